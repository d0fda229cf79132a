; ModuleID = 'fft_radix2.cu'
source_filename = "fft_radix2.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float2.0 = type { float, float }

@_ZZ10fft_radix2E1s = internal unnamed_addr addrspace(3) global [256 x %struct.float2.0] undef, align 8

; Function Attrs: convergent norecurse nounwind
define dso_local void @fft_radix2(ptr nocapture noundef %data, ptr nocapture noundef readonly %twiddle) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul = shl i32 %0, 8
  %idx.ext = zext i32 %mul to i64
  %add.ptr = getelementptr inbounds %struct.float2.0, ptr %data, i64 %idx.ext
  %1 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %idxprom = zext nneg i32 %1 to i64
  %arrayidx = getelementptr inbounds %struct.float2.0, ptr %add.ptr, i64 %idxprom
  %2 = tail call noundef i32 @llvm.bitreverse.i32(i32 %1)
  %shr = lshr i32 %2, 24
  %idxprom3 = zext nneg i32 %shr to i64
  %arrayidx4 = getelementptr inbounds [256 x %struct.float2.0], ptr addrspacecast (ptr addrspace(3) @_ZZ10fft_radix2E1s to ptr), i64 0, i64 %idxprom3
  %3 = load i64, ptr %arrayidx, align 8
  store i64 %3, ptr %arrayidx4, align 8
  %add = add nuw nsw i32 %1, 128
  %idxprom5 = zext nneg i32 %add to i64
  %arrayidx6 = getelementptr inbounds %struct.float2.0, ptr %add.ptr, i64 %idxprom5
  %4 = tail call noundef i32 @llvm.bitreverse.i32(i32 %add)
  %shr9 = lshr i32 %4, 24
  %idxprom10 = zext nneg i32 %shr9 to i64
  %arrayidx11 = getelementptr inbounds [256 x %struct.float2.0], ptr addrspacecast (ptr addrspace(3) @_ZZ10fft_radix2E1s to ptr), i64 0, i64 %idxprom10
  %5 = load i64, ptr %arrayidx6, align 8
  store i64 %5, ptr %arrayidx11, align 8
  tail call void @llvm.nvvm.barrier0()
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  %arrayidx45 = getelementptr inbounds [256 x %struct.float2.0], ptr addrspacecast (ptr addrspace(3) @_ZZ10fft_radix2E1s to ptr), i64 0, i64 %idxprom
  %6 = load i64, ptr %arrayidx45, align 8
  store i64 %6, ptr %arrayidx, align 8
  %arrayidx50 = getelementptr inbounds [256 x %struct.float2.0], ptr addrspacecast (ptr addrspace(3) @_ZZ10fft_radix2E1s to ptr), i64 0, i64 %idxprom5
  %7 = load i64, ptr %arrayidx50, align 8
  store i64 %7, ptr %arrayidx6, align 8
  ret void

for.body:                                         ; preds = %entry, %for.body
  %half.093 = phi i32 [ 1, %entry ], [ %mul43, %for.body ]
  %step.092 = phi i32 [ 128, %entry ], [ %div, %for.body ]
  %sub = add nuw nsw i32 %half.093, 1023
  %and = and i32 %sub, %1
  %sub12 = sub nsw i32 %1, %and
  %mul13 = shl nsw i32 %sub12, 1
  %add14 = add nsw i32 %mul13, %and
  %idxprom15 = sext i32 %add14 to i64
  %arrayidx16 = getelementptr inbounds [256 x %struct.float2.0], ptr addrspacecast (ptr addrspace(3) @_ZZ10fft_radix2E1s to ptr), i64 0, i64 %idxprom15
  %a.sroa.0.0.copyload = load float, ptr %arrayidx16, align 8, !tbaa !8
  %a.sroa.5.0.arrayidx16.sroa_idx = getelementptr inbounds i8, ptr %arrayidx16, i64 4
  %a.sroa.5.0.copyload = load float, ptr %a.sroa.5.0.arrayidx16.sroa_idx, align 4, !tbaa !8
  %add17 = add nsw i32 %add14, %half.093
  %idxprom18 = sext i32 %add17 to i64
  %arrayidx19 = getelementptr inbounds [256 x %struct.float2.0], ptr addrspacecast (ptr addrspace(3) @_ZZ10fft_radix2E1s to ptr), i64 0, i64 %idxprom18
  %8 = load i64, ptr %arrayidx19, align 8
  %agg.tmp.sroa.0.sroa.0.0.extract.trunc = trunc i64 %8 to i32
  %agg.tmp.sroa.0.sroa.2.0.extract.shift = lshr i64 %8, 32
  %agg.tmp.sroa.0.sroa.2.0.extract.trunc = trunc nuw i64 %agg.tmp.sroa.0.sroa.2.0.extract.shift to i32
  %mul21 = mul nsw i32 %and, %step.092
  %idxprom22 = sext i32 %mul21 to i64
  %arrayidx23 = getelementptr inbounds %struct.float2.0, ptr %twiddle, i64 %idxprom22
  %9 = load i64, ptr %arrayidx23, align 8
  %agg.tmp20.sroa.0.sroa.0.0.extract.trunc = trunc i64 %9 to i32
  %agg.tmp20.sroa.0.sroa.2.0.extract.shift = lshr i64 %9, 32
  %agg.tmp20.sroa.0.sroa.2.0.extract.trunc = trunc nuw i64 %agg.tmp20.sroa.0.sroa.2.0.extract.shift to i32
  %10 = bitcast i32 %agg.tmp20.sroa.0.sroa.0.0.extract.trunc to float
  %11 = bitcast i32 %agg.tmp20.sroa.0.sroa.2.0.extract.trunc to float
  %12 = bitcast i32 %agg.tmp.sroa.0.sroa.0.0.extract.trunc to float
  %13 = bitcast i32 %agg.tmp.sroa.0.sroa.2.0.extract.trunc to float
  %mul.i = fmul contract float %12, %10
  %mul3.i = fmul contract float %13, %11
  %sub.i = fsub contract float %mul.i, %mul3.i
  %mul6.i = fmul contract float %12, %11
  %mul9.i = fmul contract float %13, %10
  %add.i = fadd contract float %mul9.i, %mul6.i
  %add26 = fadd contract float %a.sroa.0.0.copyload, %sub.i
  %add28 = fadd contract float %a.sroa.5.0.copyload, %add.i
  store float %add26, ptr %arrayidx16, align 8, !tbaa !8
  store float %add28, ptr %a.sroa.5.0.arrayidx16.sroa_idx, align 4, !tbaa !8
  %sub35 = fsub contract float %a.sroa.0.0.copyload, %sub.i
  %sub38 = fsub contract float %a.sroa.5.0.copyload, %add.i
  store float %sub35, ptr %arrayidx19, align 8, !tbaa !8
  %ref.tmp32.sroa.4.0.arrayidx42.sroa_idx = getelementptr inbounds i8, ptr %arrayidx19, i64 4
  store float %sub38, ptr %ref.tmp32.sroa.4.0.arrayidx42.sroa_idx, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  %mul43 = shl nuw nsw i32 %half.093, 1
  %div = sdiv i32 %step.092, 2
  %cmp = icmp ult i32 %half.093, 128
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !12
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @fft_radix2, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
