; ModuleID = 'struct_value.cu'
source_filename = "struct_value.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.View = type { ptr, i32, i32 }
%struct.Pair = type { %struct.View, %struct.View }

@_ZZ12struct_valueE4room = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none)
define dso_local noundef i32 @_Z3get4Viewii(ptr nocapture noundef readonly byval(%struct.View) align 8 %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = load ptr, ptr %0, align 8, !tbaa !8
  %5 = getelementptr inbounds i8, ptr %0, i64 12
  %6 = load i32, ptr %5, align 4, !tbaa !14
  %7 = mul nsw i32 %6, %1
  %8 = add nsw i32 %7, %2
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %4, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !15
  ret i32 %11
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none)
define dso_local noundef i32 @_Z7row_sum4Viewi(ptr nocapture noundef readonly byval(%struct.View) align 8 %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 12
  %4 = load i32, ptr %3, align 4, !tbaa !14
  %5 = icmp sgt i32 %4, 0
  br i1 %5, label %6, label %25

6:                                                ; preds = %2
  %7 = and i32 %4, 3
  %8 = icmp ult i32 %4, 4
  br i1 %8, label %11, label %9

9:                                                ; preds = %6
  %10 = and i32 %4, 2147483644
  br label %27

11:                                               ; preds = %27, %6
  %12 = phi i32 [ poison, %6 ], [ %41, %27 ]
  %13 = phi i32 [ 0, %6 ], [ %42, %27 ]
  %14 = phi i32 [ 0, %6 ], [ %41, %27 ]
  %15 = icmp eq i32 %7, 0
  br i1 %15, label %25, label %16

16:                                               ; preds = %11, %16
  %17 = phi i32 [ %22, %16 ], [ %13, %11 ]
  %18 = phi i32 [ %21, %16 ], [ %14, %11 ]
  %19 = phi i32 [ %23, %16 ], [ 0, %11 ]
  %20 = tail call noundef i32 @_Z3get4Viewii(ptr noundef nonnull byval(%struct.View) align 8 %0, i32 noundef %1, i32 noundef %17) #5
  %21 = add nsw i32 %20, %18
  %22 = add nuw nsw i32 %17, 1
  %23 = add i32 %19, 1
  %24 = icmp eq i32 %23, %7
  br i1 %24, label %25, label %16, !llvm.loop !16

25:                                               ; preds = %11, %16, %2
  %26 = phi i32 [ 0, %2 ], [ %12, %11 ], [ %21, %16 ]
  ret i32 %26

27:                                               ; preds = %27, %9
  %28 = phi i32 [ 0, %9 ], [ %42, %27 ]
  %29 = phi i32 [ 0, %9 ], [ %41, %27 ]
  %30 = phi i32 [ 0, %9 ], [ %43, %27 ]
  %31 = tail call noundef i32 @_Z3get4Viewii(ptr noundef nonnull byval(%struct.View) align 8 %0, i32 noundef %1, i32 noundef %28) #5
  %32 = add nsw i32 %31, %29
  %33 = or disjoint i32 %28, 1
  %34 = tail call noundef i32 @_Z3get4Viewii(ptr noundef nonnull byval(%struct.View) align 8 %0, i32 noundef %1, i32 noundef %33) #5
  %35 = add nsw i32 %34, %32
  %36 = or disjoint i32 %28, 2
  %37 = tail call noundef i32 @_Z3get4Viewii(ptr noundef nonnull byval(%struct.View) align 8 %0, i32 noundef %1, i32 noundef %36) #5
  %38 = add nsw i32 %37, %35
  %39 = or disjoint i32 %28, 3
  %40 = tail call noundef i32 @_Z3get4Viewii(ptr noundef nonnull byval(%struct.View) align 8 %0, i32 noundef %1, i32 noundef %39) #5
  %41 = add nsw i32 %40, %38
  %42 = add nuw nsw i32 %28, 4
  %43 = add i32 %30, 4
  %44 = icmp eq i32 %43, %10
  br i1 %44, label %11, label %27, !llvm.loop !18
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none)
define dso_local noundef i32 @_Z4both4Pairi(ptr nocapture noundef readonly byval(%struct.Pair) align 8 %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @_Z7row_sum4Viewi(ptr noundef nonnull byval(%struct.View) align 8 %0, i32 noundef %1) #5
  %4 = getelementptr inbounds i8, ptr %0, i64 16
  %5 = tail call noundef i32 @_Z7row_sum4Viewi(ptr noundef nonnull byval(%struct.View) align 8 %4, i32 noundef %1) #5
  %6 = sub nsw i32 %3, %5
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local %struct.View @_Z10transposed4ViewPi(ptr nocapture noundef readonly byval(%struct.View) align 8 %0, ptr noundef %1) local_unnamed_addr #1 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load i32, ptr %4, align 8, !tbaa !20
  %6 = getelementptr inbounds i8, ptr %0, i64 12
  %7 = load i32, ptr %6, align 4, !tbaa !14
  %8 = mul nsw i32 %7, %5
  %9 = icmp slt i32 %3, %8
  br i1 %9, label %10, label %12

10:                                               ; preds = %2
  %11 = load ptr, ptr %0, align 8, !tbaa !8
  br label %16

12:                                               ; preds = %16, %2
  %13 = insertvalue %struct.View poison, ptr %1, 0
  %14 = insertvalue %struct.View %13, i32 %7, 1
  %15 = insertvalue %struct.View %14, i32 %5, 2
  ret %struct.View %15

16:                                               ; preds = %10, %16
  %17 = phi i32 [ %3, %10 ], [ %30, %16 ]
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr %11, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !15
  %21 = freeze i32 %17
  %22 = freeze i32 %7
  %23 = sdiv i32 %21, %22
  %24 = mul i32 %23, %22
  %25 = sub i32 %21, %24
  %26 = mul nsw i32 %25, %5
  %27 = add nsw i32 %26, %23
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %1, i64 %28
  store i32 %20, ptr %29, align 4, !tbaa !15
  %30 = add nuw nsw i32 %17, 64
  %31 = icmp slt i32 %30, %8
  br i1 %31, label %16, label %12, !llvm.loop !21
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @struct_value(ptr noundef %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = alloca %struct.View, align 8
  %5 = alloca %struct.Pair, align 8
  %6 = alloca %struct.View, align 8
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 6
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %0, i64 %9
  store ptr %10, ptr %4, align 8, !tbaa !22
  %11 = getelementptr inbounds i8, ptr %4, i64 8
  store i32 8, ptr %11, align 8, !tbaa !15
  %12 = getelementptr inbounds i8, ptr %4, i64 12
  store i32 8, ptr %12, align 4, !tbaa !15
  %13 = tail call %struct.View @_Z10transposed4ViewPi(ptr noundef nonnull byval(%struct.View) align 8 %4, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12struct_valueE4room to ptr)) #5
  %14 = extractvalue %struct.View %13, 0
  %15 = extractvalue %struct.View %13, 1
  %16 = extractvalue %struct.View %13, 2
  tail call void @llvm.nvvm.barrier0()
  store ptr %14, ptr %5, align 8, !tbaa !22
  %17 = getelementptr inbounds i8, ptr %5, i64 8
  store i32 %15, ptr %17, align 8, !tbaa !15
  %18 = getelementptr inbounds i8, ptr %5, i64 12
  store i32 %16, ptr %18, align 4, !tbaa !15
  %19 = getelementptr inbounds i8, ptr %5, i64 16
  store ptr %10, ptr %19, align 8, !tbaa !22
  %20 = getelementptr inbounds i8, ptr %5, i64 24
  store i32 8, ptr %20, align 8, !tbaa !15
  %21 = getelementptr inbounds i8, ptr %5, i64 28
  store i32 8, ptr %21, align 4, !tbaa !15
  %22 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = and i32 %22, 7
  %24 = tail call noundef i32 @_Z4both4Pairi(ptr noundef nonnull byval(%struct.Pair) align 8 %5, i32 noundef %23) #5
  store ptr %14, ptr %6, align 8, !tbaa !22
  %25 = getelementptr inbounds i8, ptr %6, i64 8
  store i32 %15, ptr %25, align 8, !tbaa !15
  %26 = getelementptr inbounds i8, ptr %6, i64 12
  store i32 %16, ptr %26, align 4, !tbaa !15
  %27 = lshr i32 %22, 3
  %28 = tail call noundef i32 @_Z3get4Viewii(ptr noundef nonnull byval(%struct.View) align 8 %6, i32 noundef %27, i32 noundef %23) #5
  %29 = add nsw i32 %28, %24
  %30 = add i32 %8, %22
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %1, i64 %31
  store i32 %29, ptr %32, align 4, !tbaa !15
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @struct_value, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !10, i64 0}
!9 = !{!"_ZTS4View", !10, i64 0, !13, i64 8, !13, i64 12}
!10 = !{!"any pointer", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = !{!"int", !11, i64 0}
!14 = !{!9, !13, i64 12}
!15 = !{!13, !13, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!9, !13, i64 8}
!21 = distinct !{!21, !19}
!22 = !{!10, !10, i64 0}
