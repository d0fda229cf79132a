; ModuleID = 'union_find.cu'
source_filename = "union_find.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.int2 = type { i32, i32 }

; Function Attrs: mustprogress nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local noundef i32 @_Z4findPVii(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = sext i32 %1 to i64
  %4 = getelementptr inbounds i32, ptr %0, i64 %3
  %5 = load volatile i32, ptr %4, align 4, !tbaa !9
  %6 = icmp eq i32 %5, %1
  br i1 %6, label %21, label %7

7:                                                ; preds = %2, %18
  %8 = phi i32 [ %19, %18 ], [ %5, %2 ]
  %9 = phi i32 [ %8, %18 ], [ %1, %2 ]
  %10 = sext i32 %8 to i64
  %11 = getelementptr inbounds i32, ptr %0, i64 %10
  %12 = load volatile i32, ptr %11, align 4, !tbaa !9
  %13 = icmp eq i32 %12, %8
  br i1 %13, label %18, label %14

14:                                               ; preds = %7
  %15 = sext i32 %9 to i64
  %16 = getelementptr inbounds i32, ptr %0, i64 %15
  %17 = atomicrmw min ptr %16, i32 %12 seq_cst, align 4
  br label %18

18:                                               ; preds = %14, %7
  %19 = load volatile i32, ptr %11, align 4, !tbaa !9
  %20 = icmp eq i32 %19, %8
  br i1 %20, label %21, label %7, !llvm.loop !13

21:                                               ; preds = %18, %2
  %22 = phi i32 [ %1, %2 ], [ %8, %18 ]
  ret i32 %22
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local void @union_find(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %110

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds %struct.int2, ptr %1, i64 %11
  %13 = load i32, ptr %12, align 8, !tbaa !15
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr %0, i64 %14
  %16 = load volatile i32, ptr %15, align 4, !tbaa !9
  %17 = icmp eq i32 %16, %13
  br i1 %17, label %32, label %18

18:                                               ; preds = %10, %29
  %19 = phi i32 [ %30, %29 ], [ %16, %10 ]
  %20 = phi i32 [ %19, %29 ], [ %13, %10 ]
  %21 = sext i32 %19 to i64
  %22 = getelementptr inbounds i32, ptr %0, i64 %21
  %23 = load volatile i32, ptr %22, align 4, !tbaa !9
  %24 = icmp eq i32 %23, %19
  br i1 %24, label %29, label %25

25:                                               ; preds = %18
  %26 = sext i32 %20 to i64
  %27 = getelementptr inbounds i32, ptr %0, i64 %26
  %28 = atomicrmw min ptr %27, i32 %23 seq_cst, align 4
  br label %29

29:                                               ; preds = %25, %18
  %30 = load volatile i32, ptr %22, align 4, !tbaa !9
  %31 = icmp eq i32 %30, %19
  br i1 %31, label %32, label %18, !llvm.loop !13

32:                                               ; preds = %29, %10
  %33 = phi i32 [ %13, %10 ], [ %19, %29 ]
  %34 = getelementptr inbounds i8, ptr %12, i64 4
  %35 = load i32, ptr %34, align 4, !tbaa !17
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %0, i64 %36
  %38 = load volatile i32, ptr %37, align 4, !tbaa !9
  %39 = icmp eq i32 %38, %35
  br i1 %39, label %54, label %40

40:                                               ; preds = %32, %51
  %41 = phi i32 [ %52, %51 ], [ %38, %32 ]
  %42 = phi i32 [ %41, %51 ], [ %35, %32 ]
  %43 = sext i32 %41 to i64
  %44 = getelementptr inbounds i32, ptr %0, i64 %43
  %45 = load volatile i32, ptr %44, align 4, !tbaa !9
  %46 = icmp eq i32 %45, %41
  br i1 %46, label %51, label %47

47:                                               ; preds = %40
  %48 = sext i32 %42 to i64
  %49 = getelementptr inbounds i32, ptr %0, i64 %48
  %50 = atomicrmw min ptr %49, i32 %45 seq_cst, align 4
  br label %51

51:                                               ; preds = %47, %40
  %52 = load volatile i32, ptr %44, align 4, !tbaa !9
  %53 = icmp eq i32 %52, %41
  br i1 %53, label %54, label %40, !llvm.loop !13

54:                                               ; preds = %51, %32
  %55 = phi i32 [ %35, %32 ], [ %41, %51 ]
  br label %56

56:                                               ; preds = %54, %107
  %57 = phi i32 [ %108, %107 ], [ %55, %54 ]
  %58 = phi i32 [ %109, %107 ], [ %33, %54 ]
  %59 = icmp eq i32 %58, %57
  br i1 %59, label %110, label %60

60:                                               ; preds = %56
  %61 = tail call noundef i32 @llvm.smax.i32(i32 %58, i32 %57)
  %62 = tail call noundef i32 @llvm.smin.i32(i32 %58, i32 %57)
  %63 = sext i32 %61 to i64
  %64 = getelementptr inbounds i32, ptr %0, i64 %63
  %65 = cmpxchg ptr %64, i32 %61, i32 %62 seq_cst seq_cst, align 4
  %66 = extractvalue { i32, i1 } %65, 1
  br i1 %66, label %107, label %67

67:                                               ; preds = %60
  %68 = extractvalue { i32, i1 } %65, 0
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i32, ptr %0, i64 %69
  %71 = load volatile i32, ptr %70, align 4, !tbaa !9
  %72 = icmp eq i32 %71, %68
  br i1 %72, label %87, label %73

73:                                               ; preds = %67, %84
  %74 = phi i32 [ %85, %84 ], [ %71, %67 ]
  %75 = phi i32 [ %74, %84 ], [ %68, %67 ]
  %76 = sext i32 %74 to i64
  %77 = getelementptr inbounds i32, ptr %0, i64 %76
  %78 = load volatile i32, ptr %77, align 4, !tbaa !9
  %79 = icmp eq i32 %78, %74
  br i1 %79, label %84, label %80

80:                                               ; preds = %73
  %81 = sext i32 %75 to i64
  %82 = getelementptr inbounds i32, ptr %0, i64 %81
  %83 = atomicrmw min ptr %82, i32 %78 seq_cst, align 4
  br label %84

84:                                               ; preds = %80, %73
  %85 = load volatile i32, ptr %77, align 4, !tbaa !9
  %86 = icmp eq i32 %85, %74
  br i1 %86, label %87, label %73, !llvm.loop !13

87:                                               ; preds = %84, %67
  %88 = phi i32 [ %68, %67 ], [ %74, %84 ]
  %89 = sext i32 %62 to i64
  %90 = getelementptr inbounds i32, ptr %0, i64 %89
  %91 = load volatile i32, ptr %90, align 4, !tbaa !9
  %92 = icmp eq i32 %91, %62
  br i1 %92, label %107, label %93

93:                                               ; preds = %87, %104
  %94 = phi i32 [ %105, %104 ], [ %91, %87 ]
  %95 = phi i32 [ %94, %104 ], [ %62, %87 ]
  %96 = sext i32 %94 to i64
  %97 = getelementptr inbounds i32, ptr %0, i64 %96
  %98 = load volatile i32, ptr %97, align 4, !tbaa !9
  %99 = icmp eq i32 %98, %94
  br i1 %99, label %104, label %100

100:                                              ; preds = %93
  %101 = sext i32 %95 to i64
  %102 = getelementptr inbounds i32, ptr %0, i64 %101
  %103 = atomicrmw min ptr %102, i32 %98 seq_cst, align 4
  br label %104

104:                                              ; preds = %100, %93
  %105 = load volatile i32, ptr %97, align 4, !tbaa !9
  %106 = icmp eq i32 %105, %94
  br i1 %106, label %107, label %93, !llvm.loop !13

107:                                              ; preds = %104, %87, %60
  %108 = phi i32 [ %57, %60 ], [ %62, %87 ], [ %94, %104 ]
  %109 = phi i32 [ %58, %60 ], [ %88, %87 ], [ %88, %104 ]
  br i1 %66, label %110, label %56

110:                                              ; preds = %56, %107, %3
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local void @flatten(ptr noundef %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %32

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load volatile i32, ptr %12, align 4, !tbaa !9
  %14 = icmp eq i32 %13, %8
  br i1 %14, label %29, label %15

15:                                               ; preds = %10, %26
  %16 = phi i32 [ %27, %26 ], [ %13, %10 ]
  %17 = phi i32 [ %16, %26 ], [ %8, %10 ]
  %18 = sext i32 %16 to i64
  %19 = getelementptr inbounds i32, ptr %0, i64 %18
  %20 = load volatile i32, ptr %19, align 4, !tbaa !9
  %21 = icmp eq i32 %20, %16
  br i1 %21, label %26, label %22

22:                                               ; preds = %15
  %23 = sext i32 %17 to i64
  %24 = getelementptr inbounds i32, ptr %0, i64 %23
  %25 = atomicrmw min ptr %24, i32 %20 seq_cst, align 4
  br label %26

26:                                               ; preds = %22, %15
  %27 = load volatile i32, ptr %19, align 4, !tbaa !9
  %28 = icmp eq i32 %27, %16
  br i1 %28, label %29, label %15, !llvm.loop !13

29:                                               ; preds = %26, %10
  %30 = phi i32 [ %8, %10 ], [ %16, %26 ]
  %31 = getelementptr inbounds i32, ptr %1, i64 %11
  store i32 %30, ptr %31, align 4, !tbaa !9
  br label %32

32:                                               ; preds = %29, %3
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

attributes #0 = { mustprogress nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
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
