; ModuleID = 'layernorm.cu'
source_filename = "layernorm.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local void @layernorm(ptr nocapture noundef readonly %in, ptr nocapture noundef writeonly %out, ptr nocapture noundef readonly %gamma, ptr nocapture noundef readonly %beta, i32 noundef %cols, float noundef %eps) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %conv = zext nneg i32 %0 to i64
  %conv1 = sext i32 %cols to i64
  %mul = mul nsw i64 %conv1, %conv
  %add.ptr = getelementptr inbounds float, ptr %in, i64 %mul
  %add.ptr6 = getelementptr inbounds float, ptr %out, i64 %mul
  %1 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp75 = icmp slt i32 %1, %cols
  br i1 %cmp75, label %for.body, label %for.body11.preheader

for.body11.preheader:                             ; preds = %for.body, %entry
  %m.sroa.0.184.ph = phi float [ 0.000000e+00, %entry ], [ %add.i, %for.body ]
  %m.sroa.9.183.ph = phi float [ 0.000000e+00, %entry ], [ %add4.i, %for.body ]
  %m.sroa.15.182.ph = phi float [ 0.000000e+00, %entry ], [ %add7.i, %for.body ]
  br label %for.body11

for.body:                                         ; preds = %entry, %for.body
  %i.079 = phi i32 [ %add, %for.body ], [ %1, %entry ]
  %m.sroa.0.078 = phi float [ %add.i, %for.body ], [ 0.000000e+00, %entry ]
  %m.sroa.9.077 = phi float [ %add4.i, %for.body ], [ 0.000000e+00, %entry ]
  %m.sroa.15.076 = phi float [ %add7.i, %for.body ], [ 0.000000e+00, %entry ]
  %idxprom = zext nneg i32 %i.079 to i64
  %arrayidx = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom
  %2 = load float, ptr %arrayidx, align 4, !tbaa !8
  %add.i = fadd contract float %m.sroa.0.078, 1.000000e+00
  %sub.i = fsub contract float %2, %m.sroa.9.077
  %div.i = fdiv contract float %sub.i, %add.i
  %add4.i = fadd contract float %m.sroa.9.077, %div.i
  %sub6.i = fsub contract float %2, %add4.i
  %mul.i = fmul contract float %sub.i, %sub6.i
  %add7.i = fadd contract float %m.sroa.15.076, %mul.i
  %add = add nuw nsw i32 %i.079, 32
  %cmp = icmp slt i32 %add, %cols
  br i1 %cmp, label %for.body, label %for.body11.preheader, !llvm.loop !12

for.cond.cleanup10:                               ; preds = %_ZN7Moments5mergeERKS_.exit
  %div = fdiv contract float %m.sroa.15.2, %m.sroa.0.2
  %add22 = fadd contract float %div, %eps
  %3 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %add22)
  %cmp2686 = icmp slt i32 %1, %cols
  br i1 %cmp2686, label %for.body28, label %for.cond.cleanup27

for.body11:                                       ; preds = %for.body11.preheader, %_ZN7Moments5mergeERKS_.exit
  %mask.085 = phi i32 [ %shl, %_ZN7Moments5mergeERKS_.exit ], [ 1, %for.body11.preheader ]
  %m.sroa.0.184 = phi float [ %m.sroa.0.2, %_ZN7Moments5mergeERKS_.exit ], [ %m.sroa.0.184.ph, %for.body11.preheader ]
  %m.sroa.9.183 = phi float [ %m.sroa.9.2, %_ZN7Moments5mergeERKS_.exit ], [ %m.sroa.9.183.ph, %for.body11.preheader ]
  %m.sroa.15.182 = phi float [ %m.sroa.15.2, %_ZN7Moments5mergeERKS_.exit ], [ %m.sroa.15.182.ph, %for.body11.preheader ]
  %4 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %m.sroa.0.184, i32 %mask.085, i32 31)
  %5 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %m.sroa.9.183, i32 %mask.085, i32 31)
  %6 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %m.sroa.15.182, i32 %mask.085, i32 31)
  %add.i60 = fadd contract float %m.sroa.0.184, %4
  %cmp.i = fcmp contract oeq float %add.i60, 0.000000e+00
  br i1 %cmp.i, label %_ZN7Moments5mergeERKS_.exit, label %if.end.i

if.end.i:                                         ; preds = %for.body11
  %sub.i62 = fsub contract float %5, %m.sroa.9.183
  %div.i63 = fdiv contract float %4, %add.i60
  %mul.i64 = fmul contract float %div.i63, %sub.i62
  %add6.i = fadd contract float %m.sroa.9.183, %mul.i64
  %mul7.i = fmul contract float %sub.i62, %sub.i62
  %mul9.i = fmul contract float %m.sroa.0.184, %mul7.i
  %mul10.i = fmul contract float %div.i63, %mul9.i
  %add11.i = fadd contract float %6, %mul10.i
  %add13.i = fadd contract float %m.sroa.15.182, %add11.i
  br label %_ZN7Moments5mergeERKS_.exit

_ZN7Moments5mergeERKS_.exit:                      ; preds = %for.body11, %if.end.i
  %m.sroa.15.2 = phi float [ %m.sroa.15.182, %for.body11 ], [ %add13.i, %if.end.i ]
  %m.sroa.9.2 = phi float [ %m.sroa.9.183, %for.body11 ], [ %add6.i, %if.end.i ]
  %m.sroa.0.2 = phi float [ %m.sroa.0.184, %for.body11 ], [ %add.i60, %if.end.i ]
  %shl = shl i32 %mask.085, 1
  %cmp9 = icmp slt i32 %shl, 32
  br i1 %cmp9, label %for.body11, label %for.cond.cleanup10, !llvm.loop !15

for.cond.cleanup27:                               ; preds = %for.body28, %for.cond.cleanup10
  ret void

for.body28:                                       ; preds = %for.cond.cleanup10, %for.body28
  %i24.087 = phi i32 [ %add42, %for.body28 ], [ %1, %for.cond.cleanup10 ]
  %idxprom29 = zext nneg i32 %i24.087 to i64
  %arrayidx30 = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom29
  %7 = load float, ptr %arrayidx30, align 4, !tbaa !8
  %sub = fsub contract float %7, %m.sroa.9.2
  %mul32 = fmul contract float %3, %sub
  %arrayidx34 = getelementptr inbounds float, ptr %gamma, i64 %idxprom29
  %8 = load float, ptr %arrayidx34, align 4, !tbaa !8
  %mul35 = fmul contract float %8, %mul32
  %arrayidx37 = getelementptr inbounds float, ptr %beta, i64 %idxprom29
  %9 = load float, ptr %arrayidx37, align 4, !tbaa !8
  %add38 = fadd contract float %9, %mul35
  %arrayidx40 = getelementptr inbounds float, ptr %add.ptr6, i64 %idxprom29
  store float %add38, ptr %arrayidx40, align 4, !tbaa !8
  %add42 = add nuw nsw i32 %i24.087, 32
  %cmp26 = icmp slt i32 %add42, %cols
  br i1 %cmp26, label %for.body28, label %for.cond.cleanup27, !llvm.loop !16
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #3

attributes #0 = { convergent norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @layernorm, !"kernel", i32 1}
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
