; ModuleID = 'packet_parse.cu'
source_filename = "packet_parse.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Answer = type { i32, i32, i64, i8 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @packet_parse(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %144

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %1, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !8
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i8, ptr %0, i64 %15
  %17 = load i8, ptr %16, align 1, !tbaa !12
  %18 = getelementptr inbounds i8, ptr %16, i64 1
  %19 = load i8, ptr %18, align 1, !tbaa !12
  %20 = getelementptr inbounds i8, ptr %16, i64 3
  %21 = load i8, ptr %20, align 1, !tbaa !12
  %22 = zext i8 %21 to i32
  %23 = getelementptr inbounds i8, ptr %16, i64 4
  %24 = load i8, ptr %23, align 1, !tbaa !12
  %25 = zext i8 %24 to i32
  %26 = shl nuw nsw i32 %25, 8
  %27 = or disjoint i32 %26, %22
  %28 = getelementptr inbounds i8, ptr %16, i64 5
  %29 = load i8, ptr %28, align 1, !tbaa !12
  %30 = zext i8 %29 to i32
  %31 = shl nuw nsw i32 %30, 16
  %32 = or disjoint i32 %27, %31
  %33 = getelementptr inbounds i8, ptr %16, i64 6
  %34 = load i8, ptr %33, align 1, !tbaa !12
  %35 = zext i8 %34 to i32
  %36 = shl nuw i32 %35, 24
  %37 = or disjoint i32 %32, %36
  %38 = getelementptr inbounds i8, ptr %16, i64 7
  %39 = load i8, ptr %38, align 1, !tbaa !12
  %40 = zext i8 %39 to i64
  %41 = getelementptr inbounds i8, ptr %16, i64 8
  %42 = load i8, ptr %41, align 1, !tbaa !12
  %43 = zext i8 %42 to i64
  %44 = shl nuw nsw i64 %43, 8
  %45 = or disjoint i64 %44, %40
  %46 = getelementptr inbounds i8, ptr %16, i64 9
  %47 = load i8, ptr %46, align 1, !tbaa !12
  %48 = zext i8 %47 to i64
  %49 = shl nuw nsw i64 %48, 16
  %50 = getelementptr inbounds i8, ptr %16, i64 11
  %51 = load i8, ptr %50, align 1, !tbaa !12
  %52 = zext i8 %51 to i64
  %53 = getelementptr inbounds i8, ptr %16, i64 12
  %54 = load i8, ptr %53, align 1, !tbaa !12
  %55 = zext i8 %54 to i64
  %56 = shl nuw nsw i64 %55, 8
  %57 = getelementptr inbounds i8, ptr %16, i64 13
  %58 = load i8, ptr %57, align 1, !tbaa !12
  %59 = zext i8 %58 to i64
  %60 = shl nuw nsw i64 %59, 16
  %61 = or disjoint i64 %56, %60
  %62 = or disjoint i64 %61, %52
  %63 = lshr i8 %17, 7
  %64 = and i8 %17, 15
  %65 = zext nneg i8 %64 to i32
  %66 = mul nuw nsw i32 %65, 100
  %67 = lshr i8 %17, 4
  %68 = and i8 %67, 7
  %69 = zext nneg i8 %68 to i32
  %70 = add nuw nsw i32 %66, %69
  %71 = and i64 %49, 983040
  %72 = or disjoint i64 %45, %71
  %73 = xor i64 %62, 65536
  %74 = add nuw nsw i64 %73, 1
  %75 = and i64 %74, 16777215
  %76 = add nuw nsw i64 %75, %72
  %77 = and i8 %19, 15
  %78 = zext nneg i8 %77 to i32
  %79 = getelementptr inbounds i8, ptr %16, i64 15
  %80 = icmp eq i8 %77, 0
  br i1 %80, label %104, label %81

81:                                               ; preds = %11
  %82 = and i32 %78, 3
  %83 = icmp ult i8 %77, 4
  br i1 %83, label %86, label %84

84:                                               ; preds = %81
  %85 = and i32 %78, 12
  br label %110

86:                                               ; preds = %110, %81
  %87 = phi i64 [ poison, %81 ], [ %140, %110 ]
  %88 = phi i32 [ 0, %81 ], [ %141, %110 ]
  %89 = phi i64 [ %76, %81 ], [ %140, %110 ]
  %90 = icmp eq i32 %82, 0
  br i1 %90, label %104, label %91

91:                                               ; preds = %86, %91
  %92 = phi i32 [ %101, %91 ], [ %88, %86 ]
  %93 = phi i64 [ %100, %91 ], [ %89, %86 ]
  %94 = phi i32 [ %102, %91 ], [ 0, %86 ]
  %95 = mul nsw i64 %93, 31
  %96 = zext nneg i32 %92 to i64
  %97 = getelementptr inbounds i8, ptr %79, i64 %96
  %98 = load i8, ptr %97, align 1, !tbaa !12
  %99 = zext i8 %98 to i64
  %100 = add nsw i64 %95, %99
  %101 = add nuw nsw i32 %92, 1
  %102 = add i32 %94, 1
  %103 = icmp eq i32 %102, %82
  br i1 %103, label %104, label %91, !llvm.loop !13

104:                                              ; preds = %86, %91, %11
  %105 = phi i64 [ %76, %11 ], [ %87, %86 ], [ %100, %91 ]
  %106 = getelementptr inbounds %struct.Answer, ptr %2, i64 %12
  store i32 %37, ptr %106, align 8, !tbaa !8
  %107 = getelementptr inbounds i8, ptr %106, i64 4
  store i32 %70, ptr %107, align 4, !tbaa !8
  %108 = getelementptr inbounds i8, ptr %106, i64 8
  store i64 %105, ptr %108, align 8, !tbaa !15
  %109 = getelementptr inbounds i8, ptr %106, i64 16
  store i8 %63, ptr %109, align 8, !tbaa !17
  br label %144

110:                                              ; preds = %110, %84
  %111 = phi i32 [ 0, %84 ], [ %141, %110 ]
  %112 = phi i64 [ %76, %84 ], [ %140, %110 ]
  %113 = phi i32 [ 0, %84 ], [ %142, %110 ]
  %114 = mul nsw i64 %112, 31
  %115 = zext nneg i32 %111 to i64
  %116 = getelementptr inbounds i8, ptr %79, i64 %115
  %117 = load i8, ptr %116, align 1, !tbaa !12
  %118 = zext i8 %117 to i64
  %119 = add nsw i64 %114, %118
  %120 = or disjoint i32 %111, 1
  %121 = mul nsw i64 %119, 31
  %122 = zext nneg i32 %120 to i64
  %123 = getelementptr inbounds i8, ptr %79, i64 %122
  %124 = load i8, ptr %123, align 1, !tbaa !12
  %125 = zext i8 %124 to i64
  %126 = add nsw i64 %121, %125
  %127 = or disjoint i32 %111, 2
  %128 = mul nsw i64 %126, 31
  %129 = zext nneg i32 %127 to i64
  %130 = getelementptr inbounds i8, ptr %79, i64 %129
  %131 = load i8, ptr %130, align 1, !tbaa !12
  %132 = zext i8 %131 to i64
  %133 = add nsw i64 %128, %132
  %134 = or disjoint i32 %111, 3
  %135 = mul nsw i64 %133, 31
  %136 = zext nneg i32 %134 to i64
  %137 = getelementptr inbounds i8, ptr %79, i64 %136
  %138 = load i8, ptr %137, align 1, !tbaa !12
  %139 = zext i8 %138 to i64
  %140 = add nsw i64 %135, %139
  %141 = add nuw nsw i32 %111, 4
  %142 = add i32 %113, 4
  %143 = icmp eq i32 %142, %85
  br i1 %143, label %86, label %110, !llvm.loop !19

144:                                              ; preds = %4, %104
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @packet_parse, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!10, !10, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = !{!16, !16, i64 0}
!16 = !{!"long long", !10, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"bool", !10, i64 0}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.mustprogress"}
