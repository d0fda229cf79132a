; ModuleID = 'producer_consumer.cu'
source_filename = "producer_consumer.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }

$_Z10__syncwarpj = comdat any

$_Z15__shfl_xor_syncjiii = comdat any

@_ZZ17producer_consumerE4slot = internal addrspace(3) global [4 x [32 x i32]] undef, align 4
@_ZZ17producer_consumerE8produced = internal addrspace(3) global i32 undef, align 4
@_ZZ17producer_consumerE8consumed = internal addrspace(3) global i32 undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @producer_consumer(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %13 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = and i32 %13, 31
  store i32 %14, ptr %7, align 4
  %15 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %18

17:                                               ; preds = %3
  store volatile i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ17producer_consumerE8produced to ptr), align 4
  store volatile i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ17producer_consumerE8consumed to ptr), align 4
  br label %18

18:                                               ; preds = %17, %3
  call void @llvm.nvvm.barrier0()
  %19 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = icmp ult i32 %19, 32
  br i1 %20, label %21, label %62

21:                                               ; preds = %18
  store i32 0, ptr %8, align 4
  br label %22

22:                                               ; preds = %58, %21
  %23 = load i32, ptr %8, align 4
  %24 = load i32, ptr %6, align 4
  %25 = icmp slt i32 %23, %24
  br i1 %25, label %26, label %61

26:                                               ; preds = %22
  br label %27

27:                                               ; preds = %32, %26
  %28 = load i32, ptr %8, align 4
  %29 = load volatile i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17producer_consumerE8consumed to ptr), align 4
  %30 = sub nsw i32 %28, %29
  %31 = icmp sge i32 %30, 4
  br i1 %31, label %32, label %33

32:                                               ; preds = %27
  br label %27, !llvm.loop !8

33:                                               ; preds = %27
  call void @_Z10__syncwarpj(i32 noundef -1) #6
  %34 = load ptr, ptr %4, align 8
  %35 = load i32, ptr %8, align 4
  %36 = mul nsw i32 %35, 32
  %37 = load i32, ptr %7, align 4
  %38 = add nsw i32 %36, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %34, i64 %39
  %41 = load i32, ptr %40, align 4
  store i32 %41, ptr %9, align 4
  %42 = load i32, ptr %9, align 4
  %43 = load i32, ptr %9, align 4
  %44 = mul nsw i32 %42, %43
  %45 = load i32, ptr %8, align 4
  %46 = srem i32 %45, 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [4 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ17producer_consumerE4slot to ptr), i64 0, i64 %47
  %49 = load i32, ptr %7, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [32 x i32], ptr %48, i64 0, i64 %50
  store i32 %44, ptr %51, align 4
  call void @llvm.nvvm.membar.cta()
  call void @_Z10__syncwarpj(i32 noundef -1) #6
  %52 = load i32, ptr %7, align 4
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %57

54:                                               ; preds = %33
  %55 = load i32, ptr %8, align 4
  %56 = add nsw i32 %55, 1
  store volatile i32 %56, ptr addrspacecast (ptr addrspace(3) @_ZZ17producer_consumerE8produced to ptr), align 4
  br label %57

57:                                               ; preds = %54, %33
  br label %58

58:                                               ; preds = %57
  %59 = load i32, ptr %8, align 4
  %60 = add nsw i32 %59, 1
  store i32 %60, ptr %8, align 4
  br label %22, !llvm.loop !10

61:                                               ; preds = %22
  br label %110

62:                                               ; preds = %18
  store i32 0, ptr %10, align 4
  br label %63

63:                                               ; preds = %106, %62
  %64 = load i32, ptr %10, align 4
  %65 = load i32, ptr %6, align 4
  %66 = icmp slt i32 %64, %65
  br i1 %66, label %67, label %109

67:                                               ; preds = %63
  br label %68

68:                                               ; preds = %72, %67
  %69 = load volatile i32, ptr addrspacecast (ptr addrspace(3) @_ZZ17producer_consumerE8produced to ptr), align 4
  %70 = load i32, ptr %10, align 4
  %71 = icmp sle i32 %69, %70
  br i1 %71, label %72, label %73

72:                                               ; preds = %68
  br label %68, !llvm.loop !11

73:                                               ; preds = %68
  call void @llvm.nvvm.membar.cta()
  call void @_Z10__syncwarpj(i32 noundef -1) #6
  %74 = load i32, ptr %10, align 4
  %75 = srem i32 %74, 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [4 x [32 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ17producer_consumerE4slot to ptr), i64 0, i64 %76
  %78 = load i32, ptr %7, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [32 x i32], ptr %77, i64 0, i64 %79
  %81 = load i32, ptr %80, align 4
  store i32 %81, ptr %11, align 4
  store i32 16, ptr %12, align 4
  br label %82

82:                                               ; preds = %91, %73
  %83 = load i32, ptr %12, align 4
  %84 = icmp sgt i32 %83, 0
  br i1 %84, label %85, label %94

85:                                               ; preds = %82
  %86 = load i32, ptr %11, align 4
  %87 = load i32, ptr %12, align 4
  %88 = call noundef i32 @_Z15__shfl_xor_syncjiii(i32 noundef -1, i32 noundef %86, i32 noundef %87, i32 noundef 32) #6
  %89 = load i32, ptr %11, align 4
  %90 = add nsw i32 %89, %88
  store i32 %90, ptr %11, align 4
  br label %91

91:                                               ; preds = %85
  %92 = load i32, ptr %12, align 4
  %93 = ashr i32 %92, 1
  store i32 %93, ptr %12, align 4
  br label %82, !llvm.loop !12

94:                                               ; preds = %82
  call void @_Z10__syncwarpj(i32 noundef -1) #6
  %95 = load i32, ptr %7, align 4
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %105

97:                                               ; preds = %94
  %98 = load i32, ptr %11, align 4
  %99 = load ptr, ptr %5, align 8
  %100 = load i32, ptr %10, align 4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds i32, ptr %99, i64 %101
  store i32 %98, ptr %102, align 4
  %103 = load i32, ptr %10, align 4
  %104 = add nsw i32 %103, 1
  store volatile i32 %104, ptr addrspacecast (ptr addrspace(3) @_ZZ17producer_consumerE8consumed to ptr), align 4
  br label %105

105:                                              ; preds = %97, %94
  br label %106

106:                                              ; preds = %105
  %107 = load i32, ptr %10, align 4
  %108 = add nsw i32 %107, 1
  store i32 %108, ptr %10, align 4
  br label %63, !llvm.loop !13

109:                                              ; preds = %63
  br label %110

110:                                              ; preds = %109, %61
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_Z10__syncwarpj(i32 noundef %0) #2 comdat {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  call void @llvm.nvvm.bar.warp.sync(i32 %3)
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z15__shfl_xor_syncjiii(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #2 comdat {
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
  %15 = or i32 %14, 31
  %16 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %9, i32 %10, i32 %11, i32 %15)
  ret i32 %16
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #1

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.cta() #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nounwind }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @producer_consumer, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
!12 = distinct !{!12, !9}
!13 = distinct !{!13, !9}
