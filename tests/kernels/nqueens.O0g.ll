; ModuleID = 'nqueens.cu'
source_filename = "nqueens.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Frame = type { i32, i32, i32, i32 }
%struct.uint3 = type { i32, i32, i32 }

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z6searchjjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #0 !dbg !14 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca [16 x %struct.Frame], align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.Frame, align 4
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca %struct.Frame, align 4
  store i32 %0, ptr %6, align 4
    #dbg_declare(ptr %6, !19, !DIExpression(), !20)
  store i32 %1, ptr %7, align 4
    #dbg_declare(ptr %7, !21, !DIExpression(), !22)
  store i32 %2, ptr %8, align 4
    #dbg_declare(ptr %8, !23, !DIExpression(), !24)
  store i32 %3, ptr %9, align 4
    #dbg_declare(ptr %9, !25, !DIExpression(), !26)
    #dbg_declare(ptr %10, !27, !DIExpression(), !37)
    #dbg_declare(ptr %11, !38, !DIExpression(), !39)
  store i32 0, ptr %11, align 4, !dbg !39
    #dbg_declare(ptr %12, !40, !DIExpression(), !41)
  store i32 0, ptr %12, align 4, !dbg !41
  %20 = getelementptr inbounds %struct.Frame, ptr %13, i32 0, i32 0, !dbg !42
  %21 = load i32, ptr %7, align 4, !dbg !43
  store i32 %21, ptr %20, align 4, !dbg !42
  %22 = getelementptr inbounds %struct.Frame, ptr %13, i32 0, i32 1, !dbg !42
  %23 = load i32, ptr %8, align 4, !dbg !44
  store i32 %23, ptr %22, align 4, !dbg !42
  %24 = getelementptr inbounds %struct.Frame, ptr %13, i32 0, i32 2, !dbg !42
  %25 = load i32, ptr %9, align 4, !dbg !45
  store i32 %25, ptr %24, align 4, !dbg !42
  %26 = getelementptr inbounds %struct.Frame, ptr %13, i32 0, i32 3, !dbg !42
  %27 = load i32, ptr %6, align 4, !dbg !46
  %28 = load i32, ptr %7, align 4, !dbg !47
  %29 = load i32, ptr %8, align 4, !dbg !48
  %30 = or i32 %28, %29, !dbg !49
  %31 = load i32, ptr %9, align 4, !dbg !50
  %32 = or i32 %30, %31, !dbg !51
  %33 = xor i32 %32, -1, !dbg !52
  %34 = and i32 %27, %33, !dbg !53
  store i32 %34, ptr %26, align 4, !dbg !42
  %35 = getelementptr inbounds [16 x %struct.Frame], ptr %10, i64 0, i64 0, !dbg !54
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %35, ptr align 4 %13, i64 16, i1 false), !dbg !55
  %36 = load i32, ptr %7, align 4, !dbg !56
  %37 = load i32, ptr %6, align 4, !dbg !58
  %38 = icmp eq i32 %36, %37, !dbg !59
  br i1 %38, label %39, label %40, !dbg !60

39:                                               ; preds = %4
  store i32 1, ptr %5, align 4, !dbg !61
  br label %114, !dbg !61

40:                                               ; preds = %4
  br label %41, !dbg !62

41:                                               ; preds = %80, %77, %52, %40
  %42 = load i32, ptr %11, align 4, !dbg !63
  %43 = icmp sge i32 %42, 0, !dbg !64
  br i1 %43, label %44, label %112, !dbg !62

44:                                               ; preds = %41
    #dbg_declare(ptr %14, !65, !DIExpression(), !68)
  %45 = load i32, ptr %11, align 4, !dbg !69
  %46 = sext i32 %45 to i64, !dbg !70
  %47 = getelementptr inbounds [16 x %struct.Frame], ptr %10, i64 0, i64 %46, !dbg !70
  store ptr %47, ptr %14, align 8, !dbg !68
  %48 = load ptr, ptr %14, align 8, !dbg !71
  %49 = getelementptr inbounds %struct.Frame, ptr %48, i32 0, i32 3, !dbg !73
  %50 = load i32, ptr %49, align 4, !dbg !73
  %51 = icmp eq i32 %50, 0, !dbg !74
  br i1 %51, label %52, label %55, !dbg !75

52:                                               ; preds = %44
  %53 = load i32, ptr %11, align 4, !dbg !76
  %54 = add nsw i32 %53, -1, !dbg !76
  store i32 %54, ptr %11, align 4, !dbg !76
  br label %41, !dbg !78, !llvm.loop !79

55:                                               ; preds = %44
    #dbg_declare(ptr %15, !82, !DIExpression(), !83)
  %56 = load ptr, ptr %14, align 8, !dbg !84
  %57 = getelementptr inbounds %struct.Frame, ptr %56, i32 0, i32 3, !dbg !85
  %58 = load i32, ptr %57, align 4, !dbg !85
  %59 = load ptr, ptr %14, align 8, !dbg !86
  %60 = getelementptr inbounds %struct.Frame, ptr %59, i32 0, i32 3, !dbg !87
  %61 = load i32, ptr %60, align 4, !dbg !87
  %62 = sub i32 0, %61, !dbg !88
  %63 = and i32 %58, %62, !dbg !89
  store i32 %63, ptr %15, align 4, !dbg !83
  %64 = load i32, ptr %15, align 4, !dbg !90
  %65 = load ptr, ptr %14, align 8, !dbg !91
  %66 = getelementptr inbounds %struct.Frame, ptr %65, i32 0, i32 3, !dbg !92
  %67 = load i32, ptr %66, align 4, !dbg !93
  %68 = xor i32 %67, %64, !dbg !93
  store i32 %68, ptr %66, align 4, !dbg !93
    #dbg_declare(ptr %16, !94, !DIExpression(), !95)
  %69 = load ptr, ptr %14, align 8, !dbg !96
  %70 = getelementptr inbounds %struct.Frame, ptr %69, i32 0, i32 0, !dbg !97
  %71 = load i32, ptr %70, align 4, !dbg !97
  %72 = load i32, ptr %15, align 4, !dbg !98
  %73 = or i32 %71, %72, !dbg !99
  store i32 %73, ptr %16, align 4, !dbg !95
  %74 = load i32, ptr %16, align 4, !dbg !100
  %75 = load i32, ptr %6, align 4, !dbg !102
  %76 = icmp eq i32 %74, %75, !dbg !103
  br i1 %76, label %77, label %80, !dbg !104

77:                                               ; preds = %55
  %78 = load i32, ptr %12, align 4, !dbg !105
  %79 = add nsw i32 %78, 1, !dbg !105
  store i32 %79, ptr %12, align 4, !dbg !105
  br label %41, !dbg !107, !llvm.loop !79

80:                                               ; preds = %55
    #dbg_declare(ptr %17, !108, !DIExpression(), !109)
  %81 = load ptr, ptr %14, align 8, !dbg !110
  %82 = getelementptr inbounds %struct.Frame, ptr %81, i32 0, i32 1, !dbg !111
  %83 = load i32, ptr %82, align 4, !dbg !111
  %84 = load i32, ptr %15, align 4, !dbg !112
  %85 = or i32 %83, %84, !dbg !113
  %86 = shl i32 %85, 1, !dbg !114
  store i32 %86, ptr %17, align 4, !dbg !109
    #dbg_declare(ptr %18, !115, !DIExpression(), !116)
  %87 = load ptr, ptr %14, align 8, !dbg !117
  %88 = getelementptr inbounds %struct.Frame, ptr %87, i32 0, i32 2, !dbg !118
  %89 = load i32, ptr %88, align 4, !dbg !118
  %90 = load i32, ptr %15, align 4, !dbg !119
  %91 = or i32 %89, %90, !dbg !120
  %92 = lshr i32 %91, 1, !dbg !121
  store i32 %92, ptr %18, align 4, !dbg !116
  %93 = getelementptr inbounds %struct.Frame, ptr %19, i32 0, i32 0, !dbg !122
  %94 = load i32, ptr %16, align 4, !dbg !123
  store i32 %94, ptr %93, align 4, !dbg !122
  %95 = getelementptr inbounds %struct.Frame, ptr %19, i32 0, i32 1, !dbg !122
  %96 = load i32, ptr %17, align 4, !dbg !124
  store i32 %96, ptr %95, align 4, !dbg !122
  %97 = getelementptr inbounds %struct.Frame, ptr %19, i32 0, i32 2, !dbg !122
  %98 = load i32, ptr %18, align 4, !dbg !125
  store i32 %98, ptr %97, align 4, !dbg !122
  %99 = getelementptr inbounds %struct.Frame, ptr %19, i32 0, i32 3, !dbg !122
  %100 = load i32, ptr %6, align 4, !dbg !126
  %101 = load i32, ptr %16, align 4, !dbg !127
  %102 = load i32, ptr %17, align 4, !dbg !128
  %103 = or i32 %101, %102, !dbg !129
  %104 = load i32, ptr %18, align 4, !dbg !130
  %105 = or i32 %103, %104, !dbg !131
  %106 = xor i32 %105, -1, !dbg !132
  %107 = and i32 %100, %106, !dbg !133
  store i32 %107, ptr %99, align 4, !dbg !122
  %108 = load i32, ptr %11, align 4, !dbg !134
  %109 = add nsw i32 %108, 1, !dbg !134
  store i32 %109, ptr %11, align 4, !dbg !134
  %110 = sext i32 %109 to i64, !dbg !135
  %111 = getelementptr inbounds [16 x %struct.Frame], ptr %10, i64 0, i64 %110, !dbg !135
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %111, ptr align 4 %19, i64 16, i1 false), !dbg !136
  br label %41, !dbg !62, !llvm.loop !79

112:                                              ; preds = %41
  %113 = load i32, ptr %12, align 4, !dbg !137
  store i32 %113, ptr %5, align 4, !dbg !138
  br label %114, !dbg !138

114:                                              ; preds = %112, %39
  %115 = load i32, ptr %5, align 4, !dbg !139
  ret i32 %115, !dbg !139
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @nqueens(i32 noundef %0, ptr noundef %1, ptr noundef %2) #2 !dbg !140 {
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
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca %struct.uint3, align 4
  %19 = alloca %struct.uint3, align 4
  %20 = alloca %struct.uint3, align 4
  %21 = alloca i32, align 4
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca %struct.uint3, align 4
  %26 = alloca %struct.uint3, align 4
  %27 = alloca %struct.uint3, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  store i32 %0, ptr %21, align 4
    #dbg_declare(ptr %21, !145, !DIExpression(), !146)
  store ptr %1, ptr %22, align 8
    #dbg_declare(ptr %22, !147, !DIExpression(), !148)
  store ptr %2, ptr %23, align 8
    #dbg_declare(ptr %23, !149, !DIExpression(), !150)
    #dbg_declare(ptr %24, !151, !DIExpression(), !152)
  %34 = call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !153
  %35 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !164
  %36 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !165
  store i32 %34, ptr %5, align 4
    #dbg_declare(ptr %5, !166, !DIExpression(), !170)
  store i32 %35, ptr %6, align 4
    #dbg_declare(ptr %6, !172, !DIExpression(), !173)
  store i32 %36, ptr %7, align 4
    #dbg_declare(ptr %7, !174, !DIExpression(), !175)
  %37 = load i32, ptr %5, align 4, !dbg !176
  store i32 %37, ptr %4, align 4, !dbg !177
  %38 = getelementptr inbounds %struct.uint3, ptr %4, i32 0, i32 1, !dbg !177
  %39 = load i32, ptr %6, align 4, !dbg !178
  store i32 %39, ptr %38, align 4, !dbg !177
  %40 = getelementptr inbounds %struct.uint3, ptr %4, i32 0, i32 2, !dbg !177
  %41 = load i32, ptr %7, align 4, !dbg !179
  store i32 %41, ptr %40, align 4, !dbg !177
  %42 = load %struct.uint3, ptr %4, align 4, !dbg !180
  %43 = extractvalue %struct.uint3 %42, 0, !dbg !181
  store i32 %43, ptr %20, align 4, !dbg !181
  %44 = getelementptr inbounds %struct.uint3, ptr %20, i32 0, i32 1, !dbg !181
  %45 = extractvalue %struct.uint3 %42, 1, !dbg !181
  store i32 %45, ptr %44, align 4, !dbg !181
  %46 = getelementptr inbounds %struct.uint3, ptr %20, i32 0, i32 2, !dbg !181
  %47 = extractvalue %struct.uint3 %42, 2, !dbg !181
  store i32 %47, ptr %46, align 4, !dbg !181
  %48 = load %struct.uint3, ptr %20, align 4, !dbg !182
  %49 = getelementptr inbounds %struct.uint3, ptr %25, i32 0, i32 0, !dbg !183
  %50 = extractvalue %struct.uint3 %48, 0, !dbg !183
  store i32 %50, ptr %49, align 4, !dbg !183
  %51 = getelementptr inbounds %struct.uint3, ptr %25, i32 0, i32 1, !dbg !183
  %52 = extractvalue %struct.uint3 %48, 1, !dbg !183
  store i32 %52, ptr %51, align 4, !dbg !183
  %53 = getelementptr inbounds %struct.uint3, ptr %25, i32 0, i32 2, !dbg !183
  %54 = extractvalue %struct.uint3 %48, 2, !dbg !183
  store i32 %54, ptr %53, align 4, !dbg !183
  %55 = getelementptr inbounds %struct.uint3, ptr %25, i32 0, i32 0, !dbg !184
  %56 = load i32, ptr %55, align 4, !dbg !184
  %57 = call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !185
  %58 = call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !188
  %59 = call range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !189
  store i32 %57, ptr %9, align 4
    #dbg_declare(ptr %9, !166, !DIExpression(), !190)
  store i32 %58, ptr %10, align 4
    #dbg_declare(ptr %10, !172, !DIExpression(), !192)
  store i32 %59, ptr %11, align 4
    #dbg_declare(ptr %11, !174, !DIExpression(), !193)
  %60 = load i32, ptr %9, align 4, !dbg !194
  store i32 %60, ptr %8, align 4, !dbg !195
  %61 = getelementptr inbounds %struct.uint3, ptr %8, i32 0, i32 1, !dbg !195
  %62 = load i32, ptr %10, align 4, !dbg !196
  store i32 %62, ptr %61, align 4, !dbg !195
  %63 = getelementptr inbounds %struct.uint3, ptr %8, i32 0, i32 2, !dbg !195
  %64 = load i32, ptr %11, align 4, !dbg !197
  store i32 %64, ptr %63, align 4, !dbg !195
  %65 = load %struct.uint3, ptr %8, align 4, !dbg !198
  %66 = extractvalue %struct.uint3 %65, 0, !dbg !199
  store i32 %66, ptr %19, align 4, !dbg !199
  %67 = getelementptr inbounds %struct.uint3, ptr %19, i32 0, i32 1, !dbg !199
  %68 = extractvalue %struct.uint3 %65, 1, !dbg !199
  store i32 %68, ptr %67, align 4, !dbg !199
  %69 = getelementptr inbounds %struct.uint3, ptr %19, i32 0, i32 2, !dbg !199
  %70 = extractvalue %struct.uint3 %65, 2, !dbg !199
  store i32 %70, ptr %69, align 4, !dbg !199
  %71 = load %struct.uint3, ptr %19, align 4, !dbg !200
  %72 = getelementptr inbounds %struct.uint3, ptr %26, i32 0, i32 0, !dbg !201
  %73 = extractvalue %struct.uint3 %71, 0, !dbg !201
  store i32 %73, ptr %72, align 4, !dbg !201
  %74 = getelementptr inbounds %struct.uint3, ptr %26, i32 0, i32 1, !dbg !201
  %75 = extractvalue %struct.uint3 %71, 1, !dbg !201
  store i32 %75, ptr %74, align 4, !dbg !201
  %76 = getelementptr inbounds %struct.uint3, ptr %26, i32 0, i32 2, !dbg !201
  %77 = extractvalue %struct.uint3 %71, 2, !dbg !201
  store i32 %77, ptr %76, align 4, !dbg !201
  %78 = getelementptr inbounds %struct.uint3, ptr %26, i32 0, i32 0, !dbg !202
  %79 = load i32, ptr %78, align 4, !dbg !202
  %80 = mul i32 %56, %79, !dbg !203
  %81 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !204
  %82 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !207
  %83 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !208
  store i32 %81, ptr %13, align 4
    #dbg_declare(ptr %13, !166, !DIExpression(), !209)
  store i32 %82, ptr %14, align 4
    #dbg_declare(ptr %14, !172, !DIExpression(), !211)
  store i32 %83, ptr %15, align 4
    #dbg_declare(ptr %15, !174, !DIExpression(), !212)
  %84 = load i32, ptr %13, align 4, !dbg !213
  store i32 %84, ptr %12, align 4, !dbg !214
  %85 = getelementptr inbounds %struct.uint3, ptr %12, i32 0, i32 1, !dbg !214
  %86 = load i32, ptr %14, align 4, !dbg !215
  store i32 %86, ptr %85, align 4, !dbg !214
  %87 = getelementptr inbounds %struct.uint3, ptr %12, i32 0, i32 2, !dbg !214
  %88 = load i32, ptr %15, align 4, !dbg !216
  store i32 %88, ptr %87, align 4, !dbg !214
  %89 = load %struct.uint3, ptr %12, align 4, !dbg !217
  %90 = extractvalue %struct.uint3 %89, 0, !dbg !218
  store i32 %90, ptr %18, align 4, !dbg !218
  %91 = getelementptr inbounds %struct.uint3, ptr %18, i32 0, i32 1, !dbg !218
  %92 = extractvalue %struct.uint3 %89, 1, !dbg !218
  store i32 %92, ptr %91, align 4, !dbg !218
  %93 = getelementptr inbounds %struct.uint3, ptr %18, i32 0, i32 2, !dbg !218
  %94 = extractvalue %struct.uint3 %89, 2, !dbg !218
  store i32 %94, ptr %93, align 4, !dbg !218
  %95 = load %struct.uint3, ptr %18, align 4, !dbg !219
  %96 = getelementptr inbounds %struct.uint3, ptr %27, i32 0, i32 0, !dbg !220
  %97 = extractvalue %struct.uint3 %95, 0, !dbg !220
  store i32 %97, ptr %96, align 4, !dbg !220
  %98 = getelementptr inbounds %struct.uint3, ptr %27, i32 0, i32 1, !dbg !220
  %99 = extractvalue %struct.uint3 %95, 1, !dbg !220
  store i32 %99, ptr %98, align 4, !dbg !220
  %100 = getelementptr inbounds %struct.uint3, ptr %27, i32 0, i32 2, !dbg !220
  %101 = extractvalue %struct.uint3 %95, 2, !dbg !220
  store i32 %101, ptr %100, align 4, !dbg !220
  %102 = getelementptr inbounds %struct.uint3, ptr %27, i32 0, i32 0, !dbg !221
  %103 = load i32, ptr %102, align 4, !dbg !221
  %104 = add i32 %80, %103, !dbg !222
  store i32 %104, ptr %24, align 4, !dbg !152
  %105 = load i32, ptr %24, align 4, !dbg !223
  %106 = load i32, ptr %21, align 4, !dbg !225
  %107 = load i32, ptr %21, align 4, !dbg !226
  %108 = mul nsw i32 %106, %107, !dbg !227
  %109 = icmp sge i32 %105, %108, !dbg !228
  br i1 %109, label %110, label %111, !dbg !229

110:                                              ; preds = %3
  br label %164, !dbg !230

111:                                              ; preds = %3
    #dbg_declare(ptr %28, !231, !DIExpression(), !232)
  %112 = load i32, ptr %21, align 4, !dbg !233
  %113 = shl i32 1, %112, !dbg !234
  %114 = sub i32 %113, 1, !dbg !235
  store i32 %114, ptr %28, align 4, !dbg !232
    #dbg_declare(ptr %29, !236, !DIExpression(), !237)
  %115 = load i32, ptr %24, align 4, !dbg !238
  %116 = load i32, ptr %21, align 4, !dbg !239
  %117 = srem i32 %115, %116, !dbg !240
  %118 = shl i32 1, %117, !dbg !241
  store i32 %118, ptr %29, align 4, !dbg !237
    #dbg_declare(ptr %30, !242, !DIExpression(), !243)
  %119 = load i32, ptr %24, align 4, !dbg !244
  %120 = load i32, ptr %21, align 4, !dbg !245
  %121 = sdiv i32 %119, %120, !dbg !246
  %122 = shl i32 1, %121, !dbg !247
  store i32 %122, ptr %30, align 4, !dbg !243
    #dbg_declare(ptr %31, !248, !DIExpression(), !249)
  %123 = load i32, ptr %29, align 4, !dbg !250
  %124 = shl i32 %123, 1, !dbg !251
  store i32 %124, ptr %31, align 4, !dbg !249
    #dbg_declare(ptr %32, !252, !DIExpression(), !253)
  %125 = load i32, ptr %29, align 4, !dbg !254
  %126 = lshr i32 %125, 1, !dbg !255
  store i32 %126, ptr %32, align 4, !dbg !253
    #dbg_declare(ptr %33, !256, !DIExpression(), !257)
  store i32 0, ptr %33, align 4, !dbg !257
  %127 = load i32, ptr %30, align 4, !dbg !258
  %128 = load i32, ptr %29, align 4, !dbg !260
  %129 = load i32, ptr %31, align 4, !dbg !261
  %130 = or i32 %128, %129, !dbg !262
  %131 = load i32, ptr %32, align 4, !dbg !263
  %132 = or i32 %130, %131, !dbg !264
  %133 = and i32 %127, %132, !dbg !265
  %134 = icmp eq i32 %133, 0, !dbg !266
  br i1 %134, label %135, label %149, !dbg !267

135:                                              ; preds = %111
  %136 = load i32, ptr %28, align 4, !dbg !268
  %137 = load i32, ptr %29, align 4, !dbg !269
  %138 = load i32, ptr %30, align 4, !dbg !270
  %139 = or i32 %137, %138, !dbg !271
  %140 = load i32, ptr %31, align 4, !dbg !272
  %141 = load i32, ptr %30, align 4, !dbg !273
  %142 = or i32 %140, %141, !dbg !274
  %143 = shl i32 %142, 1, !dbg !275
  %144 = load i32, ptr %32, align 4, !dbg !276
  %145 = load i32, ptr %30, align 4, !dbg !277
  %146 = or i32 %144, %145, !dbg !278
  %147 = lshr i32 %146, 1, !dbg !279
  %148 = call noundef i32 @_Z6searchjjjj(i32 noundef %136, i32 noundef %139, i32 noundef %143, i32 noundef %147) #4, !dbg !280
  store i32 %148, ptr %33, align 4, !dbg !281
  br label %149, !dbg !282

149:                                              ; preds = %135, %111
  %150 = load i32, ptr %33, align 4, !dbg !283
  %151 = load ptr, ptr %23, align 8, !dbg !284
  %152 = load i32, ptr %24, align 4, !dbg !285
  %153 = sext i32 %152 to i64, !dbg !284
  %154 = getelementptr inbounds i32, ptr %151, i64 %153, !dbg !284
  store i32 %150, ptr %154, align 4, !dbg !286
  %155 = load i32, ptr %33, align 4, !dbg !287
  %156 = icmp sgt i32 %155, 0, !dbg !289
  br i1 %156, label %157, label %164, !dbg !290

157:                                              ; preds = %149
  %158 = load ptr, ptr %22, align 8, !dbg !291
  %159 = load i32, ptr %33, align 4, !dbg !292
  %160 = sext i32 %159 to i64, !dbg !292
  store ptr %158, ptr %16, align 8
    #dbg_declare(ptr %16, !293, !DIExpression(), !297)
  store i64 %160, ptr %17, align 8
    #dbg_declare(ptr %17, !299, !DIExpression(), !300)
  %161 = load ptr, ptr %16, align 8, !dbg !301
  %162 = load i64, ptr %17, align 8, !dbg !302
  %163 = atomicrmw add ptr %161, i64 %162 seq_cst, align 8, !dbg !303
  br label %164, !dbg !304

164:                                              ; preds = %110, %157, %149
  ret void, !dbg !305
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!7}
!llvm.module.flags = !{!8, !9, !10, !11, !12}
!llvm.ident = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "nqueens.cu", directory: ".")
!2 = !{!3, !4, !5, !6}
!3 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!7 = !{ptr @nqueens, !"kernel", i32 1}
!8 = !{i32 7, !"Dwarf Version", i32 2}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!12 = !{i32 7, !"frame-pointer", i32 2}
!13 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!14 = distinct !DISubprogram(name: "search", linkageName: "_Z6searchjjjj", scope: !1, file: !1, line: 11, type: !15, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !4, !4, !4, !4}
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "all", arg: 1, scope: !14, file: !1, line: 11, type: !4)
!20 = !DILocation(line: 11, column: 32, scope: !14)
!21 = !DILocalVariable(name: "columns", arg: 2, scope: !14, file: !1, line: 11, type: !4)
!22 = !DILocation(line: 11, column: 46, scope: !14)
!23 = !DILocalVariable(name: "left", arg: 3, scope: !14, file: !1, line: 11, type: !4)
!24 = !DILocation(line: 11, column: 64, scope: !14)
!25 = !DILocalVariable(name: "right", arg: 4, scope: !14, file: !1, line: 11, type: !4)
!26 = !DILocation(line: 11, column: 79, scope: !14)
!27 = !DILocalVariable(name: "stack", scope: !14, file: !1, line: 12, type: !28)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 2048, elements: !35)
!29 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Frame", file: !1, line: 7, size: 128, flags: DIFlagTypePassByValue, elements: !30, identifier: "_ZTS5Frame")
!30 = !{!31, !32, !33, !34}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "columns", scope: !29, file: !1, line: 8, baseType: !4, size: 32)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "left", scope: !29, file: !1, line: 8, baseType: !4, size: 32, offset: 32)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "right", scope: !29, file: !1, line: 8, baseType: !4, size: 32, offset: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "todo", scope: !29, file: !1, line: 8, baseType: !4, size: 32, offset: 96)
!35 = !{!36}
!36 = !DISubrange(count: 16)
!37 = !DILocation(line: 12, column: 11, scope: !14)
!38 = !DILocalVariable(name: "depth", scope: !14, file: !1, line: 13, type: !17)
!39 = !DILocation(line: 13, column: 9, scope: !14)
!40 = !DILocalVariable(name: "count", scope: !14, file: !1, line: 13, type: !17)
!41 = !DILocation(line: 13, column: 20, scope: !14)
!42 = !DILocation(line: 14, column: 21, scope: !14)
!43 = !DILocation(line: 14, column: 22, scope: !14)
!44 = !DILocation(line: 14, column: 31, scope: !14)
!45 = !DILocation(line: 14, column: 37, scope: !14)
!46 = !DILocation(line: 14, column: 44, scope: !14)
!47 = !DILocation(line: 14, column: 52, scope: !14)
!48 = !DILocation(line: 14, column: 62, scope: !14)
!49 = !DILocation(line: 14, column: 60, scope: !14)
!50 = !DILocation(line: 14, column: 69, scope: !14)
!51 = !DILocation(line: 14, column: 67, scope: !14)
!52 = !DILocation(line: 14, column: 50, scope: !14)
!53 = !DILocation(line: 14, column: 48, scope: !14)
!54 = !DILocation(line: 14, column: 5, scope: !14)
!55 = !DILocation(line: 14, column: 14, scope: !14)
!56 = !DILocation(line: 15, column: 9, scope: !57)
!57 = distinct !DILexicalBlock(scope: !14, file: !1, line: 15, column: 9)
!58 = !DILocation(line: 15, column: 20, scope: !57)
!59 = !DILocation(line: 15, column: 17, scope: !57)
!60 = !DILocation(line: 15, column: 9, scope: !14)
!61 = !DILocation(line: 16, column: 9, scope: !57)
!62 = !DILocation(line: 17, column: 5, scope: !14)
!63 = !DILocation(line: 17, column: 12, scope: !14)
!64 = !DILocation(line: 17, column: 18, scope: !14)
!65 = !DILocalVariable(name: "f", scope: !66, file: !1, line: 18, type: !67)
!66 = distinct !DILexicalBlock(scope: !14, file: !1, line: 17, column: 24)
!67 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !29, size: 64)
!68 = !DILocation(line: 18, column: 16, scope: !66)
!69 = !DILocation(line: 18, column: 26, scope: !66)
!70 = !DILocation(line: 18, column: 20, scope: !66)
!71 = !DILocation(line: 19, column: 13, scope: !72)
!72 = distinct !DILexicalBlock(scope: !66, file: !1, line: 19, column: 13)
!73 = !DILocation(line: 19, column: 15, scope: !72)
!74 = !DILocation(line: 19, column: 20, scope: !72)
!75 = !DILocation(line: 19, column: 13, scope: !66)
!76 = !DILocation(line: 20, column: 18, scope: !77)
!77 = distinct !DILexicalBlock(scope: !72, file: !1, line: 19, column: 26)
!78 = !DILocation(line: 21, column: 13, scope: !77)
!79 = distinct !{!79, !62, !80, !81}
!80 = !DILocation(line: 32, column: 5, scope: !14)
!81 = !{!"llvm.loop.mustprogress"}
!82 = !DILocalVariable(name: "bit", scope: !66, file: !1, line: 23, type: !4)
!83 = !DILocation(line: 23, column: 18, scope: !66)
!84 = !DILocation(line: 23, column: 24, scope: !66)
!85 = !DILocation(line: 23, column: 26, scope: !66)
!86 = !DILocation(line: 23, column: 34, scope: !66)
!87 = !DILocation(line: 23, column: 36, scope: !66)
!88 = !DILocation(line: 23, column: 33, scope: !66)
!89 = !DILocation(line: 23, column: 31, scope: !66)
!90 = !DILocation(line: 24, column: 19, scope: !66)
!91 = !DILocation(line: 24, column: 9, scope: !66)
!92 = !DILocation(line: 24, column: 11, scope: !66)
!93 = !DILocation(line: 24, column: 16, scope: !66)
!94 = !DILocalVariable(name: "c", scope: !66, file: !1, line: 25, type: !4)
!95 = !DILocation(line: 25, column: 18, scope: !66)
!96 = !DILocation(line: 25, column: 22, scope: !66)
!97 = !DILocation(line: 25, column: 24, scope: !66)
!98 = !DILocation(line: 25, column: 34, scope: !66)
!99 = !DILocation(line: 25, column: 32, scope: !66)
!100 = !DILocation(line: 26, column: 13, scope: !101)
!101 = distinct !DILexicalBlock(scope: !66, file: !1, line: 26, column: 13)
!102 = !DILocation(line: 26, column: 18, scope: !101)
!103 = !DILocation(line: 26, column: 15, scope: !101)
!104 = !DILocation(line: 26, column: 13, scope: !66)
!105 = !DILocation(line: 27, column: 18, scope: !106)
!106 = distinct !DILexicalBlock(scope: !101, file: !1, line: 26, column: 23)
!107 = !DILocation(line: 28, column: 13, scope: !106)
!108 = !DILocalVariable(name: "l", scope: !66, file: !1, line: 30, type: !4)
!109 = !DILocation(line: 30, column: 18, scope: !66)
!110 = !DILocation(line: 30, column: 23, scope: !66)
!111 = !DILocation(line: 30, column: 25, scope: !66)
!112 = !DILocation(line: 30, column: 32, scope: !66)
!113 = !DILocation(line: 30, column: 30, scope: !66)
!114 = !DILocation(line: 30, column: 37, scope: !66)
!115 = !DILocalVariable(name: "r", scope: !66, file: !1, line: 30, type: !4)
!116 = !DILocation(line: 30, column: 43, scope: !66)
!117 = !DILocation(line: 30, column: 48, scope: !66)
!118 = !DILocation(line: 30, column: 50, scope: !66)
!119 = !DILocation(line: 30, column: 58, scope: !66)
!120 = !DILocation(line: 30, column: 56, scope: !66)
!121 = !DILocation(line: 30, column: 63, scope: !66)
!122 = !DILocation(line: 31, column: 31, scope: !66)
!123 = !DILocation(line: 31, column: 32, scope: !66)
!124 = !DILocation(line: 31, column: 35, scope: !66)
!125 = !DILocation(line: 31, column: 38, scope: !66)
!126 = !DILocation(line: 31, column: 41, scope: !66)
!127 = !DILocation(line: 31, column: 49, scope: !66)
!128 = !DILocation(line: 31, column: 53, scope: !66)
!129 = !DILocation(line: 31, column: 51, scope: !66)
!130 = !DILocation(line: 31, column: 57, scope: !66)
!131 = !DILocation(line: 31, column: 55, scope: !66)
!132 = !DILocation(line: 31, column: 47, scope: !66)
!133 = !DILocation(line: 31, column: 45, scope: !66)
!134 = !DILocation(line: 31, column: 15, scope: !66)
!135 = !DILocation(line: 31, column: 9, scope: !66)
!136 = !DILocation(line: 31, column: 24, scope: !66)
!137 = !DILocation(line: 33, column: 12, scope: !14)
!138 = !DILocation(line: 33, column: 5, scope: !14)
!139 = !DILocation(line: 34, column: 1, scope: !14)
!140 = distinct !DISubprogram(name: "nqueens", scope: !1, file: !1, line: 36, type: !141, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!141 = !DISubroutineType(types: !142)
!142 = !{null, !17, !143, !144}
!143 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!144 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!145 = !DILocalVariable(name: "n", arg: 1, scope: !140, file: !1, line: 36, type: !17)
!146 = !DILocation(line: 36, column: 40, scope: !140)
!147 = !DILocalVariable(name: "solutions", arg: 2, scope: !140, file: !1, line: 36, type: !143)
!148 = !DILocation(line: 36, column: 63, scope: !140)
!149 = !DILocalVariable(name: "per_start", arg: 3, scope: !140, file: !1, line: 36, type: !144)
!150 = !DILocation(line: 36, column: 79, scope: !140)
!151 = !DILocalVariable(name: "t", scope: !140, file: !1, line: 37, type: !17)
!152 = !DILocation(line: 37, column: 9, scope: !140)
!153 = !DILocation(line: 34, column: 24, scope: !154, inlinedAt: !163)
!154 = distinct !DISubprogram(name: "mini_block", linkageName: "_Z10mini_blockv", scope: !155, file: !155, line: 33, type: !156, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!155 = !DIFile(filename: "./mini_cuda.h", directory: ".")
!156 = !DISubroutineType(types: !157)
!157 = !{!158}
!158 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "uint3", file: !155, line: 14, size: 96, flags: DIFlagTypePassByValue, elements: !159, identifier: "_ZTS5uint3")
!159 = !{!160, !161, !162}
!160 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !158, file: !155, line: 15, baseType: !4, size: 32)
!161 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !158, file: !155, line: 15, baseType: !4, size: 32, offset: 32)
!162 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !158, file: !155, line: 15, baseType: !4, size: 32, offset: 64)
!163 = distinct !DILocation(line: 37, column: 13, scope: !140)
!164 = !DILocation(line: 34, column: 56, scope: !154, inlinedAt: !163)
!165 = !DILocation(line: 35, column: 24, scope: !154, inlinedAt: !163)
!166 = !DILocalVariable(name: "x", arg: 1, scope: !167, file: !155, line: 26, type: !17)
!167 = distinct !DISubprogram(name: "mini_vector", linkageName: "_Z11mini_vectoriii", scope: !155, file: !155, line: 26, type: !168, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!168 = !DISubroutineType(types: !169)
!169 = !{!158, !17, !17, !17}
!170 = !DILocation(line: 26, column: 50, scope: !167, inlinedAt: !171)
!171 = distinct !DILocation(line: 34, column: 12, scope: !154, inlinedAt: !163)
!172 = !DILocalVariable(name: "y", arg: 2, scope: !167, file: !155, line: 26, type: !17)
!173 = !DILocation(line: 26, column: 57, scope: !167, inlinedAt: !171)
!174 = !DILocalVariable(name: "z", arg: 3, scope: !167, file: !155, line: 26, type: !17)
!175 = !DILocation(line: 26, column: 64, scope: !167, inlinedAt: !171)
!176 = !DILocation(line: 27, column: 23, scope: !167, inlinedAt: !171)
!177 = !DILocation(line: 27, column: 12, scope: !167, inlinedAt: !171)
!178 = !DILocation(line: 27, column: 36, scope: !167, inlinedAt: !171)
!179 = !DILocation(line: 27, column: 49, scope: !167, inlinedAt: !171)
!180 = !DILocation(line: 27, column: 5, scope: !167, inlinedAt: !171)
!181 = !DILocation(line: 34, column: 12, scope: !154, inlinedAt: !163)
!182 = !DILocation(line: 34, column: 5, scope: !154, inlinedAt: !163)
!183 = !DILocation(line: 37, column: 13, scope: !140)
!184 = !DILocation(line: 37, column: 22, scope: !140)
!185 = !DILocation(line: 38, column: 24, scope: !186, inlinedAt: !187)
!186 = distinct !DISubprogram(name: "mini_block_dim", linkageName: "_Z14mini_block_dimv", scope: !155, file: !155, line: 37, type: !156, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!187 = distinct !DILocation(line: 37, column: 26, scope: !140)
!188 = !DILocation(line: 38, column: 55, scope: !186, inlinedAt: !187)
!189 = !DILocation(line: 39, column: 24, scope: !186, inlinedAt: !187)
!190 = !DILocation(line: 26, column: 50, scope: !167, inlinedAt: !191)
!191 = distinct !DILocation(line: 38, column: 12, scope: !186, inlinedAt: !187)
!192 = !DILocation(line: 26, column: 57, scope: !167, inlinedAt: !191)
!193 = !DILocation(line: 26, column: 64, scope: !167, inlinedAt: !191)
!194 = !DILocation(line: 27, column: 23, scope: !167, inlinedAt: !191)
!195 = !DILocation(line: 27, column: 12, scope: !167, inlinedAt: !191)
!196 = !DILocation(line: 27, column: 36, scope: !167, inlinedAt: !191)
!197 = !DILocation(line: 27, column: 49, scope: !167, inlinedAt: !191)
!198 = !DILocation(line: 27, column: 5, scope: !167, inlinedAt: !191)
!199 = !DILocation(line: 38, column: 12, scope: !186, inlinedAt: !187)
!200 = !DILocation(line: 38, column: 5, scope: !186, inlinedAt: !187)
!201 = !DILocation(line: 37, column: 26, scope: !140)
!202 = !DILocation(line: 37, column: 35, scope: !140)
!203 = !DILocation(line: 37, column: 24, scope: !140)
!204 = !DILocation(line: 30, column: 24, scope: !205, inlinedAt: !206)
!205 = distinct !DISubprogram(name: "mini_thread", linkageName: "_Z11mini_threadv", scope: !155, file: !155, line: 29, type: !156, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!206 = distinct !DILocation(line: 37, column: 39, scope: !140)
!207 = !DILocation(line: 30, column: 54, scope: !205, inlinedAt: !206)
!208 = !DILocation(line: 31, column: 24, scope: !205, inlinedAt: !206)
!209 = !DILocation(line: 26, column: 50, scope: !167, inlinedAt: !210)
!210 = distinct !DILocation(line: 30, column: 12, scope: !205, inlinedAt: !206)
!211 = !DILocation(line: 26, column: 57, scope: !167, inlinedAt: !210)
!212 = !DILocation(line: 26, column: 64, scope: !167, inlinedAt: !210)
!213 = !DILocation(line: 27, column: 23, scope: !167, inlinedAt: !210)
!214 = !DILocation(line: 27, column: 12, scope: !167, inlinedAt: !210)
!215 = !DILocation(line: 27, column: 36, scope: !167, inlinedAt: !210)
!216 = !DILocation(line: 27, column: 49, scope: !167, inlinedAt: !210)
!217 = !DILocation(line: 27, column: 5, scope: !167, inlinedAt: !210)
!218 = !DILocation(line: 30, column: 12, scope: !205, inlinedAt: !206)
!219 = !DILocation(line: 30, column: 5, scope: !205, inlinedAt: !206)
!220 = !DILocation(line: 37, column: 39, scope: !140)
!221 = !DILocation(line: 37, column: 49, scope: !140)
!222 = !DILocation(line: 37, column: 37, scope: !140)
!223 = !DILocation(line: 38, column: 9, scope: !224)
!224 = distinct !DILexicalBlock(scope: !140, file: !1, line: 38, column: 9)
!225 = !DILocation(line: 38, column: 14, scope: !224)
!226 = !DILocation(line: 38, column: 18, scope: !224)
!227 = !DILocation(line: 38, column: 16, scope: !224)
!228 = !DILocation(line: 38, column: 11, scope: !224)
!229 = !DILocation(line: 38, column: 9, scope: !140)
!230 = !DILocation(line: 39, column: 9, scope: !224)
!231 = !DILocalVariable(name: "all", scope: !140, file: !1, line: 40, type: !4)
!232 = !DILocation(line: 40, column: 14, scope: !140)
!233 = !DILocation(line: 40, column: 27, scope: !140)
!234 = !DILocation(line: 40, column: 24, scope: !140)
!235 = !DILocation(line: 40, column: 30, scope: !140)
!236 = !DILocalVariable(name: "first", scope: !140, file: !1, line: 41, type: !4)
!237 = !DILocation(line: 41, column: 14, scope: !140)
!238 = !DILocation(line: 41, column: 28, scope: !140)
!239 = !DILocation(line: 41, column: 32, scope: !140)
!240 = !DILocation(line: 41, column: 30, scope: !140)
!241 = !DILocation(line: 41, column: 25, scope: !140)
!242 = !DILocalVariable(name: "second", scope: !140, file: !1, line: 41, type: !4)
!243 = !DILocation(line: 41, column: 35, scope: !140)
!244 = !DILocation(line: 41, column: 50, scope: !140)
!245 = !DILocation(line: 41, column: 54, scope: !140)
!246 = !DILocation(line: 41, column: 52, scope: !140)
!247 = !DILocation(line: 41, column: 47, scope: !140)
!248 = !DILocalVariable(name: "left", scope: !140, file: !1, line: 42, type: !4)
!249 = !DILocation(line: 42, column: 14, scope: !140)
!250 = !DILocation(line: 42, column: 21, scope: !140)
!251 = !DILocation(line: 42, column: 27, scope: !140)
!252 = !DILocalVariable(name: "right", scope: !140, file: !1, line: 42, type: !4)
!253 = !DILocation(line: 42, column: 33, scope: !140)
!254 = !DILocation(line: 42, column: 41, scope: !140)
!255 = !DILocation(line: 42, column: 47, scope: !140)
!256 = !DILocalVariable(name: "count", scope: !140, file: !1, line: 43, type: !17)
!257 = !DILocation(line: 43, column: 9, scope: !140)
!258 = !DILocation(line: 44, column: 10, scope: !259)
!259 = distinct !DILexicalBlock(scope: !140, file: !1, line: 44, column: 9)
!260 = !DILocation(line: 44, column: 20, scope: !259)
!261 = !DILocation(line: 44, column: 28, scope: !259)
!262 = !DILocation(line: 44, column: 26, scope: !259)
!263 = !DILocation(line: 44, column: 35, scope: !259)
!264 = !DILocation(line: 44, column: 33, scope: !259)
!265 = !DILocation(line: 44, column: 17, scope: !259)
!266 = !DILocation(line: 44, column: 43, scope: !259)
!267 = !DILocation(line: 44, column: 9, scope: !140)
!268 = !DILocation(line: 45, column: 24, scope: !259)
!269 = !DILocation(line: 45, column: 29, scope: !259)
!270 = !DILocation(line: 45, column: 37, scope: !259)
!271 = !DILocation(line: 45, column: 35, scope: !259)
!272 = !DILocation(line: 45, column: 46, scope: !259)
!273 = !DILocation(line: 45, column: 53, scope: !259)
!274 = !DILocation(line: 45, column: 51, scope: !259)
!275 = !DILocation(line: 45, column: 61, scope: !259)
!276 = !DILocation(line: 45, column: 68, scope: !259)
!277 = !DILocation(line: 45, column: 76, scope: !259)
!278 = !DILocation(line: 45, column: 74, scope: !259)
!279 = !DILocation(line: 45, column: 84, scope: !259)
!280 = !DILocation(line: 45, column: 17, scope: !259)
!281 = !DILocation(line: 45, column: 15, scope: !259)
!282 = !DILocation(line: 45, column: 9, scope: !259)
!283 = !DILocation(line: 46, column: 20, scope: !140)
!284 = !DILocation(line: 46, column: 5, scope: !140)
!285 = !DILocation(line: 46, column: 15, scope: !140)
!286 = !DILocation(line: 46, column: 18, scope: !140)
!287 = !DILocation(line: 47, column: 9, scope: !288)
!288 = distinct !DILexicalBlock(scope: !140, file: !1, line: 47, column: 9)
!289 = !DILocation(line: 47, column: 15, scope: !288)
!290 = !DILocation(line: 47, column: 9, scope: !140)
!291 = !DILocation(line: 48, column: 19, scope: !288)
!292 = !DILocation(line: 48, column: 50, scope: !288)
!293 = !DILocalVariable(name: "p", arg: 1, scope: !294, file: !155, line: 57, type: !143)
!294 = distinct !DISubprogram(name: "atomicAdd", linkageName: "_Z9atomicAddPyy", scope: !155, file: !155, line: 57, type: !295, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !18)
!295 = !DISubroutineType(types: !296)
!296 = !{!3, !143, !3}
!297 = !DILocation(line: 57, column: 77, scope: !294, inlinedAt: !298)
!298 = distinct !DILocation(line: 48, column: 9, scope: !288)
!299 = !DILocalVariable(name: "v", arg: 2, scope: !294, file: !155, line: 57, type: !3)
!300 = !DILocation(line: 57, column: 99, scope: !294, inlinedAt: !298)
!301 = !DILocation(line: 58, column: 68, scope: !294, inlinedAt: !298)
!302 = !DILocation(line: 58, column: 82, scope: !294, inlinedAt: !298)
!303 = !DILocation(line: 58, column: 32, scope: !294, inlinedAt: !298)
!304 = !DILocation(line: 48, column: 9, scope: !288)
!305 = !DILocation(line: 49, column: 1, scope: !140)
