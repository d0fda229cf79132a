; ModuleID = 'reference.cu'
source_filename = "reference.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.Pair = type { ptr, ptr }
%class.anon = type { ptr, ptr, ptr }
%class.anon.0 = type { ptr, ptr }

@_ZZ9referenceE1a = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ9referenceE1b = internal addrspace(3) global [64 x i32] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@__const.reference.p = private unnamed_addr constant %struct.Pair { ptr addrspacecast (ptr addrspace(3) @_ZZ9referenceE1a to ptr), ptr addrspacecast (ptr addrspace(3) @_ZZ9referenceE1b to ptr) }, align 8

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef ptr @_Z4pickRK4PairMS_Pi(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load i64, ptr %4, align 8
  %7 = getelementptr inbounds i8, ptr %5, i64 %6
  %8 = load ptr, ptr %7, align 8
  ret ptr %8
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @reference(ptr noundef %0, ptr noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.Pair, align 8
  %10 = alloca %class.anon, align 8
  %11 = alloca %class.anon.0, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %12 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %12, ptr %7, align 4
  %13 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = mul i32 %13, 64
  store i32 %14, ptr %8, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 @__const.reference.p, i64 16, i1 false)
  %15 = getelementptr inbounds %class.anon, ptr %10, i32 0, i32 0
  store ptr %7, ptr %15, align 8
  %16 = getelementptr inbounds %class.anon, ptr %10, i32 0, i32 1
  store ptr %4, ptr %16, align 8
  %17 = getelementptr inbounds %class.anon, ptr %10, i32 0, i32 2
  store ptr %8, ptr %17, align 8
  %18 = getelementptr inbounds %class.anon.0, ptr %11, i32 0, i32 0
  store ptr %10, ptr %18, align 8
  %19 = getelementptr inbounds %class.anon.0, ptr %11, i32 0, i32 1
  store ptr %9, ptr %19, align 8
  call void @_Z5twiceIZ9referenceEUliE_EvRKT_(ptr noundef nonnull align 8 dereferenceable(16) %11) #5
  call void @llvm.nvvm.barrier0()
  %20 = call noundef ptr @_Z4pickRK4PairMS_Pi(ptr noundef nonnull align 8 dereferenceable(16) %9, i64 0) #5
  %21 = load i32, ptr %7, align 4
  %22 = sub nsw i32 63, %21
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %20, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = load i32, ptr %7, align 4
  %27 = srem i32 %26, 2
  %28 = icmp ne i32 %27, 0
  %29 = zext i1 %28 to i64
  %30 = select i1 %28, i64 0, i64 8
  %31 = call noundef ptr @_Z4pickRK4PairMS_Pi(ptr noundef nonnull align 8 dereferenceable(16) %9, i64 %30) #5
  %32 = load i32, ptr %7, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %31, i64 %33
  %35 = load i32, ptr %34, align 4
  %36 = add nsw i32 %25, %35
  %37 = load ptr, ptr %5, align 8
  %38 = load i32, ptr %8, align 4
  %39 = load i32, ptr %7, align 4
  %40 = add nsw i32 %38, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %37, i64 %41
  store i32 %36, ptr %42, align 4
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal void @_Z5twiceIZ9referenceEUliE_EvRKT_(ptr noundef nonnull align 8 dereferenceable(16) %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZZ9referenceENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(16) %3, i32 noundef 0) #5
  %4 = load ptr, ptr %2, align 8
  call void @_ZZ9referenceENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(16) %4, i32 noundef 1) #5
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal void @_ZZ9referenceENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) #0 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %class.anon.0, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = load i32, ptr %4, align 4
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %10, label %15

10:                                               ; preds = %2
  %11 = getelementptr inbounds %class.anon.0, ptr %5, i32 0, i32 1
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds %struct.Pair, ptr %12, i32 0, i32 1
  %14 = load ptr, ptr %13, align 8
  br label %20

15:                                               ; preds = %2
  %16 = getelementptr inbounds %class.anon.0, ptr %5, i32 0, i32 1
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds %struct.Pair, ptr %17, i32 0, i32 0
  %19 = load ptr, ptr %18, align 8
  br label %20

20:                                               ; preds = %15, %10
  %21 = phi ptr [ %14, %10 ], [ %19, %15 ]
  %22 = load i32, ptr %4, align 4
  call void @_ZZ9referenceENKUlPiiE_clES_i(ptr noundef nonnull align 8 dereferenceable(24) %7, ptr noundef %21, i32 noundef %22) #5
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal void @_ZZ9referenceENKUlPiiE_clES_i(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef %1, i32 noundef %2) #0 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = getelementptr inbounds %class.anon, ptr %7, i32 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %class.anon, ptr %7, i32 0, i32 2
  %12 = load ptr, ptr %11, align 8
  %13 = load i32, ptr %12, align 4
  %14 = getelementptr inbounds %class.anon, ptr %7, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8
  %16 = load i32, ptr %15, align 4
  %17 = load i32, ptr %6, align 4
  %18 = add nsw i32 %16, %17
  %19 = srem i32 %18, 64
  %20 = add nsw i32 %13, %19
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %10, i64 %21
  %23 = load i32, ptr %22, align 4
  %24 = load i32, ptr %6, align 4
  %25 = add nsw i32 %23, %24
  %26 = load ptr, ptr %5, align 8
  %27 = getelementptr inbounds %class.anon, ptr %7, i32 0, i32 0
  %28 = load ptr, ptr %27, align 8
  %29 = load i32, ptr %28, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %26, i64 %30
  store i32 %25, ptr %31, align 4
  ret void
}

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
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
!4 = !{ptr @reference, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
