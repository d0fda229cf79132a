; ModuleID = 'printf_trace.cu'
source_filename = "printf_trace.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%printf_args = type { i32, i64, double, ptr }
%printf_args.0 = type { i32 }

@.str = private unnamed_addr constant [40 x i8] c"thread %d: %lld squared, %f halved, %s\0A\00", align 1
@.str1 = private unnamed_addr constant [9 x i8] c"negative\00", align 1
@.str2 = private unnamed_addr constant [9 x i8] c"positive\00", align 1
@.str3 = private unnamed_addr constant [22 x i8] c"block %d done, 100%%\0A\00", align 1

; Function Attrs: mustprogress norecurse nounwind
define dso_local void @printf_trace(ptr nocapture noundef readonly %data, ptr nocapture noundef writeonly %counts, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %tmp = alloca %printf_args, align 8
  %tmp13 = alloca %printf_args.0, align 8
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp.not = icmp slt i32 %0, %n
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %idxprom = zext nneg i32 %0 to i64
  %arrayidx = getelementptr inbounds i32, ptr %data, i64 %idxprom
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !8
  %arrayidx2 = getelementptr inbounds i32, ptr %counts, i64 %idxprom
  store i32 0, ptr %arrayidx2, align 4, !tbaa !8
  %and = and i32 %1, 1
  %tobool.not = icmp eq i32 %and, 0
  br i1 %tobool.not, label %if.end9, label %if.then3

if.then3:                                         ; preds = %if.end
  %conv = sext i32 %1 to i64
  %mul = mul nsw i64 %conv, %conv
  %conv5 = sitofp i32 %1 to double
  %div = fmul contract double %conv5, 5.000000e-01
  %cmp6 = icmp slt i32 %1, 0
  %.str1..str2 = select i1 %cmp6, ptr @.str1, ptr @.str2
  store i32 %0, ptr %tmp, align 8
  %2 = getelementptr inbounds i8, ptr %tmp, i64 8
  store i64 %mul, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %tmp, i64 16
  store double %div, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %tmp, i64 24
  store ptr %.str1..str2, ptr %4, align 8
  %5 = call i32 @vprintf(ptr nonnull @.str, ptr nonnull %tmp) #2
  store i32 %5, ptr %arrayidx2, align 4, !tbaa !8
  br label %if.end9

if.end9:                                          ; preds = %if.then3, %if.end
  %cmp10 = icmp eq i32 %0, 0
  br i1 %cmp10, label %if.then11, label %cleanup

if.then11:                                        ; preds = %if.end9
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store i32 %6, ptr %tmp13, align 8
  %7 = call i32 @vprintf(ptr nonnull @.str3, ptr nonnull %tmp13) #2
  br label %cleanup

cleanup:                                          ; preds = %if.end9, %if.then11, %entry
  ret void
}

declare i32 @vprintf(ptr, ptr) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

attributes #0 = { mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @printf_trace, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
