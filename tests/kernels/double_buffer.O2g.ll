; ModuleID = 'double_buffer.cu'
source_filename = "double_buffer.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ13double_bufferE5first = internal addrspace(3) global [128 x i32] undef, align 4, !dbg !0
@_ZZ13double_bufferE6second = internal addrspace(3) global [128 x i32] undef, align 4, !dbg !12
@_ZZ13double_bufferE7sources = internal unnamed_addr addrspace(3) global [2 x ptr] undef, align 8, !dbg !17

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @_Z8exchangeP7Buffers(ptr nocapture noundef %0) local_unnamed_addr #0 !dbg !46 {
    #dbg_value(ptr %0, !51, !DIExpression(), !53)
  %2 = load ptr, ptr %0, align 8, !dbg !54, !tbaa !55
    #dbg_value(ptr %2, !52, !DIExpression(), !53)
  %3 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !60
  %4 = load ptr, ptr %3, align 8, !dbg !60, !tbaa !61
  store ptr %4, ptr %0, align 8, !dbg !62, !tbaa !55
  store ptr %2, ptr %3, align 8, !dbg !63, !tbaa !61
  ret void, !dbg !64
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @double_buffer(ptr nocapture noundef %0, i32 noundef %1, ptr noundef %2, ptr nocapture noundef writeonly %3) local_unnamed_addr #1 !dbg !2 {
    #dbg_value(ptr %0, !23, !DIExpression(), !65)
    #dbg_value(i32 %1, !24, !DIExpression(), !65)
    #dbg_value(ptr %2, !25, !DIExpression(), !65)
    #dbg_value(ptr %3, !26, !DIExpression(), !65)
  %5 = tail call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !66
    #dbg_value(i32 %5, !27, !DIExpression(), !65)
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ13double_bufferE5first to ptr), !28, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !65)
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ13double_bufferE6second to ptr), !28, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !65)
  %6 = zext nneg i32 %5 to i64, !dbg !77
  %7 = getelementptr inbounds i32, ptr %0, i64 %6, !dbg !77
  %8 = load i32, ptr %7, align 4, !dbg !77, !tbaa !78
  %9 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13double_bufferE5first to ptr), i64 0, i64 %6, !dbg !80
  store i32 %8, ptr %9, align 4, !dbg !81, !tbaa !78
  tail call void @llvm.nvvm.barrier0(), !dbg !82
    #dbg_value(i32 0, !33, !DIExpression(), !83)
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ13double_bufferE5first to ptr), !28, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !65)
    #dbg_value(ptr addrspacecast (ptr addrspace(3) @_ZZ13double_bufferE6second to ptr), !28, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !65)
  %10 = icmp sgt i32 %1, 0, !dbg !84
  br i1 %10, label %11, label %15, !dbg !86

11:                                               ; preds = %4
  %12 = add nuw nsw i32 %5, 1
  %13 = and i32 %12, 127
  %14 = zext nneg i32 %13 to i64
  br label %20, !dbg !86

15:                                               ; preds = %20, %4
  %16 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ13double_bufferE5first to ptr), %4 ], [ %23, %20 ], !dbg !65
  %17 = getelementptr inbounds i32, ptr %16, i64 %6, !dbg !87
  %18 = load i32, ptr %17, align 4, !dbg !87, !tbaa !78
  store i32 %18, ptr %7, align 4, !dbg !88, !tbaa !78
  %19 = icmp eq i32 %5, 0, !dbg !89
  br i1 %19, label %32, label %33, !dbg !91

20:                                               ; preds = %11, %20
  %21 = phi i32 [ 0, %11 ], [ %30, %20 ]
  %22 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ13double_bufferE5first to ptr), %11 ], [ %23, %20 ]
  %23 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ13double_bufferE6second to ptr), %11 ], [ %22, %20 ]
    #dbg_value(i32 %21, !33, !DIExpression(), !83)
    #dbg_value(ptr %22, !28, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !65)
    #dbg_value(ptr %23, !28, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !65)
  %24 = getelementptr inbounds i32, ptr %22, i64 %6, !dbg !92
  %25 = load i32, ptr %24, align 4, !dbg !92, !tbaa !78
  %26 = getelementptr inbounds i32, ptr %22, i64 %14, !dbg !94
  %27 = load i32, ptr %26, align 4, !dbg !94, !tbaa !78
  %28 = add nsw i32 %27, %25, !dbg !95
  %29 = getelementptr inbounds i32, ptr %23, i64 %6, !dbg !96
  store i32 %28, ptr %29, align 4, !dbg !97, !tbaa !78
    #dbg_value(ptr %23, !28, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !65)
    #dbg_value(ptr %22, !28, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !65)
  tail call void @llvm.nvvm.barrier0(), !dbg !98
  %30 = add nuw nsw i32 %21, 1, !dbg !99
    #dbg_value(ptr %23, !28, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !65)
    #dbg_value(ptr %22, !28, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !65)
    #dbg_value(i32 %30, !33, !DIExpression(), !83)
  %31 = icmp eq i32 %30, %1, !dbg !84
  br i1 %31, label %15, label %20, !dbg !86, !llvm.loop !100

32:                                               ; preds = %15
  store ptr %16, ptr addrspacecast (ptr addrspace(3) @_ZZ13double_bufferE7sources to ptr), align 8, !dbg !103, !tbaa !105
  store ptr %2, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13double_bufferE7sources to ptr), i64 8), align 8, !dbg !106, !tbaa !105
  br label %33, !dbg !107

33:                                               ; preds = %32, %15
  tail call void @llvm.nvvm.barrier0(), !dbg !108
  %34 = and i32 %5, 1, !dbg !109
  %35 = zext nneg i32 %34 to i64, !dbg !110
  %36 = getelementptr inbounds [2 x ptr], ptr addrspacecast (ptr addrspace(3) @_ZZ13double_bufferE7sources to ptr), i64 0, i64 %35, !dbg !110
  %37 = load ptr, ptr %36, align 8, !dbg !110, !tbaa !105
    #dbg_value(ptr %37, !35, !DIExpression(), !65)
  %38 = mul nuw nsw i32 %5, 5, !dbg !111
  %39 = and i32 %38, 127, !dbg !112
  %40 = zext nneg i32 %39 to i64, !dbg !113
  %41 = getelementptr inbounds i32, ptr %37, i64 %40, !dbg !113
  %42 = load i32, ptr %41, align 4, !dbg !113, !tbaa !78
  %43 = getelementptr inbounds i32, ptr %3, i64 %6, !dbg !114
  store i32 %42, ptr %43, align 4, !dbg !115, !tbaa !78
  ret void, !dbg !116
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!8}
!nvvm.annotations = !{!38}
!llvm.module.flags = !{!39, !40, !41, !42, !43, !44}
!llvm.ident = !{!45}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 21, type: !14, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "double_buffer", scope: !3, file: !3, line: 20, type: !4, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !22)
!3 = !DIFile(filename: "double_buffer.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !7, !6, !6}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !9, globals: !11, splitDebugInlining: false, nameTableKind: None)
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
!22 = !{!23, !24, !25, !26, !27, !28, !33, !35}
!23 = !DILocalVariable(name: "data", arg: 1, scope: !2, file: !3, line: 20, type: !6)
!24 = !DILocalVariable(name: "steps", arg: 2, scope: !2, file: !3, line: 20, type: !7)
!25 = !DILocalVariable(name: "extra", arg: 3, scope: !2, file: !3, line: 20, type: !6)
!26 = !DILocalVariable(name: "picked", arg: 4, scope: !2, file: !3, line: 20, type: !6)
!27 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 23, type: !7)
!28 = !DILocalVariable(name: "b", scope: !2, file: !3, line: 24, type: !29)
!29 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Buffers", file: !3, line: 10, size: 128, flags: DIFlagTypePassByValue, elements: !30, identifier: "_ZTS7Buffers")
!30 = !{!31, !32}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "from", scope: !29, file: !3, line: 11, baseType: !6, size: 64)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "to", scope: !29, file: !3, line: 11, baseType: !6, size: 64, offset: 64)
!33 = !DILocalVariable(name: "s", scope: !34, file: !3, line: 29, type: !7)
!34 = distinct !DILexicalBlock(scope: !2, file: !3, line: 29, column: 5)
!35 = !DILocalVariable(name: "source", scope: !2, file: !3, line: 40, type: !36)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!38 = !{ptr @double_buffer, !"kernel", i32 1}
!39 = !{i32 7, !"Dwarf Version", i32 2}
!40 = !{i32 2, !"Debug Info Version", i32 3}
!41 = !{i32 1, !"wchar_size", i32 4}
!42 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!43 = !{i32 7, !"frame-pointer", i32 2}
!44 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!45 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!46 = distinct !DISubprogram(name: "exchange", linkageName: "_Z8exchangeP7Buffers", scope: !3, file: !3, line: 14, type: !47, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, retainedNodes: !50)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !49}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!50 = !{!51, !52}
!51 = !DILocalVariable(name: "b", arg: 1, scope: !46, file: !3, line: 14, type: !49)
!52 = !DILocalVariable(name: "t", scope: !46, file: !3, line: 15, type: !6)
!53 = !DILocation(line: 0, scope: !46)
!54 = !DILocation(line: 15, column: 17, scope: !46)
!55 = !{!56, !57, i64 0}
!56 = !{!"_ZTS7Buffers", !57, i64 0, !57, i64 8}
!57 = !{!"any pointer", !58, i64 0}
!58 = !{!"omnipotent char", !59, i64 0}
!59 = !{!"Simple C++ TBAA"}
!60 = !DILocation(line: 16, column: 18, scope: !46)
!61 = !{!56, !57, i64 8}
!62 = !DILocation(line: 16, column: 13, scope: !46)
!63 = !DILocation(line: 17, column: 11, scope: !46)
!64 = !DILocation(line: 18, column: 1, scope: !46)
!65 = !DILocation(line: 0, scope: !2)
!66 = !DILocation(line: 30, column: 24, scope: !67, inlinedAt: !76)
!67 = distinct !DISubprogram(name: "mini_thread", linkageName: "_Z11mini_threadv", scope: !68, file: !68, line: 29, type: !69, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8)
!68 = !DIFile(filename: "./mini_cuda.h", directory: ".")
!69 = !DISubroutineType(types: !70)
!70 = !{!71}
!71 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "uint3", file: !68, line: 14, size: 96, flags: DIFlagTypePassByValue, elements: !72, identifier: "_ZTS5uint3")
!72 = !{!73, !74, !75}
!73 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !71, file: !68, line: 15, baseType: !10, size: 32)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !71, file: !68, line: 15, baseType: !10, size: 32, offset: 32)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !71, file: !68, line: 15, baseType: !10, size: 32, offset: 64)
!76 = distinct !DILocation(line: 23, column: 13, scope: !2)
!77 = !DILocation(line: 27, column: 16, scope: !2)
!78 = !{!79, !79, i64 0}
!79 = !{!"int", !58, i64 0}
!80 = !DILocation(line: 27, column: 5, scope: !2)
!81 = !DILocation(line: 27, column: 14, scope: !2)
!82 = !DILocation(line: 28, column: 5, scope: !2)
!83 = !DILocation(line: 0, scope: !34)
!84 = !DILocation(line: 29, column: 23, scope: !85)
!85 = distinct !DILexicalBlock(scope: !34, file: !3, line: 29, column: 5)
!86 = !DILocation(line: 29, column: 5, scope: !34)
!87 = !DILocation(line: 34, column: 15, scope: !2)
!88 = !DILocation(line: 34, column: 13, scope: !2)
!89 = !DILocation(line: 35, column: 11, scope: !90)
!90 = distinct !DILexicalBlock(scope: !2, file: !3, line: 35, column: 9)
!91 = !DILocation(line: 35, column: 9, scope: !2)
!92 = !DILocation(line: 30, column: 19, scope: !93)
!93 = distinct !DILexicalBlock(scope: !85, file: !3, line: 29, column: 37)
!94 = !DILocation(line: 30, column: 31, scope: !93)
!95 = !DILocation(line: 30, column: 29, scope: !93)
!96 = !DILocation(line: 30, column: 9, scope: !93)
!97 = !DILocation(line: 30, column: 17, scope: !93)
!98 = !DILocation(line: 32, column: 9, scope: !93)
!99 = !DILocation(line: 29, column: 33, scope: !85)
!100 = distinct !{!100, !86, !101, !102}
!101 = !DILocation(line: 33, column: 5, scope: !34)
!102 = !{!"llvm.loop.mustprogress"}
!103 = !DILocation(line: 36, column: 20, scope: !104)
!104 = distinct !DILexicalBlock(scope: !90, file: !3, line: 35, column: 17)
!105 = !{!57, !57, i64 0}
!106 = !DILocation(line: 37, column: 20, scope: !104)
!107 = !DILocation(line: 38, column: 5, scope: !104)
!108 = !DILocation(line: 39, column: 5, scope: !2)
!109 = !DILocation(line: 40, column: 35, scope: !2)
!110 = !DILocation(line: 40, column: 25, scope: !2)
!111 = !DILocation(line: 41, column: 26, scope: !2)
!112 = !DILocation(line: 41, column: 30, scope: !2)
!113 = !DILocation(line: 41, column: 17, scope: !2)
!114 = !DILocation(line: 41, column: 5, scope: !2)
!115 = !DILocation(line: 41, column: 15, scope: !2)
!116 = !DILocation(line: 42, column: 1, scope: !2)
