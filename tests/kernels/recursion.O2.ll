; ModuleID = 'recursion.cu'
source_filename = "recursion.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn memory(none)
define dso_local noundef range(i32 -2147483647, -2147483648) i32 @_Z9ackermannii(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %25, label %4

4:                                                ; preds = %2
  %5 = and i32 %0, 3
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %20, label %7

7:                                                ; preds = %4, %15
  %8 = phi i32 [ %16, %15 ], [ %1, %4 ]
  %9 = phi i32 [ %17, %15 ], [ %0, %4 ]
  %10 = phi i32 [ %18, %15 ], [ 0, %4 ]
  %11 = icmp eq i32 %8, 0
  br i1 %11, label %15, label %12

12:                                               ; preds = %7
  %13 = add nsw i32 %8, -1
  %14 = tail call noundef i32 @_Z9ackermannii(i32 noundef %9, i32 noundef %13) #5
  br label %15

15:                                               ; preds = %12, %7
  %16 = phi i32 [ %14, %12 ], [ 1, %7 ]
  %17 = add nsw i32 %9, -1
  %18 = add i32 %10, 1
  %19 = icmp eq i32 %18, %5
  br i1 %19, label %20, label %7, !llvm.loop !8

20:                                               ; preds = %15, %4
  %21 = phi i32 [ poison, %4 ], [ %16, %15 ]
  %22 = phi i32 [ %1, %4 ], [ %16, %15 ]
  %23 = phi i32 [ %0, %4 ], [ %17, %15 ]
  %24 = icmp ult i32 %0, 4
  br i1 %24, label %25, label %28

25:                                               ; preds = %20, %53, %2
  %26 = phi i32 [ %1, %2 ], [ %21, %20 ], [ %54, %53 ]
  %27 = add nsw i32 %26, 1
  ret i32 %27

28:                                               ; preds = %20, %53
  %29 = phi i32 [ %54, %53 ], [ %22, %20 ]
  %30 = phi i32 [ %55, %53 ], [ %23, %20 ]
  %31 = icmp eq i32 %29, 0
  br i1 %31, label %32, label %57

32:                                               ; preds = %28, %57
  %33 = phi i32 [ %59, %57 ], [ 1, %28 ]
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %39, label %35

35:                                               ; preds = %32
  %36 = add nsw i32 %30, -1
  %37 = add nsw i32 %33, -1
  %38 = tail call noundef i32 @_Z9ackermannii(i32 noundef %36, i32 noundef %37) #5
  br label %39

39:                                               ; preds = %35, %32
  %40 = phi i32 [ %38, %35 ], [ 1, %32 ]
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %46, label %42

42:                                               ; preds = %39
  %43 = add nsw i32 %30, -2
  %44 = add nsw i32 %40, -1
  %45 = tail call noundef i32 @_Z9ackermannii(i32 noundef %43, i32 noundef %44) #5
  br label %46

46:                                               ; preds = %42, %39
  %47 = phi i32 [ %45, %42 ], [ 1, %39 ]
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %46
  %50 = add nsw i32 %30, -3
  %51 = add nsw i32 %47, -1
  %52 = tail call noundef i32 @_Z9ackermannii(i32 noundef %50, i32 noundef %51) #5
  br label %53

53:                                               ; preds = %49, %46
  %54 = phi i32 [ %52, %49 ], [ 1, %46 ]
  %55 = add nsw i32 %30, -4
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %25, label %28

57:                                               ; preds = %28
  %58 = add nsw i32 %29, -1
  %59 = tail call noundef i32 @_Z9ackermannii(i32 noundef %30, i32 noundef %58) #5
  br label %32
}

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn memory(none)
define dso_local noundef zeroext i1 @_Z7is_eveni(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %6, label %3

3:                                                ; preds = %1
  %4 = add nsw i32 %0, -1
  %5 = tail call noundef zeroext i1 @_Z6is_oddi(i32 noundef %4) #5
  br label %6

6:                                                ; preds = %1, %3
  %7 = phi i1 [ %5, %3 ], [ true, %1 ]
  ret i1 %7
}

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn memory(none)
define dso_local noundef zeroext i1 @_Z6is_oddi(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %6, label %3

3:                                                ; preds = %1
  %4 = add nsw i32 %0, -1
  %5 = tail call noundef zeroext i1 @_Z7is_eveni(i32 noundef %4) #5
  br label %6

6:                                                ; preds = %1, %3
  %7 = phi i1 [ %5, %3 ], [ false, %1 ]
  ret i1 %7
}

; Function Attrs: nofree noinline nosync nounwind memory(argmem: readwrite)
define dso_local noundef i32 @_Z9quicksortPiii(ptr noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = icmp slt i32 %1, %2
  br i1 %4, label %5, label %35

5:                                                ; preds = %3
  %6 = add nsw i32 %2, %1
  %7 = sdiv i32 %6, 2
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !10
  br label %11

11:                                               ; preds = %5, %31
  %12 = phi i32 [ %1, %5 ], [ %33, %31 ]
  %13 = phi i32 [ %2, %5 ], [ %32, %31 ]
  br label %14

14:                                               ; preds = %14, %11
  %15 = phi i32 [ %20, %14 ], [ %12, %11 ]
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr %0, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !10
  %19 = icmp slt i32 %18, %10
  %20 = add nsw i32 %15, 1
  br i1 %19, label %14, label %21, !llvm.loop !14

21:                                               ; preds = %14, %21
  %22 = phi i32 [ %27, %21 ], [ %13, %14 ]
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %0, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !10
  %26 = icmp sgt i32 %25, %10
  %27 = add nsw i32 %22, -1
  br i1 %26, label %21, label %28, !llvm.loop !16

28:                                               ; preds = %21
  %29 = icmp sgt i32 %15, %22
  br i1 %29, label %31, label %30

30:                                               ; preds = %28
  store i32 %25, ptr %17, align 4, !tbaa !10
  store i32 %18, ptr %24, align 4, !tbaa !10
  br label %31

31:                                               ; preds = %30, %28
  %32 = phi i32 [ %27, %30 ], [ %22, %28 ]
  %33 = phi i32 [ %20, %30 ], [ %15, %28 ]
  %34 = icmp sgt i32 %33, %32
  br i1 %34, label %37, label %11, !llvm.loop !17

35:                                               ; preds = %3, %37
  %36 = phi i32 [ %41, %37 ], [ 0, %3 ]
  ret i32 %36

37:                                               ; preds = %31
  %38 = tail call noundef i32 @_Z9quicksortPiii(ptr noundef nonnull %0, i32 noundef %1, i32 noundef %32) #5
  %39 = tail call noundef i32 @_Z9quicksortPiii(ptr noundef nonnull %0, i32 noundef %33, i32 noundef %2) #5
  %40 = tail call noundef i32 @llvm.smax.i32(i32 %38, i32 %39)
  %41 = add nsw i32 %40, 1
  br label %35
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @recursion(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr nocapture noundef writeonly %3) local_unnamed_addr #2 {
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %27

11:                                               ; preds = %4
  %12 = srem i32 %9, 5
  %13 = tail call noundef i32 @_Z9ackermannii(i32 noundef 2, i32 noundef %12) #5
  %14 = mul nsw i32 %9, 3
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %3, i64 %15
  store i32 %13, ptr %16, align 4, !tbaa !10
  %17 = srem i32 %9, 8
  %18 = tail call noundef zeroext i1 @_Z7is_eveni(i32 noundef %17) #5
  %19 = zext i1 %18 to i32
  %20 = getelementptr i8, ptr %16, i64 4
  store i32 %19, ptr %20, align 4, !tbaa !10
  %21 = mul nsw i32 %9, %1
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %0, i64 %22
  %24 = add nsw i32 %1, -1
  %25 = tail call noundef i32 @_Z9quicksortPiii(ptr noundef %23, i32 noundef 0, i32 noundef %24) #5
  %26 = getelementptr i8, ptr %16, i64 8
  store i32 %25, ptr %26, align 4, !tbaa !10
  br label %27

27:                                               ; preds = %4, %11
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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !15}
!17 = distinct !{!17, !15}
