; ModuleID = 'conversions.cu'
source_filename = "conversions.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Converted = type { i64, i64, i64, double, double, i32, i32, i32, i32, i32, i32, float, float, float, i16, i16, i8, i8, i8 }

; Function Attrs: convergent norecurse nounwind memory(argmem: readwrite)
define dso_local void @conversions(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %56

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !8
  %14 = fmul contract double %13, 1.000000e+03
  %15 = tail call noundef i64 @llvm.nvvm.d2ll.rn(double %14)
  %16 = tail call noundef i64 @llvm.nvvm.d2ll.rm(double %14)
  %17 = fptosi double %13 to i32
  %18 = tail call noundef i32 @llvm.nvvm.d2i.rn(double %13)
  %19 = tail call noundef i32 @llvm.nvvm.d2i.rp(double %13)
  %20 = fptrunc double %13 to float
  %21 = tail call noundef i32 @llvm.nvvm.f2i.rm(float %20)
  %22 = tail call noundef double @llvm.fabs.f64(double %13)
  %23 = fptoui double %22 to i32
  %24 = tail call noundef float @llvm.nvvm.d2f.rp(double %13)
  %25 = uitofp i32 %23 to float
  %26 = sitofp i64 %15 to double
  %27 = tail call i16 asm "{  cvt.rn.f16.f32 $0, $1;}\0A", "=h,f"(float %20) #3, !srcloc !12
  %28 = tail call contract noundef float asm "{  cvt.f32.f16 $0, $1;}\0A", "=f,h"(i16 %27) #3, !srcloc !13
  %29 = fpext float %28 to double
  %30 = fpext float %25 to double
  %31 = fadd contract double %29, %30
  %32 = trunc i32 %18 to i16
  %33 = trunc i32 %18 to i8
  %34 = trunc i64 %15 to i8
  %35 = fcmp contract une double %13, 0.000000e+00
  %36 = zext i1 %35 to i8
  %37 = getelementptr inbounds %struct.Converted, ptr %1, i64 %11
  store i64 %15, ptr %37, align 8, !tbaa !14
  %38 = getelementptr inbounds i8, ptr %37, i64 8
  store i64 %16, ptr %38, align 8, !tbaa !14
  %39 = getelementptr inbounds i8, ptr %37, i64 16
  store double %13, ptr %39, align 8, !tbaa !14
  %40 = getelementptr inbounds i8, ptr %37, i64 24
  store double %31, ptr %40, align 8, !tbaa !8
  %41 = getelementptr inbounds i8, ptr %37, i64 32
  store double %26, ptr %41, align 8, !tbaa !8
  %42 = getelementptr inbounds i8, ptr %37, i64 40
  store i32 %17, ptr %42, align 8, !tbaa !16
  %43 = getelementptr inbounds i8, ptr %37, i64 44
  store i32 %18, ptr %43, align 4, !tbaa !16
  %44 = getelementptr inbounds i8, ptr %37, i64 48
  store i32 %19, ptr %44, align 8, !tbaa !16
  %45 = getelementptr inbounds i8, ptr %37, i64 52
  store i32 %21, ptr %45, align 4, !tbaa !16
  %46 = getelementptr inbounds i8, ptr %37, i64 56
  store float %20, ptr %46, align 8, !tbaa !16
  %47 = getelementptr inbounds i8, ptr %37, i64 60
  store i32 %23, ptr %47, align 4, !tbaa !16
  %48 = getelementptr inbounds i8, ptr %37, i64 64
  store float %20, ptr %48, align 8, !tbaa !18
  %49 = getelementptr inbounds i8, ptr %37, i64 68
  store float %24, ptr %49, align 4, !tbaa !18
  %50 = getelementptr inbounds i8, ptr %37, i64 72
  store float %25, ptr %50, align 8, !tbaa !18
  %51 = getelementptr inbounds i8, ptr %37, i64 76
  store i16 %32, ptr %51, align 4, !tbaa !20
  %52 = getelementptr inbounds i8, ptr %37, i64 78
  store i16 %27, ptr %52, align 2, !tbaa !20
  %53 = getelementptr inbounds i8, ptr %37, i64 80
  store i8 %33, ptr %53, align 8, !tbaa !22
  %54 = getelementptr inbounds i8, ptr %37, i64 81
  store i8 %34, ptr %54, align 1, !tbaa !22
  %55 = getelementptr inbounds i8, ptr %37, i64 82
  store i8 %36, ptr %55, align 2, !tbaa !23
  br label %56

56:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.d2f.rp(double) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.rn(double) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.rp(double) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rm(float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.nvvm.d2ll.rn(double) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.nvvm.d2ll.rm(double) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #2

attributes #0 = { convergent norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @conversions, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"double", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{i64 2154145529}
!13 = !{i64 2154204956}
!14 = !{!15, !15, i64 0}
!15 = !{!"long long", !10, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !10, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"float", !10, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"short", !10, i64 0}
!22 = !{!10, !10, i64 0}
!23 = !{!24, !24, i64 0}
!24 = !{!"bool", !10, i64 0}
