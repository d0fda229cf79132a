; ModuleID = 'union_find.cu'
source_filename = "union_find.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.int2 = type { i32, i32 }

; Function Attrs: mustprogress nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local noundef i32 @_Z4findPVii(ptr noundef %parent, i32 noundef %v) local_unnamed_addr #0 {
entry:
  %idxprom = sext i32 %v to i64
  %arrayidx = getelementptr inbounds i32, ptr %parent, i64 %idxprom
  %p.019 = load volatile i32, ptr %arrayidx, align 4, !tbaa !9
  %cmp.not20 = icmp eq i32 %p.019, %v
  br i1 %cmp.not20, label %while.end, label %while.body

while.body:                                       ; preds = %entry, %if.end
  %p.022 = phi i32 [ %p.0, %if.end ], [ %p.019, %entry ]
  %v.addr.021 = phi i32 [ %p.022, %if.end ], [ %v, %entry ]
  %idxprom1 = sext i32 %p.022 to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %parent, i64 %idxprom1
  %0 = load volatile i32, ptr %arrayidx2, align 4, !tbaa !9
  %cmp3.not = icmp eq i32 %0, %p.022
  br i1 %cmp3.not, label %if.end, label %if.then

if.then:                                          ; preds = %while.body
  %idxprom4 = sext i32 %v.addr.021 to i64
  %arrayidx5 = getelementptr inbounds i32, ptr %parent, i64 %idxprom4
  %1 = atomicrmw min ptr %arrayidx5, i32 %0 seq_cst, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %while.body
  %p.0 = load volatile i32, ptr %arrayidx2, align 4, !tbaa !9
  %cmp.not = icmp eq i32 %p.0, %p.022
  br i1 %cmp.not, label %while.end, label %while.body, !llvm.loop !13

while.end:                                        ; preds = %if.end, %entry
  %v.addr.0.lcssa = phi i32 [ %v, %entry ], [ %p.022, %if.end ]
  ret i32 %v.addr.0.lcssa
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local void @union_find(ptr noundef %parent, ptr nocapture noundef readonly %edges, i32 noundef %m) local_unnamed_addr #1 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp.not = icmp slt i32 %add, %m
  br i1 %cmp.not, label %if.end, label %cleanup20

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds %struct.int2, ptr %edges, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 8, !tbaa !16
  %idxprom.i = sext i32 %3 to i64
  %arrayidx.i = getelementptr inbounds i32, ptr %parent, i64 %idxprom.i
  %p.019.i = load volatile i32, ptr %arrayidx.i, align 4, !tbaa !9
  %cmp.not20.i = icmp eq i32 %p.019.i, %3
  br i1 %cmp.not20.i, label %_Z4findPVii.exit, label %while.body.i

while.body.i:                                     ; preds = %if.end, %if.end.i
  %p.022.i = phi i32 [ %p.0.i, %if.end.i ], [ %p.019.i, %if.end ]
  %v.addr.021.i = phi i32 [ %p.022.i, %if.end.i ], [ %3, %if.end ]
  %idxprom1.i = sext i32 %p.022.i to i64
  %arrayidx2.i = getelementptr inbounds i32, ptr %parent, i64 %idxprom1.i
  %4 = load volatile i32, ptr %arrayidx2.i, align 4, !tbaa !9
  %cmp3.not.i = icmp eq i32 %4, %p.022.i
  br i1 %cmp3.not.i, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %while.body.i
  %idxprom4.i = sext i32 %v.addr.021.i to i64
  %arrayidx5.i = getelementptr inbounds i32, ptr %parent, i64 %idxprom4.i
  %5 = atomicrmw min ptr %arrayidx5.i, i32 %4 seq_cst, align 4
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %while.body.i
  %p.0.i = load volatile i32, ptr %arrayidx2.i, align 4, !tbaa !9
  %cmp.not.i = icmp eq i32 %p.0.i, %p.022.i
  br i1 %cmp.not.i, label %_Z4findPVii.exit, label %while.body.i, !llvm.loop !13

_Z4findPVii.exit:                                 ; preds = %if.end.i, %if.end
  %v.addr.0.lcssa.i = phi i32 [ %3, %if.end ], [ %p.022.i, %if.end.i ]
  %y = getelementptr inbounds i8, ptr %arrayidx, i64 4
  %6 = load i32, ptr %y, align 4, !tbaa !18
  %idxprom.i39 = sext i32 %6 to i64
  %arrayidx.i40 = getelementptr inbounds i32, ptr %parent, i64 %idxprom.i39
  %p.019.i41 = load volatile i32, ptr %arrayidx.i40, align 4, !tbaa !9
  %cmp.not20.i42 = icmp eq i32 %p.019.i41, %6
  br i1 %cmp.not20.i42, label %while.cond.preheader, label %while.body.i43

while.body.i43:                                   ; preds = %_Z4findPVii.exit, %if.end.i52
  %p.022.i44 = phi i32 [ %p.0.i53, %if.end.i52 ], [ %p.019.i41, %_Z4findPVii.exit ]
  %v.addr.021.i45 = phi i32 [ %p.022.i44, %if.end.i52 ], [ %6, %_Z4findPVii.exit ]
  %idxprom1.i46 = sext i32 %p.022.i44 to i64
  %arrayidx2.i47 = getelementptr inbounds i32, ptr %parent, i64 %idxprom1.i46
  %7 = load volatile i32, ptr %arrayidx2.i47, align 4, !tbaa !9
  %cmp3.not.i48 = icmp eq i32 %7, %p.022.i44
  br i1 %cmp3.not.i48, label %if.end.i52, label %if.then.i49

if.then.i49:                                      ; preds = %while.body.i43
  %idxprom4.i50 = sext i32 %v.addr.021.i45 to i64
  %arrayidx5.i51 = getelementptr inbounds i32, ptr %parent, i64 %idxprom4.i50
  %8 = atomicrmw min ptr %arrayidx5.i51, i32 %7 seq_cst, align 4
  br label %if.end.i52

if.end.i52:                                       ; preds = %if.then.i49, %while.body.i43
  %p.0.i53 = load volatile i32, ptr %arrayidx2.i47, align 4, !tbaa !9
  %cmp.not.i54 = icmp eq i32 %p.0.i53, %p.022.i44
  br i1 %cmp.not.i54, label %while.cond.preheader, label %while.body.i43, !llvm.loop !13

while.cond.preheader:                             ; preds = %if.end.i52, %_Z4findPVii.exit
  %b.0.ph = phi i32 [ %6, %_Z4findPVii.exit ], [ %p.022.i44, %if.end.i52 ]
  br label %while.cond

while.cond:                                       ; preds = %while.cond.preheader, %cleanup
  %b.0 = phi i32 [ %b.1, %cleanup ], [ %b.0.ph, %while.cond.preheader ]
  %a.0 = phi i32 [ %a.1, %cleanup ], [ %v.addr.0.lcssa.i, %while.cond.preheader ]
  %cmp7.not = icmp eq i32 %a.0, %b.0
  br i1 %cmp7.not, label %cleanup20, label %while.body

while.body:                                       ; preds = %while.cond
  %max.i = tail call noundef i32 @llvm.smax.i32(i32 %a.0, i32 %b.0)
  %min.i = tail call noundef i32 @llvm.smin.i32(i32 %a.0, i32 %b.0)
  %idxprom10 = sext i32 %max.i to i64
  %arrayidx11 = getelementptr inbounds i32, ptr %parent, i64 %idxprom10
  %9 = cmpxchg ptr %arrayidx11, i32 %max.i, i32 %min.i seq_cst seq_cst, align 4
  %cmp13 = extractvalue { i32, i1 } %9, 1
  br i1 %cmp13, label %cleanup, label %if.end15

if.end15:                                         ; preds = %while.body
  %10 = extractvalue { i32, i1 } %9, 0
  %idxprom.i57 = sext i32 %10 to i64
  %arrayidx.i58 = getelementptr inbounds i32, ptr %parent, i64 %idxprom.i57
  %p.019.i59 = load volatile i32, ptr %arrayidx.i58, align 4, !tbaa !9
  %cmp.not20.i60 = icmp eq i32 %p.019.i59, %10
  br i1 %cmp.not20.i60, label %_Z4findPVii.exit74, label %while.body.i61

while.body.i61:                                   ; preds = %if.end15, %if.end.i70
  %p.022.i62 = phi i32 [ %p.0.i71, %if.end.i70 ], [ %p.019.i59, %if.end15 ]
  %v.addr.021.i63 = phi i32 [ %p.022.i62, %if.end.i70 ], [ %10, %if.end15 ]
  %idxprom1.i64 = sext i32 %p.022.i62 to i64
  %arrayidx2.i65 = getelementptr inbounds i32, ptr %parent, i64 %idxprom1.i64
  %11 = load volatile i32, ptr %arrayidx2.i65, align 4, !tbaa !9
  %cmp3.not.i66 = icmp eq i32 %11, %p.022.i62
  br i1 %cmp3.not.i66, label %if.end.i70, label %if.then.i67

if.then.i67:                                      ; preds = %while.body.i61
  %idxprom4.i68 = sext i32 %v.addr.021.i63 to i64
  %arrayidx5.i69 = getelementptr inbounds i32, ptr %parent, i64 %idxprom4.i68
  %12 = atomicrmw min ptr %arrayidx5.i69, i32 %11 seq_cst, align 4
  br label %if.end.i70

if.end.i70:                                       ; preds = %if.then.i67, %while.body.i61
  %p.0.i71 = load volatile i32, ptr %arrayidx2.i65, align 4, !tbaa !9
  %cmp.not.i72 = icmp eq i32 %p.0.i71, %p.022.i62
  br i1 %cmp.not.i72, label %_Z4findPVii.exit74, label %while.body.i61, !llvm.loop !13

_Z4findPVii.exit74:                               ; preds = %if.end.i70, %if.end15
  %v.addr.0.lcssa.i73 = phi i32 [ %10, %if.end15 ], [ %p.022.i62, %if.end.i70 ]
  %idxprom.i75 = sext i32 %min.i to i64
  %arrayidx.i76 = getelementptr inbounds i32, ptr %parent, i64 %idxprom.i75
  %p.019.i77 = load volatile i32, ptr %arrayidx.i76, align 4, !tbaa !9
  %cmp.not20.i78 = icmp eq i32 %p.019.i77, %min.i
  br i1 %cmp.not20.i78, label %cleanup, label %while.body.i79

while.body.i79:                                   ; preds = %_Z4findPVii.exit74, %if.end.i88
  %p.022.i80 = phi i32 [ %p.0.i89, %if.end.i88 ], [ %p.019.i77, %_Z4findPVii.exit74 ]
  %v.addr.021.i81 = phi i32 [ %p.022.i80, %if.end.i88 ], [ %min.i, %_Z4findPVii.exit74 ]
  %idxprom1.i82 = sext i32 %p.022.i80 to i64
  %arrayidx2.i83 = getelementptr inbounds i32, ptr %parent, i64 %idxprom1.i82
  %13 = load volatile i32, ptr %arrayidx2.i83, align 4, !tbaa !9
  %cmp3.not.i84 = icmp eq i32 %13, %p.022.i80
  br i1 %cmp3.not.i84, label %if.end.i88, label %if.then.i85

if.then.i85:                                      ; preds = %while.body.i79
  %idxprom4.i86 = sext i32 %v.addr.021.i81 to i64
  %arrayidx5.i87 = getelementptr inbounds i32, ptr %parent, i64 %idxprom4.i86
  %14 = atomicrmw min ptr %arrayidx5.i87, i32 %13 seq_cst, align 4
  br label %if.end.i88

if.end.i88:                                       ; preds = %if.then.i85, %while.body.i79
  %p.0.i89 = load volatile i32, ptr %arrayidx2.i83, align 4, !tbaa !9
  %cmp.not.i90 = icmp eq i32 %p.0.i89, %p.022.i80
  br i1 %cmp.not.i90, label %cleanup, label %while.body.i79, !llvm.loop !13

cleanup:                                          ; preds = %if.end.i88, %_Z4findPVii.exit74, %while.body
  %b.1 = phi i32 [ %b.0, %while.body ], [ %min.i, %_Z4findPVii.exit74 ], [ %p.022.i80, %if.end.i88 ]
  %a.1 = phi i32 [ %a.0, %while.body ], [ %v.addr.0.lcssa.i73, %_Z4findPVii.exit74 ], [ %v.addr.0.lcssa.i73, %if.end.i88 ]
  br i1 %cmp13, label %cleanup20, label %while.cond

cleanup20:                                        ; preds = %while.cond, %cleanup, %entry
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local void @flatten(ptr noundef %parent, ptr nocapture noundef writeonly %label, i32 noundef %n) local_unnamed_addr #2 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp = icmp slt i32 %add, %n
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %idxprom.i = sext i32 %add to i64
  %arrayidx.i = getelementptr inbounds i32, ptr %parent, i64 %idxprom.i
  %p.019.i = load volatile i32, ptr %arrayidx.i, align 4, !tbaa !9
  %cmp.not20.i = icmp eq i32 %p.019.i, %add
  br i1 %cmp.not20.i, label %_Z4findPVii.exit, label %while.body.i

while.body.i:                                     ; preds = %if.then, %if.end.i
  %p.022.i = phi i32 [ %p.0.i, %if.end.i ], [ %p.019.i, %if.then ]
  %v.addr.021.i = phi i32 [ %p.022.i, %if.end.i ], [ %add, %if.then ]
  %idxprom1.i = sext i32 %p.022.i to i64
  %arrayidx2.i = getelementptr inbounds i32, ptr %parent, i64 %idxprom1.i
  %3 = load volatile i32, ptr %arrayidx2.i, align 4, !tbaa !9
  %cmp3.not.i = icmp eq i32 %3, %p.022.i
  br i1 %cmp3.not.i, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %while.body.i
  %idxprom4.i = sext i32 %v.addr.021.i to i64
  %arrayidx5.i = getelementptr inbounds i32, ptr %parent, i64 %idxprom4.i
  %4 = atomicrmw min ptr %arrayidx5.i, i32 %3 seq_cst, align 4
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %while.body.i
  %p.0.i = load volatile i32, ptr %arrayidx2.i, align 4, !tbaa !9
  %cmp.not.i = icmp eq i32 %p.0.i, %p.022.i
  br i1 %cmp.not.i, label %_Z4findPVii.exit, label %while.body.i, !llvm.loop !13

_Z4findPVii.exit:                                 ; preds = %if.end.i, %if.then
  %v.addr.0.lcssa.i = phi i32 [ %add, %if.then ], [ %p.022.i, %if.end.i ]
  %arrayidx = getelementptr inbounds i32, ptr %label, i64 %idxprom.i
  store i32 %v.addr.0.lcssa.i, ptr %arrayidx, align 4, !tbaa !9
  br label %if.end

if.end:                                           ; preds = %_Z4findPVii.exit, %entry
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

attributes #0 = { mustprogress nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4, !5}
!llvm.ident = !{!6, !7}
!nvvmir.version = !{!8}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @union_find, !"kernel", i32 1}
!5 = !{ptr @flatten, !"kernel", i32 1}
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
!16 = !{!17, !10, i64 0}
!17 = !{!"_ZTS4int2", !10, i64 0, !10, i64 4}
!18 = !{!17, !10, i64 4}
