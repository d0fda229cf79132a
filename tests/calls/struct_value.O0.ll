; ModuleID = 'struct_value.cu'
source_filename = "struct_value.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.View = type { ptr, i32, i32 }
%struct.Pair = type { %struct.View, %struct.View }

@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ12struct_valueE4room = internal addrspace(3) global [64 x i32] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z3get4Viewii(ptr noundef byval(%struct.View) align 8 %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %1, ptr %4, align 4
  store i32 %2, ptr %5, align 4
  %6 = getelementptr inbounds %struct.View, ptr %0, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = load i32, ptr %4, align 4
  %9 = getelementptr inbounds %struct.View, ptr %0, i32 0, i32 2
  %10 = load i32, ptr %9, align 4
  %11 = mul nsw i32 %8, %10
  %12 = load i32, ptr %5, align 4
  %13 = add nsw i32 %11, %12
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr %7, i64 %14
  %16 = load i32, ptr %15, align 4
  ret i32 %16
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z7row_sum4Viewi(ptr noundef byval(%struct.View) align 8 %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca %struct.View, align 8
  store i32 %1, ptr %3, align 4
  store i32 0, ptr %4, align 4
  store i32 0, ptr %5, align 4
  br label %7

7:                                                ; preds = %18, %2
  %8 = load i32, ptr %5, align 4
  %9 = getelementptr inbounds %struct.View, ptr %0, i32 0, i32 2
  %10 = load i32, ptr %9, align 4
  %11 = icmp slt i32 %8, %10
  br i1 %11, label %12, label %21

12:                                               ; preds = %7
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %0, i64 16, i1 false)
  %13 = load i32, ptr %3, align 4
  %14 = load i32, ptr %5, align 4
  %15 = call noundef i32 @_Z3get4Viewii(ptr noundef byval(%struct.View) align 8 %6, i32 noundef %13, i32 noundef %14) #5
  %16 = load i32, ptr %4, align 4
  %17 = add nsw i32 %16, %15
  store i32 %17, ptr %4, align 4
  br label %18

18:                                               ; preds = %12
  %19 = load i32, ptr %5, align 4
  %20 = add nsw i32 %19, 1
  store i32 %20, ptr %5, align 4
  br label %7, !llvm.loop !8

21:                                               ; preds = %7
  %22 = load i32, ptr %4, align 4
  ret i32 %22
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z4both4Pairi(ptr noundef byval(%struct.Pair) align 8 %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca %struct.View, align 8
  %5 = alloca %struct.View, align 8
  store i32 %1, ptr %3, align 4
  %6 = getelementptr inbounds %struct.Pair, ptr %0, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %6, i64 16, i1 false)
  %7 = load i32, ptr %3, align 4
  %8 = call noundef i32 @_Z7row_sum4Viewi(ptr noundef byval(%struct.View) align 8 %4, i32 noundef %7) #5
  %9 = getelementptr inbounds %struct.Pair, ptr %0, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %9, i64 16, i1 false)
  %10 = load i32, ptr %3, align 4
  %11 = call noundef i32 @_Z7row_sum4Viewi(ptr noundef byval(%struct.View) align 8 %5, i32 noundef %10) #5
  %12 = sub nsw i32 %8, %11
  ret i32 %12
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.View @_Z10transposed4ViewPi(ptr noundef byval(%struct.View) align 8 %0, ptr noundef %1) #0 {
  %3 = alloca %struct.View, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %1, ptr %4, align 8
  %6 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %6, ptr %5, align 4
  br label %7

7:                                                ; preds = %37, %2
  %8 = load i32, ptr %5, align 4
  %9 = getelementptr inbounds %struct.View, ptr %0, i32 0, i32 1
  %10 = load i32, ptr %9, align 8
  %11 = getelementptr inbounds %struct.View, ptr %0, i32 0, i32 2
  %12 = load i32, ptr %11, align 4
  %13 = mul nsw i32 %10, %12
  %14 = icmp slt i32 %8, %13
  br i1 %14, label %15, label %40

15:                                               ; preds = %7
  %16 = getelementptr inbounds %struct.View, ptr %0, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8
  %18 = load i32, ptr %5, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %17, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = load ptr, ptr %4, align 8
  %23 = load i32, ptr %5, align 4
  %24 = getelementptr inbounds %struct.View, ptr %0, i32 0, i32 2
  %25 = load i32, ptr %24, align 4
  %26 = srem i32 %23, %25
  %27 = getelementptr inbounds %struct.View, ptr %0, i32 0, i32 1
  %28 = load i32, ptr %27, align 8
  %29 = mul nsw i32 %26, %28
  %30 = load i32, ptr %5, align 4
  %31 = getelementptr inbounds %struct.View, ptr %0, i32 0, i32 2
  %32 = load i32, ptr %31, align 4
  %33 = sdiv i32 %30, %32
  %34 = add nsw i32 %29, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr %22, i64 %35
  store i32 %21, ptr %36, align 4
  br label %37

37:                                               ; preds = %15
  %38 = load i32, ptr %5, align 4
  %39 = add nsw i32 %38, 64
  store i32 %39, ptr %5, align 4
  br label %7, !llvm.loop !10

40:                                               ; preds = %7
  %41 = getelementptr inbounds %struct.View, ptr %3, i32 0, i32 0
  %42 = load ptr, ptr %4, align 8
  store ptr %42, ptr %41, align 8
  %43 = getelementptr inbounds %struct.View, ptr %3, i32 0, i32 1
  %44 = getelementptr inbounds %struct.View, ptr %0, i32 0, i32 2
  %45 = load i32, ptr %44, align 4
  store i32 %45, ptr %43, align 8
  %46 = getelementptr inbounds %struct.View, ptr %3, i32 0, i32 2
  %47 = getelementptr inbounds %struct.View, ptr %0, i32 0, i32 1
  %48 = load i32, ptr %47, align 8
  store i32 %48, ptr %46, align 4
  %49 = load %struct.View, ptr %3, align 8
  ret %struct.View %49
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @struct_value(ptr noundef %0, ptr noundef %1, i32 noundef %2) #2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.View, align 8
  %8 = alloca %struct.View, align 8
  %9 = alloca %struct.View, align 8
  %10 = alloca %struct.Pair, align 8
  %11 = alloca %struct.View, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %12 = getelementptr inbounds %struct.View, ptr %7, i32 0, i32 0
  %13 = load ptr, ptr %4, align 8
  %14 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = mul i32 %14, 64
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr %13, i64 %16
  store ptr %17, ptr %12, align 8
  %18 = getelementptr inbounds %struct.View, ptr %7, i32 0, i32 1
  store i32 8, ptr %18, align 8
  %19 = getelementptr inbounds %struct.View, ptr %7, i32 0, i32 2
  store i32 8, ptr %19, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %7, i64 16, i1 false)
  %20 = call %struct.View @_Z10transposed4ViewPi(ptr noundef byval(%struct.View) align 8 %9, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12struct_valueE4room to ptr)) #5
  %21 = getelementptr inbounds %struct.View, ptr %8, i32 0, i32 0
  %22 = extractvalue %struct.View %20, 0
  store ptr %22, ptr %21, align 8
  %23 = getelementptr inbounds %struct.View, ptr %8, i32 0, i32 1
  %24 = extractvalue %struct.View %20, 1
  store i32 %24, ptr %23, align 8
  %25 = getelementptr inbounds %struct.View, ptr %8, i32 0, i32 2
  %26 = extractvalue %struct.View %20, 2
  store i32 %26, ptr %25, align 4
  call void @llvm.nvvm.barrier0()
  %27 = getelementptr inbounds %struct.Pair, ptr %10, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %27, ptr align 8 %8, i64 16, i1 false)
  %28 = getelementptr inbounds %struct.Pair, ptr %10, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %28, ptr align 8 %7, i64 16, i1 false)
  %29 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %30 = urem i32 %29, 8
  %31 = call noundef i32 @_Z4both4Pairi(ptr noundef byval(%struct.Pair) align 8 %10, i32 noundef %30) #5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %8, i64 16, i1 false)
  %32 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %33 = udiv i32 %32, 8
  %34 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %35 = urem i32 %34, 8
  %36 = call noundef i32 @_Z3get4Viewii(ptr noundef byval(%struct.View) align 8 %11, i32 noundef %33, i32 noundef %35) #5
  %37 = add nsw i32 %31, %36
  %38 = load ptr, ptr %5, align 8
  %39 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %40 = mul i32 %39, 64
  %41 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %42 = add i32 %40, %41
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr %38, i64 %43
  store i32 %37, ptr %44, align 4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @struct_value, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
