; ModuleID = 'linked_list.cu'
source_filename = "linked_list.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Node = type { ptr, i32 }

; Function Attrs: mustprogress norecurse nounwind
define dso_local void @linked_list(ptr noundef %heads, ptr noundef %pool, ptr nocapture noundef readonly %data, i32 noundef %n, i32 noundef %buckets) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds %struct.Node, ptr %pool, i64 %idxprom
  %arrayidx4 = getelementptr inbounds i32, ptr %data, i64 %idxprom
  %3 = load i32, ptr %arrayidx4, align 4, !tbaa !9
  %value = getelementptr inbounds i8, ptr %arrayidx, i64 8
  store i32 %3, ptr %value, align 8, !tbaa !13
  %4 = load i32, ptr %arrayidx4, align 4, !tbaa !9
  %rem = srem i32 %4, %buckets
  %idxprom7 = sext i32 %rem to i64
  %arrayidx8 = getelementptr inbounds ptr, ptr %heads, i64 %idxprom7
  %5 = load volatile i64, ptr %arrayidx8, align 8, !tbaa !16
  %6 = ptrtoint ptr %arrayidx to i64
  br label %do.body

do.body:                                          ; preds = %do.body, %if.end
  %seen.0 = phi i64 [ %5, %if.end ], [ %9, %do.body ]
  %7 = inttoptr i64 %seen.0 to ptr
  store ptr %7, ptr %arrayidx, align 8, !tbaa !18
  tail call void @llvm.nvvm.membar.gl()
  %8 = cmpxchg ptr %arrayidx8, i64 %seen.0, i64 %6 seq_cst seq_cst, align 8
  %9 = extractvalue { i64, i1 } %8, 0
  %cmp10.not = extractvalue { i64, i1 } %8, 1
  br i1 %cmp10.not, label %cleanup, label %do.body, !llvm.loop !19

cleanup:                                          ; preds = %do.body, %entry
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local void @list_sum(ptr nocapture noundef readonly %heads, ptr nocapture noundef writeonly %sums, ptr nocapture noundef writeonly %lengths, i32 noundef %buckets) local_unnamed_addr #1 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp.not = icmp slt i32 %add, %buckets
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds ptr, ptr %heads, i64 %idxprom
  %p.016 = load ptr, ptr %arrayidx, align 8, !tbaa !22
  %cmp3.not17 = icmp eq ptr %p.016, null
  br i1 %cmp3.not17, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %if.end
  %sum.0.lcssa = phi i32 [ 0, %if.end ], [ %add4, %for.body ]
  %length.0.lcssa = phi i32 [ 0, %if.end ], [ %inc, %for.body ]
  %arrayidx6 = getelementptr inbounds i32, ptr %sums, i64 %idxprom
  store i32 %sum.0.lcssa, ptr %arrayidx6, align 4, !tbaa !9
  %arrayidx8 = getelementptr inbounds i32, ptr %lengths, i64 %idxprom
  store i32 %length.0.lcssa, ptr %arrayidx8, align 4, !tbaa !9
  br label %cleanup

for.body:                                         ; preds = %if.end, %for.body
  %p.020 = phi ptr [ %p.0, %for.body ], [ %p.016, %if.end ]
  %length.019 = phi i32 [ %inc, %for.body ], [ 0, %if.end ]
  %sum.018 = phi i32 [ %add4, %for.body ], [ 0, %if.end ]
  %value = getelementptr inbounds i8, ptr %p.020, i64 8
  %3 = load i32, ptr %value, align 8, !tbaa !13
  %add4 = add nsw i32 %3, %sum.018
  %inc = add nuw nsw i32 %length.019, 1
  %p.0 = load ptr, ptr %p.020, align 8, !tbaa !22
  %cmp3.not = icmp eq ptr %p.0, null
  br i1 %cmp3.not, label %for.cond.cleanup, label %for.body, !llvm.loop !23

cleanup:                                          ; preds = %entry, %for.cond.cleanup
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #3

attributes #0 = { mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4, !5}
!llvm.ident = !{!6, !7}
!nvvmir.version = !{!8}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @linked_list, !"kernel", i32 1}
!5 = !{ptr @list_sum, !"kernel", i32 1}
!6 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!7 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!8 = !{i32 2, i32 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = !{!14, !10, i64 8}
!14 = !{!"_ZTS4Node", !15, i64 0, !10, i64 8}
!15 = !{!"any pointer", !11, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"long long", !11, i64 0}
!18 = !{!14, !15, i64 0}
!19 = distinct !{!19, !20, !21}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.unroll.disable"}
!22 = !{!15, !15, i64 0}
!23 = distinct !{!23, !20, !21}
