; ModuleID = 'atomic_zoo.cu'
source_filename = "atomic_zoo.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10atomic_zooE6ticket = internal addrspace(3) global i32 undef, align 4
@_ZZ10atomic_zooE4wrap = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @atomic_zoo(ptr nocapture noundef %0, ptr nocapture noundef %1, ptr nocapture noundef %2, ptr nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %8

7:                                                ; preds = %4
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ10atomic_zooE6ticket to ptr), align 4, !tbaa !8
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ10atomic_zooE4wrap to ptr), align 4, !tbaa !8
  br label %8

8:                                                ; preds = %7, %4
  tail call void @llvm.nvvm.barrier0()
  %9 = atomicrmw add ptr %0, i32 %5 seq_cst, align 4
  %10 = getelementptr inbounds i8, ptr %0, i64 4
  %11 = sub nsw i32 0, %5
  %12 = atomicrmw add ptr %10, i32 %11 seq_cst, align 4
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  %14 = atomicrmw min ptr %13, i32 %11 seq_cst, align 4
  %15 = getelementptr inbounds i8, ptr %0, i64 12
  %16 = atomicrmw max ptr %15, i32 %5 seq_cst, align 4
  %17 = getelementptr inbounds i8, ptr %0, i64 16
  %18 = and i32 %5, 31
  %19 = shl nuw i32 1, %18
  %20 = xor i32 %19, -1
  %21 = atomicrmw and ptr %17, i32 %20 seq_cst, align 4
  %22 = getelementptr inbounds i8, ptr %0, i64 20
  %23 = atomicrmw or ptr %22, i32 %5 seq_cst, align 4
  %24 = getelementptr inbounds i8, ptr %0, i64 24
  %25 = atomicrmw xor ptr %24, i32 %5 seq_cst, align 4
  %26 = getelementptr inbounds i8, ptr %0, i64 28
  %27 = cmpxchg ptr %26, i32 %5, i32 64 seq_cst seq_cst, align 4
  %28 = getelementptr inbounds i8, ptr %0, i64 32
  %29 = tail call noundef i32 @llvm.nvvm.atomic.exch.gen.i.cta.i32.p0(ptr nonnull %28, i32 5)
  %30 = getelementptr inbounds i8, ptr %0, i64 36
  %31 = tail call noundef i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr nonnull %30, i32 49)
  %32 = tail call noundef i32 @llvm.nvvm.atomic.load.dec.32.p0(ptr addrspacecast (ptr addrspace(3) @_ZZ10atomic_zooE4wrap to ptr), i32 9)
  %33 = tail call noundef i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr addrspacecast (ptr addrspace(3) @_ZZ10atomic_zooE6ticket to ptr), i32 1)
  %34 = zext nneg i32 %5 to i64
  %35 = getelementptr inbounds i32, ptr %3, i64 %34
  store i32 %33, ptr %35, align 4, !tbaa !8
  %36 = tail call noundef i64 @llvm.nvvm.atomic.add.gen.i.sys.i64.p0(ptr %1, i64 %34)
  %37 = getelementptr inbounds i8, ptr %1, i64 8
  %38 = shl nuw nsw i64 %34, 32
  %39 = atomicrmw umax ptr %37, i64 %38 seq_cst, align 8
  %40 = uitofp nneg i32 %5 to float
  %41 = atomicrmw fadd ptr %2, float %40 seq_cst, align 4
  tail call void @llvm.nvvm.barrier0()
  br i1 %6, label %42, label %49

42:                                               ; preds = %8
  %43 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10atomic_zooE6ticket to ptr), align 4, !tbaa !8
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i8, ptr %1, i64 16
  store i64 %44, ptr %45, align 8, !tbaa !12
  %46 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10atomic_zooE4wrap to ptr), align 4, !tbaa !8
  %47 = load i32, ptr %28, align 4, !tbaa !8
  %48 = add i32 %47, %46
  store i32 %48, ptr %28, align 4, !tbaa !8
  br label %49

49:                                               ; preds = %42, %8
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
