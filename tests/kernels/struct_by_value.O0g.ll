; ModuleID = 'struct_by_value.cu'
source_filename = "struct_by_value.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Cell = type { i32, i32, i32 }
%struct.View = type { ptr, i32, i32, i64 }
%struct.Flag = type { i8 }
%struct.Weights = type { [5 x i16], i8 }
%struct.uint3 = type { i32, i32, i32 }

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.Cell @_Z6locate4Viewi(ptr noundef byval(%struct.View) align 8 %0, i32 noundef %1) #0 !dbg !11 {
  %3 = alloca %struct.Cell, align 4
  %4 = alloca i32, align 4
    #dbg_declare(ptr %0, !29, !DIExpression(), !30)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !31, !DIExpression(), !32)
    #dbg_declare(ptr %3, !33, !DIExpression(), !34)
  %5 = load i32, ptr %4, align 4, !dbg !35
  %6 = getelementptr inbounds %struct.View, ptr %0, i32 0, i32 2, !dbg !36
  %7 = load i32, ptr %6, align 4, !dbg !36
  %8 = sdiv i32 %5, %7, !dbg !37
  %9 = getelementptr inbounds %struct.Cell, ptr %3, i32 0, i32 0, !dbg !38
  store i32 %8, ptr %9, align 4, !dbg !39
  %10 = load i32, ptr %4, align 4, !dbg !40
  %11 = getelementptr inbounds %struct.View, ptr %0, i32 0, i32 2, !dbg !41
  %12 = load i32, ptr %11, align 4, !dbg !41
  %13 = srem i32 %10, %12, !dbg !42
  %14 = getelementptr inbounds %struct.Cell, ptr %3, i32 0, i32 1, !dbg !43
  store i32 %13, ptr %14, align 4, !dbg !44
  %15 = getelementptr inbounds %struct.View, ptr %0, i32 0, i32 0, !dbg !45
  %16 = load ptr, ptr %15, align 8, !dbg !45
  %17 = getelementptr inbounds %struct.Cell, ptr %3, i32 0, i32 0, !dbg !46
  %18 = load i32, ptr %17, align 4, !dbg !46
  %19 = sext i32 %18 to i64, !dbg !47
  %20 = getelementptr inbounds %struct.View, ptr %0, i32 0, i32 3, !dbg !48
  %21 = load i64, ptr %20, align 8, !dbg !48
  %22 = mul nsw i64 %19, %21, !dbg !49
  %23 = getelementptr inbounds %struct.Cell, ptr %3, i32 0, i32 1, !dbg !50
  %24 = load i32, ptr %23, align 4, !dbg !50
  %25 = sext i32 %24 to i64, !dbg !51
  %26 = add nsw i64 %22, %25, !dbg !52
  %27 = getelementptr inbounds i32, ptr %16, i64 %26, !dbg !53
  %28 = load i32, ptr %27, align 4, !dbg !53
  %29 = getelementptr inbounds %struct.Cell, ptr %3, i32 0, i32 2, !dbg !54
  store i32 %28, ptr %29, align 4, !dbg !55
  %30 = load %struct.Cell, ptr %3, align 4, !dbg !56
  ret %struct.Cell %30, !dbg !56
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z5weigh4CellRK7Weights4Flag(ptr noundef byval(%struct.Cell) align 4 %0, ptr noundef nonnull align 2 dereferenceable(12) %1, ptr noundef byval(%struct.Flag) align 1 %2) #0 !dbg !57 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
    #dbg_declare(ptr %0, !75, !DIExpression(), !76)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !77, !DIExpression(), !78)
    #dbg_declare(ptr %2, !79, !DIExpression(), !80)
    #dbg_declare(ptr %5, !81, !DIExpression(), !82)
  %6 = getelementptr inbounds %struct.Cell, ptr %0, i32 0, i32 2, !dbg !83
  %7 = load i32, ptr %6, align 4, !dbg !83
  %8 = load ptr, ptr %4, align 8, !dbg !84
  %9 = getelementptr inbounds %struct.Weights, ptr %8, i32 0, i32 0, !dbg !85
  %10 = getelementptr inbounds %struct.Cell, ptr %0, i32 0, i32 1, !dbg !86
  %11 = load i32, ptr %10, align 4, !dbg !86
  %12 = srem i32 %11, 5, !dbg !87
  %13 = sext i32 %12 to i64, !dbg !84
  %14 = getelementptr inbounds [5 x i16], ptr %9, i64 0, i64 %13, !dbg !84
  %15 = load i16, ptr %14, align 2, !dbg !84
  %16 = sext i16 %15 to i32, !dbg !84
  %17 = mul nsw i32 %7, %16, !dbg !88
  %18 = load ptr, ptr %4, align 8, !dbg !89
  %19 = getelementptr inbounds %struct.Weights, ptr %18, i32 0, i32 1, !dbg !90
  %20 = load i8, ptr %19, align 2, !dbg !90
  %21 = sext i8 %20 to i32, !dbg !89
  %22 = add nsw i32 %17, %21, !dbg !91
  store i32 %22, ptr %5, align 4, !dbg !82
  %23 = getelementptr inbounds %struct.Flag, ptr %2, i32 0, i32 0, !dbg !92
  %24 = load i8, ptr %23, align 1, !dbg !92
  %25 = trunc i8 %24 to i1, !dbg !92
  br i1 %25, label %26, label %29, !dbg !93

26:                                               ; preds = %3
  %27 = load i32, ptr %5, align 4, !dbg !94
  %28 = sub nsw i32 0, %27, !dbg !95
  br label %31, !dbg !93

29:                                               ; preds = %3
  %30 = load i32, ptr %5, align 4, !dbg !96
  br label %31, !dbg !93

31:                                               ; preds = %29, %26
  %32 = phi i32 [ %28, %26 ], [ %30, %29 ], !dbg !93
  ret i32 %32, !dbg !97
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @struct_by_value(ptr noundef byval(%struct.View) align 8 %0, ptr noundef byval(%struct.Weights) align 2 %1, ptr noundef byval(%struct.Flag) align 1 %2, ptr noundef %3) #1 !dbg !98 {
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
  %22 = alloca %struct.uint3, align 4
  %23 = alloca %struct.uint3, align 4
  %24 = alloca %struct.uint3, align 4
  %25 = alloca %struct.Cell, align 4
  %26 = alloca %struct.View, align 8
  %27 = alloca %struct.Flag, align 1
    #dbg_declare(ptr %0, !101, !DIExpression(), !102)
    #dbg_declare(ptr %1, !103, !DIExpression(), !104)
    #dbg_declare(ptr %2, !105, !DIExpression(), !106)
  store ptr %3, ptr %20, align 8
    #dbg_declare(ptr %20, !107, !DIExpression(), !108)
    #dbg_declare(ptr %21, !109, !DIExpression(), !110)
  %28 = call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !111
  %29 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !122
  %30 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !123
  store i32 %28, ptr %6, align 4
    #dbg_declare(ptr %6, !124, !DIExpression(), !128)
  store i32 %29, ptr %7, align 4
    #dbg_declare(ptr %7, !130, !DIExpression(), !131)
  store i32 %30, ptr %8, align 4
    #dbg_declare(ptr %8, !132, !DIExpression(), !133)
  %31 = load i32, ptr %6, align 4, !dbg !134
  store i32 %31, ptr %5, align 4, !dbg !135
  %32 = getelementptr inbounds %struct.uint3, ptr %5, i32 0, i32 1, !dbg !135
  %33 = load i32, ptr %7, align 4, !dbg !136
  store i32 %33, ptr %32, align 4, !dbg !135
  %34 = getelementptr inbounds %struct.uint3, ptr %5, i32 0, i32 2, !dbg !135
  %35 = load i32, ptr %8, align 4, !dbg !137
  store i32 %35, ptr %34, align 4, !dbg !135
  %36 = load %struct.uint3, ptr %5, align 4, !dbg !138
  %37 = extractvalue %struct.uint3 %36, 0, !dbg !139
  store i32 %37, ptr %19, align 4, !dbg !139
  %38 = getelementptr inbounds %struct.uint3, ptr %19, i32 0, i32 1, !dbg !139
  %39 = extractvalue %struct.uint3 %36, 1, !dbg !139
  store i32 %39, ptr %38, align 4, !dbg !139
  %40 = getelementptr inbounds %struct.uint3, ptr %19, i32 0, i32 2, !dbg !139
  %41 = extractvalue %struct.uint3 %36, 2, !dbg !139
  store i32 %41, ptr %40, align 4, !dbg !139
  %42 = load %struct.uint3, ptr %19, align 4, !dbg !140
  %43 = getelementptr inbounds %struct.uint3, ptr %22, i32 0, i32 0, !dbg !141
  %44 = extractvalue %struct.uint3 %42, 0, !dbg !141
  store i32 %44, ptr %43, align 4, !dbg !141
  %45 = getelementptr inbounds %struct.uint3, ptr %22, i32 0, i32 1, !dbg !141
  %46 = extractvalue %struct.uint3 %42, 1, !dbg !141
  store i32 %46, ptr %45, align 4, !dbg !141
  %47 = getelementptr inbounds %struct.uint3, ptr %22, i32 0, i32 2, !dbg !141
  %48 = extractvalue %struct.uint3 %42, 2, !dbg !141
  store i32 %48, ptr %47, align 4, !dbg !141
  %49 = getelementptr inbounds %struct.uint3, ptr %22, i32 0, i32 0, !dbg !142
  %50 = load i32, ptr %49, align 4, !dbg !142
  %51 = call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !143
  %52 = call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !146
  %53 = call range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !147
  store i32 %51, ptr %10, align 4
    #dbg_declare(ptr %10, !124, !DIExpression(), !148)
  store i32 %52, ptr %11, align 4
    #dbg_declare(ptr %11, !130, !DIExpression(), !150)
  store i32 %53, ptr %12, align 4
    #dbg_declare(ptr %12, !132, !DIExpression(), !151)
  %54 = load i32, ptr %10, align 4, !dbg !152
  store i32 %54, ptr %9, align 4, !dbg !153
  %55 = getelementptr inbounds %struct.uint3, ptr %9, i32 0, i32 1, !dbg !153
  %56 = load i32, ptr %11, align 4, !dbg !154
  store i32 %56, ptr %55, align 4, !dbg !153
  %57 = getelementptr inbounds %struct.uint3, ptr %9, i32 0, i32 2, !dbg !153
  %58 = load i32, ptr %12, align 4, !dbg !155
  store i32 %58, ptr %57, align 4, !dbg !153
  %59 = load %struct.uint3, ptr %9, align 4, !dbg !156
  %60 = extractvalue %struct.uint3 %59, 0, !dbg !157
  store i32 %60, ptr %18, align 4, !dbg !157
  %61 = getelementptr inbounds %struct.uint3, ptr %18, i32 0, i32 1, !dbg !157
  %62 = extractvalue %struct.uint3 %59, 1, !dbg !157
  store i32 %62, ptr %61, align 4, !dbg !157
  %63 = getelementptr inbounds %struct.uint3, ptr %18, i32 0, i32 2, !dbg !157
  %64 = extractvalue %struct.uint3 %59, 2, !dbg !157
  store i32 %64, ptr %63, align 4, !dbg !157
  %65 = load %struct.uint3, ptr %18, align 4, !dbg !158
  %66 = getelementptr inbounds %struct.uint3, ptr %23, i32 0, i32 0, !dbg !159
  %67 = extractvalue %struct.uint3 %65, 0, !dbg !159
  store i32 %67, ptr %66, align 4, !dbg !159
  %68 = getelementptr inbounds %struct.uint3, ptr %23, i32 0, i32 1, !dbg !159
  %69 = extractvalue %struct.uint3 %65, 1, !dbg !159
  store i32 %69, ptr %68, align 4, !dbg !159
  %70 = getelementptr inbounds %struct.uint3, ptr %23, i32 0, i32 2, !dbg !159
  %71 = extractvalue %struct.uint3 %65, 2, !dbg !159
  store i32 %71, ptr %70, align 4, !dbg !159
  %72 = getelementptr inbounds %struct.uint3, ptr %23, i32 0, i32 0, !dbg !160
  %73 = load i32, ptr %72, align 4, !dbg !160
  %74 = mul i32 %50, %73, !dbg !161
  %75 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !162
  %76 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !165
  %77 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !166
  store i32 %75, ptr %14, align 4
    #dbg_declare(ptr %14, !124, !DIExpression(), !167)
  store i32 %76, ptr %15, align 4
    #dbg_declare(ptr %15, !130, !DIExpression(), !169)
  store i32 %77, ptr %16, align 4
    #dbg_declare(ptr %16, !132, !DIExpression(), !170)
  %78 = load i32, ptr %14, align 4, !dbg !171
  store i32 %78, ptr %13, align 4, !dbg !172
  %79 = getelementptr inbounds %struct.uint3, ptr %13, i32 0, i32 1, !dbg !172
  %80 = load i32, ptr %15, align 4, !dbg !173
  store i32 %80, ptr %79, align 4, !dbg !172
  %81 = getelementptr inbounds %struct.uint3, ptr %13, i32 0, i32 2, !dbg !172
  %82 = load i32, ptr %16, align 4, !dbg !174
  store i32 %82, ptr %81, align 4, !dbg !172
  %83 = load %struct.uint3, ptr %13, align 4, !dbg !175
  %84 = extractvalue %struct.uint3 %83, 0, !dbg !176
  store i32 %84, ptr %17, align 4, !dbg !176
  %85 = getelementptr inbounds %struct.uint3, ptr %17, i32 0, i32 1, !dbg !176
  %86 = extractvalue %struct.uint3 %83, 1, !dbg !176
  store i32 %86, ptr %85, align 4, !dbg !176
  %87 = getelementptr inbounds %struct.uint3, ptr %17, i32 0, i32 2, !dbg !176
  %88 = extractvalue %struct.uint3 %83, 2, !dbg !176
  store i32 %88, ptr %87, align 4, !dbg !176
  %89 = load %struct.uint3, ptr %17, align 4, !dbg !177
  %90 = getelementptr inbounds %struct.uint3, ptr %24, i32 0, i32 0, !dbg !178
  %91 = extractvalue %struct.uint3 %89, 0, !dbg !178
  store i32 %91, ptr %90, align 4, !dbg !178
  %92 = getelementptr inbounds %struct.uint3, ptr %24, i32 0, i32 1, !dbg !178
  %93 = extractvalue %struct.uint3 %89, 1, !dbg !178
  store i32 %93, ptr %92, align 4, !dbg !178
  %94 = getelementptr inbounds %struct.uint3, ptr %24, i32 0, i32 2, !dbg !178
  %95 = extractvalue %struct.uint3 %89, 2, !dbg !178
  store i32 %95, ptr %94, align 4, !dbg !178
  %96 = getelementptr inbounds %struct.uint3, ptr %24, i32 0, i32 0, !dbg !179
  %97 = load i32, ptr %96, align 4, !dbg !179
  %98 = add i32 %74, %97, !dbg !180
  store i32 %98, ptr %21, align 4, !dbg !110
  %99 = load i32, ptr %21, align 4, !dbg !181
  %100 = getelementptr inbounds %struct.View, ptr %0, i32 0, i32 1, !dbg !183
  %101 = load i32, ptr %100, align 8, !dbg !183
  %102 = getelementptr inbounds %struct.View, ptr %0, i32 0, i32 2, !dbg !184
  %103 = load i32, ptr %102, align 4, !dbg !184
  %104 = mul nsw i32 %101, %103, !dbg !185
  %105 = icmp slt i32 %99, %104, !dbg !186
  br i1 %105, label %106, label %120, !dbg !187

106:                                              ; preds = %4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %0, i64 24, i1 false), !dbg !188
  %107 = load i32, ptr %21, align 4, !dbg !189
  %108 = call %struct.Cell @_Z6locate4Viewi(ptr noundef byval(%struct.View) align 8 %26, i32 noundef %107) #4, !dbg !190
  %109 = getelementptr inbounds %struct.Cell, ptr %25, i32 0, i32 0, !dbg !190
  %110 = extractvalue %struct.Cell %108, 0, !dbg !190
  store i32 %110, ptr %109, align 4, !dbg !190
  %111 = getelementptr inbounds %struct.Cell, ptr %25, i32 0, i32 1, !dbg !190
  %112 = extractvalue %struct.Cell %108, 1, !dbg !190
  store i32 %112, ptr %111, align 4, !dbg !190
  %113 = getelementptr inbounds %struct.Cell, ptr %25, i32 0, i32 2, !dbg !190
  %114 = extractvalue %struct.Cell %108, 2, !dbg !190
  store i32 %114, ptr %113, align 4, !dbg !190
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %27, ptr align 1 %2, i64 1, i1 false), !dbg !191
  %115 = call noundef i32 @_Z5weigh4CellRK7Weights4Flag(ptr noundef byval(%struct.Cell) align 4 %25, ptr noundef nonnull align 2 dereferenceable(12) %1, ptr noundef byval(%struct.Flag) align 1 %27) #4, !dbg !192
  %116 = load ptr, ptr %20, align 8, !dbg !193
  %117 = load i32, ptr %21, align 4, !dbg !194
  %118 = sext i32 %117 to i64, !dbg !193
  %119 = getelementptr inbounds i32, ptr %116, i64 %118, !dbg !193
  store i32 %115, ptr %119, align 4, !dbg !195
  br label %120, !dbg !193

120:                                              ; preds = %106, %4
  ret void, !dbg !196
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

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
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!4}
!llvm.module.flags = !{!5, !6, !7, !8, !9}
!llvm.ident = !{!10}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "struct_by_value.cu", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!4 = !{ptr @struct_by_value, !"kernel", i32 1}
!5 = !{i32 7, !"Dwarf Version", i32 2}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!9 = !{i32 7, !"frame-pointer", i32 2}
!10 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!11 = distinct !DISubprogram(name: "locate", linkageName: "_Z6locate4Viewi", scope: !1, file: !1, line: 26, type: !12, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !28)
!12 = !DISubroutineType(types: !13)
!13 = !{!14, !20, !17}
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Cell", file: !1, line: 22, size: 96, flags: DIFlagTypePassByValue, elements: !15, identifier: "_ZTS4Cell")
!15 = !{!16, !18, !19}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "row", scope: !14, file: !1, line: 23, baseType: !17, size: 32)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "col", scope: !14, file: !1, line: 23, baseType: !17, size: 32, offset: 32)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !14, file: !1, line: 23, baseType: !17, size: 32, offset: 64)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "View", file: !1, line: 7, size: 192, flags: DIFlagTypePassByValue, elements: !21, identifier: "_ZTS4View")
!21 = !{!22, !24, !25, !26}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !20, file: !1, line: 8, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "rows", scope: !20, file: !1, line: 9, baseType: !17, size: 32, offset: 64)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "cols", scope: !20, file: !1, line: 9, baseType: !17, size: 32, offset: 96)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "pitch", scope: !20, file: !1, line: 10, baseType: !27, size: 64, offset: 128)
!27 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!28 = !{}
!29 = !DILocalVariable(name: "view", arg: 1, scope: !11, file: !1, line: 26, type: !20)
!30 = !DILocation(line: 26, column: 42, scope: !11)
!31 = !DILocalVariable(name: "i", arg: 2, scope: !11, file: !1, line: 26, type: !17)
!32 = !DILocation(line: 26, column: 52, scope: !11)
!33 = !DILocalVariable(name: "c", scope: !11, file: !1, line: 27, type: !14)
!34 = !DILocation(line: 27, column: 10, scope: !11)
!35 = !DILocation(line: 28, column: 13, scope: !11)
!36 = !DILocation(line: 28, column: 22, scope: !11)
!37 = !DILocation(line: 28, column: 15, scope: !11)
!38 = !DILocation(line: 28, column: 7, scope: !11)
!39 = !DILocation(line: 28, column: 11, scope: !11)
!40 = !DILocation(line: 29, column: 13, scope: !11)
!41 = !DILocation(line: 29, column: 22, scope: !11)
!42 = !DILocation(line: 29, column: 15, scope: !11)
!43 = !DILocation(line: 29, column: 7, scope: !11)
!44 = !DILocation(line: 29, column: 11, scope: !11)
!45 = !DILocation(line: 30, column: 20, scope: !11)
!46 = !DILocation(line: 30, column: 27, scope: !11)
!47 = !DILocation(line: 30, column: 25, scope: !11)
!48 = !DILocation(line: 30, column: 38, scope: !11)
!49 = !DILocation(line: 30, column: 31, scope: !11)
!50 = !DILocation(line: 30, column: 48, scope: !11)
!51 = !DILocation(line: 30, column: 46, scope: !11)
!52 = !DILocation(line: 30, column: 44, scope: !11)
!53 = !DILocation(line: 30, column: 15, scope: !11)
!54 = !DILocation(line: 30, column: 7, scope: !11)
!55 = !DILocation(line: 30, column: 13, scope: !11)
!56 = !DILocation(line: 31, column: 5, scope: !11)
!57 = distinct !DISubprogram(name: "weigh", linkageName: "_Z5weigh4CellRK7Weights4Flag", scope: !1, file: !1, line: 34, type: !58, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !28)
!58 = !DISubroutineType(types: !59)
!59 = !{!17, !14, !60, !71}
!60 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !61, size: 64)
!61 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !62)
!62 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Weights", file: !1, line: 13, size: 96, flags: DIFlagTypePassByValue, elements: !63, identifier: "_ZTS7Weights")
!63 = !{!64, !69}
!64 = !DIDerivedType(tag: DW_TAG_member, name: "coeff", scope: !62, file: !1, line: 14, baseType: !65, size: 80)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !66, size: 80, elements: !67)
!66 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!67 = !{!68}
!68 = !DISubrange(count: 5)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "bias", scope: !62, file: !1, line: 15, baseType: !70, size: 8, offset: 80)
!70 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!71 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Flag", file: !1, line: 18, size: 8, flags: DIFlagTypePassByValue, elements: !72, identifier: "_ZTS4Flag")
!72 = !{!73}
!73 = !DIDerivedType(tag: DW_TAG_member, name: "flip", scope: !71, file: !1, line: 19, baseType: !74, size: 8)
!74 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!75 = !DILocalVariable(name: "c", arg: 1, scope: !57, file: !1, line: 34, type: !14)
!76 = !DILocation(line: 34, column: 40, scope: !57)
!77 = !DILocalVariable(name: "w", arg: 2, scope: !57, file: !1, line: 34, type: !60)
!78 = !DILocation(line: 34, column: 58, scope: !57)
!79 = !DILocalVariable(name: "f", arg: 3, scope: !57, file: !1, line: 34, type: !71)
!80 = !DILocation(line: 34, column: 66, scope: !57)
!81 = !DILocalVariable(name: "v", scope: !57, file: !1, line: 35, type: !17)
!82 = !DILocation(line: 35, column: 9, scope: !57)
!83 = !DILocation(line: 35, column: 15, scope: !57)
!84 = !DILocation(line: 35, column: 23, scope: !57)
!85 = !DILocation(line: 35, column: 25, scope: !57)
!86 = !DILocation(line: 35, column: 33, scope: !57)
!87 = !DILocation(line: 35, column: 37, scope: !57)
!88 = !DILocation(line: 35, column: 21, scope: !57)
!89 = !DILocation(line: 35, column: 44, scope: !57)
!90 = !DILocation(line: 35, column: 46, scope: !57)
!91 = !DILocation(line: 35, column: 42, scope: !57)
!92 = !DILocation(line: 36, column: 14, scope: !57)
!93 = !DILocation(line: 36, column: 12, scope: !57)
!94 = !DILocation(line: 36, column: 22, scope: !57)
!95 = !DILocation(line: 36, column: 21, scope: !57)
!96 = !DILocation(line: 36, column: 26, scope: !57)
!97 = !DILocation(line: 36, column: 5, scope: !57)
!98 = distinct !DISubprogram(name: "struct_by_value", scope: !1, file: !1, line: 39, type: !99, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !28)
!99 = !DISubroutineType(types: !100)
!100 = !{null, !20, !62, !71, !23}
!101 = !DILocalVariable(name: "view", arg: 1, scope: !98, file: !1, line: 39, type: !20)
!102 = !DILocation(line: 39, column: 49, scope: !98)
!103 = !DILocalVariable(name: "weights", arg: 2, scope: !98, file: !1, line: 39, type: !62)
!104 = !DILocation(line: 39, column: 63, scope: !98)
!105 = !DILocalVariable(name: "flag", arg: 3, scope: !98, file: !1, line: 39, type: !71)
!106 = !DILocation(line: 39, column: 77, scope: !98)
!107 = !DILocalVariable(name: "out", arg: 4, scope: !98, file: !1, line: 39, type: !23)
!108 = !DILocation(line: 39, column: 88, scope: !98)
!109 = !DILocalVariable(name: "i", scope: !98, file: !1, line: 40, type: !17)
!110 = !DILocation(line: 40, column: 9, scope: !98)
!111 = !DILocation(line: 34, column: 24, scope: !112, inlinedAt: !121)
!112 = distinct !DISubprogram(name: "mini_block", linkageName: "_Z10mini_blockv", scope: !113, file: !113, line: 33, type: !114, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!113 = !DIFile(filename: "./mini_cuda.h", directory: ".")
!114 = !DISubroutineType(types: !115)
!115 = !{!116}
!116 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "uint3", file: !113, line: 14, size: 96, flags: DIFlagTypePassByValue, elements: !117, identifier: "_ZTS5uint3")
!117 = !{!118, !119, !120}
!118 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !116, file: !113, line: 15, baseType: !3, size: 32)
!119 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !116, file: !113, line: 15, baseType: !3, size: 32, offset: 32)
!120 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !116, file: !113, line: 15, baseType: !3, size: 32, offset: 64)
!121 = distinct !DILocation(line: 40, column: 13, scope: !98)
!122 = !DILocation(line: 34, column: 56, scope: !112, inlinedAt: !121)
!123 = !DILocation(line: 35, column: 24, scope: !112, inlinedAt: !121)
!124 = !DILocalVariable(name: "x", arg: 1, scope: !125, file: !113, line: 26, type: !17)
!125 = distinct !DISubprogram(name: "mini_vector", linkageName: "_Z11mini_vectoriii", scope: !113, file: !113, line: 26, type: !126, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !28)
!126 = !DISubroutineType(types: !127)
!127 = !{!116, !17, !17, !17}
!128 = !DILocation(line: 26, column: 50, scope: !125, inlinedAt: !129)
!129 = distinct !DILocation(line: 34, column: 12, scope: !112, inlinedAt: !121)
!130 = !DILocalVariable(name: "y", arg: 2, scope: !125, file: !113, line: 26, type: !17)
!131 = !DILocation(line: 26, column: 57, scope: !125, inlinedAt: !129)
!132 = !DILocalVariable(name: "z", arg: 3, scope: !125, file: !113, line: 26, type: !17)
!133 = !DILocation(line: 26, column: 64, scope: !125, inlinedAt: !129)
!134 = !DILocation(line: 27, column: 23, scope: !125, inlinedAt: !129)
!135 = !DILocation(line: 27, column: 12, scope: !125, inlinedAt: !129)
!136 = !DILocation(line: 27, column: 36, scope: !125, inlinedAt: !129)
!137 = !DILocation(line: 27, column: 49, scope: !125, inlinedAt: !129)
!138 = !DILocation(line: 27, column: 5, scope: !125, inlinedAt: !129)
!139 = !DILocation(line: 34, column: 12, scope: !112, inlinedAt: !121)
!140 = !DILocation(line: 34, column: 5, scope: !112, inlinedAt: !121)
!141 = !DILocation(line: 40, column: 13, scope: !98)
!142 = !DILocation(line: 40, column: 22, scope: !98)
!143 = !DILocation(line: 38, column: 24, scope: !144, inlinedAt: !145)
!144 = distinct !DISubprogram(name: "mini_block_dim", linkageName: "_Z14mini_block_dimv", scope: !113, file: !113, line: 37, type: !114, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!145 = distinct !DILocation(line: 40, column: 26, scope: !98)
!146 = !DILocation(line: 38, column: 55, scope: !144, inlinedAt: !145)
!147 = !DILocation(line: 39, column: 24, scope: !144, inlinedAt: !145)
!148 = !DILocation(line: 26, column: 50, scope: !125, inlinedAt: !149)
!149 = distinct !DILocation(line: 38, column: 12, scope: !144, inlinedAt: !145)
!150 = !DILocation(line: 26, column: 57, scope: !125, inlinedAt: !149)
!151 = !DILocation(line: 26, column: 64, scope: !125, inlinedAt: !149)
!152 = !DILocation(line: 27, column: 23, scope: !125, inlinedAt: !149)
!153 = !DILocation(line: 27, column: 12, scope: !125, inlinedAt: !149)
!154 = !DILocation(line: 27, column: 36, scope: !125, inlinedAt: !149)
!155 = !DILocation(line: 27, column: 49, scope: !125, inlinedAt: !149)
!156 = !DILocation(line: 27, column: 5, scope: !125, inlinedAt: !149)
!157 = !DILocation(line: 38, column: 12, scope: !144, inlinedAt: !145)
!158 = !DILocation(line: 38, column: 5, scope: !144, inlinedAt: !145)
!159 = !DILocation(line: 40, column: 26, scope: !98)
!160 = !DILocation(line: 40, column: 35, scope: !98)
!161 = !DILocation(line: 40, column: 24, scope: !98)
!162 = !DILocation(line: 30, column: 24, scope: !163, inlinedAt: !164)
!163 = distinct !DISubprogram(name: "mini_thread", linkageName: "_Z11mini_threadv", scope: !113, file: !113, line: 29, type: !114, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0)
!164 = distinct !DILocation(line: 40, column: 39, scope: !98)
!165 = !DILocation(line: 30, column: 54, scope: !163, inlinedAt: !164)
!166 = !DILocation(line: 31, column: 24, scope: !163, inlinedAt: !164)
!167 = !DILocation(line: 26, column: 50, scope: !125, inlinedAt: !168)
!168 = distinct !DILocation(line: 30, column: 12, scope: !163, inlinedAt: !164)
!169 = !DILocation(line: 26, column: 57, scope: !125, inlinedAt: !168)
!170 = !DILocation(line: 26, column: 64, scope: !125, inlinedAt: !168)
!171 = !DILocation(line: 27, column: 23, scope: !125, inlinedAt: !168)
!172 = !DILocation(line: 27, column: 12, scope: !125, inlinedAt: !168)
!173 = !DILocation(line: 27, column: 36, scope: !125, inlinedAt: !168)
!174 = !DILocation(line: 27, column: 49, scope: !125, inlinedAt: !168)
!175 = !DILocation(line: 27, column: 5, scope: !125, inlinedAt: !168)
!176 = !DILocation(line: 30, column: 12, scope: !163, inlinedAt: !164)
!177 = !DILocation(line: 30, column: 5, scope: !163, inlinedAt: !164)
!178 = !DILocation(line: 40, column: 39, scope: !98)
!179 = !DILocation(line: 40, column: 49, scope: !98)
!180 = !DILocation(line: 40, column: 37, scope: !98)
!181 = !DILocation(line: 41, column: 9, scope: !182)
!182 = distinct !DILexicalBlock(scope: !98, file: !1, line: 41, column: 9)
!183 = !DILocation(line: 41, column: 18, scope: !182)
!184 = !DILocation(line: 41, column: 30, scope: !182)
!185 = !DILocation(line: 41, column: 23, scope: !182)
!186 = !DILocation(line: 41, column: 11, scope: !182)
!187 = !DILocation(line: 41, column: 9, scope: !98)
!188 = !DILocation(line: 42, column: 31, scope: !182)
!189 = !DILocation(line: 42, column: 37, scope: !182)
!190 = !DILocation(line: 42, column: 24, scope: !182)
!191 = !DILocation(line: 42, column: 50, scope: !182)
!192 = !DILocation(line: 42, column: 18, scope: !182)
!193 = !DILocation(line: 42, column: 9, scope: !182)
!194 = !DILocation(line: 42, column: 13, scope: !182)
!195 = !DILocation(line: 42, column: 16, scope: !182)
!196 = !DILocation(line: 43, column: 1, scope: !98)
