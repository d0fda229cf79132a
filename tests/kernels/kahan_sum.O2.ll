; ModuleID = 'kahan_sum.cu'
source_filename = "kahan_sum.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float2.0 = type { float, float }

; Function Attrs: norecurse nounwind memory(argmem: readwrite)
define dso_local void @kahan_sum(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, ptr nocapture noundef writeonly %2, ptr nocapture noundef writeonly %3, ptr nocapture noundef writeonly %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %5
  br i1 %13, label %14, label %54

14:                                               ; preds = %7
  %15 = mul nsw i32 %12, %6
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr %0, i64 %16
  %18 = icmp sgt i32 %6, 0
  br i1 %18, label %34, label %19

19:                                               ; preds = %34, %14
  %20 = phi double [ 0.000000e+00, %14 ], [ %49, %34 ]
  %21 = phi float [ 0.000000e+00, %14 ], [ %51, %34 ]
  %22 = phi float [ 0.000000e+00, %14 ], [ %50, %34 ]
  %23 = phi float [ 0.000000e+00, %14 ], [ %45, %34 ]
  %24 = sext i32 %12 to i64
  %25 = getelementptr inbounds float, ptr %1, i64 %24
  store float %23, ptr %25, align 4, !tbaa !8
  %26 = getelementptr inbounds double, ptr %2, i64 %24
  store double %20, ptr %26, align 8, !tbaa !12
  %27 = getelementptr inbounds %struct.float2.0, ptr %3, i64 %24
  store float %22, ptr %27, align 8, !tbaa !8
  %28 = getelementptr inbounds i8, ptr %27, i64 4
  store float %21, ptr %28, align 4, !tbaa !8
  %29 = load float, ptr %17, align 4, !tbaa !8
  %30 = tail call noundef float @llvm.nvvm.mul.rn.f(float %29, float %29)
  %31 = fneg contract float %30
  %32 = tail call noundef float @llvm.fma.f32(float %29, float %29, float %31)
  %33 = getelementptr inbounds float, ptr %4, i64 %24
  store float %32, ptr %33, align 4, !tbaa !8
  br label %54

34:                                               ; preds = %14, %34
  %35 = phi float [ %45, %34 ], [ 0.000000e+00, %14 ]
  %36 = phi float [ %47, %34 ], [ 0.000000e+00, %14 ]
  %37 = phi float [ %50, %34 ], [ 0.000000e+00, %14 ]
  %38 = phi float [ %51, %34 ], [ 0.000000e+00, %14 ]
  %39 = phi double [ %49, %34 ], [ 0.000000e+00, %14 ]
  %40 = phi i32 [ %52, %34 ], [ 0, %14 ]
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %17, i64 %41
  %43 = load float, ptr %42, align 4, !tbaa !8
  %44 = tail call noundef float asm "sub.rn.f32 $0, $1, $2;", "=f,f,f"(float %43, float %36) #3, !srcloc !14
  %45 = tail call noundef float @llvm.nvvm.add.rn.f(float %35, float %44)
  %46 = tail call noundef float asm "sub.rn.f32 $0, $1, $2;", "=f,f,f"(float %45, float %35) #3, !srcloc !14
  %47 = tail call noundef float asm "sub.rn.f32 $0, $1, $2;", "=f,f,f"(float %46, float %44) #3, !srcloc !14
  %48 = fpext float %43 to double
  %49 = fadd contract double %39, %48
  %50 = tail call noundef float @llvm.nvvm.add.rm.f(float %37, float %43)
  %51 = tail call noundef float @llvm.nvvm.add.rp.f(float %38, float %43)
  %52 = add nuw nsw i32 %40, 1
  %53 = icmp eq i32 %52, %6
  br i1 %53, label %19, label %34, !llvm.loop !15

54:                                               ; preds = %7, %19
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.add.rm.f(float, float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.add.rp.f(float, float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.add.rn.f(float, float) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.mul.rn.f(float, float) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #2

attributes #0 = { norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @kahan_sum, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !10, i64 0}
!14 = !{i32 9580}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
