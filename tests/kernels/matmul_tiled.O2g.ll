; ModuleID = 'matmul_tiled.cu'
source_filename = "matmul_tiled.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12matmul_tiledE2as = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4, !dbg !0
@_ZZ12matmul_tiledE2bs = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4, !dbg !15

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @matmul_tiled(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !2 {
    #dbg_value(ptr %0, !21, !DIExpression(), !46)
    #dbg_value(ptr %1, !22, !DIExpression(), !46)
    #dbg_value(ptr %2, !23, !DIExpression(), !46)
    #dbg_value(i32 %3, !24, !DIExpression(), !46)
    #dbg_value(i32 %4, !25, !DIExpression(), !46)
    #dbg_value(i32 %5, !26, !DIExpression(), !46)
  %7 = tail call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !47
  %8 = tail call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !58
    #dbg_value(i32 %7, !27, !DIExpression(), !46)
    #dbg_value(i32 %8, !28, !DIExpression(), !46)
  %9 = tail call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !59
  %10 = tail call range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !62
  %11 = shl nuw nsw i32 %10, 4, !dbg !63
  %12 = add nuw nsw i32 %11, %8, !dbg !64
    #dbg_value(i32 %12, !29, !DIExpression(), !46)
  %13 = shl i32 %9, 4, !dbg !65
  %14 = add i32 %13, %7, !dbg !66
    #dbg_value(i32 %14, !30, !DIExpression(), !46)
    #dbg_value(float 0.000000e+00, !31, !DIExpression(), !46)
    #dbg_value(i32 0, !32, !DIExpression(), !67)
  %15 = icmp sgt i32 %5, 0, !dbg !68
  br i1 %15, label %16, label %57, !dbg !69

16:                                               ; preds = %6
  %17 = icmp slt i32 %12, %3
  %18 = mul nuw nsw i32 %12, %5
  %19 = add nuw i32 %18, %7
  %20 = zext nneg i32 %8 to i64
  %21 = zext nneg i32 %7 to i64
  %22 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2as to ptr), i64 0, i64 %20, i64 %21
  %23 = icmp slt i32 %14, %4
  %24 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2bs to ptr), i64 0, i64 %20, i64 %21
  %25 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2as to ptr), i64 0, i64 %20, i64 0, !dbg !70
  %26 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2bs to ptr), i64 0, i64 0, i64 %21
  %27 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2as to ptr), i64 0, i64 %20, i64 1
  %28 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2bs to ptr), i64 0, i64 1, i64 %21
  %29 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2as to ptr), i64 0, i64 %20, i64 2
  %30 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2bs to ptr), i64 0, i64 2, i64 %21
  %31 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2as to ptr), i64 0, i64 %20, i64 3
  %32 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2bs to ptr), i64 0, i64 3, i64 %21
  %33 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2as to ptr), i64 0, i64 %20, i64 4
  %34 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2bs to ptr), i64 0, i64 4, i64 %21
  %35 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2as to ptr), i64 0, i64 %20, i64 5
  %36 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2bs to ptr), i64 0, i64 5, i64 %21
  %37 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2as to ptr), i64 0, i64 %20, i64 6
  %38 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2bs to ptr), i64 0, i64 6, i64 %21
  %39 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2as to ptr), i64 0, i64 %20, i64 7
  %40 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2bs to ptr), i64 0, i64 7, i64 %21
  %41 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2as to ptr), i64 0, i64 %20, i64 8
  %42 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2bs to ptr), i64 0, i64 8, i64 %21
  %43 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2as to ptr), i64 0, i64 %20, i64 9
  %44 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2bs to ptr), i64 0, i64 9, i64 %21
  %45 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2as to ptr), i64 0, i64 %20, i64 10
  %46 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2bs to ptr), i64 0, i64 10, i64 %21
  %47 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2as to ptr), i64 0, i64 %20, i64 11
  %48 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2bs to ptr), i64 0, i64 11, i64 %21
  %49 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2as to ptr), i64 0, i64 %20, i64 12
  %50 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2bs to ptr), i64 0, i64 12, i64 %21
  %51 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2as to ptr), i64 0, i64 %20, i64 13
  %52 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2bs to ptr), i64 0, i64 13, i64 %21
  %53 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2as to ptr), i64 0, i64 %20, i64 14
  %54 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2bs to ptr), i64 0, i64 14, i64 %21
  %55 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2as to ptr), i64 0, i64 %20, i64 15
  %56 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12matmul_tiledE2bs to ptr), i64 0, i64 15, i64 %21
  br label %62, !dbg !69

57:                                               ; preds = %84, %6
  %58 = phi float [ 0.000000e+00, %6 ], [ %149, %84 ], !dbg !72
  %59 = icmp slt i32 %12, %3, !dbg !73
  %60 = icmp slt i32 %14, %4
  %61 = and i1 %59, %60, !dbg !75
  br i1 %61, label %152, label %157, !dbg !75

62:                                               ; preds = %16, %84
  %63 = phi i32 [ 0, %16 ], [ %150, %84 ]
  %64 = phi float [ 0.000000e+00, %16 ], [ %149, %84 ]
    #dbg_value(i32 %63, !32, !DIExpression(), !67)
    #dbg_value(float %64, !31, !DIExpression(), !46)
  %65 = add nuw nsw i32 %63, %7
  %66 = icmp slt i32 %65, %5
  %67 = select i1 %17, i1 %66, i1 false, !dbg !76
  br i1 %67, label %68, label %73, !dbg !76

68:                                               ; preds = %62
  %69 = add i32 %19, %63
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %0, i64 %70
  %72 = load float, ptr %71, align 4, !dbg !77, !tbaa !78
  br label %73, !dbg !82

73:                                               ; preds = %62, %68
  %74 = phi contract float [ %72, %68 ], [ 0.000000e+00, %62 ], !dbg !82
  store float %74, ptr %22, align 4, !dbg !83, !tbaa !78
  %75 = add nuw nsw i32 %63, %8, !dbg !84
  %76 = icmp slt i32 %75, %5, !dbg !85
  %77 = and i1 %23, %76, !dbg !86
  br i1 %77, label %78, label %84, !dbg !86

78:                                               ; preds = %73
  %79 = mul nsw i32 %75, %4
  %80 = add nsw i32 %79, %14
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr %1, i64 %81
  %83 = load float, ptr %82, align 4, !dbg !87, !tbaa !78
  br label %84, !dbg !88

84:                                               ; preds = %73, %78
  %85 = phi contract float [ %83, %78 ], [ 0.000000e+00, %73 ], !dbg !88
  store float %85, ptr %24, align 4, !dbg !89, !tbaa !78
  tail call void @llvm.nvvm.barrier0(), !dbg !90
    #dbg_value(i32 0, !34, !DIExpression(), !91)
    #dbg_value(float %64, !31, !DIExpression(), !46)
    #dbg_value(i32 0, !34, !DIExpression(), !91)
    #dbg_value(float %64, !31, !DIExpression(), !46)
  %86 = load float, ptr %25, align 4, !dbg !70, !tbaa !78
  %87 = load float, ptr %26, align 4, !dbg !92, !tbaa !78
  %88 = fmul contract float %86, %87, !dbg !93
  %89 = fadd contract float %64, %88, !dbg !94
    #dbg_value(float %89, !31, !DIExpression(), !46)
    #dbg_value(i32 1, !34, !DIExpression(), !91)
  %90 = load float, ptr %27, align 4, !dbg !70, !tbaa !78
  %91 = load float, ptr %28, align 4, !dbg !92, !tbaa !78
  %92 = fmul contract float %90, %91, !dbg !93
  %93 = fadd contract float %89, %92, !dbg !94
    #dbg_value(float %93, !31, !DIExpression(), !46)
    #dbg_value(i32 2, !34, !DIExpression(), !91)
  %94 = load float, ptr %29, align 4, !dbg !70, !tbaa !78
  %95 = load float, ptr %30, align 4, !dbg !92, !tbaa !78
  %96 = fmul contract float %94, %95, !dbg !93
  %97 = fadd contract float %93, %96, !dbg !94
    #dbg_value(float %97, !31, !DIExpression(), !46)
    #dbg_value(i32 3, !34, !DIExpression(), !91)
  %98 = load float, ptr %31, align 4, !dbg !70, !tbaa !78
  %99 = load float, ptr %32, align 4, !dbg !92, !tbaa !78
  %100 = fmul contract float %98, %99, !dbg !93
  %101 = fadd contract float %97, %100, !dbg !94
    #dbg_value(float %101, !31, !DIExpression(), !46)
    #dbg_value(i32 4, !34, !DIExpression(), !91)
  %102 = load float, ptr %33, align 4, !dbg !70, !tbaa !78
  %103 = load float, ptr %34, align 4, !dbg !92, !tbaa !78
  %104 = fmul contract float %102, %103, !dbg !93
  %105 = fadd contract float %101, %104, !dbg !94
    #dbg_value(float %105, !31, !DIExpression(), !46)
    #dbg_value(i32 5, !34, !DIExpression(), !91)
  %106 = load float, ptr %35, align 4, !dbg !70, !tbaa !78
  %107 = load float, ptr %36, align 4, !dbg !92, !tbaa !78
  %108 = fmul contract float %106, %107, !dbg !93
  %109 = fadd contract float %105, %108, !dbg !94
    #dbg_value(float %109, !31, !DIExpression(), !46)
    #dbg_value(i32 6, !34, !DIExpression(), !91)
  %110 = load float, ptr %37, align 4, !dbg !70, !tbaa !78
  %111 = load float, ptr %38, align 4, !dbg !92, !tbaa !78
  %112 = fmul contract float %110, %111, !dbg !93
  %113 = fadd contract float %109, %112, !dbg !94
    #dbg_value(float %113, !31, !DIExpression(), !46)
    #dbg_value(i32 7, !34, !DIExpression(), !91)
  %114 = load float, ptr %39, align 4, !dbg !70, !tbaa !78
  %115 = load float, ptr %40, align 4, !dbg !92, !tbaa !78
  %116 = fmul contract float %114, %115, !dbg !93
  %117 = fadd contract float %113, %116, !dbg !94
    #dbg_value(float %117, !31, !DIExpression(), !46)
    #dbg_value(i32 8, !34, !DIExpression(), !91)
  %118 = load float, ptr %41, align 4, !dbg !70, !tbaa !78
  %119 = load float, ptr %42, align 4, !dbg !92, !tbaa !78
  %120 = fmul contract float %118, %119, !dbg !93
  %121 = fadd contract float %117, %120, !dbg !94
    #dbg_value(float %121, !31, !DIExpression(), !46)
    #dbg_value(i32 9, !34, !DIExpression(), !91)
  %122 = load float, ptr %43, align 4, !dbg !70, !tbaa !78
  %123 = load float, ptr %44, align 4, !dbg !92, !tbaa !78
  %124 = fmul contract float %122, %123, !dbg !93
  %125 = fadd contract float %121, %124, !dbg !94
    #dbg_value(float %125, !31, !DIExpression(), !46)
    #dbg_value(i32 10, !34, !DIExpression(), !91)
  %126 = load float, ptr %45, align 4, !dbg !70, !tbaa !78
  %127 = load float, ptr %46, align 4, !dbg !92, !tbaa !78
  %128 = fmul contract float %126, %127, !dbg !93
  %129 = fadd contract float %125, %128, !dbg !94
    #dbg_value(float %129, !31, !DIExpression(), !46)
    #dbg_value(i32 11, !34, !DIExpression(), !91)
  %130 = load float, ptr %47, align 4, !dbg !70, !tbaa !78
  %131 = load float, ptr %48, align 4, !dbg !92, !tbaa !78
  %132 = fmul contract float %130, %131, !dbg !93
  %133 = fadd contract float %129, %132, !dbg !94
    #dbg_value(float %133, !31, !DIExpression(), !46)
    #dbg_value(i32 12, !34, !DIExpression(), !91)
  %134 = load float, ptr %49, align 4, !dbg !70, !tbaa !78
  %135 = load float, ptr %50, align 4, !dbg !92, !tbaa !78
  %136 = fmul contract float %134, %135, !dbg !93
  %137 = fadd contract float %133, %136, !dbg !94
    #dbg_value(float %137, !31, !DIExpression(), !46)
    #dbg_value(i32 13, !34, !DIExpression(), !91)
  %138 = load float, ptr %51, align 4, !dbg !70, !tbaa !78
  %139 = load float, ptr %52, align 4, !dbg !92, !tbaa !78
  %140 = fmul contract float %138, %139, !dbg !93
  %141 = fadd contract float %137, %140, !dbg !94
    #dbg_value(float %141, !31, !DIExpression(), !46)
    #dbg_value(i32 14, !34, !DIExpression(), !91)
  %142 = load float, ptr %53, align 4, !dbg !70, !tbaa !78
  %143 = load float, ptr %54, align 4, !dbg !92, !tbaa !78
  %144 = fmul contract float %142, %143, !dbg !93
  %145 = fadd contract float %141, %144, !dbg !94
    #dbg_value(float %145, !31, !DIExpression(), !46)
    #dbg_value(i32 15, !34, !DIExpression(), !91)
  %146 = load float, ptr %55, align 4, !dbg !70, !tbaa !78
  %147 = load float, ptr %56, align 4, !dbg !92, !tbaa !78
  %148 = fmul contract float %146, %147, !dbg !93
  %149 = fadd contract float %145, %148, !dbg !94
    #dbg_value(float %149, !31, !DIExpression(), !46)
    #dbg_value(i32 16, !34, !DIExpression(), !91)
  tail call void @llvm.nvvm.barrier0(), !dbg !95
  %150 = add nuw nsw i32 %63, 16, !dbg !96
    #dbg_value(i32 %150, !32, !DIExpression(), !67)
  %151 = icmp slt i32 %150, %5, !dbg !68
  br i1 %151, label %62, label %57, !dbg !69, !llvm.loop !97

152:                                              ; preds = %57
  %153 = mul nsw i32 %12, %4
  %154 = add nsw i32 %153, %14
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds float, ptr %2, i64 %155
  store float %58, ptr %156, align 4, !dbg !100, !tbaa !78
  br label %157, !dbg !101

157:                                              ; preds = %152, %57
  ret void, !dbg !102
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!11}
!nvvm.annotations = !{!38}
!llvm.module.flags = !{!39, !40, !41, !42, !43, !44}
!llvm.ident = !{!45}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "as", scope: !2, file: !3, line: 10, type: !17, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "matmul_tiled", scope: !3, file: !3, line: 9, type: !4, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !20)
!3 = !DIFile(filename: "matmul_tiled.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !6, !9, !10, !10, !10}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !12, globals: !14, splitDebugInlining: false, nameTableKind: None)
!12 = !{!13}
!13 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!14 = !{!0, !15}
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!16 = distinct !DIGlobalVariable(name: "bs", scope: !2, file: !3, line: 11, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8192, elements: !18)
!18 = !{!19, !19}
!19 = !DISubrange(count: 16)
!20 = !{!21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !34}
!21 = !DILocalVariable(name: "a", arg: 1, scope: !2, file: !3, line: 9, type: !6)
!22 = !DILocalVariable(name: "b", arg: 2, scope: !2, file: !3, line: 9, type: !6)
!23 = !DILocalVariable(name: "c", arg: 3, scope: !2, file: !3, line: 9, type: !9)
!24 = !DILocalVariable(name: "m", arg: 4, scope: !2, file: !3, line: 9, type: !10)
!25 = !DILocalVariable(name: "n", arg: 5, scope: !2, file: !3, line: 9, type: !10)
!26 = !DILocalVariable(name: "k", arg: 6, scope: !2, file: !3, line: 9, type: !10)
!27 = !DILocalVariable(name: "tx", scope: !2, file: !3, line: 12, type: !10)
!28 = !DILocalVariable(name: "ty", scope: !2, file: !3, line: 12, type: !10)
!29 = !DILocalVariable(name: "row", scope: !2, file: !3, line: 13, type: !10)
!30 = !DILocalVariable(name: "col", scope: !2, file: !3, line: 14, type: !10)
!31 = !DILocalVariable(name: "sum", scope: !2, file: !3, line: 15, type: !8)
!32 = !DILocalVariable(name: "t", scope: !33, file: !3, line: 16, type: !10)
!33 = distinct !DILexicalBlock(scope: !2, file: !3, line: 16, column: 5)
!34 = !DILocalVariable(name: "i", scope: !35, file: !3, line: 20, type: !10)
!35 = distinct !DILexicalBlock(scope: !36, file: !3, line: 20, column: 9)
!36 = distinct !DILexicalBlock(scope: !37, file: !3, line: 16, column: 39)
!37 = distinct !DILexicalBlock(scope: !33, file: !3, line: 16, column: 5)
!38 = !{ptr @matmul_tiled, !"kernel", i32 1}
!39 = !{i32 7, !"Dwarf Version", i32 2}
!40 = !{i32 2, !"Debug Info Version", i32 3}
!41 = !{i32 1, !"wchar_size", i32 4}
!42 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!43 = !{i32 7, !"frame-pointer", i32 2}
!44 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!45 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!46 = !DILocation(line: 0, scope: !2)
!47 = !DILocation(line: 30, column: 24, scope: !48, inlinedAt: !57)
!48 = distinct !DISubprogram(name: "mini_thread", linkageName: "_Z11mini_threadv", scope: !49, file: !49, line: 29, type: !50, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11)
!49 = !DIFile(filename: "./mini_cuda.h", directory: ".")
!50 = !DISubroutineType(types: !51)
!51 = !{!52}
!52 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "uint3", file: !49, line: 14, size: 96, flags: DIFlagTypePassByValue, elements: !53, identifier: "_ZTS5uint3")
!53 = !{!54, !55, !56}
!54 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !52, file: !49, line: 15, baseType: !13, size: 32)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !52, file: !49, line: 15, baseType: !13, size: 32, offset: 32)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !52, file: !49, line: 15, baseType: !13, size: 32, offset: 64)
!57 = distinct !DILocation(line: 12, column: 14, scope: !2)
!58 = !DILocation(line: 30, column: 54, scope: !48, inlinedAt: !57)
!59 = !DILocation(line: 34, column: 24, scope: !60, inlinedAt: !61)
!60 = distinct !DISubprogram(name: "mini_block", linkageName: "_Z10mini_blockv", scope: !49, file: !49, line: 33, type: !50, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11)
!61 = distinct !DILocation(line: 13, column: 15, scope: !2)
!62 = !DILocation(line: 34, column: 56, scope: !60, inlinedAt: !61)
!63 = !DILocation(line: 13, column: 26, scope: !2)
!64 = !DILocation(line: 13, column: 33, scope: !2)
!65 = !DILocation(line: 14, column: 26, scope: !2)
!66 = !DILocation(line: 14, column: 33, scope: !2)
!67 = !DILocation(line: 0, scope: !33)
!68 = !DILocation(line: 16, column: 23, scope: !37)
!69 = !DILocation(line: 16, column: 5, scope: !33)
!70 = !DILocation(line: 21, column: 20, scope: !71)
!71 = distinct !DILexicalBlock(scope: !35, file: !3, line: 20, column: 9)
!72 = !DILocation(line: 15, column: 11, scope: !2)
!73 = !DILocation(line: 24, column: 13, scope: !74)
!74 = distinct !DILexicalBlock(scope: !2, file: !3, line: 24, column: 9)
!75 = !DILocation(line: 24, column: 17, scope: !74)
!76 = !DILocation(line: 17, column: 30, scope: !36)
!77 = !DILocation(line: 17, column: 46, scope: !36)
!78 = !{!79, !79, i64 0}
!79 = !{!"float", !80, i64 0}
!80 = !{!"omnipotent char", !81, i64 0}
!81 = !{!"Simple C++ TBAA"}
!82 = !DILocation(line: 17, column: 22, scope: !36)
!83 = !DILocation(line: 17, column: 20, scope: !36)
!84 = !DILocation(line: 18, column: 24, scope: !36)
!85 = !DILocation(line: 18, column: 29, scope: !36)
!86 = !DILocation(line: 18, column: 33, scope: !36)
!87 = !DILocation(line: 18, column: 46, scope: !36)
!88 = !DILocation(line: 18, column: 22, scope: !36)
!89 = !DILocation(line: 18, column: 20, scope: !36)
!90 = !DILocation(line: 19, column: 9, scope: !36)
!91 = !DILocation(line: 0, scope: !35)
!92 = !DILocation(line: 21, column: 32, scope: !71)
!93 = !DILocation(line: 21, column: 30, scope: !71)
!94 = !DILocation(line: 21, column: 17, scope: !71)
!95 = !DILocation(line: 22, column: 9, scope: !36)
!96 = !DILocation(line: 16, column: 30, scope: !37)
!97 = distinct !{!97, !69, !98, !99}
!98 = !DILocation(line: 23, column: 5, scope: !33)
!99 = !{!"llvm.loop.mustprogress"}
!100 = !DILocation(line: 25, column: 26, scope: !74)
!101 = !DILocation(line: 25, column: 9, scope: !74)
!102 = !DILocation(line: 26, column: 1, scope: !2)
