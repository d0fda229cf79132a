; ModuleID = 'vector_math.cu'
source_filename = "vector_math.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float3 = type { float, float, float }
%struct.float4 = type { float, float, float, float }
%struct.float2.0 = type { float, float }
%struct.double2.1 = type { double, double }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.float3 @_Z5cross6float3S_(ptr nocapture noundef readonly byval(%struct.float3) align 4 %a, ptr nocapture noundef readonly byval(%struct.float3) align 4 %b) local_unnamed_addr #0 {
entry:
  %y = getelementptr inbounds i8, ptr %a, i64 4
  %0 = load float, ptr %y, align 4, !tbaa !8
  %z = getelementptr inbounds i8, ptr %b, i64 8
  %1 = load float, ptr %z, align 4, !tbaa !13
  %mul = fmul contract float %0, %1
  %z1 = getelementptr inbounds i8, ptr %a, i64 8
  %2 = load float, ptr %z1, align 4, !tbaa !13
  %y2 = getelementptr inbounds i8, ptr %b, i64 4
  %3 = load float, ptr %y2, align 4, !tbaa !8
  %mul3 = fmul contract float %2, %3
  %sub = fsub contract float %mul, %mul3
  %4 = load float, ptr %b, align 4, !tbaa !14
  %mul5 = fmul contract float %2, %4
  %5 = load float, ptr %a, align 4, !tbaa !14
  %mul8 = fmul contract float %1, %5
  %sub9 = fsub contract float %mul5, %mul8
  %mul12 = fmul contract float %3, %5
  %mul15 = fmul contract float %0, %4
  %sub16 = fsub contract float %mul12, %mul15
  %.fca.0.insert.i = insertvalue %struct.float3 poison, float %sub, 0
  %.fca.1.insert.i = insertvalue %struct.float3 %.fca.0.insert.i, float %sub9, 1
  %.fca.2.insert.i = insertvalue %struct.float3 %.fca.1.insert.i, float %sub16, 2
  ret %struct.float3 %.fca.2.insert.i
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef float @_Z5clampfff(float noundef %v, float noundef %low, float noundef %high) local_unnamed_addr #1 {
entry:
  %0 = tail call noundef float @llvm.maxnum.f32(float %v, float %low)
  %1 = tail call noundef float @llvm.minnum.f32(float %0, float %high)
  ret float %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @vector_math(ptr nocapture noundef readonly %a, ptr nocapture noundef readonly %b, ptr nocapture noundef readonly %planar, ptr nocapture noundef readonly %wide, ptr nocapture noundef writeonly %out, ptr nocapture noundef writeonly %turned, ptr nocapture noundef writeonly %norm, i32 noundef %n) local_unnamed_addr #2 {
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
  %arrayidx = getelementptr inbounds %struct.float3, ptr %a, i64 %idxprom
  %u.sroa.0.0.copyload = load float, ptr %arrayidx, align 4, !tbaa !15
  %u.sroa.5.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 4
  %u.sroa.5.0.copyload = load float, ptr %u.sroa.5.0.arrayidx.sroa_idx, align 4, !tbaa !15
  %u.sroa.6.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 8
  %u.sroa.6.0.copyload = load float, ptr %u.sroa.6.0.arrayidx.sroa_idx, align 4, !tbaa !15
  %arrayidx4 = getelementptr inbounds %struct.float3, ptr %b, i64 %idxprom
  %v.sroa.0.0.copyload = load float, ptr %arrayidx4, align 4, !tbaa !15
  %v.sroa.5.0.arrayidx4.sroa_idx = getelementptr inbounds i8, ptr %arrayidx4, i64 4
  %v.sroa.5.0.copyload = load float, ptr %v.sroa.5.0.arrayidx4.sroa_idx, align 4, !tbaa !15
  %v.sroa.6.0.arrayidx4.sroa_idx = getelementptr inbounds i8, ptr %arrayidx4, i64 8
  %v.sroa.6.0.copyload = load float, ptr %v.sroa.6.0.arrayidx4.sroa_idx, align 4, !tbaa !15
  %mul.i = fmul contract float %u.sroa.5.0.copyload, %v.sroa.6.0.copyload
  %mul3.i = fmul contract float %u.sroa.6.0.copyload, %v.sroa.5.0.copyload
  %sub.i = fsub contract float %mul.i, %mul3.i
  %mul5.i = fmul contract float %u.sroa.6.0.copyload, %v.sroa.0.0.copyload
  %mul8.i = fmul contract float %u.sroa.0.0.copyload, %v.sroa.6.0.copyload
  %sub9.i = fsub contract float %mul5.i, %mul8.i
  %mul12.i = fmul contract float %u.sroa.0.0.copyload, %v.sroa.5.0.copyload
  %mul15.i = fmul contract float %u.sroa.5.0.copyload, %v.sroa.0.0.copyload
  %sub16.i = fsub contract float %mul12.i, %mul15.i
  %mul9 = fmul contract float %u.sroa.0.0.copyload, %v.sroa.0.0.copyload
  %mul12 = fmul contract float %u.sroa.5.0.copyload, %v.sroa.5.0.copyload
  %add13 = fadd contract float %mul9, %mul12
  %mul16 = fmul contract float %u.sroa.6.0.copyload, %v.sroa.6.0.copyload
  %add17 = fadd contract float %add13, %mul16
  %arrayidx20 = getelementptr inbounds %struct.float4, ptr %out, i64 %idxprom
  store float %sub.i, ptr %arrayidx20, align 16, !tbaa !15
  %ref.tmp.sroa.4.0.arrayidx20.sroa_idx = getelementptr inbounds i8, ptr %arrayidx20, i64 4
  store float %sub9.i, ptr %ref.tmp.sroa.4.0.arrayidx20.sroa_idx, align 4, !tbaa !15
  %ref.tmp.sroa.5.0.arrayidx20.sroa_idx = getelementptr inbounds i8, ptr %arrayidx20, i64 8
  store float %sub16.i, ptr %ref.tmp.sroa.5.0.arrayidx20.sroa_idx, align 8, !tbaa !15
  %ref.tmp.sroa.6.0.arrayidx20.sroa_idx = getelementptr inbounds i8, ptr %arrayidx20, i64 12
  store float %add17, ptr %ref.tmp.sroa.6.0.arrayidx20.sroa_idx, align 4, !tbaa !15
  %arrayidx22 = getelementptr inbounds %struct.float2.0, ptr %planar, i64 %idxprom
  %p.sroa.0.0.copyload = load float, ptr %arrayidx22, align 8, !tbaa !15
  %p.sroa.4.0.arrayidx22.sroa_idx = getelementptr inbounds i8, ptr %arrayidx22, i64 4
  %p.sroa.4.0.copyload = load float, ptr %p.sroa.4.0.arrayidx22.sroa_idx, align 4, !tbaa !15
  %fneg = fneg contract float %p.sroa.4.0.copyload
  %3 = tail call noundef float @llvm.maxnum.f32(float %fneg, float -1.000000e+00)
  %4 = tail call noundef float @llvm.minnum.f32(float %3, float 1.000000e+00)
  %5 = tail call noundef float @llvm.maxnum.f32(float %p.sroa.0.0.copyload, float -1.000000e+00)
  %6 = tail call noundef float @llvm.minnum.f32(float %5, float 1.000000e+00)
  %arrayidx30 = getelementptr inbounds %struct.float2.0, ptr %turned, i64 %idxprom
  store float %4, ptr %arrayidx30, align 8, !tbaa !15
  %ref.tmp23.sroa.4.0.arrayidx30.sroa_idx = getelementptr inbounds i8, ptr %arrayidx30, i64 4
  store float %6, ptr %ref.tmp23.sroa.4.0.arrayidx30.sroa_idx, align 4, !tbaa !15
  %arrayidx32 = getelementptr inbounds %struct.double2.1, ptr %wide, i64 %idxprom
  %w.sroa.0.0.copyload = load double, ptr %arrayidx32, align 16, !tbaa !16
  %w.sroa.5.0.arrayidx32.sroa_idx = getelementptr inbounds i8, ptr %arrayidx32, i64 8
  %w.sroa.5.0.copyload = load double, ptr %w.sroa.5.0.arrayidx32.sroa_idx, align 8, !tbaa !16
  %mul37 = fmul contract double %w.sroa.5.0.copyload, %w.sroa.5.0.copyload
  %7 = tail call noundef double @llvm.fma.f64(double %w.sroa.0.0.copyload, double %w.sroa.0.0.copyload, double %mul37)
  %arrayidx40 = getelementptr inbounds double, ptr %norm, i64 %idxprom
  store double %7, ptr %arrayidx40, align 8, !tbaa !16
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @vector_math, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !10, i64 4}
!9 = !{!"_ZTS6float3", !10, i64 0, !10, i64 4, !10, i64 8}
!10 = !{!"float", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = !{!9, !10, i64 8}
!14 = !{!9, !10, i64 0}
!15 = !{!10, !10, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"double", !11, i64 0}
