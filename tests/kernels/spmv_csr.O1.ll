; ModuleID = 'spmv_csr.cu'
source_filename = "spmv_csr.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local void @spmv_csr(i32 noundef %rows, ptr noalias nocapture noundef readonly %row, ptr noalias nocapture noundef readonly %col, ptr noalias nocapture noundef readonly %val, ptr noalias nocapture noundef readonly %x, ptr noalias nocapture noundef writeonly %y) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %div46 = lshr i32 %add, 5
  %and = and i32 %2, 31
  %cmp.not = icmp slt i32 %div46, %rows
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %idxprom = zext nneg i32 %div46 to i64
  %arrayidx = getelementptr inbounds i32, ptr %row, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !8
  %arrayidx6 = getelementptr inbounds i8, ptr %arrayidx, i64 4
  %4 = load i32, ptr %arrayidx6, align 4, !tbaa !8
  %add7 = add nsw i32 %3, %and
  %cmp847 = icmp slt i32 %add7, %4
  br i1 %cmp847, label %for.body, label %for.body22.preheader

for.body22.preheader:                             ; preds = %for.body, %if.end
  %sum.150.ph = phi float [ 0.000000e+00, %if.end ], [ %add17, %for.body ]
  br label %for.body22

for.body:                                         ; preds = %if.end, %for.body
  %i.049 = phi i32 [ %add18, %for.body ], [ %add7, %if.end ]
  %sum.048 = phi float [ %add17, %for.body ], [ 0.000000e+00, %if.end ]
  %idxprom9 = sext i32 %i.049 to i64
  %arrayidx10 = getelementptr inbounds float, ptr %val, i64 %idxprom9
  %5 = load float, ptr %arrayidx10, align 4, !tbaa !12
  %arrayidx12 = getelementptr inbounds i32, ptr %col, i64 %idxprom9
  %6 = load i32, ptr %arrayidx12, align 4, !tbaa !8
  %idxprom13 = sext i32 %6 to i64
  %arrayidx14 = getelementptr inbounds float, ptr %x, i64 %idxprom13
  %7 = tail call contract noundef float @llvm.nvvm.ldg.global.f.f32.p0(ptr %arrayidx14, i32 4)
  %mul16 = fmul contract float %5, %7
  %add17 = fadd contract float %sum.048, %mul16
  %add18 = add nsw i32 %i.049, 32
  %cmp8 = icmp slt i32 %add18, %4
  br i1 %cmp8, label %for.body, label %for.body22.preheader, !llvm.loop !14

for.cond.cleanup21:                               ; preds = %for.body22
  %cmp27 = icmp eq i32 %and, 0
  br i1 %cmp27, label %if.then28, label %cleanup

for.body22:                                       ; preds = %for.body22.preheader, %for.body22
  %mask.051 = phi i32 [ %shr, %for.body22 ], [ 16, %for.body22.preheader ]
  %sum.150 = phi float [ %add24, %for.body22 ], [ %sum.150.ph, %for.body22.preheader ]
  %8 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %sum.150, i32 %mask.051, i32 31)
  %add24 = fadd contract float %sum.150, %8
  %shr = lshr i32 %mask.051, 1
  %cmp20.not = icmp ult i32 %mask.051, 2
  br i1 %cmp20.not, label %for.cond.cleanup21, label %for.body22, !llvm.loop !17

if.then28:                                        ; preds = %for.cond.cleanup21
  %arrayidx30 = getelementptr inbounds float, ptr %y, i64 %idxprom
  store float %add24, ptr %arrayidx30, align 4, !tbaa !12
  br label %cleanup

cleanup:                                          ; preds = %for.cond.cleanup21, %if.then28, %entry
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nounwind memory(argmem: read)
declare float @llvm.nvvm.ldg.global.f.f32.p0(ptr nocapture, i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #3

attributes #0 = { convergent mustprogress norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind memory(argmem: read) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @spmv_csr, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !10, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !15, !16}
