; ModuleID = 'layernorm.cu'
source_filename = "layernorm.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local void @layernorm(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i32 noundef %4, float noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %7 to i64
  %9 = sext i32 %4 to i64
  %10 = mul nsw i64 %9, %8
  %11 = getelementptr inbounds float, ptr %0, i64 %10
  %12 = getelementptr inbounds float, ptr %1, i64 %10
  %13 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = icmp slt i32 %13, %4
  br i1 %14, label %24, label %15

15:                                               ; preds = %24, %6
  %16 = phi float [ 0.000000e+00, %6 ], [ %38, %24 ]
  %17 = phi float [ 0.000000e+00, %6 ], [ %35, %24 ]
  %18 = phi float [ 0.000000e+00, %6 ], [ %32, %24 ]
  %19 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %18, i32 1, i32 31)
  %20 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %17, i32 1, i32 31)
  %21 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %16, i32 1, i32 31)
  %22 = fadd contract float %18, %19
  %23 = fcmp contract oeq float %22, 0.000000e+00
  br i1 %23, label %51, label %41

24:                                               ; preds = %6, %24
  %25 = phi i32 [ %39, %24 ], [ %13, %6 ]
  %26 = phi float [ %32, %24 ], [ 0.000000e+00, %6 ]
  %27 = phi float [ %35, %24 ], [ 0.000000e+00, %6 ]
  %28 = phi float [ %38, %24 ], [ 0.000000e+00, %6 ]
  %29 = zext nneg i32 %25 to i64
  %30 = getelementptr inbounds float, ptr %11, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !8
  %32 = fadd contract float %26, 1.000000e+00
  %33 = fsub contract float %31, %27
  %34 = fdiv contract float %33, %32
  %35 = fadd contract float %27, %34
  %36 = fsub contract float %31, %35
  %37 = fmul contract float %33, %36
  %38 = fadd contract float %28, %37
  %39 = add nuw nsw i32 %25, 32
  %40 = icmp slt i32 %39, %4
  br i1 %40, label %24, label %15, !llvm.loop !12

41:                                               ; preds = %15
  %42 = fsub contract float %20, %17
  %43 = fdiv contract float %19, %22
  %44 = fmul contract float %43, %42
  %45 = fadd contract float %17, %44
  %46 = fmul contract float %42, %42
  %47 = fmul contract float %18, %46
  %48 = fmul contract float %43, %47
  %49 = fadd contract float %21, %48
  %50 = fadd contract float %16, %49
  br label %51

51:                                               ; preds = %15, %41
  %52 = phi float [ %16, %15 ], [ %50, %41 ]
  %53 = phi float [ %17, %15 ], [ %45, %41 ]
  %54 = phi float [ %18, %15 ], [ %22, %41 ]
  %55 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %54, i32 2, i32 31)
  %56 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %53, i32 2, i32 31)
  %57 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %52, i32 2, i32 31)
  %58 = fadd contract float %54, %55
  %59 = fcmp contract oeq float %58, 0.000000e+00
  br i1 %59, label %70, label %60

60:                                               ; preds = %51
  %61 = fsub contract float %56, %53
  %62 = fdiv contract float %55, %58
  %63 = fmul contract float %62, %61
  %64 = fadd contract float %53, %63
  %65 = fmul contract float %61, %61
  %66 = fmul contract float %54, %65
  %67 = fmul contract float %62, %66
  %68 = fadd contract float %57, %67
  %69 = fadd contract float %52, %68
  br label %70

70:                                               ; preds = %60, %51
  %71 = phi float [ %52, %51 ], [ %69, %60 ]
  %72 = phi float [ %53, %51 ], [ %64, %60 ]
  %73 = phi float [ %54, %51 ], [ %58, %60 ]
  %74 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %73, i32 4, i32 31)
  %75 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %72, i32 4, i32 31)
  %76 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %71, i32 4, i32 31)
  %77 = fadd contract float %73, %74
  %78 = fcmp contract oeq float %77, 0.000000e+00
  br i1 %78, label %89, label %79

79:                                               ; preds = %70
  %80 = fsub contract float %75, %72
  %81 = fdiv contract float %74, %77
  %82 = fmul contract float %81, %80
  %83 = fadd contract float %72, %82
  %84 = fmul contract float %80, %80
  %85 = fmul contract float %73, %84
  %86 = fmul contract float %81, %85
  %87 = fadd contract float %76, %86
  %88 = fadd contract float %71, %87
  br label %89

89:                                               ; preds = %79, %70
  %90 = phi float [ %71, %70 ], [ %88, %79 ]
  %91 = phi float [ %72, %70 ], [ %83, %79 ]
  %92 = phi float [ %73, %70 ], [ %77, %79 ]
  %93 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %92, i32 8, i32 31)
  %94 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %91, i32 8, i32 31)
  %95 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %90, i32 8, i32 31)
  %96 = fadd contract float %92, %93
  %97 = fcmp contract oeq float %96, 0.000000e+00
  br i1 %97, label %108, label %98

98:                                               ; preds = %89
  %99 = fsub contract float %94, %91
  %100 = fdiv contract float %93, %96
  %101 = fmul contract float %100, %99
  %102 = fadd contract float %91, %101
  %103 = fmul contract float %99, %99
  %104 = fmul contract float %92, %103
  %105 = fmul contract float %100, %104
  %106 = fadd contract float %95, %105
  %107 = fadd contract float %90, %106
  br label %108

108:                                              ; preds = %98, %89
  %109 = phi float [ %90, %89 ], [ %107, %98 ]
  %110 = phi float [ %91, %89 ], [ %102, %98 ]
  %111 = phi float [ %92, %89 ], [ %96, %98 ]
  %112 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %111, i32 16, i32 31)
  %113 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %110, i32 16, i32 31)
  %114 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %109, i32 16, i32 31)
  %115 = fadd contract float %111, %112
  %116 = fcmp contract oeq float %115, 0.000000e+00
  br i1 %116, label %127, label %117

117:                                              ; preds = %108
  %118 = fsub contract float %113, %110
  %119 = fdiv contract float %112, %115
  %120 = fmul contract float %119, %118
  %121 = fadd contract float %110, %120
  %122 = fmul contract float %118, %118
  %123 = fmul contract float %111, %122
  %124 = fmul contract float %119, %123
  %125 = fadd contract float %114, %124
  %126 = fadd contract float %109, %125
  br label %127

127:                                              ; preds = %117, %108
  %128 = phi float [ %109, %108 ], [ %126, %117 ]
  %129 = phi float [ %110, %108 ], [ %121, %117 ]
  %130 = phi float [ %111, %108 ], [ %115, %117 ]
  %131 = fdiv contract float %128, %130
  %132 = fadd contract float %131, %5
  %133 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %132)
  br i1 %14, label %135, label %134

134:                                              ; preds = %135, %127
  ret void

135:                                              ; preds = %127, %135
  %136 = phi i32 [ %149, %135 ], [ %13, %127 ]
  %137 = zext nneg i32 %136 to i64
  %138 = getelementptr inbounds float, ptr %11, i64 %137
  %139 = load float, ptr %138, align 4, !tbaa !8
  %140 = fsub contract float %139, %129
  %141 = fmul contract float %133, %140
  %142 = getelementptr inbounds float, ptr %2, i64 %137
  %143 = load float, ptr %142, align 4, !tbaa !8
  %144 = fmul contract float %143, %141
  %145 = getelementptr inbounds float, ptr %3, i64 %137
  %146 = load float, ptr %145, align 4, !tbaa !8
  %147 = fadd contract float %146, %144
  %148 = getelementptr inbounds float, ptr %12, i64 %137
  store float %147, ptr %148, align 4, !tbaa !8
  %149 = add nuw nsw i32 %136, 32
  %150 = icmp slt i32 %149, %4
  br i1 %150, label %135, label %134, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #3

attributes #0 = { convergent norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @layernorm, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
