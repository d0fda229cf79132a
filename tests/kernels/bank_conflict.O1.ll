; ModuleID = 'bank_conflict.cu'
source_filename = "bank_conflict.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ13bank_conflictE4tile = internal unnamed_addr addrspace(3) global [1056 x i32] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @bank_conflict(ptr nocapture noundef readonly %in, ptr nocapture noundef writeonly %sums, ptr nocapture noundef writeonly %cycles) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %1 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %mul.i = shl nuw nsw i32 %1, 5
  %add.i = add nuw nsw i32 %mul.i, %0
  %idxprom.i = zext nneg i32 %add.i to i64
  %arrayidx.i = getelementptr inbounds i32, ptr %in, i64 %idxprom.i
  %2 = load i32, ptr %arrayidx.i, align 4, !tbaa !8
  %arrayidx5.i = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13bank_conflictE4tile to ptr), i64 %idxprom.i
  store i32 %2, ptr %arrayidx5.i, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  %3 = tail call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %mul7.i = shl nuw nsw i32 %0, 5
  %add8.i = add nuw nsw i32 %mul7.i, %1
  %idxprom9.i = zext nneg i32 %add8.i to i64
  %arrayidx10.i = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13bank_conflictE4tile to ptr), i64 %idxprom9.i
  %4 = load i32, ptr %arrayidx10.i, align 4, !tbaa !8
  br label %for.body.i

for.cond.cleanup.i:                               ; preds = %for.body.i
  %5 = tail call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %6 = or i32 %0, %1
  %or.cond.i = icmp eq i32 %6, 0
  br i1 %or.cond.i, label %if.then.i, label %_Z10column_sumILi32ELb0EEiPiPKiPx.exit

for.body.i:                                       ; preds = %for.body.i, %entry
  %v.028.i = phi i32 [ %4, %entry ], [ %add12.i, %for.body.i ]
  %lanes.027.i = phi i32 [ 16, %entry ], [ %shr.i, %for.body.i ]
  %7 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %v.028.i, i32 %lanes.027.i, i32 31)
  %add12.i = add nsw i32 %7, %v.028.i
  %shr.i = lshr i32 %lanes.027.i, 1
  %cmp.not.i = icmp ult i32 %lanes.027.i, 2
  br i1 %cmp.not.i, label %for.cond.cleanup.i, label %for.body.i, !llvm.loop !12

if.then.i:                                        ; preds = %for.cond.cleanup.i
  %sub.i = sub nsw i64 %5, %3
  store i64 %sub.i, ptr %cycles, align 8, !tbaa !15
  br label %_Z10column_sumILi32ELb0EEiPiPKiPx.exit

_Z10column_sumILi32ELb0EEiPiPKiPx.exit:           ; preds = %for.cond.cleanup.i, %if.then.i
  tail call void @llvm.nvvm.barrier0()
  %8 = load i32, ptr %arrayidx.i, align 4, !tbaa !8
  %mul2.i = mul nuw nsw i32 %1, 33
  %add3.i = add nuw nsw i32 %mul2.i, %0
  %idxprom4.i = zext nneg i32 %add3.i to i64
  %arrayidx5.i25 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13bank_conflictE4tile to ptr), i64 %idxprom4.i
  store i32 %8, ptr %arrayidx5.i25, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  %9 = tail call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %mul7.i26 = mul nuw nsw i32 %0, 33
  %add8.i27 = add nuw nsw i32 %mul7.i26, %1
  %idxprom9.i28 = zext nneg i32 %add8.i27 to i64
  %arrayidx10.i29 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13bank_conflictE4tile to ptr), i64 %idxprom9.i28
  %10 = load i32, ptr %arrayidx10.i29, align 4, !tbaa !8
  br label %for.body.i30

for.cond.cleanup.i36:                             ; preds = %for.body.i30
  %11 = tail call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64()
  br i1 %or.cond.i, label %if.then.i38, label %_Z10column_sumILi33ELb0EEiPiPKiPx.exit

for.body.i30:                                     ; preds = %for.body.i30, %_Z10column_sumILi32ELb0EEiPiPKiPx.exit
  %v.028.i31 = phi i32 [ %10, %_Z10column_sumILi32ELb0EEiPiPKiPx.exit ], [ %add12.i33, %for.body.i30 ]
  %lanes.027.i32 = phi i32 [ 16, %_Z10column_sumILi32ELb0EEiPiPKiPx.exit ], [ %shr.i34, %for.body.i30 ]
  %12 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %v.028.i31, i32 %lanes.027.i32, i32 31)
  %add12.i33 = add nsw i32 %12, %v.028.i31
  %shr.i34 = lshr i32 %lanes.027.i32, 1
  %cmp.not.i35 = icmp ult i32 %lanes.027.i32, 2
  br i1 %cmp.not.i35, label %for.cond.cleanup.i36, label %for.body.i30, !llvm.loop !17

if.then.i38:                                      ; preds = %for.cond.cleanup.i36
  %arrayidx1 = getelementptr inbounds i8, ptr %cycles, i64 8
  %sub.i39 = sub nsw i64 %11, %9
  store i64 %sub.i39, ptr %arrayidx1, align 8, !tbaa !15
  br label %_Z10column_sumILi33ELb0EEiPiPKiPx.exit

_Z10column_sumILi33ELb0EEiPiPKiPx.exit:           ; preds = %for.cond.cleanup.i36, %if.then.i38
  tail call void @llvm.nvvm.barrier0()
  %13 = load i32, ptr %arrayidx.i, align 4, !tbaa !8
  %xor.i = xor i32 %0, %1
  %add3.i44 = add nuw nsw i32 %mul.i, %xor.i
  %idxprom4.i45 = zext nneg i32 %add3.i44 to i64
  %arrayidx5.i46 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13bank_conflictE4tile to ptr), i64 %idxprom4.i45
  store i32 %13, ptr %arrayidx5.i46, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  %14 = tail call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %add9.i = add nuw nsw i32 %mul7.i, %xor.i
  %idxprom10.i = zext nneg i32 %add9.i to i64
  %arrayidx11.i = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13bank_conflictE4tile to ptr), i64 %idxprom10.i
  %15 = load i32, ptr %arrayidx11.i, align 4, !tbaa !8
  br label %for.body.i48

for.cond.cleanup.i51:                             ; preds = %for.body.i48
  %16 = tail call noundef i64 @llvm.nvvm.read.ptx.sreg.clock64()
  br i1 %or.cond.i, label %if.then.i53, label %_Z10column_sumILi32ELb1EEiPiPKiPx.exit

for.body.i48:                                     ; preds = %for.body.i48, %_Z10column_sumILi33ELb0EEiPiPKiPx.exit
  %v.031.i = phi i32 [ %15, %_Z10column_sumILi33ELb0EEiPiPKiPx.exit ], [ %add13.i, %for.body.i48 ]
  %lanes.030.i = phi i32 [ 16, %_Z10column_sumILi33ELb0EEiPiPKiPx.exit ], [ %shr.i49, %for.body.i48 ]
  %17 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %v.031.i, i32 %lanes.030.i, i32 31)
  %add13.i = add nsw i32 %17, %v.031.i
  %shr.i49 = lshr i32 %lanes.030.i, 1
  %cmp.not.i50 = icmp ult i32 %lanes.030.i, 2
  br i1 %cmp.not.i50, label %for.cond.cleanup.i51, label %for.body.i48, !llvm.loop !18

if.then.i53:                                      ; preds = %for.cond.cleanup.i51
  %arrayidx3 = getelementptr inbounds i8, ptr %cycles, i64 16
  %sub.i54 = sub nsw i64 %16, %14
  store i64 %sub.i54, ptr %arrayidx3, align 8, !tbaa !15
  br label %_Z10column_sumILi32ELb1EEiPiPKiPx.exit

_Z10column_sumILi32ELb1EEiPiPKiPx.exit:           ; preds = %for.cond.cleanup.i51, %if.then.i53
  tail call void @llvm.nvvm.barrier0()
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %_Z10column_sumILi32ELb1EEiPiPKiPx.exit
  %idxprom = zext nneg i32 %1 to i64
  %arrayidx7 = getelementptr inbounds i32, ptr %sums, i64 %idxprom
  store i32 %add12.i, ptr %arrayidx7, align 4, !tbaa !8
  %18 = zext nneg i32 %1 to i64
  %19 = getelementptr inbounds i32, ptr %sums, i64 %18
  %arrayidx10 = getelementptr inbounds i8, ptr %19, i64 128
  store i32 %add12.i33, ptr %arrayidx10, align 4, !tbaa !8
  %20 = zext nneg i32 %1 to i64
  %21 = getelementptr inbounds i32, ptr %sums, i64 %20
  %arrayidx14 = getelementptr inbounds i8, ptr %21, i64 256
  store i32 %add13.i, ptr %arrayidx14, align 4, !tbaa !8
  br label %if.end

if.end:                                           ; preds = %if.then, %_Z10column_sumILi32ELb1EEiPiPKiPx.exit
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: nocallback nounwind memory(inaccessiblemem: readwrite)
declare noundef i64 @llvm.nvvm.read.ptx.sreg.clock64() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #4

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @bank_conflict, !"kernel", i32 1}
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
!15 = !{!16, !16, i64 0}
!16 = !{!"long long", !10, i64 0}
!17 = distinct !{!17, !13, !14}
!18 = distinct !{!18, !13, !14}
