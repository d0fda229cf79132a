; ModuleID = 'spin_lock.cu'
source_filename = "spin_lock.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9spin_lockE7entered = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @spin_lock(ptr noundef %0, ptr nocapture noundef writeonly %1, ptr noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %24

6:                                                ; preds = %3
  %7 = cmpxchg ptr %0, i32 0, i32 1 seq_cst seq_cst, align 4
  %8 = extractvalue { i32, i1 } %7, 1
  br i1 %8, label %16, label %9

9:                                                ; preds = %6, %12
  %10 = load volatile i32, ptr %0, align 4, !tbaa !8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %13, label %12

12:                                               ; preds = %9, %13
  br label %9, !llvm.loop !12

13:                                               ; preds = %9
  %14 = cmpxchg ptr %0, i32 0, i32 1 seq_cst seq_cst, align 4
  %15 = extractvalue { i32, i1 } %14, 1
  br i1 %15, label %16, label %12

16:                                               ; preds = %13, %6
  tail call void @llvm.nvvm.membar.gl()
  %17 = load volatile i32, ptr %2, align 4, !tbaa !8
  %18 = add nsw i32 %17, 1
  store volatile i32 %18, ptr %2, align 4, !tbaa !8
  %19 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = add nuw nsw i32 %19, 1
  %21 = getelementptr inbounds i8, ptr %2, i64 4
  %22 = load volatile i32, ptr %21, align 4, !tbaa !8
  %23 = add i32 %20, %22
  store volatile i32 %23, ptr %21, align 4, !tbaa !8
  tail call void @llvm.nvvm.membar.gl()
  store volatile i32 0, ptr %0, align 4, !tbaa !8
  store i32 %17, ptr addrspacecast (ptr addrspace(3) @_ZZ9spin_lockE7entered to ptr), align 4, !tbaa !8
  br label %24

24:                                               ; preds = %16, %3
  tail call void @llvm.nvvm.barrier0()
  %25 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %26 = add nsw i32 %25, -1
  %27 = icmp eq i32 %4, %26
  br i1 %27, label %28, label %33

28:                                               ; preds = %24
  %29 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %30 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9spin_lockE7entered to ptr), align 4, !tbaa !8
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %1, i64 %31
  store i32 %29, ptr %32, align 4, !tbaa !8
  br label %33

33:                                               ; preds = %28, %24
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @spin_lock, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
