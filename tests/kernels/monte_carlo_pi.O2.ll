; ModuleID = 'monte_carlo_pi.cu'
source_filename = "monte_carlo_pi.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define dso_local void @monte_carlo_pi(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %15

4:                                                ; preds = %2
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = mul i32 %9, -1640531535
  %11 = add i32 %10, 12345
  %12 = tail call i32 @llvm.umax.i32(i32 %11, i32 1)
  br label %18

13:                                               ; preds = %18
  %14 = zext i32 %43 to i64
  br label %15

15:                                               ; preds = %13, %2
  %16 = phi i64 [ 0, %2 ], [ %14, %13 ]
  %17 = atomicrmw add ptr %0, i64 %16 seq_cst, align 8
  ret void

18:                                               ; preds = %4, %18
  %19 = phi i32 [ %43, %18 ], [ 0, %4 ]
  %20 = phi i32 [ %44, %18 ], [ 0, %4 ]
  %21 = phi i32 [ %35, %18 ], [ %12, %4 ]
  %22 = shl i32 %21, 13
  %23 = xor i32 %22, %21
  %24 = lshr i32 %23, 17
  %25 = xor i32 %24, %23
  %26 = shl i32 %25, 5
  %27 = xor i32 %26, %25
  %28 = lshr i32 %27, 1
  %29 = zext nneg i32 %28 to i64
  %30 = shl i32 %27, 13
  %31 = xor i32 %30, %27
  %32 = lshr i32 %31, 17
  %33 = xor i32 %32, %31
  %34 = shl i32 %33, 5
  %35 = xor i32 %34, %33
  %36 = lshr i32 %35, 1
  %37 = zext nneg i32 %36 to i64
  %38 = mul nuw nsw i64 %29, %29
  %39 = mul nuw nsw i64 %37, %37
  %40 = add nuw nsw i64 %39, %38
  %41 = icmp ult i64 %40, 4611686018427387904
  %42 = zext i1 %41 to i32
  %43 = add i32 %19, %42
  %44 = add nuw nsw i32 %20, 1
  %45 = icmp eq i32 %44, %1
  br i1 %45, label %13, label %18, !llvm.loop !8
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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
