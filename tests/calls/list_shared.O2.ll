; ModuleID = 'list_shared.cu'
source_filename = "list_shared.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Node = type { ptr, i32 }

@_ZZ11list_sharedE4pool = internal addrspace(3) global [64 x %struct.Node] undef, align 8
@_ZZ11list_sharedE4head = internal unnamed_addr addrspace(3) global ptr undef, align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local noundef ptr @_Z4pushP4NodeS0_i(ptr noundef %0, ptr noundef returned writeonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %1, i64 8
  store i32 %2, ptr %4, align 8, !tbaa !8
  store ptr %0, ptr %1, align 8, !tbaa !14
  ret ptr %1
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local noundef ptr @_Z7reverseP4Node(ptr noundef %0) local_unnamed_addr #1 {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %8, label %3

3:                                                ; preds = %1, %3
  %4 = phi ptr [ %6, %3 ], [ %0, %1 ]
  %5 = phi ptr [ %4, %3 ], [ null, %1 ]
  %6 = load ptr, ptr %4, align 8, !tbaa !14
  store ptr %5, ptr %4, align 8, !tbaa !14
  %7 = icmp eq ptr %6, null
  br i1 %7, label %8, label %3, !llvm.loop !15

8:                                                ; preds = %3, %1
  %9 = phi ptr [ null, %1 ], [ %4, %3 ]
  ret ptr %9
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none)
define dso_local noundef ptr @_Z4findPK4Nodei(ptr noundef readonly %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %12, label %4

4:                                                ; preds = %2, %9
  %5 = phi ptr [ %10, %9 ], [ %0, %2 ]
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  %7 = load i32, ptr %6, align 8, !tbaa !8
  %8 = icmp eq i32 %7, %1
  br i1 %8, label %12, label %9

9:                                                ; preds = %4
  %10 = load ptr, ptr %5, align 8, !tbaa !14
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %4, !llvm.loop !17

12:                                               ; preds = %4, %9, %2
  %13 = phi ptr [ null, %2 ], [ %5, %4 ], [ null, %9 ]
  ret ptr %13
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @list_shared(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %8, label %26

6:                                                ; preds = %8
  %7 = tail call noundef ptr @_Z7reverseP4Node(ptr noundef nonnull %19) #6
  store ptr %7, ptr addrspacecast (ptr addrspace(3) @_ZZ11list_sharedE4head to ptr), align 8, !tbaa !18
  br label %26

8:                                                ; preds = %3, %8
  %9 = phi ptr [ %19, %8 ], [ null, %3 ]
  %10 = phi i32 [ %24, %8 ], [ 0, %3 ]
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds [64 x %struct.Node], ptr addrspacecast (ptr addrspace(3) @_ZZ11list_sharedE4pool to ptr), i64 0, i64 %11
  %13 = getelementptr inbounds i32, ptr %0, i64 %11
  %14 = load i32, ptr %13, align 4, !tbaa !19
  %15 = srem i32 %14, 50
  %16 = tail call noundef ptr @_Z4pushP4NodeS0_i(ptr noundef %9, ptr noundef %12, i32 noundef %15) #6
  %17 = or disjoint i32 %10, 1
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds [64 x %struct.Node], ptr addrspacecast (ptr addrspace(3) @_ZZ11list_sharedE4pool to ptr), i64 0, i64 %18
  %20 = getelementptr inbounds i32, ptr %0, i64 %18
  %21 = load i32, ptr %20, align 4, !tbaa !19
  %22 = srem i32 %21, 50
  %23 = tail call noundef ptr @_Z4pushP4NodeS0_i(ptr noundef %12, ptr noundef nonnull %19, i32 noundef %22) #6
  %24 = add nuw nsw i32 %10, 2
  %25 = icmp eq i32 %24, 64
  br i1 %25, label %6, label %8, !llvm.loop !20

26:                                               ; preds = %6, %3
  tail call void @llvm.nvvm.barrier0()
  %27 = load ptr, ptr addrspacecast (ptr addrspace(3) @_ZZ11list_sharedE4head to ptr), align 8, !tbaa !18
  %28 = tail call noundef ptr @_Z4findPK4Nodei(ptr noundef %27, i32 noundef %4) #6
  %29 = icmp eq ptr %28, null
  %30 = ptrtoint ptr %28 to i64
  %31 = sub i64 %30, ptrtoint (ptr addrspacecast (ptr addrspace(3) @_ZZ11list_sharedE4pool to ptr) to i64)
  %32 = lshr exact i64 %31, 4
  %33 = trunc i64 %32 to i32
  %34 = select i1 %29, i32 -1, i32 %33
  %35 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %36 = shl i32 %35, 6
  %37 = add i32 %36, %4
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %1, i64 %38
  store i32 %34, ptr %39, align 4, !tbaa !19
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #3 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
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
!4 = !{ptr @list_shared, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !13, i64 8}
!9 = !{!"_ZTS4Node", !10, i64 0, !13, i64 8}
!10 = !{!"any pointer", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = !{!"int", !11, i64 0}
!14 = !{!9, !10, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = distinct !{!17, !16}
!18 = !{!10, !10, i64 0}
!19 = !{!13, !13, i64 0}
!20 = distinct !{!20, !16}
