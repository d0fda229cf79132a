; ModuleID = 'cooperative_tiles.cu'
source_filename = "cooperative_tiles.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.dim3 = type { i32, i32, i32 }
%"class.cooperative_groups::__v1::thread_block_tile" = type { %"class.cooperative_groups::__v1::details::thread_block_tile_impl" }
%"class.cooperative_groups::__v1::details::thread_block_tile_impl" = type { %"class.cooperative_groups::__v1::__single_warp_thread_block_tile" }
%"class.cooperative_groups::__v1::__single_warp_thread_block_tile" = type { %"struct.cooperative_groups::__v1::thread_group_base.0" }
%"struct.cooperative_groups::__v1::thread_group_base.0" = type { %"class.cooperative_groups::__v1::thread_group" }
%"class.cooperative_groups::__v1::thread_group" = type { %union.anon }
%union.anon = type { %"struct.cooperative_groups::__v1::thread_group::gg_data", [8 x i8] }
%"struct.cooperative_groups::__v1::thread_group::gg_data" = type { ptr }
%"class.cooperative_groups::__v1::thread_block_tile.1" = type { i8 }
%"struct.cooperative_groups::__v1::details::tiled_partition_impl" = type { i8 }
%"class.cooperative_groups::__v1::thread_block" = type { %"struct.cooperative_groups::__v1::thread_group_base", ptr }
%"struct.cooperative_groups::__v1::thread_group_base" = type { %"class.cooperative_groups::__v1::thread_group" }
%"struct.cooperative_groups::__v1::thread_group::tg_data" = type { i32, i32, i32, i32 }

$_Z9group_sumIN18cooperative_groups4__v117thread_block_tileILj16EvEEEiRKT_i = comdat any

$_ZNK26__cuda_builtin_threadIdx_tcv4dim3Ev = comdat any

$_ZNK25__cuda_builtin_blockDim_tcv4dim3Ev = comdat any

$_ZN4dim3C1Ejjj = comdat any

$_ZN4dim3C2Ejjj = comdat any

$_Z14__barrier_syncj = comdat any

$_ZN4cuda3std3__47forwardIRiEEOT_Ru20__remove_reference_tIS4_E = comdat any

$_Z16__shfl_down_syncjiji = comdat any

@_ZZ17cooperative_tilesE4sums = internal addrspace(3) global [16 x i32] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @cooperative_tiles(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca %struct.dim3, align 8
  %15 = alloca %struct.dim3, align 8
  %16 = alloca %struct.dim3, align 4
  %17 = alloca %struct.dim3, align 4
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca ptr, align 8
  %27 = alloca ptr, align 8
  %28 = alloca ptr, align 8
  %29 = alloca ptr, align 8
  %30 = alloca ptr, align 8
  %31 = alloca ptr, align 8
  %32 = alloca ptr, align 8
  %33 = alloca %struct.dim3, align 8
  %34 = alloca %struct.dim3, align 8
  %35 = alloca %struct.dim3, align 8
  %36 = alloca %struct.dim3, align 8
  %37 = alloca %struct.dim3, align 8
  %38 = alloca %struct.dim3, align 8
  %39 = alloca %struct.dim3, align 8
  %40 = alloca %struct.dim3, align 8
  %41 = alloca %struct.dim3, align 8
  %42 = alloca %struct.dim3, align 8
  %43 = alloca %struct.dim3, align 4
  %44 = alloca %struct.dim3, align 4
  %45 = alloca %struct.dim3, align 4
  %46 = alloca %struct.dim3, align 4
  %47 = alloca %struct.dim3, align 4
  %48 = alloca %struct.dim3, align 4
  %49 = alloca %struct.dim3, align 4
  %50 = alloca %struct.dim3, align 4
  %51 = alloca %struct.dim3, align 4
  %52 = alloca %struct.dim3, align 4
  %53 = alloca ptr, align 8
  %54 = alloca i32, align 4
  %55 = alloca ptr, align 8
  %56 = alloca ptr, align 8
  %57 = alloca ptr, align 8
  %58 = alloca ptr, align 8
  %59 = alloca ptr, align 8
  %60 = alloca %"class.cooperative_groups::__v1::thread_block_tile", align 8
  %61 = alloca ptr, align 8
  %62 = alloca %"class.cooperative_groups::__v1::thread_block_tile.1", align 1
  %63 = alloca ptr, align 8
  %64 = alloca %"struct.cooperative_groups::__v1::details::tiled_partition_impl", align 1
  %65 = alloca %"class.cooperative_groups::__v1::thread_block", align 8
  %66 = alloca ptr, align 8
  %67 = alloca ptr, align 8
  %68 = alloca ptr, align 8
  %69 = alloca i32, align 4
  %70 = alloca %"class.cooperative_groups::__v1::thread_block", align 8
  %71 = alloca %"class.cooperative_groups::__v1::thread_block_tile", align 8
  %72 = alloca %"class.cooperative_groups::__v1::thread_block_tile.1", align 1
  %73 = alloca i32, align 4
  %74 = alloca i32, align 4
  %75 = alloca i32, align 4
  store ptr %0, ptr %66, align 8
  store ptr %1, ptr %67, align 8
  store ptr %2, ptr %68, align 8
  store i32 %3, ptr %69, align 4
  store ptr %65, ptr %59, align 8
  %76 = load ptr, ptr %59, align 8
  store ptr %76, ptr %58, align 8
  %77 = load ptr, ptr %58, align 8
  store ptr %77, ptr %57, align 8
  %78 = load ptr, ptr %57, align 8
  store ptr %78, ptr %53, align 8
  store i32 4, ptr %54, align 4
  %79 = load ptr, ptr %53, align 8
  %80 = load i32, ptr %54, align 4
  %81 = trunc i32 %80 to i8
  %82 = load i8, ptr %79, align 8
  %83 = and i8 %81, 127
  %84 = shl i8 %83, 1
  %85 = and i8 %82, 1
  %86 = or i8 %85, %84
  store i8 %86, ptr %79, align 8
  %87 = load i8, ptr %79, align 8
  %88 = and i8 %87, -2
  store i8 %88, ptr %79, align 8
  %89 = getelementptr inbounds %"class.cooperative_groups::__v1::thread_block", ptr %77, i32 0, i32 1
  store ptr null, ptr %55, align 8
  %90 = load ptr, ptr %55, align 8
  store ptr %90, ptr %56, align 8
  %91 = load ptr, ptr %56, align 8
  store ptr %91, ptr %89, align 8
  %92 = load %"class.cooperative_groups::__v1::thread_block", ptr %65, align 8
  %93 = getelementptr inbounds %"class.cooperative_groups::__v1::thread_block", ptr %70, i32 0, i32 0
  %94 = extractvalue %"class.cooperative_groups::__v1::thread_block" %92, 0
  store %"struct.cooperative_groups::__v1::thread_group_base" %94, ptr %93, align 8
  %95 = getelementptr inbounds %"class.cooperative_groups::__v1::thread_block", ptr %70, i32 0, i32 1
  %96 = extractvalue %"class.cooperative_groups::__v1::thread_block" %92, 1
  store ptr %96, ptr %95, align 8
  store ptr %70, ptr %63, align 8
  %97 = load ptr, ptr %63, align 8
  store ptr %64, ptr %31, align 8
  store ptr %97, ptr %32, align 8
  %98 = load ptr, ptr %31, align 8
  %99 = load ptr, ptr %32, align 8
  store ptr %98, ptr %29, align 8
  store ptr %99, ptr %30, align 8
  %100 = load ptr, ptr %29, align 8
  %101 = load ptr, ptr %30, align 8
  store ptr %100, ptr %27, align 8
  store ptr %101, ptr %28, align 8
  %102 = load ptr, ptr %27, align 8
  %103 = load ptr, ptr %28, align 8
  store ptr %102, ptr %25, align 8
  store ptr %103, ptr %26, align 8
  %104 = load ptr, ptr %25, align 8
  store ptr %104, ptr %24, align 8
  %105 = load ptr, ptr %24, align 8
  %106 = load %"class.cooperative_groups::__v1::thread_block_tile.1", ptr %62, align 1
  store ptr %72, ptr %61, align 8
  %107 = load ptr, ptr %61, align 8
  store ptr %60, ptr %22, align 8
  store ptr %107, ptr %23, align 8
  %108 = load ptr, ptr %22, align 8
  %109 = load ptr, ptr %23, align 8
  store ptr %108, ptr %20, align 8
  store ptr %109, ptr %21, align 8
  %110 = load ptr, ptr %20, align 8
  %111 = load ptr, ptr %21, align 8
  store ptr %110, ptr %18, align 8
  store ptr %111, ptr %19, align 8
  %112 = load ptr, ptr %18, align 8
  %113 = load ptr, ptr %19, align 8
  %114 = call %struct.dim3 @_ZNK26__cuda_builtin_threadIdx_tcv4dim3Ev(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #6
  %115 = extractvalue %struct.dim3 %114, 0
  store i32 %115, ptr %16, align 4
  %116 = getelementptr inbounds %struct.dim3, ptr %16, i32 0, i32 1
  %117 = extractvalue %struct.dim3 %114, 1
  store i32 %117, ptr %116, align 4
  %118 = getelementptr inbounds %struct.dim3, ptr %16, i32 0, i32 2
  %119 = extractvalue %struct.dim3 %114, 2
  store i32 %119, ptr %118, align 4
  %120 = call %struct.dim3 @_ZNK25__cuda_builtin_blockDim_tcv4dim3Ev(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #6
  %121 = extractvalue %struct.dim3 %120, 0
  store i32 %121, ptr %17, align 4
  %122 = getelementptr inbounds %struct.dim3, ptr %17, i32 0, i32 1
  %123 = extractvalue %struct.dim3 %120, 1
  store i32 %123, ptr %122, align 4
  %124 = getelementptr inbounds %struct.dim3, ptr %17, i32 0, i32 2
  %125 = extractvalue %struct.dim3 %120, 2
  store i32 %125, ptr %124, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %14, ptr align 1 %17, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %15, ptr align 1 %16, i64 12, i1 false)
  %126 = getelementptr inbounds %struct.dim3, ptr %15, i32 0, i32 2
  %127 = load i32, ptr %126, align 4
  %128 = getelementptr inbounds %struct.dim3, ptr %14, i32 0, i32 1
  %129 = load i32, ptr %128, align 4
  %130 = mul i32 %127, %129
  %131 = load i32, ptr %14, align 4
  %132 = mul i32 %130, %131
  %133 = getelementptr inbounds %struct.dim3, ptr %15, i32 0, i32 1
  %134 = load i32, ptr %133, align 4
  %135 = load i32, ptr %14, align 4
  %136 = mul i32 %134, %135
  %137 = add i32 %132, %136
  %138 = load i32, ptr %15, align 4
  %139 = add i32 %137, %138
  %140 = udiv i32 %139, 16
  %141 = load ptr, ptr %19, align 8
  %142 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %143 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %144 = mul i32 %142, %143
  %145 = call noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %146 = mul i32 %144, %145
  %147 = add i32 %146, 16
  %148 = sub i32 %147, 1
  %149 = udiv i32 %148, 16
  store ptr %112, ptr %11, align 8
  store i32 %140, ptr %12, align 4
  store i32 %149, ptr %13, align 4
  %150 = load ptr, ptr %11, align 8
  store ptr %150, ptr %10, align 8
  %151 = load ptr, ptr %10, align 8
  store ptr %151, ptr %8, align 8
  store i32 1, ptr %9, align 4
  %152 = load ptr, ptr %8, align 8
  %153 = load i32, ptr %9, align 4
  %154 = trunc i32 %153 to i8
  %155 = load i8, ptr %152, align 8
  %156 = and i8 %154, 127
  %157 = shl i8 %156, 1
  %158 = and i8 %155, 1
  %159 = or i8 %158, %157
  store i8 %159, ptr %152, align 8
  %160 = load i8, ptr %152, align 8
  %161 = and i8 %160, -2
  store i8 %161, ptr %152, align 8
  store i32 -1, ptr %6, align 4
  %162 = call i32 asm "mov.u32 $0, %laneid;", "=r"() #7, !srcloc !8
  store i32 %162, ptr %5, align 4
  %163 = load i32, ptr %5, align 4
  store i32 %163, ptr %7, align 4
  %164 = load i32, ptr %7, align 4
  %165 = and i32 %164, -16
  %166 = shl i32 65535, %165
  store i32 %166, ptr %6, align 4
  %167 = load i32, ptr %6, align 4
  %168 = getelementptr inbounds %"struct.cooperative_groups::__v1::thread_group::tg_data", ptr %150, i32 0, i32 2
  store i32 %167, ptr %168, align 8
  %169 = load i32, ptr %150, align 8
  %170 = and i32 %169, 255
  %171 = or i32 %170, 4096
  store i32 %171, ptr %150, align 8
  %172 = load i32, ptr %12, align 4
  %173 = getelementptr inbounds %"struct.cooperative_groups::__v1::thread_group::tg_data", ptr %150, i32 0, i32 1
  %174 = load i32, ptr %173, align 4
  %175 = and i32 %172, 65535
  %176 = shl i32 %175, 16
  %177 = and i32 %174, 65535
  %178 = or i32 %177, %176
  store i32 %178, ptr %173, align 4
  %179 = load i32, ptr %13, align 4
  %180 = getelementptr inbounds %"struct.cooperative_groups::__v1::thread_group::tg_data", ptr %150, i32 0, i32 1
  %181 = load i32, ptr %180, align 4
  %182 = and i32 %179, 65535
  %183 = and i32 %181, -65536
  %184 = or i32 %183, %182
  store i32 %184, ptr %180, align 4
  %185 = load i32, ptr %150, align 8
  %186 = and i32 %185, -2
  %187 = or i32 %186, 1
  store i32 %187, ptr %150, align 8
  %188 = load %"class.cooperative_groups::__v1::thread_block_tile", ptr %60, align 8
  %189 = getelementptr inbounds %"class.cooperative_groups::__v1::thread_block_tile", ptr %71, i32 0, i32 0
  %190 = extractvalue %"class.cooperative_groups::__v1::thread_block_tile" %188, 0
  store %"class.cooperative_groups::__v1::details::thread_block_tile_impl" %190, ptr %189, align 8
  %191 = call %struct.dim3 @_ZNK26__cuda_builtin_threadIdx_tcv4dim3Ev(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #6
  %192 = extractvalue %struct.dim3 %191, 0
  store i32 %192, ptr %43, align 4
  %193 = getelementptr inbounds %struct.dim3, ptr %43, i32 0, i32 1
  %194 = extractvalue %struct.dim3 %191, 1
  store i32 %194, ptr %193, align 4
  %195 = getelementptr inbounds %struct.dim3, ptr %43, i32 0, i32 2
  %196 = extractvalue %struct.dim3 %191, 2
  store i32 %196, ptr %195, align 4
  %197 = call %struct.dim3 @_ZNK25__cuda_builtin_blockDim_tcv4dim3Ev(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #6
  %198 = extractvalue %struct.dim3 %197, 0
  store i32 %198, ptr %44, align 4
  %199 = getelementptr inbounds %struct.dim3, ptr %44, i32 0, i32 1
  %200 = extractvalue %struct.dim3 %197, 1
  store i32 %200, ptr %199, align 4
  %201 = getelementptr inbounds %struct.dim3, ptr %44, i32 0, i32 2
  %202 = extractvalue %struct.dim3 %197, 2
  store i32 %202, ptr %201, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %41, ptr align 1 %44, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %42, ptr align 1 %43, i64 12, i1 false)
  %203 = getelementptr inbounds %struct.dim3, ptr %42, i32 0, i32 2
  %204 = load i32, ptr %203, align 4
  %205 = getelementptr inbounds %struct.dim3, ptr %41, i32 0, i32 1
  %206 = load i32, ptr %205, align 4
  %207 = mul i32 %204, %206
  %208 = load i32, ptr %41, align 4
  %209 = mul i32 %207, %208
  %210 = getelementptr inbounds %struct.dim3, ptr %42, i32 0, i32 1
  %211 = load i32, ptr %210, align 4
  %212 = load i32, ptr %41, align 4
  %213 = mul i32 %211, %212
  %214 = add i32 %209, %213
  %215 = load i32, ptr %42, align 4
  %216 = add i32 %214, %215
  %217 = udiv i32 %216, 16
  store i32 %217, ptr %73, align 4
  store i32 0, ptr %74, align 4
  %218 = call %struct.dim3 @_ZNK26__cuda_builtin_threadIdx_tcv4dim3Ev(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #6
  %219 = extractvalue %struct.dim3 %218, 0
  store i32 %219, ptr %51, align 4
  %220 = getelementptr inbounds %struct.dim3, ptr %51, i32 0, i32 1
  %221 = extractvalue %struct.dim3 %218, 1
  store i32 %221, ptr %220, align 4
  %222 = getelementptr inbounds %struct.dim3, ptr %51, i32 0, i32 2
  %223 = extractvalue %struct.dim3 %218, 2
  store i32 %223, ptr %222, align 4
  %224 = call %struct.dim3 @_ZNK25__cuda_builtin_blockDim_tcv4dim3Ev(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #6
  %225 = extractvalue %struct.dim3 %224, 0
  store i32 %225, ptr %52, align 4
  %226 = getelementptr inbounds %struct.dim3, ptr %52, i32 0, i32 1
  %227 = extractvalue %struct.dim3 %224, 1
  store i32 %227, ptr %226, align 4
  %228 = getelementptr inbounds %struct.dim3, ptr %52, i32 0, i32 2
  %229 = extractvalue %struct.dim3 %224, 2
  store i32 %229, ptr %228, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %33, ptr align 1 %52, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %34, ptr align 1 %51, i64 12, i1 false)
  %230 = getelementptr inbounds %struct.dim3, ptr %34, i32 0, i32 2
  %231 = load i32, ptr %230, align 4
  %232 = getelementptr inbounds %struct.dim3, ptr %33, i32 0, i32 1
  %233 = load i32, ptr %232, align 4
  %234 = mul i32 %231, %233
  %235 = load i32, ptr %33, align 4
  %236 = mul i32 %234, %235
  %237 = getelementptr inbounds %struct.dim3, ptr %34, i32 0, i32 1
  %238 = load i32, ptr %237, align 4
  %239 = load i32, ptr %33, align 4
  %240 = mul i32 %238, %239
  %241 = add i32 %236, %240
  %242 = load i32, ptr %34, align 4
  %243 = add i32 %241, %242
  %244 = and i32 %243, 15
  store i32 %244, ptr %75, align 4
  br label %245

245:                                              ; preds = %261, %4
  %246 = load i32, ptr %75, align 4
  %247 = load i32, ptr %69, align 4
  %248 = icmp slt i32 %246, %247
  br i1 %248, label %249, label %264

249:                                              ; preds = %245
  %250 = load ptr, ptr %66, align 8
  %251 = load i32, ptr %73, align 4
  %252 = load i32, ptr %69, align 4
  %253 = mul nsw i32 %251, %252
  %254 = load i32, ptr %75, align 4
  %255 = add nsw i32 %253, %254
  %256 = sext i32 %255 to i64
  %257 = getelementptr inbounds i32, ptr %250, i64 %256
  %258 = load i32, ptr %257, align 4
  %259 = load i32, ptr %74, align 4
  %260 = add nsw i32 %259, %258
  store i32 %260, ptr %74, align 4
  br label %261

261:                                              ; preds = %249
  %262 = load i32, ptr %75, align 4
  %263 = add i32 %262, 16
  store i32 %263, ptr %75, align 4
  br label %245, !llvm.loop !9

264:                                              ; preds = %245
  %265 = load i32, ptr %74, align 4
  %266 = call noundef i32 @_Z9group_sumIN18cooperative_groups4__v117thread_block_tileILj16EvEEEiRKT_i(ptr noundef nonnull align 8 dereferenceable(16) %71, i32 noundef %265) #6
  store i32 %266, ptr %74, align 4
  %267 = call %struct.dim3 @_ZNK26__cuda_builtin_threadIdx_tcv4dim3Ev(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #6
  %268 = extractvalue %struct.dim3 %267, 0
  store i32 %268, ptr %49, align 4
  %269 = getelementptr inbounds %struct.dim3, ptr %49, i32 0, i32 1
  %270 = extractvalue %struct.dim3 %267, 1
  store i32 %270, ptr %269, align 4
  %271 = getelementptr inbounds %struct.dim3, ptr %49, i32 0, i32 2
  %272 = extractvalue %struct.dim3 %267, 2
  store i32 %272, ptr %271, align 4
  %273 = call %struct.dim3 @_ZNK25__cuda_builtin_blockDim_tcv4dim3Ev(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #6
  %274 = extractvalue %struct.dim3 %273, 0
  store i32 %274, ptr %50, align 4
  %275 = getelementptr inbounds %struct.dim3, ptr %50, i32 0, i32 1
  %276 = extractvalue %struct.dim3 %273, 1
  store i32 %276, ptr %275, align 4
  %277 = getelementptr inbounds %struct.dim3, ptr %50, i32 0, i32 2
  %278 = extractvalue %struct.dim3 %273, 2
  store i32 %278, ptr %277, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %35, ptr align 1 %50, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %36, ptr align 1 %49, i64 12, i1 false)
  %279 = getelementptr inbounds %struct.dim3, ptr %36, i32 0, i32 2
  %280 = load i32, ptr %279, align 4
  %281 = getelementptr inbounds %struct.dim3, ptr %35, i32 0, i32 1
  %282 = load i32, ptr %281, align 4
  %283 = mul i32 %280, %282
  %284 = load i32, ptr %35, align 4
  %285 = mul i32 %283, %284
  %286 = getelementptr inbounds %struct.dim3, ptr %36, i32 0, i32 1
  %287 = load i32, ptr %286, align 4
  %288 = load i32, ptr %35, align 4
  %289 = mul i32 %287, %288
  %290 = add i32 %285, %289
  %291 = load i32, ptr %36, align 4
  %292 = add i32 %290, %291
  %293 = and i32 %292, 15
  %294 = icmp eq i32 %293, 0
  br i1 %294, label %295, label %305

295:                                              ; preds = %264
  %296 = load i32, ptr %74, align 4
  %297 = load i32, ptr %73, align 4
  %298 = sext i32 %297 to i64
  %299 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ17cooperative_tilesE4sums to ptr), i64 0, i64 %298
  store i32 %296, ptr %299, align 4
  %300 = load i32, ptr %74, align 4
  %301 = load ptr, ptr %67, align 8
  %302 = load i32, ptr %73, align 4
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds i32, ptr %301, i64 %303
  store i32 %300, ptr %304, align 4
  br label %305

305:                                              ; preds = %295, %264
  call void @_Z14__barrier_syncj(i32 noundef 0) #6
  %306 = load i32, ptr %73, align 4
  %307 = icmp eq i32 %306, 0
  br i1 %307, label %308, label %372

308:                                              ; preds = %305
  %309 = call %struct.dim3 @_ZNK26__cuda_builtin_threadIdx_tcv4dim3Ev(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #6
  %310 = extractvalue %struct.dim3 %309, 0
  store i32 %310, ptr %47, align 4
  %311 = getelementptr inbounds %struct.dim3, ptr %47, i32 0, i32 1
  %312 = extractvalue %struct.dim3 %309, 1
  store i32 %312, ptr %311, align 4
  %313 = getelementptr inbounds %struct.dim3, ptr %47, i32 0, i32 2
  %314 = extractvalue %struct.dim3 %309, 2
  store i32 %314, ptr %313, align 4
  %315 = call %struct.dim3 @_ZNK25__cuda_builtin_blockDim_tcv4dim3Ev(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #6
  %316 = extractvalue %struct.dim3 %315, 0
  store i32 %316, ptr %48, align 4
  %317 = getelementptr inbounds %struct.dim3, ptr %48, i32 0, i32 1
  %318 = extractvalue %struct.dim3 %315, 1
  store i32 %318, ptr %317, align 4
  %319 = getelementptr inbounds %struct.dim3, ptr %48, i32 0, i32 2
  %320 = extractvalue %struct.dim3 %315, 2
  store i32 %320, ptr %319, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %37, ptr align 1 %48, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %38, ptr align 1 %47, i64 12, i1 false)
  %321 = getelementptr inbounds %struct.dim3, ptr %38, i32 0, i32 2
  %322 = load i32, ptr %321, align 4
  %323 = getelementptr inbounds %struct.dim3, ptr %37, i32 0, i32 1
  %324 = load i32, ptr %323, align 4
  %325 = mul i32 %322, %324
  %326 = load i32, ptr %37, align 4
  %327 = mul i32 %325, %326
  %328 = getelementptr inbounds %struct.dim3, ptr %38, i32 0, i32 1
  %329 = load i32, ptr %328, align 4
  %330 = load i32, ptr %37, align 4
  %331 = mul i32 %329, %330
  %332 = add i32 %327, %331
  %333 = load i32, ptr %38, align 4
  %334 = add i32 %332, %333
  %335 = and i32 %334, 15
  %336 = zext i32 %335 to i64
  %337 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ17cooperative_tilesE4sums to ptr), i64 0, i64 %336
  %338 = load i32, ptr %337, align 4
  %339 = call noundef i32 @_Z9group_sumIN18cooperative_groups4__v117thread_block_tileILj16EvEEEiRKT_i(ptr noundef nonnull align 8 dereferenceable(16) %71, i32 noundef %338) #6
  store i32 %339, ptr %74, align 4
  %340 = call %struct.dim3 @_ZNK26__cuda_builtin_threadIdx_tcv4dim3Ev(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @threadIdx to ptr)) #6
  %341 = extractvalue %struct.dim3 %340, 0
  store i32 %341, ptr %45, align 4
  %342 = getelementptr inbounds %struct.dim3, ptr %45, i32 0, i32 1
  %343 = extractvalue %struct.dim3 %340, 1
  store i32 %343, ptr %342, align 4
  %344 = getelementptr inbounds %struct.dim3, ptr %45, i32 0, i32 2
  %345 = extractvalue %struct.dim3 %340, 2
  store i32 %345, ptr %344, align 4
  %346 = call %struct.dim3 @_ZNK25__cuda_builtin_blockDim_tcv4dim3Ev(ptr noundef nonnull align 1 dereferenceable(1) addrspacecast (ptr addrspace(1) @blockDim to ptr)) #6
  %347 = extractvalue %struct.dim3 %346, 0
  store i32 %347, ptr %46, align 4
  %348 = getelementptr inbounds %struct.dim3, ptr %46, i32 0, i32 1
  %349 = extractvalue %struct.dim3 %346, 1
  store i32 %349, ptr %348, align 4
  %350 = getelementptr inbounds %struct.dim3, ptr %46, i32 0, i32 2
  %351 = extractvalue %struct.dim3 %346, 2
  store i32 %351, ptr %350, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %39, ptr align 1 %46, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %40, ptr align 1 %45, i64 12, i1 false)
  %352 = getelementptr inbounds %struct.dim3, ptr %40, i32 0, i32 2
  %353 = load i32, ptr %352, align 4
  %354 = getelementptr inbounds %struct.dim3, ptr %39, i32 0, i32 1
  %355 = load i32, ptr %354, align 4
  %356 = mul i32 %353, %355
  %357 = load i32, ptr %39, align 4
  %358 = mul i32 %356, %357
  %359 = getelementptr inbounds %struct.dim3, ptr %40, i32 0, i32 1
  %360 = load i32, ptr %359, align 4
  %361 = load i32, ptr %39, align 4
  %362 = mul i32 %360, %361
  %363 = add i32 %358, %362
  %364 = load i32, ptr %40, align 4
  %365 = add i32 %363, %364
  %366 = and i32 %365, 15
  %367 = icmp eq i32 %366, 0
  br i1 %367, label %368, label %371

368:                                              ; preds = %308
  %369 = load i32, ptr %74, align 4
  %370 = load ptr, ptr %68, align 8
  store i32 %369, ptr %370, align 4
  br label %371

371:                                              ; preds = %368, %308
  br label %372

372:                                              ; preds = %371, %305
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z9group_sumIN18cooperative_groups4__v117thread_block_tileILj16EvEEEiRKT_i(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) #1 comdat {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %13, align 8
  store i32 %1, ptr %14, align 4
  %16 = load ptr, ptr %13, align 8
  %17 = udiv i32 16, 2
  store i32 %17, ptr %15, align 4
  br label %18

18:                                               ; preds = %42, %2
  %19 = load i32, ptr %15, align 4
  %20 = icmp sgt i32 %19, 0
  br i1 %20, label %21, label %45

21:                                               ; preds = %18
  %22 = load ptr, ptr %13, align 8
  %23 = load i32, ptr %15, align 4
  store ptr %22, ptr %10, align 8
  store ptr %14, ptr %11, align 8
  store i32 %23, ptr %12, align 4
  %24 = load ptr, ptr %10, align 8
  %25 = load ptr, ptr %11, align 8
  %26 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZN4cuda3std3__47forwardIRiEEOT_Ru20__remove_reference_tIS4_E(ptr noundef nonnull align 4 dereferenceable(4) %25) #6
  %27 = load i32, ptr %26, align 4
  store i32 -1, ptr %8, align 4
  %28 = call i32 asm "mov.u32 $0, %laneid;", "=r"() #7, !srcloc !8
  store i32 %28, ptr %7, align 4
  %29 = load i32, ptr %7, align 4
  store i32 %29, ptr %9, align 4
  %30 = load i32, ptr %9, align 4
  %31 = and i32 %30, -16
  %32 = shl i32 65535, %31
  store i32 %32, ptr %8, align 4
  %33 = load i32, ptr %8, align 4
  %34 = load i32, ptr %12, align 4
  store i32 %27, ptr %3, align 4
  store i32 %33, ptr %4, align 4
  store i32 %34, ptr %5, align 4
  store i32 16, ptr %6, align 4
  %35 = load i32, ptr %4, align 4
  %36 = load i32, ptr %3, align 4
  %37 = load i32, ptr %5, align 4
  %38 = load i32, ptr %6, align 4
  %39 = call noundef i32 @_Z16__shfl_down_syncjiji(i32 noundef %35, i32 noundef %36, i32 noundef %37, i32 noundef %38) #6
  %40 = load i32, ptr %14, align 4
  %41 = add nsw i32 %40, %39
  store i32 %41, ptr %14, align 4
  br label %42

42:                                               ; preds = %21
  %43 = load i32, ptr %15, align 4
  %44 = sdiv i32 %43, 2
  store i32 %44, ptr %15, align 4
  br label %18, !llvm.loop !11

45:                                               ; preds = %18
  %46 = load i32, ptr %14, align 4
  ret i32 %46
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.dim3 @_ZNK26__cuda_builtin_threadIdx_tcv4dim3Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) #1 comdat align 2 {
  %2 = alloca %struct.dim3, align 4
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %7 = call noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  call void @_ZN4dim3C1Ejjj(ptr noundef nonnull align 4 dereferenceable(12) %2, i32 noundef %5, i32 noundef %6, i32 noundef %7) #6
  %8 = load %struct.dim3, ptr %2, align 4
  ret %struct.dim3 %8
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.dim3 @_ZNK25__cuda_builtin_blockDim_tcv4dim3Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) #1 comdat align 2 {
  %2 = alloca %struct.dim3, align 4
  %3 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %7 = call noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  call void @_ZN4dim3C1Ejjj(ptr noundef nonnull align 4 dereferenceable(12) %2, i32 noundef %5, i32 noundef %6, i32 noundef %7) #6
  %8 = load %struct.dim3, ptr %2, align 4
  ret %struct.dim3 %8
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN4dim3C1Ejjj(ptr noundef nonnull align 4 dereferenceable(12) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #1 comdat align 2 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = load i32, ptr %6, align 4
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  call void @_ZN4dim3C2Ejjj(ptr noundef nonnull align 4 dereferenceable(12) %9, i32 noundef %10, i32 noundef %11, i32 noundef %12) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN4dim3C2Ejjj(ptr noundef nonnull align 4 dereferenceable(12) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #1 comdat align 2 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds %struct.dim3, ptr %9, i32 0, i32 0
  %11 = load i32, ptr %6, align 4
  store i32 %11, ptr %10, align 4
  %12 = getelementptr inbounds %struct.dim3, ptr %9, i32 0, i32 1
  %13 = load i32, ptr %7, align 4
  store i32 %13, ptr %12, align 4
  %14 = getelementptr inbounds %struct.dim3, ptr %9, i32 0, i32 2
  %15 = load i32, ptr %8, align 4
  store i32 %15, ptr %14, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #2

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_Z14__barrier_syncj(i32 noundef %0) #1 comdat {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  call void @llvm.nvvm.barrier.sync(i32 %3)
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.sync(i32) #3

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr hidden noundef nonnull align 4 dereferenceable(4) ptr @_ZN4cuda3std3__47forwardIRiEEOT_Ru20__remove_reference_tIS4_E(ptr noundef nonnull align 4 dereferenceable(4) %0) #1 comdat {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z16__shfl_down_syncjiji(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #1 comdat {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load i32, ptr %5, align 4
  %10 = load i32, ptr %6, align 4
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  %13 = sub nsw i32 32, %12
  %14 = shl i32 %13, 8
  %15 = or i32 %14, 31
  %16 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %9, i32 %10, i32 %11, i32 %15)
  ret i32 %16
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @cooperative_tiles, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{i64 14908884}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10}
