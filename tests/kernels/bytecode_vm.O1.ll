; ModuleID = 'bytecode_vm.cu'
source_filename = "bytecode_vm.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @bytecode_vm(ptr nocapture noundef readonly %code, i32 noundef %length, ptr nocapture noundef readonly %input, ptr nocapture noundef writeonly %output, i32 noundef %n, i32 noundef %fuel) local_unnamed_addr #0 {
entry:
  %stack = alloca [32 x i32], align 4
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp.not = icmp slt i32 %add, %n
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %stack) #3
  store i32 0, ptr %stack, align 4, !tbaa !8
  %cmp3168 = icmp sgt i32 %fuel, 0
  br i1 %cmp3168, label %while.body.lr.ph, label %while.end

while.body.lr.ph:                                 ; preds = %if.end
  %idxprom25 = sext i32 %add to i64
  %arrayidx26 = getelementptr inbounds i32, ptr %input, i64 %idxprom25
  br label %while.body

while.body:                                       ; preds = %while.body.lr.ph, %sw.epilog
  %dec172.in = phi i32 [ %fuel, %while.body.lr.ph ], [ %fuel.addr.1, %sw.epilog ]
  %top.0171 = phi i32 [ 0, %while.body.lr.ph ], [ %top.1, %sw.epilog ]
  %pc.0170 = phi i32 [ 0, %while.body.lr.ph ], [ %pc.1, %sw.epilog ]
  %result.0169 = phi i32 [ -2000000, %while.body.lr.ph ], [ %result.1, %sw.epilog ]
  %dec172 = add nsw i32 %dec172.in, -1
  %cmp4 = icmp sge i32 %pc.0170, %length
  %3 = icmp ugt i32 %top.0171, 29
  %or.cond114 = select i1 %cmp4, i1 true, i1 %3
  br i1 %or.cond114, label %while.end, label %if.end9

if.end9:                                          ; preds = %while.body
  %inc = add nsw i32 %pc.0170, 1
  %idxprom = sext i32 %pc.0170 to i64
  %arrayidx10 = getelementptr inbounds i8, ptr %code, i64 %idxprom
  %4 = load i8, ptr %arrayidx10, align 1, !tbaa !12
  %idxprom11 = zext nneg i32 %top.0171 to i64
  %arrayidx12 = getelementptr inbounds [32 x i32], ptr %stack, i64 0, i64 %idxprom11
  %5 = load i32, ptr %arrayidx12, align 4, !tbaa !8
  %cmp13 = icmp sgt i32 %top.0171, 0
  br i1 %cmp13, label %cond.true, label %cond.end

cond.true:                                        ; preds = %if.end9
  %sub = add nsw i32 %top.0171, -1
  %idxprom14 = zext nneg i32 %sub to i64
  %arrayidx15 = getelementptr inbounds [32 x i32], ptr %stack, i64 0, i64 %idxprom14
  %6 = load i32, ptr %arrayidx15, align 4, !tbaa !8
  br label %cond.end

cond.end:                                         ; preds = %if.end9, %cond.true
  %cond = phi i32 [ %6, %cond.true ], [ 0, %if.end9 ]
  switch i8 %4, label %sw.default [
    i8 0, label %sw.epilog
    i8 1, label %sw.bb16
    i8 2, label %sw.bb24
    i8 3, label %sw.bb30
    i8 4, label %sw.bb35
    i8 5, label %sw.bb40
    i8 6, label %sw.bb45
    i8 7, label %sw.bb54
    i8 8, label %sw.bb58
    i8 9, label %sw.bb64
    i8 10, label %sw.bb66
    i8 11, label %sw.bb72
    i8 12, label %sw.bb76
    i8 13, label %sw.bb87
    i8 14, label %sw.bb104
    i8 15, label %sw.bb108
  ]

sw.bb16:                                          ; preds = %cond.end
  %inc17 = add nsw i32 %pc.0170, 2
  %idxprom18 = sext i32 %inc to i64
  %arrayidx19 = getelementptr inbounds i8, ptr %code, i64 %idxprom18
  %7 = load i8, ptr %arrayidx19, align 1, !tbaa !12
  %conv20 = sext i8 %7 to i32
  %inc21 = add nuw nsw i32 %top.0171, 1
  %idxprom22 = zext nneg i32 %inc21 to i64
  %arrayidx23 = getelementptr inbounds [32 x i32], ptr %stack, i64 0, i64 %idxprom22
  store i32 %conv20, ptr %arrayidx23, align 4, !tbaa !8
  br label %sw.epilog

sw.bb24:                                          ; preds = %cond.end
  %8 = load i32, ptr %arrayidx26, align 4, !tbaa !8
  %inc27 = add nuw nsw i32 %top.0171, 1
  %idxprom28 = zext nneg i32 %inc27 to i64
  %arrayidx29 = getelementptr inbounds [32 x i32], ptr %stack, i64 0, i64 %idxprom28
  store i32 %8, ptr %arrayidx29, align 4, !tbaa !8
  br label %sw.epilog

sw.bb30:                                          ; preds = %cond.end
  %add31 = add nsw i32 %cond, %5
  %dec32 = add nsw i32 %top.0171, -1
  %idxprom33 = sext i32 %dec32 to i64
  %arrayidx34 = getelementptr inbounds [32 x i32], ptr %stack, i64 0, i64 %idxprom33
  store i32 %add31, ptr %arrayidx34, align 4, !tbaa !8
  br label %sw.epilog

sw.bb35:                                          ; preds = %cond.end
  %sub36 = sub nsw i32 %cond, %5
  %dec37 = add nsw i32 %top.0171, -1
  %idxprom38 = sext i32 %dec37 to i64
  %arrayidx39 = getelementptr inbounds [32 x i32], ptr %stack, i64 0, i64 %idxprom38
  store i32 %sub36, ptr %arrayidx39, align 4, !tbaa !8
  br label %sw.epilog

sw.bb40:                                          ; preds = %cond.end
  %mul41 = mul nsw i32 %cond, %5
  %dec42 = add nsw i32 %top.0171, -1
  %idxprom43 = sext i32 %dec42 to i64
  %arrayidx44 = getelementptr inbounds [32 x i32], ptr %stack, i64 0, i64 %idxprom43
  store i32 %mul41, ptr %arrayidx44, align 4, !tbaa !8
  br label %sw.epilog

sw.bb45:                                          ; preds = %cond.end
  %cmp46 = icmp eq i32 %5, 0
  br i1 %cmp46, label %cond.end49, label %cond.false48

cond.false48:                                     ; preds = %sw.bb45
  %div = sdiv i32 %cond, %5
  br label %cond.end49

cond.end49:                                       ; preds = %sw.bb45, %cond.false48
  %cond50 = phi i32 [ %div, %cond.false48 ], [ 0, %sw.bb45 ]
  %dec51 = add nsw i32 %top.0171, -1
  %idxprom52 = sext i32 %dec51 to i64
  %arrayidx53 = getelementptr inbounds [32 x i32], ptr %stack, i64 0, i64 %idxprom52
  store i32 %cond50, ptr %arrayidx53, align 4, !tbaa !8
  br label %sw.epilog

sw.bb54:                                          ; preds = %cond.end
  %inc55 = add nuw nsw i32 %top.0171, 1
  %idxprom56 = zext nneg i32 %inc55 to i64
  %arrayidx57 = getelementptr inbounds [32 x i32], ptr %stack, i64 0, i64 %idxprom56
  store i32 %5, ptr %arrayidx57, align 4, !tbaa !8
  br label %sw.epilog

sw.bb58:                                          ; preds = %cond.end
  store i32 %cond, ptr %arrayidx12, align 4, !tbaa !8
  %sub61 = add nsw i32 %top.0171, -1
  %idxprom62 = sext i32 %sub61 to i64
  %arrayidx63 = getelementptr inbounds [32 x i32], ptr %stack, i64 0, i64 %idxprom62
  store i32 %5, ptr %arrayidx63, align 4, !tbaa !8
  br label %sw.epilog

sw.bb64:                                          ; preds = %cond.end
  %dec65 = add nsw i32 %top.0171, -1
  br label %sw.epilog

sw.bb66:                                          ; preds = %cond.end
  %cmp67 = icmp slt i32 %cond, %5
  %conv68 = zext i1 %cmp67 to i32
  %dec69 = add nsw i32 %top.0171, -1
  %idxprom70 = sext i32 %dec69 to i64
  %arrayidx71 = getelementptr inbounds [32 x i32], ptr %stack, i64 0, i64 %idxprom70
  store i32 %conv68, ptr %arrayidx71, align 4, !tbaa !8
  br label %sw.epilog

sw.bb72:                                          ; preds = %cond.end
  %idxprom73 = sext i32 %inc to i64
  %arrayidx74 = getelementptr inbounds i8, ptr %code, i64 %idxprom73
  %9 = load i8, ptr %arrayidx74, align 1, !tbaa !12
  %conv75 = zext i8 %9 to i32
  br label %sw.epilog

sw.bb76:                                          ; preds = %cond.end
  %dec77 = add nsw i32 %top.0171, -1
  %cmp78.not = icmp eq i32 %5, 0
  br i1 %cmp78.not, label %cond.false83, label %cond.true79

cond.true79:                                      ; preds = %sw.bb76
  %idxprom80 = sext i32 %inc to i64
  %arrayidx81 = getelementptr inbounds i8, ptr %code, i64 %idxprom80
  %10 = load i8, ptr %arrayidx81, align 1, !tbaa !12
  %conv82 = zext i8 %10 to i32
  br label %sw.epilog

cond.false83:                                     ; preds = %sw.bb76
  %add84 = add nsw i32 %pc.0170, 2
  br label %sw.epilog

sw.bb87:                                          ; preds = %cond.end
  %inc88 = add nsw i32 %pc.0170, 2
  %idxprom89 = sext i32 %inc to i64
  %arrayidx90 = getelementptr inbounds i8, ptr %code, i64 %idxprom89
  %11 = load i8, ptr %arrayidx90, align 1, !tbaa !12
  %conv91 = zext i8 %11 to i32
  %cmp92.not = icmp slt i32 %top.0171, %conv91
  br i1 %cmp92.not, label %cond.end98, label %cond.true93

cond.true93:                                      ; preds = %sw.bb87
  %sub94 = sub nsw i32 %top.0171, %conv91
  %idxprom95 = sext i32 %sub94 to i64
  %arrayidx96 = getelementptr inbounds [32 x i32], ptr %stack, i64 0, i64 %idxprom95
  %12 = load i32, ptr %arrayidx96, align 4, !tbaa !8
  br label %cond.end98

cond.end98:                                       ; preds = %sw.bb87, %cond.true93
  %cond99 = phi i32 [ %12, %cond.true93 ], [ 0, %sw.bb87 ]
  %add100 = add nuw nsw i32 %top.0171, 1
  %idxprom101 = zext nneg i32 %add100 to i64
  %arrayidx102 = getelementptr inbounds [32 x i32], ptr %stack, i64 0, i64 %idxprom101
  store i32 %cond99, ptr %arrayidx102, align 4, !tbaa !8
  br label %sw.epilog

sw.bb104:                                         ; preds = %cond.end
  %sub105 = sub nsw i32 0, %5
  store i32 %sub105, ptr %arrayidx12, align 4, !tbaa !8
  br label %sw.epilog

sw.bb108:                                         ; preds = %cond.end
  %xor = xor i32 %cond, %5
  %dec109 = add nsw i32 %top.0171, -1
  %idxprom110 = sext i32 %dec109 to i64
  %arrayidx111 = getelementptr inbounds [32 x i32], ptr %stack, i64 0, i64 %idxprom110
  store i32 %xor, ptr %arrayidx111, align 4, !tbaa !8
  br label %sw.epilog

sw.default:                                       ; preds = %cond.end
  br label %sw.epilog

sw.epilog:                                        ; preds = %cond.true79, %cond.false83, %cond.end, %sw.default, %sw.bb108, %sw.bb104, %cond.end98, %sw.bb72, %sw.bb66, %sw.bb64, %sw.bb58, %sw.bb54, %cond.end49, %sw.bb40, %sw.bb35, %sw.bb30, %sw.bb24, %sw.bb16
  %result.1 = phi i32 [ %result.0169, %sw.default ], [ %result.0169, %sw.bb108 ], [ %result.0169, %sw.bb104 ], [ %result.0169, %cond.end98 ], [ %result.0169, %sw.bb72 ], [ %result.0169, %sw.bb66 ], [ %result.0169, %sw.bb64 ], [ %result.0169, %sw.bb58 ], [ %result.0169, %sw.bb54 ], [ %result.0169, %cond.end49 ], [ %result.0169, %sw.bb40 ], [ %result.0169, %sw.bb35 ], [ %result.0169, %sw.bb30 ], [ %result.0169, %sw.bb24 ], [ %result.0169, %sw.bb16 ], [ %5, %cond.end ], [ %result.0169, %cond.false83 ], [ %result.0169, %cond.true79 ]
  %pc.1 = phi i32 [ %inc, %sw.default ], [ %inc, %sw.bb108 ], [ %inc, %sw.bb104 ], [ %inc88, %cond.end98 ], [ %conv75, %sw.bb72 ], [ %inc, %sw.bb66 ], [ %inc, %sw.bb64 ], [ %inc, %sw.bb58 ], [ %inc, %sw.bb54 ], [ %inc, %cond.end49 ], [ %inc, %sw.bb40 ], [ %inc, %sw.bb35 ], [ %inc, %sw.bb30 ], [ %inc, %sw.bb24 ], [ %inc17, %sw.bb16 ], [ %inc, %cond.end ], [ %add84, %cond.false83 ], [ %conv82, %cond.true79 ]
  %top.1 = phi i32 [ -2, %sw.default ], [ %dec109, %sw.bb108 ], [ %top.0171, %sw.bb104 ], [ %add100, %cond.end98 ], [ %top.0171, %sw.bb72 ], [ %dec69, %sw.bb66 ], [ %dec65, %sw.bb64 ], [ %top.0171, %sw.bb58 ], [ %inc55, %sw.bb54 ], [ %dec51, %cond.end49 ], [ %dec42, %sw.bb40 ], [ %dec37, %sw.bb35 ], [ %dec32, %sw.bb30 ], [ %inc27, %sw.bb24 ], [ %inc21, %sw.bb16 ], [ %top.0171, %cond.end ], [ %dec77, %cond.false83 ], [ %dec77, %cond.true79 ]
  %fuel.addr.1 = phi i32 [ %dec172, %sw.default ], [ %dec172, %sw.bb108 ], [ %dec172, %sw.bb104 ], [ %dec172, %cond.end98 ], [ %dec172, %sw.bb72 ], [ %dec172, %sw.bb66 ], [ %dec172, %sw.bb64 ], [ %dec172, %sw.bb58 ], [ %dec172, %sw.bb54 ], [ %dec172, %cond.end49 ], [ %dec172, %sw.bb40 ], [ %dec172, %sw.bb35 ], [ %dec172, %sw.bb30 ], [ %dec172, %sw.bb24 ], [ %dec172, %sw.bb16 ], [ 0, %cond.end ], [ %dec172, %cond.false83 ], [ %dec172, %cond.true79 ]
  %cmp3 = icmp sgt i32 %fuel.addr.1, 0
  br i1 %cmp3, label %while.body, label %while.end, !llvm.loop !13

while.end:                                        ; preds = %sw.epilog, %while.body, %if.end
  %result.2 = phi i32 [ -2000000, %if.end ], [ %result.1, %sw.epilog ], [ -1000000, %while.body ]
  %idxprom112 = sext i32 %add to i64
  %arrayidx113 = getelementptr inbounds i32, ptr %output, i64 %idxprom112
  store i32 %result.2, ptr %arrayidx113, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %stack) #3
  br label %cleanup

cleanup:                                          ; preds = %entry, %while.end
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @bytecode_vm, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!10, !10, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
