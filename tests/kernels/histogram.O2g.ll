; ModuleID = 'histogram.cu'
source_filename = "histogram.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9histogramE5local = internal addrspace(3) global [256 x i32] undef, align 4, !dbg !0

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @histogram(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef %2) local_unnamed_addr #0 !dbg !2 {
    #dbg_value(ptr %0, !17, !DIExpression(), !38)
    #dbg_value(i32 %1, !18, !DIExpression(), !38)
    #dbg_value(ptr %2, !19, !DIExpression(), !38)
  %4 = tail call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !39
    #dbg_value(i32 %4, !20, !DIExpression(), !50)
  %5 = icmp ult i32 %4, 256, !dbg !51
  %6 = tail call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br i1 %5, label %14, label %7, !dbg !53

7:                                                ; preds = %14, %3
  tail call void @llvm.nvvm.barrier0(), !dbg !54
  %8 = tail call range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !55
  %9 = mul i32 %6, %8, !dbg !58
    #dbg_value(i32 %9, !22, !DIExpression(), !38)
  %10 = tail call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !59
  %11 = mul i32 %10, %6, !dbg !62
  %12 = add i32 %11, %4, !dbg !63
    #dbg_value(i32 %12, !23, !DIExpression(), !64)
  %13 = icmp slt i32 %12, %1, !dbg !65
  br i1 %13, label %21, label %20, !dbg !67

14:                                               ; preds = %3, %14
  %15 = phi i32 [ %18, %14 ], [ %4, %3 ]
    #dbg_value(i32 %15, !20, !DIExpression(), !50)
  %16 = zext nneg i32 %15 to i64, !dbg !68
  %17 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE5local to ptr), i64 0, i64 %16, !dbg !68
  store i32 0, ptr %17, align 4, !dbg !69, !tbaa !70
  %18 = add nuw nsw i32 %15, %6, !dbg !74
    #dbg_value(i32 %18, !20, !DIExpression(), !50)
  %19 = icmp ult i32 %18, 256, !dbg !51
  br i1 %19, label %14, label %7, !dbg !53, !llvm.loop !75

20:                                               ; preds = %21, %7
  tail call void @llvm.nvvm.barrier0(), !dbg !78
    #dbg_value(i32 %4, !25, !DIExpression(), !79)
  br i1 %5, label %32, label %31, !dbg !80

21:                                               ; preds = %7, %21
  %22 = phi i32 [ %29, %21 ], [ %12, %7 ]
    #dbg_value(i32 %22, !23, !DIExpression(), !64)
  %23 = sext i32 %22 to i64, !dbg !81
  %24 = getelementptr inbounds i8, ptr %0, i64 %23, !dbg !81
  %25 = load i8, ptr %24, align 1, !dbg !81, !tbaa !82
  %26 = zext i8 %25 to i64, !dbg !83
  %27 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE5local to ptr), i64 0, i64 %26, !dbg !83
    #dbg_value(ptr %27, !84, !DIExpression(), !90)
    #dbg_value(i32 1, !89, !DIExpression(), !90)
  %28 = atomicrmw add ptr %27, i32 1 seq_cst, align 4, !dbg !92
  %29 = add nsw i32 %22, %9, !dbg !93
    #dbg_value(i32 %29, !23, !DIExpression(), !64)
  %30 = icmp slt i32 %29, %1, !dbg !65
  br i1 %30, label %21, label %20, !dbg !67, !llvm.loop !94

31:                                               ; preds = %41, %20
  ret void, !dbg !96

32:                                               ; preds = %20, %41
  %33 = phi i32 [ %42, %41 ], [ %4, %20 ]
    #dbg_value(i32 %33, !25, !DIExpression(), !79)
  %34 = zext nneg i32 %33 to i64, !dbg !97
  %35 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE5local to ptr), i64 0, i64 %34, !dbg !97
  %36 = load i32, ptr %35, align 4, !dbg !97, !tbaa !70
  %37 = icmp eq i32 %36, 0, !dbg !100
  br i1 %37, label %41, label %38, !dbg !101

38:                                               ; preds = %32
  %39 = getelementptr inbounds i32, ptr %2, i64 %34
    #dbg_value(ptr %39, !84, !DIExpression(), !102)
    #dbg_value(i32 %36, !89, !DIExpression(), !102)
  %40 = atomicrmw add ptr %39, i32 %36 seq_cst, align 4, !dbg !104
  br label %41, !dbg !105

41:                                               ; preds = %32, %38
  %42 = add nuw nsw i32 %33, %6, !dbg !106
    #dbg_value(i32 %42, !25, !DIExpression(), !79)
  %43 = icmp ult i32 %42, 256, !dbg !107
  br i1 %43, label %32, label %31, !dbg !80, !llvm.loop !108
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!12}
!nvvm.annotations = !{!30}
!llvm.module.flags = !{!31, !32, !33, !34, !35, !36}
!llvm.ident = !{!37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "local", scope: !2, file: !3, line: 10, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "histogram", scope: !3, file: !3, line: 9, type: !4, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !12, retainedNodes: !16)
!3 = !DIFile(filename: "histogram.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!12 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !13, globals: !15, splitDebugInlining: false, nameTableKind: None)
!13 = !{!11, !14, !9}
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!15 = !{!0}
!16 = !{!17, !18, !19, !20, !22, !23, !25}
!17 = !DILocalVariable(name: "data", arg: 1, scope: !2, file: !3, line: 9, type: !6)
!18 = !DILocalVariable(name: "n", arg: 2, scope: !2, file: !3, line: 9, type: !9)
!19 = !DILocalVariable(name: "bins", arg: 3, scope: !2, file: !3, line: 9, type: !10)
!20 = !DILocalVariable(name: "b", scope: !21, file: !3, line: 11, type: !9)
!21 = distinct !DILexicalBlock(scope: !2, file: !3, line: 11, column: 5)
!22 = !DILocalVariable(name: "stride", scope: !2, file: !3, line: 14, type: !9)
!23 = !DILocalVariable(name: "i", scope: !24, file: !3, line: 15, type: !9)
!24 = distinct !DILexicalBlock(scope: !2, file: !3, line: 15, column: 5)
!25 = !DILocalVariable(name: "b", scope: !26, file: !3, line: 18, type: !9)
!26 = distinct !DILexicalBlock(scope: !2, file: !3, line: 18, column: 5)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 8192, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 256)
!30 = !{ptr @histogram, !"kernel", i32 1}
!31 = !{i32 7, !"Dwarf Version", i32 2}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!35 = !{i32 7, !"frame-pointer", i32 2}
!36 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!37 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!38 = !DILocation(line: 0, scope: !2)
!39 = !DILocation(line: 30, column: 24, scope: !40, inlinedAt: !49)
!40 = distinct !DISubprogram(name: "mini_thread", linkageName: "_Z11mini_threadv", scope: !41, file: !41, line: 29, type: !42, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !12)
!41 = !DIFile(filename: "./mini_cuda.h", directory: ".")
!42 = !DISubroutineType(types: !43)
!43 = !{!44}
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "uint3", file: !41, line: 14, size: 96, flags: DIFlagTypePassByValue, elements: !45, identifier: "_ZTS5uint3")
!45 = !{!46, !47, !48}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !44, file: !41, line: 15, baseType: !11, size: 32)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !44, file: !41, line: 15, baseType: !11, size: 32, offset: 32)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !44, file: !41, line: 15, baseType: !11, size: 32, offset: 64)
!49 = distinct !DILocation(line: 11, column: 18, scope: !21)
!50 = !DILocation(line: 0, scope: !21)
!51 = !DILocation(line: 11, column: 33, scope: !52)
!52 = distinct !DILexicalBlock(scope: !21, file: !3, line: 11, column: 5)
!53 = !DILocation(line: 11, column: 5, scope: !21)
!54 = !DILocation(line: 13, column: 5, scope: !2)
!55 = !DILocation(line: 42, column: 24, scope: !56, inlinedAt: !57)
!56 = distinct !DISubprogram(name: "mini_grid_dim", linkageName: "_Z13mini_grid_dimv", scope: !41, file: !41, line: 41, type: !42, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !12)
!57 = distinct !DILocation(line: 14, column: 31, scope: !2)
!58 = !DILocation(line: 14, column: 29, scope: !2)
!59 = !DILocation(line: 34, column: 24, scope: !60, inlinedAt: !61)
!60 = distinct !DISubprogram(name: "mini_block", linkageName: "_Z10mini_blockv", scope: !41, file: !41, line: 33, type: !42, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !12)
!61 = distinct !DILocation(line: 15, column: 18, scope: !24)
!62 = !DILocation(line: 15, column: 29, scope: !24)
!63 = !DILocation(line: 15, column: 42, scope: !24)
!64 = !DILocation(line: 0, scope: !24)
!65 = !DILocation(line: 15, column: 59, scope: !66)
!66 = distinct !DILexicalBlock(scope: !24, file: !3, line: 15, column: 5)
!67 = !DILocation(line: 15, column: 5, scope: !24)
!68 = !DILocation(line: 12, column: 9, scope: !52)
!69 = !DILocation(line: 12, column: 18, scope: !52)
!70 = !{!71, !71, i64 0}
!71 = !{!"int", !72, i64 0}
!72 = !{!"omnipotent char", !73, i64 0}
!73 = !{!"Simple C++ TBAA"}
!74 = !DILocation(line: 11, column: 43, scope: !52)
!75 = distinct !{!75, !53, !76, !77}
!76 = !DILocation(line: 12, column: 20, scope: !21)
!77 = !{!"llvm.loop.mustprogress"}
!78 = !DILocation(line: 17, column: 5, scope: !2)
!79 = !DILocation(line: 0, scope: !26)
!80 = !DILocation(line: 18, column: 5, scope: !26)
!81 = !DILocation(line: 16, column: 26, scope: !66)
!82 = !{!72, !72, i64 0}
!83 = !DILocation(line: 16, column: 20, scope: !66)
!84 = !DILocalVariable(name: "p", arg: 1, scope: !85, file: !41, line: 54, type: !10)
!85 = distinct !DISubprogram(name: "atomicAdd", linkageName: "_Z9atomicAddPjj", scope: !41, file: !41, line: 54, type: !86, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !12, retainedNodes: !88)
!86 = !DISubroutineType(types: !87)
!87 = !{!11, !10, !11}
!88 = !{!84, !89}
!89 = !DILocalVariable(name: "v", arg: 2, scope: !85, file: !41, line: 54, type: !11)
!90 = !DILocation(line: 0, scope: !85, inlinedAt: !91)
!91 = distinct !DILocation(line: 16, column: 9, scope: !66)
!92 = !DILocation(line: 55, column: 22, scope: !85, inlinedAt: !91)
!93 = !DILocation(line: 15, column: 66, scope: !66)
!94 = distinct !{!94, !67, !95, !77}
!95 = !DILocation(line: 16, column: 38, scope: !24)
!96 = !DILocation(line: 21, column: 1, scope: !2)
!97 = !DILocation(line: 19, column: 13, scope: !98)
!98 = distinct !DILexicalBlock(scope: !99, file: !3, line: 19, column: 13)
!99 = distinct !DILexicalBlock(scope: !26, file: !3, line: 18, column: 5)
!100 = !DILocation(line: 19, column: 22, scope: !98)
!101 = !DILocation(line: 19, column: 13, scope: !99)
!102 = !DILocation(line: 0, scope: !85, inlinedAt: !103)
!103 = distinct !DILocation(line: 20, column: 13, scope: !98)
!104 = !DILocation(line: 55, column: 22, scope: !85, inlinedAt: !103)
!105 = !DILocation(line: 20, column: 13, scope: !98)
!106 = !DILocation(line: 18, column: 43, scope: !99)
!107 = !DILocation(line: 18, column: 33, scope: !99)
!108 = distinct !{!108, !80, !109, !77}
!109 = !DILocation(line: 20, column: 41, scope: !26)
