; ModuleID = 'recursion.cu'
source_filename = "recursion.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9recursionE4tile = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @_Z4swapPiS_(ptr nocapture noundef %0, ptr nocapture noundef %1) local_unnamed_addr #0 {
  %3 = load i32, ptr %0, align 4, !tbaa !8
  %4 = load i32, ptr %1, align 4, !tbaa !8
  store i32 %4, ptr %0, align 4, !tbaa !8
  store i32 %3, ptr %1, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local noundef ptr @_Z9partitionPiS_(ptr noundef %0, ptr noundef %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds i8, ptr %1, i64 -4
  %4 = load i32, ptr %3, align 4, !tbaa !8
  %5 = icmp ugt ptr %3, %0
  br i1 %5, label %8, label %6

6:                                                ; preds = %15, %2
  %7 = phi ptr [ %0, %2 ], [ %16, %15 ]
  tail call void @_Z4swapPiS_(ptr noundef %7, ptr noundef nonnull %3) #6
  ret ptr %7

8:                                                ; preds = %2, %15
  %9 = phi ptr [ %17, %15 ], [ %0, %2 ]
  %10 = phi ptr [ %16, %15 ], [ %0, %2 ]
  %11 = load i32, ptr %9, align 4, !tbaa !8
  %12 = icmp slt i32 %11, %4
  br i1 %12, label %13, label %15

13:                                               ; preds = %8
  %14 = getelementptr inbounds i8, ptr %10, i64 4
  tail call void @_Z4swapPiS_(ptr noundef nonnull %9, ptr noundef %10) #6
  br label %15

15:                                               ; preds = %8, %13
  %16 = phi ptr [ %14, %13 ], [ %10, %8 ]
  %17 = getelementptr inbounds i8, ptr %9, i64 4
  %18 = icmp ult ptr %17, %3
  br i1 %18, label %8, label %6, !llvm.loop !12
}

; Function Attrs: mustprogress nofree noinline nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @_Z4sortPiS_(ptr noundef %0, ptr noundef %1) local_unnamed_addr #2 {
  br label %3

3:                                                ; preds = %9, %2
  %4 = phi ptr [ %0, %2 ], [ %11, %9 ]
  %5 = ptrtoint ptr %1 to i64
  %6 = ptrtoint ptr %4 to i64
  %7 = sub i64 %5, %6
  %8 = icmp slt i64 %7, 5
  br i1 %8, label %12, label %9

9:                                                ; preds = %3
  %10 = tail call noundef ptr @_Z9partitionPiS_(ptr noundef %4, ptr noundef %1) #6
  tail call void @_Z4sortPiS_(ptr noundef %4, ptr noundef %10) #6
  %11 = getelementptr inbounds i8, ptr %10, i64 4
  br label %3

12:                                               ; preds = %3
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @recursion(ptr nocapture noundef readonly %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 6
  %7 = add nsw i32 %6, %4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !8
  %11 = zext nneg i32 %4 to i64
  %12 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9recursionE4tile to ptr), i64 0, i64 %11
  store i32 %10, ptr %12, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  %13 = and i32 %4, 15
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %3
  %16 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9recursionE4tile to ptr), i64 %11
  %17 = getelementptr inbounds i8, ptr %16, i64 64
  tail call void @_Z4sortPiS_(ptr noundef %16, ptr noundef nonnull %17) #6
  br label %18

18:                                               ; preds = %15, %3
  tail call void @llvm.nvvm.barrier0()
  %19 = load i32, ptr %12, align 4, !tbaa !8
  %20 = getelementptr inbounds i32, ptr %1, i64 %8
  store i32 %19, ptr %20, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  %21 = icmp eq i32 %4, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %18
  %23 = sext i32 %6 to i64
  %24 = getelementptr inbounds i32, ptr %1, i64 %23
  %25 = getelementptr inbounds i8, ptr %24, i64 32
  tail call void @_Z4sortPiS_(ptr noundef %24, ptr noundef nonnull %25) #6
  br label %26

26:                                               ; preds = %22, %18
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #2 = { mustprogress nofree noinline nosync nounwind memory(readwrite, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
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
!4 = !{ptr @recursion, !"kernel", i32 1}
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
