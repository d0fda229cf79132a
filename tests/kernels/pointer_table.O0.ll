; ModuleID = 'pointer_table.cu'
source_filename = "pointer_table.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Row = type { ptr, ptr, i32 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.anon = type { i8, [2 x i16], float }
%struct.__cuda_builtin_blockDim_t = type { i8 }

@first_values = dso_local addrspace(1) externally_initialized global [4 x i32] [i32 1, i32 1, i32 2, i32 3], align 4
@more_values = dso_local addrspace(1) externally_initialized global [4 x i32] [i32 10, i32 20, i32 30, i32 40], align 4
@base = dso_local addrspace(4) externally_initialized global i32 100, align 4
@.str = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str1 = private unnamed_addr constant [6 x i8] c"three\00", align 1
@.str2 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str3 = private unnamed_addr constant [16 x i8] c"fifteen chars..\00", align 1
@rows = dso_local addrspace(1) externally_initialized global [4 x %struct.Row] [%struct.Row { ptr @.str, ptr addrspacecast (ptr addrspace(1) @first_values to ptr), i32 1 }, %struct.Row { ptr @.str1, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @first_values to ptr), i64 4), i32 3 }, %struct.Row { ptr @.str2, ptr null, i32 0 }, %struct.Row { ptr @.str3, ptr addrspacecast (ptr addrspace(1) @more_values to ptr), i32 4 }], align 8
@_ZL5steps = internal addrspace(4) constant [2 x i32] [i32 5, i32 7], align 4
@step = dso_local addrspace(1) externally_initialized global [3 x ptr] [ptr addrspacecast (ptr addrspace(4) @_ZL5steps to ptr), ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(4) @_ZL5steps to ptr), i64 4), ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @more_values to ptr), i64 12)], align 8
@factor = dso_local addrspace(1) externally_initialized global double 1.000000e+00, align 8
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@mixed = internal addrspace(1) global %struct.anon { i8 7, [2 x i16] [i16 -1, i16 2], float 5.000000e-01 }, align 4
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@llvm.compiler.used = appending global [6 x ptr] [ptr addrspacecast (ptr addrspace(1) @first_values to ptr), ptr addrspacecast (ptr addrspace(1) @more_values to ptr), ptr addrspacecast (ptr addrspace(4) @base to ptr), ptr addrspacecast (ptr addrspace(1) @rows to ptr), ptr addrspacecast (ptr addrspace(1) @step to ptr), ptr addrspacecast (ptr addrspace(1) @factor to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @pointer_table(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.Row, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %17 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %17, ptr %9, align 4
  %18 = load i32, ptr %9, align 4
  %19 = icmp slt i32 %18, 4
  br i1 %19, label %20, label %65

20:                                               ; preds = %4
  %21 = load i32, ptr %9, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [4 x %struct.Row], ptr addrspacecast (ptr addrspace(1) @rows to ptr), i64 0, i64 %22
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %23, i64 24, i1 false)
  store i32 0, ptr %11, align 4
  %24 = getelementptr inbounds %struct.Row, ptr %10, i32 0, i32 0
  %25 = load ptr, ptr %24, align 8
  store ptr %25, ptr %12, align 8
  br label %26

26:                                               ; preds = %33, %20
  %27 = load ptr, ptr %12, align 8
  %28 = load i8, ptr %27, align 1
  %29 = icmp ne i8 %28, 0
  br i1 %29, label %30, label %36

30:                                               ; preds = %26
  %31 = load i32, ptr %11, align 4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %11, align 4
  br label %33

33:                                               ; preds = %30
  %34 = load ptr, ptr %12, align 8
  %35 = getelementptr inbounds i8, ptr %34, i32 1
  store ptr %35, ptr %12, align 8
  br label %26, !llvm.loop !8

36:                                               ; preds = %26
  store i32 0, ptr %13, align 4
  store i32 0, ptr %14, align 4
  br label %37

37:                                               ; preds = %51, %36
  %38 = load i32, ptr %14, align 4
  %39 = getelementptr inbounds %struct.Row, ptr %10, i32 0, i32 2
  %40 = load i32, ptr %39, align 8
  %41 = icmp slt i32 %38, %40
  br i1 %41, label %42, label %54

42:                                               ; preds = %37
  %43 = getelementptr inbounds %struct.Row, ptr %10, i32 0, i32 1
  %44 = load ptr, ptr %43, align 8
  %45 = load i32, ptr %14, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %44, i64 %46
  %48 = load i32, ptr %47, align 4
  %49 = load i32, ptr %13, align 4
  %50 = add nsw i32 %49, %48
  store i32 %50, ptr %13, align 4
  br label %51

51:                                               ; preds = %42
  %52 = load i32, ptr %14, align 4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %14, align 4
  br label %37, !llvm.loop !10

54:                                               ; preds = %37
  %55 = load i32, ptr %11, align 4
  %56 = load ptr, ptr %5, align 8
  %57 = load i32, ptr %9, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i32, ptr %56, i64 %58
  store i32 %55, ptr %59, align 4
  %60 = load i32, ptr %13, align 4
  %61 = load ptr, ptr %6, align 8
  %62 = load i32, ptr %9, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i32, ptr %61, i64 %63
  store i32 %60, ptr %64, align 4
  br label %65

65:                                               ; preds = %54, %4
  %66 = load i8, ptr addrspacecast (ptr addrspace(1) @mixed to ptr), align 4
  %67 = zext i8 %66 to i32
  %68 = load i16, ptr getelementptr inbounds (%struct.anon, ptr addrspacecast (ptr addrspace(1) @mixed to ptr), i32 0, i32 1), align 2
  %69 = sext i16 %68 to i32
  %70 = mul nsw i32 %69, 6
  %71 = add nsw i32 %67, %70
  %72 = load float, ptr getelementptr inbounds (%struct.anon, ptr addrspacecast (ptr addrspace(1) @mixed to ptr), i32 0, i32 2), align 4
  %73 = fmul contract float %72, 2.000000e+00
  %74 = fptosi float %73 to i32
  %75 = add nsw i32 %71, %74
  %76 = load i16, ptr getelementptr inbounds ([2 x i16], ptr getelementptr inbounds (%struct.anon, ptr addrspacecast (ptr addrspace(1) @mixed to ptr), i32 0, i32 1), i64 0, i64 1), align 2
  %77 = sext i16 %76 to i32
  %78 = sub nsw i32 %75, %77
  store i32 %78, ptr %15, align 4
  %79 = load i32, ptr %9, align 4
  store i32 %79, ptr %16, align 4
  br label %80

80:                                               ; preds = %105, %65
  %81 = load i32, ptr %16, align 4
  %82 = load i32, ptr %8, align 4
  %83 = icmp slt i32 %81, %82
  br i1 %83, label %84, label %109

84:                                               ; preds = %80
  %85 = load i32, ptr addrspacecast (ptr addrspace(4) @base to ptr), align 4
  %86 = load i32, ptr %15, align 4
  %87 = add nsw i32 %85, %86
  %88 = load i32, ptr %16, align 4
  %89 = sitofp i32 %88 to double
  %90 = load double, ptr addrspacecast (ptr addrspace(1) @factor to ptr), align 8
  %91 = fmul contract double %89, %90
  %92 = fptosi double %91 to i32
  %93 = load i32, ptr %16, align 4
  %94 = srem i32 %93, 3
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [3 x ptr], ptr addrspacecast (ptr addrspace(1) @step to ptr), i64 0, i64 %95
  %97 = load ptr, ptr %96, align 8
  %98 = load i32, ptr %97, align 4
  %99 = mul nsw i32 %92, %98
  %100 = add nsw i32 %87, %99
  %101 = load ptr, ptr %7, align 8
  %102 = load i32, ptr %16, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds i32, ptr %101, i64 %103
  store i32 %100, ptr %104, align 4
  br label %105

105:                                              ; preds = %84
  %106 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %107 = load i32, ptr %16, align 4
  %108 = add i32 %107, %106
  store i32 %108, ptr %16, align 4
  br label %80, !llvm.loop !11

109:                                              ; preds = %80
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @pointer_table, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
