; ModuleID = 'merge_path.cu'
source_filename = "merge_path.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local noundef i32 @_Z5splitPKiiS0_ii(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = sub nsw i32 %4, %3
  %7 = tail call noundef i32 @llvm.smax.i32(i32 %6, i32 0)
  %8 = tail call noundef i32 @llvm.smin.i32(i32 %4, i32 %1)
  %9 = icmp slt i32 %7, %8
  br i1 %9, label %10, label %28

10:                                               ; preds = %5, %10
  %11 = phi i32 [ %26, %10 ], [ %7, %5 ]
  %12 = phi i32 [ %25, %10 ], [ %8, %5 ]
  %13 = add nsw i32 %11, %12
  %14 = sdiv i32 %13, 2
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %0, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !8
  %18 = xor i32 %14, -1
  %19 = add i32 %18, %4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %2, i64 %20
  %22 = load i32, ptr %21, align 4, !tbaa !8
  %23 = icmp sgt i32 %17, %22
  %24 = add nsw i32 %14, 1
  %25 = select i1 %23, i32 %14, i32 %12
  %26 = select i1 %23, i32 %11, i32 %24
  %27 = icmp slt i32 %26, %25
  br i1 %27, label %10, label %28, !llvm.loop !12

28:                                               ; preds = %10, %5
  %29 = phi i32 [ %7, %5 ], [ %26, %10 ]
  ret i32 %29
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local void @merge_path(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3, ptr nocapture noundef writeonly %4) local_unnamed_addr #1 {
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = shl i32 %10, 3
  %12 = add nsw i32 %3, %1
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %78

14:                                               ; preds = %5
  %15 = sub nsw i32 %11, %3
  %16 = tail call noundef i32 @llvm.smax.i32(i32 %15, i32 0)
  %17 = tail call noundef i32 @llvm.smin.i32(i32 %11, i32 %1)
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %37

19:                                               ; preds = %14, %19
  %20 = phi i32 [ %35, %19 ], [ %16, %14 ]
  %21 = phi i32 [ %34, %19 ], [ %17, %14 ]
  %22 = add nsw i32 %21, %20
  %23 = sdiv i32 %22, 2
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %0, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !8
  %27 = xor i32 %23, -1
  %28 = add i32 %11, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %2, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !8
  %32 = icmp sgt i32 %26, %31
  %33 = add nsw i32 %23, 1
  %34 = select i1 %32, i32 %23, i32 %21
  %35 = select i1 %32, i32 %20, i32 %33
  %36 = icmp slt i32 %35, %34
  br i1 %36, label %19, label %37, !llvm.loop !12

37:                                               ; preds = %19, %14
  %38 = phi i32 [ %16, %14 ], [ %35, %19 ]
  %39 = add nsw i32 %11, 8
  %40 = tail call noundef i32 @llvm.smin.i32(i32 %39, i32 %12)
  %41 = sub nsw i32 %11, %38
  br label %42

42:                                               ; preds = %37, %69
  %43 = phi i32 [ %76, %69 ], [ %11, %37 ]
  %44 = phi i32 [ %71, %69 ], [ %41, %37 ]
  %45 = phi i32 [ %70, %69 ], [ %38, %37 ]
  %46 = icmp slt i32 %44, %3
  br i1 %46, label %49, label %47

47:                                               ; preds = %42
  %48 = sext i32 %45 to i64
  br label %61

49:                                               ; preds = %42
  %50 = icmp slt i32 %45, %1
  br i1 %50, label %53, label %51

51:                                               ; preds = %49
  %52 = sext i32 %44 to i64
  br label %65

53:                                               ; preds = %49
  %54 = sext i32 %45 to i64
  %55 = getelementptr inbounds i32, ptr %0, i64 %54
  %56 = load i32, ptr %55, align 4, !tbaa !8
  %57 = sext i32 %44 to i64
  %58 = getelementptr inbounds i32, ptr %2, i64 %57
  %59 = load i32, ptr %58, align 4, !tbaa !8
  %60 = icmp sgt i32 %56, %59
  br i1 %60, label %65, label %61

61:                                               ; preds = %47, %53
  %62 = phi i64 [ %48, %47 ], [ %54, %53 ]
  %63 = add nsw i32 %45, 1
  %64 = getelementptr inbounds i32, ptr %0, i64 %62
  br label %69

65:                                               ; preds = %51, %53
  %66 = phi i64 [ %52, %51 ], [ %57, %53 ]
  %67 = add nsw i32 %44, 1
  %68 = getelementptr inbounds i32, ptr %2, i64 %66
  br label %69

69:                                               ; preds = %65, %61
  %70 = phi i32 [ %63, %61 ], [ %45, %65 ]
  %71 = phi i32 [ %44, %61 ], [ %67, %65 ]
  %72 = phi ptr [ %64, %61 ], [ %68, %65 ]
  %73 = load i32, ptr %72, align 4, !tbaa !8
  %74 = sext i32 %43 to i64
  %75 = getelementptr inbounds i32, ptr %4, i64 %74
  store i32 %73, ptr %75, align 4, !tbaa !8
  %76 = add nsw i32 %43, 1
  %77 = icmp slt i32 %76, %40
  br i1 %77, label %42, label %78, !llvm.loop !14

78:                                               ; preds = %69, %5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @merge_path, !"kernel", i32 1}
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
