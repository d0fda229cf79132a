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
define dso_local void @printf_trace(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %printf_args, align 8
  %5 = alloca %printf_args.0, align 8
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = icmp slt i32 %6, %2
  br i1 %7, label %8, label %31

8:                                                ; preds = %3
  %9 = zext nneg i32 %6 to i64
  %10 = getelementptr inbounds i32, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !8
  %12 = getelementptr inbounds i32, ptr %1, i64 %9
  store i32 0, ptr %12, align 4, !tbaa !8
  %13 = and i32 %11, 1
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %26, label %15

15:                                               ; preds = %8
  %16 = sext i32 %11 to i64
  %17 = mul nsw i64 %16, %16
  %18 = sitofp i32 %11 to double
  %19 = fmul contract double %18, 5.000000e-01
  %20 = icmp slt i32 %11, 0
  %21 = select i1 %20, ptr @.str1, ptr @.str2
  store i32 %6, ptr %4, align 8
  %22 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 %17, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %4, i64 16
  store double %19, ptr %23, align 8
  %24 = getelementptr inbounds i8, ptr %4, i64 24
  store ptr %21, ptr %24, align 8
  %25 = call i32 @vprintf(ptr nonnull @.str, ptr nonnull %4) #2
  store i32 %25, ptr %12, align 4, !tbaa !8
  br label %26

26:                                               ; preds = %15, %8
  %27 = icmp eq i32 %6, 0
  br i1 %27, label %28, label %31

28:                                               ; preds = %26
  %29 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store i32 %29, ptr %5, align 8
  %30 = call i32 @vprintf(ptr nonnull @.str3, ptr nonnull %5) #2
  br label %31

31:                                               ; preds = %26, %28, %3
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
