; ModuleID = 'stencil3d.cu'
source_filename = "stencil3d.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9stencil3dE5plane = internal unnamed_addr addrspace(3) global [6 x [34 x float]] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @stencil3d(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = shl i32 %8, 5
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = shl nuw nsw i32 %12, 2
  %14 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = add nuw nsw i32 %10, 1
  %17 = add nuw nsw i32 %14, 1
  %18 = icmp slt i32 %11, %2
  %19 = icmp slt i32 %15, %3
  %20 = and i1 %18, %19
  %21 = icmp sgt i32 %11, 0
  br i1 %21, label %22, label %30

22:                                               ; preds = %7
  %23 = add nsw i32 %2, -1
  %24 = icmp slt i32 %11, %23
  %25 = icmp ne i32 %15, 0
  %26 = and i1 %25, %24
  %27 = add nsw i32 %3, -1
  %28 = icmp slt i32 %15, %27
  %29 = select i1 %26, i1 %28, i1 false
  br label %30

30:                                               ; preds = %22, %7
  %31 = phi i1 [ false, %7 ], [ %29, %22 ]
  %32 = mul nsw i32 %3, %2
  %33 = mul nsw i32 %15, %2
  %34 = add nsw i32 %33, %11
  br i1 %20, label %35, label %39

35:                                               ; preds = %30
  %36 = sext i32 %34 to i64
  %37 = getelementptr inbounds float, ptr %0, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !8
  br label %39

39:                                               ; preds = %30, %35
  %40 = phi contract float [ %38, %35 ], [ 0.000000e+00, %30 ]
  %41 = icmp sgt i32 %4, 1
  %42 = and i1 %20, %41
  br i1 %42, label %43, label %48

43:                                               ; preds = %39
  %44 = add nsw i32 %34, %32
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %0, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !8
  br label %48

48:                                               ; preds = %39, %43
  %49 = phi contract float [ %47, %43 ], [ 0.000000e+00, %39 ]
  %50 = icmp sgt i32 %4, 2
  br i1 %50, label %51, label %68

51:                                               ; preds = %48
  %52 = zext nneg i32 %17 to i64
  %53 = getelementptr inbounds [6 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil3dE5plane to ptr), i64 0, i64 %52
  %54 = zext nneg i32 %16 to i64
  %55 = getelementptr inbounds [6 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil3dE5plane to ptr), i64 0, i64 %52, i64 %54
  %56 = getelementptr inbounds i8, ptr %53, i64 132
  %57 = zext nneg i32 %10 to i64
  %58 = getelementptr inbounds [6 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil3dE5plane to ptr), i64 0, i64 %52, i64 %57
  %59 = add nuw nsw i32 %10, 2
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds [6 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil3dE5plane to ptr), i64 0, i64 %52, i64 %60
  %62 = zext nneg i32 %14 to i64
  %63 = getelementptr inbounds [6 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil3dE5plane to ptr), i64 0, i64 %62, i64 %54
  %64 = add nuw nsw i32 %14, 2
  %65 = zext nneg i32 %64 to i64
  %66 = getelementptr inbounds [6 x [34 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil3dE5plane to ptr), i64 0, i64 %65, i64 %54
  %67 = add nsw i32 %4, -2
  br label %69

68:                                               ; preds = %119, %48
  ret void

69:                                               ; preds = %51, %119
  %70 = phi i32 [ 1, %51 ], [ %120, %119 ]
  %71 = phi float [ %49, %51 ], [ %81, %119 ]
  %72 = phi float [ %40, %51 ], [ %71, %119 ]
  %73 = phi i32 [ %34, %51 ], [ %74, %119 ]
  %74 = add nsw i32 %73, %32
  br i1 %20, label %75, label %80

75:                                               ; preds = %69
  %76 = add nsw i32 %74, %32
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr %0, i64 %77
  %79 = load float, ptr %78, align 4, !tbaa !8
  br label %80

80:                                               ; preds = %69, %75
  %81 = phi contract float [ %79, %75 ], [ 0.000000e+00, %69 ]
  tail call void @llvm.nvvm.barrier0()
  store float %71, ptr %55, align 4, !tbaa !8
  br i1 %31, label %82, label %103

82:                                               ; preds = %80
  switch i32 %10, label %91 [
    i32 0, label %84
    i32 31, label %83
  ]

83:                                               ; preds = %82
  br label %84

84:                                               ; preds = %82, %83
  %85 = phi i64 [ 4, %83 ], [ -4, %82 ]
  %86 = phi ptr [ %56, %83 ], [ %53, %82 ]
  %87 = getelementptr i8, ptr %0, i64 %85
  %88 = sext i32 %74 to i64
  %89 = getelementptr float, ptr %87, i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !8
  store float %90, ptr %86, align 4, !tbaa !8
  br label %91

91:                                               ; preds = %84, %82
  switch i32 %14, label %103 [
    i32 0, label %92
    i32 3, label %94
  ]

92:                                               ; preds = %91
  %93 = sub nsw i32 %74, %2
  br label %96

94:                                               ; preds = %91
  %95 = add nsw i32 %74, %2
  br label %96

96:                                               ; preds = %94, %92
  %97 = phi i32 [ %93, %92 ], [ %95, %94 ]
  %98 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ9stencil3dE5plane to ptr), %92 ], [ getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil3dE5plane to ptr), i64 680), %94 ]
  %99 = getelementptr inbounds [34 x float], ptr %98, i64 0, i64 %54
  %100 = sext i32 %97 to i64
  %101 = getelementptr inbounds float, ptr %0, i64 %100
  %102 = load float, ptr %101, align 4, !tbaa !8
  store float %102, ptr %99, align 4, !tbaa !8
  br label %103

103:                                              ; preds = %96, %91, %80
  tail call void @llvm.nvvm.barrier0()
  br i1 %31, label %104, label %119

104:                                              ; preds = %103
  %105 = fmul contract float %71, %5
  %106 = fadd contract float %72, %81
  %107 = load float, ptr %58, align 4, !tbaa !8
  %108 = fadd contract float %106, %107
  %109 = load float, ptr %61, align 4, !tbaa !8
  %110 = fadd contract float %108, %109
  %111 = load float, ptr %63, align 4, !tbaa !8
  %112 = fadd contract float %110, %111
  %113 = load float, ptr %66, align 4, !tbaa !8
  %114 = fadd contract float %112, %113
  %115 = fmul contract float %114, %6
  %116 = fadd contract float %105, %115
  %117 = sext i32 %74 to i64
  %118 = getelementptr inbounds float, ptr %1, i64 %117
  store float %116, ptr %118, align 4, !tbaa !8
  br label %119

119:                                              ; preds = %103, %104
  %120 = add nuw nsw i32 %70, 1
  %121 = icmp eq i32 %70, %67
  br i1 %121, label %68, label %69, !llvm.loop !12
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @stencil3d, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
