; ModuleID = 'string_search.cu'
source_filename = "string_search.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ13string_searchE4here = internal addrspace(3) global i32 undef, align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none)
define dso_local noundef zeroext i1 @_Z5matchPKcS0_i(ptr nocapture noundef readonly %text, ptr nocapture noundef readonly %pattern, i32 noundef %left) local_unnamed_addr #0 {
entry:
  %0 = load i8, ptr %pattern, align 1, !tbaa !8
  %tobool.not12 = icmp eq i8 %0, 0
  %cmp20 = icmp eq i32 %left, 0
  %or.cond = or i1 %tobool.not12, %cmp20
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry, %if.end6
  %dec24.in = phi i32 [ %dec24, %if.end6 ], [ %left, %entry ]
  %text.addr.01323 = phi ptr [ %incdec.ptr7, %if.end6 ], [ %text, %entry ]
  %pattern.addr.01422 = phi ptr [ %incdec.ptr, %if.end6 ], [ %pattern, %entry ]
  %1 = phi i8 [ %3, %if.end6 ], [ %0, %entry ]
  %tobool.not1621 = phi i1 [ %tobool.not, %if.end6 ], [ %tobool.not12, %entry ]
  %dec24 = add nsw i32 %dec24.in, -1
  %cmp1.not = icmp eq i8 %1, 63
  br i1 %cmp1.not, label %if.end6, label %land.lhs.true

land.lhs.true:                                    ; preds = %if.end
  %2 = load i8, ptr %text.addr.01323, align 1, !tbaa !8
  %cmp4.not = icmp eq i8 %1, %2
  br i1 %cmp4.not, label %if.end6, label %return

if.end6:                                          ; preds = %land.lhs.true, %if.end
  %incdec.ptr = getelementptr inbounds i8, ptr %pattern.addr.01422, i64 1
  %3 = load i8, ptr %incdec.ptr, align 1, !tbaa !8
  %tobool.not = icmp eq i8 %3, 0
  %incdec.ptr7 = getelementptr inbounds i8, ptr %text.addr.01323, i64 1
  %cmp = icmp eq i32 %dec24, 0
  %or.cond27 = select i1 %tobool.not, i1 true, i1 %cmp
  br i1 %or.cond27, label %return, label %if.end, !llvm.loop !11

return:                                           ; preds = %if.end6, %land.lhs.true, %entry
  %tobool.not.lcssa = phi i1 [ %tobool.not12, %entry ], [ %tobool.not1621, %land.lhs.true ], [ %tobool.not, %if.end6 ]
  ret i1 %tobool.not.lcssa
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @string_search(ptr nocapture noundef readonly %text, i32 noundef %n, ptr nocapture noundef readonly %pattern, ptr nocapture noundef %count, ptr nocapture noundef %first) local_unnamed_addr #1 {
entry:
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ13string_searchE4here to ptr), align 4, !tbaa !14
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  tail call void @llvm.nvvm.barrier0()
  %1 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %2 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %1, %2
  %add = add i32 %mul, %0
  %cmp4 = icmp slt i32 %add, %n
  br i1 %cmp4, label %land.lhs.true, label %if.end9

land.lhs.true:                                    ; preds = %if.end
  %3 = load i8, ptr %pattern, align 1, !tbaa !8
  %tobool.not12.i = icmp eq i8 %3, 0
  br i1 %tobool.not12.i, label %_Z5matchPKcS0_i.exit, label %if.end.i.preheader

if.end.i.preheader:                               ; preds = %land.lhs.true
  %4 = xor i32 %add, -1
  %dec.i21 = add i32 %4, %n
  %idx.ext = sext i32 %add to i64
  %add.ptr = getelementptr inbounds i8, ptr %text, i64 %idx.ext
  br label %if.end.i

if.end.i:                                         ; preds = %if.end6.i, %if.end.i.preheader
  %dec.i26 = phi i32 [ %dec.i21, %if.end.i.preheader ], [ %dec.i, %if.end6.i ]
  %text.addr.013.i25 = phi ptr [ %add.ptr, %if.end.i.preheader ], [ %incdec.ptr7.i, %if.end6.i ]
  %pattern.addr.014.i24 = phi ptr [ %pattern, %if.end.i.preheader ], [ %incdec.ptr.i, %if.end6.i ]
  %5 = phi i8 [ %3, %if.end.i.preheader ], [ %7, %if.end6.i ]
  %tobool.not16.i23 = phi i1 [ %tobool.not12.i, %if.end.i.preheader ], [ %tobool.not.i, %if.end6.i ]
  %cmp1.not.i = icmp eq i8 %5, 63
  br i1 %cmp1.not.i, label %if.end6.i, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %if.end.i
  %6 = load i8, ptr %text.addr.013.i25, align 1, !tbaa !8
  %cmp4.not.i = icmp eq i8 %5, %6
  br i1 %cmp4.not.i, label %if.end6.i, label %_Z5matchPKcS0_i.exit

if.end6.i:                                        ; preds = %land.lhs.true.i, %if.end.i
  %incdec.ptr.i = getelementptr inbounds i8, ptr %pattern.addr.014.i24, i64 1
  %7 = load i8, ptr %incdec.ptr.i, align 1, !tbaa !8
  %tobool.not.i = icmp eq i8 %7, 0
  %incdec.ptr7.i = getelementptr inbounds i8, ptr %text.addr.013.i25, i64 1
  %dec.i = add nsw i32 %dec.i26, -1
  %cmp.i = icmp eq i32 %dec.i26, 0
  %or.cond30 = select i1 %tobool.not.i, i1 true, i1 %cmp.i
  br i1 %or.cond30, label %_Z5matchPKcS0_i.exit, label %if.end.i, !llvm.loop !11

_Z5matchPKcS0_i.exit:                             ; preds = %if.end6.i, %land.lhs.true.i, %land.lhs.true
  %tobool.not.lcssa.i = phi i1 [ %tobool.not12.i, %land.lhs.true ], [ %tobool.not16.i23, %land.lhs.true.i ], [ %tobool.not.i, %if.end6.i ]
  br i1 %tobool.not.lcssa.i, label %if.then6, label %if.end9

if.then6:                                         ; preds = %_Z5matchPKcS0_i.exit
  %8 = atomicrmw add ptr addrspacecast (ptr addrspace(3) @_ZZ13string_searchE4here to ptr), i32 1 seq_cst, align 4
  %9 = atomicrmw min ptr %first, i32 %add seq_cst, align 4
  br label %if.end9

if.end9:                                          ; preds = %if.then6, %_Z5matchPKcS0_i.exit, %if.end
  tail call void @llvm.nvvm.barrier0()
  %10 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13string_searchE4here to ptr), align 4
  %cmp13 = icmp sgt i32 %10, 0
  %or.cond = select i1 %cmp, i1 %cmp13, i1 false
  br i1 %or.cond, label %if.then14, label %if.end16

if.then14:                                        ; preds = %if.end9
  %11 = atomicrmw add ptr %count, i32 %10 seq_cst, align 4
  br label %if.end16

if.end16:                                         ; preds = %if.then14, %if.end9
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @string_search, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = !{!15, !15, i64 0}
!15 = !{!"int", !9, i64 0}
