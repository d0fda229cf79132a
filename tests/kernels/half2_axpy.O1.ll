; ModuleID = 'half2_axpy.cu'
source_filename = "half2_axpy.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__half2 = type { %struct.__half, %struct.__half }
%struct.__half = type { i16 }

; Function Attrs: convergent mustprogress norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local void @half2_axpy(i32 noundef %n, float noundef %a, ptr nocapture noundef readonly %x, ptr nocapture noundef %y, ptr nocapture noundef %dot) local_unnamed_addr #0 {
entry:
  %0 = tail call i32 asm "{.reg .f16 low;\0A  cvt.rn.f16.f32 low, $1;\0A  mov.b32 $0, {low,low};}\0A", "=r,f"(float %a) #4, !srcloc !9
  %1 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %2 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %1, %2
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %3
  %div = sdiv i32 %n, 2
  %cmp50 = icmp slt i32 %add, %div
  br i1 %cmp50, label %for.body.lr.ph, label %for.body25.preheader

for.body25.preheader:                             ; preds = %for.body, %entry
  %sum.153.ph = phi float [ 0.000000e+00, %entry ], [ %add17, %for.body ]
  br label %for.body25

for.body.lr.ph:                                   ; preds = %entry
  %4 = tail call range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %mul20 = mul i32 %4, %2
  br label %for.body

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %sum.052 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add17, %for.body ]
  %i.051 = phi i32 [ %add, %for.body.lr.ph ], [ %add21, %for.body ]
  %idxprom = sext i32 %i.051 to i64
  %arrayidx = getelementptr inbounds %struct.__half2, ptr %x, i64 %idxprom
  %5 = load i32, ptr %arrayidx, align 4, !tbaa !10
  %arrayidx6 = getelementptr inbounds %struct.__half2, ptr %y, i64 %idxprom
  %6 = load i32, ptr %arrayidx6, align 4, !tbaa !10
  %7 = tail call i32 asm "{fma.rn.f16x2 $0,$1,$2,$3;\0A}", "=r,r,r,r"(i32 %0, i32 %5, i32 %6) #4, !srcloc !14
  store i32 %7, ptr %arrayidx6, align 4, !tbaa !10
  %8 = tail call i32 asm "{mul.f16x2 $0,$1,$2;\0A}", "=r,r,r"(i32 %5, i32 %7) #4, !srcloc !15
  %9 = tail call contract float asm "{.reg .f16 low,high;\0A  mov.b32 {low,high},$1;\0A  cvt.f32.f16 $0, low;}\0A", "=f,r"(i32 %8) #4, !srcloc !16
  %10 = tail call contract float asm "{.reg .f16 low,high;\0A  mov.b32 {low,high},$1;\0A  cvt.f32.f16 $0, high;}\0A", "=f,r"(i32 %8) #4, !srcloc !17
  %add16 = fadd contract float %9, %10
  %add17 = fadd contract float %sum.052, %add16
  %add21 = add i32 %i.051, %mul20
  %cmp = icmp slt i32 %add21, %div
  br i1 %cmp, label %for.body, label %for.body25.preheader, !llvm.loop !18

for.cond.cleanup24:                               ; preds = %for.body25
  %and = and i32 %3, 31
  %cmp31 = icmp eq i32 %and, 0
  br i1 %cmp31, label %if.then, label %if.end

for.body25:                                       ; preds = %for.body25.preheader, %for.body25
  %lanes.054 = phi i32 [ %shr, %for.body25 ], [ 16, %for.body25.preheader ]
  %sum.153 = phi float [ %add27, %for.body25 ], [ %sum.153.ph, %for.body25.preheader ]
  %11 = tail call contract noundef float @llvm.nvvm.shfl.sync.down.f32(i32 -1, float %sum.153, i32 %lanes.054, i32 31)
  %add27 = fadd contract float %sum.153, %11
  %shr = lshr i32 %lanes.054, 1
  %cmp23.not = icmp ult i32 %lanes.054, 2
  br i1 %cmp23.not, label %for.cond.cleanup24, label %for.body25, !llvm.loop !21

if.then:                                          ; preds = %for.cond.cleanup24
  %12 = atomicrmw fadd ptr %dot, float %add27 seq_cst, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.cond.cleanup24
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind memory(argmem: readwrite)
define dso_local void @half_relu(ptr nocapture noundef readonly %in, ptr nocapture noundef writeonly %out, i32 noundef %n) local_unnamed_addr #1 {
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
  %arrayidx = getelementptr inbounds %struct.__half, ptr %in, i64 %idxprom
  %v.sroa.0.0.copyload = load i16, ptr %arrayidx, align 2, !tbaa !22
  %3 = tail call i16 asm "{  cvt.rn.f16.f32 $0, $1;}\0A", "=h,f"(float 0.000000e+00) #4, !srcloc !24
  %4 = tail call i16 asm "{ .reg .pred __$$temp3;\0A  setp.gt.f16  __$$temp3, $1, $2;\0A  selp.u16 $0, 1, 0, __$$temp3;}", "=h,h,h"(i16 %v.sroa.0.0.copyload, i16 %3) #4, !srcloc !25
  %cmp.i.not = icmp eq i16 %4, 0
  br i1 %cmp.i.not, label %cond.false, label %cond.end

cond.false:                                       ; preds = %if.end
  %5 = tail call i16 asm "{  cvt.rn.f16.f32 $0, $1;}\0A", "=h,f"(float 0.000000e+00) #4, !srcloc !24
  br label %cond.end

cond.end:                                         ; preds = %if.end, %cond.false
  %ref.tmp.sroa.0.0 = phi i16 [ %5, %cond.false ], [ %v.sroa.0.0.copyload, %if.end ]
  %arrayidx8 = getelementptr inbounds %struct.__half, ptr %out, i64 %idxprom
  store i16 %ref.tmp.sroa.0.0, ptr %arrayidx8, align 2, !tbaa !22
  br label %cleanup

cleanup:                                          ; preds = %entry, %cond.end
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32) #3

attributes #0 = { convergent mustprogress norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { convergent nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4, !5}
!llvm.ident = !{!6, !7}
!nvvmir.version = !{!8}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @half2_axpy, !"kernel", i32 1}
!5 = !{ptr @half_relu, !"kernel", i32 1}
!6 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!7 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!8 = !{i32 2, i32 0}
!9 = !{i64 2154179628, i64 2154179657, i64 2154179695}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i64 2155492642, i64 2155492696}
!15 = !{i64 2155401551, i64 2155401580}
!16 = !{i64 2154347471, i64 2154347505, i64 2154347542}
!17 = !{i64 2154347656, i64 2154347690, i64 2154347727}
!18 = distinct !{!18, !19, !20}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!"llvm.loop.unroll.disable"}
!21 = distinct !{!21, !19, !20}
!22 = !{!23, !23, i64 0}
!23 = !{!"short", !12, i64 0}
!24 = !{i64 2154136356}
!25 = !{i64 2155242918, i64 2155242956, i64 2155243009}
