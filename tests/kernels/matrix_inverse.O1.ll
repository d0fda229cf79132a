; ModuleID = 'matrix_inverse.cu'
source_filename = "matrix_inverse.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14matrix_inverseE1a = internal unnamed_addr addrspace(3) global [8 x [16 x float]] undef, align 4
@_ZZ14matrix_inverseE5pivot = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local void @matrix_inverse(ptr nocapture noundef readonly %in, ptr nocapture noundef writeonly %out, ptr nocapture noundef writeonly %singular) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %1 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %2 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul3 = shl i32 %2, 6
  %mul4 = shl nuw nsw i32 %1, 3
  %add = add nuw nsw i32 %mul4, %0
  %add5 = add i32 %add, %mul3
  %idxprom = sext i32 %add5 to i64
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !8
  %idxprom6 = zext nneg i32 %1 to i64
  %idxprom8 = zext nneg i32 %0 to i64
  %arrayidx9 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %idxprom6, i64 %idxprom8
  store float %3, ptr %arrayidx9, align 4, !tbaa !8
  %cmp = icmp eq i32 %1, %0
  %cond = select contract i1 %cmp, float 1.000000e+00, float 0.000000e+00
  %add12 = add nuw nsw i32 %0, 8
  %idxprom13 = zext nneg i32 %add12 to i64
  %arrayidx14 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %idxprom6, i64 %idxprom13
  store float %cond, ptr %arrayidx14, align 4, !tbaa !8
  %4 = or i32 %1, %0
  %or.cond = icmp eq i32 %4, 0
  %cmp48212 = icmp ugt i32 %0, 15
  br label %for.body

for.body:                                         ; preds = %cleanup, %entry
  %bad.0.off0215 = phi i1 [ false, %entry ], [ %bad.1.off0, %cleanup ]
  %k.0214 = phi i32 [ 0, %entry ], [ %inc119, %cleanup ]
  %umax = tail call i32 @llvm.umax.i32(i32 %k.0214, i32 6)
  tail call void @llvm.nvvm.barrier0()
  br i1 %or.cond, label %if.then, label %if.end35

if.then:                                          ; preds = %for.body
  store i32 %k.0214, ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE5pivot to ptr), align 4, !tbaa !12
  %cmp20209.not = icmp eq i32 %k.0214, 7
  br i1 %cmp20209.not, label %if.end35, label %for.body22.lr.ph

for.body22.lr.ph:                                 ; preds = %if.then
  %.promoted = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE5pivot to ptr), align 4, !tbaa !12
  %idxprom25 = zext nneg i32 %k.0214 to i64
  br label %for.body22

for.body22:                                       ; preds = %for.body22.lr.ph, %for.inc
  %r.0211.in = phi i32 [ %k.0214, %for.body22.lr.ph ], [ %r.0211, %for.inc ]
  %r.0207210 = phi i32 [ %.promoted, %for.body22.lr.ph ], [ %r.0206, %for.inc ]
  %r.0211 = add nuw nsw i32 %r.0211.in, 1
  %idxprom23 = zext nneg i32 %r.0211 to i64
  %arrayidx26 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %idxprom23, i64 %idxprom25
  %5 = load float, ptr %arrayidx26, align 4, !tbaa !8
  %6 = tail call noundef float @llvm.nvvm.fabs.f(float %5)
  %idxprom28 = sext i32 %r.0207210 to i64
  %arrayidx31 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %idxprom28, i64 %idxprom25
  %7 = load float, ptr %arrayidx31, align 4, !tbaa !8
  %8 = tail call noundef float @llvm.nvvm.fabs.f(float %7)
  %cmp33 = fcmp contract ogt float %6, %8
  br i1 %cmp33, label %if.then34, label %for.inc

if.then34:                                        ; preds = %for.body22
  store i32 %r.0211, ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE5pivot to ptr), align 4, !tbaa !12
  br label %for.inc

for.inc:                                          ; preds = %for.body22, %if.then34
  %r.0206 = phi i32 [ %r.0207210, %for.body22 ], [ %r.0211, %if.then34 ]
  %exitcond.not = icmp eq i32 %r.0211.in, %umax
  br i1 %exitcond.not, label %if.end35, label %for.body22, !llvm.loop !14

if.end35:                                         ; preds = %for.inc, %if.then, %for.body
  tail call void @llvm.nvvm.barrier0()
  %9 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE5pivot to ptr), align 4, !tbaa !12
  %idxprom36 = sext i32 %9 to i64
  %idxprom38 = zext nneg i32 %k.0214 to i64
  %arrayidx39 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %idxprom36, i64 %idxprom38
  %10 = load float, ptr %arrayidx39, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  %cmp40 = fcmp contract oeq float %10, 0.000000e+00
  br i1 %cmp40, label %cleanup, label %if.end42

if.end42:                                         ; preds = %if.end35
  %cmp43 = icmp ne i32 %1, %k.0214
  %11 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE5pivot to ptr), align 4
  %cmp45.not = icmp eq i32 %11, %k.0214
  %or.cond204 = select i1 %cmp43, i1 true, i1 %cmp45.not
  %brmerge = or i1 %or.cond204, %cmp48212
  br i1 %brmerge, label %if.end70, label %for.body50.lr.ph

for.body50.lr.ph:                                 ; preds = %if.end42
  %idxprom55 = sext i32 %11 to i64
  br label %for.body50

for.body50:                                       ; preds = %for.body50.lr.ph, %for.body50
  %c.0213 = phi i32 [ %0, %for.body50.lr.ph ], [ %add68, %for.body50 ]
  %idxprom53 = zext nneg i32 %c.0213 to i64
  %arrayidx54 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %idxprom38, i64 %idxprom53
  %12 = load float, ptr %arrayidx54, align 4, !tbaa !8
  %arrayidx58 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %idxprom55, i64 %idxprom53
  %13 = load float, ptr %arrayidx58, align 4, !tbaa !8
  store float %13, ptr %arrayidx54, align 4, !tbaa !8
  store float %12, ptr %arrayidx58, align 4, !tbaa !8
  %add68 = add nuw nsw i32 %c.0213, 8
  %cmp48 = icmp ult i32 %c.0213, 8
  br i1 %cmp48, label %for.body50, label %if.end70, !llvm.loop !17

if.end70:                                         ; preds = %for.body50, %if.end42
  tail call void @llvm.nvvm.barrier0()
  %arrayidx74 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %idxprom38, i64 %idxprom38
  %14 = load float, ptr %arrayidx74, align 4, !tbaa !8
  %div = fdiv contract float 1.000000e+00, %14
  %arrayidx78 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %idxprom6, i64 %idxprom38
  %15 = load float, ptr %arrayidx78, align 4, !tbaa !8
  %arrayidx82 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %idxprom38, i64 %idxprom8
  %16 = load float, ptr %arrayidx82, align 4, !tbaa !8
  %mul83 = fmul contract float %div, %16
  %arrayidx88 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %idxprom38, i64 %idxprom13
  %17 = load float, ptr %arrayidx88, align 4, !tbaa !8
  %mul89 = fmul contract float %div, %17
  tail call void @llvm.nvvm.barrier0()
  br i1 %cmp43, label %cond.false, label %cond.true102.critedge

cond.false:                                       ; preds = %if.end70
  %18 = load float, ptr %arrayidx9, align 4, !tbaa !8
  %mul95 = fmul contract float %15, %mul83
  %sub = fsub contract float %18, %mul95
  store float %sub, ptr %arrayidx9, align 4, !tbaa !8
  %19 = load float, ptr %arrayidx14, align 4, !tbaa !8
  %mul109 = fmul contract float %15, %mul89
  %sub110 = fsub contract float %19, %mul109
  br label %cond.end111

cond.true102.critedge:                            ; preds = %if.end70
  store float %mul83, ptr %arrayidx9, align 4, !tbaa !8
  br label %cond.end111

cond.end111:                                      ; preds = %cond.true102.critedge, %cond.false
  %cond112 = phi contract float [ %sub110, %cond.false ], [ %mul89, %cond.true102.critedge ]
  store float %cond112, ptr %arrayidx14, align 4, !tbaa !8
  br label %cleanup

cleanup:                                          ; preds = %if.end35, %cond.end111
  %bad.1.off0 = phi i1 [ %bad.0.off0215, %cond.end111 ], [ true, %if.end35 ]
  %inc119 = add nuw nsw i32 %k.0214, 1
  %exitcond216.not = icmp eq i32 %inc119, 8
  %or.cond217 = select i1 %cmp40, i1 true, i1 %exitcond216.not
  br i1 %or.cond217, label %cleanup120, label %for.body, !llvm.loop !18

cleanup120:                                       ; preds = %cleanup
  tail call void @llvm.nvvm.barrier0()
  %20 = load float, ptr %arrayidx14, align 4, !tbaa !8
  %arrayidx131 = getelementptr inbounds float, ptr %out, i64 %idxprom
  store float %20, ptr %arrayidx131, align 4, !tbaa !8
  %21 = or i32 %1, %0
  %or.cond141 = icmp eq i32 %21, 0
  br i1 %or.cond141, label %if.then135, label %if.end139

if.then135:                                       ; preds = %cleanup120
  %conv = zext i1 %bad.1.off0 to i32
  %idxprom137 = zext nneg i32 %2 to i64
  %arrayidx138 = getelementptr inbounds i32, ptr %singular, i64 %idxprom137
  store i32 %conv, ptr %arrayidx138, align 4, !tbaa !12
  br label %if.end139

if.end139:                                        ; preds = %if.then135, %cleanup120
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f(float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #3

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
!4 = !{ptr @matrix_inverse, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !10, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !15, !16}
!18 = distinct !{!18, !15, !16}
