; ModuleID = 'edit_distance.cu'
source_filename = "edit_distance.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @edit_distance(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [33 x i8], align 1
  %6 = alloca [33 x i8], align 1
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %3
  br i1 %12, label %13, label %120

13:                                               ; preds = %4
  %14 = shl nsw i32 %11, 5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i8, ptr %0, i64 %15
  %17 = getelementptr inbounds i8, ptr %1, i64 %15
  call void @llvm.lifetime.start.p0(i64 33, ptr nonnull %5) #4
  call void @llvm.lifetime.start.p0(i64 33, ptr nonnull %6) #4
  br label %18

18:                                               ; preds = %42, %13
  %19 = phi i32 [ 0, %13 ], [ %43, %42 ]
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds i8, ptr %17, i64 %20
  %22 = load i8, ptr %21, align 1, !tbaa !8
  %23 = icmp eq i8 %22, 0
  br i1 %23, label %45, label %24

24:                                               ; preds = %18
  %25 = or disjoint i32 %19, 1
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds i8, ptr %17, i64 %26
  %28 = load i8, ptr %27, align 1, !tbaa !8
  %29 = icmp eq i8 %28, 0
  br i1 %29, label %45, label %30

30:                                               ; preds = %24
  %31 = or disjoint i32 %19, 2
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds i8, ptr %17, i64 %32
  %34 = load i8, ptr %33, align 1, !tbaa !8
  %35 = icmp eq i8 %34, 0
  br i1 %35, label %45, label %36

36:                                               ; preds = %30
  %37 = or disjoint i32 %19, 3
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds i8, ptr %17, i64 %38
  %40 = load i8, ptr %39, align 1, !tbaa !8
  %41 = icmp eq i8 %40, 0
  br i1 %41, label %45, label %42

42:                                               ; preds = %36
  %43 = add nuw nsw i32 %19, 4
  %44 = icmp eq i32 %43, 32
  br i1 %44, label %45, label %18, !llvm.loop !11

45:                                               ; preds = %42, %36, %30, %24, %18
  %46 = phi i32 [ %19, %18 ], [ %25, %24 ], [ %31, %30 ], [ %37, %36 ], [ 32, %42 ]
  %47 = add nuw nsw i32 %46, 1
  %48 = icmp ult i32 %46, 3
  br i1 %48, label %49, label %51

49:                                               ; preds = %61, %45
  %50 = phi i32 [ 0, %45 ], [ %52, %61 ]
  br label %65

51:                                               ; preds = %45
  %52 = and i32 %47, 2147483644
  br label %53

53:                                               ; preds = %53, %51
  %54 = phi i32 [ 0, %51 ], [ %58, %53 ]
  %55 = phi <4 x i8> [ <i8 0, i8 1, i8 2, i8 3>, %51 ], [ %59, %53 ]
  %56 = zext nneg i32 %54 to i64
  %57 = getelementptr inbounds i8, ptr %5, i64 %56
  store <4 x i8> %55, ptr %57, align 1, !tbaa !8
  %58 = add nuw i32 %54, 4
  %59 = add <4 x i8> %55, <i8 4, i8 4, i8 4, i8 4>
  %60 = icmp eq i32 %58, %52
  br i1 %60, label %61, label %53, !llvm.loop !13

61:                                               ; preds = %53
  %62 = icmp eq i32 %47, %52
  br i1 %62, label %63, label %49

63:                                               ; preds = %65, %61
  %64 = icmp eq i32 %46, 0
  br label %74

65:                                               ; preds = %49, %65
  %66 = phi i32 [ %70, %65 ], [ %50, %49 ]
  %67 = trunc i32 %66 to i8
  %68 = zext nneg i32 %66 to i64
  %69 = getelementptr inbounds i8, ptr %5, i64 %68
  store i8 %67, ptr %69, align 1, !tbaa !8
  %70 = add nuw nsw i32 %66, 1
  %71 = icmp eq i32 %66, %46
  br i1 %71, label %63, label %65, !llvm.loop !16

72:                                               ; preds = %95, %90
  %73 = icmp eq i32 %91, 32
  br i1 %73, label %82, label %74, !llvm.loop !17

74:                                               ; preds = %63, %72
  %75 = phi ptr [ %5, %63 ], [ %76, %72 ]
  %76 = phi ptr [ %6, %63 ], [ %75, %72 ]
  %77 = phi i32 [ 0, %63 ], [ %91, %72 ]
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds i8, ptr %16, i64 %78
  %80 = load i8, ptr %79, align 1, !tbaa !8
  %81 = icmp eq i8 %80, 0
  br i1 %81, label %82, label %90

82:                                               ; preds = %72, %74
  %83 = phi ptr [ %76, %72 ], [ %75, %74 ]
  %84 = zext nneg i32 %46 to i64
  %85 = getelementptr inbounds i8, ptr %83, i64 %84
  %86 = load i8, ptr %85, align 1, !tbaa !8
  %87 = zext i8 %86 to i32
  %88 = sext i32 %11 to i64
  %89 = getelementptr inbounds i32, ptr %2, i64 %88
  store i32 %87, ptr %89, align 4, !tbaa !18
  call void @llvm.lifetime.end.p0(i64 33, ptr nonnull %6) #4
  call void @llvm.lifetime.end.p0(i64 33, ptr nonnull %5) #4
  br label %120

90:                                               ; preds = %74
  %91 = add nuw nsw i32 %77, 1
  %92 = trunc nuw i32 %91 to i8
  store i8 %92, ptr %76, align 1, !tbaa !8
  br i1 %64, label %72, label %93

93:                                               ; preds = %90
  %94 = load i8, ptr %75, align 1, !tbaa !8
  br label %95

95:                                               ; preds = %93, %95
  %96 = phi i32 [ %116, %95 ], [ %91, %93 ]
  %97 = phi i8 [ %110, %95 ], [ %94, %93 ]
  %98 = phi i32 [ %107, %95 ], [ 0, %93 ]
  %99 = zext nneg i32 %98 to i64
  %100 = zext i8 %97 to i32
  %101 = load i8, ptr %79, align 1, !tbaa !8
  %102 = getelementptr inbounds i8, ptr %17, i64 %99
  %103 = load i8, ptr %102, align 1, !tbaa !8
  %104 = icmp ne i8 %101, %103
  %105 = zext i1 %104 to i32
  %106 = add nuw nsw i32 %105, %100
  %107 = add nuw nsw i32 %98, 1
  %108 = zext nneg i32 %107 to i64
  %109 = getelementptr inbounds i8, ptr %75, i64 %108
  %110 = load i8, ptr %109, align 1, !tbaa !8
  %111 = zext i8 %110 to i32
  %112 = add nuw nsw i32 %111, 1
  %113 = and i32 %96, 255
  %114 = add nuw nsw i32 %113, 1
  %115 = tail call i32 @llvm.umin.i32(i32 %112, i32 %114)
  %116 = tail call i32 @llvm.umin.i32(i32 %106, i32 %115)
  %117 = trunc i32 %116 to i8
  %118 = getelementptr inbounds i8, ptr %76, i64 %108
  store i8 %117, ptr %118, align 1, !tbaa !8
  %119 = icmp eq i32 %107, %46
  br i1 %119, label %72, label %95, !llvm.loop !20

120:                                              ; preds = %4, %82
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @edit_distance, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12, !14, !15}
!14 = !{!"llvm.loop.isvectorized", i32 1}
!15 = !{!"llvm.loop.unroll.runtime.disable"}
!16 = distinct !{!16, !12, !15, !14}
!17 = distinct !{!17, !12}
!18 = !{!19, !19, i64 0}
!19 = !{!"int", !9, i64 0}
!20 = distinct !{!20, !12}
