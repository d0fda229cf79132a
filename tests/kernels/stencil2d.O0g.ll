; ModuleID = 'stencil2d.cu'
source_filename = "stencil2d.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.uint3 = type { i32, i32, i32 }

@_ZZ9stencil2dE1s = internal addrspace(3) global [18 x [18 x float]] undef, align 4, !dbg !0

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @stencil2d(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 !dbg !2 {
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
  %46 = alloca %struct.uint3, align 4
  %47 = alloca %struct.uint3, align 4
  %48 = alloca %struct.uint3, align 4
  %49 = alloca %struct.uint3, align 4
  %50 = alloca %struct.uint3, align 4
  %51 = alloca %struct.uint3, align 4
  %52 = alloca %struct.uint3, align 4
  %53 = alloca %struct.uint3, align 4
  %54 = alloca %struct.uint3, align 4
  %55 = alloca ptr, align 8
  %56 = alloca ptr, align 8
  %57 = alloca i32, align 4
  %58 = alloca i32, align 4
  %59 = alloca i32, align 4
  %60 = alloca %struct.uint3, align 4
  %61 = alloca %struct.uint3, align 4
  %62 = alloca i32, align 4
  %63 = alloca %struct.uint3, align 4
  %64 = alloca %struct.uint3, align 4
  %65 = alloca i32, align 4
  %66 = alloca %struct.uint3, align 4
  %67 = alloca i32, align 4
  %68 = alloca %struct.uint3, align 4
  %69 = alloca i8, align 1
  %70 = alloca %struct.uint3, align 4
  %71 = alloca %struct.uint3, align 4
  %72 = alloca %struct.uint3, align 4
  %73 = alloca %struct.uint3, align 4
  %74 = alloca float, align 4
  store ptr %0, ptr %55, align 8
    #dbg_declare(ptr %55, !26, !DIExpression(), !27)
  store ptr %1, ptr %56, align 8
    #dbg_declare(ptr %56, !28, !DIExpression(), !29)
  store i32 %2, ptr %57, align 4
    #dbg_declare(ptr %57, !30, !DIExpression(), !31)
  store i32 %3, ptr %58, align 4
    #dbg_declare(ptr %58, !32, !DIExpression(), !33)
    #dbg_declare(ptr %59, !34, !DIExpression(), !35)
  %75 = call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !36
  %76 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !47
  %77 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !48
  store i32 %75, ptr %10, align 4
    #dbg_declare(ptr %10, !49, !DIExpression(), !53)
  store i32 %76, ptr %11, align 4
    #dbg_declare(ptr %11, !55, !DIExpression(), !56)
  store i32 %77, ptr %12, align 4
    #dbg_declare(ptr %12, !57, !DIExpression(), !58)
  %78 = load i32, ptr %10, align 4, !dbg !59
  store i32 %78, ptr %9, align 4, !dbg !60
  %79 = getelementptr inbounds %struct.uint3, ptr %9, i32 0, i32 1, !dbg !60
  %80 = load i32, ptr %11, align 4, !dbg !61
  store i32 %80, ptr %79, align 4, !dbg !60
  %81 = getelementptr inbounds %struct.uint3, ptr %9, i32 0, i32 2, !dbg !60
  %82 = load i32, ptr %12, align 4, !dbg !62
  store i32 %82, ptr %81, align 4, !dbg !60
  %83 = load %struct.uint3, ptr %9, align 4, !dbg !63
  %84 = extractvalue %struct.uint3 %83, 0, !dbg !64
  store i32 %84, ptr %53, align 4, !dbg !64
  %85 = getelementptr inbounds %struct.uint3, ptr %53, i32 0, i32 1, !dbg !64
  %86 = extractvalue %struct.uint3 %83, 1, !dbg !64
  store i32 %86, ptr %85, align 4, !dbg !64
  %87 = getelementptr inbounds %struct.uint3, ptr %53, i32 0, i32 2, !dbg !64
  %88 = extractvalue %struct.uint3 %83, 2, !dbg !64
  store i32 %88, ptr %87, align 4, !dbg !64
  %89 = load %struct.uint3, ptr %53, align 4, !dbg !65
  %90 = getelementptr inbounds %struct.uint3, ptr %60, i32 0, i32 0, !dbg !66
  %91 = extractvalue %struct.uint3 %89, 0, !dbg !66
  store i32 %91, ptr %90, align 4, !dbg !66
  %92 = getelementptr inbounds %struct.uint3, ptr %60, i32 0, i32 1, !dbg !66
  %93 = extractvalue %struct.uint3 %89, 1, !dbg !66
  store i32 %93, ptr %92, align 4, !dbg !66
  %94 = getelementptr inbounds %struct.uint3, ptr %60, i32 0, i32 2, !dbg !66
  %95 = extractvalue %struct.uint3 %89, 2, !dbg !66
  store i32 %95, ptr %94, align 4, !dbg !66
  %96 = getelementptr inbounds %struct.uint3, ptr %60, i32 0, i32 0, !dbg !67
  %97 = load i32, ptr %96, align 4, !dbg !67
  %98 = mul i32 %97, 16, !dbg !68
  %99 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !69
  %100 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !72
  %101 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !73
  store i32 %99, ptr %42, align 4
    #dbg_declare(ptr %42, !49, !DIExpression(), !74)
  store i32 %100, ptr %43, align 4
    #dbg_declare(ptr %43, !55, !DIExpression(), !76)
  store i32 %101, ptr %44, align 4
    #dbg_declare(ptr %44, !57, !DIExpression(), !77)
  %102 = load i32, ptr %42, align 4, !dbg !78
  store i32 %102, ptr %41, align 4, !dbg !79
  %103 = getelementptr inbounds %struct.uint3, ptr %41, i32 0, i32 1, !dbg !79
  %104 = load i32, ptr %43, align 4, !dbg !80
  store i32 %104, ptr %103, align 4, !dbg !79
  %105 = getelementptr inbounds %struct.uint3, ptr %41, i32 0, i32 2, !dbg !79
  %106 = load i32, ptr %44, align 4, !dbg !81
  store i32 %106, ptr %105, align 4, !dbg !79
  %107 = load %struct.uint3, ptr %41, align 4, !dbg !82
  %108 = extractvalue %struct.uint3 %107, 0, !dbg !83
  store i32 %108, ptr %45, align 4, !dbg !83
  %109 = getelementptr inbounds %struct.uint3, ptr %45, i32 0, i32 1, !dbg !83
  %110 = extractvalue %struct.uint3 %107, 1, !dbg !83
  store i32 %110, ptr %109, align 4, !dbg !83
  %111 = getelementptr inbounds %struct.uint3, ptr %45, i32 0, i32 2, !dbg !83
  %112 = extractvalue %struct.uint3 %107, 2, !dbg !83
  store i32 %112, ptr %111, align 4, !dbg !83
  %113 = load %struct.uint3, ptr %45, align 4, !dbg !84
  %114 = getelementptr inbounds %struct.uint3, ptr %61, i32 0, i32 0, !dbg !85
  %115 = extractvalue %struct.uint3 %113, 0, !dbg !85
  store i32 %115, ptr %114, align 4, !dbg !85
  %116 = getelementptr inbounds %struct.uint3, ptr %61, i32 0, i32 1, !dbg !85
  %117 = extractvalue %struct.uint3 %113, 1, !dbg !85
  store i32 %117, ptr %116, align 4, !dbg !85
  %118 = getelementptr inbounds %struct.uint3, ptr %61, i32 0, i32 2, !dbg !85
  %119 = extractvalue %struct.uint3 %113, 2, !dbg !85
  store i32 %119, ptr %118, align 4, !dbg !85
  %120 = getelementptr inbounds %struct.uint3, ptr %61, i32 0, i32 0, !dbg !86
  %121 = load i32, ptr %120, align 4, !dbg !86
  %122 = add i32 %98, %121, !dbg !87
  store i32 %122, ptr %59, align 4, !dbg !35
    #dbg_declare(ptr %62, !88, !DIExpression(), !89)
  %123 = call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !90
  %124 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !92
  %125 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !93
  store i32 %123, ptr %6, align 4
    #dbg_declare(ptr %6, !49, !DIExpression(), !94)
  store i32 %124, ptr %7, align 4
    #dbg_declare(ptr %7, !55, !DIExpression(), !96)
  store i32 %125, ptr %8, align 4
    #dbg_declare(ptr %8, !57, !DIExpression(), !97)
  %126 = load i32, ptr %6, align 4, !dbg !98
  store i32 %126, ptr %5, align 4, !dbg !99
  %127 = getelementptr inbounds %struct.uint3, ptr %5, i32 0, i32 1, !dbg !99
  %128 = load i32, ptr %7, align 4, !dbg !100
  store i32 %128, ptr %127, align 4, !dbg !99
  %129 = getelementptr inbounds %struct.uint3, ptr %5, i32 0, i32 2, !dbg !99
  %130 = load i32, ptr %8, align 4, !dbg !101
  store i32 %130, ptr %129, align 4, !dbg !99
  %131 = load %struct.uint3, ptr %5, align 4, !dbg !102
  %132 = extractvalue %struct.uint3 %131, 0, !dbg !103
  store i32 %132, ptr %54, align 4, !dbg !103
  %133 = getelementptr inbounds %struct.uint3, ptr %54, i32 0, i32 1, !dbg !103
  %134 = extractvalue %struct.uint3 %131, 1, !dbg !103
  store i32 %134, ptr %133, align 4, !dbg !103
  %135 = getelementptr inbounds %struct.uint3, ptr %54, i32 0, i32 2, !dbg !103
  %136 = extractvalue %struct.uint3 %131, 2, !dbg !103
  store i32 %136, ptr %135, align 4, !dbg !103
  %137 = load %struct.uint3, ptr %54, align 4, !dbg !104
  %138 = getelementptr inbounds %struct.uint3, ptr %63, i32 0, i32 0, !dbg !105
  %139 = extractvalue %struct.uint3 %137, 0, !dbg !105
  store i32 %139, ptr %138, align 4, !dbg !105
  %140 = getelementptr inbounds %struct.uint3, ptr %63, i32 0, i32 1, !dbg !105
  %141 = extractvalue %struct.uint3 %137, 1, !dbg !105
  store i32 %141, ptr %140, align 4, !dbg !105
  %142 = getelementptr inbounds %struct.uint3, ptr %63, i32 0, i32 2, !dbg !105
  %143 = extractvalue %struct.uint3 %137, 2, !dbg !105
  store i32 %143, ptr %142, align 4, !dbg !105
  %144 = getelementptr inbounds %struct.uint3, ptr %63, i32 0, i32 1, !dbg !106
  %145 = load i32, ptr %144, align 4, !dbg !106
  %146 = mul i32 %145, 16, !dbg !107
  %147 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !108
  %148 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !110
  %149 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !111
  store i32 %147, ptr %38, align 4
    #dbg_declare(ptr %38, !49, !DIExpression(), !112)
  store i32 %148, ptr %39, align 4
    #dbg_declare(ptr %39, !55, !DIExpression(), !114)
  store i32 %149, ptr %40, align 4
    #dbg_declare(ptr %40, !57, !DIExpression(), !115)
  %150 = load i32, ptr %38, align 4, !dbg !116
  store i32 %150, ptr %37, align 4, !dbg !117
  %151 = getelementptr inbounds %struct.uint3, ptr %37, i32 0, i32 1, !dbg !117
  %152 = load i32, ptr %39, align 4, !dbg !118
  store i32 %152, ptr %151, align 4, !dbg !117
  %153 = getelementptr inbounds %struct.uint3, ptr %37, i32 0, i32 2, !dbg !117
  %154 = load i32, ptr %40, align 4, !dbg !119
  store i32 %154, ptr %153, align 4, !dbg !117
  %155 = load %struct.uint3, ptr %37, align 4, !dbg !120
  %156 = extractvalue %struct.uint3 %155, 0, !dbg !121
  store i32 %156, ptr %46, align 4, !dbg !121
  %157 = getelementptr inbounds %struct.uint3, ptr %46, i32 0, i32 1, !dbg !121
  %158 = extractvalue %struct.uint3 %155, 1, !dbg !121
  store i32 %158, ptr %157, align 4, !dbg !121
  %159 = getelementptr inbounds %struct.uint3, ptr %46, i32 0, i32 2, !dbg !121
  %160 = extractvalue %struct.uint3 %155, 2, !dbg !121
  store i32 %160, ptr %159, align 4, !dbg !121
  %161 = load %struct.uint3, ptr %46, align 4, !dbg !122
  %162 = getelementptr inbounds %struct.uint3, ptr %64, i32 0, i32 0, !dbg !123
  %163 = extractvalue %struct.uint3 %161, 0, !dbg !123
  store i32 %163, ptr %162, align 4, !dbg !123
  %164 = getelementptr inbounds %struct.uint3, ptr %64, i32 0, i32 1, !dbg !123
  %165 = extractvalue %struct.uint3 %161, 1, !dbg !123
  store i32 %165, ptr %164, align 4, !dbg !123
  %166 = getelementptr inbounds %struct.uint3, ptr %64, i32 0, i32 2, !dbg !123
  %167 = extractvalue %struct.uint3 %161, 2, !dbg !123
  store i32 %167, ptr %166, align 4, !dbg !123
  %168 = getelementptr inbounds %struct.uint3, ptr %64, i32 0, i32 1, !dbg !124
  %169 = load i32, ptr %168, align 4, !dbg !124
  %170 = add i32 %146, %169, !dbg !125
  store i32 %170, ptr %62, align 4, !dbg !89
    #dbg_declare(ptr %65, !126, !DIExpression(), !127)
  %171 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !128
  %172 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !130
  %173 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !131
  store i32 %171, ptr %34, align 4
    #dbg_declare(ptr %34, !49, !DIExpression(), !132)
  store i32 %172, ptr %35, align 4
    #dbg_declare(ptr %35, !55, !DIExpression(), !134)
  store i32 %173, ptr %36, align 4
    #dbg_declare(ptr %36, !57, !DIExpression(), !135)
  %174 = load i32, ptr %34, align 4, !dbg !136
  store i32 %174, ptr %33, align 4, !dbg !137
  %175 = getelementptr inbounds %struct.uint3, ptr %33, i32 0, i32 1, !dbg !137
  %176 = load i32, ptr %35, align 4, !dbg !138
  store i32 %176, ptr %175, align 4, !dbg !137
  %177 = getelementptr inbounds %struct.uint3, ptr %33, i32 0, i32 2, !dbg !137
  %178 = load i32, ptr %36, align 4, !dbg !139
  store i32 %178, ptr %177, align 4, !dbg !137
  %179 = load %struct.uint3, ptr %33, align 4, !dbg !140
  %180 = extractvalue %struct.uint3 %179, 0, !dbg !141
  store i32 %180, ptr %47, align 4, !dbg !141
  %181 = getelementptr inbounds %struct.uint3, ptr %47, i32 0, i32 1, !dbg !141
  %182 = extractvalue %struct.uint3 %179, 1, !dbg !141
  store i32 %182, ptr %181, align 4, !dbg !141
  %183 = getelementptr inbounds %struct.uint3, ptr %47, i32 0, i32 2, !dbg !141
  %184 = extractvalue %struct.uint3 %179, 2, !dbg !141
  store i32 %184, ptr %183, align 4, !dbg !141
  %185 = load %struct.uint3, ptr %47, align 4, !dbg !142
  %186 = getelementptr inbounds %struct.uint3, ptr %66, i32 0, i32 0, !dbg !143
  %187 = extractvalue %struct.uint3 %185, 0, !dbg !143
  store i32 %187, ptr %186, align 4, !dbg !143
  %188 = getelementptr inbounds %struct.uint3, ptr %66, i32 0, i32 1, !dbg !143
  %189 = extractvalue %struct.uint3 %185, 1, !dbg !143
  store i32 %189, ptr %188, align 4, !dbg !143
  %190 = getelementptr inbounds %struct.uint3, ptr %66, i32 0, i32 2, !dbg !143
  %191 = extractvalue %struct.uint3 %185, 2, !dbg !143
  store i32 %191, ptr %190, align 4, !dbg !143
  %192 = getelementptr inbounds %struct.uint3, ptr %66, i32 0, i32 0, !dbg !144
  %193 = load i32, ptr %192, align 4, !dbg !144
  %194 = add i32 %193, 1, !dbg !145
  store i32 %194, ptr %65, align 4, !dbg !127
    #dbg_declare(ptr %67, !146, !DIExpression(), !147)
  %195 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !148
  %196 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !150
  %197 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !151
  store i32 %195, ptr %30, align 4
    #dbg_declare(ptr %30, !49, !DIExpression(), !152)
  store i32 %196, ptr %31, align 4
    #dbg_declare(ptr %31, !55, !DIExpression(), !154)
  store i32 %197, ptr %32, align 4
    #dbg_declare(ptr %32, !57, !DIExpression(), !155)
  %198 = load i32, ptr %30, align 4, !dbg !156
  store i32 %198, ptr %29, align 4, !dbg !157
  %199 = getelementptr inbounds %struct.uint3, ptr %29, i32 0, i32 1, !dbg !157
  %200 = load i32, ptr %31, align 4, !dbg !158
  store i32 %200, ptr %199, align 4, !dbg !157
  %201 = getelementptr inbounds %struct.uint3, ptr %29, i32 0, i32 2, !dbg !157
  %202 = load i32, ptr %32, align 4, !dbg !159
  store i32 %202, ptr %201, align 4, !dbg !157
  %203 = load %struct.uint3, ptr %29, align 4, !dbg !160
  %204 = extractvalue %struct.uint3 %203, 0, !dbg !161
  store i32 %204, ptr %48, align 4, !dbg !161
  %205 = getelementptr inbounds %struct.uint3, ptr %48, i32 0, i32 1, !dbg !161
  %206 = extractvalue %struct.uint3 %203, 1, !dbg !161
  store i32 %206, ptr %205, align 4, !dbg !161
  %207 = getelementptr inbounds %struct.uint3, ptr %48, i32 0, i32 2, !dbg !161
  %208 = extractvalue %struct.uint3 %203, 2, !dbg !161
  store i32 %208, ptr %207, align 4, !dbg !161
  %209 = load %struct.uint3, ptr %48, align 4, !dbg !162
  %210 = getelementptr inbounds %struct.uint3, ptr %68, i32 0, i32 0, !dbg !163
  %211 = extractvalue %struct.uint3 %209, 0, !dbg !163
  store i32 %211, ptr %210, align 4, !dbg !163
  %212 = getelementptr inbounds %struct.uint3, ptr %68, i32 0, i32 1, !dbg !163
  %213 = extractvalue %struct.uint3 %209, 1, !dbg !163
  store i32 %213, ptr %212, align 4, !dbg !163
  %214 = getelementptr inbounds %struct.uint3, ptr %68, i32 0, i32 2, !dbg !163
  %215 = extractvalue %struct.uint3 %209, 2, !dbg !163
  store i32 %215, ptr %214, align 4, !dbg !163
  %216 = getelementptr inbounds %struct.uint3, ptr %68, i32 0, i32 1, !dbg !164
  %217 = load i32, ptr %216, align 4, !dbg !164
  %218 = add i32 %217, 1, !dbg !165
  store i32 %218, ptr %67, align 4, !dbg !147
    #dbg_declare(ptr %69, !166, !DIExpression(), !168)
  %219 = load i32, ptr %59, align 4, !dbg !169
  %220 = load i32, ptr %57, align 4, !dbg !170
  %221 = icmp slt i32 %219, %220, !dbg !171
  br i1 %221, label %222, label %226, !dbg !172

222:                                              ; preds = %4
  %223 = load i32, ptr %62, align 4, !dbg !173
  %224 = load i32, ptr %58, align 4, !dbg !174
  %225 = icmp slt i32 %223, %224, !dbg !175
  br label %226

226:                                              ; preds = %222, %4
  %227 = phi i1 [ false, %4 ], [ %225, %222 ], !dbg !176
  %228 = zext i1 %227 to i8, !dbg !168
  store i8 %228, ptr %69, align 1, !dbg !168
  %229 = load i8, ptr %69, align 1, !dbg !177
  %230 = trunc i8 %229 to i1, !dbg !177
  br i1 %230, label %231, label %429, !dbg !179

231:                                              ; preds = %226
  %232 = load ptr, ptr %55, align 8, !dbg !180
  %233 = load i32, ptr %62, align 4, !dbg !182
  %234 = load i32, ptr %57, align 4, !dbg !183
  %235 = mul nsw i32 %233, %234, !dbg !184
  %236 = load i32, ptr %59, align 4, !dbg !185
  %237 = add nsw i32 %235, %236, !dbg !186
  %238 = sext i32 %237 to i64, !dbg !180
  %239 = getelementptr inbounds float, ptr %232, i64 %238, !dbg !180
  %240 = load float, ptr %239, align 4, !dbg !180
  %241 = load i32, ptr %67, align 4, !dbg !187
  %242 = sext i32 %241 to i64, !dbg !188
  %243 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %242, !dbg !188
  %244 = load i32, ptr %65, align 4, !dbg !189
  %245 = sext i32 %244 to i64, !dbg !188
  %246 = getelementptr inbounds [18 x float], ptr %243, i64 0, i64 %245, !dbg !188
  store float %240, ptr %246, align 4, !dbg !190
  %247 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !191
  %248 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !194
  %249 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !195
  store i32 %247, ptr %26, align 4
    #dbg_declare(ptr %26, !49, !DIExpression(), !196)
  store i32 %248, ptr %27, align 4
    #dbg_declare(ptr %27, !55, !DIExpression(), !198)
  store i32 %249, ptr %28, align 4
    #dbg_declare(ptr %28, !57, !DIExpression(), !199)
  %250 = load i32, ptr %26, align 4, !dbg !200
  store i32 %250, ptr %25, align 4, !dbg !201
  %251 = getelementptr inbounds %struct.uint3, ptr %25, i32 0, i32 1, !dbg !201
  %252 = load i32, ptr %27, align 4, !dbg !202
  store i32 %252, ptr %251, align 4, !dbg !201
  %253 = getelementptr inbounds %struct.uint3, ptr %25, i32 0, i32 2, !dbg !201
  %254 = load i32, ptr %28, align 4, !dbg !203
  store i32 %254, ptr %253, align 4, !dbg !201
  %255 = load %struct.uint3, ptr %25, align 4, !dbg !204
  %256 = extractvalue %struct.uint3 %255, 0, !dbg !205
  store i32 %256, ptr %49, align 4, !dbg !205
  %257 = getelementptr inbounds %struct.uint3, ptr %49, i32 0, i32 1, !dbg !205
  %258 = extractvalue %struct.uint3 %255, 1, !dbg !205
  store i32 %258, ptr %257, align 4, !dbg !205
  %259 = getelementptr inbounds %struct.uint3, ptr %49, i32 0, i32 2, !dbg !205
  %260 = extractvalue %struct.uint3 %255, 2, !dbg !205
  store i32 %260, ptr %259, align 4, !dbg !205
  %261 = load %struct.uint3, ptr %49, align 4, !dbg !206
  %262 = getelementptr inbounds %struct.uint3, ptr %70, i32 0, i32 0, !dbg !207
  %263 = extractvalue %struct.uint3 %261, 0, !dbg !207
  store i32 %263, ptr %262, align 4, !dbg !207
  %264 = getelementptr inbounds %struct.uint3, ptr %70, i32 0, i32 1, !dbg !207
  %265 = extractvalue %struct.uint3 %261, 1, !dbg !207
  store i32 %265, ptr %264, align 4, !dbg !207
  %266 = getelementptr inbounds %struct.uint3, ptr %70, i32 0, i32 2, !dbg !207
  %267 = extractvalue %struct.uint3 %261, 2, !dbg !207
  store i32 %267, ptr %266, align 4, !dbg !207
  %268 = getelementptr inbounds %struct.uint3, ptr %70, i32 0, i32 0, !dbg !208
  %269 = load i32, ptr %268, align 4, !dbg !208
  %270 = icmp eq i32 %269, 0, !dbg !209
  br i1 %270, label %271, label %274, !dbg !210

271:                                              ; preds = %231
  %272 = load i32, ptr %59, align 4, !dbg !211
  %273 = icmp sgt i32 %272, 0, !dbg !212
  br label %274

274:                                              ; preds = %271, %231
  %275 = phi i1 [ false, %231 ], [ %273, %271 ], !dbg !213
  br i1 %275, label %276, label %291, !dbg !214

276:                                              ; preds = %274
  %277 = load ptr, ptr %55, align 8, !dbg !215
  %278 = load i32, ptr %62, align 4, !dbg !216
  %279 = load i32, ptr %57, align 4, !dbg !217
  %280 = mul nsw i32 %278, %279, !dbg !218
  %281 = load i32, ptr %59, align 4, !dbg !219
  %282 = add nsw i32 %280, %281, !dbg !220
  %283 = sub nsw i32 %282, 1, !dbg !221
  %284 = sext i32 %283 to i64, !dbg !215
  %285 = getelementptr inbounds float, ptr %277, i64 %284, !dbg !215
  %286 = load float, ptr %285, align 4, !dbg !215
  %287 = load i32, ptr %67, align 4, !dbg !222
  %288 = sext i32 %287 to i64, !dbg !223
  %289 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %288, !dbg !223
  %290 = getelementptr inbounds [18 x float], ptr %289, i64 0, i64 0, !dbg !223
  store float %286, ptr %290, align 4, !dbg !224
  br label %291, !dbg !223

291:                                              ; preds = %276, %274
  %292 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !225
  %293 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !228
  %294 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !229
  store i32 %292, ptr %22, align 4
    #dbg_declare(ptr %22, !49, !DIExpression(), !230)
  store i32 %293, ptr %23, align 4
    #dbg_declare(ptr %23, !55, !DIExpression(), !232)
  store i32 %294, ptr %24, align 4
    #dbg_declare(ptr %24, !57, !DIExpression(), !233)
  %295 = load i32, ptr %22, align 4, !dbg !234
  store i32 %295, ptr %21, align 4, !dbg !235
  %296 = getelementptr inbounds %struct.uint3, ptr %21, i32 0, i32 1, !dbg !235
  %297 = load i32, ptr %23, align 4, !dbg !236
  store i32 %297, ptr %296, align 4, !dbg !235
  %298 = getelementptr inbounds %struct.uint3, ptr %21, i32 0, i32 2, !dbg !235
  %299 = load i32, ptr %24, align 4, !dbg !237
  store i32 %299, ptr %298, align 4, !dbg !235
  %300 = load %struct.uint3, ptr %21, align 4, !dbg !238
  %301 = extractvalue %struct.uint3 %300, 0, !dbg !239
  store i32 %301, ptr %50, align 4, !dbg !239
  %302 = getelementptr inbounds %struct.uint3, ptr %50, i32 0, i32 1, !dbg !239
  %303 = extractvalue %struct.uint3 %300, 1, !dbg !239
  store i32 %303, ptr %302, align 4, !dbg !239
  %304 = getelementptr inbounds %struct.uint3, ptr %50, i32 0, i32 2, !dbg !239
  %305 = extractvalue %struct.uint3 %300, 2, !dbg !239
  store i32 %305, ptr %304, align 4, !dbg !239
  %306 = load %struct.uint3, ptr %50, align 4, !dbg !240
  %307 = getelementptr inbounds %struct.uint3, ptr %71, i32 0, i32 0, !dbg !241
  %308 = extractvalue %struct.uint3 %306, 0, !dbg !241
  store i32 %308, ptr %307, align 4, !dbg !241
  %309 = getelementptr inbounds %struct.uint3, ptr %71, i32 0, i32 1, !dbg !241
  %310 = extractvalue %struct.uint3 %306, 1, !dbg !241
  store i32 %310, ptr %309, align 4, !dbg !241
  %311 = getelementptr inbounds %struct.uint3, ptr %71, i32 0, i32 2, !dbg !241
  %312 = extractvalue %struct.uint3 %306, 2, !dbg !241
  store i32 %312, ptr %311, align 4, !dbg !241
  %313 = getelementptr inbounds %struct.uint3, ptr %71, i32 0, i32 0, !dbg !242
  %314 = load i32, ptr %313, align 4, !dbg !242
  %315 = icmp eq i32 %314, 15, !dbg !243
  br i1 %315, label %316, label %321, !dbg !244

316:                                              ; preds = %291
  %317 = load i32, ptr %59, align 4, !dbg !245
  %318 = add nsw i32 %317, 1, !dbg !246
  %319 = load i32, ptr %57, align 4, !dbg !247
  %320 = icmp slt i32 %318, %319, !dbg !248
  br label %321

321:                                              ; preds = %316, %291
  %322 = phi i1 [ false, %291 ], [ %320, %316 ], !dbg !249
  br i1 %322, label %323, label %338, !dbg !250

323:                                              ; preds = %321
  %324 = load ptr, ptr %55, align 8, !dbg !251
  %325 = load i32, ptr %62, align 4, !dbg !252
  %326 = load i32, ptr %57, align 4, !dbg !253
  %327 = mul nsw i32 %325, %326, !dbg !254
  %328 = load i32, ptr %59, align 4, !dbg !255
  %329 = add nsw i32 %327, %328, !dbg !256
  %330 = add nsw i32 %329, 1, !dbg !257
  %331 = sext i32 %330 to i64, !dbg !251
  %332 = getelementptr inbounds float, ptr %324, i64 %331, !dbg !251
  %333 = load float, ptr %332, align 4, !dbg !251
  %334 = load i32, ptr %67, align 4, !dbg !258
  %335 = sext i32 %334 to i64, !dbg !259
  %336 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %335, !dbg !259
  %337 = getelementptr inbounds [18 x float], ptr %336, i64 0, i64 17, !dbg !259
  store float %333, ptr %337, align 4, !dbg !260
  br label %338, !dbg !259

338:                                              ; preds = %323, %321
  %339 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !261
  %340 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !264
  %341 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !265
  store i32 %339, ptr %18, align 4
    #dbg_declare(ptr %18, !49, !DIExpression(), !266)
  store i32 %340, ptr %19, align 4
    #dbg_declare(ptr %19, !55, !DIExpression(), !268)
  store i32 %341, ptr %20, align 4
    #dbg_declare(ptr %20, !57, !DIExpression(), !269)
  %342 = load i32, ptr %18, align 4, !dbg !270
  store i32 %342, ptr %17, align 4, !dbg !271
  %343 = getelementptr inbounds %struct.uint3, ptr %17, i32 0, i32 1, !dbg !271
  %344 = load i32, ptr %19, align 4, !dbg !272
  store i32 %344, ptr %343, align 4, !dbg !271
  %345 = getelementptr inbounds %struct.uint3, ptr %17, i32 0, i32 2, !dbg !271
  %346 = load i32, ptr %20, align 4, !dbg !273
  store i32 %346, ptr %345, align 4, !dbg !271
  %347 = load %struct.uint3, ptr %17, align 4, !dbg !274
  %348 = extractvalue %struct.uint3 %347, 0, !dbg !275
  store i32 %348, ptr %51, align 4, !dbg !275
  %349 = getelementptr inbounds %struct.uint3, ptr %51, i32 0, i32 1, !dbg !275
  %350 = extractvalue %struct.uint3 %347, 1, !dbg !275
  store i32 %350, ptr %349, align 4, !dbg !275
  %351 = getelementptr inbounds %struct.uint3, ptr %51, i32 0, i32 2, !dbg !275
  %352 = extractvalue %struct.uint3 %347, 2, !dbg !275
  store i32 %352, ptr %351, align 4, !dbg !275
  %353 = load %struct.uint3, ptr %51, align 4, !dbg !276
  %354 = getelementptr inbounds %struct.uint3, ptr %72, i32 0, i32 0, !dbg !277
  %355 = extractvalue %struct.uint3 %353, 0, !dbg !277
  store i32 %355, ptr %354, align 4, !dbg !277
  %356 = getelementptr inbounds %struct.uint3, ptr %72, i32 0, i32 1, !dbg !277
  %357 = extractvalue %struct.uint3 %353, 1, !dbg !277
  store i32 %357, ptr %356, align 4, !dbg !277
  %358 = getelementptr inbounds %struct.uint3, ptr %72, i32 0, i32 2, !dbg !277
  %359 = extractvalue %struct.uint3 %353, 2, !dbg !277
  store i32 %359, ptr %358, align 4, !dbg !277
  %360 = getelementptr inbounds %struct.uint3, ptr %72, i32 0, i32 1, !dbg !278
  %361 = load i32, ptr %360, align 4, !dbg !278
  %362 = icmp eq i32 %361, 0, !dbg !279
  br i1 %362, label %363, label %366, !dbg !280

363:                                              ; preds = %338
  %364 = load i32, ptr %62, align 4, !dbg !281
  %365 = icmp sgt i32 %364, 0, !dbg !282
  br label %366

366:                                              ; preds = %363, %338
  %367 = phi i1 [ false, %338 ], [ %365, %363 ], !dbg !283
  br i1 %367, label %368, label %382, !dbg !284

368:                                              ; preds = %366
  %369 = load ptr, ptr %55, align 8, !dbg !285
  %370 = load i32, ptr %62, align 4, !dbg !286
  %371 = sub nsw i32 %370, 1, !dbg !287
  %372 = load i32, ptr %57, align 4, !dbg !288
  %373 = mul nsw i32 %371, %372, !dbg !289
  %374 = load i32, ptr %59, align 4, !dbg !290
  %375 = add nsw i32 %373, %374, !dbg !291
  %376 = sext i32 %375 to i64, !dbg !285
  %377 = getelementptr inbounds float, ptr %369, i64 %376, !dbg !285
  %378 = load float, ptr %377, align 4, !dbg !285
  %379 = load i32, ptr %65, align 4, !dbg !292
  %380 = sext i32 %379 to i64, !dbg !293
  %381 = getelementptr inbounds [18 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %380, !dbg !293
  store float %378, ptr %381, align 4, !dbg !294
  br label %382, !dbg !293

382:                                              ; preds = %368, %366
  %383 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !295
  %384 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !298
  %385 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !299
  store i32 %383, ptr %14, align 4
    #dbg_declare(ptr %14, !49, !DIExpression(), !300)
  store i32 %384, ptr %15, align 4
    #dbg_declare(ptr %15, !55, !DIExpression(), !302)
  store i32 %385, ptr %16, align 4
    #dbg_declare(ptr %16, !57, !DIExpression(), !303)
  %386 = load i32, ptr %14, align 4, !dbg !304
  store i32 %386, ptr %13, align 4, !dbg !305
  %387 = getelementptr inbounds %struct.uint3, ptr %13, i32 0, i32 1, !dbg !305
  %388 = load i32, ptr %15, align 4, !dbg !306
  store i32 %388, ptr %387, align 4, !dbg !305
  %389 = getelementptr inbounds %struct.uint3, ptr %13, i32 0, i32 2, !dbg !305
  %390 = load i32, ptr %16, align 4, !dbg !307
  store i32 %390, ptr %389, align 4, !dbg !305
  %391 = load %struct.uint3, ptr %13, align 4, !dbg !308
  %392 = extractvalue %struct.uint3 %391, 0, !dbg !309
  store i32 %392, ptr %52, align 4, !dbg !309
  %393 = getelementptr inbounds %struct.uint3, ptr %52, i32 0, i32 1, !dbg !309
  %394 = extractvalue %struct.uint3 %391, 1, !dbg !309
  store i32 %394, ptr %393, align 4, !dbg !309
  %395 = getelementptr inbounds %struct.uint3, ptr %52, i32 0, i32 2, !dbg !309
  %396 = extractvalue %struct.uint3 %391, 2, !dbg !309
  store i32 %396, ptr %395, align 4, !dbg !309
  %397 = load %struct.uint3, ptr %52, align 4, !dbg !310
  %398 = getelementptr inbounds %struct.uint3, ptr %73, i32 0, i32 0, !dbg !311
  %399 = extractvalue %struct.uint3 %397, 0, !dbg !311
  store i32 %399, ptr %398, align 4, !dbg !311
  %400 = getelementptr inbounds %struct.uint3, ptr %73, i32 0, i32 1, !dbg !311
  %401 = extractvalue %struct.uint3 %397, 1, !dbg !311
  store i32 %401, ptr %400, align 4, !dbg !311
  %402 = getelementptr inbounds %struct.uint3, ptr %73, i32 0, i32 2, !dbg !311
  %403 = extractvalue %struct.uint3 %397, 2, !dbg !311
  store i32 %403, ptr %402, align 4, !dbg !311
  %404 = getelementptr inbounds %struct.uint3, ptr %73, i32 0, i32 1, !dbg !312
  %405 = load i32, ptr %404, align 4, !dbg !312
  %406 = icmp eq i32 %405, 15, !dbg !313
  br i1 %406, label %407, label %412, !dbg !314

407:                                              ; preds = %382
  %408 = load i32, ptr %62, align 4, !dbg !315
  %409 = add nsw i32 %408, 1, !dbg !316
  %410 = load i32, ptr %58, align 4, !dbg !317
  %411 = icmp slt i32 %409, %410, !dbg !318
  br label %412

412:                                              ; preds = %407, %382
  %413 = phi i1 [ false, %382 ], [ %411, %407 ], !dbg !319
  br i1 %413, label %414, label %428, !dbg !320

414:                                              ; preds = %412
  %415 = load ptr, ptr %55, align 8, !dbg !321
  %416 = load i32, ptr %62, align 4, !dbg !322
  %417 = add nsw i32 %416, 1, !dbg !323
  %418 = load i32, ptr %57, align 4, !dbg !324
  %419 = mul nsw i32 %417, %418, !dbg !325
  %420 = load i32, ptr %59, align 4, !dbg !326
  %421 = add nsw i32 %419, %420, !dbg !327
  %422 = sext i32 %421 to i64, !dbg !321
  %423 = getelementptr inbounds float, ptr %415, i64 %422, !dbg !321
  %424 = load float, ptr %423, align 4, !dbg !321
  %425 = load i32, ptr %65, align 4, !dbg !328
  %426 = sext i32 %425 to i64, !dbg !329
  %427 = getelementptr inbounds [18 x float], ptr getelementptr inbounds ([18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 17), i64 0, i64 %426, !dbg !329
  store float %424, ptr %427, align 4, !dbg !330
  br label %428, !dbg !329

428:                                              ; preds = %414, %412
  br label %429, !dbg !331

429:                                              ; preds = %428, %226
  call void @llvm.nvvm.barrier0(), !dbg !332
  %430 = load i8, ptr %69, align 1, !dbg !333
  %431 = trunc i8 %430 to i1, !dbg !333
  br i1 %431, label %433, label %432, !dbg !335

432:                                              ; preds = %429
  br label %508, !dbg !336

433:                                              ; preds = %429
    #dbg_declare(ptr %74, !337, !DIExpression(), !338)
  %434 = load i32, ptr %67, align 4, !dbg !339
  %435 = sext i32 %434 to i64, !dbg !340
  %436 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %435, !dbg !340
  %437 = load i32, ptr %65, align 4, !dbg !341
  %438 = sext i32 %437 to i64, !dbg !340
  %439 = getelementptr inbounds [18 x float], ptr %436, i64 0, i64 %438, !dbg !340
  %440 = load float, ptr %439, align 4, !dbg !340
  store float %440, ptr %74, align 4, !dbg !338
  %441 = load i32, ptr %59, align 4, !dbg !342
  %442 = icmp sgt i32 %441, 0, !dbg !344
  br i1 %442, label %443, label %498, !dbg !345

443:                                              ; preds = %433
  %444 = load i32, ptr %59, align 4, !dbg !346
  %445 = load i32, ptr %57, align 4, !dbg !347
  %446 = sub nsw i32 %445, 1, !dbg !348
  %447 = icmp slt i32 %444, %446, !dbg !349
  br i1 %447, label %448, label %498, !dbg !350

448:                                              ; preds = %443
  %449 = load i32, ptr %62, align 4, !dbg !351
  %450 = icmp sgt i32 %449, 0, !dbg !352
  br i1 %450, label %451, label %498, !dbg !353

451:                                              ; preds = %448
  %452 = load i32, ptr %62, align 4, !dbg !354
  %453 = load i32, ptr %58, align 4, !dbg !355
  %454 = sub nsw i32 %453, 1, !dbg !356
  %455 = icmp slt i32 %452, %454, !dbg !357
  br i1 %455, label %456, label %498, !dbg !358

456:                                              ; preds = %451
  %457 = load i32, ptr %67, align 4, !dbg !359
  %458 = sub nsw i32 %457, 1, !dbg !360
  %459 = sext i32 %458 to i64, !dbg !361
  %460 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %459, !dbg !361
  %461 = load i32, ptr %65, align 4, !dbg !362
  %462 = sext i32 %461 to i64, !dbg !361
  %463 = getelementptr inbounds [18 x float], ptr %460, i64 0, i64 %462, !dbg !361
  %464 = load float, ptr %463, align 4, !dbg !361
  %465 = load i32, ptr %67, align 4, !dbg !363
  %466 = add nsw i32 %465, 1, !dbg !364
  %467 = sext i32 %466 to i64, !dbg !365
  %468 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %467, !dbg !365
  %469 = load i32, ptr %65, align 4, !dbg !366
  %470 = sext i32 %469 to i64, !dbg !365
  %471 = getelementptr inbounds [18 x float], ptr %468, i64 0, i64 %470, !dbg !365
  %472 = load float, ptr %471, align 4, !dbg !365
  %473 = fadd contract float %464, %472, !dbg !367
  %474 = load i32, ptr %67, align 4, !dbg !368
  %475 = sext i32 %474 to i64, !dbg !369
  %476 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %475, !dbg !369
  %477 = load i32, ptr %65, align 4, !dbg !370
  %478 = sub nsw i32 %477, 1, !dbg !371
  %479 = sext i32 %478 to i64, !dbg !369
  %480 = getelementptr inbounds [18 x float], ptr %476, i64 0, i64 %479, !dbg !369
  %481 = load float, ptr %480, align 4, !dbg !369
  %482 = fadd contract float %473, %481, !dbg !372
  %483 = load i32, ptr %67, align 4, !dbg !373
  %484 = sext i32 %483 to i64, !dbg !374
  %485 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %484, !dbg !374
  %486 = load i32, ptr %65, align 4, !dbg !375
  %487 = add nsw i32 %486, 1, !dbg !376
  %488 = sext i32 %487 to i64, !dbg !374
  %489 = getelementptr inbounds [18 x float], ptr %485, i64 0, i64 %488, !dbg !374
  %490 = load float, ptr %489, align 4, !dbg !374
  %491 = fadd contract float %482, %490, !dbg !377
  %492 = load float, ptr %74, align 4, !dbg !378
  %493 = fmul contract float 4.000000e+00, %492, !dbg !379
  %494 = fsub contract float %491, %493, !dbg !380
  %495 = fmul contract float 2.500000e-01, %494, !dbg !381
  %496 = load float, ptr %74, align 4, !dbg !382
  %497 = fadd contract float %496, %495, !dbg !382
  store float %497, ptr %74, align 4, !dbg !382
  br label %498, !dbg !383

498:                                              ; preds = %456, %451, %448, %443, %433
  %499 = load float, ptr %74, align 4, !dbg !384
  %500 = load ptr, ptr %56, align 8, !dbg !385
  %501 = load i32, ptr %62, align 4, !dbg !386
  %502 = load i32, ptr %57, align 4, !dbg !387
  %503 = mul nsw i32 %501, %502, !dbg !388
  %504 = load i32, ptr %59, align 4, !dbg !389
  %505 = add nsw i32 %503, %504, !dbg !390
  %506 = sext i32 %505 to i64, !dbg !385
  %507 = getelementptr inbounds float, ptr %500, i64 %506, !dbg !385
  store float %499, ptr %507, align 4, !dbg !391
  br label %508, !dbg !392

508:                                              ; preds = %498, %432
  ret void, !dbg !392
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
!nvvm.annotations = !{!19}
!llvm.module.flags = !{!20, !21, !22, !23, !24}
!llvm.ident = !{!25}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 10, type: !16, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "stencil2d", scope: !3, file: !3, line: 9, type: !4, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !15)
!3 = !DIFile(filename: "stencil2d.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !12, globals: !14, splitDebugInlining: false, nameTableKind: None)
!12 = !{!13}
!13 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!14 = !{!0}
!15 = !{}
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 10368, elements: !17)
!17 = !{!18, !18}
!18 = !DISubrange(count: 18)
!19 = !{ptr @stencil2d, !"kernel", i32 1}
!20 = !{i32 7, !"Dwarf Version", i32 2}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!24 = !{i32 7, !"frame-pointer", i32 2}
!25 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!26 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 9, type: !6)
!27 = !DILocation(line: 9, column: 51, scope: !2)
!28 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 9, type: !9)
!29 = !DILocation(line: 9, column: 62, scope: !2)
!30 = !DILocalVariable(name: "w", arg: 3, scope: !2, file: !3, line: 9, type: !10)
!31 = !DILocation(line: 9, column: 71, scope: !2)
!32 = !DILocalVariable(name: "h", arg: 4, scope: !2, file: !3, line: 9, type: !10)
!33 = !DILocation(line: 9, column: 78, scope: !2)
!34 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 11, type: !10)
!35 = !DILocation(line: 11, column: 9, scope: !2)
!36 = !DILocation(line: 34, column: 24, scope: !37, inlinedAt: !46)
!37 = distinct !DISubprogram(name: "mini_block", linkageName: "_Z10mini_blockv", scope: !38, file: !38, line: 33, type: !39, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11)
!38 = !DIFile(filename: "./mini_cuda.h", directory: ".")
!39 = !DISubroutineType(types: !40)
!40 = !{!41}
!41 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "uint3", file: !38, line: 14, size: 96, flags: DIFlagTypePassByValue, elements: !42, identifier: "_ZTS5uint3")
!42 = !{!43, !44, !45}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !41, file: !38, line: 15, baseType: !13, size: 32)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !41, file: !38, line: 15, baseType: !13, size: 32, offset: 32)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !41, file: !38, line: 15, baseType: !13, size: 32, offset: 64)
!46 = distinct !DILocation(line: 11, column: 13, scope: !2)
!47 = !DILocation(line: 34, column: 56, scope: !37, inlinedAt: !46)
!48 = !DILocation(line: 35, column: 24, scope: !37, inlinedAt: !46)
!49 = !DILocalVariable(name: "x", arg: 1, scope: !50, file: !38, line: 26, type: !10)
!50 = distinct !DISubprogram(name: "mini_vector", linkageName: "_Z11mini_vectoriii", scope: !38, file: !38, line: 26, type: !51, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !15)
!51 = !DISubroutineType(types: !52)
!52 = !{!41, !10, !10, !10}
!53 = !DILocation(line: 26, column: 50, scope: !50, inlinedAt: !54)
!54 = distinct !DILocation(line: 34, column: 12, scope: !37, inlinedAt: !46)
!55 = !DILocalVariable(name: "y", arg: 2, scope: !50, file: !38, line: 26, type: !10)
!56 = !DILocation(line: 26, column: 57, scope: !50, inlinedAt: !54)
!57 = !DILocalVariable(name: "z", arg: 3, scope: !50, file: !38, line: 26, type: !10)
!58 = !DILocation(line: 26, column: 64, scope: !50, inlinedAt: !54)
!59 = !DILocation(line: 27, column: 23, scope: !50, inlinedAt: !54)
!60 = !DILocation(line: 27, column: 12, scope: !50, inlinedAt: !54)
!61 = !DILocation(line: 27, column: 36, scope: !50, inlinedAt: !54)
!62 = !DILocation(line: 27, column: 49, scope: !50, inlinedAt: !54)
!63 = !DILocation(line: 27, column: 5, scope: !50, inlinedAt: !54)
!64 = !DILocation(line: 34, column: 12, scope: !37, inlinedAt: !46)
!65 = !DILocation(line: 34, column: 5, scope: !37, inlinedAt: !46)
!66 = !DILocation(line: 11, column: 13, scope: !2)
!67 = !DILocation(line: 11, column: 22, scope: !2)
!68 = !DILocation(line: 11, column: 24, scope: !2)
!69 = !DILocation(line: 30, column: 24, scope: !70, inlinedAt: !71)
!70 = distinct !DISubprogram(name: "mini_thread", linkageName: "_Z11mini_threadv", scope: !38, file: !38, line: 29, type: !39, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11)
!71 = distinct !DILocation(line: 11, column: 30, scope: !2)
!72 = !DILocation(line: 30, column: 54, scope: !70, inlinedAt: !71)
!73 = !DILocation(line: 31, column: 24, scope: !70, inlinedAt: !71)
!74 = !DILocation(line: 26, column: 50, scope: !50, inlinedAt: !75)
!75 = distinct !DILocation(line: 30, column: 12, scope: !70, inlinedAt: !71)
!76 = !DILocation(line: 26, column: 57, scope: !50, inlinedAt: !75)
!77 = !DILocation(line: 26, column: 64, scope: !50, inlinedAt: !75)
!78 = !DILocation(line: 27, column: 23, scope: !50, inlinedAt: !75)
!79 = !DILocation(line: 27, column: 12, scope: !50, inlinedAt: !75)
!80 = !DILocation(line: 27, column: 36, scope: !50, inlinedAt: !75)
!81 = !DILocation(line: 27, column: 49, scope: !50, inlinedAt: !75)
!82 = !DILocation(line: 27, column: 5, scope: !50, inlinedAt: !75)
!83 = !DILocation(line: 30, column: 12, scope: !70, inlinedAt: !71)
!84 = !DILocation(line: 30, column: 5, scope: !70, inlinedAt: !71)
!85 = !DILocation(line: 11, column: 30, scope: !2)
!86 = !DILocation(line: 11, column: 40, scope: !2)
!87 = !DILocation(line: 11, column: 28, scope: !2)
!88 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 12, type: !10)
!89 = !DILocation(line: 12, column: 9, scope: !2)
!90 = !DILocation(line: 34, column: 24, scope: !37, inlinedAt: !91)
!91 = distinct !DILocation(line: 12, column: 13, scope: !2)
!92 = !DILocation(line: 34, column: 56, scope: !37, inlinedAt: !91)
!93 = !DILocation(line: 35, column: 24, scope: !37, inlinedAt: !91)
!94 = !DILocation(line: 26, column: 50, scope: !50, inlinedAt: !95)
!95 = distinct !DILocation(line: 34, column: 12, scope: !37, inlinedAt: !91)
!96 = !DILocation(line: 26, column: 57, scope: !50, inlinedAt: !95)
!97 = !DILocation(line: 26, column: 64, scope: !50, inlinedAt: !95)
!98 = !DILocation(line: 27, column: 23, scope: !50, inlinedAt: !95)
!99 = !DILocation(line: 27, column: 12, scope: !50, inlinedAt: !95)
!100 = !DILocation(line: 27, column: 36, scope: !50, inlinedAt: !95)
!101 = !DILocation(line: 27, column: 49, scope: !50, inlinedAt: !95)
!102 = !DILocation(line: 27, column: 5, scope: !50, inlinedAt: !95)
!103 = !DILocation(line: 34, column: 12, scope: !37, inlinedAt: !91)
!104 = !DILocation(line: 34, column: 5, scope: !37, inlinedAt: !91)
!105 = !DILocation(line: 12, column: 13, scope: !2)
!106 = !DILocation(line: 12, column: 22, scope: !2)
!107 = !DILocation(line: 12, column: 24, scope: !2)
!108 = !DILocation(line: 30, column: 24, scope: !70, inlinedAt: !109)
!109 = distinct !DILocation(line: 12, column: 30, scope: !2)
!110 = !DILocation(line: 30, column: 54, scope: !70, inlinedAt: !109)
!111 = !DILocation(line: 31, column: 24, scope: !70, inlinedAt: !109)
!112 = !DILocation(line: 26, column: 50, scope: !50, inlinedAt: !113)
!113 = distinct !DILocation(line: 30, column: 12, scope: !70, inlinedAt: !109)
!114 = !DILocation(line: 26, column: 57, scope: !50, inlinedAt: !113)
!115 = !DILocation(line: 26, column: 64, scope: !50, inlinedAt: !113)
!116 = !DILocation(line: 27, column: 23, scope: !50, inlinedAt: !113)
!117 = !DILocation(line: 27, column: 12, scope: !50, inlinedAt: !113)
!118 = !DILocation(line: 27, column: 36, scope: !50, inlinedAt: !113)
!119 = !DILocation(line: 27, column: 49, scope: !50, inlinedAt: !113)
!120 = !DILocation(line: 27, column: 5, scope: !50, inlinedAt: !113)
!121 = !DILocation(line: 30, column: 12, scope: !70, inlinedAt: !109)
!122 = !DILocation(line: 30, column: 5, scope: !70, inlinedAt: !109)
!123 = !DILocation(line: 12, column: 30, scope: !2)
!124 = !DILocation(line: 12, column: 40, scope: !2)
!125 = !DILocation(line: 12, column: 28, scope: !2)
!126 = !DILocalVariable(name: "lx", scope: !2, file: !3, line: 13, type: !10)
!127 = !DILocation(line: 13, column: 9, scope: !2)
!128 = !DILocation(line: 30, column: 24, scope: !70, inlinedAt: !129)
!129 = distinct !DILocation(line: 13, column: 14, scope: !2)
!130 = !DILocation(line: 30, column: 54, scope: !70, inlinedAt: !129)
!131 = !DILocation(line: 31, column: 24, scope: !70, inlinedAt: !129)
!132 = !DILocation(line: 26, column: 50, scope: !50, inlinedAt: !133)
!133 = distinct !DILocation(line: 30, column: 12, scope: !70, inlinedAt: !129)
!134 = !DILocation(line: 26, column: 57, scope: !50, inlinedAt: !133)
!135 = !DILocation(line: 26, column: 64, scope: !50, inlinedAt: !133)
!136 = !DILocation(line: 27, column: 23, scope: !50, inlinedAt: !133)
!137 = !DILocation(line: 27, column: 12, scope: !50, inlinedAt: !133)
!138 = !DILocation(line: 27, column: 36, scope: !50, inlinedAt: !133)
!139 = !DILocation(line: 27, column: 49, scope: !50, inlinedAt: !133)
!140 = !DILocation(line: 27, column: 5, scope: !50, inlinedAt: !133)
!141 = !DILocation(line: 30, column: 12, scope: !70, inlinedAt: !129)
!142 = !DILocation(line: 30, column: 5, scope: !70, inlinedAt: !129)
!143 = !DILocation(line: 13, column: 14, scope: !2)
!144 = !DILocation(line: 13, column: 24, scope: !2)
!145 = !DILocation(line: 13, column: 26, scope: !2)
!146 = !DILocalVariable(name: "ly", scope: !2, file: !3, line: 13, type: !10)
!147 = !DILocation(line: 13, column: 31, scope: !2)
!148 = !DILocation(line: 30, column: 24, scope: !70, inlinedAt: !149)
!149 = distinct !DILocation(line: 13, column: 36, scope: !2)
!150 = !DILocation(line: 30, column: 54, scope: !70, inlinedAt: !149)
!151 = !DILocation(line: 31, column: 24, scope: !70, inlinedAt: !149)
!152 = !DILocation(line: 26, column: 50, scope: !50, inlinedAt: !153)
!153 = distinct !DILocation(line: 30, column: 12, scope: !70, inlinedAt: !149)
!154 = !DILocation(line: 26, column: 57, scope: !50, inlinedAt: !153)
!155 = !DILocation(line: 26, column: 64, scope: !50, inlinedAt: !153)
!156 = !DILocation(line: 27, column: 23, scope: !50, inlinedAt: !153)
!157 = !DILocation(line: 27, column: 12, scope: !50, inlinedAt: !153)
!158 = !DILocation(line: 27, column: 36, scope: !50, inlinedAt: !153)
!159 = !DILocation(line: 27, column: 49, scope: !50, inlinedAt: !153)
!160 = !DILocation(line: 27, column: 5, scope: !50, inlinedAt: !153)
!161 = !DILocation(line: 30, column: 12, scope: !70, inlinedAt: !149)
!162 = !DILocation(line: 30, column: 5, scope: !70, inlinedAt: !149)
!163 = !DILocation(line: 13, column: 36, scope: !2)
!164 = !DILocation(line: 13, column: 46, scope: !2)
!165 = !DILocation(line: 13, column: 48, scope: !2)
!166 = !DILocalVariable(name: "inside", scope: !2, file: !3, line: 14, type: !167)
!167 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!168 = !DILocation(line: 14, column: 10, scope: !2)
!169 = !DILocation(line: 14, column: 19, scope: !2)
!170 = !DILocation(line: 14, column: 23, scope: !2)
!171 = !DILocation(line: 14, column: 21, scope: !2)
!172 = !DILocation(line: 14, column: 25, scope: !2)
!173 = !DILocation(line: 14, column: 28, scope: !2)
!174 = !DILocation(line: 14, column: 32, scope: !2)
!175 = !DILocation(line: 14, column: 30, scope: !2)
!176 = !DILocation(line: 0, scope: !2)
!177 = !DILocation(line: 16, column: 9, scope: !178)
!178 = distinct !DILexicalBlock(scope: !2, file: !3, line: 16, column: 9)
!179 = !DILocation(line: 16, column: 9, scope: !2)
!180 = !DILocation(line: 17, column: 21, scope: !181)
!181 = distinct !DILexicalBlock(scope: !178, file: !3, line: 16, column: 17)
!182 = !DILocation(line: 17, column: 24, scope: !181)
!183 = !DILocation(line: 17, column: 28, scope: !181)
!184 = !DILocation(line: 17, column: 26, scope: !181)
!185 = !DILocation(line: 17, column: 32, scope: !181)
!186 = !DILocation(line: 17, column: 30, scope: !181)
!187 = !DILocation(line: 17, column: 11, scope: !181)
!188 = !DILocation(line: 17, column: 9, scope: !181)
!189 = !DILocation(line: 17, column: 15, scope: !181)
!190 = !DILocation(line: 17, column: 19, scope: !181)
!191 = !DILocation(line: 30, column: 24, scope: !70, inlinedAt: !192)
!192 = distinct !DILocation(line: 18, column: 13, scope: !193)
!193 = distinct !DILexicalBlock(scope: !181, file: !3, line: 18, column: 13)
!194 = !DILocation(line: 30, column: 54, scope: !70, inlinedAt: !192)
!195 = !DILocation(line: 31, column: 24, scope: !70, inlinedAt: !192)
!196 = !DILocation(line: 26, column: 50, scope: !50, inlinedAt: !197)
!197 = distinct !DILocation(line: 30, column: 12, scope: !70, inlinedAt: !192)
!198 = !DILocation(line: 26, column: 57, scope: !50, inlinedAt: !197)
!199 = !DILocation(line: 26, column: 64, scope: !50, inlinedAt: !197)
!200 = !DILocation(line: 27, column: 23, scope: !50, inlinedAt: !197)
!201 = !DILocation(line: 27, column: 12, scope: !50, inlinedAt: !197)
!202 = !DILocation(line: 27, column: 36, scope: !50, inlinedAt: !197)
!203 = !DILocation(line: 27, column: 49, scope: !50, inlinedAt: !197)
!204 = !DILocation(line: 27, column: 5, scope: !50, inlinedAt: !197)
!205 = !DILocation(line: 30, column: 12, scope: !70, inlinedAt: !192)
!206 = !DILocation(line: 30, column: 5, scope: !70, inlinedAt: !192)
!207 = !DILocation(line: 18, column: 13, scope: !193)
!208 = !DILocation(line: 18, column: 23, scope: !193)
!209 = !DILocation(line: 18, column: 25, scope: !193)
!210 = !DILocation(line: 18, column: 30, scope: !193)
!211 = !DILocation(line: 18, column: 33, scope: !193)
!212 = !DILocation(line: 18, column: 35, scope: !193)
!213 = !DILocation(line: 0, scope: !193)
!214 = !DILocation(line: 18, column: 13, scope: !181)
!215 = !DILocation(line: 19, column: 24, scope: !193)
!216 = !DILocation(line: 19, column: 27, scope: !193)
!217 = !DILocation(line: 19, column: 31, scope: !193)
!218 = !DILocation(line: 19, column: 29, scope: !193)
!219 = !DILocation(line: 19, column: 35, scope: !193)
!220 = !DILocation(line: 19, column: 33, scope: !193)
!221 = !DILocation(line: 19, column: 37, scope: !193)
!222 = !DILocation(line: 19, column: 15, scope: !193)
!223 = !DILocation(line: 19, column: 13, scope: !193)
!224 = !DILocation(line: 19, column: 22, scope: !193)
!225 = !DILocation(line: 30, column: 24, scope: !70, inlinedAt: !226)
!226 = distinct !DILocation(line: 20, column: 13, scope: !227)
!227 = distinct !DILexicalBlock(scope: !181, file: !3, line: 20, column: 13)
!228 = !DILocation(line: 30, column: 54, scope: !70, inlinedAt: !226)
!229 = !DILocation(line: 31, column: 24, scope: !70, inlinedAt: !226)
!230 = !DILocation(line: 26, column: 50, scope: !50, inlinedAt: !231)
!231 = distinct !DILocation(line: 30, column: 12, scope: !70, inlinedAt: !226)
!232 = !DILocation(line: 26, column: 57, scope: !50, inlinedAt: !231)
!233 = !DILocation(line: 26, column: 64, scope: !50, inlinedAt: !231)
!234 = !DILocation(line: 27, column: 23, scope: !50, inlinedAt: !231)
!235 = !DILocation(line: 27, column: 12, scope: !50, inlinedAt: !231)
!236 = !DILocation(line: 27, column: 36, scope: !50, inlinedAt: !231)
!237 = !DILocation(line: 27, column: 49, scope: !50, inlinedAt: !231)
!238 = !DILocation(line: 27, column: 5, scope: !50, inlinedAt: !231)
!239 = !DILocation(line: 30, column: 12, scope: !70, inlinedAt: !226)
!240 = !DILocation(line: 30, column: 5, scope: !70, inlinedAt: !226)
!241 = !DILocation(line: 20, column: 13, scope: !227)
!242 = !DILocation(line: 20, column: 23, scope: !227)
!243 = !DILocation(line: 20, column: 25, scope: !227)
!244 = !DILocation(line: 20, column: 34, scope: !227)
!245 = !DILocation(line: 20, column: 37, scope: !227)
!246 = !DILocation(line: 20, column: 39, scope: !227)
!247 = !DILocation(line: 20, column: 45, scope: !227)
!248 = !DILocation(line: 20, column: 43, scope: !227)
!249 = !DILocation(line: 0, scope: !227)
!250 = !DILocation(line: 20, column: 13, scope: !181)
!251 = !DILocation(line: 21, column: 28, scope: !227)
!252 = !DILocation(line: 21, column: 31, scope: !227)
!253 = !DILocation(line: 21, column: 35, scope: !227)
!254 = !DILocation(line: 21, column: 33, scope: !227)
!255 = !DILocation(line: 21, column: 39, scope: !227)
!256 = !DILocation(line: 21, column: 37, scope: !227)
!257 = !DILocation(line: 21, column: 41, scope: !227)
!258 = !DILocation(line: 21, column: 15, scope: !227)
!259 = !DILocation(line: 21, column: 13, scope: !227)
!260 = !DILocation(line: 21, column: 26, scope: !227)
!261 = !DILocation(line: 30, column: 24, scope: !70, inlinedAt: !262)
!262 = distinct !DILocation(line: 22, column: 13, scope: !263)
!263 = distinct !DILexicalBlock(scope: !181, file: !3, line: 22, column: 13)
!264 = !DILocation(line: 30, column: 54, scope: !70, inlinedAt: !262)
!265 = !DILocation(line: 31, column: 24, scope: !70, inlinedAt: !262)
!266 = !DILocation(line: 26, column: 50, scope: !50, inlinedAt: !267)
!267 = distinct !DILocation(line: 30, column: 12, scope: !70, inlinedAt: !262)
!268 = !DILocation(line: 26, column: 57, scope: !50, inlinedAt: !267)
!269 = !DILocation(line: 26, column: 64, scope: !50, inlinedAt: !267)
!270 = !DILocation(line: 27, column: 23, scope: !50, inlinedAt: !267)
!271 = !DILocation(line: 27, column: 12, scope: !50, inlinedAt: !267)
!272 = !DILocation(line: 27, column: 36, scope: !50, inlinedAt: !267)
!273 = !DILocation(line: 27, column: 49, scope: !50, inlinedAt: !267)
!274 = !DILocation(line: 27, column: 5, scope: !50, inlinedAt: !267)
!275 = !DILocation(line: 30, column: 12, scope: !70, inlinedAt: !262)
!276 = !DILocation(line: 30, column: 5, scope: !70, inlinedAt: !262)
!277 = !DILocation(line: 22, column: 13, scope: !263)
!278 = !DILocation(line: 22, column: 23, scope: !263)
!279 = !DILocation(line: 22, column: 25, scope: !263)
!280 = !DILocation(line: 22, column: 30, scope: !263)
!281 = !DILocation(line: 22, column: 33, scope: !263)
!282 = !DILocation(line: 22, column: 35, scope: !263)
!283 = !DILocation(line: 0, scope: !263)
!284 = !DILocation(line: 22, column: 13, scope: !181)
!285 = !DILocation(line: 23, column: 24, scope: !263)
!286 = !DILocation(line: 23, column: 28, scope: !263)
!287 = !DILocation(line: 23, column: 30, scope: !263)
!288 = !DILocation(line: 23, column: 37, scope: !263)
!289 = !DILocation(line: 23, column: 35, scope: !263)
!290 = !DILocation(line: 23, column: 41, scope: !263)
!291 = !DILocation(line: 23, column: 39, scope: !263)
!292 = !DILocation(line: 23, column: 18, scope: !263)
!293 = !DILocation(line: 23, column: 13, scope: !263)
!294 = !DILocation(line: 23, column: 22, scope: !263)
!295 = !DILocation(line: 30, column: 24, scope: !70, inlinedAt: !296)
!296 = distinct !DILocation(line: 24, column: 13, scope: !297)
!297 = distinct !DILexicalBlock(scope: !181, file: !3, line: 24, column: 13)
!298 = !DILocation(line: 30, column: 54, scope: !70, inlinedAt: !296)
!299 = !DILocation(line: 31, column: 24, scope: !70, inlinedAt: !296)
!300 = !DILocation(line: 26, column: 50, scope: !50, inlinedAt: !301)
!301 = distinct !DILocation(line: 30, column: 12, scope: !70, inlinedAt: !296)
!302 = !DILocation(line: 26, column: 57, scope: !50, inlinedAt: !301)
!303 = !DILocation(line: 26, column: 64, scope: !50, inlinedAt: !301)
!304 = !DILocation(line: 27, column: 23, scope: !50, inlinedAt: !301)
!305 = !DILocation(line: 27, column: 12, scope: !50, inlinedAt: !301)
!306 = !DILocation(line: 27, column: 36, scope: !50, inlinedAt: !301)
!307 = !DILocation(line: 27, column: 49, scope: !50, inlinedAt: !301)
!308 = !DILocation(line: 27, column: 5, scope: !50, inlinedAt: !301)
!309 = !DILocation(line: 30, column: 12, scope: !70, inlinedAt: !296)
!310 = !DILocation(line: 30, column: 5, scope: !70, inlinedAt: !296)
!311 = !DILocation(line: 24, column: 13, scope: !297)
!312 = !DILocation(line: 24, column: 23, scope: !297)
!313 = !DILocation(line: 24, column: 25, scope: !297)
!314 = !DILocation(line: 24, column: 34, scope: !297)
!315 = !DILocation(line: 24, column: 37, scope: !297)
!316 = !DILocation(line: 24, column: 39, scope: !297)
!317 = !DILocation(line: 24, column: 45, scope: !297)
!318 = !DILocation(line: 24, column: 43, scope: !297)
!319 = !DILocation(line: 0, scope: !297)
!320 = !DILocation(line: 24, column: 13, scope: !181)
!321 = !DILocation(line: 25, column: 28, scope: !297)
!322 = !DILocation(line: 25, column: 32, scope: !297)
!323 = !DILocation(line: 25, column: 34, scope: !297)
!324 = !DILocation(line: 25, column: 41, scope: !297)
!325 = !DILocation(line: 25, column: 39, scope: !297)
!326 = !DILocation(line: 25, column: 45, scope: !297)
!327 = !DILocation(line: 25, column: 43, scope: !297)
!328 = !DILocation(line: 25, column: 22, scope: !297)
!329 = !DILocation(line: 25, column: 13, scope: !297)
!330 = !DILocation(line: 25, column: 26, scope: !297)
!331 = !DILocation(line: 26, column: 5, scope: !181)
!332 = !DILocation(line: 27, column: 5, scope: !2)
!333 = !DILocation(line: 28, column: 10, scope: !334)
!334 = distinct !DILexicalBlock(scope: !2, file: !3, line: 28, column: 9)
!335 = !DILocation(line: 28, column: 9, scope: !2)
!336 = !DILocation(line: 29, column: 9, scope: !334)
!337 = !DILocalVariable(name: "c", scope: !2, file: !3, line: 30, type: !8)
!338 = !DILocation(line: 30, column: 11, scope: !2)
!339 = !DILocation(line: 30, column: 17, scope: !2)
!340 = !DILocation(line: 30, column: 15, scope: !2)
!341 = !DILocation(line: 30, column: 21, scope: !2)
!342 = !DILocation(line: 31, column: 9, scope: !343)
!343 = distinct !DILexicalBlock(scope: !2, file: !3, line: 31, column: 9)
!344 = !DILocation(line: 31, column: 11, scope: !343)
!345 = !DILocation(line: 31, column: 15, scope: !343)
!346 = !DILocation(line: 31, column: 18, scope: !343)
!347 = !DILocation(line: 31, column: 22, scope: !343)
!348 = !DILocation(line: 31, column: 24, scope: !343)
!349 = !DILocation(line: 31, column: 20, scope: !343)
!350 = !DILocation(line: 31, column: 28, scope: !343)
!351 = !DILocation(line: 31, column: 31, scope: !343)
!352 = !DILocation(line: 31, column: 33, scope: !343)
!353 = !DILocation(line: 31, column: 37, scope: !343)
!354 = !DILocation(line: 31, column: 40, scope: !343)
!355 = !DILocation(line: 31, column: 44, scope: !343)
!356 = !DILocation(line: 31, column: 46, scope: !343)
!357 = !DILocation(line: 31, column: 42, scope: !343)
!358 = !DILocation(line: 31, column: 9, scope: !2)
!359 = !DILocation(line: 32, column: 25, scope: !343)
!360 = !DILocation(line: 32, column: 28, scope: !343)
!361 = !DILocation(line: 32, column: 23, scope: !343)
!362 = !DILocation(line: 32, column: 33, scope: !343)
!363 = !DILocation(line: 32, column: 41, scope: !343)
!364 = !DILocation(line: 32, column: 44, scope: !343)
!365 = !DILocation(line: 32, column: 39, scope: !343)
!366 = !DILocation(line: 32, column: 49, scope: !343)
!367 = !DILocation(line: 32, column: 37, scope: !343)
!368 = !DILocation(line: 32, column: 57, scope: !343)
!369 = !DILocation(line: 32, column: 55, scope: !343)
!370 = !DILocation(line: 32, column: 61, scope: !343)
!371 = !DILocation(line: 32, column: 64, scope: !343)
!372 = !DILocation(line: 32, column: 53, scope: !343)
!373 = !DILocation(line: 32, column: 73, scope: !343)
!374 = !DILocation(line: 32, column: 71, scope: !343)
!375 = !DILocation(line: 32, column: 77, scope: !343)
!376 = !DILocation(line: 32, column: 80, scope: !343)
!377 = !DILocation(line: 32, column: 69, scope: !343)
!378 = !DILocation(line: 32, column: 94, scope: !343)
!379 = !DILocation(line: 32, column: 92, scope: !343)
!380 = !DILocation(line: 32, column: 85, scope: !343)
!381 = !DILocation(line: 32, column: 20, scope: !343)
!382 = !DILocation(line: 32, column: 11, scope: !343)
!383 = !DILocation(line: 32, column: 9, scope: !343)
!384 = !DILocation(line: 33, column: 22, scope: !2)
!385 = !DILocation(line: 33, column: 5, scope: !2)
!386 = !DILocation(line: 33, column: 9, scope: !2)
!387 = !DILocation(line: 33, column: 13, scope: !2)
!388 = !DILocation(line: 33, column: 11, scope: !2)
!389 = !DILocation(line: 33, column: 17, scope: !2)
!390 = !DILocation(line: 33, column: 15, scope: !2)
!391 = !DILocation(line: 33, column: 20, scope: !2)
!392 = !DILocation(line: 34, column: 1, scope: !2)
