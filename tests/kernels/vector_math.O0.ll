; ModuleID = 'vector_math.cu'
source_filename = "vector_math.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.float3 = type { float, float, float }
%struct.float4 = type { float, float, float, float }
%struct.float2.0 = type { float, float }
%struct.double2.1 = type { double, double }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.float3 @_Z5cross6float3S_(ptr noundef byval(%struct.float3) align 4 %0, ptr noundef byval(%struct.float3) align 4 %1) #0 {
  %3 = alloca %struct.float3, align 4
  %4 = getelementptr inbounds %struct.float3, ptr %0, i32 0, i32 1
  %5 = load float, ptr %4, align 4
  %6 = getelementptr inbounds %struct.float3, ptr %1, i32 0, i32 2
  %7 = load float, ptr %6, align 4
  %8 = fmul contract float %5, %7
  %9 = getelementptr inbounds %struct.float3, ptr %0, i32 0, i32 2
  %10 = load float, ptr %9, align 4
  %11 = getelementptr inbounds %struct.float3, ptr %1, i32 0, i32 1
  %12 = load float, ptr %11, align 4
  %13 = fmul contract float %10, %12
  %14 = fsub contract float %8, %13
  %15 = getelementptr inbounds %struct.float3, ptr %0, i32 0, i32 2
  %16 = load float, ptr %15, align 4
  %17 = getelementptr inbounds %struct.float3, ptr %1, i32 0, i32 0
  %18 = load float, ptr %17, align 4
  %19 = fmul contract float %16, %18
  %20 = getelementptr inbounds %struct.float3, ptr %0, i32 0, i32 0
  %21 = load float, ptr %20, align 4
  %22 = getelementptr inbounds %struct.float3, ptr %1, i32 0, i32 2
  %23 = load float, ptr %22, align 4
  %24 = fmul contract float %21, %23
  %25 = fsub contract float %19, %24
  %26 = getelementptr inbounds %struct.float3, ptr %0, i32 0, i32 0
  %27 = load float, ptr %26, align 4
  %28 = getelementptr inbounds %struct.float3, ptr %1, i32 0, i32 1
  %29 = load float, ptr %28, align 4
  %30 = fmul contract float %27, %29
  %31 = getelementptr inbounds %struct.float3, ptr %0, i32 0, i32 1
  %32 = load float, ptr %31, align 4
  %33 = getelementptr inbounds %struct.float3, ptr %1, i32 0, i32 0
  %34 = load float, ptr %33, align 4
  %35 = fmul contract float %32, %34
  %36 = fsub contract float %30, %35
  %37 = call %struct.float3 @_ZL11make_float3fff(float noundef %14, float noundef %25, float noundef %36) #6
  %38 = getelementptr inbounds %struct.float3, ptr %3, i32 0, i32 0
  %39 = extractvalue %struct.float3 %37, 0
  store float %39, ptr %38, align 4
  %40 = getelementptr inbounds %struct.float3, ptr %3, i32 0, i32 1
  %41 = extractvalue %struct.float3 %37, 1
  store float %41, ptr %40, align 4
  %42 = getelementptr inbounds %struct.float3, ptr %3, i32 0, i32 2
  %43 = extractvalue %struct.float3 %37, 2
  store float %43, ptr %42, align 4
  %44 = load %struct.float3, ptr %3, align 4
  ret %struct.float3 %44
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal %struct.float3 @_ZL11make_float3fff(float noundef %0, float noundef %1, float noundef %2) #0 {
  %4 = alloca %struct.float3, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  store float %0, ptr %5, align 4
  store float %1, ptr %6, align 4
  store float %2, ptr %7, align 4
  %8 = load float, ptr %5, align 4
  %9 = getelementptr inbounds %struct.float3, ptr %4, i32 0, i32 0
  store float %8, ptr %9, align 4
  %10 = load float, ptr %6, align 4
  %11 = getelementptr inbounds %struct.float3, ptr %4, i32 0, i32 1
  store float %10, ptr %11, align 4
  %12 = load float, ptr %7, align 4
  %13 = getelementptr inbounds %struct.float3, ptr %4, i32 0, i32 2
  store float %12, ptr %13, align 4
  %14 = load %struct.float3, ptr %4, align 4
  ret %struct.float3 %14
}

; Function Attrs: convergent noinline nounwind optnone
define dso_local noundef float @_Z5clampfff(float noundef %0, float noundef %1, float noundef %2) #1 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  store float %0, ptr %8, align 4
  store float %1, ptr %9, align 4
  store float %2, ptr %10, align 4
  %11 = load float, ptr %8, align 4
  %12 = load float, ptr %9, align 4
  store float %11, ptr %4, align 4
  store float %12, ptr %5, align 4
  %13 = load float, ptr %4, align 4
  %14 = load float, ptr %5, align 4
  %15 = call float @llvm.nvvm.fmax.f(float %13, float %14)
  %16 = load float, ptr %10, align 4
  store float %15, ptr %6, align 4
  store float %16, ptr %7, align 4
  %17 = load float, ptr %6, align 4
  %18 = load float, ptr %7, align 4
  %19 = call float @llvm.nvvm.fmin.f(float %17, float %18)
  ret float %19
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @vector_math(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7) #2 {
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca %struct.float3, align 4
  %22 = alloca %struct.float3, align 4
  %23 = alloca %struct.float3, align 4
  %24 = alloca %struct.float3, align 4
  %25 = alloca %struct.float3, align 4
  %26 = alloca %struct.float4, align 16
  %27 = alloca %struct.float2.0, align 8
  %28 = alloca %struct.float2.0, align 8
  %29 = alloca %struct.double2.1, align 16
  store ptr %0, ptr %12, align 8
  store ptr %1, ptr %13, align 8
  store ptr %2, ptr %14, align 8
  store ptr %3, ptr %15, align 8
  store ptr %4, ptr %16, align 8
  store ptr %5, ptr %17, align 8
  store ptr %6, ptr %18, align 8
  store i32 %7, ptr %19, align 4
  %30 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %31 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %32 = mul i32 %30, %31
  %33 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %34 = add i32 %32, %33
  store i32 %34, ptr %20, align 4
  %35 = load i32, ptr %20, align 4
  %36 = load i32, ptr %19, align 4
  %37 = icmp sge i32 %35, %36
  br i1 %37, label %38, label %39

38:                                               ; preds = %8
  br label %132

39:                                               ; preds = %8
  %40 = load ptr, ptr %12, align 8
  %41 = load i32, ptr %20, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds %struct.float3, ptr %40, i64 %42
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %21, ptr align 4 %43, i64 12, i1 false)
  %44 = load ptr, ptr %13, align 8
  %45 = load i32, ptr %20, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds %struct.float3, ptr %44, i64 %46
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %22, ptr align 4 %47, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %24, ptr align 4 %21, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %25, ptr align 4 %22, i64 12, i1 false)
  %48 = call %struct.float3 @_Z5cross6float3S_(ptr noundef byval(%struct.float3) align 4 %24, ptr noundef byval(%struct.float3) align 4 %25) #6
  %49 = getelementptr inbounds %struct.float3, ptr %23, i32 0, i32 0
  %50 = extractvalue %struct.float3 %48, 0
  store float %50, ptr %49, align 4
  %51 = getelementptr inbounds %struct.float3, ptr %23, i32 0, i32 1
  %52 = extractvalue %struct.float3 %48, 1
  store float %52, ptr %51, align 4
  %53 = getelementptr inbounds %struct.float3, ptr %23, i32 0, i32 2
  %54 = extractvalue %struct.float3 %48, 2
  store float %54, ptr %53, align 4
  %55 = getelementptr inbounds %struct.float3, ptr %23, i32 0, i32 0
  %56 = load float, ptr %55, align 4
  %57 = getelementptr inbounds %struct.float3, ptr %23, i32 0, i32 1
  %58 = load float, ptr %57, align 4
  %59 = getelementptr inbounds %struct.float3, ptr %23, i32 0, i32 2
  %60 = load float, ptr %59, align 4
  %61 = getelementptr inbounds %struct.float3, ptr %21, i32 0, i32 0
  %62 = load float, ptr %61, align 4
  %63 = getelementptr inbounds %struct.float3, ptr %22, i32 0, i32 0
  %64 = load float, ptr %63, align 4
  %65 = fmul contract float %62, %64
  %66 = getelementptr inbounds %struct.float3, ptr %21, i32 0, i32 1
  %67 = load float, ptr %66, align 4
  %68 = getelementptr inbounds %struct.float3, ptr %22, i32 0, i32 1
  %69 = load float, ptr %68, align 4
  %70 = fmul contract float %67, %69
  %71 = fadd contract float %65, %70
  %72 = getelementptr inbounds %struct.float3, ptr %21, i32 0, i32 2
  %73 = load float, ptr %72, align 4
  %74 = getelementptr inbounds %struct.float3, ptr %22, i32 0, i32 2
  %75 = load float, ptr %74, align 4
  %76 = fmul contract float %73, %75
  %77 = fadd contract float %71, %76
  %78 = call %struct.float4 @_ZL11make_float4ffff(float noundef %56, float noundef %58, float noundef %60, float noundef %77) #6
  %79 = getelementptr inbounds %struct.float4, ptr %26, i32 0, i32 0
  %80 = extractvalue %struct.float4 %78, 0
  store float %80, ptr %79, align 16
  %81 = getelementptr inbounds %struct.float4, ptr %26, i32 0, i32 1
  %82 = extractvalue %struct.float4 %78, 1
  store float %82, ptr %81, align 4
  %83 = getelementptr inbounds %struct.float4, ptr %26, i32 0, i32 2
  %84 = extractvalue %struct.float4 %78, 2
  store float %84, ptr %83, align 8
  %85 = getelementptr inbounds %struct.float4, ptr %26, i32 0, i32 3
  %86 = extractvalue %struct.float4 %78, 3
  store float %86, ptr %85, align 4
  %87 = load ptr, ptr %16, align 8
  %88 = load i32, ptr %20, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds %struct.float4, ptr %87, i64 %89
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %90, ptr align 16 %26, i64 16, i1 false)
  %91 = load ptr, ptr %14, align 8
  %92 = load i32, ptr %20, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds %struct.float2.0, ptr %91, i64 %93
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %27, ptr align 8 %94, i64 8, i1 false)
  %95 = getelementptr inbounds %struct.float2.0, ptr %27, i32 0, i32 1
  %96 = load float, ptr %95, align 4
  %97 = fneg contract float %96
  %98 = call contract noundef float @_Z5clampfff(float noundef %97, float noundef -1.000000e+00, float noundef 1.000000e+00) #6
  %99 = getelementptr inbounds %struct.float2.0, ptr %27, i32 0, i32 0
  %100 = load float, ptr %99, align 8
  %101 = call contract noundef float @_Z5clampfff(float noundef %100, float noundef -1.000000e+00, float noundef 1.000000e+00) #6
  %102 = call %struct.float2.0 @_ZL11make_float2ff(float noundef %98, float noundef %101) #6
  %103 = getelementptr inbounds %struct.float2.0, ptr %28, i32 0, i32 0
  %104 = extractvalue %struct.float2.0 %102, 0
  store float %104, ptr %103, align 8
  %105 = getelementptr inbounds %struct.float2.0, ptr %28, i32 0, i32 1
  %106 = extractvalue %struct.float2.0 %102, 1
  store float %106, ptr %105, align 4
  %107 = load ptr, ptr %17, align 8
  %108 = load i32, ptr %20, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds %struct.float2.0, ptr %107, i64 %109
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %110, ptr align 8 %28, i64 8, i1 false)
  %111 = load ptr, ptr %15, align 8
  %112 = load i32, ptr %20, align 4
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds %struct.double2.1, ptr %111, i64 %113
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %29, ptr align 16 %114, i64 16, i1 false)
  %115 = getelementptr inbounds %struct.double2.1, ptr %29, i32 0, i32 0
  %116 = load double, ptr %115, align 16
  %117 = getelementptr inbounds %struct.double2.1, ptr %29, i32 0, i32 0
  %118 = load double, ptr %117, align 16
  %119 = getelementptr inbounds %struct.double2.1, ptr %29, i32 0, i32 1
  %120 = load double, ptr %119, align 8
  %121 = getelementptr inbounds %struct.double2.1, ptr %29, i32 0, i32 1
  %122 = load double, ptr %121, align 8
  %123 = fmul contract double %120, %122
  store double %116, ptr %9, align 8
  store double %118, ptr %10, align 8
  store double %123, ptr %11, align 8
  %124 = load double, ptr %9, align 8
  %125 = load double, ptr %10, align 8
  %126 = load double, ptr %11, align 8
  %127 = call noundef double @llvm.nvvm.fma.rn.d(double %124, double %125, double %126) #7
  %128 = load ptr, ptr %18, align 8
  %129 = load i32, ptr %20, align 4
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds double, ptr %128, i64 %130
  store double %127, ptr %131, align 8
  br label %132

132:                                              ; preds = %39, %38
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal %struct.float4 @_ZL11make_float4ffff(float noundef %0, float noundef %1, float noundef %2, float noundef %3) #0 {
  %5 = alloca %struct.float4, align 16
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  store float %0, ptr %6, align 4
  store float %1, ptr %7, align 4
  store float %2, ptr %8, align 4
  store float %3, ptr %9, align 4
  %10 = load float, ptr %6, align 4
  %11 = getelementptr inbounds %struct.float4, ptr %5, i32 0, i32 0
  store float %10, ptr %11, align 16
  %12 = load float, ptr %7, align 4
  %13 = getelementptr inbounds %struct.float4, ptr %5, i32 0, i32 1
  store float %12, ptr %13, align 4
  %14 = load float, ptr %8, align 4
  %15 = getelementptr inbounds %struct.float4, ptr %5, i32 0, i32 2
  store float %14, ptr %15, align 8
  %16 = load float, ptr %9, align 4
  %17 = getelementptr inbounds %struct.float4, ptr %5, i32 0, i32 3
  store float %16, ptr %17, align 4
  %18 = load %struct.float4, ptr %5, align 16
  ret %struct.float4 %18
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal %struct.float2.0 @_ZL11make_float2ff(float noundef %0, float noundef %1) #0 {
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
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nounwind
declare i32 @__nvvm_reflect(ptr) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fmin.ftz.f(float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fmin.f(float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fmax.ftz.f(float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fmax.f(float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.fma.rn.d(double, double, double) #4

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { convergent noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #2 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #6 = { convergent nounwind }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @vector_math, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
