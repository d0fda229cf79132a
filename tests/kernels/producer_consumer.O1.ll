; ModuleID = 'producer_consumer.cu'
source_filename = "producer_consumer.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ17producer_consumerE4slot = internal unnamed_addr addrspace(3) global [4 x [32 x i32]] undef, align 4
@_ZZ17producer_consumerE8produced = internal addrspace(3) global i32 undef, align 4
@_ZZ17producer_consumerE8consumed = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @producer_consumer(ptr nocapture noundef readonly %in, ptr nocapture noundef writeonly %out, i32 noundef %rounds) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %and = and i32 %0, 31
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store volatile i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ17producer_consumerE8produced to ptr), align 4, !tbaa !8
  store volatile i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ17producer_consumerE8consumed to ptr), align 4, !tbaa !8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  tail call void @llvm.nvvm.barrier0()
  %cmp3 = icmp ult i32 %0, 32
  %cmp574 = icmp sgt i32 %rounds, 0
  br i1 %cmp3, label %for.cond.preheader, label %for.cond17.preheader

for.cond17.preheader:                             ; preds = %if.end
  br i1 %cmp574, label %while.cond21.preheader.lr.ph, label %if.end48

while.cond21.preheader.lr.ph:                     ; preds = %for.cond17.preheader
  %idxprom29 = zext nneg i32 %and to i64
  %cmp39 = icmp eq i32 %and, 0
  br label %while.cond21.preheader

for.cond.preheader:                               ; preds = %if.end
  br i1 %cmp574, label %while.cond.preheader.lr.ph, label %if.end48

while.cond.preheader.lr.ph:                       ; preds = %for.cond.preheader
  %idxprom10 = zext nneg i32 %and to i64
  %cmp12 = icmp eq i32 %and, 0
  br label %while.cond.preheader

while.cond.preheader:                             ; preds = %while.cond.preheader.lr.ph, %if.end15
  %r.075 = phi i32 [ 0, %while.cond.preheader.lr.ph ], [ %inc, %if.end15 ]
  %invariant.op = add nsw i32 %r.075, -3
  br label %while.cond

while.cond:                                       ; preds = %while.cond.preheader, %while.cond
  %1 = load volatile i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17producer_consumerE8consumed to ptr), align 4, !tbaa !8
  %cmp6 = icmp slt i32 %1, %invariant.op
  br i1 %cmp6, label %while.cond, label %while.end, !llvm.loop !12

while.end:                                        ; preds = %while.cond
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %mul = shl nsw i32 %r.075, 5
  %add = or disjoint i32 %mul, %0
  %idxprom = zext nneg i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !8
  %mul7 = mul nsw i32 %2, %2
  %rem = and i32 %r.075, 3
  %idxprom8 = zext nneg i32 %rem to i64
  %arrayidx11 = getelementptr inbounds [4 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ17producer_consumerE4slot to ptr), i64 0, i64 %idxprom8, i64 %idxprom10
  store i32 %mul7, ptr %arrayidx11, align 4, !tbaa !8
  tail call void @llvm.nvvm.membar.cta()
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br i1 %cmp12, label %if.then13, label %if.end15

if.then13:                                        ; preds = %while.end
  %add14 = add nuw nsw i32 %r.075, 1
  store volatile i32 %add14, ptr addrspacecast (ptr addrspace(3) @_ZZ17producer_consumerE8produced to ptr), align 4, !tbaa !8
  br label %if.end15

if.end15:                                         ; preds = %if.then13, %while.end
  %inc = add nuw nsw i32 %r.075, 1
  %exitcond77.not = icmp eq i32 %inc, %rounds
  br i1 %exitcond77.not, label %if.end48, label %while.cond.preheader, !llvm.loop !15

while.cond21.preheader:                           ; preds = %while.cond21.preheader.lr.ph, %if.end44
  %r16.073 = phi i32 [ 0, %while.cond21.preheader.lr.ph ], [ %inc46, %if.end44 ]
  br label %while.cond21

while.cond21:                                     ; preds = %while.cond21.preheader, %while.cond21
  %3 = load volatile i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17producer_consumerE8produced to ptr), align 4, !tbaa !8
  %cmp22.not = icmp sgt i32 %3, %r16.073
  br i1 %cmp22.not, label %while.end24, label %while.cond21, !llvm.loop !16

while.end24:                                      ; preds = %while.cond21
  tail call void @llvm.nvvm.membar.cta()
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %rem26 = and i32 %r16.073, 3
  %idxprom27 = zext nneg i32 %rem26 to i64
  %arrayidx30 = getelementptr inbounds [4 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ17producer_consumerE4slot to ptr), i64 0, i64 %idxprom27, i64 %idxprom29
  %4 = load i32, ptr %arrayidx30, align 4, !tbaa !8
  br label %for.body34

for.cond.cleanup33:                               ; preds = %for.body34
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br i1 %cmp39, label %if.then40, label %if.end44

for.body34:                                       ; preds = %while.end24, %for.body34
  %d.071 = phi i32 [ 16, %while.end24 ], [ %shr, %for.body34 ]
  %v25.070 = phi i32 [ %4, %while.end24 ], [ %add36, %for.body34 ]
  %5 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %v25.070, i32 %d.071, i32 31)
  %add36 = add nsw i32 %5, %v25.070
  %shr = lshr i32 %d.071, 1
  %cmp32.not = icmp ult i32 %d.071, 2
  br i1 %cmp32.not, label %for.cond.cleanup33, label %for.body34, !llvm.loop !17

if.then40:                                        ; preds = %for.cond.cleanup33
  %idxprom41 = zext nneg i32 %r16.073 to i64
  %arrayidx42 = getelementptr inbounds i32, ptr %out, i64 %idxprom41
  store i32 %add36, ptr %arrayidx42, align 4, !tbaa !8
  %add43 = add nuw nsw i32 %r16.073, 1
  store volatile i32 %add43, ptr addrspacecast (ptr addrspace(3) @_ZZ17producer_consumerE8consumed to ptr), align 4, !tbaa !8
  br label %if.end44

if.end44:                                         ; preds = %if.then40, %for.cond.cleanup33
  %inc46 = add nuw nsw i32 %r16.073, 1
  %exitcond.not = icmp eq i32 %inc46, %rounds
  br i1 %exitcond.not, label %if.end48, label %while.cond21.preheader, !llvm.loop !18

if.end48:                                         ; preds = %if.end44, %if.end15, %for.cond17.preheader, %for.cond.preheader
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
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !13, !14}
!16 = distinct !{!16, !13, !14}
!17 = distinct !{!17, !13, !14}
!18 = distinct !{!18, !13, !14}
