; ModuleID = 'scan_block.cu'
source_filename = "scan_block.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10scan_blockE4temp = internal unnamed_addr addrspace(3) global [512 x i32] undef, align 4, !dbg !0

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @scan_block(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, ptr nocapture noundef writeonly %2) local_unnamed_addr #0 !dbg !2 {
    #dbg_value(ptr %0, !15, !DIExpression(), !49)
    #dbg_value(ptr %1, !16, !DIExpression(), !49)
    #dbg_value(ptr %2, !17, !DIExpression(), !49)
  %4 = tail call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !50
    #dbg_value(i32 %4, !18, !DIExpression(), !49)
  %5 = tail call range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !61
  %6 = shl i32 %5, 9, !dbg !64
    #dbg_value(i32 %6, !19, !DIExpression(), !49)
  %7 = shl nuw nsw i32 %4, 1, !dbg !65
  %8 = add nsw i32 %6, %7, !dbg !66
  %9 = sext i32 %8 to i64, !dbg !67
  %10 = getelementptr inbounds i32, ptr %0, i64 %9, !dbg !67
  %11 = load i32, ptr %10, align 4, !dbg !67, !tbaa !68
  %12 = zext nneg i32 %7 to i64, !dbg !72
  %13 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %12, !dbg !72
  store i32 %11, ptr %13, align 4, !dbg !73, !tbaa !68
  %14 = or disjoint i32 %8, 1, !dbg !74
  %15 = sext i32 %14 to i64, !dbg !75
  %16 = getelementptr inbounds i32, ptr %0, i64 %15, !dbg !75
  %17 = load i32, ptr %16, align 4, !dbg !75, !tbaa !68
  %18 = or disjoint i32 %7, 1, !dbg !76
  %19 = zext nneg i32 %18 to i64, !dbg !77
  %20 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %19, !dbg !77
  store i32 %17, ptr %20, align 4, !dbg !78, !tbaa !68
    #dbg_value(i32 1, !20, !DIExpression(), !49)
    #dbg_value(i32 256, !21, !DIExpression(), !79)
  %21 = add nuw nsw i32 %7, 2
    #dbg_value(i32 1, !20, !DIExpression(), !49)
    #dbg_value(i32 256, !21, !DIExpression(), !79)
  tail call void @llvm.nvvm.barrier0(), !dbg !80
  %22 = icmp ult i32 %4, 256, !dbg !81
  br i1 %22, label %23, label %32, !dbg !82

23:                                               ; preds = %3
    #dbg_value(i32 %7, !23, !DIExpression(), !83)
  %24 = or disjoint i32 %7, 1, !dbg !84
    #dbg_value(i32 %24, !28, !DIExpression(), !83)
  %25 = zext nneg i32 %7 to i64, !dbg !85
  %26 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %25, !dbg !85
  %27 = load i32, ptr %26, align 4, !dbg !85, !tbaa !68
  %28 = zext nneg i32 %24 to i64, !dbg !86
  %29 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %28, !dbg !86
  %30 = load i32, ptr %29, align 4, !dbg !87, !tbaa !68
  %31 = add nsw i32 %30, %27, !dbg !87
  store i32 %31, ptr %29, align 4, !dbg !87, !tbaa !68
  br label %32, !dbg !88

32:                                               ; preds = %23, %3
    #dbg_value(i32 2, !20, !DIExpression(), !49)
    #dbg_value(i32 128, !21, !DIExpression(), !79)
  tail call void @llvm.nvvm.barrier0(), !dbg !80
  %33 = icmp ult i32 %4, 128, !dbg !81
  br i1 %33, label %34, label %46, !dbg !82

34:                                               ; preds = %32
  %35 = shl nuw nsw i32 %18, 1, !dbg !89
  %36 = add nsw i32 %35, -1, !dbg !90
    #dbg_value(i32 %36, !23, !DIExpression(), !83)
  %37 = shl nuw nsw i32 %21, 1, !dbg !91
  %38 = add nsw i32 %37, -1, !dbg !84
    #dbg_value(i32 %38, !28, !DIExpression(), !83)
  %39 = zext nneg i32 %36 to i64, !dbg !85
  %40 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %39, !dbg !85
  %41 = load i32, ptr %40, align 4, !dbg !85, !tbaa !68
  %42 = zext nneg i32 %38 to i64, !dbg !86
  %43 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %42, !dbg !86
  %44 = load i32, ptr %43, align 4, !dbg !87, !tbaa !68
  %45 = add nsw i32 %44, %41, !dbg !87
  store i32 %45, ptr %43, align 4, !dbg !87, !tbaa !68
  br label %46, !dbg !88

46:                                               ; preds = %34, %32
    #dbg_value(i32 4, !20, !DIExpression(), !49)
    #dbg_value(i32 64, !21, !DIExpression(), !79)
  tail call void @llvm.nvvm.barrier0(), !dbg !80
  %47 = icmp ult i32 %4, 64, !dbg !81
  br i1 %47, label %48, label %60, !dbg !82

48:                                               ; preds = %46
  %49 = shl nuw nsw i32 %18, 2, !dbg !89
  %50 = add nsw i32 %49, -1, !dbg !90
    #dbg_value(i32 %50, !23, !DIExpression(), !83)
  %51 = shl nuw nsw i32 %21, 2, !dbg !91
  %52 = add nsw i32 %51, -1, !dbg !84
    #dbg_value(i32 %52, !28, !DIExpression(), !83)
  %53 = zext nneg i32 %50 to i64, !dbg !85
  %54 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %53, !dbg !85
  %55 = load i32, ptr %54, align 4, !dbg !85, !tbaa !68
  %56 = zext nneg i32 %52 to i64, !dbg !86
  %57 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %56, !dbg !86
  %58 = load i32, ptr %57, align 4, !dbg !87, !tbaa !68
  %59 = add nsw i32 %58, %55, !dbg !87
  store i32 %59, ptr %57, align 4, !dbg !87, !tbaa !68
  br label %60, !dbg !88

60:                                               ; preds = %48, %46
    #dbg_value(i32 8, !20, !DIExpression(), !49)
    #dbg_value(i32 32, !21, !DIExpression(), !79)
  tail call void @llvm.nvvm.barrier0(), !dbg !80
  %61 = icmp ult i32 %4, 32, !dbg !81
  br i1 %61, label %62, label %74, !dbg !82

62:                                               ; preds = %60
  %63 = shl nuw nsw i32 %18, 3, !dbg !89
  %64 = add nsw i32 %63, -1, !dbg !90
    #dbg_value(i32 %64, !23, !DIExpression(), !83)
  %65 = shl nuw nsw i32 %21, 3, !dbg !91
  %66 = add nsw i32 %65, -1, !dbg !84
    #dbg_value(i32 %66, !28, !DIExpression(), !83)
  %67 = zext nneg i32 %64 to i64, !dbg !85
  %68 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %67, !dbg !85
  %69 = load i32, ptr %68, align 4, !dbg !85, !tbaa !68
  %70 = zext nneg i32 %66 to i64, !dbg !86
  %71 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %70, !dbg !86
  %72 = load i32, ptr %71, align 4, !dbg !87, !tbaa !68
  %73 = add nsw i32 %72, %69, !dbg !87
  store i32 %73, ptr %71, align 4, !dbg !87, !tbaa !68
  br label %74, !dbg !88

74:                                               ; preds = %62, %60
    #dbg_value(i32 16, !20, !DIExpression(), !49)
    #dbg_value(i32 16, !21, !DIExpression(), !79)
  tail call void @llvm.nvvm.barrier0(), !dbg !80
  %75 = icmp ult i32 %4, 16, !dbg !81
  br i1 %75, label %76, label %88, !dbg !82

76:                                               ; preds = %74
  %77 = shl nuw nsw i32 %18, 4, !dbg !89
  %78 = add nsw i32 %77, -1, !dbg !90
    #dbg_value(i32 %78, !23, !DIExpression(), !83)
  %79 = shl nuw nsw i32 %21, 4, !dbg !91
  %80 = add nsw i32 %79, -1, !dbg !84
    #dbg_value(i32 %80, !28, !DIExpression(), !83)
  %81 = zext nneg i32 %78 to i64, !dbg !85
  %82 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %81, !dbg !85
  %83 = load i32, ptr %82, align 4, !dbg !85, !tbaa !68
  %84 = zext nneg i32 %80 to i64, !dbg !86
  %85 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %84, !dbg !86
  %86 = load i32, ptr %85, align 4, !dbg !87, !tbaa !68
  %87 = add nsw i32 %86, %83, !dbg !87
  store i32 %87, ptr %85, align 4, !dbg !87, !tbaa !68
  br label %88, !dbg !88

88:                                               ; preds = %76, %74
    #dbg_value(i32 32, !20, !DIExpression(), !49)
    #dbg_value(i32 8, !21, !DIExpression(), !79)
  tail call void @llvm.nvvm.barrier0(), !dbg !80
  %89 = icmp ult i32 %4, 8, !dbg !81
  br i1 %89, label %90, label %102, !dbg !82

90:                                               ; preds = %88
  %91 = shl nuw nsw i32 %18, 5, !dbg !89
  %92 = add nsw i32 %91, -1, !dbg !90
    #dbg_value(i32 %92, !23, !DIExpression(), !83)
  %93 = shl nuw nsw i32 %21, 5, !dbg !91
  %94 = add nsw i32 %93, -1, !dbg !84
    #dbg_value(i32 %94, !28, !DIExpression(), !83)
  %95 = zext nneg i32 %92 to i64, !dbg !85
  %96 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %95, !dbg !85
  %97 = load i32, ptr %96, align 4, !dbg !85, !tbaa !68
  %98 = zext nneg i32 %94 to i64, !dbg !86
  %99 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %98, !dbg !86
  %100 = load i32, ptr %99, align 4, !dbg !87, !tbaa !68
  %101 = add nsw i32 %100, %97, !dbg !87
  store i32 %101, ptr %99, align 4, !dbg !87, !tbaa !68
  br label %102, !dbg !88

102:                                              ; preds = %90, %88
    #dbg_value(i32 64, !20, !DIExpression(), !49)
    #dbg_value(i32 4, !21, !DIExpression(), !79)
  tail call void @llvm.nvvm.barrier0(), !dbg !80
  %103 = icmp ult i32 %4, 4, !dbg !81
  br i1 %103, label %104, label %116, !dbg !82

104:                                              ; preds = %102
  %105 = shl nuw nsw i32 %18, 6, !dbg !89
  %106 = add nsw i32 %105, -1, !dbg !90
    #dbg_value(i32 %106, !23, !DIExpression(), !83)
  %107 = shl nuw nsw i32 %21, 6, !dbg !91
  %108 = add nsw i32 %107, -1, !dbg !84
    #dbg_value(i32 %108, !28, !DIExpression(), !83)
  %109 = zext nneg i32 %106 to i64, !dbg !85
  %110 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %109, !dbg !85
  %111 = load i32, ptr %110, align 4, !dbg !85, !tbaa !68
  %112 = zext nneg i32 %108 to i64, !dbg !86
  %113 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %112, !dbg !86
  %114 = load i32, ptr %113, align 4, !dbg !87, !tbaa !68
  %115 = add nsw i32 %114, %111, !dbg !87
  store i32 %115, ptr %113, align 4, !dbg !87, !tbaa !68
  br label %116, !dbg !88

116:                                              ; preds = %104, %102
    #dbg_value(i32 128, !20, !DIExpression(), !49)
    #dbg_value(i32 2, !21, !DIExpression(), !79)
  tail call void @llvm.nvvm.barrier0(), !dbg !80
  %117 = icmp ult i32 %4, 2, !dbg !81
  br i1 %117, label %118, label %130, !dbg !82

118:                                              ; preds = %116
  %119 = shl nuw nsw i32 %18, 7, !dbg !89
  %120 = add nsw i32 %119, -1, !dbg !90
    #dbg_value(i32 %120, !23, !DIExpression(), !83)
  %121 = shl nuw nsw i32 %21, 7, !dbg !91
  %122 = add nsw i32 %121, -1, !dbg !84
    #dbg_value(i32 %122, !28, !DIExpression(), !83)
  %123 = zext nneg i32 %120 to i64, !dbg !85
  %124 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %123, !dbg !85
  %125 = load i32, ptr %124, align 4, !dbg !85, !tbaa !68
  %126 = zext nneg i32 %122 to i64, !dbg !86
  %127 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %126, !dbg !86
  %128 = load i32, ptr %127, align 4, !dbg !87, !tbaa !68
  %129 = add nsw i32 %128, %125, !dbg !87
  store i32 %129, ptr %127, align 4, !dbg !87, !tbaa !68
  br label %130, !dbg !88

130:                                              ; preds = %118, %116
    #dbg_value(i32 256, !20, !DIExpression(), !49)
    #dbg_value(i32 1, !21, !DIExpression(), !79)
  tail call void @llvm.nvvm.barrier0(), !dbg !80
  %131 = icmp eq i32 %4, 0, !dbg !81
  br i1 %131, label %132, label %136, !dbg !82

132:                                              ; preds = %130
    #dbg_value(i32 255, !23, !DIExpression(), !83)
    #dbg_value(i32 511, !28, !DIExpression(), !83)
  %133 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 1020), align 4, !dbg !85, !tbaa !68
  %134 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 2044), align 4, !dbg !87, !tbaa !68
  %135 = add nsw i32 %134, %133, !dbg !87
  store i32 %135, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 2044), align 4, !dbg !87, !tbaa !68
  br label %136, !dbg !88

136:                                              ; preds = %132, %130
    #dbg_value(i32 512, !20, !DIExpression(), !49)
    #dbg_value(i32 0, !21, !DIExpression(), !79)
  tail call void @llvm.nvvm.barrier0(), !dbg !92
  %137 = icmp eq i32 %4, 0, !dbg !93
  br i1 %137, label %138, label %142, !dbg !95

138:                                              ; preds = %136
  %139 = zext nneg i32 %5 to i64
  %140 = getelementptr inbounds i32, ptr %2, i64 %139
  %141 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 2044), align 4, !dbg !96, !tbaa !68
  store i32 %141, ptr %140, align 4, !dbg !98, !tbaa !68
  store i32 0, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 2044), align 4, !dbg !99, !tbaa !68
  br label %142, !dbg !100

142:                                              ; preds = %138, %136
    #dbg_value(i32 1, !29, !DIExpression(), !101)
    #dbg_value(i32 512, !20, !DIExpression(), !49)
    #dbg_value(i32 512, !20, !DIExpression(), !49)
    #dbg_value(i32 1, !29, !DIExpression(), !101)
    #dbg_value(i32 256, !20, !DIExpression(), !49)
  tail call void @llvm.nvvm.barrier0(), !dbg !102
  br i1 %131, label %143, label %147, !dbg !103

143:                                              ; preds = %142
    #dbg_value(i32 255, !31, !DIExpression(), !104)
    #dbg_value(i32 511, !36, !DIExpression(), !104)
  %144 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 1020), align 4, !dbg !105, !tbaa !68
    #dbg_value(i32 %144, !37, !DIExpression(), !104)
  %145 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 2044), align 4, !dbg !106, !tbaa !68
  store i32 %145, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 1020), align 4, !dbg !107, !tbaa !68
  %146 = add nsw i32 %145, %144, !dbg !108
  store i32 %146, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 2044), align 4, !dbg !108, !tbaa !68
  br label %147, !dbg !109

147:                                              ; preds = %142, %143
    #dbg_value(i32 256, !20, !DIExpression(), !49)
    #dbg_value(i32 2, !29, !DIExpression(), !101)
    #dbg_value(i32 128, !20, !DIExpression(), !49)
  tail call void @llvm.nvvm.barrier0(), !dbg !102
  br i1 %117, label %148, label %160, !dbg !103

148:                                              ; preds = %147
  %149 = shl nuw nsw i32 %18, 7, !dbg !110
  %150 = add nsw i32 %149, -1, !dbg !111
    #dbg_value(i32 %150, !31, !DIExpression(), !104)
  %151 = shl nuw nsw i32 %21, 7, !dbg !112
  %152 = add nsw i32 %151, -1, !dbg !113
    #dbg_value(i32 %152, !36, !DIExpression(), !104)
  %153 = zext nneg i32 %150 to i64, !dbg !105
  %154 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %153, !dbg !105
  %155 = load i32, ptr %154, align 4, !dbg !105, !tbaa !68
    #dbg_value(i32 %155, !37, !DIExpression(), !104)
  %156 = zext nneg i32 %152 to i64, !dbg !106
  %157 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %156, !dbg !106
  %158 = load i32, ptr %157, align 4, !dbg !106, !tbaa !68
  store i32 %158, ptr %154, align 4, !dbg !107, !tbaa !68
  %159 = add nsw i32 %158, %155, !dbg !108
  store i32 %159, ptr %157, align 4, !dbg !108, !tbaa !68
  br label %160, !dbg !109

160:                                              ; preds = %148, %147
    #dbg_value(i32 128, !20, !DIExpression(), !49)
    #dbg_value(i32 4, !29, !DIExpression(), !101)
    #dbg_value(i32 64, !20, !DIExpression(), !49)
  tail call void @llvm.nvvm.barrier0(), !dbg !102
  br i1 %103, label %161, label %173, !dbg !103

161:                                              ; preds = %160
  %162 = shl nuw nsw i32 %18, 6, !dbg !110
  %163 = add nsw i32 %162, -1, !dbg !111
    #dbg_value(i32 %163, !31, !DIExpression(), !104)
  %164 = shl nuw nsw i32 %21, 6, !dbg !112
  %165 = add nsw i32 %164, -1, !dbg !113
    #dbg_value(i32 %165, !36, !DIExpression(), !104)
  %166 = zext nneg i32 %163 to i64, !dbg !105
  %167 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %166, !dbg !105
  %168 = load i32, ptr %167, align 4, !dbg !105, !tbaa !68
    #dbg_value(i32 %168, !37, !DIExpression(), !104)
  %169 = zext nneg i32 %165 to i64, !dbg !106
  %170 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %169, !dbg !106
  %171 = load i32, ptr %170, align 4, !dbg !106, !tbaa !68
  store i32 %171, ptr %167, align 4, !dbg !107, !tbaa !68
  %172 = add nsw i32 %171, %168, !dbg !108
  store i32 %172, ptr %170, align 4, !dbg !108, !tbaa !68
  br label %173, !dbg !109

173:                                              ; preds = %161, %160
    #dbg_value(i32 64, !20, !DIExpression(), !49)
    #dbg_value(i32 8, !29, !DIExpression(), !101)
    #dbg_value(i32 32, !20, !DIExpression(), !49)
  tail call void @llvm.nvvm.barrier0(), !dbg !102
  br i1 %89, label %174, label %186, !dbg !103

174:                                              ; preds = %173
  %175 = shl nuw nsw i32 %18, 5, !dbg !110
  %176 = add nsw i32 %175, -1, !dbg !111
    #dbg_value(i32 %176, !31, !DIExpression(), !104)
  %177 = shl nuw nsw i32 %21, 5, !dbg !112
  %178 = add nsw i32 %177, -1, !dbg !113
    #dbg_value(i32 %178, !36, !DIExpression(), !104)
  %179 = zext nneg i32 %176 to i64, !dbg !105
  %180 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %179, !dbg !105
  %181 = load i32, ptr %180, align 4, !dbg !105, !tbaa !68
    #dbg_value(i32 %181, !37, !DIExpression(), !104)
  %182 = zext nneg i32 %178 to i64, !dbg !106
  %183 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %182, !dbg !106
  %184 = load i32, ptr %183, align 4, !dbg !106, !tbaa !68
  store i32 %184, ptr %180, align 4, !dbg !107, !tbaa !68
  %185 = add nsw i32 %184, %181, !dbg !108
  store i32 %185, ptr %183, align 4, !dbg !108, !tbaa !68
  br label %186, !dbg !109

186:                                              ; preds = %174, %173
    #dbg_value(i32 32, !20, !DIExpression(), !49)
    #dbg_value(i32 16, !29, !DIExpression(), !101)
    #dbg_value(i32 16, !20, !DIExpression(), !49)
  tail call void @llvm.nvvm.barrier0(), !dbg !102
  br i1 %75, label %187, label %199, !dbg !103

187:                                              ; preds = %186
  %188 = shl nuw nsw i32 %18, 4, !dbg !110
  %189 = add nsw i32 %188, -1, !dbg !111
    #dbg_value(i32 %189, !31, !DIExpression(), !104)
  %190 = shl nuw nsw i32 %21, 4, !dbg !112
  %191 = add nsw i32 %190, -1, !dbg !113
    #dbg_value(i32 %191, !36, !DIExpression(), !104)
  %192 = zext nneg i32 %189 to i64, !dbg !105
  %193 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %192, !dbg !105
  %194 = load i32, ptr %193, align 4, !dbg !105, !tbaa !68
    #dbg_value(i32 %194, !37, !DIExpression(), !104)
  %195 = zext nneg i32 %191 to i64, !dbg !106
  %196 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %195, !dbg !106
  %197 = load i32, ptr %196, align 4, !dbg !106, !tbaa !68
  store i32 %197, ptr %193, align 4, !dbg !107, !tbaa !68
  %198 = add nsw i32 %197, %194, !dbg !108
  store i32 %198, ptr %196, align 4, !dbg !108, !tbaa !68
  br label %199, !dbg !109

199:                                              ; preds = %187, %186
    #dbg_value(i32 16, !20, !DIExpression(), !49)
    #dbg_value(i32 32, !29, !DIExpression(), !101)
    #dbg_value(i32 8, !20, !DIExpression(), !49)
  tail call void @llvm.nvvm.barrier0(), !dbg !102
  br i1 %61, label %200, label %212, !dbg !103

200:                                              ; preds = %199
  %201 = shl nuw nsw i32 %18, 3, !dbg !110
  %202 = add nsw i32 %201, -1, !dbg !111
    #dbg_value(i32 %202, !31, !DIExpression(), !104)
  %203 = shl nuw nsw i32 %21, 3, !dbg !112
  %204 = add nsw i32 %203, -1, !dbg !113
    #dbg_value(i32 %204, !36, !DIExpression(), !104)
  %205 = zext nneg i32 %202 to i64, !dbg !105
  %206 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %205, !dbg !105
  %207 = load i32, ptr %206, align 4, !dbg !105, !tbaa !68
    #dbg_value(i32 %207, !37, !DIExpression(), !104)
  %208 = zext nneg i32 %204 to i64, !dbg !106
  %209 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %208, !dbg !106
  %210 = load i32, ptr %209, align 4, !dbg !106, !tbaa !68
  store i32 %210, ptr %206, align 4, !dbg !107, !tbaa !68
  %211 = add nsw i32 %210, %207, !dbg !108
  store i32 %211, ptr %209, align 4, !dbg !108, !tbaa !68
  br label %212, !dbg !109

212:                                              ; preds = %200, %199
    #dbg_value(i32 8, !20, !DIExpression(), !49)
    #dbg_value(i32 64, !29, !DIExpression(), !101)
    #dbg_value(i32 4, !20, !DIExpression(), !49)
  tail call void @llvm.nvvm.barrier0(), !dbg !102
  br i1 %47, label %213, label %225, !dbg !103

213:                                              ; preds = %212
  %214 = shl nuw nsw i32 %18, 2, !dbg !110
  %215 = add nsw i32 %214, -1, !dbg !111
    #dbg_value(i32 %215, !31, !DIExpression(), !104)
  %216 = shl nuw nsw i32 %21, 2, !dbg !112
  %217 = add nsw i32 %216, -1, !dbg !113
    #dbg_value(i32 %217, !36, !DIExpression(), !104)
  %218 = zext nneg i32 %215 to i64, !dbg !105
  %219 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %218, !dbg !105
  %220 = load i32, ptr %219, align 4, !dbg !105, !tbaa !68
    #dbg_value(i32 %220, !37, !DIExpression(), !104)
  %221 = zext nneg i32 %217 to i64, !dbg !106
  %222 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %221, !dbg !106
  %223 = load i32, ptr %222, align 4, !dbg !106, !tbaa !68
  store i32 %223, ptr %219, align 4, !dbg !107, !tbaa !68
  %224 = add nsw i32 %223, %220, !dbg !108
  store i32 %224, ptr %222, align 4, !dbg !108, !tbaa !68
  br label %225, !dbg !109

225:                                              ; preds = %213, %212
    #dbg_value(i32 4, !20, !DIExpression(), !49)
    #dbg_value(i32 128, !29, !DIExpression(), !101)
    #dbg_value(i32 2, !20, !DIExpression(), !49)
  tail call void @llvm.nvvm.barrier0(), !dbg !102
  br i1 %33, label %226, label %238, !dbg !103

226:                                              ; preds = %225
  %227 = shl nuw nsw i32 %18, 1, !dbg !110
  %228 = add nsw i32 %227, -1, !dbg !111
    #dbg_value(i32 %228, !31, !DIExpression(), !104)
  %229 = shl nuw nsw i32 %21, 1, !dbg !112
  %230 = add nsw i32 %229, -1, !dbg !113
    #dbg_value(i32 %230, !36, !DIExpression(), !104)
  %231 = zext nneg i32 %228 to i64, !dbg !105
  %232 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %231, !dbg !105
  %233 = load i32, ptr %232, align 4, !dbg !105, !tbaa !68
    #dbg_value(i32 %233, !37, !DIExpression(), !104)
  %234 = zext nneg i32 %230 to i64, !dbg !106
  %235 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %234, !dbg !106
  %236 = load i32, ptr %235, align 4, !dbg !106, !tbaa !68
  store i32 %236, ptr %232, align 4, !dbg !107, !tbaa !68
  %237 = add nsw i32 %236, %233, !dbg !108
  store i32 %237, ptr %235, align 4, !dbg !108, !tbaa !68
  br label %238, !dbg !109

238:                                              ; preds = %226, %225
    #dbg_value(i32 2, !20, !DIExpression(), !49)
    #dbg_value(i32 256, !29, !DIExpression(), !101)
    #dbg_value(i32 1, !20, !DIExpression(), !49)
  tail call void @llvm.nvvm.barrier0(), !dbg !102
  br i1 %22, label %239, label %248, !dbg !103

239:                                              ; preds = %238
    #dbg_value(i32 %7, !31, !DIExpression(), !104)
  %240 = or disjoint i32 %7, 1, !dbg !113
    #dbg_value(i32 %240, !36, !DIExpression(), !104)
  %241 = zext nneg i32 %7 to i64, !dbg !105
  %242 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %241, !dbg !105
  %243 = load i32, ptr %242, align 4, !dbg !105, !tbaa !68
    #dbg_value(i32 %243, !37, !DIExpression(), !104)
  %244 = zext nneg i32 %240 to i64, !dbg !106
  %245 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %244, !dbg !106
  %246 = load i32, ptr %245, align 4, !dbg !106, !tbaa !68
  store i32 %246, ptr %242, align 4, !dbg !107, !tbaa !68
  %247 = add nsw i32 %246, %243, !dbg !108
  store i32 %247, ptr %245, align 4, !dbg !108, !tbaa !68
  br label %248, !dbg !109

248:                                              ; preds = %239, %238
    #dbg_value(i32 1, !20, !DIExpression(), !49)
    #dbg_value(i32 512, !29, !DIExpression(), !101)
  tail call void @llvm.nvvm.barrier0(), !dbg !114
  %249 = load i32, ptr %13, align 4, !dbg !115, !tbaa !68
  %250 = getelementptr inbounds i32, ptr %1, i64 %9, !dbg !116
  store i32 %249, ptr %250, align 4, !dbg !117, !tbaa !68
  %251 = load i32, ptr %20, align 4, !dbg !118, !tbaa !68
  %252 = getelementptr inbounds i32, ptr %1, i64 %15, !dbg !119
  store i32 %251, ptr %252, align 4, !dbg !120, !tbaa !68
  ret void, !dbg !121
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!10}
!nvvm.annotations = !{!41}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47}
!llvm.ident = !{!48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "temp", scope: !2, file: !3, line: 10, type: !38, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "scan_block", scope: !3, file: !3, line: 9, type: !4, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !14)
!3 = !DIFile(filename: "scan_block.cu", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6, !9, !9}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !13, splitDebugInlining: false, nameTableKind: None)
!11 = !{!12}
!12 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!13 = !{!0}
!14 = !{!15, !16, !17, !18, !19, !20, !21, !23, !28, !29, !31, !36, !37}
!15 = !DILocalVariable(name: "in", arg: 1, scope: !2, file: !3, line: 9, type: !6)
!16 = !DILocalVariable(name: "out", arg: 2, scope: !2, file: !3, line: 9, type: !9)
!17 = !DILocalVariable(name: "totals", arg: 3, scope: !2, file: !3, line: 9, type: !9)
!18 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 11, type: !8)
!19 = !DILocalVariable(name: "base", scope: !2, file: !3, line: 12, type: !8)
!20 = !DILocalVariable(name: "offset", scope: !2, file: !3, line: 16, type: !8)
!21 = !DILocalVariable(name: "d", scope: !22, file: !3, line: 17, type: !8)
!22 = distinct !DILexicalBlock(scope: !2, file: !3, line: 17, column: 5)
!23 = !DILocalVariable(name: "i", scope: !24, file: !3, line: 20, type: !8)
!24 = distinct !DILexicalBlock(scope: !25, file: !3, line: 19, column: 20)
!25 = distinct !DILexicalBlock(scope: !26, file: !3, line: 19, column: 13)
!26 = distinct !DILexicalBlock(scope: !27, file: !3, line: 17, column: 41)
!27 = distinct !DILexicalBlock(scope: !22, file: !3, line: 17, column: 5)
!28 = !DILocalVariable(name: "j", scope: !24, file: !3, line: 21, type: !8)
!29 = !DILocalVariable(name: "d", scope: !30, file: !3, line: 31, type: !8)
!30 = distinct !DILexicalBlock(scope: !2, file: !3, line: 31, column: 5)
!31 = !DILocalVariable(name: "i", scope: !32, file: !3, line: 35, type: !8)
!32 = distinct !DILexicalBlock(scope: !33, file: !3, line: 34, column: 20)
!33 = distinct !DILexicalBlock(scope: !34, file: !3, line: 34, column: 13)
!34 = distinct !DILexicalBlock(scope: !35, file: !3, line: 31, column: 36)
!35 = distinct !DILexicalBlock(scope: !30, file: !3, line: 31, column: 5)
!36 = !DILocalVariable(name: "j", scope: !32, file: !3, line: 36, type: !8)
!37 = !DILocalVariable(name: "x", scope: !32, file: !3, line: 37, type: !8)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 16384, elements: !39)
!39 = !{!40}
!40 = !DISubrange(count: 512)
!41 = !{ptr @scan_block, !"kernel", i32 1}
!42 = !{i32 7, !"Dwarf Version", i32 2}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!48 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!49 = !DILocation(line: 0, scope: !2)
!50 = !DILocation(line: 30, column: 24, scope: !51, inlinedAt: !60)
!51 = distinct !DISubprogram(name: "mini_thread", linkageName: "_Z11mini_threadv", scope: !52, file: !52, line: 29, type: !53, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10)
!52 = !DIFile(filename: "./mini_cuda.h", directory: ".")
!53 = !DISubroutineType(types: !54)
!54 = !{!55}
!55 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "uint3", file: !52, line: 14, size: 96, flags: DIFlagTypePassByValue, elements: !56, identifier: "_ZTS5uint3")
!56 = !{!57, !58, !59}
!57 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !55, file: !52, line: 15, baseType: !12, size: 32)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !55, file: !52, line: 15, baseType: !12, size: 32, offset: 32)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !55, file: !52, line: 15, baseType: !12, size: 32, offset: 64)
!60 = distinct !DILocation(line: 11, column: 13, scope: !2)
!61 = !DILocation(line: 34, column: 24, scope: !62, inlinedAt: !63)
!62 = distinct !DISubprogram(name: "mini_block", linkageName: "_Z10mini_blockv", scope: !52, file: !52, line: 33, type: !53, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10)
!63 = distinct !DILocation(line: 12, column: 16, scope: !2)
!64 = !DILocation(line: 12, column: 27, scope: !2)
!65 = !DILocation(line: 13, column: 31, scope: !2)
!66 = !DILocation(line: 13, column: 27, scope: !2)
!67 = !DILocation(line: 13, column: 19, scope: !2)
!68 = !{!69, !69, i64 0}
!69 = !{!"int", !70, i64 0}
!70 = !{!"omnipotent char", !71, i64 0}
!71 = !{!"Simple C++ TBAA"}
!72 = !DILocation(line: 13, column: 5, scope: !2)
!73 = !DILocation(line: 13, column: 17, scope: !2)
!74 = !DILocation(line: 14, column: 39, scope: !2)
!75 = !DILocation(line: 14, column: 23, scope: !2)
!76 = !DILocation(line: 14, column: 16, scope: !2)
!77 = !DILocation(line: 14, column: 5, scope: !2)
!78 = !DILocation(line: 14, column: 21, scope: !2)
!79 = !DILocation(line: 0, scope: !22)
!80 = !DILocation(line: 18, column: 9, scope: !26)
!81 = !DILocation(line: 19, column: 15, scope: !25)
!82 = !DILocation(line: 19, column: 13, scope: !26)
!83 = !DILocation(line: 0, scope: !24)
!84 = !DILocation(line: 21, column: 42, scope: !24)
!85 = !DILocation(line: 22, column: 24, scope: !24)
!86 = !DILocation(line: 22, column: 13, scope: !24)
!87 = !DILocation(line: 22, column: 21, scope: !24)
!88 = !DILocation(line: 23, column: 9, scope: !24)
!89 = !DILocation(line: 20, column: 28, scope: !24)
!90 = !DILocation(line: 20, column: 42, scope: !24)
!91 = !DILocation(line: 21, column: 28, scope: !24)
!92 = !DILocation(line: 26, column: 5, scope: !2)
!93 = !DILocation(line: 27, column: 11, scope: !94)
!94 = distinct !DILexicalBlock(scope: !2, file: !3, line: 27, column: 9)
!95 = !DILocation(line: 27, column: 9, scope: !2)
!96 = !DILocation(line: 28, column: 30, scope: !97)
!97 = distinct !DILexicalBlock(scope: !94, file: !3, line: 27, column: 17)
!98 = !DILocation(line: 28, column: 28, scope: !97)
!99 = !DILocation(line: 29, column: 21, scope: !97)
!100 = !DILocation(line: 30, column: 5, scope: !97)
!101 = !DILocation(line: 0, scope: !30)
!102 = !DILocation(line: 33, column: 9, scope: !34)
!103 = !DILocation(line: 34, column: 13, scope: !34)
!104 = !DILocation(line: 0, scope: !32)
!105 = !DILocation(line: 37, column: 21, scope: !32)
!106 = !DILocation(line: 38, column: 23, scope: !32)
!107 = !DILocation(line: 38, column: 21, scope: !32)
!108 = !DILocation(line: 39, column: 21, scope: !32)
!109 = !DILocation(line: 40, column: 9, scope: !32)
!110 = !DILocation(line: 35, column: 28, scope: !32)
!111 = !DILocation(line: 35, column: 42, scope: !32)
!112 = !DILocation(line: 36, column: 28, scope: !32)
!113 = !DILocation(line: 36, column: 42, scope: !32)
!114 = !DILocation(line: 42, column: 5, scope: !2)
!115 = !DILocation(line: 43, column: 25, scope: !2)
!116 = !DILocation(line: 43, column: 5, scope: !2)
!117 = !DILocation(line: 43, column: 23, scope: !2)
!118 = !DILocation(line: 44, column: 29, scope: !2)
!119 = !DILocation(line: 44, column: 5, scope: !2)
!120 = !DILocation(line: 44, column: 27, scope: !2)
!121 = !DILocation(line: 45, column: 1, scope: !2)
