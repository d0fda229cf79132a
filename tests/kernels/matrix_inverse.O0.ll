; ModuleID = 'matrix_inverse.cu'
source_filename = "matrix_inverse.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }

@_ZZ14matrix_inverseE1a = internal addrspace(3) global [8 x [16 x float]] undef, align 4
@_ZZ14matrix_inverseE5pivot = internal addrspace(3) global i32 undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @matrix_inverse(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i8, align 1
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  %22 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %22, ptr %9, align 4
  %23 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %23, ptr %10, align 4
  %24 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %25 = mul i32 %24, 8
  %26 = mul i32 %25, 8
  store i32 %26, ptr %11, align 4
  %27 = load ptr, ptr %6, align 8
  %28 = load i32, ptr %11, align 4
  %29 = load i32, ptr %10, align 4
  %30 = mul nsw i32 %29, 8
  %31 = add nsw i32 %28, %30
  %32 = load i32, ptr %9, align 4
  %33 = add nsw i32 %31, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %27, i64 %34
  %36 = load float, ptr %35, align 4
  %37 = load i32, ptr %10, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %38
  %40 = load i32, ptr %9, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [16 x float], ptr %39, i64 0, i64 %41
  store float %36, ptr %42, align 4
  %43 = load i32, ptr %10, align 4
  %44 = load i32, ptr %9, align 4
  %45 = icmp eq i32 %43, %44
  %46 = zext i1 %45 to i64
  %47 = select contract i1 %45, float 1.000000e+00, float 0.000000e+00
  %48 = load i32, ptr %10, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %49
  %51 = load i32, ptr %9, align 4
  %52 = add nsw i32 %51, 8
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [16 x float], ptr %50, i64 0, i64 %53
  store float %47, ptr %54, align 4
  store i8 0, ptr %12, align 1
  store i32 0, ptr %13, align 4
  br label %55

55:                                               ; preds = %241, %3
  %56 = load i32, ptr %13, align 4
  %57 = icmp slt i32 %56, 8
  br i1 %57, label %58, label %244

58:                                               ; preds = %55
  call void @llvm.nvvm.barrier0()
  %59 = load i32, ptr %10, align 4
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %98

61:                                               ; preds = %58
  %62 = load i32, ptr %9, align 4
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %98

64:                                               ; preds = %61
  %65 = load i32, ptr %13, align 4
  store i32 %65, ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE5pivot to ptr), align 4
  %66 = load i32, ptr %13, align 4
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %14, align 4
  br label %68

68:                                               ; preds = %94, %64
  %69 = load i32, ptr %14, align 4
  %70 = icmp slt i32 %69, 8
  br i1 %70, label %71, label %97

71:                                               ; preds = %68
  %72 = load i32, ptr %14, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %73
  %75 = load i32, ptr %13, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [16 x float], ptr %74, i64 0, i64 %76
  %78 = load float, ptr %77, align 4
  store float %78, ptr %4, align 4
  %79 = load float, ptr %4, align 4
  %80 = call float @llvm.nvvm.fabs.f(float %79)
  %81 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE5pivot to ptr), align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %82
  %84 = load i32, ptr %13, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [16 x float], ptr %83, i64 0, i64 %85
  %87 = load float, ptr %86, align 4
  store float %87, ptr %5, align 4
  %88 = load float, ptr %5, align 4
  %89 = call float @llvm.nvvm.fabs.f(float %88)
  %90 = fcmp contract ogt float %80, %89
  br i1 %90, label %91, label %93

91:                                               ; preds = %71
  %92 = load i32, ptr %14, align 4
  store i32 %92, ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE5pivot to ptr), align 4
  br label %93

93:                                               ; preds = %91, %71
  br label %94

94:                                               ; preds = %93
  %95 = load i32, ptr %14, align 4
  %96 = add nsw i32 %95, 1
  store i32 %96, ptr %14, align 4
  br label %68, !llvm.loop !8

97:                                               ; preds = %68
  br label %98

98:                                               ; preds = %97, %61, %58
  call void @llvm.nvvm.barrier0()
  %99 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE5pivot to ptr), align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %100
  %102 = load i32, ptr %13, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [16 x float], ptr %101, i64 0, i64 %103
  %105 = load float, ptr %104, align 4
  store float %105, ptr %15, align 4
  call void @llvm.nvvm.barrier0()
  %106 = load float, ptr %15, align 4
  %107 = fcmp contract oeq float %106, 0.000000e+00
  br i1 %107, label %108, label %109

108:                                              ; preds = %98
  store i8 1, ptr %12, align 1
  br label %244

109:                                              ; preds = %98
  %110 = load i32, ptr %10, align 4
  %111 = load i32, ptr %13, align 4
  %112 = icmp eq i32 %110, %111
  br i1 %112, label %113, label %154

113:                                              ; preds = %109
  %114 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE5pivot to ptr), align 4
  %115 = load i32, ptr %13, align 4
  %116 = icmp ne i32 %114, %115
  br i1 %116, label %117, label %154

117:                                              ; preds = %113
  %118 = load i32, ptr %9, align 4
  store i32 %118, ptr %16, align 4
  br label %119

119:                                              ; preds = %150, %117
  %120 = load i32, ptr %16, align 4
  %121 = icmp slt i32 %120, 16
  br i1 %121, label %122, label %153

122:                                              ; preds = %119
  %123 = load i32, ptr %13, align 4
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %124
  %126 = load i32, ptr %16, align 4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [16 x float], ptr %125, i64 0, i64 %127
  %129 = load float, ptr %128, align 4
  store float %129, ptr %17, align 4
  %130 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE5pivot to ptr), align 4
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %131
  %133 = load i32, ptr %16, align 4
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds [16 x float], ptr %132, i64 0, i64 %134
  %136 = load float, ptr %135, align 4
  %137 = load i32, ptr %13, align 4
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %138
  %140 = load i32, ptr %16, align 4
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [16 x float], ptr %139, i64 0, i64 %141
  store float %136, ptr %142, align 4
  %143 = load float, ptr %17, align 4
  %144 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE5pivot to ptr), align 4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %145
  %147 = load i32, ptr %16, align 4
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds [16 x float], ptr %146, i64 0, i64 %148
  store float %143, ptr %149, align 4
  br label %150

150:                                              ; preds = %122
  %151 = load i32, ptr %16, align 4
  %152 = add nsw i32 %151, 8
  store i32 %152, ptr %16, align 4
  br label %119, !llvm.loop !10

153:                                              ; preds = %119
  br label %154

154:                                              ; preds = %153, %113, %109
  call void @llvm.nvvm.barrier0()
  %155 = load i32, ptr %13, align 4
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %156
  %158 = load i32, ptr %13, align 4
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [16 x float], ptr %157, i64 0, i64 %159
  %161 = load float, ptr %160, align 4
  %162 = fdiv contract float 1.000000e+00, %161
  store float %162, ptr %18, align 4
  %163 = load i32, ptr %10, align 4
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %164
  %166 = load i32, ptr %13, align 4
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds [16 x float], ptr %165, i64 0, i64 %167
  %169 = load float, ptr %168, align 4
  store float %169, ptr %19, align 4
  %170 = load i32, ptr %13, align 4
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %171
  %173 = load i32, ptr %9, align 4
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds [16 x float], ptr %172, i64 0, i64 %174
  %176 = load float, ptr %175, align 4
  %177 = load float, ptr %18, align 4
  %178 = fmul contract float %176, %177
  store float %178, ptr %20, align 4
  %179 = load i32, ptr %13, align 4
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %180
  %182 = load i32, ptr %9, align 4
  %183 = add nsw i32 %182, 8
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds [16 x float], ptr %181, i64 0, i64 %184
  %186 = load float, ptr %185, align 4
  %187 = load float, ptr %18, align 4
  %188 = fmul contract float %186, %187
  store float %188, ptr %21, align 4
  call void @llvm.nvvm.barrier0()
  %189 = load i32, ptr %10, align 4
  %190 = load i32, ptr %13, align 4
  %191 = icmp eq i32 %189, %190
  br i1 %191, label %192, label %194

192:                                              ; preds = %154
  %193 = load float, ptr %20, align 4
  br label %206

194:                                              ; preds = %154
  %195 = load i32, ptr %10, align 4
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %196
  %198 = load i32, ptr %9, align 4
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds [16 x float], ptr %197, i64 0, i64 %199
  %201 = load float, ptr %200, align 4
  %202 = load float, ptr %19, align 4
  %203 = load float, ptr %20, align 4
  %204 = fmul contract float %202, %203
  %205 = fsub contract float %201, %204
  br label %206

206:                                              ; preds = %194, %192
  %207 = phi contract float [ %193, %192 ], [ %205, %194 ]
  %208 = load i32, ptr %10, align 4
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %209
  %211 = load i32, ptr %9, align 4
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds [16 x float], ptr %210, i64 0, i64 %212
  store float %207, ptr %213, align 4
  %214 = load i32, ptr %10, align 4
  %215 = load i32, ptr %13, align 4
  %216 = icmp eq i32 %214, %215
  br i1 %216, label %217, label %219

217:                                              ; preds = %206
  %218 = load float, ptr %21, align 4
  br label %232

219:                                              ; preds = %206
  %220 = load i32, ptr %10, align 4
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %221
  %223 = load i32, ptr %9, align 4
  %224 = add nsw i32 %223, 8
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds [16 x float], ptr %222, i64 0, i64 %225
  %227 = load float, ptr %226, align 4
  %228 = load float, ptr %19, align 4
  %229 = load float, ptr %21, align 4
  %230 = fmul contract float %228, %229
  %231 = fsub contract float %227, %230
  br label %232

232:                                              ; preds = %219, %217
  %233 = phi contract float [ %218, %217 ], [ %231, %219 ]
  %234 = load i32, ptr %10, align 4
  %235 = sext i32 %234 to i64
  %236 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %235
  %237 = load i32, ptr %9, align 4
  %238 = add nsw i32 %237, 8
  %239 = sext i32 %238 to i64
  %240 = getelementptr inbounds [16 x float], ptr %236, i64 0, i64 %239
  store float %233, ptr %240, align 4
  br label %241

241:                                              ; preds = %232
  %242 = load i32, ptr %13, align 4
  %243 = add nsw i32 %242, 1
  store i32 %243, ptr %13, align 4
  br label %55, !llvm.loop !11

244:                                              ; preds = %108, %55
  call void @llvm.nvvm.barrier0()
  %245 = load i32, ptr %10, align 4
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %246
  %248 = load i32, ptr %9, align 4
  %249 = add nsw i32 %248, 8
  %250 = sext i32 %249 to i64
  %251 = getelementptr inbounds [16 x float], ptr %247, i64 0, i64 %250
  %252 = load float, ptr %251, align 4
  %253 = load ptr, ptr %7, align 8
  %254 = load i32, ptr %11, align 4
  %255 = load i32, ptr %10, align 4
  %256 = mul nsw i32 %255, 8
  %257 = add nsw i32 %254, %256
  %258 = load i32, ptr %9, align 4
  %259 = add nsw i32 %257, %258
  %260 = sext i32 %259 to i64
  %261 = getelementptr inbounds float, ptr %253, i64 %260
  store float %252, ptr %261, align 4
  %262 = load i32, ptr %10, align 4
  %263 = icmp eq i32 %262, 0
  br i1 %263, label %264, label %275

264:                                              ; preds = %244
  %265 = load i32, ptr %9, align 4
  %266 = icmp eq i32 %265, 0
  br i1 %266, label %267, label %275

267:                                              ; preds = %264
  %268 = load i8, ptr %12, align 1
  %269 = trunc i8 %268 to i1
  %270 = zext i1 %269 to i32
  %271 = load ptr, ptr %8, align 8
  %272 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %273 = zext i32 %272 to i64
  %274 = getelementptr inbounds i32, ptr %271, i64 %273
  store i32 %270, ptr %274, align 4
  br label %275

275:                                              ; preds = %267, %264, %244
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: convergent nounwind
declare i32 @__nvvm_reflect(ptr) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.ftz.f(float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f(float) #2

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "unsafe-fp-math"="false" "use-soft-float"="false" }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @matrix_inverse, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
