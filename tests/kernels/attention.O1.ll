; ModuleID = 'attention.cu'
source_filename = "attention.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9attentionE2ks = internal unnamed_addr addrspace(3) global [32 x [16 x float]] undef, align 4
@_ZZ9attentionE2vs = internal unnamed_addr addrspace(3) global [32 x [16 x float]] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local void @attention(ptr nocapture noundef readonly %q, ptr nocapture noundef readonly %k, ptr nocapture noundef readonly %v, ptr nocapture noundef writeonly %out, i32 noundef %queries, i32 noundef %keys) local_unnamed_addr #0 {
entry:
  %mine = alloca [16 x float], align 4
  %acc = alloca [16 x float], align 4
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul = shl i32 %0, 5
  %1 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %1
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %mine) #6
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %acc) #6
  %cmp2 = icmp slt i32 %add, %queries
  %mul3 = shl nsw i32 %add, 4
  br label %for.body

for.cond9.preheader:                              ; preds = %cond.end
  %cmp10168 = icmp sgt i32 %keys, 0
  br i1 %cmp10168, label %for.body12.preheader, label %for.cond.cleanup11

for.body12.preheader:                             ; preds = %for.cond9.preheader
  %2 = and i32 %1, 15
  %idxprom26 = zext nneg i32 %2 to i64
  br label %for.body12

for.body:                                         ; preds = %entry, %cond.end
  %d.0157 = phi i32 [ 0, %entry ], [ %inc, %cond.end ]
  br i1 %cmp2, label %cond.true, label %cond.end

cond.true:                                        ; preds = %for.body
  %add4 = add nuw nsw i32 %d.0157, %mul3
  %idxprom = sext i32 %add4 to i64
  %arrayidx = getelementptr inbounds float, ptr %q, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !8
  br label %cond.end

cond.end:                                         ; preds = %for.body, %cond.true
  %cond = phi contract float [ %3, %cond.true ], [ 0.000000e+00, %for.body ]
  %idxprom5 = zext nneg i32 %d.0157 to i64
  %arrayidx6 = getelementptr inbounds [16 x float], ptr %mine, i64 0, i64 %idxprom5
  store float %cond, ptr %arrayidx6, align 4, !tbaa !8
  %arrayidx8 = getelementptr inbounds [16 x float], ptr %acc, i64 0, i64 %idxprom5
  store float 0.000000e+00, ptr %arrayidx8, align 4, !tbaa !8
  %inc = add nuw nsw i32 %d.0157, 1
  %exitcond.not = icmp eq i32 %inc, 16
  br i1 %exitcond.not, label %for.cond9.preheader, label %for.body, !llvm.loop !12

for.cond.cleanup11:                               ; preds = %for.cond.cleanup43, %for.cond9.preheader
  %sum.0.lcssa = phi float [ 0.000000e+00, %for.cond9.preheader ], [ %sum.1.lcssa, %for.cond.cleanup43 ]
  %cmp94 = icmp slt i32 %add, %queries
  br i1 %cmp94, label %for.cond96.preheader, label %if.end

for.cond96.preheader:                             ; preds = %for.cond.cleanup11
  %mul103 = shl nsw i32 %add, 4
  br label %for.body99

for.body12:                                       ; preds = %for.body12.preheader, %for.cond.cleanup43
  %indvars.iv = phi i32 [ %keys, %for.body12.preheader ], [ %indvars.iv.next, %for.cond.cleanup43 ]
  %top.0171 = phi float [ 0xC6293E5940000000, %for.body12.preheader ], [ %top.1.lcssa, %for.cond.cleanup43 ]
  %sum.0170 = phi float [ 0.000000e+00, %for.body12.preheader ], [ %sum.1.lcssa, %for.cond.cleanup43 ]
  %base.0169 = phi i32 [ 0, %for.body12.preheader ], [ %add92, %for.cond.cleanup43 ]
  %smin = tail call i32 @llvm.smin.i32(i32 %indvars.iv, i32 32)
  %smax = tail call i32 @llvm.smax.i32(i32 %smin, i32 1)
  %sub = sub nsw i32 %keys, %base.0169
  %min.i = tail call noundef i32 @llvm.smin.i32(i32 %sub, i32 32)
  tail call void @llvm.nvvm.barrier0()
  %mul16 = shl nsw i32 %min.i, 4
  %cmp17158 = icmp slt i32 %1, %mul16
  br i1 %cmp17158, label %for.body19.lr.ph, label %for.cond.cleanup18

for.body19.lr.ph:                                 ; preds = %for.body12
  %mul20 = shl nsw i32 %base.0169, 4
  br label %for.body19

for.cond.cleanup18:                               ; preds = %for.body19, %for.body12
  tail call void @llvm.nvvm.barrier0()
  %cmp42163 = icmp sgt i32 %sub, 0
  br i1 %cmp42163, label %for.cond46.preheader, label %for.cond.cleanup43

for.body19:                                       ; preds = %for.body19.lr.ph, %for.body19
  %i.0159 = phi i32 [ %1, %for.body19.lr.ph ], [ %add39, %for.body19 ]
  %add21 = add nuw nsw i32 %i.0159, %mul20
  %idxprom22 = zext nneg i32 %add21 to i64
  %arrayidx23 = getelementptr inbounds float, ptr %k, i64 %idxprom22
  %4 = load float, ptr %arrayidx23, align 4, !tbaa !8
  %div156 = lshr i32 %i.0159, 4
  %idxprom24 = zext nneg i32 %div156 to i64
  %arrayidx27 = getelementptr inbounds [32 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9attentionE2ks to ptr), i64 0, i64 %idxprom24, i64 %idxprom26
  store float %4, ptr %arrayidx27, align 4, !tbaa !8
  %arrayidx31 = getelementptr inbounds float, ptr %v, i64 %idxprom22
  %5 = load float, ptr %arrayidx31, align 4, !tbaa !8
  %arrayidx37 = getelementptr inbounds [32 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9attentionE2vs to ptr), i64 0, i64 %idxprom24, i64 %idxprom26
  store float %5, ptr %arrayidx37, align 4, !tbaa !8
  %add39 = add nuw nsw i32 %i.0159, 32
  %cmp17 = icmp slt i32 %add39, %mul16
  br i1 %cmp17, label %for.body19, label %for.cond.cleanup18, !llvm.loop !15

for.cond46.preheader:                             ; preds = %for.cond.cleanup18, %for.cond.cleanup72
  %top.1166 = phi float [ %6, %for.cond.cleanup72 ], [ %top.0171, %for.cond.cleanup18 ]
  %sum.1165 = phi float [ %add68, %for.cond.cleanup72 ], [ %sum.0170, %for.cond.cleanup18 ]
  %j.0164 = phi i32 [ %inc89, %for.cond.cleanup72 ], [ 0, %for.cond.cleanup18 ]
  %idxprom52 = zext nneg i32 %j.0164 to i64
  br label %for.body49

for.cond.cleanup43:                               ; preds = %for.cond.cleanup72, %for.cond.cleanup18
  %sum.1.lcssa = phi float [ %sum.0170, %for.cond.cleanup18 ], [ %add68, %for.cond.cleanup72 ]
  %top.1.lcssa = phi float [ %top.0171, %for.cond.cleanup18 ], [ %6, %for.cond.cleanup72 ]
  %add92 = add nuw nsw i32 %base.0169, 32
  %cmp10 = icmp slt i32 %add92, %keys
  %indvars.iv.next = add i32 %indvars.iv, -32
  br i1 %cmp10, label %for.body12, label %for.cond.cleanup11, !llvm.loop !16

for.cond.cleanup48:                               ; preds = %for.body49
  %mul61 = fmul contract float %add57, 2.500000e-01
  %6 = tail call noundef float @llvm.maxnum.f32(float %top.1166, float %mul61)
  %sub63 = fsub contract float %top.1166, %6
  %7 = fmul float %sub63, 0x3FF7154760000000
  %8 = tail call noundef float @llvm.nvvm.ex2.approx.f(float %7) #6
  %sub65 = fsub contract float %mul61, %6
  %9 = fmul float %sub65, 0x3FF7154760000000
  %10 = tail call noundef float @llvm.nvvm.ex2.approx.f(float %9) #6
  %mul67 = fmul contract float %sum.1165, %8
  %idxprom77 = zext nneg i32 %j.0164 to i64
  br label %for.body73

for.body49:                                       ; preds = %for.cond46.preheader, %for.body49
  %d45.0161 = phi i32 [ 0, %for.cond46.preheader ], [ %inc59, %for.body49 ]
  %dot.0160 = phi float [ 0.000000e+00, %for.cond46.preheader ], [ %add57, %for.body49 ]
  %idxprom50 = zext nneg i32 %d45.0161 to i64
  %arrayidx51 = getelementptr inbounds [16 x float], ptr %mine, i64 0, i64 %idxprom50
  %11 = load float, ptr %arrayidx51, align 4, !tbaa !8
  %arrayidx55 = getelementptr inbounds [32 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9attentionE2ks to ptr), i64 0, i64 %idxprom52, i64 %idxprom50
  %12 = load float, ptr %arrayidx55, align 4, !tbaa !8
  %mul56 = fmul contract float %11, %12
  %add57 = fadd contract float %dot.0160, %mul56
  %inc59 = add nuw nsw i32 %d45.0161, 1
  %exitcond174.not = icmp eq i32 %inc59, 16
  br i1 %exitcond174.not, label %for.cond.cleanup48, label %for.body49, !llvm.loop !17

for.cond.cleanup72:                               ; preds = %for.body73
  %add68 = fadd contract float %mul67, %10
  %inc89 = add nuw nsw i32 %j.0164, 1
  %exitcond176.not = icmp eq i32 %inc89, %smax
  br i1 %exitcond176.not, label %for.cond.cleanup43, label %for.cond46.preheader, !llvm.loop !18

for.body73:                                       ; preds = %for.cond.cleanup48, %for.body73
  %d69.0162 = phi i32 [ 0, %for.cond.cleanup48 ], [ %inc86, %for.body73 ]
  %idxprom74 = zext nneg i32 %d69.0162 to i64
  %arrayidx75 = getelementptr inbounds [16 x float], ptr %acc, i64 0, i64 %idxprom74
  %13 = load float, ptr %arrayidx75, align 4, !tbaa !8
  %mul76 = fmul contract float %8, %13
  %arrayidx80 = getelementptr inbounds [32 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9attentionE2vs to ptr), i64 0, i64 %idxprom77, i64 %idxprom74
  %14 = load float, ptr %arrayidx80, align 4, !tbaa !8
  %mul81 = fmul contract float %10, %14
  %add82 = fadd contract float %mul76, %mul81
  store float %add82, ptr %arrayidx75, align 4, !tbaa !8
  %inc86 = add nuw nsw i32 %d69.0162, 1
  %exitcond175.not = icmp eq i32 %inc86, 16
  br i1 %exitcond175.not, label %for.cond.cleanup72, label %for.body73, !llvm.loop !19

for.body99:                                       ; preds = %for.cond96.preheader, %for.body99
  %d95.0173 = phi i32 [ 0, %for.cond96.preheader ], [ %inc108, %for.body99 ]
  %idxprom100 = zext nneg i32 %d95.0173 to i64
  %arrayidx101 = getelementptr inbounds [16 x float], ptr %acc, i64 0, i64 %idxprom100
  %15 = load float, ptr %arrayidx101, align 4, !tbaa !8
  %div102 = fdiv contract float %15, %sum.0.lcssa
  %add104 = add nuw nsw i32 %d95.0173, %mul103
  %idxprom105 = sext i32 %add104 to i64
  %arrayidx106 = getelementptr inbounds float, ptr %out, i64 %idxprom105
  store float %div102, ptr %arrayidx106, align 4, !tbaa !8
  %inc108 = add nuw nsw i32 %d95.0173, 1
  %exitcond177.not = icmp eq i32 %inc108, 16
  br i1 %exitcond177.not, label %if.end, label %for.body99, !llvm.loop !20

if.end:                                           ; preds = %for.body99, %for.cond.cleanup11
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %acc) #6
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %mine) #6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @attention, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !13, !14}
!16 = distinct !{!16, !13, !14}
!17 = distinct !{!17, !13, !14}
!18 = distinct !{!18, !13, !14}
!19 = distinct !{!19, !13, !14}
!20 = distinct !{!20, !13, !14}
