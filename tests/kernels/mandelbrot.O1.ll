; ModuleID = 'mandelbrot.cu'
source_filename = "mandelbrot.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: write)
define dso_local void @mandelbrot(ptr nocapture noundef writeonly %out, i32 noundef %w, i32 noundef %h, i32 noundef %limit) local_unnamed_addr #0 {
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
  %cmp.not = icmp slt i32 %add, %w
  %cmp8.not = icmp slt i32 %add7, %h
  %or.cond = and i1 %cmp.not, %cmp8.not
  br i1 %or.cond, label %if.end, label %cleanup31

if.end:                                           ; preds = %entry
  %conv = sext i32 %add to i64
  %mul9 = mul nsw i64 %conv, 50331648
  %conv10 = sext i32 %w to i64
  %div = sdiv i64 %mul9, %conv10
  %conv11 = zext nneg i32 %add7 to i64
  %mul12 = shl nuw nsw i64 %conv11, 25
  %conv13 = sext i32 %h to i64
  %div14 = sdiv i64 %mul12, %conv13
  %sub15 = add nsw i64 %div14, -16777216
  %sub26 = add nsw i64 %div, -33554432
  br label %while.cond

while.cond:                                       ; preds = %cleanup, %if.end
  %y.0 = phi i64 [ 0, %if.end ], [ %y.1, %cleanup ]
  %i.0 = phi i32 [ 0, %if.end ], [ %i.1, %cleanup ]
  %x.0 = phi i64 [ 0, %if.end ], [ %x.1, %cleanup ]
  %cmp16 = icmp slt i32 %i.0, %limit
  br i1 %cmp16, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %mul.i52 = mul nsw i64 %x.0, %x.0
  %shr.i53 = lshr i64 %mul.i52, 24
  %mul.i50 = mul nsw i64 %y.0, %y.0
  %shr.i51 = lshr i64 %mul.i50, 24
  %add19 = add nuw nsw i64 %shr.i53, %shr.i51
  %cmp20 = icmp ult i64 %add19, 67108865
  br i1 %cmp20, label %if.end22, label %cleanup

if.end22:                                         ; preds = %while.body
  %mul.i = mul nsw i64 %x.0, %y.0
  %6 = ashr i64 %mul.i, 23
  %mul24 = and i64 %6, -2
  %add25 = add nsw i64 %sub15, %mul24
  %sub = sub nsw i64 %sub26, %shr.i51
  %add27 = add nsw i64 %sub, %shr.i53
  %inc = add nsw i32 %i.0, 1
  br label %cleanup

cleanup:                                          ; preds = %while.body, %if.end22
  %y.1 = phi i64 [ %add25, %if.end22 ], [ %y.0, %while.body ]
  %i.1 = phi i32 [ %inc, %if.end22 ], [ %i.0, %while.body ]
  %x.1 = phi i64 [ %add27, %if.end22 ], [ %x.0, %while.body ]
  br i1 %cmp20, label %while.cond, label %while.end

while.end:                                        ; preds = %cleanup, %while.cond
  %i.2 = phi i32 [ %i.1, %cleanup ], [ %i.0, %while.cond ]
  %mul29 = mul nsw i32 %add7, %w
  %add30 = add nsw i32 %mul29, %add
  %idxprom = sext i32 %add30 to i64
  %arrayidx = getelementptr inbounds i32, ptr %out, i64 %idxprom
  store i32 %i.2, ptr %arrayidx, align 4, !tbaa !8
  br label %cleanup31

cleanup31:                                        ; preds = %entry, %while.end
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @mandelbrot, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
