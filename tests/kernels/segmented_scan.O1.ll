; ModuleID = 'segmented_scan.cu'
source_filename = "segmented_scan.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Item = type { i32, i32 }

@_ZZ14segmented_scanE5warps = internal unnamed_addr addrspace(3) global [8 x %struct.Item] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local %struct.Item @_Z9warp_scan4Itemj(ptr nocapture noundef byval(%struct.Item) align 4 %v, i32 noundef %lane) local_unnamed_addr #0 {
entry:
  %head = getelementptr inbounds i8, ptr %v, i64 4
  br label %for.body

for.cond.cleanup:                                 ; preds = %if.end
  %retval.sroa.0.0.copyload = load i32, ptr %v, align 4, !tbaa !8
  %retval.sroa.2.0.v.sroa_idx = getelementptr inbounds i8, ptr %v, i64 4
  %retval.sroa.2.0.copyload = load i32, ptr %retval.sroa.2.0.v.sroa_idx, align 4, !tbaa !8
  %.fca.0.insert = insertvalue %struct.Item poison, i32 %retval.sroa.0.0.copyload, 0
  %.fca.1.insert = insertvalue %struct.Item %.fca.0.insert, i32 %retval.sroa.2.0.copyload, 1
  ret %struct.Item %.fca.1.insert

for.body:                                         ; preds = %entry, %if.end
  %d.013 = phi i32 [ 1, %entry ], [ %shl, %if.end ]
  %0 = load i32, ptr %v, align 4, !tbaa !12
  %1 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %0, i32 %d.013, i32 0)
  %2 = load i32, ptr %head, align 4, !tbaa !14
  %3 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %2, i32 %d.013, i32 0)
  %cmp4.not = icmp ugt i32 %d.013, %lane
  br i1 %cmp4.not, label %if.end, label %if.then

if.then:                                          ; preds = %for.body
  %4 = load i64, ptr %v, align 4
  %agg.tmp512.sroa.0.0.extract.trunc = trunc i64 %4 to i32
  %agg.tmp512.sroa.4.0.extract.shift = lshr i64 %4, 32
  %agg.tmp512.sroa.4.0.extract.trunc = trunc nuw i64 %agg.tmp512.sroa.4.0.extract.shift to i32
  %tobool.not.i = icmp ult i64 %4, 4294967296
  %add.i = select i1 %tobool.not.i, i32 %1, i32 0
  %cond.i = add nsw i32 %add.i, %agg.tmp512.sroa.0.0.extract.trunc
  %or.i = or i32 %3, %agg.tmp512.sroa.4.0.extract.trunc
  store i32 %cond.i, ptr %v, align 4, !tbaa !8
  store i32 %or.i, ptr %head, align 4, !tbaa !8
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  %shl = shl nuw nsw i32 %d.013, 1
  %cmp = icmp ult i32 %d.013, 16
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !15
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @segmented_scan(ptr nocapture noundef readonly %value, ptr nocapture noundef readonly %head, ptr nocapture noundef writeonly %out) local_unnamed_addr #1 {
entry:
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %rem = and i32 %0, 31
  %1 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul = shl i32 %1, 8
  %add = add i32 %mul, %0
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %value, i64 %idxprom
  %2 = load i32, ptr %arrayidx, align 4, !tbaa !8
  %arrayidx4 = getelementptr inbounds i8, ptr %head, i64 %idxprom
  %3 = load i8, ptr %arrayidx4, align 1, !tbaa !18
  %conv = zext i8 %3 to i32
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i, %entry
  %agg.tmp57.sroa.0.0 = phi i32 [ %2, %entry ], [ %agg.tmp57.sroa.0.1, %for.body.i ]
  %agg.tmp57.sroa.7.0 = phi i32 [ %conv, %entry ], [ %agg.tmp57.sroa.7.1, %for.body.i ]
  %d.013.i = phi i32 [ 1, %entry ], [ %shl.i, %for.body.i ]
  %4 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %agg.tmp57.sroa.0.0, i32 %d.013.i, i32 0)
  %5 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %agg.tmp57.sroa.7.0, i32 %d.013.i, i32 0)
  %cmp4.not.i = icmp ugt i32 %d.013.i, %rem
  %tobool.not.i.i = icmp eq i32 %agg.tmp57.sroa.7.0, 0
  %add.i.i = select i1 %tobool.not.i.i, i32 %4, i32 0
  %cond.i.i = select i1 %cmp4.not.i, i32 0, i32 %add.i.i
  %agg.tmp57.sroa.0.1 = add nsw i32 %agg.tmp57.sroa.0.0, %cond.i.i
  %or.i.i = select i1 %cmp4.not.i, i32 0, i32 %5
  %agg.tmp57.sroa.7.1 = or i32 %agg.tmp57.sroa.7.0, %or.i.i
  %shl.i = shl nuw nsw i32 %d.013.i, 1
  %cmp.i = icmp ult i32 %d.013.i, 16
  br i1 %cmp.i, label %for.body.i, label %_Z9warp_scan4Itemj.exit, !llvm.loop !15

_Z9warp_scan4Itemj.exit:                          ; preds = %for.body.i
  %div54 = lshr i32 %0, 5
  %cmp = icmp eq i32 %rem, 31
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %_Z9warp_scan4Itemj.exit
  %idxprom6 = zext nneg i32 %div54 to i64
  %arrayidx7 = getelementptr inbounds [8 x %struct.Item], ptr addrspacecast (ptr addrspace(3) @_ZZ14segmented_scanE5warps to ptr), i64 0, i64 %idxprom6
  store i32 %agg.tmp57.sroa.0.1, ptr %arrayidx7, align 4, !tbaa !8
  %v.sroa.7.0.arrayidx7.sroa_idx = getelementptr inbounds i8, ptr %arrayidx7, i64 4
  store i32 %agg.tmp57.sroa.7.1, ptr %v.sroa.7.0.arrayidx7.sroa_idx, align 4, !tbaa !8
  br label %if.end

if.end:                                           ; preds = %if.then, %_Z9warp_scan4Itemj.exit
  tail call void @llvm.nvvm.barrier0()
  %cmp8 = icmp ult i32 %0, 32
  br i1 %cmp8, label %if.then9, label %if.end22

if.then9:                                         ; preds = %if.end
  %cmp10 = icmp ult i32 %rem, 8
  br i1 %cmp10, label %cond.true, label %for.body.i63.preheader

cond.true:                                        ; preds = %if.then9
  %idxprom11 = zext nneg i32 %rem to i64
  %arrayidx12 = getelementptr inbounds [8 x %struct.Item], ptr addrspacecast (ptr addrspace(3) @_ZZ14segmented_scanE5warps to ptr), i64 0, i64 %idxprom11
  %w.sroa.0.0.copyload = load i32, ptr %arrayidx12, align 4, !tbaa !8
  %w.sroa.7.0.arrayidx12.sroa_idx = getelementptr inbounds i8, ptr %arrayidx12, i64 4
  %w.sroa.7.0.copyload = load i32, ptr %w.sroa.7.0.arrayidx12.sroa_idx, align 4, !tbaa !8
  br label %for.body.i63.preheader

for.body.i63.preheader:                           ; preds = %if.then9, %cond.true
  %agg.tmp1561.sroa.0.0.ph = phi i32 [ 0, %if.then9 ], [ %w.sroa.0.0.copyload, %cond.true ]
  %agg.tmp1561.sroa.7.0.ph = phi i32 [ 0, %if.then9 ], [ %w.sroa.7.0.copyload, %cond.true ]
  br label %for.body.i63

for.body.i63:                                     ; preds = %for.body.i63.preheader, %for.body.i63
  %agg.tmp1561.sroa.0.0 = phi i32 [ %agg.tmp1561.sroa.0.1, %for.body.i63 ], [ %agg.tmp1561.sroa.0.0.ph, %for.body.i63.preheader ]
  %agg.tmp1561.sroa.7.0 = phi i32 [ %agg.tmp1561.sroa.7.1, %for.body.i63 ], [ %agg.tmp1561.sroa.7.0.ph, %for.body.i63.preheader ]
  %d.013.i64 = phi i32 [ %shl.i75, %for.body.i63 ], [ 1, %for.body.i63.preheader ]
  %6 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %agg.tmp1561.sroa.0.0, i32 %d.013.i64, i32 0)
  %7 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %agg.tmp1561.sroa.7.0, i32 %d.013.i64, i32 0)
  %cmp4.not.i65 = icmp ugt i32 %d.013.i64, %rem
  %tobool.not.i.i70 = icmp eq i32 %agg.tmp1561.sroa.7.0, 0
  %add.i.i71 = select i1 %tobool.not.i.i70, i32 %6, i32 0
  %cond.i.i72 = select i1 %cmp4.not.i65, i32 0, i32 %add.i.i71
  %agg.tmp1561.sroa.0.1 = add nsw i32 %agg.tmp1561.sroa.0.0, %cond.i.i72
  %or.i.i73 = select i1 %cmp4.not.i65, i32 0, i32 %7
  %agg.tmp1561.sroa.7.1 = or i32 %agg.tmp1561.sroa.7.0, %or.i.i73
  %shl.i75 = shl nuw nsw i32 %d.013.i64, 1
  %cmp.i76 = icmp ult i32 %d.013.i64, 16
  br i1 %cmp.i76, label %for.body.i63, label %_Z9warp_scan4Itemj.exit82, !llvm.loop !15

_Z9warp_scan4Itemj.exit82:                        ; preds = %for.body.i63
  br i1 %cmp10, label %if.then18, label %if.end22

if.then18:                                        ; preds = %_Z9warp_scan4Itemj.exit82
  %idxprom19 = zext nneg i32 %rem to i64
  %arrayidx20 = getelementptr inbounds [8 x %struct.Item], ptr addrspacecast (ptr addrspace(3) @_ZZ14segmented_scanE5warps to ptr), i64 0, i64 %idxprom19
  store i32 %agg.tmp1561.sroa.0.1, ptr %arrayidx20, align 4, !tbaa !8
  %w.sroa.7.0.arrayidx20.sroa_idx = getelementptr inbounds i8, ptr %arrayidx20, i64 4
  store i32 %agg.tmp1561.sroa.7.1, ptr %w.sroa.7.0.arrayidx20.sroa_idx, align 4, !tbaa !8
  br label %if.end22

if.end22:                                         ; preds = %_Z9warp_scan4Itemj.exit82, %if.then18, %if.end
  tail call void @llvm.nvvm.barrier0()
  br i1 %cmp8, label %if.end31, label %if.then24

if.then24:                                        ; preds = %if.end22
  %sub = add nsw i32 %div54, -1
  %idxprom27 = zext nneg i32 %sub to i64
  %arrayidx28 = getelementptr inbounds [8 x %struct.Item], ptr addrspacecast (ptr addrspace(3) @_ZZ14segmented_scanE5warps to ptr), i64 0, i64 %idxprom27
  %8 = load i64, ptr %arrayidx28, align 4
  %agg.tmp2655.sroa.0.0.extract.trunc = trunc i64 %8 to i32
  %tobool.not.i = icmp eq i32 %agg.tmp57.sroa.7.1, 0
  %add.i = select i1 %tobool.not.i, i32 %agg.tmp2655.sroa.0.0.extract.trunc, i32 0
  %cond.i = add nsw i32 %add.i, %agg.tmp57.sroa.0.1
  br label %if.end31

if.end31:                                         ; preds = %if.then24, %if.end22
  %v.sroa.0.0 = phi i32 [ %cond.i, %if.then24 ], [ %agg.tmp57.sroa.0.1, %if.end22 ]
  %arrayidx34 = getelementptr inbounds i32, ptr %out, i64 %idxprom
  store i32 %v.sroa.0.0, ptr %arrayidx34, align 4, !tbaa !8
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @segmented_scan, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !9, i64 0}
!13 = !{!"_ZTS4Item", !9, i64 0, !9, i64 4}
!14 = !{!13, !9, i64 4}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{!10, !10, i64 0}
