; ModuleID = 'floyd_warshall.cu'
source_filename = "floyd_warshall.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14floyd_warshallE1d = internal unnamed_addr addrspace(3) global [64 x [64 x i32]] undef, align 4
@_ZZ14floyd_warshallE4step = internal unnamed_addr addrspace(3) global [64 x [64 x i8]] undef, align 1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @floyd_warshall(ptr nocapture noundef %dist, ptr nocapture noundef writeonly %next, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %cmp160 = icmp slt i32 %0, %n
  br i1 %cmp160, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %1 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp3158 = icmp slt i32 %1, %n
  %2 = tail call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %3 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.cleanup4, %entry
  tail call void @llvm.nvvm.barrier0()
  %cmp23166 = icmp sgt i32 %n, 0
  br i1 %cmp23166, label %for.cond28.preheader.lr.ph, label %for.cond76.preheader

for.cond28.preheader.lr.ph:                       ; preds = %for.cond.cleanup
  %cmp29164 = icmp slt i32 %0, %n
  %4 = tail call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp39162 = icmp slt i32 %4, %n
  %5 = tail call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %for.cond28.preheader

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.cleanup4
  %y.0161 = phi i32 [ %0, %for.body.lr.ph ], [ %add20, %for.cond.cleanup4 ]
  br i1 %cmp3158, label %for.body5.lr.ph, label %for.cond.cleanup4

for.body5.lr.ph:                                  ; preds = %for.body
  %mul = mul nsw i32 %y.0161, %n
  %idxprom6 = sext i32 %y.0161 to i64
  br label %for.body5

for.cond.cleanup4:                                ; preds = %for.body5, %for.body
  %add20 = add i32 %y.0161, %3
  %cmp = icmp slt i32 %add20, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !8

for.body5:                                        ; preds = %for.body5.lr.ph, %for.body5
  %x.0159 = phi i32 [ %1, %for.body5.lr.ph ], [ %add17, %for.body5 ]
  %add = add nsw i32 %x.0159, %mul
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %dist, i64 %idxprom
  %7 = load i32, ptr %arrayidx, align 4, !tbaa !11
  %idxprom8 = sext i32 %x.0159 to i64
  %arrayidx9 = getelementptr inbounds [64 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE1d to ptr), i64 0, i64 %idxprom6, i64 %idxprom8
  store i32 %7, ptr %arrayidx9, align 4, !tbaa !11
  %cmp10 = icmp slt i32 %7, 1000000
  %cmp11.not = icmp eq i32 %x.0159, %y.0161
  %8 = trunc i32 %x.0159 to i8
  %9 = select i1 %cmp11.not, i8 -1, i8 %8
  %conv = select i1 %cmp10, i8 %9, i8 -1
  %arrayidx15 = getelementptr inbounds [64 x [64 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE4step to ptr), i64 0, i64 %idxprom6, i64 %idxprom8
  store i8 %conv, ptr %arrayidx15, align 1, !tbaa !15
  %add17 = add i32 %x.0159, %2
  %cmp3 = icmp slt i32 %add17, %n
  br i1 %cmp3, label %for.body5, label %for.cond.cleanup4, !llvm.loop !16

for.cond28.preheader:                             ; preds = %for.cond28.preheader.lr.ph, %for.cond.cleanup30
  %k.0167 = phi i32 [ 0, %for.cond28.preheader.lr.ph ], [ %inc, %for.cond.cleanup30 ]
  br i1 %cmp29164, label %for.body31.lr.ph, label %for.cond.cleanup30

for.body31.lr.ph:                                 ; preds = %for.cond28.preheader
  %idxprom34 = zext nneg i32 %k.0167 to i64
  br label %for.body31

for.cond76.preheader:                             ; preds = %for.cond.cleanup30, %for.cond.cleanup
  %cmp77170 = icmp slt i32 %0, %n
  br i1 %cmp77170, label %for.body79.lr.ph, label %for.cond.cleanup78

for.body79.lr.ph:                                 ; preds = %for.cond76.preheader
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp83168 = icmp slt i32 %10, %n
  %11 = tail call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %for.body79

for.cond.cleanup30:                               ; preds = %for.cond.cleanup40, %for.cond28.preheader
  tail call void @llvm.nvvm.barrier0()
  %inc = add nuw nsw i32 %k.0167, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond76.preheader, label %for.cond28.preheader, !llvm.loop !17

for.body31:                                       ; preds = %for.body31.lr.ph, %for.cond.cleanup40
  %y26.0165 = phi i32 [ %0, %for.body31.lr.ph ], [ %add70, %for.cond.cleanup40 ]
  %idxprom32 = sext i32 %y26.0165 to i64
  %arrayidx35 = getelementptr inbounds [64 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE1d to ptr), i64 0, i64 %idxprom32, i64 %idxprom34
  %13 = load i32, ptr %arrayidx35, align 4, !tbaa !11
  br i1 %cmp39162, label %for.body41.lr.ph, label %for.cond.cleanup40

for.body41.lr.ph:                                 ; preds = %for.body31
  %arrayidx59 = getelementptr inbounds [64 x [64 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE4step to ptr), i64 0, i64 %idxprom32, i64 %idxprom34
  br label %for.body41

for.cond.cleanup40:                               ; preds = %if.end, %for.body31
  %add70 = add i32 %y26.0165, %6
  %cmp29 = icmp slt i32 %add70, %n
  br i1 %cmp29, label %for.body31, label %for.cond.cleanup30, !llvm.loop !18

for.body41:                                       ; preds = %for.body41.lr.ph, %if.end
  %x36.0163 = phi i32 [ %4, %for.body41.lr.ph ], [ %add66, %if.end ]
  %idxprom44 = sext i32 %x36.0163 to i64
  %arrayidx45 = getelementptr inbounds [64 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE1d to ptr), i64 0, i64 %idxprom34, i64 %idxprom44
  %14 = load i32, ptr %arrayidx45, align 4, !tbaa !11
  %add46 = add nsw i32 %14, %13
  %arrayidx50 = getelementptr inbounds [64 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE1d to ptr), i64 0, i64 %idxprom32, i64 %idxprom44
  %15 = load i32, ptr %arrayidx50, align 4, !tbaa !11
  %cmp51 = icmp slt i32 %add46, %15
  br i1 %cmp51, label %if.then, label %if.end

if.then:                                          ; preds = %for.body41
  store i32 %add46, ptr %arrayidx50, align 4, !tbaa !11
  %16 = load i8, ptr %arrayidx59, align 1, !tbaa !15
  %arrayidx63 = getelementptr inbounds [64 x [64 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE4step to ptr), i64 0, i64 %idxprom32, i64 %idxprom44
  store i8 %16, ptr %arrayidx63, align 1, !tbaa !15
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body41
  %add66 = add i32 %x36.0163, %5
  %cmp39 = icmp slt i32 %add66, %n
  br i1 %cmp39, label %for.body41, label %for.cond.cleanup40, !llvm.loop !19

for.cond.cleanup78:                               ; preds = %for.cond.cleanup84, %for.cond76.preheader
  ret void

for.body79:                                       ; preds = %for.body79.lr.ph, %for.cond.cleanup84
  %y74.0171 = phi i32 [ %0, %for.body79.lr.ph ], [ %add108, %for.cond.cleanup84 ]
  br i1 %cmp83168, label %for.body85.lr.ph, label %for.cond.cleanup84

for.body85.lr.ph:                                 ; preds = %for.body79
  %idxprom86 = sext i32 %y74.0171 to i64
  %mul90 = mul nsw i32 %y74.0171, %n
  br label %for.body85

for.cond.cleanup84:                               ; preds = %for.body85, %for.body79
  %add108 = add i32 %y74.0171, %12
  %cmp77 = icmp slt i32 %add108, %n
  br i1 %cmp77, label %for.body79, label %for.cond.cleanup78, !llvm.loop !20

for.body85:                                       ; preds = %for.body85.lr.ph, %for.body85
  %x80.0169 = phi i32 [ %10, %for.body85.lr.ph ], [ %add104, %for.body85 ]
  %idxprom88 = sext i32 %x80.0169 to i64
  %arrayidx89 = getelementptr inbounds [64 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE1d to ptr), i64 0, i64 %idxprom86, i64 %idxprom88
  %17 = load i32, ptr %arrayidx89, align 4, !tbaa !11
  %add91 = add nsw i32 %x80.0169, %mul90
  %idxprom92 = sext i32 %add91 to i64
  %arrayidx93 = getelementptr inbounds i32, ptr %dist, i64 %idxprom92
  store i32 %17, ptr %arrayidx93, align 4, !tbaa !11
  %arrayidx97 = getelementptr inbounds [64 x [64 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ14floyd_warshallE4step to ptr), i64 0, i64 %idxprom86, i64 %idxprom88
  %18 = load i8, ptr %arrayidx97, align 1, !tbaa !15
  %arrayidx101 = getelementptr inbounds i8, ptr %next, i64 %idxprom92
  store i8 %18, ptr %arrayidx101, align 1, !tbaa !15
  %add104 = add i32 %x80.0169, %11
  %cmp83 = icmp slt i32 %add104, %n
  br i1 %cmp83, label %for.body85, label %for.cond.cleanup84, !llvm.loop !21
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

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
!4 = !{ptr @floyd_warshall, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = !{!12, !12, i64 0}
!12 = !{!"int", !13, i64 0}
!13 = !{!"omnipotent char", !14, i64 0}
!14 = !{!"Simple C++ TBAA"}
!15 = !{!13, !13, i64 0}
!16 = distinct !{!16, !9, !10}
!17 = distinct !{!17, !9, !10}
!18 = distinct !{!18, !9, !10}
!19 = distinct !{!19, !9, !10}
!20 = distinct !{!20, !9, !10}
!21 = distinct !{!21, !9, !10}
