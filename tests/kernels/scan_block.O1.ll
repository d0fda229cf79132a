; ModuleID = 'scan_block.cu'
source_filename = "scan_block.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10scan_blockE4temp = internal unnamed_addr addrspace(3) global [512 x i32] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @scan_block(ptr nocapture noundef readonly %in, ptr nocapture noundef writeonly %out, ptr nocapture noundef writeonly %totals) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %1 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul = shl i32 %1, 9
  %mul2 = shl nuw nsw i32 %0, 1
  %add = add nsw i32 %mul, %mul2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !8
  %idxprom4 = zext nneg i32 %mul2 to i64
  %arrayidx5 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %idxprom4
  store i32 %2, ptr %arrayidx5, align 4, !tbaa !8
  %add8 = or disjoint i32 %add, 1
  %idxprom9 = sext i32 %add8 to i64
  %arrayidx10 = getelementptr inbounds i32, ptr %in, i64 %idxprom9
  %3 = load i32, ptr %arrayidx10, align 4, !tbaa !8
  %add12 = or disjoint i32 %mul2, 1
  %idxprom13 = zext nneg i32 %add12 to i64
  %arrayidx14 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %idxprom13
  store i32 %3, ptr %arrayidx14, align 4, !tbaa !8
  %add20 = add nuw nsw i32 %mul2, 2
  br label %for.body

for.cond.cleanup:                                 ; preds = %if.end
  tail call void @llvm.nvvm.barrier0()
  %cmp29 = icmp eq i32 %0, 0
  br i1 %cmp29, label %if.then30, label %if.end34

for.body:                                         ; preds = %entry, %if.end
  %offset.0113 = phi i32 [ 1, %entry ], [ %mul28, %if.end ]
  %d.0112 = phi i32 [ 256, %entry ], [ %shr, %if.end ]
  tail call void @llvm.nvvm.barrier0()
  %cmp15 = icmp ult i32 %0, %d.0112
  br i1 %cmp15, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %mul18 = mul nsw i32 %offset.0113, %add12
  %sub = add nsw i32 %mul18, -1
  %mul21 = mul nsw i32 %offset.0113, %add20
  %sub22 = add nsw i32 %mul21, -1
  %idxprom23 = sext i32 %sub to i64
  %arrayidx24 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %idxprom23
  %4 = load i32, ptr %arrayidx24, align 4, !tbaa !8
  %idxprom25 = sext i32 %sub22 to i64
  %arrayidx26 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %idxprom25
  %5 = load i32, ptr %arrayidx26, align 4, !tbaa !8
  %add27 = add nsw i32 %5, %4
  store i32 %add27, ptr %arrayidx26, align 4, !tbaa !8
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  %mul28 = shl nsw i32 %offset.0113, 1
  %shr = lshr i32 %d.0112, 1
  %cmp.not = icmp ult i32 %d.0112, 2
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !12

if.then30:                                        ; preds = %for.cond.cleanup
  %6 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 2044), align 4, !tbaa !8
  %idxprom32 = zext nneg i32 %1 to i64
  %arrayidx33 = getelementptr inbounds i32, ptr %totals, i64 %idxprom32
  store i32 %6, ptr %arrayidx33, align 4, !tbaa !8
  store i32 0, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 2044), align 4, !tbaa !8
  br label %if.end34

if.end34:                                         ; preds = %if.then30, %for.cond.cleanup
  %add50 = add nuw nsw i32 %mul2, 2
  br label %for.body39

for.cond.cleanup38:                               ; preds = %for.inc63
  tail call void @llvm.nvvm.barrier0()
  %7 = load i32, ptr %arrayidx5, align 4, !tbaa !8
  %arrayidx72 = getelementptr inbounds i32, ptr %out, i64 %idxprom
  store i32 %7, ptr %arrayidx72, align 4, !tbaa !8
  %8 = load i32, ptr %arrayidx14, align 4, !tbaa !8
  %arrayidx81 = getelementptr inbounds i32, ptr %out, i64 %idxprom9
  store i32 %8, ptr %arrayidx81, align 4, !tbaa !8
  ret void

for.body39:                                       ; preds = %if.end34, %for.inc63
  %offset.1115 = phi i32 [ 512, %if.end34 ], [ %shr40, %for.inc63 ]
  %d35.0114 = phi i32 [ 1, %if.end34 ], [ %mul64, %for.inc63 ]
  %shr40 = lshr i32 %offset.1115, 1
  tail call void @llvm.nvvm.barrier0()
  %cmp41 = icmp ult i32 %0, %d35.0114
  br i1 %cmp41, label %if.then42, label %for.inc63

if.then42:                                        ; preds = %for.body39
  %mul46 = mul nuw nsw i32 %shr40, %add12
  %sub47 = add nsw i32 %mul46, -1
  %mul51 = mul nuw nsw i32 %shr40, %add50
  %sub52 = add nsw i32 %mul51, -1
  %idxprom53 = sext i32 %sub47 to i64
  %arrayidx54 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %idxprom53
  %9 = load i32, ptr %arrayidx54, align 4, !tbaa !8
  %idxprom55 = sext i32 %sub52 to i64
  %arrayidx56 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %idxprom55
  %10 = load i32, ptr %arrayidx56, align 4, !tbaa !8
  store i32 %10, ptr %arrayidx54, align 4, !tbaa !8
  %11 = load i32, ptr %arrayidx56, align 4, !tbaa !8
  %add61 = add nsw i32 %11, %9
  store i32 %add61, ptr %arrayidx56, align 4, !tbaa !8
  br label %for.inc63

for.inc63:                                        ; preds = %for.body39, %if.then42
  %mul64 = shl nuw nsw i32 %d35.0114, 1
  %cmp37 = icmp ult i32 %d35.0114, 256
  br i1 %cmp37, label %for.body39, label %for.cond.cleanup38, !llvm.loop !15
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

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
!4 = !{ptr @scan_block, !"kernel", i32 1}
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
