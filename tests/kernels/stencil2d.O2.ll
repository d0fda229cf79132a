; ModuleID = 'stencil2d.cu'
source_filename = "stencil2d.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9stencil2dE1s = internal unnamed_addr addrspace(3) global [18 x [18 x float]] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @stencil2d(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 4
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = shl nuw nsw i32 %9, 4
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = add nuw nsw i32 %10, %11
  %13 = add nuw nsw i32 %7, 1
  %14 = add nuw nsw i32 %11, 1
  %15 = icmp slt i32 %8, %2
  %16 = icmp slt i32 %12, %3
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %67

18:                                               ; preds = %4
  %19 = mul nsw i32 %12, %2
  %20 = add nsw i32 %19, %8
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr %0, i64 %21
  %23 = load float, ptr %22, align 4, !tbaa !8
  %24 = zext nneg i32 %14 to i64
  %25 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %24
  %26 = zext nneg i32 %13 to i64
  %27 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %24, i64 %26
  store float %23, ptr %27, align 4, !tbaa !8
  %28 = icmp eq i32 %7, 0
  %29 = icmp sgt i32 %8, 0
  %30 = and i1 %28, %29
  br i1 %30, label %31, label %34

31:                                               ; preds = %18
  %32 = getelementptr i8, ptr %22, i64 -4
  %33 = load float, ptr %32, align 4, !tbaa !8
  store float %33, ptr %25, align 4, !tbaa !8
  br label %34

34:                                               ; preds = %31, %18
  %35 = icmp eq i32 %7, 15
  %36 = add nsw i32 %8, 1
  %37 = icmp slt i32 %36, %2
  %38 = select i1 %35, i1 %37, i1 false
  br i1 %38, label %39, label %43

39:                                               ; preds = %34
  %40 = getelementptr inbounds i8, ptr %25, i64 68
  %41 = getelementptr i8, ptr %22, i64 4
  %42 = load float, ptr %41, align 4, !tbaa !8
  store float %42, ptr %40, align 4, !tbaa !8
  br label %43

43:                                               ; preds = %39, %34
  %44 = icmp eq i32 %11, 0
  %45 = icmp ne i32 %12, 0
  %46 = and i1 %44, %45
  br i1 %46, label %47, label %55

47:                                               ; preds = %43
  %48 = getelementptr inbounds [18 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %26
  %49 = add nsw i32 %12, -1
  %50 = mul nsw i32 %49, %2
  %51 = add nsw i32 %50, %8
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %0, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !8
  store float %54, ptr %48, align 4, !tbaa !8
  br label %55

55:                                               ; preds = %47, %43
  %56 = icmp eq i32 %11, 15
  br i1 %56, label %57, label %67

57:                                               ; preds = %55
  %58 = add nuw nsw i32 %12, 1
  %59 = icmp ult i32 %58, %3
  br i1 %59, label %60, label %67

60:                                               ; preds = %57
  %61 = getelementptr inbounds [18 x float], ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 1224), i64 0, i64 %26
  %62 = mul nsw i32 %58, %2
  %63 = add nsw i32 %62, %8
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %0, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !8
  store float %66, ptr %61, align 4, !tbaa !8
  br label %67

67:                                               ; preds = %55, %57, %60, %4
  tail call void @llvm.nvvm.barrier0()
  br i1 %17, label %68, label %110

68:                                               ; preds = %67
  %69 = zext nneg i32 %14 to i64
  %70 = zext nneg i32 %13 to i64
  %71 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %69, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !8
  %73 = icmp sgt i32 %8, 0
  br i1 %73, label %74, label %104

74:                                               ; preds = %68
  %75 = add nsw i32 %2, -1
  %76 = icmp slt i32 %8, %75
  %77 = icmp ne i32 %12, 0
  %78 = and i1 %77, %76
  %79 = add nsw i32 %3, -1
  %80 = icmp ult i32 %12, %79
  %81 = select i1 %78, i1 %80, i1 false
  br i1 %81, label %82, label %104

82:                                               ; preds = %74
  %83 = zext nneg i32 %11 to i64
  %84 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %83, i64 %70
  %85 = load float, ptr %84, align 4, !tbaa !8
  %86 = add nuw nsw i32 %11, 2
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %87, i64 %70
  %89 = load float, ptr %88, align 4, !tbaa !8
  %90 = fadd contract float %85, %89
  %91 = zext nneg i32 %7 to i64
  %92 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %69, i64 %91
  %93 = load float, ptr %92, align 4, !tbaa !8
  %94 = fadd contract float %90, %93
  %95 = add nuw nsw i32 %7, 2
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %69, i64 %96
  %98 = load float, ptr %97, align 4, !tbaa !8
  %99 = fadd contract float %94, %98
  %100 = fmul contract float %72, 4.000000e+00
  %101 = fsub contract float %99, %100
  %102 = fmul contract float %101, 2.500000e-01
  %103 = fadd contract float %72, %102
  br label %104

104:                                              ; preds = %82, %74, %68
  %105 = phi float [ %103, %82 ], [ %72, %74 ], [ %72, %68 ]
  %106 = mul nsw i32 %12, %2
  %107 = add nsw i32 %106, %8
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr %1, i64 %108
  store float %105, ptr %109, align 4, !tbaa !8
  br label %110

110:                                              ; preds = %67, %104
  ret void
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
!4 = !{ptr @stencil2d, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
