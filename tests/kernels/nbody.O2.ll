; ModuleID = 'nbody.cu'
source_filename = "nbody.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }
%struct.float3 = type { float, float, float }

@_ZZ5nbodyE4tile = internal unnamed_addr addrspace(3) global [64 x %struct.float4] undef, align 16

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.float3 @_Z7attract6float4S_6float3(ptr nocapture noundef readonly byval(%struct.float4) align 16 %0, ptr nocapture noundef readonly byval(%struct.float4) align 16 %1, ptr nocapture noundef readonly byval(%struct.float3) align 4 %2) local_unnamed_addr #0 {
  %4 = load float, ptr %1, align 16, !tbaa !8
  %5 = load float, ptr %0, align 16, !tbaa !8
  %6 = fsub contract float %4, %5
  %7 = getelementptr inbounds i8, ptr %1, i64 4
  %8 = load float, ptr %7, align 4, !tbaa !13
  %9 = getelementptr inbounds i8, ptr %0, i64 4
  %10 = load float, ptr %9, align 4, !tbaa !13
  %11 = fsub contract float %8, %10
  %12 = getelementptr inbounds i8, ptr %1, i64 8
  %13 = load float, ptr %12, align 8, !tbaa !14
  %14 = getelementptr inbounds i8, ptr %0, i64 8
  %15 = load float, ptr %14, align 8, !tbaa !14
  %16 = fsub contract float %13, %15
  %17 = fmul contract float %6, %6
  %18 = fmul contract float %11, %11
  %19 = fadd contract float %17, %18
  %20 = fmul contract float %16, %16
  %21 = fadd contract float %19, %20
  %22 = fadd contract float %21, 0x3F847AE140000000
  %23 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %22)
  %24 = getelementptr inbounds i8, ptr %1, i64 12
  %25 = load float, ptr %24, align 4, !tbaa !15
  %26 = fmul contract float %23, %25
  %27 = fmul contract float %23, %26
  %28 = fmul contract float %23, %27
  %29 = fmul contract float %6, %28
  %30 = load float, ptr %2, align 4, !tbaa !16
  %31 = fadd contract float %30, %29
  %32 = fmul contract float %11, %28
  %33 = getelementptr inbounds i8, ptr %2, i64 4
  %34 = load float, ptr %33, align 4, !tbaa !18
  %35 = fadd contract float %34, %32
  %36 = fmul contract float %16, %28
  %37 = getelementptr inbounds i8, ptr %2, i64 8
  %38 = load float, ptr %37, align 4, !tbaa !19
  %39 = fadd contract float %36, %38
  %40 = insertvalue %struct.float3 poison, float %31, 0
  %41 = insertvalue %struct.float3 %40, float %35, 1
  %42 = insertvalue %struct.float3 %41, float %39, 2
  ret %struct.float3 %42
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @nbody(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly %2, ptr nocapture noundef writeonly %3, i32 noundef %4, float noundef %5) local_unnamed_addr #1 {
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 6
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %22

12:                                               ; preds = %6
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds %struct.float4, ptr %0, i64 %13
  %15 = getelementptr inbounds i8, ptr %14, i64 12
  %16 = getelementptr inbounds i8, ptr %14, i64 8
  %17 = getelementptr inbounds i8, ptr %14, i64 4
  %18 = load float, ptr %14, align 16, !tbaa !20
  %19 = load float, ptr %17, align 4, !tbaa !20
  %20 = load float, ptr %16, align 8, !tbaa !20
  %21 = load float, ptr %15, align 4, !tbaa !20
  br label %22

22:                                               ; preds = %6, %12
  %23 = phi float [ %18, %12 ], [ 0.000000e+00, %6 ]
  %24 = phi float [ %19, %12 ], [ 0.000000e+00, %6 ]
  %25 = phi float [ %20, %12 ], [ 0.000000e+00, %6 ]
  %26 = phi float [ %21, %12 ], [ 0.000000e+00, %6 ]
  %27 = icmp sgt i32 %4, 0
  br i1 %27, label %28, label %34

28:                                               ; preds = %22
  %29 = zext nneg i32 %9 to i64
  %30 = getelementptr inbounds [64 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 0, i64 %29
  %31 = getelementptr inbounds i8, ptr %30, i64 4
  %32 = getelementptr inbounds i8, ptr %30, i64 8
  %33 = getelementptr inbounds i8, ptr %30, i64 12
  br label %38

34:                                               ; preds = %60, %22
  %35 = phi float [ 0.000000e+00, %22 ], [ %294, %60 ]
  %36 = phi float [ 0.000000e+00, %22 ], [ %296, %60 ]
  %37 = phi float [ 0.000000e+00, %22 ], [ %298, %60 ]
  br i1 %11, label %301, label %331

38:                                               ; preds = %28, %60
  %39 = phi float [ 0.000000e+00, %28 ], [ %298, %60 ]
  %40 = phi float [ 0.000000e+00, %28 ], [ %296, %60 ]
  %41 = phi float [ 0.000000e+00, %28 ], [ %294, %60 ]
  %42 = phi i32 [ 0, %28 ], [ %61, %60 ]
  %43 = add nuw i32 %42, %9
  %44 = icmp slt i32 %43, %4
  br i1 %44, label %45, label %55

45:                                               ; preds = %38
  %46 = sext i32 %43 to i64
  %47 = getelementptr inbounds %struct.float4, ptr %0, i64 %46
  %48 = getelementptr inbounds i8, ptr %47, i64 12
  %49 = getelementptr inbounds i8, ptr %47, i64 8
  %50 = getelementptr inbounds i8, ptr %47, i64 4
  %51 = load float, ptr %47, align 16, !tbaa !20
  %52 = load float, ptr %50, align 4, !tbaa !20
  %53 = load float, ptr %49, align 8, !tbaa !20
  %54 = load float, ptr %48, align 4, !tbaa !20
  br label %55

55:                                               ; preds = %38, %45
  %56 = phi float [ %52, %45 ], [ 0.000000e+00, %38 ]
  %57 = phi float [ %51, %45 ], [ 0.000000e+00, %38 ]
  %58 = phi float [ %53, %45 ], [ 0.000000e+00, %38 ]
  %59 = phi float [ %54, %45 ], [ 0.000000e+00, %38 ]
  store float %57, ptr %30, align 16, !tbaa !20
  store float %56, ptr %31, align 4, !tbaa !20
  store float %58, ptr %32, align 8, !tbaa !20
  store float %59, ptr %33, align 4, !tbaa !20
  tail call void @llvm.nvvm.barrier0()
  br label %63

60:                                               ; preds = %63
  tail call void @llvm.nvvm.barrier0()
  %61 = add nuw nsw i32 %42, 64
  %62 = icmp slt i32 %61, %4
  br i1 %62, label %38, label %34, !llvm.loop !21

63:                                               ; preds = %63, %55
  %64 = phi float [ %39, %55 ], [ %298, %63 ]
  %65 = phi float [ %40, %55 ], [ %296, %63 ]
  %66 = phi float [ %41, %55 ], [ %294, %63 ]
  %67 = phi i32 [ 0, %55 ], [ %299, %63 ]
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr inbounds [64 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 0, i64 %68
  %70 = load float, ptr %69, align 16, !tbaa !20
  %71 = getelementptr inbounds i8, ptr %69, i64 4
  %72 = load float, ptr %71, align 4, !tbaa !20
  %73 = getelementptr inbounds i8, ptr %69, i64 8
  %74 = load float, ptr %73, align 8, !tbaa !20
  %75 = getelementptr inbounds i8, ptr %69, i64 12
  %76 = load float, ptr %75, align 4, !tbaa !20
  %77 = fsub contract float %70, %23
  %78 = fsub contract float %72, %24
  %79 = fsub contract float %74, %25
  %80 = fmul contract float %77, %77
  %81 = fmul contract float %78, %78
  %82 = fadd contract float %80, %81
  %83 = fmul contract float %79, %79
  %84 = fadd contract float %82, %83
  %85 = fadd contract float %84, 0x3F847AE140000000
  %86 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %85)
  %87 = fmul contract float %76, %86
  %88 = fmul contract float %86, %87
  %89 = fmul contract float %86, %88
  %90 = fmul contract float %77, %89
  %91 = fadd contract float %66, %90
  %92 = fmul contract float %78, %89
  %93 = fadd contract float %65, %92
  %94 = fmul contract float %79, %89
  %95 = fadd contract float %64, %94
  %96 = or disjoint i32 %67, 1
  %97 = zext nneg i32 %96 to i64
  %98 = getelementptr inbounds [64 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 0, i64 %97
  %99 = load float, ptr %98, align 16, !tbaa !20
  %100 = getelementptr inbounds i8, ptr %98, i64 4
  %101 = load float, ptr %100, align 4, !tbaa !20
  %102 = getelementptr inbounds i8, ptr %98, i64 8
  %103 = load float, ptr %102, align 8, !tbaa !20
  %104 = getelementptr inbounds i8, ptr %98, i64 12
  %105 = load float, ptr %104, align 4, !tbaa !20
  %106 = fsub contract float %99, %23
  %107 = fsub contract float %101, %24
  %108 = fsub contract float %103, %25
  %109 = fmul contract float %106, %106
  %110 = fmul contract float %107, %107
  %111 = fadd contract float %109, %110
  %112 = fmul contract float %108, %108
  %113 = fadd contract float %111, %112
  %114 = fadd contract float %113, 0x3F847AE140000000
  %115 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %114)
  %116 = fmul contract float %105, %115
  %117 = fmul contract float %115, %116
  %118 = fmul contract float %115, %117
  %119 = fmul contract float %106, %118
  %120 = fadd contract float %91, %119
  %121 = fmul contract float %107, %118
  %122 = fadd contract float %93, %121
  %123 = fmul contract float %108, %118
  %124 = fadd contract float %95, %123
  %125 = or disjoint i32 %67, 2
  %126 = zext nneg i32 %125 to i64
  %127 = getelementptr inbounds [64 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 0, i64 %126
  %128 = load float, ptr %127, align 16, !tbaa !20
  %129 = getelementptr inbounds i8, ptr %127, i64 4
  %130 = load float, ptr %129, align 4, !tbaa !20
  %131 = getelementptr inbounds i8, ptr %127, i64 8
  %132 = load float, ptr %131, align 8, !tbaa !20
  %133 = getelementptr inbounds i8, ptr %127, i64 12
  %134 = load float, ptr %133, align 4, !tbaa !20
  %135 = fsub contract float %128, %23
  %136 = fsub contract float %130, %24
  %137 = fsub contract float %132, %25
  %138 = fmul contract float %135, %135
  %139 = fmul contract float %136, %136
  %140 = fadd contract float %138, %139
  %141 = fmul contract float %137, %137
  %142 = fadd contract float %140, %141
  %143 = fadd contract float %142, 0x3F847AE140000000
  %144 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %143)
  %145 = fmul contract float %134, %144
  %146 = fmul contract float %144, %145
  %147 = fmul contract float %144, %146
  %148 = fmul contract float %135, %147
  %149 = fadd contract float %120, %148
  %150 = fmul contract float %136, %147
  %151 = fadd contract float %122, %150
  %152 = fmul contract float %137, %147
  %153 = fadd contract float %124, %152
  %154 = or disjoint i32 %67, 3
  %155 = zext nneg i32 %154 to i64
  %156 = getelementptr inbounds [64 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 0, i64 %155
  %157 = load float, ptr %156, align 16, !tbaa !20
  %158 = getelementptr inbounds i8, ptr %156, i64 4
  %159 = load float, ptr %158, align 4, !tbaa !20
  %160 = getelementptr inbounds i8, ptr %156, i64 8
  %161 = load float, ptr %160, align 8, !tbaa !20
  %162 = getelementptr inbounds i8, ptr %156, i64 12
  %163 = load float, ptr %162, align 4, !tbaa !20
  %164 = fsub contract float %157, %23
  %165 = fsub contract float %159, %24
  %166 = fsub contract float %161, %25
  %167 = fmul contract float %164, %164
  %168 = fmul contract float %165, %165
  %169 = fadd contract float %167, %168
  %170 = fmul contract float %166, %166
  %171 = fadd contract float %169, %170
  %172 = fadd contract float %171, 0x3F847AE140000000
  %173 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %172)
  %174 = fmul contract float %163, %173
  %175 = fmul contract float %173, %174
  %176 = fmul contract float %173, %175
  %177 = fmul contract float %164, %176
  %178 = fadd contract float %149, %177
  %179 = fmul contract float %165, %176
  %180 = fadd contract float %151, %179
  %181 = fmul contract float %166, %176
  %182 = fadd contract float %153, %181
  %183 = or disjoint i32 %67, 4
  %184 = zext nneg i32 %183 to i64
  %185 = getelementptr inbounds [64 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 0, i64 %184
  %186 = load float, ptr %185, align 16, !tbaa !20
  %187 = getelementptr inbounds i8, ptr %185, i64 4
  %188 = load float, ptr %187, align 4, !tbaa !20
  %189 = getelementptr inbounds i8, ptr %185, i64 8
  %190 = load float, ptr %189, align 8, !tbaa !20
  %191 = getelementptr inbounds i8, ptr %185, i64 12
  %192 = load float, ptr %191, align 4, !tbaa !20
  %193 = fsub contract float %186, %23
  %194 = fsub contract float %188, %24
  %195 = fsub contract float %190, %25
  %196 = fmul contract float %193, %193
  %197 = fmul contract float %194, %194
  %198 = fadd contract float %196, %197
  %199 = fmul contract float %195, %195
  %200 = fadd contract float %198, %199
  %201 = fadd contract float %200, 0x3F847AE140000000
  %202 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %201)
  %203 = fmul contract float %192, %202
  %204 = fmul contract float %202, %203
  %205 = fmul contract float %202, %204
  %206 = fmul contract float %193, %205
  %207 = fadd contract float %178, %206
  %208 = fmul contract float %194, %205
  %209 = fadd contract float %180, %208
  %210 = fmul contract float %195, %205
  %211 = fadd contract float %182, %210
  %212 = or disjoint i32 %67, 5
  %213 = zext nneg i32 %212 to i64
  %214 = getelementptr inbounds [64 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 0, i64 %213
  %215 = load float, ptr %214, align 16, !tbaa !20
  %216 = getelementptr inbounds i8, ptr %214, i64 4
  %217 = load float, ptr %216, align 4, !tbaa !20
  %218 = getelementptr inbounds i8, ptr %214, i64 8
  %219 = load float, ptr %218, align 8, !tbaa !20
  %220 = getelementptr inbounds i8, ptr %214, i64 12
  %221 = load float, ptr %220, align 4, !tbaa !20
  %222 = fsub contract float %215, %23
  %223 = fsub contract float %217, %24
  %224 = fsub contract float %219, %25
  %225 = fmul contract float %222, %222
  %226 = fmul contract float %223, %223
  %227 = fadd contract float %225, %226
  %228 = fmul contract float %224, %224
  %229 = fadd contract float %227, %228
  %230 = fadd contract float %229, 0x3F847AE140000000
  %231 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %230)
  %232 = fmul contract float %221, %231
  %233 = fmul contract float %231, %232
  %234 = fmul contract float %231, %233
  %235 = fmul contract float %222, %234
  %236 = fadd contract float %207, %235
  %237 = fmul contract float %223, %234
  %238 = fadd contract float %209, %237
  %239 = fmul contract float %224, %234
  %240 = fadd contract float %211, %239
  %241 = or disjoint i32 %67, 6
  %242 = zext nneg i32 %241 to i64
  %243 = getelementptr inbounds [64 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 0, i64 %242
  %244 = load float, ptr %243, align 16, !tbaa !20
  %245 = getelementptr inbounds i8, ptr %243, i64 4
  %246 = load float, ptr %245, align 4, !tbaa !20
  %247 = getelementptr inbounds i8, ptr %243, i64 8
  %248 = load float, ptr %247, align 8, !tbaa !20
  %249 = getelementptr inbounds i8, ptr %243, i64 12
  %250 = load float, ptr %249, align 4, !tbaa !20
  %251 = fsub contract float %244, %23
  %252 = fsub contract float %246, %24
  %253 = fsub contract float %248, %25
  %254 = fmul contract float %251, %251
  %255 = fmul contract float %252, %252
  %256 = fadd contract float %254, %255
  %257 = fmul contract float %253, %253
  %258 = fadd contract float %256, %257
  %259 = fadd contract float %258, 0x3F847AE140000000
  %260 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %259)
  %261 = fmul contract float %250, %260
  %262 = fmul contract float %260, %261
  %263 = fmul contract float %260, %262
  %264 = fmul contract float %251, %263
  %265 = fadd contract float %236, %264
  %266 = fmul contract float %252, %263
  %267 = fadd contract float %238, %266
  %268 = fmul contract float %253, %263
  %269 = fadd contract float %240, %268
  %270 = or disjoint i32 %67, 7
  %271 = zext nneg i32 %270 to i64
  %272 = getelementptr inbounds [64 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @_ZZ5nbodyE4tile to ptr), i64 0, i64 %271
  %273 = load float, ptr %272, align 16, !tbaa !20
  %274 = getelementptr inbounds i8, ptr %272, i64 4
  %275 = load float, ptr %274, align 4, !tbaa !20
  %276 = getelementptr inbounds i8, ptr %272, i64 8
  %277 = load float, ptr %276, align 8, !tbaa !20
  %278 = getelementptr inbounds i8, ptr %272, i64 12
  %279 = load float, ptr %278, align 4, !tbaa !20
  %280 = fsub contract float %273, %23
  %281 = fsub contract float %275, %24
  %282 = fsub contract float %277, %25
  %283 = fmul contract float %280, %280
  %284 = fmul contract float %281, %281
  %285 = fadd contract float %283, %284
  %286 = fmul contract float %282, %282
  %287 = fadd contract float %285, %286
  %288 = fadd contract float %287, 0x3F847AE140000000
  %289 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %288)
  %290 = fmul contract float %279, %289
  %291 = fmul contract float %289, %290
  %292 = fmul contract float %289, %291
  %293 = fmul contract float %280, %292
  %294 = fadd contract float %265, %293
  %295 = fmul contract float %281, %292
  %296 = fadd contract float %267, %295
  %297 = fmul contract float %282, %292
  %298 = fadd contract float %269, %297
  %299 = add nuw nsw i32 %67, 8
  %300 = icmp eq i32 %299, 64
  br i1 %300, label %60, label %63, !llvm.loop !23

301:                                              ; preds = %34
  %302 = sext i32 %10 to i64
  %303 = getelementptr inbounds %struct.float4, ptr %1, i64 %302
  %304 = load float, ptr %303, align 16, !tbaa !20
  %305 = getelementptr inbounds i8, ptr %303, i64 4
  %306 = load float, ptr %305, align 4, !tbaa !20
  %307 = getelementptr inbounds i8, ptr %303, i64 8
  %308 = load float, ptr %307, align 8, !tbaa !20
  %309 = getelementptr inbounds i8, ptr %303, i64 12
  %310 = load float, ptr %309, align 4, !tbaa !20
  %311 = fmul contract float %35, %5
  %312 = fadd contract float %311, %304
  %313 = fmul contract float %36, %5
  %314 = fadd contract float %313, %306
  %315 = fmul contract float %37, %5
  %316 = fadd contract float %315, %308
  %317 = getelementptr inbounds %struct.float4, ptr %3, i64 %302
  store float %312, ptr %317, align 16, !tbaa !20
  %318 = getelementptr inbounds i8, ptr %317, i64 4
  store float %314, ptr %318, align 4, !tbaa !20
  %319 = getelementptr inbounds i8, ptr %317, i64 8
  store float %316, ptr %319, align 8, !tbaa !20
  %320 = getelementptr inbounds i8, ptr %317, i64 12
  store float %310, ptr %320, align 4, !tbaa !20
  %321 = fmul contract float %312, %5
  %322 = fadd contract float %23, %321
  %323 = fmul contract float %314, %5
  %324 = fadd contract float %24, %323
  %325 = fmul contract float %316, %5
  %326 = fadd contract float %25, %325
  %327 = getelementptr inbounds %struct.float4, ptr %2, i64 %302
  store float %322, ptr %327, align 16, !tbaa !20
  %328 = getelementptr inbounds i8, ptr %327, i64 4
  store float %324, ptr %328, align 4, !tbaa !20
  %329 = getelementptr inbounds i8, ptr %327, i64 8
  store float %326, ptr %329, align 8, !tbaa !20
  %330 = getelementptr inbounds i8, ptr %327, i64 12
  store float %26, ptr %330, align 4, !tbaa !20
  br label %331

331:                                              ; preds = %301, %34
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @nbody, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !10, i64 0}
!9 = !{!"_ZTS6float4", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12}
!10 = !{!"float", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = !{!9, !10, i64 4}
!14 = !{!9, !10, i64 8}
!15 = !{!9, !10, i64 12}
!16 = !{!17, !10, i64 0}
!17 = !{!"_ZTS6float3", !10, i64 0, !10, i64 4, !10, i64 8}
!18 = !{!17, !10, i64 4}
!19 = !{!17, !10, i64 8}
!20 = !{!10, !10, i64 0}
!21 = distinct !{!21, !22}
!22 = !{!"llvm.loop.mustprogress"}
!23 = distinct !{!23, !22, !24}
!24 = !{!"llvm.loop.unroll.disable"}
