; ModuleID = 'softmax.cu'
source_filename = "softmax.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }

@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ7softmaxE7scratch = internal addrspace(3) global [128 x float] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

; Function Attrs: convergent noinline nounwind optnone
define dso_local noundef float @_Z9block_maxfPf(float noundef %0, ptr noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  store float %0, ptr %5, align 4
  store ptr %1, ptr %6, align 8
  %9 = load float, ptr %5, align 4
  %10 = load ptr, ptr %6, align 8
  %11 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds float, ptr %10, i64 %12
  store float %9, ptr %13, align 4
  call void @llvm.nvvm.barrier0()
  store i32 64, ptr %7, align 4
  br label %14

14:                                               ; preds = %42, %2
  %15 = load i32, ptr %7, align 4
  %16 = icmp sgt i32 %15, 0
  br i1 %16, label %17, label %45

17:                                               ; preds = %14
  %18 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = load i32, ptr %7, align 4
  %20 = icmp ult i32 %18, %19
  br i1 %20, label %21, label %41

21:                                               ; preds = %17
  %22 = load ptr, ptr %6, align 8
  %23 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %22, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = load ptr, ptr %6, align 8
  %28 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = load i32, ptr %7, align 4
  %30 = add i32 %28, %29
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %27, i64 %31
  %33 = load float, ptr %32, align 4
  store float %26, ptr %3, align 4
  store float %33, ptr %4, align 4
  %34 = load float, ptr %3, align 4
  %35 = load float, ptr %4, align 4
  %36 = call float @llvm.nvvm.fmax.f(float %34, float %35)
  %37 = load ptr, ptr %6, align 8
  %38 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %37, i64 %39
  store float %36, ptr %40, align 4
  br label %41

41:                                               ; preds = %21, %17
  call void @llvm.nvvm.barrier0()
  br label %42

42:                                               ; preds = %41
  %43 = load i32, ptr %7, align 4
  %44 = ashr i32 %43, 1
  store i32 %44, ptr %7, align 4
  br label %14, !llvm.loop !8

45:                                               ; preds = %14
  %46 = load ptr, ptr %6, align 8
  %47 = getelementptr inbounds float, ptr %46, i64 0
  %48 = load float, ptr %47, align 4
  store float %48, ptr %8, align 4
  call void @llvm.nvvm.barrier0()
  %49 = load float, ptr %8, align 4
  ret float %49
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z9block_sumfPf(float noundef %0, ptr noundef %1) #2 {
  %3 = alloca float, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  store float %0, ptr %3, align 4
  store ptr %1, ptr %4, align 8
  %7 = load float, ptr %3, align 4
  %8 = load ptr, ptr %4, align 8
  %9 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds float, ptr %8, i64 %10
  store float %7, ptr %11, align 4
  call void @llvm.nvvm.barrier0()
  store i32 64, ptr %5, align 4
  br label %12

12:                                               ; preds = %34, %2
  %13 = load i32, ptr %5, align 4
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %15, label %37

15:                                               ; preds = %12
  %16 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = load i32, ptr %5, align 4
  %18 = icmp ult i32 %16, %17
  br i1 %18, label %19, label %33

19:                                               ; preds = %15
  %20 = load ptr, ptr %4, align 8
  %21 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %22 = load i32, ptr %5, align 4
  %23 = add i32 %21, %22
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %20, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = load ptr, ptr %4, align 8
  %28 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr %27, i64 %29
  %31 = load float, ptr %30, align 4
  %32 = fadd contract float %31, %26
  store float %32, ptr %30, align 4
  br label %33

33:                                               ; preds = %19, %15
  call void @llvm.nvvm.barrier0()
  br label %34

34:                                               ; preds = %33
  %35 = load i32, ptr %5, align 4
  %36 = ashr i32 %35, 1
  store i32 %36, ptr %5, align 4
  br label %12, !llvm.loop !10

37:                                               ; preds = %12
  %38 = load ptr, ptr %4, align 8
  %39 = getelementptr inbounds float, ptr %38, i64 0
  %40 = load float, ptr %39, align 4
  store float %40, ptr %6, align 4
  call void @llvm.nvvm.barrier0()
  %41 = load float, ptr %6, align 4
  ret float %41
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @softmax(ptr noundef %0, ptr noundef %1, i32 noundef %2) #3 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store i32 %2, ptr %12, align 4
  %21 = load ptr, ptr %10, align 8
  %22 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = zext i32 %22 to i64
  %24 = load i32, ptr %12, align 4
  %25 = sext i32 %24 to i64
  %26 = mul nsw i64 %23, %25
  %27 = getelementptr inbounds float, ptr %21, i64 %26
  store ptr %27, ptr %13, align 8
  %28 = load ptr, ptr %11, align 8
  %29 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %30 = zext i32 %29 to i64
  %31 = load i32, ptr %12, align 4
  %32 = sext i32 %31 to i64
  %33 = mul nsw i64 %30, %32
  %34 = getelementptr inbounds float, ptr %28, i64 %33
  store ptr %34, ptr %14, align 8
  store i32 2139095040, ptr %7, align 4
  %35 = load i32, ptr %7, align 4
  %36 = bitcast i32 %35 to float
  %37 = fneg contract float %36
  store float %37, ptr %15, align 4
  %38 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %38, ptr %16, align 4
  br label %39

39:                                               ; preds = %53, %3
  %40 = load i32, ptr %16, align 4
  %41 = load i32, ptr %12, align 4
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %43, label %56

43:                                               ; preds = %39
  %44 = load float, ptr %15, align 4
  %45 = load ptr, ptr %13, align 8
  %46 = load i32, ptr %16, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %45, i64 %47
  %49 = load float, ptr %48, align 4
  store float %44, ptr %8, align 4
  store float %49, ptr %9, align 4
  %50 = load float, ptr %8, align 4
  %51 = load float, ptr %9, align 4
  %52 = call float @llvm.nvvm.fmax.f(float %50, float %51)
  store float %52, ptr %15, align 4
  br label %53

53:                                               ; preds = %43
  %54 = load i32, ptr %16, align 4
  %55 = add nsw i32 %54, 128
  store i32 %55, ptr %16, align 4
  br label %39, !llvm.loop !11

56:                                               ; preds = %39
  %57 = load float, ptr %15, align 4
  %58 = call contract noundef float @_Z9block_maxfPf(float noundef %57, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ7softmaxE7scratch to ptr)) #7
  store float %58, ptr %15, align 4
  store float 0.000000e+00, ptr %17, align 4
  %59 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %59, ptr %18, align 4
  br label %60

60:                                               ; preds = %83, %56
  %61 = load i32, ptr %18, align 4
  %62 = load i32, ptr %12, align 4
  %63 = icmp slt i32 %61, %62
  br i1 %63, label %64, label %86

64:                                               ; preds = %60
  %65 = load ptr, ptr %13, align 8
  %66 = load i32, ptr %18, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %65, i64 %67
  %69 = load float, ptr %68, align 4
  %70 = load float, ptr %15, align 4
  %71 = fsub contract float %69, %70
  store float %71, ptr %6, align 4
  %72 = load float, ptr %6, align 4
  %73 = fmul float %72, 0x3FF7154760000000
  %74 = call float @llvm.nvvm.ex2.approx.f(float %73) #8
  store float %74, ptr %19, align 4
  %75 = load float, ptr %19, align 4
  %76 = load ptr, ptr %14, align 8
  %77 = load i32, ptr %18, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %76, i64 %78
  store float %75, ptr %79, align 4
  %80 = load float, ptr %19, align 4
  %81 = load float, ptr %17, align 4
  %82 = fadd contract float %81, %80
  store float %82, ptr %17, align 4
  br label %83

83:                                               ; preds = %64
  %84 = load i32, ptr %18, align 4
  %85 = add nsw i32 %84, 128
  store i32 %85, ptr %18, align 4
  br label %60, !llvm.loop !12

86:                                               ; preds = %60
  %87 = load float, ptr %17, align 4
  %88 = call contract noundef float @_Z9block_sumfPf(float noundef %87, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ7softmaxE7scratch to ptr)) #7
  store float %88, ptr %17, align 4
  %89 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %89, ptr %20, align 4
  br label %90

90:                                               ; preds = %108, %86
  %91 = load i32, ptr %20, align 4
  %92 = load i32, ptr %12, align 4
  %93 = icmp slt i32 %91, %92
  br i1 %93, label %94, label %111

94:                                               ; preds = %90
  %95 = load ptr, ptr %14, align 8
  %96 = load i32, ptr %20, align 4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr %95, i64 %97
  %99 = load float, ptr %98, align 4
  %100 = load float, ptr %17, align 4
  store float %99, ptr %4, align 4
  store float %100, ptr %5, align 4
  %101 = load float, ptr %4, align 4
  %102 = load float, ptr %5, align 4
  %103 = call float @llvm.nvvm.div.approx.f(float %101, float %102)
  %104 = load ptr, ptr %14, align 8
  %105 = load i32, ptr %20, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds float, ptr %104, i64 %106
  store float %103, ptr %107, align 4
  br label %108

108:                                              ; preds = %94
  %109 = load i32, ptr %20, align 4
  %110 = add nsw i32 %109, 128
  store i32 %110, ptr %20, align 4
  br label %90, !llvm.loop !13

111:                                              ; preds = %90
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: convergent nounwind
declare i32 @__nvvm_reflect(ptr) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fmax.ftz.f(float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fmax.f(float, float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.approx.ftz.f(float, float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.approx.f(float, float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.ftz.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #6

attributes #0 = { convergent noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #3 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
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
!4 = !{ptr @softmax, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
!12 = distinct !{!12, !9}
!13 = distinct !{!13, !9}
