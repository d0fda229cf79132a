; ModuleID = 'rows.cu'
source_filename = "rows.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ4rowsE4data = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ4rowsE3row = internal addrspace(3) global [8 x ptr] undef, align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none)
define dso_local noundef i32 @_Z4cellPPiii(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = sext i32 %1 to i64
  %5 = getelementptr inbounds ptr, ptr %0, i64 %4
  %6 = load ptr, ptr %5, align 8, !tbaa !8
  %7 = sext i32 %2 to i64
  %8 = getelementptr inbounds i32, ptr %6, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !12
  ret i32 %9
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @_Z4swapPPiii(ptr nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = sext i32 %1 to i64
  %5 = getelementptr inbounds ptr, ptr %0, i64 %4
  %6 = load ptr, ptr %5, align 8, !tbaa !8
  %7 = sext i32 %2 to i64
  %8 = getelementptr inbounds ptr, ptr %0, i64 %7
  %9 = load ptr, ptr %8, align 8, !tbaa !8
  store ptr %9, ptr %5, align 8, !tbaa !8
  store ptr %6, ptr %8, align 8, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none)
define dso_local noundef i32 @_Z5tracePPii(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %6, label %4

4:                                                ; preds = %6, %2
  %5 = phi i32 [ 0, %2 ], [ %10, %6 ]
  ret i32 %5

6:                                                ; preds = %2, %6
  %7 = phi i32 [ %11, %6 ], [ 0, %2 ]
  %8 = phi i32 [ %10, %6 ], [ 0, %2 ]
  %9 = tail call noundef i32 @_Z4cellPPiii(ptr noundef %0, i32 noundef %7, i32 noundef %7) #5
  %10 = add nsw i32 %9, %8
  %11 = add nuw nsw i32 %7, 1
  %12 = icmp eq i32 %11, %1
  br i1 %12, label %4, label %6, !llvm.loop !14
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @rows(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 6
  %7 = add nsw i32 %6, %4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !12
  %11 = zext nneg i32 %4 to i64
  %12 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4rowsE4data to ptr), i64 0, i64 %11
  store i32 %10, ptr %12, align 4, !tbaa !12
  %13 = icmp ult i32 %4, 8
  br i1 %13, label %14, label %19

14:                                               ; preds = %3
  %15 = shl nuw nsw i32 %4, 3
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4rowsE4data to ptr), i64 %16
  %18 = getelementptr inbounds [8 x ptr], ptr addrspacecast (ptr addrspace(3) @_ZZ4rowsE3row to ptr), i64 0, i64 %11
  store ptr %17, ptr %18, align 8, !tbaa !8
  br label %19

19:                                               ; preds = %14, %3
  tail call void @llvm.nvvm.barrier0()
  %20 = icmp eq i32 %4, 0
  br i1 %20, label %21, label %22

21:                                               ; preds = %19
  tail call void @_Z4swapPPiii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ4rowsE3row to ptr), i32 noundef 1, i32 noundef 6) #5
  br label %22

22:                                               ; preds = %21, %19
  tail call void @llvm.nvvm.barrier0()
  %23 = tail call noundef i32 @_Z5tracePPii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ4rowsE3row to ptr), i32 noundef 8) #5
  %24 = lshr i32 %4, 3
  %25 = and i32 %4, 7
  %26 = tail call noundef i32 @_Z4cellPPiii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ4rowsE3row to ptr), i32 noundef %24, i32 noundef %25) #5
  %27 = add nsw i32 %26, %23
  %28 = getelementptr inbounds i32, ptr %1, i64 %8
  store i32 %27, ptr %28, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @rows, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"any pointer", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !10, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
