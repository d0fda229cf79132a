; ModuleID = 'visitor.cu'
source_filename = "visitor.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.Node = type { i32, i32, ptr, ptr }
%struct.Visitor = type { ptr, ptr, i32 }

$_ZN7Visitor5visitEPK4Node = comdat any

$_ZN7Visitor4leafERK4Node = comdat any

@_ZZ7visitorE4tile = internal addrspace(3) global [64 x i32] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @visitor(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.Node, align 8
  %10 = alloca %struct.Node, align 8
  %11 = alloca %struct.Node, align 8
  %12 = alloca %struct.Node, align 8
  %13 = alloca %struct.Visitor, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %14 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %14, ptr %7, align 4
  %15 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = mul i32 %15, 64
  store i32 %16, ptr %8, align 4
  %17 = load ptr, ptr %4, align 8
  %18 = load i32, ptr %8, align 4
  %19 = load i32, ptr %7, align 4
  %20 = add nsw i32 %18, %19
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %17, i64 %21
  %23 = load i32, ptr %22, align 4
  %24 = load i32, ptr %7, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7visitorE4tile to ptr), i64 0, i64 %25
  store i32 %23, ptr %26, align 4
  call void @llvm.nvvm.barrier0()
  %27 = getelementptr inbounds %struct.Node, ptr %9, i32 0, i32 0
  store i32 1, ptr %27, align 8
  %28 = getelementptr inbounds %struct.Node, ptr %9, i32 0, i32 1
  %29 = load i32, ptr %7, align 4
  store i32 %29, ptr %28, align 4
  %30 = getelementptr inbounds %struct.Node, ptr %9, i32 0, i32 2
  store ptr null, ptr %30, align 8
  %31 = getelementptr inbounds %struct.Node, ptr %9, i32 0, i32 3
  store ptr null, ptr %31, align 8
  %32 = getelementptr inbounds %struct.Node, ptr %10, i32 0, i32 0
  store i32 2, ptr %32, align 8
  %33 = getelementptr inbounds %struct.Node, ptr %10, i32 0, i32 1
  %34 = load i32, ptr %7, align 4
  %35 = sub nsw i32 63, %34
  store i32 %35, ptr %33, align 4
  %36 = getelementptr inbounds %struct.Node, ptr %10, i32 0, i32 2
  store ptr null, ptr %36, align 8
  %37 = getelementptr inbounds %struct.Node, ptr %10, i32 0, i32 3
  store ptr null, ptr %37, align 8
  %38 = getelementptr inbounds %struct.Node, ptr %11, i32 0, i32 0
  store i32 3, ptr %38, align 8
  %39 = getelementptr inbounds %struct.Node, ptr %11, i32 0, i32 1
  store i32 0, ptr %39, align 4
  %40 = getelementptr inbounds %struct.Node, ptr %11, i32 0, i32 2
  store ptr %9, ptr %40, align 8
  %41 = getelementptr inbounds %struct.Node, ptr %11, i32 0, i32 3
  store ptr %10, ptr %41, align 8
  %42 = getelementptr inbounds %struct.Node, ptr %12, i32 0, i32 0
  store i32 4, ptr %42, align 8
  %43 = getelementptr inbounds %struct.Node, ptr %12, i32 0, i32 1
  store i32 0, ptr %43, align 4
  %44 = getelementptr inbounds %struct.Node, ptr %12, i32 0, i32 2
  store ptr %11, ptr %44, align 8
  %45 = getelementptr inbounds %struct.Node, ptr %12, i32 0, i32 3
  store ptr %9, ptr %45, align 8
  %46 = getelementptr inbounds %struct.Visitor, ptr %13, i32 0, i32 0
  store ptr addrspacecast (ptr addrspace(3) @_ZZ7visitorE4tile to ptr), ptr %46, align 8
  %47 = getelementptr inbounds %struct.Visitor, ptr %13, i32 0, i32 1
  %48 = load ptr, ptr %4, align 8
  %49 = load i32, ptr %8, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %48, i64 %50
  store ptr %51, ptr %47, align 8
  %52 = getelementptr inbounds %struct.Visitor, ptr %13, i32 0, i32 2
  store i32 0, ptr %52, align 8
  %53 = call noundef i32 @_ZN7Visitor5visitEPK4Node(ptr noundef nonnull align 8 dereferenceable(24) %13, ptr noundef %12) #4
  %54 = getelementptr inbounds %struct.Visitor, ptr %13, i32 0, i32 2
  %55 = load i32, ptr %54, align 8
  %56 = add nsw i32 %53, %55
  %57 = load ptr, ptr %5, align 8
  %58 = load i32, ptr %8, align 4
  %59 = load i32, ptr %7, align 4
  %60 = add nsw i32 %58, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr %57, i64 %61
  store i32 %56, ptr %62, align 4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN7Visitor5visitEPK4Node(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef %1) #2 comdat align 2 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = getelementptr inbounds %struct.Visitor, ptr %8, i32 0, i32 2
  %10 = load i32, ptr %9, align 8
  %11 = add nsw i32 %10, 1
  store i32 %11, ptr %9, align 8
  %12 = load ptr, ptr %5, align 8
  %13 = getelementptr inbounds %struct.Node, ptr %12, i32 0, i32 0
  %14 = load i32, ptr %13, align 8
  %15 = icmp slt i32 %14, 3
  br i1 %15, label %16, label %19

16:                                               ; preds = %2
  %17 = load ptr, ptr %5, align 8
  %18 = call noundef i32 @_ZN7Visitor4leafERK4Node(ptr noundef nonnull align 8 dereferenceable(24) %8, ptr noundef nonnull align 8 dereferenceable(24) %17) #4
  store i32 %18, ptr %3, align 4
  br label %42

19:                                               ; preds = %2
  %20 = load ptr, ptr %5, align 8
  %21 = getelementptr inbounds %struct.Node, ptr %20, i32 0, i32 2
  %22 = load ptr, ptr %21, align 8
  %23 = call noundef i32 @_ZN7Visitor5visitEPK4Node(ptr noundef nonnull align 8 dereferenceable(24) %8, ptr noundef %22) #4
  store i32 %23, ptr %6, align 4
  %24 = load ptr, ptr %5, align 8
  %25 = getelementptr inbounds %struct.Node, ptr %24, i32 0, i32 3
  %26 = load ptr, ptr %25, align 8
  %27 = call noundef i32 @_ZN7Visitor5visitEPK4Node(ptr noundef nonnull align 8 dereferenceable(24) %8, ptr noundef %26) #4
  store i32 %27, ptr %7, align 4
  %28 = load ptr, ptr %5, align 8
  %29 = getelementptr inbounds %struct.Node, ptr %28, i32 0, i32 0
  %30 = load i32, ptr %29, align 8
  %31 = icmp eq i32 %30, 3
  br i1 %31, label %32, label %36

32:                                               ; preds = %19
  %33 = load i32, ptr %6, align 4
  %34 = load i32, ptr %7, align 4
  %35 = add nsw i32 %33, %34
  br label %40

36:                                               ; preds = %19
  %37 = load i32, ptr %6, align 4
  %38 = load i32, ptr %7, align 4
  %39 = sub nsw i32 %37, %38
  br label %40

40:                                               ; preds = %36, %32
  %41 = phi i32 [ %35, %32 ], [ %39, %36 ]
  store i32 %41, ptr %3, align 4
  br label %42

42:                                               ; preds = %40, %16
  %43 = load i32, ptr %3, align 4
  ret i32 %43
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_ZN7Visitor4leafERK4Node(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(24) %1) #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds %struct.Node, ptr %6, i32 0, i32 0
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 1
  br i1 %9, label %10, label %19

10:                                               ; preds = %2
  %11 = getelementptr inbounds %struct.Visitor, ptr %5, i32 0, i32 0
  %12 = load ptr, ptr %11, align 8
  %13 = load ptr, ptr %4, align 8
  %14 = getelementptr inbounds %struct.Node, ptr %13, i32 0, i32 1
  %15 = load i32, ptr %14, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr %12, i64 %16
  %18 = load i32, ptr %17, align 4
  br label %28

19:                                               ; preds = %2
  %20 = getelementptr inbounds %struct.Visitor, ptr %5, i32 0, i32 1
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr %4, align 8
  %23 = getelementptr inbounds %struct.Node, ptr %22, i32 0, i32 1
  %24 = load i32, ptr %23, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %21, i64 %25
  %27 = load i32, ptr %26, align 4
  br label %28

28:                                               ; preds = %19, %10
  %29 = phi i32 [ %18, %10 ], [ %27, %19 ]
  ret i32 %29
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
!4 = !{ptr @visitor, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
