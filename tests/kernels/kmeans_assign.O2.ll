; ModuleID = 'kmeans_assign.cu'
source_filename = "kmeans_assign.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.int2 = type { i32, i32 }
%struct.Sum = type { i32, i32, i32 }

@_ZZ13kmeans_assignE1c = internal unnamed_addr addrspace(3) global [32 x %struct.int2] undef, align 8
@_ZZ13kmeans_assignE5local = internal addrspace(3) global [32 x %struct.Sum] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @kmeans_assign(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3, ptr nocapture noundef writeonly %4, ptr nocapture noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = icmp slt i32 %7, %3
  %9 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br i1 %8, label %19, label %10

10:                                               ; preds = %19, %6
  tail call void @llvm.nvvm.barrier0()
  %11 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = mul i32 %11, %9
  %13 = add i32 %12, %7
  %14 = icmp slt i32 %13, %1
  br i1 %14, label %15, label %30

15:                                               ; preds = %10
  %16 = icmp sgt i32 %3, 0
  %17 = tail call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %18 = mul i32 %17, %9
  br label %31

19:                                               ; preds = %6, %19
  %20 = phi i32 [ %28, %19 ], [ %7, %6 ]
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds %struct.int2, ptr %2, i64 %21
  %23 = getelementptr inbounds [32 x %struct.int2], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1c to ptr), i64 0, i64 %21
  %24 = load i64, ptr %22, align 8
  store i64 %24, ptr %23, align 8
  %25 = getelementptr inbounds [32 x %struct.Sum], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE5local to ptr), i64 0, i64 %21
  store i32 0, ptr %25, align 4, !tbaa !8
  %26 = getelementptr inbounds i8, ptr %25, i64 4
  store i32 0, ptr %26, align 4, !tbaa !8
  %27 = getelementptr inbounds i8, ptr %25, i64 8
  store i32 0, ptr %27, align 4, !tbaa !8
  %28 = add i32 %20, %9
  %29 = icmp slt i32 %28, %3
  br i1 %29, label %19, label %10, !llvm.loop !12

30:                                               ; preds = %38, %10
  tail call void @llvm.nvvm.barrier0()
  br i1 %8, label %72, label %71

31:                                               ; preds = %15, %38
  %32 = phi i32 [ %13, %15 ], [ %48, %38 ]
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds %struct.int2, ptr %0, i64 %33
  %35 = load i32, ptr %34, align 8, !tbaa !8
  %36 = getelementptr inbounds i8, ptr %34, i64 4
  %37 = load i32, ptr %36, align 4, !tbaa !8
  br i1 %16, label %50, label %38

38:                                               ; preds = %50, %31
  %39 = phi i32 [ 0, %31 ], [ %67, %50 ]
  %40 = getelementptr inbounds i32, ptr %4, i64 %33
  store i32 %39, ptr %40, align 4, !tbaa !8
  %41 = sext i32 %39 to i64
  %42 = getelementptr inbounds [32 x %struct.Sum], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE5local to ptr), i64 0, i64 %41
  %43 = atomicrmw add ptr %42, i32 %35 seq_cst, align 4
  %44 = getelementptr inbounds i8, ptr %42, i64 4
  %45 = atomicrmw add ptr %44, i32 %37 seq_cst, align 4
  %46 = getelementptr inbounds i8, ptr %42, i64 8
  %47 = atomicrmw add ptr %46, i32 1 seq_cst, align 4
  %48 = add i32 %32, %18
  %49 = icmp slt i32 %48, %1
  br i1 %49, label %31, label %30, !llvm.loop !14

50:                                               ; preds = %31, %50
  %51 = phi i32 [ %69, %50 ], [ 0, %31 ]
  %52 = phi i64 [ %68, %50 ], [ 9223372036854775807, %31 ]
  %53 = phi i32 [ %67, %50 ], [ 0, %31 ]
  %54 = zext nneg i32 %51 to i64
  %55 = getelementptr inbounds [32 x %struct.int2], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE1c to ptr), i64 0, i64 %54
  %56 = load i32, ptr %55, align 8, !tbaa !15
  %57 = sub nsw i32 %35, %56
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i8, ptr %55, i64 4
  %60 = load i32, ptr %59, align 4, !tbaa !17
  %61 = sub nsw i32 %37, %60
  %62 = sext i32 %61 to i64
  %63 = mul nsw i64 %58, %58
  %64 = mul nsw i64 %62, %62
  %65 = add nuw nsw i64 %64, %63
  %66 = icmp slt i64 %65, %52
  %67 = select i1 %66, i32 %51, i32 %53
  %68 = tail call i64 @llvm.smin.i64(i64 %65, i64 %52)
  %69 = add nuw nsw i32 %51, 1
  %70 = icmp eq i32 %69, %3
  br i1 %70, label %38, label %50, !llvm.loop !18

71:                                               ; preds = %72, %30
  ret void

72:                                               ; preds = %30, %72
  %73 = phi i32 [ %87, %72 ], [ %7, %30 ]
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds %struct.Sum, ptr %5, i64 %74
  %76 = getelementptr inbounds [32 x %struct.Sum], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE5local to ptr), i64 0, i64 %74
  %77 = load i32, ptr %76, align 4, !tbaa !19
  %78 = atomicrmw add ptr %75, i32 %77 seq_cst, align 4
  %79 = getelementptr inbounds i8, ptr %75, i64 4
  %80 = getelementptr inbounds i8, ptr %76, i64 4
  %81 = load i32, ptr %80, align 4, !tbaa !21
  %82 = atomicrmw add ptr %79, i32 %81 seq_cst, align 4
  %83 = getelementptr inbounds i8, ptr %75, i64 8
  %84 = getelementptr inbounds i8, ptr %76, i64 8
  %85 = load i32, ptr %84, align 4, !tbaa !22
  %86 = atomicrmw add ptr %83, i32 %85 seq_cst, align 4
  %87 = add i32 %73, %9
  %88 = icmp slt i32 %87, %3
  br i1 %88, label %72, label %71, !llvm.loop !23
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #3

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @kmeans_assign, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = !{!16, !9, i64 0}
!16 = !{!"_ZTS4int2", !9, i64 0, !9, i64 4}
!17 = !{!16, !9, i64 4}
!18 = distinct !{!18, !13}
!19 = !{!20, !9, i64 0}
!20 = !{!"_ZTS3Sum", !9, i64 0, !9, i64 4, !9, i64 8}
!21 = !{!20, !9, i64 4}
!22 = !{!20, !9, i64 8}
!23 = distinct !{!23, !13}
