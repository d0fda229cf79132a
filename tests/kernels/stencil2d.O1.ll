; ModuleID = 'stencil2d.cu'
source_filename = "stencil2d.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9stencil2dE1s = internal unnamed_addr addrspace(3) global [18 x [18 x float]] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @stencil2d(ptr nocapture noundef readonly %in, ptr nocapture noundef writeonly %out, i32 noundef %w, i32 noundef %h) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul = shl i32 %0, 4
  %1 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %1
  %2 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %mul3 = shl nuw nsw i32 %2, 4
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %add5 = add nuw nsw i32 %mul3, %3
  %add7 = add nuw nsw i32 %1, 1
  %add9 = add nuw nsw i32 %3, 1
  %cmp = icmp slt i32 %add, %w
  %cmp10 = icmp slt i32 %add5, %h
  %4 = and i1 %cmp, %cmp10
  br i1 %4, label %if.then, label %if.end70

if.then:                                          ; preds = %entry
  %mul11 = mul nsw i32 %add5, %w
  %add12 = add nsw i32 %mul11, %add
  %idxprom = sext i32 %add12 to i64
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom
  %5 = load float, ptr %arrayidx, align 4, !tbaa !8
  %idxprom13 = zext nneg i32 %add9 to i64
  %arrayidx14 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %idxprom13
  %idxprom15 = zext nneg i32 %add7 to i64
  %arrayidx16 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %idxprom13, i64 %idxprom15
  store float %5, ptr %arrayidx16, align 4, !tbaa !8
  %cmp18 = icmp eq i32 %1, 0
  %cmp19 = icmp sgt i32 %add, 0
  %or.cond = and i1 %cmp18, %cmp19
  br i1 %or.cond, label %if.then20, label %if.end

if.then20:                                        ; preds = %if.then
  %arrayidx24 = getelementptr i8, ptr %arrayidx, i64 -4
  %6 = load float, ptr %arrayidx24, align 4, !tbaa !8
  store float %6, ptr %arrayidx14, align 4, !tbaa !8
  br label %if.end

if.end:                                           ; preds = %if.then20, %if.then
  %cmp29 = icmp eq i32 %1, 15
  %add31 = add nsw i32 %add, 1
  %cmp32 = icmp slt i32 %add31, %w
  %or.cond177 = select i1 %cmp29, i1 %cmp32, i1 false
  br i1 %or.cond177, label %if.then33, label %if.end42

if.then33:                                        ; preds = %if.end
  %arrayidx38 = getelementptr i8, ptr %arrayidx, i64 4
  %7 = load float, ptr %arrayidx38, align 4, !tbaa !8
  %arrayidx41 = getelementptr inbounds i8, ptr %arrayidx14, i64 68
  store float %7, ptr %arrayidx41, align 4, !tbaa !8
  br label %if.end42

if.end42:                                         ; preds = %if.then33, %if.end
  %cmp44 = icmp eq i32 %3, 0
  %cmp46 = icmp ne i32 %add5, 0
  %or.cond124 = and i1 %cmp44, %cmp46
  br i1 %or.cond124, label %if.then47, label %if.end55

if.then47:                                        ; preds = %if.end42
  %sub48 = add nsw i32 %add5, -1
  %mul49 = mul nsw i32 %sub48, %w
  %add50 = add nsw i32 %mul49, %add
  %idxprom51 = sext i32 %add50 to i64
  %arrayidx52 = getelementptr inbounds float, ptr %in, i64 %idxprom51
  %8 = load float, ptr %arrayidx52, align 4, !tbaa !8
  %arrayidx54 = getelementptr inbounds [18 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %idxprom15
  store float %8, ptr %arrayidx54, align 4, !tbaa !8
  br label %if.end55

if.end55:                                         ; preds = %if.then47, %if.end42
  %cmp57 = icmp eq i32 %3, 15
  br i1 %cmp57, label %land.lhs.true58, label %if.end70

land.lhs.true58:                                  ; preds = %if.end55
  %add59 = add nuw nsw i32 %add5, 1
  %cmp60 = icmp slt i32 %add59, %h
  br i1 %cmp60, label %if.then61, label %if.end70

if.then61:                                        ; preds = %land.lhs.true58
  %mul63 = mul nsw i32 %add59, %w
  %add64 = add nsw i32 %mul63, %add
  %idxprom65 = sext i32 %add64 to i64
  %arrayidx66 = getelementptr inbounds float, ptr %in, i64 %idxprom65
  %9 = load float, ptr %arrayidx66, align 4, !tbaa !8
  %arrayidx68 = getelementptr inbounds [18 x float], ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 1224), i64 0, i64 %idxprom15
  store float %9, ptr %arrayidx68, align 4, !tbaa !8
  br label %if.end70

if.end70:                                         ; preds = %if.end55, %land.lhs.true58, %if.then61, %entry
  tail call void @llvm.nvvm.barrier0()
  br i1 %4, label %if.end73, label %cleanup

if.end73:                                         ; preds = %if.end70
  %idxprom74 = zext nneg i32 %add9 to i64
  %idxprom76 = zext nneg i32 %add7 to i64
  %arrayidx77 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %idxprom74, i64 %idxprom76
  %10 = load float, ptr %arrayidx77, align 4, !tbaa !8
  %cmp78 = icmp sgt i32 %add, 0
  br i1 %cmp78, label %land.lhs.true79, label %if.end115

land.lhs.true79:                                  ; preds = %if.end73
  %sub80 = add nsw i32 %w, -1
  %cmp81 = icmp slt i32 %add, %sub80
  %cmp83 = icmp ne i32 %add5, 0
  %or.cond125 = and i1 %cmp83, %cmp81
  %sub85 = add nsw i32 %h, -1
  %cmp86 = icmp slt i32 %add5, %sub85
  %or.cond178 = select i1 %or.cond125, i1 %cmp86, i1 false
  br i1 %or.cond178, label %if.then87, label %if.end115

if.then87:                                        ; preds = %land.lhs.true79
  %idxprom89 = zext nneg i32 %3 to i64
  %arrayidx92 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %idxprom89, i64 %idxprom76
  %11 = load float, ptr %arrayidx92, align 4, !tbaa !8
  %add93 = add nuw nsw i32 %3, 2
  %idxprom94 = zext nneg i32 %add93 to i64
  %arrayidx97 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %idxprom94, i64 %idxprom76
  %12 = load float, ptr %arrayidx97, align 4, !tbaa !8
  %add98 = fadd contract float %11, %12
  %idxprom102 = zext nneg i32 %1 to i64
  %arrayidx103 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %idxprom74, i64 %idxprom102
  %13 = load float, ptr %arrayidx103, align 4, !tbaa !8
  %add104 = fadd contract float %add98, %13
  %add107 = add nuw nsw i32 %1, 2
  %idxprom108 = zext nneg i32 %add107 to i64
  %arrayidx109 = getelementptr inbounds [18 x [18 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %idxprom74, i64 %idxprom108
  %14 = load float, ptr %arrayidx109, align 4, !tbaa !8
  %add110 = fadd contract float %add104, %14
  %mul111 = fmul contract float %10, 4.000000e+00
  %sub112 = fsub contract float %add110, %mul111
  %mul113 = fmul contract float %sub112, 2.500000e-01
  %add114 = fadd contract float %10, %mul113
  br label %if.end115

if.end115:                                        ; preds = %if.then87, %land.lhs.true79, %if.end73
  %c.0 = phi float [ %add114, %if.then87 ], [ %10, %land.lhs.true79 ], [ %10, %if.end73 ]
  %mul116 = mul nsw i32 %add5, %w
  %add117 = add nsw i32 %mul116, %add
  %idxprom118 = sext i32 %add117 to i64
  %arrayidx119 = getelementptr inbounds float, ptr %out, i64 %idxprom118
  store float %c.0, ptr %arrayidx119, align 4, !tbaa !8
  br label %cleanup

cleanup:                                          ; preds = %if.end70, %if.end115
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
