; ModuleID = 'saxpy.cu'
source_filename = "saxpy.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @saxpy(i32 noundef %0, float noundef %1, float* nocapture noundef readonly %2, float* nocapture noundef %3) local_unnamed_addr #0 {
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3
  %7 = mul i32 %5, %6
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %9 = mul i32 %8, %6
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %0
  br i1 %12, label %14, label %13

13:                                               ; preds = %14, %4
  ret void

14:                                               ; preds = %4, %14
  %15 = phi i32 [ %23, %14 ], [ %11, %4 ]
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, float* %2, i64 %16
  %18 = load float, float* %17, align 4, !tbaa !6
  %19 = fmul contract float %18, %1
  %20 = getelementptr inbounds float, float* %3, i64 %16
  %21 = load float, float* %20, align 4, !tbaa !6
  %22 = fadd contract float %19, %21
  store float %22, float* %20, align 4, !tbaa !6
  %23 = add nsw i32 %15, %7
  %24 = icmp slt i32 %23, %0
  br i1 %24, label %14, label %13, !llvm.loop !10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn
define dso_local void @saxpy4(i32 noundef %0, float noundef %1, %struct.float4* nocapture noundef readonly %2, %struct.float4* nocapture noundef %3) local_unnamed_addr #1 {
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3
  %7 = mul i32 %5, %6
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %9 = add i32 %7, %8
  %10 = sdiv i32 %0, 4
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %38

12:                                               ; preds = %4
  %13 = sext i32 %9 to i64
  %14 = getelementptr inbounds %struct.float4, %struct.float4* %2, i64 %13, i32 0
  %15 = load float, float* %14, align 16, !tbaa.struct !13
  %16 = getelementptr inbounds %struct.float4, %struct.float4* %2, i64 %13, i32 1
  %17 = load float, float* %16, align 4, !tbaa.struct !14
  %18 = getelementptr inbounds %struct.float4, %struct.float4* %2, i64 %13, i32 2
  %19 = load float, float* %18, align 8, !tbaa.struct !15
  %20 = getelementptr inbounds %struct.float4, %struct.float4* %2, i64 %13, i32 3
  %21 = load float, float* %20, align 4, !tbaa.struct !16
  %22 = getelementptr inbounds %struct.float4, %struct.float4* %3, i64 %13, i32 0
  %23 = load float, float* %22, align 16, !tbaa.struct !13
  %24 = getelementptr inbounds %struct.float4, %struct.float4* %3, i64 %13, i32 1
  %25 = load float, float* %24, align 4, !tbaa.struct !14
  %26 = getelementptr inbounds %struct.float4, %struct.float4* %3, i64 %13, i32 2
  %27 = load float, float* %26, align 8, !tbaa.struct !15
  %28 = getelementptr inbounds %struct.float4, %struct.float4* %3, i64 %13, i32 3
  %29 = load float, float* %28, align 4, !tbaa.struct !16
  %30 = fmul contract float %15, %1
  %31 = fadd contract float %30, %23
  %32 = fmul contract float %17, %1
  %33 = fadd contract float %32, %25
  %34 = fmul contract float %19, %1
  %35 = fadd contract float %34, %27
  %36 = fmul contract float %21, %1
  %37 = fadd contract float %36, %29
  store float %31, float* %22, align 16, !tbaa.struct !13
  store float %33, float* %24, align 4, !tbaa.struct !14
  store float %35, float* %26, align 8, !tbaa.struct !15
  store float %37, float* %28, align 4, !tbaa.struct !16
  br label %38

38:                                               ; preds = %4, %12
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx75,+sm_75" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx75,+sm_75" }
attributes #2 = { nofree nosync nounwind readnone speculatable }
attributes #3 = { nounwind }

!nvvm.annotations = !{!0, !1}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}

!0 = !{void (i32, float, float*, float*)* @saxpy, !"kernel", i32 1}
!1 = !{void (i32, float, %struct.float4*, %struct.float4*)* @saxpy4, !"kernel", i32 1}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = !{!7, !7, i64 0}
!7 = !{!"float", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = !{i64 0, i64 4, !6, i64 4, i64 4, !6, i64 8, i64 4, !6, i64 12, i64 4, !6}
!14 = !{i64 0, i64 4, !6, i64 4, i64 4, !6, i64 8, i64 4, !6}
!15 = !{i64 0, i64 4, !6, i64 4, i64 4, !6}
!16 = !{i64 0, i64 4, !6}
