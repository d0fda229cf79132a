; ModuleID = 'bfs_level.cu'
source_filename = "bfs_level.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define dso_local void @bfs_level(ptr nocapture noundef readonly %row, ptr nocapture noundef readonly %col, ptr nocapture noundef %dist, ptr nocapture noundef readonly %frontier, i32 noundef %count, ptr nocapture noundef writeonly %next, ptr nocapture noundef %next_count, i32 noundef %level) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp.not = icmp slt i32 %add, %count
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %frontier, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !8
  %idxprom3 = sext i32 %3 to i64
  %arrayidx4 = getelementptr inbounds i32, ptr %row, i64 %idxprom3
  %4 = load i32, ptr %arrayidx4, align 4, !tbaa !8
  %arrayidx7 = getelementptr i8, ptr %arrayidx4, i64 4
  %5 = load i32, ptr %arrayidx7, align 4, !tbaa !8
  %cmp827 = icmp slt i32 %4, %5
  br i1 %cmp827, label %for.body.lr.ph, label %cleanup

for.body.lr.ph:                                   ; preds = %if.end
  %add13 = add nsw i32 %level, 1
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %if.end20
  %e.028 = phi i32 [ %4, %for.body.lr.ph ], [ %inc, %if.end20 ]
  %idxprom9 = sext i32 %e.028 to i64
  %arrayidx10 = getelementptr inbounds i32, ptr %col, i64 %idxprom9
  %6 = load i32, ptr %arrayidx10, align 4, !tbaa !8
  %idxprom11 = sext i32 %6 to i64
  %arrayidx12 = getelementptr inbounds i32, ptr %dist, i64 %idxprom11
  %7 = cmpxchg ptr %arrayidx12, i32 -1, i32 %add13 seq_cst seq_cst, align 4
  %cmp15 = extractvalue { i32, i1 } %7, 1
  br i1 %cmp15, label %if.then16, label %if.end20

if.then16:                                        ; preds = %for.body
  %8 = atomicrmw add ptr %next_count, i32 1 seq_cst, align 4
  %idxprom18 = sext i32 %8 to i64
  %arrayidx19 = getelementptr inbounds i32, ptr %next, i64 %idxprom18
  store i32 %6, ptr %arrayidx19, align 4, !tbaa !8
  br label %if.end20

if.end20:                                         ; preds = %if.then16, %for.body
  %inc = add nsw i32 %e.028, 1
  %9 = load i32, ptr %arrayidx7, align 4, !tbaa !8
  %cmp8 = icmp slt i32 %inc, %9
  br i1 %cmp8, label %for.body, label %cleanup, !llvm.loop !12

cleanup:                                          ; preds = %if.end20, %if.end, %entry
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @bfs_level, !"kernel", i32 1}
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
