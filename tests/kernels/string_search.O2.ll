; ModuleID = 'string_search.cu'
source_filename = "string_search.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ13string_searchE4here = internal addrspace(3) global i32 undef, align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none)
define dso_local noundef zeroext i1 @_Z5matchPKcS0_i(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = load i8, ptr %1, align 1, !tbaa !8
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %23, label %6

6:                                                ; preds = %3, %18
  %7 = phi i8 [ %21, %18 ], [ %4, %3 ]
  %8 = phi i32 [ %11, %18 ], [ %2, %3 ]
  %9 = phi ptr [ %19, %18 ], [ %1, %3 ]
  %10 = phi ptr [ %20, %18 ], [ %0, %3 ]
  %11 = add nsw i32 %8, -1
  %12 = icmp eq i32 %8, 0
  br i1 %12, label %23, label %13

13:                                               ; preds = %6
  %14 = icmp eq i8 %7, 63
  br i1 %14, label %18, label %15

15:                                               ; preds = %13
  %16 = load i8, ptr %10, align 1, !tbaa !8
  %17 = icmp eq i8 %7, %16
  br i1 %17, label %18, label %23

18:                                               ; preds = %15, %13
  %19 = getelementptr inbounds i8, ptr %9, i64 1
  %20 = getelementptr inbounds i8, ptr %10, i64 1
  %21 = load i8, ptr %19, align 1, !tbaa !8
  %22 = icmp eq i8 %21, 0
  br i1 %22, label %23, label %6, !llvm.loop !11

23:                                               ; preds = %6, %15, %18, %3
  %24 = phi i1 [ true, %3 ], [ false, %6 ], [ false, %15 ], [ true, %18 ]
  ret i1 %24
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @string_search(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3, ptr nocapture noundef %4) local_unnamed_addr #1 {
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %5
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ13string_searchE4here to ptr), align 4, !tbaa !13
  br label %9

9:                                                ; preds = %8, %5
  tail call void @llvm.nvvm.barrier0()
  %10 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = add i32 %12, %6
  %14 = icmp slt i32 %13, %1
  br i1 %14, label %15, label %42

15:                                               ; preds = %9
  %16 = load i8, ptr %2, align 1, !tbaa !8
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %39, label %18

18:                                               ; preds = %15
  %19 = sub nsw i32 %1, %13
  %20 = sext i32 %13 to i64
  %21 = getelementptr inbounds i8, ptr %0, i64 %20
  br label %22

22:                                               ; preds = %18, %34
  %23 = phi i8 [ %37, %34 ], [ %16, %18 ]
  %24 = phi i32 [ %27, %34 ], [ %19, %18 ]
  %25 = phi ptr [ %35, %34 ], [ %2, %18 ]
  %26 = phi ptr [ %36, %34 ], [ %21, %18 ]
  %27 = add nsw i32 %24, -1
  %28 = icmp eq i32 %24, 0
  br i1 %28, label %42, label %29

29:                                               ; preds = %22
  %30 = icmp eq i8 %23, 63
  br i1 %30, label %34, label %31

31:                                               ; preds = %29
  %32 = load i8, ptr %26, align 1, !tbaa !8
  %33 = icmp eq i8 %23, %32
  br i1 %33, label %34, label %42

34:                                               ; preds = %31, %29
  %35 = getelementptr inbounds i8, ptr %25, i64 1
  %36 = getelementptr inbounds i8, ptr %26, i64 1
  %37 = load i8, ptr %35, align 1, !tbaa !8
  %38 = icmp eq i8 %37, 0
  br i1 %38, label %39, label %22, !llvm.loop !11

39:                                               ; preds = %34, %15
  %40 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @_ZZ13string_searchE4here to ptr), i32 1 seq_cst, align 4
  %41 = atomicrmw min ptr %4, i32 %13 seq_cst, align 4
  br label %42

42:                                               ; preds = %31, %22, %39, %9
  tail call void @llvm.nvvm.barrier0()
  %43 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13string_searchE4here to ptr), align 4
  %44 = icmp sgt i32 %43, 0
  %45 = select i1 %7, i1 %44, i1 false
  br i1 %45, label %46, label %48

46:                                               ; preds = %42
  %47 = atomicrmw add ptr %3, i32 %43 seq_cst, align 4
  br label %48

48:                                               ; preds = %46, %42
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @string_search, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !9, i64 0}
