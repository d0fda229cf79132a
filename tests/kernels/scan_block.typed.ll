; ModuleID = 'scan_block.cu'
source_filename = "scan_block.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10scan_blockE4temp = internal unnamed_addr addrspace(3) global [512 x i32] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @scan_block(i32* nocapture noundef readonly %0, i32* nocapture noundef writeonly %1, i32* nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %6 = shl i32 %5, 9
  %7 = shl nsw i32 %4, 1
  %8 = add nsw i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, i32* %0, i64 %9
  %11 = load i32, i32* %10, align 4, !tbaa !5
  %12 = sext i32 %7 to i64
  %13 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @_ZZ10scan_blockE4temp, i64 0, i64 %12
  %14 = addrspacecast i32 addrspace(3)* %13 to i32*
  store i32 %11, i32* %14, align 4, !tbaa !5
  %15 = or i32 %8, 1
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, i32* %0, i64 %16
  %18 = load i32, i32* %17, align 4, !tbaa !5
  %19 = or i32 %7, 1
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @_ZZ10scan_blockE4temp, i64 0, i64 %20
  %22 = addrspacecast i32 addrspace(3)* %21 to i32*
  store i32 %18, i32* %22, align 4, !tbaa !5
  %23 = add nsw i32 %7, 2
  br label %26

24:                                               ; preds = %44
  call void @llvm.nvvm.barrier0()
  %25 = icmp eq i32 %4, 0
  br i1 %25, label %48, label %52

26:                                               ; preds = %3, %44
  %27 = phi i32 [ 1, %3 ], [ %45, %44 ]
  %28 = phi i32 [ 256, %3 ], [ %46, %44 ]
  call void @llvm.nvvm.barrier0()
  %29 = icmp slt i32 %4, %28
  br i1 %29, label %30, label %44

30:                                               ; preds = %26
  %31 = mul nsw i32 %27, %19
  %32 = add nsw i32 %31, -1
  %33 = mul nsw i32 %27, %23
  %34 = add nsw i32 %33, -1
  %35 = sext i32 %32 to i64
  %36 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @_ZZ10scan_blockE4temp, i64 0, i64 %35
  %37 = addrspacecast i32 addrspace(3)* %36 to i32*
  %38 = load i32, i32* %37, align 4, !tbaa !5
  %39 = sext i32 %34 to i64
  %40 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @_ZZ10scan_blockE4temp, i64 0, i64 %39
  %41 = addrspacecast i32 addrspace(3)* %40 to i32*
  %42 = load i32, i32* %41, align 4, !tbaa !5
  %43 = add nsw i32 %42, %38
  store i32 %43, i32* %41, align 4, !tbaa !5
  br label %44

44:                                               ; preds = %30, %26
  %45 = shl nsw i32 %27, 1
  %46 = lshr i32 %28, 1
  %47 = icmp ult i32 %28, 2
  br i1 %47, label %24, label %26, !llvm.loop !9

48:                                               ; preds = %24
  %49 = load i32, i32* getelementptr inbounds ([512 x i32], [512 x i32]* addrspacecast ([512 x i32] addrspace(3)* @_ZZ10scan_blockE4temp to [512 x i32]*), i64 0, i64 511), align 4, !tbaa !5
  %50 = zext i32 %5 to i64
  %51 = getelementptr inbounds i32, i32* %2, i64 %50
  store i32 %49, i32* %51, align 4, !tbaa !5
  store i32 0, i32* getelementptr inbounds ([512 x i32], [512 x i32]* addrspacecast ([512 x i32] addrspace(3)* @_ZZ10scan_blockE4temp to [512 x i32]*), i64 0, i64 511), align 4, !tbaa !5
  br label %52

52:                                               ; preds = %48, %24
  %53 = add nsw i32 %7, 2
  br label %59

54:                                               ; preds = %79
  call void @llvm.nvvm.barrier0()
  %55 = load i32, i32* %14, align 4, !tbaa !5
  %56 = getelementptr inbounds i32, i32* %1, i64 %9
  store i32 %55, i32* %56, align 4, !tbaa !5
  %57 = load i32, i32* %22, align 4, !tbaa !5
  %58 = getelementptr inbounds i32, i32* %1, i64 %16
  store i32 %57, i32* %58, align 4, !tbaa !5
  ret void

59:                                               ; preds = %52, %79
  %60 = phi i32 [ 512, %52 ], [ %62, %79 ]
  %61 = phi i32 [ 1, %52 ], [ %80, %79 ]
  %62 = lshr i32 %60, 1
  call void @llvm.nvvm.barrier0()
  %63 = icmp slt i32 %4, %61
  br i1 %63, label %64, label %79

64:                                               ; preds = %59
  %65 = mul nsw i32 %62, %19
  %66 = add nsw i32 %65, -1
  %67 = mul nsw i32 %62, %53
  %68 = add nsw i32 %67, -1
  %69 = sext i32 %66 to i64
  %70 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @_ZZ10scan_blockE4temp, i64 0, i64 %69
  %71 = addrspacecast i32 addrspace(3)* %70 to i32*
  %72 = load i32, i32* %71, align 4, !tbaa !5
  %73 = sext i32 %68 to i64
  %74 = getelementptr inbounds [512 x i32], [512 x i32] addrspace(3)* @_ZZ10scan_blockE4temp, i64 0, i64 %73
  %75 = addrspacecast i32 addrspace(3)* %74 to i32*
  %76 = load i32, i32* %75, align 4, !tbaa !5
  store i32 %76, i32* %71, align 4, !tbaa !5
  %77 = load i32, i32* %75, align 4, !tbaa !5
  %78 = add nsw i32 %77, %72
  store i32 %78, i32* %75, align 4, !tbaa !5
  br label %79

79:                                               ; preds = %59, %64
  %80 = shl nsw i32 %61, 1
  %81 = icmp ult i32 %80, 512
  br i1 %81, label %59, label %54, !llvm.loop !12
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx75,+sm_75" }
attributes #1 = { convergent nounwind }
attributes #2 = { nofree nosync nounwind readnone speculatable }
attributes #3 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (i32*, i32*, i32*)* @scan_block, !"kernel", i32 1}
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
!12 = distinct !{!12, !10, !11}
