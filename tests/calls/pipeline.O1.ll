; ModuleID = 'pipeline.cu'
source_filename = "pipeline.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Pipe = type { [2 x %struct.Stage], i32 }
%struct.Stage = type { ptr, i32 }

$_ZN4Pipe7currentEv = comdat any

$_ZN4Pipe7advanceEv = comdat any

@_ZZ8pipelineE1a = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ8pipelineE1b = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none)
define dso_local void @_Z4loadR5StagePKi(ptr nocapture noundef nonnull align 8 dereferenceable(16) %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds i32, ptr %1, i64 %4
  %6 = load i32, ptr %5, align 4, !tbaa !8
  %7 = load ptr, ptr %0, align 8, !tbaa !12
  %8 = getelementptr inbounds i32, ptr %7, i64 %4
  store i32 %6, ptr %8, align 4, !tbaa !8
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 1, ptr %9, align 8, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none)
define dso_local noundef i32 @_Z3useRK5Stage(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load i32, ptr %2, align 8, !tbaa !15
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %12, label %5

5:                                                ; preds = %1
  %6 = load ptr, ptr %0, align 8, !tbaa !12
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = sub nsw i32 63, %7
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %6, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !8
  br label %12

12:                                               ; preds = %1, %5
  %13 = phi i32 [ %11, %5 ], [ 0, %1 ]
  ret i32 %13
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @pipeline(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = alloca %struct.Pipe, align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %4) #7
  store ptr addrspacecast (ptr addrspace(3) @_ZZ8pipelineE1a to ptr), ptr %4, align 8, !tbaa !16
  %5 = getelementptr inbounds i8, ptr %4, i64 8
  store i32 0, ptr %5, align 8, !tbaa !8
  %6 = getelementptr inbounds i8, ptr %4, i64 16
  store ptr addrspacecast (ptr addrspace(3) @_ZZ8pipelineE1b to ptr), ptr %6, align 8, !tbaa !16
  %7 = getelementptr inbounds i8, ptr %4, i64 24
  store i32 0, ptr %7, align 8, !tbaa !8
  %8 = getelementptr inbounds i8, ptr %4, i64 32
  store i32 0, ptr %8, align 8, !tbaa !17
  br label %16

9:                                                ; preds = %16
  %10 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = shl i32 %10, 6
  %12 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr %1, i64 %14
  store i32 %28, ptr %15, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %4) #7
  ret void

16:                                               ; preds = %3, %16
  %17 = phi i32 [ 0, %3 ], [ %26, %16 ]
  %18 = phi i32 [ 0, %3 ], [ %28, %16 ]
  %19 = call noundef nonnull align 8 dereferenceable(16) ptr @_ZN4Pipe7currentEv(ptr noundef nonnull align 8 dereferenceable(40) %4) #7
  %20 = shl nuw nsw i32 %17, 6
  %21 = and i32 %20, 64
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %0, i64 %22
  call void @_Z4loadR5StagePKi(ptr noundef nonnull align 8 dereferenceable(16) %19, ptr noundef %23) #7
  call void @llvm.nvvm.barrier0()
  %24 = call noundef nonnull align 8 dereferenceable(16) ptr @_ZN4Pipe7currentEv(ptr noundef nonnull align 8 dereferenceable(40) %4) #7
  %25 = call noundef i32 @_Z3useRK5Stage(ptr noundef nonnull align 8 dereferenceable(16) %24) #7
  %26 = add nuw nsw i32 %17, 1
  %27 = mul nsw i32 %25, %26
  %28 = add nsw i32 %27, %18
  call void @_ZN4Pipe7advanceEv(ptr noundef nonnull align 8 dereferenceable(40) %4) #7
  call void @llvm.nvvm.barrier0()
  %29 = icmp eq i32 %26, 4
  br i1 %29, label %9, label %16, !llvm.loop !19
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZN4Pipe7currentEv(ptr noundef nonnull align 8 dereferenceable(40) %0) local_unnamed_addr #4 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 32
  %3 = load i32, ptr %2, align 8, !tbaa !17
  %4 = and i32 %3, 1
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds [2 x %struct.Stage], ptr %0, i64 0, i64 %5
  ret ptr %6
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #5

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN4Pipe7advanceEv(ptr noundef nonnull align 8 dereferenceable(40) %0) local_unnamed_addr #4 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 32
  %3 = load i32, ptr %2, align 8, !tbaa !17
  %4 = add nsw i32 %3, 1
  store i32 %4, ptr %2, align 8, !tbaa !17
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @pipeline, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !14, i64 0}
!13 = !{!"_ZTS5Stage", !14, i64 0, !9, i64 8}
!14 = !{!"any pointer", !10, i64 0}
!15 = !{!13, !9, i64 8}
!16 = !{!14, !14, i64 0}
!17 = !{!18, !9, i64 32}
!18 = !{!"_ZTS4Pipe", !10, i64 0, !9, i64 32}
!19 = distinct !{!19, !20, !21}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.unroll.disable"}
