; ModuleID = 'segmented_scan.cu'
source_filename = "segmented_scan.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Item = type { i32, i32 }

@_ZZ14segmented_scanE5warps = internal unnamed_addr addrspace(3) global [8 x %struct.Item] undef, align 4

; Function Attrs: convergent mustprogress nounwind
define dso_local %struct.Item @_Z9warp_scan4Itemj(%struct.Item* nocapture noundef byval(%struct.Item) align 4 %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds %struct.Item, %struct.Item* %0, i64 0, i32 0
  %4 = getelementptr inbounds %struct.Item, %struct.Item* %0, i64 0, i32 1
  %5 = bitcast %struct.Item* %0 to i64*
  br label %13

6:                                                ; preds = %29
  %7 = getelementptr inbounds %struct.Item, %struct.Item* %0, i64 0, i32 0
  %8 = load i32, i32* %7, align 4, !tbaa.struct !5
  %9 = getelementptr inbounds %struct.Item, %struct.Item* %0, i64 0, i32 1
  %10 = load i32, i32* %9, align 4, !tbaa.struct !10
  %11 = insertvalue %struct.Item poison, i32 %8, 0
  %12 = insertvalue %struct.Item %11, i32 %10, 1
  ret %struct.Item %12

13:                                               ; preds = %2, %29
  %14 = phi i32 [ 1, %2 ], [ %30, %29 ]
  %15 = load i32, i32* %3, align 4, !tbaa !11
  %16 = call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %15, i32 %14, i32 0) #5
  %17 = load i32, i32* %4, align 4, !tbaa !13
  %18 = call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %17, i32 %14, i32 0) #5
  %19 = icmp ugt i32 %14, %1
  br i1 %19, label %29, label %20

20:                                               ; preds = %13
  %21 = load i64, i64* %5, align 4
  %22 = trunc i64 %21 to i32
  %23 = lshr i64 %21, 32
  %24 = trunc i64 %23 to i32
  %25 = icmp eq i32 %24, 0
  %26 = select i1 %25, i32 %16, i32 0
  %27 = add nsw i32 %26, %22
  %28 = or i32 %18, %24
  store i32 %27, i32* %3, align 4, !tbaa.struct !5
  store i32 %28, i32* %4, align 4, !tbaa.struct !10
  br label %29

29:                                               ; preds = %20, %13
  %30 = shl i32 %14, 1
  %31 = icmp ult i32 %30, 32
  br i1 %31, label %13, label %6, !llvm.loop !14
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @segmented_scan(i32* nocapture noundef readonly %0, i8* nocapture noundef readonly %1, i32* nocapture noundef writeonly %2) local_unnamed_addr #1 {
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5
  %5 = and i32 %4, 31
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5
  %7 = shl i32 %6, 8
  %8 = add i32 %7, %4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, i32* %0, i64 %9
  %11 = load i32, i32* %10, align 4, !tbaa !6
  %12 = getelementptr inbounds i8, i8* %1, i64 %9
  %13 = load i8, i8* %12, align 1, !tbaa !17
  %14 = zext i8 %13 to i32
  br label %15

15:                                               ; preds = %15, %3
  %16 = phi i32 [ %11, %3 ], [ %25, %15 ]
  %17 = phi i32 [ %14, %3 ], [ %27, %15 ]
  %18 = phi i32 [ 1, %3 ], [ %28, %15 ]
  %19 = call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %16, i32 %18, i32 0) #5
  %20 = call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %17, i32 %18, i32 0) #5
  %21 = icmp ugt i32 %18, %5
  %22 = icmp eq i32 %17, 0
  %23 = select i1 %22, i32 %19, i32 0
  %24 = select i1 %21, i32 0, i32 %23
  %25 = add nsw i32 %16, %24
  %26 = select i1 %21, i32 0, i32 %20
  %27 = or i32 %17, %26
  %28 = shl i32 %18, 1
  %29 = icmp ult i32 %28, 32
  br i1 %29, label %15, label %30, !llvm.loop !14

30:                                               ; preds = %15
  %31 = lshr i32 %4, 5
  %32 = icmp eq i32 %5, 31
  br i1 %32, label %33, label %39

33:                                               ; preds = %30
  %34 = zext i32 %31 to i64
  %35 = getelementptr inbounds [8 x %struct.Item], [8 x %struct.Item] addrspace(3)* @_ZZ14segmented_scanE5warps, i64 0, i64 %34
  %36 = addrspacecast %struct.Item addrspace(3)* %35 to %struct.Item*
  %37 = getelementptr inbounds %struct.Item, %struct.Item* %36, i64 0, i32 0
  store i32 %25, i32* %37, align 4, !tbaa.struct !5
  %38 = getelementptr inbounds %struct.Item, %struct.Item* %36, i64 0, i32 1
  store i32 %27, i32* %38, align 4, !tbaa.struct !10
  br label %39

39:                                               ; preds = %33, %30
  call void @llvm.nvvm.barrier0()
  %40 = icmp ult i32 %4, 32
  br i1 %40, label %41, label %76

41:                                               ; preds = %39
  %42 = icmp ult i32 %5, 8
  br i1 %42, label %43, label %51

43:                                               ; preds = %41
  %44 = zext i32 %5 to i64
  %45 = getelementptr inbounds [8 x %struct.Item], [8 x %struct.Item] addrspace(3)* @_ZZ14segmented_scanE5warps, i64 0, i64 %44
  %46 = addrspacecast %struct.Item addrspace(3)* %45 to %struct.Item*
  %47 = getelementptr inbounds %struct.Item, %struct.Item* %46, i64 0, i32 0
  %48 = load i32, i32* %47, align 4, !tbaa.struct !5
  %49 = getelementptr inbounds %struct.Item, %struct.Item* %46, i64 0, i32 1
  %50 = load i32, i32* %49, align 4, !tbaa.struct !10
  br label %51

51:                                               ; preds = %41, %43
  %52 = phi i32 [ 0, %41 ], [ %48, %43 ]
  %53 = phi i32 [ 0, %41 ], [ %50, %43 ]
  br label %54

54:                                               ; preds = %51, %54
  %55 = phi i32 [ %64, %54 ], [ %52, %51 ]
  %56 = phi i32 [ %66, %54 ], [ %53, %51 ]
  %57 = phi i32 [ %67, %54 ], [ 1, %51 ]
  %58 = call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %55, i32 %57, i32 0) #5
  %59 = call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %56, i32 %57, i32 0) #5
  %60 = icmp ugt i32 %57, %5
  %61 = icmp eq i32 %56, 0
  %62 = select i1 %61, i32 %58, i32 0
  %63 = select i1 %60, i32 0, i32 %62
  %64 = add nsw i32 %55, %63
  %65 = select i1 %60, i32 0, i32 %59
  %66 = or i32 %56, %65
  %67 = shl i32 %57, 1
  %68 = icmp ult i32 %67, 32
  br i1 %68, label %54, label %69, !llvm.loop !14

69:                                               ; preds = %54
  br i1 %42, label %70, label %76

70:                                               ; preds = %69
  %71 = zext i32 %5 to i64
  %72 = getelementptr inbounds [8 x %struct.Item], [8 x %struct.Item] addrspace(3)* @_ZZ14segmented_scanE5warps, i64 0, i64 %71
  %73 = addrspacecast %struct.Item addrspace(3)* %72 to %struct.Item*
  %74 = getelementptr inbounds %struct.Item, %struct.Item* %73, i64 0, i32 0
  store i32 %64, i32* %74, align 4, !tbaa.struct !5
  %75 = getelementptr inbounds %struct.Item, %struct.Item* %73, i64 0, i32 1
  store i32 %66, i32* %75, align 4, !tbaa.struct !10
  br label %76

76:                                               ; preds = %69, %70, %39
  call void @llvm.nvvm.barrier0()
  br i1 %40, label %88, label %77

77:                                               ; preds = %76
  %78 = add nsw i32 %31, -1
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds [8 x %struct.Item], [8 x %struct.Item] addrspace(3)* @_ZZ14segmented_scanE5warps, i64 0, i64 %79
  %81 = bitcast %struct.Item addrspace(3)* %80 to i64 addrspace(3)*
  %82 = addrspacecast i64 addrspace(3)* %81 to i64*
  %83 = load i64, i64* %82, align 4
  %84 = trunc i64 %83 to i32
  %85 = icmp eq i32 %27, 0
  %86 = select i1 %85, i32 %84, i32 0
  %87 = add nsw i32 %86, %25
  br label %88

88:                                               ; preds = %77, %76
  %89 = phi i32 [ %87, %77 ], [ %25, %76 ]
  %90 = getelementptr inbounds i32, i32* %2, i64 %9
  store i32 %89, i32* %90, align 4, !tbaa !6
  ret void
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: convergent inaccessiblememonly nounwind
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #3

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx75,+sm_75" }
attributes #1 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx75,+sm_75" }
attributes #2 = { convergent nounwind }
attributes #3 = { convergent inaccessiblememonly nounwind }
attributes #4 = { nofree nosync nounwind readnone speculatable }
attributes #5 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (i32*, i8*, i32*)* @segmented_scan, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"Debian clang version 14.0.6"}
!5 = !{i64 0, i64 4, !6, i64 4, i64 4, !6}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
!10 = !{i64 0, i64 4, !6}
!11 = !{!12, !7, i64 0}
!12 = !{!"_ZTS4Item", !7, i64 0, !7, i64 4}
!13 = !{!12, !7, i64 4}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{!8, !8, i64 0}
