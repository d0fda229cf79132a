; ModuleID = 'double_buffer.cu'
source_filename = "double_buffer.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ13double_bufferE5first = internal addrspace(3) global [128 x i32] undef, align 4
@_ZZ13double_bufferE6second = internal addrspace(3) global [128 x i32] undef, align 4
@_ZZ13double_bufferE7sources = internal unnamed_addr addrspace(3) global [2 x ptr] undef, align 8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @_Z8exchangeP7Buffers(ptr nocapture noundef %0) local_unnamed_addr #0 {
  %2 = load ptr, ptr %0, align 8, !tbaa !8
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8, !tbaa !13
  store ptr %4, ptr %0, align 8, !tbaa !8
  store ptr %2, ptr %3, align 8, !tbaa !13
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @double_buffer(ptr nocapture noundef %0, i32 noundef %1, ptr noundef %2, ptr nocapture noundef writeonly %3) local_unnamed_addr #1 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds i32, ptr %0, i64 %6
  %8 = load i32, ptr %7, align 4, !tbaa !14
  %9 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13double_bufferE5first to ptr), i64 0, i64 %6
  store i32 %8, ptr %9, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier0()
  %10 = icmp sgt i32 %1, 0
  br i1 %10, label %11, label %15

11:                                               ; preds = %4
  %12 = add nuw nsw i32 %5, 1
  %13 = and i32 %12, 127
  %14 = zext nneg i32 %13 to i64
  br label %20

15:                                               ; preds = %20, %4
  %16 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ13double_bufferE5first to ptr), %4 ], [ %23, %20 ]
  %17 = getelementptr inbounds i32, ptr %16, i64 %6
  %18 = load i32, ptr %17, align 4, !tbaa !14
  store i32 %18, ptr %7, align 4, !tbaa !14
  %19 = icmp eq i32 %5, 0
  br i1 %19, label %32, label %33

20:                                               ; preds = %11, %20
  %21 = phi i32 [ 0, %11 ], [ %30, %20 ]
  %22 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ13double_bufferE5first to ptr), %11 ], [ %23, %20 ]
  %23 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ13double_bufferE6second to ptr), %11 ], [ %22, %20 ]
  %24 = getelementptr inbounds i32, ptr %22, i64 %6
  %25 = load i32, ptr %24, align 4, !tbaa !14
  %26 = getelementptr inbounds i32, ptr %22, i64 %14
  %27 = load i32, ptr %26, align 4, !tbaa !14
  %28 = add nsw i32 %27, %25
  %29 = getelementptr inbounds i32, ptr %23, i64 %6
  store i32 %28, ptr %29, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier0()
  %30 = add nuw nsw i32 %21, 1
  %31 = icmp eq i32 %30, %1
  br i1 %31, label %15, label %20, !llvm.loop !16

32:                                               ; preds = %15
  store ptr %16, ptr addrspacecast (ptr addrspace(3) @_ZZ13double_bufferE7sources to ptr), align 8, !tbaa !18
  store ptr %2, ptr getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ13double_bufferE7sources to ptr), i64 8), align 8, !tbaa !18
  br label %33

33:                                               ; preds = %32, %15
  tail call void @llvm.nvvm.barrier0()
  %34 = and i32 %5, 1
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds [2 x ptr], ptr addrspacecast (ptr addrspace(3) @_ZZ13double_bufferE7sources to ptr), i64 0, i64 %35
  %37 = load ptr, ptr %36, align 8, !tbaa !18
  %38 = mul nuw nsw i32 %5, 5
  %39 = and i32 %38, 127
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %37, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !14
  %43 = getelementptr inbounds i32, ptr %3, i64 %6
  store i32 %42, ptr %43, align 4, !tbaa !14
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @double_buffer, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !10, i64 0}
!9 = !{!"_ZTS7Buffers", !10, i64 0, !10, i64 8}
!10 = !{!"any pointer", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = !{!9, !10, i64 8}
!14 = !{!15, !15, i64 0}
!15 = !{!"int", !11, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!10, !10, i64 0}
