; ModuleID = 'histogram.cu'
source_filename = "histogram.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9histogramE5local = internal addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @histogram(ptr nocapture noundef readonly %data, i32 noundef %n, ptr nocapture noundef %bins) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp47 = icmp ult i32 %0, 256
  br i1 %cmp47, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  tail call void @llvm.nvvm.barrier0()
  %2 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %3 = tail call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %mul = mul i32 %2, %3
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul6 = mul i32 %4, %2
  %add8 = add i32 %mul6, %0
  %cmp1049 = icmp slt i32 %add8, %n
  br i1 %cmp1049, label %for.body12, label %for.cond.cleanup11

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %b.048 = phi i32 [ %0, %for.body.lr.ph ], [ %add, %for.body ]
  %idxprom = zext nneg i32 %b.048 to i64
  %arrayidx = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE5local to ptr), i64 0, i64 %idxprom
  store i32 0, ptr %arrayidx, align 4, !tbaa !8
  %add = add nuw nsw i32 %b.048, %1
  %cmp = icmp ult i32 %add, 256
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !12

for.cond.cleanup11:                               ; preds = %for.body12, %for.cond.cleanup
  tail call void @llvm.nvvm.barrier0()
  %cmp2451 = icmp ult i32 %0, 256
  br i1 %cmp2451, label %for.body26, label %for.cond.cleanup25

for.body12:                                       ; preds = %for.cond.cleanup, %for.body12
  %i.050 = phi i32 [ %add19, %for.body12 ], [ %add8, %for.cond.cleanup ]
  %idxprom13 = sext i32 %i.050 to i64
  %arrayidx14 = getelementptr inbounds i8, ptr %data, i64 %idxprom13
  %5 = load i8, ptr %arrayidx14, align 1, !tbaa !15
  %idxprom15 = zext i8 %5 to i64
  %arrayidx16 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE5local to ptr), i64 0, i64 %idxprom15
  %6 = atomicrmw add ptr %arrayidx16, i32 1 seq_cst, align 4
  %add19 = add nsw i32 %i.050, %mul
  %cmp10 = icmp slt i32 %add19, %n
  br i1 %cmp10, label %for.body12, label %for.cond.cleanup11, !llvm.loop !16

for.cond.cleanup25:                               ; preds = %for.inc35, %for.cond.cleanup11
  ret void

for.body26:                                       ; preds = %for.cond.cleanup11, %for.inc35
  %b21.052 = phi i32 [ %add37, %for.inc35 ], [ %0, %for.cond.cleanup11 ]
  %idxprom27 = zext nneg i32 %b21.052 to i64
  %arrayidx28 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE5local to ptr), i64 0, i64 %idxprom27
  %7 = load i32, ptr %arrayidx28, align 4, !tbaa !8
  %cmp29.not = icmp eq i32 %7, 0
  br i1 %cmp29.not, label %for.inc35, label %if.then

if.then:                                          ; preds = %for.body26
  %arrayidx31 = getelementptr inbounds i32, ptr %bins, i64 %idxprom27
  %8 = atomicrmw add ptr %arrayidx31, i32 %7 seq_cst, align 4
  br label %for.inc35

for.inc35:                                        ; preds = %for.body26, %if.then
  %add37 = add nuw nsw i32 %b21.052, %2
  %cmp24 = icmp ult i32 %add37, 256
  br i1 %cmp24, label %for.body26, label %for.cond.cleanup25, !llvm.loop !17
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

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
!4 = !{ptr @histogram, !"kernel", i32 1}
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
!15 = !{!10, !10, i64 0}
!16 = distinct !{!16, !13, !14}
!17 = distinct !{!17, !13, !14}
