; ModuleID = 'conversions.cu'
source_filename = "conversions.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Converted = type { i64, i64, i64, double, double, i32, i32, i32, i32, i32, i32, float, float, float, i16, i16, i8, i8, i8 }

; Function Attrs: convergent norecurse nounwind memory(argmem: readwrite)
define dso_local void @conversions(ptr nocapture noundef readonly %in, ptr nocapture noundef writeonly %out, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp.not = icmp slt i32 %add, %n
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds double, ptr %in, i64 %idxprom
  %3 = load double, ptr %arrayidx, align 8, !tbaa !8
  %mul3 = fmul contract double %3, 1.000000e+03
  %4 = tail call noundef i64 @llvm.nvvm.d2ll.rn(double %mul3)
  %5 = tail call noundef i64 @llvm.nvvm.d2ll.rm(double %mul3)
  %conv = fptosi double %3 to i32
  %6 = tail call noundef i32 @llvm.nvvm.d2i.rn(double %3)
  %7 = tail call noundef i32 @llvm.nvvm.d2i.rp(double %3)
  %conv10 = fptrunc double %3 to float
  %8 = tail call noundef i32 @llvm.nvvm.f2i.rm(float %conv10)
  %9 = tail call noundef double @llvm.fabs.f64(double %3)
  %conv13 = fptoui double %9 to i32
  %10 = tail call noundef float @llvm.nvvm.d2f.rp(double %3)
  %conv19 = uitofp i32 %conv13 to float
  %conv21 = sitofp i64 %4 to double
  %11 = tail call i16 asm "{  cvt.rn.f16.f32 $0, $1;}\0A", "=h,f"(float %conv10) #3, !srcloc !12
  %12 = tail call contract noundef float asm "{  cvt.f32.f16 $0, $1;}\0A", "=f,h"(i16 %11) #3, !srcloc !13
  %conv27 = fpext float %12 to double
  %conv29 = fpext float %conv19 to double
  %add30 = fadd contract double %conv27, %conv29
  %conv32 = trunc i32 %6 to i16
  %conv34 = trunc i32 %6 to i8
  %conv36 = trunc i64 %4 to i8
  %cmp37 = fcmp contract une double %3, 0.000000e+00
  %storedv = zext i1 %cmp37 to i8
  %arrayidx39 = getelementptr inbounds %struct.Converted, ptr %out, i64 %idxprom
  store i64 %4, ptr %arrayidx39, align 8, !tbaa !14
  %c.sroa.6.0.arrayidx39.sroa_idx = getelementptr inbounds i8, ptr %arrayidx39, i64 8
  store i64 %5, ptr %c.sroa.6.0.arrayidx39.sroa_idx, align 8, !tbaa !14
  %c.sroa.7.0.arrayidx39.sroa_idx = getelementptr inbounds i8, ptr %arrayidx39, i64 16
  store double %3, ptr %c.sroa.7.0.arrayidx39.sroa_idx, align 8, !tbaa !14
  %c.sroa.8.0.arrayidx39.sroa_idx = getelementptr inbounds i8, ptr %arrayidx39, i64 24
  store double %add30, ptr %c.sroa.8.0.arrayidx39.sroa_idx, align 8, !tbaa !8
  %c.sroa.9.0.arrayidx39.sroa_idx = getelementptr inbounds i8, ptr %arrayidx39, i64 32
  store double %conv21, ptr %c.sroa.9.0.arrayidx39.sroa_idx, align 8, !tbaa !8
  %c.sroa.10.0.arrayidx39.sroa_idx = getelementptr inbounds i8, ptr %arrayidx39, i64 40
  store i32 %conv, ptr %c.sroa.10.0.arrayidx39.sroa_idx, align 8, !tbaa !16
  %c.sroa.11.0.arrayidx39.sroa_idx = getelementptr inbounds i8, ptr %arrayidx39, i64 44
  store i32 %6, ptr %c.sroa.11.0.arrayidx39.sroa_idx, align 4, !tbaa !16
  %c.sroa.14.0.arrayidx39.sroa_idx = getelementptr inbounds i8, ptr %arrayidx39, i64 48
  store i32 %7, ptr %c.sroa.14.0.arrayidx39.sroa_idx, align 8, !tbaa !16
  %c.sroa.15.0.arrayidx39.sroa_idx = getelementptr inbounds i8, ptr %arrayidx39, i64 52
  store i32 %8, ptr %c.sroa.15.0.arrayidx39.sroa_idx, align 4, !tbaa !16
  %c.sroa.16.0.arrayidx39.sroa_idx = getelementptr inbounds i8, ptr %arrayidx39, i64 56
  store float %conv10, ptr %c.sroa.16.0.arrayidx39.sroa_idx, align 8, !tbaa !16
  %c.sroa.17.0.arrayidx39.sroa_idx = getelementptr inbounds i8, ptr %arrayidx39, i64 60
  store i32 %conv13, ptr %c.sroa.17.0.arrayidx39.sroa_idx, align 4, !tbaa !16
  %c.sroa.19.0.arrayidx39.sroa_idx = getelementptr inbounds i8, ptr %arrayidx39, i64 64
  store float %conv10, ptr %c.sroa.19.0.arrayidx39.sroa_idx, align 8, !tbaa !18
  %c.sroa.22.0.arrayidx39.sroa_idx = getelementptr inbounds i8, ptr %arrayidx39, i64 68
  store float %10, ptr %c.sroa.22.0.arrayidx39.sroa_idx, align 4, !tbaa !18
  %c.sroa.23.0.arrayidx39.sroa_idx = getelementptr inbounds i8, ptr %arrayidx39, i64 72
  store float %conv19, ptr %c.sroa.23.0.arrayidx39.sroa_idx, align 8, !tbaa !18
  %c.sroa.25.0.arrayidx39.sroa_idx = getelementptr inbounds i8, ptr %arrayidx39, i64 76
  store i16 %conv32, ptr %c.sroa.25.0.arrayidx39.sroa_idx, align 4, !tbaa !20
  %c.sroa.26.0.arrayidx39.sroa_idx = getelementptr inbounds i8, ptr %arrayidx39, i64 78
  store i16 %11, ptr %c.sroa.26.0.arrayidx39.sroa_idx, align 2, !tbaa !20
  %c.sroa.27.0.arrayidx39.sroa_idx = getelementptr inbounds i8, ptr %arrayidx39, i64 80
  store i8 %conv34, ptr %c.sroa.27.0.arrayidx39.sroa_idx, align 8, !tbaa !22
  %c.sroa.28.0.arrayidx39.sroa_idx = getelementptr inbounds i8, ptr %arrayidx39, i64 81
  store i8 %conv36, ptr %c.sroa.28.0.arrayidx39.sroa_idx, align 1, !tbaa !22
  %c.sroa.29.0.arrayidx39.sroa_idx = getelementptr inbounds i8, ptr %arrayidx39, i64 82
  store i8 %storedv, ptr %c.sroa.29.0.arrayidx39.sroa_idx, align 2, !tbaa !23
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
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
