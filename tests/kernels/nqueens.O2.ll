; ModuleID = 'nqueens.cu'
source_filename = "nqueens.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Frame = type { i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z6searchjjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [16 x %struct.Frame], align 4
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %5) #4
  %6 = or i32 %2, %1
  %7 = or i32 %6, %3
  %8 = xor i32 %7, -1
  %9 = and i32 %8, %0
  store i32 %1, ptr %5, align 4, !tbaa !8
  %10 = getelementptr inbounds i8, ptr %5, i64 4
  store i32 %2, ptr %10, align 4, !tbaa !8
  %11 = getelementptr inbounds i8, ptr %5, i64 8
  store i32 %3, ptr %11, align 4, !tbaa !8
  %12 = getelementptr inbounds i8, ptr %5, i64 12
  store i32 %9, ptr %12, align 4, !tbaa !8
  %13 = icmp eq i32 %1, %0
  br i1 %13, label %56, label %14

14:                                               ; preds = %4, %52
  %15 = phi i32 [ %54, %52 ], [ 0, %4 ]
  %16 = phi i32 [ %53, %52 ], [ 0, %4 ]
  %17 = zext nneg i32 %15 to i64
  %18 = getelementptr inbounds [16 x %struct.Frame], ptr %5, i64 0, i64 %17
  %19 = getelementptr inbounds i8, ptr %18, i64 12
  %20 = load i32, ptr %19, align 4, !tbaa !12
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %24

22:                                               ; preds = %14
  %23 = add nsw i32 %15, -1
  br label %52, !llvm.loop !14

24:                                               ; preds = %14
  %25 = sub i32 0, %20
  %26 = and i32 %20, %25
  %27 = xor i32 %26, %20
  store i32 %27, ptr %19, align 4, !tbaa !12
  %28 = load i32, ptr %18, align 4, !tbaa !16
  %29 = or i32 %28, %26
  %30 = icmp eq i32 %29, %0
  br i1 %30, label %31, label %33

31:                                               ; preds = %24
  %32 = add nsw i32 %16, 1
  br label %52, !llvm.loop !14

33:                                               ; preds = %24
  %34 = getelementptr inbounds i8, ptr %18, i64 4
  %35 = load i32, ptr %34, align 4, !tbaa !17
  %36 = or i32 %35, %26
  %37 = shl i32 %36, 1
  %38 = getelementptr inbounds i8, ptr %18, i64 8
  %39 = load i32, ptr %38, align 4, !tbaa !18
  %40 = or i32 %39, %26
  %41 = lshr i32 %40, 1
  %42 = or i32 %37, %29
  %43 = or i32 %42, %41
  %44 = xor i32 %43, -1
  %45 = and i32 %44, %0
  %46 = add nuw nsw i32 %15, 1
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds [16 x %struct.Frame], ptr %5, i64 0, i64 %47
  store i32 %29, ptr %48, align 4, !tbaa !8
  %49 = getelementptr inbounds i8, ptr %48, i64 4
  store i32 %37, ptr %49, align 4, !tbaa !8
  %50 = getelementptr inbounds i8, ptr %48, i64 8
  store i32 %41, ptr %50, align 4, !tbaa !8
  %51 = getelementptr inbounds i8, ptr %48, i64 12
  store i32 %45, ptr %51, align 4, !tbaa !8
  br label %52

52:                                               ; preds = %31, %33, %22
  %53 = phi i32 [ %16, %22 ], [ %32, %31 ], [ %16, %33 ]
  %54 = phi i32 [ %23, %22 ], [ %15, %31 ], [ %46, %33 ]
  %55 = icmp sgt i32 %54, -1
  br i1 %55, label %14, label %56

56:                                               ; preds = %52, %4
  %57 = phi i32 [ 1, %4 ], [ %53, %52 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %5) #4
  ret i32 %57
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define dso_local void @nqueens(i32 noundef %0, ptr nocapture noundef %1, ptr nocapture noundef writeonly %2) local_unnamed_addr #2 {
  %4 = alloca [16 x %struct.Frame], align 4
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = mul nsw i32 %0, %0
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %92

12:                                               ; preds = %3
  %13 = sdiv i32 %9, %0
  %14 = mul i32 %13, %0
  %15 = sub i32 %9, %14
  %16 = shl nuw i32 1, %15
  %17 = shl nuw i32 1, %13
  %18 = lshr i32 %16, 1
  %19 = shl i32 3, %15
  %20 = or i32 %18, %19
  %21 = and i32 %20, %17
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %84

23:                                               ; preds = %12
  %24 = shl i32 2, %15
  %25 = shl nsw i32 -1, %0
  %26 = xor i32 %25, -1
  %27 = or i32 %17, %16
  %28 = or i32 %17, %24
  %29 = shl i32 %28, 1
  %30 = or i32 %18, %17
  %31 = lshr i32 %30, 1
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %4) #4
  %32 = or i32 %29, %27
  %33 = or i32 %32, %31
  %34 = xor i32 %33, -1
  %35 = and i32 %34, %26
  store i32 %27, ptr %4, align 4, !tbaa !8
  %36 = getelementptr inbounds i8, ptr %4, i64 4
  store i32 %29, ptr %36, align 4, !tbaa !8
  %37 = getelementptr inbounds i8, ptr %4, i64 8
  store i32 %31, ptr %37, align 4, !tbaa !8
  %38 = getelementptr inbounds i8, ptr %4, i64 12
  store i32 %35, ptr %38, align 4, !tbaa !8
  %39 = icmp eq i32 %27, %26
  br i1 %39, label %82, label %40

40:                                               ; preds = %23, %78
  %41 = phi i32 [ %80, %78 ], [ 0, %23 ]
  %42 = phi i32 [ %79, %78 ], [ 0, %23 ]
  %43 = zext nneg i32 %41 to i64
  %44 = getelementptr inbounds [16 x %struct.Frame], ptr %4, i64 0, i64 %43
  %45 = getelementptr inbounds i8, ptr %44, i64 12
  %46 = load i32, ptr %45, align 4, !tbaa !12
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %50

48:                                               ; preds = %40
  %49 = add nsw i32 %41, -1
  br label %78, !llvm.loop !14

50:                                               ; preds = %40
  %51 = sub i32 0, %46
  %52 = and i32 %46, %51
  %53 = xor i32 %52, %46
  store i32 %53, ptr %45, align 4, !tbaa !12
  %54 = load i32, ptr %44, align 4, !tbaa !16
  %55 = or i32 %54, %52
  %56 = icmp eq i32 %55, %26
  br i1 %56, label %57, label %59

57:                                               ; preds = %50
  %58 = add nsw i32 %42, 1
  br label %78, !llvm.loop !14

59:                                               ; preds = %50
  %60 = getelementptr inbounds i8, ptr %44, i64 4
  %61 = load i32, ptr %60, align 4, !tbaa !17
  %62 = or i32 %61, %52
  %63 = shl i32 %62, 1
  %64 = getelementptr inbounds i8, ptr %44, i64 8
  %65 = load i32, ptr %64, align 4, !tbaa !18
  %66 = or i32 %65, %52
  %67 = lshr i32 %66, 1
  %68 = or i32 %63, %55
  %69 = or i32 %68, %67
  %70 = xor i32 %69, -1
  %71 = and i32 %70, %26
  %72 = add nuw nsw i32 %41, 1
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds [16 x %struct.Frame], ptr %4, i64 0, i64 %73
  store i32 %55, ptr %74, align 4, !tbaa !8
  %75 = getelementptr inbounds i8, ptr %74, i64 4
  store i32 %63, ptr %75, align 4, !tbaa !8
  %76 = getelementptr inbounds i8, ptr %74, i64 8
  store i32 %67, ptr %76, align 4, !tbaa !8
  %77 = getelementptr inbounds i8, ptr %74, i64 12
  store i32 %71, ptr %77, align 4, !tbaa !8
  br label %78

78:                                               ; preds = %59, %57, %48
  %79 = phi i32 [ %42, %48 ], [ %58, %57 ], [ %42, %59 ]
  %80 = phi i32 [ %49, %48 ], [ %41, %57 ], [ %72, %59 ]
  %81 = icmp sgt i32 %80, -1
  br i1 %81, label %40, label %82

82:                                               ; preds = %78, %23
  %83 = phi i32 [ 1, %23 ], [ %79, %78 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %4) #4
  br label %84

84:                                               ; preds = %82, %12
  %85 = phi i32 [ %83, %82 ], [ 0, %12 ]
  %86 = sext i32 %9 to i64
  %87 = getelementptr inbounds i32, ptr %2, i64 %86
  store i32 %85, ptr %87, align 4, !tbaa !8
  %88 = icmp sgt i32 %85, 0
  br i1 %88, label %89, label %92

89:                                               ; preds = %84
  %90 = zext nneg i32 %85 to i64
  %91 = atomicrmw add ptr %1, i64 %90 seq_cst, align 8
  br label %92

92:                                               ; preds = %84, %89, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @nqueens, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !9, i64 12}
!13 = !{!"_ZTS5Frame", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!13, !9, i64 0}
!17 = !{!13, !9, i64 4}
!18 = !{!13, !9, i64 8}
