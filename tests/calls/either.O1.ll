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
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %4
  ret void

8:                                                ; preds = %4, %8
  %9 = phi i32 [ %18, %8 ], [ 1, %4 ]
  %10 = load i32, ptr %2, align 4, !tbaa !8
  %11 = zext nneg i32 %9 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !8
  %14 = tail call noundef i32 @llvm.smin.i32(i32 %10, i32 %13)
  store i32 %14, ptr %2, align 4, !tbaa !8
  %15 = load i32, ptr %3, align 4, !tbaa !8
  %16 = load i32, ptr %12, align 4, !tbaa !8
  %17 = tail call noundef i32 @llvm.smax.i32(i32 %15, i32 %16)
  store i32 %17, ptr %3, align 4, !tbaa !8
  %18 = add nuw nsw i32 %9, 1
  %19 = icmp eq i32 %18, %1
  br i1 %19, label %7, label %8, !llvm.loop !12
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
  %17 = sext i32 %8 to i64
  %18 = getelementptr inbounds i32, ptr %0, i64 %17
  %19 = select i1 %16, ptr %18, ptr addrspacecast (ptr addrspace(3) @_ZZ6eitherE4tile to ptr)
  call void @_Z5rangePKiiPiS1_(ptr noundef %19, i32 noundef 8, ptr noundef nonnull %4, ptr noundef nonnull %5) #7
  %20 = load i32, ptr %5, align 4, !tbaa !8
  %21 = load i32, ptr %4, align 4, !tbaa !8
  %22 = sub i32 %20, %21
  %23 = urem i32 %6, 3
  %24 = icmp eq i32 %23, 0
  %25 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ6eitherE4tile to ptr), i64 %13
  %26 = sub nsw i64 0, %13
  %27 = getelementptr inbounds i32, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ6eitherE4tile to ptr), i64 252), i64 %26
  %28 = tail call noundef ptr @_Z6sourcebPKiS0_(i1 noundef zeroext %24, ptr noundef %25, ptr noundef nonnull %27) #7
  %29 = load i32, ptr %28, align 4, !tbaa !8
  %30 = add nsw i32 %22, %29
  %31 = icmp eq i32 %23, 1
  %32 = getelementptr inbounds i32, ptr %0, i64 %13
  %33 = sext i32 %8 to i64
  %34 = getelementptr inbounds i32, ptr %0, i64 %33
  %35 = tail call noundef ptr @_Z6sourcebPKiS0_(i1 noundef zeroext %31, ptr noundef %32, ptr noundef %34) #7
  %36 = load i32, ptr %35, align 4, !tbaa !8
  %37 = add nsw i32 %30, %36
  %38 = getelementptr inbounds i32, ptr %1, i64 %10
  store i32 %37, ptr %38, align 4, !tbaa !8
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
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
