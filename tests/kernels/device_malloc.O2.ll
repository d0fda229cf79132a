; ModuleID = 'device_malloc.cu'
source_filename = "device_malloc.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress nofree nounwind
define dso_local noundef zeroext i1 @_Z6insertPP4Treei(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = load ptr, ptr %0, align 8, !tbaa !8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %16, label %5

5:                                                ; preds = %2, %10
  %6 = phi ptr [ %14, %10 ], [ %3, %2 ]
  %7 = getelementptr inbounds i8, ptr %6, i64 16
  %8 = load i32, ptr %7, align 8, !tbaa !12
  %9 = icmp eq i32 %8, %1
  br i1 %9, label %22, label %10

10:                                               ; preds = %5
  %11 = icmp sgt i32 %8, %1
  %12 = select i1 %11, i64 0, i64 8
  %13 = getelementptr inbounds i8, ptr %6, i64 %12
  %14 = load ptr, ptr %13, align 8, !tbaa !8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %5, !llvm.loop !15

16:                                               ; preds = %10, %2
  %17 = phi ptr [ %0, %2 ], [ %13, %10 ]
  %18 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #7
  %19 = icmp eq ptr %18, null
  br i1 %19, label %22, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds i8, ptr %18, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %18, i8 0, i64 16, i1 false)
  store i32 %1, ptr %21, align 8, !tbaa !12
  store ptr %18, ptr %17, align 8, !tbaa !8
  br label %22

22:                                               ; preds = %5, %20, %16
  %23 = phi i1 [ false, %16 ], [ true, %20 ], [ false, %5 ]
  ret i1 %23
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare dso_local noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @device_malloc(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, ptr nocapture noundef writeonly %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 {
  %6 = alloca ptr, align 8
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %3
  br i1 %12, label %13, label %78

13:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6)
  store ptr null, ptr %6, align 8, !tbaa !8
  %14 = icmp sgt i32 %4, 0
  %15 = mul nsw i32 %11, %4
  br i1 %14, label %27, label %18

16:                                               ; preds = %53
  %17 = load ptr, ptr %6, align 8, !tbaa !8
  br label %18

18:                                               ; preds = %13, %16
  %19 = phi ptr [ %17, %16 ], [ null, %13 ]
  %20 = phi i32 [ %55, %16 ], [ 0, %13 ]
  %21 = sext i32 %11 to i64
  %22 = getelementptr inbounds i32, ptr %2, i64 %21
  store i32 %20, ptr %22, align 4, !tbaa !17
  %23 = icmp eq ptr %19, null
  br i1 %23, label %77, label %24

24:                                               ; preds = %18
  %25 = sext i32 %15 to i64
  %26 = getelementptr inbounds i32, ptr %1, i64 %25
  br label %59

27:                                               ; preds = %13, %53
  %28 = phi i32 [ %55, %53 ], [ 0, %13 ]
  %29 = phi i32 [ %57, %53 ], [ 0, %13 ]
  %30 = add nsw i32 %29, %15
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %0, i64 %31
  %33 = load i32, ptr %32, align 4, !tbaa !17
  %34 = load ptr, ptr %6, align 8, !tbaa !8
  %35 = icmp eq ptr %34, null
  br i1 %35, label %47, label %36

36:                                               ; preds = %27, %41
  %37 = phi ptr [ %45, %41 ], [ %34, %27 ]
  %38 = getelementptr inbounds i8, ptr %37, i64 16
  %39 = load i32, ptr %38, align 8, !tbaa !12
  %40 = icmp eq i32 %39, %33
  br i1 %40, label %53, label %41

41:                                               ; preds = %36
  %42 = icmp sgt i32 %39, %33
  %43 = select i1 %42, i64 0, i64 8
  %44 = getelementptr inbounds i8, ptr %37, i64 %43
  %45 = load ptr, ptr %44, align 8, !tbaa !8
  %46 = icmp eq ptr %45, null
  br i1 %46, label %47, label %36, !llvm.loop !15

47:                                               ; preds = %41, %27
  %48 = phi ptr [ %6, %27 ], [ %44, %41 ]
  %49 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #7
  %50 = icmp eq ptr %49, null
  br i1 %50, label %53, label %51

51:                                               ; preds = %47
  %52 = getelementptr inbounds i8, ptr %49, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %49, i8 0, i64 16, i1 false)
  store i32 %33, ptr %52, align 8, !tbaa !12
  store ptr %49, ptr %48, align 8, !tbaa !8
  br label %53

53:                                               ; preds = %36, %47, %51
  %54 = phi i32 [ 0, %47 ], [ 1, %51 ], [ 0, %36 ]
  %55 = add nuw nsw i32 %54, %28
  %56 = getelementptr inbounds i32, ptr %1, i64 %31
  store i32 -1, ptr %56, align 4, !tbaa !17
  %57 = add nuw nsw i32 %29, 1
  %58 = icmp eq i32 %57, %4
  br i1 %58, label %16, label %27, !llvm.loop !18

59:                                               ; preds = %24, %73
  %60 = phi ptr [ %75, %73 ], [ %26, %24 ]
  %61 = phi ptr [ %74, %73 ], [ %19, %24 ]
  %62 = load ptr, ptr %61, align 8, !tbaa !19
  %63 = icmp eq ptr %62, null
  br i1 %63, label %67, label %64

64:                                               ; preds = %59
  %65 = getelementptr inbounds i8, ptr %62, i64 8
  %66 = load ptr, ptr %65, align 8, !tbaa !20
  store ptr %66, ptr %61, align 8, !tbaa !19
  store ptr %61, ptr %65, align 8, !tbaa !20
  br label %73

67:                                               ; preds = %59
  %68 = getelementptr inbounds i8, ptr %61, i64 8
  %69 = load ptr, ptr %68, align 8, !tbaa !20
  %70 = getelementptr inbounds i8, ptr %61, i64 16
  %71 = load i32, ptr %70, align 8, !tbaa !12
  %72 = getelementptr inbounds i8, ptr %60, i64 4
  store i32 %71, ptr %60, align 4, !tbaa !17
  tail call void @free(ptr noundef nonnull %61) #8
  br label %73

73:                                               ; preds = %67, %64
  %74 = phi ptr [ %69, %67 ], [ %62, %64 ]
  %75 = phi ptr [ %72, %67 ], [ %60, %64 ]
  %76 = icmp eq ptr %74, null
  br i1 %76, label %77, label %59, !llvm.loop !21

77:                                               ; preds = %73, %18
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6)
  br label %78

78:                                               ; preds = %5, %77
  ret void
}

; Function Attrs: convergent mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare dso_local void @free(ptr allocptr nocapture noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

attributes #0 = { convergent mustprogress nofree nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #3 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { convergent nounwind allocsize(0) }
attributes #8 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @device_malloc, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"any pointer", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !14, i64 16}
!13 = !{!"_ZTS4Tree", !9, i64 0, !9, i64 8, !14, i64 16}
!14 = !{!"int", !10, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!14, !14, i64 0}
!18 = distinct !{!18, !16}
!19 = !{!13, !9, i64 0}
!20 = !{!13, !9, i64 8}
!21 = distinct !{!21, !16}
