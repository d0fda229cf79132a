; ModuleID = 'big_integer.cu'
source_filename = "big_integer.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.Big = type { [4 x i64] }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z7big_addRK3BigS1_PS_(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 8 dereferenceable(32) %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i128, align 16
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  store i64 0, ptr %7, align 8
  store i32 0, ptr %8, align 4
  br label %10

10:                                               ; preds = %42, %3
  %11 = load i32, ptr %8, align 4
  %12 = icmp slt i32 %11, 4
  br i1 %12, label %13, label %45

13:                                               ; preds = %10
  %14 = load ptr, ptr %4, align 8
  %15 = getelementptr inbounds %struct.Big, ptr %14, i32 0, i32 0
  %16 = load i32, ptr %8, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [4 x i64], ptr %15, i64 0, i64 %17
  %19 = load i64, ptr %18, align 8
  %20 = zext i64 %19 to i128
  %21 = load ptr, ptr %5, align 8
  %22 = getelementptr inbounds %struct.Big, ptr %21, i32 0, i32 0
  %23 = load i32, ptr %8, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [4 x i64], ptr %22, i64 0, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = zext i64 %26 to i128
  %28 = add i128 %20, %27
  %29 = load i64, ptr %7, align 8
  %30 = zext i64 %29 to i128
  %31 = add i128 %28, %30
  store i128 %31, ptr %9, align 16
  %32 = load i128, ptr %9, align 16
  %33 = trunc i128 %32 to i64
  %34 = load ptr, ptr %6, align 8
  %35 = getelementptr inbounds %struct.Big, ptr %34, i32 0, i32 0
  %36 = load i32, ptr %8, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [4 x i64], ptr %35, i64 0, i64 %37
  store i64 %33, ptr %38, align 8
  %39 = load i128, ptr %9, align 16
  %40 = lshr i128 %39, 64
  %41 = trunc i128 %40 to i64
  store i64 %41, ptr %7, align 8
  br label %42

42:                                               ; preds = %13
  %43 = load i32, ptr %8, align 4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %8, align 4
  br label %10, !llvm.loop !8

45:                                               ; preds = %10
  %46 = load i64, ptr %7, align 8
  %47 = trunc i64 %46 to i32
  ret i32 %47
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Big @_Z7big_mulRK3BigS1_(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 8 dereferenceable(32) %1) #0 {
  %3 = alloca %struct.Big, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i128, align 16
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %3, i8 0, i64 32, i1 false)
  store i32 0, ptr %6, align 4
  br label %10

10:                                               ; preds = %62, %2
  %11 = load i32, ptr %6, align 4
  %12 = icmp slt i32 %11, 4
  br i1 %12, label %13, label %65

13:                                               ; preds = %10
  store i64 0, ptr %7, align 8
  store i32 0, ptr %8, align 4
  br label %14

14:                                               ; preds = %58, %13
  %15 = load i32, ptr %6, align 4
  %16 = load i32, ptr %8, align 4
  %17 = add nsw i32 %15, %16
  %18 = icmp slt i32 %17, 4
  br i1 %18, label %19, label %61

19:                                               ; preds = %14
  %20 = load ptr, ptr %4, align 8
  %21 = getelementptr inbounds %struct.Big, ptr %20, i32 0, i32 0
  %22 = load i32, ptr %6, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [4 x i64], ptr %21, i64 0, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = zext i64 %25 to i128
  %27 = load ptr, ptr %5, align 8
  %28 = getelementptr inbounds %struct.Big, ptr %27, i32 0, i32 0
  %29 = load i32, ptr %8, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [4 x i64], ptr %28, i64 0, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = zext i64 %32 to i128
  %34 = mul i128 %26, %33
  %35 = getelementptr inbounds %struct.Big, ptr %3, i32 0, i32 0
  %36 = load i32, ptr %6, align 4
  %37 = load i32, ptr %8, align 4
  %38 = add nsw i32 %36, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [4 x i64], ptr %35, i64 0, i64 %39
  %41 = load i64, ptr %40, align 8
  %42 = zext i64 %41 to i128
  %43 = add i128 %34, %42
  %44 = load i64, ptr %7, align 8
  %45 = zext i64 %44 to i128
  %46 = add i128 %43, %45
  store i128 %46, ptr %9, align 16
  %47 = load i128, ptr %9, align 16
  %48 = trunc i128 %47 to i64
  %49 = getelementptr inbounds %struct.Big, ptr %3, i32 0, i32 0
  %50 = load i32, ptr %6, align 4
  %51 = load i32, ptr %8, align 4
  %52 = add nsw i32 %50, %51
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [4 x i64], ptr %49, i64 0, i64 %53
  store i64 %48, ptr %54, align 8
  %55 = load i128, ptr %9, align 16
  %56 = lshr i128 %55, 64
  %57 = trunc i128 %56 to i64
  store i64 %57, ptr %7, align 8
  br label %58

58:                                               ; preds = %19
  %59 = load i32, ptr %8, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %8, align 4
  br label %14, !llvm.loop !10

61:                                               ; preds = %14
  br label %62

62:                                               ; preds = %61
  %63 = load i32, ptr %6, align 4
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %6, align 4
  br label %10, !llvm.loop !11

65:                                               ; preds = %10
  %66 = load %struct.Big, ptr %3, align 8
  ret %struct.Big %66
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z7big_modRK3Bigj(ptr noundef nonnull align 8 dereferenceable(32) %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i64 0, ptr %5, align 8
  store i32 3, ptr %6, align 4
  br label %7

7:                                                ; preds = %37, %2
  %8 = load i32, ptr %6, align 4
  %9 = icmp sge i32 %8, 0
  br i1 %9, label %10, label %40

10:                                               ; preds = %7
  %11 = load i64, ptr %5, align 8
  %12 = shl i64 %11, 32
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds %struct.Big, ptr %13, i32 0, i32 0
  %15 = load i32, ptr %6, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds [4 x i64], ptr %14, i64 0, i64 %16
  %18 = load i64, ptr %17, align 8
  %19 = lshr i64 %18, 32
  %20 = or i64 %12, %19
  %21 = load i32, ptr %4, align 4
  %22 = zext i32 %21 to i64
  %23 = urem i64 %20, %22
  store i64 %23, ptr %5, align 8
  %24 = load i64, ptr %5, align 8
  %25 = shl i64 %24, 32
  %26 = load ptr, ptr %3, align 8
  %27 = getelementptr inbounds %struct.Big, ptr %26, i32 0, i32 0
  %28 = load i32, ptr %6, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [4 x i64], ptr %27, i64 0, i64 %29
  %31 = load i64, ptr %30, align 8
  %32 = and i64 %31, 4294967295
  %33 = or i64 %25, %32
  %34 = load i32, ptr %4, align 4
  %35 = zext i32 %34 to i64
  %36 = urem i64 %33, %35
  store i64 %36, ptr %5, align 8
  br label %37

37:                                               ; preds = %10
  %38 = load i32, ptr %6, align 4
  %39 = add nsw i32 %38, -1
  store i32 %39, ptr %6, align 4
  br label %7, !llvm.loop !12

40:                                               ; preds = %7
  %41 = load i64, ptr %5, align 8
  %42 = trunc i64 %41 to i32
  ret i32 %42
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @big_integer(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7) #2 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca %struct.Big, align 8
  %19 = alloca %struct.Big, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store i32 %7, ptr %16, align 4
  %20 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %21 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %22 = mul i32 %20, %21
  %23 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %24 = add i32 %22, %23
  store i32 %24, ptr %17, align 4
  %25 = load i32, ptr %17, align 4
  %26 = load i32, ptr %16, align 4
  %27 = icmp sge i32 %25, %26
  br i1 %27, label %28, label %29

28:                                               ; preds = %8
  br label %76

29:                                               ; preds = %8
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %17, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds %struct.Big, ptr %30, i64 %32
  %34 = load ptr, ptr %10, align 8
  %35 = load i32, ptr %17, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds %struct.Big, ptr %34, i64 %36
  %38 = call noundef i32 @_Z7big_addRK3BigS1_PS_(ptr noundef nonnull align 8 dereferenceable(32) %33, ptr noundef nonnull align 8 dereferenceable(32) %37, ptr noundef %18) #5
  %39 = load ptr, ptr %13, align 8
  %40 = load i32, ptr %17, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %39, i64 %41
  store i32 %38, ptr %42, align 4
  %43 = load ptr, ptr %11, align 8
  %44 = load i32, ptr %17, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds %struct.Big, ptr %43, i64 %45
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 8 %18, i64 32, i1 false)
  %47 = load ptr, ptr %9, align 8
  %48 = load i32, ptr %17, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds %struct.Big, ptr %47, i64 %49
  %51 = load ptr, ptr %10, align 8
  %52 = load i32, ptr %17, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds %struct.Big, ptr %51, i64 %53
  %55 = call %struct.Big @_Z7big_mulRK3BigS1_(ptr noundef nonnull align 8 dereferenceable(32) %50, ptr noundef nonnull align 8 dereferenceable(32) %54) #5
  %56 = getelementptr inbounds %struct.Big, ptr %19, i32 0, i32 0
  %57 = extractvalue %struct.Big %55, 0
  store [4 x i64] %57, ptr %56, align 8
  %58 = load ptr, ptr %12, align 8
  %59 = load i32, ptr %17, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds %struct.Big, ptr %58, i64 %60
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %61, ptr align 8 %19, i64 32, i1 false)
  %62 = load ptr, ptr %9, align 8
  %63 = load i32, ptr %17, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds %struct.Big, ptr %62, i64 %64
  %66 = load ptr, ptr %14, align 8
  %67 = load i32, ptr %17, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i32, ptr %66, i64 %68
  %70 = load i32, ptr %69, align 4
  %71 = call noundef i32 @_Z7big_modRK3Bigj(ptr noundef nonnull align 8 dereferenceable(32) %65, i32 noundef %70) #5
  %72 = load ptr, ptr %15, align 8
  %73 = load i32, ptr %17, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i32, ptr %72, i64 %74
  store i32 %71, ptr %75, align 4
  br label %76

76:                                               ; preds = %29, %28
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
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
!4 = !{ptr @big_integer, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
!12 = distinct !{!12, !9}
