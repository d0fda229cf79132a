; ModuleID = 'monte_carlo_pi.cu'
source_filename = "monte_carlo_pi.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define dso_local void @monte_carlo_pi(ptr nocapture noundef %hits, i32 noundef %points) local_unnamed_addr #0 {
entry:
  %cmp26 = icmp sgt i32 %points, 0
  br i1 %cmp26, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %mul.i.i = mul i32 %add, -1640531535
  %add.i.i = add i32 %mul.i.i, 12345
  %spec.select.i.i = tail call i32 @llvm.umax.i32(i32 %add.i.i, i32 1)
  br label %for.body

for.cond.cleanup.loopexit:                        ; preds = %for.body
  %3 = zext i32 %add12 to i64
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  %mine.0.lcssa = phi i64 [ 0, %entry ], [ %3, %for.cond.cleanup.loopexit ]
  %4 = atomicrmw add ptr %hits, i64 %mine.0.lcssa seq_cst, align 8
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %mine.029 = phi i32 [ %add12, %for.body ], [ 0, %for.body.preheader ]
  %i.028 = phi i32 [ %inc, %for.body ], [ 0, %for.body.preheader ]
  %random.sroa.0.027 = phi i32 [ %xor9.i24, %for.body ], [ %spec.select.i.i, %for.body.preheader ]
  %shl.i = shl i32 %random.sroa.0.027, 13
  %xor.i = xor i32 %shl.i, %random.sroa.0.027
  %shr.i = lshr i32 %xor.i, 17
  %xor5.i = xor i32 %shr.i, %xor.i
  %shl7.i = shl i32 %xor5.i, 5
  %xor9.i = xor i32 %shl7.i, %xor5.i
  %shr = lshr i32 %xor9.i, 1
  %conv = zext nneg i32 %shr to i64
  %shl.i19 = shl i32 %xor9.i, 13
  %xor.i20 = xor i32 %shl.i19, %xor9.i
  %shr.i21 = lshr i32 %xor.i20, 17
  %xor5.i22 = xor i32 %shr.i21, %xor.i20
  %shl7.i23 = shl i32 %xor5.i22, 5
  %xor9.i24 = xor i32 %shl7.i23, %xor5.i22
  %shr5 = lshr i32 %xor9.i24, 1
  %conv6 = zext nneg i32 %shr5 to i64
  %mul7 = mul nuw nsw i64 %conv, %conv
  %mul8 = mul nuw nsw i64 %conv6, %conv6
  %add9 = add nuw nsw i64 %mul8, %mul7
  %cmp10 = icmp ult i64 %add9, 4611686018427387904
  %conv11 = zext i1 %cmp10 to i32
  %add12 = add i32 %mine.029, %conv11
  %inc = add nuw nsw i32 %i.028, 1
  %exitcond.not = icmp eq i32 %inc, %points
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !8
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #2

attributes #0 = { mustprogress nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @monte_carlo_pi, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
