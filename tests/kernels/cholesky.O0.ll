; ModuleID = 'cholesky.cu'
source_filename = "cholesky.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }

@_ZZ8choleskyE1s = internal addrspace(3) global [32 x [33 x double]] undef, align 8
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @cholesky(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca double, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca double, align 8
  %13 = alloca i32, align 4
  %14 = alloca double, align 8
  %15 = alloca double, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  %18 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %18, ptr %10, align 4
  %19 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = zext i32 %19 to i64
  %21 = load i32, ptr %9, align 4
  %22 = sext i32 %21 to i64
  %23 = mul i64 %20, %22
  %24 = load i32, ptr %9, align 4
  %25 = sext i32 %24 to i64
  %26 = mul i64 %23, %25
  %27 = load ptr, ptr %6, align 8
  %28 = getelementptr inbounds double, ptr %27, i64 %26
  store ptr %28, ptr %6, align 8
  %29 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %30 = zext i32 %29 to i64
  %31 = load i32, ptr %9, align 4
  %32 = sext i32 %31 to i64
  %33 = mul i64 %30, %32
  %34 = load i32, ptr %9, align 4
  %35 = sext i32 %34 to i64
  %36 = mul i64 %33, %35
  %37 = load ptr, ptr %7, align 8
  %38 = getelementptr inbounds double, ptr %37, i64 %36
  store ptr %38, ptr %7, align 8
  %39 = load i32, ptr %10, align 4
  %40 = load i32, ptr %9, align 4
  %41 = icmp slt i32 %39, %40
  br i1 %41, label %42, label %74

42:                                               ; preds = %4
  store i32 0, ptr %11, align 4
  br label %43

43:                                               ; preds = %70, %42
  %44 = load i32, ptr %11, align 4
  %45 = load i32, ptr %9, align 4
  %46 = icmp slt i32 %44, %45
  br i1 %46, label %47, label %73

47:                                               ; preds = %43
  %48 = load i32, ptr %11, align 4
  %49 = load i32, ptr %10, align 4
  %50 = icmp sle i32 %48, %49
  br i1 %50, label %51, label %61

51:                                               ; preds = %47
  %52 = load ptr, ptr %6, align 8
  %53 = load i32, ptr %10, align 4
  %54 = load i32, ptr %9, align 4
  %55 = mul nsw i32 %53, %54
  %56 = load i32, ptr %11, align 4
  %57 = add nsw i32 %55, %56
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds double, ptr %52, i64 %58
  %60 = load double, ptr %59, align 8
  br label %62

61:                                               ; preds = %47
  br label %62

62:                                               ; preds = %61, %51
  %63 = phi contract double [ %60, %51 ], [ 0.000000e+00, %61 ]
  %64 = load i32, ptr %10, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [32 x [33 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ8choleskyE1s to ptr), i64 0, i64 %65
  %67 = load i32, ptr %11, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [33 x double], ptr %66, i64 0, i64 %68
  store double %63, ptr %69, align 8
  br label %70

70:                                               ; preds = %62
  %71 = load i32, ptr %11, align 4
  %72 = add nsw i32 %71, 1
  store i32 %72, ptr %11, align 4
  br label %43, !llvm.loop !8

73:                                               ; preds = %43
  br label %74

74:                                               ; preds = %73, %4
  store double 1.000000e+00, ptr %12, align 8
  store i32 0, ptr %13, align 4
  br label %75

75:                                               ; preds = %171, %74
  %76 = load i32, ptr %13, align 4
  %77 = load i32, ptr %9, align 4
  %78 = icmp slt i32 %76, %77
  br i1 %78, label %79, label %174

79:                                               ; preds = %75
  call void @llvm.nvvm.barrier0()
  %80 = load i32, ptr %13, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [32 x [33 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ8choleskyE1s to ptr), i64 0, i64 %81
  %83 = load i32, ptr %13, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [33 x double], ptr %82, i64 0, i64 %84
  %86 = load double, ptr %85, align 8
  store double %86, ptr %14, align 8
  %87 = load double, ptr %14, align 8
  %88 = fcmp contract ogt double %87, 0.000000e+00
  br i1 %88, label %90, label %89

89:                                               ; preds = %79
  store double 0.000000e+00, ptr %12, align 8
  br label %174

90:                                               ; preds = %79
  %91 = load double, ptr %14, align 8
  store double %91, ptr %5, align 8
  %92 = load double, ptr %5, align 8
  %93 = call noundef double @llvm.nvvm.sqrt.rn.d(double %92)
  store double %93, ptr %15, align 8
  %94 = load double, ptr %14, align 8
  %95 = load double, ptr %12, align 8
  %96 = fmul contract double %95, %94
  store double %96, ptr %12, align 8
  call void @llvm.nvvm.barrier0()
  %97 = load i32, ptr %10, align 4
  %98 = load i32, ptr %13, align 4
  %99 = icmp eq i32 %97, %98
  br i1 %99, label %100, label %108

100:                                              ; preds = %90
  %101 = load double, ptr %15, align 8
  %102 = load i32, ptr %13, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [32 x [33 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ8choleskyE1s to ptr), i64 0, i64 %103
  %105 = load i32, ptr %13, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [33 x double], ptr %104, i64 0, i64 %106
  store double %101, ptr %107, align 8
  br label %127

108:                                              ; preds = %90
  %109 = load i32, ptr %10, align 4
  %110 = load i32, ptr %13, align 4
  %111 = icmp sgt i32 %109, %110
  br i1 %111, label %112, label %126

112:                                              ; preds = %108
  %113 = load i32, ptr %10, align 4
  %114 = load i32, ptr %9, align 4
  %115 = icmp slt i32 %113, %114
  br i1 %115, label %116, label %126

116:                                              ; preds = %112
  %117 = load double, ptr %15, align 8
  %118 = load i32, ptr %10, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [32 x [33 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ8choleskyE1s to ptr), i64 0, i64 %119
  %121 = load i32, ptr %13, align 4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [33 x double], ptr %120, i64 0, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = fdiv contract double %124, %117
  store double %125, ptr %123, align 8
  br label %126

126:                                              ; preds = %116, %112, %108
  br label %127

127:                                              ; preds = %126, %100
  call void @llvm.nvvm.barrier0()
  %128 = load i32, ptr %10, align 4
  %129 = load i32, ptr %13, align 4
  %130 = icmp sgt i32 %128, %129
  br i1 %130, label %131, label %170

131:                                              ; preds = %127
  %132 = load i32, ptr %10, align 4
  %133 = load i32, ptr %9, align 4
  %134 = icmp slt i32 %132, %133
  br i1 %134, label %135, label %170

135:                                              ; preds = %131
  %136 = load i32, ptr %13, align 4
  %137 = add nsw i32 %136, 1
  store i32 %137, ptr %16, align 4
  br label %138

138:                                              ; preds = %166, %135
  %139 = load i32, ptr %16, align 4
  %140 = load i32, ptr %10, align 4
  %141 = icmp sle i32 %139, %140
  br i1 %141, label %142, label %169

142:                                              ; preds = %138
  %143 = load i32, ptr %10, align 4
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [32 x [33 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ8choleskyE1s to ptr), i64 0, i64 %144
  %146 = load i32, ptr %13, align 4
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [33 x double], ptr %145, i64 0, i64 %147
  %149 = load double, ptr %148, align 8
  %150 = load i32, ptr %16, align 4
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds [32 x [33 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ8choleskyE1s to ptr), i64 0, i64 %151
  %153 = load i32, ptr %13, align 4
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [33 x double], ptr %152, i64 0, i64 %154
  %156 = load double, ptr %155, align 8
  %157 = fmul contract double %149, %156
  %158 = load i32, ptr %10, align 4
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [32 x [33 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ8choleskyE1s to ptr), i64 0, i64 %159
  %161 = load i32, ptr %16, align 4
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds [33 x double], ptr %160, i64 0, i64 %162
  %164 = load double, ptr %163, align 8
  %165 = fsub contract double %164, %157
  store double %165, ptr %163, align 8
  br label %166

166:                                              ; preds = %142
  %167 = load i32, ptr %16, align 4
  %168 = add nsw i32 %167, 1
  store i32 %168, ptr %16, align 4
  br label %138, !llvm.loop !10

169:                                              ; preds = %138
  br label %170

170:                                              ; preds = %169, %131, %127
  br label %171

171:                                              ; preds = %170
  %172 = load i32, ptr %13, align 4
  %173 = add nsw i32 %172, 1
  store i32 %173, ptr %13, align 4
  br label %75, !llvm.loop !11

174:                                              ; preds = %89, %75
  call void @llvm.nvvm.barrier0()
  %175 = load i32, ptr %10, align 4
  %176 = load i32, ptr %9, align 4
  %177 = icmp slt i32 %175, %176
  br i1 %177, label %178, label %203

178:                                              ; preds = %174
  store i32 0, ptr %17, align 4
  br label %179

179:                                              ; preds = %199, %178
  %180 = load i32, ptr %17, align 4
  %181 = load i32, ptr %9, align 4
  %182 = icmp slt i32 %180, %181
  br i1 %182, label %183, label %202

183:                                              ; preds = %179
  %184 = load i32, ptr %10, align 4
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds [32 x [33 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ8choleskyE1s to ptr), i64 0, i64 %185
  %187 = load i32, ptr %17, align 4
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds [33 x double], ptr %186, i64 0, i64 %188
  %190 = load double, ptr %189, align 8
  %191 = load ptr, ptr %7, align 8
  %192 = load i32, ptr %10, align 4
  %193 = load i32, ptr %9, align 4
  %194 = mul nsw i32 %192, %193
  %195 = load i32, ptr %17, align 4
  %196 = add nsw i32 %194, %195
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds double, ptr %191, i64 %197
  store double %190, ptr %198, align 8
  br label %199

199:                                              ; preds = %183
  %200 = load i32, ptr %17, align 4
  %201 = add nsw i32 %200, 1
  store i32 %201, ptr %17, align 4
  br label %179, !llvm.loop !12

202:                                              ; preds = %179
  br label %203

203:                                              ; preds = %202, %174
  %204 = load i32, ptr %10, align 4
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %206, label %212

206:                                              ; preds = %203
  %207 = load double, ptr %12, align 8
  %208 = load ptr, ptr %8, align 8
  %209 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %210 = zext i32 %209 to i64
  %211 = getelementptr inbounds double, ptr %208, i64 %210
  store double %207, ptr %211, align 8
  br label %212

212:                                              ; preds = %206, %203
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare double @llvm.nvvm.sqrt.rn.d(double) #3

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @cholesky, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
!12 = distinct !{!12, !9}
