; ModuleID = 'double_buffer.cu'
source_filename = "double_buffer.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Buffers = type { ptr, ptr }
%struct.uint3 = type { i32, i32, i32 }

@_ZZ13double_bufferE5first = internal addrspace(3) global [128 x i32] undef, align 4, !dbg !0
@_ZZ13double_bufferE6second = internal addrspace(3) global [128 x i32] undef, align 4, !dbg !12
@_ZZ13double_bufferE7sources = internal addrspace(3) global [2 x ptr] undef, align 8, !dbg !17

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z8exchangeP7Buffers(ptr noundef %0) #0 !dbg !30 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !38, !DIExpression(), !39)
    #dbg_declare(ptr %3, !40, !DIExpression(), !41)
  %4 = load ptr, ptr %2, align 8, !dbg !42
  %5 = getelementptr inbounds %struct.Buffers, ptr %4, i32 0, i32 0, !dbg !43
  %6 = load ptr, ptr %5, align 8, !dbg !43
  store ptr %6, ptr %3, align 8, !dbg !41
  %7 = load ptr, ptr %2, align 8, !dbg !44
  %8 = getelementptr inbounds %struct.Buffers, ptr %7, i32 0, i32 1, !dbg !45
  %9 = load ptr, ptr %8, align 8, !dbg !45
  %10 = load ptr, ptr %2, align 8, !dbg !46
  %11 = getelementptr inbounds %struct.Buffers, ptr %10, i32 0, i32 0, !dbg !47
  store ptr %9, ptr %11, align 8, !dbg !48
  %12 = load ptr, ptr %3, align 8, !dbg !49
  %13 = load ptr, ptr %2, align 8, !dbg !50
  %14 = getelementptr inbounds %struct.Buffers, ptr %13, i32 0, i32 1, !dbg !51
  store ptr %12, ptr %14, align 8, !dbg !52
  ret void, !dbg !53
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @double_buffer(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3) #1 !dbg !2 {
  %5 = alloca %struct.uint3, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.uint3, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca %struct.uint3, align 4
  %16 = alloca %struct.Buffers, align 8
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  store ptr %0, ptr %10, align 8
    #dbg_declare(ptr %10, !54, !DIExpression(), !55)
  store i32 %1, ptr %11, align 4
    #dbg_declare(ptr %11, !56, !DIExpression(), !57)
  store ptr %2, ptr %12, align 8
    #dbg_declare(ptr %12, !58, !DIExpression(), !59)
  store ptr %3, ptr %13, align 8
    #dbg_declare(ptr %13, !60, !DIExpression(), !61)
    #dbg_declare(ptr %14, !62, !DIExpression(), !63)
  %19 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !64
  %20 = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !75
  %21 = call range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !76
  store i32 %19, ptr %6, align 4
    #dbg_declare(ptr %6, !77, !DIExpression(), !81)
  store i32 %20, ptr %7, align 4
    #dbg_declare(ptr %7, !83, !DIExpression(), !84)
  store i32 %21, ptr %8, align 4
    #dbg_declare(ptr %8, !85, !DIExpression(), !86)
  %22 = load i32, ptr %6, align 4, !dbg !87
  store i32 %22, ptr %5, align 4, !dbg !88
  %23 = getelementptr inbounds %struct.uint3, ptr %5, i32 0, i32 1, !dbg !88
  %24 = load i32, ptr %7, align 4, !dbg !89
  store i32 %24, ptr %23, align 4, !dbg !88
  %25 = getelementptr inbounds %struct.uint3, ptr %5, i32 0, i32 2, !dbg !88
  %26 = load i32, ptr %8, align 4, !dbg !90
  store i32 %26, ptr %25, align 4, !dbg !88
  %27 = load %struct.uint3, ptr %5, align 4, !dbg !91
  %28 = extractvalue %struct.uint3 %27, 0, !dbg !92
  store i32 %28, ptr %9, align 4, !dbg !92
  %29 = getelementptr inbounds %struct.uint3, ptr %9, i32 0, i32 1, !dbg !92
  %30 = extractvalue %struct.uint3 %27, 1, !dbg !92
  store i32 %30, ptr %29, align 4, !dbg !92
  %31 = getelementptr inbounds %struct.uint3, ptr %9, i32 0, i32 2, !dbg !92
  %32 = extractvalue %struct.uint3 %27, 2, !dbg !92
  store i32 %32, ptr %31, align 4, !dbg !92
  %33 = load %struct.uint3, ptr %9, align 4, !dbg !93
  %34 = getelementptr inbounds %struct.uint3, ptr %15, i32 0, i32 0, !dbg !94
  %35 = extractvalue %struct.uint3 %33, 0, !dbg !94
  store i32 %35, ptr %34, align 4, !dbg !94
  %36 = getelementptr inbounds %struct.uint3, ptr %15, i32 0, i32 1, !dbg !94
  %37 = extractvalue %struct.uint3 %33, 1, !dbg !94
  store i32 %37, ptr %36, align 4, !dbg !94
  %38 = getelementptr inbounds %struct.uint3, ptr %15, i32 0, i32 2, !dbg !94
  %39 = extractvalue %struct.uint3 %33, 2, !dbg !94
  store i32 %39, ptr %38, align 4, !dbg !94
  %40 = getelementptr inbounds %struct.uint3, ptr %15, i32 0, i32 0, !dbg !95
  %41 = load i32, ptr %40, align 4, !dbg !95
  store i32 %41, ptr %14, align 4, !dbg !63
    #dbg_declare(ptr %16, !96, !DIExpression(), !97)
  %42 = getelementptr inbounds %struct.Buffers, ptr %16, i32 0, i32 0, !dbg !98
  store ptr addrspacecast (ptr addrspace(3) @_ZZ13double_bufferE5first to ptr), ptr %42, align 8, !dbg !99
  %43 = getelementptr inbounds %struct.Buffers, ptr %16, i32 0, i32 1, !dbg !100
  store ptr addrspacecast (ptr addrspace(3) @_ZZ13double_bufferE6second to ptr), ptr %43, align 8, !dbg !101
  %44 = load ptr, ptr %10, align 8, !dbg !102
  %45 = load i32, ptr %14, align 4, !dbg !103
  %46 = sext i32 %45 to i64, !dbg !102
  %47 = getelementptr inbounds i32, ptr %44, i64 %46, !dbg !102
  %48 = load i32, ptr %47, align 4, !dbg !102
  %49 = load i32, ptr %14, align 4, !dbg !104
  %50 = sext i32 %49 to i64, !dbg !105
  %51 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13double_bufferE5first to ptr), i64 0, i64 %50, !dbg !105
  store i32 %48, ptr %51, align 4, !dbg !106
  call void @llvm.nvvm.barrier0(), !dbg !107
    #dbg_declare(ptr %17, !108, !DIExpression(), !110)
  store i32 0, ptr %17, align 4, !dbg !110
  br label %52, !dbg !111

52:                                               ; preds = %77, %4
  %53 = load i32, ptr %17, align 4, !dbg !112
  %54 = load i32, ptr %11, align 4, !dbg !114
  %55 = icmp slt i32 %53, %54, !dbg !115
  br i1 %55, label %56, label %80, !dbg !116

56:                                               ; preds = %52
  %57 = getelementptr inbounds %struct.Buffers, ptr %16, i32 0, i32 0, !dbg !117
  %58 = load ptr, ptr %57, align 8, !dbg !117
  %59 = load i32, ptr %14, align 4, !dbg !119
  %60 = sext i32 %59 to i64, !dbg !120
  %61 = getelementptr inbounds i32, ptr %58, i64 %60, !dbg !120
  %62 = load i32, ptr %61, align 4, !dbg !120
  %63 = getelementptr inbounds %struct.Buffers, ptr %16, i32 0, i32 0, !dbg !121
  %64 = load ptr, ptr %63, align 8, !dbg !121
  %65 = load i32, ptr %14, align 4, !dbg !122
  %66 = add nsw i32 %65, 1, !dbg !123
  %67 = srem i32 %66, 128, !dbg !124
  %68 = sext i32 %67 to i64, !dbg !125
  %69 = getelementptr inbounds i32, ptr %64, i64 %68, !dbg !125
  %70 = load i32, ptr %69, align 4, !dbg !125
  %71 = add nsw i32 %62, %70, !dbg !126
  %72 = getelementptr inbounds %struct.Buffers, ptr %16, i32 0, i32 1, !dbg !127
  %73 = load ptr, ptr %72, align 8, !dbg !127
  %74 = load i32, ptr %14, align 4, !dbg !128
  %75 = sext i32 %74 to i64, !dbg !129
  %76 = getelementptr inbounds i32, ptr %73, i64 %75, !dbg !129
  store i32 %71, ptr %76, align 4, !dbg !130
  call void @_Z8exchangeP7Buffers(ptr noundef %16) #4, !dbg !131
  call void @llvm.nvvm.barrier0(), !dbg !132
  br label %77, !dbg !133

77:                                               ; preds = %56
  %78 = load i32, ptr %17, align 4, !dbg !134
  %79 = add nsw i32 %78, 1, !dbg !134
  store i32 %79, ptr %17, align 4, !dbg !134
  br label %52, !dbg !135, !llvm.loop !136

80:                                               ; preds = %52
  %81 = getelementptr inbounds %struct.Buffers, ptr %16, i32 0, i32 0, !dbg !139
  %82 = load ptr, ptr %81, align 8, !dbg !139
  %83 = load i32, ptr %14, align 4, !dbg !140
  %84 = sext i32 %83 to i64, !dbg !141
  %85 = getelementptr inbounds i32, ptr %82, i64 %84, !dbg !141
  %86 = load i32, ptr %85, align 4, !dbg !141
  %87 = load ptr, ptr %10, align 8, !dbg !142
  %88 = load i32, ptr %14, align 4, !dbg !143
  %89 = sext i32 %88 to i64, !dbg !142
  %90 = getelementptr inbounds i32, ptr %87, i64 %89, !dbg !142
  store i32 %86, ptr %90, align 4, !dbg !144
  %91 = load i32, ptr %14, align 4, !dbg !145
  %92 = icmp eq i32 %91, 0, !dbg !147
  br i1 %92, label %93, label %97, !dbg !148

93:                                               ; preds = %80
  %94 = getelementptr inbounds %struct.Buffers, ptr %16, i32 0, i32 0, !dbg !149
  %95 = load ptr, ptr %94, align 8, !dbg !149
  store ptr %95, ptr addrspacecast (ptr addrspace(3) @_ZZ13double_bufferE7sources to ptr), align 8, !dbg !151
  %96 = load ptr, ptr %12, align 8, !dbg !152
  store ptr %96, ptr getelementptr inbounds ([2 x ptr], ptr addrspacecast (ptr addrspace(3) @_ZZ13double_bufferE7sources to ptr), i64 0, i64 1), align 8, !dbg !153
  br label %97, !dbg !154

97:                                               ; preds = %93, %80
  call void @llvm.nvvm.barrier0(), !dbg !155
    #dbg_declare(ptr %18, !156, !DIExpression(), !159)
  %98 = load i32, ptr %14, align 4, !dbg !160
  %99 = and i32 %98, 1, !dbg !161
  %100 = sext i32 %99 to i64, !dbg !162
  %101 = getelementptr inbounds [2 x ptr], ptr addrspacecast (ptr addrspace(3) @_ZZ13double_bufferE7sources to ptr), i64 0, i64 %100, !dbg !162
  %102 = load ptr, ptr %101, align 8, !dbg !162
  store ptr %102, ptr %18, align 8, !dbg !159
  %103 = load ptr, ptr %18, align 8, !dbg !163
  %104 = load i32, ptr %14, align 4, !dbg !164
  %105 = mul nsw i32 %104, 5, !dbg !165
  %106 = srem i32 %105, 128, !dbg !166
  %107 = sext i32 %106 to i64, !dbg !163
  %108 = getelementptr inbounds i32, ptr %103, i64 %107, !dbg !163
  %109 = load i32, ptr %108, align 4, !dbg !163
  %110 = load ptr, ptr %13, align 8, !dbg !167
  %111 = load i32, ptr %14, align 4, !dbg !168
  %112 = sext i32 %111 to i64, !dbg !167
  %113 = getelementptr inbounds i32, ptr %110, i64 %112, !dbg !167
  store i32 %109, ptr %113, align 4, !dbg !169
  ret void, !dbg !170
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!8}
!nvvm.annotations = !{!23}
!llvm.module.flags = !{!24, !25, !26, !27, !28}
!llvm.ident = !{!29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 21, type: !14, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "double_buffer", scope: !3, file: !3, line: 20, type: !4, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !22)
!3 = !DIFile(filename: "double_buffer.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !7, !6, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !9, globals: !11, splitDebugInlining: false, nameTableKind: None)
!9 = !{!10}
!10 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!11 = !{!0, !12, !17}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!13 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 21, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 4096, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 128)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!18 = distinct !DIGlobalVariable(name: "sources", scope: !2, file: !3, line: 22, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 2)
!22 = !{}
!23 = !{ptr @double_buffer, !"kernel", i32 1}
!24 = !{i32 7, !"Dwarf Version", i32 2}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!28 = !{i32 7, !"frame-pointer", i32 2}
!29 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!30 = distinct !DISubprogram(name: "exchange", linkageName: "_Z8exchangeP7Buffers", scope: !3, file: !3, line: 14, type: !31, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !22)
!31 = !DISubroutineType(types: !32)
!32 = !{null, !33}
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!34 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Buffers", file: !3, line: 10, size: 128, flags: DIFlagTypePassByValue, elements: !35, identifier: "_ZTS7Buffers")
!35 = !{!36, !37}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "from", scope: !34, file: !3, line: 11, baseType: !6, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "to", scope: !34, file: !3, line: 11, baseType: !6, size: 64, offset: 64)
!38 = !DILocalVariable(name: "b", arg: 1, scope: !30, file: !3, line: 14, type: !33)
!39 = !DILocation(line: 14, column: 35, scope: !30)
!40 = !DILocalVariable(name: "t", scope: !30, file: !3, line: 15, type: !6)
!41 = !DILocation(line: 15, column: 10, scope: !30)
!42 = !DILocation(line: 15, column: 14, scope: !30)
!43 = !DILocation(line: 15, column: 17, scope: !30)
!44 = !DILocation(line: 16, column: 15, scope: !30)
!45 = !DILocation(line: 16, column: 18, scope: !30)
!46 = !DILocation(line: 16, column: 5, scope: !30)
!47 = !DILocation(line: 16, column: 8, scope: !30)
!48 = !DILocation(line: 16, column: 13, scope: !30)
!49 = !DILocation(line: 17, column: 13, scope: !30)
!50 = !DILocation(line: 17, column: 5, scope: !30)
!51 = !DILocation(line: 17, column: 8, scope: !30)
!52 = !DILocation(line: 17, column: 11, scope: !30)
!53 = !DILocation(line: 18, column: 1, scope: !30)
!54 = !DILocalVariable(name: "data", arg: 1, scope: !2, file: !3, line: 20, type: !6)
!55 = !DILocation(line: 20, column: 47, scope: !2)
!56 = !DILocalVariable(name: "steps", arg: 2, scope: !2, file: !3, line: 20, type: !7)
!57 = !DILocation(line: 20, column: 57, scope: !2)
!58 = !DILocalVariable(name: "extra", arg: 3, scope: !2, file: !3, line: 20, type: !6)
!59 = !DILocation(line: 20, column: 69, scope: !2)
!60 = !DILocalVariable(name: "picked", arg: 4, scope: !2, file: !3, line: 20, type: !6)
!61 = !DILocation(line: 20, column: 81, scope: !2)
!62 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 23, type: !7)
!63 = !DILocation(line: 23, column: 9, scope: !2)
!64 = !DILocation(line: 30, column: 24, scope: !65, inlinedAt: !74)
!65 = distinct !DISubprogram(name: "mini_thread", linkageName: "_Z11mini_threadv", scope: !66, file: !66, line: 29, type: !67, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8)
!66 = !DIFile(filename: "./mini_cuda.h", directory: ".")
!67 = !DISubroutineType(types: !68)
!68 = !{!69}
!69 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "uint3", file: !66, line: 14, size: 96, flags: DIFlagTypePassByValue, elements: !70, identifier: "_ZTS5uint3")
!70 = !{!71, !72, !73}
!71 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !69, file: !66, line: 15, baseType: !10, size: 32)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !69, file: !66, line: 15, baseType: !10, size: 32, offset: 32)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !69, file: !66, line: 15, baseType: !10, size: 32, offset: 64)
!74 = distinct !DILocation(line: 23, column: 13, scope: !2)
!75 = !DILocation(line: 30, column: 54, scope: !65, inlinedAt: !74)
!76 = !DILocation(line: 31, column: 24, scope: !65, inlinedAt: !74)
!77 = !DILocalVariable(name: "x", arg: 1, scope: !78, file: !66, line: 26, type: !7)
!78 = distinct !DISubprogram(name: "mini_vector", linkageName: "_Z11mini_vectoriii", scope: !66, file: !66, line: 26, type: !79, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !22)
!79 = !DISubroutineType(types: !80)
!80 = !{!69, !7, !7, !7}
!81 = !DILocation(line: 26, column: 50, scope: !78, inlinedAt: !82)
!82 = distinct !DILocation(line: 30, column: 12, scope: !65, inlinedAt: !74)
!83 = !DILocalVariable(name: "y", arg: 2, scope: !78, file: !66, line: 26, type: !7)
!84 = !DILocation(line: 26, column: 57, scope: !78, inlinedAt: !82)
!85 = !DILocalVariable(name: "z", arg: 3, scope: !78, file: !66, line: 26, type: !7)
!86 = !DILocation(line: 26, column: 64, scope: !78, inlinedAt: !82)
!87 = !DILocation(line: 27, column: 23, scope: !78, inlinedAt: !82)
!88 = !DILocation(line: 27, column: 12, scope: !78, inlinedAt: !82)
!89 = !DILocation(line: 27, column: 36, scope: !78, inlinedAt: !82)
!90 = !DILocation(line: 27, column: 49, scope: !78, inlinedAt: !82)
!91 = !DILocation(line: 27, column: 5, scope: !78, inlinedAt: !82)
!92 = !DILocation(line: 30, column: 12, scope: !65, inlinedAt: !74)
!93 = !DILocation(line: 30, column: 5, scope: !65, inlinedAt: !74)
!94 = !DILocation(line: 23, column: 13, scope: !2)
!95 = !DILocation(line: 23, column: 23, scope: !2)
!96 = !DILocalVariable(name: "b", scope: !2, file: !3, line: 24, type: !34)
!97 = !DILocation(line: 24, column: 13, scope: !2)
!98 = !DILocation(line: 25, column: 7, scope: !2)
!99 = !DILocation(line: 25, column: 12, scope: !2)
!100 = !DILocation(line: 26, column: 7, scope: !2)
!101 = !DILocation(line: 26, column: 10, scope: !2)
!102 = !DILocation(line: 27, column: 16, scope: !2)
!103 = !DILocation(line: 27, column: 21, scope: !2)
!104 = !DILocation(line: 27, column: 11, scope: !2)
!105 = !DILocation(line: 27, column: 5, scope: !2)
!106 = !DILocation(line: 27, column: 14, scope: !2)
!107 = !DILocation(line: 28, column: 5, scope: !2)
!108 = !DILocalVariable(name: "s", scope: !109, file: !3, line: 29, type: !7)
!109 = distinct !DILexicalBlock(scope: !2, file: !3, line: 29, column: 5)
!110 = !DILocation(line: 29, column: 14, scope: !109)
!111 = !DILocation(line: 29, column: 10, scope: !109)
!112 = !DILocation(line: 29, column: 21, scope: !113)
!113 = distinct !DILexicalBlock(scope: !109, file: !3, line: 29, column: 5)
!114 = !DILocation(line: 29, column: 25, scope: !113)
!115 = !DILocation(line: 29, column: 23, scope: !113)
!116 = !DILocation(line: 29, column: 5, scope: !109)
!117 = !DILocation(line: 30, column: 21, scope: !118)
!118 = distinct !DILexicalBlock(scope: !113, file: !3, line: 29, column: 37)
!119 = !DILocation(line: 30, column: 26, scope: !118)
!120 = !DILocation(line: 30, column: 19, scope: !118)
!121 = !DILocation(line: 30, column: 33, scope: !118)
!122 = !DILocation(line: 30, column: 39, scope: !118)
!123 = !DILocation(line: 30, column: 41, scope: !118)
!124 = !DILocation(line: 30, column: 46, scope: !118)
!125 = !DILocation(line: 30, column: 31, scope: !118)
!126 = !DILocation(line: 30, column: 29, scope: !118)
!127 = !DILocation(line: 30, column: 11, scope: !118)
!128 = !DILocation(line: 30, column: 14, scope: !118)
!129 = !DILocation(line: 30, column: 9, scope: !118)
!130 = !DILocation(line: 30, column: 17, scope: !118)
!131 = !DILocation(line: 31, column: 9, scope: !118)
!132 = !DILocation(line: 32, column: 9, scope: !118)
!133 = !DILocation(line: 33, column: 5, scope: !118)
!134 = !DILocation(line: 29, column: 33, scope: !113)
!135 = !DILocation(line: 29, column: 5, scope: !113)
!136 = distinct !{!136, !116, !137, !138}
!137 = !DILocation(line: 33, column: 5, scope: !109)
!138 = !{!"llvm.loop.mustprogress"}
!139 = !DILocation(line: 34, column: 17, scope: !2)
!140 = !DILocation(line: 34, column: 22, scope: !2)
!141 = !DILocation(line: 34, column: 15, scope: !2)
!142 = !DILocation(line: 34, column: 5, scope: !2)
!143 = !DILocation(line: 34, column: 10, scope: !2)
!144 = !DILocation(line: 34, column: 13, scope: !2)
!145 = !DILocation(line: 35, column: 9, scope: !146)
!146 = distinct !DILexicalBlock(scope: !2, file: !3, line: 35, column: 9)
!147 = !DILocation(line: 35, column: 11, scope: !146)
!148 = !DILocation(line: 35, column: 9, scope: !2)
!149 = !DILocation(line: 36, column: 24, scope: !150)
!150 = distinct !DILexicalBlock(scope: !146, file: !3, line: 35, column: 17)
!151 = !DILocation(line: 36, column: 20, scope: !150)
!152 = !DILocation(line: 37, column: 22, scope: !150)
!153 = !DILocation(line: 37, column: 20, scope: !150)
!154 = !DILocation(line: 38, column: 5, scope: !150)
!155 = !DILocation(line: 39, column: 5, scope: !2)
!156 = !DILocalVariable(name: "source", scope: !2, file: !3, line: 40, type: !157)
!157 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !158, size: 64)
!158 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!159 = !DILocation(line: 40, column: 16, scope: !2)
!160 = !DILocation(line: 40, column: 33, scope: !2)
!161 = !DILocation(line: 40, column: 35, scope: !2)
!162 = !DILocation(line: 40, column: 25, scope: !2)
!163 = !DILocation(line: 41, column: 17, scope: !2)
!164 = !DILocation(line: 41, column: 24, scope: !2)
!165 = !DILocation(line: 41, column: 26, scope: !2)
!166 = !DILocation(line: 41, column: 30, scope: !2)
!167 = !DILocation(line: 41, column: 5, scope: !2)
!168 = !DILocation(line: 41, column: 12, scope: !2)
!169 = !DILocation(line: 41, column: 15, scope: !2)
!170 = !DILocation(line: 42, column: 1, scope: !2)
