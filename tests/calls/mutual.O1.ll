; ModuleID = 'mutual.cu'
source_filename = "mutual.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6mutualE4tile = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn memory(argmem: read)
define dso_local noundef i32 @_Z4evenPKiS0_(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  br label %3

3:                                                ; preds = %14, %2
  %4 = phi i32 [ 0, %2 ], [ %15, %14 ]
  %5 = phi ptr [ %0, %2 ], [ %11, %14 ]
  %6 = icmp eq ptr %5, %1
  br i1 %6, label %16, label %7

7:                                                ; preds = %3
  %8 = load i32, ptr %5, align 4, !tbaa !8
  %9 = and i32 %8, 1
  %10 = icmp eq i32 %9, 0
  %11 = getelementptr inbounds i8, ptr %5, i64 4
  br i1 %10, label %14, label %12

12:                                               ; preds = %7
  %13 = tail call noundef i32 @_Z3oddPKiS0_(ptr noundef nonnull %11, ptr noundef %1) #4
  br label %16

14:                                               ; preds = %7
  %15 = add nsw i32 %4, %8
  br label %3

16:                                               ; preds = %12, %3
  %17 = phi i32 [ 0, %3 ], [ %13, %12 ]
  %18 = add nsw i32 %4, %17
  ret i32 %18
}

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn memory(argmem: read)
define dso_local noundef i32 @_Z3oddPKiS0_(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 {
  br label %3

3:                                                ; preds = %12, %2
  %4 = phi i32 [ 0, %2 ], [ %13, %12 ]
  %5 = phi ptr [ %0, %2 ], [ %11, %12 ]
  %6 = icmp eq ptr %5, %1
  br i1 %6, label %16, label %7

7:                                                ; preds = %3
  %8 = load i32, ptr %5, align 4, !tbaa !8
  %9 = and i32 %8, 1
  %10 = icmp eq i32 %9, 0
  %11 = getelementptr inbounds i8, ptr %5, i64 4
  br i1 %10, label %14, label %12

12:                                               ; preds = %7
  %13 = add nsw i32 %4, 1
  br label %3

14:                                               ; preds = %7
  %15 = tail call noundef i32 @_Z4evenPKiS0_(ptr noundef nonnull %11, ptr noundef %1) #4
  br label %16

16:                                               ; preds = %14, %3
  %17 = phi i32 [ 0, %3 ], [ %15, %14 ]
  %18 = add nsw i32 %4, %17
  ret i32 %18
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @mutual(ptr noundef %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 6
  %7 = add nsw i32 %6, %4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !8
  %11 = zext nneg i32 %4 to i64
  %12 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6mutualE4tile to ptr), i64 0, i64 %11
  store i32 %10, ptr %12, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  %13 = lshr i32 %4, 2
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6mutualE4tile to ptr), i64 %14
  %16 = tail call noundef i32 @_Z4evenPKiS0_(ptr noundef %15, ptr noundef nonnull getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ6mutualE4tile to ptr), i64 128)) #4
  %17 = mul nsw i32 %16, 3
  %18 = getelementptr inbounds i32, ptr %0, i64 %11
  %19 = getelementptr inbounds i8, ptr %18, i64 32
  %20 = tail call noundef i32 @_Z3oddPKiS0_(ptr noundef %18, ptr noundef nonnull %19) #4
  %21 = add nsw i32 %17, %20
  %22 = getelementptr inbounds i32, ptr %1, i64 %8
  store i32 %21, ptr %22, align 4, !tbaa !8
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { mustprogress nofree noinline nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #1 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @mutual, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
