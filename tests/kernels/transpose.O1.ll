; ModuleID = 'transpose.cu'
source_filename = "transpose.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9transposeE4tile = internal unnamed_addr addrspace(3) global [32 x [33 x float]] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @transpose(ptr nocapture noundef writeonly %out, ptr nocapture noundef readonly %in, i32 noundef %width, i32 noundef %height) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul = shl i32 %0, 5
  %1 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %1
  %2 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %mul3 = shl nuw nsw i32 %2, 5
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %add5 = add nuw nsw i32 %mul3, %3
  %cmp6 = icmp slt i32 %add, %width
  %idxprom17 = zext nneg i32 %1 to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc
  tail call void @llvm.nvvm.barrier0()
  %add23 = add nuw nsw i32 %mul3, %1
  %add27 = add i32 %mul, %3
  %cmp33 = icmp slt i32 %add23, %height
  %idxprom39 = zext nneg i32 %1 to i64
  br label %for.body32

for.body:                                         ; preds = %entry, %for.inc
  %j.072 = phi i32 [ 0, %entry ], [ %add19, %for.inc ]
  br i1 %cmp6, label %land.lhs.true, label %for.inc

land.lhs.true:                                    ; preds = %for.body
  %add7 = add nuw nsw i32 %add5, %j.072
  %cmp8 = icmp slt i32 %add7, %height
  br i1 %cmp8, label %if.then, label %for.inc

if.then:                                          ; preds = %land.lhs.true
  %mul10 = mul nsw i32 %add7, %width
  %add11 = add nsw i32 %mul10, %add
  %idxprom = sext i32 %add11 to i64
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom
  %4 = load float, ptr %arrayidx, align 4, !tbaa !8
  %add13 = add nuw nsw i32 %j.072, %3
  %idxprom14 = zext nneg i32 %add13 to i64
  %arrayidx18 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposeE4tile to ptr), i64 0, i64 %idxprom14, i64 %idxprom17
  store float %4, ptr %arrayidx18, align 4, !tbaa !8
  br label %for.inc

for.inc:                                          ; preds = %for.body, %land.lhs.true, %if.then
  %add19 = add nuw nsw i32 %j.072, 8
  %cmp = icmp ult i32 %j.072, 24
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !12

for.cond.cleanup31:                               ; preds = %for.inc51
  ret void

for.body32:                                       ; preds = %for.cond.cleanup, %for.inc51
  %j28.073 = phi i32 [ 0, %for.cond.cleanup ], [ %add52, %for.inc51 ]
  br i1 %cmp33, label %land.lhs.true34, label %for.inc51

land.lhs.true34:                                  ; preds = %for.body32
  %add35 = add nsw i32 %add27, %j28.073
  %cmp36 = icmp slt i32 %add35, %width
  br i1 %cmp36, label %if.then37, label %for.inc51

if.then37:                                        ; preds = %land.lhs.true34
  %add42 = add nuw nsw i32 %j28.073, %3
  %idxprom43 = zext nneg i32 %add42 to i64
  %arrayidx44 = getelementptr inbounds [32 x [33 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposeE4tile to ptr), i64 0, i64 %idxprom39, i64 %idxprom43
  %5 = load float, ptr %arrayidx44, align 4, !tbaa !8
  %mul46 = mul nsw i32 %add35, %height
  %add47 = add nsw i32 %mul46, %add23
  %idxprom48 = sext i32 %add47 to i64
  %arrayidx49 = getelementptr inbounds float, ptr %out, i64 %idxprom48
  store float %5, ptr %arrayidx49, align 4, !tbaa !8
  br label %for.inc51

for.inc51:                                        ; preds = %for.body32, %land.lhs.true34, %if.then37
  %add52 = add nuw nsw i32 %j28.073, 8
  %cmp30 = icmp ult i32 %j28.073, 24
  br i1 %cmp30, label %for.body32, label %for.cond.cleanup31, !llvm.loop !15
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

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
!4 = !{ptr @transpose, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !13, !14}
