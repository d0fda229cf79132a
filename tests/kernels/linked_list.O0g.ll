; ModuleID = 'linked_list.cu'
source_filename = "linked_list.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.uint3 = type { i32, i32, i32 }
%struct.Node = type { ptr, i32 }

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @linked_list(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 !dbg !24 {
  %6 = alloca %struct.uint3, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.uint3, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca %struct.uint3, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca %struct.uint3, align 4
  %22 = alloca %struct.uint3, align 4
  %23 = alloca %struct.uint3, align 4
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca ptr, align 8
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca %struct.uint3, align 4
  %31 = alloca %struct.uint3, align 4
  %32 = alloca %struct.uint3, align 4
  %33 = alloca ptr, align 8
  %34 = alloca ptr, align 8
  %35 = alloca i64, align 8
  %36 = alloca i64, align 8
  store ptr %0, ptr %24, align 8
    #dbg_declare(ptr %24, !31, !DIExpression(), !32)
  store ptr %1, ptr %25, align 8
    #dbg_declare(ptr %25, !33, !DIExpression(), !34)
  store ptr %2, ptr %26, align 8
    #dbg_declare(ptr %26, !35, !DIExpression(), !36)
  store i32 %3, ptr %27, align 4
    #dbg_declare(ptr %27, !37, !DIExpression(), !38)
  store i32 %4, ptr %28, align 4
    #dbg_declare(ptr %28, !39, !DIExpression(), !40)
    #dbg_declare(ptr %29, !41, !DIExpression(), !42)
  %37 = call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !43
  %38 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !54
  %39 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !55
  store i32 %37, ptr %7, align 4
    #dbg_declare(ptr %7, !56, !DIExpression(), !60)
  store i32 %38, ptr %8, align 4
    #dbg_declare(ptr %8, !62, !DIExpression(), !63)
  store i32 %39, ptr %9, align 4
    #dbg_declare(ptr %9, !64, !DIExpression(), !65)
  %40 = load i32, ptr %7, align 4, !dbg !66
  store i32 %40, ptr %6, align 4, !dbg !67
  %41 = getelementptr inbounds %struct.uint3, ptr %6, i32 0, i32 1, !dbg !67
  %42 = load i32, ptr %8, align 4, !dbg !68
  store i32 %42, ptr %41, align 4, !dbg !67
  %43 = getelementptr inbounds %struct.uint3, ptr %6, i32 0, i32 2, !dbg !67
  %44 = load i32, ptr %9, align 4, !dbg !69
  store i32 %44, ptr %43, align 4, !dbg !67
  %45 = load %struct.uint3, ptr %6, align 4, !dbg !70
  %46 = extractvalue %struct.uint3 %45, 0, !dbg !71
  store i32 %46, ptr %23, align 4, !dbg !71
  %47 = getelementptr inbounds %struct.uint3, ptr %23, i32 0, i32 1, !dbg !71
  %48 = extractvalue %struct.uint3 %45, 1, !dbg !71
  store i32 %48, ptr %47, align 4, !dbg !71
  %49 = getelementptr inbounds %struct.uint3, ptr %23, i32 0, i32 2, !dbg !71
  %50 = extractvalue %struct.uint3 %45, 2, !dbg !71
  store i32 %50, ptr %49, align 4, !dbg !71
  %51 = load %struct.uint3, ptr %23, align 4, !dbg !72
  %52 = getelementptr inbounds %struct.uint3, ptr %30, i32 0, i32 0, !dbg !73
  %53 = extractvalue %struct.uint3 %51, 0, !dbg !73
  store i32 %53, ptr %52, align 4, !dbg !73
  %54 = getelementptr inbounds %struct.uint3, ptr %30, i32 0, i32 1, !dbg !73
  %55 = extractvalue %struct.uint3 %51, 1, !dbg !73
  store i32 %55, ptr %54, align 4, !dbg !73
  %56 = getelementptr inbounds %struct.uint3, ptr %30, i32 0, i32 2, !dbg !73
  %57 = extractvalue %struct.uint3 %51, 2, !dbg !73
  store i32 %57, ptr %56, align 4, !dbg !73
  %58 = getelementptr inbounds %struct.uint3, ptr %30, i32 0, i32 0, !dbg !74
  %59 = load i32, ptr %58, align 4, !dbg !74
  %60 = call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !75
  %61 = call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !78
  %62 = call range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !79
  store i32 %60, ptr %11, align 4
    #dbg_declare(ptr %11, !56, !DIExpression(), !80)
  store i32 %61, ptr %12, align 4
    #dbg_declare(ptr %12, !62, !DIExpression(), !82)
  store i32 %62, ptr %13, align 4
    #dbg_declare(ptr %13, !64, !DIExpression(), !83)
  %63 = load i32, ptr %11, align 4, !dbg !84
  store i32 %63, ptr %10, align 4, !dbg !85
  %64 = getelementptr inbounds %struct.uint3, ptr %10, i32 0, i32 1, !dbg !85
  %65 = load i32, ptr %12, align 4, !dbg !86
  store i32 %65, ptr %64, align 4, !dbg !85
  %66 = getelementptr inbounds %struct.uint3, ptr %10, i32 0, i32 2, !dbg !85
  %67 = load i32, ptr %13, align 4, !dbg !87
  store i32 %67, ptr %66, align 4, !dbg !85
  %68 = load %struct.uint3, ptr %10, align 4, !dbg !88
  %69 = extractvalue %struct.uint3 %68, 0, !dbg !89
  store i32 %69, ptr %22, align 4, !dbg !89
  %70 = getelementptr inbounds %struct.uint3, ptr %22, i32 0, i32 1, !dbg !89
  %71 = extractvalue %struct.uint3 %68, 1, !dbg !89
  store i32 %71, ptr %70, align 4, !dbg !89
  %72 = getelementptr inbounds %struct.uint3, ptr %22, i32 0, i32 2, !dbg !89
  %73 = extractvalue %struct.uint3 %68, 2, !dbg !89
  store i32 %73, ptr %72, align 4, !dbg !89
  %74 = load %struct.uint3, ptr %22, align 4, !dbg !90
  %75 = getelementptr inbounds %struct.uint3, ptr %31, i32 0, i32 0, !dbg !91
  %76 = extractvalue %struct.uint3 %74, 0, !dbg !91
  store i32 %76, ptr %75, align 4, !dbg !91
  %77 = getelementptr inbounds %struct.uint3, ptr %31, i32 0, i32 1, !dbg !91
  %78 = extractvalue %struct.uint3 %74, 1, !dbg !91
  store i32 %78, ptr %77, align 4, !dbg !91
  %79 = getelementptr inbounds %struct.uint3, ptr %31, i32 0, i32 2, !dbg !91
  %80 = extractvalue %struct.uint3 %74, 2, !dbg !91
  store i32 %80, ptr %79, align 4, !dbg !91
  %81 = getelementptr inbounds %struct.uint3, ptr %31, i32 0, i32 0, !dbg !92
  %82 = load i32, ptr %81, align 4, !dbg !92
  %83 = mul i32 %59, %82, !dbg !93
  %84 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !94
  %85 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !97
  %86 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !98
  store i32 %84, ptr %15, align 4
    #dbg_declare(ptr %15, !56, !DIExpression(), !99)
  store i32 %85, ptr %16, align 4
    #dbg_declare(ptr %16, !62, !DIExpression(), !101)
  store i32 %86, ptr %17, align 4
    #dbg_declare(ptr %17, !64, !DIExpression(), !102)
  %87 = load i32, ptr %15, align 4, !dbg !103
  store i32 %87, ptr %14, align 4, !dbg !104
  %88 = getelementptr inbounds %struct.uint3, ptr %14, i32 0, i32 1, !dbg !104
  %89 = load i32, ptr %16, align 4, !dbg !105
  store i32 %89, ptr %88, align 4, !dbg !104
  %90 = getelementptr inbounds %struct.uint3, ptr %14, i32 0, i32 2, !dbg !104
  %91 = load i32, ptr %17, align 4, !dbg !106
  store i32 %91, ptr %90, align 4, !dbg !104
  %92 = load %struct.uint3, ptr %14, align 4, !dbg !107
  %93 = extractvalue %struct.uint3 %92, 0, !dbg !108
  store i32 %93, ptr %21, align 4, !dbg !108
  %94 = getelementptr inbounds %struct.uint3, ptr %21, i32 0, i32 1, !dbg !108
  %95 = extractvalue %struct.uint3 %92, 1, !dbg !108
  store i32 %95, ptr %94, align 4, !dbg !108
  %96 = getelementptr inbounds %struct.uint3, ptr %21, i32 0, i32 2, !dbg !108
  %97 = extractvalue %struct.uint3 %92, 2, !dbg !108
  store i32 %97, ptr %96, align 4, !dbg !108
  %98 = load %struct.uint3, ptr %21, align 4, !dbg !109
  %99 = getelementptr inbounds %struct.uint3, ptr %32, i32 0, i32 0, !dbg !110
  %100 = extractvalue %struct.uint3 %98, 0, !dbg !110
  store i32 %100, ptr %99, align 4, !dbg !110
  %101 = getelementptr inbounds %struct.uint3, ptr %32, i32 0, i32 1, !dbg !110
  %102 = extractvalue %struct.uint3 %98, 1, !dbg !110
  store i32 %102, ptr %101, align 4, !dbg !110
  %103 = getelementptr inbounds %struct.uint3, ptr %32, i32 0, i32 2, !dbg !110
  %104 = extractvalue %struct.uint3 %98, 2, !dbg !110
  store i32 %104, ptr %103, align 4, !dbg !110
  %105 = getelementptr inbounds %struct.uint3, ptr %32, i32 0, i32 0, !dbg !111
  %106 = load i32, ptr %105, align 4, !dbg !111
  %107 = add i32 %83, %106, !dbg !112
  store i32 %107, ptr %29, align 4, !dbg !42
  %108 = load i32, ptr %29, align 4, !dbg !113
  %109 = load i32, ptr %27, align 4, !dbg !115
  %110 = icmp sge i32 %108, %109, !dbg !116
  br i1 %110, label %111, label %112, !dbg !117

111:                                              ; preds = %5
  br label %155, !dbg !118

112:                                              ; preds = %5
    #dbg_declare(ptr %33, !119, !DIExpression(), !120)
  %113 = load ptr, ptr %25, align 8, !dbg !121
  %114 = load i32, ptr %29, align 4, !dbg !122
  %115 = sext i32 %114 to i64, !dbg !121
  %116 = getelementptr inbounds %struct.Node, ptr %113, i64 %115, !dbg !121
  store ptr %116, ptr %33, align 8, !dbg !120
  %117 = load ptr, ptr %26, align 8, !dbg !123
  %118 = load i32, ptr %29, align 4, !dbg !124
  %119 = sext i32 %118 to i64, !dbg !123
  %120 = getelementptr inbounds i32, ptr %117, i64 %119, !dbg !123
  %121 = load i32, ptr %120, align 4, !dbg !123
  %122 = load ptr, ptr %33, align 8, !dbg !125
  %123 = getelementptr inbounds %struct.Node, ptr %122, i32 0, i32 1, !dbg !126
  store i32 %121, ptr %123, align 8, !dbg !127
    #dbg_declare(ptr %34, !128, !DIExpression(), !129)
  %124 = load ptr, ptr %24, align 8, !dbg !130
  %125 = load ptr, ptr %26, align 8, !dbg !131
  %126 = load i32, ptr %29, align 4, !dbg !132
  %127 = sext i32 %126 to i64, !dbg !131
  %128 = getelementptr inbounds i32, ptr %125, i64 %127, !dbg !131
  %129 = load i32, ptr %128, align 4, !dbg !131
  %130 = load i32, ptr %28, align 4, !dbg !133
  %131 = srem i32 %129, %130, !dbg !134
  %132 = sext i32 %131 to i64, !dbg !130
  %133 = getelementptr inbounds ptr, ptr %124, i64 %132, !dbg !130
  store ptr %133, ptr %34, align 8, !dbg !129
    #dbg_declare(ptr %35, !135, !DIExpression(), !136)
  %134 = load ptr, ptr %34, align 8, !dbg !137
  %135 = load volatile i64, ptr %134, align 8, !dbg !138
  store i64 %135, ptr %35, align 8, !dbg !136
    #dbg_declare(ptr %36, !139, !DIExpression(), !140)
  br label %136, !dbg !141

136:                                              ; preds = %151, %112
  %137 = load i64, ptr %35, align 8, !dbg !142
  store i64 %137, ptr %36, align 8, !dbg !144
  %138 = load i64, ptr %36, align 8, !dbg !145
  %139 = inttoptr i64 %138 to ptr, !dbg !146
  %140 = load ptr, ptr %33, align 8, !dbg !147
  %141 = getelementptr inbounds %struct.Node, ptr %140, i32 0, i32 0, !dbg !148
  store ptr %139, ptr %141, align 8, !dbg !149
  call void @llvm.nvvm.membar.gl(), !dbg !150
  %142 = load ptr, ptr %34, align 8, !dbg !155
  %143 = load i64, ptr %36, align 8, !dbg !156
  %144 = load ptr, ptr %33, align 8, !dbg !157
  %145 = ptrtoint ptr %144 to i64, !dbg !158
  store ptr %142, ptr %18, align 8
    #dbg_declare(ptr %18, !159, !DIExpression(), !163)
  store i64 %143, ptr %19, align 8
    #dbg_declare(ptr %19, !165, !DIExpression(), !166)
  store i64 %145, ptr %20, align 8
    #dbg_declare(ptr %20, !167, !DIExpression(), !168)
  %146 = load ptr, ptr %18, align 8, !dbg !169
  %147 = load i64, ptr %19, align 8, !dbg !170
  %148 = load i64, ptr %20, align 8, !dbg !171
  %149 = cmpxchg ptr %146, i64 %147, i64 %148 seq_cst seq_cst, align 8, !dbg !172
  %150 = extractvalue { i64, i1 } %149, 0, !dbg !172
  store i64 %150, ptr %35, align 8, !dbg !173
  br label %151, !dbg !174

151:                                              ; preds = %136
  %152 = load i64, ptr %35, align 8, !dbg !175
  %153 = load i64, ptr %36, align 8, !dbg !176
  %154 = icmp ne i64 %152, %153, !dbg !177
  br i1 %154, label %136, label %155, !dbg !174, !llvm.loop !178

155:                                              ; preds = %111, %151
  ret void, !dbg !181
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @list_sum(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 !dbg !182 {
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
  %18 = alloca %struct.uint3, align 4
  %19 = alloca %struct.uint3, align 4
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca %struct.uint3, align 4
  %26 = alloca %struct.uint3, align 4
  %27 = alloca %struct.uint3, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca ptr, align 8
  store ptr %0, ptr %20, align 8
    #dbg_declare(ptr %20, !188, !DIExpression(), !189)
  store ptr %1, ptr %21, align 8
    #dbg_declare(ptr %21, !190, !DIExpression(), !191)
  store ptr %2, ptr %22, align 8
    #dbg_declare(ptr %22, !192, !DIExpression(), !193)
  store i32 %3, ptr %23, align 4
    #dbg_declare(ptr %23, !194, !DIExpression(), !195)
    #dbg_declare(ptr %24, !196, !DIExpression(), !197)
  %31 = call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !198
  %32 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !200
  %33 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !201
  store i32 %31, ptr %6, align 4
    #dbg_declare(ptr %6, !56, !DIExpression(), !202)
  store i32 %32, ptr %7, align 4
    #dbg_declare(ptr %7, !62, !DIExpression(), !204)
  store i32 %33, ptr %8, align 4
    #dbg_declare(ptr %8, !64, !DIExpression(), !205)
  %34 = load i32, ptr %6, align 4, !dbg !206
  store i32 %34, ptr %5, align 4, !dbg !207
  %35 = getelementptr inbounds %struct.uint3, ptr %5, i32 0, i32 1, !dbg !207
  %36 = load i32, ptr %7, align 4, !dbg !208
  store i32 %36, ptr %35, align 4, !dbg !207
  %37 = getelementptr inbounds %struct.uint3, ptr %5, i32 0, i32 2, !dbg !207
  %38 = load i32, ptr %8, align 4, !dbg !209
  store i32 %38, ptr %37, align 4, !dbg !207
  %39 = load %struct.uint3, ptr %5, align 4, !dbg !210
  %40 = extractvalue %struct.uint3 %39, 0, !dbg !211
  store i32 %40, ptr %19, align 4, !dbg !211
  %41 = getelementptr inbounds %struct.uint3, ptr %19, i32 0, i32 1, !dbg !211
  %42 = extractvalue %struct.uint3 %39, 1, !dbg !211
  store i32 %42, ptr %41, align 4, !dbg !211
  %43 = getelementptr inbounds %struct.uint3, ptr %19, i32 0, i32 2, !dbg !211
  %44 = extractvalue %struct.uint3 %39, 2, !dbg !211
  store i32 %44, ptr %43, align 4, !dbg !211
  %45 = load %struct.uint3, ptr %19, align 4, !dbg !212
  %46 = getelementptr inbounds %struct.uint3, ptr %25, i32 0, i32 0, !dbg !213
  %47 = extractvalue %struct.uint3 %45, 0, !dbg !213
  store i32 %47, ptr %46, align 4, !dbg !213
  %48 = getelementptr inbounds %struct.uint3, ptr %25, i32 0, i32 1, !dbg !213
  %49 = extractvalue %struct.uint3 %45, 1, !dbg !213
  store i32 %49, ptr %48, align 4, !dbg !213
  %50 = getelementptr inbounds %struct.uint3, ptr %25, i32 0, i32 2, !dbg !213
  %51 = extractvalue %struct.uint3 %45, 2, !dbg !213
  store i32 %51, ptr %50, align 4, !dbg !213
  %52 = getelementptr inbounds %struct.uint3, ptr %25, i32 0, i32 0, !dbg !214
  %53 = load i32, ptr %52, align 4, !dbg !214
  %54 = call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !215
  %55 = call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !217
  %56 = call range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !218
  store i32 %54, ptr %10, align 4
    #dbg_declare(ptr %10, !56, !DIExpression(), !219)
  store i32 %55, ptr %11, align 4
    #dbg_declare(ptr %11, !62, !DIExpression(), !221)
  store i32 %56, ptr %12, align 4
    #dbg_declare(ptr %12, !64, !DIExpression(), !222)
  %57 = load i32, ptr %10, align 4, !dbg !223
  store i32 %57, ptr %9, align 4, !dbg !224
  %58 = getelementptr inbounds %struct.uint3, ptr %9, i32 0, i32 1, !dbg !224
  %59 = load i32, ptr %11, align 4, !dbg !225
  store i32 %59, ptr %58, align 4, !dbg !224
  %60 = getelementptr inbounds %struct.uint3, ptr %9, i32 0, i32 2, !dbg !224
  %61 = load i32, ptr %12, align 4, !dbg !226
  store i32 %61, ptr %60, align 4, !dbg !224
  %62 = load %struct.uint3, ptr %9, align 4, !dbg !227
  %63 = extractvalue %struct.uint3 %62, 0, !dbg !228
  store i32 %63, ptr %18, align 4, !dbg !228
  %64 = getelementptr inbounds %struct.uint3, ptr %18, i32 0, i32 1, !dbg !228
  %65 = extractvalue %struct.uint3 %62, 1, !dbg !228
  store i32 %65, ptr %64, align 4, !dbg !228
  %66 = getelementptr inbounds %struct.uint3, ptr %18, i32 0, i32 2, !dbg !228
  %67 = extractvalue %struct.uint3 %62, 2, !dbg !228
  store i32 %67, ptr %66, align 4, !dbg !228
  %68 = load %struct.uint3, ptr %18, align 4, !dbg !229
  %69 = getelementptr inbounds %struct.uint3, ptr %26, i32 0, i32 0, !dbg !230
  %70 = extractvalue %struct.uint3 %68, 0, !dbg !230
  store i32 %70, ptr %69, align 4, !dbg !230
  %71 = getelementptr inbounds %struct.uint3, ptr %26, i32 0, i32 1, !dbg !230
  %72 = extractvalue %struct.uint3 %68, 1, !dbg !230
  store i32 %72, ptr %71, align 4, !dbg !230
  %73 = getelementptr inbounds %struct.uint3, ptr %26, i32 0, i32 2, !dbg !230
  %74 = extractvalue %struct.uint3 %68, 2, !dbg !230
  store i32 %74, ptr %73, align 4, !dbg !230
  %75 = getelementptr inbounds %struct.uint3, ptr %26, i32 0, i32 0, !dbg !231
  %76 = load i32, ptr %75, align 4, !dbg !231
  %77 = mul i32 %53, %76, !dbg !232
  %78 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !233
  %79 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !235
  %80 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !236
  store i32 %78, ptr %14, align 4
    #dbg_declare(ptr %14, !56, !DIExpression(), !237)
  store i32 %79, ptr %15, align 4
    #dbg_declare(ptr %15, !62, !DIExpression(), !239)
  store i32 %80, ptr %16, align 4
    #dbg_declare(ptr %16, !64, !DIExpression(), !240)
  %81 = load i32, ptr %14, align 4, !dbg !241
  store i32 %81, ptr %13, align 4, !dbg !242
  %82 = getelementptr inbounds %struct.uint3, ptr %13, i32 0, i32 1, !dbg !242
  %83 = load i32, ptr %15, align 4, !dbg !243
  store i32 %83, ptr %82, align 4, !dbg !242
  %84 = getelementptr inbounds %struct.uint3, ptr %13, i32 0, i32 2, !dbg !242
  %85 = load i32, ptr %16, align 4, !dbg !244
  store i32 %85, ptr %84, align 4, !dbg !242
  %86 = load %struct.uint3, ptr %13, align 4, !dbg !245
  %87 = extractvalue %struct.uint3 %86, 0, !dbg !246
  store i32 %87, ptr %17, align 4, !dbg !246
  %88 = getelementptr inbounds %struct.uint3, ptr %17, i32 0, i32 1, !dbg !246
  %89 = extractvalue %struct.uint3 %86, 1, !dbg !246
  store i32 %89, ptr %88, align 4, !dbg !246
  %90 = getelementptr inbounds %struct.uint3, ptr %17, i32 0, i32 2, !dbg !246
  %91 = extractvalue %struct.uint3 %86, 2, !dbg !246
  store i32 %91, ptr %90, align 4, !dbg !246
  %92 = load %struct.uint3, ptr %17, align 4, !dbg !247
  %93 = getelementptr inbounds %struct.uint3, ptr %27, i32 0, i32 0, !dbg !248
  %94 = extractvalue %struct.uint3 %92, 0, !dbg !248
  store i32 %94, ptr %93, align 4, !dbg !248
  %95 = getelementptr inbounds %struct.uint3, ptr %27, i32 0, i32 1, !dbg !248
  %96 = extractvalue %struct.uint3 %92, 1, !dbg !248
  store i32 %96, ptr %95, align 4, !dbg !248
  %97 = getelementptr inbounds %struct.uint3, ptr %27, i32 0, i32 2, !dbg !248
  %98 = extractvalue %struct.uint3 %92, 2, !dbg !248
  store i32 %98, ptr %97, align 4, !dbg !248
  %99 = getelementptr inbounds %struct.uint3, ptr %27, i32 0, i32 0, !dbg !249
  %100 = load i32, ptr %99, align 4, !dbg !249
  %101 = add i32 %77, %100, !dbg !250
  store i32 %101, ptr %24, align 4, !dbg !197
  %102 = load i32, ptr %24, align 4, !dbg !251
  %103 = load i32, ptr %23, align 4, !dbg !253
  %104 = icmp sge i32 %102, %103, !dbg !254
  br i1 %104, label %105, label %106, !dbg !255

105:                                              ; preds = %4
  br label %138, !dbg !256

106:                                              ; preds = %4
    #dbg_declare(ptr %28, !257, !DIExpression(), !258)
  store i32 0, ptr %28, align 4, !dbg !258
    #dbg_declare(ptr %29, !259, !DIExpression(), !260)
  store i32 0, ptr %29, align 4, !dbg !260
    #dbg_declare(ptr %30, !261, !DIExpression(), !265)
  %107 = load ptr, ptr %20, align 8, !dbg !266
  %108 = load i32, ptr %24, align 4, !dbg !267
  %109 = sext i32 %108 to i64, !dbg !266
  %110 = getelementptr inbounds ptr, ptr %107, i64 %109, !dbg !266
  %111 = load ptr, ptr %110, align 8, !dbg !266
  store ptr %111, ptr %30, align 8, !dbg !265
  br label %112, !dbg !268

112:                                              ; preds = %123, %106
  %113 = load ptr, ptr %30, align 8, !dbg !269
  %114 = icmp ne ptr %113, null, !dbg !271
  br i1 %114, label %115, label %127, !dbg !272

115:                                              ; preds = %112
  %116 = load ptr, ptr %30, align 8, !dbg !273
  %117 = getelementptr inbounds %struct.Node, ptr %116, i32 0, i32 1, !dbg !275
  %118 = load i32, ptr %117, align 8, !dbg !275
  %119 = load i32, ptr %28, align 4, !dbg !276
  %120 = add nsw i32 %119, %118, !dbg !276
  store i32 %120, ptr %28, align 4, !dbg !276
  %121 = load i32, ptr %29, align 4, !dbg !277
  %122 = add nsw i32 %121, 1, !dbg !277
  store i32 %122, ptr %29, align 4, !dbg !277
  br label %123, !dbg !278

123:                                              ; preds = %115
  %124 = load ptr, ptr %30, align 8, !dbg !279
  %125 = getelementptr inbounds %struct.Node, ptr %124, i32 0, i32 0, !dbg !280
  %126 = load ptr, ptr %125, align 8, !dbg !280
  store ptr %126, ptr %30, align 8, !dbg !281
  br label %112, !dbg !282, !llvm.loop !283

127:                                              ; preds = %112
  %128 = load i32, ptr %28, align 4, !dbg !285
  %129 = load ptr, ptr %21, align 8, !dbg !286
  %130 = load i32, ptr %24, align 4, !dbg !287
  %131 = sext i32 %130 to i64, !dbg !286
  %132 = getelementptr inbounds i32, ptr %129, i64 %131, !dbg !286
  store i32 %128, ptr %132, align 4, !dbg !288
  %133 = load i32, ptr %29, align 4, !dbg !289
  %134 = load ptr, ptr %22, align 8, !dbg !290
  %135 = load i32, ptr %24, align 4, !dbg !291
  %136 = sext i32 %135 to i64, !dbg !290
  %137 = getelementptr inbounds i32, ptr %134, i64 %136, !dbg !290
  store i32 %133, ptr %137, align 4, !dbg !292
  br label %138, !dbg !293

138:                                              ; preds = %127, %105
  ret void, !dbg !293
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z() #1

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nounwind }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!16, !17}
!llvm.module.flags = !{!18, !19, !20, !21, !22}
!llvm.ident = !{!23}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "linked_list.cu", directory: ".")
!2 = !{!3, !5, !7, !4, !13, !14, !15}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !4)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Node", file: !1, line: 8, size: 128, flags: DIFlagTypePassByValue, elements: !9, identifier: "_ZTS4Node")
!9 = !{!10, !11}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !8, file: !1, line: 9, baseType: !7, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !8, file: !1, line: 10, baseType: !12, size: 32, offset: 64)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!16 = !{ptr @linked_list, !"kernel", i32 1}
!17 = !{ptr @list_sum, !"kernel", i32 1}
!18 = !{i32 7, !"Dwarf Version", i32 2}
!19 = !{i32 2, !"Debug Info Version", i32 3}
!20 = !{i32 1, !"wchar_size", i32 4}
!21 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!22 = !{i32 7, !"frame-pointer", i32 2}
!23 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!24 = distinct !DISubprogram(name: "linked_list", scope: !1, file: !1, line: 13, type: !25, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !30)
!25 = !DISubroutineType(types: !26)
!26 = !{null, !27, !7, !28, !12, !12}
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!30 = !{}
!31 = !DILocalVariable(name: "heads", arg: 1, scope: !24, file: !1, line: 13, type: !27)
!32 = !DILocation(line: 13, column: 47, scope: !24)
!33 = !DILocalVariable(name: "pool", arg: 2, scope: !24, file: !1, line: 13, type: !7)
!34 = !DILocation(line: 13, column: 60, scope: !24)
!35 = !DILocalVariable(name: "data", arg: 3, scope: !24, file: !1, line: 13, type: !28)
!36 = !DILocation(line: 13, column: 77, scope: !24)
!37 = !DILocalVariable(name: "n", arg: 4, scope: !24, file: !1, line: 13, type: !12)
!38 = !DILocation(line: 13, column: 87, scope: !24)
!39 = !DILocalVariable(name: "buckets", arg: 5, scope: !24, file: !1, line: 13, type: !12)
!40 = !DILocation(line: 13, column: 94, scope: !24)
!41 = !DILocalVariable(name: "i", scope: !24, file: !1, line: 14, type: !12)
!42 = !DILocation(line: 14, column: 9, scope: !24)
!43 = !DILocation(line: 34, column: 24, scope: !44, inlinedAt: !53)
!44 = distinct !DISubprogram(name: "mini_block", linkageName: "_Z10mini_blockv", scope: !45, file: !45, line: 33, type: !46, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!45 = !DIFile(filename: "./mini_cuda.h", directory: ".")
!46 = !DISubroutineType(types: !47)
!47 = !{!48}
!48 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "uint3", file: !45, line: 14, size: 96, flags: DIFlagTypePassByValue, elements: !49, identifier: "_ZTS5uint3")
!49 = !{!50, !51, !52}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !48, file: !45, line: 15, baseType: !13, size: 32)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !48, file: !45, line: 15, baseType: !13, size: 32, offset: 32)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !48, file: !45, line: 15, baseType: !13, size: 32, offset: 64)
!53 = distinct !DILocation(line: 14, column: 13, scope: !24)
!54 = !DILocation(line: 34, column: 56, scope: !44, inlinedAt: !53)
!55 = !DILocation(line: 35, column: 24, scope: !44, inlinedAt: !53)
!56 = !DILocalVariable(name: "x", arg: 1, scope: !57, file: !45, line: 26, type: !12)
!57 = distinct !DISubprogram(name: "mini_vector", linkageName: "_Z11mini_vectoriii", scope: !45, file: !45, line: 26, type: !58, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !30)
!58 = !DISubroutineType(types: !59)
!59 = !{!48, !12, !12, !12}
!60 = !DILocation(line: 26, column: 50, scope: !57, inlinedAt: !61)
!61 = distinct !DILocation(line: 34, column: 12, scope: !44, inlinedAt: !53)
!62 = !DILocalVariable(name: "y", arg: 2, scope: !57, file: !45, line: 26, type: !12)
!63 = !DILocation(line: 26, column: 57, scope: !57, inlinedAt: !61)
!64 = !DILocalVariable(name: "z", arg: 3, scope: !57, file: !45, line: 26, type: !12)
!65 = !DILocation(line: 26, column: 64, scope: !57, inlinedAt: !61)
!66 = !DILocation(line: 27, column: 23, scope: !57, inlinedAt: !61)
!67 = !DILocation(line: 27, column: 12, scope: !57, inlinedAt: !61)
!68 = !DILocation(line: 27, column: 36, scope: !57, inlinedAt: !61)
!69 = !DILocation(line: 27, column: 49, scope: !57, inlinedAt: !61)
!70 = !DILocation(line: 27, column: 5, scope: !57, inlinedAt: !61)
!71 = !DILocation(line: 34, column: 12, scope: !44, inlinedAt: !53)
!72 = !DILocation(line: 34, column: 5, scope: !44, inlinedAt: !53)
!73 = !DILocation(line: 14, column: 13, scope: !24)
!74 = !DILocation(line: 14, column: 22, scope: !24)
!75 = !DILocation(line: 38, column: 24, scope: !76, inlinedAt: !77)
!76 = distinct !DISubprogram(name: "mini_block_dim", linkageName: "_Z14mini_block_dimv", scope: !45, file: !45, line: 37, type: !46, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!77 = distinct !DILocation(line: 14, column: 26, scope: !24)
!78 = !DILocation(line: 38, column: 55, scope: !76, inlinedAt: !77)
!79 = !DILocation(line: 39, column: 24, scope: !76, inlinedAt: !77)
!80 = !DILocation(line: 26, column: 50, scope: !57, inlinedAt: !81)
!81 = distinct !DILocation(line: 38, column: 12, scope: !76, inlinedAt: !77)
!82 = !DILocation(line: 26, column: 57, scope: !57, inlinedAt: !81)
!83 = !DILocation(line: 26, column: 64, scope: !57, inlinedAt: !81)
!84 = !DILocation(line: 27, column: 23, scope: !57, inlinedAt: !81)
!85 = !DILocation(line: 27, column: 12, scope: !57, inlinedAt: !81)
!86 = !DILocation(line: 27, column: 36, scope: !57, inlinedAt: !81)
!87 = !DILocation(line: 27, column: 49, scope: !57, inlinedAt: !81)
!88 = !DILocation(line: 27, column: 5, scope: !57, inlinedAt: !81)
!89 = !DILocation(line: 38, column: 12, scope: !76, inlinedAt: !77)
!90 = !DILocation(line: 38, column: 5, scope: !76, inlinedAt: !77)
!91 = !DILocation(line: 14, column: 26, scope: !24)
!92 = !DILocation(line: 14, column: 35, scope: !24)
!93 = !DILocation(line: 14, column: 24, scope: !24)
!94 = !DILocation(line: 30, column: 24, scope: !95, inlinedAt: !96)
!95 = distinct !DISubprogram(name: "mini_thread", linkageName: "_Z11mini_threadv", scope: !45, file: !45, line: 29, type: !46, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!96 = distinct !DILocation(line: 14, column: 39, scope: !24)
!97 = !DILocation(line: 30, column: 54, scope: !95, inlinedAt: !96)
!98 = !DILocation(line: 31, column: 24, scope: !95, inlinedAt: !96)
!99 = !DILocation(line: 26, column: 50, scope: !57, inlinedAt: !100)
!100 = distinct !DILocation(line: 30, column: 12, scope: !95, inlinedAt: !96)
!101 = !DILocation(line: 26, column: 57, scope: !57, inlinedAt: !100)
!102 = !DILocation(line: 26, column: 64, scope: !57, inlinedAt: !100)
!103 = !DILocation(line: 27, column: 23, scope: !57, inlinedAt: !100)
!104 = !DILocation(line: 27, column: 12, scope: !57, inlinedAt: !100)
!105 = !DILocation(line: 27, column: 36, scope: !57, inlinedAt: !100)
!106 = !DILocation(line: 27, column: 49, scope: !57, inlinedAt: !100)
!107 = !DILocation(line: 27, column: 5, scope: !57, inlinedAt: !100)
!108 = !DILocation(line: 30, column: 12, scope: !95, inlinedAt: !96)
!109 = !DILocation(line: 30, column: 5, scope: !95, inlinedAt: !96)
!110 = !DILocation(line: 14, column: 39, scope: !24)
!111 = !DILocation(line: 14, column: 49, scope: !24)
!112 = !DILocation(line: 14, column: 37, scope: !24)
!113 = !DILocation(line: 15, column: 9, scope: !114)
!114 = distinct !DILexicalBlock(scope: !24, file: !1, line: 15, column: 9)
!115 = !DILocation(line: 15, column: 14, scope: !114)
!116 = !DILocation(line: 15, column: 11, scope: !114)
!117 = !DILocation(line: 15, column: 9, scope: !24)
!118 = !DILocation(line: 16, column: 9, scope: !114)
!119 = !DILocalVariable(name: "node", scope: !24, file: !1, line: 17, type: !7)
!120 = !DILocation(line: 17, column: 11, scope: !24)
!121 = !DILocation(line: 17, column: 19, scope: !24)
!122 = !DILocation(line: 17, column: 24, scope: !24)
!123 = !DILocation(line: 18, column: 19, scope: !24)
!124 = !DILocation(line: 18, column: 24, scope: !24)
!125 = !DILocation(line: 18, column: 5, scope: !24)
!126 = !DILocation(line: 18, column: 11, scope: !24)
!127 = !DILocation(line: 18, column: 17, scope: !24)
!128 = !DILocalVariable(name: "head", scope: !24, file: !1, line: 19, type: !3)
!129 = !DILocation(line: 19, column: 25, scope: !24)
!130 = !DILocation(line: 19, column: 55, scope: !24)
!131 = !DILocation(line: 19, column: 61, scope: !24)
!132 = !DILocation(line: 19, column: 66, scope: !24)
!133 = !DILocation(line: 19, column: 71, scope: !24)
!134 = !DILocation(line: 19, column: 69, scope: !24)
!135 = !DILocalVariable(name: "seen", scope: !24, file: !1, line: 20, type: !4)
!136 = !DILocation(line: 20, column: 24, scope: !24)
!137 = !DILocation(line: 20, column: 63, scope: !24)
!138 = !DILocation(line: 20, column: 31, scope: !24)
!139 = !DILocalVariable(name: "expected", scope: !24, file: !1, line: 21, type: !4)
!140 = !DILocation(line: 21, column: 24, scope: !24)
!141 = !DILocation(line: 22, column: 5, scope: !24)
!142 = !DILocation(line: 23, column: 20, scope: !143)
!143 = distinct !DILexicalBlock(scope: !24, file: !1, line: 22, column: 8)
!144 = !DILocation(line: 23, column: 18, scope: !143)
!145 = !DILocation(line: 24, column: 30, scope: !143)
!146 = !DILocation(line: 24, column: 22, scope: !143)
!147 = !DILocation(line: 24, column: 9, scope: !143)
!148 = !DILocation(line: 24, column: 15, scope: !143)
!149 = !DILocation(line: 24, column: 20, scope: !143)
!150 = !DILocation(line: 67, column: 51, scope: !151, inlinedAt: !154)
!151 = distinct !DISubprogram(name: "__threadfence", linkageName: "_Z13__threadfencev", scope: !45, file: !45, line: 67, type: !152, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!152 = !DISubroutineType(types: !153)
!153 = !{null}
!154 = distinct !DILocation(line: 25, column: 9, scope: !143)
!155 = !DILocation(line: 26, column: 26, scope: !143)
!156 = !DILocation(line: 26, column: 32, scope: !143)
!157 = !DILocation(line: 26, column: 62, scope: !143)
!158 = !DILocation(line: 26, column: 42, scope: !143)
!159 = !DILocalVariable(name: "p", arg: 1, scope: !160, file: !45, line: 60, type: !3)
!160 = distinct !DISubprogram(name: "atomicCAS", linkageName: "_Z9atomicCASPyyy", scope: !45, file: !45, line: 60, type: !161, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !30)
!161 = !DISubroutineType(types: !162)
!162 = !{!4, !3, !4, !4}
!163 = !DILocation(line: 60, column: 77, scope: !160, inlinedAt: !164)
!164 = distinct !DILocation(line: 26, column: 16, scope: !143)
!165 = !DILocalVariable(name: "old", arg: 2, scope: !160, file: !45, line: 60, type: !4)
!166 = !DILocation(line: 60, column: 99, scope: !160, inlinedAt: !164)
!167 = !DILocalVariable(name: "v", arg: 3, scope: !160, file: !45, line: 61, type: !4)
!168 = !DILocation(line: 61, column: 76, scope: !160, inlinedAt: !164)
!169 = !DILocation(line: 62, column: 68, scope: !160, inlinedAt: !164)
!170 = !DILocation(line: 62, column: 82, scope: !160, inlinedAt: !164)
!171 = !DILocation(line: 62, column: 98, scope: !160, inlinedAt: !164)
!172 = !DILocation(line: 62, column: 32, scope: !160, inlinedAt: !164)
!173 = !DILocation(line: 26, column: 14, scope: !143)
!174 = !DILocation(line: 27, column: 5, scope: !143)
!175 = !DILocation(line: 27, column: 14, scope: !24)
!176 = !DILocation(line: 27, column: 22, scope: !24)
!177 = !DILocation(line: 27, column: 19, scope: !24)
!178 = distinct !{!178, !141, !179, !180}
!179 = !DILocation(line: 27, column: 30, scope: !24)
!180 = !{!"llvm.loop.mustprogress"}
!181 = !DILocation(line: 28, column: 1, scope: !24)
!182 = distinct !DISubprogram(name: "list_sum", scope: !1, file: !1, line: 30, type: !183, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !30)
!183 = !DISubroutineType(types: !184)
!184 = !{null, !185, !187, !187, !12}
!185 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !186, size: 64)
!186 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!187 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!188 = !DILocalVariable(name: "heads", arg: 1, scope: !182, file: !1, line: 30, type: !185)
!189 = !DILocation(line: 30, column: 50, scope: !182)
!190 = !DILocalVariable(name: "sums", arg: 2, scope: !182, file: !1, line: 30, type: !187)
!191 = !DILocation(line: 30, column: 62, scope: !182)
!192 = !DILocalVariable(name: "lengths", arg: 3, scope: !182, file: !1, line: 30, type: !187)
!193 = !DILocation(line: 30, column: 73, scope: !182)
!194 = !DILocalVariable(name: "buckets", arg: 4, scope: !182, file: !1, line: 30, type: !12)
!195 = !DILocation(line: 30, column: 86, scope: !182)
!196 = !DILocalVariable(name: "b", scope: !182, file: !1, line: 31, type: !12)
!197 = !DILocation(line: 31, column: 9, scope: !182)
!198 = !DILocation(line: 34, column: 24, scope: !44, inlinedAt: !199)
!199 = distinct !DILocation(line: 31, column: 13, scope: !182)
!200 = !DILocation(line: 34, column: 56, scope: !44, inlinedAt: !199)
!201 = !DILocation(line: 35, column: 24, scope: !44, inlinedAt: !199)
!202 = !DILocation(line: 26, column: 50, scope: !57, inlinedAt: !203)
!203 = distinct !DILocation(line: 34, column: 12, scope: !44, inlinedAt: !199)
!204 = !DILocation(line: 26, column: 57, scope: !57, inlinedAt: !203)
!205 = !DILocation(line: 26, column: 64, scope: !57, inlinedAt: !203)
!206 = !DILocation(line: 27, column: 23, scope: !57, inlinedAt: !203)
!207 = !DILocation(line: 27, column: 12, scope: !57, inlinedAt: !203)
!208 = !DILocation(line: 27, column: 36, scope: !57, inlinedAt: !203)
!209 = !DILocation(line: 27, column: 49, scope: !57, inlinedAt: !203)
!210 = !DILocation(line: 27, column: 5, scope: !57, inlinedAt: !203)
!211 = !DILocation(line: 34, column: 12, scope: !44, inlinedAt: !199)
!212 = !DILocation(line: 34, column: 5, scope: !44, inlinedAt: !199)
!213 = !DILocation(line: 31, column: 13, scope: !182)
!214 = !DILocation(line: 31, column: 22, scope: !182)
!215 = !DILocation(line: 38, column: 24, scope: !76, inlinedAt: !216)
!216 = distinct !DILocation(line: 31, column: 26, scope: !182)
!217 = !DILocation(line: 38, column: 55, scope: !76, inlinedAt: !216)
!218 = !DILocation(line: 39, column: 24, scope: !76, inlinedAt: !216)
!219 = !DILocation(line: 26, column: 50, scope: !57, inlinedAt: !220)
!220 = distinct !DILocation(line: 38, column: 12, scope: !76, inlinedAt: !216)
!221 = !DILocation(line: 26, column: 57, scope: !57, inlinedAt: !220)
!222 = !DILocation(line: 26, column: 64, scope: !57, inlinedAt: !220)
!223 = !DILocation(line: 27, column: 23, scope: !57, inlinedAt: !220)
!224 = !DILocation(line: 27, column: 12, scope: !57, inlinedAt: !220)
!225 = !DILocation(line: 27, column: 36, scope: !57, inlinedAt: !220)
!226 = !DILocation(line: 27, column: 49, scope: !57, inlinedAt: !220)
!227 = !DILocation(line: 27, column: 5, scope: !57, inlinedAt: !220)
!228 = !DILocation(line: 38, column: 12, scope: !76, inlinedAt: !216)
!229 = !DILocation(line: 38, column: 5, scope: !76, inlinedAt: !216)
!230 = !DILocation(line: 31, column: 26, scope: !182)
!231 = !DILocation(line: 31, column: 35, scope: !182)
!232 = !DILocation(line: 31, column: 24, scope: !182)
!233 = !DILocation(line: 30, column: 24, scope: !95, inlinedAt: !234)
!234 = distinct !DILocation(line: 31, column: 39, scope: !182)
!235 = !DILocation(line: 30, column: 54, scope: !95, inlinedAt: !234)
!236 = !DILocation(line: 31, column: 24, scope: !95, inlinedAt: !234)
!237 = !DILocation(line: 26, column: 50, scope: !57, inlinedAt: !238)
!238 = distinct !DILocation(line: 30, column: 12, scope: !95, inlinedAt: !234)
!239 = !DILocation(line: 26, column: 57, scope: !57, inlinedAt: !238)
!240 = !DILocation(line: 26, column: 64, scope: !57, inlinedAt: !238)
!241 = !DILocation(line: 27, column: 23, scope: !57, inlinedAt: !238)
!242 = !DILocation(line: 27, column: 12, scope: !57, inlinedAt: !238)
!243 = !DILocation(line: 27, column: 36, scope: !57, inlinedAt: !238)
!244 = !DILocation(line: 27, column: 49, scope: !57, inlinedAt: !238)
!245 = !DILocation(line: 27, column: 5, scope: !57, inlinedAt: !238)
!246 = !DILocation(line: 30, column: 12, scope: !95, inlinedAt: !234)
!247 = !DILocation(line: 30, column: 5, scope: !95, inlinedAt: !234)
!248 = !DILocation(line: 31, column: 39, scope: !182)
!249 = !DILocation(line: 31, column: 49, scope: !182)
!250 = !DILocation(line: 31, column: 37, scope: !182)
!251 = !DILocation(line: 32, column: 9, scope: !252)
!252 = distinct !DILexicalBlock(scope: !182, file: !1, line: 32, column: 9)
!253 = !DILocation(line: 32, column: 14, scope: !252)
!254 = !DILocation(line: 32, column: 11, scope: !252)
!255 = !DILocation(line: 32, column: 9, scope: !182)
!256 = !DILocation(line: 33, column: 9, scope: !252)
!257 = !DILocalVariable(name: "sum", scope: !182, file: !1, line: 34, type: !12)
!258 = !DILocation(line: 34, column: 9, scope: !182)
!259 = !DILocalVariable(name: "length", scope: !182, file: !1, line: 34, type: !12)
!260 = !DILocation(line: 34, column: 18, scope: !182)
!261 = !DILocalVariable(name: "p", scope: !262, file: !1, line: 35, type: !263)
!262 = distinct !DILexicalBlock(scope: !182, file: !1, line: 35, column: 5)
!263 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !264, size: 64)
!264 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!265 = !DILocation(line: 35, column: 22, scope: !262)
!266 = !DILocation(line: 35, column: 26, scope: !262)
!267 = !DILocation(line: 35, column: 32, scope: !262)
!268 = !DILocation(line: 35, column: 10, scope: !262)
!269 = !DILocation(line: 35, column: 36, scope: !270)
!270 = distinct !DILexicalBlock(scope: !262, file: !1, line: 35, column: 5)
!271 = !DILocation(line: 35, column: 38, scope: !270)
!272 = !DILocation(line: 35, column: 5, scope: !262)
!273 = !DILocation(line: 36, column: 16, scope: !274)
!274 = distinct !DILexicalBlock(scope: !270, file: !1, line: 35, column: 63)
!275 = !DILocation(line: 36, column: 19, scope: !274)
!276 = !DILocation(line: 36, column: 13, scope: !274)
!277 = !DILocation(line: 37, column: 15, scope: !274)
!278 = !DILocation(line: 38, column: 5, scope: !274)
!279 = !DILocation(line: 35, column: 54, scope: !270)
!280 = !DILocation(line: 35, column: 57, scope: !270)
!281 = !DILocation(line: 35, column: 52, scope: !270)
!282 = !DILocation(line: 35, column: 5, scope: !270)
!283 = distinct !{!283, !272, !284, !180}
!284 = !DILocation(line: 38, column: 5, scope: !262)
!285 = !DILocation(line: 39, column: 15, scope: !182)
!286 = !DILocation(line: 39, column: 5, scope: !182)
!287 = !DILocation(line: 39, column: 10, scope: !182)
!288 = !DILocation(line: 39, column: 13, scope: !182)
!289 = !DILocation(line: 40, column: 18, scope: !182)
!290 = !DILocation(line: 40, column: 5, scope: !182)
!291 = !DILocation(line: 40, column: 13, scope: !182)
!292 = !DILocation(line: 40, column: 16, scope: !182)
!293 = !DILocation(line: 41, column: 1, scope: !182)
