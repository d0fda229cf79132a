; ModuleID = 'nqueens.cu'
source_filename = "nqueens.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Frame = type { i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
define dso_local noundef i32 @_Z6searchjjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [16 x %struct.Frame], align 4
  %6 = bitcast [16 x %struct.Frame]* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %6) #4
  %7 = or i32 %2, %1
  %8 = or i32 %7, %3
  %9 = xor i32 %8, -1
  %10 = and i32 %9, %0
  %11 = getelementptr inbounds [16 x %struct.Frame], [16 x %struct.Frame]* %5, i64 0, i64 0, i32 0
  store i32 %1, i32* %11, align 4, !tbaa.struct !5
  %12 = getelementptr inbounds [16 x %struct.Frame], [16 x %struct.Frame]* %5, i64 0, i64 0, i32 1
  store i32 %2, i32* %12, align 4, !tbaa.struct !10
  %13 = getelementptr inbounds [16 x %struct.Frame], [16 x %struct.Frame]* %5, i64 0, i64 0, i32 2
  store i32 %3, i32* %13, align 4, !tbaa.struct !11
  %14 = getelementptr inbounds [16 x %struct.Frame], [16 x %struct.Frame]* %5, i64 0, i64 0, i32 3
  store i32 %10, i32* %14, align 4, !tbaa.struct !12
  %15 = icmp eq i32 %1, %0
  br i1 %15, label %58, label %16

16:                                               ; preds = %4, %54
  %17 = phi i32 [ %56, %54 ], [ 0, %4 ]
  %18 = phi i32 [ %55, %54 ], [ 0, %4 ]
  %19 = sext i32 %17 to i64
  %20 = getelementptr inbounds [16 x %struct.Frame], [16 x %struct.Frame]* %5, i64 0, i64 %19, i32 3
  %21 = load i32, i32* %20, align 4, !tbaa !13
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %25

23:                                               ; preds = %16
  %24 = add nsw i32 %17, -1
  br label %54, !llvm.loop !15

25:                                               ; preds = %16
  %26 = sub i32 0, %21
  %27 = and i32 %21, %26
  %28 = xor i32 %27, %21
  store i32 %28, i32* %20, align 4, !tbaa !13
  %29 = getelementptr inbounds [16 x %struct.Frame], [16 x %struct.Frame]* %5, i64 0, i64 %19, i32 0
  %30 = load i32, i32* %29, align 4, !tbaa !18
  %31 = or i32 %30, %27
  %32 = icmp eq i32 %31, %0
  br i1 %32, label %33, label %35

33:                                               ; preds = %25
  %34 = add nsw i32 %18, 1
  br label %54, !llvm.loop !15

35:                                               ; preds = %25
  %36 = getelementptr inbounds [16 x %struct.Frame], [16 x %struct.Frame]* %5, i64 0, i64 %19, i32 1
  %37 = load i32, i32* %36, align 4, !tbaa !19
  %38 = or i32 %37, %27
  %39 = shl i32 %38, 1
  %40 = getelementptr inbounds [16 x %struct.Frame], [16 x %struct.Frame]* %5, i64 0, i64 %19, i32 2
  %41 = load i32, i32* %40, align 4, !tbaa !20
  %42 = or i32 %41, %27
  %43 = lshr i32 %42, 1
  %44 = or i32 %39, %31
  %45 = or i32 %44, %43
  %46 = xor i32 %45, -1
  %47 = and i32 %46, %0
  %48 = add nsw i32 %17, 1
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [16 x %struct.Frame], [16 x %struct.Frame]* %5, i64 0, i64 %49, i32 0
  store i32 %31, i32* %50, align 4, !tbaa.struct !5
  %51 = getelementptr inbounds [16 x %struct.Frame], [16 x %struct.Frame]* %5, i64 0, i64 %49, i32 1
  store i32 %39, i32* %51, align 4, !tbaa.struct !10
  %52 = getelementptr inbounds [16 x %struct.Frame], [16 x %struct.Frame]* %5, i64 0, i64 %49, i32 2
  store i32 %43, i32* %52, align 4, !tbaa.struct !11
  %53 = getelementptr inbounds [16 x %struct.Frame], [16 x %struct.Frame]* %5, i64 0, i64 %49, i32 3
  store i32 %47, i32* %53, align 4, !tbaa.struct !12
  br label %54

54:                                               ; preds = %33, %35, %23
  %55 = phi i32 [ %18, %23 ], [ %34, %33 ], [ %18, %35 ]
  %56 = phi i32 [ %24, %23 ], [ %17, %33 ], [ %48, %35 ]
  %57 = icmp sgt i32 %56, -1
  br i1 %57, label %16, label %58

58:                                               ; preds = %54, %4
  %59 = phi i32 [ 1, %4 ], [ %55, %54 ]
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %6) #4
  ret i32 %59
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree norecurse nounwind
define dso_local void @nqueens(i32 noundef %0, i64* nocapture noundef %1, i32* nocapture noundef writeonly %2) local_unnamed_addr #2 {
  %4 = alloca [16 x %struct.Frame], align 4
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4
  %7 = mul i32 %5, %6
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4
  %9 = add i32 %7, %8
  %10 = mul nsw i32 %0, %0
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %12, label %95

12:                                               ; preds = %3
  %13 = freeze i32 %9
  %14 = sdiv i32 %13, %0
  %15 = mul i32 %14, %0
  %16 = sub i32 %13, %15
  %17 = shl i32 1, %16
  %18 = shl i32 1, %14
  %19 = shl i32 %17, 1
  %20 = lshr i32 %17, 1
  %21 = or i32 %19, %17
  %22 = or i32 %21, %20
  %23 = and i32 %22, %18
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %87

25:                                               ; preds = %12
  %26 = shl nsw i32 -1, %0
  %27 = xor i32 %26, -1
  %28 = or i32 %18, %17
  %29 = or i32 %19, %18
  %30 = shl i32 %29, 1
  %31 = or i32 %20, %18
  %32 = lshr i32 %31, 1
  %33 = bitcast [16 x %struct.Frame]* %4 to i8*
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %33) #4
  %34 = or i32 %30, %28
  %35 = or i32 %34, %32
  %36 = xor i32 %35, -1
  %37 = and i32 %36, %27
  %38 = getelementptr inbounds [16 x %struct.Frame], [16 x %struct.Frame]* %4, i64 0, i64 0, i32 0
  store i32 %28, i32* %38, align 4, !tbaa.struct !5
  %39 = getelementptr inbounds [16 x %struct.Frame], [16 x %struct.Frame]* %4, i64 0, i64 0, i32 1
  store i32 %30, i32* %39, align 4, !tbaa.struct !10
  %40 = getelementptr inbounds [16 x %struct.Frame], [16 x %struct.Frame]* %4, i64 0, i64 0, i32 2
  store i32 %32, i32* %40, align 4, !tbaa.struct !11
  %41 = getelementptr inbounds [16 x %struct.Frame], [16 x %struct.Frame]* %4, i64 0, i64 0, i32 3
  store i32 %37, i32* %41, align 4, !tbaa.struct !12
  %42 = icmp eq i32 %28, %27
  br i1 %42, label %85, label %43

43:                                               ; preds = %25, %81
  %44 = phi i32 [ %83, %81 ], [ 0, %25 ]
  %45 = phi i32 [ %82, %81 ], [ 0, %25 ]
  %46 = sext i32 %44 to i64
  %47 = getelementptr inbounds [16 x %struct.Frame], [16 x %struct.Frame]* %4, i64 0, i64 %46, i32 3
  %48 = load i32, i32* %47, align 4, !tbaa !13
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %52

50:                                               ; preds = %43
  %51 = add nsw i32 %44, -1
  br label %81, !llvm.loop !15

52:                                               ; preds = %43
  %53 = sub i32 0, %48
  %54 = and i32 %48, %53
  %55 = xor i32 %54, %48
  store i32 %55, i32* %47, align 4, !tbaa !13
  %56 = getelementptr inbounds [16 x %struct.Frame], [16 x %struct.Frame]* %4, i64 0, i64 %46, i32 0
  %57 = load i32, i32* %56, align 4, !tbaa !18
  %58 = or i32 %57, %54
  %59 = icmp eq i32 %58, %27
  br i1 %59, label %60, label %62

60:                                               ; preds = %52
  %61 = add nsw i32 %45, 1
  br label %81, !llvm.loop !15

62:                                               ; preds = %52
  %63 = getelementptr inbounds [16 x %struct.Frame], [16 x %struct.Frame]* %4, i64 0, i64 %46, i32 1
  %64 = load i32, i32* %63, align 4, !tbaa !19
  %65 = or i32 %64, %54
  %66 = shl i32 %65, 1
  %67 = getelementptr inbounds [16 x %struct.Frame], [16 x %struct.Frame]* %4, i64 0, i64 %46, i32 2
  %68 = load i32, i32* %67, align 4, !tbaa !20
  %69 = or i32 %68, %54
  %70 = lshr i32 %69, 1
  %71 = or i32 %66, %58
  %72 = or i32 %71, %70
  %73 = xor i32 %72, -1
  %74 = and i32 %73, %27
  %75 = add nsw i32 %44, 1
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [16 x %struct.Frame], [16 x %struct.Frame]* %4, i64 0, i64 %76, i32 0
  store i32 %58, i32* %77, align 4, !tbaa.struct !5
  %78 = getelementptr inbounds [16 x %struct.Frame], [16 x %struct.Frame]* %4, i64 0, i64 %76, i32 1
  store i32 %66, i32* %78, align 4, !tbaa.struct !10
  %79 = getelementptr inbounds [16 x %struct.Frame], [16 x %struct.Frame]* %4, i64 0, i64 %76, i32 2
  store i32 %70, i32* %79, align 4, !tbaa.struct !11
  %80 = getelementptr inbounds [16 x %struct.Frame], [16 x %struct.Frame]* %4, i64 0, i64 %76, i32 3
  store i32 %74, i32* %80, align 4, !tbaa.struct !12
  br label %81

81:                                               ; preds = %62, %60, %50
  %82 = phi i32 [ %45, %50 ], [ %61, %60 ], [ %45, %62 ]
  %83 = phi i32 [ %51, %50 ], [ %44, %60 ], [ %75, %62 ]
  %84 = icmp sgt i32 %83, -1
  br i1 %84, label %43, label %85

85:                                               ; preds = %81, %25
  %86 = phi i32 [ 1, %25 ], [ %82, %81 ]
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %33) #4
  br label %87

87:                                               ; preds = %85, %12
  %88 = phi i32 [ %86, %85 ], [ 0, %12 ]
  %89 = sext i32 %9 to i64
  %90 = getelementptr inbounds i32, i32* %2, i64 %89
  store i32 %88, i32* %90, align 4, !tbaa !6
  %91 = icmp sgt i32 %88, 0
  br i1 %91, label %92, label %95

92:                                               ; preds = %87
  %93 = sext i32 %88 to i64
  %94 = atomicrmw add i64* %1, i64 %93 seq_cst, align 8
  br label %95

95:                                               ; preds = %87, %92, %3
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree nosync nounwind readnone willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx75,+sm_75" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx75,+sm_75" }
attributes #3 = { nofree nosync nounwind readnone speculatable }
attributes #4 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (i32, i64*, i32*)* @nqueens, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{i64 0, i64 4, !6, i64 4, i64 4, !6, i64 8, i64 4, !6, i64 12, i64 4, !6}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
!10 = !{i64 0, i64 4, !6, i64 4, i64 4, !6, i64 8, i64 4, !6}
!11 = !{i64 0, i64 4, !6, i64 4, i64 4, !6}
!12 = !{i64 0, i64 4, !6}
!13 = !{!14, !7, i64 12}
!14 = !{!"_ZTS5Frame", !7, i64 0, !7, i64 4, !7, i64 8, !7, i64 12}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{!14, !7, i64 0}
!19 = !{!14, !7, i64 4}
!20 = !{!14, !7, i64 8}
