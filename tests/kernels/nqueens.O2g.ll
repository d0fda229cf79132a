; ModuleID = 'nqueens.cu'
source_filename = "nqueens.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Frame = type { i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z6searchjjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !15 {
  %5 = alloca [16 x %struct.Frame], align 4, !DIAssignID !43
    #dbg_assign(i1 undef, !24, !DIExpression(), !43, ptr %5, !DIExpression(), !44)
    #dbg_value(i32 %0, !20, !DIExpression(), !44)
    #dbg_value(i32 %1, !21, !DIExpression(), !44)
    #dbg_value(i32 %2, !22, !DIExpression(), !44)
    #dbg_value(i32 %3, !23, !DIExpression(), !44)
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %5) #4, !dbg !45
    #dbg_value(i32 0, !34, !DIExpression(), !44)
    #dbg_value(i32 0, !35, !DIExpression(), !44)
  %6 = or i32 %2, %1, !dbg !46
  %7 = or i32 %6, %3, !dbg !47
  %8 = xor i32 %7, -1, !dbg !48
  %9 = and i32 %8, %0, !dbg !49
  store i32 %1, ptr %5, align 4, !dbg !50, !tbaa !51, !DIAssignID !55
  %10 = getelementptr inbounds i8, ptr %5, i64 4, !dbg !50
  store i32 %2, ptr %10, align 4, !dbg !50, !tbaa !51, !DIAssignID !56
  %11 = getelementptr inbounds i8, ptr %5, i64 8, !dbg !50
  store i32 %3, ptr %11, align 4, !dbg !50, !tbaa !51, !DIAssignID !57
  %12 = getelementptr inbounds i8, ptr %5, i64 12, !dbg !50
  store i32 %9, ptr %12, align 4, !dbg !50, !tbaa !51, !DIAssignID !58
    #dbg_assign(i32 %1, !24, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !55, ptr %5, !DIExpression(), !44)
    #dbg_assign(i32 %2, !24, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !56, ptr %10, !DIExpression(), !44)
    #dbg_assign(i32 %3, !24, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !57, ptr %11, !DIExpression(), !44)
    #dbg_assign(i32 %9, !24, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !58, ptr %12, !DIExpression(), !44)
  %13 = icmp eq i32 %1, %0, !dbg !59
  br i1 %13, label %56, label %14, !dbg !61

14:                                               ; preds = %4, %52
  %15 = phi i32 [ %54, %52 ], [ 0, %4 ]
  %16 = phi i32 [ %53, %52 ], [ 0, %4 ]
    #dbg_value(i32 %15, !34, !DIExpression(), !44)
    #dbg_value(i32 %16, !35, !DIExpression(), !44)
  %17 = zext nneg i32 %15 to i64, !dbg !62
  %18 = getelementptr inbounds [16 x %struct.Frame], ptr %5, i64 0, i64 %17, !dbg !62
    #dbg_value(ptr %18, !36, !DIExpression(), !63)
  %19 = getelementptr inbounds i8, ptr %18, i64 12, !dbg !64
  %20 = load i32, ptr %19, align 4, !dbg !64, !tbaa !66
  %21 = icmp eq i32 %20, 0, !dbg !68
  br i1 %21, label %22, label %24, !dbg !69

22:                                               ; preds = %14
  %23 = add nsw i32 %15, -1, !dbg !70
    #dbg_value(i32 %23, !34, !DIExpression(), !44)
  br label %52, !dbg !72, !llvm.loop !73

24:                                               ; preds = %14
  %25 = sub i32 0, %20, !dbg !77
  %26 = and i32 %20, %25, !dbg !78
    #dbg_value(i32 %26, !39, !DIExpression(), !63)
  %27 = xor i32 %26, %20, !dbg !79
  store i32 %27, ptr %19, align 4, !dbg !79, !tbaa !66
  %28 = load i32, ptr %18, align 4, !dbg !80, !tbaa !81
  %29 = or i32 %28, %26, !dbg !82
    #dbg_value(i32 %29, !40, !DIExpression(), !63)
  %30 = icmp eq i32 %29, %0, !dbg !83
  br i1 %30, label %31, label %33, !dbg !85

31:                                               ; preds = %24
  %32 = add nsw i32 %16, 1, !dbg !86
    #dbg_value(i32 %32, !35, !DIExpression(), !44)
  br label %52, !dbg !88, !llvm.loop !73

33:                                               ; preds = %24
  %34 = getelementptr inbounds i8, ptr %18, i64 4, !dbg !89
  %35 = load i32, ptr %34, align 4, !dbg !89, !tbaa !90
  %36 = or i32 %35, %26, !dbg !91
  %37 = shl i32 %36, 1, !dbg !92
    #dbg_value(i32 %37, !41, !DIExpression(), !63)
  %38 = getelementptr inbounds i8, ptr %18, i64 8, !dbg !93
  %39 = load i32, ptr %38, align 4, !dbg !93, !tbaa !94
  %40 = or i32 %39, %26, !dbg !95
  %41 = lshr i32 %40, 1, !dbg !96
    #dbg_value(i32 %41, !42, !DIExpression(), !63)
  %42 = or i32 %37, %29, !dbg !97
  %43 = or i32 %42, %41, !dbg !98
  %44 = xor i32 %43, -1, !dbg !99
  %45 = and i32 %44, %0, !dbg !100
  %46 = add nuw nsw i32 %15, 1, !dbg !101
    #dbg_value(i32 %46, !34, !DIExpression(), !44)
  %47 = zext nneg i32 %46 to i64, !dbg !102
  %48 = getelementptr inbounds [16 x %struct.Frame], ptr %5, i64 0, i64 %47, !dbg !102
  store i32 %29, ptr %48, align 4, !dbg !103, !tbaa !51
  %49 = getelementptr inbounds i8, ptr %48, i64 4, !dbg !103
  store i32 %37, ptr %49, align 4, !dbg !103, !tbaa !51
  %50 = getelementptr inbounds i8, ptr %48, i64 8, !dbg !103
  store i32 %41, ptr %50, align 4, !dbg !103, !tbaa !51
  %51 = getelementptr inbounds i8, ptr %48, i64 12, !dbg !103
  store i32 %45, ptr %51, align 4, !dbg !103, !tbaa !51
  br label %52, !dbg !75

52:                                               ; preds = %31, %33, %22
  %53 = phi i32 [ %16, %22 ], [ %32, %31 ], [ %16, %33 ], !dbg !44
  %54 = phi i32 [ %23, %22 ], [ %15, %31 ], [ %46, %33 ], !dbg !44
    #dbg_value(i32 %54, !34, !DIExpression(), !44)
    #dbg_value(i32 %53, !35, !DIExpression(), !44)
  %55 = icmp sgt i32 %54, -1, !dbg !104
  br i1 %55, label %14, label %56, !dbg !74

56:                                               ; preds = %52, %4
  %57 = phi i32 [ 1, %4 ], [ %53, %52 ], !dbg !44
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %5) #4, !dbg !105
  ret i32 %57, !dbg !105
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define dso_local void @nqueens(i32 noundef %0, ptr nocapture noundef %1, ptr nocapture noundef writeonly %2) local_unnamed_addr #2 !dbg !106 {
  %4 = alloca [16 x %struct.Frame], align 4, !DIAssignID !122
    #dbg_value(i32 %0, !112, !DIExpression(), !123)
    #dbg_value(ptr %1, !113, !DIExpression(), !123)
    #dbg_value(ptr %2, !114, !DIExpression(), !123)
  %5 = tail call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !124
  %6 = tail call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !135
  %7 = mul i32 %5, %6, !dbg !138
  %8 = tail call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !139
  %9 = add i32 %7, %8, !dbg !142
    #dbg_value(i32 %9, !115, !DIExpression(), !123)
  %10 = mul nsw i32 %0, %0, !dbg !143
  %11 = icmp slt i32 %9, %10, !dbg !145
  br i1 %11, label %12, label %92, !dbg !146

12:                                               ; preds = %3
    #dbg_value(!DIArgList(i32 1, i32 %0), !116, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_shl, DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !123)
  %13 = sdiv i32 %9, %0, !dbg !147
  %14 = mul i32 %13, %0, !dbg !148
  %15 = sub i32 %9, %14, !dbg !148
  %16 = shl nuw i32 1, %15, !dbg !149
    #dbg_value(i32 %16, !117, !DIExpression(), !123)
  %17 = shl nuw i32 1, %13, !dbg !150
    #dbg_value(i32 %17, !118, !DIExpression(), !123)
    #dbg_value(!DIArgList(i32 2, i32 %15), !119, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_shl, DW_OP_stack_value), !123)
  %18 = lshr i32 %16, 1, !dbg !151
    #dbg_value(i32 %18, !120, !DIExpression(), !123)
    #dbg_value(i32 0, !121, !DIExpression(), !123)
  %19 = shl i32 3, %15, !dbg !152
  %20 = or i32 %18, %19, !dbg !154
  %21 = and i32 %20, %17, !dbg !155
  %22 = icmp eq i32 %21, 0, !dbg !156
  br i1 %22, label %23, label %84, !dbg !157

23:                                               ; preds = %12
  %24 = shl i32 2, %15, !dbg !158
    #dbg_value(i32 %24, !119, !DIExpression(), !123)
  %25 = shl nsw i32 -1, %0, !dbg !159
  %26 = xor i32 %25, -1, !dbg !159
    #dbg_value(i32 %26, !116, !DIExpression(), !123)
  %27 = or i32 %17, %16, !dbg !160
  %28 = or i32 %17, %24, !dbg !161
  %29 = shl i32 %28, 1, !dbg !162
  %30 = or i32 %18, %17, !dbg !163
  %31 = lshr i32 %30, 1, !dbg !164
    #dbg_assign(i1 undef, !24, !DIExpression(), !122, ptr %4, !DIExpression(), !165)
    #dbg_value(i32 %26, !20, !DIExpression(), !165)
    #dbg_value(i32 %27, !21, !DIExpression(), !165)
    #dbg_value(i32 %29, !22, !DIExpression(), !165)
    #dbg_value(i32 %31, !23, !DIExpression(), !165)
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %4) #4, !dbg !167
    #dbg_value(i32 0, !34, !DIExpression(), !165)
    #dbg_value(i32 0, !35, !DIExpression(), !165)
  %32 = or i32 %29, %27, !dbg !168
  %33 = or i32 %32, %31, !dbg !169
  %34 = xor i32 %33, -1, !dbg !170
  %35 = and i32 %34, %26, !dbg !171
  store i32 %27, ptr %4, align 4, !dbg !172, !tbaa !51, !DIAssignID !173
  %36 = getelementptr inbounds i8, ptr %4, i64 4, !dbg !172
  store i32 %29, ptr %36, align 4, !dbg !172, !tbaa !51, !DIAssignID !174
  %37 = getelementptr inbounds i8, ptr %4, i64 8, !dbg !172
  store i32 %31, ptr %37, align 4, !dbg !172, !tbaa !51, !DIAssignID !175
  %38 = getelementptr inbounds i8, ptr %4, i64 12, !dbg !172
  store i32 %35, ptr %38, align 4, !dbg !172, !tbaa !51, !DIAssignID !176
    #dbg_assign(i32 %27, !24, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !173, ptr %4, !DIExpression(), !165)
    #dbg_assign(i32 %29, !24, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !174, ptr %36, !DIExpression(), !165)
    #dbg_assign(i32 %31, !24, !DIExpression(DW_OP_LLVM_fragment, 64, 32), !175, ptr %37, !DIExpression(), !165)
    #dbg_assign(i32 %35, !24, !DIExpression(DW_OP_LLVM_fragment, 96, 32), !176, ptr %38, !DIExpression(), !165)
  %39 = icmp eq i32 %27, %26, !dbg !177
  br i1 %39, label %82, label %40, !dbg !178

40:                                               ; preds = %23, %78
  %41 = phi i32 [ %80, %78 ], [ 0, %23 ]
  %42 = phi i32 [ %79, %78 ], [ 0, %23 ]
    #dbg_value(i32 %41, !34, !DIExpression(), !165)
    #dbg_value(i32 %42, !35, !DIExpression(), !165)
  %43 = zext nneg i32 %41 to i64, !dbg !179
  %44 = getelementptr inbounds [16 x %struct.Frame], ptr %4, i64 0, i64 %43, !dbg !179
    #dbg_value(ptr %44, !36, !DIExpression(), !180)
  %45 = getelementptr inbounds i8, ptr %44, i64 12, !dbg !181
  %46 = load i32, ptr %45, align 4, !dbg !181, !tbaa !66
  %47 = icmp eq i32 %46, 0, !dbg !182
  br i1 %47, label %48, label %50, !dbg !183

48:                                               ; preds = %40
  %49 = add nsw i32 %41, -1, !dbg !184
    #dbg_value(i32 %49, !34, !DIExpression(), !165)
  br label %78, !dbg !185, !llvm.loop !186

50:                                               ; preds = %40
  %51 = sub i32 0, %46, !dbg !189
  %52 = and i32 %46, %51, !dbg !190
    #dbg_value(i32 %52, !39, !DIExpression(), !180)
  %53 = xor i32 %52, %46, !dbg !191
  store i32 %53, ptr %45, align 4, !dbg !191, !tbaa !66
  %54 = load i32, ptr %44, align 4, !dbg !192, !tbaa !81
  %55 = or i32 %54, %52, !dbg !193
    #dbg_value(i32 %55, !40, !DIExpression(), !180)
  %56 = icmp eq i32 %55, %26, !dbg !194
  br i1 %56, label %57, label %59, !dbg !195

57:                                               ; preds = %50
  %58 = add nsw i32 %42, 1, !dbg !196
    #dbg_value(i32 %58, !35, !DIExpression(), !165)
  br label %78, !dbg !197, !llvm.loop !198

59:                                               ; preds = %50
  %60 = getelementptr inbounds i8, ptr %44, i64 4, !dbg !199
  %61 = load i32, ptr %60, align 4, !dbg !199, !tbaa !90
  %62 = or i32 %61, %52, !dbg !200
  %63 = shl i32 %62, 1, !dbg !201
    #dbg_value(i32 %63, !41, !DIExpression(), !180)
  %64 = getelementptr inbounds i8, ptr %44, i64 8, !dbg !202
  %65 = load i32, ptr %64, align 4, !dbg !202, !tbaa !94
  %66 = or i32 %65, %52, !dbg !203
  %67 = lshr i32 %66, 1, !dbg !204
    #dbg_value(i32 %67, !42, !DIExpression(), !180)
  %68 = or i32 %63, %55, !dbg !205
  %69 = or i32 %68, %67, !dbg !206
  %70 = xor i32 %69, -1, !dbg !207
  %71 = and i32 %70, %26, !dbg !208
  %72 = add nuw nsw i32 %41, 1, !dbg !209
    #dbg_value(i32 %72, !34, !DIExpression(), !165)
  %73 = zext nneg i32 %72 to i64, !dbg !210
  %74 = getelementptr inbounds [16 x %struct.Frame], ptr %4, i64 0, i64 %73, !dbg !210
  store i32 %55, ptr %74, align 4, !dbg !211, !tbaa !51
  %75 = getelementptr inbounds i8, ptr %74, i64 4, !dbg !211
  store i32 %63, ptr %75, align 4, !dbg !211, !tbaa !51
  %76 = getelementptr inbounds i8, ptr %74, i64 8, !dbg !211
  store i32 %67, ptr %76, align 4, !dbg !211, !tbaa !51
  %77 = getelementptr inbounds i8, ptr %74, i64 12, !dbg !211
  store i32 %71, ptr %77, align 4, !dbg !211, !tbaa !51
  br label %78, !dbg !188

78:                                               ; preds = %59, %57, %48
  %79 = phi i32 [ %42, %48 ], [ %58, %57 ], [ %42, %59 ], !dbg !165
  %80 = phi i32 [ %49, %48 ], [ %41, %57 ], [ %72, %59 ], !dbg !165
    #dbg_value(i32 %80, !34, !DIExpression(), !165)
    #dbg_value(i32 %79, !35, !DIExpression(), !165)
  %81 = icmp sgt i32 %80, -1, !dbg !212
  br i1 %81, label %40, label %82, !dbg !187

82:                                               ; preds = %78, %23
  %83 = phi i32 [ 1, %23 ], [ %79, %78 ], !dbg !165
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %4) #4, !dbg !213
    #dbg_value(i32 %83, !121, !DIExpression(), !123)
  br label %84, !dbg !214

84:                                               ; preds = %82, %12
  %85 = phi i32 [ %83, %82 ], [ 0, %12 ], !dbg !123
    #dbg_value(i32 %85, !121, !DIExpression(), !123)
  %86 = sext i32 %9 to i64, !dbg !215
  %87 = getelementptr inbounds i32, ptr %2, i64 %86, !dbg !215
  store i32 %85, ptr %87, align 4, !dbg !216, !tbaa !51
  %88 = icmp sgt i32 %85, 0, !dbg !217
  br i1 %88, label %89, label %92, !dbg !219

89:                                               ; preds = %84
  %90 = zext nneg i32 %85 to i64
    #dbg_value(ptr %1, !220, !DIExpression(), !226)
    #dbg_value(i64 %90, !225, !DIExpression(), !226)
  %91 = atomicrmw add ptr %1, i64 %90 seq_cst, align 8, !dbg !228
  br label %92, !dbg !229

92:                                               ; preds = %84, %89, %3
  ret void, !dbg !230
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!7}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13}
!llvm.ident = !{!14}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "nqueens.cu", directory: ".")
!2 = !{!3, !4, !5, !6}
!3 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!4 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!7 = !{ptr @nqueens, !"kernel", i32 1}
!8 = !{i32 7, !"Dwarf Version", i32 2}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!12 = !{i32 7, !"frame-pointer", i32 2}
!13 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!14 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!15 = distinct !DISubprogram(name: "search", linkageName: "_Z6searchjjjj", scope: !1, file: !1, line: 11, type: !16, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !19)
!16 = !DISubroutineType(types: !17)
!17 = !{!18, !4, !4, !4, !4}
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{!20, !21, !22, !23, !24, !34, !35, !36, !39, !40, !41, !42}
!20 = !DILocalVariable(name: "all", arg: 1, scope: !15, file: !1, line: 11, type: !4)
!21 = !DILocalVariable(name: "columns", arg: 2, scope: !15, file: !1, line: 11, type: !4)
!22 = !DILocalVariable(name: "left", arg: 3, scope: !15, file: !1, line: 11, type: !4)
!23 = !DILocalVariable(name: "right", arg: 4, scope: !15, file: !1, line: 11, type: !4)
!24 = !DILocalVariable(name: "stack", scope: !15, file: !1, line: 12, type: !25)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 2048, elements: !32)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Frame", file: !1, line: 7, size: 128, flags: DIFlagTypePassByValue, elements: !27, identifier: "_ZTS5Frame")
!27 = !{!28, !29, !30, !31}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "columns", scope: !26, file: !1, line: 8, baseType: !4, size: 32)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "left", scope: !26, file: !1, line: 8, baseType: !4, size: 32, offset: 32)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "right", scope: !26, file: !1, line: 8, baseType: !4, size: 32, offset: 64)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "todo", scope: !26, file: !1, line: 8, baseType: !4, size: 32, offset: 96)
!32 = !{!33}
!33 = !DISubrange(count: 16)
!34 = !DILocalVariable(name: "depth", scope: !15, file: !1, line: 13, type: !18)
!35 = !DILocalVariable(name: "count", scope: !15, file: !1, line: 13, type: !18)
!36 = !DILocalVariable(name: "f", scope: !37, file: !1, line: 18, type: !38)
!37 = distinct !DILexicalBlock(scope: !15, file: !1, line: 17, column: 24)
!38 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !26, size: 64)
!39 = !DILocalVariable(name: "bit", scope: !37, file: !1, line: 23, type: !4)
!40 = !DILocalVariable(name: "c", scope: !37, file: !1, line: 25, type: !4)
!41 = !DILocalVariable(name: "l", scope: !37, file: !1, line: 30, type: !4)
!42 = !DILocalVariable(name: "r", scope: !37, file: !1, line: 30, type: !4)
!43 = distinct !DIAssignID()
!44 = !DILocation(line: 0, scope: !15)
!45 = !DILocation(line: 12, column: 5, scope: !15)
!46 = !DILocation(line: 14, column: 60, scope: !15)
!47 = !DILocation(line: 14, column: 67, scope: !15)
!48 = !DILocation(line: 14, column: 50, scope: !15)
!49 = !DILocation(line: 14, column: 48, scope: !15)
!50 = !DILocation(line: 14, column: 14, scope: !15)
!51 = !{!52, !52, i64 0}
!52 = !{!"int", !53, i64 0}
!53 = !{!"omnipotent char", !54, i64 0}
!54 = !{!"Simple C++ TBAA"}
!55 = distinct !DIAssignID()
!56 = distinct !DIAssignID()
!57 = distinct !DIAssignID()
!58 = distinct !DIAssignID()
!59 = !DILocation(line: 15, column: 17, scope: !60)
!60 = distinct !DILexicalBlock(scope: !15, file: !1, line: 15, column: 9)
!61 = !DILocation(line: 15, column: 9, scope: !15)
!62 = !DILocation(line: 18, column: 20, scope: !37)
!63 = !DILocation(line: 0, scope: !37)
!64 = !DILocation(line: 19, column: 15, scope: !65)
!65 = distinct !DILexicalBlock(scope: !37, file: !1, line: 19, column: 13)
!66 = !{!67, !52, i64 12}
!67 = !{!"_ZTS5Frame", !52, i64 0, !52, i64 4, !52, i64 8, !52, i64 12}
!68 = !DILocation(line: 19, column: 20, scope: !65)
!69 = !DILocation(line: 19, column: 13, scope: !37)
!70 = !DILocation(line: 20, column: 18, scope: !71)
!71 = distinct !DILexicalBlock(scope: !65, file: !1, line: 19, column: 26)
!72 = !DILocation(line: 21, column: 13, scope: !71)
!73 = distinct !{!73, !74, !75, !76}
!74 = !DILocation(line: 17, column: 5, scope: !15)
!75 = !DILocation(line: 32, column: 5, scope: !15)
!76 = !{!"llvm.loop.mustprogress"}
!77 = !DILocation(line: 23, column: 33, scope: !37)
!78 = !DILocation(line: 23, column: 31, scope: !37)
!79 = !DILocation(line: 24, column: 16, scope: !37)
!80 = !DILocation(line: 25, column: 24, scope: !37)
!81 = !{!67, !52, i64 0}
!82 = !DILocation(line: 25, column: 32, scope: !37)
!83 = !DILocation(line: 26, column: 15, scope: !84)
!84 = distinct !DILexicalBlock(scope: !37, file: !1, line: 26, column: 13)
!85 = !DILocation(line: 26, column: 13, scope: !37)
!86 = !DILocation(line: 27, column: 18, scope: !87)
!87 = distinct !DILexicalBlock(scope: !84, file: !1, line: 26, column: 23)
!88 = !DILocation(line: 28, column: 13, scope: !87)
!89 = !DILocation(line: 30, column: 25, scope: !37)
!90 = !{!67, !52, i64 4}
!91 = !DILocation(line: 30, column: 30, scope: !37)
!92 = !DILocation(line: 30, column: 37, scope: !37)
!93 = !DILocation(line: 30, column: 50, scope: !37)
!94 = !{!67, !52, i64 8}
!95 = !DILocation(line: 30, column: 56, scope: !37)
!96 = !DILocation(line: 30, column: 63, scope: !37)
!97 = !DILocation(line: 31, column: 51, scope: !37)
!98 = !DILocation(line: 31, column: 55, scope: !37)
!99 = !DILocation(line: 31, column: 47, scope: !37)
!100 = !DILocation(line: 31, column: 45, scope: !37)
!101 = !DILocation(line: 31, column: 15, scope: !37)
!102 = !DILocation(line: 31, column: 9, scope: !37)
!103 = !DILocation(line: 31, column: 24, scope: !37)
!104 = !DILocation(line: 17, column: 18, scope: !15)
!105 = !DILocation(line: 34, column: 1, scope: !15)
!106 = distinct !DISubprogram(name: "nqueens", scope: !1, file: !1, line: 36, type: !107, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !111)
!107 = !DISubroutineType(types: !108)
!108 = !{null, !18, !109, !110}
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!110 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!111 = !{!112, !113, !114, !115, !116, !117, !118, !119, !120, !121}
!112 = !DILocalVariable(name: "n", arg: 1, scope: !106, file: !1, line: 36, type: !18)
!113 = !DILocalVariable(name: "solutions", arg: 2, scope: !106, file: !1, line: 36, type: !109)
!114 = !DILocalVariable(name: "per_start", arg: 3, scope: !106, file: !1, line: 36, type: !110)
!115 = !DILocalVariable(name: "t", scope: !106, file: !1, line: 37, type: !18)
!116 = !DILocalVariable(name: "all", scope: !106, file: !1, line: 40, type: !4)
!117 = !DILocalVariable(name: "first", scope: !106, file: !1, line: 41, type: !4)
!118 = !DILocalVariable(name: "second", scope: !106, file: !1, line: 41, type: !4)
!119 = !DILocalVariable(name: "left", scope: !106, file: !1, line: 42, type: !4)
!120 = !DILocalVariable(name: "right", scope: !106, file: !1, line: 42, type: !4)
!121 = !DILocalVariable(name: "count", scope: !106, file: !1, line: 43, type: !18)
!122 = distinct !DIAssignID()
!123 = !DILocation(line: 0, scope: !106)
!124 = !DILocation(line: 34, column: 24, scope: !125, inlinedAt: !134)
!125 = distinct !DISubprogram(name: "mini_block", linkageName: "_Z10mini_blockv", scope: !126, file: !126, line: 33, type: !127, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!126 = !DIFile(filename: "./mini_cuda.h", directory: ".")
!127 = !DISubroutineType(types: !128)
!128 = !{!129}
!129 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "uint3", file: !126, line: 14, size: 96, flags: DIFlagTypePassByValue, elements: !130, identifier: "_ZTS5uint3")
!130 = !{!131, !132, !133}
!131 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !129, file: !126, line: 15, baseType: !4, size: 32)
!132 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !129, file: !126, line: 15, baseType: !4, size: 32, offset: 32)
!133 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !129, file: !126, line: 15, baseType: !4, size: 32, offset: 64)
!134 = distinct !DILocation(line: 37, column: 13, scope: !106)
!135 = !DILocation(line: 38, column: 24, scope: !136, inlinedAt: !137)
!136 = distinct !DISubprogram(name: "mini_block_dim", linkageName: "_Z14mini_block_dimv", scope: !126, file: !126, line: 37, type: !127, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!137 = distinct !DILocation(line: 37, column: 26, scope: !106)
!138 = !DILocation(line: 37, column: 24, scope: !106)
!139 = !DILocation(line: 30, column: 24, scope: !140, inlinedAt: !141)
!140 = distinct !DISubprogram(name: "mini_thread", linkageName: "_Z11mini_threadv", scope: !126, file: !126, line: 29, type: !127, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!141 = distinct !DILocation(line: 37, column: 39, scope: !106)
!142 = !DILocation(line: 37, column: 37, scope: !106)
!143 = !DILocation(line: 38, column: 16, scope: !144)
!144 = distinct !DILexicalBlock(scope: !106, file: !1, line: 38, column: 9)
!145 = !DILocation(line: 38, column: 11, scope: !144)
!146 = !DILocation(line: 38, column: 9, scope: !106)
!147 = !DILocation(line: 41, column: 52, scope: !106)
!148 = !DILocation(line: 41, column: 30, scope: !106)
!149 = !DILocation(line: 41, column: 25, scope: !106)
!150 = !DILocation(line: 41, column: 47, scope: !106)
!151 = !DILocation(line: 42, column: 47, scope: !106)
!152 = !DILocation(line: 44, column: 26, scope: !153)
!153 = distinct !DILexicalBlock(scope: !106, file: !1, line: 44, column: 9)
!154 = !DILocation(line: 44, column: 33, scope: !153)
!155 = !DILocation(line: 44, column: 17, scope: !153)
!156 = !DILocation(line: 44, column: 43, scope: !153)
!157 = !DILocation(line: 44, column: 9, scope: !106)
!158 = !DILocation(line: 42, column: 27, scope: !106)
!159 = !DILocation(line: 40, column: 30, scope: !106)
!160 = !DILocation(line: 45, column: 35, scope: !153)
!161 = !DILocation(line: 45, column: 51, scope: !153)
!162 = !DILocation(line: 45, column: 61, scope: !153)
!163 = !DILocation(line: 45, column: 74, scope: !153)
!164 = !DILocation(line: 45, column: 84, scope: !153)
!165 = !DILocation(line: 0, scope: !15, inlinedAt: !166)
!166 = distinct !DILocation(line: 45, column: 17, scope: !153)
!167 = !DILocation(line: 12, column: 5, scope: !15, inlinedAt: !166)
!168 = !DILocation(line: 14, column: 60, scope: !15, inlinedAt: !166)
!169 = !DILocation(line: 14, column: 67, scope: !15, inlinedAt: !166)
!170 = !DILocation(line: 14, column: 50, scope: !15, inlinedAt: !166)
!171 = !DILocation(line: 14, column: 48, scope: !15, inlinedAt: !166)
!172 = !DILocation(line: 14, column: 14, scope: !15, inlinedAt: !166)
!173 = distinct !DIAssignID()
!174 = distinct !DIAssignID()
!175 = distinct !DIAssignID()
!176 = distinct !DIAssignID()
!177 = !DILocation(line: 15, column: 17, scope: !60, inlinedAt: !166)
!178 = !DILocation(line: 15, column: 9, scope: !15, inlinedAt: !166)
!179 = !DILocation(line: 18, column: 20, scope: !37, inlinedAt: !166)
!180 = !DILocation(line: 0, scope: !37, inlinedAt: !166)
!181 = !DILocation(line: 19, column: 15, scope: !65, inlinedAt: !166)
!182 = !DILocation(line: 19, column: 20, scope: !65, inlinedAt: !166)
!183 = !DILocation(line: 19, column: 13, scope: !37, inlinedAt: !166)
!184 = !DILocation(line: 20, column: 18, scope: !71, inlinedAt: !166)
!185 = !DILocation(line: 21, column: 13, scope: !71, inlinedAt: !166)
!186 = distinct !{!186, !187, !188, !76}
!187 = !DILocation(line: 17, column: 5, scope: !15, inlinedAt: !166)
!188 = !DILocation(line: 32, column: 5, scope: !15, inlinedAt: !166)
!189 = !DILocation(line: 23, column: 33, scope: !37, inlinedAt: !166)
!190 = !DILocation(line: 23, column: 31, scope: !37, inlinedAt: !166)
!191 = !DILocation(line: 24, column: 16, scope: !37, inlinedAt: !166)
!192 = !DILocation(line: 25, column: 24, scope: !37, inlinedAt: !166)
!193 = !DILocation(line: 25, column: 32, scope: !37, inlinedAt: !166)
!194 = !DILocation(line: 26, column: 15, scope: !84, inlinedAt: !166)
!195 = !DILocation(line: 26, column: 13, scope: !37, inlinedAt: !166)
!196 = !DILocation(line: 27, column: 18, scope: !87, inlinedAt: !166)
!197 = !DILocation(line: 28, column: 13, scope: !87, inlinedAt: !166)
!198 = distinct !{!198, !187, !188, !76}
!199 = !DILocation(line: 30, column: 25, scope: !37, inlinedAt: !166)
!200 = !DILocation(line: 30, column: 30, scope: !37, inlinedAt: !166)
!201 = !DILocation(line: 30, column: 37, scope: !37, inlinedAt: !166)
!202 = !DILocation(line: 30, column: 50, scope: !37, inlinedAt: !166)
!203 = !DILocation(line: 30, column: 56, scope: !37, inlinedAt: !166)
!204 = !DILocation(line: 30, column: 63, scope: !37, inlinedAt: !166)
!205 = !DILocation(line: 31, column: 51, scope: !37, inlinedAt: !166)
!206 = !DILocation(line: 31, column: 55, scope: !37, inlinedAt: !166)
!207 = !DILocation(line: 31, column: 47, scope: !37, inlinedAt: !166)
!208 = !DILocation(line: 31, column: 45, scope: !37, inlinedAt: !166)
!209 = !DILocation(line: 31, column: 15, scope: !37, inlinedAt: !166)
!210 = !DILocation(line: 31, column: 9, scope: !37, inlinedAt: !166)
!211 = !DILocation(line: 31, column: 24, scope: !37, inlinedAt: !166)
!212 = !DILocation(line: 17, column: 18, scope: !15, inlinedAt: !166)
!213 = !DILocation(line: 34, column: 1, scope: !15, inlinedAt: !166)
!214 = !DILocation(line: 45, column: 9, scope: !153)
!215 = !DILocation(line: 46, column: 5, scope: !106)
!216 = !DILocation(line: 46, column: 18, scope: !106)
!217 = !DILocation(line: 47, column: 15, scope: !218)
!218 = distinct !DILexicalBlock(scope: !106, file: !1, line: 47, column: 9)
!219 = !DILocation(line: 47, column: 9, scope: !106)
!220 = !DILocalVariable(name: "p", arg: 1, scope: !221, file: !126, line: 57, type: !109)
!221 = distinct !DISubprogram(name: "atomicAdd", linkageName: "_Z9atomicAddPyy", scope: !126, file: !126, line: 57, type: !222, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !224)
!222 = !DISubroutineType(types: !223)
!223 = !{!3, !109, !3}
!224 = !{!220, !225}
!225 = !DILocalVariable(name: "v", arg: 2, scope: !221, file: !126, line: 57, type: !3)
!226 = !DILocation(line: 0, scope: !221, inlinedAt: !227)
!227 = distinct !DILocation(line: 48, column: 9, scope: !218)
!228 = !DILocation(line: 58, column: 32, scope: !221, inlinedAt: !227)
!229 = !DILocation(line: 48, column: 9, scope: !218)
!230 = !DILocation(line: 49, column: 1, scope: !106)
