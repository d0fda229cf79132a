; ModuleID = 'zip.cu'
source_filename = "zip.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.Zip = type { %struct.Pointer, %struct.Counter }
%struct.Pointer = type { ptr }
%struct.Counter = type { i32 }
%struct.Zip.0 = type { %struct.Transform, %struct.Transform.1 }
%struct.Transform = type { %struct.Lookup, %struct.Pointer }
%struct.Lookup = type { ptr }
%struct.Transform.1 = type { [8 x i8], %struct.Pointer }

$_Z5totalI3ZipI7Pointer7CounterEEiT_i = comdat any

$_Z5totalI3ZipI9TransformI6Lookup7PointerES1_I5TwiceS3_EEEiT_i = comdat any

$_ZNK3ZipI7Pointer7CounterE3getEv = comdat any

$_ZN3ZipI7Pointer7CounterE4nextEv = comdat any

$_ZNK7Pointer3getEv = comdat any

$_ZNK7Counter3getEv = comdat any

$_ZN7Pointer4nextEv = comdat any

$_ZN7Counter4nextEv = comdat any

$_ZNK3ZipI9TransformI6Lookup7PointerES0_I5TwiceS2_EE3getEv = comdat any

$_ZN3ZipI9TransformI6Lookup7PointerES0_I5TwiceS2_EE4nextEv = comdat any

$_ZNK9TransformI6Lookup7PointerE3getEv = comdat any

$_ZNK9TransformI5Twice7PointerE3getEv = comdat any

$_ZNK6LookupclEi = comdat any

$_ZNK5TwiceclEi = comdat any

$_ZN9TransformI6Lookup7PointerE4nextEv = comdat any

$_ZN9TransformI5Twice7PointerE4nextEv = comdat any

@_ZZ3zipE4tile = internal addrspace(3) global [64 x i32] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @zip(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.Zip, align 8
  %10 = alloca %struct.Zip.0, align 8
  %11 = alloca %struct.Zip, align 8
  %12 = alloca %struct.Zip.0, align 8
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
  %25 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3zipE4tile to ptr), i64 0, i64 %24
  store i32 %22, ptr %25, align 4
  call void @llvm.nvvm.barrier0()
  %26 = getelementptr inbounds %struct.Zip, ptr %9, i32 0, i32 0
  %27 = getelementptr inbounds %struct.Pointer, ptr %26, i32 0, i32 0
  store ptr addrspacecast (ptr addrspace(3) @_ZZ3zipE4tile to ptr), ptr %27, align 8
  %28 = getelementptr inbounds %struct.Zip, ptr %9, i32 0, i32 1
  %29 = getelementptr inbounds %struct.Counter, ptr %28, i32 0, i32 0
  %30 = load i32, ptr %7, align 4
  store i32 %30, ptr %29, align 8
  %31 = getelementptr inbounds %struct.Zip.0, ptr %10, i32 0, i32 0
  %32 = getelementptr inbounds %struct.Transform, ptr %31, i32 0, i32 0
  %33 = getelementptr inbounds %struct.Lookup, ptr %32, i32 0, i32 0
  store ptr addrspacecast (ptr addrspace(3) @_ZZ3zipE4tile to ptr), ptr %33, align 8
  %34 = getelementptr inbounds %struct.Transform, ptr %31, i32 0, i32 1
  %35 = getelementptr inbounds %struct.Pointer, ptr %34, i32 0, i32 0
  %36 = load ptr, ptr %4, align 8
  %37 = load i32, ptr %8, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %36, i64 %38
  store ptr %39, ptr %35, align 8
  %40 = getelementptr inbounds %struct.Zip.0, ptr %10, i32 0, i32 1
  %41 = getelementptr inbounds %struct.Transform.1, ptr %40, i32 0, i32 1
  %42 = getelementptr inbounds %struct.Pointer, ptr %41, i32 0, i32 0
  store ptr addrspacecast (ptr addrspace(3) @_ZZ3zipE4tile to ptr), ptr %42, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %9, i64 16, i1 false)
  %43 = call noundef i32 @_Z5totalI3ZipI7Pointer7CounterEEiT_i(ptr noundef byval(%struct.Zip) align 8 %11, i32 noundef 8) #5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %10, i64 32, i1 false)
  %44 = call noundef i32 @_Z5totalI3ZipI9TransformI6Lookup7PointerES1_I5TwiceS3_EEEiT_i(ptr noundef byval(%struct.Zip.0) align 8 %12, i32 noundef 8) #5
  %45 = add nsw i32 %43, %44
  %46 = load ptr, ptr %5, align 8
  %47 = load i32, ptr %8, align 4
  %48 = load i32, ptr %7, align 4
  %49 = add nsw i32 %47, %48
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %46, i64 %50
  store i32 %45, ptr %51, align 4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z5totalI3ZipI7Pointer7CounterEEiT_i(ptr noundef byval(%struct.Zip) align 8 %0, i32 noundef %1) #2 comdat {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %1, ptr %3, align 4
  store i32 0, ptr %4, align 4
  br label %5

5:                                                ; preds = %12, %2
  %6 = load i32, ptr %3, align 4
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %15

8:                                                ; preds = %5
  %9 = call noundef i32 @_ZNK3ZipI7Pointer7CounterE3getEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #5
  %10 = load i32, ptr %4, align 4
  %11 = add nsw i32 %10, %9
  store i32 %11, ptr %4, align 4
  br label %12

12:                                               ; preds = %8
  %13 = load i32, ptr %3, align 4
  %14 = add nsw i32 %13, -1
  store i32 %14, ptr %3, align 4
  call void @_ZN3ZipI7Pointer7CounterE4nextEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #5
  br label %5, !llvm.loop !8

15:                                               ; preds = %5
  %16 = load i32, ptr %4, align 4
  ret i32 %16
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z5totalI3ZipI9TransformI6Lookup7PointerES1_I5TwiceS3_EEEiT_i(ptr noundef byval(%struct.Zip.0) align 8 %0, i32 noundef %1) #2 comdat {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %1, ptr %3, align 4
  store i32 0, ptr %4, align 4
  br label %5

5:                                                ; preds = %12, %2
  %6 = load i32, ptr %3, align 4
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %15

8:                                                ; preds = %5
  %9 = call noundef i32 @_ZNK3ZipI9TransformI6Lookup7PointerES0_I5TwiceS2_EE3getEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #5
  %10 = load i32, ptr %4, align 4
  %11 = add nsw i32 %10, %9
  store i32 %11, ptr %4, align 4
  br label %12

12:                                               ; preds = %8
  %13 = load i32, ptr %3, align 4
  %14 = add nsw i32 %13, -1
  store i32 %14, ptr %3, align 4
  call void @_ZN3ZipI9TransformI6Lookup7PointerES0_I5TwiceS2_EE4nextEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #5
  br label %5, !llvm.loop !10

15:                                               ; preds = %5
  %16 = load i32, ptr %4, align 4
  ret i32 %16
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZNK3ZipI7Pointer7CounterE3getEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Zip, ptr %3, i32 0, i32 0
  %5 = call noundef i32 @_ZNK7Pointer3getEv(ptr noundef nonnull align 8 dereferenceable(8) %4) #5
  %6 = getelementptr inbounds %struct.Zip, ptr %3, i32 0, i32 1
  %7 = call noundef i32 @_ZNK7Counter3getEv(ptr noundef nonnull align 4 dereferenceable(4) %6) #5
  %8 = mul nsw i32 %5, %7
  ret i32 %8
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN3ZipI7Pointer7CounterE4nextEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Zip, ptr %3, i32 0, i32 0
  call void @_ZN7Pointer4nextEv(ptr noundef nonnull align 8 dereferenceable(8) %4) #5
  %5 = getelementptr inbounds %struct.Zip, ptr %3, i32 0, i32 1
  call void @_ZN7Counter4nextEv(ptr noundef nonnull align 4 dereferenceable(4) %5) #5
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZNK7Pointer3getEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Pointer, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = load i32, ptr %5, align 4
  ret i32 %6
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZNK7Counter3getEv(ptr noundef nonnull align 4 dereferenceable(4) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Counter, ptr %3, i32 0, i32 0
  %5 = load i32, ptr %4, align 4
  ret i32 %5
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN7Pointer4nextEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Pointer, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i32, ptr %5, i32 1
  store ptr %6, ptr %4, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN7Counter4nextEv(ptr noundef nonnull align 4 dereferenceable(4) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Counter, ptr %3, i32 0, i32 0
  %5 = load i32, ptr %4, align 4
  %6 = add nsw i32 %5, 1
  store i32 %6, ptr %4, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZNK3ZipI9TransformI6Lookup7PointerES0_I5TwiceS2_EE3getEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Zip.0, ptr %3, i32 0, i32 0
  %5 = call noundef i32 @_ZNK9TransformI6Lookup7PointerE3getEv(ptr noundef nonnull align 8 dereferenceable(16) %4) #5
  %6 = getelementptr inbounds %struct.Zip.0, ptr %3, i32 0, i32 1
  %7 = call noundef i32 @_ZNK9TransformI5Twice7PointerE3getEv(ptr noundef nonnull align 8 dereferenceable(16) %6) #5
  %8 = mul nsw i32 %5, %7
  ret i32 %8
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN3ZipI9TransformI6Lookup7PointerES0_I5TwiceS2_EE4nextEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Zip.0, ptr %3, i32 0, i32 0
  call void @_ZN9TransformI6Lookup7PointerE4nextEv(ptr noundef nonnull align 8 dereferenceable(16) %4) #5
  %5 = getelementptr inbounds %struct.Zip.0, ptr %3, i32 0, i32 1
  call void @_ZN9TransformI5Twice7PointerE4nextEv(ptr noundef nonnull align 8 dereferenceable(16) %5) #5
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZNK9TransformI6Lookup7PointerE3getEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Transform, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds %struct.Transform, ptr %3, i32 0, i32 1
  %6 = call noundef i32 @_ZNK7Pointer3getEv(ptr noundef nonnull align 8 dereferenceable(8) %5) #5
  %7 = call noundef i32 @_ZNK6LookupclEi(ptr noundef nonnull align 8 dereferenceable(8) %4, i32 noundef %6) #5
  ret i32 %7
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZNK9TransformI5Twice7PointerE3getEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Transform.1, ptr %3, i32 0, i32 1
  %5 = call noundef i32 @_ZNK7Pointer3getEv(ptr noundef nonnull align 8 dereferenceable(8) %4) #5
  %6 = call noundef i32 @_ZNK5TwiceclEi(ptr noundef nonnull align 1 dereferenceable(1) %3, i32 noundef %5) #5
  ret i32 %6
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZNK6LookupclEi(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.Lookup, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = load i32, ptr %4, align 4
  %9 = and i32 %8, 63
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr %7, i64 %10
  %12 = load i32, ptr %11, align 4
  ret i32 %12
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZNK5TwiceclEi(ptr noundef nonnull align 1 dereferenceable(1) %0, i32 noundef %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = mul nsw i32 %6, 2
  ret i32 %7
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN9TransformI6Lookup7PointerE4nextEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Transform, ptr %3, i32 0, i32 1
  call void @_ZN7Pointer4nextEv(ptr noundef nonnull align 8 dereferenceable(8) %4) #5
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN9TransformI5Twice7PointerE4nextEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Transform.1, ptr %3, i32 0, i32 1
  call void @_ZN7Pointer4nextEv(ptr noundef nonnull align 8 dereferenceable(8) %4) #5
  ret void
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @zip, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
