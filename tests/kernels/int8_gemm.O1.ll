; ModuleID = 'int8_gemm.cu'
source_filename = "int8_gemm.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9int8_gemmE2as = internal unnamed_addr addrspace(3) global [16 x [17 x i32]] undef, align 4
@_ZZ9int8_gemmE2bs = internal unnamed_addr addrspace(3) global [16 x [17 x i32]] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local void @int8_gemm(ptr noalias nocapture noundef readonly %a, ptr noalias nocapture noundef readonly %b, ptr noalias nocapture noundef writeonly %wide, ptr noalias nocapture noundef writeonly %narrow, i32 noundef %n, i32 noundef %k, i32 noundef %shift) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %1 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %2 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %3 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul7 = shl nuw nsw i32 %2, 4
  %add8 = add nuw nsw i32 %mul7, %1
  %mul9 = mul i32 %add8, %k
  %idx.ext = zext i32 %mul9 to i64
  %add.ptr = getelementptr inbounds i8, ptr %a, i64 %idx.ext
  %mul11 = shl i32 %3, 4
  %add12 = add i32 %mul11, %1
  %mul13 = mul i32 %add12, %k
  %idx.ext14 = zext i32 %mul13 to i64
  %add.ptr15 = getelementptr inbounds i8, ptr %b, i64 %idx.ext14
  %div = sdiv i32 %k, 4
  %cmp92 = icmp sgt i32 %k, 3
  br i1 %cmp92, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %idxprom20 = zext nneg i32 %1 to i64
  %idxprom22 = zext nneg i32 %0 to i64
  %arrayidx23 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %idxprom20, i64 %idxprom22
  %arrayidx35 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %idxprom20, i64 %idxprom22
  %arrayidx43 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %idxprom20, i64 0
  %arrayidx47 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %idxprom22, i64 0
  %arrayidx43.1 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %idxprom20, i64 1
  %arrayidx47.1 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %idxprom22, i64 1
  %arrayidx43.2 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %idxprom20, i64 2
  %arrayidx47.2 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %idxprom22, i64 2
  %arrayidx43.3 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %idxprom20, i64 3
  %arrayidx47.3 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %idxprom22, i64 3
  %arrayidx43.4 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %idxprom20, i64 4
  %arrayidx47.4 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %idxprom22, i64 4
  %arrayidx43.5 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %idxprom20, i64 5
  %arrayidx47.5 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %idxprom22, i64 5
  %arrayidx43.6 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %idxprom20, i64 6
  %arrayidx47.6 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %idxprom22, i64 6
  %arrayidx43.7 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %idxprom20, i64 7
  %arrayidx47.7 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %idxprom22, i64 7
  %arrayidx43.8 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %idxprom20, i64 8
  %arrayidx47.8 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %idxprom22, i64 8
  %arrayidx43.9 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %idxprom20, i64 9
  %arrayidx47.9 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %idxprom22, i64 9
  %arrayidx43.10 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %idxprom20, i64 10
  %arrayidx47.10 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %idxprom22, i64 10
  %arrayidx43.11 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %idxprom20, i64 11
  %arrayidx47.11 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %idxprom22, i64 11
  %arrayidx43.12 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %idxprom20, i64 12
  %arrayidx47.12 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %idxprom22, i64 12
  %arrayidx43.13 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %idxprom20, i64 13
  %arrayidx47.13 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %idxprom22, i64 13
  %arrayidx43.14 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %idxprom20, i64 14
  %arrayidx47.14 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %idxprom22, i64 14
  %arrayidx43.15 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %idxprom20, i64 15
  %arrayidx47.15 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %idxprom22, i64 15
  br label %for.body

for.cond.cleanup:                                 ; preds = %cond.end30, %entry
  %sum.0.lcssa = phi i32 [ 0, %entry ], [ %53, %cond.end30 ]
  %add5 = add i32 %mul11, %0
  %mul52 = mul nsw i32 %add8, %n
  %add53 = add nsw i32 %add5, %mul52
  %idxprom54 = sext i32 %add53 to i64
  %arrayidx55 = getelementptr inbounds i32, ptr %wide, i64 %idxprom54
  store i32 %sum.0.lcssa, ptr %arrayidx55, align 4, !tbaa !10
  %shr = ashr i32 %sum.0.lcssa, %shift
  %min.i = tail call noundef i32 @llvm.smin.i32(i32 %shr, i32 127)
  %max.i = tail call noundef i32 @llvm.smax.i32(i32 %min.i, i32 -128)
  %conv.i = trunc nsw i32 %max.i to i8
  %arrayidx60 = getelementptr inbounds i8, ptr %narrow, i64 %idxprom54
  store i8 %conv.i, ptr %arrayidx60, align 1, !tbaa !14
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %cond.end30
  %sum.094 = phi i32 [ 0, %for.body.lr.ph ], [ %53, %cond.end30 ]
  %base.093 = phi i32 [ 0, %for.body.lr.ph ], [ %add50, %cond.end30 ]
  %add16 = add nuw nsw i32 %base.093, %0
  %cmp18 = icmp slt i32 %add16, %div
  br i1 %cmp18, label %cond.true, label %cond.end30.critedge

cond.true:                                        ; preds = %for.body
  %idxprom = zext nneg i32 %add16 to i64
  %arrayidx = getelementptr inbounds i32, ptr %add.ptr, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4, !tbaa !10
  store i32 %4, ptr %arrayidx23, align 4, !tbaa !10
  %idxprom27 = zext nneg i32 %add16 to i64
  %arrayidx28 = getelementptr inbounds i32, ptr %add.ptr15, i64 %idxprom27
  %5 = load i32, ptr %arrayidx28, align 4, !tbaa !10
  br label %cond.end30

cond.end30.critedge:                              ; preds = %for.body
  store i32 0, ptr %arrayidx23, align 4, !tbaa !10
  br label %cond.end30

cond.end30:                                       ; preds = %cond.end30.critedge, %cond.true
  %cond31 = phi i32 [ %5, %cond.true ], [ 0, %cond.end30.critedge ]
  store i32 %cond31, ptr %arrayidx35, align 4, !tbaa !10
  tail call void @llvm.nvvm.barrier0()
  %6 = load i32, ptr %arrayidx43, align 4, !tbaa !10
  %7 = load i32, ptr %arrayidx47, align 4, !tbaa !10
  %8 = tail call noundef i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %6, i32 %7, i32 %sum.094) #4, !srcloc !15
  %9 = load i32, ptr %arrayidx43.1, align 4, !tbaa !10
  %10 = load i32, ptr %arrayidx47.1, align 4, !tbaa !10
  %11 = tail call noundef i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %9, i32 %10, i32 %8) #4, !srcloc !15
  %12 = load i32, ptr %arrayidx43.2, align 4, !tbaa !10
  %13 = load i32, ptr %arrayidx47.2, align 4, !tbaa !10
  %14 = tail call noundef i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %12, i32 %13, i32 %11) #4, !srcloc !15
  %15 = load i32, ptr %arrayidx43.3, align 4, !tbaa !10
  %16 = load i32, ptr %arrayidx47.3, align 4, !tbaa !10
  %17 = tail call noundef i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %15, i32 %16, i32 %14) #4, !srcloc !15
  %18 = load i32, ptr %arrayidx43.4, align 4, !tbaa !10
  %19 = load i32, ptr %arrayidx47.4, align 4, !tbaa !10
  %20 = tail call noundef i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %18, i32 %19, i32 %17) #4, !srcloc !15
  %21 = load i32, ptr %arrayidx43.5, align 4, !tbaa !10
  %22 = load i32, ptr %arrayidx47.5, align 4, !tbaa !10
  %23 = tail call noundef i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %21, i32 %22, i32 %20) #4, !srcloc !15
  %24 = load i32, ptr %arrayidx43.6, align 4, !tbaa !10
  %25 = load i32, ptr %arrayidx47.6, align 4, !tbaa !10
  %26 = tail call noundef i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %24, i32 %25, i32 %23) #4, !srcloc !15
  %27 = load i32, ptr %arrayidx43.7, align 4, !tbaa !10
  %28 = load i32, ptr %arrayidx47.7, align 4, !tbaa !10
  %29 = tail call noundef i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %27, i32 %28, i32 %26) #4, !srcloc !15
  %30 = load i32, ptr %arrayidx43.8, align 4, !tbaa !10
  %31 = load i32, ptr %arrayidx47.8, align 4, !tbaa !10
  %32 = tail call noundef i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %30, i32 %31, i32 %29) #4, !srcloc !15
  %33 = load i32, ptr %arrayidx43.9, align 4, !tbaa !10
  %34 = load i32, ptr %arrayidx47.9, align 4, !tbaa !10
  %35 = tail call noundef i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %33, i32 %34, i32 %32) #4, !srcloc !15
  %36 = load i32, ptr %arrayidx43.10, align 4, !tbaa !10
  %37 = load i32, ptr %arrayidx47.10, align 4, !tbaa !10
  %38 = tail call noundef i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %36, i32 %37, i32 %35) #4, !srcloc !15
  %39 = load i32, ptr %arrayidx43.11, align 4, !tbaa !10
  %40 = load i32, ptr %arrayidx47.11, align 4, !tbaa !10
  %41 = tail call noundef i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %39, i32 %40, i32 %38) #4, !srcloc !15
  %42 = load i32, ptr %arrayidx43.12, align 4, !tbaa !10
  %43 = load i32, ptr %arrayidx47.12, align 4, !tbaa !10
  %44 = tail call noundef i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %42, i32 %43, i32 %41) #4, !srcloc !15
  %45 = load i32, ptr %arrayidx43.13, align 4, !tbaa !10
  %46 = load i32, ptr %arrayidx47.13, align 4, !tbaa !10
  %47 = tail call noundef i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %45, i32 %46, i32 %44) #4, !srcloc !15
  %48 = load i32, ptr %arrayidx43.14, align 4, !tbaa !10
  %49 = load i32, ptr %arrayidx47.14, align 4, !tbaa !10
  %50 = tail call noundef i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %48, i32 %49, i32 %47) #4, !srcloc !15
  %51 = load i32, ptr %arrayidx43.15, align 4, !tbaa !10
  %52 = load i32, ptr %arrayidx47.15, align 4, !tbaa !10
  %53 = tail call noundef i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %51, i32 %52, i32 %50) #4, !srcloc !15
  tail call void @llvm.nvvm.barrier0()
  %add50 = add nuw nsw i32 %base.093, 16
  %cmp = icmp slt i32 %add50, %div
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !16
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4, !5, !6}
!llvm.ident = !{!7, !8}
!nvvmir.version = !{!9}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @int8_gemm, !"kernel", i32 1}
!5 = !{ptr @int8_gemm, !"maxntidx", i32 256}
!6 = !{ptr @int8_gemm, !"minctasm", i32 2}
!7 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!8 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!9 = !{i32 2, i32 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{!12, !12, i64 0}
!15 = !{i64 5267768}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
