; ModuleID = 'ray_sphere.cu'
source_filename = "ray_sphere.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.Hit = type { %struct.Vec, float, i32 }
%struct.Vec = type { float, float, float }
%struct.Sphere = type { %struct.Vec, float }
%struct.Ray = type { %struct.Vec, %struct.Vec }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@__const.ray_sphere.hit = private unnamed_addr constant %struct.Hit { %struct.Vec zeroinitializer, float 0.000000e+00, i32 -1 }, align 4
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"__CUDA_PREC_SQRT\00", align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Vec @_Zmi3VecS_(ptr noundef byval(%struct.Vec) align 4 %0, ptr noundef byval(%struct.Vec) align 4 %1) #0 {
  %3 = alloca %struct.Vec, align 4
  %4 = getelementptr inbounds %struct.Vec, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds %struct.Vec, ptr %0, i32 0, i32 0
  %6 = load float, ptr %5, align 4
  %7 = getelementptr inbounds %struct.Vec, ptr %1, i32 0, i32 0
  %8 = load float, ptr %7, align 4
  %9 = fsub contract float %6, %8
  store float %9, ptr %4, align 4
  %10 = getelementptr inbounds %struct.Vec, ptr %3, i32 0, i32 1
  %11 = getelementptr inbounds %struct.Vec, ptr %0, i32 0, i32 1
  %12 = load float, ptr %11, align 4
  %13 = getelementptr inbounds %struct.Vec, ptr %1, i32 0, i32 1
  %14 = load float, ptr %13, align 4
  %15 = fsub contract float %12, %14
  store float %15, ptr %10, align 4
  %16 = getelementptr inbounds %struct.Vec, ptr %3, i32 0, i32 2
  %17 = getelementptr inbounds %struct.Vec, ptr %0, i32 0, i32 2
  %18 = load float, ptr %17, align 4
  %19 = getelementptr inbounds %struct.Vec, ptr %1, i32 0, i32 2
  %20 = load float, ptr %19, align 4
  %21 = fsub contract float %18, %20
  store float %21, ptr %16, align 4
  %22 = load %struct.Vec, ptr %3, align 4
  ret %struct.Vec %22
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Vec @_Zpl3VecS_(ptr noundef byval(%struct.Vec) align 4 %0, ptr noundef byval(%struct.Vec) align 4 %1) #0 {
  %3 = alloca %struct.Vec, align 4
  %4 = getelementptr inbounds %struct.Vec, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds %struct.Vec, ptr %0, i32 0, i32 0
  %6 = load float, ptr %5, align 4
  %7 = getelementptr inbounds %struct.Vec, ptr %1, i32 0, i32 0
  %8 = load float, ptr %7, align 4
  %9 = fadd contract float %6, %8
  store float %9, ptr %4, align 4
  %10 = getelementptr inbounds %struct.Vec, ptr %3, i32 0, i32 1
  %11 = getelementptr inbounds %struct.Vec, ptr %0, i32 0, i32 1
  %12 = load float, ptr %11, align 4
  %13 = getelementptr inbounds %struct.Vec, ptr %1, i32 0, i32 1
  %14 = load float, ptr %13, align 4
  %15 = fadd contract float %12, %14
  store float %15, ptr %10, align 4
  %16 = getelementptr inbounds %struct.Vec, ptr %3, i32 0, i32 2
  %17 = getelementptr inbounds %struct.Vec, ptr %0, i32 0, i32 2
  %18 = load float, ptr %17, align 4
  %19 = getelementptr inbounds %struct.Vec, ptr %1, i32 0, i32 2
  %20 = load float, ptr %19, align 4
  %21 = fadd contract float %18, %20
  store float %21, ptr %16, align 4
  %22 = load %struct.Vec, ptr %3, align 4
  ret %struct.Vec %22
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Vec @_Zml3Vecf(ptr noundef byval(%struct.Vec) align 4 %0, float noundef %1) #0 {
  %3 = alloca %struct.Vec, align 4
  %4 = alloca float, align 4
  store float %1, ptr %4, align 4
  %5 = getelementptr inbounds %struct.Vec, ptr %3, i32 0, i32 0
  %6 = getelementptr inbounds %struct.Vec, ptr %0, i32 0, i32 0
  %7 = load float, ptr %6, align 4
  %8 = load float, ptr %4, align 4
  %9 = fmul contract float %7, %8
  store float %9, ptr %5, align 4
  %10 = getelementptr inbounds %struct.Vec, ptr %3, i32 0, i32 1
  %11 = getelementptr inbounds %struct.Vec, ptr %0, i32 0, i32 1
  %12 = load float, ptr %11, align 4
  %13 = load float, ptr %4, align 4
  %14 = fmul contract float %12, %13
  store float %14, ptr %10, align 4
  %15 = getelementptr inbounds %struct.Vec, ptr %3, i32 0, i32 2
  %16 = getelementptr inbounds %struct.Vec, ptr %0, i32 0, i32 2
  %17 = load float, ptr %16, align 4
  %18 = load float, ptr %4, align 4
  %19 = fmul contract float %17, %18
  store float %19, ptr %15, align 4
  %20 = load %struct.Vec, ptr %3, align 4
  ret %struct.Vec %20
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z3dot3VecS_(ptr noundef byval(%struct.Vec) align 4 %0, ptr noundef byval(%struct.Vec) align 4 %1) #0 {
  %3 = getelementptr inbounds %struct.Vec, ptr %0, i32 0, i32 0
  %4 = load float, ptr %3, align 4
  %5 = getelementptr inbounds %struct.Vec, ptr %1, i32 0, i32 0
  %6 = load float, ptr %5, align 4
  %7 = fmul contract float %4, %6
  %8 = getelementptr inbounds %struct.Vec, ptr %0, i32 0, i32 1
  %9 = load float, ptr %8, align 4
  %10 = getelementptr inbounds %struct.Vec, ptr %1, i32 0, i32 1
  %11 = load float, ptr %10, align 4
  %12 = fmul contract float %9, %11
  %13 = fadd contract float %7, %12
  %14 = getelementptr inbounds %struct.Vec, ptr %0, i32 0, i32 2
  %15 = load float, ptr %14, align 4
  %16 = getelementptr inbounds %struct.Vec, ptr %1, i32 0, i32 2
  %17 = load float, ptr %16, align 4
  %18 = fmul contract float %15, %17
  %19 = fadd contract float %13, %18
  ret float %19
}

; Function Attrs: convergent noinline nounwind optnone
define dso_local noundef zeroext i1 @_Z9intersectRK3RayRK6SpherePf(ptr noundef nonnull align 4 dereferenceable(24) %0, ptr noundef nonnull align 4 dereferenceable(16) %1, ptr noundef %2) #1 {
  %4 = alloca float, align 4
  %5 = alloca i1, align 1
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca %struct.Vec, align 4
  %10 = alloca %struct.Vec, align 4
  %11 = alloca %struct.Vec, align 4
  %12 = alloca float, align 4
  %13 = alloca %struct.Vec, align 4
  %14 = alloca %struct.Vec, align 4
  %15 = alloca float, align 4
  %16 = alloca %struct.Vec, align 4
  %17 = alloca %struct.Vec, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  %20 = load ptr, ptr %7, align 8
  %21 = getelementptr inbounds %struct.Sphere, ptr %20, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 %21, i64 12, i1 false)
  %22 = load ptr, ptr %6, align 8
  %23 = getelementptr inbounds %struct.Ray, ptr %22, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 %23, i64 12, i1 false)
  %24 = call %struct.Vec @_Zmi3VecS_(ptr noundef byval(%struct.Vec) align 4 %10, ptr noundef byval(%struct.Vec) align 4 %11) #7
  %25 = getelementptr inbounds %struct.Vec, ptr %9, i32 0, i32 0
  %26 = extractvalue %struct.Vec %24, 0
  store float %26, ptr %25, align 4
  %27 = getelementptr inbounds %struct.Vec, ptr %9, i32 0, i32 1
  %28 = extractvalue %struct.Vec %24, 1
  store float %28, ptr %27, align 4
  %29 = getelementptr inbounds %struct.Vec, ptr %9, i32 0, i32 2
  %30 = extractvalue %struct.Vec %24, 2
  store float %30, ptr %29, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 4 %9, i64 12, i1 false)
  %31 = load ptr, ptr %6, align 8
  %32 = getelementptr inbounds %struct.Ray, ptr %31, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 %32, i64 12, i1 false)
  %33 = call contract noundef float @_Z3dot3VecS_(ptr noundef byval(%struct.Vec) align 4 %13, ptr noundef byval(%struct.Vec) align 4 %14) #7
  store float %33, ptr %12, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %16, ptr align 4 %9, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %17, ptr align 4 %9, i64 12, i1 false)
  %34 = call contract noundef float @_Z3dot3VecS_(ptr noundef byval(%struct.Vec) align 4 %16, ptr noundef byval(%struct.Vec) align 4 %17) #7
  %35 = load float, ptr %12, align 4
  %36 = load float, ptr %12, align 4
  %37 = fmul contract float %35, %36
  %38 = fsub contract float %34, %37
  store float %38, ptr %15, align 4
  %39 = load ptr, ptr %7, align 8
  %40 = getelementptr inbounds %struct.Sphere, ptr %39, i32 0, i32 1
  %41 = load float, ptr %40, align 4
  %42 = load ptr, ptr %7, align 8
  %43 = getelementptr inbounds %struct.Sphere, ptr %42, i32 0, i32 1
  %44 = load float, ptr %43, align 4
  %45 = fmul contract float %41, %44
  store float %45, ptr %18, align 4
  %46 = load float, ptr %15, align 4
  %47 = load float, ptr %18, align 4
  %48 = fcmp contract ogt float %46, %47
  br i1 %48, label %49, label %50

49:                                               ; preds = %3
  store i1 false, ptr %5, align 1
  br label %74

50:                                               ; preds = %3
  %51 = load float, ptr %18, align 4
  %52 = load float, ptr %15, align 4
  %53 = fsub contract float %51, %52
  store float %53, ptr %4, align 4
  %54 = load float, ptr %4, align 4
  %55 = call float @llvm.nvvm.sqrt.approx.f(float %54) #8
  store float %55, ptr %19, align 4
  %56 = load float, ptr %12, align 4
  %57 = load float, ptr %19, align 4
  %58 = fsub contract float %56, %57
  %59 = fcmp contract ogt float %58, 0.000000e+00
  br i1 %59, label %60, label %64

60:                                               ; preds = %50
  %61 = load float, ptr %12, align 4
  %62 = load float, ptr %19, align 4
  %63 = fsub contract float %61, %62
  br label %68

64:                                               ; preds = %50
  %65 = load float, ptr %12, align 4
  %66 = load float, ptr %19, align 4
  %67 = fadd contract float %65, %66
  br label %68

68:                                               ; preds = %64, %60
  %69 = phi contract float [ %63, %60 ], [ %67, %64 ]
  %70 = load ptr, ptr %8, align 8
  store float %69, ptr %70, align 4
  %71 = load ptr, ptr %8, align 8
  %72 = load float, ptr %71, align 4
  %73 = fcmp contract ogt float %72, 0.000000e+00
  store i1 %73, ptr %5, align 1
  br label %74

74:                                               ; preds = %68, %49
  %75 = load i1, ptr %5, align 1
  ret i1 %75
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @ray_sphere(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4) #3 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca %struct.Ray, align 4
  %13 = alloca %struct.Hit, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca %struct.Vec, align 4
  %17 = alloca %struct.Vec, align 4
  %18 = alloca %struct.Vec, align 4
  %19 = alloca %struct.Vec, align 4
  %20 = alloca %struct.Sphere, align 4
  %21 = alloca %struct.Vec, align 4
  %22 = alloca %struct.Vec, align 4
  %23 = alloca %struct.Vec, align 4
  %24 = alloca %struct.Vec, align 4
  store ptr %0, ptr %6, align 8
  store i32 %1, ptr %7, align 4
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store ptr %4, ptr %10, align 8
  %25 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %26 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %27 = mul i32 %25, %26
  %28 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = add i32 %27, %28
  store i32 %29, ptr %11, align 4
  %30 = load i32, ptr %11, align 4
  %31 = load i32, ptr %7, align 4
  %32 = icmp sge i32 %30, %31
  br i1 %32, label %33, label %34

33:                                               ; preds = %5
  br label %119

34:                                               ; preds = %5
  %35 = load ptr, ptr %6, align 8
  %36 = load i32, ptr %11, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds %struct.Ray, ptr %35, i64 %37
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %12, ptr align 4 %38, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %13, ptr align 4 @__const.ray_sphere.hit, i64 20, i1 false)
  store i32 0, ptr %14, align 4
  br label %39

39:                                               ; preds = %64, %34
  %40 = load i32, ptr %14, align 4
  %41 = load i32, ptr %9, align 4
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %43, label %67

43:                                               ; preds = %39
  %44 = load ptr, ptr %8, align 8
  %45 = load i32, ptr %14, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds %struct.Sphere, ptr %44, i64 %46
  %48 = call noundef zeroext i1 @_Z9intersectRK3RayRK6SpherePf(ptr noundef nonnull align 4 dereferenceable(24) %12, ptr noundef nonnull align 4 dereferenceable(16) %47, ptr noundef %15) #7
  br i1 %48, label %49, label %63

49:                                               ; preds = %43
  %50 = getelementptr inbounds %struct.Hit, ptr %13, i32 0, i32 2
  %51 = load i32, ptr %50, align 4
  %52 = icmp slt i32 %51, 0
  br i1 %52, label %58, label %53

53:                                               ; preds = %49
  %54 = load float, ptr %15, align 4
  %55 = getelementptr inbounds %struct.Hit, ptr %13, i32 0, i32 1
  %56 = load float, ptr %55, align 4
  %57 = fcmp contract olt float %54, %56
  br i1 %57, label %58, label %63

58:                                               ; preds = %53, %49
  %59 = load i32, ptr %14, align 4
  %60 = getelementptr inbounds %struct.Hit, ptr %13, i32 0, i32 2
  store i32 %59, ptr %60, align 4
  %61 = load float, ptr %15, align 4
  %62 = getelementptr inbounds %struct.Hit, ptr %13, i32 0, i32 1
  store float %61, ptr %62, align 4
  br label %63

63:                                               ; preds = %58, %53, %43
  br label %64

64:                                               ; preds = %63
  %65 = load i32, ptr %14, align 4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %14, align 4
  br label %39, !llvm.loop !8

67:                                               ; preds = %39
  %68 = getelementptr inbounds %struct.Hit, ptr %13, i32 0, i32 2
  %69 = load i32, ptr %68, align 4
  %70 = icmp sge i32 %69, 0
  br i1 %70, label %71, label %114

71:                                               ; preds = %67
  %72 = getelementptr inbounds %struct.Ray, ptr %12, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %17, ptr align 4 %72, i64 12, i1 false)
  %73 = getelementptr inbounds %struct.Ray, ptr %12, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %19, ptr align 4 %73, i64 12, i1 false)
  %74 = getelementptr inbounds %struct.Hit, ptr %13, i32 0, i32 1
  %75 = load float, ptr %74, align 4
  %76 = call %struct.Vec @_Zml3Vecf(ptr noundef byval(%struct.Vec) align 4 %19, float noundef %75) #7
  %77 = getelementptr inbounds %struct.Vec, ptr %18, i32 0, i32 0
  %78 = extractvalue %struct.Vec %76, 0
  store float %78, ptr %77, align 4
  %79 = getelementptr inbounds %struct.Vec, ptr %18, i32 0, i32 1
  %80 = extractvalue %struct.Vec %76, 1
  store float %80, ptr %79, align 4
  %81 = getelementptr inbounds %struct.Vec, ptr %18, i32 0, i32 2
  %82 = extractvalue %struct.Vec %76, 2
  store float %82, ptr %81, align 4
  %83 = call %struct.Vec @_Zpl3VecS_(ptr noundef byval(%struct.Vec) align 4 %17, ptr noundef byval(%struct.Vec) align 4 %18) #7
  %84 = getelementptr inbounds %struct.Vec, ptr %16, i32 0, i32 0
  %85 = extractvalue %struct.Vec %83, 0
  store float %85, ptr %84, align 4
  %86 = getelementptr inbounds %struct.Vec, ptr %16, i32 0, i32 1
  %87 = extractvalue %struct.Vec %83, 1
  store float %87, ptr %86, align 4
  %88 = getelementptr inbounds %struct.Vec, ptr %16, i32 0, i32 2
  %89 = extractvalue %struct.Vec %83, 2
  store float %89, ptr %88, align 4
  %90 = load ptr, ptr %8, align 8
  %91 = getelementptr inbounds %struct.Hit, ptr %13, i32 0, i32 2
  %92 = load i32, ptr %91, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds %struct.Sphere, ptr %90, i64 %93
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %20, ptr align 4 %94, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %23, ptr align 4 %16, i64 12, i1 false)
  %95 = getelementptr inbounds %struct.Sphere, ptr %20, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %24, ptr align 4 %95, i64 12, i1 false)
  %96 = call %struct.Vec @_Zmi3VecS_(ptr noundef byval(%struct.Vec) align 4 %23, ptr noundef byval(%struct.Vec) align 4 %24) #7
  %97 = getelementptr inbounds %struct.Vec, ptr %22, i32 0, i32 0
  %98 = extractvalue %struct.Vec %96, 0
  store float %98, ptr %97, align 4
  %99 = getelementptr inbounds %struct.Vec, ptr %22, i32 0, i32 1
  %100 = extractvalue %struct.Vec %96, 1
  store float %100, ptr %99, align 4
  %101 = getelementptr inbounds %struct.Vec, ptr %22, i32 0, i32 2
  %102 = extractvalue %struct.Vec %96, 2
  store float %102, ptr %101, align 4
  %103 = getelementptr inbounds %struct.Sphere, ptr %20, i32 0, i32 1
  %104 = load float, ptr %103, align 4
  %105 = fdiv contract float 1.000000e+00, %104
  %106 = call %struct.Vec @_Zml3Vecf(ptr noundef byval(%struct.Vec) align 4 %22, float noundef %105) #7
  %107 = getelementptr inbounds %struct.Vec, ptr %21, i32 0, i32 0
  %108 = extractvalue %struct.Vec %106, 0
  store float %108, ptr %107, align 4
  %109 = getelementptr inbounds %struct.Vec, ptr %21, i32 0, i32 1
  %110 = extractvalue %struct.Vec %106, 1
  store float %110, ptr %109, align 4
  %111 = getelementptr inbounds %struct.Vec, ptr %21, i32 0, i32 2
  %112 = extractvalue %struct.Vec %106, 2
  store float %112, ptr %111, align 4
  %113 = getelementptr inbounds %struct.Hit, ptr %13, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %113, ptr align 4 %21, i64 12, i1 false)
  br label %114

114:                                              ; preds = %71, %67
  %115 = load ptr, ptr %10, align 8
  %116 = load i32, ptr %11, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds %struct.Hit, ptr %115, i64 %117
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %118, ptr align 4 %13, i64 20, i1 false)
  br label %119

119:                                              ; preds = %114, %33
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nounwind
declare i32 @__nvvm_reflect(ptr) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.ftz.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.ftz.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #6

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { convergent noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @ray_sphere, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
