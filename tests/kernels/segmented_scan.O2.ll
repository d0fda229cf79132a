; ModuleID = 'segmented_scan.cu'
source_filename = "segmented_scan.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Item = type { i32, i32 }

@_ZZ14segmented_scanE5warps = internal unnamed_addr addrspace(3) global [8 x %struct.Item] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local %struct.Item @_Z9warp_scan4Itemj(ptr nocapture noundef byval(%struct.Item) align 4 %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 4
  %4 = load i32, ptr %0, align 4, !tbaa !8
  %5 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %4, i32 1, i32 0)
  %6 = load i32, ptr %3, align 4, !tbaa !13
  %7 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %6, i32 1, i32 0)
  %8 = icmp eq i32 %1, 0
  br i1 %8, label %18, label %9

9:                                                ; preds = %2
  %10 = load i64, ptr %0, align 4
  %11 = trunc i64 %10 to i32
  %12 = lshr i64 %10, 32
  %13 = trunc nuw i64 %12 to i32
  %14 = icmp ult i64 %10, 4294967296
  %15 = select i1 %14, i32 %5, i32 0
  %16 = add nsw i32 %15, %11
  %17 = or i32 %7, %13
  store i32 %16, ptr %0, align 4, !tbaa !13
  store i32 %17, ptr %3, align 4, !tbaa !13
  br label %18

18:                                               ; preds = %9, %2
  %19 = phi i32 [ %17, %9 ], [ %6, %2 ]
  %20 = load i32, ptr %0, align 4, !tbaa !13
  %21 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %20, i32 2, i32 0)
  %22 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %19, i32 2, i32 0)
  %23 = icmp ult i32 %1, 2
  br i1 %23, label %33, label %24

24:                                               ; preds = %18
  %25 = load i64, ptr %0, align 4
  %26 = trunc i64 %25 to i32
  %27 = lshr i64 %25, 32
  %28 = trunc nuw i64 %27 to i32
  %29 = icmp ult i64 %25, 4294967296
  %30 = select i1 %29, i32 %21, i32 0
  %31 = add nsw i32 %30, %26
  %32 = or i32 %22, %28
  store i32 %31, ptr %0, align 4, !tbaa !13
  store i32 %32, ptr %3, align 4, !tbaa !13
  br label %33

33:                                               ; preds = %24, %18
  %34 = phi i32 [ %32, %24 ], [ %19, %18 ]
  %35 = phi i32 [ %31, %24 ], [ %20, %18 ]
  %36 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %35, i32 4, i32 0)
  %37 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %34, i32 4, i32 0)
  %38 = icmp ult i32 %1, 4
  br i1 %38, label %48, label %39

39:                                               ; preds = %33
  %40 = load i64, ptr %0, align 4
  %41 = trunc i64 %40 to i32
  %42 = lshr i64 %40, 32
  %43 = trunc nuw i64 %42 to i32
  %44 = icmp ult i64 %40, 4294967296
  %45 = select i1 %44, i32 %36, i32 0
  %46 = add nsw i32 %45, %41
  %47 = or i32 %37, %43
  store i32 %46, ptr %0, align 4, !tbaa !13
  store i32 %47, ptr %3, align 4, !tbaa !13
  br label %48

48:                                               ; preds = %39, %33
  %49 = phi i32 [ %47, %39 ], [ %34, %33 ]
  %50 = phi i32 [ %46, %39 ], [ %35, %33 ]
  %51 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %50, i32 8, i32 0)
  %52 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %49, i32 8, i32 0)
  %53 = icmp ult i32 %1, 8
  br i1 %53, label %63, label %54

54:                                               ; preds = %48
  %55 = load i64, ptr %0, align 4
  %56 = trunc i64 %55 to i32
  %57 = lshr i64 %55, 32
  %58 = trunc nuw i64 %57 to i32
  %59 = icmp ult i64 %55, 4294967296
  %60 = select i1 %59, i32 %51, i32 0
  %61 = add nsw i32 %60, %56
  %62 = or i32 %52, %58
  store i32 %61, ptr %0, align 4, !tbaa !13
  store i32 %62, ptr %3, align 4, !tbaa !13
  br label %63

63:                                               ; preds = %54, %48
  %64 = phi i32 [ %62, %54 ], [ %49, %48 ]
  %65 = phi i32 [ %61, %54 ], [ %50, %48 ]
  %66 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %65, i32 16, i32 0)
  %67 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %64, i32 16, i32 0)
  %68 = icmp ult i32 %1, 16
  br i1 %68, label %78, label %69

69:                                               ; preds = %63
  %70 = load i64, ptr %0, align 4
  %71 = trunc i64 %70 to i32
  %72 = lshr i64 %70, 32
  %73 = trunc nuw i64 %72 to i32
  %74 = icmp ult i64 %70, 4294967296
  %75 = select i1 %74, i32 %66, i32 0
  %76 = add nsw i32 %75, %71
  %77 = or i32 %67, %73
  br label %78

78:                                               ; preds = %69, %63
  %79 = phi i32 [ %77, %69 ], [ %64, %63 ]
  %80 = phi i32 [ %76, %69 ], [ %65, %63 ]
  %81 = insertvalue %struct.Item poison, i32 %80, 0
  %82 = insertvalue %struct.Item %81, i32 %79, 1
  ret %struct.Item %82
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @segmented_scan(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly %2) local_unnamed_addr #1 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = and i32 %4, 31
  %6 = lshr i32 %4, 5
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 8
  %9 = add i32 %8, %4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr %0, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !13
  %13 = getelementptr inbounds i8, ptr %1, i64 %10
  %14 = load i8, ptr %13, align 1, !tbaa !14
  %15 = zext i8 %14 to i32
  %16 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %12, i32 1, i32 0)
  %17 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %15, i32 1, i32 0)
  %18 = icmp eq i32 %5, 0
  %19 = icmp eq i8 %14, 0
  %20 = select i1 %19, i32 %16, i32 0
  %21 = select i1 %18, i32 0, i32 %20
  %22 = add nsw i32 %12, %21
  %23 = select i1 %18, i32 0, i32 %17
  %24 = or i32 %23, %15
  %25 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %22, i32 2, i32 0)
  %26 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %24, i32 2, i32 0)
  %27 = icmp ult i32 %5, 2
  %28 = icmp eq i32 %24, 0
  %29 = select i1 %28, i32 %25, i32 0
  %30 = select i1 %27, i32 0, i32 %29
  %31 = add nsw i32 %22, %30
  %32 = select i1 %27, i32 0, i32 %26
  %33 = or i32 %24, %32
  %34 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %31, i32 4, i32 0)
  %35 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %33, i32 4, i32 0)
  %36 = icmp ult i32 %5, 4
  %37 = icmp eq i32 %33, 0
  %38 = select i1 %37, i32 %34, i32 0
  %39 = select i1 %36, i32 0, i32 %38
  %40 = add nsw i32 %31, %39
  %41 = select i1 %36, i32 0, i32 %35
  %42 = or i32 %33, %41
  %43 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %40, i32 8, i32 0)
  %44 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %42, i32 8, i32 0)
  %45 = icmp ult i32 %5, 8
  %46 = icmp eq i32 %42, 0
  %47 = select i1 %46, i32 %43, i32 0
  %48 = select i1 %45, i32 0, i32 %47
  %49 = add nsw i32 %40, %48
  %50 = select i1 %45, i32 0, i32 %44
  %51 = or i32 %42, %50
  %52 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %49, i32 16, i32 0)
  %53 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %51, i32 16, i32 0)
  %54 = icmp ult i32 %5, 16
  %55 = icmp eq i32 %51, 0
  %56 = select i1 %55, i32 %52, i32 0
  %57 = select i1 %54, i32 0, i32 %53
  %58 = or i32 %51, %57
  %59 = select i1 %54, i32 0, i32 %56
  %60 = add nsw i32 %49, %59
  %61 = icmp eq i32 %5, 31
  br i1 %61, label %62, label %66

62:                                               ; preds = %3
  %63 = zext nneg i32 %6 to i64
  %64 = getelementptr inbounds [8 x %struct.Item], ptr addrspacecast (ptr addrspace(3) @_ZZ14segmented_scanE5warps to ptr), i64 0, i64 %63
  %65 = getelementptr inbounds i8, ptr %64, i64 4
  store i32 %60, ptr %64, align 4, !tbaa !13
  store i32 %58, ptr %65, align 4, !tbaa !13
  br label %66

66:                                               ; preds = %62, %3
  tail call void @llvm.nvvm.barrier0()
  %67 = icmp ult i32 %4, 32
  br i1 %67, label %68, label %116

68:                                               ; preds = %66
  br i1 %45, label %69, label %75

69:                                               ; preds = %68
  %70 = zext nneg i32 %5 to i64
  %71 = getelementptr inbounds [8 x %struct.Item], ptr addrspacecast (ptr addrspace(3) @_ZZ14segmented_scanE5warps to ptr), i64 0, i64 %70
  %72 = getelementptr inbounds i8, ptr %71, i64 4
  %73 = load i32, ptr %71, align 4, !tbaa !13
  %74 = load i32, ptr %72, align 4, !tbaa !13
  br label %75

75:                                               ; preds = %68, %69
  %76 = phi i32 [ %73, %69 ], [ 0, %68 ]
  %77 = phi i32 [ %74, %69 ], [ 0, %68 ]
  %78 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %76, i32 1, i32 0)
  %79 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %77, i32 1, i32 0)
  %80 = icmp eq i32 %77, 0
  %81 = select i1 %80, i32 %78, i32 0
  %82 = select i1 %18, i32 0, i32 %81
  %83 = add nsw i32 %76, %82
  %84 = select i1 %18, i32 0, i32 %79
  %85 = or i32 %77, %84
  %86 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %83, i32 2, i32 0)
  %87 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %85, i32 2, i32 0)
  %88 = icmp eq i32 %85, 0
  %89 = select i1 %88, i32 %86, i32 0
  %90 = select i1 %27, i32 0, i32 %89
  %91 = add nsw i32 %83, %90
  %92 = select i1 %27, i32 0, i32 %87
  %93 = or i32 %85, %92
  %94 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %91, i32 4, i32 0)
  %95 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %93, i32 4, i32 0)
  %96 = icmp eq i32 %93, 0
  %97 = select i1 %96, i32 %94, i32 0
  %98 = select i1 %36, i32 0, i32 %97
  %99 = add nsw i32 %91, %98
  %100 = select i1 %36, i32 0, i32 %95
  %101 = or i32 %93, %100
  %102 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %99, i32 8, i32 0)
  %103 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %101, i32 8, i32 0)
  %104 = icmp eq i32 %101, 0
  %105 = select i1 %104, i32 %102, i32 0
  %106 = select i1 %45, i32 0, i32 %105
  %107 = add nsw i32 %99, %106
  %108 = select i1 %45, i32 0, i32 %103
  %109 = or i32 %101, %108
  %110 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %107, i32 16, i32 0)
  %111 = tail call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %109, i32 16, i32 0)
  br i1 %45, label %112, label %116

112:                                              ; preds = %75
  %113 = zext nneg i32 %5 to i64
  %114 = getelementptr inbounds [8 x %struct.Item], ptr addrspacecast (ptr addrspace(3) @_ZZ14segmented_scanE5warps to ptr), i64 0, i64 %113
  %115 = getelementptr inbounds i8, ptr %114, i64 4
  store i32 %107, ptr %114, align 4, !tbaa !13
  store i32 %109, ptr %115, align 4, !tbaa !13
  br label %116

116:                                              ; preds = %75, %112, %66
  tail call void @llvm.nvvm.barrier0()
  br i1 %67, label %126, label %117

117:                                              ; preds = %116
  %118 = add nsw i32 %6, -1
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds [8 x %struct.Item], ptr addrspacecast (ptr addrspace(3) @_ZZ14segmented_scanE5warps to ptr), i64 0, i64 %119
  %121 = load i64, ptr %120, align 4
  %122 = trunc i64 %121 to i32
  %123 = icmp eq i32 %58, 0
  %124 = select i1 %123, i32 %122, i32 0
  %125 = add nsw i32 %124, %60
  br label %126

126:                                              ; preds = %117, %116
  %127 = phi i32 [ %125, %117 ], [ %60, %116 ]
  %128 = getelementptr inbounds i32, ptr %2, i64 %10
  store i32 %127, ptr %128, align 4, !tbaa !13
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @segmented_scan, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !10, i64 0}
!9 = !{!"_ZTS4Item", !10, i64 0, !10, i64 4}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = !{!10, !10, i64 0}
!14 = !{!11, !11, i64 0}
