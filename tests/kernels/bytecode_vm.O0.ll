; ModuleID = 'bytecode_vm.cu'
source_filename = "bytecode_vm.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @bytecode_vm(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca [32 x i32], align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i8, align 1
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store i32 %1, ptr %8, align 4
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %22 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %24 = mul i32 %22, %23
  %25 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %26 = add i32 %24, %25
  store i32 %26, ptr %13, align 4
  %27 = load i32, ptr %13, align 4
  %28 = load i32, ptr %11, align 4
  %29 = icmp sge i32 %27, %28
  br i1 %29, label %30, label %31

30:                                               ; preds = %6
  br label %235

31:                                               ; preds = %6
  store i32 0, ptr %15, align 4
  store i32 0, ptr %16, align 4
  store i32 -2000000, ptr %17, align 4
  %32 = getelementptr inbounds [32 x i32], ptr %14, i64 0, i64 0
  store i32 0, ptr %32, align 4
  br label %33

33:                                               ; preds = %228, %31
  %34 = load i32, ptr %12, align 4
  %35 = add nsw i32 %34, -1
  store i32 %35, ptr %12, align 4
  %36 = icmp sgt i32 %34, 0
  br i1 %36, label %37, label %229

37:                                               ; preds = %33
  %38 = load i32, ptr %16, align 4
  %39 = load i32, ptr %8, align 4
  %40 = icmp sge i32 %38, %39
  br i1 %40, label %47, label %41

41:                                               ; preds = %37
  %42 = load i32, ptr %15, align 4
  %43 = icmp slt i32 %42, 0
  br i1 %43, label %47, label %44

44:                                               ; preds = %41
  %45 = load i32, ptr %15, align 4
  %46 = icmp sge i32 %45, 30
  br i1 %46, label %47, label %48

47:                                               ; preds = %44, %41, %37
  store i32 -1000000, ptr %17, align 4
  br label %229

48:                                               ; preds = %44
  %49 = load ptr, ptr %7, align 8
  %50 = load i32, ptr %16, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %16, align 4
  %52 = sext i32 %50 to i64
  %53 = getelementptr inbounds i8, ptr %49, i64 %52
  %54 = load i8, ptr %53, align 1
  store i8 %54, ptr %18, align 1
  %55 = load i32, ptr %15, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [32 x i32], ptr %14, i64 0, i64 %56
  %58 = load i32, ptr %57, align 4
  store i32 %58, ptr %19, align 4
  %59 = load i32, ptr %15, align 4
  %60 = icmp sgt i32 %59, 0
  br i1 %60, label %61, label %67

61:                                               ; preds = %48
  %62 = load i32, ptr %15, align 4
  %63 = sub nsw i32 %62, 1
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [32 x i32], ptr %14, i64 0, i64 %64
  %66 = load i32, ptr %65, align 4
  br label %68

67:                                               ; preds = %48
  br label %68

68:                                               ; preds = %67, %61
  %69 = phi i32 [ %66, %61 ], [ 0, %67 ]
  store i32 %69, ptr %20, align 4
  %70 = load i8, ptr %18, align 1
  %71 = zext i8 %70 to i32
  switch i32 %71, label %227 [
    i32 0, label %72
    i32 1, label %74
    i32 2, label %86
    i32 3, label %96
    i32 4, label %104
    i32 5, label %112
    i32 6, label %120
    i32 7, label %134
    i32 8, label %140
    i32 9, label %150
    i32 10, label %153
    i32 11, label %162
    i32 12, label %169
    i32 13, label %186
    i32 14, label %213
    i32 15, label %219
  ]

72:                                               ; preds = %68
  %73 = load i32, ptr %19, align 4
  store i32 %73, ptr %17, align 4
  store i32 0, ptr %12, align 4
  br label %228

74:                                               ; preds = %68
  %75 = load ptr, ptr %7, align 8
  %76 = load i32, ptr %16, align 4
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %16, align 4
  %78 = sext i32 %76 to i64
  %79 = getelementptr inbounds i8, ptr %75, i64 %78
  %80 = load i8, ptr %79, align 1
  %81 = sext i8 %80 to i32
  %82 = load i32, ptr %15, align 4
  %83 = add nsw i32 %82, 1
  store i32 %83, ptr %15, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [32 x i32], ptr %14, i64 0, i64 %84
  store i32 %81, ptr %85, align 4
  br label %228

86:                                               ; preds = %68
  %87 = load ptr, ptr %9, align 8
  %88 = load i32, ptr %13, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i32, ptr %87, i64 %89
  %91 = load i32, ptr %90, align 4
  %92 = load i32, ptr %15, align 4
  %93 = add nsw i32 %92, 1
  store i32 %93, ptr %15, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [32 x i32], ptr %14, i64 0, i64 %94
  store i32 %91, ptr %95, align 4
  br label %228

96:                                               ; preds = %68
  %97 = load i32, ptr %20, align 4
  %98 = load i32, ptr %19, align 4
  %99 = add nsw i32 %97, %98
  %100 = load i32, ptr %15, align 4
  %101 = add nsw i32 %100, -1
  store i32 %101, ptr %15, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [32 x i32], ptr %14, i64 0, i64 %102
  store i32 %99, ptr %103, align 4
  br label %228

104:                                              ; preds = %68
  %105 = load i32, ptr %20, align 4
  %106 = load i32, ptr %19, align 4
  %107 = sub nsw i32 %105, %106
  %108 = load i32, ptr %15, align 4
  %109 = add nsw i32 %108, -1
  store i32 %109, ptr %15, align 4
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [32 x i32], ptr %14, i64 0, i64 %110
  store i32 %107, ptr %111, align 4
  br label %228

112:                                              ; preds = %68
  %113 = load i32, ptr %20, align 4
  %114 = load i32, ptr %19, align 4
  %115 = mul nsw i32 %113, %114
  %116 = load i32, ptr %15, align 4
  %117 = add nsw i32 %116, -1
  store i32 %117, ptr %15, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [32 x i32], ptr %14, i64 0, i64 %118
  store i32 %115, ptr %119, align 4
  br label %228

120:                                              ; preds = %68
  %121 = load i32, ptr %19, align 4
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %123, label %124

123:                                              ; preds = %120
  br label %128

124:                                              ; preds = %120
  %125 = load i32, ptr %20, align 4
  %126 = load i32, ptr %19, align 4
  %127 = sdiv i32 %125, %126
  br label %128

128:                                              ; preds = %124, %123
  %129 = phi i32 [ 0, %123 ], [ %127, %124 ]
  %130 = load i32, ptr %15, align 4
  %131 = add nsw i32 %130, -1
  store i32 %131, ptr %15, align 4
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [32 x i32], ptr %14, i64 0, i64 %132
  store i32 %129, ptr %133, align 4
  br label %228

134:                                              ; preds = %68
  %135 = load i32, ptr %19, align 4
  %136 = load i32, ptr %15, align 4
  %137 = add nsw i32 %136, 1
  store i32 %137, ptr %15, align 4
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds [32 x i32], ptr %14, i64 0, i64 %138
  store i32 %135, ptr %139, align 4
  br label %228

140:                                              ; preds = %68
  %141 = load i32, ptr %20, align 4
  %142 = load i32, ptr %15, align 4
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds [32 x i32], ptr %14, i64 0, i64 %143
  store i32 %141, ptr %144, align 4
  %145 = load i32, ptr %19, align 4
  %146 = load i32, ptr %15, align 4
  %147 = sub nsw i32 %146, 1
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds [32 x i32], ptr %14, i64 0, i64 %148
  store i32 %145, ptr %149, align 4
  br label %228

150:                                              ; preds = %68
  %151 = load i32, ptr %15, align 4
  %152 = add nsw i32 %151, -1
  store i32 %152, ptr %15, align 4
  br label %228

153:                                              ; preds = %68
  %154 = load i32, ptr %20, align 4
  %155 = load i32, ptr %19, align 4
  %156 = icmp slt i32 %154, %155
  %157 = zext i1 %156 to i32
  %158 = load i32, ptr %15, align 4
  %159 = add nsw i32 %158, -1
  store i32 %159, ptr %15, align 4
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds [32 x i32], ptr %14, i64 0, i64 %160
  store i32 %157, ptr %161, align 4
  br label %228

162:                                              ; preds = %68
  %163 = load ptr, ptr %7, align 8
  %164 = load i32, ptr %16, align 4
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds i8, ptr %163, i64 %165
  %167 = load i8, ptr %166, align 1
  %168 = zext i8 %167 to i32
  store i32 %168, ptr %16, align 4
  br label %228

169:                                              ; preds = %68
  %170 = load i32, ptr %15, align 4
  %171 = add nsw i32 %170, -1
  store i32 %171, ptr %15, align 4
  %172 = load i32, ptr %19, align 4
  %173 = icmp ne i32 %172, 0
  br i1 %173, label %174, label %181

174:                                              ; preds = %169
  %175 = load ptr, ptr %7, align 8
  %176 = load i32, ptr %16, align 4
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds i8, ptr %175, i64 %177
  %179 = load i8, ptr %178, align 1
  %180 = zext i8 %179 to i32
  br label %184

181:                                              ; preds = %169
  %182 = load i32, ptr %16, align 4
  %183 = add nsw i32 %182, 1
  br label %184

184:                                              ; preds = %181, %174
  %185 = phi i32 [ %180, %174 ], [ %183, %181 ]
  store i32 %185, ptr %16, align 4
  br label %228

186:                                              ; preds = %68
  %187 = load ptr, ptr %7, align 8
  %188 = load i32, ptr %16, align 4
  %189 = add nsw i32 %188, 1
  store i32 %189, ptr %16, align 4
  %190 = sext i32 %188 to i64
  %191 = getelementptr inbounds i8, ptr %187, i64 %190
  %192 = load i8, ptr %191, align 1
  %193 = zext i8 %192 to i32
  store i32 %193, ptr %21, align 4
  %194 = load i32, ptr %21, align 4
  %195 = load i32, ptr %15, align 4
  %196 = icmp sle i32 %194, %195
  br i1 %196, label %197, label %204

197:                                              ; preds = %186
  %198 = load i32, ptr %15, align 4
  %199 = load i32, ptr %21, align 4
  %200 = sub nsw i32 %198, %199
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds [32 x i32], ptr %14, i64 0, i64 %201
  %203 = load i32, ptr %202, align 4
  br label %205

204:                                              ; preds = %186
  br label %205

205:                                              ; preds = %204, %197
  %206 = phi i32 [ %203, %197 ], [ 0, %204 ]
  %207 = load i32, ptr %15, align 4
  %208 = add nsw i32 %207, 1
  %209 = sext i32 %208 to i64
  %210 = getelementptr inbounds [32 x i32], ptr %14, i64 0, i64 %209
  store i32 %206, ptr %210, align 4
  %211 = load i32, ptr %15, align 4
  %212 = add nsw i32 %211, 1
  store i32 %212, ptr %15, align 4
  br label %228

213:                                              ; preds = %68
  %214 = load i32, ptr %19, align 4
  %215 = sub nsw i32 0, %214
  %216 = load i32, ptr %15, align 4
  %217 = sext i32 %216 to i64
  %218 = getelementptr inbounds [32 x i32], ptr %14, i64 0, i64 %217
  store i32 %215, ptr %218, align 4
  br label %228

219:                                              ; preds = %68
  %220 = load i32, ptr %20, align 4
  %221 = load i32, ptr %19, align 4
  %222 = xor i32 %220, %221
  %223 = load i32, ptr %15, align 4
  %224 = add nsw i32 %223, -1
  store i32 %224, ptr %15, align 4
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds [32 x i32], ptr %14, i64 0, i64 %225
  store i32 %222, ptr %226, align 4
  br label %228

227:                                              ; preds = %68
  store i32 -2, ptr %15, align 4
  br label %228

228:                                              ; preds = %227, %219, %213, %205, %184, %162, %153, %150, %140, %134, %128, %112, %104, %96, %86, %74, %72
  br label %33, !llvm.loop !8

229:                                              ; preds = %47, %33
  %230 = load i32, ptr %17, align 4
  %231 = load ptr, ptr %10, align 8
  %232 = load i32, ptr %13, align 4
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds i32, ptr %231, i64 %233
  store i32 %230, ptr %234, align 4
  br label %235

235:                                              ; preds = %229, %30
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

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
!4 = !{ptr @bytecode_vm, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
