; ModuleID = 'linked_list.cu'
source_filename = "linked_list.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Node = type { ptr, i32 }

; Function Attrs: mustprogress norecurse nounwind
define dso_local void @linked_list(ptr nocapture noundef %0, ptr noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !dbg !23 {
    #dbg_value(ptr %0, !30, !DIExpression(), !40)
    #dbg_value(ptr %1, !31, !DIExpression(), !40)
    #dbg_value(ptr %2, !32, !DIExpression(), !40)
    #dbg_value(i32 %3, !33, !DIExpression(), !40)
    #dbg_value(i32 %4, !34, !DIExpression(), !40)
  %6 = tail call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !41
  %7 = tail call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !52
  %8 = mul i32 %6, %7, !dbg !55
  %9 = tail call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !56
  %10 = add i32 %8, %9, !dbg !59
    #dbg_value(i32 %10, !35, !DIExpression(), !40)
  %11 = icmp slt i32 %10, %3, !dbg !60
  br i1 %11, label %12, label %29, !dbg !62

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64, !dbg !63
  %14 = getelementptr inbounds %struct.Node, ptr %1, i64 %13, !dbg !63
    #dbg_value(ptr %14, !36, !DIExpression(), !40)
  %15 = getelementptr inbounds i32, ptr %2, i64 %13, !dbg !64
  %16 = load i32, ptr %15, align 4, !dbg !64, !tbaa !65
  %17 = getelementptr inbounds i8, ptr %14, i64 8, !dbg !69
  store i32 %16, ptr %17, align 8, !dbg !70, !tbaa !71
  %18 = srem i32 %16, %4, !dbg !74
  %19 = sext i32 %18 to i64, !dbg !75
  %20 = getelementptr inbounds ptr, ptr %0, i64 %19, !dbg !75
    #dbg_value(ptr %20, !37, !DIExpression(), !40)
  %21 = load i64, ptr %20, align 8, !dbg !76, !tbaa !77
    #dbg_value(i64 %21, !38, !DIExpression(), !40)
  %22 = ptrtoint ptr %14 to i64
  br label %23, !dbg !79

23:                                               ; preds = %23, %12
  %24 = phi i64 [ %21, %12 ], [ %27, %23 ], !dbg !40
    #dbg_value(i64 %24, !38, !DIExpression(), !40)
    #dbg_value(i64 %24, !39, !DIExpression(), !40)
  %25 = inttoptr i64 %24 to ptr, !dbg !80
  store ptr %25, ptr %14, align 8, !dbg !82, !tbaa !83
  tail call void @llvm.nvvm.membar.gl(), !dbg !84
    #dbg_value(ptr %20, !89, !DIExpression(), !96)
    #dbg_value(i64 %24, !94, !DIExpression(), !96)
    #dbg_value(i64 %22, !95, !DIExpression(), !96)
  %26 = cmpxchg ptr %20, i64 %24, i64 %22 seq_cst seq_cst, align 8, !dbg !98
  %27 = extractvalue { i64, i1 } %26, 0, !dbg !98
    #dbg_value(i64 %27, !38, !DIExpression(), !40)
  %28 = extractvalue { i64, i1 } %26, 1, !dbg !99
  br i1 %28, label %29, label %23, !dbg !100, !llvm.loop !101

29:                                               ; preds = %23, %5
  ret void, !dbg !104
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local void @list_sum(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, ptr nocapture noundef writeonly %2, i32 noundef %3) local_unnamed_addr #1 !dbg !105 {
    #dbg_value(ptr %0, !112, !DIExpression(), !123)
    #dbg_value(ptr %1, !113, !DIExpression(), !123)
    #dbg_value(ptr %2, !114, !DIExpression(), !123)
    #dbg_value(i32 %3, !115, !DIExpression(), !123)
  %5 = tail call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !124
  %6 = tail call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !126
  %7 = mul i32 %5, %6, !dbg !128
  %8 = tail call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !129
  %9 = add i32 %7, %8, !dbg !131
    #dbg_value(i32 %9, !116, !DIExpression(), !123)
  %10 = icmp slt i32 %9, %3, !dbg !132
  br i1 %10, label %11, label %31, !dbg !134

11:                                               ; preds = %4
    #dbg_value(i32 0, !117, !DIExpression(), !123)
    #dbg_value(i32 0, !118, !DIExpression(), !123)
  %12 = sext i32 %9 to i64, !dbg !135
  %13 = getelementptr inbounds ptr, ptr %0, i64 %12, !dbg !135
    #dbg_value(ptr poison, !119, !DIExpression(), !136)
  %14 = load ptr, ptr %13, align 8, !dbg !137, !tbaa !138
  %15 = icmp eq ptr %14, null, !dbg !139
  br i1 %15, label %16, label %21, !dbg !141

16:                                               ; preds = %21, %11
  %17 = phi i32 [ 0, %11 ], [ %27, %21 ], !dbg !123
  %18 = phi i32 [ 0, %11 ], [ %28, %21 ], !dbg !123
  %19 = getelementptr inbounds i32, ptr %1, i64 %12, !dbg !142
  store i32 %17, ptr %19, align 4, !dbg !143, !tbaa !65
  %20 = getelementptr inbounds i32, ptr %2, i64 %12, !dbg !144
  store i32 %18, ptr %20, align 4, !dbg !145, !tbaa !65
  br label %31, !dbg !146

21:                                               ; preds = %11, %21
  %22 = phi ptr [ %29, %21 ], [ %14, %11 ]
  %23 = phi i32 [ %28, %21 ], [ 0, %11 ]
  %24 = phi i32 [ %27, %21 ], [ 0, %11 ]
    #dbg_value(i32 %23, !118, !DIExpression(), !123)
    #dbg_value(i32 %24, !117, !DIExpression(), !123)
  %25 = getelementptr inbounds i8, ptr %22, i64 8, !dbg !147
  %26 = load i32, ptr %25, align 8, !dbg !147, !tbaa !71
  %27 = add nsw i32 %26, %24, !dbg !149
    #dbg_value(i32 %27, !117, !DIExpression(), !123)
  %28 = add nuw nsw i32 %23, 1, !dbg !150
    #dbg_value(i32 %28, !118, !DIExpression(), !123)
    #dbg_value(ptr poison, !119, !DIExpression(), !136)
  %29 = load ptr, ptr %22, align 8, !dbg !137, !tbaa !138
    #dbg_value(ptr %29, !119, !DIExpression(), !136)
  %30 = icmp eq ptr %29, null, !dbg !139
  br i1 %30, label %16, label %21, !dbg !141, !llvm.loop !151

31:                                               ; preds = %4, %16
  ret void, !dbg !146
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
!nvvm.annotations = !{!14, !15}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21}
!llvm.ident = !{!22}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
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
!21 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!22 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!23 = distinct !DISubprogram(name: "linked_list", scope: !1, file: !1, line: 13, type: !24, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !29)
!24 = !DISubroutineType(types: !25)
!25 = !{null, !26, !5, !27, !10, !10}
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!29 = !{!30, !31, !32, !33, !34, !35, !36, !37, !38, !39}
!30 = !DILocalVariable(name: "heads", arg: 1, scope: !23, file: !1, line: 13, type: !26)
!31 = !DILocalVariable(name: "pool", arg: 2, scope: !23, file: !1, line: 13, type: !5)
!32 = !DILocalVariable(name: "data", arg: 3, scope: !23, file: !1, line: 13, type: !27)
!33 = !DILocalVariable(name: "n", arg: 4, scope: !23, file: !1, line: 13, type: !10)
!34 = !DILocalVariable(name: "buckets", arg: 5, scope: !23, file: !1, line: 13, type: !10)
!35 = !DILocalVariable(name: "i", scope: !23, file: !1, line: 14, type: !10)
!36 = !DILocalVariable(name: "node", scope: !23, file: !1, line: 17, type: !5)
!37 = !DILocalVariable(name: "head", scope: !23, file: !1, line: 19, type: !3)
!38 = !DILocalVariable(name: "seen", scope: !23, file: !1, line: 20, type: !4)
!39 = !DILocalVariable(name: "expected", scope: !23, file: !1, line: 21, type: !4)
!40 = !DILocation(line: 0, scope: !23)
!41 = !DILocation(line: 34, column: 24, scope: !42, inlinedAt: !51)
!42 = distinct !DISubprogram(name: "mini_block", linkageName: "_Z10mini_blockv", scope: !43, file: !43, line: 33, type: !44, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!43 = !DIFile(filename: "./mini_cuda.h", directory: ".")
!44 = !DISubroutineType(types: !45)
!45 = !{!46}
!46 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "uint3", file: !43, line: 14, size: 96, flags: DIFlagTypePassByValue, elements: !47, identifier: "_ZTS5uint3")
!47 = !{!48, !49, !50}
!48 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !46, file: !43, line: 15, baseType: !11, size: 32)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !46, file: !43, line: 15, baseType: !11, size: 32, offset: 32)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !46, file: !43, line: 15, baseType: !11, size: 32, offset: 64)
!51 = distinct !DILocation(line: 14, column: 13, scope: !23)
!52 = !DILocation(line: 38, column: 24, scope: !53, inlinedAt: !54)
!53 = distinct !DISubprogram(name: "mini_block_dim", linkageName: "_Z14mini_block_dimv", scope: !43, file: !43, line: 37, type: !44, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!54 = distinct !DILocation(line: 14, column: 26, scope: !23)
!55 = !DILocation(line: 14, column: 24, scope: !23)
!56 = !DILocation(line: 30, column: 24, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "mini_thread", linkageName: "_Z11mini_threadv", scope: !43, file: !43, line: 29, type: !44, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!58 = distinct !DILocation(line: 14, column: 39, scope: !23)
!59 = !DILocation(line: 14, column: 37, scope: !23)
!60 = !DILocation(line: 15, column: 11, scope: !61)
!61 = distinct !DILexicalBlock(scope: !23, file: !1, line: 15, column: 9)
!62 = !DILocation(line: 15, column: 9, scope: !23)
!63 = !DILocation(line: 17, column: 19, scope: !23)
!64 = !DILocation(line: 18, column: 19, scope: !23)
!65 = !{!66, !66, i64 0}
!66 = !{!"int", !67, i64 0}
!67 = !{!"omnipotent char", !68, i64 0}
!68 = !{!"Simple C++ TBAA"}
!69 = !DILocation(line: 18, column: 11, scope: !23)
!70 = !DILocation(line: 18, column: 17, scope: !23)
!71 = !{!72, !66, i64 8}
!72 = !{!"_ZTS4Node", !73, i64 0, !66, i64 8}
!73 = !{!"any pointer", !67, i64 0}
!74 = !DILocation(line: 19, column: 69, scope: !23)
!75 = !DILocation(line: 19, column: 55, scope: !23)
!76 = !DILocation(line: 20, column: 31, scope: !23)
!77 = !{!78, !78, i64 0}
!78 = !{!"long long", !67, i64 0}
!79 = !DILocation(line: 22, column: 5, scope: !23)
!80 = !DILocation(line: 24, column: 22, scope: !81)
!81 = distinct !DILexicalBlock(scope: !23, file: !1, line: 22, column: 8)
!82 = !DILocation(line: 24, column: 20, scope: !81)
!83 = !{!72, !73, i64 0}
!84 = !DILocation(line: 67, column: 51, scope: !85, inlinedAt: !88)
!85 = distinct !DISubprogram(name: "__threadfence", linkageName: "_Z13__threadfencev", scope: !43, file: !43, line: 67, type: !86, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!86 = !DISubroutineType(types: !87)
!87 = !{null}
!88 = distinct !DILocation(line: 25, column: 9, scope: !81)
!89 = !DILocalVariable(name: "p", arg: 1, scope: !90, file: !43, line: 60, type: !3)
!90 = distinct !DISubprogram(name: "atomicCAS", linkageName: "_Z9atomicCASPyyy", scope: !43, file: !43, line: 60, type: !91, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !93)
!91 = !DISubroutineType(types: !92)
!92 = !{!4, !3, !4, !4}
!93 = !{!89, !94, !95}
!94 = !DILocalVariable(name: "old", arg: 2, scope: !90, file: !43, line: 60, type: !4)
!95 = !DILocalVariable(name: "v", arg: 3, scope: !90, file: !43, line: 61, type: !4)
!96 = !DILocation(line: 0, scope: !90, inlinedAt: !97)
!97 = distinct !DILocation(line: 26, column: 16, scope: !81)
!98 = !DILocation(line: 62, column: 32, scope: !90, inlinedAt: !97)
!99 = !DILocation(line: 27, column: 19, scope: !23)
!100 = !DILocation(line: 27, column: 5, scope: !81)
!101 = distinct !{!101, !79, !102, !103}
!102 = !DILocation(line: 27, column: 30, scope: !23)
!103 = !{!"llvm.loop.mustprogress"}
!104 = !DILocation(line: 28, column: 1, scope: !23)
!105 = distinct !DISubprogram(name: "list_sum", scope: !1, file: !1, line: 30, type: !106, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !111)
!106 = !DISubroutineType(types: !107)
!107 = !{null, !108, !110, !110, !10}
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !109, size: 64)
!109 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!110 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!111 = !{!112, !113, !114, !115, !116, !117, !118, !119}
!112 = !DILocalVariable(name: "heads", arg: 1, scope: !105, file: !1, line: 30, type: !108)
!113 = !DILocalVariable(name: "sums", arg: 2, scope: !105, file: !1, line: 30, type: !110)
!114 = !DILocalVariable(name: "lengths", arg: 3, scope: !105, file: !1, line: 30, type: !110)
!115 = !DILocalVariable(name: "buckets", arg: 4, scope: !105, file: !1, line: 30, type: !10)
!116 = !DILocalVariable(name: "b", scope: !105, file: !1, line: 31, type: !10)
!117 = !DILocalVariable(name: "sum", scope: !105, file: !1, line: 34, type: !10)
!118 = !DILocalVariable(name: "length", scope: !105, file: !1, line: 34, type: !10)
!119 = !DILocalVariable(name: "p", scope: !120, file: !1, line: 35, type: !121)
!120 = distinct !DILexicalBlock(scope: !105, file: !1, line: 35, column: 5)
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !122, size: 64)
!122 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!123 = !DILocation(line: 0, scope: !105)
!124 = !DILocation(line: 34, column: 24, scope: !42, inlinedAt: !125)
!125 = distinct !DILocation(line: 31, column: 13, scope: !105)
!126 = !DILocation(line: 38, column: 24, scope: !53, inlinedAt: !127)
!127 = distinct !DILocation(line: 31, column: 26, scope: !105)
!128 = !DILocation(line: 31, column: 24, scope: !105)
!129 = !DILocation(line: 30, column: 24, scope: !57, inlinedAt: !130)
!130 = distinct !DILocation(line: 31, column: 39, scope: !105)
!131 = !DILocation(line: 31, column: 37, scope: !105)
!132 = !DILocation(line: 32, column: 11, scope: !133)
!133 = distinct !DILexicalBlock(scope: !105, file: !1, line: 32, column: 9)
!134 = !DILocation(line: 32, column: 9, scope: !105)
!135 = !DILocation(line: 35, column: 26, scope: !120)
!136 = !DILocation(line: 0, scope: !120)
!137 = !DILocation(line: 35, scope: !120)
!138 = !{!73, !73, i64 0}
!139 = !DILocation(line: 35, column: 38, scope: !140)
!140 = distinct !DILexicalBlock(scope: !120, file: !1, line: 35, column: 5)
!141 = !DILocation(line: 35, column: 5, scope: !120)
!142 = !DILocation(line: 39, column: 5, scope: !105)
!143 = !DILocation(line: 39, column: 13, scope: !105)
!144 = !DILocation(line: 40, column: 5, scope: !105)
!145 = !DILocation(line: 40, column: 16, scope: !105)
!146 = !DILocation(line: 41, column: 1, scope: !105)
!147 = !DILocation(line: 36, column: 19, scope: !148)
!148 = distinct !DILexicalBlock(scope: !140, file: !1, line: 35, column: 63)
!149 = !DILocation(line: 36, column: 13, scope: !148)
!150 = !DILocation(line: 37, column: 15, scope: !148)
!151 = distinct !{!151, !141, !152, !103}
!152 = !DILocation(line: 38, column: 5, scope: !120)
