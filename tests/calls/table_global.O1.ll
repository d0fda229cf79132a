; ModuleID = 'table_global.cu'
source_filename = "table_global.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12table_globalE5table = internal addrspace(3) global [4 x ptr] undef, align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef ptr @_Z4pickPKPKii(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = and i32 %1, 3
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds ptr, ptr %0, i64 %4
  %6 = load ptr, ptr %5, align 8, !tbaa !8
  ret ptr %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local void @_Z4fillPPKiS0_i(ptr nocapture noundef writeonly %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = sdiv i32 %2, 4
  br label %6

5:                                                ; preds = %6
  ret void

6:                                                ; preds = %3, %6
  %7 = phi i32 [ 0, %3 ], [ %13, %6 ]
  %8 = mul nsw i32 %7, %4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %1, i64 %9
  %11 = zext nneg i32 %7 to i64
  %12 = getelementptr inbounds ptr, ptr %0, i64 %11
  store ptr %10, ptr %12, align 8, !tbaa !8
  %13 = add nuw nsw i32 %7, 1
  %14 = icmp eq i32 %13, 4
  br i1 %14, label %5, label %6, !llvm.loop !12
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @table_global(ptr noundef %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  tail call void @_Z4fillPPKiS0_i(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12table_globalE5table to ptr), ptr noundef %0, i32 noundef %2) #5
  br label %7

7:                                                ; preds = %6, %3
  tail call void @llvm.nvvm.barrier0()
  %8 = and i32 %4, 15
  %9 = zext nneg i32 %8 to i64
  br label %16

10:                                               ; preds = %16
  %11 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = shl i32 %11, 6
  %13 = add i32 %12, %4
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr %1, i64 %14
  store i32 %25, ptr %15, align 4, !tbaa !15
  ret void

16:                                               ; preds = %7, %16
  %17 = phi i32 [ 0, %7 ], [ %23, %16 ]
  %18 = phi i32 [ 0, %7 ], [ %25, %16 ]
  %19 = add nuw nsw i32 %17, %4
  %20 = tail call noundef ptr @_Z4pickPKPKii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12table_globalE5table to ptr), i32 noundef %19) #5
  %21 = getelementptr inbounds i32, ptr %20, i64 %9
  %22 = load i32, ptr %21, align 4, !tbaa !15
  %23 = add nuw nsw i32 %17, 1
  %24 = mul nsw i32 %22, %23
  %25 = add nsw i32 %24, %18
  %26 = icmp eq i32 %23, 4
  br i1 %26, label %10, label %16, !llvm.loop !17
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @table_global, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"any pointer", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = !{!16, !16, i64 0}
!16 = !{!"int", !10, i64 0}
!17 = distinct !{!17, !13, !14}
