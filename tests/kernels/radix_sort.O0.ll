; ModuleID = 'radix_sort.cu'
source_filename = "radix_sort.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }

$_Z13__ballot_syncji = comdat any

@_ZZ10radix_sortE1s = internal addrspace(3) global [256 x i32] undef, align 4
@_ZZ10radix_sortE5zeros = internal addrspace(3) global [8 x i32] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @radix_sort(ptr noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  %17 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %17, ptr %5, align 4
  %18 = load i32, ptr %5, align 4
  %19 = and i32 %18, 31
  store i32 %19, ptr %6, align 4
  %20 = load i32, ptr %5, align 4
  %21 = lshr i32 %20, 5
  store i32 %21, ptr %7, align 4
  %22 = load i32, ptr %6, align 4
  %23 = shl i32 1, %22
  %24 = sub i32 %23, 1
  store i32 %24, ptr %8, align 4
  %25 = load ptr, ptr %4, align 8
  %26 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %27 = mul i32 %26, 256
  %28 = load i32, ptr %5, align 4
  %29 = add i32 %27, %28
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %25, i64 %30
  %32 = load i32, ptr %31, align 4
  store i32 %32, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %33

33:                                               ; preds = %107, %1
  %34 = load i32, ptr %10, align 4
  %35 = icmp slt i32 %34, 32
  br i1 %35, label %36, label %110

36:                                               ; preds = %33
  %37 = load i32, ptr %9, align 4
  %38 = load i32, ptr %10, align 4
  %39 = lshr i32 %37, %38
  %40 = and i32 %39, 1
  store i32 %40, ptr %11, align 4
  %41 = load i32, ptr %11, align 4
  %42 = icmp eq i32 %41, 0
  %43 = zext i1 %42 to i32
  %44 = call noundef i32 @_Z13__ballot_syncji(i32 noundef -1, i32 noundef %43) #5
  store i32 %44, ptr %12, align 4
  %45 = load i32, ptr %6, align 4
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %54

47:                                               ; preds = %36
  %48 = load i32, ptr %12, align 4
  store i32 %48, ptr %2, align 4
  %49 = load i32, ptr %2, align 4
  %50 = call noundef i32 @llvm.ctpop.i32(i32 %49)
  %51 = load i32, ptr %7, align 4
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE5zeros to ptr), i64 0, i64 %52
  store i32 %50, ptr %53, align 4
  br label %54

54:                                               ; preds = %47, %36
  call void @llvm.nvvm.barrier0()
  store i32 0, ptr %13, align 4
  store i32 0, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %55

55:                                               ; preds = %76, %54
  %56 = load i32, ptr %15, align 4
  %57 = icmp ult i32 %56, 8
  br i1 %57, label %58, label %79

58:                                               ; preds = %55
  %59 = load i32, ptr %15, align 4
  %60 = load i32, ptr %7, align 4
  %61 = icmp ult i32 %59, %60
  br i1 %61, label %62, label %69

62:                                               ; preds = %58
  %63 = load i32, ptr %15, align 4
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE5zeros to ptr), i64 0, i64 %64
  %66 = load i32, ptr %65, align 4
  %67 = load i32, ptr %13, align 4
  %68 = add i32 %67, %66
  store i32 %68, ptr %13, align 4
  br label %69

69:                                               ; preds = %62, %58
  %70 = load i32, ptr %15, align 4
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE5zeros to ptr), i64 0, i64 %71
  %73 = load i32, ptr %72, align 4
  %74 = load i32, ptr %14, align 4
  %75 = add i32 %74, %73
  store i32 %75, ptr %14, align 4
  br label %76

76:                                               ; preds = %69
  %77 = load i32, ptr %15, align 4
  %78 = add i32 %77, 1
  store i32 %78, ptr %15, align 4
  br label %55, !llvm.loop !8

79:                                               ; preds = %55
  %80 = load i32, ptr %12, align 4
  %81 = load i32, ptr %8, align 4
  %82 = and i32 %80, %81
  store i32 %82, ptr %3, align 4
  %83 = load i32, ptr %3, align 4
  %84 = call noundef i32 @llvm.ctpop.i32(i32 %83)
  %85 = load i32, ptr %13, align 4
  %86 = add i32 %85, %84
  store i32 %86, ptr %13, align 4
  %87 = load i32, ptr %11, align 4
  %88 = icmp ne i32 %87, 0
  br i1 %88, label %89, label %95

89:                                               ; preds = %79
  %90 = load i32, ptr %14, align 4
  %91 = load i32, ptr %5, align 4
  %92 = load i32, ptr %13, align 4
  %93 = sub i32 %91, %92
  %94 = add i32 %90, %93
  br label %97

95:                                               ; preds = %79
  %96 = load i32, ptr %13, align 4
  br label %97

97:                                               ; preds = %95, %89
  %98 = phi i32 [ %94, %89 ], [ %96, %95 ]
  store i32 %98, ptr %16, align 4
  %99 = load i32, ptr %9, align 4
  %100 = load i32, ptr %16, align 4
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE1s to ptr), i64 0, i64 %101
  store i32 %99, ptr %102, align 4
  call void @llvm.nvvm.barrier0()
  %103 = load i32, ptr %5, align 4
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10radix_sortE1s to ptr), i64 0, i64 %104
  %106 = load i32, ptr %105, align 4
  store i32 %106, ptr %9, align 4
  br label %107

107:                                              ; preds = %97
  %108 = load i32, ptr %10, align 4
  %109 = add nsw i32 %108, 1
  store i32 %109, ptr %10, align 4
  br label %33, !llvm.loop !10

110:                                              ; preds = %33
  %111 = load i32, ptr %9, align 4
  %112 = load ptr, ptr %4, align 8
  %113 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %114 = mul i32 %113, 256
  %115 = load i32, ptr %5, align 4
  %116 = add i32 %114, %115
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds i32, ptr %112, i64 %117
  store i32 %111, ptr %118, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z13__ballot_syncji(i32 noundef %0, i32 noundef %1) #1 comdat {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = icmp ne i32 %6, 0
  %8 = call i32 @llvm.nvvm.vote.ballot.sync(i32 %5, i1 %7)
  ret i32 %8
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @radix_sort, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
