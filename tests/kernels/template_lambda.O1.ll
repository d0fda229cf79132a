; ModuleID = 'template_lambda.cu'
source_filename = "template_lambda.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_E1s = internal unnamed_addr addrspace(3) global [256 x i64] undef, align 8
@_ZZ4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE0_ET_PKT0_iS2_T1_T2_E1s = internal unnamed_addr addrspace(3) global [256 x i64] undef, align 8
@_ZZ4foldIxiZ15template_lambdaEUliE2_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_E1s = internal unnamed_addr addrspace(3) global [256 x i64] undef, align 8

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @template_lambda(ptr nocapture noundef readonly %in, ptr nocapture noundef writeonly %out, i32 noundef %n, i32 noundef %scale, i32 noundef %offset, i32 noundef %low, i32 noundef %high, ptr nocapture noundef writeonly %folds) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp8.i = icmp slt i32 %0, %n
  br i1 %cmp8.i, label %for.body.lr.ph.i, label %for.cond.cleanup.i

for.body.lr.ph.i:                                 ; preds = %entry
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i, %for.body.lr.ph.i
  %i.09.i = phi i32 [ %0, %for.body.lr.ph.i ], [ %add.i, %for.body.i ]
  %idxprom.i = sext i32 %i.09.i to i64
  %arrayidx.i = getelementptr inbounds i32, ptr %in, i64 %idxprom.i
  %2 = load i32, ptr %arrayidx.i, align 4, !tbaa !8
  %mul.i.i = mul nsw i32 %2, %scale
  %add.i.i = add nsw i32 %mul.i.i, %offset
  %cmp.i.i.i = icmp slt i32 %add.i.i, %low
  %.v.i.i.i = tail call i32 @llvm.smin.i32(i32 %high, i32 %add.i.i)
  %cond6.i.i.i = select i1 %cmp.i.i.i, i32 %low, i32 %.v.i.i.i
  %arrayidx3.i = getelementptr inbounds i32, ptr %out, i64 %idxprom.i
  store i32 %cond6.i.i.i, ptr %arrayidx3.i, align 4, !tbaa !8
  %add.i = add i32 %i.09.i, %1
  %cmp.i = icmp slt i32 %add.i, %n
  br i1 %cmp.i, label %for.body.i, label %_Z3mapIiZ15template_lambdaEUliE0_EvPKT_PS1_iT0_.exit, !llvm.loop !12

_Z3mapIiZ15template_lambdaEUliE0_EvPKT_PS1_iT0_.exit: ; preds = %for.body.i
  br i1 %cmp8.i, label %for.body.lr.ph.i23, label %for.cond.cleanup.i

for.body.lr.ph.i23:                               ; preds = %_Z3mapIiZ15template_lambdaEUliE0_EvPKT_PS1_iT0_.exit
  %3 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %for.body.i24

for.cond.cleanup.i:                               ; preds = %for.body.i24, %entry, %_Z3mapIiZ15template_lambdaEUliE0_EvPKT_PS1_iT0_.exit
  %mine.0.lcssa.i = phi i64 [ 0, %_Z3mapIiZ15template_lambdaEUliE0_EvPKT_PS1_iT0_.exit ], [ 0, %entry ], [ %add.i.i27, %for.body.i24 ]
  %idxprom5.i = zext nneg i32 %0 to i64
  %arrayidx6.i = getelementptr inbounds [256 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_E1s to ptr), i64 0, i64 %idxprom5.i
  store i64 %mine.0.lcssa.i, ptr %arrayidx6.i, align 8, !tbaa !15
  tail call void @llvm.nvvm.barrier0()
  %4 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %cmp9.not41.i = icmp ult i32 %4, 2
  br i1 %cmp9.not41.i, label %_Z4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_.exit, label %for.body11.i

for.body.i24:                                     ; preds = %for.body.i24, %for.body.lr.ph.i23
  %mine.039.i = phi i64 [ 0, %for.body.lr.ph.i23 ], [ %add.i.i27, %for.body.i24 ]
  %i.038.i = phi i32 [ %0, %for.body.lr.ph.i23 ], [ %add.i28, %for.body.i24 ]
  %idxprom.i25 = sext i32 %i.038.i to i64
  %arrayidx.i26 = getelementptr inbounds i32, ptr %in, i64 %idxprom.i25
  %5 = load i32, ptr %arrayidx.i26, align 4, !tbaa !8
  %conv.i.i = sext i32 %5 to i64
  %add.i.i27 = add nsw i64 %mine.039.i, %conv.i.i
  %add.i28 = add i32 %i.038.i, %3
  %cmp.i29 = icmp slt i32 %add.i28, %n
  br i1 %cmp.i29, label %for.body.i24, label %for.cond.cleanup.i, !llvm.loop !17

for.body11.i:                                     ; preds = %for.cond.cleanup.i, %if.end.i
  %half.042.in.i = phi i32 [ %half.042.i, %if.end.i ], [ %4, %for.cond.cleanup.i ]
  %half.042.i = lshr i32 %half.042.in.i, 1
  %cmp13.i = icmp ult i32 %0, %half.042.i
  br i1 %cmp13.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %for.body11.i
  %6 = load i64, ptr %arrayidx6.i, align 8, !tbaa !15
  %add18.i = add nuw nsw i32 %half.042.i, %0
  %idxprom19.i = zext nneg i32 %add18.i to i64
  %arrayidx20.i = getelementptr inbounds [256 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_E1s to ptr), i64 0, i64 %idxprom19.i
  %7 = load i64, ptr %arrayidx20.i, align 8, !tbaa !15
  %add.i36.i = add nsw i64 %7, %6
  store i64 %add.i36.i, ptr %arrayidx6.i, align 8, !tbaa !15
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %for.body11.i
  tail call void @llvm.nvvm.barrier0()
  %cmp9.not.i = icmp ult i32 %half.042.in.i, 4
  br i1 %cmp9.not.i, label %_Z4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_.exit, label %for.body11.i, !llvm.loop !18

_Z4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_.exit: ; preds = %if.end.i, %for.cond.cleanup.i
  %8 = load i64, ptr addrspacecast (ptr addrspace(3) @_ZZ4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_E1s to ptr), align 8, !tbaa !15
  tail call void @llvm.nvvm.barrier0()
  br i1 %cmp8.i, label %for.body.i49, label %for.cond.cleanup.i33

for.cond.cleanup.i33:                             ; preds = %for.body.i49, %_Z4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_.exit
  %mine.0.lcssa.i34 = phi i64 [ -9223372036854775807, %_Z4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_.exit ], [ %cond.i.i, %for.body.i49 ]
  %arrayidx6.i36 = getelementptr inbounds [256 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE0_ET_PKT0_iS2_T1_T2_E1s to ptr), i64 0, i64 %idxprom5.i
  store i64 %mine.0.lcssa.i34, ptr %arrayidx6.i36, align 8, !tbaa !15
  tail call void @llvm.nvvm.barrier0()
  br i1 %cmp9.not41.i, label %_Z4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE0_ET_PKT0_iS2_T1_T2_.exit, label %for.body11.i38

for.body.i49:                                     ; preds = %_Z4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_.exit, %for.body.i49
  %mine.039.i50 = phi i64 [ %cond.i.i, %for.body.i49 ], [ -9223372036854775807, %_Z4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_.exit ]
  %i.038.i51 = phi i32 [ %add.i55, %for.body.i49 ], [ %0, %_Z4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_.exit ]
  %idxprom.i52 = sext i32 %i.038.i51 to i64
  %arrayidx.i53 = getelementptr inbounds i32, ptr %in, i64 %idxprom.i52
  %9 = load i32, ptr %arrayidx.i53, align 4, !tbaa !8
  %conv.i.i54 = sext i32 %9 to i64
  %cond.i.i = tail call noundef i64 @llvm.smax.i64(i64 %mine.039.i50, i64 %conv.i.i54)
  %add.i55 = add i32 %i.038.i51, %4
  %cmp.i56 = icmp slt i32 %add.i55, %n
  br i1 %cmp.i56, label %for.body.i49, label %for.cond.cleanup.i33, !llvm.loop !19

for.body11.i38:                                   ; preds = %for.cond.cleanup.i33, %if.end.i42
  %half.042.in.i39 = phi i32 [ %half.042.i40, %if.end.i42 ], [ %4, %for.cond.cleanup.i33 ]
  %half.042.i40 = lshr i32 %half.042.in.i39, 1
  %cmp13.i41 = icmp ult i32 %0, %half.042.i40
  br i1 %cmp13.i41, label %if.then.i44, label %if.end.i42

if.then.i44:                                      ; preds = %for.body11.i38
  %10 = load i64, ptr %arrayidx6.i36, align 8, !tbaa !15
  %add18.i45 = add nuw nsw i32 %half.042.i40, %0
  %idxprom19.i46 = zext nneg i32 %add18.i45 to i64
  %arrayidx20.i47 = getelementptr inbounds [256 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE0_ET_PKT0_iS2_T1_T2_E1s to ptr), i64 0, i64 %idxprom19.i46
  %11 = load i64, ptr %arrayidx20.i47, align 8, !tbaa !15
  %cond.i36.i = tail call noundef i64 @llvm.smax.i64(i64 %10, i64 %11)
  store i64 %cond.i36.i, ptr %arrayidx6.i36, align 8, !tbaa !15
  br label %if.end.i42

if.end.i42:                                       ; preds = %if.then.i44, %for.body11.i38
  tail call void @llvm.nvvm.barrier0()
  %cmp9.not.i43 = icmp ult i32 %half.042.in.i39, 4
  br i1 %cmp9.not.i43, label %_Z4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE0_ET_PKT0_iS2_T1_T2_.exit, label %for.body11.i38, !llvm.loop !20

_Z4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE0_ET_PKT0_iS2_T1_T2_.exit: ; preds = %if.end.i42, %for.cond.cleanup.i33
  %12 = load i64, ptr addrspacecast (ptr addrspace(3) @_ZZ4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE0_ET_PKT0_iS2_T1_T2_E1s to ptr), align 8, !tbaa !15
  tail call void @llvm.nvvm.barrier0()
  br i1 %cmp8.i, label %for.body.i77, label %for.cond.cleanup.i60

for.cond.cleanup.i60:                             ; preds = %for.body.i77, %_Z4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE0_ET_PKT0_iS2_T1_T2_.exit
  %mine.0.lcssa.i61 = phi i64 [ 0, %_Z4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE0_ET_PKT0_iS2_T1_T2_.exit ], [ %add.i.i83, %for.body.i77 ]
  %arrayidx6.i63 = getelementptr inbounds [256 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ4foldIxiZ15template_lambdaEUliE2_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_E1s to ptr), i64 0, i64 %idxprom5.i
  store i64 %mine.0.lcssa.i61, ptr %arrayidx6.i63, align 8, !tbaa !15
  tail call void @llvm.nvvm.barrier0()
  br i1 %cmp9.not41.i, label %_Z4foldIxiZ15template_lambdaEUliE2_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_.exit, label %for.body11.i65

for.body.i77:                                     ; preds = %_Z4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE0_ET_PKT0_iS2_T1_T2_.exit, %for.body.i77
  %mine.039.i78 = phi i64 [ %add.i.i83, %for.body.i77 ], [ 0, %_Z4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE0_ET_PKT0_iS2_T1_T2_.exit ]
  %i.038.i79 = phi i32 [ %add.i84, %for.body.i77 ], [ %0, %_Z4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE0_ET_PKT0_iS2_T1_T2_.exit ]
  %idxprom.i80 = sext i32 %i.038.i79 to i64
  %arrayidx.i81 = getelementptr inbounds i32, ptr %in, i64 %idxprom.i80
  %13 = load i32, ptr %arrayidx.i81, align 4, !tbaa !8
  %cmp.i.i = icmp sgt i32 %13, %offset
  %cond.i.i82 = zext i1 %cmp.i.i to i64
  %add.i.i83 = add nuw nsw i64 %mine.039.i78, %cond.i.i82
  %add.i84 = add i32 %i.038.i79, %4
  %cmp.i85 = icmp slt i32 %add.i84, %n
  br i1 %cmp.i85, label %for.body.i77, label %for.cond.cleanup.i60, !llvm.loop !21

for.body11.i65:                                   ; preds = %for.cond.cleanup.i60, %if.end.i69
  %half.042.in.i66 = phi i32 [ %half.042.i67, %if.end.i69 ], [ %4, %for.cond.cleanup.i60 ]
  %half.042.i67 = lshr i32 %half.042.in.i66, 1
  %cmp13.i68 = icmp ult i32 %0, %half.042.i67
  br i1 %cmp13.i68, label %if.then.i71, label %if.end.i69

if.then.i71:                                      ; preds = %for.body11.i65
  %14 = load i64, ptr %arrayidx6.i63, align 8, !tbaa !15
  %add18.i72 = add nuw nsw i32 %half.042.i67, %0
  %idxprom19.i73 = zext nneg i32 %add18.i72 to i64
  %arrayidx20.i74 = getelementptr inbounds [256 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ4foldIxiZ15template_lambdaEUliE2_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_E1s to ptr), i64 0, i64 %idxprom19.i73
  %15 = load i64, ptr %arrayidx20.i74, align 8, !tbaa !15
  %add.i36.i75 = add nsw i64 %15, %14
  store i64 %add.i36.i75, ptr %arrayidx6.i63, align 8, !tbaa !15
  br label %if.end.i69

if.end.i69:                                       ; preds = %if.then.i71, %for.body11.i65
  tail call void @llvm.nvvm.barrier0()
  %cmp9.not.i70 = icmp ult i32 %half.042.in.i66, 4
  br i1 %cmp9.not.i70, label %_Z4foldIxiZ15template_lambdaEUliE2_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_.exit, label %for.body11.i65, !llvm.loop !22

_Z4foldIxiZ15template_lambdaEUliE2_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_.exit: ; preds = %if.end.i69, %for.cond.cleanup.i60
  %16 = load i64, ptr addrspacecast (ptr addrspace(3) @_ZZ4foldIxiZ15template_lambdaEUliE2_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_E1s to ptr), align 8, !tbaa !15
  tail call void @llvm.nvvm.barrier0()
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %_Z4foldIxiZ15template_lambdaEUliE2_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_.exit
  store i64 %8, ptr %folds, align 8, !tbaa !15
  %arrayidx10 = getelementptr inbounds i8, ptr %folds, i64 8
  store i64 %12, ptr %arrayidx10, align 8, !tbaa !15
  %arrayidx11 = getelementptr inbounds i8, ptr %folds, i64 16
  store i64 %16, ptr %arrayidx11, align 8, !tbaa !15
  br label %if.end

if.end:                                           ; preds = %if.then, %_Z4foldIxiZ15template_lambdaEUliE2_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_.exit
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @template_lambda, !"kernel", i32 1}
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
!15 = !{!16, !16, i64 0}
!16 = !{!"long long", !10, i64 0}
!17 = distinct !{!17, !13, !14}
!18 = distinct !{!18, !13, !14}
!19 = distinct !{!19, !13, !14}
!20 = distinct !{!20, !13, !14}
!21 = distinct !{!21, !13, !14}
!22 = distinct !{!22, !13, !14}
