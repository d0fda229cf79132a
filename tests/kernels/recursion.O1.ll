; ModuleID = 'recursion.cu'
source_filename = "recursion.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn memory(none)
define dso_local noundef range(i32 -2147483647, -2147483648) i32 @_Z9ackermannii(i32 noundef %m, i32 noundef %n) local_unnamed_addr #0 {
entry:
  br label %tailrecurse

tailrecurse:                                      ; preds = %if.end, %if.end3, %entry
  %m.tr = phi i32 [ %m, %entry ], [ %sub, %if.end3 ], [ %sub, %if.end ]
  %n.tr = phi i32 [ %n, %entry ], [ %call6, %if.end3 ], [ 1, %if.end ]
  %cmp = icmp eq i32 %m.tr, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %tailrecurse
  %add = add nsw i32 %n.tr, 1
  ret i32 %add

if.end:                                           ; preds = %tailrecurse
  %cmp1 = icmp eq i32 %n.tr, 0
  %sub = add nsw i32 %m.tr, -1
  br i1 %cmp1, label %tailrecurse, label %if.end3

if.end3:                                          ; preds = %if.end
  %sub5 = add nsw i32 %n.tr, -1
  %call6 = tail call noundef i32 @_Z9ackermannii(i32 noundef %m.tr, i32 noundef %sub5) #5
  br label %tailrecurse
}

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn memory(none)
define dso_local noundef zeroext i1 @_Z7is_eveni(i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp = icmp eq i32 %n, 0
  br i1 %cmp, label %cond.end, label %cond.false

cond.false:                                       ; preds = %entry
  %sub = add nsw i32 %n, -1
  %call = tail call noundef zeroext i1 @_Z6is_oddi(i32 noundef %sub) #5
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.false
  %cond = phi i1 [ %call, %cond.false ], [ true, %entry ]
  ret i1 %cond
}

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn memory(none)
define dso_local noundef zeroext i1 @_Z6is_oddi(i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp = icmp eq i32 %n, 0
  br i1 %cmp, label %cond.end, label %cond.false

cond.false:                                       ; preds = %entry
  %sub = add nsw i32 %n, -1
  %call = tail call noundef zeroext i1 @_Z7is_eveni(i32 noundef %sub) #5
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.false
  %cond = phi i1 [ %call, %cond.false ], [ false, %entry ]
  ret i1 %cond
}

; Function Attrs: nofree noinline nosync nounwind memory(argmem: readwrite)
define dso_local noundef i32 @_Z9quicksortPiii(ptr noundef %a, i32 noundef %low, i32 noundef %high) local_unnamed_addr #1 {
entry:
  %cmp.not = icmp slt i32 %low, %high
  br i1 %cmp.not, label %if.end, label %common.ret

if.end:                                           ; preds = %entry
  %add = add nsw i32 %high, %low
  %div = sdiv i32 %add, 2
  %idxprom = sext i32 %div to i64
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %idxprom
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !8
  br label %while.cond2.preheader

while.cond2.preheader:                            ; preds = %if.end, %if.end25
  %i.059 = phi i32 [ %low, %if.end ], [ %i.2, %if.end25 ]
  %j.058 = phi i32 [ %high, %if.end ], [ %j.2, %if.end25 ]
  br label %while.cond2

while.cond2:                                      ; preds = %while.cond2, %while.cond2.preheader
  %i.1 = phi i32 [ %inc, %while.cond2 ], [ %i.059, %while.cond2.preheader ]
  %idxprom3 = sext i32 %i.1 to i64
  %arrayidx4 = getelementptr inbounds i32, ptr %a, i64 %idxprom3
  %1 = load i32, ptr %arrayidx4, align 4, !tbaa !8
  %cmp5 = icmp slt i32 %1, %0
  %inc = add nsw i32 %i.1, 1
  br i1 %cmp5, label %while.cond2, label %while.cond7, !llvm.loop !12

while.cond7:                                      ; preds = %while.cond2, %while.cond7
  %j.1 = phi i32 [ %dec, %while.cond7 ], [ %j.058, %while.cond2 ]
  %idxprom8 = sext i32 %j.1 to i64
  %arrayidx9 = getelementptr inbounds i32, ptr %a, i64 %idxprom8
  %2 = load i32, ptr %arrayidx9, align 4, !tbaa !8
  %cmp10 = icmp sgt i32 %2, %0
  %dec = add nsw i32 %j.1, -1
  br i1 %cmp10, label %while.cond7, label %while.end12, !llvm.loop !15

while.end12:                                      ; preds = %while.cond7
  %cmp13.not = icmp sgt i32 %i.1, %j.1
  br i1 %cmp13.not, label %if.end25, label %if.then14

if.then14:                                        ; preds = %while.end12
  %inc19 = add nsw i32 %i.1, 1
  store i32 %2, ptr %arrayidx4, align 4, !tbaa !8
  %dec22 = add nsw i32 %j.1, -1
  store i32 %1, ptr %arrayidx9, align 4, !tbaa !8
  br label %if.end25

if.end25:                                         ; preds = %if.then14, %while.end12
  %j.2 = phi i32 [ %dec22, %if.then14 ], [ %j.1, %while.end12 ]
  %i.2 = phi i32 [ %inc19, %if.then14 ], [ %i.1, %while.end12 ]
  %cmp1.not = icmp sgt i32 %i.2, %j.2
  br i1 %cmp1.not, label %while.end26, label %while.cond2.preheader, !llvm.loop !16

common.ret:                                       ; preds = %entry, %while.end26
  %common.ret.op = phi i32 [ %add29, %while.end26 ], [ 0, %entry ]
  ret i32 %common.ret.op

while.end26:                                      ; preds = %if.end25
  %call = tail call noundef i32 @_Z9quicksortPiii(ptr noundef %a, i32 noundef %low, i32 noundef %j.2) #5
  %call27 = tail call noundef i32 @_Z9quicksortPiii(ptr noundef %a, i32 noundef %i.2, i32 noundef %high) #5
  %max.i = tail call noundef i32 @llvm.smax.i32(i32 %call, i32 %call27)
  %add29 = add nsw i32 %max.i, 1
  br label %common.ret
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @recursion(ptr noundef %data, i32 noundef %length, i32 noundef %segments, ptr nocapture noundef writeonly %out) local_unnamed_addr #2 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp.not = icmp slt i32 %add, %segments
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %rem = srem i32 %add, 5
  %call3 = tail call noundef i32 @_Z9ackermannii(i32 noundef 2, i32 noundef %rem) #5
  %mul4 = mul nsw i32 %add, 3
  %idxprom = sext i32 %mul4 to i64
  %arrayidx = getelementptr inbounds i32, ptr %out, i64 %idxprom
  store i32 %call3, ptr %arrayidx, align 4, !tbaa !8
  %rem5 = srem i32 %add, 8
  %call6 = tail call noundef zeroext i1 @_Z7is_eveni(i32 noundef %rem5) #5
  %conv = zext i1 %call6 to i32
  %arrayidx10 = getelementptr i8, ptr %arrayidx, i64 4
  store i32 %conv, ptr %arrayidx10, align 4, !tbaa !8
  %mul11 = mul nsw i32 %add, %length
  %idx.ext = sext i32 %mul11 to i64
  %add.ptr = getelementptr inbounds i32, ptr %data, i64 %idx.ext
  %sub = add nsw i32 %length, -1
  %call12 = tail call noundef i32 @_Z9quicksortPiii(ptr noundef %add.ptr, i32 noundef 0, i32 noundef %sub) #5
  %arrayidx16 = getelementptr i8, ptr %arrayidx, i64 8
  store i32 %call12, ptr %arrayidx16, align 4, !tbaa !8
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

attributes #0 = { mustprogress nofree noinline nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { nofree noinline nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @recursion, !"kernel", i32 1}
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
!16 = distinct !{!16, !13, !14}
