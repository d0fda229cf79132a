; ModuleID = 'struct_by_value.cu'
source_filename = "struct_by_value.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Cell = type { i32, i32, i32 }
%struct.View = type { ptr, i32, i32, i64 }
%struct.Flag = type { i8 }
%struct.Weights = type { [5 x i16], i8 }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none)
define dso_local %struct.Cell @_Z6locate4Viewi(ptr nocapture noundef readonly byval(%struct.View) align 8 %view, i32 noundef %i) local_unnamed_addr #0 {
entry:
  %cols = getelementptr inbounds i8, ptr %view, i64 12
  %0 = load i32, ptr %cols, align 4, !tbaa !8
  %.frozen = freeze i32 %0
  %div = sdiv i32 %i, %.frozen
  %1 = mul i32 %div, %.frozen
  %rem.decomposed = sub i32 %i, %1
  %2 = load ptr, ptr %view, align 8, !tbaa !15
  %conv = sext i32 %div to i64
  %pitch = getelementptr inbounds i8, ptr %view, i64 16
  %3 = load i64, ptr %pitch, align 8, !tbaa !16
  %mul = mul nsw i64 %3, %conv
  %conv4 = sext i32 %rem.decomposed to i64
  %4 = getelementptr i32, ptr %2, i64 %mul
  %arrayidx = getelementptr i32, ptr %4, i64 %conv4
  %5 = load i32, ptr %arrayidx, align 4, !tbaa !17
  %.fca.0.insert = insertvalue %struct.Cell poison, i32 %div, 0
  %.fca.1.insert = insertvalue %struct.Cell %.fca.0.insert, i32 %rem.decomposed, 1
  %.fca.2.insert = insertvalue %struct.Cell %.fca.1.insert, i32 %5, 2
  ret %struct.Cell %.fca.2.insert
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef i32 @_Z5weigh4CellRK7Weights4Flag(ptr nocapture noundef readonly byval(%struct.Cell) align 4 %c, ptr nocapture noundef nonnull readonly align 2 dereferenceable(12) %w, ptr nocapture noundef readonly byval(%struct.Flag) align 1 %f) local_unnamed_addr #1 {
entry:
  %value = getelementptr inbounds i8, ptr %c, i64 8
  %0 = load i32, ptr %value, align 4, !tbaa !18
  %col = getelementptr inbounds i8, ptr %c, i64 4
  %1 = load i32, ptr %col, align 4, !tbaa !20
  %rem = srem i32 %1, 5
  %idxprom = sext i32 %rem to i64
  %arrayidx = getelementptr inbounds [5 x i16], ptr %w, i64 0, i64 %idxprom
  %2 = load i16, ptr %arrayidx, align 2, !tbaa !21
  %conv = sext i16 %2 to i32
  %mul = mul nsw i32 %0, %conv
  %bias = getelementptr inbounds i8, ptr %w, i64 10
  %3 = load i8, ptr %bias, align 2, !tbaa !23
  %conv1 = sext i8 %3 to i32
  %add = add nsw i32 %mul, %conv1
  %4 = load i8, ptr %f, align 1, !tbaa !25, !range !28, !noundef !29
  %loadedv = trunc nuw i8 %4 to i1
  %sub = sub nsw i32 0, %add
  %cond = select i1 %loadedv, i32 %sub, i32 %add
  ret i32 %cond
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local void @struct_by_value(ptr nocapture noundef readonly byval(%struct.View) align 8 %view, ptr nocapture noundef readonly byval(%struct.Weights) align 2 %weights, ptr nocapture noundef readonly byval(%struct.Flag) align 1 %flag, ptr nocapture noundef writeonly %out) local_unnamed_addr #2 {
entry:
  %agg.tmp = alloca %struct.Cell, align 4
  %agg.tmp6 = alloca %struct.Flag, align 1
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %rows = getelementptr inbounds i8, ptr %view, i64 8
  %3 = load i32, ptr %rows, align 8, !tbaa !30
  %cols = getelementptr inbounds i8, ptr %view, i64 12
  %4 = load i32, ptr %cols, align 4, !tbaa !8
  %mul3 = mul nsw i32 %4, %3
  %cmp = icmp slt i32 %add, %mul3
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call5 = tail call %struct.Cell @_Z6locate4Viewi(ptr noundef nonnull byval(%struct.View) align 8 %view, i32 noundef %add) #4
  %5 = extractvalue %struct.Cell %call5, 0
  store i32 %5, ptr %agg.tmp, align 4
  %6 = getelementptr inbounds i8, ptr %agg.tmp, i64 4
  %7 = extractvalue %struct.Cell %call5, 1
  store i32 %7, ptr %6, align 4
  %8 = getelementptr inbounds i8, ptr %agg.tmp, i64 8
  %9 = extractvalue %struct.Cell %call5, 2
  store i32 %9, ptr %8, align 4
  %10 = load i8, ptr %flag, align 1, !tbaa !31
  store i8 %10, ptr %agg.tmp6, align 1, !tbaa !31
  %call7 = call noundef i32 @_Z5weigh4CellRK7Weights4Flag(ptr noundef nonnull byval(%struct.Cell) align 4 %agg.tmp, ptr noundef nonnull align 2 dereferenceable(12) %weights, ptr noundef nonnull byval(%struct.Flag) align 1 %agg.tmp6) #4
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %out, i64 %idxprom
  store i32 %call7, ptr %arrayidx, align 4, !tbaa !17
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
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
