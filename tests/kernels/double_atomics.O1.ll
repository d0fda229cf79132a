; ModuleID = 'double_atomics.cu'
source_filename = "double_atomics.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local noundef double @_Z17atomic_max_doublePdd(ptr noundef %p, double noundef %v) local_unnamed_addr #0 {
entry:
  %0 = load volatile i64, ptr %p, align 8, !tbaa !8
  %1 = bitcast double %v to i64
  br label %do.body

do.body:                                          ; preds = %if.end, %entry
  %old.0 = phi i64 [ %0, %entry ], [ %4, %if.end ]
  %2 = bitcast i64 %old.0 to double
  %cmp = fcmp contract ult double %2, %v
  br i1 %cmp, label %if.end, label %do.end

if.end:                                           ; preds = %do.body
  %3 = cmpxchg ptr %p, i64 %old.0, i64 %1 seq_cst seq_cst, align 8
  %4 = extractvalue { i64, i1 } %3, 0
  %cmp3.not = extractvalue { i64, i1 } %3, 1
  br i1 %cmp3.not, label %do.end, label %do.body, !llvm.loop !12

do.end:                                           ; preds = %do.body, %if.end
  %old.1 = phi i64 [ %old.0, %do.body ], [ %4, %if.end ]
  %5 = bitcast i64 %old.1 to double
  ret double %5
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local void @double_atomics(ptr nocapture noundef readonly %group, ptr nocapture noundef readonly %value, i32 noundef %n, ptr nocapture noundef %sum, ptr noundef %top) local_unnamed_addr #1 {
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
  %arrayidx = getelementptr inbounds i32, ptr %group, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !15
  %arrayidx4 = getelementptr inbounds double, ptr %value, i64 %idxprom
  %4 = load double, ptr %arrayidx4, align 8, !tbaa !17
  %idxprom5 = sext i32 %3 to i64
  %arrayidx6 = getelementptr inbounds double, ptr %sum, i64 %idxprom5
  %5 = atomicrmw fadd ptr %arrayidx6, double %4 seq_cst, align 8
  %arrayidx9 = getelementptr inbounds double, ptr %top, i64 %idxprom5
  %6 = tail call noundef double @llvm.fabs.f64(double %4)
  %7 = load volatile i64, ptr %arrayidx9, align 8, !tbaa !8
  %8 = bitcast double %6 to i64
  br label %do.body.i

do.body.i:                                        ; preds = %if.end.i, %if.end
  %old.0.i = phi i64 [ %7, %if.end ], [ %11, %if.end.i ]
  %9 = bitcast i64 %old.0.i to double
  %cmp.i = fcmp contract ugt double %6, %9
  br i1 %cmp.i, label %if.end.i, label %cleanup

if.end.i:                                         ; preds = %do.body.i
  %10 = cmpxchg ptr %arrayidx9, i64 %old.0.i, i64 %8 seq_cst seq_cst, align 8
  %11 = extractvalue { i64, i1 } %10, 0
  %cmp3.not.i = extractvalue { i64, i1 } %10, 1
  br i1 %cmp3.not.i, label %cleanup, label %do.body.i, !llvm.loop !12

cleanup:                                          ; preds = %if.end.i, %do.body.i, %entry
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

attributes #0 = { nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
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
!4 = !{ptr @double_atomics, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"long long", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = !{!16, !16, i64 0}
!16 = !{!"int", !10, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"double", !10, i64 0}
