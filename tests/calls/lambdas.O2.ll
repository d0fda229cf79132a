; ModuleID = 'lambdas.cu'
source_filename = "lambdas.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%class.anon = type <{ ptr, ptr, i32, [4 x i8] }>
%class.anon.0 = type { ptr, ptr }
%class.anon.1 = type { ptr, ptr, ptr, ptr }

@_ZZ7lambdasE4tile = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @lambdas(ptr noundef %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca %class.anon, align 8
  %8 = alloca i32, align 4
  %9 = alloca %class.anon.0, align 8
  %10 = alloca %class.anon.1, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #5
  %11 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = shl i32 %11, 6
  store i32 %12, ptr %4, align 4, !tbaa !8
  %13 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #5
  store i32 0, ptr %5, align 4, !tbaa !8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #5
  store ptr addrspacecast (ptr addrspace(3) @_ZZ7lambdasE4tile to ptr), ptr %6, align 8, !tbaa !12
  store ptr addrspacecast (ptr addrspace(3) @_ZZ7lambdasE4tile to ptr), ptr %7, align 8, !tbaa !14
  %14 = getelementptr inbounds i8, ptr %7, i64 8
  store ptr %0, ptr %14, align 8, !tbaa !16
  %15 = getelementptr inbounds i8, ptr %7, i64 16
  store i32 %12, ptr %15, align 8, !tbaa !17
  tail call fastcc void @_Z8for_eachIZ7lambdasEUliE_EviiiT_(i32 noundef %13, ptr noundef nonnull byval(%class.anon) align 8 %7) #5
  tail call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #5
  store ptr %5, ptr %9, align 8, !tbaa !12
  %16 = getelementptr inbounds i8, ptr %9, i64 8
  store ptr %6, ptr %16, align 8, !tbaa !12
  %17 = call fastcc noundef i32 @_Z4foldIZ7lambdasEUliiE_EiiT_(ptr noundef nonnull byval(%class.anon.0) align 8 %9) #5
  store i32 %17, ptr %8, align 4, !tbaa !8
  store ptr %1, ptr %10, align 8, !tbaa !18
  %18 = getelementptr inbounds i8, ptr %10, i64 8
  store ptr %4, ptr %18, align 8, !tbaa !12
  %19 = getelementptr inbounds i8, ptr %10, i64 16
  store ptr %8, ptr %19, align 8, !tbaa !12
  %20 = getelementptr inbounds i8, ptr %10, i64 24
  store ptr %5, ptr %20, align 8, !tbaa !12
  call fastcc void @_Z8for_eachIZ7lambdasEUliE0_EviiiT_(i32 noundef %13, ptr noundef nonnull byval(%class.anon.1) align 8 %10) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @_Z8for_eachIZ7lambdasEUliE_EviiiT_(i32 noundef %0, ptr nocapture noundef readonly byval(%class.anon) align 8 %1) unnamed_addr #2 {
  %3 = icmp slt i32 %0, 64
  br i1 %3, label %4, label %10

4:                                                ; preds = %2
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8, !tbaa !16
  %7 = getelementptr inbounds i8, ptr %1, i64 16
  %8 = load i32, ptr %7, align 8, !tbaa !17
  %9 = load ptr, ptr %1, align 8, !tbaa !14
  br label %11

10:                                               ; preds = %11, %2
  ret void

11:                                               ; preds = %4, %11
  %12 = phi i32 [ %0, %4 ], [ %19, %11 ]
  %13 = add nsw i32 %8, %12
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr %6, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !8
  %17 = sext i32 %12 to i64
  %18 = getelementptr inbounds i32, ptr %9, i64 %17
  store i32 %16, ptr %18, align 4, !tbaa !8
  %19 = add nsw i32 %12, 64
  %20 = icmp slt i32 %12, 0
  br i1 %20, label %11, label %10, !llvm.loop !20
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc noundef i32 @_Z4foldIZ7lambdasEUliiE_EiiT_(ptr nocapture noundef readonly byval(%class.anon.0) align 8 %0) unnamed_addr #2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !22
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !24
  %5 = load ptr, ptr %4, align 8, !tbaa !12
  %6 = load i32, ptr %2, align 4, !tbaa !8
  br label %8

7:                                                ; preds = %8
  ret i32 %30

8:                                                ; preds = %8, %1
  %9 = phi i32 [ 0, %1 ], [ %31, %8 ]
  %10 = phi i32 [ 0, %1 ], [ %30, %8 ]
  %11 = phi i32 [ %6, %1 ], [ %27, %8 ]
  %12 = zext nneg i32 %9 to i64
  %13 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7lambdasE4tile to ptr), i64 0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !8
  %15 = icmp sgt i32 %14, %10
  %16 = zext i1 %15 to i32
  %17 = add nsw i32 %11, %16
  store i32 %17, ptr %2, align 4, !tbaa !8
  %18 = getelementptr inbounds i32, ptr %5, i64 %12
  %19 = load i32, ptr %18, align 4, !tbaa !8
  %20 = add nsw i32 %19, %10
  %21 = or disjoint i32 %9, 1
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7lambdasE4tile to ptr), i64 0, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !8
  %25 = icmp sgt i32 %24, %20
  %26 = zext i1 %25 to i32
  %27 = add nsw i32 %17, %26
  store i32 %27, ptr %2, align 4, !tbaa !8
  %28 = getelementptr inbounds i32, ptr %5, i64 %22
  %29 = load i32, ptr %28, align 4, !tbaa !8
  %30 = add nsw i32 %29, %20
  %31 = add nuw nsw i32 %9, 2
  %32 = icmp eq i32 %31, 64
  br i1 %32, label %7, label %8, !llvm.loop !25
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @_Z8for_eachIZ7lambdasEUliE0_EviiiT_(i32 noundef %0, ptr nocapture noundef readonly byval(%class.anon.1) align 8 %1) unnamed_addr #2 {
  %3 = icmp slt i32 %0, 64
  br i1 %3, label %4, label %12

4:                                                ; preds = %2
  %5 = getelementptr inbounds i8, ptr %1, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !26
  %7 = getelementptr inbounds i8, ptr %1, i64 24
  %8 = load ptr, ptr %7, align 8, !tbaa !27
  %9 = load ptr, ptr %1, align 8, !tbaa !18
  %10 = getelementptr inbounds i8, ptr %1, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !28
  br label %13

12:                                               ; preds = %13, %2
  ret void

13:                                               ; preds = %4, %13
  %14 = phi i32 [ %0, %4 ], [ %27, %13 ]
  %15 = load i32, ptr %6, align 4, !tbaa !8
  %16 = sext i32 %14 to i64
  %17 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7lambdasE4tile to ptr), i64 0, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !8
  %19 = shl nsw i32 %18, 1
  %20 = add nsw i32 %19, %15
  %21 = load i32, ptr %8, align 4, !tbaa !8
  %22 = add nsw i32 %20, %21
  %23 = load i32, ptr %11, align 4, !tbaa !8
  %24 = add nsw i32 %23, %14
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %9, i64 %25
  store i32 %22, ptr %26, align 4, !tbaa !8
  %27 = add nsw i32 %14, 64
  %28 = icmp slt i32 %14, 0
  br i1 %28, label %13, label %12, !llvm.loop !29
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
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
!4 = !{ptr @lambdas, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"any pointer", !10, i64 0}
!14 = !{!15, !13, i64 0}
!15 = !{!"_ZTSZ7lambdasEUliE_", !13, i64 0, !13, i64 8, !9, i64 16}
!16 = !{!15, !13, i64 8}
!17 = !{!15, !9, i64 16}
!18 = !{!19, !13, i64 0}
!19 = !{!"_ZTSZ7lambdasEUliE0_", !13, i64 0, !13, i64 8, !13, i64 16, !13, i64 24}
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.mustprogress"}
!22 = !{!23, !13, i64 0}
!23 = !{!"_ZTSZ7lambdasEUliiE_", !13, i64 0, !13, i64 8}
!24 = !{!23, !13, i64 8}
!25 = distinct !{!25, !21}
!26 = !{!19, !13, i64 16}
!27 = !{!19, !13, i64 24}
!28 = !{!19, !13, i64 8}
!29 = distinct !{!29, !21}
