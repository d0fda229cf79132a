; ModuleID = 'game_of_life.cu'
source_filename = "game_of_life.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @game_of_life(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca ptr, align 8
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  store ptr %0, ptr %23, align 8
  store ptr %1, ptr %24, align 8
  store i32 %2, ptr %25, align 4
  store i32 %3, ptr %26, align 4
  %41 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %42 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %43 = mul i32 %41, %42
  %44 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %45 = add i32 %43, %44
  store i32 %45, ptr %27, align 4
  %46 = call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %47 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %48 = mul i32 %46, %47
  %49 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %50 = add i32 %48, %49
  store i32 %50, ptr %28, align 4
  %51 = load i32, ptr %27, align 4
  %52 = load i32, ptr %25, align 4
  %53 = icmp sge i32 %51, %52
  br i1 %53, label %58, label %54

54:                                               ; preds = %4
  %55 = load i32, ptr %28, align 4
  %56 = load i32, ptr %26, align 4
  %57 = icmp sge i32 %55, %56
  br i1 %57, label %58, label %59

58:                                               ; preds = %54, %4
  br label %221

59:                                               ; preds = %54
  %60 = load i32, ptr %27, align 4
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %65

62:                                               ; preds = %59
  %63 = load i32, ptr %25, align 4
  %64 = sub nsw i32 %63, 1
  br label %68

65:                                               ; preds = %59
  %66 = load i32, ptr %27, align 4
  %67 = sub nsw i32 %66, 1
  br label %68

68:                                               ; preds = %65, %62
  %69 = phi i32 [ %64, %62 ], [ %67, %65 ]
  store i32 %69, ptr %29, align 4
  %70 = load i32, ptr %27, align 4
  %71 = load i32, ptr %25, align 4
  %72 = sub nsw i32 %71, 1
  %73 = icmp eq i32 %70, %72
  br i1 %73, label %74, label %75

74:                                               ; preds = %68
  br label %78

75:                                               ; preds = %68
  %76 = load i32, ptr %27, align 4
  %77 = add nsw i32 %76, 1
  br label %78

78:                                               ; preds = %75, %74
  %79 = phi i32 [ 0, %74 ], [ %77, %75 ]
  store i32 %79, ptr %30, align 4
  store i32 0, ptr %31, align 4
  store i32 0, ptr %32, align 4
  store i32 0, ptr %33, align 4
  store i32 0, ptr %34, align 4
  store i32 -1, ptr %35, align 4
  br label %80

80:                                               ; preds = %201, %78
  %81 = load i32, ptr %35, align 4
  %82 = icmp sle i32 %81, 1
  br i1 %82, label %83, label %204

83:                                               ; preds = %80
  %84 = load i32, ptr %28, align 4
  %85 = load i32, ptr %35, align 4
  %86 = add nsw i32 %84, %85
  store i32 %86, ptr %36, align 4
  %87 = load i32, ptr %36, align 4
  %88 = icmp slt i32 %87, 0
  br i1 %88, label %89, label %92

89:                                               ; preds = %83
  %90 = load i32, ptr %26, align 4
  %91 = sub nsw i32 %90, 1
  br label %101

92:                                               ; preds = %83
  %93 = load i32, ptr %36, align 4
  %94 = load i32, ptr %26, align 4
  %95 = icmp eq i32 %93, %94
  br i1 %95, label %96, label %97

96:                                               ; preds = %92
  br label %99

97:                                               ; preds = %92
  %98 = load i32, ptr %36, align 4
  br label %99

99:                                               ; preds = %97, %96
  %100 = phi i32 [ 0, %96 ], [ %98, %97 ]
  br label %101

101:                                              ; preds = %99, %89
  %102 = phi i32 [ %91, %89 ], [ %100, %99 ]
  store i32 %102, ptr %36, align 4
  %103 = load ptr, ptr %23, align 8
  %104 = load i32, ptr %36, align 4
  %105 = load i32, ptr %25, align 4
  %106 = mul nsw i32 %104, %105
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds i32, ptr %103, i64 %107
  store ptr %108, ptr %37, align 8
  %109 = load ptr, ptr %37, align 8
  %110 = load i32, ptr %27, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds i32, ptr %109, i64 %111
  %113 = load i32, ptr %112, align 4
  store i32 %113, ptr %38, align 4
  %114 = load i32, ptr %38, align 4
  %115 = shl i32 %114, 1
  %116 = load ptr, ptr %37, align 8
  %117 = load i32, ptr %29, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds i32, ptr %116, i64 %118
  %120 = load i32, ptr %119, align 4
  %121 = lshr i32 %120, 31
  %122 = or i32 %115, %121
  store i32 %122, ptr %39, align 4
  %123 = load i32, ptr %38, align 4
  %124 = lshr i32 %123, 1
  %125 = load ptr, ptr %37, align 8
  %126 = load i32, ptr %30, align 4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds i32, ptr %125, i64 %127
  %129 = load i32, ptr %128, align 4
  %130 = shl i32 %129, 31
  %131 = or i32 %124, %130
  store i32 %131, ptr %40, align 4
  %132 = load i32, ptr %39, align 4
  store i32 %132, ptr %5, align 4
  store ptr %31, ptr %6, align 8
  store ptr %32, ptr %7, align 8
  store ptr %33, ptr %8, align 8
  %133 = load ptr, ptr %6, align 8
  %134 = load i32, ptr %133, align 4
  %135 = load i32, ptr %5, align 4
  %136 = and i32 %134, %135
  store i32 %136, ptr %9, align 4
  %137 = load i32, ptr %5, align 4
  %138 = load ptr, ptr %6, align 8
  %139 = load i32, ptr %138, align 4
  %140 = xor i32 %139, %137
  store i32 %140, ptr %138, align 4
  %141 = load ptr, ptr %7, align 8
  %142 = load i32, ptr %141, align 4
  %143 = load i32, ptr %9, align 4
  %144 = and i32 %142, %143
  store i32 %144, ptr %10, align 4
  %145 = load i32, ptr %9, align 4
  %146 = load ptr, ptr %7, align 8
  %147 = load i32, ptr %146, align 4
  %148 = xor i32 %147, %145
  store i32 %148, ptr %146, align 4
  %149 = load i32, ptr %10, align 4
  %150 = load ptr, ptr %8, align 8
  %151 = load i32, ptr %150, align 4
  %152 = or i32 %151, %149
  store i32 %152, ptr %150, align 4
  %153 = load i32, ptr %40, align 4
  store i32 %153, ptr %11, align 4
  store ptr %31, ptr %12, align 8
  store ptr %32, ptr %13, align 8
  store ptr %33, ptr %14, align 8
  %154 = load ptr, ptr %12, align 8
  %155 = load i32, ptr %154, align 4
  %156 = load i32, ptr %11, align 4
  %157 = and i32 %155, %156
  store i32 %157, ptr %15, align 4
  %158 = load i32, ptr %11, align 4
  %159 = load ptr, ptr %12, align 8
  %160 = load i32, ptr %159, align 4
  %161 = xor i32 %160, %158
  store i32 %161, ptr %159, align 4
  %162 = load ptr, ptr %13, align 8
  %163 = load i32, ptr %162, align 4
  %164 = load i32, ptr %15, align 4
  %165 = and i32 %163, %164
  store i32 %165, ptr %16, align 4
  %166 = load i32, ptr %15, align 4
  %167 = load ptr, ptr %13, align 8
  %168 = load i32, ptr %167, align 4
  %169 = xor i32 %168, %166
  store i32 %169, ptr %167, align 4
  %170 = load i32, ptr %16, align 4
  %171 = load ptr, ptr %14, align 8
  %172 = load i32, ptr %171, align 4
  %173 = or i32 %172, %170
  store i32 %173, ptr %171, align 4
  %174 = load i32, ptr %35, align 4
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %176, label %178

176:                                              ; preds = %101
  %177 = load i32, ptr %38, align 4
  store i32 %177, ptr %34, align 4
  br label %200

178:                                              ; preds = %101
  %179 = load i32, ptr %38, align 4
  store i32 %179, ptr %17, align 4
  store ptr %31, ptr %18, align 8
  store ptr %32, ptr %19, align 8
  store ptr %33, ptr %20, align 8
  %180 = load ptr, ptr %18, align 8
  %181 = load i32, ptr %180, align 4
  %182 = load i32, ptr %17, align 4
  %183 = and i32 %181, %182
  store i32 %183, ptr %21, align 4
  %184 = load i32, ptr %17, align 4
  %185 = load ptr, ptr %18, align 8
  %186 = load i32, ptr %185, align 4
  %187 = xor i32 %186, %184
  store i32 %187, ptr %185, align 4
  %188 = load ptr, ptr %19, align 8
  %189 = load i32, ptr %188, align 4
  %190 = load i32, ptr %21, align 4
  %191 = and i32 %189, %190
  store i32 %191, ptr %22, align 4
  %192 = load i32, ptr %21, align 4
  %193 = load ptr, ptr %19, align 8
  %194 = load i32, ptr %193, align 4
  %195 = xor i32 %194, %192
  store i32 %195, ptr %193, align 4
  %196 = load i32, ptr %22, align 4
  %197 = load ptr, ptr %20, align 8
  %198 = load i32, ptr %197, align 4
  %199 = or i32 %198, %196
  store i32 %199, ptr %197, align 4
  br label %200

200:                                              ; preds = %178, %176
  br label %201

201:                                              ; preds = %200
  %202 = load i32, ptr %35, align 4
  %203 = add nsw i32 %202, 1
  store i32 %203, ptr %35, align 4
  br label %80, !llvm.loop !8

204:                                              ; preds = %80
  %205 = load i32, ptr %33, align 4
  %206 = xor i32 %205, -1
  %207 = load i32, ptr %32, align 4
  %208 = and i32 %206, %207
  %209 = load i32, ptr %31, align 4
  %210 = load i32, ptr %34, align 4
  %211 = or i32 %209, %210
  %212 = and i32 %208, %211
  %213 = load ptr, ptr %24, align 8
  %214 = load i32, ptr %28, align 4
  %215 = load i32, ptr %25, align 4
  %216 = mul nsw i32 %214, %215
  %217 = load i32, ptr %27, align 4
  %218 = add nsw i32 %216, %217
  %219 = sext i32 %218 to i64
  %220 = getelementptr inbounds i32, ptr %213, i64 %219
  store i32 %212, ptr %220, align 4
  br label %221

221:                                              ; preds = %204, %58
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @game_of_life, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
