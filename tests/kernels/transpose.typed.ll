; ModuleID = 'transpose.cu'
source_filename = "transpose.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.uint3 = type { i32, i32, i32 }

@_ZZ9transposeE4tile = internal addrspace(3) global [32 x [33 x float]] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @transpose(float* noundef %0, float* noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca %struct.uint3, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.uint3, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.uint3, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca %struct.uint3, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca %struct.uint3, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca %struct.uint3, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca %struct.uint3, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca %struct.uint3, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca %struct.uint3, align 4
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca %struct.uint3, align 4
  %42 = alloca i32, align 4
  %43 = alloca i32, align 4
  %44 = alloca i32, align 4
  %45 = alloca %struct.uint3, align 4
  %46 = alloca i32, align 4
  %47 = alloca i32, align 4
  %48 = alloca i32, align 4
  %49 = alloca %struct.uint3, align 4
  %50 = alloca i32, align 4
  %51 = alloca i32, align 4
  %52 = alloca i32, align 4
  %53 = alloca %struct.uint3, align 4
  %54 = alloca %struct.uint3, align 4
  %55 = alloca %struct.uint3, align 4
  %56 = alloca %struct.uint3, align 4
  %57 = alloca %struct.uint3, align 4
  %58 = alloca %struct.uint3, align 4
  %59 = alloca %struct.uint3, align 4
  %60 = alloca %struct.uint3, align 4
  %61 = alloca %struct.uint3, align 4
  %62 = alloca %struct.uint3, align 4
  %63 = alloca %struct.uint3, align 4
  %64 = alloca %struct.uint3, align 4
  %65 = alloca float*, align 8
  %66 = alloca float*, align 8
  %67 = alloca i32, align 4
  %68 = alloca i32, align 4
  %69 = alloca i32, align 4
  %70 = alloca %struct.uint3, align 4
  %71 = alloca %struct.uint3, align 4
  %72 = alloca i32, align 4
  %73 = alloca %struct.uint3, align 4
  %74 = alloca %struct.uint3, align 4
  %75 = alloca i32, align 4
  %76 = alloca %struct.uint3, align 4
  %77 = alloca %struct.uint3, align 4
  %78 = alloca %struct.uint3, align 4
  %79 = alloca %struct.uint3, align 4
  %80 = alloca %struct.uint3, align 4
  %81 = alloca %struct.uint3, align 4
  %82 = alloca i32, align 4
  %83 = alloca %struct.uint3, align 4
  %84 = alloca %struct.uint3, align 4
  store float* %0, float** %65, align 8
  store float* %1, float** %66, align 8
  store i32 %2, i32* %67, align 4
  store i32 %3, i32* %68, align 4
  %85 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %86 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3
  %87 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3
  store i32 %85, i32* %18, align 4
  store i32 %86, i32* %19, align 4
  store i32 %87, i32* %20, align 4
  %88 = getelementptr inbounds %struct.uint3, %struct.uint3* %17, i32 0, i32 0
  %89 = load i32, i32* %18, align 4
  store i32 %89, i32* %88, align 4
  %90 = getelementptr inbounds %struct.uint3, %struct.uint3* %17, i32 0, i32 1
  %91 = load i32, i32* %19, align 4
  store i32 %91, i32* %90, align 4
  %92 = getelementptr inbounds %struct.uint3, %struct.uint3* %17, i32 0, i32 2
  %93 = load i32, i32* %20, align 4
  store i32 %93, i32* %92, align 4
  %94 = load %struct.uint3, %struct.uint3* %17, align 4
  %95 = getelementptr inbounds %struct.uint3, %struct.uint3* %61, i32 0, i32 0
  %96 = extractvalue %struct.uint3 %94, 0
  store i32 %96, i32* %95, align 4
  %97 = getelementptr inbounds %struct.uint3, %struct.uint3* %61, i32 0, i32 1
  %98 = extractvalue %struct.uint3 %94, 1
  store i32 %98, i32* %97, align 4
  %99 = getelementptr inbounds %struct.uint3, %struct.uint3* %61, i32 0, i32 2
  %100 = extractvalue %struct.uint3 %94, 2
  store i32 %100, i32* %99, align 4
  %101 = load %struct.uint3, %struct.uint3* %61, align 4
  %102 = getelementptr inbounds %struct.uint3, %struct.uint3* %70, i32 0, i32 0
  %103 = extractvalue %struct.uint3 %101, 0
  store i32 %103, i32* %102, align 4
  %104 = getelementptr inbounds %struct.uint3, %struct.uint3* %70, i32 0, i32 1
  %105 = extractvalue %struct.uint3 %101, 1
  store i32 %105, i32* %104, align 4
  %106 = getelementptr inbounds %struct.uint3, %struct.uint3* %70, i32 0, i32 2
  %107 = extractvalue %struct.uint3 %101, 2
  store i32 %107, i32* %106, align 4
  %108 = getelementptr inbounds %struct.uint3, %struct.uint3* %70, i32 0, i32 0
  %109 = load i32, i32* %108, align 4
  %110 = mul i32 %109, 32
  %111 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %112 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3
  %113 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3
  store i32 %111, i32* %50, align 4
  store i32 %112, i32* %51, align 4
  store i32 %113, i32* %52, align 4
  %114 = getelementptr inbounds %struct.uint3, %struct.uint3* %49, i32 0, i32 0
  %115 = load i32, i32* %50, align 4
  store i32 %115, i32* %114, align 4
  %116 = getelementptr inbounds %struct.uint3, %struct.uint3* %49, i32 0, i32 1
  %117 = load i32, i32* %51, align 4
  store i32 %117, i32* %116, align 4
  %118 = getelementptr inbounds %struct.uint3, %struct.uint3* %49, i32 0, i32 2
  %119 = load i32, i32* %52, align 4
  store i32 %119, i32* %118, align 4
  %120 = load %struct.uint3, %struct.uint3* %49, align 4
  %121 = getelementptr inbounds %struct.uint3, %struct.uint3* %53, i32 0, i32 0
  %122 = extractvalue %struct.uint3 %120, 0
  store i32 %122, i32* %121, align 4
  %123 = getelementptr inbounds %struct.uint3, %struct.uint3* %53, i32 0, i32 1
  %124 = extractvalue %struct.uint3 %120, 1
  store i32 %124, i32* %123, align 4
  %125 = getelementptr inbounds %struct.uint3, %struct.uint3* %53, i32 0, i32 2
  %126 = extractvalue %struct.uint3 %120, 2
  store i32 %126, i32* %125, align 4
  %127 = load %struct.uint3, %struct.uint3* %53, align 4
  %128 = getelementptr inbounds %struct.uint3, %struct.uint3* %71, i32 0, i32 0
  %129 = extractvalue %struct.uint3 %127, 0
  store i32 %129, i32* %128, align 4
  %130 = getelementptr inbounds %struct.uint3, %struct.uint3* %71, i32 0, i32 1
  %131 = extractvalue %struct.uint3 %127, 1
  store i32 %131, i32* %130, align 4
  %132 = getelementptr inbounds %struct.uint3, %struct.uint3* %71, i32 0, i32 2
  %133 = extractvalue %struct.uint3 %127, 2
  store i32 %133, i32* %132, align 4
  %134 = getelementptr inbounds %struct.uint3, %struct.uint3* %71, i32 0, i32 0
  %135 = load i32, i32* %134, align 4
  %136 = add i32 %110, %135
  store i32 %136, i32* %69, align 4
  %137 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %138 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3
  %139 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3
  store i32 %137, i32* %14, align 4
  store i32 %138, i32* %15, align 4
  store i32 %139, i32* %16, align 4
  %140 = getelementptr inbounds %struct.uint3, %struct.uint3* %13, i32 0, i32 0
  %141 = load i32, i32* %14, align 4
  store i32 %141, i32* %140, align 4
  %142 = getelementptr inbounds %struct.uint3, %struct.uint3* %13, i32 0, i32 1
  %143 = load i32, i32* %15, align 4
  store i32 %143, i32* %142, align 4
  %144 = getelementptr inbounds %struct.uint3, %struct.uint3* %13, i32 0, i32 2
  %145 = load i32, i32* %16, align 4
  store i32 %145, i32* %144, align 4
  %146 = load %struct.uint3, %struct.uint3* %13, align 4
  %147 = getelementptr inbounds %struct.uint3, %struct.uint3* %62, i32 0, i32 0
  %148 = extractvalue %struct.uint3 %146, 0
  store i32 %148, i32* %147, align 4
  %149 = getelementptr inbounds %struct.uint3, %struct.uint3* %62, i32 0, i32 1
  %150 = extractvalue %struct.uint3 %146, 1
  store i32 %150, i32* %149, align 4
  %151 = getelementptr inbounds %struct.uint3, %struct.uint3* %62, i32 0, i32 2
  %152 = extractvalue %struct.uint3 %146, 2
  store i32 %152, i32* %151, align 4
  %153 = load %struct.uint3, %struct.uint3* %62, align 4
  %154 = getelementptr inbounds %struct.uint3, %struct.uint3* %73, i32 0, i32 0
  %155 = extractvalue %struct.uint3 %153, 0
  store i32 %155, i32* %154, align 4
  %156 = getelementptr inbounds %struct.uint3, %struct.uint3* %73, i32 0, i32 1
  %157 = extractvalue %struct.uint3 %153, 1
  store i32 %157, i32* %156, align 4
  %158 = getelementptr inbounds %struct.uint3, %struct.uint3* %73, i32 0, i32 2
  %159 = extractvalue %struct.uint3 %153, 2
  store i32 %159, i32* %158, align 4
  %160 = getelementptr inbounds %struct.uint3, %struct.uint3* %73, i32 0, i32 1
  %161 = load i32, i32* %160, align 4
  %162 = mul i32 %161, 32
  %163 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %164 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3
  %165 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3
  store i32 %163, i32* %46, align 4
  store i32 %164, i32* %47, align 4
  store i32 %165, i32* %48, align 4
  %166 = getelementptr inbounds %struct.uint3, %struct.uint3* %45, i32 0, i32 0
  %167 = load i32, i32* %46, align 4
  store i32 %167, i32* %166, align 4
  %168 = getelementptr inbounds %struct.uint3, %struct.uint3* %45, i32 0, i32 1
  %169 = load i32, i32* %47, align 4
  store i32 %169, i32* %168, align 4
  %170 = getelementptr inbounds %struct.uint3, %struct.uint3* %45, i32 0, i32 2
  %171 = load i32, i32* %48, align 4
  store i32 %171, i32* %170, align 4
  %172 = load %struct.uint3, %struct.uint3* %45, align 4
  %173 = getelementptr inbounds %struct.uint3, %struct.uint3* %54, i32 0, i32 0
  %174 = extractvalue %struct.uint3 %172, 0
  store i32 %174, i32* %173, align 4
  %175 = getelementptr inbounds %struct.uint3, %struct.uint3* %54, i32 0, i32 1
  %176 = extractvalue %struct.uint3 %172, 1
  store i32 %176, i32* %175, align 4
  %177 = getelementptr inbounds %struct.uint3, %struct.uint3* %54, i32 0, i32 2
  %178 = extractvalue %struct.uint3 %172, 2
  store i32 %178, i32* %177, align 4
  %179 = load %struct.uint3, %struct.uint3* %54, align 4
  %180 = getelementptr inbounds %struct.uint3, %struct.uint3* %74, i32 0, i32 0
  %181 = extractvalue %struct.uint3 %179, 0
  store i32 %181, i32* %180, align 4
  %182 = getelementptr inbounds %struct.uint3, %struct.uint3* %74, i32 0, i32 1
  %183 = extractvalue %struct.uint3 %179, 1
  store i32 %183, i32* %182, align 4
  %184 = getelementptr inbounds %struct.uint3, %struct.uint3* %74, i32 0, i32 2
  %185 = extractvalue %struct.uint3 %179, 2
  store i32 %185, i32* %184, align 4
  %186 = getelementptr inbounds %struct.uint3, %struct.uint3* %74, i32 0, i32 1
  %187 = load i32, i32* %186, align 4
  %188 = add i32 %162, %187
  store i32 %188, i32* %72, align 4
  store i32 0, i32* %75, align 4
  br label %189

189:                                              ; preds = %271, %4
  %190 = load i32, i32* %75, align 4
  %191 = icmp slt i32 %190, 32
  br i1 %191, label %192, label %274

192:                                              ; preds = %189
  %193 = load i32, i32* %69, align 4
  %194 = load i32, i32* %67, align 4
  %195 = icmp slt i32 %193, %194
  br i1 %195, label %196, label %270

196:                                              ; preds = %192
  %197 = load i32, i32* %72, align 4
  %198 = load i32, i32* %75, align 4
  %199 = add nsw i32 %197, %198
  %200 = load i32, i32* %68, align 4
  %201 = icmp slt i32 %199, %200
  br i1 %201, label %202, label %270

202:                                              ; preds = %196
  %203 = load float*, float** %66, align 8
  %204 = load i32, i32* %72, align 4
  %205 = load i32, i32* %75, align 4
  %206 = add nsw i32 %204, %205
  %207 = load i32, i32* %67, align 4
  %208 = mul nsw i32 %206, %207
  %209 = load i32, i32* %69, align 4
  %210 = add nsw i32 %208, %209
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds float, float* %203, i64 %211
  %213 = load float, float* %212, align 4
  %214 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %215 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3
  %216 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3
  store i32 %214, i32* %42, align 4
  store i32 %215, i32* %43, align 4
  store i32 %216, i32* %44, align 4
  %217 = getelementptr inbounds %struct.uint3, %struct.uint3* %41, i32 0, i32 0
  %218 = load i32, i32* %42, align 4
  store i32 %218, i32* %217, align 4
  %219 = getelementptr inbounds %struct.uint3, %struct.uint3* %41, i32 0, i32 1
  %220 = load i32, i32* %43, align 4
  store i32 %220, i32* %219, align 4
  %221 = getelementptr inbounds %struct.uint3, %struct.uint3* %41, i32 0, i32 2
  %222 = load i32, i32* %44, align 4
  store i32 %222, i32* %221, align 4
  %223 = load %struct.uint3, %struct.uint3* %41, align 4
  %224 = getelementptr inbounds %struct.uint3, %struct.uint3* %55, i32 0, i32 0
  %225 = extractvalue %struct.uint3 %223, 0
  store i32 %225, i32* %224, align 4
  %226 = getelementptr inbounds %struct.uint3, %struct.uint3* %55, i32 0, i32 1
  %227 = extractvalue %struct.uint3 %223, 1
  store i32 %227, i32* %226, align 4
  %228 = getelementptr inbounds %struct.uint3, %struct.uint3* %55, i32 0, i32 2
  %229 = extractvalue %struct.uint3 %223, 2
  store i32 %229, i32* %228, align 4
  %230 = load %struct.uint3, %struct.uint3* %55, align 4
  %231 = getelementptr inbounds %struct.uint3, %struct.uint3* %76, i32 0, i32 0
  %232 = extractvalue %struct.uint3 %230, 0
  store i32 %232, i32* %231, align 4
  %233 = getelementptr inbounds %struct.uint3, %struct.uint3* %76, i32 0, i32 1
  %234 = extractvalue %struct.uint3 %230, 1
  store i32 %234, i32* %233, align 4
  %235 = getelementptr inbounds %struct.uint3, %struct.uint3* %76, i32 0, i32 2
  %236 = extractvalue %struct.uint3 %230, 2
  store i32 %236, i32* %235, align 4
  %237 = getelementptr inbounds %struct.uint3, %struct.uint3* %76, i32 0, i32 1
  %238 = load i32, i32* %237, align 4
  %239 = load i32, i32* %75, align 4
  %240 = add i32 %238, %239
  %241 = zext i32 %240 to i64
  %242 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]]* addrspacecast ([32 x [33 x float]] addrspace(3)* @_ZZ9transposeE4tile to [32 x [33 x float]]*), i64 0, i64 %241
  %243 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %244 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3
  %245 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3
  store i32 %243, i32* %38, align 4
  store i32 %244, i32* %39, align 4
  store i32 %245, i32* %40, align 4
  %246 = getelementptr inbounds %struct.uint3, %struct.uint3* %37, i32 0, i32 0
  %247 = load i32, i32* %38, align 4
  store i32 %247, i32* %246, align 4
  %248 = getelementptr inbounds %struct.uint3, %struct.uint3* %37, i32 0, i32 1
  %249 = load i32, i32* %39, align 4
  store i32 %249, i32* %248, align 4
  %250 = getelementptr inbounds %struct.uint3, %struct.uint3* %37, i32 0, i32 2
  %251 = load i32, i32* %40, align 4
  store i32 %251, i32* %250, align 4
  %252 = load %struct.uint3, %struct.uint3* %37, align 4
  %253 = getelementptr inbounds %struct.uint3, %struct.uint3* %56, i32 0, i32 0
  %254 = extractvalue %struct.uint3 %252, 0
  store i32 %254, i32* %253, align 4
  %255 = getelementptr inbounds %struct.uint3, %struct.uint3* %56, i32 0, i32 1
  %256 = extractvalue %struct.uint3 %252, 1
  store i32 %256, i32* %255, align 4
  %257 = getelementptr inbounds %struct.uint3, %struct.uint3* %56, i32 0, i32 2
  %258 = extractvalue %struct.uint3 %252, 2
  store i32 %258, i32* %257, align 4
  %259 = load %struct.uint3, %struct.uint3* %56, align 4
  %260 = getelementptr inbounds %struct.uint3, %struct.uint3* %77, i32 0, i32 0
  %261 = extractvalue %struct.uint3 %259, 0
  store i32 %261, i32* %260, align 4
  %262 = getelementptr inbounds %struct.uint3, %struct.uint3* %77, i32 0, i32 1
  %263 = extractvalue %struct.uint3 %259, 1
  store i32 %263, i32* %262, align 4
  %264 = getelementptr inbounds %struct.uint3, %struct.uint3* %77, i32 0, i32 2
  %265 = extractvalue %struct.uint3 %259, 2
  store i32 %265, i32* %264, align 4
  %266 = getelementptr inbounds %struct.uint3, %struct.uint3* %77, i32 0, i32 0
  %267 = load i32, i32* %266, align 4
  %268 = zext i32 %267 to i64
  %269 = getelementptr inbounds [33 x float], [33 x float]* %242, i64 0, i64 %268
  store float %213, float* %269, align 4
  br label %270

270:                                              ; preds = %202, %196, %192
  br label %271

271:                                              ; preds = %270
  %272 = load i32, i32* %75, align 4
  %273 = add nsw i32 %272, 8
  store i32 %273, i32* %75, align 4
  br label %189, !llvm.loop !5

274:                                              ; preds = %189
  call void @llvm.nvvm.barrier0()
  %275 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %276 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3
  %277 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3
  store i32 %275, i32* %10, align 4
  store i32 %276, i32* %11, align 4
  store i32 %277, i32* %12, align 4
  %278 = getelementptr inbounds %struct.uint3, %struct.uint3* %9, i32 0, i32 0
  %279 = load i32, i32* %10, align 4
  store i32 %279, i32* %278, align 4
  %280 = getelementptr inbounds %struct.uint3, %struct.uint3* %9, i32 0, i32 1
  %281 = load i32, i32* %11, align 4
  store i32 %281, i32* %280, align 4
  %282 = getelementptr inbounds %struct.uint3, %struct.uint3* %9, i32 0, i32 2
  %283 = load i32, i32* %12, align 4
  store i32 %283, i32* %282, align 4
  %284 = load %struct.uint3, %struct.uint3* %9, align 4
  %285 = getelementptr inbounds %struct.uint3, %struct.uint3* %63, i32 0, i32 0
  %286 = extractvalue %struct.uint3 %284, 0
  store i32 %286, i32* %285, align 4
  %287 = getelementptr inbounds %struct.uint3, %struct.uint3* %63, i32 0, i32 1
  %288 = extractvalue %struct.uint3 %284, 1
  store i32 %288, i32* %287, align 4
  %289 = getelementptr inbounds %struct.uint3, %struct.uint3* %63, i32 0, i32 2
  %290 = extractvalue %struct.uint3 %284, 2
  store i32 %290, i32* %289, align 4
  %291 = load %struct.uint3, %struct.uint3* %63, align 4
  %292 = getelementptr inbounds %struct.uint3, %struct.uint3* %78, i32 0, i32 0
  %293 = extractvalue %struct.uint3 %291, 0
  store i32 %293, i32* %292, align 4
  %294 = getelementptr inbounds %struct.uint3, %struct.uint3* %78, i32 0, i32 1
  %295 = extractvalue %struct.uint3 %291, 1
  store i32 %295, i32* %294, align 4
  %296 = getelementptr inbounds %struct.uint3, %struct.uint3* %78, i32 0, i32 2
  %297 = extractvalue %struct.uint3 %291, 2
  store i32 %297, i32* %296, align 4
  %298 = getelementptr inbounds %struct.uint3, %struct.uint3* %78, i32 0, i32 1
  %299 = load i32, i32* %298, align 4
  %300 = mul i32 %299, 32
  %301 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %302 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3
  %303 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3
  store i32 %301, i32* %34, align 4
  store i32 %302, i32* %35, align 4
  store i32 %303, i32* %36, align 4
  %304 = getelementptr inbounds %struct.uint3, %struct.uint3* %33, i32 0, i32 0
  %305 = load i32, i32* %34, align 4
  store i32 %305, i32* %304, align 4
  %306 = getelementptr inbounds %struct.uint3, %struct.uint3* %33, i32 0, i32 1
  %307 = load i32, i32* %35, align 4
  store i32 %307, i32* %306, align 4
  %308 = getelementptr inbounds %struct.uint3, %struct.uint3* %33, i32 0, i32 2
  %309 = load i32, i32* %36, align 4
  store i32 %309, i32* %308, align 4
  %310 = load %struct.uint3, %struct.uint3* %33, align 4
  %311 = getelementptr inbounds %struct.uint3, %struct.uint3* %57, i32 0, i32 0
  %312 = extractvalue %struct.uint3 %310, 0
  store i32 %312, i32* %311, align 4
  %313 = getelementptr inbounds %struct.uint3, %struct.uint3* %57, i32 0, i32 1
  %314 = extractvalue %struct.uint3 %310, 1
  store i32 %314, i32* %313, align 4
  %315 = getelementptr inbounds %struct.uint3, %struct.uint3* %57, i32 0, i32 2
  %316 = extractvalue %struct.uint3 %310, 2
  store i32 %316, i32* %315, align 4
  %317 = load %struct.uint3, %struct.uint3* %57, align 4
  %318 = getelementptr inbounds %struct.uint3, %struct.uint3* %79, i32 0, i32 0
  %319 = extractvalue %struct.uint3 %317, 0
  store i32 %319, i32* %318, align 4
  %320 = getelementptr inbounds %struct.uint3, %struct.uint3* %79, i32 0, i32 1
  %321 = extractvalue %struct.uint3 %317, 1
  store i32 %321, i32* %320, align 4
  %322 = getelementptr inbounds %struct.uint3, %struct.uint3* %79, i32 0, i32 2
  %323 = extractvalue %struct.uint3 %317, 2
  store i32 %323, i32* %322, align 4
  %324 = getelementptr inbounds %struct.uint3, %struct.uint3* %79, i32 0, i32 0
  %325 = load i32, i32* %324, align 4
  %326 = add i32 %300, %325
  store i32 %326, i32* %69, align 4
  %327 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %328 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3
  %329 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3
  store i32 %327, i32* %6, align 4
  store i32 %328, i32* %7, align 4
  store i32 %329, i32* %8, align 4
  %330 = getelementptr inbounds %struct.uint3, %struct.uint3* %5, i32 0, i32 0
  %331 = load i32, i32* %6, align 4
  store i32 %331, i32* %330, align 4
  %332 = getelementptr inbounds %struct.uint3, %struct.uint3* %5, i32 0, i32 1
  %333 = load i32, i32* %7, align 4
  store i32 %333, i32* %332, align 4
  %334 = getelementptr inbounds %struct.uint3, %struct.uint3* %5, i32 0, i32 2
  %335 = load i32, i32* %8, align 4
  store i32 %335, i32* %334, align 4
  %336 = load %struct.uint3, %struct.uint3* %5, align 4
  %337 = getelementptr inbounds %struct.uint3, %struct.uint3* %64, i32 0, i32 0
  %338 = extractvalue %struct.uint3 %336, 0
  store i32 %338, i32* %337, align 4
  %339 = getelementptr inbounds %struct.uint3, %struct.uint3* %64, i32 0, i32 1
  %340 = extractvalue %struct.uint3 %336, 1
  store i32 %340, i32* %339, align 4
  %341 = getelementptr inbounds %struct.uint3, %struct.uint3* %64, i32 0, i32 2
  %342 = extractvalue %struct.uint3 %336, 2
  store i32 %342, i32* %341, align 4
  %343 = load %struct.uint3, %struct.uint3* %64, align 4
  %344 = getelementptr inbounds %struct.uint3, %struct.uint3* %80, i32 0, i32 0
  %345 = extractvalue %struct.uint3 %343, 0
  store i32 %345, i32* %344, align 4
  %346 = getelementptr inbounds %struct.uint3, %struct.uint3* %80, i32 0, i32 1
  %347 = extractvalue %struct.uint3 %343, 1
  store i32 %347, i32* %346, align 4
  %348 = getelementptr inbounds %struct.uint3, %struct.uint3* %80, i32 0, i32 2
  %349 = extractvalue %struct.uint3 %343, 2
  store i32 %349, i32* %348, align 4
  %350 = getelementptr inbounds %struct.uint3, %struct.uint3* %80, i32 0, i32 0
  %351 = load i32, i32* %350, align 4
  %352 = mul i32 %351, 32
  %353 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %354 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3
  %355 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3
  store i32 %353, i32* %30, align 4
  store i32 %354, i32* %31, align 4
  store i32 %355, i32* %32, align 4
  %356 = getelementptr inbounds %struct.uint3, %struct.uint3* %29, i32 0, i32 0
  %357 = load i32, i32* %30, align 4
  store i32 %357, i32* %356, align 4
  %358 = getelementptr inbounds %struct.uint3, %struct.uint3* %29, i32 0, i32 1
  %359 = load i32, i32* %31, align 4
  store i32 %359, i32* %358, align 4
  %360 = getelementptr inbounds %struct.uint3, %struct.uint3* %29, i32 0, i32 2
  %361 = load i32, i32* %32, align 4
  store i32 %361, i32* %360, align 4
  %362 = load %struct.uint3, %struct.uint3* %29, align 4
  %363 = getelementptr inbounds %struct.uint3, %struct.uint3* %58, i32 0, i32 0
  %364 = extractvalue %struct.uint3 %362, 0
  store i32 %364, i32* %363, align 4
  %365 = getelementptr inbounds %struct.uint3, %struct.uint3* %58, i32 0, i32 1
  %366 = extractvalue %struct.uint3 %362, 1
  store i32 %366, i32* %365, align 4
  %367 = getelementptr inbounds %struct.uint3, %struct.uint3* %58, i32 0, i32 2
  %368 = extractvalue %struct.uint3 %362, 2
  store i32 %368, i32* %367, align 4
  %369 = load %struct.uint3, %struct.uint3* %58, align 4
  %370 = getelementptr inbounds %struct.uint3, %struct.uint3* %81, i32 0, i32 0
  %371 = extractvalue %struct.uint3 %369, 0
  store i32 %371, i32* %370, align 4
  %372 = getelementptr inbounds %struct.uint3, %struct.uint3* %81, i32 0, i32 1
  %373 = extractvalue %struct.uint3 %369, 1
  store i32 %373, i32* %372, align 4
  %374 = getelementptr inbounds %struct.uint3, %struct.uint3* %81, i32 0, i32 2
  %375 = extractvalue %struct.uint3 %369, 2
  store i32 %375, i32* %374, align 4
  %376 = getelementptr inbounds %struct.uint3, %struct.uint3* %81, i32 0, i32 1
  %377 = load i32, i32* %376, align 4
  %378 = add i32 %352, %377
  store i32 %378, i32* %72, align 4
  store i32 0, i32* %82, align 4
  br label %379

379:                                              ; preds = %461, %274
  %380 = load i32, i32* %82, align 4
  %381 = icmp slt i32 %380, 32
  br i1 %381, label %382, label %464

382:                                              ; preds = %379
  %383 = load i32, i32* %69, align 4
  %384 = load i32, i32* %68, align 4
  %385 = icmp slt i32 %383, %384
  br i1 %385, label %386, label %460

386:                                              ; preds = %382
  %387 = load i32, i32* %72, align 4
  %388 = load i32, i32* %82, align 4
  %389 = add nsw i32 %387, %388
  %390 = load i32, i32* %67, align 4
  %391 = icmp slt i32 %389, %390
  br i1 %391, label %392, label %460

392:                                              ; preds = %386
  %393 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %394 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3
  %395 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3
  store i32 %393, i32* %26, align 4
  store i32 %394, i32* %27, align 4
  store i32 %395, i32* %28, align 4
  %396 = getelementptr inbounds %struct.uint3, %struct.uint3* %25, i32 0, i32 0
  %397 = load i32, i32* %26, align 4
  store i32 %397, i32* %396, align 4
  %398 = getelementptr inbounds %struct.uint3, %struct.uint3* %25, i32 0, i32 1
  %399 = load i32, i32* %27, align 4
  store i32 %399, i32* %398, align 4
  %400 = getelementptr inbounds %struct.uint3, %struct.uint3* %25, i32 0, i32 2
  %401 = load i32, i32* %28, align 4
  store i32 %401, i32* %400, align 4
  %402 = load %struct.uint3, %struct.uint3* %25, align 4
  %403 = getelementptr inbounds %struct.uint3, %struct.uint3* %59, i32 0, i32 0
  %404 = extractvalue %struct.uint3 %402, 0
  store i32 %404, i32* %403, align 4
  %405 = getelementptr inbounds %struct.uint3, %struct.uint3* %59, i32 0, i32 1
  %406 = extractvalue %struct.uint3 %402, 1
  store i32 %406, i32* %405, align 4
  %407 = getelementptr inbounds %struct.uint3, %struct.uint3* %59, i32 0, i32 2
  %408 = extractvalue %struct.uint3 %402, 2
  store i32 %408, i32* %407, align 4
  %409 = load %struct.uint3, %struct.uint3* %59, align 4
  %410 = getelementptr inbounds %struct.uint3, %struct.uint3* %83, i32 0, i32 0
  %411 = extractvalue %struct.uint3 %409, 0
  store i32 %411, i32* %410, align 4
  %412 = getelementptr inbounds %struct.uint3, %struct.uint3* %83, i32 0, i32 1
  %413 = extractvalue %struct.uint3 %409, 1
  store i32 %413, i32* %412, align 4
  %414 = getelementptr inbounds %struct.uint3, %struct.uint3* %83, i32 0, i32 2
  %415 = extractvalue %struct.uint3 %409, 2
  store i32 %415, i32* %414, align 4
  %416 = getelementptr inbounds %struct.uint3, %struct.uint3* %83, i32 0, i32 0
  %417 = load i32, i32* %416, align 4
  %418 = zext i32 %417 to i64
  %419 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]]* addrspacecast ([32 x [33 x float]] addrspace(3)* @_ZZ9transposeE4tile to [32 x [33 x float]]*), i64 0, i64 %418
  %420 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %421 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3
  %422 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3
  store i32 %420, i32* %22, align 4
  store i32 %421, i32* %23, align 4
  store i32 %422, i32* %24, align 4
  %423 = getelementptr inbounds %struct.uint3, %struct.uint3* %21, i32 0, i32 0
  %424 = load i32, i32* %22, align 4
  store i32 %424, i32* %423, align 4
  %425 = getelementptr inbounds %struct.uint3, %struct.uint3* %21, i32 0, i32 1
  %426 = load i32, i32* %23, align 4
  store i32 %426, i32* %425, align 4
  %427 = getelementptr inbounds %struct.uint3, %struct.uint3* %21, i32 0, i32 2
  %428 = load i32, i32* %24, align 4
  store i32 %428, i32* %427, align 4
  %429 = load %struct.uint3, %struct.uint3* %21, align 4
  %430 = getelementptr inbounds %struct.uint3, %struct.uint3* %60, i32 0, i32 0
  %431 = extractvalue %struct.uint3 %429, 0
  store i32 %431, i32* %430, align 4
  %432 = getelementptr inbounds %struct.uint3, %struct.uint3* %60, i32 0, i32 1
  %433 = extractvalue %struct.uint3 %429, 1
  store i32 %433, i32* %432, align 4
  %434 = getelementptr inbounds %struct.uint3, %struct.uint3* %60, i32 0, i32 2
  %435 = extractvalue %struct.uint3 %429, 2
  store i32 %435, i32* %434, align 4
  %436 = load %struct.uint3, %struct.uint3* %60, align 4
  %437 = getelementptr inbounds %struct.uint3, %struct.uint3* %84, i32 0, i32 0
  %438 = extractvalue %struct.uint3 %436, 0
  store i32 %438, i32* %437, align 4
  %439 = getelementptr inbounds %struct.uint3, %struct.uint3* %84, i32 0, i32 1
  %440 = extractvalue %struct.uint3 %436, 1
  store i32 %440, i32* %439, align 4
  %441 = getelementptr inbounds %struct.uint3, %struct.uint3* %84, i32 0, i32 2
  %442 = extractvalue %struct.uint3 %436, 2
  store i32 %442, i32* %441, align 4
  %443 = getelementptr inbounds %struct.uint3, %struct.uint3* %84, i32 0, i32 1
  %444 = load i32, i32* %443, align 4
  %445 = load i32, i32* %82, align 4
  %446 = add i32 %444, %445
  %447 = zext i32 %446 to i64
  %448 = getelementptr inbounds [33 x float], [33 x float]* %419, i64 0, i64 %447
  %449 = load float, float* %448, align 4
  %450 = load float*, float** %65, align 8
  %451 = load i32, i32* %72, align 4
  %452 = load i32, i32* %82, align 4
  %453 = add nsw i32 %451, %452
  %454 = load i32, i32* %68, align 4
  %455 = mul nsw i32 %453, %454
  %456 = load i32, i32* %69, align 4
  %457 = add nsw i32 %455, %456
  %458 = sext i32 %457 to i64
  %459 = getelementptr inbounds float, float* %450, i64 %458
  store float %449, float* %459, align 4
  br label %460

460:                                              ; preds = %392, %386, %382
  br label %461

461:                                              ; preds = %460
  %462 = load i32, i32* %82, align 4
  %463 = add nsw i32 %462, 8
  store i32 %463, i32* %82, align 4
  br label %379, !llvm.loop !7

464:                                              ; preds = %379
  ret void
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #2

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx75,+sm_75" }
attributes #1 = { convergent nounwind }
attributes #2 = { nounwind readnone speculatable }
attributes #3 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (float*, float*, i32, i32)* @transpose, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"Debian clang version 14.0.6"}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
