; ModuleID = 'function_pointers.cu'
source_filename = "function_pointers.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = dso_local addrspace(1) externally_initialized global [4 x ptr] [ptr @_Z6op_addii, ptr @_Z6op_subii, ptr @_Z6op_mulii, ptr @_Z6op_mixii], align 8, !dbg !0
@last = dso_local addrspace(1) externally_initialized global ptr @_Z7op_lastii, align 8, !dbg !7
@llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @last to ptr), ptr addrspacecast (ptr addrspace(1) @table to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z6op_addii(i32 noundef %0, i32 noundef %1) #0 !dbg !25 {
    #dbg_value(i32 %0, !27, !DIExpression(), !29)
    #dbg_value(i32 %1, !28, !DIExpression(), !29)
  %3 = add nsw i32 %1, %0, !dbg !30
  ret i32 %3, !dbg !31
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z6op_subii(i32 noundef %0, i32 noundef %1) #0 !dbg !32 {
    #dbg_value(i32 %0, !34, !DIExpression(), !36)
    #dbg_value(i32 %1, !35, !DIExpression(), !36)
  %3 = sub nsw i32 %0, %1, !dbg !37
  ret i32 %3, !dbg !38
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z6op_mulii(i32 noundef %0, i32 noundef %1) #0 !dbg !39 {
    #dbg_value(i32 %0, !41, !DIExpression(), !43)
    #dbg_value(i32 %1, !42, !DIExpression(), !43)
  %3 = mul nsw i32 %1, %0, !dbg !44
  ret i32 %3, !dbg !45
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z6op_mixii(i32 noundef %0, i32 noundef %1) #0 !dbg !46 {
    #dbg_value(i32 %0, !48, !DIExpression(), !50)
    #dbg_value(i32 %1, !49, !DIExpression(), !50)
  %3 = shl i32 %0, 1, !dbg !51
  %4 = xor i32 %3, %1, !dbg !52
  ret i32 %4, !dbg !53
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z7op_lastii(i32 noundef %0, i32 %1) #0 !dbg !54 {
    #dbg_value(i32 %0, !56, !DIExpression(), !58)
    #dbg_value(i32 poison, !57, !DIExpression(), !58)
  %3 = xor i32 %0, 85, !dbg !59
  ret i32 %3, !dbg !60
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z5applyPFiiiEii(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 !dbg !61 {
    #dbg_value(ptr %0, !65, !DIExpression(), !68)
    #dbg_value(i32 %1, !66, !DIExpression(), !68)
    #dbg_value(i32 %2, !67, !DIExpression(), !68)
  %4 = tail call noundef i32 %0(i32 noundef %1, i32 noundef %2) #4, !dbg !69
  ret i32 %4, !dbg !70
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @function_pointers(ptr nocapture noundef %0, i32 noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3) local_unnamed_addr #2 !dbg !71 {
    #dbg_value(ptr %0, !79, !DIExpression(), !87)
    #dbg_value(i32 %1, !80, !DIExpression(), !87)
    #dbg_value(ptr %2, !81, !DIExpression(), !87)
    #dbg_value(i32 %3, !82, !DIExpression(), !87)
  %5 = tail call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !88
  %6 = tail call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !99
  %7 = mul i32 %5, %6, !dbg !102
  %8 = tail call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !103
  %9 = add i32 %7, %8, !dbg !106
    #dbg_value(i32 %9, !83, !DIExpression(), !87)
  %10 = icmp slt i32 %9, %1, !dbg !107
  br i1 %10, label %11, label %34, !dbg !109

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64, !dbg !110
  %13 = getelementptr inbounds i32, ptr %0, i64 %12, !dbg !110
  %14 = load i32, ptr %13, align 4, !dbg !110, !tbaa !111
    #dbg_value(i32 %14, !84, !DIExpression(), !87)
    #dbg_value(i32 0, !85, !DIExpression(), !115)
  %15 = icmp sgt i32 %3, 0, !dbg !116
  br i1 %15, label %20, label %16, !dbg !118

16:                                               ; preds = %20, %11
  %17 = phi i32 [ %14, %11 ], [ %31, %20 ], !dbg !87
  %18 = load ptr, ptr addrspacecast (ptr addrspace(1) @last to ptr), align 8, !dbg !119, !tbaa !120
  %19 = tail call noundef i32 %18(i32 noundef %17, i32 noundef 0) #4, !dbg !119
  store i32 %19, ptr %13, align 4, !dbg !122, !tbaa !111
  br label %34, !dbg !123

20:                                               ; preds = %11, %20
  %21 = phi i32 [ %32, %20 ], [ 0, %11 ]
  %22 = phi i32 [ %31, %20 ], [ %14, %11 ]
    #dbg_value(i32 %21, !85, !DIExpression(), !115)
    #dbg_value(i32 %22, !84, !DIExpression(), !87)
  %23 = zext nneg i32 %21 to i64, !dbg !124
  %24 = getelementptr inbounds i8, ptr %2, i64 %23, !dbg !124
  %25 = load i8, ptr %24, align 1, !dbg !124, !tbaa !125
  %26 = and i8 %25, 3, !dbg !126
  %27 = zext nneg i8 %26 to i64, !dbg !127
  %28 = getelementptr inbounds [4 x ptr], ptr addrspacecast (ptr addrspace(1) @table to ptr), i64 0, i64 %27, !dbg !127
  %29 = load ptr, ptr %28, align 8, !dbg !127, !tbaa !120
  %30 = add nuw nsw i32 %21, 3, !dbg !128
  %31 = tail call noundef i32 @_Z5applyPFiiiEii(ptr noundef %29, i32 noundef %22, i32 noundef %30) #4, !dbg !129
    #dbg_value(i32 %31, !84, !DIExpression(), !87)
  %32 = add nuw nsw i32 %21, 1, !dbg !130
    #dbg_value(i32 %32, !85, !DIExpression(), !115)
  %33 = icmp eq i32 %32, %3, !dbg !116
  br i1 %33, label %16, label %20, !dbg !118, !llvm.loop !131

34:                                               ; preds = %4, %16
  ret void, !dbg !123
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!2}
!nvvm.annotations = !{!17}
!llvm.module.flags = !{!18, !19, !20, !21, !22, !23}
!llvm.ident = !{!24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 15, type: !14, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
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
!23 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!24 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!25 = distinct !DISubprogram(name: "op_add", linkageName: "_Z6op_addii", scope: !3, file: !3, line: 9, type: !11, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !26)
!26 = !{!27, !28}
!27 = !DILocalVariable(name: "a", arg: 1, scope: !25, file: !3, line: 9, type: !13)
!28 = !DILocalVariable(name: "b", arg: 2, scope: !25, file: !3, line: 9, type: !13)
!29 = !DILocation(line: 0, scope: !25)
!30 = !DILocation(line: 9, column: 48, scope: !25)
!31 = !DILocation(line: 9, column: 39, scope: !25)
!32 = distinct !DISubprogram(name: "op_sub", linkageName: "_Z6op_subii", scope: !3, file: !3, line: 10, type: !11, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !33)
!33 = !{!34, !35}
!34 = !DILocalVariable(name: "a", arg: 1, scope: !32, file: !3, line: 10, type: !13)
!35 = !DILocalVariable(name: "b", arg: 2, scope: !32, file: !3, line: 10, type: !13)
!36 = !DILocation(line: 0, scope: !32)
!37 = !DILocation(line: 10, column: 48, scope: !32)
!38 = !DILocation(line: 10, column: 39, scope: !32)
!39 = distinct !DISubprogram(name: "op_mul", linkageName: "_Z6op_mulii", scope: !3, file: !3, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !40)
!40 = !{!41, !42}
!41 = !DILocalVariable(name: "a", arg: 1, scope: !39, file: !3, line: 11, type: !13)
!42 = !DILocalVariable(name: "b", arg: 2, scope: !39, file: !3, line: 11, type: !13)
!43 = !DILocation(line: 0, scope: !39)
!44 = !DILocation(line: 11, column: 48, scope: !39)
!45 = !DILocation(line: 11, column: 39, scope: !39)
!46 = distinct !DISubprogram(name: "op_mix", linkageName: "_Z6op_mixii", scope: !3, file: !3, line: 12, type: !11, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !47)
!47 = !{!48, !49}
!48 = !DILocalVariable(name: "a", arg: 1, scope: !46, file: !3, line: 12, type: !13)
!49 = !DILocalVariable(name: "b", arg: 2, scope: !46, file: !3, line: 12, type: !13)
!50 = !DILocation(line: 0, scope: !46)
!51 = !DILocation(line: 12, column: 49, scope: !46)
!52 = !DILocation(line: 12, column: 55, scope: !46)
!53 = !DILocation(line: 12, column: 39, scope: !46)
!54 = distinct !DISubprogram(name: "op_last", linkageName: "_Z7op_lastii", scope: !3, file: !3, line: 13, type: !11, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !55)
!55 = !{!56, !57}
!56 = !DILocalVariable(name: "a", arg: 1, scope: !54, file: !3, line: 13, type: !13)
!57 = !DILocalVariable(arg: 2, scope: !54, file: !3, line: 13, type: !13)
!58 = !DILocation(line: 0, scope: !54)
!59 = !DILocation(line: 13, column: 47, scope: !54)
!60 = !DILocation(line: 13, column: 38, scope: !54)
!61 = distinct !DISubprogram(name: "apply", linkageName: "_Z5applyPFiiiEii", scope: !3, file: !3, line: 18, type: !62, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !64)
!62 = !DISubroutineType(types: !63)
!63 = !{!13, !9, !13, !13}
!64 = !{!65, !66, !67}
!65 = !DILocalVariable(name: "op", arg: 1, scope: !61, file: !3, line: 18, type: !9)
!66 = !DILocalVariable(name: "a", arg: 2, scope: !61, file: !3, line: 18, type: !13)
!67 = !DILocalVariable(name: "b", arg: 3, scope: !61, file: !3, line: 18, type: !13)
!68 = !DILocation(line: 0, scope: !61)
!69 = !DILocation(line: 19, column: 12, scope: !61)
!70 = !DILocation(line: 19, column: 5, scope: !61)
!71 = distinct !DISubprogram(name: "function_pointers", scope: !3, file: !3, line: 22, type: !72, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !78)
!72 = !DISubroutineType(types: !73)
!73 = !{null, !74, !13, !75, !13}
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64)
!76 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !77)
!77 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!78 = !{!79, !80, !81, !82, !83, !84, !85}
!79 = !DILocalVariable(name: "data", arg: 1, scope: !71, file: !3, line: 22, type: !74)
!80 = !DILocalVariable(name: "n", arg: 2, scope: !71, file: !3, line: 22, type: !13)
!81 = !DILocalVariable(name: "program", arg: 3, scope: !71, file: !3, line: 22, type: !75)
!82 = !DILocalVariable(name: "steps", arg: 4, scope: !71, file: !3, line: 22, type: !13)
!83 = !DILocalVariable(name: "i", scope: !71, file: !3, line: 23, type: !13)
!84 = !DILocalVariable(name: "v", scope: !71, file: !3, line: 26, type: !13)
!85 = !DILocalVariable(name: "s", scope: !86, file: !3, line: 27, type: !13)
!86 = distinct !DILexicalBlock(scope: !71, file: !3, line: 27, column: 5)
!87 = !DILocation(line: 0, scope: !71)
!88 = !DILocation(line: 34, column: 24, scope: !89, inlinedAt: !98)
!89 = distinct !DISubprogram(name: "mini_block", linkageName: "_Z10mini_blockv", scope: !90, file: !90, line: 33, type: !91, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!90 = !DIFile(filename: "./mini_cuda.h", directory: ".")
!91 = !DISubroutineType(types: !92)
!92 = !{!93}
!93 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "uint3", file: !90, line: 14, size: 96, flags: DIFlagTypePassByValue, elements: !94, identifier: "_ZTS5uint3")
!94 = !{!95, !96, !97}
!95 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !93, file: !90, line: 15, baseType: !5, size: 32)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !93, file: !90, line: 15, baseType: !5, size: 32, offset: 32)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !93, file: !90, line: 15, baseType: !5, size: 32, offset: 64)
!98 = distinct !DILocation(line: 23, column: 13, scope: !71)
!99 = !DILocation(line: 38, column: 24, scope: !100, inlinedAt: !101)
!100 = distinct !DISubprogram(name: "mini_block_dim", linkageName: "_Z14mini_block_dimv", scope: !90, file: !90, line: 37, type: !91, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!101 = distinct !DILocation(line: 23, column: 26, scope: !71)
!102 = !DILocation(line: 23, column: 24, scope: !71)
!103 = !DILocation(line: 30, column: 24, scope: !104, inlinedAt: !105)
!104 = distinct !DISubprogram(name: "mini_thread", linkageName: "_Z11mini_threadv", scope: !90, file: !90, line: 29, type: !91, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2)
!105 = distinct !DILocation(line: 23, column: 39, scope: !71)
!106 = !DILocation(line: 23, column: 37, scope: !71)
!107 = !DILocation(line: 24, column: 11, scope: !108)
!108 = distinct !DILexicalBlock(scope: !71, file: !3, line: 24, column: 9)
!109 = !DILocation(line: 24, column: 9, scope: !71)
!110 = !DILocation(line: 26, column: 13, scope: !71)
!111 = !{!112, !112, i64 0}
!112 = !{!"int", !113, i64 0}
!113 = !{!"omnipotent char", !114, i64 0}
!114 = !{!"Simple C++ TBAA"}
!115 = !DILocation(line: 0, scope: !86)
!116 = !DILocation(line: 27, column: 23, scope: !117)
!117 = distinct !DILexicalBlock(scope: !86, file: !3, line: 27, column: 5)
!118 = !DILocation(line: 27, column: 5, scope: !86)
!119 = !DILocation(line: 29, column: 15, scope: !71)
!120 = !{!121, !121, i64 0}
!121 = !{!"any pointer", !113, i64 0}
!122 = !DILocation(line: 29, column: 13, scope: !71)
!123 = !DILocation(line: 30, column: 1, scope: !71)
!124 = !DILocation(line: 28, column: 25, scope: !117)
!125 = !{!113, !113, i64 0}
!126 = !DILocation(line: 28, column: 36, scope: !117)
!127 = !DILocation(line: 28, column: 19, scope: !117)
!128 = !DILocation(line: 28, column: 47, scope: !117)
!129 = !DILocation(line: 28, column: 13, scope: !117)
!130 = !DILocation(line: 27, column: 33, scope: !117)
!131 = distinct !{!131, !118, !132, !133}
!132 = !DILocation(line: 28, column: 50, scope: !86)
!133 = !{!"llvm.loop.mustprogress"}
