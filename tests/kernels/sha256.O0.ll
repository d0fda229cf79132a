; ModuleID = 'sha256.cu'
source_filename = "sha256.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

@round_key = dso_local addrspace(4) externally_initialized global [64 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716, i32 -459576895, i32 -272742522, i32 264347078, i32 604807628, i32 770255983, i32 1249150122, i32 1555081692, i32 1996064986, i32 -1740746414, i32 -1473132947, i32 -1341970488, i32 -1084653625, i32 -958395405, i32 -710438585, i32 113926993, i32 338241895, i32 666307205, i32 773529912, i32 1294757372, i32 1396182291, i32 1695183700, i32 1986661051, i32 -2117940946, i32 -1838011259, i32 -1564481375, i32 -1474664885, i32 -1035236496, i32 -949202525, i32 -778901479, i32 -694614492, i32 -200395387, i32 275423344, i32 430227734, i32 506948616, i32 659060556, i32 883997877, i32 958139571, i32 1322822218, i32 1537002063, i32 1747873779, i32 1955562222, i32 2024104815, i32 -2067236844, i32 -1933114872, i32 -1866530822, i32 -1538233109, i32 -1090935817, i32 -965641998], align 4
@initial = dso_local addrspace(4) externally_initialized global [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(4) @round_key to ptr), ptr addrspacecast (ptr addrspace(4) @initial to ptr)], section "llvm.metadata"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @sha256(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
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
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca ptr, align 8
  %28 = alloca ptr, align 8
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca [16 x i32], align 4
  %32 = alloca [8 x i32], align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  %42 = alloca i32, align 4
  %43 = alloca i32, align 4
  %44 = alloca i32, align 4
  %45 = alloca i32, align 4
  %46 = alloca i32, align 4
  store ptr %0, ptr %27, align 8
  store ptr %1, ptr %28, align 8
  store i32 %2, ptr %29, align 4
  %47 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %48 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %49 = mul i32 %47, %48
  %50 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %51 = add i32 %49, %50
  store i32 %51, ptr %30, align 4
  %52 = load i32, ptr %30, align 4
  %53 = load i32, ptr %29, align 4
  %54 = icmp sge i32 %52, %53
  br i1 %54, label %55, label %56

55:                                               ; preds = %3
  br label %327

56:                                               ; preds = %3
  store i32 0, ptr %33, align 4
  br label %57

57:                                               ; preds = %77, %56
  %58 = load i32, ptr %33, align 4
  %59 = icmp slt i32 %58, 16
  br i1 %59, label %60, label %80

60:                                               ; preds = %57
  %61 = load ptr, ptr %27, align 8
  %62 = load i32, ptr %30, align 4
  %63 = mul nsw i32 %62, 16
  %64 = load i32, ptr %33, align 4
  %65 = add nsw i32 %63, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i32, ptr %61, i64 %66
  %68 = load i32, ptr %67, align 4
  store i32 %68, ptr %24, align 4
  store i32 0, ptr %25, align 4
  store i32 291, ptr %26, align 4
  %69 = load i32, ptr %24, align 4
  %70 = load i32, ptr %25, align 4
  %71 = load i32, ptr %26, align 4
  %72 = and i32 %71, 30583
  %73 = call noundef i32 @llvm.nvvm.prmt(i32 %69, i32 %70, i32 %72)
  %74 = load i32, ptr %33, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [16 x i32], ptr %31, i64 0, i64 %75
  store i32 %73, ptr %76, align 4
  br label %77

77:                                               ; preds = %60
  %78 = load i32, ptr %33, align 4
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %33, align 4
  br label %57, !llvm.loop !8

80:                                               ; preds = %57
  store i32 0, ptr %34, align 4
  br label %81

81:                                               ; preds = %92, %80
  %82 = load i32, ptr %34, align 4
  %83 = icmp slt i32 %82, 8
  br i1 %83, label %84, label %95

84:                                               ; preds = %81
  %85 = load i32, ptr %34, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(4) @initial to ptr), i64 0, i64 %86
  %88 = load i32, ptr %87, align 4
  %89 = load i32, ptr %34, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [8 x i32], ptr %32, i64 0, i64 %90
  store i32 %88, ptr %91, align 4
  br label %92

92:                                               ; preds = %84
  %93 = load i32, ptr %34, align 4
  %94 = add nsw i32 %93, 1
  store i32 %94, ptr %34, align 4
  br label %81, !llvm.loop !10

95:                                               ; preds = %81
  store i32 0, ptr %35, align 4
  br label %96

96:                                               ; preds = %300, %95
  %97 = load i32, ptr %35, align 4
  %98 = icmp slt i32 %97, 64
  br i1 %98, label %99, label %303

99:                                               ; preds = %96
  %100 = load i32, ptr %35, align 4
  %101 = and i32 %100, 15
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [16 x i32], ptr %31, i64 0, i64 %102
  %104 = load i32, ptr %103, align 4
  store i32 %104, ptr %36, align 4
  %105 = getelementptr inbounds [8 x i32], ptr %32, i64 0, i64 0
  %106 = load i32, ptr %105, align 4
  store i32 %106, ptr %37, align 4
  %107 = getelementptr inbounds [8 x i32], ptr %32, i64 0, i64 4
  %108 = load i32, ptr %107, align 4
  store i32 %108, ptr %38, align 4
  %109 = load i32, ptr %38, align 4
  %110 = getelementptr inbounds [8 x i32], ptr %32, i64 0, i64 5
  %111 = load i32, ptr %110, align 4
  %112 = and i32 %109, %111
  %113 = load i32, ptr %38, align 4
  %114 = xor i32 %113, -1
  %115 = getelementptr inbounds [8 x i32], ptr %32, i64 0, i64 6
  %116 = load i32, ptr %115, align 4
  %117 = and i32 %114, %116
  %118 = xor i32 %112, %117
  store i32 %118, ptr %39, align 4
  %119 = load i32, ptr %37, align 4
  %120 = getelementptr inbounds [8 x i32], ptr %32, i64 0, i64 1
  %121 = load i32, ptr %120, align 4
  %122 = and i32 %119, %121
  %123 = load i32, ptr %37, align 4
  %124 = getelementptr inbounds [8 x i32], ptr %32, i64 0, i64 2
  %125 = load i32, ptr %124, align 4
  %126 = and i32 %123, %125
  %127 = xor i32 %122, %126
  %128 = getelementptr inbounds [8 x i32], ptr %32, i64 0, i64 1
  %129 = load i32, ptr %128, align 4
  %130 = getelementptr inbounds [8 x i32], ptr %32, i64 0, i64 2
  %131 = load i32, ptr %130, align 4
  %132 = and i32 %129, %131
  %133 = xor i32 %127, %132
  store i32 %133, ptr %40, align 4
  %134 = getelementptr inbounds [8 x i32], ptr %32, i64 0, i64 7
  %135 = load i32, ptr %134, align 4
  %136 = load i32, ptr %38, align 4
  store i32 %136, ptr %4, align 4
  store i32 6, ptr %5, align 4
  %137 = load i32, ptr %4, align 4
  %138 = load i32, ptr %5, align 4
  %139 = lshr i32 %137, %138
  %140 = load i32, ptr %4, align 4
  %141 = load i32, ptr %5, align 4
  %142 = sub nsw i32 32, %141
  %143 = shl i32 %140, %142
  %144 = or i32 %139, %143
  %145 = load i32, ptr %38, align 4
  store i32 %145, ptr %6, align 4
  store i32 11, ptr %7, align 4
  %146 = load i32, ptr %6, align 4
  %147 = load i32, ptr %7, align 4
  %148 = lshr i32 %146, %147
  %149 = load i32, ptr %6, align 4
  %150 = load i32, ptr %7, align 4
  %151 = sub nsw i32 32, %150
  %152 = shl i32 %149, %151
  %153 = or i32 %148, %152
  %154 = xor i32 %144, %153
  %155 = load i32, ptr %38, align 4
  store i32 %155, ptr %8, align 4
  store i32 25, ptr %9, align 4
  %156 = load i32, ptr %8, align 4
  %157 = load i32, ptr %9, align 4
  %158 = lshr i32 %156, %157
  %159 = load i32, ptr %8, align 4
  %160 = load i32, ptr %9, align 4
  %161 = sub nsw i32 32, %160
  %162 = shl i32 %159, %161
  %163 = or i32 %158, %162
  %164 = xor i32 %154, %163
  %165 = add i32 %135, %164
  %166 = load i32, ptr %39, align 4
  %167 = add i32 %165, %166
  %168 = load i32, ptr %35, align 4
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(4) @round_key to ptr), i64 0, i64 %169
  %171 = load i32, ptr %170, align 4
  %172 = add i32 %167, %171
  %173 = load i32, ptr %36, align 4
  %174 = add i32 %172, %173
  store i32 %174, ptr %41, align 4
  %175 = load i32, ptr %37, align 4
  store i32 %175, ptr %10, align 4
  store i32 2, ptr %11, align 4
  %176 = load i32, ptr %10, align 4
  %177 = load i32, ptr %11, align 4
  %178 = lshr i32 %176, %177
  %179 = load i32, ptr %10, align 4
  %180 = load i32, ptr %11, align 4
  %181 = sub nsw i32 32, %180
  %182 = shl i32 %179, %181
  %183 = or i32 %178, %182
  %184 = load i32, ptr %37, align 4
  store i32 %184, ptr %12, align 4
  store i32 13, ptr %13, align 4
  %185 = load i32, ptr %12, align 4
  %186 = load i32, ptr %13, align 4
  %187 = lshr i32 %185, %186
  %188 = load i32, ptr %12, align 4
  %189 = load i32, ptr %13, align 4
  %190 = sub nsw i32 32, %189
  %191 = shl i32 %188, %190
  %192 = or i32 %187, %191
  %193 = xor i32 %183, %192
  %194 = load i32, ptr %37, align 4
  store i32 %194, ptr %14, align 4
  store i32 22, ptr %15, align 4
  %195 = load i32, ptr %14, align 4
  %196 = load i32, ptr %15, align 4
  %197 = lshr i32 %195, %196
  %198 = load i32, ptr %14, align 4
  %199 = load i32, ptr %15, align 4
  %200 = sub nsw i32 32, %199
  %201 = shl i32 %198, %200
  %202 = or i32 %197, %201
  %203 = xor i32 %193, %202
  %204 = load i32, ptr %40, align 4
  %205 = add i32 %203, %204
  store i32 %205, ptr %42, align 4
  store i32 7, ptr %43, align 4
  br label %206

206:                                              ; preds = %218, %99
  %207 = load i32, ptr %43, align 4
  %208 = icmp sgt i32 %207, 0
  br i1 %208, label %209, label %221

209:                                              ; preds = %206
  %210 = load i32, ptr %43, align 4
  %211 = sub nsw i32 %210, 1
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds [8 x i32], ptr %32, i64 0, i64 %212
  %214 = load i32, ptr %213, align 4
  %215 = load i32, ptr %43, align 4
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds [8 x i32], ptr %32, i64 0, i64 %216
  store i32 %214, ptr %217, align 4
  br label %218

218:                                              ; preds = %209
  %219 = load i32, ptr %43, align 4
  %220 = add nsw i32 %219, -1
  store i32 %220, ptr %43, align 4
  br label %206, !llvm.loop !11

221:                                              ; preds = %206
  %222 = load i32, ptr %41, align 4
  %223 = getelementptr inbounds [8 x i32], ptr %32, i64 0, i64 4
  %224 = load i32, ptr %223, align 4
  %225 = add i32 %224, %222
  store i32 %225, ptr %223, align 4
  %226 = load i32, ptr %41, align 4
  %227 = load i32, ptr %42, align 4
  %228 = add i32 %226, %227
  %229 = getelementptr inbounds [8 x i32], ptr %32, i64 0, i64 0
  store i32 %228, ptr %229, align 4
  %230 = load i32, ptr %35, align 4
  %231 = add nsw i32 %230, 1
  %232 = and i32 %231, 15
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds [16 x i32], ptr %31, i64 0, i64 %233
  %235 = load i32, ptr %234, align 4
  store i32 %235, ptr %44, align 4
  %236 = load i32, ptr %35, align 4
  %237 = add nsw i32 %236, 14
  %238 = and i32 %237, 15
  %239 = sext i32 %238 to i64
  %240 = getelementptr inbounds [16 x i32], ptr %31, i64 0, i64 %239
  %241 = load i32, ptr %240, align 4
  store i32 %241, ptr %45, align 4
  %242 = load i32, ptr %36, align 4
  %243 = load i32, ptr %44, align 4
  store i32 %243, ptr %16, align 4
  store i32 7, ptr %17, align 4
  %244 = load i32, ptr %16, align 4
  %245 = load i32, ptr %17, align 4
  %246 = lshr i32 %244, %245
  %247 = load i32, ptr %16, align 4
  %248 = load i32, ptr %17, align 4
  %249 = sub nsw i32 32, %248
  %250 = shl i32 %247, %249
  %251 = or i32 %246, %250
  %252 = load i32, ptr %44, align 4
  store i32 %252, ptr %18, align 4
  store i32 18, ptr %19, align 4
  %253 = load i32, ptr %18, align 4
  %254 = load i32, ptr %19, align 4
  %255 = lshr i32 %253, %254
  %256 = load i32, ptr %18, align 4
  %257 = load i32, ptr %19, align 4
  %258 = sub nsw i32 32, %257
  %259 = shl i32 %256, %258
  %260 = or i32 %255, %259
  %261 = xor i32 %251, %260
  %262 = load i32, ptr %44, align 4
  %263 = lshr i32 %262, 3
  %264 = xor i32 %261, %263
  %265 = add i32 %242, %264
  %266 = load i32, ptr %35, align 4
  %267 = add nsw i32 %266, 9
  %268 = and i32 %267, 15
  %269 = sext i32 %268 to i64
  %270 = getelementptr inbounds [16 x i32], ptr %31, i64 0, i64 %269
  %271 = load i32, ptr %270, align 4
  %272 = add i32 %265, %271
  %273 = load i32, ptr %45, align 4
  store i32 %273, ptr %20, align 4
  store i32 17, ptr %21, align 4
  %274 = load i32, ptr %20, align 4
  %275 = load i32, ptr %21, align 4
  %276 = lshr i32 %274, %275
  %277 = load i32, ptr %20, align 4
  %278 = load i32, ptr %21, align 4
  %279 = sub nsw i32 32, %278
  %280 = shl i32 %277, %279
  %281 = or i32 %276, %280
  %282 = load i32, ptr %45, align 4
  store i32 %282, ptr %22, align 4
  store i32 19, ptr %23, align 4
  %283 = load i32, ptr %22, align 4
  %284 = load i32, ptr %23, align 4
  %285 = lshr i32 %283, %284
  %286 = load i32, ptr %22, align 4
  %287 = load i32, ptr %23, align 4
  %288 = sub nsw i32 32, %287
  %289 = shl i32 %286, %288
  %290 = or i32 %285, %289
  %291 = xor i32 %281, %290
  %292 = load i32, ptr %45, align 4
  %293 = lshr i32 %292, 10
  %294 = xor i32 %291, %293
  %295 = add i32 %272, %294
  %296 = load i32, ptr %35, align 4
  %297 = and i32 %296, 15
  %298 = sext i32 %297 to i64
  %299 = getelementptr inbounds [16 x i32], ptr %31, i64 0, i64 %298
  store i32 %295, ptr %299, align 4
  br label %300

300:                                              ; preds = %221
  %301 = load i32, ptr %35, align 4
  %302 = add nsw i32 %301, 1
  store i32 %302, ptr %35, align 4
  br label %96, !llvm.loop !12

303:                                              ; preds = %96
  store i32 0, ptr %46, align 4
  br label %304

304:                                              ; preds = %324, %303
  %305 = load i32, ptr %46, align 4
  %306 = icmp slt i32 %305, 8
  br i1 %306, label %307, label %327

307:                                              ; preds = %304
  %308 = load i32, ptr %46, align 4
  %309 = sext i32 %308 to i64
  %310 = getelementptr inbounds [8 x i32], ptr %32, i64 0, i64 %309
  %311 = load i32, ptr %310, align 4
  %312 = load i32, ptr %46, align 4
  %313 = sext i32 %312 to i64
  %314 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(4) @initial to ptr), i64 0, i64 %313
  %315 = load i32, ptr %314, align 4
  %316 = add i32 %311, %315
  %317 = load ptr, ptr %28, align 8
  %318 = load i32, ptr %30, align 4
  %319 = mul nsw i32 %318, 8
  %320 = load i32, ptr %46, align 4
  %321 = add nsw i32 %319, %320
  %322 = sext i32 %321 to i64
  %323 = getelementptr inbounds i32, ptr %317, i64 %322
  store i32 %316, ptr %323, align 4
  br label %324

324:                                              ; preds = %307
  %325 = load i32, ptr %46, align 4
  %326 = add nsw i32 %325, 1
  store i32 %326, ptr %46, align 4
  br label %304, !llvm.loop !14

327:                                              ; preds = %55, %304
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.prmt(i32, i32, i32) #1

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
!4 = !{ptr @sha256, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
!12 = distinct !{!12, !9, !13}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !9}
