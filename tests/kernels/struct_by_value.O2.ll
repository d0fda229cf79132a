; ModuleID = 'struct_by_value.cu'
source_filename = "struct_by_value.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Cell = type { i32, i32, i32 }
%struct.View = type { ptr, i32, i32, i64 }
%struct.Flag = type { i8 }
%struct.Weights = type { [5 x i16], i8 }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none)
define dso_local %struct.Cell @_Z6locate4Viewi(ptr nocapture noundef readonly byval(%struct.View) align 8 %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 12
  %4 = load i32, ptr %3, align 4, !tbaa !8
  %5 = freeze i32 %4
  %6 = sdiv i32 %1, %5
  %7 = mul i32 %6, %5
  %8 = sub i32 %1, %7
  %9 = load ptr, ptr %0, align 8, !tbaa !15
  %10 = sext i32 %6 to i64
  %11 = getelementptr inbounds i8, ptr %0, i64 16
  %12 = load i64, ptr %11, align 8, !tbaa !16
  %13 = mul nsw i64 %12, %10
  %14 = sext i32 %8 to i64
  %15 = getelementptr i32, ptr %9, i64 %13
  %16 = getelementptr i32, ptr %15, i64 %14
  %17 = load i32, ptr %16, align 4, !tbaa !17
  %18 = insertvalue %struct.Cell poison, i32 %6, 0
  %19 = insertvalue %struct.Cell %18, i32 %8, 1
  %20 = insertvalue %struct.Cell %19, i32 %17, 2
  ret %struct.Cell %20
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef i32 @_Z5weigh4CellRK7Weights4Flag(ptr nocapture noundef readonly byval(%struct.Cell) align 4 %0, ptr nocapture noundef nonnull readonly align 2 dereferenceable(12) %1, ptr nocapture noundef readonly byval(%struct.Flag) align 1 %2) local_unnamed_addr #1 {
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load i32, ptr %4, align 4, !tbaa !18
  %6 = getelementptr inbounds i8, ptr %0, i64 4
  %7 = load i32, ptr %6, align 4, !tbaa !20
  %8 = srem i32 %7, 5
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds [5 x i16], ptr %1, i64 0, i64 %9
  %11 = load i16, ptr %10, align 2, !tbaa !21
  %12 = sext i16 %11 to i32
  %13 = mul nsw i32 %5, %12
  %14 = getelementptr inbounds i8, ptr %1, i64 10
  %15 = load i8, ptr %14, align 2, !tbaa !23
  %16 = sext i8 %15 to i32
  %17 = add nsw i32 %13, %16
  %18 = load i8, ptr %2, align 1, !tbaa !25, !range !28, !noundef !29
  %19 = trunc nuw i8 %18 to i1
  %20 = sub nsw i32 0, %17
  %21 = select i1 %19, i32 %20, i32 %17
  ret i32 %21
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local void @struct_by_value(ptr nocapture noundef readonly byval(%struct.View) align 8 %0, ptr nocapture noundef readonly byval(%struct.Weights) align 2 %1, ptr nocapture noundef readonly byval(%struct.Flag) align 1 %2, ptr nocapture noundef writeonly %3) local_unnamed_addr #2 {
  %5 = alloca %struct.Cell, align 4
  %6 = alloca %struct.Flag, align 1
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  %13 = load i32, ptr %12, align 8, !tbaa !30
  %14 = getelementptr inbounds i8, ptr %0, i64 12
  %15 = load i32, ptr %14, align 4, !tbaa !8
  %16 = mul nsw i32 %15, %13
  %17 = icmp slt i32 %11, %16
  br i1 %17, label %18, label %29

18:                                               ; preds = %4
  %19 = tail call %struct.Cell @_Z6locate4Viewi(ptr noundef nonnull byval(%struct.View) align 8 %0, i32 noundef %11) #4
  %20 = extractvalue %struct.Cell %19, 0
  store i32 %20, ptr %5, align 4
  %21 = getelementptr inbounds i8, ptr %5, i64 4
  %22 = extractvalue %struct.Cell %19, 1
  store i32 %22, ptr %21, align 4
  %23 = getelementptr inbounds i8, ptr %5, i64 8
  %24 = extractvalue %struct.Cell %19, 2
  store i32 %24, ptr %23, align 4
  %25 = load i8, ptr %2, align 1, !tbaa !31
  store i8 %25, ptr %6, align 1, !tbaa !31
  %26 = call noundef i32 @_Z5weigh4CellRK7Weights4Flag(ptr noundef nonnull byval(%struct.Cell) align 4 %5, ptr noundef nonnull align 2 dereferenceable(12) %1, ptr noundef nonnull byval(%struct.Flag) align 1 %6) #4
  %27 = sext i32 %11 to i64
  %28 = getelementptr inbounds i32, ptr %3, i64 %27
  store i32 %26, ptr %28, align 4, !tbaa !17
  br label %29

29:                                               ; preds = %18, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
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
!4 = !{ptr @struct_by_value, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !13, i64 12}
!9 = !{!"_ZTS4View", !10, i64 0, !13, i64 8, !13, i64 12, !14, i64 16}
!10 = !{!"any pointer", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = !{!"int", !11, i64 0}
!14 = !{!"long long", !11, i64 0}
!15 = !{!9, !10, i64 0}
!16 = !{!9, !14, i64 16}
!17 = !{!13, !13, i64 0}
!18 = !{!19, !13, i64 8}
!19 = !{!"_ZTS4Cell", !13, i64 0, !13, i64 4, !13, i64 8}
!20 = !{!19, !13, i64 4}
!21 = !{!22, !22, i64 0}
!22 = !{!"short", !11, i64 0}
!23 = !{!24, !11, i64 10}
!24 = !{!"_ZTS7Weights", !11, i64 0, !11, i64 10}
!25 = !{!26, !27, i64 0}
!26 = !{!"_ZTS4Flag", !27, i64 0}
!27 = !{!"bool", !11, i64 0}
!28 = !{i8 0, i8 2}
!29 = !{}
!30 = !{!9, !13, i64 8}
!31 = !{!27, !27, i64 0}
