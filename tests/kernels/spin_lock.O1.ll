; ModuleID = 'spin_lock.cu'
source_filename = "spin_lock.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9spin_lockE7entered = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @spin_lock(ptr noundef %lock, ptr nocapture noundef writeonly %log, ptr noundef %state) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = cmpxchg ptr %lock, i32 0, i32 1 seq_cst seq_cst, align 4
  %cmp.not7.i = extractvalue { i32, i1 } %1, 1
  br i1 %cmp.not7.i, label %_ZN4Lock7acquireEv.exit, label %while.cond2.i

while.cond2.i:                                    ; preds = %if.then, %while.cond2.i.backedge
  %2 = load volatile i32, ptr %lock, align 4, !tbaa !8
  %cmp4.not.i = icmp eq i32 %2, 0
  br i1 %cmp4.not.i, label %while.end.i, label %while.cond2.i.backedge

while.cond2.i.backedge:                           ; preds = %while.cond2.i, %while.end.i
  br label %while.cond2.i, !llvm.loop !12

while.end.i:                                      ; preds = %while.cond2.i
  %3 = cmpxchg ptr %lock, i32 0, i32 1 seq_cst seq_cst, align 4
  %cmp.not.i = extractvalue { i32, i1 } %3, 1
  br i1 %cmp.not.i, label %_ZN4Lock7acquireEv.exit, label %while.cond2.i.backedge

_ZN4Lock7acquireEv.exit:                          ; preds = %while.end.i, %if.then
  tail call void @llvm.nvvm.membar.gl()
  %4 = load volatile i32, ptr %state, align 4, !tbaa !8
  %add = add nsw i32 %4, 1
  store volatile i32 %add, ptr %state, align 4, !tbaa !8
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %add3 = add nuw nsw i32 %5, 1
  %arrayidx4 = getelementptr inbounds i8, ptr %state, i64 4
  %6 = load volatile i32, ptr %arrayidx4, align 4, !tbaa !8
  %add5 = add i32 %add3, %6
  store volatile i32 %add5, ptr %arrayidx4, align 4, !tbaa !8
  tail call void @llvm.nvvm.membar.gl()
  store volatile i32 0, ptr %lock, align 4, !tbaa !8
  store i32 %4, ptr addrspacecast (ptr addrspace(3) @_ZZ9spin_lockE7entered to ptr), align 4, !tbaa !8
  br label %if.end

if.end:                                           ; preds = %_ZN4Lock7acquireEv.exit, %entry
  tail call void @llvm.nvvm.barrier0()
  %7 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %sub = add nsw i32 %7, -1
  %cmp8 = icmp eq i32 %0, %sub
  br i1 %cmp8, label %if.then9, label %if.end12

if.then9:                                         ; preds = %if.end
  %8 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9spin_lockE7entered to ptr), align 4, !tbaa !8
  %idxprom = sext i32 %9 to i64
  %arrayidx11 = getelementptr inbounds i32, ptr %log, i64 %idxprom
  store i32 %8, ptr %arrayidx11, align 4, !tbaa !8
  br label %if.end12

if.end12:                                         ; preds = %if.then9, %if.end
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
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
