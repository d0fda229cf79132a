; ModuleID = 'allocator.cu'
source_filename = "allocator.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Arena = type { ptr, i32 }

$_ZN5Arena3getEi = comdat any

@_ZZ9allocatorE4room = internal addrspace(3) global [2048 x i8] undef, align 8

; Function Attrs: mustprogress noinline nounwind
define dso_local noundef ptr @_Z4pushR5ArenaP4Linki(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef ptr @_ZN5Arena3getEi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef 16) #5
  store i32 %2, ptr %4, align 8, !tbaa !8
  %5 = getelementptr inbounds i8, ptr %4, i64 8
  store ptr %1, ptr %5, align 8, !tbaa !14
  ret ptr %4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef ptr @_ZN5Arena3getEi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) local_unnamed_addr #0 comdat align 2 {
  %3 = load ptr, ptr %0, align 8, !tbaa !15
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load i32, ptr %4, align 8, !tbaa !17
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i8, ptr %3, i64 %6
  %8 = add nsw i32 %5, %1
  store i32 %8, ptr %4, align 8, !tbaa !17
  ret ptr %7
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none)
define dso_local noundef i32 @_Z6lengthPK4Link(ptr noundef readonly %0) local_unnamed_addr #2 {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %11, label %3

3:                                                ; preds = %1, %3
  %4 = phi i32 [ %7, %3 ], [ 0, %1 ]
  %5 = phi ptr [ %9, %3 ], [ %0, %1 ]
  %6 = load i32, ptr %5, align 8, !tbaa !8
  %7 = add nsw i32 %6, %4
  %8 = getelementptr inbounds i8, ptr %5, i64 8
  %9 = load ptr, ptr %8, align 8, !tbaa !14
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %3, !llvm.loop !18

11:                                               ; preds = %3, %1
  %12 = phi i32 [ 0, %1 ], [ %7, %3 ]
  ret i32 %12
}

; Function Attrs: mustprogress norecurse nounwind
define dso_local void @allocator(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = alloca %struct.Arena, align 8
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl i32 %6, 6
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #5
  %8 = shl nuw nsw i32 %5, 5
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9allocatorE4room to ptr), i64 %9
  store ptr %10, ptr %4, align 8, !tbaa !15
  %11 = getelementptr inbounds i8, ptr %4, i64 8
  store i32 0, ptr %11, align 8, !tbaa !17
  br label %17

12:                                               ; preds = %17
  %13 = call noundef i32 @_Z6lengthPK4Link(ptr noundef %26) #5
  %14 = add nsw i32 %7, %5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %1, i64 %15
  store i32 %13, ptr %16, align 4, !tbaa !21
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #5
  ret void

17:                                               ; preds = %3, %17
  %18 = phi i32 [ 0, %3 ], [ %27, %17 ]
  %19 = phi ptr [ null, %3 ], [ %26, %17 ]
  %20 = add nuw nsw i32 %18, %5
  %21 = and i32 %20, 63
  %22 = or disjoint i32 %21, %7
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %0, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !21
  %26 = call noundef ptr @_Z4pushR5ArenaP4Linki(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef %19, i32 noundef %25) #5
  %27 = add nuw nsw i32 %18, 1
  %28 = icmp eq i32 %18, 0
  br i1 %28, label %17, label %12, !llvm.loop !22
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #3 = { mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
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
!4 = !{ptr @allocator, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !10, i64 0}
!9 = !{!"_ZTS4Link", !10, i64 0, !13, i64 8}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = !{!"any pointer", !11, i64 0}
!14 = !{!9, !13, i64 8}
!15 = !{!16, !13, i64 0}
!16 = !{!"_ZTS5Arena", !13, i64 0, !10, i64 8}
!17 = !{!16, !10, i64 8}
!18 = distinct !{!18, !19, !20}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = !{!10, !10, i64 0}
!22 = distinct !{!22, !19, !20}
