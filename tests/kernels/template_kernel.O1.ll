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
define dso_local void @_ZN7numeric9map_powerIiLi3EEEvPKT_PS1_i(ptr nocapture noundef readonly %in, ptr nocapture noundef writeonly %out, i32 noundef %n) local_unnamed_addr #0 comdat {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp = icmp slt i32 %add, %n
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !12
  %call3 = tail call noundef i32 @_ZN7numeric9transformIiLi3EEET_S1_(i32 noundef %3) #3
  %arrayidx5 = getelementptr inbounds i32, ptr %out, i64 %idxprom
  store i32 %call3, ptr %arrayidx5, align 4, !tbaa !12
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZN7numeric9transformIiLi3EEET_S1_(i32 noundef %v) local_unnamed_addr #1 comdat {
entry:
  %mul.i = mul nsw i32 %v, %v
  %mul1.i = mul nsw i32 %mul.i, %v
  %add = add nsw i32 %mul1.i, 1
  ret i32 %add
}

; Function Attrs: mustprogress norecurse nounwind
define dso_local void @_ZN7numeric9map_powerIfLi4EEEvPKT_PS1_i(ptr nocapture noundef readonly %in, ptr nocapture noundef writeonly %out, i32 noundef %n) local_unnamed_addr #0 comdat {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp = icmp slt i32 %add, %n
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !16
  %call3 = tail call contract noundef float @_ZN7numeric9transformIfLi4EEET_S1_(float noundef %3) #3
  %arrayidx5 = getelementptr inbounds float, ptr %out, i64 %idxprom
  store float %call3, ptr %arrayidx5, align 4, !tbaa !16
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef float @_ZN7numeric9transformIfLi4EEET_S1_(float noundef %v) local_unnamed_addr #1 comdat {
entry:
  %mul.i.i = fmul contract float %v, %v
  %mul.i = fmul contract float %mul.i.i, %mul.i.i
  %add = fadd contract float %mul.i, 1.000000e+00
  ret float %add
}

; Function Attrs: mustprogress norecurse nounwind
define dso_local void @_ZN7numeric9map_powerIdLi5EEEvPKT_PS1_i(ptr nocapture noundef readonly %in, ptr nocapture noundef writeonly %out, i32 noundef %n) local_unnamed_addr #0 comdat {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp = icmp slt i32 %add, %n
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds double, ptr %in, i64 %idxprom
  %3 = load double, ptr %arrayidx, align 8, !tbaa !18
  %call3 = tail call contract noundef double @_ZN7numeric9transformIdLi5EEET_S1_(double noundef %3) #3
  %arrayidx5 = getelementptr inbounds double, ptr %out, i64 %idxprom
  store double %call3, ptr %arrayidx5, align 8, !tbaa !18
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef double @_ZN7numeric9transformIdLi5EEET_S1_(double noundef %v) local_unnamed_addr #1 comdat {
entry:
  %mul.i.i = fmul contract double %v, %v
  %mul.i = fmul contract double %mul.i.i, %mul.i.i
  %mul1.i = fmul contract double %mul.i, %v
  %add = fadd contract double %mul1.i, 2.000000e+00
  ret double %add
}

; Function Attrs: mustprogress norecurse nounwind
define dso_local void @_ZN7numeric9map_powerIhLi2EEEvPKT_PS1_i(ptr nocapture noundef readonly %in, ptr nocapture noundef writeonly %out, i32 noundef %n) local_unnamed_addr #0 comdat {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp = icmp slt i32 %add, %n
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i8, ptr %in, i64 %idxprom
  %3 = load i8, ptr %arrayidx, align 1, !tbaa !20
  %call3 = tail call noundef zeroext i8 @_ZN7numeric9transformIhLi2EEET_S1_(i8 noundef zeroext %3) #3
  %arrayidx5 = getelementptr inbounds i8, ptr %out, i64 %idxprom
  store i8 %call3, ptr %arrayidx5, align 1, !tbaa !20
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef zeroext i8 @_ZN7numeric9transformIhLi2EEET_S1_(i8 noundef zeroext %v) local_unnamed_addr #1 comdat {
entry:
  %mul.i = mul i8 %v, %v
  %add = add nuw nsw i8 %mul.i, 1
  ret i8 %add
}

; Function Attrs: mustprogress norecurse nounwind
define dso_local void @template_kernel(ptr nocapture noundef readonly %in, ptr nocapture noundef writeonly %out, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp = icmp slt i32 %add, %n
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !12
  %call3 = tail call noundef i32 @_ZN7numeric9transformIiLi3EEET_S1_(i32 noundef %3) #3
  %call4 = tail call contract noundef float @_ZN7numeric9transformIfLi4EEET_S1_(float noundef 0.000000e+00) #3
  %conv = fptosi float %call4 to i32
  %add5 = add nsw i32 %call3, %conv
  %arrayidx7 = getelementptr inbounds i32, ptr %out, i64 %idxprom
  store i32 %add5, ptr %arrayidx7, align 4, !tbaa !12
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
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
