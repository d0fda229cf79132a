; ModuleID = 'warp_compact.cu'
source_filename = "warp_compact.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local void @warp_compact(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2, ptr nocapture noundef %3, ptr nocapture noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = and i32 %9, 31
  %12 = icmp slt i32 %10, %2
  br i1 %12, label %13, label %17

13:                                               ; preds = %5
  %14 = sext i32 %10 to i64
  %15 = getelementptr inbounds i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !8
  br label %17

17:                                               ; preds = %5, %13
  %18 = phi i32 [ %16, %13 ], [ 1, %5 ]
  %19 = srem i32 %18, 3
  %20 = icmp eq i32 %19, 0
  %21 = tail call noundef i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %20)
  %22 = tail call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %20)
  %23 = tail call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %20)
  %24 = icmp eq i32 %11, 0
  br i1 %24, label %25, label %32

25:                                               ; preds = %17
  br i1 %22, label %26, label %28

26:                                               ; preds = %25
  %27 = atomicrmw add ptr %4, i32 1 seq_cst, align 4
  br label %28

28:                                               ; preds = %26, %25
  %29 = select i1 %23, i64 4, i64 8
  %30 = getelementptr inbounds i8, ptr %4, i64 %29
  %31 = atomicrmw add ptr %30, i32 1 seq_cst, align 4
  br label %32

32:                                               ; preds = %28, %17
  br i1 %20, label %33, label %50

33:                                               ; preds = %32
  %34 = tail call i32 @llvm.bitreverse.i32(i32 %21)
  %35 = tail call i32 asm "bfind.shiftamt.u32 $0, $1;", "=r,r"(i32 %34) #3, !srcloc !12
  %36 = icmp eq i32 %11, %35
  br i1 %36, label %37, label %40

37:                                               ; preds = %33
  %38 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %21)
  %39 = atomicrmw add ptr %3, i32 %38 seq_cst, align 4
  br label %40

40:                                               ; preds = %37, %33
  %41 = phi i32 [ %39, %37 ], [ 0, %33 ]
  %42 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %21, i32 %41, i32 %35, i32 31)
  %43 = shl nsw i32 -1, %11
  %44 = xor i32 %43, -1
  %45 = and i32 %21, %44
  %46 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %45)
  %47 = add nsw i32 %42, %46
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr %1, i64 %48
  store i32 %18, ptr %49, align 4, !tbaa !8
  br label %50

50:                                               ; preds = %40, %32
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #1

attributes #0 = { convergent norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @warp_compact, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{i32 12369}
