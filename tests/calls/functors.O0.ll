; ModuleID = 'functors.cu'
source_filename = "functors.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.Compose.0 = type { %struct.Scale, %struct.Gather }
%struct.Scale = type { i32 }
%struct.Gather = type { ptr }
%struct.Compose = type { %struct.Gather, %struct.Gather }

$_Z6reduceI7ComposeI6GatherS1_EEiRKT_ii = comdat any

$_Z6reduceI7ComposeI5Scale6GatherEEiRKT_ii = comdat any

$_ZNK7ComposeI6GatherS0_EclEi = comdat any

$_ZNK6GatherclEi = comdat any

$_ZNK7ComposeI5Scale6GatherEclEi = comdat any

$_ZNK5ScaleclEi = comdat any

@_ZZ8functorsE4tile = internal addrspace(3) global [64 x i32] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@__const.functors.scaled = private unnamed_addr constant %struct.Compose.0 { %struct.Scale { i32 3 }, %struct.Gather { ptr addrspacecast (ptr addrspace(3) @_ZZ8functorsE4tile to ptr) } }, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @functors(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.Compose, align 8
  %10 = alloca %struct.Compose.0, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %11 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %11, ptr %7, align 4
  %12 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = mul i32 %12, 64
  store i32 %13, ptr %8, align 4
  %14 = load ptr, ptr %4, align 8
  %15 = load i32, ptr %8, align 4
  %16 = load i32, ptr %7, align 4
  %17 = add nsw i32 %15, %16
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr %14, i64 %18
  %20 = load i32, ptr %19, align 4
  %21 = and i32 %20, 63
  %22 = load i32, ptr %7, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8functorsE4tile to ptr), i64 0, i64 %23
  store i32 %21, ptr %24, align 4
  call void @llvm.nvvm.barrier0()
  %25 = getelementptr inbounds %struct.Compose, ptr %9, i32 0, i32 0
  %26 = getelementptr inbounds %struct.Gather, ptr %25, i32 0, i32 0
  %27 = load ptr, ptr %4, align 8
  store ptr %27, ptr %26, align 8
  %28 = getelementptr inbounds %struct.Compose, ptr %9, i32 0, i32 1
  %29 = getelementptr inbounds %struct.Gather, ptr %28, i32 0, i32 0
  store ptr addrspacecast (ptr addrspace(3) @_ZZ8functorsE4tile to ptr), ptr %29, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 @__const.functors.scaled, i64 16, i1 false)
  %30 = load i32, ptr %7, align 4
  %31 = sdiv i32 %30, 8
  %32 = load i32, ptr %7, align 4
  %33 = sdiv i32 %32, 8
  %34 = add nsw i32 %33, 8
  %35 = call noundef i32 @_Z6reduceI7ComposeI6GatherS1_EEiRKT_ii(ptr noundef nonnull align 8 dereferenceable(16) %9, i32 noundef %31, i32 noundef %34) #5
  %36 = call noundef i32 @_Z6reduceI7ComposeI5Scale6GatherEEiRKT_ii(ptr noundef nonnull align 8 dereferenceable(16) %10, i32 noundef 0, i32 noundef 16) #5
  %37 = add nsw i32 %35, %36
  %38 = load ptr, ptr %5, align 8
  %39 = load i32, ptr %8, align 4
  %40 = load i32, ptr %7, align 4
  %41 = add nsw i32 %39, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %38, i64 %42
  store i32 %37, ptr %43, align 4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z6reduceI7ComposeI6GatherS1_EEiRKT_ii(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1, i32 noundef %2) #3 comdat {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %7, align 4
  %9 = load i32, ptr %5, align 4
  store i32 %9, ptr %8, align 4
  br label %10

10:                                               ; preds = %20, %3
  %11 = load i32, ptr %8, align 4
  %12 = load i32, ptr %6, align 4
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %23

14:                                               ; preds = %10
  %15 = load ptr, ptr %4, align 8
  %16 = load i32, ptr %8, align 4
  %17 = call noundef i32 @_ZNK7ComposeI6GatherS0_EclEi(ptr noundef nonnull align 8 dereferenceable(16) %15, i32 noundef %16) #5
  %18 = load i32, ptr %7, align 4
  %19 = add nsw i32 %18, %17
  store i32 %19, ptr %7, align 4
  br label %20

20:                                               ; preds = %14
  %21 = load i32, ptr %8, align 4
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %8, align 4
  br label %10, !llvm.loop !8

23:                                               ; preds = %10
  %24 = load i32, ptr %7, align 4
  ret i32 %24
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z6reduceI7ComposeI5Scale6GatherEEiRKT_ii(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1, i32 noundef %2) #3 comdat {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %7, align 4
  %9 = load i32, ptr %5, align 4
  store i32 %9, ptr %8, align 4
  br label %10

10:                                               ; preds = %20, %3
  %11 = load i32, ptr %8, align 4
  %12 = load i32, ptr %6, align 4
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %23

14:                                               ; preds = %10
  %15 = load ptr, ptr %4, align 8
  %16 = load i32, ptr %8, align 4
  %17 = call noundef i32 @_ZNK7ComposeI5Scale6GatherEclEi(ptr noundef nonnull align 8 dereferenceable(16) %15, i32 noundef %16) #5
  %18 = load i32, ptr %7, align 4
  %19 = add nsw i32 %18, %17
  store i32 %19, ptr %7, align 4
  br label %20

20:                                               ; preds = %14
  %21 = load i32, ptr %8, align 4
  %22 = add nsw i32 %21, 1
  store i32 %22, ptr %8, align 4
  br label %10, !llvm.loop !10

23:                                               ; preds = %10
  %24 = load i32, ptr %7, align 4
  ret i32 %24
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZNK7ComposeI6GatherS0_EclEi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.Compose, ptr %5, i32 0, i32 0
  %7 = getelementptr inbounds %struct.Compose, ptr %5, i32 0, i32 1
  %8 = load i32, ptr %4, align 4
  %9 = call noundef i32 @_ZNK6GatherclEi(ptr noundef nonnull align 8 dereferenceable(8) %7, i32 noundef %8) #5
  %10 = call noundef i32 @_ZNK6GatherclEi(ptr noundef nonnull align 8 dereferenceable(8) %6, i32 noundef %9) #5
  ret i32 %10
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZNK6GatherclEi(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.Gather, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = load i32, ptr %4, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %7, i64 %9
  %11 = load i32, ptr %10, align 4
  ret i32 %11
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZNK7ComposeI5Scale6GatherEclEi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.Compose.0, ptr %5, i32 0, i32 0
  %7 = getelementptr inbounds %struct.Compose.0, ptr %5, i32 0, i32 1
  %8 = load i32, ptr %4, align 4
  %9 = call noundef i32 @_ZNK6GatherclEi(ptr noundef nonnull align 8 dereferenceable(8) %7, i32 noundef %8) #5
  %10 = call noundef i32 @_ZNK5ScaleclEi(ptr noundef nonnull align 4 dereferenceable(4) %6, i32 noundef %9) #5
  ret i32 %10
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZNK5ScaleclEi(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = getelementptr inbounds %struct.Scale, ptr %5, i32 0, i32 0
  %8 = load i32, ptr %7, align 4
  %9 = mul nsw i32 %6, %8
  ret i32 %9
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
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
!4 = !{ptr @functors, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
