; ModuleID = 'dynamic_shared.cu'
source_filename = "dynamic_shared.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@pool = external dso_local local_unnamed_addr addrspace(3) global [0 x i64], align 8

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @dynamic_shared(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, ptr nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = getelementptr inbounds i64, ptr addrspacecast (ptr addrspace(3) @pool to ptr), i64 %6
  %8 = getelementptr inbounds i32, ptr %7, i64 %6
  %9 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = mul i32 %9, %4
  %11 = add nsw i32 %10, %5
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !8
  %15 = zext nneg i32 %5 to i64
  %16 = getelementptr inbounds i32, ptr %7, i64 %15
  store i32 %14, ptr %16, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  %17 = xor i32 %5, -1
  %18 = add nsw i32 %4, %17
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %7, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !8
  %22 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %21, ptr %22, align 4, !tbaa !8
  %23 = sext i32 %21 to i64
  %24 = mul nsw i64 %23, %15
  %25 = getelementptr inbounds i64, ptr addrspacecast (ptr addrspace(3) @pool to ptr), i64 %15
  store i64 %24, ptr %25, align 8, !tbaa !12
  %26 = trunc i32 %21 to i8
  %27 = and i8 %26, 1
  %28 = getelementptr inbounds i8, ptr %8, i64 %15
  store i8 %27, ptr %28, align 1, !tbaa !14
  tail call void @llvm.nvvm.barrier0()
  %29 = icmp eq i32 %5, 0
  br i1 %29, label %30, label %87

30:                                               ; preds = %3
  %31 = and i32 %4, 1
  %32 = icmp eq i32 %4, 1
  br i1 %32, label %37, label %33

33:                                               ; preds = %30
  %34 = and i32 %4, 2046
  br label %62

35:                                               ; preds = %62
  %36 = zext nneg i32 %84 to i64
  br label %37

37:                                               ; preds = %35, %30
  %38 = phi i64 [ poison, %30 ], [ %79, %35 ]
  %39 = phi i32 [ poison, %30 ], [ %83, %35 ]
  %40 = phi i64 [ 0, %30 ], [ %36, %35 ]
  %41 = phi i32 [ 0, %30 ], [ %83, %35 ]
  %42 = phi i64 [ 0, %30 ], [ %79, %35 ]
  %43 = icmp eq i32 %31, 0
  br i1 %43, label %52, label %44

44:                                               ; preds = %37
  %45 = getelementptr inbounds i64, ptr addrspacecast (ptr addrspace(3) @pool to ptr), i64 %40
  %46 = load i64, ptr %45, align 8, !tbaa !12
  %47 = add nsw i64 %46, %42
  %48 = getelementptr inbounds i8, ptr %8, i64 %40
  %49 = load i8, ptr %48, align 1, !tbaa !14
  %50 = zext i8 %49 to i32
  %51 = add nuw nsw i32 %41, %50
  br label %52

52:                                               ; preds = %37, %44
  %53 = phi i64 [ %38, %37 ], [ %47, %44 ]
  %54 = phi i32 [ %39, %37 ], [ %51, %44 ]
  %55 = shl nuw i32 %9, 1
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds i64, ptr %2, i64 %56
  store i64 %53, ptr %57, align 8, !tbaa !12
  %58 = zext nneg i32 %54 to i64
  %59 = or disjoint i32 %55, 1
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds i64, ptr %2, i64 %60
  store i64 %58, ptr %61, align 8, !tbaa !12
  br label %87

62:                                               ; preds = %62, %33
  %63 = phi i32 [ 0, %33 ], [ %84, %62 ]
  %64 = phi i32 [ 0, %33 ], [ %83, %62 ]
  %65 = phi i64 [ 0, %33 ], [ %79, %62 ]
  %66 = phi i32 [ 0, %33 ], [ %85, %62 ]
  %67 = zext nneg i32 %63 to i64
  %68 = getelementptr inbounds i64, ptr addrspacecast (ptr addrspace(3) @pool to ptr), i64 %67
  %69 = load i64, ptr %68, align 8, !tbaa !12
  %70 = add nsw i64 %69, %65
  %71 = getelementptr inbounds i8, ptr %8, i64 %67
  %72 = load i8, ptr %71, align 1, !tbaa !14
  %73 = zext i8 %72 to i32
  %74 = add nuw nsw i32 %64, %73
  %75 = or disjoint i32 %63, 1
  %76 = zext nneg i32 %75 to i64
  %77 = getelementptr inbounds i64, ptr addrspacecast (ptr addrspace(3) @pool to ptr), i64 %76
  %78 = load i64, ptr %77, align 8, !tbaa !12
  %79 = add nsw i64 %78, %70
  %80 = getelementptr inbounds i8, ptr %8, i64 %76
  %81 = load i8, ptr %80, align 1, !tbaa !14
  %82 = zext i8 %81 to i32
  %83 = add nuw nsw i32 %74, %82
  %84 = add nuw nsw i32 %63, 2
  %85 = add i32 %66, 2
  %86 = icmp eq i32 %85, %34
  br i1 %86, label %35, label %62, !llvm.loop !15

87:                                               ; preds = %52, %3
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @dynamic_shared, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"long long", !10, i64 0}
!14 = !{!10, !10, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
