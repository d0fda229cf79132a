; ModuleID = 'template_kernel.cu'
source_filename = "template_kernel.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$_ZN7numeric9map_powerIiLi3EEEvPKT_PS1_i = comdat any

$_ZN7numeric9transformIiLi3EEET_S1_ = comdat any

$_ZN7numeric9map_powerIfLi4EEEvPKT_PS1_i = comdat any

$_ZN7numeric9transformIfLi4EEET_S1_ = comdat any

$_ZN7numeric9map_powerIdLi5EEEvPKT_PS1_i = comdat any

$_ZN7numeric9transformIdLi5EEET_S1_ = comdat any

$_ZN7numeric9map_powerIhLi2EEEvPKT_PS1_i = comdat any

$_ZN7numeric9transformIhLi2EEET_S1_ = comdat any

; Function Attrs: mustprogress norecurse nounwind
define dso_local void @_ZN7numeric9map_powerIiLi3EEEvPKT_PS1_i(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #0 comdat {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %1, i64 %11
  %13 = getelementptr inbounds i32, ptr %0, i64 %11
  %14 = load i32, ptr %13, align 4, !tbaa !12
  %15 = tail call noundef i32 @_ZN7numeric9transformIiLi3EEET_S1_(i32 noundef %14) #3
  store i32 %15, ptr %12, align 4, !tbaa !12
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZN7numeric9transformIiLi3EEET_S1_(i32 noundef %0) local_unnamed_addr #1 comdat {
  %2 = mul nsw i32 %0, %0
  %3 = mul nsw i32 %2, %0
  %4 = add nsw i32 %3, 1
  ret i32 %4
}

; Function Attrs: mustprogress norecurse nounwind
define dso_local void @_ZN7numeric9map_powerIfLi4EEEvPKT_PS1_i(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #0 comdat {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = getelementptr inbounds float, ptr %0, i64 %11
  %14 = load float, ptr %13, align 4, !tbaa !16
  %15 = tail call contract noundef float @_ZN7numeric9transformIfLi4EEET_S1_(float noundef %14) #3
  store float %15, ptr %12, align 4, !tbaa !16
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef float @_ZN7numeric9transformIfLi4EEET_S1_(float noundef %0) local_unnamed_addr #1 comdat {
  %2 = fmul contract float %0, %0
  %3 = fmul contract float %2, %2
  %4 = fadd contract float %3, 1.000000e+00
  ret float %4
}

; Function Attrs: mustprogress norecurse nounwind
define dso_local void @_ZN7numeric9map_powerIdLi5EEEvPKT_PS1_i(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #0 comdat {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = getelementptr inbounds double, ptr %0, i64 %11
  %14 = load double, ptr %13, align 8, !tbaa !18
  %15 = tail call contract noundef double @_ZN7numeric9transformIdLi5EEET_S1_(double noundef %14) #3
  store double %15, ptr %12, align 8, !tbaa !18
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef double @_ZN7numeric9transformIdLi5EEET_S1_(double noundef %0) local_unnamed_addr #1 comdat {
  %2 = fmul contract double %0, %0
  %3 = fmul contract double %2, %2
  %4 = fmul contract double %3, %0
  %5 = fadd contract double %4, 2.000000e+00
  ret double %5
}

; Function Attrs: mustprogress norecurse nounwind
define dso_local void @_ZN7numeric9map_powerIhLi2EEEvPKT_PS1_i(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #0 comdat {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i8, ptr %1, i64 %11
  %13 = getelementptr inbounds i8, ptr %0, i64 %11
  %14 = load i8, ptr %13, align 1, !tbaa !20
  %15 = tail call noundef zeroext i8 @_ZN7numeric9transformIhLi2EEET_S1_(i8 noundef zeroext %14) #3
  store i8 %15, ptr %12, align 1, !tbaa !20
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef zeroext i8 @_ZN7numeric9transformIhLi2EEET_S1_(i8 noundef zeroext %0) local_unnamed_addr #1 comdat {
  %2 = mul i8 %0, %0
  %3 = add nuw nsw i8 %2, 1
  ret i8 %3
}

; Function Attrs: mustprogress norecurse nounwind
define dso_local void @template_kernel(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %19

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !12
  %14 = tail call noundef i32 @_ZN7numeric9transformIiLi3EEET_S1_(i32 noundef %13) #3
  %15 = tail call contract noundef float @_ZN7numeric9transformIfLi4EEET_S1_(float noundef 0.000000e+00) #3
  %16 = fptosi float %15 to i32
  %17 = add nsw i32 %14, %16
  %18 = getelementptr inbounds i32, ptr %1, i64 %11
  store i32 %17, ptr %18, align 4, !tbaa !12
  br label %19

19:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4, !5, !6, !7, !8}
!llvm.ident = !{!9, !10}
!nvvmir.version = !{!11}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @_ZN7numeric9map_powerIiLi3EEEvPKT_PS1_i, !"kernel", i32 1}
!5 = !{ptr @_ZN7numeric9map_powerIfLi4EEEvPKT_PS1_i, !"kernel", i32 1}
!6 = !{ptr @_ZN7numeric9map_powerIdLi5EEEvPKT_PS1_i, !"kernel", i32 1}
!7 = !{ptr @_ZN7numeric9map_powerIhLi2EEEvPKT_PS1_i, !"kernel", i32 1}
!8 = !{ptr @template_kernel, !"kernel", i32 1}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!11 = !{i32 2, i32 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !14, i64 0}
!14 = !{!"omnipotent char", !15, i64 0}
!15 = !{!"Simple C++ TBAA"}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !14, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"double", !14, i64 0}
!20 = !{!14, !14, i64 0}
