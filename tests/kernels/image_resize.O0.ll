; ModuleID = 'image_resize.cu'
source_filename = "image_resize.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.uchar4 = type { i8, i8, i8, i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.uchar4 @_Z5lerp46uchar4S_i(ptr noundef byval(%struct.uchar4) align 4 %0, ptr noundef byval(%struct.uchar4) align 4 %1, i32 noundef %2) #0 {
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
  %16 = alloca %struct.uchar4, align 4
  %17 = alloca i32, align 4
  store i32 %2, ptr %17, align 4
  %18 = getelementptr inbounds %struct.uchar4, ptr %0, i32 0, i32 0
  %19 = load i8, ptr %18, align 4
  %20 = zext i8 %19 to i32
  %21 = getelementptr inbounds %struct.uchar4, ptr %1, i32 0, i32 0
  %22 = load i8, ptr %21, align 4
  %23 = zext i8 %22 to i32
  %24 = load i32, ptr %17, align 4
  store i32 %20, ptr %4, align 4
  store i32 %23, ptr %5, align 4
  store i32 %24, ptr %6, align 4
  %25 = load i32, ptr %4, align 4
  %26 = load i32, ptr %5, align 4
  %27 = load i32, ptr %4, align 4
  %28 = sub nsw i32 %26, %27
  %29 = load i32, ptr %6, align 4
  %30 = mul nsw i32 %28, %29
  %31 = add nsw i32 %30, 128
  %32 = ashr i32 %31, 8
  %33 = add nsw i32 %25, %32
  %34 = trunc i32 %33 to i8
  %35 = getelementptr inbounds %struct.uchar4, ptr %0, i32 0, i32 1
  %36 = load i8, ptr %35, align 1
  %37 = zext i8 %36 to i32
  %38 = getelementptr inbounds %struct.uchar4, ptr %1, i32 0, i32 1
  %39 = load i8, ptr %38, align 1
  %40 = zext i8 %39 to i32
  %41 = load i32, ptr %17, align 4
  store i32 %37, ptr %7, align 4
  store i32 %40, ptr %8, align 4
  store i32 %41, ptr %9, align 4
  %42 = load i32, ptr %7, align 4
  %43 = load i32, ptr %8, align 4
  %44 = load i32, ptr %7, align 4
  %45 = sub nsw i32 %43, %44
  %46 = load i32, ptr %9, align 4
  %47 = mul nsw i32 %45, %46
  %48 = add nsw i32 %47, 128
  %49 = ashr i32 %48, 8
  %50 = add nsw i32 %42, %49
  %51 = trunc i32 %50 to i8
  %52 = getelementptr inbounds %struct.uchar4, ptr %0, i32 0, i32 2
  %53 = load i8, ptr %52, align 2
  %54 = zext i8 %53 to i32
  %55 = getelementptr inbounds %struct.uchar4, ptr %1, i32 0, i32 2
  %56 = load i8, ptr %55, align 2
  %57 = zext i8 %56 to i32
  %58 = load i32, ptr %17, align 4
  store i32 %54, ptr %10, align 4
  store i32 %57, ptr %11, align 4
  store i32 %58, ptr %12, align 4
  %59 = load i32, ptr %10, align 4
  %60 = load i32, ptr %11, align 4
  %61 = load i32, ptr %10, align 4
  %62 = sub nsw i32 %60, %61
  %63 = load i32, ptr %12, align 4
  %64 = mul nsw i32 %62, %63
  %65 = add nsw i32 %64, 128
  %66 = ashr i32 %65, 8
  %67 = add nsw i32 %59, %66
  %68 = trunc i32 %67 to i8
  %69 = getelementptr inbounds %struct.uchar4, ptr %0, i32 0, i32 3
  %70 = load i8, ptr %69, align 1
  %71 = zext i8 %70 to i32
  %72 = getelementptr inbounds %struct.uchar4, ptr %1, i32 0, i32 3
  %73 = load i8, ptr %72, align 1
  %74 = zext i8 %73 to i32
  %75 = load i32, ptr %17, align 4
  store i32 %71, ptr %13, align 4
  store i32 %74, ptr %14, align 4
  store i32 %75, ptr %15, align 4
  %76 = load i32, ptr %13, align 4
  %77 = load i32, ptr %14, align 4
  %78 = load i32, ptr %13, align 4
  %79 = sub nsw i32 %77, %78
  %80 = load i32, ptr %15, align 4
  %81 = mul nsw i32 %79, %80
  %82 = add nsw i32 %81, 128
  %83 = ashr i32 %82, 8
  %84 = add nsw i32 %76, %83
  %85 = trunc i32 %84 to i8
  %86 = call %struct.uchar4 @_ZL11make_uchar4hhhh(i8 noundef zeroext %34, i8 noundef zeroext %51, i8 noundef zeroext %68, i8 noundef zeroext %85) #4
  %87 = getelementptr inbounds %struct.uchar4, ptr %16, i32 0, i32 0
  %88 = extractvalue %struct.uchar4 %86, 0
  store i8 %88, ptr %87, align 4
  %89 = getelementptr inbounds %struct.uchar4, ptr %16, i32 0, i32 1
  %90 = extractvalue %struct.uchar4 %86, 1
  store i8 %90, ptr %89, align 1
  %91 = getelementptr inbounds %struct.uchar4, ptr %16, i32 0, i32 2
  %92 = extractvalue %struct.uchar4 %86, 2
  store i8 %92, ptr %91, align 2
  %93 = getelementptr inbounds %struct.uchar4, ptr %16, i32 0, i32 3
  %94 = extractvalue %struct.uchar4 %86, 3
  store i8 %94, ptr %93, align 1
  %95 = load %struct.uchar4, ptr %16, align 4
  ret %struct.uchar4 %95
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal %struct.uchar4 @_ZL11make_uchar4hhhh(i8 noundef zeroext %0, i8 noundef zeroext %1, i8 noundef zeroext %2, i8 noundef zeroext %3) #0 {
  %5 = alloca %struct.uchar4, align 4
  %6 = alloca i8, align 1
  %7 = alloca i8, align 1
  %8 = alloca i8, align 1
  %9 = alloca i8, align 1
  store i8 %0, ptr %6, align 1
  store i8 %1, ptr %7, align 1
  store i8 %2, ptr %8, align 1
  store i8 %3, ptr %9, align 1
  %10 = load i8, ptr %6, align 1
  %11 = getelementptr inbounds %struct.uchar4, ptr %5, i32 0, i32 0
  store i8 %10, ptr %11, align 4
  %12 = load i8, ptr %7, align 1
  %13 = getelementptr inbounds %struct.uchar4, ptr %5, i32 0, i32 1
  store i8 %12, ptr %13, align 1
  %14 = load i8, ptr %8, align 1
  %15 = getelementptr inbounds %struct.uchar4, ptr %5, i32 0, i32 2
  store i8 %14, ptr %15, align 2
  %16 = load i8, ptr %9, align 1
  %17 = getelementptr inbounds %struct.uchar4, ptr %5, i32 0, i32 3
  store i8 %16, ptr %17, align 1
  %18 = load %struct.uchar4, ptr %5, align 4
  ret %struct.uchar4 %18
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @image_resize(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6) #1 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca %struct.uchar4, align 4
  %32 = alloca %struct.uchar4, align 4
  %33 = alloca %struct.uchar4, align 4
  %34 = alloca %struct.uchar4, align 4
  %35 = alloca %struct.uchar4, align 4
  %36 = alloca %struct.uchar4, align 4
  %37 = alloca %struct.uchar4, align 4
  %38 = alloca %struct.uchar4, align 4
  %39 = alloca %struct.uchar4, align 4
  store ptr %0, ptr %16, align 8
  store i32 %1, ptr %17, align 4
  store i32 %2, ptr %18, align 4
  store ptr %3, ptr %19, align 8
  store ptr %4, ptr %20, align 8
  store i32 %5, ptr %21, align 4
  store i32 %6, ptr %22, align 4
  %40 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %41 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %42 = mul i32 %40, %41
  %43 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %44 = add i32 %42, %43
  store i32 %44, ptr %23, align 4
  %45 = call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %46 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %47 = mul i32 %45, %46
  %48 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %49 = add i32 %47, %48
  store i32 %49, ptr %24, align 4
  %50 = load i32, ptr %23, align 4
  %51 = load i32, ptr %21, align 4
  %52 = icmp sge i32 %50, %51
  br i1 %52, label %57, label %53

53:                                               ; preds = %7
  %54 = load i32, ptr %24, align 4
  %55 = load i32, ptr %22, align 4
  %56 = icmp sge i32 %54, %55
  br i1 %56, label %57, label %58

57:                                               ; preds = %53, %7
  br label %200

58:                                               ; preds = %53
  %59 = load i32, ptr %23, align 4
  %60 = mul nsw i32 %59, 256
  %61 = load i32, ptr %17, align 4
  %62 = sub nsw i32 %61, 1
  %63 = mul nsw i32 %60, %62
  %64 = load i32, ptr %21, align 4
  %65 = sub nsw i32 %64, 1
  store i32 %65, ptr %12, align 4
  store i32 1, ptr %13, align 4
  %66 = load i32, ptr %12, align 4
  %67 = load i32, ptr %13, align 4
  %68 = icmp sge i32 %66, %67
  %69 = select i1 %68, i32 %66, i32 %67
  %70 = sdiv i32 %63, %69
  store i32 %70, ptr %25, align 4
  %71 = load i32, ptr %24, align 4
  %72 = mul nsw i32 %71, 256
  %73 = load i32, ptr %18, align 4
  %74 = sub nsw i32 %73, 1
  %75 = mul nsw i32 %72, %74
  %76 = load i32, ptr %22, align 4
  %77 = sub nsw i32 %76, 1
  store i32 %77, ptr %14, align 4
  store i32 1, ptr %15, align 4
  %78 = load i32, ptr %14, align 4
  %79 = load i32, ptr %15, align 4
  %80 = icmp sge i32 %78, %79
  %81 = select i1 %80, i32 %78, i32 %79
  %82 = sdiv i32 %75, %81
  store i32 %82, ptr %26, align 4
  %83 = load i32, ptr %25, align 4
  %84 = ashr i32 %83, 8
  store i32 %84, ptr %27, align 4
  %85 = load i32, ptr %26, align 4
  %86 = ashr i32 %85, 8
  store i32 %86, ptr %28, align 4
  %87 = load i32, ptr %27, align 4
  %88 = add nsw i32 %87, 1
  %89 = load i32, ptr %17, align 4
  %90 = sub nsw i32 %89, 1
  store i32 %88, ptr %8, align 4
  store i32 %90, ptr %9, align 4
  %91 = load i32, ptr %8, align 4
  %92 = load i32, ptr %9, align 4
  %93 = icmp sle i32 %91, %92
  %94 = select i1 %93, i32 %91, i32 %92
  store i32 %94, ptr %29, align 4
  %95 = load i32, ptr %28, align 4
  %96 = add nsw i32 %95, 1
  %97 = load i32, ptr %18, align 4
  %98 = sub nsw i32 %97, 1
  store i32 %96, ptr %10, align 4
  store i32 %98, ptr %11, align 4
  %99 = load i32, ptr %10, align 4
  %100 = load i32, ptr %11, align 4
  %101 = icmp sle i32 %99, %100
  %102 = select i1 %101, i32 %99, i32 %100
  store i32 %102, ptr %30, align 4
  %103 = load ptr, ptr %16, align 8
  %104 = load i32, ptr %28, align 4
  %105 = load i32, ptr %17, align 4
  %106 = mul nsw i32 %104, %105
  %107 = load i32, ptr %27, align 4
  %108 = add nsw i32 %106, %107
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds %struct.uchar4, ptr %103, i64 %109
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %32, ptr align 4 %110, i64 4, i1 false)
  %111 = load ptr, ptr %16, align 8
  %112 = load i32, ptr %28, align 4
  %113 = load i32, ptr %17, align 4
  %114 = mul nsw i32 %112, %113
  %115 = load i32, ptr %29, align 4
  %116 = add nsw i32 %114, %115
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds %struct.uchar4, ptr %111, i64 %117
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %33, ptr align 4 %118, i64 4, i1 false)
  %119 = load i32, ptr %25, align 4
  %120 = and i32 %119, 255
  %121 = call %struct.uchar4 @_Z5lerp46uchar4S_i(ptr noundef byval(%struct.uchar4) align 4 %32, ptr noundef byval(%struct.uchar4) align 4 %33, i32 noundef %120) #4
  %122 = getelementptr inbounds %struct.uchar4, ptr %31, i32 0, i32 0
  %123 = extractvalue %struct.uchar4 %121, 0
  store i8 %123, ptr %122, align 4
  %124 = getelementptr inbounds %struct.uchar4, ptr %31, i32 0, i32 1
  %125 = extractvalue %struct.uchar4 %121, 1
  store i8 %125, ptr %124, align 1
  %126 = getelementptr inbounds %struct.uchar4, ptr %31, i32 0, i32 2
  %127 = extractvalue %struct.uchar4 %121, 2
  store i8 %127, ptr %126, align 2
  %128 = getelementptr inbounds %struct.uchar4, ptr %31, i32 0, i32 3
  %129 = extractvalue %struct.uchar4 %121, 3
  store i8 %129, ptr %128, align 1
  %130 = load ptr, ptr %16, align 8
  %131 = load i32, ptr %30, align 4
  %132 = load i32, ptr %17, align 4
  %133 = mul nsw i32 %131, %132
  %134 = load i32, ptr %27, align 4
  %135 = add nsw i32 %133, %134
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds %struct.uchar4, ptr %130, i64 %136
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %35, ptr align 4 %137, i64 4, i1 false)
  %138 = load ptr, ptr %16, align 8
  %139 = load i32, ptr %30, align 4
  %140 = load i32, ptr %17, align 4
  %141 = mul nsw i32 %139, %140
  %142 = load i32, ptr %29, align 4
  %143 = add nsw i32 %141, %142
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds %struct.uchar4, ptr %138, i64 %144
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %36, ptr align 4 %145, i64 4, i1 false)
  %146 = load i32, ptr %25, align 4
  %147 = and i32 %146, 255
  %148 = call %struct.uchar4 @_Z5lerp46uchar4S_i(ptr noundef byval(%struct.uchar4) align 4 %35, ptr noundef byval(%struct.uchar4) align 4 %36, i32 noundef %147) #4
  %149 = getelementptr inbounds %struct.uchar4, ptr %34, i32 0, i32 0
  %150 = extractvalue %struct.uchar4 %148, 0
  store i8 %150, ptr %149, align 4
  %151 = getelementptr inbounds %struct.uchar4, ptr %34, i32 0, i32 1
  %152 = extractvalue %struct.uchar4 %148, 1
  store i8 %152, ptr %151, align 1
  %153 = getelementptr inbounds %struct.uchar4, ptr %34, i32 0, i32 2
  %154 = extractvalue %struct.uchar4 %148, 2
  store i8 %154, ptr %153, align 2
  %155 = getelementptr inbounds %struct.uchar4, ptr %34, i32 0, i32 3
  %156 = extractvalue %struct.uchar4 %148, 3
  store i8 %156, ptr %155, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %38, ptr align 4 %31, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %39, ptr align 4 %34, i64 4, i1 false)
  %157 = load i32, ptr %26, align 4
  %158 = and i32 %157, 255
  %159 = call %struct.uchar4 @_Z5lerp46uchar4S_i(ptr noundef byval(%struct.uchar4) align 4 %38, ptr noundef byval(%struct.uchar4) align 4 %39, i32 noundef %158) #4
  %160 = getelementptr inbounds %struct.uchar4, ptr %37, i32 0, i32 0
  %161 = extractvalue %struct.uchar4 %159, 0
  store i8 %161, ptr %160, align 4
  %162 = getelementptr inbounds %struct.uchar4, ptr %37, i32 0, i32 1
  %163 = extractvalue %struct.uchar4 %159, 1
  store i8 %163, ptr %162, align 1
  %164 = getelementptr inbounds %struct.uchar4, ptr %37, i32 0, i32 2
  %165 = extractvalue %struct.uchar4 %159, 2
  store i8 %165, ptr %164, align 2
  %166 = getelementptr inbounds %struct.uchar4, ptr %37, i32 0, i32 3
  %167 = extractvalue %struct.uchar4 %159, 3
  store i8 %167, ptr %166, align 1
  %168 = load ptr, ptr %19, align 8
  %169 = load i32, ptr %24, align 4
  %170 = load i32, ptr %21, align 4
  %171 = mul nsw i32 %169, %170
  %172 = load i32, ptr %23, align 4
  %173 = add nsw i32 %171, %172
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds %struct.uchar4, ptr %168, i64 %174
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %175, ptr align 4 %37, i64 4, i1 false)
  %176 = getelementptr inbounds %struct.uchar4, ptr %37, i32 0, i32 0
  %177 = load i8, ptr %176, align 4
  %178 = zext i8 %177 to i32
  %179 = mul nsw i32 77, %178
  %180 = getelementptr inbounds %struct.uchar4, ptr %37, i32 0, i32 1
  %181 = load i8, ptr %180, align 1
  %182 = zext i8 %181 to i32
  %183 = mul nsw i32 150, %182
  %184 = add nsw i32 %179, %183
  %185 = getelementptr inbounds %struct.uchar4, ptr %37, i32 0, i32 2
  %186 = load i8, ptr %185, align 2
  %187 = zext i8 %186 to i32
  %188 = mul nsw i32 29, %187
  %189 = add nsw i32 %184, %188
  %190 = ashr i32 %189, 8
  %191 = trunc i32 %190 to i8
  %192 = load ptr, ptr %20, align 8
  %193 = load i32, ptr %24, align 4
  %194 = load i32, ptr %21, align 4
  %195 = mul nsw i32 %193, %194
  %196 = load i32, ptr %23, align 4
  %197 = add nsw i32 %195, %196
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds i8, ptr %192, i64 %198
  store i8 %191, ptr %199, align 1
  br label %200

200:                                              ; preds = %58, %57
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @image_resize, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
