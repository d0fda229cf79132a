; ModuleID = 'bit_tricks.cu'
source_filename = "bit_tricks.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Tricks = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, i16, i8, i8 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef range(i32 0, 1431655766) i32 @_Z11spread_bitsj(i32 noundef %0) local_unnamed_addr #0 {
  %2 = and i32 %0, 65535
  %3 = shl nuw nsw i32 %2, 8
  %4 = or i32 %3, %2
  %5 = and i32 %4, 16711935
  %6 = shl nuw nsw i32 %5, 4
  %7 = or i32 %6, %5
  %8 = and i32 %7, 252645135
  %9 = shl nuw nsw i32 %8, 2
  %10 = or i32 %9, %8
  %11 = and i32 %10, 858993459
  %12 = shl nuw nsw i32 %11, 1
  %13 = or i32 %12, %11
  %14 = and i32 %13, 1431655765
  ret i32 %14
}

; Function Attrs: convergent norecurse nounwind memory(argmem: readwrite)
define dso_local void @bit_tricks(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %113

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds i64, ptr %0, i64 %11
  %13 = load i64, ptr %12, align 8, !tbaa !8
  %14 = trunc i64 %13 to i32
  %15 = lshr i64 %13, 32
  %16 = trunc nuw i64 %15 to i32
  %17 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %14)
  %18 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %13)
  %19 = trunc nuw nsw i64 %18 to i32
  %20 = tail call noundef range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %14, i1 false)
  %21 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %13, i1 false)
  %22 = trunc nuw nsw i64 %21 to i32
  %23 = tail call i32 @llvm.bitreverse.i32(i32 %14)
  %24 = tail call i32 asm "bfind.shiftamt.u32 $0, $1;", "=r,r"(i32 %23) #4, !srcloc !12
  %25 = add i32 %24, 1
  %26 = sub i64 0, %13
  %27 = and i64 %13, %26
  %28 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %27, i1 false)
  %29 = trunc nuw nsw i64 %28 to i32
  %30 = sub nuw nsw i32 64, %29
  %31 = tail call noundef i64 @llvm.bitreverse.i64(i64 %13)
  %32 = and i32 %16, 31
  %33 = tail call noundef i32 asm "shf.l.wrap.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %14, i32 %14, i32 %32) #5, !srcloc !13
  %34 = lshr i32 %14, 1
  %35 = xor i32 %34, %14
  %36 = tail call noundef i32 @llvm.nvvm.prmt(i32 %14, i32 %16, i32 359)
  %37 = and i32 %14, 65535
  %38 = shl nuw nsw i32 %37, 8
  %39 = or i32 %38, %37
  %40 = and i32 %39, 16711935
  %41 = shl nuw nsw i32 %40, 4
  %42 = or i32 %41, %40
  %43 = and i32 %42, 252645135
  %44 = shl nuw nsw i32 %43, 2
  %45 = or i32 %44, %43
  %46 = and i32 %45, 858993459
  %47 = shl nuw nsw i32 %46, 1
  %48 = or i32 %47, %46
  %49 = and i32 %48, 1431655765
  %50 = and i32 %16, 65535
  %51 = shl nuw nsw i32 %50, 8
  %52 = or i32 %51, %50
  %53 = and i32 %52, 16711935
  %54 = shl nuw nsw i32 %53, 4
  %55 = or i32 %54, %53
  %56 = and i32 %55, 252645135
  %57 = shl nuw nsw i32 %56, 2
  %58 = or i32 %57, %56
  %59 = and i32 %58, 858993459
  %60 = shl nuw i32 %59, 2
  %61 = shl nuw nsw i32 %59, 1
  %62 = or i32 %60, %61
  %63 = and i32 %62, -1431655766
  %64 = or disjoint i32 %63, %49
  %65 = and i32 %16, %14
  %66 = xor i32 %16, %14
  %67 = lshr i32 %66, 1
  %68 = add i32 %67, %65
  %69 = lshr i32 %14, 16
  %70 = shl nuw nsw i32 %69, 8
  %71 = or i32 %70, %69
  %72 = and i32 %71, 16711935
  %73 = shl nuw nsw i32 %72, 4
  %74 = or i32 %73, %72
  %75 = and i32 %74, 252645135
  %76 = shl nuw nsw i32 %75, 2
  %77 = or i32 %76, %75
  %78 = and i32 %77, 858993459
  %79 = shl nuw nsw i32 %78, 1
  %80 = or i32 %79, %78
  %81 = and i32 %80, 1431655765
  %82 = zext nneg i32 %81 to i64
  %83 = shl nuw nsw i64 %82, 32
  %84 = zext nneg i32 %49 to i64
  %85 = or disjoint i64 %83, %84
  %86 = lshr i32 %37, 8
  %87 = or disjoint i32 %38, %86
  %88 = trunc i32 %87 to i16
  %89 = trunc nuw nsw i64 %18 to i8
  %90 = and i8 %89, 1
  %91 = and i32 %14, 255
  %92 = and i32 %16, 255
  %93 = add nuw nsw i32 %92, %91
  %94 = tail call i32 @llvm.umin.i32(i32 %93, i32 255)
  %95 = trunc nuw i32 %94 to i8
  %96 = getelementptr inbounds %struct.Tricks, ptr %1, i64 %11
  store i32 %17, ptr %96, align 8, !tbaa !14
  %97 = getelementptr inbounds i8, ptr %96, i64 4
  store i32 %19, ptr %97, align 4, !tbaa !14
  %98 = getelementptr inbounds i8, ptr %96, i64 8
  store i32 %20, ptr %98, align 8, !tbaa !14
  %99 = getelementptr inbounds i8, ptr %96, i64 12
  store i32 %22, ptr %99, align 4, !tbaa !14
  %100 = getelementptr inbounds i8, ptr %96, i64 16
  store i32 %25, ptr %100, align 8, !tbaa !14
  %101 = getelementptr inbounds i8, ptr %96, i64 20
  store i32 %30, ptr %101, align 4, !tbaa !14
  %102 = getelementptr inbounds i8, ptr %96, i64 24
  store i32 %23, ptr %102, align 8, !tbaa !14
  %103 = getelementptr inbounds i8, ptr %96, i64 28
  store i32 %33, ptr %103, align 4, !tbaa !14
  %104 = getelementptr inbounds i8, ptr %96, i64 32
  store i32 %35, ptr %104, align 8, !tbaa !14
  %105 = getelementptr inbounds i8, ptr %96, i64 36
  store i32 %36, ptr %105, align 4, !tbaa !14
  %106 = getelementptr inbounds i8, ptr %96, i64 40
  store i32 %64, ptr %106, align 8, !tbaa !14
  %107 = getelementptr inbounds i8, ptr %96, i64 44
  store i32 %68, ptr %107, align 4, !tbaa !14
  %108 = getelementptr inbounds i8, ptr %96, i64 48
  store i64 %31, ptr %108, align 8, !tbaa !8
  %109 = getelementptr inbounds i8, ptr %96, i64 56
  store i64 %85, ptr %109, align 8, !tbaa !8
  %110 = getelementptr inbounds i8, ptr %96, i64 64
  store i16 %88, ptr %110, align 8, !tbaa !16
  %111 = getelementptr inbounds i8, ptr %96, i64 66
  store i8 %90, ptr %111, align 2, !tbaa !18
  %112 = getelementptr inbounds i8, ptr %96, i64 67
  store i8 %95, ptr %112, align 1, !tbaa !18
  br label %113

113:                                              ; preds = %3, %10
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
