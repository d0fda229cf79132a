; ModuleID = 'function_pointers.cu'
source_filename = "function_pointers.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.uint3 = type { i32, i32, i32 }

@table = dso_local addrspace(1) externally_initialized global [4 x ptr] [ptr @_Z6op_addii, ptr @_Z6op_subii, ptr @_Z6op_mulii, ptr @_Z6op_mixii], align 8, !dbg !0
@last = dso_local addrspace(1) externally_initialized global ptr @_Z7op_lastii, align 8, !dbg !7
@llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @table to ptr), ptr addrspacecast (ptr addrspace(1) @last to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z6op_addii(i32 noundef %0, i32 noundef %1) #0 !dbg !24 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !26, !DIExpression(), !27)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !28, !DIExpression(), !29)
  %5 = load i32, ptr %3, align 4, !dbg !30
  %6 = load i32, ptr %4, align 4, !dbg !31
  %7 = add nsw i32 %5, %6, !dbg !32
  ret i32 %7, !dbg !33
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z6op_subii(i32 noundef %0, i32 noundef %1) #0 !dbg !34 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !35, !DIExpression(), !36)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !37, !DIExpression(), !38)
  %5 = load i32, ptr %3, align 4, !dbg !39
  %6 = load i32, ptr %4, align 4, !dbg !40
  %7 = sub nsw i32 %5, %6, !dbg !41
  ret i32 %7, !dbg !42
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z6op_mulii(i32 noundef %0, i32 noundef %1) #0 !dbg !43 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !44, !DIExpression(), !45)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !46, !DIExpression(), !47)
  %5 = load i32, ptr %3, align 4, !dbg !48
  %6 = load i32, ptr %4, align 4, !dbg !49
  %7 = mul nsw i32 %5, %6, !dbg !50
  ret i32 %7, !dbg !51
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z6op_mixii(i32 noundef %0, i32 noundef %1) #0 !dbg !52 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !53, !DIExpression(), !54)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !55, !DIExpression(), !56)
  %5 = load i32, ptr %3, align 4, !dbg !57
  %6 = shl i32 %5, 1, !dbg !58
  %7 = load i32, ptr %4, align 4, !dbg !59
  %8 = xor i32 %6, %7, !dbg !60
  ret i32 %8, !dbg !61
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z7op_lastii(i32 noundef %0, i32 noundef %1) #0 !dbg !62 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !63, !DIExpression(), !64)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !65, !DIExpression(), !66)
  %5 = load i32, ptr %3, align 4, !dbg !67
  %6 = xor i32 %5, 85, !dbg !68
  ret i32 %6, !dbg !69
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z5applyPFiiiEii(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 !dbg !70 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !73, !DIExpression(), !74)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !75, !DIExpression(), !76)
  store i32 %2, ptr %6, align 4
    #dbg_declare(ptr %6, !77, !DIExpression(), !78)
  %7 = load ptr, ptr %4, align 8, !dbg !79
  %8 = load i32, ptr %5, align 4, !dbg !80
  %9 = load i32, ptr %6, align 4, !dbg !81
  %10 = call noundef i32 %7(i32 noundef %8, i32 noundef %9) #3, !dbg !79
  ret i32 %10, !dbg !82
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @function_pointers(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3) #1 !dbg !83 {
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
  %22 = alloca ptr, align 8
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca %struct.uint3, align 4
  %26 = alloca %struct.uint3, align 4
  %27 = alloca %struct.uint3, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  store ptr %0, ptr %20, align 8
    #dbg_declare(ptr %20, !90, !DIExpression(), !91)
  store i32 %1, ptr %21, align 4
    #dbg_declare(ptr %21, !92, !DIExpression(), !93)
  store ptr %2, ptr %22, align 8
    #dbg_declare(ptr %22, !94, !DIExpression(), !95)
  store i32 %3, ptr %23, align 4
    #dbg_declare(ptr %23, !96, !DIExpression(), !97)
    #dbg_declare(ptr %24, !98, !DIExpression(), !99)
  %30 = call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !100
  %31 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !111
  %32 = call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !112
  store i32 %30, ptr %6, align 4
    #dbg_declare(ptr %6, !113, !DIExpression(), !117)
  store i32 %31, ptr %7, align 4
    #dbg_declare(ptr %7, !119, !DIExpression(), !120)
  store i32 %32, ptr %8, align 4
    #dbg_declare(ptr %8, !121, !DIExpression(), !122)
  %33 = load i32, ptr %6, align 4, !dbg !123
  store i32 %33, ptr %5, align 4, !dbg !124
  %34 = getelementptr inbounds %struct.uint3, ptr %5, i32 0, i32 1, !dbg !124
  %35 = load i32, ptr %7, align 4, !dbg !125
  store i32 %35, ptr %34, align 4, !dbg !124
  %36 = getelementptr inbounds %struct.uint3, ptr %5, i32 0, i32 2, !dbg !124
  %37 = load i32, ptr %8, align 4, !dbg !126
  store i32 %37, ptr %36, align 4, !dbg !124
  %38 = load %struct.uint3, ptr %5, align 4, !dbg !127
  %39 = extractvalue %struct.uint3 %38, 0, !dbg !128
  store i32 %39, ptr %19, align 4, !dbg !128
  %40 = getelementptr inbounds %struct.uint3, ptr %19, i32 0, i32 1, !dbg !128
  %41 = extractvalue %struct.uint3 %38, 1, !dbg !128
  store i32 %41, ptr %40, align 4, !dbg !128
  %42 = getelementptr inbounds %struct.uint3, ptr %19, i32 0, i32 2, !dbg !128
  %43 = extractvalue %struct.uint3 %38, 2, !dbg !128
  store i32 %43, ptr %42, align 4, !dbg !128
  %44 = load %struct.uint3, ptr %19, align 4, !dbg !129
  %45 = getelementptr inbounds %struct.uint3, ptr %25, i32 0, i32 0, !dbg !130
  %46 = extractvalue %struct.uint3 %44, 0, !dbg !130
  store i32 %46, ptr %45, align 4, !dbg !130
  %47 = getelementptr inbounds %struct.uint3, ptr %25, i32 0, i32 1, !dbg !130
  %48 = extractvalue %struct.uint3 %44, 1, !dbg !130
  store i32 %48, ptr %47, align 4, !dbg !130
  %49 = getelementptr inbounds %struct.uint3, ptr %25, i32 0, i32 2, !dbg !130
  %50 = extractvalue %struct.uint3 %44, 2, !dbg !130
  store i32 %50, ptr %49, align 4, !dbg !130
  %51 = getelementptr inbounds %struct.uint3, ptr %25, i32 0, i32 0, !dbg !131
  %52 = load i32, ptr %51, align 4, !dbg !131
  %53 = call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !132
  %54 = call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !135
  %55 = call range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !136
  store i32 %53, ptr %10, align 4
    #dbg_declare(ptr %10, !113, !DIExpression(), !137)
  store i32 %54, ptr %11, align 4
    #dbg_declare(ptr %11, !119, !DIExpression(), !139)
  store i32 %55, ptr %12, align 4
    #dbg_declare(ptr %12, !121, !DIExpression(), !140)
  %56 = load i32, ptr %10, align 4, !dbg !141
  store i32 %56, ptr %9, align 4, !dbg !142
  %57 = getelementptr inbounds %struct.uint3, ptr %9, i32 0, i32 1, !dbg !142
  %58 = load i32, ptr %11, align 4, !dbg !143
  store i32 %58, ptr %57, align 4, !dbg !142
  %59 = getelementptr inbounds %struct.uint3, ptr %9, i32 0, i32 2, !dbg !142
  %60 = load i32, ptr %12, align 4, !dbg !144
  store i32 %60, ptr %59, align 4, !dbg !142
  %61 = load %struct.uint3, ptr %9, align 4, !dbg !145
  %62 = extractvalue %struct.uint3 %61, 0, !dbg !146
  store i32 %62, ptr %18, align 4, !dbg !146
  %63 = getelementptr inbounds %struct.uint3, ptr %18, i32 0, i32 1, !dbg !146
  %64 = extractvalue %struct.uint3 %61, 1, !dbg !146
  store i32 %64, ptr %63, align 4, !dbg !146
  %65 = getelementptr inbounds %struct.uint3, ptr %18, i32 0, i32 2, !dbg !146
  %66 = extractvalue %struct.uint3 %61, 2, !dbg !146
  store i32 %66, ptr %65, align 4, !dbg !146
  %67 = load %struct.uint3, ptr %18, align 4, !dbg !147
  %68 = getelementptr inbounds %struct.uint3, ptr %26, i32 0, i32 0, !dbg !148
  %69 = extractvalue %struct.uint3 %67, 0, !dbg !148
  store i32 %69, ptr %68, align 4, !dbg !148
  %70 = getelementptr inbounds %struct.uint3, ptr %26, i32 0, i32 1, !dbg !148
  %71 = extractvalue %struct.uint3 %67, 1, !dbg !148
  store i32 %71, ptr %70, align 4, !dbg !148
  %72 = getelementptr inbounds %struct.uint3, ptr %26, i32 0, i32 2, !dbg !148
  %73 = extractvalue %struct.uint3 %67, 2, !dbg !148
  store i32 %73, ptr %72, align 4, !dbg !148
  %74 = getelementptr inbounds %struct.uint3, ptr %26, i32 0, i32 0, !dbg !149
  %75 = load i32, ptr %74, align 4, !dbg !149
  %76 = mul i32 %52, %75, !dbg !150
  %77 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !151
  %78 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !154
  %79 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !155
  store i32 %77, ptr %14, align 4
    #dbg_declare(ptr %14, !113, !DIExpression(), !156)
  store i32 %78, ptr %15, align 4
    #dbg_declare(ptr %15, !119, !DIExpression(), !158)
  store i32 %79, ptr %16, align 4
    #dbg_declare(ptr %16, !121, !DIExpression(), !159)
  %80 = load i32, ptr %14, align 4, !dbg !160
  store i32 %80, ptr %13, align 4, !dbg !161
  %81 = getelementptr inbounds %struct.uint3, ptr %13, i32 0, i32 1, !dbg !161
  %82 = load i32, ptr %15, align 4, !dbg !162
  store i32 %82, ptr %81, align 4, !dbg !161
  %83 = getelementptr inbounds %struct.uint3, ptr %13, i32 0, i32 2, !dbg !161
  %84 = load i32, ptr %16, align 4, !dbg !163
  store i32 %84, ptr %83, align 4, !dbg !161
  %85 = load %struct.uint3, ptr %13, align 4, !dbg !164
  %86 = extractvalue %struct.uint3 %85, 0, !dbg !165
  store i32 %86, ptr %17, align 4, !dbg !165
  %87 = getelementptr inbounds %struct.uint3, ptr %17, i32 0, i32 1, !dbg !165
  %88 = extractvalue %struct.uint3 %85, 1, !dbg !165
  store i32 %88, ptr %87, align 4, !dbg !165
  %89 = getelementptr inbounds %struct.uint3, ptr %17, i32 0, i32 2, !dbg !165
  %90 = extractvalue %struct.uint3 %85, 2, !dbg !165
  store i32 %90, ptr %89, align 4, !dbg !165
  %91 = load %struct.uint3, ptr %17, align 4, !dbg !166
  %92 = getelementptr inbounds %struct.uint3, ptr %27, i32 0, i32 0, !dbg !167
  %93 = extractvalue %struct.uint3 %91, 0, !dbg !167
  store i32 %93, ptr %92, align 4, !dbg !167
  %94 = getelementptr inbounds %struct.uint3, ptr %27, i32 0, i32 1, !dbg !167
  %95 = extractvalue %struct.uint3 %91, 1, !dbg !167
  store i32 %95, ptr %94, align 4, !dbg !167
  %96 = getelementptr inbounds %struct.uint3, ptr %27, i32 0, i32 2, !dbg !167
  %97 = extractvalue %struct.uint3 %91, 2, !dbg !167
  store i32 %97, ptr %96, align 4, !dbg !167
  %98 = getelementptr inbounds %struct.uint3, ptr %27, i32 0, i32 0, !dbg !168
  %99 = load i32, ptr %98, align 4, !dbg !168
  %100 = add i32 %76, %99, !dbg !169
  store i32 %100, ptr %24, align 4, !dbg !99
  %101 = load i32, ptr %24, align 4, !dbg !170
  %102 = load i32, ptr %21, align 4, !dbg !172
  %103 = icmp sge i32 %101, %102, !dbg !173
  br i1 %103, label %104, label %105, !dbg !174

104:                                              ; preds = %4
  br label %141, !dbg !175

105:                                              ; preds = %4
    #dbg_declare(ptr %28, !176, !DIExpression(), !177)
  %106 = load ptr, ptr %20, align 8, !dbg !178
  %107 = load i32, ptr %24, align 4, !dbg !179
  %108 = sext i32 %107 to i64, !dbg !178
  %109 = getelementptr inbounds i32, ptr %106, i64 %108, !dbg !178
  %110 = load i32, ptr %109, align 4, !dbg !178
  store i32 %110, ptr %28, align 4, !dbg !177
    #dbg_declare(ptr %29, !180, !DIExpression(), !182)
  store i32 0, ptr %29, align 4, !dbg !182
  br label %111, !dbg !183

111:                                              ; preds = %130, %105
  %112 = load i32, ptr %29, align 4, !dbg !184
  %113 = load i32, ptr %23, align 4, !dbg !186
  %114 = icmp slt i32 %112, %113, !dbg !187
  br i1 %114, label %115, label %133, !dbg !188

115:                                              ; preds = %111
  %116 = load ptr, ptr %22, align 8, !dbg !189
  %117 = load i32, ptr %29, align 4, !dbg !190
  %118 = sext i32 %117 to i64, !dbg !189
  %119 = getelementptr inbounds i8, ptr %116, i64 %118, !dbg !189
  %120 = load i8, ptr %119, align 1, !dbg !189
  %121 = zext i8 %120 to i32, !dbg !189
  %122 = and i32 %121, 3, !dbg !191
  %123 = sext i32 %122 to i64, !dbg !192
  %124 = getelementptr inbounds [4 x ptr], ptr addrspacecast (ptr addrspace(1) @table to ptr), i64 0, i64 %123, !dbg !192
  %125 = load ptr, ptr %124, align 8, !dbg !192
  %126 = load i32, ptr %28, align 4, !dbg !193
  %127 = load i32, ptr %29, align 4, !dbg !194
  %128 = add nsw i32 %127, 3, !dbg !195
  %129 = call noundef i32 @_Z5applyPFiiiEii(ptr noundef %125, i32 noundef %126, i32 noundef %128) #3, !dbg !196
  store i32 %129, ptr %28, align 4, !dbg !197
  br label %130, !dbg !198

130:                                              ; preds = %115
  %131 = load i32, ptr %29, align 4, !dbg !199
  %132 = add nsw i32 %131, 1, !dbg !199
  store i32 %132, ptr %29, align 4, !dbg !199
  br label %111, !dbg !200, !llvm.loop !201

133:                                              ; preds = %111
  %134 = load ptr, ptr addrspacecast (ptr addrspace(1) @last to ptr), align 8, !dbg !204
  %135 = load i32, ptr %28, align 4, !dbg !205
  %136 = call noundef i32 %134(i32 noundef %135, i32 noundef 0) #3, !dbg !204
  %137 = load ptr, ptr %20, align 8, !dbg !206
  %138 = load i32, ptr %24, align 4, !dbg !207
  %139 = sext i32 %138 to i64, !dbg !206
  %140 = getelementptr inbounds i32, ptr %137, i64 %139, !dbg !206
  store i32 %136, ptr %140, align 4, !dbg !208
  br label %141, !dbg !209

141:                                              ; preds = %133, %104
  ret void, !dbg !209
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

!llvm.dbg.cu = !{!2}
!nvvm.annotations = !{!17}
!llvm.module.flags = !{!18, !19, !20, !21, !22}
!llvm.ident = !{!23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 15, type: !14, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "function_pointers.cu", directory: ".")
!4 = !{!5}
!5 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 16, type: !9, isLocal: false, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "Op", file: !3, line: 7, baseType: !10)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !13, !13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 256, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 4)
!17 = !{ptr @function_pointers, !"kernel", i32 1}
!18 = !{i32 7, !"Dwarf Version", i32 2}
!19 = !{i32 2, !"Debug Info Version", i32 3}
!20 = !{i32 1, !"wchar_size", i32 4}
!21 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!22 = !{i32 7, !"frame-pointer", i32 2}
!23 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!24 = distinct !DISubprogram(name: "op_add", linkageName: "_Z6op_addii", scope: !3, file: !3, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !25)
!25 = !{}
!26 = !DILocalVariable(name: "a", arg: 1, scope: !24, file: !3, line: 9, type: !13)
!27 = !DILocation(line: 9, column: 27, scope: !24)
!28 = !DILocalVariable(name: "b", arg: 2, scope: !24, file: !3, line: 9, type: !13)
!29 = !DILocation(line: 9, column: 34, scope: !24)
!30 = !DILocation(line: 9, column: 46, scope: !24)
!31 = !DILocation(line: 9, column: 50, scope: !24)
!32 = !DILocation(line: 9, column: 48, scope: !24)
!33 = !DILocation(line: 9, column: 39, scope: !24)
!34 = distinct !DISubprogram(name: "op_sub", linkageName: "_Z6op_subii", scope: !3, file: !3, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !25)
!35 = !DILocalVariable(name: "a", arg: 1, scope: !34, file: !3, line: 10, type: !13)
!36 = !DILocation(line: 10, column: 27, scope: !34)
!37 = !DILocalVariable(name: "b", arg: 2, scope: !34, file: !3, line: 10, type: !13)
!38 = !DILocation(line: 10, column: 34, scope: !34)
!39 = !DILocation(line: 10, column: 46, scope: !34)
!40 = !DILocation(line: 10, column: 50, scope: !34)
!41 = !DILocation(line: 10, column: 48, scope: !34)
!42 = !DILocation(line: 10, column: 39, scope: !34)
!43 = distinct !DISubprogram(name: "op_mul", linkageName: "_Z6op_mulii", scope: !3, file: !3, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !25)
!44 = !DILocalVariable(name: "a", arg: 1, scope: !43, file: !3, line: 11, type: !13)
!45 = !DILocation(line: 11, column: 27, scope: !43)
!46 = !DILocalVariable(name: "b", arg: 2, scope: !43, file: !3, line: 11, type: !13)
!47 = !DILocation(line: 11, column: 34, scope: !43)
!48 = !DILocation(line: 11, column: 46, scope: !43)
!49 = !DILocation(line: 11, column: 50, scope: !43)
!50 = !DILocation(line: 11, column: 48, scope: !43)
!51 = !DILocation(line: 11, column: 39, scope: !43)
!52 = distinct !DISubprogram(name: "op_mix", linkageName: "_Z6op_mixii", scope: !3, file: !3, line: 12, type: !11, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !25)
!53 = !DILocalVariable(name: "a", arg: 1, scope: !52, file: !3, line: 12, type: !13)
!54 = !DILocation(line: 12, column: 27, scope: !52)
!55 = !DILocalVariable(name: "b", arg: 2, scope: !52, file: !3, line: 12, type: !13)
!56 = !DILocation(line: 12, column: 34, scope: !52)
!57 = !DILocation(line: 12, column: 47, scope: !52)
!58 = !DILocation(line: 12, column: 49, scope: !52)
!59 = !DILocation(line: 12, column: 57, scope: !52)
!60 = !DILocation(line: 12, column: 55, scope: !52)
!61 = !DILocation(line: 12, column: 39, scope: !52)
!62 = distinct !DISubprogram(name: "op_last", linkageName: "_Z7op_lastii", scope: !3, file: !3, line: 13, type: !11, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !25)
!63 = !DILocalVariable(name: "a", arg: 1, scope: !62, file: !3, line: 13, type: !13)
!64 = !DILocation(line: 13, column: 28, scope: !62)
!65 = !DILocalVariable(arg: 2, scope: !62, file: !3, line: 13, type: !13)
!66 = !DILocation(line: 13, column: 34, scope: !62)
!67 = !DILocation(line: 13, column: 45, scope: !62)
!68 = !DILocation(line: 13, column: 47, scope: !62)
!69 = !DILocation(line: 13, column: 38, scope: !62)
!70 = distinct !DISubprogram(name: "apply", linkageName: "_Z5applyPFiiiEii", scope: !3, file: !3, line: 18, type: !71, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !25)
!71 = !DISubroutineType(types: !72)
!72 = !{!13, !9, !13, !13}
!73 = !DILocalVariable(name: "op", arg: 1, scope: !70, file: !3, line: 18, type: !9)
!74 = !DILocation(line: 18, column: 38, scope: !70)
!75 = !DILocalVariable(name: "a", arg: 2, scope: !70, file: !3, line: 18, type: !13)
!76 = !DILocation(line: 18, column: 46, scope: !70)
!77 = !DILocalVariable(name: "b", arg: 3, scope: !70, file: !3, line: 18, type: !13)
!78 = !DILocation(line: 18, column: 53, scope: !70)
!79 = !DILocation(line: 19, column: 12, scope: !70)
!80 = !DILocation(line: 19, column: 15, scope: !70)
!81 = !DILocation(line: 19, column: 18, scope: !70)
!82 = !DILocation(line: 19, column: 5, scope: !70)
!83 = distinct !DISubprogram(name: "function_pointers", scope: !3, file: !3, line: 22, type: !84, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !25)
!84 = !DISubroutineType(types: !85)
!85 = !{null, !86, !13, !87, !13}
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !88, size: 64)
!88 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !89)
!89 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!90 = !DILocalVariable(name: "data", arg: 1, scope: !83, file: !3, line: 22, type: !86)
!91 = !DILocation(line: 22, column: 51, scope: !83)
!92 = !DILocalVariable(name: "n", arg: 2, scope: !83, file: !3, line: 22, type: !13)
!93 = !DILocation(line: 22, column: 61, scope: !83)
!94 = !DILocalVariable(name: "program", arg: 3, scope: !83, file: !3, line: 22, type: !87)
!95 = !DILocation(line: 22, column: 85, scope: !83)
!96 = !DILocalVariable(name: "steps", arg: 4, scope: !83, file: !3, line: 22, type: !13)
!97 = !DILocation(line: 22, column: 98, scope: !83)
!98 = !DILocalVariable(name: "i", scope: !83, file: !3, line: 23, type: !13)
!99 = !DILocation(line: 23, column: 9, scope: !83)
!100 = !DILocation(line: 34, column: 24, scope: !101, inlinedAt: !110)
!101 = distinct !DISubprogram(name: "mini_block", linkageName: "_Z10mini_blockv", scope: !102, file: !102, line: 33, type: !103, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!102 = !DIFile(filename: "./mini_cuda.h", directory: ".")
!103 = !DISubroutineType(types: !104)
!104 = !{!105}
!105 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "uint3", file: !102, line: 14, size: 96, flags: DIFlagTypePassByValue, elements: !106, identifier: "_ZTS5uint3")
!106 = !{!107, !108, !109}
!107 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !105, file: !102, line: 15, baseType: !5, size: 32)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !105, file: !102, line: 15, baseType: !5, size: 32, offset: 32)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !105, file: !102, line: 15, baseType: !5, size: 32, offset: 64)
!110 = distinct !DILocation(line: 23, column: 13, scope: !83)
!111 = !DILocation(line: 34, column: 56, scope: !101, inlinedAt: !110)
!112 = !DILocation(line: 35, column: 24, scope: !101, inlinedAt: !110)
!113 = !DILocalVariable(name: "x", arg: 1, scope: !114, file: !102, line: 26, type: !13)
!114 = distinct !DISubprogram(name: "mini_vector", linkageName: "_Z11mini_vectoriii", scope: !102, file: !102, line: 26, type: !115, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !25)
!115 = !DISubroutineType(types: !116)
!116 = !{!105, !13, !13, !13}
!117 = !DILocation(line: 26, column: 50, scope: !114, inlinedAt: !118)
!118 = distinct !DILocation(line: 34, column: 12, scope: !101, inlinedAt: !110)
!119 = !DILocalVariable(name: "y", arg: 2, scope: !114, file: !102, line: 26, type: !13)
!120 = !DILocation(line: 26, column: 57, scope: !114, inlinedAt: !118)
!121 = !DILocalVariable(name: "z", arg: 3, scope: !114, file: !102, line: 26, type: !13)
!122 = !DILocation(line: 26, column: 64, scope: !114, inlinedAt: !118)
!123 = !DILocation(line: 27, column: 23, scope: !114, inlinedAt: !118)
!124 = !DILocation(line: 27, column: 12, scope: !114, inlinedAt: !118)
!125 = !DILocation(line: 27, column: 36, scope: !114, inlinedAt: !118)
!126 = !DILocation(line: 27, column: 49, scope: !114, inlinedAt: !118)
!127 = !DILocation(line: 27, column: 5, scope: !114, inlinedAt: !118)
!128 = !DILocation(line: 34, column: 12, scope: !101, inlinedAt: !110)
!129 = !DILocation(line: 34, column: 5, scope: !101, inlinedAt: !110)
!130 = !DILocation(line: 23, column: 13, scope: !83)
!131 = !DILocation(line: 23, column: 22, scope: !83)
!132 = !DILocation(line: 38, column: 24, scope: !133, inlinedAt: !134)
!133 = distinct !DISubprogram(name: "mini_block_dim", linkageName: "_Z14mini_block_dimv", scope: !102, file: !102, line: 37, type: !103, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!134 = distinct !DILocation(line: 23, column: 26, scope: !83)
!135 = !DILocation(line: 38, column: 55, scope: !133, inlinedAt: !134)
!136 = !DILocation(line: 39, column: 24, scope: !133, inlinedAt: !134)
!137 = !DILocation(line: 26, column: 50, scope: !114, inlinedAt: !138)
!138 = distinct !DILocation(line: 38, column: 12, scope: !133, inlinedAt: !134)
!139 = !DILocation(line: 26, column: 57, scope: !114, inlinedAt: !138)
!140 = !DILocation(line: 26, column: 64, scope: !114, inlinedAt: !138)
!141 = !DILocation(line: 27, column: 23, scope: !114, inlinedAt: !138)
!142 = !DILocation(line: 27, column: 12, scope: !114, inlinedAt: !138)
!143 = !DILocation(line: 27, column: 36, scope: !114, inlinedAt: !138)
!144 = !DILocation(line: 27, column: 49, scope: !114, inlinedAt: !138)
!145 = !DILocation(line: 27, column: 5, scope: !114, inlinedAt: !138)
!146 = !DILocation(line: 38, column: 12, scope: !133, inlinedAt: !134)
!147 = !DILocation(line: 38, column: 5, scope: !133, inlinedAt: !134)
!148 = !DILocation(line: 23, column: 26, scope: !83)
!149 = !DILocation(line: 23, column: 35, scope: !83)
!150 = !DILocation(line: 23, column: 24, scope: !83)
!151 = !DILocation(line: 30, column: 24, scope: !152, inlinedAt: !153)
!152 = distinct !DISubprogram(name: "mini_thread", linkageName: "_Z11mini_threadv", scope: !102, file: !102, line: 29, type: !103, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!153 = distinct !DILocation(line: 23, column: 39, scope: !83)
!154 = !DILocation(line: 30, column: 54, scope: !152, inlinedAt: !153)
!155 = !DILocation(line: 31, column: 24, scope: !152, inlinedAt: !153)
!156 = !DILocation(line: 26, column: 50, scope: !114, inlinedAt: !157)
!157 = distinct !DILocation(line: 30, column: 12, scope: !152, inlinedAt: !153)
!158 = !DILocation(line: 26, column: 57, scope: !114, inlinedAt: !157)
!159 = !DILocation(line: 26, column: 64, scope: !114, inlinedAt: !157)
!160 = !DILocation(line: 27, column: 23, scope: !114, inlinedAt: !157)
!161 = !DILocation(line: 27, column: 12, scope: !114, inlinedAt: !157)
!162 = !DILocation(line: 27, column: 36, scope: !114, inlinedAt: !157)
!163 = !DILocation(line: 27, column: 49, scope: !114, inlinedAt: !157)
!164 = !DILocation(line: 27, column: 5, scope: !114, inlinedAt: !157)
!165 = !DILocation(line: 30, column: 12, scope: !152, inlinedAt: !153)
!166 = !DILocation(line: 30, column: 5, scope: !152, inlinedAt: !153)
!167 = !DILocation(line: 23, column: 39, scope: !83)
!168 = !DILocation(line: 23, column: 49, scope: !83)
!169 = !DILocation(line: 23, column: 37, scope: !83)
!170 = !DILocation(line: 24, column: 9, scope: !171)
!171 = distinct !DILexicalBlock(scope: !83, file: !3, line: 24, column: 9)
!172 = !DILocation(line: 24, column: 14, scope: !171)
!173 = !DILocation(line: 24, column: 11, scope: !171)
!174 = !DILocation(line: 24, column: 9, scope: !83)
!175 = !DILocation(line: 25, column: 9, scope: !171)
!176 = !DILocalVariable(name: "v", scope: !83, file: !3, line: 26, type: !13)
!177 = !DILocation(line: 26, column: 9, scope: !83)
!178 = !DILocation(line: 26, column: 13, scope: !83)
!179 = !DILocation(line: 26, column: 18, scope: !83)
!180 = !DILocalVariable(name: "s", scope: !181, file: !3, line: 27, type: !13)
!181 = distinct !DILexicalBlock(scope: !83, file: !3, line: 27, column: 5)
!182 = !DILocation(line: 27, column: 14, scope: !181)
!183 = !DILocation(line: 27, column: 10, scope: !181)
!184 = !DILocation(line: 27, column: 21, scope: !185)
!185 = distinct !DILexicalBlock(scope: !181, file: !3, line: 27, column: 5)
!186 = !DILocation(line: 27, column: 25, scope: !185)
!187 = !DILocation(line: 27, column: 23, scope: !185)
!188 = !DILocation(line: 27, column: 5, scope: !181)
!189 = !DILocation(line: 28, column: 25, scope: !185)
!190 = !DILocation(line: 28, column: 33, scope: !185)
!191 = !DILocation(line: 28, column: 36, scope: !185)
!192 = !DILocation(line: 28, column: 19, scope: !185)
!193 = !DILocation(line: 28, column: 42, scope: !185)
!194 = !DILocation(line: 28, column: 45, scope: !185)
!195 = !DILocation(line: 28, column: 47, scope: !185)
!196 = !DILocation(line: 28, column: 13, scope: !185)
!197 = !DILocation(line: 28, column: 11, scope: !185)
!198 = !DILocation(line: 28, column: 9, scope: !185)
!199 = !DILocation(line: 27, column: 33, scope: !185)
!200 = !DILocation(line: 27, column: 5, scope: !185)
!201 = distinct !{!201, !188, !202, !203}
!202 = !DILocation(line: 28, column: 50, scope: !181)
!203 = !{!"llvm.loop.mustprogress"}
!204 = !DILocation(line: 29, column: 15, scope: !83)
!205 = !DILocation(line: 29, column: 20, scope: !83)
!206 = !DILocation(line: 29, column: 5, scope: !83)
!207 = !DILocation(line: 29, column: 10, scope: !83)
!208 = !DILocation(line: 29, column: 13, scope: !83)
!209 = !DILocation(line: 30, column: 1, scope: !83)
