; ModuleID = 'struct_copy.cu'
source_filename = "struct_copy.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Record = type { [24 x i8], [8 x %struct.Item], double }
%struct.Item = type { i16, i32 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }

@_ZZ11struct_copyE4room = internal addrspace(3) global [32 x %struct.Record] undef, align 8
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z8item_sum6Record(ptr noundef byval(%struct.Record) align 8 %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %16, %1
  %5 = load i32, ptr %3, align 4
  %6 = icmp slt i32 %5, 8
  br i1 %6, label %7, label %19

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.Record, ptr %0, i32 0, i32 1
  %9 = load i32, ptr %3, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [8 x %struct.Item], ptr %8, i64 0, i64 %10
  %12 = getelementptr inbounds %struct.Item, ptr %11, i32 0, i32 1
  %13 = load i32, ptr %12, align 4
  %14 = load i32, ptr %2, align 4
  %15 = add nsw i32 %14, %13
  store i32 %15, ptr %2, align 4
  br label %16

16:                                               ; preds = %7
  %17 = load i32, ptr %3, align 4
  %18 = add nsw i32 %17, 1
  store i32 %18, ptr %3, align 4
  br label %4, !llvm.loop !8

19:                                               ; preds = %4
  %20 = load i32, ptr %2, align 4
  ret i32 %20
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @struct_copy(ptr noundef %0, ptr noundef %1, ptr noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca %struct.Record, align 8
  %16 = alloca %struct.Record, align 8
  %17 = alloca i32, align 4
  %18 = alloca %struct.Item, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  %21 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %21, ptr %13, align 4
  %22 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  store i32 %22, ptr %14, align 4
  %23 = load i32, ptr %13, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [32 x %struct.Record], ptr addrspacecast (ptr addrspace(3) @_ZZ11struct_copyE4room to ptr), i64 0, i64 %24
  %26 = load ptr, ptr %10, align 8
  %27 = load i32, ptr %13, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds %struct.Record, ptr %26, i64 %28
  store ptr %25, ptr %7, align 8
  store ptr %29, ptr %8, align 8
  store i64 96, ptr %9, align 8
  %30 = load ptr, ptr %7, align 8
  %31 = load ptr, ptr %8, align 8
  %32 = load i64, ptr %9, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %30, ptr align 1 %31, i64 %32, i1 false)
  call void @llvm.nvvm.barrier0()
  %33 = load i32, ptr %13, align 4
  %34 = add nsw i32 %33, 1
  %35 = load i32, ptr %14, align 4
  %36 = srem i32 %34, %35
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [32 x %struct.Record], ptr addrspacecast (ptr addrspace(3) @_ZZ11struct_copyE4room to ptr), i64 0, i64 %37
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %38, i64 96, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %15, i64 96, i1 false)
  %39 = call noundef i32 @_Z8item_sum6Record(ptr noundef byval(%struct.Record) align 8 %16) #6
  %40 = load ptr, ptr %12, align 8
  %41 = load i32, ptr %13, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %40, i64 %42
  store i32 %39, ptr %43, align 4
  store i32 1, ptr %17, align 4
  br label %44

44:                                               ; preds = %88, %3
  %45 = load i32, ptr %17, align 4
  %46 = icmp slt i32 %45, 8
  br i1 %46, label %47, label %91

47:                                               ; preds = %44
  %48 = getelementptr inbounds %struct.Record, ptr %15, i32 0, i32 1
  %49 = load i32, ptr %17, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [8 x %struct.Item], ptr %48, i64 0, i64 %50
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %18, ptr align 8 %51, i64 8, i1 false)
  %52 = load i32, ptr %17, align 4
  store i32 %52, ptr %19, align 4
  br label %53

53:                                               ; preds = %71, %47
  %54 = load i32, ptr %19, align 4
  %55 = icmp sgt i32 %54, 0
  br i1 %55, label %56, label %69

56:                                               ; preds = %53
  %57 = getelementptr inbounds %struct.Record, ptr %15, i32 0, i32 1
  %58 = load i32, ptr %19, align 4
  %59 = sub nsw i32 %58, 1
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [8 x %struct.Item], ptr %57, i64 0, i64 %60
  %62 = getelementptr inbounds %struct.Item, ptr %61, i32 0, i32 0
  %63 = load i16, ptr %62, align 8
  %64 = sext i16 %63 to i32
  %65 = getelementptr inbounds %struct.Item, ptr %18, i32 0, i32 0
  %66 = load i16, ptr %65, align 4
  %67 = sext i16 %66 to i32
  %68 = icmp sgt i32 %64, %67
  br label %69

69:                                               ; preds = %56, %53
  %70 = phi i1 [ false, %53 ], [ %68, %56 ]
  br i1 %70, label %71, label %83

71:                                               ; preds = %69
  %72 = getelementptr inbounds %struct.Record, ptr %15, i32 0, i32 1
  %73 = load i32, ptr %19, align 4
  %74 = sub nsw i32 %73, 1
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [8 x %struct.Item], ptr %72, i64 0, i64 %75
  %77 = getelementptr inbounds %struct.Record, ptr %15, i32 0, i32 1
  %78 = load i32, ptr %19, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [8 x %struct.Item], ptr %77, i64 0, i64 %79
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %80, ptr align 8 %76, i64 8, i1 false)
  %81 = load i32, ptr %19, align 4
  %82 = add nsw i32 %81, -1
  store i32 %82, ptr %19, align 4
  br label %53, !llvm.loop !10

83:                                               ; preds = %69
  %84 = getelementptr inbounds %struct.Record, ptr %15, i32 0, i32 1
  %85 = load i32, ptr %19, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [8 x %struct.Item], ptr %84, i64 0, i64 %86
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %87, ptr align 4 %18, i64 8, i1 false)
  br label %88

88:                                               ; preds = %83
  %89 = load i32, ptr %17, align 4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %17, align 4
  br label %44, !llvm.loop !11

91:                                               ; preds = %44
  store i32 0, ptr %20, align 4
  br label %92

92:                                               ; preds = %105, %91
  %93 = load i32, ptr %20, align 4
  %94 = icmp slt i32 %93, 24
  br i1 %94, label %95, label %103

95:                                               ; preds = %92
  %96 = getelementptr inbounds %struct.Record, ptr %15, i32 0, i32 0
  %97 = load i32, ptr %20, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [24 x i8], ptr %96, i64 0, i64 %98
  %100 = load i8, ptr %99, align 1
  %101 = sext i8 %100 to i32
  %102 = icmp ne i32 %101, 0
  br label %103

103:                                              ; preds = %95, %92
  %104 = phi i1 [ false, %92 ], [ %102, %95 ]
  br i1 %104, label %105, label %108

105:                                              ; preds = %103
  %106 = load i32, ptr %20, align 4
  %107 = add nsw i32 %106, 1
  store i32 %107, ptr %20, align 4
  br label %92, !llvm.loop !12

108:                                              ; preds = %103
  %109 = getelementptr inbounds %struct.Record, ptr %15, i32 0, i32 0
  %110 = getelementptr inbounds [24 x i8], ptr %109, i64 0, i64 0
  %111 = load i32, ptr %20, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds i8, ptr %110, i64 %112
  %114 = load i32, ptr %20, align 4
  %115 = sub nsw i32 24, %114
  %116 = sext i32 %115 to i64
  store ptr %113, ptr %4, align 8
  store i32 0, ptr %5, align 4
  store i64 %116, ptr %6, align 8
  %117 = load ptr, ptr %4, align 8
  %118 = load i32, ptr %5, align 4
  %119 = trunc i32 %118 to i8
  %120 = load i64, ptr %6, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %117, i8 %119, i64 %120, i1 false)
  call void @llvm.nvvm.barrier0()
  %121 = load i32, ptr %13, align 4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [32 x %struct.Record], ptr addrspacecast (ptr addrspace(3) @_ZZ11struct_copyE4room to ptr), i64 0, i64 %122
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %123, ptr align 8 %15, i64 96, i1 false)
  call void @llvm.nvvm.barrier0()
  %124 = load i32, ptr %13, align 4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [32 x %struct.Record], ptr addrspacecast (ptr addrspace(3) @_ZZ11struct_copyE4room to ptr), i64 0, i64 %125
  %127 = load ptr, ptr %11, align 8
  %128 = load i32, ptr %13, align 4
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds %struct.Record, ptr %127, i64 %129
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %130, ptr align 8 %126, i64 96, i1 false)
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @struct_copy, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
!12 = distinct !{!12, !9}
