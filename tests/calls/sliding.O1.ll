; ModuleID = 'sliding.cu'
source_filename = "sliding.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @_Z5shiftPiii(ptr nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %1, 1
  br i1 %4, label %9, label %5

5:                                                ; preds = %9, %3
  %6 = sext i32 %1 to i64
  %7 = getelementptr i32, ptr %0, i64 %6
  %8 = getelementptr i8, ptr %7, i64 -4
  store i32 %2, ptr %8, align 4, !tbaa !8
  ret void

9:                                                ; preds = %3, %9
  %10 = phi i32 [ %17, %9 ], [ 1, %3 ]
  %11 = phi i32 [ %10, %9 ], [ 0, %3 ]
  %12 = zext nneg i32 %10 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !8
  %15 = zext nneg i32 %11 to i64
  %16 = getelementptr inbounds i32, ptr %0, i64 %15
  store i32 %14, ptr %16, align 4, !tbaa !8
  %17 = add nuw nsw i32 %10, 1
  %18 = icmp eq i32 %17, %1
  br i1 %18, label %5, label %9, !llvm.loop !12
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef i32 @_Z6medianPKi(ptr nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = alloca [5 x i32], align 4
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %2) #6
  br label %3

3:                                                ; preds = %1, %3
  %4 = phi i32 [ 0, %1 ], [ %9, %3 ]
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds i32, ptr %0, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !8
  %8 = getelementptr inbounds [5 x i32], ptr %2, i64 0, i64 %5
  store i32 %7, ptr %8, align 4, !tbaa !8
  %9 = add nuw nsw i32 %4, 1
  %10 = icmp eq i32 %9, 5
  br i1 %10, label %16, label %3, !llvm.loop !15

11:                                               ; preds = %31, %16
  %12 = icmp eq i32 %18, 5
  br i1 %12, label %13, label %16, !llvm.loop !16

13:                                               ; preds = %11
  %14 = getelementptr inbounds i8, ptr %2, i64 8
  %15 = load i32, ptr %14, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %2) #6
  ret i32 %15

16:                                               ; preds = %3, %11
  %17 = phi i32 [ %18, %11 ], [ 0, %3 ]
  %18 = add nuw nsw i32 %17, 1
  %19 = icmp ult i32 %17, 4
  br i1 %19, label %20, label %11

20:                                               ; preds = %16
  %21 = zext nneg i32 %17 to i64
  %22 = getelementptr inbounds [5 x i32], ptr %2, i64 0, i64 %21
  br label %23

23:                                               ; preds = %20, %31
  %24 = phi i32 [ %18, %20 ], [ %32, %31 ]
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds [5 x i32], ptr %2, i64 0, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !8
  %28 = load i32, ptr %22, align 4, !tbaa !8
  %29 = icmp slt i32 %27, %28
  br i1 %29, label %30, label %31

30:                                               ; preds = %23
  store i32 %27, ptr %22, align 4, !tbaa !8
  store i32 %28, ptr %26, align 4, !tbaa !8
  br label %31

31:                                               ; preds = %23, %30
  %32 = add nuw nsw i32 %24, 1
  %33 = icmp eq i32 %32, 5
  br i1 %33, label %11, label %23, !llvm.loop !17
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @sliding(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = alloca [5 x i32], align 4
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %4) #6
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %4, i8 0, i64 20, i1 false)
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 6
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  br label %12

9:                                                ; preds = %12
  %10 = sext i32 %8 to i64
  %11 = getelementptr inbounds i32, ptr %1, i64 %10
  store i32 %21, ptr %11, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %4) #6
  ret void

12:                                               ; preds = %3, %12
  %13 = phi i32 [ 0, %3 ], [ %22, %12 ]
  %14 = phi i32 [ 0, %3 ], [ %21, %12 ]
  %15 = add nsw i32 %13, %8
  %16 = srem i32 %15, %2
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %0, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !8
  call void @_Z5shiftPiii(ptr noundef nonnull %4, i32 noundef 5, i32 noundef %19) #6
  %20 = call noundef i32 @_Z6medianPKi(ptr noundef nonnull %4) #6
  %21 = add nsw i32 %20, %14
  %22 = add nuw nsw i32 %13, 1
  %23 = icmp eq i32 %22, 12
  br i1 %23, label %9, label %12, !llvm.loop !18
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @sliding, !"kernel", i32 1}
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
!17 = distinct !{!17, !13, !14}
!18 = distinct !{!18, !13, !14}
