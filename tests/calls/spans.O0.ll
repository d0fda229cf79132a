; ModuleID = 'spans.cu'
source_filename = "spans.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.Span.0 = type { ptr, i32 }
%struct.Span = type { ptr, i32 }

$_ZNK4SpanIKiEixEi = comdat any

$_ZNK4SpanIiEixEi = comdat any

$_ZNK4SpanIKiE4partEii = comdat any

$_ZNK4SpanIiE4partEii = comdat any

@_ZZ5spansE4tile = internal addrspace(3) global [64 x i32] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@__const.spans.all = private unnamed_addr constant %struct.Span.0 { ptr addrspacecast (ptr addrspace(3) @_ZZ5spansE4tile to ptr), i32 64 }, align 8

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z3sum4SpanIKiE(ptr noundef byval(%struct.Span) align 8 %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %15, %1
  %5 = load i32, ptr %3, align 4
  %6 = getelementptr inbounds %struct.Span, ptr %0, i32 0, i32 1
  %7 = load i32, ptr %6, align 8
  %8 = icmp slt i32 %5, %7
  br i1 %8, label %9, label %18

9:                                                ; preds = %4
  %10 = load i32, ptr %3, align 4
  %11 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNK4SpanIKiEixEi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %10) #5
  %12 = load i32, ptr %11, align 4
  %13 = load i32, ptr %2, align 4
  %14 = add nsw i32 %13, %12
  store i32 %14, ptr %2, align 4
  br label %15

15:                                               ; preds = %9
  %16 = load i32, ptr %3, align 4
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr %3, align 4
  br label %4, !llvm.loop !8

18:                                               ; preds = %4
  %19 = load i32, ptr %2, align 4
  ret i32 %19
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNK4SpanIKiEixEi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.Span, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = load i32, ptr %4, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %7, i64 %9
  ret ptr %10
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z4fill4SpanIiEi(ptr noundef byval(%struct.Span.0) align 8 %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %1, ptr %3, align 4
  store i32 0, ptr %4, align 4
  br label %5

5:                                                ; preds = %16, %2
  %6 = load i32, ptr %4, align 4
  %7 = getelementptr inbounds %struct.Span.0, ptr %0, i32 0, i32 1
  %8 = load i32, ptr %7, align 8
  %9 = icmp slt i32 %6, %8
  br i1 %9, label %10, label %19

10:                                               ; preds = %5
  %11 = load i32, ptr %3, align 4
  %12 = load i32, ptr %4, align 4
  %13 = add nsw i32 %11, %12
  %14 = load i32, ptr %4, align 4
  %15 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNK4SpanIiEixEi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %14) #5
  store i32 %13, ptr %15, align 4
  br label %16

16:                                               ; preds = %10
  %17 = load i32, ptr %4, align 4
  %18 = add nsw i32 %17, 1
  store i32 %18, ptr %4, align 4
  br label %5, !llvm.loop !10

19:                                               ; preds = %5
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNK4SpanIiEixEi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.Span.0, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  %8 = load i32, ptr %4, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %7, i64 %9
  ret ptr %10
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @spans(ptr noundef %0, ptr noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [8 x i32], align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.Span.0, align 8
  %11 = alloca %struct.Span.0, align 8
  %12 = alloca %struct.Span.0, align 8
  %13 = alloca %struct.Span, align 8
  %14 = alloca %struct.Span, align 8
  %15 = alloca %struct.Span, align 8
  %16 = alloca %struct.Span, align 8
  %17 = alloca %struct.Span.0, align 8
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %18 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %18, ptr %8, align 4
  %19 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = mul i32 %19, 64
  store i32 %20, ptr %9, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 @__const.spans.all, i64 16, i1 false)
  %21 = getelementptr inbounds %struct.Span.0, ptr %11, i32 0, i32 0
  %22 = getelementptr inbounds [8 x i32], ptr %7, i64 0, i64 0
  store ptr %22, ptr %21, align 8
  %23 = getelementptr inbounds %struct.Span.0, ptr %11, i32 0, i32 1
  store i32 8, ptr %23, align 8
  %24 = load ptr, ptr %4, align 8
  %25 = load i32, ptr %9, align 4
  %26 = load i32, ptr %8, align 4
  %27 = add nsw i32 %25, %26
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %24, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = load i32, ptr %8, align 4
  %32 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNK4SpanIiEixEi(ptr noundef nonnull align 8 dereferenceable(16) %10, i32 noundef %31) #5
  store i32 %30, ptr %32, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %11, i64 16, i1 false)
  %33 = load i32, ptr %8, align 4
  call void @_Z4fill4SpanIiEi(ptr noundef byval(%struct.Span.0) align 8 %12, i32 noundef %33) #5
  call void @llvm.nvvm.barrier0()
  %34 = getelementptr inbounds %struct.Span, ptr %13, i32 0, i32 0
  %35 = load ptr, ptr %4, align 8
  %36 = load i32, ptr %9, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %35, i64 %37
  store ptr %38, ptr %34, align 8
  %39 = getelementptr inbounds %struct.Span, ptr %13, i32 0, i32 1
  store i32 64, ptr %39, align 8
  %40 = getelementptr inbounds %struct.Span, ptr %14, i32 0, i32 0
  %41 = load i32, ptr %8, align 4
  %42 = sdiv i32 %41, 8
  %43 = mul nsw i32 %42, 8
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5spansE4tile to ptr), i64 %44
  store ptr %45, ptr %40, align 8
  %46 = getelementptr inbounds %struct.Span, ptr %14, i32 0, i32 1
  store i32 8, ptr %46, align 8
  %47 = call noundef i32 @_Z3sum4SpanIKiE(ptr noundef byval(%struct.Span) align 8 %14) #5
  %48 = load i32, ptr %8, align 4
  %49 = sdiv i32 %48, 8
  %50 = mul nsw i32 %49, 8
  %51 = call %struct.Span @_ZNK4SpanIKiE4partEii(ptr noundef nonnull align 8 dereferenceable(16) %13, i32 noundef %50, i32 noundef 8) #5
  %52 = getelementptr inbounds %struct.Span, ptr %15, i32 0, i32 0
  %53 = extractvalue %struct.Span %51, 0
  store ptr %53, ptr %52, align 8
  %54 = getelementptr inbounds %struct.Span, ptr %15, i32 0, i32 1
  %55 = extractvalue %struct.Span %51, 1
  store i32 %55, ptr %54, align 8
  %56 = call noundef i32 @_Z3sum4SpanIKiE(ptr noundef byval(%struct.Span) align 8 %15) #5
  %57 = add nsw i32 %47, %56
  %58 = getelementptr inbounds %struct.Span, ptr %16, i32 0, i32 0
  %59 = getelementptr inbounds [8 x i32], ptr %7, i64 0, i64 0
  store ptr %59, ptr %58, align 8
  %60 = getelementptr inbounds %struct.Span, ptr %16, i32 0, i32 1
  store i32 8, ptr %60, align 8
  %61 = call noundef i32 @_Z3sum4SpanIKiE(ptr noundef byval(%struct.Span) align 8 %16) #5
  %62 = add nsw i32 %57, %61
  %63 = call %struct.Span.0 @_ZNK4SpanIiE4partEii(ptr noundef nonnull align 8 dereferenceable(16) %10, i32 noundef 8, i32 noundef 8) #5
  %64 = getelementptr inbounds %struct.Span.0, ptr %17, i32 0, i32 0
  %65 = extractvalue %struct.Span.0 %63, 0
  store ptr %65, ptr %64, align 8
  %66 = getelementptr inbounds %struct.Span.0, ptr %17, i32 0, i32 1
  %67 = extractvalue %struct.Span.0 %63, 1
  store i32 %67, ptr %66, align 8
  %68 = load i32, ptr %8, align 4
  %69 = srem i32 %68, 8
  %70 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNK4SpanIiEixEi(ptr noundef nonnull align 8 dereferenceable(16) %17, i32 noundef %69) #5
  %71 = load i32, ptr %70, align 4
  %72 = add nsw i32 %62, %71
  %73 = load ptr, ptr %5, align 8
  %74 = load i32, ptr %9, align 4
  %75 = load i32, ptr %8, align 4
  %76 = add nsw i32 %74, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i32, ptr %73, i64 %77
  store i32 %72, ptr %78, align 4
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.Span @_ZNK4SpanIKiE4partEii(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1, i32 noundef %2) #0 comdat align 2 {
  %4 = alloca %struct.Span, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  %8 = load ptr, ptr %5, align 8
  %9 = getelementptr inbounds %struct.Span, ptr %4, i32 0, i32 0
  %10 = getelementptr inbounds %struct.Span, ptr %8, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = load i32, ptr %6, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %11, i64 %13
  store ptr %14, ptr %9, align 8
  %15 = getelementptr inbounds %struct.Span, ptr %4, i32 0, i32 1
  %16 = load i32, ptr %7, align 4
  store i32 %16, ptr %15, align 8
  %17 = load %struct.Span, ptr %4, align 8
  ret %struct.Span %17
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.Span.0 @_ZNK4SpanIiE4partEii(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1, i32 noundef %2) #0 comdat align 2 {
  %4 = alloca %struct.Span.0, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  %8 = load ptr, ptr %5, align 8
  %9 = getelementptr inbounds %struct.Span.0, ptr %4, i32 0, i32 0
  %10 = getelementptr inbounds %struct.Span.0, ptr %8, i32 0, i32 0
  %11 = load ptr, ptr %10, align 8
  %12 = load i32, ptr %6, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %11, i64 %13
  store ptr %14, ptr %9, align 8
  %15 = getelementptr inbounds %struct.Span.0, ptr %4, i32 0, i32 1
  %16 = load i32, ptr %7, align 4
  store i32 %16, ptr %15, align 8
  %17 = load %struct.Span.0, ptr %4, align 8
  ret %struct.Span.0 %17
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @spans, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
