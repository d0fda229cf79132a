; ModuleID = 'linked_list.cu'
source_filename = "linked_list.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Node = type { ptr, i32 }

; Function Attrs: mustprogress norecurse nounwind
define dso_local void @linked_list(ptr noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !25 {
    #dbg_value(ptr %0, !32, !DIExpression(), !42)
    #dbg_value(ptr %1, !33, !DIExpression(), !42)
    #dbg_value(ptr %2, !34, !DIExpression(), !42)
    #dbg_value(i32 %3, !35, !DIExpression(), !42)
    #dbg_value(i32 %4, !36, !DIExpression(), !42)
  %6 = tail call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !43
  %7 = tail call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !54
  %8 = mul i32 %6, %7, !dbg !57
  %9 = tail call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !58
  %10 = add i32 %8, %9, !dbg !61
    #dbg_value(i32 %10, !37, !DIExpression(), !42)
  %11 = icmp slt i32 %10, %3, !dbg !62
  br i1 %11, label %12, label %29, !dbg !64

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !65
  %14 = getelementptr inbounds %struct.Node, ptr %1, i64 %13, !dbg !65
    #dbg_value(ptr %14, !38, !DIExpression(), !42)
  %15 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !66
  %16 = load i32, ptr %15, align 4, !dbg !66, !tbaa !67
  %17 = getelementptr inbounds i8, ptr %14, i64 8, !dbg !71
  store i32 %16, ptr %17, align 8, !dbg !72, !tbaa !73
  %18 = srem i32 %16, %4, !dbg !76
  %19 = sext i32 %18 to i64, !dbg !77
  %20 = getelementptr inbounds ptr, ptr %0, i64 %19, !dbg !77
    #dbg_value(ptr %20, !39, !DIExpression(), !42)
  %21 = load volatile i64, ptr %20, align 8, !dbg !78, !tbaa !79
    #dbg_value(i64 %21, !40, !DIExpression(), !42)
  %22 = ptrtoint ptr %14 to i64
  br label %23, !dbg !81

23:                                               ; preds = %23, %12
  %24 = phi i64 [ %21, %12 ], [ %27, %23 ], !dbg !42
    #dbg_value(i64 %24, !40, !DIExpression(), !42)
    #dbg_value(i64 %24, !41, !DIExpression(), !42)
  %25 = inttoptr i64 %24 to ptr, !dbg !82
  store ptr %25, ptr %14, align 8, !dbg !84, !tbaa !85
  tail call void @llvm.nvvm.membar.gl(), !dbg !86
    #dbg_value(ptr %20, !91, !DIExpression(), !98)
    #dbg_value(i64 %24, !96, !DIExpression(), !98)
    #dbg_value(i64 %22, !97, !DIExpression(), !98)
  %26 = cmpxchg ptr %20, i64 %24, i64 %22 seq_cst seq_cst, align 8, !dbg !100
  %27 = extractvalue { i64, i1 } %26, 0, !dbg !100
    #dbg_value(i64 %27, !40, !DIExpression(), !42)
  %28 = extractvalue { i64, i1 } %26, 1, !dbg !101
  br i1 %28, label %29, label %23, !dbg !102, !llvm.loop !103

29:                                               ; preds = %23, %5
  ret void, !dbg !106
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local void @list_sum(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, ptr nocapture noundef writeonly %2, i32 noundef %3) local_unnamed_addr #1 !dbg !107 {
    #dbg_value(ptr %0, !114, !DIExpression(), !125)
    #dbg_value(ptr %1, !115, !DIExpression(), !125)
    #dbg_value(ptr %2, !116, !DIExpression(), !125)
    #dbg_value(i32 %3, !117, !DIExpression(), !125)
  %5 = tail call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !126
  %6 = tail call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !128
  %7 = mul i32 %5, %6, !dbg !130
  %8 = tail call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !131
  %9 = add i32 %7, %8, !dbg !133
    #dbg_value(i32 %9, !118, !DIExpression(), !125)
  %10 = icmp slt i32 %9, %3, !dbg !134
  br i1 %10, label %11, label %31, !dbg !136

11:                                               ; preds = %4
    #dbg_value(i32 0, !119, !DIExpression(), !125)
    #dbg_value(i32 0, !120, !DIExpression(), !125)
  %12 = sext i32 %9 to i64, !dbg !137
  %13 = getelementptr inbounds ptr, ptr %0, i64 %12, !dbg !137
    #dbg_value(ptr poison, !121, !DIExpression(), !138)
  %14 = load ptr, ptr %13, align 8, !dbg !139, !tbaa !140
  %15 = icmp eq ptr %14, null, !dbg !141
  br i1 %15, label %16, label %21, !dbg !143

16:                                               ; preds = %21, %11
  %17 = phi i32 [ 0, %11 ], [ %27, %21 ], !dbg !125
  %18 = phi i32 [ 0, %11 ], [ %28, %21 ], !dbg !125
  %19 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !144
  store i32 %17, ptr %19, align 4, !dbg !145, !tbaa !67
  %20 = getelementptr inbounds i32, ptr %2, i64 %12, !dbg !146
  store i32 %18, ptr %20, align 4, !dbg !147, !tbaa !67
  br label %31, !dbg !148

21:                                               ; preds = %11, %21
  %22 = phi ptr [ %29, %21 ], [ %14, %11 ]
  %23 = phi i32 [ %28, %21 ], [ 0, %11 ]
  %24 = phi i32 [ %27, %21 ], [ 0, %11 ]
    #dbg_value(i32 %23, !120, !DIExpression(), !125)
    #dbg_value(i32 %24, !119, !DIExpression(), !125)
  %25 = getelementptr inbounds i8, ptr %22, i64 8, !dbg !149
  %26 = load i32, ptr %25, align 8, !dbg !149, !tbaa !73
  %27 = add nsw i32 %26, %24, !dbg !151
    #dbg_value(i32 %27, !119, !DIExpression(), !125)
  %28 = add nuw nsw i32 %23, 1, !dbg !152
    #dbg_value(i32 %28, !120, !DIExpression(), !125)
    #dbg_value(ptr poison, !121, !DIExpression(), !138)
  %29 = load ptr, ptr %22, align 8, !dbg !139, !tbaa !140
    #dbg_value(ptr %29, !121, !DIExpression(), !138)
  %30 = icmp eq ptr %29, null, !dbg !141
  br i1 %30, label %16, label %21, !dbg !143, !llvm.loop !153

31:                                               ; preds = %4, %16
  ret void, !dbg !148
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #3

attributes #0 = { mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nounwind }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!16, !17}
!llvm.module.flags = !{!18, !19, !20, !21, !22, !23}
!llvm.ident = !{!24}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
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
!23 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!24 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!25 = distinct !DISubprogram(name: "linked_list", scope: !1, file: !1, line: 13, type: !26, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !31)
!26 = !DISubroutineType(types: !27)
!27 = !{null, !28, !7, !29, !12, !12}
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!31 = !{!32, !33, !34, !35, !36, !37, !38, !39, !40, !41}
!32 = !DILocalVariable(name: "heads", arg: 1, scope: !25, file: !1, line: 13, type: !28)
!33 = !DILocalVariable(name: "pool", arg: 2, scope: !25, file: !1, line: 13, type: !7)
!34 = !DILocalVariable(name: "data", arg: 3, scope: !25, file: !1, line: 13, type: !29)
!35 = !DILocalVariable(name: "n", arg: 4, scope: !25, file: !1, line: 13, type: !12)
!36 = !DILocalVariable(name: "buckets", arg: 5, scope: !25, file: !1, line: 13, type: !12)
!37 = !DILocalVariable(name: "i", scope: !25, file: !1, line: 14, type: !12)
!38 = !DILocalVariable(name: "node", scope: !25, file: !1, line: 17, type: !7)
!39 = !DILocalVariable(name: "head", scope: !25, file: !1, line: 19, type: !3)
!40 = !DILocalVariable(name: "seen", scope: !25, file: !1, line: 20, type: !4)
!41 = !DILocalVariable(name: "expected", scope: !25, file: !1, line: 21, type: !4)
!42 = !DILocation(line: 0, scope: !25)
!43 = !DILocation(line: 34, column: 24, scope: !44, inlinedAt: !53)
!44 = distinct !DISubprogram(name: "mini_block", linkageName: "_Z10mini_blockv", scope: !45, file: !45, line: 33, type: !46, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!45 = !DIFile(filename: "./mini_cuda.h", directory: ".")
!46 = !DISubroutineType(types: !47)
!47 = !{!48}
!48 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "uint3", file: !45, line: 14, size: 96, flags: DIFlagTypePassByValue, elements: !49, identifier: "_ZTS5uint3")
!49 = !{!50, !51, !52}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !48, file: !45, line: 15, baseType: !13, size: 32)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !48, file: !45, line: 15, baseType: !13, size: 32, offset: 32)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !48, file: !45, line: 15, baseType: !13, size: 32, offset: 64)
!53 = distinct !DILocation(line: 14, column: 13, scope: !25)
!54 = !DILocation(line: 38, column: 24, scope: !55, inlinedAt: !56)
!55 = distinct !DISubprogram(name: "mini_block_dim", linkageName: "_Z14mini_block_dimv", scope: !45, file: !45, line: 37, type: !46, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!56 = distinct !DILocation(line: 14, column: 26, scope: !25)
!57 = !DILocation(line: 14, column: 24, scope: !25)
!58 = !DILocation(line: 30, column: 24, scope: !59, inlinedAt: !60)
!59 = distinct !DISubprogram(name: "mini_thread", linkageName: "_Z11mini_threadv", scope: !45, file: !45, line: 29, type: !46, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!60 = distinct !DILocation(line: 14, column: 39, scope: !25)
!61 = !DILocation(line: 14, column: 37, scope: !25)
!62 = !DILocation(line: 15, column: 11, scope: !63)
!63 = distinct !DILexicalBlock(scope: !25, file: !1, line: 15, column: 9)
!64 = !DILocation(line: 15, column: 9, scope: !25)
!65 = !DILocation(line: 17, column: 19, scope: !25)
!66 = !DILocation(line: 18, column: 19, scope: !25)
!67 = !{!68, !68, i64 0}
!68 = !{!"int", !69, i64 0}
!69 = !{!"omnipotent char", !70, i64 0}
!70 = !{!"Simple C++ TBAA"}
!71 = !DILocation(line: 18, column: 11, scope: !25)
!72 = !DILocation(line: 18, column: 17, scope: !25)
!73 = !{!74, !68, i64 8}
!74 = !{!"_ZTS4Node", !75, i64 0, !68, i64 8}
!75 = !{!"any pointer", !69, i64 0}
!76 = !DILocation(line: 19, column: 69, scope: !25)
!77 = !DILocation(line: 19, column: 55, scope: !25)
!78 = !DILocation(line: 20, column: 31, scope: !25)
!79 = !{!80, !80, i64 0}
!80 = !{!"long long", !69, i64 0}
!81 = !DILocation(line: 22, column: 5, scope: !25)
!82 = !DILocation(line: 24, column: 22, scope: !83)
!83 = distinct !DILexicalBlock(scope: !25, file: !1, line: 22, column: 8)
!84 = !DILocation(line: 24, column: 20, scope: !83)
!85 = !{!74, !75, i64 0}
!86 = !DILocation(line: 67, column: 51, scope: !87, inlinedAt: !90)
!87 = distinct !DISubprogram(name: "__threadfence", linkageName: "_Z13__threadfencev", scope: !45, file: !45, line: 67, type: !88, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!88 = !DISubroutineType(types: !89)
!89 = !{null}
!90 = distinct !DILocation(line: 25, column: 9, scope: !83)
!91 = !DILocalVariable(name: "p", arg: 1, scope: !92, file: !45, line: 60, type: !3)
!92 = distinct !DISubprogram(name: "atomicCAS", linkageName: "_Z9atomicCASPyyy", scope: !45, file: !45, line: 60, type: !93, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !95)
!93 = !DISubroutineType(types: !94)
!94 = !{!4, !3, !4, !4}
!95 = !{!91, !96, !97}
!96 = !DILocalVariable(name: "old", arg: 2, scope: !92, file: !45, line: 60, type: !4)
!97 = !DILocalVariable(name: "v", arg: 3, scope: !92, file: !45, line: 61, type: !4)
!98 = !DILocation(line: 0, scope: !92, inlinedAt: !99)
!99 = distinct !DILocation(line: 26, column: 16, scope: !83)
!100 = !DILocation(line: 62, column: 32, scope: !92, inlinedAt: !99)
!101 = !DILocation(line: 27, column: 19, scope: !25)
!102 = !DILocation(line: 27, column: 5, scope: !83)
!103 = distinct !{!103, !81, !104, !105}
!104 = !DILocation(line: 27, column: 30, scope: !25)
!105 = !{!"llvm.loop.mustprogress"}
!106 = !DILocation(line: 28, column: 1, scope: !25)
!107 = distinct !DISubprogram(name: "list_sum", scope: !1, file: !1, line: 30, type: !108, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !113)
!108 = !DISubroutineType(types: !109)
!109 = !{null, !110, !112, !112, !12}
!110 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !111, size: 64)
!111 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!112 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!113 = !{!114, !115, !116, !117, !118, !119, !120, !121}
!114 = !DILocalVariable(name: "heads", arg: 1, scope: !107, file: !1, line: 30, type: !110)
!115 = !DILocalVariable(name: "sums", arg: 2, scope: !107, file: !1, line: 30, type: !112)
!116 = !DILocalVariable(name: "lengths", arg: 3, scope: !107, file: !1, line: 30, type: !112)
!117 = !DILocalVariable(name: "buckets", arg: 4, scope: !107, file: !1, line: 30, type: !12)
!118 = !DILocalVariable(name: "b", scope: !107, file: !1, line: 31, type: !12)
!119 = !DILocalVariable(name: "sum", scope: !107, file: !1, line: 34, type: !12)
!120 = !DILocalVariable(name: "length", scope: !107, file: !1, line: 34, type: !12)
!121 = !DILocalVariable(name: "p", scope: !122, file: !1, line: 35, type: !123)
!122 = distinct !DILexicalBlock(scope: !107, file: !1, line: 35, column: 5)
!123 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !124, size: 64)
!124 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!125 = !DILocation(line: 0, scope: !107)
!126 = !DILocation(line: 34, column: 24, scope: !44, inlinedAt: !127)
!127 = distinct !DILocation(line: 31, column: 13, scope: !107)
!128 = !DILocation(line: 38, column: 24, scope: !55, inlinedAt: !129)
!129 = distinct !DILocation(line: 31, column: 26, scope: !107)
!130 = !DILocation(line: 31, column: 24, scope: !107)
!131 = !DILocation(line: 30, column: 24, scope: !59, inlinedAt: !132)
!132 = distinct !DILocation(line: 31, column: 39, scope: !107)
!133 = !DILocation(line: 31, column: 37, scope: !107)
!134 = !DILocation(line: 32, column: 11, scope: !135)
!135 = distinct !DILexicalBlock(scope: !107, file: !1, line: 32, column: 9)
!136 = !DILocation(line: 32, column: 9, scope: !107)
!137 = !DILocation(line: 35, column: 26, scope: !122)
!138 = !DILocation(line: 0, scope: !122)
!139 = !DILocation(line: 35, scope: !122)
!140 = !{!75, !75, i64 0}
!141 = !DILocation(line: 35, column: 38, scope: !142)
!142 = distinct !DILexicalBlock(scope: !122, file: !1, line: 35, column: 5)
!143 = !DILocation(line: 35, column: 5, scope: !122)
!144 = !DILocation(line: 39, column: 5, scope: !107)
!145 = !DILocation(line: 39, column: 13, scope: !107)
!146 = !DILocation(line: 40, column: 5, scope: !107)
!147 = !DILocation(line: 40, column: 16, scope: !107)
!148 = !DILocation(line: 41, column: 1, scope: !107)
!149 = !DILocation(line: 36, column: 19, scope: !150)
!150 = distinct !DILexicalBlock(scope: !142, file: !1, line: 35, column: 63)
!151 = !DILocation(line: 36, column: 13, scope: !150)
!152 = !DILocation(line: 37, column: 15, scope: !150)
!153 = distinct !{!153, !143, !154, !105}
!154 = !DILocation(line: 38, column: 5, scope: !122)
