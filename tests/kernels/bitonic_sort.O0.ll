; ModuleID = 'bitonic_sort.cu'
source_filename = "bitonic_sort.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }

@_ZZ12bitonic_sortE1k = internal addrspace(3) global [512 x i32] undef, align 4
@_ZZ12bitonic_sortE1v = internal addrspace(3) global [512 x i32] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z12compare_swapRjS_S_S_b(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1, ptr noundef nonnull align 4 dereferenceable(4) %2, ptr noundef nonnull align 4 dereferenceable(4) %3, i1 noundef zeroext %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i8, align 1
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store ptr %3, ptr %9, align 8
  %13 = zext i1 %4 to i8
  store i8 %13, ptr %10, align 1
  %14 = load ptr, ptr %6, align 8
  %15 = load i32, ptr %14, align 4
  %16 = load ptr, ptr %8, align 8
  %17 = load i32, ptr %16, align 4
  %18 = icmp ugt i32 %15, %17
  %19 = zext i1 %18 to i32
  %20 = load i8, ptr %10, align 1
  %21 = trunc i8 %20 to i1
  %22 = zext i1 %21 to i32
  %23 = icmp eq i32 %19, %22
  br i1 %23, label %24, label %39

24:                                               ; preds = %5
  %25 = load ptr, ptr %6, align 8
  %26 = load i32, ptr %25, align 4
  store i32 %26, ptr %11, align 4
  %27 = load ptr, ptr %7, align 8
  %28 = load i32, ptr %27, align 4
  store i32 %28, ptr %12, align 4
  %29 = load ptr, ptr %8, align 8
  %30 = load i32, ptr %29, align 4
  %31 = load ptr, ptr %6, align 8
  store i32 %30, ptr %31, align 4
  %32 = load ptr, ptr %9, align 8
  %33 = load i32, ptr %32, align 4
  %34 = load ptr, ptr %7, align 8
  store i32 %33, ptr %34, align 4
  %35 = load i32, ptr %11, align 4
  %36 = load ptr, ptr %8, align 8
  store i32 %35, ptr %36, align 4
  %37 = load i32, ptr %12, align 4
  %38 = load ptr, ptr %9, align 8
  store i32 %37, ptr %38, align 4
  br label %39

39:                                               ; preds = %24, %5
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @bitonic_sort(ptr noundef %0, ptr noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %11 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %11, ptr %5, align 4
  %12 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = mul i32 %12, 512
  store i32 %13, ptr %6, align 4
  %14 = load ptr, ptr %3, align 8
  %15 = load i32, ptr %6, align 4
  %16 = load i32, ptr %5, align 4
  %17 = add nsw i32 %15, %16
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr %14, i64 %18
  %20 = load i32, ptr %19, align 4
  %21 = load i32, ptr %5, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1k to ptr), i64 0, i64 %22
  store i32 %20, ptr %23, align 4
  %24 = load ptr, ptr %4, align 8
  %25 = load i32, ptr %6, align 4
  %26 = load i32, ptr %5, align 4
  %27 = add nsw i32 %25, %26
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %24, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = load i32, ptr %5, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1v to ptr), i64 0, i64 %32
  store i32 %30, ptr %33, align 4
  %34 = load ptr, ptr %3, align 8
  %35 = load i32, ptr %6, align 4
  %36 = load i32, ptr %5, align 4
  %37 = add nsw i32 %35, %36
  %38 = add nsw i32 %37, 256
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %34, i64 %39
  %41 = load i32, ptr %40, align 4
  %42 = load i32, ptr %5, align 4
  %43 = add nsw i32 %42, 256
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1k to ptr), i64 0, i64 %44
  store i32 %41, ptr %45, align 4
  %46 = load ptr, ptr %4, align 8
  %47 = load i32, ptr %6, align 4
  %48 = load i32, ptr %5, align 4
  %49 = add nsw i32 %47, %48
  %50 = add nsw i32 %49, 256
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr %46, i64 %51
  %53 = load i32, ptr %52, align 4
  %54 = load i32, ptr %5, align 4
  %55 = add nsw i32 %54, 256
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1v to ptr), i64 0, i64 %56
  store i32 %53, ptr %57, align 4
  store i32 2, ptr %7, align 4
  br label %58

58:                                               ; preds = %103, %2
  %59 = load i32, ptr %7, align 4
  %60 = icmp sle i32 %59, 512
  br i1 %60, label %61, label %106

61:                                               ; preds = %58
  %62 = load i32, ptr %5, align 4
  %63 = load i32, ptr %7, align 4
  %64 = sdiv i32 %63, 2
  %65 = and i32 %62, %64
  %66 = icmp eq i32 %65, 0
  %67 = zext i1 %66 to i8
  store i8 %67, ptr %8, align 1
  %68 = load i32, ptr %7, align 4
  %69 = sdiv i32 %68, 2
  store i32 %69, ptr %9, align 4
  br label %70

70:                                               ; preds = %99, %61
  %71 = load i32, ptr %9, align 4
  %72 = icmp sgt i32 %71, 0
  br i1 %72, label %73, label %102

73:                                               ; preds = %70
  call void @llvm.nvvm.barrier0()
  %74 = load i32, ptr %5, align 4
  %75 = mul nsw i32 2, %74
  %76 = load i32, ptr %5, align 4
  %77 = load i32, ptr %9, align 4
  %78 = sub nsw i32 %77, 1
  %79 = and i32 %76, %78
  %80 = sub nsw i32 %75, %79
  store i32 %80, ptr %10, align 4
  %81 = load i32, ptr %10, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1k to ptr), i64 0, i64 %82
  %84 = load i32, ptr %10, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1v to ptr), i64 0, i64 %85
  %87 = load i32, ptr %10, align 4
  %88 = load i32, ptr %9, align 4
  %89 = add nsw i32 %87, %88
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1k to ptr), i64 0, i64 %90
  %92 = load i32, ptr %10, align 4
  %93 = load i32, ptr %9, align 4
  %94 = add nsw i32 %92, %93
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1v to ptr), i64 0, i64 %95
  %97 = load i8, ptr %8, align 1
  %98 = trunc i8 %97 to i1
  call void @_Z12compare_swapRjS_S_S_b(ptr noundef nonnull align 4 dereferenceable(4) %83, ptr noundef nonnull align 4 dereferenceable(4) %86, ptr noundef nonnull align 4 dereferenceable(4) %91, ptr noundef nonnull align 4 dereferenceable(4) %96, i1 noundef zeroext %98) #4
  br label %99

99:                                               ; preds = %73
  %100 = load i32, ptr %9, align 4
  %101 = ashr i32 %100, 1
  store i32 %101, ptr %9, align 4
  br label %70, !llvm.loop !8

102:                                              ; preds = %70
  br label %103

103:                                              ; preds = %102
  %104 = load i32, ptr %7, align 4
  %105 = shl i32 %104, 1
  store i32 %105, ptr %7, align 4
  br label %58, !llvm.loop !10

106:                                              ; preds = %58
  call void @llvm.nvvm.barrier0()
  %107 = load i32, ptr %5, align 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1k to ptr), i64 0, i64 %108
  %110 = load i32, ptr %109, align 4
  %111 = load ptr, ptr %3, align 8
  %112 = load i32, ptr %6, align 4
  %113 = load i32, ptr %5, align 4
  %114 = add nsw i32 %112, %113
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds i32, ptr %111, i64 %115
  store i32 %110, ptr %116, align 4
  %117 = load i32, ptr %5, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1v to ptr), i64 0, i64 %118
  %120 = load i32, ptr %119, align 4
  %121 = load ptr, ptr %4, align 8
  %122 = load i32, ptr %6, align 4
  %123 = load i32, ptr %5, align 4
  %124 = add nsw i32 %122, %123
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds i32, ptr %121, i64 %125
  store i32 %120, ptr %126, align 4
  %127 = load i32, ptr %5, align 4
  %128 = add nsw i32 %127, 256
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1k to ptr), i64 0, i64 %129
  %131 = load i32, ptr %130, align 4
  %132 = load ptr, ptr %3, align 8
  %133 = load i32, ptr %6, align 4
  %134 = load i32, ptr %5, align 4
  %135 = add nsw i32 %133, %134
  %136 = add nsw i32 %135, 256
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds i32, ptr %132, i64 %137
  store i32 %131, ptr %138, align 4
  %139 = load i32, ptr %5, align 4
  %140 = add nsw i32 %139, 256
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1v to ptr), i64 0, i64 %141
  %143 = load i32, ptr %142, align 4
  %144 = load ptr, ptr %4, align 8
  %145 = load i32, ptr %6, align 4
  %146 = load i32, ptr %5, align 4
  %147 = add nsw i32 %145, %146
  %148 = add nsw i32 %147, 256
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds i32, ptr %144, i64 %149
  store i32 %143, ptr %150, align 4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
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
!4 = !{ptr @bitonic_sort, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
