; ModuleID = 'scan_block.cu'
source_filename = "scan_block.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10scan_blockE4temp = internal unnamed_addr addrspace(3) global [512 x i32] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @scan_block(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, ptr nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 9
  %7 = shl nuw nsw i32 %4, 1
  %8 = add nsw i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !8
  %12 = zext nneg i32 %7 to i64
  %13 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %12
  store i32 %11, ptr %13, align 4, !tbaa !8
  %14 = or disjoint i32 %8, 1
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %0, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !8
  %18 = or disjoint i32 %7, 1
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %19
  store i32 %17, ptr %20, align 4, !tbaa !8
  %21 = add nuw nsw i32 %7, 2
  tail call void @llvm.nvvm.barrier0()
  %22 = icmp ult i32 %4, 256
  br i1 %22, label %23, label %32

23:                                               ; preds = %3
  %24 = or disjoint i32 %7, 1
  %25 = zext nneg i32 %7 to i64
  %26 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !8
  %28 = zext nneg i32 %24 to i64
  %29 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !8
  %31 = add nsw i32 %30, %27
  store i32 %31, ptr %29, align 4, !tbaa !8
  br label %32

32:                                               ; preds = %23, %3
  tail call void @llvm.nvvm.barrier0()
  %33 = icmp ult i32 %4, 128
  br i1 %33, label %34, label %46

34:                                               ; preds = %32
  %35 = shl nuw nsw i32 %18, 1
  %36 = add nsw i32 %35, -1
  %37 = shl nuw nsw i32 %21, 1
  %38 = add nsw i32 %37, -1
  %39 = zext nneg i32 %36 to i64
  %40 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !8
  %42 = zext nneg i32 %38 to i64
  %43 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !8
  %45 = add nsw i32 %44, %41
  store i32 %45, ptr %43, align 4, !tbaa !8
  br label %46

46:                                               ; preds = %34, %32
  tail call void @llvm.nvvm.barrier0()
  %47 = icmp ult i32 %4, 64
  br i1 %47, label %48, label %60

48:                                               ; preds = %46
  %49 = shl nuw nsw i32 %18, 2
  %50 = add nsw i32 %49, -1
  %51 = shl nuw nsw i32 %21, 2
  %52 = add nsw i32 %51, -1
  %53 = zext nneg i32 %50 to i64
  %54 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %53
  %55 = load i32, ptr %54, align 4, !tbaa !8
  %56 = zext nneg i32 %52 to i64
  %57 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %56
  %58 = load i32, ptr %57, align 4, !tbaa !8
  %59 = add nsw i32 %58, %55
  store i32 %59, ptr %57, align 4, !tbaa !8
  br label %60

60:                                               ; preds = %48, %46
  tail call void @llvm.nvvm.barrier0()
  %61 = icmp ult i32 %4, 32
  br i1 %61, label %62, label %74

62:                                               ; preds = %60
  %63 = shl nuw nsw i32 %18, 3
  %64 = add nsw i32 %63, -1
  %65 = shl nuw nsw i32 %21, 3
  %66 = add nsw i32 %65, -1
  %67 = zext nneg i32 %64 to i64
  %68 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %67
  %69 = load i32, ptr %68, align 4, !tbaa !8
  %70 = zext nneg i32 %66 to i64
  %71 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %70
  %72 = load i32, ptr %71, align 4, !tbaa !8
  %73 = add nsw i32 %72, %69
  store i32 %73, ptr %71, align 4, !tbaa !8
  br label %74

74:                                               ; preds = %62, %60
  tail call void @llvm.nvvm.barrier0()
  %75 = icmp ult i32 %4, 16
  br i1 %75, label %76, label %88

76:                                               ; preds = %74
  %77 = shl nuw nsw i32 %18, 4
  %78 = add nsw i32 %77, -1
  %79 = shl nuw nsw i32 %21, 4
  %80 = add nsw i32 %79, -1
  %81 = zext nneg i32 %78 to i64
  %82 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %81
  %83 = load i32, ptr %82, align 4, !tbaa !8
  %84 = zext nneg i32 %80 to i64
  %85 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %84
  %86 = load i32, ptr %85, align 4, !tbaa !8
  %87 = add nsw i32 %86, %83
  store i32 %87, ptr %85, align 4, !tbaa !8
  br label %88

88:                                               ; preds = %76, %74
  tail call void @llvm.nvvm.barrier0()
  %89 = icmp ult i32 %4, 8
  br i1 %89, label %90, label %102

90:                                               ; preds = %88
  %91 = shl nuw nsw i32 %18, 5
  %92 = add nsw i32 %91, -1
  %93 = shl nuw nsw i32 %21, 5
  %94 = add nsw i32 %93, -1
  %95 = zext nneg i32 %92 to i64
  %96 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %95
  %97 = load i32, ptr %96, align 4, !tbaa !8
  %98 = zext nneg i32 %94 to i64
  %99 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %98
  %100 = load i32, ptr %99, align 4, !tbaa !8
  %101 = add nsw i32 %100, %97
  store i32 %101, ptr %99, align 4, !tbaa !8
  br label %102

102:                                              ; preds = %90, %88
  tail call void @llvm.nvvm.barrier0()
  %103 = icmp ult i32 %4, 4
  br i1 %103, label %104, label %116

104:                                              ; preds = %102
  %105 = shl nuw nsw i32 %18, 6
  %106 = add nsw i32 %105, -1
  %107 = shl nuw nsw i32 %21, 6
  %108 = add nsw i32 %107, -1
  %109 = zext nneg i32 %106 to i64
  %110 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %109
  %111 = load i32, ptr %110, align 4, !tbaa !8
  %112 = zext nneg i32 %108 to i64
  %113 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %112
  %114 = load i32, ptr %113, align 4, !tbaa !8
  %115 = add nsw i32 %114, %111
  store i32 %115, ptr %113, align 4, !tbaa !8
  br label %116

116:                                              ; preds = %104, %102
  tail call void @llvm.nvvm.barrier0()
  %117 = icmp ult i32 %4, 2
  br i1 %117, label %118, label %130

118:                                              ; preds = %116
  %119 = shl nuw nsw i32 %18, 7
  %120 = add nsw i32 %119, -1
  %121 = shl nuw nsw i32 %21, 7
  %122 = add nsw i32 %121, -1
  %123 = zext nneg i32 %120 to i64
  %124 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %123
  %125 = load i32, ptr %124, align 4, !tbaa !8
  %126 = zext nneg i32 %122 to i64
  %127 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %126
  %128 = load i32, ptr %127, align 4, !tbaa !8
  %129 = add nsw i32 %128, %125
  store i32 %129, ptr %127, align 4, !tbaa !8
  br label %130

130:                                              ; preds = %118, %116
  tail call void @llvm.nvvm.barrier0()
  %131 = icmp eq i32 %4, 0
  br i1 %131, label %132, label %136

132:                                              ; preds = %130
  %133 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 1020), align 4, !tbaa !8
  %134 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 2044), align 4, !tbaa !8
  %135 = add nsw i32 %134, %133
  store i32 %135, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 2044), align 4, !tbaa !8
  br label %136

136:                                              ; preds = %132, %130
  tail call void @llvm.nvvm.barrier0()
  %137 = icmp eq i32 %4, 0
  br i1 %137, label %138, label %142

138:                                              ; preds = %136
  %139 = zext nneg i32 %5 to i64
  %140 = getelementptr inbounds i32, ptr %2, i64 %139
  %141 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 2044), align 4, !tbaa !8
  store i32 %141, ptr %140, align 4, !tbaa !8
  store i32 0, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 2044), align 4, !tbaa !8
  br label %142

142:                                              ; preds = %138, %136
  tail call void @llvm.nvvm.barrier0()
  br i1 %131, label %143, label %147

143:                                              ; preds = %142
  %144 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 1020), align 4, !tbaa !8
  %145 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 2044), align 4, !tbaa !8
  store i32 %145, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 1020), align 4, !tbaa !8
  %146 = add nsw i32 %145, %144
  store i32 %146, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 2044), align 4, !tbaa !8
  br label %147

147:                                              ; preds = %142, %143
  tail call void @llvm.nvvm.barrier0()
  br i1 %117, label %148, label %160

148:                                              ; preds = %147
  %149 = shl nuw nsw i32 %18, 7
  %150 = add nsw i32 %149, -1
  %151 = shl nuw nsw i32 %21, 7
  %152 = add nsw i32 %151, -1
  %153 = zext nneg i32 %150 to i64
  %154 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %153
  %155 = load i32, ptr %154, align 4, !tbaa !8
  %156 = zext nneg i32 %152 to i64
  %157 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %156
  %158 = load i32, ptr %157, align 4, !tbaa !8
  store i32 %158, ptr %154, align 4, !tbaa !8
  %159 = add nsw i32 %158, %155
  store i32 %159, ptr %157, align 4, !tbaa !8
  br label %160

160:                                              ; preds = %148, %147
  tail call void @llvm.nvvm.barrier0()
  br i1 %103, label %161, label %173

161:                                              ; preds = %160
  %162 = shl nuw nsw i32 %18, 6
  %163 = add nsw i32 %162, -1
  %164 = shl nuw nsw i32 %21, 6
  %165 = add nsw i32 %164, -1
  %166 = zext nneg i32 %163 to i64
  %167 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %166
  %168 = load i32, ptr %167, align 4, !tbaa !8
  %169 = zext nneg i32 %165 to i64
  %170 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %169
  %171 = load i32, ptr %170, align 4, !tbaa !8
  store i32 %171, ptr %167, align 4, !tbaa !8
  %172 = add nsw i32 %171, %168
  store i32 %172, ptr %170, align 4, !tbaa !8
  br label %173

173:                                              ; preds = %161, %160
  tail call void @llvm.nvvm.barrier0()
  br i1 %89, label %174, label %186

174:                                              ; preds = %173
  %175 = shl nuw nsw i32 %18, 5
  %176 = add nsw i32 %175, -1
  %177 = shl nuw nsw i32 %21, 5
  %178 = add nsw i32 %177, -1
  %179 = zext nneg i32 %176 to i64
  %180 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %179
  %181 = load i32, ptr %180, align 4, !tbaa !8
  %182 = zext nneg i32 %178 to i64
  %183 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %182
  %184 = load i32, ptr %183, align 4, !tbaa !8
  store i32 %184, ptr %180, align 4, !tbaa !8
  %185 = add nsw i32 %184, %181
  store i32 %185, ptr %183, align 4, !tbaa !8
  br label %186

186:                                              ; preds = %174, %173
  tail call void @llvm.nvvm.barrier0()
  br i1 %75, label %187, label %199

187:                                              ; preds = %186
  %188 = shl nuw nsw i32 %18, 4
  %189 = add nsw i32 %188, -1
  %190 = shl nuw nsw i32 %21, 4
  %191 = add nsw i32 %190, -1
  %192 = zext nneg i32 %189 to i64
  %193 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %192
  %194 = load i32, ptr %193, align 4, !tbaa !8
  %195 = zext nneg i32 %191 to i64
  %196 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %195
  %197 = load i32, ptr %196, align 4, !tbaa !8
  store i32 %197, ptr %193, align 4, !tbaa !8
  %198 = add nsw i32 %197, %194
  store i32 %198, ptr %196, align 4, !tbaa !8
  br label %199

199:                                              ; preds = %187, %186
  tail call void @llvm.nvvm.barrier0()
  br i1 %61, label %200, label %212

200:                                              ; preds = %199
  %201 = shl nuw nsw i32 %18, 3
  %202 = add nsw i32 %201, -1
  %203 = shl nuw nsw i32 %21, 3
  %204 = add nsw i32 %203, -1
  %205 = zext nneg i32 %202 to i64
  %206 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %205
  %207 = load i32, ptr %206, align 4, !tbaa !8
  %208 = zext nneg i32 %204 to i64
  %209 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %208
  %210 = load i32, ptr %209, align 4, !tbaa !8
  store i32 %210, ptr %206, align 4, !tbaa !8
  %211 = add nsw i32 %210, %207
  store i32 %211, ptr %209, align 4, !tbaa !8
  br label %212

212:                                              ; preds = %200, %199
  tail call void @llvm.nvvm.barrier0()
  br i1 %47, label %213, label %225

213:                                              ; preds = %212
  %214 = shl nuw nsw i32 %18, 2
  %215 = add nsw i32 %214, -1
  %216 = shl nuw nsw i32 %21, 2
  %217 = add nsw i32 %216, -1
  %218 = zext nneg i32 %215 to i64
  %219 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %218
  %220 = load i32, ptr %219, align 4, !tbaa !8
  %221 = zext nneg i32 %217 to i64
  %222 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %221
  %223 = load i32, ptr %222, align 4, !tbaa !8
  store i32 %223, ptr %219, align 4, !tbaa !8
  %224 = add nsw i32 %223, %220
  store i32 %224, ptr %222, align 4, !tbaa !8
  br label %225

225:                                              ; preds = %213, %212
  tail call void @llvm.nvvm.barrier0()
  br i1 %33, label %226, label %238

226:                                              ; preds = %225
  %227 = shl nuw nsw i32 %18, 1
  %228 = add nsw i32 %227, -1
  %229 = shl nuw nsw i32 %21, 1
  %230 = add nsw i32 %229, -1
  %231 = zext nneg i32 %228 to i64
  %232 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %231
  %233 = load i32, ptr %232, align 4, !tbaa !8
  %234 = zext nneg i32 %230 to i64
  %235 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %234
  %236 = load i32, ptr %235, align 4, !tbaa !8
  store i32 %236, ptr %232, align 4, !tbaa !8
  %237 = add nsw i32 %236, %233
  store i32 %237, ptr %235, align 4, !tbaa !8
  br label %238

238:                                              ; preds = %226, %225
  tail call void @llvm.nvvm.barrier0()
  br i1 %22, label %239, label %248

239:                                              ; preds = %238
  %240 = or disjoint i32 %7, 1
  %241 = zext nneg i32 %7 to i64
  %242 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %241
  %243 = load i32, ptr %242, align 4, !tbaa !8
  %244 = zext nneg i32 %240 to i64
  %245 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE4temp to ptr), i64 0, i64 %244
  %246 = load i32, ptr %245, align 4, !tbaa !8
  store i32 %246, ptr %242, align 4, !tbaa !8
  %247 = add nsw i32 %246, %243
  store i32 %247, ptr %245, align 4, !tbaa !8
  br label %248

248:                                              ; preds = %239, %238
  tail call void @llvm.nvvm.barrier0()
  %249 = load i32, ptr %13, align 4, !tbaa !8
  %250 = getelementptr inbounds i32, ptr %1, i64 %9
  store i32 %249, ptr %250, align 4, !tbaa !8
  %251 = load i32, ptr %20, align 4, !tbaa !8
  %252 = getelementptr inbounds i32, ptr %1, i64 %15
  store i32 %251, ptr %252, align 4, !tbaa !8
  ret void
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

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @scan_block, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
