; ModuleID = 'atomic_zoo.cu'
source_filename = "atomic_zoo.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10atomic_zooE6ticket = internal addrspace(3) global i32 undef, align 4
@_ZZ10atomic_zooE4wrap = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @atomic_zoo(ptr nocapture noundef %word, ptr nocapture noundef %wide, ptr nocapture noundef %real, ptr nocapture noundef writeonly %old) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ10atomic_zooE6ticket to ptr), align 4, !tbaa !8
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ10atomic_zooE4wrap to ptr), align 4, !tbaa !8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  tail call void @llvm.nvvm.barrier0()
  %1 = atomicrmw add ptr %word, i32 %0 seq_cst, align 4
  %arrayidx2 = getelementptr inbounds i8, ptr %word, i64 4
  %sub.i = sub nsw i32 0, %0
  %2 = atomicrmw add ptr %arrayidx2, i32 %sub.i seq_cst, align 4
  %arrayidx4 = getelementptr inbounds i8, ptr %word, i64 8
  %3 = atomicrmw min ptr %arrayidx4, i32 %sub.i seq_cst, align 4
  %arrayidx6 = getelementptr inbounds i8, ptr %word, i64 12
  %4 = atomicrmw max ptr %arrayidx6, i32 %0 seq_cst, align 4
  %arrayidx8 = getelementptr inbounds i8, ptr %word, i64 16
  %and = and i32 %0, 31
  %shl = shl nuw i32 1, %and
  %not = xor i32 %shl, -1
  %5 = atomicrmw and ptr %arrayidx8, i32 %not seq_cst, align 4
  %arrayidx10 = getelementptr inbounds i8, ptr %word, i64 20
  %6 = atomicrmw or ptr %arrayidx10, i32 %0 seq_cst, align 4
  %arrayidx12 = getelementptr inbounds i8, ptr %word, i64 24
  %7 = atomicrmw xor ptr %arrayidx12, i32 %0 seq_cst, align 4
  %arrayidx14 = getelementptr inbounds i8, ptr %word, i64 28
  %8 = cmpxchg ptr %arrayidx14, i32 %0, i32 64 seq_cst seq_cst, align 4
  %arrayidx16 = getelementptr inbounds i8, ptr %word, i64 32
  %9 = tail call noundef i32 @llvm.nvvm.atomic.exch.gen.i.cta.i32.p0(ptr nonnull %arrayidx16, i32 5)
  %arrayidx18 = getelementptr inbounds i8, ptr %word, i64 36
  %10 = tail call noundef i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr nonnull %arrayidx18, i32 49)
  %11 = tail call noundef i32 @llvm.nvvm.atomic.load.dec.32.p0(ptr addrspacecast (ptr addrspace(3) @_ZZ10atomic_zooE4wrap to ptr), i32 9)
  %12 = tail call noundef i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr addrspacecast (ptr addrspace(3) @_ZZ10atomic_zooE6ticket to ptr), i32 1)
  %idxprom = zext nneg i32 %0 to i64
  %arrayidx22 = getelementptr inbounds i32, ptr %old, i64 %idxprom
  store i32 %12, ptr %arrayidx22, align 4, !tbaa !8
  %13 = tail call noundef i64 @llvm.nvvm.atomic.add.gen.i.sys.i64.p0(ptr %wide, i64 %idxprom)
  %arrayidx25 = getelementptr inbounds i8, ptr %wide, i64 8
  %shl27 = shl nuw nsw i64 %idxprom, 32
  %14 = atomicrmw umax ptr %arrayidx25, i64 %shl27 seq_cst, align 8
  %conv29 = uitofp nneg i32 %0 to float
  %15 = atomicrmw fadd ptr %real, float %conv29 seq_cst, align 4
  tail call void @llvm.nvvm.barrier0()
  br i1 %cmp, label %if.then32, label %if.end36

if.then32:                                        ; preds = %if.end
  %16 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10atomic_zooE6ticket to ptr), align 4, !tbaa !8
  %conv33 = sext i32 %16 to i64
  %arrayidx34 = getelementptr inbounds i8, ptr %wide, i64 16
  store i64 %conv33, ptr %arrayidx34, align 8, !tbaa !12
  %17 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10atomic_zooE4wrap to ptr), align 4, !tbaa !8
  %18 = load i32, ptr %arrayidx16, align 4, !tbaa !8
  %add = add i32 %18, %17
  store i32 %add, ptr %arrayidx16, align 4, !tbaa !8
  br label %if.end36

if.end36:                                         ; preds = %if.then32, %if.end
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare i32 @llvm.nvvm.atomic.exch.gen.i.cta.i32.p0(ptr nocapture, i32) #3

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr nocapture, i32) #3

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare i32 @llvm.nvvm.atomic.load.dec.32.p0(ptr nocapture, i32) #3

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr nocapture, i32) #3

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare i64 @llvm.nvvm.atomic.add.gen.i.sys.i64.p0(ptr nocapture, i64) #3

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nounwind memory(argmem: readwrite) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @atomic_zoo, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"long long", !10, i64 0}
