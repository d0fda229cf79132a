; ModuleID = 'bit_tricks.cu'
source_filename = "bit_tricks.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Tricks = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, i16, i8, i8 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef range(i32 0, 1431655766) i32 @_Z11spread_bitsj(i32 noundef %v) local_unnamed_addr #0 {
entry:
  %and = and i32 %v, 65535
  %shl = shl nuw nsw i32 %and, 8
  %or = or i32 %shl, %and
  %and1 = and i32 %or, 16711935
  %shl2 = shl nuw nsw i32 %and1, 4
  %or3 = or i32 %shl2, %and1
  %and4 = and i32 %or3, 252645135
  %shl5 = shl nuw nsw i32 %and4, 2
  %or6 = or i32 %shl5, %and4
  %and7 = and i32 %or6, 858993459
  %shl8 = shl nuw nsw i32 %and7, 1
  %or9 = or i32 %shl8, %and7
  %and10 = and i32 %or9, 1431655765
  ret i32 %and10
}

; Function Attrs: convergent norecurse nounwind memory(argmem: readwrite)
define dso_local void @bit_tricks(ptr nocapture noundef readonly %in, ptr nocapture noundef writeonly %out, i32 noundef %n) local_unnamed_addr #1 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp.not = icmp slt i32 %add, %n
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i64, ptr %in, i64 %idxprom
  %3 = load i64, ptr %arrayidx, align 8, !tbaa !8
  %conv = trunc i64 %3 to i32
  %shr = lshr i64 %3, 32
  %conv3 = trunc nuw i64 %shr to i32
  %4 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %conv)
  %ctpop.i = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %3)
  %ctpop.trunc.i = trunc nuw nsw i64 %ctpop.i to i32
  %5 = tail call noundef range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %conv, i1 false)
  %ctlz.i = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %3, i1 false)
  %ctlz.trunc.i = trunc nuw nsw i64 %ctlz.i to i32
  %6 = tail call i32 @llvm.bitreverse.i32(i32 %conv)
  %7 = tail call i32 asm "bfind.shiftamt.u32 $0, $1;", "=r,r"(i32 %6) #4, !srcloc !12
  %8 = add i32 %7, 1
  %9 = sub i64 0, %3
  %10 = and i64 %3, %9
  %ctlz.i82 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %10, i1 false)
  %ctlz.trunc.i83 = trunc nuw nsw i64 %ctlz.i82 to i32
  %11 = sub nuw nsw i32 64, %ctlz.trunc.i83
  %12 = tail call noundef i32 @llvm.bitreverse.i32(i32 %conv)
  %13 = tail call noundef i64 @llvm.bitreverse.i64(i64 %3)
  %and = and i32 %conv3, 31
  %14 = tail call noundef i32 asm "shf.l.wrap.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %conv, i32 %conv, i32 %and) #5, !srcloc !13
  %shr13 = lshr i32 %conv, 1
  %xor = xor i32 %shr13, %conv
  %15 = tail call noundef i32 @llvm.nvvm.prmt(i32 %conv, i32 %conv3, i32 359)
  %and.i = and i32 %conv, 65535
  %shl.i = shl nuw nsw i32 %and.i, 8
  %or.i = or i32 %shl.i, %and.i
  %and1.i = and i32 %or.i, 16711935
  %shl2.i = shl nuw nsw i32 %and1.i, 4
  %or3.i = or i32 %shl2.i, %and1.i
  %and4.i = and i32 %or3.i, 252645135
  %shl5.i = shl nuw nsw i32 %and4.i, 2
  %or6.i = or i32 %shl5.i, %and4.i
  %and7.i = and i32 %or6.i, 858993459
  %shl8.i = shl nuw nsw i32 %and7.i, 1
  %or9.i = or i32 %shl8.i, %and7.i
  %and10.i = and i32 %or9.i, 1431655765
  %and.i84 = and i32 %conv3, 65535
  %shl.i85 = shl nuw nsw i32 %and.i84, 8
  %or.i86 = or i32 %shl.i85, %and.i84
  %and1.i87 = and i32 %or.i86, 16711935
  %shl2.i88 = shl nuw nsw i32 %and1.i87, 4
  %or3.i89 = or i32 %shl2.i88, %and1.i87
  %and4.i90 = and i32 %or3.i89, 252645135
  %shl5.i91 = shl nuw nsw i32 %and4.i90, 2
  %or6.i92 = or i32 %shl5.i91, %and4.i90
  %and7.i93 = and i32 %or6.i92, 858993459
  %16 = shl nuw i32 %and7.i93, 2
  %17 = shl nuw nsw i32 %and7.i93, 1
  %and10.i96 = or i32 %16, %17
  %shl = and i32 %and10.i96, -1431655766
  %or = or disjoint i32 %shl, %and10.i
  %18 = and i32 %conv3, %conv
  %19 = xor i32 %conv3, %conv
  %20 = lshr i32 %19, 1
  %21 = add i32 %20, %18
  %shr18 = lshr i32 %conv, 16
  %shl.i98 = shl nuw nsw i32 %shr18, 8
  %or.i99 = or i32 %shl.i98, %shr18
  %and1.i100 = and i32 %or.i99, 16711935
  %shl2.i101 = shl nuw nsw i32 %and1.i100, 4
  %or3.i102 = or i32 %shl2.i101, %and1.i100
  %and4.i103 = and i32 %or3.i102, 252645135
  %shl5.i104 = shl nuw nsw i32 %and4.i103, 2
  %or6.i105 = or i32 %shl5.i104, %and4.i103
  %and7.i106 = and i32 %or6.i105, 858993459
  %shl8.i107 = shl nuw nsw i32 %and7.i106, 1
  %or9.i108 = or i32 %shl8.i107, %and7.i106
  %and10.i109 = and i32 %or9.i108, 1431655765
  %conv20 = zext nneg i32 %and10.i109 to i64
  %shl21 = shl nuw nsw i64 %conv20, 32
  %conv23 = zext nneg i32 %and10.i to i64
  %or24 = or disjoint i64 %shl21, %conv23
  %shr29 = lshr i32 %and.i, 8
  %or30 = or disjoint i32 %shl.i, %shr29
  %conv31 = trunc i32 %or30 to i16
  %22 = trunc nuw nsw i64 %ctpop.i to i8
  %conv34 = and i8 %22, 1
  %and35 = and i32 %conv, 255
  %and36 = and i32 %conv3, 255
  %add37 = add nuw nsw i32 %and36, %and35
  %cond = tail call i32 @llvm.umin.i32(i32 %add37, i32 255)
  %conv39 = trunc nuw i32 %cond to i8
  %arrayidx41 = getelementptr inbounds %struct.Tricks, ptr %out, i64 %idxprom
  store i32 %4, ptr %arrayidx41, align 8, !tbaa !14
  %t.sroa.4.0.arrayidx41.sroa_idx = getelementptr inbounds i8, ptr %arrayidx41, i64 4
  store i32 %ctpop.trunc.i, ptr %t.sroa.4.0.arrayidx41.sroa_idx, align 4, !tbaa !14
  %t.sroa.5.0.arrayidx41.sroa_idx = getelementptr inbounds i8, ptr %arrayidx41, i64 8
  store i32 %5, ptr %t.sroa.5.0.arrayidx41.sroa_idx, align 8, !tbaa !14
  %t.sroa.6.0.arrayidx41.sroa_idx = getelementptr inbounds i8, ptr %arrayidx41, i64 12
  store i32 %ctlz.trunc.i, ptr %t.sroa.6.0.arrayidx41.sroa_idx, align 4, !tbaa !14
  %t.sroa.7.0.arrayidx41.sroa_idx = getelementptr inbounds i8, ptr %arrayidx41, i64 16
  store i32 %8, ptr %t.sroa.7.0.arrayidx41.sroa_idx, align 8, !tbaa !14
  %t.sroa.8.0.arrayidx41.sroa_idx = getelementptr inbounds i8, ptr %arrayidx41, i64 20
  store i32 %11, ptr %t.sroa.8.0.arrayidx41.sroa_idx, align 4, !tbaa !14
  %t.sroa.9.0.arrayidx41.sroa_idx = getelementptr inbounds i8, ptr %arrayidx41, i64 24
  store i32 %12, ptr %t.sroa.9.0.arrayidx41.sroa_idx, align 8, !tbaa !14
  %t.sroa.10.0.arrayidx41.sroa_idx = getelementptr inbounds i8, ptr %arrayidx41, i64 28
  store i32 %14, ptr %t.sroa.10.0.arrayidx41.sroa_idx, align 4, !tbaa !14
  %t.sroa.11.0.arrayidx41.sroa_idx = getelementptr inbounds i8, ptr %arrayidx41, i64 32
  store i32 %xor, ptr %t.sroa.11.0.arrayidx41.sroa_idx, align 8, !tbaa !14
  %t.sroa.12.0.arrayidx41.sroa_idx = getelementptr inbounds i8, ptr %arrayidx41, i64 36
  store i32 %15, ptr %t.sroa.12.0.arrayidx41.sroa_idx, align 4, !tbaa !14
  %t.sroa.13.0.arrayidx41.sroa_idx = getelementptr inbounds i8, ptr %arrayidx41, i64 40
  store i32 %or, ptr %t.sroa.13.0.arrayidx41.sroa_idx, align 8, !tbaa !14
  %t.sroa.14.0.arrayidx41.sroa_idx = getelementptr inbounds i8, ptr %arrayidx41, i64 44
  store i32 %21, ptr %t.sroa.14.0.arrayidx41.sroa_idx, align 4, !tbaa !14
  %t.sroa.15.0.arrayidx41.sroa_idx = getelementptr inbounds i8, ptr %arrayidx41, i64 48
  store i64 %13, ptr %t.sroa.15.0.arrayidx41.sroa_idx, align 8, !tbaa !8
  %t.sroa.16.0.arrayidx41.sroa_idx = getelementptr inbounds i8, ptr %arrayidx41, i64 56
  store i64 %or24, ptr %t.sroa.16.0.arrayidx41.sroa_idx, align 8, !tbaa !8
  %t.sroa.17.0.arrayidx41.sroa_idx = getelementptr inbounds i8, ptr %arrayidx41, i64 64
  store i16 %conv31, ptr %t.sroa.17.0.arrayidx41.sroa_idx, align 8, !tbaa !16
  %t.sroa.18.0.arrayidx41.sroa_idx = getelementptr inbounds i8, ptr %arrayidx41, i64 66
  store i8 %conv34, ptr %t.sroa.18.0.arrayidx41.sroa_idx, align 2, !tbaa !18
  %t.sroa.19.0.arrayidx41.sroa_idx = getelementptr inbounds i8, ptr %arrayidx41, i64 67
  store i8 %conv39, ptr %t.sroa.19.0.arrayidx41.sroa_idx, align 1, !tbaa !18
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
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.prmt(i32, i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bitreverse.i64(i64) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { convergent norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind memory(none) }
attributes #5 = { convergent nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @bit_tricks, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"long long", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{i32 12369}
!13 = !{i64 5950735}
!14 = !{!15, !15, i64 0}
!15 = !{!"int", !10, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"short", !10, i64 0}
!18 = !{!10, !10, i64 0}
