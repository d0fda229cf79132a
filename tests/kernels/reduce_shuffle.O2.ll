; ModuleID = 'reduce_shuffle.cu'
source_filename = "reduce_shuffle.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Range = type { i32, i32, i32 }

@_ZZ14reduce_shuffleE7partial = internal unnamed_addr addrspace(3) global [32 x %struct.Range] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local void @reduce_shuffle(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %1
  br i1 %9, label %10, label %13

10:                                               ; preds = %3
  %11 = tail call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %12 = mul i32 %11, %5
  br label %46

13:                                               ; preds = %46, %3
  %14 = phi i32 [ 0, %3 ], [ %54, %46 ]
  %15 = phi i32 [ 2147483647, %3 ], [ %55, %46 ]
  %16 = phi i32 [ -2147483648, %3 ], [ %56, %46 ]
  %17 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %14, i32 16, i32 31)
  %18 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %15, i32 16, i32 31)
  %19 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %16, i32 16, i32 31)
  %20 = add nsw i32 %17, %14
  %21 = tail call noundef i32 @llvm.smin.i32(i32 %15, i32 %18)
  %22 = tail call noundef i32 @llvm.smax.i32(i32 %16, i32 %19)
  %23 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %20, i32 8, i32 31)
  %24 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %21, i32 8, i32 31)
  %25 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %22, i32 8, i32 31)
  %26 = add nsw i32 %23, %20
  %27 = tail call noundef i32 @llvm.smin.i32(i32 %21, i32 %24)
  %28 = tail call noundef i32 @llvm.smax.i32(i32 %22, i32 %25)
  %29 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %26, i32 4, i32 31)
  %30 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %27, i32 4, i32 31)
  %31 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %28, i32 4, i32 31)
  %32 = add nsw i32 %29, %26
  %33 = tail call noundef i32 @llvm.smin.i32(i32 %27, i32 %30)
  %34 = tail call noundef i32 @llvm.smax.i32(i32 %28, i32 %31)
  %35 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %32, i32 2, i32 31)
  %36 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %33, i32 2, i32 31)
  %37 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %34, i32 2, i32 31)
  %38 = add nsw i32 %35, %32
  %39 = tail call noundef i32 @llvm.smin.i32(i32 %33, i32 %36)
  %40 = tail call noundef i32 @llvm.smax.i32(i32 %34, i32 %37)
  %41 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %38, i32 1, i32 31)
  %42 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %39, i32 1, i32 31)
  %43 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %40, i32 1, i32 31)
  %44 = and i32 %7, 31
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %59, label %68

46:                                               ; preds = %10, %46
  %47 = phi i32 [ -2147483648, %10 ], [ %56, %46 ]
  %48 = phi i32 [ 2147483647, %10 ], [ %55, %46 ]
  %49 = phi i32 [ 0, %10 ], [ %54, %46 ]
  %50 = phi i32 [ %8, %10 ], [ %57, %46 ]
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr %0, i64 %51
  %53 = load i32, ptr %52, align 4, !tbaa !8
  %54 = add nsw i32 %53, %49
  %55 = tail call noundef i32 @llvm.smin.i32(i32 %48, i32 %53)
  %56 = tail call noundef i32 @llvm.smax.i32(i32 %47, i32 %53)
  %57 = add i32 %50, %12
  %58 = icmp slt i32 %57, %1
  br i1 %58, label %46, label %13, !llvm.loop !12

59:                                               ; preds = %13
  %60 = tail call noundef i32 @llvm.smax.i32(i32 %40, i32 %43)
  %61 = tail call noundef i32 @llvm.smin.i32(i32 %39, i32 %42)
  %62 = add nsw i32 %41, %38
  %63 = lshr exact i32 %7, 5
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds [32 x %struct.Range], ptr addrspacecast (ptr addrspace(3) @_ZZ14reduce_shuffleE7partial to ptr), i64 0, i64 %64
  %66 = getelementptr inbounds i8, ptr %65, i64 8
  %67 = getelementptr inbounds i8, ptr %65, i64 4
  store i32 %62, ptr %65, align 4, !tbaa !8
  store i32 %61, ptr %67, align 4, !tbaa !8
  store i32 %60, ptr %66, align 4, !tbaa !8
  br label %68

68:                                               ; preds = %59, %13
  tail call void @llvm.nvvm.barrier0()
  %69 = icmp ult i32 %7, 32
  br i1 %69, label %70, label %125

70:                                               ; preds = %68
  %71 = lshr i32 %5, 5
  %72 = icmp ult i32 %44, %71
  %73 = zext nneg i32 %44 to i64
  %74 = getelementptr inbounds [32 x %struct.Range], ptr addrspacecast (ptr addrspace(3) @_ZZ14reduce_shuffleE7partial to ptr), i64 0, i64 %73
  br i1 %72, label %75, label %77

75:                                               ; preds = %70
  %76 = load i32, ptr %74, align 4, !tbaa !8
  br label %77

77:                                               ; preds = %70, %75
  %78 = phi i32 [ %76, %75 ], [ 0, %70 ]
  br i1 %72, label %79, label %82

79:                                               ; preds = %77
  %80 = getelementptr inbounds i8, ptr %74, i64 4
  %81 = load i32, ptr %80, align 4, !tbaa !8
  br label %82

82:                                               ; preds = %77, %79
  %83 = phi i32 [ %81, %79 ], [ 2147483647, %77 ]
  br i1 %72, label %84, label %87

84:                                               ; preds = %82
  %85 = getelementptr inbounds i8, ptr %74, i64 8
  %86 = load i32, ptr %85, align 4, !tbaa !8
  br label %87

87:                                               ; preds = %82, %84
  %88 = phi i32 [ %86, %84 ], [ -2147483648, %82 ]
  %89 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %78, i32 16, i32 31)
  %90 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %83, i32 16, i32 31)
  %91 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %88, i32 16, i32 31)
  %92 = add nsw i32 %89, %78
  %93 = tail call noundef i32 @llvm.smin.i32(i32 %83, i32 %90)
  %94 = tail call noundef i32 @llvm.smax.i32(i32 %88, i32 %91)
  %95 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %92, i32 8, i32 31)
  %96 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %93, i32 8, i32 31)
  %97 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %94, i32 8, i32 31)
  %98 = add nsw i32 %95, %92
  %99 = tail call noundef i32 @llvm.smin.i32(i32 %93, i32 %96)
  %100 = tail call noundef i32 @llvm.smax.i32(i32 %94, i32 %97)
  %101 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %98, i32 4, i32 31)
  %102 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %99, i32 4, i32 31)
  %103 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %100, i32 4, i32 31)
  %104 = add nsw i32 %101, %98
  %105 = tail call noundef i32 @llvm.smin.i32(i32 %99, i32 %102)
  %106 = tail call noundef i32 @llvm.smax.i32(i32 %100, i32 %103)
  %107 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %104, i32 2, i32 31)
  %108 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %105, i32 2, i32 31)
  %109 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %106, i32 2, i32 31)
  %110 = add nsw i32 %107, %104
  %111 = tail call noundef i32 @llvm.smin.i32(i32 %105, i32 %108)
  %112 = tail call noundef i32 @llvm.smax.i32(i32 %106, i32 %109)
  %113 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %110, i32 1, i32 31)
  %114 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %111, i32 1, i32 31)
  %115 = tail call noundef i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %112, i32 1, i32 31)
  br i1 %45, label %116, label %125

116:                                              ; preds = %87
  %117 = tail call noundef i32 @llvm.smax.i32(i32 %112, i32 %115)
  %118 = tail call noundef i32 @llvm.smin.i32(i32 %111, i32 %114)
  %119 = add nsw i32 %113, %110
  %120 = getelementptr inbounds i8, ptr %2, i64 8
  %121 = getelementptr inbounds i8, ptr %2, i64 4
  %122 = atomicrmw add ptr %2, i32 %119 seq_cst, align 4
  %123 = atomicrmw min ptr %121, i32 %118 seq_cst, align 4
  %124 = atomicrmw max ptr %120, i32 %117 seq_cst, align 4
  br label %125

125:                                              ; preds = %87, %116, %68
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
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
