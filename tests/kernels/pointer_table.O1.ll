; ModuleID = 'pointer_table.cu'
source_filename = "pointer_table.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Row = type { ptr, ptr, i32 }

@first_values = dso_local addrspace(1) externally_initialized global [4 x i32] [i32 1, i32 1, i32 2, i32 3], align 4
@more_values = dso_local addrspace(1) externally_initialized global [4 x i32] [i32 10, i32 20, i32 30, i32 40], align 4
@base = dso_local addrspace(4) externally_initialized global i32 100, align 4
@.str = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str1 = private unnamed_addr constant [6 x i8] c"three\00", align 1
@.str2 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str3 = private unnamed_addr constant [16 x i8] c"fifteen chars..\00", align 1
@rows = dso_local addrspace(1) externally_initialized global [4 x %struct.Row] [%struct.Row { ptr @.str, ptr addrspacecast (ptr addrspace(1) @first_values to ptr), i32 1 }, %struct.Row { ptr @.str1, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @first_values to ptr), i64 4), i32 3 }, %struct.Row { ptr @.str2, ptr null, i32 0 }, %struct.Row { ptr @.str3, ptr addrspacecast (ptr addrspace(1) @more_values to ptr), i32 4 }], align 8
@_ZL5steps = internal addrspace(4) constant [2 x i32] [i32 5, i32 7], align 4
@step = dso_local addrspace(1) externally_initialized global [3 x ptr] [ptr addrspacecast (ptr addrspace(4) @_ZL5steps to ptr), ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(4) @_ZL5steps to ptr), i64 4), ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @more_values to ptr), i64 12)], align 8
@factor = dso_local addrspace(1) externally_initialized global double 1.000000e+00, align 8
@llvm.compiler.used = appending global [6 x ptr] [ptr addrspacecast (ptr addrspace(4) @base to ptr), ptr addrspacecast (ptr addrspace(1) @factor to ptr), ptr addrspacecast (ptr addrspace(1) @first_values to ptr), ptr addrspacecast (ptr addrspace(1) @more_values to ptr), ptr addrspacecast (ptr addrspace(1) @rows to ptr), ptr addrspacecast (ptr addrspace(1) @step to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local void @pointer_table(ptr nocapture noundef writeonly %lengths, ptr nocapture noundef writeonly %sums, ptr nocapture noundef writeonly %out, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp = icmp ult i32 %0, 4
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %idxprom = zext nneg i32 %0 to i64
  %arrayidx = getelementptr inbounds [4 x %struct.Row], ptr addrspacecast (ptr addrspace(1) @rows to ptr), i64 0, i64 %idxprom
  %r.sroa.0.0.copyload = load ptr, ptr %arrayidx, align 8, !tbaa !8
  %r.sroa.4.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 8
  %r.sroa.4.0.copyload = load ptr, ptr %r.sroa.4.0.arrayidx.sroa_idx, align 8, !tbaa !8
  %r.sroa.5.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 16
  %r.sroa.5.0.copyload = load i32, ptr %r.sroa.5.0.arrayidx.sroa_idx, align 8, !tbaa !12
  %1 = load i8, ptr %r.sroa.0.0.copyload, align 1, !tbaa !14
  %tobool.not52 = icmp eq i8 %1, 0
  br i1 %tobool.not52, label %for.cond1.preheader, label %for.body

for.cond1.preheader:                              ; preds = %for.body, %if.then
  %length.0.lcssa = phi i32 [ 0, %if.then ], [ %inc, %for.body ]
  %cmp255 = icmp sgt i32 %r.sroa.5.0.copyload, 0
  br i1 %cmp255, label %for.body4, label %for.cond.cleanup3

for.body:                                         ; preds = %if.then, %for.body
  %length.054 = phi i32 [ %inc, %for.body ], [ 0, %if.then ]
  %p.053 = phi ptr [ %incdec.ptr, %for.body ], [ %r.sroa.0.0.copyload, %if.then ]
  %inc = add nuw nsw i32 %length.054, 1
  %incdec.ptr = getelementptr inbounds i8, ptr %p.053, i64 1
  %2 = load i8, ptr %incdec.ptr, align 1, !tbaa !14
  %tobool.not = icmp eq i8 %2, 0
  br i1 %tobool.not, label %for.cond1.preheader, label %for.body, !llvm.loop !15

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %sum.0.lcssa = phi i32 [ 0, %for.cond1.preheader ], [ %add, %for.body4 ]
  %arrayidx11 = getelementptr inbounds i32, ptr %lengths, i64 %idxprom
  store i32 %length.0.lcssa, ptr %arrayidx11, align 4, !tbaa !12
  %arrayidx13 = getelementptr inbounds i32, ptr %sums, i64 %idxprom
  store i32 %sum.0.lcssa, ptr %arrayidx13, align 4, !tbaa !12
  br label %if.end

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %i.057 = phi i32 [ %inc8, %for.body4 ], [ 0, %for.cond1.preheader ]
  %sum.056 = phi i32 [ %add, %for.body4 ], [ 0, %for.cond1.preheader ]
  %idxprom5 = zext nneg i32 %i.057 to i64
  %arrayidx6 = getelementptr inbounds i32, ptr %r.sroa.4.0.copyload, i64 %idxprom5
  %3 = load i32, ptr %arrayidx6, align 4, !tbaa !12
  %add = add nsw i32 %3, %sum.056
  %inc8 = add nuw nsw i32 %i.057, 1
  %exitcond.not = icmp eq i32 %inc8, %r.sroa.5.0.copyload
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !18

if.end:                                           ; preds = %for.cond.cleanup3, %entry
  %cmp2259 = icmp slt i32 %0, %n
  br i1 %cmp2259, label %for.body24.lr.ph, label %for.cond.cleanup23

for.body24.lr.ph:                                 ; preds = %if.end
  %4 = load i32, ptr addrspacecast (ptr addrspace(4) @base to ptr), align 4, !tbaa !12
  %5 = load double, ptr addrspacecast (ptr addrspace(1) @factor to ptr), align 8, !tbaa !19
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %for.body24

for.cond.cleanup23:                               ; preds = %for.body24, %if.end
  ret void

for.body24:                                       ; preds = %for.body24.lr.ph, %for.body24
  %i20.060 = phi i32 [ %0, %for.body24.lr.ph ], [ %add37, %for.body24 ]
  %conv26 = sitofp i32 %i20.060 to double
  %mul27 = fmul contract double %5, %conv26
  %conv28 = fptosi double %mul27 to i32
  %rem = srem i32 %i20.060, 3
  %idxprom29 = sext i32 %rem to i64
  %arrayidx30 = getelementptr inbounds [3 x ptr], ptr addrspacecast (ptr addrspace(1) @step to ptr), i64 0, i64 %idxprom29
  %7 = load ptr, ptr %arrayidx30, align 8, !tbaa !8
  %8 = load i32, ptr %7, align 4, !tbaa !12
  %mul31 = mul nsw i32 %8, %conv28
  %add32 = add nsw i32 %mul31, %4
  %idxprom33 = sext i32 %i20.060 to i64
  %arrayidx34 = getelementptr inbounds i32, ptr %out, i64 %idxprom33
  store i32 %add32, ptr %arrayidx34, align 4, !tbaa !12
  %add37 = add i32 %i20.060, %6
  %cmp22 = icmp slt i32 %add37, %n
  br i1 %cmp22, label %for.body24, label %for.cond.cleanup23, !llvm.loop !21
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @pointer_table, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"any pointer", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !10, i64 0}
!14 = !{!10, !10, i64 0}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !16, !17}
!19 = !{!20, !20, i64 0}
!20 = !{!"double", !10, i64 0}
!21 = distinct !{!21, !16, !17}
