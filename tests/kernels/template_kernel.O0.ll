; ModuleID = 'template_kernel.cu'
source_filename = "template_kernel.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }

$_ZN7numeric9map_powerIiLi3EEEvPKT_PS1_i = comdat any

$_ZN7numeric9transformIiLi3EEET_S1_ = comdat any

$_ZN7numeric9map_powerIfLi4EEEvPKT_PS1_i = comdat any

$_ZN7numeric9transformIfLi4EEET_S1_ = comdat any

$_ZN7numeric9map_powerIdLi5EEEvPKT_PS1_i = comdat any

$_ZN7numeric9transformIdLi5EEET_S1_ = comdat any

$_ZN7numeric9map_powerIhLi2EEEvPKT_PS1_i = comdat any

$_ZN7numeric9transformIhLi2EEET_S1_ = comdat any

$_ZN7numeric5PowerILi3EiE2ofEi = comdat any

$_ZN7numeric5PowerILi1EiE2ofEi = comdat any

$_ZN7numeric5PowerILi0EiE2ofEi = comdat any

$_ZN7numeric6TraitsIiE3oneEv = comdat any

$_ZN7numeric5PowerILi4EfE2ofEf = comdat any

$_ZN7numeric5PowerILi2EfE2ofEf = comdat any

$_ZN7numeric5PowerILi1EfE2ofEf = comdat any

$_ZN7numeric5PowerILi0EfE2ofEf = comdat any

$_ZN7numeric6TraitsIfE3oneEv = comdat any

$_ZN7numeric5PowerILi5EdE2ofEd = comdat any

$_ZN7numeric5PowerILi2EdE2ofEd = comdat any

$_ZN7numeric5PowerILi1EdE2ofEd = comdat any

$_ZN7numeric5PowerILi0EdE2ofEd = comdat any

$_ZN7numeric6TraitsIdE3oneEv = comdat any

$_ZN7numeric5PowerILi2EhE2ofEh = comdat any

$_ZN7numeric5PowerILi1EhE2ofEh = comdat any

$_ZN7numeric5PowerILi0EhE2ofEh = comdat any

$_ZN7numeric6TraitsIhE3oneEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @_ZN7numeric9map_powerIiLi3EEEvPKT_PS1_i(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 comdat {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %8 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  store i32 %12, ptr %7, align 4
  %13 = load i32, ptr %7, align 4
  %14 = load i32, ptr %6, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %27

16:                                               ; preds = %3
  %17 = load ptr, ptr %4, align 8
  %18 = load i32, ptr %7, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %17, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = call noundef i32 @_ZN7numeric9transformIiLi3EEET_S1_(i32 noundef %21) #3
  %23 = load ptr, ptr %5, align 8
  %24 = load i32, ptr %7, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %23, i64 %25
  store i32 %22, ptr %26, align 4
  br label %27

27:                                               ; preds = %16, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN7numeric9transformIiLi3EEET_S1_(i32 noundef %0) #1 comdat {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = call noundef i32 @_ZN7numeric5PowerILi3EiE2ofEi(i32 noundef %3) #3
  %5 = add nsw i32 %4, 1
  ret i32 %5
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @_ZN7numeric9map_powerIfLi4EEEvPKT_PS1_i(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 comdat {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %8 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  store i32 %12, ptr %7, align 4
  %13 = load i32, ptr %7, align 4
  %14 = load i32, ptr %6, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %27

16:                                               ; preds = %3
  %17 = load ptr, ptr %4, align 8
  %18 = load i32, ptr %7, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr %17, i64 %19
  %21 = load float, ptr %20, align 4
  %22 = call contract noundef float @_ZN7numeric9transformIfLi4EEET_S1_(float noundef %21) #3
  %23 = load ptr, ptr %5, align 8
  %24 = load i32, ptr %7, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %23, i64 %25
  store float %22, ptr %26, align 4
  br label %27

27:                                               ; preds = %16, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZN7numeric9transformIfLi4EEET_S1_(float noundef %0) #1 comdat {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = call contract noundef float @_ZN7numeric5PowerILi4EfE2ofEf(float noundef %3) #3
  %5 = fadd contract float %4, 1.000000e+00
  ret float %5
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @_ZN7numeric9map_powerIdLi5EEEvPKT_PS1_i(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 comdat {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %8 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  store i32 %12, ptr %7, align 4
  %13 = load i32, ptr %7, align 4
  %14 = load i32, ptr %6, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %27

16:                                               ; preds = %3
  %17 = load ptr, ptr %4, align 8
  %18 = load i32, ptr %7, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds double, ptr %17, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = call contract noundef double @_ZN7numeric9transformIdLi5EEET_S1_(double noundef %21) #3
  %23 = load ptr, ptr %5, align 8
  %24 = load i32, ptr %7, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds double, ptr %23, i64 %25
  store double %22, ptr %26, align 8
  br label %27

27:                                               ; preds = %16, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef double @_ZN7numeric9transformIdLi5EEET_S1_(double noundef %0) #1 comdat {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = load double, ptr %2, align 8
  %4 = call contract noundef double @_ZN7numeric5PowerILi5EdE2ofEd(double noundef %3) #3
  %5 = fadd contract double %4, 2.000000e+00
  ret double %5
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @_ZN7numeric9map_powerIhLi2EEEvPKT_PS1_i(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 comdat {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %8 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  store i32 %12, ptr %7, align 4
  %13 = load i32, ptr %7, align 4
  %14 = load i32, ptr %6, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %27

16:                                               ; preds = %3
  %17 = load ptr, ptr %4, align 8
  %18 = load i32, ptr %7, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i8, ptr %17, i64 %19
  %21 = load i8, ptr %20, align 1
  %22 = call noundef zeroext i8 @_ZN7numeric9transformIhLi2EEET_S1_(i8 noundef zeroext %21) #3
  %23 = load ptr, ptr %5, align 8
  %24 = load i32, ptr %7, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i8, ptr %23, i64 %25
  store i8 %22, ptr %26, align 1
  br label %27

27:                                               ; preds = %16, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef zeroext i8 @_ZN7numeric9transformIhLi2EEET_S1_(i8 noundef zeroext %0) #1 comdat {
  %2 = alloca i8, align 1
  store i8 %0, ptr %2, align 1
  %3 = load i8, ptr %2, align 1
  %4 = call noundef zeroext i8 @_ZN7numeric5PowerILi2EhE2ofEh(i8 noundef zeroext %3) #3
  %5 = zext i8 %4 to i32
  %6 = add nsw i32 %5, 1
  %7 = trunc i32 %6 to i8
  ret i8 %7
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @template_kernel(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %8 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  store i32 %12, ptr %7, align 4
  %13 = load i32, ptr %7, align 4
  %14 = load i32, ptr %6, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %30

16:                                               ; preds = %3
  %17 = load ptr, ptr %4, align 8
  %18 = load i32, ptr %7, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %17, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = call noundef i32 @_ZN7numeric9transformIiLi3EEET_S1_(i32 noundef %21) #3
  %23 = call contract noundef float @_ZN7numeric9transformIfLi4EEET_S1_(float noundef 0.000000e+00) #3
  %24 = fptosi float %23 to i32
  %25 = add nsw i32 %22, %24
  %26 = load ptr, ptr %5, align 8
  %27 = load i32, ptr %7, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  store i32 %25, ptr %29, align 4
  br label %30

30:                                               ; preds = %16, %3
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN7numeric5PowerILi3EiE2ofEi(i32 noundef %0) #1 comdat align 2 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %4 = load i32, ptr %2, align 4
  %5 = call noundef i32 @_ZN7numeric5PowerILi1EiE2ofEi(i32 noundef %4) #3
  store i32 %5, ptr %3, align 4
  %6 = load i32, ptr %3, align 4
  %7 = load i32, ptr %3, align 4
  %8 = mul nsw i32 %6, %7
  %9 = load i32, ptr %2, align 4
  %10 = mul nsw i32 %8, %9
  ret i32 %10
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN7numeric5PowerILi1EiE2ofEi(i32 noundef %0) #1 comdat align 2 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %4 = load i32, ptr %2, align 4
  %5 = call noundef i32 @_ZN7numeric5PowerILi0EiE2ofEi(i32 noundef %4) #3
  store i32 %5, ptr %3, align 4
  %6 = load i32, ptr %3, align 4
  %7 = load i32, ptr %3, align 4
  %8 = mul nsw i32 %6, %7
  %9 = load i32, ptr %2, align 4
  %10 = mul nsw i32 %8, %9
  ret i32 %10
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN7numeric5PowerILi0EiE2ofEi(i32 noundef %0) #1 comdat align 2 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = call noundef i32 @_ZN7numeric6TraitsIiE3oneEv() #3
  ret i32 %3
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN7numeric6TraitsIiE3oneEv() #1 comdat align 2 {
  ret i32 1
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZN7numeric5PowerILi4EfE2ofEf(float noundef %0) #1 comdat align 2 {
  %2 = alloca float, align 4
  %3 = alloca float, align 4
  store float %0, ptr %2, align 4
  %4 = load float, ptr %2, align 4
  %5 = call contract noundef float @_ZN7numeric5PowerILi2EfE2ofEf(float noundef %4) #3
  store float %5, ptr %3, align 4
  %6 = load float, ptr %3, align 4
  %7 = load float, ptr %3, align 4
  %8 = fmul contract float %6, %7
  ret float %8
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZN7numeric5PowerILi2EfE2ofEf(float noundef %0) #1 comdat align 2 {
  %2 = alloca float, align 4
  %3 = alloca float, align 4
  store float %0, ptr %2, align 4
  %4 = load float, ptr %2, align 4
  %5 = call contract noundef float @_ZN7numeric5PowerILi1EfE2ofEf(float noundef %4) #3
  store float %5, ptr %3, align 4
  %6 = load float, ptr %3, align 4
  %7 = load float, ptr %3, align 4
  %8 = fmul contract float %6, %7
  ret float %8
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZN7numeric5PowerILi1EfE2ofEf(float noundef %0) #1 comdat align 2 {
  %2 = alloca float, align 4
  %3 = alloca float, align 4
  store float %0, ptr %2, align 4
  %4 = load float, ptr %2, align 4
  %5 = call contract noundef float @_ZN7numeric5PowerILi0EfE2ofEf(float noundef %4) #3
  store float %5, ptr %3, align 4
  %6 = load float, ptr %3, align 4
  %7 = load float, ptr %3, align 4
  %8 = fmul contract float %6, %7
  %9 = load float, ptr %2, align 4
  %10 = fmul contract float %8, %9
  ret float %10
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZN7numeric5PowerILi0EfE2ofEf(float noundef %0) #1 comdat align 2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = call contract noundef float @_ZN7numeric6TraitsIfE3oneEv() #3
  ret float %3
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef float @_ZN7numeric6TraitsIfE3oneEv() #1 comdat align 2 {
  ret float 1.000000e+00
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef double @_ZN7numeric5PowerILi5EdE2ofEd(double noundef %0) #1 comdat align 2 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  store double %0, ptr %2, align 8
  %4 = load double, ptr %2, align 8
  %5 = call contract noundef double @_ZN7numeric5PowerILi2EdE2ofEd(double noundef %4) #3
  store double %5, ptr %3, align 8
  %6 = load double, ptr %3, align 8
  %7 = load double, ptr %3, align 8
  %8 = fmul contract double %6, %7
  %9 = load double, ptr %2, align 8
  %10 = fmul contract double %8, %9
  ret double %10
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef double @_ZN7numeric5PowerILi2EdE2ofEd(double noundef %0) #1 comdat align 2 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  store double %0, ptr %2, align 8
  %4 = load double, ptr %2, align 8
  %5 = call contract noundef double @_ZN7numeric5PowerILi1EdE2ofEd(double noundef %4) #3
  store double %5, ptr %3, align 8
  %6 = load double, ptr %3, align 8
  %7 = load double, ptr %3, align 8
  %8 = fmul contract double %6, %7
  ret double %8
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef double @_ZN7numeric5PowerILi1EdE2ofEd(double noundef %0) #1 comdat align 2 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  store double %0, ptr %2, align 8
  %4 = load double, ptr %2, align 8
  %5 = call contract noundef double @_ZN7numeric5PowerILi0EdE2ofEd(double noundef %4) #3
  store double %5, ptr %3, align 8
  %6 = load double, ptr %3, align 8
  %7 = load double, ptr %3, align 8
  %8 = fmul contract double %6, %7
  %9 = load double, ptr %2, align 8
  %10 = fmul contract double %8, %9
  ret double %10
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef double @_ZN7numeric5PowerILi0EdE2ofEd(double noundef %0) #1 comdat align 2 {
  %2 = alloca double, align 8
  store double %0, ptr %2, align 8
  %3 = call contract noundef double @_ZN7numeric6TraitsIdE3oneEv() #3
  ret double %3
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef double @_ZN7numeric6TraitsIdE3oneEv() #1 comdat align 2 {
  ret double 1.000000e+00
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef zeroext i8 @_ZN7numeric5PowerILi2EhE2ofEh(i8 noundef zeroext %0) #1 comdat align 2 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  store i8 %0, ptr %2, align 1
  %4 = load i8, ptr %2, align 1
  %5 = call noundef zeroext i8 @_ZN7numeric5PowerILi1EhE2ofEh(i8 noundef zeroext %4) #3
  store i8 %5, ptr %3, align 1
  %6 = load i8, ptr %3, align 1
  %7 = zext i8 %6 to i32
  %8 = load i8, ptr %3, align 1
  %9 = zext i8 %8 to i32
  %10 = mul nsw i32 %7, %9
  %11 = trunc i32 %10 to i8
  ret i8 %11
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef zeroext i8 @_ZN7numeric5PowerILi1EhE2ofEh(i8 noundef zeroext %0) #1 comdat align 2 {
  %2 = alloca i8, align 1
  %3 = alloca i8, align 1
  store i8 %0, ptr %2, align 1
  %4 = load i8, ptr %2, align 1
  %5 = call noundef zeroext i8 @_ZN7numeric5PowerILi0EhE2ofEh(i8 noundef zeroext %4) #3
  store i8 %5, ptr %3, align 1
  %6 = load i8, ptr %3, align 1
  %7 = zext i8 %6 to i32
  %8 = load i8, ptr %3, align 1
  %9 = zext i8 %8 to i32
  %10 = mul nsw i32 %7, %9
  %11 = load i8, ptr %2, align 1
  %12 = zext i8 %11 to i32
  %13 = mul nsw i32 %10, %12
  %14 = trunc i32 %13 to i8
  ret i8 %14
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef zeroext i8 @_ZN7numeric5PowerILi0EhE2ofEh(i8 noundef zeroext %0) #1 comdat align 2 {
  %2 = alloca i8, align 1
  store i8 %0, ptr %2, align 1
  %3 = call noundef zeroext i8 @_ZN7numeric6TraitsIhE3oneEv() #3
  ret i8 %3
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef zeroext i8 @_ZN7numeric6TraitsIhE3oneEv() #1 comdat align 2 {
  ret i8 1
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4, !5, !6, !7, !8}
!llvm.ident = !{!9, !10}
!nvvmir.version = !{!11}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @_ZN7numeric9map_powerIiLi3EEEvPKT_PS1_i, !"kernel", i32 1}
!5 = !{ptr @_ZN7numeric9map_powerIfLi4EEEvPKT_PS1_i, !"kernel", i32 1}
!6 = !{ptr @_ZN7numeric9map_powerIdLi5EEEvPKT_PS1_i, !"kernel", i32 1}
!7 = !{ptr @_ZN7numeric9map_powerIhLi2EEEvPKT_PS1_i, !"kernel", i32 1}
!8 = !{ptr @template_kernel, !"kernel", i32 1}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!11 = !{i32 2, i32 0}
