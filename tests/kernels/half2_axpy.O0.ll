; ModuleID = 'half2_axpy.cu'
source_filename = "half2_axpy.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }
%struct.__half2 = type { %struct.__half, %struct.__half }
%struct.__half = type { i16 }
%struct.float2.0 = type { float, float }

$_ZN7__half2C1ERKS_ = comdat any

$_ZN7__half2aSERKS_ = comdat any

$_Z16__shfl_down_syncjfji = comdat any

$_ZN7__half2C2ERKS_ = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @half2_axpy(i32 noundef %0, float noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca %struct.__half2, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca %struct.__half2, align 4
  %15 = alloca %struct.__half2, align 4
  %16 = alloca %struct.__half2, align 4
  %17 = alloca %struct.__half2, align 4
  %18 = alloca %struct.__half2, align 4
  %19 = alloca %struct.float2.0, align 8
  %20 = alloca %struct.__half2, align 4
  %21 = alloca %struct.__half2, align 4
  %22 = alloca %struct.__half2, align 4
  %23 = alloca i32, align 4
  store i32 %0, ptr %6, align 4
  store float %1, ptr %7, align 4
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  store ptr %4, ptr %10, align 8
  %24 = load float, ptr %7, align 4
  call void @_ZL16__float2half2_rnf(ptr dead_on_unwind writable sret(%struct.__half2) align 4 %11, float noundef %24) #5
  store float 0.000000e+00, ptr %12, align 4
  %25 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %26 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %27 = mul i32 %25, %26
  %28 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = add i32 %27, %28
  store i32 %29, ptr %13, align 4
  br label %30

30:                                               ; preds = %61, %5
  %31 = load i32, ptr %13, align 4
  %32 = load i32, ptr %6, align 4
  %33 = sdiv i32 %32, 2
  %34 = icmp slt i32 %31, %33
  br i1 %34, label %35, label %67

35:                                               ; preds = %30
  %36 = load ptr, ptr %8, align 8
  %37 = load i32, ptr %13, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds %struct.__half2, ptr %36, i64 %38
  call void @_ZN7__half2C1ERKS_(ptr noundef nonnull align 4 dereferenceable(4) %14, ptr noundef nonnull align 4 dereferenceable(4) %39) #5
  call void @_ZN7__half2C1ERKS_(ptr noundef nonnull align 4 dereferenceable(4) %16, ptr noundef nonnull align 4 dereferenceable(4) %11) #5
  call void @_ZN7__half2C1ERKS_(ptr noundef nonnull align 4 dereferenceable(4) %17, ptr noundef nonnull align 4 dereferenceable(4) %14) #5
  %40 = load ptr, ptr %9, align 8
  %41 = load i32, ptr %13, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds %struct.__half2, ptr %40, i64 %42
  call void @_ZN7__half2C1ERKS_(ptr noundef nonnull align 4 dereferenceable(4) %18, ptr noundef nonnull align 4 dereferenceable(4) %43) #5
  call void @_ZL7__hfma27__half2S_S_(ptr dead_on_unwind writable sret(%struct.__half2) align 4 %15, ptr noundef byval(%struct.__half2) align 4 %16, ptr noundef byval(%struct.__half2) align 4 %17, ptr noundef byval(%struct.__half2) align 4 %18) #5
  %44 = load ptr, ptr %9, align 8
  %45 = load i32, ptr %13, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds %struct.__half2, ptr %44, i64 %46
  %48 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN7__half2aSERKS_(ptr noundef nonnull align 4 dereferenceable(4) %47, ptr noundef nonnull align 4 dereferenceable(4) %15) #5
  call void @_ZN7__half2C1ERKS_(ptr noundef nonnull align 4 dereferenceable(4) %21, ptr noundef nonnull align 4 dereferenceable(4) %14) #5
  call void @_ZN7__half2C1ERKS_(ptr noundef nonnull align 4 dereferenceable(4) %22, ptr noundef nonnull align 4 dereferenceable(4) %15) #5
  call void @_ZL7__hmul27__half2S_(ptr dead_on_unwind writable sret(%struct.__half2) align 4 %20, ptr noundef byval(%struct.__half2) align 4 %21, ptr noundef byval(%struct.__half2) align 4 %22) #5
  %49 = call %struct.float2.0 @_ZL14__half22float27__half2(ptr noundef byval(%struct.__half2) align 4 %20) #5
  %50 = getelementptr inbounds %struct.float2.0, ptr %19, i32 0, i32 0
  %51 = extractvalue %struct.float2.0 %49, 0
  store float %51, ptr %50, align 8
  %52 = getelementptr inbounds %struct.float2.0, ptr %19, i32 0, i32 1
  %53 = extractvalue %struct.float2.0 %49, 1
  store float %53, ptr %52, align 4
  %54 = getelementptr inbounds %struct.float2.0, ptr %19, i32 0, i32 0
  %55 = load float, ptr %54, align 8
  %56 = getelementptr inbounds %struct.float2.0, ptr %19, i32 0, i32 1
  %57 = load float, ptr %56, align 4
  %58 = fadd contract float %55, %57
  %59 = load float, ptr %12, align 4
  %60 = fadd contract float %59, %58
  store float %60, ptr %12, align 4
  br label %61

61:                                               ; preds = %35
  %62 = call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %63 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %64 = mul i32 %62, %63
  %65 = load i32, ptr %13, align 4
  %66 = add i32 %65, %64
  store i32 %66, ptr %13, align 4
  br label %30, !llvm.loop !9

67:                                               ; preds = %30
  store i32 16, ptr %23, align 4
  br label %68

68:                                               ; preds = %77, %67
  %69 = load i32, ptr %23, align 4
  %70 = icmp sgt i32 %69, 0
  br i1 %70, label %71, label %80

71:                                               ; preds = %68
  %72 = load float, ptr %12, align 4
  %73 = load i32, ptr %23, align 4
  %74 = call contract noundef float @_Z16__shfl_down_syncjfji(i32 noundef -1, float noundef %72, i32 noundef %73, i32 noundef 32) #5
  %75 = load float, ptr %12, align 4
  %76 = fadd contract float %75, %74
  store float %76, ptr %12, align 4
  br label %77

77:                                               ; preds = %71
  %78 = load i32, ptr %23, align 4
  %79 = ashr i32 %78, 1
  store i32 %79, ptr %23, align 4
  br label %68, !llvm.loop !11

80:                                               ; preds = %68
  %81 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %82 = and i32 %81, 31
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %88

84:                                               ; preds = %80
  %85 = load ptr, ptr %10, align 8
  %86 = load float, ptr %12, align 4
  %87 = call contract noundef float @_ZL9atomicAddPff(ptr noundef %85, float noundef %86) #5
  br label %88

88:                                               ; preds = %84, %80
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal void @_ZL16__float2half2_rnf(ptr dead_on_unwind noalias writable sret(%struct.__half2) align 4 %0, float noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  store ptr %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %5 = load float, ptr %4, align 4
  %6 = call i32 asm "{.reg .f16 low;\0A  cvt.rn.f16.f32 low, $1;\0A  mov.b32 $0, {low,low};}\0A", "=r,f"(float %5) #6, !srcloc !12
  store i32 %6, ptr %0, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN7__half2C1ERKS_(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #1 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  call void @_ZN7__half2C2ERKS_(ptr noundef nonnull align 4 dereferenceable(4) %5, ptr noundef nonnull align 4 dereferenceable(4) %6) #5
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal void @_ZL7__hfma27__half2S_S_(ptr dead_on_unwind noalias writable sret(%struct.__half2) align 4 %0, ptr noundef byval(%struct.__half2) align 4 %1, ptr noundef byval(%struct.__half2) align 4 %2, ptr noundef byval(%struct.__half2) align 4 %3) #1 {
  %5 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  %6 = load i32, ptr %1, align 4
  %7 = load i32, ptr %2, align 4
  %8 = load i32, ptr %3, align 4
  %9 = call i32 asm "{fma.rn.f16x2 $0,$1,$2,$3;\0A}", "=r,r,r,r"(i32 %6, i32 %7, i32 %8) #6, !srcloc !13
  store i32 %9, ptr %0, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZN7__half2aSERKS_(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) #1 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = load i32, ptr %6, align 4
  store i32 %7, ptr %5, align 4
  ret ptr %5
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal %struct.float2.0 @_ZL14__half22float27__half2(ptr noundef byval(%struct.__half2) align 4 %0) #1 {
  %2 = alloca %struct.float2.0, align 8
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = load i32, ptr %0, align 4
  %6 = call contract float asm "{.reg .f16 low,high;\0A  mov.b32 {low,high},$1;\0A  cvt.f32.f16 $0, low;}\0A", "=f,r"(i32 %5) #6, !srcloc !14
  store float %6, ptr %4, align 4
  %7 = load i32, ptr %0, align 4
  %8 = call contract float asm "{.reg .f16 low,high;\0A  mov.b32 {low,high},$1;\0A  cvt.f32.f16 $0, high;}\0A", "=f,r"(i32 %7) #6, !srcloc !15
  store float %8, ptr %3, align 4
  %9 = load float, ptr %4, align 4
  %10 = load float, ptr %3, align 4
  %11 = call %struct.float2.0 @_ZL11make_float2ff(float noundef %9, float noundef %10) #5
  %12 = getelementptr inbounds %struct.float2.0, ptr %2, i32 0, i32 0
  %13 = extractvalue %struct.float2.0 %11, 0
  store float %13, ptr %12, align 8
  %14 = getelementptr inbounds %struct.float2.0, ptr %2, i32 0, i32 1
  %15 = extractvalue %struct.float2.0 %11, 1
  store float %15, ptr %14, align 4
  %16 = load %struct.float2.0, ptr %2, align 8
  ret %struct.float2.0 %16
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal void @_ZL7__hmul27__half2S_(ptr dead_on_unwind noalias writable sret(%struct.__half2) align 4 %0, ptr noundef byval(%struct.__half2) align 4 %1, ptr noundef byval(%struct.__half2) align 4 %2) #1 {
  %4 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  %5 = load i32, ptr %1, align 4
  %6 = load i32, ptr %2, align 4
  %7 = call i32 asm "{mul.f16x2 $0,$1,$2;\0A}", "=r,r,r"(i32 %5, i32 %6) #6, !srcloc !16
  store i32 %7, ptr %0, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_Z16__shfl_down_syncjfji(i32 noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #1 comdat {
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store float %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load i32, ptr %5, align 4
  %10 = load float, ptr %6, align 4
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  %13 = sub nsw i32 32, %12
  %14 = shl i32 %13, 8
  %15 = or i32 %14, 31
  %16 = call contract float @llvm.nvvm.shfl.sync.down.f32(i32 %9, float %10, i32 %11, i32 %15)
  ret float %16
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef float @_ZL9atomicAddPff(ptr noundef %0, float noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  %5 = alloca ptr, align 8
  %6 = alloca float, align 4
  store ptr %0, ptr %5, align 8
  store float %1, ptr %6, align 4
  %7 = load ptr, ptr %5, align 8
  %8 = load float, ptr %6, align 4
  store ptr %7, ptr %3, align 8
  store float %8, ptr %4, align 4
  %9 = load ptr, ptr %3, align 8
  %10 = load float, ptr %4, align 4
  %11 = atomicrmw fadd ptr %9, float %10 seq_cst, align 4
  ret float %11
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @half_relu(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.__half, align 2
  %9 = alloca %struct.__half, align 2
  %10 = alloca %struct.__half, align 2
  %11 = alloca %struct.__half, align 2
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %12 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  store i32 %16, ptr %7, align 4
  %17 = load i32, ptr %7, align 4
  %18 = load i32, ptr %6, align 4
  %19 = icmp sge i32 %17, %18
  br i1 %19, label %20, label %21

20:                                               ; preds = %3
  br label %40

21:                                               ; preds = %3
  %22 = load ptr, ptr %4, align 8
  %23 = load i32, ptr %7, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds %struct.__half, ptr %22, i64 %24
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %8, ptr align 2 %25, i64 2, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %10, ptr align 2 %8, i64 2, i1 false)
  %26 = call %struct.__half @_ZL12__float2halff(float noundef 0.000000e+00) #5
  %27 = getelementptr inbounds %struct.__half, ptr %11, i32 0, i32 0
  %28 = extractvalue %struct.__half %26, 0
  store i16 %28, ptr %27, align 2
  %29 = call noundef zeroext i1 @_ZL5__hgt6__halfS_(ptr noundef byval(%struct.__half) align 2 %10, ptr noundef byval(%struct.__half) align 2 %11) #5
  br i1 %29, label %30, label %31

30:                                               ; preds = %21
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %9, ptr align 2 %8, i64 2, i1 false)
  br label %35

31:                                               ; preds = %21
  %32 = call %struct.__half @_ZL12__float2halff(float noundef 0.000000e+00) #5
  %33 = getelementptr inbounds %struct.__half, ptr %9, i32 0, i32 0
  %34 = extractvalue %struct.__half %32, 0
  store i16 %34, ptr %33, align 2
  br label %35

35:                                               ; preds = %31, %30
  %36 = load ptr, ptr %5, align 8
  %37 = load i32, ptr %7, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds %struct.__half, ptr %36, i64 %38
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %39, ptr align 2 %9, i64 2, i1 false)
  br label %40

40:                                               ; preds = %35, %20
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef zeroext i1 @_ZL5__hgt6__halfS_(ptr noundef byval(%struct.__half) align 2 %0, ptr noundef byval(%struct.__half) align 2 %1) #1 {
  %3 = alloca i16, align 2
  %4 = load i16, ptr %0, align 2
  %5 = load i16, ptr %1, align 2
  %6 = call i16 asm "{ .reg .pred __$$temp3;\0A  setp.gt.f16  __$$temp3, $1, $2;\0A  selp.u16 $0, 1, 0, __$$temp3;}", "=h,h,h"(i16 %4, i16 %5) #6, !srcloc !17
  store i16 %6, ptr %3, align 2
  %7 = load i16, ptr %3, align 2
  %8 = zext i16 %7 to i32
  %9 = icmp ne i32 %8, 0
  %10 = zext i1 %9 to i64
  %11 = select i1 %9, i1 true, i1 false
  ret i1 %11
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal %struct.__half @_ZL12__float2halff(float noundef %0) #1 {
  %2 = alloca %struct.__half, align 2
  %3 = alloca float, align 4
  store float %0, ptr %3, align 4
  %4 = load float, ptr %3, align 4
  %5 = call i16 asm "{  cvt.rn.f16.f32 $0, $1;}\0A", "=h,f"(float %4) #6, !srcloc !18
  store i16 %5, ptr %2, align 2
  %6 = load %struct.__half, ptr %2, align 2
  ret %struct.__half %6
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN7__half2C2ERKS_(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #1 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.__half2, ptr %5, i32 0, i32 0
  %7 = getelementptr inbounds %struct.__half2, ptr %5, i32 0, i32 1
  %8 = load ptr, ptr %4, align 8
  %9 = load i32, ptr %8, align 4
  store i32 %9, ptr %5, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal %struct.float2.0 @_ZL11make_float2ff(float noundef %0, float noundef %1) #1 {
  %3 = alloca %struct.float2.0, align 8
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  store float %0, ptr %4, align 4
  store float %1, ptr %5, align 4
  %6 = load float, ptr %4, align 4
  %7 = getelementptr inbounds %struct.float2.0, ptr %3, i32 0, i32 0
  store float %6, ptr %7, align 8
  %8 = load float, ptr %5, align 4
  %9 = getelementptr inbounds %struct.float2.0, ptr %3, i32 0, i32 1
  store float %8, ptr %9, align 4
  %10 = load %struct.float2.0, ptr %3, align 8
  ret %struct.float2.0 %10
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4, !5}
!llvm.ident = !{!6, !7}
!nvvmir.version = !{!8}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @half2_axpy, !"kernel", i32 1}
!5 = !{ptr @half_relu, !"kernel", i32 1}
!6 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!7 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!8 = !{i32 2, i32 0}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10}
!12 = !{i64 2154176217, i64 2154176246, i64 2154176284}
!13 = !{i64 2155489231, i64 2155489285}
!14 = !{i64 2154344060, i64 2154344094, i64 2154344131}
!15 = !{i64 2154344245, i64 2154344279, i64 2154344316}
!16 = !{i64 2155398140, i64 2155398169}
!17 = !{i64 2155239507, i64 2155239545, i64 2155239598}
!18 = !{i64 2154132945}
