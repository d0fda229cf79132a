; ModuleID = 'transpose.cu'
source_filename = "transpose.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9transposeE4tile = internal unnamed_addr addrspace(3) global [32 x [33 x float]] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @transpose(float* nocapture noundef writeonly %0, float* nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3
  %7 = shl i32 %5, 5
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3
  %10 = add i32 %7, %8
  %11 = shl i32 %6, 5
  %12 = icmp slt i32 %10, %2
  %13 = zext i32 %8 to i64
  br label %18

14:                                               ; preds = %34
  call void @llvm.nvvm.barrier0()
  %15 = add i32 %11, %8
  %16 = icmp slt i32 %15, %3
  %17 = zext i32 %8 to i64
  br label %38

18:                                               ; preds = %4, %34
  %19 = phi i32 [ 0, %4 ], [ %35, %34 ]
  br i1 %12, label %20, label %34

20:                                               ; preds = %18
  %21 = add i32 %19, %9
  %22 = add i32 %21, %11
  %23 = icmp slt i32 %22, %3
  br i1 %23, label %24, label %34

24:                                               ; preds = %20
  %25 = mul nsw i32 %22, %2
  %26 = add nsw i32 %25, %10
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, float* %1, i64 %27
  %29 = load float, float* %28, align 4, !tbaa !5
  %30 = add i32 %19, %9
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @_ZZ9transposeE4tile, i64 0, i64 %31, i64 %13
  %33 = addrspacecast float addrspace(3)* %32 to float*
  store float %29, float* %33, align 4, !tbaa !5
  br label %34

34:                                               ; preds = %18, %20, %24
  %35 = add nuw nsw i32 %19, 8
  %36 = icmp ult i32 %19, 24
  br i1 %36, label %18, label %14, !llvm.loop !9

37:                                               ; preds = %54
  ret void

38:                                               ; preds = %14, %54
  %39 = phi i32 [ 0, %14 ], [ %55, %54 ]
  br i1 %16, label %40, label %54

40:                                               ; preds = %38
  %41 = add i32 %39, %9
  %42 = add i32 %41, %7
  %43 = icmp slt i32 %42, %2
  br i1 %43, label %44, label %54

44:                                               ; preds = %40
  %45 = add i32 %39, %9
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds [32 x [33 x float]], [32 x [33 x float]] addrspace(3)* @_ZZ9transposeE4tile, i64 0, i64 %17, i64 %46
  %48 = addrspacecast float addrspace(3)* %47 to float*
  %49 = load float, float* %48, align 4, !tbaa !5
  %50 = mul nsw i32 %42, %3
  %51 = add nsw i32 %50, %15
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, float* %0, i64 %52
  store float %49, float* %53, align 4, !tbaa !5
  br label %54

54:                                               ; preds = %38, %40, %44
  %55 = add nuw nsw i32 %39, 8
  %56 = icmp ult i32 %39, 24
  br i1 %56, label %38, label %37, !llvm.loop !12
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

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx32,+sm_75" }
attributes #1 = { convergent nounwind }
attributes #2 = { nofree nosync nounwind readnone speculatable }
attributes #3 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (float*, float*, i32, i32)* @transpose, !"kernel", i32 1}
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
