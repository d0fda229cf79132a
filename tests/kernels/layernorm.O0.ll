; ModuleID = 'layernorm.cu'
source_filename = "layernorm.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.Moments = type { float, float, float }

$_ZN7Moments3addEf = comdat any

$_Z15__shfl_xor_syncjfii = comdat any

$_ZN7Moments5mergeERKS_ = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @layernorm(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, float noundef %5) #0 {
  %7 = alloca float, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca %struct.Moments, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca %struct.Moments, align 4
  %21 = alloca float, align 4
  %22 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  store float %5, ptr %13, align 4
  %23 = load ptr, ptr %8, align 8
  %24 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %25 = zext i32 %24 to i64
  %26 = load i32, ptr %12, align 4
  %27 = sext i32 %26 to i64
  %28 = mul i64 %25, %27
  %29 = getelementptr inbounds float, ptr %23, i64 %28
  store ptr %29, ptr %14, align 8
  %30 = load ptr, ptr %9, align 8
  %31 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %32 = zext i32 %31 to i64
  %33 = load i32, ptr %12, align 4
  %34 = sext i32 %33 to i64
  %35 = mul i64 %32, %34
  %36 = getelementptr inbounds float, ptr %30, i64 %35
  store ptr %36, ptr %15, align 8
  %37 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %37, ptr %16, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %17, i8 0, i64 12, i1 false)
  %38 = load i32, ptr %16, align 4
  store i32 %38, ptr %18, align 4
  br label %39

39:                                               ; preds = %49, %6
  %40 = load i32, ptr %18, align 4
  %41 = load i32, ptr %12, align 4
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %43, label %52

43:                                               ; preds = %39
  %44 = load ptr, ptr %14, align 8
  %45 = load i32, ptr %18, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %44, i64 %46
  %48 = load float, ptr %47, align 4
  call void @_ZN7Moments3addEf(ptr noundef nonnull align 4 dereferenceable(12) %17, float noundef %48) #7
  br label %49

49:                                               ; preds = %43
  %50 = load i32, ptr %18, align 4
  %51 = add nsw i32 %50, 32
  store i32 %51, ptr %18, align 4
  br label %39, !llvm.loop !8

52:                                               ; preds = %39
  store i32 1, ptr %19, align 4
  br label %53

53:                                               ; preds = %72, %52
  %54 = load i32, ptr %19, align 4
  %55 = icmp slt i32 %54, 32
  br i1 %55, label %56, label %75

56:                                               ; preds = %53
  %57 = getelementptr inbounds %struct.Moments, ptr %17, i32 0, i32 0
  %58 = load float, ptr %57, align 4
  %59 = load i32, ptr %19, align 4
  %60 = call contract noundef float @_Z15__shfl_xor_syncjfii(i32 noundef -1, float noundef %58, i32 noundef %59, i32 noundef 32) #7
  %61 = getelementptr inbounds %struct.Moments, ptr %20, i32 0, i32 0
  store float %60, ptr %61, align 4
  %62 = getelementptr inbounds %struct.Moments, ptr %17, i32 0, i32 1
  %63 = load float, ptr %62, align 4
  %64 = load i32, ptr %19, align 4
  %65 = call contract noundef float @_Z15__shfl_xor_syncjfii(i32 noundef -1, float noundef %63, i32 noundef %64, i32 noundef 32) #7
  %66 = getelementptr inbounds %struct.Moments, ptr %20, i32 0, i32 1
  store float %65, ptr %66, align 4
  %67 = getelementptr inbounds %struct.Moments, ptr %17, i32 0, i32 2
  %68 = load float, ptr %67, align 4
  %69 = load i32, ptr %19, align 4
  %70 = call contract noundef float @_Z15__shfl_xor_syncjfii(i32 noundef -1, float noundef %68, i32 noundef %69, i32 noundef 32) #7
  %71 = getelementptr inbounds %struct.Moments, ptr %20, i32 0, i32 2
  store float %70, ptr %71, align 4
  call void @_ZN7Moments5mergeERKS_(ptr noundef nonnull align 4 dereferenceable(12) %17, ptr noundef nonnull align 4 dereferenceable(12) %20) #7
  br label %72

72:                                               ; preds = %56
  %73 = load i32, ptr %19, align 4
  %74 = shl i32 %73, 1
  store i32 %74, ptr %19, align 4
  br label %53, !llvm.loop !10

75:                                               ; preds = %53
  %76 = getelementptr inbounds %struct.Moments, ptr %17, i32 0, i32 2
  %77 = load float, ptr %76, align 4
  %78 = getelementptr inbounds %struct.Moments, ptr %17, i32 0, i32 0
  %79 = load float, ptr %78, align 4
  %80 = fdiv contract float %77, %79
  %81 = load float, ptr %13, align 4
  %82 = fadd contract float %80, %81
  store float %82, ptr %7, align 4
  %83 = load float, ptr %7, align 4
  %84 = call float @llvm.nvvm.rsqrt.approx.f(float %83)
  store float %84, ptr %21, align 4
  %85 = load i32, ptr %16, align 4
  store i32 %85, ptr %22, align 4
  br label %86

86:                                               ; preds = %117, %75
  %87 = load i32, ptr %22, align 4
  %88 = load i32, ptr %12, align 4
  %89 = icmp slt i32 %87, %88
  br i1 %89, label %90, label %120

90:                                               ; preds = %86
  %91 = load ptr, ptr %14, align 8
  %92 = load i32, ptr %22, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr %91, i64 %93
  %95 = load float, ptr %94, align 4
  %96 = getelementptr inbounds %struct.Moments, ptr %17, i32 0, i32 1
  %97 = load float, ptr %96, align 4
  %98 = fsub contract float %95, %97
  %99 = load float, ptr %21, align 4
  %100 = fmul contract float %98, %99
  %101 = load ptr, ptr %10, align 8
  %102 = load i32, ptr %22, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr %101, i64 %103
  %105 = load float, ptr %104, align 4
  %106 = fmul contract float %100, %105
  %107 = load ptr, ptr %11, align 8
  %108 = load i32, ptr %22, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr %107, i64 %109
  %111 = load float, ptr %110, align 4
  %112 = fadd contract float %106, %111
  %113 = load ptr, ptr %15, align 8
  %114 = load i32, ptr %22, align 4
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds float, ptr %113, i64 %115
  store float %112, ptr %116, align 4
  br label %117

117:                                              ; preds = %90
  %118 = load i32, ptr %22, align 4
  %119 = add nsw i32 %118, 32
  store i32 %119, ptr %22, align 4
  br label %86, !llvm.loop !11

120:                                              ; preds = %86
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN7Moments3addEf(ptr noundef nonnull align 4 dereferenceable(12) %0, float noundef %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  store ptr %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  %6 = load ptr, ptr %3, align 8
  %7 = getelementptr inbounds %struct.Moments, ptr %6, i32 0, i32 0
  %8 = load float, ptr %7, align 4
  %9 = fadd contract float %8, 1.000000e+00
  store float %9, ptr %7, align 4
  %10 = load float, ptr %4, align 4
  %11 = getelementptr inbounds %struct.Moments, ptr %6, i32 0, i32 1
  %12 = load float, ptr %11, align 4
  %13 = fsub contract float %10, %12
  store float %13, ptr %5, align 4
  %14 = load float, ptr %5, align 4
  %15 = getelementptr inbounds %struct.Moments, ptr %6, i32 0, i32 0
  %16 = load float, ptr %15, align 4
  %17 = fdiv contract float %14, %16
  %18 = getelementptr inbounds %struct.Moments, ptr %6, i32 0, i32 1
  %19 = load float, ptr %18, align 4
  %20 = fadd contract float %19, %17
  store float %20, ptr %18, align 4
  %21 = load float, ptr %5, align 4
  %22 = load float, ptr %4, align 4
  %23 = getelementptr inbounds %struct.Moments, ptr %6, i32 0, i32 1
  %24 = load float, ptr %23, align 4
  %25 = fsub contract float %22, %24
  %26 = fmul contract float %21, %25
  %27 = getelementptr inbounds %struct.Moments, ptr %6, i32 0, i32 2
  %28 = load float, ptr %27, align 4
  %29 = fadd contract float %28, %26
  store float %29, ptr %27, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_Z15__shfl_xor_syncjfii(i32 noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #2 comdat {
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
  %16 = call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 %9, float %10, i32 %11, i32 %15)
  ret float %16
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN7Moments5mergeERKS_(ptr noundef nonnull align 4 dereferenceable(12) %0, ptr noundef nonnull align 4 dereferenceable(12) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds %struct.Moments, ptr %8, i32 0, i32 0
  %10 = load float, ptr %9, align 4
  %11 = load ptr, ptr %4, align 8
  %12 = getelementptr inbounds %struct.Moments, ptr %11, i32 0, i32 0
  %13 = load float, ptr %12, align 4
  %14 = fadd contract float %10, %13
  store float %14, ptr %5, align 4
  %15 = load float, ptr %5, align 4
  %16 = fcmp contract oeq float %15, 0.000000e+00
  br i1 %16, label %17, label %18

17:                                               ; preds = %2
  br label %53

18:                                               ; preds = %2
  %19 = load ptr, ptr %4, align 8
  %20 = getelementptr inbounds %struct.Moments, ptr %19, i32 0, i32 1
  %21 = load float, ptr %20, align 4
  %22 = getelementptr inbounds %struct.Moments, ptr %8, i32 0, i32 1
  %23 = load float, ptr %22, align 4
  %24 = fsub contract float %21, %23
  store float %24, ptr %6, align 4
  %25 = load ptr, ptr %4, align 8
  %26 = getelementptr inbounds %struct.Moments, ptr %25, i32 0, i32 0
  %27 = load float, ptr %26, align 4
  %28 = load float, ptr %5, align 4
  %29 = fdiv contract float %27, %28
  store float %29, ptr %7, align 4
  %30 = load float, ptr %6, align 4
  %31 = load float, ptr %7, align 4
  %32 = fmul contract float %30, %31
  %33 = getelementptr inbounds %struct.Moments, ptr %8, i32 0, i32 1
  %34 = load float, ptr %33, align 4
  %35 = fadd contract float %34, %32
  store float %35, ptr %33, align 4
  %36 = load ptr, ptr %4, align 8
  %37 = getelementptr inbounds %struct.Moments, ptr %36, i32 0, i32 2
  %38 = load float, ptr %37, align 4
  %39 = load float, ptr %6, align 4
  %40 = load float, ptr %6, align 4
  %41 = fmul contract float %39, %40
  %42 = getelementptr inbounds %struct.Moments, ptr %8, i32 0, i32 0
  %43 = load float, ptr %42, align 4
  %44 = fmul contract float %41, %43
  %45 = load float, ptr %7, align 4
  %46 = fmul contract float %44, %45
  %47 = fadd contract float %38, %46
  %48 = getelementptr inbounds %struct.Moments, ptr %8, i32 0, i32 2
  %49 = load float, ptr %48, align 4
  %50 = fadd contract float %49, %47
  store float %50, ptr %48, align 4
  %51 = load float, ptr %5, align 4
  %52 = getelementptr inbounds %struct.Moments, ptr %8, i32 0, i32 0
  store float %51, ptr %52, align 4
  br label %53

53:                                               ; preds = %18, %17
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #4

; Function Attrs: convergent nounwind
declare i32 @__nvvm_reflect(ptr) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.ftz.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #6

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nounwind "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @layernorm, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
