; ModuleID = 'bytecode_vm.cu'
source_filename = "bytecode_vm.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @bytecode_vm(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef writeonly %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = alloca [32 x i32], align 4
  %8 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %4
  br i1 %13, label %14, label %147

14:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7) #3
  store i32 0, ptr %7, align 4, !tbaa !8
  %15 = icmp sgt i32 %5, 0
  %16 = sext i32 %12 to i64
  br i1 %15, label %17, label %144

17:                                               ; preds = %14
  %18 = getelementptr inbounds i32, ptr %2, i64 %16
  br label %19

19:                                               ; preds = %17, %138
  %20 = phi i32 [ %5, %17 ], [ %142, %138 ]
  %21 = phi i32 [ 0, %17 ], [ %141, %138 ]
  %22 = phi i32 [ 0, %17 ], [ %140, %138 ]
  %23 = phi i32 [ -2000000, %17 ], [ %139, %138 ]
  %24 = add nsw i32 %20, -1
  %25 = icmp sge i32 %22, %1
  %26 = icmp ugt i32 %21, 29
  %27 = select i1 %25, i1 true, i1 %26
  br i1 %27, label %144, label %28

28:                                               ; preds = %19
  %29 = add nsw i32 %22, 1
  %30 = sext i32 %22 to i64
  %31 = getelementptr inbounds i8, ptr %0, i64 %30
  %32 = load i8, ptr %31, align 1, !tbaa !12
  %33 = zext nneg i32 %21 to i64
  %34 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !8
  %36 = icmp eq i32 %21, 0
  br i1 %36, label %42, label %37

37:                                               ; preds = %28
  %38 = add nsw i32 %21, -1
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !8
  br label %42

42:                                               ; preds = %28, %37
  %43 = phi i32 [ %41, %37 ], [ 0, %28 ]
  switch i8 %32, label %137 [
    i8 0, label %138
    i8 1, label %44
    i8 2, label %53
    i8 3, label %58
    i8 4, label %63
    i8 5, label %68
    i8 6, label %73
    i8 7, label %82
    i8 8, label %86
    i8 9, label %90
    i8 10, label %92
    i8 11, label %98
    i8 12, label %103
    i8 13, label %113
    i8 14, label %130
    i8 15, label %132
  ]

44:                                               ; preds = %42
  %45 = add nsw i32 %22, 2
  %46 = sext i32 %29 to i64
  %47 = getelementptr inbounds i8, ptr %0, i64 %46
  %48 = load i8, ptr %47, align 1, !tbaa !12
  %49 = sext i8 %48 to i32
  %50 = add nuw nsw i32 %21, 1
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 %51
  store i32 %49, ptr %52, align 4, !tbaa !8
  br label %138

53:                                               ; preds = %42
  %54 = load i32, ptr %18, align 4, !tbaa !8
  %55 = add nuw nsw i32 %21, 1
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 %56
  store i32 %54, ptr %57, align 4, !tbaa !8
  br label %138

58:                                               ; preds = %42
  %59 = add nsw i32 %43, %35
  %60 = add nsw i32 %21, -1
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 %61
  store i32 %59, ptr %62, align 4, !tbaa !8
  br label %138

63:                                               ; preds = %42
  %64 = sub nsw i32 %43, %35
  %65 = add nsw i32 %21, -1
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 %66
  store i32 %64, ptr %67, align 4, !tbaa !8
  br label %138

68:                                               ; preds = %42
  %69 = mul nsw i32 %43, %35
  %70 = add nsw i32 %21, -1
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 %71
  store i32 %69, ptr %72, align 4, !tbaa !8
  br label %138

73:                                               ; preds = %42
  %74 = icmp eq i32 %35, 0
  br i1 %74, label %77, label %75

75:                                               ; preds = %73
  %76 = sdiv i32 %43, %35
  br label %77

77:                                               ; preds = %73, %75
  %78 = phi i32 [ %76, %75 ], [ 0, %73 ]
  %79 = add nsw i32 %21, -1
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 %80
  store i32 %78, ptr %81, align 4, !tbaa !8
  br label %138

82:                                               ; preds = %42
  %83 = add nuw nsw i32 %21, 1
  %84 = zext nneg i32 %83 to i64
  %85 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 %84
  store i32 %35, ptr %85, align 4, !tbaa !8
  br label %138

86:                                               ; preds = %42
  store i32 %43, ptr %34, align 4, !tbaa !8
  %87 = add nsw i32 %21, -1
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 %88
  store i32 %35, ptr %89, align 4, !tbaa !8
  br label %138

90:                                               ; preds = %42
  %91 = add nsw i32 %21, -1
  br label %138

92:                                               ; preds = %42
  %93 = icmp slt i32 %43, %35
  %94 = zext i1 %93 to i32
  %95 = add nsw i32 %21, -1
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 %96
  store i32 %94, ptr %97, align 4, !tbaa !8
  br label %138

98:                                               ; preds = %42
  %99 = sext i32 %29 to i64
  %100 = getelementptr inbounds i8, ptr %0, i64 %99
  %101 = load i8, ptr %100, align 1, !tbaa !12
  %102 = zext i8 %101 to i32
  br label %138

103:                                              ; preds = %42
  %104 = add nsw i32 %21, -1
  %105 = icmp eq i32 %35, 0
  br i1 %105, label %111, label %106

106:                                              ; preds = %103
  %107 = sext i32 %29 to i64
  %108 = getelementptr inbounds i8, ptr %0, i64 %107
  %109 = load i8, ptr %108, align 1, !tbaa !12
  %110 = zext i8 %109 to i32
  br label %138

111:                                              ; preds = %103
  %112 = add nsw i32 %22, 2
  br label %138

113:                                              ; preds = %42
  %114 = add nsw i32 %22, 2
  %115 = sext i32 %29 to i64
  %116 = getelementptr inbounds i8, ptr %0, i64 %115
  %117 = load i8, ptr %116, align 1, !tbaa !12
  %118 = zext i8 %117 to i32
  %119 = icmp ult i32 %21, %118
  br i1 %119, label %125, label %120

120:                                              ; preds = %113
  %121 = sub nsw i32 %21, %118
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 %122
  %124 = load i32, ptr %123, align 4, !tbaa !8
  br label %125

125:                                              ; preds = %113, %120
  %126 = phi i32 [ %124, %120 ], [ 0, %113 ]
  %127 = add nuw nsw i32 %21, 1
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 %128
  store i32 %126, ptr %129, align 4, !tbaa !8
  br label %138

130:                                              ; preds = %42
  %131 = sub nsw i32 0, %35
  store i32 %131, ptr %34, align 4, !tbaa !8
  br label %138

132:                                              ; preds = %42
  %133 = xor i32 %43, %35
  %134 = add nsw i32 %21, -1
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [32 x i32], ptr %7, i64 0, i64 %135
  store i32 %133, ptr %136, align 4, !tbaa !8
  br label %138

137:                                              ; preds = %42
  br label %138

138:                                              ; preds = %106, %111, %42, %137, %132, %130, %125, %98, %92, %90, %86, %82, %77, %68, %63, %58, %53, %44
  %139 = phi i32 [ %23, %137 ], [ %23, %132 ], [ %23, %130 ], [ %23, %125 ], [ %23, %98 ], [ %23, %92 ], [ %23, %90 ], [ %23, %86 ], [ %23, %82 ], [ %23, %77 ], [ %23, %68 ], [ %23, %63 ], [ %23, %58 ], [ %23, %53 ], [ %23, %44 ], [ %35, %42 ], [ %23, %111 ], [ %23, %106 ]
  %140 = phi i32 [ %29, %137 ], [ %29, %132 ], [ %29, %130 ], [ %114, %125 ], [ %102, %98 ], [ %29, %92 ], [ %29, %90 ], [ %29, %86 ], [ %29, %82 ], [ %29, %77 ], [ %29, %68 ], [ %29, %63 ], [ %29, %58 ], [ %29, %53 ], [ %45, %44 ], [ %29, %42 ], [ %112, %111 ], [ %110, %106 ]
  %141 = phi i32 [ -2, %137 ], [ %134, %132 ], [ %21, %130 ], [ %127, %125 ], [ %21, %98 ], [ %95, %92 ], [ %91, %90 ], [ %21, %86 ], [ %83, %82 ], [ %79, %77 ], [ %70, %68 ], [ %65, %63 ], [ %60, %58 ], [ %55, %53 ], [ %50, %44 ], [ %21, %42 ], [ %104, %111 ], [ %104, %106 ]
  %142 = phi i32 [ %24, %137 ], [ %24, %132 ], [ %24, %130 ], [ %24, %125 ], [ %24, %98 ], [ %24, %92 ], [ %24, %90 ], [ %24, %86 ], [ %24, %82 ], [ %24, %77 ], [ %24, %68 ], [ %24, %63 ], [ %24, %58 ], [ %24, %53 ], [ %24, %44 ], [ 0, %42 ], [ %24, %111 ], [ %24, %106 ]
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %144, label %19, !llvm.loop !13

144:                                              ; preds = %138, %19, %14
  %145 = phi i32 [ -2000000, %14 ], [ %139, %138 ], [ -1000000, %19 ]
  %146 = getelementptr inbounds i32, ptr %3, i64 %16
  store i32 %145, ptr %146, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7) #3
  br label %147

147:                                              ; preds = %6, %144
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @bytecode_vm, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!10, !10, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
