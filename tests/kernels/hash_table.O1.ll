; ModuleID = 'hash_table.cu'
source_filename = "hash_table.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z4hashj(i32 noundef %k) local_unnamed_addr #0 {
entry:
  %shr = lshr i32 %k, 16
  %xor = xor i32 %shr, %k
  %mul = mul i32 %xor, -2048144789
  %shr1 = lshr i32 %mul, 13
  %xor2 = xor i32 %shr1, %mul
  %mul3 = mul i32 %xor2, -1028477387
  %shr4 = lshr i32 %mul3, 16
  %xor5 = xor i32 %shr4, %mul3
  ret i32 %xor5
}

; Function Attrs: mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define dso_local void @hash_table(ptr nocapture noundef %table, i32 noundef %capacity, ptr nocapture noundef readonly %keys, ptr nocapture noundef readonly %values, i32 noundef %n) local_unnamed_addr #1 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp.not = icmp slt i32 %add, %n
  br i1 %cmp.not, label %if.end, label %cleanup29

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %keys, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !9
  %conv = zext i32 %3 to i64
  %shl = shl nuw i64 %conv, 32
  %arrayidx4 = getelementptr inbounds i32, ptr %values, i64 %idxprom
  %4 = load i32, ptr %arrayidx4, align 4, !tbaa !9
  %conv5 = zext i32 %4 to i64
  %or = or disjoint i64 %shl, %conv5
  %shr.i = lshr i32 %3, 16
  %xor.i = xor i32 %shr.i, %3
  %mul.i = mul i32 %xor.i, -2048144789
  %shr1.i = lshr i32 %mul.i, 13
  %xor2.i = xor i32 %shr1.i, %mul.i
  %mul3.i = mul i32 %xor2.i, -1028477387
  %shr4.i = lshr i32 %mul3.i, 16
  %xor5.i = xor i32 %shr4.i, %mul3.i
  %sub = add i32 %capacity, -1
  %and = and i32 %xor5.i, %sub
  br label %for.cond

for.cond:                                         ; preds = %cleanup, %if.end
  %slot.0 = phi i32 [ %and, %if.end ], [ %slot.1, %cleanup ]
  %idxprom9 = zext i32 %slot.0 to i64
  %arrayidx10 = getelementptr inbounds i64, ptr %table, i64 %idxprom9
  %5 = cmpxchg ptr %arrayidx10, i64 -1, i64 %or seq_cst seq_cst, align 8
  %cmp12 = extractvalue { i64, i1 } %5, 1
  br i1 %cmp12, label %cleanup, label %if.end14

if.end14:                                         ; preds = %for.cond
  %6 = extractvalue { i64, i1 } %5, 0
  %shr = lshr i64 %6, 32
  %7 = load i32, ptr %arrayidx, align 4, !tbaa !9
  %conv17 = zext i32 %7 to i64
  %cmp18 = icmp eq i64 %shr, %conv17
  br i1 %cmp18, label %if.then19, label %if.end23

if.then19:                                        ; preds = %if.end14
  %8 = atomicrmw umax ptr %arrayidx10, i64 %or seq_cst, align 8
  br label %cleanup

if.end23:                                         ; preds = %if.end14
  %add24 = add i32 %slot.0, 1
  %and26 = and i32 %add24, %sub
  br label %cleanup

cleanup:                                          ; preds = %for.cond, %if.end23, %if.then19
  %slot.1 = phi i32 [ %slot.0, %if.then19 ], [ %and26, %if.end23 ], [ %slot.0, %for.cond ]
  %cond = phi i1 [ false, %if.then19 ], [ true, %if.end23 ], [ false, %for.cond ]
  br i1 %cond, label %for.cond, label %cleanup29, !llvm.loop !13

cleanup29:                                        ; preds = %cleanup, %entry
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @hash_lookup(ptr nocapture noundef readonly %table, i32 noundef %capacity, ptr nocapture noundef readonly %keys, ptr nocapture noundef writeonly %found, i32 noundef %n) local_unnamed_addr #2 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp.not = icmp slt i32 %add, %n
  br i1 %cmp.not, label %if.end, label %cleanup20

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %keys, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !9
  %shr.i = lshr i32 %3, 16
  %xor.i = xor i32 %shr.i, %3
  %mul.i = mul i32 %xor.i, -2048144789
  %shr1.i = lshr i32 %mul.i, 13
  %xor2.i = xor i32 %shr1.i, %mul.i
  %mul3.i = mul i32 %xor2.i, -1028477387
  %shr4.i = lshr i32 %mul3.i, 16
  %xor5.i = xor i32 %shr4.i, %mul3.i
  %sub = add i32 %capacity, -1
  %slot.032 = and i32 %xor5.i, %sub
  %idxprom4.pn33 = zext i32 %slot.032 to i64
  %pair.0.in34 = getelementptr inbounds i64, ptr %table, i64 %idxprom4.pn33
  %pair.035 = load i64, ptr %pair.0.in34, align 8, !tbaa !16
  %cmp6.not36 = icmp eq i64 %pair.035, -1
  br i1 %cmp6.not36, label %cleanup, label %for.body.lr.ph

for.body.lr.ph:                                   ; preds = %if.end
  %conv = zext i32 %3 to i64
  br label %for.body

for.cond:                                         ; preds = %for.body
  %add13 = add i32 %slot.037, 1
  %slot.0 = and i32 %add13, %sub
  %idxprom4.pn = zext i32 %slot.0 to i64
  %pair.0.in = getelementptr inbounds i64, ptr %table, i64 %idxprom4.pn
  %pair.0 = load i64, ptr %pair.0.in, align 8, !tbaa !16
  %cmp6.not = icmp eq i64 %pair.0, -1
  br i1 %cmp6.not, label %cleanup, label %for.body, !llvm.loop !18

for.body:                                         ; preds = %for.body.lr.ph, %for.cond
  %pair.038 = phi i64 [ %pair.035, %for.body.lr.ph ], [ %pair.0, %for.cond ]
  %slot.037 = phi i32 [ %slot.032, %for.body.lr.ph ], [ %slot.0, %for.cond ]
  %shr = lshr i64 %pair.038, 32
  %cmp9 = icmp eq i64 %shr, %conv
  br i1 %cmp9, label %if.then10, label %for.cond

if.then10:                                        ; preds = %for.body
  %conv11 = trunc i64 %pair.038 to i32
  br label %cleanup

cleanup:                                          ; preds = %for.cond, %if.end, %if.then10
  %result.0 = phi i32 [ %conv11, %if.then10 ], [ -1, %if.end ], [ -1, %for.cond ]
  %arrayidx19 = getelementptr inbounds i32, ptr %found, i64 %idxprom
  store i32 %result.0, ptr %arrayidx19, align 4, !tbaa !9
  br label %cleanup20

cleanup20:                                        ; preds = %entry, %cleanup
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { mustprogress nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4, !5}
!llvm.ident = !{!6, !7}
!nvvmir.version = !{!8}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @hash_table, !"kernel", i32 1}
!5 = !{ptr @hash_lookup, !"kernel", i32 1}
!6 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!7 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!8 = !{i32 2, i32 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{!17, !17, i64 0}
!17 = !{!"long long", !11, i64 0}
!18 = distinct !{!18, !14, !15}
