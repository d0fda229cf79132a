; ModuleID = 'generic_select.cu'
source_filename = "generic_select.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@fixed = dso_local addrspace(4) externally_initialized global [32 x i32] [i32 0, i32 7, i32 14, i32 21, i32 28, i32 35, i32 42, i32 49, i32 56, i32 63, i32 70, i32 77, i32 84, i32 91, i32 98, i32 105, i32 112, i32 119, i32 126, i32 133, i32 140, i32 147, i32 154, i32 161, i32 168, i32 175, i32 182, i32 189, i32 196, i32 203, i32 210, i32 217], align 4
@_ZZ14generic_selectE6shared = internal addrspace(3) global [32 x i32] undef, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @fixed to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef i32 @_Z4sum4PKi(ptr nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = load i32, ptr %0, align 4, !tbaa !8
  %3 = getelementptr inbounds i8, ptr %0, i64 4
  %4 = load i32, ptr %3, align 4, !tbaa !8
  %5 = add nsw i32 %4, %2
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load i32, ptr %6, align 4, !tbaa !8
  %8 = add nsw i32 %5, %7
  %9 = getelementptr inbounds i8, ptr %0, i64 12
  %10 = load i32, ptr %9, align 4, !tbaa !8
  %11 = add nsw i32 %8, %10
  ret i32 %11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef range(i32 0, 9) i32 @_Z8classifyPKv(ptr nocapture noundef readnone %0) local_unnamed_addr #1 {
  %2 = tail call i1 @llvm.nvvm.isspacep.shared(ptr %0)
  br i1 %2, label %10, label %3

3:                                                ; preds = %1
  %4 = tail call i1 @llvm.nvvm.isspacep.const(ptr %0)
  br i1 %4, label %10, label %5

5:                                                ; preds = %3
  %6 = tail call i1 @llvm.nvvm.isspacep.local(ptr %0)
  %7 = tail call i1 @llvm.nvvm.isspacep.global(ptr %0)
  %8 = select i1 %7, i32 2, i32 0
  %9 = select i1 %6, i32 8, i32 %8
  br label %10

10:                                               ; preds = %5, %3, %1
  %11 = phi i32 [ 1, %1 ], [ 4, %3 ], [ %9, %5 ]
  ret i32 %11
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @generic_select(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly %2, ptr nocapture noundef writeonly %3) local_unnamed_addr #2 {
  %5 = alloca [8 x i32], align 4
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #6
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add nuw nsw i32 %6, 100
  %8 = zext nneg i32 %6 to i64
  %9 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14generic_selectE6shared to ptr), i64 0, i64 %8
  store i32 %7, ptr %9, align 4, !tbaa !8
  store i32 %6, ptr %5, align 4, !tbaa !8
  %10 = add nuw nsw i32 %6, 1
  %11 = getelementptr inbounds i8, ptr %5, i64 4
  store i32 %10, ptr %11, align 4, !tbaa !8
  %12 = add nuw nsw i32 %6, 2
  %13 = getelementptr inbounds i8, ptr %5, i64 8
  store i32 %12, ptr %13, align 4, !tbaa !8
  %14 = add nuw nsw i32 %6, 3
  %15 = getelementptr inbounds i8, ptr %5, i64 12
  store i32 %14, ptr %15, align 4, !tbaa !8
  %16 = add nuw nsw i32 %6, 4
  %17 = getelementptr inbounds i8, ptr %5, i64 16
  store i32 %16, ptr %17, align 4, !tbaa !8
  %18 = add nuw nsw i32 %6, 5
  %19 = getelementptr inbounds i8, ptr %5, i64 20
  store i32 %18, ptr %19, align 4, !tbaa !8
  %20 = add nuw nsw i32 %6, 6
  %21 = getelementptr inbounds i8, ptr %5, i64 24
  store i32 %20, ptr %21, align 4, !tbaa !8
  %22 = add nuw nsw i32 %6, 7
  %23 = getelementptr inbounds i8, ptr %5, i64 28
  store i32 %22, ptr %23, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  %24 = getelementptr inbounds i32, ptr %1, i64 %8
  %25 = load i32, ptr %24, align 4, !tbaa !8
  switch i32 %25, label %28 [
    i32 0, label %29
    i32 1, label %26
    i32 2, label %27
  ]

26:                                               ; preds = %4
  br label %29

27:                                               ; preds = %4
  br label %29

28:                                               ; preds = %4
  br label %29

29:                                               ; preds = %4, %28, %27, %26
  %30 = phi ptr [ %5, %28 ], [ addrspacecast (ptr addrspace(4) @fixed to ptr), %27 ], [ %0, %26 ], [ addrspacecast (ptr addrspace(3) @_ZZ14generic_selectE6shared to ptr), %4 ]
  %31 = call noundef i32 @_Z4sum4PKi(ptr noundef %30) #6
  %32 = getelementptr inbounds i32, ptr %2, i64 %8
  store i32 %31, ptr %32, align 4, !tbaa !8
  %33 = call i1 @llvm.nvvm.isspacep.shared(ptr readnone %30)
  br i1 %33, label %41, label %34

34:                                               ; preds = %29
  %35 = call i1 @llvm.nvvm.isspacep.const(ptr readnone %30)
  %36 = call i1 @llvm.nvvm.isspacep.local(ptr readnone %30)
  %37 = call i1 @llvm.nvvm.isspacep.global(ptr readnone %30)
  %38 = select i1 %37, i32 2, i32 0
  %39 = select i1 %36, i32 8, i32 %38
  %40 = select i1 %35, i32 4, i32 %39
  br label %41

41:                                               ; preds = %34, %29
  %42 = phi i32 [ 1, %29 ], [ %40, %34 ]
  %43 = getelementptr inbounds i32, ptr %3, i64 %8
  store i32 %42, ptr %43, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.shared(ptr nocapture) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.const(ptr nocapture) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.local(ptr nocapture) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.global(ptr nocapture) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @generic_select, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
