; ModuleID = 'transpose.cu'
source_filename = "transpose.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9transposeE4tile = internal unnamed_addr addrspace(3) global [32 x [33 x float]] undef, align 4, !dbg !0

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @transpose(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !2 {
    #dbg_value(ptr %0, !16, !DIExpression(), !38)
    #dbg_value(ptr %1, !17, !DIExpression(), !38)
    #dbg_value(i32 %2, !18, !DIExpression(), !38)
    #dbg_value(i32 %3, !19, !DIExpression(), !38)
  %5 = tail call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !39
  %6 = tail call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !50
  %7 = shl i32 %5, 5, !dbg !51
  %8 = tail call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !52
  %9 = tail call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !55
  %10 = add i32 %7, %8, !dbg !56
    #dbg_value(i32 %10, !20, !DIExpression(), !38)
  %11 = shl nuw nsw i32 %6, 5, !dbg !57
  %12 = add nuw nsw i32 %11, %9, !dbg !58
    #dbg_value(i32 %12, !21, !DIExpression(), !38)
    #dbg_value(i32 0, !22, !DIExpression(), !59)
  %13 = icmp slt i32 %10, %2
    #dbg_value(i32 0, !22, !DIExpression(), !59)
  %14 = zext nneg i32 %8 to i64
    #dbg_value(i32 0, !22, !DIExpression(), !59)
  %15 = icmp slt i32 %12, %3
  %16 = select i1 %13, i1 %15, i1 false, !dbg !60
  br i1 %16, label %17, label %25, !dbg !60

17:                                               ; preds = %4
  %18 = mul nsw i32 %12, %2, !dbg !63
  %19 = add nsw i32 %18, %10, !dbg !64
  %20 = sext i32 %19 to i64, !dbg !65
  %21 = getelementptr inbounds float, ptr %1, i64 %20, !dbg !65
  %22 = load float, ptr %21, align 4, !dbg !65, !tbaa !66
  %23 = zext nneg i32 %9 to i64, !dbg !70
  %24 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposeE4tile to ptr), i64 0, i64 %23, i64 %14, !dbg !70
  store float %22, ptr %24, align 4, !dbg !71, !tbaa !66
  br label %25, !dbg !70

25:                                               ; preds = %4, %17
    #dbg_value(i32 8, !22, !DIExpression(), !59)
  br i1 %13, label %26, label %64, !dbg !60

26:                                               ; preds = %25
  %27 = add nuw nsw i32 %12, 8, !dbg !72
  %28 = icmp slt i32 %27, %3, !dbg !73
  br i1 %28, label %29, label %38, !dbg !74

29:                                               ; preds = %26
  %30 = mul nsw i32 %27, %2, !dbg !63
  %31 = add nsw i32 %30, %10, !dbg !64
  %32 = sext i32 %31 to i64, !dbg !65
  %33 = getelementptr inbounds float, ptr %1, i64 %32, !dbg !65
  %34 = load float, ptr %33, align 4, !dbg !65, !tbaa !66
  %35 = add nuw nsw i32 %9, 8, !dbg !75
  %36 = zext nneg i32 %35 to i64, !dbg !70
  %37 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposeE4tile to ptr), i64 0, i64 %36, i64 %14, !dbg !70
  store float %34, ptr %37, align 4, !dbg !71, !tbaa !66
  br label %38, !dbg !70

38:                                               ; preds = %29, %26
    #dbg_value(i32 16, !22, !DIExpression(), !59)
  br i1 %13, label %39, label %64, !dbg !60

39:                                               ; preds = %38
  %40 = add nuw nsw i32 %12, 16, !dbg !72
  %41 = icmp slt i32 %40, %3, !dbg !73
  br i1 %41, label %42, label %51, !dbg !74

42:                                               ; preds = %39
  %43 = mul nsw i32 %40, %2, !dbg !63
  %44 = add nsw i32 %43, %10, !dbg !64
  %45 = sext i32 %44 to i64, !dbg !65
  %46 = getelementptr inbounds float, ptr %1, i64 %45, !dbg !65
  %47 = load float, ptr %46, align 4, !dbg !65, !tbaa !66
  %48 = add nuw nsw i32 %9, 16, !dbg !75
  %49 = zext nneg i32 %48 to i64, !dbg !70
  %50 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposeE4tile to ptr), i64 0, i64 %49, i64 %14, !dbg !70
  store float %47, ptr %50, align 4, !dbg !71, !tbaa !66
  br label %51, !dbg !70

51:                                               ; preds = %42, %39
    #dbg_value(i32 24, !22, !DIExpression(), !59)
  br i1 %13, label %52, label %64, !dbg !60

52:                                               ; preds = %51
  %53 = add nuw nsw i32 %12, 24, !dbg !72
  %54 = icmp slt i32 %53, %3, !dbg !73
  br i1 %54, label %55, label %64, !dbg !74

55:                                               ; preds = %52
  %56 = mul nsw i32 %53, %2, !dbg !63
  %57 = add nsw i32 %56, %10, !dbg !64
  %58 = sext i32 %57 to i64, !dbg !65
  %59 = getelementptr inbounds float, ptr %1, i64 %58, !dbg !65
  %60 = load float, ptr %59, align 4, !dbg !65, !tbaa !66
  %61 = add nuw nsw i32 %9, 24, !dbg !75
  %62 = zext nneg i32 %61 to i64, !dbg !70
  %63 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposeE4tile to ptr), i64 0, i64 %62, i64 %14, !dbg !70
  store float %60, ptr %63, align 4, !dbg !71, !tbaa !66
  br label %64, !dbg !70

64:                                               ; preds = %25, %38, %55, %52, %51
    #dbg_value(i32 32, !22, !DIExpression(), !59)
  tail call void @llvm.nvvm.barrier0(), !dbg !76
  %65 = add nuw nsw i32 %11, %8, !dbg !77
    #dbg_value(i32 %65, !20, !DIExpression(), !38)
  %66 = add i32 %7, %9, !dbg !78
    #dbg_value(i32 %66, !21, !DIExpression(), !38)
    #dbg_value(i32 0, !24, !DIExpression(), !79)
  %67 = icmp slt i32 %65, %3
    #dbg_value(i32 0, !24, !DIExpression(), !79)
  %68 = icmp slt i32 %66, %2
  %69 = and i1 %67, %68, !dbg !80
  br i1 %69, label %70, label %78, !dbg !80

70:                                               ; preds = %64
  %71 = zext nneg i32 %9 to i64, !dbg !83
  %72 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposeE4tile to ptr), i64 0, i64 %14, i64 %71, !dbg !83
  %73 = load float, ptr %72, align 4, !dbg !83, !tbaa !66
  %74 = mul nsw i32 %66, %3, !dbg !84
  %75 = add nsw i32 %74, %65, !dbg !85
  %76 = sext i32 %75 to i64, !dbg !86
  %77 = getelementptr inbounds float, ptr %0, i64 %76, !dbg !86
  store float %73, ptr %77, align 4, !dbg !87, !tbaa !66
  br label %78, !dbg !86

78:                                               ; preds = %64, %70
    #dbg_value(i32 8, !24, !DIExpression(), !79)
  br i1 %67, label %79, label %117, !dbg !80

79:                                               ; preds = %78
  %80 = add nsw i32 %66, 8, !dbg !88
  %81 = icmp slt i32 %80, %2, !dbg !89
  br i1 %81, label %82, label %91, !dbg !90

82:                                               ; preds = %79
  %83 = add nuw nsw i32 %9, 8, !dbg !91
  %84 = zext nneg i32 %83 to i64, !dbg !83
  %85 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposeE4tile to ptr), i64 0, i64 %14, i64 %84, !dbg !83
  %86 = load float, ptr %85, align 4, !dbg !83, !tbaa !66
  %87 = mul nsw i32 %80, %3, !dbg !84
  %88 = add nsw i32 %87, %65, !dbg !85
  %89 = sext i32 %88 to i64, !dbg !86
  %90 = getelementptr inbounds float, ptr %0, i64 %89, !dbg !86
  store float %86, ptr %90, align 4, !dbg !87, !tbaa !66
  br label %91, !dbg !86

91:                                               ; preds = %82, %79
    #dbg_value(i32 16, !24, !DIExpression(), !79)
  br i1 %67, label %92, label %117, !dbg !80

92:                                               ; preds = %91
  %93 = add nsw i32 %66, 16, !dbg !88
  %94 = icmp slt i32 %93, %2, !dbg !89
  br i1 %94, label %95, label %104, !dbg !90

95:                                               ; preds = %92
  %96 = add nuw nsw i32 %9, 16, !dbg !91
  %97 = zext nneg i32 %96 to i64, !dbg !83
  %98 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposeE4tile to ptr), i64 0, i64 %14, i64 %97, !dbg !83
  %99 = load float, ptr %98, align 4, !dbg !83, !tbaa !66
  %100 = mul nsw i32 %93, %3, !dbg !84
  %101 = add nsw i32 %100, %65, !dbg !85
  %102 = sext i32 %101 to i64, !dbg !86
  %103 = getelementptr inbounds float, ptr %0, i64 %102, !dbg !86
  store float %99, ptr %103, align 4, !dbg !87, !tbaa !66
  br label %104, !dbg !86

104:                                              ; preds = %95, %92
    #dbg_value(i32 24, !24, !DIExpression(), !79)
  br i1 %67, label %105, label %117, !dbg !80

105:                                              ; preds = %104
  %106 = add nsw i32 %66, 24, !dbg !88
  %107 = icmp slt i32 %106, %2, !dbg !89
  br i1 %107, label %108, label %117, !dbg !90

108:                                              ; preds = %105
  %109 = add nuw nsw i32 %9, 24, !dbg !91
  %110 = zext nneg i32 %109 to i64, !dbg !83
  %111 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposeE4tile to ptr), i64 0, i64 %14, i64 %110, !dbg !83
  %112 = load float, ptr %111, align 4, !dbg !83, !tbaa !66
  %113 = mul nsw i32 %106, %3, !dbg !84
  %114 = add nsw i32 %113, %65, !dbg !85
  %115 = sext i32 %114 to i64, !dbg !86
  %116 = getelementptr inbounds float, ptr %0, i64 %115, !dbg !86
  store float %112, ptr %116, align 4, !dbg !87, !tbaa !66
  br label %117, !dbg !86

117:                                              ; preds = %78, %91, %108, %105, %104
    #dbg_value(i32 32, !24, !DIExpression(), !79)
  ret void, !dbg !92
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
!1 = distinct !DIGlobalVariable(name: "tile", scope: !2, file: !3, line: 11, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "transpose", scope: !3, file: !3, line: 10, type: !4, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !15)
!3 = !DIFile(filename: "transpose.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !8, !10, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !7)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !12, globals: !14, splitDebugInlining: false, nameTableKind: None)
!12 = !{!13}
!13 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!14 = !{!0}
!15 = !{!16, !17, !18, !19, !20, !21, !22, !24}
!16 = !DILocalVariable(name: "out", arg: 1, scope: !2, file: !3, line: 10, type: !6)
!17 = !DILocalVariable(name: "in", arg: 2, scope: !2, file: !3, line: 10, type: !8)
!18 = !DILocalVariable(name: "width", arg: 3, scope: !2, file: !3, line: 10, type: !10)
!19 = !DILocalVariable(name: "height", arg: 4, scope: !2, file: !3, line: 10, type: !10)
!20 = !DILocalVariable(name: "x", scope: !2, file: !3, line: 12, type: !10)
!21 = !DILocalVariable(name: "y", scope: !2, file: !3, line: 13, type: !10)
!22 = !DILocalVariable(name: "j", scope: !23, file: !3, line: 14, type: !10)
!23 = distinct !DILexicalBlock(scope: !2, file: !3, line: 14, column: 5)
!24 = !DILocalVariable(name: "j", scope: !25, file: !3, line: 20, type: !10)
!25 = distinct !DILexicalBlock(scope: !2, file: !3, line: 20, column: 5)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 33792, elements: !27)
!27 = !{!28, !29}
!28 = !DISubrange(count: 32)
!29 = !DISubrange(count: 33)
!30 = !{ptr @transpose, !"kernel", i32 1}
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
!49 = distinct !DILocation(line: 12, column: 13, scope: !2)
!50 = !DILocation(line: 34, column: 56, scope: !40, inlinedAt: !49)
!51 = !DILocation(line: 12, column: 24, scope: !2)
!52 = !DILocation(line: 30, column: 24, scope: !53, inlinedAt: !54)
!53 = distinct !DISubprogram(name: "mini_thread", linkageName: "_Z11mini_threadv", scope: !41, file: !41, line: 29, type: !42, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11)
!54 = distinct !DILocation(line: 12, column: 32, scope: !2)
!55 = !DILocation(line: 30, column: 54, scope: !53, inlinedAt: !54)
!56 = !DILocation(line: 12, column: 30, scope: !2)
!57 = !DILocation(line: 13, column: 24, scope: !2)
!58 = !DILocation(line: 13, column: 30, scope: !2)
!59 = !DILocation(line: 0, scope: !23)
!60 = !DILocation(line: 15, column: 23, scope: !61)
!61 = distinct !DILexicalBlock(scope: !62, file: !3, line: 15, column: 13)
!62 = distinct !DILexicalBlock(scope: !23, file: !3, line: 14, column: 5)
!63 = !DILocation(line: 16, column: 61, scope: !61)
!64 = !DILocation(line: 16, column: 69, scope: !61)
!65 = !DILocation(line: 16, column: 50, scope: !61)
!66 = !{!67, !67, i64 0}
!67 = !{!"float", !68, i64 0}
!68 = !{!"omnipotent char", !69, i64 0}
!69 = !{!"Simple C++ TBAA"}
!70 = !DILocation(line: 16, column: 13, scope: !61)
!71 = !DILocation(line: 16, column: 48, scope: !61)
!72 = !DILocation(line: 15, column: 28, scope: !61)
!73 = !DILocation(line: 15, column: 32, scope: !61)
!74 = !DILocation(line: 15, column: 13, scope: !62)
!75 = !DILocation(line: 16, column: 30, scope: !61)
!76 = !DILocation(line: 17, column: 5, scope: !2)
!77 = !DILocation(line: 18, column: 26, scope: !2)
!78 = !DILocation(line: 19, column: 26, scope: !2)
!79 = !DILocation(line: 0, scope: !25)
!80 = !DILocation(line: 21, column: 24, scope: !81)
!81 = distinct !DILexicalBlock(scope: !82, file: !3, line: 21, column: 13)
!82 = distinct !DILexicalBlock(scope: !25, file: !3, line: 20, column: 5)
!83 = !DILocation(line: 22, column: 41, scope: !81)
!84 = !DILocation(line: 22, column: 25, scope: !81)
!85 = !DILocation(line: 22, column: 34, scope: !81)
!86 = !DILocation(line: 22, column: 13, scope: !81)
!87 = !DILocation(line: 22, column: 39, scope: !81)
!88 = !DILocation(line: 21, column: 29, scope: !81)
!89 = !DILocation(line: 21, column: 33, scope: !81)
!90 = !DILocation(line: 21, column: 13, scope: !82)
!91 = !DILocation(line: 22, column: 71, scope: !81)
!92 = !DILocation(line: 23, column: 1, scope: !2)
