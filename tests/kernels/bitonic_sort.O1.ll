; ModuleID = 'bitonic_sort.cu'
source_filename = "bitonic_sort.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12bitonic_sortE1k = internal unnamed_addr addrspace(3) global [512 x i32] undef, align 4
@_ZZ12bitonic_sortE1v = internal unnamed_addr addrspace(3) global [512 x i32] undef, align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @_Z12compare_swapRjS_S_S_b(ptr nocapture noundef nonnull align 4 dereferenceable(4) %ka, ptr nocapture noundef nonnull align 4 dereferenceable(4) %va, ptr nocapture noundef nonnull align 4 dereferenceable(4) %kb, ptr nocapture noundef nonnull align 4 dereferenceable(4) %vb, i1 noundef zeroext %up) local_unnamed_addr #0 {
entry:
  %0 = load i32, ptr %ka, align 4, !tbaa !8
  %1 = load i32, ptr %kb, align 4, !tbaa !8
  %2 = icmp ule i32 %0, %1
  %cmp2 = xor i1 %2, %up
  br i1 %cmp2, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %3 = load i32, ptr %va, align 4, !tbaa !8
  store i32 %1, ptr %ka, align 4, !tbaa !8
  %4 = load i32, ptr %vb, align 4, !tbaa !8
  store i32 %4, ptr %va, align 4, !tbaa !8
  store i32 %0, ptr %kb, align 4, !tbaa !8
  store i32 %3, ptr %vb, align 4, !tbaa !8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @bitonic_sort(ptr nocapture noundef %keys, ptr nocapture noundef %values) local_unnamed_addr #1 {
entry:
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %1 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul = shl i32 %1, 9
  %add = add nsw i32 %mul, %0
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %keys, i64 %idxprom
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !8
  %idxprom2 = zext nneg i32 %0 to i64
  %arrayidx3 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1k to ptr), i64 0, i64 %idxprom2
  store i32 %2, ptr %arrayidx3, align 4, !tbaa !8
  %arrayidx6 = getelementptr inbounds i32, ptr %values, i64 %idxprom
  %3 = load i32, ptr %arrayidx6, align 4, !tbaa !8
  %arrayidx8 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1v to ptr), i64 0, i64 %idxprom2
  store i32 %3, ptr %arrayidx8, align 4, !tbaa !8
  %add10 = add nsw i32 %add, 256
  %idxprom11 = sext i32 %add10 to i64
  %arrayidx12 = getelementptr inbounds i32, ptr %keys, i64 %idxprom11
  %4 = load i32, ptr %arrayidx12, align 4, !tbaa !8
  %add13 = add nuw nsw i32 %0, 256
  %idxprom14 = zext nneg i32 %add13 to i64
  %arrayidx15 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1k to ptr), i64 0, i64 %idxprom14
  store i32 %4, ptr %arrayidx15, align 4, !tbaa !8
  %arrayidx19 = getelementptr inbounds i32, ptr %values, i64 %idxprom11
  %5 = load i32, ptr %arrayidx19, align 4, !tbaa !8
  %arrayidx22 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1v to ptr), i64 0, i64 %idxprom14
  store i32 %5, ptr %arrayidx22, align 4, !tbaa !8
  %mul29 = shl nuw nsw i32 %0, 1
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.cleanup27
  tail call void @llvm.nvvm.barrier0()
  %6 = load i32, ptr %arrayidx3, align 4, !tbaa !8
  store i32 %6, ptr %arrayidx, align 4, !tbaa !8
  %7 = load i32, ptr %arrayidx8, align 4, !tbaa !8
  store i32 %7, ptr %arrayidx6, align 4, !tbaa !8
  %8 = load i32, ptr %arrayidx15, align 4, !tbaa !8
  store i32 %8, ptr %arrayidx12, align 4, !tbaa !8
  %9 = load i32, ptr %arrayidx22, align 4, !tbaa !8
  store i32 %9, ptr %arrayidx19, align 4, !tbaa !8
  ret void

for.body:                                         ; preds = %entry, %for.cond.cleanup27
  %size.0111 = phi i32 [ 2, %entry ], [ %shl, %for.cond.cleanup27 ]
  %div = ashr exact i32 %size.0111, 1
  %and = and i32 %div, %0
  %cmp23 = icmp eq i32 %and, 0
  %cmp26109 = icmp sgt i32 %div, 0
  br i1 %cmp26109, label %for.body28, label %for.cond.cleanup27

for.cond.cleanup27:                               ; preds = %_Z12compare_swapRjS_S_S_b.exit, %for.body
  %shl = shl i32 %size.0111, 1
  %cmp = icmp slt i32 %shl, 513
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !12

for.body28:                                       ; preds = %for.body, %_Z12compare_swapRjS_S_S_b.exit
  %stride.0110 = phi i32 [ %shr, %_Z12compare_swapRjS_S_S_b.exit ], [ %div, %for.body ]
  tail call void @llvm.nvvm.barrier0()
  %sub = add nuw nsw i32 %stride.0110, 1023
  %and30 = and i32 %sub, %0
  %sub31 = sub nsw i32 %mul29, %and30
  %idxprom32 = sext i32 %sub31 to i64
  %arrayidx33 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1k to ptr), i64 0, i64 %idxprom32
  %add36 = add nsw i32 %sub31, %stride.0110
  %idxprom37 = sext i32 %add36 to i64
  %arrayidx38 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1k to ptr), i64 0, i64 %idxprom37
  %10 = load i32, ptr %arrayidx33, align 4, !tbaa !8
  %11 = load i32, ptr %arrayidx38, align 4, !tbaa !8
  %12 = icmp ule i32 %10, %11
  %cmp2.i = xor i1 %cmp23, %12
  br i1 %cmp2.i, label %if.then.i, label %_Z12compare_swapRjS_S_S_b.exit

if.then.i:                                        ; preds = %for.body28
  %arrayidx41 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1v to ptr), i64 0, i64 %idxprom37
  %arrayidx35 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1v to ptr), i64 0, i64 %idxprom32
  %13 = load i32, ptr %arrayidx35, align 4, !tbaa !8
  store i32 %11, ptr %arrayidx33, align 4, !tbaa !8
  %14 = load i32, ptr %arrayidx41, align 4, !tbaa !8
  store i32 %14, ptr %arrayidx35, align 4, !tbaa !8
  store i32 %10, ptr %arrayidx38, align 4, !tbaa !8
  store i32 %13, ptr %arrayidx41, align 4, !tbaa !8
  br label %_Z12compare_swapRjS_S_S_b.exit

_Z12compare_swapRjS_S_S_b.exit:                   ; preds = %for.body28, %if.then.i
  %shr = lshr i32 %stride.0110, 1
  %cmp26.not = icmp ult i32 %stride.0110, 2
  br i1 %cmp26.not, label %for.cond.cleanup27, label %for.body28, !llvm.loop !15
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @bitonic_sort, !"kernel", i32 1}
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
