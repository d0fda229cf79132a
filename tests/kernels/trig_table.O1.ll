; ModuleID = 'trig_table.cu'
source_filename = "trig_table.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@__cudart_i2opi_f = internal unnamed_addr addrspace(1) constant [6 x i32] [i32 1011060801, i32 -614296167, i32 -181084736, i32 -64530479, i32 1313084713, i32 -1560706194], align 4

; Function Attrs: norecurse nounwind memory(argmem: readwrite)
define dso_local void @trig_table(ptr nocapture noundef readonly %x, ptr nocapture noundef writeonly %sine, ptr nocapture noundef writeonly %cosine, ptr nocapture noundef writeonly %power, ptr nocapture noundef writeonly %logs, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %result.i.i.i.i = alloca [7 x i32], align 4
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp.not = icmp slt i32 %add, %n
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !8
  %arrayidx4 = getelementptr inbounds float, ptr %sine, i64 %idxprom
  %arrayidx6 = getelementptr inbounds float, ptr %cosine, i64 %idxprom
  call void @llvm.lifetime.start.p0(i64 28, ptr nonnull %result.i.i.i.i)
  %4 = fmul float %3, 0x3FE45F3060000000
  %5 = tail call i32 @llvm.nvvm.f2i.rn(float %4) #6
  %6 = sitofp i32 %5 to float
  %7 = tail call float @llvm.fma.f32(float %6, float 0xBFF921FB40000000, float %3)
  %8 = tail call float @llvm.fma.f32(float %6, float 0xBE74442D00000000, float %7)
  %9 = tail call float @llvm.fma.f32(float %6, float 0xBCF84698A0000000, float %8)
  %10 = tail call float @llvm.nvvm.fabs.f(float %3) #6
  %11 = fcmp ult float %10, 1.056150e+05
  br i1 %11, label %__nv_sincosf.exit, label %__nv_isinff.exit.i.i.i

__nv_isinff.exit.i.i.i:                           ; preds = %if.end
  %12 = fcmp oeq float %10, 0x7FF0000000000000
  br i1 %12, label %__nv_fmul_rn.exit.i.i.i, label %14

__nv_fmul_rn.exit.i.i.i:                          ; preds = %__nv_isinff.exit.i.i.i
  %13 = tail call float @llvm.nvvm.mul.rn.f(float %3, float 0.000000e+00) #6
  br label %__nv_sincosf.exit

14:                                               ; preds = %__nv_isinff.exit.i.i.i
  %15 = bitcast float %3 to i32
  %16 = lshr i32 %15, 23
  %17 = and i32 %16, 224
  %18 = add nsw i32 %17, -128
  %19 = shl i32 %15, 8
  %20 = or i32 %19, -2147483648
  %21 = lshr exact i32 %18, 5
  br label %22

22:                                               ; preds = %14, %22
  %iq.i.i.i.0.i30 = phi i32 [ 0, %14 ], [ %30, %22 ]
  %hi.i.i.i.0.i29 = phi i32 [ 0, %14 ], [ %28, %22 ]
  %23 = zext nneg i32 %iq.i.i.i.0.i30 to i64
  %24 = getelementptr inbounds [6 x i32], ptr addrspace(1) @__cudart_i2opi_f, i64 0, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4
  %26 = tail call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %25, i32 %20, i32 %hi.i.i.i.0.i29) #7, !srcloc !12
  %27 = extractvalue { i32, i32 } %26, 0
  %28 = extractvalue { i32, i32 } %26, 1
  %29 = getelementptr inbounds [7 x i32], ptr %result.i.i.i.i, i64 0, i64 %23
  store i32 %27, ptr %29, align 4
  %30 = add nuw nsw i32 %iq.i.i.i.0.i30, 1
  %exitcond.not = icmp eq i32 %30, 6
  br i1 %exitcond.not, label %31, label %22, !llvm.loop !13

31:                                               ; preds = %22
  %32 = getelementptr inbounds i8, ptr %result.i.i.i.i, i64 24
  store i32 %28, ptr %32, align 4
  %33 = and i32 %16, 31
  %34 = sub nsw i32 6, %21
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [7 x i32], ptr %result.i.i.i.i, i64 0, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = sub nsw i32 5, %21
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [7 x i32], ptr %result.i.i.i.i, i64 0, i64 %39
  %41 = load i32, ptr %40, align 4
  %.not.i = icmp eq i32 %33, 0
  br i1 %.not.i, label %__internal_trig_reduction_slowpath.exit.i.i.i, label %42

42:                                               ; preds = %31
  %43 = sub nsw i32 4, %21
  %44 = sub nuw nsw i32 32, %33
  %45 = shl i32 %37, %33
  %46 = lshr i32 %41, %44
  %47 = add i32 %46, %45
  %48 = shl i32 %41, %33
  %49 = sext i32 %43 to i64
  %50 = getelementptr inbounds [7 x i32], ptr %result.i.i.i.i, i64 0, i64 %49
  %51 = load i32, ptr %50, align 4
  %52 = lshr i32 %51, %44
  %53 = add i32 %52, %48
  br label %__internal_trig_reduction_slowpath.exit.i.i.i

__internal_trig_reduction_slowpath.exit.i.i.i:    ; preds = %42, %31
  %hi.i.i.i.1.i = phi i32 [ %47, %42 ], [ %37, %31 ]
  %lo.i.i.i.0.i = phi i32 [ %53, %42 ], [ %41, %31 ]
  %54 = lshr i32 %hi.i.i.i.1.i, 30
  %55 = tail call i32 @llvm.fshl.i32(i32 %hi.i.i.i.1.i, i32 %lo.i.i.i.0.i, i32 2)
  %56 = shl i32 %lo.i.i.i.0.i, 2
  %57 = lshr i32 %55, 31
  %58 = add nuw nsw i32 %57, %54
  %59 = sub nsw i32 0, %58
  %.not24.i = icmp slt i32 %15, 0
  %spec.select.i = select i1 %.not24.i, i32 %59, i32 %58
  %60 = xor i32 %55, %15
  %.lobit.i = ashr i32 %55, 31
  %hi.i.i.i.2.i = xor i32 %.lobit.i, %55
  %lo.i.i.i.1.i = xor i32 %.lobit.i, %56
  %61 = zext i32 %hi.i.i.i.2.i to i64
  %62 = shl nuw i64 %61, 32
  %63 = zext i32 %lo.i.i.i.1.i to i64
  %64 = or disjoint i64 %62, %63
  %65 = sitofp i64 %64 to double
  %66 = fmul double %65, 0x3BF921FB54442D19
  %67 = fptrunc double %66 to float
  %68 = fneg float %67
  %.not67.i = icmp slt i32 %60, 0
  %r.i.i.i.0.i = select i1 %.not67.i, float %68, float %67
  br label %__nv_sincosf.exit

__nv_sincosf.exit:                                ; preds = %if.end, %__nv_fmul_rn.exit.i.i.i, %__internal_trig_reduction_slowpath.exit.i.i.i
  %quadrant.i.1.i = phi i32 [ %5, %if.end ], [ 0, %__nv_fmul_rn.exit.i.i.i ], [ %spec.select.i, %__internal_trig_reduction_slowpath.exit.i.i.i ]
  %t.i.i.1.i = phi float [ %9, %if.end ], [ %13, %__nv_fmul_rn.exit.i.i.i ], [ %r.i.i.i.0.i, %__internal_trig_reduction_slowpath.exit.i.i.i ]
  %69 = fmul float %t.i.i.1.i, %t.i.i.1.i
  %70 = tail call float @llvm.fma.f32(float %69, float 0x3EF9758000000000, float 0xBF56C0FDA0000000)
  %71 = tail call float @llvm.fma.f32(float %70, float %69, float 0x3FA5555760000000)
  %72 = tail call float @llvm.fma.f32(float %71, float %69, float 0xBFDFFFFFE0000000)
  %73 = tail call float @llvm.fma.f32(float %72, float %69, float 1.000000e+00)
  %74 = tail call float @llvm.fma.f32(float %69, float %t.i.i.1.i, float 0.000000e+00)
  %75 = tail call float @llvm.fma.f32(float %69, float 0xBF29A82A60000000, float 0x3F8110BC80000000)
  %76 = tail call float @llvm.fma.f32(float %75, float %69, float 0xBFC5555500000000)
  %77 = tail call float @llvm.fma.f32(float %76, float %74, float %t.i.i.1.i)
  %78 = and i32 %quadrant.i.1.i, 1
  %.not8.i = icmp eq i32 %78, 0
  %s.i.0.i = select i1 %.not8.i, float %77, float %73
  %c.i.0.i = select i1 %.not8.i, float %73, float %77
  %79 = and i32 %quadrant.i.1.i, 2
  %.not9.i = icmp eq i32 %79, 0
  %80 = fneg float %s.i.0.i
  %s.i.1.i = select i1 %.not9.i, float %s.i.0.i, float %80
  %81 = add i32 %quadrant.i.1.i, 1
  %82 = and i32 %81, 2
  %.not10.i = icmp eq i32 %82, 0
  %83 = fneg float %c.i.0.i
  %c.i.1.i = select i1 %.not10.i, float %c.i.0.i, float %83
  store float %s.i.1.i, ptr %arrayidx4, align 4
  store float %c.i.1.i, ptr %arrayidx6, align 4
  call void @llvm.lifetime.end.p0(i64 28, ptr nonnull %result.i.i.i.i)
  %84 = tail call float @llvm.fabs.f32(float %3)
  %85 = fpext float %84 to double
  %86 = tail call i32 @llvm.nvvm.d2i.hi(double %85) #6
  %87 = tail call i32 @llvm.nvvm.d2i.hi(double 1.500000e+00) #6
  %88 = and i32 %87, 2146435072
  %89 = icmp eq i32 %88, 1073741824
  %90 = icmp slt i32 %86, 0
  %91 = fcmp oeq float %3, 0.000000e+00
  br i1 %91, label %92, label %96

92:                                               ; preds = %__nv_sincosf.exit
  %thi.0.i = select i1 %89, i32 %86, i32 0
  %93 = icmp slt i32 %87, 0
  %94 = or i32 %thi.0.i, 2146435072
  %thi.1.i = select i1 %93, i32 %94, i32 %thi.0.i
  %95 = tail call double @llvm.nvvm.lohi.i2d(i32 0, i32 %thi.1.i) #6
  br label %98

96:                                               ; preds = %__nv_sincosf.exit
  %97 = tail call fastcc double @__internal_accurate_pow(double %85)
  %t.1.i = select i1 %90, double 0xFFF8000000000000, double %97
  br label %98

98:                                               ; preds = %96, %92
  %t.2.i = phi double [ %95, %92 ], [ %t.1.i, %96 ]
  %99 = fadd double %85, 1.500000e+00
  %100 = tail call i32 @llvm.nvvm.d2i.hi(double %99) #6
  %101 = and i32 %100, 2146435072
  %102 = icmp eq i32 %101, 2146435072
  br i1 %102, label %103, label %__nv_pow.exit

103:                                              ; preds = %98
  %104 = fcmp uno float %3, 0.000000e+00
  br i1 %104, label %105, label %107

105:                                              ; preds = %103
  %106 = tail call double @llvm.nvvm.add.rn.d(double %85, double 1.500000e+00) #6
  br label %__nv_pow.exit

107:                                              ; preds = %103
  %108 = fcmp oeq float %84, 0x7FF0000000000000
  br i1 %108, label %109, label %__nv_pow.exit

109:                                              ; preds = %107
  %.inv.i = icmp slt i32 %87, 0
  %spec.select.i28 = select i1 %.inv.i, i32 0, i32 2146435072
  %110 = and i32 %87, 2147483647
  %111 = icmp ne i32 %110, 1071644672
  %112 = and i1 %89, %111
  %or.cond5.i = select i1 %90, i1 %112, i1 false
  %113 = or disjoint i32 %spec.select.i28, -2147483648
  %thi.6.i = select i1 %or.cond5.i, i32 %113, i32 %spec.select.i28
  %114 = tail call double @llvm.nvvm.lohi.i2d(i32 0, i32 %thi.6.i) #6
  br label %__nv_pow.exit

__nv_pow.exit:                                    ; preds = %98, %105, %107, %109
  %t.6.i = phi double [ %t.2.i, %98 ], [ %106, %105 ], [ %114, %109 ], [ %t.2.i, %107 ]
  %115 = fcmp oeq float %84, 1.000000e+00
  %t.7.i = select i1 %115, double 1.000000e+00, double %t.6.i
  %arrayidx10 = getelementptr inbounds double, ptr %power, i64 %idxprom
  store double %t.7.i, ptr %arrayidx10, align 8, !tbaa !15
  %116 = tail call noundef float @llvm.nvvm.fabs.f(float %3)
  %fneg = fneg contract float %116
  %117 = tail call float @llvm.fma.f32(float %fneg, float 0x3F777313A0000000, float 5.000000e-01)
  %118 = tail call float @llvm.nvvm.saturate.f(float %117) #6
  %119 = tail call float @llvm.nvvm.fma.rm.f(float %118, float 2.520000e+02, float 0x4168000020000000) #6
  %120 = fadd float %119, 0xC168000FE0000000
  %121 = fneg float %120
  %122 = tail call float @llvm.fma.f32(float %fneg, float 0x3FF7154760000000, float %121)
  %123 = tail call float @llvm.fma.f32(float %fneg, float 0x3E54AE0C00000000, float %122)
  %124 = bitcast float %119 to i32
  %125 = shl i32 %124, 23
  %126 = bitcast i32 %125 to float
  %127 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %123) #6
  %128 = fmul float %127, %126
  %add13 = fadd contract float %128, 1.000000e+00
  %129 = fcmp olt float %add13, 0x3810000000000000
  %130 = fmul float %add13, 0x4160000000000000
  %.02.i = select i1 %129, float %130, float %add13
  %i.i.0.i = select i1 %129, float -2.300000e+01, float 0.000000e+00
  %131 = bitcast float %.02.i to i32
  %132 = add i32 %131, -1060439283
  %133 = and i32 %132, -8388608
  %134 = sub i32 %131, %133
  %135 = bitcast i32 %134 to float
  %136 = sitofp i32 %133 to float
  %137 = tail call float @llvm.fma.f32(float %136, float 0x3E80000000000000, float %i.i.0.i)
  %138 = fadd float %135, -1.000000e+00
  %139 = tail call float @llvm.fma.f32(float %138, float 0x3FB8D64FE0000000, float 0xBFC58FE600000000)
  %140 = tail call float @llvm.fma.f32(float %139, float %138, float 0x3FC5F9E540000000)
  %141 = tail call float @llvm.fma.f32(float %140, float %138, float 0xBFC6E9C860000000)
  %142 = tail call float @llvm.fma.f32(float %141, float %138, float 0x3FCA417E80000000)
  %143 = tail call float @llvm.fma.f32(float %142, float %138, float 0xBFCEC79160000000)
  %144 = tail call float @llvm.fma.f32(float %143, float %138, float 0x3FD277F320000000)
  %145 = tail call float @llvm.fma.f32(float %144, float %138, float 0xBFD7154920000000)
  %146 = tail call float @llvm.fma.f32(float %145, float %138, float 0x3FDEC70940000000)
  %147 = tail call float @llvm.fma.f32(float %146, float %138, float 0xBFE7154760000000)
  %148 = fmul float %138, %147
  %149 = fmul float %138, %148
  %150 = tail call float @llvm.fma.f32(float %138, float 0x3FF7154760000000, float %149)
  %151 = fadd float %137, %150
  %152 = icmp ugt i32 %131, 2139095039
  %153 = tail call float @llvm.fma.f32(float %.02.i, float 0x7FF0000000000000, float 0x7FF0000000000000)
  %r.i.0.i = select i1 %152, float %153, float %151
  %154 = fcmp oeq float %.02.i, 0.000000e+00
  %r.i.1.i = select i1 %154, float 0xFFF0000000000000, float %r.i.0.i
  %arrayidx16 = getelementptr inbounds float, ptr %logs, i64 %idxprom
  store float %r.i.1.i, ptr %arrayidx16, align 4, !tbaa !8
  br label %cleanup

cleanup:                                          ; preds = %entry, %__nv_pow.exit
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f(float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rn(float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.mul.rn.f(float, float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.saturate.f(float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rm.f(float, float, float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.ftz.f(float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.hi(double) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc double @__internal_accurate_pow(double %a) unnamed_addr #3 {
  %1 = tail call i32 @llvm.nvvm.d2i.hi(double %a) #6
  %2 = tail call i32 @llvm.nvvm.d2i.lo(double %a) #6
  %3 = lshr i32 %1, 20
  %4 = icmp ult i32 %1, 1048576
  br i1 %4, label %5, label %11

5:                                                ; preds = %0
  %6 = fmul double %a, 0x4350000000000000
  %7 = tail call i32 @llvm.nvvm.d2i.hi(double %6) #6
  %8 = tail call i32 @llvm.nvvm.d2i.lo(double %6) #6
  %9 = lshr i32 %7, 20
  %10 = add nsw i32 %9, -54
  br label %11

11:                                               ; preds = %5, %0
  %ilo.i.0 = phi i32 [ %8, %5 ], [ %2, %0 ]
  %ihi.i.0 = phi i32 [ %7, %5 ], [ %1, %0 ]
  %expo.i.0 = phi i32 [ %10, %5 ], [ %3, %0 ]
  %12 = add nsw i32 %expo.i.0, -1023
  %13 = and i32 %ihi.i.0, -2146435073
  %14 = or disjoint i32 %13, 1072693248
  %15 = tail call double @llvm.nvvm.lohi.i2d(i32 %ilo.i.0, i32 %14) #6
  %16 = icmp ugt i32 %14, 1073127582
  br i1 %16, label %17, label %__internal_log_ext_prec.exit

17:                                               ; preds = %11
  %18 = tail call i32 @llvm.nvvm.d2i.lo(double %15) #6
  %19 = tail call i32 @llvm.nvvm.d2i.hi(double %15) #6
  %20 = add i32 %19, -1048576
  %21 = tail call double @llvm.nvvm.lohi.i2d(i32 %18, i32 %20) #6
  %22 = add nsw i32 %expo.i.0, -1022
  br label %__internal_log_ext_prec.exit

__internal_log_ext_prec.exit:                     ; preds = %11, %17
  %m.i.0 = phi double [ %21, %17 ], [ %15, %11 ]
  %expo.i.1 = phi i32 [ %22, %17 ], [ %12, %11 ]
  %23 = fadd double %m.i.0, -1.000000e+00
  %24 = fadd double %m.i.0, 1.000000e+00
  %25 = tail call double @llvm.nvvm.rcp.approx.ftz.d(double %24) #6
  %26 = fneg double %24
  %27 = tail call double @llvm.fma.f64(double %26, double %25, double 1.000000e+00)
  %28 = tail call double @llvm.fma.f64(double %27, double %27, double %27)
  %29 = tail call double @llvm.fma.f64(double %28, double %25, double %25)
  %30 = fmul double %23, %29
  %31 = fadd double %30, %30
  %32 = fmul double %31, %31
  %33 = tail call double @llvm.fma.f64(double %32, double 0x3EB0F5FF7D2CAFE2, double 0x3ED0F5D241AD3B5A)
  %34 = tail call double @llvm.fma.f64(double %33, double %32, double 0x3EF3B20A75488A3F)
  %35 = tail call double @llvm.fma.f64(double %34, double %32, double 0x3F1745CDE4FAECD5)
  %36 = tail call double @llvm.fma.f64(double %35, double %32, double 0x3F3C71C7258A578B)
  %37 = tail call double @llvm.fma.f64(double %36, double %32, double 0x3F6249249242B910)
  %38 = tail call double @llvm.fma.f64(double %37, double %32, double 0x3F89999999999DFB)
  %39 = fmul double %32, %38
  %40 = fsub double %23, %31
  %41 = fmul double %40, 2.000000e+00
  %42 = fneg double %31
  %43 = tail call double @llvm.fma.f64(double %42, double %23, double %41)
  %44 = fmul double %29, %43
  %45 = fadd double %39, 0x3FB5555555555555
  %46 = fsub double 0x3FB5555555555555, %45
  %47 = fadd double %39, %46
  %48 = fadd double %47, 0xBC46A4CB00B9E7B0
  %49 = fadd double %45, %48
  %50 = fsub double %45, %49
  %51 = fadd double %48, %50
  %52 = tail call double @llvm.nvvm.mul.rn.d(double %31, double %31) #6
  %53 = fneg double %52
  %54 = tail call double @llvm.fma.f64(double %31, double %31, double %53)
  %55 = tail call i32 @llvm.nvvm.d2i.lo(double %44) #6
  %56 = tail call i32 @llvm.nvvm.d2i.hi(double %44) #6
  %57 = add i32 %56, 1048576
  %58 = tail call double @llvm.nvvm.lohi.i2d(i32 %55, i32 %57) #6
  %59 = tail call double @llvm.fma.f64(double %31, double %58, double %54)
  %60 = tail call double @llvm.nvvm.mul.rn.d(double %52, double %31) #6
  %61 = fneg double %60
  %62 = tail call double @llvm.fma.f64(double %52, double %31, double %61)
  %63 = tail call double @llvm.fma.f64(double %52, double %44, double %62)
  %64 = tail call double @llvm.fma.f64(double %59, double %31, double %63)
  %65 = tail call double @llvm.nvvm.mul.rn.d(double %49, double %60) #6
  %66 = fneg double %65
  %67 = tail call double @llvm.fma.f64(double %49, double %60, double %66)
  %68 = tail call double @llvm.fma.f64(double %49, double %64, double %67)
  %69 = tail call double @llvm.fma.f64(double %51, double %60, double %68)
  %70 = fadd double %65, %69
  %71 = fsub double %65, %70
  %72 = fadd double %69, %71
  %73 = fadd double %31, %70
  %74 = fsub double %31, %73
  %75 = fadd double %70, %74
  %76 = fadd double %72, %75
  %77 = fadd double %44, %76
  %78 = fadd double %73, %77
  %79 = fsub double %73, %78
  %80 = fadd double %77, %79
  %81 = xor i32 %expo.i.1, -2147483648
  %82 = tail call double @llvm.nvvm.lohi.i2d(i32 %81, i32 1127219200) #6
  %83 = tail call double @llvm.nvvm.lohi.i2d(i32 -2147483648, i32 1127219200) #6
  %84 = fsub double %82, %83
  %85 = tail call double @llvm.fma.f64(double %84, double 0x3FE62E42FEFA39EF, double %78)
  %86 = fneg double %84
  %87 = tail call double @llvm.fma.f64(double %86, double 0x3FE62E42FEFA39EF, double %85)
  %88 = fsub double %87, %78
  %89 = fsub double %80, %88
  %90 = tail call double @llvm.fma.f64(double %84, double 0x3C7ABC9E3B39803F, double %89)
  %91 = fadd double %85, %90
  %92 = fsub double %85, %91
  %93 = fadd double %90, %92
  %94 = tail call i32 @llvm.nvvm.d2i.hi(double 1.500000e+00) #6
  %95 = tail call i32 @llvm.nvvm.d2i.lo(double 1.500000e+00) #6
  %96 = shl i32 %94, 1
  %97 = icmp ugt i32 %96, -33554433
  %98 = and i32 %94, -15728641
  %spec.select = select i1 %97, i32 %98, i32 %94
  %99 = tail call double @llvm.nvvm.lohi.i2d(i32 %95, i32 %spec.select) #6
  %100 = tail call double @llvm.nvvm.mul.rn.d(double %91, double %99) #6
  %101 = fneg double %100
  %102 = tail call double @llvm.fma.f64(double %91, double %99, double %101)
  %103 = tail call double @llvm.fma.f64(double %93, double %99, double %102)
  %104 = fadd double %100, %103
  %105 = tail call double @llvm.fma.f64(double %104, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %106 = tail call i32 @llvm.nvvm.d2i.lo(double %105) #6
  %107 = tail call double @llvm.nvvm.add.rn.d(double %105, double 0xC338000000000000) #6
  %108 = tail call double @llvm.fma.f64(double %107, double 0xBFE62E42FEFA39EF, double %104)
  %109 = tail call double @llvm.fma.f64(double %107, double 0xBC7ABC9E3B39803F, double %108)
  %110 = tail call double @llvm.fma.f64(double %109, double 0x3E5ADE1569CE2BDF, double 0x3E928AF3FCA213EA)
  %111 = tail call double @llvm.fma.f64(double %110, double %109, double 0x3EC71DEE62401315)
  %112 = tail call double @llvm.fma.f64(double %111, double %109, double 0x3EFA01997C89EB71)
  %113 = tail call double @llvm.fma.f64(double %112, double %109, double 0x3F2A01A014761F65)
  %114 = tail call double @llvm.fma.f64(double %113, double %109, double 0x3F56C16C1852B7AF)
  %115 = tail call double @llvm.fma.f64(double %114, double %109, double 0x3F81111111122322)
  %116 = tail call double @llvm.fma.f64(double %115, double %109, double 0x3FA55555555502A1)
  %117 = tail call double @llvm.fma.f64(double %116, double %109, double 0x3FC5555555555511)
  %118 = tail call double @llvm.fma.f64(double %117, double %109, double 0x3FE000000000000B)
  %119 = tail call double @llvm.fma.f64(double %118, double %109, double 1.000000e+00)
  %120 = tail call double @llvm.fma.f64(double %119, double %109, double 1.000000e+00)
  %121 = tail call i32 @llvm.nvvm.d2i.lo(double %120) #6
  %122 = tail call i32 @llvm.nvvm.d2i.hi(double %120) #6
  %123 = shl i32 %106, 20
  %124 = add i32 %122, %123
  %125 = tail call double @llvm.nvvm.lohi.i2d(i32 %121, i32 %124) #6
  %126 = tail call i32 @llvm.nvvm.d2i.hi(double %104) #6
  %127 = bitcast i32 %126 to float
  %128 = tail call float @llvm.nvvm.fabs.f(float %127) #6
  %129 = fcmp olt float %128, 0x4010C46560000000
  br i1 %129, label %__nv_exp.exit, label %__internal_fast_icmp_abs_lt.exit.i

__internal_fast_icmp_abs_lt.exit.i:               ; preds = %__internal_log_ext_prec.exit
  %130 = fcmp olt double %104, 0.000000e+00
  %131 = fadd double %104, 0x7FF0000000000000
  %z.i.0 = select i1 %130, double 0.000000e+00, double %131
  %132 = fcmp olt float %128, 0x4010E90000000000
  br i1 %132, label %133, label %__nv_exp.exit

133:                                              ; preds = %__internal_fast_icmp_abs_lt.exit.i
  %134 = sdiv i32 %106, 2
  %135 = shl i32 %134, 20
  %136 = add i32 %122, %135
  %137 = tail call double @llvm.nvvm.lohi.i2d(i32 %121, i32 %136) #6
  %138 = sub nsw i32 %106, %134
  %139 = shl i32 %138, 20
  %140 = add nsw i32 %139, 1072693248
  %141 = tail call double @llvm.nvvm.lohi.i2d(i32 0, i32 %140) #6
  %142 = fmul double %141, %137
  br label %__nv_exp.exit

__nv_exp.exit:                                    ; preds = %__internal_fast_icmp_abs_lt.exit.i, %133, %__internal_log_ext_prec.exit
  %z.i.2 = phi double [ %125, %__internal_log_ext_prec.exit ], [ %142, %133 ], [ %z.i.0, %__internal_fast_icmp_abs_lt.exit.i ]
  %143 = fsub double %100, %104
  %144 = fadd double %103, %143
  %145 = tail call double @llvm.fabs.f64(double %z.i.2)
  %146 = fcmp oeq double %145, 0x7FF0000000000000
  %147 = tail call double @llvm.fma.f64(double %z.i.2, double %144, double %z.i.2)
  %spec.select1 = select i1 %146, double %z.i.2, double %147
  ret double %spec.select1
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.lohi.i2d(i32, i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.add.rn.d(double, double) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.lo(double) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare double @llvm.nvvm.rcp.approx.ftz.d(double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.mul.rn.d(double, double) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

attributes #0 = { norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind }
attributes #7 = { nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @trig_table, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{i32 33673, i32 33677, i32 33722, i32 33767}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.unroll.count", i32 1}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !10, i64 0}
