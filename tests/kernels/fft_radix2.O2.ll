; ModuleID = 'fft_radix2.cu'
source_filename = "fft_radix2.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float2.0 = type { float, float }

@_ZZ10fft_radix2E1s = internal unnamed_addr addrspace(3) global [256 x %struct.float2.0] undef, align 8

; Function Attrs: convergent norecurse nounwind
define dso_local void @fft_radix2(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = shl i32 %3, 8
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds %struct.float2.0, ptr %0, i64 %5
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds %struct.float2.0, ptr %6, i64 %8
  %10 = tail call noundef i32 @llvm.bitreverse.i32(i32 %7)
  %11 = lshr i32 %10, 24
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds [256 x %struct.float2.0], ptr addrspacecast (ptr addrspace(3) @_ZZ10fft_radix2E1s to ptr), i64 0, i64 %12
  %14 = load i64, ptr %9, align 8
  store i64 %14, ptr %13, align 8
  %15 = add nuw nsw i32 %7, 128
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds %struct.float2.0, ptr %6, i64 %16
  %18 = tail call noundef i32 @llvm.bitreverse.i32(i32 %15)
  %19 = lshr i32 %18, 24
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds [256 x %struct.float2.0], ptr addrspacecast (ptr addrspace(3) @_ZZ10fft_radix2E1s to ptr), i64 0, i64 %20
  %22 = load i64, ptr %17, align 8
  store i64 %22, ptr %21, align 8
  tail call void @llvm.nvvm.barrier0()
  br label %28

23:                                               ; preds = %28
  %24 = getelementptr inbounds [256 x %struct.float2.0], ptr addrspacecast (ptr addrspace(3) @_ZZ10fft_radix2E1s to ptr), i64 0, i64 %8
  %25 = load i64, ptr %24, align 8
  store i64 %25, ptr %9, align 8
  %26 = getelementptr inbounds [256 x %struct.float2.0], ptr addrspacecast (ptr addrspace(3) @_ZZ10fft_radix2E1s to ptr), i64 0, i64 %16
  %27 = load i64, ptr %26, align 8
  store i64 %27, ptr %17, align 8
  ret void

28:                                               ; preds = %2, %28
  %29 = phi i32 [ 1, %2 ], [ %70, %28 ]
  %30 = phi i32 [ 128, %2 ], [ %71, %28 ]
  %31 = add nuw nsw i32 %29, 1023
  %32 = and i32 %31, %7
  %33 = sub nsw i32 %7, %32
  %34 = shl nsw i32 %33, 1
  %35 = add nsw i32 %34, %32
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [256 x %struct.float2.0], ptr addrspacecast (ptr addrspace(3) @_ZZ10fft_radix2E1s to ptr), i64 0, i64 %36
  %38 = load float, ptr %37, align 8, !tbaa !8
  %39 = getelementptr inbounds i8, ptr %37, i64 4
  %40 = load float, ptr %39, align 4, !tbaa !8
  %41 = add nsw i32 %35, %29
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [256 x %struct.float2.0], ptr addrspacecast (ptr addrspace(3) @_ZZ10fft_radix2E1s to ptr), i64 0, i64 %42
  %44 = load i64, ptr %43, align 8
  %45 = trunc i64 %44 to i32
  %46 = lshr i64 %44, 32
  %47 = trunc nuw i64 %46 to i32
  %48 = mul nsw i32 %32, %30
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds %struct.float2.0, ptr %1, i64 %49
  %51 = load i64, ptr %50, align 8
  %52 = trunc i64 %51 to i32
  %53 = lshr i64 %51, 32
  %54 = trunc nuw i64 %53 to i32
  %55 = bitcast i32 %52 to float
  %56 = bitcast i32 %54 to float
  %57 = bitcast i32 %45 to float
  %58 = bitcast i32 %47 to float
  %59 = fmul contract float %57, %55
  %60 = fmul contract float %58, %56
  %61 = fsub contract float %59, %60
  %62 = fmul contract float %57, %56
  %63 = fmul contract float %58, %55
  %64 = fadd contract float %63, %62
  %65 = fadd contract float %38, %61
  %66 = fadd contract float %40, %64
  store float %65, ptr %37, align 8, !tbaa !8
  store float %66, ptr %39, align 4, !tbaa !8
  %67 = fsub contract float %38, %61
  %68 = fsub contract float %40, %64
  store float %67, ptr %43, align 8, !tbaa !8
  %69 = getelementptr inbounds i8, ptr %43, i64 4
  store float %68, ptr %69, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier0()
  %70 = shl nuw nsw i32 %29, 1
  %71 = sdiv i32 %30, 2
  %72 = icmp ult i32 %29, 128
  br i1 %72, label %28, label %23, !llvm.loop !12
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
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
