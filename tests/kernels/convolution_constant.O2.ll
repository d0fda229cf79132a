; ModuleID = 'convolution_constant.cu'
source_filename = "convolution_constant.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@weights = dso_local addrspace(4) externally_initialized global [9 x float] [float 1.000000e+00, float 2.000000e+00, float 4.000000e+00, float 8.000000e+00, float 1.600000e+01, float 8.000000e+00, float 4.000000e+00, float 2.000000e+00, float 1.000000e+00], align 4
@edge = dso_local addrspace(4) externally_initialized global [3 x [3 x i32]] [[3 x i32] [i32 -1, i32 -1, i32 -1], [3 x i32] [i32 -1, i32 8, i32 -1], [3 x i32] [i32 -1, i32 -1, i32 -1]], align 4
@_ZZ20convolution_constantE1s = internal unnamed_addr addrspace(3) global [136 x float] undef, align 4
@llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(4) @edge to ptr), ptr addrspacecast (ptr addrspace(4) @weights to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @convolution_constant(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 7
  %6 = add i32 %5, -4
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = icmp ult i32 %7, 136
  br i1 %8, label %77, label %9

9:                                                ; preds = %87, %3
  tail call void @llvm.nvvm.barrier0()
  %10 = add i32 %5, %7
  %11 = icmp slt i32 %10, %2
  br i1 %11, label %12, label %93

12:                                               ; preds = %9
  %13 = load float, ptr addrspacecast (ptr addrspace(4) @weights to ptr), align 4, !tbaa !9
  %14 = zext nneg i32 %7 to i64
  %15 = getelementptr inbounds [136 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ20convolution_constantE1s to ptr), i64 0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !9
  %17 = fmul contract float %13, %16
  %18 = fadd contract float %17, 0.000000e+00
  %19 = load float, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 4), align 4, !tbaa !9
  %20 = add nuw nsw i32 %7, 1
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds [136 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ20convolution_constantE1s to ptr), i64 0, i64 %21
  %23 = load float, ptr %22, align 4, !tbaa !9
  %24 = fmul contract float %19, %23
  %25 = fadd contract float %18, %24
  %26 = load float, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 8), align 4, !tbaa !9
  %27 = add nuw nsw i32 %7, 2
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds [136 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ20convolution_constantE1s to ptr), i64 0, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !9
  %31 = fmul contract float %26, %30
  %32 = fadd contract float %25, %31
  %33 = load float, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 12), align 4, !tbaa !9
  %34 = add nuw nsw i32 %7, 3
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds [136 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ20convolution_constantE1s to ptr), i64 0, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !9
  %38 = fmul contract float %33, %37
  %39 = fadd contract float %32, %38
  %40 = load float, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 16), align 4, !tbaa !9
  %41 = add nuw nsw i32 %7, 4
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds [136 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ20convolution_constantE1s to ptr), i64 0, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !9
  %45 = fmul contract float %40, %44
  %46 = fadd contract float %39, %45
  %47 = load float, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 20), align 4, !tbaa !9
  %48 = add nuw nsw i32 %7, 5
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds [136 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ20convolution_constantE1s to ptr), i64 0, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !9
  %52 = fmul contract float %47, %51
  %53 = fadd contract float %46, %52
  %54 = load float, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 24), align 4, !tbaa !9
  %55 = add nuw nsw i32 %7, 6
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds [136 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ20convolution_constantE1s to ptr), i64 0, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !9
  %59 = fmul contract float %54, %58
  %60 = fadd contract float %53, %59
  %61 = load float, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 28), align 4, !tbaa !9
  %62 = add nuw nsw i32 %7, 7
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds [136 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ20convolution_constantE1s to ptr), i64 0, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !9
  %66 = fmul contract float %61, %65
  %67 = fadd contract float %60, %66
  %68 = load float, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 32), align 4, !tbaa !9
  %69 = add nuw nsw i32 %7, 8
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds [136 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ20convolution_constantE1s to ptr), i64 0, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !9
  %73 = fmul contract float %68, %72
  %74 = fadd contract float %67, %73
  %75 = sext i32 %10 to i64
  %76 = getelementptr inbounds float, ptr %1, i64 %75
  store float %74, ptr %76, align 4, !tbaa !9
  br label %93

77:                                               ; preds = %3, %87
  %78 = phi i32 [ %91, %87 ], [ %7, %3 ]
  %79 = add nsw i32 %6, %78
  %80 = icmp sgt i32 %79, -1
  %81 = icmp slt i32 %79, %2
  %82 = and i1 %80, %81
  br i1 %82, label %83, label %87

83:                                               ; preds = %77
  %84 = zext nneg i32 %79 to i64
  %85 = getelementptr inbounds float, ptr %0, i64 %84
  %86 = load float, ptr %85, align 4, !tbaa !9
  br label %87

87:                                               ; preds = %77, %83
  %88 = phi contract float [ %86, %83 ], [ 0.000000e+00, %77 ]
  %89 = zext nneg i32 %78 to i64
  %90 = getelementptr inbounds [136 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ20convolution_constantE1s to ptr), i64 0, i64 %89
  store float %88, ptr %90, align 4, !tbaa !9
  %91 = add nuw nsw i32 %78, 128
  %92 = icmp ult i32 %78, 8
  br i1 %92, label %77, label %9, !llvm.loop !13

93:                                               ; preds = %9, %12
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @convolution_edge(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = icmp slt i32 %9, %2
  %16 = icmp slt i32 %14, %3
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %116

18:                                               ; preds = %4
  %19 = add nsw i32 %2, -1
  %20 = add nsw i32 %3, -1
  %21 = tail call i32 @llvm.smax.i32(i32 %9, i32 1)
  %22 = add nsw i32 %21, -1
  %23 = tail call noundef i32 @llvm.smin.i32(i32 %22, i32 %19)
  %24 = tail call i32 @llvm.umax.i32(i32 %14, i32 1)
  %25 = add nsw i32 %24, -1
  %26 = tail call i32 @llvm.umin.i32(i32 %25, i32 %20)
  %27 = mul nsw i32 %26, %2
  %28 = load i32, ptr addrspacecast (ptr addrspace(4) @edge to ptr), align 4, !tbaa !15
  %29 = add nsw i32 %23, %27
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i8, ptr %0, i64 %30
  %32 = load i8, ptr %31, align 1, !tbaa !17
  %33 = zext i8 %32 to i32
  %34 = mul nsw i32 %28, %33
  %35 = tail call i32 @llvm.smax.i32(i32 %9, i32 0)
  %36 = tail call noundef i32 @llvm.smin.i32(i32 %35, i32 %19)
  %37 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(4) @edge to ptr), i64 4), align 4, !tbaa !15
  %38 = add nsw i32 %36, %27
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i8, ptr %0, i64 %39
  %41 = load i8, ptr %40, align 1, !tbaa !17
  %42 = zext i8 %41 to i32
  %43 = mul nsw i32 %37, %42
  %44 = add nsw i32 %43, %34
  %45 = tail call i32 @llvm.smax.i32(i32 %9, i32 -1)
  %46 = add nsw i32 %45, 1
  %47 = tail call noundef i32 @llvm.smin.i32(i32 %46, i32 %19)
  %48 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(4) @edge to ptr), i64 8), align 4, !tbaa !15
  %49 = add nsw i32 %47, %27
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i8, ptr %0, i64 %50
  %52 = load i8, ptr %51, align 1, !tbaa !17
  %53 = zext i8 %52 to i32
  %54 = mul nsw i32 %48, %53
  %55 = add nsw i32 %54, %44
  %56 = tail call i32 @llvm.umin.i32(i32 %14, i32 %20)
  %57 = mul nsw i32 %56, %2
  %58 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(4) @edge to ptr), i64 12), align 4, !tbaa !15
  %59 = add nsw i32 %23, %57
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i8, ptr %0, i64 %60
  %62 = load i8, ptr %61, align 1, !tbaa !17
  %63 = zext i8 %62 to i32
  %64 = mul nsw i32 %58, %63
  %65 = add nsw i32 %64, %55
  %66 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(4) @edge to ptr), i64 16), align 4, !tbaa !15
  %67 = add nsw i32 %36, %57
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i8, ptr %0, i64 %68
  %70 = load i8, ptr %69, align 1, !tbaa !17
  %71 = zext i8 %70 to i32
  %72 = mul nsw i32 %66, %71
  %73 = add nsw i32 %72, %65
  %74 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(4) @edge to ptr), i64 20), align 4, !tbaa !15
  %75 = add nsw i32 %47, %57
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i8, ptr %0, i64 %76
  %78 = load i8, ptr %77, align 1, !tbaa !17
  %79 = zext i8 %78 to i32
  %80 = mul nsw i32 %74, %79
  %81 = add nsw i32 %80, %73
  %82 = add nuw nsw i32 %14, 1
  %83 = tail call i32 @llvm.umin.i32(i32 %82, i32 %20)
  %84 = mul nsw i32 %83, %2
  %85 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(4) @edge to ptr), i64 24), align 4, !tbaa !15
  %86 = add nsw i32 %23, %84
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i8, ptr %0, i64 %87
  %89 = load i8, ptr %88, align 1, !tbaa !17
  %90 = zext i8 %89 to i32
  %91 = mul nsw i32 %85, %90
  %92 = add nsw i32 %91, %81
  %93 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(4) @edge to ptr), i64 28), align 4, !tbaa !15
  %94 = add nsw i32 %36, %84
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i8, ptr %0, i64 %95
  %97 = load i8, ptr %96, align 1, !tbaa !17
  %98 = zext i8 %97 to i32
  %99 = mul nsw i32 %93, %98
  %100 = add nsw i32 %99, %92
  %101 = load i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(4) @edge to ptr), i64 32), align 4, !tbaa !15
  %102 = add nsw i32 %47, %84
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds i8, ptr %0, i64 %103
  %105 = load i8, ptr %104, align 1, !tbaa !17
  %106 = zext i8 %105 to i32
  %107 = mul nsw i32 %101, %106
  %108 = add nsw i32 %107, %100
  %109 = tail call noundef i32 @llvm.smax.i32(i32 %108, i32 0)
  %110 = tail call i32 @llvm.umin.i32(i32 %109, i32 255)
  %111 = trunc nuw i32 %110 to i8
  %112 = mul nsw i32 %14, %2
  %113 = add nsw i32 %112, %9
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds i8, ptr %1, i64 %114
  store i8 %111, ptr %115, align 1, !tbaa !17
  br label %116

116:                                              ; preds = %4, %18
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #4

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
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
!4 = !{ptr @convolution_constant, !"kernel", i32 1}
!5 = !{ptr @convolution_edge, !"kernel", i32 1}
!6 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!7 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!8 = !{i32 2, i32 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"float", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!16, !16, i64 0}
!16 = !{!"int", !11, i64 0}
!17 = !{!11, !11, i64 0}
