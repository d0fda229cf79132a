; ModuleID = 'visitors.cu'
source_filename = "visitors.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Node = type { i32, i32, i32 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.Sum = type { ptr }
%struct.Count = type { i32 }

$_ZN5CountC1Ev = comdat any

$_Z4walkI3SumEvPK4NodeiRT_ = comdat any

$_Z4walkI5CountEvPK4NodeiRT_ = comdat any

$_ZN5CountC2Ev = comdat any

$_ZN3SumclERK4Node = comdat any

$_ZN5CountclERK4Node = comdat any

@_ZZ8visitorsE4tree = internal addrspace(3) global [63 x %struct.Node] undef, align 4
@_ZZ8visitorsE4sums = internal addrspace(3) global [64 x i32] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @visitors(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.Sum, align 8
  %9 = alloca %struct.Count, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %10 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %10, ptr %7, align 4
  %11 = load i32, ptr %7, align 4
  %12 = icmp slt i32 %11, 63
  br i1 %12, label %13, label %56

13:                                               ; preds = %3
  %14 = load ptr, ptr %4, align 8
  %15 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = mul i32 %15, 64
  %17 = load i32, ptr %7, align 4
  %18 = add i32 %16, %17
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %14, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = load i32, ptr %7, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [63 x %struct.Node], ptr addrspacecast (ptr addrspace(3) @_ZZ8visitorsE4tree to ptr), i64 0, i64 %23
  %25 = getelementptr inbounds %struct.Node, ptr %24, i32 0, i32 0
  store i32 %21, ptr %25, align 4
  %26 = load i32, ptr %7, align 4
  %27 = mul nsw i32 2, %26
  %28 = add nsw i32 %27, 1
  %29 = icmp slt i32 %28, 63
  br i1 %29, label %30, label %34

30:                                               ; preds = %13
  %31 = load i32, ptr %7, align 4
  %32 = mul nsw i32 2, %31
  %33 = add nsw i32 %32, 1
  br label %35

34:                                               ; preds = %13
  br label %35

35:                                               ; preds = %34, %30
  %36 = phi i32 [ %33, %30 ], [ -1, %34 ]
  %37 = load i32, ptr %7, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [63 x %struct.Node], ptr addrspacecast (ptr addrspace(3) @_ZZ8visitorsE4tree to ptr), i64 0, i64 %38
  %40 = getelementptr inbounds %struct.Node, ptr %39, i32 0, i32 1
  store i32 %36, ptr %40, align 4
  %41 = load i32, ptr %7, align 4
  %42 = mul nsw i32 2, %41
  %43 = add nsw i32 %42, 2
  %44 = icmp slt i32 %43, 63
  br i1 %44, label %45, label %49

45:                                               ; preds = %35
  %46 = load i32, ptr %7, align 4
  %47 = mul nsw i32 2, %46
  %48 = add nsw i32 %47, 2
  br label %50

49:                                               ; preds = %35
  br label %50

50:                                               ; preds = %49, %45
  %51 = phi i32 [ %48, %45 ], [ -1, %49 ]
  %52 = load i32, ptr %7, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [63 x %struct.Node], ptr addrspacecast (ptr addrspace(3) @_ZZ8visitorsE4tree to ptr), i64 0, i64 %53
  %55 = getelementptr inbounds %struct.Node, ptr %54, i32 0, i32 2
  store i32 %51, ptr %55, align 4
  br label %56

56:                                               ; preds = %50, %3
  %57 = load i32, ptr %7, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8visitorsE4sums to ptr), i64 0, i64 %58
  store i32 0, ptr %59, align 4
  call void @llvm.nvvm.barrier0()
  %60 = getelementptr inbounds %struct.Sum, ptr %8, i32 0, i32 0
  %61 = load i32, ptr %7, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8visitorsE4sums to ptr), i64 0, i64 %62
  store ptr %63, ptr %60, align 8
  call void @_ZN5CountC1Ev(ptr noundef nonnull align 4 dereferenceable(4) %9) #4
  %64 = load i32, ptr %7, align 4
  %65 = srem i32 %64, 31
  call void @_Z4walkI3SumEvPK4NodeiRT_(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ8visitorsE4tree to ptr), i32 noundef %65, ptr noundef nonnull align 8 dereferenceable(8) %8) #4
  %66 = load i32, ptr %7, align 4
  %67 = srem i32 %66, 31
  call void @_Z4walkI5CountEvPK4NodeiRT_(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ8visitorsE4tree to ptr), i32 noundef %67, ptr noundef nonnull align 4 dereferenceable(4) %9) #4
  %68 = load i32, ptr %7, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8visitorsE4sums to ptr), i64 0, i64 %69
  %71 = load i32, ptr %70, align 4
  %72 = mul nsw i32 %71, 100
  %73 = getelementptr inbounds %struct.Count, ptr %9, i32 0, i32 0
  %74 = load i32, ptr %73, align 4
  %75 = add nsw i32 %72, %74
  %76 = load ptr, ptr %5, align 8
  %77 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %78 = mul i32 %77, 64
  %79 = load i32, ptr %7, align 4
  %80 = add i32 %78, %79
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds i32, ptr %76, i64 %81
  store i32 %75, ptr %82, align 4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN5CountC1Ev(ptr noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN5CountC2Ev(ptr noundef nonnull align 4 dereferenceable(4) %3) #4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_Z4walkI3SumEvPK4NodeiRT_(ptr noundef %0, i32 noundef %1, ptr noundef nonnull align 8 dereferenceable(8) %2) #2 comdat {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca [8 x i32], align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  store i32 0, ptr %8, align 4
  br label %9

9:                                                ; preds = %33, %3
  %10 = load i32, ptr %5, align 4
  %11 = icmp sge i32 %10, 0
  br i1 %11, label %15, label %12

12:                                               ; preds = %9
  %13 = load i32, ptr %8, align 4
  %14 = icmp ne i32 %13, 0
  br label %15

15:                                               ; preds = %12, %9
  %16 = phi i1 [ true, %9 ], [ %14, %12 ]
  br i1 %16, label %17, label %50

17:                                               ; preds = %15
  br label %18

18:                                               ; preds = %21, %17
  %19 = load i32, ptr %5, align 4
  %20 = icmp sge i32 %19, 0
  br i1 %20, label %21, label %33

21:                                               ; preds = %18
  %22 = load i32, ptr %5, align 4
  %23 = load i32, ptr %8, align 4
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr %8, align 4
  %25 = sext i32 %23 to i64
  %26 = getelementptr inbounds [8 x i32], ptr %7, i64 0, i64 %25
  store i32 %22, ptr %26, align 4
  %27 = load ptr, ptr %4, align 8
  %28 = load i32, ptr %5, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds %struct.Node, ptr %27, i64 %29
  %31 = getelementptr inbounds %struct.Node, ptr %30, i32 0, i32 1
  %32 = load i32, ptr %31, align 4
  store i32 %32, ptr %5, align 4
  br label %18, !llvm.loop !8

33:                                               ; preds = %18
  %34 = load i32, ptr %8, align 4
  %35 = add nsw i32 %34, -1
  store i32 %35, ptr %8, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [8 x i32], ptr %7, i64 0, i64 %36
  %38 = load i32, ptr %37, align 4
  store i32 %38, ptr %5, align 4
  %39 = load ptr, ptr %6, align 8
  %40 = load ptr, ptr %4, align 8
  %41 = load i32, ptr %5, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds %struct.Node, ptr %40, i64 %42
  call void @_ZN3SumclERK4Node(ptr noundef nonnull align 8 dereferenceable(8) %39, ptr noundef nonnull align 4 dereferenceable(12) %43) #4
  %44 = load ptr, ptr %4, align 8
  %45 = load i32, ptr %5, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds %struct.Node, ptr %44, i64 %46
  %48 = getelementptr inbounds %struct.Node, ptr %47, i32 0, i32 2
  %49 = load i32, ptr %48, align 4
  store i32 %49, ptr %5, align 4
  br label %9, !llvm.loop !10

50:                                               ; preds = %15
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_Z4walkI5CountEvPK4NodeiRT_(ptr noundef %0, i32 noundef %1, ptr noundef nonnull align 4 dereferenceable(4) %2) #2 comdat {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca [8 x i32], align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %6, align 8
  store i32 0, ptr %8, align 4
  br label %9

9:                                                ; preds = %33, %3
  %10 = load i32, ptr %5, align 4
  %11 = icmp sge i32 %10, 0
  br i1 %11, label %15, label %12

12:                                               ; preds = %9
  %13 = load i32, ptr %8, align 4
  %14 = icmp ne i32 %13, 0
  br label %15

15:                                               ; preds = %12, %9
  %16 = phi i1 [ true, %9 ], [ %14, %12 ]
  br i1 %16, label %17, label %50

17:                                               ; preds = %15
  br label %18

18:                                               ; preds = %21, %17
  %19 = load i32, ptr %5, align 4
  %20 = icmp sge i32 %19, 0
  br i1 %20, label %21, label %33

21:                                               ; preds = %18
  %22 = load i32, ptr %5, align 4
  %23 = load i32, ptr %8, align 4
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr %8, align 4
  %25 = sext i32 %23 to i64
  %26 = getelementptr inbounds [8 x i32], ptr %7, i64 0, i64 %25
  store i32 %22, ptr %26, align 4
  %27 = load ptr, ptr %4, align 8
  %28 = load i32, ptr %5, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds %struct.Node, ptr %27, i64 %29
  %31 = getelementptr inbounds %struct.Node, ptr %30, i32 0, i32 1
  %32 = load i32, ptr %31, align 4
  store i32 %32, ptr %5, align 4
  br label %18, !llvm.loop !11

33:                                               ; preds = %18
  %34 = load i32, ptr %8, align 4
  %35 = add nsw i32 %34, -1
  store i32 %35, ptr %8, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [8 x i32], ptr %7, i64 0, i64 %36
  %38 = load i32, ptr %37, align 4
  store i32 %38, ptr %5, align 4
  %39 = load ptr, ptr %6, align 8
  %40 = load ptr, ptr %4, align 8
  %41 = load i32, ptr %5, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds %struct.Node, ptr %40, i64 %42
  call void @_ZN5CountclERK4Node(ptr noundef nonnull align 4 dereferenceable(4) %39, ptr noundef nonnull align 4 dereferenceable(12) %43) #4
  %44 = load ptr, ptr %4, align 8
  %45 = load i32, ptr %5, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds %struct.Node, ptr %44, i64 %46
  %48 = getelementptr inbounds %struct.Node, ptr %47, i32 0, i32 2
  %49 = load i32, ptr %48, align 4
  store i32 %49, ptr %5, align 4
  br label %9, !llvm.loop !12

50:                                               ; preds = %15
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN5CountC2Ev(ptr noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #2 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Count, ptr %3, i32 0, i32 0
  store i32 0, ptr %4, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN3SumclERK4Node(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(12) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds %struct.Node, ptr %6, i32 0, i32 0
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds %struct.Sum, ptr %5, i32 0, i32 0
  %10 = load ptr, ptr %9, align 8
  %11 = load i32, ptr %10, align 4
  %12 = add nsw i32 %11, %8
  store i32 %12, ptr %10, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_ZN5CountclERK4Node(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(12) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds %struct.Node, ptr %6, i32 0, i32 0
  %8 = load i32, ptr %7, align 4
  %9 = srem i32 %8, 2
  %10 = icmp eq i32 %9, 0
  %11 = zext i1 %10 to i32
  %12 = getelementptr inbounds %struct.Count, ptr %5, i32 0, i32 0
  %13 = load i32, ptr %12, align 4
  %14 = add nsw i32 %13, %11
  store i32 %14, ptr %12, align 4
  ret void
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @visitors, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
!12 = distinct !{!12, !9}
