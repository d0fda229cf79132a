; ModuleID = 'mandelbrot.cu'
source_filename = "mandelbrot.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @mandelbrot(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i32, align 4
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  store ptr %0, ptr %11, align 8
  store i32 %1, ptr %12, align 4
  store i32 %2, ptr %13, align 4
  store i32 %3, ptr %14, align 4
  %25 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %26 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %27 = mul i32 %25, %26
  %28 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = add i32 %27, %28
  store i32 %29, ptr %15, align 4
  %30 = call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %31 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %32 = mul i32 %30, %31
  %33 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %34 = add i32 %32, %33
  store i32 %34, ptr %16, align 4
  %35 = load i32, ptr %15, align 4
  %36 = load i32, ptr %12, align 4
  %37 = icmp sge i32 %35, %36
  br i1 %37, label %42, label %38

38:                                               ; preds = %4
  %39 = load i32, ptr %16, align 4
  %40 = load i32, ptr %13, align 4
  %41 = icmp sge i32 %39, %40
  br i1 %41, label %42, label %43

42:                                               ; preds = %38, %4
  br label %107

43:                                               ; preds = %38
  store i64 16777216, ptr %17, align 8
  %44 = load i32, ptr %15, align 4
  %45 = sext i32 %44 to i64
  %46 = mul nsw i64 50331648, %45
  %47 = load i32, ptr %12, align 4
  %48 = sext i32 %47 to i64
  %49 = sdiv i64 %46, %48
  %50 = sub nsw i64 %49, 33554432
  store i64 %50, ptr %18, align 8
  %51 = load i32, ptr %16, align 4
  %52 = sext i32 %51 to i64
  %53 = mul nsw i64 33554432, %52
  %54 = load i32, ptr %13, align 4
  %55 = sext i32 %54 to i64
  %56 = sdiv i64 %53, %55
  %57 = sub nsw i64 %56, 16777216
  store i64 %57, ptr %19, align 8
  store i64 0, ptr %20, align 8
  store i64 0, ptr %21, align 8
  store i32 0, ptr %22, align 4
  br label %58

58:                                               ; preds = %80, %43
  %59 = load i32, ptr %22, align 4
  %60 = load i32, ptr %14, align 4
  %61 = icmp slt i32 %59, %60
  br i1 %61, label %62, label %97

62:                                               ; preds = %58
  %63 = load i64, ptr %20, align 8
  %64 = load i64, ptr %20, align 8
  store i64 %63, ptr %5, align 8
  store i64 %64, ptr %6, align 8
  %65 = load i64, ptr %5, align 8
  %66 = load i64, ptr %6, align 8
  %67 = mul nsw i64 %65, %66
  %68 = ashr i64 %67, 24
  store i64 %68, ptr %23, align 8
  %69 = load i64, ptr %21, align 8
  %70 = load i64, ptr %21, align 8
  store i64 %69, ptr %7, align 8
  store i64 %70, ptr %8, align 8
  %71 = load i64, ptr %7, align 8
  %72 = load i64, ptr %8, align 8
  %73 = mul nsw i64 %71, %72
  %74 = ashr i64 %73, 24
  store i64 %74, ptr %24, align 8
  %75 = load i64, ptr %23, align 8
  %76 = load i64, ptr %24, align 8
  %77 = add nsw i64 %75, %76
  %78 = icmp sgt i64 %77, 67108864
  br i1 %78, label %79, label %80

79:                                               ; preds = %62
  br label %97

80:                                               ; preds = %62
  %81 = load i64, ptr %20, align 8
  %82 = load i64, ptr %21, align 8
  store i64 %81, ptr %9, align 8
  store i64 %82, ptr %10, align 8
  %83 = load i64, ptr %9, align 8
  %84 = load i64, ptr %10, align 8
  %85 = mul nsw i64 %83, %84
  %86 = ashr i64 %85, 24
  %87 = mul nsw i64 2, %86
  %88 = load i64, ptr %19, align 8
  %89 = add nsw i64 %87, %88
  store i64 %89, ptr %21, align 8
  %90 = load i64, ptr %23, align 8
  %91 = load i64, ptr %24, align 8
  %92 = sub nsw i64 %90, %91
  %93 = load i64, ptr %18, align 8
  %94 = add nsw i64 %92, %93
  store i64 %94, ptr %20, align 8
  %95 = load i32, ptr %22, align 4
  %96 = add nsw i32 %95, 1
  store i32 %96, ptr %22, align 4
  br label %58, !llvm.loop !8

97:                                               ; preds = %79, %58
  %98 = load i32, ptr %22, align 4
  %99 = load ptr, ptr %11, align 8
  %100 = load i32, ptr %16, align 4
  %101 = load i32, ptr %12, align 4
  %102 = mul nsw i32 %100, %101
  %103 = load i32, ptr %15, align 4
  %104 = add nsw i32 %102, %103
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds i32, ptr %99, i64 %105
  store i32 %98, ptr %106, align 4
  br label %107

107:                                              ; preds = %97, %42
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @mandelbrot, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
