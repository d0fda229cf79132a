; ModuleID = 'device_malloc.cu'
source_filename = "device_malloc.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress nofree nounwind
define dso_local noundef zeroext i1 @_Z6insertPP4Treei(ptr nocapture noundef %at, i32 noundef %value) local_unnamed_addr #0 {
entry:
  %0 = load ptr, ptr %at, align 8, !tbaa !8
  %cmp.not24 = icmp eq ptr %0, null
  br i1 %cmp.not24, label %while.end, label %while.body

while.body:                                       ; preds = %entry, %if.end
  %1 = phi ptr [ %3, %if.end ], [ %0, %entry ]
  %value1 = getelementptr inbounds i8, ptr %1, i64 16
  %2 = load i32, ptr %value1, align 8, !tbaa !12
  %cmp2 = icmp eq i32 %2, %value
  br i1 %cmp2, label %return, label %if.end

if.end:                                           ; preds = %while.body
  %cmp4 = icmp sgt i32 %2, %value
  %cond.idx = select i1 %cmp4, i64 0, i64 8
  %cond = getelementptr inbounds i8, ptr %1, i64 %cond.idx
  %3 = load ptr, ptr %cond, align 8, !tbaa !8
  %cmp.not = icmp eq ptr %3, null
  br i1 %cmp.not, label %while.end, label %while.body, !llvm.loop !15

while.end:                                        ; preds = %if.end, %entry
  %at.addr.0.lcssa = phi ptr [ %at, %entry ], [ %cond, %if.end ]
  %call = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #7
  %cmp5 = icmp ne ptr %call, null
  br i1 %cmp5, label %if.end7, label %return

if.end7:                                          ; preds = %while.end
  %value10 = getelementptr inbounds i8, ptr %call, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %call, i8 0, i64 16, i1 false)
  store i32 %value, ptr %value10, align 8, !tbaa !12
  store ptr %call, ptr %at.addr.0.lcssa, align 8, !tbaa !8
  br label %return

return:                                           ; preds = %while.body, %if.end7, %while.end
  %retval.1 = phi i1 [ %cmp5, %while.end ], [ true, %if.end7 ], [ false, %while.body ]
  ret i1 %retval.1
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare dso_local noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @device_malloc(ptr nocapture noundef readonly %in, ptr nocapture noundef writeonly %out, ptr nocapture noundef writeonly %counts, i32 noundef %groups, i32 noundef %size) local_unnamed_addr #3 {
entry:
  %root = alloca ptr, align 8
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp.not = icmp slt i32 %add, %groups
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %root)
  store ptr null, ptr %root, align 8, !tbaa !8
  %cmp343 = icmp sgt i32 %size, 0
  br i1 %cmp343, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %if.end
  %mul4 = mul nsw i32 %add, %size
  br label %for.body

for.cond.cleanup:                                 ; preds = %_Z6insertPP4Treei.exit, %if.end
  %count.0.lcssa = phi i32 [ 0, %if.end ], [ %add7, %_Z6insertPP4Treei.exit ]
  %idxprom12 = sext i32 %add to i64
  %arrayidx13 = getelementptr inbounds i32, ptr %counts, i64 %idxprom12
  store i32 %count.0.lcssa, ptr %arrayidx13, align 4, !tbaa !18
  %root.0.root.0.root.promoted = load ptr, ptr %root, align 8, !tbaa !8
  %cmp15.not47 = icmp eq ptr %root.0.root.0.root.promoted, null
  br i1 %cmp15.not47, label %while.end, label %while.body.preheader

while.body.preheader:                             ; preds = %for.cond.cleanup
  %mul14 = mul nsw i32 %add, %size
  %idx.ext = sext i32 %mul14 to i64
  %add.ptr = getelementptr inbounds i32, ptr %out, i64 %idx.ext
  br label %while.body

for.body:                                         ; preds = %for.body.lr.ph, %_Z6insertPP4Treei.exit
  %count.045 = phi i32 [ 0, %for.body.lr.ph ], [ %add7, %_Z6insertPP4Treei.exit ]
  %i.044 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %_Z6insertPP4Treei.exit ]
  %add5 = add nsw i32 %i.044, %mul4
  %idxprom = sext i32 %add5 to i64
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !18
  %root.0.root.0.root.0.42 = load ptr, ptr %root, align 8, !tbaa !8
  %cmp.not24.i = icmp eq ptr %root.0.root.0.root.0.42, null
  br i1 %cmp.not24.i, label %while.end.i, label %while.body.i

while.body.i:                                     ; preds = %for.body, %if.end.i
  %4 = phi ptr [ %6, %if.end.i ], [ %root.0.root.0.root.0.42, %for.body ]
  %value1.i = getelementptr inbounds i8, ptr %4, i64 16
  %5 = load i32, ptr %value1.i, align 8, !tbaa !12
  %cmp2.i = icmp eq i32 %5, %3
  br i1 %cmp2.i, label %_Z6insertPP4Treei.exit, label %if.end.i

if.end.i:                                         ; preds = %while.body.i
  %cmp4.i = icmp sgt i32 %5, %3
  %cond.idx.i = select i1 %cmp4.i, i64 0, i64 8
  %cond.i = getelementptr inbounds i8, ptr %4, i64 %cond.idx.i
  %6 = load ptr, ptr %cond.i, align 8, !tbaa !8
  %cmp.not.i = icmp eq ptr %6, null
  br i1 %cmp.not.i, label %while.end.i, label %while.body.i, !llvm.loop !15

while.end.i:                                      ; preds = %if.end.i, %for.body
  %at.addr.0.lcssa.i = phi ptr [ %root, %for.body ], [ %cond.i, %if.end.i ]
  %call.i = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #7
  %cmp5.i = icmp ne ptr %call.i, null
  br i1 %cmp5.i, label %if.end7.i, label %_Z6insertPP4Treei.exit

if.end7.i:                                        ; preds = %while.end.i
  %value10.i = getelementptr inbounds i8, ptr %call.i, i64 16
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %call.i, i8 0, i64 16, i1 false)
  store i32 %3, ptr %value10.i, align 8, !tbaa !12
  store ptr %call.i, ptr %at.addr.0.lcssa.i, align 8, !tbaa !8
  br label %_Z6insertPP4Treei.exit

_Z6insertPP4Treei.exit:                           ; preds = %while.body.i, %while.end.i, %if.end7.i
  %retval.1.i = phi i1 [ %cmp5.i, %while.end.i ], [ true, %if.end7.i ], [ false, %while.body.i ]
  %conv = zext i1 %retval.1.i to i32
  %add7 = add nuw nsw i32 %count.045, %conv
  %arrayidx11 = getelementptr inbounds i32, ptr %out, i64 %idxprom
  store i32 -1, ptr %arrayidx11, align 4, !tbaa !18
  %inc = add nuw nsw i32 %i.044, 1
  %exitcond.not = icmp eq i32 %inc, %size
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !19

while.body:                                       ; preds = %while.body.preheader, %if.end23
  %to.049 = phi ptr [ %to.1, %if.end23 ], [ %add.ptr, %while.body.preheader ]
  %storemerge4648 = phi ptr [ %storemerge, %if.end23 ], [ %root.0.root.0.root.promoted, %while.body.preheader ]
  %7 = load ptr, ptr %storemerge4648, align 8, !tbaa !20
  %cmp17.not = icmp eq ptr %7, null
  br i1 %cmp17.not, label %if.else, label %if.then18

if.then18:                                        ; preds = %while.body
  %right = getelementptr inbounds i8, ptr %7, i64 8
  %8 = load ptr, ptr %right, align 8, !tbaa !21
  store ptr %8, ptr %storemerge4648, align 8, !tbaa !20
  store ptr %storemerge4648, ptr %right, align 8, !tbaa !21
  br label %if.end23

if.else:                                          ; preds = %while.body
  %right22 = getelementptr inbounds i8, ptr %storemerge4648, i64 8
  %9 = load ptr, ptr %right22, align 8, !tbaa !21
  %value = getelementptr inbounds i8, ptr %storemerge4648, i64 16
  %10 = load i32, ptr %value, align 8, !tbaa !12
  %incdec.ptr = getelementptr inbounds i8, ptr %to.049, i64 4
  store i32 %10, ptr %to.049, align 4, !tbaa !18
  tail call void @free(ptr noundef %storemerge4648) #8
  br label %if.end23

if.end23:                                         ; preds = %if.else, %if.then18
  %storemerge = phi ptr [ %9, %if.else ], [ %7, %if.then18 ]
  %to.1 = phi ptr [ %incdec.ptr, %if.else ], [ %to.049, %if.then18 ]
  %cmp15.not = icmp eq ptr %storemerge, null
  br i1 %cmp15.not, label %while.end, label %while.body, !llvm.loop !22

while.end:                                        ; preds = %if.end23, %for.cond.cleanup
  %storemerge46.lcssa = phi ptr [ %root.0.root.0.root.promoted, %for.cond.cleanup ], [ %storemerge, %if.end23 ]
  store ptr %storemerge46.lcssa, ptr %root, align 8, !tbaa !8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %root)
  br label %cleanup

cleanup:                                          ; preds = %entry, %while.end
  ret void
}

; Function Attrs: convergent mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare dso_local void @free(ptr allocptr nocapture noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

attributes #0 = { convergent mustprogress nofree nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #3 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { convergent nounwind allocsize(0) }
attributes #8 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @device_malloc, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"any pointer", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !14, i64 16}
!13 = !{!"_ZTS4Tree", !9, i64 0, !9, i64 8, !14, i64 16}
!14 = !{!"int", !10, i64 0}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{!14, !14, i64 0}
!19 = distinct !{!19, !16, !17}
!20 = !{!13, !9, i64 0}
!21 = !{!13, !9, i64 8}
!22 = distinct !{!22, !16, !17}
