; ModuleID = 'matrix_inverse.cu'
source_filename = "matrix_inverse.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14matrix_inverseE1a = internal unnamed_addr addrspace(3) global [8 x [16 x float]] undef, align 4
@_ZZ14matrix_inverseE5pivot = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local void @matrix_inverse(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, ptr nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl i32 %6, 6
  %8 = shl nuw nsw i32 %5, 3
  %9 = add nuw nsw i32 %8, %4
  %10 = add i32 %9, %7
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !8
  %14 = zext nneg i32 %5 to i64
  %15 = zext nneg i32 %4 to i64
  %16 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %14, i64 %15
  store float %13, ptr %16, align 4, !tbaa !8
  %17 = icmp eq i32 %5, %4
  %18 = select contract i1 %17, float 1.000000e+00, float 0.000000e+00
  %19 = add nuw nsw i32 %4, 8
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %14, i64 %20
  store float %18, ptr %21, align 4, !tbaa !8
  %22 = or i32 %5, %4
  %23 = icmp eq i32 %22, 0
  %24 = icmp ugt i32 %4, 15
  br label %25

25:                                               ; preds = %128, %3
  %26 = phi i1 [ false, %3 ], [ %129, %128 ]
  %27 = phi i32 [ 0, %3 ], [ %130, %128 ]
  %28 = tail call i32 @llvm.umax.i32(i32 %27, i32 6)
  tail call void @llvm.nvvm.barrier0()
  br i1 %23, label %29, label %82

29:                                               ; preds = %25
  store i32 %27, ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE5pivot to ptr), align 4, !tbaa !12
  %30 = icmp eq i32 %27, 7
  br i1 %30, label %82, label %31

31:                                               ; preds = %29
  %32 = zext nneg i32 %27 to i64
  %33 = tail call i32 @llvm.usub.sat.i32(i32 6, i32 %27)
  %34 = and i32 %33, 1
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %48

36:                                               ; preds = %31
  %37 = add nuw nsw i32 %27, 1
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %38, i64 %32
  %40 = load float, ptr %39, align 4, !tbaa !8
  %41 = tail call noundef float @llvm.nvvm.fabs.f(float %40)
  %42 = zext nneg i32 %27 to i64
  %43 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %42, i64 %32
  %44 = load float, ptr %43, align 4, !tbaa !8
  %45 = tail call noundef float @llvm.nvvm.fabs.f(float %44)
  %46 = fcmp contract ogt float %41, %45
  br i1 %46, label %47, label %48

47:                                               ; preds = %36
  store i32 %37, ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE5pivot to ptr), align 4, !tbaa !12
  br label %48

48:                                               ; preds = %36, %47, %31
  %49 = phi i32 [ %27, %31 ], [ %37, %47 ], [ %37, %36 ]
  %50 = phi i32 [ %27, %31 ], [ %27, %36 ], [ %37, %47 ]
  %51 = icmp ugt i32 %27, 5
  br i1 %51, label %82, label %52

52:                                               ; preds = %48, %79
  %53 = phi i32 [ %68, %79 ], [ %49, %48 ]
  %54 = phi i32 [ %80, %79 ], [ %50, %48 ]
  %55 = add nuw nsw i32 %53, 1
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %56, i64 %32
  %58 = load float, ptr %57, align 4, !tbaa !8
  %59 = tail call noundef float @llvm.nvvm.fabs.f(float %58)
  %60 = sext i32 %54 to i64
  %61 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %60, i64 %32
  %62 = load float, ptr %61, align 4, !tbaa !8
  %63 = tail call noundef float @llvm.nvvm.fabs.f(float %62)
  %64 = fcmp contract ogt float %59, %63
  br i1 %64, label %65, label %66

65:                                               ; preds = %52
  store i32 %55, ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE5pivot to ptr), align 4, !tbaa !12
  br label %66

66:                                               ; preds = %52, %65
  %67 = phi i32 [ %54, %52 ], [ %55, %65 ]
  %68 = add nuw nsw i32 %53, 2
  %69 = zext nneg i32 %68 to i64
  %70 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %69, i64 %32
  %71 = load float, ptr %70, align 4, !tbaa !8
  %72 = tail call noundef float @llvm.nvvm.fabs.f(float %71)
  %73 = sext i32 %67 to i64
  %74 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %73, i64 %32
  %75 = load float, ptr %74, align 4, !tbaa !8
  %76 = tail call noundef float @llvm.nvvm.fabs.f(float %75)
  %77 = fcmp contract ogt float %72, %76
  br i1 %77, label %78, label %79

78:                                               ; preds = %66
  store i32 %68, ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE5pivot to ptr), align 4, !tbaa !12
  br label %79

79:                                               ; preds = %78, %66
  %80 = phi i32 [ %67, %66 ], [ %68, %78 ]
  %81 = icmp eq i32 %55, %28
  br i1 %81, label %82, label %52, !llvm.loop !14

82:                                               ; preds = %48, %79, %29, %25
  tail call void @llvm.nvvm.barrier0()
  %83 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE5pivot to ptr), align 4, !tbaa !12
  %84 = sext i32 %83 to i64
  %85 = zext nneg i32 %27 to i64
  %86 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %84, i64 %85
  %87 = load float, ptr %86, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  %88 = fcmp contract oeq float %87, 0.000000e+00
  br i1 %88, label %128, label %89

89:                                               ; preds = %82
  %90 = icmp ne i32 %5, %27
  %91 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE5pivot to ptr), align 4
  %92 = icmp eq i32 %91, %27
  %93 = select i1 %90, i1 true, i1 %92
  %94 = or i1 %93, %24
  br i1 %94, label %106, label %95

95:                                               ; preds = %89
  %96 = sext i32 %91 to i64
  br label %97

97:                                               ; preds = %95, %97
  %98 = phi i32 [ %4, %95 ], [ %104, %97 ]
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %85, i64 %99
  %101 = load float, ptr %100, align 4, !tbaa !8
  %102 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %96, i64 %99
  %103 = load float, ptr %102, align 4, !tbaa !8
  store float %103, ptr %100, align 4, !tbaa !8
  store float %101, ptr %102, align 4, !tbaa !8
  %104 = add nuw nsw i32 %98, 8
  %105 = icmp ult i32 %98, 8
  br i1 %105, label %97, label %106, !llvm.loop !16

106:                                              ; preds = %97, %89
  tail call void @llvm.nvvm.barrier0()
  %107 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %85, i64 %85
  %108 = load float, ptr %107, align 4, !tbaa !8
  %109 = fdiv contract float 1.000000e+00, %108
  %110 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %14, i64 %85
  %111 = load float, ptr %110, align 4, !tbaa !8
  %112 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %85, i64 %15
  %113 = load float, ptr %112, align 4, !tbaa !8
  %114 = fmul contract float %109, %113
  %115 = getelementptr inbounds [8 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14matrix_inverseE1a to ptr), i64 0, i64 %85, i64 %20
  %116 = load float, ptr %115, align 4, !tbaa !8
  %117 = fmul contract float %109, %116
  tail call void @llvm.nvvm.barrier0()
  br i1 %90, label %118, label %125

118:                                              ; preds = %106
  %119 = load float, ptr %16, align 4, !tbaa !8
  %120 = fmul contract float %111, %114
  %121 = fsub contract float %119, %120
  %122 = load float, ptr %21, align 4, !tbaa !8
  %123 = fmul contract float %111, %117
  %124 = fsub contract float %122, %123
  br label %125

125:                                              ; preds = %106, %118
  %126 = phi float [ %121, %118 ], [ %114, %106 ]
  %127 = phi contract float [ %124, %118 ], [ %117, %106 ]
  store float %126, ptr %16, align 4
  store float %127, ptr %21, align 4, !tbaa !8
  br label %128

128:                                              ; preds = %82, %125
  %129 = phi i1 [ %26, %125 ], [ true, %82 ]
  %130 = add nuw nsw i32 %27, 1
  %131 = icmp eq i32 %130, 8
  %132 = select i1 %88, i1 true, i1 %131
  br i1 %132, label %133, label %25, !llvm.loop !17

133:                                              ; preds = %128
  tail call void @llvm.nvvm.barrier0()
  %134 = load float, ptr %21, align 4, !tbaa !8
  %135 = getelementptr inbounds float, ptr %1, i64 %11
  store float %134, ptr %135, align 4, !tbaa !8
  br i1 %23, label %136, label %140

136:                                              ; preds = %133
  %137 = zext nneg i32 %6 to i64
  %138 = getelementptr inbounds i32, ptr %2, i64 %137
  %139 = zext i1 %129 to i32
  store i32 %139, ptr %138, align 4, !tbaa !12
  br label %140

140:                                              ; preds = %136, %133
  ret void
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
declare float @llvm.nvvm.fabs.f(float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #3

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @matrix_inverse, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !10, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !15}
!17 = distinct !{!17, !15}
