; ModuleID = 'nqueens.cu'
source_filename = "nqueens.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Frame = type { i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z6searchjjjj(i32 noundef %all, i32 noundef %columns, i32 noundef %left, i32 noundef %right) local_unnamed_addr #0 {
entry:
  %stack = alloca [16 x %struct.Frame], align 4
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %stack) #4
  %or = or i32 %left, %columns
  %or4 = or i32 %or, %right
  %not = xor i32 %or4, -1
  %and = and i32 %not, %all
  store i32 %columns, ptr %stack, align 4, !tbaa !8
  %ref.tmp.sroa.4.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %stack, i64 4
  store i32 %left, ptr %ref.tmp.sroa.4.0.arrayidx.sroa_idx, align 4, !tbaa !8
  %ref.tmp.sroa.5.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %stack, i64 8
  store i32 %right, ptr %ref.tmp.sroa.5.0.arrayidx.sroa_idx, align 4, !tbaa !8
  %ref.tmp.sroa.6.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %stack, i64 12
  store i32 %and, ptr %ref.tmp.sroa.6.0.arrayidx.sroa_idx, align 4, !tbaa !8
  %cmp = icmp eq i32 %columns, %all
  br i1 %cmp, label %cleanup38, label %while.body

while.body:                                       ; preds = %entry, %cleanup37
  %depth.066 = phi i32 [ %depth.2, %cleanup37 ], [ 0, %entry ]
  %count.065 = phi i32 [ %count.2, %cleanup37 ], [ 0, %entry ]
  %idxprom = zext nneg i32 %depth.066 to i64
  %arrayidx6 = getelementptr inbounds [16 x %struct.Frame], ptr %stack, i64 0, i64 %idxprom
  %todo7 = getelementptr inbounds i8, ptr %arrayidx6, i64 12
  %0 = load i32, ptr %todo7, align 4, !tbaa !12
  %cmp8 = icmp eq i32 %0, 0
  br i1 %cmp8, label %if.then9, label %if.end10

if.then9:                                         ; preds = %while.body
  %dec = add nsw i32 %depth.066, -1
  br label %cleanup37, !llvm.loop !14

if.end10:                                         ; preds = %while.body
  %sub = sub i32 0, %0
  %and13 = and i32 %0, %sub
  %xor = xor i32 %and13, %0
  store i32 %xor, ptr %todo7, align 4, !tbaa !12
  %1 = load i32, ptr %arrayidx6, align 4, !tbaa !17
  %or16 = or i32 %1, %and13
  %cmp17 = icmp eq i32 %or16, %all
  br i1 %cmp17, label %if.then18, label %if.end19

if.then18:                                        ; preds = %if.end10
  %inc = add nsw i32 %count.065, 1
  br label %cleanup37, !llvm.loop !14

if.end19:                                         ; preds = %if.end10
  %left20 = getelementptr inbounds i8, ptr %arrayidx6, i64 4
  %2 = load i32, ptr %left20, align 4, !tbaa !18
  %or21 = or i32 %2, %and13
  %shl = shl i32 %or21, 1
  %right22 = getelementptr inbounds i8, ptr %arrayidx6, i64 8
  %3 = load i32, ptr %right22, align 4, !tbaa !19
  %or23 = or i32 %3, %and13
  %shr = lshr i32 %or23, 1
  %or29 = or i32 %shl, %or16
  %or30 = or i32 %or29, %shr
  %not31 = xor i32 %or30, -1
  %and32 = and i32 %not31, %all
  %inc33 = add nuw nsw i32 %depth.066, 1
  %idxprom34 = zext nneg i32 %inc33 to i64
  %arrayidx35 = getelementptr inbounds [16 x %struct.Frame], ptr %stack, i64 0, i64 %idxprom34
  store i32 %or16, ptr %arrayidx35, align 4, !tbaa !8
  %ref.tmp24.sroa.4.0.arrayidx35.sroa_idx = getelementptr inbounds i8, ptr %arrayidx35, i64 4
  store i32 %shl, ptr %ref.tmp24.sroa.4.0.arrayidx35.sroa_idx, align 4, !tbaa !8
  %ref.tmp24.sroa.5.0.arrayidx35.sroa_idx = getelementptr inbounds i8, ptr %arrayidx35, i64 8
  store i32 %shr, ptr %ref.tmp24.sroa.5.0.arrayidx35.sroa_idx, align 4, !tbaa !8
  %ref.tmp24.sroa.6.0.arrayidx35.sroa_idx = getelementptr inbounds i8, ptr %arrayidx35, i64 12
  store i32 %and32, ptr %ref.tmp24.sroa.6.0.arrayidx35.sroa_idx, align 4, !tbaa !8
  br label %cleanup37

cleanup37:                                        ; preds = %if.then18, %if.end19, %if.then9
  %count.2 = phi i32 [ %count.065, %if.then9 ], [ %inc, %if.then18 ], [ %count.065, %if.end19 ]
  %depth.2 = phi i32 [ %dec, %if.then9 ], [ %depth.066, %if.then18 ], [ %inc33, %if.end19 ]
  %cmp5 = icmp sgt i32 %depth.2, -1
  br i1 %cmp5, label %while.body, label %cleanup38

cleanup38:                                        ; preds = %cleanup37, %entry
  %retval.0 = phi i32 [ 1, %entry ], [ %count.2, %cleanup37 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %stack) #4
  ret i32 %retval.0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define dso_local void @nqueens(i32 noundef %n, ptr nocapture noundef %solutions, ptr nocapture noundef writeonly %per_start) local_unnamed_addr #2 {
entry:
  %stack.i = alloca [16 x %struct.Frame], align 4
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %mul3 = mul nsw i32 %n, %n
  %cmp.not = icmp slt i32 %add, %mul3
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %div = sdiv i32 %add, %n
  %3 = mul i32 %div, %n
  %rem.decomposed = sub i32 %add, %3
  %shl4 = shl nuw i32 1, %rem.decomposed
  %shl5 = shl nuw i32 1, %div
  %shr = lshr i32 %shl4, 1
  %or = shl i32 3, %rem.decomposed
  %or7 = or i32 %shr, %or
  %and = and i32 %or7, %shl5
  %cmp8 = icmp eq i32 %and, 0
  br i1 %cmp8, label %if.then9, label %if.end16

if.then9:                                         ; preds = %if.end
  %shl6 = shl i32 2, %rem.decomposed
  %notmask = shl nsw i32 -1, %n
  %sub = xor i32 %notmask, -1
  %or10 = or i32 %shl5, %shl4
  %or11 = or i32 %shl5, %shl6
  %shl12 = shl i32 %or11, 1
  %or13 = or i32 %shr, %shl5
  %shr14 = lshr i32 %or13, 1
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %stack.i) #4
  %or.i = or i32 %shl12, %or10
  %or4.i = or i32 %or.i, %shr14
  %not.i = xor i32 %or4.i, -1
  %and.i = and i32 %not.i, %sub
  store i32 %or10, ptr %stack.i, align 4, !tbaa !8
  %ref.tmp.sroa.4.0.arrayidx.sroa_idx.i = getelementptr inbounds i8, ptr %stack.i, i64 4
  store i32 %shl12, ptr %ref.tmp.sroa.4.0.arrayidx.sroa_idx.i, align 4, !tbaa !8
  %ref.tmp.sroa.5.0.arrayidx.sroa_idx.i = getelementptr inbounds i8, ptr %stack.i, i64 8
  store i32 %shr14, ptr %ref.tmp.sroa.5.0.arrayidx.sroa_idx.i, align 4, !tbaa !8
  %ref.tmp.sroa.6.0.arrayidx.sroa_idx.i = getelementptr inbounds i8, ptr %stack.i, i64 12
  store i32 %and.i, ptr %ref.tmp.sroa.6.0.arrayidx.sroa_idx.i, align 4, !tbaa !8
  %cmp.i = icmp eq i32 %or10, %sub
  br i1 %cmp.i, label %_Z6searchjjjj.exit, label %while.body.i

while.body.i:                                     ; preds = %if.then9, %cleanup37.i
  %depth.066.i = phi i32 [ %depth.2.i, %cleanup37.i ], [ 0, %if.then9 ]
  %count.065.i = phi i32 [ %count.2.i, %cleanup37.i ], [ 0, %if.then9 ]
  %idxprom.i = zext nneg i32 %depth.066.i to i64
  %arrayidx6.i = getelementptr inbounds [16 x %struct.Frame], ptr %stack.i, i64 0, i64 %idxprom.i
  %todo7.i = getelementptr inbounds i8, ptr %arrayidx6.i, i64 12
  %4 = load i32, ptr %todo7.i, align 4, !tbaa !12
  %cmp8.i = icmp eq i32 %4, 0
  br i1 %cmp8.i, label %if.then9.i, label %if.end10.i

if.then9.i:                                       ; preds = %while.body.i
  %dec.i = add nsw i32 %depth.066.i, -1
  br label %cleanup37.i, !llvm.loop !14

if.end10.i:                                       ; preds = %while.body.i
  %sub.i = sub i32 0, %4
  %and13.i = and i32 %4, %sub.i
  %xor.i = xor i32 %and13.i, %4
  store i32 %xor.i, ptr %todo7.i, align 4, !tbaa !12
  %5 = load i32, ptr %arrayidx6.i, align 4, !tbaa !17
  %or16.i = or i32 %5, %and13.i
  %cmp17.i = icmp eq i32 %or16.i, %sub
  br i1 %cmp17.i, label %if.then18.i, label %if.end19.i

if.then18.i:                                      ; preds = %if.end10.i
  %inc.i = add nsw i32 %count.065.i, 1
  br label %cleanup37.i, !llvm.loop !14

if.end19.i:                                       ; preds = %if.end10.i
  %left20.i = getelementptr inbounds i8, ptr %arrayidx6.i, i64 4
  %6 = load i32, ptr %left20.i, align 4, !tbaa !18
  %or21.i = or i32 %6, %and13.i
  %shl.i = shl i32 %or21.i, 1
  %right22.i = getelementptr inbounds i8, ptr %arrayidx6.i, i64 8
  %7 = load i32, ptr %right22.i, align 4, !tbaa !19
  %or23.i = or i32 %7, %and13.i
  %shr.i = lshr i32 %or23.i, 1
  %or29.i = or i32 %shl.i, %or16.i
  %or30.i = or i32 %or29.i, %shr.i
  %not31.i = xor i32 %or30.i, -1
  %and32.i = and i32 %not31.i, %sub
  %inc33.i = add nuw nsw i32 %depth.066.i, 1
  %idxprom34.i = zext nneg i32 %inc33.i to i64
  %arrayidx35.i = getelementptr inbounds [16 x %struct.Frame], ptr %stack.i, i64 0, i64 %idxprom34.i
  store i32 %or16.i, ptr %arrayidx35.i, align 4, !tbaa !8
  %ref.tmp24.sroa.4.0.arrayidx35.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx35.i, i64 4
  store i32 %shl.i, ptr %ref.tmp24.sroa.4.0.arrayidx35.sroa_idx.i, align 4, !tbaa !8
  %ref.tmp24.sroa.5.0.arrayidx35.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx35.i, i64 8
  store i32 %shr.i, ptr %ref.tmp24.sroa.5.0.arrayidx35.sroa_idx.i, align 4, !tbaa !8
  %ref.tmp24.sroa.6.0.arrayidx35.sroa_idx.i = getelementptr inbounds i8, ptr %arrayidx35.i, i64 12
  store i32 %and32.i, ptr %ref.tmp24.sroa.6.0.arrayidx35.sroa_idx.i, align 4, !tbaa !8
  br label %cleanup37.i

cleanup37.i:                                      ; preds = %if.end19.i, %if.then18.i, %if.then9.i
  %count.2.i = phi i32 [ %count.065.i, %if.then9.i ], [ %inc.i, %if.then18.i ], [ %count.065.i, %if.end19.i ]
  %depth.2.i = phi i32 [ %dec.i, %if.then9.i ], [ %depth.066.i, %if.then18.i ], [ %inc33.i, %if.end19.i ]
  %cmp5.i = icmp sgt i32 %depth.2.i, -1
  br i1 %cmp5.i, label %while.body.i, label %_Z6searchjjjj.exit

_Z6searchjjjj.exit:                               ; preds = %cleanup37.i, %if.then9
  %retval.0.i = phi i32 [ 1, %if.then9 ], [ %count.2.i, %cleanup37.i ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %stack.i) #4
  br label %if.end16

if.end16:                                         ; preds = %_Z6searchjjjj.exit, %if.end
  %count.0 = phi i32 [ %retval.0.i, %_Z6searchjjjj.exit ], [ 0, %if.end ]
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %per_start, i64 %idxprom
  store i32 %count.0, ptr %arrayidx, align 4, !tbaa !8
  %cmp17 = icmp sgt i32 %count.0, 0
  br i1 %cmp17, label %if.then18, label %cleanup

if.then18:                                        ; preds = %if.end16
  %conv = zext nneg i32 %count.0 to i64
  %8 = atomicrmw add ptr %solutions, i64 %conv seq_cst, align 8
  br label %cleanup

cleanup:                                          ; preds = %if.end16, %if.then18, %entry
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @nqueens, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !9, i64 12}
!13 = !{!"_ZTS5Frame", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{!13, !9, i64 0}
!18 = !{!13, !9, i64 4}
!19 = !{!13, !9, i64 8}
