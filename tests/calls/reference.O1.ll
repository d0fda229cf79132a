; ModuleID = 'reference.cu'
source_filename = "reference.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Pair = type { ptr, ptr }
%class.anon = type { ptr, ptr, ptr }
%class.anon.0 = type { ptr, ptr }

@_ZZ9referenceE1a = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ9referenceE1b = internal addrspace(3) global [64 x i32] undef, align 4
@__const.reference.p = private unnamed_addr constant %struct.Pair { ptr addrspacecast (ptr addrspace(3) @_ZZ9referenceE1a to ptr), ptr addrspacecast (ptr addrspace(3) @_ZZ9referenceE1b to ptr) }, align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef ptr @_Z4pickRK4PairMS_Pi(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %0, i64 %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 %1
  %4 = load ptr, ptr %3, align 8, !tbaa !8
  ret ptr %4
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @reference(ptr noundef %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca %struct.Pair, align 8
  %8 = alloca %class.anon, align 8
  %9 = alloca %class.anon.0, align 8
  store ptr %0, ptr %4, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #7
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %10, ptr %5, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #7
  %11 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = shl i32 %11, 6
  store i32 %12, ptr %6, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #7
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef nonnull align 8 dereferenceable(16) @__const.reference.p, i64 16, i1 false)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8) #7
  store ptr %5, ptr %8, align 8, !tbaa !8
  %13 = getelementptr inbounds i8, ptr %8, i64 8
  store ptr %4, ptr %13, align 8, !tbaa !8
  %14 = getelementptr inbounds i8, ptr %8, i64 16
  store ptr %6, ptr %14, align 8, !tbaa !8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #7
  store ptr %8, ptr %9, align 8, !tbaa !8
  %15 = getelementptr inbounds i8, ptr %9, i64 8
  store ptr %7, ptr %15, align 8, !tbaa !8
  call fastcc void @_Z5twiceIZ9referenceEUliE_EvRKT_(ptr noundef nonnull align 8 dereferenceable(16) %9) #7
  call void @llvm.nvvm.barrier0()
  %16 = call noundef ptr @_Z4pickRK4PairMS_Pi(ptr noundef nonnull align 8 dereferenceable(16) %7, i64 0) #7
  %17 = load i32, ptr %5, align 4, !tbaa !12
  %18 = sub nsw i32 63, %17
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %16, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !12
  %22 = shl i32 %17, 3
  %23 = and i32 %22, 8
  %24 = xor i32 %23, 8
  %25 = zext nneg i32 %24 to i64
  %26 = call noundef ptr @_Z4pickRK4PairMS_Pi(ptr noundef nonnull align 8 dereferenceable(16) %7, i64 %25) #7
  %27 = sext i32 %17 to i64
  %28 = getelementptr inbounds i32, ptr %26, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !12
  %30 = add nsw i32 %29, %21
  %31 = load i32, ptr %6, align 4, !tbaa !12
  %32 = add nsw i32 %31, %17
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %1, i64 %33
  store i32 %30, ptr %34, align 4, !tbaa !12
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #7
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8) #7
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define internal fastcc void @_Z5twiceIZ9referenceEUliE_EvRKT_(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %0) unnamed_addr #4 {
  %2 = load ptr, ptr %0, align 8, !tbaa !14
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = load ptr, ptr %4, align 8, !tbaa !8
  %6 = getelementptr inbounds i8, ptr %2, i64 8
  %7 = load ptr, ptr %6, align 8, !tbaa !16
  %8 = load ptr, ptr %7, align 8, !tbaa !8
  %9 = getelementptr inbounds i8, ptr %2, i64 16
  %10 = load ptr, ptr %9, align 8, !tbaa !18
  %11 = load i32, ptr %10, align 4, !tbaa !12
  %12 = load ptr, ptr %2, align 8, !tbaa !19
  %13 = load i32, ptr %12, align 4, !tbaa !12
  %14 = srem i32 %13, 64
  %15 = add nsw i32 %14, %11
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr %8, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !12
  %19 = sext i32 %13 to i64
  %20 = getelementptr inbounds i32, ptr %5, i64 %19
  store i32 %18, ptr %20, align 4, !tbaa !12
  %21 = load ptr, ptr %3, align 8
  %22 = getelementptr inbounds i8, ptr %21, i64 8
  %23 = load ptr, ptr %22, align 8, !tbaa !8
  %24 = load i32, ptr %10, align 4, !tbaa !12
  %25 = load i32, ptr %12, align 4, !tbaa !12
  %26 = add nsw i32 %25, 1
  %27 = srem i32 %26, 64
  %28 = add nsw i32 %27, %24
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %8, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !12
  %32 = add nsw i32 %31, 1
  %33 = sext i32 %25 to i64
  %34 = getelementptr inbounds i32, ptr %23, i64 %33
  store i32 %32, ptr %34, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #1 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
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
!4 = !{ptr @reference, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"any pointer", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !10, i64 0}
!14 = !{!15, !9, i64 0}
!15 = !{!"_ZTSZ9referenceEUliE_", !9, i64 0, !9, i64 8}
!16 = !{!17, !9, i64 8}
!17 = !{!"_ZTSZ9referenceEUlPiiE_", !9, i64 0, !9, i64 8, !9, i64 16}
!18 = !{!17, !9, i64 16}
!19 = !{!17, !9, i64 0}
