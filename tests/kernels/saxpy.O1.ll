; ModuleID = 'saxpy.cu'
source_filename = "saxpy.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @saxpy(i32 noundef %n, float noundef %a, ptr nocapture noundef readonly %x, ptr nocapture noundef %y) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul4 = mul i32 %2, %1
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul4, %3
  %cmp18 = icmp slt i32 %add, %n
  br i1 %cmp18, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %i.019 = phi i32 [ %add12, %for.body ], [ %add, %entry ]
  %idxprom = sext i32 %i.019 to i64
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %idxprom
  %4 = load float, ptr %arrayidx, align 4, !tbaa !9
  %mul6 = fmul contract float %4, %a
  %arrayidx8 = getelementptr inbounds float, ptr %y, i64 %idxprom
  %5 = load float, ptr %arrayidx8, align 4, !tbaa !9
  %add9 = fadd contract float %mul6, %5
  store float %add9, ptr %arrayidx8, align 4, !tbaa !9
  %add12 = add nsw i32 %i.019, %mul
  %cmp = icmp slt i32 %add12, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !13
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @saxpy4(i32 noundef %n, float noundef %a, ptr nocapture noundef readonly %x, ptr nocapture noundef %y) local_unnamed_addr #1 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %div = sdiv i32 %n, 4
  %cmp.not = icmp slt i32 %add, %div
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds %struct.float4, ptr %x, i64 %idxprom
  %u.sroa.0.0.copyload = load float, ptr %arrayidx, align 16, !tbaa !9
  %u.sroa.4.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 4
  %u.sroa.4.0.copyload = load float, ptr %u.sroa.4.0.arrayidx.sroa_idx, align 4, !tbaa !9
  %u.sroa.5.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 8
  %u.sroa.5.0.copyload = load float, ptr %u.sroa.5.0.arrayidx.sroa_idx, align 8, !tbaa !9
  %u.sroa.6.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 12
  %u.sroa.6.0.copyload = load float, ptr %u.sroa.6.0.arrayidx.sroa_idx, align 4, !tbaa !9
  %arrayidx4 = getelementptr inbounds %struct.float4, ptr %y, i64 %idxprom
  %v.sroa.0.0.copyload = load float, ptr %arrayidx4, align 16, !tbaa !9
  %v.sroa.6.0.arrayidx4.sroa_idx = getelementptr inbounds i8, ptr %arrayidx4, i64 4
  %v.sroa.6.0.copyload = load float, ptr %v.sroa.6.0.arrayidx4.sroa_idx, align 4, !tbaa !9
  %v.sroa.8.0.arrayidx4.sroa_idx = getelementptr inbounds i8, ptr %arrayidx4, i64 8
  %v.sroa.8.0.copyload = load float, ptr %v.sroa.8.0.arrayidx4.sroa_idx, align 8, !tbaa !9
  %v.sroa.10.0.arrayidx4.sroa_idx = getelementptr inbounds i8, ptr %arrayidx4, i64 12
  %v.sroa.10.0.copyload = load float, ptr %v.sroa.10.0.arrayidx4.sroa_idx, align 4, !tbaa !9
  %mul6 = fmul contract float %u.sroa.0.0.copyload, %a
  %add8 = fadd contract float %mul6, %v.sroa.0.0.copyload
  %mul10 = fmul contract float %u.sroa.4.0.copyload, %a
  %add12 = fadd contract float %mul10, %v.sroa.6.0.copyload
  %mul13 = fmul contract float %u.sroa.5.0.copyload, %a
  %add15 = fadd contract float %mul13, %v.sroa.8.0.copyload
  %mul16 = fmul contract float %u.sroa.6.0.copyload, %a
  %add18 = fadd contract float %mul16, %v.sroa.10.0.copyload
  store float %add8, ptr %arrayidx4, align 16, !tbaa !9
  store float %add12, ptr %v.sroa.6.0.arrayidx4.sroa_idx, align 4, !tbaa !9
  store float %add15, ptr %v.sroa.8.0.arrayidx4.sroa_idx, align 8, !tbaa !9
  store float %add18, ptr %v.sroa.10.0.arrayidx4.sroa_idx, align 4, !tbaa !9
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4, !5}
!llvm.ident = !{!6, !7}
!nvvmir.version = !{!8}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @saxpy, !"kernel", i32 1}
!5 = !{ptr @saxpy4, !"kernel", i32 1}
!6 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!7 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!8 = !{i32 2, i32 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"float", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
