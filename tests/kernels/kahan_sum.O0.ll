; ModuleID = 'kahan_sum.cu'
source_filename = "kahan_sum.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.float2.0 = type { float, float }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @kahan_sum(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6) #0 {
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca ptr, align 8
  %26 = alloca ptr, align 8
  %27 = alloca ptr, align 8
  %28 = alloca ptr, align 8
  %29 = alloca ptr, align 8
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca ptr, align 8
  %34 = alloca float, align 4
  %35 = alloca float, align 4
  %36 = alloca float, align 4
  %37 = alloca float, align 4
  %38 = alloca double, align 8
  %39 = alloca i32, align 4
  %40 = alloca float, align 4
  %41 = alloca float, align 4
  %42 = alloca float, align 4
  %43 = alloca %struct.float2.0, align 8
  %44 = alloca float, align 4
  store ptr %0, ptr %25, align 8
  store ptr %1, ptr %26, align 8
  store ptr %2, ptr %27, align 8
  store ptr %3, ptr %28, align 8
  store ptr %4, ptr %29, align 8
  store i32 %5, ptr %30, align 4
  store i32 %6, ptr %31, align 4
  %45 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %46 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %47 = mul i32 %45, %46
  %48 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %49 = add i32 %47, %48
  store i32 %49, ptr %32, align 4
  %50 = load i32, ptr %32, align 4
  %51 = load i32, ptr %30, align 4
  %52 = icmp sge i32 %50, %51
  br i1 %52, label %53, label %54

53:                                               ; preds = %7
  br label %149

54:                                               ; preds = %7
  %55 = load ptr, ptr %25, align 8
  %56 = load i32, ptr %32, align 4
  %57 = load i32, ptr %31, align 4
  %58 = mul nsw i32 %56, %57
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %55, i64 %59
  store ptr %60, ptr %33, align 8
  store float 0.000000e+00, ptr %34, align 4
  store float 0.000000e+00, ptr %35, align 4
  store float 0.000000e+00, ptr %36, align 4
  store float 0.000000e+00, ptr %37, align 4
  store double 0.000000e+00, ptr %38, align 8
  store i32 0, ptr %39, align 4
  br label %61

61:                                               ; preds = %105, %54
  %62 = load i32, ptr %39, align 4
  %63 = load i32, ptr %31, align 4
  %64 = icmp slt i32 %62, %63
  br i1 %64, label %65, label %108

65:                                               ; preds = %61
  %66 = load ptr, ptr %33, align 8
  %67 = load i32, ptr %39, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %66, i64 %68
  %70 = load float, ptr %69, align 4
  store float %70, ptr %40, align 4
  %71 = load float, ptr %40, align 4
  %72 = load float, ptr %35, align 4
  store float %71, ptr %19, align 4
  store float %72, ptr %20, align 4
  %73 = load float, ptr %19, align 4
  %74 = load float, ptr %20, align 4
  %75 = call float asm "sub.rn.f32 $0, $1, $2;", "=f,f,f"(float %73, float %74) #5, !srcloc !8
  store float %75, ptr %41, align 4
  %76 = load float, ptr %34, align 4
  %77 = load float, ptr %41, align 4
  store float %76, ptr %17, align 4
  store float %77, ptr %18, align 4
  %78 = load float, ptr %17, align 4
  %79 = load float, ptr %18, align 4
  %80 = call float @llvm.nvvm.add.rn.f(float %78, float %79)
  store float %80, ptr %42, align 4
  %81 = load float, ptr %42, align 4
  %82 = load float, ptr %34, align 4
  store float %81, ptr %21, align 4
  store float %82, ptr %22, align 4
  %83 = load float, ptr %21, align 4
  %84 = load float, ptr %22, align 4
  %85 = call float asm "sub.rn.f32 $0, $1, $2;", "=f,f,f"(float %83, float %84) #5, !srcloc !8
  %86 = load float, ptr %41, align 4
  store float %85, ptr %23, align 4
  store float %86, ptr %24, align 4
  %87 = load float, ptr %23, align 4
  %88 = load float, ptr %24, align 4
  %89 = call float asm "sub.rn.f32 $0, $1, $2;", "=f,f,f"(float %87, float %88) #5, !srcloc !8
  store float %89, ptr %35, align 4
  %90 = load float, ptr %42, align 4
  store float %90, ptr %34, align 4
  %91 = load float, ptr %40, align 4
  %92 = fpext float %91 to double
  %93 = load double, ptr %38, align 8
  %94 = fadd contract double %93, %92
  store double %94, ptr %38, align 8
  %95 = load float, ptr %36, align 4
  %96 = load float, ptr %40, align 4
  store float %95, ptr %15, align 4
  store float %96, ptr %16, align 4
  %97 = load float, ptr %15, align 4
  %98 = load float, ptr %16, align 4
  %99 = call float @llvm.nvvm.add.rm.f(float %97, float %98)
  store float %99, ptr %36, align 4
  %100 = load float, ptr %37, align 4
  %101 = load float, ptr %40, align 4
  store float %100, ptr %13, align 4
  store float %101, ptr %14, align 4
  %102 = load float, ptr %13, align 4
  %103 = load float, ptr %14, align 4
  %104 = call float @llvm.nvvm.add.rp.f(float %102, float %103)
  store float %104, ptr %37, align 4
  br label %105

105:                                              ; preds = %65
  %106 = load i32, ptr %39, align 4
  %107 = add nsw i32 %106, 1
  store i32 %107, ptr %39, align 4
  br label %61, !llvm.loop !9

108:                                              ; preds = %61
  %109 = load float, ptr %34, align 4
  %110 = load ptr, ptr %26, align 8
  %111 = load i32, ptr %32, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds float, ptr %110, i64 %112
  store float %109, ptr %113, align 4
  %114 = load double, ptr %38, align 8
  %115 = load ptr, ptr %27, align 8
  %116 = load i32, ptr %32, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds double, ptr %115, i64 %117
  store double %114, ptr %118, align 8
  %119 = load float, ptr %36, align 4
  %120 = load float, ptr %37, align 4
  %121 = call %struct.float2.0 @_ZL11make_float2ff(float noundef %119, float noundef %120) #6
  %122 = getelementptr inbounds %struct.float2.0, ptr %43, i32 0, i32 0
  %123 = extractvalue %struct.float2.0 %121, 0
  store float %123, ptr %122, align 8
  %124 = getelementptr inbounds %struct.float2.0, ptr %43, i32 0, i32 1
  %125 = extractvalue %struct.float2.0 %121, 1
  store float %125, ptr %124, align 4
  %126 = load ptr, ptr %28, align 8
  %127 = load i32, ptr %32, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds %struct.float2.0, ptr %126, i64 %128
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %129, ptr align 8 %43, i64 8, i1 false)
  %130 = load ptr, ptr %33, align 8
  %131 = getelementptr inbounds float, ptr %130, i64 0
  %132 = load float, ptr %131, align 4
  store float %132, ptr %44, align 4
  %133 = load float, ptr %44, align 4
  %134 = load float, ptr %44, align 4
  %135 = load float, ptr %44, align 4
  %136 = load float, ptr %44, align 4
  store float %135, ptr %8, align 4
  store float %136, ptr %9, align 4
  %137 = load float, ptr %8, align 4
  %138 = load float, ptr %9, align 4
  %139 = call float @llvm.nvvm.mul.rn.f(float %137, float %138)
  %140 = fneg contract float %139
  store float %133, ptr %10, align 4
  store float %134, ptr %11, align 4
  store float %140, ptr %12, align 4
  %141 = load float, ptr %10, align 4
  %142 = load float, ptr %11, align 4
  %143 = load float, ptr %12, align 4
  %144 = call float @llvm.nvvm.fma.rn.f(float %141, float %142, float %143)
  %145 = load ptr, ptr %29, align 8
  %146 = load i32, ptr %32, align 4
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds float, ptr %145, i64 %147
  store float %144, ptr %148, align 4
  br label %149

149:                                              ; preds = %108, %53
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

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nounwind
declare i32 @__nvvm_reflect(ptr) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.ftz.f(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.f(float, float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.add.rm.ftz.f(float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.add.rm.f(float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.add.rp.ftz.f(float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.add.rp.f(float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.add.rn.ftz.f(float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.add.rn.f(float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.mul.rn.ftz.f(float, float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.mul.rn.f(float, float) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #5 = { nounwind memory(none) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @kahan_sum, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{i32 9580}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
