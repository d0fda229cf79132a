; ModuleID = 'heap.cu'
source_filename = "heap.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Heap = type { [16 x i32], i32 }

$_ZN4Heap4pushEi = comdat any

$_ZN4Heap3popEv = comdat any

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @_Z8exchangeRiS_(ptr nocapture noundef nonnull align 4 dereferenceable(4) %0, ptr nocapture noundef nonnull align 4 dereferenceable(4) %1) local_unnamed_addr #0 {
  %3 = load i32, ptr %0, align 4, !tbaa !8
  %4 = load i32, ptr %1, align 4, !tbaa !8
  store i32 %4, ptr %0, align 4, !tbaa !8
  store i32 %3, ptr %1, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @_Z2upPii(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %17, label %4

4:                                                ; preds = %2, %15
  %5 = phi i32 [ %7, %15 ], [ %1, %2 ]
  %6 = add nsw i32 %5, -1
  %7 = sdiv i32 %6, 2
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !8
  %11 = sext i32 %5 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !8
  %14 = icmp sgt i32 %10, %13
  br i1 %14, label %15, label %17

15:                                               ; preds = %4
  tail call void @_Z8exchangeRiS_(ptr noundef nonnull align 4 dereferenceable(4) %12, ptr noundef nonnull align 4 dereferenceable(4) %9) #6
  %16 = icmp ult i32 %5, 3
  br i1 %16, label %17, label %4, !llvm.loop !12

17:                                               ; preds = %4, %15, %2
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @_Z4downPii(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = icmp sgt i32 %1, 1
  br i1 %3, label %4, label %32

4:                                                ; preds = %2, %28
  %5 = phi i32 [ %30, %28 ], [ 1, %2 ]
  %6 = phi i32 [ %29, %28 ], [ 0, %2 ]
  %7 = phi i32 [ %20, %28 ], [ 0, %2 ]
  %8 = add nsw i32 %6, 2
  %9 = icmp slt i32 %8, %1
  br i1 %9, label %10, label %19

10:                                               ; preds = %4
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !8
  %14 = sext i32 %5 to i64
  %15 = getelementptr inbounds i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !8
  %17 = icmp slt i32 %13, %16
  %18 = select i1 %17, i32 %8, i32 %5
  br label %19

19:                                               ; preds = %10, %4
  %20 = phi i32 [ %5, %4 ], [ %18, %10 ]
  %21 = sext i32 %7 to i64
  %22 = getelementptr inbounds i32, ptr %0, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !8
  %24 = sext i32 %20 to i64
  %25 = getelementptr inbounds i32, ptr %0, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !8
  %27 = icmp sgt i32 %23, %26
  br i1 %27, label %28, label %32

28:                                               ; preds = %19
  tail call void @_Z8exchangeRiS_(ptr noundef nonnull align 4 dereferenceable(4) %22, ptr noundef nonnull align 4 dereferenceable(4) %25) #6
  %29 = shl nsw i32 %20, 1
  %30 = or disjoint i32 %29, 1
  %31 = icmp slt i32 %30, %1
  br i1 %31, label %4, label %32, !llvm.loop !15

32:                                               ; preds = %28, %19, %2
  ret void
}

; Function Attrs: mustprogress norecurse nounwind
define dso_local void @heap(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = alloca %struct.Heap, align 4
  call void @llvm.lifetime.start.p0(i64 68, ptr nonnull %4) #6
  %5 = getelementptr inbounds i8, ptr %4, i64 64
  store i32 0, ptr %5, align 4, !tbaa !16
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl i32 %6, 6
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  br label %10

10:                                               ; preds = %3, %10
  %11 = phi i32 [ 0, %3 ], [ %18, %10 ]
  %12 = mul nuw nsw i32 %11, 5
  %13 = add nsw i32 %12, %9
  %14 = srem i32 %13, %2
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %0, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !8
  call void @_ZN4Heap4pushEi(ptr noundef nonnull align 4 dereferenceable(68) %4, i32 noundef %17) #6
  %18 = add nuw nsw i32 %11, 1
  %19 = icmp eq i32 %18, 16
  br i1 %19, label %23, label %10, !llvm.loop !18

20:                                               ; preds = %23
  %21 = sext i32 %9 to i64
  %22 = getelementptr inbounds i32, ptr %1, i64 %21
  store i32 %28, ptr %22, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(i64 68, ptr nonnull %4) #6
  ret void

23:                                               ; preds = %10, %23
  %24 = phi i32 [ %29, %23 ], [ 0, %10 ]
  %25 = phi i32 [ %28, %23 ], [ 0, %10 ]
  %26 = mul nsw i32 %25, 3
  %27 = call noundef i32 @_ZN4Heap3popEv(ptr noundef nonnull align 4 dereferenceable(68) %4) #6
  %28 = add nsw i32 %27, %26
  %29 = add nuw nsw i32 %24, 1
  %30 = icmp eq i32 %29, 16
  br i1 %30, label %20, label %23, !llvm.loop !19
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN4Heap4pushEi(ptr noundef nonnull align 4 dereferenceable(68) %0, i32 noundef %1) local_unnamed_addr #4 comdat align 2 {
  %3 = getelementptr inbounds i8, ptr %0, i64 64
  %4 = load i32, ptr %3, align 4, !tbaa !16
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds [16 x i32], ptr %0, i64 0, i64 %5
  store i32 %1, ptr %6, align 4, !tbaa !8
  %7 = load i32, ptr %3, align 4, !tbaa !16
  %8 = add nsw i32 %7, 1
  store i32 %8, ptr %3, align 4, !tbaa !16
  tail call void @_Z2upPii(ptr noundef nonnull %0, i32 noundef %7) #6
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZN4Heap3popEv(ptr noundef nonnull align 4 dereferenceable(68) %0) local_unnamed_addr #4 comdat align 2 {
  %2 = load i32, ptr %0, align 4, !tbaa !8
  %3 = getelementptr inbounds i8, ptr %0, i64 64
  %4 = load i32, ptr %3, align 4, !tbaa !16
  %5 = add nsw i32 %4, -1
  store i32 %5, ptr %3, align 4, !tbaa !16
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds [16 x i32], ptr %0, i64 0, i64 %6
  %8 = load i32, ptr %7, align 4, !tbaa !8
  store i32 %8, ptr %0, align 4, !tbaa !8
  tail call void @_Z4downPii(ptr noundef nonnull %0, i32 noundef %5) #6
  ret i32 %2
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #3 = { mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
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
!4 = !{ptr @heap, !"kernel", i32 1}
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
!16 = !{!17, !9, i64 64}
!17 = !{!"_ZTS4Heap", !10, i64 0, !9, i64 64}
!18 = distinct !{!18, !13, !14}
!19 = distinct !{!19, !13, !14}
