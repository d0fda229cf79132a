; ModuleID = 'outputs.cu'
source_filename = "outputs.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ7outputsE4tile = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local void @_Z5splitPiiPS_S0_(ptr noundef %0, i32 noundef %1, ptr nocapture noundef writeonly %2, ptr nocapture noundef writeonly %3) local_unnamed_addr #0 {
  store ptr %0, ptr %2, align 8, !tbaa !8
  %5 = sdiv i32 %1, 2
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i32, ptr %0, i64 %6
  store ptr %7, ptr %3, align 8, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local noundef zeroext i1 @_Z4takePPKiS0_Pi(ptr nocapture noundef %0, ptr noundef readnone %1, ptr nocapture noundef writeonly %2) local_unnamed_addr #1 {
  %4 = load ptr, ptr %0, align 8, !tbaa !8
  %5 = icmp ne ptr %4, %1
  br i1 %5, label %6, label %9

6:                                                ; preds = %3
  %7 = getelementptr inbounds i8, ptr %4, i64 4
  store ptr %7, ptr %0, align 8, !tbaa !8
  %8 = load i32, ptr %4, align 4, !tbaa !12
  store i32 %8, ptr %2, align 4, !tbaa !12
  br label %9

9:                                                ; preds = %3, %6
  ret i1 %5
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @outputs(ptr nocapture noundef readonly %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = shl i32 %11, 6
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #6
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #6
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #6
  call void @_Z5splitPiiPS_S0_(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ7outputsE4tile to ptr), i32 noundef 64, ptr noundef nonnull %4, ptr noundef nonnull %5) #6
  %13 = icmp ult i32 %10, 32
  br i1 %13, label %14, label %22

14:                                               ; preds = %3
  %15 = or disjoint i32 %12, %10
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr %0, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !12
  %19 = load ptr, ptr %4, align 8, !tbaa !8
  %20 = zext nneg i32 %10 to i64
  %21 = getelementptr inbounds i32, ptr %19, i64 %20
  store i32 %18, ptr %21, align 4, !tbaa !12
  br label %32

22:                                               ; preds = %3
  %23 = add nsw i32 %12, %10
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %0, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !12
  %27 = sub nsw i32 0, %26
  %28 = load ptr, ptr %5, align 8, !tbaa !8
  %29 = zext nneg i32 %10 to i64
  %30 = getelementptr i32, ptr %28, i64 %29
  %31 = getelementptr i8, ptr %30, i64 -128
  store i32 %27, ptr %31, align 4, !tbaa !12
  br label %32

32:                                               ; preds = %22, %14
  tail call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #6
  %33 = load ptr, ptr %4, align 8, !tbaa !8
  %34 = lshr i32 %10, 1
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr %33, i64 %35
  store ptr %36, ptr %7, align 8, !tbaa !8
  %37 = call noundef zeroext i1 @_Z4takePPKiS0_Pi(ptr noundef nonnull %7, ptr noundef nonnull getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ7outputsE4tile to ptr), i64 256), ptr noundef nonnull %6) #6
  br i1 %37, label %38, label %43

38:                                               ; preds = %32, %38
  %39 = phi i32 [ %41, %38 ], [ 0, %32 ]
  %40 = load i32, ptr %6, align 4, !tbaa !12
  %41 = add nsw i32 %40, %39
  %42 = call noundef zeroext i1 @_Z4takePPKiS0_Pi(ptr noundef nonnull %7, ptr noundef nonnull getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ7outputsE4tile to ptr), i64 256), ptr noundef nonnull %6) #6
  br i1 %42, label %38, label %43, !llvm.loop !14

43:                                               ; preds = %38, %32
  %44 = phi i32 [ 0, %32 ], [ %41, %38 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #6
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #6
  %45 = sext i32 %12 to i64
  %46 = getelementptr inbounds i32, ptr %1, i64 %45
  call void @_Z5splitPiiPS_S0_(ptr noundef %46, i32 noundef 64, ptr noundef nonnull %8, ptr noundef nonnull %9) #6
  %47 = zext nneg i32 %10 to i64
  %48 = load ptr, ptr %8, align 8
  %49 = getelementptr inbounds i32, ptr %48, i64 %47
  %50 = load ptr, ptr %9, align 8
  %51 = getelementptr inbounds i32, ptr %50, i64 %47
  %52 = getelementptr inbounds i8, ptr %51, i64 -128
  %53 = select i1 %13, ptr %49, ptr %52
  store i32 %44, ptr %53, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #6
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #6
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #6
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #6
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
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
!4 = !{ptr @outputs, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"any pointer", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !10, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
