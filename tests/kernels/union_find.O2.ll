; ModuleID = 'union_find.cu'
source_filename = "union_find.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.int2 = type { i32, i32 }

; Function Attrs: mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define dso_local noundef i32 @_Z4findPii(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = sext i32 %1 to i64
  %4 = getelementptr inbounds i32, ptr %0, i64 %3
  %5 = load i32, ptr %4, align 4, !tbaa !9
  %6 = icmp eq i32 %5, %1
  br i1 %6, label %22, label %7

7:                                                ; preds = %2, %19
  %8 = phi i32 [ %20, %19 ], [ %5, %2 ]
  %9 = phi i32 [ %8, %19 ], [ %1, %2 ]
  %10 = sext i32 %8 to i64
  %11 = getelementptr inbounds i32, ptr %0, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !9
  %13 = icmp eq i32 %12, %8
  br i1 %13, label %19, label %14

14:                                               ; preds = %7
  %15 = sext i32 %9 to i64
  %16 = getelementptr inbounds i32, ptr %0, i64 %15
  %17 = atomicrmw min ptr %16, i32 %12 seq_cst, align 4
  %18 = load i32, ptr %11, align 4, !tbaa !9
  br label %19

19:                                               ; preds = %14, %7
  %20 = phi i32 [ %18, %14 ], [ %8, %7 ]
  %21 = icmp eq i32 %20, %8
  br i1 %21, label %22, label %7, !llvm.loop !13

22:                                               ; preds = %19, %2
  %23 = phi i32 [ %1, %2 ], [ %8, %19 ]
  ret i32 %23
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define dso_local void @union_find(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %114

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds %struct.int2, ptr %1, i64 %11
  %13 = load i32, ptr %12, align 8, !tbaa !15
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !9
  %17 = icmp eq i32 %16, %13
  br i1 %17, label %33, label %18

18:                                               ; preds = %10, %30
  %19 = phi i32 [ %31, %30 ], [ %16, %10 ]
  %20 = phi i32 [ %19, %30 ], [ %13, %10 ]
  %21 = sext i32 %19 to i64
  %22 = getelementptr inbounds i32, ptr %0, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !9
  %24 = icmp eq i32 %23, %19
  br i1 %24, label %30, label %25

25:                                               ; preds = %18
  %26 = sext i32 %20 to i64
  %27 = getelementptr inbounds i32, ptr %0, i64 %26
  %28 = atomicrmw min ptr %27, i32 %23 seq_cst, align 4
  %29 = load i32, ptr %22, align 4, !tbaa !9
  br label %30

30:                                               ; preds = %25, %18
  %31 = phi i32 [ %29, %25 ], [ %19, %18 ]
  %32 = icmp eq i32 %31, %19
  br i1 %32, label %33, label %18, !llvm.loop !13

33:                                               ; preds = %30, %10
  %34 = phi i32 [ %13, %10 ], [ %19, %30 ]
  %35 = getelementptr inbounds i8, ptr %12, i64 4
  %36 = load i32, ptr %35, align 4, !tbaa !17
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %0, i64 %37
  %39 = load i32, ptr %38, align 4, !tbaa !9
  %40 = icmp eq i32 %39, %36
  br i1 %40, label %56, label %41

41:                                               ; preds = %33, %53
  %42 = phi i32 [ %54, %53 ], [ %39, %33 ]
  %43 = phi i32 [ %42, %53 ], [ %36, %33 ]
  %44 = sext i32 %42 to i64
  %45 = getelementptr inbounds i32, ptr %0, i64 %44
  %46 = load i32, ptr %45, align 4, !tbaa !9
  %47 = icmp eq i32 %46, %42
  br i1 %47, label %53, label %48

48:                                               ; preds = %41
  %49 = sext i32 %43 to i64
  %50 = getelementptr inbounds i32, ptr %0, i64 %49
  %51 = atomicrmw min ptr %50, i32 %46 seq_cst, align 4
  %52 = load i32, ptr %45, align 4, !tbaa !9
  br label %53

53:                                               ; preds = %48, %41
  %54 = phi i32 [ %52, %48 ], [ %42, %41 ]
  %55 = icmp eq i32 %54, %42
  br i1 %55, label %56, label %41, !llvm.loop !13

56:                                               ; preds = %53, %33
  %57 = phi i32 [ %36, %33 ], [ %42, %53 ]
  br label %58

58:                                               ; preds = %56, %111
  %59 = phi i32 [ %112, %111 ], [ %57, %56 ]
  %60 = phi i32 [ %113, %111 ], [ %34, %56 ]
  %61 = icmp eq i32 %60, %59
  br i1 %61, label %114, label %62

62:                                               ; preds = %58
  %63 = tail call noundef i32 @llvm.smax.i32(i32 %60, i32 %59)
  %64 = tail call noundef i32 @llvm.smin.i32(i32 %60, i32 %59)
  %65 = sext i32 %63 to i64
  %66 = getelementptr inbounds i32, ptr %0, i64 %65
  %67 = cmpxchg ptr %66, i32 %63, i32 %64 seq_cst seq_cst, align 4
  %68 = extractvalue { i32, i1 } %67, 1
  br i1 %68, label %111, label %69

69:                                               ; preds = %62
  %70 = extractvalue { i32, i1 } %67, 0
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i32, ptr %0, i64 %71
  %73 = load i32, ptr %72, align 4, !tbaa !9
  %74 = icmp eq i32 %73, %70
  br i1 %74, label %90, label %75

75:                                               ; preds = %69, %87
  %76 = phi i32 [ %88, %87 ], [ %73, %69 ]
  %77 = phi i32 [ %76, %87 ], [ %70, %69 ]
  %78 = sext i32 %76 to i64
  %79 = getelementptr inbounds i32, ptr %0, i64 %78
  %80 = load i32, ptr %79, align 4, !tbaa !9
  %81 = icmp eq i32 %80, %76
  br i1 %81, label %87, label %82

82:                                               ; preds = %75
  %83 = sext i32 %77 to i64
  %84 = getelementptr inbounds i32, ptr %0, i64 %83
  %85 = atomicrmw min ptr %84, i32 %80 seq_cst, align 4
  %86 = load i32, ptr %79, align 4, !tbaa !9
  br label %87

87:                                               ; preds = %82, %75
  %88 = phi i32 [ %86, %82 ], [ %76, %75 ]
  %89 = icmp eq i32 %88, %76
  br i1 %89, label %90, label %75, !llvm.loop !13

90:                                               ; preds = %87, %69
  %91 = phi i32 [ %70, %69 ], [ %76, %87 ]
  %92 = sext i32 %64 to i64
  %93 = getelementptr inbounds i32, ptr %0, i64 %92
  %94 = load i32, ptr %93, align 4, !tbaa !9
  %95 = icmp eq i32 %94, %64
  br i1 %95, label %111, label %96

96:                                               ; preds = %90, %108
  %97 = phi i32 [ %109, %108 ], [ %94, %90 ]
  %98 = phi i32 [ %97, %108 ], [ %64, %90 ]
  %99 = sext i32 %97 to i64
  %100 = getelementptr inbounds i32, ptr %0, i64 %99
  %101 = load i32, ptr %100, align 4, !tbaa !9
  %102 = icmp eq i32 %101, %97
  br i1 %102, label %108, label %103

103:                                              ; preds = %96
  %104 = sext i32 %98 to i64
  %105 = getelementptr inbounds i32, ptr %0, i64 %104
  %106 = atomicrmw min ptr %105, i32 %101 seq_cst, align 4
  %107 = load i32, ptr %100, align 4, !tbaa !9
  br label %108

108:                                              ; preds = %103, %96
  %109 = phi i32 [ %107, %103 ], [ %97, %96 ]
  %110 = icmp eq i32 %109, %97
  br i1 %110, label %111, label %96, !llvm.loop !13

111:                                              ; preds = %108, %90, %62
  %112 = phi i32 [ %59, %62 ], [ %64, %90 ], [ %97, %108 ]
  %113 = phi i32 [ %60, %62 ], [ %91, %90 ], [ %91, %108 ]
  br i1 %68, label %114, label %58

114:                                              ; preds = %58, %111, %3
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define dso_local void @flatten(ptr nocapture noundef %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %33

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !9
  %14 = icmp eq i32 %13, %8
  br i1 %14, label %30, label %15

15:                                               ; preds = %10, %27
  %16 = phi i32 [ %28, %27 ], [ %13, %10 ]
  %17 = phi i32 [ %16, %27 ], [ %8, %10 ]
  %18 = sext i32 %16 to i64
  %19 = getelementptr inbounds i32, ptr %0, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !9
  %21 = icmp eq i32 %20, %16
  br i1 %21, label %27, label %22

22:                                               ; preds = %15
  %23 = sext i32 %17 to i64
  %24 = getelementptr inbounds i32, ptr %0, i64 %23
  %25 = atomicrmw min ptr %24, i32 %20 seq_cst, align 4
  %26 = load i32, ptr %19, align 4, !tbaa !9
  br label %27

27:                                               ; preds = %22, %15
  %28 = phi i32 [ %26, %22 ], [ %16, %15 ]
  %29 = icmp eq i32 %28, %16
  br i1 %29, label %30, label %15, !llvm.loop !13

30:                                               ; preds = %27, %10
  %31 = phi i32 [ %8, %10 ], [ %16, %27 ]
  %32 = getelementptr inbounds i32, ptr %1, i64 %11
  store i32 %31, ptr %32, align 4, !tbaa !9
  br label %33

33:                                               ; preds = %30, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

attributes #0 = { mustprogress nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4, !5}
!llvm.ident = !{!6, !7}
!nvvmir.version = !{!8}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @union_find, !"kernel", i32 1}
!5 = !{ptr @flatten, !"kernel", i32 1}
!6 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!7 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!8 = !{i32 2, i32 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!16, !10, i64 0}
!16 = !{!"_ZTS4int2", !10, i64 0, !10, i64 4}
!17 = !{!16, !10, i64 4}
