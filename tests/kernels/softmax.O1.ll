; ModuleID = 'softmax.cu'
source_filename = "softmax.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ7softmaxE7scratch = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local noundef float @_Z9block_maxfPf(float noundef %v, ptr nocapture noundef %scratch) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %idxprom = zext nneg i32 %0 to i64
  %arrayidx = getelementptr inbounds float, ptr %scratch, i64 %idxprom
  store float %v, ptr %arrayidx, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  br label %for.body

for.cond.cleanup:                                 ; preds = %if.end
  %1 = load float, ptr %scratch, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  ret float %1

for.body:                                         ; preds = %entry, %if.end
  %s.021 = phi i32 [ 64, %entry ], [ %shr, %if.end ]
  %cmp2 = icmp ult i32 %0, %s.021
  br i1 %cmp2, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %2 = load float, ptr %arrayidx, align 4, !tbaa !8
  %add = add nuw nsw i32 %s.021, %0
  %idxprom7 = zext nneg i32 %add to i64
  %arrayidx8 = getelementptr inbounds float, ptr %scratch, i64 %idxprom7
  %3 = load float, ptr %arrayidx8, align 4, !tbaa !8
  %4 = tail call noundef float @llvm.maxnum.f32(float %2, float %3)
  store float %4, ptr %arrayidx, align 4, !tbaa !8
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  tail call void @llvm.nvvm.barrier0()
  %shr = lshr i32 %s.021, 1
  %cmp.not = icmp ult i32 %s.021, 2
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !12
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local noundef float @_Z9block_sumfPf(float noundef %v, ptr nocapture noundef %scratch) local_unnamed_addr #2 {
entry:
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %idxprom = zext nneg i32 %0 to i64
  %arrayidx = getelementptr inbounds float, ptr %scratch, i64 %idxprom
  store float %v, ptr %arrayidx, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  br label %for.body

for.cond.cleanup:                                 ; preds = %if.end
  %1 = load float, ptr %scratch, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  ret float %1

for.body:                                         ; preds = %entry, %if.end
  %s.017 = phi i32 [ 64, %entry ], [ %shr, %if.end ]
  %cmp2 = icmp ult i32 %0, %s.017
  br i1 %cmp2, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %add = add nuw nsw i32 %s.017, %0
  %idxprom4 = zext nneg i32 %add to i64
  %arrayidx5 = getelementptr inbounds float, ptr %scratch, i64 %idxprom4
  %2 = load float, ptr %arrayidx5, align 4, !tbaa !8
  %3 = load float, ptr %arrayidx, align 4, !tbaa !8
  %add9 = fadd contract float %2, %3
  store float %add9, ptr %arrayidx, align 4, !tbaa !8
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  tail call void @llvm.nvvm.barrier0()
  %shr = lshr i32 %s.017, 1
  %cmp.not = icmp ult i32 %s.017, 2
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !15
}

; Function Attrs: convergent norecurse nounwind
define dso_local void @softmax(ptr nocapture noundef readonly %in, ptr nocapture noundef %out, i32 noundef %cols) local_unnamed_addr #3 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %conv = zext nneg i32 %0 to i64
  %conv1 = sext i32 %cols to i64
  %mul = mul nsw i64 %conv1, %conv
  %add.ptr = getelementptr inbounds float, ptr %in, i64 %mul
  %add.ptr6 = getelementptr inbounds float, ptr %out, i64 %mul
  %1 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp73 = icmp slt i32 %1, %cols
  br i1 %cmp73, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %top.0.lcssa = phi float [ 0xFFF0000000000000, %entry ], [ %7, %for.body ]
  %idxprom.i = zext nneg i32 %1 to i64
  %arrayidx.i = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxE7scratch to ptr), i64 %idxprom.i
  store float %top.0.lcssa, ptr %arrayidx.i, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  br label %for.body.i

for.body.i:                                       ; preds = %if.end.i, %for.cond.cleanup
  %s.021.i = phi i32 [ 64, %for.cond.cleanup ], [ %shr.i, %if.end.i ]
  %cmp2.i = icmp ult i32 %1, %s.021.i
  br i1 %cmp2.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %for.body.i
  %2 = load float, ptr %arrayidx.i, align 4, !tbaa !8
  %add.i = add nuw nsw i32 %s.021.i, %1
  %idxprom7.i = zext nneg i32 %add.i to i64
  %arrayidx8.i = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxE7scratch to ptr), i64 %idxprom7.i
  %3 = load float, ptr %arrayidx8.i, align 4, !tbaa !8
  %4 = tail call noundef float @llvm.maxnum.f32(float %2, float %3)
  store float %4, ptr %arrayidx.i, align 4, !tbaa !8
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %for.body.i
  tail call void @llvm.nvvm.barrier0()
  %shr.i = lshr i32 %s.021.i, 1
  %cmp.not.i = icmp ult i32 %s.021.i, 2
  br i1 %cmp.not.i, label %_Z9block_maxfPf.exit, label %for.body.i, !llvm.loop !12

_Z9block_maxfPf.exit:                             ; preds = %if.end.i
  %5 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxE7scratch to ptr), align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  %cmp1476 = icmp slt i32 %1, %cols
  br i1 %cmp1476, label %for.body16, label %for.cond.cleanup15

for.body:                                         ; preds = %entry, %for.body
  %top.075 = phi float [ %7, %for.body ], [ 0xFFF0000000000000, %entry ]
  %i.074 = phi i32 [ %add, %for.body ], [ %1, %entry ]
  %idxprom = zext nneg i32 %i.074 to i64
  %arrayidx = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom
  %6 = load float, ptr %arrayidx, align 4, !tbaa !8
  %7 = tail call noundef float @llvm.maxnum.f32(float %top.075, float %6)
  %add = add nuw nsw i32 %i.074, 128
  %cmp = icmp slt i32 %add, %cols
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !16

for.cond.cleanup15:                               ; preds = %for.body16, %_Z9block_maxfPf.exit
  %sum.0.lcssa = phi float [ 0.000000e+00, %_Z9block_maxfPf.exit ], [ %add22, %for.body16 ]
  store float %sum.0.lcssa, ptr %arrayidx.i, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  br label %for.body.i66

for.body.i66:                                     ; preds = %if.end.i68, %for.cond.cleanup15
  %s.017.i = phi i32 [ 64, %for.cond.cleanup15 ], [ %shr.i69, %if.end.i68 ]
  %cmp2.i67 = icmp ult i32 %1, %s.017.i
  br i1 %cmp2.i67, label %if.then.i71, label %if.end.i68

if.then.i71:                                      ; preds = %for.body.i66
  %add.i72 = add nuw nsw i32 %s.017.i, %1
  %idxprom4.i = zext nneg i32 %add.i72 to i64
  %arrayidx5.i = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxE7scratch to ptr), i64 %idxprom4.i
  %8 = load float, ptr %arrayidx5.i, align 4, !tbaa !8
  %9 = load float, ptr %arrayidx.i, align 4, !tbaa !8
  %add9.i = fadd contract float %8, %9
  store float %add9.i, ptr %arrayidx.i, align 4, !tbaa !8
  br label %if.end.i68

if.end.i68:                                       ; preds = %if.then.i71, %for.body.i66
  tail call void @llvm.nvvm.barrier0()
  %shr.i69 = lshr i32 %s.017.i, 1
  %cmp.not.i70 = icmp ult i32 %s.017.i, 2
  br i1 %cmp.not.i70, label %_Z9block_sumfPf.exit, label %for.body.i66, !llvm.loop !15

_Z9block_sumfPf.exit:                             ; preds = %if.end.i68
  %10 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ7softmaxE7scratch to ptr), align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  %cmp3080 = icmp slt i32 %1, %cols
  br i1 %cmp3080, label %for.body32, label %for.cond.cleanup31

for.body16:                                       ; preds = %_Z9block_maxfPf.exit, %for.body16
  %i11.078 = phi i32 [ %add24, %for.body16 ], [ %1, %_Z9block_maxfPf.exit ]
  %sum.077 = phi float [ %add22, %for.body16 ], [ 0.000000e+00, %_Z9block_maxfPf.exit ]
  %idxprom17 = zext nneg i32 %i11.078 to i64
  %arrayidx18 = getelementptr inbounds float, ptr %add.ptr, i64 %idxprom17
  %11 = load float, ptr %arrayidx18, align 4, !tbaa !8
  %sub = fsub contract float %11, %5
  %12 = fmul float %sub, 0x3FF7154760000000
  %13 = tail call noundef float @llvm.nvvm.ex2.approx.f(float %12) #7
  %arrayidx21 = getelementptr inbounds float, ptr %add.ptr6, i64 %idxprom17
  store float %13, ptr %arrayidx21, align 4, !tbaa !8
  %add22 = fadd contract float %sum.077, %13
  %add24 = add nuw nsw i32 %i11.078, 128
  %cmp14 = icmp slt i32 %add24, %cols
  br i1 %cmp14, label %for.body16, label %for.cond.cleanup15, !llvm.loop !17

for.cond.cleanup31:                               ; preds = %for.body32, %_Z9block_sumfPf.exit
  ret void

for.body32:                                       ; preds = %_Z9block_sumfPf.exit, %for.body32
  %i27.081 = phi i32 [ %add39, %for.body32 ], [ %1, %_Z9block_sumfPf.exit ]
  %idxprom33 = zext nneg i32 %i27.081 to i64
  %arrayidx34 = getelementptr inbounds float, ptr %add.ptr6, i64 %idxprom33
  %14 = load float, ptr %arrayidx34, align 4, !tbaa !8
  %15 = tail call noundef float @llvm.nvvm.div.approx.f(float %14, float %10)
  store float %15, ptr %arrayidx34, align 4, !tbaa !8
  %add39 = add nuw nsw i32 %i27.081, 128
  %cmp30 = icmp slt i32 %add39, %cols
  br i1 %cmp30, label %for.body32, label %for.cond.cleanup31, !llvm.loop !18
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.approx.f(float, float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #6

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #3 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @softmax, !"kernel", i32 1}
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
