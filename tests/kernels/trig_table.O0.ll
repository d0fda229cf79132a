; ModuleID = 'trig_table.cu'
source_filename = "trig_table.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.uint2 = type { i32, i32 }
%struct.double2 = type { double, double }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@__cudart_i2opi_f = internal addrspace(1) global [6 x i32] [i32 1011060801, i32 -614296167, i32 -181084736, i32 -64530479, i32 1313084713, i32 -1560706194], align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @trig_table(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca [7 x i32], align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = alloca float, align 4
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca float, align 4
  store ptr %0, ptr %17, align 8
  store ptr %1, ptr %18, align 8
  store ptr %2, ptr %19, align 8
  store ptr %3, ptr %20, align 8
  store ptr %4, ptr %21, align 8
  store i32 %5, ptr %22, align 4
  %25 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %26 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %27 = mul i32 %25, %26
  %28 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = add i32 %27, %28
  store i32 %29, ptr %23, align 4
  %30 = load i32, ptr %23, align 4
  %31 = load i32, ptr %22, align 4
  %32 = icmp sge i32 %30, %31
  br i1 %32, label %33, label %34

33:                                               ; preds = %6
  br label %375

34:                                               ; preds = %6
  %35 = load ptr, ptr %17, align 8
  %36 = load i32, ptr %23, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %35, i64 %37
  %39 = load float, ptr %38, align 4
  store float %39, ptr %24, align 4
  %40 = load float, ptr %24, align 4
  %41 = load ptr, ptr %18, align 8
  %42 = load i32, ptr %23, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %41, i64 %43
  %45 = load ptr, ptr %19, align 8
  %46 = load i32, ptr %23, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %45, i64 %47
  store float %40, ptr %14, align 4
  store ptr %44, ptr %15, align 8
  store ptr %48, ptr %16, align 8
  %49 = load float, ptr %14, align 4
  %50 = load ptr, ptr %15, align 8
  %51 = load ptr, ptr %16, align 8
  %52 = fmul float %49, 0x3FE45F3060000000
  %53 = call i32 @llvm.nvvm.f2i.rn(float %52) #5
  %54 = sitofp i32 %53 to float
  %55 = call float @llvm.nvvm.fma.rn.f(float %54, float 0xBFF921FB40000000, float %49) #5
  %56 = call float @llvm.nvvm.fma.rn.f(float %54, float 0xBE74442D00000000, float %55) #5
  %57 = call float @llvm.nvvm.fma.rn.f(float %54, float 0xBCF84698A0000000, float %56) #5
  %58 = call float @llvm.nvvm.fabs.f(float %49) #5
  %59 = fcmp oge float %58, 1.056150e+05
  br i1 %59, label %60, label %155

60:                                               ; preds = %34
  %61 = call float @llvm.nvvm.fabs.f(float %49) #5
  %62 = fcmp oeq float %61, 0x7FF0000000000000
  %63 = select i1 %62, i32 1, i32 0
  br i1 %62, label %64, label %66

64:                                               ; preds = %60
  %65 = call float @llvm.nvvm.mul.rn.f(float %49, float 0.000000e+00) #5
  br label %152

66:                                               ; preds = %60
  %67 = bitcast float %49 to i32
  %68 = and i32 %67, -2147483648
  %69 = lshr i32 %67, 23
  %70 = and i32 %69, 255
  %71 = sub i32 %70, 128
  %72 = shl i32 %67, 8
  %73 = or i32 %72, -2147483648
  %74 = lshr i32 %71, 5
  %75 = sub i32 4, %74
  br label %76

76:                                               ; preds = %80, %66
  %77 = phi i32 [ 0, %66 ], [ %86, %80 ]
  %78 = phi i32 [ 0, %66 ], [ %91, %80 ]
  %79 = icmp slt i32 %78, 6
  br i1 %79, label %80, label %92

80:                                               ; preds = %76
  %81 = sext i32 %78 to i64
  %82 = getelementptr inbounds [6 x i32], ptr addrspace(1) @__cudart_i2opi_f, i64 0, i64 %81
  %83 = load i32, ptr addrspace(1) %82, align 4
  %84 = call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %83, i32 %73, i32 %77) #6, !srcloc !8
  %85 = extractvalue { i32, i32 } %84, 0
  %86 = extractvalue { i32, i32 } %84, 1
  %87 = insertvalue %struct.uint2 undef, i32 %85, 0
  %88 = insertvalue %struct.uint2 %87, i32 %86, 1
  %89 = sext i32 %78 to i64
  %90 = getelementptr inbounds [7 x i32], ptr %7, i64 0, i64 %89
  store i32 %85, ptr %90, align 4
  %91 = add nsw i32 %78, 1
  br label %76, !llvm.loop !9

92:                                               ; preds = %76
  %93 = sext i32 %78 to i64
  %94 = getelementptr inbounds [7 x i32], ptr %7, i64 0, i64 %93
  store i32 %77, ptr %94, align 4
  %95 = and i32 %71, 31
  %96 = add i32 %75, 2
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [7 x i32], ptr %7, i64 0, i64 %97
  %99 = load i32, ptr %98, align 4
  %100 = add i32 %75, 1
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [7 x i32], ptr %7, i64 0, i64 %101
  %103 = load i32, ptr %102, align 4
  %104 = icmp ne i32 %95, 0
  br i1 %104, label %105, label %116

105:                                              ; preds = %92
  %106 = sub i32 32, %95
  %107 = shl i32 %99, %95
  %108 = lshr i32 %103, %106
  %109 = add i32 %107, %108
  %110 = shl i32 %103, %95
  %111 = sext i32 %75 to i64
  %112 = getelementptr inbounds [7 x i32], ptr %7, i64 0, i64 %111
  %113 = load i32, ptr %112, align 4
  %114 = lshr i32 %113, %106
  %115 = add i32 %110, %114
  br label %116

116:                                              ; preds = %105, %92
  %117 = phi i32 [ %109, %105 ], [ %99, %92 ]
  %118 = phi i32 [ %115, %105 ], [ %103, %92 ]
  %119 = lshr i32 %117, 30
  %120 = shl i32 %117, 2
  %121 = lshr i32 %118, 30
  %122 = add i32 %120, %121
  %123 = shl i32 %118, 2
  %124 = lshr i32 %122, 31
  %125 = add i32 %119, %124
  %126 = icmp ne i32 %68, 0
  br i1 %126, label %127, label %129

127:                                              ; preds = %116
  %128 = sub i32 0, %125
  br label %129

129:                                              ; preds = %127, %116
  %130 = phi i32 [ %128, %127 ], [ %125, %116 ]
  %131 = icmp ne i32 %124, 0
  br i1 %131, label %132, label %136

132:                                              ; preds = %129
  %133 = xor i32 %122, -1
  %134 = xor i32 %123, -1
  %135 = xor i32 %68, -2147483648
  br label %136

136:                                              ; preds = %132, %129
  %137 = phi i32 [ %135, %132 ], [ %68, %129 ]
  %138 = phi i32 [ %133, %132 ], [ %122, %129 ]
  %139 = phi i32 [ %134, %132 ], [ %123, %129 ]
  %140 = zext i32 %138 to i64
  %141 = shl i64 %140, 32
  %142 = zext i32 %139 to i64
  %143 = or i64 %141, %142
  %144 = sitofp i64 %143 to double
  %145 = fmul double %144, 0x3BF921FB54442D19
  %146 = fptrunc double %145 to float
  %147 = icmp ne i32 %137, 0
  br i1 %147, label %148, label %150

148:                                              ; preds = %136
  %149 = fsub float -0.000000e+00, %146
  br label %150

150:                                              ; preds = %148, %136
  %151 = phi float [ %149, %148 ], [ %146, %136 ]
  br label %152

152:                                              ; preds = %150, %64
  %153 = phi i32 [ 0, %64 ], [ %130, %150 ]
  %154 = phi float [ %65, %64 ], [ %151, %150 ]
  br label %155

155:                                              ; preds = %152, %34
  %156 = phi i32 [ %153, %152 ], [ %53, %34 ]
  %157 = phi float [ %154, %152 ], [ %57, %34 ]
  %158 = fmul float %157, %157
  %159 = call float @llvm.nvvm.fma.rn.f(float 0x3EF9758000000000, float %158, float 0xBF56C0FDA0000000) #5
  %160 = call float @llvm.nvvm.fma.rn.f(float %159, float %158, float 0x3FA5555760000000) #5
  %161 = call float @llvm.nvvm.fma.rn.f(float %160, float %158, float 0xBFDFFFFFE0000000) #5
  %162 = call float @llvm.nvvm.fma.rn.f(float %161, float %158, float 1.000000e+00) #5
  %163 = fmul float %157, %157
  %164 = call float @llvm.nvvm.fma.rn.f(float %163, float %157, float 0.000000e+00) #5
  %165 = call float @llvm.nvvm.fma.rn.f(float 0xBF29A82A60000000, float %163, float 0x3F8110BC80000000) #5
  %166 = call float @llvm.nvvm.fma.rn.f(float %165, float %163, float 0xBFC5555500000000) #5
  %167 = call float @llvm.nvvm.fma.rn.f(float %166, float %164, float %157) #5
  %168 = and i32 %156, 1
  %169 = icmp ne i32 %168, 0
  br i1 %169, label %170, label %171

170:                                              ; preds = %155
  br label %171

171:                                              ; preds = %170, %155
  %172 = phi float [ %162, %170 ], [ %167, %155 ]
  %173 = phi float [ %167, %170 ], [ %162, %155 ]
  %174 = and i32 %156, 2
  %175 = icmp ne i32 %174, 0
  br i1 %175, label %176, label %178

176:                                              ; preds = %171
  %177 = fsub float -0.000000e+00, %172
  br label %178

178:                                              ; preds = %176, %171
  %179 = phi float [ %177, %176 ], [ %172, %171 ]
  %180 = add i32 %156, 1
  %181 = and i32 %180, 2
  %182 = icmp ne i32 %181, 0
  br i1 %182, label %183, label %185

183:                                              ; preds = %178
  %184 = fsub float -0.000000e+00, %173
  br label %185

185:                                              ; preds = %178, %183
  %186 = phi float [ %184, %183 ], [ %173, %178 ]
  store float %179, ptr %50, align 4
  store float %186, ptr %51, align 4
  %187 = load float, ptr %24, align 4
  %188 = fpext float %187 to double
  store double %188, ptr %11, align 8
  %189 = load double, ptr %11, align 8
  %190 = call noundef double @llvm.nvvm.fabs.d(double %189)
  store double %190, ptr %12, align 8
  store double 1.500000e+00, ptr %13, align 8
  %191 = load double, ptr %12, align 8
  %192 = load double, ptr %13, align 8
  %193 = call i32 @llvm.nvvm.d2i.hi(double %191) #5
  %194 = call i32 @llvm.nvvm.d2i.hi(double %192) #5
  %195 = and i32 %194, 2146435072
  %196 = ashr i32 %195, 20
  %197 = sub nsw i32 %196, 1023
  %198 = add nsw i32 %197, 11
  %199 = bitcast double %192 to i64
  %200 = zext i32 %198 to i64
  %201 = shl i64 %199, %200
  %202 = icmp eq i64 %201, -9223372036854775808
  %203 = zext i1 %202 to i32
  %204 = call double @llvm.nvvm.fabs.d(double %191) #5
  %205 = call double @__internal_accurate_pow(double %204, double %192)
  %206 = icmp slt i32 %193, 0
  br i1 %206, label %207, label %210

207:                                              ; preds = %185
  br i1 %202, label %208, label %210

208:                                              ; preds = %207
  %209 = fsub double -0.000000e+00, %205
  br label %210

210:                                              ; preds = %208, %207, %185
  %211 = phi double [ %209, %208 ], [ %205, %207 ], [ %205, %185 ]
  %212 = fcmp oeq double %191, 0.000000e+00
  br i1 %212, label %213, label %229

213:                                              ; preds = %210
  %214 = call double @llvm.nvvm.fabs.d(double %192) #5
  %215 = fcmp oeq double %214, 5.000000e-01
  br i1 %215, label %216, label %217

216:                                              ; preds = %213
  br label %217

217:                                              ; preds = %216, %213
  %218 = phi i32 [ 0, %216 ], [ %203, %213 ]
  %219 = icmp ne i32 %218, 0
  br i1 %219, label %220, label %221

220:                                              ; preds = %217
  br label %221

221:                                              ; preds = %220, %217
  %222 = phi i32 [ %193, %220 ], [ 0, %217 ]
  %223 = icmp slt i32 %194, 0
  br i1 %223, label %224, label %226

224:                                              ; preds = %221
  %225 = or i32 %222, 2146435072
  br label %226

226:                                              ; preds = %224, %221
  %227 = phi i32 [ %225, %224 ], [ %222, %221 ]
  %228 = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %227) #5
  br label %237

229:                                              ; preds = %210
  %230 = icmp slt i32 %193, 0
  br i1 %230, label %231, label %235

231:                                              ; preds = %229
  %232 = call double @llvm.nvvm.trunc.d(double %192) #5
  %233 = fcmp une double %192, %232
  br i1 %233, label %234, label %235

234:                                              ; preds = %231
  br label %235

235:                                              ; preds = %234, %231, %229
  %236 = phi double [ 0xFFF8000000000000, %234 ], [ %211, %231 ], [ %211, %229 ]
  br label %237

237:                                              ; preds = %235, %226
  %238 = phi double [ %228, %226 ], [ %236, %235 ]
  %239 = phi i32 [ %218, %226 ], [ %203, %235 ]
  %240 = fadd double %191, %192
  %241 = call i32 @llvm.nvvm.d2i.hi(double %240) #5
  %242 = and i32 %241, 2146435072
  %243 = icmp eq i32 %242, 2146435072
  br i1 %243, label %244, label %302

244:                                              ; preds = %237
  %245 = call double @llvm.nvvm.fabs.d(double %191) #5
  %246 = fcmp ole double %245, 0x7FF0000000000000
  %247 = xor i1 %246, true
  %248 = zext i1 %247 to i32
  br i1 %247, label %254, label %249

249:                                              ; preds = %244
  %250 = call double @llvm.nvvm.fabs.d(double %192) #5
  %251 = fcmp ole double %250, 0x7FF0000000000000
  %252 = xor i1 %251, true
  %253 = zext i1 %252 to i32
  br i1 %252, label %254, label %256

254:                                              ; preds = %249, %244
  %255 = call double @llvm.nvvm.add.rn.d(double %191, double %192) #5
  br label %300

256:                                              ; preds = %249
  %257 = call double @llvm.nvvm.fabs.d(double %192) #5
  %258 = fcmp oeq double %257, 0x7FF0000000000000
  %259 = zext i1 %258 to i32
  br i1 %258, label %260, label %276

260:                                              ; preds = %256
  %261 = call double @llvm.nvvm.fabs.d(double %191) #5
  %262 = fcmp ogt double %261, 1.000000e+00
  br i1 %262, label %263, label %264

263:                                              ; preds = %260
  br label %264

264:                                              ; preds = %263, %260
  %265 = phi i32 [ 2146435072, %263 ], [ 0, %260 ]
  %266 = icmp slt i32 %194, 0
  br i1 %266, label %267, label %269

267:                                              ; preds = %264
  %268 = xor i32 %265, 2146435072
  br label %269

269:                                              ; preds = %267, %264
  %270 = phi i32 [ %268, %267 ], [ %265, %264 ]
  %271 = fcmp oeq double %191, -1.000000e+00
  br i1 %271, label %272, label %273

272:                                              ; preds = %269
  br label %273

273:                                              ; preds = %272, %269
  %274 = phi i32 [ 1072693248, %272 ], [ %270, %269 ]
  %275 = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %274) #5
  br label %298

276:                                              ; preds = %256
  %277 = call double @llvm.nvvm.fabs.d(double %191) #5
  %278 = fcmp oeq double %277, 0x7FF0000000000000
  %279 = zext i1 %278 to i32
  br i1 %278, label %280, label %296

280:                                              ; preds = %276
  %281 = icmp sge i32 %194, 0
  br i1 %281, label %282, label %283

282:                                              ; preds = %280
  br label %283

283:                                              ; preds = %282, %280
  %284 = phi i32 [ 2146435072, %282 ], [ 0, %280 ]
  %285 = icmp slt i32 %193, 0
  br i1 %285, label %286, label %293

286:                                              ; preds = %283
  %287 = icmp ne i32 %239, 0
  br i1 %287, label %288, label %293

288:                                              ; preds = %286
  %289 = and i32 %194, 2147483647
  %290 = icmp ne i32 %289, 1071644672
  br i1 %290, label %291, label %293

291:                                              ; preds = %288
  %292 = xor i32 %284, -2147483648
  br label %293

293:                                              ; preds = %291, %288, %286, %283
  %294 = phi i32 [ %292, %291 ], [ %284, %288 ], [ %284, %286 ], [ %284, %283 ]
  %295 = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %294) #5
  br label %296

296:                                              ; preds = %293, %276
  %297 = phi double [ %295, %293 ], [ %238, %276 ]
  br label %298

298:                                              ; preds = %296, %273
  %299 = phi double [ %275, %273 ], [ %297, %296 ]
  br label %300

300:                                              ; preds = %298, %254
  %301 = phi double [ %255, %254 ], [ %299, %298 ]
  br label %302

302:                                              ; preds = %300, %237
  %303 = phi double [ %301, %300 ], [ %238, %237 ]
  %304 = fcmp oeq double %191, 1.000000e+00
  br i1 %304, label %307, label %305

305:                                              ; preds = %302
  %306 = fcmp oeq double %192, 0.000000e+00
  br i1 %306, label %307, label %308

307:                                              ; preds = %305, %302
  br label %308

308:                                              ; preds = %305, %307
  %309 = phi double [ 1.000000e+00, %307 ], [ %303, %305 ]
  %310 = load ptr, ptr %20, align 8
  %311 = load i32, ptr %23, align 4
  %312 = sext i32 %311 to i64
  %313 = getelementptr inbounds double, ptr %310, i64 %312
  store double %309, ptr %313, align 8
  %314 = load float, ptr %24, align 4
  store float %314, ptr %8, align 4
  %315 = load float, ptr %8, align 4
  %316 = call float @llvm.nvvm.fabs.f(float %315)
  %317 = fneg contract float %316
  store float %317, ptr %9, align 4
  %318 = load float, ptr %9, align 4
  %319 = call float @llvm.nvvm.fma.rn.f(float %318, float 0x3F777313A0000000, float 5.000000e-01) #5
  %320 = call float @llvm.nvvm.saturate.f(float %319) #5
  %321 = call float @llvm.nvvm.fma.rm.f(float %320, float 2.520000e+02, float 0x4168000020000000) #5
  %322 = fsub float %321, 0x4168000FE0000000
  %323 = fsub float -0.000000e+00, %322
  %324 = call float @llvm.nvvm.fma.rn.f(float %318, float 0x3FF7154760000000, float %323) #5
  %325 = call float @llvm.nvvm.fma.rn.f(float %318, float 0x3E54AE0C00000000, float %324) #5
  %326 = bitcast float %321 to i32
  %327 = shl i32 %326, 23
  %328 = bitcast i32 %327 to float
  %329 = call float @llvm.nvvm.ex2.approx.ftz.f(float %325) #5
  %330 = fmul float %329, %328
  %331 = fadd contract float 1.000000e+00, %330
  store float %331, ptr %10, align 4
  %332 = load float, ptr %10, align 4
  %333 = fcmp olt float %332, 0x3810000000000000
  br i1 %333, label %334, label %336

334:                                              ; preds = %308
  %335 = fmul float %332, 0x4160000000000000
  br label %336

336:                                              ; preds = %334, %308
  %337 = phi float [ %335, %334 ], [ %332, %308 ]
  %338 = phi float [ -2.300000e+01, %334 ], [ 0.000000e+00, %308 ]
  %339 = bitcast float %337 to i32
  %340 = sub i32 %339, 1060439283
  %341 = and i32 %340, -8388608
  %342 = bitcast float %337 to i32
  %343 = sub i32 %342, %341
  %344 = bitcast i32 %343 to float
  %345 = sitofp i32 %341 to float
  %346 = call float @llvm.nvvm.fma.rn.f(float %345, float 0x3E80000000000000, float %338) #5
  %347 = fsub float %344, 1.000000e+00
  %348 = call float @llvm.nvvm.fma.rn.f(float 0x3FB8D64FE0000000, float %347, float 0xBFC58FE600000000) #5
  %349 = call float @llvm.nvvm.fma.rn.f(float %348, float %347, float 0x3FC5F9E540000000) #5
  %350 = call float @llvm.nvvm.fma.rn.f(float %349, float %347, float 0xBFC6E9C860000000) #5
  %351 = call float @llvm.nvvm.fma.rn.f(float %350, float %347, float 0x3FCA417E80000000) #5
  %352 = call float @llvm.nvvm.fma.rn.f(float %351, float %347, float 0xBFCEC79160000000) #5
  %353 = call float @llvm.nvvm.fma.rn.f(float %352, float %347, float 0x3FD277F320000000) #5
  %354 = call float @llvm.nvvm.fma.rn.f(float %353, float %347, float 0xBFD7154920000000) #5
  %355 = call float @llvm.nvvm.fma.rn.f(float %354, float %347, float 0x3FDEC70940000000) #5
  %356 = call float @llvm.nvvm.fma.rn.f(float %355, float %347, float 0xBFE7154760000000) #5
  %357 = fmul float %356, %347
  %358 = fmul float %357, %347
  %359 = call float @llvm.nvvm.fma.rn.f(float %347, float 0x3FF7154760000000, float %358) #5
  %360 = fadd float %359, %346
  %361 = bitcast float %337 to i32
  %362 = icmp uge i32 %361, 2139095040
  br i1 %362, label %363, label %365

363:                                              ; preds = %336
  %364 = call float @llvm.nvvm.fma.rn.f(float %337, float 0x7FF0000000000000, float 0x7FF0000000000000) #5
  br label %365

365:                                              ; preds = %363, %336
  %366 = phi float [ %364, %363 ], [ %360, %336 ]
  %367 = fcmp oeq float %337, 0.000000e+00
  br i1 %367, label %368, label %369

368:                                              ; preds = %365
  br label %369

369:                                              ; preds = %365, %368
  %370 = phi float [ 0xFFF0000000000000, %368 ], [ %366, %365 ]
  %371 = load ptr, ptr %21, align 8
  %372 = load i32, ptr %23, align 4
  %373 = sext i32 %372 to i64
  %374 = getelementptr inbounds float, ptr %371, i64 %373
  store float %370, ptr %374, align 4
  br label %375

375:                                              ; preds = %369, %33
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare i32 @__nvvm_reflect(ptr) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.ftz.f(float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f(float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.fabs.d(double) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rn.ftz(float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rn(float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.ftz.f(float, float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.f(float, float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.mul.rn.ftz.f(float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.mul.rn.f(float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.saturate.ftz.f(float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.saturate.f(float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rm.ftz.f(float, float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rm.f(float, float, float) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.ftz.f(float) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.hi(double) #1

; Function Attrs: convergent noinline nounwind
define internal double @__internal_accurate_pow(double %0, double %1) #4 {
  %3 = call i32 @llvm.nvvm.d2i.hi(double %0) #5
  %4 = call i32 @llvm.nvvm.d2i.lo(double %0) #5
  %5 = lshr i32 %3, 20
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %13

7:                                                ; preds = %2
  %8 = fmul double %0, 0x4350000000000000
  %9 = call i32 @llvm.nvvm.d2i.hi(double %8) #5
  %10 = call i32 @llvm.nvvm.d2i.lo(double %8) #5
  %11 = lshr i32 %9, 20
  %12 = sub nsw i32 %11, 54
  br label %13

13:                                               ; preds = %7, %2
  %14 = phi i32 [ %10, %7 ], [ %4, %2 ]
  %15 = phi i32 [ %9, %7 ], [ %3, %2 ]
  %16 = phi i32 [ %12, %7 ], [ %5, %2 ]
  %17 = sub nsw i32 %16, 1023
  %18 = and i32 %15, -2146435073
  %19 = or i32 %18, 1072693248
  %20 = call double @llvm.nvvm.lohi.i2d(i32 %14, i32 %19) #5
  %21 = icmp ugt i32 %19, 1073127582
  br i1 %21, label %22, label %29

22:                                               ; preds = %13
  %23 = call i32 @llvm.nvvm.d2i.lo(double %20) #5
  %24 = call i32 @llvm.nvvm.d2i.hi(double %20) #5
  %25 = shl i32 -1, 20
  %26 = add i32 %25, %24
  %27 = call double @llvm.nvvm.lohi.i2d(i32 %23, i32 %26) #5
  %28 = add nsw i32 %17, 1
  br label %29

29:                                               ; preds = %13, %22
  %30 = phi double [ %27, %22 ], [ %20, %13 ]
  %31 = phi i32 [ %28, %22 ], [ %17, %13 ]
  %32 = fsub double %30, 1.000000e+00
  %33 = fadd double %30, 1.000000e+00
  %34 = call double @llvm.nvvm.rcp.approx.ftz.d(double %33) #5
  %35 = fsub double -0.000000e+00, %33
  %36 = call double @llvm.nvvm.fma.rn.d(double %35, double %34, double 1.000000e+00) #5
  %37 = call double @llvm.nvvm.fma.rn.d(double %36, double %36, double %36) #5
  %38 = call double @llvm.nvvm.fma.rn.d(double %37, double %34, double %34) #5
  %39 = fmul double %32, %38
  %40 = fadd double %39, %39
  %41 = fmul double %40, %40
  %42 = call double @llvm.nvvm.fma.rn.d(double 0x3EB0F5FF7D2CAFE2, double %41, double 0x3ED0F5D241AD3B5A) #5
  %43 = call double @llvm.nvvm.fma.rn.d(double %42, double %41, double 0x3EF3B20A75488A3F) #5
  %44 = call double @llvm.nvvm.fma.rn.d(double %43, double %41, double 0x3F1745CDE4FAECD5) #5
  %45 = call double @llvm.nvvm.fma.rn.d(double %44, double %41, double 0x3F3C71C7258A578B) #5
  %46 = call double @llvm.nvvm.fma.rn.d(double %45, double %41, double 0x3F6249249242B910) #5
  %47 = call double @llvm.nvvm.fma.rn.d(double %46, double %41, double 0x3F89999999999DFB) #5
  %48 = fmul double %47, %41
  %49 = fsub double %32, %40
  %50 = fmul double 2.000000e+00, %49
  %51 = fsub double -0.000000e+00, %40
  %52 = call double @llvm.nvvm.fma.rn.d(double %51, double %32, double %50) #5
  %53 = fmul double %38, %52
  %54 = fadd double 0x3FB5555555555555, %48
  %55 = fsub double 0x3FB5555555555555, %54
  %56 = fadd double %55, %48
  %57 = fadd double %56, 0.000000e+00
  %58 = fadd double %57, 0xBC46A4CB00B9E7B0
  %59 = fadd double %54, %58
  %60 = fsub double %54, %59
  %61 = fadd double %60, %58
  %62 = insertvalue %struct.double2 undef, double %61, 0
  %63 = insertvalue %struct.double2 %62, double %59, 1
  %64 = extractvalue %struct.double2 %63, 0
  %65 = extractvalue %struct.double2 %63, 1
  %66 = call double @llvm.nvvm.mul.rn.d(double %40, double %40) #5
  %67 = fsub double -0.000000e+00, %66
  %68 = call double @llvm.nvvm.fma.rn.d(double %40, double %40, double %67) #5
  %69 = call i32 @llvm.nvvm.d2i.lo(double %53) #5
  %70 = call i32 @llvm.nvvm.d2i.hi(double %53) #5
  %71 = shl i32 1, 20
  %72 = add i32 %71, %70
  %73 = call double @llvm.nvvm.lohi.i2d(i32 %69, i32 %72) #5
  %74 = call double @llvm.nvvm.fma.rn.d(double %40, double %73, double %68) #5
  %75 = call double @llvm.nvvm.mul.rn.d(double %66, double %40) #5
  %76 = fsub double -0.000000e+00, %75
  %77 = call double @llvm.nvvm.fma.rn.d(double %66, double %40, double %76) #5
  %78 = call double @llvm.nvvm.fma.rn.d(double %66, double %53, double %77) #5
  %79 = call double @llvm.nvvm.fma.rn.d(double %74, double %40, double %78) #5
  %80 = call double @llvm.nvvm.mul.rn.d(double %65, double %75) #5
  %81 = fsub double -0.000000e+00, %80
  %82 = call double @llvm.nvvm.fma.rn.d(double %65, double %75, double %81) #5
  %83 = call double @llvm.nvvm.fma.rn.d(double %65, double %79, double %82) #5
  %84 = call double @llvm.nvvm.fma.rn.d(double %64, double %75, double %83) #5
  %85 = fadd double %80, %84
  %86 = fsub double %80, %85
  %87 = fadd double %86, %84
  %88 = insertvalue %struct.double2 undef, double %87, 0
  %89 = insertvalue %struct.double2 %88, double %85, 1
  %90 = extractvalue %struct.double2 %89, 0
  %91 = extractvalue %struct.double2 %89, 1
  %92 = fadd double %40, %91
  %93 = fsub double %40, %92
  %94 = fadd double %93, %91
  %95 = fadd double %94, %90
  %96 = fadd double %95, %53
  %97 = fadd double %92, %96
  %98 = fsub double %92, %97
  %99 = fadd double %98, %96
  %100 = insertvalue %struct.double2 undef, double %99, 0
  %101 = insertvalue %struct.double2 %100, double %97, 1
  %102 = extractvalue %struct.double2 %101, 0
  %103 = extractvalue %struct.double2 %101, 1
  %104 = xor i32 -2147483648, %31
  %105 = call double @llvm.nvvm.lohi.i2d(i32 %104, i32 1127219200) #5
  %106 = call double @llvm.nvvm.lohi.i2d(i32 -2147483648, i32 1127219200) #5
  %107 = fsub double %105, %106
  %108 = call double @llvm.nvvm.fma.rn.d(double %107, double 0x3FE62E42FEFA39EF, double %103) #5
  %109 = fsub double -0.000000e+00, %107
  %110 = call double @llvm.nvvm.fma.rn.d(double %109, double 0x3FE62E42FEFA39EF, double %108) #5
  %111 = fsub double %110, %103
  %112 = fsub double %102, %111
  %113 = call double @llvm.nvvm.fma.rn.d(double %107, double 0x3C7ABC9E3B39803F, double %112) #5
  %114 = fadd double %108, %113
  %115 = fsub double %108, %114
  %116 = fadd double %115, %113
  %117 = insertvalue %struct.double2 undef, double %116, 0
  %118 = insertvalue %struct.double2 %117, double %114, 1
  %119 = extractvalue %struct.double2 %118, 0
  %120 = extractvalue %struct.double2 %118, 1
  %121 = call i32 @llvm.nvvm.d2i.hi(double %1) #5
  %122 = call i32 @llvm.nvvm.d2i.lo(double %1) #5
  %123 = add i32 %121, %121
  %124 = icmp uge i32 %123, -33554432
  br i1 %124, label %125, label %127

125:                                              ; preds = %29
  %126 = and i32 %121, -15728641
  br label %127

127:                                              ; preds = %125, %29
  %128 = phi i32 [ %126, %125 ], [ %121, %29 ]
  %129 = call double @llvm.nvvm.lohi.i2d(i32 %122, i32 %128) #5
  %130 = call double @llvm.nvvm.mul.rn.d(double %120, double %129) #5
  %131 = fsub double -0.000000e+00, %130
  %132 = call double @llvm.nvvm.fma.rn.d(double %120, double %129, double %131) #5
  %133 = call double @llvm.nvvm.fma.rn.d(double %119, double %129, double %132) #5
  %134 = fadd double %130, %133
  %135 = fsub double %130, %134
  %136 = fadd double %135, %133
  %137 = call double @llvm.nvvm.fma.rn.d(double %134, double 0x3FF71547652B82FE, double 0x4338000000000000) #5
  %138 = call i32 @llvm.nvvm.d2i.lo(double %137) #5
  %139 = call double @llvm.nvvm.fma.rn.d(double %134, double 0x3FF71547652B82FE, double 0x4338000000000000) #5
  %140 = call double @llvm.nvvm.add.rn.d(double %139, double 0xC338000000000000) #5
  %141 = call double @llvm.nvvm.fma.rn.d(double %140, double 0xBFE62E42FEFA39EF, double %134) #5
  %142 = call double @llvm.nvvm.fma.rn.d(double %140, double 0xBC7ABC9E3B39803F, double %141) #5
  %143 = call double @llvm.nvvm.fma.rn.d(double 0x3E5ADE1569CE2BDF, double %142, double 0x3E928AF3FCA213EA) #5
  %144 = call double @llvm.nvvm.fma.rn.d(double %143, double %142, double 0x3EC71DEE62401315) #5
  %145 = call double @llvm.nvvm.fma.rn.d(double %144, double %142, double 0x3EFA01997C89EB71) #5
  %146 = call double @llvm.nvvm.fma.rn.d(double %145, double %142, double 0x3F2A01A014761F65) #5
  %147 = call double @llvm.nvvm.fma.rn.d(double %146, double %142, double 0x3F56C16C1852B7AF) #5
  %148 = call double @llvm.nvvm.fma.rn.d(double %147, double %142, double 0x3F81111111122322) #5
  %149 = call double @llvm.nvvm.fma.rn.d(double %148, double %142, double 0x3FA55555555502A1) #5
  %150 = call double @llvm.nvvm.fma.rn.d(double %149, double %142, double 0x3FC5555555555511) #5
  %151 = call double @llvm.nvvm.fma.rn.d(double %150, double %142, double 0x3FE000000000000B) #5
  %152 = call double @llvm.nvvm.fma.rn.d(double %151, double %142, double 1.000000e+00) #5
  %153 = call double @llvm.nvvm.fma.rn.d(double %152, double %142, double 1.000000e+00) #5
  %154 = call i32 @llvm.nvvm.d2i.lo(double %153) #5
  %155 = call i32 @llvm.nvvm.d2i.hi(double %153) #5
  %156 = shl i32 %138, 20
  %157 = add i32 %156, %155
  %158 = call double @llvm.nvvm.lohi.i2d(i32 %154, i32 %157) #5
  %159 = call i32 @llvm.nvvm.d2i.hi(double %134) #5
  %160 = bitcast i32 %159 to float
  br label %163

161:                                              ; No predecessors!
  %162 = call float @llvm.nvvm.fabs.ftz.f(float %160) #5
  br label %165

163:                                              ; preds = %127
  %164 = call float @llvm.nvvm.fabs.f(float %160) #5
  br label %165

165:                                              ; preds = %163, %161
  %166 = phi float [ %162, %161 ], [ %164, %163 ]
  %167 = bitcast i32 1082532651 to float
  %168 = fcmp olt float %166, %167
  %169 = zext i1 %168 to i32
  br i1 %168, label %203, label %170

170:                                              ; preds = %165
  %171 = fcmp olt double %134, 0.000000e+00
  br i1 %171, label %172, label %173

172:                                              ; preds = %170
  br label %176

173:                                              ; preds = %170
  %174 = bitcast i64 9218868437227405312 to double
  %175 = fadd double %134, %174
  br label %176

176:                                              ; preds = %173, %172
  %177 = phi double [ 0.000000e+00, %172 ], [ %175, %173 ]
  %178 = call i32 @llvm.nvvm.d2i.hi(double %134) #5
  %179 = bitcast i32 %178 to float
  br label %182

180:                                              ; No predecessors!
  %181 = call float @llvm.nvvm.fabs.ftz.f(float %179) #5
  br label %184

182:                                              ; preds = %176
  %183 = call float @llvm.nvvm.fabs.f(float %179) #5
  br label %184

184:                                              ; preds = %182, %180
  %185 = phi float [ %181, %180 ], [ %183, %182 ]
  %186 = bitcast i32 1082607616 to float
  %187 = fcmp olt float %185, %186
  %188 = zext i1 %187 to i32
  br i1 %187, label %189, label %201

189:                                              ; preds = %184
  %190 = sdiv i32 %138, 2
  %191 = call i32 @llvm.nvvm.d2i.lo(double %153) #5
  %192 = call i32 @llvm.nvvm.d2i.hi(double %153) #5
  %193 = shl i32 %190, 20
  %194 = add i32 %192, %193
  %195 = call double @llvm.nvvm.lohi.i2d(i32 %191, i32 %194) #5
  %196 = sub nsw i32 %138, %190
  %197 = shl i32 %196, 20
  %198 = add nsw i32 1072693248, %197
  %199 = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %198) #5
  %200 = fmul double %195, %199
  br label %201

201:                                              ; preds = %189, %184
  %202 = phi double [ %200, %189 ], [ %177, %184 ]
  br label %203

203:                                              ; preds = %165, %201
  %204 = phi double [ %158, %165 ], [ %202, %201 ]
  %205 = call double @llvm.nvvm.fabs.d(double %204) #5
  %206 = bitcast i64 9218868437227405312 to double
  %207 = fcmp oeq double %205, %206
  %208 = zext i1 %207 to i32
  %209 = icmp ne i32 %208, 0
  br i1 %209, label %212, label %210

210:                                              ; preds = %203
  %211 = call double @llvm.nvvm.fma.rn.d(double %204, double %136, double %204) #5
  br label %212

212:                                              ; preds = %210, %203
  %213 = phi double [ %204, %203 ], [ %211, %210 ]
  ret double %213
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.lohi.i2d(i32, i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.trunc.d(double) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.add.rn.d(double, double) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.lo(double) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare double @llvm.nvvm.rcp.approx.ftz.d(double) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.fma.rn.d(double, double, double) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.mul.rn.d(double, double) #1

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { convergent noinline nounwind "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #5 = { nounwind }
attributes #6 = { nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @trig_table, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{i32 33673, i32 33677, i32 33722, i32 33767}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.unroll.count", i32 1}
