; ModuleID = 'cooperative_tiles.cu'
source_filename = "cooperative_tiles.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ17cooperative_tilesE4sums = internal unnamed_addr addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @cooperative_tiles(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, ptr nocapture noundef writeonly %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %7 = tail call noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %8 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %10 = mul nuw nsw i32 %7, %9
  %11 = add nuw nsw i32 %10, %6
  %12 = mul nuw nsw i32 %11, %8
  %13 = add nuw nsw i32 %12, %5
  %14 = lshr i32 %13, 4
  %15 = tail call noundef i32 asm "mov.u32 $0, %laneid;", "=r"() #4, !srcloc !8
  %16 = and i32 %13, 15
  %17 = icmp slt i32 %16, %3
  br i1 %17, label %18, label %20

18:                                               ; preds = %4
  %19 = mul nsw i32 %14, %3
  br label %33

20:                                               ; preds = %33, %4
  %21 = phi i32 [ 0, %4 ], [ %40, %33 ]
  %22 = tail call noundef i32 asm "mov.u32 $0, %laneid;", "=r"() #4, !srcloc !8
  %23 = and i32 %22, -16
  %24 = shl i32 65535, %23
  %25 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %24, i32 %21, i32 8, i32 4127)
  %26 = add nsw i32 %25, %21
  %27 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %24, i32 %26, i32 4, i32 4127)
  %28 = add nsw i32 %27, %26
  %29 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %24, i32 %28, i32 2, i32 4127)
  %30 = add nsw i32 %29, %28
  %31 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %24, i32 %30, i32 1, i32 4127)
  %32 = icmp eq i32 %16, 0
  br i1 %32, label %43, label %48

33:                                               ; preds = %18, %33
  %34 = phi i32 [ %16, %18 ], [ %41, %33 ]
  %35 = phi i32 [ 0, %18 ], [ %40, %33 ]
  %36 = add nsw i32 %34, %19
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %0, i64 %37
  %39 = load i32, ptr %38, align 4, !tbaa !9
  %40 = add nsw i32 %39, %35
  %41 = add nuw nsw i32 %34, 16
  %42 = icmp slt i32 %41, %3
  br i1 %42, label %33, label %20, !llvm.loop !13

43:                                               ; preds = %20
  %44 = zext nneg i32 %14 to i64
  %45 = getelementptr inbounds i32, ptr %1, i64 %44
  %46 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ17cooperative_tilesE4sums to ptr), i64 0, i64 %44
  %47 = add nsw i32 %31, %30
  store i32 %47, ptr %46, align 4, !tbaa !9
  store i32 %47, ptr %45, align 4, !tbaa !9
  br label %48

48:                                               ; preds = %43, %20
  tail call void @llvm.nvvm.barrier.sync(i32 0)
  %49 = icmp ult i32 %13, 16
  br i1 %49, label %50, label %66

50:                                               ; preds = %48
  %51 = zext nneg i32 %16 to i64
  %52 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ17cooperative_tilesE4sums to ptr), i64 0, i64 %51
  %53 = load i32, ptr %52, align 4, !tbaa !9
  %54 = tail call noundef i32 asm "mov.u32 $0, %laneid;", "=r"() #4, !srcloc !8
  %55 = and i32 %54, -16
  %56 = shl i32 65535, %55
  %57 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %56, i32 %53, i32 8, i32 4127)
  %58 = add nsw i32 %57, %53
  %59 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %56, i32 %58, i32 4, i32 4127)
  %60 = add nsw i32 %59, %58
  %61 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %56, i32 %60, i32 2, i32 4127)
  %62 = add nsw i32 %61, %60
  %63 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 %56, i32 %62, i32 1, i32 4127)
  br i1 %32, label %64, label %66

64:                                               ; preds = %50
  %65 = add nsw i32 %63, %62
  store i32 %65, ptr %2, align 4, !tbaa !9
  br label %66

66:                                               ; preds = %50, %64, %48
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.sync(i32) #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #3

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { convergent nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @cooperative_tiles, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{i64 14921103}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
