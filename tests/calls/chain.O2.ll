; ModuleID = 'chain.cu'
source_filename = "chain.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ5chainE4tile = internal addrspace(3) global [72 x i32] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef i32 @_Z6level0PKii(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = sext i32 %1 to i64
  %4 = getelementptr inbounds i32, ptr %0, i64 %3
  %5 = load i32, ptr %4, align 4, !tbaa !8
  ret i32 %5
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef i32 @_Z6level1PKii(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @_Z6level0PKii(ptr noundef %0, i32 noundef %1) #4
  %4 = add nsw i32 %1, 1
  %5 = tail call noundef i32 @_Z6level0PKii(ptr noundef %0, i32 noundef %4) #4
  %6 = add nsw i32 %5, %3
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef i32 @_Z6level2PKii(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @_Z6level1PKii(ptr noundef %0, i32 noundef %1) #4
  %4 = add nsw i32 %1, 2
  %5 = tail call noundef i32 @_Z6level1PKii(ptr noundef %0, i32 noundef %4) #4
  %6 = sub nsw i32 %3, %5
  ret i32 %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef i32 @_Z6level3PKii(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @_Z6level2PKii(ptr noundef %0, i32 noundef %1) #4
  %4 = add nsw i32 %1, 1
  %5 = tail call noundef i32 @_Z6level2PKii(ptr noundef %0, i32 noundef %4) #4
  %6 = shl nsw i32 %5, 1
  %7 = add nsw i32 %6, %3
  ret i32 %7
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef i32 @_Z6level4PKii(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @_Z6level3PKii(ptr noundef %0, i32 noundef %1) #4
  %4 = getelementptr inbounds i8, ptr %0, i64 4
  %5 = tail call noundef i32 @_Z6level3PKii(ptr noundef nonnull %4, i32 noundef %1) #4
  %6 = add nsw i32 %5, %3
  ret i32 %6
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @chain(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 6
  %7 = add nsw i32 %6, %4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !8
  %11 = zext nneg i32 %4 to i64
  %12 = getelementptr inbounds [72 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5chainE4tile to ptr), i64 0, i64 %11
  store i32 %10, ptr %12, align 4, !tbaa !8
  %13 = icmp ult i32 %4, 8
  br i1 %13, label %14, label %18

14:                                               ; preds = %3
  %15 = or disjoint i32 %4, 64
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds [72 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5chainE4tile to ptr), i64 0, i64 %16
  store i32 %4, ptr %17, align 4, !tbaa !8
  br label %18

18:                                               ; preds = %14, %3
  tail call void @llvm.nvvm.barrier0()
  %19 = tail call noundef i32 @_Z6level4PKii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ5chainE4tile to ptr), i32 noundef %4) #4
  %20 = mul nsw i32 %19, 3
  %21 = tail call noundef i32 @_Z6level4PKii(ptr noundef nonnull %0, i32 noundef %4) #4
  %22 = add nsw i32 %20, %21
  %23 = getelementptr inbounds i32, ptr %1, i64 %8
  store i32 %22, ptr %23, align 4, !tbaa !8
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" }
attributes #1 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx85,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
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
!4 = !{ptr @chain, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
