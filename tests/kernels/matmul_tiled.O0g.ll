; ModuleID = 'matmul_tiled.cu'
source_filename = "matmul_tiled.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.uint3 = type { i32, i32, i32 }

@_ZZ12matmul_tiledE2as = internal addrspace(3) global [16 x [16 x float]] undef, align 4, !dbg !0
@_ZZ12matmul_tiledE2bs = internal addrspace(3) global [16 x [16 x float]] undef, align 4, !dbg !15

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @matmul_tiled(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 !dbg !2 {
  %7 = alloca %struct.uint3, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.uint3, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca %struct.uint3, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca %struct.uint3, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca %struct.uint3, align 4
  %24 = alloca %struct.uint3, align 4
  %25 = alloca %struct.uint3, align 4
  %26 = alloca %struct.uint3, align 4
  %27 = alloca ptr, align 8
  %28 = alloca ptr, align 8
  %29 = alloca ptr, align 8
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca %struct.uint3, align 4
  %35 = alloca i32, align 4
  %36 = alloca %struct.uint3, align 4
  %37 = alloca i32, align 4
  %38 = alloca %struct.uint3, align 4
  %39 = alloca i32, align 4
  %40 = alloca %struct.uint3, align 4
  %41 = alloca float, align 4
  %42 = alloca i32, align 4
  %43 = alloca i32, align 4
  store ptr %0, ptr %27, align 8
    #dbg_declare(ptr %27, !28, !DIExpression(), !29)
  store ptr %1, ptr %28, align 8
    #dbg_declare(ptr %28, !30, !DIExpression(), !31)
  store ptr %2, ptr %29, align 8
    #dbg_declare(ptr %29, !32, !DIExpression(), !33)
  store i32 %3, ptr %30, align 4
    #dbg_declare(ptr %30, !34, !DIExpression(), !35)
  store i32 %4, ptr %31, align 4
    #dbg_declare(ptr %31, !36, !DIExpression(), !37)
  store i32 %5, ptr %32, align 4
    #dbg_declare(ptr %32, !38, !DIExpression(), !39)
    #dbg_declare(ptr %33, !40, !DIExpression(), !41)
  %44 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !42
  %45 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !53
  %46 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !54
  store i32 %44, ptr %12, align 4
    #dbg_declare(ptr %12, !55, !DIExpression(), !59)
  store i32 %45, ptr %13, align 4
    #dbg_declare(ptr %13, !61, !DIExpression(), !62)
  store i32 %46, ptr %14, align 4
    #dbg_declare(ptr %14, !63, !DIExpression(), !64)
  %47 = load i32, ptr %12, align 4, !dbg !65
  store i32 %47, ptr %11, align 4, !dbg !66
  %48 = getelementptr inbounds %struct.uint3, ptr %11, i32 0, i32 1, !dbg !66
  %49 = load i32, ptr %13, align 4, !dbg !67
  store i32 %49, ptr %48, align 4, !dbg !66
  %50 = getelementptr inbounds %struct.uint3, ptr %11, i32 0, i32 2, !dbg !66
  %51 = load i32, ptr %14, align 4, !dbg !68
  store i32 %51, ptr %50, align 4, !dbg !66
  %52 = load %struct.uint3, ptr %11, align 4, !dbg !69
  %53 = extractvalue %struct.uint3 %52, 0, !dbg !70
  store i32 %53, ptr %25, align 4, !dbg !70
  %54 = getelementptr inbounds %struct.uint3, ptr %25, i32 0, i32 1, !dbg !70
  %55 = extractvalue %struct.uint3 %52, 1, !dbg !70
  store i32 %55, ptr %54, align 4, !dbg !70
  %56 = getelementptr inbounds %struct.uint3, ptr %25, i32 0, i32 2, !dbg !70
  %57 = extractvalue %struct.uint3 %52, 2, !dbg !70
  store i32 %57, ptr %56, align 4, !dbg !70
  %58 = load %struct.uint3, ptr %25, align 4, !dbg !71
  %59 = getelementptr inbounds %struct.uint3, ptr %34, i32 0, i32 0, !dbg !72
  %60 = extractvalue %struct.uint3 %58, 0, !dbg !72
  store i32 %60, ptr %59, align 4, !dbg !72
  %61 = getelementptr inbounds %struct.uint3, ptr %34, i32 0, i32 1, !dbg !72
  %62 = extractvalue %struct.uint3 %58, 1, !dbg !72
  store i32 %62, ptr %61, align 4, !dbg !72
  %63 = getelementptr inbounds %struct.uint3, ptr %34, i32 0, i32 2, !dbg !72
  %64 = extractvalue %struct.uint3 %58, 2, !dbg !72
  store i32 %64, ptr %63, align 4, !dbg !72
  %65 = getelementptr inbounds %struct.uint3, ptr %34, i32 0, i32 0, !dbg !73
  %66 = load i32, ptr %65, align 4, !dbg !73
  store i32 %66, ptr %33, align 4, !dbg !41
    #dbg_declare(ptr %35, !74, !DIExpression(), !75)
  %67 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !76
  %68 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !78
  %69 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !79
  store i32 %67, ptr %8, align 4
    #dbg_declare(ptr %8, !55, !DIExpression(), !80)
  store i32 %68, ptr %9, align 4
    #dbg_declare(ptr %9, !61, !DIExpression(), !82)
  store i32 %69, ptr %10, align 4
    #dbg_declare(ptr %10, !63, !DIExpression(), !83)
  %70 = load i32, ptr %8, align 4, !dbg !84
  store i32 %70, ptr %7, align 4, !dbg !85
  %71 = getelementptr inbounds %struct.uint3, ptr %7, i32 0, i32 1, !dbg !85
  %72 = load i32, ptr %9, align 4, !dbg !86
  store i32 %72, ptr %71, align 4, !dbg !85
  %73 = getelementptr inbounds %struct.uint3, ptr %7, i32 0, i32 2, !dbg !85
  %74 = load i32, ptr %10, align 4, !dbg !87
  store i32 %74, ptr %73, align 4, !dbg !85
  %75 = load %struct.uint3, ptr %7, align 4, !dbg !88
  %76 = extractvalue %struct.uint3 %75, 0, !dbg !89
  store i32 %76, ptr %26, align 4, !dbg !89
  %77 = getelementptr inbounds %struct.uint3, ptr %26, i32 0, i32 1, !dbg !89
  %78 = extractvalue %struct.uint3 %75, 1, !dbg !89
  store i32 %78, ptr %77, align 4, !dbg !89
  %79 = getelementptr inbounds %struct.uint3, ptr %26, i32 0, i32 2, !dbg !89
  %80 = extractvalue %struct.uint3 %75, 2, !dbg !89
  store i32 %80, ptr %79, align 4, !dbg !89
  %81 = load %struct.uint3, ptr %26, align 4, !dbg !90
  %82 = getelementptr inbounds %struct.uint3, ptr %36, i32 0, i32 0, !dbg !91
  %83 = extractvalue %struct.uint3 %81, 0, !dbg !91
  store i32 %83, ptr %82, align 4, !dbg !91
  %84 = getelementptr inbounds %struct.uint3, ptr %36, i32 0, i32 1, !dbg !91
  %85 = extractvalue %struct.uint3 %81, 1, !dbg !91
  store i32 %85, ptr %84, align 4, !dbg !91
  %86 = getelementptr inbounds %struct.uint3, ptr %36, i32 0, i32 2, !dbg !91
  %87 = extractvalue %struct.uint3 %81, 2, !dbg !91
  store i32 %87, ptr %86, align 4, !dbg !91
  %88 = getelementptr inbounds %struct.uint3, ptr %36, i32 0, i32 1, !dbg !92
  %89 = load i32, ptr %88, align 4, !dbg !92
  store i32 %89, ptr %35, align 4, !dbg !75
    #dbg_declare(ptr %37, !93, !DIExpression(), !94)
  %90 = call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !95
  %91 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !98
  %92 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !99
  store i32 %90, ptr %20, align 4
    #dbg_declare(ptr %20, !55, !DIExpression(), !100)
  store i32 %91, ptr %21, align 4
    #dbg_declare(ptr %21, !61, !DIExpression(), !102)
  store i32 %92, ptr %22, align 4
    #dbg_declare(ptr %22, !63, !DIExpression(), !103)
  %93 = load i32, ptr %20, align 4, !dbg !104
  store i32 %93, ptr %19, align 4, !dbg !105
  %94 = getelementptr inbounds %struct.uint3, ptr %19, i32 0, i32 1, !dbg !105
  %95 = load i32, ptr %21, align 4, !dbg !106
  store i32 %95, ptr %94, align 4, !dbg !105
  %96 = getelementptr inbounds %struct.uint3, ptr %19, i32 0, i32 2, !dbg !105
  %97 = load i32, ptr %22, align 4, !dbg !107
  store i32 %97, ptr %96, align 4, !dbg !105
  %98 = load %struct.uint3, ptr %19, align 4, !dbg !108
  %99 = extractvalue %struct.uint3 %98, 0, !dbg !109
  store i32 %99, ptr %23, align 4, !dbg !109
  %100 = getelementptr inbounds %struct.uint3, ptr %23, i32 0, i32 1, !dbg !109
  %101 = extractvalue %struct.uint3 %98, 1, !dbg !109
  store i32 %101, ptr %100, align 4, !dbg !109
  %102 = getelementptr inbounds %struct.uint3, ptr %23, i32 0, i32 2, !dbg !109
  %103 = extractvalue %struct.uint3 %98, 2, !dbg !109
  store i32 %103, ptr %102, align 4, !dbg !109
  %104 = load %struct.uint3, ptr %23, align 4, !dbg !110
  %105 = getelementptr inbounds %struct.uint3, ptr %38, i32 0, i32 0, !dbg !111
  %106 = extractvalue %struct.uint3 %104, 0, !dbg !111
  store i32 %106, ptr %105, align 4, !dbg !111
  %107 = getelementptr inbounds %struct.uint3, ptr %38, i32 0, i32 1, !dbg !111
  %108 = extractvalue %struct.uint3 %104, 1, !dbg !111
  store i32 %108, ptr %107, align 4, !dbg !111
  %109 = getelementptr inbounds %struct.uint3, ptr %38, i32 0, i32 2, !dbg !111
  %110 = extractvalue %struct.uint3 %104, 2, !dbg !111
  store i32 %110, ptr %109, align 4, !dbg !111
  %111 = getelementptr inbounds %struct.uint3, ptr %38, i32 0, i32 1, !dbg !112
  %112 = load i32, ptr %111, align 4, !dbg !112
  %113 = mul i32 %112, 16, !dbg !113
  %114 = load i32, ptr %35, align 4, !dbg !114
  %115 = add i32 %113, %114, !dbg !115
  store i32 %115, ptr %37, align 4, !dbg !94
    #dbg_declare(ptr %39, !116, !DIExpression(), !117)
  %116 = call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !118
  %117 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !120
  %118 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !121
  store i32 %116, ptr %16, align 4
    #dbg_declare(ptr %16, !55, !DIExpression(), !122)
  store i32 %117, ptr %17, align 4
    #dbg_declare(ptr %17, !61, !DIExpression(), !124)
  store i32 %118, ptr %18, align 4
    #dbg_declare(ptr %18, !63, !DIExpression(), !125)
  %119 = load i32, ptr %16, align 4, !dbg !126
  store i32 %119, ptr %15, align 4, !dbg !127
  %120 = getelementptr inbounds %struct.uint3, ptr %15, i32 0, i32 1, !dbg !127
  %121 = load i32, ptr %17, align 4, !dbg !128
  store i32 %121, ptr %120, align 4, !dbg !127
  %122 = getelementptr inbounds %struct.uint3, ptr %15, i32 0, i32 2, !dbg !127
  %123 = load i32, ptr %18, align 4, !dbg !129
  store i32 %123, ptr %122, align 4, !dbg !127
  %124 = load %struct.uint3, ptr %15, align 4, !dbg !130
  %125 = extractvalue %struct.uint3 %124, 0, !dbg !131
  store i32 %125, ptr %24, align 4, !dbg !131
  %126 = getelementptr inbounds %struct.uint3, ptr %24, i32 0, i32 1, !dbg !131
  %127 = extractvalue %struct.uint3 %124, 1, !dbg !131
  store i32 %127, ptr %126, align 4, !dbg !131
  %128 = getelementptr inbounds %struct.uint3, ptr %24, i32 0, i32 2, !dbg !131
  %129 = extractvalue %struct.uint3 %124, 2, !dbg !131
  store i32 %129, ptr %128, align 4, !dbg !131
  %130 = load %struct.uint3, ptr %24, align 4, !dbg !132
  %131 = getelementptr inbounds %struct.uint3, ptr %40, i32 0, i32 0, !dbg !133
  %132 = extractvalue %struct.uint3 %130, 0, !dbg !133
  store i32 %132, ptr %131, align 4, !dbg !133
  %133 = getelementptr inbounds %struct.uint3, ptr %40, i32 0, i32 1, !dbg !133
  %134 = extractvalue %struct.uint3 %130, 1, !dbg !133
  store i32 %134, ptr %133, align 4, !dbg !133
  %135 = getelementptr inbounds %struct.uint3, ptr %40, i32 0, i32 2, !dbg !133
  %136 = extractvalue %struct.uint3 %130, 2, !dbg !133
  store i32 %136, ptr %135, align 4, !dbg !133
  %137 = getelementptr inbounds %struct.uint3, ptr %40, i32 0, i32 0, !dbg !134
  %138 = load i32, ptr %137, align 4, !dbg !134
  %139 = mul i32 %138, 16, !dbg !135
  %140 = load i32, ptr %33, align 4, !dbg !136
  %141 = add i32 %139, %140, !dbg !137
  store i32 %141, ptr %39, align 4, !dbg !117
    #dbg_declare(ptr %41, !138, !DIExpression(), !139)
  store float 0.000000e+00, ptr %41, align 4, !dbg !139
    #dbg_declare(ptr %42, !140, !DIExpression(), !142)
  store i32 0, ptr %42, align 4, !dbg !142
  br label %142, !dbg !143

142:                                              ; preds = %232, %6
  %143 = load i32, ptr %42, align 4, !dbg !144
  %144 = load i32, ptr %32, align 4, !dbg !146
  %145 = icmp slt i32 %143, %144, !dbg !147
  br i1 %145, label %146, label %235, !dbg !148

146:                                              ; preds = %142
  %147 = load i32, ptr %37, align 4, !dbg !149
  %148 = load i32, ptr %30, align 4, !dbg !151
  %149 = icmp slt i32 %147, %148, !dbg !152
  br i1 %149, label %150, label %168, !dbg !153

150:                                              ; preds = %146
  %151 = load i32, ptr %42, align 4, !dbg !154
  %152 = load i32, ptr %33, align 4, !dbg !155
  %153 = add nsw i32 %151, %152, !dbg !156
  %154 = load i32, ptr %32, align 4, !dbg !157
  %155 = icmp slt i32 %153, %154, !dbg !158
  br i1 %155, label %156, label %168, !dbg !149

156:                                              ; preds = %150
  %157 = load ptr, ptr %27, align 8, !dbg !159
  %158 = load i32, ptr %37, align 4, !dbg !160
  %159 = load i32, ptr %32, align 4, !dbg !161
  %160 = mul nsw i32 %158, %159, !dbg !162
  %161 = load i32, ptr %42, align 4, !dbg !163
  %162 = add nsw i32 %160, %161, !dbg !164
  %163 = load i32, ptr %33, align 4, !dbg !165
  %164 = add nsw i32 %162, %163, !dbg !166
  %165 = sext i32 %164 to i64, !dbg !159
  %166 = getelementptr inbounds float, ptr %157, i64 %165, !dbg !159
  %167 = load float, ptr %166, align 4, !dbg !159
  br label %169, !dbg !149

168:                                              ; preds = %150, %146
  br label %169, !dbg !149

169:                                              ; preds = %168, %156
  %170 = phi contract float [ %167, %156 ], [ 0.000000e+00, %168 ], !dbg !149
  %171 = load i32, ptr %35, align 4, !dbg !167
  %172 = sext i32 %171 to i64, !dbg !168
  %173 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2as to ptr), i64 0, i64 %172, !dbg !168
  %174 = load i32, ptr %33, align 4, !dbg !169
  %175 = sext i32 %174 to i64, !dbg !168
  %176 = getelementptr inbounds [16 x float], ptr %173, i64 0, i64 %175, !dbg !168
  store float %170, ptr %176, align 4, !dbg !170
  %177 = load i32, ptr %42, align 4, !dbg !171
  %178 = load i32, ptr %35, align 4, !dbg !172
  %179 = add nsw i32 %177, %178, !dbg !173
  %180 = load i32, ptr %32, align 4, !dbg !174
  %181 = icmp slt i32 %179, %180, !dbg !175
  br i1 %181, label %182, label %198, !dbg !176

182:                                              ; preds = %169
  %183 = load i32, ptr %39, align 4, !dbg !177
  %184 = load i32, ptr %31, align 4, !dbg !178
  %185 = icmp slt i32 %183, %184, !dbg !179
  br i1 %185, label %186, label %198, !dbg !171

186:                                              ; preds = %182
  %187 = load ptr, ptr %28, align 8, !dbg !180
  %188 = load i32, ptr %42, align 4, !dbg !181
  %189 = load i32, ptr %35, align 4, !dbg !182
  %190 = add nsw i32 %188, %189, !dbg !183
  %191 = load i32, ptr %31, align 4, !dbg !184
  %192 = mul nsw i32 %190, %191, !dbg !185
  %193 = load i32, ptr %39, align 4, !dbg !186
  %194 = add nsw i32 %192, %193, !dbg !187
  %195 = sext i32 %194 to i64, !dbg !180
  %196 = getelementptr inbounds float, ptr %187, i64 %195, !dbg !180
  %197 = load float, ptr %196, align 4, !dbg !180
  br label %199, !dbg !171

198:                                              ; preds = %182, %169
  br label %199, !dbg !171

199:                                              ; preds = %198, %186
  %200 = phi contract float [ %197, %186 ], [ 0.000000e+00, %198 ], !dbg !171
  %201 = load i32, ptr %35, align 4, !dbg !188
  %202 = sext i32 %201 to i64, !dbg !189
  %203 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2bs to ptr), i64 0, i64 %202, !dbg !189
  %204 = load i32, ptr %33, align 4, !dbg !190
  %205 = sext i32 %204 to i64, !dbg !189
  %206 = getelementptr inbounds [16 x float], ptr %203, i64 0, i64 %205, !dbg !189
  store float %200, ptr %206, align 4, !dbg !191
  call void @llvm.nvvm.barrier0(), !dbg !192
    #dbg_declare(ptr %43, !193, !DIExpression(), !195)
  store i32 0, ptr %43, align 4, !dbg !195
  br label %207, !dbg !196

207:                                              ; preds = %228, %199
  %208 = load i32, ptr %43, align 4, !dbg !197
  %209 = icmp slt i32 %208, 16, !dbg !199
  br i1 %209, label %210, label %231, !dbg !200

210:                                              ; preds = %207
  %211 = load i32, ptr %35, align 4, !dbg !201
  %212 = sext i32 %211 to i64, !dbg !202
  %213 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2as to ptr), i64 0, i64 %212, !dbg !202
  %214 = load i32, ptr %43, align 4, !dbg !203
  %215 = sext i32 %214 to i64, !dbg !202
  %216 = getelementptr inbounds [16 x float], ptr %213, i64 0, i64 %215, !dbg !202
  %217 = load float, ptr %216, align 4, !dbg !202
  %218 = load i32, ptr %43, align 4, !dbg !204
  %219 = sext i32 %218 to i64, !dbg !205
  %220 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2bs to ptr), i64 0, i64 %219, !dbg !205
  %221 = load i32, ptr %33, align 4, !dbg !206
  %222 = sext i32 %221 to i64, !dbg !205
  %223 = getelementptr inbounds [16 x float], ptr %220, i64 0, i64 %222, !dbg !205
  %224 = load float, ptr %223, align 4, !dbg !205
  %225 = fmul contract float %217, %224, !dbg !207
  %226 = load float, ptr %41, align 4, !dbg !208
  %227 = fadd contract float %226, %225, !dbg !208
  store float %227, ptr %41, align 4, !dbg !208
  br label %228, !dbg !209

228:                                              ; preds = %210
  %229 = load i32, ptr %43, align 4, !dbg !210
  %230 = add nsw i32 %229, 1, !dbg !210
  store i32 %230, ptr %43, align 4, !dbg !210
  br label %207, !dbg !211, !llvm.loop !212

231:                                              ; preds = %207
  call void @llvm.nvvm.barrier0(), !dbg !215
  br label %232, !dbg !216

232:                                              ; preds = %231
  %233 = load i32, ptr %42, align 4, !dbg !217
  %234 = add nsw i32 %233, 16, !dbg !217
  store i32 %234, ptr %42, align 4, !dbg !217
  br label %142, !dbg !218, !llvm.loop !219

235:                                              ; preds = %142
  %236 = load i32, ptr %37, align 4, !dbg !221
  %237 = load i32, ptr %30, align 4, !dbg !223
  %238 = icmp slt i32 %236, %237, !dbg !224
  br i1 %238, label %239, label %253, !dbg !225

239:                                              ; preds = %235
  %240 = load i32, ptr %39, align 4, !dbg !226
  %241 = load i32, ptr %31, align 4, !dbg !227
  %242 = icmp slt i32 %240, %241, !dbg !228
  br i1 %242, label %243, label %253, !dbg !229

243:                                              ; preds = %239
  %244 = load float, ptr %41, align 4, !dbg !230
  %245 = load ptr, ptr %29, align 8, !dbg !231
  %246 = load i32, ptr %37, align 4, !dbg !232
  %247 = load i32, ptr %31, align 4, !dbg !233
  %248 = mul nsw i32 %246, %247, !dbg !234
  %249 = load i32, ptr %39, align 4, !dbg !235
  %250 = add nsw i32 %248, %249, !dbg !236
  %251 = sext i32 %250 to i64, !dbg !231
  %252 = getelementptr inbounds float, ptr %245, i64 %251, !dbg !231
  store float %244, ptr %252, align 4, !dbg !237
  br label %253, !dbg !231

253:                                              ; preds = %243, %239, %235
  ret void, !dbg !238
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!nvvm.annotations = !{!21}
!llvm.module.flags = !{!22, !23, !24, !25, !26}
!llvm.ident = !{!27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "as", scope: !2, file: !3, line: 10, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "matmul_tiled", scope: !3, file: !3, line: 9, type: !4, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !20)
!3 = !DIFile(filename: "matmul_tiled.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !9, !10, !10, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !12, globals: !14, splitDebugInlining: false, nameTableKind: None)
!12 = !{!13}
!13 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!14 = !{!0, !15}
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!16 = distinct !DIGlobalVariable(name: "bs", scope: !2, file: !3, line: 11, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !18)
!18 = !{!19, !19}
!19 = !DISubrange(count: 16)
!20 = !{}
!21 = !{ptr @matmul_tiled, !"kernel", i32 1}
!22 = !{i32 7, !"Dwarf Version", i32 2}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!26 = !{i32 7, !"frame-pointer", i32 2}
!27 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!28 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 9, type: !6)
!29 = !DILocation(line: 9, column: 54, scope: !2)
!30 = !DILocalVariable(name: "b", arg: 2, scope: !2, file: !3, line: 9, type: !6)
!31 = !DILocation(line: 9, column: 70, scope: !2)
!32 = !DILocalVariable(name: "c", arg: 3, scope: !2, file: !3, line: 9, type: !9)
!33 = !DILocation(line: 9, column: 80, scope: !2)
!34 = !DILocalVariable(name: "m", arg: 4, scope: !2, file: !3, line: 9, type: !10)
!35 = !DILocation(line: 9, column: 87, scope: !2)
!36 = !DILocalVariable(name: "n", arg: 5, scope: !2, file: !3, line: 9, type: !10)
!37 = !DILocation(line: 9, column: 94, scope: !2)
!38 = !DILocalVariable(name: "k", arg: 6, scope: !2, file: !3, line: 9, type: !10)
!39 = !DILocation(line: 9, column: 101, scope: !2)
!40 = !DILocalVariable(name: "tx", scope: !2, file: !3, line: 12, type: !10)
!41 = !DILocation(line: 12, column: 9, scope: !2)
!42 = !DILocation(line: 30, column: 24, scope: !43, inlinedAt: !52)
!43 = distinct !DISubprogram(name: "mini_thread", linkageName: "_Z11mini_threadv", scope: !44, file: !44, line: 29, type: !45, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11)
!44 = !DIFile(filename: "./mini_cuda.h", directory: ".")
!45 = !DISubroutineType(types: !46)
!46 = !{!47}
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "uint3", file: !44, line: 14, size: 96, flags: DIFlagTypePassByValue, elements: !48, identifier: "_ZTS5uint3")
!48 = !{!49, !50, !51}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !47, file: !44, line: 15, baseType: !13, size: 32)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !47, file: !44, line: 15, baseType: !13, size: 32, offset: 32)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !47, file: !44, line: 15, baseType: !13, size: 32, offset: 64)
!52 = distinct !DILocation(line: 12, column: 14, scope: !2)
!53 = !DILocation(line: 30, column: 54, scope: !43, inlinedAt: !52)
!54 = !DILocation(line: 31, column: 24, scope: !43, inlinedAt: !52)
!55 = !DILocalVariable(name: "x", arg: 1, scope: !56, file: !44, line: 26, type: !10)
!56 = distinct !DISubprogram(name: "mini_vector", linkageName: "_Z11mini_vectoriii", scope: !44, file: !44, line: 26, type: !57, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !20)
!57 = !DISubroutineType(types: !58)
!58 = !{!47, !10, !10, !10}
!59 = !DILocation(line: 26, column: 50, scope: !56, inlinedAt: !60)
!60 = distinct !DILocation(line: 30, column: 12, scope: !43, inlinedAt: !52)
!61 = !DILocalVariable(name: "y", arg: 2, scope: !56, file: !44, line: 26, type: !10)
!62 = !DILocation(line: 26, column: 57, scope: !56, inlinedAt: !60)
!63 = !DILocalVariable(name: "z", arg: 3, scope: !56, file: !44, line: 26, type: !10)
!64 = !DILocation(line: 26, column: 64, scope: !56, inlinedAt: !60)
!65 = !DILocation(line: 27, column: 23, scope: !56, inlinedAt: !60)
!66 = !DILocation(line: 27, column: 12, scope: !56, inlinedAt: !60)
!67 = !DILocation(line: 27, column: 36, scope: !56, inlinedAt: !60)
!68 = !DILocation(line: 27, column: 49, scope: !56, inlinedAt: !60)
!69 = !DILocation(line: 27, column: 5, scope: !56, inlinedAt: !60)
!70 = !DILocation(line: 30, column: 12, scope: !43, inlinedAt: !52)
!71 = !DILocation(line: 30, column: 5, scope: !43, inlinedAt: !52)
!72 = !DILocation(line: 12, column: 14, scope: !2)
!73 = !DILocation(line: 12, column: 24, scope: !2)
!74 = !DILocalVariable(name: "ty", scope: !2, file: !3, line: 12, type: !10)
!75 = !DILocation(line: 12, column: 27, scope: !2)
!76 = !DILocation(line: 30, column: 24, scope: !43, inlinedAt: !77)
!77 = distinct !DILocation(line: 12, column: 32, scope: !2)
!78 = !DILocation(line: 30, column: 54, scope: !43, inlinedAt: !77)
!79 = !DILocation(line: 31, column: 24, scope: !43, inlinedAt: !77)
!80 = !DILocation(line: 26, column: 50, scope: !56, inlinedAt: !81)
!81 = distinct !DILocation(line: 30, column: 12, scope: !43, inlinedAt: !77)
!82 = !DILocation(line: 26, column: 57, scope: !56, inlinedAt: !81)
!83 = !DILocation(line: 26, column: 64, scope: !56, inlinedAt: !81)
!84 = !DILocation(line: 27, column: 23, scope: !56, inlinedAt: !81)
!85 = !DILocation(line: 27, column: 12, scope: !56, inlinedAt: !81)
!86 = !DILocation(line: 27, column: 36, scope: !56, inlinedAt: !81)
!87 = !DILocation(line: 27, column: 49, scope: !56, inlinedAt: !81)
!88 = !DILocation(line: 27, column: 5, scope: !56, inlinedAt: !81)
!89 = !DILocation(line: 30, column: 12, scope: !43, inlinedAt: !77)
!90 = !DILocation(line: 30, column: 5, scope: !43, inlinedAt: !77)
!91 = !DILocation(line: 12, column: 32, scope: !2)
!92 = !DILocation(line: 12, column: 42, scope: !2)
!93 = !DILocalVariable(name: "row", scope: !2, file: !3, line: 13, type: !10)
!94 = !DILocation(line: 13, column: 9, scope: !2)
!95 = !DILocation(line: 34, column: 24, scope: !96, inlinedAt: !97)
!96 = distinct !DISubprogram(name: "mini_block", linkageName: "_Z10mini_blockv", scope: !44, file: !44, line: 33, type: !45, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11)
!97 = distinct !DILocation(line: 13, column: 15, scope: !2)
!98 = !DILocation(line: 34, column: 56, scope: !96, inlinedAt: !97)
!99 = !DILocation(line: 35, column: 24, scope: !96, inlinedAt: !97)
!100 = !DILocation(line: 26, column: 50, scope: !56, inlinedAt: !101)
!101 = distinct !DILocation(line: 34, column: 12, scope: !96, inlinedAt: !97)
!102 = !DILocation(line: 26, column: 57, scope: !56, inlinedAt: !101)
!103 = !DILocation(line: 26, column: 64, scope: !56, inlinedAt: !101)
!104 = !DILocation(line: 27, column: 23, scope: !56, inlinedAt: !101)
!105 = !DILocation(line: 27, column: 12, scope: !56, inlinedAt: !101)
!106 = !DILocation(line: 27, column: 36, scope: !56, inlinedAt: !101)
!107 = !DILocation(line: 27, column: 49, scope: !56, inlinedAt: !101)
!108 = !DILocation(line: 27, column: 5, scope: !56, inlinedAt: !101)
!109 = !DILocation(line: 34, column: 12, scope: !96, inlinedAt: !97)
!110 = !DILocation(line: 34, column: 5, scope: !96, inlinedAt: !97)
!111 = !DILocation(line: 13, column: 15, scope: !2)
!112 = !DILocation(line: 13, column: 24, scope: !2)
!113 = !DILocation(line: 13, column: 26, scope: !2)
!114 = !DILocation(line: 13, column: 35, scope: !2)
!115 = !DILocation(line: 13, column: 33, scope: !2)
!116 = !DILocalVariable(name: "col", scope: !2, file: !3, line: 14, type: !10)
!117 = !DILocation(line: 14, column: 9, scope: !2)
!118 = !DILocation(line: 34, column: 24, scope: !96, inlinedAt: !119)
!119 = distinct !DILocation(line: 14, column: 15, scope: !2)
!120 = !DILocation(line: 34, column: 56, scope: !96, inlinedAt: !119)
!121 = !DILocation(line: 35, column: 24, scope: !96, inlinedAt: !119)
!122 = !DILocation(line: 26, column: 50, scope: !56, inlinedAt: !123)
!123 = distinct !DILocation(line: 34, column: 12, scope: !96, inlinedAt: !119)
!124 = !DILocation(line: 26, column: 57, scope: !56, inlinedAt: !123)
!125 = !DILocation(line: 26, column: 64, scope: !56, inlinedAt: !123)
!126 = !DILocation(line: 27, column: 23, scope: !56, inlinedAt: !123)
!127 = !DILocation(line: 27, column: 12, scope: !56, inlinedAt: !123)
!128 = !DILocation(line: 27, column: 36, scope: !56, inlinedAt: !123)
!129 = !DILocation(line: 27, column: 49, scope: !56, inlinedAt: !123)
!130 = !DILocation(line: 27, column: 5, scope: !56, inlinedAt: !123)
!131 = !DILocation(line: 34, column: 12, scope: !96, inlinedAt: !119)
!132 = !DILocation(line: 34, column: 5, scope: !96, inlinedAt: !119)
!133 = !DILocation(line: 14, column: 15, scope: !2)
!134 = !DILocation(line: 14, column: 24, scope: !2)
!135 = !DILocation(line: 14, column: 26, scope: !2)
!136 = !DILocation(line: 14, column: 35, scope: !2)
!137 = !DILocation(line: 14, column: 33, scope: !2)
!138 = !DILocalVariable(name: "sum", scope: !2, file: !3, line: 15, type: !8)
!139 = !DILocation(line: 15, column: 11, scope: !2)
!140 = !DILocalVariable(name: "t", scope: !141, file: !3, line: 16, type: !10)
!141 = distinct !DILexicalBlock(scope: !2, file: !3, line: 16, column: 5)
!142 = !DILocation(line: 16, column: 14, scope: !141)
!143 = !DILocation(line: 16, column: 10, scope: !141)
!144 = !DILocation(line: 16, column: 21, scope: !145)
!145 = distinct !DILexicalBlock(scope: !141, file: !3, line: 16, column: 5)
!146 = !DILocation(line: 16, column: 25, scope: !145)
!147 = !DILocation(line: 16, column: 23, scope: !145)
!148 = !DILocation(line: 16, column: 5, scope: !141)
!149 = !DILocation(line: 17, column: 22, scope: !150)
!150 = distinct !DILexicalBlock(scope: !145, file: !3, line: 16, column: 39)
!151 = !DILocation(line: 17, column: 28, scope: !150)
!152 = !DILocation(line: 17, column: 26, scope: !150)
!153 = !DILocation(line: 17, column: 30, scope: !150)
!154 = !DILocation(line: 17, column: 33, scope: !150)
!155 = !DILocation(line: 17, column: 37, scope: !150)
!156 = !DILocation(line: 17, column: 35, scope: !150)
!157 = !DILocation(line: 17, column: 42, scope: !150)
!158 = !DILocation(line: 17, column: 40, scope: !150)
!159 = !DILocation(line: 17, column: 46, scope: !150)
!160 = !DILocation(line: 17, column: 48, scope: !150)
!161 = !DILocation(line: 17, column: 54, scope: !150)
!162 = !DILocation(line: 17, column: 52, scope: !150)
!163 = !DILocation(line: 17, column: 58, scope: !150)
!164 = !DILocation(line: 17, column: 56, scope: !150)
!165 = !DILocation(line: 17, column: 62, scope: !150)
!166 = !DILocation(line: 17, column: 60, scope: !150)
!167 = !DILocation(line: 17, column: 12, scope: !150)
!168 = !DILocation(line: 17, column: 9, scope: !150)
!169 = !DILocation(line: 17, column: 16, scope: !150)
!170 = !DILocation(line: 17, column: 20, scope: !150)
!171 = !DILocation(line: 18, column: 22, scope: !150)
!172 = !DILocation(line: 18, column: 26, scope: !150)
!173 = !DILocation(line: 18, column: 24, scope: !150)
!174 = !DILocation(line: 18, column: 31, scope: !150)
!175 = !DILocation(line: 18, column: 29, scope: !150)
!176 = !DILocation(line: 18, column: 33, scope: !150)
!177 = !DILocation(line: 18, column: 36, scope: !150)
!178 = !DILocation(line: 18, column: 42, scope: !150)
!179 = !DILocation(line: 18, column: 40, scope: !150)
!180 = !DILocation(line: 18, column: 46, scope: !150)
!181 = !DILocation(line: 18, column: 49, scope: !150)
!182 = !DILocation(line: 18, column: 53, scope: !150)
!183 = !DILocation(line: 18, column: 51, scope: !150)
!184 = !DILocation(line: 18, column: 59, scope: !150)
!185 = !DILocation(line: 18, column: 57, scope: !150)
!186 = !DILocation(line: 18, column: 63, scope: !150)
!187 = !DILocation(line: 18, column: 61, scope: !150)
!188 = !DILocation(line: 18, column: 12, scope: !150)
!189 = !DILocation(line: 18, column: 9, scope: !150)
!190 = !DILocation(line: 18, column: 16, scope: !150)
!191 = !DILocation(line: 18, column: 20, scope: !150)
!192 = !DILocation(line: 19, column: 9, scope: !150)
!193 = !DILocalVariable(name: "i", scope: !194, file: !3, line: 20, type: !10)
!194 = distinct !DILexicalBlock(scope: !150, file: !3, line: 20, column: 9)
!195 = !DILocation(line: 20, column: 18, scope: !194)
!196 = !DILocation(line: 20, column: 14, scope: !194)
!197 = !DILocation(line: 20, column: 25, scope: !198)
!198 = distinct !DILexicalBlock(scope: !194, file: !3, line: 20, column: 9)
!199 = !DILocation(line: 20, column: 27, scope: !198)
!200 = !DILocation(line: 20, column: 9, scope: !194)
!201 = !DILocation(line: 21, column: 23, scope: !198)
!202 = !DILocation(line: 21, column: 20, scope: !198)
!203 = !DILocation(line: 21, column: 27, scope: !198)
!204 = !DILocation(line: 21, column: 35, scope: !198)
!205 = !DILocation(line: 21, column: 32, scope: !198)
!206 = !DILocation(line: 21, column: 38, scope: !198)
!207 = !DILocation(line: 21, column: 30, scope: !198)
!208 = !DILocation(line: 21, column: 17, scope: !198)
!209 = !DILocation(line: 21, column: 13, scope: !198)
!210 = !DILocation(line: 20, column: 36, scope: !198)
!211 = !DILocation(line: 20, column: 9, scope: !198)
!212 = distinct !{!212, !200, !213, !214}
!213 = !DILocation(line: 21, column: 40, scope: !194)
!214 = !{!"llvm.loop.mustprogress"}
!215 = !DILocation(line: 22, column: 9, scope: !150)
!216 = !DILocation(line: 23, column: 5, scope: !150)
!217 = !DILocation(line: 16, column: 30, scope: !145)
!218 = !DILocation(line: 16, column: 5, scope: !145)
!219 = distinct !{!219, !148, !220, !214}
!220 = !DILocation(line: 23, column: 5, scope: !141)
!221 = !DILocation(line: 24, column: 9, scope: !222)
!222 = distinct !DILexicalBlock(scope: !2, file: !3, line: 24, column: 9)
!223 = !DILocation(line: 24, column: 15, scope: !222)
!224 = !DILocation(line: 24, column: 13, scope: !222)
!225 = !DILocation(line: 24, column: 17, scope: !222)
!226 = !DILocation(line: 24, column: 20, scope: !222)
!227 = !DILocation(line: 24, column: 26, scope: !222)
!228 = !DILocation(line: 24, column: 24, scope: !222)
!229 = !DILocation(line: 24, column: 9, scope: !2)
!230 = !DILocation(line: 25, column: 28, scope: !222)
!231 = !DILocation(line: 25, column: 9, scope: !222)
!232 = !DILocation(line: 25, column: 11, scope: !222)
!233 = !DILocation(line: 25, column: 17, scope: !222)
!234 = !DILocation(line: 25, column: 15, scope: !222)
!235 = !DILocation(line: 25, column: 21, scope: !222)
!236 = !DILocation(line: 25, column: 19, scope: !222)
!237 = !DILocation(line: 25, column: 26, scope: !222)
!238 = !DILocation(line: 26, column: 1, scope: !2)
