; ModuleID = 'function_pointers.cu'
source_filename = "function_pointers.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = dso_local addrspace(1) externally_initialized global [4 x ptr] [ptr @_Z6op_addii, ptr @_Z6op_subii, ptr @_Z6op_mulii, ptr @_Z6op_mixii], align 8
@last = dso_local addrspace(1) externally_initialized global ptr @_Z7op_lastii, align 8
@llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @last to ptr), ptr addrspacecast (ptr addrspace(1) @table to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z6op_addii(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %add = add nsw i32 %b, %a
  ret i32 %add
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z6op_subii(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %sub = sub nsw i32 %a, %b
  ret i32 %sub
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z6op_mulii(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %mul = mul nsw i32 %b, %a
  ret i32 %mul
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z6op_mixii(i32 noundef %a, i32 noundef %b) #0 {
entry:
  %shl = shl i32 %a, 1
  %xor = xor i32 %shl, %b
  ret i32 %xor
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z7op_lastii(i32 noundef %a, i32 %0) #0 {
entry:
  %xor = xor i32 %a, 85
  ret i32 %xor
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z5applyPFiiiEii(ptr nocapture noundef readonly %op, i32 noundef %a, i32 noundef %b) local_unnamed_addr #1 {
entry:
  %call = tail call noundef i32 %op(i32 noundef %a, i32 noundef %b) #4
  ret i32 %call
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @function_pointers(ptr nocapture noundef %data, i32 noundef %n, ptr nocapture noundef readonly %program, i32 noundef %steps) local_unnamed_addr #2 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp.not = icmp slt i32 %add, %n
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %data, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !8
  %cmp320 = icmp sgt i32 %steps, 0
  br i1 %cmp320, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %if.end
  %v.0.lcssa = phi i32 [ %3, %if.end ], [ %call9, %for.body ]
  %4 = load ptr, ptr addrspacecast (ptr addrspace(1) @last to ptr), align 8, !tbaa !12
  %call10 = tail call noundef i32 %4(i32 noundef %v.0.lcssa, i32 noundef 0) #4
  store i32 %call10, ptr %arrayidx, align 4, !tbaa !8
  br label %cleanup

for.body:                                         ; preds = %if.end, %for.body
  %s.022 = phi i32 [ %inc, %for.body ], [ 0, %if.end ]
  %v.021 = phi i32 [ %call9, %for.body ], [ %3, %if.end ]
  %idxprom4 = zext nneg i32 %s.022 to i64
  %arrayidx5 = getelementptr inbounds i8, ptr %program, i64 %idxprom4
  %5 = load i8, ptr %arrayidx5, align 1, !tbaa !14
  %6 = and i8 %5, 3
  %idxprom6 = zext nneg i8 %6 to i64
  %arrayidx7 = getelementptr inbounds [4 x ptr], ptr addrspacecast (ptr addrspace(1) @table to ptr), i64 0, i64 %idxprom6
  %7 = load ptr, ptr %arrayidx7, align 8, !tbaa !12
  %add8 = add nuw nsw i32 %s.022, 3
  %call9 = tail call noundef i32 @_Z5applyPFiiiEii(ptr noundef %7, i32 noundef %v.021, i32 noundef %add8) #4
  %inc = add nuw nsw i32 %s.022, 1
  %exitcond.not = icmp eq i32 %inc, %steps
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !15

cleanup:                                          ; preds = %entry, %for.cond.cleanup
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @function_pointers, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"any pointer", !10, i64 0}
!14 = !{!10, !10, i64 0}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
