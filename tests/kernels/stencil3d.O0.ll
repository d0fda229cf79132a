; ModuleID = 'stencil3d.cu'
source_filename = "stencil3d.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

@_ZZ9stencil3dE5plane = internal addrspace(3) global [6 x [34 x float]] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @stencil3d(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i8, align 1
  %20 = alloca i8, align 1
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store i32 %3, ptr %11, align 4
  store i32 %4, ptr %12, align 4
  store float %5, ptr %13, align 4
  store float %6, ptr %14, align 4
  %27 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %28 = mul i32 %27, 32
  %29 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %30 = add i32 %28, %29
  store i32 %30, ptr %15, align 4
  %31 = call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %32 = mul i32 %31, 4
  %33 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %34 = add i32 %32, %33
  store i32 %34, ptr %16, align 4
  %35 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %36 = add i32 %35, 1
  store i32 %36, ptr %17, align 4
  %37 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %38 = add i32 %37, 1
  store i32 %38, ptr %18, align 4
  %39 = load i32, ptr %15, align 4
  %40 = load i32, ptr %10, align 4
  %41 = icmp slt i32 %39, %40
  br i1 %41, label %42, label %46

42:                                               ; preds = %7
  %43 = load i32, ptr %16, align 4
  %44 = load i32, ptr %11, align 4
  %45 = icmp slt i32 %43, %44
  br label %46

46:                                               ; preds = %42, %7
  %47 = phi i1 [ false, %7 ], [ %45, %42 ]
  %48 = zext i1 %47 to i8
  store i8 %48, ptr %19, align 1
  %49 = load i32, ptr %15, align 4
  %50 = icmp sgt i32 %49, 0
  br i1 %50, label %51, label %64

51:                                               ; preds = %46
  %52 = load i32, ptr %15, align 4
  %53 = load i32, ptr %10, align 4
  %54 = sub nsw i32 %53, 1
  %55 = icmp slt i32 %52, %54
  br i1 %55, label %56, label %64

56:                                               ; preds = %51
  %57 = load i32, ptr %16, align 4
  %58 = icmp sgt i32 %57, 0
  br i1 %58, label %59, label %64

59:                                               ; preds = %56
  %60 = load i32, ptr %16, align 4
  %61 = load i32, ptr %11, align 4
  %62 = sub nsw i32 %61, 1
  %63 = icmp slt i32 %60, %62
  br label %64

64:                                               ; preds = %59, %56, %51, %46
  %65 = phi i1 [ false, %56 ], [ false, %51 ], [ false, %46 ], [ %63, %59 ]
  %66 = zext i1 %65 to i8
  store i8 %66, ptr %20, align 1
  %67 = load i32, ptr %10, align 4
  %68 = load i32, ptr %11, align 4
  %69 = mul nsw i32 %67, %68
  store i32 %69, ptr %21, align 4
  %70 = load i32, ptr %16, align 4
  %71 = load i32, ptr %10, align 4
  %72 = mul nsw i32 %70, %71
  %73 = load i32, ptr %15, align 4
  %74 = add nsw i32 %72, %73
  store i32 %74, ptr %22, align 4
  store float 0.000000e+00, ptr %23, align 4
  %75 = load i8, ptr %19, align 1
  %76 = trunc i8 %75 to i1
  br i1 %76, label %77, label %83

77:                                               ; preds = %64
  %78 = load ptr, ptr %8, align 8
  %79 = load i32, ptr %22, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %78, i64 %80
  %82 = load float, ptr %81, align 4
  br label %84

83:                                               ; preds = %64
  br label %84

84:                                               ; preds = %83, %77
  %85 = phi contract float [ %82, %77 ], [ 0.000000e+00, %83 ]
  store float %85, ptr %24, align 4
  %86 = load i8, ptr %19, align 1
  %87 = trunc i8 %86 to i1
  br i1 %87, label %88, label %99

88:                                               ; preds = %84
  %89 = load i32, ptr %12, align 4
  %90 = icmp sgt i32 %89, 1
  br i1 %90, label %91, label %99

91:                                               ; preds = %88
  %92 = load ptr, ptr %8, align 8
  %93 = load i32, ptr %22, align 4
  %94 = load i32, ptr %21, align 4
  %95 = add nsw i32 %93, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr %92, i64 %96
  %98 = load float, ptr %97, align 4
  br label %100

99:                                               ; preds = %88, %84
  br label %100

100:                                              ; preds = %99, %91
  %101 = phi contract float [ %98, %91 ], [ 0.000000e+00, %99 ]
  store float %101, ptr %25, align 4
  store i32 1, ptr %26, align 4
  br label %102

102:                                              ; preds = %246, %100
  %103 = load i32, ptr %26, align 4
  %104 = load i32, ptr %12, align 4
  %105 = sub nsw i32 %104, 1
  %106 = icmp slt i32 %103, %105
  br i1 %106, label %107, label %249

107:                                              ; preds = %102
  %108 = load i32, ptr %21, align 4
  %109 = load i32, ptr %22, align 4
  %110 = add nsw i32 %109, %108
  store i32 %110, ptr %22, align 4
  %111 = load float, ptr %24, align 4
  store float %111, ptr %23, align 4
  %112 = load float, ptr %25, align 4
  store float %112, ptr %24, align 4
  %113 = load i8, ptr %19, align 1
  %114 = trunc i8 %113 to i1
  br i1 %114, label %115, label %123

115:                                              ; preds = %107
  %116 = load ptr, ptr %8, align 8
  %117 = load i32, ptr %22, align 4
  %118 = load i32, ptr %21, align 4
  %119 = add nsw i32 %117, %118
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds float, ptr %116, i64 %120
  %122 = load float, ptr %121, align 4
  br label %124

123:                                              ; preds = %107
  br label %124

124:                                              ; preds = %123, %115
  %125 = phi contract float [ %122, %115 ], [ 0.000000e+00, %123 ]
  store float %125, ptr %25, align 4
  call void @llvm.nvvm.barrier0()
  %126 = load float, ptr %24, align 4
  %127 = load i32, ptr %18, align 4
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [6 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil3dE5plane to ptr), i64 0, i64 %128
  %130 = load i32, ptr %17, align 4
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [34 x float], ptr %129, i64 0, i64 %131
  store float %126, ptr %132, align 4
  %133 = load i8, ptr %20, align 1
  %134 = trunc i8 %133 to i1
  br i1 %134, label %135, label %192

135:                                              ; preds = %124
  %136 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %138, label %149

138:                                              ; preds = %135
  %139 = load ptr, ptr %8, align 8
  %140 = load i32, ptr %22, align 4
  %141 = sub nsw i32 %140, 1
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds float, ptr %139, i64 %142
  %144 = load float, ptr %143, align 4
  %145 = load i32, ptr %18, align 4
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [6 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil3dE5plane to ptr), i64 0, i64 %146
  %148 = getelementptr inbounds [34 x float], ptr %147, i64 0, i64 0
  store float %144, ptr %148, align 4
  br label %149

149:                                              ; preds = %138, %135
  %150 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %151 = icmp eq i32 %150, 31
  br i1 %151, label %152, label %163

152:                                              ; preds = %149
  %153 = load ptr, ptr %8, align 8
  %154 = load i32, ptr %22, align 4
  %155 = add nsw i32 %154, 1
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds float, ptr %153, i64 %156
  %158 = load float, ptr %157, align 4
  %159 = load i32, ptr %18, align 4
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds [6 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil3dE5plane to ptr), i64 0, i64 %160
  %162 = getelementptr inbounds [34 x float], ptr %161, i64 0, i64 33
  store float %158, ptr %162, align 4
  br label %163

163:                                              ; preds = %152, %149
  %164 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %177

166:                                              ; preds = %163
  %167 = load ptr, ptr %8, align 8
  %168 = load i32, ptr %22, align 4
  %169 = load i32, ptr %10, align 4
  %170 = sub nsw i32 %168, %169
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds float, ptr %167, i64 %171
  %173 = load float, ptr %172, align 4
  %174 = load i32, ptr %17, align 4
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds [34 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil3dE5plane to ptr), i64 0, i64 %175
  store float %173, ptr %176, align 4
  br label %177

177:                                              ; preds = %166, %163
  %178 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %179 = icmp eq i32 %178, 3
  br i1 %179, label %180, label %191

180:                                              ; preds = %177
  %181 = load ptr, ptr %8, align 8
  %182 = load i32, ptr %22, align 4
  %183 = load i32, ptr %10, align 4
  %184 = add nsw i32 %182, %183
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds float, ptr %181, i64 %185
  %187 = load float, ptr %186, align 4
  %188 = load i32, ptr %17, align 4
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds [34 x float], ptr getelementptr inbounds ([6 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil3dE5plane to ptr), i64 0, i64 5), i64 0, i64 %189
  store float %187, ptr %190, align 4
  br label %191

191:                                              ; preds = %180, %177
  br label %192

192:                                              ; preds = %191, %124
  call void @llvm.nvvm.barrier0()
  %193 = load i8, ptr %20, align 1
  %194 = trunc i8 %193 to i1
  br i1 %194, label %195, label %245

195:                                              ; preds = %192
  %196 = load float, ptr %13, align 4
  %197 = load float, ptr %24, align 4
  %198 = fmul contract float %196, %197
  %199 = load float, ptr %14, align 4
  %200 = load float, ptr %23, align 4
  %201 = load float, ptr %25, align 4
  %202 = fadd contract float %200, %201
  %203 = load i32, ptr %18, align 4
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds [6 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil3dE5plane to ptr), i64 0, i64 %204
  %206 = load i32, ptr %17, align 4
  %207 = sub nsw i32 %206, 1
  %208 = sext i32 %207 to i64
  %209 = getelementptr inbounds [34 x float], ptr %205, i64 0, i64 %208
  %210 = load float, ptr %209, align 4
  %211 = fadd contract float %202, %210
  %212 = load i32, ptr %18, align 4
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds [6 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil3dE5plane to ptr), i64 0, i64 %213
  %215 = load i32, ptr %17, align 4
  %216 = add nsw i32 %215, 1
  %217 = sext i32 %216 to i64
  %218 = getelementptr inbounds [34 x float], ptr %214, i64 0, i64 %217
  %219 = load float, ptr %218, align 4
  %220 = fadd contract float %211, %219
  %221 = load i32, ptr %18, align 4
  %222 = sub nsw i32 %221, 1
  %223 = sext i32 %222 to i64
  %224 = getelementptr inbounds [6 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil3dE5plane to ptr), i64 0, i64 %223
  %225 = load i32, ptr %17, align 4
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds [34 x float], ptr %224, i64 0, i64 %226
  %228 = load float, ptr %227, align 4
  %229 = fadd contract float %220, %228
  %230 = load i32, ptr %18, align 4
  %231 = add nsw i32 %230, 1
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds [6 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil3dE5plane to ptr), i64 0, i64 %232
  %234 = load i32, ptr %17, align 4
  %235 = sext i32 %234 to i64
  %236 = getelementptr inbounds [34 x float], ptr %233, i64 0, i64 %235
  %237 = load float, ptr %236, align 4
  %238 = fadd contract float %229, %237
  %239 = fmul contract float %199, %238
  %240 = fadd contract float %198, %239
  %241 = load ptr, ptr %9, align 8
  %242 = load i32, ptr %22, align 4
  %243 = sext i32 %242 to i64
  %244 = getelementptr inbounds float, ptr %241, i64 %243
  store float %240, ptr %244, align 4
  br label %245

245:                                              ; preds = %195, %192
  br label %246

246:                                              ; preds = %245
  %247 = load i32, ptr %26, align 4
  %248 = add nsw i32 %247, 1
  store i32 %248, ptr %26, align 4
  br label %102, !llvm.loop !8

249:                                              ; preds = %102
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @stencil3d, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
