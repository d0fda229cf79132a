; ModuleID = 'double_buffer.cu'
source_filename = "double_buffer.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ13double_bufferE5first = internal addrspace(3) global [128 x i32] undef, align 4
@_ZZ13double_bufferE6second = internal addrspace(3) global [128 x i32] undef, align 4
@_ZZ13double_bufferE7sources = internal unnamed_addr addrspace(3) global [2 x ptr] undef, align 8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @_Z8exchangeP7Buffers(ptr nocapture noundef %b) local_unnamed_addr #0 {
entry:
  %0 = load ptr, ptr %b, align 8, !tbaa !8
  %to = getelementptr inbounds i8, ptr %b, i64 8
  %1 = load ptr, ptr %to, align 8, !tbaa !13
  store ptr %1, ptr %b, align 8, !tbaa !8
  store ptr %0, ptr %to, align 8, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @double_buffer(ptr nocapture noundef %data, i32 noundef %steps, ptr noundef %extra, ptr nocapture noundef writeonly %picked) local_unnamed_addr #1 {
entry:
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %idxprom = zext nneg i32 %0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %data, i64 %idxprom
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !14
  %arrayidx2 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13double_bufferE5first to ptr), i64 0, i64 %idxprom
  store i32 %1, ptr %arrayidx2, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier0()
  %cmp43 = icmp sgt i32 %steps, 0
  br i1 %cmp43, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %add = add nuw nsw i32 %0, 1
  %rem = and i32 %add, 127
  %idxprom7 = zext nneg i32 %rem to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %b.sroa.0.0.lcssa = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ13double_bufferE5first to ptr), %entry ], [ %b.sroa.8.044, %for.body ]
  %arrayidx15 = getelementptr inbounds i32, ptr %b.sroa.0.0.lcssa, i64 %idxprom
  %2 = load i32, ptr %arrayidx15, align 4, !tbaa !14
  store i32 %2, ptr %arrayidx, align 4, !tbaa !14
  %cmp18 = icmp eq i32 %0, 0
  br i1 %cmp18, label %if.then, label %if.end

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %s.046 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %b.sroa.0.045 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ13double_bufferE5first to ptr), %for.body.lr.ph ], [ %b.sroa.8.044, %for.body ]
  %b.sroa.8.044 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ13double_bufferE6second to ptr), %for.body.lr.ph ], [ %b.sroa.0.045, %for.body ]
  %arrayidx5 = getelementptr inbounds i32, ptr %b.sroa.0.045, i64 %idxprom
  %3 = load i32, ptr %arrayidx5, align 4, !tbaa !14
  %arrayidx8 = getelementptr inbounds i32, ptr %b.sroa.0.045, i64 %idxprom7
  %4 = load i32, ptr %arrayidx8, align 4, !tbaa !14
  %add9 = add nsw i32 %4, %3
  %arrayidx12 = getelementptr inbounds i32, ptr %b.sroa.8.044, i64 %idxprom
  store i32 %add9, ptr %arrayidx12, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier0()
  %inc = add nuw nsw i32 %s.046, 1
  %exitcond.not = icmp eq i32 %inc, %steps
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !16

if.then:                                          ; preds = %for.cond.cleanup
  store ptr %b.sroa.0.0.lcssa, ptr addrspacecast (ptr addrspace(3) @_ZZ13double_bufferE7sources to ptr), align 8, !tbaa !19
  store ptr %extra, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13double_bufferE7sources to ptr), i64 8), align 8, !tbaa !19
  br label %if.end

if.end:                                           ; preds = %if.then, %for.cond.cleanup
  tail call void @llvm.nvvm.barrier0()
  %and = and i32 %0, 1
  %idxprom20 = zext nneg i32 %and to i64
  %arrayidx21 = getelementptr inbounds [2 x ptr], ptr addrspacecast (ptr addrspace(3) @_ZZ13double_bufferE7sources to ptr), i64 0, i64 %idxprom20
  %5 = load ptr, ptr %arrayidx21, align 8, !tbaa !19
  %mul = mul nuw nsw i32 %0, 5
  %rem22 = and i32 %mul, 127
  %idxprom23 = zext nneg i32 %rem22 to i64
  %arrayidx24 = getelementptr inbounds i32, ptr %5, i64 %idxprom23
  %6 = load i32, ptr %arrayidx24, align 4, !tbaa !14
  %arrayidx26 = getelementptr inbounds i32, ptr %picked, i64 %idxprom
  store i32 %6, ptr %arrayidx26, align 4, !tbaa !14
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

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
!4 = !{ptr @double_buffer, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !10, i64 0}
!9 = !{!"_ZTS7Buffers", !10, i64 0, !10, i64 8}
!10 = !{!"any pointer", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = !{!9, !10, i64 8}
!14 = !{!15, !15, i64 0}
!15 = !{!"int", !11, i64 0}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = !{!10, !10, i64 0}
