; ModuleID = 'game_of_life.cu'
source_filename = "game_of_life.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @game_of_life(ptr nocapture noundef readonly %in, ptr nocapture noundef writeonly %out, i32 noundef %words, i32 noundef %rows) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %3 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %4 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %mul5 = mul nuw nsw i32 %3, %4
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %add7 = add nuw nsw i32 %mul5, %5
  %cmp.not = icmp slt i32 %add, %words
  %cmp8.not = icmp slt i32 %add7, %rows
  %or.cond = and i1 %cmp.not, %cmp8.not
  br i1 %or.cond, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %cmp9 = icmp eq i32 %add, 0
  %sub = add nsw i32 %words, -1
  %sub10 = add nsw i32 %add, -1
  %cond = select i1 %cmp9, i32 %sub, i32 %sub10
  %cmp12 = icmp eq i32 %add, %sub
  %add15 = add nsw i32 %add, 1
  %cond17 = select i1 %cmp12, i32 0, i32 %add15
  %sub22 = add nsw i32 %rows, -1
  %idxprom = sext i32 %add to i64
  %idxprom32 = sext i32 %cond to i64
  %idxprom35 = sext i32 %cond17 to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %if.end41
  %not = xor i32 %fours.1, -1
  %or42 = or i32 %alive.1, %ones.1
  %6 = and i32 %or42, %not
  %and43 = and i32 %6, %twos.1
  %mul44 = mul nsw i32 %add7, %words
  %add45 = add nsw i32 %mul44, %add
  %idxprom46 = sext i32 %add45 to i64
  %arrayidx47 = getelementptr inbounds i32, ptr %out, i64 %idxprom46
  store i32 %and43, ptr %arrayidx47, align 4, !tbaa !8
  br label %cleanup

for.body:                                         ; preds = %if.end, %if.end41
  %alive.097 = phi i32 [ 0, %if.end ], [ %alive.1, %if.end41 ]
  %d.096 = phi i32 [ -1, %if.end ], [ %inc, %if.end41 ]
  %fours.095 = phi i32 [ 0, %if.end ], [ %fours.1, %if.end41 ]
  %twos.094 = phi i32 [ 0, %if.end ], [ %twos.1, %if.end41 ]
  %ones.093 = phi i32 [ 0, %if.end ], [ %ones.1, %if.end41 ]
  %add19 = add nsw i32 %d.096, %add7
  %cmp20 = icmp slt i32 %add19, 0
  %cmp24 = icmp eq i32 %add19, %rows
  %cond28 = select i1 %cmp24, i32 0, i32 %add19
  %cond30 = select i1 %cmp20, i32 %sub22, i32 %cond28
  %mul31 = mul nsw i32 %cond30, %words
  %idx.ext = sext i32 %mul31 to i64
  %add.ptr = getelementptr inbounds i32, ptr %in, i64 %idx.ext
  %arrayidx = getelementptr inbounds i32, ptr %add.ptr, i64 %idxprom
  %7 = load i32, ptr %arrayidx, align 4, !tbaa !8
  %arrayidx33 = getelementptr inbounds i32, ptr %add.ptr, i64 %idxprom32
  %8 = load i32, ptr %arrayidx33, align 4, !tbaa !8
  %or = tail call i32 @llvm.fshl.i32(i32 %7, i32 %8, i32 1)
  %arrayidx36 = getelementptr inbounds i32, ptr %add.ptr, i64 %idxprom35
  %9 = load i32, ptr %arrayidx36, align 4, !tbaa !8
  %or38 = tail call i32 @llvm.fshl.i32(i32 %9, i32 %7, i32 31)
  %and.i79 = and i32 %or, %ones.093
  %xor.i80 = xor i32 %or, %ones.093
  %xor2.i82 = xor i32 %and.i79, %twos.094
  %and.i74 = and i32 %xor.i80, %or38
  %xor.i75 = xor i32 %xor.i80, %or38
  %xor2.i77 = xor i32 %xor2.i82, %and.i74
  %10 = or i32 %and.i74, %and.i79
  %11 = and i32 %10, %twos.094
  %or.i78 = or i32 %11, %fours.095
  %cmp39 = icmp eq i32 %d.096, 0
  br i1 %cmp39, label %if.end41, label %if.else

if.else:                                          ; preds = %for.body
  %and.i = and i32 %xor.i75, %7
  %xor.i = xor i32 %xor.i75, %7
  %and1.i = and i32 %and.i, %xor2.i82
  %xor2.i = xor i32 %xor2.i77, %and.i
  %or.i = or i32 %or.i78, %and1.i
  br label %if.end41

if.end41:                                         ; preds = %for.body, %if.else
  %ones.1 = phi i32 [ %xor.i75, %for.body ], [ %xor.i, %if.else ]
  %twos.1 = phi i32 [ %xor2.i77, %for.body ], [ %xor2.i, %if.else ]
  %fours.1 = phi i32 [ %or.i78, %for.body ], [ %or.i, %if.else ]
  %alive.1 = phi i32 [ %7, %for.body ], [ %alive.097, %if.else ]
  %inc = add nsw i32 %d.096, 1
  %exitcond.not = icmp eq i32 %inc, 2
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !12

cleanup:                                          ; preds = %entry, %for.cond.cleanup
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @game_of_life, !"kernel", i32 1}
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
