; ModuleID = 'packet_parse.cu'
source_filename = "packet_parse.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Header = type <{ i8, i16, i32, i64 }>
%struct.Answer = type { i32, i32, i64, i8 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @packet_parse(ptr nocapture noundef readonly %stream, ptr nocapture noundef readonly %offset, ptr nocapture noundef writeonly %out, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %header = alloca %struct.Header, align 1
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp.not = icmp slt i32 %add, %n
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %offset, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !8
  %idx.ext = sext i32 %3 to i64
  %add.ptr = getelementptr inbounds i8, ptr %stream, i64 %idx.ext
  call void @llvm.lifetime.start.p0(i64 15, ptr nonnull %header) #3
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  %source = getelementptr inbounds i8, ptr %header, i64 3
  %4 = load i32, ptr %source, align 1, !tbaa !12
  %bf.load = load i8, ptr %header, align 1
  %bf.load.lobit = lshr i8 %bf.load, 7
  %bf.clear = and i8 %bf.load, 15
  %conv10 = zext nneg i8 %bf.clear to i32
  %mul11 = mul nuw nsw i32 %conv10, 100
  %bf.lshr13 = lshr i8 %bf.load, 4
  %bf.clear14 = and i8 %bf.lshr13, 7
  %conv15 = zext nneg i8 %bf.clear14 to i32
  %add16 = add nuw nsw i32 %mul11, %conv15
  %stamp = getelementptr inbounds i8, ptr %header, i64 7
  %5 = load i64, ptr %stamp, align 1, !tbaa !16
  %bf.value = add i64 %5, 1048576
  %bf.clear29 = and i64 %5, 1048575
  %bf.lshr31 = lshr i64 %bf.value, 20
  %bf.clear32 = and i64 %bf.lshr31, 16777215
  %p.sroa.0.0.insert.insert63 = ashr i64 %5, 44
  %bf.ashr = xor i64 %p.sroa.0.0.insert.insert63, -524272
  %add33 = add nsw i64 %bf.ashr, %bf.clear29
  %add35 = add nsw i64 %add33, %bf.clear32
  %length = getelementptr inbounds i8, ptr %header, i64 1
  %6 = load i16, ptr %length, align 1, !tbaa !17
  %7 = and i16 %6, 15
  %rem = zext nneg i16 %7 to i32
  %cmp3999.not = icmp eq i16 %7, 0
  br i1 %cmp3999.not, label %for.cond.cleanup40, label %for.body41.preheader

for.body41.preheader:                             ; preds = %for.cond.cleanup
  %invariant.gep = getelementptr inbounds i8, ptr %add.ptr, i64 15
  br label %for.body41

for.body:                                         ; preds = %if.end, %for.body
  %k.098 = phi i32 [ 0, %if.end ], [ %inc, %for.body ]
  %conv = zext nneg i32 %k.098 to i64
  %arrayidx5 = getelementptr inbounds i8, ptr %add.ptr, i64 %conv
  %8 = load i8, ptr %arrayidx5, align 1, !tbaa !18
  %arrayidx7 = getelementptr inbounds i8, ptr %header, i64 %conv
  store i8 %8, ptr %arrayidx7, align 1, !tbaa !18
  %inc = add nuw nsw i32 %k.098, 1
  %exitcond.not = icmp eq i32 %inc, 15
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !19

for.cond.cleanup40:                               ; preds = %for.body41, %for.cond.cleanup
  %a.sroa.5.0.lcssa = phi i64 [ %add35, %for.cond.cleanup ], [ %add48, %for.body41 ]
  %arrayidx54 = getelementptr inbounds %struct.Answer, ptr %out, i64 %idxprom
  store i32 %4, ptr %arrayidx54, align 8, !tbaa !8
  %a.sroa.4.0.arrayidx54.sroa_idx = getelementptr inbounds i8, ptr %arrayidx54, i64 4
  store i32 %add16, ptr %a.sroa.4.0.arrayidx54.sroa_idx, align 4, !tbaa !8
  %a.sroa.5.0.arrayidx54.sroa_idx = getelementptr inbounds i8, ptr %arrayidx54, i64 8
  store i64 %a.sroa.5.0.lcssa, ptr %a.sroa.5.0.arrayidx54.sroa_idx, align 8, !tbaa !22
  %a.sroa.8.0.arrayidx54.sroa_idx = getelementptr inbounds i8, ptr %arrayidx54, i64 16
  store i8 %bf.load.lobit, ptr %a.sroa.8.0.arrayidx54.sroa_idx, align 8, !tbaa !23
  call void @llvm.lifetime.end.p0(i64 15, ptr nonnull %header) #3
  br label %cleanup

for.body41:                                       ; preds = %for.body41.preheader, %for.body41
  %k36.0101 = phi i32 [ %inc51, %for.body41 ], [ 0, %for.body41.preheader ]
  %a.sroa.5.0100 = phi i64 [ %add48, %for.body41 ], [ %add35, %for.body41.preheader ]
  %mul43 = mul nsw i64 %a.sroa.5.0100, 31
  %9 = zext nneg i32 %k36.0101 to i64
  %gep = getelementptr inbounds i8, ptr %invariant.gep, i64 %9
  %10 = load i8, ptr %gep, align 1, !tbaa !18
  %conv47 = zext i8 %10 to i64
  %add48 = add nsw i64 %mul43, %conv47
  %inc51 = add nuw nsw i32 %k36.0101, 1
  %exitcond102.not = icmp eq i32 %inc51, %rem
  br i1 %exitcond102.not, label %for.cond.cleanup40, label %for.body41, !llvm.loop !25

cleanup:                                          ; preds = %entry, %for.cond.cleanup40
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
!4 = !{ptr @packet_parse, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !9, i64 3}
!13 = !{!"_ZTS6Header", !10, i64 0, !10, i64 0, !10, i64 0, !14, i64 1, !9, i64 3, !15, i64 7}
!14 = !{!"short", !10, i64 0}
!15 = !{!"long long", !10, i64 0}
!16 = !{!13, !15, i64 7}
!17 = !{!13, !14, i64 1}
!18 = !{!10, !10, i64 0}
!19 = distinct !{!19, !20, !21}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.unroll.disable"}
!22 = !{!15, !15, i64 0}
!23 = !{!24, !24, i64 0}
!24 = !{!"bool", !10, i64 0}
!25 = distinct !{!25, !20, !21}
