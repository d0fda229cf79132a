; ModuleID = 'sliding.cu'
source_filename = "sliding.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @_Z5shiftPiii(ptr nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %1, 1
  br i1 %4, label %5, label %28

5:                                                ; preds = %3
  %6 = add nsw i32 %1, -1
  %7 = add nsw i32 %1, -2
  %8 = and i32 %6, 3
  %9 = icmp ult i32 %7, 3
  br i1 %9, label %12, label %10

10:                                               ; preds = %5
  %11 = and i32 %6, -4
  br label %32

12:                                               ; preds = %32, %5
  %13 = phi i32 [ 1, %5 ], [ %59, %32 ]
  %14 = phi i32 [ 0, %5 ], [ %53, %32 ]
  %15 = icmp eq i32 %8, 0
  br i1 %15, label %28, label %16

16:                                               ; preds = %12, %16
  %17 = phi i32 [ %25, %16 ], [ %13, %12 ]
  %18 = phi i32 [ %17, %16 ], [ %14, %12 ]
  %19 = phi i32 [ %26, %16 ], [ 0, %12 ]
  %20 = zext nneg i32 %17 to i64
  %21 = getelementptr inbounds i32, ptr %0, i64 %20
  %22 = load i32, ptr %21, align 4, !tbaa !8
  %23 = zext nneg i32 %18 to i64
  %24 = getelementptr inbounds i32, ptr %0, i64 %23
  store i32 %22, ptr %24, align 4, !tbaa !8
  %25 = add nuw nsw i32 %17, 1
  %26 = add i32 %19, 1
  %27 = icmp eq i32 %26, %8
  br i1 %27, label %28, label %16, !llvm.loop !12

28:                                               ; preds = %12, %16, %3
  %29 = sext i32 %1 to i64
  %30 = getelementptr i32, ptr %0, i64 %29
  %31 = getelementptr i8, ptr %30, i64 -4
  store i32 %2, ptr %31, align 4, !tbaa !8
  ret void

32:                                               ; preds = %32, %10
  %33 = phi i32 [ 1, %10 ], [ %59, %32 ]
  %34 = phi i32 [ 0, %10 ], [ %53, %32 ]
  %35 = phi i32 [ 0, %10 ], [ %60, %32 ]
  %36 = zext nneg i32 %33 to i64
  %37 = getelementptr inbounds i32, ptr %0, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !8
  %39 = zext nneg i32 %34 to i64
  %40 = getelementptr inbounds i32, ptr %0, i64 %39
  store i32 %38, ptr %40, align 4, !tbaa !8
  %41 = add nuw nsw i32 %33, 1
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %0, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !8
  %45 = zext nneg i32 %33 to i64
  %46 = getelementptr inbounds i32, ptr %0, i64 %45
  store i32 %44, ptr %46, align 4, !tbaa !8
  %47 = add nuw nsw i32 %33, 2
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr %0, i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !8
  %51 = zext nneg i32 %41 to i64
  %52 = getelementptr inbounds i32, ptr %0, i64 %51
  store i32 %50, ptr %52, align 4, !tbaa !8
  %53 = add nuw nsw i32 %33, 3
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds i32, ptr %0, i64 %54
  %56 = load i32, ptr %55, align 4, !tbaa !8
  %57 = zext nneg i32 %47 to i64
  %58 = getelementptr inbounds i32, ptr %0, i64 %57
  store i32 %56, ptr %58, align 4, !tbaa !8
  %59 = add nuw nsw i32 %33, 4
  %60 = add nuw i32 %35, 4
  %61 = icmp eq i32 %60, %11
  br i1 %61, label %12, label %32, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef i32 @_Z6medianPKi(ptr nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = load i32, ptr %0, align 4, !tbaa !8
  %3 = getelementptr inbounds i8, ptr %0, i64 4
  %4 = load i32, ptr %3, align 4, !tbaa !8
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load i32, ptr %5, align 4, !tbaa !8
  %7 = getelementptr inbounds i8, ptr %0, i64 12
  %8 = load i32, ptr %7, align 4, !tbaa !8
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  %10 = load i32, ptr %9, align 4, !tbaa !8
  %11 = tail call i32 @llvm.smax.i32(i32 %4, i32 %2)
  %12 = tail call i32 @llvm.smin.i32(i32 %4, i32 %2)
  %13 = tail call i32 @llvm.smax.i32(i32 %6, i32 %12)
  %14 = tail call i32 @llvm.smin.i32(i32 %6, i32 %12)
  %15 = tail call i32 @llvm.smax.i32(i32 %8, i32 %14)
  %16 = tail call i32 @llvm.smin.i32(i32 %8, i32 %14)
  %17 = tail call i32 @llvm.smax.i32(i32 %10, i32 %16)
  %18 = tail call i32 @llvm.smax.i32(i32 %13, i32 %11)
  %19 = tail call i32 @llvm.smin.i32(i32 %13, i32 %11)
  %20 = tail call i32 @llvm.smax.i32(i32 %15, i32 %19)
  %21 = tail call i32 @llvm.smin.i32(i32 %15, i32 %19)
  %22 = tail call i32 @llvm.smax.i32(i32 %17, i32 %21)
  %23 = tail call i32 @llvm.smin.i32(i32 %20, i32 %18)
  %24 = tail call i32 @llvm.smin.i32(i32 %22, i32 %23)
  ret i32 %24
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @sliding(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = alloca [5 x i32], align 4
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %4) #7
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %4, i8 0, i64 20, i1 false)
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 6
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  br label %12

9:                                                ; preds = %12
  %10 = sext i32 %8 to i64
  %11 = getelementptr inbounds i32, ptr %1, i64 %10
  store i32 %29, ptr %11, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %4) #7
  ret void

12:                                               ; preds = %12, %3
  %13 = phi i32 [ 0, %3 ], [ %30, %12 ]
  %14 = phi i32 [ 0, %3 ], [ %29, %12 ]
  %15 = add nsw i32 %13, %8
  %16 = srem i32 %15, %2
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %0, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !8
  call void @_Z5shiftPiii(ptr noundef nonnull %4, i32 noundef 5, i32 noundef %19) #7
  %20 = call noundef i32 @_Z6medianPKi(ptr noundef nonnull %4) #7
  %21 = add nsw i32 %20, %14
  %22 = or disjoint i32 %13, 1
  %23 = add nsw i32 %22, %8
  %24 = srem i32 %23, %2
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %0, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !8
  call void @_Z5shiftPiii(ptr noundef nonnull %4, i32 noundef 5, i32 noundef %27) #7
  %28 = call noundef i32 @_Z6medianPKi(ptr noundef nonnull %4) #7
  %29 = add nsw i32 %28, %21
  %30 = add nuw nsw i32 %13, 2
  %31 = icmp eq i32 %30, 12
  br i1 %31, label %9, label %12, !llvm.loop !16
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

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
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !15}
