; ModuleID = 'conversions.cu'
source_filename = "conversions.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.Converted = type { i64, i64, i64, double, double, i32, i32, i32, i32, i32, i32, float, float, float, i16, i16, i8, i8, i8 }
%struct.__half = type { i16 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @conversions(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = alloca float, align 4
  %8 = alloca double, align 8
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca double, align 8
  %18 = alloca %struct.Converted, align 8
  %19 = alloca %struct.__half, align 2
  %20 = alloca %struct.__half, align 2
  %21 = alloca %struct.__half, align 2
  store ptr %0, ptr %13, align 8
  store ptr %1, ptr %14, align 8
  store i32 %2, ptr %15, align 4
  %22 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %24 = mul i32 %22, %23
  %25 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %26 = add i32 %24, %25
  store i32 %26, ptr %16, align 4
  %27 = load i32, ptr %16, align 4
  %28 = load i32, ptr %15, align 4
  %29 = icmp sge i32 %27, %28
  br i1 %29, label %30, label %31

30:                                               ; preds = %3
  br label %126

31:                                               ; preds = %3
  %32 = load ptr, ptr %13, align 8
  %33 = load i32, ptr %16, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds double, ptr %32, i64 %34
  %36 = load double, ptr %35, align 8
  store double %36, ptr %17, align 8
  %37 = load double, ptr %17, align 8
  %38 = fmul contract double %37, 1.000000e+03
  store double %38, ptr %12, align 8
  %39 = load double, ptr %12, align 8
  %40 = call noundef i64 @llvm.nvvm.d2ll.rn(double %39)
  %41 = getelementptr inbounds %struct.Converted, ptr %18, i32 0, i32 0
  store i64 %40, ptr %41, align 8
  %42 = load double, ptr %17, align 8
  %43 = fmul contract double %42, 1.000000e+03
  store double %43, ptr %11, align 8
  %44 = load double, ptr %11, align 8
  %45 = call noundef i64 @llvm.nvvm.d2ll.rm(double %44)
  %46 = getelementptr inbounds %struct.Converted, ptr %18, i32 0, i32 1
  store i64 %45, ptr %46, align 8
  %47 = load double, ptr %17, align 8
  store double %47, ptr %10, align 8
  %48 = load double, ptr %10, align 8
  %49 = bitcast double %48 to i64
  %50 = getelementptr inbounds %struct.Converted, ptr %18, i32 0, i32 2
  store i64 %49, ptr %50, align 8
  %51 = load double, ptr %17, align 8
  %52 = fptosi double %51 to i32
  %53 = getelementptr inbounds %struct.Converted, ptr %18, i32 0, i32 5
  store i32 %52, ptr %53, align 8
  %54 = load double, ptr %17, align 8
  store double %54, ptr %9, align 8
  %55 = load double, ptr %9, align 8
  %56 = call noundef i32 @llvm.nvvm.d2i.rn(double %55)
  %57 = getelementptr inbounds %struct.Converted, ptr %18, i32 0, i32 6
  store i32 %56, ptr %57, align 4
  %58 = load double, ptr %17, align 8
  store double %58, ptr %8, align 8
  %59 = load double, ptr %8, align 8
  %60 = call noundef i32 @llvm.nvvm.d2i.rp(double %59)
  %61 = getelementptr inbounds %struct.Converted, ptr %18, i32 0, i32 7
  store i32 %60, ptr %61, align 8
  %62 = load double, ptr %17, align 8
  %63 = fptrunc double %62 to float
  store float %63, ptr %7, align 4
  %64 = load float, ptr %7, align 4
  %65 = call i32 @llvm.nvvm.f2i.rm(float %64)
  %66 = getelementptr inbounds %struct.Converted, ptr %18, i32 0, i32 8
  store i32 %65, ptr %66, align 4
  %67 = load double, ptr %17, align 8
  store double %67, ptr %6, align 8
  %68 = load double, ptr %6, align 8
  %69 = call noundef double @llvm.nvvm.fabs.d(double %68)
  %70 = fptoui double %69 to i32
  %71 = getelementptr inbounds %struct.Converted, ptr %18, i32 0, i32 10
  store i32 %70, ptr %71, align 4
  %72 = load double, ptr %17, align 8
  %73 = fptrunc double %72 to float
  %74 = getelementptr inbounds %struct.Converted, ptr %18, i32 0, i32 11
  store float %73, ptr %74, align 8
  %75 = load double, ptr %17, align 8
  store double %75, ptr %5, align 8
  %76 = load double, ptr %5, align 8
  %77 = call float @llvm.nvvm.d2f.rp(double %76)
  %78 = getelementptr inbounds %struct.Converted, ptr %18, i32 0, i32 12
  store float %77, ptr %78, align 4
  %79 = getelementptr inbounds %struct.Converted, ptr %18, i32 0, i32 11
  %80 = load float, ptr %79, align 8
  store float %80, ptr %4, align 4
  %81 = load float, ptr %4, align 4
  %82 = bitcast float %81 to i32
  %83 = getelementptr inbounds %struct.Converted, ptr %18, i32 0, i32 9
  store i32 %82, ptr %83, align 8
  %84 = getelementptr inbounds %struct.Converted, ptr %18, i32 0, i32 10
  %85 = load i32, ptr %84, align 4
  %86 = uitofp i32 %85 to float
  %87 = getelementptr inbounds %struct.Converted, ptr %18, i32 0, i32 13
  store float %86, ptr %87, align 8
  %88 = getelementptr inbounds %struct.Converted, ptr %18, i32 0, i32 0
  %89 = load i64, ptr %88, align 8
  %90 = sitofp i64 %89 to double
  %91 = getelementptr inbounds %struct.Converted, ptr %18, i32 0, i32 4
  store double %90, ptr %91, align 8
  %92 = getelementptr inbounds %struct.Converted, ptr %18, i32 0, i32 11
  %93 = load float, ptr %92, align 8
  %94 = call %struct.__half @_ZL15__float2half_rnf(float noundef %93) #5
  %95 = getelementptr inbounds %struct.__half, ptr %19, i32 0, i32 0
  %96 = extractvalue %struct.__half %94, 0
  store i16 %96, ptr %95, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %20, ptr align 2 %19, i64 2, i1 false)
  %97 = call noundef zeroext i16 @_ZL16__half_as_ushort6__half(ptr noundef byval(%struct.__half) align 2 %20) #5
  %98 = getelementptr inbounds %struct.Converted, ptr %18, i32 0, i32 15
  store i16 %97, ptr %98, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %21, ptr align 2 %19, i64 2, i1 false)
  %99 = call contract noundef float @_ZL12__half2float6__half(ptr noundef byval(%struct.__half) align 2 %21) #5
  %100 = fpext float %99 to double
  %101 = getelementptr inbounds %struct.Converted, ptr %18, i32 0, i32 13
  %102 = load float, ptr %101, align 8
  %103 = fpext float %102 to double
  %104 = fadd contract double %100, %103
  %105 = getelementptr inbounds %struct.Converted, ptr %18, i32 0, i32 3
  store double %104, ptr %105, align 8
  %106 = getelementptr inbounds %struct.Converted, ptr %18, i32 0, i32 6
  %107 = load i32, ptr %106, align 4
  %108 = trunc i32 %107 to i16
  %109 = getelementptr inbounds %struct.Converted, ptr %18, i32 0, i32 14
  store i16 %108, ptr %109, align 4
  %110 = getelementptr inbounds %struct.Converted, ptr %18, i32 0, i32 6
  %111 = load i32, ptr %110, align 4
  %112 = trunc i32 %111 to i8
  %113 = getelementptr inbounds %struct.Converted, ptr %18, i32 0, i32 16
  store i8 %112, ptr %113, align 8
  %114 = getelementptr inbounds %struct.Converted, ptr %18, i32 0, i32 0
  %115 = load i64, ptr %114, align 8
  %116 = trunc i64 %115 to i8
  %117 = getelementptr inbounds %struct.Converted, ptr %18, i32 0, i32 17
  store i8 %116, ptr %117, align 1
  %118 = load double, ptr %17, align 8
  %119 = fcmp contract une double %118, 0.000000e+00
  %120 = getelementptr inbounds %struct.Converted, ptr %18, i32 0, i32 18
  %121 = zext i1 %119 to i8
  store i8 %121, ptr %120, align 2
  %122 = load ptr, ptr %14, align 8
  %123 = load i32, ptr %16, align 4
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds %struct.Converted, ptr %122, i64 %124
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %125, ptr align 8 %18, i64 88, i1 false)
  br label %126

126:                                              ; preds = %31, %30
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal %struct.__half @_ZL15__float2half_rnf(float noundef %0) #1 {
  %2 = alloca %struct.__half, align 2
  %3 = alloca float, align 4
  store float %0, ptr %3, align 4
  %4 = load float, ptr %3, align 4
  %5 = call i16 asm "{  cvt.rn.f16.f32 $0, $1;}\0A", "=h,f"(float %4) #6, !srcloc !8
  store i16 %5, ptr %2, align 2
  %6 = load %struct.__half, ptr %2, align 2
  ret %struct.__half %6
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef zeroext i16 @_ZL16__half_as_ushort6__half(ptr noundef byval(%struct.__half) align 2 %0) #1 {
  %2 = load i16, ptr %0, align 2
  ret i16 %2
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef float @_ZL12__half2float6__half(ptr noundef byval(%struct.__half) align 2 %0) #1 {
  %2 = alloca float, align 4
  %3 = load i16, ptr %0, align 2
  %4 = call contract float asm "{  cvt.f32.f16 $0, $1;}\0A", "=f,h"(i16 %3) #6, !srcloc !9
  store float %4, ptr %2, align 4
  %5 = load float, ptr %2, align 4
  ret float %5
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.fabs.d(double) #3

; Function Attrs: convergent nounwind
declare i32 @__nvvm_reflect(ptr) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.d2f.rp.ftz(double) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.d2f.rp(double) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.rn(double) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.rp(double) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rm.ftz(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rm(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.nvvm.d2ll.rn(double) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.nvvm.d2ll.rm(double) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @conversions, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{i64 2154142118}
!9 = !{i64 2154201545}
