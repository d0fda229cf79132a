; ModuleID = 'struct_by_value.cu'
source_filename = "struct_by_value.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Cell = type { i32, i32, i32 }
%struct.View = type { ptr, i32, i32, i64 }
%struct.Flag = type { i8 }
%struct.Weights = type { [5 x i16], i8 }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none)
define dso_local %struct.Cell @_Z6locate4Viewi(ptr nocapture noundef readonly byval(%struct.View) align 8 %0, i32 noundef %1) local_unnamed_addr #0 !dbg !12 {
    #dbg_declare(ptr %0, !30, !DIExpression(), !33)
    #dbg_value(i32 %1, !31, !DIExpression(), !34)
  %3 = getelementptr inbounds i8, ptr %0, i64 12, !dbg !35
  %4 = load i32, ptr %3, align 4, !dbg !35, !tbaa !36
  %5 = freeze i32 %4, !dbg !43
  %6 = sdiv i32 %1, %5, !dbg !43
    #dbg_value(i32 %6, !32, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !34)
  %7 = mul i32 %6, %5, !dbg !44
  %8 = sub i32 %1, %7, !dbg !44
    #dbg_value(i32 %8, !32, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !34)
  %9 = load ptr, ptr %0, align 8, !dbg !45, !tbaa !46
  %10 = sext i32 %6 to i64, !dbg !47
  %11 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !48
  %12 = load i64, ptr %11, align 8, !dbg !48, !tbaa !49
  %13 = mul nsw i64 %12, %10, !dbg !50
  %14 = sext i32 %8 to i64, !dbg !51
  %15 = getelementptr i32, ptr %9, i64 %13, !dbg !52
  %16 = getelementptr i32, ptr %15, i64 %14, !dbg !52
  %17 = load i32, ptr %16, align 4, !dbg !52, !tbaa !53
    #dbg_value(i32 %17, !32, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !34)
  %18 = insertvalue %struct.Cell poison, i32 %6, 0, !dbg !54
  %19 = insertvalue %struct.Cell %18, i32 %8, 1, !dbg !54
  %20 = insertvalue %struct.Cell %19, i32 %17, 2, !dbg !54
  ret %struct.Cell %20, !dbg !54
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef i32 @_Z5weigh4CellRK7Weights4Flag(ptr nocapture noundef readonly byval(%struct.Cell) align 4 %0, ptr nocapture noundef nonnull readonly align 2 dereferenceable(12) %1, ptr nocapture noundef readonly byval(%struct.Flag) align 1 %2) local_unnamed_addr #1 !dbg !55 {
    #dbg_declare(ptr %0, !74, !DIExpression(), !78)
    #dbg_value(ptr %1, !75, !DIExpression(), !79)
    #dbg_declare(ptr %2, !76, !DIExpression(), !80)
  %4 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !81
  %5 = load i32, ptr %4, align 4, !dbg !81, !tbaa !82
  %6 = getelementptr inbounds i8, ptr %0, i64 4, !dbg !84
  %7 = load i32, ptr %6, align 4, !dbg !84, !tbaa !85
  %8 = srem i32 %7, 5, !dbg !86
  %9 = sext i32 %8 to i64, !dbg !87
  %10 = getelementptr inbounds [5 x i16], ptr %1, i64 0, i64 %9, !dbg !87
  %11 = load i16, ptr %10, align 2, !dbg !87, !tbaa !88
  %12 = sext i16 %11 to i32, !dbg !87
  %13 = mul nsw i32 %5, %12, !dbg !90
  %14 = getelementptr inbounds i8, ptr %1, i64 10, !dbg !91
  %15 = load i8, ptr %14, align 2, !dbg !91, !tbaa !92
  %16 = sext i8 %15 to i32, !dbg !94
  %17 = add nsw i32 %13, %16, !dbg !95
    #dbg_value(i32 %17, !77, !DIExpression(), !79)
  %18 = load i8, ptr %2, align 1, !dbg !96, !tbaa !97, !range !100, !noundef !101
  %19 = trunc nuw i8 %18 to i1, !dbg !96
  %20 = sub nsw i32 0, %17, !dbg !102
  %21 = select i1 %19, i32 %20, i32 %17, !dbg !102
  ret i32 %21, !dbg !103
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local void @struct_by_value(ptr nocapture noundef readonly byval(%struct.View) align 8 %0, ptr nocapture noundef readonly byval(%struct.Weights) align 2 %1, ptr nocapture noundef readonly byval(%struct.Flag) align 1 %2, ptr nocapture noundef writeonly %3) local_unnamed_addr #2 !dbg !104 {
  %5 = alloca %struct.Cell, align 4
  %6 = alloca %struct.Flag, align 1
    #dbg_declare(ptr %0, !108, !DIExpression(), !113)
    #dbg_declare(ptr %1, !109, !DIExpression(), !114)
    #dbg_declare(ptr %2, !110, !DIExpression(), !115)
    #dbg_value(ptr %3, !111, !DIExpression(), !116)
  %7 = tail call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !117
  %8 = tail call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !128
  %9 = mul i32 %7, %8, !dbg !131
  %10 = tail call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !132
  %11 = add i32 %9, %10, !dbg !135
    #dbg_value(i32 %11, !112, !DIExpression(), !116)
  %12 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !136
  %13 = load i32, ptr %12, align 8, !dbg !136, !tbaa !138
  %14 = getelementptr inbounds i8, ptr %0, i64 12, !dbg !139
  %15 = load i32, ptr %14, align 4, !dbg !139, !tbaa !36
  %16 = mul nsw i32 %15, %13, !dbg !140
  %17 = icmp slt i32 %11, %16, !dbg !141
  br i1 %17, label %18, label %29, !dbg !142

18:                                               ; preds = %4
  %19 = tail call %struct.Cell @_Z6locate4Viewi(ptr noundef nonnull byval(%struct.View) align 8 %0, i32 noundef %11) #4, !dbg !143
  %20 = extractvalue %struct.Cell %19, 0, !dbg !143
  store i32 %20, ptr %5, align 4, !dbg !143
  %21 = getelementptr inbounds i8, ptr %5, i64 4, !dbg !143
  %22 = extractvalue %struct.Cell %19, 1, !dbg !143
  store i32 %22, ptr %21, align 4, !dbg !143
  %23 = getelementptr inbounds i8, ptr %5, i64 8, !dbg !143
  %24 = extractvalue %struct.Cell %19, 2, !dbg !143
  store i32 %24, ptr %23, align 4, !dbg !143
  %25 = load i8, ptr %2, align 1, !dbg !144, !tbaa !145
  store i8 %25, ptr %6, align 1, !dbg !144, !tbaa !145
  %26 = call noundef i32 @_Z5weigh4CellRK7Weights4Flag(ptr noundef nonnull byval(%struct.Cell) align 4 %5, ptr noundef nonnull align 2 dereferenceable(12) %1, ptr noundef nonnull byval(%struct.Flag) align 1 %6) #4, !dbg !146
  %27 = sext i32 %11 to i64, !dbg !147
  %28 = getelementptr inbounds i32, ptr %3, i64 %27, !dbg !147
  store i32 %26, ptr %28, align 4, !dbg !148, !tbaa !53
  br label %29, !dbg !147

29:                                               ; preds = %18, %4
  ret void, !dbg !149
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!4}
!llvm.module.flags = !{!5, !6, !7, !8, !9, !10}
!llvm.ident = !{!11}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "struct_by_value.cu", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!4 = !{ptr @struct_by_value, !"kernel", i32 1}
!5 = !{i32 7, !"Dwarf Version", i32 2}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!9 = !{i32 7, !"frame-pointer", i32 2}
!10 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!11 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!12 = distinct !DISubprogram(name: "locate", linkageName: "_Z6locate4Viewi", scope: !1, file: !1, line: 26, type: !13, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !29)
!13 = !DISubroutineType(types: !14)
!14 = !{!15, !21, !18}
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Cell", file: !1, line: 22, size: 96, flags: DIFlagTypePassByValue, elements: !16, identifier: "_ZTS4Cell")
!16 = !{!17, !19, !20}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "row", scope: !15, file: !1, line: 23, baseType: !18, size: 32)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "col", scope: !15, file: !1, line: 23, baseType: !18, size: 32, offset: 32)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !15, file: !1, line: 23, baseType: !18, size: 32, offset: 64)
!21 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "View", file: !1, line: 7, size: 192, flags: DIFlagTypePassByValue, elements: !22, identifier: "_ZTS4View")
!22 = !{!23, !25, !26, !27}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !21, file: !1, line: 8, baseType: !24, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "rows", scope: !21, file: !1, line: 9, baseType: !18, size: 32, offset: 64)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "cols", scope: !21, file: !1, line: 9, baseType: !18, size: 32, offset: 96)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "pitch", scope: !21, file: !1, line: 10, baseType: !28, size: 64, offset: 128)
!28 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!29 = !{!30, !31, !32}
!30 = !DILocalVariable(name: "view", arg: 1, scope: !12, file: !1, line: 26, type: !21)
!31 = !DILocalVariable(name: "i", arg: 2, scope: !12, file: !1, line: 26, type: !18)
!32 = !DILocalVariable(name: "c", scope: !12, file: !1, line: 27, type: !15)
!33 = !DILocation(line: 26, column: 42, scope: !12)
!34 = !DILocation(line: 0, scope: !12)
!35 = !DILocation(line: 28, column: 22, scope: !12)
!36 = !{!37, !41, i64 12}
!37 = !{!"_ZTS4View", !38, i64 0, !41, i64 8, !41, i64 12, !42, i64 16}
!38 = !{!"any pointer", !39, i64 0}
!39 = !{!"omnipotent char", !40, i64 0}
!40 = !{!"Simple C++ TBAA"}
!41 = !{!"int", !39, i64 0}
!42 = !{!"long long", !39, i64 0}
!43 = !DILocation(line: 28, column: 15, scope: !12)
!44 = !DILocation(line: 29, column: 15, scope: !12)
!45 = !DILocation(line: 30, column: 20, scope: !12)
!46 = !{!37, !38, i64 0}
!47 = !DILocation(line: 30, column: 25, scope: !12)
!48 = !DILocation(line: 30, column: 38, scope: !12)
!49 = !{!37, !42, i64 16}
!50 = !DILocation(line: 30, column: 31, scope: !12)
!51 = !DILocation(line: 30, column: 46, scope: !12)
!52 = !DILocation(line: 30, column: 15, scope: !12)
!53 = !{!41, !41, i64 0}
!54 = !DILocation(line: 31, column: 5, scope: !12)
!55 = distinct !DISubprogram(name: "weigh", linkageName: "_Z5weigh4CellRK7Weights4Flag", scope: !1, file: !1, line: 34, type: !56, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !73)
!56 = !DISubroutineType(types: !57)
!57 = !{!18, !15, !58, !69}
!58 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !59, size: 64)
!59 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !60)
!60 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Weights", file: !1, line: 13, size: 96, flags: DIFlagTypePassByValue, elements: !61, identifier: "_ZTS7Weights")
!61 = !{!62, !67}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "coeff", scope: !60, file: !1, line: 14, baseType: !63, size: 80)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !64, size: 80, elements: !65)
!64 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!65 = !{!66}
!66 = !DISubrange(count: 5)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "bias", scope: !60, file: !1, line: 15, baseType: !68, size: 8, offset: 80)
!68 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!69 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Flag", file: !1, line: 18, size: 8, flags: DIFlagTypePassByValue, elements: !70, identifier: "_ZTS4Flag")
!70 = !{!71}
!71 = !DIDerivedType(tag: DW_TAG_member, name: "flip", scope: !69, file: !1, line: 19, baseType: !72, size: 8)
!72 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!73 = !{!74, !75, !76, !77}
!74 = !DILocalVariable(name: "c", arg: 1, scope: !55, file: !1, line: 34, type: !15)
!75 = !DILocalVariable(name: "w", arg: 2, scope: !55, file: !1, line: 34, type: !58)
!76 = !DILocalVariable(name: "f", arg: 3, scope: !55, file: !1, line: 34, type: !69)
!77 = !DILocalVariable(name: "v", scope: !55, file: !1, line: 35, type: !18)
!78 = !DILocation(line: 34, column: 40, scope: !55)
!79 = !DILocation(line: 0, scope: !55)
!80 = !DILocation(line: 34, column: 66, scope: !55)
!81 = !DILocation(line: 35, column: 15, scope: !55)
!82 = !{!83, !41, i64 8}
!83 = !{!"_ZTS4Cell", !41, i64 0, !41, i64 4, !41, i64 8}
!84 = !DILocation(line: 35, column: 33, scope: !55)
!85 = !{!83, !41, i64 4}
!86 = !DILocation(line: 35, column: 37, scope: !55)
!87 = !DILocation(line: 35, column: 23, scope: !55)
!88 = !{!89, !89, i64 0}
!89 = !{!"short", !39, i64 0}
!90 = !DILocation(line: 35, column: 21, scope: !55)
!91 = !DILocation(line: 35, column: 46, scope: !55)
!92 = !{!93, !39, i64 10}
!93 = !{!"_ZTS7Weights", !39, i64 0, !39, i64 10}
!94 = !DILocation(line: 35, column: 44, scope: !55)
!95 = !DILocation(line: 35, column: 42, scope: !55)
!96 = !DILocation(line: 36, column: 14, scope: !55)
!97 = !{!98, !99, i64 0}
!98 = !{!"_ZTS4Flag", !99, i64 0}
!99 = !{!"bool", !39, i64 0}
!100 = !{i8 0, i8 2}
!101 = !{}
!102 = !DILocation(line: 36, column: 12, scope: !55)
!103 = !DILocation(line: 36, column: 5, scope: !55)
!104 = distinct !DISubprogram(name: "struct_by_value", scope: !1, file: !1, line: 39, type: !105, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !107)
!105 = !DISubroutineType(types: !106)
!106 = !{null, !21, !60, !69, !24}
!107 = !{!108, !109, !110, !111, !112}
!108 = !DILocalVariable(name: "view", arg: 1, scope: !104, file: !1, line: 39, type: !21)
!109 = !DILocalVariable(name: "weights", arg: 2, scope: !104, file: !1, line: 39, type: !60)
!110 = !DILocalVariable(name: "flag", arg: 3, scope: !104, file: !1, line: 39, type: !69)
!111 = !DILocalVariable(name: "out", arg: 4, scope: !104, file: !1, line: 39, type: !24)
!112 = !DILocalVariable(name: "i", scope: !104, file: !1, line: 40, type: !18)
!113 = !DILocation(line: 39, column: 49, scope: !104)
!114 = !DILocation(line: 39, column: 63, scope: !104)
!115 = !DILocation(line: 39, column: 77, scope: !104)
!116 = !DILocation(line: 0, scope: !104)
!117 = !DILocation(line: 34, column: 24, scope: !118, inlinedAt: !127)
!118 = distinct !DISubprogram(name: "mini_block", linkageName: "_Z10mini_blockv", scope: !119, file: !119, line: 33, type: !120, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!119 = !DIFile(filename: "./mini_cuda.h", directory: ".")
!120 = !DISubroutineType(types: !121)
!121 = !{!122}
!122 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "uint3", file: !119, line: 14, size: 96, flags: DIFlagTypePassByValue, elements: !123, identifier: "_ZTS5uint3")
!123 = !{!124, !125, !126}
!124 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !122, file: !119, line: 15, baseType: !3, size: 32)
!125 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !122, file: !119, line: 15, baseType: !3, size: 32, offset: 32)
!126 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !122, file: !119, line: 15, baseType: !3, size: 32, offset: 64)
!127 = distinct !DILocation(line: 40, column: 13, scope: !104)
!128 = !DILocation(line: 38, column: 24, scope: !129, inlinedAt: !130)
!129 = distinct !DISubprogram(name: "mini_block_dim", linkageName: "_Z14mini_block_dimv", scope: !119, file: !119, line: 37, type: !120, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!130 = distinct !DILocation(line: 40, column: 26, scope: !104)
!131 = !DILocation(line: 40, column: 24, scope: !104)
!132 = !DILocation(line: 30, column: 24, scope: !133, inlinedAt: !134)
!133 = distinct !DISubprogram(name: "mini_thread", linkageName: "_Z11mini_threadv", scope: !119, file: !119, line: 29, type: !120, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!134 = distinct !DILocation(line: 40, column: 39, scope: !104)
!135 = !DILocation(line: 40, column: 37, scope: !104)
!136 = !DILocation(line: 41, column: 18, scope: !137)
!137 = distinct !DILexicalBlock(scope: !104, file: !1, line: 41, column: 9)
!138 = !{!37, !41, i64 8}
!139 = !DILocation(line: 41, column: 30, scope: !137)
!140 = !DILocation(line: 41, column: 23, scope: !137)
!141 = !DILocation(line: 41, column: 11, scope: !137)
!142 = !DILocation(line: 41, column: 9, scope: !104)
!143 = !DILocation(line: 42, column: 24, scope: !137)
!144 = !DILocation(line: 42, column: 50, scope: !137)
!145 = !{!99, !99, i64 0}
!146 = !DILocation(line: 42, column: 18, scope: !137)
!147 = !DILocation(line: 42, column: 9, scope: !137)
!148 = !DILocation(line: 42, column: 16, scope: !137)
!149 = !DILocation(line: 43, column: 1, scope: !104)
