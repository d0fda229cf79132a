; ModuleID = 'tree_search.cu'
source_filename = "tree_search.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.int2 = type { i32, i32 }
%struct.int4 = type { i32, i32, i32, i32 }

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define dso_local void @tree_search(ptr noalias nocapture noundef readonly %0, ptr noalias nocapture noundef readonly %1, ptr nocapture noundef writeonly %2, ptr nocapture noundef writeonly %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = alloca [24 x i32], align 4
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %4
  br i1 %12, label %13, label %70

13:                                               ; preds = %5
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds %struct.int2, ptr %1, i64 %14
  %16 = load i32, ptr %15, align 8, !tbaa !8
  %17 = getelementptr inbounds i8, ptr %15, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !8
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %6) #5
  store i32 0, ptr %6, align 4, !tbaa !8
  br label %19

19:                                               ; preds = %60, %13
  %20 = phi i32 [ 2147483647, %13 ], [ %61, %60 ]
  %21 = phi i32 [ 0, %13 ], [ %62, %60 ]
  %22 = phi i32 [ 1, %13 ], [ %63, %60 ]
  %23 = add nsw i32 %22, -1
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds [24 x i32], ptr %6, i64 0, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !8
  %27 = shl nsw i32 %26, 1
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds %struct.int4, ptr %0, i64 %28
  %30 = tail call <4 x i32> @llvm.nvvm.ldg.global.i.v4i32.p0(ptr %29, i32 16)
  %31 = extractelement <4 x i32> %30, i64 0
  %32 = extractelement <4 x i32> %30, i64 1
  %33 = extractelement <4 x i32> %30, i64 2
  %34 = extractelement <4 x i32> %30, i64 3
  %35 = icmp sge i32 %16, %31
  %36 = icmp sge i32 %18, %32
  %37 = select i1 %35, i1 %36, i1 false
  %38 = icmp slt i32 %16, %33
  %39 = select i1 %37, i1 %38, i1 false
  %40 = icmp slt i32 %18, %34
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %60

42:                                               ; preds = %19
  %43 = or disjoint i32 %27, 1
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds %struct.int4, ptr %0, i64 %44
  %46 = tail call <4 x i32> @llvm.nvvm.ldg.global.i.v4i32.p0(ptr nonnull %45, i32 16)
  %47 = extractelement <4 x i32> %46, i64 0
  %48 = extractelement <4 x i32> %46, i64 1
  %49 = extractelement <4 x i32> %46, i64 2
  %50 = icmp sgt i32 %49, -1
  br i1 %50, label %51, label %54

51:                                               ; preds = %42
  %52 = add nsw i32 %21, 1
  %53 = tail call noundef range(i32 0, -2147483648) i32 @llvm.smin.i32(i32 %20, i32 %49)
  br label %60

54:                                               ; preds = %42
  %55 = icmp ult i32 %22, 24
  br i1 %55, label %56, label %60

56:                                               ; preds = %54
  %57 = zext nneg i32 %22 to i64
  %58 = getelementptr inbounds [24 x i32], ptr %6, i64 0, i64 %57
  %59 = add nuw nsw i32 %22, 1
  store i32 %47, ptr %25, align 4, !tbaa !8
  store i32 %48, ptr %58, align 4, !tbaa !8
  br label %60

60:                                               ; preds = %51, %56, %54, %19
  %61 = phi i32 [ %20, %19 ], [ %53, %51 ], [ %20, %56 ], [ %20, %54 ]
  %62 = phi i32 [ %21, %19 ], [ %52, %51 ], [ %21, %56 ], [ %21, %54 ]
  %63 = phi i32 [ %23, %19 ], [ %23, %51 ], [ %59, %56 ], [ %23, %54 ]
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %19, !llvm.loop !12

65:                                               ; preds = %60
  %66 = getelementptr inbounds i32, ptr %2, i64 %14
  store i32 %62, ptr %66, align 4, !tbaa !8
  %67 = icmp sgt i32 %62, 0
  %68 = select i1 %67, i32 %61, i32 -1
  %69 = getelementptr inbounds i32, ptr %3, i64 %14
  store i32 %68, ptr %69, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %6) #5
  br label %70

70:                                               ; preds = %5, %65
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nounwind memory(argmem: read)
declare <4 x i32> @llvm.nvvm.ldg.global.i.v4i32.p0(ptr nocapture, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

attributes #0 = { nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind memory(argmem: read) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @tree_search, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
