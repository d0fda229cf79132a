; ModuleID = 'volume_fill.cu'
source_filename = "volume_fill.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.Box = type { %struct.short3, %struct.short3 }
%struct.short3 = type { i16, i16, i16 }
%struct.dim3 = type { i32, i32, i32 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef zeroext i1 @_Z6insideRK3Boxiii(ptr noundef nonnull align 2 dereferenceable(12) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load i32, ptr %6, align 4
  %10 = load ptr, ptr %5, align 8
  %11 = getelementptr inbounds %struct.Box, ptr %10, i32 0, i32 0
  %12 = getelementptr inbounds %struct.short3, ptr %11, i32 0, i32 0
  %13 = load i16, ptr %12, align 2
  %14 = sext i16 %13 to i32
  %15 = icmp sge i32 %9, %14
  br i1 %15, label %16, label %56

16:                                               ; preds = %4
  %17 = load i32, ptr %6, align 4
  %18 = load ptr, ptr %5, align 8
  %19 = getelementptr inbounds %struct.Box, ptr %18, i32 0, i32 1
  %20 = getelementptr inbounds %struct.short3, ptr %19, i32 0, i32 0
  %21 = load i16, ptr %20, align 2
  %22 = sext i16 %21 to i32
  %23 = icmp slt i32 %17, %22
  br i1 %23, label %24, label %56

24:                                               ; preds = %16
  %25 = load i32, ptr %7, align 4
  %26 = load ptr, ptr %5, align 8
  %27 = getelementptr inbounds %struct.Box, ptr %26, i32 0, i32 0
  %28 = getelementptr inbounds %struct.short3, ptr %27, i32 0, i32 1
  %29 = load i16, ptr %28, align 2
  %30 = sext i16 %29 to i32
  %31 = icmp sge i32 %25, %30
  br i1 %31, label %32, label %56

32:                                               ; preds = %24
  %33 = load i32, ptr %7, align 4
  %34 = load ptr, ptr %5, align 8
  %35 = getelementptr inbounds %struct.Box, ptr %34, i32 0, i32 1
  %36 = getelementptr inbounds %struct.short3, ptr %35, i32 0, i32 1
  %37 = load i16, ptr %36, align 2
  %38 = sext i16 %37 to i32
  %39 = icmp slt i32 %33, %38
  br i1 %39, label %40, label %56

40:                                               ; preds = %32
  %41 = load i32, ptr %8, align 4
  %42 = load ptr, ptr %5, align 8
  %43 = getelementptr inbounds %struct.Box, ptr %42, i32 0, i32 0
  %44 = getelementptr inbounds %struct.short3, ptr %43, i32 0, i32 2
  %45 = load i16, ptr %44, align 2
  %46 = sext i16 %45 to i32
  %47 = icmp sge i32 %41, %46
  br i1 %47, label %48, label %56

48:                                               ; preds = %40
  %49 = load i32, ptr %8, align 4
  %50 = load ptr, ptr %5, align 8
  %51 = getelementptr inbounds %struct.Box, ptr %50, i32 0, i32 1
  %52 = getelementptr inbounds %struct.short3, ptr %51, i32 0, i32 2
  %53 = load i16, ptr %52, align 2
  %54 = sext i16 %53 to i32
  %55 = icmp slt i32 %49, %54
  br label %56

56:                                               ; preds = %48, %40, %32, %24, %16, %4
  %57 = phi i1 [ false, %40 ], [ false, %32 ], [ false, %24 ], [ false, %16 ], [ false, %4 ], [ %55, %48 ]
  ret i1 %57
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @volume_fill(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef byval(%struct.dim3) align 4 %4) #1 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store i32 %1, ptr %7, align 4
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  %16 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %10, align 4
  %21 = call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %22 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %23 = mul i32 %21, %22
  %24 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %25 = add i32 %23, %24
  store i32 %25, ptr %11, align 4
  %26 = call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %27 = call noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %28 = mul i32 %26, %27
  %29 = call noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %30 = add i32 %28, %29
  store i32 %30, ptr %12, align 4
  %31 = load i32, ptr %10, align 4
  %32 = getelementptr inbounds %struct.dim3, ptr %4, i32 0, i32 0
  %33 = load i32, ptr %32, align 4
  %34 = icmp uge i32 %31, %33
  br i1 %34, label %45, label %35

35:                                               ; preds = %5
  %36 = load i32, ptr %11, align 4
  %37 = getelementptr inbounds %struct.dim3, ptr %4, i32 0, i32 1
  %38 = load i32, ptr %37, align 4
  %39 = icmp uge i32 %36, %38
  br i1 %39, label %45, label %40

40:                                               ; preds = %35
  %41 = load i32, ptr %12, align 4
  %42 = getelementptr inbounds %struct.dim3, ptr %4, i32 0, i32 2
  %43 = load i32, ptr %42, align 4
  %44 = icmp uge i32 %41, %43
  br i1 %44, label %45, label %46

45:                                               ; preds = %40, %35, %5
  br label %97

46:                                               ; preds = %40
  %47 = load i32, ptr %12, align 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds %struct.dim3, ptr %4, i32 0, i32 1
  %50 = load i32, ptr %49, align 4
  %51 = zext i32 %50 to i64
  %52 = mul i64 %48, %51
  %53 = load i32, ptr %11, align 4
  %54 = zext i32 %53 to i64
  %55 = add i64 %52, %54
  %56 = getelementptr inbounds %struct.dim3, ptr %4, i32 0, i32 0
  %57 = load i32, ptr %56, align 4
  %58 = zext i32 %57 to i64
  %59 = mul i64 %55, %58
  %60 = load i32, ptr %10, align 4
  %61 = zext i32 %60 to i64
  %62 = add i64 %59, %61
  store i64 %62, ptr %13, align 8
  store i32 255, ptr %14, align 4
  %63 = load i32, ptr %7, align 4
  %64 = sub nsw i32 %63, 1
  store i32 %64, ptr %15, align 4
  br label %65

65:                                               ; preds = %80, %46
  %66 = load i32, ptr %15, align 4
  %67 = icmp sge i32 %66, 0
  br i1 %67, label %68, label %83

68:                                               ; preds = %65
  %69 = load ptr, ptr %6, align 8
  %70 = load i32, ptr %15, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds %struct.Box, ptr %69, i64 %71
  %73 = load i32, ptr %10, align 4
  %74 = load i32, ptr %11, align 4
  %75 = load i32, ptr %12, align 4
  %76 = call noundef zeroext i1 @_Z6insideRK3Boxiii(ptr noundef nonnull align 2 dereferenceable(12) %72, i32 noundef %73, i32 noundef %74, i32 noundef %75) #3
  br i1 %76, label %77, label %79

77:                                               ; preds = %68
  %78 = load i32, ptr %15, align 4
  store i32 %78, ptr %14, align 4
  br label %79

79:                                               ; preds = %77, %68
  br label %80

80:                                               ; preds = %79
  %81 = load i32, ptr %15, align 4
  %82 = add nsw i32 %81, -1
  store i32 %82, ptr %15, align 4
  br label %65, !llvm.loop !8

83:                                               ; preds = %65
  %84 = load i32, ptr %14, align 4
  %85 = trunc i32 %84 to i8
  %86 = load ptr, ptr %8, align 8
  %87 = load i64, ptr %13, align 8
  %88 = getelementptr inbounds i8, ptr %86, i64 %87
  store i8 %85, ptr %88, align 1
  %89 = load i32, ptr %14, align 4
  %90 = icmp ne i32 %89, 255
  br i1 %90, label %91, label %97

91:                                               ; preds = %83
  %92 = load ptr, ptr %9, align 8
  %93 = load i32, ptr %12, align 4
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds i32, ptr %92, i64 %94
  %96 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %95, i32 noundef 1) #3
  br label %97

97:                                               ; preds = %45, %91, %83
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL9atomicAddPii(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  %7 = load ptr, ptr %5, align 8
  %8 = load i32, ptr %6, align 4
  store ptr %7, ptr %3, align 8
  store i32 %8, ptr %4, align 4
  %9 = load ptr, ptr %3, align 8
  %10 = load i32, ptr %4, align 4
  %11 = atomicrmw add ptr %9, i32 %10 seq_cst, align 4
  ret i32 %11
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
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
!4 = !{ptr @volume_fill, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
