; ModuleID = 'black_scholes.cu'
source_filename = "black_scholes.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef float @_Z10normal_cdff(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call noundef float @llvm.nvvm.fabs.f(float %0)
  %3 = fmul contract float %2, 0x3FCDA67120000000
  %4 = fadd contract float %3, 1.000000e+00
  %5 = fdiv contract float 1.000000e+00, %4
  %6 = fmul contract float %0, -5.000000e-01
  %7 = fmul contract float %6, %0
  %8 = fmul float %7, 0x3FF7154760000000
  %9 = tail call noundef float @llvm.nvvm.ex2.approx.f(float %8) #5
  %10 = fmul contract float %9, 0x3FD9884540000000
  %11 = fmul contract float %5, 0x3FF548CDE0000000
  %12 = fadd contract float %11, 0xBFFD23DD40000000
  %13 = fmul contract float %5, %12
  %14 = fadd contract float %13, 0x3FFC80EF00000000
  %15 = fmul contract float %5, %14
  %16 = fadd contract float %15, 0xBFD6D1F0E0000000
  %17 = fmul contract float %5, %16
  %18 = fadd contract float %17, 0x3FD470BF40000000
  %19 = fmul contract float %5, %18
  %20 = fmul contract float %19, %10
  %21 = fcmp contract ogt float %0, 0.000000e+00
  %22 = fsub contract float 1.000000e+00, %20
  %23 = select contract i1 %21, float %22, float %20
  ret float %23
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @black_scholes(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef writeonly %3, ptr nocapture noundef writeonly %4, float noundef %5, float noundef %6, i32 noundef %7) local_unnamed_addr #1 {
  %9 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = icmp slt i32 %13, %7
  br i1 %14, label %15, label %22

15:                                               ; preds = %8
  %16 = fmul contract float %6, 5.000000e-01
  %17 = fmul contract float %16, %6
  %18 = fadd contract float %17, %5
  %19 = fneg contract float %5
  %20 = tail call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %21 = mul i32 %20, %10
  br label %23

22:                                               ; preds = %23, %8
  ret void

23:                                               ; preds = %15, %23
  %24 = phi i32 [ %13, %15 ], [ %135, %23 ]
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %0, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !8
  %28 = getelementptr inbounds float, ptr %1, i64 %25
  %29 = load float, ptr %28, align 4, !tbaa !8
  %30 = getelementptr inbounds float, ptr %2, i64 %25
  %31 = load float, ptr %30, align 4, !tbaa !8
  %32 = tail call noundef float @llvm.nvvm.sqrt.approx.f(float %31) #5
  %33 = fdiv contract float %27, %29
  %34 = fcmp olt float %33, 0x3810000000000000
  %35 = fmul float %33, 0x4160000000000000
  %36 = select i1 %34, float %35, float %33
  %37 = select i1 %34, float -2.300000e+01, float 0.000000e+00
  %38 = bitcast float %36 to i32
  %39 = add i32 %38, -1059760811
  %40 = and i32 %39, -8388608
  %41 = sub i32 %38, %40
  %42 = bitcast i32 %41 to float
  %43 = sitofp i32 %40 to float
  %44 = tail call float @llvm.fma.f32(float %43, float 0x3E80000000000000, float %37)
  %45 = fadd float %42, -1.000000e+00
  %46 = tail call float @llvm.fma.f32(float %45, float 0xBFC0AA04E0000000, float 0x3FC2073EC0000000)
  %47 = tail call float @llvm.fma.f32(float %46, float %45, float 0xBFBF19B980000000)
  %48 = tail call float @llvm.fma.f32(float %47, float %45, float 0x3FC1E52AA0000000)
  %49 = tail call float @llvm.fma.f32(float %48, float %45, float 0xBFC55B1720000000)
  %50 = tail call float @llvm.fma.f32(float %49, float %45, float 0x3FC99DA160000000)
  %51 = tail call float @llvm.fma.f32(float %50, float %45, float 0xBFCFFFE440000000)
  %52 = tail call float @llvm.fma.f32(float %51, float %45, float 0x3FD5554F00000000)
  %53 = tail call float @llvm.fma.f32(float %52, float %45, float -5.000000e-01)
  %54 = fmul float %45, %53
  %55 = tail call float @llvm.fma.f32(float %54, float %45, float %45)
  %56 = tail call float @llvm.fma.f32(float %44, float 0x3FE62E4300000000, float %55)
  %57 = icmp ugt i32 %38, 2139095039
  %58 = tail call float @llvm.fma.f32(float %36, float 0x7FF0000000000000, float 0x7FF0000000000000)
  %59 = select i1 %57, float %58, float %56
  %60 = fcmp oeq float %36, 0.000000e+00
  %61 = select i1 %60, float 0xFFF0000000000000, float %59
  %62 = fmul contract float %18, %31
  %63 = fadd contract float %62, %61
  %64 = fmul contract float %32, %6
  %65 = fdiv contract float %63, %64
  %66 = fsub contract float %65, %64
  %67 = tail call noundef float @llvm.nvvm.fabs.f(float %65)
  %68 = fmul contract float %67, 0x3FCDA67120000000
  %69 = fadd contract float %68, 1.000000e+00
  %70 = fdiv contract float 1.000000e+00, %69
  %71 = fmul contract float %65, -5.000000e-01
  %72 = fmul contract float %65, %71
  %73 = fmul float %72, 0x3FF7154760000000
  %74 = tail call noundef float @llvm.nvvm.ex2.approx.f(float %73) #5
  %75 = fmul contract float %74, 0x3FD9884540000000
  %76 = fmul contract float %70, 0x3FF548CDE0000000
  %77 = fadd contract float %76, 0xBFFD23DD40000000
  %78 = fmul contract float %70, %77
  %79 = fadd contract float %78, 0x3FFC80EF00000000
  %80 = fmul contract float %70, %79
  %81 = fadd contract float %80, 0xBFD6D1F0E0000000
  %82 = fmul contract float %70, %81
  %83 = fadd contract float %82, 0x3FD470BF40000000
  %84 = fmul contract float %70, %83
  %85 = fmul contract float %75, %84
  %86 = fcmp contract ogt float %65, 0.000000e+00
  %87 = fsub contract float 1.000000e+00, %85
  %88 = select contract i1 %86, float %87, float %85
  %89 = tail call noundef float @llvm.nvvm.fabs.f(float %66)
  %90 = fmul contract float %89, 0x3FCDA67120000000
  %91 = fadd contract float %90, 1.000000e+00
  %92 = fdiv contract float 1.000000e+00, %91
  %93 = fmul contract float %66, -5.000000e-01
  %94 = fmul contract float %66, %93
  %95 = fmul float %94, 0x3FF7154760000000
  %96 = tail call noundef float @llvm.nvvm.ex2.approx.f(float %95) #5
  %97 = fmul contract float %96, 0x3FD9884540000000
  %98 = fmul contract float %92, 0x3FF548CDE0000000
  %99 = fadd contract float %98, 0xBFFD23DD40000000
  %100 = fmul contract float %92, %99
  %101 = fadd contract float %100, 0x3FFC80EF00000000
  %102 = fmul contract float %92, %101
  %103 = fadd contract float %102, 0xBFD6D1F0E0000000
  %104 = fmul contract float %92, %103
  %105 = fadd contract float %104, 0x3FD470BF40000000
  %106 = fmul contract float %92, %105
  %107 = fmul contract float %97, %106
  %108 = fcmp contract ogt float %66, 0.000000e+00
  %109 = fsub contract float 1.000000e+00, %107
  %110 = select contract i1 %108, float %109, float %107
  %111 = fmul contract float %31, %19
  %112 = tail call float @llvm.fma.f32(float %111, float 0x3F777313A0000000, float 5.000000e-01)
  %113 = tail call float @llvm.nvvm.saturate.f(float %112) #5
  %114 = tail call float @llvm.nvvm.fma.rm.f(float %113, float 2.520000e+02, float 0x4168000020000000) #5
  %115 = fadd float %114, 0xC168000FE0000000
  %116 = fneg float %115
  %117 = tail call float @llvm.fma.f32(float %111, float 0x3FF7154760000000, float %116)
  %118 = tail call float @llvm.fma.f32(float %111, float 0x3E54AE0C00000000, float %117)
  %119 = bitcast float %114 to i32
  %120 = shl i32 %119, 23
  %121 = bitcast i32 %120 to float
  %122 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %118) #5
  %123 = fmul float %122, %121
  %124 = fmul contract float %27, %88
  %125 = fmul contract float %29, %123
  %126 = fmul contract float %125, %110
  %127 = fsub contract float %124, %126
  %128 = getelementptr inbounds float, ptr %3, i64 %25
  store float %127, ptr %128, align 4, !tbaa !8
  %129 = fsub contract float 1.000000e+00, %110
  %130 = fmul contract float %125, %129
  %131 = fsub contract float 1.000000e+00, %88
  %132 = fmul contract float %27, %131
  %133 = fsub contract float %130, %132
  %134 = getelementptr inbounds float, ptr %4, i64 %25
  store float %133, ptr %134, align 4, !tbaa !8
  %135 = add i32 %24, %21
  %136 = icmp slt i32 %135, %7
  br i1 %136, label %23, label %22, !llvm.loop !12
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f(float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.ftz.f(float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.saturate.f(float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rm.f(float, float, float) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @black_scholes, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
