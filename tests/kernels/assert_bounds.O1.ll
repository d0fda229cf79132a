; ModuleID = 'assert_bounds.cu'
source_filename = "assert_bounds.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@.str2 = private unnamed_addr constant [17 x i8] c"assert_bounds.cu\00", align 1
@.str3 = private unnamed_addr constant [21 x i8] c"at >= 0 && at < size\00", align 1
@__PRETTY_FUNCTION__.assert_bounds = private unnamed_addr constant [62 x i8] c"void assert_bounds(const int *, int, const int *, int *, int)\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z5twicei(i32 noundef %v) local_unnamed_addr #0 {
entry:
  %add = shl nsw i32 %v, 1
  ret i32 %add
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @assert_bounds(ptr nocapture noundef readonly %data, i32 noundef %size, ptr nocapture noundef readonly %index, ptr nocapture noundef writeonly %out, i32 noundef %n) local_unnamed_addr #1 {
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
  %arrayidx = getelementptr inbounds i32, ptr %index, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !8
  %cmp3 = icmp sgt i32 %3, -1
  %cmp4 = icmp slt i32 %3, %size
  %4 = and i1 %cmp3, %cmp4
  br i1 %4, label %cond.end, label %cond.false

cond.false:                                       ; preds = %if.end
  tail call void @__assertfail(ptr noundef nonnull @.str3, ptr noundef nonnull @.str2, i32 noundef 20, ptr noundef nonnull @__PRETTY_FUNCTION__.assert_bounds, i64 noundef 1) #4
  br label %cond.end

cond.end:                                         ; preds = %if.end, %cond.false
  %idxprom5 = sext i32 %3 to i64
  %arrayidx6 = getelementptr inbounds i32, ptr %data, i64 %idxprom5
  %5 = load i32, ptr %arrayidx6, align 4, !tbaa !8
  %add.i = shl nsw i32 %5, 1
  %arrayidx9 = getelementptr inbounds i32, ptr %out, i64 %idxprom
  store i32 %add.i, ptr %arrayidx9, align 4, !tbaa !8
  br label %cleanup

cleanup:                                          ; preds = %entry, %cond.end
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
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
!4 = !{ptr @assert_bounds, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
