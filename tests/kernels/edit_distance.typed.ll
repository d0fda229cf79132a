; ModuleID = 'edit_distance.cu'
source_filename = "edit_distance.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @edit_distance(i8* nocapture noundef readonly %0, i8* nocapture noundef readonly %1, i32* nocapture noundef writeonly %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [33 x i8], align 1
  %6 = alloca [33 x i8], align 1
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3
  %9 = mul i32 %7, %8
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %3
  br i1 %12, label %13, label %91

13:                                               ; preds = %4
  %14 = shl nsw i32 %11, 5
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i8, i8* %0, i64 %15
  %17 = getelementptr inbounds i8, i8* %1, i64 %15
  %18 = getelementptr inbounds [33 x i8], [33 x i8]* %5, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 33, i8* nonnull %18) #3
  %19 = getelementptr inbounds [33 x i8], [33 x i8]* %6, i64 0, i64 0
  call void @llvm.lifetime.start.p0i8(i64 33, i8* nonnull %19) #3
  br label %20

20:                                               ; preds = %13, %26
  %21 = phi i32 [ 0, %13 ], [ %27, %26 ]
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds i8, i8* %17, i64 %22
  %24 = load i8, i8* %23, align 1, !tbaa !5
  %25 = icmp eq i8 %24, 0
  br i1 %25, label %29, label %26

26:                                               ; preds = %20
  %27 = add nuw nsw i32 %21, 1
  %28 = icmp eq i32 %27, 32
  br i1 %28, label %29, label %20, !llvm.loop !8

29:                                               ; preds = %26, %20
  %30 = phi i32 [ 32, %26 ], [ %21, %20 ]
  br label %33

31:                                               ; preds = %33
  %32 = icmp eq i32 %30, 0
  br label %42

33:                                               ; preds = %29, %33
  %34 = phi i32 [ 0, %29 ], [ %38, %33 ]
  %35 = trunc i32 %34 to i8
  %36 = zext i32 %34 to i64
  %37 = getelementptr inbounds [33 x i8], [33 x i8]* %5, i64 0, i64 %36
  store i8 %35, i8* %37, align 1, !tbaa !5
  %38 = add nuw nsw i32 %34, 1
  %39 = icmp eq i32 %34, %30
  br i1 %39, label %31, label %33, !llvm.loop !11

40:                                               ; preds = %63, %58
  %41 = icmp eq i32 %59, 32
  br i1 %41, label %50, label %42, !llvm.loop !12

42:                                               ; preds = %31, %40
  %43 = phi i8* [ %18, %31 ], [ %44, %40 ]
  %44 = phi i8* [ %19, %31 ], [ %43, %40 ]
  %45 = phi i32 [ 0, %31 ], [ %59, %40 ]
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds i8, i8* %16, i64 %46
  %48 = load i8, i8* %47, align 1, !tbaa !5
  %49 = icmp eq i8 %48, 0
  br i1 %49, label %50, label %58

50:                                               ; preds = %40, %42
  %51 = phi i8* [ %44, %40 ], [ %43, %42 ]
  %52 = zext i32 %30 to i64
  %53 = getelementptr inbounds i8, i8* %51, i64 %52
  %54 = load i8, i8* %53, align 1, !tbaa !5
  %55 = zext i8 %54 to i32
  %56 = sext i32 %11 to i64
  %57 = getelementptr inbounds i32, i32* %2, i64 %56
  store i32 %55, i32* %57, align 4, !tbaa !13
  call void @llvm.lifetime.end.p0i8(i64 33, i8* nonnull %19) #3
  call void @llvm.lifetime.end.p0i8(i64 33, i8* nonnull %18) #3
  br label %91

58:                                               ; preds = %42
  %59 = add nuw nsw i32 %45, 1
  %60 = trunc i32 %59 to i8
  store i8 %60, i8* %44, align 1, !tbaa !5
  br i1 %32, label %40, label %61

61:                                               ; preds = %58
  %62 = load i8, i8* %44, align 1
  br label %63

63:                                               ; preds = %61, %63
  %64 = phi i8 [ %62, %61 ], [ %88, %63 ]
  %65 = phi i32 [ 0, %61 ], [ %76, %63 ]
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds i8, i8* %43, i64 %66
  %68 = load i8, i8* %67, align 1, !tbaa !5
  %69 = zext i8 %68 to i32
  %70 = load i8, i8* %47, align 1, !tbaa !5
  %71 = getelementptr inbounds i8, i8* %17, i64 %66
  %72 = load i8, i8* %71, align 1, !tbaa !5
  %73 = icmp ne i8 %70, %72
  %74 = zext i1 %73 to i32
  %75 = add nuw nsw i32 %74, %69
  %76 = add nuw nsw i32 %65, 1
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds i8, i8* %43, i64 %77
  %79 = load i8, i8* %78, align 1, !tbaa !5
  %80 = zext i8 %79 to i32
  %81 = add nuw nsw i32 %80, 1
  %82 = zext i8 %64 to i32
  %83 = add nuw nsw i32 %82, 1
  %84 = icmp ult i32 %81, %83
  %85 = select i1 %84, i32 %81, i32 %83
  %86 = icmp slt i32 %75, %85
  %87 = select i1 %86, i32 %75, i32 %85
  %88 = trunc i32 %87 to i8
  %89 = getelementptr inbounds i8, i8* %44, i64 %77
  store i8 %88, i8* %89, align 1, !tbaa !5
  %90 = icmp eq i32 %76, %30
  br i1 %90, label %40, label %63, !llvm.loop !15

91:                                               ; preds = %4, %50
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx75,+sm_75" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nofree nosync nounwind readnone speculatable }
attributes #3 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (i8*, i8*, i32*, i32)* @edit_distance, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !9, !10}
!12 = distinct !{!12, !9, !10}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !6, i64 0}
!15 = distinct !{!15, !9, !10}
