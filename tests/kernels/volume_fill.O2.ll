; ModuleID = 'volume_fill.cu'
source_filename = "volume_fill.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.dim3 = type { i32, i32, i32 }
%struct.Box = type { %struct.short3, %struct.short3 }
%struct.short3 = type { i16, i16, i16 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef zeroext i1 @_Z6insideRK3Boxiii(ptr nocapture noundef nonnull readonly align 2 dereferenceable(12) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = load i16, ptr %0, align 2, !tbaa !8
  %6 = sext i16 %5 to i32
  %7 = icmp sgt i32 %6, %1
  %8 = getelementptr inbounds i8, ptr %0, i64 6
  %9 = load i16, ptr %8, align 2
  %10 = sext i16 %9 to i32
  %11 = icmp sle i32 %10, %1
  %12 = select i1 %7, i1 true, i1 %11
  %13 = getelementptr inbounds i8, ptr %0, i64 2
  %14 = load i16, ptr %13, align 2
  %15 = sext i16 %14 to i32
  %16 = icmp sgt i32 %15, %2
  %17 = select i1 %12, i1 true, i1 %16
  %18 = getelementptr inbounds i8, ptr %0, i64 8
  %19 = load i16, ptr %18, align 2
  %20 = sext i16 %19 to i32
  %21 = icmp sle i32 %20, %2
  %22 = select i1 %17, i1 true, i1 %21
  %23 = getelementptr inbounds i8, ptr %0, i64 4
  %24 = load i16, ptr %23, align 2
  %25 = sext i16 %24 to i32
  %26 = icmp sgt i32 %25, %3
  %27 = select i1 %22, i1 true, i1 %26
  br i1 %27, label %33, label %28

28:                                               ; preds = %4
  %29 = getelementptr inbounds i8, ptr %0, i64 10
  %30 = load i16, ptr %29, align 2, !tbaa !14
  %31 = sext i16 %30 to i32
  %32 = icmp sgt i32 %31, %3
  br label %33

33:                                               ; preds = %28, %4
  %34 = phi i1 [ false, %4 ], [ %32, %28 ]
  ret i1 %34
}

; Function Attrs: mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define dso_local void @volume_fill(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef writeonly %2, ptr nocapture noundef %3, ptr nocapture noundef readonly byval(%struct.dim3) align 4 %4) local_unnamed_addr #1 {
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %17 = tail call noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %18 = mul nuw nsw i32 %16, %17
  %19 = tail call noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %20 = add nuw nsw i32 %18, %19
  %21 = load i32, ptr %4, align 4, !tbaa !15
  %22 = icmp ult i32 %10, %21
  br i1 %22, label %23, label %88

23:                                               ; preds = %5
  %24 = getelementptr inbounds i8, ptr %4, i64 4
  %25 = load i32, ptr %24, align 4, !tbaa !18
  %26 = icmp ult i32 %15, %25
  %27 = getelementptr inbounds i8, ptr %4, i64 8
  %28 = load i32, ptr %27, align 4
  %29 = icmp ult i32 %20, %28
  %30 = select i1 %26, i1 %29, i1 false
  br i1 %30, label %31, label %88

31:                                               ; preds = %23
  %32 = zext nneg i32 %20 to i64
  %33 = zext i32 %25 to i64
  %34 = mul nuw nsw i64 %33, %32
  %35 = zext nneg i32 %15 to i64
  %36 = add nuw nsw i64 %34, %35
  %37 = zext i32 %21 to i64
  %38 = mul i64 %36, %37
  %39 = zext i32 %10 to i64
  %40 = icmp sgt i32 %1, 0
  br i1 %40, label %47, label %41

41:                                               ; preds = %81, %31
  %42 = phi i32 [ 255, %31 ], [ %83, %81 ]
  %43 = trunc i32 %42 to i8
  %44 = getelementptr i8, ptr %2, i64 %38
  %45 = getelementptr i8, ptr %44, i64 %39
  store i8 %43, ptr %45, align 1, !tbaa !19
  %46 = icmp eq i32 %42, 255
  br i1 %46, label %88, label %85

47:                                               ; preds = %31, %81
  %48 = phi i32 [ %50, %81 ], [ %1, %31 ]
  %49 = phi i32 [ %83, %81 ], [ 255, %31 ]
  %50 = add nsw i32 %48, -1
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds %struct.Box, ptr %0, i64 %51
  %53 = load i16, ptr %52, align 2, !tbaa !8
  %54 = sext i16 %53 to i32
  %55 = icmp slt i32 %10, %54
  %56 = getelementptr inbounds i8, ptr %52, i64 6
  %57 = load i16, ptr %56, align 2
  %58 = sext i16 %57 to i32
  %59 = icmp sge i32 %10, %58
  %60 = select i1 %55, i1 true, i1 %59
  %61 = getelementptr inbounds i8, ptr %52, i64 2
  %62 = load i16, ptr %61, align 2
  %63 = sext i16 %62 to i32
  %64 = icmp slt i32 %15, %63
  %65 = select i1 %60, i1 true, i1 %64
  %66 = getelementptr inbounds i8, ptr %52, i64 8
  %67 = load i16, ptr %66, align 2
  %68 = sext i16 %67 to i32
  %69 = icmp sge i32 %15, %68
  %70 = select i1 %65, i1 true, i1 %69
  %71 = getelementptr inbounds i8, ptr %52, i64 4
  %72 = load i16, ptr %71, align 2
  %73 = sext i16 %72 to i32
  %74 = icmp slt i32 %20, %73
  %75 = select i1 %70, i1 true, i1 %74
  br i1 %75, label %81, label %76

76:                                               ; preds = %47
  %77 = getelementptr inbounds i8, ptr %52, i64 10
  %78 = load i16, ptr %77, align 2, !tbaa !14
  %79 = sext i16 %78 to i32
  %80 = icmp slt i32 %20, %79
  br label %81

81:                                               ; preds = %47, %76
  %82 = phi i1 [ false, %47 ], [ %80, %76 ]
  %83 = select i1 %82, i32 %50, i32 %49
  %84 = icmp ugt i32 %48, 1
  br i1 %84, label %47, label %41, !llvm.loop !20

85:                                               ; preds = %41
  %86 = getelementptr inbounds i32, ptr %3, i64 %32
  %87 = atomicrmw add ptr %86, i32 1 seq_cst, align 4
  br label %88

88:                                               ; preds = %41, %85, %5, %23
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { mustprogress nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @volume_fill, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !11, i64 0}
!9 = !{!"_ZTS3Box", !10, i64 0, !10, i64 6}
!10 = !{!"_ZTS6short3", !11, i64 0, !11, i64 2, !11, i64 4}
!11 = !{!"short", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{!9, !11, i64 10}
!15 = !{!16, !17, i64 0}
!16 = !{!"_ZTS4dim3", !17, i64 0, !17, i64 4, !17, i64 8}
!17 = !{!"int", !12, i64 0}
!18 = !{!16, !17, i64 4}
!19 = !{!12, !12, i64 0}
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.mustprogress"}
