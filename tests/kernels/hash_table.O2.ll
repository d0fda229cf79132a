; ModuleID = 'hash_table.cu'
source_filename = "hash_table.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z4hashj(i32 noundef %0) local_unnamed_addr #0 {
  %2 = lshr i32 %0, 16
  %3 = xor i32 %2, %0
  %4 = mul i32 %3, -2048144789
  %5 = lshr i32 %4, 13
  %6 = xor i32 %5, %4
  %7 = mul i32 %6, -1028477387
  %8 = lshr i32 %7, 16
  %9 = xor i32 %8, %7
  ret i32 %9
}

; Function Attrs: mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define dso_local void @hash_table(ptr nocapture noundef %0, i32 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %52

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %2, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !9
  %16 = zext i32 %15 to i64
  %17 = shl nuw i64 %16, 32
  %18 = getelementptr inbounds i32, ptr %3, i64 %13
  %19 = load i32, ptr %18, align 4, !tbaa !9
  %20 = zext i32 %19 to i64
  %21 = or disjoint i64 %17, %20
  %22 = lshr i32 %15, 16
  %23 = xor i32 %22, %15
  %24 = mul i32 %23, -2048144789
  %25 = lshr i32 %24, 13
  %26 = xor i32 %25, %24
  %27 = mul i32 %26, -1028477387
  %28 = lshr i32 %27, 16
  %29 = xor i32 %28, %27
  %30 = add i32 %1, -1
  %31 = and i32 %29, %30
  br label %32

32:                                               ; preds = %49, %12
  %33 = phi i32 [ %31, %12 ], [ %50, %49 ]
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds i64, ptr %0, i64 %34
  %36 = cmpxchg ptr %35, i64 -1, i64 %21 seq_cst seq_cst, align 8
  %37 = extractvalue { i64, i1 } %36, 1
  br i1 %37, label %49, label %38

38:                                               ; preds = %32
  %39 = extractvalue { i64, i1 } %36, 0
  %40 = lshr i64 %39, 32
  %41 = load i32, ptr %14, align 4, !tbaa !9
  %42 = zext i32 %41 to i64
  %43 = icmp eq i64 %40, %42
  br i1 %43, label %44, label %46

44:                                               ; preds = %38
  %45 = atomicrmw umax ptr %35, i64 %21 seq_cst, align 8
  br label %49

46:                                               ; preds = %38
  %47 = add i32 %33, 1
  %48 = and i32 %47, %30
  br label %49

49:                                               ; preds = %32, %46, %44
  %50 = phi i32 [ %33, %44 ], [ %48, %46 ], [ %33, %32 ]
  %51 = phi i1 [ false, %44 ], [ true, %46 ], [ false, %32 ]
  br i1 %51, label %32, label %52, !llvm.loop !13

52:                                               ; preds = %49, %5
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @hash_lookup(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef writeonly %3, i32 noundef %4) local_unnamed_addr #2 {
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %49

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %2, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !9
  %16 = lshr i32 %15, 16
  %17 = xor i32 %16, %15
  %18 = mul i32 %17, -2048144789
  %19 = lshr i32 %18, 13
  %20 = xor i32 %19, %18
  %21 = mul i32 %20, -1028477387
  %22 = lshr i32 %21, 16
  %23 = xor i32 %22, %21
  %24 = add i32 %1, -1
  %25 = and i32 %23, %24
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds i64, ptr %0, i64 %26
  %28 = load i64, ptr %27, align 8, !tbaa !15
  %29 = icmp eq i64 %28, -1
  br i1 %29, label %46, label %30

30:                                               ; preds = %12
  %31 = zext i32 %15 to i64
  br label %39

32:                                               ; preds = %39
  %33 = add i32 %41, 1
  %34 = and i32 %33, %24
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds i64, ptr %0, i64 %35
  %37 = load i64, ptr %36, align 8, !tbaa !15
  %38 = icmp eq i64 %37, -1
  br i1 %38, label %46, label %39, !llvm.loop !17

39:                                               ; preds = %30, %32
  %40 = phi i64 [ %28, %30 ], [ %37, %32 ]
  %41 = phi i32 [ %25, %30 ], [ %34, %32 ]
  %42 = lshr i64 %40, 32
  %43 = icmp eq i64 %42, %31
  br i1 %43, label %44, label %32

44:                                               ; preds = %39
  %45 = trunc i64 %40 to i32
  br label %46

46:                                               ; preds = %32, %12, %44
  %47 = phi i32 [ %45, %44 ], [ -1, %12 ], [ -1, %32 ]
  %48 = getelementptr inbounds i32, ptr %3, i64 %13
  store i32 %47, ptr %48, align 4, !tbaa !9
  br label %49

49:                                               ; preds = %5, %46
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { mustprogress nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4, !5}
!llvm.ident = !{!6, !7}
!nvvmir.version = !{!8}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @hash_table, !"kernel", i32 1}
!5 = !{ptr @hash_lookup, !"kernel", i32 1}
!6 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!7 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!8 = !{i32 2, i32 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!16, !16, i64 0}
!16 = !{!"long long", !11, i64 0}
!17 = distinct !{!17, !14}
