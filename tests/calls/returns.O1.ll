; ModuleID = 'returns.cu'
source_filename = "returns.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ7returnsE4tile = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef ptr @_Z6largerPKiS0_(ptr noundef readonly %0, ptr noundef readonly %1) local_unnamed_addr #0 {
  %3 = load i32, ptr %0, align 4, !tbaa !8
  %4 = load i32, ptr %1, align 4, !tbaa !8
  %5 = icmp sgt i32 %3, %4
  %6 = select i1 %5, ptr %0, ptr %1
  ret ptr %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none)
define dso_local noundef ptr @_Z7largestPKii(ptr noundef readonly %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = icmp sgt i32 %1, 1
  br i1 %3, label %6, label %4

4:                                                ; preds = %6, %2
  %5 = phi ptr [ %0, %2 ], [ %11, %6 ]
  ret ptr %5

6:                                                ; preds = %2, %6
  %7 = phi i32 [ %12, %6 ], [ 1, %2 ]
  %8 = phi ptr [ %11, %6 ], [ %0, %2 ]
  %9 = zext nneg i32 %7 to i64
  %10 = getelementptr inbounds i32, ptr %0, i64 %9
  %11 = tail call noundef ptr @_Z6largerPKiS0_(ptr noundef %8, ptr noundef nonnull %10) #6
  %12 = add nuw nsw i32 %7, 1
  %13 = icmp eq i32 %12, %1
  br i1 %13, label %4, label %6, !llvm.loop !12
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local noundef ptr @_Z4slotPii(ptr noundef readnone %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = mul nsw i32 %1, 7
  %4 = srem i32 %3, 64
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds i32, ptr %0, i64 %5
  ret ptr %6
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @returns(ptr noundef readonly %0, ptr noundef writeonly %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 6
  %7 = add nsw i32 %6, %4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !8
  %11 = tail call noundef ptr @_Z4slotPii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ7returnsE4tile to ptr), i32 noundef %4) #6
  store i32 %10, ptr %11, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  %12 = tail call noundef ptr @_Z7largestPKii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ7returnsE4tile to ptr), i32 noundef 64) #6
  %13 = load i32, ptr %12, align 4, !tbaa !8
  %14 = tail call noundef ptr @_Z7largestPKii(ptr noundef %0, i32 noundef %2) #6
  %15 = load i32, ptr %14, align 4, !tbaa !8
  %16 = shl nsw i32 %13, 1
  %17 = add nsw i32 %15, %16
  %18 = load i32, ptr %11, align 4, !tbaa !8
  %19 = add nsw i32 %17, %18
  %20 = sext i32 %6 to i64
  %21 = getelementptr inbounds i32, ptr %1, i64 %20
  %22 = tail call noundef ptr @_Z4slotPii(ptr noundef %21, i32 noundef %4) #6
  store i32 %19, ptr %22, align 4, !tbaa !8
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #3 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @returns, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
