; ModuleID = 'histogram.cu'
source_filename = "histogram.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9histogramE5local = internal addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @histogram(i8* nocapture noundef readonly %0, i32 noundef %1, i32* nocapture noundef %2) local_unnamed_addr #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %5 = icmp slt i32 %4, 256
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3
  br label %16

8:                                                ; preds = %16, %3
  call void @llvm.nvvm.barrier0()
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3
  %11 = mul i32 %9, %10
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %13 = mul i32 %12, %9
  %14 = add i32 %13, %4
  %15 = icmp slt i32 %14, %1
  br i1 %15, label %25, label %23

16:                                               ; preds = %6, %16
  %17 = phi i32 [ %4, %6 ], [ %21, %16 ]
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [256 x i32], [256 x i32] addrspace(3)* @_ZZ9histogramE5local, i64 0, i64 %18
  %20 = addrspacecast i32 addrspace(3)* %19 to i32*
  store i32 0, i32* %20, align 4, !tbaa !5
  %21 = add i32 %17, %7
  %22 = icmp slt i32 %21, 256
  br i1 %22, label %16, label %8, !llvm.loop !9

23:                                               ; preds = %25, %8
  call void @llvm.nvvm.barrier0()
  %24 = icmp slt i32 %4, 256
  br i1 %24, label %37, label %36

25:                                               ; preds = %8, %25
  %26 = phi i32 [ %34, %25 ], [ %14, %8 ]
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, i8* %0, i64 %27
  %29 = load i8, i8* %28, align 1, !tbaa !12
  %30 = zext i8 %29 to i64
  %31 = getelementptr inbounds [256 x i32], [256 x i32] addrspace(3)* @_ZZ9histogramE5local, i64 0, i64 %30
  %32 = addrspacecast i32 addrspace(3)* %31 to i32*
  %33 = atomicrmw add i32* %32, i32 1 seq_cst, align 4
  %34 = add nsw i32 %26, %11
  %35 = icmp slt i32 %34, %1
  br i1 %35, label %25, label %23, !llvm.loop !13

36:                                               ; preds = %47, %23
  ret void

37:                                               ; preds = %23, %47
  %38 = phi i32 [ %48, %47 ], [ %4, %23 ]
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [256 x i32], [256 x i32] addrspace(3)* @_ZZ9histogramE5local, i64 0, i64 %39
  %41 = addrspacecast i32 addrspace(3)* %40 to i32*
  %42 = load i32, i32* %41, align 4, !tbaa !5
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %47, label %44

44:                                               ; preds = %37
  %45 = getelementptr inbounds i32, i32* %2, i64 %39
  %46 = atomicrmw add i32* %45, i32 %42 seq_cst, align 4
  br label %47

47:                                               ; preds = %37, %44
  %48 = add i32 %38, %9
  %49 = icmp slt i32 %48, 256
  br i1 %49, label %37, label %36, !llvm.loop !14
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx75,+sm_75" }
attributes #1 = { convergent nounwind }
attributes #2 = { nofree nosync nounwind readnone speculatable }
attributes #3 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (i8*, i32, i32*)* @histogram, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!7, !7, i64 0}
!13 = distinct !{!13, !10, !11}
!14 = distinct !{!14, !10, !11}
