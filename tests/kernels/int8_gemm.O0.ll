; ModuleID = 'int8_gemm.cu'
source_filename = "int8_gemm.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }

@_ZZ9int8_gemmE2as = internal addrspace(3) global [16 x [17 x i32]] undef, align 4
@_ZZ9int8_gemmE2bs = internal addrspace(3) global [16 x [17 x i32]] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @int8_gemm(ptr noalias noundef %0, ptr noalias noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #0 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i8, align 1
  %29 = alloca i32, align 4
  store ptr %0, ptr %13, align 8
  store ptr %1, ptr %14, align 8
  store ptr %2, ptr %15, align 8
  store ptr %3, ptr %16, align 8
  store i32 %4, ptr %17, align 4
  store i32 %5, ptr %18, align 4
  store i32 %6, ptr %19, align 4
  %30 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %30, ptr %20, align 4
  %31 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %31, ptr %21, align 4
  %32 = call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %33 = mul i32 %32, 16
  %34 = load i32, ptr %21, align 4
  %35 = add i32 %33, %34
  store i32 %35, ptr %22, align 4
  %36 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %37 = mul i32 %36, 16
  %38 = load i32, ptr %20, align 4
  %39 = add i32 %37, %38
  store i32 %39, ptr %23, align 4
  %40 = load ptr, ptr %13, align 8
  %41 = call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %42 = mul i32 %41, 16
  %43 = load i32, ptr %21, align 4
  %44 = add i32 %42, %43
  %45 = load i32, ptr %18, align 4
  %46 = mul i32 %44, %45
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds i8, ptr %40, i64 %47
  store ptr %48, ptr %24, align 8
  %49 = load ptr, ptr %14, align 8
  %50 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %51 = mul i32 %50, 16
  %52 = load i32, ptr %21, align 4
  %53 = add i32 %51, %52
  %54 = load i32, ptr %18, align 4
  %55 = mul i32 %53, %54
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds i8, ptr %49, i64 %56
  store ptr %57, ptr %25, align 8
  store i32 0, ptr %26, align 4
  store i32 0, ptr %27, align 4
  br label %58

58:                                               ; preds = %133, %7
  %59 = load i32, ptr %27, align 4
  %60 = load i32, ptr %18, align 4
  %61 = sdiv i32 %60, 4
  %62 = icmp slt i32 %59, %61
  br i1 %62, label %63, label %136

63:                                               ; preds = %58
  %64 = load i32, ptr %27, align 4
  %65 = load i32, ptr %20, align 4
  %66 = add nsw i32 %64, %65
  %67 = load i32, ptr %18, align 4
  %68 = sdiv i32 %67, 4
  %69 = icmp slt i32 %66, %68
  %70 = zext i1 %69 to i8
  store i8 %70, ptr %28, align 1
  %71 = load i8, ptr %28, align 1
  %72 = trunc i8 %71 to i1
  br i1 %72, label %73, label %81

73:                                               ; preds = %63
  %74 = load ptr, ptr %24, align 8
  %75 = load i32, ptr %27, align 4
  %76 = load i32, ptr %20, align 4
  %77 = add nsw i32 %75, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i32, ptr %74, i64 %78
  %80 = load i32, ptr %79, align 4
  br label %82

81:                                               ; preds = %63
  br label %82

82:                                               ; preds = %81, %73
  %83 = phi i32 [ %80, %73 ], [ 0, %81 ]
  %84 = load i32, ptr %21, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %85
  %87 = load i32, ptr %20, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [17 x i32], ptr %86, i64 0, i64 %88
  store i32 %83, ptr %89, align 4
  %90 = load i8, ptr %28, align 1
  %91 = trunc i8 %90 to i1
  br i1 %91, label %92, label %100

92:                                               ; preds = %82
  %93 = load ptr, ptr %25, align 8
  %94 = load i32, ptr %27, align 4
  %95 = load i32, ptr %20, align 4
  %96 = add nsw i32 %94, %95
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds i32, ptr %93, i64 %97
  %99 = load i32, ptr %98, align 4
  br label %101

100:                                              ; preds = %82
  br label %101

101:                                              ; preds = %100, %92
  %102 = phi i32 [ %99, %92 ], [ 0, %100 ]
  %103 = load i32, ptr %21, align 4
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %104
  %106 = load i32, ptr %20, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [17 x i32], ptr %105, i64 0, i64 %107
  store i32 %102, ptr %108, align 4
  call void @llvm.nvvm.barrier0()
  store i32 0, ptr %29, align 4
  br label %109

109:                                              ; preds = %129, %101
  %110 = load i32, ptr %29, align 4
  %111 = icmp slt i32 %110, 16
  br i1 %111, label %112, label %132

112:                                              ; preds = %109
  %113 = load i32, ptr %21, align 4
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %114
  %116 = load i32, ptr %29, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [17 x i32], ptr %115, i64 0, i64 %117
  %119 = load i32, ptr %118, align 4
  %120 = load i32, ptr %20, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %121
  %123 = load i32, ptr %29, align 4
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [17 x i32], ptr %122, i64 0, i64 %124
  %126 = load i32, ptr %125, align 4
  %127 = load i32, ptr %26, align 4
  %128 = call noundef i32 @_ZL6__dp4aiii(i32 noundef %119, i32 noundef %126, i32 noundef %127) #4
  store i32 %128, ptr %26, align 4
  br label %129

129:                                              ; preds = %112
  %130 = load i32, ptr %29, align 4
  %131 = add nsw i32 %130, 1
  store i32 %131, ptr %29, align 4
  br label %109, !llvm.loop !10

132:                                              ; preds = %109
  call void @llvm.nvvm.barrier0()
  br label %133

133:                                              ; preds = %132
  %134 = load i32, ptr %27, align 4
  %135 = add nsw i32 %134, 16
  store i32 %135, ptr %27, align 4
  br label %58, !llvm.loop !13

136:                                              ; preds = %58
  %137 = load i32, ptr %26, align 4
  %138 = load ptr, ptr %15, align 8
  %139 = load i32, ptr %22, align 4
  %140 = load i32, ptr %17, align 4
  %141 = mul nsw i32 %139, %140
  %142 = load i32, ptr %23, align 4
  %143 = add nsw i32 %141, %142
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds i32, ptr %138, i64 %144
  store i32 %137, ptr %145, align 4
  %146 = load i32, ptr %26, align 4
  %147 = load i32, ptr %19, align 4
  %148 = ashr i32 %146, %147
  store i32 %148, ptr %12, align 4
  %149 = load i32, ptr %12, align 4
  store i32 127, ptr %8, align 4
  store i32 %149, ptr %9, align 4
  %150 = load i32, ptr %8, align 4
  %151 = load i32, ptr %9, align 4
  %152 = icmp sle i32 %150, %151
  %153 = select i1 %152, i32 %150, i32 %151
  store i32 -128, ptr %10, align 4
  store i32 %153, ptr %11, align 4
  %154 = load i32, ptr %10, align 4
  %155 = load i32, ptr %11, align 4
  %156 = icmp sge i32 %154, %155
  %157 = select i1 %156, i32 %154, i32 %155
  %158 = trunc i32 %157 to i8
  %159 = load ptr, ptr %16, align 8
  %160 = load i32, ptr %22, align 4
  %161 = load i32, ptr %17, align 4
  %162 = mul nsw i32 %160, %161
  %163 = load i32, ptr %23, align 4
  %164 = add nsw i32 %162, %163
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds i8, ptr %159, i64 %165
  store i8 %158, ptr %166, align 1
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL6__dp4aiii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %8 = load i32, ptr %4, align 4
  %9 = load i32, ptr %5, align 4
  %10 = load i32, ptr %6, align 4
  %11 = call i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %8, i32 %9, i32 %10) #4, !srcloc !14
  store i32 %11, ptr %7, align 4
  %12 = load i32, ptr %7, align 4
  ret i32 %12
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4, !5, !6}
!llvm.ident = !{!7, !8}
!nvvmir.version = !{!9}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @int8_gemm, !"kernel", i32 1}
!5 = !{ptr @int8_gemm, !"maxntidx", i32 256}
!6 = !{ptr @int8_gemm, !"minctasm", i32 2}
!7 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!8 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!9 = !{i32 2, i32 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.enable"}
!13 = distinct !{!13, !11}
!14 = !{i64 5264357}
