; ModuleID = 'producer_consumer.cu'
source_filename = "producer_consumer.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ17producer_consumerE4slot = internal unnamed_addr addrspace(3) global [4 x [32 x i32]] undef, align 4
@_ZZ17producer_consumerE8produced = internal addrspace(3) global i32 undef, align 4
@_ZZ17producer_consumerE8consumed = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @producer_consumer(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = and i32 %4, 31
  %6 = icmp eq i32 %4, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %3
  store volatile i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ17producer_consumerE8produced to ptr), align 4, !tbaa !8
  store volatile i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ17producer_consumerE8consumed to ptr), align 4, !tbaa !8
  br label %8

8:                                                ; preds = %7, %3
  tail call void @llvm.nvvm.barrier0()
  %9 = icmp ult i32 %4, 32
  %10 = icmp sgt i32 %2, 0
  br i1 %9, label %15, label %11

11:                                               ; preds = %8
  br i1 %10, label %12, label %68

12:                                               ; preds = %11
  %13 = zext nneg i32 %5 to i64
  %14 = icmp eq i32 %5, 0
  br label %39

15:                                               ; preds = %8
  br i1 %10, label %16, label %68

16:                                               ; preds = %15
  %17 = zext nneg i32 %5 to i64
  %18 = icmp eq i32 %5, 0
  br label %19

19:                                               ; preds = %16, %37
  %20 = phi i32 [ 0, %16 ], [ %35, %37 ]
  %21 = add nsw i32 %20, -3
  br label %22

22:                                               ; preds = %19, %22
  %23 = load volatile i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17producer_consumerE8consumed to ptr), align 4, !tbaa !8
  %24 = icmp slt i32 %23, %21
  br i1 %24, label %22, label %25, !llvm.loop !12

25:                                               ; preds = %22
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %26 = shl nsw i32 %20, 5
  %27 = or disjoint i32 %26, %4
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %0, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !8
  %31 = mul nsw i32 %30, %30
  %32 = and i32 %20, 3
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds [4 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ17producer_consumerE4slot to ptr), i64 0, i64 %33, i64 %17
  store i32 %31, ptr %34, align 4, !tbaa !8
  tail call void @llvm.nvvm.membar.cta()
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %35 = add nuw nsw i32 %20, 1
  br i1 %18, label %36, label %37

36:                                               ; preds = %25
  store volatile i32 %35, ptr addrspacecast (ptr addrspace(3) @_ZZ17producer_consumerE8produced to ptr), align 4, !tbaa !8
  br label %37

37:                                               ; preds = %25, %36
  %38 = icmp eq i32 %35, %2
  br i1 %38, label %68, label %19, !llvm.loop !14

39:                                               ; preds = %12, %65
  %40 = phi i32 [ 0, %12 ], [ %66, %65 ]
  br label %41

41:                                               ; preds = %39, %41
  %42 = load volatile i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17producer_consumerE8produced to ptr), align 4, !tbaa !8
  %43 = icmp sgt i32 %42, %40
  br i1 %43, label %44, label %41, !llvm.loop !15

44:                                               ; preds = %41
  tail call void @llvm.nvvm.membar.cta()
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %45 = and i32 %40, 3
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds [4 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ17producer_consumerE4slot to ptr), i64 0, i64 %46, i64 %13
  %48 = load i32, ptr %47, align 4, !tbaa !8
  %49 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %48, i32 16, i32 31)
  %50 = add nsw i32 %49, %48
  %51 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %50, i32 8, i32 31)
  %52 = add nsw i32 %51, %50
  %53 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %52, i32 4, i32 31)
  %54 = add nsw i32 %53, %52
  %55 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %54, i32 2, i32 31)
  %56 = add nsw i32 %55, %54
  %57 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %56, i32 1, i32 31)
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br i1 %14, label %60, label %58

58:                                               ; preds = %44
  %59 = add nuw nsw i32 %40, 1
  br label %65

60:                                               ; preds = %44
  %61 = add nsw i32 %57, %56
  %62 = add nuw nsw i32 %40, 1
  %63 = zext nneg i32 %40 to i64
  %64 = getelementptr inbounds i32, ptr %1, i64 %63
  store i32 %61, ptr %64, align 4, !tbaa !8
  store volatile i32 %62, ptr addrspacecast (ptr addrspace(3) @_ZZ17producer_consumerE8consumed to ptr), align 4, !tbaa !8
  br label %65

65:                                               ; preds = %58, %60
  %66 = phi i32 [ %59, %58 ], [ %62, %60 ]
  %67 = icmp eq i32 %66, %2
  br i1 %67, label %68, label %39, !llvm.loop !16

68:                                               ; preds = %65, %37, %11, %15
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #1

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.cta() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #4

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nounwind }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @producer_consumer, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = distinct !{!15, !13}
!16 = distinct !{!16, !13}
