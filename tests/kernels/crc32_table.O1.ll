; ModuleID = 'crc32_table.cu'
source_filename = "crc32_table.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@nibble_table = dso_local addrspace(4) externally_initialized global [16 x i32] [i32 0, i32 498536548, i32 997073096, i32 651767980, i32 1994146192, i32 1802195444, i32 1303535960, i32 1342533948, i32 -306674912, i32 -267414716, i32 -690576408, i32 -882789492, i32 -1687895376, i32 -2032938284, i32 -1609899400, i32 -1111625188], align 4
@_ZZ11crc32_tableE10byte_table = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @nibble_table to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef i32 @_Z10crc_nibblePKhi(ptr nocapture noundef readonly %p, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp22 = icmp sgt i32 %n, 0
  br i1 %cmp22, label %for.body, label %for.cond.cleanup

for.cond.cleanup.loopexit:                        ; preds = %for.body
  %0 = xor i32 %xor13, -1
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  %crc.0.lcssa = phi i32 [ 0, %entry ], [ %0, %for.cond.cleanup.loopexit ]
  ret i32 %crc.0.lcssa

for.body:                                         ; preds = %entry, %for.body
  %i.024 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %crc.023 = phi i32 [ %xor13, %for.body ], [ -1, %entry ]
  %idxprom = zext nneg i32 %i.024 to i64
  %arrayidx = getelementptr inbounds i8, ptr %p, i64 %idxprom
  %1 = load i8, ptr %arrayidx, align 1, !tbaa !8
  %conv = zext i8 %1 to i32
  %xor = xor i32 %crc.023, %conv
  %and = and i32 %xor, 15
  %idxprom1 = zext nneg i32 %and to i64
  %arrayidx2 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(4) @nibble_table to ptr), i64 0, i64 %idxprom1
  %2 = load i32, ptr %arrayidx2, align 4, !tbaa !11
  %shr = lshr i32 %crc.023, 4
  %xor3 = xor i32 %2, %shr
  %shr7 = lshr i32 %conv, 4
  %xor3.masked = and i32 %xor3, 15
  %and9 = xor i32 %xor3.masked, %shr7
  %idxprom10 = zext nneg i32 %and9 to i64
  %arrayidx11 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(4) @nibble_table to ptr), i64 0, i64 %idxprom10
  %3 = load i32, ptr %arrayidx11, align 4, !tbaa !11
  %shr12 = lshr i32 %xor3, 4
  %xor13 = xor i32 %shr12, %3
  %inc = add nuw nsw i32 %i.024, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !13
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none)
define dso_local noundef i32 @_Z8crc_bytePKhiPKj(ptr nocapture noundef readonly %p, i32 noundef %n, ptr nocapture noundef readonly %table) local_unnamed_addr #1 {
entry:
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %while.body, label %while.end

while.body:                                       ; preds = %entry, %while.body
  %crc.07 = phi i32 [ %xor1, %while.body ], [ -1, %entry ]
  %p.addr.06 = phi ptr [ %incdec.ptr, %while.body ], [ %p, %entry ]
  %n.addr.05 = phi i32 [ %dec, %while.body ], [ %n, %entry ]
  %dec = add nsw i32 %n.addr.05, -1
  %incdec.ptr = getelementptr inbounds i8, ptr %p.addr.06, i64 1
  %0 = load i8, ptr %p.addr.06, align 1, !tbaa !8
  %crc.0.tr = trunc i32 %crc.07 to i8
  %xor.narrow = xor i8 %0, %crc.0.tr
  %idxprom = zext i8 %xor.narrow to i64
  %arrayidx = getelementptr inbounds i32, ptr %table, i64 %idxprom
  %1 = load i32, ptr %arrayidx, align 4, !tbaa !11
  %shr = lshr i32 %crc.07, 8
  %xor1 = xor i32 %1, %shr
  %cmp = icmp sgt i32 %n.addr.05, 1
  br i1 %cmp, label %while.body, label %while.end.loopexit, !llvm.loop !16

while.end.loopexit:                               ; preds = %while.body
  %2 = xor i32 %xor1, -1
  br label %while.end

while.end:                                        ; preds = %while.end.loopexit, %entry
  %crc.0.lcssa = phi i32 [ 0, %entry ], [ %2, %while.end.loopexit ]
  ret i32 %crc.0.lcssa
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @crc32_table(ptr nocapture noundef readonly %bytes, i32 noundef %length, i32 noundef %records, ptr nocapture noundef writeonly %by_nibble, ptr nocapture noundef writeonly %by_byte) local_unnamed_addr #2 {
entry:
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp41 = icmp ult i32 %0, 256
  br i1 %cmp41, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %v.042 = phi i32 [ %0, %for.cond1.preheader.lr.ph ], [ %add, %for.cond.cleanup3 ]
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  tail call void @llvm.nvvm.barrier0()
  %2 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %3 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %2, %3
  %add12 = add i32 %mul, %0
  %cmp13.not = icmp slt i32 %add12, %records
  br i1 %cmp13.not, label %if.end, label %cleanup

for.cond.cleanup3:                                ; preds = %for.body4
  %idxprom = zext nneg i32 %v.042 to i64
  %arrayidx = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11crc32_tableE10byte_table to ptr), i64 0, i64 %idxprom
  store i32 %cond, ptr %arrayidx, align 4, !tbaa !11
  %add = add nuw nsw i32 %v.042, %1
  %cmp = icmp ult i32 %add, 256
  br i1 %cmp, label %for.cond1.preheader, label %for.cond.cleanup, !llvm.loop !17

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %k.040 = phi i32 [ 0, %for.cond1.preheader ], [ %inc, %for.body4 ]
  %c.039 = phi i32 [ %v.042, %for.cond1.preheader ], [ %cond, %for.body4 ]
  %and = and i32 %c.039, 1
  %tobool.not = icmp eq i32 %and, 0
  %shr = lshr i32 %c.039, 1
  %xor = xor i32 %shr, -306674912
  %cond = select i1 %tobool.not, i32 %shr, i32 %xor
  %inc = add nuw nsw i32 %k.040, 1
  %exitcond.not = icmp eq i32 %inc, 8
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !18

if.end:                                           ; preds = %for.cond.cleanup
  %conv = sext i32 %add12 to i64
  %conv14 = sext i32 %length to i64
  %mul15 = mul nsw i64 %conv14, %conv
  %add.ptr = getelementptr inbounds i8, ptr %bytes, i64 %mul15
  %cmp22.i = icmp sgt i32 %length, 0
  br i1 %cmp22.i, label %for.body.i, label %_Z8crc_bytePKhiPKj.exit.critedge

for.cond.cleanup.loopexit.i:                      ; preds = %for.body.i
  %4 = xor i32 %xor13.i, -1
  %arrayidx18 = getelementptr inbounds i32, ptr %by_nibble, i64 %conv
  store i32 %4, ptr %arrayidx18, align 4, !tbaa !11
  br i1 %cmp22.i, label %while.body.i, label %_Z8crc_bytePKhiPKj.exit

for.body.i:                                       ; preds = %if.end, %for.body.i
  %i.024.i = phi i32 [ %inc.i, %for.body.i ], [ 0, %if.end ]
  %crc.023.i = phi i32 [ %xor13.i, %for.body.i ], [ -1, %if.end ]
  %idxprom.i = zext nneg i32 %i.024.i to i64
  %arrayidx.i = getelementptr inbounds i8, ptr %add.ptr, i64 %idxprom.i
  %5 = load i8, ptr %arrayidx.i, align 1, !tbaa !8
  %conv.i = zext i8 %5 to i32
  %xor.i = xor i32 %crc.023.i, %conv.i
  %and.i = and i32 %xor.i, 15
  %idxprom1.i = zext nneg i32 %and.i to i64
  %arrayidx2.i = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(4) @nibble_table to ptr), i64 0, i64 %idxprom1.i
  %6 = load i32, ptr %arrayidx2.i, align 4, !tbaa !11
  %shr.i = lshr i32 %crc.023.i, 4
  %xor3.i = xor i32 %6, %shr.i
  %shr7.i = lshr i32 %conv.i, 4
  %xor3.masked.i = and i32 %xor3.i, 15
  %and9.i = xor i32 %xor3.masked.i, %shr7.i
  %idxprom10.i = zext nneg i32 %and9.i to i64
  %arrayidx11.i = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(4) @nibble_table to ptr), i64 0, i64 %idxprom10.i
  %7 = load i32, ptr %arrayidx11.i, align 4, !tbaa !11
  %shr12.i = lshr i32 %xor3.i, 4
  %xor13.i = xor i32 %shr12.i, %7
  %inc.i = add nuw nsw i32 %i.024.i, 1
  %exitcond.not.i = icmp eq i32 %inc.i, %length
  br i1 %exitcond.not.i, label %for.cond.cleanup.loopexit.i, label %for.body.i, !llvm.loop !13

while.body.i:                                     ; preds = %for.cond.cleanup.loopexit.i, %while.body.i
  %crc.07.i = phi i32 [ %xor1.i, %while.body.i ], [ -1, %for.cond.cleanup.loopexit.i ]
  %p.addr.06.i = phi ptr [ %incdec.ptr.i, %while.body.i ], [ %add.ptr, %for.cond.cleanup.loopexit.i ]
  %n.addr.05.i = phi i32 [ %dec.i, %while.body.i ], [ %length, %for.cond.cleanup.loopexit.i ]
  %dec.i = add nsw i32 %n.addr.05.i, -1
  %incdec.ptr.i = getelementptr inbounds i8, ptr %p.addr.06.i, i64 1
  %8 = load i8, ptr %p.addr.06.i, align 1, !tbaa !8
  %crc.0.tr.i = trunc i32 %crc.07.i to i8
  %xor.narrow.i = xor i8 %8, %crc.0.tr.i
  %idxprom.i36 = zext i8 %xor.narrow.i to i64
  %arrayidx.i37 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11crc32_tableE10byte_table to ptr), i64 %idxprom.i36
  %9 = load i32, ptr %arrayidx.i37, align 4, !tbaa !11
  %shr.i38 = lshr i32 %crc.07.i, 8
  %xor1.i = xor i32 %9, %shr.i38
  %cmp.i = icmp sgt i32 %n.addr.05.i, 1
  br i1 %cmp.i, label %while.body.i, label %while.end.loopexit.i, !llvm.loop !16

while.end.loopexit.i:                             ; preds = %while.body.i
  %10 = xor i32 %xor1.i, -1
  br label %_Z8crc_bytePKhiPKj.exit

_Z8crc_bytePKhiPKj.exit.critedge:                 ; preds = %if.end
  %arrayidx18.c = getelementptr inbounds i32, ptr %by_nibble, i64 %conv
  store i32 0, ptr %arrayidx18.c, align 4, !tbaa !11
  br label %_Z8crc_bytePKhiPKj.exit

_Z8crc_bytePKhiPKj.exit:                          ; preds = %_Z8crc_bytePKhiPKj.exit.critedge, %for.cond.cleanup.loopexit.i, %while.end.loopexit.i
  %crc.0.lcssa.i35 = phi i32 [ 0, %for.cond.cleanup.loopexit.i ], [ %10, %while.end.loopexit.i ], [ 0, %_Z8crc_bytePKhiPKj.exit.critedge ]
  %arrayidx21 = getelementptr inbounds i32, ptr %by_byte, i64 %conv
  store i32 %crc.0.lcssa.i35, ptr %arrayidx21, align 4, !tbaa !11
  br label %cleanup

cleanup:                                          ; preds = %for.cond.cleanup, %_Z8crc_bytePKhiPKj.exit
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @crc32_table, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = !{!12, !12, i64 0}
!12 = !{!"int", !9, i64 0}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !14, !15}
!17 = distinct !{!17, !14, !15}
!18 = distinct !{!18, !14, !15}
