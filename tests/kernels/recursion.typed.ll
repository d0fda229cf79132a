; ModuleID = 'recursion.cu'
source_filename = "recursion.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline nosync nounwind readnone willreturn
define dso_local noundef i32 @_Z9ackermannii(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = add nsw i32 %1, 1
  br label %15

6:                                                ; preds = %2
  %7 = icmp eq i32 %1, 0
  %8 = add nsw i32 %0, -1
  br i1 %7, label %9, label %11

9:                                                ; preds = %6
  %10 = call noundef i32 @_Z9ackermannii(i32 noundef %8, i32 noundef 1) #4
  br label %15

11:                                               ; preds = %6
  %12 = add nsw i32 %1, -1
  %13 = call noundef i32 @_Z9ackermannii(i32 noundef %0, i32 noundef %12) #4
  %14 = call noundef i32 @_Z9ackermannii(i32 noundef %8, i32 noundef %13) #4
  br label %15

15:                                               ; preds = %11, %9, %4
  %16 = phi i32 [ %5, %4 ], [ %10, %9 ], [ %14, %11 ]
  ret i32 %16
}

; Function Attrs: mustprogress nofree noinline nosync nounwind readnone willreturn
define dso_local noundef zeroext i1 @_Z7is_eveni(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %6, label %3

3:                                                ; preds = %1
  %4 = add nsw i32 %0, -1
  %5 = call noundef zeroext i1 @_Z6is_oddi(i32 noundef %4) #4
  br label %6

6:                                                ; preds = %1, %3
  %7 = phi i1 [ %5, %3 ], [ true, %1 ]
  ret i1 %7
}

; Function Attrs: mustprogress nofree noinline nosync nounwind readnone willreturn
define dso_local noundef zeroext i1 @_Z6is_oddi(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %6, label %3

3:                                                ; preds = %1
  %4 = add nsw i32 %0, -1
  %5 = call noundef zeroext i1 @_Z7is_eveni(i32 noundef %4) #4
  br label %6

6:                                                ; preds = %1, %3
  %7 = phi i1 [ %5, %3 ], [ false, %1 ]
  ret i1 %7
}

; Function Attrs: mustprogress nofree noinline nosync nounwind
define dso_local noundef i32 @_Z9quicksortPiii(i32* noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = icmp slt i32 %1, %2
  br i1 %4, label %5, label %43

5:                                                ; preds = %3
  %6 = add nsw i32 %2, %1
  %7 = sdiv i32 %6, 2
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, i32* %0, i64 %8
  %10 = load i32, i32* %9, align 4, !tbaa !5
  br label %11

11:                                               ; preds = %5, %33
  %12 = phi i32 [ %1, %5 ], [ %35, %33 ]
  %13 = phi i32 [ %2, %5 ], [ %34, %33 ]
  br label %14

14:                                               ; preds = %14, %11
  %15 = phi i32 [ %20, %14 ], [ %12, %11 ]
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, i32* %0, i64 %16
  %18 = load i32, i32* %17, align 4, !tbaa !5
  %19 = icmp slt i32 %18, %10
  %20 = add nsw i32 %15, 1
  br i1 %19, label %14, label %21, !llvm.loop !9

21:                                               ; preds = %14, %21
  %22 = phi i32 [ %27, %21 ], [ %13, %14 ]
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, i32* %0, i64 %23
  %25 = load i32, i32* %24, align 4, !tbaa !5
  %26 = icmp sgt i32 %25, %10
  %27 = add nsw i32 %22, -1
  br i1 %26, label %21, label %28, !llvm.loop !12

28:                                               ; preds = %21
  %29 = icmp sgt i32 %15, %22
  br i1 %29, label %33, label %30

30:                                               ; preds = %28
  %31 = add nsw i32 %15, 1
  store i32 %25, i32* %17, align 4, !tbaa !5
  %32 = add nsw i32 %22, -1
  store i32 %18, i32* %24, align 4, !tbaa !5
  br label %33

33:                                               ; preds = %30, %28
  %34 = phi i32 [ %32, %30 ], [ %22, %28 ]
  %35 = phi i32 [ %31, %30 ], [ %15, %28 ]
  %36 = icmp sgt i32 %35, %34
  br i1 %36, label %37, label %11, !llvm.loop !13

37:                                               ; preds = %33
  %38 = call noundef i32 @_Z9quicksortPiii(i32* noundef %0, i32 noundef %1, i32 noundef %34) #4
  %39 = call noundef i32 @_Z9quicksortPiii(i32* noundef %0, i32 noundef %35, i32 noundef %2) #4
  %40 = icmp sgt i32 %38, %39
  %41 = select i1 %40, i32 %38, i32 %39
  %42 = add nsw i32 %41, 1
  br label %43

43:                                               ; preds = %3, %37
  %44 = phi i32 [ %42, %37 ], [ 0, %3 ]
  ret i32 %44
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind
define dso_local void @recursion(i32* noundef %0, i32 noundef %1, i32 noundef %2, i32* nocapture noundef writeonly %3) local_unnamed_addr #2 {
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4
  %7 = mul i32 %5, %6
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %31

11:                                               ; preds = %4
  %12 = srem i32 %9, 5
  %13 = call noundef i32 @_Z9ackermannii(i32 noundef 2, i32 noundef %12) #4
  %14 = mul nsw i32 %9, 3
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, i32* %3, i64 %15
  store i32 %13, i32* %16, align 4, !tbaa !5
  %17 = srem i32 %9, 8
  %18 = call noundef zeroext i1 @_Z7is_eveni(i32 noundef %17) #4
  %19 = zext i1 %18 to i32
  %20 = add nsw i32 %14, 1
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, i32* %3, i64 %21
  store i32 %19, i32* %22, align 4, !tbaa !5
  %23 = mul nsw i32 %9, %1
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, i32* %0, i64 %24
  %26 = add nsw i32 %1, -1
  %27 = call noundef i32 @_Z9quicksortPiii(i32* noundef %25, i32 noundef 0, i32 noundef %26) #4
  %28 = add nsw i32 %14, 2
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, i32* %3, i64 %29
  store i32 %27, i32* %30, align 4, !tbaa !5
  br label %31

31:                                               ; preds = %4, %11
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree noinline nosync nounwind readnone willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx75,+sm_75" }
attributes #1 = { mustprogress nofree noinline nosync nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx75,+sm_75" }
attributes #2 = { convergent mustprogress nofree norecurse nosync nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx75,+sm_75" }
attributes #3 = { nofree nosync nounwind readnone speculatable }
attributes #4 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (i32*, i32, i32, i32*)* @recursion, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
!13 = distinct !{!13, !10, !11}
