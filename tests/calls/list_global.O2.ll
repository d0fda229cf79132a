; ModuleID = 'list_global.cu'
source_filename = "list_global.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Node = type { ptr, i32 }
%struct.List = type <{ ptr, i32, [4 x i8] }>

$_ZN4List4pushEP4Nodei = comdat any

$_ZN4List3popEv = comdat any

@pool = dso_local addrspace(1) externally_initialized global [512 x %struct.Node] zeroinitializer, align 8
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @pool to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none)
define dso_local noundef range(i32 0, -2147483648) i32 @_Z7largestRK4List(ptr nocapture noundef nonnull readonly align 8 dereferenceable(12) %0) local_unnamed_addr #0 {
  %2 = load ptr, ptr %0, align 8, !tbaa !8
  %3 = icmp eq ptr %2, null
  br i1 %3, label %4, label %6

4:                                                ; preds = %6, %1
  %5 = phi i32 [ 0, %1 ], [ %11, %6 ]
  ret i32 %5

6:                                                ; preds = %1, %6
  %7 = phi ptr [ %12, %6 ], [ %2, %1 ]
  %8 = phi i32 [ %11, %6 ], [ 0, %1 ]
  %9 = getelementptr inbounds i8, ptr %7, i64 8
  %10 = load i32, ptr %9, align 8, !tbaa !12
  %11 = tail call i32 @llvm.smax.i32(i32 %10, i32 %8)
  %12 = load ptr, ptr %7, align 8, !tbaa !8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %4, label %6, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress norecurse nounwind
define dso_local void @list_global(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = alloca %struct.List, align 8
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 6
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #6
  store ptr null, ptr %4, align 8, !tbaa !17
  %9 = getelementptr inbounds i8, ptr %4, i64 8
  store i32 0, ptr %9, align 8, !tbaa !19
  %10 = shl nsw i32 %8, 2
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds [512 x %struct.Node], ptr addrspacecast (ptr addrspace(1) @pool to ptr), i64 0, i64 %11
  %13 = srem i32 %8, %2
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !20
  call void @_ZN4List4pushEP4Nodei(ptr noundef nonnull align 8 dereferenceable(12) %4, ptr noundef %12, i32 noundef %16) #6
  %17 = or disjoint i32 %10, 1
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds [512 x %struct.Node], ptr addrspacecast (ptr addrspace(1) @pool to ptr), i64 0, i64 %18
  %20 = add nsw i32 %8, 1
  %21 = srem i32 %20, %2
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %0, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !20
  call void @_ZN4List4pushEP4Nodei(ptr noundef nonnull align 8 dereferenceable(12) %4, ptr noundef nonnull %19, i32 noundef %24) #6
  %25 = or disjoint i32 %10, 2
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [512 x %struct.Node], ptr addrspacecast (ptr addrspace(1) @pool to ptr), i64 0, i64 %26
  %28 = add nsw i32 %8, 2
  %29 = srem i32 %28, %2
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %0, i64 %30
  %32 = load i32, ptr %31, align 4, !tbaa !20
  call void @_ZN4List4pushEP4Nodei(ptr noundef nonnull align 8 dereferenceable(12) %4, ptr noundef nonnull %27, i32 noundef %32) #6
  %33 = or disjoint i32 %10, 3
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [512 x %struct.Node], ptr addrspacecast (ptr addrspace(1) @pool to ptr), i64 0, i64 %34
  %36 = add nsw i32 %8, 3
  %37 = srem i32 %36, %2
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %0, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !20
  call void @_ZN4List4pushEP4Nodei(ptr noundef nonnull align 8 dereferenceable(12) %4, ptr noundef nonnull %35, i32 noundef %40) #6
  %41 = call noundef i32 @_Z7largestRK4List(ptr noundef nonnull align 8 dereferenceable(12) %4) #6
  %42 = call noundef ptr @_ZN4List3popEv(ptr noundef nonnull align 8 dereferenceable(12) %4) #6
  %43 = shl nsw i32 %41, 2
  %44 = load i32, ptr %9, align 8, !tbaa !19
  %45 = add nsw i32 %44, %43
  %46 = getelementptr inbounds i8, ptr %42, i64 8
  %47 = load i32, ptr %46, align 8, !tbaa !12
  %48 = and i32 %47, 1
  %49 = add nsw i32 %45, %48
  %50 = sext i32 %8 to i64
  %51 = getelementptr inbounds i32, ptr %1, i64 %50
  store i32 %49, ptr %51, align 4, !tbaa !20
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #6
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN4List4pushEP4Nodei(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #3 comdat align 2 {
  %4 = getelementptr inbounds i8, ptr %1, i64 8
  store i32 %2, ptr %4, align 8, !tbaa !12
  %5 = load ptr, ptr %0, align 8, !tbaa !17
  store ptr %5, ptr %1, align 8, !tbaa !21
  store ptr %1, ptr %0, align 8, !tbaa !17
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load i32, ptr %6, align 8, !tbaa !19
  %8 = add nsw i32 %7, 1
  store i32 %8, ptr %6, align 8, !tbaa !19
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef ptr @_ZN4List3popEv(ptr noundef nonnull align 8 dereferenceable(12) %0) local_unnamed_addr #3 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !17
  %3 = load ptr, ptr %2, align 8, !tbaa !21
  store ptr %3, ptr %0, align 8, !tbaa !17
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load i32, ptr %4, align 8, !tbaa !19
  %6 = add nsw i32 %5, -1
  store i32 %6, ptr %4, align 8, !tbaa !19
  ret ptr %2
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @list_global, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"any pointer", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !14, i64 8}
!13 = !{!"_ZTS4Node", !9, i64 0, !14, i64 8}
!14 = !{!"int", !10, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!18, !9, i64 0}
!18 = !{!"_ZTS4List", !9, i64 0, !14, i64 8}
!19 = !{!18, !14, i64 8}
!20 = !{!14, !14, i64 0}
!21 = !{!13, !9, i64 0}
