; ModuleID = 'ray_sphere.cu'
source_filename = "ray_sphere.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Vec = type { float, float, float }
%struct.Ray = type { %struct.Vec, %struct.Vec }
%struct.Sphere = type { %struct.Vec, float }
%struct.Hit = type { %struct.Vec, float, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Vec @_Zmi3VecS_(ptr nocapture noundef readonly byval(%struct.Vec) align 4 %0, ptr nocapture noundef readonly byval(%struct.Vec) align 4 %1) local_unnamed_addr #0 {
  %3 = load float, ptr %0, align 4, !tbaa !8
  %4 = load float, ptr %1, align 4, !tbaa !8
  %5 = fsub contract float %3, %4
  %6 = getelementptr inbounds i8, ptr %0, i64 4
  %7 = load float, ptr %6, align 4, !tbaa !13
  %8 = getelementptr inbounds i8, ptr %1, i64 4
  %9 = load float, ptr %8, align 4, !tbaa !13
  %10 = fsub contract float %7, %9
  %11 = getelementptr inbounds i8, ptr %0, i64 8
  %12 = load float, ptr %11, align 4, !tbaa !14
  %13 = getelementptr inbounds i8, ptr %1, i64 8
  %14 = load float, ptr %13, align 4, !tbaa !14
  %15 = fsub contract float %12, %14
  %16 = insertvalue %struct.Vec poison, float %5, 0
  %17 = insertvalue %struct.Vec %16, float %10, 1
  %18 = insertvalue %struct.Vec %17, float %15, 2
  ret %struct.Vec %18
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Vec @_Zpl3VecS_(ptr nocapture noundef readonly byval(%struct.Vec) align 4 %0, ptr nocapture noundef readonly byval(%struct.Vec) align 4 %1) local_unnamed_addr #0 {
  %3 = load float, ptr %0, align 4, !tbaa !8
  %4 = load float, ptr %1, align 4, !tbaa !8
  %5 = fadd contract float %3, %4
  %6 = getelementptr inbounds i8, ptr %0, i64 4
  %7 = load float, ptr %6, align 4, !tbaa !13
  %8 = getelementptr inbounds i8, ptr %1, i64 4
  %9 = load float, ptr %8, align 4, !tbaa !13
  %10 = fadd contract float %7, %9
  %11 = getelementptr inbounds i8, ptr %0, i64 8
  %12 = load float, ptr %11, align 4, !tbaa !14
  %13 = getelementptr inbounds i8, ptr %1, i64 8
  %14 = load float, ptr %13, align 4, !tbaa !14
  %15 = fadd contract float %12, %14
  %16 = insertvalue %struct.Vec poison, float %5, 0
  %17 = insertvalue %struct.Vec %16, float %10, 1
  %18 = insertvalue %struct.Vec %17, float %15, 2
  ret %struct.Vec %18
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Vec @_Zml3Vecf(ptr nocapture noundef readonly byval(%struct.Vec) align 4 %0, float noundef %1) local_unnamed_addr #0 {
  %3 = load float, ptr %0, align 4, !tbaa !8
  %4 = fmul contract float %3, %1
  %5 = getelementptr inbounds i8, ptr %0, i64 4
  %6 = load float, ptr %5, align 4, !tbaa !13
  %7 = fmul contract float %6, %1
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = load float, ptr %8, align 4, !tbaa !14
  %10 = fmul contract float %9, %1
  %11 = insertvalue %struct.Vec poison, float %4, 0
  %12 = insertvalue %struct.Vec %11, float %7, 1
  %13 = insertvalue %struct.Vec %12, float %10, 2
  ret %struct.Vec %13
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef float @_Z3dot3VecS_(ptr nocapture noundef readonly byval(%struct.Vec) align 4 %0, ptr nocapture noundef readonly byval(%struct.Vec) align 4 %1) local_unnamed_addr #0 {
  %3 = load float, ptr %0, align 4, !tbaa !8
  %4 = load float, ptr %1, align 4, !tbaa !8
  %5 = fmul contract float %3, %4
  %6 = getelementptr inbounds i8, ptr %0, i64 4
  %7 = load float, ptr %6, align 4, !tbaa !13
  %8 = getelementptr inbounds i8, ptr %1, i64 4
  %9 = load float, ptr %8, align 4, !tbaa !13
  %10 = fmul contract float %7, %9
  %11 = fadd contract float %5, %10
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  %13 = load float, ptr %12, align 4, !tbaa !14
  %14 = getelementptr inbounds i8, ptr %1, i64 8
  %15 = load float, ptr %14, align 4, !tbaa !14
  %16 = fmul contract float %13, %15
  %17 = fadd contract float %11, %16
  ret float %17
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local noundef zeroext i1 @_Z9intersectRK3RayRK6SpherePf(ptr nocapture noundef nonnull readonly align 4 dereferenceable(24) %0, ptr nocapture noundef nonnull readonly align 4 dereferenceable(16) %1, ptr nocapture noundef writeonly %2) local_unnamed_addr #1 {
  %4 = load float, ptr %1, align 4, !tbaa !15
  %5 = getelementptr inbounds i8, ptr %1, i64 4
  %6 = load float, ptr %5, align 4, !tbaa !15
  %7 = getelementptr inbounds i8, ptr %1, i64 8
  %8 = load float, ptr %7, align 4, !tbaa !15
  %9 = load float, ptr %0, align 4, !tbaa !15
  %10 = getelementptr inbounds i8, ptr %0, i64 4
  %11 = load float, ptr %10, align 4, !tbaa !15
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  %13 = load float, ptr %12, align 4, !tbaa !15
  %14 = fsub contract float %4, %9
  %15 = fsub contract float %6, %11
  %16 = fsub contract float %8, %13
  %17 = getelementptr inbounds i8, ptr %0, i64 12
  %18 = load float, ptr %17, align 4, !tbaa !15
  %19 = getelementptr inbounds i8, ptr %0, i64 16
  %20 = load float, ptr %19, align 4, !tbaa !15
  %21 = getelementptr inbounds i8, ptr %0, i64 20
  %22 = load float, ptr %21, align 4, !tbaa !15
  %23 = fmul contract float %14, %18
  %24 = fmul contract float %15, %20
  %25 = fadd contract float %23, %24
  %26 = fmul contract float %16, %22
  %27 = fadd contract float %25, %26
  %28 = fmul contract float %14, %14
  %29 = fmul contract float %15, %15
  %30 = fadd contract float %28, %29
  %31 = fmul contract float %16, %16
  %32 = fadd contract float %30, %31
  %33 = fmul contract float %27, %27
  %34 = fsub contract float %32, %33
  %35 = getelementptr inbounds i8, ptr %1, i64 12
  %36 = load float, ptr %35, align 4, !tbaa !16
  %37 = fmul contract float %36, %36
  %38 = fcmp contract ogt float %34, %37
  br i1 %38, label %47, label %39

39:                                               ; preds = %3
  %40 = fsub contract float %37, %34
  %41 = tail call noundef float @llvm.nvvm.sqrt.approx.f(float %40) #5
  %42 = fsub contract float %27, %41
  %43 = fcmp contract ogt float %42, 0.000000e+00
  %44 = fadd contract float %27, %41
  %45 = select contract i1 %43, float %42, float %44
  store float %45, ptr %2, align 4, !tbaa !15
  %46 = fcmp contract ogt float %45, 0.000000e+00
  br label %47

47:                                               ; preds = %3, %39
  %48 = phi i1 [ %46, %39 ], [ false, %3 ]
  ret i1 %48
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @ray_sphere(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3, ptr nocapture noundef writeonly %4) local_unnamed_addr #2 {
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %1
  br i1 %11, label %12, label %113

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds %struct.Ray, ptr %0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !15
  %16 = getelementptr inbounds i8, ptr %14, i64 4
  %17 = load float, ptr %16, align 4, !tbaa !15
  %18 = getelementptr inbounds i8, ptr %14, i64 8
  %19 = load float, ptr %18, align 4, !tbaa !15
  %20 = getelementptr inbounds i8, ptr %14, i64 12
  %21 = load float, ptr %20, align 4, !tbaa !15
  %22 = getelementptr inbounds i8, ptr %14, i64 16
  %23 = load float, ptr %22, align 4, !tbaa !15
  %24 = getelementptr inbounds i8, ptr %14, i64 20
  %25 = load float, ptr %24, align 4, !tbaa !15
  %26 = icmp sgt i32 %3, 0
  br i1 %26, label %31, label %27

27:                                               ; preds = %70, %12
  %28 = phi float [ 0.000000e+00, %12 ], [ %77, %70 ]
  %29 = phi i32 [ -1, %12 ], [ %78, %70 ]
  %30 = icmp sgt i32 %29, -1
  br i1 %30, label %81, label %104

31:                                               ; preds = %12, %70
  %32 = phi i32 [ %78, %70 ], [ -1, %12 ]
  %33 = phi float [ %77, %70 ], [ 0.000000e+00, %12 ]
  %34 = phi i32 [ %79, %70 ], [ 0, %12 ]
  %35 = phi float [ %71, %70 ], [ undef, %12 ]
  %36 = zext nneg i32 %34 to i64
  %37 = getelementptr inbounds %struct.Sphere, ptr %2, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !15
  %39 = getelementptr inbounds i8, ptr %37, i64 4
  %40 = load float, ptr %39, align 4, !tbaa !15
  %41 = getelementptr inbounds i8, ptr %37, i64 8
  %42 = load float, ptr %41, align 4, !tbaa !15
  %43 = fsub contract float %38, %15
  %44 = fsub contract float %40, %17
  %45 = fsub contract float %42, %19
  %46 = fmul contract float %21, %43
  %47 = fmul contract float %23, %44
  %48 = fadd contract float %46, %47
  %49 = fmul contract float %25, %45
  %50 = fadd contract float %48, %49
  %51 = fmul contract float %43, %43
  %52 = fmul contract float %44, %44
  %53 = fadd contract float %51, %52
  %54 = fmul contract float %45, %45
  %55 = fadd contract float %53, %54
  %56 = fmul contract float %50, %50
  %57 = fsub contract float %55, %56
  %58 = getelementptr inbounds i8, ptr %37, i64 12
  %59 = load float, ptr %58, align 4, !tbaa !16
  %60 = fmul contract float %59, %59
  %61 = fcmp contract ogt float %57, %60
  br i1 %61, label %70, label %62

62:                                               ; preds = %31
  %63 = fsub contract float %60, %57
  %64 = tail call noundef float @llvm.nvvm.sqrt.approx.f(float %63) #5
  %65 = fsub contract float %50, %64
  %66 = fcmp contract ogt float %65, 0.000000e+00
  %67 = fadd contract float %50, %64
  %68 = select contract i1 %66, float %65, float %67
  %69 = fcmp contract ogt float %68, 0.000000e+00
  br label %70

70:                                               ; preds = %31, %62
  %71 = phi float [ %35, %31 ], [ %68, %62 ]
  %72 = phi i1 [ false, %31 ], [ %69, %62 ]
  %73 = icmp slt i32 %32, 0
  %74 = fcmp contract olt float %71, %33
  %75 = select i1 %73, i1 true, i1 %74
  %76 = select i1 %72, i1 %75, i1 false
  %77 = select i1 %76, float %71, float %33
  %78 = select i1 %76, i32 %34, i32 %32
  %79 = add nuw nsw i32 %34, 1
  %80 = icmp eq i32 %79, %3
  br i1 %80, label %27, label %31, !llvm.loop !18

81:                                               ; preds = %27
  %82 = fmul contract float %21, %28
  %83 = fmul contract float %23, %28
  %84 = fmul contract float %25, %28
  %85 = fadd contract float %15, %82
  %86 = fadd contract float %17, %83
  %87 = fadd contract float %19, %84
  %88 = zext nneg i32 %29 to i64
  %89 = getelementptr inbounds %struct.Sphere, ptr %2, i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !15
  %91 = getelementptr inbounds i8, ptr %89, i64 4
  %92 = load float, ptr %91, align 4, !tbaa !15
  %93 = getelementptr inbounds i8, ptr %89, i64 8
  %94 = load float, ptr %93, align 4, !tbaa !15
  %95 = getelementptr inbounds i8, ptr %89, i64 12
  %96 = load float, ptr %95, align 4, !tbaa !15
  %97 = fsub contract float %85, %90
  %98 = fsub contract float %86, %92
  %99 = fsub contract float %87, %94
  %100 = fdiv contract float 1.000000e+00, %96
  %101 = fmul contract float %97, %100
  %102 = fmul contract float %98, %100
  %103 = fmul contract float %99, %100
  br label %104

104:                                              ; preds = %81, %27
  %105 = phi float [ %101, %81 ], [ 0.000000e+00, %27 ]
  %106 = phi float [ %102, %81 ], [ 0.000000e+00, %27 ]
  %107 = phi float [ %103, %81 ], [ 0.000000e+00, %27 ]
  %108 = getelementptr inbounds %struct.Hit, ptr %4, i64 %13
  store float %105, ptr %108, align 4, !tbaa !15
  %109 = getelementptr inbounds i8, ptr %108, i64 4
  store float %106, ptr %109, align 4, !tbaa !15
  %110 = getelementptr inbounds i8, ptr %108, i64 8
  store float %107, ptr %110, align 4, !tbaa !15
  %111 = getelementptr inbounds i8, ptr %108, i64 12
  store float %28, ptr %111, align 4, !tbaa !15
  %112 = getelementptr inbounds i8, ptr %108, i64 16
  store i32 %29, ptr %112, align 4, !tbaa !20
  br label %113

113:                                              ; preds = %5, %104
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @ray_sphere, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !10, i64 0}
!9 = !{!"_ZTS3Vec", !10, i64 0, !10, i64 4, !10, i64 8}
!10 = !{!"float", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = !{!9, !10, i64 4}
!14 = !{!9, !10, i64 8}
!15 = !{!10, !10, i64 0}
!16 = !{!17, !10, i64 12}
!17 = !{!"_ZTS6Sphere", !9, i64 0, !10, i64 12}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!21, !21, i64 0}
!21 = !{!"int", !11, i64 0}
