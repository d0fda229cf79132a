; ModuleID = 'vector_math.cu'
source_filename = "vector_math.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float3 = type { float, float, float }
%struct.float4 = type { float, float, float, float }
%struct.float2.0 = type { float, float }
%struct.double2.1 = type { double, double }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.float3 @_Z5cross6float3S_(ptr nocapture noundef readonly byval(%struct.float3) align 4 %0, ptr nocapture noundef readonly byval(%struct.float3) align 4 %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 4
  %4 = load float, ptr %3, align 4, !tbaa !8
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load float, ptr %5, align 4, !tbaa !13
  %7 = fmul contract float %4, %6
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = load float, ptr %8, align 4, !tbaa !13
  %10 = getelementptr inbounds i8, ptr %1, i64 4
  %11 = load float, ptr %10, align 4, !tbaa !8
  %12 = fmul contract float %9, %11
  %13 = fsub contract float %7, %12
  %14 = load float, ptr %1, align 4, !tbaa !14
  %15 = fmul contract float %9, %14
  %16 = load float, ptr %0, align 4, !tbaa !14
  %17 = fmul contract float %6, %16
  %18 = fsub contract float %15, %17
  %19 = fmul contract float %11, %16
  %20 = fmul contract float %4, %14
  %21 = fsub contract float %19, %20
  %22 = insertvalue %struct.float3 poison, float %13, 0
  %23 = insertvalue %struct.float3 %22, float %18, 1
  %24 = insertvalue %struct.float3 %23, float %21, 2
  ret %struct.float3 %24
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef float @_Z5clampfff(float noundef %0, float noundef %1, float noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef float @llvm.maxnum.f32(float %0, float %1)
  %5 = tail call noundef float @llvm.minnum.f32(float %4, float %2)
  ret float %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @vector_math(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef writeonly %4, ptr nocapture noundef writeonly %5, ptr nocapture noundef writeonly %6, i32 noundef %7) local_unnamed_addr #2 {
  %9 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = icmp slt i32 %13, %7
  br i1 %14, label %15, label %65

15:                                               ; preds = %8
  %16 = sext i32 %13 to i64
  %17 = getelementptr inbounds %struct.float3, ptr %0, i64 %16
  %18 = load float, ptr %17, align 4, !tbaa !15
  %19 = getelementptr inbounds i8, ptr %17, i64 4
  %20 = load float, ptr %19, align 4, !tbaa !15
  %21 = getelementptr inbounds i8, ptr %17, i64 8
  %22 = load float, ptr %21, align 4, !tbaa !15
  %23 = getelementptr inbounds %struct.float3, ptr %1, i64 %16
  %24 = load float, ptr %23, align 4, !tbaa !15
  %25 = getelementptr inbounds i8, ptr %23, i64 4
  %26 = load float, ptr %25, align 4, !tbaa !15
  %27 = getelementptr inbounds i8, ptr %23, i64 8
  %28 = load float, ptr %27, align 4, !tbaa !15
  %29 = fmul contract float %20, %28
  %30 = fmul contract float %22, %26
  %31 = fsub contract float %29, %30
  %32 = fmul contract float %22, %24
  %33 = fmul contract float %18, %28
  %34 = fsub contract float %32, %33
  %35 = fmul contract float %18, %26
  %36 = fmul contract float %20, %24
  %37 = fsub contract float %35, %36
  %38 = fmul contract float %18, %24
  %39 = fmul contract float %20, %26
  %40 = fadd contract float %38, %39
  %41 = fmul contract float %22, %28
  %42 = fadd contract float %40, %41
  %43 = getelementptr inbounds %struct.float4, ptr %4, i64 %16
  store float %31, ptr %43, align 16, !tbaa !15
  %44 = getelementptr inbounds i8, ptr %43, i64 4
  store float %34, ptr %44, align 4, !tbaa !15
  %45 = getelementptr inbounds i8, ptr %43, i64 8
  store float %37, ptr %45, align 8, !tbaa !15
  %46 = getelementptr inbounds i8, ptr %43, i64 12
  store float %42, ptr %46, align 4, !tbaa !15
  %47 = getelementptr inbounds %struct.float2.0, ptr %2, i64 %16
  %48 = load float, ptr %47, align 8, !tbaa !15
  %49 = getelementptr inbounds i8, ptr %47, i64 4
  %50 = load float, ptr %49, align 4, !tbaa !15
  %51 = fneg contract float %50
  %52 = tail call noundef float @llvm.maxnum.f32(float %51, float -1.000000e+00)
  %53 = tail call noundef float @llvm.minnum.f32(float %52, float 1.000000e+00)
  %54 = tail call noundef float @llvm.maxnum.f32(float %48, float -1.000000e+00)
  %55 = tail call noundef float @llvm.minnum.f32(float %54, float 1.000000e+00)
  %56 = getelementptr inbounds %struct.float2.0, ptr %5, i64 %16
  store float %53, ptr %56, align 8, !tbaa !15
  %57 = getelementptr inbounds i8, ptr %56, i64 4
  store float %55, ptr %57, align 4, !tbaa !15
  %58 = getelementptr inbounds %struct.double2.1, ptr %3, i64 %16
  %59 = load double, ptr %58, align 16, !tbaa !16
  %60 = getelementptr inbounds i8, ptr %58, i64 8
  %61 = load double, ptr %60, align 8, !tbaa !16
  %62 = fmul contract double %61, %61
  %63 = tail call noundef double @llvm.fma.f64(double %59, double %59, double %62)
  %64 = getelementptr inbounds double, ptr %6, i64 %16
  store double %63, ptr %64, align 8, !tbaa !16
  br label %65

65:                                               ; preds = %8, %15
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @vector_math, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !10, i64 4}
!9 = !{!"_ZTS6float3", !10, i64 0, !10, i64 4, !10, i64 8}
!10 = !{!"float", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = !{!9, !10, i64 8}
!14 = !{!9, !10, i64 0}
!15 = !{!10, !10, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"double", !11, i64 0}
