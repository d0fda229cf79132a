; ModuleID = 'warp_compact.cu'
source_filename = "warp_compact.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local void @warp_compact(ptr nocapture noundef readonly %in, ptr nocapture noundef writeonly %out, i32 noundef %n, ptr nocapture noundef %count, ptr nocapture noundef %votes) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %and = and i32 %2, 31
  %cmp = icmp slt i32 %add, %n
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !8
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i32 [ %3, %cond.true ], [ 1, %entry ]
  %rem.i = srem i32 %cond, 3
  %cmp.i = icmp eq i32 %rem.i, 0
  %4 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %cmp.i)
  %5 = tail call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %cmp.i)
  %6 = tail call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %cmp.i)
  %cmp15 = icmp eq i32 %and, 0
  br i1 %cmp15, label %if.then, label %if.end27

if.then:                                          ; preds = %cond.end
  br i1 %5, label %if.then17, label %if.end

if.then17:                                        ; preds = %if.then
  %7 = atomicrmw add ptr %votes, i32 1 seq_cst, align 4
  br label %if.end

if.end:                                           ; preds = %if.then17, %if.then
  %. = select i1 %6, i64 4, i64 8
  %arrayidx22 = getelementptr inbounds i8, ptr %votes, i64 %.
  %8 = atomicrmw add ptr %arrayidx22, i32 1 seq_cst, align 4
  br label %if.end27

if.end27:                                         ; preds = %if.end, %cond.end
  br i1 %cmp.i, label %if.then29, label %if.end43

if.then29:                                        ; preds = %if.end27
  %9 = tail call i32 @llvm.bitreverse.i32(i32 %4)
  %10 = tail call i32 asm "bfind.shiftamt.u32 $0, $1;", "=r,r"(i32 %9) #3, !srcloc !12
  %cmp31 = icmp eq i32 %and, %10
  br i1 %cmp31, label %if.then32, label %if.end35

if.then32:                                        ; preds = %if.then29
  %11 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %4)
  %12 = atomicrmw add ptr %count, i32 %11 seq_cst, align 4
  br label %if.end35

if.end35:                                         ; preds = %if.then32, %if.then29
  %place.0 = phi i32 [ %12, %if.then32 ], [ 0, %if.then29 ]
  %13 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %4, i32 %place.0, i32 %10, i32 31)
  %notmask = shl nsw i32 -1, %and
  %sub37 = xor i32 %notmask, -1
  %and38 = and i32 %4, %sub37
  %14 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %and38)
  %add40 = add nsw i32 %13, %14
  %idxprom41 = sext i32 %add40 to i64
  %arrayidx42 = getelementptr inbounds i32, ptr %out, i64 %idxprom41
  store i32 %cond, ptr %arrayidx42, align 4, !tbaa !8
  br label %if.end43

if.end43:                                         ; preds = %if.end35, %if.end27
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #1

attributes #0 = { convergent norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @warp_compact, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{i32 12369}
