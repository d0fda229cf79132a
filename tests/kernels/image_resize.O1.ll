; ModuleID = 'image_resize.cu'
source_filename = "image_resize.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.uchar4 = type { i8, i8, i8, i8 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.uchar4 @_Z5lerp46uchar4S_i(ptr nocapture noundef readonly byval(%struct.uchar4) align 4 %a, ptr nocapture noundef readonly byval(%struct.uchar4) align 4 %b, i32 noundef %f) local_unnamed_addr #0 {
entry:
  %0 = load i8, ptr %a, align 4, !tbaa !8
  %conv = zext i8 %0 to i32
  %1 = load i8, ptr %b, align 4, !tbaa !8
  %conv2 = zext i8 %1 to i32
  %sub.i33 = sub nsw i32 %conv2, %conv
  %mul.i34 = mul nsw i32 %sub.i33, %f
  %add.i35 = add nsw i32 %mul.i34, 128
  %shr.i36 = lshr i32 %add.i35, 8
  %2 = trunc i32 %shr.i36 to i8
  %conv3 = add i8 %0, %2
  %y = getelementptr inbounds i8, ptr %a, i64 1
  %3 = load i8, ptr %y, align 1, !tbaa !12
  %conv4 = zext i8 %3 to i32
  %y5 = getelementptr inbounds i8, ptr %b, i64 1
  %4 = load i8, ptr %y5, align 1, !tbaa !12
  %conv6 = zext i8 %4 to i32
  %sub.i28 = sub nsw i32 %conv6, %conv4
  %mul.i29 = mul nsw i32 %sub.i28, %f
  %add.i30 = add nsw i32 %mul.i29, 128
  %shr.i31 = lshr i32 %add.i30, 8
  %5 = trunc i32 %shr.i31 to i8
  %conv8 = add i8 %3, %5
  %z = getelementptr inbounds i8, ptr %a, i64 2
  %6 = load i8, ptr %z, align 2, !tbaa !13
  %conv9 = zext i8 %6 to i32
  %z10 = getelementptr inbounds i8, ptr %b, i64 2
  %7 = load i8, ptr %z10, align 2, !tbaa !13
  %conv11 = zext i8 %7 to i32
  %sub.i23 = sub nsw i32 %conv11, %conv9
  %mul.i24 = mul nsw i32 %sub.i23, %f
  %add.i25 = add nsw i32 %mul.i24, 128
  %shr.i26 = lshr i32 %add.i25, 8
  %8 = trunc i32 %shr.i26 to i8
  %conv13 = add i8 %6, %8
  %w = getelementptr inbounds i8, ptr %a, i64 3
  %9 = load i8, ptr %w, align 1, !tbaa !14
  %conv14 = zext i8 %9 to i32
  %w15 = getelementptr inbounds i8, ptr %b, i64 3
  %10 = load i8, ptr %w15, align 1, !tbaa !14
  %conv16 = zext i8 %10 to i32
  %sub.i = sub nsw i32 %conv16, %conv14
  %mul.i = mul nsw i32 %sub.i, %f
  %add.i = add nsw i32 %mul.i, 128
  %shr.i = lshr i32 %add.i, 8
  %11 = trunc i32 %shr.i to i8
  %conv18 = add i8 %9, %11
  %.fca.0.insert.i = insertvalue %struct.uchar4 poison, i8 %conv3, 0
  %.fca.1.insert.i = insertvalue %struct.uchar4 %.fca.0.insert.i, i8 %conv8, 1
  %.fca.2.insert.i = insertvalue %struct.uchar4 %.fca.1.insert.i, i8 %conv13, 2
  %.fca.3.insert.i = insertvalue %struct.uchar4 %.fca.2.insert.i, i8 %conv18, 3
  ret %struct.uchar4 %.fca.3.insert.i
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @image_resize(ptr nocapture noundef readonly %src, i32 noundef %sw, i32 noundef %sh, ptr nocapture noundef writeonly %dst, ptr nocapture noundef writeonly %grey, i32 noundef %dw, i32 noundef %dh) local_unnamed_addr #1 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %3 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %4 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %mul5 = mul nuw nsw i32 %3, %4
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %add7 = add nuw nsw i32 %mul5, %5
  %cmp.not = icmp slt i32 %add, %dw
  %cmp8.not = icmp slt i32 %add7, %dh
  %or.cond = and i1 %cmp.not, %cmp8.not
  br i1 %or.cond, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %mul9 = shl nsw i32 %add, 8
  %sub = add nsw i32 %sw, -1
  %mul10 = mul nsw i32 %mul9, %sub
  %6 = tail call i32 @llvm.smax.i32(i32 %dw, i32 2)
  %max.i = add nsw i32 %6, -1
  %div = sdiv i32 %mul10, %max.i
  %mul13 = shl nsw i32 %add7, 8
  %sub14 = add nsw i32 %sh, -1
  %mul15 = mul nsw i32 %mul13, %sub14
  %7 = tail call i32 @llvm.smax.i32(i32 %dh, i32 2)
  %max.i102 = add nsw i32 %7, -1
  %div18 = sdiv i32 %mul15, %max.i102
  %shr = ashr i32 %div, 8
  %shr19 = ashr i32 %div18, 8
  %add20 = add nsw i32 %shr, 1
  %min.i = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 %add20, i32 %sub)
  %add23 = add nsw i32 %shr19, 1
  %min.i101 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 %add23, i32 %sub14)
  %mul26 = mul nsw i32 %shr19, %sw
  %add27 = add nsw i32 %mul26, %shr
  %idxprom = sext i32 %add27 to i64
  %arrayidx = getelementptr inbounds %struct.uchar4, ptr %src, i64 %idxprom
  %8 = load i32, ptr %arrayidx, align 4
  %agg.tmp.sroa.0.0.extract.trunc = trunc i32 %8 to i8
  %agg.tmp.sroa.2.0.extract.shift = lshr i32 %8, 8
  %agg.tmp.sroa.2.0.extract.trunc = trunc i32 %agg.tmp.sroa.2.0.extract.shift to i8
  %agg.tmp.sroa.3.0.extract.shift = lshr i32 %8, 16
  %agg.tmp.sroa.3.0.extract.trunc = trunc i32 %agg.tmp.sroa.3.0.extract.shift to i8
  %agg.tmp.sroa.4.0.extract.shift = lshr i32 %8, 24
  %agg.tmp.sroa.4.0.extract.trunc = trunc nuw i32 %agg.tmp.sroa.4.0.extract.shift to i8
  %add30 = add nsw i32 %mul26, %min.i
  %idxprom31 = sext i32 %add30 to i64
  %arrayidx32 = getelementptr inbounds %struct.uchar4, ptr %src, i64 %idxprom31
  %9 = load i32, ptr %arrayidx32, align 4
  %agg.tmp28.sroa.2.0.extract.shift = lshr i32 %9, 8
  %agg.tmp28.sroa.3.0.extract.shift = lshr i32 %9, 16
  %agg.tmp28.sroa.4.0.extract.shift = lshr i32 %9, 24
  %and = and i32 %div, 255
  %conv.i = and i32 %8, 255
  %conv2.i = and i32 %9, 255
  %sub.i33.i = sub nsw i32 %conv2.i, %conv.i
  %mul.i34.i = mul nsw i32 %sub.i33.i, %and
  %add.i35.i = add nsw i32 %mul.i34.i, 128
  %shr.i36.i = lshr i32 %add.i35.i, 8
  %10 = trunc i32 %shr.i36.i to i8
  %conv3.i = add i8 %10, %agg.tmp.sroa.0.0.extract.trunc
  %conv4.i = and i32 %agg.tmp.sroa.2.0.extract.shift, 255
  %conv6.i = and i32 %agg.tmp28.sroa.2.0.extract.shift, 255
  %sub.i28.i = sub nsw i32 %conv6.i, %conv4.i
  %mul.i29.i = mul nsw i32 %sub.i28.i, %and
  %add.i30.i = add nsw i32 %mul.i29.i, 128
  %shr.i31.i = lshr i32 %add.i30.i, 8
  %11 = trunc i32 %shr.i31.i to i8
  %conv8.i = add i8 %11, %agg.tmp.sroa.2.0.extract.trunc
  %conv9.i = and i32 %agg.tmp.sroa.3.0.extract.shift, 255
  %conv11.i = and i32 %agg.tmp28.sroa.3.0.extract.shift, 255
  %sub.i23.i = sub nsw i32 %conv11.i, %conv9.i
  %mul.i24.i = mul nsw i32 %sub.i23.i, %and
  %add.i25.i = add nsw i32 %mul.i24.i, 128
  %shr.i26.i = lshr i32 %add.i25.i, 8
  %12 = trunc i32 %shr.i26.i to i8
  %conv13.i = add i8 %12, %agg.tmp.sroa.3.0.extract.trunc
  %sub.i.i = sub nsw i32 %agg.tmp28.sroa.4.0.extract.shift, %agg.tmp.sroa.4.0.extract.shift
  %mul.i.i = mul nsw i32 %sub.i.i, %and
  %add.i.i = add nsw i32 %mul.i.i, 128
  %shr.i.i = lshr i32 %add.i.i, 8
  %13 = trunc i32 %shr.i.i to i8
  %conv18.i = add i8 %13, %agg.tmp.sroa.4.0.extract.trunc
  %mul35 = mul nsw i32 %min.i101, %sw
  %add36 = add nsw i32 %mul35, %shr
  %idxprom37 = sext i32 %add36 to i64
  %arrayidx38 = getelementptr inbounds %struct.uchar4, ptr %src, i64 %idxprom37
  %14 = load i32, ptr %arrayidx38, align 4
  %agg.tmp34.sroa.2.0.extract.shift = lshr i32 %14, 8
  %agg.tmp34.sroa.3.0.extract.shift = lshr i32 %14, 16
  %agg.tmp34.sroa.4.0.extract.shift = lshr i32 %14, 24
  %add41 = add nsw i32 %mul35, %min.i
  %idxprom42 = sext i32 %add41 to i64
  %arrayidx43 = getelementptr inbounds %struct.uchar4, ptr %src, i64 %idxprom42
  %15 = load i32, ptr %arrayidx43, align 4
  %agg.tmp39.sroa.2.0.extract.shift = lshr i32 %15, 8
  %agg.tmp39.sroa.3.0.extract.shift = lshr i32 %15, 16
  %agg.tmp39.sroa.4.0.extract.shift = lshr i32 %15, 24
  %conv.i103 = and i32 %14, 255
  %conv2.i104 = and i32 %15, 255
  %sub.i33.i105 = sub nsw i32 %conv2.i104, %conv.i103
  %mul.i34.i106 = mul nsw i32 %sub.i33.i105, %and
  %add.i35.i107 = add nsw i32 %mul.i34.i106, 128
  %shr.i36.i108 = lshr i32 %add.i35.i107, 8
  %conv3.i109 = add i32 %shr.i36.i108, %14
  %conv4.i111 = and i32 %agg.tmp34.sroa.2.0.extract.shift, 255
  %conv6.i113 = and i32 %agg.tmp39.sroa.2.0.extract.shift, 255
  %sub.i28.i114 = sub nsw i32 %conv6.i113, %conv4.i111
  %mul.i29.i115 = mul nsw i32 %sub.i28.i114, %and
  %add.i30.i116 = add nsw i32 %mul.i29.i115, 128
  %shr.i31.i117 = lshr i32 %add.i30.i116, 8
  %conv8.i118 = add nuw nsw i32 %shr.i31.i117, %agg.tmp34.sroa.2.0.extract.shift
  %conv9.i120 = and i32 %agg.tmp34.sroa.3.0.extract.shift, 255
  %conv11.i122 = and i32 %agg.tmp39.sroa.3.0.extract.shift, 255
  %sub.i23.i123 = sub nsw i32 %conv11.i122, %conv9.i120
  %mul.i24.i124 = mul nsw i32 %sub.i23.i123, %and
  %add.i25.i125 = add nsw i32 %mul.i24.i124, 128
  %shr.i26.i126 = lshr i32 %add.i25.i125, 8
  %conv13.i127 = add nuw nsw i32 %shr.i26.i126, %agg.tmp34.sroa.3.0.extract.shift
  %sub.i.i132 = sub nsw i32 %agg.tmp39.sroa.4.0.extract.shift, %agg.tmp34.sroa.4.0.extract.shift
  %mul.i.i133 = mul nsw i32 %sub.i.i132, %and
  %add.i.i134 = add nsw i32 %mul.i.i133, 128
  %shr.i.i135 = lshr i32 %add.i.i134, 8
  %conv18.i136 = add nuw nsw i32 %shr.i.i135, %agg.tmp34.sroa.4.0.extract.shift
  %and48 = and i32 %div18, 255
  %conv.i141 = zext i8 %conv3.i to i32
  %conv2.i142 = and i32 %conv3.i109, 255
  %sub.i33.i143 = sub nsw i32 %conv2.i142, %conv.i141
  %mul.i34.i144 = mul nsw i32 %sub.i33.i143, %and48
  %add.i35.i145 = add nsw i32 %mul.i34.i144, 128
  %shr.i36.i146 = lshr i32 %add.i35.i145, 8
  %16 = trunc i32 %shr.i36.i146 to i8
  %conv3.i147 = add i8 %conv3.i, %16
  %conv4.i149 = zext i8 %conv8.i to i32
  %conv6.i151 = and i32 %conv8.i118, 255
  %sub.i28.i152 = sub nsw i32 %conv6.i151, %conv4.i149
  %mul.i29.i153 = mul nsw i32 %sub.i28.i152, %and48
  %add.i30.i154 = add nsw i32 %mul.i29.i153, 128
  %shr.i31.i155 = lshr i32 %add.i30.i154, 8
  %17 = trunc i32 %shr.i31.i155 to i8
  %conv8.i156 = add i8 %conv8.i, %17
  %conv9.i158 = zext i8 %conv13.i to i32
  %conv11.i160 = and i32 %conv13.i127, 255
  %sub.i23.i161 = sub nsw i32 %conv11.i160, %conv9.i158
  %mul.i24.i162 = mul nsw i32 %sub.i23.i161, %and48
  %add.i25.i163 = add nsw i32 %mul.i24.i162, 128
  %shr.i26.i164 = lshr i32 %add.i25.i163, 8
  %18 = trunc i32 %shr.i26.i164 to i8
  %conv13.i165 = add i8 %conv13.i, %18
  %conv14.i167 = zext i8 %conv18.i to i32
  %conv16.i169 = and i32 %conv18.i136, 255
  %sub.i.i170 = sub nsw i32 %conv16.i169, %conv14.i167
  %mul.i.i171 = mul nsw i32 %sub.i.i170, %and48
  %add.i.i172 = add nsw i32 %mul.i.i171, 128
  %shr.i.i173 = lshr i32 %add.i.i172, 8
  %19 = trunc i32 %shr.i.i173 to i8
  %conv18.i174 = add i8 %conv18.i, %19
  %mul50 = mul nsw i32 %add7, %dw
  %add51 = add nsw i32 %mul50, %add
  %idxprom52 = sext i32 %add51 to i64
  %arrayidx53 = getelementptr inbounds %struct.uchar4, ptr %dst, i64 %idxprom52
  store i8 %conv3.i147, ptr %arrayidx53, align 4, !tbaa !15
  %p.sroa.5.0.arrayidx53.sroa_idx = getelementptr inbounds i8, ptr %arrayidx53, i64 1
  store i8 %conv8.i156, ptr %p.sroa.5.0.arrayidx53.sroa_idx, align 1, !tbaa !15
  %p.sroa.7.0.arrayidx53.sroa_idx = getelementptr inbounds i8, ptr %arrayidx53, i64 2
  store i8 %conv13.i165, ptr %p.sroa.7.0.arrayidx53.sroa_idx, align 2, !tbaa !15
  %p.sroa.9.0.arrayidx53.sroa_idx = getelementptr inbounds i8, ptr %arrayidx53, i64 3
  store i8 %conv18.i174, ptr %p.sroa.9.0.arrayidx53.sroa_idx, align 1, !tbaa !15
  %conv = zext i8 %conv3.i147 to i32
  %mul55 = mul nuw nsw i32 %conv, 77
  %conv57 = zext i8 %conv8.i156 to i32
  %mul58 = mul nuw nsw i32 %conv57, 150
  %add59 = add nuw nsw i32 %mul58, %mul55
  %conv60 = zext i8 %conv13.i165 to i32
  %mul61 = mul nuw nsw i32 %conv60, 29
  %add62 = add nuw nsw i32 %add59, %mul61
  %shr63 = lshr i32 %add62, 8
  %conv64 = trunc nuw i32 %shr63 to i8
  %arrayidx68 = getelementptr inbounds i8, ptr %grey, i64 %idxprom52
  store i8 %conv64, ptr %arrayidx68, align 1, !tbaa !15
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @image_resize, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !10, i64 0}
!9 = !{!"_ZTS6uchar4", !10, i64 0, !10, i64 1, !10, i64 2, !10, i64 3}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!9, !10, i64 1}
!13 = !{!9, !10, i64 2}
!14 = !{!9, !10, i64 3}
!15 = !{!10, !10, i64 0}
