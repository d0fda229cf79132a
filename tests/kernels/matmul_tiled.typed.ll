; ModuleID = 'matmul_tiled.cu'
source_filename = "matmul_tiled.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12matmul_tiledE2as = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ12matmul_tiledE2bs = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @matmul_tiled(float* nocapture noundef readonly %0, float* nocapture noundef readonly %1, float* nocapture noundef writeonly %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3
  %11 = shl i32 %10, 4
  %12 = add i32 %11, %8
  %13 = shl i32 %9, 4
  %14 = add i32 %13, %7
  %15 = icmp sgt i32 %5, 0
  br i1 %15, label %16, label %26

16:                                               ; preds = %6
  %17 = icmp slt i32 %12, %3
  %18 = mul nsw i32 %12, %5
  %19 = sext i32 %8 to i64
  %20 = sext i32 %7 to i64
  %21 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ12matmul_tiledE2as, i64 0, i64 %19, i64 %20
  %22 = addrspacecast float addrspace(3)* %21 to float*
  %23 = icmp slt i32 %14, %4
  %24 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ12matmul_tiledE2bs, i64 0, i64 %19, i64 %20
  %25 = addrspacecast float addrspace(3)* %24 to float*
  br label %31

26:                                               ; preds = %56, %6
  %27 = phi float [ 0.000000e+00, %6 ], [ %70, %56 ]
  %28 = icmp slt i32 %12, %3
  %29 = icmp slt i32 %14, %4
  %30 = select i1 %28, i1 %29, i1 false
  br i1 %30, label %73, label %78

31:                                               ; preds = %16, %56
  %32 = phi i32 [ 0, %16 ], [ %57, %56 ]
  %33 = phi float [ 0.000000e+00, %16 ], [ %70, %56 ]
  %34 = add nsw i32 %32, %7
  %35 = icmp slt i32 %34, %5
  %36 = select i1 %17, i1 %35, i1 false
  br i1 %36, label %37, label %43

37:                                               ; preds = %31
  %38 = add i32 %32, %7
  %39 = add i32 %38, %18
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, float* %0, i64 %40
  %42 = load float, float* %41, align 4, !tbaa !5
  br label %43

43:                                               ; preds = %31, %37
  %44 = phi contract float [ %42, %37 ], [ 0.000000e+00, %31 ]
  store float %44, float* %22, align 4, !tbaa !5
  %45 = add nsw i32 %32, %8
  %46 = icmp slt i32 %45, %5
  %47 = select i1 %46, i1 %23, i1 false
  br i1 %47, label %48, label %54

48:                                               ; preds = %43
  %49 = mul nsw i32 %45, %4
  %50 = add nsw i32 %49, %14
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, float* %1, i64 %51
  %53 = load float, float* %52, align 4, !tbaa !5
  br label %54

54:                                               ; preds = %43, %48
  %55 = phi contract float [ %53, %48 ], [ 0.000000e+00, %43 ]
  store float %55, float* %25, align 4, !tbaa !5
  call void @llvm.nvvm.barrier0()
  br label %59

56:                                               ; preds = %59
  call void @llvm.nvvm.barrier0()
  %57 = add nuw nsw i32 %32, 16
  %58 = icmp slt i32 %57, %5
  br i1 %58, label %31, label %26, !llvm.loop !9

59:                                               ; preds = %54, %59
  %60 = phi i32 [ 0, %54 ], [ %71, %59 ]
  %61 = phi float [ %33, %54 ], [ %70, %59 ]
  %62 = zext i32 %60 to i64
  %63 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ12matmul_tiledE2as, i64 0, i64 %19, i64 %62
  %64 = addrspacecast float addrspace(3)* %63 to float*
  %65 = load float, float* %64, align 4, !tbaa !5
  %66 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ12matmul_tiledE2bs, i64 0, i64 %62, i64 %20
  %67 = addrspacecast float addrspace(3)* %66 to float*
  %68 = load float, float* %67, align 4, !tbaa !5
  %69 = fmul contract float %65, %68
  %70 = fadd contract float %61, %69
  %71 = add nuw nsw i32 %60, 1
  %72 = icmp eq i32 %71, 16
  br i1 %72, label %56, label %59, !llvm.loop !12

73:                                               ; preds = %26
  %74 = mul nsw i32 %12, %4
  %75 = add nsw i32 %74, %14
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, float* %2, i64 %76
  store float %27, float* %77, align 4, !tbaa !5
  br label %78

78:                                               ; preds = %73, %26
  ret void
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx75,+sm_75" }
attributes #1 = { convergent nounwind }
attributes #2 = { nofree nosync nounwind readnone speculatable }
attributes #3 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (float*, float*, float*, i32, i32, i32)* @matmul_tiled, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !6, i64 0}
!6 = !{!"float", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
