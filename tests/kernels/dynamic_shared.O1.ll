; ModuleID = 'dynamic_shared.cu'
source_filename = "dynamic_shared.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@pool = external dso_local local_unnamed_addr addrspace(3) global [0 x i64], align 8

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @dynamic_shared(ptr nocapture noundef readonly %in, ptr nocapture noundef writeonly %out, ptr nocapture noundef writeonly %stats) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %1 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %idx.ext = zext nneg i32 %0 to i64
  %add.ptr = getelementptr inbounds i64, ptr addrspacecast (ptr addrspace(3) @pool to ptr), i64 %idx.ext
  %add.ptr3 = getelementptr inbounds i32, ptr %add.ptr, i64 %idx.ext
  %2 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul = mul i32 %2, %0
  %add = add nsw i32 %mul, %1
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !8
  %idxprom5 = zext nneg i32 %1 to i64
  %arrayidx6 = getelementptr inbounds i32, ptr %add.ptr, i64 %idxprom5
  store i32 %3, ptr %arrayidx6, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  %4 = xor i32 %1, -1
  %sub7 = add nsw i32 %0, %4
  %idxprom8 = sext i32 %sub7 to i64
  %arrayidx9 = getelementptr inbounds i32, ptr %add.ptr, i64 %idxprom8
  %5 = load i32, ptr %arrayidx9, align 4, !tbaa !8
  %arrayidx12 = getelementptr inbounds i32, ptr %out, i64 %idxprom
  store i32 %5, ptr %arrayidx12, align 4, !tbaa !8
  %conv = sext i32 %5 to i64
  %mul14 = mul nsw i64 %conv, %idxprom5
  %arrayidx16 = getelementptr inbounds i64, ptr addrspacecast (ptr addrspace(3) @pool to ptr), i64 %idxprom5
  store i64 %mul14, ptr %arrayidx16, align 8, !tbaa !12
  %6 = trunc i32 %5 to i8
  %conv17 = and i8 %6, 1
  %arrayidx19 = getelementptr inbounds i8, ptr %add.ptr3, i64 %idxprom5
  store i8 %conv17, ptr %arrayidx19, align 1, !tbaa !14
  tail call void @llvm.nvvm.barrier0()
  %cmp = icmp eq i32 %1, 0
  br i1 %cmp, label %for.body, label %if.end

for.cond.cleanup:                                 ; preds = %for.body
  %mul29 = shl nuw i32 %2, 1
  %idxprom30 = zext i32 %mul29 to i64
  %arrayidx31 = getelementptr inbounds i64, ptr %stats, i64 %idxprom30
  store i64 %add23, ptr %arrayidx31, align 8, !tbaa !12
  %conv32 = zext nneg i32 %add27 to i64
  %add35 = or disjoint i32 %mul29, 1
  %idxprom36 = zext i32 %add35 to i64
  %arrayidx37 = getelementptr inbounds i64, ptr %stats, i64 %idxprom36
  store i64 %conv32, ptr %arrayidx37, align 8, !tbaa !12
  br label %if.end

for.body:                                         ; preds = %entry, %for.body
  %i.065 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %count.064 = phi i32 [ %add27, %for.body ], [ 0, %entry ]
  %sum.063 = phi i64 [ %add23, %for.body ], [ 0, %entry ]
  %idxprom21 = zext nneg i32 %i.065 to i64
  %arrayidx22 = getelementptr inbounds i64, ptr addrspacecast (ptr addrspace(3) @pool to ptr), i64 %idxprom21
  %7 = load i64, ptr %arrayidx22, align 8, !tbaa !12
  %add23 = add nsw i64 %7, %sum.063
  %arrayidx25 = getelementptr inbounds i8, ptr %add.ptr3, i64 %idxprom21
  %8 = load i8, ptr %arrayidx25, align 1, !tbaa !14
  %conv26 = zext i8 %8 to i32
  %add27 = add nuw nsw i32 %count.064, %conv26
  %inc = add nuw nsw i32 %i.065, 1
  %exitcond.not = icmp eq i32 %inc, %0
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !15

if.end:                                           ; preds = %for.cond.cleanup, %entry
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

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
!4 = !{ptr @dynamic_shared, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"long long", !10, i64 0}
!14 = !{!10, !10, i64 0}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
