; ModuleID = 'attention.cu'
source_filename = "attention.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9attentionE2ks = internal unnamed_addr addrspace(3) global [32 x [16 x float]] undef, align 4
@_ZZ9attentionE2vs = internal unnamed_addr addrspace(3) global [32 x [16 x float]] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local void @attention(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef writeonly %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = alloca [16 x float], align 4
  %8 = alloca [16 x float], align 4
  %9 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = shl i32 %9, 5
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7) #6
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8) #6
  %13 = icmp slt i32 %12, %4
  %14 = shl nsw i32 %12, 4
  br label %51

15:                                               ; preds = %69
  %16 = icmp sgt i32 %5, 0
  br i1 %16, label %17, label %76

17:                                               ; preds = %15
  %18 = and i32 %11, 15
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds i8, ptr %7, i64 8
  %21 = load float, ptr %20, align 4
  %22 = getelementptr inbounds i8, ptr %7, i64 12
  %23 = load float, ptr %22, align 4
  %24 = getelementptr inbounds i8, ptr %7, i64 16
  %25 = load float, ptr %24, align 4
  %26 = getelementptr inbounds i8, ptr %7, i64 20
  %27 = load float, ptr %26, align 4
  %28 = getelementptr inbounds i8, ptr %7, i64 24
  %29 = load float, ptr %28, align 4
  %30 = getelementptr inbounds i8, ptr %7, i64 28
  %31 = load float, ptr %30, align 4
  %32 = getelementptr inbounds i8, ptr %7, i64 32
  %33 = load float, ptr %32, align 4
  %34 = getelementptr inbounds i8, ptr %7, i64 36
  %35 = load float, ptr %34, align 4
  %36 = getelementptr inbounds i8, ptr %7, i64 40
  %37 = load float, ptr %36, align 4
  %38 = getelementptr inbounds i8, ptr %7, i64 44
  %39 = load float, ptr %38, align 4
  %40 = getelementptr inbounds i8, ptr %7, i64 48
  %41 = load float, ptr %40, align 4
  %42 = getelementptr inbounds i8, ptr %7, i64 52
  %43 = load float, ptr %42, align 4
  %44 = getelementptr inbounds i8, ptr %7, i64 56
  %45 = load float, ptr %44, align 4
  %46 = getelementptr inbounds i8, ptr %7, i64 60
  %47 = load float, ptr %46, align 4
  %48 = load float, ptr %7, align 4
  %49 = getelementptr inbounds i8, ptr %7, i64 4
  %50 = load float, ptr %49, align 4
  br label %78

51:                                               ; preds = %69, %6
  %52 = phi i32 [ 0, %6 ], [ %74, %69 ]
  br i1 %13, label %53, label %58

53:                                               ; preds = %51
  %54 = add nuw nsw i32 %52, %14
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %0, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !8
  br label %58

58:                                               ; preds = %51, %53
  %59 = phi contract float [ %57, %53 ], [ 0.000000e+00, %51 ]
  %60 = zext nneg i32 %52 to i64
  %61 = getelementptr inbounds [16 x float], ptr %7, i64 0, i64 %60
  store float %59, ptr %61, align 4, !tbaa !8
  %62 = getelementptr inbounds [16 x float], ptr %8, i64 0, i64 %60
  store float 0.000000e+00, ptr %62, align 4, !tbaa !8
  %63 = or disjoint i32 %52, 1
  br i1 %13, label %64, label %69

64:                                               ; preds = %58
  %65 = add nuw nsw i32 %63, %14
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %0, i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !8
  br label %69

69:                                               ; preds = %64, %58
  %70 = phi contract float [ %68, %64 ], [ 0.000000e+00, %58 ]
  %71 = zext nneg i32 %63 to i64
  %72 = getelementptr inbounds [16 x float], ptr %7, i64 0, i64 %71
  store float %70, ptr %72, align 4, !tbaa !8
  %73 = getelementptr inbounds [16 x float], ptr %8, i64 0, i64 %71
  store float 0.000000e+00, ptr %73, align 4, !tbaa !8
  %74 = add nuw nsw i32 %52, 2
  %75 = icmp eq i32 %74, 16
  br i1 %75, label %15, label %51, !llvm.loop !12

76:                                               ; preds = %185, %15
  %77 = phi float [ 0.000000e+00, %15 ], [ %186, %185 ]
  br i1 %13, label %216, label %235

78:                                               ; preds = %17, %185
  %79 = phi i32 [ %5, %17 ], [ %190, %185 ]
  %80 = phi float [ 0xC6293E5940000000, %17 ], [ %187, %185 ]
  %81 = phi float [ 0.000000e+00, %17 ], [ %186, %185 ]
  %82 = phi i32 [ 0, %17 ], [ %188, %185 ]
  %83 = tail call i32 @llvm.smin.i32(i32 %79, i32 32)
  %84 = tail call i32 @llvm.smax.i32(i32 %83, i32 1)
  %85 = sub nsw i32 %5, %82
  %86 = tail call noundef i32 @llvm.smin.i32(i32 %85, i32 32)
  tail call void @llvm.nvvm.barrier0()
  %87 = shl nsw i32 %86, 4
  %88 = icmp slt i32 %11, %87
  br i1 %88, label %89, label %91

89:                                               ; preds = %78
  %90 = shl nsw i32 %82, 4
  br label %93

91:                                               ; preds = %93, %78
  tail call void @llvm.nvvm.barrier0()
  %92 = icmp sgt i32 %85, 0
  br i1 %92, label %107, label %185

93:                                               ; preds = %89, %93
  %94 = phi i32 [ %11, %89 ], [ %105, %93 ]
  %95 = add nuw nsw i32 %94, %90
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds float, ptr %1, i64 %96
  %98 = load float, ptr %97, align 4, !tbaa !8
  %99 = lshr i32 %94, 4
  %100 = zext nneg i32 %99 to i64
  %101 = getelementptr inbounds [32 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9attentionE2ks to ptr), i64 0, i64 %100, i64 %19
  store float %98, ptr %101, align 4, !tbaa !8
  %102 = getelementptr inbounds float, ptr %2, i64 %96
  %103 = load float, ptr %102, align 4, !tbaa !8
  %104 = getelementptr inbounds [32 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9attentionE2vs to ptr), i64 0, i64 %100, i64 %19
  store float %103, ptr %104, align 4, !tbaa !8
  %105 = add nuw nsw i32 %94, 32
  %106 = icmp slt i32 %105, %87
  br i1 %106, label %93, label %91, !llvm.loop !14

107:                                              ; preds = %91, %191
  %108 = phi float [ %177, %191 ], [ %80, %91 ]
  %109 = phi float [ %192, %191 ], [ %81, %91 ]
  %110 = phi i32 [ %193, %191 ], [ 0, %91 ]
  %111 = zext nneg i32 %110 to i64
  %112 = getelementptr inbounds [32 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9attentionE2ks to ptr), i64 0, i64 %111, i64 0
  %113 = load float, ptr %112, align 4, !tbaa !8
  %114 = fmul contract float %48, %113
  %115 = fadd contract float %114, 0.000000e+00
  %116 = getelementptr inbounds [32 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9attentionE2ks to ptr), i64 0, i64 %111, i64 1
  %117 = load float, ptr %116, align 4, !tbaa !8
  %118 = fmul contract float %50, %117
  %119 = fadd contract float %115, %118
  %120 = getelementptr inbounds [32 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9attentionE2ks to ptr), i64 0, i64 %111, i64 2
  %121 = load float, ptr %120, align 4, !tbaa !8
  %122 = fmul contract float %21, %121
  %123 = fadd contract float %119, %122
  %124 = getelementptr inbounds [32 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9attentionE2ks to ptr), i64 0, i64 %111, i64 3
  %125 = load float, ptr %124, align 4, !tbaa !8
  %126 = fmul contract float %23, %125
  %127 = fadd contract float %123, %126
  %128 = getelementptr inbounds [32 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9attentionE2ks to ptr), i64 0, i64 %111, i64 4
  %129 = load float, ptr %128, align 4, !tbaa !8
  %130 = fmul contract float %25, %129
  %131 = fadd contract float %127, %130
  %132 = getelementptr inbounds [32 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9attentionE2ks to ptr), i64 0, i64 %111, i64 5
  %133 = load float, ptr %132, align 4, !tbaa !8
  %134 = fmul contract float %27, %133
  %135 = fadd contract float %131, %134
  %136 = getelementptr inbounds [32 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9attentionE2ks to ptr), i64 0, i64 %111, i64 6
  %137 = load float, ptr %136, align 4, !tbaa !8
  %138 = fmul contract float %29, %137
  %139 = fadd contract float %135, %138
  %140 = getelementptr inbounds [32 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9attentionE2ks to ptr), i64 0, i64 %111, i64 7
  %141 = load float, ptr %140, align 4, !tbaa !8
  %142 = fmul contract float %31, %141
  %143 = fadd contract float %139, %142
  %144 = getelementptr inbounds [32 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9attentionE2ks to ptr), i64 0, i64 %111, i64 8
  %145 = load float, ptr %144, align 4, !tbaa !8
  %146 = fmul contract float %33, %145
  %147 = fadd contract float %143, %146
  %148 = getelementptr inbounds [32 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9attentionE2ks to ptr), i64 0, i64 %111, i64 9
  %149 = load float, ptr %148, align 4, !tbaa !8
  %150 = fmul contract float %35, %149
  %151 = fadd contract float %147, %150
  %152 = getelementptr inbounds [32 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9attentionE2ks to ptr), i64 0, i64 %111, i64 10
  %153 = load float, ptr %152, align 4, !tbaa !8
  %154 = fmul contract float %37, %153
  %155 = fadd contract float %151, %154
  %156 = getelementptr inbounds [32 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9attentionE2ks to ptr), i64 0, i64 %111, i64 11
  %157 = load float, ptr %156, align 4, !tbaa !8
  %158 = fmul contract float %39, %157
  %159 = fadd contract float %155, %158
  %160 = getelementptr inbounds [32 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9attentionE2ks to ptr), i64 0, i64 %111, i64 12
  %161 = load float, ptr %160, align 4, !tbaa !8
  %162 = fmul contract float %41, %161
  %163 = fadd contract float %159, %162
  %164 = getelementptr inbounds [32 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9attentionE2ks to ptr), i64 0, i64 %111, i64 13
  %165 = load float, ptr %164, align 4, !tbaa !8
  %166 = fmul contract float %43, %165
  %167 = fadd contract float %163, %166
  %168 = getelementptr inbounds [32 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9attentionE2ks to ptr), i64 0, i64 %111, i64 14
  %169 = load float, ptr %168, align 4, !tbaa !8
  %170 = fmul contract float %45, %169
  %171 = fadd contract float %167, %170
  %172 = getelementptr inbounds [32 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9attentionE2ks to ptr), i64 0, i64 %111, i64 15
  %173 = load float, ptr %172, align 4, !tbaa !8
  %174 = fmul contract float %47, %173
  %175 = fadd contract float %171, %174
  %176 = fmul contract float %175, 2.500000e-01
  %177 = tail call noundef float @llvm.maxnum.f32(float %108, float %176)
  %178 = fsub contract float %108, %177
  %179 = fmul float %178, 0x3FF7154760000000
  %180 = tail call noundef float @llvm.nvvm.ex2.approx.f(float %179) #6
  %181 = fsub contract float %176, %177
  %182 = fmul float %181, 0x3FF7154760000000
  %183 = tail call noundef float @llvm.nvvm.ex2.approx.f(float %182) #6
  %184 = fmul contract float %109, %180
  br label %195

185:                                              ; preds = %191, %91
  %186 = phi float [ %81, %91 ], [ %192, %191 ]
  %187 = phi float [ %80, %91 ], [ %177, %191 ]
  %188 = add nuw nsw i32 %82, 32
  %189 = icmp slt i32 %188, %5
  %190 = add i32 %79, -32
  br i1 %189, label %78, label %76, !llvm.loop !15

191:                                              ; preds = %195
  %192 = fadd contract float %184, %183
  %193 = add nuw nsw i32 %110, 1
  %194 = icmp eq i32 %193, %84
  br i1 %194, label %185, label %107, !llvm.loop !16

195:                                              ; preds = %195, %107
  %196 = phi i32 [ 0, %107 ], [ %214, %195 ]
  %197 = zext nneg i32 %196 to i64
  %198 = getelementptr inbounds [16 x float], ptr %8, i64 0, i64 %197
  %199 = load float, ptr %198, align 4, !tbaa !8
  %200 = fmul contract float %180, %199
  %201 = getelementptr inbounds [32 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9attentionE2vs to ptr), i64 0, i64 %111, i64 %197
  %202 = load float, ptr %201, align 4, !tbaa !8
  %203 = fmul contract float %183, %202
  %204 = fadd contract float %200, %203
  store float %204, ptr %198, align 4, !tbaa !8
  %205 = or disjoint i32 %196, 1
  %206 = zext nneg i32 %205 to i64
  %207 = getelementptr inbounds [16 x float], ptr %8, i64 0, i64 %206
  %208 = load float, ptr %207, align 4, !tbaa !8
  %209 = fmul contract float %180, %208
  %210 = getelementptr inbounds [32 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9attentionE2vs to ptr), i64 0, i64 %111, i64 %206
  %211 = load float, ptr %210, align 4, !tbaa !8
  %212 = fmul contract float %183, %211
  %213 = fadd contract float %209, %212
  store float %213, ptr %207, align 4, !tbaa !8
  %214 = add nuw nsw i32 %196, 2
  %215 = icmp eq i32 %214, 16
  br i1 %215, label %191, label %195, !llvm.loop !17

216:                                              ; preds = %76, %216
  %217 = phi i32 [ %233, %216 ], [ 0, %76 ]
  %218 = zext nneg i32 %217 to i64
  %219 = getelementptr inbounds [16 x float], ptr %8, i64 0, i64 %218
  %220 = load float, ptr %219, align 4, !tbaa !8
  %221 = fdiv contract float %220, %77
  %222 = add nuw nsw i32 %217, %14
  %223 = sext i32 %222 to i64
  %224 = getelementptr inbounds float, ptr %3, i64 %223
  store float %221, ptr %224, align 4, !tbaa !8
  %225 = or disjoint i32 %217, 1
  %226 = zext nneg i32 %225 to i64
  %227 = getelementptr inbounds [16 x float], ptr %8, i64 0, i64 %226
  %228 = load float, ptr %227, align 4, !tbaa !8
  %229 = fdiv contract float %228, %77
  %230 = add nuw nsw i32 %225, %14
  %231 = sext i32 %230 to i64
  %232 = getelementptr inbounds float, ptr %3, i64 %231
  store float %229, ptr %232, align 4, !tbaa !8
  %233 = add nuw nsw i32 %217, 2
  %234 = icmp eq i32 %233, 16
  br i1 %234, label %235, label %216, !llvm.loop !18

235:                                              ; preds = %216, %76
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8) #6
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7) #6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @attention, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = distinct !{!15, !13}
!16 = distinct !{!16, !13}
!17 = distinct !{!17, !13}
!18 = distinct !{!18, !13}
