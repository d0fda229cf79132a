; ModuleID = 'nbody.cu'
source_filename = "nbody.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.float3 = type { float, float, float }

@_ZZ5nbodyE4tile = internal addrspace(3) global [64 x %struct.float4] undef, align 16
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

; Function Attrs: convergent noinline nounwind optnone
define dso_local %struct.float3 @_Z7attract6float4S_6float3(ptr noundef byval(%struct.float4) align 16 %0, ptr noundef byval(%struct.float4) align 16 %1, ptr noundef byval(%struct.float3) align 4 %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca %struct.float3, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = getelementptr inbounds %struct.float4, ptr %1, i32 0, i32 0
  %13 = load float, ptr %12, align 16
  %14 = getelementptr inbounds %struct.float4, ptr %0, i32 0, i32 0
  %15 = load float, ptr %14, align 16
  %16 = fsub contract float %13, %15
  store float %16, ptr %6, align 4
  %17 = getelementptr inbounds %struct.float4, ptr %1, i32 0, i32 1
  %18 = load float, ptr %17, align 4
  %19 = getelementptr inbounds %struct.float4, ptr %0, i32 0, i32 1
  %20 = load float, ptr %19, align 4
  %21 = fsub contract float %18, %20
  store float %21, ptr %7, align 4
  %22 = getelementptr inbounds %struct.float4, ptr %1, i32 0, i32 2
  %23 = load float, ptr %22, align 8
  %24 = getelementptr inbounds %struct.float4, ptr %0, i32 0, i32 2
  %25 = load float, ptr %24, align 8
  %26 = fsub contract float %23, %25
  store float %26, ptr %8, align 4
  %27 = load float, ptr %6, align 4
  %28 = load float, ptr %6, align 4
  %29 = fmul contract float %27, %28
  %30 = load float, ptr %7, align 4
  %31 = load float, ptr %7, align 4
  %32 = fmul contract float %30, %31
  %33 = fadd contract float %29, %32
  %34 = load float, ptr %8, align 4
  %35 = load float, ptr %8, align 4
  %36 = fmul contract float %34, %35
  %37 = fadd contract float %33, %36
  %38 = fadd contract float %37, 0x3F847AE140000000
  store float %38, ptr %9, align 4
  %39 = load float, ptr %9, align 4
  store float %39, ptr %4, align 4
  %40 = load float, ptr %4, align 4
  %41 = call float @llvm.nvvm.rsqrt.approx.f(float %40)
  store float %41, ptr %10, align 4
  %42 = getelementptr inbounds %struct.float4, ptr %1, i32 0, i32 3
  %43 = load float, ptr %42, align 4
  %44 = load float, ptr %10, align 4
  %45 = fmul contract float %43, %44
  %46 = load float, ptr %10, align 4
  %47 = fmul contract float %45, %46
  %48 = load float, ptr %10, align 4
  %49 = fmul contract float %47, %48
  store float %49, ptr %11, align 4
  %50 = load float, ptr %6, align 4
  %51 = load float, ptr %11, align 4
  %52 = fmul contract float %50, %51
  %53 = getelementptr inbounds %struct.float3, ptr %2, i32 0, i32 0
  %54 = load float, ptr %53, align 4
  %55 = fadd contract float %54, %52
  store float %55, ptr %53, align 4
  %56 = load float, ptr %7, align 4
  %57 = load float, ptr %11, align 4
  %58 = fmul contract float %56, %57
  %59 = getelementptr inbounds %struct.float3, ptr %2, i32 0, i32 1
  %60 = load float, ptr %59, align 4
  %61 = fadd contract float %60, %58
  store float %61, ptr %59, align 4
  %62 = load float, ptr %8, align 4
  %63 = load float, ptr %11, align 4
  %64 = fmul contract float %62, %63
  %65 = getelementptr inbounds %struct.float3, ptr %2, i32 0, i32 2
  %66 = load float, ptr %65, align 4
  %67 = fadd contract float %66, %64
  store float %67, ptr %65, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %2, i64 12, i1 false)
  %68 = load %struct.float3, ptr %5, align 4
  ret %struct.float3 %68
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @nbody(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, float noundef %5) #2 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca %struct.float4, align 16
  %15 = alloca %struct.float3, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca %struct.float4, align 16
  %19 = alloca i32, align 4
  %20 = alloca %struct.float3, align 4
  %21 = alloca %struct.float4, align 16
  %22 = alloca %struct.float4, align 16
  %23 = alloca %struct.float3, align 4
  %24 = alloca %struct.float4, align 16
  %25 = alloca %struct.float4, align 16
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store float %5, ptr %12, align 4
  %26 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %27 = mul i32 %26, 64
  %28 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = add i32 %27, %28
  store i32 %29, ptr %13, align 4
  %30 = load i32, ptr %13, align 4
  %31 = load i32, ptr %11, align 4
  %32 = icmp slt i32 %30, %31
  br i1 %32, label %33, label %38

33:                                               ; preds = %6
  %34 = load ptr, ptr %7, align 8
  %35 = load i32, ptr %13, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds %struct.float4, ptr %34, i64 %36
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %14, ptr align 16 %37, i64 16, i1 false)
  br label %48

38:                                               ; preds = %6
  %39 = call %struct.float4 @_ZL11make_float4ffff(float noundef 0.000000e+00, float noundef 0.000000e+00, float noundef 0.000000e+00, float noundef 0.000000e+00) #8
  %40 = getelementptr inbounds %struct.float4, ptr %14, i32 0, i32 0
  %41 = extractvalue %struct.float4 %39, 0
  store float %41, ptr %40, align 16
  %42 = getelementptr inbounds %struct.float4, ptr %14, i32 0, i32 1
  %43 = extractvalue %struct.float4 %39, 1
  store float %43, ptr %42, align 4
  %44 = getelementptr inbounds %struct.float4, ptr %14, i32 0, i32 2
  %45 = extractvalue %struct.float4 %39, 2
  store float %45, ptr %44, align 8
  %46 = getelementptr inbounds %struct.float4, ptr %14, i32 0, i32 3
  %47 = extractvalue %struct.float4 %39, 3
  store float %47, ptr %46, align 4
  br label %48

48:                                               ; preds = %38, %33
  %49 = call %struct.float3 @_ZL11make_float3fff(float noundef 0.000000e+00, float noundef 0.000000e+00, float noundef 0.000000e+00) #8
  %50 = getelementptr inbounds %struct.float3, ptr %15, i32 0, i32 0
  %51 = extractvalue %struct.float3 %49, 0
  store float %51, ptr %50, align 4
  %52 = getelementptr inbounds %struct.float3, ptr %15, i32 0, i32 1
  %53 = extractvalue %struct.float3 %49, 1
  store float %53, ptr %52, align 4
  %54 = getelementptr inbounds %struct.float3, ptr %15, i32 0, i32 2
  %55 = extractvalue %struct.float3 %49, 2
  store float %55, ptr %54, align 4
  store i32 0, ptr %16, align 4
  br label %56

56:                                               ; preds = %104, %48
  %57 = load i32, ptr %16, align 4
  %58 = load i32, ptr %11, align 4
  %59 = icmp slt i32 %57, %58
  br i1 %59, label %60, label %107

60:                                               ; preds = %56
  %61 = load i32, ptr %16, align 4
  %62 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %63 = add i32 %61, %62
  store i32 %63, ptr %17, align 4
  %64 = load i32, ptr %17, align 4
  %65 = load i32, ptr %11, align 4
  %66 = icmp slt i32 %64, %65
  br i1 %66, label %67, label %72

67:                                               ; preds = %60
  %68 = load ptr, ptr %7, align 8
  %69 = load i32, ptr %17, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds %struct.float4, ptr %68, i64 %70
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %18, ptr align 16 %71, i64 16, i1 false)
  br label %82

72:                                               ; preds = %60
  %73 = call %struct.float4 @_ZL11make_float4ffff(float noundef 0.000000e+00, float noundef 0.000000e+00, float noundef 0.000000e+00, float noundef 0.000000e+00) #8
  %74 = getelementptr inbounds %struct.float4, ptr %18, i32 0, i32 0
  %75 = extractvalue %struct.float4 %73, 0
  store float %75, ptr %74, align 16
  %76 = getelementptr inbounds %struct.float4, ptr %18, i32 0, i32 1
  %77 = extractvalue %struct.float4 %73, 1
  store float %77, ptr %76, align 4
  %78 = getelementptr inbounds %struct.float4, ptr %18, i32 0, i32 2
  %79 = extractvalue %struct.float4 %73, 2
  store float %79, ptr %78, align 8
  %80 = getelementptr inbounds %struct.float4, ptr %18, i32 0, i32 3
  %81 = extractvalue %struct.float4 %73, 3
  store float %81, ptr %80, align 4
  br label %82

82:                                               ; preds = %72, %67
  %83 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds [64 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 0, i64 %84
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %85, ptr align 16 %18, i64 16, i1 false)
  call void @llvm.nvvm.barrier0()
  store i32 0, ptr %19, align 4
  br label %86

86:                                               ; preds = %100, %82
  %87 = load i32, ptr %19, align 4
  %88 = icmp slt i32 %87, 64
  br i1 %88, label %89, label %103

89:                                               ; preds = %86
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %21, ptr align 16 %14, i64 16, i1 false)
  %90 = load i32, ptr %19, align 4
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [64 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 0, i64 %91
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %22, ptr align 16 %92, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %23, ptr align 4 %15, i64 12, i1 false)
  %93 = call %struct.float3 @_Z7attract6float4S_6float3(ptr noundef byval(%struct.float4) align 16 %21, ptr noundef byval(%struct.float4) align 16 %22, ptr noundef byval(%struct.float3) align 4 %23) #8
  %94 = getelementptr inbounds %struct.float3, ptr %20, i32 0, i32 0
  %95 = extractvalue %struct.float3 %93, 0
  store float %95, ptr %94, align 4
  %96 = getelementptr inbounds %struct.float3, ptr %20, i32 0, i32 1
  %97 = extractvalue %struct.float3 %93, 1
  store float %97, ptr %96, align 4
  %98 = getelementptr inbounds %struct.float3, ptr %20, i32 0, i32 2
  %99 = extractvalue %struct.float3 %93, 2
  store float %99, ptr %98, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %15, ptr align 4 %20, i64 12, i1 false)
  br label %100

100:                                              ; preds = %89
  %101 = load i32, ptr %19, align 4
  %102 = add nsw i32 %101, 1
  store i32 %102, ptr %19, align 4
  br label %86, !llvm.loop !8

103:                                              ; preds = %86
  call void @llvm.nvvm.barrier0()
  br label %104

104:                                              ; preds = %103
  %105 = load i32, ptr %16, align 4
  %106 = add nsw i32 %105, 64
  store i32 %106, ptr %16, align 4
  br label %56, !llvm.loop !11

107:                                              ; preds = %56
  %108 = load i32, ptr %13, align 4
  %109 = load i32, ptr %11, align 4
  %110 = icmp slt i32 %108, %109
  br i1 %110, label %111, label %177

111:                                              ; preds = %107
  %112 = load ptr, ptr %8, align 8
  %113 = load i32, ptr %13, align 4
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds %struct.float4, ptr %112, i64 %114
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %24, ptr align 16 %115, i64 16, i1 false)
  %116 = getelementptr inbounds %struct.float3, ptr %15, i32 0, i32 0
  %117 = load float, ptr %116, align 4
  %118 = load float, ptr %12, align 4
  %119 = fmul contract float %117, %118
  %120 = getelementptr inbounds %struct.float4, ptr %24, i32 0, i32 0
  %121 = load float, ptr %120, align 16
  %122 = fadd contract float %121, %119
  store float %122, ptr %120, align 16
  %123 = getelementptr inbounds %struct.float3, ptr %15, i32 0, i32 1
  %124 = load float, ptr %123, align 4
  %125 = load float, ptr %12, align 4
  %126 = fmul contract float %124, %125
  %127 = getelementptr inbounds %struct.float4, ptr %24, i32 0, i32 1
  %128 = load float, ptr %127, align 4
  %129 = fadd contract float %128, %126
  store float %129, ptr %127, align 4
  %130 = getelementptr inbounds %struct.float3, ptr %15, i32 0, i32 2
  %131 = load float, ptr %130, align 4
  %132 = load float, ptr %12, align 4
  %133 = fmul contract float %131, %132
  %134 = getelementptr inbounds %struct.float4, ptr %24, i32 0, i32 2
  %135 = load float, ptr %134, align 8
  %136 = fadd contract float %135, %133
  store float %136, ptr %134, align 8
  %137 = load ptr, ptr %10, align 8
  %138 = load i32, ptr %13, align 4
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds %struct.float4, ptr %137, i64 %139
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %140, ptr align 16 %24, i64 16, i1 false)
  %141 = getelementptr inbounds %struct.float4, ptr %14, i32 0, i32 0
  %142 = load float, ptr %141, align 16
  %143 = getelementptr inbounds %struct.float4, ptr %24, i32 0, i32 0
  %144 = load float, ptr %143, align 16
  %145 = load float, ptr %12, align 4
  %146 = fmul contract float %144, %145
  %147 = fadd contract float %142, %146
  %148 = getelementptr inbounds %struct.float4, ptr %14, i32 0, i32 1
  %149 = load float, ptr %148, align 4
  %150 = getelementptr inbounds %struct.float4, ptr %24, i32 0, i32 1
  %151 = load float, ptr %150, align 4
  %152 = load float, ptr %12, align 4
  %153 = fmul contract float %151, %152
  %154 = fadd contract float %149, %153
  %155 = getelementptr inbounds %struct.float4, ptr %14, i32 0, i32 2
  %156 = load float, ptr %155, align 8
  %157 = getelementptr inbounds %struct.float4, ptr %24, i32 0, i32 2
  %158 = load float, ptr %157, align 8
  %159 = load float, ptr %12, align 4
  %160 = fmul contract float %158, %159
  %161 = fadd contract float %156, %160
  %162 = getelementptr inbounds %struct.float4, ptr %14, i32 0, i32 3
  %163 = load float, ptr %162, align 4
  %164 = call %struct.float4 @_ZL11make_float4ffff(float noundef %147, float noundef %154, float noundef %161, float noundef %163) #8
  %165 = getelementptr inbounds %struct.float4, ptr %25, i32 0, i32 0
  %166 = extractvalue %struct.float4 %164, 0
  store float %166, ptr %165, align 16
  %167 = getelementptr inbounds %struct.float4, ptr %25, i32 0, i32 1
  %168 = extractvalue %struct.float4 %164, 1
  store float %168, ptr %167, align 4
  %169 = getelementptr inbounds %struct.float4, ptr %25, i32 0, i32 2
  %170 = extractvalue %struct.float4 %164, 2
  store float %170, ptr %169, align 8
  %171 = getelementptr inbounds %struct.float4, ptr %25, i32 0, i32 3
  %172 = extractvalue %struct.float4 %164, 3
  store float %172, ptr %171, align 4
  %173 = load ptr, ptr %9, align 8
  %174 = load i32, ptr %13, align 4
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds %struct.float4, ptr %173, i64 %175
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %176, ptr align 16 %25, i64 16, i1 false)
  br label %177

177:                                              ; preds = %111, %107
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal %struct.float4 @_ZL11make_float4ffff(float noundef %0, float noundef %1, float noundef %2, float noundef %3) #3 {
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
define internal %struct.float3 @_ZL11make_float3fff(float noundef %0, float noundef %1, float noundef %2) #3 {
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

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: convergent nounwind
declare i32 @__nvvm_reflect(ptr) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.ftz.f(float) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #7

attributes #0 = { convergent noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @nbody, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.count", i32 8}
!11 = distinct !{!11, !9}
