; ModuleID = 'recursion.cu'
source_filename = "recursion.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.uint3 = type { i32, i32, i32 }

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z9ackermannii(i32 noundef %0, i32 noundef %1) #0 !dbg !11 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !16, !DIExpression(), !17)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !18, !DIExpression(), !19)
  %6 = load i32, ptr %4, align 4, !dbg !20
  %7 = icmp eq i32 %6, 0, !dbg !22
  br i1 %7, label %8, label %11, !dbg !23

8:                                                ; preds = %2
  %9 = load i32, ptr %5, align 4, !dbg !24
  %10 = add nsw i32 %9, 1, !dbg !25
  store i32 %10, ptr %3, align 4, !dbg !26
  br label %26, !dbg !26

11:                                               ; preds = %2
  %12 = load i32, ptr %5, align 4, !dbg !27
  %13 = icmp eq i32 %12, 0, !dbg !29
  br i1 %13, label %14, label %18, !dbg !30

14:                                               ; preds = %11
  %15 = load i32, ptr %4, align 4, !dbg !31
  %16 = sub nsw i32 %15, 1, !dbg !32
  %17 = call noundef i32 @_Z9ackermannii(i32 noundef %16, i32 noundef 1) #3, !dbg !33
  store i32 %17, ptr %3, align 4, !dbg !34
  br label %26, !dbg !34

18:                                               ; preds = %11
  %19 = load i32, ptr %4, align 4, !dbg !35
  %20 = sub nsw i32 %19, 1, !dbg !36
  %21 = load i32, ptr %4, align 4, !dbg !37
  %22 = load i32, ptr %5, align 4, !dbg !38
  %23 = sub nsw i32 %22, 1, !dbg !39
  %24 = call noundef i32 @_Z9ackermannii(i32 noundef %21, i32 noundef %23) #3, !dbg !40
  %25 = call noundef i32 @_Z9ackermannii(i32 noundef %20, i32 noundef %24) #3, !dbg !41
  store i32 %25, ptr %3, align 4, !dbg !42
  br label %26, !dbg !42

26:                                               ; preds = %18, %14, %8
  %27 = load i32, ptr %3, align 4, !dbg !43
  ret i32 %27, !dbg !43
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef zeroext i1 @_Z7is_eveni(i32 noundef %0) #0 !dbg !44 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !48, !DIExpression(), !49)
  %3 = load i32, ptr %2, align 4, !dbg !50
  %4 = icmp eq i32 %3, 0, !dbg !51
  br i1 %4, label %5, label %6, !dbg !50

5:                                                ; preds = %1
  br label %10, !dbg !50

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4, !dbg !52
  %8 = sub nsw i32 %7, 1, !dbg !53
  %9 = call noundef zeroext i1 @_Z6is_oddi(i32 noundef %8) #3, !dbg !54
  br label %10, !dbg !50

10:                                               ; preds = %6, %5
  %11 = phi i1 [ true, %5 ], [ %9, %6 ], !dbg !50
  ret i1 %11, !dbg !55
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef zeroext i1 @_Z6is_oddi(i32 noundef %0) #0 !dbg !56 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !57, !DIExpression(), !58)
  %3 = load i32, ptr %2, align 4, !dbg !59
  %4 = icmp eq i32 %3, 0, !dbg !60
  br i1 %4, label %5, label %6, !dbg !59

5:                                                ; preds = %1
  br label %10, !dbg !59

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4, !dbg !61
  %8 = sub nsw i32 %7, 1, !dbg !62
  %9 = call noundef zeroext i1 @_Z7is_eveni(i32 noundef %8) #3, !dbg !63
  br label %10, !dbg !59

10:                                               ; preds = %6, %5
  %11 = phi i1 [ false, %5 ], [ %9, %6 ], !dbg !59
  ret i1 %11, !dbg !64
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z9quicksortPiii(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 !dbg !65 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
    #dbg_declare(ptr %7, !69, !DIExpression(), !70)
  store i32 %1, ptr %8, align 4
    #dbg_declare(ptr %8, !71, !DIExpression(), !72)
  store i32 %2, ptr %9, align 4
    #dbg_declare(ptr %9, !73, !DIExpression(), !74)
  %16 = load i32, ptr %8, align 4, !dbg !75
  %17 = load i32, ptr %9, align 4, !dbg !77
  %18 = icmp sge i32 %16, %17, !dbg !78
  br i1 %18, label %19, label %20, !dbg !79

19:                                               ; preds = %3
  store i32 0, ptr %6, align 4, !dbg !80
  br label %107, !dbg !80

20:                                               ; preds = %3
    #dbg_declare(ptr %10, !81, !DIExpression(), !82)
  %21 = load ptr, ptr %7, align 8, !dbg !83
  %22 = load i32, ptr %8, align 4, !dbg !84
  %23 = load i32, ptr %9, align 4, !dbg !85
  %24 = add nsw i32 %22, %23, !dbg !86
  %25 = sdiv i32 %24, 2, !dbg !87
  %26 = sext i32 %25 to i64, !dbg !83
  %27 = getelementptr inbounds i32, ptr %21, i64 %26, !dbg !83
  %28 = load i32, ptr %27, align 4, !dbg !83
  store i32 %28, ptr %10, align 4, !dbg !82
    #dbg_declare(ptr %11, !88, !DIExpression(), !89)
  %29 = load i32, ptr %8, align 4, !dbg !90
  store i32 %29, ptr %11, align 4, !dbg !89
    #dbg_declare(ptr %12, !91, !DIExpression(), !92)
  %30 = load i32, ptr %9, align 4, !dbg !93
  store i32 %30, ptr %12, align 4, !dbg !92
  br label %31, !dbg !94

31:                                               ; preds = %85, %20
  %32 = load i32, ptr %11, align 4, !dbg !95
  %33 = load i32, ptr %12, align 4, !dbg !96
  %34 = icmp sle i32 %32, %33, !dbg !97
  br i1 %34, label %35, label %86, !dbg !94

35:                                               ; preds = %31
  br label %36, !dbg !98

36:                                               ; preds = %44, %35
  %37 = load ptr, ptr %7, align 8, !dbg !100
  %38 = load i32, ptr %11, align 4, !dbg !101
  %39 = sext i32 %38 to i64, !dbg !100
  %40 = getelementptr inbounds i32, ptr %37, i64 %39, !dbg !100
  %41 = load i32, ptr %40, align 4, !dbg !100
  %42 = load i32, ptr %10, align 4, !dbg !102
  %43 = icmp slt i32 %41, %42, !dbg !103
  br i1 %43, label %44, label %47, !dbg !98

44:                                               ; preds = %36
  %45 = load i32, ptr %11, align 4, !dbg !104
  %46 = add nsw i32 %45, 1, !dbg !104
  store i32 %46, ptr %11, align 4, !dbg !104
  br label %36, !dbg !98, !llvm.loop !105

47:                                               ; preds = %36
  br label %48, !dbg !107

48:                                               ; preds = %56, %47
  %49 = load ptr, ptr %7, align 8, !dbg !108
  %50 = load i32, ptr %12, align 4, !dbg !109
  %51 = sext i32 %50 to i64, !dbg !108
  %52 = getelementptr inbounds i32, ptr %49, i64 %51, !dbg !108
  %53 = load i32, ptr %52, align 4, !dbg !108
  %54 = load i32, ptr %10, align 4, !dbg !110
  %55 = icmp sgt i32 %53, %54, !dbg !111
  br i1 %55, label %56, label %59, !dbg !107

56:                                               ; preds = %48
  %57 = load i32, ptr %12, align 4, !dbg !112
  %58 = add nsw i32 %57, -1, !dbg !112
  store i32 %58, ptr %12, align 4, !dbg !112
  br label %48, !dbg !107, !llvm.loop !113

59:                                               ; preds = %48
  %60 = load i32, ptr %11, align 4, !dbg !114
  %61 = load i32, ptr %12, align 4, !dbg !116
  %62 = icmp sle i32 %60, %61, !dbg !117
  br i1 %62, label %63, label %85, !dbg !118

63:                                               ; preds = %59
    #dbg_declare(ptr %13, !119, !DIExpression(), !121)
  %64 = load ptr, ptr %7, align 8, !dbg !122
  %65 = load i32, ptr %11, align 4, !dbg !123
  %66 = sext i32 %65 to i64, !dbg !122
  %67 = getelementptr inbounds i32, ptr %64, i64 %66, !dbg !122
  %68 = load i32, ptr %67, align 4, !dbg !122
  store i32 %68, ptr %13, align 4, !dbg !121
  %69 = load ptr, ptr %7, align 8, !dbg !124
  %70 = load i32, ptr %12, align 4, !dbg !125
  %71 = sext i32 %70 to i64, !dbg !124
  %72 = getelementptr inbounds i32, ptr %69, i64 %71, !dbg !124
  %73 = load i32, ptr %72, align 4, !dbg !124
  %74 = load ptr, ptr %7, align 8, !dbg !126
  %75 = load i32, ptr %11, align 4, !dbg !127
  %76 = add nsw i32 %75, 1, !dbg !127
  store i32 %76, ptr %11, align 4, !dbg !127
  %77 = sext i32 %75 to i64, !dbg !126
  %78 = getelementptr inbounds i32, ptr %74, i64 %77, !dbg !126
  store i32 %73, ptr %78, align 4, !dbg !128
  %79 = load i32, ptr %13, align 4, !dbg !129
  %80 = load ptr, ptr %7, align 8, !dbg !130
  %81 = load i32, ptr %12, align 4, !dbg !131
  %82 = add nsw i32 %81, -1, !dbg !131
  store i32 %82, ptr %12, align 4, !dbg !131
  %83 = sext i32 %81 to i64, !dbg !130
  %84 = getelementptr inbounds i32, ptr %80, i64 %83, !dbg !130
  store i32 %79, ptr %84, align 4, !dbg !132
  br label %85, !dbg !133

85:                                               ; preds = %63, %59
  br label %31, !dbg !94, !llvm.loop !134

86:                                               ; preds = %31
    #dbg_declare(ptr %14, !136, !DIExpression(), !137)
  %87 = load ptr, ptr %7, align 8, !dbg !138
  %88 = load i32, ptr %8, align 4, !dbg !139
  %89 = load i32, ptr %12, align 4, !dbg !140
  %90 = call noundef i32 @_Z9quicksortPiii(ptr noundef %87, i32 noundef %88, i32 noundef %89) #3, !dbg !141
  store i32 %90, ptr %14, align 4, !dbg !137
    #dbg_declare(ptr %15, !142, !DIExpression(), !143)
  %91 = load ptr, ptr %7, align 8, !dbg !144
  %92 = load i32, ptr %11, align 4, !dbg !145
  %93 = load i32, ptr %9, align 4, !dbg !146
  %94 = call noundef i32 @_Z9quicksortPiii(ptr noundef %91, i32 noundef %92, i32 noundef %93) #3, !dbg !147
  store i32 %94, ptr %15, align 4, !dbg !143
  %95 = load i32, ptr %14, align 4, !dbg !148
  %96 = load i32, ptr %15, align 4, !dbg !149
  store i32 %95, ptr %4, align 4
    #dbg_declare(ptr %4, !150, !DIExpression(), !153)
  store i32 %96, ptr %5, align 4
    #dbg_declare(ptr %5, !155, !DIExpression(), !156)
  %97 = load i32, ptr %4, align 4, !dbg !157
  %98 = load i32, ptr %5, align 4, !dbg !158
  %99 = icmp sgt i32 %97, %98, !dbg !159
  br i1 %99, label %100, label %102, !dbg !157

100:                                              ; preds = %86
  %101 = load i32, ptr %4, align 4, !dbg !160
  br label %104, !dbg !157

102:                                              ; preds = %86
  %103 = load i32, ptr %5, align 4, !dbg !161
  br label %104, !dbg !157

104:                                              ; preds = %100, %102
  %105 = phi i32 [ %101, %100 ], [ %103, %102 ], !dbg !157
  %106 = add nsw i32 1, %105, !dbg !162
  store i32 %106, ptr %6, align 4, !dbg !163
  br label %107, !dbg !163

107:                                              ; preds = %104, %19
  %108 = load i32, ptr %6, align 4, !dbg !164
  ret i32 %108, !dbg !164
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @recursion(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3) #1 !dbg !165 {
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
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca ptr, align 8
  %24 = alloca i32, align 4
  %25 = alloca %struct.uint3, align 4
  %26 = alloca %struct.uint3, align 4
  %27 = alloca %struct.uint3, align 4
  store ptr %0, ptr %20, align 8
    #dbg_declare(ptr %20, !168, !DIExpression(), !169)
  store i32 %1, ptr %21, align 4
    #dbg_declare(ptr %21, !170, !DIExpression(), !171)
  store i32 %2, ptr %22, align 4
    #dbg_declare(ptr %22, !172, !DIExpression(), !173)
  store ptr %3, ptr %23, align 8
    #dbg_declare(ptr %23, !174, !DIExpression(), !175)
    #dbg_declare(ptr %24, !176, !DIExpression(), !177)
  %28 = call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !178
  %29 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !188
  %30 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !189
  store i32 %28, ptr %6, align 4
    #dbg_declare(ptr %6, !190, !DIExpression(), !194)
  store i32 %29, ptr %7, align 4
    #dbg_declare(ptr %7, !196, !DIExpression(), !197)
  store i32 %30, ptr %8, align 4
    #dbg_declare(ptr %8, !198, !DIExpression(), !199)
  %31 = load i32, ptr %6, align 4, !dbg !200
  store i32 %31, ptr %5, align 4, !dbg !201
  %32 = getelementptr inbounds %struct.uint3, ptr %5, i32 0, i32 1, !dbg !201
  %33 = load i32, ptr %7, align 4, !dbg !202
  store i32 %33, ptr %32, align 4, !dbg !201
  %34 = getelementptr inbounds %struct.uint3, ptr %5, i32 0, i32 2, !dbg !201
  %35 = load i32, ptr %8, align 4, !dbg !203
  store i32 %35, ptr %34, align 4, !dbg !201
  %36 = load %struct.uint3, ptr %5, align 4, !dbg !204
  %37 = extractvalue %struct.uint3 %36, 0, !dbg !205
  store i32 %37, ptr %19, align 4, !dbg !205
  %38 = getelementptr inbounds %struct.uint3, ptr %19, i32 0, i32 1, !dbg !205
  %39 = extractvalue %struct.uint3 %36, 1, !dbg !205
  store i32 %39, ptr %38, align 4, !dbg !205
  %40 = getelementptr inbounds %struct.uint3, ptr %19, i32 0, i32 2, !dbg !205
  %41 = extractvalue %struct.uint3 %36, 2, !dbg !205
  store i32 %41, ptr %40, align 4, !dbg !205
  %42 = load %struct.uint3, ptr %19, align 4, !dbg !206
  %43 = getelementptr inbounds %struct.uint3, ptr %25, i32 0, i32 0, !dbg !207
  %44 = extractvalue %struct.uint3 %42, 0, !dbg !207
  store i32 %44, ptr %43, align 4, !dbg !207
  %45 = getelementptr inbounds %struct.uint3, ptr %25, i32 0, i32 1, !dbg !207
  %46 = extractvalue %struct.uint3 %42, 1, !dbg !207
  store i32 %46, ptr %45, align 4, !dbg !207
  %47 = getelementptr inbounds %struct.uint3, ptr %25, i32 0, i32 2, !dbg !207
  %48 = extractvalue %struct.uint3 %42, 2, !dbg !207
  store i32 %48, ptr %47, align 4, !dbg !207
  %49 = getelementptr inbounds %struct.uint3, ptr %25, i32 0, i32 0, !dbg !208
  %50 = load i32, ptr %49, align 4, !dbg !208
  %51 = call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !209
  %52 = call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !212
  %53 = call range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !213
  store i32 %51, ptr %10, align 4
    #dbg_declare(ptr %10, !190, !DIExpression(), !214)
  store i32 %52, ptr %11, align 4
    #dbg_declare(ptr %11, !196, !DIExpression(), !216)
  store i32 %53, ptr %12, align 4
    #dbg_declare(ptr %12, !198, !DIExpression(), !217)
  %54 = load i32, ptr %10, align 4, !dbg !218
  store i32 %54, ptr %9, align 4, !dbg !219
  %55 = getelementptr inbounds %struct.uint3, ptr %9, i32 0, i32 1, !dbg !219
  %56 = load i32, ptr %11, align 4, !dbg !220
  store i32 %56, ptr %55, align 4, !dbg !219
  %57 = getelementptr inbounds %struct.uint3, ptr %9, i32 0, i32 2, !dbg !219
  %58 = load i32, ptr %12, align 4, !dbg !221
  store i32 %58, ptr %57, align 4, !dbg !219
  %59 = load %struct.uint3, ptr %9, align 4, !dbg !222
  %60 = extractvalue %struct.uint3 %59, 0, !dbg !223
  store i32 %60, ptr %18, align 4, !dbg !223
  %61 = getelementptr inbounds %struct.uint3, ptr %18, i32 0, i32 1, !dbg !223
  %62 = extractvalue %struct.uint3 %59, 1, !dbg !223
  store i32 %62, ptr %61, align 4, !dbg !223
  %63 = getelementptr inbounds %struct.uint3, ptr %18, i32 0, i32 2, !dbg !223
  %64 = extractvalue %struct.uint3 %59, 2, !dbg !223
  store i32 %64, ptr %63, align 4, !dbg !223
  %65 = load %struct.uint3, ptr %18, align 4, !dbg !224
  %66 = getelementptr inbounds %struct.uint3, ptr %26, i32 0, i32 0, !dbg !225
  %67 = extractvalue %struct.uint3 %65, 0, !dbg !225
  store i32 %67, ptr %66, align 4, !dbg !225
  %68 = getelementptr inbounds %struct.uint3, ptr %26, i32 0, i32 1, !dbg !225
  %69 = extractvalue %struct.uint3 %65, 1, !dbg !225
  store i32 %69, ptr %68, align 4, !dbg !225
  %70 = getelementptr inbounds %struct.uint3, ptr %26, i32 0, i32 2, !dbg !225
  %71 = extractvalue %struct.uint3 %65, 2, !dbg !225
  store i32 %71, ptr %70, align 4, !dbg !225
  %72 = getelementptr inbounds %struct.uint3, ptr %26, i32 0, i32 0, !dbg !226
  %73 = load i32, ptr %72, align 4, !dbg !226
  %74 = mul i32 %50, %73, !dbg !227
  %75 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !228
  %76 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !231
  %77 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !232
  store i32 %75, ptr %14, align 4
    #dbg_declare(ptr %14, !190, !DIExpression(), !233)
  store i32 %76, ptr %15, align 4
    #dbg_declare(ptr %15, !196, !DIExpression(), !235)
  store i32 %77, ptr %16, align 4
    #dbg_declare(ptr %16, !198, !DIExpression(), !236)
  %78 = load i32, ptr %14, align 4, !dbg !237
  store i32 %78, ptr %13, align 4, !dbg !238
  %79 = getelementptr inbounds %struct.uint3, ptr %13, i32 0, i32 1, !dbg !238
  %80 = load i32, ptr %15, align 4, !dbg !239
  store i32 %80, ptr %79, align 4, !dbg !238
  %81 = getelementptr inbounds %struct.uint3, ptr %13, i32 0, i32 2, !dbg !238
  %82 = load i32, ptr %16, align 4, !dbg !240
  store i32 %82, ptr %81, align 4, !dbg !238
  %83 = load %struct.uint3, ptr %13, align 4, !dbg !241
  %84 = extractvalue %struct.uint3 %83, 0, !dbg !242
  store i32 %84, ptr %17, align 4, !dbg !242
  %85 = getelementptr inbounds %struct.uint3, ptr %17, i32 0, i32 1, !dbg !242
  %86 = extractvalue %struct.uint3 %83, 1, !dbg !242
  store i32 %86, ptr %85, align 4, !dbg !242
  %87 = getelementptr inbounds %struct.uint3, ptr %17, i32 0, i32 2, !dbg !242
  %88 = extractvalue %struct.uint3 %83, 2, !dbg !242
  store i32 %88, ptr %87, align 4, !dbg !242
  %89 = load %struct.uint3, ptr %17, align 4, !dbg !243
  %90 = getelementptr inbounds %struct.uint3, ptr %27, i32 0, i32 0, !dbg !244
  %91 = extractvalue %struct.uint3 %89, 0, !dbg !244
  store i32 %91, ptr %90, align 4, !dbg !244
  %92 = getelementptr inbounds %struct.uint3, ptr %27, i32 0, i32 1, !dbg !244
  %93 = extractvalue %struct.uint3 %89, 1, !dbg !244
  store i32 %93, ptr %92, align 4, !dbg !244
  %94 = getelementptr inbounds %struct.uint3, ptr %27, i32 0, i32 2, !dbg !244
  %95 = extractvalue %struct.uint3 %89, 2, !dbg !244
  store i32 %95, ptr %94, align 4, !dbg !244
  %96 = getelementptr inbounds %struct.uint3, ptr %27, i32 0, i32 0, !dbg !245
  %97 = load i32, ptr %96, align 4, !dbg !245
  %98 = add i32 %74, %97, !dbg !246
  store i32 %98, ptr %24, align 4, !dbg !177
  %99 = load i32, ptr %24, align 4, !dbg !247
  %100 = load i32, ptr %22, align 4, !dbg !249
  %101 = icmp sge i32 %99, %100, !dbg !250
  br i1 %101, label %102, label %103, !dbg !251

102:                                              ; preds = %4
  br label %137, !dbg !252

103:                                              ; preds = %4
  %104 = load i32, ptr %24, align 4, !dbg !253
  %105 = srem i32 %104, 5, !dbg !254
  %106 = call noundef i32 @_Z9ackermannii(i32 noundef 2, i32 noundef %105) #3, !dbg !255
  %107 = load ptr, ptr %23, align 8, !dbg !256
  %108 = load i32, ptr %24, align 4, !dbg !257
  %109 = mul nsw i32 3, %108, !dbg !258
  %110 = sext i32 %109 to i64, !dbg !256
  %111 = getelementptr inbounds i32, ptr %107, i64 %110, !dbg !256
  store i32 %106, ptr %111, align 4, !dbg !259
  %112 = load i32, ptr %24, align 4, !dbg !260
  %113 = srem i32 %112, 8, !dbg !261
  %114 = call noundef zeroext i1 @_Z7is_eveni(i32 noundef %113) #3, !dbg !262
  %115 = zext i1 %114 to i32, !dbg !262
  %116 = load ptr, ptr %23, align 8, !dbg !263
  %117 = load i32, ptr %24, align 4, !dbg !264
  %118 = mul nsw i32 3, %117, !dbg !265
  %119 = add nsw i32 %118, 1, !dbg !266
  %120 = sext i32 %119 to i64, !dbg !263
  %121 = getelementptr inbounds i32, ptr %116, i64 %120, !dbg !263
  store i32 %115, ptr %121, align 4, !dbg !267
  %122 = load ptr, ptr %20, align 8, !dbg !268
  %123 = load i32, ptr %24, align 4, !dbg !269
  %124 = load i32, ptr %21, align 4, !dbg !270
  %125 = mul nsw i32 %123, %124, !dbg !271
  %126 = sext i32 %125 to i64, !dbg !272
  %127 = getelementptr inbounds i32, ptr %122, i64 %126, !dbg !272
  %128 = load i32, ptr %21, align 4, !dbg !273
  %129 = sub nsw i32 %128, 1, !dbg !274
  %130 = call noundef i32 @_Z9quicksortPiii(ptr noundef %127, i32 noundef 0, i32 noundef %129) #3, !dbg !275
  %131 = load ptr, ptr %23, align 8, !dbg !276
  %132 = load i32, ptr %24, align 4, !dbg !277
  %133 = mul nsw i32 3, %132, !dbg !278
  %134 = add nsw i32 %133, 2, !dbg !279
  %135 = sext i32 %134 to i64, !dbg !276
  %136 = getelementptr inbounds i32, ptr %131, i64 %135, !dbg !276
  store i32 %130, ptr %136, align 4, !dbg !280
  br label %137, !dbg !281

137:                                              ; preds = %103, %102
  ret void, !dbg !281
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!4}
!llvm.module.flags = !{!5, !6, !7, !8, !9}
!llvm.ident = !{!10}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "recursion.cu", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!4 = !{ptr @recursion, !"kernel", i32 1}
!5 = !{i32 7, !"Dwarf Version", i32 2}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!9 = !{i32 7, !"frame-pointer", i32 2}
!10 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!11 = distinct !DISubprogram(name: "ackermann", linkageName: "_Z9ackermannii", scope: !1, file: !1, line: 8, type: !12, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14, !14, !14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{}
!16 = !DILocalVariable(name: "m", arg: 1, scope: !11, file: !1, line: 8, type: !14)
!17 = !DILocation(line: 8, column: 43, scope: !11)
!18 = !DILocalVariable(name: "n", arg: 2, scope: !11, file: !1, line: 8, type: !14)
!19 = !DILocation(line: 8, column: 50, scope: !11)
!20 = !DILocation(line: 9, column: 9, scope: !21)
!21 = distinct !DILexicalBlock(scope: !11, file: !1, line: 9, column: 9)
!22 = !DILocation(line: 9, column: 11, scope: !21)
!23 = !DILocation(line: 9, column: 9, scope: !11)
!24 = !DILocation(line: 10, column: 16, scope: !21)
!25 = !DILocation(line: 10, column: 18, scope: !21)
!26 = !DILocation(line: 10, column: 9, scope: !21)
!27 = !DILocation(line: 11, column: 9, scope: !28)
!28 = distinct !DILexicalBlock(scope: !11, file: !1, line: 11, column: 9)
!29 = !DILocation(line: 11, column: 11, scope: !28)
!30 = !DILocation(line: 11, column: 9, scope: !11)
!31 = !DILocation(line: 12, column: 26, scope: !28)
!32 = !DILocation(line: 12, column: 28, scope: !28)
!33 = !DILocation(line: 12, column: 16, scope: !28)
!34 = !DILocation(line: 12, column: 9, scope: !28)
!35 = !DILocation(line: 13, column: 22, scope: !11)
!36 = !DILocation(line: 13, column: 24, scope: !11)
!37 = !DILocation(line: 13, column: 39, scope: !11)
!38 = !DILocation(line: 13, column: 42, scope: !11)
!39 = !DILocation(line: 13, column: 44, scope: !11)
!40 = !DILocation(line: 13, column: 29, scope: !11)
!41 = !DILocation(line: 13, column: 12, scope: !11)
!42 = !DILocation(line: 13, column: 5, scope: !11)
!43 = !DILocation(line: 14, column: 1, scope: !11)
!44 = distinct !DISubprogram(name: "is_even", linkageName: "_Z7is_eveni", scope: !1, file: !1, line: 17, type: !45, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!45 = !DISubroutineType(types: !46)
!46 = !{!47, !14}
!47 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!48 = !DILocalVariable(name: "n", arg: 1, scope: !44, file: !1, line: 17, type: !14)
!49 = !DILocation(line: 17, column: 42, scope: !44)
!50 = !DILocation(line: 17, column: 54, scope: !44)
!51 = !DILocation(line: 17, column: 56, scope: !44)
!52 = !DILocation(line: 17, column: 77, scope: !44)
!53 = !DILocation(line: 17, column: 79, scope: !44)
!54 = !DILocation(line: 17, column: 70, scope: !44)
!55 = !DILocation(line: 17, column: 47, scope: !44)
!56 = distinct !DISubprogram(name: "is_odd", linkageName: "_Z6is_oddi", scope: !1, file: !1, line: 18, type: !45, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!57 = !DILocalVariable(name: "n", arg: 1, scope: !56, file: !1, line: 18, type: !14)
!58 = !DILocation(line: 18, column: 41, scope: !56)
!59 = !DILocation(line: 18, column: 53, scope: !56)
!60 = !DILocation(line: 18, column: 55, scope: !56)
!61 = !DILocation(line: 18, column: 78, scope: !56)
!62 = !DILocation(line: 18, column: 80, scope: !56)
!63 = !DILocation(line: 18, column: 70, scope: !56)
!64 = !DILocation(line: 18, column: 46, scope: !56)
!65 = distinct !DISubprogram(name: "quicksort", linkageName: "_Z9quicksortPiii", scope: !1, file: !1, line: 20, type: !66, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!66 = !DISubroutineType(types: !67)
!67 = !{!14, !68, !14, !14}
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!69 = !DILocalVariable(name: "a", arg: 1, scope: !65, file: !1, line: 20, type: !68)
!70 = !DILocation(line: 20, column: 44, scope: !65)
!71 = !DILocalVariable(name: "low", arg: 2, scope: !65, file: !1, line: 20, type: !14)
!72 = !DILocation(line: 20, column: 51, scope: !65)
!73 = !DILocalVariable(name: "high", arg: 3, scope: !65, file: !1, line: 20, type: !14)
!74 = !DILocation(line: 20, column: 60, scope: !65)
!75 = !DILocation(line: 21, column: 9, scope: !76)
!76 = distinct !DILexicalBlock(scope: !65, file: !1, line: 21, column: 9)
!77 = !DILocation(line: 21, column: 16, scope: !76)
!78 = !DILocation(line: 21, column: 13, scope: !76)
!79 = !DILocation(line: 21, column: 9, scope: !65)
!80 = !DILocation(line: 22, column: 9, scope: !76)
!81 = !DILocalVariable(name: "pivot", scope: !65, file: !1, line: 23, type: !14)
!82 = !DILocation(line: 23, column: 9, scope: !65)
!83 = !DILocation(line: 23, column: 17, scope: !65)
!84 = !DILocation(line: 23, column: 20, scope: !65)
!85 = !DILocation(line: 23, column: 26, scope: !65)
!86 = !DILocation(line: 23, column: 24, scope: !65)
!87 = !DILocation(line: 23, column: 32, scope: !65)
!88 = !DILocalVariable(name: "i", scope: !65, file: !1, line: 24, type: !14)
!89 = !DILocation(line: 24, column: 9, scope: !65)
!90 = !DILocation(line: 24, column: 13, scope: !65)
!91 = !DILocalVariable(name: "j", scope: !65, file: !1, line: 24, type: !14)
!92 = !DILocation(line: 24, column: 18, scope: !65)
!93 = !DILocation(line: 24, column: 22, scope: !65)
!94 = !DILocation(line: 25, column: 5, scope: !65)
!95 = !DILocation(line: 25, column: 12, scope: !65)
!96 = !DILocation(line: 25, column: 17, scope: !65)
!97 = !DILocation(line: 25, column: 14, scope: !65)
!98 = !DILocation(line: 26, column: 9, scope: !99)
!99 = distinct !DILexicalBlock(scope: !65, file: !1, line: 25, column: 20)
!100 = !DILocation(line: 26, column: 16, scope: !99)
!101 = !DILocation(line: 26, column: 18, scope: !99)
!102 = !DILocation(line: 26, column: 23, scope: !99)
!103 = !DILocation(line: 26, column: 21, scope: !99)
!104 = !DILocation(line: 27, column: 14, scope: !99)
!105 = distinct !{!105, !98, !104, !106}
!106 = !{!"llvm.loop.mustprogress"}
!107 = !DILocation(line: 28, column: 9, scope: !99)
!108 = !DILocation(line: 28, column: 16, scope: !99)
!109 = !DILocation(line: 28, column: 18, scope: !99)
!110 = !DILocation(line: 28, column: 23, scope: !99)
!111 = !DILocation(line: 28, column: 21, scope: !99)
!112 = !DILocation(line: 29, column: 14, scope: !99)
!113 = distinct !{!113, !107, !112, !106}
!114 = !DILocation(line: 30, column: 13, scope: !115)
!115 = distinct !DILexicalBlock(scope: !99, file: !1, line: 30, column: 13)
!116 = !DILocation(line: 30, column: 18, scope: !115)
!117 = !DILocation(line: 30, column: 15, scope: !115)
!118 = !DILocation(line: 30, column: 13, scope: !99)
!119 = !DILocalVariable(name: "t", scope: !120, file: !1, line: 31, type: !14)
!120 = distinct !DILexicalBlock(scope: !115, file: !1, line: 30, column: 21)
!121 = !DILocation(line: 31, column: 17, scope: !120)
!122 = !DILocation(line: 31, column: 21, scope: !120)
!123 = !DILocation(line: 31, column: 23, scope: !120)
!124 = !DILocation(line: 32, column: 22, scope: !120)
!125 = !DILocation(line: 32, column: 24, scope: !120)
!126 = !DILocation(line: 32, column: 13, scope: !120)
!127 = !DILocation(line: 32, column: 16, scope: !120)
!128 = !DILocation(line: 32, column: 20, scope: !120)
!129 = !DILocation(line: 33, column: 22, scope: !120)
!130 = !DILocation(line: 33, column: 13, scope: !120)
!131 = !DILocation(line: 33, column: 16, scope: !120)
!132 = !DILocation(line: 33, column: 20, scope: !120)
!133 = !DILocation(line: 34, column: 9, scope: !120)
!134 = distinct !{!134, !94, !135, !106}
!135 = !DILocation(line: 35, column: 5, scope: !65)
!136 = !DILocalVariable(name: "left", scope: !65, file: !1, line: 36, type: !14)
!137 = !DILocation(line: 36, column: 9, scope: !65)
!138 = !DILocation(line: 36, column: 26, scope: !65)
!139 = !DILocation(line: 36, column: 29, scope: !65)
!140 = !DILocation(line: 36, column: 34, scope: !65)
!141 = !DILocation(line: 36, column: 16, scope: !65)
!142 = !DILocalVariable(name: "right", scope: !65, file: !1, line: 37, type: !14)
!143 = !DILocation(line: 37, column: 9, scope: !65)
!144 = !DILocation(line: 37, column: 27, scope: !65)
!145 = !DILocation(line: 37, column: 30, scope: !65)
!146 = !DILocation(line: 37, column: 33, scope: !65)
!147 = !DILocation(line: 37, column: 17, scope: !65)
!148 = !DILocation(line: 38, column: 20, scope: !65)
!149 = !DILocation(line: 38, column: 26, scope: !65)
!150 = !DILocalVariable(name: "a", arg: 1, scope: !151, file: !152, line: 51, type: !14)
!151 = distinct !DISubprogram(name: "max", linkageName: "_Z3maxii", scope: !152, file: !152, line: 51, type: !12, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!152 = !DIFile(filename: "./mini_cuda.h", directory: ".")
!153 = !DILocation(line: 51, column: 40, scope: !151, inlinedAt: !154)
!154 = distinct !DILocation(line: 38, column: 16, scope: !65)
!155 = !DILocalVariable(name: "b", arg: 2, scope: !151, file: !152, line: 51, type: !14)
!156 = !DILocation(line: 51, column: 47, scope: !151, inlinedAt: !154)
!157 = !DILocation(line: 51, column: 59, scope: !151, inlinedAt: !154)
!158 = !DILocation(line: 51, column: 63, scope: !151, inlinedAt: !154)
!159 = !DILocation(line: 51, column: 61, scope: !151, inlinedAt: !154)
!160 = !DILocation(line: 51, column: 67, scope: !151, inlinedAt: !154)
!161 = !DILocation(line: 51, column: 71, scope: !151, inlinedAt: !154)
!162 = !DILocation(line: 38, column: 14, scope: !65)
!163 = !DILocation(line: 38, column: 5, scope: !65)
!164 = !DILocation(line: 39, column: 1, scope: !65)
!165 = distinct !DISubprogram(name: "recursion", scope: !1, file: !1, line: 41, type: !166, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!166 = !DISubroutineType(types: !167)
!167 = !{null, !68, !14, !14, !68}
!168 = !DILocalVariable(name: "data", arg: 1, scope: !165, file: !1, line: 41, type: !68)
!169 = !DILocation(line: 41, column: 43, scope: !165)
!170 = !DILocalVariable(name: "length", arg: 2, scope: !165, file: !1, line: 41, type: !14)
!171 = !DILocation(line: 41, column: 53, scope: !165)
!172 = !DILocalVariable(name: "segments", arg: 3, scope: !165, file: !1, line: 41, type: !14)
!173 = !DILocation(line: 41, column: 65, scope: !165)
!174 = !DILocalVariable(name: "out", arg: 4, scope: !165, file: !1, line: 41, type: !68)
!175 = !DILocation(line: 41, column: 80, scope: !165)
!176 = !DILocalVariable(name: "s", scope: !165, file: !1, line: 42, type: !14)
!177 = !DILocation(line: 42, column: 9, scope: !165)
!178 = !DILocation(line: 34, column: 24, scope: !179, inlinedAt: !187)
!179 = distinct !DISubprogram(name: "mini_block", linkageName: "_Z10mini_blockv", scope: !152, file: !152, line: 33, type: !180, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!180 = !DISubroutineType(types: !181)
!181 = !{!182}
!182 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "uint3", file: !152, line: 14, size: 96, flags: DIFlagTypePassByValue, elements: !183, identifier: "_ZTS5uint3")
!183 = !{!184, !185, !186}
!184 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !182, file: !152, line: 15, baseType: !3, size: 32)
!185 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !182, file: !152, line: 15, baseType: !3, size: 32, offset: 32)
!186 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !182, file: !152, line: 15, baseType: !3, size: 32, offset: 64)
!187 = distinct !DILocation(line: 42, column: 13, scope: !165)
!188 = !DILocation(line: 34, column: 56, scope: !179, inlinedAt: !187)
!189 = !DILocation(line: 35, column: 24, scope: !179, inlinedAt: !187)
!190 = !DILocalVariable(name: "x", arg: 1, scope: !191, file: !152, line: 26, type: !14)
!191 = distinct !DISubprogram(name: "mini_vector", linkageName: "_Z11mini_vectoriii", scope: !152, file: !152, line: 26, type: !192, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!192 = !DISubroutineType(types: !193)
!193 = !{!182, !14, !14, !14}
!194 = !DILocation(line: 26, column: 50, scope: !191, inlinedAt: !195)
!195 = distinct !DILocation(line: 34, column: 12, scope: !179, inlinedAt: !187)
!196 = !DILocalVariable(name: "y", arg: 2, scope: !191, file: !152, line: 26, type: !14)
!197 = !DILocation(line: 26, column: 57, scope: !191, inlinedAt: !195)
!198 = !DILocalVariable(name: "z", arg: 3, scope: !191, file: !152, line: 26, type: !14)
!199 = !DILocation(line: 26, column: 64, scope: !191, inlinedAt: !195)
!200 = !DILocation(line: 27, column: 23, scope: !191, inlinedAt: !195)
!201 = !DILocation(line: 27, column: 12, scope: !191, inlinedAt: !195)
!202 = !DILocation(line: 27, column: 36, scope: !191, inlinedAt: !195)
!203 = !DILocation(line: 27, column: 49, scope: !191, inlinedAt: !195)
!204 = !DILocation(line: 27, column: 5, scope: !191, inlinedAt: !195)
!205 = !DILocation(line: 34, column: 12, scope: !179, inlinedAt: !187)
!206 = !DILocation(line: 34, column: 5, scope: !179, inlinedAt: !187)
!207 = !DILocation(line: 42, column: 13, scope: !165)
!208 = !DILocation(line: 42, column: 22, scope: !165)
!209 = !DILocation(line: 38, column: 24, scope: !210, inlinedAt: !211)
!210 = distinct !DISubprogram(name: "mini_block_dim", linkageName: "_Z14mini_block_dimv", scope: !152, file: !152, line: 37, type: !180, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!211 = distinct !DILocation(line: 42, column: 26, scope: !165)
!212 = !DILocation(line: 38, column: 55, scope: !210, inlinedAt: !211)
!213 = !DILocation(line: 39, column: 24, scope: !210, inlinedAt: !211)
!214 = !DILocation(line: 26, column: 50, scope: !191, inlinedAt: !215)
!215 = distinct !DILocation(line: 38, column: 12, scope: !210, inlinedAt: !211)
!216 = !DILocation(line: 26, column: 57, scope: !191, inlinedAt: !215)
!217 = !DILocation(line: 26, column: 64, scope: !191, inlinedAt: !215)
!218 = !DILocation(line: 27, column: 23, scope: !191, inlinedAt: !215)
!219 = !DILocation(line: 27, column: 12, scope: !191, inlinedAt: !215)
!220 = !DILocation(line: 27, column: 36, scope: !191, inlinedAt: !215)
!221 = !DILocation(line: 27, column: 49, scope: !191, inlinedAt: !215)
!222 = !DILocation(line: 27, column: 5, scope: !191, inlinedAt: !215)
!223 = !DILocation(line: 38, column: 12, scope: !210, inlinedAt: !211)
!224 = !DILocation(line: 38, column: 5, scope: !210, inlinedAt: !211)
!225 = !DILocation(line: 42, column: 26, scope: !165)
!226 = !DILocation(line: 42, column: 35, scope: !165)
!227 = !DILocation(line: 42, column: 24, scope: !165)
!228 = !DILocation(line: 30, column: 24, scope: !229, inlinedAt: !230)
!229 = distinct !DISubprogram(name: "mini_thread", linkageName: "_Z11mini_threadv", scope: !152, file: !152, line: 29, type: !180, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!230 = distinct !DILocation(line: 42, column: 39, scope: !165)
!231 = !DILocation(line: 30, column: 54, scope: !229, inlinedAt: !230)
!232 = !DILocation(line: 31, column: 24, scope: !229, inlinedAt: !230)
!233 = !DILocation(line: 26, column: 50, scope: !191, inlinedAt: !234)
!234 = distinct !DILocation(line: 30, column: 12, scope: !229, inlinedAt: !230)
!235 = !DILocation(line: 26, column: 57, scope: !191, inlinedAt: !234)
!236 = !DILocation(line: 26, column: 64, scope: !191, inlinedAt: !234)
!237 = !DILocation(line: 27, column: 23, scope: !191, inlinedAt: !234)
!238 = !DILocation(line: 27, column: 12, scope: !191, inlinedAt: !234)
!239 = !DILocation(line: 27, column: 36, scope: !191, inlinedAt: !234)
!240 = !DILocation(line: 27, column: 49, scope: !191, inlinedAt: !234)
!241 = !DILocation(line: 27, column: 5, scope: !191, inlinedAt: !234)
!242 = !DILocation(line: 30, column: 12, scope: !229, inlinedAt: !230)
!243 = !DILocation(line: 30, column: 5, scope: !229, inlinedAt: !230)
!244 = !DILocation(line: 42, column: 39, scope: !165)
!245 = !DILocation(line: 42, column: 49, scope: !165)
!246 = !DILocation(line: 42, column: 37, scope: !165)
!247 = !DILocation(line: 43, column: 9, scope: !248)
!248 = distinct !DILexicalBlock(scope: !165, file: !1, line: 43, column: 9)
!249 = !DILocation(line: 43, column: 14, scope: !248)
!250 = !DILocation(line: 43, column: 11, scope: !248)
!251 = !DILocation(line: 43, column: 9, scope: !165)
!252 = !DILocation(line: 44, column: 9, scope: !248)
!253 = !DILocation(line: 45, column: 31, scope: !165)
!254 = !DILocation(line: 45, column: 33, scope: !165)
!255 = !DILocation(line: 45, column: 18, scope: !165)
!256 = !DILocation(line: 45, column: 5, scope: !165)
!257 = !DILocation(line: 45, column: 13, scope: !165)
!258 = !DILocation(line: 45, column: 11, scope: !165)
!259 = !DILocation(line: 45, column: 16, scope: !165)
!260 = !DILocation(line: 46, column: 30, scope: !165)
!261 = !DILocation(line: 46, column: 32, scope: !165)
!262 = !DILocation(line: 46, column: 22, scope: !165)
!263 = !DILocation(line: 46, column: 5, scope: !165)
!264 = !DILocation(line: 46, column: 13, scope: !165)
!265 = !DILocation(line: 46, column: 11, scope: !165)
!266 = !DILocation(line: 46, column: 15, scope: !165)
!267 = !DILocation(line: 46, column: 20, scope: !165)
!268 = !DILocation(line: 47, column: 32, scope: !165)
!269 = !DILocation(line: 47, column: 39, scope: !165)
!270 = !DILocation(line: 47, column: 43, scope: !165)
!271 = !DILocation(line: 47, column: 41, scope: !165)
!272 = !DILocation(line: 47, column: 37, scope: !165)
!273 = !DILocation(line: 47, column: 54, scope: !165)
!274 = !DILocation(line: 47, column: 61, scope: !165)
!275 = !DILocation(line: 47, column: 22, scope: !165)
!276 = !DILocation(line: 47, column: 5, scope: !165)
!277 = !DILocation(line: 47, column: 13, scope: !165)
!278 = !DILocation(line: 47, column: 11, scope: !165)
!279 = !DILocation(line: 47, column: 15, scope: !165)
!280 = !DILocation(line: 47, column: 20, scope: !165)
!281 = !DILocation(line: 48, column: 1, scope: !165)
