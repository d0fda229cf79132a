; ModuleID = 'functors.cu'
source_filename = "functors.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Compose.0 = type { %struct.Scale, %struct.Gather }
%struct.Scale = type { i32 }
%struct.Gather = type { ptr }
%struct.Compose = type { %struct.Gather, %struct.Gather }

$_Z6reduceI7ComposeI6GatherS1_EEiRKT_ii = comdat any

$_Z6reduceI7ComposeI5Scale6GatherEEiRKT_ii = comdat any

$_ZNK7ComposeI6GatherS0_EclEi = comdat any

$_ZNK6GatherclEi = comdat any

$_ZNK7ComposeI5Scale6GatherEclEi = comdat any

$_ZNK5ScaleclEi = comdat any

@_ZZ8functorsE4tile = internal addrspace(3) global [64 x i32] undef, align 4
@__const.functors.scaled = private unnamed_addr constant %struct.Compose.0 { %struct.Scale { i32 3 }, %struct.Gather { ptr addrspacecast (ptr addrspace(3) @_ZZ8functorsE4tile to ptr) } }, align 8

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @functors(ptr noundef %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.Compose, align 8
  %5 = alloca %struct.Compose.0, align 8
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 6
  %9 = add nsw i32 %8, %6
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr %0, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !8
  %13 = and i32 %12, 63
  %14 = zext nneg i32 %6 to i64
  %15 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8functorsE4tile to ptr), i64 0, i64 %14
  store i32 %13, ptr %15, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #6
  store ptr %0, ptr %4, align 8, !tbaa !12
  %16 = getelementptr inbounds i8, ptr %4, i64 8
  store ptr addrspacecast (ptr addrspace(3) @_ZZ8functorsE4tile to ptr), ptr %16, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #6
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef nonnull align 8 dereferenceable(16) @__const.functors.scaled, i64 16, i1 false)
  %17 = lshr i32 %6, 3
  %18 = add nuw nsw i32 %17, 8
  %19 = call noundef i32 @_Z6reduceI7ComposeI6GatherS1_EEiRKT_ii(ptr noundef nonnull align 8 dereferenceable(16) %4, i32 noundef %17, i32 noundef %18) #6
  %20 = call noundef i32 @_Z6reduceI7ComposeI5Scale6GatherEEiRKT_ii(ptr noundef nonnull align 8 dereferenceable(16) %5, i32 noundef 0, i32 noundef 16) #6
  %21 = add nsw i32 %20, %19
  %22 = getelementptr inbounds i32, ptr %1, i64 %10
  store i32 %21, ptr %22, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #6
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_Z6reduceI7ComposeI6GatherS1_EEiRKT_ii(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #4 comdat {
  %4 = icmp slt i32 %1, %2
  br i1 %4, label %7, label %5

5:                                                ; preds = %7, %3
  %6 = phi i32 [ 0, %3 ], [ %11, %7 ]
  ret i32 %6

7:                                                ; preds = %3, %7
  %8 = phi i32 [ %12, %7 ], [ %1, %3 ]
  %9 = phi i32 [ %11, %7 ], [ 0, %3 ]
  %10 = tail call noundef i32 @_ZNK7ComposeI6GatherS0_EclEi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %8) #6
  %11 = add nsw i32 %10, %9
  %12 = add i32 %8, 1
  %13 = icmp eq i32 %12, %2
  br i1 %13, label %5, label %7, !llvm.loop !15
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_Z6reduceI7ComposeI5Scale6GatherEEiRKT_ii(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #4 comdat {
  %4 = icmp slt i32 %1, %2
  br i1 %4, label %7, label %5

5:                                                ; preds = %7, %3
  %6 = phi i32 [ 0, %3 ], [ %11, %7 ]
  ret i32 %6

7:                                                ; preds = %3, %7
  %8 = phi i32 [ %12, %7 ], [ %1, %3 ]
  %9 = phi i32 [ %11, %7 ], [ 0, %3 ]
  %10 = tail call noundef i32 @_ZNK7ComposeI5Scale6GatherEclEi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %8) #6
  %11 = add nsw i32 %10, %9
  %12 = add i32 %8, 1
  %13 = icmp eq i32 %12, %2
  br i1 %13, label %5, label %7, !llvm.loop !18
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZNK7ComposeI6GatherS0_EclEi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) local_unnamed_addr #4 comdat align 2 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = tail call noundef i32 @_ZNK6GatherclEi(ptr noundef nonnull align 8 dereferenceable(8) %3, i32 noundef %1) #6
  %5 = tail call noundef i32 @_ZNK6GatherclEi(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %4) #6
  ret i32 %5
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZNK6GatherclEi(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1) local_unnamed_addr #4 comdat align 2 {
  %3 = load ptr, ptr %0, align 8, !tbaa !12
  %4 = sext i32 %1 to i64
  %5 = getelementptr inbounds i32, ptr %3, i64 %4
  %6 = load i32, ptr %5, align 4, !tbaa !8
  ret i32 %6
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZNK7ComposeI5Scale6GatherEclEi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) local_unnamed_addr #4 comdat align 2 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = tail call noundef i32 @_ZNK6GatherclEi(ptr noundef nonnull align 8 dereferenceable(8) %3, i32 noundef %1) #6
  %5 = tail call noundef i32 @_ZNK5ScaleclEi(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %4) #6
  ret i32 %5
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZNK5ScaleclEi(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) local_unnamed_addr #4 comdat align 2 {
  %3 = load i32, ptr %0, align 4, !tbaa !19
  %4 = mul nsw i32 %3, %1
  ret i32 %4
}

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
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
!4 = !{ptr @functors, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !14, i64 0}
!13 = !{!"_ZTS6Gather", !14, i64 0}
!14 = !{!"any pointer", !10, i64 0}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !16, !17}
!19 = !{!20, !9, i64 0}
!20 = !{!"_ZTS5Scale", !9, i64 0}
