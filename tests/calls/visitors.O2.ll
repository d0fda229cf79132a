; ModuleID = 'visitors.cu'
source_filename = "visitors.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Node = type { i32, i32, i32 }
%struct.Sum = type { ptr }
%struct.Count = type { i32 }

$_Z4walkI3SumEvPK4NodeiRT_ = comdat any

$_Z4walkI5CountEvPK4NodeiRT_ = comdat any

$_ZN3SumclERK4Node = comdat any

$_ZN5CountclERK4Node = comdat any

@_ZZ8visitorsE4tree = internal addrspace(3) global [63 x %struct.Node] undef, align 4
@_ZZ8visitorsE4sums = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @visitors(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.Sum, align 8
  %5 = alloca %struct.Count, align 4
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = icmp ult i32 %6, 63
  br i1 %7, label %12, label %8

8:                                                ; preds = %3
  %9 = zext nneg i32 %6 to i64
  %10 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = shl i32 %10, 6
  br label %30

12:                                               ; preds = %3
  %13 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = shl i32 %13, 6
  %15 = or disjoint i32 %14, %6
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr %0, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !8
  %19 = zext nneg i32 %6 to i64
  %20 = getelementptr inbounds [63 x %struct.Node], ptr addrspacecast (ptr addrspace(3) @_ZZ8visitorsE4tree to ptr), i64 0, i64 %19
  store i32 %18, ptr %20, align 4, !tbaa !12
  %21 = shl nuw nsw i32 %6, 1
  %22 = or disjoint i32 %21, 1
  %23 = icmp ult i32 %22, 63
  %24 = select i1 %23, i32 %22, i32 -1
  %25 = getelementptr inbounds i8, ptr %20, i64 4
  store i32 %24, ptr %25, align 4, !tbaa !14
  %26 = add nuw nsw i32 %21, 2
  %27 = icmp ult i32 %6, 31
  %28 = select i1 %27, i32 %26, i32 -1
  %29 = getelementptr inbounds i8, ptr %20, i64 8
  store i32 %28, ptr %29, align 4, !tbaa !15
  br label %30

30:                                               ; preds = %8, %12
  %31 = phi i32 [ %11, %8 ], [ %14, %12 ]
  %32 = phi i64 [ %9, %8 ], [ %19, %12 ]
  %33 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8visitorsE4sums to ptr), i64 0, i64 %32
  store i32 0, ptr %33, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #5
  store ptr %33, ptr %4, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #5
  store i32 0, ptr %5, align 4, !tbaa !19
  %34 = trunc nuw nsw i32 %6 to i16
  %35 = urem i16 %34, 31
  %36 = zext nneg i16 %35 to i32
  call void @_Z4walkI3SumEvPK4NodeiRT_(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ8visitorsE4tree to ptr), i32 noundef %36, ptr noundef nonnull align 8 dereferenceable(8) %4) #5
  call void @_Z4walkI5CountEvPK4NodeiRT_(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ8visitorsE4tree to ptr), i32 noundef %36, ptr noundef nonnull align 4 dereferenceable(4) %5) #5
  %37 = load i32, ptr %33, align 4, !tbaa !8
  %38 = mul nsw i32 %37, 100
  %39 = load i32, ptr %5, align 4, !tbaa !19
  %40 = add nsw i32 %38, %39
  %41 = add i32 %31, %6
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %1, i64 %42
  store i32 %40, ptr %43, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #5
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local void @_Z4walkI3SumEvPK4NodeiRT_(ptr noundef %0, i32 noundef %1, ptr noundef nonnull align 8 dereferenceable(8) %2) local_unnamed_addr #3 comdat {
  %4 = alloca [8 x i32], align 4
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #5
  %5 = icmp sgt i32 %1, -1
  br i1 %5, label %6, label %33

6:                                                ; preds = %3, %20
  %7 = phi i32 [ %22, %20 ], [ 0, %3 ]
  %8 = phi i32 [ %29, %20 ], [ %1, %3 ]
  %9 = icmp sgt i32 %8, -1
  br i1 %9, label %10, label %20

10:                                               ; preds = %6, %10
  %11 = phi i32 [ %13, %10 ], [ %7, %6 ]
  %12 = phi i32 [ %18, %10 ], [ %8, %6 ]
  %13 = add nsw i32 %11, 1
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 %14
  store i32 %12, ptr %15, align 4, !tbaa !8
  %16 = zext nneg i32 %12 to i64
  %17 = getelementptr inbounds %struct.Node, ptr %0, i64 %16, i32 1
  %18 = load i32, ptr %17, align 4, !tbaa !14
  %19 = icmp sgt i32 %18, -1
  br i1 %19, label %10, label %20, !llvm.loop !21

20:                                               ; preds = %10, %6
  %21 = phi i32 [ %7, %6 ], [ %13, %10 ]
  %22 = add nsw i32 %21, -1
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !8
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds %struct.Node, ptr %0, i64 %26
  tail call void @_ZN3SumclERK4Node(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 4 dereferenceable(12) %27) #5
  %28 = getelementptr inbounds i8, ptr %27, i64 8
  %29 = load i32, ptr %28, align 4, !tbaa !15
  %30 = icmp sgt i32 %29, -1
  %31 = icmp ne i32 %22, 0
  %32 = or i1 %30, %31
  br i1 %32, label %6, label %33, !llvm.loop !23

33:                                               ; preds = %20, %3
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #5
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local void @_Z4walkI5CountEvPK4NodeiRT_(ptr noundef %0, i32 noundef %1, ptr noundef nonnull align 4 dereferenceable(4) %2) local_unnamed_addr #3 comdat {
  %4 = alloca [8 x i32], align 4
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #5
  %5 = icmp sgt i32 %1, -1
  br i1 %5, label %6, label %33

6:                                                ; preds = %3, %20
  %7 = phi i32 [ %22, %20 ], [ 0, %3 ]
  %8 = phi i32 [ %29, %20 ], [ %1, %3 ]
  %9 = icmp sgt i32 %8, -1
  br i1 %9, label %10, label %20

10:                                               ; preds = %6, %10
  %11 = phi i32 [ %13, %10 ], [ %7, %6 ]
  %12 = phi i32 [ %18, %10 ], [ %8, %6 ]
  %13 = add nsw i32 %11, 1
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 %14
  store i32 %12, ptr %15, align 4, !tbaa !8
  %16 = zext nneg i32 %12 to i64
  %17 = getelementptr inbounds %struct.Node, ptr %0, i64 %16, i32 1
  %18 = load i32, ptr %17, align 4, !tbaa !14
  %19 = icmp sgt i32 %18, -1
  br i1 %19, label %10, label %20, !llvm.loop !24

20:                                               ; preds = %10, %6
  %21 = phi i32 [ %7, %6 ], [ %13, %10 ]
  %22 = add nsw i32 %21, -1
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [8 x i32], ptr %4, i64 0, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !8
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds %struct.Node, ptr %0, i64 %26
  tail call void @_ZN5CountclERK4Node(ptr noundef nonnull align 4 dereferenceable(4) %2, ptr noundef nonnull align 4 dereferenceable(12) %27) #5
  %28 = getelementptr inbounds i8, ptr %27, i64 8
  %29 = load i32, ptr %28, align 4, !tbaa !15
  %30 = icmp sgt i32 %29, -1
  %31 = icmp ne i32 %22, 0
  %32 = or i1 %30, %31
  br i1 %32, label %6, label %33, !llvm.loop !25

33:                                               ; preds = %20, %3
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN3SumclERK4Node(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(12) %1) local_unnamed_addr #3 comdat align 2 {
  %3 = load i32, ptr %1, align 4, !tbaa !12
  %4 = load ptr, ptr %0, align 8, !tbaa !16
  %5 = load i32, ptr %4, align 4, !tbaa !8
  %6 = add nsw i32 %5, %3
  store i32 %6, ptr %4, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN5CountclERK4Node(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(12) %1) local_unnamed_addr #3 comdat align 2 {
  %3 = load i32, ptr %1, align 4, !tbaa !12
  %4 = and i32 %3, 1
  %5 = xor i32 %4, 1
  %6 = load i32, ptr %0, align 4, !tbaa !19
  %7 = add nsw i32 %5, %6
  store i32 %7, ptr %0, align 4, !tbaa !19
  ret void
}

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
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
!4 = !{ptr @visitors, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !9, i64 0}
!13 = !{!"_ZTS4Node", !9, i64 0, !9, i64 4, !9, i64 8}
!14 = !{!13, !9, i64 4}
!15 = !{!13, !9, i64 8}
!16 = !{!17, !18, i64 0}
!17 = !{!"_ZTS3Sum", !18, i64 0}
!18 = !{!"any pointer", !10, i64 0}
!19 = !{!20, !9, i64 0}
!20 = !{!"_ZTS5Count", !9, i64 0}
!21 = distinct !{!21, !22}
!22 = !{!"llvm.loop.mustprogress"}
!23 = distinct !{!23, !22}
!24 = distinct !{!24, !22}
!25 = distinct !{!25, !22}
