; ModuleID = 'hash_map.cu'
source_filename = "hash_map.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Slot = type { i32, i32 }
%class.Map = type <{ ptr, i32, [4 x i8] }>

$_ZN3MapC1EP4Slotj = comdat any

$_ZN3Map3addEii = comdat any

$_ZNK3Map4findEi = comdat any

$_ZN3MapC2EP4Slotj = comdat any

$_ZN3Map3mixEj = comdat any

@_ZZ8hash_mapE4room = internal addrspace(3) global [128 x %struct.Slot] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @hash_map(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %class.Map, align 8
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl i32 %6, 6
  %8 = add nuw nsw i32 %5, 64
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds [128 x %struct.Slot], ptr addrspacecast (ptr addrspace(3) @_ZZ8hash_mapE4room to ptr), i64 0, i64 %9
  store i32 -1, ptr %10, align 4, !tbaa !8
  %11 = getelementptr inbounds i8, ptr %10, i64 4
  store i32 0, ptr %11, align 4, !tbaa !8
  %12 = zext nneg i32 %5 to i64
  %13 = getelementptr inbounds [128 x %struct.Slot], ptr addrspacecast (ptr addrspace(3) @_ZZ8hash_mapE4room to ptr), i64 0, i64 %12
  %14 = load i64, ptr %10, align 4
  store i64 %14, ptr %13, align 4
  tail call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #5
  call void @_ZN3MapC1EP4Slotj(ptr noundef nonnull align 8 dereferenceable(12) %4, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ8hash_mapE4room to ptr), i32 noundef 128) #5
  %15 = add nsw i32 %7, %5
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr %0, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !8
  %19 = and i32 %18, 31
  call void @_ZN3Map3addEii(ptr noundef nonnull align 8 dereferenceable(12) %4, i32 noundef %19, i32 noundef 1) #5
  call void @llvm.nvvm.barrier0()
  %20 = call noundef ptr @_ZNK3Map4findEi(ptr noundef nonnull align 8 dereferenceable(12) %4, i32 noundef %5) #5
  %21 = icmp eq ptr %20, null
  br i1 %21, label %25, label %22

22:                                               ; preds = %3
  %23 = getelementptr inbounds i8, ptr %20, i64 4
  %24 = load i32, ptr %23, align 4, !tbaa !12
  br label %25

25:                                               ; preds = %3, %22
  %26 = phi i32 [ %24, %22 ], [ 0, %3 ]
  %27 = getelementptr inbounds i32, ptr %1, i64 %16
  store i32 %26, ptr %27, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN3MapC1EP4Slotj(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef %1, i32 noundef %2) unnamed_addr #3 comdat align 2 {
  tail call void @_ZN3MapC2EP4Slotj(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef %1, i32 noundef %2) #5
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN3Map3addEii(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #3 comdat align 2 {
  %4 = tail call noundef i32 @_ZN3Map3mixEj(i32 noundef %1) #5
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load i32, ptr %5, align 8, !tbaa !14
  %7 = and i32 %6, %4
  %8 = load ptr, ptr %0, align 8, !tbaa !17
  %9 = zext i32 %7 to i64
  %10 = getelementptr inbounds %struct.Slot, ptr %8, i64 %9
  %11 = cmpxchg ptr %10, i32 -1, i32 %1 seq_cst seq_cst, align 4
  %12 = extractvalue { i32, i1 } %11, 0
  %13 = extractvalue { i32, i1 } %11, 1
  %14 = icmp eq i32 %12, %1
  %15 = or i1 %13, %14
  br i1 %15, label %16, label %21

16:                                               ; preds = %21, %3
  %17 = phi i64 [ %9, %3 ], [ %27, %21 ]
  %18 = load ptr, ptr %0, align 8, !tbaa !17
  %19 = getelementptr inbounds %struct.Slot, ptr %18, i64 %17, i32 1
  %20 = atomicrmw add ptr %19, i32 %2 seq_cst, align 4
  ret void

21:                                               ; preds = %3, %21
  %22 = phi i32 [ %25, %21 ], [ %7, %3 ]
  %23 = add i32 %22, 1
  %24 = load i32, ptr %5, align 8, !tbaa !14
  %25 = and i32 %24, %23
  %26 = load ptr, ptr %0, align 8, !tbaa !17
  %27 = zext i32 %25 to i64
  %28 = getelementptr inbounds %struct.Slot, ptr %26, i64 %27
  %29 = cmpxchg ptr %28, i32 -1, i32 %1 seq_cst seq_cst, align 4
  %30 = extractvalue { i32, i1 } %29, 0
  %31 = extractvalue { i32, i1 } %29, 1
  %32 = icmp eq i32 %30, %1
  %33 = or i1 %31, %32
  br i1 %33, label %16, label %21, !llvm.loop !18
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef ptr @_ZNK3Map4findEi(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) local_unnamed_addr #3 comdat align 2 {
  %3 = tail call noundef i32 @_ZN3Map3mixEj(i32 noundef %1) #5
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load i32, ptr %4, align 8, !tbaa !14
  %6 = load ptr, ptr %0, align 8, !tbaa !17
  %7 = and i32 %3, %5
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds %struct.Slot, ptr %6, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !20
  %11 = icmp eq i32 %10, %1
  br i1 %11, label %23, label %19

12:                                               ; preds = %19
  %13 = add i32 %21, 1
  %14 = and i32 %13, %5
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds %struct.Slot, ptr %6, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !20
  %18 = icmp eq i32 %17, %1
  br i1 %18, label %23, label %19, !llvm.loop !21

19:                                               ; preds = %2, %12
  %20 = phi i32 [ %17, %12 ], [ %10, %2 ]
  %21 = phi i32 [ %14, %12 ], [ %7, %2 ]
  %22 = icmp eq i32 %20, -1
  br i1 %22, label %23, label %12

23:                                               ; preds = %12, %19, %2
  %24 = phi ptr [ %9, %2 ], [ %16, %12 ], [ null, %19 ]
  ret ptr %24
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN3MapC2EP4Slotj(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef %1, i32 noundef %2) unnamed_addr #3 comdat align 2 {
  store ptr %1, ptr %0, align 8, !tbaa !17
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = add i32 %2, -1
  store i32 %5, ptr %4, align 8, !tbaa !14
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZN3Map3mixEj(i32 noundef %0) local_unnamed_addr #3 comdat align 2 {
  %2 = lshr i32 %0, 7
  %3 = xor i32 %2, %0
  %4 = mul i32 %3, -1640531535
  ret i32 %4
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
!4 = !{ptr @hash_map, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !9, i64 4}
!13 = !{!"_ZTS4Slot", !9, i64 0, !9, i64 4}
!14 = !{!15, !9, i64 8}
!15 = !{!"_ZTS3Map", !16, i64 0, !9, i64 8}
!16 = !{!"any pointer", !10, i64 0}
!17 = !{!15, !16, i64 0}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!13, !9, i64 0}
!21 = distinct !{!21, !19}
