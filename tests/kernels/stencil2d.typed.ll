; ModuleID = 'stencil2d.cu'
source_filename = "stencil2d.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9stencil2dE1s = internal unnamed_addr addrspace(3) global [18 x [18 x float]] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @stencil2d(float* nocapture noundef readonly %0, float* nocapture noundef writeonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3
  %7 = shl i32 %5, 4
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3
  %10 = add i32 %7, %8
  %11 = shl i32 %6, 4
  %12 = add i32 %11, %9
  %13 = add i32 %8, 1
  %14 = add i32 %9, 1
  %15 = icmp slt i32 %10, %2
  %16 = icmp slt i32 %12, %3
  %17 = select i1 %15, i1 %16, i1 false
  br i1 %17, label %18, label %76

18:                                               ; preds = %4
  %19 = mul nsw i32 %12, %2
  %20 = add nsw i32 %19, %10
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, float* %0, i64 %21
  %23 = load float, float* %22, align 4, !tbaa !5
  %24 = sext i32 %14 to i64
  %25 = sext i32 %13 to i64
  %26 = getelementptr inbounds [18 x [18 x float]], [18 x [18 x float]] addrspace(3)* @_ZZ9stencil2dE1s, i64 0, i64 %24, i64 %25
  %27 = addrspacecast float addrspace(3)* %26 to float*
  store float %23, float* %27, align 4, !tbaa !5
  %28 = icmp eq i32 %8, 0
  %29 = icmp sgt i32 %10, 0
  %30 = select i1 %28, i1 %29, i1 false
  br i1 %30, label %31, label %38

31:                                               ; preds = %18
  %32 = add nsw i32 %20, -1
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, float* %0, i64 %33
  %35 = load float, float* %34, align 4, !tbaa !5
  %36 = getelementptr inbounds [18 x [18 x float]], [18 x [18 x float]] addrspace(3)* @_ZZ9stencil2dE1s, i64 0, i64 %24, i64 0
  %37 = addrspacecast float addrspace(3)* %36 to float*
  store float %35, float* %37, align 4, !tbaa !5
  br label %38

38:                                               ; preds = %31, %18
  %39 = icmp eq i32 %8, 15
  %40 = add nsw i32 %10, 1
  %41 = icmp slt i32 %40, %2
  %42 = select i1 %39, i1 %41, i1 false
  br i1 %42, label %43, label %50

43:                                               ; preds = %38
  %44 = add nsw i32 %20, 1
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, float* %0, i64 %45
  %47 = load float, float* %46, align 4, !tbaa !5
  %48 = getelementptr inbounds [18 x [18 x float]], [18 x [18 x float]] addrspace(3)* @_ZZ9stencil2dE1s, i64 0, i64 %24, i64 17
  %49 = addrspacecast float addrspace(3)* %48 to float*
  store float %47, float* %49, align 4, !tbaa !5
  br label %50

50:                                               ; preds = %43, %38
  %51 = icmp eq i32 %9, 0
  %52 = icmp sgt i32 %12, 0
  %53 = select i1 %51, i1 %52, i1 false
  br i1 %53, label %54, label %63

54:                                               ; preds = %50
  %55 = add nsw i32 %12, -1
  %56 = mul nsw i32 %55, %2
  %57 = add nsw i32 %56, %10
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, float* %0, i64 %58
  %60 = load float, float* %59, align 4, !tbaa !5
  %61 = getelementptr inbounds [18 x [18 x float]], [18 x [18 x float]] addrspace(3)* @_ZZ9stencil2dE1s, i64 0, i64 0, i64 %25
  %62 = addrspacecast float addrspace(3)* %61 to float*
  store float %60, float* %62, align 4, !tbaa !5
  br label %63

63:                                               ; preds = %54, %50
  %64 = icmp eq i32 %9, 15
  %65 = add nsw i32 %12, 1
  %66 = icmp slt i32 %65, %3
  %67 = select i1 %64, i1 %66, i1 false
  br i1 %67, label %68, label %76

68:                                               ; preds = %63
  %69 = mul nsw i32 %65, %2
  %70 = add nsw i32 %69, %10
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, float* %0, i64 %71
  %73 = load float, float* %72, align 4, !tbaa !5
  %74 = getelementptr inbounds [18 x [18 x float]], [18 x [18 x float]] addrspace(3)* @_ZZ9stencil2dE1s, i64 0, i64 17, i64 %25
  %75 = addrspacecast float addrspace(3)* %74 to float*
  store float %73, float* %75, align 4, !tbaa !5
  br label %76

76:                                               ; preds = %63, %68, %4
  call void @llvm.nvvm.barrier0()
  br i1 %17, label %77, label %124

77:                                               ; preds = %76
  %78 = sext i32 %14 to i64
  %79 = sext i32 %13 to i64
  %80 = getelementptr inbounds [18 x [18 x float]], [18 x [18 x float]] addrspace(3)* @_ZZ9stencil2dE1s, i64 0, i64 %78, i64 %79
  %81 = addrspacecast float addrspace(3)* %80 to float*
  %82 = load float, float* %81, align 4, !tbaa !5
  %83 = icmp sgt i32 %10, 0
  br i1 %83, label %84, label %118

84:                                               ; preds = %77
  %85 = add nsw i32 %2, -1
  %86 = icmp slt i32 %10, %85
  %87 = icmp sgt i32 %12, 0
  %88 = select i1 %86, i1 %87, i1 false
  %89 = add nsw i32 %3, -1
  %90 = icmp slt i32 %12, %89
  %91 = select i1 %88, i1 %90, i1 false
  br i1 %91, label %92, label %118

92:                                               ; preds = %84
  %93 = sext i32 %9 to i64
  %94 = getelementptr inbounds [18 x [18 x float]], [18 x [18 x float]] addrspace(3)* @_ZZ9stencil2dE1s, i64 0, i64 %93, i64 %79
  %95 = addrspacecast float addrspace(3)* %94 to float*
  %96 = load float, float* %95, align 4, !tbaa !5
  %97 = add i32 %9, 2
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [18 x [18 x float]], [18 x [18 x float]] addrspace(3)* @_ZZ9stencil2dE1s, i64 0, i64 %98, i64 %79
  %100 = addrspacecast float addrspace(3)* %99 to float*
  %101 = load float, float* %100, align 4, !tbaa !5
  %102 = fadd contract float %96, %101
  %103 = sext i32 %8 to i64
  %104 = getelementptr inbounds [18 x [18 x float]], [18 x [18 x float]] addrspace(3)* @_ZZ9stencil2dE1s, i64 0, i64 %78, i64 %103
  %105 = addrspacecast float addrspace(3)* %104 to float*
  %106 = load float, float* %105, align 4, !tbaa !5
  %107 = fadd contract float %102, %106
  %108 = add i32 %8, 2
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [18 x [18 x float]], [18 x [18 x float]] addrspace(3)* @_ZZ9stencil2dE1s, i64 0, i64 %78, i64 %109
  %111 = addrspacecast float addrspace(3)* %110 to float*
  %112 = load float, float* %111, align 4, !tbaa !5
  %113 = fadd contract float %107, %112
  %114 = fmul contract float %82, 4.000000e+00
  %115 = fsub contract float %113, %114
  %116 = fmul contract float %115, 2.500000e-01
  %117 = fadd contract float %82, %116
  br label %118

118:                                              ; preds = %92, %84, %77
  %119 = phi float [ %117, %92 ], [ %82, %84 ], [ %82, %77 ]
  %120 = mul nsw i32 %12, %2
  %121 = add nsw i32 %120, %10
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds float, float* %1, i64 %122
  store float %119, float* %123, align 4, !tbaa !5
  br label %124

124:                                              ; preds = %76, %118
  ret void
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx75,+sm_75" }
attributes #1 = { convergent nounwind }
attributes #2 = { nofree nosync nounwind readnone speculatable }
attributes #3 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (float*, float*, i32, i32)* @stencil2d, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !6, i64 0}
!6 = !{!"float", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
