; ModuleID = 'recursion.cu'
source_filename = "recursion.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn memory(none)
define dso_local noundef range(i32 -2147483647, -2147483648) i32 @_Z9ackermannii(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 !dbg !12 {
    #dbg_value(i32 %0, !17, !DIExpression(), !19)
    #dbg_value(i32 %1, !18, !DIExpression(), !19)
  %3 = icmp eq i32 %0, 0, !dbg !20
  br i1 %3, label %25, label %4, !dbg !22

4:                                                ; preds = %2
  %5 = and i32 %0, 3, !dbg !23
  %6 = icmp eq i32 %5, 0, !dbg !23
  br i1 %6, label %20, label %7, !dbg !23

7:                                                ; preds = %4, %15
  %8 = phi i32 [ %16, %15 ], [ %1, %4 ]
  %9 = phi i32 [ %17, %15 ], [ %0, %4 ]
  %10 = phi i32 [ %18, %15 ], [ 0, %4 ]
    #dbg_value(i32 %8, !18, !DIExpression(), !19)
    #dbg_value(i32 %9, !17, !DIExpression(), !19)
  %11 = icmp eq i32 %8, 0, !dbg !24
  br i1 %11, label %15, label %12, !dbg !23

12:                                               ; preds = %7
  %13 = add nsw i32 %8, -1, !dbg !26
  %14 = tail call noundef i32 @_Z9ackermannii(i32 noundef %9, i32 noundef %13) #5, !dbg !27
  br label %15, !dbg !28

15:                                               ; preds = %12, %7
  %16 = phi i32 [ %14, %12 ], [ 1, %7 ]
  %17 = add nsw i32 %9, -1, !dbg !19
    #dbg_value(i32 %17, !17, !DIExpression(), !19)
    #dbg_value(i32 %16, !18, !DIExpression(), !19)
  %18 = add i32 %10, 1, !dbg !22
  %19 = icmp eq i32 %18, %5, !dbg !22
  br i1 %19, label %20, label %7, !dbg !22, !llvm.loop !29

20:                                               ; preds = %15, %4
  %21 = phi i32 [ poison, %4 ], [ %16, %15 ]
  %22 = phi i32 [ %1, %4 ], [ %16, %15 ]
  %23 = phi i32 [ %0, %4 ], [ %17, %15 ]
  %24 = icmp ult i32 %0, 4, !dbg !23
  br i1 %24, label %25, label %28, !dbg !23

25:                                               ; preds = %20, %53, %2
  %26 = phi i32 [ %1, %2 ], [ %21, %20 ], [ %54, %53 ]
  %27 = add nsw i32 %26, 1, !dbg !31
  ret i32 %27, !dbg !32

28:                                               ; preds = %20, %53
  %29 = phi i32 [ %54, %53 ], [ %22, %20 ]
  %30 = phi i32 [ %55, %53 ], [ %23, %20 ]
    #dbg_value(i32 %29, !18, !DIExpression(), !19)
    #dbg_value(i32 %30, !17, !DIExpression(), !19)
  %31 = icmp eq i32 %29, 0, !dbg !24
  br i1 %31, label %32, label %57, !dbg !23

32:                                               ; preds = %28, %57
  %33 = phi i32 [ %59, %57 ], [ 1, %28 ]
    #dbg_value(i32 %33, !18, !DIExpression(), !19)
    #dbg_value(i32 %30, !17, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !19)
  %34 = icmp eq i32 %33, 0, !dbg !24
  br i1 %34, label %39, label %35, !dbg !23

35:                                               ; preds = %32
  %36 = add nsw i32 %30, -1, !dbg !19
    #dbg_value(i32 %36, !17, !DIExpression(), !19)
  %37 = add nsw i32 %33, -1, !dbg !26
  %38 = tail call noundef i32 @_Z9ackermannii(i32 noundef %36, i32 noundef %37) #5, !dbg !27
  br label %39, !dbg !28

39:                                               ; preds = %35, %32
  %40 = phi i32 [ %38, %35 ], [ 1, %32 ]
    #dbg_value(i32 %40, !18, !DIExpression(), !19)
    #dbg_value(i32 %30, !17, !DIExpression(DW_OP_constu, 2, DW_OP_minus, DW_OP_stack_value), !19)
  %41 = icmp eq i32 %40, 0, !dbg !24
  br i1 %41, label %46, label %42, !dbg !23

42:                                               ; preds = %39
  %43 = add nsw i32 %30, -2, !dbg !19
    #dbg_value(i32 %43, !17, !DIExpression(), !19)
  %44 = add nsw i32 %40, -1, !dbg !26
  %45 = tail call noundef i32 @_Z9ackermannii(i32 noundef %43, i32 noundef %44) #5, !dbg !27
  br label %46, !dbg !28

46:                                               ; preds = %42, %39
  %47 = phi i32 [ %45, %42 ], [ 1, %39 ]
    #dbg_value(i32 %47, !18, !DIExpression(), !19)
    #dbg_value(i32 %30, !17, !DIExpression(DW_OP_constu, 3, DW_OP_minus, DW_OP_stack_value), !19)
  %48 = icmp eq i32 %47, 0, !dbg !24
  br i1 %48, label %53, label %49, !dbg !23

49:                                               ; preds = %46
  %50 = add nsw i32 %30, -3, !dbg !19
    #dbg_value(i32 %50, !17, !DIExpression(), !19)
  %51 = add nsw i32 %47, -1, !dbg !26
  %52 = tail call noundef i32 @_Z9ackermannii(i32 noundef %50, i32 noundef %51) #5, !dbg !27
  br label %53, !dbg !28

53:                                               ; preds = %49, %46
  %54 = phi i32 [ %52, %49 ], [ 1, %46 ]
  %55 = add nsw i32 %30, -4, !dbg !19
    #dbg_value(i32 %55, !17, !DIExpression(), !19)
    #dbg_value(i32 %54, !18, !DIExpression(), !19)
  %56 = icmp eq i32 %55, 0, !dbg !20
  br i1 %56, label %25, label %28, !dbg !22

57:                                               ; preds = %28
  %58 = add nsw i32 %29, -1, !dbg !26
  %59 = tail call noundef i32 @_Z9ackermannii(i32 noundef %30, i32 noundef %58) #5, !dbg !27
  br label %32, !dbg !28
}

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn memory(none)
define dso_local noundef zeroext i1 @_Z7is_eveni(i32 noundef %0) local_unnamed_addr #0 !dbg !33 {
    #dbg_value(i32 %0, !38, !DIExpression(), !39)
  %2 = icmp eq i32 %0, 0, !dbg !40
  br i1 %2, label %6, label %3, !dbg !41

3:                                                ; preds = %1
  %4 = add nsw i32 %0, -1
  %5 = tail call noundef zeroext i1 @_Z6is_oddi(i32 noundef %4) #5, !dbg !42
  br label %6, !dbg !41

6:                                                ; preds = %1, %3
  %7 = phi i1 [ %5, %3 ], [ true, %1 ], !dbg !41
  ret i1 %7, !dbg !43
}

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn memory(none)
define dso_local noundef zeroext i1 @_Z6is_oddi(i32 noundef %0) local_unnamed_addr #0 !dbg !44 {
    #dbg_value(i32 %0, !46, !DIExpression(), !47)
  %2 = icmp eq i32 %0, 0, !dbg !48
  br i1 %2, label %6, label %3, !dbg !49

3:                                                ; preds = %1
  %4 = add nsw i32 %0, -1
  %5 = tail call noundef zeroext i1 @_Z7is_eveni(i32 noundef %4) #5, !dbg !50
  br label %6, !dbg !49

6:                                                ; preds = %1, %3
  %7 = phi i1 [ %5, %3 ], [ false, %1 ], !dbg !49
  ret i1 %7, !dbg !51
}

; Function Attrs: mustprogress nofree noinline nosync nounwind memory(argmem: readwrite)
define dso_local noundef range(i32 -2147483647, -2147483648) i32 @_Z9quicksortPiii(ptr noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 !dbg !52 {
    #dbg_value(ptr %0, !57, !DIExpression(), !69)
    #dbg_value(i32 %1, !58, !DIExpression(), !69)
    #dbg_value(i32 %2, !59, !DIExpression(), !69)
  %4 = icmp slt i32 %1, %2, !dbg !70
  br i1 %4, label %5, label %35, !dbg !72

5:                                                ; preds = %3
  %6 = add nsw i32 %2, %1, !dbg !73
  %7 = sdiv i32 %6, 2, !dbg !74
  %8 = sext i32 %7 to i64, !dbg !75
  %9 = getelementptr inbounds i32, ptr %0, i64 %8, !dbg !75
  %10 = load i32, ptr %9, align 4, !dbg !75, !tbaa !76
    #dbg_value(i32 %10, !60, !DIExpression(), !69)
    #dbg_value(i32 %1, !61, !DIExpression(), !69)
    #dbg_value(i32 %2, !62, !DIExpression(), !69)
  br label %11, !dbg !80

11:                                               ; preds = %5, %31
  %12 = phi i32 [ %1, %5 ], [ %33, %31 ]
  %13 = phi i32 [ %2, %5 ], [ %32, %31 ]
    #dbg_value(i32 %12, !61, !DIExpression(), !69)
    #dbg_value(i32 %13, !62, !DIExpression(), !69)
  br label %14, !dbg !81

14:                                               ; preds = %14, %11
  %15 = phi i32 [ %20, %14 ], [ %12, %11 ], !dbg !69
    #dbg_value(i32 %15, !61, !DIExpression(), !69)
  %16 = sext i32 %15 to i64, !dbg !82
  %17 = getelementptr inbounds i32, ptr %0, i64 %16, !dbg !82
  %18 = load i32, ptr %17, align 4, !dbg !82, !tbaa !76
  %19 = icmp slt i32 %18, %10, !dbg !83
  %20 = add nsw i32 %15, 1, !dbg !84
    #dbg_value(i32 %20, !61, !DIExpression(), !69)
  br i1 %19, label %14, label %21, !dbg !81, !llvm.loop !85

21:                                               ; preds = %14, %21
  %22 = phi i32 [ %27, %21 ], [ %13, %14 ], !dbg !69
    #dbg_value(i32 %22, !62, !DIExpression(), !69)
  %23 = sext i32 %22 to i64, !dbg !87
  %24 = getelementptr inbounds i32, ptr %0, i64 %23, !dbg !87
  %25 = load i32, ptr %24, align 4, !dbg !87, !tbaa !76
  %26 = icmp sgt i32 %25, %10, !dbg !88
  %27 = add nsw i32 %22, -1, !dbg !89
    #dbg_value(i32 %27, !62, !DIExpression(), !69)
  br i1 %26, label %21, label %28, !dbg !90, !llvm.loop !91

28:                                               ; preds = %21
  %29 = icmp sgt i32 %15, %22, !dbg !92
  br i1 %29, label %31, label %30, !dbg !93

30:                                               ; preds = %28
    #dbg_value(i32 %18, !63, !DIExpression(), !94)
    #dbg_value(i32 %20, !61, !DIExpression(), !69)
  store i32 %25, ptr %17, align 4, !dbg !95, !tbaa !76
    #dbg_value(i32 %27, !62, !DIExpression(), !69)
  store i32 %18, ptr %24, align 4, !dbg !96, !tbaa !76
  br label %31, !dbg !97

31:                                               ; preds = %30, %28
  %32 = phi i32 [ %27, %30 ], [ %22, %28 ], !dbg !69
  %33 = phi i32 [ %20, %30 ], [ %15, %28 ], !dbg !69
    #dbg_value(i32 %33, !61, !DIExpression(), !69)
    #dbg_value(i32 %32, !62, !DIExpression(), !69)
  %34 = icmp sgt i32 %33, %32, !dbg !98
  br i1 %34, label %37, label %11, !dbg !80, !llvm.loop !99

35:                                               ; preds = %3, %37
  %36 = phi i32 [ %41, %37 ], [ 0, %3 ]
  ret i32 %36, !dbg !101

37:                                               ; preds = %31
  %38 = tail call noundef i32 @_Z9quicksortPiii(ptr noundef nonnull %0, i32 noundef %1, i32 noundef %32) #5, !dbg !102
    #dbg_value(i32 %38, !67, !DIExpression(), !69)
  %39 = tail call noundef i32 @_Z9quicksortPiii(ptr noundef nonnull %0, i32 noundef %33, i32 noundef %2) #5, !dbg !103
    #dbg_value(i32 %39, !68, !DIExpression(), !69)
    #dbg_value(i32 %38, !104, !DIExpression(), !109)
    #dbg_value(i32 %39, !108, !DIExpression(), !109)
  %40 = tail call noundef i32 @llvm.smax.i32(i32 %38, i32 %39), !dbg !111
  %41 = add nsw i32 %40, 1, !dbg !112
  br label %35, !dbg !101
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @recursion(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr nocapture noundef writeonly %3) local_unnamed_addr #2 !dbg !113 {
    #dbg_value(ptr %0, !117, !DIExpression(), !122)
    #dbg_value(i32 %1, !118, !DIExpression(), !122)
    #dbg_value(i32 %2, !119, !DIExpression(), !122)
    #dbg_value(ptr %3, !120, !DIExpression(), !122)
  %5 = tail call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !123
  %6 = tail call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !133
  %7 = mul i32 %5, %6, !dbg !136
  %8 = tail call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !137
  %9 = add i32 %7, %8, !dbg !140
    #dbg_value(i32 %9, !121, !DIExpression(), !122)
  %10 = icmp slt i32 %9, %2, !dbg !141
  br i1 %10, label %11, label %27, !dbg !143

11:                                               ; preds = %4
  %12 = srem i32 %9, 5, !dbg !144
  %13 = tail call noundef i32 @_Z9ackermannii(i32 noundef 2, i32 noundef %12) #5, !dbg !145
  %14 = mul nsw i32 %9, 3, !dbg !146
  %15 = sext i32 %14 to i64, !dbg !147
  %16 = getelementptr inbounds i32, ptr %3, i64 %15, !dbg !147
  store i32 %13, ptr %16, align 4, !dbg !148, !tbaa !76
  %17 = srem i32 %9, 8, !dbg !149
  %18 = tail call noundef zeroext i1 @_Z7is_eveni(i32 noundef %17) #5, !dbg !150
  %19 = zext i1 %18 to i32, !dbg !150
  %20 = getelementptr i8, ptr %16, i64 4, !dbg !151
  store i32 %19, ptr %20, align 4, !dbg !152, !tbaa !76
  %21 = mul nsw i32 %9, %1, !dbg !153
  %22 = sext i32 %21 to i64, !dbg !154
  %23 = getelementptr inbounds i32, ptr %0, i64 %22, !dbg !154
  %24 = add nsw i32 %1, -1, !dbg !155
  %25 = tail call noundef i32 @_Z9quicksortPiii(ptr noundef %23, i32 noundef 0, i32 noundef %24) #5, !dbg !156
  %26 = getelementptr i8, ptr %16, i64 8, !dbg !157
  store i32 %25, ptr %26, align 4, !dbg !158, !tbaa !76
  br label %27, !dbg !159

27:                                               ; preds = %4, %11
  ret void, !dbg !159
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

attributes #0 = { mustprogress nofree noinline nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { mustprogress nofree noinline nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!4}
!llvm.module.flags = !{!5, !6, !7, !8, !9, !10}
!llvm.ident = !{!11}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "recursion.cu", directory: ".")
!2 = !{!3}
!3 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!4 = !{ptr @recursion, !"kernel", i32 1}
!5 = !{i32 7, !"Dwarf Version", i32 2}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!9 = !{i32 7, !"frame-pointer", i32 2}
!10 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!11 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!12 = distinct !DISubprogram(name: "ackermann", linkageName: "_Z9ackermannii", scope: !1, file: !1, line: 8, type: !13, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !16)
!13 = !DISubroutineType(types: !14)
!14 = !{!15, !15, !15}
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !{!17, !18}
!17 = !DILocalVariable(name: "m", arg: 1, scope: !12, file: !1, line: 8, type: !15)
!18 = !DILocalVariable(name: "n", arg: 2, scope: !12, file: !1, line: 8, type: !15)
!19 = !DILocation(line: 0, scope: !12)
!20 = !DILocation(line: 9, column: 11, scope: !21)
!21 = distinct !DILexicalBlock(scope: !12, file: !1, line: 9, column: 9)
!22 = !DILocation(line: 9, column: 9, scope: !12)
!23 = !DILocation(line: 11, column: 9, scope: !12)
!24 = !DILocation(line: 11, column: 11, scope: !25)
!25 = distinct !DILexicalBlock(scope: !12, file: !1, line: 11, column: 9)
!26 = !DILocation(line: 13, column: 44, scope: !12)
!27 = !DILocation(line: 13, column: 29, scope: !12)
!28 = !DILocation(line: 13, column: 12, scope: !12)
!29 = distinct !{!29, !30}
!30 = !{!"llvm.loop.unroll.disable"}
!31 = !DILocation(line: 10, column: 18, scope: !21)
!32 = !DILocation(line: 14, column: 1, scope: !12)
!33 = distinct !DISubprogram(name: "is_even", linkageName: "_Z7is_eveni", scope: !1, file: !1, line: 17, type: !34, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !37)
!34 = !DISubroutineType(types: !35)
!35 = !{!36, !15}
!36 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!37 = !{!38}
!38 = !DILocalVariable(name: "n", arg: 1, scope: !33, file: !1, line: 17, type: !15)
!39 = !DILocation(line: 0, scope: !33)
!40 = !DILocation(line: 17, column: 56, scope: !33)
!41 = !DILocation(line: 17, column: 54, scope: !33)
!42 = !DILocation(line: 17, column: 70, scope: !33)
!43 = !DILocation(line: 17, column: 47, scope: !33)
!44 = distinct !DISubprogram(name: "is_odd", linkageName: "_Z6is_oddi", scope: !1, file: !1, line: 18, type: !34, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !45)
!45 = !{!46}
!46 = !DILocalVariable(name: "n", arg: 1, scope: !44, file: !1, line: 18, type: !15)
!47 = !DILocation(line: 0, scope: !44)
!48 = !DILocation(line: 18, column: 55, scope: !44)
!49 = !DILocation(line: 18, column: 53, scope: !44)
!50 = !DILocation(line: 18, column: 70, scope: !44)
!51 = !DILocation(line: 18, column: 46, scope: !44)
!52 = distinct !DISubprogram(name: "quicksort", linkageName: "_Z9quicksortPiii", scope: !1, file: !1, line: 20, type: !53, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !56)
!53 = !DISubroutineType(types: !54)
!54 = !{!15, !55, !15, !15}
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!56 = !{!57, !58, !59, !60, !61, !62, !63, !67, !68}
!57 = !DILocalVariable(name: "a", arg: 1, scope: !52, file: !1, line: 20, type: !55)
!58 = !DILocalVariable(name: "low", arg: 2, scope: !52, file: !1, line: 20, type: !15)
!59 = !DILocalVariable(name: "high", arg: 3, scope: !52, file: !1, line: 20, type: !15)
!60 = !DILocalVariable(name: "pivot", scope: !52, file: !1, line: 23, type: !15)
!61 = !DILocalVariable(name: "i", scope: !52, file: !1, line: 24, type: !15)
!62 = !DILocalVariable(name: "j", scope: !52, file: !1, line: 24, type: !15)
!63 = !DILocalVariable(name: "t", scope: !64, file: !1, line: 31, type: !15)
!64 = distinct !DILexicalBlock(scope: !65, file: !1, line: 30, column: 21)
!65 = distinct !DILexicalBlock(scope: !66, file: !1, line: 30, column: 13)
!66 = distinct !DILexicalBlock(scope: !52, file: !1, line: 25, column: 20)
!67 = !DILocalVariable(name: "left", scope: !52, file: !1, line: 36, type: !15)
!68 = !DILocalVariable(name: "right", scope: !52, file: !1, line: 37, type: !15)
!69 = !DILocation(line: 0, scope: !52)
!70 = !DILocation(line: 21, column: 13, scope: !71)
!71 = distinct !DILexicalBlock(scope: !52, file: !1, line: 21, column: 9)
!72 = !DILocation(line: 21, column: 9, scope: !52)
!73 = !DILocation(line: 23, column: 24, scope: !52)
!74 = !DILocation(line: 23, column: 32, scope: !52)
!75 = !DILocation(line: 23, column: 17, scope: !52)
!76 = !{!77, !77, i64 0}
!77 = !{!"int", !78, i64 0}
!78 = !{!"omnipotent char", !79, i64 0}
!79 = !{!"Simple C++ TBAA"}
!80 = !DILocation(line: 25, column: 5, scope: !52)
!81 = !DILocation(line: 26, column: 9, scope: !66)
!82 = !DILocation(line: 26, column: 16, scope: !66)
!83 = !DILocation(line: 26, column: 21, scope: !66)
!84 = !DILocation(line: 27, column: 14, scope: !66)
!85 = distinct !{!85, !81, !84, !86}
!86 = !{!"llvm.loop.mustprogress"}
!87 = !DILocation(line: 28, column: 16, scope: !66)
!88 = !DILocation(line: 28, column: 21, scope: !66)
!89 = !DILocation(line: 29, column: 14, scope: !66)
!90 = !DILocation(line: 28, column: 9, scope: !66)
!91 = distinct !{!91, !90, !89, !86}
!92 = !DILocation(line: 30, column: 15, scope: !65)
!93 = !DILocation(line: 30, column: 13, scope: !66)
!94 = !DILocation(line: 0, scope: !64)
!95 = !DILocation(line: 32, column: 20, scope: !64)
!96 = !DILocation(line: 33, column: 20, scope: !64)
!97 = !DILocation(line: 34, column: 9, scope: !64)
!98 = !DILocation(line: 25, column: 14, scope: !52)
!99 = distinct !{!99, !80, !100, !86}
!100 = !DILocation(line: 35, column: 5, scope: !52)
!101 = !DILocation(line: 39, column: 1, scope: !52)
!102 = !DILocation(line: 36, column: 16, scope: !52)
!103 = !DILocation(line: 37, column: 17, scope: !52)
!104 = !DILocalVariable(name: "a", arg: 1, scope: !105, file: !106, line: 51, type: !15)
!105 = distinct !DISubprogram(name: "max", linkageName: "_Z3maxii", scope: !106, file: !106, line: 51, type: !13, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !107)
!106 = !DIFile(filename: "./mini_cuda.h", directory: ".")
!107 = !{!104, !108}
!108 = !DILocalVariable(name: "b", arg: 2, scope: !105, file: !106, line: 51, type: !15)
!109 = !DILocation(line: 0, scope: !105, inlinedAt: !110)
!110 = distinct !DILocation(line: 38, column: 16, scope: !52)
!111 = !DILocation(line: 51, column: 59, scope: !105, inlinedAt: !110)
!112 = !DILocation(line: 38, column: 14, scope: !52)
!113 = distinct !DISubprogram(name: "recursion", scope: !1, file: !1, line: 41, type: !114, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !116)
!114 = !DISubroutineType(types: !115)
!115 = !{null, !55, !15, !15, !55}
!116 = !{!117, !118, !119, !120, !121}
!117 = !DILocalVariable(name: "data", arg: 1, scope: !113, file: !1, line: 41, type: !55)
!118 = !DILocalVariable(name: "length", arg: 2, scope: !113, file: !1, line: 41, type: !15)
!119 = !DILocalVariable(name: "segments", arg: 3, scope: !113, file: !1, line: 41, type: !15)
!120 = !DILocalVariable(name: "out", arg: 4, scope: !113, file: !1, line: 41, type: !55)
!121 = !DILocalVariable(name: "s", scope: !113, file: !1, line: 42, type: !15)
!122 = !DILocation(line: 0, scope: !113)
!123 = !DILocation(line: 34, column: 24, scope: !124, inlinedAt: !132)
!124 = distinct !DISubprogram(name: "mini_block", linkageName: "_Z10mini_blockv", scope: !106, file: !106, line: 33, type: !125, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!125 = !DISubroutineType(types: !126)
!126 = !{!127}
!127 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "uint3", file: !106, line: 14, size: 96, flags: DIFlagTypePassByValue, elements: !128, identifier: "_ZTS5uint3")
!128 = !{!129, !130, !131}
!129 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !127, file: !106, line: 15, baseType: !3, size: 32)
!130 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !127, file: !106, line: 15, baseType: !3, size: 32, offset: 32)
!131 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !127, file: !106, line: 15, baseType: !3, size: 32, offset: 64)
!132 = distinct !DILocation(line: 42, column: 13, scope: !113)
!133 = !DILocation(line: 38, column: 24, scope: !134, inlinedAt: !135)
!134 = distinct !DISubprogram(name: "mini_block_dim", linkageName: "_Z14mini_block_dimv", scope: !106, file: !106, line: 37, type: !125, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!135 = distinct !DILocation(line: 42, column: 26, scope: !113)
!136 = !DILocation(line: 42, column: 24, scope: !113)
!137 = !DILocation(line: 30, column: 24, scope: !138, inlinedAt: !139)
!138 = distinct !DISubprogram(name: "mini_thread", linkageName: "_Z11mini_threadv", scope: !106, file: !106, line: 29, type: !125, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!139 = distinct !DILocation(line: 42, column: 39, scope: !113)
!140 = !DILocation(line: 42, column: 37, scope: !113)
!141 = !DILocation(line: 43, column: 11, scope: !142)
!142 = distinct !DILexicalBlock(scope: !113, file: !1, line: 43, column: 9)
!143 = !DILocation(line: 43, column: 9, scope: !113)
!144 = !DILocation(line: 45, column: 33, scope: !113)
!145 = !DILocation(line: 45, column: 18, scope: !113)
!146 = !DILocation(line: 45, column: 11, scope: !113)
!147 = !DILocation(line: 45, column: 5, scope: !113)
!148 = !DILocation(line: 45, column: 16, scope: !113)
!149 = !DILocation(line: 46, column: 32, scope: !113)
!150 = !DILocation(line: 46, column: 22, scope: !113)
!151 = !DILocation(line: 46, column: 5, scope: !113)
!152 = !DILocation(line: 46, column: 20, scope: !113)
!153 = !DILocation(line: 47, column: 41, scope: !113)
!154 = !DILocation(line: 47, column: 37, scope: !113)
!155 = !DILocation(line: 47, column: 61, scope: !113)
!156 = !DILocation(line: 47, column: 22, scope: !113)
!157 = !DILocation(line: 47, column: 5, scope: !113)
!158 = !DILocation(line: 47, column: 20, scope: !113)
!159 = !DILocation(line: 48, column: 1, scope: !113)
