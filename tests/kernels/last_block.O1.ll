; ModuleID = 'last_block.cu'
source_filename = "last_block.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@finished = dso_local addrspace(1) externally_initialized global i32 0, align 4
@_ZZ10last_blockE7scratch = internal unnamed_addr addrspace(3) global [128 x i64] undef, align 8
@_ZZ10last_blockE4last = internal unnamed_addr addrspace(3) global i8 undef, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @finished to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local noundef i64 @_Z9block_sumxPx(i64 noundef %v, ptr nocapture noundef %scratch) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %idxprom = zext nneg i32 %0 to i64
  %arrayidx = getelementptr inbounds i64, ptr %scratch, i64 %idxprom
  store i64 %v, ptr %arrayidx, align 8, !tbaa !9
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %cmp.not20 = icmp ult i32 %1, 2
  br i1 %cmp.not20, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.inc, %entry
  tail call void @llvm.nvvm.barrier0()
  %2 = load i64, ptr %scratch, align 8, !tbaa !9
  ret i64 %2

for.body:                                         ; preds = %entry, %for.inc
  %half.021.in = phi i32 [ %half.021, %for.inc ], [ %1, %entry ]
  %half.021 = lshr i32 %half.021.in, 1
  tail call void @llvm.nvvm.barrier0()
  %cmp3 = icmp ult i32 %0, %half.021
  br i1 %cmp3, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body
  %add = add nuw nsw i32 %half.021, %0
  %idxprom5 = zext nneg i32 %add to i64
  %arrayidx6 = getelementptr inbounds i64, ptr %scratch, i64 %idxprom5
  %3 = load i64, ptr %arrayidx6, align 8, !tbaa !9
  %4 = load i64, ptr %arrayidx, align 8, !tbaa !9
  %add10 = add nsw i64 %4, %3
  store i64 %add10, ptr %arrayidx, align 8, !tbaa !9
  br label %for.inc

for.inc:                                          ; preds = %for.body, %if.then
  %cmp.not = icmp ult i32 %half.021.in, 4
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !13
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @last_block(ptr nocapture noundef readonly %in, i32 noundef %n, ptr noundef %partial, ptr nocapture noundef writeonly %out) local_unnamed_addr #2 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp64 = icmp slt i32 %add, %n
  br i1 %cmp64, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %3 = tail call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %mul6 = mul i32 %3, %1
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %sum.0.lcssa = phi i64 [ 0, %entry ], [ %add3, %for.body ]
  %idxprom.i = zext nneg i32 %2 to i64
  %arrayidx.i = getelementptr inbounds i64, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockE7scratch to ptr), i64 %idxprom.i
  store i64 %sum.0.lcssa, ptr %arrayidx.i, align 8, !tbaa !9
  %cmp.not20.i = icmp ult i32 %1, 2
  br i1 %cmp.not20.i, label %_Z9block_sumxPx.exit, label %for.body.i

for.body.i:                                       ; preds = %for.cond.cleanup, %for.inc.i
  %half.021.in.i = phi i32 [ %half.021.i, %for.inc.i ], [ %1, %for.cond.cleanup ]
  %half.021.i = lshr i32 %half.021.in.i, 1
  tail call void @llvm.nvvm.barrier0()
  %cmp3.i = icmp ult i32 %2, %half.021.i
  br i1 %cmp3.i, label %if.then.i, label %for.inc.i

if.then.i:                                        ; preds = %for.body.i
  %add.i = add nuw nsw i32 %half.021.i, %2
  %idxprom5.i = zext nneg i32 %add.i to i64
  %arrayidx6.i = getelementptr inbounds i64, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockE7scratch to ptr), i64 %idxprom5.i
  %4 = load i64, ptr %arrayidx6.i, align 8, !tbaa !9
  %5 = load i64, ptr %arrayidx.i, align 8, !tbaa !9
  %add10.i = add nsw i64 %5, %4
  store i64 %add10.i, ptr %arrayidx.i, align 8, !tbaa !9
  br label %for.inc.i

for.inc.i:                                        ; preds = %if.then.i, %for.body.i
  %cmp.not.i = icmp ult i32 %half.021.in.i, 4
  br i1 %cmp.not.i, label %_Z9block_sumxPx.exit, label %for.body.i, !llvm.loop !13

_Z9block_sumxPx.exit:                             ; preds = %for.inc.i, %for.cond.cleanup
  tail call void @llvm.nvvm.barrier0()
  %cmp10 = icmp eq i32 %2, 0
  br i1 %cmp10, label %if.then, label %if.end

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %i.066 = phi i32 [ %add, %for.body.lr.ph ], [ %add7, %for.body ]
  %sum.065 = phi i64 [ 0, %for.body.lr.ph ], [ %add3, %for.body ]
  %idxprom = sext i32 %i.066 to i64
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom
  %6 = load i32, ptr %arrayidx, align 4, !tbaa !16
  %conv = sext i32 %6 to i64
  %add3 = add nsw i64 %sum.065, %conv
  %add7 = add i32 %i.066, %mul6
  %cmp = icmp slt i32 %add7, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !18

if.then:                                          ; preds = %_Z9block_sumxPx.exit
  %7 = load i64, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockE7scratch to ptr), align 8, !tbaa !9
  %idxprom12 = zext nneg i32 %0 to i64
  %arrayidx13 = getelementptr inbounds i64, ptr %partial, i64 %idxprom12
  store volatile i64 %7, ptr %arrayidx13, align 8, !tbaa !9
  tail call void @llvm.nvvm.membar.gl()
  %8 = tail call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %sub = add nsw i32 %8, -1
  %9 = tail call noundef i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr addrspacecast (ptr addrspace(1) @finished to ptr), i32 %sub)
  %cmp18 = icmp eq i32 %9, %sub
  %storedv = zext i1 %cmp18 to i8
  store i8 %storedv, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockE4last to ptr), align 1, !tbaa !19
  br label %if.end

if.end:                                           ; preds = %if.then, %_Z9block_sumxPx.exit
  tail call void @llvm.nvvm.barrier0()
  %10 = load i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockE4last to ptr), align 1, !tbaa !19, !range !21, !noundef !22
  %loadedv = trunc nuw i8 %10 to i1
  br i1 %loadedv, label %for.cond22.preheader, label %cleanup

for.cond22.preheader:                             ; preds = %if.end
  %11 = tail call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %cmp2467 = icmp ult i32 %2, %11
  br i1 %cmp2467, label %for.body26, label %for.cond.cleanup25

for.cond.cleanup25:                               ; preds = %for.body26, %for.cond22.preheader
  %sum.1.lcssa = phi i64 [ 0, %for.cond22.preheader ], [ %add29, %for.body26 ]
  store i64 %sum.1.lcssa, ptr %arrayidx.i, align 8, !tbaa !9
  br i1 %cmp.not20.i, label %_Z9block_sumxPx.exit63, label %for.body.i52

for.body.i52:                                     ; preds = %for.cond.cleanup25, %for.inc.i56
  %half.021.in.i53 = phi i32 [ %half.021.i54, %for.inc.i56 ], [ %1, %for.cond.cleanup25 ]
  %half.021.i54 = lshr i32 %half.021.in.i53, 1
  tail call void @llvm.nvvm.barrier0()
  %cmp3.i55 = icmp ult i32 %2, %half.021.i54
  br i1 %cmp3.i55, label %if.then.i58, label %for.inc.i56

if.then.i58:                                      ; preds = %for.body.i52
  %add.i59 = add nuw nsw i32 %half.021.i54, %2
  %idxprom5.i60 = zext nneg i32 %add.i59 to i64
  %arrayidx6.i61 = getelementptr inbounds i64, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockE7scratch to ptr), i64 %idxprom5.i60
  %12 = load i64, ptr %arrayidx6.i61, align 8, !tbaa !9
  %13 = load i64, ptr %arrayidx.i, align 8, !tbaa !9
  %add10.i62 = add nsw i64 %13, %12
  store i64 %add10.i62, ptr %arrayidx.i, align 8, !tbaa !9
  br label %for.inc.i56

for.inc.i56:                                      ; preds = %if.then.i58, %for.body.i52
  %cmp.not.i57 = icmp ult i32 %half.021.in.i53, 4
  br i1 %cmp.not.i57, label %_Z9block_sumxPx.exit63, label %for.body.i52, !llvm.loop !13

_Z9block_sumxPx.exit63:                           ; preds = %for.inc.i56, %for.cond.cleanup25
  tail call void @llvm.nvvm.barrier0()
  br i1 %cmp10, label %if.then37, label %cleanup

for.body26:                                       ; preds = %for.cond22.preheader, %for.body26
  %b.069 = phi i32 [ %add32, %for.body26 ], [ %2, %for.cond22.preheader ]
  %sum.168 = phi i64 [ %add29, %for.body26 ], [ 0, %for.cond22.preheader ]
  %idxprom27 = zext i32 %b.069 to i64
  %arrayidx28 = getelementptr inbounds i64, ptr %partial, i64 %idxprom27
  %14 = load volatile i64, ptr %arrayidx28, align 8, !tbaa !9
  %add29 = add nsw i64 %14, %sum.168
  %add32 = add nuw i32 %b.069, %1
  %cmp24 = icmp ult i32 %add32, %11
  br i1 %cmp24, label %for.body26, label %for.cond.cleanup25, !llvm.loop !23

if.then37:                                        ; preds = %_Z9block_sumxPx.exit63
  %15 = load i64, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockE7scratch to ptr), align 8, !tbaa !9
  store i64 %15, ptr %out, align 8, !tbaa !9
  br label %cleanup

cleanup:                                          ; preds = %_Z9block_sumxPx.exit63, %if.then37, %if.end
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #4

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr nocapture, i32) #5

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nounwind }
attributes #5 = { nocallback nounwind memory(argmem: readwrite) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4, !5}
!llvm.ident = !{!6, !7}
!nvvmir.version = !{!8}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @last_block, !"kernel", i32 1}
!5 = !{ptr @last_block, !"maxntidx", i32 128}
!6 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!7 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!8 = !{i32 2, i32 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"long long", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !11, i64 0}
!18 = distinct !{!18, !14, !15}
!19 = !{!20, !20, i64 0}
!20 = !{!"bool", !11, i64 0}
!21 = !{i8 0, i8 2}
!22 = !{}
!23 = distinct !{!23, !14, !15}
