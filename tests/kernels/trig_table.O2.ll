; ModuleID = 'trig_table.cu'
source_filename = "trig_table.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@__cudart_i2opi_f = internal unnamed_addr addrspace(1) constant [6 x i32] [i32 1011060801, i32 -614296167, i32 -181084736, i32 -64530479, i32 1313084713, i32 -1560706194], align 4

; Function Attrs: norecurse nounwind memory(argmem: readwrite)
define dso_local void @trig_table(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, ptr nocapture noundef writeonly %2, ptr nocapture noundef writeonly %3, ptr nocapture noundef writeonly %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = alloca [7 x i32], align 4
  %8 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %5
  br i1 %13, label %14, label %215

14:                                               ; preds = %6
  %15 = sext i32 %12 to i64
  %16 = getelementptr inbounds float, ptr %0, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !8
  %18 = getelementptr inbounds float, ptr %1, i64 %15
  %19 = getelementptr inbounds float, ptr %2, i64 %15
  call void @llvm.lifetime.start.p0(i64 28, ptr nonnull %7)
  %20 = fmul float %17, 0x3FE45F3060000000
  %21 = tail call i32 @llvm.nvvm.f2i.rn(float %20) #6
  %22 = sitofp i32 %21 to float
  %23 = tail call float @llvm.fma.f32(float %22, float 0xBFF921FB40000000, float %17)
  %24 = tail call float @llvm.fma.f32(float %22, float 0xBE74442D00000000, float %23)
  %25 = tail call float @llvm.fma.f32(float %22, float 0xBCF84698A0000000, float %24)
  %26 = tail call float @llvm.nvvm.fabs.f(float %17) #6
  %27 = fcmp ult float %26, 1.056150e+05
  br i1 %27, label %101, label %28

28:                                               ; preds = %14
  %29 = fcmp oeq float %26, 0x7FF0000000000000
  br i1 %29, label %30, label %32

30:                                               ; preds = %28
  %31 = tail call float @llvm.nvvm.mul.rn.f(float %17, float 0.000000e+00) #6
  br label %101

32:                                               ; preds = %28
  %33 = bitcast float %17 to i32
  %34 = lshr i32 %33, 23
  %35 = and i32 %34, 224
  %36 = add nsw i32 %35, -128
  %37 = shl i32 %33, 8
  %38 = or i32 %37, -2147483648
  %39 = lshr exact i32 %36, 5
  br label %40

40:                                               ; preds = %32, %40
  %41 = phi i32 [ 0, %32 ], [ %50, %40 ]
  %42 = phi i32 [ 0, %32 ], [ %48, %40 ]
  %43 = zext nneg i32 %41 to i64
  %44 = getelementptr inbounds [6 x i32], ptr addrspace(1) @__cudart_i2opi_f, i64 0, i64 %43
  %45 = load i32, ptr addrspace(1) %44, align 4
  %46 = tail call { i32, i32 } asm "{\0A\09mad.lo.cc.u32   $0, $2, $3, $4;\0A\09madc.hi.u32     $1, $2, $3,  0;\0A\09}", "=r,=r,r,r,r"(i32 %45, i32 %38, i32 %42) #7, !srcloc !12
  %47 = extractvalue { i32, i32 } %46, 0
  %48 = extractvalue { i32, i32 } %46, 1
  %49 = getelementptr inbounds [7 x i32], ptr %7, i64 0, i64 %43
  store i32 %47, ptr %49, align 4
  %50 = add nuw nsw i32 %41, 1
  %51 = icmp eq i32 %50, 6
  br i1 %51, label %52, label %40, !llvm.loop !13

52:                                               ; preds = %40
  %53 = getelementptr inbounds i8, ptr %7, i64 24
  store i32 %48, ptr %53, align 4
  %54 = and i32 %34, 31
  %55 = sub nsw i32 6, %39
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [7 x i32], ptr %7, i64 0, i64 %56
  %58 = load i32, ptr %57, align 4
  %59 = sub nsw i32 5, %39
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [7 x i32], ptr %7, i64 0, i64 %60
  %62 = load i32, ptr %61, align 4
  %63 = icmp eq i32 %54, 0
  br i1 %63, label %76, label %64

64:                                               ; preds = %52
  %65 = sub nsw i32 4, %39
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [7 x i32], ptr %7, i64 0, i64 %66
  %68 = shl i32 %62, %54
  %69 = shl i32 %58, %54
  %70 = sub nuw nsw i32 32, %54
  %71 = lshr i32 %62, %70
  %72 = add i32 %71, %69
  %73 = load i32, ptr %67, align 4
  %74 = lshr i32 %73, %70
  %75 = add i32 %74, %68
  br label %76

76:                                               ; preds = %64, %52
  %77 = phi i32 [ %72, %64 ], [ %58, %52 ]
  %78 = phi i32 [ %75, %64 ], [ %62, %52 ]
  %79 = lshr i32 %77, 30
  %80 = tail call i32 @llvm.fshl.i32(i32 %77, i32 %78, i32 2)
  %81 = shl i32 %78, 2
  %82 = lshr i32 %80, 31
  %83 = add nuw nsw i32 %82, %79
  %84 = sub nsw i32 0, %83
  %85 = icmp slt i32 %33, 0
  %86 = select i1 %85, i32 %84, i32 %83
  %87 = xor i32 %80, %33
  %88 = ashr i32 %80, 31
  %89 = xor i32 %88, %80
  %90 = xor i32 %88, %81
  %91 = zext i32 %89 to i64
  %92 = shl nuw i64 %91, 32
  %93 = zext i32 %90 to i64
  %94 = or disjoint i64 %92, %93
  %95 = sitofp i64 %94 to double
  %96 = fmul double %95, 0x3BF921FB54442D19
  %97 = fptrunc double %96 to float
  %98 = fneg float %97
  %99 = icmp slt i32 %87, 0
  %100 = select i1 %99, float %98, float %97
  br label %101

101:                                              ; preds = %14, %30, %76
  %102 = phi i32 [ %21, %14 ], [ 0, %30 ], [ %86, %76 ]
  %103 = phi float [ %25, %14 ], [ %31, %30 ], [ %100, %76 ]
  %104 = fmul float %103, %103
  %105 = tail call float @llvm.fma.f32(float %104, float 0x3EF9758000000000, float 0xBF56C0FDA0000000)
  %106 = tail call float @llvm.fma.f32(float %105, float %104, float 0x3FA5555760000000)
  %107 = tail call float @llvm.fma.f32(float %106, float %104, float 0xBFDFFFFFE0000000)
  %108 = tail call float @llvm.fma.f32(float %107, float %104, float 1.000000e+00)
  %109 = tail call float @llvm.fma.f32(float %104, float %103, float 0.000000e+00)
  %110 = tail call float @llvm.fma.f32(float %104, float 0xBF29A82A60000000, float 0x3F8110BC80000000)
  %111 = tail call float @llvm.fma.f32(float %110, float %104, float 0xBFC5555500000000)
  %112 = tail call float @llvm.fma.f32(float %111, float %109, float %103)
  %113 = and i32 %102, 1
  %114 = icmp eq i32 %113, 0
  %115 = select i1 %114, float %112, float %108
  %116 = select i1 %114, float %108, float %112
  %117 = and i32 %102, 2
  %118 = icmp eq i32 %117, 0
  %119 = fneg float %115
  %120 = select i1 %118, float %115, float %119
  %121 = add i32 %102, 1
  %122 = and i32 %121, 2
  %123 = icmp eq i32 %122, 0
  %124 = fneg float %116
  %125 = select i1 %123, float %116, float %124
  store float %120, ptr %18, align 4
  store float %125, ptr %19, align 4
  call void @llvm.lifetime.end.p0(i64 28, ptr nonnull %7)
  %126 = tail call float @llvm.fabs.f32(float %17)
  %127 = fpext float %126 to double
  %128 = tail call i32 @llvm.nvvm.d2i.hi(double %127) #6
  %129 = tail call i32 @llvm.nvvm.d2i.hi(double 1.500000e+00) #6
  %130 = and i32 %129, 2146435072
  %131 = icmp eq i32 %130, 1073741824
  %132 = icmp slt i32 %128, 0
  %133 = fcmp oeq float %17, 0.000000e+00
  br i1 %133, label %134, label %140

134:                                              ; preds = %101
  %135 = select i1 %131, i32 %128, i32 0
  %136 = icmp slt i32 %129, 0
  %137 = or i32 %135, 2146435072
  %138 = select i1 %136, i32 %137, i32 %135
  %139 = tail call double @llvm.nvvm.lohi.i2d(i32 0, i32 %138) #6
  br label %143

140:                                              ; preds = %101
  %141 = tail call fastcc double @__internal_accurate_pow(double %127)
  %142 = select i1 %132, double 0xFFF8000000000000, double %141
  br label %143

143:                                              ; preds = %140, %134
  %144 = phi double [ %139, %134 ], [ %142, %140 ]
  %145 = fadd double %127, 1.500000e+00
  %146 = tail call i32 @llvm.nvvm.d2i.hi(double %145) #6
  %147 = and i32 %146, 2146435072
  %148 = icmp eq i32 %147, 2146435072
  br i1 %148, label %149, label %165

149:                                              ; preds = %143
  %150 = fcmp uno float %17, 0.000000e+00
  br i1 %150, label %151, label %153

151:                                              ; preds = %149
  %152 = tail call double @llvm.nvvm.add.rn.d(double %127, double 1.500000e+00) #6
  br label %165

153:                                              ; preds = %149
  %154 = fcmp oeq float %126, 0x7FF0000000000000
  br i1 %154, label %155, label %165

155:                                              ; preds = %153
  %156 = icmp slt i32 %129, 0
  %157 = select i1 %156, i32 0, i32 2146435072
  %158 = and i32 %129, 2147483647
  %159 = icmp ne i32 %158, 1071644672
  %160 = and i1 %131, %159
  %161 = select i1 %132, i1 %160, i1 false
  %162 = or disjoint i32 %157, -2147483648
  %163 = select i1 %161, i32 %162, i32 %157
  %164 = tail call double @llvm.nvvm.lohi.i2d(i32 0, i32 %163) #6
  br label %165

165:                                              ; preds = %143, %151, %153, %155
  %166 = phi double [ %144, %143 ], [ %152, %151 ], [ %164, %155 ], [ %144, %153 ]
  %167 = fcmp oeq float %126, 1.000000e+00
  %168 = select i1 %167, double 1.000000e+00, double %166
  %169 = getelementptr inbounds double, ptr %3, i64 %15
  store double %168, ptr %169, align 8, !tbaa !15
  %170 = fneg contract float %26
  %171 = tail call float @llvm.fma.f32(float %170, float 0x3F777313A0000000, float 5.000000e-01)
  %172 = tail call float @llvm.nvvm.saturate.f(float %171) #6
  %173 = tail call float @llvm.nvvm.fma.rm.f(float %172, float 2.520000e+02, float 0x4168000020000000) #6
  %174 = fadd float %173, 0xC168000FE0000000
  %175 = fneg float %174
  %176 = tail call float @llvm.fma.f32(float %170, float 0x3FF7154760000000, float %175)
  %177 = tail call float @llvm.fma.f32(float %170, float 0x3E54AE0C00000000, float %176)
  %178 = bitcast float %173 to i32
  %179 = shl i32 %178, 23
  %180 = bitcast i32 %179 to float
  %181 = tail call float @llvm.nvvm.ex2.approx.ftz.f(float %177) #6
  %182 = fmul float %181, %180
  %183 = fadd contract float %182, 1.000000e+00
  %184 = fcmp olt float %183, 0x3810000000000000
  %185 = fmul float %183, 0x4160000000000000
  %186 = select i1 %184, float %185, float %183
  %187 = select i1 %184, float -2.300000e+01, float 0.000000e+00
  %188 = bitcast float %186 to i32
  %189 = add i32 %188, -1060439283
  %190 = and i32 %189, -8388608
  %191 = sub i32 %188, %190
  %192 = bitcast i32 %191 to float
  %193 = sitofp i32 %190 to float
  %194 = tail call float @llvm.fma.f32(float %193, float 0x3E80000000000000, float %187)
  %195 = fadd float %192, -1.000000e+00
  %196 = tail call float @llvm.fma.f32(float %195, float 0x3FB8D64FE0000000, float 0xBFC58FE600000000)
  %197 = tail call float @llvm.fma.f32(float %196, float %195, float 0x3FC5F9E540000000)
  %198 = tail call float @llvm.fma.f32(float %197, float %195, float 0xBFC6E9C860000000)
  %199 = tail call float @llvm.fma.f32(float %198, float %195, float 0x3FCA417E80000000)
  %200 = tail call float @llvm.fma.f32(float %199, float %195, float 0xBFCEC79160000000)
  %201 = tail call float @llvm.fma.f32(float %200, float %195, float 0x3FD277F320000000)
  %202 = tail call float @llvm.fma.f32(float %201, float %195, float 0xBFD7154920000000)
  %203 = tail call float @llvm.fma.f32(float %202, float %195, float 0x3FDEC70940000000)
  %204 = tail call float @llvm.fma.f32(float %203, float %195, float 0xBFE7154760000000)
  %205 = fmul float %195, %204
  %206 = fmul float %195, %205
  %207 = tail call float @llvm.fma.f32(float %195, float 0x3FF7154760000000, float %206)
  %208 = fadd float %194, %207
  %209 = icmp ugt i32 %188, 2139095039
  %210 = tail call float @llvm.fma.f32(float %186, float 0x7FF0000000000000, float 0x7FF0000000000000)
  %211 = select i1 %209, float %210, float %208
  %212 = fcmp oeq float %186, 0.000000e+00
  %213 = select i1 %212, float 0xFFF0000000000000, float %211
  %214 = getelementptr inbounds float, ptr %4, i64 %15
  store float %213, ptr %214, align 4, !tbaa !8
  br label %215

215:                                              ; preds = %6, %165
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
define internal fastcc double @__internal_accurate_pow(double %0) unnamed_addr #3 {
  %2 = tail call i32 @llvm.nvvm.d2i.hi(double %0) #6
  %3 = tail call i32 @llvm.nvvm.d2i.lo(double %0) #6
  %4 = lshr i32 %2, 20
  %5 = icmp ult i32 %2, 1048576
  %6 = fmul double %0, 0x4350000000000000
  %7 = tail call i32 @llvm.nvvm.d2i.hi(double %6) #6
  %8 = tail call i32 @llvm.nvvm.d2i.lo(double %6) #6
  %9 = lshr i32 %7, 20
  %10 = add nsw i32 %9, -54
  %11 = select i1 %5, i32 %8, i32 %3
  %12 = select i1 %5, i32 %7, i32 %2
  %13 = select i1 %5, i32 %10, i32 %4
  %14 = and i32 %12, -2146435073
  %15 = or disjoint i32 %14, 1072693248
  %16 = tail call double @llvm.nvvm.lohi.i2d(i32 %11, i32 %15) #6
  %17 = icmp ugt i32 %15, 1073127582
  %18 = tail call i32 @llvm.nvvm.d2i.lo(double %16) #6
  %19 = tail call i32 @llvm.nvvm.d2i.hi(double %16) #6
  %20 = add i32 %19, -1048576
  %21 = tail call double @llvm.nvvm.lohi.i2d(i32 %18, i32 %20) #6
  %22 = select i1 %17, double %21, double %16
  %23 = select i1 %17, i32 -1022, i32 -1023
  %24 = add nsw i32 %23, %13
  %25 = fadd double %22, -1.000000e+00
  %26 = fadd double %22, 1.000000e+00
  %27 = tail call double @llvm.nvvm.rcp.approx.ftz.d(double %26) #6
  %28 = fneg double %26
  %29 = tail call double @llvm.fma.f64(double %28, double %27, double 1.000000e+00)
  %30 = tail call double @llvm.fma.f64(double %29, double %29, double %29)
  %31 = tail call double @llvm.fma.f64(double %30, double %27, double %27)
  %32 = fmul double %25, %31
  %33 = fadd double %32, %32
  %34 = fmul double %33, %33
  %35 = tail call double @llvm.fma.f64(double %34, double 0x3EB0F5FF7D2CAFE2, double 0x3ED0F5D241AD3B5A)
  %36 = tail call double @llvm.fma.f64(double %35, double %34, double 0x3EF3B20A75488A3F)
  %37 = tail call double @llvm.fma.f64(double %36, double %34, double 0x3F1745CDE4FAECD5)
  %38 = tail call double @llvm.fma.f64(double %37, double %34, double 0x3F3C71C7258A578B)
  %39 = tail call double @llvm.fma.f64(double %38, double %34, double 0x3F6249249242B910)
  %40 = tail call double @llvm.fma.f64(double %39, double %34, double 0x3F89999999999DFB)
  %41 = fmul double %34, %40
  %42 = fsub double %25, %33
  %43 = fmul double %42, 2.000000e+00
  %44 = fneg double %33
  %45 = tail call double @llvm.fma.f64(double %44, double %25, double %43)
  %46 = fmul double %31, %45
  %47 = fadd double %41, 0x3FB5555555555555
  %48 = fsub double 0x3FB5555555555555, %47
  %49 = fadd double %41, %48
  %50 = fadd double %49, 0xBC46A4CB00B9E7B0
  %51 = fadd double %47, %50
  %52 = fsub double %47, %51
  %53 = fadd double %50, %52
  %54 = tail call double @llvm.nvvm.mul.rn.d(double %33, double %33) #6
  %55 = fneg double %54
  %56 = tail call double @llvm.fma.f64(double %33, double %33, double %55)
  %57 = tail call i32 @llvm.nvvm.d2i.lo(double %46) #6
  %58 = tail call i32 @llvm.nvvm.d2i.hi(double %46) #6
  %59 = add i32 %58, 1048576
  %60 = tail call double @llvm.nvvm.lohi.i2d(i32 %57, i32 %59) #6
  %61 = tail call double @llvm.fma.f64(double %33, double %60, double %56)
  %62 = tail call double @llvm.nvvm.mul.rn.d(double %54, double %33) #6
  %63 = fneg double %62
  %64 = tail call double @llvm.fma.f64(double %54, double %33, double %63)
  %65 = tail call double @llvm.fma.f64(double %54, double %46, double %64)
  %66 = tail call double @llvm.fma.f64(double %61, double %33, double %65)
  %67 = tail call double @llvm.nvvm.mul.rn.d(double %51, double %62) #6
  %68 = fneg double %67
  %69 = tail call double @llvm.fma.f64(double %51, double %62, double %68)
  %70 = tail call double @llvm.fma.f64(double %51, double %66, double %69)
  %71 = tail call double @llvm.fma.f64(double %53, double %62, double %70)
  %72 = fadd double %67, %71
  %73 = fsub double %67, %72
  %74 = fadd double %71, %73
  %75 = fadd double %33, %72
  %76 = fsub double %33, %75
  %77 = fadd double %72, %76
  %78 = fadd double %74, %77
  %79 = fadd double %46, %78
  %80 = fadd double %75, %79
  %81 = fsub double %75, %80
  %82 = fadd double %79, %81
  %83 = xor i32 %24, -2147483648
  %84 = tail call double @llvm.nvvm.lohi.i2d(i32 %83, i32 1127219200) #6
  %85 = tail call double @llvm.nvvm.lohi.i2d(i32 -2147483648, i32 1127219200) #6
  %86 = fsub double %84, %85
  %87 = tail call double @llvm.fma.f64(double %86, double 0x3FE62E42FEFA39EF, double %80)
  %88 = fneg double %86
  %89 = tail call double @llvm.fma.f64(double %88, double 0x3FE62E42FEFA39EF, double %87)
  %90 = fsub double %89, %80
  %91 = fsub double %82, %90
  %92 = tail call double @llvm.fma.f64(double %86, double 0x3C7ABC9E3B39803F, double %91)
  %93 = fadd double %87, %92
  %94 = fsub double %87, %93
  %95 = fadd double %92, %94
  %96 = tail call i32 @llvm.nvvm.d2i.hi(double 1.500000e+00) #6
  %97 = tail call i32 @llvm.nvvm.d2i.lo(double 1.500000e+00) #6
  %98 = shl i32 %96, 1
  %99 = icmp ugt i32 %98, -33554433
  %100 = and i32 %96, -15728641
  %101 = select i1 %99, i32 %100, i32 %96
  %102 = tail call double @llvm.nvvm.lohi.i2d(i32 %97, i32 %101) #6
  %103 = tail call double @llvm.nvvm.mul.rn.d(double %93, double %102) #6
  %104 = fneg double %103
  %105 = tail call double @llvm.fma.f64(double %93, double %102, double %104)
  %106 = tail call double @llvm.fma.f64(double %95, double %102, double %105)
  %107 = fadd double %103, %106
  %108 = tail call double @llvm.fma.f64(double %107, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %109 = tail call i32 @llvm.nvvm.d2i.lo(double %108) #6
  %110 = tail call double @llvm.nvvm.add.rn.d(double %108, double 0xC338000000000000) #6
  %111 = tail call double @llvm.fma.f64(double %110, double 0xBFE62E42FEFA39EF, double %107)
  %112 = tail call double @llvm.fma.f64(double %110, double 0xBC7ABC9E3B39803F, double %111)
  %113 = tail call double @llvm.fma.f64(double %112, double 0x3E5ADE1569CE2BDF, double 0x3E928AF3FCA213EA)
  %114 = tail call double @llvm.fma.f64(double %113, double %112, double 0x3EC71DEE62401315)
  %115 = tail call double @llvm.fma.f64(double %114, double %112, double 0x3EFA01997C89EB71)
  %116 = tail call double @llvm.fma.f64(double %115, double %112, double 0x3F2A01A014761F65)
  %117 = tail call double @llvm.fma.f64(double %116, double %112, double 0x3F56C16C1852B7AF)
  %118 = tail call double @llvm.fma.f64(double %117, double %112, double 0x3F81111111122322)
  %119 = tail call double @llvm.fma.f64(double %118, double %112, double 0x3FA55555555502A1)
  %120 = tail call double @llvm.fma.f64(double %119, double %112, double 0x3FC5555555555511)
  %121 = tail call double @llvm.fma.f64(double %120, double %112, double 0x3FE000000000000B)
  %122 = tail call double @llvm.fma.f64(double %121, double %112, double 1.000000e+00)
  %123 = tail call double @llvm.fma.f64(double %122, double %112, double 1.000000e+00)
  %124 = tail call i32 @llvm.nvvm.d2i.lo(double %123) #6
  %125 = tail call i32 @llvm.nvvm.d2i.hi(double %123) #6
  %126 = shl i32 %109, 20
  %127 = add i32 %125, %126
  %128 = tail call double @llvm.nvvm.lohi.i2d(i32 %124, i32 %127) #6
  %129 = tail call i32 @llvm.nvvm.d2i.hi(double %107) #6
  %130 = bitcast i32 %129 to float
  %131 = tail call float @llvm.nvvm.fabs.f(float %130) #6
  %132 = fcmp olt float %131, 0x4010C46560000000
  br i1 %132, label %148, label %133

133:                                              ; preds = %1
  %134 = fcmp olt double %107, 0.000000e+00
  %135 = fadd double %107, 0x7FF0000000000000
  %136 = select i1 %134, double 0.000000e+00, double %135
  %137 = fcmp olt float %131, 0x4010E90000000000
  br i1 %137, label %138, label %148

138:                                              ; preds = %133
  %139 = sdiv i32 %109, 2
  %140 = shl i32 %139, 20
  %141 = add i32 %125, %140
  %142 = tail call double @llvm.nvvm.lohi.i2d(i32 %124, i32 %141) #6
  %143 = sub nsw i32 %109, %139
  %144 = shl i32 %143, 20
  %145 = add nsw i32 %144, 1072693248
  %146 = tail call double @llvm.nvvm.lohi.i2d(i32 0, i32 %145) #6
  %147 = fmul double %146, %142
  br label %148

148:                                              ; preds = %133, %138, %1
  %149 = phi double [ %128, %1 ], [ %147, %138 ], [ %136, %133 ]
  %150 = fsub double %103, %107
  %151 = fadd double %106, %150
  %152 = tail call double @llvm.fabs.f64(double %149)
  %153 = fcmp oeq double %152, 0x7FF0000000000000
  %154 = tail call double @llvm.fma.f64(double %149, double %151, double %149)
  %155 = select i1 %153, double %149, double %154
  ret double %155
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
