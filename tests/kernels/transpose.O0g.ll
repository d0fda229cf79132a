; ModuleID = 'transpose.cu'
source_filename = "transpose.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.uint3 = type { i32, i32, i32 }

@_ZZ9transposeE4tile = internal addrspace(3) global [32 x [33 x float]] undef, align 4, !dbg !0

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @transpose(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 !dbg !2 {
  %5 = alloca %struct.uint3, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.uint3, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.uint3, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca %struct.uint3, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca %struct.uint3, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca %struct.uint3, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca %struct.uint3, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca %struct.uint3, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca %struct.uint3, align 4
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca %struct.uint3, align 4
  %42 = alloca i32, align 4
  %43 = alloca i32, align 4
  %44 = alloca i32, align 4
  %45 = alloca %struct.uint3, align 4
  %46 = alloca i32, align 4
  %47 = alloca i32, align 4
  %48 = alloca i32, align 4
  %49 = alloca %struct.uint3, align 4
  %50 = alloca i32, align 4
  %51 = alloca i32, align 4
  %52 = alloca i32, align 4
  %53 = alloca %struct.uint3, align 4
  %54 = alloca %struct.uint3, align 4
  %55 = alloca %struct.uint3, align 4
  %56 = alloca %struct.uint3, align 4
  %57 = alloca %struct.uint3, align 4
  %58 = alloca %struct.uint3, align 4
  %59 = alloca %struct.uint3, align 4
  %60 = alloca %struct.uint3, align 4
  %61 = alloca %struct.uint3, align 4
  %62 = alloca %struct.uint3, align 4
  %63 = alloca %struct.uint3, align 4
  %64 = alloca %struct.uint3, align 4
  %65 = alloca ptr, align 8
  %66 = alloca ptr, align 8
  %67 = alloca i32, align 4
  %68 = alloca i32, align 4
  %69 = alloca i32, align 4
  %70 = alloca %struct.uint3, align 4
  %71 = alloca %struct.uint3, align 4
  %72 = alloca i32, align 4
  %73 = alloca %struct.uint3, align 4
  %74 = alloca %struct.uint3, align 4
  %75 = alloca i32, align 4
  %76 = alloca %struct.uint3, align 4
  %77 = alloca %struct.uint3, align 4
  %78 = alloca %struct.uint3, align 4
  %79 = alloca %struct.uint3, align 4
  %80 = alloca %struct.uint3, align 4
  %81 = alloca %struct.uint3, align 4
  %82 = alloca i32, align 4
  %83 = alloca %struct.uint3, align 4
  %84 = alloca %struct.uint3, align 4
  store ptr %0, ptr %65, align 8
    #dbg_declare(ptr %65, !27, !DIExpression(), !28)
  store ptr %1, ptr %66, align 8
    #dbg_declare(ptr %66, !29, !DIExpression(), !30)
  store i32 %2, ptr %67, align 4
    #dbg_declare(ptr %67, !31, !DIExpression(), !32)
  store i32 %3, ptr %68, align 4
    #dbg_declare(ptr %68, !33, !DIExpression(), !34)
    #dbg_declare(ptr %69, !35, !DIExpression(), !36)
  %85 = call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !37
  %86 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !48
  %87 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !49
  store i32 %85, ptr %18, align 4
    #dbg_declare(ptr %18, !50, !DIExpression(), !54)
  store i32 %86, ptr %19, align 4
    #dbg_declare(ptr %19, !56, !DIExpression(), !57)
  store i32 %87, ptr %20, align 4
    #dbg_declare(ptr %20, !58, !DIExpression(), !59)
  %88 = load i32, ptr %18, align 4, !dbg !60
  store i32 %88, ptr %17, align 4, !dbg !61
  %89 = getelementptr inbounds %struct.uint3, ptr %17, i32 0, i32 1, !dbg !61
  %90 = load i32, ptr %19, align 4, !dbg !62
  store i32 %90, ptr %89, align 4, !dbg !61
  %91 = getelementptr inbounds %struct.uint3, ptr %17, i32 0, i32 2, !dbg !61
  %92 = load i32, ptr %20, align 4, !dbg !63
  store i32 %92, ptr %91, align 4, !dbg !61
  %93 = load %struct.uint3, ptr %17, align 4, !dbg !64
  %94 = extractvalue %struct.uint3 %93, 0, !dbg !65
  store i32 %94, ptr %61, align 4, !dbg !65
  %95 = getelementptr inbounds %struct.uint3, ptr %61, i32 0, i32 1, !dbg !65
  %96 = extractvalue %struct.uint3 %93, 1, !dbg !65
  store i32 %96, ptr %95, align 4, !dbg !65
  %97 = getelementptr inbounds %struct.uint3, ptr %61, i32 0, i32 2, !dbg !65
  %98 = extractvalue %struct.uint3 %93, 2, !dbg !65
  store i32 %98, ptr %97, align 4, !dbg !65
  %99 = load %struct.uint3, ptr %61, align 4, !dbg !66
  %100 = getelementptr inbounds %struct.uint3, ptr %70, i32 0, i32 0, !dbg !67
  %101 = extractvalue %struct.uint3 %99, 0, !dbg !67
  store i32 %101, ptr %100, align 4, !dbg !67
  %102 = getelementptr inbounds %struct.uint3, ptr %70, i32 0, i32 1, !dbg !67
  %103 = extractvalue %struct.uint3 %99, 1, !dbg !67
  store i32 %103, ptr %102, align 4, !dbg !67
  %104 = getelementptr inbounds %struct.uint3, ptr %70, i32 0, i32 2, !dbg !67
  %105 = extractvalue %struct.uint3 %99, 2, !dbg !67
  store i32 %105, ptr %104, align 4, !dbg !67
  %106 = getelementptr inbounds %struct.uint3, ptr %70, i32 0, i32 0, !dbg !68
  %107 = load i32, ptr %106, align 4, !dbg !68
  %108 = mul i32 %107, 32, !dbg !69
  %109 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !70
  %110 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !73
  %111 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !74
  store i32 %109, ptr %50, align 4
    #dbg_declare(ptr %50, !50, !DIExpression(), !75)
  store i32 %110, ptr %51, align 4
    #dbg_declare(ptr %51, !56, !DIExpression(), !77)
  store i32 %111, ptr %52, align 4
    #dbg_declare(ptr %52, !58, !DIExpression(), !78)
  %112 = load i32, ptr %50, align 4, !dbg !79
  store i32 %112, ptr %49, align 4, !dbg !80
  %113 = getelementptr inbounds %struct.uint3, ptr %49, i32 0, i32 1, !dbg !80
  %114 = load i32, ptr %51, align 4, !dbg !81
  store i32 %114, ptr %113, align 4, !dbg !80
  %115 = getelementptr inbounds %struct.uint3, ptr %49, i32 0, i32 2, !dbg !80
  %116 = load i32, ptr %52, align 4, !dbg !82
  store i32 %116, ptr %115, align 4, !dbg !80
  %117 = load %struct.uint3, ptr %49, align 4, !dbg !83
  %118 = extractvalue %struct.uint3 %117, 0, !dbg !84
  store i32 %118, ptr %53, align 4, !dbg !84
  %119 = getelementptr inbounds %struct.uint3, ptr %53, i32 0, i32 1, !dbg !84
  %120 = extractvalue %struct.uint3 %117, 1, !dbg !84
  store i32 %120, ptr %119, align 4, !dbg !84
  %121 = getelementptr inbounds %struct.uint3, ptr %53, i32 0, i32 2, !dbg !84
  %122 = extractvalue %struct.uint3 %117, 2, !dbg !84
  store i32 %122, ptr %121, align 4, !dbg !84
  %123 = load %struct.uint3, ptr %53, align 4, !dbg !85
  %124 = getelementptr inbounds %struct.uint3, ptr %71, i32 0, i32 0, !dbg !86
  %125 = extractvalue %struct.uint3 %123, 0, !dbg !86
  store i32 %125, ptr %124, align 4, !dbg !86
  %126 = getelementptr inbounds %struct.uint3, ptr %71, i32 0, i32 1, !dbg !86
  %127 = extractvalue %struct.uint3 %123, 1, !dbg !86
  store i32 %127, ptr %126, align 4, !dbg !86
  %128 = getelementptr inbounds %struct.uint3, ptr %71, i32 0, i32 2, !dbg !86
  %129 = extractvalue %struct.uint3 %123, 2, !dbg !86
  store i32 %129, ptr %128, align 4, !dbg !86
  %130 = getelementptr inbounds %struct.uint3, ptr %71, i32 0, i32 0, !dbg !87
  %131 = load i32, ptr %130, align 4, !dbg !87
  %132 = add i32 %108, %131, !dbg !88
  store i32 %132, ptr %69, align 4, !dbg !36
    #dbg_declare(ptr %72, !89, !DIExpression(), !90)
  %133 = call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !91
  %134 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !93
  %135 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !94
  store i32 %133, ptr %14, align 4
    #dbg_declare(ptr %14, !50, !DIExpression(), !95)
  store i32 %134, ptr %15, align 4
    #dbg_declare(ptr %15, !56, !DIExpression(), !97)
  store i32 %135, ptr %16, align 4
    #dbg_declare(ptr %16, !58, !DIExpression(), !98)
  %136 = load i32, ptr %14, align 4, !dbg !99
  store i32 %136, ptr %13, align 4, !dbg !100
  %137 = getelementptr inbounds %struct.uint3, ptr %13, i32 0, i32 1, !dbg !100
  %138 = load i32, ptr %15, align 4, !dbg !101
  store i32 %138, ptr %137, align 4, !dbg !100
  %139 = getelementptr inbounds %struct.uint3, ptr %13, i32 0, i32 2, !dbg !100
  %140 = load i32, ptr %16, align 4, !dbg !102
  store i32 %140, ptr %139, align 4, !dbg !100
  %141 = load %struct.uint3, ptr %13, align 4, !dbg !103
  %142 = extractvalue %struct.uint3 %141, 0, !dbg !104
  store i32 %142, ptr %62, align 4, !dbg !104
  %143 = getelementptr inbounds %struct.uint3, ptr %62, i32 0, i32 1, !dbg !104
  %144 = extractvalue %struct.uint3 %141, 1, !dbg !104
  store i32 %144, ptr %143, align 4, !dbg !104
  %145 = getelementptr inbounds %struct.uint3, ptr %62, i32 0, i32 2, !dbg !104
  %146 = extractvalue %struct.uint3 %141, 2, !dbg !104
  store i32 %146, ptr %145, align 4, !dbg !104
  %147 = load %struct.uint3, ptr %62, align 4, !dbg !105
  %148 = getelementptr inbounds %struct.uint3, ptr %73, i32 0, i32 0, !dbg !106
  %149 = extractvalue %struct.uint3 %147, 0, !dbg !106
  store i32 %149, ptr %148, align 4, !dbg !106
  %150 = getelementptr inbounds %struct.uint3, ptr %73, i32 0, i32 1, !dbg !106
  %151 = extractvalue %struct.uint3 %147, 1, !dbg !106
  store i32 %151, ptr %150, align 4, !dbg !106
  %152 = getelementptr inbounds %struct.uint3, ptr %73, i32 0, i32 2, !dbg !106
  %153 = extractvalue %struct.uint3 %147, 2, !dbg !106
  store i32 %153, ptr %152, align 4, !dbg !106
  %154 = getelementptr inbounds %struct.uint3, ptr %73, i32 0, i32 1, !dbg !107
  %155 = load i32, ptr %154, align 4, !dbg !107
  %156 = mul i32 %155, 32, !dbg !108
  %157 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !109
  %158 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !111
  %159 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !112
  store i32 %157, ptr %46, align 4
    #dbg_declare(ptr %46, !50, !DIExpression(), !113)
  store i32 %158, ptr %47, align 4
    #dbg_declare(ptr %47, !56, !DIExpression(), !115)
  store i32 %159, ptr %48, align 4
    #dbg_declare(ptr %48, !58, !DIExpression(), !116)
  %160 = load i32, ptr %46, align 4, !dbg !117
  store i32 %160, ptr %45, align 4, !dbg !118
  %161 = getelementptr inbounds %struct.uint3, ptr %45, i32 0, i32 1, !dbg !118
  %162 = load i32, ptr %47, align 4, !dbg !119
  store i32 %162, ptr %161, align 4, !dbg !118
  %163 = getelementptr inbounds %struct.uint3, ptr %45, i32 0, i32 2, !dbg !118
  %164 = load i32, ptr %48, align 4, !dbg !120
  store i32 %164, ptr %163, align 4, !dbg !118
  %165 = load %struct.uint3, ptr %45, align 4, !dbg !121
  %166 = extractvalue %struct.uint3 %165, 0, !dbg !122
  store i32 %166, ptr %54, align 4, !dbg !122
  %167 = getelementptr inbounds %struct.uint3, ptr %54, i32 0, i32 1, !dbg !122
  %168 = extractvalue %struct.uint3 %165, 1, !dbg !122
  store i32 %168, ptr %167, align 4, !dbg !122
  %169 = getelementptr inbounds %struct.uint3, ptr %54, i32 0, i32 2, !dbg !122
  %170 = extractvalue %struct.uint3 %165, 2, !dbg !122
  store i32 %170, ptr %169, align 4, !dbg !122
  %171 = load %struct.uint3, ptr %54, align 4, !dbg !123
  %172 = getelementptr inbounds %struct.uint3, ptr %74, i32 0, i32 0, !dbg !124
  %173 = extractvalue %struct.uint3 %171, 0, !dbg !124
  store i32 %173, ptr %172, align 4, !dbg !124
  %174 = getelementptr inbounds %struct.uint3, ptr %74, i32 0, i32 1, !dbg !124
  %175 = extractvalue %struct.uint3 %171, 1, !dbg !124
  store i32 %175, ptr %174, align 4, !dbg !124
  %176 = getelementptr inbounds %struct.uint3, ptr %74, i32 0, i32 2, !dbg !124
  %177 = extractvalue %struct.uint3 %171, 2, !dbg !124
  store i32 %177, ptr %176, align 4, !dbg !124
  %178 = getelementptr inbounds %struct.uint3, ptr %74, i32 0, i32 1, !dbg !125
  %179 = load i32, ptr %178, align 4, !dbg !125
  %180 = add i32 %156, %179, !dbg !126
  store i32 %180, ptr %72, align 4, !dbg !90
    #dbg_declare(ptr %75, !127, !DIExpression(), !129)
  store i32 0, ptr %75, align 4, !dbg !129
  br label %181, !dbg !130

181:                                              ; preds = %259, %4
  %182 = load i32, ptr %75, align 4, !dbg !131
  %183 = icmp slt i32 %182, 32, !dbg !133
  br i1 %183, label %184, label %262, !dbg !134

184:                                              ; preds = %181
  %185 = load i32, ptr %69, align 4, !dbg !135
  %186 = load i32, ptr %67, align 4, !dbg !137
  %187 = icmp slt i32 %185, %186, !dbg !138
  br i1 %187, label %188, label %258, !dbg !139

188:                                              ; preds = %184
  %189 = load i32, ptr %72, align 4, !dbg !140
  %190 = load i32, ptr %75, align 4, !dbg !141
  %191 = add nsw i32 %189, %190, !dbg !142
  %192 = load i32, ptr %68, align 4, !dbg !143
  %193 = icmp slt i32 %191, %192, !dbg !144
  br i1 %193, label %194, label %258, !dbg !145

194:                                              ; preds = %188
  %195 = load ptr, ptr %66, align 8, !dbg !146
  %196 = load i32, ptr %72, align 4, !dbg !147
  %197 = load i32, ptr %75, align 4, !dbg !148
  %198 = add nsw i32 %196, %197, !dbg !149
  %199 = load i32, ptr %67, align 4, !dbg !150
  %200 = mul nsw i32 %198, %199, !dbg !151
  %201 = load i32, ptr %69, align 4, !dbg !152
  %202 = add nsw i32 %200, %201, !dbg !153
  %203 = sext i32 %202 to i64, !dbg !146
  %204 = getelementptr inbounds float, ptr %195, i64 %203, !dbg !146
  %205 = load float, ptr %204, align 4, !dbg !146
  %206 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !154
  %207 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !156
  %208 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !157
  store i32 %206, ptr %42, align 4
    #dbg_declare(ptr %42, !50, !DIExpression(), !158)
  store i32 %207, ptr %43, align 4
    #dbg_declare(ptr %43, !56, !DIExpression(), !160)
  store i32 %208, ptr %44, align 4
    #dbg_declare(ptr %44, !58, !DIExpression(), !161)
  %209 = load i32, ptr %42, align 4, !dbg !162
  store i32 %209, ptr %41, align 4, !dbg !163
  %210 = getelementptr inbounds %struct.uint3, ptr %41, i32 0, i32 1, !dbg !163
  %211 = load i32, ptr %43, align 4, !dbg !164
  store i32 %211, ptr %210, align 4, !dbg !163
  %212 = getelementptr inbounds %struct.uint3, ptr %41, i32 0, i32 2, !dbg !163
  %213 = load i32, ptr %44, align 4, !dbg !165
  store i32 %213, ptr %212, align 4, !dbg !163
  %214 = load %struct.uint3, ptr %41, align 4, !dbg !166
  %215 = extractvalue %struct.uint3 %214, 0, !dbg !167
  store i32 %215, ptr %55, align 4, !dbg !167
  %216 = getelementptr inbounds %struct.uint3, ptr %55, i32 0, i32 1, !dbg !167
  %217 = extractvalue %struct.uint3 %214, 1, !dbg !167
  store i32 %217, ptr %216, align 4, !dbg !167
  %218 = getelementptr inbounds %struct.uint3, ptr %55, i32 0, i32 2, !dbg !167
  %219 = extractvalue %struct.uint3 %214, 2, !dbg !167
  store i32 %219, ptr %218, align 4, !dbg !167
  %220 = load %struct.uint3, ptr %55, align 4, !dbg !168
  %221 = getelementptr inbounds %struct.uint3, ptr %76, i32 0, i32 0, !dbg !169
  %222 = extractvalue %struct.uint3 %220, 0, !dbg !169
  store i32 %222, ptr %221, align 4, !dbg !169
  %223 = getelementptr inbounds %struct.uint3, ptr %76, i32 0, i32 1, !dbg !169
  %224 = extractvalue %struct.uint3 %220, 1, !dbg !169
  store i32 %224, ptr %223, align 4, !dbg !169
  %225 = getelementptr inbounds %struct.uint3, ptr %76, i32 0, i32 2, !dbg !169
  %226 = extractvalue %struct.uint3 %220, 2, !dbg !169
  store i32 %226, ptr %225, align 4, !dbg !169
  %227 = getelementptr inbounds %struct.uint3, ptr %76, i32 0, i32 1, !dbg !170
  %228 = load i32, ptr %227, align 4, !dbg !170
  %229 = load i32, ptr %75, align 4, !dbg !171
  %230 = add i32 %228, %229, !dbg !172
  %231 = zext i32 %230 to i64, !dbg !173
  %232 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposeE4tile to ptr), i64 0, i64 %231, !dbg !173
  %233 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !174
  %234 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !176
  %235 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !177
  store i32 %233, ptr %38, align 4
    #dbg_declare(ptr %38, !50, !DIExpression(), !178)
  store i32 %234, ptr %39, align 4
    #dbg_declare(ptr %39, !56, !DIExpression(), !180)
  store i32 %235, ptr %40, align 4
    #dbg_declare(ptr %40, !58, !DIExpression(), !181)
  %236 = load i32, ptr %38, align 4, !dbg !182
  store i32 %236, ptr %37, align 4, !dbg !183
  %237 = getelementptr inbounds %struct.uint3, ptr %37, i32 0, i32 1, !dbg !183
  %238 = load i32, ptr %39, align 4, !dbg !184
  store i32 %238, ptr %237, align 4, !dbg !183
  %239 = getelementptr inbounds %struct.uint3, ptr %37, i32 0, i32 2, !dbg !183
  %240 = load i32, ptr %40, align 4, !dbg !185
  store i32 %240, ptr %239, align 4, !dbg !183
  %241 = load %struct.uint3, ptr %37, align 4, !dbg !186
  %242 = extractvalue %struct.uint3 %241, 0, !dbg !187
  store i32 %242, ptr %56, align 4, !dbg !187
  %243 = getelementptr inbounds %struct.uint3, ptr %56, i32 0, i32 1, !dbg !187
  %244 = extractvalue %struct.uint3 %241, 1, !dbg !187
  store i32 %244, ptr %243, align 4, !dbg !187
  %245 = getelementptr inbounds %struct.uint3, ptr %56, i32 0, i32 2, !dbg !187
  %246 = extractvalue %struct.uint3 %241, 2, !dbg !187
  store i32 %246, ptr %245, align 4, !dbg !187
  %247 = load %struct.uint3, ptr %56, align 4, !dbg !188
  %248 = getelementptr inbounds %struct.uint3, ptr %77, i32 0, i32 0, !dbg !189
  %249 = extractvalue %struct.uint3 %247, 0, !dbg !189
  store i32 %249, ptr %248, align 4, !dbg !189
  %250 = getelementptr inbounds %struct.uint3, ptr %77, i32 0, i32 1, !dbg !189
  %251 = extractvalue %struct.uint3 %247, 1, !dbg !189
  store i32 %251, ptr %250, align 4, !dbg !189
  %252 = getelementptr inbounds %struct.uint3, ptr %77, i32 0, i32 2, !dbg !189
  %253 = extractvalue %struct.uint3 %247, 2, !dbg !189
  store i32 %253, ptr %252, align 4, !dbg !189
  %254 = getelementptr inbounds %struct.uint3, ptr %77, i32 0, i32 0, !dbg !190
  %255 = load i32, ptr %254, align 4, !dbg !190
  %256 = zext i32 %255 to i64, !dbg !173
  %257 = getelementptr inbounds [33 x float], ptr %232, i64 0, i64 %256, !dbg !173
  store float %205, ptr %257, align 4, !dbg !191
  br label %258, !dbg !173

258:                                              ; preds = %194, %188, %184
  br label %259, !dbg !143

259:                                              ; preds = %258
  %260 = load i32, ptr %75, align 4, !dbg !192
  %261 = add nsw i32 %260, 8, !dbg !192
  store i32 %261, ptr %75, align 4, !dbg !192
  br label %181, !dbg !193, !llvm.loop !194

262:                                              ; preds = %181
  call void @llvm.nvvm.barrier0(), !dbg !197
  %263 = call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !198
  %264 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !200
  %265 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !201
  store i32 %263, ptr %10, align 4
    #dbg_declare(ptr %10, !50, !DIExpression(), !202)
  store i32 %264, ptr %11, align 4
    #dbg_declare(ptr %11, !56, !DIExpression(), !204)
  store i32 %265, ptr %12, align 4
    #dbg_declare(ptr %12, !58, !DIExpression(), !205)
  %266 = load i32, ptr %10, align 4, !dbg !206
  store i32 %266, ptr %9, align 4, !dbg !207
  %267 = getelementptr inbounds %struct.uint3, ptr %9, i32 0, i32 1, !dbg !207
  %268 = load i32, ptr %11, align 4, !dbg !208
  store i32 %268, ptr %267, align 4, !dbg !207
  %269 = getelementptr inbounds %struct.uint3, ptr %9, i32 0, i32 2, !dbg !207
  %270 = load i32, ptr %12, align 4, !dbg !209
  store i32 %270, ptr %269, align 4, !dbg !207
  %271 = load %struct.uint3, ptr %9, align 4, !dbg !210
  %272 = extractvalue %struct.uint3 %271, 0, !dbg !211
  store i32 %272, ptr %63, align 4, !dbg !211
  %273 = getelementptr inbounds %struct.uint3, ptr %63, i32 0, i32 1, !dbg !211
  %274 = extractvalue %struct.uint3 %271, 1, !dbg !211
  store i32 %274, ptr %273, align 4, !dbg !211
  %275 = getelementptr inbounds %struct.uint3, ptr %63, i32 0, i32 2, !dbg !211
  %276 = extractvalue %struct.uint3 %271, 2, !dbg !211
  store i32 %276, ptr %275, align 4, !dbg !211
  %277 = load %struct.uint3, ptr %63, align 4, !dbg !212
  %278 = getelementptr inbounds %struct.uint3, ptr %78, i32 0, i32 0, !dbg !213
  %279 = extractvalue %struct.uint3 %277, 0, !dbg !213
  store i32 %279, ptr %278, align 4, !dbg !213
  %280 = getelementptr inbounds %struct.uint3, ptr %78, i32 0, i32 1, !dbg !213
  %281 = extractvalue %struct.uint3 %277, 1, !dbg !213
  store i32 %281, ptr %280, align 4, !dbg !213
  %282 = getelementptr inbounds %struct.uint3, ptr %78, i32 0, i32 2, !dbg !213
  %283 = extractvalue %struct.uint3 %277, 2, !dbg !213
  store i32 %283, ptr %282, align 4, !dbg !213
  %284 = getelementptr inbounds %struct.uint3, ptr %78, i32 0, i32 1, !dbg !214
  %285 = load i32, ptr %284, align 4, !dbg !214
  %286 = mul i32 %285, 32, !dbg !215
  %287 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !216
  %288 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !218
  %289 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !219
  store i32 %287, ptr %34, align 4
    #dbg_declare(ptr %34, !50, !DIExpression(), !220)
  store i32 %288, ptr %35, align 4
    #dbg_declare(ptr %35, !56, !DIExpression(), !222)
  store i32 %289, ptr %36, align 4
    #dbg_declare(ptr %36, !58, !DIExpression(), !223)
  %290 = load i32, ptr %34, align 4, !dbg !224
  store i32 %290, ptr %33, align 4, !dbg !225
  %291 = getelementptr inbounds %struct.uint3, ptr %33, i32 0, i32 1, !dbg !225
  %292 = load i32, ptr %35, align 4, !dbg !226
  store i32 %292, ptr %291, align 4, !dbg !225
  %293 = getelementptr inbounds %struct.uint3, ptr %33, i32 0, i32 2, !dbg !225
  %294 = load i32, ptr %36, align 4, !dbg !227
  store i32 %294, ptr %293, align 4, !dbg !225
  %295 = load %struct.uint3, ptr %33, align 4, !dbg !228
  %296 = extractvalue %struct.uint3 %295, 0, !dbg !229
  store i32 %296, ptr %57, align 4, !dbg !229
  %297 = getelementptr inbounds %struct.uint3, ptr %57, i32 0, i32 1, !dbg !229
  %298 = extractvalue %struct.uint3 %295, 1, !dbg !229
  store i32 %298, ptr %297, align 4, !dbg !229
  %299 = getelementptr inbounds %struct.uint3, ptr %57, i32 0, i32 2, !dbg !229
  %300 = extractvalue %struct.uint3 %295, 2, !dbg !229
  store i32 %300, ptr %299, align 4, !dbg !229
  %301 = load %struct.uint3, ptr %57, align 4, !dbg !230
  %302 = getelementptr inbounds %struct.uint3, ptr %79, i32 0, i32 0, !dbg !231
  %303 = extractvalue %struct.uint3 %301, 0, !dbg !231
  store i32 %303, ptr %302, align 4, !dbg !231
  %304 = getelementptr inbounds %struct.uint3, ptr %79, i32 0, i32 1, !dbg !231
  %305 = extractvalue %struct.uint3 %301, 1, !dbg !231
  store i32 %305, ptr %304, align 4, !dbg !231
  %306 = getelementptr inbounds %struct.uint3, ptr %79, i32 0, i32 2, !dbg !231
  %307 = extractvalue %struct.uint3 %301, 2, !dbg !231
  store i32 %307, ptr %306, align 4, !dbg !231
  %308 = getelementptr inbounds %struct.uint3, ptr %79, i32 0, i32 0, !dbg !232
  %309 = load i32, ptr %308, align 4, !dbg !232
  %310 = add i32 %286, %309, !dbg !233
  store i32 %310, ptr %69, align 4, !dbg !234
  %311 = call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !235
  %312 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !237
  %313 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !238
  store i32 %311, ptr %6, align 4
    #dbg_declare(ptr %6, !50, !DIExpression(), !239)
  store i32 %312, ptr %7, align 4
    #dbg_declare(ptr %7, !56, !DIExpression(), !241)
  store i32 %313, ptr %8, align 4
    #dbg_declare(ptr %8, !58, !DIExpression(), !242)
  %314 = load i32, ptr %6, align 4, !dbg !243
  store i32 %314, ptr %5, align 4, !dbg !244
  %315 = getelementptr inbounds %struct.uint3, ptr %5, i32 0, i32 1, !dbg !244
  %316 = load i32, ptr %7, align 4, !dbg !245
  store i32 %316, ptr %315, align 4, !dbg !244
  %317 = getelementptr inbounds %struct.uint3, ptr %5, i32 0, i32 2, !dbg !244
  %318 = load i32, ptr %8, align 4, !dbg !246
  store i32 %318, ptr %317, align 4, !dbg !244
  %319 = load %struct.uint3, ptr %5, align 4, !dbg !247
  %320 = extractvalue %struct.uint3 %319, 0, !dbg !248
  store i32 %320, ptr %64, align 4, !dbg !248
  %321 = getelementptr inbounds %struct.uint3, ptr %64, i32 0, i32 1, !dbg !248
  %322 = extractvalue %struct.uint3 %319, 1, !dbg !248
  store i32 %322, ptr %321, align 4, !dbg !248
  %323 = getelementptr inbounds %struct.uint3, ptr %64, i32 0, i32 2, !dbg !248
  %324 = extractvalue %struct.uint3 %319, 2, !dbg !248
  store i32 %324, ptr %323, align 4, !dbg !248
  %325 = load %struct.uint3, ptr %64, align 4, !dbg !249
  %326 = getelementptr inbounds %struct.uint3, ptr %80, i32 0, i32 0, !dbg !250
  %327 = extractvalue %struct.uint3 %325, 0, !dbg !250
  store i32 %327, ptr %326, align 4, !dbg !250
  %328 = getelementptr inbounds %struct.uint3, ptr %80, i32 0, i32 1, !dbg !250
  %329 = extractvalue %struct.uint3 %325, 1, !dbg !250
  store i32 %329, ptr %328, align 4, !dbg !250
  %330 = getelementptr inbounds %struct.uint3, ptr %80, i32 0, i32 2, !dbg !250
  %331 = extractvalue %struct.uint3 %325, 2, !dbg !250
  store i32 %331, ptr %330, align 4, !dbg !250
  %332 = getelementptr inbounds %struct.uint3, ptr %80, i32 0, i32 0, !dbg !251
  %333 = load i32, ptr %332, align 4, !dbg !251
  %334 = mul i32 %333, 32, !dbg !252
  %335 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !253
  %336 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !255
  %337 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !256
  store i32 %335, ptr %30, align 4
    #dbg_declare(ptr %30, !50, !DIExpression(), !257)
  store i32 %336, ptr %31, align 4
    #dbg_declare(ptr %31, !56, !DIExpression(), !259)
  store i32 %337, ptr %32, align 4
    #dbg_declare(ptr %32, !58, !DIExpression(), !260)
  %338 = load i32, ptr %30, align 4, !dbg !261
  store i32 %338, ptr %29, align 4, !dbg !262
  %339 = getelementptr inbounds %struct.uint3, ptr %29, i32 0, i32 1, !dbg !262
  %340 = load i32, ptr %31, align 4, !dbg !263
  store i32 %340, ptr %339, align 4, !dbg !262
  %341 = getelementptr inbounds %struct.uint3, ptr %29, i32 0, i32 2, !dbg !262
  %342 = load i32, ptr %32, align 4, !dbg !264
  store i32 %342, ptr %341, align 4, !dbg !262
  %343 = load %struct.uint3, ptr %29, align 4, !dbg !265
  %344 = extractvalue %struct.uint3 %343, 0, !dbg !266
  store i32 %344, ptr %58, align 4, !dbg !266
  %345 = getelementptr inbounds %struct.uint3, ptr %58, i32 0, i32 1, !dbg !266
  %346 = extractvalue %struct.uint3 %343, 1, !dbg !266
  store i32 %346, ptr %345, align 4, !dbg !266
  %347 = getelementptr inbounds %struct.uint3, ptr %58, i32 0, i32 2, !dbg !266
  %348 = extractvalue %struct.uint3 %343, 2, !dbg !266
  store i32 %348, ptr %347, align 4, !dbg !266
  %349 = load %struct.uint3, ptr %58, align 4, !dbg !267
  %350 = getelementptr inbounds %struct.uint3, ptr %81, i32 0, i32 0, !dbg !268
  %351 = extractvalue %struct.uint3 %349, 0, !dbg !268
  store i32 %351, ptr %350, align 4, !dbg !268
  %352 = getelementptr inbounds %struct.uint3, ptr %81, i32 0, i32 1, !dbg !268
  %353 = extractvalue %struct.uint3 %349, 1, !dbg !268
  store i32 %353, ptr %352, align 4, !dbg !268
  %354 = getelementptr inbounds %struct.uint3, ptr %81, i32 0, i32 2, !dbg !268
  %355 = extractvalue %struct.uint3 %349, 2, !dbg !268
  store i32 %355, ptr %354, align 4, !dbg !268
  %356 = getelementptr inbounds %struct.uint3, ptr %81, i32 0, i32 1, !dbg !269
  %357 = load i32, ptr %356, align 4, !dbg !269
  %358 = add i32 %334, %357, !dbg !270
  store i32 %358, ptr %72, align 4, !dbg !271
    #dbg_declare(ptr %82, !272, !DIExpression(), !274)
  store i32 0, ptr %82, align 4, !dbg !274
  br label %359, !dbg !275

359:                                              ; preds = %437, %262
  %360 = load i32, ptr %82, align 4, !dbg !276
  %361 = icmp slt i32 %360, 32, !dbg !278
  br i1 %361, label %362, label %440, !dbg !279

362:                                              ; preds = %359
  %363 = load i32, ptr %69, align 4, !dbg !280
  %364 = load i32, ptr %68, align 4, !dbg !282
  %365 = icmp slt i32 %363, %364, !dbg !283
  br i1 %365, label %366, label %436, !dbg !284

366:                                              ; preds = %362
  %367 = load i32, ptr %72, align 4, !dbg !285
  %368 = load i32, ptr %82, align 4, !dbg !286
  %369 = add nsw i32 %367, %368, !dbg !287
  %370 = load i32, ptr %67, align 4, !dbg !288
  %371 = icmp slt i32 %369, %370, !dbg !289
  br i1 %371, label %372, label %436, !dbg !290

372:                                              ; preds = %366
  %373 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !291
  %374 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !293
  %375 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !294
  store i32 %373, ptr %26, align 4
    #dbg_declare(ptr %26, !50, !DIExpression(), !295)
  store i32 %374, ptr %27, align 4
    #dbg_declare(ptr %27, !56, !DIExpression(), !297)
  store i32 %375, ptr %28, align 4
    #dbg_declare(ptr %28, !58, !DIExpression(), !298)
  %376 = load i32, ptr %26, align 4, !dbg !299
  store i32 %376, ptr %25, align 4, !dbg !300
  %377 = getelementptr inbounds %struct.uint3, ptr %25, i32 0, i32 1, !dbg !300
  %378 = load i32, ptr %27, align 4, !dbg !301
  store i32 %378, ptr %377, align 4, !dbg !300
  %379 = getelementptr inbounds %struct.uint3, ptr %25, i32 0, i32 2, !dbg !300
  %380 = load i32, ptr %28, align 4, !dbg !302
  store i32 %380, ptr %379, align 4, !dbg !300
  %381 = load %struct.uint3, ptr %25, align 4, !dbg !303
  %382 = extractvalue %struct.uint3 %381, 0, !dbg !304
  store i32 %382, ptr %59, align 4, !dbg !304
  %383 = getelementptr inbounds %struct.uint3, ptr %59, i32 0, i32 1, !dbg !304
  %384 = extractvalue %struct.uint3 %381, 1, !dbg !304
  store i32 %384, ptr %383, align 4, !dbg !304
  %385 = getelementptr inbounds %struct.uint3, ptr %59, i32 0, i32 2, !dbg !304
  %386 = extractvalue %struct.uint3 %381, 2, !dbg !304
  store i32 %386, ptr %385, align 4, !dbg !304
  %387 = load %struct.uint3, ptr %59, align 4, !dbg !305
  %388 = getelementptr inbounds %struct.uint3, ptr %83, i32 0, i32 0, !dbg !306
  %389 = extractvalue %struct.uint3 %387, 0, !dbg !306
  store i32 %389, ptr %388, align 4, !dbg !306
  %390 = getelementptr inbounds %struct.uint3, ptr %83, i32 0, i32 1, !dbg !306
  %391 = extractvalue %struct.uint3 %387, 1, !dbg !306
  store i32 %391, ptr %390, align 4, !dbg !306
  %392 = getelementptr inbounds %struct.uint3, ptr %83, i32 0, i32 2, !dbg !306
  %393 = extractvalue %struct.uint3 %387, 2, !dbg !306
  store i32 %393, ptr %392, align 4, !dbg !306
  %394 = getelementptr inbounds %struct.uint3, ptr %83, i32 0, i32 0, !dbg !307
  %395 = load i32, ptr %394, align 4, !dbg !307
  %396 = zext i32 %395 to i64, !dbg !308
  %397 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposeE4tile to ptr), i64 0, i64 %396, !dbg !308
  %398 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !309
  %399 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !311
  %400 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !312
  store i32 %398, ptr %22, align 4
    #dbg_declare(ptr %22, !50, !DIExpression(), !313)
  store i32 %399, ptr %23, align 4
    #dbg_declare(ptr %23, !56, !DIExpression(), !315)
  store i32 %400, ptr %24, align 4
    #dbg_declare(ptr %24, !58, !DIExpression(), !316)
  %401 = load i32, ptr %22, align 4, !dbg !317
  store i32 %401, ptr %21, align 4, !dbg !318
  %402 = getelementptr inbounds %struct.uint3, ptr %21, i32 0, i32 1, !dbg !318
  %403 = load i32, ptr %23, align 4, !dbg !319
  store i32 %403, ptr %402, align 4, !dbg !318
  %404 = getelementptr inbounds %struct.uint3, ptr %21, i32 0, i32 2, !dbg !318
  %405 = load i32, ptr %24, align 4, !dbg !320
  store i32 %405, ptr %404, align 4, !dbg !318
  %406 = load %struct.uint3, ptr %21, align 4, !dbg !321
  %407 = extractvalue %struct.uint3 %406, 0, !dbg !322
  store i32 %407, ptr %60, align 4, !dbg !322
  %408 = getelementptr inbounds %struct.uint3, ptr %60, i32 0, i32 1, !dbg !322
  %409 = extractvalue %struct.uint3 %406, 1, !dbg !322
  store i32 %409, ptr %408, align 4, !dbg !322
  %410 = getelementptr inbounds %struct.uint3, ptr %60, i32 0, i32 2, !dbg !322
  %411 = extractvalue %struct.uint3 %406, 2, !dbg !322
  store i32 %411, ptr %410, align 4, !dbg !322
  %412 = load %struct.uint3, ptr %60, align 4, !dbg !323
  %413 = getelementptr inbounds %struct.uint3, ptr %84, i32 0, i32 0, !dbg !324
  %414 = extractvalue %struct.uint3 %412, 0, !dbg !324
  store i32 %414, ptr %413, align 4, !dbg !324
  %415 = getelementptr inbounds %struct.uint3, ptr %84, i32 0, i32 1, !dbg !324
  %416 = extractvalue %struct.uint3 %412, 1, !dbg !324
  store i32 %416, ptr %415, align 4, !dbg !324
  %417 = getelementptr inbounds %struct.uint3, ptr %84, i32 0, i32 2, !dbg !324
  %418 = extractvalue %struct.uint3 %412, 2, !dbg !324
  store i32 %418, ptr %417, align 4, !dbg !324
  %419 = getelementptr inbounds %struct.uint3, ptr %84, i32 0, i32 1, !dbg !325
  %420 = load i32, ptr %419, align 4, !dbg !325
  %421 = load i32, ptr %82, align 4, !dbg !326
  %422 = add i32 %420, %421, !dbg !327
  %423 = zext i32 %422 to i64, !dbg !308
  %424 = getelementptr inbounds [33 x float], ptr %397, i64 0, i64 %423, !dbg !308
  %425 = load float, ptr %424, align 4, !dbg !308
  %426 = load ptr, ptr %65, align 8, !dbg !328
  %427 = load i32, ptr %72, align 4, !dbg !329
  %428 = load i32, ptr %82, align 4, !dbg !330
  %429 = add nsw i32 %427, %428, !dbg !331
  %430 = load i32, ptr %68, align 4, !dbg !332
  %431 = mul nsw i32 %429, %430, !dbg !333
  %432 = load i32, ptr %69, align 4, !dbg !334
  %433 = add nsw i32 %431, %432, !dbg !335
  %434 = sext i32 %433 to i64, !dbg !328
  %435 = getelementptr inbounds float, ptr %426, i64 %434, !dbg !328
  store float %425, ptr %435, align 4, !dbg !336
  br label %436, !dbg !328

436:                                              ; preds = %372, %366, %362
  br label %437, !dbg !288

437:                                              ; preds = %436
  %438 = load i32, ptr %82, align 4, !dbg !337
  %439 = add nsw i32 %438, 8, !dbg !337
  store i32 %439, ptr %82, align 4, !dbg !337
  br label %359, !dbg !338, !llvm.loop !339

440:                                              ; preds = %359
  ret void, !dbg !341
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!nvvm.annotations = !{!20}
!llvm.module.flags = !{!21, !22, !23, !24, !25}
!llvm.ident = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 11, type: !16, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "transpose", scope: !3, file: !3, line: 10, type: !4, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !15)
!3 = !DIFile(filename: "transpose.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8, !10, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !12, globals: !14, splitDebugInlining: false, nameTableKind: None)
!12 = !{!13}
!13 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!14 = !{!0}
!15 = !{}
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 33792, elements: !17)
!17 = !{!18, !19}
!18 = !DISubrange(count: 32)
!19 = !DISubrange(count: 33)
!20 = !{ptr @transpose, !"kernel", i32 1}
!21 = !{i32 7, !"Dwarf Version", i32 2}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!25 = !{i32 7, !"frame-pointer", i32 2}
!26 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!27 = !DILocalVariable(name: "out", arg: 1, scope: !2, file: !3, line: 10, type: !6)
!28 = !DILocation(line: 10, column: 45, scope: !2)
!29 = !DILocalVariable(name: "in", arg: 2, scope: !2, file: !3, line: 10, type: !8)
!30 = !DILocation(line: 10, column: 63, scope: !2)
!31 = !DILocalVariable(name: "width", arg: 3, scope: !2, file: !3, line: 10, type: !10)
!32 = !DILocation(line: 10, column: 71, scope: !2)
!33 = !DILocalVariable(name: "height", arg: 4, scope: !2, file: !3, line: 10, type: !10)
!34 = !DILocation(line: 10, column: 82, scope: !2)
!35 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 12, type: !10)
!36 = !DILocation(line: 12, column: 9, scope: !2)
!37 = !DILocation(line: 34, column: 24, scope: !38, inlinedAt: !47)
!38 = distinct !DISubprogram(name: "mini_block", linkageName: "_Z10mini_blockv", scope: !39, file: !39, line: 33, type: !40, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11)
!39 = !DIFile(filename: "./mini_cuda.h", directory: ".")
!40 = !DISubroutineType(types: !41)
!41 = !{!42}
!42 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "uint3", file: !39, line: 14, size: 96, flags: DIFlagTypePassByValue, elements: !43, identifier: "_ZTS5uint3")
!43 = !{!44, !45, !46}
!44 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !42, file: !39, line: 15, baseType: !13, size: 32)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !42, file: !39, line: 15, baseType: !13, size: 32, offset: 32)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !42, file: !39, line: 15, baseType: !13, size: 32, offset: 64)
!47 = distinct !DILocation(line: 12, column: 13, scope: !2)
!48 = !DILocation(line: 34, column: 56, scope: !38, inlinedAt: !47)
!49 = !DILocation(line: 35, column: 24, scope: !38, inlinedAt: !47)
!50 = !DILocalVariable(name: "x", arg: 1, scope: !51, file: !39, line: 26, type: !10)
!51 = distinct !DISubprogram(name: "mini_vector", linkageName: "_Z11mini_vectoriii", scope: !39, file: !39, line: 26, type: !52, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !15)
!52 = !DISubroutineType(types: !53)
!53 = !{!42, !10, !10, !10}
!54 = !DILocation(line: 26, column: 50, scope: !51, inlinedAt: !55)
!55 = distinct !DILocation(line: 34, column: 12, scope: !38, inlinedAt: !47)
!56 = !DILocalVariable(name: "y", arg: 2, scope: !51, file: !39, line: 26, type: !10)
!57 = !DILocation(line: 26, column: 57, scope: !51, inlinedAt: !55)
!58 = !DILocalVariable(name: "z", arg: 3, scope: !51, file: !39, line: 26, type: !10)
!59 = !DILocation(line: 26, column: 64, scope: !51, inlinedAt: !55)
!60 = !DILocation(line: 27, column: 23, scope: !51, inlinedAt: !55)
!61 = !DILocation(line: 27, column: 12, scope: !51, inlinedAt: !55)
!62 = !DILocation(line: 27, column: 36, scope: !51, inlinedAt: !55)
!63 = !DILocation(line: 27, column: 49, scope: !51, inlinedAt: !55)
!64 = !DILocation(line: 27, column: 5, scope: !51, inlinedAt: !55)
!65 = !DILocation(line: 34, column: 12, scope: !38, inlinedAt: !47)
!66 = !DILocation(line: 34, column: 5, scope: !38, inlinedAt: !47)
!67 = !DILocation(line: 12, column: 13, scope: !2)
!68 = !DILocation(line: 12, column: 22, scope: !2)
!69 = !DILocation(line: 12, column: 24, scope: !2)
!70 = !DILocation(line: 30, column: 24, scope: !71, inlinedAt: !72)
!71 = distinct !DISubprogram(name: "mini_thread", linkageName: "_Z11mini_threadv", scope: !39, file: !39, line: 29, type: !40, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11)
!72 = distinct !DILocation(line: 12, column: 32, scope: !2)
!73 = !DILocation(line: 30, column: 54, scope: !71, inlinedAt: !72)
!74 = !DILocation(line: 31, column: 24, scope: !71, inlinedAt: !72)
!75 = !DILocation(line: 26, column: 50, scope: !51, inlinedAt: !76)
!76 = distinct !DILocation(line: 30, column: 12, scope: !71, inlinedAt: !72)
!77 = !DILocation(line: 26, column: 57, scope: !51, inlinedAt: !76)
!78 = !DILocation(line: 26, column: 64, scope: !51, inlinedAt: !76)
!79 = !DILocation(line: 27, column: 23, scope: !51, inlinedAt: !76)
!80 = !DILocation(line: 27, column: 12, scope: !51, inlinedAt: !76)
!81 = !DILocation(line: 27, column: 36, scope: !51, inlinedAt: !76)
!82 = !DILocation(line: 27, column: 49, scope: !51, inlinedAt: !76)
!83 = !DILocation(line: 27, column: 5, scope: !51, inlinedAt: !76)
!84 = !DILocation(line: 30, column: 12, scope: !71, inlinedAt: !72)
!85 = !DILocation(line: 30, column: 5, scope: !71, inlinedAt: !72)
!86 = !DILocation(line: 12, column: 32, scope: !2)
!87 = !DILocation(line: 12, column: 42, scope: !2)
!88 = !DILocation(line: 12, column: 30, scope: !2)
!89 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 13, type: !10)
!90 = !DILocation(line: 13, column: 9, scope: !2)
!91 = !DILocation(line: 34, column: 24, scope: !38, inlinedAt: !92)
!92 = distinct !DILocation(line: 13, column: 13, scope: !2)
!93 = !DILocation(line: 34, column: 56, scope: !38, inlinedAt: !92)
!94 = !DILocation(line: 35, column: 24, scope: !38, inlinedAt: !92)
!95 = !DILocation(line: 26, column: 50, scope: !51, inlinedAt: !96)
!96 = distinct !DILocation(line: 34, column: 12, scope: !38, inlinedAt: !92)
!97 = !DILocation(line: 26, column: 57, scope: !51, inlinedAt: !96)
!98 = !DILocation(line: 26, column: 64, scope: !51, inlinedAt: !96)
!99 = !DILocation(line: 27, column: 23, scope: !51, inlinedAt: !96)
!100 = !DILocation(line: 27, column: 12, scope: !51, inlinedAt: !96)
!101 = !DILocation(line: 27, column: 36, scope: !51, inlinedAt: !96)
!102 = !DILocation(line: 27, column: 49, scope: !51, inlinedAt: !96)
!103 = !DILocation(line: 27, column: 5, scope: !51, inlinedAt: !96)
!104 = !DILocation(line: 34, column: 12, scope: !38, inlinedAt: !92)
!105 = !DILocation(line: 34, column: 5, scope: !38, inlinedAt: !92)
!106 = !DILocation(line: 13, column: 13, scope: !2)
!107 = !DILocation(line: 13, column: 22, scope: !2)
!108 = !DILocation(line: 13, column: 24, scope: !2)
!109 = !DILocation(line: 30, column: 24, scope: !71, inlinedAt: !110)
!110 = distinct !DILocation(line: 13, column: 32, scope: !2)
!111 = !DILocation(line: 30, column: 54, scope: !71, inlinedAt: !110)
!112 = !DILocation(line: 31, column: 24, scope: !71, inlinedAt: !110)
!113 = !DILocation(line: 26, column: 50, scope: !51, inlinedAt: !114)
!114 = distinct !DILocation(line: 30, column: 12, scope: !71, inlinedAt: !110)
!115 = !DILocation(line: 26, column: 57, scope: !51, inlinedAt: !114)
!116 = !DILocation(line: 26, column: 64, scope: !51, inlinedAt: !114)
!117 = !DILocation(line: 27, column: 23, scope: !51, inlinedAt: !114)
!118 = !DILocation(line: 27, column: 12, scope: !51, inlinedAt: !114)
!119 = !DILocation(line: 27, column: 36, scope: !51, inlinedAt: !114)
!120 = !DILocation(line: 27, column: 49, scope: !51, inlinedAt: !114)
!121 = !DILocation(line: 27, column: 5, scope: !51, inlinedAt: !114)
!122 = !DILocation(line: 30, column: 12, scope: !71, inlinedAt: !110)
!123 = !DILocation(line: 30, column: 5, scope: !71, inlinedAt: !110)
!124 = !DILocation(line: 13, column: 32, scope: !2)
!125 = !DILocation(line: 13, column: 42, scope: !2)
!126 = !DILocation(line: 13, column: 30, scope: !2)
!127 = !DILocalVariable(name: "j", scope: !128, file: !3, line: 14, type: !10)
!128 = distinct !DILexicalBlock(scope: !2, file: !3, line: 14, column: 5)
!129 = !DILocation(line: 14, column: 14, scope: !128)
!130 = !DILocation(line: 14, column: 10, scope: !128)
!131 = !DILocation(line: 14, column: 21, scope: !132)
!132 = distinct !DILexicalBlock(scope: !128, file: !3, line: 14, column: 5)
!133 = !DILocation(line: 14, column: 23, scope: !132)
!134 = !DILocation(line: 14, column: 5, scope: !128)
!135 = !DILocation(line: 15, column: 13, scope: !136)
!136 = distinct !DILexicalBlock(scope: !132, file: !3, line: 15, column: 13)
!137 = !DILocation(line: 15, column: 17, scope: !136)
!138 = !DILocation(line: 15, column: 15, scope: !136)
!139 = !DILocation(line: 15, column: 23, scope: !136)
!140 = !DILocation(line: 15, column: 26, scope: !136)
!141 = !DILocation(line: 15, column: 30, scope: !136)
!142 = !DILocation(line: 15, column: 28, scope: !136)
!143 = !DILocation(line: 15, column: 34, scope: !136)
!144 = !DILocation(line: 15, column: 32, scope: !136)
!145 = !DILocation(line: 15, column: 13, scope: !132)
!146 = !DILocation(line: 16, column: 50, scope: !136)
!147 = !DILocation(line: 16, column: 54, scope: !136)
!148 = !DILocation(line: 16, column: 58, scope: !136)
!149 = !DILocation(line: 16, column: 56, scope: !136)
!150 = !DILocation(line: 16, column: 63, scope: !136)
!151 = !DILocation(line: 16, column: 61, scope: !136)
!152 = !DILocation(line: 16, column: 71, scope: !136)
!153 = !DILocation(line: 16, column: 69, scope: !136)
!154 = !DILocation(line: 30, column: 24, scope: !71, inlinedAt: !155)
!155 = distinct !DILocation(line: 16, column: 18, scope: !136)
!156 = !DILocation(line: 30, column: 54, scope: !71, inlinedAt: !155)
!157 = !DILocation(line: 31, column: 24, scope: !71, inlinedAt: !155)
!158 = !DILocation(line: 26, column: 50, scope: !51, inlinedAt: !159)
!159 = distinct !DILocation(line: 30, column: 12, scope: !71, inlinedAt: !155)
!160 = !DILocation(line: 26, column: 57, scope: !51, inlinedAt: !159)
!161 = !DILocation(line: 26, column: 64, scope: !51, inlinedAt: !159)
!162 = !DILocation(line: 27, column: 23, scope: !51, inlinedAt: !159)
!163 = !DILocation(line: 27, column: 12, scope: !51, inlinedAt: !159)
!164 = !DILocation(line: 27, column: 36, scope: !51, inlinedAt: !159)
!165 = !DILocation(line: 27, column: 49, scope: !51, inlinedAt: !159)
!166 = !DILocation(line: 27, column: 5, scope: !51, inlinedAt: !159)
!167 = !DILocation(line: 30, column: 12, scope: !71, inlinedAt: !155)
!168 = !DILocation(line: 30, column: 5, scope: !71, inlinedAt: !155)
!169 = !DILocation(line: 16, column: 18, scope: !136)
!170 = !DILocation(line: 16, column: 28, scope: !136)
!171 = !DILocation(line: 16, column: 32, scope: !136)
!172 = !DILocation(line: 16, column: 30, scope: !136)
!173 = !DILocation(line: 16, column: 13, scope: !136)
!174 = !DILocation(line: 30, column: 24, scope: !71, inlinedAt: !175)
!175 = distinct !DILocation(line: 16, column: 35, scope: !136)
!176 = !DILocation(line: 30, column: 54, scope: !71, inlinedAt: !175)
!177 = !DILocation(line: 31, column: 24, scope: !71, inlinedAt: !175)
!178 = !DILocation(line: 26, column: 50, scope: !51, inlinedAt: !179)
!179 = distinct !DILocation(line: 30, column: 12, scope: !71, inlinedAt: !175)
!180 = !DILocation(line: 26, column: 57, scope: !51, inlinedAt: !179)
!181 = !DILocation(line: 26, column: 64, scope: !51, inlinedAt: !179)
!182 = !DILocation(line: 27, column: 23, scope: !51, inlinedAt: !179)
!183 = !DILocation(line: 27, column: 12, scope: !51, inlinedAt: !179)
!184 = !DILocation(line: 27, column: 36, scope: !51, inlinedAt: !179)
!185 = !DILocation(line: 27, column: 49, scope: !51, inlinedAt: !179)
!186 = !DILocation(line: 27, column: 5, scope: !51, inlinedAt: !179)
!187 = !DILocation(line: 30, column: 12, scope: !71, inlinedAt: !175)
!188 = !DILocation(line: 30, column: 5, scope: !71, inlinedAt: !175)
!189 = !DILocation(line: 16, column: 35, scope: !136)
!190 = !DILocation(line: 16, column: 45, scope: !136)
!191 = !DILocation(line: 16, column: 48, scope: !136)
!192 = !DILocation(line: 14, column: 32, scope: !132)
!193 = !DILocation(line: 14, column: 5, scope: !132)
!194 = distinct !{!194, !134, !195, !196}
!195 = !DILocation(line: 16, column: 72, scope: !128)
!196 = !{!"llvm.loop.mustprogress"}
!197 = !DILocation(line: 17, column: 5, scope: !2)
!198 = !DILocation(line: 34, column: 24, scope: !38, inlinedAt: !199)
!199 = distinct !DILocation(line: 18, column: 9, scope: !2)
!200 = !DILocation(line: 34, column: 56, scope: !38, inlinedAt: !199)
!201 = !DILocation(line: 35, column: 24, scope: !38, inlinedAt: !199)
!202 = !DILocation(line: 26, column: 50, scope: !51, inlinedAt: !203)
!203 = distinct !DILocation(line: 34, column: 12, scope: !38, inlinedAt: !199)
!204 = !DILocation(line: 26, column: 57, scope: !51, inlinedAt: !203)
!205 = !DILocation(line: 26, column: 64, scope: !51, inlinedAt: !203)
!206 = !DILocation(line: 27, column: 23, scope: !51, inlinedAt: !203)
!207 = !DILocation(line: 27, column: 12, scope: !51, inlinedAt: !203)
!208 = !DILocation(line: 27, column: 36, scope: !51, inlinedAt: !203)
!209 = !DILocation(line: 27, column: 49, scope: !51, inlinedAt: !203)
!210 = !DILocation(line: 27, column: 5, scope: !51, inlinedAt: !203)
!211 = !DILocation(line: 34, column: 12, scope: !38, inlinedAt: !199)
!212 = !DILocation(line: 34, column: 5, scope: !38, inlinedAt: !199)
!213 = !DILocation(line: 18, column: 9, scope: !2)
!214 = !DILocation(line: 18, column: 18, scope: !2)
!215 = !DILocation(line: 18, column: 20, scope: !2)
!216 = !DILocation(line: 30, column: 24, scope: !71, inlinedAt: !217)
!217 = distinct !DILocation(line: 18, column: 28, scope: !2)
!218 = !DILocation(line: 30, column: 54, scope: !71, inlinedAt: !217)
!219 = !DILocation(line: 31, column: 24, scope: !71, inlinedAt: !217)
!220 = !DILocation(line: 26, column: 50, scope: !51, inlinedAt: !221)
!221 = distinct !DILocation(line: 30, column: 12, scope: !71, inlinedAt: !217)
!222 = !DILocation(line: 26, column: 57, scope: !51, inlinedAt: !221)
!223 = !DILocation(line: 26, column: 64, scope: !51, inlinedAt: !221)
!224 = !DILocation(line: 27, column: 23, scope: !51, inlinedAt: !221)
!225 = !DILocation(line: 27, column: 12, scope: !51, inlinedAt: !221)
!226 = !DILocation(line: 27, column: 36, scope: !51, inlinedAt: !221)
!227 = !DILocation(line: 27, column: 49, scope: !51, inlinedAt: !221)
!228 = !DILocation(line: 27, column: 5, scope: !51, inlinedAt: !221)
!229 = !DILocation(line: 30, column: 12, scope: !71, inlinedAt: !217)
!230 = !DILocation(line: 30, column: 5, scope: !71, inlinedAt: !217)
!231 = !DILocation(line: 18, column: 28, scope: !2)
!232 = !DILocation(line: 18, column: 38, scope: !2)
!233 = !DILocation(line: 18, column: 26, scope: !2)
!234 = !DILocation(line: 18, column: 7, scope: !2)
!235 = !DILocation(line: 34, column: 24, scope: !38, inlinedAt: !236)
!236 = distinct !DILocation(line: 19, column: 9, scope: !2)
!237 = !DILocation(line: 34, column: 56, scope: !38, inlinedAt: !236)
!238 = !DILocation(line: 35, column: 24, scope: !38, inlinedAt: !236)
!239 = !DILocation(line: 26, column: 50, scope: !51, inlinedAt: !240)
!240 = distinct !DILocation(line: 34, column: 12, scope: !38, inlinedAt: !236)
!241 = !DILocation(line: 26, column: 57, scope: !51, inlinedAt: !240)
!242 = !DILocation(line: 26, column: 64, scope: !51, inlinedAt: !240)
!243 = !DILocation(line: 27, column: 23, scope: !51, inlinedAt: !240)
!244 = !DILocation(line: 27, column: 12, scope: !51, inlinedAt: !240)
!245 = !DILocation(line: 27, column: 36, scope: !51, inlinedAt: !240)
!246 = !DILocation(line: 27, column: 49, scope: !51, inlinedAt: !240)
!247 = !DILocation(line: 27, column: 5, scope: !51, inlinedAt: !240)
!248 = !DILocation(line: 34, column: 12, scope: !38, inlinedAt: !236)
!249 = !DILocation(line: 34, column: 5, scope: !38, inlinedAt: !236)
!250 = !DILocation(line: 19, column: 9, scope: !2)
!251 = !DILocation(line: 19, column: 18, scope: !2)
!252 = !DILocation(line: 19, column: 20, scope: !2)
!253 = !DILocation(line: 30, column: 24, scope: !71, inlinedAt: !254)
!254 = distinct !DILocation(line: 19, column: 28, scope: !2)
!255 = !DILocation(line: 30, column: 54, scope: !71, inlinedAt: !254)
!256 = !DILocation(line: 31, column: 24, scope: !71, inlinedAt: !254)
!257 = !DILocation(line: 26, column: 50, scope: !51, inlinedAt: !258)
!258 = distinct !DILocation(line: 30, column: 12, scope: !71, inlinedAt: !254)
!259 = !DILocation(line: 26, column: 57, scope: !51, inlinedAt: !258)
!260 = !DILocation(line: 26, column: 64, scope: !51, inlinedAt: !258)
!261 = !DILocation(line: 27, column: 23, scope: !51, inlinedAt: !258)
!262 = !DILocation(line: 27, column: 12, scope: !51, inlinedAt: !258)
!263 = !DILocation(line: 27, column: 36, scope: !51, inlinedAt: !258)
!264 = !DILocation(line: 27, column: 49, scope: !51, inlinedAt: !258)
!265 = !DILocation(line: 27, column: 5, scope: !51, inlinedAt: !258)
!266 = !DILocation(line: 30, column: 12, scope: !71, inlinedAt: !254)
!267 = !DILocation(line: 30, column: 5, scope: !71, inlinedAt: !254)
!268 = !DILocation(line: 19, column: 28, scope: !2)
!269 = !DILocation(line: 19, column: 38, scope: !2)
!270 = !DILocation(line: 19, column: 26, scope: !2)
!271 = !DILocation(line: 19, column: 7, scope: !2)
!272 = !DILocalVariable(name: "j", scope: !273, file: !3, line: 20, type: !10)
!273 = distinct !DILexicalBlock(scope: !2, file: !3, line: 20, column: 5)
!274 = !DILocation(line: 20, column: 14, scope: !273)
!275 = !DILocation(line: 20, column: 10, scope: !273)
!276 = !DILocation(line: 20, column: 21, scope: !277)
!277 = distinct !DILexicalBlock(scope: !273, file: !3, line: 20, column: 5)
!278 = !DILocation(line: 20, column: 23, scope: !277)
!279 = !DILocation(line: 20, column: 5, scope: !273)
!280 = !DILocation(line: 21, column: 13, scope: !281)
!281 = distinct !DILexicalBlock(scope: !277, file: !3, line: 21, column: 13)
!282 = !DILocation(line: 21, column: 17, scope: !281)
!283 = !DILocation(line: 21, column: 15, scope: !281)
!284 = !DILocation(line: 21, column: 24, scope: !281)
!285 = !DILocation(line: 21, column: 27, scope: !281)
!286 = !DILocation(line: 21, column: 31, scope: !281)
!287 = !DILocation(line: 21, column: 29, scope: !281)
!288 = !DILocation(line: 21, column: 35, scope: !281)
!289 = !DILocation(line: 21, column: 33, scope: !281)
!290 = !DILocation(line: 21, column: 13, scope: !277)
!291 = !DILocation(line: 30, column: 24, scope: !71, inlinedAt: !292)
!292 = distinct !DILocation(line: 22, column: 46, scope: !281)
!293 = !DILocation(line: 30, column: 54, scope: !71, inlinedAt: !292)
!294 = !DILocation(line: 31, column: 24, scope: !71, inlinedAt: !292)
!295 = !DILocation(line: 26, column: 50, scope: !51, inlinedAt: !296)
!296 = distinct !DILocation(line: 30, column: 12, scope: !71, inlinedAt: !292)
!297 = !DILocation(line: 26, column: 57, scope: !51, inlinedAt: !296)
!298 = !DILocation(line: 26, column: 64, scope: !51, inlinedAt: !296)
!299 = !DILocation(line: 27, column: 23, scope: !51, inlinedAt: !296)
!300 = !DILocation(line: 27, column: 12, scope: !51, inlinedAt: !296)
!301 = !DILocation(line: 27, column: 36, scope: !51, inlinedAt: !296)
!302 = !DILocation(line: 27, column: 49, scope: !51, inlinedAt: !296)
!303 = !DILocation(line: 27, column: 5, scope: !51, inlinedAt: !296)
!304 = !DILocation(line: 30, column: 12, scope: !71, inlinedAt: !292)
!305 = !DILocation(line: 30, column: 5, scope: !71, inlinedAt: !292)
!306 = !DILocation(line: 22, column: 46, scope: !281)
!307 = !DILocation(line: 22, column: 56, scope: !281)
!308 = !DILocation(line: 22, column: 41, scope: !281)
!309 = !DILocation(line: 30, column: 24, scope: !71, inlinedAt: !310)
!310 = distinct !DILocation(line: 22, column: 59, scope: !281)
!311 = !DILocation(line: 30, column: 54, scope: !71, inlinedAt: !310)
!312 = !DILocation(line: 31, column: 24, scope: !71, inlinedAt: !310)
!313 = !DILocation(line: 26, column: 50, scope: !51, inlinedAt: !314)
!314 = distinct !DILocation(line: 30, column: 12, scope: !71, inlinedAt: !310)
!315 = !DILocation(line: 26, column: 57, scope: !51, inlinedAt: !314)
!316 = !DILocation(line: 26, column: 64, scope: !51, inlinedAt: !314)
!317 = !DILocation(line: 27, column: 23, scope: !51, inlinedAt: !314)
!318 = !DILocation(line: 27, column: 12, scope: !51, inlinedAt: !314)
!319 = !DILocation(line: 27, column: 36, scope: !51, inlinedAt: !314)
!320 = !DILocation(line: 27, column: 49, scope: !51, inlinedAt: !314)
!321 = !DILocation(line: 27, column: 5, scope: !51, inlinedAt: !314)
!322 = !DILocation(line: 30, column: 12, scope: !71, inlinedAt: !310)
!323 = !DILocation(line: 30, column: 5, scope: !71, inlinedAt: !310)
!324 = !DILocation(line: 22, column: 59, scope: !281)
!325 = !DILocation(line: 22, column: 69, scope: !281)
!326 = !DILocation(line: 22, column: 73, scope: !281)
!327 = !DILocation(line: 22, column: 71, scope: !281)
!328 = !DILocation(line: 22, column: 13, scope: !281)
!329 = !DILocation(line: 22, column: 18, scope: !281)
!330 = !DILocation(line: 22, column: 22, scope: !281)
!331 = !DILocation(line: 22, column: 20, scope: !281)
!332 = !DILocation(line: 22, column: 27, scope: !281)
!333 = !DILocation(line: 22, column: 25, scope: !281)
!334 = !DILocation(line: 22, column: 36, scope: !281)
!335 = !DILocation(line: 22, column: 34, scope: !281)
!336 = !DILocation(line: 22, column: 39, scope: !281)
!337 = !DILocation(line: 20, column: 32, scope: !277)
!338 = !DILocation(line: 20, column: 5, scope: !277)
!339 = distinct !{!339, !279, !340, !196}
!340 = !DILocation(line: 22, column: 74, scope: !273)
!341 = !DILocation(line: 23, column: 1, scope: !2)
