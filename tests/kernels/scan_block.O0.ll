; ModuleID = 'scan_block.cu'
source_filename = "scan_block.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }

@_ZZ10scan_blockE4temp = internal addrspace(3) global [512 x i32] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @scan_block(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
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
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %17 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %17, ptr %7, align 4
  %18 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %19 = mul i32 %18, 512
  store i32 %19, ptr %8, align 4
  %20 = load ptr, ptr %4, align 8
  %21 = load i32, ptr %8, align 4
  %22 = load i32, ptr %7, align 4
  %23 = mul nsw i32 2, %22
  %24 = add nsw i32 %21, %23
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %20, i64 %25
  %27 = load i32, ptr %26, align 4
  %28 = load i32, ptr %7, align 4
  %29 = mul nsw i32 2, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %30
  store i32 %27, ptr %31, align 4
  %32 = load ptr, ptr %4, align 8
  %33 = load i32, ptr %8, align 4
  %34 = load i32, ptr %7, align 4
  %35 = mul nsw i32 2, %34
  %36 = add nsw i32 %33, %35
  %37 = add nsw i32 %36, 1
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %32, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = load i32, ptr %7, align 4
  %42 = mul nsw i32 2, %41
  %43 = add nsw i32 %42, 1
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %44
  store i32 %40, ptr %45, align 4
  store i32 1, ptr %9, align 4
  store i32 256, ptr %10, align 4
  br label %46

46:                                               ; preds = %78, %3
  %47 = load i32, ptr %10, align 4
  %48 = icmp sgt i32 %47, 0
  br i1 %48, label %49, label %81

49:                                               ; preds = %46
  call void @llvm.nvvm.barrier0()
  %50 = load i32, ptr %7, align 4
  %51 = load i32, ptr %10, align 4
  %52 = icmp slt i32 %50, %51
  br i1 %52, label %53, label %75

53:                                               ; preds = %49
  %54 = load i32, ptr %9, align 4
  %55 = load i32, ptr %7, align 4
  %56 = mul nsw i32 2, %55
  %57 = add nsw i32 %56, 1
  %58 = mul nsw i32 %54, %57
  %59 = sub nsw i32 %58, 1
  store i32 %59, ptr %11, align 4
  %60 = load i32, ptr %9, align 4
  %61 = load i32, ptr %7, align 4
  %62 = mul nsw i32 2, %61
  %63 = add nsw i32 %62, 2
  %64 = mul nsw i32 %60, %63
  %65 = sub nsw i32 %64, 1
  store i32 %65, ptr %12, align 4
  %66 = load i32, ptr %11, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %67
  %69 = load i32, ptr %68, align 4
  %70 = load i32, ptr %12, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %71
  %73 = load i32, ptr %72, align 4
  %74 = add nsw i32 %73, %69
  store i32 %74, ptr %72, align 4
  br label %75

75:                                               ; preds = %53, %49
  %76 = load i32, ptr %9, align 4
  %77 = mul nsw i32 %76, 2
  store i32 %77, ptr %9, align 4
  br label %78

78:                                               ; preds = %75
  %79 = load i32, ptr %10, align 4
  %80 = ashr i32 %79, 1
  store i32 %80, ptr %10, align 4
  br label %46, !llvm.loop !8

81:                                               ; preds = %46
  call void @llvm.nvvm.barrier0()
  %82 = load i32, ptr %7, align 4
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %90

84:                                               ; preds = %81
  %85 = load i32, ptr getelementptr inbounds ([512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 511), align 4
  %86 = load ptr, ptr %6, align 8
  %87 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds i32, ptr %86, i64 %88
  store i32 %85, ptr %89, align 4
  store i32 0, ptr getelementptr inbounds ([512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 511), align 4
  br label %90

90:                                               ; preds = %84, %81
  store i32 1, ptr %13, align 4
  br label %91

91:                                               ; preds = %131, %90
  %92 = load i32, ptr %13, align 4
  %93 = icmp slt i32 %92, 512
  br i1 %93, label %94, label %134

94:                                               ; preds = %91
  %95 = load i32, ptr %9, align 4
  %96 = ashr i32 %95, 1
  store i32 %96, ptr %9, align 4
  call void @llvm.nvvm.barrier0()
  %97 = load i32, ptr %7, align 4
  %98 = load i32, ptr %13, align 4
  %99 = icmp slt i32 %97, %98
  br i1 %99, label %100, label %130

100:                                              ; preds = %94
  %101 = load i32, ptr %9, align 4
  %102 = load i32, ptr %7, align 4
  %103 = mul nsw i32 2, %102
  %104 = add nsw i32 %103, 1
  %105 = mul nsw i32 %101, %104
  %106 = sub nsw i32 %105, 1
  store i32 %106, ptr %14, align 4
  %107 = load i32, ptr %9, align 4
  %108 = load i32, ptr %7, align 4
  %109 = mul nsw i32 2, %108
  %110 = add nsw i32 %109, 2
  %111 = mul nsw i32 %107, %110
  %112 = sub nsw i32 %111, 1
  store i32 %112, ptr %15, align 4
  %113 = load i32, ptr %14, align 4
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %114
  %116 = load i32, ptr %115, align 4
  store i32 %116, ptr %16, align 4
  %117 = load i32, ptr %15, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %118
  %120 = load i32, ptr %119, align 4
  %121 = load i32, ptr %14, align 4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %122
  store i32 %120, ptr %123, align 4
  %124 = load i32, ptr %16, align 4
  %125 = load i32, ptr %15, align 4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %126
  %128 = load i32, ptr %127, align 4
  %129 = add nsw i32 %128, %124
  store i32 %129, ptr %127, align 4
  br label %130

130:                                              ; preds = %100, %94
  br label %131

131:                                              ; preds = %130
  %132 = load i32, ptr %13, align 4
  %133 = mul nsw i32 %132, 2
  store i32 %133, ptr %13, align 4
  br label %91, !llvm.loop !10

134:                                              ; preds = %91
  call void @llvm.nvvm.barrier0()
  %135 = load i32, ptr %7, align 4
  %136 = mul nsw i32 2, %135
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %137
  %139 = load i32, ptr %138, align 4
  %140 = load ptr, ptr %5, align 8
  %141 = load i32, ptr %8, align 4
  %142 = load i32, ptr %7, align 4
  %143 = mul nsw i32 2, %142
  %144 = add nsw i32 %141, %143
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds i32, ptr %140, i64 %145
  store i32 %139, ptr %146, align 4
  %147 = load i32, ptr %7, align 4
  %148 = mul nsw i32 2, %147
  %149 = add nsw i32 %148, 1
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %150
  %152 = load i32, ptr %151, align 4
  %153 = load ptr, ptr %5, align 8
  %154 = load i32, ptr %8, align 4
  %155 = load i32, ptr %7, align 4
  %156 = mul nsw i32 2, %155
  %157 = add nsw i32 %154, %156
  %158 = add nsw i32 %157, 1
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds i32, ptr %153, i64 %159
  store i32 %152, ptr %160, align 4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @scan_block, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
