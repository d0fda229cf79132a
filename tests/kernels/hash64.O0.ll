; ModuleID = 'hash64.cu'
source_filename = "hash64.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i64 @_Z9load_tailPKhi(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i64 0, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %7

7:                                                ; preds = %24, %2
  %8 = load i32, ptr %6, align 4
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %27

11:                                               ; preds = %7
  %12 = load ptr, ptr %3, align 8
  %13 = load i32, ptr %6, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i8, ptr %12, i64 %14
  %16 = load i8, ptr %15, align 1
  %17 = zext i8 %16 to i64
  %18 = load i32, ptr %6, align 4
  %19 = mul nsw i32 8, %18
  %20 = zext i32 %19 to i64
  %21 = shl i64 %17, %20
  %22 = load i64, ptr %5, align 8
  %23 = or i64 %22, %21
  store i64 %23, ptr %5, align 8
  br label %24

24:                                               ; preds = %11
  %25 = load i32, ptr %6, align 4
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %6, align 4
  br label %7, !llvm.loop !8

27:                                               ; preds = %7
  %28 = load i64, ptr %5, align 8
  ret i64 %28
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @hash64(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4) #1 {
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  %22 = alloca i64, align 8
  %23 = alloca i32, align 4
  %24 = alloca i64, align 8
  store ptr %0, ptr %14, align 8
  store ptr %1, ptr %15, align 8
  store i32 %2, ptr %16, align 4
  store ptr %3, ptr %17, align 8
  store ptr %4, ptr %18, align 8
  %25 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %26 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %27 = mul i32 %25, %26
  %28 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = add i32 %27, %28
  store i32 %29, ptr %19, align 4
  %30 = load i32, ptr %19, align 4
  %31 = load i32, ptr %16, align 4
  %32 = icmp sge i32 %30, %31
  br i1 %32, label %33, label %34

33:                                               ; preds = %5
  br label %130

34:                                               ; preds = %5
  %35 = load ptr, ptr %14, align 8
  %36 = load ptr, ptr %15, align 8
  %37 = load i32, ptr %19, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %36, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i8, ptr %35, i64 %41
  store ptr %42, ptr %20, align 8
  %43 = load ptr, ptr %15, align 8
  %44 = load i32, ptr %19, align 4
  %45 = add nsw i32 %44, 1
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %43, i64 %46
  %48 = load i32, ptr %47, align 4
  %49 = load ptr, ptr %15, align 8
  %50 = load i32, ptr %19, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr %49, i64 %51
  %53 = load i32, ptr %52, align 4
  %54 = sub nsw i32 %48, %53
  store i32 %54, ptr %21, align 4
  store i64 -3750763034362895579, ptr %22, align 8
  store i32 0, ptr %23, align 4
  br label %55

55:                                               ; preds = %69, %34
  %56 = load i32, ptr %23, align 4
  %57 = load i32, ptr %21, align 4
  %58 = icmp slt i32 %56, %57
  br i1 %58, label %59, label %72

59:                                               ; preds = %55
  %60 = load i64, ptr %22, align 8
  %61 = load ptr, ptr %20, align 8
  %62 = load i32, ptr %23, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i8, ptr %61, i64 %63
  %65 = load i8, ptr %64, align 1
  %66 = zext i8 %65 to i64
  %67 = xor i64 %60, %66
  %68 = mul i64 %67, 1099511628211
  store i64 %68, ptr %22, align 8
  br label %69

69:                                               ; preds = %59
  %70 = load i32, ptr %23, align 4
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %23, align 4
  br label %55, !llvm.loop !10

72:                                               ; preds = %55
  %73 = load i64, ptr %22, align 8
  %74 = load ptr, ptr %17, align 8
  %75 = load i32, ptr %19, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i64, ptr %74, i64 %76
  store i64 %73, ptr %77, align 8
  %78 = load i32, ptr %21, align 4
  %79 = sext i32 %78 to i64
  %80 = xor i64 -7046029254386353131, %79
  store i64 %80, ptr %24, align 8
  br label %81

81:                                               ; preds = %84, %72
  %82 = load i32, ptr %21, align 4
  %83 = icmp sge i32 %82, 8
  br i1 %83, label %84, label %107

84:                                               ; preds = %81
  %85 = load i64, ptr %24, align 8
  %86 = load ptr, ptr %20, align 8
  %87 = call noundef i64 @_Z9load_tailPKhi(ptr noundef %86, i32 noundef 8) #3
  %88 = xor i64 %85, %87
  store i64 %88, ptr %10, align 8
  store i64 -2960836687051489901, ptr %11, align 8
  %89 = load i64, ptr %10, align 8
  %90 = load i64, ptr %11, align 8
  %91 = mul i64 %89, %90
  %92 = load i64, ptr %10, align 8
  %93 = load i64, ptr %11, align 8
  store i64 %92, ptr %8, align 8
  store i64 %93, ptr %9, align 8
  %94 = load i64, ptr %8, align 8
  %95 = load i64, ptr %9, align 8
  %96 = call noundef i64 @llvm.nvvm.mulhi.ull(i64 %94, i64 %95)
  %97 = xor i64 %91, %96
  store i64 %97, ptr %24, align 8
  %98 = load i64, ptr %24, align 8
  %99 = shl i64 %98, 29
  %100 = load i64, ptr %24, align 8
  %101 = lshr i64 %100, 35
  %102 = or i64 %99, %101
  store i64 %102, ptr %24, align 8
  %103 = load ptr, ptr %20, align 8
  %104 = getelementptr inbounds i8, ptr %103, i64 8
  store ptr %104, ptr %20, align 8
  %105 = load i32, ptr %21, align 4
  %106 = sub nsw i32 %105, 8
  store i32 %106, ptr %21, align 4
  br label %81, !llvm.loop !11

107:                                              ; preds = %81
  %108 = load i64, ptr %24, align 8
  %109 = load ptr, ptr %20, align 8
  %110 = load i32, ptr %21, align 4
  %111 = call noundef i64 @_Z9load_tailPKhi(ptr noundef %109, i32 noundef %110) #3
  %112 = xor i64 %108, %111
  store i64 %112, ptr %12, align 8
  store i64 -6884282663029611473, ptr %13, align 8
  %113 = load i64, ptr %12, align 8
  %114 = load i64, ptr %13, align 8
  %115 = mul i64 %113, %114
  %116 = load i64, ptr %12, align 8
  %117 = load i64, ptr %13, align 8
  store i64 %116, ptr %6, align 8
  store i64 %117, ptr %7, align 8
  %118 = load i64, ptr %6, align 8
  %119 = load i64, ptr %7, align 8
  %120 = call noundef i64 @llvm.nvvm.mulhi.ull(i64 %118, i64 %119)
  %121 = xor i64 %115, %120
  store i64 %121, ptr %24, align 8
  %122 = load i64, ptr %24, align 8
  %123 = load i64, ptr %24, align 8
  %124 = lshr i64 %123, 32
  %125 = xor i64 %122, %124
  %126 = load ptr, ptr %18, align 8
  %127 = load i32, ptr %19, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds i64, ptr %126, i64 %128
  store i64 %125, ptr %129, align 8
  br label %130

130:                                              ; preds = %107, %33
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.nvvm.mulhi.ull(i64, i64) #2

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @hash64, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
