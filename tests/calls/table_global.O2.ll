; ModuleID = 'table_global.cu'
source_filename = "table_global.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12table_globalE5table = internal addrspace(3) global [4 x ptr] undef, align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef ptr @_Z4pickPKPKii(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = and i32 %1, 3
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds ptr, ptr %0, i64 %4
  %6 = load ptr, ptr %5, align 8, !tbaa !8
  ret ptr %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local void @_Z4fillPPKiS0_i(ptr nocapture noundef writeonly %0, ptr noundef %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = sdiv i32 %2, 4
  store ptr %1, ptr %0, align 8, !tbaa !8
  %5 = sext i32 %4 to i64
  %6 = getelementptr inbounds i32, ptr %1, i64 %5
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  store ptr %6, ptr %7, align 8, !tbaa !8
  %8 = shl nsw i32 %4, 1
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %1, i64 %9
  %11 = getelementptr inbounds i8, ptr %0, i64 16
  store ptr %10, ptr %11, align 8, !tbaa !8
  %12 = mul nsw i32 %4, 3
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %1, i64 %13
  %15 = getelementptr inbounds i8, ptr %0, i64 24
  store ptr %14, ptr %15, align 8, !tbaa !8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @table_global(ptr noundef %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %7

6:                                                ; preds = %3
  tail call void @_Z4fillPPKiS0_i(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12table_globalE5table to ptr), ptr noundef %0, i32 noundef %2) #5
  br label %7

7:                                                ; preds = %6, %3
  tail call void @llvm.nvvm.barrier0()
  %8 = and i32 %4, 15
  %9 = zext nneg i32 %8 to i64
  %10 = tail call noundef ptr @_Z4pickPKPKii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12table_globalE5table to ptr), i32 noundef %4) #5
  %11 = getelementptr inbounds i32, ptr %10, i64 %9
  %12 = load i32, ptr %11, align 4, !tbaa !12
  %13 = add nuw nsw i32 %4, 1
  %14 = tail call noundef ptr @_Z4pickPKPKii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12table_globalE5table to ptr), i32 noundef %13) #5
  %15 = getelementptr inbounds i32, ptr %14, i64 %9
  %16 = load i32, ptr %15, align 4, !tbaa !12
  %17 = shl nsw i32 %16, 1
  %18 = add nsw i32 %17, %12
  %19 = add nuw nsw i32 %4, 2
  %20 = tail call noundef ptr @_Z4pickPKPKii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12table_globalE5table to ptr), i32 noundef %19) #5
  %21 = getelementptr inbounds i32, ptr %20, i64 %9
  %22 = load i32, ptr %21, align 4, !tbaa !12
  %23 = mul nsw i32 %22, 3
  %24 = add nsw i32 %23, %18
  %25 = add nuw nsw i32 %4, 3
  %26 = tail call noundef ptr @_Z4pickPKPKii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ12table_globalE5table to ptr), i32 noundef %25) #5
  %27 = getelementptr inbounds i32, ptr %26, i64 %9
  %28 = load i32, ptr %27, align 4, !tbaa !12
  %29 = shl nsw i32 %28, 2
  %30 = add nsw i32 %29, %24
  %31 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %32 = shl i32 %31, 6
  %33 = add i32 %32, %4
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %1, i64 %34
  store i32 %30, ptr %35, align 4, !tbaa !12
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
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
!4 = !{ptr @table_global, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"any pointer", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !10, i64 0}
