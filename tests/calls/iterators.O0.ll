; ModuleID = 'iterators.cu'
source_filename = "iterators.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.Range = type { ptr, i32, i32 }
%class.anon = type { i8 }
%struct.Strided = type { ptr, i32 }

$_Z5totalI5RangeEiRKT_ = comdat any

$_ZNK5Range5beginEv = comdat any

$_ZNK5Range3endEv = comdat any

$_ZNK7StridedneERKS_ = comdat any

$_ZNK7StrideddeEv = comdat any

$_ZN7StridedppEv = comdat any

@_ZZ9iteratorsE4tile = internal addrspace(3) global [64 x i32] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @iterators(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.Range, align 8
  %10 = alloca %class.anon, align 1
  %11 = alloca %struct.Range, align 8
  %12 = alloca %struct.Range, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %13 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %13, ptr %7, align 4
  %14 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = mul i32 %14, 64
  store i32 %15, ptr %8, align 4
  %16 = load ptr, ptr %4, align 8
  %17 = load i32, ptr %8, align 4
  %18 = load i32, ptr %7, align 4
  %19 = add nsw i32 %17, %18
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %16, i64 %20
  %22 = load i32, ptr %21, align 4
  %23 = load i32, ptr %7, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9iteratorsE4tile to ptr), i64 0, i64 %24
  store i32 %22, ptr %25, align 4
  call void @llvm.nvvm.barrier0()
  %26 = load i32, ptr %7, align 4
  %27 = icmp slt i32 %26, 4
  br i1 %27, label %28, label %35

28:                                               ; preds = %3
  %29 = getelementptr inbounds %struct.Range, ptr %9, i32 0, i32 0
  %30 = load i32, ptr %7, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9iteratorsE4tile to ptr), i64 %31
  store ptr %32, ptr %29, align 8
  %33 = getelementptr inbounds %struct.Range, ptr %9, i32 0, i32 1
  store i32 64, ptr %33, align 8
  %34 = getelementptr inbounds %struct.Range, ptr %9, i32 0, i32 2
  store i32 4, ptr %34, align 4
  call void @_Z4eachI5RangeZ9iteratorsEUliE_EvRKT_T0_(ptr noundef nonnull align 8 dereferenceable(16) %9, ptr noundef byval(%class.anon) align 1 %10) #4
  br label %35

35:                                               ; preds = %28, %3
  call void @llvm.nvvm.barrier0()
  %36 = getelementptr inbounds %struct.Range, ptr %11, i32 0, i32 0
  store ptr addrspacecast (ptr addrspace(3) @_ZZ9iteratorsE4tile to ptr), ptr %36, align 8
  %37 = getelementptr inbounds %struct.Range, ptr %11, i32 0, i32 1
  store i32 64, ptr %37, align 8
  %38 = getelementptr inbounds %struct.Range, ptr %11, i32 0, i32 2
  store i32 1, ptr %38, align 4
  %39 = call noundef i32 @_Z5totalI5RangeEiRKT_(ptr noundef nonnull align 8 dereferenceable(16) %11) #4
  %40 = getelementptr inbounds %struct.Range, ptr %12, i32 0, i32 0
  %41 = load ptr, ptr %4, align 8
  %42 = load i32, ptr %8, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr %41, i64 %43
  store ptr %44, ptr %40, align 8
  %45 = getelementptr inbounds %struct.Range, ptr %12, i32 0, i32 1
  store i32 64, ptr %45, align 8
  %46 = getelementptr inbounds %struct.Range, ptr %12, i32 0, i32 2
  store i32 2, ptr %46, align 4
  %47 = call noundef i32 @_Z5totalI5RangeEiRKT_(ptr noundef nonnull align 8 dereferenceable(16) %12) #4
  %48 = add nsw i32 %39, %47
  %49 = load i32, ptr %7, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9iteratorsE4tile to ptr), i64 0, i64 %50
  %52 = load i32, ptr %51, align 4
  %53 = add nsw i32 %48, %52
  %54 = load ptr, ptr %5, align 8
  %55 = load i32, ptr %8, align 4
  %56 = load i32, ptr %7, align 4
  %57 = add nsw i32 %55, %56
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i32, ptr %54, i64 %58
  store i32 %53, ptr %59, align 4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal void @_Z4eachI5RangeZ9iteratorsEUliE_EvRKT_T0_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef byval(%class.anon) align 1 %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %struct.Strided, align 8
  %6 = alloca %struct.Strided, align 8
  %7 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  %8 = load ptr, ptr %3, align 8
  store ptr %8, ptr %4, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = call %struct.Strided @_ZNK5Range5beginEv(ptr noundef nonnull align 8 dereferenceable(16) %9) #4
  %11 = getelementptr inbounds %struct.Strided, ptr %5, i32 0, i32 0
  %12 = extractvalue %struct.Strided %10, 0
  store ptr %12, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Strided, ptr %5, i32 0, i32 1
  %14 = extractvalue %struct.Strided %10, 1
  store i32 %14, ptr %13, align 8
  %15 = load ptr, ptr %4, align 8
  %16 = call %struct.Strided @_ZNK5Range3endEv(ptr noundef nonnull align 8 dereferenceable(16) %15) #4
  %17 = getelementptr inbounds %struct.Strided, ptr %6, i32 0, i32 0
  %18 = extractvalue %struct.Strided %16, 0
  store ptr %18, ptr %17, align 8
  %19 = getelementptr inbounds %struct.Strided, ptr %6, i32 0, i32 1
  %20 = extractvalue %struct.Strided %16, 1
  store i32 %20, ptr %19, align 8
  br label %21

21:                                               ; preds = %29, %2
  %22 = call noundef zeroext i1 @_ZNK7StridedneERKS_(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef nonnull align 8 dereferenceable(16) %6) #4
  br i1 %22, label %23, label %31

23:                                               ; preds = %21
  %24 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNK7StrideddeEv(ptr noundef nonnull align 8 dereferenceable(16) %5) #4
  store ptr %24, ptr %7, align 8
  %25 = load ptr, ptr %7, align 8
  %26 = load i32, ptr %25, align 4
  %27 = call noundef i32 @_ZZ9iteratorsENKUliE_clEi(ptr noundef nonnull align 1 dereferenceable(1) %1, i32 noundef %26) #4
  %28 = load ptr, ptr %7, align 8
  store i32 %27, ptr %28, align 4
  br label %29

29:                                               ; preds = %23
  %30 = call noundef nonnull align 8 dereferenceable(16) ptr @_ZN7StridedppEv(ptr noundef nonnull align 8 dereferenceable(16) %5) #4
  br label %21

31:                                               ; preds = %21
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z5totalI5RangeEiRKT_(ptr noundef nonnull align 8 dereferenceable(16) %0) #2 comdat {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca %struct.Strided, align 8
  %6 = alloca %struct.Strided, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  %8 = load ptr, ptr %2, align 8
  store ptr %8, ptr %4, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = call %struct.Strided @_ZNK5Range5beginEv(ptr noundef nonnull align 8 dereferenceable(16) %9) #4
  %11 = getelementptr inbounds %struct.Strided, ptr %5, i32 0, i32 0
  %12 = extractvalue %struct.Strided %10, 0
  store ptr %12, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Strided, ptr %5, i32 0, i32 1
  %14 = extractvalue %struct.Strided %10, 1
  store i32 %14, ptr %13, align 8
  %15 = load ptr, ptr %4, align 8
  %16 = call %struct.Strided @_ZNK5Range3endEv(ptr noundef nonnull align 8 dereferenceable(16) %15) #4
  %17 = getelementptr inbounds %struct.Strided, ptr %6, i32 0, i32 0
  %18 = extractvalue %struct.Strided %16, 0
  store ptr %18, ptr %17, align 8
  %19 = getelementptr inbounds %struct.Strided, ptr %6, i32 0, i32 1
  %20 = extractvalue %struct.Strided %16, 1
  store i32 %20, ptr %19, align 8
  br label %21

21:                                               ; preds = %29, %1
  %22 = call noundef zeroext i1 @_ZNK7StridedneERKS_(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef nonnull align 8 dereferenceable(16) %6) #4
  br i1 %22, label %23, label %31

23:                                               ; preds = %21
  %24 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNK7StrideddeEv(ptr noundef nonnull align 8 dereferenceable(16) %5) #4
  %25 = load i32, ptr %24, align 4
  store i32 %25, ptr %7, align 4
  %26 = load i32, ptr %7, align 4
  %27 = load i32, ptr %3, align 4
  %28 = add nsw i32 %27, %26
  store i32 %28, ptr %3, align 4
  br label %29

29:                                               ; preds = %23
  %30 = call noundef nonnull align 8 dereferenceable(16) ptr @_ZN7StridedppEv(ptr noundef nonnull align 8 dereferenceable(16) %5) #4
  br label %21

31:                                               ; preds = %21
  %32 = load i32, ptr %3, align 4
  ret i32 %32
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.Strided @_ZNK5Range5beginEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #2 comdat align 2 {
  %2 = alloca %struct.Strided, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.Strided, ptr %2, i32 0, i32 0
  %6 = getelementptr inbounds %struct.Range, ptr %4, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  store ptr %7, ptr %5, align 8
  %8 = getelementptr inbounds %struct.Strided, ptr %2, i32 0, i32 1
  %9 = getelementptr inbounds %struct.Range, ptr %4, i32 0, i32 2
  %10 = load i32, ptr %9, align 4
  store i32 %10, ptr %8, align 8
  %11 = load %struct.Strided, ptr %2, align 8
  ret %struct.Strided %11
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.Strided @_ZNK5Range3endEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #2 comdat align 2 {
  %2 = alloca %struct.Strided, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds %struct.Strided, ptr %2, i32 0, i32 0
  %6 = getelementptr inbounds %struct.Range, ptr %4, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Range, ptr %4, i32 0, i32 1
  %9 = load i32, ptr %8, align 8
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr %7, i64 %10
  store ptr %11, ptr %5, align 8
  %12 = getelementptr inbounds %struct.Strided, ptr %2, i32 0, i32 1
  %13 = getelementptr inbounds %struct.Range, ptr %4, i32 0, i32 2
  %14 = load i32, ptr %13, align 4
  store i32 %14, ptr %12, align 8
  %15 = load %struct.Strided, ptr %2, align 8
  ret %struct.Strided %15
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef zeroext i1 @_ZNK7StridedneERKS_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.Strided, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = getelementptr inbounds %struct.Strided, ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = icmp ne ptr %7, %10
  ret i1 %11
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNK7StrideddeEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Strided, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  ret ptr %5
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZZ9iteratorsENKUliE_clEi(ptr noundef nonnull align 1 dereferenceable(1) %0, i32 noundef %1) #2 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = mul nsw i32 %6, 2
  %8 = add nsw i32 %7, 1
  ret i32 %8
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZN7StridedppEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Strided, ptr %3, i32 0, i32 1
  %5 = load i32, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Strided, ptr %3, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = sext i32 %5 to i64
  %9 = getelementptr inbounds i32, ptr %7, i64 %8
  store ptr %9, ptr %6, align 8
  ret ptr %3
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

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
