; ModuleID = 'matrix.cu'
source_filename = "matrix.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%class.Matrix = type <{ ptr, i32, [4 x i8] }>

$_ZNK6Matrix2atEii = comdat any

$_ZN6MatrixC1EPii = comdat any

$_ZN6Matrix4loadERKS_ = comdat any

$_ZNK6Matrix4partEii = comdat any

$_ZN6Matrix2atEii = comdat any

$_ZN6MatrixC2EPii = comdat any

@_ZZ6matrixE4left = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ6matrixE5right = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: mustprogress noinline nounwind
define dso_local noundef i32 @_Z3dotRK6MatrixS1_ii(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef nonnull align 8 dereferenceable(12) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @_ZNK6Matrix2atEii(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %2, i32 noundef 0) #5
  %6 = tail call noundef i32 @_ZNK6Matrix2atEii(ptr noundef nonnull align 8 dereferenceable(12) %1, i32 noundef 0, i32 noundef %3) #5
  %7 = mul nsw i32 %6, %5
  %8 = tail call noundef i32 @_ZNK6Matrix2atEii(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %2, i32 noundef 1) #5
  %9 = tail call noundef i32 @_ZNK6Matrix2atEii(ptr noundef nonnull align 8 dereferenceable(12) %1, i32 noundef 1, i32 noundef %3) #5
  %10 = mul nsw i32 %9, %8
  %11 = add nsw i32 %10, %7
  %12 = tail call noundef i32 @_ZNK6Matrix2atEii(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %2, i32 noundef 2) #5
  %13 = tail call noundef i32 @_ZNK6Matrix2atEii(ptr noundef nonnull align 8 dereferenceable(12) %1, i32 noundef 2, i32 noundef %3) #5
  %14 = mul nsw i32 %13, %12
  %15 = add nsw i32 %14, %11
  %16 = tail call noundef i32 @_ZNK6Matrix2atEii(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %2, i32 noundef 3) #5
  %17 = tail call noundef i32 @_ZNK6Matrix2atEii(ptr noundef nonnull align 8 dereferenceable(12) %1, i32 noundef 3, i32 noundef %3) #5
  %18 = mul nsw i32 %17, %16
  %19 = add nsw i32 %18, %15
  %20 = tail call noundef i32 @_ZNK6Matrix2atEii(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %2, i32 noundef 4) #5
  %21 = tail call noundef i32 @_ZNK6Matrix2atEii(ptr noundef nonnull align 8 dereferenceable(12) %1, i32 noundef 4, i32 noundef %3) #5
  %22 = mul nsw i32 %21, %20
  %23 = add nsw i32 %22, %19
  %24 = tail call noundef i32 @_ZNK6Matrix2atEii(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %2, i32 noundef 5) #5
  %25 = tail call noundef i32 @_ZNK6Matrix2atEii(ptr noundef nonnull align 8 dereferenceable(12) %1, i32 noundef 5, i32 noundef %3) #5
  %26 = mul nsw i32 %25, %24
  %27 = add nsw i32 %26, %23
  %28 = tail call noundef i32 @_ZNK6Matrix2atEii(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %2, i32 noundef 6) #5
  %29 = tail call noundef i32 @_ZNK6Matrix2atEii(ptr noundef nonnull align 8 dereferenceable(12) %1, i32 noundef 6, i32 noundef %3) #5
  %30 = mul nsw i32 %29, %28
  %31 = add nsw i32 %30, %27
  %32 = tail call noundef i32 @_ZNK6Matrix2atEii(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %2, i32 noundef 7) #5
  %33 = tail call noundef i32 @_ZNK6Matrix2atEii(ptr noundef nonnull align 8 dereferenceable(12) %1, i32 noundef 7, i32 noundef %3) #5
  %34 = mul nsw i32 %33, %32
  %35 = add nsw i32 %34, %31
  ret i32 %35
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZNK6Matrix2atEii(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 comdat align 2 {
  %4 = load ptr, ptr %0, align 8, !tbaa !8
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load i32, ptr %5, align 8, !tbaa !14
  %7 = mul nsw i32 %6, %1
  %8 = add nsw i32 %7, %2
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %4, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !15
  ret i32 %11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @matrix(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = alloca %class.Matrix, align 8
  %5 = alloca %class.Matrix, align 8
  %6 = alloca %class.Matrix, align 8
  %7 = alloca %class.Matrix, align 8
  %8 = alloca %class.Matrix, align 8
  %9 = alloca %class.Matrix, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #5
  call void @_ZN6MatrixC1EPii(ptr noundef nonnull align 8 dereferenceable(12) %4, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6matrixE4left to ptr), i32 noundef 8) #5
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #5
  call void @_ZN6MatrixC1EPii(ptr noundef nonnull align 8 dereferenceable(12) %5, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6matrixE5right to ptr), i32 noundef 8) #5
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #5
  call void @_ZN6MatrixC1EPii(ptr noundef nonnull align 8 dereferenceable(12) %6, ptr noundef %0, i32 noundef 8) #5
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #5
  %10 = call %class.Matrix @_ZNK6Matrix4partEii(ptr noundef nonnull align 8 dereferenceable(12) %6, i32 noundef 0, i32 noundef 0) #5
  %11 = extractvalue %class.Matrix %10, 0
  %12 = extractvalue %class.Matrix %10, 1
  store ptr %11, ptr %7, align 8
  %13 = getelementptr inbounds i8, ptr %7, i64 8
  store i32 %12, ptr %13, align 8
  call void @_ZN6Matrix4loadERKS_(ptr noundef nonnull align 8 dereferenceable(12) %4, ptr noundef nonnull align 8 dereferenceable(12) %7) #5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #5
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #5
  %14 = call %class.Matrix @_ZNK6Matrix4partEii(ptr noundef nonnull align 8 dereferenceable(12) %6, i32 noundef 8, i32 noundef 0) #5
  %15 = extractvalue %class.Matrix %14, 0
  %16 = extractvalue %class.Matrix %14, 1
  store ptr %15, ptr %8, align 8
  %17 = getelementptr inbounds i8, ptr %8, i64 8
  store i32 %16, ptr %17, align 8
  call void @_ZN6Matrix4loadERKS_(ptr noundef nonnull align 8 dereferenceable(12) %5, ptr noundef nonnull align 8 dereferenceable(12) %8) #5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #5
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #5
  %18 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %19 = shl i32 %18, 6
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %1, i64 %20
  call void @_ZN6MatrixC1EPii(ptr noundef nonnull align 8 dereferenceable(12) %9, ptr noundef %21, i32 noundef 8) #5
  %22 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = lshr i32 %22, 3
  %24 = and i32 %22, 7
  %25 = call noundef i32 @_Z3dotRK6MatrixS1_ii(ptr noundef nonnull align 8 dereferenceable(12) %4, ptr noundef nonnull align 8 dereferenceable(12) %5, i32 noundef %23, i32 noundef %24) #5
  %26 = add i32 %25, %18
  %27 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6Matrix2atEii(ptr noundef nonnull align 8 dereferenceable(12) %9, i32 noundef %23, i32 noundef %24) #5
  store i32 %26, ptr %27, align 4, !tbaa !15
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #5
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #5
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN6MatrixC1EPii(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef %1, i32 noundef %2) unnamed_addr #0 comdat align 2 {
  tail call void @_ZN6MatrixC2EPii(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef %1, i32 noundef %2) #5
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN6Matrix4loadERKS_(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef nonnull align 8 dereferenceable(12) %1) local_unnamed_addr #0 comdat align 2 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = lshr i32 %3, 3
  %5 = and i32 %3, 7
  %6 = tail call noundef i32 @_ZNK6Matrix2atEii(ptr noundef nonnull align 8 dereferenceable(12) %1, i32 noundef %4, i32 noundef %5) #5
  %7 = tail call noundef nonnull align 4 dereferenceable(4) ptr @_ZN6Matrix2atEii(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %4, i32 noundef %5) #5
  store i32 %6, ptr %7, align 4, !tbaa !15
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local %class.Matrix @_ZNK6Matrix4partEii(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 comdat align 2 {
  %4 = alloca %class.Matrix, align 8
  %5 = load ptr, ptr %0, align 8, !tbaa !8
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load i32, ptr %6, align 8, !tbaa !14
  %8 = mul nsw i32 %7, %1
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %5, i64 %9
  %11 = sext i32 %2 to i64
  %12 = getelementptr inbounds i32, ptr %10, i64 %11
  call void @_ZN6MatrixC1EPii(ptr noundef nonnull align 8 dereferenceable(12) %4, ptr noundef %12, i32 noundef %7) #5
  %13 = load ptr, ptr %4, align 8
  %14 = insertvalue %class.Matrix poison, ptr %13, 0
  %15 = getelementptr inbounds i8, ptr %4, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = insertvalue %class.Matrix %14, i32 %16, 1
  %18 = getelementptr inbounds i8, ptr %4, i64 12
  %19 = load i8, ptr %18, align 4
  %20 = insertvalue %class.Matrix %17, i8 %19, 2, 0
  %21 = getelementptr inbounds i8, ptr %4, i64 13
  %22 = load i8, ptr %21, align 1
  %23 = insertvalue %class.Matrix %20, i8 %22, 2, 1
  %24 = getelementptr inbounds i8, ptr %4, i64 14
  %25 = load i8, ptr %24, align 2
  %26 = insertvalue %class.Matrix %23, i8 %25, 2, 2
  %27 = getelementptr inbounds i8, ptr %4, i64 15
  %28 = load i8, ptr %27, align 1
  %29 = insertvalue %class.Matrix %26, i8 %28, 2, 3
  ret %class.Matrix %29
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZN6Matrix2atEii(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 comdat align 2 {
  %4 = load ptr, ptr %0, align 8, !tbaa !8
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load i32, ptr %5, align 8, !tbaa !14
  %7 = mul nsw i32 %6, %1
  %8 = add nsw i32 %7, %2
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %4, i64 %9
  ret ptr %10
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN6MatrixC2EPii(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef %1, i32 noundef %2) unnamed_addr #0 comdat align 2 {
  store ptr %1, ptr %0, align 8, !tbaa !8
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %2, ptr %4, align 8, !tbaa !14
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @matrix, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !10, i64 0}
!9 = !{!"_ZTS6Matrix", !10, i64 0, !13, i64 8}
!10 = !{!"any pointer", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = !{!"int", !11, i64 0}
!14 = !{!9, !13, i64 8}
!15 = !{!13, !13, i64 0}
