; ModuleID = 'buffers.cu'
source_filename = "buffers.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Double = type { ptr, ptr }

$_ZN6Double4flipEv = comdat any

@_ZZ7buffersE3one = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ7buffersE3two = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @_Z4stepPKiPi(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1) local_unnamed_addr #0 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds i32, ptr %0, i64 %4
  %6 = load i32, ptr %5, align 4, !tbaa !8
  %7 = add nuw nsw i32 %3, 63
  %8 = and i32 %7, 63
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !8
  %12 = add nsw i32 %11, %6
  %13 = getelementptr inbounds i32, ptr %1, i64 %4
  store i32 %12, ptr %13, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @_Z4turnRPiS0_(ptr nocapture noundef nonnull align 8 dereferenceable(8) %0, ptr nocapture noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #0 {
  %3 = load ptr, ptr %0, align 8, !tbaa !12
  %4 = load ptr, ptr %1, align 8, !tbaa !12
  store ptr %4, ptr %0, align 8, !tbaa !12
  store ptr %3, ptr %1, align 8, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @buffers(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = alloca %struct.Double, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #6
  store ptr addrspacecast (ptr addrspace(3) @_ZZ7buffersE3one to ptr), ptr %4, align 8, !tbaa !14
  %7 = getelementptr inbounds i8, ptr %4, i64 8
  store ptr addrspacecast (ptr addrspace(3) @_ZZ7buffersE3two to ptr), ptr %7, align 8, !tbaa !16
  %8 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = shl i32 %8, 6
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr %0, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !8
  %15 = zext nneg i32 %10 to i64
  %16 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7buffersE3one to ptr), i64 %15
  store i32 %14, ptr %16, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  tail call void @_Z4stepPKiPi(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ7buffersE3one to ptr), ptr noundef addrspacecast (ptr addrspace(3) @_ZZ7buffersE3two to ptr)) #6
  call void @_ZN6Double4flipEv(ptr noundef nonnull align 8 dereferenceable(16) %4) #6
  call void @llvm.nvvm.barrier0()
  %17 = load ptr, ptr %4, align 8, !tbaa !14
  %18 = load ptr, ptr %7, align 8, !tbaa !16
  call void @_Z4stepPKiPi(ptr noundef %17, ptr noundef %18) #6
  call void @_ZN6Double4flipEv(ptr noundef nonnull align 8 dereferenceable(16) %4) #6
  call void @llvm.nvvm.barrier0()
  %19 = load ptr, ptr %4, align 8, !tbaa !14
  %20 = load ptr, ptr %7, align 8, !tbaa !16
  call void @_Z4stepPKiPi(ptr noundef %19, ptr noundef %20) #6
  call void @_ZN6Double4flipEv(ptr noundef nonnull align 8 dereferenceable(16) %4) #6
  call void @llvm.nvvm.barrier0()
  %21 = load ptr, ptr %4, align 8, !tbaa !14
  %22 = load ptr, ptr %7, align 8, !tbaa !16
  call void @_Z4stepPKiPi(ptr noundef %21, ptr noundef %22) #6
  call void @_ZN6Double4flipEv(ptr noundef nonnull align 8 dereferenceable(16) %4) #6
  call void @llvm.nvvm.barrier0()
  %23 = load ptr, ptr %4, align 8, !tbaa !14
  %24 = load ptr, ptr %7, align 8, !tbaa !16
  call void @_Z4stepPKiPi(ptr noundef %23, ptr noundef %24) #6
  call void @_ZN6Double4flipEv(ptr noundef nonnull align 8 dereferenceable(16) %4) #6
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #6
  %25 = load ptr, ptr %4, align 8, !tbaa !14
  store ptr %25, ptr %5, align 8, !tbaa !12
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #6
  %26 = load ptr, ptr %7, align 8, !tbaa !16
  store ptr %26, ptr %6, align 8, !tbaa !12
  call void @_Z4turnRPiS0_(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 8 dereferenceable(8) %6) #6
  %27 = load ptr, ptr %6, align 8, !tbaa !12
  %28 = sub nsw i32 63, %10
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !8
  %32 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %31, ptr %32, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #6
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #6
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #6
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN6Double4flipEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #4 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !14
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !16
  store ptr %4, ptr %0, align 8, !tbaa !14
  store ptr %2, ptr %3, align 8, !tbaa !16
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
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
!4 = !{ptr @buffers, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"any pointer", !10, i64 0}
!14 = !{!15, !13, i64 0}
!15 = !{!"_ZTS6Double", !13, i64 0, !13, i64 8}
!16 = !{!15, !13, i64 8}
