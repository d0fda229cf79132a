; ModuleID = 'iterators.cu'
source_filename = "iterators.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Range = type { ptr, i32, i32 }
%struct.Strided = type { ptr, i32 }

$_Z5totalI5RangeEiRKT_ = comdat any

$_ZNK5Range5beginEv = comdat any

$_ZNK5Range3endEv = comdat any

$_ZNK7StridedneERKS_ = comdat any

$_ZNK7StrideddeEv = comdat any

$_ZN7StridedppEv = comdat any

@_ZZ9iteratorsE4tile = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @iterators(ptr noundef %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.Range, align 8
  %5 = alloca %struct.Range, align 8
  %6 = alloca %struct.Range, align 8
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = shl i32 %8, 6
  %10 = add nsw i32 %9, %7
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !8
  %14 = zext nneg i32 %7 to i64
  %15 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9iteratorsE4tile to ptr), i64 0, i64 %14
  store i32 %13, ptr %15, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  %16 = icmp ult i32 %7, 4
  br i1 %16, label %17, label %20

17:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #6
  store ptr %15, ptr %4, align 8, !tbaa !12
  %18 = getelementptr inbounds i8, ptr %4, i64 8
  store i32 64, ptr %18, align 8, !tbaa !15
  %19 = getelementptr inbounds i8, ptr %4, i64 12
  store i32 4, ptr %19, align 4, !tbaa !16
  call fastcc void @_Z4eachI5RangeZ9iteratorsEUliE_EvRKT_T0_(ptr noundef nonnull align 8 dereferenceable(16) %4) #6
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #6
  br label %20

20:                                               ; preds = %17, %3
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #6
  store ptr addrspacecast (ptr addrspace(3) @_ZZ9iteratorsE4tile to ptr), ptr %5, align 8, !tbaa !12
  %21 = getelementptr inbounds i8, ptr %5, i64 8
  store i32 64, ptr %21, align 8, !tbaa !15
  %22 = getelementptr inbounds i8, ptr %5, i64 12
  store i32 1, ptr %22, align 4, !tbaa !16
  %23 = call noundef i32 @_Z5totalI5RangeEiRKT_(ptr noundef nonnull align 8 dereferenceable(16) %5) #6
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #6
  %24 = sext i32 %9 to i64
  %25 = getelementptr inbounds i32, ptr %0, i64 %24
  store ptr %25, ptr %6, align 8, !tbaa !12
  %26 = getelementptr inbounds i8, ptr %6, i64 8
  store i32 64, ptr %26, align 8, !tbaa !15
  %27 = getelementptr inbounds i8, ptr %6, i64 12
  store i32 2, ptr %27, align 4, !tbaa !16
  %28 = call noundef i32 @_Z5totalI5RangeEiRKT_(ptr noundef nonnull align 8 dereferenceable(16) %6) #6
  %29 = add nsw i32 %28, %23
  %30 = load i32, ptr %15, align 4, !tbaa !8
  %31 = add nsw i32 %29, %30
  %32 = getelementptr inbounds i32, ptr %1, i64 %11
  store i32 %31, ptr %32, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #6
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: mustprogress noinline norecurse nounwind
define internal fastcc void @_Z4eachI5RangeZ9iteratorsEUliE_EvRKT_T0_(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #3 {
  %2 = alloca %struct.Strided, align 8
  %3 = alloca %struct.Strided, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #6
  %4 = tail call %struct.Strided @_ZNK5Range5beginEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #6
  %5 = extractvalue %struct.Strided %4, 0
  store ptr %5, ptr %2, align 8
  %6 = getelementptr inbounds i8, ptr %2, i64 8
  %7 = extractvalue %struct.Strided %4, 1
  store i32 %7, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #6
  %8 = tail call %struct.Strided @_ZNK5Range3endEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #6
  %9 = extractvalue %struct.Strided %8, 0
  store ptr %9, ptr %3, align 8
  %10 = getelementptr inbounds i8, ptr %3, i64 8
  %11 = extractvalue %struct.Strided %8, 1
  store i32 %11, ptr %10, align 8
  %12 = call noundef zeroext i1 @_ZNK7StridedneERKS_(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull align 8 dereferenceable(16) %3) #6
  br i1 %12, label %14, label %13

13:                                               ; preds = %14, %1
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #6
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #6
  ret void

14:                                               ; preds = %1, %14
  %15 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNK7StrideddeEv(ptr noundef nonnull align 8 dereferenceable(16) %2) #6
  %16 = load i32, ptr %15, align 4, !tbaa !8
  %17 = shl nsw i32 %16, 1
  %18 = or disjoint i32 %17, 1
  store i32 %18, ptr %15, align 4, !tbaa !8
  %19 = call noundef nonnull align 8 dereferenceable(16) ptr @_ZN7StridedppEv(ptr noundef nonnull align 8 dereferenceable(16) %2) #6
  %20 = call noundef zeroext i1 @_ZNK7StridedneERKS_(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull align 8 dereferenceable(16) %3) #6
  br i1 %20, label %14, label %13
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_Z5totalI5RangeEiRKT_(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #4 comdat {
  %2 = alloca %struct.Strided, align 8
  %3 = alloca %struct.Strided, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #6
  %4 = tail call %struct.Strided @_ZNK5Range5beginEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #6
  %5 = extractvalue %struct.Strided %4, 0
  store ptr %5, ptr %2, align 8
  %6 = getelementptr inbounds i8, ptr %2, i64 8
  %7 = extractvalue %struct.Strided %4, 1
  store i32 %7, ptr %6, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #6
  %8 = tail call %struct.Strided @_ZNK5Range3endEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #6
  %9 = extractvalue %struct.Strided %8, 0
  store ptr %9, ptr %3, align 8
  %10 = getelementptr inbounds i8, ptr %3, i64 8
  %11 = extractvalue %struct.Strided %8, 1
  store i32 %11, ptr %10, align 8
  %12 = call noundef zeroext i1 @_ZNK7StridedneERKS_(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull align 8 dereferenceable(16) %3) #6
  br i1 %12, label %15, label %13

13:                                               ; preds = %15, %1
  %14 = phi i32 [ 0, %1 ], [ %19, %15 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #6
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #6
  ret i32 %14

15:                                               ; preds = %1, %15
  %16 = phi i32 [ %19, %15 ], [ 0, %1 ]
  %17 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNK7StrideddeEv(ptr noundef nonnull align 8 dereferenceable(16) %2) #6
  %18 = load i32, ptr %17, align 4, !tbaa !8
  %19 = add nsw i32 %18, %16
  %20 = call noundef nonnull align 8 dereferenceable(16) ptr @_ZN7StridedppEv(ptr noundef nonnull align 8 dereferenceable(16) %2) #6
  %21 = call noundef zeroext i1 @_ZNK7StridedneERKS_(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull align 8 dereferenceable(16) %3) #6
  br i1 %21, label %15, label %13
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Strided @_ZNK5Range5beginEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #4 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !12
  %3 = getelementptr inbounds i8, ptr %0, i64 12
  %4 = load i32, ptr %3, align 4, !tbaa !16
  %5 = insertvalue %struct.Strided poison, ptr %2, 0
  %6 = insertvalue %struct.Strided %5, i32 %4, 1
  ret %struct.Strided %6
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Strided @_ZNK5Range3endEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #4 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !12
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load i32, ptr %3, align 8, !tbaa !15
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds i32, ptr %2, i64 %5
  %7 = getelementptr inbounds i8, ptr %0, i64 12
  %8 = load i32, ptr %7, align 4, !tbaa !16
  %9 = insertvalue %struct.Strided poison, ptr %6, 0
  %10 = insertvalue %struct.Strided %9, i32 %8, 1
  ret %struct.Strided %10
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef zeroext i1 @_ZNK7StridedneERKS_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #4 comdat align 2 {
  %3 = load ptr, ptr %0, align 8, !tbaa !17
  %4 = load ptr, ptr %1, align 8, !tbaa !17
  %5 = icmp ne ptr %3, %4
  ret i1 %5
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNK7StrideddeEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #4 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !17
  ret ptr %2
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZN7StridedppEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #4 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load i32, ptr %2, align 8, !tbaa !19
  %4 = load ptr, ptr %0, align 8, !tbaa !17
  %5 = sext i32 %3 to i64
  %6 = getelementptr inbounds i32, ptr %4, i64 %5
  store ptr %6, ptr %0, align 8, !tbaa !17
  ret ptr %0
}

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
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
!4 = !{ptr @iterators, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !14, i64 0}
!13 = !{!"_ZTS5Range", !14, i64 0, !9, i64 8, !9, i64 12}
!14 = !{!"any pointer", !10, i64 0}
!15 = !{!13, !9, i64 8}
!16 = !{!13, !9, i64 12}
!17 = !{!18, !14, i64 0}
!18 = !{!"_ZTS7Strided", !14, i64 0, !9, i64 8}
!19 = !{!18, !9, i64 8}
