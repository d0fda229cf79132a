; ModuleID = 'table_shared.cu'
source_filename = "table_shared.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12table_sharedE4tile = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ12table_sharedE3row = internal addrspace(3) global [8 x ptr] undef, align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local void @_Z8rows_setPPiS_ii(ptr nocapture noundef writeonly %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %25

6:                                                ; preds = %4
  %7 = and i32 %3, 3
  %8 = icmp ult i32 %3, 4
  br i1 %8, label %11, label %9

9:                                                ; preds = %6
  %10 = and i32 %3, 2147483644
  br label %26

11:                                               ; preds = %26, %6
  %12 = phi i32 [ 0, %6 ], [ %52, %26 ]
  %13 = icmp eq i32 %7, 0
  br i1 %13, label %25, label %14

14:                                               ; preds = %11, %14
  %15 = phi i32 [ %22, %14 ], [ %12, %11 ]
  %16 = phi i32 [ %23, %14 ], [ 0, %11 ]
  %17 = mul nsw i32 %15, %2
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr %1, i64 %18
  %20 = zext nneg i32 %15 to i64
  %21 = getelementptr inbounds ptr, ptr %0, i64 %20
  store ptr %19, ptr %21, align 8, !tbaa !8
  %22 = add nuw nsw i32 %15, 1
  %23 = add i32 %16, 1
  %24 = icmp eq i32 %23, %7
  br i1 %24, label %25, label %14, !llvm.loop !12

25:                                               ; preds = %11, %14, %4
  ret void

26:                                               ; preds = %26, %9
  %27 = phi i32 [ 0, %9 ], [ %52, %26 ]
  %28 = phi i32 [ 0, %9 ], [ %53, %26 ]
  %29 = mul nsw i32 %27, %2
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %1, i64 %30
  %32 = zext nneg i32 %27 to i64
  %33 = getelementptr inbounds ptr, ptr %0, i64 %32
  store ptr %31, ptr %33, align 8, !tbaa !8
  %34 = or disjoint i32 %27, 1
  %35 = mul nsw i32 %34, %2
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %1, i64 %36
  %38 = zext nneg i32 %34 to i64
  %39 = getelementptr inbounds ptr, ptr %0, i64 %38
  store ptr %37, ptr %39, align 8, !tbaa !8
  %40 = or disjoint i32 %27, 2
  %41 = mul nsw i32 %40, %2
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %1, i64 %42
  %44 = zext nneg i32 %40 to i64
  %45 = getelementptr inbounds ptr, ptr %0, i64 %44
  store ptr %43, ptr %45, align 8, !tbaa !8
  %46 = or disjoint i32 %27, 3
  %47 = mul nsw i32 %46, %2
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr %1, i64 %48
  %50 = zext nneg i32 %46 to i64
  %51 = getelementptr inbounds ptr, ptr %0, i64 %50
  store ptr %49, ptr %51, align 8, !tbaa !8
  %52 = add nuw nsw i32 %27, 4
  %53 = add i32 %28, 4
  %54 = icmp eq i32 %53, %10
  br i1 %54, label %11, label %26, !llvm.loop !14
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @_Z9rows_swapPPiii(ptr nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = sext i32 %1 to i64
  %5 = getelementptr inbounds ptr, ptr %0, i64 %4
  %6 = load ptr, ptr %5, align 8, !tbaa !8
  %7 = sext i32 %2 to i64
  %8 = getelementptr inbounds ptr, ptr %0, i64 %7
  %9 = load ptr, ptr %8, align 8, !tbaa !8
  store ptr %9, ptr %5, align 8, !tbaa !8
  store ptr %6, ptr %8, align 8, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none)
define dso_local noundef i32 @_Z2atPKPiii(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = sext i32 %1 to i64
  %5 = getelementptr inbounds ptr, ptr %0, i64 %4
  %6 = load ptr, ptr %5, align 8, !tbaa !8
  %7 = sext i32 %2 to i64
  %8 = getelementptr inbounds i32, ptr %6, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !16
  ret i32 %9
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @table_shared(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 6
  %7 = add nsw i32 %6, %4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !16
  %11 = zext nneg i32 %4 to i64
  %12 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12table_sharedE4tile to ptr), i64 0, i64 %11
  store i32 %10, ptr %12, align 4, !tbaa !16
  %13 = icmp eq i32 %4, 0
  br i1 %13, label %14, label %15

14:                                               ; preds = %3
  tail call void @_Z8rows_setPPiS_ii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12table_sharedE3row to ptr), ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12table_sharedE4tile to ptr), i32 noundef 8, i32 noundef 8) #6
  tail call void @_Z9rows_swapPPiii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12table_sharedE3row to ptr), i32 noundef 0, i32 noundef 7) #6
  tail call void @_Z9rows_swapPPiii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12table_sharedE3row to ptr), i32 noundef 2, i32 noundef 3) #6
  br label %15

15:                                               ; preds = %14, %3
  tail call void @llvm.nvvm.barrier0()
  %16 = lshr i32 %4, 3
  %17 = and i32 %4, 7
  %18 = tail call noundef i32 @_Z2atPKPiii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12table_sharedE3row to ptr), i32 noundef %16, i32 noundef %17) #6
  %19 = tail call noundef i32 @_Z2atPKPiii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12table_sharedE3row to ptr), i32 noundef %17, i32 noundef %16) #6
  %20 = add nsw i32 %19, %18
  %21 = getelementptr inbounds i32, ptr %1, i64 %8
  store i32 %20, ptr %21, align 4, !tbaa !16
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
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
!4 = !{ptr @table_shared, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"any pointer", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !10, i64 0}
