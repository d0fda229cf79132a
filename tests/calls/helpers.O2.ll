; ModuleID = 'helpers.cu'
source_filename = "helpers.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ7helpersE4tile = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @_Z7copy_inPiPKii(ptr nocapture noundef writeonly %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp slt i32 %4, %2
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %9

8:                                                ; preds = %9, %3
  ret void

9:                                                ; preds = %6, %9
  %10 = phi i32 [ %4, %6 ], [ %15, %9 ]
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr %1, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !8
  %14 = getelementptr inbounds i32, ptr %0, i64 %11
  store i32 %13, ptr %14, align 4, !tbaa !8
  %15 = add i32 %10, %7
  %16 = icmp slt i32 %15, %2
  br i1 %16, label %9, label %8, !llvm.loop !12
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @_Z6add_toPiii(ptr nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp slt i32 %4, %2
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %9

8:                                                ; preds = %9, %3
  ret void

9:                                                ; preds = %6, %9
  %10 = phi i32 [ %4, %6 ], [ %15, %9 ]
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !8
  %14 = add nsw i32 %13, %1
  store i32 %14, ptr %12, align 4, !tbaa !8
  %15 = add i32 %10, %7
  %16 = icmp slt i32 %15, %2
  br i1 %16, label %9, label %8, !llvm.loop !14
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef i32 @_Z3sumPKii(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %25

4:                                                ; preds = %2
  %5 = and i32 %1, 3
  %6 = icmp ult i32 %1, 4
  br i1 %6, label %9, label %7

7:                                                ; preds = %4
  %8 = and i32 %1, 2147483644
  br label %27

9:                                                ; preds = %27, %4
  %10 = phi i32 [ poison, %4 ], [ %49, %27 ]
  %11 = phi i32 [ 0, %4 ], [ %50, %27 ]
  %12 = phi i32 [ 0, %4 ], [ %49, %27 ]
  %13 = icmp eq i32 %5, 0
  br i1 %13, label %25, label %14

14:                                               ; preds = %9, %14
  %15 = phi i32 [ %22, %14 ], [ %11, %9 ]
  %16 = phi i32 [ %21, %14 ], [ %12, %9 ]
  %17 = phi i32 [ %23, %14 ], [ 0, %9 ]
  %18 = zext nneg i32 %15 to i64
  %19 = getelementptr inbounds i32, ptr %0, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !8
  %21 = add nsw i32 %20, %16
  %22 = add nuw nsw i32 %15, 1
  %23 = add i32 %17, 1
  %24 = icmp eq i32 %23, %5
  br i1 %24, label %25, label %14, !llvm.loop !15

25:                                               ; preds = %9, %14, %2
  %26 = phi i32 [ 0, %2 ], [ %10, %9 ], [ %21, %14 ]
  ret i32 %26

27:                                               ; preds = %27, %7
  %28 = phi i32 [ 0, %7 ], [ %50, %27 ]
  %29 = phi i32 [ 0, %7 ], [ %49, %27 ]
  %30 = phi i32 [ 0, %7 ], [ %51, %27 ]
  %31 = zext nneg i32 %28 to i64
  %32 = getelementptr inbounds i32, ptr %0, i64 %31
  %33 = load i32, ptr %32, align 4, !tbaa !8
  %34 = add nsw i32 %33, %29
  %35 = or disjoint i32 %28, 1
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %0, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !8
  %39 = add nsw i32 %38, %34
  %40 = or disjoint i32 %28, 2
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %0, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !8
  %44 = add nsw i32 %43, %39
  %45 = or disjoint i32 %28, 3
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %0, i64 %46
  %48 = load i32, ptr %47, align 4, !tbaa !8
  %49 = add nsw i32 %48, %44
  %50 = add nuw nsw i32 %28, 4
  %51 = add i32 %30, 4
  %52 = icmp eq i32 %51, %8
  br i1 %52, label %9, label %27, !llvm.loop !17
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @helpers(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 6
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i32, ptr %0, i64 %6
  tail call void @_Z7copy_inPiPKii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ7helpersE4tile to ptr), ptr noundef %7, i32 noundef 64) #5
  tail call void @llvm.nvvm.barrier0()
  tail call void @_Z6add_toPiii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ7helpersE4tile to ptr), i32 noundef 3, i32 noundef 64) #5
  tail call void @llvm.nvvm.barrier0()
  %8 = getelementptr inbounds i32, ptr %1, i64 %6
  tail call void @_Z7copy_inPiPKii(ptr noundef %8, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ7helpersE4tile to ptr), i32 noundef 64) #5
  tail call void @llvm.nvvm.barrier0()
  tail call void @_Z6add_toPiii(ptr noundef %8, i32 noundef 5, i32 noundef 64) #5
  %9 = tail call noundef i32 @_Z3sumPKii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ7helpersE4tile to ptr), i32 noundef 64) #5
  %10 = tail call noundef i32 @_Z3sumPKii(ptr noundef %0, i32 noundef %2) #5
  tail call void @llvm.nvvm.barrier0()
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %3
  %14 = add nsw i32 %10, %9
  store i32 %14, ptr %8, align 4, !tbaa !8
  br label %15

15:                                               ; preds = %13, %3
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
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
!4 = !{ptr @helpers, !"kernel", i32 1}
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
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !13}
