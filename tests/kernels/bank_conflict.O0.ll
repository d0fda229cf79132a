; ModuleID = 'bank_conflict.cu'
source_filename = "bank_conflict.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }

$_Z10column_sumILi32ELb0EEiPiPKiPx = comdat any

$_Z10column_sumILi33ELb0EEiPiPKiPx = comdat any

$_Z10column_sumILi32ELb1EEiPiPKiPx = comdat any

$_Z16__shfl_down_syncjiji = comdat any

@_ZZ13bank_conflictE4tile = internal addrspace(3) global [1056 x i32] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @bank_conflict(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %10 = load ptr, ptr %4, align 8
  %11 = load ptr, ptr %6, align 8
  %12 = getelementptr inbounds i64, ptr %11, i64 0
  %13 = call noundef i32 @_Z10column_sumILi32ELb0EEiPiPKiPx(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ13bank_conflictE4tile to ptr), ptr noundef %10, ptr noundef %12) #6
  store i32 %13, ptr %7, align 4
  %14 = load ptr, ptr %4, align 8
  %15 = load ptr, ptr %6, align 8
  %16 = getelementptr inbounds i64, ptr %15, i64 1
  %17 = call noundef i32 @_Z10column_sumILi33ELb0EEiPiPKiPx(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ13bank_conflictE4tile to ptr), ptr noundef %14, ptr noundef %16) #6
  store i32 %17, ptr %8, align 4
  %18 = load ptr, ptr %4, align 8
  %19 = load ptr, ptr %6, align 8
  %20 = getelementptr inbounds i64, ptr %19, i64 2
  %21 = call noundef i32 @_Z10column_sumILi32ELb1EEiPiPKiPx(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ13bank_conflictE4tile to ptr), ptr noundef %18, ptr noundef %20) #6
  store i32 %21, ptr %9, align 4
  %22 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %42

24:                                               ; preds = %3
  %25 = load i32, ptr %7, align 4
  %26 = load ptr, ptr %5, align 8
  %27 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  store i32 %25, ptr %29, align 4
  %30 = load i32, ptr %8, align 4
  %31 = load ptr, ptr %5, align 8
  %32 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %33 = add i32 32, %32
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %31, i64 %34
  store i32 %30, ptr %35, align 4
  %36 = load i32, ptr %9, align 4
  %37 = load ptr, ptr %5, align 8
  %38 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %39 = add i32 64, %38
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %37, i64 %40
  store i32 %36, ptr %41, align 4
  br label %42

42:                                               ; preds = %24, %3
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z10column_sumILi32ELb0EEiPiPKiPx(ptr noundef %0, ptr noundef %1, ptr noundef %2) #1 comdat {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %13 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %13, ptr %7, align 4
  %14 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %14, ptr %8, align 4
  %15 = load ptr, ptr %5, align 8
  %16 = load i32, ptr %8, align 4
  %17 = mul nsw i32 %16, 32
  %18 = load i32, ptr %7, align 4
  %19 = add nsw i32 %17, %18
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %15, i64 %20
  %22 = load i32, ptr %21, align 4
  %23 = load ptr, ptr %4, align 8
  %24 = load i32, ptr %8, align 4
  %25 = mul nsw i32 %24, 32
  %26 = load i32, ptr %7, align 4
  %27 = add nsw i32 %25, %26
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %23, i64 %28
  store i32 %22, ptr %29, align 4
  call void @llvm.nvvm.barrier0()
  %30 = call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64()
  store i64 %30, ptr %9, align 8
  %31 = load ptr, ptr %4, align 8
  %32 = load i32, ptr %7, align 4
  %33 = mul nsw i32 %32, 32
  %34 = load i32, ptr %8, align 4
  %35 = add nsw i32 %33, %34
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %31, i64 %36
  %38 = load i32, ptr %37, align 4
  store i32 %38, ptr %10, align 4
  store i32 16, ptr %11, align 4
  br label %39

39:                                               ; preds = %48, %3
  %40 = load i32, ptr %11, align 4
  %41 = icmp sgt i32 %40, 0
  br i1 %41, label %42, label %51

42:                                               ; preds = %39
  %43 = load i32, ptr %10, align 4
  %44 = load i32, ptr %11, align 4
  %45 = call noundef i32 @_Z16__shfl_down_syncjiji(i32 noundef -1, i32 noundef %43, i32 noundef %44, i32 noundef 32) #6
  %46 = load i32, ptr %10, align 4
  %47 = add nsw i32 %46, %45
  store i32 %47, ptr %10, align 4
  br label %48

48:                                               ; preds = %42
  %49 = load i32, ptr %11, align 4
  %50 = ashr i32 %49, 1
  store i32 %50, ptr %11, align 4
  br label %39, !llvm.loop !8

51:                                               ; preds = %39
  %52 = call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64()
  store i64 %52, ptr %12, align 8
  %53 = load i32, ptr %7, align 4
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %63

55:                                               ; preds = %51
  %56 = load i32, ptr %8, align 4
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %63

58:                                               ; preds = %55
  %59 = load i64, ptr %12, align 8
  %60 = load i64, ptr %9, align 8
  %61 = sub nsw i64 %59, %60
  %62 = load ptr, ptr %6, align 8
  store i64 %61, ptr %62, align 8
  br label %63

63:                                               ; preds = %58, %55, %51
  call void @llvm.nvvm.barrier0()
  %64 = load i32, ptr %10, align 4
  ret i32 %64
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z10column_sumILi33ELb0EEiPiPKiPx(ptr noundef %0, ptr noundef %1, ptr noundef %2) #1 comdat {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %13 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %13, ptr %7, align 4
  %14 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %14, ptr %8, align 4
  %15 = load ptr, ptr %5, align 8
  %16 = load i32, ptr %8, align 4
  %17 = mul nsw i32 %16, 32
  %18 = load i32, ptr %7, align 4
  %19 = add nsw i32 %17, %18
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %15, i64 %20
  %22 = load i32, ptr %21, align 4
  %23 = load ptr, ptr %4, align 8
  %24 = load i32, ptr %8, align 4
  %25 = mul nsw i32 %24, 33
  %26 = load i32, ptr %7, align 4
  %27 = add nsw i32 %25, %26
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %23, i64 %28
  store i32 %22, ptr %29, align 4
  call void @llvm.nvvm.barrier0()
  %30 = call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64()
  store i64 %30, ptr %9, align 8
  %31 = load ptr, ptr %4, align 8
  %32 = load i32, ptr %7, align 4
  %33 = mul nsw i32 %32, 33
  %34 = load i32, ptr %8, align 4
  %35 = add nsw i32 %33, %34
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %31, i64 %36
  %38 = load i32, ptr %37, align 4
  store i32 %38, ptr %10, align 4
  store i32 16, ptr %11, align 4
  br label %39

39:                                               ; preds = %48, %3
  %40 = load i32, ptr %11, align 4
  %41 = icmp sgt i32 %40, 0
  br i1 %41, label %42, label %51

42:                                               ; preds = %39
  %43 = load i32, ptr %10, align 4
  %44 = load i32, ptr %11, align 4
  %45 = call noundef i32 @_Z16__shfl_down_syncjiji(i32 noundef -1, i32 noundef %43, i32 noundef %44, i32 noundef 32) #6
  %46 = load i32, ptr %10, align 4
  %47 = add nsw i32 %46, %45
  store i32 %47, ptr %10, align 4
  br label %48

48:                                               ; preds = %42
  %49 = load i32, ptr %11, align 4
  %50 = ashr i32 %49, 1
  store i32 %50, ptr %11, align 4
  br label %39, !llvm.loop !10

51:                                               ; preds = %39
  %52 = call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64()
  store i64 %52, ptr %12, align 8
  %53 = load i32, ptr %7, align 4
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %63

55:                                               ; preds = %51
  %56 = load i32, ptr %8, align 4
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %63

58:                                               ; preds = %55
  %59 = load i64, ptr %12, align 8
  %60 = load i64, ptr %9, align 8
  %61 = sub nsw i64 %59, %60
  %62 = load ptr, ptr %6, align 8
  store i64 %61, ptr %62, align 8
  br label %63

63:                                               ; preds = %58, %55, %51
  call void @llvm.nvvm.barrier0()
  %64 = load i32, ptr %10, align 4
  ret i32 %64
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z10column_sumILi32ELb1EEiPiPKiPx(ptr noundef %0, ptr noundef %1, ptr noundef %2) #1 comdat {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %13 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %13, ptr %7, align 4
  %14 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %14, ptr %8, align 4
  %15 = load ptr, ptr %5, align 8
  %16 = load i32, ptr %8, align 4
  %17 = mul nsw i32 %16, 32
  %18 = load i32, ptr %7, align 4
  %19 = add nsw i32 %17, %18
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %15, i64 %20
  %22 = load i32, ptr %21, align 4
  %23 = load ptr, ptr %4, align 8
  %24 = load i32, ptr %8, align 4
  %25 = mul nsw i32 %24, 32
  %26 = load i32, ptr %7, align 4
  %27 = load i32, ptr %8, align 4
  %28 = xor i32 %26, %27
  %29 = add nsw i32 %25, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %23, i64 %30
  store i32 %22, ptr %31, align 4
  call void @llvm.nvvm.barrier0()
  %32 = call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64()
  store i64 %32, ptr %9, align 8
  %33 = load ptr, ptr %4, align 8
  %34 = load i32, ptr %7, align 4
  %35 = mul nsw i32 %34, 32
  %36 = load i32, ptr %8, align 4
  %37 = load i32, ptr %7, align 4
  %38 = xor i32 %36, %37
  %39 = add nsw i32 %35, %38
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %33, i64 %40
  %42 = load i32, ptr %41, align 4
  store i32 %42, ptr %10, align 4
  store i32 16, ptr %11, align 4
  br label %43

43:                                               ; preds = %52, %3
  %44 = load i32, ptr %11, align 4
  %45 = icmp sgt i32 %44, 0
  br i1 %45, label %46, label %55

46:                                               ; preds = %43
  %47 = load i32, ptr %10, align 4
  %48 = load i32, ptr %11, align 4
  %49 = call noundef i32 @_Z16__shfl_down_syncjiji(i32 noundef -1, i32 noundef %47, i32 noundef %48, i32 noundef 32) #6
  %50 = load i32, ptr %10, align 4
  %51 = add nsw i32 %50, %49
  store i32 %51, ptr %10, align 4
  br label %52

52:                                               ; preds = %46
  %53 = load i32, ptr %11, align 4
  %54 = ashr i32 %53, 1
  store i32 %54, ptr %11, align 4
  br label %43, !llvm.loop !11

55:                                               ; preds = %43
  %56 = call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64()
  store i64 %56, ptr %12, align 8
  %57 = load i32, ptr %7, align 4
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %67

59:                                               ; preds = %55
  %60 = load i32, ptr %8, align 4
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %67

62:                                               ; preds = %59
  %63 = load i64, ptr %12, align 8
  %64 = load i64, ptr %9, align 8
  %65 = sub nsw i64 %63, %64
  %66 = load ptr, ptr %6, align 8
  store i64 %65, ptr %66, align 8
  br label %67

67:                                               ; preds = %62, %59, %55
  call void @llvm.nvvm.barrier0()
  %68 = load i32, ptr %10, align 4
  ret i32 %68
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z16__shfl_down_syncjiji(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #1 comdat {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %9 = load i32, ptr %5, align 4
  %10 = load i32, ptr %6, align 4
  %11 = load i32, ptr %7, align 4
  %12 = load i32, ptr %8, align 4
  %13 = sub nsw i32 32, %12
  %14 = shl i32 %13, 8
  %15 = or i32 %14, 31
  %16 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %9, i32 %10, i32 %11, i32 %15)
  ret i32 %16
}

; Function Attrs: nocallback nounwind memory(inaccessiblemem: readwrite)
declare noundef i64 @llvm.nvvm.read.ptx.sreg.clock64() #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @bank_conflict, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
