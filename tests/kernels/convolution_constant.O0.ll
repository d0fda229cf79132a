; ModuleID = 'convolution_constant.cu'
source_filename = "convolution_constant.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }

@weights = dso_local addrspace(4) externally_initialized global [9 x float] [float 1.000000e+00, float 2.000000e+00, float 4.000000e+00, float 8.000000e+00, float 1.600000e+01, float 8.000000e+00, float 4.000000e+00, float 2.000000e+00, float 1.000000e+00], align 4
@edge = dso_local addrspace(4) externally_initialized global [3 x [3 x i32]] [[3 x i32] [i32 -1, i32 -1, i32 -1], [3 x i32] [i32 -1, i32 8, i32 -1], [3 x i32] [i32 -1, i32 -1, i32 -1]], align 4
@_ZZ20convolution_constantE1s = internal addrspace(3) global [136 x float] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(4) @weights to ptr), ptr addrspacecast (ptr addrspace(4) @edge to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @convolution_constant(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %13 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = mul i32 %13, 128
  %15 = sub i32 %14, 4
  store i32 %15, ptr %7, align 4
  %16 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %16, ptr %8, align 4
  br label %17

17:                                               ; preds = %42, %3
  %18 = load i32, ptr %8, align 4
  %19 = icmp slt i32 %18, 136
  br i1 %19, label %20, label %45

20:                                               ; preds = %17
  %21 = load i32, ptr %7, align 4
  %22 = load i32, ptr %8, align 4
  %23 = add nsw i32 %21, %22
  store i32 %23, ptr %9, align 4
  %24 = load i32, ptr %9, align 4
  %25 = icmp sge i32 %24, 0
  br i1 %25, label %26, label %36

26:                                               ; preds = %20
  %27 = load i32, ptr %9, align 4
  %28 = load i32, ptr %6, align 4
  %29 = icmp slt i32 %27, %28
  br i1 %29, label %30, label %36

30:                                               ; preds = %26
  %31 = load ptr, ptr %4, align 8
  %32 = load i32, ptr %9, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  %35 = load float, ptr %34, align 4
  br label %37

36:                                               ; preds = %26, %20
  br label %37

37:                                               ; preds = %36, %30
  %38 = phi contract float [ %35, %30 ], [ 0.000000e+00, %36 ]
  %39 = load i32, ptr %8, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [136 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ20convolution_constantE1s to ptr), i64 0, i64 %40
  store float %38, ptr %41, align 4
  br label %42

42:                                               ; preds = %37
  %43 = load i32, ptr %8, align 4
  %44 = add nsw i32 %43, 128
  store i32 %44, ptr %8, align 4
  br label %17, !llvm.loop !9

45:                                               ; preds = %17
  call void @llvm.nvvm.barrier0()
  %46 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %47 = mul i32 %46, 128
  %48 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %49 = add i32 %47, %48
  store i32 %49, ptr %10, align 4
  %50 = load i32, ptr %10, align 4
  %51 = load i32, ptr %6, align 4
  %52 = icmp sge i32 %50, %51
  br i1 %52, label %53, label %54

53:                                               ; preds = %45
  br label %81

54:                                               ; preds = %45
  store float 0.000000e+00, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %55

55:                                               ; preds = %72, %54
  %56 = load i32, ptr %12, align 4
  %57 = icmp sle i32 %56, 8
  br i1 %57, label %58, label %75

58:                                               ; preds = %55
  %59 = load i32, ptr %12, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [9 x float], ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 0, i64 %60
  %62 = load float, ptr %61, align 4
  %63 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %64 = load i32, ptr %12, align 4
  %65 = add i32 %63, %64
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds [136 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ20convolution_constantE1s to ptr), i64 0, i64 %66
  %68 = load float, ptr %67, align 4
  %69 = fmul contract float %62, %68
  %70 = load float, ptr %11, align 4
  %71 = fadd contract float %70, %69
  store float %71, ptr %11, align 4
  br label %72

72:                                               ; preds = %58
  %73 = load i32, ptr %12, align 4
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %12, align 4
  br label %55, !llvm.loop !11

75:                                               ; preds = %55
  %76 = load float, ptr %11, align 4
  %77 = load ptr, ptr %5, align 8
  %78 = load i32, ptr %10, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %77, i64 %79
  store float %76, ptr %80, align 4
  br label %81

81:                                               ; preds = %75, %53
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @convolution_edge(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #2 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  store ptr %0, ptr %17, align 8
  store ptr %1, ptr %18, align 8
  store i32 %2, ptr %19, align 4
  store i32 %3, ptr %20, align 4
  %28 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %29 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %30 = mul i32 %28, %29
  %31 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %32 = add i32 %30, %31
  store i32 %32, ptr %21, align 4
  %33 = call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %34 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %35 = mul i32 %33, %34
  %36 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %37 = add i32 %35, %36
  store i32 %37, ptr %22, align 4
  %38 = load i32, ptr %21, align 4
  %39 = load i32, ptr %19, align 4
  %40 = icmp sge i32 %38, %39
  br i1 %40, label %45, label %41

41:                                               ; preds = %4
  %42 = load i32, ptr %22, align 4
  %43 = load i32, ptr %20, align 4
  %44 = icmp sge i32 %42, %43
  br i1 %44, label %45, label %46

45:                                               ; preds = %41, %4
  br label %129

46:                                               ; preds = %41
  store i32 0, ptr %23, align 4
  store i32 0, ptr %24, align 4
  br label %47

47:                                               ; preds = %107, %46
  %48 = load i32, ptr %24, align 4
  %49 = icmp slt i32 %48, 3
  br i1 %49, label %50, label %110

50:                                               ; preds = %47
  store i32 0, ptr %25, align 4
  br label %51

51:                                               ; preds = %103, %50
  %52 = load i32, ptr %25, align 4
  %53 = icmp slt i32 %52, 3
  br i1 %53, label %54, label %106

54:                                               ; preds = %51
  %55 = load i32, ptr %21, align 4
  %56 = load i32, ptr %25, align 4
  %57 = add nsw i32 %55, %56
  %58 = sub nsw i32 %57, 1
  store i32 %58, ptr %5, align 4
  store i32 0, ptr %6, align 4
  %59 = load i32, ptr %5, align 4
  %60 = load i32, ptr %6, align 4
  %61 = icmp sge i32 %59, %60
  %62 = select i1 %61, i32 %59, i32 %60
  %63 = load i32, ptr %19, align 4
  %64 = sub nsw i32 %63, 1
  store i32 %62, ptr %11, align 4
  store i32 %64, ptr %12, align 4
  %65 = load i32, ptr %11, align 4
  %66 = load i32, ptr %12, align 4
  %67 = icmp sle i32 %65, %66
  %68 = select i1 %67, i32 %65, i32 %66
  store i32 %68, ptr %26, align 4
  %69 = load i32, ptr %22, align 4
  %70 = load i32, ptr %24, align 4
  %71 = add nsw i32 %69, %70
  %72 = sub nsw i32 %71, 1
  store i32 %72, ptr %7, align 4
  store i32 0, ptr %8, align 4
  %73 = load i32, ptr %7, align 4
  %74 = load i32, ptr %8, align 4
  %75 = icmp sge i32 %73, %74
  %76 = select i1 %75, i32 %73, i32 %74
  %77 = load i32, ptr %20, align 4
  %78 = sub nsw i32 %77, 1
  store i32 %76, ptr %13, align 4
  store i32 %78, ptr %14, align 4
  %79 = load i32, ptr %13, align 4
  %80 = load i32, ptr %14, align 4
  %81 = icmp sle i32 %79, %80
  %82 = select i1 %81, i32 %79, i32 %80
  store i32 %82, ptr %27, align 4
  %83 = load i32, ptr %24, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [3 x [3 x i32]], ptr addrspacecast (ptr addrspace(4) @edge to ptr), i64 0, i64 %84
  %86 = load i32, ptr %25, align 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [3 x i32], ptr %85, i64 0, i64 %87
  %89 = load i32, ptr %88, align 4
  %90 = load ptr, ptr %17, align 8
  %91 = load i32, ptr %27, align 4
  %92 = load i32, ptr %19, align 4
  %93 = mul nsw i32 %91, %92
  %94 = load i32, ptr %26, align 4
  %95 = add nsw i32 %93, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i8, ptr %90, i64 %96
  %98 = load i8, ptr %97, align 1
  %99 = zext i8 %98 to i32
  %100 = mul nsw i32 %89, %99
  %101 = load i32, ptr %23, align 4
  %102 = add nsw i32 %101, %100
  store i32 %102, ptr %23, align 4
  br label %103

103:                                              ; preds = %54
  %104 = load i32, ptr %25, align 4
  %105 = add nsw i32 %104, 1
  store i32 %105, ptr %25, align 4
  br label %51, !llvm.loop !12

106:                                              ; preds = %51
  br label %107

107:                                              ; preds = %106
  %108 = load i32, ptr %24, align 4
  %109 = add nsw i32 %108, 1
  store i32 %109, ptr %24, align 4
  br label %47, !llvm.loop !13

110:                                              ; preds = %47
  %111 = load i32, ptr %23, align 4
  store i32 %111, ptr %9, align 4
  store i32 0, ptr %10, align 4
  %112 = load i32, ptr %9, align 4
  %113 = load i32, ptr %10, align 4
  %114 = icmp sge i32 %112, %113
  %115 = select i1 %114, i32 %112, i32 %113
  store i32 %115, ptr %15, align 4
  store i32 255, ptr %16, align 4
  %116 = load i32, ptr %15, align 4
  %117 = load i32, ptr %16, align 4
  %118 = icmp sle i32 %116, %117
  %119 = select i1 %118, i32 %116, i32 %117
  %120 = trunc i32 %119 to i8
  %121 = load ptr, ptr %18, align 8
  %122 = load i32, ptr %22, align 4
  %123 = load i32, ptr %19, align 4
  %124 = mul nsw i32 %122, %123
  %125 = load i32, ptr %21, align 4
  %126 = add nsw i32 %124, %125
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds i8, ptr %121, i64 %127
  store i8 %120, ptr %128, align 1
  br label %129

129:                                              ; preds = %110, %45
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4, !5}
!llvm.ident = !{!6, !7}
!nvvmir.version = !{!8}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @convolution_constant, !"kernel", i32 1}
!5 = !{ptr @convolution_edge, !"kernel", i32 1}
!6 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!7 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!8 = !{i32 2, i32 0}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10}
!12 = distinct !{!12, !10}
!13 = distinct !{!13, !10}
