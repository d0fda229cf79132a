; ModuleID = 'cholesky.cu'
source_filename = "cholesky.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ8choleskyE1s = internal unnamed_addr addrspace(3) global [32 x [33 x double]] undef, align 8

; Function Attrs: convergent norecurse nounwind
define dso_local void @cholesky(ptr nocapture noundef readonly %a, ptr nocapture noundef writeonly %l, ptr nocapture noundef writeonly %determinant, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %1 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %conv = zext nneg i32 %1 to i64
  %conv2 = sext i32 %n to i64
  %mul = mul nsw i64 %conv2, %conv
  %mul4 = mul i64 %mul, %conv2
  %add.ptr = getelementptr inbounds double, ptr %a, i64 %mul4
  %add.ptr11 = getelementptr inbounds double, ptr %l, i64 %mul4
  %cmp = icmp sge i32 %0, %n
  br i1 %cmp, label %if.end, label %for.cond.preheader

for.cond.preheader:                               ; preds = %entry
  %mul14 = mul nsw i32 %0, %n
  %idxprom15 = zext nneg i32 %0 to i64
  br label %for.body

for.body:                                         ; preds = %for.cond.preheader, %cond.end
  %c.0163 = phi i32 [ 0, %for.cond.preheader ], [ %inc, %cond.end ]
  %cmp13.not = icmp ugt i32 %c.0163, %0
  br i1 %cmp13.not, label %cond.end, label %cond.true

cond.true:                                        ; preds = %for.body
  %add = add nsw i32 %c.0163, %mul14
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds double, ptr %add.ptr, i64 %idxprom
  %2 = load double, ptr %arrayidx, align 8, !tbaa !8
  br label %cond.end

cond.end:                                         ; preds = %for.body, %cond.true
  %cond = phi contract double [ %2, %cond.true ], [ 0.000000e+00, %for.body ]
  %idxprom17 = zext nneg i32 %c.0163 to i64
  %arrayidx18 = getelementptr inbounds [32 x [33 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ8choleskyE1s to ptr), i64 0, i64 %idxprom15, i64 %idxprom17
  store double %cond, ptr %arrayidx18, align 8, !tbaa !8
  %inc = add nuw nsw i32 %c.0163, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %if.end, label %for.body, !llvm.loop !12

if.end:                                           ; preds = %cond.end, %entry
  %cmp20165 = icmp sgt i32 %n, 0
  br i1 %cmp20165, label %for.body22.lr.ph, label %cleanup76

for.body22.lr.ph:                                 ; preds = %if.end
  %idxprom41 = zext nneg i32 %0 to i64
  %idxprom57 = zext nneg i32 %0 to i64
  br label %for.body22

for.body22:                                       ; preds = %cleanup, %for.body22.lr.ph
  %k.0167 = phi i32 [ 0, %for.body22.lr.ph ], [ %inc75, %cleanup ]
  %product.0166 = phi double [ 1.000000e+00, %for.body22.lr.ph ], [ %product.1, %cleanup ]
  tail call void @llvm.nvvm.barrier0()
  %idxprom23 = zext nneg i32 %k.0167 to i64
  %arrayidx26 = getelementptr inbounds [32 x [33 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ8choleskyE1s to ptr), i64 0, i64 %idxprom23, i64 %idxprom23
  %3 = load double, ptr %arrayidx26, align 8, !tbaa !8
  %cmp27 = fcmp contract ule double %3, 0.000000e+00
  br i1 %cmp27, label %cleanup, label %if.end29

if.end29:                                         ; preds = %for.body22
  %4 = tail call noundef double @llvm.sqrt.f64(double %3)
  %mul31 = fmul contract double %product.0166, %3
  tail call void @llvm.nvvm.barrier0()
  %cmp32 = icmp eq i32 %0, %k.0167
  br i1 %cmp32, label %if.then33, label %if.else

if.then33:                                        ; preds = %if.end29
  store double %4, ptr %arrayidx26, align 8, !tbaa !8
  br label %if.end46

if.else:                                          ; preds = %if.end29
  %cmp38 = icmp ule i32 %0, %k.0167
  %brmerge = or i1 %cmp, %cmp38
  br i1 %brmerge, label %if.end46, label %if.then40

if.then40:                                        ; preds = %if.else
  %arrayidx44 = getelementptr inbounds [32 x [33 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ8choleskyE1s to ptr), i64 0, i64 %idxprom41, i64 %idxprom23
  %5 = load double, ptr %arrayidx44, align 8, !tbaa !8
  %div = fdiv contract double %5, %4
  store double %div, ptr %arrayidx44, align 8, !tbaa !8
  br label %if.end46

if.end46:                                         ; preds = %if.else, %if.then40, %if.then33
  tail call void @llvm.nvvm.barrier0()
  %cmp47 = icmp ule i32 %0, %k.0167
  %brmerge162 = or i1 %cmp, %cmp47
  br i1 %brmerge162, label %cleanup, label %for.cond53.preheader

for.cond53.preheader:                             ; preds = %if.end46
  %arrayidx60 = getelementptr inbounds [32 x [33 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ8choleskyE1s to ptr), i64 0, i64 %idxprom57, i64 %idxprom23
  br label %for.body56

for.body56:                                       ; preds = %for.cond53.preheader, %for.body56
  %c51.0.in164 = phi i32 [ %k.0167, %for.cond53.preheader ], [ %c51.0, %for.body56 ]
  %c51.0 = add nuw nsw i32 %c51.0.in164, 1
  %6 = load double, ptr %arrayidx60, align 8, !tbaa !8
  %idxprom61 = zext nneg i32 %c51.0 to i64
  %arrayidx64 = getelementptr inbounds [32 x [33 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ8choleskyE1s to ptr), i64 0, i64 %idxprom61, i64 %idxprom23
  %7 = load double, ptr %arrayidx64, align 8, !tbaa !8
  %mul65 = fmul contract double %6, %7
  %arrayidx69 = getelementptr inbounds [32 x [33 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ8choleskyE1s to ptr), i64 0, i64 %idxprom57, i64 %idxprom61
  %8 = load double, ptr %arrayidx69, align 8, !tbaa !8
  %sub = fsub contract double %8, %mul65
  store double %sub, ptr %arrayidx69, align 8, !tbaa !8
  %exitcond170.not = icmp eq i32 %c51.0, %0
  br i1 %exitcond170.not, label %cleanup, label %for.body56, !llvm.loop !15

cleanup:                                          ; preds = %for.body56, %if.end46, %for.body22
  %product.1 = phi double [ 0.000000e+00, %for.body22 ], [ %mul31, %if.end46 ], [ %mul31, %for.body56 ]
  %inc75 = add nuw nsw i32 %k.0167, 1
  %exitcond171.not = icmp eq i32 %inc75, %n
  %or.cond = select i1 %cmp27, i1 true, i1 %exitcond171.not
  br i1 %or.cond, label %cleanup76, label %for.body22, !llvm.loop !16

cleanup76:                                        ; preds = %cleanup, %if.end
  %product.2 = phi double [ 1.000000e+00, %if.end ], [ %product.1, %cleanup ]
  tail call void @llvm.nvvm.barrier0()
  br i1 %cmp, label %if.end97, label %for.cond81.preheader

for.cond81.preheader:                             ; preds = %cleanup76
  %idxprom85 = zext nneg i32 %0 to i64
  %mul89 = mul nsw i32 %0, %n
  br label %for.body84

for.body84:                                       ; preds = %for.cond81.preheader, %for.body84
  %c80.0169 = phi i32 [ 0, %for.cond81.preheader ], [ %inc94, %for.body84 ]
  %idxprom87 = zext nneg i32 %c80.0169 to i64
  %arrayidx88 = getelementptr inbounds [32 x [33 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ8choleskyE1s to ptr), i64 0, i64 %idxprom85, i64 %idxprom87
  %9 = load double, ptr %arrayidx88, align 8, !tbaa !8
  %add90 = add nsw i32 %c80.0169, %mul89
  %idxprom91 = sext i32 %add90 to i64
  %arrayidx92 = getelementptr inbounds double, ptr %add.ptr11, i64 %idxprom91
  store double %9, ptr %arrayidx92, align 8, !tbaa !8
  %inc94 = add nuw nsw i32 %c80.0169, 1
  %exitcond172.not = icmp eq i32 %inc94, %n
  br i1 %exitcond172.not, label %if.end97, label %for.body84, !llvm.loop !17

if.end97:                                         ; preds = %for.body84, %cleanup76
  %cmp98 = icmp eq i32 %0, 0
  br i1 %cmp98, label %if.then99, label %if.end103

if.then99:                                        ; preds = %if.end97
  %arrayidx102 = getelementptr inbounds double, ptr %determinant, i64 %conv
  store double %product.2, ptr %arrayidx102, align 8, !tbaa !8
  br label %if.end103

if.end103:                                        ; preds = %if.then99, %if.end97
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #3

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
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
!4 = !{ptr @cholesky, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !13, !14}
!16 = distinct !{!16, !13, !14}
!17 = distinct !{!17, !13, !14}
