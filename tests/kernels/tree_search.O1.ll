; ModuleID = 'tree_search.cu'
source_filename = "tree_search.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.int2 = type { i32, i32 }
%struct.int4 = type { i32, i32, i32, i32 }

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define dso_local void @tree_search(ptr noalias nocapture noundef readonly %nodes, ptr noalias nocapture noundef readonly %points, ptr nocapture noundef writeonly %count, ptr nocapture noundef writeonly %first, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %stack = alloca [24 x i32], align 4
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp.not = icmp slt i32 %add, %n
  br i1 %cmp.not, label %if.end, label %cleanup54

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds %struct.int2, ptr %points, i64 %idxprom
  %p.sroa.0.0.copyload = load i32, ptr %arrayidx, align 8, !tbaa !8
  %p.sroa.5.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 4
  %p.sroa.5.0.copyload = load i32, ptr %p.sroa.5.0.arrayidx.sroa_idx, align 4, !tbaa !8
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %stack) #5
  store i32 0, ptr %stack, align 4, !tbaa !8
  br label %do.body

do.body:                                          ; preds = %cleanup, %if.end
  %smallest.0 = phi i32 [ 2147483647, %if.end ], [ %smallest.2, %cleanup ]
  %found.0 = phi i32 [ 0, %if.end ], [ %found.2, %cleanup ]
  %depth.0 = phi i32 [ 1, %if.end ], [ %depth.2, %cleanup ]
  %dec = add nsw i32 %depth.0, -1
  %idxprom5 = sext i32 %dec to i64
  %arrayidx6 = getelementptr inbounds [24 x i32], ptr %stack, i64 0, i64 %idxprom5
  %3 = load i32, ptr %arrayidx6, align 4, !tbaa !8
  %mul7 = shl nsw i32 %3, 1
  %idxprom8 = sext i32 %mul7 to i64
  %arrayidx9 = getelementptr inbounds %struct.int4, ptr %nodes, i64 %idxprom8
  %4 = tail call <4 x i32> @llvm.nvvm.ldg.global.i.v4i32.p0(ptr %arrayidx9, i32 16)
  %vecext.i = extractelement <4 x i32> %4, i64 0
  %vecext1.i = extractelement <4 x i32> %4, i64 1
  %vecext2.i = extractelement <4 x i32> %4, i64 2
  %vecext3.i = extractelement <4 x i32> %4, i64 3
  %cmp12 = icmp sge i32 %p.sroa.0.0.copyload, %vecext.i
  %cmp14 = icmp sge i32 %p.sroa.5.0.copyload, %vecext1.i
  %or.cond.not83 = select i1 %cmp12, i1 %cmp14, i1 false
  %cmp17.not = icmp slt i32 %p.sroa.0.0.copyload, %vecext2.i
  %or.cond73 = select i1 %or.cond.not83, i1 %cmp17.not, i1 false
  %cmp20.not = icmp slt i32 %p.sroa.5.0.copyload, %vecext3.i
  %or.cond74 = select i1 %or.cond73, i1 %cmp20.not, i1 false
  br i1 %or.cond74, label %if.end22, label %cleanup

if.end22:                                         ; preds = %do.body
  %add24 = or disjoint i32 %mul7, 1
  %idxprom25 = sext i32 %add24 to i64
  %arrayidx26 = getelementptr inbounds %struct.int4, ptr %nodes, i64 %idxprom25
  %5 = tail call <4 x i32> @llvm.nvvm.ldg.global.i.v4i32.p0(ptr nonnull %arrayidx26, i32 16)
  %vecext.i75 = extractelement <4 x i32> %5, i64 0
  %vecext1.i76 = extractelement <4 x i32> %5, i64 1
  %vecext2.i77 = extractelement <4 x i32> %5, i64 2
  %cmp29 = icmp sgt i32 %vecext2.i77, -1
  br i1 %cmp29, label %if.then30, label %if.else

if.then30:                                        ; preds = %if.end22
  %inc31 = add nsw i32 %found.0, 1
  %min.i = tail call noundef range(i32 0, -2147483648) i32 @llvm.smin.i32(i32 %smallest.0, i32 %vecext2.i77)
  br label %cleanup

if.else:                                          ; preds = %if.end22
  %cmp35 = icmp ult i32 %depth.0, 24
  br i1 %cmp35, label %if.then36, label %cleanup

if.then36:                                        ; preds = %if.else
  store i32 %vecext.i75, ptr %arrayidx6, align 4, !tbaa !8
  %inc42 = add nuw nsw i32 %depth.0, 1
  %idxprom43 = zext nneg i32 %depth.0 to i64
  %arrayidx44 = getelementptr inbounds [24 x i32], ptr %stack, i64 0, i64 %idxprom43
  store i32 %vecext1.i76, ptr %arrayidx44, align 4, !tbaa !8
  br label %cleanup

cleanup:                                          ; preds = %if.then30, %if.then36, %if.else, %do.body
  %smallest.2 = phi i32 [ %smallest.0, %do.body ], [ %min.i, %if.then30 ], [ %smallest.0, %if.then36 ], [ %smallest.0, %if.else ]
  %found.2 = phi i32 [ %found.0, %do.body ], [ %inc31, %if.then30 ], [ %found.0, %if.then36 ], [ %found.0, %if.else ]
  %depth.2 = phi i32 [ %dec, %do.body ], [ %dec, %if.then30 ], [ %inc42, %if.then36 ], [ %dec, %if.else ]
  %cmp48 = icmp sgt i32 %depth.2, 0
  br i1 %cmp48, label %do.body, label %do.end, !llvm.loop !12

do.end:                                           ; preds = %cleanup
  %arrayidx50 = getelementptr inbounds i32, ptr %count, i64 %idxprom
  store i32 %found.2, ptr %arrayidx50, align 4, !tbaa !8
  %cmp51 = icmp sgt i32 %found.2, 0
  %cond = select i1 %cmp51, i32 %smallest.2, i32 -1
  %arrayidx53 = getelementptr inbounds i32, ptr %first, i64 %idxprom
  store i32 %cond, ptr %arrayidx53, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %stack) #5
  br label %cleanup54

cleanup54:                                        ; preds = %entry, %do.end
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

; Function Attrs: nocallback nofree nounwind memory(argmem: read)
declare <4 x i32> @llvm.nvvm.ldg.global.i.v4i32.p0(ptr nocapture, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

attributes #0 = { nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nounwind memory(argmem: read) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @tree_search, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
