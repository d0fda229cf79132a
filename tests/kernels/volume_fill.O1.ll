; ModuleID = 'volume_fill.cu'
source_filename = "volume_fill.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.dim3 = type { i32, i32, i32 }
%struct.Box = type { %struct.short3, %struct.short3 }
%struct.short3 = type { i16, i16, i16 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef zeroext i1 @_Z6insideRK3Boxiii(ptr nocapture noundef nonnull readonly align 2 dereferenceable(12) %b, i32 noundef %x, i32 noundef %y, i32 noundef %z) local_unnamed_addr #0 {
entry:
  %0 = load i16, ptr %b, align 2, !tbaa !8
  %conv = sext i16 %0 to i32
  %cmp.not = icmp sgt i32 %conv, %x
  %high = getelementptr inbounds i8, ptr %b, i64 6
  %1 = load i16, ptr %high, align 2
  %conv3 = sext i16 %1 to i32
  %cmp4 = icmp sle i32 %conv3, %x
  %or.cond.not35.not37.not40 = select i1 %cmp.not, i1 true, i1 %cmp4
  %y7 = getelementptr inbounds i8, ptr %b, i64 2
  %2 = load i16, ptr %y7, align 2
  %conv8 = sext i16 %2 to i32
  %cmp9.not = icmp sgt i32 %conv8, %y
  %or.cond32.not36.not39 = select i1 %or.cond.not35.not37.not40, i1 true, i1 %cmp9.not
  %y12 = getelementptr inbounds i8, ptr %b, i64 8
  %3 = load i16, ptr %y12, align 2
  %conv13 = sext i16 %3 to i32
  %cmp14 = icmp sle i32 %conv13, %y
  %or.cond33.not38 = select i1 %or.cond32.not36.not39, i1 true, i1 %cmp14
  %z17 = getelementptr inbounds i8, ptr %b, i64 4
  %4 = load i16, ptr %z17, align 2
  %conv18 = sext i16 %4 to i32
  %cmp19.not = icmp sgt i32 %conv18, %z
  %or.cond34 = select i1 %or.cond33.not38, i1 true, i1 %cmp19.not
  br i1 %or.cond34, label %land.end, label %land.rhs

land.rhs:                                         ; preds = %entry
  %z21 = getelementptr inbounds i8, ptr %b, i64 10
  %5 = load i16, ptr %z21, align 2, !tbaa !14
  %conv22 = sext i16 %5 to i32
  %cmp23 = icmp sgt i32 %conv22, %z
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %6 = phi i1 [ false, %entry ], [ %cmp23, %land.rhs ]
  ret i1 %6
}

; Function Attrs: mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define dso_local void @volume_fill(ptr nocapture noundef readonly %boxes, i32 noundef %count, ptr nocapture noundef writeonly %cells, ptr nocapture noundef %per_slice, ptr nocapture noundef readonly byval(%struct.dim3) align 4 %size) local_unnamed_addr #1 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %3 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %4 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %mul5 = mul nuw nsw i32 %3, %4
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %add7 = add nuw nsw i32 %mul5, %5
  %6 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %7 = tail call noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %mul10 = mul nuw nsw i32 %6, %7
  %8 = tail call noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %add12 = add nuw nsw i32 %mul10, %8
  %9 = load i32, ptr %size, align 4, !tbaa !15
  %cmp.not = icmp ult i32 %add, %9
  br i1 %cmp.not, label %lor.lhs.false, label %cleanup

lor.lhs.false:                                    ; preds = %entry
  %y14 = getelementptr inbounds i8, ptr %size, i64 4
  %10 = load i32, ptr %y14, align 4, !tbaa !18
  %cmp15.not = icmp ult i32 %add7, %10
  %z17 = getelementptr inbounds i8, ptr %size, i64 8
  %11 = load i32, ptr %z17, align 4
  %cmp18.not = icmp ult i32 %add12, %11
  %or.cond = select i1 %cmp15.not, i1 %cmp18.not, i1 false
  br i1 %or.cond, label %if.end, label %cleanup

if.end:                                           ; preds = %lor.lhs.false
  %conv = zext nneg i32 %add12 to i64
  %conv20 = zext i32 %10 to i64
  %mul21 = mul nuw nsw i64 %conv20, %conv
  %conv22 = zext nneg i32 %add7 to i64
  %add23 = add nuw nsw i64 %mul21, %conv22
  %conv25 = zext i32 %9 to i64
  %mul26 = mul i64 %add23, %conv25
  %conv27 = zext i32 %add to i64
  %cmp2956 = icmp sgt i32 %count, 0
  br i1 %cmp2956, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %_Z6insideRK3Boxiii.exit, %if.end
  %owner.0.lcssa = phi i32 [ 255, %if.end ], [ %spec.select, %_Z6insideRK3Boxiii.exit ]
  %conv33 = trunc i32 %owner.0.lcssa to i8
  %12 = getelementptr i8, ptr %cells, i64 %mul26
  %arrayidx34 = getelementptr i8, ptr %12, i64 %conv27
  store i8 %conv33, ptr %arrayidx34, align 1, !tbaa !19
  %cmp35.not = icmp eq i32 %owner.0.lcssa, 255
  br i1 %cmp35.not, label %cleanup, label %if.then36

for.body:                                         ; preds = %if.end, %_Z6insideRK3Boxiii.exit
  %b.058.in = phi i32 [ %b.058, %_Z6insideRK3Boxiii.exit ], [ %count, %if.end ]
  %owner.057 = phi i32 [ %spec.select, %_Z6insideRK3Boxiii.exit ], [ 255, %if.end ]
  %b.058 = add nsw i32 %b.058.in, -1
  %idxprom = zext nneg i32 %b.058 to i64
  %arrayidx = getelementptr inbounds %struct.Box, ptr %boxes, i64 %idxprom
  %13 = load i16, ptr %arrayidx, align 2, !tbaa !8
  %conv.i = sext i16 %13 to i32
  %cmp.not.i = icmp slt i32 %add, %conv.i
  %high.i = getelementptr inbounds i8, ptr %arrayidx, i64 6
  %14 = load i16, ptr %high.i, align 2
  %conv3.i = sext i16 %14 to i32
  %cmp4.i = icmp sge i32 %add, %conv3.i
  %or.cond.not35.not37.not40.i = select i1 %cmp.not.i, i1 true, i1 %cmp4.i
  %y7.i = getelementptr inbounds i8, ptr %arrayidx, i64 2
  %15 = load i16, ptr %y7.i, align 2
  %conv8.i = sext i16 %15 to i32
  %cmp9.not.i = icmp slt i32 %add7, %conv8.i
  %or.cond32.not36.not39.i = select i1 %or.cond.not35.not37.not40.i, i1 true, i1 %cmp9.not.i
  %y12.i = getelementptr inbounds i8, ptr %arrayidx, i64 8
  %16 = load i16, ptr %y12.i, align 2
  %conv13.i = sext i16 %16 to i32
  %cmp14.i = icmp sge i32 %add7, %conv13.i
  %or.cond33.not38.i = select i1 %or.cond32.not36.not39.i, i1 true, i1 %cmp14.i
  %z17.i = getelementptr inbounds i8, ptr %arrayidx, i64 4
  %17 = load i16, ptr %z17.i, align 2
  %conv18.i = sext i16 %17 to i32
  %cmp19.not.i = icmp slt i32 %add12, %conv18.i
  %or.cond34.i = select i1 %or.cond33.not38.i, i1 true, i1 %cmp19.not.i
  br i1 %or.cond34.i, label %_Z6insideRK3Boxiii.exit, label %land.rhs.i

land.rhs.i:                                       ; preds = %for.body
  %z21.i = getelementptr inbounds i8, ptr %arrayidx, i64 10
  %18 = load i16, ptr %z21.i, align 2, !tbaa !14
  %conv22.i = sext i16 %18 to i32
  %cmp23.i = icmp slt i32 %add12, %conv22.i
  br label %_Z6insideRK3Boxiii.exit

_Z6insideRK3Boxiii.exit:                          ; preds = %for.body, %land.rhs.i
  %19 = phi i1 [ false, %for.body ], [ %cmp23.i, %land.rhs.i ]
  %spec.select = select i1 %19, i32 %b.058, i32 %owner.057
  %cmp29 = icmp sgt i32 %b.058.in, 1
  br i1 %cmp29, label %for.body, label %for.cond.cleanup, !llvm.loop !20

if.then36:                                        ; preds = %for.cond.cleanup
  %arrayidx38 = getelementptr inbounds i32, ptr %per_slice, i64 %conv
  %20 = atomicrmw add ptr %arrayidx38, i32 1 seq_cst, align 4
  br label %cleanup

cleanup:                                          ; preds = %for.cond.cleanup, %if.then36, %entry, %lor.lhs.false
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { mustprogress nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @volume_fill, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !11, i64 0}
!9 = !{!"_ZTS3Box", !10, i64 0, !10, i64 6}
!10 = !{!"_ZTS6short3", !11, i64 0, !11, i64 2, !11, i64 4}
!11 = !{!"short", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{!9, !11, i64 10}
!15 = !{!16, !17, i64 0}
!16 = !{!"_ZTS4dim3", !17, i64 0, !17, i64 4, !17, i64 8}
!17 = !{!"int", !12, i64 0}
!18 = !{!16, !17, i64 4}
!19 = !{!12, !12, i64 0}
!20 = distinct !{!20, !21, !22}
!21 = !{!"llvm.loop.mustprogress"}
!22 = !{!"llvm.loop.unroll.disable"}
