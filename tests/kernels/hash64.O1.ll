; ModuleID = 'hash64.cu'
source_filename = "hash64.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef i64 @_Z9load_tailPKhi(ptr nocapture noundef readonly %p, i32 noundef %count) local_unnamed_addr #0 {
entry:
  %cmp5 = icmp sgt i32 %count, 0
  br i1 %cmp5, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %v.0.lcssa = phi i64 [ 0, %entry ], [ %or, %for.body ]
  ret i64 %v.0.lcssa

for.body:                                         ; preds = %entry, %for.body
  %i.07 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %v.06 = phi i64 [ %or, %for.body ], [ 0, %entry ]
  %idxprom = zext nneg i32 %i.07 to i64
  %arrayidx = getelementptr inbounds i8, ptr %p, i64 %idxprom
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !8
  %conv = zext i8 %0 to i64
  %mul = shl nsw i32 %i.07, 3
  %sh_prom = zext nneg i32 %mul to i64
  %shl = shl i64 %conv, %sh_prom
  %or = or i64 %shl, %v.06
  %inc = add nuw nsw i32 %i.07, 1
  %exitcond.not = icmp eq i32 %inc, %count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !11
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local void @hash64(ptr nocapture noundef readonly %bytes, ptr nocapture noundef readonly %offset, i32 noundef %n, ptr nocapture noundef writeonly %fnv, ptr nocapture noundef writeonly %fold) local_unnamed_addr #1 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp.not = icmp slt i32 %add, %n
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %offset, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !14
  %idx.ext = sext i32 %3 to i64
  %add.ptr = getelementptr inbounds i8, ptr %bytes, i64 %idx.ext
  %arrayidx5 = getelementptr i8, ptr %arrayidx, i64 4
  %4 = load i32, ptr %arrayidx5, align 4, !tbaa !14
  %sub = sub nsw i32 %4, %3
  %cmp870 = icmp sgt i32 %sub, 0
  br i1 %cmp870, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %if.end
  %h.0.lcssa = phi i64 [ -3750763034362895579, %if.end ], [ %mul11, %for.body ]
  %arrayidx13 = getelementptr inbounds i64, ptr %fnv, i64 %idxprom
  store i64 %h.0.lcssa, ptr %arrayidx13, align 8, !tbaa !16
  %conv14 = sext i32 %sub to i64
  %xor15 = xor i64 %conv14, -7046029254386353131
  %cmp1673 = icmp sgt i32 %sub, 7
  br i1 %cmp1673, label %for.body.i.preheader, label %while.end

for.body:                                         ; preds = %if.end, %for.body
  %i.072 = phi i32 [ %inc, %for.body ], [ 0, %if.end ]
  %h.071 = phi i64 [ %mul11, %for.body ], [ -3750763034362895579, %if.end ]
  %idxprom9 = zext nneg i32 %i.072 to i64
  %arrayidx10 = getelementptr inbounds i8, ptr %add.ptr, i64 %idxprom9
  %5 = load i8, ptr %arrayidx10, align 1, !tbaa !8
  %conv = zext i8 %5 to i64
  %xor = xor i64 %h.071, %conv
  %mul11 = mul i64 %xor, 1099511628211
  %inc = add nuw nsw i32 %i.072, 1
  %exitcond.not = icmp eq i32 %inc, %sub
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !18

for.body.i.preheader:                             ; preds = %for.cond.cleanup, %_Z9load_tailPKhi.exit
  %f.076 = phi i64 [ %or, %_Z9load_tailPKhi.exit ], [ %xor15, %for.cond.cleanup ]
  %length.075 = phi i32 [ %sub21, %_Z9load_tailPKhi.exit ], [ %sub, %for.cond.cleanup ]
  %p.074 = phi ptr [ %add.ptr20, %_Z9load_tailPKhi.exit ], [ %add.ptr, %for.cond.cleanup ]
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i.preheader, %for.body.i
  %i.07.i = phi i32 [ %inc.i, %for.body.i ], [ 0, %for.body.i.preheader ]
  %v.06.i = phi i64 [ %or.i, %for.body.i ], [ 0, %for.body.i.preheader ]
  %idxprom.i = zext nneg i32 %i.07.i to i64
  %arrayidx.i = getelementptr inbounds i8, ptr %p.074, i64 %idxprom.i
  %6 = load i8, ptr %arrayidx.i, align 1, !tbaa !8
  %conv.i = zext i8 %6 to i64
  %mul.i56 = shl nsw i32 %i.07.i, 3
  %sh_prom.i = zext nneg i32 %mul.i56 to i64
  %shl.i = shl i64 %conv.i, %sh_prom.i
  %or.i = or i64 %shl.i, %v.06.i
  %inc.i = add nuw nsw i32 %i.07.i, 1
  %exitcond.not.i = icmp eq i32 %inc.i, 8
  br i1 %exitcond.not.i, label %_Z9load_tailPKhi.exit, label %for.body.i, !llvm.loop !11

_Z9load_tailPKhi.exit:                            ; preds = %for.body.i
  %xor18 = xor i64 %or.i, %f.076
  %mul.i51 = mul i64 %xor18, -2960836687051489901
  %7 = tail call noundef i64 @llvm.nvvm.mulhi.ull(i64 %xor18, i64 -2960836687051489901)
  %xor.i53 = xor i64 %mul.i51, %7
  %or = tail call i64 @llvm.fshl.i64(i64 %xor.i53, i64 %xor.i53, i64 29)
  %add.ptr20 = getelementptr inbounds i8, ptr %p.074, i64 8
  %sub21 = add nsw i32 %length.075, -8
  %cmp16 = icmp sgt i32 %length.075, 15
  br i1 %cmp16, label %for.body.i.preheader, label %while.end, !llvm.loop !19

while.end:                                        ; preds = %_Z9load_tailPKhi.exit, %for.cond.cleanup
  %p.0.lcssa = phi ptr [ %add.ptr, %for.cond.cleanup ], [ %add.ptr20, %_Z9load_tailPKhi.exit ]
  %length.0.lcssa = phi i32 [ %sub, %for.cond.cleanup ], [ %sub21, %_Z9load_tailPKhi.exit ]
  %f.0.lcssa = phi i64 [ %xor15, %for.cond.cleanup ], [ %or, %_Z9load_tailPKhi.exit ]
  %cmp5.i = icmp sgt i32 %length.0.lcssa, 0
  br i1 %cmp5.i, label %for.body.i57, label %_Z9load_tailPKhi.exit69

for.body.i57:                                     ; preds = %while.end, %for.body.i57
  %i.07.i58 = phi i32 [ %inc.i67, %for.body.i57 ], [ 0, %while.end ]
  %v.06.i59 = phi i64 [ %or.i66, %for.body.i57 ], [ 0, %while.end ]
  %idxprom.i60 = zext nneg i32 %i.07.i58 to i64
  %arrayidx.i61 = getelementptr inbounds i8, ptr %p.0.lcssa, i64 %idxprom.i60
  %8 = load i8, ptr %arrayidx.i61, align 1, !tbaa !8
  %conv.i62 = zext i8 %8 to i64
  %mul.i63 = shl nsw i32 %i.07.i58, 3
  %sh_prom.i64 = zext nneg i32 %mul.i63 to i64
  %shl.i65 = shl i64 %conv.i62, %sh_prom.i64
  %or.i66 = or i64 %shl.i65, %v.06.i59
  %inc.i67 = add nuw nsw i32 %i.07.i58, 1
  %exitcond.not.i68 = icmp eq i32 %inc.i67, %length.0.lcssa
  br i1 %exitcond.not.i68, label %_Z9load_tailPKhi.exit69, label %for.body.i57, !llvm.loop !11

_Z9load_tailPKhi.exit69:                          ; preds = %for.body.i57, %while.end
  %v.0.lcssa.i = phi i64 [ 0, %while.end ], [ %or.i66, %for.body.i57 ]
  %xor23 = xor i64 %v.0.lcssa.i, %f.0.lcssa
  %mul.i = mul i64 %xor23, -6884282663029611473
  %9 = tail call noundef i64 @llvm.nvvm.mulhi.ull(i64 %xor23, i64 -6884282663029611473)
  %xor.i = xor i64 %mul.i, %9
  %shr25 = lshr i64 %xor.i, 32
  %xor26 = xor i64 %shr25, %xor.i
  %arrayidx28 = getelementptr inbounds i64, ptr %fold, i64 %idxprom
  store i64 %xor26, ptr %arrayidx28, align 8, !tbaa !16
  br label %cleanup

cleanup:                                          ; preds = %entry, %_Z9load_tailPKhi.exit69
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.nvvm.mulhi.ull(i64, i64) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
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
!4 = !{ptr @hash64, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = !{!15, !15, i64 0}
!15 = !{!"int", !9, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"long long", !9, i64 0}
!18 = distinct !{!18, !12, !13}
!19 = distinct !{!19, !12, !13}
