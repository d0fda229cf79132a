; ModuleID = 'matmul_tiled.cu'
source_filename = "matmul_tiled.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12matmul_tiledE2as = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ12matmul_tiledE2bs = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @matmul_tiled(ptr nocapture noundef readonly %a, ptr nocapture noundef readonly %b, ptr nocapture noundef writeonly %c, i32 noundef %m, i32 noundef %n, i32 noundef %k) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %1 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %2 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %mul = shl nuw nsw i32 %2, 4
  %add = add nuw nsw i32 %mul, %1
  %3 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul4 = shl i32 %3, 4
  %add5 = add i32 %mul4, %0
  %cmp93 = icmp sgt i32 %k, 0
  br i1 %cmp93, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp6 = icmp slt i32 %add, %m
  %mul9 = mul nuw nsw i32 %add, %k
  %add10 = add nuw i32 %mul9, %0
  %idxprom12 = zext nneg i32 %1 to i64
  %idxprom14 = zext nneg i32 %0 to i64
  %arrayidx15 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2as to ptr), i64 0, i64 %idxprom12, i64 %idxprom14
  %cmp19 = icmp slt i32 %add5, %n
  %arrayidx32 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2bs to ptr), i64 0, i64 %idxprom12, i64 %idxprom14
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.cleanup35, %entry
  %sum.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %add46, %for.cond.cleanup35 ]
  %cmp50 = icmp slt i32 %add, %m
  %cmp52 = icmp slt i32 %add5, %n
  %or.cond90 = and i1 %cmp50, %cmp52
  br i1 %or.cond90, label %if.then, label %if.end

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.cleanup35
  %t.095 = phi i32 [ 0, %for.body.lr.ph ], [ %add48, %for.cond.cleanup35 ]
  %sum.094 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add46, %for.cond.cleanup35 ]
  %add7 = add nuw nsw i32 %t.095, %0
  %cmp8 = icmp slt i32 %add7, %k
  %or.cond = select i1 %cmp6, i1 %cmp8, i1 false
  br i1 %or.cond, label %cond.true, label %cond.end

cond.true:                                        ; preds = %for.body
  %add11 = add i32 %add10, %t.095
  %idxprom = sext i32 %add11 to i64
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom
  %4 = load float, ptr %arrayidx, align 4, !tbaa !8
  br label %cond.end

cond.end:                                         ; preds = %for.body, %cond.true
  %cond = phi contract float [ %4, %cond.true ], [ 0.000000e+00, %for.body ]
  store float %cond, ptr %arrayidx15, align 4, !tbaa !8
  %add16 = add nuw nsw i32 %t.095, %1
  %cmp17 = icmp slt i32 %add16, %k
  %or.cond89 = and i1 %cmp19, %cmp17
  br i1 %or.cond89, label %cond.true20, label %cond.end27

cond.true20:                                      ; preds = %cond.end
  %mul22 = mul nsw i32 %add16, %n
  %add23 = add nsw i32 %mul22, %add5
  %idxprom24 = sext i32 %add23 to i64
  %arrayidx25 = getelementptr inbounds float, ptr %b, i64 %idxprom24
  %5 = load float, ptr %arrayidx25, align 4, !tbaa !8
  br label %cond.end27

cond.end27:                                       ; preds = %cond.end, %cond.true20
  %cond28 = phi contract float [ %5, %cond.true20 ], [ 0.000000e+00, %cond.end ]
  store float %cond28, ptr %arrayidx32, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  br label %for.body36

for.cond.cleanup35:                               ; preds = %for.body36
  tail call void @llvm.nvvm.barrier0()
  %add48 = add nuw nsw i32 %t.095, 16
  %cmp = icmp slt i32 %add48, %k
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !12

for.body36:                                       ; preds = %cond.end27, %for.body36
  %i.092 = phi i32 [ 0, %cond.end27 ], [ %inc, %for.body36 ]
  %sum.191 = phi float [ %sum.094, %cond.end27 ], [ %add46, %for.body36 ]
  %idxprom39 = zext nneg i32 %i.092 to i64
  %arrayidx40 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2as to ptr), i64 0, i64 %idxprom12, i64 %idxprom39
  %6 = load float, ptr %arrayidx40, align 4, !tbaa !8
  %arrayidx44 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2bs to ptr), i64 0, i64 %idxprom39, i64 %idxprom14
  %7 = load float, ptr %arrayidx44, align 4, !tbaa !8
  %mul45 = fmul contract float %6, %7
  %add46 = fadd contract float %sum.191, %mul45
  %inc = add nuw nsw i32 %i.092, 1
  %exitcond.not = icmp eq i32 %inc, 16
  br i1 %exitcond.not, label %for.cond.cleanup35, label %for.body36, !llvm.loop !15

if.then:                                          ; preds = %for.cond.cleanup
  %mul53 = mul nsw i32 %add, %n
  %add54 = add nsw i32 %mul53, %add5
  %idxprom55 = sext i32 %add54 to i64
  %arrayidx56 = getelementptr inbounds float, ptr %c, i64 %idxprom55
  store float %sum.0.lcssa, ptr %arrayidx56, align 4, !tbaa !8
  br label %if.end

if.end:                                           ; preds = %if.then, %for.cond.cleanup
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

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
!4 = !{ptr @matmul_tiled, !"kernel", i32 1}
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
