; ModuleID = 'ring.cu'
source_filename = "ring.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Ring = type { ptr, i32, i32, i32 }

$_ZN4Ring4initEPij = comdat any

$_ZN4Ring4pushEi = comdat any

$_ZN4Ring3popEv = comdat any

$_ZNK4Ring4fillEv = comdat any

@_ZZ4ringE4room = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ4ringE1q = internal addrspace(3) global %struct.Ring undef, align 8

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @ring(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 6
  %7 = icmp eq i32 %4, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %3
  tail call void @_ZN4Ring4initEPij(ptr noundef nonnull align 8 dereferenceable(24) addrspacecast (ptr addrspace(3) @_ZZ4ringE1q to ptr), ptr noundef addrspacecast (ptr addrspace(3) @_ZZ4ringE4room to ptr), i32 noundef 64) #4
  br label %9

9:                                                ; preds = %8, %3
  tail call void @llvm.nvvm.barrier0()
  br i1 %7, label %10, label %18

10:                                               ; preds = %9, %10
  %11 = phi i32 [ %16, %10 ], [ 0, %9 ]
  %12 = or disjoint i32 %11, %6
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !8
  tail call void @_ZN4Ring4pushEi(ptr noundef nonnull align 8 dereferenceable(24) addrspacecast (ptr addrspace(3) @_ZZ4ringE1q to ptr), i32 noundef %15) #4
  %16 = add nuw nsw i32 %11, 1
  %17 = icmp eq i32 %16, 64
  br i1 %17, label %18, label %10, !llvm.loop !12

18:                                               ; preds = %10, %9
  tail call void @llvm.nvvm.barrier0()
  br i1 %7, label %19, label %29

19:                                               ; preds = %18, %19
  %20 = phi i32 [ %27, %19 ], [ 0, %18 ]
  %21 = tail call noundef i32 @_ZN4Ring3popEv(ptr noundef nonnull align 8 dereferenceable(24) addrspacecast (ptr addrspace(3) @_ZZ4ringE1q to ptr)) #4
  %22 = tail call noundef i32 @_ZNK4Ring4fillEv(ptr noundef nonnull align 8 dereferenceable(24) addrspacecast (ptr addrspace(3) @_ZZ4ringE1q to ptr)) #4
  %23 = add nsw i32 %22, %21
  %24 = or disjoint i32 %20, %6
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %1, i64 %25
  store i32 %23, ptr %26, align 4, !tbaa !8
  %27 = add nuw nsw i32 %20, 1
  %28 = icmp eq i32 %27, 63
  br i1 %28, label %29, label %19, !llvm.loop !15

29:                                               ; preds = %19, %18
  %30 = icmp eq i32 %4, 1
  br i1 %30, label %31, label %35

31:                                               ; preds = %29
  %32 = or disjoint i32 %6, 63
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %1, i64 %33
  store i32 7, ptr %34, align 4, !tbaa !8
  br label %35

35:                                               ; preds = %31, %29
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN4Ring4initEPij(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #1 comdat align 2 {
  store ptr %1, ptr %0, align 8, !tbaa !16
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %2, ptr %4, align 8, !tbaa !19
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  store i32 0, ptr %5, align 8, !tbaa !20
  %6 = getelementptr inbounds i8, ptr %0, i64 12
  store i32 0, ptr %6, align 4, !tbaa !21
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN4Ring4pushEi(ptr noundef nonnull align 8 dereferenceable(24) %0, i32 noundef %1) local_unnamed_addr #1 comdat align 2 {
  %3 = load ptr, ptr %0, align 8, !tbaa !16
  %4 = getelementptr inbounds i8, ptr %0, i64 16
  %5 = atomicrmw add ptr %4, i32 1 seq_cst, align 4
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load i32, ptr %6, align 8, !tbaa !19
  %8 = urem i32 %5, %7
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %3, i64 %9
  store i32 %1, ptr %10, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZN4Ring3popEv(ptr noundef nonnull align 8 dereferenceable(24) %0) local_unnamed_addr #1 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !16
  %3 = getelementptr inbounds i8, ptr %0, i64 12
  %4 = atomicrmw add ptr %3, i32 1 seq_cst, align 4
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load i32, ptr %5, align 8, !tbaa !19
  %7 = urem i32 %4, %6
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr %2, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !8
  ret i32 %10
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZNK4Ring4fillEv(ptr noundef nonnull align 8 dereferenceable(24) %0) local_unnamed_addr #1 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 16
  %3 = load i32, ptr %2, align 8, !tbaa !20
  %4 = getelementptr inbounds i8, ptr %0, i64 12
  %5 = load i32, ptr %4, align 4, !tbaa !21
  %6 = sub i32 %3, %5
  ret i32 %6
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @ring, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !13, !14}
!16 = !{!17, !18, i64 0}
!17 = !{!"_ZTS4Ring", !18, i64 0, !9, i64 8, !9, i64 12, !9, i64 16}
!18 = !{!"any pointer", !10, i64 0}
!19 = !{!17, !9, i64 8}
!20 = !{!17, !9, i64 16}
!21 = !{!17, !9, i64 12}
