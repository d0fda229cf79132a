; ModuleID = 'nbody.cu'
source_filename = "nbody.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }
%struct.float3 = type { float, float, float }

@_ZZ5nbodyE4tile = internal unnamed_addr addrspace(3) global [64 x %struct.float4] undef, align 16

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local %struct.float3 @_Z7attract6float4S_6float3(ptr nocapture noundef readonly byval(%struct.float4) align 16 %me, ptr nocapture noundef readonly byval(%struct.float4) align 16 %other, ptr nocapture noundef byval(%struct.float3) align 4 %acc) local_unnamed_addr #0 {
entry:
  %0 = load float, ptr %other, align 16, !tbaa !8
  %1 = load float, ptr %me, align 16, !tbaa !8
  %sub = fsub contract float %0, %1
  %y = getelementptr inbounds i8, ptr %other, i64 4
  %2 = load float, ptr %y, align 4, !tbaa !13
  %y2 = getelementptr inbounds i8, ptr %me, i64 4
  %3 = load float, ptr %y2, align 4, !tbaa !13
  %sub3 = fsub contract float %2, %3
  %z = getelementptr inbounds i8, ptr %other, i64 8
  %4 = load float, ptr %z, align 8, !tbaa !14
  %z4 = getelementptr inbounds i8, ptr %me, i64 8
  %5 = load float, ptr %z4, align 8, !tbaa !14
  %sub5 = fsub contract float %4, %5
  %mul = fmul contract float %sub, %sub
  %mul6 = fmul contract float %sub3, %sub3
  %add = fadd contract float %mul, %mul6
  %mul7 = fmul contract float %sub5, %sub5
  %add8 = fadd contract float %add, %mul7
  %add9 = fadd contract float %add8, 0x3F847AE140000000
  %6 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %add9)
  %w = getelementptr inbounds i8, ptr %other, i64 12
  %7 = load float, ptr %w, align 4, !tbaa !15
  %mul10 = fmul contract float %6, %7
  %mul11 = fmul contract float %6, %mul10
  %mul12 = fmul contract float %6, %mul11
  %mul13 = fmul contract float %sub, %mul12
  %8 = load float, ptr %acc, align 4, !tbaa !16
  %add15 = fadd contract float %8, %mul13
  store float %add15, ptr %acc, align 4, !tbaa !16
  %mul16 = fmul contract float %sub3, %mul12
  %y17 = getelementptr inbounds i8, ptr %acc, i64 4
  %9 = load float, ptr %y17, align 4, !tbaa !18
  %add18 = fadd contract float %9, %mul16
  store float %add18, ptr %y17, align 4, !tbaa !18
  %mul19 = fmul contract float %sub5, %mul12
  %z20 = getelementptr inbounds i8, ptr %acc, i64 8
  %10 = load float, ptr %z20, align 4, !tbaa !19
  %add21 = fadd contract float %mul19, %10
  store float %add21, ptr %z20, align 4, !tbaa !19
  %.fca.0.insert = insertvalue %struct.float3 poison, float %add15, 0
  %.fca.1.insert = insertvalue %struct.float3 %.fca.0.insert, float %add18, 1
  %.fca.2.insert = insertvalue %struct.float3 %.fca.1.insert, float %add21, 2
  ret %struct.float3 %.fca.2.insert
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @nbody(ptr nocapture noundef readonly %pos, ptr nocapture noundef readonly %vel, ptr nocapture noundef writeonly %new_pos, ptr nocapture noundef writeonly %new_vel, i32 noundef %n, float noundef %dt) local_unnamed_addr #1 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul = shl i32 %0, 6
  %1 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %1
  %cmp = icmp slt i32 %add, %n
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds %struct.float4, ptr %pos, i64 %idxprom
  %me.sroa.0.0.copyload = load float, ptr %arrayidx, align 16, !tbaa !20
  %me.sroa.6.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 4
  %me.sroa.6.0.copyload = load float, ptr %me.sroa.6.0.arrayidx.sroa_idx, align 4, !tbaa !20
  %me.sroa.8.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 8
  %me.sroa.8.0.copyload = load float, ptr %me.sroa.8.0.arrayidx.sroa_idx, align 8, !tbaa !20
  %me.sroa.10.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 12
  %me.sroa.10.0.copyload = load float, ptr %me.sroa.10.0.arrayidx.sroa_idx, align 4, !tbaa !20
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %me.sroa.0.0 = phi float [ %me.sroa.0.0.copyload, %cond.true ], [ 0.000000e+00, %entry ]
  %me.sroa.6.0 = phi float [ %me.sroa.6.0.copyload, %cond.true ], [ 0.000000e+00, %entry ]
  %me.sroa.8.0 = phi float [ %me.sroa.8.0.copyload, %cond.true ], [ 0.000000e+00, %entry ]
  %me.sroa.10.0 = phi float [ %me.sroa.10.0.copyload, %cond.true ], [ 0.000000e+00, %entry ]
  %cmp4104 = icmp sgt i32 %n, 0
  br i1 %cmp4104, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %cond.end
  %idxprom15 = zext nneg i32 %1 to i64
  %arrayidx16 = getelementptr inbounds [64 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 0, i64 %idxprom15
  %ref.tmp.sroa.5.0.arrayidx16.sroa_idx = getelementptr inbounds i8, ptr %arrayidx16, i64 4
  %ref.tmp.sroa.6.0.arrayidx16.sroa_idx = getelementptr inbounds i8, ptr %arrayidx16, i64 8
  %ref.tmp.sroa.7.0.arrayidx16.sroa_idx = getelementptr inbounds i8, ptr %arrayidx16, i64 12
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.cleanup19, %cond.end
  %acc.sroa.0.0.lcssa = phi float [ 0.000000e+00, %cond.end ], [ %add15.i.7, %for.cond.cleanup19 ]
  %acc.sroa.6.0.lcssa = phi float [ 0.000000e+00, %cond.end ], [ %add18.i.7, %for.cond.cleanup19 ]
  %acc.sroa.9.0.lcssa = phi float [ 0.000000e+00, %cond.end ], [ %add21.i.7, %for.cond.cleanup19 ]
  br i1 %cmp, label %if.then, label %if.end

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.cleanup19
  %acc.sroa.9.0108 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add21.i.7, %for.cond.cleanup19 ]
  %acc.sroa.6.0107 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add18.i.7, %for.cond.cleanup19 ]
  %acc.sroa.0.0106 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add15.i.7, %for.cond.cleanup19 ]
  %base.0105 = phi i32 [ 0, %for.body.lr.ph ], [ %add28, %for.cond.cleanup19 ]
  %add6 = add nuw i32 %base.0105, %1
  %cmp7 = icmp slt i32 %add6, %n
  br i1 %cmp7, label %cond.true8, label %cond.end13

cond.true8:                                       ; preds = %for.body
  %idxprom9 = sext i32 %add6 to i64
  %arrayidx10 = getelementptr inbounds %struct.float4, ptr %pos, i64 %idxprom9
  %ref.tmp.sroa.0.0.copyload = load float, ptr %arrayidx10, align 16, !tbaa !20
  %ref.tmp.sroa.5.0.arrayidx10.sroa_idx = getelementptr inbounds i8, ptr %arrayidx10, i64 4
  %ref.tmp.sroa.5.0.copyload = load float, ptr %ref.tmp.sroa.5.0.arrayidx10.sroa_idx, align 4, !tbaa !20
  %ref.tmp.sroa.6.0.arrayidx10.sroa_idx = getelementptr inbounds i8, ptr %arrayidx10, i64 8
  %ref.tmp.sroa.6.0.copyload = load float, ptr %ref.tmp.sroa.6.0.arrayidx10.sroa_idx, align 8, !tbaa !20
  %ref.tmp.sroa.7.0.arrayidx10.sroa_idx = getelementptr inbounds i8, ptr %arrayidx10, i64 12
  %ref.tmp.sroa.7.0.copyload = load float, ptr %ref.tmp.sroa.7.0.arrayidx10.sroa_idx, align 4, !tbaa !20
  br label %cond.end13

cond.end13:                                       ; preds = %for.body, %cond.true8
  %ref.tmp.sroa.5.0 = phi float [ %ref.tmp.sroa.5.0.copyload, %cond.true8 ], [ 0.000000e+00, %for.body ]
  %ref.tmp.sroa.0.0 = phi float [ %ref.tmp.sroa.0.0.copyload, %cond.true8 ], [ 0.000000e+00, %for.body ]
  %ref.tmp.sroa.6.0 = phi float [ %ref.tmp.sroa.6.0.copyload, %cond.true8 ], [ 0.000000e+00, %for.body ]
  %ref.tmp.sroa.7.0 = phi float [ %ref.tmp.sroa.7.0.copyload, %cond.true8 ], [ 0.000000e+00, %for.body ]
  store float %ref.tmp.sroa.0.0, ptr %arrayidx16, align 16, !tbaa !20
  store float %ref.tmp.sroa.5.0, ptr %ref.tmp.sroa.5.0.arrayidx16.sroa_idx, align 4, !tbaa !20
  store float %ref.tmp.sroa.6.0, ptr %ref.tmp.sroa.6.0.arrayidx16.sroa_idx, align 8, !tbaa !20
  store float %ref.tmp.sroa.7.0, ptr %ref.tmp.sroa.7.0.arrayidx16.sroa_idx, align 4, !tbaa !20
  tail call void @llvm.nvvm.barrier0()
  br label %for.body20

for.cond.cleanup19:                               ; preds = %for.body20
  tail call void @llvm.nvvm.barrier0()
  %add28 = add nuw nsw i32 %base.0105, 64
  %cmp4 = icmp slt i32 %add28, %n
  br i1 %cmp4, label %for.body, label %for.cond.cleanup, !llvm.loop !21

for.body20:                                       ; preds = %for.body20, %cond.end13
  %acc.sroa.9.1103 = phi float [ %acc.sroa.9.0108, %cond.end13 ], [ %add21.i.7, %for.body20 ]
  %acc.sroa.6.1102 = phi float [ %acc.sroa.6.0107, %cond.end13 ], [ %add18.i.7, %for.body20 ]
  %acc.sroa.0.1101 = phi float [ %acc.sroa.0.0106, %cond.end13 ], [ %add15.i.7, %for.body20 ]
  %k.0100 = phi i32 [ 0, %cond.end13 ], [ %inc.7, %for.body20 ]
  %idxprom23 = zext nneg i32 %k.0100 to i64
  %arrayidx24 = getelementptr inbounds [64 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 0, i64 %idxprom23
  %agg.tmp22.sroa.0.0.copyload = load float, ptr %arrayidx24, align 16, !tbaa !20
  %agg.tmp22.sroa.2.0.arrayidx24.sroa_idx = getelementptr inbounds i8, ptr %arrayidx24, i64 4
  %agg.tmp22.sroa.2.0.copyload = load float, ptr %agg.tmp22.sroa.2.0.arrayidx24.sroa_idx, align 4, !tbaa !20
  %agg.tmp22.sroa.3.0.arrayidx24.sroa_idx = getelementptr inbounds i8, ptr %arrayidx24, i64 8
  %agg.tmp22.sroa.3.0.copyload = load float, ptr %agg.tmp22.sroa.3.0.arrayidx24.sroa_idx, align 8, !tbaa !20
  %agg.tmp22.sroa.4.0.arrayidx24.sroa_idx = getelementptr inbounds i8, ptr %arrayidx24, i64 12
  %agg.tmp22.sroa.4.0.copyload = load float, ptr %agg.tmp22.sroa.4.0.arrayidx24.sroa_idx, align 4, !tbaa !20
  %sub.i = fsub contract float %agg.tmp22.sroa.0.0.copyload, %me.sroa.0.0
  %sub3.i = fsub contract float %agg.tmp22.sroa.2.0.copyload, %me.sroa.6.0
  %sub5.i = fsub contract float %agg.tmp22.sroa.3.0.copyload, %me.sroa.8.0
  %mul.i = fmul contract float %sub.i, %sub.i
  %mul6.i = fmul contract float %sub3.i, %sub3.i
  %add.i = fadd contract float %mul.i, %mul6.i
  %mul7.i = fmul contract float %sub5.i, %sub5.i
  %add8.i = fadd contract float %add.i, %mul7.i
  %add9.i = fadd contract float %add8.i, 0x3F847AE140000000
  %2 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %add9.i)
  %mul10.i = fmul contract float %agg.tmp22.sroa.4.0.copyload, %2
  %mul11.i = fmul contract float %2, %mul10.i
  %mul12.i = fmul contract float %2, %mul11.i
  %mul13.i = fmul contract float %sub.i, %mul12.i
  %add15.i = fadd contract float %acc.sroa.0.1101, %mul13.i
  %mul16.i = fmul contract float %sub3.i, %mul12.i
  %add18.i = fadd contract float %acc.sroa.6.1102, %mul16.i
  %mul19.i = fmul contract float %sub5.i, %mul12.i
  %add21.i = fadd contract float %acc.sroa.9.1103, %mul19.i
  %inc = or disjoint i32 %k.0100, 1
  %idxprom23.1 = zext nneg i32 %inc to i64
  %arrayidx24.1 = getelementptr inbounds [64 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 0, i64 %idxprom23.1
  %agg.tmp22.sroa.0.0.copyload.1 = load float, ptr %arrayidx24.1, align 16, !tbaa !20
  %agg.tmp22.sroa.2.0.arrayidx24.sroa_idx.1 = getelementptr inbounds i8, ptr %arrayidx24.1, i64 4
  %agg.tmp22.sroa.2.0.copyload.1 = load float, ptr %agg.tmp22.sroa.2.0.arrayidx24.sroa_idx.1, align 4, !tbaa !20
  %agg.tmp22.sroa.3.0.arrayidx24.sroa_idx.1 = getelementptr inbounds i8, ptr %arrayidx24.1, i64 8
  %agg.tmp22.sroa.3.0.copyload.1 = load float, ptr %agg.tmp22.sroa.3.0.arrayidx24.sroa_idx.1, align 8, !tbaa !20
  %agg.tmp22.sroa.4.0.arrayidx24.sroa_idx.1 = getelementptr inbounds i8, ptr %arrayidx24.1, i64 12
  %agg.tmp22.sroa.4.0.copyload.1 = load float, ptr %agg.tmp22.sroa.4.0.arrayidx24.sroa_idx.1, align 4, !tbaa !20
  %sub.i.1 = fsub contract float %agg.tmp22.sroa.0.0.copyload.1, %me.sroa.0.0
  %sub3.i.1 = fsub contract float %agg.tmp22.sroa.2.0.copyload.1, %me.sroa.6.0
  %sub5.i.1 = fsub contract float %agg.tmp22.sroa.3.0.copyload.1, %me.sroa.8.0
  %mul.i.1 = fmul contract float %sub.i.1, %sub.i.1
  %mul6.i.1 = fmul contract float %sub3.i.1, %sub3.i.1
  %add.i.1 = fadd contract float %mul.i.1, %mul6.i.1
  %mul7.i.1 = fmul contract float %sub5.i.1, %sub5.i.1
  %add8.i.1 = fadd contract float %add.i.1, %mul7.i.1
  %add9.i.1 = fadd contract float %add8.i.1, 0x3F847AE140000000
  %3 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %add9.i.1)
  %mul10.i.1 = fmul contract float %agg.tmp22.sroa.4.0.copyload.1, %3
  %mul11.i.1 = fmul contract float %3, %mul10.i.1
  %mul12.i.1 = fmul contract float %3, %mul11.i.1
  %mul13.i.1 = fmul contract float %sub.i.1, %mul12.i.1
  %add15.i.1 = fadd contract float %add15.i, %mul13.i.1
  %mul16.i.1 = fmul contract float %sub3.i.1, %mul12.i.1
  %add18.i.1 = fadd contract float %add18.i, %mul16.i.1
  %mul19.i.1 = fmul contract float %sub5.i.1, %mul12.i.1
  %add21.i.1 = fadd contract float %add21.i, %mul19.i.1
  %inc.1 = or disjoint i32 %k.0100, 2
  %idxprom23.2 = zext nneg i32 %inc.1 to i64
  %arrayidx24.2 = getelementptr inbounds [64 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 0, i64 %idxprom23.2
  %agg.tmp22.sroa.0.0.copyload.2 = load float, ptr %arrayidx24.2, align 16, !tbaa !20
  %agg.tmp22.sroa.2.0.arrayidx24.sroa_idx.2 = getelementptr inbounds i8, ptr %arrayidx24.2, i64 4
  %agg.tmp22.sroa.2.0.copyload.2 = load float, ptr %agg.tmp22.sroa.2.0.arrayidx24.sroa_idx.2, align 4, !tbaa !20
  %agg.tmp22.sroa.3.0.arrayidx24.sroa_idx.2 = getelementptr inbounds i8, ptr %arrayidx24.2, i64 8
  %agg.tmp22.sroa.3.0.copyload.2 = load float, ptr %agg.tmp22.sroa.3.0.arrayidx24.sroa_idx.2, align 8, !tbaa !20
  %agg.tmp22.sroa.4.0.arrayidx24.sroa_idx.2 = getelementptr inbounds i8, ptr %arrayidx24.2, i64 12
  %agg.tmp22.sroa.4.0.copyload.2 = load float, ptr %agg.tmp22.sroa.4.0.arrayidx24.sroa_idx.2, align 4, !tbaa !20
  %sub.i.2 = fsub contract float %agg.tmp22.sroa.0.0.copyload.2, %me.sroa.0.0
  %sub3.i.2 = fsub contract float %agg.tmp22.sroa.2.0.copyload.2, %me.sroa.6.0
  %sub5.i.2 = fsub contract float %agg.tmp22.sroa.3.0.copyload.2, %me.sroa.8.0
  %mul.i.2 = fmul contract float %sub.i.2, %sub.i.2
  %mul6.i.2 = fmul contract float %sub3.i.2, %sub3.i.2
  %add.i.2 = fadd contract float %mul.i.2, %mul6.i.2
  %mul7.i.2 = fmul contract float %sub5.i.2, %sub5.i.2
  %add8.i.2 = fadd contract float %add.i.2, %mul7.i.2
  %add9.i.2 = fadd contract float %add8.i.2, 0x3F847AE140000000
  %4 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %add9.i.2)
  %mul10.i.2 = fmul contract float %agg.tmp22.sroa.4.0.copyload.2, %4
  %mul11.i.2 = fmul contract float %4, %mul10.i.2
  %mul12.i.2 = fmul contract float %4, %mul11.i.2
  %mul13.i.2 = fmul contract float %sub.i.2, %mul12.i.2
  %add15.i.2 = fadd contract float %add15.i.1, %mul13.i.2
  %mul16.i.2 = fmul contract float %sub3.i.2, %mul12.i.2
  %add18.i.2 = fadd contract float %add18.i.1, %mul16.i.2
  %mul19.i.2 = fmul contract float %sub5.i.2, %mul12.i.2
  %add21.i.2 = fadd contract float %add21.i.1, %mul19.i.2
  %inc.2 = or disjoint i32 %k.0100, 3
  %idxprom23.3 = zext nneg i32 %inc.2 to i64
  %arrayidx24.3 = getelementptr inbounds [64 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 0, i64 %idxprom23.3
  %agg.tmp22.sroa.0.0.copyload.3 = load float, ptr %arrayidx24.3, align 16, !tbaa !20
  %agg.tmp22.sroa.2.0.arrayidx24.sroa_idx.3 = getelementptr inbounds i8, ptr %arrayidx24.3, i64 4
  %agg.tmp22.sroa.2.0.copyload.3 = load float, ptr %agg.tmp22.sroa.2.0.arrayidx24.sroa_idx.3, align 4, !tbaa !20
  %agg.tmp22.sroa.3.0.arrayidx24.sroa_idx.3 = getelementptr inbounds i8, ptr %arrayidx24.3, i64 8
  %agg.tmp22.sroa.3.0.copyload.3 = load float, ptr %agg.tmp22.sroa.3.0.arrayidx24.sroa_idx.3, align 8, !tbaa !20
  %agg.tmp22.sroa.4.0.arrayidx24.sroa_idx.3 = getelementptr inbounds i8, ptr %arrayidx24.3, i64 12
  %agg.tmp22.sroa.4.0.copyload.3 = load float, ptr %agg.tmp22.sroa.4.0.arrayidx24.sroa_idx.3, align 4, !tbaa !20
  %sub.i.3 = fsub contract float %agg.tmp22.sroa.0.0.copyload.3, %me.sroa.0.0
  %sub3.i.3 = fsub contract float %agg.tmp22.sroa.2.0.copyload.3, %me.sroa.6.0
  %sub5.i.3 = fsub contract float %agg.tmp22.sroa.3.0.copyload.3, %me.sroa.8.0
  %mul.i.3 = fmul contract float %sub.i.3, %sub.i.3
  %mul6.i.3 = fmul contract float %sub3.i.3, %sub3.i.3
  %add.i.3 = fadd contract float %mul.i.3, %mul6.i.3
  %mul7.i.3 = fmul contract float %sub5.i.3, %sub5.i.3
  %add8.i.3 = fadd contract float %add.i.3, %mul7.i.3
  %add9.i.3 = fadd contract float %add8.i.3, 0x3F847AE140000000
  %5 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %add9.i.3)
  %mul10.i.3 = fmul contract float %agg.tmp22.sroa.4.0.copyload.3, %5
  %mul11.i.3 = fmul contract float %5, %mul10.i.3
  %mul12.i.3 = fmul contract float %5, %mul11.i.3
  %mul13.i.3 = fmul contract float %sub.i.3, %mul12.i.3
  %add15.i.3 = fadd contract float %add15.i.2, %mul13.i.3
  %mul16.i.3 = fmul contract float %sub3.i.3, %mul12.i.3
  %add18.i.3 = fadd contract float %add18.i.2, %mul16.i.3
  %mul19.i.3 = fmul contract float %sub5.i.3, %mul12.i.3
  %add21.i.3 = fadd contract float %add21.i.2, %mul19.i.3
  %inc.3 = or disjoint i32 %k.0100, 4
  %idxprom23.4 = zext nneg i32 %inc.3 to i64
  %arrayidx24.4 = getelementptr inbounds [64 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 0, i64 %idxprom23.4
  %agg.tmp22.sroa.0.0.copyload.4 = load float, ptr %arrayidx24.4, align 16, !tbaa !20
  %agg.tmp22.sroa.2.0.arrayidx24.sroa_idx.4 = getelementptr inbounds i8, ptr %arrayidx24.4, i64 4
  %agg.tmp22.sroa.2.0.copyload.4 = load float, ptr %agg.tmp22.sroa.2.0.arrayidx24.sroa_idx.4, align 4, !tbaa !20
  %agg.tmp22.sroa.3.0.arrayidx24.sroa_idx.4 = getelementptr inbounds i8, ptr %arrayidx24.4, i64 8
  %agg.tmp22.sroa.3.0.copyload.4 = load float, ptr %agg.tmp22.sroa.3.0.arrayidx24.sroa_idx.4, align 8, !tbaa !20
  %agg.tmp22.sroa.4.0.arrayidx24.sroa_idx.4 = getelementptr inbounds i8, ptr %arrayidx24.4, i64 12
  %agg.tmp22.sroa.4.0.copyload.4 = load float, ptr %agg.tmp22.sroa.4.0.arrayidx24.sroa_idx.4, align 4, !tbaa !20
  %sub.i.4 = fsub contract float %agg.tmp22.sroa.0.0.copyload.4, %me.sroa.0.0
  %sub3.i.4 = fsub contract float %agg.tmp22.sroa.2.0.copyload.4, %me.sroa.6.0
  %sub5.i.4 = fsub contract float %agg.tmp22.sroa.3.0.copyload.4, %me.sroa.8.0
  %mul.i.4 = fmul contract float %sub.i.4, %sub.i.4
  %mul6.i.4 = fmul contract float %sub3.i.4, %sub3.i.4
  %add.i.4 = fadd contract float %mul.i.4, %mul6.i.4
  %mul7.i.4 = fmul contract float %sub5.i.4, %sub5.i.4
  %add8.i.4 = fadd contract float %add.i.4, %mul7.i.4
  %add9.i.4 = fadd contract float %add8.i.4, 0x3F847AE140000000
  %6 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %add9.i.4)
  %mul10.i.4 = fmul contract float %agg.tmp22.sroa.4.0.copyload.4, %6
  %mul11.i.4 = fmul contract float %6, %mul10.i.4
  %mul12.i.4 = fmul contract float %6, %mul11.i.4
  %mul13.i.4 = fmul contract float %sub.i.4, %mul12.i.4
  %add15.i.4 = fadd contract float %add15.i.3, %mul13.i.4
  %mul16.i.4 = fmul contract float %sub3.i.4, %mul12.i.4
  %add18.i.4 = fadd contract float %add18.i.3, %mul16.i.4
  %mul19.i.4 = fmul contract float %sub5.i.4, %mul12.i.4
  %add21.i.4 = fadd contract float %add21.i.3, %mul19.i.4
  %inc.4 = or disjoint i32 %k.0100, 5
  %idxprom23.5 = zext nneg i32 %inc.4 to i64
  %arrayidx24.5 = getelementptr inbounds [64 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 0, i64 %idxprom23.5
  %agg.tmp22.sroa.0.0.copyload.5 = load float, ptr %arrayidx24.5, align 16, !tbaa !20
  %agg.tmp22.sroa.2.0.arrayidx24.sroa_idx.5 = getelementptr inbounds i8, ptr %arrayidx24.5, i64 4
  %agg.tmp22.sroa.2.0.copyload.5 = load float, ptr %agg.tmp22.sroa.2.0.arrayidx24.sroa_idx.5, align 4, !tbaa !20
  %agg.tmp22.sroa.3.0.arrayidx24.sroa_idx.5 = getelementptr inbounds i8, ptr %arrayidx24.5, i64 8
  %agg.tmp22.sroa.3.0.copyload.5 = load float, ptr %agg.tmp22.sroa.3.0.arrayidx24.sroa_idx.5, align 8, !tbaa !20
  %agg.tmp22.sroa.4.0.arrayidx24.sroa_idx.5 = getelementptr inbounds i8, ptr %arrayidx24.5, i64 12
  %agg.tmp22.sroa.4.0.copyload.5 = load float, ptr %agg.tmp22.sroa.4.0.arrayidx24.sroa_idx.5, align 4, !tbaa !20
  %sub.i.5 = fsub contract float %agg.tmp22.sroa.0.0.copyload.5, %me.sroa.0.0
  %sub3.i.5 = fsub contract float %agg.tmp22.sroa.2.0.copyload.5, %me.sroa.6.0
  %sub5.i.5 = fsub contract float %agg.tmp22.sroa.3.0.copyload.5, %me.sroa.8.0
  %mul.i.5 = fmul contract float %sub.i.5, %sub.i.5
  %mul6.i.5 = fmul contract float %sub3.i.5, %sub3.i.5
  %add.i.5 = fadd contract float %mul.i.5, %mul6.i.5
  %mul7.i.5 = fmul contract float %sub5.i.5, %sub5.i.5
  %add8.i.5 = fadd contract float %add.i.5, %mul7.i.5
  %add9.i.5 = fadd contract float %add8.i.5, 0x3F847AE140000000
  %7 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %add9.i.5)
  %mul10.i.5 = fmul contract float %agg.tmp22.sroa.4.0.copyload.5, %7
  %mul11.i.5 = fmul contract float %7, %mul10.i.5
  %mul12.i.5 = fmul contract float %7, %mul11.i.5
  %mul13.i.5 = fmul contract float %sub.i.5, %mul12.i.5
  %add15.i.5 = fadd contract float %add15.i.4, %mul13.i.5
  %mul16.i.5 = fmul contract float %sub3.i.5, %mul12.i.5
  %add18.i.5 = fadd contract float %add18.i.4, %mul16.i.5
  %mul19.i.5 = fmul contract float %sub5.i.5, %mul12.i.5
  %add21.i.5 = fadd contract float %add21.i.4, %mul19.i.5
  %inc.5 = or disjoint i32 %k.0100, 6
  %idxprom23.6 = zext nneg i32 %inc.5 to i64
  %arrayidx24.6 = getelementptr inbounds [64 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 0, i64 %idxprom23.6
  %agg.tmp22.sroa.0.0.copyload.6 = load float, ptr %arrayidx24.6, align 16, !tbaa !20
  %agg.tmp22.sroa.2.0.arrayidx24.sroa_idx.6 = getelementptr inbounds i8, ptr %arrayidx24.6, i64 4
  %agg.tmp22.sroa.2.0.copyload.6 = load float, ptr %agg.tmp22.sroa.2.0.arrayidx24.sroa_idx.6, align 4, !tbaa !20
  %agg.tmp22.sroa.3.0.arrayidx24.sroa_idx.6 = getelementptr inbounds i8, ptr %arrayidx24.6, i64 8
  %agg.tmp22.sroa.3.0.copyload.6 = load float, ptr %agg.tmp22.sroa.3.0.arrayidx24.sroa_idx.6, align 8, !tbaa !20
  %agg.tmp22.sroa.4.0.arrayidx24.sroa_idx.6 = getelementptr inbounds i8, ptr %arrayidx24.6, i64 12
  %agg.tmp22.sroa.4.0.copyload.6 = load float, ptr %agg.tmp22.sroa.4.0.arrayidx24.sroa_idx.6, align 4, !tbaa !20
  %sub.i.6 = fsub contract float %agg.tmp22.sroa.0.0.copyload.6, %me.sroa.0.0
  %sub3.i.6 = fsub contract float %agg.tmp22.sroa.2.0.copyload.6, %me.sroa.6.0
  %sub5.i.6 = fsub contract float %agg.tmp22.sroa.3.0.copyload.6, %me.sroa.8.0
  %mul.i.6 = fmul contract float %sub.i.6, %sub.i.6
  %mul6.i.6 = fmul contract float %sub3.i.6, %sub3.i.6
  %add.i.6 = fadd contract float %mul.i.6, %mul6.i.6
  %mul7.i.6 = fmul contract float %sub5.i.6, %sub5.i.6
  %add8.i.6 = fadd contract float %add.i.6, %mul7.i.6
  %add9.i.6 = fadd contract float %add8.i.6, 0x3F847AE140000000
  %8 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %add9.i.6)
  %mul10.i.6 = fmul contract float %agg.tmp22.sroa.4.0.copyload.6, %8
  %mul11.i.6 = fmul contract float %8, %mul10.i.6
  %mul12.i.6 = fmul contract float %8, %mul11.i.6
  %mul13.i.6 = fmul contract float %sub.i.6, %mul12.i.6
  %add15.i.6 = fadd contract float %add15.i.5, %mul13.i.6
  %mul16.i.6 = fmul contract float %sub3.i.6, %mul12.i.6
  %add18.i.6 = fadd contract float %add18.i.5, %mul16.i.6
  %mul19.i.6 = fmul contract float %sub5.i.6, %mul12.i.6
  %add21.i.6 = fadd contract float %add21.i.5, %mul19.i.6
  %inc.6 = or disjoint i32 %k.0100, 7
  %idxprom23.7 = zext nneg i32 %inc.6 to i64
  %arrayidx24.7 = getelementptr inbounds [64 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 0, i64 %idxprom23.7
  %agg.tmp22.sroa.0.0.copyload.7 = load float, ptr %arrayidx24.7, align 16, !tbaa !20
  %agg.tmp22.sroa.2.0.arrayidx24.sroa_idx.7 = getelementptr inbounds i8, ptr %arrayidx24.7, i64 4
  %agg.tmp22.sroa.2.0.copyload.7 = load float, ptr %agg.tmp22.sroa.2.0.arrayidx24.sroa_idx.7, align 4, !tbaa !20
  %agg.tmp22.sroa.3.0.arrayidx24.sroa_idx.7 = getelementptr inbounds i8, ptr %arrayidx24.7, i64 8
  %agg.tmp22.sroa.3.0.copyload.7 = load float, ptr %agg.tmp22.sroa.3.0.arrayidx24.sroa_idx.7, align 8, !tbaa !20
  %agg.tmp22.sroa.4.0.arrayidx24.sroa_idx.7 = getelementptr inbounds i8, ptr %arrayidx24.7, i64 12
  %agg.tmp22.sroa.4.0.copyload.7 = load float, ptr %agg.tmp22.sroa.4.0.arrayidx24.sroa_idx.7, align 4, !tbaa !20
  %sub.i.7 = fsub contract float %agg.tmp22.sroa.0.0.copyload.7, %me.sroa.0.0
  %sub3.i.7 = fsub contract float %agg.tmp22.sroa.2.0.copyload.7, %me.sroa.6.0
  %sub5.i.7 = fsub contract float %agg.tmp22.sroa.3.0.copyload.7, %me.sroa.8.0
  %mul.i.7 = fmul contract float %sub.i.7, %sub.i.7
  %mul6.i.7 = fmul contract float %sub3.i.7, %sub3.i.7
  %add.i.7 = fadd contract float %mul.i.7, %mul6.i.7
  %mul7.i.7 = fmul contract float %sub5.i.7, %sub5.i.7
  %add8.i.7 = fadd contract float %add.i.7, %mul7.i.7
  %add9.i.7 = fadd contract float %add8.i.7, 0x3F847AE140000000
  %9 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %add9.i.7)
  %mul10.i.7 = fmul contract float %agg.tmp22.sroa.4.0.copyload.7, %9
  %mul11.i.7 = fmul contract float %9, %mul10.i.7
  %mul12.i.7 = fmul contract float %9, %mul11.i.7
  %mul13.i.7 = fmul contract float %sub.i.7, %mul12.i.7
  %add15.i.7 = fadd contract float %add15.i.6, %mul13.i.7
  %mul16.i.7 = fmul contract float %sub3.i.7, %mul12.i.7
  %add18.i.7 = fadd contract float %add18.i.6, %mul16.i.7
  %mul19.i.7 = fmul contract float %sub5.i.7, %mul12.i.7
  %add21.i.7 = fadd contract float %add21.i.6, %mul19.i.7
  %inc.7 = add nuw nsw i32 %k.0100, 8
  %exitcond.not.7 = icmp eq i32 %inc.7, 64
  br i1 %exitcond.not.7, label %for.cond.cleanup19, label %for.body20, !llvm.loop !24

if.then:                                          ; preds = %for.cond.cleanup
  %idxprom31 = sext i32 %add to i64
  %arrayidx32 = getelementptr inbounds %struct.float4, ptr %vel, i64 %idxprom31
  %v.sroa.0.0.copyload = load float, ptr %arrayidx32, align 16, !tbaa !20
  %v.sroa.7.0.arrayidx32.sroa_idx = getelementptr inbounds i8, ptr %arrayidx32, i64 4
  %v.sroa.7.0.copyload = load float, ptr %v.sroa.7.0.arrayidx32.sroa_idx, align 4, !tbaa !20
  %v.sroa.10.0.arrayidx32.sroa_idx = getelementptr inbounds i8, ptr %arrayidx32, i64 8
  %v.sroa.10.0.copyload = load float, ptr %v.sroa.10.0.arrayidx32.sroa_idx, align 8, !tbaa !20
  %v.sroa.13.0.arrayidx32.sroa_idx = getelementptr inbounds i8, ptr %arrayidx32, i64 12
  %v.sroa.13.0.copyload = load float, ptr %v.sroa.13.0.arrayidx32.sroa_idx, align 4, !tbaa !20
  %mul33 = fmul contract float %acc.sroa.0.0.lcssa, %dt
  %add35 = fadd contract float %mul33, %v.sroa.0.0.copyload
  %mul36 = fmul contract float %acc.sroa.6.0.lcssa, %dt
  %add38 = fadd contract float %mul36, %v.sroa.7.0.copyload
  %mul39 = fmul contract float %acc.sroa.9.0.lcssa, %dt
  %add41 = fadd contract float %mul39, %v.sroa.10.0.copyload
  %arrayidx43 = getelementptr inbounds %struct.float4, ptr %new_vel, i64 %idxprom31
  store float %add35, ptr %arrayidx43, align 16, !tbaa !20
  %v.sroa.7.0.arrayidx43.sroa_idx = getelementptr inbounds i8, ptr %arrayidx43, i64 4
  store float %add38, ptr %v.sroa.7.0.arrayidx43.sroa_idx, align 4, !tbaa !20
  %v.sroa.10.0.arrayidx43.sroa_idx = getelementptr inbounds i8, ptr %arrayidx43, i64 8
  store float %add41, ptr %v.sroa.10.0.arrayidx43.sroa_idx, align 8, !tbaa !20
  %v.sroa.13.0.arrayidx43.sroa_idx = getelementptr inbounds i8, ptr %arrayidx43, i64 12
  store float %v.sroa.13.0.copyload, ptr %v.sroa.13.0.arrayidx43.sroa_idx, align 4, !tbaa !20
  %mul47 = fmul contract float %add35, %dt
  %add48 = fadd contract float %me.sroa.0.0, %mul47
  %mul51 = fmul contract float %add38, %dt
  %add52 = fadd contract float %me.sroa.6.0, %mul51
  %mul55 = fmul contract float %add41, %dt
  %add56 = fadd contract float %me.sroa.8.0, %mul55
  %arrayidx59 = getelementptr inbounds %struct.float4, ptr %new_pos, i64 %idxprom31
  store float %add48, ptr %arrayidx59, align 16, !tbaa !20
  %ref.tmp44.sroa.4.0.arrayidx59.sroa_idx = getelementptr inbounds i8, ptr %arrayidx59, i64 4
  store float %add52, ptr %ref.tmp44.sroa.4.0.arrayidx59.sroa_idx, align 4, !tbaa !20
  %ref.tmp44.sroa.5.0.arrayidx59.sroa_idx = getelementptr inbounds i8, ptr %arrayidx59, i64 8
  store float %add56, ptr %ref.tmp44.sroa.5.0.arrayidx59.sroa_idx, align 8, !tbaa !20
  %ref.tmp44.sroa.6.0.arrayidx59.sroa_idx = getelementptr inbounds i8, ptr %arrayidx59, i64 12
  store float %me.sroa.10.0, ptr %ref.tmp44.sroa.6.0.arrayidx59.sroa_idx, align 4, !tbaa !20
  br label %if.end

if.end:                                           ; preds = %if.then, %for.cond.cleanup
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @nbody, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !10, i64 0}
!9 = !{!"_ZTS6float4", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12}
!10 = !{!"float", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = !{!9, !10, i64 4}
!14 = !{!9, !10, i64 8}
!15 = !{!9, !10, i64 12}
!16 = !{!17, !10, i64 0}
!17 = !{!"_ZTS6float3", !10, i64 0, !10, i64 4, !10, i64 8}
!18 = !{!17, !10, i64 4}
!19 = !{!17, !10, i64 8}
!20 = !{!10, !10, i64 0}
!21 = distinct !{!21, !22, !23}
!22 = !{!"llvm.loop.mustprogress"}
!23 = !{!"llvm.loop.unroll.disable"}
!24 = distinct !{!24, !22, !23}
