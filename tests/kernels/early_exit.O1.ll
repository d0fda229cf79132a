; ModuleID = 'early_exit.cu'
source_filename = "early_exit.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @early_exit(ptr nocapture noundef readonly %start, ptr nocapture noundef writeonly %steps, i32 noundef %n, i32 noundef %limit, ptr nocapture noundef readonly %stop) local_unnamed_addr #0 {
entry:
  %0 = load i32, ptr %stop, align 4, !tbaa !8
  %tobool.not = icmp eq i32 %0, 0
  br i1 %tobool.not, label %if.end, label %cleanup.cont

if.end:                                           ; preds = %entry
  %1 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %2 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %1, %2
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %3
  %cmp.not = icmp slt i32 %add, %n
  br i1 %cmp.not, label %if.end4, label %cleanup.cont

if.end4:                                          ; preds = %if.end
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i64, ptr %start, i64 %idxprom
  %4 = load i64, ptr %arrayidx, align 8, !tbaa !12
  %cmp5 = icmp eq i64 %4, 0
  br i1 %cmp5, label %cleanup.cont.sink.split, label %while.cond

while.cond:                                       ; preds = %if.end4, %if.end21
  %v.0 = phi i64 [ %add23, %if.end21 ], [ %4, %if.end4 ]
  %count.0 = phi i32 [ %inc24, %if.end21 ], [ 0, %if.end4 ]
  %smax = tail call i32 @llvm.smax.i32(i32 %count.0, i32 %limit)
  br label %while.cond10

while.cond10:                                     ; preds = %while.body12, %while.cond
  %v.1 = phi i64 [ %v.0, %while.cond ], [ %shr, %while.body12 ]
  %count.1 = phi i32 [ %count.0, %while.cond ], [ %inc, %while.body12 ]
  %and = and i64 %v.1, 1
  %cmp11 = icmp eq i64 %and, 0
  br i1 %cmp11, label %while.body12, label %while.end

while.body12:                                     ; preds = %while.cond10
  %shr = lshr exact i64 %v.1, 1
  %inc = add i32 %count.1, 1
  %exitcond.not = icmp eq i32 %count.1, %smax
  br i1 %exitcond.not, label %cleanup.cont.sink.split, label %while.cond10, !llvm.loop !14

while.end:                                        ; preds = %while.cond10
  %cmp16 = icmp eq i64 %v.1, 1
  br i1 %cmp16, label %cleanup.cont.sink.split, label %if.end18

if.end18:                                         ; preds = %while.end
  %cmp19 = icmp ugt i64 %v.1, 6148914691236517204
  br i1 %cmp19, label %cleanup.cont.sink.split, label %if.end21

if.end21:                                         ; preds = %if.end18
  %mul22 = mul i64 %v.1, 3
  %add23 = add i64 %mul22, 1
  %inc24 = add nsw i32 %count.1, 1
  %cmp25.not.not = icmp slt i32 %count.1, %limit
  br i1 %cmp25.not.not, label %while.cond, label %cleanup.cont.sink.split, !llvm.loop !17

cleanup.cont.sink.split:                          ; preds = %if.end18, %if.end21, %while.end, %while.body12, %if.end4
  %count.1.sink = phi i32 [ -1, %if.end4 ], [ -1, %while.body12 ], [ -1, %if.end18 ], [ -1, %if.end21 ], [ %count.1, %while.end ]
  %arrayidx30 = getelementptr inbounds i32, ptr %steps, i64 %idxprom
  store i32 %count.1.sink, ptr %arrayidx30, align 4, !tbaa !8
  br label %cleanup.cont

cleanup.cont:                                     ; preds = %cleanup.cont.sink.split, %if.end, %entry
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @early_exit, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"long long", !10, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !15, !16}
