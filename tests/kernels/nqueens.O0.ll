; ModuleID = 'nqueens.cu'
source_filename = "nqueens.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.Frame = type { i32, i32, i32, i32 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z6searchjjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca [16 x %struct.Frame], align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.Frame, align 4
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca %struct.Frame, align 4
  store i32 %0, ptr %6, align 4
  store i32 %1, ptr %7, align 4
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store i32 0, ptr %11, align 4
  store i32 0, ptr %12, align 4
  %20 = getelementptr inbounds %struct.Frame, ptr %13, i32 0, i32 0
  %21 = load i32, ptr %7, align 4
  store i32 %21, ptr %20, align 4
  %22 = getelementptr inbounds %struct.Frame, ptr %13, i32 0, i32 1
  %23 = load i32, ptr %8, align 4
  store i32 %23, ptr %22, align 4
  %24 = getelementptr inbounds %struct.Frame, ptr %13, i32 0, i32 2
  %25 = load i32, ptr %9, align 4
  store i32 %25, ptr %24, align 4
  %26 = getelementptr inbounds %struct.Frame, ptr %13, i32 0, i32 3
  %27 = load i32, ptr %6, align 4
  %28 = load i32, ptr %7, align 4
  %29 = load i32, ptr %8, align 4
  %30 = or i32 %28, %29
  %31 = load i32, ptr %9, align 4
  %32 = or i32 %30, %31
  %33 = xor i32 %32, -1
  %34 = and i32 %27, %33
  store i32 %34, ptr %26, align 4
  %35 = getelementptr inbounds [16 x %struct.Frame], ptr %10, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %35, ptr align 4 %13, i64 16, i1 false)
  %36 = load i32, ptr %7, align 4
  %37 = load i32, ptr %6, align 4
  %38 = icmp eq i32 %36, %37
  br i1 %38, label %39, label %40

39:                                               ; preds = %4
  store i32 1, ptr %5, align 4
  br label %114

40:                                               ; preds = %4
  br label %41

41:                                               ; preds = %80, %77, %52, %40
  %42 = load i32, ptr %11, align 4
  %43 = icmp sge i32 %42, 0
  br i1 %43, label %44, label %112

44:                                               ; preds = %41
  %45 = load i32, ptr %11, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [16 x %struct.Frame], ptr %10, i64 0, i64 %46
  store ptr %47, ptr %14, align 8
  %48 = load ptr, ptr %14, align 8
  %49 = getelementptr inbounds %struct.Frame, ptr %48, i32 0, i32 3
  %50 = load i32, ptr %49, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %55

52:                                               ; preds = %44
  %53 = load i32, ptr %11, align 4
  %54 = add nsw i32 %53, -1
  store i32 %54, ptr %11, align 4
  br label %41, !llvm.loop !8

55:                                               ; preds = %44
  %56 = load ptr, ptr %14, align 8
  %57 = getelementptr inbounds %struct.Frame, ptr %56, i32 0, i32 3
  %58 = load i32, ptr %57, align 4
  %59 = load ptr, ptr %14, align 8
  %60 = getelementptr inbounds %struct.Frame, ptr %59, i32 0, i32 3
  %61 = load i32, ptr %60, align 4
  %62 = sub i32 0, %61
  %63 = and i32 %58, %62
  store i32 %63, ptr %15, align 4
  %64 = load i32, ptr %15, align 4
  %65 = load ptr, ptr %14, align 8
  %66 = getelementptr inbounds %struct.Frame, ptr %65, i32 0, i32 3
  %67 = load i32, ptr %66, align 4
  %68 = xor i32 %67, %64
  store i32 %68, ptr %66, align 4
  %69 = load ptr, ptr %14, align 8
  %70 = getelementptr inbounds %struct.Frame, ptr %69, i32 0, i32 0
  %71 = load i32, ptr %70, align 4
  %72 = load i32, ptr %15, align 4
  %73 = or i32 %71, %72
  store i32 %73, ptr %16, align 4
  %74 = load i32, ptr %16, align 4
  %75 = load i32, ptr %6, align 4
  %76 = icmp eq i32 %74, %75
  br i1 %76, label %77, label %80

77:                                               ; preds = %55
  %78 = load i32, ptr %12, align 4
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %12, align 4
  br label %41, !llvm.loop !8

80:                                               ; preds = %55
  %81 = load ptr, ptr %14, align 8
  %82 = getelementptr inbounds %struct.Frame, ptr %81, i32 0, i32 1
  %83 = load i32, ptr %82, align 4
  %84 = load i32, ptr %15, align 4
  %85 = or i32 %83, %84
  %86 = shl i32 %85, 1
  store i32 %86, ptr %17, align 4
  %87 = load ptr, ptr %14, align 8
  %88 = getelementptr inbounds %struct.Frame, ptr %87, i32 0, i32 2
  %89 = load i32, ptr %88, align 4
  %90 = load i32, ptr %15, align 4
  %91 = or i32 %89, %90
  %92 = lshr i32 %91, 1
  store i32 %92, ptr %18, align 4
  %93 = getelementptr inbounds %struct.Frame, ptr %19, i32 0, i32 0
  %94 = load i32, ptr %16, align 4
  store i32 %94, ptr %93, align 4
  %95 = getelementptr inbounds %struct.Frame, ptr %19, i32 0, i32 1
  %96 = load i32, ptr %17, align 4
  store i32 %96, ptr %95, align 4
  %97 = getelementptr inbounds %struct.Frame, ptr %19, i32 0, i32 2
  %98 = load i32, ptr %18, align 4
  store i32 %98, ptr %97, align 4
  %99 = getelementptr inbounds %struct.Frame, ptr %19, i32 0, i32 3
  %100 = load i32, ptr %6, align 4
  %101 = load i32, ptr %16, align 4
  %102 = load i32, ptr %17, align 4
  %103 = or i32 %101, %102
  %104 = load i32, ptr %18, align 4
  %105 = or i32 %103, %104
  %106 = xor i32 %105, -1
  %107 = and i32 %100, %106
  store i32 %107, ptr %99, align 4
  %108 = load i32, ptr %11, align 4
  %109 = add nsw i32 %108, 1
  store i32 %109, ptr %11, align 4
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [16 x %struct.Frame], ptr %10, i64 0, i64 %110
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %111, ptr align 4 %19, i64 16, i1 false)
  br label %41, !llvm.loop !8

112:                                              ; preds = %41
  %113 = load i32, ptr %12, align 4
  store i32 %113, ptr %5, align 4
  br label %114

114:                                              ; preds = %112, %39
  %115 = load i32, ptr %5, align 4
  ret i32 %115
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @nqueens(i32 noundef %0, ptr noundef %1, ptr noundef %2) #2 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %14 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul i32 %14, %15
  %17 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = add i32 %16, %17
  store i32 %18, ptr %7, align 4
  %19 = load i32, ptr %7, align 4
  %20 = load i32, ptr %4, align 4
  %21 = load i32, ptr %4, align 4
  %22 = mul nsw i32 %20, %21
  %23 = icmp sge i32 %19, %22
  br i1 %23, label %24, label %25

24:                                               ; preds = %3
  br label %76

25:                                               ; preds = %3
  %26 = load i32, ptr %4, align 4
  %27 = shl i32 1, %26
  %28 = sub i32 %27, 1
  store i32 %28, ptr %8, align 4
  %29 = load i32, ptr %7, align 4
  %30 = load i32, ptr %4, align 4
  %31 = srem i32 %29, %30
  %32 = shl i32 1, %31
  store i32 %32, ptr %9, align 4
  %33 = load i32, ptr %7, align 4
  %34 = load i32, ptr %4, align 4
  %35 = sdiv i32 %33, %34
  %36 = shl i32 1, %35
  store i32 %36, ptr %10, align 4
  %37 = load i32, ptr %9, align 4
  %38 = shl i32 %37, 1
  store i32 %38, ptr %11, align 4
  %39 = load i32, ptr %9, align 4
  %40 = lshr i32 %39, 1
  store i32 %40, ptr %12, align 4
  store i32 0, ptr %13, align 4
  %41 = load i32, ptr %10, align 4
  %42 = load i32, ptr %9, align 4
  %43 = load i32, ptr %11, align 4
  %44 = or i32 %42, %43
  %45 = load i32, ptr %12, align 4
  %46 = or i32 %44, %45
  %47 = and i32 %41, %46
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %63

49:                                               ; preds = %25
  %50 = load i32, ptr %8, align 4
  %51 = load i32, ptr %9, align 4
  %52 = load i32, ptr %10, align 4
  %53 = or i32 %51, %52
  %54 = load i32, ptr %11, align 4
  %55 = load i32, ptr %10, align 4
  %56 = or i32 %54, %55
  %57 = shl i32 %56, 1
  %58 = load i32, ptr %12, align 4
  %59 = load i32, ptr %10, align 4
  %60 = or i32 %58, %59
  %61 = lshr i32 %60, 1
  %62 = call noundef i32 @_Z6searchjjjj(i32 noundef %50, i32 noundef %53, i32 noundef %57, i32 noundef %61) #4
  store i32 %62, ptr %13, align 4
  br label %63

63:                                               ; preds = %49, %25
  %64 = load i32, ptr %13, align 4
  %65 = load ptr, ptr %6, align 8
  %66 = load i32, ptr %7, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %65, i64 %67
  store i32 %64, ptr %68, align 4
  %69 = load i32, ptr %13, align 4
  %70 = icmp sgt i32 %69, 0
  br i1 %70, label %71, label %76

71:                                               ; preds = %63
  %72 = load ptr, ptr %5, align 8
  %73 = load i32, ptr %13, align 4
  %74 = sext i32 %73 to i64
  %75 = call noundef i64 @_ZL9atomicAddPyy(ptr noundef %72, i64 noundef %74) #4
  br label %76

76:                                               ; preds = %24, %71, %63
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i64 @_ZL9atomicAddPyy(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %5, align 8
  store i64 %1, ptr %6, align 8
  %7 = load ptr, ptr %5, align 8
  %8 = load i64, ptr %6, align 8
  store ptr %7, ptr %3, align 8
  store i64 %8, ptr %4, align 8
  %9 = load ptr, ptr %3, align 8
  %10 = load i64, ptr %4, align 8
  %11 = atomicrmw add ptr %9, i64 %10 seq_cst, align 8
  ret i64 %11
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @nqueens, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
