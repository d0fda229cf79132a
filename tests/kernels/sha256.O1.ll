; ModuleID = 'sha256.cu'
source_filename = "sha256.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@round_key = dso_local addrspace(4) externally_initialized global [64 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716, i32 -459576895, i32 -272742522, i32 264347078, i32 604807628, i32 770255983, i32 1249150122, i32 1555081692, i32 1996064986, i32 -1740746414, i32 -1473132947, i32 -1341970488, i32 -1084653625, i32 -958395405, i32 -710438585, i32 113926993, i32 338241895, i32 666307205, i32 773529912, i32 1294757372, i32 1396182291, i32 1695183700, i32 1986661051, i32 -2117940946, i32 -1838011259, i32 -1564481375, i32 -1474664885, i32 -1035236496, i32 -949202525, i32 -778901479, i32 -694614492, i32 -200395387, i32 275423344, i32 430227734, i32 506948616, i32 659060556, i32 883997877, i32 958139571, i32 1322822218, i32 1537002063, i32 1747873779, i32 1955562222, i32 2024104815, i32 -2067236844, i32 -1933114872, i32 -1866530822, i32 -1538233109, i32 -1090935817, i32 -965641998], align 4
@initial = dso_local addrspace(4) externally_initialized global [8 x i32] [i32 1779033703, i32 -1150833019, i32 1013904242, i32 -1521486534, i32 1359893119, i32 -1694144372, i32 528734635, i32 1541459225], align 4
@llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(4) @initial to ptr), ptr addrspacecast (ptr addrspace(4) @round_key to ptr)], section "llvm.metadata"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @sha256(ptr nocapture noundef readonly %blocks, ptr nocapture noundef writeonly %digest, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %w = alloca [16 x i32], align 4
  %s = alloca [8 x i32], align 4
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp.not = icmp slt i32 %add, %n
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %w) #4
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %s) #4
  %mul4 = shl nsw i32 %add, 4
  br label %for.body

for.body:                                         ; preds = %if.end, %for.body
  %k.0186 = phi i32 [ 0, %if.end ], [ %inc, %for.body ]
  %add5 = add nuw nsw i32 %k.0186, %mul4
  %idxprom = sext i32 %add5 to i64
  %arrayidx = getelementptr inbounds i32, ptr %blocks, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !8
  %4 = tail call noundef i32 @llvm.nvvm.prmt(i32 %3, i32 0, i32 291)
  %idxprom7 = zext nneg i32 %k.0186 to i64
  %arrayidx8 = getelementptr inbounds [16 x i32], ptr %w, i64 0, i64 %idxprom7
  store i32 %4, ptr %arrayidx8, align 4, !tbaa !8
  %inc = add nuw nsw i32 %k.0186, 1
  %exitcond.not = icmp eq i32 %inc, 16
  br i1 %exitcond.not, label %for.body13, label %for.body, !llvm.loop !12

for.cond21.preheader:                             ; preds = %for.body13
  %arrayidx28 = getelementptr inbounds i8, ptr %s, i64 16
  %arrayidx29 = getelementptr inbounds i8, ptr %s, i64 20
  %arrayidx31 = getelementptr inbounds i8, ptr %s, i64 24
  %arrayidx33 = getelementptr inbounds i8, ptr %s, i64 4
  %arrayidx35 = getelementptr inbounds i8, ptr %s, i64 8
  %arrayidx42 = getelementptr inbounds i8, ptr %s, i64 28
  %s.promoted = load i32, ptr %s, align 4, !tbaa !8
  br label %for.body24

for.body13:                                       ; preds = %for.body, %for.body13
  %k9.0187 = phi i32 [ %inc19, %for.body13 ], [ 0, %for.body ]
  %idxprom14 = zext nneg i32 %k9.0187 to i64
  %arrayidx15 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(4) @initial to ptr), i64 0, i64 %idxprom14
  %5 = load i32, ptr %arrayidx15, align 4, !tbaa !8
  %arrayidx17 = getelementptr inbounds [8 x i32], ptr %s, i64 0, i64 %idxprom14
  store i32 %5, ptr %arrayidx17, align 4, !tbaa !8
  %inc19 = add nuw nsw i32 %k9.0187, 1
  %exitcond193.not = icmp eq i32 %inc19, 8
  br i1 %exitcond193.not, label %for.cond21.preheader, label %for.body13, !llvm.loop !15

for.cond106.preheader:                            ; preds = %for.cond.cleanup63
  %mul115 = shl nsw i32 %add, 3
  br label %for.body109

for.body24:                                       ; preds = %for.cond21.preheader, %for.cond.cleanup63
  %r.0191 = phi i32 [ 0, %for.cond21.preheader ], [ %add75, %for.cond.cleanup63 ]
  %add73189190 = phi i32 [ %s.promoted, %for.cond21.preheader ], [ %add73, %for.cond.cleanup63 ]
  %and = and i32 %r.0191, 15
  %idxprom25 = zext nneg i32 %and to i64
  %arrayidx26 = getelementptr inbounds [16 x i32], ptr %w, i64 0, i64 %idxprom25
  %6 = load i32, ptr %arrayidx26, align 4, !tbaa !8
  %7 = load i32, ptr %arrayidx28, align 4, !tbaa !8
  %8 = load i32, ptr %arrayidx29, align 4, !tbaa !8
  %and30 = and i32 %8, %7
  %not = xor i32 %7, -1
  %9 = load i32, ptr %arrayidx31, align 4, !tbaa !8
  %and32 = and i32 %9, %not
  %10 = load i32, ptr %arrayidx33, align 4, !tbaa !8
  %11 = load i32, ptr %arrayidx35, align 4, !tbaa !8
  %and36158 = xor i32 %11, %10
  %and40 = and i32 %11, %10
  %12 = load i32, ptr %arrayidx42, align 4, !tbaa !8
  %or.i185 = tail call i32 @llvm.fshl.i32(i32 %7, i32 %7, i32 26)
  %or.i182 = tail call i32 @llvm.fshl.i32(i32 %7, i32 %7, i32 21)
  %xor45 = xor i32 %or.i185, %or.i182
  %or.i179 = tail call i32 @llvm.fshl.i32(i32 %7, i32 %7, i32 7)
  %xor47 = xor i32 %xor45, %or.i179
  %idxprom50 = zext nneg i32 %r.0191 to i64
  %arrayidx51 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(4) @round_key to ptr), i64 0, i64 %idxprom50
  %13 = load i32, ptr %arrayidx51, align 4, !tbaa !8
  %add48 = add i32 %and30, %6
  %xor = add i32 %add48, %and32
  %add49 = add i32 %xor, %xor47
  %add52 = add i32 %add49, %12
  %or.i176 = tail call i32 @llvm.fshl.i32(i32 %add73189190, i32 %add73189190, i32 30)
  %or.i173 = tail call i32 @llvm.fshl.i32(i32 %add73189190, i32 %add73189190, i32 19)
  %xor56 = xor i32 %or.i176, %or.i173
  %or.i170 = tail call i32 @llvm.fshl.i32(i32 %add73189190, i32 %add73189190, i32 10)
  %xor58 = xor i32 %xor56, %or.i170
  br label %for.body64

for.cond.cleanup63:                               ; preds = %for.body64
  %xor37 = and i32 %and36158, %add73189190
  %xor41 = xor i32 %xor37, %and40
  %add53 = add i32 %add52, %13
  %add59 = add i32 %xor41, %xor58
  %14 = load i32, ptr %arrayidx28, align 4, !tbaa !8
  %add72 = add i32 %14, %add53
  store i32 %add72, ptr %arrayidx28, align 4, !tbaa !8
  %add73 = add i32 %add59, %add53
  store i32 %add73, ptr %s, align 4, !tbaa !8
  %add75 = add nuw nsw i32 %r.0191, 1
  %and76 = and i32 %add75, 15
  %idxprom77 = zext nneg i32 %and76 to i64
  %arrayidx78 = getelementptr inbounds [16 x i32], ptr %w, i64 0, i64 %idxprom77
  %15 = load i32, ptr %arrayidx78, align 4, !tbaa !8
  %add79 = add nuw nsw i32 %r.0191, 14
  %and80 = and i32 %add79, 15
  %idxprom81 = zext nneg i32 %and80 to i64
  %arrayidx82 = getelementptr inbounds [16 x i32], ptr %w, i64 0, i64 %idxprom81
  %16 = load i32, ptr %arrayidx82, align 4, !tbaa !8
  %or.i167 = tail call i32 @llvm.fshl.i32(i32 %15, i32 %15, i32 25)
  %or.i164 = tail call i32 @llvm.fshl.i32(i32 %15, i32 %15, i32 14)
  %xor85 = xor i32 %or.i167, %or.i164
  %shr = lshr i32 %15, 3
  %xor86 = xor i32 %xor85, %shr
  %add88 = add nuw nsw i32 %r.0191, 9
  %and89 = and i32 %add88, 15
  %idxprom90 = zext nneg i32 %and89 to i64
  %arrayidx91 = getelementptr inbounds [16 x i32], ptr %w, i64 0, i64 %idxprom90
  %17 = load i32, ptr %arrayidx91, align 4, !tbaa !8
  %or.i161 = tail call i32 @llvm.fshl.i32(i32 %16, i32 %16, i32 15)
  %or.i = tail call i32 @llvm.fshl.i32(i32 %16, i32 %16, i32 13)
  %xor95 = xor i32 %or.i161, %or.i
  %shr96 = lshr i32 %16, 10
  %xor97 = xor i32 %xor95, %shr96
  %add87 = add i32 %17, %6
  %add92 = add i32 %add87, %xor86
  %add98 = add i32 %add92, %xor97
  store i32 %add98, ptr %arrayidx26, align 4, !tbaa !8
  %exitcond194.not = icmp eq i32 %add75, 64
  br i1 %exitcond194.not, label %for.cond106.preheader, label %for.body24, !llvm.loop !16

for.body64:                                       ; preds = %for.body24, %for.body64
  %k60.0188 = phi i32 [ 7, %for.body24 ], [ %sub, %for.body64 ]
  %sub = add nsw i32 %k60.0188, -1
  %idxprom65 = zext nneg i32 %sub to i64
  %arrayidx66 = getelementptr inbounds [8 x i32], ptr %s, i64 0, i64 %idxprom65
  %18 = load i32, ptr %arrayidx66, align 4, !tbaa !8
  %idxprom67 = zext nneg i32 %k60.0188 to i64
  %arrayidx68 = getelementptr inbounds [8 x i32], ptr %s, i64 0, i64 %idxprom67
  store i32 %18, ptr %arrayidx68, align 4, !tbaa !8
  %cmp62 = icmp ugt i32 %k60.0188, 1
  br i1 %cmp62, label %for.body64, label %for.cond.cleanup63, !llvm.loop !17

for.cond.cleanup108:                              ; preds = %for.body109
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %s) #4
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %w) #4
  br label %cleanup

for.body109:                                      ; preds = %for.cond106.preheader, %for.body109
  %k105.0192 = phi i32 [ 0, %for.cond106.preheader ], [ %inc120, %for.body109 ]
  %idxprom110 = zext nneg i32 %k105.0192 to i64
  %arrayidx111 = getelementptr inbounds [8 x i32], ptr %s, i64 0, i64 %idxprom110
  %19 = load i32, ptr %arrayidx111, align 4, !tbaa !8
  %arrayidx113 = getelementptr inbounds [8 x i32], ptr addrspacecast (ptr addrspace(4) @initial to ptr), i64 0, i64 %idxprom110
  %20 = load i32, ptr %arrayidx113, align 4, !tbaa !8
  %add114 = add i32 %20, %19
  %add116 = add nuw nsw i32 %k105.0192, %mul115
  %idxprom117 = sext i32 %add116 to i64
  %arrayidx118 = getelementptr inbounds i32, ptr %digest, i64 %idxprom117
  store i32 %add114, ptr %arrayidx118, align 4, !tbaa !8
  %inc120 = add nuw nsw i32 %k105.0192, 1
  %exitcond195.not = icmp eq i32 %inc120, 8
  br i1 %exitcond195.not, label %for.cond.cleanup108, label %for.body109, !llvm.loop !18

cleanup:                                          ; preds = %entry, %for.cond.cleanup108
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.prmt(i32, i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @sha256, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !13, !14}
!16 = distinct !{!16, !13, !14}
!17 = distinct !{!17, !13, !14}
!18 = distinct !{!18, !13, !14}
