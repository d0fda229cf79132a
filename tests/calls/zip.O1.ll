; ModuleID = 'zip.cu'
source_filename = "zip.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Zip = type { %struct.Pointer, %struct.Counter }
%struct.Pointer = type { ptr }
%struct.Counter = type { i32 }
%struct.Zip.0 = type { %struct.Transform, %struct.Transform.1 }
%struct.Transform = type { %struct.Lookup, %struct.Pointer }
%struct.Lookup = type { ptr }
%struct.Transform.1 = type { [8 x i8], %struct.Pointer }

$_Z5totalI3ZipI7Pointer7CounterEEiT_i = comdat any

$_Z5totalI3ZipI9TransformI6Lookup7PointerES1_I5TwiceS3_EEEiT_i = comdat any

$_ZNK3ZipI7Pointer7CounterE3getEv = comdat any

$_ZN3ZipI7Pointer7CounterE4nextEv = comdat any

$_ZNK7Pointer3getEv = comdat any

$_ZNK7Counter3getEv = comdat any

$_ZN7Pointer4nextEv = comdat any

$_ZN7Counter4nextEv = comdat any

$_ZNK3ZipI9TransformI6Lookup7PointerES0_I5TwiceS2_EE3getEv = comdat any

$_ZN3ZipI9TransformI6Lookup7PointerES0_I5TwiceS2_EE4nextEv = comdat any

$_ZNK9TransformI6Lookup7PointerE3getEv = comdat any

$_ZNK9TransformI5Twice7PointerE3getEv = comdat any

$_ZNK6LookupclEi = comdat any

$_ZNK5TwiceclEi = comdat any

$_ZN9TransformI6Lookup7PointerE4nextEv = comdat any

$_ZN9TransformI5Twice7PointerE4nextEv = comdat any

@_ZZ3zipE4tile = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @zip(ptr noundef %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca %struct.Zip, align 8
  %5 = alloca %struct.Zip.0, align 8
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 6
  %9 = add nsw i32 %8, %6
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr %0, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !8
  %13 = zext nneg i32 %6 to i64
  %14 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3zipE4tile to ptr), i64 0, i64 %13
  store i32 %12, ptr %14, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  %15 = sext i32 %8 to i64
  %16 = getelementptr inbounds i32, ptr %0, i64 %15
  store ptr addrspacecast (ptr addrspace(3) @_ZZ3zipE4tile to ptr), ptr %4, align 8, !tbaa !12
  %17 = getelementptr inbounds i8, ptr %4, i64 8
  store i32 %6, ptr %17, align 8, !tbaa !8
  %18 = tail call noundef i32 @_Z5totalI3ZipI7Pointer7CounterEEiT_i(ptr noundef nonnull byval(%struct.Zip) align 8 %4, i32 noundef 8) #4
  store ptr addrspacecast (ptr addrspace(3) @_ZZ3zipE4tile to ptr), ptr %5, align 8, !tbaa !12
  %19 = getelementptr inbounds i8, ptr %5, i64 8
  store ptr %16, ptr %19, align 8, !tbaa !12
  %20 = getelementptr inbounds i8, ptr %5, i64 24
  store ptr addrspacecast (ptr addrspace(3) @_ZZ3zipE4tile to ptr), ptr %20, align 8, !tbaa !12
  %21 = tail call noundef i32 @_Z5totalI3ZipI9TransformI6Lookup7PointerES1_I5TwiceS3_EEEiT_i(ptr noundef nonnull byval(%struct.Zip.0) align 8 %5, i32 noundef 8) #4
  %22 = add nsw i32 %21, %18
  %23 = getelementptr inbounds i32, ptr %1, i64 %10
  store i32 %22, ptr %23, align 4, !tbaa !8
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_Z5totalI3ZipI7Pointer7CounterEEiT_i(ptr noundef byval(%struct.Zip) align 8 %0, i32 noundef %1) local_unnamed_addr #2 comdat {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %11

4:                                                ; preds = %2, %4
  %5 = phi i32 [ %8, %4 ], [ 0, %2 ]
  %6 = phi i32 [ %9, %4 ], [ %1, %2 ]
  %7 = call noundef i32 @_ZNK3ZipI7Pointer7CounterE3getEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #4
  %8 = add nsw i32 %7, %5
  %9 = add nsw i32 %6, -1
  call void @_ZN3ZipI7Pointer7CounterE4nextEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #4
  %10 = icmp sgt i32 %6, 1
  br i1 %10, label %4, label %11, !llvm.loop !14

11:                                               ; preds = %4, %2
  %12 = phi i32 [ 0, %2 ], [ %8, %4 ]
  ret i32 %12
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_Z5totalI3ZipI9TransformI6Lookup7PointerES1_I5TwiceS3_EEEiT_i(ptr noundef byval(%struct.Zip.0) align 8 %0, i32 noundef %1) local_unnamed_addr #2 comdat {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %11

4:                                                ; preds = %2, %4
  %5 = phi i32 [ %8, %4 ], [ 0, %2 ]
  %6 = phi i32 [ %9, %4 ], [ %1, %2 ]
  %7 = call noundef i32 @_ZNK3ZipI9TransformI6Lookup7PointerES0_I5TwiceS2_EE3getEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #4
  %8 = add nsw i32 %7, %5
  %9 = add nsw i32 %6, -1
  call void @_ZN3ZipI9TransformI6Lookup7PointerES0_I5TwiceS2_EE4nextEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #4
  %10 = icmp sgt i32 %6, 1
  br i1 %10, label %4, label %11, !llvm.loop !17

11:                                               ; preds = %4, %2
  %12 = phi i32 [ 0, %2 ], [ %8, %4 ]
  ret i32 %12
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZNK3ZipI7Pointer7CounterE3getEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #2 comdat align 2 {
  %2 = tail call noundef i32 @_ZNK7Pointer3getEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #4
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = tail call noundef i32 @_ZNK7Counter3getEv(ptr noundef nonnull align 4 dereferenceable(4) %3) #4
  %5 = mul nsw i32 %4, %2
  ret i32 %5
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN3ZipI7Pointer7CounterE4nextEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #2 comdat align 2 {
  tail call void @_ZN7Pointer4nextEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #4
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  tail call void @_ZN7Counter4nextEv(ptr noundef nonnull align 4 dereferenceable(4) %2) #4
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZNK7Pointer3getEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #2 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !18
  %3 = load i32, ptr %2, align 4, !tbaa !8
  ret i32 %3
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZNK7Counter3getEv(ptr noundef nonnull align 4 dereferenceable(4) %0) local_unnamed_addr #2 comdat align 2 {
  %2 = load i32, ptr %0, align 4, !tbaa !20
  ret i32 %2
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN7Pointer4nextEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #2 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !18
  %3 = getelementptr inbounds i8, ptr %2, i64 4
  store ptr %3, ptr %0, align 8, !tbaa !18
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN7Counter4nextEv(ptr noundef nonnull align 4 dereferenceable(4) %0) local_unnamed_addr #2 comdat align 2 {
  %2 = load i32, ptr %0, align 4, !tbaa !20
  %3 = add nsw i32 %2, 1
  store i32 %3, ptr %0, align 4, !tbaa !20
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZNK3ZipI9TransformI6Lookup7PointerES0_I5TwiceS2_EE3getEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #2 comdat align 2 {
  %2 = tail call noundef i32 @_ZNK9TransformI6Lookup7PointerE3getEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #4
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  %4 = tail call noundef i32 @_ZNK9TransformI5Twice7PointerE3getEv(ptr noundef nonnull align 8 dereferenceable(16) %3) #4
  %5 = mul nsw i32 %4, %2
  ret i32 %5
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN3ZipI9TransformI6Lookup7PointerES0_I5TwiceS2_EE4nextEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #2 comdat align 2 {
  tail call void @_ZN9TransformI6Lookup7PointerE4nextEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #4
  %2 = getelementptr inbounds i8, ptr %0, i64 16
  tail call void @_ZN9TransformI5Twice7PointerE4nextEv(ptr noundef nonnull align 8 dereferenceable(16) %2) #4
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZNK9TransformI6Lookup7PointerE3getEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #2 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = tail call noundef i32 @_ZNK7Pointer3getEv(ptr noundef nonnull align 8 dereferenceable(8) %2) #4
  %4 = tail call noundef i32 @_ZNK6LookupclEi(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %3) #4
  ret i32 %4
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZNK9TransformI5Twice7PointerE3getEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #2 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = tail call noundef i32 @_ZNK7Pointer3getEv(ptr noundef nonnull align 8 dereferenceable(8) %2) #4
  %4 = tail call noundef i32 @_ZNK5TwiceclEi(ptr noundef nonnull align 1 dereferenceable(1) %0, i32 noundef %3) #4
  ret i32 %4
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZNK6LookupclEi(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1) local_unnamed_addr #2 comdat align 2 {
  %3 = load ptr, ptr %0, align 8, !tbaa !22
  %4 = and i32 %1, 63
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds i32, ptr %3, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !8
  ret i32 %7
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_ZNK5TwiceclEi(ptr noundef nonnull align 1 dereferenceable(1) %0, i32 noundef %1) local_unnamed_addr #2 comdat align 2 {
  %3 = shl nsw i32 %1, 1
  ret i32 %3
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN9TransformI6Lookup7PointerE4nextEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #2 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  tail call void @_ZN7Pointer4nextEv(ptr noundef nonnull align 8 dereferenceable(8) %2) #4
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local void @_ZN9TransformI5Twice7PointerE4nextEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #2 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  tail call void @_ZN7Pointer4nextEv(ptr noundef nonnull align 8 dereferenceable(8) %2) #4
  ret void
}

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
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
!4 = !{ptr @zip, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"any pointer", !10, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !15, !16}
!18 = !{!19, !13, i64 0}
!19 = !{!"_ZTS7Pointer", !13, i64 0}
!20 = !{!21, !9, i64 0}
!21 = !{!"_ZTS7Counter", !9, i64 0}
!22 = !{!23, !13, i64 0}
!23 = !{!"_ZTS6Lookup", !13, i64 0}
