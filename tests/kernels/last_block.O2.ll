; ModuleID = 'last_block.cu'
source_filename = "last_block.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@finished = dso_local addrspace(1) externally_initialized global i32 0, align 4
@_ZZ10last_blockE7scratch = internal unnamed_addr addrspace(3) global [128 x i64] undef, align 8
@_ZZ10last_blockE4last = internal unnamed_addr addrspace(3) global i8 undef, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @finished to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local noundef i64 @_Z9block_sumxPx(i64 noundef %0, ptr nocapture noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds i64, ptr %1, i64 %4
  store i64 %0, ptr %5, align 8, !tbaa !9
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = icmp ult i32 %6, 2
  br i1 %7, label %8, label %10

8:                                                ; preds = %21, %2
  tail call void @llvm.nvvm.barrier0()
  %9 = load i64, ptr %1, align 8, !tbaa !9
  ret i64 %9

10:                                               ; preds = %2, %21
  %11 = phi i32 [ %12, %21 ], [ %6, %2 ]
  %12 = lshr i32 %11, 1
  tail call void @llvm.nvvm.barrier0()
  %13 = icmp ult i32 %3, %12
  br i1 %13, label %14, label %21

14:                                               ; preds = %10
  %15 = add nuw nsw i32 %12, %3
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds i64, ptr %1, i64 %16
  %18 = load i64, ptr %17, align 8, !tbaa !9
  %19 = load i64, ptr %5, align 8, !tbaa !9
  %20 = add nsw i64 %19, %18
  store i64 %20, ptr %5, align 8, !tbaa !9
  br label %21

21:                                               ; preds = %10, %14
  %22 = icmp ult i32 %11, 4
  br i1 %22, label %8, label %10, !llvm.loop !13
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @last_block(ptr nocapture noundef readonly %0, i32 noundef %1, ptr noundef %2, ptr nocapture noundef writeonly %3) local_unnamed_addr #2 {
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %1
  br i1 %10, label %11, label %14

11:                                               ; preds = %4
  %12 = tail call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %13 = mul i32 %12, %6
  br label %34

14:                                               ; preds = %34, %4
  %15 = phi i64 [ 0, %4 ], [ %41, %34 ]
  %16 = zext nneg i32 %8 to i64
  %17 = getelementptr inbounds i64, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockE7scratch to ptr), i64 %16
  store i64 %15, ptr %17, align 8, !tbaa !9
  %18 = icmp ult i32 %6, 2
  br i1 %18, label %32, label %19

19:                                               ; preds = %14, %30
  %20 = phi i32 [ %21, %30 ], [ %6, %14 ]
  %21 = lshr i32 %20, 1
  tail call void @llvm.nvvm.barrier0()
  %22 = icmp ult i32 %8, %21
  br i1 %22, label %23, label %30

23:                                               ; preds = %19
  %24 = add nuw nsw i32 %21, %8
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds i64, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockE7scratch to ptr), i64 %25
  %27 = load i64, ptr %26, align 8, !tbaa !9
  %28 = load i64, ptr %17, align 8, !tbaa !9
  %29 = add nsw i64 %28, %27
  store i64 %29, ptr %17, align 8, !tbaa !9
  br label %30

30:                                               ; preds = %23, %19
  %31 = icmp ult i32 %20, 4
  br i1 %31, label %32, label %19, !llvm.loop !13

32:                                               ; preds = %30, %14
  tail call void @llvm.nvvm.barrier0()
  %33 = icmp eq i32 %8, 0
  br i1 %33, label %44, label %53

34:                                               ; preds = %11, %34
  %35 = phi i32 [ %9, %11 ], [ %42, %34 ]
  %36 = phi i64 [ 0, %11 ], [ %41, %34 ]
  %37 = sext i32 %35 to i64
  %38 = getelementptr inbounds i32, ptr %0, i64 %37
  %39 = load i32, ptr %38, align 4, !tbaa !15
  %40 = sext i32 %39 to i64
  %41 = add nsw i64 %36, %40
  %42 = add i32 %35, %13
  %43 = icmp slt i32 %42, %1
  br i1 %43, label %34, label %14, !llvm.loop !17

44:                                               ; preds = %32
  %45 = load i64, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockE7scratch to ptr), align 8, !tbaa !9
  %46 = zext nneg i32 %5 to i64
  %47 = getelementptr inbounds i64, ptr %2, i64 %46
  store volatile i64 %45, ptr %47, align 8, !tbaa !9
  tail call void @llvm.nvvm.membar.gl()
  %48 = tail call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %49 = add nsw i32 %48, -1
  %50 = tail call noundef i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr addrspacecast (ptr addrspace(1) @finished to ptr), i32 %49)
  %51 = icmp eq i32 %50, %49
  %52 = zext i1 %51 to i8
  store i8 %52, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockE4last to ptr), align 1, !tbaa !18
  br label %53

53:                                               ; preds = %44, %32
  tail call void @llvm.nvvm.barrier0()
  %54 = load i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockE4last to ptr), align 1, !tbaa !18, !range !20, !noundef !21
  %55 = trunc nuw i8 %54 to i1
  br i1 %55, label %56, label %86

56:                                               ; preds = %53
  %57 = tail call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %58 = icmp ult i32 %8, %57
  br i1 %58, label %75, label %59

59:                                               ; preds = %75, %56
  %60 = phi i64 [ 0, %56 ], [ %81, %75 ]
  store i64 %60, ptr %17, align 8, !tbaa !9
  br i1 %18, label %74, label %61

61:                                               ; preds = %59, %72
  %62 = phi i32 [ %63, %72 ], [ %6, %59 ]
  %63 = lshr i32 %62, 1
  tail call void @llvm.nvvm.barrier0()
  %64 = icmp ult i32 %8, %63
  br i1 %64, label %65, label %72

65:                                               ; preds = %61
  %66 = add nuw nsw i32 %63, %8
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds i64, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockE7scratch to ptr), i64 %67
  %69 = load i64, ptr %68, align 8, !tbaa !9
  %70 = load i64, ptr %17, align 8, !tbaa !9
  %71 = add nsw i64 %70, %69
  store i64 %71, ptr %17, align 8, !tbaa !9
  br label %72

72:                                               ; preds = %65, %61
  %73 = icmp ult i32 %62, 4
  br i1 %73, label %74, label %61, !llvm.loop !13

74:                                               ; preds = %72, %59
  tail call void @llvm.nvvm.barrier0()
  br i1 %33, label %84, label %86

75:                                               ; preds = %56, %75
  %76 = phi i32 [ %82, %75 ], [ %8, %56 ]
  %77 = phi i64 [ %81, %75 ], [ 0, %56 ]
  %78 = zext nneg i32 %76 to i64
  %79 = getelementptr inbounds i64, ptr %2, i64 %78
  %80 = load volatile i64, ptr %79, align 8, !tbaa !9
  %81 = add nsw i64 %80, %77
  %82 = add nuw i32 %76, %6
  %83 = icmp ult i32 %82, %57
  br i1 %83, label %75, label %59, !llvm.loop !22

84:                                               ; preds = %74
  %85 = load i64, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockE7scratch to ptr), align 8, !tbaa !9
  store i64 %85, ptr %3, align 8, !tbaa !9
  br label %86

86:                                               ; preds = %74, %84, %53
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #4

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr nocapture, i32) #5

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nounwind }
attributes #5 = { nocallback nounwind memory(argmem: readwrite) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4, !5}
!llvm.ident = !{!6, !7}
!nvvmir.version = !{!8}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @last_block, !"kernel", i32 1}
!5 = !{ptr @last_block, !"maxntidx", i32 128}
!6 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!7 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!8 = !{i32 2, i32 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"long long", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!16, !16, i64 0}
!16 = !{!"int", !11, i64 0}
!17 = distinct !{!17, !14}
!18 = !{!19, !19, i64 0}
!19 = !{!"bool", !11, i64 0}
!20 = !{i8 0, i8 2}
!21 = !{}
!22 = distinct !{!22, !14}
