; ModuleID = 'cooperative_tiles.cu'
source_filename = "cooperative_tiles.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ17cooperative_tilesE4sums = internal unnamed_addr addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @cooperative_tiles(ptr nocapture noundef readonly %in, ptr nocapture noundef writeonly %rows, ptr nocapture noundef writeonly %total, i32 noundef %cols) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %1 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %2 = tail call noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %3 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %4 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %mul.i.i = mul nuw nsw i32 %2, %4
  %mul17.i.i = add nuw nsw i32 %mul.i.i, %1
  %add.i.i = mul nuw nsw i32 %mul17.i.i, %3
  %add6.i.i = add nuw nsw i32 %add.i.i, %0
  %div1.i = lshr i32 %add6.i.i, 4
  %5 = tail call noundef i32 asm "mov.u32 $0, %laneid;", "=r"() #4, !srcloc !8
  %and.i44 = and i32 %add6.i.i, 15
  %cmp163 = icmp slt i32 %and.i44, %cols
  br i1 %cmp163, label %for.body.lr.ph, label %for.body.i.preheader

for.body.i.preheader:                             ; preds = %for.body, %entry
  %v.addr.011.i.ph = phi i32 [ 0, %entry ], [ %add5, %for.body ]
  br label %for.body.i

for.body.lr.ph:                                   ; preds = %entry
  %mul = mul nsw i32 %div1.i, %cols
  br label %for.body

for.body.i:                                       ; preds = %for.body.i.preheader, %for.body.i
  %d.0.in12.i = phi i32 [ %d.0.i, %for.body.i ], [ 16, %for.body.i.preheader ]
  %v.addr.011.i = phi i32 [ %add.i128, %for.body.i ], [ %v.addr.011.i.ph, %for.body.i.preheader ]
  %d.0.i = lshr i32 %d.0.in12.i, 1
  %6 = tail call noundef i32 asm "mov.u32 $0, %laneid;", "=r"() #4, !srcloc !8
  %and.i.i.i = and i32 %6, -16
  %shl.i.i.i = shl i32 65535, %and.i.i.i
  %7 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %shl.i.i.i, i32 %v.addr.011.i, i32 %d.0.i, i32 4127)
  %add.i128 = add nsw i32 %7, %v.addr.011.i
  %cmp.not.i = icmp ult i32 %d.0.in12.i, 4
  br i1 %cmp.not.i, label %_Z9group_sumIN18cooperative_groups4__v117thread_block_tileILj16EvEEEiRKT_i.exit, label %for.body.i, !llvm.loop !9

_Z9group_sumIN18cooperative_groups4__v117thread_block_tileILj16EvEEEiRKT_i.exit: ; preds = %for.body.i
  %cmp10 = icmp eq i32 %and.i44, 0
  br i1 %cmp10, label %if.then, label %if.end

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %c.0165 = phi i32 [ %and.i44, %for.body.lr.ph ], [ %add7, %for.body ]
  %v.0164 = phi i32 [ 0, %for.body.lr.ph ], [ %add5, %for.body ]
  %add = add nsw i32 %c.0165, %mul
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom
  %8 = load i32, ptr %arrayidx, align 4, !tbaa !12
  %add5 = add nsw i32 %8, %v.0164
  %add7 = add nuw nsw i32 %c.0165, 16
  %cmp = icmp slt i32 %add7, %cols
  br i1 %cmp, label %for.body, label %for.body.i.preheader, !llvm.loop !16

if.then:                                          ; preds = %_Z9group_sumIN18cooperative_groups4__v117thread_block_tileILj16EvEEEiRKT_i.exit
  %idxprom11 = zext nneg i32 %div1.i to i64
  %arrayidx12 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ17cooperative_tilesE4sums to ptr), i64 0, i64 %idxprom11
  store i32 %add.i128, ptr %arrayidx12, align 4, !tbaa !12
  %arrayidx14 = getelementptr inbounds i32, ptr %rows, i64 %idxprom11
  store i32 %add.i128, ptr %arrayidx14, align 4, !tbaa !12
  br label %if.end

if.end:                                           ; preds = %if.then, %_Z9group_sumIN18cooperative_groups4__v117thread_block_tileILj16EvEEEiRKT_i.exit
  tail call void @llvm.nvvm.barrier.sync(i32 0)
  %cmp15 = icmp ult i32 %add6.i.i, 16
  br i1 %cmp15, label %if.then16, label %if.end25

if.then16:                                        ; preds = %if.end
  %idxprom18 = zext nneg i32 %and.i44 to i64
  %arrayidx19 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ17cooperative_tilesE4sums to ptr), i64 0, i64 %idxprom18
  %9 = load i32, ptr %arrayidx19, align 4, !tbaa !12
  br label %for.body.i141

for.body.i141:                                    ; preds = %for.body.i141, %if.then16
  %d.0.in12.i142 = phi i32 [ 16, %if.then16 ], [ %d.0.i144, %for.body.i141 ]
  %v.addr.011.i143 = phi i32 [ %9, %if.then16 ], [ %add.i147, %for.body.i141 ]
  %d.0.i144 = lshr i32 %d.0.in12.i142, 1
  %10 = tail call noundef i32 asm "mov.u32 $0, %laneid;", "=r"() #4, !srcloc !8
  %and.i.i.i145 = and i32 %10, -16
  %shl.i.i.i146 = shl i32 65535, %and.i.i.i145
  %11 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %shl.i.i.i146, i32 %v.addr.011.i143, i32 %d.0.i144, i32 4127)
  %add.i147 = add nsw i32 %11, %v.addr.011.i143
  %cmp.not.i148 = icmp ult i32 %d.0.in12.i142, 4
  br i1 %cmp.not.i148, label %_Z9group_sumIN18cooperative_groups4__v117thread_block_tileILj16EvEEEiRKT_i.exit149, label %for.body.i141, !llvm.loop !9

_Z9group_sumIN18cooperative_groups4__v117thread_block_tileILj16EvEEEiRKT_i.exit149: ; preds = %for.body.i141
  br i1 %cmp10, label %if.then23, label %if.end25

if.then23:                                        ; preds = %_Z9group_sumIN18cooperative_groups4__v117thread_block_tileILj16EvEEEiRKT_i.exit149
  store i32 %add.i147, ptr %total, align 4, !tbaa !12
  br label %if.end25

if.end25:                                         ; preds = %_Z9group_sumIN18cooperative_groups4__v117thread_block_tileILj16EvEEEiRKT_i.exit149, %if.then23, %if.end
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.sync(i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #3

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { convergent nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @cooperative_tiles, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{i64 14921103}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !14, i64 0}
!14 = !{!"omnipotent char", !15, i64 0}
!15 = !{!"Simple C++ TBAA"}
!16 = distinct !{!16, !10, !11}
