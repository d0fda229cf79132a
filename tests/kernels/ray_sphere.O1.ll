; ModuleID = 'ray_sphere.cu'
source_filename = "ray_sphere.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Vec = type { float, float, float }
%struct.Ray = type { %struct.Vec, %struct.Vec }
%struct.Sphere = type { %struct.Vec, float }
%struct.Hit = type { %struct.Vec, float, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Vec @_Zmi3VecS_(ptr nocapture noundef readonly byval(%struct.Vec) align 4 %a, ptr nocapture noundef readonly byval(%struct.Vec) align 4 %b) local_unnamed_addr #0 {
entry:
  %0 = load float, ptr %a, align 4, !tbaa !8
  %1 = load float, ptr %b, align 4, !tbaa !8
  %sub = fsub contract float %0, %1
  %y3 = getelementptr inbounds i8, ptr %a, i64 4
  %2 = load float, ptr %y3, align 4, !tbaa !13
  %y4 = getelementptr inbounds i8, ptr %b, i64 4
  %3 = load float, ptr %y4, align 4, !tbaa !13
  %sub5 = fsub contract float %2, %3
  %z6 = getelementptr inbounds i8, ptr %a, i64 8
  %4 = load float, ptr %z6, align 4, !tbaa !14
  %z7 = getelementptr inbounds i8, ptr %b, i64 8
  %5 = load float, ptr %z7, align 4, !tbaa !14
  %sub8 = fsub contract float %4, %5
  %.fca.0.insert = insertvalue %struct.Vec poison, float %sub, 0
  %.fca.1.insert = insertvalue %struct.Vec %.fca.0.insert, float %sub5, 1
  %.fca.2.insert = insertvalue %struct.Vec %.fca.1.insert, float %sub8, 2
  ret %struct.Vec %.fca.2.insert
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Vec @_Zpl3VecS_(ptr nocapture noundef readonly byval(%struct.Vec) align 4 %a, ptr nocapture noundef readonly byval(%struct.Vec) align 4 %b) local_unnamed_addr #0 {
entry:
  %0 = load float, ptr %a, align 4, !tbaa !8
  %1 = load float, ptr %b, align 4, !tbaa !8
  %add = fadd contract float %0, %1
  %y3 = getelementptr inbounds i8, ptr %a, i64 4
  %2 = load float, ptr %y3, align 4, !tbaa !13
  %y4 = getelementptr inbounds i8, ptr %b, i64 4
  %3 = load float, ptr %y4, align 4, !tbaa !13
  %add5 = fadd contract float %2, %3
  %z6 = getelementptr inbounds i8, ptr %a, i64 8
  %4 = load float, ptr %z6, align 4, !tbaa !14
  %z7 = getelementptr inbounds i8, ptr %b, i64 8
  %5 = load float, ptr %z7, align 4, !tbaa !14
  %add8 = fadd contract float %4, %5
  %.fca.0.insert = insertvalue %struct.Vec poison, float %add, 0
  %.fca.1.insert = insertvalue %struct.Vec %.fca.0.insert, float %add5, 1
  %.fca.2.insert = insertvalue %struct.Vec %.fca.1.insert, float %add8, 2
  ret %struct.Vec %.fca.2.insert
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Vec @_Zml3Vecf(ptr nocapture noundef readonly byval(%struct.Vec) align 4 %a, float noundef %s) local_unnamed_addr #0 {
entry:
  %0 = load float, ptr %a, align 4, !tbaa !8
  %mul = fmul contract float %0, %s
  %y2 = getelementptr inbounds i8, ptr %a, i64 4
  %1 = load float, ptr %y2, align 4, !tbaa !13
  %mul3 = fmul contract float %1, %s
  %z4 = getelementptr inbounds i8, ptr %a, i64 8
  %2 = load float, ptr %z4, align 4, !tbaa !14
  %mul5 = fmul contract float %2, %s
  %.fca.0.insert = insertvalue %struct.Vec poison, float %mul, 0
  %.fca.1.insert = insertvalue %struct.Vec %.fca.0.insert, float %mul3, 1
  %.fca.2.insert = insertvalue %struct.Vec %.fca.1.insert, float %mul5, 2
  ret %struct.Vec %.fca.2.insert
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef float @_Z3dot3VecS_(ptr nocapture noundef readonly byval(%struct.Vec) align 4 %a, ptr nocapture noundef readonly byval(%struct.Vec) align 4 %b) local_unnamed_addr #0 {
entry:
  %0 = load float, ptr %a, align 4, !tbaa !8
  %1 = load float, ptr %b, align 4, !tbaa !8
  %mul = fmul contract float %0, %1
  %y = getelementptr inbounds i8, ptr %a, i64 4
  %2 = load float, ptr %y, align 4, !tbaa !13
  %y2 = getelementptr inbounds i8, ptr %b, i64 4
  %3 = load float, ptr %y2, align 4, !tbaa !13
  %mul3 = fmul contract float %2, %3
  %add = fadd contract float %mul, %mul3
  %z = getelementptr inbounds i8, ptr %a, i64 8
  %4 = load float, ptr %z, align 4, !tbaa !14
  %z4 = getelementptr inbounds i8, ptr %b, i64 8
  %5 = load float, ptr %z4, align 4, !tbaa !14
  %mul5 = fmul contract float %4, %5
  %add6 = fadd contract float %add, %mul5
  ret float %add6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local noundef zeroext i1 @_Z9intersectRK3RayRK6SpherePf(ptr nocapture noundef nonnull readonly align 4 dereferenceable(24) %ray, ptr nocapture noundef nonnull readonly align 4 dereferenceable(16) %s, ptr nocapture noundef writeonly %distance) local_unnamed_addr #1 {
entry:
  %agg.tmp.sroa.0.0.copyload = load float, ptr %s, align 4, !tbaa !15
  %agg.tmp.sroa.2.0.s.sroa_idx = getelementptr inbounds i8, ptr %s, i64 4
  %agg.tmp.sroa.2.0.copyload = load float, ptr %agg.tmp.sroa.2.0.s.sroa_idx, align 4, !tbaa !15
  %agg.tmp.sroa.3.0.s.sroa_idx = getelementptr inbounds i8, ptr %s, i64 8
  %agg.tmp.sroa.3.0.copyload = load float, ptr %agg.tmp.sroa.3.0.s.sroa_idx, align 4, !tbaa !15
  %agg.tmp1.sroa.0.0.copyload = load float, ptr %ray, align 4, !tbaa !15
  %agg.tmp1.sroa.2.0.ray.sroa_idx = getelementptr inbounds i8, ptr %ray, i64 4
  %agg.tmp1.sroa.2.0.copyload = load float, ptr %agg.tmp1.sroa.2.0.ray.sroa_idx, align 4, !tbaa !15
  %agg.tmp1.sroa.3.0.ray.sroa_idx = getelementptr inbounds i8, ptr %ray, i64 8
  %agg.tmp1.sroa.3.0.copyload = load float, ptr %agg.tmp1.sroa.3.0.ray.sroa_idx, align 4, !tbaa !15
  %sub.i = fsub contract float %agg.tmp.sroa.0.0.copyload, %agg.tmp1.sroa.0.0.copyload
  %sub5.i = fsub contract float %agg.tmp.sroa.2.0.copyload, %agg.tmp1.sroa.2.0.copyload
  %sub8.i = fsub contract float %agg.tmp.sroa.3.0.copyload, %agg.tmp1.sroa.3.0.copyload
  %direction = getelementptr inbounds i8, ptr %ray, i64 12
  %agg.tmp3.sroa.0.0.copyload = load float, ptr %direction, align 4, !tbaa !15
  %agg.tmp3.sroa.2.0.direction.sroa_idx = getelementptr inbounds i8, ptr %ray, i64 16
  %agg.tmp3.sroa.2.0.copyload = load float, ptr %agg.tmp3.sroa.2.0.direction.sroa_idx, align 4, !tbaa !15
  %agg.tmp3.sroa.3.0.direction.sroa_idx = getelementptr inbounds i8, ptr %ray, i64 20
  %agg.tmp3.sroa.3.0.copyload = load float, ptr %agg.tmp3.sroa.3.0.direction.sroa_idx, align 4, !tbaa !15
  %mul.i = fmul contract float %sub.i, %agg.tmp3.sroa.0.0.copyload
  %mul3.i = fmul contract float %sub5.i, %agg.tmp3.sroa.2.0.copyload
  %add.i = fadd contract float %mul.i, %mul3.i
  %mul5.i = fmul contract float %sub8.i, %agg.tmp3.sroa.3.0.copyload
  %add6.i = fadd contract float %add.i, %mul5.i
  %mul.i37 = fmul contract float %sub.i, %sub.i
  %mul3.i40 = fmul contract float %sub5.i, %sub5.i
  %add.i41 = fadd contract float %mul.i37, %mul3.i40
  %mul5.i44 = fmul contract float %sub8.i, %sub8.i
  %add6.i45 = fadd contract float %add.i41, %mul5.i44
  %mul = fmul contract float %add6.i, %add6.i
  %sub = fsub contract float %add6.i45, %mul
  %radius = getelementptr inbounds i8, ptr %s, i64 12
  %0 = load float, ptr %radius, align 4, !tbaa !16
  %mul9 = fmul contract float %0, %0
  %cmp = fcmp contract ogt float %sub, %mul9
  br i1 %cmp, label %cleanup, label %if.end

if.end:                                           ; preds = %entry
  %sub10 = fsub contract float %mul9, %sub
  %1 = tail call noundef float @llvm.nvvm.sqrt.approx.f(float %sub10) #5
  %sub12 = fsub contract float %add6.i, %1
  %cmp13 = fcmp contract ogt float %sub12, 0.000000e+00
  %add = fadd contract float %add6.i, %1
  %cond = select contract i1 %cmp13, float %sub12, float %add
  store float %cond, ptr %distance, align 4, !tbaa !15
  %cmp15 = fcmp contract ogt float %cond, 0.000000e+00
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  %retval.0 = phi i1 [ %cmp15, %if.end ], [ false, %entry ]
  ret i1 %retval.0
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @ray_sphere(ptr nocapture noundef readonly %rays, i32 noundef %n, ptr nocapture noundef readonly %spheres, i32 noundef %count, ptr nocapture noundef writeonly %hits) local_unnamed_addr #2 {
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
  %arrayidx = getelementptr inbounds %struct.Ray, ptr %rays, i64 %idxprom
  %ray.sroa.0.0.copyload = load float, ptr %arrayidx, align 4, !tbaa !15
  %ray.sroa.5.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 4
  %ray.sroa.5.0.copyload = load float, ptr %ray.sroa.5.0.arrayidx.sroa_idx, align 4, !tbaa !15
  %ray.sroa.7.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 8
  %ray.sroa.7.0.copyload = load float, ptr %ray.sroa.7.0.arrayidx.sroa_idx, align 4, !tbaa !15
  %ray.sroa.9.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 12
  %ray.sroa.9.0.copyload = load float, ptr %ray.sroa.9.0.arrayidx.sroa_idx, align 4, !tbaa !15
  %ray.sroa.11.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 16
  %ray.sroa.11.0.copyload = load float, ptr %ray.sroa.11.0.arrayidx.sroa_idx, align 4, !tbaa !15
  %ray.sroa.13.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 20
  %ray.sroa.13.0.copyload = load float, ptr %ray.sroa.13.0.arrayidx.sroa_idx, align 4, !tbaa !15
  %cmp370 = icmp sgt i32 %count, 0
  br i1 %cmp370, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %if.end13, %if.end
  %hit.sroa.7.0.lcssa = phi float [ 0.000000e+00, %if.end ], [ %hit.sroa.7.1, %if.end13 ]
  %hit.sroa.10.0.lcssa = phi i32 [ -1, %if.end ], [ %hit.sroa.10.1, %if.end13 ]
  %cmp15 = icmp sgt i32 %hit.sroa.10.0.lcssa, -1
  br i1 %cmp15, label %if.then16, label %if.end30

for.body:                                         ; preds = %if.end, %if.end13
  %hit.sroa.10.074 = phi i32 [ %hit.sroa.10.1, %if.end13 ], [ -1, %if.end ]
  %hit.sroa.7.073 = phi float [ %hit.sroa.7.1, %if.end13 ], [ 0.000000e+00, %if.end ]
  %k.072 = phi i32 [ %inc, %if.end13 ], [ 0, %if.end ]
  %distance.071 = phi float [ %distance.1, %if.end13 ], [ undef, %if.end ]
  %idxprom4 = zext nneg i32 %k.072 to i64
  %arrayidx5 = getelementptr inbounds %struct.Sphere, ptr %spheres, i64 %idxprom4
  %agg.tmp.sroa.0.0.copyload.i = load float, ptr %arrayidx5, align 4, !tbaa !15
  %agg.tmp.sroa.2.0.s.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx5, i64 4
  %agg.tmp.sroa.2.0.copyload.i = load float, ptr %agg.tmp.sroa.2.0.s.sroa_idx.i, align 4, !tbaa !15
  %agg.tmp.sroa.3.0.s.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx5, i64 8
  %agg.tmp.sroa.3.0.copyload.i = load float, ptr %agg.tmp.sroa.3.0.s.sroa_idx.i, align 4, !tbaa !15
  %sub.i.i = fsub contract float %agg.tmp.sroa.0.0.copyload.i, %ray.sroa.0.0.copyload
  %sub5.i.i = fsub contract float %agg.tmp.sroa.2.0.copyload.i, %ray.sroa.5.0.copyload
  %sub8.i.i = fsub contract float %agg.tmp.sroa.3.0.copyload.i, %ray.sroa.7.0.copyload
  %mul.i.i = fmul contract float %ray.sroa.9.0.copyload, %sub.i.i
  %mul3.i.i = fmul contract float %ray.sroa.11.0.copyload, %sub5.i.i
  %add.i.i = fadd contract float %mul.i.i, %mul3.i.i
  %mul5.i.i = fmul contract float %ray.sroa.13.0.copyload, %sub8.i.i
  %add6.i.i = fadd contract float %add.i.i, %mul5.i.i
  %mul.i37.i = fmul contract float %sub.i.i, %sub.i.i
  %mul3.i40.i = fmul contract float %sub5.i.i, %sub5.i.i
  %add.i41.i = fadd contract float %mul.i37.i, %mul3.i40.i
  %mul5.i44.i = fmul contract float %sub8.i.i, %sub8.i.i
  %add6.i45.i = fadd contract float %add.i41.i, %mul5.i44.i
  %mul.i = fmul contract float %add6.i.i, %add6.i.i
  %sub.i = fsub contract float %add6.i45.i, %mul.i
  %radius.i = getelementptr inbounds i8, ptr %arrayidx5, i64 12
  %3 = load float, ptr %radius.i, align 4, !tbaa !16
  %mul9.i = fmul contract float %3, %3
  %cmp.i = fcmp contract ogt float %sub.i, %mul9.i
  br i1 %cmp.i, label %_Z9intersectRK3RayRK6SpherePf.exit, label %if.end.i

if.end.i:                                         ; preds = %for.body
  %sub10.i = fsub contract float %mul9.i, %sub.i
  %4 = tail call noundef float @llvm.nvvm.sqrt.approx.f(float %sub10.i) #5
  %sub12.i = fsub contract float %add6.i.i, %4
  %cmp13.i = fcmp contract ogt float %sub12.i, 0.000000e+00
  %add.i = fadd contract float %add6.i.i, %4
  %cond.i = select contract i1 %cmp13.i, float %sub12.i, float %add.i
  %cmp15.i = fcmp contract ogt float %cond.i, 0.000000e+00
  br label %_Z9intersectRK3RayRK6SpherePf.exit

_Z9intersectRK3RayRK6SpherePf.exit:               ; preds = %for.body, %if.end.i
  %distance.1 = phi float [ %distance.071, %for.body ], [ %cond.i, %if.end.i ]
  %retval.0.i = phi i1 [ false, %for.body ], [ %cmp15.i, %if.end.i ]
  br i1 %retval.0.i, label %land.lhs.true, label %if.end13

land.lhs.true:                                    ; preds = %_Z9intersectRK3RayRK6SpherePf.exit
  %cmp7 = icmp slt i32 %hit.sroa.10.074, 0
  %cmp9 = fcmp contract olt float %distance.1, %hit.sroa.7.073
  %or.cond = select i1 %cmp7, i1 true, i1 %cmp9
  %spec.select = select i1 %or.cond, float %distance.1, float %hit.sroa.7.073
  %spec.select47 = select i1 %or.cond, i32 %k.072, i32 %hit.sroa.10.074
  br label %if.end13

if.end13:                                         ; preds = %land.lhs.true, %_Z9intersectRK3RayRK6SpherePf.exit
  %hit.sroa.7.1 = phi float [ %hit.sroa.7.073, %_Z9intersectRK3RayRK6SpherePf.exit ], [ %spec.select, %land.lhs.true ]
  %hit.sroa.10.1 = phi i32 [ %hit.sroa.10.074, %_Z9intersectRK3RayRK6SpherePf.exit ], [ %spec.select47, %land.lhs.true ]
  %inc = add nuw nsw i32 %k.072, 1
  %exitcond.not = icmp eq i32 %inc, %count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !18

if.then16:                                        ; preds = %for.cond.cleanup
  %mul.i48 = fmul contract float %ray.sroa.9.0.copyload, %hit.sroa.7.0.lcssa
  %mul3.i = fmul contract float %ray.sroa.11.0.copyload, %hit.sroa.7.0.lcssa
  %mul5.i = fmul contract float %ray.sroa.13.0.copyload, %hit.sroa.7.0.lcssa
  %add.i49 = fadd contract float %ray.sroa.0.0.copyload, %mul.i48
  %add5.i = fadd contract float %ray.sroa.5.0.copyload, %mul3.i
  %add8.i = fadd contract float %ray.sroa.7.0.copyload, %mul5.i
  %idxprom23 = zext nneg i32 %hit.sroa.10.0.lcssa to i64
  %arrayidx24 = getelementptr inbounds %struct.Sphere, ptr %spheres, i64 %idxprom23
  %s.sroa.0.sroa.0.0.copyload = load float, ptr %arrayidx24, align 4, !tbaa !15
  %s.sroa.0.sroa.4.0.arrayidx24.sroa_idx = getelementptr inbounds i8, ptr %arrayidx24, i64 4
  %s.sroa.0.sroa.4.0.copyload = load float, ptr %s.sroa.0.sroa.4.0.arrayidx24.sroa_idx, align 4, !tbaa !15
  %s.sroa.0.sroa.5.0.arrayidx24.sroa_idx = getelementptr inbounds i8, ptr %arrayidx24, i64 8
  %s.sroa.0.sroa.5.0.copyload = load float, ptr %s.sroa.0.sroa.5.0.arrayidx24.sroa_idx, align 4, !tbaa !15
  %s.sroa.4.0.arrayidx24.sroa_idx = getelementptr inbounds i8, ptr %arrayidx24, i64 12
  %s.sroa.4.0.copyload = load float, ptr %s.sroa.4.0.arrayidx24.sroa_idx, align 4, !tbaa !15
  %sub.i53 = fsub contract float %add.i49, %s.sroa.0.sroa.0.0.copyload
  %sub5.i = fsub contract float %add5.i, %s.sroa.0.sroa.4.0.copyload
  %sub8.i = fsub contract float %add8.i, %s.sroa.0.sroa.5.0.copyload
  %div = fdiv contract float 1.000000e+00, %s.sroa.4.0.copyload
  %mul.i61 = fmul contract float %sub.i53, %div
  %mul3.i63 = fmul contract float %sub5.i, %div
  %mul5.i65 = fmul contract float %sub8.i, %div
  br label %if.end30

if.end30:                                         ; preds = %if.then16, %for.cond.cleanup
  %hit.sroa.0.0 = phi float [ %mul.i61, %if.then16 ], [ 0.000000e+00, %for.cond.cleanup ]
  %hit.sroa.5.0 = phi float [ %mul3.i63, %if.then16 ], [ 0.000000e+00, %for.cond.cleanup ]
  %hit.sroa.6.0 = phi float [ %mul5.i65, %if.then16 ], [ 0.000000e+00, %for.cond.cleanup ]
  %arrayidx32 = getelementptr inbounds %struct.Hit, ptr %hits, i64 %idxprom
  store float %hit.sroa.0.0, ptr %arrayidx32, align 4, !tbaa !15
  %hit.sroa.5.0.arrayidx32.sroa_idx = getelementptr inbounds i8, ptr %arrayidx32, i64 4
  store float %hit.sroa.5.0, ptr %hit.sroa.5.0.arrayidx32.sroa_idx, align 4, !tbaa !15
  %hit.sroa.6.0.arrayidx32.sroa_idx = getelementptr inbounds i8, ptr %arrayidx32, i64 8
  store float %hit.sroa.6.0, ptr %hit.sroa.6.0.arrayidx32.sroa_idx, align 4, !tbaa !15
  %hit.sroa.7.0.arrayidx32.sroa_idx = getelementptr inbounds i8, ptr %arrayidx32, i64 12
  store float %hit.sroa.7.0.lcssa, ptr %hit.sroa.7.0.arrayidx32.sroa_idx, align 4, !tbaa !15
  %hit.sroa.10.0.arrayidx32.sroa_idx = getelementptr inbounds i8, ptr %arrayidx32, i64 16
  store i32 %hit.sroa.10.0.lcssa, ptr %hit.sroa.10.0.arrayidx32.sroa_idx, align 4, !tbaa !21
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end30
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @ray_sphere, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !10, i64 0}
!9 = !{!"_ZTS3Vec", !10, i64 0, !10, i64 4, !10, i64 8}
!10 = !{!"float", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = !{!9, !10, i64 4}
!14 = !{!9, !10, i64 8}
!15 = !{!10, !10, i64 0}
!16 = !{!17, !10, i64 12}
!17 = !{!"_ZTS6Sphere", !9, i64 0, !10, i64 12}
!18 = distinct !{!18, !19, !20}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = !{!22, !22, i64 0}
!22 = !{!"int", !11, i64 0}
