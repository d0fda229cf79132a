; ModuleID = 'black_scholes.cu'
source_filename = "black_scholes.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef float @_Z10normal_cdff(float noundef %d) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef float @llvm.nvvm.fabs.f(float %d)
  %mul = fmul contract float %0, 0x3FCDA67120000000
  %add = fadd contract float %mul, 1.000000e+00
  %div = fdiv contract float 1.000000e+00, %add
  %mul1 = fmul contract float %d, -5.000000e-01
  %mul2 = fmul contract float %mul1, %d
  %1 = fmul float %mul2, 0x3FF7154760000000
  %2 = tail call noundef float @llvm.nvvm.ex2.approx.f(float %1) #5
  %mul4 = fmul contract float %2, 0x3FD9884540000000
  %mul5 = fmul contract float %div, 0x3FF548CDE0000000
  %add6 = fadd contract float %mul5, 0xBFFD23DD40000000
  %mul7 = fmul contract float %div, %add6
  %add8 = fadd contract float %mul7, 0x3FFC80EF00000000
  %mul9 = fmul contract float %div, %add8
  %add10 = fadd contract float %mul9, 0xBFD6D1F0E0000000
  %mul11 = fmul contract float %div, %add10
  %add12 = fadd contract float %mul11, 0x3FD470BF40000000
  %mul13 = fmul contract float %div, %add12
  %mul14 = fmul contract float %mul13, %mul4
  %cmp = fcmp contract ogt float %d, 0.000000e+00
  %sub = fsub contract float 1.000000e+00, %mul14
  %cond = select contract i1 %cmp, float %sub, float %mul14
  ret float %cond
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @black_scholes(ptr nocapture noundef readonly %price, ptr nocapture noundef readonly %strike, ptr nocapture noundef readonly %years, ptr nocapture noundef writeonly %call, ptr nocapture noundef writeonly %put, float noundef %rate, float noundef %volatility, i32 noundef %n) local_unnamed_addr #1 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp82 = icmp slt i32 %add, %n
  br i1 %cmp82, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %mul10 = fmul contract float %volatility, 5.000000e-01
  %mul11 = fmul contract float %mul10, %volatility
  %add12 = fadd contract float %mul11, %rate
  %fneg = fneg contract float %rate
  %3 = tail call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %mul38 = mul i32 %3, %1
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %i.083 = phi i32 [ %add, %for.body.lr.ph ], [ %add39, %for.body ]
  %idxprom = sext i32 %i.083 to i64
  %arrayidx = getelementptr inbounds float, ptr %price, i64 %idxprom
  %4 = load float, ptr %arrayidx, align 4, !tbaa !8
  %arrayidx5 = getelementptr inbounds float, ptr %strike, i64 %idxprom
  %5 = load float, ptr %arrayidx5, align 4, !tbaa !8
  %arrayidx7 = getelementptr inbounds float, ptr %years, i64 %idxprom
  %6 = load float, ptr %arrayidx7, align 4, !tbaa !8
  %7 = tail call noundef float @llvm.nvvm.sqrt.approx.f(float %6) #5
  %div = fdiv contract float %4, %5
  %8 = fcmp olt float %div, 0x3810000000000000
  %9 = fmul float %div, 0x4160000000000000
  %.02.i = select i1 %8, float %9, float %div
  %i.i.0.i = select i1 %8, float -2.300000e+01, float 0.000000e+00
  %10 = bitcast float %.02.i to i32
  %11 = add i32 %10, -1059760811
  %12 = and i32 %11, -8388608
  %13 = sub i32 %10, %12
  %14 = bitcast i32 %13 to float
  %15 = sitofp i32 %12 to float
  %16 = tail call float @llvm.fma.f32(float %15, float 0x3E80000000000000, float %i.i.0.i)
  %17 = fadd float %14, -1.000000e+00
  %18 = tail call float @llvm.fma.f32(float %17, float 0xBFC0AA04E0000000, float 0x3FC2073EC0000000)
  %19 = tail call float @llvm.fma.f32(float %18, float %17, float 0xBFBF19B980000000)
  %20 = tail call float @llvm.fma.f32(float %19, float %17, float 0x3FC1E52AA0000000)
  %21 = tail call float @llvm.fma.f32(float %20, float %17, float 0xBFC55B1720000000)
  %22 = tail call float @llvm.fma.f32(float %21, float %17, float 0x3FC99DA160000000)
  %23 = tail call float @llvm.fma.f32(float %22, float %17, float 0xBFCFFFE440000000)
  %24 = tail call float @llvm.fma.f32(float %23, float %17, float 0x3FD5554F00000000)
  %25 = tail call float @llvm.fma.f32(float %24, float %17, float -5.000000e-01)
  %26 = fmul float %17, %25
  %27 = tail call float @llvm.fma.f32(float %26, float %17, float %17)
  %28 = tail call float @llvm.fma.f32(float %16, float 0x3FE62E4300000000, float %27)
  %29 = icmp ugt i32 %10, 2139095039
  %30 = tail call float @llvm.fma.f32(float %.02.i, float 0x7FF0000000000000, float 0x7FF0000000000000)
  %r.i.0.i = select i1 %29, float %30, float %28
  %31 = fcmp oeq float %.02.i, 0.000000e+00
  %r.i.1.i = select i1 %31, float 0xFFF0000000000000, float %r.i.0.i
  %mul13 = fmul contract float %add12, %6
  %add14 = fadd contract float %mul13, %r.i.1.i
  %mul15 = fmul contract float %7, %volatility
  %div16 = fdiv contract float %add14, %mul15
  %sub = fsub contract float %div16, %mul15
  %32 = tail call noundef float @llvm.nvvm.fabs.f(float %div16)
  %mul.i = fmul contract float %32, 0x3FCDA67120000000
  %add.i = fadd contract float %mul.i, 1.000000e+00
  %div.i = fdiv contract float 1.000000e+00, %add.i
  %mul1.i = fmul contract float %div16, -5.000000e-01
  %mul2.i = fmul contract float %div16, %mul1.i
  %33 = fmul float %mul2.i, 0x3FF7154760000000
  %34 = tail call noundef float @llvm.nvvm.ex2.approx.f(float %33) #5
  %mul4.i = fmul contract float %34, 0x3FD9884540000000
  %mul5.i = fmul contract float %div.i, 0x3FF548CDE0000000
  %add6.i = fadd contract float %mul5.i, 0xBFFD23DD40000000
  %mul7.i = fmul contract float %div.i, %add6.i
  %add8.i = fadd contract float %mul7.i, 0x3FFC80EF00000000
  %mul9.i = fmul contract float %div.i, %add8.i
  %add10.i = fadd contract float %mul9.i, 0xBFD6D1F0E0000000
  %mul11.i = fmul contract float %div.i, %add10.i
  %add12.i = fadd contract float %mul11.i, 0x3FD470BF40000000
  %mul13.i = fmul contract float %div.i, %add12.i
  %mul14.i = fmul contract float %mul4.i, %mul13.i
  %cmp.i = fcmp contract ogt float %div16, 0.000000e+00
  %sub.i = fsub contract float 1.000000e+00, %mul14.i
  %cond.i = select contract i1 %cmp.i, float %sub.i, float %mul14.i
  %35 = tail call noundef float @llvm.nvvm.fabs.f(float %sub)
  %mul.i63 = fmul contract float %35, 0x3FCDA67120000000
  %add.i64 = fadd contract float %mul.i63, 1.000000e+00
  %div.i65 = fdiv contract float 1.000000e+00, %add.i64
  %mul1.i66 = fmul contract float %sub, -5.000000e-01
  %mul2.i67 = fmul contract float %sub, %mul1.i66
  %36 = fmul float %mul2.i67, 0x3FF7154760000000
  %37 = tail call noundef float @llvm.nvvm.ex2.approx.f(float %36) #5
  %mul4.i68 = fmul contract float %37, 0x3FD9884540000000
  %mul5.i69 = fmul contract float %div.i65, 0x3FF548CDE0000000
  %add6.i70 = fadd contract float %mul5.i69, 0xBFFD23DD40000000
  %mul7.i71 = fmul contract float %div.i65, %add6.i70
  %add8.i72 = fadd contract float %mul7.i71, 0x3FFC80EF00000000
  %mul9.i73 = fmul contract float %div.i65, %add8.i72
  %add10.i74 = fadd contract float %mul9.i73, 0xBFD6D1F0E0000000
  %mul11.i75 = fmul contract float %div.i65, %add10.i74
  %add12.i76 = fadd contract float %mul11.i75, 0x3FD470BF40000000
  %mul13.i77 = fmul contract float %div.i65, %add12.i76
  %mul14.i78 = fmul contract float %mul4.i68, %mul13.i77
  %cmp.i79 = fcmp contract ogt float %sub, 0.000000e+00
  %sub.i80 = fsub contract float 1.000000e+00, %mul14.i78
  %cond.i81 = select contract i1 %cmp.i79, float %sub.i80, float %mul14.i78
  %mul20 = fmul contract float %6, %fneg
  %38 = tail call float @llvm.fma.f32(float %mul20, float 0x3F777313A0000000, float 5.000000e-01)
  %39 = tail call float @llvm.nvvm.saturate.f(float %38) #5
  %40 = tail call float @llvm.nvvm.fma.rm.f(float %39, float 2.520000e+02, float 0x4168000020000000) #5
  %41 = fadd float %40, 0xC168000FE0000000
  %42 = fneg float %41
  %43 = tail call float @llvm.fma.f32(float %mul20, float 0x3FF7154760000000, float %42)
  %44 = tail call float @llvm.fma.f32(float %mul20, float 0x3E54AE0C00000000, float %43)
  %45 = bitcast float %40 to i32
  %46 = shl i32 %45, 23
  %47 = bitcast i32 %46 to float
  %48 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %44) #5
  %49 = fmul float %48, %47
  %mul22 = fmul contract float %4, %cond.i
  %mul23 = fmul contract float %5, %49
  %mul24 = fmul contract float %mul23, %cond.i81
  %sub25 = fsub contract float %mul22, %mul24
  %arrayidx27 = getelementptr inbounds float, ptr %call, i64 %idxprom
  store float %sub25, ptr %arrayidx27, align 4, !tbaa !8
  %sub29 = fsub contract float 1.000000e+00, %cond.i81
  %mul30 = fmul contract float %mul23, %sub29
  %sub31 = fsub contract float 1.000000e+00, %cond.i
  %mul32 = fmul contract float %4, %sub31
  %sub33 = fsub contract float %mul30, %mul32
  %arrayidx35 = getelementptr inbounds float, ptr %put, i64 %idxprom
  store float %sub33, ptr %arrayidx35, align 4, !tbaa !8
  %add39 = add i32 %i.083, %mul38
  %cmp = icmp slt i32 %add39, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !12
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
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
