; ModuleID = 'spans.cu'
source_filename = "spans.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Span.0 = type { ptr, i32 }
%struct.Span = type { ptr, i32 }

$_ZNK4SpanIKiEixEi = comdat any

$_ZNK4SpanIiEixEi = comdat any

$_ZNK4SpanIKiE4partEii = comdat any

$_ZNK4SpanIiE4partEii = comdat any

@_ZZ5spansE4tile = internal addrspace(3) global [64 x i32] undef, align 4
@__const.spans.all = private unnamed_addr constant %struct.Span.0 { ptr addrspacecast (ptr addrspace(3) @_ZZ5spansE4tile to ptr), i32 64 }, align 8

; Function Attrs: mustprogress noinline nounwind
define dso_local noundef i32 @_Z3sum4SpanIKiE(ptr noundef byval(%struct.Span) align 8 %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load i32, ptr %2, align 8, !tbaa !8
  %4 = icmp sgt i32 %3, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %7, %1
  %6 = phi i32 [ 0, %1 ], [ %12, %7 ]
  ret i32 %6

7:                                                ; preds = %1, %7
  %8 = phi i32 [ %13, %7 ], [ 0, %1 ]
  %9 = phi i32 [ %12, %7 ], [ 0, %1 ]
  %10 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNK4SpanIKiEixEi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %8) #6
  %11 = load i32, ptr %10, align 4, !tbaa !14
  %12 = add nsw i32 %11, %9
  %13 = add nuw nsw i32 %8, 1
  %14 = load i32, ptr %2, align 8, !tbaa !8
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %7, label %5, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNK4SpanIKiEixEi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) local_unnamed_addr #0 comdat align 2 {
  %3 = load ptr, ptr %0, align 8, !tbaa !18
  %4 = sext i32 %1 to i64
  %5 = getelementptr inbounds i32, ptr %3, i64 %4
  ret ptr %5
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress noinline nounwind
define dso_local void @_Z4fill4SpanIiEi(ptr noundef byval(%struct.Span.0) align 8 %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load i32, ptr %3, align 8, !tbaa !19
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %7, %2
  ret void

7:                                                ; preds = %2, %7
  %8 = phi i32 [ %11, %7 ], [ 0, %2 ]
  %9 = add nsw i32 %8, %1
  %10 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNK4SpanIiEixEi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %8) #6
  store i32 %9, ptr %10, align 4, !tbaa !14
  %11 = add nuw nsw i32 %8, 1
  %12 = load i32, ptr %3, align 8, !tbaa !19
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %7, label %6, !llvm.loop !21
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNK4SpanIiEixEi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) local_unnamed_addr #0 comdat align 2 {
  %3 = load ptr, ptr %0, align 8, !tbaa !22
  %4 = sext i32 %1 to i64
  %5 = getelementptr inbounds i32, ptr %3, i64 %4
  ret ptr %5
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @spans(ptr noundef %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = alloca [8 x i32], align 4
  %5 = alloca %struct.Span.0, align 8
  %6 = alloca %struct.Span.0, align 8
  %7 = alloca %struct.Span, align 8
  %8 = alloca %struct.Span, align 8
  %9 = alloca %struct.Span, align 8
  %10 = alloca %struct.Span, align 8
  %11 = alloca %struct.Span.0, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #6
  %12 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = shl i32 %13, 6
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #6
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef nonnull align 8 dereferenceable(16) @__const.spans.all, i64 16, i1 false)
  %15 = add nsw i32 %14, %12
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr %0, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !14
  %19 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNK4SpanIiEixEi(ptr noundef nonnull align 8 dereferenceable(16) %5, i32 noundef %12) #6
  store i32 %18, ptr %19, align 4, !tbaa !14
  store ptr %4, ptr %6, align 8, !tbaa !23
  %20 = getelementptr inbounds i8, ptr %6, i64 8
  store i32 8, ptr %20, align 8, !tbaa !14
  call void @_Z4fill4SpanIiEi(ptr noundef nonnull byval(%struct.Span.0) align 8 %6, i32 noundef %12) #6
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #6
  %21 = sext i32 %14 to i64
  %22 = getelementptr inbounds i32, ptr %0, i64 %21
  store ptr %22, ptr %7, align 8, !tbaa !18
  %23 = getelementptr inbounds i8, ptr %7, i64 8
  store i32 64, ptr %23, align 8, !tbaa !8
  %24 = and i32 %12, 1016
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5spansE4tile to ptr), i64 %25
  store ptr %26, ptr %8, align 8, !tbaa !18
  %27 = getelementptr inbounds i8, ptr %8, i64 8
  store i32 8, ptr %27, align 8, !tbaa !8
  %28 = call noundef i32 @_Z3sum4SpanIKiE(ptr noundef nonnull byval(%struct.Span) align 8 %8) #6
  %29 = call %struct.Span @_ZNK4SpanIKiE4partEii(ptr noundef nonnull align 8 dereferenceable(16) %7, i32 noundef %24, i32 noundef 8) #6
  %30 = extractvalue %struct.Span %29, 0
  store ptr %30, ptr %9, align 8
  %31 = getelementptr inbounds i8, ptr %9, i64 8
  %32 = extractvalue %struct.Span %29, 1
  store i32 %32, ptr %31, align 8
  %33 = call noundef i32 @_Z3sum4SpanIKiE(ptr noundef nonnull byval(%struct.Span) align 8 %9) #6
  %34 = add nsw i32 %33, %28
  store ptr %4, ptr %10, align 8, !tbaa !18
  %35 = getelementptr inbounds i8, ptr %10, i64 8
  store i32 8, ptr %35, align 8, !tbaa !8
  %36 = call noundef i32 @_Z3sum4SpanIKiE(ptr noundef nonnull byval(%struct.Span) align 8 %10) #6
  %37 = add nsw i32 %34, %36
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %11) #6
  %38 = call %struct.Span.0 @_ZNK4SpanIiE4partEii(ptr noundef nonnull align 8 dereferenceable(16) %5, i32 noundef 8, i32 noundef 8) #6
  %39 = extractvalue %struct.Span.0 %38, 0
  store ptr %39, ptr %11, align 8
  %40 = getelementptr inbounds i8, ptr %11, i64 8
  %41 = extractvalue %struct.Span.0 %38, 1
  store i32 %41, ptr %40, align 8
  %42 = and i32 %12, 7
  %43 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNK4SpanIiEixEi(ptr noundef nonnull align 8 dereferenceable(16) %11, i32 noundef %42) #6
  %44 = load i32, ptr %43, align 4, !tbaa !14
  %45 = add nsw i32 %37, %44
  %46 = getelementptr inbounds i32, ptr %1, i64 %16
  store i32 %45, ptr %46, align 4, !tbaa !14
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %11) #6
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #6
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #6
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #4

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Span @_ZNK4SpanIKiE4partEii(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 comdat align 2 {
  %4 = load ptr, ptr %0, align 8, !tbaa !18
  %5 = sext i32 %1 to i64
  %6 = getelementptr inbounds i32, ptr %4, i64 %5
  %7 = insertvalue %struct.Span poison, ptr %6, 0
  %8 = insertvalue %struct.Span %7, i32 %2, 1
  ret %struct.Span %8
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Span.0 @_ZNK4SpanIiE4partEii(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 comdat align 2 {
  %4 = load ptr, ptr %0, align 8, !tbaa !22
  %5 = sext i32 %1 to i64
  %6 = getelementptr inbounds i32, ptr %4, i64 %5
  %7 = insertvalue %struct.Span.0 poison, ptr %6, 0
  %8 = insertvalue %struct.Span.0 %7, i32 %2, 1
  ret %struct.Span.0 %8
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

attributes #0 = { mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

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
!8 = !{!9, !13, i64 8}
!9 = !{!"_ZTS4SpanIKiE", !10, i64 0, !13, i64 8}
!10 = !{!"any pointer", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = !{!"int", !11, i64 0}
!14 = !{!13, !13, i64 0}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{!9, !10, i64 0}
!19 = !{!20, !13, i64 8}
!20 = !{!"_ZTS4SpanIiE", !10, i64 0, !13, i64 8}
!21 = distinct !{!21, !16, !17}
!22 = !{!20, !10, i64 0}
!23 = !{!10, !10, i64 0}
