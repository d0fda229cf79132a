; ModuleID = 'tree_search.cu'
source_filename = "tree_search.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.int2 = type { i32, i32 }
%struct.int4 = type { i32, i32, i32, i32 }

$_Z5__ldgPK4int4 = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @tree_search(ptr noalias noundef %0, ptr noalias noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca %struct.int2, align 8
  %15 = alloca [24 x i32], align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca %struct.int4, align 16
  %21 = alloca %struct.int4, align 16
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  store ptr %3, ptr %11, align 8
  store i32 %4, ptr %12, align 4
  %22 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %24 = mul i32 %22, %23
  %25 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %26 = add i32 %24, %25
  store i32 %26, ptr %13, align 4
  %27 = load i32, ptr %13, align 4
  %28 = load i32, ptr %12, align 4
  %29 = icmp sge i32 %27, %28
  br i1 %29, label %30, label %31

30:                                               ; preds = %5
  br label %152

31:                                               ; preds = %5
  %32 = load ptr, ptr %9, align 8
  %33 = load i32, ptr %13, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds %struct.int2, ptr %32, i64 %34
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %35, i64 8, i1 false)
  store i32 0, ptr %16, align 4
  store i32 0, ptr %17, align 4
  store i32 2147483647, ptr %18, align 4
  %36 = load i32, ptr %16, align 4
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %16, align 4
  %38 = sext i32 %36 to i64
  %39 = getelementptr inbounds [24 x i32], ptr %15, i64 0, i64 %38
  store i32 0, ptr %39, align 4
  br label %40

40:                                               ; preds = %132, %31
  %41 = load i32, ptr %16, align 4
  %42 = add nsw i32 %41, -1
  store i32 %42, ptr %16, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [24 x i32], ptr %15, i64 0, i64 %43
  %45 = load i32, ptr %44, align 4
  store i32 %45, ptr %19, align 4
  %46 = load ptr, ptr %8, align 8
  %47 = load i32, ptr %19, align 4
  %48 = mul nsw i32 2, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds %struct.int4, ptr %46, i64 %49
  %51 = call %struct.int4 @_Z5__ldgPK4int4(ptr noundef %50) #5
  %52 = getelementptr inbounds %struct.int4, ptr %20, i32 0, i32 0
  %53 = extractvalue %struct.int4 %51, 0
  store i32 %53, ptr %52, align 16
  %54 = getelementptr inbounds %struct.int4, ptr %20, i32 0, i32 1
  %55 = extractvalue %struct.int4 %51, 1
  store i32 %55, ptr %54, align 4
  %56 = getelementptr inbounds %struct.int4, ptr %20, i32 0, i32 2
  %57 = extractvalue %struct.int4 %51, 2
  store i32 %57, ptr %56, align 8
  %58 = getelementptr inbounds %struct.int4, ptr %20, i32 0, i32 3
  %59 = extractvalue %struct.int4 %51, 3
  store i32 %59, ptr %58, align 4
  %60 = getelementptr inbounds %struct.int2, ptr %14, i32 0, i32 0
  %61 = load i32, ptr %60, align 8
  %62 = getelementptr inbounds %struct.int4, ptr %20, i32 0, i32 0
  %63 = load i32, ptr %62, align 16
  %64 = icmp slt i32 %61, %63
  br i1 %64, label %83, label %65

65:                                               ; preds = %40
  %66 = getelementptr inbounds %struct.int2, ptr %14, i32 0, i32 1
  %67 = load i32, ptr %66, align 4
  %68 = getelementptr inbounds %struct.int4, ptr %20, i32 0, i32 1
  %69 = load i32, ptr %68, align 4
  %70 = icmp slt i32 %67, %69
  br i1 %70, label %83, label %71

71:                                               ; preds = %65
  %72 = getelementptr inbounds %struct.int2, ptr %14, i32 0, i32 0
  %73 = load i32, ptr %72, align 8
  %74 = getelementptr inbounds %struct.int4, ptr %20, i32 0, i32 2
  %75 = load i32, ptr %74, align 8
  %76 = icmp sge i32 %73, %75
  br i1 %76, label %83, label %77

77:                                               ; preds = %71
  %78 = getelementptr inbounds %struct.int2, ptr %14, i32 0, i32 1
  %79 = load i32, ptr %78, align 4
  %80 = getelementptr inbounds %struct.int4, ptr %20, i32 0, i32 3
  %81 = load i32, ptr %80, align 4
  %82 = icmp sge i32 %79, %81
  br i1 %82, label %83, label %84

83:                                               ; preds = %77, %71, %65, %40
  br label %132

84:                                               ; preds = %77
  %85 = load ptr, ptr %8, align 8
  %86 = load i32, ptr %19, align 4
  %87 = mul nsw i32 2, %86
  %88 = add nsw i32 %87, 1
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds %struct.int4, ptr %85, i64 %89
  %91 = call %struct.int4 @_Z5__ldgPK4int4(ptr noundef %90) #5
  %92 = getelementptr inbounds %struct.int4, ptr %21, i32 0, i32 0
  %93 = extractvalue %struct.int4 %91, 0
  store i32 %93, ptr %92, align 16
  %94 = getelementptr inbounds %struct.int4, ptr %21, i32 0, i32 1
  %95 = extractvalue %struct.int4 %91, 1
  store i32 %95, ptr %94, align 4
  %96 = getelementptr inbounds %struct.int4, ptr %21, i32 0, i32 2
  %97 = extractvalue %struct.int4 %91, 2
  store i32 %97, ptr %96, align 8
  %98 = getelementptr inbounds %struct.int4, ptr %21, i32 0, i32 3
  %99 = extractvalue %struct.int4 %91, 3
  store i32 %99, ptr %98, align 4
  %100 = getelementptr inbounds %struct.int4, ptr %21, i32 0, i32 2
  %101 = load i32, ptr %100, align 8
  %102 = icmp sge i32 %101, 0
  br i1 %102, label %103, label %113

103:                                              ; preds = %84
  %104 = load i32, ptr %17, align 4
  %105 = add nsw i32 %104, 1
  store i32 %105, ptr %17, align 4
  %106 = load i32, ptr %18, align 4
  %107 = getelementptr inbounds %struct.int4, ptr %21, i32 0, i32 2
  %108 = load i32, ptr %107, align 8
  store i32 %106, ptr %6, align 4
  store i32 %108, ptr %7, align 4
  %109 = load i32, ptr %6, align 4
  %110 = load i32, ptr %7, align 4
  %111 = icmp sle i32 %109, %110
  %112 = select i1 %111, i32 %109, i32 %110
  store i32 %112, ptr %18, align 4
  br label %131

113:                                              ; preds = %84
  %114 = load i32, ptr %16, align 4
  %115 = add nsw i32 %114, 2
  %116 = icmp sle i32 %115, 24
  br i1 %116, label %117, label %130

117:                                              ; preds = %113
  %118 = getelementptr inbounds %struct.int4, ptr %21, i32 0, i32 0
  %119 = load i32, ptr %118, align 16
  %120 = load i32, ptr %16, align 4
  %121 = add nsw i32 %120, 1
  store i32 %121, ptr %16, align 4
  %122 = sext i32 %120 to i64
  %123 = getelementptr inbounds [24 x i32], ptr %15, i64 0, i64 %122
  store i32 %119, ptr %123, align 4
  %124 = getelementptr inbounds %struct.int4, ptr %21, i32 0, i32 1
  %125 = load i32, ptr %124, align 4
  %126 = load i32, ptr %16, align 4
  %127 = add nsw i32 %126, 1
  store i32 %127, ptr %16, align 4
  %128 = sext i32 %126 to i64
  %129 = getelementptr inbounds [24 x i32], ptr %15, i64 0, i64 %128
  store i32 %125, ptr %129, align 4
  br label %130

130:                                              ; preds = %117, %113
  br label %131

131:                                              ; preds = %130, %103
  br label %132

132:                                              ; preds = %131, %83
  %133 = load i32, ptr %16, align 4
  %134 = icmp sgt i32 %133, 0
  br i1 %134, label %40, label %135, !llvm.loop !8

135:                                              ; preds = %132
  %136 = load i32, ptr %17, align 4
  %137 = load ptr, ptr %10, align 8
  %138 = load i32, ptr %13, align 4
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds i32, ptr %137, i64 %139
  store i32 %136, ptr %140, align 4
  %141 = load i32, ptr %17, align 4
  %142 = icmp sgt i32 %141, 0
  br i1 %142, label %143, label %145

143:                                              ; preds = %135
  %144 = load i32, ptr %18, align 4
  br label %146

145:                                              ; preds = %135
  br label %146

146:                                              ; preds = %145, %143
  %147 = phi i32 [ %144, %143 ], [ -1, %145 ]
  %148 = load ptr, ptr %11, align 8
  %149 = load i32, ptr %13, align 4
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds i32, ptr %148, i64 %150
  store i32 %147, ptr %151, align 4
  br label %152

152:                                              ; preds = %146, %30
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.int4 @_Z5__ldgPK4int4(ptr noundef %0) #2 comdat {
  %2 = alloca %struct.int4, align 16
  %3 = alloca ptr, align 8
  %4 = alloca <4 x i32>, align 16
  store ptr %0, ptr %3, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = call <4 x i32> @llvm.nvvm.ldg.global.i.v4i32.p0(ptr %5, i32 16)
  store <4 x i32> %6, ptr %4, align 16
  %7 = load <4 x i32>, ptr %4, align 16
  %8 = extractelement <4 x i32> %7, i32 0
  %9 = getelementptr inbounds %struct.int4, ptr %2, i32 0, i32 0
  store i32 %8, ptr %9, align 16
  %10 = load <4 x i32>, ptr %4, align 16
  %11 = extractelement <4 x i32> %10, i32 1
  %12 = getelementptr inbounds %struct.int4, ptr %2, i32 0, i32 1
  store i32 %11, ptr %12, align 4
  %13 = load <4 x i32>, ptr %4, align 16
  %14 = extractelement <4 x i32> %13, i32 2
  %15 = getelementptr inbounds %struct.int4, ptr %2, i32 0, i32 2
  store i32 %14, ptr %15, align 8
  %16 = load <4 x i32>, ptr %4, align 16
  %17 = extractelement <4 x i32> %16, i32 3
  %18 = getelementptr inbounds %struct.int4, ptr %2, i32 0, i32 3
  store i32 %17, ptr %18, align 4
  %19 = load %struct.int4, ptr %2, align 16
  ret %struct.int4 %19
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nounwind memory(argmem: read)
declare <4 x i32> @llvm.nvvm.ldg.global.i.v4i32.p0(ptr nocapture, i32) #4

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nounwind memory(argmem: read) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @tree_search, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
