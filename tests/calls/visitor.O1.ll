; ModuleID = 'visitor.cu'
source_filename = "visitor.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Node = type { i32, i32, ptr, ptr }
%struct.Visitor = type { ptr, ptr, i32 }

$_ZN7Visitor5visitEPK4Node = comdat any

$_ZN7Visitor4leafERK4Node = comdat any

@_ZZ7visitorE4tile = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @visitor(ptr noundef %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.Node, align 8
  %5 = alloca %struct.Node, align 8
  %6 = alloca %struct.Node, align 8
  %7 = alloca %struct.Node, align 8
  %8 = alloca %struct.Visitor, align 8
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = shl i32 %10, 6
  %12 = add nsw i32 %11, %9
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !8
  %16 = zext nneg i32 %9 to i64
  %17 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7visitorE4tile to ptr), i64 0, i64 %16
  store i32 %15, ptr %17, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #6
  store i32 1, ptr %4, align 8, !tbaa !12
  %18 = getelementptr inbounds i8, ptr %4, i64 4
  store i32 %9, ptr %18, align 4, !tbaa !15
  %19 = getelementptr inbounds i8, ptr %4, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %19, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #6
  store i32 2, ptr %5, align 8, !tbaa !12
  %20 = getelementptr inbounds i8, ptr %5, i64 4
  %21 = sub nsw i32 63, %9
  store i32 %21, ptr %20, align 4, !tbaa !15
  %22 = getelementptr inbounds i8, ptr %5, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %22, i8 0, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #6
  store i32 3, ptr %6, align 8, !tbaa !12
  %23 = getelementptr inbounds i8, ptr %6, i64 4
  store i32 0, ptr %23, align 4, !tbaa !15
  %24 = getelementptr inbounds i8, ptr %6, i64 8
  store ptr %4, ptr %24, align 8, !tbaa !16
  %25 = getelementptr inbounds i8, ptr %6, i64 16
  store ptr %5, ptr %25, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #6
  store i32 4, ptr %7, align 8, !tbaa !12
  %26 = getelementptr inbounds i8, ptr %7, i64 4
  store i32 0, ptr %26, align 4, !tbaa !15
  %27 = getelementptr inbounds i8, ptr %7, i64 8
  store ptr %6, ptr %27, align 8, !tbaa !16
  %28 = getelementptr inbounds i8, ptr %7, i64 16
  store ptr %4, ptr %28, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8) #6
  store ptr addrspacecast (ptr addrspace(3) @_ZZ7visitorE4tile to ptr), ptr %8, align 8, !tbaa !18
  %29 = getelementptr inbounds i8, ptr %8, i64 8
  %30 = sext i32 %11 to i64
  %31 = getelementptr inbounds i32, ptr %0, i64 %30
  store ptr %31, ptr %29, align 8, !tbaa !20
  %32 = getelementptr inbounds i8, ptr %8, i64 16
  store i32 0, ptr %32, align 8, !tbaa !21
  %33 = call noundef i32 @_ZN7Visitor5visitEPK4Node(ptr noundef nonnull align 8 dereferenceable(24) %8, ptr noundef nonnull %7) #6
  %34 = load i32, ptr %32, align 8, !tbaa !21
  %35 = add nsw i32 %34, %33
  %36 = getelementptr inbounds i32, ptr %1, i64 %13
  store i32 %35, ptr %36, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8) #6
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #6
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #6
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #6
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZN7Visitor5visitEPK4Node(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef %1) local_unnamed_addr #3 comdat align 2 {
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  %4 = load i32, ptr %3, align 8, !tbaa !21
  %5 = add nsw i32 %4, 1
  store i32 %5, ptr %3, align 8, !tbaa !21
  %6 = load i32, ptr %1, align 8, !tbaa !12
  %7 = icmp slt i32 %6, 3
  br i1 %7, label %8, label %12

8:                                                ; preds = %2
  %9 = tail call noundef i32 @_ZN7Visitor4leafERK4Node(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(24) %1) #6
  br label %10

10:                                               ; preds = %8, %12
  %11 = phi i32 [ %23, %12 ], [ %9, %8 ]
  ret i32 %11

12:                                               ; preds = %2
  %13 = getelementptr inbounds i8, ptr %1, i64 8
  %14 = load ptr, ptr %13, align 8, !tbaa !16
  %15 = tail call noundef i32 @_ZN7Visitor5visitEPK4Node(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef %14) #6
  %16 = getelementptr inbounds i8, ptr %1, i64 16
  %17 = load ptr, ptr %16, align 8, !tbaa !17
  %18 = tail call noundef i32 @_ZN7Visitor5visitEPK4Node(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef %17) #6
  %19 = load i32, ptr %1, align 8, !tbaa !12
  %20 = icmp eq i32 %19, 3
  %21 = sub i32 0, %18
  %22 = select i1 %20, i32 %18, i32 %21
  %23 = add i32 %22, %15
  br label %10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZN7Visitor4leafERK4Node(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(24) %1) local_unnamed_addr #3 comdat align 2 {
  %3 = load i32, ptr %1, align 8, !tbaa !12
  %4 = icmp eq i32 %3, 1
  %5 = select i1 %4, i64 0, i64 8
  %6 = getelementptr inbounds i8, ptr %0, i64 %5
  %7 = load ptr, ptr %6, align 8, !tbaa !22
  %8 = getelementptr inbounds i8, ptr %1, i64 4
  %9 = load i32, ptr %8, align 4, !tbaa !15
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr %7, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !8
  ret i32 %12
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @visitor, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !9, i64 0}
!13 = !{!"_ZTS4Node", !9, i64 0, !9, i64 4, !14, i64 8, !14, i64 16}
!14 = !{!"any pointer", !10, i64 0}
!15 = !{!13, !9, i64 4}
!16 = !{!13, !14, i64 8}
!17 = !{!13, !14, i64 16}
!18 = !{!19, !14, i64 0}
!19 = !{!"_ZTS7Visitor", !14, i64 0, !14, i64 8, !9, i64 16}
!20 = !{!19, !14, i64 8}
!21 = !{!19, !9, i64 16}
!22 = !{!14, !14, i64 0}
