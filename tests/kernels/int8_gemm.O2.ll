; ModuleID = 'int8_gemm.cu'
source_filename = "int8_gemm.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9int8_gemmE2as = internal unnamed_addr addrspace(3) global [16 x [17 x i32]] undef, align 4
@_ZZ9int8_gemmE2bs = internal unnamed_addr addrspace(3) global [16 x [17 x i32]] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local void @int8_gemm(ptr noalias nocapture noundef readonly %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2, ptr noalias nocapture noundef writeonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %10 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = shl nuw nsw i32 %10, 4
  %13 = add nuw nsw i32 %12, %9
  %14 = mul i32 %13, %5
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds i8, ptr %0, i64 %15
  %17 = shl i32 %11, 4
  %18 = add i32 %17, %9
  %19 = mul i32 %18, %5
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds i8, ptr %1, i64 %20
  %22 = sdiv i32 %5, 4
  %23 = icmp sgt i32 %5, 3
  br i1 %23, label %24, label %61

24:                                               ; preds = %7
  %25 = zext nneg i32 %9 to i64
  %26 = zext nneg i32 %8 to i64
  %27 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %25, i64 %26
  %28 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %25, i64 %26
  %29 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %25, i64 0
  %30 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %26, i64 0
  %31 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %25, i64 1
  %32 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %26, i64 1
  %33 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %25, i64 2
  %34 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %26, i64 2
  %35 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %25, i64 3
  %36 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %26, i64 3
  %37 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %25, i64 4
  %38 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %26, i64 4
  %39 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %25, i64 5
  %40 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %26, i64 5
  %41 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %25, i64 6
  %42 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %26, i64 6
  %43 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %25, i64 7
  %44 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %26, i64 7
  %45 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %25, i64 8
  %46 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %26, i64 8
  %47 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %25, i64 9
  %48 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %26, i64 9
  %49 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %25, i64 10
  %50 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %26, i64 10
  %51 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %25, i64 11
  %52 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %26, i64 11
  %53 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %25, i64 12
  %54 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %26, i64 12
  %55 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %25, i64 13
  %56 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %26, i64 13
  %57 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %25, i64 14
  %58 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %26, i64 14
  %59 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2as to ptr), i64 0, i64 %25, i64 15
  %60 = getelementptr inbounds [16 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ9int8_gemmE2bs to ptr), i64 0, i64 %26, i64 15
  br label %73

61:                                               ; preds = %84, %7
  %62 = phi i32 [ 0, %7 ], [ %134, %84 ]
  %63 = add i32 %17, %8
  %64 = mul nsw i32 %13, %4
  %65 = add nsw i32 %63, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i32, ptr %2, i64 %66
  store i32 %62, ptr %67, align 4, !tbaa !10
  %68 = ashr i32 %62, %6
  %69 = tail call noundef i32 @llvm.smin.i32(i32 %68, i32 127)
  %70 = tail call noundef i32 @llvm.smax.i32(i32 %69, i32 -128)
  %71 = trunc nsw i32 %70 to i8
  %72 = getelementptr inbounds i8, ptr %3, i64 %66
  store i8 %71, ptr %72, align 1, !tbaa !14
  ret void

73:                                               ; preds = %24, %84
  %74 = phi i32 [ 0, %24 ], [ %134, %84 ]
  %75 = phi i32 [ 0, %24 ], [ %135, %84 ]
  %76 = add nuw nsw i32 %75, %8
  %77 = icmp slt i32 %76, %22
  br i1 %77, label %78, label %84

78:                                               ; preds = %73
  %79 = zext nneg i32 %76 to i64
  %80 = getelementptr inbounds i32, ptr %16, i64 %79
  %81 = load i32, ptr %80, align 4, !tbaa !10
  %82 = getelementptr inbounds i32, ptr %21, i64 %79
  %83 = load i32, ptr %82, align 4, !tbaa !10
  br label %84

84:                                               ; preds = %73, %78
  %85 = phi i32 [ %81, %78 ], [ 0, %73 ]
  %86 = phi i32 [ %83, %78 ], [ 0, %73 ]
  store i32 %85, ptr %27, align 4
  store i32 %86, ptr %28, align 4, !tbaa !10
  tail call void @llvm.nvvm.barrier0()
  %87 = load i32, ptr %29, align 4, !tbaa !10
  %88 = load i32, ptr %30, align 4, !tbaa !10
  %89 = tail call noundef i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %87, i32 %88, i32 %74) #4, !srcloc !15
  %90 = load i32, ptr %31, align 4, !tbaa !10
  %91 = load i32, ptr %32, align 4, !tbaa !10
  %92 = tail call noundef i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %90, i32 %91, i32 %89) #4, !srcloc !15
  %93 = load i32, ptr %33, align 4, !tbaa !10
  %94 = load i32, ptr %34, align 4, !tbaa !10
  %95 = tail call noundef i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %93, i32 %94, i32 %92) #4, !srcloc !15
  %96 = load i32, ptr %35, align 4, !tbaa !10
  %97 = load i32, ptr %36, align 4, !tbaa !10
  %98 = tail call noundef i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %96, i32 %97, i32 %95) #4, !srcloc !15
  %99 = load i32, ptr %37, align 4, !tbaa !10
  %100 = load i32, ptr %38, align 4, !tbaa !10
  %101 = tail call noundef i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %99, i32 %100, i32 %98) #4, !srcloc !15
  %102 = load i32, ptr %39, align 4, !tbaa !10
  %103 = load i32, ptr %40, align 4, !tbaa !10
  %104 = tail call noundef i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %102, i32 %103, i32 %101) #4, !srcloc !15
  %105 = load i32, ptr %41, align 4, !tbaa !10
  %106 = load i32, ptr %42, align 4, !tbaa !10
  %107 = tail call noundef i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %105, i32 %106, i32 %104) #4, !srcloc !15
  %108 = load i32, ptr %43, align 4, !tbaa !10
  %109 = load i32, ptr %44, align 4, !tbaa !10
  %110 = tail call noundef i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %108, i32 %109, i32 %107) #4, !srcloc !15
  %111 = load i32, ptr %45, align 4, !tbaa !10
  %112 = load i32, ptr %46, align 4, !tbaa !10
  %113 = tail call noundef i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %111, i32 %112, i32 %110) #4, !srcloc !15
  %114 = load i32, ptr %47, align 4, !tbaa !10
  %115 = load i32, ptr %48, align 4, !tbaa !10
  %116 = tail call noundef i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %114, i32 %115, i32 %113) #4, !srcloc !15
  %117 = load i32, ptr %49, align 4, !tbaa !10
  %118 = load i32, ptr %50, align 4, !tbaa !10
  %119 = tail call noundef i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %117, i32 %118, i32 %116) #4, !srcloc !15
  %120 = load i32, ptr %51, align 4, !tbaa !10
  %121 = load i32, ptr %52, align 4, !tbaa !10
  %122 = tail call noundef i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %120, i32 %121, i32 %119) #4, !srcloc !15
  %123 = load i32, ptr %53, align 4, !tbaa !10
  %124 = load i32, ptr %54, align 4, !tbaa !10
  %125 = tail call noundef i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %123, i32 %124, i32 %122) #4, !srcloc !15
  %126 = load i32, ptr %55, align 4, !tbaa !10
  %127 = load i32, ptr %56, align 4, !tbaa !10
  %128 = tail call noundef i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %126, i32 %127, i32 %125) #4, !srcloc !15
  %129 = load i32, ptr %57, align 4, !tbaa !10
  %130 = load i32, ptr %58, align 4, !tbaa !10
  %131 = tail call noundef i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %129, i32 %130, i32 %128) #4, !srcloc !15
  %132 = load i32, ptr %59, align 4, !tbaa !10
  %133 = load i32, ptr %60, align 4, !tbaa !10
  %134 = tail call noundef i32 asm sideeffect "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %132, i32 %133, i32 %131) #4, !srcloc !15
  tail call void @llvm.nvvm.barrier0()
  %135 = add nuw nsw i32 %75, 16
  %136 = icmp slt i32 %135, %22
  br i1 %136, label %73, label %61, !llvm.loop !16
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
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
