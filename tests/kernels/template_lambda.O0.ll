; ModuleID = 'template_lambda.cu'
source_filename = "template_lambda.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%class.anon = type { i32, i32 }
%class.anon.0 = type { ptr, ptr, ptr }
%class.anon.1 = type { i8 }
%class.anon.2 = type { i8 }
%class.anon.4 = type { i8 }
%class.anon.6 = type { i32 }

@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@_ZZ4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_E1s = internal addrspace(3) global [256 x i64] undef, align 8
@_ZZ4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE0_ET_PKT0_iS2_T1_T2_E1s = internal addrspace(3) global [256 x i64] undef, align 8
@_ZZ4foldIxiZ15template_lambdaEUliE2_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_E1s = internal addrspace(3) global [256 x i64] undef, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @template_lambda(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %7) #0 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca %class.anon, align 4
  %18 = alloca %class.anon.0, align 8
  %19 = alloca %class.anon.1, align 1
  %20 = alloca %class.anon.2, align 1
  %21 = alloca i64, align 8
  %22 = alloca %class.anon.1, align 1
  %23 = alloca %class.anon.2, align 1
  %24 = alloca %class.anon.4, align 1
  %25 = alloca i64, align 8
  %26 = alloca %class.anon.1, align 1
  %27 = alloca %class.anon.4, align 1
  %28 = alloca i64, align 8
  %29 = alloca %class.anon.6, align 4
  %30 = alloca %class.anon.2, align 1
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store i32 %2, ptr %11, align 4
  store i32 %3, ptr %12, align 4
  store i32 %4, ptr %13, align 4
  store i32 %5, ptr %14, align 4
  store i32 %6, ptr %15, align 4
  store ptr %7, ptr %16, align 8
  %31 = getelementptr inbounds %class.anon, ptr %17, i32 0, i32 0
  %32 = load i32, ptr %14, align 4
  store i32 %32, ptr %31, align 4
  %33 = getelementptr inbounds %class.anon, ptr %17, i32 0, i32 1
  %34 = load i32, ptr %15, align 4
  store i32 %34, ptr %33, align 4
  %35 = load ptr, ptr %9, align 8
  %36 = load ptr, ptr %10, align 8
  %37 = load i32, ptr %11, align 4
  %38 = getelementptr inbounds %class.anon.0, ptr %18, i32 0, i32 0
  store ptr %17, ptr %38, align 8
  %39 = getelementptr inbounds %class.anon.0, ptr %18, i32 0, i32 1
  store ptr %12, ptr %39, align 8
  %40 = getelementptr inbounds %class.anon.0, ptr %18, i32 0, i32 2
  store ptr %13, ptr %40, align 8
  call void @_Z3mapIiZ15template_lambdaEUliE0_EvPKT_PS1_iT0_(ptr noundef %35, ptr noundef %36, i32 noundef %37, ptr noundef byval(%class.anon.0) align 8 %18) #4
  %41 = load ptr, ptr %9, align 8
  %42 = load i32, ptr %11, align 4
  %43 = call noundef i64 @_Z4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_(ptr noundef %41, i32 noundef %42, i64 noundef 0, ptr noundef byval(%class.anon.1) align 1 %22, ptr noundef byval(%class.anon.2) align 1 %23) #4
  store i64 %43, ptr %21, align 8
  %44 = load ptr, ptr %9, align 8
  %45 = load i32, ptr %11, align 4
  %46 = call noundef i64 @_Z4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE0_ET_PKT0_iS2_T1_T2_(ptr noundef %44, i32 noundef %45, i64 noundef -9223372036854775807, ptr noundef byval(%class.anon.1) align 1 %26, ptr noundef byval(%class.anon.4) align 1 %27) #4
  store i64 %46, ptr %25, align 8
  %47 = load ptr, ptr %9, align 8
  %48 = load i32, ptr %11, align 4
  %49 = getelementptr inbounds %class.anon.6, ptr %29, i32 0, i32 0
  %50 = load i32, ptr %13, align 4
  store i32 %50, ptr %49, align 4
  %51 = call noundef i64 @_Z4foldIxiZ15template_lambdaEUliE2_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_(ptr noundef %47, i32 noundef %48, i64 noundef 0, ptr noundef byval(%class.anon.6) align 4 %29, ptr noundef byval(%class.anon.2) align 1 %30) #4
  store i64 %51, ptr %28, align 8
  %52 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %64

54:                                               ; preds = %8
  %55 = load i64, ptr %21, align 8
  %56 = load ptr, ptr %16, align 8
  %57 = getelementptr inbounds i64, ptr %56, i64 0
  store i64 %55, ptr %57, align 8
  %58 = load i64, ptr %25, align 8
  %59 = load ptr, ptr %16, align 8
  %60 = getelementptr inbounds i64, ptr %59, i64 1
  store i64 %58, ptr %60, align 8
  %61 = load i64, ptr %28, align 8
  %62 = load ptr, ptr %16, align 8
  %63 = getelementptr inbounds i64, ptr %62, i64 2
  store i64 %61, ptr %63, align 8
  br label %64

64:                                               ; preds = %54, %8
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal void @_Z3mapIiZ15template_lambdaEUliE0_EvPKT_PS1_iT0_(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef byval(%class.anon.0) align 8 %3) #1 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  %9 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %9, ptr %8, align 4
  br label %10

10:                                               ; preds = %25, %4
  %11 = load i32, ptr %8, align 4
  %12 = load i32, ptr %7, align 4
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %29

14:                                               ; preds = %10
  %15 = load ptr, ptr %5, align 8
  %16 = load i32, ptr %8, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %15, i64 %17
  %19 = load i32, ptr %18, align 4
  %20 = call noundef i32 @_ZZ15template_lambdaENKUliE0_clEi(ptr noundef nonnull align 8 dereferenceable(24) %3, i32 noundef %19) #4
  %21 = load ptr, ptr %6, align 8
  %22 = load i32, ptr %8, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %21, i64 %23
  store i32 %20, ptr %24, align 4
  br label %25

25:                                               ; preds = %14
  %26 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %27 = load i32, ptr %8, align 4
  %28 = add i32 %27, %26
  store i32 %28, ptr %8, align 4
  br label %10, !llvm.loop !8

29:                                               ; preds = %10
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i64 @_Z4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_(ptr noundef %0, i32 noundef %1, i64 noundef %2, ptr noundef byval(%class.anon.1) align 1 %3, ptr noundef byval(%class.anon.2) align 1 %4) #1 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store i32 %1, ptr %7, align 4
  store i64 %2, ptr %8, align 8
  %13 = load i64, ptr %8, align 8
  store i64 %13, ptr %9, align 8
  %14 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %14, ptr %10, align 4
  br label %15

15:                                               ; preds = %28, %5
  %16 = load i32, ptr %10, align 4
  %17 = load i32, ptr %7, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %32

19:                                               ; preds = %15
  %20 = load i64, ptr %9, align 8
  %21 = load ptr, ptr %6, align 8
  %22 = load i32, ptr %10, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %21, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = call noundef i64 @_ZZ15template_lambdaENKUliE1_clEi(ptr noundef nonnull align 1 dereferenceable(1) %3, i32 noundef %25) #4
  %27 = call noundef i64 @_ZZ15template_lambdaENKUlxxE_clExx(ptr noundef nonnull align 1 dereferenceable(1) %4, i64 noundef %20, i64 noundef %26) #4
  store i64 %27, ptr %9, align 8
  br label %28

28:                                               ; preds = %19
  %29 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %30 = load i32, ptr %10, align 4
  %31 = add i32 %30, %29
  store i32 %31, ptr %10, align 4
  br label %15, !llvm.loop !10

32:                                               ; preds = %15
  %33 = load i64, ptr %9, align 8
  %34 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds [256 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_E1s to ptr), i64 0, i64 %35
  store i64 %33, ptr %36, align 8
  call void @llvm.nvvm.barrier0()
  %37 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %38 = udiv i32 %37, 2
  store i32 %38, ptr %11, align 4
  br label %39

39:                                               ; preds = %62, %32
  %40 = load i32, ptr %11, align 4
  %41 = icmp sgt i32 %40, 0
  br i1 %41, label %42, label %65

42:                                               ; preds = %39
  %43 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %44 = load i32, ptr %11, align 4
  %45 = icmp ult i32 %43, %44
  br i1 %45, label %46, label %61

46:                                               ; preds = %42
  %47 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds [256 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_E1s to ptr), i64 0, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %52 = load i32, ptr %11, align 4
  %53 = add i32 %51, %52
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds [256 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_E1s to ptr), i64 0, i64 %54
  %56 = load i64, ptr %55, align 8
  %57 = call noundef i64 @_ZZ15template_lambdaENKUlxxE_clExx(ptr noundef nonnull align 1 dereferenceable(1) %4, i64 noundef %50, i64 noundef %56) #4
  %58 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds [256 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_E1s to ptr), i64 0, i64 %59
  store i64 %57, ptr %60, align 8
  br label %61

61:                                               ; preds = %46, %42
  call void @llvm.nvvm.barrier0()
  br label %62

62:                                               ; preds = %61
  %63 = load i32, ptr %11, align 4
  %64 = sdiv i32 %63, 2
  store i32 %64, ptr %11, align 4
  br label %39, !llvm.loop !11

65:                                               ; preds = %39
  %66 = load i64, ptr addrspacecast (ptr addrspace(3) @_ZZ4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_E1s to ptr), align 8
  store i64 %66, ptr %12, align 8
  call void @llvm.nvvm.barrier0()
  %67 = load i64, ptr %12, align 8
  ret i64 %67
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i64 @_Z4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE0_ET_PKT0_iS2_T1_T2_(ptr noundef %0, i32 noundef %1, i64 noundef %2, ptr noundef byval(%class.anon.1) align 1 %3, ptr noundef byval(%class.anon.4) align 1 %4) #1 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store i32 %1, ptr %7, align 4
  store i64 %2, ptr %8, align 8
  %13 = load i64, ptr %8, align 8
  store i64 %13, ptr %9, align 8
  %14 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %14, ptr %10, align 4
  br label %15

15:                                               ; preds = %28, %5
  %16 = load i32, ptr %10, align 4
  %17 = load i32, ptr %7, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %32

19:                                               ; preds = %15
  %20 = load i64, ptr %9, align 8
  %21 = load ptr, ptr %6, align 8
  %22 = load i32, ptr %10, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %21, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = call noundef i64 @_ZZ15template_lambdaENKUliE1_clEi(ptr noundef nonnull align 1 dereferenceable(1) %3, i32 noundef %25) #4
  %27 = call noundef i64 @_ZZ15template_lambdaENKUlxxE0_clExx(ptr noundef nonnull align 1 dereferenceable(1) %4, i64 noundef %20, i64 noundef %26) #4
  store i64 %27, ptr %9, align 8
  br label %28

28:                                               ; preds = %19
  %29 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %30 = load i32, ptr %10, align 4
  %31 = add i32 %30, %29
  store i32 %31, ptr %10, align 4
  br label %15, !llvm.loop !12

32:                                               ; preds = %15
  %33 = load i64, ptr %9, align 8
  %34 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds [256 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE0_ET_PKT0_iS2_T1_T2_E1s to ptr), i64 0, i64 %35
  store i64 %33, ptr %36, align 8
  call void @llvm.nvvm.barrier0()
  %37 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %38 = udiv i32 %37, 2
  store i32 %38, ptr %11, align 4
  br label %39

39:                                               ; preds = %62, %32
  %40 = load i32, ptr %11, align 4
  %41 = icmp sgt i32 %40, 0
  br i1 %41, label %42, label %65

42:                                               ; preds = %39
  %43 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %44 = load i32, ptr %11, align 4
  %45 = icmp ult i32 %43, %44
  br i1 %45, label %46, label %61

46:                                               ; preds = %42
  %47 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds [256 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE0_ET_PKT0_iS2_T1_T2_E1s to ptr), i64 0, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %52 = load i32, ptr %11, align 4
  %53 = add i32 %51, %52
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds [256 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE0_ET_PKT0_iS2_T1_T2_E1s to ptr), i64 0, i64 %54
  %56 = load i64, ptr %55, align 8
  %57 = call noundef i64 @_ZZ15template_lambdaENKUlxxE0_clExx(ptr noundef nonnull align 1 dereferenceable(1) %4, i64 noundef %50, i64 noundef %56) #4
  %58 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds [256 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE0_ET_PKT0_iS2_T1_T2_E1s to ptr), i64 0, i64 %59
  store i64 %57, ptr %60, align 8
  br label %61

61:                                               ; preds = %46, %42
  call void @llvm.nvvm.barrier0()
  br label %62

62:                                               ; preds = %61
  %63 = load i32, ptr %11, align 4
  %64 = sdiv i32 %63, 2
  store i32 %64, ptr %11, align 4
  br label %39, !llvm.loop !13

65:                                               ; preds = %39
  %66 = load i64, ptr addrspacecast (ptr addrspace(3) @_ZZ4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE0_ET_PKT0_iS2_T1_T2_E1s to ptr), align 8
  store i64 %66, ptr %12, align 8
  call void @llvm.nvvm.barrier0()
  %67 = load i64, ptr %12, align 8
  ret i64 %67
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i64 @_Z4foldIxiZ15template_lambdaEUliE2_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_(ptr noundef %0, i32 noundef %1, i64 noundef %2, ptr noundef byval(%class.anon.6) align 4 %3, ptr noundef byval(%class.anon.2) align 1 %4) #1 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  store i32 %1, ptr %7, align 4
  store i64 %2, ptr %8, align 8
  %13 = load i64, ptr %8, align 8
  store i64 %13, ptr %9, align 8
  %14 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %14, ptr %10, align 4
  br label %15

15:                                               ; preds = %28, %5
  %16 = load i32, ptr %10, align 4
  %17 = load i32, ptr %7, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %32

19:                                               ; preds = %15
  %20 = load i64, ptr %9, align 8
  %21 = load ptr, ptr %6, align 8
  %22 = load i32, ptr %10, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %21, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = call noundef i64 @_ZZ15template_lambdaENKUliE2_clEi(ptr noundef nonnull align 4 dereferenceable(4) %3, i32 noundef %25) #4
  %27 = call noundef i64 @_ZZ15template_lambdaENKUlxxE_clExx(ptr noundef nonnull align 1 dereferenceable(1) %4, i64 noundef %20, i64 noundef %26) #4
  store i64 %27, ptr %9, align 8
  br label %28

28:                                               ; preds = %19
  %29 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %30 = load i32, ptr %10, align 4
  %31 = add i32 %30, %29
  store i32 %31, ptr %10, align 4
  br label %15, !llvm.loop !14

32:                                               ; preds = %15
  %33 = load i64, ptr %9, align 8
  %34 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds [256 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ4foldIxiZ15template_lambdaEUliE2_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_E1s to ptr), i64 0, i64 %35
  store i64 %33, ptr %36, align 8
  call void @llvm.nvvm.barrier0()
  %37 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %38 = udiv i32 %37, 2
  store i32 %38, ptr %11, align 4
  br label %39

39:                                               ; preds = %62, %32
  %40 = load i32, ptr %11, align 4
  %41 = icmp sgt i32 %40, 0
  br i1 %41, label %42, label %65

42:                                               ; preds = %39
  %43 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %44 = load i32, ptr %11, align 4
  %45 = icmp ult i32 %43, %44
  br i1 %45, label %46, label %61

46:                                               ; preds = %42
  %47 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds [256 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ4foldIxiZ15template_lambdaEUliE2_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_E1s to ptr), i64 0, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %52 = load i32, ptr %11, align 4
  %53 = add i32 %51, %52
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds [256 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ4foldIxiZ15template_lambdaEUliE2_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_E1s to ptr), i64 0, i64 %54
  %56 = load i64, ptr %55, align 8
  %57 = call noundef i64 @_ZZ15template_lambdaENKUlxxE_clExx(ptr noundef nonnull align 1 dereferenceable(1) %4, i64 noundef %50, i64 noundef %56) #4
  %58 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds [256 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ4foldIxiZ15template_lambdaEUliE2_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_E1s to ptr), i64 0, i64 %59
  store i64 %57, ptr %60, align 8
  br label %61

61:                                               ; preds = %46, %42
  call void @llvm.nvvm.barrier0()
  br label %62

62:                                               ; preds = %61
  %63 = load i32, ptr %11, align 4
  %64 = sdiv i32 %63, 2
  store i32 %64, ptr %11, align 4
  br label %39, !llvm.loop !15

65:                                               ; preds = %39
  %66 = load i64, ptr addrspacecast (ptr addrspace(3) @_ZZ4foldIxiZ15template_lambdaEUliE2_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_E1s to ptr), align 8
  store i64 %66, ptr %12, align 8
  call void @llvm.nvvm.barrier0()
  %67 = load i64, ptr %12, align 8
  ret i64 %67
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZZ15template_lambdaENKUliE0_clEi(ptr noundef nonnull align 8 dereferenceable(24) %0, i32 noundef %1) #1 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %class.anon.0, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %class.anon.0, ptr %5, i32 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = load i32, ptr %9, align 4
  %11 = load i32, ptr %4, align 4
  %12 = mul nsw i32 %10, %11
  %13 = getelementptr inbounds %class.anon.0, ptr %5, i32 0, i32 2
  %14 = load ptr, ptr %13, align 8
  %15 = load i32, ptr %14, align 4
  %16 = add nsw i32 %12, %15
  %17 = call noundef i32 @_ZZ15template_lambdaENKUliE_clEi(ptr noundef nonnull align 4 dereferenceable(8) %7, i32 noundef %16) #4
  ret i32 %17
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZZ15template_lambdaENKUliE_clEi(ptr noundef nonnull align 4 dereferenceable(8) %0, i32 noundef %1) #1 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = getelementptr inbounds %class.anon, ptr %5, i32 0, i32 0
  %8 = load i32, ptr %7, align 4
  %9 = icmp slt i32 %6, %8
  br i1 %9, label %10, label %13

10:                                               ; preds = %2
  %11 = getelementptr inbounds %class.anon, ptr %5, i32 0, i32 0
  %12 = load i32, ptr %11, align 4
  br label %25

13:                                               ; preds = %2
  %14 = load i32, ptr %4, align 4
  %15 = getelementptr inbounds %class.anon, ptr %5, i32 0, i32 1
  %16 = load i32, ptr %15, align 4
  %17 = icmp sgt i32 %14, %16
  br i1 %17, label %18, label %21

18:                                               ; preds = %13
  %19 = getelementptr inbounds %class.anon, ptr %5, i32 0, i32 1
  %20 = load i32, ptr %19, align 4
  br label %23

21:                                               ; preds = %13
  %22 = load i32, ptr %4, align 4
  br label %23

23:                                               ; preds = %21, %18
  %24 = phi i32 [ %20, %18 ], [ %22, %21 ]
  br label %25

25:                                               ; preds = %23, %10
  %26 = phi i32 [ %12, %10 ], [ %24, %23 ]
  ret i32 %26
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i64 @_ZZ15template_lambdaENKUlxxE_clExx(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1, i64 noundef %2) #1 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load i64, ptr %5, align 8
  %9 = load i64, ptr %6, align 8
  %10 = add nsw i64 %8, %9
  ret i64 %10
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i64 @_ZZ15template_lambdaENKUliE1_clEi(ptr noundef nonnull align 1 dereferenceable(1) %0, i32 noundef %1) #1 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = sext i32 %6 to i64
  ret i64 %7
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i64 @_ZZ15template_lambdaENKUlxxE0_clExx(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1, i64 noundef %2) #1 align 2 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i64 %2, ptr %6, align 8
  %7 = load ptr, ptr %4, align 8
  %8 = load i64, ptr %5, align 8
  %9 = load i64, ptr %6, align 8
  %10 = icmp sgt i64 %8, %9
  br i1 %10, label %11, label %13

11:                                               ; preds = %3
  %12 = load i64, ptr %5, align 8
  br label %15

13:                                               ; preds = %3
  %14 = load i64, ptr %6, align 8
  br label %15

15:                                               ; preds = %13, %11
  %16 = phi i64 [ %12, %11 ], [ %14, %13 ]
  ret i64 %16
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i64 @_ZZ15template_lambdaENKUliE2_clEi(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) #1 align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = getelementptr inbounds %class.anon.6, ptr %5, i32 0, i32 0
  %8 = load i32, ptr %7, align 4
  %9 = icmp sgt i32 %6, %8
  %10 = zext i1 %9 to i64
  %11 = select i1 %9, i64 1, i64 0
  ret i64 %11
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
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
!4 = !{ptr @template_lambda, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
!12 = distinct !{!12, !9}
!13 = distinct !{!13, !9}
!14 = distinct !{!14, !9}
!15 = distinct !{!15, !9}
