; ModuleID = 'kahan_sum.cu'
source_filename = "kahan_sum.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float2.0 = type { float, float }

; Function Attrs: norecurse nounwind memory(argmem: readwrite)
define dso_local void @kahan_sum(ptr nocapture noundef readonly %in, ptr nocapture noundef writeonly %kahan, ptr nocapture noundef writeonly %wide, ptr nocapture noundef writeonly %bounds, ptr nocapture noundef writeonly %residue, i32 noundef %rows, i32 noundef %cols) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp.not = icmp slt i32 %add, %rows
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %mul3 = mul nsw i32 %add, %cols
  %idx.ext = sext i32 %mul3 to i64
  %add.ptr = getelementptr inbounds float, ptr %in, i64 %idx.ext
  %cmp453 = icmp sgt i32 %cols, 0
  br i1 %cmp453, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %if.end
  %total.0.lcssa = phi double [ 0.000000e+00, %if.end ], [ %add9, %for.body ]
  %high.0.lcssa = phi float [ 0.000000e+00, %if.end ], [ %12, %for.body ]
  %low.0.lcssa = phi float [ 0.000000e+00, %if.end ], [ %11, %for.body ]
  %sum.0.lcssa = phi float [ 0.000000e+00, %if.end ], [ %8, %for.body ]
  %idxprom12 = sext i32 %add to i64
  %arrayidx13 = getelementptr inbounds float, ptr %kahan, i64 %idxprom12
  store float %sum.0.lcssa, ptr %arrayidx13, align 4, !tbaa !8
  %arrayidx15 = getelementptr inbounds double, ptr %wide, i64 %idxprom12
  store double %total.0.lcssa, ptr %arrayidx15, align 8, !tbaa !12
  %arrayidx18 = getelementptr inbounds %struct.float2.0, ptr %bounds, i64 %idxprom12
  store float %low.0.lcssa, ptr %arrayidx18, align 8, !tbaa !8
  %ref.tmp.sroa.4.0.arrayidx18.sroa_idx = getelementptr inbounds i8, ptr %arrayidx18, i64 4
  store float %high.0.lcssa, ptr %ref.tmp.sroa.4.0.arrayidx18.sroa_idx, align 4, !tbaa !8
  %3 = load float, ptr %add.ptr, align 4, !tbaa !8
  %4 = tail call noundef float @llvm.nvvm.mul.rn.f(float %3, float %3)
  %fneg = fneg contract float %4
  %5 = tail call noundef float @llvm.fma.f32(float %3, float %3, float %fneg)
  %arrayidx23 = getelementptr inbounds float, ptr %residue, i64 %idxprom12
  store float %5, ptr %arrayidx23, align 4, !tbaa !8
  br label %cleanup

for.body:                                         ; preds = %if.end, %for.body
  %sum.059 = phi float [ %8, %for.body ], [ 0.000000e+00, %if.end ]
  %lost.058 = phi float [ %10, %for.body ], [ 0.000000e+00, %if.end ]
  %low.057 = phi float [ %11, %for.body ], [ 0.000000e+00, %if.end ]
  %high.056 = phi float [ %12, %for.body ], [ 0.000000e+00, %if.end ]
  %total.055 = phi double [ %add9, %for.body ], [ 0.000000e+00, %if.end ]
  %i.054 = phi i32 [ %inc, %for.body ], [ 0, %if.end ]
  %idxprom = zext nneg i32 %i.054 to i64
  %arrayidx = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom
  %6 = load float, ptr %arrayidx, align 4, !tbaa !8
  %7 = tail call noundef float asm "sub.rn.f32 $0, $1, $2;", "=f,f,f"(float %6, float %lost.058) #3, !srcloc !14
  %8 = tail call noundef float @llvm.nvvm.add.rn.f(float %sum.059, float %7)
  %9 = tail call noundef float asm "sub.rn.f32 $0, $1, $2;", "=f,f,f"(float %8, float %sum.059) #3, !srcloc !14
  %10 = tail call noundef float asm "sub.rn.f32 $0, $1, $2;", "=f,f,f"(float %9, float %7) #3, !srcloc !14
  %conv = fpext float %6 to double
  %add9 = fadd contract double %total.055, %conv
  %11 = tail call noundef float @llvm.nvvm.add.rm.f(float %low.057, float %6)
  %12 = tail call noundef float @llvm.nvvm.add.rp.f(float %high.056, float %6)
  %inc = add nuw nsw i32 %i.054, 1
  %exitcond.not = icmp eq i32 %inc, %cols
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !15

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
declare float @llvm.nvvm.add.rm.f(float, float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.add.rp.f(float, float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.add.rn.f(float, float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.mul.rn.f(float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #2

attributes #0 = { norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @kahan_sum, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !10, i64 0}
!14 = !{i32 9580}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
