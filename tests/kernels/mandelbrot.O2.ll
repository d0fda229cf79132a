; ModuleID = 'mandelbrot.cu'
source_filename = "mandelbrot.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: write)
define dso_local void @mandelbrot(ptr nocapture noundef writeonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = icmp slt i32 %9, %1
  %16 = icmp slt i32 %14, %2
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %59

18:                                               ; preds = %4
  %19 = sext i32 %9 to i64
  %20 = mul nsw i64 %19, 50331648
  %21 = sext i32 %1 to i64
  %22 = sdiv i64 %20, %21
  %23 = zext nneg i32 %14 to i64
  %24 = shl nuw nsw i64 %23, 25
  %25 = zext nneg i32 %2 to i64
  %26 = udiv i64 %24, %25
  %27 = add nsw i64 %26, -16777216
  %28 = add nsw i64 %22, -33554432
  br label %29

29:                                               ; preds = %49, %18
  %30 = phi i64 [ 0, %18 ], [ %50, %49 ]
  %31 = phi i32 [ 0, %18 ], [ %51, %49 ]
  %32 = phi i64 [ 0, %18 ], [ %52, %49 ]
  %33 = icmp slt i32 %31, %3
  br i1 %33, label %34, label %53

34:                                               ; preds = %29
  %35 = mul nsw i64 %32, %32
  %36 = lshr i64 %35, 24
  %37 = mul nsw i64 %30, %30
  %38 = lshr i64 %37, 24
  %39 = add nuw nsw i64 %36, %38
  %40 = icmp ult i64 %39, 67108865
  br i1 %40, label %41, label %49

41:                                               ; preds = %34
  %42 = mul nsw i64 %32, %30
  %43 = ashr i64 %42, 23
  %44 = and i64 %43, -2
  %45 = add nsw i64 %27, %44
  %46 = sub nsw i64 %28, %38
  %47 = add nsw i64 %46, %36
  %48 = add nsw i32 %31, 1
  br label %49

49:                                               ; preds = %34, %41
  %50 = phi i64 [ %45, %41 ], [ %30, %34 ]
  %51 = phi i32 [ %48, %41 ], [ %31, %34 ]
  %52 = phi i64 [ %47, %41 ], [ %32, %34 ]
  br i1 %40, label %29, label %53

53:                                               ; preds = %49, %29
  %54 = phi i32 [ %51, %49 ], [ %31, %29 ]
  %55 = mul nsw i32 %14, %1
  %56 = add nsw i32 %55, %9
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i32, ptr %0, i64 %57
  store i32 %54, ptr %58, align 4, !tbaa !8
  br label %59

59:                                               ; preds = %4, %53
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @mandelbrot, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
