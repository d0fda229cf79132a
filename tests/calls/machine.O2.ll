; ModuleID = 'machine.cu'
source_filename = "machine.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Code = type { i8, i16 }
%struct.Machine = type { ptr, ptr, ptr }

$_ZN7Machine4stepEv = comdat any

$_ZN7Machine3popEv = comdat any

$_ZN7Machine4pushEi = comdat any

@program = dso_local addrspace(4) externally_initialized global [9 x %struct.Code] [%struct.Code { i8 1, i16 0 }, %struct.Code { i8 0, i16 3 }, %struct.Code { i8 3, i16 0 }, %struct.Code { i8 1, i16 1 }, %struct.Code { i8 4, i16 0 }, %struct.Code { i8 2, i16 0 }, %struct.Code { i8 1, i16 2 }, %struct.Code { i8 3, i16 0 }, %struct.Code { i8 5, i16 0 }], align 2
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @program to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress norecurse nounwind
define dso_local void @machine(ptr noundef %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [8 x i32], align 4
  %5 = alloca %struct.Machine, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #4
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl i32 %6, 6
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #4
  store ptr addrspacecast (ptr addrspace(4) @program to ptr), ptr %5, align 8, !tbaa !8
  %10 = getelementptr inbounds i8, ptr %5, i64 8
  store ptr %4, ptr %10, align 8, !tbaa !13
  %11 = getelementptr inbounds i8, ptr %5, i64 16
  %12 = add nsw i32 %2, -2
  %13 = srem i32 %9, %12
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr %0, i64 %14
  store ptr %15, ptr %11, align 8, !tbaa !14
  br label %16

16:                                               ; preds = %16, %3
  %17 = call noundef zeroext i1 @_ZN7Machine4stepEv(ptr noundef nonnull align 8 dereferenceable(24) %5) #4
  br i1 %17, label %16, label %18, !llvm.loop !15

18:                                               ; preds = %16
  %19 = call noundef i32 @_ZN7Machine3popEv(ptr noundef nonnull align 8 dereferenceable(24) %5) #4
  %20 = sext i32 %9 to i64
  %21 = getelementptr inbounds i32, ptr %1, i64 %20
  store i32 %19, ptr %21, align 4, !tbaa !17
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #4
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef zeroext i1 @_ZN7Machine4stepEv(ptr noundef nonnull align 8 dereferenceable(24) %0) local_unnamed_addr #2 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !8
  %3 = getelementptr inbounds i8, ptr %2, i64 4
  store ptr %3, ptr %0, align 8, !tbaa !8
  %4 = load i8, ptr %2, align 2, !tbaa !19
  %5 = getelementptr inbounds i8, ptr %2, i64 2
  %6 = load i16, ptr %5, align 2, !tbaa !21
  switch i8 %4, label %28 [
    i8 0, label %7
    i8 1, label %9
    i8 2, label %15
    i8 3, label %19
    i8 4, label %23
  ]

7:                                                ; preds = %1
  %8 = sext i16 %6 to i32
  br label %26

9:                                                ; preds = %1
  %10 = getelementptr inbounds i8, ptr %0, i64 16
  %11 = load ptr, ptr %10, align 8, !tbaa !14
  %12 = sext i16 %6 to i64
  %13 = getelementptr inbounds i32, ptr %11, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !17
  br label %26

15:                                               ; preds = %1
  %16 = tail call noundef i32 @_ZN7Machine3popEv(ptr noundef nonnull align 8 dereferenceable(24) %0) #4
  %17 = tail call noundef i32 @_ZN7Machine3popEv(ptr noundef nonnull align 8 dereferenceable(24) %0) #4
  %18 = add nsw i32 %17, %16
  br label %26

19:                                               ; preds = %1
  %20 = tail call noundef i32 @_ZN7Machine3popEv(ptr noundef nonnull align 8 dereferenceable(24) %0) #4
  %21 = tail call noundef i32 @_ZN7Machine3popEv(ptr noundef nonnull align 8 dereferenceable(24) %0) #4
  %22 = mul nsw i32 %21, %20
  br label %26

23:                                               ; preds = %1
  %24 = tail call noundef i32 @_ZN7Machine3popEv(ptr noundef nonnull align 8 dereferenceable(24) %0) #4
  %25 = tail call noundef i32 @_ZN7Machine3popEv(ptr noundef nonnull align 8 dereferenceable(24) %0) #4
  tail call void @_ZN7Machine4pushEi(ptr noundef nonnull align 8 dereferenceable(24) %0, i32 noundef %24) #4
  br label %26

26:                                               ; preds = %7, %9, %15, %19, %23
  %27 = phi i32 [ %25, %23 ], [ %22, %19 ], [ %18, %15 ], [ %14, %9 ], [ %8, %7 ]
  tail call void @_ZN7Machine4pushEi(ptr noundef nonnull align 8 dereferenceable(24) %0, i32 noundef %27) #4
  br label %28

28:                                               ; preds = %26, %1
  %29 = phi i1 [ false, %1 ], [ true, %26 ]
  ret i1 %29
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZN7Machine3popEv(ptr noundef nonnull align 8 dereferenceable(24) %0) local_unnamed_addr #2 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8, !tbaa !13
  %4 = getelementptr inbounds i8, ptr %3, i64 -4
  store ptr %4, ptr %2, align 8, !tbaa !13
  %5 = load i32, ptr %4, align 4, !tbaa !17
  ret i32 %5
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN7Machine4pushEi(ptr noundef nonnull align 8 dereferenceable(24) %0, i32 noundef %1) local_unnamed_addr #2 comdat align 2 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !13
  %5 = getelementptr inbounds i8, ptr %4, i64 4
  store ptr %5, ptr %3, align 8, !tbaa !13
  store i32 %1, ptr %4, align 4, !tbaa !17
  ret void
}

attributes #0 = { mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
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
!4 = !{ptr @machine, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !10, i64 0}
!9 = !{!"_ZTS7Machine", !10, i64 0, !10, i64 8, !10, i64 16}
!10 = !{!"any pointer", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = !{!9, !10, i64 8}
!14 = !{!9, !10, i64 16}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!18, !18, i64 0}
!18 = !{!"int", !11, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"_ZTS2Op", !11, i64 0}
!21 = !{!22, !22, i64 0}
!22 = !{!"short", !11, i64 0}
