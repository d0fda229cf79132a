; ModuleID = 'edit_distance.cu'
source_filename = "edit_distance.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @edit_distance(ptr nocapture noundef readonly %a, ptr nocapture noundef readonly %b, ptr nocapture noundef writeonly %distance, i32 noundef %pairs) local_unnamed_addr #0 {
entry:
  %first = alloca [33 x i8], align 1
  %second = alloca [33 x i8], align 1
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp.not = icmp slt i32 %add, %pairs
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %mul3 = shl nsw i32 %add, 5
  %idx.ext = sext i32 %mul3 to i64
  %add.ptr = getelementptr inbounds i8, ptr %a, i64 %idx.ext
  %add.ptr6 = getelementptr inbounds i8, ptr %b, i64 %idx.ext
  call void @llvm.lifetime.start.p0(i64 33, ptr nonnull %first) #4
  call void @llvm.lifetime.start.p0(i64 33, ptr nonnull %second) #4
  br label %land.rhs

land.rhs:                                         ; preds = %if.end, %while.body
  %columns.0103 = phi i32 [ 0, %if.end ], [ %inc, %while.body ]
  %idxprom = zext nneg i32 %columns.0103 to i64
  %arrayidx = getelementptr inbounds i8, ptr %add.ptr6, i64 %idxprom
  %3 = load i8, ptr %arrayidx, align 1, !tbaa !8
  %cmp9.not = icmp eq i8 %3, 0
  br i1 %cmp9.not, label %while.end, label %while.body

while.body:                                       ; preds = %land.rhs
  %inc = add nuw nsw i32 %columns.0103, 1
  %exitcond.not = icmp eq i32 %inc, 32
  br i1 %exitcond.not, label %while.end, label %land.rhs, !llvm.loop !11

while.end:                                        ; preds = %while.body, %land.rhs
  %columns.0.lcssa = phi i32 [ 32, %while.body ], [ %columns.0103, %land.rhs ]
  br label %for.body

for.cond15.preheader:                             ; preds = %for.body
  %cmp30105.not = icmp eq i32 %columns.0.lcssa, 0
  br label %land.rhs17

for.body:                                         ; preds = %while.end, %for.body
  %c.0104 = phi i32 [ 0, %while.end ], [ %inc14, %for.body ]
  %conv11 = trunc i32 %c.0104 to i8
  %idxprom12 = zext nneg i32 %c.0104 to i64
  %arrayidx13 = getelementptr inbounds i8, ptr %first, i64 %idxprom12
  store i8 %conv11, ptr %arrayidx13, align 1, !tbaa !8
  %inc14 = add nuw nsw i32 %c.0104, 1
  %exitcond110.not = icmp eq i32 %c.0104, %columns.0.lcssa
  br i1 %exitcond110.not, label %for.cond15.preheader, label %for.body, !llvm.loop !14

for.cond15.loopexit:                              ; preds = %for.body32, %for.body24
  %exitcond112.not = icmp eq i32 %add25, 32
  br i1 %exitcond112.not, label %for.cond.cleanup23, label %land.rhs17, !llvm.loop !15

land.rhs17:                                       ; preds = %for.cond15.preheader, %for.cond15.loopexit
  %above.0109 = phi ptr [ %first, %for.cond15.preheader ], [ %row.0108, %for.cond15.loopexit ]
  %row.0108 = phi ptr [ %second, %for.cond15.preheader ], [ %above.0109, %for.cond15.loopexit ]
  %r.0107 = phi i32 [ 0, %for.cond15.preheader ], [ %add25, %for.cond15.loopexit ]
  %idxprom18 = zext nneg i32 %r.0107 to i64
  %arrayidx19 = getelementptr inbounds i8, ptr %add.ptr, i64 %idxprom18
  %4 = load i8, ptr %arrayidx19, align 1, !tbaa !8
  %cmp21.not = icmp eq i8 %4, 0
  br i1 %cmp21.not, label %for.cond.cleanup23, label %for.body24

for.cond.cleanup23:                               ; preds = %for.cond15.loopexit, %land.rhs17
  %above.0.lcssa = phi ptr [ %row.0108, %for.cond15.loopexit ], [ %above.0109, %land.rhs17 ]
  %idxprom66 = zext nneg i32 %columns.0.lcssa to i64
  %arrayidx67 = getelementptr inbounds i8, ptr %above.0.lcssa, i64 %idxprom66
  %5 = load i8, ptr %arrayidx67, align 1, !tbaa !8
  %conv68 = zext i8 %5 to i32
  %idxprom69 = sext i32 %add to i64
  %arrayidx70 = getelementptr inbounds i32, ptr %distance, i64 %idxprom69
  store i32 %conv68, ptr %arrayidx70, align 4, !tbaa !16
  call void @llvm.lifetime.end.p0(i64 33, ptr nonnull %second) #4
  call void @llvm.lifetime.end.p0(i64 33, ptr nonnull %first) #4
  br label %cleanup

for.body24:                                       ; preds = %land.rhs17
  %add25 = add nuw nsw i32 %r.0107, 1
  %conv26 = trunc nuw i32 %add25 to i8
  store i8 %conv26, ptr %row.0108, align 1, !tbaa !8
  br i1 %cmp30105.not, label %for.cond15.loopexit, label %for.body32.preheader

for.body32.preheader:                             ; preds = %for.body24
  %load_initial = load i8, ptr %row.0108, align 1
  br label %for.body32

for.body32:                                       ; preds = %for.body32.preheader, %for.body32
  %store_forwarded = phi i8 [ %load_initial, %for.body32.preheader ], [ %conv56, %for.body32 ]
  %c28.0106 = phi i32 [ 0, %for.body32.preheader ], [ %add45, %for.body32 ]
  %idxprom33 = zext nneg i32 %c28.0106 to i64
  %arrayidx34 = getelementptr inbounds i8, ptr %above.0109, i64 %idxprom33
  %6 = load i8, ptr %arrayidx34, align 1, !tbaa !8
  %conv35 = zext i8 %6 to i32
  %7 = load i8, ptr %arrayidx19, align 1, !tbaa !8
  %arrayidx40 = getelementptr inbounds i8, ptr %add.ptr6, i64 %idxprom33
  %8 = load i8, ptr %arrayidx40, align 1, !tbaa !8
  %cmp42 = icmp ne i8 %7, %8
  %conv43 = zext i1 %cmp42 to i32
  %add44 = add nuw nsw i32 %conv43, %conv35
  %add45 = add nuw nsw i32 %c28.0106, 1
  %idxprom46 = zext nneg i32 %add45 to i64
  %arrayidx47 = getelementptr inbounds i8, ptr %above.0109, i64 %idxprom46
  %9 = load i8, ptr %arrayidx47, align 1, !tbaa !8
  %conv48 = zext i8 %9 to i32
  %add49 = add nuw nsw i32 %conv48, 1
  %conv52 = zext i8 %store_forwarded to i32
  %add53 = add nuw nsw i32 %conv52, 1
  %min.i = tail call noundef range(i32 0, 257) i32 @llvm.smin.i32(i32 %add49, i32 %add53)
  %min.i102 = tail call noundef range(i32 0, 257) i32 @llvm.smin.i32(i32 %add44, i32 %min.i)
  %conv56 = trunc i32 %min.i102 to i8
  %arrayidx59 = getelementptr inbounds i8, ptr %row.0108, i64 %idxprom46
  store i8 %conv56, ptr %arrayidx59, align 1, !tbaa !8
  %exitcond111.not = icmp eq i32 %add45, %columns.0.lcssa
  br i1 %exitcond111.not, label %for.cond15.loopexit, label %for.body32, !llvm.loop !18

cleanup:                                          ; preds = %entry, %for.cond.cleanup23
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

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
!4 = !{ptr @edit_distance, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !12, !13}
!15 = distinct !{!15, !12, !13}
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !9, i64 0}
!18 = distinct !{!18, !12, !13}
