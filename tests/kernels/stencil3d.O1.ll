; ModuleID = 'stencil3d.cu'
source_filename = "stencil3d.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9stencil3dE5plane = internal unnamed_addr addrspace(3) global [6 x [34 x float]] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @stencil3d(ptr nocapture noundef readonly %in, ptr nocapture noundef writeonly %out, i32 noundef %nx, i32 noundef %ny, i32 noundef %nz, float noundef %c0, float noundef %c1) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul = shl i32 %0, 5
  %1 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %1
  %2 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %mul3 = shl nuw nsw i32 %2, 2
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %add5 = add nuw nsw i32 %mul3, %3
  %add7 = add nuw nsw i32 %1, 1
  %add9 = add nuw nsw i32 %3, 1
  %cmp = icmp slt i32 %add, %nx
  %cmp10 = icmp slt i32 %add5, %ny
  %4 = and i1 %cmp, %cmp10
  %cmp11 = icmp sgt i32 %add, 0
  br i1 %cmp11, label %land.lhs.true, label %land.end18

land.lhs.true:                                    ; preds = %entry
  %sub = add nsw i32 %nx, -1
  %cmp12 = icmp slt i32 %add, %sub
  %cmp14 = icmp ne i32 %add5, 0
  %or.cond = and i1 %cmp14, %cmp12
  br i1 %or.cond, label %land.rhs15, label %land.end18

land.rhs15:                                       ; preds = %land.lhs.true
  %sub16 = add nsw i32 %ny, -1
  %cmp17 = icmp slt i32 %add5, %sub16
  br label %land.end18

land.end18:                                       ; preds = %land.rhs15, %land.lhs.true, %entry
  %5 = phi i1 [ false, %land.lhs.true ], [ false, %entry ], [ %cmp17, %land.rhs15 ]
  %mul20 = mul nsw i32 %ny, %nx
  %mul21 = mul nsw i32 %add5, %nx
  %add22 = add nsw i32 %mul21, %add
  br i1 %4, label %cond.true, label %cond.end

cond.true:                                        ; preds = %land.end18
  %idxprom = sext i32 %add22 to i64
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom
  %6 = load float, ptr %arrayidx, align 4, !tbaa !8
  br label %cond.end

cond.end:                                         ; preds = %land.end18, %cond.true
  %cond = phi contract float [ %6, %cond.true ], [ 0.000000e+00, %land.end18 ]
  %cmp25 = icmp sgt i32 %nz, 1
  %or.cond120 = and i1 %4, %cmp25
  br i1 %or.cond120, label %cond.true26, label %cond.end31

cond.true26:                                      ; preds = %cond.end
  %add27 = add nsw i32 %add22, %mul20
  %idxprom28 = sext i32 %add27 to i64
  %arrayidx29 = getelementptr inbounds float, ptr %in, i64 %idxprom28
  %7 = load float, ptr %arrayidx29, align 4, !tbaa !8
  br label %cond.end31

cond.end31:                                       ; preds = %cond.end, %cond.true26
  %cond32 = phi contract float [ %7, %cond.true26 ], [ 0.000000e+00, %cond.end ]
  %cmp34172 = icmp sgt i32 %nz, 2
  br i1 %cmp34172, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %cond.end31
  %idxprom44 = zext nneg i32 %add9 to i64
  %arrayidx45 = getelementptr inbounds [6 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil3dE5plane to ptr), i64 0, i64 %idxprom44
  %idxprom46 = zext nneg i32 %add7 to i64
  %arrayidx47 = getelementptr inbounds [6 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil3dE5plane to ptr), i64 0, i64 %idxprom44, i64 %idxprom46
  %arrayidx66 = getelementptr inbounds i8, ptr %arrayidx45, i64 132
  %idxprom94 = zext nneg i32 %1 to i64
  %arrayidx95 = getelementptr inbounds [6 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil3dE5plane to ptr), i64 0, i64 %idxprom44, i64 %idxprom94
  %add99 = add nuw nsw i32 %1, 2
  %idxprom100 = zext nneg i32 %add99 to i64
  %arrayidx101 = getelementptr inbounds [6 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil3dE5plane to ptr), i64 0, i64 %idxprom44, i64 %idxprom100
  %idxprom104 = zext nneg i32 %3 to i64
  %arrayidx107 = getelementptr inbounds [6 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil3dE5plane to ptr), i64 0, i64 %idxprom104, i64 %idxprom46
  %add109 = add nuw nsw i32 %3, 2
  %idxprom110 = zext nneg i32 %add109 to i64
  %arrayidx113 = getelementptr inbounds [6 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil3dE5plane to ptr), i64 0, i64 %idxprom110, i64 %idxprom46
  %8 = add nsw i32 %nz, -2
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc, %cond.end31
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.inc
  %z.0176 = phi i32 [ 1, %for.body.lr.ph ], [ %inc, %for.inc ]
  %above.0175 = phi float [ %cond32, %for.body.lr.ph ], [ %cond43, %for.inc ]
  %here.0174 = phi float [ %cond, %for.body.lr.ph ], [ %above.0175, %for.inc ]
  %at.0173 = phi i32 [ %add22, %for.body.lr.ph ], [ %add35, %for.inc ]
  %add35 = add nsw i32 %at.0173, %mul20
  br i1 %4, label %cond.true37, label %cond.end42

cond.true37:                                      ; preds = %for.body
  %add38 = add nsw i32 %add35, %mul20
  %idxprom39 = sext i32 %add38 to i64
  %arrayidx40 = getelementptr inbounds float, ptr %in, i64 %idxprom39
  %9 = load float, ptr %arrayidx40, align 4, !tbaa !8
  br label %cond.end42

cond.end42:                                       ; preds = %for.body, %cond.true37
  %cond43 = phi contract float [ %9, %cond.true37 ], [ 0.000000e+00, %for.body ]
  tail call void @llvm.nvvm.barrier0()
  store float %above.0175, ptr %arrayidx47, align 4, !tbaa !8
  br i1 %5, label %if.then, label %if.end86

if.then:                                          ; preds = %cond.end42
  switch i32 %1, label %if.end67 [
    i32 0, label %if.end67.sink.split
    i32 31, label %if.then60
  ]

if.then60:                                        ; preds = %if.then
  br label %if.end67.sink.split

if.end67.sink.split:                              ; preds = %if.then, %if.then60
  %10 = phi i64 [ 4, %if.then60 ], [ -4, %if.then ]
  %arrayidx45.sink = phi ptr [ %arrayidx66, %if.then60 ], [ %arrayidx45, %if.then ]
  %11 = getelementptr i8, ptr %in, i64 %10
  %12 = sext i32 %add35 to i64
  %gep171 = getelementptr float, ptr %11, i64 %12
  %13 = load float, ptr %gep171, align 4, !tbaa !8
  store float %13, ptr %arrayidx45.sink, align 4, !tbaa !8
  br label %if.end67

if.end67:                                         ; preds = %if.end67.sink.split, %if.then
  switch i32 %3, label %if.end86 [
    i32 0, label %if.then70
    i32 3, label %if.then79
  ]

if.then70:                                        ; preds = %if.end67
  %sub71 = sub nsw i32 %add35, %nx
  br label %if.end86.sink.split

if.then79:                                        ; preds = %if.end67
  %add80 = add nsw i32 %add35, %nx
  br label %if.end86.sink.split

if.end86.sink.split:                              ; preds = %if.then79, %if.then70
  %sub71.sink = phi i32 [ %sub71, %if.then70 ], [ %add80, %if.then79 ]
  %.pn = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ9stencil3dE5plane to ptr), %if.then70 ], [ getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil3dE5plane to ptr), i64 680), %if.then79 ]
  %arrayidx75.sink = getelementptr inbounds [34 x float], ptr %.pn, i64 0, i64 %idxprom46
  %idxprom72 = sext i32 %sub71.sink to i64
  %arrayidx73 = getelementptr inbounds float, ptr %in, i64 %idxprom72
  %14 = load float, ptr %arrayidx73, align 4, !tbaa !8
  store float %14, ptr %arrayidx75.sink, align 4, !tbaa !8
  br label %if.end86

if.end86:                                         ; preds = %if.end86.sink.split, %if.end67, %cond.end42
  tail call void @llvm.nvvm.barrier0()
  br i1 %5, label %if.then88, label %for.inc

if.then88:                                        ; preds = %if.end86
  %mul89 = fmul contract float %above.0175, %c0
  %add90 = fadd contract float %here.0174, %cond43
  %15 = load float, ptr %arrayidx95, align 4, !tbaa !8
  %add96 = fadd contract float %add90, %15
  %16 = load float, ptr %arrayidx101, align 4, !tbaa !8
  %add102 = fadd contract float %add96, %16
  %17 = load float, ptr %arrayidx107, align 4, !tbaa !8
  %add108 = fadd contract float %add102, %17
  %18 = load float, ptr %arrayidx113, align 4, !tbaa !8
  %add114 = fadd contract float %add108, %18
  %mul115 = fmul contract float %add114, %c1
  %add116 = fadd contract float %mul89, %mul115
  %idxprom117 = sext i32 %add35 to i64
  %arrayidx118 = getelementptr inbounds float, ptr %out, i64 %idxprom117
  store float %add116, ptr %arrayidx118, align 4, !tbaa !8
  br label %for.inc

for.inc:                                          ; preds = %if.end86, %if.then88
  %inc = add nuw nsw i32 %z.0176, 1
  %exitcond.not = icmp eq i32 %z.0176, %8
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !12
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @stencil3d, !"kernel", i32 1}
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
