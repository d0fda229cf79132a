; ModuleID = 'pipeline.cu'
source_filename = "pipeline.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.Stage = type { ptr, i32 }
%struct.Pipe = type { [2 x %struct.Stage], i32 }

$_ZN4Pipe7currentEv = comdat any

$_ZN4Pipe7advanceEv = comdat any

@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@_ZZ8pipelineE1a = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ8pipelineE1b = internal addrspace(3) global [64 x i32] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z4loadR5StagePKi(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds i32, ptr %5, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = load ptr, ptr %3, align 8
  %11 = getelementptr inbounds %struct.Stage, ptr %10, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8
  %13 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr %12, i64 %14
  store i32 %9, ptr %15, align 4
  %16 = load ptr, ptr %3, align 8
  %17 = getelementptr inbounds %struct.Stage, ptr %16, i32 0, i32 1
  store i32 1, ptr %17, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z3useRK5Stage(ptr noundef nonnull align 8 dereferenceable(16) %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Stage, ptr %3, i32 0, i32 1
  %5 = load i32, ptr %4, align 8
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %16

7:                                                ; preds = %1
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds %struct.Stage, ptr %8, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = sub i32 63, %11
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %10, i64 %13
  %15 = load i32, ptr %14, align 4
  br label %17

16:                                               ; preds = %1
  br label %17

17:                                               ; preds = %16, %7
  %18 = phi i32 [ %15, %7 ], [ 0, %16 ]
  ret i32 %18
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @pipeline(ptr noundef %0, ptr noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.Pipe, align 8
  %10 = alloca %struct.Stage, align 8
  %11 = alloca %struct.Stage, align 8
  %12 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %13 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = mul i32 %13, 64
  store i32 %14, ptr %7, align 4
  store i32 0, ptr %8, align 4
  %15 = getelementptr inbounds %struct.Stage, ptr %10, i32 0, i32 0
  store ptr addrspacecast (ptr addrspace(3) @_ZZ8pipelineE1a to ptr), ptr %15, align 8
  %16 = getelementptr inbounds %struct.Stage, ptr %10, i32 0, i32 1
  store i32 0, ptr %16, align 8
  %17 = getelementptr inbounds %struct.Pipe, ptr %9, i32 0, i32 0
  %18 = getelementptr inbounds [2 x %struct.Stage], ptr %17, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %10, i64 16, i1 false)
  %19 = getelementptr inbounds %struct.Stage, ptr %11, i32 0, i32 0
  store ptr addrspacecast (ptr addrspace(3) @_ZZ8pipelineE1b to ptr), ptr %19, align 8
  %20 = getelementptr inbounds %struct.Stage, ptr %11, i32 0, i32 1
  store i32 0, ptr %20, align 8
  %21 = getelementptr inbounds %struct.Pipe, ptr %9, i32 0, i32 0
  %22 = getelementptr inbounds [2 x %struct.Stage], ptr %21, i64 0, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %11, i64 16, i1 false)
  %23 = getelementptr inbounds %struct.Pipe, ptr %9, i32 0, i32 1
  store i32 0, ptr %23, align 8
  store i32 0, ptr %12, align 4
  br label %24

24:                                               ; preds = %42, %3
  %25 = load i32, ptr %12, align 4
  %26 = icmp slt i32 %25, 4
  br i1 %26, label %27, label %45

27:                                               ; preds = %24
  %28 = call noundef nonnull align 8 dereferenceable(16) ptr @_ZN4Pipe7currentEv(ptr noundef nonnull align 8 dereferenceable(40) %9) #5
  %29 = load ptr, ptr %4, align 8
  %30 = load i32, ptr %12, align 4
  %31 = and i32 %30, 1
  %32 = mul nsw i32 %31, 64
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %29, i64 %33
  call void @_Z4loadR5StagePKi(ptr noundef nonnull align 8 dereferenceable(16) %28, ptr noundef %34) #5
  call void @llvm.nvvm.barrier0()
  %35 = call noundef nonnull align 8 dereferenceable(16) ptr @_ZN4Pipe7currentEv(ptr noundef nonnull align 8 dereferenceable(40) %9) #5
  %36 = call noundef i32 @_Z3useRK5Stage(ptr noundef nonnull align 8 dereferenceable(16) %35) #5
  %37 = load i32, ptr %12, align 4
  %38 = add nsw i32 %37, 1
  %39 = mul nsw i32 %36, %38
  %40 = load i32, ptr %8, align 4
  %41 = add nsw i32 %40, %39
  store i32 %41, ptr %8, align 4
  call void @_ZN4Pipe7advanceEv(ptr noundef nonnull align 8 dereferenceable(40) %9) #5
  call void @llvm.nvvm.barrier0()
  br label %42

42:                                               ; preds = %27
  %43 = load i32, ptr %12, align 4
  %44 = add nsw i32 %43, 1
  store i32 %44, ptr %12, align 4
  br label %24, !llvm.loop !8

45:                                               ; preds = %24
  %46 = load i32, ptr %8, align 4
  %47 = load ptr, ptr %5, align 8
  %48 = load i32, ptr %7, align 4
  %49 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %50 = add i32 %48, %49
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr %47, i64 %51
  store i32 %46, ptr %52, align 4
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZN4Pipe7currentEv(ptr noundef nonnull align 8 dereferenceable(40) %0) #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Pipe, ptr %3, i32 0, i32 0
  %5 = getelementptr inbounds %struct.Pipe, ptr %3, i32 0, i32 1
  %6 = load i32, ptr %5, align 8
  %7 = and i32 %6, 1
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds [2 x %struct.Stage], ptr %4, i64 0, i64 %8
  ret ptr %9
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN4Pipe7advanceEv(ptr noundef nonnull align 8 dereferenceable(40) %0) #0 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Pipe, ptr %3, i32 0, i32 1
  %5 = load i32, ptr %4, align 8
  %6 = add nsw i32 %5, 1
  store i32 %6, ptr %4, align 8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
!4 = !{ptr @pipeline, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
