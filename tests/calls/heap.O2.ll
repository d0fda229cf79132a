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
  %11 = sext i32 %5 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = sext i32 %8 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !8
  %16 = load i32, ptr %12, align 4, !tbaa !8
  %17 = icmp slt i32 %15, %16
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
  br i1 %31, label %4, label %32, !llvm.loop !14

32:                                               ; preds = %28, %19, %2
  ret void
}

; Function Attrs: mustprogress norecurse nounwind
define dso_local void @heap(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = alloca %struct.Heap, align 4
  call void @llvm.lifetime.start.p0(i64 68, ptr nonnull %4) #6
  %5 = getelementptr inbounds i8, ptr %4, i64 64
  store i32 0, ptr %5, align 4, !tbaa !15
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl i32 %6, 6
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  br label %10

10:                                               ; preds = %10, %3
  %11 = phi i32 [ 0, %3 ], [ %25, %10 ]
  %12 = mul nuw nsw i32 %11, 5
  %13 = add nsw i32 %12, %9
  %14 = srem i32 %13, %2
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %0, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !8
  call void @_ZN4Heap4pushEi(ptr noundef nonnull align 4 dereferenceable(68) %4, i32 noundef %17) #6
  %18 = mul nuw i32 %11, 5
  %19 = add nuw i32 %18, 5
  %20 = add nsw i32 %19, %9
  %21 = srem i32 %20, %2
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %0, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !8
  call void @_ZN4Heap4pushEi(ptr noundef nonnull align 4 dereferenceable(68) %4, i32 noundef %24) #6
  %25 = add nuw nsw i32 %11, 2
  %26 = icmp eq i32 %25, 16
  br i1 %26, label %27, label %10, !llvm.loop !17

27:                                               ; preds = %10
  %28 = call noundef i32 @_ZN4Heap3popEv(ptr noundef nonnull align 4 dereferenceable(68) %4) #6
  %29 = mul nsw i32 %28, 3
  %30 = call noundef i32 @_ZN4Heap3popEv(ptr noundef nonnull align 4 dereferenceable(68) %4) #6
  %31 = add nsw i32 %30, %29
  %32 = mul nsw i32 %31, 3
  %33 = call noundef i32 @_ZN4Heap3popEv(ptr noundef nonnull align 4 dereferenceable(68) %4) #6
  %34 = add nsw i32 %33, %32
  %35 = mul nsw i32 %34, 3
  %36 = call noundef i32 @_ZN4Heap3popEv(ptr noundef nonnull align 4 dereferenceable(68) %4) #6
  %37 = add nsw i32 %36, %35
  %38 = mul nsw i32 %37, 3
  %39 = call noundef i32 @_ZN4Heap3popEv(ptr noundef nonnull align 4 dereferenceable(68) %4) #6
  %40 = add nsw i32 %39, %38
  %41 = mul nsw i32 %40, 3
  %42 = call noundef i32 @_ZN4Heap3popEv(ptr noundef nonnull align 4 dereferenceable(68) %4) #6
  %43 = add nsw i32 %42, %41
  %44 = mul nsw i32 %43, 3
  %45 = call noundef i32 @_ZN4Heap3popEv(ptr noundef nonnull align 4 dereferenceable(68) %4) #6
  %46 = add nsw i32 %45, %44
  %47 = mul nsw i32 %46, 3
  %48 = call noundef i32 @_ZN4Heap3popEv(ptr noundef nonnull align 4 dereferenceable(68) %4) #6
  %49 = add nsw i32 %48, %47
  %50 = mul nsw i32 %49, 3
  %51 = call noundef i32 @_ZN4Heap3popEv(ptr noundef nonnull align 4 dereferenceable(68) %4) #6
  %52 = add nsw i32 %51, %50
  %53 = mul nsw i32 %52, 3
  %54 = call noundef i32 @_ZN4Heap3popEv(ptr noundef nonnull align 4 dereferenceable(68) %4) #6
  %55 = add nsw i32 %54, %53
  %56 = mul nsw i32 %55, 3
  %57 = call noundef i32 @_ZN4Heap3popEv(ptr noundef nonnull align 4 dereferenceable(68) %4) #6
  %58 = add nsw i32 %57, %56
  %59 = mul nsw i32 %58, 3
  %60 = call noundef i32 @_ZN4Heap3popEv(ptr noundef nonnull align 4 dereferenceable(68) %4) #6
  %61 = add nsw i32 %60, %59
  %62 = mul nsw i32 %61, 3
  %63 = call noundef i32 @_ZN4Heap3popEv(ptr noundef nonnull align 4 dereferenceable(68) %4) #6
  %64 = add nsw i32 %63, %62
  %65 = mul nsw i32 %64, 3
  %66 = call noundef i32 @_ZN4Heap3popEv(ptr noundef nonnull align 4 dereferenceable(68) %4) #6
  %67 = add nsw i32 %66, %65
  %68 = mul nsw i32 %67, 3
  %69 = call noundef i32 @_ZN4Heap3popEv(ptr noundef nonnull align 4 dereferenceable(68) %4) #6
  %70 = add nsw i32 %69, %68
  %71 = mul nsw i32 %70, 3
  %72 = call noundef i32 @_ZN4Heap3popEv(ptr noundef nonnull align 4 dereferenceable(68) %4) #6
  %73 = add nsw i32 %72, %71
  %74 = sext i32 %9 to i64
  %75 = getelementptr inbounds i32, ptr %1, i64 %74
  store i32 %73, ptr %75, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(i64 68, ptr nonnull %4) #6
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN4Heap4pushEi(ptr noundef nonnull align 4 dereferenceable(68) %0, i32 noundef %1) local_unnamed_addr #4 comdat align 2 {
  %3 = getelementptr inbounds i8, ptr %0, i64 64
  %4 = load i32, ptr %3, align 4, !tbaa !15
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds [16 x i32], ptr %0, i64 0, i64 %5
  store i32 %1, ptr %6, align 4, !tbaa !8
  %7 = load i32, ptr %3, align 4, !tbaa !15
  %8 = add nsw i32 %7, 1
  store i32 %8, ptr %3, align 4, !tbaa !15
  tail call void @_Z2upPii(ptr noundef nonnull %0, i32 noundef %7) #6
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZN4Heap3popEv(ptr noundef nonnull align 4 dereferenceable(68) %0) local_unnamed_addr #4 comdat align 2 {
  %2 = load i32, ptr %0, align 4, !tbaa !8
  %3 = getelementptr inbounds i8, ptr %0, i64 64
  %4 = load i32, ptr %3, align 4, !tbaa !15
  %5 = add nsw i32 %4, -1
  store i32 %5, ptr %3, align 4, !tbaa !15
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
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = !{!16, !9, i64 64}
!16 = !{!"_ZTS4Heap", !10, i64 0, !9, i64 64}
!17 = distinct !{!17, !13}
