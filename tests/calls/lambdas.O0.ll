; ModuleID = 'lambdas.cu'
source_filename = "lambdas.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%class.anon = type <{ ptr, ptr, i32, [4 x i8] }>
%class.anon.0 = type { ptr, ptr }
%class.anon.1 = type { ptr, ptr, ptr, ptr }

@_ZZ7lambdasE4tile = internal addrspace(3) global [64 x i32] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @lambdas(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca %class.anon, align 8
  %12 = alloca i32, align 4
  %13 = alloca %class.anon.0, align 8
  %14 = alloca %class.anon.1, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %15 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = mul i32 %15, 64
  store i32 %16, ptr %7, align 4
  %17 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %17, ptr %8, align 4
  store i32 0, ptr %9, align 4
  store ptr addrspacecast (ptr addrspace(3) @_ZZ7lambdasE4tile to ptr), ptr %10, align 8
  %18 = load i32, ptr %8, align 4
  %19 = getelementptr inbounds %class.anon, ptr %11, i32 0, i32 0
  %20 = load ptr, ptr %10, align 8
  store ptr %20, ptr %19, align 8
  %21 = getelementptr inbounds %class.anon, ptr %11, i32 0, i32 1
  %22 = load ptr, ptr %4, align 8
  store ptr %22, ptr %21, align 8
  %23 = getelementptr inbounds %class.anon, ptr %11, i32 0, i32 2
  %24 = load i32, ptr %7, align 4
  store i32 %24, ptr %23, align 8
  call void @_Z8for_eachIZ7lambdasEUliE_EviiiT_(i32 noundef %18, i32 noundef 64, i32 noundef 64, ptr noundef byval(%class.anon) align 8 %11) #4
  call void @llvm.nvvm.barrier0()
  %25 = getelementptr inbounds %class.anon.0, ptr %13, i32 0, i32 0
  store ptr %9, ptr %25, align 8
  %26 = getelementptr inbounds %class.anon.0, ptr %13, i32 0, i32 1
  store ptr %10, ptr %26, align 8
  %27 = call noundef i32 @_Z4foldIZ7lambdasEUliiE_EiiT_(i32 noundef 64, ptr noundef byval(%class.anon.0) align 8 %13) #4
  store i32 %27, ptr %12, align 4
  %28 = load i32, ptr %8, align 4
  %29 = getelementptr inbounds %class.anon.1, ptr %14, i32 0, i32 0
  %30 = load ptr, ptr %5, align 8
  store ptr %30, ptr %29, align 8
  %31 = getelementptr inbounds %class.anon.1, ptr %14, i32 0, i32 1
  store ptr %7, ptr %31, align 8
  %32 = getelementptr inbounds %class.anon.1, ptr %14, i32 0, i32 2
  store ptr %12, ptr %32, align 8
  %33 = getelementptr inbounds %class.anon.1, ptr %14, i32 0, i32 3
  store ptr %9, ptr %33, align 8
  call void @_Z8for_eachIZ7lambdasEUliE0_EviiiT_(i32 noundef %28, i32 noundef 64, i32 noundef 64, ptr noundef byval(%class.anon.1) align 8 %14) #4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal void @_Z8for_eachIZ7lambdasEUliE_EviiiT_(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef byval(%class.anon) align 8 %3) #1 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  %9 = load i32, ptr %5, align 4
  store i32 %9, ptr %8, align 4
  br label %10

10:                                               ; preds = %16, %4
  %11 = load i32, ptr %8, align 4
  %12 = load i32, ptr %6, align 4
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %20

14:                                               ; preds = %10
  %15 = load i32, ptr %8, align 4
  call void @_ZZ7lambdasENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(20) %3, i32 noundef %15) #4
  br label %16

16:                                               ; preds = %14
  %17 = load i32, ptr %7, align 4
  %18 = load i32, ptr %8, align 4
  %19 = add nsw i32 %18, %17
  store i32 %19, ptr %8, align 4
  br label %10, !llvm.loop !8

20:                                               ; preds = %10
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_Z4foldIZ7lambdasEUliiE_EiiT_(i32 noundef %0, ptr noundef byval(%class.anon.0) align 8 %1) #1 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 0, ptr %4, align 4
  store i32 0, ptr %5, align 4
  br label %6

6:                                                ; preds = %14, %2
  %7 = load i32, ptr %5, align 4
  %8 = load i32, ptr %3, align 4
  %9 = icmp slt i32 %7, %8
  br i1 %9, label %10, label %17

10:                                               ; preds = %6
  %11 = load i32, ptr %4, align 4
  %12 = load i32, ptr %5, align 4
  %13 = call noundef i32 @_ZZ7lambdasENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(16) %1, i32 noundef %11, i32 noundef %12) #4
  store i32 %13, ptr %4, align 4
  br label %14

14:                                               ; preds = %10
  %15 = load i32, ptr %5, align 4
  %16 = add nsw i32 %15, 1
  store i32 %16, ptr %5, align 4
  br label %6, !llvm.loop !10

17:                                               ; preds = %6
  %18 = load i32, ptr %4, align 4
  ret i32 %18
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal void @_Z8for_eachIZ7lambdasEUliE0_EviiiT_(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef byval(%class.anon.1) align 8 %3) #1 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  %9 = load i32, ptr %5, align 4
  store i32 %9, ptr %8, align 4
  br label %10

10:                                               ; preds = %16, %4
  %11 = load i32, ptr %8, align 4
  %12 = load i32, ptr %6, align 4
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %20

14:                                               ; preds = %10
  %15 = load i32, ptr %8, align 4
  call void @_ZZ7lambdasENKUliE0_clEi(ptr noundef nonnull align 8 dereferenceable(32) %3, i32 noundef %15) #4
  br label %16

16:                                               ; preds = %14
  %17 = load i32, ptr %7, align 4
  %18 = load i32, ptr %8, align 4
  %19 = add nsw i32 %18, %17
  store i32 %19, ptr %8, align 4
  br label %10, !llvm.loop !11

20:                                               ; preds = %10
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal void @_ZZ7lambdasENKUliE_clEi(ptr noundef nonnull align 8 dereferenceable(20) %0, i32 noundef %1) #1 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %class.anon, ptr %5, i32 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %class.anon, ptr %5, i32 0, i32 2
  %9 = load i32, ptr %8, align 8
  %10 = load i32, ptr %4, align 4
  %11 = add nsw i32 %9, %10
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr %7, i64 %12
  %14 = load i32, ptr %13, align 4
  %15 = getelementptr inbounds %class.anon, ptr %5, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  %17 = load i32, ptr %4, align 4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr %16, i64 %18
  store i32 %14, ptr %19, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZZ7lambdasENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1, i32 noundef %2) #1 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load i32, ptr %6, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7lambdasE4tile to ptr), i64 0, i64 %9
  %11 = load i32, ptr %10, align 4
  %12 = load i32, ptr %5, align 4
  %13 = icmp sgt i32 %11, %12
  %14 = zext i1 %13 to i32
  %15 = getelementptr inbounds %class.anon.0, ptr %7, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  %17 = load i32, ptr %16, align 4
  %18 = add nsw i32 %17, %14
  store i32 %18, ptr %16, align 4
  %19 = load i32, ptr %5, align 4
  %20 = getelementptr inbounds %class.anon.0, ptr %7, i32 0, i32 1
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr %21, align 8
  %23 = load i32, ptr %6, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %22, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = add nsw i32 %19, %26
  ret i32 %27
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal void @_ZZ7lambdasENKUliE0_clEi(ptr noundef nonnull align 8 dereferenceable(32) %0, i32 noundef %1) #1 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %class.anon.1, ptr %5, i32 0, i32 2
  %7 = load ptr, ptr %6, align 8
  %8 = load i32, ptr %7, align 4
  %9 = load i32, ptr %4, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7lambdasE4tile to ptr), i64 0, i64 %10
  %12 = load i32, ptr %11, align 4
  %13 = mul nsw i32 %12, 2
  %14 = add nsw i32 %8, %13
  %15 = getelementptr inbounds %class.anon.1, ptr %5, i32 0, i32 3
  %16 = load ptr, ptr %15, align 8
  %17 = load i32, ptr %16, align 4
  %18 = add nsw i32 %14, %17
  %19 = getelementptr inbounds %class.anon.1, ptr %5, i32 0, i32 0
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds %class.anon.1, ptr %5, i32 0, i32 1
  %22 = load ptr, ptr %21, align 8
  %23 = load i32, ptr %22, align 4
  %24 = load i32, ptr %4, align 4
  %25 = add nsw i32 %23, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %20, i64 %26
  store i32 %18, ptr %27, align 4
  ret void
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #2 = { convergent nocallback nounwind }
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
!4 = !{ptr @lambdas, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
