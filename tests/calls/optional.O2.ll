; ModuleID = 'optional.cu'
source_filename = "optional.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ8optionalE4tile = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ8optionalE7counter = internal addrspace(3) global i32 undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none)
define dso_local noundef i32 @_Z4lookPKiiS0_(ptr noundef readonly %0, i32 noundef %1, ptr noundef readonly %2) local_unnamed_addr #0 {
  %4 = icmp eq ptr %0, null
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = icmp eq ptr %2, null
  br i1 %6, label %12, label %7

7:                                                ; preds = %5, %3
  %8 = phi ptr [ %0, %3 ], [ %2, %5 ]
  %9 = sext i32 %1 to i64
  %10 = getelementptr inbounds i32, ptr %8, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !8
  br label %12

12:                                               ; preds = %7, %5
  %13 = phi i32 [ -1, %5 ], [ %11, %7 ]
  ret i32 %13
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local void @_Z4notePi(ptr noundef %0) local_unnamed_addr #1 {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %5, label %3

3:                                                ; preds = %1
  %4 = atomicrmw add ptr %0, i32 1 seq_cst, align 4
  br label %5

5:                                                ; preds = %3, %1
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @optional(ptr noundef %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ8optionalE7counter to ptr), align 4, !tbaa !8
  br label %7

7:                                                ; preds = %6, %3
  %8 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = shl i32 %8, 6
  %10 = add nsw i32 %9, %4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !8
  %14 = zext nneg i32 %4 to i64
  %15 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8optionalE4tile to ptr), i64 0, i64 %14
  store i32 %13, ptr %15, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  %16 = trunc nuw nsw i32 %4 to i16
  %17 = urem i16 %16, 3
  %18 = icmp eq i16 %17, 0
  %19 = select i1 %18, ptr null, ptr addrspacecast (ptr addrspace(3) @_ZZ8optionalE7counter to ptr)
  tail call void @_Z4notePi(ptr noundef %19) #5
  tail call void @llvm.nvvm.barrier0()
  %20 = and i32 %4, 1
  %21 = icmp eq i32 %20, 0
  %22 = select i1 %21, ptr null, ptr addrspacecast (ptr addrspace(3) @_ZZ8optionalE4tile to ptr)
  %23 = tail call noundef i32 @_Z4lookPKiiS0_(ptr noundef %22, i32 noundef %4, ptr noundef null) #5
  %24 = tail call noundef i32 @_Z4lookPKiiS0_(ptr noundef null, i32 noundef %4, ptr noundef %0) #5
  %25 = add nsw i32 %24, %23
  %26 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8optionalE7counter to ptr), align 4, !tbaa !8
  %27 = add nsw i32 %25, %26
  %28 = getelementptr inbounds i32, ptr %1, i64 %11
  store i32 %27, ptr %28, align 4, !tbaa !8
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @optional, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
