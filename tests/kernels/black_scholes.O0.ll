; ModuleID = 'black_scholes.cu'
source_filename = "black_scholes.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"__CUDA_PREC_SQRT\00", align 1

; Function Attrs: convergent noinline nounwind optnone
define dso_local noundef float @_Z10normal_cdff(float noundef %0) #0 {
  %2 = alloca float, align 4
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  store float %0, ptr %4, align 4
  store float 0x3FD470BF40000000, ptr %5, align 4
  store float 0xBFD6D1F0E0000000, ptr %6, align 4
  store float 0x3FFC80EF00000000, ptr %7, align 4
  store float 0xBFFD23DD40000000, ptr %8, align 4
  store float 0x3FF548CDE0000000, ptr %9, align 4
  %12 = load float, ptr %4, align 4
  store float %12, ptr %3, align 4
  %13 = load float, ptr %3, align 4
  %14 = call float @llvm.nvvm.fabs.f(float %13)
  %15 = fmul contract float 0x3FCDA67120000000, %14
  %16 = fadd contract float 1.000000e+00, %15
  %17 = fdiv contract float 1.000000e+00, %16
  store float %17, ptr %10, align 4
  %18 = load float, ptr %4, align 4
  %19 = fmul contract float -5.000000e-01, %18
  %20 = load float, ptr %4, align 4
  %21 = fmul contract float %19, %20
  store float %21, ptr %2, align 4
  %22 = load float, ptr %2, align 4
  %23 = fmul float %22, 0x3FF7154760000000
  %24 = call float @llvm.nvvm.ex2.approx.f(float %23) #5
  %25 = fmul contract float 0x3FD9884540000000, %24
  %26 = load float, ptr %10, align 4
  %27 = load float, ptr %10, align 4
  %28 = load float, ptr %10, align 4
  %29 = load float, ptr %10, align 4
  %30 = load float, ptr %10, align 4
  %31 = fmul contract float %30, 0x3FF548CDE0000000
  %32 = fadd contract float 0xBFFD23DD40000000, %31
  %33 = fmul contract float %29, %32
  %34 = fadd contract float 0x3FFC80EF00000000, %33
  %35 = fmul contract float %28, %34
  %36 = fadd contract float 0xBFD6D1F0E0000000, %35
  %37 = fmul contract float %27, %36
  %38 = fadd contract float 0x3FD470BF40000000, %37
  %39 = fmul contract float %26, %38
  %40 = fmul contract float %25, %39
  store float %40, ptr %11, align 4
  %41 = load float, ptr %4, align 4
  %42 = fcmp contract ogt float %41, 0.000000e+00
  br i1 %42, label %43, label %46

43:                                               ; preds = %1
  %44 = load float, ptr %11, align 4
  %45 = fsub contract float 1.000000e+00, %44
  br label %48

46:                                               ; preds = %1
  %47 = load float, ptr %11, align 4
  br label %48

48:                                               ; preds = %46, %43
  %49 = phi contract float [ %45, %43 ], [ %47, %46 ]
  ret float %49
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @black_scholes(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, float noundef %5, float noundef %6, i32 noundef %7) #1 {
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  %27 = alloca float, align 4
  %28 = alloca float, align 4
  %29 = alloca float, align 4
  store ptr %0, ptr %12, align 8
  store ptr %1, ptr %13, align 8
  store ptr %2, ptr %14, align 8
  store ptr %3, ptr %15, align 8
  store ptr %4, ptr %16, align 8
  store float %5, ptr %17, align 4
  store float %6, ptr %18, align 4
  store i32 %7, ptr %19, align 4
  %30 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %31 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %32 = mul i32 %30, %31
  %33 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %34 = add i32 %32, %33
  store i32 %34, ptr %20, align 4
  br label %35

35:                                               ; preds = %165, %8
  %36 = load i32, ptr %20, align 4
  %37 = load i32, ptr %19, align 4
  %38 = icmp slt i32 %36, %37
  br i1 %38, label %39, label %171

39:                                               ; preds = %35
  %40 = load ptr, ptr %12, align 8
  %41 = load i32, ptr %20, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %40, i64 %42
  %44 = load float, ptr %43, align 4
  store float %44, ptr %21, align 4
  %45 = load ptr, ptr %13, align 8
  %46 = load i32, ptr %20, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %45, i64 %47
  %49 = load float, ptr %48, align 4
  store float %49, ptr %22, align 4
  %50 = load ptr, ptr %14, align 8
  %51 = load i32, ptr %20, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %50, i64 %52
  %54 = load float, ptr %53, align 4
  store float %54, ptr %23, align 4
  %55 = load float, ptr %23, align 4
  store float %55, ptr %11, align 4
  %56 = load float, ptr %11, align 4
  %57 = call float @llvm.nvvm.sqrt.approx.f(float %56) #5
  store float %57, ptr %24, align 4
  %58 = load float, ptr %21, align 4
  %59 = load float, ptr %22, align 4
  %60 = fdiv contract float %58, %59
  store float %60, ptr %10, align 4
  %61 = load float, ptr %10, align 4
  %62 = fcmp olt float %61, 0x3810000000000000
  br i1 %62, label %63, label %65

63:                                               ; preds = %39
  %64 = fmul float %61, 0x4160000000000000
  br label %65

65:                                               ; preds = %63, %39
  %66 = phi float [ %64, %63 ], [ %61, %39 ]
  %67 = phi float [ -2.300000e+01, %63 ], [ 0.000000e+00, %39 ]
  %68 = bitcast float %66 to i32
  %69 = sub i32 %68, 1059760811
  %70 = and i32 %69, -8388608
  %71 = bitcast float %66 to i32
  %72 = sub i32 %71, %70
  %73 = bitcast i32 %72 to float
  %74 = sitofp i32 %70 to float
  %75 = call float @llvm.nvvm.fma.rn.f(float %74, float 0x3E80000000000000, float %67) #5
  %76 = fsub float %73, 1.000000e+00
  %77 = call float @llvm.nvvm.fma.rn.f(float 0xBFC0AA04E0000000, float %76, float 0x3FC2073EC0000000) #5
  %78 = call float @llvm.nvvm.fma.rn.f(float %77, float %76, float 0xBFBF19B980000000) #5
  %79 = call float @llvm.nvvm.fma.rn.f(float %78, float %76, float 0x3FC1E52AA0000000) #5
  %80 = call float @llvm.nvvm.fma.rn.f(float %79, float %76, float 0xBFC55B1720000000) #5
  %81 = call float @llvm.nvvm.fma.rn.f(float %80, float %76, float 0x3FC99DA160000000) #5
  %82 = call float @llvm.nvvm.fma.rn.f(float %81, float %76, float 0xBFCFFFE440000000) #5
  %83 = call float @llvm.nvvm.fma.rn.f(float %82, float %76, float 0x3FD5554F00000000) #5
  %84 = call float @llvm.nvvm.fma.rn.f(float %83, float %76, float -5.000000e-01) #5
  %85 = fmul float %84, %76
  %86 = call float @llvm.nvvm.fma.rn.f(float %85, float %76, float %76) #5
  %87 = call float @llvm.nvvm.fma.rn.f(float %75, float 0x3FE62E4300000000, float %86) #5
  %88 = bitcast float %66 to i32
  %89 = icmp uge i32 %88, 2139095040
  br i1 %89, label %90, label %92

90:                                               ; preds = %65
  %91 = call float @llvm.nvvm.fma.rn.f(float %66, float 0x7FF0000000000000, float 0x7FF0000000000000) #5
  br label %92

92:                                               ; preds = %90, %65
  %93 = phi float [ %91, %90 ], [ %87, %65 ]
  %94 = fcmp oeq float %66, 0.000000e+00
  br i1 %94, label %95, label %96

95:                                               ; preds = %92
  br label %96

96:                                               ; preds = %92, %95
  %97 = phi float [ 0xFFF0000000000000, %95 ], [ %93, %92 ]
  %98 = load float, ptr %17, align 4
  %99 = load float, ptr %18, align 4
  %100 = fmul contract float 5.000000e-01, %99
  %101 = load float, ptr %18, align 4
  %102 = fmul contract float %100, %101
  %103 = fadd contract float %98, %102
  %104 = load float, ptr %23, align 4
  %105 = fmul contract float %103, %104
  %106 = fadd contract float %97, %105
  %107 = load float, ptr %18, align 4
  %108 = load float, ptr %24, align 4
  %109 = fmul contract float %107, %108
  %110 = fdiv contract float %106, %109
  store float %110, ptr %25, align 4
  %111 = load float, ptr %25, align 4
  %112 = load float, ptr %18, align 4
  %113 = load float, ptr %24, align 4
  %114 = fmul contract float %112, %113
  %115 = fsub contract float %111, %114
  store float %115, ptr %26, align 4
  %116 = load float, ptr %25, align 4
  %117 = call contract noundef float @_Z10normal_cdff(float noundef %116) #6
  store float %117, ptr %27, align 4
  %118 = load float, ptr %26, align 4
  %119 = call contract noundef float @_Z10normal_cdff(float noundef %118) #6
  store float %119, ptr %28, align 4
  %120 = load float, ptr %17, align 4
  %121 = fneg contract float %120
  %122 = load float, ptr %23, align 4
  %123 = fmul contract float %121, %122
  store float %123, ptr %9, align 4
  %124 = load float, ptr %9, align 4
  %125 = call float @llvm.nvvm.fma.rn.f(float %124, float 0x3F777313A0000000, float 5.000000e-01) #5
  %126 = call float @llvm.nvvm.saturate.f(float %125) #5
  %127 = call float @llvm.nvvm.fma.rm.f(float %126, float 2.520000e+02, float 0x4168000020000000) #5
  %128 = fsub float %127, 0x4168000FE0000000
  %129 = fsub float -0.000000e+00, %128
  %130 = call float @llvm.nvvm.fma.rn.f(float %124, float 0x3FF7154760000000, float %129) #5
  %131 = call float @llvm.nvvm.fma.rn.f(float %124, float 0x3E54AE0C00000000, float %130) #5
  %132 = bitcast float %127 to i32
  %133 = shl i32 %132, 23
  %134 = bitcast i32 %133 to float
  %135 = call float @llvm.nvvm.ex2.approx.ftz.f(float %131) #5
  %136 = fmul float %135, %134
  store float %136, ptr %29, align 4
  %137 = load float, ptr %21, align 4
  %138 = load float, ptr %27, align 4
  %139 = fmul contract float %137, %138
  %140 = load float, ptr %22, align 4
  %141 = load float, ptr %29, align 4
  %142 = fmul contract float %140, %141
  %143 = load float, ptr %28, align 4
  %144 = fmul contract float %142, %143
  %145 = fsub contract float %139, %144
  %146 = load ptr, ptr %15, align 8
  %147 = load i32, ptr %20, align 4
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds float, ptr %146, i64 %148
  store float %145, ptr %149, align 4
  %150 = load float, ptr %22, align 4
  %151 = load float, ptr %29, align 4
  %152 = fmul contract float %150, %151
  %153 = load float, ptr %28, align 4
  %154 = fsub contract float 1.000000e+00, %153
  %155 = fmul contract float %152, %154
  %156 = load float, ptr %21, align 4
  %157 = load float, ptr %27, align 4
  %158 = fsub contract float 1.000000e+00, %157
  %159 = fmul contract float %156, %158
  %160 = fsub contract float %155, %159
  %161 = load ptr, ptr %16, align 8
  %162 = load i32, ptr %20, align 4
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds float, ptr %161, i64 %163
  store float %160, ptr %164, align 4
  br label %165

165:                                              ; preds = %96
  %166 = call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %167 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %168 = mul i32 %166, %167
  %169 = load i32, ptr %20, align 4
  %170 = add i32 %169, %168
  store i32 %170, ptr %20, align 4
  br label %35, !llvm.loop !8

171:                                              ; preds = %35
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: convergent nounwind
declare i32 @__nvvm_reflect(ptr) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.ftz.f(float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f(float) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.ftz.f(float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.ftz.f(float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.ftz.f(float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.ftz.f(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.f(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.saturate.ftz.f(float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.saturate.f(float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rm.ftz.f(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rm.f(float, float, float) #2

attributes #0 = { convergent noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @black_scholes, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
