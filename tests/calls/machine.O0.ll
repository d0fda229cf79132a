; ModuleID = 'machine.cu'
source_filename = "machine.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Code = type { i8, i16 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.Machine = type { ptr, ptr, ptr }

$_ZN7Machine4stepEv = comdat any

$_ZN7Machine3popEv = comdat any

$_ZN7Machine4pushEi = comdat any

@program = dso_local addrspace(4) externally_initialized global [9 x %struct.Code] [%struct.Code { i8 1, i16 0 }, %struct.Code { i8 0, i16 3 }, %struct.Code { i8 3, i16 0 }, %struct.Code { i8 1, i16 1 }, %struct.Code { i8 4, i16 0 }, %struct.Code { i8 2, i16 0 }, %struct.Code { i8 1, i16 2 }, %struct.Code { i8 3, i16 0 }, %struct.Code { i8 5, i16 0 }], align 2
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @program to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @machine(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [8 x i32], align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.Machine, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %10 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = mul i32 %10, 64
  %12 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  store i32 %13, ptr %8, align 4
  %14 = getelementptr inbounds %struct.Machine, ptr %9, i32 0, i32 0
  store ptr addrspacecast (ptr addrspace(4) @program to ptr), ptr %14, align 8
  %15 = getelementptr inbounds %struct.Machine, ptr %9, i32 0, i32 1
  %16 = getelementptr inbounds [8 x i32], ptr %7, i64 0, i64 0
  store ptr %16, ptr %15, align 8
  %17 = getelementptr inbounds %struct.Machine, ptr %9, i32 0, i32 2
  %18 = load ptr, ptr %4, align 8
  %19 = load i32, ptr %8, align 4
  %20 = load i32, ptr %6, align 4
  %21 = sub nsw i32 %20, 2
  %22 = srem i32 %19, %21
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %18, i64 %23
  store ptr %24, ptr %17, align 8
  br label %25

25:                                               ; preds = %27, %3
  %26 = call noundef zeroext i1 @_ZN7Machine4stepEv(ptr noundef nonnull align 8 dereferenceable(24) %9) #4
  br i1 %26, label %27, label %28

27:                                               ; preds = %25
  br label %25, !llvm.loop !8

28:                                               ; preds = %25
  %29 = call noundef i32 @_ZN7Machine3popEv(ptr noundef nonnull align 8 dereferenceable(24) %9) #4
  %30 = load ptr, ptr %5, align 8
  %31 = load i32, ptr %8, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %30, i64 %32
  store i32 %29, ptr %33, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef zeroext i1 @_ZN7Machine4stepEv(ptr noundef nonnull align 8 dereferenceable(24) %0) #1 comdat align 2 {
  %2 = alloca i1, align 1
  %3 = alloca ptr, align 8
  %4 = alloca %struct.Code, align 2
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds %struct.Machine, ptr %7, i32 0, i32 0
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds %struct.Code, ptr %9, i32 1
  store ptr %10, ptr %8, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %4, ptr align 2 %9, i64 4, i1 false)
  %11 = getelementptr inbounds %struct.Code, ptr %4, i32 0, i32 0
  %12 = load i8, ptr %11, align 2
  %13 = zext i8 %12 to i32
  switch i32 %13, label %39 [
    i32 0, label %14
    i32 1, label %18
    i32 2, label %26
    i32 3, label %30
    i32 4, label %34
  ]

14:                                               ; preds = %1
  %15 = getelementptr inbounds %struct.Code, ptr %4, i32 0, i32 1
  %16 = load i16, ptr %15, align 2
  %17 = sext i16 %16 to i32
  call void @_ZN7Machine4pushEi(ptr noundef nonnull align 8 dereferenceable(24) %7, i32 noundef %17) #4
  store i1 true, ptr %2, align 1
  br label %40

18:                                               ; preds = %1
  %19 = getelementptr inbounds %struct.Machine, ptr %7, i32 0, i32 2
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds %struct.Code, ptr %4, i32 0, i32 1
  %22 = load i16, ptr %21, align 2
  %23 = sext i16 %22 to i64
  %24 = getelementptr inbounds i32, ptr %20, i64 %23
  %25 = load i32, ptr %24, align 4
  call void @_ZN7Machine4pushEi(ptr noundef nonnull align 8 dereferenceable(24) %7, i32 noundef %25) #4
  store i1 true, ptr %2, align 1
  br label %40

26:                                               ; preds = %1
  %27 = call noundef i32 @_ZN7Machine3popEv(ptr noundef nonnull align 8 dereferenceable(24) %7) #4
  %28 = call noundef i32 @_ZN7Machine3popEv(ptr noundef nonnull align 8 dereferenceable(24) %7) #4
  %29 = add nsw i32 %27, %28
  call void @_ZN7Machine4pushEi(ptr noundef nonnull align 8 dereferenceable(24) %7, i32 noundef %29) #4
  store i1 true, ptr %2, align 1
  br label %40

30:                                               ; preds = %1
  %31 = call noundef i32 @_ZN7Machine3popEv(ptr noundef nonnull align 8 dereferenceable(24) %7) #4
  %32 = call noundef i32 @_ZN7Machine3popEv(ptr noundef nonnull align 8 dereferenceable(24) %7) #4
  %33 = mul nsw i32 %31, %32
  call void @_ZN7Machine4pushEi(ptr noundef nonnull align 8 dereferenceable(24) %7, i32 noundef %33) #4
  store i1 true, ptr %2, align 1
  br label %40

34:                                               ; preds = %1
  %35 = call noundef i32 @_ZN7Machine3popEv(ptr noundef nonnull align 8 dereferenceable(24) %7) #4
  store i32 %35, ptr %5, align 4
  %36 = call noundef i32 @_ZN7Machine3popEv(ptr noundef nonnull align 8 dereferenceable(24) %7) #4
  store i32 %36, ptr %6, align 4
  %37 = load i32, ptr %5, align 4
  call void @_ZN7Machine4pushEi(ptr noundef nonnull align 8 dereferenceable(24) %7, i32 noundef %37) #4
  %38 = load i32, ptr %6, align 4
  call void @_ZN7Machine4pushEi(ptr noundef nonnull align 8 dereferenceable(24) %7, i32 noundef %38) #4
  store i1 true, ptr %2, align 1
  br label %40

39:                                               ; preds = %1
  store i1 false, ptr %2, align 1
  br label %40

40:                                               ; preds = %39, %34, %30, %26, %18, %14
  %41 = load i1, ptr %2, align 1
  ret i1 %41
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN7Machine3popEv(ptr noundef nonnull align 8 dereferenceable(24) %0) #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Machine, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i32, ptr %5, i32 -1
  store ptr %6, ptr %4, align 8
  %7 = load i32, ptr %6, align 4
  ret i32 %7
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN7Machine4pushEi(ptr noundef nonnull align 8 dereferenceable(24) %0, i32 noundef %1) #1 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = getelementptr inbounds %struct.Machine, ptr %5, i32 0, i32 1
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds i32, ptr %8, i32 1
  store ptr %9, ptr %7, align 8
  store i32 %6, ptr %8, align 4
  ret void
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @machine, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
