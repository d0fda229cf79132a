; ModuleID = 'linked_list.cu'
source_filename = "linked_list.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.uint3 = type { i32, i32, i32 }
%struct.Node = type { ptr, i32 }

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @linked_list(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 !dbg !22 {
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
    #dbg_declare(ptr %24, !29, !DIExpression(), !30)
  store ptr %1, ptr %25, align 8
    #dbg_declare(ptr %25, !31, !DIExpression(), !32)
  store ptr %2, ptr %26, align 8
    #dbg_declare(ptr %26, !33, !DIExpression(), !34)
  store i32 %3, ptr %27, align 4
    #dbg_declare(ptr %27, !35, !DIExpression(), !36)
  store i32 %4, ptr %28, align 4
    #dbg_declare(ptr %28, !37, !DIExpression(), !38)
    #dbg_declare(ptr %29, !39, !DIExpression(), !40)
  %37 = call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !41
  %38 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !52
  %39 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !53
  store i32 %37, ptr %7, align 4
    #dbg_declare(ptr %7, !54, !DIExpression(), !58)
  store i32 %38, ptr %8, align 4
    #dbg_declare(ptr %8, !60, !DIExpression(), !61)
  store i32 %39, ptr %9, align 4
    #dbg_declare(ptr %9, !62, !DIExpression(), !63)
  %40 = load i32, ptr %7, align 4, !dbg !64
  store i32 %40, ptr %6, align 4, !dbg !65
  %41 = getelementptr inbounds %struct.uint3, ptr %6, i32 0, i32 1, !dbg !65
  %42 = load i32, ptr %8, align 4, !dbg !66
  store i32 %42, ptr %41, align 4, !dbg !65
  %43 = getelementptr inbounds %struct.uint3, ptr %6, i32 0, i32 2, !dbg !65
  %44 = load i32, ptr %9, align 4, !dbg !67
  store i32 %44, ptr %43, align 4, !dbg !65
  %45 = load %struct.uint3, ptr %6, align 4, !dbg !68
  %46 = extractvalue %struct.uint3 %45, 0, !dbg !69
  store i32 %46, ptr %23, align 4, !dbg !69
  %47 = getelementptr inbounds %struct.uint3, ptr %23, i32 0, i32 1, !dbg !69
  %48 = extractvalue %struct.uint3 %45, 1, !dbg !69
  store i32 %48, ptr %47, align 4, !dbg !69
  %49 = getelementptr inbounds %struct.uint3, ptr %23, i32 0, i32 2, !dbg !69
  %50 = extractvalue %struct.uint3 %45, 2, !dbg !69
  store i32 %50, ptr %49, align 4, !dbg !69
  %51 = load %struct.uint3, ptr %23, align 4, !dbg !70
  %52 = getelementptr inbounds %struct.uint3, ptr %30, i32 0, i32 0, !dbg !71
  %53 = extractvalue %struct.uint3 %51, 0, !dbg !71
  store i32 %53, ptr %52, align 4, !dbg !71
  %54 = getelementptr inbounds %struct.uint3, ptr %30, i32 0, i32 1, !dbg !71
  %55 = extractvalue %struct.uint3 %51, 1, !dbg !71
  store i32 %55, ptr %54, align 4, !dbg !71
  %56 = getelementptr inbounds %struct.uint3, ptr %30, i32 0, i32 2, !dbg !71
  %57 = extractvalue %struct.uint3 %51, 2, !dbg !71
  store i32 %57, ptr %56, align 4, !dbg !71
  %58 = getelementptr inbounds %struct.uint3, ptr %30, i32 0, i32 0, !dbg !72
  %59 = load i32, ptr %58, align 4, !dbg !72
  %60 = call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !73
  %61 = call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !76
  %62 = call range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !77
  store i32 %60, ptr %11, align 4
    #dbg_declare(ptr %11, !54, !DIExpression(), !78)
  store i32 %61, ptr %12, align 4
    #dbg_declare(ptr %12, !60, !DIExpression(), !80)
  store i32 %62, ptr %13, align 4
    #dbg_declare(ptr %13, !62, !DIExpression(), !81)
  %63 = load i32, ptr %11, align 4, !dbg !82
  store i32 %63, ptr %10, align 4, !dbg !83
  %64 = getelementptr inbounds %struct.uint3, ptr %10, i32 0, i32 1, !dbg !83
  %65 = load i32, ptr %12, align 4, !dbg !84
  store i32 %65, ptr %64, align 4, !dbg !83
  %66 = getelementptr inbounds %struct.uint3, ptr %10, i32 0, i32 2, !dbg !83
  %67 = load i32, ptr %13, align 4, !dbg !85
  store i32 %67, ptr %66, align 4, !dbg !83
  %68 = load %struct.uint3, ptr %10, align 4, !dbg !86
  %69 = extractvalue %struct.uint3 %68, 0, !dbg !87
  store i32 %69, ptr %22, align 4, !dbg !87
  %70 = getelementptr inbounds %struct.uint3, ptr %22, i32 0, i32 1, !dbg !87
  %71 = extractvalue %struct.uint3 %68, 1, !dbg !87
  store i32 %71, ptr %70, align 4, !dbg !87
  %72 = getelementptr inbounds %struct.uint3, ptr %22, i32 0, i32 2, !dbg !87
  %73 = extractvalue %struct.uint3 %68, 2, !dbg !87
  store i32 %73, ptr %72, align 4, !dbg !87
  %74 = load %struct.uint3, ptr %22, align 4, !dbg !88
  %75 = getelementptr inbounds %struct.uint3, ptr %31, i32 0, i32 0, !dbg !89
  %76 = extractvalue %struct.uint3 %74, 0, !dbg !89
  store i32 %76, ptr %75, align 4, !dbg !89
  %77 = getelementptr inbounds %struct.uint3, ptr %31, i32 0, i32 1, !dbg !89
  %78 = extractvalue %struct.uint3 %74, 1, !dbg !89
  store i32 %78, ptr %77, align 4, !dbg !89
  %79 = getelementptr inbounds %struct.uint3, ptr %31, i32 0, i32 2, !dbg !89
  %80 = extractvalue %struct.uint3 %74, 2, !dbg !89
  store i32 %80, ptr %79, align 4, !dbg !89
  %81 = getelementptr inbounds %struct.uint3, ptr %31, i32 0, i32 0, !dbg !90
  %82 = load i32, ptr %81, align 4, !dbg !90
  %83 = mul i32 %59, %82, !dbg !91
  %84 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !92
  %85 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !95
  %86 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !96
  store i32 %84, ptr %15, align 4
    #dbg_declare(ptr %15, !54, !DIExpression(), !97)
  store i32 %85, ptr %16, align 4
    #dbg_declare(ptr %16, !60, !DIExpression(), !99)
  store i32 %86, ptr %17, align 4
    #dbg_declare(ptr %17, !62, !DIExpression(), !100)
  %87 = load i32, ptr %15, align 4, !dbg !101
  store i32 %87, ptr %14, align 4, !dbg !102
  %88 = getelementptr inbounds %struct.uint3, ptr %14, i32 0, i32 1, !dbg !102
  %89 = load i32, ptr %16, align 4, !dbg !103
  store i32 %89, ptr %88, align 4, !dbg !102
  %90 = getelementptr inbounds %struct.uint3, ptr %14, i32 0, i32 2, !dbg !102
  %91 = load i32, ptr %17, align 4, !dbg !104
  store i32 %91, ptr %90, align 4, !dbg !102
  %92 = load %struct.uint3, ptr %14, align 4, !dbg !105
  %93 = extractvalue %struct.uint3 %92, 0, !dbg !106
  store i32 %93, ptr %21, align 4, !dbg !106
  %94 = getelementptr inbounds %struct.uint3, ptr %21, i32 0, i32 1, !dbg !106
  %95 = extractvalue %struct.uint3 %92, 1, !dbg !106
  store i32 %95, ptr %94, align 4, !dbg !106
  %96 = getelementptr inbounds %struct.uint3, ptr %21, i32 0, i32 2, !dbg !106
  %97 = extractvalue %struct.uint3 %92, 2, !dbg !106
  store i32 %97, ptr %96, align 4, !dbg !106
  %98 = load %struct.uint3, ptr %21, align 4, !dbg !107
  %99 = getelementptr inbounds %struct.uint3, ptr %32, i32 0, i32 0, !dbg !108
  %100 = extractvalue %struct.uint3 %98, 0, !dbg !108
  store i32 %100, ptr %99, align 4, !dbg !108
  %101 = getelementptr inbounds %struct.uint3, ptr %32, i32 0, i32 1, !dbg !108
  %102 = extractvalue %struct.uint3 %98, 1, !dbg !108
  store i32 %102, ptr %101, align 4, !dbg !108
  %103 = getelementptr inbounds %struct.uint3, ptr %32, i32 0, i32 2, !dbg !108
  %104 = extractvalue %struct.uint3 %98, 2, !dbg !108
  store i32 %104, ptr %103, align 4, !dbg !108
  %105 = getelementptr inbounds %struct.uint3, ptr %32, i32 0, i32 0, !dbg !109
  %106 = load i32, ptr %105, align 4, !dbg !109
  %107 = add i32 %83, %106, !dbg !110
  store i32 %107, ptr %29, align 4, !dbg !40
  %108 = load i32, ptr %29, align 4, !dbg !111
  %109 = load i32, ptr %27, align 4, !dbg !113
  %110 = icmp sge i32 %108, %109, !dbg !114
  br i1 %110, label %111, label %112, !dbg !115

111:                                              ; preds = %5
  br label %155, !dbg !116

112:                                              ; preds = %5
    #dbg_declare(ptr %33, !117, !DIExpression(), !118)
  %113 = load ptr, ptr %25, align 8, !dbg !119
  %114 = load i32, ptr %29, align 4, !dbg !120
  %115 = sext i32 %114 to i64, !dbg !119
  %116 = getelementptr inbounds %struct.Node, ptr %113, i64 %115, !dbg !119
  store ptr %116, ptr %33, align 8, !dbg !118
  %117 = load ptr, ptr %26, align 8, !dbg !121
  %118 = load i32, ptr %29, align 4, !dbg !122
  %119 = sext i32 %118 to i64, !dbg !121
  %120 = getelementptr inbounds i32, ptr %117, i64 %119, !dbg !121
  %121 = load i32, ptr %120, align 4, !dbg !121
  %122 = load ptr, ptr %33, align 8, !dbg !123
  %123 = getelementptr inbounds %struct.Node, ptr %122, i32 0, i32 1, !dbg !124
  store i32 %121, ptr %123, align 8, !dbg !125
    #dbg_declare(ptr %34, !126, !DIExpression(), !127)
  %124 = load ptr, ptr %24, align 8, !dbg !128
  %125 = load ptr, ptr %26, align 8, !dbg !129
  %126 = load i32, ptr %29, align 4, !dbg !130
  %127 = sext i32 %126 to i64, !dbg !129
  %128 = getelementptr inbounds i32, ptr %125, i64 %127, !dbg !129
  %129 = load i32, ptr %128, align 4, !dbg !129
  %130 = load i32, ptr %28, align 4, !dbg !131
  %131 = srem i32 %129, %130, !dbg !132
  %132 = sext i32 %131 to i64, !dbg !128
  %133 = getelementptr inbounds ptr, ptr %124, i64 %132, !dbg !128
  store ptr %133, ptr %34, align 8, !dbg !127
    #dbg_declare(ptr %35, !133, !DIExpression(), !134)
  %134 = load ptr, ptr %34, align 8, !dbg !135
  %135 = load i64, ptr %134, align 8, !dbg !136
  store i64 %135, ptr %35, align 8, !dbg !134
    #dbg_declare(ptr %36, !137, !DIExpression(), !138)
  br label %136, !dbg !139

136:                                              ; preds = %151, %112
  %137 = load i64, ptr %35, align 8, !dbg !140
  store i64 %137, ptr %36, align 8, !dbg !142
  %138 = load i64, ptr %36, align 8, !dbg !143
  %139 = inttoptr i64 %138 to ptr, !dbg !144
  %140 = load ptr, ptr %33, align 8, !dbg !145
  %141 = getelementptr inbounds %struct.Node, ptr %140, i32 0, i32 0, !dbg !146
  store ptr %139, ptr %141, align 8, !dbg !147
  call void @llvm.nvvm.membar.gl(), !dbg !148
  %142 = load ptr, ptr %34, align 8, !dbg !153
  %143 = load i64, ptr %36, align 8, !dbg !154
  %144 = load ptr, ptr %33, align 8, !dbg !155
  %145 = ptrtoint ptr %144 to i64, !dbg !156
  store ptr %142, ptr %18, align 8
    #dbg_declare(ptr %18, !157, !DIExpression(), !161)
  store i64 %143, ptr %19, align 8
    #dbg_declare(ptr %19, !163, !DIExpression(), !164)
  store i64 %145, ptr %20, align 8
    #dbg_declare(ptr %20, !165, !DIExpression(), !166)
  %146 = load ptr, ptr %18, align 8, !dbg !167
  %147 = load i64, ptr %19, align 8, !dbg !168
  %148 = load i64, ptr %20, align 8, !dbg !169
  %149 = cmpxchg ptr %146, i64 %147, i64 %148 seq_cst seq_cst, align 8, !dbg !170
  %150 = extractvalue { i64, i1 } %149, 0, !dbg !170
  store i64 %150, ptr %35, align 8, !dbg !171
  br label %151, !dbg !172

151:                                              ; preds = %136
  %152 = load i64, ptr %35, align 8, !dbg !173
  %153 = load i64, ptr %36, align 8, !dbg !174
  %154 = icmp ne i64 %152, %153, !dbg !175
  br i1 %154, label %136, label %155, !dbg !172, !llvm.loop !176

155:                                              ; preds = %111, %151
  ret void, !dbg !179
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @list_sum(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 !dbg !180 {
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
    #dbg_declare(ptr %20, !186, !DIExpression(), !187)
  store ptr %1, ptr %21, align 8
    #dbg_declare(ptr %21, !188, !DIExpression(), !189)
  store ptr %2, ptr %22, align 8
    #dbg_declare(ptr %22, !190, !DIExpression(), !191)
  store i32 %3, ptr %23, align 4
    #dbg_declare(ptr %23, !192, !DIExpression(), !193)
    #dbg_declare(ptr %24, !194, !DIExpression(), !195)
  %31 = call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !196
  %32 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !198
  %33 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !199
  store i32 %31, ptr %6, align 4
    #dbg_declare(ptr %6, !54, !DIExpression(), !200)
  store i32 %32, ptr %7, align 4
    #dbg_declare(ptr %7, !60, !DIExpression(), !202)
  store i32 %33, ptr %8, align 4
    #dbg_declare(ptr %8, !62, !DIExpression(), !203)
  %34 = load i32, ptr %6, align 4, !dbg !204
  store i32 %34, ptr %5, align 4, !dbg !205
  %35 = getelementptr inbounds %struct.uint3, ptr %5, i32 0, i32 1, !dbg !205
  %36 = load i32, ptr %7, align 4, !dbg !206
  store i32 %36, ptr %35, align 4, !dbg !205
  %37 = getelementptr inbounds %struct.uint3, ptr %5, i32 0, i32 2, !dbg !205
  %38 = load i32, ptr %8, align 4, !dbg !207
  store i32 %38, ptr %37, align 4, !dbg !205
  %39 = load %struct.uint3, ptr %5, align 4, !dbg !208
  %40 = extractvalue %struct.uint3 %39, 0, !dbg !209
  store i32 %40, ptr %19, align 4, !dbg !209
  %41 = getelementptr inbounds %struct.uint3, ptr %19, i32 0, i32 1, !dbg !209
  %42 = extractvalue %struct.uint3 %39, 1, !dbg !209
  store i32 %42, ptr %41, align 4, !dbg !209
  %43 = getelementptr inbounds %struct.uint3, ptr %19, i32 0, i32 2, !dbg !209
  %44 = extractvalue %struct.uint3 %39, 2, !dbg !209
  store i32 %44, ptr %43, align 4, !dbg !209
  %45 = load %struct.uint3, ptr %19, align 4, !dbg !210
  %46 = getelementptr inbounds %struct.uint3, ptr %25, i32 0, i32 0, !dbg !211
  %47 = extractvalue %struct.uint3 %45, 0, !dbg !211
  store i32 %47, ptr %46, align 4, !dbg !211
  %48 = getelementptr inbounds %struct.uint3, ptr %25, i32 0, i32 1, !dbg !211
  %49 = extractvalue %struct.uint3 %45, 1, !dbg !211
  store i32 %49, ptr %48, align 4, !dbg !211
  %50 = getelementptr inbounds %struct.uint3, ptr %25, i32 0, i32 2, !dbg !211
  %51 = extractvalue %struct.uint3 %45, 2, !dbg !211
  store i32 %51, ptr %50, align 4, !dbg !211
  %52 = getelementptr inbounds %struct.uint3, ptr %25, i32 0, i32 0, !dbg !212
  %53 = load i32, ptr %52, align 4, !dbg !212
  %54 = call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !213
  %55 = call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !215
  %56 = call range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !216
  store i32 %54, ptr %10, align 4
    #dbg_declare(ptr %10, !54, !DIExpression(), !217)
  store i32 %55, ptr %11, align 4
    #dbg_declare(ptr %11, !60, !DIExpression(), !219)
  store i32 %56, ptr %12, align 4
    #dbg_declare(ptr %12, !62, !DIExpression(), !220)
  %57 = load i32, ptr %10, align 4, !dbg !221
  store i32 %57, ptr %9, align 4, !dbg !222
  %58 = getelementptr inbounds %struct.uint3, ptr %9, i32 0, i32 1, !dbg !222
  %59 = load i32, ptr %11, align 4, !dbg !223
  store i32 %59, ptr %58, align 4, !dbg !222
  %60 = getelementptr inbounds %struct.uint3, ptr %9, i32 0, i32 2, !dbg !222
  %61 = load i32, ptr %12, align 4, !dbg !224
  store i32 %61, ptr %60, align 4, !dbg !222
  %62 = load %struct.uint3, ptr %9, align 4, !dbg !225
  %63 = extractvalue %struct.uint3 %62, 0, !dbg !226
  store i32 %63, ptr %18, align 4, !dbg !226
  %64 = getelementptr inbounds %struct.uint3, ptr %18, i32 0, i32 1, !dbg !226
  %65 = extractvalue %struct.uint3 %62, 1, !dbg !226
  store i32 %65, ptr %64, align 4, !dbg !226
  %66 = getelementptr inbounds %struct.uint3, ptr %18, i32 0, i32 2, !dbg !226
  %67 = extractvalue %struct.uint3 %62, 2, !dbg !226
  store i32 %67, ptr %66, align 4, !dbg !226
  %68 = load %struct.uint3, ptr %18, align 4, !dbg !227
  %69 = getelementptr inbounds %struct.uint3, ptr %26, i32 0, i32 0, !dbg !228
  %70 = extractvalue %struct.uint3 %68, 0, !dbg !228
  store i32 %70, ptr %69, align 4, !dbg !228
  %71 = getelementptr inbounds %struct.uint3, ptr %26, i32 0, i32 1, !dbg !228
  %72 = extractvalue %struct.uint3 %68, 1, !dbg !228
  store i32 %72, ptr %71, align 4, !dbg !228
  %73 = getelementptr inbounds %struct.uint3, ptr %26, i32 0, i32 2, !dbg !228
  %74 = extractvalue %struct.uint3 %68, 2, !dbg !228
  store i32 %74, ptr %73, align 4, !dbg !228
  %75 = getelementptr inbounds %struct.uint3, ptr %26, i32 0, i32 0, !dbg !229
  %76 = load i32, ptr %75, align 4, !dbg !229
  %77 = mul i32 %53, %76, !dbg !230
  %78 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !231
  %79 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !233
  %80 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !234
  store i32 %78, ptr %14, align 4
    #dbg_declare(ptr %14, !54, !DIExpression(), !235)
  store i32 %79, ptr %15, align 4
    #dbg_declare(ptr %15, !60, !DIExpression(), !237)
  store i32 %80, ptr %16, align 4
    #dbg_declare(ptr %16, !62, !DIExpression(), !238)
  %81 = load i32, ptr %14, align 4, !dbg !239
  store i32 %81, ptr %13, align 4, !dbg !240
  %82 = getelementptr inbounds %struct.uint3, ptr %13, i32 0, i32 1, !dbg !240
  %83 = load i32, ptr %15, align 4, !dbg !241
  store i32 %83, ptr %82, align 4, !dbg !240
  %84 = getelementptr inbounds %struct.uint3, ptr %13, i32 0, i32 2, !dbg !240
  %85 = load i32, ptr %16, align 4, !dbg !242
  store i32 %85, ptr %84, align 4, !dbg !240
  %86 = load %struct.uint3, ptr %13, align 4, !dbg !243
  %87 = extractvalue %struct.uint3 %86, 0, !dbg !244
  store i32 %87, ptr %17, align 4, !dbg !244
  %88 = getelementptr inbounds %struct.uint3, ptr %17, i32 0, i32 1, !dbg !244
  %89 = extractvalue %struct.uint3 %86, 1, !dbg !244
  store i32 %89, ptr %88, align 4, !dbg !244
  %90 = getelementptr inbounds %struct.uint3, ptr %17, i32 0, i32 2, !dbg !244
  %91 = extractvalue %struct.uint3 %86, 2, !dbg !244
  store i32 %91, ptr %90, align 4, !dbg !244
  %92 = load %struct.uint3, ptr %17, align 4, !dbg !245
  %93 = getelementptr inbounds %struct.uint3, ptr %27, i32 0, i32 0, !dbg !246
  %94 = extractvalue %struct.uint3 %92, 0, !dbg !246
  store i32 %94, ptr %93, align 4, !dbg !246
  %95 = getelementptr inbounds %struct.uint3, ptr %27, i32 0, i32 1, !dbg !246
  %96 = extractvalue %struct.uint3 %92, 1, !dbg !246
  store i32 %96, ptr %95, align 4, !dbg !246
  %97 = getelementptr inbounds %struct.uint3, ptr %27, i32 0, i32 2, !dbg !246
  %98 = extractvalue %struct.uint3 %92, 2, !dbg !246
  store i32 %98, ptr %97, align 4, !dbg !246
  %99 = getelementptr inbounds %struct.uint3, ptr %27, i32 0, i32 0, !dbg !247
  %100 = load i32, ptr %99, align 4, !dbg !247
  %101 = add i32 %77, %100, !dbg !248
  store i32 %101, ptr %24, align 4, !dbg !195
  %102 = load i32, ptr %24, align 4, !dbg !249
  %103 = load i32, ptr %23, align 4, !dbg !251
  %104 = icmp sge i32 %102, %103, !dbg !252
  br i1 %104, label %105, label %106, !dbg !253

105:                                              ; preds = %4
  br label %138, !dbg !254

106:                                              ; preds = %4
    #dbg_declare(ptr %28, !255, !DIExpression(), !256)
  store i32 0, ptr %28, align 4, !dbg !256
    #dbg_declare(ptr %29, !257, !DIExpression(), !258)
  store i32 0, ptr %29, align 4, !dbg !258
    #dbg_declare(ptr %30, !259, !DIExpression(), !263)
  %107 = load ptr, ptr %20, align 8, !dbg !264
  %108 = load i32, ptr %24, align 4, !dbg !265
  %109 = sext i32 %108 to i64, !dbg !264
  %110 = getelementptr inbounds ptr, ptr %107, i64 %109, !dbg !264
  %111 = load ptr, ptr %110, align 8, !dbg !264
  store ptr %111, ptr %30, align 8, !dbg !263
  br label %112, !dbg !266

112:                                              ; preds = %123, %106
  %113 = load ptr, ptr %30, align 8, !dbg !267
  %114 = icmp ne ptr %113, null, !dbg !269
  br i1 %114, label %115, label %127, !dbg !270

115:                                              ; preds = %112
  %116 = load ptr, ptr %30, align 8, !dbg !271
  %117 = getelementptr inbounds %struct.Node, ptr %116, i32 0, i32 1, !dbg !273
  %118 = load i32, ptr %117, align 8, !dbg !273
  %119 = load i32, ptr %28, align 4, !dbg !274
  %120 = add nsw i32 %119, %118, !dbg !274
  store i32 %120, ptr %28, align 4, !dbg !274
  %121 = load i32, ptr %29, align 4, !dbg !275
  %122 = add nsw i32 %121, 1, !dbg !275
  store i32 %122, ptr %29, align 4, !dbg !275
  br label %123, !dbg !276

123:                                              ; preds = %115
  %124 = load ptr, ptr %30, align 8, !dbg !277
  %125 = getelementptr inbounds %struct.Node, ptr %124, i32 0, i32 0, !dbg !278
  %126 = load ptr, ptr %125, align 8, !dbg !278
  store ptr %126, ptr %30, align 8, !dbg !279
  br label %112, !dbg !280, !llvm.loop !281

127:                                              ; preds = %112
  %128 = load i32, ptr %28, align 4, !dbg !283
  %129 = load ptr, ptr %21, align 8, !dbg !284
  %130 = load i32, ptr %24, align 4, !dbg !285
  %131 = sext i32 %130 to i64, !dbg !284
  %132 = getelementptr inbounds i32, ptr %129, i64 %131, !dbg !284
  store i32 %128, ptr %132, align 4, !dbg !286
  %133 = load i32, ptr %29, align 4, !dbg !287
  %134 = load ptr, ptr %22, align 8, !dbg !288
  %135 = load i32, ptr %24, align 4, !dbg !289
  %136 = sext i32 %135 to i64, !dbg !288
  %137 = getelementptr inbounds i32, ptr %134, i64 %136, !dbg !288
  store i32 %133, ptr %137, align 4, !dbg !290
  br label %138, !dbg !291

138:                                              ; preds = %127, %105
  ret void, !dbg !291
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
!nvvm.annotations = !{!14, !15}
!llvm.module.flags = !{!16, !17, !18, !19, !20}
!llvm.ident = !{!21}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "linked_list.cu", directory: ".")
!2 = !{!3, !5, !4, !11, !12, !13}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Node", file: !1, line: 8, size: 128, flags: DIFlagTypePassByValue, elements: !7, identifier: "_ZTS4Node")
!7 = !{!8, !9}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !6, file: !1, line: 9, baseType: !5, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !6, file: !1, line: 10, baseType: !10, size: 32, offset: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!14 = !{ptr @linked_list, !"kernel", i32 1}
!15 = !{ptr @list_sum, !"kernel", i32 1}
!16 = !{i32 7, !"Dwarf Version", i32 2}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!22 = distinct !DISubprogram(name: "linked_list", scope: !1, file: !1, line: 13, type: !23, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !28)
!23 = !DISubroutineType(types: !24)
!24 = !{null, !25, !5, !26, !10, !10}
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!28 = !{}
!29 = !DILocalVariable(name: "heads", arg: 1, scope: !22, file: !1, line: 13, type: !25)
!30 = !DILocation(line: 13, column: 47, scope: !22)
!31 = !DILocalVariable(name: "pool", arg: 2, scope: !22, file: !1, line: 13, type: !5)
!32 = !DILocation(line: 13, column: 60, scope: !22)
!33 = !DILocalVariable(name: "data", arg: 3, scope: !22, file: !1, line: 13, type: !26)
!34 = !DILocation(line: 13, column: 77, scope: !22)
!35 = !DILocalVariable(name: "n", arg: 4, scope: !22, file: !1, line: 13, type: !10)
!36 = !DILocation(line: 13, column: 87, scope: !22)
!37 = !DILocalVariable(name: "buckets", arg: 5, scope: !22, file: !1, line: 13, type: !10)
!38 = !DILocation(line: 13, column: 94, scope: !22)
!39 = !DILocalVariable(name: "i", scope: !22, file: !1, line: 14, type: !10)
!40 = !DILocation(line: 14, column: 9, scope: !22)
!41 = !DILocation(line: 34, column: 24, scope: !42, inlinedAt: !51)
!42 = distinct !DISubprogram(name: "mini_block", linkageName: "_Z10mini_blockv", scope: !43, file: !43, line: 33, type: !44, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!43 = !DIFile(filename: "./mini_cuda.h", directory: ".")
!44 = !DISubroutineType(types: !45)
!45 = !{!46}
!46 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "uint3", file: !43, line: 14, size: 96, flags: DIFlagTypePassByValue, elements: !47, identifier: "_ZTS5uint3")
!47 = !{!48, !49, !50}
!48 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !46, file: !43, line: 15, baseType: !11, size: 32)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !46, file: !43, line: 15, baseType: !11, size: 32, offset: 32)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !46, file: !43, line: 15, baseType: !11, size: 32, offset: 64)
!51 = distinct !DILocation(line: 14, column: 13, scope: !22)
!52 = !DILocation(line: 34, column: 56, scope: !42, inlinedAt: !51)
!53 = !DILocation(line: 35, column: 24, scope: !42, inlinedAt: !51)
!54 = !DILocalVariable(name: "x", arg: 1, scope: !55, file: !43, line: 26, type: !10)
!55 = distinct !DISubprogram(name: "mini_vector", linkageName: "_Z11mini_vectoriii", scope: !43, file: !43, line: 26, type: !56, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !28)
!56 = !DISubroutineType(types: !57)
!57 = !{!46, !10, !10, !10}
!58 = !DILocation(line: 26, column: 50, scope: !55, inlinedAt: !59)
!59 = distinct !DILocation(line: 34, column: 12, scope: !42, inlinedAt: !51)
!60 = !DILocalVariable(name: "y", arg: 2, scope: !55, file: !43, line: 26, type: !10)
!61 = !DILocation(line: 26, column: 57, scope: !55, inlinedAt: !59)
!62 = !DILocalVariable(name: "z", arg: 3, scope: !55, file: !43, line: 26, type: !10)
!63 = !DILocation(line: 26, column: 64, scope: !55, inlinedAt: !59)
!64 = !DILocation(line: 27, column: 23, scope: !55, inlinedAt: !59)
!65 = !DILocation(line: 27, column: 12, scope: !55, inlinedAt: !59)
!66 = !DILocation(line: 27, column: 36, scope: !55, inlinedAt: !59)
!67 = !DILocation(line: 27, column: 49, scope: !55, inlinedAt: !59)
!68 = !DILocation(line: 27, column: 5, scope: !55, inlinedAt: !59)
!69 = !DILocation(line: 34, column: 12, scope: !42, inlinedAt: !51)
!70 = !DILocation(line: 34, column: 5, scope: !42, inlinedAt: !51)
!71 = !DILocation(line: 14, column: 13, scope: !22)
!72 = !DILocation(line: 14, column: 22, scope: !22)
!73 = !DILocation(line: 38, column: 24, scope: !74, inlinedAt: !75)
!74 = distinct !DISubprogram(name: "mini_block_dim", linkageName: "_Z14mini_block_dimv", scope: !43, file: !43, line: 37, type: !44, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!75 = distinct !DILocation(line: 14, column: 26, scope: !22)
!76 = !DILocation(line: 38, column: 55, scope: !74, inlinedAt: !75)
!77 = !DILocation(line: 39, column: 24, scope: !74, inlinedAt: !75)
!78 = !DILocation(line: 26, column: 50, scope: !55, inlinedAt: !79)
!79 = distinct !DILocation(line: 38, column: 12, scope: !74, inlinedAt: !75)
!80 = !DILocation(line: 26, column: 57, scope: !55, inlinedAt: !79)
!81 = !DILocation(line: 26, column: 64, scope: !55, inlinedAt: !79)
!82 = !DILocation(line: 27, column: 23, scope: !55, inlinedAt: !79)
!83 = !DILocation(line: 27, column: 12, scope: !55, inlinedAt: !79)
!84 = !DILocation(line: 27, column: 36, scope: !55, inlinedAt: !79)
!85 = !DILocation(line: 27, column: 49, scope: !55, inlinedAt: !79)
!86 = !DILocation(line: 27, column: 5, scope: !55, inlinedAt: !79)
!87 = !DILocation(line: 38, column: 12, scope: !74, inlinedAt: !75)
!88 = !DILocation(line: 38, column: 5, scope: !74, inlinedAt: !75)
!89 = !DILocation(line: 14, column: 26, scope: !22)
!90 = !DILocation(line: 14, column: 35, scope: !22)
!91 = !DILocation(line: 14, column: 24, scope: !22)
!92 = !DILocation(line: 30, column: 24, scope: !93, inlinedAt: !94)
!93 = distinct !DISubprogram(name: "mini_thread", linkageName: "_Z11mini_threadv", scope: !43, file: !43, line: 29, type: !44, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!94 = distinct !DILocation(line: 14, column: 39, scope: !22)
!95 = !DILocation(line: 30, column: 54, scope: !93, inlinedAt: !94)
!96 = !DILocation(line: 31, column: 24, scope: !93, inlinedAt: !94)
!97 = !DILocation(line: 26, column: 50, scope: !55, inlinedAt: !98)
!98 = distinct !DILocation(line: 30, column: 12, scope: !93, inlinedAt: !94)
!99 = !DILocation(line: 26, column: 57, scope: !55, inlinedAt: !98)
!100 = !DILocation(line: 26, column: 64, scope: !55, inlinedAt: !98)
!101 = !DILocation(line: 27, column: 23, scope: !55, inlinedAt: !98)
!102 = !DILocation(line: 27, column: 12, scope: !55, inlinedAt: !98)
!103 = !DILocation(line: 27, column: 36, scope: !55, inlinedAt: !98)
!104 = !DILocation(line: 27, column: 49, scope: !55, inlinedAt: !98)
!105 = !DILocation(line: 27, column: 5, scope: !55, inlinedAt: !98)
!106 = !DILocation(line: 30, column: 12, scope: !93, inlinedAt: !94)
!107 = !DILocation(line: 30, column: 5, scope: !93, inlinedAt: !94)
!108 = !DILocation(line: 14, column: 39, scope: !22)
!109 = !DILocation(line: 14, column: 49, scope: !22)
!110 = !DILocation(line: 14, column: 37, scope: !22)
!111 = !DILocation(line: 15, column: 9, scope: !112)
!112 = distinct !DILexicalBlock(scope: !22, file: !1, line: 15, column: 9)
!113 = !DILocation(line: 15, column: 14, scope: !112)
!114 = !DILocation(line: 15, column: 11, scope: !112)
!115 = !DILocation(line: 15, column: 9, scope: !22)
!116 = !DILocation(line: 16, column: 9, scope: !112)
!117 = !DILocalVariable(name: "node", scope: !22, file: !1, line: 17, type: !5)
!118 = !DILocation(line: 17, column: 11, scope: !22)
!119 = !DILocation(line: 17, column: 19, scope: !22)
!120 = !DILocation(line: 17, column: 24, scope: !22)
!121 = !DILocation(line: 18, column: 19, scope: !22)
!122 = !DILocation(line: 18, column: 24, scope: !22)
!123 = !DILocation(line: 18, column: 5, scope: !22)
!124 = !DILocation(line: 18, column: 11, scope: !22)
!125 = !DILocation(line: 18, column: 17, scope: !22)
!126 = !DILocalVariable(name: "head", scope: !22, file: !1, line: 19, type: !3)
!127 = !DILocation(line: 19, column: 25, scope: !22)
!128 = !DILocation(line: 19, column: 55, scope: !22)
!129 = !DILocation(line: 19, column: 61, scope: !22)
!130 = !DILocation(line: 19, column: 66, scope: !22)
!131 = !DILocation(line: 19, column: 71, scope: !22)
!132 = !DILocation(line: 19, column: 69, scope: !22)
!133 = !DILocalVariable(name: "seen", scope: !22, file: !1, line: 20, type: !4)
!134 = !DILocation(line: 20, column: 24, scope: !22)
!135 = !DILocation(line: 20, column: 32, scope: !22)
!136 = !DILocation(line: 20, column: 31, scope: !22)
!137 = !DILocalVariable(name: "expected", scope: !22, file: !1, line: 21, type: !4)
!138 = !DILocation(line: 21, column: 24, scope: !22)
!139 = !DILocation(line: 22, column: 5, scope: !22)
!140 = !DILocation(line: 23, column: 20, scope: !141)
!141 = distinct !DILexicalBlock(scope: !22, file: !1, line: 22, column: 8)
!142 = !DILocation(line: 23, column: 18, scope: !141)
!143 = !DILocation(line: 24, column: 30, scope: !141)
!144 = !DILocation(line: 24, column: 22, scope: !141)
!145 = !DILocation(line: 24, column: 9, scope: !141)
!146 = !DILocation(line: 24, column: 15, scope: !141)
!147 = !DILocation(line: 24, column: 20, scope: !141)
!148 = !DILocation(line: 67, column: 51, scope: !149, inlinedAt: !152)
!149 = distinct !DISubprogram(name: "__threadfence", linkageName: "_Z13__threadfencev", scope: !43, file: !43, line: 67, type: !150, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!150 = !DISubroutineType(types: !151)
!151 = !{null}
!152 = distinct !DILocation(line: 25, column: 9, scope: !141)
!153 = !DILocation(line: 26, column: 26, scope: !141)
!154 = !DILocation(line: 26, column: 32, scope: !141)
!155 = !DILocation(line: 26, column: 62, scope: !141)
!156 = !DILocation(line: 26, column: 42, scope: !141)
!157 = !DILocalVariable(name: "p", arg: 1, scope: !158, file: !43, line: 60, type: !3)
!158 = distinct !DISubprogram(name: "atomicCAS", linkageName: "_Z9atomicCASPyyy", scope: !43, file: !43, line: 60, type: !159, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !28)
!159 = !DISubroutineType(types: !160)
!160 = !{!4, !3, !4, !4}
!161 = !DILocation(line: 60, column: 77, scope: !158, inlinedAt: !162)
!162 = distinct !DILocation(line: 26, column: 16, scope: !141)
!163 = !DILocalVariable(name: "old", arg: 2, scope: !158, file: !43, line: 60, type: !4)
!164 = !DILocation(line: 60, column: 99, scope: !158, inlinedAt: !162)
!165 = !DILocalVariable(name: "v", arg: 3, scope: !158, file: !43, line: 61, type: !4)
!166 = !DILocation(line: 61, column: 76, scope: !158, inlinedAt: !162)
!167 = !DILocation(line: 62, column: 68, scope: !158, inlinedAt: !162)
!168 = !DILocation(line: 62, column: 82, scope: !158, inlinedAt: !162)
!169 = !DILocation(line: 62, column: 98, scope: !158, inlinedAt: !162)
!170 = !DILocation(line: 62, column: 32, scope: !158, inlinedAt: !162)
!171 = !DILocation(line: 26, column: 14, scope: !141)
!172 = !DILocation(line: 27, column: 5, scope: !141)
!173 = !DILocation(line: 27, column: 14, scope: !22)
!174 = !DILocation(line: 27, column: 22, scope: !22)
!175 = !DILocation(line: 27, column: 19, scope: !22)
!176 = distinct !{!176, !139, !177, !178}
!177 = !DILocation(line: 27, column: 30, scope: !22)
!178 = !{!"llvm.loop.mustprogress"}
!179 = !DILocation(line: 28, column: 1, scope: !22)
!180 = distinct !DISubprogram(name: "list_sum", scope: !1, file: !1, line: 30, type: !181, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !28)
!181 = !DISubroutineType(types: !182)
!182 = !{null, !183, !185, !185, !10}
!183 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !184, size: 64)
!184 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!185 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!186 = !DILocalVariable(name: "heads", arg: 1, scope: !180, file: !1, line: 30, type: !183)
!187 = !DILocation(line: 30, column: 50, scope: !180)
!188 = !DILocalVariable(name: "sums", arg: 2, scope: !180, file: !1, line: 30, type: !185)
!189 = !DILocation(line: 30, column: 62, scope: !180)
!190 = !DILocalVariable(name: "lengths", arg: 3, scope: !180, file: !1, line: 30, type: !185)
!191 = !DILocation(line: 30, column: 73, scope: !180)
!192 = !DILocalVariable(name: "buckets", arg: 4, scope: !180, file: !1, line: 30, type: !10)
!193 = !DILocation(line: 30, column: 86, scope: !180)
!194 = !DILocalVariable(name: "b", scope: !180, file: !1, line: 31, type: !10)
!195 = !DILocation(line: 31, column: 9, scope: !180)
!196 = !DILocation(line: 34, column: 24, scope: !42, inlinedAt: !197)
!197 = distinct !DILocation(line: 31, column: 13, scope: !180)
!198 = !DILocation(line: 34, column: 56, scope: !42, inlinedAt: !197)
!199 = !DILocation(line: 35, column: 24, scope: !42, inlinedAt: !197)
!200 = !DILocation(line: 26, column: 50, scope: !55, inlinedAt: !201)
!201 = distinct !DILocation(line: 34, column: 12, scope: !42, inlinedAt: !197)
!202 = !DILocation(line: 26, column: 57, scope: !55, inlinedAt: !201)
!203 = !DILocation(line: 26, column: 64, scope: !55, inlinedAt: !201)
!204 = !DILocation(line: 27, column: 23, scope: !55, inlinedAt: !201)
!205 = !DILocation(line: 27, column: 12, scope: !55, inlinedAt: !201)
!206 = !DILocation(line: 27, column: 36, scope: !55, inlinedAt: !201)
!207 = !DILocation(line: 27, column: 49, scope: !55, inlinedAt: !201)
!208 = !DILocation(line: 27, column: 5, scope: !55, inlinedAt: !201)
!209 = !DILocation(line: 34, column: 12, scope: !42, inlinedAt: !197)
!210 = !DILocation(line: 34, column: 5, scope: !42, inlinedAt: !197)
!211 = !DILocation(line: 31, column: 13, scope: !180)
!212 = !DILocation(line: 31, column: 22, scope: !180)
!213 = !DILocation(line: 38, column: 24, scope: !74, inlinedAt: !214)
!214 = distinct !DILocation(line: 31, column: 26, scope: !180)
!215 = !DILocation(line: 38, column: 55, scope: !74, inlinedAt: !214)
!216 = !DILocation(line: 39, column: 24, scope: !74, inlinedAt: !214)
!217 = !DILocation(line: 26, column: 50, scope: !55, inlinedAt: !218)
!218 = distinct !DILocation(line: 38, column: 12, scope: !74, inlinedAt: !214)
!219 = !DILocation(line: 26, column: 57, scope: !55, inlinedAt: !218)
!220 = !DILocation(line: 26, column: 64, scope: !55, inlinedAt: !218)
!221 = !DILocation(line: 27, column: 23, scope: !55, inlinedAt: !218)
!222 = !DILocation(line: 27, column: 12, scope: !55, inlinedAt: !218)
!223 = !DILocation(line: 27, column: 36, scope: !55, inlinedAt: !218)
!224 = !DILocation(line: 27, column: 49, scope: !55, inlinedAt: !218)
!225 = !DILocation(line: 27, column: 5, scope: !55, inlinedAt: !218)
!226 = !DILocation(line: 38, column: 12, scope: !74, inlinedAt: !214)
!227 = !DILocation(line: 38, column: 5, scope: !74, inlinedAt: !214)
!228 = !DILocation(line: 31, column: 26, scope: !180)
!229 = !DILocation(line: 31, column: 35, scope: !180)
!230 = !DILocation(line: 31, column: 24, scope: !180)
!231 = !DILocation(line: 30, column: 24, scope: !93, inlinedAt: !232)
!232 = distinct !DILocation(line: 31, column: 39, scope: !180)
!233 = !DILocation(line: 30, column: 54, scope: !93, inlinedAt: !232)
!234 = !DILocation(line: 31, column: 24, scope: !93, inlinedAt: !232)
!235 = !DILocation(line: 26, column: 50, scope: !55, inlinedAt: !236)
!236 = distinct !DILocation(line: 30, column: 12, scope: !93, inlinedAt: !232)
!237 = !DILocation(line: 26, column: 57, scope: !55, inlinedAt: !236)
!238 = !DILocation(line: 26, column: 64, scope: !55, inlinedAt: !236)
!239 = !DILocation(line: 27, column: 23, scope: !55, inlinedAt: !236)
!240 = !DILocation(line: 27, column: 12, scope: !55, inlinedAt: !236)
!241 = !DILocation(line: 27, column: 36, scope: !55, inlinedAt: !236)
!242 = !DILocation(line: 27, column: 49, scope: !55, inlinedAt: !236)
!243 = !DILocation(line: 27, column: 5, scope: !55, inlinedAt: !236)
!244 = !DILocation(line: 30, column: 12, scope: !93, inlinedAt: !232)
!245 = !DILocation(line: 30, column: 5, scope: !93, inlinedAt: !232)
!246 = !DILocation(line: 31, column: 39, scope: !180)
!247 = !DILocation(line: 31, column: 49, scope: !180)
!248 = !DILocation(line: 31, column: 37, scope: !180)
!249 = !DILocation(line: 32, column: 9, scope: !250)
!250 = distinct !DILexicalBlock(scope: !180, file: !1, line: 32, column: 9)
!251 = !DILocation(line: 32, column: 14, scope: !250)
!252 = !DILocation(line: 32, column: 11, scope: !250)
!253 = !DILocation(line: 32, column: 9, scope: !180)
!254 = !DILocation(line: 33, column: 9, scope: !250)
!255 = !DILocalVariable(name: "sum", scope: !180, file: !1, line: 34, type: !10)
!256 = !DILocation(line: 34, column: 9, scope: !180)
!257 = !DILocalVariable(name: "length", scope: !180, file: !1, line: 34, type: !10)
!258 = !DILocation(line: 34, column: 18, scope: !180)
!259 = !DILocalVariable(name: "p", scope: !260, file: !1, line: 35, type: !261)
!260 = distinct !DILexicalBlock(scope: !180, file: !1, line: 35, column: 5)
!261 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !262, size: 64)
!262 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!263 = !DILocation(line: 35, column: 22, scope: !260)
!264 = !DILocation(line: 35, column: 26, scope: !260)
!265 = !DILocation(line: 35, column: 32, scope: !260)
!266 = !DILocation(line: 35, column: 10, scope: !260)
!267 = !DILocation(line: 35, column: 36, scope: !268)
!268 = distinct !DILexicalBlock(scope: !260, file: !1, line: 35, column: 5)
!269 = !DILocation(line: 35, column: 38, scope: !268)
!270 = !DILocation(line: 35, column: 5, scope: !260)
!271 = !DILocation(line: 36, column: 16, scope: !272)
!272 = distinct !DILexicalBlock(scope: !268, file: !1, line: 35, column: 63)
!273 = !DILocation(line: 36, column: 19, scope: !272)
!274 = !DILocation(line: 36, column: 13, scope: !272)
!275 = !DILocation(line: 37, column: 15, scope: !272)
!276 = !DILocation(line: 38, column: 5, scope: !272)
!277 = !DILocation(line: 35, column: 54, scope: !268)
!278 = !DILocation(line: 35, column: 57, scope: !268)
!279 = !DILocation(line: 35, column: 52, scope: !268)
!280 = !DILocation(line: 35, column: 5, scope: !268)
!281 = distinct !{!281, !270, !282, !178}
!282 = !DILocation(line: 38, column: 5, scope: !260)
!283 = !DILocation(line: 39, column: 15, scope: !180)
!284 = !DILocation(line: 39, column: 5, scope: !180)
!285 = !DILocation(line: 39, column: 10, scope: !180)
!286 = !DILocation(line: 39, column: 13, scope: !180)
!287 = !DILocation(line: 40, column: 18, scope: !180)
!288 = !DILocation(line: 40, column: 5, scope: !180)
!289 = !DILocation(line: 40, column: 13, scope: !180)
!290 = !DILocation(line: 40, column: 16, scope: !180)
!291 = !DILocation(line: 41, column: 1, scope: !180)
