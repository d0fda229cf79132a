; ModuleID = 'segmented_scan.cu'
source_filename = "segmented_scan.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Item = type { i32, i32 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }

$_Z14__shfl_up_syncjiji = comdat any

@_ZZ14segmented_scanE5warps = internal addrspace(3) global [8 x %struct.Item] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Item @_Z9warp_scan4Itemj(ptr noundef byval(%struct.Item) align 4 %0, i32 noundef %1) #0 {
  %3 = alloca %struct.Item, align 4
  %4 = alloca %struct.Item, align 8
  %5 = alloca %struct.Item, align 8
  %6 = alloca %struct.Item, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.Item, align 4
  %10 = alloca %struct.Item, align 4
  %11 = alloca %struct.Item, align 4
  %12 = alloca %struct.Item, align 4
  store i32 %1, ptr %7, align 4
  store i32 1, ptr %8, align 4
  br label %13

13:                                               ; preds = %54, %2
  %14 = load i32, ptr %8, align 4
  %15 = icmp ult i32 %14, 32
  br i1 %15, label %16, label %57

16:                                               ; preds = %13
  %17 = getelementptr inbounds %struct.Item, ptr %0, i32 0, i32 0
  %18 = load i32, ptr %17, align 4
  %19 = load i32, ptr %8, align 4
  %20 = call noundef i32 @_Z14__shfl_up_syncjiji(i32 noundef -1, i32 noundef %18, i32 noundef %19, i32 noundef 32) #6
  %21 = getelementptr inbounds %struct.Item, ptr %9, i32 0, i32 0
  store i32 %20, ptr %21, align 4
  %22 = getelementptr inbounds %struct.Item, ptr %0, i32 0, i32 1
  %23 = load i32, ptr %22, align 4
  %24 = load i32, ptr %8, align 4
  %25 = call noundef i32 @_Z14__shfl_up_syncjiji(i32 noundef -1, i32 noundef %23, i32 noundef %24, i32 noundef 32) #6
  %26 = getelementptr inbounds %struct.Item, ptr %9, i32 0, i32 1
  store i32 %25, ptr %26, align 4
  %27 = load i32, ptr %7, align 4
  %28 = load i32, ptr %8, align 4
  %29 = icmp uge i32 %27, %28
  br i1 %29, label %30, label %53

30:                                               ; preds = %16
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 %9, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %12, ptr align 4 %0, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %4, ptr align 1 %12, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %5, ptr align 1 %11, i64 8, i1 false)
  %31 = getelementptr inbounds %struct.Item, ptr %4, i32 0, i32 1
  %32 = load i32, ptr %31, align 4
  %33 = icmp ne i32 %32, 0
  br i1 %33, label %34, label %36

34:                                               ; preds = %30
  %35 = load i32, ptr %4, align 4
  br label %40

36:                                               ; preds = %30
  %37 = load i32, ptr %5, align 4
  %38 = load i32, ptr %4, align 4
  %39 = add nsw i32 %37, %38
  br label %40

40:                                               ; preds = %34, %36
  %41 = phi i32 [ %35, %34 ], [ %39, %36 ]
  store i32 %41, ptr %3, align 4
  %42 = getelementptr inbounds %struct.Item, ptr %3, i32 0, i32 1
  %43 = getelementptr inbounds %struct.Item, ptr %5, i32 0, i32 1
  %44 = load i32, ptr %43, align 4
  %45 = getelementptr inbounds %struct.Item, ptr %4, i32 0, i32 1
  %46 = load i32, ptr %45, align 4
  %47 = or i32 %44, %46
  store i32 %47, ptr %42, align 4
  %48 = load %struct.Item, ptr %3, align 4
  %49 = getelementptr inbounds %struct.Item, ptr %10, i32 0, i32 0
  %50 = extractvalue %struct.Item %48, 0
  store i32 %50, ptr %49, align 4
  %51 = getelementptr inbounds %struct.Item, ptr %10, i32 0, i32 1
  %52 = extractvalue %struct.Item %48, 1
  store i32 %52, ptr %51, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr align 4 %10, i64 8, i1 false)
  br label %53

53:                                               ; preds = %40, %16
  br label %54

54:                                               ; preds = %53
  %55 = load i32, ptr %8, align 4
  %56 = shl i32 %55, 1
  store i32 %56, ptr %8, align 4
  br label %13, !llvm.loop !8

57:                                               ; preds = %13
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 %0, i64 8, i1 false)
  %58 = load %struct.Item, ptr %6, align 4
  ret %struct.Item %58
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z14__shfl_up_syncjiji(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #0 comdat {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load i32, ptr %5, align 4
  %10 = load i32, ptr %6, align 4
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  %13 = sub nsw i32 32, %12
  %14 = shl i32 %13, 8
  %15 = or i32 %14, 0
  %16 = call i32 @llvm.nvvm.shfl.sync.up.i32(i32 %9, i32 %10, i32 %11, i32 %15)
  ret i32 %16
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @segmented_scan(ptr noundef %0, ptr noundef %1, ptr noundef %2) #2 {
  %4 = alloca %struct.Item, align 4
  %5 = alloca %struct.Item, align 8
  %6 = alloca %struct.Item, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca %struct.Item, align 4
  %15 = alloca %struct.Item, align 4
  %16 = alloca %struct.Item, align 4
  %17 = alloca %struct.Item, align 4
  %18 = alloca %struct.Item, align 4
  %19 = alloca %struct.Item, align 4
  %20 = alloca %struct.Item, align 4
  %21 = alloca %struct.Item, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  %22 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %22, ptr %10, align 4
  %23 = load i32, ptr %10, align 4
  %24 = urem i32 %23, 32
  store i32 %24, ptr %11, align 4
  %25 = load i32, ptr %10, align 4
  %26 = udiv i32 %25, 32
  store i32 %26, ptr %12, align 4
  %27 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %28 = mul i32 %27, 256
  %29 = load i32, ptr %10, align 4
  %30 = add i32 %28, %29
  store i32 %30, ptr %13, align 4
  %31 = getelementptr inbounds %struct.Item, ptr %15, i32 0, i32 0
  %32 = load ptr, ptr %7, align 8
  %33 = load i32, ptr %13, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %32, i64 %34
  %36 = load i32, ptr %35, align 4
  store i32 %36, ptr %31, align 4
  %37 = getelementptr inbounds %struct.Item, ptr %15, i32 0, i32 1
  %38 = load ptr, ptr %8, align 8
  %39 = load i32, ptr %13, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i8, ptr %38, i64 %40
  %42 = load i8, ptr %41, align 1
  %43 = zext i8 %42 to i32
  store i32 %43, ptr %37, align 4
  %44 = load i32, ptr %11, align 4
  %45 = call %struct.Item @_Z9warp_scan4Itemj(ptr noundef byval(%struct.Item) align 4 %15, i32 noundef %44) #6
  %46 = getelementptr inbounds %struct.Item, ptr %14, i32 0, i32 0
  %47 = extractvalue %struct.Item %45, 0
  store i32 %47, ptr %46, align 4
  %48 = getelementptr inbounds %struct.Item, ptr %14, i32 0, i32 1
  %49 = extractvalue %struct.Item %45, 1
  store i32 %49, ptr %48, align 4
  %50 = load i32, ptr %11, align 4
  %51 = icmp eq i32 %50, 31
  br i1 %51, label %52, label %56

52:                                               ; preds = %3
  %53 = load i32, ptr %12, align 4
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds [8 x %struct.Item], ptr addrspacecast (ptr addrspace(3) @_ZZ14segmented_scanE5warps to ptr), i64 0, i64 %54
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %55, ptr align 4 %14, i64 8, i1 false)
  br label %56

56:                                               ; preds = %52, %3
  call void @llvm.nvvm.barrier0()
  %57 = load i32, ptr %12, align 4
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %83

59:                                               ; preds = %56
  %60 = load i32, ptr %11, align 4
  %61 = icmp ult i32 %60, 8
  br i1 %61, label %62, label %66

62:                                               ; preds = %59
  %63 = load i32, ptr %11, align 4
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds [8 x %struct.Item], ptr addrspacecast (ptr addrspace(3) @_ZZ14segmented_scanE5warps to ptr), i64 0, i64 %64
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %16, ptr align 4 %65, i64 8, i1 false)
  br label %69

66:                                               ; preds = %59
  %67 = getelementptr inbounds %struct.Item, ptr %16, i32 0, i32 0
  store i32 0, ptr %67, align 4
  %68 = getelementptr inbounds %struct.Item, ptr %16, i32 0, i32 1
  store i32 0, ptr %68, align 4
  br label %69

69:                                               ; preds = %66, %62
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %18, ptr align 4 %16, i64 8, i1 false)
  %70 = load i32, ptr %11, align 4
  %71 = call %struct.Item @_Z9warp_scan4Itemj(ptr noundef byval(%struct.Item) align 4 %18, i32 noundef %70) #6
  %72 = getelementptr inbounds %struct.Item, ptr %17, i32 0, i32 0
  %73 = extractvalue %struct.Item %71, 0
  store i32 %73, ptr %72, align 4
  %74 = getelementptr inbounds %struct.Item, ptr %17, i32 0, i32 1
  %75 = extractvalue %struct.Item %71, 1
  store i32 %75, ptr %74, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %16, ptr align 4 %17, i64 8, i1 false)
  %76 = load i32, ptr %11, align 4
  %77 = icmp ult i32 %76, 8
  br i1 %77, label %78, label %82

78:                                               ; preds = %69
  %79 = load i32, ptr %11, align 4
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds [8 x %struct.Item], ptr addrspacecast (ptr addrspace(3) @_ZZ14segmented_scanE5warps to ptr), i64 0, i64 %80
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %81, ptr align 4 %16, i64 8, i1 false)
  br label %82

82:                                               ; preds = %78, %69
  br label %83

83:                                               ; preds = %82, %56
  call void @llvm.nvvm.barrier0()
  %84 = load i32, ptr %12, align 4
  %85 = icmp ugt i32 %84, 0
  br i1 %85, label %86, label %113

86:                                               ; preds = %83
  %87 = load i32, ptr %12, align 4
  %88 = sub i32 %87, 1
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds [8 x %struct.Item], ptr addrspacecast (ptr addrspace(3) @_ZZ14segmented_scanE5warps to ptr), i64 0, i64 %89
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %20, ptr align 4 %90, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %21, ptr align 4 %14, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %5, ptr align 1 %21, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %6, ptr align 1 %20, i64 8, i1 false)
  %91 = getelementptr inbounds %struct.Item, ptr %5, i32 0, i32 1
  %92 = load i32, ptr %91, align 4
  %93 = icmp ne i32 %92, 0
  br i1 %93, label %94, label %96

94:                                               ; preds = %86
  %95 = load i32, ptr %5, align 4
  br label %100

96:                                               ; preds = %86
  %97 = load i32, ptr %6, align 4
  %98 = load i32, ptr %5, align 4
  %99 = add nsw i32 %97, %98
  br label %100

100:                                              ; preds = %94, %96
  %101 = phi i32 [ %95, %94 ], [ %99, %96 ]
  store i32 %101, ptr %4, align 4
  %102 = getelementptr inbounds %struct.Item, ptr %4, i32 0, i32 1
  %103 = getelementptr inbounds %struct.Item, ptr %6, i32 0, i32 1
  %104 = load i32, ptr %103, align 4
  %105 = getelementptr inbounds %struct.Item, ptr %5, i32 0, i32 1
  %106 = load i32, ptr %105, align 4
  %107 = or i32 %104, %106
  store i32 %107, ptr %102, align 4
  %108 = load %struct.Item, ptr %4, align 4
  %109 = getelementptr inbounds %struct.Item, ptr %19, i32 0, i32 0
  %110 = extractvalue %struct.Item %108, 0
  store i32 %110, ptr %109, align 4
  %111 = getelementptr inbounds %struct.Item, ptr %19, i32 0, i32 1
  %112 = extractvalue %struct.Item %108, 1
  store i32 %112, ptr %111, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %14, ptr align 4 %19, i64 8, i1 false)
  br label %113

113:                                              ; preds = %100, %83
  %114 = getelementptr inbounds %struct.Item, ptr %14, i32 0, i32 0
  %115 = load i32, ptr %114, align 4
  %116 = load ptr, ptr %9, align 8
  %117 = load i32, ptr %13, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds i32, ptr %116, i64 %118
  store i32 %115, ptr %119, align 4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @segmented_scan, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
