; ModuleID = 'stencil2d.cu'
source_filename = "stencil2d.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9stencil2dE1s = internal unnamed_addr addrspace(3) global [18 x [18 x float]] undef, align 4, !dbg !0

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @stencil2d(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !2 {
    #dbg_value(ptr %0, !16, !DIExpression(), !38)
    #dbg_value(ptr %1, !17, !DIExpression(), !38)
    #dbg_value(i32 %2, !18, !DIExpression(), !38)
    #dbg_value(i32 %3, !19, !DIExpression(), !38)
  %5 = tail call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !39
  %6 = tail call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !50
  %7 = shl i32 %5, 4, !dbg !51
  %8 = tail call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !52
  %9 = tail call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !55
  %10 = add i32 %7, %8, !dbg !56
    #dbg_value(i32 %10, !20, !DIExpression(), !38)
  %11 = shl nuw nsw i32 %6, 4, !dbg !57
  %12 = add nuw nsw i32 %11, %9, !dbg !58
    #dbg_value(i32 %12, !21, !DIExpression(), !38)
  %13 = add nuw nsw i32 %8, 1, !dbg !59
    #dbg_value(i32 %13, !22, !DIExpression(), !38)
  %14 = add nuw nsw i32 %9, 1, !dbg !60
    #dbg_value(i32 %14, !23, !DIExpression(), !38)
  %15 = icmp slt i32 %10, %2, !dbg !61
  %16 = icmp slt i32 %12, %3, !dbg !62
  %17 = select i1 %15, i1 %16, i1 false, !dbg !62
    #dbg_value(i1 %17, !24, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !38)
  br i1 %17, label %18, label %67, !dbg !63

18:                                               ; preds = %4
  %19 = mul nsw i32 %12, %2, !dbg !64
  %20 = add nsw i32 %19, %10, !dbg !67
  %21 = sext i32 %20 to i64, !dbg !68
  %22 = getelementptr inbounds float, ptr %0, i64 %21, !dbg !68
  %23 = load float, ptr %22, align 4, !dbg !68, !tbaa !69
  %24 = zext nneg i32 %14 to i64, !dbg !73
  %25 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %24, !dbg !73
  %26 = zext nneg i32 %13 to i64, !dbg !73
  %27 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %24, i64 %26, !dbg !73
  store float %23, ptr %27, align 4, !dbg !74, !tbaa !69
  %28 = icmp eq i32 %8, 0, !dbg !75
  %29 = icmp sgt i32 %10, 0, !dbg !77
  %30 = and i1 %28, %29, !dbg !77
  br i1 %30, label %31, label %34, !dbg !78

31:                                               ; preds = %18
  %32 = getelementptr i8, ptr %22, i64 -4
  %33 = load float, ptr %32, align 4, !dbg !79, !tbaa !69
  store float %33, ptr %25, align 4, !dbg !80, !tbaa !69
  br label %34, !dbg !81

34:                                               ; preds = %31, %18
  %35 = icmp eq i32 %8, 15, !dbg !82
  %36 = add nsw i32 %10, 1, !dbg !84
  %37 = icmp slt i32 %36, %2, !dbg !84
  %38 = select i1 %35, i1 %37, i1 false, !dbg !84
  br i1 %38, label %39, label %43, !dbg !85

39:                                               ; preds = %34
  %40 = getelementptr inbounds i8, ptr %25, i64 68
  %41 = getelementptr i8, ptr %22, i64 4
  %42 = load float, ptr %41, align 4, !dbg !86, !tbaa !69
  store float %42, ptr %40, align 4, !dbg !87, !tbaa !69
  br label %43, !dbg !88

43:                                               ; preds = %39, %34
  %44 = icmp eq i32 %9, 0, !dbg !89
  %45 = icmp ne i32 %12, 0, !dbg !91
  %46 = select i1 %44, i1 %45, i1 false, !dbg !91
  br i1 %46, label %47, label %55, !dbg !92

47:                                               ; preds = %43
  %48 = getelementptr inbounds [18 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %26
  %49 = add nsw i32 %12, -1
  %50 = mul nsw i32 %49, %2
  %51 = add nsw i32 %50, %10
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %0, i64 %52
  %54 = load float, ptr %53, align 4, !dbg !93, !tbaa !69
  store float %54, ptr %48, align 4, !dbg !94, !tbaa !69
  br label %55, !dbg !95

55:                                               ; preds = %47, %43
  %56 = icmp eq i32 %9, 15, !dbg !96
  %57 = add nuw nsw i32 %12, 1, !dbg !98
  %58 = icmp ult i32 %57, %3, !dbg !98
  %59 = select i1 %56, i1 %58, i1 false, !dbg !98
  br i1 %59, label %60, label %67, !dbg !99

60:                                               ; preds = %55
  %61 = getelementptr inbounds [18 x float], ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 1224), i64 0, i64 %26
  %62 = mul nsw i32 %57, %2
  %63 = add nsw i32 %62, %10
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %0, i64 %64
  %66 = load float, ptr %65, align 4, !dbg !100, !tbaa !69
  store float %66, ptr %61, align 4, !dbg !101, !tbaa !69
  br label %67, !dbg !102

67:                                               ; preds = %55, %60, %4
  tail call void @llvm.nvvm.barrier0(), !dbg !103
  br i1 %17, label %68, label %110, !dbg !104

68:                                               ; preds = %67
  %69 = zext nneg i32 %14 to i64, !dbg !105
  %70 = zext nneg i32 %13 to i64, !dbg !105
  %71 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %69, i64 %70, !dbg !105
  %72 = load float, ptr %71, align 4, !dbg !105, !tbaa !69
    #dbg_value(float %72, !26, !DIExpression(), !38)
  %73 = icmp sgt i32 %10, 0, !dbg !106
  br i1 %73, label %74, label %104, !dbg !108

74:                                               ; preds = %68
  %75 = add nsw i32 %2, -1, !dbg !109
  %76 = icmp slt i32 %10, %75, !dbg !110
  %77 = icmp ne i32 %12, 0
  %78 = select i1 %76, i1 %77, i1 false, !dbg !111
  %79 = add nsw i32 %3, -1
  %80 = icmp ult i32 %12, %79
  %81 = select i1 %78, i1 %80, i1 false, !dbg !111
  br i1 %81, label %82, label %104, !dbg !111

82:                                               ; preds = %74
  %83 = zext nneg i32 %9 to i64, !dbg !112
  %84 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %83, i64 %70, !dbg !112
  %85 = load float, ptr %84, align 4, !dbg !112, !tbaa !69
  %86 = add nuw nsw i32 %9, 2, !dbg !113
  %87 = zext nneg i32 %86 to i64, !dbg !114
  %88 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %87, i64 %70, !dbg !114
  %89 = load float, ptr %88, align 4, !dbg !114, !tbaa !69
  %90 = fadd contract float %85, %89, !dbg !115
  %91 = zext nneg i32 %8 to i64, !dbg !116
  %92 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %69, i64 %91, !dbg !116
  %93 = load float, ptr %92, align 4, !dbg !116, !tbaa !69
  %94 = fadd contract float %90, %93, !dbg !117
  %95 = add nuw nsw i32 %8, 2, !dbg !118
  %96 = zext nneg i32 %95 to i64, !dbg !119
  %97 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %69, i64 %96, !dbg !119
  %98 = load float, ptr %97, align 4, !dbg !119, !tbaa !69
  %99 = fadd contract float %94, %98, !dbg !120
  %100 = fmul contract float %72, 4.000000e+00, !dbg !121
  %101 = fsub contract float %99, %100, !dbg !122
  %102 = fmul contract float %101, 2.500000e-01, !dbg !123
  %103 = fadd contract float %72, %102, !dbg !124
    #dbg_value(float %103, !26, !DIExpression(), !38)
  br label %104, !dbg !125

104:                                              ; preds = %82, %74, %68
  %105 = phi float [ %103, %82 ], [ %72, %74 ], [ %72, %68 ], !dbg !38
    #dbg_value(float %105, !26, !DIExpression(), !38)
  %106 = mul nsw i32 %12, %2, !dbg !126
  %107 = add nsw i32 %106, %10, !dbg !127
  %108 = sext i32 %107 to i64, !dbg !128
  %109 = getelementptr inbounds float, ptr %1, i64 %108, !dbg !128
  store float %105, ptr %109, align 4, !dbg !129, !tbaa !69
  br label %110, !dbg !130

110:                                              ; preds = %67, %104
  ret void, !dbg !130
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!nvvm.annotations = !{!30}
!llvm.module.flags = !{!31, !32, !33, !34, !35, !36}
!llvm.ident = !{!37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 10, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "stencil2d", scope: !3, file: !3, line: 9, type: !4, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !15)
!3 = !DIFile(filename: "stencil2d.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !10, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !12, globals: !14, splitDebugInlining: false, nameTableKind: None)
!12 = !{!13}
!13 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!14 = !{!0}
!15 = !{!16, !17, !18, !19, !20, !21, !22, !23, !24, !26}
!16 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 9, type: !6)
!17 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 9, type: !9)
!18 = !DILocalVariable(name: "w", arg: 3, scope: !2, file: !3, line: 9, type: !10)
!19 = !DILocalVariable(name: "h", arg: 4, scope: !2, file: !3, line: 9, type: !10)
!20 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 11, type: !10)
!21 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 12, type: !10)
!22 = !DILocalVariable(name: "lx", scope: !2, file: !3, line: 13, type: !10)
!23 = !DILocalVariable(name: "ly", scope: !2, file: !3, line: 13, type: !10)
!24 = !DILocalVariable(name: "inside", scope: !2, file: !3, line: 14, type: !25)
!25 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!26 = !DILocalVariable(name: "c", scope: !2, file: !3, line: 30, type: !8)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 10368, elements: !28)
!28 = !{!29, !29}
!29 = !DISubrange(count: 18)
!30 = !{ptr @stencil2d, !"kernel", i32 1}
!31 = !{i32 7, !"Dwarf Version", i32 2}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!35 = !{i32 7, !"frame-pointer", i32 2}
!36 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!37 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!38 = !DILocation(line: 0, scope: !2)
!39 = !DILocation(line: 34, column: 24, scope: !40, inlinedAt: !49)
!40 = distinct !DISubprogram(name: "mini_block", linkageName: "_Z10mini_blockv", scope: !41, file: !41, line: 33, type: !42, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11)
!41 = !DIFile(filename: "./mini_cuda.h", directory: ".")
!42 = !DISubroutineType(types: !43)
!43 = !{!44}
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "uint3", file: !41, line: 14, size: 96, flags: DIFlagTypePassByValue, elements: !45, identifier: "_ZTS5uint3")
!45 = !{!46, !47, !48}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !44, file: !41, line: 15, baseType: !13, size: 32)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !44, file: !41, line: 15, baseType: !13, size: 32, offset: 32)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !44, file: !41, line: 15, baseType: !13, size: 32, offset: 64)
!49 = distinct !DILocation(line: 11, column: 13, scope: !2)
!50 = !DILocation(line: 34, column: 56, scope: !40, inlinedAt: !49)
!51 = !DILocation(line: 11, column: 24, scope: !2)
!52 = !DILocation(line: 30, column: 24, scope: !53, inlinedAt: !54)
!53 = distinct !DISubprogram(name: "mini_thread", linkageName: "_Z11mini_threadv", scope: !41, file: !41, line: 29, type: !42, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11)
!54 = distinct !DILocation(line: 11, column: 30, scope: !2)
!55 = !DILocation(line: 30, column: 54, scope: !53, inlinedAt: !54)
!56 = !DILocation(line: 11, column: 28, scope: !2)
!57 = !DILocation(line: 12, column: 24, scope: !2)
!58 = !DILocation(line: 12, column: 28, scope: !2)
!59 = !DILocation(line: 13, column: 26, scope: !2)
!60 = !DILocation(line: 13, column: 48, scope: !2)
!61 = !DILocation(line: 14, column: 21, scope: !2)
!62 = !DILocation(line: 14, column: 25, scope: !2)
!63 = !DILocation(line: 16, column: 9, scope: !2)
!64 = !DILocation(line: 17, column: 26, scope: !65)
!65 = distinct !DILexicalBlock(scope: !66, file: !3, line: 16, column: 17)
!66 = distinct !DILexicalBlock(scope: !2, file: !3, line: 16, column: 9)
!67 = !DILocation(line: 17, column: 30, scope: !65)
!68 = !DILocation(line: 17, column: 21, scope: !65)
!69 = !{!70, !70, i64 0}
!70 = !{!"float", !71, i64 0}
!71 = !{!"omnipotent char", !72, i64 0}
!72 = !{!"Simple C++ TBAA"}
!73 = !DILocation(line: 17, column: 9, scope: !65)
!74 = !DILocation(line: 17, column: 19, scope: !65)
!75 = !DILocation(line: 18, column: 25, scope: !76)
!76 = distinct !DILexicalBlock(scope: !65, file: !3, line: 18, column: 13)
!77 = !DILocation(line: 18, column: 30, scope: !76)
!78 = !DILocation(line: 18, column: 13, scope: !65)
!79 = !DILocation(line: 19, column: 24, scope: !76)
!80 = !DILocation(line: 19, column: 22, scope: !76)
!81 = !DILocation(line: 19, column: 13, scope: !76)
!82 = !DILocation(line: 20, column: 25, scope: !83)
!83 = distinct !DILexicalBlock(scope: !65, file: !3, line: 20, column: 13)
!84 = !DILocation(line: 20, column: 34, scope: !83)
!85 = !DILocation(line: 20, column: 13, scope: !65)
!86 = !DILocation(line: 21, column: 28, scope: !83)
!87 = !DILocation(line: 21, column: 26, scope: !83)
!88 = !DILocation(line: 21, column: 13, scope: !83)
!89 = !DILocation(line: 22, column: 25, scope: !90)
!90 = distinct !DILexicalBlock(scope: !65, file: !3, line: 22, column: 13)
!91 = !DILocation(line: 22, column: 30, scope: !90)
!92 = !DILocation(line: 22, column: 13, scope: !65)
!93 = !DILocation(line: 23, column: 24, scope: !90)
!94 = !DILocation(line: 23, column: 22, scope: !90)
!95 = !DILocation(line: 23, column: 13, scope: !90)
!96 = !DILocation(line: 24, column: 25, scope: !97)
!97 = distinct !DILexicalBlock(scope: !65, file: !3, line: 24, column: 13)
!98 = !DILocation(line: 24, column: 34, scope: !97)
!99 = !DILocation(line: 24, column: 13, scope: !65)
!100 = !DILocation(line: 25, column: 28, scope: !97)
!101 = !DILocation(line: 25, column: 26, scope: !97)
!102 = !DILocation(line: 25, column: 13, scope: !97)
!103 = !DILocation(line: 27, column: 5, scope: !2)
!104 = !DILocation(line: 28, column: 9, scope: !2)
!105 = !DILocation(line: 30, column: 15, scope: !2)
!106 = !DILocation(line: 31, column: 11, scope: !107)
!107 = distinct !DILexicalBlock(scope: !2, file: !3, line: 31, column: 9)
!108 = !DILocation(line: 31, column: 15, scope: !107)
!109 = !DILocation(line: 31, column: 24, scope: !107)
!110 = !DILocation(line: 31, column: 20, scope: !107)
!111 = !DILocation(line: 31, column: 28, scope: !107)
!112 = !DILocation(line: 32, column: 23, scope: !107)
!113 = !DILocation(line: 32, column: 44, scope: !107)
!114 = !DILocation(line: 32, column: 39, scope: !107)
!115 = !DILocation(line: 32, column: 37, scope: !107)
!116 = !DILocation(line: 32, column: 55, scope: !107)
!117 = !DILocation(line: 32, column: 53, scope: !107)
!118 = !DILocation(line: 32, column: 80, scope: !107)
!119 = !DILocation(line: 32, column: 71, scope: !107)
!120 = !DILocation(line: 32, column: 69, scope: !107)
!121 = !DILocation(line: 32, column: 92, scope: !107)
!122 = !DILocation(line: 32, column: 85, scope: !107)
!123 = !DILocation(line: 32, column: 20, scope: !107)
!124 = !DILocation(line: 32, column: 11, scope: !107)
!125 = !DILocation(line: 32, column: 9, scope: !107)
!126 = !DILocation(line: 33, column: 11, scope: !2)
!127 = !DILocation(line: 33, column: 15, scope: !2)
!128 = !DILocation(line: 33, column: 5, scope: !2)
!129 = !DILocation(line: 33, column: 20, scope: !2)
!130 = !DILocation(line: 34, column: 1, scope: !2)
