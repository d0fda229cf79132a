; ModuleID = 'generic_select.cu'
source_filename = "generic_select.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@fixed = dso_local addrspace(4) externally_initialized global [32 x i32] [i32 0, i32 7, i32 14, i32 21, i32 28, i32 35, i32 42, i32 49, i32 56, i32 63, i32 70, i32 77, i32 84, i32 91, i32 98, i32 105, i32 112, i32 119, i32 126, i32 133, i32 140, i32 147, i32 154, i32 161, i32 168, i32 175, i32 182, i32 189, i32 196, i32 203, i32 210, i32 217], align 4
@_ZZ14generic_selectE6shared = internal addrspace(3) global [32 x i32] undef, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @fixed to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef i32 @_Z4sum4PKi(ptr nocapture noundef readonly %p) local_unnamed_addr #0 {
entry:
  %0 = load i32, ptr %p, align 4, !tbaa !8
  %arrayidx1 = getelementptr inbounds i8, ptr %p, i64 4
  %1 = load i32, ptr %arrayidx1, align 4, !tbaa !8
  %add = add nsw i32 %1, %0
  %arrayidx2 = getelementptr inbounds i8, ptr %p, i64 8
  %2 = load i32, ptr %arrayidx2, align 4, !tbaa !8
  %add3 = add nsw i32 %add, %2
  %arrayidx4 = getelementptr inbounds i8, ptr %p, i64 12
  %3 = load i32, ptr %arrayidx4, align 4, !tbaa !8
  %add5 = add nsw i32 %add3, %3
  ret i32 %add5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef range(i32 0, 9) i32 @_Z8classifyPKv(ptr nocapture noundef readnone %p) local_unnamed_addr #1 {
entry:
  %0 = tail call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  br i1 %0, label %cond.end14, label %cond.false

cond.false:                                       ; preds = %entry
  %1 = tail call i1 @llvm.nvvm.isspacep.const(ptr %p)
  br i1 %1, label %cond.end14, label %cond.false4

cond.false4:                                      ; preds = %cond.false
  %2 = tail call i1 @llvm.nvvm.isspacep.local(ptr %p)
  br i1 %2, label %cond.end14, label %cond.false8

cond.false8:                                      ; preds = %cond.false4
  %3 = tail call i1 @llvm.nvvm.isspacep.global(ptr %p)
  %cond = select i1 %3, i32 2, i32 0
  br label %cond.end14

cond.end14:                                       ; preds = %cond.false, %cond.false4, %cond.false8, %entry
  %cond15 = phi i32 [ 1, %entry ], [ 4, %cond.false ], [ %cond, %cond.false8 ], [ 8, %cond.false4 ]
  ret i32 %cond15
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @generic_select(ptr nocapture noundef readonly %table, ptr nocapture noundef readonly %which, ptr nocapture noundef writeonly %out, ptr nocapture noundef writeonly %where) local_unnamed_addr #2 {
entry:
  %local = alloca [8 x i32], align 4
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %local) #6
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add nuw nsw i32 %0, 100
  %idxprom = zext nneg i32 %0 to i64
  %arrayidx = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14generic_selectE6shared to ptr), i64 0, i64 %idxprom
  store i32 %add, ptr %arrayidx, align 4, !tbaa !8
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  tail call void @llvm.nvvm.barrier0()
  %arrayidx5 = getelementptr inbounds i32, ptr %which, i64 %idxprom
  %1 = load i32, ptr %arrayidx5, align 4, !tbaa !8
  switch i32 %1, label %sw.default [
    i32 0, label %sw.epilog
    i32 1, label %sw.bb6
    i32 2, label %sw.bb7
  ]

for.body:                                         ; preds = %entry, %for.body
  %i.023 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %add1 = add nuw nsw i32 %i.023, %0
  %idxprom2 = zext nneg i32 %i.023 to i64
  %arrayidx3 = getelementptr inbounds [8 x i32], ptr %local, i64 0, i64 %idxprom2
  store i32 %add1, ptr %arrayidx3, align 4, !tbaa !8
  %inc = add nuw nsw i32 %i.023, 1
  %exitcond.not = icmp eq i32 %inc, 8
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !12

sw.bb6:                                           ; preds = %for.cond.cleanup
  br label %sw.epilog

sw.bb7:                                           ; preds = %for.cond.cleanup
  br label %sw.epilog

sw.default:                                       ; preds = %for.cond.cleanup
  br label %sw.epilog

sw.epilog:                                        ; preds = %for.cond.cleanup, %sw.default, %sw.bb7, %sw.bb6
  %p.0 = phi ptr [ %local, %sw.default ], [ addrspacecast (ptr addrspace(4) @fixed to ptr), %sw.bb7 ], [ %table, %sw.bb6 ], [ addrspacecast (ptr addrspace(3) @_ZZ14generic_selectE6shared to ptr), %for.cond.cleanup ]
  %call8 = call noundef i32 @_Z4sum4PKi(ptr noundef %p.0) #6
  %arrayidx10 = getelementptr inbounds i32, ptr %out, i64 %idxprom
  store i32 %call8, ptr %arrayidx10, align 4, !tbaa !8
  %2 = call i1 @llvm.nvvm.isspacep.shared(ptr readnone %p.0)
  br i1 %2, label %_Z8classifyPKv.exit, label %cond.false.i

cond.false.i:                                     ; preds = %sw.epilog
  %3 = call i1 @llvm.nvvm.isspacep.const(ptr readnone %p.0)
  br i1 %3, label %_Z8classifyPKv.exit, label %cond.false4.i

cond.false4.i:                                    ; preds = %cond.false.i
  %4 = call i1 @llvm.nvvm.isspacep.local(ptr readnone %p.0)
  br i1 %4, label %_Z8classifyPKv.exit, label %cond.false8.i

cond.false8.i:                                    ; preds = %cond.false4.i
  %5 = call i1 @llvm.nvvm.isspacep.global(ptr readnone %p.0)
  %cond.i = select i1 %5, i32 2, i32 0
  br label %_Z8classifyPKv.exit

_Z8classifyPKv.exit:                              ; preds = %sw.epilog, %cond.false.i, %cond.false4.i, %cond.false8.i
  %cond15.i = phi i32 [ 1, %sw.epilog ], [ 4, %cond.false.i ], [ %cond.i, %cond.false8.i ], [ 8, %cond.false4.i ]
  %arrayidx13 = getelementptr inbounds i32, ptr %where, i64 %idxprom
  store i32 %cond15.i, ptr %arrayidx13, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %local) #6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.shared(ptr nocapture) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.const(ptr nocapture) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.local(ptr nocapture) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.global(ptr nocapture) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @generic_select, !"kernel", i32 1}
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
