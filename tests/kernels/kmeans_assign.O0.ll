; ModuleID = 'kmeans_assign.cu'
source_filename = "kmeans_assign.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.int2 = type { i32, i32 }
%struct.Sum = type { i32, i32, i32 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }

@_ZZ13kmeans_assignE1c = internal addrspace(3) global [32 x %struct.int2] undef, align 8
@_ZZ13kmeans_assignE5local = internal addrspace(3) global [32 x %struct.Sum] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @kmeans_assign(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca %struct.Sum, align 4
  %15 = alloca i32, align 4
  %16 = alloca %struct.int2, align 8
  %17 = alloca i32, align 4
  %18 = alloca i64, align 8
  %19 = alloca i32, align 4
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  %23 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store i32 %1, ptr %8, align 4
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store ptr %4, ptr %11, align 8
  store ptr %5, ptr %12, align 8
  %24 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %24, ptr %13, align 4
  br label %25

25:                                               ; preds = %43, %6
  %26 = load i32, ptr %13, align 4
  %27 = load i32, ptr %10, align 4
  %28 = icmp slt i32 %26, %27
  br i1 %28, label %29, label %47

29:                                               ; preds = %25
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %13, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds %struct.int2, ptr %30, i64 %32
  %34 = load i32, ptr %13, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [32 x %struct.int2], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1c to ptr), i64 0, i64 %35
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %36, ptr align 8 %33, i64 8, i1 false)
  %37 = getelementptr inbounds %struct.Sum, ptr %14, i32 0, i32 0
  store i32 0, ptr %37, align 4
  %38 = getelementptr inbounds %struct.Sum, ptr %14, i32 0, i32 1
  store i32 0, ptr %38, align 4
  %39 = getelementptr inbounds %struct.Sum, ptr %14, i32 0, i32 2
  store i32 0, ptr %39, align 4
  %40 = load i32, ptr %13, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [32 x %struct.Sum], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE5local to ptr), i64 0, i64 %41
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %42, ptr align 4 %14, i64 12, i1 false)
  br label %43

43:                                               ; preds = %29
  %44 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %45 = load i32, ptr %13, align 4
  %46 = add i32 %45, %44
  store i32 %46, ptr %13, align 4
  br label %25, !llvm.loop !8

47:                                               ; preds = %25
  call void @llvm.nvvm.barrier0()
  %48 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %49 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %50 = mul i32 %48, %49
  %51 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %52 = add i32 %50, %51
  store i32 %52, ptr %15, align 4
  br label %53

53:                                               ; preds = %127, %47
  %54 = load i32, ptr %15, align 4
  %55 = load i32, ptr %8, align 4
  %56 = icmp slt i32 %54, %55
  br i1 %56, label %57, label %133

57:                                               ; preds = %53
  %58 = load ptr, ptr %7, align 8
  %59 = load i32, ptr %15, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds %struct.int2, ptr %58, i64 %60
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %61, i64 8, i1 false)
  store i32 0, ptr %17, align 4
  store i64 9223372036854775807, ptr %18, align 8
  store i32 0, ptr %19, align 4
  br label %62

62:                                               ; preds = %99, %57
  %63 = load i32, ptr %19, align 4
  %64 = load i32, ptr %10, align 4
  %65 = icmp slt i32 %63, %64
  br i1 %65, label %66, label %102

66:                                               ; preds = %62
  %67 = getelementptr inbounds %struct.int2, ptr %16, i32 0, i32 0
  %68 = load i32, ptr %67, align 8
  %69 = load i32, ptr %19, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [32 x %struct.int2], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1c to ptr), i64 0, i64 %70
  %72 = getelementptr inbounds %struct.int2, ptr %71, i32 0, i32 0
  %73 = load i32, ptr %72, align 8
  %74 = sub nsw i32 %68, %73
  %75 = sext i32 %74 to i64
  store i64 %75, ptr %20, align 8
  %76 = getelementptr inbounds %struct.int2, ptr %16, i32 0, i32 1
  %77 = load i32, ptr %76, align 4
  %78 = load i32, ptr %19, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [32 x %struct.int2], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1c to ptr), i64 0, i64 %79
  %81 = getelementptr inbounds %struct.int2, ptr %80, i32 0, i32 1
  %82 = load i32, ptr %81, align 4
  %83 = sub nsw i32 %77, %82
  %84 = sext i32 %83 to i64
  store i64 %84, ptr %21, align 8
  %85 = load i64, ptr %20, align 8
  %86 = load i64, ptr %20, align 8
  %87 = mul nsw i64 %85, %86
  %88 = load i64, ptr %21, align 8
  %89 = load i64, ptr %21, align 8
  %90 = mul nsw i64 %88, %89
  %91 = add nsw i64 %87, %90
  store i64 %91, ptr %22, align 8
  %92 = load i64, ptr %22, align 8
  %93 = load i64, ptr %18, align 8
  %94 = icmp slt i64 %92, %93
  br i1 %94, label %95, label %98

95:                                               ; preds = %66
  %96 = load i64, ptr %22, align 8
  store i64 %96, ptr %18, align 8
  %97 = load i32, ptr %19, align 4
  store i32 %97, ptr %17, align 4
  br label %98

98:                                               ; preds = %95, %66
  br label %99

99:                                               ; preds = %98
  %100 = load i32, ptr %19, align 4
  %101 = add nsw i32 %100, 1
  store i32 %101, ptr %19, align 4
  br label %62, !llvm.loop !10

102:                                              ; preds = %62
  %103 = load i32, ptr %17, align 4
  %104 = load ptr, ptr %11, align 8
  %105 = load i32, ptr %15, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds i32, ptr %104, i64 %106
  store i32 %103, ptr %107, align 4
  %108 = load i32, ptr %17, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [32 x %struct.Sum], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE5local to ptr), i64 0, i64 %109
  %111 = getelementptr inbounds %struct.Sum, ptr %110, i32 0, i32 0
  %112 = getelementptr inbounds %struct.int2, ptr %16, i32 0, i32 0
  %113 = load i32, ptr %112, align 8
  %114 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %111, i32 noundef %113) #5
  %115 = load i32, ptr %17, align 4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds [32 x %struct.Sum], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE5local to ptr), i64 0, i64 %116
  %118 = getelementptr inbounds %struct.Sum, ptr %117, i32 0, i32 1
  %119 = getelementptr inbounds %struct.int2, ptr %16, i32 0, i32 1
  %120 = load i32, ptr %119, align 4
  %121 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %118, i32 noundef %120) #5
  %122 = load i32, ptr %17, align 4
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [32 x %struct.Sum], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE5local to ptr), i64 0, i64 %123
  %125 = getelementptr inbounds %struct.Sum, ptr %124, i32 0, i32 2
  %126 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %125, i32 noundef 1) #5
  br label %127

127:                                              ; preds = %102
  %128 = call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %129 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %130 = mul i32 %128, %129
  %131 = load i32, ptr %15, align 4
  %132 = add i32 %131, %130
  store i32 %132, ptr %15, align 4
  br label %53, !llvm.loop !11

133:                                              ; preds = %53
  call void @llvm.nvvm.barrier0()
  %134 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %134, ptr %23, align 4
  br label %135

135:                                              ; preds = %173, %133
  %136 = load i32, ptr %23, align 4
  %137 = load i32, ptr %10, align 4
  %138 = icmp slt i32 %136, %137
  br i1 %138, label %139, label %177

139:                                              ; preds = %135
  %140 = load ptr, ptr %12, align 8
  %141 = load i32, ptr %23, align 4
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds %struct.Sum, ptr %140, i64 %142
  %144 = getelementptr inbounds %struct.Sum, ptr %143, i32 0, i32 0
  %145 = load i32, ptr %23, align 4
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [32 x %struct.Sum], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE5local to ptr), i64 0, i64 %146
  %148 = getelementptr inbounds %struct.Sum, ptr %147, i32 0, i32 0
  %149 = load i32, ptr %148, align 4
  %150 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %144, i32 noundef %149) #5
  %151 = load ptr, ptr %12, align 8
  %152 = load i32, ptr %23, align 4
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds %struct.Sum, ptr %151, i64 %153
  %155 = getelementptr inbounds %struct.Sum, ptr %154, i32 0, i32 1
  %156 = load i32, ptr %23, align 4
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds [32 x %struct.Sum], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE5local to ptr), i64 0, i64 %157
  %159 = getelementptr inbounds %struct.Sum, ptr %158, i32 0, i32 1
  %160 = load i32, ptr %159, align 4
  %161 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %155, i32 noundef %160) #5
  %162 = load ptr, ptr %12, align 8
  %163 = load i32, ptr %23, align 4
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds %struct.Sum, ptr %162, i64 %164
  %166 = getelementptr inbounds %struct.Sum, ptr %165, i32 0, i32 2
  %167 = load i32, ptr %23, align 4
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds [32 x %struct.Sum], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE5local to ptr), i64 0, i64 %168
  %170 = getelementptr inbounds %struct.Sum, ptr %169, i32 0, i32 2
  %171 = load i32, ptr %170, align 4
  %172 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %166, i32 noundef %171) #5
  br label %173

173:                                              ; preds = %139
  %174 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %175 = load i32, ptr %23, align 4
  %176 = add i32 %175, %174
  store i32 %176, ptr %23, align 4
  br label %135, !llvm.loop !12

177:                                              ; preds = %135
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL9atomicAddPii(ptr noundef %0, i32 noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  %7 = load ptr, ptr %5, align 8
  %8 = load i32, ptr %6, align 4
  store ptr %7, ptr %3, align 8
  store i32 %8, ptr %4, align 4
  %9 = load ptr, ptr %3, align 8
  %10 = load i32, ptr %4, align 4
  %11 = atomicrmw add ptr %9, i32 %10 seq_cst, align 4
  ret i32 %11
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
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
!4 = !{ptr @kmeans_assign, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
!12 = distinct !{!12, !9}
