; ModuleID = 'edit_distance.cu'
source_filename = "edit_distance.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @edit_distance(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca [33 x i8], align 1
  %17 = alloca [33 x i8], align 1
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca ptr, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  %28 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %29 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %30 = mul i32 %28, %29
  %31 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %32 = add i32 %30, %31
  store i32 %32, ptr %13, align 4
  %33 = load i32, ptr %13, align 4
  %34 = load i32, ptr %12, align 4
  %35 = icmp sge i32 %33, %34
  br i1 %35, label %36, label %37

36:                                               ; preds = %4
  br label %180

37:                                               ; preds = %4
  %38 = load ptr, ptr %9, align 8
  %39 = load i32, ptr %13, align 4
  %40 = mul nsw i32 %39, 32
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i8, ptr %38, i64 %41
  store ptr %42, ptr %14, align 8
  %43 = load ptr, ptr %10, align 8
  %44 = load i32, ptr %13, align 4
  %45 = mul nsw i32 %44, 32
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i8, ptr %43, i64 %46
  store ptr %47, ptr %15, align 8
  %48 = getelementptr inbounds [33 x i8], ptr %16, i64 0, i64 0
  store ptr %48, ptr %18, align 8
  %49 = getelementptr inbounds [33 x i8], ptr %17, i64 0, i64 0
  store ptr %49, ptr %19, align 8
  store i32 0, ptr %20, align 4
  br label %50

50:                                               ; preds = %63, %37
  %51 = load i32, ptr %20, align 4
  %52 = icmp slt i32 %51, 32
  br i1 %52, label %53, label %61

53:                                               ; preds = %50
  %54 = load ptr, ptr %15, align 8
  %55 = load i32, ptr %20, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i8, ptr %54, i64 %56
  %58 = load i8, ptr %57, align 1
  %59 = sext i8 %58 to i32
  %60 = icmp ne i32 %59, 0
  br label %61

61:                                               ; preds = %53, %50
  %62 = phi i1 [ false, %50 ], [ %60, %53 ]
  br i1 %62, label %63, label %66

63:                                               ; preds = %61
  %64 = load i32, ptr %20, align 4
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %20, align 4
  br label %50, !llvm.loop !8

66:                                               ; preds = %61
  store i32 0, ptr %21, align 4
  br label %67

67:                                               ; preds = %78, %66
  %68 = load i32, ptr %21, align 4
  %69 = load i32, ptr %20, align 4
  %70 = icmp sle i32 %68, %69
  br i1 %70, label %71, label %81

71:                                               ; preds = %67
  %72 = load i32, ptr %21, align 4
  %73 = trunc i32 %72 to i8
  %74 = load ptr, ptr %18, align 8
  %75 = load i32, ptr %21, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i8, ptr %74, i64 %76
  store i8 %73, ptr %77, align 1
  br label %78

78:                                               ; preds = %71
  %79 = load i32, ptr %21, align 4
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %21, align 4
  br label %67, !llvm.loop !10

81:                                               ; preds = %67
  store i32 0, ptr %22, align 4
  br label %82

82:                                               ; preds = %166, %81
  %83 = load i32, ptr %22, align 4
  %84 = icmp slt i32 %83, 32
  br i1 %84, label %85, label %93

85:                                               ; preds = %82
  %86 = load ptr, ptr %14, align 8
  %87 = load i32, ptr %22, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i8, ptr %86, i64 %88
  %90 = load i8, ptr %89, align 1
  %91 = sext i8 %90 to i32
  %92 = icmp ne i32 %91, 0
  br label %93

93:                                               ; preds = %85, %82
  %94 = phi i1 [ false, %82 ], [ %92, %85 ]
  br i1 %94, label %95, label %169

95:                                               ; preds = %93
  %96 = load i32, ptr %22, align 4
  %97 = add nsw i32 %96, 1
  %98 = trunc i32 %97 to i8
  %99 = load ptr, ptr %19, align 8
  %100 = getelementptr inbounds i8, ptr %99, i64 0
  store i8 %98, ptr %100, align 1
  store i32 0, ptr %23, align 4
  br label %101

101:                                              ; preds = %159, %95
  %102 = load i32, ptr %23, align 4
  %103 = load i32, ptr %20, align 4
  %104 = icmp slt i32 %102, %103
  br i1 %104, label %105, label %162

105:                                              ; preds = %101
  %106 = load ptr, ptr %18, align 8
  %107 = load i32, ptr %23, align 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds i8, ptr %106, i64 %108
  %110 = load i8, ptr %109, align 1
  %111 = zext i8 %110 to i32
  %112 = load ptr, ptr %14, align 8
  %113 = load i32, ptr %22, align 4
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds i8, ptr %112, i64 %114
  %116 = load i8, ptr %115, align 1
  %117 = sext i8 %116 to i32
  %118 = load ptr, ptr %15, align 8
  %119 = load i32, ptr %23, align 4
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds i8, ptr %118, i64 %120
  %122 = load i8, ptr %121, align 1
  %123 = sext i8 %122 to i32
  %124 = icmp ne i32 %117, %123
  %125 = zext i1 %124 to i32
  %126 = add nsw i32 %111, %125
  store i32 %126, ptr %24, align 4
  %127 = load ptr, ptr %18, align 8
  %128 = load i32, ptr %23, align 4
  %129 = add nsw i32 %128, 1
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds i8, ptr %127, i64 %130
  %132 = load i8, ptr %131, align 1
  %133 = zext i8 %132 to i32
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %25, align 4
  %135 = load ptr, ptr %19, align 8
  %136 = load i32, ptr %23, align 4
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds i8, ptr %135, i64 %137
  %139 = load i8, ptr %138, align 1
  %140 = zext i8 %139 to i32
  %141 = add nsw i32 %140, 1
  store i32 %141, ptr %26, align 4
  %142 = load i32, ptr %24, align 4
  %143 = load i32, ptr %25, align 4
  %144 = load i32, ptr %26, align 4
  store i32 %143, ptr %5, align 4
  store i32 %144, ptr %6, align 4
  %145 = load i32, ptr %5, align 4
  %146 = load i32, ptr %6, align 4
  %147 = icmp sle i32 %145, %146
  %148 = select i1 %147, i32 %145, i32 %146
  store i32 %142, ptr %7, align 4
  store i32 %148, ptr %8, align 4
  %149 = load i32, ptr %7, align 4
  %150 = load i32, ptr %8, align 4
  %151 = icmp sle i32 %149, %150
  %152 = select i1 %151, i32 %149, i32 %150
  %153 = trunc i32 %152 to i8
  %154 = load ptr, ptr %19, align 8
  %155 = load i32, ptr %23, align 4
  %156 = add nsw i32 %155, 1
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds i8, ptr %154, i64 %157
  store i8 %153, ptr %158, align 1
  br label %159

159:                                              ; preds = %105
  %160 = load i32, ptr %23, align 4
  %161 = add nsw i32 %160, 1
  store i32 %161, ptr %23, align 4
  br label %101, !llvm.loop !11

162:                                              ; preds = %101
  %163 = load ptr, ptr %18, align 8
  store ptr %163, ptr %27, align 8
  %164 = load ptr, ptr %19, align 8
  store ptr %164, ptr %18, align 8
  %165 = load ptr, ptr %27, align 8
  store ptr %165, ptr %19, align 8
  br label %166

166:                                              ; preds = %162
  %167 = load i32, ptr %22, align 4
  %168 = add nsw i32 %167, 1
  store i32 %168, ptr %22, align 4
  br label %82, !llvm.loop !12

169:                                              ; preds = %93
  %170 = load ptr, ptr %18, align 8
  %171 = load i32, ptr %20, align 4
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds i8, ptr %170, i64 %172
  %174 = load i8, ptr %173, align 1
  %175 = zext i8 %174 to i32
  %176 = load ptr, ptr %11, align 8
  %177 = load i32, ptr %13, align 4
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds i32, ptr %176, i64 %178
  store i32 %175, ptr %179, align 4
  br label %180

180:                                              ; preds = %169, %36
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @edit_distance, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
!12 = distinct !{!12, !9}
