; ModuleID = 'either.cu'
source_filename = "either.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6eitherE4tile = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @_Z5rangePKiiPiS1_(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef %2, ptr nocapture noundef %3) local_unnamed_addr #0 {
  %5 = load i32, ptr %0, align 4, !tbaa !8
  store i32 %5, ptr %3, align 4, !tbaa !8
  store i32 %5, ptr %2, align 4, !tbaa !8
  %6 = icmp sgt i32 %1, 1
  br i1 %6, label %7, label %27

7:                                                ; preds = %4
  %8 = add nsw i32 %1, -1
  %9 = and i32 %8, 1
  %10 = icmp eq i32 %1, 2
  br i1 %10, label %16, label %11

11:                                               ; preds = %7
  %12 = and i32 %8, -2
  %13 = getelementptr inbounds i8, ptr %0, i64 4
  br label %28

14:                                               ; preds = %28
  %15 = zext nneg i32 %47 to i64
  br label %16

16:                                               ; preds = %14, %7
  %17 = phi i64 [ 1, %7 ], [ %15, %14 ]
  %18 = icmp eq i32 %9, 0
  br i1 %18, label %27, label %19

19:                                               ; preds = %16
  %20 = load i32, ptr %2, align 4, !tbaa !8
  %21 = getelementptr inbounds i32, ptr %0, i64 %17
  %22 = load i32, ptr %21, align 4, !tbaa !8
  %23 = tail call noundef i32 @llvm.smin.i32(i32 %20, i32 %22)
  store i32 %23, ptr %2, align 4, !tbaa !8
  %24 = load i32, ptr %3, align 4, !tbaa !8
  %25 = load i32, ptr %21, align 4, !tbaa !8
  %26 = tail call noundef i32 @llvm.smax.i32(i32 %24, i32 %25)
  store i32 %26, ptr %3, align 4, !tbaa !8
  br label %27

27:                                               ; preds = %19, %16, %4
  ret void

28:                                               ; preds = %28, %11
  %29 = phi i32 [ 1, %11 ], [ %47, %28 ]
  %30 = phi i32 [ 0, %11 ], [ %48, %28 ]
  %31 = load i32, ptr %2, align 4, !tbaa !8
  %32 = zext nneg i32 %29 to i64
  %33 = getelementptr inbounds i32, ptr %0, i64 %32
  %34 = load i32, ptr %33, align 4, !tbaa !8
  %35 = tail call noundef i32 @llvm.smin.i32(i32 %31, i32 %34)
  store i32 %35, ptr %2, align 4, !tbaa !8
  %36 = load i32, ptr %3, align 4, !tbaa !8
  %37 = load i32, ptr %33, align 4, !tbaa !8
  %38 = tail call noundef i32 @llvm.smax.i32(i32 %36, i32 %37)
  store i32 %38, ptr %3, align 4, !tbaa !8
  %39 = load i32, ptr %2, align 4, !tbaa !8
  %40 = zext nneg i32 %29 to i64
  %41 = getelementptr inbounds i32, ptr %13, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !8
  %43 = tail call noundef i32 @llvm.smin.i32(i32 %39, i32 %42)
  store i32 %43, ptr %2, align 4, !tbaa !8
  %44 = load i32, ptr %3, align 4, !tbaa !8
  %45 = load i32, ptr %41, align 4, !tbaa !8
  %46 = tail call noundef i32 @llvm.smax.i32(i32 %44, i32 %45)
  store i32 %46, ptr %3, align 4, !tbaa !8
  %47 = add nuw nsw i32 %29, 2
  %48 = add nuw i32 %30, 2
  %49 = icmp eq i32 %48, %12
  br i1 %49, label %14, label %28, !llvm.loop !12
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local noundef ptr @_Z6sourcebPKiS0_(i1 noundef zeroext %0, ptr noundef readnone %1, ptr noundef readnone %2) local_unnamed_addr #2 {
  %4 = select i1 %0, ptr %1, ptr %2
  ret ptr %4
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @either(ptr noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 6
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #7
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #7
  %9 = add nsw i32 %8, %6
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr %0, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !8
  %13 = zext nneg i32 %6 to i64
  %14 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6eitherE4tile to ptr), i64 0, i64 %13
  store i32 %12, ptr %14, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  %15 = and i32 %6, 1
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %19, label %17

17:                                               ; preds = %3
  call void @_Z5rangePKiiPiS1_(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6eitherE4tile to ptr), i32 noundef 8, ptr noundef nonnull %4, ptr noundef nonnull %5) #7
  %18 = sext i32 %8 to i64
  br label %22

19:                                               ; preds = %3
  %20 = sext i32 %8 to i64
  %21 = getelementptr inbounds i32, ptr %0, i64 %20
  call void @_Z5rangePKiiPiS1_(ptr noundef %21, i32 noundef 8, ptr noundef nonnull %4, ptr noundef nonnull %5) #7
  br label %22

22:                                               ; preds = %19, %17
  %23 = phi i64 [ %20, %19 ], [ %18, %17 ]
  %24 = load i32, ptr %5, align 4, !tbaa !8
  %25 = load i32, ptr %4, align 4, !tbaa !8
  %26 = sub i32 %24, %25
  %27 = trunc nuw nsw i32 %6 to i16
  %28 = urem i16 %27, 3
  %29 = icmp eq i16 %28, 0
  %30 = sub nsw i64 0, %13
  %31 = getelementptr inbounds i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ6eitherE4tile to ptr), i64 252), i64 %30
  %32 = tail call noundef ptr @_Z6sourcebPKiS0_(i1 noundef zeroext %29, ptr noundef nonnull %14, ptr noundef nonnull %31) #7
  %33 = load i32, ptr %32, align 4, !tbaa !8
  %34 = add nsw i32 %26, %33
  %35 = icmp eq i16 %28, 1
  %36 = getelementptr inbounds i32, ptr %0, i64 %13
  %37 = getelementptr inbounds i32, ptr %0, i64 %23
  %38 = tail call noundef ptr @_Z6sourcebPKiS0_(i1 noundef zeroext %35, ptr noundef %36, ptr noundef %37) #7
  %39 = load i32, ptr %38, align 4, !tbaa !8
  %40 = add nsw i32 %34, %39
  %41 = getelementptr inbounds i32, ptr %1, i64 %10
  store i32 %40, ptr %41, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #7
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #6

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #3 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @either, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
