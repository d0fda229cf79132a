; ModuleID = 'virtual_shapes.cu'
source_filename = "virtual_shapes.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$_ZNK9Rectangle10twice_areaEv = comdat any

$_ZNK9Rectangle7outlineEv = comdat any

$_ZN9RectangleD1Ev = comdat any

$_ZN9RectangleD0Ev = comdat any

$_ZNK6Square7outlineEv = comdat any

$_ZN6SquareD1Ev = comdat any

$_ZN6SquareD0Ev = comdat any

$_ZNK8Triangle10twice_areaEv = comdat any

$_ZNK8Triangle7outlineEv = comdat any

$_ZN8TriangleD1Ev = comdat any

$_ZN8TriangleD0Ev = comdat any

$_ZTV9Rectangle = comdat any

$_ZTV6Square = comdat any

$_ZTV8Triangle = comdat any

@_ZTV9Rectangle = linkonce_odr dso_local unnamed_addr constant { [6 x ptr] } { [6 x ptr] [ptr null, ptr null, ptr @_ZNK9Rectangle10twice_areaEv, ptr @_ZNK9Rectangle7outlineEv, ptr @_ZN9RectangleD1Ev, ptr @_ZN9RectangleD0Ev] }, comdat, align 8
@_ZTV6Square = linkonce_odr dso_local unnamed_addr constant { [6 x ptr] } { [6 x ptr] [ptr null, ptr null, ptr @_ZNK9Rectangle10twice_areaEv, ptr @_ZNK6Square7outlineEv, ptr @_ZN6SquareD1Ev, ptr @_ZN6SquareD0Ev] }, comdat, align 8
@_ZTV8Triangle = linkonce_odr dso_local unnamed_addr constant { [6 x ptr] } { [6 x ptr] [ptr null, ptr null, ptr @_ZNK8Triangle10twice_areaEv, ptr @_ZNK8Triangle7outlineEv, ptr @_ZN8TriangleD1Ev, ptr @_ZN8TriangleD0Ev] }, comdat, align 8

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z7measurePK5ShapePi(ptr noundef %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = load ptr, ptr %0, align 8, !tbaa !8
  %4 = getelementptr inbounds i8, ptr %3, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = tail call noundef i32 %5(ptr noundef nonnull align 8 dereferenceable(8) %0) #8
  store i32 %6, ptr %1, align 4, !tbaa !11
  %7 = load ptr, ptr %0, align 8, !tbaa !8
  %8 = load ptr, ptr %7, align 8
  %9 = tail call noundef i32 %8(ptr noundef nonnull align 8 dereferenceable(8) %0) #8
  ret i32 %9
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @virtual_shapes(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef writeonly %3, ptr nocapture noundef writeonly %4, i32 noundef %5) local_unnamed_addr #1 {
  %7 = alloca [16 x i8], align 8
  %8 = alloca i32, align 4
  %9 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = icmp slt i32 %13, %5
  br i1 %14, label %15, label %42

15:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #9
  %16 = sext i32 %13 to i64
  %17 = getelementptr inbounds i32, ptr %0, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !11
  %19 = getelementptr inbounds i32, ptr %1, i64 %16
  %20 = load i32, ptr %19, align 4, !tbaa !11
  switch i32 %18, label %29 [
    i32 0, label %21
    i32 1, label %26
  ]

21:                                               ; preds = %15
  %22 = getelementptr inbounds i32, ptr %2, i64 %16
  %23 = load i32, ptr %22, align 4, !tbaa !11
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTV9Rectangle, i64 16), ptr %7, align 8, !tbaa !8
  %24 = getelementptr inbounds i8, ptr %7, i64 8
  store i32 %20, ptr %24, align 8, !tbaa !14
  %25 = getelementptr inbounds i8, ptr %7, i64 12
  store i32 %23, ptr %25, align 4, !tbaa !17
  br label %34

26:                                               ; preds = %15
  %27 = getelementptr inbounds i8, ptr %7, i64 8
  store i32 %20, ptr %27, align 8, !tbaa !14
  %28 = getelementptr inbounds i8, ptr %7, i64 12
  store i32 %20, ptr %28, align 4, !tbaa !17
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTV6Square, i64 16), ptr %7, align 8, !tbaa !8
  br label %34

29:                                               ; preds = %15
  %30 = getelementptr inbounds i32, ptr %2, i64 %16
  %31 = load i32, ptr %30, align 4, !tbaa !11
  store ptr getelementptr inbounds inrange(-16, 32) (i8, ptr @_ZTV8Triangle, i64 16), ptr %7, align 8, !tbaa !8
  %32 = getelementptr inbounds i8, ptr %7, i64 8
  store i32 %20, ptr %32, align 8, !tbaa !18
  %33 = getelementptr inbounds i8, ptr %7, i64 12
  store i32 %31, ptr %33, align 4, !tbaa !20
  br label %34

34:                                               ; preds = %26, %29, %21
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #9
  %35 = call noundef i32 @_Z7measurePK5ShapePi(ptr noundef nonnull %7, ptr noundef nonnull %8) #8
  %36 = getelementptr inbounds i32, ptr %3, i64 %16
  store i32 %35, ptr %36, align 4, !tbaa !11
  %37 = load i32, ptr %8, align 4, !tbaa !11
  %38 = getelementptr inbounds i32, ptr %4, i64 %16
  store i32 %37, ptr %38, align 4, !tbaa !11
  %39 = load ptr, ptr %7, align 8, !tbaa !8
  %40 = getelementptr inbounds i8, ptr %39, i64 16
  %41 = load ptr, ptr %40, align 8
  call void %41(ptr noundef nonnull align 8 dereferenceable(8) %7) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #9
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #9
  br label %42

42:                                               ; preds = %6, %34
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZNK9Rectangle10twice_areaEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #4 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load i32, ptr %2, align 8, !tbaa !14
  %4 = shl nsw i32 %3, 1
  %5 = getelementptr inbounds i8, ptr %0, i64 12
  %6 = load i32, ptr %5, align 4, !tbaa !17
  %7 = mul nsw i32 %4, %6
  ret i32 %7
}

; Function Attrs: mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZNK9Rectangle7outlineEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #4 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load i32, ptr %2, align 8, !tbaa !14
  %4 = getelementptr inbounds i8, ptr %0, i64 12
  %5 = load i32, ptr %4, align 4, !tbaa !17
  %6 = add nsw i32 %5, %3
  %7 = shl nsw i32 %6, 1
  ret i32 %7
}

; Function Attrs: inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN9RectangleD1Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #5 comdat align 2 {
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN9RectangleD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #6 comdat align 2 {
  tail call void @free(ptr noundef nonnull %0) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare dso_local void @free(ptr allocptr nocapture noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZNK6Square7outlineEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #4 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load i32, ptr %2, align 8, !tbaa !14
  %4 = shl nsw i32 %3, 2
  ret i32 %4
}

; Function Attrs: inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN6SquareD1Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #5 comdat align 2 {
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN6SquareD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #6 comdat align 2 {
  tail call void @free(ptr noundef nonnull %0) #8
  ret void
}

; Function Attrs: mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZNK8Triangle10twice_areaEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #4 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load i32, ptr %2, align 8, !tbaa !18
  %4 = getelementptr inbounds i8, ptr %0, i64 12
  %5 = load i32, ptr %4, align 4, !tbaa !20
  %6 = mul nsw i32 %5, %3
  ret i32 %6
}

; Function Attrs: mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZNK8Triangle7outlineEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #4 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load i32, ptr %2, align 8, !tbaa !18
  %4 = getelementptr inbounds i8, ptr %0, i64 12
  %5 = load i32, ptr %4, align 4, !tbaa !20
  %6 = add nsw i32 %5, %3
  ret i32 %6
}

; Function Attrs: inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN8TriangleD1Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #5 comdat align 2 {
  ret void
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr dso_local void @_ZN8TriangleD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #6 comdat align 2 {
  tail call void @free(ptr noundef nonnull %0) #8
  ret void
}

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #5 = { inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #6 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #7 = { convergent mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #8 = { convergent nounwind }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @virtual_shapes, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"vtable pointer", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = !{!12, !12, i64 0}
!12 = !{!"int", !13, i64 0}
!13 = !{!"omnipotent char", !10, i64 0}
!14 = !{!15, !12, i64 8}
!15 = !{!"_ZTS9Rectangle", !16, i64 0, !12, i64 8, !12, i64 12}
!16 = !{!"_ZTS5Shape"}
!17 = !{!15, !12, i64 12}
!18 = !{!19, !12, i64 8}
!19 = !{!"_ZTS8Triangle", !16, i64 0, !12, i64 8, !12, i64 12}
!20 = !{!19, !12, i64 12}
