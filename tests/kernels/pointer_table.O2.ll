; ModuleID = 'pointer_table.cu'
source_filename = "pointer_table.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Row = type { ptr, ptr, i32 }

@first_values = dso_local addrspace(1) externally_initialized global [4 x i32] [i32 1, i32 1, i32 2, i32 3], align 4
@more_values = dso_local addrspace(1) externally_initialized global [4 x i32] [i32 10, i32 20, i32 30, i32 40], align 4
@base = dso_local addrspace(4) externally_initialized global i32 100, align 4
@.str = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str1 = private unnamed_addr constant [6 x i8] c"three\00", align 1
@.str2 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str3 = private unnamed_addr constant [16 x i8] c"fifteen chars..\00", align 1
@rows = dso_local addrspace(1) externally_initialized global [4 x %struct.Row] [%struct.Row { ptr @.str, ptr addrspacecast (ptr addrspace(1) @first_values to ptr), i32 1 }, %struct.Row { ptr @.str1, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @first_values to ptr), i64 4), i32 3 }, %struct.Row { ptr @.str2, ptr null, i32 0 }, %struct.Row { ptr @.str3, ptr addrspacecast (ptr addrspace(1) @more_values to ptr), i32 4 }], align 8
@_ZL5steps = internal addrspace(4) constant [2 x i32] [i32 5, i32 7], align 4
@step = dso_local addrspace(1) externally_initialized global [3 x ptr] [ptr addrspacecast (ptr addrspace(4) @_ZL5steps to ptr), ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(4) @_ZL5steps to ptr), i64 4), ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @more_values to ptr), i64 12)], align 8
@factor = dso_local addrspace(1) externally_initialized global double 1.000000e+00, align 8
@llvm.compiler.used = appending global [6 x ptr] [ptr addrspacecast (ptr addrspace(4) @base to ptr), ptr addrspacecast (ptr addrspace(1) @factor to ptr), ptr addrspacecast (ptr addrspace(1) @first_values to ptr), ptr addrspacecast (ptr addrspace(1) @more_values to ptr), ptr addrspacecast (ptr addrspace(1) @rows to ptr), ptr addrspacecast (ptr addrspace(1) @step to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local void @pointer_table(ptr nocapture noundef writeonly %0, ptr nocapture noundef writeonly %1, ptr nocapture noundef writeonly %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp ult i32 %5, 4
  br i1 %6, label %7, label %78

7:                                                ; preds = %4
  %8 = zext nneg i32 %5 to i64
  %9 = getelementptr inbounds [4 x %struct.Row], ptr addrspacecast (ptr addrspace(1) @rows to ptr), i64 0, i64 %8
  %10 = load ptr, ptr %9, align 8, !tbaa !8
  %11 = getelementptr inbounds i8, ptr %9, i64 8
  %12 = load ptr, ptr %11, align 8, !tbaa !8
  %13 = getelementptr inbounds i8, ptr %9, i64 16
  %14 = load i32, ptr %13, align 8, !tbaa !12
  %15 = load i8, ptr %10, align 1, !tbaa !14
  %16 = icmp eq i8 %15, 0
  br i1 %16, label %17, label %25

17:                                               ; preds = %25, %7
  %18 = phi i32 [ 0, %7 ], [ %28, %25 ]
  %19 = icmp sgt i32 %14, 0
  br i1 %19, label %20, label %48

20:                                               ; preds = %17
  %21 = and i32 %14, 3
  %22 = icmp ult i32 %14, 4
  br i1 %22, label %32, label %23

23:                                               ; preds = %20
  %24 = and i32 %14, 2147483644
  br label %52

25:                                               ; preds = %7, %25
  %26 = phi i32 [ %28, %25 ], [ 0, %7 ]
  %27 = phi ptr [ %29, %25 ], [ %10, %7 ]
  %28 = add nuw nsw i32 %26, 1
  %29 = getelementptr inbounds i8, ptr %27, i64 1
  %30 = load i8, ptr %29, align 1, !tbaa !14
  %31 = icmp eq i8 %30, 0
  br i1 %31, label %17, label %25, !llvm.loop !15

32:                                               ; preds = %52, %20
  %33 = phi i32 [ poison, %20 ], [ %74, %52 ]
  %34 = phi i32 [ 0, %20 ], [ %75, %52 ]
  %35 = phi i32 [ 0, %20 ], [ %74, %52 ]
  %36 = icmp eq i32 %21, 0
  br i1 %36, label %48, label %37

37:                                               ; preds = %32, %37
  %38 = phi i32 [ %45, %37 ], [ %34, %32 ]
  %39 = phi i32 [ %44, %37 ], [ %35, %32 ]
  %40 = phi i32 [ %46, %37 ], [ 0, %32 ]
  %41 = zext nneg i32 %38 to i64
  %42 = getelementptr inbounds i32, ptr %12, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !12
  %44 = add nsw i32 %43, %39
  %45 = add nuw nsw i32 %38, 1
  %46 = add i32 %40, 1
  %47 = icmp eq i32 %46, %21
  br i1 %47, label %48, label %37, !llvm.loop !17

48:                                               ; preds = %32, %37, %17
  %49 = phi i32 [ 0, %17 ], [ %33, %32 ], [ %44, %37 ]
  %50 = getelementptr inbounds i32, ptr %0, i64 %8
  store i32 %18, ptr %50, align 4, !tbaa !12
  %51 = getelementptr inbounds i32, ptr %1, i64 %8
  store i32 %49, ptr %51, align 4, !tbaa !12
  br label %78

52:                                               ; preds = %52, %23
  %53 = phi i32 [ 0, %23 ], [ %75, %52 ]
  %54 = phi i32 [ 0, %23 ], [ %74, %52 ]
  %55 = phi i32 [ 0, %23 ], [ %76, %52 ]
  %56 = zext nneg i32 %53 to i64
  %57 = getelementptr inbounds i32, ptr %12, i64 %56
  %58 = load i32, ptr %57, align 4, !tbaa !12
  %59 = add nsw i32 %58, %54
  %60 = or disjoint i32 %53, 1
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr %12, i64 %61
  %63 = load i32, ptr %62, align 4, !tbaa !12
  %64 = add nsw i32 %63, %59
  %65 = or disjoint i32 %53, 2
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds i32, ptr %12, i64 %66
  %68 = load i32, ptr %67, align 4, !tbaa !12
  %69 = add nsw i32 %68, %64
  %70 = or disjoint i32 %53, 3
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds i32, ptr %12, i64 %71
  %73 = load i32, ptr %72, align 4, !tbaa !12
  %74 = add nsw i32 %73, %69
  %75 = add nuw nsw i32 %53, 4
  %76 = add i32 %55, 4
  %77 = icmp eq i32 %76, %24
  br i1 %77, label %32, label %52, !llvm.loop !19

78:                                               ; preds = %48, %4
  %79 = icmp slt i32 %5, %3
  br i1 %79, label %80, label %84

80:                                               ; preds = %78
  %81 = load i32, ptr addrspacecast (ptr addrspace(4) @base to ptr), align 4, !tbaa !12
  %82 = load double, ptr addrspacecast (ptr addrspace(1) @factor to ptr), align 8, !tbaa !20
  %83 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %85

84:                                               ; preds = %85, %78
  ret void

85:                                               ; preds = %80, %85
  %86 = phi i32 [ %5, %80 ], [ %99, %85 ]
  %87 = sitofp i32 %86 to double
  %88 = fmul contract double %82, %87
  %89 = fptosi double %88 to i32
  %90 = srem i32 %86, 3
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [3 x ptr], ptr addrspacecast (ptr addrspace(1) @step to ptr), i64 0, i64 %91
  %93 = load ptr, ptr %92, align 8, !tbaa !8
  %94 = load i32, ptr %93, align 4, !tbaa !12
  %95 = mul nsw i32 %94, %89
  %96 = add nsw i32 %95, %81
  %97 = sext i32 %86 to i64
  %98 = getelementptr inbounds i32, ptr %2, i64 %97
  store i32 %96, ptr %98, align 4, !tbaa !12
  %99 = add i32 %86, %83
  %100 = icmp slt i32 %99, %3
  br i1 %100, label %85, label %84, !llvm.loop !22
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @pointer_table, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"any pointer", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !10, i64 0}
!14 = !{!10, !10, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = distinct !{!19, !16}
!20 = !{!21, !21, i64 0}
!21 = !{!"double", !10, i64 0}
!22 = distinct !{!22, !16}
