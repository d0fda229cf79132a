; ModuleID = 'game_of_life.cu'
source_filename = "game_of_life.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @game_of_life(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = icmp slt i32 %9, %2
  %16 = icmp slt i32 %14, %3
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %106

18:                                               ; preds = %4
  %19 = icmp eq i32 %9, 0
  %20 = add nsw i32 %2, -1
  %21 = add nsw i32 %9, -1
  %22 = select i1 %19, i32 %20, i32 %21
  %23 = icmp eq i32 %9, %20
  %24 = add nsw i32 %9, 1
  %25 = select i1 %23, i32 0, i32 %24
  %26 = sext i32 %9 to i64
  %27 = sext i32 %22 to i64
  %28 = sext i32 %25 to i64
  %29 = icmp eq i32 %14, 0
  %30 = add nsw i32 %3, -1
  %31 = add nsw i32 %14, -1
  %32 = icmp eq i32 %31, %3
  %33 = select i1 %32, i32 0, i32 %31
  %34 = select i1 %29, i32 %30, i32 %33
  %35 = mul nsw i32 %34, %2
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %0, i64 %36
  %38 = getelementptr inbounds i32, ptr %37, i64 %26
  %39 = load i32, ptr %38, align 4, !tbaa !8
  %40 = getelementptr inbounds i32, ptr %37, i64 %27
  %41 = load i32, ptr %40, align 4, !tbaa !8
  %42 = tail call i32 @llvm.fshl.i32(i32 %39, i32 %41, i32 1)
  %43 = getelementptr inbounds i32, ptr %37, i64 %28
  %44 = load i32, ptr %43, align 4, !tbaa !8
  %45 = tail call i32 @llvm.fshl.i32(i32 %44, i32 %39, i32 31)
  %46 = xor i32 %42, %45
  %47 = xor i32 %46, %39
  %48 = and i32 %42, %45
  %49 = and i32 %46, %39
  %50 = xor i32 %48, %49
  %51 = mul nsw i32 %14, %2
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i32, ptr %0, i64 %52
  %54 = getelementptr inbounds i32, ptr %53, i64 %26
  %55 = load i32, ptr %54, align 4, !tbaa !8
  %56 = getelementptr inbounds i32, ptr %53, i64 %27
  %57 = load i32, ptr %56, align 4, !tbaa !8
  %58 = tail call i32 @llvm.fshl.i32(i32 %55, i32 %57, i32 1)
  %59 = getelementptr inbounds i32, ptr %53, i64 %28
  %60 = load i32, ptr %59, align 4, !tbaa !8
  %61 = tail call i32 @llvm.fshl.i32(i32 %60, i32 %55, i32 31)
  %62 = and i32 %58, %47
  %63 = xor i32 %58, %47
  %64 = xor i32 %62, %50
  %65 = and i32 %63, %61
  %66 = xor i32 %63, %61
  %67 = xor i32 %64, %65
  %68 = or i32 %65, %62
  %69 = and i32 %68, %50
  %70 = add nuw nsw i32 %14, 1
  %71 = icmp eq i32 %70, %3
  %72 = select i1 %71, i32 0, i32 %70
  %73 = mul nsw i32 %72, %2
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i32, ptr %0, i64 %74
  %76 = getelementptr inbounds i32, ptr %75, i64 %26
  %77 = load i32, ptr %76, align 4, !tbaa !8
  %78 = getelementptr inbounds i32, ptr %75, i64 %27
  %79 = load i32, ptr %78, align 4, !tbaa !8
  %80 = tail call i32 @llvm.fshl.i32(i32 %77, i32 %79, i32 1)
  %81 = xor i32 %80, %66
  %82 = getelementptr inbounds i32, ptr %75, i64 %28
  %83 = load i32, ptr %82, align 4, !tbaa !8
  %84 = tail call i32 @llvm.fshl.i32(i32 %83, i32 %77, i32 31)
  %85 = xor i32 %81, %84
  %86 = xor i32 %85, %77
  %87 = and i32 %80, %66
  %88 = xor i32 %87, %67
  %89 = and i32 %81, %84
  %90 = xor i32 %88, %89
  %91 = and i32 %85, %77
  %92 = xor i32 %90, %91
  %93 = or i32 %89, %87
  %94 = and i32 %93, %67
  %95 = or i32 %94, %69
  %96 = and i32 %91, %88
  %97 = or i32 %95, %96
  %98 = xor i32 %97, -1
  %99 = or i32 %55, %86
  %100 = and i32 %99, %98
  %101 = and i32 %100, %92
  %102 = mul nsw i32 %14, %2
  %103 = add nsw i32 %102, %9
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds i32, ptr %1, i64 %104
  store i32 %101, ptr %105, align 4, !tbaa !8
  br label %106

106:                                              ; preds = %4, %18
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @game_of_life, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
