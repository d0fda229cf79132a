; ModuleID = 'histogram.cu'
source_filename = "histogram.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.uint3 = type { i32, i32, i32 }

@_ZZ9histogramE5local = internal addrspace(3) global [256 x i32] undef, align 4, !dbg !0

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @histogram(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 !dbg !2 {
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
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca %struct.uint3, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca %struct.uint3, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca %struct.uint3, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca %struct.uint3, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca %struct.uint3, align 4
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca ptr, align 8
  %41 = alloca i32, align 4
  %42 = alloca ptr, align 8
  %43 = alloca i32, align 4
  %44 = alloca %struct.uint3, align 4
  %45 = alloca %struct.uint3, align 4
  %46 = alloca %struct.uint3, align 4
  %47 = alloca %struct.uint3, align 4
  %48 = alloca %struct.uint3, align 4
  %49 = alloca %struct.uint3, align 4
  %50 = alloca %struct.uint3, align 4
  %51 = alloca %struct.uint3, align 4
  %52 = alloca %struct.uint3, align 4
  %53 = alloca ptr, align 8
  %54 = alloca i32, align 4
  %55 = alloca ptr, align 8
  %56 = alloca i32, align 4
  %57 = alloca %struct.uint3, align 4
  %58 = alloca %struct.uint3, align 4
  %59 = alloca i32, align 4
  %60 = alloca %struct.uint3, align 4
  %61 = alloca %struct.uint3, align 4
  %62 = alloca i32, align 4
  %63 = alloca %struct.uint3, align 4
  %64 = alloca %struct.uint3, align 4
  %65 = alloca %struct.uint3, align 4
  %66 = alloca i32, align 4
  %67 = alloca %struct.uint3, align 4
  %68 = alloca %struct.uint3, align 4
  store ptr %0, ptr %53, align 8
    #dbg_declare(ptr %53, !27, !DIExpression(), !28)
  store i32 %1, ptr %54, align 4
    #dbg_declare(ptr %54, !29, !DIExpression(), !30)
  store ptr %2, ptr %55, align 8
    #dbg_declare(ptr %55, !31, !DIExpression(), !32)
    #dbg_declare(ptr %56, !33, !DIExpression(), !35)
  %69 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36
  %70 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !47
  %71 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !48
  store i32 %69, ptr %13, align 4
    #dbg_declare(ptr %13, !49, !DIExpression(), !53)
  store i32 %70, ptr %14, align 4
    #dbg_declare(ptr %14, !55, !DIExpression(), !56)
  store i32 %71, ptr %15, align 4
    #dbg_declare(ptr %15, !57, !DIExpression(), !58)
  %72 = load i32, ptr %13, align 4, !dbg !59
  store i32 %72, ptr %12, align 4, !dbg !60
  %73 = getelementptr inbounds %struct.uint3, ptr %12, i32 0, i32 1, !dbg !60
  %74 = load i32, ptr %14, align 4, !dbg !61
  store i32 %74, ptr %73, align 4, !dbg !60
  %75 = getelementptr inbounds %struct.uint3, ptr %12, i32 0, i32 2, !dbg !60
  %76 = load i32, ptr %15, align 4, !dbg !62
  store i32 %76, ptr %75, align 4, !dbg !60
  %77 = load %struct.uint3, ptr %12, align 4, !dbg !63
  %78 = extractvalue %struct.uint3 %77, 0, !dbg !64
  store i32 %78, ptr %50, align 4, !dbg !64
  %79 = getelementptr inbounds %struct.uint3, ptr %50, i32 0, i32 1, !dbg !64
  %80 = extractvalue %struct.uint3 %77, 1, !dbg !64
  store i32 %80, ptr %79, align 4, !dbg !64
  %81 = getelementptr inbounds %struct.uint3, ptr %50, i32 0, i32 2, !dbg !64
  %82 = extractvalue %struct.uint3 %77, 2, !dbg !64
  store i32 %82, ptr %81, align 4, !dbg !64
  %83 = load %struct.uint3, ptr %50, align 4, !dbg !65
  %84 = getelementptr inbounds %struct.uint3, ptr %57, i32 0, i32 0, !dbg !66
  %85 = extractvalue %struct.uint3 %83, 0, !dbg !66
  store i32 %85, ptr %84, align 4, !dbg !66
  %86 = getelementptr inbounds %struct.uint3, ptr %57, i32 0, i32 1, !dbg !66
  %87 = extractvalue %struct.uint3 %83, 1, !dbg !66
  store i32 %87, ptr %86, align 4, !dbg !66
  %88 = getelementptr inbounds %struct.uint3, ptr %57, i32 0, i32 2, !dbg !66
  %89 = extractvalue %struct.uint3 %83, 2, !dbg !66
  store i32 %89, ptr %88, align 4, !dbg !66
  %90 = getelementptr inbounds %struct.uint3, ptr %57, i32 0, i32 0, !dbg !67
  %91 = load i32, ptr %90, align 4, !dbg !67
  store i32 %91, ptr %56, align 4, !dbg !35
  br label %92, !dbg !68

92:                                               ; preds = %99, %3
  %93 = load i32, ptr %56, align 4, !dbg !69
  %94 = icmp slt i32 %93, 256, !dbg !71
  br i1 %94, label %95, label %125, !dbg !72

95:                                               ; preds = %92
  %96 = load i32, ptr %56, align 4, !dbg !73
  %97 = sext i32 %96 to i64, !dbg !74
  %98 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE5local to ptr), i64 0, i64 %97, !dbg !74
  store i32 0, ptr %98, align 4, !dbg !75
  br label %99, !dbg !74

99:                                               ; preds = %95
  %100 = call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !76
  %101 = call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !79
  %102 = call range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !80
  store i32 %100, ptr %29, align 4
    #dbg_declare(ptr %29, !49, !DIExpression(), !81)
  store i32 %101, ptr %30, align 4
    #dbg_declare(ptr %30, !55, !DIExpression(), !83)
  store i32 %102, ptr %31, align 4
    #dbg_declare(ptr %31, !57, !DIExpression(), !84)
  %103 = load i32, ptr %29, align 4, !dbg !85
  store i32 %103, ptr %28, align 4, !dbg !86
  %104 = getelementptr inbounds %struct.uint3, ptr %28, i32 0, i32 1, !dbg !86
  %105 = load i32, ptr %30, align 4, !dbg !87
  store i32 %105, ptr %104, align 4, !dbg !86
  %106 = getelementptr inbounds %struct.uint3, ptr %28, i32 0, i32 2, !dbg !86
  %107 = load i32, ptr %31, align 4, !dbg !88
  store i32 %107, ptr %106, align 4, !dbg !86
  %108 = load %struct.uint3, ptr %28, align 4, !dbg !89
  %109 = extractvalue %struct.uint3 %108, 0, !dbg !90
  store i32 %109, ptr %46, align 4, !dbg !90
  %110 = getelementptr inbounds %struct.uint3, ptr %46, i32 0, i32 1, !dbg !90
  %111 = extractvalue %struct.uint3 %108, 1, !dbg !90
  store i32 %111, ptr %110, align 4, !dbg !90
  %112 = getelementptr inbounds %struct.uint3, ptr %46, i32 0, i32 2, !dbg !90
  %113 = extractvalue %struct.uint3 %108, 2, !dbg !90
  store i32 %113, ptr %112, align 4, !dbg !90
  %114 = load %struct.uint3, ptr %46, align 4, !dbg !91
  %115 = getelementptr inbounds %struct.uint3, ptr %58, i32 0, i32 0, !dbg !92
  %116 = extractvalue %struct.uint3 %114, 0, !dbg !92
  store i32 %116, ptr %115, align 4, !dbg !92
  %117 = getelementptr inbounds %struct.uint3, ptr %58, i32 0, i32 1, !dbg !92
  %118 = extractvalue %struct.uint3 %114, 1, !dbg !92
  store i32 %118, ptr %117, align 4, !dbg !92
  %119 = getelementptr inbounds %struct.uint3, ptr %58, i32 0, i32 2, !dbg !92
  %120 = extractvalue %struct.uint3 %114, 2, !dbg !92
  store i32 %120, ptr %119, align 4, !dbg !92
  %121 = getelementptr inbounds %struct.uint3, ptr %58, i32 0, i32 0, !dbg !93
  %122 = load i32, ptr %121, align 4, !dbg !93
  %123 = load i32, ptr %56, align 4, !dbg !94
  %124 = add i32 %123, %122, !dbg !94
  store i32 %124, ptr %56, align 4, !dbg !94
  br label %92, !dbg !95, !llvm.loop !96

125:                                              ; preds = %92
  call void @llvm.nvvm.barrier0(), !dbg !99
    #dbg_declare(ptr %59, !100, !DIExpression(), !101)
  %126 = call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !102
  %127 = call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !104
  %128 = call range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !105
  store i32 %126, ptr %25, align 4
    #dbg_declare(ptr %25, !49, !DIExpression(), !106)
  store i32 %127, ptr %26, align 4
    #dbg_declare(ptr %26, !55, !DIExpression(), !108)
  store i32 %128, ptr %27, align 4
    #dbg_declare(ptr %27, !57, !DIExpression(), !109)
  %129 = load i32, ptr %25, align 4, !dbg !110
  store i32 %129, ptr %24, align 4, !dbg !111
  %130 = getelementptr inbounds %struct.uint3, ptr %24, i32 0, i32 1, !dbg !111
  %131 = load i32, ptr %26, align 4, !dbg !112
  store i32 %131, ptr %130, align 4, !dbg !111
  %132 = getelementptr inbounds %struct.uint3, ptr %24, i32 0, i32 2, !dbg !111
  %133 = load i32, ptr %27, align 4, !dbg !113
  store i32 %133, ptr %132, align 4, !dbg !111
  %134 = load %struct.uint3, ptr %24, align 4, !dbg !114
  %135 = extractvalue %struct.uint3 %134, 0, !dbg !115
  store i32 %135, ptr %47, align 4, !dbg !115
  %136 = getelementptr inbounds %struct.uint3, ptr %47, i32 0, i32 1, !dbg !115
  %137 = extractvalue %struct.uint3 %134, 1, !dbg !115
  store i32 %137, ptr %136, align 4, !dbg !115
  %138 = getelementptr inbounds %struct.uint3, ptr %47, i32 0, i32 2, !dbg !115
  %139 = extractvalue %struct.uint3 %134, 2, !dbg !115
  store i32 %139, ptr %138, align 4, !dbg !115
  %140 = load %struct.uint3, ptr %47, align 4, !dbg !116
  %141 = getelementptr inbounds %struct.uint3, ptr %60, i32 0, i32 0, !dbg !117
  %142 = extractvalue %struct.uint3 %140, 0, !dbg !117
  store i32 %142, ptr %141, align 4, !dbg !117
  %143 = getelementptr inbounds %struct.uint3, ptr %60, i32 0, i32 1, !dbg !117
  %144 = extractvalue %struct.uint3 %140, 1, !dbg !117
  store i32 %144, ptr %143, align 4, !dbg !117
  %145 = getelementptr inbounds %struct.uint3, ptr %60, i32 0, i32 2, !dbg !117
  %146 = extractvalue %struct.uint3 %140, 2, !dbg !117
  store i32 %146, ptr %145, align 4, !dbg !117
  %147 = getelementptr inbounds %struct.uint3, ptr %60, i32 0, i32 0, !dbg !118
  %148 = load i32, ptr %147, align 4, !dbg !118
  %149 = call range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !119
  %150 = call range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !122
  %151 = call range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !123
  store i32 %149, ptr %33, align 4
    #dbg_declare(ptr %33, !49, !DIExpression(), !124)
  store i32 %150, ptr %34, align 4
    #dbg_declare(ptr %34, !55, !DIExpression(), !126)
  store i32 %151, ptr %35, align 4
    #dbg_declare(ptr %35, !57, !DIExpression(), !127)
  %152 = load i32, ptr %33, align 4, !dbg !128
  store i32 %152, ptr %32, align 4, !dbg !129
  %153 = getelementptr inbounds %struct.uint3, ptr %32, i32 0, i32 1, !dbg !129
  %154 = load i32, ptr %34, align 4, !dbg !130
  store i32 %154, ptr %153, align 4, !dbg !129
  %155 = getelementptr inbounds %struct.uint3, ptr %32, i32 0, i32 2, !dbg !129
  %156 = load i32, ptr %35, align 4, !dbg !131
  store i32 %156, ptr %155, align 4, !dbg !129
  %157 = load %struct.uint3, ptr %32, align 4, !dbg !132
  %158 = extractvalue %struct.uint3 %157, 0, !dbg !133
  store i32 %158, ptr %45, align 4, !dbg !133
  %159 = getelementptr inbounds %struct.uint3, ptr %45, i32 0, i32 1, !dbg !133
  %160 = extractvalue %struct.uint3 %157, 1, !dbg !133
  store i32 %160, ptr %159, align 4, !dbg !133
  %161 = getelementptr inbounds %struct.uint3, ptr %45, i32 0, i32 2, !dbg !133
  %162 = extractvalue %struct.uint3 %157, 2, !dbg !133
  store i32 %162, ptr %161, align 4, !dbg !133
  %163 = load %struct.uint3, ptr %45, align 4, !dbg !134
  %164 = getelementptr inbounds %struct.uint3, ptr %61, i32 0, i32 0, !dbg !135
  %165 = extractvalue %struct.uint3 %163, 0, !dbg !135
  store i32 %165, ptr %164, align 4, !dbg !135
  %166 = getelementptr inbounds %struct.uint3, ptr %61, i32 0, i32 1, !dbg !135
  %167 = extractvalue %struct.uint3 %163, 1, !dbg !135
  store i32 %167, ptr %166, align 4, !dbg !135
  %168 = getelementptr inbounds %struct.uint3, ptr %61, i32 0, i32 2, !dbg !135
  %169 = extractvalue %struct.uint3 %163, 2, !dbg !135
  store i32 %169, ptr %168, align 4, !dbg !135
  %170 = getelementptr inbounds %struct.uint3, ptr %61, i32 0, i32 0, !dbg !136
  %171 = load i32, ptr %170, align 4, !dbg !136
  %172 = mul i32 %148, %171, !dbg !137
  store i32 %172, ptr %59, align 4, !dbg !101
    #dbg_declare(ptr %62, !138, !DIExpression(), !140)
  %173 = call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !141
  %174 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !144
  %175 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !145
  store i32 %173, ptr %37, align 4
    #dbg_declare(ptr %37, !49, !DIExpression(), !146)
  store i32 %174, ptr %38, align 4
    #dbg_declare(ptr %38, !55, !DIExpression(), !148)
  store i32 %175, ptr %39, align 4
    #dbg_declare(ptr %39, !57, !DIExpression(), !149)
  %176 = load i32, ptr %37, align 4, !dbg !150
  store i32 %176, ptr %36, align 4, !dbg !151
  %177 = getelementptr inbounds %struct.uint3, ptr %36, i32 0, i32 1, !dbg !151
  %178 = load i32, ptr %38, align 4, !dbg !152
  store i32 %178, ptr %177, align 4, !dbg !151
  %179 = getelementptr inbounds %struct.uint3, ptr %36, i32 0, i32 2, !dbg !151
  %180 = load i32, ptr %39, align 4, !dbg !153
  store i32 %180, ptr %179, align 4, !dbg !151
  %181 = load %struct.uint3, ptr %36, align 4, !dbg !154
  %182 = extractvalue %struct.uint3 %181, 0, !dbg !155
  store i32 %182, ptr %44, align 4, !dbg !155
  %183 = getelementptr inbounds %struct.uint3, ptr %44, i32 0, i32 1, !dbg !155
  %184 = extractvalue %struct.uint3 %181, 1, !dbg !155
  store i32 %184, ptr %183, align 4, !dbg !155
  %185 = getelementptr inbounds %struct.uint3, ptr %44, i32 0, i32 2, !dbg !155
  %186 = extractvalue %struct.uint3 %181, 2, !dbg !155
  store i32 %186, ptr %185, align 4, !dbg !155
  %187 = load %struct.uint3, ptr %44, align 4, !dbg !156
  %188 = getelementptr inbounds %struct.uint3, ptr %63, i32 0, i32 0, !dbg !157
  %189 = extractvalue %struct.uint3 %187, 0, !dbg !157
  store i32 %189, ptr %188, align 4, !dbg !157
  %190 = getelementptr inbounds %struct.uint3, ptr %63, i32 0, i32 1, !dbg !157
  %191 = extractvalue %struct.uint3 %187, 1, !dbg !157
  store i32 %191, ptr %190, align 4, !dbg !157
  %192 = getelementptr inbounds %struct.uint3, ptr %63, i32 0, i32 2, !dbg !157
  %193 = extractvalue %struct.uint3 %187, 2, !dbg !157
  store i32 %193, ptr %192, align 4, !dbg !157
  %194 = getelementptr inbounds %struct.uint3, ptr %63, i32 0, i32 0, !dbg !158
  %195 = load i32, ptr %194, align 4, !dbg !158
  %196 = call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !159
  %197 = call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !161
  %198 = call range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !162
  store i32 %196, ptr %21, align 4
    #dbg_declare(ptr %21, !49, !DIExpression(), !163)
  store i32 %197, ptr %22, align 4
    #dbg_declare(ptr %22, !55, !DIExpression(), !165)
  store i32 %198, ptr %23, align 4
    #dbg_declare(ptr %23, !57, !DIExpression(), !166)
  %199 = load i32, ptr %21, align 4, !dbg !167
  store i32 %199, ptr %20, align 4, !dbg !168
  %200 = getelementptr inbounds %struct.uint3, ptr %20, i32 0, i32 1, !dbg !168
  %201 = load i32, ptr %22, align 4, !dbg !169
  store i32 %201, ptr %200, align 4, !dbg !168
  %202 = getelementptr inbounds %struct.uint3, ptr %20, i32 0, i32 2, !dbg !168
  %203 = load i32, ptr %23, align 4, !dbg !170
  store i32 %203, ptr %202, align 4, !dbg !168
  %204 = load %struct.uint3, ptr %20, align 4, !dbg !171
  %205 = extractvalue %struct.uint3 %204, 0, !dbg !172
  store i32 %205, ptr %48, align 4, !dbg !172
  %206 = getelementptr inbounds %struct.uint3, ptr %48, i32 0, i32 1, !dbg !172
  %207 = extractvalue %struct.uint3 %204, 1, !dbg !172
  store i32 %207, ptr %206, align 4, !dbg !172
  %208 = getelementptr inbounds %struct.uint3, ptr %48, i32 0, i32 2, !dbg !172
  %209 = extractvalue %struct.uint3 %204, 2, !dbg !172
  store i32 %209, ptr %208, align 4, !dbg !172
  %210 = load %struct.uint3, ptr %48, align 4, !dbg !173
  %211 = getelementptr inbounds %struct.uint3, ptr %64, i32 0, i32 0, !dbg !174
  %212 = extractvalue %struct.uint3 %210, 0, !dbg !174
  store i32 %212, ptr %211, align 4, !dbg !174
  %213 = getelementptr inbounds %struct.uint3, ptr %64, i32 0, i32 1, !dbg !174
  %214 = extractvalue %struct.uint3 %210, 1, !dbg !174
  store i32 %214, ptr %213, align 4, !dbg !174
  %215 = getelementptr inbounds %struct.uint3, ptr %64, i32 0, i32 2, !dbg !174
  %216 = extractvalue %struct.uint3 %210, 2, !dbg !174
  store i32 %216, ptr %215, align 4, !dbg !174
  %217 = getelementptr inbounds %struct.uint3, ptr %64, i32 0, i32 0, !dbg !175
  %218 = load i32, ptr %217, align 4, !dbg !175
  %219 = mul i32 %195, %218, !dbg !176
  %220 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !177
  %221 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !179
  %222 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !180
  store i32 %220, ptr %9, align 4
    #dbg_declare(ptr %9, !49, !DIExpression(), !181)
  store i32 %221, ptr %10, align 4
    #dbg_declare(ptr %10, !55, !DIExpression(), !183)
  store i32 %222, ptr %11, align 4
    #dbg_declare(ptr %11, !57, !DIExpression(), !184)
  %223 = load i32, ptr %9, align 4, !dbg !185
  store i32 %223, ptr %8, align 4, !dbg !186
  %224 = getelementptr inbounds %struct.uint3, ptr %8, i32 0, i32 1, !dbg !186
  %225 = load i32, ptr %10, align 4, !dbg !187
  store i32 %225, ptr %224, align 4, !dbg !186
  %226 = getelementptr inbounds %struct.uint3, ptr %8, i32 0, i32 2, !dbg !186
  %227 = load i32, ptr %11, align 4, !dbg !188
  store i32 %227, ptr %226, align 4, !dbg !186
  %228 = load %struct.uint3, ptr %8, align 4, !dbg !189
  %229 = extractvalue %struct.uint3 %228, 0, !dbg !190
  store i32 %229, ptr %51, align 4, !dbg !190
  %230 = getelementptr inbounds %struct.uint3, ptr %51, i32 0, i32 1, !dbg !190
  %231 = extractvalue %struct.uint3 %228, 1, !dbg !190
  store i32 %231, ptr %230, align 4, !dbg !190
  %232 = getelementptr inbounds %struct.uint3, ptr %51, i32 0, i32 2, !dbg !190
  %233 = extractvalue %struct.uint3 %228, 2, !dbg !190
  store i32 %233, ptr %232, align 4, !dbg !190
  %234 = load %struct.uint3, ptr %51, align 4, !dbg !191
  %235 = getelementptr inbounds %struct.uint3, ptr %65, i32 0, i32 0, !dbg !192
  %236 = extractvalue %struct.uint3 %234, 0, !dbg !192
  store i32 %236, ptr %235, align 4, !dbg !192
  %237 = getelementptr inbounds %struct.uint3, ptr %65, i32 0, i32 1, !dbg !192
  %238 = extractvalue %struct.uint3 %234, 1, !dbg !192
  store i32 %238, ptr %237, align 4, !dbg !192
  %239 = getelementptr inbounds %struct.uint3, ptr %65, i32 0, i32 2, !dbg !192
  %240 = extractvalue %struct.uint3 %234, 2, !dbg !192
  store i32 %240, ptr %239, align 4, !dbg !192
  %241 = getelementptr inbounds %struct.uint3, ptr %65, i32 0, i32 0, !dbg !193
  %242 = load i32, ptr %241, align 4, !dbg !193
  %243 = add i32 %219, %242, !dbg !194
  store i32 %243, ptr %62, align 4, !dbg !140
  br label %244, !dbg !195

244:                                              ; preds = %259, %125
  %245 = load i32, ptr %62, align 4, !dbg !196
  %246 = load i32, ptr %54, align 4, !dbg !198
  %247 = icmp slt i32 %245, %246, !dbg !199
  br i1 %247, label %248, label %263, !dbg !200

248:                                              ; preds = %244
  %249 = load ptr, ptr %53, align 8, !dbg !201
  %250 = load i32, ptr %62, align 4, !dbg !202
  %251 = sext i32 %250 to i64, !dbg !201
  %252 = getelementptr inbounds i8, ptr %249, i64 %251, !dbg !201
  %253 = load i8, ptr %252, align 1, !dbg !201
  %254 = zext i8 %253 to i64, !dbg !203
  %255 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE5local to ptr), i64 0, i64 %254, !dbg !203
  store ptr %255, ptr %40, align 8
    #dbg_declare(ptr %40, !204, !DIExpression(), !208)
  store i32 1, ptr %41, align 4
    #dbg_declare(ptr %41, !210, !DIExpression(), !211)
  %256 = load ptr, ptr %40, align 8, !dbg !212
  %257 = load i32, ptr %41, align 4, !dbg !213
  %258 = atomicrmw add ptr %256, i32 %257 seq_cst, align 4, !dbg !214
  br label %259, !dbg !215

259:                                              ; preds = %248
  %260 = load i32, ptr %59, align 4, !dbg !216
  %261 = load i32, ptr %62, align 4, !dbg !217
  %262 = add nsw i32 %261, %260, !dbg !217
  store i32 %262, ptr %62, align 4, !dbg !217
  br label %244, !dbg !218, !llvm.loop !219

263:                                              ; preds = %244
  call void @llvm.nvvm.barrier0(), !dbg !221
    #dbg_declare(ptr %66, !222, !DIExpression(), !224)
  %264 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !225
  %265 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !227
  %266 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !228
  store i32 %264, ptr %5, align 4
    #dbg_declare(ptr %5, !49, !DIExpression(), !229)
  store i32 %265, ptr %6, align 4
    #dbg_declare(ptr %6, !55, !DIExpression(), !231)
  store i32 %266, ptr %7, align 4
    #dbg_declare(ptr %7, !57, !DIExpression(), !232)
  %267 = load i32, ptr %5, align 4, !dbg !233
  store i32 %267, ptr %4, align 4, !dbg !234
  %268 = getelementptr inbounds %struct.uint3, ptr %4, i32 0, i32 1, !dbg !234
  %269 = load i32, ptr %6, align 4, !dbg !235
  store i32 %269, ptr %268, align 4, !dbg !234
  %270 = getelementptr inbounds %struct.uint3, ptr %4, i32 0, i32 2, !dbg !234
  %271 = load i32, ptr %7, align 4, !dbg !236
  store i32 %271, ptr %270, align 4, !dbg !234
  %272 = load %struct.uint3, ptr %4, align 4, !dbg !237
  %273 = extractvalue %struct.uint3 %272, 0, !dbg !238
  store i32 %273, ptr %52, align 4, !dbg !238
  %274 = getelementptr inbounds %struct.uint3, ptr %52, i32 0, i32 1, !dbg !238
  %275 = extractvalue %struct.uint3 %272, 1, !dbg !238
  store i32 %275, ptr %274, align 4, !dbg !238
  %276 = getelementptr inbounds %struct.uint3, ptr %52, i32 0, i32 2, !dbg !238
  %277 = extractvalue %struct.uint3 %272, 2, !dbg !238
  store i32 %277, ptr %276, align 4, !dbg !238
  %278 = load %struct.uint3, ptr %52, align 4, !dbg !239
  %279 = getelementptr inbounds %struct.uint3, ptr %67, i32 0, i32 0, !dbg !240
  %280 = extractvalue %struct.uint3 %278, 0, !dbg !240
  store i32 %280, ptr %279, align 4, !dbg !240
  %281 = getelementptr inbounds %struct.uint3, ptr %67, i32 0, i32 1, !dbg !240
  %282 = extractvalue %struct.uint3 %278, 1, !dbg !240
  store i32 %282, ptr %281, align 4, !dbg !240
  %283 = getelementptr inbounds %struct.uint3, ptr %67, i32 0, i32 2, !dbg !240
  %284 = extractvalue %struct.uint3 %278, 2, !dbg !240
  store i32 %284, ptr %283, align 4, !dbg !240
  %285 = getelementptr inbounds %struct.uint3, ptr %67, i32 0, i32 0, !dbg !241
  %286 = load i32, ptr %285, align 4, !dbg !241
  store i32 %286, ptr %66, align 4, !dbg !224
  br label %287, !dbg !242

287:                                              ; preds = %309, %263
  %288 = load i32, ptr %66, align 4, !dbg !243
  %289 = icmp slt i32 %288, 256, !dbg !245
  br i1 %289, label %290, label %335, !dbg !246

290:                                              ; preds = %287
  %291 = load i32, ptr %66, align 4, !dbg !247
  %292 = sext i32 %291 to i64, !dbg !249
  %293 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE5local to ptr), i64 0, i64 %292, !dbg !249
  %294 = load i32, ptr %293, align 4, !dbg !249
  %295 = icmp ne i32 %294, 0, !dbg !250
  br i1 %295, label %296, label %308, !dbg !251

296:                                              ; preds = %290
  %297 = load ptr, ptr %55, align 8, !dbg !252
  %298 = load i32, ptr %66, align 4, !dbg !253
  %299 = sext i32 %298 to i64, !dbg !252
  %300 = getelementptr inbounds i32, ptr %297, i64 %299, !dbg !252
  %301 = load i32, ptr %66, align 4, !dbg !254
  %302 = sext i32 %301 to i64, !dbg !255
  %303 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE5local to ptr), i64 0, i64 %302, !dbg !255
  %304 = load i32, ptr %303, align 4, !dbg !255
  store ptr %300, ptr %42, align 8
    #dbg_declare(ptr %42, !204, !DIExpression(), !256)
  store i32 %304, ptr %43, align 4
    #dbg_declare(ptr %43, !210, !DIExpression(), !258)
  %305 = load ptr, ptr %42, align 8, !dbg !259
  %306 = load i32, ptr %43, align 4, !dbg !260
  %307 = atomicrmw add ptr %305, i32 %306 seq_cst, align 4, !dbg !261
  br label %308, !dbg !262

308:                                              ; preds = %296, %290
  br label %309, !dbg !263

309:                                              ; preds = %308
  %310 = call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !264
  %311 = call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !266
  %312 = call range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !267
  store i32 %310, ptr %17, align 4
    #dbg_declare(ptr %17, !49, !DIExpression(), !268)
  store i32 %311, ptr %18, align 4
    #dbg_declare(ptr %18, !55, !DIExpression(), !270)
  store i32 %312, ptr %19, align 4
    #dbg_declare(ptr %19, !57, !DIExpression(), !271)
  %313 = load i32, ptr %17, align 4, !dbg !272
  store i32 %313, ptr %16, align 4, !dbg !273
  %314 = getelementptr inbounds %struct.uint3, ptr %16, i32 0, i32 1, !dbg !273
  %315 = load i32, ptr %18, align 4, !dbg !274
  store i32 %315, ptr %314, align 4, !dbg !273
  %316 = getelementptr inbounds %struct.uint3, ptr %16, i32 0, i32 2, !dbg !273
  %317 = load i32, ptr %19, align 4, !dbg !275
  store i32 %317, ptr %316, align 4, !dbg !273
  %318 = load %struct.uint3, ptr %16, align 4, !dbg !276
  %319 = extractvalue %struct.uint3 %318, 0, !dbg !277
  store i32 %319, ptr %49, align 4, !dbg !277
  %320 = getelementptr inbounds %struct.uint3, ptr %49, i32 0, i32 1, !dbg !277
  %321 = extractvalue %struct.uint3 %318, 1, !dbg !277
  store i32 %321, ptr %320, align 4, !dbg !277
  %322 = getelementptr inbounds %struct.uint3, ptr %49, i32 0, i32 2, !dbg !277
  %323 = extractvalue %struct.uint3 %318, 2, !dbg !277
  store i32 %323, ptr %322, align 4, !dbg !277
  %324 = load %struct.uint3, ptr %49, align 4, !dbg !278
  %325 = getelementptr inbounds %struct.uint3, ptr %68, i32 0, i32 0, !dbg !279
  %326 = extractvalue %struct.uint3 %324, 0, !dbg !279
  store i32 %326, ptr %325, align 4, !dbg !279
  %327 = getelementptr inbounds %struct.uint3, ptr %68, i32 0, i32 1, !dbg !279
  %328 = extractvalue %struct.uint3 %324, 1, !dbg !279
  store i32 %328, ptr %327, align 4, !dbg !279
  %329 = getelementptr inbounds %struct.uint3, ptr %68, i32 0, i32 2, !dbg !279
  %330 = extractvalue %struct.uint3 %324, 2, !dbg !279
  store i32 %330, ptr %329, align 4, !dbg !279
  %331 = getelementptr inbounds %struct.uint3, ptr %68, i32 0, i32 0, !dbg !280
  %332 = load i32, ptr %331, align 4, !dbg !280
  %333 = load i32, ptr %66, align 4, !dbg !281
  %334 = add i32 %333, %332, !dbg !281
  store i32 %334, ptr %66, align 4, !dbg !281
  br label %287, !dbg !282, !llvm.loop !283

335:                                              ; preds = %287
  ret void, !dbg !285
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
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!12}
!nvvm.annotations = !{!20}
!llvm.module.flags = !{!21, !22, !23, !24, !25}
!llvm.ident = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "local", scope: !2, file: !3, line: 10, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "histogram", scope: !3, file: !3, line: 9, type: !4, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12, retainedNodes: !16)
!3 = !DIFile(filename: "histogram.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!12 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !13, globals: !15, splitDebugInlining: false, nameTableKind: None)
!13 = !{!11, !14, !9}
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!15 = !{!0}
!16 = !{}
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 8192, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 256)
!20 = !{ptr @histogram, !"kernel", i32 1}
!21 = !{i32 7, !"Dwarf Version", i32 2}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!25 = !{i32 7, !"frame-pointer", i32 2}
!26 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!27 = !DILocalVariable(name: "data", arg: 1, scope: !2, file: !3, line: 9, type: !6)
!28 = !DILocation(line: 9, column: 59, scope: !2)
!29 = !DILocalVariable(name: "n", arg: 2, scope: !2, file: !3, line: 9, type: !9)
!30 = !DILocation(line: 9, column: 69, scope: !2)
!31 = !DILocalVariable(name: "bins", arg: 3, scope: !2, file: !3, line: 9, type: !10)
!32 = !DILocation(line: 9, column: 86, scope: !2)
!33 = !DILocalVariable(name: "b", scope: !34, file: !3, line: 11, type: !9)
!34 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 5)
!35 = !DILocation(line: 11, column: 14, scope: !34)
!36 = !DILocation(line: 30, column: 24, scope: !37, inlinedAt: !46)
!37 = distinct !DISubprogram(name: "mini_thread", linkageName: "_Z11mini_threadv", scope: !38, file: !38, line: 29, type: !39, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12)
!38 = !DIFile(filename: "./mini_cuda.h", directory: ".")
!39 = !DISubroutineType(types: !40)
!40 = !{!41}
!41 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "uint3", file: !38, line: 14, size: 96, flags: DIFlagTypePassByValue, elements: !42, identifier: "_ZTS5uint3")
!42 = !{!43, !44, !45}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !41, file: !38, line: 15, baseType: !11, size: 32)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !41, file: !38, line: 15, baseType: !11, size: 32, offset: 32)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !41, file: !38, line: 15, baseType: !11, size: 32, offset: 64)
!46 = distinct !DILocation(line: 11, column: 18, scope: !34)
!47 = !DILocation(line: 30, column: 54, scope: !37, inlinedAt: !46)
!48 = !DILocation(line: 31, column: 24, scope: !37, inlinedAt: !46)
!49 = !DILocalVariable(name: "x", arg: 1, scope: !50, file: !38, line: 26, type: !9)
!50 = distinct !DISubprogram(name: "mini_vector", linkageName: "_Z11mini_vectoriii", scope: !38, file: !38, line: 26, type: !51, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12, retainedNodes: !16)
!51 = !DISubroutineType(types: !52)
!52 = !{!41, !9, !9, !9}
!53 = !DILocation(line: 26, column: 50, scope: !50, inlinedAt: !54)
!54 = distinct !DILocation(line: 30, column: 12, scope: !37, inlinedAt: !46)
!55 = !DILocalVariable(name: "y", arg: 2, scope: !50, file: !38, line: 26, type: !9)
!56 = !DILocation(line: 26, column: 57, scope: !50, inlinedAt: !54)
!57 = !DILocalVariable(name: "z", arg: 3, scope: !50, file: !38, line: 26, type: !9)
!58 = !DILocation(line: 26, column: 64, scope: !50, inlinedAt: !54)
!59 = !DILocation(line: 27, column: 23, scope: !50, inlinedAt: !54)
!60 = !DILocation(line: 27, column: 12, scope: !50, inlinedAt: !54)
!61 = !DILocation(line: 27, column: 36, scope: !50, inlinedAt: !54)
!62 = !DILocation(line: 27, column: 49, scope: !50, inlinedAt: !54)
!63 = !DILocation(line: 27, column: 5, scope: !50, inlinedAt: !54)
!64 = !DILocation(line: 30, column: 12, scope: !37, inlinedAt: !46)
!65 = !DILocation(line: 30, column: 5, scope: !37, inlinedAt: !46)
!66 = !DILocation(line: 11, column: 18, scope: !34)
!67 = !DILocation(line: 11, column: 28, scope: !34)
!68 = !DILocation(line: 11, column: 10, scope: !34)
!69 = !DILocation(line: 11, column: 31, scope: !70)
!70 = distinct !DILexicalBlock(scope: !34, file: !3, line: 11, column: 5)
!71 = !DILocation(line: 11, column: 33, scope: !70)
!72 = !DILocation(line: 11, column: 5, scope: !34)
!73 = !DILocation(line: 12, column: 15, scope: !70)
!74 = !DILocation(line: 12, column: 9, scope: !70)
!75 = !DILocation(line: 12, column: 18, scope: !70)
!76 = !DILocation(line: 38, column: 24, scope: !77, inlinedAt: !78)
!77 = distinct !DISubprogram(name: "mini_block_dim", linkageName: "_Z14mini_block_dimv", scope: !38, file: !38, line: 37, type: !39, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12)
!78 = distinct !DILocation(line: 11, column: 46, scope: !70)
!79 = !DILocation(line: 38, column: 55, scope: !77, inlinedAt: !78)
!80 = !DILocation(line: 39, column: 24, scope: !77, inlinedAt: !78)
!81 = !DILocation(line: 26, column: 50, scope: !50, inlinedAt: !82)
!82 = distinct !DILocation(line: 38, column: 12, scope: !77, inlinedAt: !78)
!83 = !DILocation(line: 26, column: 57, scope: !50, inlinedAt: !82)
!84 = !DILocation(line: 26, column: 64, scope: !50, inlinedAt: !82)
!85 = !DILocation(line: 27, column: 23, scope: !50, inlinedAt: !82)
!86 = !DILocation(line: 27, column: 12, scope: !50, inlinedAt: !82)
!87 = !DILocation(line: 27, column: 36, scope: !50, inlinedAt: !82)
!88 = !DILocation(line: 27, column: 49, scope: !50, inlinedAt: !82)
!89 = !DILocation(line: 27, column: 5, scope: !50, inlinedAt: !82)
!90 = !DILocation(line: 38, column: 12, scope: !77, inlinedAt: !78)
!91 = !DILocation(line: 38, column: 5, scope: !77, inlinedAt: !78)
!92 = !DILocation(line: 11, column: 46, scope: !70)
!93 = !DILocation(line: 11, column: 55, scope: !70)
!94 = !DILocation(line: 11, column: 43, scope: !70)
!95 = !DILocation(line: 11, column: 5, scope: !70)
!96 = distinct !{!96, !72, !97, !98}
!97 = !DILocation(line: 12, column: 20, scope: !34)
!98 = !{!"llvm.loop.mustprogress"}
!99 = !DILocation(line: 13, column: 5, scope: !2)
!100 = !DILocalVariable(name: "stride", scope: !2, file: !3, line: 14, type: !9)
!101 = !DILocation(line: 14, column: 9, scope: !2)
!102 = !DILocation(line: 38, column: 24, scope: !77, inlinedAt: !103)
!103 = distinct !DILocation(line: 14, column: 18, scope: !2)
!104 = !DILocation(line: 38, column: 55, scope: !77, inlinedAt: !103)
!105 = !DILocation(line: 39, column: 24, scope: !77, inlinedAt: !103)
!106 = !DILocation(line: 26, column: 50, scope: !50, inlinedAt: !107)
!107 = distinct !DILocation(line: 38, column: 12, scope: !77, inlinedAt: !103)
!108 = !DILocation(line: 26, column: 57, scope: !50, inlinedAt: !107)
!109 = !DILocation(line: 26, column: 64, scope: !50, inlinedAt: !107)
!110 = !DILocation(line: 27, column: 23, scope: !50, inlinedAt: !107)
!111 = !DILocation(line: 27, column: 12, scope: !50, inlinedAt: !107)
!112 = !DILocation(line: 27, column: 36, scope: !50, inlinedAt: !107)
!113 = !DILocation(line: 27, column: 49, scope: !50, inlinedAt: !107)
!114 = !DILocation(line: 27, column: 5, scope: !50, inlinedAt: !107)
!115 = !DILocation(line: 38, column: 12, scope: !77, inlinedAt: !103)
!116 = !DILocation(line: 38, column: 5, scope: !77, inlinedAt: !103)
!117 = !DILocation(line: 14, column: 18, scope: !2)
!118 = !DILocation(line: 14, column: 27, scope: !2)
!119 = !DILocation(line: 42, column: 24, scope: !120, inlinedAt: !121)
!120 = distinct !DISubprogram(name: "mini_grid_dim", linkageName: "_Z13mini_grid_dimv", scope: !38, file: !38, line: 41, type: !39, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12)
!121 = distinct !DILocation(line: 14, column: 31, scope: !2)
!122 = !DILocation(line: 42, column: 57, scope: !120, inlinedAt: !121)
!123 = !DILocation(line: 43, column: 24, scope: !120, inlinedAt: !121)
!124 = !DILocation(line: 26, column: 50, scope: !50, inlinedAt: !125)
!125 = distinct !DILocation(line: 42, column: 12, scope: !120, inlinedAt: !121)
!126 = !DILocation(line: 26, column: 57, scope: !50, inlinedAt: !125)
!127 = !DILocation(line: 26, column: 64, scope: !50, inlinedAt: !125)
!128 = !DILocation(line: 27, column: 23, scope: !50, inlinedAt: !125)
!129 = !DILocation(line: 27, column: 12, scope: !50, inlinedAt: !125)
!130 = !DILocation(line: 27, column: 36, scope: !50, inlinedAt: !125)
!131 = !DILocation(line: 27, column: 49, scope: !50, inlinedAt: !125)
!132 = !DILocation(line: 27, column: 5, scope: !50, inlinedAt: !125)
!133 = !DILocation(line: 42, column: 12, scope: !120, inlinedAt: !121)
!134 = !DILocation(line: 42, column: 5, scope: !120, inlinedAt: !121)
!135 = !DILocation(line: 14, column: 31, scope: !2)
!136 = !DILocation(line: 14, column: 39, scope: !2)
!137 = !DILocation(line: 14, column: 29, scope: !2)
!138 = !DILocalVariable(name: "i", scope: !139, file: !3, line: 15, type: !9)
!139 = distinct !DILexicalBlock(scope: !2, file: !3, line: 15, column: 5)
!140 = !DILocation(line: 15, column: 14, scope: !139)
!141 = !DILocation(line: 34, column: 24, scope: !142, inlinedAt: !143)
!142 = distinct !DISubprogram(name: "mini_block", linkageName: "_Z10mini_blockv", scope: !38, file: !38, line: 33, type: !39, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12)
!143 = distinct !DILocation(line: 15, column: 18, scope: !139)
!144 = !DILocation(line: 34, column: 56, scope: !142, inlinedAt: !143)
!145 = !DILocation(line: 35, column: 24, scope: !142, inlinedAt: !143)
!146 = !DILocation(line: 26, column: 50, scope: !50, inlinedAt: !147)
!147 = distinct !DILocation(line: 34, column: 12, scope: !142, inlinedAt: !143)
!148 = !DILocation(line: 26, column: 57, scope: !50, inlinedAt: !147)
!149 = !DILocation(line: 26, column: 64, scope: !50, inlinedAt: !147)
!150 = !DILocation(line: 27, column: 23, scope: !50, inlinedAt: !147)
!151 = !DILocation(line: 27, column: 12, scope: !50, inlinedAt: !147)
!152 = !DILocation(line: 27, column: 36, scope: !50, inlinedAt: !147)
!153 = !DILocation(line: 27, column: 49, scope: !50, inlinedAt: !147)
!154 = !DILocation(line: 27, column: 5, scope: !50, inlinedAt: !147)
!155 = !DILocation(line: 34, column: 12, scope: !142, inlinedAt: !143)
!156 = !DILocation(line: 34, column: 5, scope: !142, inlinedAt: !143)
!157 = !DILocation(line: 15, column: 18, scope: !139)
!158 = !DILocation(line: 15, column: 27, scope: !139)
!159 = !DILocation(line: 38, column: 24, scope: !77, inlinedAt: !160)
!160 = distinct !DILocation(line: 15, column: 31, scope: !139)
!161 = !DILocation(line: 38, column: 55, scope: !77, inlinedAt: !160)
!162 = !DILocation(line: 39, column: 24, scope: !77, inlinedAt: !160)
!163 = !DILocation(line: 26, column: 50, scope: !50, inlinedAt: !164)
!164 = distinct !DILocation(line: 38, column: 12, scope: !77, inlinedAt: !160)
!165 = !DILocation(line: 26, column: 57, scope: !50, inlinedAt: !164)
!166 = !DILocation(line: 26, column: 64, scope: !50, inlinedAt: !164)
!167 = !DILocation(line: 27, column: 23, scope: !50, inlinedAt: !164)
!168 = !DILocation(line: 27, column: 12, scope: !50, inlinedAt: !164)
!169 = !DILocation(line: 27, column: 36, scope: !50, inlinedAt: !164)
!170 = !DILocation(line: 27, column: 49, scope: !50, inlinedAt: !164)
!171 = !DILocation(line: 27, column: 5, scope: !50, inlinedAt: !164)
!172 = !DILocation(line: 38, column: 12, scope: !77, inlinedAt: !160)
!173 = !DILocation(line: 38, column: 5, scope: !77, inlinedAt: !160)
!174 = !DILocation(line: 15, column: 31, scope: !139)
!175 = !DILocation(line: 15, column: 40, scope: !139)
!176 = !DILocation(line: 15, column: 29, scope: !139)
!177 = !DILocation(line: 30, column: 24, scope: !37, inlinedAt: !178)
!178 = distinct !DILocation(line: 15, column: 44, scope: !139)
!179 = !DILocation(line: 30, column: 54, scope: !37, inlinedAt: !178)
!180 = !DILocation(line: 31, column: 24, scope: !37, inlinedAt: !178)
!181 = !DILocation(line: 26, column: 50, scope: !50, inlinedAt: !182)
!182 = distinct !DILocation(line: 30, column: 12, scope: !37, inlinedAt: !178)
!183 = !DILocation(line: 26, column: 57, scope: !50, inlinedAt: !182)
!184 = !DILocation(line: 26, column: 64, scope: !50, inlinedAt: !182)
!185 = !DILocation(line: 27, column: 23, scope: !50, inlinedAt: !182)
!186 = !DILocation(line: 27, column: 12, scope: !50, inlinedAt: !182)
!187 = !DILocation(line: 27, column: 36, scope: !50, inlinedAt: !182)
!188 = !DILocation(line: 27, column: 49, scope: !50, inlinedAt: !182)
!189 = !DILocation(line: 27, column: 5, scope: !50, inlinedAt: !182)
!190 = !DILocation(line: 30, column: 12, scope: !37, inlinedAt: !178)
!191 = !DILocation(line: 30, column: 5, scope: !37, inlinedAt: !178)
!192 = !DILocation(line: 15, column: 44, scope: !139)
!193 = !DILocation(line: 15, column: 54, scope: !139)
!194 = !DILocation(line: 15, column: 42, scope: !139)
!195 = !DILocation(line: 15, column: 10, scope: !139)
!196 = !DILocation(line: 15, column: 57, scope: !197)
!197 = distinct !DILexicalBlock(scope: !139, file: !3, line: 15, column: 5)
!198 = !DILocation(line: 15, column: 61, scope: !197)
!199 = !DILocation(line: 15, column: 59, scope: !197)
!200 = !DILocation(line: 15, column: 5, scope: !139)
!201 = !DILocation(line: 16, column: 26, scope: !197)
!202 = !DILocation(line: 16, column: 31, scope: !197)
!203 = !DILocation(line: 16, column: 20, scope: !197)
!204 = !DILocalVariable(name: "p", arg: 1, scope: !205, file: !38, line: 54, type: !10)
!205 = distinct !DISubprogram(name: "atomicAdd", linkageName: "_Z9atomicAddPjj", scope: !38, file: !38, line: 54, type: !206, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !12, retainedNodes: !16)
!206 = !DISubroutineType(types: !207)
!207 = !{!11, !10, !11}
!208 = !DILocation(line: 54, column: 57, scope: !205, inlinedAt: !209)
!209 = distinct !DILocation(line: 16, column: 9, scope: !197)
!210 = !DILocalVariable(name: "v", arg: 2, scope: !205, file: !38, line: 54, type: !11)
!211 = !DILocation(line: 54, column: 69, scope: !205, inlinedAt: !209)
!212 = !DILocation(line: 55, column: 51, scope: !205, inlinedAt: !209)
!213 = !DILocation(line: 55, column: 59, scope: !205, inlinedAt: !209)
!214 = !DILocation(line: 55, column: 22, scope: !205, inlinedAt: !209)
!215 = !DILocation(line: 16, column: 9, scope: !197)
!216 = !DILocation(line: 15, column: 69, scope: !197)
!217 = !DILocation(line: 15, column: 66, scope: !197)
!218 = !DILocation(line: 15, column: 5, scope: !197)
!219 = distinct !{!219, !200, !220, !98}
!220 = !DILocation(line: 16, column: 38, scope: !139)
!221 = !DILocation(line: 17, column: 5, scope: !2)
!222 = !DILocalVariable(name: "b", scope: !223, file: !3, line: 18, type: !9)
!223 = distinct !DILexicalBlock(scope: !2, file: !3, line: 18, column: 5)
!224 = !DILocation(line: 18, column: 14, scope: !223)
!225 = !DILocation(line: 30, column: 24, scope: !37, inlinedAt: !226)
!226 = distinct !DILocation(line: 18, column: 18, scope: !223)
!227 = !DILocation(line: 30, column: 54, scope: !37, inlinedAt: !226)
!228 = !DILocation(line: 31, column: 24, scope: !37, inlinedAt: !226)
!229 = !DILocation(line: 26, column: 50, scope: !50, inlinedAt: !230)
!230 = distinct !DILocation(line: 30, column: 12, scope: !37, inlinedAt: !226)
!231 = !DILocation(line: 26, column: 57, scope: !50, inlinedAt: !230)
!232 = !DILocation(line: 26, column: 64, scope: !50, inlinedAt: !230)
!233 = !DILocation(line: 27, column: 23, scope: !50, inlinedAt: !230)
!234 = !DILocation(line: 27, column: 12, scope: !50, inlinedAt: !230)
!235 = !DILocation(line: 27, column: 36, scope: !50, inlinedAt: !230)
!236 = !DILocation(line: 27, column: 49, scope: !50, inlinedAt: !230)
!237 = !DILocation(line: 27, column: 5, scope: !50, inlinedAt: !230)
!238 = !DILocation(line: 30, column: 12, scope: !37, inlinedAt: !226)
!239 = !DILocation(line: 30, column: 5, scope: !37, inlinedAt: !226)
!240 = !DILocation(line: 18, column: 18, scope: !223)
!241 = !DILocation(line: 18, column: 28, scope: !223)
!242 = !DILocation(line: 18, column: 10, scope: !223)
!243 = !DILocation(line: 18, column: 31, scope: !244)
!244 = distinct !DILexicalBlock(scope: !223, file: !3, line: 18, column: 5)
!245 = !DILocation(line: 18, column: 33, scope: !244)
!246 = !DILocation(line: 18, column: 5, scope: !223)
!247 = !DILocation(line: 19, column: 19, scope: !248)
!248 = distinct !DILexicalBlock(scope: !244, file: !3, line: 19, column: 13)
!249 = !DILocation(line: 19, column: 13, scope: !248)
!250 = !DILocation(line: 19, column: 22, scope: !248)
!251 = !DILocation(line: 19, column: 13, scope: !244)
!252 = !DILocation(line: 20, column: 24, scope: !248)
!253 = !DILocation(line: 20, column: 29, scope: !248)
!254 = !DILocation(line: 20, column: 39, scope: !248)
!255 = !DILocation(line: 20, column: 33, scope: !248)
!256 = !DILocation(line: 54, column: 57, scope: !205, inlinedAt: !257)
!257 = distinct !DILocation(line: 20, column: 13, scope: !248)
!258 = !DILocation(line: 54, column: 69, scope: !205, inlinedAt: !257)
!259 = !DILocation(line: 55, column: 51, scope: !205, inlinedAt: !257)
!260 = !DILocation(line: 55, column: 59, scope: !205, inlinedAt: !257)
!261 = !DILocation(line: 55, column: 22, scope: !205, inlinedAt: !257)
!262 = !DILocation(line: 20, column: 13, scope: !248)
!263 = !DILocation(line: 19, column: 25, scope: !248)
!264 = !DILocation(line: 38, column: 24, scope: !77, inlinedAt: !265)
!265 = distinct !DILocation(line: 18, column: 46, scope: !244)
!266 = !DILocation(line: 38, column: 55, scope: !77, inlinedAt: !265)
!267 = !DILocation(line: 39, column: 24, scope: !77, inlinedAt: !265)
!268 = !DILocation(line: 26, column: 50, scope: !50, inlinedAt: !269)
!269 = distinct !DILocation(line: 38, column: 12, scope: !77, inlinedAt: !265)
!270 = !DILocation(line: 26, column: 57, scope: !50, inlinedAt: !269)
!271 = !DILocation(line: 26, column: 64, scope: !50, inlinedAt: !269)
!272 = !DILocation(line: 27, column: 23, scope: !50, inlinedAt: !269)
!273 = !DILocation(line: 27, column: 12, scope: !50, inlinedAt: !269)
!274 = !DILocation(line: 27, column: 36, scope: !50, inlinedAt: !269)
!275 = !DILocation(line: 27, column: 49, scope: !50, inlinedAt: !269)
!276 = !DILocation(line: 27, column: 5, scope: !50, inlinedAt: !269)
!277 = !DILocation(line: 38, column: 12, scope: !77, inlinedAt: !265)
!278 = !DILocation(line: 38, column: 5, scope: !77, inlinedAt: !265)
!279 = !DILocation(line: 18, column: 46, scope: !244)
!280 = !DILocation(line: 18, column: 55, scope: !244)
!281 = !DILocation(line: 18, column: 43, scope: !244)
!282 = !DILocation(line: 18, column: 5, scope: !244)
!283 = distinct !{!283, !246, !284, !98}
!284 = !DILocation(line: 20, column: 41, scope: !223)
!285 = !DILocation(line: 21, column: 1, scope: !2)
