; ModuleID = 'radix_sort.cu'
source_filename = "radix_sort.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10radix_sortE1s = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4
@_ZZ10radix_sortE5zeros = internal unnamed_addr addrspace(3) global [8 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local void @radix_sort(ptr nocapture noundef %data) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %and = and i32 %0, 31
  %shr = lshr i32 %0, 5
  %notmask = shl nsw i32 -1, %and
  %sub = xor i32 %notmask, -1
  %1 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul = shl i32 %1, 8
  %add = add i32 %mul, %0
  %idxprom = zext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %data, i64 %idxprom
  %key.066 = load i32, ptr %arrayidx, align 4, !tbaa !8
  %cmp6 = icmp eq i32 %and, 0
  %idxprom8 = zext nneg i32 %shr to i64
  %arrayidx9 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE5zeros to ptr), i64 0, i64 %idxprom8
  %idxprom30 = zext nneg i32 %0 to i64
  %arrayidx31 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE1s to ptr), i64 0, i64 %idxprom30
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.cleanup12
  store i32 %key.0, ptr %arrayidx, align 4, !tbaa !8
  ret void

for.body:                                         ; preds = %entry, %for.cond.cleanup12
  %key.068 = phi i32 [ %key.066, %entry ], [ %key.0, %for.cond.cleanup12 ]
  %bit.067 = phi i32 [ 0, %entry ], [ %inc33, %for.cond.cleanup12 ]
  %shr2 = lshr i32 %key.068, %bit.067
  %and3 = and i32 %shr2, 1
  %tobool.i = icmp eq i32 %and3, 0
  %2 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %tobool.i)
  br i1 %cmp6, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %3 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %2)
  store i32 %3, ptr %arrayidx9, align 4, !tbaa !8
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  tail call void @llvm.nvvm.barrier0()
  br label %for.body13

for.cond.cleanup12:                               ; preds = %if.end19
  %and23 = and i32 %2, %sub
  %4 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %and23)
  %add25 = add i32 %before.1, %4
  %tobool.not = icmp eq i32 %and3, 0
  %sub26 = sub i32 %0, %add25
  %add27 = add i32 %sub26, %add22
  %cond = select i1 %tobool.not, i32 %add25, i32 %add27
  %idxprom28 = zext i32 %cond to i64
  %arrayidx29 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE1s to ptr), i64 0, i64 %idxprom28
  store i32 %key.068, ptr %arrayidx29, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  %inc33 = add nuw nsw i32 %bit.067, 1
  %key.0 = load i32, ptr %arrayidx31, align 4, !tbaa !8
  %exitcond69.not = icmp eq i32 %inc33, 32
  br i1 %exitcond69.not, label %for.cond.cleanup, label %for.body, !llvm.loop !12

for.body13:                                       ; preds = %if.end, %if.end19
  %w.065 = phi i32 [ 0, %if.end ], [ %inc, %if.end19 ]
  %total.064 = phi i32 [ 0, %if.end ], [ %add22, %if.end19 ]
  %before.063 = phi i32 [ 0, %if.end ], [ %before.1, %if.end19 ]
  %cmp14 = icmp ult i32 %w.065, %shr
  br i1 %cmp14, label %if.then15, label %if.end19

if.then15:                                        ; preds = %for.body13
  %idxprom16 = zext nneg i32 %w.065 to i64
  %arrayidx17 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE5zeros to ptr), i64 0, i64 %idxprom16
  %5 = load i32, ptr %arrayidx17, align 4, !tbaa !8
  %add18 = add i32 %5, %before.063
  br label %if.end19

if.end19:                                         ; preds = %if.then15, %for.body13
  %before.1 = phi i32 [ %add18, %if.then15 ], [ %before.063, %for.body13 ]
  %idxprom20 = zext nneg i32 %w.065 to i64
  %arrayidx21 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE5zeros to ptr), i64 0, i64 %idxprom20
  %6 = load i32, ptr %arrayidx21, align 4, !tbaa !8
  %add22 = add i32 %6, %total.064
  %inc = add nuw nsw i32 %w.065, 1
  %exitcond.not = icmp eq i32 %inc, 8
  br i1 %exitcond.not, label %for.cond.cleanup12, label %for.body13, !llvm.loop !15
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @radix_sort, !"kernel", i32 1}
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
