; ModuleID = 'fft_radix2.cu'
source_filename = "fft_radix2.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float2.0 = type { float, float }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

@_ZZ10fft_radix2E1s = internal addrspace(3) global [256 x %struct.float2.0] undef, align 8
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @fft_radix2(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca %struct.float2.0, align 8
  %4 = alloca %struct.float2.0, align 8
  %5 = alloca %struct.float2.0, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca %struct.float2.0, align 8
  %17 = alloca %struct.float2.0, align 8
  %18 = alloca %struct.float2.0, align 8
  %19 = alloca %struct.float2.0, align 8
  %20 = alloca %struct.float2.0, align 8
  %21 = alloca %struct.float2.0, align 8
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  %22 = load ptr, ptr %8, align 8
  %23 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %24 = mul i32 %23, 256
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds %struct.float2.0, ptr %22, i64 %25
  store ptr %26, ptr %10, align 8
  %27 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %27, ptr %11, align 4
  %28 = load ptr, ptr %10, align 8
  %29 = load i32, ptr %11, align 4
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds %struct.float2.0, ptr %28, i64 %30
  %32 = load i32, ptr %11, align 4
  store i32 %32, ptr %6, align 4
  %33 = load i32, ptr %6, align 4
  %34 = call noundef i32 @llvm.bitreverse.i32(i32 %33)
  %35 = lshr i32 %34, 24
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds [256 x %struct.float2.0], ptr addrspacecast (ptr addrspace(3) @_ZZ10fft_radix2E1s to ptr), i64 0, i64 %36
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %37, ptr align 8 %31, i64 8, i1 false)
  %38 = load ptr, ptr %10, align 8
  %39 = load i32, ptr %11, align 4
  %40 = add i32 %39, 128
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds %struct.float2.0, ptr %38, i64 %41
  %43 = load i32, ptr %11, align 4
  %44 = add i32 %43, 128
  store i32 %44, ptr %7, align 4
  %45 = load i32, ptr %7, align 4
  %46 = call noundef i32 @llvm.bitreverse.i32(i32 %45)
  %47 = lshr i32 %46, 24
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds [256 x %struct.float2.0], ptr addrspacecast (ptr addrspace(3) @_ZZ10fft_radix2E1s to ptr), i64 0, i64 %48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %49, ptr align 8 %42, i64 8, i1 false)
  call void @llvm.nvvm.barrier0()
  store i32 1, ptr %12, align 4
  store i32 128, ptr %13, align 4
  br label %50

50:                                               ; preds = %143, %2
  %51 = load i32, ptr %12, align 4
  %52 = icmp slt i32 %51, 256
  br i1 %52, label %53, label %148

53:                                               ; preds = %50
  %54 = load i32, ptr %11, align 4
  %55 = load i32, ptr %12, align 4
  %56 = sub nsw i32 %55, 1
  %57 = and i32 %54, %56
  store i32 %57, ptr %14, align 4
  %58 = load i32, ptr %11, align 4
  %59 = load i32, ptr %14, align 4
  %60 = sub i32 %58, %59
  %61 = mul i32 2, %60
  %62 = load i32, ptr %14, align 4
  %63 = add i32 %61, %62
  store i32 %63, ptr %15, align 4
  %64 = load i32, ptr %15, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [256 x %struct.float2.0], ptr addrspacecast (ptr addrspace(3) @_ZZ10fft_radix2E1s to ptr), i64 0, i64 %65
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %66, i64 8, i1 false)
  %67 = load i32, ptr %15, align 4
  %68 = load i32, ptr %12, align 4
  %69 = add nsw i32 %67, %68
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [256 x %struct.float2.0], ptr addrspacecast (ptr addrspace(3) @_ZZ10fft_radix2E1s to ptr), i64 0, i64 %70
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %71, i64 8, i1 false)
  %72 = load ptr, ptr %9, align 8
  %73 = load i32, ptr %14, align 4
  %74 = load i32, ptr %13, align 4
  %75 = mul nsw i32 %73, %74
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds %struct.float2.0, ptr %72, i64 %76
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %77, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %4, ptr align 1 %19, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %5, ptr align 1 %18, i64 8, i1 false)
  %78 = load float, ptr %5, align 8
  %79 = load float, ptr %4, align 8
  %80 = fmul contract float %78, %79
  %81 = getelementptr inbounds %struct.float2.0, ptr %5, i32 0, i32 1
  %82 = load float, ptr %81, align 4
  %83 = getelementptr inbounds %struct.float2.0, ptr %4, i32 0, i32 1
  %84 = load float, ptr %83, align 4
  %85 = fmul contract float %82, %84
  %86 = fsub contract float %80, %85
  %87 = load float, ptr %5, align 8
  %88 = getelementptr inbounds %struct.float2.0, ptr %4, i32 0, i32 1
  %89 = load float, ptr %88, align 4
  %90 = fmul contract float %87, %89
  %91 = getelementptr inbounds %struct.float2.0, ptr %5, i32 0, i32 1
  %92 = load float, ptr %91, align 4
  %93 = load float, ptr %4, align 8
  %94 = fmul contract float %92, %93
  %95 = fadd contract float %90, %94
  %96 = call %struct.float2.0 @_ZL11make_float2ff(float noundef %86, float noundef %95) #5
  %97 = extractvalue %struct.float2.0 %96, 0
  store float %97, ptr %3, align 8
  %98 = getelementptr inbounds %struct.float2.0, ptr %3, i32 0, i32 1
  %99 = extractvalue %struct.float2.0 %96, 1
  store float %99, ptr %98, align 4
  %100 = load %struct.float2.0, ptr %3, align 8
  %101 = getelementptr inbounds %struct.float2.0, ptr %17, i32 0, i32 0
  %102 = extractvalue %struct.float2.0 %100, 0
  store float %102, ptr %101, align 8
  %103 = getelementptr inbounds %struct.float2.0, ptr %17, i32 0, i32 1
  %104 = extractvalue %struct.float2.0 %100, 1
  store float %104, ptr %103, align 4
  %105 = getelementptr inbounds %struct.float2.0, ptr %16, i32 0, i32 0
  %106 = load float, ptr %105, align 8
  %107 = getelementptr inbounds %struct.float2.0, ptr %17, i32 0, i32 0
  %108 = load float, ptr %107, align 8
  %109 = fadd contract float %106, %108
  %110 = getelementptr inbounds %struct.float2.0, ptr %16, i32 0, i32 1
  %111 = load float, ptr %110, align 4
  %112 = getelementptr inbounds %struct.float2.0, ptr %17, i32 0, i32 1
  %113 = load float, ptr %112, align 4
  %114 = fadd contract float %111, %113
  %115 = call %struct.float2.0 @_ZL11make_float2ff(float noundef %109, float noundef %114) #5
  %116 = getelementptr inbounds %struct.float2.0, ptr %20, i32 0, i32 0
  %117 = extractvalue %struct.float2.0 %115, 0
  store float %117, ptr %116, align 8
  %118 = getelementptr inbounds %struct.float2.0, ptr %20, i32 0, i32 1
  %119 = extractvalue %struct.float2.0 %115, 1
  store float %119, ptr %118, align 4
  %120 = load i32, ptr %15, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [256 x %struct.float2.0], ptr addrspacecast (ptr addrspace(3) @_ZZ10fft_radix2E1s to ptr), i64 0, i64 %121
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %122, ptr align 8 %20, i64 8, i1 false)
  %123 = getelementptr inbounds %struct.float2.0, ptr %16, i32 0, i32 0
  %124 = load float, ptr %123, align 8
  %125 = getelementptr inbounds %struct.float2.0, ptr %17, i32 0, i32 0
  %126 = load float, ptr %125, align 8
  %127 = fsub contract float %124, %126
  %128 = getelementptr inbounds %struct.float2.0, ptr %16, i32 0, i32 1
  %129 = load float, ptr %128, align 4
  %130 = getelementptr inbounds %struct.float2.0, ptr %17, i32 0, i32 1
  %131 = load float, ptr %130, align 4
  %132 = fsub contract float %129, %131
  %133 = call %struct.float2.0 @_ZL11make_float2ff(float noundef %127, float noundef %132) #5
  %134 = getelementptr inbounds %struct.float2.0, ptr %21, i32 0, i32 0
  %135 = extractvalue %struct.float2.0 %133, 0
  store float %135, ptr %134, align 8
  %136 = getelementptr inbounds %struct.float2.0, ptr %21, i32 0, i32 1
  %137 = extractvalue %struct.float2.0 %133, 1
  store float %137, ptr %136, align 4
  %138 = load i32, ptr %15, align 4
  %139 = load i32, ptr %12, align 4
  %140 = add nsw i32 %138, %139
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [256 x %struct.float2.0], ptr addrspacecast (ptr addrspace(3) @_ZZ10fft_radix2E1s to ptr), i64 0, i64 %141
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %142, ptr align 8 %21, i64 8, i1 false)
  call void @llvm.nvvm.barrier0()
  br label %143

143:                                              ; preds = %53
  %144 = load i32, ptr %12, align 4
  %145 = mul nsw i32 %144, 2
  store i32 %145, ptr %12, align 4
  %146 = load i32, ptr %13, align 4
  %147 = sdiv i32 %146, 2
  store i32 %147, ptr %13, align 4
  br label %50, !llvm.loop !8

148:                                              ; preds = %50
  %149 = load i32, ptr %11, align 4
  %150 = zext i32 %149 to i64
  %151 = getelementptr inbounds [256 x %struct.float2.0], ptr addrspacecast (ptr addrspace(3) @_ZZ10fft_radix2E1s to ptr), i64 0, i64 %150
  %152 = load ptr, ptr %10, align 8
  %153 = load i32, ptr %11, align 4
  %154 = zext i32 %153 to i64
  %155 = getelementptr inbounds %struct.float2.0, ptr %152, i64 %154
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %155, ptr align 8 %151, i64 8, i1 false)
  %156 = load i32, ptr %11, align 4
  %157 = add i32 %156, 128
  %158 = zext i32 %157 to i64
  %159 = getelementptr inbounds [256 x %struct.float2.0], ptr addrspacecast (ptr addrspace(3) @_ZZ10fft_radix2E1s to ptr), i64 0, i64 %158
  %160 = load ptr, ptr %10, align 8
  %161 = load i32, ptr %11, align 4
  %162 = add i32 %161, 128
  %163 = zext i32 %162 to i64
  %164 = getelementptr inbounds %struct.float2.0, ptr %160, i64 %163
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %164, ptr align 8 %159, i64 8, i1 false)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal %struct.float2.0 @_ZL11make_float2ff(float noundef %0, float noundef %1) #3 {
  %3 = alloca %struct.float2.0, align 8
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  store float %0, ptr %4, align 4
  store float %1, ptr %5, align 4
  %6 = load float, ptr %4, align 4
  %7 = getelementptr inbounds %struct.float2.0, ptr %3, i32 0, i32 0
  store float %6, ptr %7, align 8
  %8 = load float, ptr %5, align 4
  %9 = getelementptr inbounds %struct.float2.0, ptr %3, i32 0, i32 1
  store float %8, ptr %9, align 4
  %10 = load %struct.float2.0, ptr %3, align 8
  ret %struct.float2.0 %10
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #4

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
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
!4 = !{ptr @fft_radix2, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
