; ModuleID = 'scan_block.cu'
source_filename = "scan_block.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.uint3 = type { i32, i32, i32 }

@_ZZ10scan_blockE4temp = internal addrspace(3) global [512 x i32] undef, align 4, !dbg !0

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @scan_block(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 !dbg !2 {
  %4 = alloca %struct.uint3, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.uint3, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca %struct.uint3, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca %struct.uint3, align 4
  %17 = alloca %struct.uint3, align 4
  %18 = alloca %struct.uint3, align 4
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca %struct.uint3, align 4
  %24 = alloca i32, align 4
  %25 = alloca %struct.uint3, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca %struct.uint3, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  store ptr %0, ptr %19, align 8
    #dbg_declare(ptr %19, !25, !DIExpression(), !26)
  store ptr %1, ptr %20, align 8
    #dbg_declare(ptr %20, !27, !DIExpression(), !28)
  store ptr %2, ptr %21, align 8
    #dbg_declare(ptr %21, !29, !DIExpression(), !30)
    #dbg_declare(ptr %22, !31, !DIExpression(), !32)
  %35 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33
  %36 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !44
  %37 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !45
  store i32 %35, ptr %5, align 4
    #dbg_declare(ptr %5, !46, !DIExpression(), !50)
  store i32 %36, ptr %6, align 4
    #dbg_declare(ptr %6, !52, !DIExpression(), !53)
  store i32 %37, ptr %7, align 4
    #dbg_declare(ptr %7, !54, !DIExpression(), !55)
  %38 = load i32, ptr %5, align 4, !dbg !56
  store i32 %38, ptr %4, align 4, !dbg !57
  %39 = getelementptr inbounds %struct.uint3, ptr %4, i32 0, i32 1, !dbg !57
  %40 = load i32, ptr %6, align 4, !dbg !58
  store i32 %40, ptr %39, align 4, !dbg !57
  %41 = getelementptr inbounds %struct.uint3, ptr %4, i32 0, i32 2, !dbg !57
  %42 = load i32, ptr %7, align 4, !dbg !59
  store i32 %42, ptr %41, align 4, !dbg !57
  %43 = load %struct.uint3, ptr %4, align 4, !dbg !60
  %44 = extractvalue %struct.uint3 %43, 0, !dbg !61
  store i32 %44, ptr %18, align 4, !dbg !61
  %45 = getelementptr inbounds %struct.uint3, ptr %18, i32 0, i32 1, !dbg !61
  %46 = extractvalue %struct.uint3 %43, 1, !dbg !61
  store i32 %46, ptr %45, align 4, !dbg !61
  %47 = getelementptr inbounds %struct.uint3, ptr %18, i32 0, i32 2, !dbg !61
  %48 = extractvalue %struct.uint3 %43, 2, !dbg !61
  store i32 %48, ptr %47, align 4, !dbg !61
  %49 = load %struct.uint3, ptr %18, align 4, !dbg !62
  %50 = getelementptr inbounds %struct.uint3, ptr %23, i32 0, i32 0, !dbg !63
  %51 = extractvalue %struct.uint3 %49, 0, !dbg !63
  store i32 %51, ptr %50, align 4, !dbg !63
  %52 = getelementptr inbounds %struct.uint3, ptr %23, i32 0, i32 1, !dbg !63
  %53 = extractvalue %struct.uint3 %49, 1, !dbg !63
  store i32 %53, ptr %52, align 4, !dbg !63
  %54 = getelementptr inbounds %struct.uint3, ptr %23, i32 0, i32 2, !dbg !63
  %55 = extractvalue %struct.uint3 %49, 2, !dbg !63
  store i32 %55, ptr %54, align 4, !dbg !63
  %56 = getelementptr inbounds %struct.uint3, ptr %23, i32 0, i32 0, !dbg !64
  %57 = load i32, ptr %56, align 4, !dbg !64
  store i32 %57, ptr %22, align 4, !dbg !32
    #dbg_declare(ptr %24, !65, !DIExpression(), !66)
  %58 = call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !67
  %59 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !70
  %60 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !71
  store i32 %58, ptr %13, align 4
    #dbg_declare(ptr %13, !46, !DIExpression(), !72)
  store i32 %59, ptr %14, align 4
    #dbg_declare(ptr %14, !52, !DIExpression(), !74)
  store i32 %60, ptr %15, align 4
    #dbg_declare(ptr %15, !54, !DIExpression(), !75)
  %61 = load i32, ptr %13, align 4, !dbg !76
  store i32 %61, ptr %12, align 4, !dbg !77
  %62 = getelementptr inbounds %struct.uint3, ptr %12, i32 0, i32 1, !dbg !77
  %63 = load i32, ptr %14, align 4, !dbg !78
  store i32 %63, ptr %62, align 4, !dbg !77
  %64 = getelementptr inbounds %struct.uint3, ptr %12, i32 0, i32 2, !dbg !77
  %65 = load i32, ptr %15, align 4, !dbg !79
  store i32 %65, ptr %64, align 4, !dbg !77
  %66 = load %struct.uint3, ptr %12, align 4, !dbg !80
  %67 = extractvalue %struct.uint3 %66, 0, !dbg !81
  store i32 %67, ptr %16, align 4, !dbg !81
  %68 = getelementptr inbounds %struct.uint3, ptr %16, i32 0, i32 1, !dbg !81
  %69 = extractvalue %struct.uint3 %66, 1, !dbg !81
  store i32 %69, ptr %68, align 4, !dbg !81
  %70 = getelementptr inbounds %struct.uint3, ptr %16, i32 0, i32 2, !dbg !81
  %71 = extractvalue %struct.uint3 %66, 2, !dbg !81
  store i32 %71, ptr %70, align 4, !dbg !81
  %72 = load %struct.uint3, ptr %16, align 4, !dbg !82
  %73 = getelementptr inbounds %struct.uint3, ptr %25, i32 0, i32 0, !dbg !83
  %74 = extractvalue %struct.uint3 %72, 0, !dbg !83
  store i32 %74, ptr %73, align 4, !dbg !83
  %75 = getelementptr inbounds %struct.uint3, ptr %25, i32 0, i32 1, !dbg !83
  %76 = extractvalue %struct.uint3 %72, 1, !dbg !83
  store i32 %76, ptr %75, align 4, !dbg !83
  %77 = getelementptr inbounds %struct.uint3, ptr %25, i32 0, i32 2, !dbg !83
  %78 = extractvalue %struct.uint3 %72, 2, !dbg !83
  store i32 %78, ptr %77, align 4, !dbg !83
  %79 = getelementptr inbounds %struct.uint3, ptr %25, i32 0, i32 0, !dbg !84
  %80 = load i32, ptr %79, align 4, !dbg !84
  %81 = mul i32 %80, 512, !dbg !85
  store i32 %81, ptr %24, align 4, !dbg !66
  %82 = load ptr, ptr %19, align 8, !dbg !86
  %83 = load i32, ptr %24, align 4, !dbg !87
  %84 = load i32, ptr %22, align 4, !dbg !88
  %85 = mul nsw i32 2, %84, !dbg !89
  %86 = add nsw i32 %83, %85, !dbg !90
  %87 = sext i32 %86 to i64, !dbg !86
  %88 = getelementptr inbounds i32, ptr %82, i64 %87, !dbg !86
  %89 = load i32, ptr %88, align 4, !dbg !86
  %90 = load i32, ptr %22, align 4, !dbg !91
  %91 = mul nsw i32 2, %90, !dbg !92
  %92 = sext i32 %91 to i64, !dbg !93
  %93 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %92, !dbg !93
  store i32 %89, ptr %93, align 4, !dbg !94
  %94 = load ptr, ptr %19, align 8, !dbg !95
  %95 = load i32, ptr %24, align 4, !dbg !96
  %96 = load i32, ptr %22, align 4, !dbg !97
  %97 = mul nsw i32 2, %96, !dbg !98
  %98 = add nsw i32 %95, %97, !dbg !99
  %99 = add nsw i32 %98, 1, !dbg !100
  %100 = sext i32 %99 to i64, !dbg !95
  %101 = getelementptr inbounds i32, ptr %94, i64 %100, !dbg !95
  %102 = load i32, ptr %101, align 4, !dbg !95
  %103 = load i32, ptr %22, align 4, !dbg !101
  %104 = mul nsw i32 2, %103, !dbg !102
  %105 = add nsw i32 %104, 1, !dbg !103
  %106 = sext i32 %105 to i64, !dbg !104
  %107 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %106, !dbg !104
  store i32 %102, ptr %107, align 4, !dbg !105
    #dbg_declare(ptr %26, !106, !DIExpression(), !107)
  store i32 1, ptr %26, align 4, !dbg !107
    #dbg_declare(ptr %27, !108, !DIExpression(), !110)
  store i32 256, ptr %27, align 4, !dbg !110
  br label %108, !dbg !111

108:                                              ; preds = %140, %3
  %109 = load i32, ptr %27, align 4, !dbg !112
  %110 = icmp sgt i32 %109, 0, !dbg !114
  br i1 %110, label %111, label %143, !dbg !115

111:                                              ; preds = %108
  call void @llvm.nvvm.barrier0(), !dbg !116
  %112 = load i32, ptr %22, align 4, !dbg !118
  %113 = load i32, ptr %27, align 4, !dbg !120
  %114 = icmp slt i32 %112, %113, !dbg !121
  br i1 %114, label %115, label %137, !dbg !122

115:                                              ; preds = %111
    #dbg_declare(ptr %28, !123, !DIExpression(), !125)
  %116 = load i32, ptr %26, align 4, !dbg !126
  %117 = load i32, ptr %22, align 4, !dbg !127
  %118 = mul nsw i32 2, %117, !dbg !128
  %119 = add nsw i32 %118, 1, !dbg !129
  %120 = mul nsw i32 %116, %119, !dbg !130
  %121 = sub nsw i32 %120, 1, !dbg !131
  store i32 %121, ptr %28, align 4, !dbg !125
    #dbg_declare(ptr %29, !132, !DIExpression(), !133)
  %122 = load i32, ptr %26, align 4, !dbg !134
  %123 = load i32, ptr %22, align 4, !dbg !135
  %124 = mul nsw i32 2, %123, !dbg !136
  %125 = add nsw i32 %124, 2, !dbg !137
  %126 = mul nsw i32 %122, %125, !dbg !138
  %127 = sub nsw i32 %126, 1, !dbg !139
  store i32 %127, ptr %29, align 4, !dbg !133
  %128 = load i32, ptr %28, align 4, !dbg !140
  %129 = sext i32 %128 to i64, !dbg !141
  %130 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %129, !dbg !141
  %131 = load i32, ptr %130, align 4, !dbg !141
  %132 = load i32, ptr %29, align 4, !dbg !142
  %133 = sext i32 %132 to i64, !dbg !143
  %134 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %133, !dbg !143
  %135 = load i32, ptr %134, align 4, !dbg !144
  %136 = add nsw i32 %135, %131, !dbg !144
  store i32 %136, ptr %134, align 4, !dbg !144
  br label %137, !dbg !145

137:                                              ; preds = %115, %111
  %138 = load i32, ptr %26, align 4, !dbg !146
  %139 = mul nsw i32 %138, 2, !dbg !146
  store i32 %139, ptr %26, align 4, !dbg !146
  br label %140, !dbg !147

140:                                              ; preds = %137
  %141 = load i32, ptr %27, align 4, !dbg !148
  %142 = ashr i32 %141, 1, !dbg !148
  store i32 %142, ptr %27, align 4, !dbg !148
  br label %108, !dbg !149, !llvm.loop !150

143:                                              ; preds = %108
  call void @llvm.nvvm.barrier0(), !dbg !153
  %144 = load i32, ptr %22, align 4, !dbg !154
  %145 = icmp eq i32 %144, 0, !dbg !156
  br i1 %145, label %146, label %174, !dbg !157

146:                                              ; preds = %143
  %147 = load i32, ptr getelementptr inbounds ([512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 511), align 4, !dbg !158
  %148 = load ptr, ptr %21, align 8, !dbg !160
  %149 = call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !161
  %150 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !163
  %151 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !164
  store i32 %149, ptr %9, align 4
    #dbg_declare(ptr %9, !46, !DIExpression(), !165)
  store i32 %150, ptr %10, align 4
    #dbg_declare(ptr %10, !52, !DIExpression(), !167)
  store i32 %151, ptr %11, align 4
    #dbg_declare(ptr %11, !54, !DIExpression(), !168)
  %152 = load i32, ptr %9, align 4, !dbg !169
  store i32 %152, ptr %8, align 4, !dbg !170
  %153 = getelementptr inbounds %struct.uint3, ptr %8, i32 0, i32 1, !dbg !170
  %154 = load i32, ptr %10, align 4, !dbg !171
  store i32 %154, ptr %153, align 4, !dbg !170
  %155 = getelementptr inbounds %struct.uint3, ptr %8, i32 0, i32 2, !dbg !170
  %156 = load i32, ptr %11, align 4, !dbg !172
  store i32 %156, ptr %155, align 4, !dbg !170
  %157 = load %struct.uint3, ptr %8, align 4, !dbg !173
  %158 = extractvalue %struct.uint3 %157, 0, !dbg !174
  store i32 %158, ptr %17, align 4, !dbg !174
  %159 = getelementptr inbounds %struct.uint3, ptr %17, i32 0, i32 1, !dbg !174
  %160 = extractvalue %struct.uint3 %157, 1, !dbg !174
  store i32 %160, ptr %159, align 4, !dbg !174
  %161 = getelementptr inbounds %struct.uint3, ptr %17, i32 0, i32 2, !dbg !174
  %162 = extractvalue %struct.uint3 %157, 2, !dbg !174
  store i32 %162, ptr %161, align 4, !dbg !174
  %163 = load %struct.uint3, ptr %17, align 4, !dbg !175
  %164 = getelementptr inbounds %struct.uint3, ptr %30, i32 0, i32 0, !dbg !176
  %165 = extractvalue %struct.uint3 %163, 0, !dbg !176
  store i32 %165, ptr %164, align 4, !dbg !176
  %166 = getelementptr inbounds %struct.uint3, ptr %30, i32 0, i32 1, !dbg !176
  %167 = extractvalue %struct.uint3 %163, 1, !dbg !176
  store i32 %167, ptr %166, align 4, !dbg !176
  %168 = getelementptr inbounds %struct.uint3, ptr %30, i32 0, i32 2, !dbg !176
  %169 = extractvalue %struct.uint3 %163, 2, !dbg !176
  store i32 %169, ptr %168, align 4, !dbg !176
  %170 = getelementptr inbounds %struct.uint3, ptr %30, i32 0, i32 0, !dbg !177
  %171 = load i32, ptr %170, align 4, !dbg !177
  %172 = zext i32 %171 to i64, !dbg !160
  %173 = getelementptr inbounds i32, ptr %148, i64 %172, !dbg !160
  store i32 %147, ptr %173, align 4, !dbg !178
  store i32 0, ptr getelementptr inbounds ([512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 511), align 4, !dbg !179
  br label %174, !dbg !180

174:                                              ; preds = %146, %143
    #dbg_declare(ptr %31, !181, !DIExpression(), !183)
  store i32 1, ptr %31, align 4, !dbg !183
  br label %175, !dbg !184

175:                                              ; preds = %215, %174
  %176 = load i32, ptr %31, align 4, !dbg !185
  %177 = icmp slt i32 %176, 512, !dbg !187
  br i1 %177, label %178, label %218, !dbg !188

178:                                              ; preds = %175
  %179 = load i32, ptr %26, align 4, !dbg !189
  %180 = ashr i32 %179, 1, !dbg !189
  store i32 %180, ptr %26, align 4, !dbg !189
  call void @llvm.nvvm.barrier0(), !dbg !191
  %181 = load i32, ptr %22, align 4, !dbg !192
  %182 = load i32, ptr %31, align 4, !dbg !194
  %183 = icmp slt i32 %181, %182, !dbg !195
  br i1 %183, label %184, label %214, !dbg !196

184:                                              ; preds = %178
    #dbg_declare(ptr %32, !197, !DIExpression(), !199)
  %185 = load i32, ptr %26, align 4, !dbg !200
  %186 = load i32, ptr %22, align 4, !dbg !201
  %187 = mul nsw i32 2, %186, !dbg !202
  %188 = add nsw i32 %187, 1, !dbg !203
  %189 = mul nsw i32 %185, %188, !dbg !204
  %190 = sub nsw i32 %189, 1, !dbg !205
  store i32 %190, ptr %32, align 4, !dbg !199
    #dbg_declare(ptr %33, !206, !DIExpression(), !207)
  %191 = load i32, ptr %26, align 4, !dbg !208
  %192 = load i32, ptr %22, align 4, !dbg !209
  %193 = mul nsw i32 2, %192, !dbg !210
  %194 = add nsw i32 %193, 2, !dbg !211
  %195 = mul nsw i32 %191, %194, !dbg !212
  %196 = sub nsw i32 %195, 1, !dbg !213
  store i32 %196, ptr %33, align 4, !dbg !207
    #dbg_declare(ptr %34, !214, !DIExpression(), !215)
  %197 = load i32, ptr %32, align 4, !dbg !216
  %198 = sext i32 %197 to i64, !dbg !217
  %199 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %198, !dbg !217
  %200 = load i32, ptr %199, align 4, !dbg !217
  store i32 %200, ptr %34, align 4, !dbg !215
  %201 = load i32, ptr %33, align 4, !dbg !218
  %202 = sext i32 %201 to i64, !dbg !219
  %203 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %202, !dbg !219
  %204 = load i32, ptr %203, align 4, !dbg !219
  %205 = load i32, ptr %32, align 4, !dbg !220
  %206 = sext i32 %205 to i64, !dbg !221
  %207 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %206, !dbg !221
  store i32 %204, ptr %207, align 4, !dbg !222
  %208 = load i32, ptr %34, align 4, !dbg !223
  %209 = load i32, ptr %33, align 4, !dbg !224
  %210 = sext i32 %209 to i64, !dbg !225
  %211 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %210, !dbg !225
  %212 = load i32, ptr %211, align 4, !dbg !226
  %213 = add nsw i32 %212, %208, !dbg !226
  store i32 %213, ptr %211, align 4, !dbg !226
  br label %214, !dbg !227

214:                                              ; preds = %184, %178
  br label %215, !dbg !228

215:                                              ; preds = %214
  %216 = load i32, ptr %31, align 4, !dbg !229
  %217 = mul nsw i32 %216, 2, !dbg !229
  store i32 %217, ptr %31, align 4, !dbg !229
  br label %175, !dbg !230, !llvm.loop !231

218:                                              ; preds = %175
  call void @llvm.nvvm.barrier0(), !dbg !233
  %219 = load i32, ptr %22, align 4, !dbg !234
  %220 = mul nsw i32 2, %219, !dbg !235
  %221 = sext i32 %220 to i64, !dbg !236
  %222 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %221, !dbg !236
  %223 = load i32, ptr %222, align 4, !dbg !236
  %224 = load ptr, ptr %20, align 8, !dbg !237
  %225 = load i32, ptr %24, align 4, !dbg !238
  %226 = load i32, ptr %22, align 4, !dbg !239
  %227 = mul nsw i32 2, %226, !dbg !240
  %228 = add nsw i32 %225, %227, !dbg !241
  %229 = sext i32 %228 to i64, !dbg !237
  %230 = getelementptr inbounds i32, ptr %224, i64 %229, !dbg !237
  store i32 %223, ptr %230, align 4, !dbg !242
  %231 = load i32, ptr %22, align 4, !dbg !243
  %232 = mul nsw i32 2, %231, !dbg !244
  %233 = add nsw i32 %232, 1, !dbg !245
  %234 = sext i32 %233 to i64, !dbg !246
  %235 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %234, !dbg !246
  %236 = load i32, ptr %235, align 4, !dbg !246
  %237 = load ptr, ptr %20, align 8, !dbg !247
  %238 = load i32, ptr %24, align 4, !dbg !248
  %239 = load i32, ptr %22, align 4, !dbg !249
  %240 = mul nsw i32 2, %239, !dbg !250
  %241 = add nsw i32 %238, %240, !dbg !251
  %242 = add nsw i32 %241, 1, !dbg !252
  %243 = sext i32 %242 to i64, !dbg !247
  %244 = getelementptr inbounds i32, ptr %237, i64 %243, !dbg !247
  store i32 %236, ptr %244, align 4, !dbg !253
  ret void, !dbg !254
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

!llvm.dbg.cu = !{!10}
!nvvm.annotations = !{!18}
!llvm.module.flags = !{!19, !20, !21, !22, !23}
!llvm.ident = !{!24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "temp", scope: !2, file: !3, line: 10, type: !15, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "scan_block", scope: !3, file: !3, line: 9, type: !4, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !14)
!3 = !DIFile(filename: "scan_block.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !13, splitDebugInlining: false, nameTableKind: None)
!11 = !{!12}
!12 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!13 = !{!0}
!14 = !{}
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 16384, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 512)
!18 = !{ptr @scan_block, !"kernel", i32 1}
!19 = !{i32 7, !"Dwarf Version", i32 2}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!23 = !{i32 7, !"frame-pointer", i32 2}
!24 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!25 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 9, type: !6)
!26 = !DILocation(line: 9, column: 50, scope: !2)
!27 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 9, type: !9)
!28 = !DILocation(line: 9, column: 59, scope: !2)
!29 = !DILocalVariable(name: "totals", arg: 3, scope: !2, file: !3, line: 9, type: !9)
!30 = !DILocation(line: 9, column: 69, scope: !2)
!31 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 11, type: !8)
!32 = !DILocation(line: 11, column: 9, scope: !2)
!33 = !DILocation(line: 30, column: 24, scope: !34, inlinedAt: !43)
!34 = distinct !DISubprogram(name: "mini_thread", linkageName: "_Z11mini_threadv", scope: !35, file: !35, line: 29, type: !36, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10)
!35 = !DIFile(filename: "./mini_cuda.h", directory: ".")
!36 = !DISubroutineType(types: !37)
!37 = !{!38}
!38 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "uint3", file: !35, line: 14, size: 96, flags: DIFlagTypePassByValue, elements: !39, identifier: "_ZTS5uint3")
!39 = !{!40, !41, !42}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !38, file: !35, line: 15, baseType: !12, size: 32)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !38, file: !35, line: 15, baseType: !12, size: 32, offset: 32)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !38, file: !35, line: 15, baseType: !12, size: 32, offset: 64)
!43 = distinct !DILocation(line: 11, column: 13, scope: !2)
!44 = !DILocation(line: 30, column: 54, scope: !34, inlinedAt: !43)
!45 = !DILocation(line: 31, column: 24, scope: !34, inlinedAt: !43)
!46 = !DILocalVariable(name: "x", arg: 1, scope: !47, file: !35, line: 26, type: !8)
!47 = distinct !DISubprogram(name: "mini_vector", linkageName: "_Z11mini_vectoriii", scope: !35, file: !35, line: 26, type: !48, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10, retainedNodes: !14)
!48 = !DISubroutineType(types: !49)
!49 = !{!38, !8, !8, !8}
!50 = !DILocation(line: 26, column: 50, scope: !47, inlinedAt: !51)
!51 = distinct !DILocation(line: 30, column: 12, scope: !34, inlinedAt: !43)
!52 = !DILocalVariable(name: "y", arg: 2, scope: !47, file: !35, line: 26, type: !8)
!53 = !DILocation(line: 26, column: 57, scope: !47, inlinedAt: !51)
!54 = !DILocalVariable(name: "z", arg: 3, scope: !47, file: !35, line: 26, type: !8)
!55 = !DILocation(line: 26, column: 64, scope: !47, inlinedAt: !51)
!56 = !DILocation(line: 27, column: 23, scope: !47, inlinedAt: !51)
!57 = !DILocation(line: 27, column: 12, scope: !47, inlinedAt: !51)
!58 = !DILocation(line: 27, column: 36, scope: !47, inlinedAt: !51)
!59 = !DILocation(line: 27, column: 49, scope: !47, inlinedAt: !51)
!60 = !DILocation(line: 27, column: 5, scope: !47, inlinedAt: !51)
!61 = !DILocation(line: 30, column: 12, scope: !34, inlinedAt: !43)
!62 = !DILocation(line: 30, column: 5, scope: !34, inlinedAt: !43)
!63 = !DILocation(line: 11, column: 13, scope: !2)
!64 = !DILocation(line: 11, column: 23, scope: !2)
!65 = !DILocalVariable(name: "base", scope: !2, file: !3, line: 12, type: !8)
!66 = !DILocation(line: 12, column: 9, scope: !2)
!67 = !DILocation(line: 34, column: 24, scope: !68, inlinedAt: !69)
!68 = distinct !DISubprogram(name: "mini_block", linkageName: "_Z10mini_blockv", scope: !35, file: !35, line: 33, type: !36, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !10)
!69 = distinct !DILocation(line: 12, column: 16, scope: !2)
!70 = !DILocation(line: 34, column: 56, scope: !68, inlinedAt: !69)
!71 = !DILocation(line: 35, column: 24, scope: !68, inlinedAt: !69)
!72 = !DILocation(line: 26, column: 50, scope: !47, inlinedAt: !73)
!73 = distinct !DILocation(line: 34, column: 12, scope: !68, inlinedAt: !69)
!74 = !DILocation(line: 26, column: 57, scope: !47, inlinedAt: !73)
!75 = !DILocation(line: 26, column: 64, scope: !47, inlinedAt: !73)
!76 = !DILocation(line: 27, column: 23, scope: !47, inlinedAt: !73)
!77 = !DILocation(line: 27, column: 12, scope: !47, inlinedAt: !73)
!78 = !DILocation(line: 27, column: 36, scope: !47, inlinedAt: !73)
!79 = !DILocation(line: 27, column: 49, scope: !47, inlinedAt: !73)
!80 = !DILocation(line: 27, column: 5, scope: !47, inlinedAt: !73)
!81 = !DILocation(line: 34, column: 12, scope: !68, inlinedAt: !69)
!82 = !DILocation(line: 34, column: 5, scope: !68, inlinedAt: !69)
!83 = !DILocation(line: 12, column: 16, scope: !2)
!84 = !DILocation(line: 12, column: 25, scope: !2)
!85 = !DILocation(line: 12, column: 27, scope: !2)
!86 = !DILocation(line: 13, column: 19, scope: !2)
!87 = !DILocation(line: 13, column: 22, scope: !2)
!88 = !DILocation(line: 13, column: 33, scope: !2)
!89 = !DILocation(line: 13, column: 31, scope: !2)
!90 = !DILocation(line: 13, column: 27, scope: !2)
!91 = !DILocation(line: 13, column: 14, scope: !2)
!92 = !DILocation(line: 13, column: 12, scope: !2)
!93 = !DILocation(line: 13, column: 5, scope: !2)
!94 = !DILocation(line: 13, column: 17, scope: !2)
!95 = !DILocation(line: 14, column: 23, scope: !2)
!96 = !DILocation(line: 14, column: 26, scope: !2)
!97 = !DILocation(line: 14, column: 37, scope: !2)
!98 = !DILocation(line: 14, column: 35, scope: !2)
!99 = !DILocation(line: 14, column: 31, scope: !2)
!100 = !DILocation(line: 14, column: 39, scope: !2)
!101 = !DILocation(line: 14, column: 14, scope: !2)
!102 = !DILocation(line: 14, column: 12, scope: !2)
!103 = !DILocation(line: 14, column: 16, scope: !2)
!104 = !DILocation(line: 14, column: 5, scope: !2)
!105 = !DILocation(line: 14, column: 21, scope: !2)
!106 = !DILocalVariable(name: "offset", scope: !2, file: !3, line: 16, type: !8)
!107 = !DILocation(line: 16, column: 9, scope: !2)
!108 = !DILocalVariable(name: "d", scope: !109, file: !3, line: 17, type: !8)
!109 = distinct !DILexicalBlock(scope: !2, file: !3, line: 17, column: 5)
!110 = !DILocation(line: 17, column: 14, scope: !109)
!111 = !DILocation(line: 17, column: 10, scope: !109)
!112 = !DILocation(line: 17, column: 25, scope: !113)
!113 = distinct !DILexicalBlock(scope: !109, file: !3, line: 17, column: 5)
!114 = !DILocation(line: 17, column: 27, scope: !113)
!115 = !DILocation(line: 17, column: 5, scope: !109)
!116 = !DILocation(line: 18, column: 9, scope: !117)
!117 = distinct !DILexicalBlock(scope: !113, file: !3, line: 17, column: 41)
!118 = !DILocation(line: 19, column: 13, scope: !119)
!119 = distinct !DILexicalBlock(scope: !117, file: !3, line: 19, column: 13)
!120 = !DILocation(line: 19, column: 17, scope: !119)
!121 = !DILocation(line: 19, column: 15, scope: !119)
!122 = !DILocation(line: 19, column: 13, scope: !117)
!123 = !DILocalVariable(name: "i", scope: !124, file: !3, line: 20, type: !8)
!124 = distinct !DILexicalBlock(scope: !119, file: !3, line: 19, column: 20)
!125 = !DILocation(line: 20, column: 17, scope: !124)
!126 = !DILocation(line: 20, column: 21, scope: !124)
!127 = !DILocation(line: 20, column: 35, scope: !124)
!128 = !DILocation(line: 20, column: 33, scope: !124)
!129 = !DILocation(line: 20, column: 37, scope: !124)
!130 = !DILocation(line: 20, column: 28, scope: !124)
!131 = !DILocation(line: 20, column: 42, scope: !124)
!132 = !DILocalVariable(name: "j", scope: !124, file: !3, line: 21, type: !8)
!133 = !DILocation(line: 21, column: 17, scope: !124)
!134 = !DILocation(line: 21, column: 21, scope: !124)
!135 = !DILocation(line: 21, column: 35, scope: !124)
!136 = !DILocation(line: 21, column: 33, scope: !124)
!137 = !DILocation(line: 21, column: 37, scope: !124)
!138 = !DILocation(line: 21, column: 28, scope: !124)
!139 = !DILocation(line: 21, column: 42, scope: !124)
!140 = !DILocation(line: 22, column: 29, scope: !124)
!141 = !DILocation(line: 22, column: 24, scope: !124)
!142 = !DILocation(line: 22, column: 18, scope: !124)
!143 = !DILocation(line: 22, column: 13, scope: !124)
!144 = !DILocation(line: 22, column: 21, scope: !124)
!145 = !DILocation(line: 23, column: 9, scope: !124)
!146 = !DILocation(line: 24, column: 16, scope: !117)
!147 = !DILocation(line: 25, column: 5, scope: !117)
!148 = !DILocation(line: 17, column: 34, scope: !113)
!149 = !DILocation(line: 17, column: 5, scope: !113)
!150 = distinct !{!150, !115, !151, !152}
!151 = !DILocation(line: 25, column: 5, scope: !109)
!152 = !{!"llvm.loop.mustprogress"}
!153 = !DILocation(line: 26, column: 5, scope: !2)
!154 = !DILocation(line: 27, column: 9, scope: !155)
!155 = distinct !DILexicalBlock(scope: !2, file: !3, line: 27, column: 9)
!156 = !DILocation(line: 27, column: 11, scope: !155)
!157 = !DILocation(line: 27, column: 9, scope: !2)
!158 = !DILocation(line: 28, column: 30, scope: !159)
!159 = distinct !DILexicalBlock(scope: !155, file: !3, line: 27, column: 17)
!160 = !DILocation(line: 28, column: 9, scope: !159)
!161 = !DILocation(line: 34, column: 24, scope: !68, inlinedAt: !162)
!162 = distinct !DILocation(line: 28, column: 16, scope: !159)
!163 = !DILocation(line: 34, column: 56, scope: !68, inlinedAt: !162)
!164 = !DILocation(line: 35, column: 24, scope: !68, inlinedAt: !162)
!165 = !DILocation(line: 26, column: 50, scope: !47, inlinedAt: !166)
!166 = distinct !DILocation(line: 34, column: 12, scope: !68, inlinedAt: !162)
!167 = !DILocation(line: 26, column: 57, scope: !47, inlinedAt: !166)
!168 = !DILocation(line: 26, column: 64, scope: !47, inlinedAt: !166)
!169 = !DILocation(line: 27, column: 23, scope: !47, inlinedAt: !166)
!170 = !DILocation(line: 27, column: 12, scope: !47, inlinedAt: !166)
!171 = !DILocation(line: 27, column: 36, scope: !47, inlinedAt: !166)
!172 = !DILocation(line: 27, column: 49, scope: !47, inlinedAt: !166)
!173 = !DILocation(line: 27, column: 5, scope: !47, inlinedAt: !166)
!174 = !DILocation(line: 34, column: 12, scope: !68, inlinedAt: !162)
!175 = !DILocation(line: 34, column: 5, scope: !68, inlinedAt: !162)
!176 = !DILocation(line: 28, column: 16, scope: !159)
!177 = !DILocation(line: 28, column: 25, scope: !159)
!178 = !DILocation(line: 28, column: 28, scope: !159)
!179 = !DILocation(line: 29, column: 21, scope: !159)
!180 = !DILocation(line: 30, column: 5, scope: !159)
!181 = !DILocalVariable(name: "d", scope: !182, file: !3, line: 31, type: !8)
!182 = distinct !DILexicalBlock(scope: !2, file: !3, line: 31, column: 5)
!183 = !DILocation(line: 31, column: 14, scope: !182)
!184 = !DILocation(line: 31, column: 10, scope: !182)
!185 = !DILocation(line: 31, column: 21, scope: !186)
!186 = distinct !DILexicalBlock(scope: !182, file: !3, line: 31, column: 5)
!187 = !DILocation(line: 31, column: 23, scope: !186)
!188 = !DILocation(line: 31, column: 5, scope: !182)
!189 = !DILocation(line: 32, column: 16, scope: !190)
!190 = distinct !DILexicalBlock(scope: !186, file: !3, line: 31, column: 36)
!191 = !DILocation(line: 33, column: 9, scope: !190)
!192 = !DILocation(line: 34, column: 13, scope: !193)
!193 = distinct !DILexicalBlock(scope: !190, file: !3, line: 34, column: 13)
!194 = !DILocation(line: 34, column: 17, scope: !193)
!195 = !DILocation(line: 34, column: 15, scope: !193)
!196 = !DILocation(line: 34, column: 13, scope: !190)
!197 = !DILocalVariable(name: "i", scope: !198, file: !3, line: 35, type: !8)
!198 = distinct !DILexicalBlock(scope: !193, file: !3, line: 34, column: 20)
!199 = !DILocation(line: 35, column: 17, scope: !198)
!200 = !DILocation(line: 35, column: 21, scope: !198)
!201 = !DILocation(line: 35, column: 35, scope: !198)
!202 = !DILocation(line: 35, column: 33, scope: !198)
!203 = !DILocation(line: 35, column: 37, scope: !198)
!204 = !DILocation(line: 35, column: 28, scope: !198)
!205 = !DILocation(line: 35, column: 42, scope: !198)
!206 = !DILocalVariable(name: "j", scope: !198, file: !3, line: 36, type: !8)
!207 = !DILocation(line: 36, column: 17, scope: !198)
!208 = !DILocation(line: 36, column: 21, scope: !198)
!209 = !DILocation(line: 36, column: 35, scope: !198)
!210 = !DILocation(line: 36, column: 33, scope: !198)
!211 = !DILocation(line: 36, column: 37, scope: !198)
!212 = !DILocation(line: 36, column: 28, scope: !198)
!213 = !DILocation(line: 36, column: 42, scope: !198)
!214 = !DILocalVariable(name: "x", scope: !198, file: !3, line: 37, type: !8)
!215 = !DILocation(line: 37, column: 17, scope: !198)
!216 = !DILocation(line: 37, column: 26, scope: !198)
!217 = !DILocation(line: 37, column: 21, scope: !198)
!218 = !DILocation(line: 38, column: 28, scope: !198)
!219 = !DILocation(line: 38, column: 23, scope: !198)
!220 = !DILocation(line: 38, column: 18, scope: !198)
!221 = !DILocation(line: 38, column: 13, scope: !198)
!222 = !DILocation(line: 38, column: 21, scope: !198)
!223 = !DILocation(line: 39, column: 24, scope: !198)
!224 = !DILocation(line: 39, column: 18, scope: !198)
!225 = !DILocation(line: 39, column: 13, scope: !198)
!226 = !DILocation(line: 39, column: 21, scope: !198)
!227 = !DILocation(line: 40, column: 9, scope: !198)
!228 = !DILocation(line: 41, column: 5, scope: !190)
!229 = !DILocation(line: 31, column: 30, scope: !186)
!230 = !DILocation(line: 31, column: 5, scope: !186)
!231 = distinct !{!231, !188, !232, !152}
!232 = !DILocation(line: 41, column: 5, scope: !182)
!233 = !DILocation(line: 42, column: 5, scope: !2)
!234 = !DILocation(line: 43, column: 34, scope: !2)
!235 = !DILocation(line: 43, column: 32, scope: !2)
!236 = !DILocation(line: 43, column: 25, scope: !2)
!237 = !DILocation(line: 43, column: 5, scope: !2)
!238 = !DILocation(line: 43, column: 9, scope: !2)
!239 = !DILocation(line: 43, column: 20, scope: !2)
!240 = !DILocation(line: 43, column: 18, scope: !2)
!241 = !DILocation(line: 43, column: 14, scope: !2)
!242 = !DILocation(line: 43, column: 23, scope: !2)
!243 = !DILocation(line: 44, column: 38, scope: !2)
!244 = !DILocation(line: 44, column: 36, scope: !2)
!245 = !DILocation(line: 44, column: 40, scope: !2)
!246 = !DILocation(line: 44, column: 29, scope: !2)
!247 = !DILocation(line: 44, column: 5, scope: !2)
!248 = !DILocation(line: 44, column: 9, scope: !2)
!249 = !DILocation(line: 44, column: 20, scope: !2)
!250 = !DILocation(line: 44, column: 18, scope: !2)
!251 = !DILocation(line: 44, column: 14, scope: !2)
!252 = !DILocation(line: 44, column: 22, scope: !2)
!253 = !DILocation(line: 44, column: 27, scope: !2)
!254 = !DILocation(line: 45, column: 1, scope: !2)
