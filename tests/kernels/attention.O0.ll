; ModuleID = 'attention.cu'
source_filename = "attention.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

@_ZZ9attentionE2ks = internal addrspace(3) global [32 x [16 x float]] undef, align 4
@_ZZ9attentionE2vs = internal addrspace(3) global [32 x [16 x float]] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @attention(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca [16 x float], align 4
  %21 = alloca [16 x float], align 4
  %22 = alloca i32, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca float, align 4
  %31 = alloca i32, align 4
  %32 = alloca float, align 4
  %33 = alloca float, align 4
  %34 = alloca float, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  store ptr %0, ptr %13, align 8
  store ptr %1, ptr %14, align 8
  store ptr %2, ptr %15, align 8
  store ptr %3, ptr %16, align 8
  store i32 %4, ptr %17, align 4
  store i32 %5, ptr %18, align 4
  %37 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %38 = mul i32 %37, 32
  %39 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %40 = add i32 %38, %39
  store i32 %40, ptr %19, align 4
  store i32 0, ptr %22, align 4
  br label %41

41:                                               ; preds = %66, %6
  %42 = load i32, ptr %22, align 4
  %43 = icmp slt i32 %42, 16
  br i1 %43, label %44, label %69

44:                                               ; preds = %41
  %45 = load i32, ptr %19, align 4
  %46 = load i32, ptr %17, align 4
  %47 = icmp slt i32 %45, %46
  br i1 %47, label %48, label %57

48:                                               ; preds = %44
  %49 = load ptr, ptr %13, align 8
  %50 = load i32, ptr %19, align 4
  %51 = mul nsw i32 %50, 16
  %52 = load i32, ptr %22, align 4
  %53 = add nsw i32 %51, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %49, i64 %54
  %56 = load float, ptr %55, align 4
  br label %58

57:                                               ; preds = %44
  br label %58

58:                                               ; preds = %57, %48
  %59 = phi contract float [ %56, %48 ], [ 0.000000e+00, %57 ]
  %60 = load i32, ptr %22, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [16 x float], ptr %20, i64 0, i64 %61
  store float %59, ptr %62, align 4
  %63 = load i32, ptr %22, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [16 x float], ptr %21, i64 0, i64 %64
  store float 0.000000e+00, ptr %65, align 4
  br label %66

66:                                               ; preds = %58
  %67 = load i32, ptr %22, align 4
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %22, align 4
  br label %41, !llvm.loop !8

69:                                               ; preds = %41
  store float 0xC6293E5940000000, ptr %23, align 4
  store float 0.000000e+00, ptr %24, align 4
  store float 2.500000e-01, ptr %25, align 4
  store i32 0, ptr %26, align 4
  br label %70

70:                                               ; preds = %208, %69
  %71 = load i32, ptr %26, align 4
  %72 = load i32, ptr %18, align 4
  %73 = icmp slt i32 %71, %72
  br i1 %73, label %74, label %211

74:                                               ; preds = %70
  %75 = load i32, ptr %18, align 4
  %76 = load i32, ptr %26, align 4
  %77 = sub nsw i32 %75, %76
  store i32 32, ptr %11, align 4
  store i32 %77, ptr %12, align 4
  %78 = load i32, ptr %11, align 4
  %79 = load i32, ptr %12, align 4
  %80 = icmp sle i32 %78, %79
  %81 = select i1 %80, i32 %78, i32 %79
  store i32 %81, ptr %27, align 4
  call void @llvm.nvvm.barrier0()
  %82 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %82, ptr %28, align 4
  br label %83

83:                                               ; preds = %121, %74
  %84 = load i32, ptr %28, align 4
  %85 = load i32, ptr %27, align 4
  %86 = mul nsw i32 %85, 16
  %87 = icmp slt i32 %84, %86
  br i1 %87, label %88, label %124

88:                                               ; preds = %83
  %89 = load ptr, ptr %14, align 8
  %90 = load i32, ptr %26, align 4
  %91 = mul nsw i32 %90, 16
  %92 = load i32, ptr %28, align 4
  %93 = add nsw i32 %91, %92
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr %89, i64 %94
  %96 = load float, ptr %95, align 4
  %97 = load i32, ptr %28, align 4
  %98 = sdiv i32 %97, 16
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [32 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9attentionE2ks to ptr), i64 0, i64 %99
  %101 = load i32, ptr %28, align 4
  %102 = srem i32 %101, 16
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [16 x float], ptr %100, i64 0, i64 %103
  store float %96, ptr %104, align 4
  %105 = load ptr, ptr %15, align 8
  %106 = load i32, ptr %26, align 4
  %107 = mul nsw i32 %106, 16
  %108 = load i32, ptr %28, align 4
  %109 = add nsw i32 %107, %108
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds float, ptr %105, i64 %110
  %112 = load float, ptr %111, align 4
  %113 = load i32, ptr %28, align 4
  %114 = sdiv i32 %113, 16
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [32 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9attentionE2vs to ptr), i64 0, i64 %115
  %117 = load i32, ptr %28, align 4
  %118 = srem i32 %117, 16
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [16 x float], ptr %116, i64 0, i64 %119
  store float %112, ptr %120, align 4
  br label %121

121:                                              ; preds = %88
  %122 = load i32, ptr %28, align 4
  %123 = add nsw i32 %122, 32
  store i32 %123, ptr %28, align 4
  br label %83, !llvm.loop !10

124:                                              ; preds = %83
  call void @llvm.nvvm.barrier0()
  store i32 0, ptr %29, align 4
  br label %125

125:                                              ; preds = %204, %124
  %126 = load i32, ptr %29, align 4
  %127 = load i32, ptr %27, align 4
  %128 = icmp slt i32 %126, %127
  br i1 %128, label %129, label %207

129:                                              ; preds = %125
  store float 0.000000e+00, ptr %30, align 4
  store i32 0, ptr %31, align 4
  br label %130

130:                                              ; preds = %148, %129
  %131 = load i32, ptr %31, align 4
  %132 = icmp slt i32 %131, 16
  br i1 %132, label %133, label %151

133:                                              ; preds = %130
  %134 = load i32, ptr %31, align 4
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [16 x float], ptr %20, i64 0, i64 %135
  %137 = load float, ptr %136, align 4
  %138 = load i32, ptr %29, align 4
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds [32 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9attentionE2ks to ptr), i64 0, i64 %139
  %141 = load i32, ptr %31, align 4
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [16 x float], ptr %140, i64 0, i64 %142
  %144 = load float, ptr %143, align 4
  %145 = fmul contract float %137, %144
  %146 = load float, ptr %30, align 4
  %147 = fadd contract float %146, %145
  store float %147, ptr %30, align 4
  br label %148

148:                                              ; preds = %133
  %149 = load i32, ptr %31, align 4
  %150 = add nsw i32 %149, 1
  store i32 %150, ptr %31, align 4
  br label %130, !llvm.loop !11

151:                                              ; preds = %130
  %152 = load float, ptr %30, align 4
  %153 = fmul contract float %152, 2.500000e-01
  store float %153, ptr %30, align 4
  %154 = load float, ptr %23, align 4
  %155 = load float, ptr %30, align 4
  store float %154, ptr %9, align 4
  store float %155, ptr %10, align 4
  %156 = load float, ptr %9, align 4
  %157 = load float, ptr %10, align 4
  %158 = call float @llvm.nvvm.fmax.f(float %156, float %157)
  store float %158, ptr %32, align 4
  %159 = load float, ptr %23, align 4
  %160 = load float, ptr %32, align 4
  %161 = fsub contract float %159, %160
  store float %161, ptr %7, align 4
  %162 = load float, ptr %7, align 4
  %163 = fmul float %162, 0x3FF7154760000000
  %164 = call float @llvm.nvvm.ex2.approx.f(float %163) #5
  store float %164, ptr %33, align 4
  %165 = load float, ptr %30, align 4
  %166 = load float, ptr %32, align 4
  %167 = fsub contract float %165, %166
  store float %167, ptr %8, align 4
  %168 = load float, ptr %8, align 4
  %169 = fmul float %168, 0x3FF7154760000000
  %170 = call float @llvm.nvvm.ex2.approx.f(float %169) #5
  store float %170, ptr %34, align 4
  %171 = load float, ptr %24, align 4
  %172 = load float, ptr %33, align 4
  %173 = fmul contract float %171, %172
  %174 = load float, ptr %34, align 4
  %175 = fadd contract float %173, %174
  store float %175, ptr %24, align 4
  store i32 0, ptr %35, align 4
  br label %176

176:                                              ; preds = %199, %151
  %177 = load i32, ptr %35, align 4
  %178 = icmp slt i32 %177, 16
  br i1 %178, label %179, label %202

179:                                              ; preds = %176
  %180 = load i32, ptr %35, align 4
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds [16 x float], ptr %21, i64 0, i64 %181
  %183 = load float, ptr %182, align 4
  %184 = load float, ptr %33, align 4
  %185 = fmul contract float %183, %184
  %186 = load float, ptr %34, align 4
  %187 = load i32, ptr %29, align 4
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds [32 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9attentionE2vs to ptr), i64 0, i64 %188
  %190 = load i32, ptr %35, align 4
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds [16 x float], ptr %189, i64 0, i64 %191
  %193 = load float, ptr %192, align 4
  %194 = fmul contract float %186, %193
  %195 = fadd contract float %185, %194
  %196 = load i32, ptr %35, align 4
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds [16 x float], ptr %21, i64 0, i64 %197
  store float %195, ptr %198, align 4
  br label %199

199:                                              ; preds = %179
  %200 = load i32, ptr %35, align 4
  %201 = add nsw i32 %200, 1
  store i32 %201, ptr %35, align 4
  br label %176, !llvm.loop !12

202:                                              ; preds = %176
  %203 = load float, ptr %32, align 4
  store float %203, ptr %23, align 4
  br label %204

204:                                              ; preds = %202
  %205 = load i32, ptr %29, align 4
  %206 = add nsw i32 %205, 1
  store i32 %206, ptr %29, align 4
  br label %125, !llvm.loop !13

207:                                              ; preds = %125
  br label %208

208:                                              ; preds = %207
  %209 = load i32, ptr %26, align 4
  %210 = add nsw i32 %209, 32
  store i32 %210, ptr %26, align 4
  br label %70, !llvm.loop !14

211:                                              ; preds = %70
  %212 = load i32, ptr %19, align 4
  %213 = load i32, ptr %17, align 4
  %214 = icmp slt i32 %212, %213
  br i1 %214, label %215, label %237

215:                                              ; preds = %211
  store i32 0, ptr %36, align 4
  br label %216

216:                                              ; preds = %233, %215
  %217 = load i32, ptr %36, align 4
  %218 = icmp slt i32 %217, 16
  br i1 %218, label %219, label %236

219:                                              ; preds = %216
  %220 = load i32, ptr %36, align 4
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds [16 x float], ptr %21, i64 0, i64 %221
  %223 = load float, ptr %222, align 4
  %224 = load float, ptr %24, align 4
  %225 = fdiv contract float %223, %224
  %226 = load ptr, ptr %16, align 8
  %227 = load i32, ptr %19, align 4
  %228 = mul nsw i32 %227, 16
  %229 = load i32, ptr %36, align 4
  %230 = add nsw i32 %228, %229
  %231 = sext i32 %230 to i64
  %232 = getelementptr inbounds float, ptr %226, i64 %231
  store float %225, ptr %232, align 4
  br label %233

233:                                              ; preds = %219
  %234 = load i32, ptr %36, align 4
  %235 = add nsw i32 %234, 1
  store i32 %235, ptr %36, align 4
  br label %216, !llvm.loop !15

236:                                              ; preds = %216
  br label %237

237:                                              ; preds = %236, %211
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nounwind
declare i32 @__nvvm_reflect(ptr) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fmax.ftz.f(float, float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fmax.f(float, float) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.ftz.f(float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #4

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @attention, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
!12 = distinct !{!12, !9}
!13 = distinct !{!13, !9}
!14 = distinct !{!14, !9}
!15 = distinct !{!15, !9}
