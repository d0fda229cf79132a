; ModuleID = 'bitonic_sort.cu'
source_filename = "bitonic_sort.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12bitonic_sortE1k = internal unnamed_addr addrspace(3) global [512 x i32] undef, align 4
@_ZZ12bitonic_sortE1v = internal unnamed_addr addrspace(3) global [512 x i32] undef, align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @_Z12compare_swapRjS_S_S_b(ptr nocapture noundef nonnull align 4 dereferenceable(4) %0, ptr nocapture noundef nonnull align 4 dereferenceable(4) %1, ptr nocapture noundef nonnull align 4 dereferenceable(4) %2, ptr nocapture noundef nonnull align 4 dereferenceable(4) %3, i1 noundef zeroext %4) local_unnamed_addr #0 {
  %6 = load i32, ptr %0, align 4, !tbaa !8
  %7 = load i32, ptr %2, align 4, !tbaa !8
  %8 = icmp ule i32 %6, %7
  %9 = xor i1 %8, %4
  br i1 %9, label %10, label %13

10:                                               ; preds = %5
  %11 = load i32, ptr %1, align 4, !tbaa !8
  store i32 %7, ptr %0, align 4, !tbaa !8
  %12 = load i32, ptr %3, align 4, !tbaa !8
  store i32 %12, ptr %1, align 4, !tbaa !8
  store i32 %6, ptr %2, align 4, !tbaa !8
  store i32 %11, ptr %3, align 4, !tbaa !8
  br label %13

13:                                               ; preds = %10, %5
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @bitonic_sort(ptr nocapture noundef %0, ptr nocapture noundef %1) local_unnamed_addr #1 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 9
  %6 = add nsw i32 %5, %3
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds i32, ptr %0, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !8
  %10 = zext nneg i32 %3 to i64
  %11 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1k to ptr), i64 0, i64 %10
  store i32 %9, ptr %11, align 4, !tbaa !8
  %12 = getelementptr inbounds i32, ptr %1, i64 %7
  %13 = load i32, ptr %12, align 4, !tbaa !8
  %14 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1v to ptr), i64 0, i64 %10
  store i32 %13, ptr %14, align 4, !tbaa !8
  %15 = add nsw i32 %6, 256
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr %0, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !8
  %19 = add nuw nsw i32 %3, 256
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1k to ptr), i64 0, i64 %20
  store i32 %18, ptr %21, align 4, !tbaa !8
  %22 = getelementptr inbounds i32, ptr %1, i64 %16
  %23 = load i32, ptr %22, align 4, !tbaa !8
  %24 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1v to ptr), i64 0, i64 %20
  store i32 %23, ptr %24, align 4, !tbaa !8
  %25 = shl nuw nsw i32 %3, 1
  br label %31

26:                                               ; preds = %37
  tail call void @llvm.nvvm.barrier0()
  %27 = load i32, ptr %11, align 4, !tbaa !8
  store i32 %27, ptr %8, align 4, !tbaa !8
  %28 = load i32, ptr %14, align 4, !tbaa !8
  store i32 %28, ptr %12, align 4, !tbaa !8
  %29 = load i32, ptr %21, align 4, !tbaa !8
  store i32 %29, ptr %17, align 4, !tbaa !8
  %30 = load i32, ptr %24, align 4, !tbaa !8
  store i32 %30, ptr %22, align 4, !tbaa !8
  ret void

31:                                               ; preds = %2, %37
  %32 = phi i32 [ 2, %2 ], [ %38, %37 ]
  %33 = ashr exact i32 %32, 1
  %34 = and i32 %33, %3
  %35 = icmp eq i32 %34, 0
  %36 = icmp sgt i32 %33, 0
  br i1 %36, label %40, label %37

37:                                               ; preds = %59, %31
  %38 = shl i32 %32, 1
  %39 = icmp slt i32 %38, 513
  br i1 %39, label %31, label %26, !llvm.loop !12

40:                                               ; preds = %31, %59
  %41 = phi i32 [ %60, %59 ], [ %33, %31 ]
  tail call void @llvm.nvvm.barrier0()
  %42 = add nuw nsw i32 %41, 1023
  %43 = and i32 %42, %3
  %44 = sub nsw i32 %25, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1k to ptr), i64 0, i64 %45
  %47 = add nsw i32 %44, %41
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1k to ptr), i64 0, i64 %48
  %50 = load i32, ptr %46, align 4, !tbaa !8
  %51 = load i32, ptr %49, align 4, !tbaa !8
  %52 = icmp ule i32 %50, %51
  %53 = xor i1 %35, %52
  br i1 %53, label %54, label %59

54:                                               ; preds = %40
  %55 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1v to ptr), i64 0, i64 %48
  %56 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12bitonic_sortE1v to ptr), i64 0, i64 %45
  %57 = load i32, ptr %56, align 4, !tbaa !8
  store i32 %51, ptr %46, align 4, !tbaa !8
  %58 = load i32, ptr %55, align 4, !tbaa !8
  store i32 %58, ptr %56, align 4, !tbaa !8
  store i32 %50, ptr %49, align 4, !tbaa !8
  store i32 %57, ptr %55, align 4, !tbaa !8
  br label %59

59:                                               ; preds = %40, %54
  %60 = lshr i32 %41, 1
  %61 = icmp ult i32 %41, 2
  br i1 %61, label %37, label %40, !llvm.loop !14
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
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
!4 = !{ptr @bitonic_sort, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
