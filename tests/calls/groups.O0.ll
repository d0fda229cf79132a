; ModuleID = 'groups.cu'
source_filename = "groups.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.Group = type { ptr, i32, i32 }

$_ZNK5Group6reduceEi = comdat any

$_ZNK5Group4syncEv = comdat any

@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ6groupsE4room = internal addrspace(3) global [64 x i32] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Group @_Z10this_blockPi(ptr noundef %0) #0 {
  %2 = alloca %struct.Group, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  %4 = getelementptr inbounds %struct.Group, ptr %2, i32 0, i32 0
  %5 = load ptr, ptr %3, align 8
  store ptr %5, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Group, ptr %2, i32 0, i32 1
  %7 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  store i32 %7, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Group, ptr %2, i32 0, i32 2
  %9 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %9, ptr %8, align 4
  %10 = load %struct.Group, ptr %2, align 8
  ret %struct.Group %10
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z5totalRK5GroupPKii(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  %10 = load ptr, ptr %4, align 8
  %11 = getelementptr inbounds %struct.Group, ptr %10, i32 0, i32 2
  %12 = load i32, ptr %11, align 4
  %13 = add nsw i32 %9, %12
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr %8, i64 %14
  %16 = load i32, ptr %15, align 4
  %17 = call noundef i32 @_ZNK5Group6reduceEi(ptr noundef nonnull align 8 dereferenceable(16) %7, i32 noundef %16) #4
  ret i32 %17
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZNK5Group6reduceEi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %7 = load ptr, ptr %3, align 8
  %8 = load i32, ptr %4, align 4
  %9 = getelementptr inbounds %struct.Group, ptr %7, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds %struct.Group, ptr %7, i32 0, i32 2
  %12 = load i32, ptr %11, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %10, i64 %13
  store i32 %8, ptr %14, align 4
  call void @_ZNK5Group4syncEv(ptr noundef nonnull align 8 dereferenceable(16) %7) #4
  %15 = getelementptr inbounds %struct.Group, ptr %7, i32 0, i32 1
  %16 = load i32, ptr %15, align 8
  %17 = sdiv i32 %16, 2
  store i32 %17, ptr %5, align 4
  br label %18

18:                                               ; preds = %45, %2
  %19 = load i32, ptr %5, align 4
  %20 = icmp sgt i32 %19, 0
  br i1 %20, label %21, label %48

21:                                               ; preds = %18
  %22 = getelementptr inbounds %struct.Group, ptr %7, i32 0, i32 2
  %23 = load i32, ptr %22, align 4
  %24 = load i32, ptr %5, align 4
  %25 = icmp slt i32 %23, %24
  br i1 %25, label %26, label %44

26:                                               ; preds = %21
  %27 = getelementptr inbounds %struct.Group, ptr %7, i32 0, i32 0
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds %struct.Group, ptr %7, i32 0, i32 2
  %30 = load i32, ptr %29, align 4
  %31 = load i32, ptr %5, align 4
  %32 = add nsw i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %28, i64 %33
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds %struct.Group, ptr %7, i32 0, i32 0
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds %struct.Group, ptr %7, i32 0, i32 2
  %39 = load i32, ptr %38, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %37, i64 %40
  %42 = load i32, ptr %41, align 4
  %43 = add nsw i32 %42, %35
  store i32 %43, ptr %41, align 4
  br label %44

44:                                               ; preds = %26, %21
  call void @_ZNK5Group4syncEv(ptr noundef nonnull align 8 dereferenceable(16) %7) #4
  br label %45

45:                                               ; preds = %44
  %46 = load i32, ptr %5, align 4
  %47 = sdiv i32 %46, 2
  store i32 %47, ptr %5, align 4
  br label %18, !llvm.loop !8

48:                                               ; preds = %18
  %49 = getelementptr inbounds %struct.Group, ptr %7, i32 0, i32 0
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds i32, ptr %50, i64 0
  %52 = load i32, ptr %51, align 4
  store i32 %52, ptr %6, align 4
  call void @_ZNK5Group4syncEv(ptr noundef nonnull align 8 dereferenceable(16) %7) #4
  %53 = load i32, ptr %6, align 4
  ret i32 %53
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @groups(ptr noundef %0, ptr noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.Group, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %9 = call %struct.Group @_Z10this_blockPi(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6groupsE4room to ptr)) #4
  %10 = getelementptr inbounds %struct.Group, ptr %7, i32 0, i32 0
  %11 = extractvalue %struct.Group %9, 0
  store ptr %11, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Group, ptr %7, i32 0, i32 1
  %13 = extractvalue %struct.Group %9, 1
  store i32 %13, ptr %12, align 8
  %14 = getelementptr inbounds %struct.Group, ptr %7, i32 0, i32 2
  %15 = extractvalue %struct.Group %9, 2
  store i32 %15, ptr %14, align 4
  %16 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = mul i32 %16, 64
  store i32 %17, ptr %8, align 4
  %18 = load ptr, ptr %4, align 8
  %19 = load i32, ptr %8, align 4
  %20 = call noundef i32 @_Z5totalRK5GroupPKii(ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef %18, i32 noundef %19) #4
  %21 = getelementptr inbounds %struct.Group, ptr %7, i32 0, i32 2
  %22 = load i32, ptr %21, align 4
  %23 = add nsw i32 %20, %22
  %24 = load ptr, ptr %5, align 8
  %25 = load i32, ptr %8, align 4
  %26 = getelementptr inbounds %struct.Group, ptr %7, i32 0, i32 2
  %27 = load i32, ptr %26, align 4
  %28 = add nsw i32 %25, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %24, i64 %29
  store i32 %23, ptr %30, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZNK5Group4syncEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @llvm.nvvm.barrier0()
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @groups, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
