; ModuleID = 'convolution_constant.cu'
source_filename = "convolution_constant.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@weights = dso_local addrspace(4) externally_initialized global [9 x float] [float 1.000000e+00, float 2.000000e+00, float 4.000000e+00, float 8.000000e+00, float 1.600000e+01, float 8.000000e+00, float 4.000000e+00, float 2.000000e+00, float 1.000000e+00], align 4
@edge = dso_local addrspace(4) externally_initialized global [3 x [3 x i32]] [[3 x i32] [i32 -1, i32 -1, i32 -1], [3 x i32] [i32 -1, i32 8, i32 -1], [3 x i32] [i32 -1, i32 -1, i32 -1]], align 4
@_ZZ20convolution_constantE1s = internal unnamed_addr addrspace(3) global [136 x float] undef, align 4
@llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(4) @edge to ptr), ptr addrspacecast (ptr addrspace(4) @weights to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @convolution_constant(ptr nocapture noundef readonly %in, ptr nocapture noundef writeonly %out, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul = shl i32 %0, 7
  %sub = add i32 %mul, -4
  %1 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp41 = icmp ult i32 %1, 136
  br i1 %cmp41, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %cond.end, %entry
  tail call void @llvm.nvvm.barrier0()
  %add11 = add i32 %mul, %1
  %cmp12.not = icmp slt i32 %add11, %n
  br i1 %cmp12.not, label %for.body16, label %cleanup

for.body:                                         ; preds = %entry, %cond.end
  %k.042 = phi i32 [ %add6, %cond.end ], [ %1, %entry ]
  %add = add nsw i32 %sub, %k.042
  %cmp2 = icmp sgt i32 %add, -1
  %cmp3 = icmp slt i32 %add, %n
  %or.cond = and i1 %cmp2, %cmp3
  br i1 %or.cond, label %cond.true, label %cond.end

cond.true:                                        ; preds = %for.body
  %idxprom = zext nneg i32 %add to i64
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom
  %2 = load float, ptr %arrayidx, align 4, !tbaa !9
  br label %cond.end

cond.end:                                         ; preds = %for.body, %cond.true
  %cond = phi contract float [ %2, %cond.true ], [ 0.000000e+00, %for.body ]
  %idxprom4 = zext nneg i32 %k.042 to i64
  %arrayidx5 = getelementptr inbounds [136 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ20convolution_constantE1s to ptr), i64 0, i64 %idxprom4
  store float %cond, ptr %arrayidx5, align 4, !tbaa !9
  %add6 = add nuw nsw i32 %k.042, 128
  %cmp = icmp ult i32 %k.042, 8
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !13

for.cond.cleanup15:                               ; preds = %for.body16
  %idxprom27 = sext i32 %add11 to i64
  %arrayidx28 = getelementptr inbounds float, ptr %out, i64 %idxprom27
  store float %add24, ptr %arrayidx28, align 4, !tbaa !9
  br label %cleanup

for.body16:                                       ; preds = %for.cond.cleanup, %for.body16
  %j.044 = phi i32 [ %inc, %for.body16 ], [ 0, %for.cond.cleanup ]
  %sum.043 = phi float [ %add24, %for.body16 ], [ 0.000000e+00, %for.cond.cleanup ]
  %idxprom17 = zext nneg i32 %j.044 to i64
  %arrayidx18 = getelementptr inbounds [9 x float], ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 0, i64 %idxprom17
  %3 = load float, ptr %arrayidx18, align 4, !tbaa !9
  %add20 = add nuw nsw i32 %j.044, %1
  %idxprom21 = zext nneg i32 %add20 to i64
  %arrayidx22 = getelementptr inbounds [136 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ20convolution_constantE1s to ptr), i64 0, i64 %idxprom21
  %4 = load float, ptr %arrayidx22, align 4, !tbaa !9
  %mul23 = fmul contract float %3, %4
  %add24 = fadd contract float %sum.043, %mul23
  %inc = add nuw nsw i32 %j.044, 1
  %exitcond.not = icmp eq i32 %inc, 9
  br i1 %exitcond.not, label %for.cond.cleanup15, label %for.body16, !llvm.loop !16

cleanup:                                          ; preds = %for.cond.cleanup, %for.cond.cleanup15
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @convolution_edge(ptr nocapture noundef readonly %in, ptr nocapture noundef writeonly %out, i32 noundef %w, i32 noundef %h) local_unnamed_addr #2 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %3 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %4 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %mul5 = mul nuw nsw i32 %3, %4
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %add7 = add nuw nsw i32 %mul5, %5
  %cmp.not = icmp slt i32 %add, %w
  %cmp8.not = icmp slt i32 %add7, %h
  %or.cond = and i1 %cmp.not, %cmp8.not
  br i1 %or.cond, label %for.cond.preheader, label %cleanup

for.cond.preheader:                               ; preds = %entry
  %sub16 = add nsw i32 %w, -1
  %sub21 = add nsw i32 %h, -1
  br label %for.cond10.preheader

for.cond10.preheader:                             ; preds = %for.cond.preheader, %for.cond.cleanup12
  %sum.069 = phi i32 [ 0, %for.cond.preheader ], [ %add30, %for.cond.cleanup12 ]
  %j.068 = phi i32 [ 0, %for.cond.preheader ], [ %inc32, %for.cond.cleanup12 ]
  %add18 = add nuw nsw i32 %j.068, %add7
  %6 = tail call i32 @llvm.smax.i32(i32 %add18, i32 1)
  %max.i64 = add nsw i32 %6, -1
  %min.i62 = tail call noundef i32 @llvm.smin.i32(i32 %max.i64, i32 %sub21)
  %idxprom = zext nneg i32 %j.068 to i64
  %mul25 = mul nsw i32 %min.i62, %w
  br label %for.body13

for.cond.cleanup:                                 ; preds = %for.cond.cleanup12
  %max.i65 = tail call noundef i32 @llvm.smax.i32(i32 %add30, i32 0)
  %min.i63 = tail call noundef i32 @llvm.smin.i32(i32 %max.i65, i32 255)
  %conv36 = trunc nuw i32 %min.i63 to i8
  %mul37 = mul nsw i32 %add7, %w
  %add38 = add nsw i32 %mul37, %add
  %idxprom39 = sext i32 %add38 to i64
  %arrayidx40 = getelementptr inbounds i8, ptr %out, i64 %idxprom39
  store i8 %conv36, ptr %arrayidx40, align 1, !tbaa !17
  br label %cleanup

for.cond.cleanup12:                               ; preds = %for.body13
  %inc32 = add nuw nsw i32 %j.068, 1
  %exitcond70.not = icmp eq i32 %inc32, 3
  br i1 %exitcond70.not, label %for.cond.cleanup, label %for.cond10.preheader, !llvm.loop !18

for.body13:                                       ; preds = %for.cond10.preheader, %for.body13
  %sum.167 = phi i32 [ %sum.069, %for.cond10.preheader ], [ %add30, %for.body13 ]
  %i.066 = phi i32 [ 0, %for.cond10.preheader ], [ %inc, %for.body13 ]
  %add14 = add nsw i32 %i.066, %add
  %7 = tail call i32 @llvm.smax.i32(i32 %add14, i32 1)
  %max.i = add nsw i32 %7, -1
  %min.i = tail call noundef i32 @llvm.smin.i32(i32 %max.i, i32 %sub16)
  %idxprom23 = zext nneg i32 %i.066 to i64
  %arrayidx24 = getelementptr inbounds [3 x [3 x i32]], ptr addrspacecast (ptr addrspace(4) @edge to ptr), i64 0, i64 %idxprom, i64 %idxprom23
  %8 = load i32, ptr %arrayidx24, align 4, !tbaa !19
  %add26 = add nsw i32 %min.i, %mul25
  %idxprom27 = sext i32 %add26 to i64
  %arrayidx28 = getelementptr inbounds i8, ptr %in, i64 %idxprom27
  %9 = load i8, ptr %arrayidx28, align 1, !tbaa !17
  %conv = zext i8 %9 to i32
  %mul29 = mul nsw i32 %8, %conv
  %add30 = add nsw i32 %mul29, %sum.167
  %inc = add nuw nsw i32 %i.066, 1
  %exitcond.not = icmp eq i32 %inc, 3
  br i1 %exitcond.not, label %for.cond.cleanup12, label %for.body13, !llvm.loop !21

cleanup:                                          ; preds = %entry, %for.cond.cleanup
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4, !5}
!llvm.ident = !{!6, !7}
!nvvmir.version = !{!8}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @convolution_constant, !"kernel", i32 1}
!5 = !{ptr @convolution_edge, !"kernel", i32 1}
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
!16 = distinct !{!16, !14, !15}
!17 = !{!11, !11, i64 0}
!18 = distinct !{!18, !14, !15}
!19 = !{!20, !20, i64 0}
!20 = !{!"int", !11, i64 0}
!21 = distinct !{!21, !14, !15}
