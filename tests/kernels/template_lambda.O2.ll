; ModuleID = 'template_lambda.cu'
source_filename = "template_lambda.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_E1s = internal unnamed_addr addrspace(3) global [256 x i64] undef, align 8
@_ZZ4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE0_ET_PKT0_iS2_T1_T2_E1s = internal unnamed_addr addrspace(3) global [256 x i64] undef, align 8
@_ZZ4foldIxiZ15template_lambdaEUliE2_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_E1s = internal unnamed_addr addrspace(3) global [256 x i64] undef, align 8

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @template_lambda(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = icmp slt i32 %9, %2
  %11 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br i1 %10, label %12, label %26

12:                                               ; preds = %8, %12
  %13 = phi i32 [ %23, %12 ], [ %9, %8 ]
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !8
  %17 = mul nsw i32 %16, %3
  %18 = add nsw i32 %17, %4
  %19 = icmp slt i32 %18, %5
  %20 = tail call i32 @llvm.smin.i32(i32 %6, i32 %18)
  %21 = select i1 %19, i32 %5, i32 %20
  %22 = getelementptr inbounds i32, ptr %1, i64 %14
  store i32 %21, ptr %22, align 4, !tbaa !8
  %23 = add i32 %13, %11
  %24 = icmp slt i32 %23, %2
  br i1 %24, label %12, label %25, !llvm.loop !12

25:                                               ; preds = %12
  br i1 %10, label %31, label %26

26:                                               ; preds = %31, %8, %25
  %27 = phi i64 [ 0, %25 ], [ 0, %8 ], [ %38, %31 ]
  %28 = zext nneg i32 %9 to i64
  %29 = getelementptr inbounds [256 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_E1s to ptr), i64 0, i64 %28
  store i64 %27, ptr %29, align 8, !tbaa !14
  tail call void @llvm.nvvm.barrier0()
  %30 = icmp ult i32 %11, 2
  br i1 %30, label %54, label %41

31:                                               ; preds = %25, %31
  %32 = phi i64 [ %38, %31 ], [ 0, %25 ]
  %33 = phi i32 [ %39, %31 ], [ %9, %25 ]
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %0, i64 %34
  %36 = load i32, ptr %35, align 4, !tbaa !8
  %37 = sext i32 %36 to i64
  %38 = add nsw i64 %32, %37
  %39 = add i32 %33, %11
  %40 = icmp slt i32 %39, %2
  br i1 %40, label %31, label %26, !llvm.loop !16

41:                                               ; preds = %26, %52
  %42 = phi i32 [ %43, %52 ], [ %11, %26 ]
  %43 = lshr i32 %42, 1
  %44 = icmp ult i32 %9, %43
  br i1 %44, label %45, label %52

45:                                               ; preds = %41
  %46 = add nuw nsw i32 %43, %9
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds [256 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_E1s to ptr), i64 0, i64 %47
  %49 = load i64, ptr %29, align 8, !tbaa !14
  %50 = load i64, ptr %48, align 8, !tbaa !14
  %51 = add nsw i64 %50, %49
  store i64 %51, ptr %29, align 8, !tbaa !14
  br label %52

52:                                               ; preds = %45, %41
  tail call void @llvm.nvvm.barrier0()
  %53 = icmp ult i32 %42, 4
  br i1 %53, label %54, label %41, !llvm.loop !17

54:                                               ; preds = %52, %26
  %55 = load i64, ptr addrspacecast (ptr addrspace(3) @_ZZ4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_E1s to ptr), align 8, !tbaa !14
  tail call void @llvm.nvvm.barrier0()
  br i1 %10, label %59, label %56

56:                                               ; preds = %59, %54
  %57 = phi i64 [ -9223372036854775807, %54 ], [ %66, %59 ]
  %58 = getelementptr inbounds [256 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE0_ET_PKT0_iS2_T1_T2_E1s to ptr), i64 0, i64 %28
  store i64 %57, ptr %58, align 8, !tbaa !14
  tail call void @llvm.nvvm.barrier0()
  br i1 %30, label %82, label %69

59:                                               ; preds = %54, %59
  %60 = phi i64 [ %66, %59 ], [ -9223372036854775807, %54 ]
  %61 = phi i32 [ %67, %59 ], [ %9, %54 ]
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr %0, i64 %62
  %64 = load i32, ptr %63, align 4, !tbaa !8
  %65 = sext i32 %64 to i64
  %66 = tail call noundef i64 @llvm.smax.i64(i64 %60, i64 %65)
  %67 = add i32 %61, %11
  %68 = icmp slt i32 %67, %2
  br i1 %68, label %59, label %56, !llvm.loop !18

69:                                               ; preds = %56, %80
  %70 = phi i32 [ %71, %80 ], [ %11, %56 ]
  %71 = lshr i32 %70, 1
  %72 = icmp ult i32 %9, %71
  br i1 %72, label %73, label %80

73:                                               ; preds = %69
  %74 = add nuw nsw i32 %71, %9
  %75 = zext nneg i32 %74 to i64
  %76 = getelementptr inbounds [256 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE0_ET_PKT0_iS2_T1_T2_E1s to ptr), i64 0, i64 %75
  %77 = load i64, ptr %58, align 8, !tbaa !14
  %78 = load i64, ptr %76, align 8, !tbaa !14
  %79 = tail call noundef i64 @llvm.smax.i64(i64 %77, i64 %78)
  store i64 %79, ptr %58, align 8, !tbaa !14
  br label %80

80:                                               ; preds = %73, %69
  tail call void @llvm.nvvm.barrier0()
  %81 = icmp ult i32 %70, 4
  br i1 %81, label %82, label %69, !llvm.loop !19

82:                                               ; preds = %80, %56
  %83 = load i64, ptr addrspacecast (ptr addrspace(3) @_ZZ4foldIxiZ15template_lambdaEUliE1_Z15template_lambdaEUlxxE0_ET_PKT0_iS2_T1_T2_E1s to ptr), align 8, !tbaa !14
  tail call void @llvm.nvvm.barrier0()
  br i1 %10, label %87, label %84

84:                                               ; preds = %87, %82
  %85 = phi i64 [ 0, %82 ], [ %95, %87 ]
  %86 = getelementptr inbounds [256 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ4foldIxiZ15template_lambdaEUliE2_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_E1s to ptr), i64 0, i64 %28
  store i64 %85, ptr %86, align 8, !tbaa !14
  tail call void @llvm.nvvm.barrier0()
  br i1 %30, label %111, label %98

87:                                               ; preds = %82, %87
  %88 = phi i64 [ %95, %87 ], [ 0, %82 ]
  %89 = phi i32 [ %96, %87 ], [ %9, %82 ]
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i32, ptr %0, i64 %90
  %92 = load i32, ptr %91, align 4, !tbaa !8
  %93 = icmp sgt i32 %92, %4
  %94 = zext i1 %93 to i64
  %95 = add nuw nsw i64 %88, %94
  %96 = add i32 %89, %11
  %97 = icmp slt i32 %96, %2
  br i1 %97, label %87, label %84, !llvm.loop !20

98:                                               ; preds = %84, %109
  %99 = phi i32 [ %100, %109 ], [ %11, %84 ]
  %100 = lshr i32 %99, 1
  %101 = icmp ult i32 %9, %100
  br i1 %101, label %102, label %109

102:                                              ; preds = %98
  %103 = add nuw nsw i32 %100, %9
  %104 = zext nneg i32 %103 to i64
  %105 = getelementptr inbounds [256 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ4foldIxiZ15template_lambdaEUliE2_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_E1s to ptr), i64 0, i64 %104
  %106 = load i64, ptr %86, align 8, !tbaa !14
  %107 = load i64, ptr %105, align 8, !tbaa !14
  %108 = add nsw i64 %107, %106
  store i64 %108, ptr %86, align 8, !tbaa !14
  br label %109

109:                                              ; preds = %102, %98
  tail call void @llvm.nvvm.barrier0()
  %110 = icmp ult i32 %99, 4
  br i1 %110, label %111, label %98, !llvm.loop !21

111:                                              ; preds = %109, %84
  %112 = load i64, ptr addrspacecast (ptr addrspace(3) @_ZZ4foldIxiZ15template_lambdaEUliE2_Z15template_lambdaEUlxxE_ET_PKT0_iS2_T1_T2_E1s to ptr), align 8, !tbaa !14
  tail call void @llvm.nvvm.barrier0()
  %113 = icmp eq i32 %9, 0
  br i1 %113, label %114, label %117

114:                                              ; preds = %111
  %115 = getelementptr inbounds i8, ptr %7, i64 16
  %116 = getelementptr inbounds i8, ptr %7, i64 8
  store i64 %55, ptr %7, align 8, !tbaa !14
  store i64 %83, ptr %116, align 8, !tbaa !14
  store i64 %112, ptr %115, align 8, !tbaa !14
  br label %117

117:                                              ; preds = %114, %111
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @template_lambda, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!15, !15, i64 0}
!15 = !{!"long long", !10, i64 0}
!16 = distinct !{!16, !13}
!17 = distinct !{!17, !13}
!18 = distinct !{!18, !13}
!19 = distinct !{!19, !13}
!20 = distinct !{!20, !13}
!21 = distinct !{!21, !13}
