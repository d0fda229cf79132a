; ModuleID = 'struct_by_value.cu'
source_filename = "struct_by_value.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.Cell = type { i32, i32, i32 }
%struct.View = type { ptr, i32, i32, i64 }
%struct.Flag = type { i8 }
%struct.Weights = type { [5 x i16], i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Cell @_Z6locate4Viewi(ptr noundef byval(%struct.View) align 8 %0, i32 noundef %1) #0 {
  %3 = alloca %struct.Cell, align 4
  %4 = alloca i32, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %4, align 4
  %6 = getelementptr inbounds %struct.View, ptr %0, i32 0, i32 2
  %7 = load i32, ptr %6, align 4
  %8 = sdiv i32 %5, %7
  %9 = getelementptr inbounds %struct.Cell, ptr %3, i32 0, i32 0
  store i32 %8, ptr %9, align 4
  %10 = load i32, ptr %4, align 4
  %11 = getelementptr inbounds %struct.View, ptr %0, i32 0, i32 2
  %12 = load i32, ptr %11, align 4
  %13 = srem i32 %10, %12
  %14 = getelementptr inbounds %struct.Cell, ptr %3, i32 0, i32 1
  store i32 %13, ptr %14, align 4
  %15 = getelementptr inbounds %struct.View, ptr %0, i32 0, i32 0
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds %struct.Cell, ptr %3, i32 0, i32 0
  %18 = load i32, ptr %17, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds %struct.View, ptr %0, i32 0, i32 3
  %21 = load i64, ptr %20, align 8
  %22 = mul nsw i64 %19, %21
  %23 = getelementptr inbounds %struct.Cell, ptr %3, i32 0, i32 1
  %24 = load i32, ptr %23, align 4
  %25 = sext i32 %24 to i64
  %26 = add nsw i64 %22, %25
  %27 = getelementptr inbounds i32, ptr %16, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = getelementptr inbounds %struct.Cell, ptr %3, i32 0, i32 2
  store i32 %28, ptr %29, align 4
  %30 = load %struct.Cell, ptr %3, align 4
  ret %struct.Cell %30
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z5weigh4CellRK7Weights4Flag(ptr noundef byval(%struct.Cell) align 4 %0, ptr noundef nonnull align 2 dereferenceable(12) %1, ptr noundef byval(%struct.Flag) align 1 %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %1, ptr %4, align 8
  %6 = getelementptr inbounds %struct.Cell, ptr %0, i32 0, i32 2
  %7 = load i32, ptr %6, align 4
  %8 = load ptr, ptr %4, align 8
  %9 = getelementptr inbounds %struct.Weights, ptr %8, i32 0, i32 0
  %10 = getelementptr inbounds %struct.Cell, ptr %0, i32 0, i32 1
  %11 = load i32, ptr %10, align 4
  %12 = srem i32 %11, 5
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [5 x i16], ptr %9, i64 0, i64 %13
  %15 = load i16, ptr %14, align 2
  %16 = sext i16 %15 to i32
  %17 = mul nsw i32 %7, %16
  %18 = load ptr, ptr %4, align 8
  %19 = getelementptr inbounds %struct.Weights, ptr %18, i32 0, i32 1
  %20 = load i8, ptr %19, align 2
  %21 = sext i8 %20 to i32
  %22 = add nsw i32 %17, %21
  store i32 %22, ptr %5, align 4
  %23 = getelementptr inbounds %struct.Flag, ptr %2, i32 0, i32 0
  %24 = load i8, ptr %23, align 1
  %25 = trunc i8 %24 to i1
  br i1 %25, label %26, label %29

26:                                               ; preds = %3
  %27 = load i32, ptr %5, align 4
  %28 = sub nsw i32 0, %27
  br label %31

29:                                               ; preds = %3
  %30 = load i32, ptr %5, align 4
  br label %31

31:                                               ; preds = %29, %26
  %32 = phi i32 [ %28, %26 ], [ %30, %29 ]
  ret i32 %32
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @struct_by_value(ptr noundef byval(%struct.View) align 8 %0, ptr noundef byval(%struct.Weights) align 2 %1, ptr noundef byval(%struct.Flag) align 1 %2, ptr noundef %3) #1 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.Cell, align 4
  %8 = alloca %struct.View, align 8
  %9 = alloca %struct.Flag, align 1
  store ptr %3, ptr %5, align 8
  %10 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  store i32 %14, ptr %6, align 4
  %15 = load i32, ptr %6, align 4
  %16 = getelementptr inbounds %struct.View, ptr %0, i32 0, i32 1
  %17 = load i32, ptr %16, align 8
  %18 = getelementptr inbounds %struct.View, ptr %0, i32 0, i32 2
  %19 = load i32, ptr %18, align 4
  %20 = mul nsw i32 %17, %19
  %21 = icmp slt i32 %15, %20
  br i1 %21, label %22, label %36

22:                                               ; preds = %4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %0, i64 24, i1 false)
  %23 = load i32, ptr %6, align 4
  %24 = call %struct.Cell @_Z6locate4Viewi(ptr noundef byval(%struct.View) align 8 %8, i32 noundef %23) #4
  %25 = getelementptr inbounds %struct.Cell, ptr %7, i32 0, i32 0
  %26 = extractvalue %struct.Cell %24, 0
  store i32 %26, ptr %25, align 4
  %27 = getelementptr inbounds %struct.Cell, ptr %7, i32 0, i32 1
  %28 = extractvalue %struct.Cell %24, 1
  store i32 %28, ptr %27, align 4
  %29 = getelementptr inbounds %struct.Cell, ptr %7, i32 0, i32 2
  %30 = extractvalue %struct.Cell %24, 2
  store i32 %30, ptr %29, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %9, ptr align 1 %2, i64 1, i1 false)
  %31 = call noundef i32 @_Z5weigh4CellRK7Weights4Flag(ptr noundef byval(%struct.Cell) align 4 %7, ptr noundef nonnull align 2 dereferenceable(12) %1, ptr noundef byval(%struct.Flag) align 1 %9) #4
  %32 = load ptr, ptr %5, align 8
  %33 = load i32, ptr %6, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %32, i64 %34
  store i32 %31, ptr %35, align 4
  br label %36

36:                                               ; preds = %22, %4
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
!4 = !{ptr @struct_by_value, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
