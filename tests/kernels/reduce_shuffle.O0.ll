; ModuleID = 'reduce_shuffle.cu'
source_filename = "reduce_shuffle.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Range = type { i32, i32, i32 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_gridDim_t = type { i8 }

$_Z16__shfl_down_syncjiji = comdat any

@_ZZ14reduce_shuffleE7partial = internal addrspace(3) global [32 x %struct.Range] undef, align 4
@__const.reduce_shuffle.none = private unnamed_addr constant %struct.Range { i32 0, i32 2147483647, i32 -2147483648 }, align 4
@__const.reduce_shuffle.v = private unnamed_addr constant %struct.Range { i32 0, i32 2147483647, i32 -2147483648 }, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_gridDim_t, align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @reduce_shuffle(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 {
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
  %16 = alloca %struct.Range, align 4
  %17 = alloca %struct.Range, align 8
  %18 = alloca %struct.Range, align 8
  %19 = alloca %struct.Range, align 4
  %20 = alloca i32, align 4
  %21 = alloca %struct.Range, align 4
  %22 = alloca %struct.Range, align 4
  %23 = alloca %struct.Range, align 4
  %24 = alloca %struct.Range, align 4
  %25 = alloca %struct.Range, align 8
  %26 = alloca %struct.Range, align 4
  %27 = alloca %struct.Range, align 8
  %28 = alloca %struct.Range, align 8
  %29 = alloca %struct.Range, align 4
  %30 = alloca i32, align 4
  %31 = alloca %struct.Range, align 4
  %32 = alloca %struct.Range, align 4
  %33 = alloca %struct.Range, align 4
  %34 = alloca %struct.Range, align 4
  %35 = alloca %struct.Range, align 8
  %36 = alloca %struct.Range, align 4
  %37 = alloca %struct.Range, align 8
  %38 = alloca %struct.Range, align 8
  %39 = alloca ptr, align 8
  %40 = alloca i32, align 4
  %41 = alloca ptr, align 8
  %42 = alloca %struct.Range, align 4
  %43 = alloca %struct.Range, align 4
  %44 = alloca i32, align 4
  %45 = alloca %struct.Range, align 4
  %46 = alloca %struct.Range, align 4
  %47 = alloca %struct.Range, align 4
  %48 = alloca %struct.Range, align 4
  %49 = alloca i32, align 4
  %50 = alloca i32, align 4
  %51 = alloca %struct.Range, align 4
  %52 = alloca %struct.Range, align 4
  %53 = alloca %struct.Range, align 4
  %54 = alloca %struct.Range, align 4
  store ptr %0, ptr %39, align 8
  store i32 %1, ptr %40, align 4
  store ptr %2, ptr %41, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %42, ptr align 4 @__const.reduce_shuffle.none, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %43, ptr align 4 @__const.reduce_shuffle.v, i64 12, i1 false)
  %55 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %56 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %57 = mul i32 %55, %56
  %58 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %59 = add i32 %57, %58
  store i32 %59, ptr %44, align 4
  br label %60

60:                                               ; preds = %111, %3
  %61 = load i32, ptr %44, align 4
  %62 = load i32, ptr %40, align 4
  %63 = icmp slt i32 %61, %62
  br i1 %63, label %64, label %117

64:                                               ; preds = %60
  %65 = getelementptr inbounds %struct.Range, ptr %45, i32 0, i32 0
  %66 = load ptr, ptr %39, align 8
  %67 = load i32, ptr %44, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i32, ptr %66, i64 %68
  %70 = load i32, ptr %69, align 4
  store i32 %70, ptr %65, align 4
  %71 = getelementptr inbounds %struct.Range, ptr %45, i32 0, i32 1
  %72 = load ptr, ptr %39, align 8
  %73 = load i32, ptr %44, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i32, ptr %72, i64 %74
  %76 = load i32, ptr %75, align 4
  store i32 %76, ptr %71, align 4
  %77 = getelementptr inbounds %struct.Range, ptr %45, i32 0, i32 2
  %78 = load ptr, ptr %39, align 8
  %79 = load i32, ptr %44, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr %78, i64 %80
  %82 = load i32, ptr %81, align 4
  store i32 %82, ptr %77, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %47, ptr align 4 %43, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %48, ptr align 4 %45, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %37, ptr align 1 %48, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %38, ptr align 1 %47, i64 12, i1 false)
  %83 = load i32, ptr %38, align 4
  %84 = load i32, ptr %37, align 4
  %85 = add nsw i32 %83, %84
  store i32 %85, ptr %36, align 4
  %86 = getelementptr inbounds %struct.Range, ptr %36, i32 0, i32 1
  %87 = getelementptr inbounds %struct.Range, ptr %38, i32 0, i32 1
  %88 = load i32, ptr %87, align 4
  %89 = getelementptr inbounds %struct.Range, ptr %37, i32 0, i32 1
  %90 = load i32, ptr %89, align 4
  store i32 %88, ptr %10, align 4
  store i32 %90, ptr %11, align 4
  %91 = load i32, ptr %10, align 4
  %92 = load i32, ptr %11, align 4
  %93 = icmp sle i32 %91, %92
  %94 = select i1 %93, i32 %91, i32 %92
  store i32 %94, ptr %86, align 4
  %95 = getelementptr inbounds %struct.Range, ptr %36, i32 0, i32 2
  %96 = getelementptr inbounds %struct.Range, ptr %38, i32 0, i32 2
  %97 = load i32, ptr %96, align 4
  %98 = getelementptr inbounds %struct.Range, ptr %37, i32 0, i32 2
  %99 = load i32, ptr %98, align 4
  store i32 %97, ptr %4, align 4
  store i32 %99, ptr %5, align 4
  %100 = load i32, ptr %4, align 4
  %101 = load i32, ptr %5, align 4
  %102 = icmp sge i32 %100, %101
  %103 = select i1 %102, i32 %100, i32 %101
  store i32 %103, ptr %95, align 4
  %104 = load %struct.Range, ptr %36, align 4
  %105 = getelementptr inbounds %struct.Range, ptr %46, i32 0, i32 0
  %106 = extractvalue %struct.Range %104, 0
  store i32 %106, ptr %105, align 4
  %107 = getelementptr inbounds %struct.Range, ptr %46, i32 0, i32 1
  %108 = extractvalue %struct.Range %104, 1
  store i32 %108, ptr %107, align 4
  %109 = getelementptr inbounds %struct.Range, ptr %46, i32 0, i32 2
  %110 = extractvalue %struct.Range %104, 2
  store i32 %110, ptr %109, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %43, ptr align 4 %46, i64 12, i1 false)
  br label %111

111:                                              ; preds = %64
  %112 = call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %113 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %114 = mul i32 %112, %113
  %115 = load i32, ptr %44, align 4
  %116 = add i32 %115, %114
  store i32 %116, ptr %44, align 4
  br label %60, !llvm.loop !8

117:                                              ; preds = %60
  %118 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %119 = urem i32 %118, 32
  store i32 %119, ptr %49, align 4
  %120 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %121 = udiv i32 %120, 32
  store i32 %121, ptr %50, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %52, ptr align 4 %43, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %25, ptr align 1 %52, i64 12, i1 false)
  store i32 16, ptr %20, align 4
  br label %122

122:                                              ; preds = %125, %117
  %123 = load i32, ptr %20, align 4
  %124 = icmp sgt i32 %123, 0
  br i1 %124, label %125, label %168

125:                                              ; preds = %122
  %126 = load i32, ptr %25, align 4
  %127 = load i32, ptr %20, align 4
  %128 = call noundef i32 @_Z16__shfl_down_syncjiji(i32 noundef -1, i32 noundef %126, i32 noundef %127, i32 noundef 32) #6
  store i32 %128, ptr %21, align 4
  %129 = getelementptr inbounds %struct.Range, ptr %25, i32 0, i32 1
  %130 = load i32, ptr %129, align 4
  %131 = load i32, ptr %20, align 4
  %132 = call noundef i32 @_Z16__shfl_down_syncjiji(i32 noundef -1, i32 noundef %130, i32 noundef %131, i32 noundef 32) #6
  %133 = getelementptr inbounds %struct.Range, ptr %21, i32 0, i32 1
  store i32 %132, ptr %133, align 4
  %134 = getelementptr inbounds %struct.Range, ptr %25, i32 0, i32 2
  %135 = load i32, ptr %134, align 4
  %136 = load i32, ptr %20, align 4
  %137 = call noundef i32 @_Z16__shfl_down_syncjiji(i32 noundef -1, i32 noundef %135, i32 noundef %136, i32 noundef 32) #6
  %138 = getelementptr inbounds %struct.Range, ptr %21, i32 0, i32 2
  store i32 %137, ptr %138, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %23, ptr align 4 %25, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %24, ptr align 4 %21, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %17, ptr align 1 %24, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %18, ptr align 1 %23, i64 12, i1 false)
  %139 = load i32, ptr %18, align 4
  %140 = load i32, ptr %17, align 4
  %141 = add nsw i32 %139, %140
  store i32 %141, ptr %16, align 4
  %142 = getelementptr inbounds %struct.Range, ptr %16, i32 0, i32 1
  %143 = getelementptr inbounds %struct.Range, ptr %18, i32 0, i32 1
  %144 = load i32, ptr %143, align 4
  %145 = getelementptr inbounds %struct.Range, ptr %17, i32 0, i32 1
  %146 = load i32, ptr %145, align 4
  store i32 %144, ptr %14, align 4
  store i32 %146, ptr %15, align 4
  %147 = load i32, ptr %14, align 4
  %148 = load i32, ptr %15, align 4
  %149 = icmp sle i32 %147, %148
  %150 = select i1 %149, i32 %147, i32 %148
  store i32 %150, ptr %142, align 4
  %151 = getelementptr inbounds %struct.Range, ptr %16, i32 0, i32 2
  %152 = getelementptr inbounds %struct.Range, ptr %18, i32 0, i32 2
  %153 = load i32, ptr %152, align 4
  %154 = getelementptr inbounds %struct.Range, ptr %17, i32 0, i32 2
  %155 = load i32, ptr %154, align 4
  store i32 %153, ptr %8, align 4
  store i32 %155, ptr %9, align 4
  %156 = load i32, ptr %8, align 4
  %157 = load i32, ptr %9, align 4
  %158 = icmp sge i32 %156, %157
  %159 = select i1 %158, i32 %156, i32 %157
  store i32 %159, ptr %151, align 4
  %160 = load %struct.Range, ptr %16, align 4
  %161 = extractvalue %struct.Range %160, 0
  store i32 %161, ptr %22, align 4
  %162 = getelementptr inbounds %struct.Range, ptr %22, i32 0, i32 1
  %163 = extractvalue %struct.Range %160, 1
  store i32 %163, ptr %162, align 4
  %164 = getelementptr inbounds %struct.Range, ptr %22, i32 0, i32 2
  %165 = extractvalue %struct.Range %160, 2
  store i32 %165, ptr %164, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %25, ptr align 4 %22, i64 12, i1 false)
  %166 = load i32, ptr %20, align 4
  %167 = sdiv i32 %166, 2
  store i32 %167, ptr %20, align 4
  br label %122, !llvm.loop !10

168:                                              ; preds = %122
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %19, ptr align 4 %25, i64 12, i1 false)
  %169 = load %struct.Range, ptr %19, align 4
  %170 = getelementptr inbounds %struct.Range, ptr %51, i32 0, i32 0
  %171 = extractvalue %struct.Range %169, 0
  store i32 %171, ptr %170, align 4
  %172 = getelementptr inbounds %struct.Range, ptr %51, i32 0, i32 1
  %173 = extractvalue %struct.Range %169, 1
  store i32 %173, ptr %172, align 4
  %174 = getelementptr inbounds %struct.Range, ptr %51, i32 0, i32 2
  %175 = extractvalue %struct.Range %169, 2
  store i32 %175, ptr %174, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %43, ptr align 4 %51, i64 12, i1 false)
  %176 = load i32, ptr %49, align 4
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %178, label %182

178:                                              ; preds = %168
  %179 = load i32, ptr %50, align 4
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds [32 x %struct.Range], ptr addrspacecast (ptr addrspace(3) @_ZZ14reduce_shuffleE7partial to ptr), i64 0, i64 %180
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %181, ptr align 4 %43, i64 12, i1 false)
  br label %182

182:                                              ; preds = %178, %168
  call void @llvm.nvvm.barrier0()
  %183 = load i32, ptr %50, align 4
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %185, label %270

185:                                              ; preds = %182
  %186 = load i32, ptr %49, align 4
  %187 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %188 = udiv i32 %187, 32
  %189 = icmp ult i32 %186, %188
  br i1 %189, label %190, label %194

190:                                              ; preds = %185
  %191 = load i32, ptr %49, align 4
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds [32 x %struct.Range], ptr addrspacecast (ptr addrspace(3) @_ZZ14reduce_shuffleE7partial to ptr), i64 0, i64 %192
  br label %195

194:                                              ; preds = %185
  br label %195

195:                                              ; preds = %194, %190
  %196 = phi ptr [ %193, %190 ], [ %42, %194 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %43, ptr align 4 %196, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %54, ptr align 4 %43, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %35, ptr align 1 %54, i64 12, i1 false)
  store i32 16, ptr %30, align 4
  br label %197

197:                                              ; preds = %200, %195
  %198 = load i32, ptr %30, align 4
  %199 = icmp sgt i32 %198, 0
  br i1 %199, label %200, label %243

200:                                              ; preds = %197
  %201 = load i32, ptr %35, align 4
  %202 = load i32, ptr %30, align 4
  %203 = call noundef i32 @_Z16__shfl_down_syncjiji(i32 noundef -1, i32 noundef %201, i32 noundef %202, i32 noundef 32) #6
  store i32 %203, ptr %31, align 4
  %204 = getelementptr inbounds %struct.Range, ptr %35, i32 0, i32 1
  %205 = load i32, ptr %204, align 4
  %206 = load i32, ptr %30, align 4
  %207 = call noundef i32 @_Z16__shfl_down_syncjiji(i32 noundef -1, i32 noundef %205, i32 noundef %206, i32 noundef 32) #6
  %208 = getelementptr inbounds %struct.Range, ptr %31, i32 0, i32 1
  store i32 %207, ptr %208, align 4
  %209 = getelementptr inbounds %struct.Range, ptr %35, i32 0, i32 2
  %210 = load i32, ptr %209, align 4
  %211 = load i32, ptr %30, align 4
  %212 = call noundef i32 @_Z16__shfl_down_syncjiji(i32 noundef -1, i32 noundef %210, i32 noundef %211, i32 noundef 32) #6
  %213 = getelementptr inbounds %struct.Range, ptr %31, i32 0, i32 2
  store i32 %212, ptr %213, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %33, ptr align 4 %35, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %34, ptr align 4 %31, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %27, ptr align 1 %34, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %28, ptr align 1 %33, i64 12, i1 false)
  %214 = load i32, ptr %28, align 4
  %215 = load i32, ptr %27, align 4
  %216 = add nsw i32 %214, %215
  store i32 %216, ptr %26, align 4
  %217 = getelementptr inbounds %struct.Range, ptr %26, i32 0, i32 1
  %218 = getelementptr inbounds %struct.Range, ptr %28, i32 0, i32 1
  %219 = load i32, ptr %218, align 4
  %220 = getelementptr inbounds %struct.Range, ptr %27, i32 0, i32 1
  %221 = load i32, ptr %220, align 4
  store i32 %219, ptr %12, align 4
  store i32 %221, ptr %13, align 4
  %222 = load i32, ptr %12, align 4
  %223 = load i32, ptr %13, align 4
  %224 = icmp sle i32 %222, %223
  %225 = select i1 %224, i32 %222, i32 %223
  store i32 %225, ptr %217, align 4
  %226 = getelementptr inbounds %struct.Range, ptr %26, i32 0, i32 2
  %227 = getelementptr inbounds %struct.Range, ptr %28, i32 0, i32 2
  %228 = load i32, ptr %227, align 4
  %229 = getelementptr inbounds %struct.Range, ptr %27, i32 0, i32 2
  %230 = load i32, ptr %229, align 4
  store i32 %228, ptr %6, align 4
  store i32 %230, ptr %7, align 4
  %231 = load i32, ptr %6, align 4
  %232 = load i32, ptr %7, align 4
  %233 = icmp sge i32 %231, %232
  %234 = select i1 %233, i32 %231, i32 %232
  store i32 %234, ptr %226, align 4
  %235 = load %struct.Range, ptr %26, align 4
  %236 = extractvalue %struct.Range %235, 0
  store i32 %236, ptr %32, align 4
  %237 = getelementptr inbounds %struct.Range, ptr %32, i32 0, i32 1
  %238 = extractvalue %struct.Range %235, 1
  store i32 %238, ptr %237, align 4
  %239 = getelementptr inbounds %struct.Range, ptr %32, i32 0, i32 2
  %240 = extractvalue %struct.Range %235, 2
  store i32 %240, ptr %239, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %35, ptr align 4 %32, i64 12, i1 false)
  %241 = load i32, ptr %30, align 4
  %242 = sdiv i32 %241, 2
  store i32 %242, ptr %30, align 4
  br label %197, !llvm.loop !10

243:                                              ; preds = %197
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %29, ptr align 4 %35, i64 12, i1 false)
  %244 = load %struct.Range, ptr %29, align 4
  %245 = getelementptr inbounds %struct.Range, ptr %53, i32 0, i32 0
  %246 = extractvalue %struct.Range %244, 0
  store i32 %246, ptr %245, align 4
  %247 = getelementptr inbounds %struct.Range, ptr %53, i32 0, i32 1
  %248 = extractvalue %struct.Range %244, 1
  store i32 %248, ptr %247, align 4
  %249 = getelementptr inbounds %struct.Range, ptr %53, i32 0, i32 2
  %250 = extractvalue %struct.Range %244, 2
  store i32 %250, ptr %249, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %43, ptr align 4 %53, i64 12, i1 false)
  %251 = load i32, ptr %49, align 4
  %252 = icmp eq i32 %251, 0
  br i1 %252, label %253, label %269

253:                                              ; preds = %243
  %254 = load ptr, ptr %41, align 8
  %255 = getelementptr inbounds i32, ptr %254, i64 0
  %256 = getelementptr inbounds %struct.Range, ptr %43, i32 0, i32 0
  %257 = load i32, ptr %256, align 4
  %258 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %255, i32 noundef %257) #6
  %259 = load ptr, ptr %41, align 8
  %260 = getelementptr inbounds i32, ptr %259, i64 1
  %261 = getelementptr inbounds %struct.Range, ptr %43, i32 0, i32 1
  %262 = load i32, ptr %261, align 4
  %263 = call noundef i32 @_ZL9atomicMinPii(ptr noundef %260, i32 noundef %262) #6
  %264 = load ptr, ptr %41, align 8
  %265 = getelementptr inbounds i32, ptr %264, i64 2
  %266 = getelementptr inbounds %struct.Range, ptr %43, i32 0, i32 2
  %267 = load i32, ptr %266, align 4
  %268 = call noundef i32 @_ZL9atomicMaxPii(ptr noundef %265, i32 noundef %267) #6
  br label %269

269:                                              ; preds = %253, %243
  br label %270

270:                                              ; preds = %269, %182
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL9atomicAddPii(ptr noundef %0, i32 noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  %7 = load ptr, ptr %5, align 8
  %8 = load i32, ptr %6, align 4
  store ptr %7, ptr %3, align 8
  store i32 %8, ptr %4, align 4
  %9 = load ptr, ptr %3, align 8
  %10 = load i32, ptr %4, align 4
  %11 = atomicrmw add ptr %9, i32 %10 seq_cst, align 4
  ret i32 %11
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL9atomicMinPii(ptr noundef %0, i32 noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  %7 = load ptr, ptr %5, align 8
  %8 = load i32, ptr %6, align 4
  store ptr %7, ptr %3, align 8
  store i32 %8, ptr %4, align 4
  %9 = load ptr, ptr %3, align 8
  %10 = load i32, ptr %4, align 4
  %11 = atomicrmw min ptr %9, i32 %10 seq_cst, align 4
  ret i32 %11
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZL9atomicMaxPii(ptr noundef %0, i32 noundef %1) #3 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  %7 = load ptr, ptr %5, align 8
  %8 = load i32, ptr %6, align 4
  store ptr %7, ptr %3, align 8
  store i32 %8, ptr %4, align 4
  %9 = load ptr, ptr %3, align 8
  %10 = load i32, ptr %4, align 4
  %11 = atomicrmw max ptr %9, i32 %10 seq_cst, align 4
  ret i32 %11
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z16__shfl_down_syncjiji(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #3 comdat {
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
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #5

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @reduce_shuffle, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
