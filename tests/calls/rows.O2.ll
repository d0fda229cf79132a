; ModuleID = 'rows.cu'
source_filename = "rows.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ4rowsE4data = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ4rowsE3row = internal addrspace(3) global [8 x ptr] undef, align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none)
define dso_local noundef i32 @_Z4cellPPiii(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = sext i32 %1 to i64
  %5 = getelementptr inbounds ptr, ptr %0, i64 %4
  %6 = load ptr, ptr %5, align 8, !tbaa !8
  %7 = sext i32 %2 to i64
  %8 = getelementptr inbounds i32, ptr %6, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !12
  ret i32 %9
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @_Z4swapPPiii(ptr nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 {
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
define dso_local noundef i32 @_Z5tracePPii(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %23

4:                                                ; preds = %2
  %5 = and i32 %1, 3
  %6 = icmp ult i32 %1, 4
  br i1 %6, label %9, label %7

7:                                                ; preds = %4
  %8 = and i32 %1, 2147483644
  br label %25

9:                                                ; preds = %25, %4
  %10 = phi i32 [ poison, %4 ], [ %39, %25 ]
  %11 = phi i32 [ 0, %4 ], [ %40, %25 ]
  %12 = phi i32 [ 0, %4 ], [ %39, %25 ]
  %13 = icmp eq i32 %5, 0
  br i1 %13, label %23, label %14

14:                                               ; preds = %9, %14
  %15 = phi i32 [ %20, %14 ], [ %11, %9 ]
  %16 = phi i32 [ %19, %14 ], [ %12, %9 ]
  %17 = phi i32 [ %21, %14 ], [ 0, %9 ]
  %18 = tail call noundef i32 @_Z4cellPPiii(ptr noundef %0, i32 noundef %15, i32 noundef %15) #5
  %19 = add nsw i32 %18, %16
  %20 = add nuw nsw i32 %15, 1
  %21 = add i32 %17, 1
  %22 = icmp eq i32 %21, %5
  br i1 %22, label %23, label %14, !llvm.loop !14

23:                                               ; preds = %9, %14, %2
  %24 = phi i32 [ 0, %2 ], [ %10, %9 ], [ %19, %14 ]
  ret i32 %24

25:                                               ; preds = %25, %7
  %26 = phi i32 [ 0, %7 ], [ %40, %25 ]
  %27 = phi i32 [ 0, %7 ], [ %39, %25 ]
  %28 = phi i32 [ 0, %7 ], [ %41, %25 ]
  %29 = tail call noundef i32 @_Z4cellPPiii(ptr noundef %0, i32 noundef %26, i32 noundef %26) #5
  %30 = add nsw i32 %29, %27
  %31 = or disjoint i32 %26, 1
  %32 = tail call noundef i32 @_Z4cellPPiii(ptr noundef %0, i32 noundef %31, i32 noundef %31) #5
  %33 = add nsw i32 %32, %30
  %34 = or disjoint i32 %26, 2
  %35 = tail call noundef i32 @_Z4cellPPiii(ptr noundef %0, i32 noundef %34, i32 noundef %34) #5
  %36 = add nsw i32 %35, %33
  %37 = or disjoint i32 %26, 3
  %38 = tail call noundef i32 @_Z4cellPPiii(ptr noundef %0, i32 noundef %37, i32 noundef %37) #5
  %39 = add nsw i32 %38, %36
  %40 = add nuw nsw i32 %26, 4
  %41 = add i32 %28, 4
  %42 = icmp eq i32 %41, %8
  br i1 %42, label %9, label %25, !llvm.loop !16
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @rows(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 6
  %7 = add nsw i32 %6, %4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !12
  %11 = zext nneg i32 %4 to i64
  %12 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4rowsE4data to ptr), i64 0, i64 %11
  store i32 %10, ptr %12, align 4, !tbaa !12
  %13 = icmp ult i32 %4, 8
  br i1 %13, label %14, label %19

14:                                               ; preds = %3
  %15 = getelementptr inbounds [8 x ptr], ptr addrspacecast (ptr addrspace(3) @_ZZ4rowsE3row to ptr), i64 0, i64 %11
  %16 = shl nuw nsw i32 %4, 3
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ4rowsE4data to ptr), i64 %17
  store ptr %18, ptr %15, align 8, !tbaa !8
  br label %19

19:                                               ; preds = %14, %3
  tail call void @llvm.nvvm.barrier0()
  %20 = icmp eq i32 %4, 0
  br i1 %20, label %21, label %22

21:                                               ; preds = %19
  tail call void @_Z4swapPPiii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ4rowsE3row to ptr), i32 noundef 1, i32 noundef 6) #5
  br label %22

22:                                               ; preds = %21, %19
  tail call void @llvm.nvvm.barrier0()
  %23 = tail call noundef i32 @_Z5tracePPii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ4rowsE3row to ptr), i32 noundef 8) #5
  %24 = lshr i32 %4, 3
  %25 = and i32 %4, 7
  %26 = tail call noundef i32 @_Z4cellPPiii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ4rowsE3row to ptr), i32 noundef %24, i32 noundef %25) #5
  %27 = add nsw i32 %26, %23
  %28 = getelementptr inbounds i32, ptr %1, i64 %8
  store i32 %27, ptr %28, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
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
!4 = !{ptr @rows, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"any pointer", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !10, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
