; ModuleID = 'shapes.cu'
source_filename = "shapes.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Square = type { %struct.Shape.base, i32 }
%struct.Shape.base = type <{ ptr, i32 }>
%struct.Box = type { %struct.Square, i32, [4 x i8] }

$_ZN6SquareC1Eii = comdat any

$_ZN3BoxC1Eiii = comdat any

$_ZN6SquareC2Eii = comdat any

$_ZN5ShapeC2Ei = comdat any

$_ZNK6Square4areaEv = comdat any

$_ZNK5Shape4edgeEPKi = comdat any

$_ZNK5Shape4areaEv = comdat any

$_ZN3BoxC2Eiii = comdat any

$_ZNK3Box4areaEv = comdat any

$_ZNK3Box4edgeEPKi = comdat any

$_ZTV6Square = comdat any

$_ZTV5Shape = comdat any

$_ZTV3Box = comdat any

@_ZZ6shapesE5table = internal addrspace(3) global [64 x i32] undef, align 4
@_ZTV6Square = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr null, ptr @_ZNK6Square4areaEv, ptr @_ZNK5Shape4edgeEPKi] }, comdat, align 8
@_ZTV5Shape = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr null, ptr @_ZNK5Shape4areaEv, ptr @_ZNK5Shape4edgeEPKi] }, comdat, align 8
@_ZTV3Box = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr null, ptr @_ZNK3Box4areaEv, ptr @_ZNK3Box4edgeEPKi] }, comdat, align 8

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef i32 @_Z7measureRK5ShapePKi(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef %1) local_unnamed_addr #0 {
  %3 = load ptr, ptr %0, align 8, !tbaa !8
  %4 = load ptr, ptr %3, align 8
  %5 = tail call noundef i32 %4(ptr noundef nonnull align 8 dereferenceable(12) %0) #6
  %6 = mul nsw i32 %5, 3
  %7 = load ptr, ptr %0, align 8, !tbaa !8
  %8 = getelementptr inbounds i8, ptr %7, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = tail call noundef i32 %9(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef %1) #6
  %11 = add nsw i32 %10, %6
  ret i32 %11
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @shapes(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = alloca %struct.Square, align 8
  %5 = alloca %struct.Box, align 8
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 6
  %9 = add nsw i32 %8, %6
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr %0, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !11
  %13 = zext nneg i32 %6 to i64
  %14 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6shapesE5table to ptr), i64 0, i64 %13
  store i32 %12, ptr %14, align 4, !tbaa !11
  tail call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #7
  %15 = and i32 %6, 7
  %16 = load i32, ptr %11, align 4, !tbaa !11
  %17 = srem i32 %16, 16
  call void @_ZN6SquareC1Eii(ptr noundef nonnull align 8 dereferenceable(16) %4, i32 noundef %15, i32 noundef %17) #7
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #7
  %18 = and i32 %6, 3
  %19 = and i32 %6, 15
  %20 = and i32 %6, 31
  call void @_ZN3BoxC1Eiii(ptr noundef nonnull align 8 dereferenceable(20) %5, i32 noundef %18, i32 noundef %19, i32 noundef %20) #7
  %21 = and i32 %6, 1
  %22 = icmp eq i32 %21, 0
  %23 = select i1 %22, ptr %5, ptr %4
  %24 = call noundef i32 @_Z7measureRK5ShapePKi(ptr noundef nonnull align 8 dereferenceable(12) %23, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6shapesE5table to ptr)) #6
  %25 = call noundef i32 @_Z7measureRK5ShapePKi(ptr noundef nonnull align 8 dereferenceable(12) %4, ptr noundef addrspacecast (ptr addrspace(3) @_ZZ6shapesE5table to ptr)) #6
  %26 = add nsw i32 %25, %24
  %27 = getelementptr inbounds i32, ptr %1, i64 %10
  store i32 %26, ptr %27, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #7
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN6SquareC1Eii(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1, i32 noundef %2) unnamed_addr #4 comdat align 2 {
  tail call void @_ZN6SquareC2Eii(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1, i32 noundef %2) #7
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN3BoxC1Eiii(ptr noundef nonnull align 8 dereferenceable(20) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #4 comdat align 2 {
  tail call void @_ZN3BoxC2Eiii(ptr noundef nonnull align 8 dereferenceable(20) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN6SquareC2Eii(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1, i32 noundef %2) unnamed_addr #4 comdat align 2 {
  tail call void @_ZN5ShapeC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) #7
  store ptr getelementptr inbounds inrange(-16, 16) (i8, ptr @_ZTV6Square, i64 16), ptr %0, align 8, !tbaa !8
  %4 = getelementptr inbounds i8, ptr %0, i64 12
  store i32 %2, ptr %4, align 4, !tbaa !14
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN5ShapeC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #4 comdat align 2 {
  store ptr getelementptr inbounds inrange(-16, 16) (i8, ptr @_ZTV5Shape, i64 16), ptr %0, align 8, !tbaa !8
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %1, ptr %3, align 8, !tbaa !17
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZNK6Square4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #4 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load i32, ptr %2, align 8, !tbaa !17
  %4 = getelementptr inbounds i8, ptr %0, i64 12
  %5 = load i32, ptr %4, align 4, !tbaa !14
  %6 = mul nsw i32 %5, %3
  %7 = mul nsw i32 %6, %5
  ret i32 %7
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZNK5Shape4edgeEPKi(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef %1) unnamed_addr #4 comdat align 2 {
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load i32, ptr %3, align 8, !tbaa !17
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds i32, ptr %1, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !11
  ret i32 %7
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZNK5Shape4areaEv(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #4 comdat align 2 {
  ret i32 0
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN3BoxC2Eiii(ptr noundef nonnull align 8 dereferenceable(20) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #4 comdat align 2 {
  tail call void @_ZN6SquareC2Eii(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1, i32 noundef %2) #7
  store ptr getelementptr inbounds inrange(-16, 16) (i8, ptr @_ZTV3Box, i64 16), ptr %0, align 8, !tbaa !8
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  store i32 %3, ptr %5, align 8, !tbaa !18
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZNK3Box4areaEv(ptr noundef nonnull align 8 dereferenceable(20) %0) unnamed_addr #4 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load i32, ptr %2, align 8, !tbaa !17
  %4 = getelementptr inbounds i8, ptr %0, i64 12
  %5 = load i32, ptr %4, align 4, !tbaa !14
  %6 = mul nsw i32 %5, %3
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = load i32, ptr %7, align 8, !tbaa !18
  %9 = mul nsw i32 %6, %8
  ret i32 %9
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZNK3Box4edgeEPKi(ptr noundef nonnull align 8 dereferenceable(20) %0, ptr noundef %1) unnamed_addr #4 comdat align 2 {
  %3 = getelementptr inbounds i8, ptr %0, i64 12
  %4 = load i32, ptr %3, align 4, !tbaa !14
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds i32, ptr %1, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !11
  %8 = getelementptr inbounds i8, ptr %0, i64 16
  %9 = load i32, ptr %8, align 8, !tbaa !18
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr %1, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !11
  %13 = add nsw i32 %12, %7
  ret i32 %13
}

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #1 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @shapes, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"vtable pointer", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = !{!12, !12, i64 0}
!12 = !{!"int", !13, i64 0}
!13 = !{!"omnipotent char", !10, i64 0}
!14 = !{!15, !12, i64 12}
!15 = !{!"_ZTS6Square", !16, i64 0, !12, i64 12}
!16 = !{!"_ZTS5Shape", !12, i64 8}
!17 = !{!16, !12, i64 8}
!18 = !{!19, !12, i64 16}
!19 = !{!"_ZTS3Box", !15, i64 0, !12, i64 16}
