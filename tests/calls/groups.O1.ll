; ModuleID = 'groups.cu'
source_filename = "groups.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Group = type { ptr, i32, i32 }

$_ZNK5Group6reduceEi = comdat any

$_ZNK5Group4syncEv = comdat any

@_ZZ6groupsE4room = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local %struct.Group @_Z10this_blockPi(ptr noundef %0) local_unnamed_addr #0 {
  %2 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = insertvalue %struct.Group poison, ptr %0, 0
  %5 = insertvalue %struct.Group %4, i32 %2, 1
  %6 = insertvalue %struct.Group %5, i32 %3, 2
  ret %struct.Group %6
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z5totalRK5GroupPKii(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = getelementptr inbounds i8, ptr %0, i64 12
  %5 = load i32, ptr %4, align 4, !tbaa !8
  %6 = add nsw i32 %5, %2
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i32, ptr %1, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !14
  %10 = tail call noundef i32 @_ZNK5Group6reduceEi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %9) #6
  ret i32 %10
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZNK5Group6reduceEi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) local_unnamed_addr #1 comdat align 2 {
  %3 = load ptr, ptr %0, align 8, !tbaa !15
  %4 = getelementptr inbounds i8, ptr %0, i64 12
  %5 = load i32, ptr %4, align 4, !tbaa !8
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i32, ptr %3, i64 %6
  store i32 %1, ptr %7, align 4, !tbaa !14
  tail call void @_ZNK5Group4syncEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #6
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = load i32, ptr %8, align 8, !tbaa !16
  %10 = icmp sgt i32 %9, 1
  br i1 %10, label %14, label %11

11:                                               ; preds = %29, %2
  %12 = load ptr, ptr %0, align 8, !tbaa !15
  %13 = load i32, ptr %12, align 4, !tbaa !14
  tail call void @_ZNK5Group4syncEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #6
  ret i32 %13

14:                                               ; preds = %2, %29
  %15 = phi i32 [ %16, %29 ], [ %9, %2 ]
  %16 = lshr i32 %15, 1
  %17 = load i32, ptr %4, align 4, !tbaa !8
  %18 = icmp slt i32 %17, %16
  br i1 %18, label %19, label %29

19:                                               ; preds = %14
  %20 = load ptr, ptr %0, align 8, !tbaa !15
  %21 = add nsw i32 %17, %16
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %20, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !14
  %25 = sext i32 %17 to i64
  %26 = getelementptr inbounds i32, ptr %20, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !14
  %28 = add nsw i32 %27, %24
  store i32 %28, ptr %26, align 4, !tbaa !14
  br label %29

29:                                               ; preds = %19, %14
  tail call void @_ZNK5Group4syncEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #6
  %30 = icmp ult i32 %15, 4
  br i1 %30, label %11, label %14, !llvm.loop !17
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @groups(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = alloca %struct.Group, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #7
  %5 = tail call %struct.Group @_Z10this_blockPi(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6groupsE4room to ptr)) #7
  %6 = extractvalue %struct.Group %5, 0
  store ptr %6, ptr %4, align 8
  %7 = getelementptr inbounds i8, ptr %4, i64 8
  %8 = extractvalue %struct.Group %5, 1
  store i32 %8, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %4, i64 12
  %10 = extractvalue %struct.Group %5, 2
  store i32 %10, ptr %9, align 4
  %11 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = shl i32 %11, 6
  %13 = call noundef i32 @_Z5totalRK5GroupPKii(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef %0, i32 noundef %12) #6
  %14 = load i32, ptr %9, align 4, !tbaa !8
  %15 = add nsw i32 %14, %13
  %16 = add nsw i32 %14, %12
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %1, i64 %17
  store i32 %15, ptr %18, align 4, !tbaa !14
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZNK5Group4syncEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #1 comdat align 2 {
  tail call void @llvm.nvvm.barrier0()
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { convergent nounwind }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @groups, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !13, i64 12}
!9 = !{!"_ZTS5Group", !10, i64 0, !13, i64 8, !13, i64 12}
!10 = !{!"any pointer", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = !{!"int", !11, i64 0}
!14 = !{!13, !13, i64 0}
!15 = !{!9, !10, i64 0}
!16 = !{!9, !13, i64 8}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
