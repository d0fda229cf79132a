; ModuleID = 'floyd_warshall.cu'
source_filename = "floyd_warshall.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14floyd_warshallE1d = internal unnamed_addr addrspace(3) global [64 x [64 x i32]] undef, align 4
@_ZZ14floyd_warshallE4step = internal unnamed_addr addrspace(3) global [64 x [64 x i8]] undef, align 1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @floyd_warshall(ptr nocapture noundef %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %5 = icmp slt i32 %4, %2
  br i1 %5, label %6, label %11

6:                                                ; preds = %3
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = icmp ult i32 %7, %2
  %9 = tail call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %18

11:                                               ; preds = %23, %3
  tail call void @llvm.nvvm.barrier0()
  %12 = icmp sgt i32 %2, 0
  br i1 %12, label %13, label %46

13:                                               ; preds = %11
  %14 = tail call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = icmp ult i32 %14, %2
  %16 = tail call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %17 = tail call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %42

18:                                               ; preds = %6, %23
  %19 = phi i32 [ %4, %6 ], [ %24, %23 ]
  br i1 %8, label %20, label %23

20:                                               ; preds = %18
  %21 = mul nsw i32 %19, %2
  %22 = sext i32 %19 to i64
  br label %26

23:                                               ; preds = %26, %18
  %24 = add i32 %19, %10
  %25 = icmp slt i32 %24, %2
  br i1 %25, label %18, label %11, !llvm.loop !8

26:                                               ; preds = %20, %26
  %27 = phi i32 [ %7, %20 ], [ %40, %26 ]
  %28 = add nsw i32 %27, %21
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %0, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !10
  %32 = sext i32 %27 to i64
  %33 = getelementptr inbounds [64 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE1d to ptr), i64 0, i64 %22, i64 %32
  store i32 %31, ptr %33, align 4, !tbaa !10
  %34 = icmp slt i32 %31, 1000000
  %35 = icmp eq i32 %27, %19
  %36 = trunc i32 %27 to i8
  %37 = select i1 %35, i8 -1, i8 %36
  %38 = select i1 %34, i8 %37, i8 -1
  %39 = getelementptr inbounds [64 x [64 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE4step to ptr), i64 0, i64 %22, i64 %32
  store i8 %38, ptr %39, align 1, !tbaa !14
  %40 = add i32 %27, %9
  %41 = icmp slt i32 %40, %2
  br i1 %41, label %26, label %23, !llvm.loop !15

42:                                               ; preds = %13, %52
  %43 = phi i32 [ 0, %13 ], [ %53, %52 ]
  br i1 %5, label %44, label %52

44:                                               ; preds = %42
  %45 = zext nneg i32 %43 to i64
  br label %55

46:                                               ; preds = %52, %11
  br i1 %5, label %47, label %80

47:                                               ; preds = %46
  %48 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %49 = icmp ult i32 %48, %2
  %50 = tail call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %51 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %81

52:                                               ; preds = %62, %42
  tail call void @llvm.nvvm.barrier0()
  %53 = add nuw nsw i32 %43, 1
  %54 = icmp eq i32 %53, %2
  br i1 %54, label %46, label %42, !llvm.loop !16

55:                                               ; preds = %44, %62
  %56 = phi i32 [ %4, %44 ], [ %63, %62 ]
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [64 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE1d to ptr), i64 0, i64 %57, i64 %45
  %59 = load i32, ptr %58, align 4, !tbaa !10
  br i1 %15, label %60, label %62

60:                                               ; preds = %55
  %61 = getelementptr inbounds [64 x [64 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE4step to ptr), i64 0, i64 %57, i64 %45
  br label %65

62:                                               ; preds = %77, %55
  %63 = add i32 %56, %17
  %64 = icmp slt i32 %63, %2
  br i1 %64, label %55, label %52, !llvm.loop !17

65:                                               ; preds = %60, %77
  %66 = phi i32 [ %14, %60 ], [ %78, %77 ]
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [64 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE1d to ptr), i64 0, i64 %45, i64 %67
  %69 = load i32, ptr %68, align 4, !tbaa !10
  %70 = add nsw i32 %69, %59
  %71 = getelementptr inbounds [64 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE1d to ptr), i64 0, i64 %57, i64 %67
  %72 = load i32, ptr %71, align 4, !tbaa !10
  %73 = icmp slt i32 %70, %72
  br i1 %73, label %74, label %77

74:                                               ; preds = %65
  %75 = getelementptr inbounds [64 x [64 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE4step to ptr), i64 0, i64 %57, i64 %67
  store i32 %70, ptr %71, align 4, !tbaa !10
  %76 = load i8, ptr %61, align 1, !tbaa !14
  store i8 %76, ptr %75, align 1, !tbaa !14
  br label %77

77:                                               ; preds = %74, %65
  %78 = add i32 %66, %16
  %79 = icmp slt i32 %78, %2
  br i1 %79, label %65, label %62, !llvm.loop !18

80:                                               ; preds = %86, %46
  ret void

81:                                               ; preds = %47, %86
  %82 = phi i32 [ %4, %47 ], [ %87, %86 ]
  br i1 %49, label %83, label %86

83:                                               ; preds = %81
  %84 = sext i32 %82 to i64
  %85 = mul nsw i32 %82, %2
  br label %89

86:                                               ; preds = %89, %81
  %87 = add i32 %82, %51
  %88 = icmp slt i32 %87, %2
  br i1 %88, label %81, label %80, !llvm.loop !19

89:                                               ; preds = %83, %89
  %90 = phi i32 [ %48, %83 ], [ %100, %89 ]
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [64 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE1d to ptr), i64 0, i64 %84, i64 %91
  %93 = load i32, ptr %92, align 4, !tbaa !10
  %94 = add nsw i32 %90, %85
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i32, ptr %0, i64 %95
  store i32 %93, ptr %96, align 4, !tbaa !10
  %97 = getelementptr inbounds [64 x [64 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE4step to ptr), i64 0, i64 %84, i64 %91
  %98 = load i8, ptr %97, align 1, !tbaa !14
  %99 = getelementptr inbounds i8, ptr %1, i64 %95
  store i8 %98, ptr %99, align 1, !tbaa !14
  %100 = add i32 %90, %50
  %101 = icmp slt i32 %100, %2
  br i1 %101, label %89, label %86, !llvm.loop !20
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @floyd_warshall, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{!12, !12, i64 0}
!15 = distinct !{!15, !9}
!16 = distinct !{!16, !9}
!17 = distinct !{!17, !9}
!18 = distinct !{!18, !9}
!19 = distinct !{!19, !9}
!20 = distinct !{!20, !9}
