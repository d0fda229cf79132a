; ModuleID = 'struct_copy.cu'
source_filename = "struct_copy.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Record = type { [24 x i8], [8 x %struct.Item], double }
%struct.Item = type { i16, i32 }

@_ZZ11struct_copyE4room = internal unnamed_addr addrspace(3) global [32 x %struct.Record] undef, align 8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef i32 @_Z8item_sum6Record(ptr nocapture noundef readonly byval(%struct.Record) align 8 %r) local_unnamed_addr #0 {
entry:
  %items = getelementptr inbounds i8, ptr %r, i64 24
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  ret i32 %add

for.body:                                         ; preds = %entry, %for.body
  %i.05 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %sum.04 = phi i32 [ 0, %entry ], [ %add, %for.body ]
  %idxprom = zext nneg i32 %i.05 to i64
  %value = getelementptr inbounds [8 x %struct.Item], ptr %items, i64 0, i64 %idxprom, i32 1
  %0 = load i32, ptr %value, align 4, !tbaa !8
  %add = add nsw i32 %0, %sum.04
  %inc = add nuw nsw i32 %i.05, 1
  %exitcond.not = icmp eq i32 %inc, 8
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @struct_copy(ptr nocapture noundef readonly %in, ptr nocapture noundef writeonly %out, ptr nocapture noundef writeonly %check) local_unnamed_addr #2 {
entry:
  %mine = alloca %struct.Record, align 8
  %agg.tmp = alloca %struct.Record, align 8
  %moving.sroa.5 = alloca [6 x i8], align 2
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %idxprom = zext nneg i32 %0 to i64
  %arrayidx = getelementptr inbounds [32 x %struct.Record], ptr addrspacecast (ptr addrspace(3) @_ZZ11struct_copyE4room to ptr), i64 0, i64 %idxprom
  %arrayidx3 = getelementptr inbounds %struct.Record, ptr %in, i64 %idxprom
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(96) %arrayidx, ptr noundef nonnull align 1 dereferenceable(96) %arrayidx3, i64 96, i1 false)
  tail call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %mine) #7
  %add = add nuw nsw i32 %0, 1
  %rem = urem i32 %add, %1
  %idxprom5 = zext nneg i32 %rem to i64
  %arrayidx6 = getelementptr inbounds [32 x %struct.Record], ptr addrspacecast (ptr addrspace(3) @_ZZ11struct_copyE4room to ptr), i64 0, i64 %idxprom5
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %mine, ptr noundef nonnull align 8 dereferenceable(96) %arrayidx6, i64 96, i1 false), !tbaa.struct !17
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %agg.tmp, ptr noundef nonnull align 8 dereferenceable(96) %arrayidx6, i64 96, i1 false)
  %items.i = getelementptr inbounds i8, ptr %agg.tmp, i64 24
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i, %entry
  %i.05.i = phi i32 [ 0, %entry ], [ %inc.i, %for.body.i ]
  %sum.04.i = phi i32 [ 0, %entry ], [ %add.i, %for.body.i ]
  %idxprom.i = zext nneg i32 %i.05.i to i64
  %value.i = getelementptr inbounds [8 x %struct.Item], ptr %items.i, i64 0, i64 %idxprom.i, i32 1
  %2 = load i32, ptr %value.i, align 4, !tbaa !8
  %add.i = add nsw i32 %2, %sum.04.i
  %inc.i = add nuw nsw i32 %i.05.i, 1
  %exitcond.not.i = icmp eq i32 %inc.i, 8
  br i1 %exitcond.not.i, label %_Z8item_sum6Record.exit, label %for.body.i, !llvm.loop !14

_Z8item_sum6Record.exit:                          ; preds = %for.body.i
  %arrayidx9 = getelementptr inbounds i32, ptr %check, i64 %idxprom
  store i32 %add.i, ptr %arrayidx9, align 4, !tbaa !21
  %items = getelementptr inbounds i8, ptr %mine, i64 24
  br label %for.body

for.body:                                         ; preds = %_Z8item_sum6Record.exit, %while.end
  %i.070 = phi i32 [ 1, %_Z8item_sum6Record.exit ], [ %inc, %while.end ]
  call void @llvm.lifetime.start.p0(i64 6, ptr nonnull %moving.sroa.5)
  %idxprom10 = zext nneg i32 %i.070 to i64
  %arrayidx11 = getelementptr inbounds [8 x %struct.Item], ptr %items, i64 0, i64 %idxprom10
  %moving.sroa.0.0.copyload = load i16, ptr %arrayidx11, align 8, !tbaa !22
  %moving.sroa.5.0.arrayidx11.sroa_idx = getelementptr inbounds i8, ptr %arrayidx11, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 2 dereferenceable(6) %moving.sroa.5, ptr noundef nonnull align 2 dereferenceable(6) %moving.sroa.5.0.arrayidx11.sroa_idx, i64 6, i1 false), !tbaa.struct !23
  br label %land.rhs

land.rhs:                                         ; preds = %for.body, %while.body
  %j.069 = phi i32 [ %i.070, %for.body ], [ %sub, %while.body ]
  %sub = add nsw i32 %j.069, -1
  %idxprom14 = zext nneg i32 %sub to i64
  %arrayidx15 = getelementptr inbounds [8 x %struct.Item], ptr %items, i64 0, i64 %idxprom14
  %3 = load i16, ptr %arrayidx15, align 8, !tbaa !24
  %cmp18 = icmp sgt i16 %3, %moving.sroa.0.0.copyload
  br i1 %cmp18, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  %idxprom24 = zext nneg i32 %j.069 to i64
  %arrayidx25 = getelementptr inbounds [8 x %struct.Item], ptr %items, i64 0, i64 %idxprom24
  %4 = load i64, ptr %arrayidx15, align 8
  store i64 %4, ptr %arrayidx25, align 8
  %cmp12 = icmp sgt i32 %j.069, 1
  br i1 %cmp12, label %land.rhs, label %while.end, !llvm.loop !25

while.end:                                        ; preds = %while.body, %land.rhs
  %j.0.lcssa = phi i32 [ 0, %while.body ], [ %j.069, %land.rhs ]
  %idxprom27 = sext i32 %j.0.lcssa to i64
  %arrayidx28 = getelementptr inbounds [8 x %struct.Item], ptr %items, i64 0, i64 %idxprom27
  store i16 %moving.sroa.0.0.copyload, ptr %arrayidx28, align 8, !tbaa !22
  %moving.sroa.5.0.arrayidx28.sroa_idx = getelementptr inbounds i8, ptr %arrayidx28, i64 2
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 2 dereferenceable(6) %moving.sroa.5.0.arrayidx28.sroa_idx, ptr noundef nonnull align 2 dereferenceable(6) %moving.sroa.5, i64 6, i1 false), !tbaa.struct !23
  call void @llvm.lifetime.end.p0(i64 6, ptr nonnull %moving.sroa.5)
  %inc = add nuw nsw i32 %i.070, 1
  %exitcond.not = icmp eq i32 %inc, 8
  br i1 %exitcond.not, label %land.rhs31, label %for.body, !llvm.loop !26

land.rhs31:                                       ; preds = %while.end, %while.body37
  %length.071 = phi i32 [ %inc38, %while.body37 ], [ 0, %while.end ]
  %idxprom32 = zext nneg i32 %length.071 to i64
  %arrayidx33 = getelementptr inbounds [24 x i8], ptr %mine, i64 0, i64 %idxprom32
  %5 = load i8, ptr %arrayidx33, align 1, !tbaa !18
  %cmp35.not = icmp eq i8 %5, 0
  br i1 %cmp35.not, label %while.end39, label %while.body37

while.body37:                                     ; preds = %land.rhs31
  %inc38 = add nuw nsw i32 %length.071, 1
  %exitcond72.not = icmp eq i32 %inc38, 24
  br i1 %exitcond72.not, label %while.end39, label %land.rhs31, !llvm.loop !27

while.end39:                                      ; preds = %while.body37, %land.rhs31
  %length.0.lcssa = phi i32 [ 24, %while.body37 ], [ %length.071, %land.rhs31 ]
  %idx.ext = zext nneg i32 %length.0.lcssa to i64
  %add.ptr = getelementptr inbounds i8, ptr %mine, i64 %idx.ext
  %sub41 = sub nsw i32 24, %length.0.lcssa
  %conv42 = sext i32 %sub41 to i64
  call void @llvm.memset.p0.i64(ptr nonnull align 1 %add.ptr, i8 0, i64 %conv42, i1 false)
  tail call void @llvm.nvvm.barrier0()
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %arrayidx, ptr noundef nonnull align 8 dereferenceable(96) %mine, i64 96, i1 false), !tbaa.struct !17
  tail call void @llvm.nvvm.barrier0()
  %arrayidx49 = getelementptr inbounds %struct.Record, ptr %out, i64 %idxprom
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %arrayidx49, ptr noundef nonnull align 8 dereferenceable(96) %arrayidx, i64 96, i1 false), !tbaa.struct !17
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %mine) #7
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @struct_copy, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !13, i64 4}
!9 = !{!"_ZTS4Item", !10, i64 0, !13, i64 4}
!10 = !{!"short", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = !{!"int", !11, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{i64 0, i64 24, !18, i64 24, i64 64, !18, i64 88, i64 8, !19}
!18 = !{!11, !11, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"double", !11, i64 0}
!21 = !{!13, !13, i64 0}
!22 = !{!10, !10, i64 0}
!23 = !{i64 2, i64 4, !21}
!24 = !{!9, !10, i64 0}
!25 = distinct !{!25, !15, !16}
!26 = distinct !{!26, !15, !16}
!27 = distinct !{!27, !15, !16}
