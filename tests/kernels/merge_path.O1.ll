; ModuleID = 'merge_path.cu'
source_filename = "merge_path.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local noundef i32 @_Z5splitPKiiS0_ii(ptr nocapture noundef readonly %a, i32 noundef %na, ptr nocapture noundef readonly %b, i32 noundef %nb, i32 noundef %diagonal) local_unnamed_addr #0 {
entry:
  %sub = sub nsw i32 %diagonal, %nb
  %max.i = tail call noundef i32 @llvm.smax.i32(i32 %sub, i32 0)
  %min.i = tail call noundef i32 @llvm.smin.i32(i32 %diagonal, i32 %na)
  %cmp17 = icmp slt i32 %max.i, %min.i
  br i1 %cmp17, label %while.body, label %while.end

while.body:                                       ; preds = %entry, %while.body
  %low.019 = phi i32 [ %low.1, %while.body ], [ %max.i, %entry ]
  %high.018 = phi i32 [ %high.1, %while.body ], [ %min.i, %entry ]
  %add = add nsw i32 %low.019, %high.018
  %div = sdiv i32 %add, 2
  %idxprom = sext i32 %div to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !8
  %1 = xor i32 %div, -1
  %sub3 = add i32 %1, %diagonal
  %idxprom4 = sext i32 %sub3 to i64
  %arrayidx5 = getelementptr inbounds i32, ptr %b, i64 %idxprom4
  %2 = load i32, ptr %arrayidx5, align 4, !tbaa !8
  %cmp6.not = icmp sgt i32 %0, %2
  %add7 = add nsw i32 %div, 1
  %high.1 = select i1 %cmp6.not, i32 %div, i32 %high.018
  %low.1 = select i1 %cmp6.not, i32 %low.019, i32 %add7
  %cmp = icmp slt i32 %low.1, %high.1
  br i1 %cmp, label %while.body, label %while.end, !llvm.loop !12

while.end:                                        ; preds = %while.body, %entry
  %low.0.lcssa = phi i32 [ %max.i, %entry ], [ %low.1, %while.body ]
  ret i32 %low.0.lcssa
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local void @merge_path(ptr nocapture noundef readonly %a, i32 noundef %na, ptr nocapture noundef readonly %b, i32 noundef %nb, ptr nocapture noundef writeonly %out) local_unnamed_addr #1 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %mul3 = shl i32 %add, 3
  %add4 = add nsw i32 %nb, %na
  %cmp.not = icmp slt i32 %mul3, %add4
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %sub.i = sub nsw i32 %mul3, %nb
  %max.i.i = tail call noundef i32 @llvm.smax.i32(i32 %sub.i, i32 0)
  %min.i.i = tail call noundef i32 @llvm.smin.i32(i32 %mul3, i32 %na)
  %cmp17.i = icmp slt i32 %max.i.i, %min.i.i
  br i1 %cmp17.i, label %while.body.i, label %_Z5splitPKiiS0_ii.exit

while.body.i:                                     ; preds = %if.end, %while.body.i
  %low.019.i = phi i32 [ %low.1.i, %while.body.i ], [ %max.i.i, %if.end ]
  %high.018.i = phi i32 [ %high.1.i, %while.body.i ], [ %min.i.i, %if.end ]
  %add.i = add nsw i32 %high.018.i, %low.019.i
  %div.i = sdiv i32 %add.i, 2
  %idxprom.i = sext i32 %div.i to i64
  %arrayidx.i = getelementptr inbounds i32, ptr %a, i64 %idxprom.i
  %3 = load i32, ptr %arrayidx.i, align 4, !tbaa !8
  %4 = xor i32 %div.i, -1
  %sub3.i = add i32 %mul3, %4
  %idxprom4.i = sext i32 %sub3.i to i64
  %arrayidx5.i = getelementptr inbounds i32, ptr %b, i64 %idxprom4.i
  %5 = load i32, ptr %arrayidx5.i, align 4, !tbaa !8
  %cmp6.not.i = icmp sgt i32 %3, %5
  %add7.i = add nsw i32 %div.i, 1
  %high.1.i = select i1 %cmp6.not.i, i32 %div.i, i32 %high.018.i
  %low.1.i = select i1 %cmp6.not.i, i32 %low.019.i, i32 %add7.i
  %cmp.i = icmp slt i32 %low.1.i, %high.1.i
  br i1 %cmp.i, label %while.body.i, label %_Z5splitPKiiS0_ii.exit, !llvm.loop !12

_Z5splitPKiiS0_ii.exit:                           ; preds = %while.body.i, %if.end
  %low.0.lcssa.i = phi i32 [ %max.i.i, %if.end ], [ %low.1.i, %while.body.i ]
  %add6 = add nsw i32 %mul3, 8
  %min.i = tail call noundef i32 @llvm.smin.i32(i32 %add6, i32 %add4)
  %cmp944 = icmp sgt i32 %add4, %mul3
  br i1 %cmp944, label %for.body.preheader, label %cleanup

for.body.preheader:                               ; preds = %_Z5splitPKiiS0_ii.exit
  %sub = sub nsw i32 %mul3, %low.0.lcssa.i
  br label %for.body

for.body:                                         ; preds = %for.body.preheader, %cond.end
  %k.047 = phi i32 [ %inc22, %cond.end ], [ %mul3, %for.body.preheader ]
  %j.046 = phi i32 [ %j.1, %cond.end ], [ %sub, %for.body.preheader ]
  %i.045 = phi i32 [ %i.1, %cond.end ], [ %low.0.lcssa.i, %for.body.preheader ]
  %cmp10.not = icmp slt i32 %j.046, %nb
  br i1 %cmp10.not, label %lor.rhs, label %cond.true

lor.rhs:                                          ; preds = %for.body
  %cmp11 = icmp slt i32 %i.045, %na
  br i1 %cmp11, label %land.rhs, label %cond.false

land.rhs:                                         ; preds = %lor.rhs
  %idxprom = sext i32 %i.045 to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %6 = load i32, ptr %arrayidx, align 4, !tbaa !8
  %idxprom12 = sext i32 %j.046 to i64
  %arrayidx13 = getelementptr inbounds i32, ptr %b, i64 %idxprom12
  %7 = load i32, ptr %arrayidx13, align 4, !tbaa !8
  %cmp14.not = icmp sgt i32 %6, %7
  br i1 %cmp14.not, label %cond.false, label %cond.true

cond.true:                                        ; preds = %for.body, %land.rhs
  %inc = add nsw i32 %i.045, 1
  br label %cond.end

cond.false:                                       ; preds = %lor.rhs, %land.rhs
  %inc17 = add nsw i32 %j.046, 1
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %j.046.sink = phi i32 [ %j.046, %cond.false ], [ %i.045, %cond.true ]
  %b.sink = phi ptr [ %b, %cond.false ], [ %a, %cond.true ]
  %i.1 = phi i32 [ %i.045, %cond.false ], [ %inc, %cond.true ]
  %j.1 = phi i32 [ %inc17, %cond.false ], [ %j.046, %cond.true ]
  %idxprom18 = sext i32 %j.046.sink to i64
  %arrayidx19 = getelementptr inbounds i32, ptr %b.sink, i64 %idxprom18
  %cond = load i32, ptr %arrayidx19, align 4, !tbaa !8
  %idxprom20 = sext i32 %k.047 to i64
  %arrayidx21 = getelementptr inbounds i32, ptr %out, i64 %idxprom20
  store i32 %cond, ptr %arrayidx21, align 4, !tbaa !8
  %inc22 = add nsw i32 %k.047, 1
  %cmp9 = icmp slt i32 %inc22, %min.i
  br i1 %cmp9, label %for.body, label %cleanup, !llvm.loop !15

cleanup:                                          ; preds = %cond.end, %_Z5splitPKiiS0_ii.exit, %entry
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @merge_path, !"kernel", i32 1}
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
!15 = distinct !{!15, !13, !14}
