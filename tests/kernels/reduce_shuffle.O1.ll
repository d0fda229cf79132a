; ModuleID = 'reduce_shuffle.cu'
source_filename = "reduce_shuffle.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Range = type { i32, i32, i32 }

@_ZZ14reduce_shuffleE7partial = internal unnamed_addr addrspace(3) global [32 x %struct.Range] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local void @reduce_shuffle(ptr nocapture noundef readonly %in, i32 noundef %n, ptr nocapture noundef %out) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp134 = icmp slt i32 %add, %n
  br i1 %cmp134, label %for.body.lr.ph, label %for.body.i95.preheader

for.body.i95.preheader:                           ; preds = %for.body, %entry
  %agg.tmp1687.sroa.11.0143.ph = phi i32 [ -2147483648, %entry ], [ %max.i, %for.body ]
  %agg.tmp1687.sroa.7.0142.ph = phi i32 [ 2147483647, %entry ], [ %min.i, %for.body ]
  %agg.tmp1687.sroa.0.0141.ph = phi i32 [ 0, %entry ], [ %add.i, %for.body ]
  br label %for.body.i95

for.body.lr.ph:                                   ; preds = %entry
  %3 = tail call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %mul11 = mul i32 %3, %1
  br label %for.body

for.body.i95:                                     ; preds = %for.body.i95.preheader, %for.body.i95
  %offset.0.i93144 = phi i32 [ %div12.i113, %for.body.i95 ], [ 16, %for.body.i95.preheader ]
  %agg.tmp1687.sroa.11.0143 = phi i32 [ %max.i131, %for.body.i95 ], [ %agg.tmp1687.sroa.11.0143.ph, %for.body.i95.preheader ]
  %agg.tmp1687.sroa.7.0142 = phi i32 [ %min.i129, %for.body.i95 ], [ %agg.tmp1687.sroa.7.0142.ph, %for.body.i95.preheader ]
  %agg.tmp1687.sroa.0.0141 = phi i32 [ %add.i.i103, %for.body.i95 ], [ %agg.tmp1687.sroa.0.0141.ph, %for.body.i95.preheader ]
  %4 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %agg.tmp1687.sroa.0.0141, i32 %offset.0.i93144, i32 31)
  %5 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %agg.tmp1687.sroa.7.0142, i32 %offset.0.i93144, i32 31)
  %6 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %agg.tmp1687.sroa.11.0143, i32 %offset.0.i93144, i32 31)
  %add.i.i103 = add nsw i32 %4, %agg.tmp1687.sroa.0.0141
  %min.i129 = tail call noundef i32 @llvm.smin.i32(i32 %agg.tmp1687.sroa.7.0142, i32 %5)
  %max.i131 = tail call noundef i32 @llvm.smax.i32(i32 %agg.tmp1687.sroa.11.0143, i32 %6)
  %div12.i113 = lshr i32 %offset.0.i93144, 1
  %cmp.not.i94 = icmp ult i32 %offset.0.i93144, 2
  br i1 %cmp.not.i94, label %_Z11warp_reduce5Range.exit122, label %for.body.i95, !llvm.loop !8

_Z11warp_reduce5Range.exit122:                    ; preds = %for.body.i95
  %rem = and i32 %2, 31
  %cmp18 = icmp eq i32 %rem, 0
  br i1 %cmp18, label %if.then, label %if.end

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %v.sroa.16.0138 = phi i32 [ -2147483648, %for.body.lr.ph ], [ %max.i, %for.body ]
  %v.sroa.12.0137 = phi i32 [ 2147483647, %for.body.lr.ph ], [ %min.i, %for.body ]
  %v.sroa.0.0136 = phi i32 [ 0, %for.body.lr.ph ], [ %add.i, %for.body ]
  %i.0135 = phi i32 [ %add, %for.body.lr.ph ], [ %add12, %for.body ]
  %idxprom = sext i32 %i.0135 to i64
  %arrayidx = getelementptr inbounds i32, ptr %in, i64 %idxprom
  %7 = load i32, ptr %arrayidx, align 4, !tbaa !11
  %add.i = add nsw i32 %7, %v.sroa.0.0136
  %min.i = tail call noundef i32 @llvm.smin.i32(i32 %v.sroa.12.0137, i32 %7)
  %max.i = tail call noundef i32 @llvm.smax.i32(i32 %v.sroa.16.0138, i32 %7)
  %add12 = add i32 %i.0135, %mul11
  %cmp = icmp slt i32 %add12, %n
  br i1 %cmp, label %for.body, label %for.body.i95.preheader, !llvm.loop !15

if.then:                                          ; preds = %_Z11warp_reduce5Range.exit122
  %div78 = lshr exact i32 %2, 5
  %idxprom19 = zext nneg i32 %div78 to i64
  %arrayidx20 = getelementptr inbounds [32 x %struct.Range], ptr addrspacecast (ptr addrspace(3) @_ZZ14reduce_shuffleE7partial to ptr), i64 0, i64 %idxprom19
  store i32 %add.i.i103, ptr %arrayidx20, align 4, !tbaa !11
  %v.sroa.12.0.arrayidx20.sroa_idx = getelementptr inbounds i8, ptr %arrayidx20, i64 4
  store i32 %min.i129, ptr %v.sroa.12.0.arrayidx20.sroa_idx, align 4, !tbaa !11
  %v.sroa.16.0.arrayidx20.sroa_idx = getelementptr inbounds i8, ptr %arrayidx20, i64 8
  store i32 %max.i131, ptr %v.sroa.16.0.arrayidx20.sroa_idx, align 4, !tbaa !11
  br label %if.end

if.end:                                           ; preds = %if.then, %_Z11warp_reduce5Range.exit122
  tail call void @llvm.nvvm.barrier0()
  %cmp21 = icmp ult i32 %2, 32
  br i1 %cmp21, label %if.then22, label %if.end43

if.then22:                                        ; preds = %if.end
  %div2479 = lshr i32 %1, 5
  %cmp25 = icmp ult i32 %rem, %div2479
  %idxprom26 = zext nneg i32 %rem to i64
  %arrayidx27 = getelementptr inbounds [32 x %struct.Range], ptr addrspacecast (ptr addrspace(3) @_ZZ14reduce_shuffleE7partial to ptr), i64 0, i64 %idxprom26
  br i1 %cmp25, label %if.then22.then73, label %if.then22.cont72

if.then22.then73:                                 ; preds = %if.then22
  %v.sroa.0.0.copyload55.then.val = load i32, ptr %arrayidx27, align 4, !tbaa !11
  br label %if.then22.cont72

if.then22.cont72:                                 ; preds = %if.then22, %if.then22.then73
  %v.sroa.0.0.copyload55 = phi i32 [ %v.sroa.0.0.copyload55.then.val, %if.then22.then73 ], [ 0, %if.then22 ]
  br i1 %cmp25, label %if.then22.then71, label %if.then22.cont70

if.then22.then71:                                 ; preds = %if.then22.cont72
  %arrayidx27.sroa.gep = getelementptr inbounds i8, ptr %arrayidx27, i64 4
  %v.sroa.12.0.copyload60.then.val = load i32, ptr %arrayidx27.sroa.gep, align 4, !tbaa !11
  br label %if.then22.cont70

if.then22.cont70:                                 ; preds = %if.then22.cont72, %if.then22.then71
  %v.sroa.12.0.copyload60 = phi i32 [ %v.sroa.12.0.copyload60.then.val, %if.then22.then71 ], [ 2147483647, %if.then22.cont72 ]
  br i1 %cmp25, label %if.then22.then, label %for.body.i.preheader

if.then22.then:                                   ; preds = %if.then22.cont70
  %arrayidx27.sroa.gep67 = getelementptr inbounds i8, ptr %arrayidx27, i64 8
  %v.sroa.16.0.copyload65.then.val = load i32, ptr %arrayidx27.sroa.gep67, align 4, !tbaa !11
  br label %for.body.i.preheader

for.body.i.preheader:                             ; preds = %if.then22.cont70, %if.then22.then
  %agg.tmp2982.sroa.11.0147.ph = phi i32 [ %v.sroa.16.0.copyload65.then.val, %if.then22.then ], [ -2147483648, %if.then22.cont70 ]
  br label %for.body.i

for.body.i:                                       ; preds = %for.body.i.preheader, %for.body.i
  %offset.0.i148 = phi i32 [ %div12.i, %for.body.i ], [ 16, %for.body.i.preheader ]
  %agg.tmp2982.sroa.11.0147 = phi i32 [ %max.i130, %for.body.i ], [ %agg.tmp2982.sroa.11.0147.ph, %for.body.i.preheader ]
  %agg.tmp2982.sroa.7.0146 = phi i32 [ %min.i128, %for.body.i ], [ %v.sroa.12.0.copyload60, %for.body.i.preheader ]
  %agg.tmp2982.sroa.0.0145 = phi i32 [ %add.i.i, %for.body.i ], [ %v.sroa.0.0.copyload55, %for.body.i.preheader ]
  %8 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %agg.tmp2982.sroa.0.0145, i32 %offset.0.i148, i32 31)
  %9 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %agg.tmp2982.sroa.7.0146, i32 %offset.0.i148, i32 31)
  %10 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %agg.tmp2982.sroa.11.0147, i32 %offset.0.i148, i32 31)
  %add.i.i = add nsw i32 %8, %agg.tmp2982.sroa.0.0145
  %min.i128 = tail call noundef i32 @llvm.smin.i32(i32 %agg.tmp2982.sroa.7.0146, i32 %9)
  %max.i130 = tail call noundef i32 @llvm.smax.i32(i32 %agg.tmp2982.sroa.11.0147, i32 %10)
  %div12.i = lshr i32 %offset.0.i148, 1
  %cmp.not.i = icmp ult i32 %offset.0.i148, 2
  br i1 %cmp.not.i, label %_Z11warp_reduce5Range.exit, label %for.body.i, !llvm.loop !8

_Z11warp_reduce5Range.exit:                       ; preds = %for.body.i
  br i1 %cmp18, label %if.then32, label %if.end43

if.then32:                                        ; preds = %_Z11warp_reduce5Range.exit
  %11 = atomicrmw add ptr %out, i32 %add.i.i seq_cst, align 4
  %arrayidx36 = getelementptr inbounds i8, ptr %out, i64 4
  %12 = atomicrmw min ptr %arrayidx36, i32 %min.i128 seq_cst, align 4
  %arrayidx39 = getelementptr inbounds i8, ptr %out, i64 8
  %13 = atomicrmw max ptr %arrayidx39, i32 %max.i130 seq_cst, align 4
  br label %if.end43

if.end43:                                         ; preds = %_Z11warp_reduce5Range.exit, %if.then32, %if.end
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @reduce_shuffle, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = !{!12, !12, i64 0}
!12 = !{!"int", !13, i64 0}
!13 = !{!"omnipotent char", !14, i64 0}
!14 = !{!"Simple C++ TBAA"}
!15 = distinct !{!15, !9, !10}
