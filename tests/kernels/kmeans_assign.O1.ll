; ModuleID = 'kmeans_assign.cu'
source_filename = "kmeans_assign.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.int2 = type { i32, i32 }
%struct.Sum = type { i32, i32, i32 }

@_ZZ13kmeans_assignE1c = internal unnamed_addr addrspace(3) global [32 x %struct.int2] undef, align 8
@_ZZ13kmeans_assignE5local = internal addrspace(3) global [32 x %struct.Sum] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @kmeans_assign(ptr nocapture noundef readonly %points, i32 noundef %n, ptr nocapture noundef readonly %centres, i32 noundef %k, ptr nocapture noundef writeonly %label, ptr nocapture noundef %sums) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp121 = icmp slt i32 %0, %k
  br i1 %cmp121, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  tail call void @llvm.nvvm.barrier0()
  %2 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %2, %3
  %add9 = add i32 %mul, %0
  %cmp11127 = icmp slt i32 %add9, %n
  br i1 %cmp11127, label %for.body13.lr.ph, label %for.cond.cleanup12

for.body13.lr.ph:                                 ; preds = %for.cond.cleanup
  %cmp18123 = icmp sgt i32 %k, 0
  %4 = tail call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %mul56 = mul i32 %4, %3
  br label %for.body13

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %j.0122 = phi i32 [ %0, %for.body.lr.ph ], [ %add, %for.body ]
  %idxprom = sext i32 %j.0122 to i64
  %arrayidx = getelementptr inbounds %struct.int2, ptr %centres, i64 %idxprom
  %arrayidx2 = getelementptr inbounds [32 x %struct.int2], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1c to ptr), i64 0, i64 %idxprom
  %5 = load i64, ptr %arrayidx, align 8
  store i64 %5, ptr %arrayidx2, align 8
  %arrayidx4 = getelementptr inbounds [32 x %struct.Sum], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE5local to ptr), i64 0, i64 %idxprom
  store i32 0, ptr %arrayidx4, align 4, !tbaa !8
  %ref.tmp.sroa.4.0.arrayidx4.sroa_idx = getelementptr inbounds i8, ptr %arrayidx4, i64 4
  store i32 0, ptr %ref.tmp.sroa.4.0.arrayidx4.sroa_idx, align 4, !tbaa !8
  %ref.tmp.sroa.5.0.arrayidx4.sroa_idx = getelementptr inbounds i8, ptr %arrayidx4, i64 8
  store i32 0, ptr %ref.tmp.sroa.5.0.arrayidx4.sroa_idx, align 4, !tbaa !8
  %add = add i32 %j.0122, %1
  %cmp = icmp slt i32 %add, %k
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !12

for.cond.cleanup12:                               ; preds = %for.cond.cleanup19, %for.cond.cleanup
  tail call void @llvm.nvvm.barrier0()
  %cmp62129 = icmp slt i32 %0, %k
  br i1 %cmp62129, label %for.body64, label %for.cond.cleanup63

for.body13:                                       ; preds = %for.body13.lr.ph, %for.cond.cleanup19
  %i.0128 = phi i32 [ %add9, %for.body13.lr.ph ], [ %add57, %for.cond.cleanup19 ]
  %idxprom14 = sext i32 %i.0128 to i64
  %arrayidx15 = getelementptr inbounds %struct.int2, ptr %points, i64 %idxprom14
  %p.sroa.0.0.copyload = load i32, ptr %arrayidx15, align 8, !tbaa !8
  %p.sroa.5.0.arrayidx15.sroa_idx = getelementptr inbounds i8, ptr %arrayidx15, i64 4
  %p.sroa.5.0.copyload = load i32, ptr %p.sroa.5.0.arrayidx15.sroa_idx, align 4, !tbaa !8
  br i1 %cmp18123, label %for.body20, label %for.cond.cleanup19

for.cond.cleanup19:                               ; preds = %for.body20, %for.body13
  %best.0.lcssa = phi i32 [ 0, %for.body13 ], [ %spec.select, %for.body20 ]
  %arrayidx38 = getelementptr inbounds i32, ptr %label, i64 %idxprom14
  store i32 %best.0.lcssa, ptr %arrayidx38, align 4, !tbaa !8
  %idxprom39 = sext i32 %best.0.lcssa to i64
  %arrayidx40 = getelementptr inbounds [32 x %struct.Sum], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE5local to ptr), i64 0, i64 %idxprom39
  %6 = atomicrmw add ptr %arrayidx40, i32 %p.sroa.0.0.copyload seq_cst, align 4
  %y46 = getelementptr inbounds i8, ptr %arrayidx40, i64 4
  %7 = atomicrmw add ptr %y46, i32 %p.sroa.5.0.copyload seq_cst, align 4
  %count51 = getelementptr inbounds i8, ptr %arrayidx40, i64 8
  %8 = atomicrmw add ptr %count51, i32 1 seq_cst, align 4
  %add57 = add i32 %i.0128, %mul56
  %cmp11 = icmp slt i32 %add57, %n
  br i1 %cmp11, label %for.body13, label %for.cond.cleanup12, !llvm.loop !15

for.body20:                                       ; preds = %for.body13, %for.body20
  %j16.0126 = phi i32 [ %inc, %for.body20 ], [ 0, %for.body13 ]
  %nearest.0125 = phi i64 [ %spec.select120, %for.body20 ], [ 9223372036854775807, %for.body13 ]
  %best.0124 = phi i32 [ %spec.select, %for.body20 ], [ 0, %for.body13 ]
  %idxprom22 = zext nneg i32 %j16.0126 to i64
  %arrayidx23 = getelementptr inbounds [32 x %struct.int2], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1c to ptr), i64 0, i64 %idxprom22
  %9 = load i32, ptr %arrayidx23, align 8, !tbaa !16
  %sub = sub nsw i32 %p.sroa.0.0.copyload, %9
  %conv = sext i32 %sub to i64
  %y28 = getelementptr inbounds i8, ptr %arrayidx23, i64 4
  %10 = load i32, ptr %y28, align 4, !tbaa !18
  %sub29 = sub nsw i32 %p.sroa.5.0.copyload, %10
  %conv30 = sext i32 %sub29 to i64
  %mul31 = mul nsw i64 %conv, %conv
  %mul32 = mul nsw i64 %conv30, %conv30
  %add33 = add nuw nsw i64 %mul32, %mul31
  %cmp34 = icmp slt i64 %add33, %nearest.0125
  %spec.select = select i1 %cmp34, i32 %j16.0126, i32 %best.0124
  %spec.select120 = tail call i64 @llvm.smin.i64(i64 %add33, i64 %nearest.0125)
  %inc = add nuw nsw i32 %j16.0126, 1
  %exitcond.not = icmp eq i32 %inc, %k
  br i1 %exitcond.not, label %for.cond.cleanup19, label %for.body20, !llvm.loop !19

for.cond.cleanup63:                               ; preds = %for.body64, %for.cond.cleanup12
  ret void

for.body64:                                       ; preds = %for.cond.cleanup12, %for.body64
  %j59.0130 = phi i32 [ %add88, %for.body64 ], [ %0, %for.cond.cleanup12 ]
  %idxprom65 = sext i32 %j59.0130 to i64
  %arrayidx66 = getelementptr inbounds %struct.Sum, ptr %sums, i64 %idxprom65
  %arrayidx69 = getelementptr inbounds [32 x %struct.Sum], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE5local to ptr), i64 0, i64 %idxprom65
  %11 = load i32, ptr %arrayidx69, align 4, !tbaa !20
  %12 = atomicrmw add ptr %arrayidx66, i32 %11 seq_cst, align 4
  %y74 = getelementptr inbounds i8, ptr %arrayidx66, i64 4
  %y77 = getelementptr inbounds i8, ptr %arrayidx69, i64 4
  %13 = load i32, ptr %y77, align 4, !tbaa !22
  %14 = atomicrmw add ptr %y74, i32 %13 seq_cst, align 4
  %count81 = getelementptr inbounds i8, ptr %arrayidx66, i64 8
  %count84 = getelementptr inbounds i8, ptr %arrayidx69, i64 8
  %15 = load i32, ptr %count84, align 4, !tbaa !23
  %16 = atomicrmw add ptr %count81, i32 %15 seq_cst, align 4
  %add88 = add i32 %j59.0130, %3
  %cmp62 = icmp slt i32 %add88, %k
  br i1 %cmp62, label %for.body64, label %for.cond.cleanup63, !llvm.loop !24
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #3

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
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
!4 = !{ptr @kmeans_assign, !"kernel", i32 1}
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
!15 = distinct !{!15, !13, !14}
!16 = !{!17, !9, i64 0}
!17 = !{!"_ZTS4int2", !9, i64 0, !9, i64 4}
!18 = !{!17, !9, i64 4}
!19 = distinct !{!19, !13, !14}
!20 = !{!21, !9, i64 0}
!21 = !{!"_ZTS3Sum", !9, i64 0, !9, i64 4, !9, i64 8}
!22 = !{!21, !9, i64 4}
!23 = !{!21, !9, i64 8}
!24 = distinct !{!24, !13, !14}
