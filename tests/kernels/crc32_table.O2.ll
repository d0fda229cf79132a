; ModuleID = 'crc32_table.cu'
source_filename = "crc32_table.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@nibble_table = dso_local addrspace(4) externally_initialized global [16 x i32] [i32 0, i32 498536548, i32 997073096, i32 651767980, i32 1994146192, i32 1802195444, i32 1303535960, i32 1342533948, i32 -306674912, i32 -267414716, i32 -690576408, i32 -882789492, i32 -1687895376, i32 -2032938284, i32 -1609899400, i32 -1111625188], align 4
@_ZZ11crc32_tableE10byte_table = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @nibble_table to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef i32 @_Z10crc_nibblePKhi(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %8, label %6

4:                                                ; preds = %8
  %5 = xor i32 %29, -1
  br label %6

6:                                                ; preds = %4, %2
  %7 = phi i32 [ 0, %2 ], [ %5, %4 ]
  ret i32 %7

8:                                                ; preds = %2, %8
  %9 = phi i32 [ %30, %8 ], [ 0, %2 ]
  %10 = phi i32 [ %29, %8 ], [ -1, %2 ]
  %11 = zext nneg i32 %9 to i64
  %12 = getelementptr inbounds i8, ptr %0, i64 %11
  %13 = load i8, ptr %12, align 1, !tbaa !8
  %14 = zext i8 %13 to i32
  %15 = xor i32 %10, %14
  %16 = and i32 %15, 15
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(4) @nibble_table to ptr), i64 0, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !11
  %20 = lshr i32 %10, 4
  %21 = xor i32 %19, %20
  %22 = lshr i32 %14, 4
  %23 = and i32 %21, 15
  %24 = xor i32 %23, %22
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(4) @nibble_table to ptr), i64 0, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !11
  %28 = lshr i32 %21, 4
  %29 = xor i32 %28, %27
  %30 = add nuw nsw i32 %9, 1
  %31 = icmp eq i32 %30, %1
  br i1 %31, label %4, label %8, !llvm.loop !13
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none)
define dso_local noundef i32 @_Z8crc_bytePKhiPKj(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2) local_unnamed_addr #1 {
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %51

5:                                                ; preds = %3
  %6 = and i32 %1, 1
  %7 = icmp eq i32 %1, 1
  br i1 %7, label %34, label %8

8:                                                ; preds = %5
  %9 = and i32 %1, 2147483646
  br label %10

10:                                               ; preds = %10, %8
  %11 = phi i32 [ -1, %8 ], [ %31, %10 ]
  %12 = phi ptr [ %0, %8 ], [ %23, %10 ]
  %13 = phi i32 [ 0, %8 ], [ %32, %10 ]
  %14 = getelementptr inbounds i8, ptr %12, i64 1
  %15 = load i8, ptr %12, align 1, !tbaa !8
  %16 = trunc i32 %11 to i8
  %17 = xor i8 %15, %16
  %18 = zext i8 %17 to i64
  %19 = getelementptr inbounds i32, ptr %2, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !11
  %21 = lshr i32 %11, 8
  %22 = xor i32 %20, %21
  %23 = getelementptr inbounds i8, ptr %12, i64 2
  %24 = load i8, ptr %14, align 1, !tbaa !8
  %25 = trunc i32 %22 to i8
  %26 = xor i8 %24, %25
  %27 = zext i8 %26 to i64
  %28 = getelementptr inbounds i32, ptr %2, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !11
  %30 = lshr i32 %22, 8
  %31 = xor i32 %29, %30
  %32 = add i32 %13, 2
  %33 = icmp eq i32 %32, %9
  br i1 %33, label %34, label %10, !llvm.loop !15

34:                                               ; preds = %10, %5
  %35 = phi i32 [ poison, %5 ], [ %31, %10 ]
  %36 = phi i32 [ -1, %5 ], [ %31, %10 ]
  %37 = phi ptr [ %0, %5 ], [ %23, %10 ]
  %38 = icmp eq i32 %6, 0
  br i1 %38, label %48, label %39

39:                                               ; preds = %34
  %40 = load i8, ptr %37, align 1, !tbaa !8
  %41 = trunc i32 %36 to i8
  %42 = xor i8 %40, %41
  %43 = zext i8 %42 to i64
  %44 = getelementptr inbounds i32, ptr %2, i64 %43
  %45 = load i32, ptr %44, align 4, !tbaa !11
  %46 = lshr i32 %36, 8
  %47 = xor i32 %45, %46
  br label %48

48:                                               ; preds = %34, %39
  %49 = phi i32 [ %35, %34 ], [ %47, %39 ]
  %50 = xor i32 %49, -1
  br label %51

51:                                               ; preds = %48, %3
  %52 = phi i32 [ 0, %3 ], [ %50, %48 ]
  ret i32 %52
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @crc32_table(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, ptr nocapture noundef writeonly %3, ptr nocapture noundef writeonly %4) local_unnamed_addr #2 {
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = icmp ult i32 %6, 256
  %8 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br i1 %7, label %9, label %55

9:                                                ; preds = %5, %9
  %10 = phi i32 [ %53, %9 ], [ %6, %5 ]
  %11 = and i32 %10, 1
  %12 = icmp eq i32 %11, 0
  %13 = lshr i32 %10, 1
  %14 = xor i32 %13, -306674912
  %15 = select i1 %12, i32 %13, i32 %14
  %16 = and i32 %15, 1
  %17 = icmp eq i32 %16, 0
  %18 = lshr i32 %15, 1
  %19 = xor i32 %18, -306674912
  %20 = select i1 %17, i32 %18, i32 %19
  %21 = and i32 %20, 1
  %22 = icmp eq i32 %21, 0
  %23 = lshr i32 %20, 1
  %24 = xor i32 %23, -306674912
  %25 = select i1 %22, i32 %23, i32 %24
  %26 = and i32 %25, 1
  %27 = icmp eq i32 %26, 0
  %28 = lshr i32 %25, 1
  %29 = xor i32 %28, -306674912
  %30 = select i1 %27, i32 %28, i32 %29
  %31 = and i32 %30, 1
  %32 = icmp eq i32 %31, 0
  %33 = lshr i32 %30, 1
  %34 = xor i32 %33, -306674912
  %35 = select i1 %32, i32 %33, i32 %34
  %36 = and i32 %35, 1
  %37 = icmp eq i32 %36, 0
  %38 = lshr i32 %35, 1
  %39 = xor i32 %38, -306674912
  %40 = select i1 %37, i32 %38, i32 %39
  %41 = and i32 %40, 1
  %42 = icmp eq i32 %41, 0
  %43 = lshr i32 %40, 1
  %44 = xor i32 %43, -306674912
  %45 = select i1 %42, i32 %43, i32 %44
  %46 = and i32 %45, 1
  %47 = icmp eq i32 %46, 0
  %48 = lshr i32 %45, 1
  %49 = xor i32 %48, -306674912
  %50 = select i1 %47, i32 %48, i32 %49
  %51 = zext nneg i32 %10 to i64
  %52 = getelementptr inbounds [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11crc32_tableE10byte_table to ptr), i64 0, i64 %51
  store i32 %50, ptr %52, align 4, !tbaa !11
  %53 = add nuw nsw i32 %10, %8
  %54 = icmp ult i32 %53, 256
  br i1 %54, label %9, label %55, !llvm.loop !16

55:                                               ; preds = %9, %5
  tail call void @llvm.nvvm.barrier0()
  %56 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %57 = mul i32 %56, %8
  %58 = add i32 %57, %6
  %59 = icmp slt i32 %58, %2
  br i1 %59, label %60, label %143

60:                                               ; preds = %55
  %61 = sext i32 %58 to i64
  %62 = sext i32 %1 to i64
  %63 = mul nsw i64 %62, %61
  %64 = getelementptr inbounds i8, ptr %0, i64 %63
  %65 = icmp sgt i32 %1, 0
  br i1 %65, label %73, label %138

66:                                               ; preds = %73
  %67 = xor i32 %94, -1
  %68 = getelementptr inbounds i32, ptr %3, i64 %61
  store i32 %67, ptr %68, align 4, !tbaa !11
  %69 = and i32 %1, 1
  %70 = icmp eq i32 %1, 1
  br i1 %70, label %121, label %71

71:                                               ; preds = %66
  %72 = and i32 %1, 2147483646
  br label %97

73:                                               ; preds = %60, %73
  %74 = phi i32 [ %95, %73 ], [ 0, %60 ]
  %75 = phi i32 [ %94, %73 ], [ -1, %60 ]
  %76 = zext nneg i32 %74 to i64
  %77 = getelementptr inbounds i8, ptr %64, i64 %76
  %78 = load i8, ptr %77, align 1, !tbaa !8
  %79 = zext i8 %78 to i32
  %80 = xor i32 %75, %79
  %81 = and i32 %80, 15
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(4) @nibble_table to ptr), i64 0, i64 %82
  %84 = load i32, ptr %83, align 4, !tbaa !11
  %85 = lshr i32 %75, 4
  %86 = xor i32 %84, %85
  %87 = lshr i32 %79, 4
  %88 = and i32 %86, 15
  %89 = xor i32 %88, %87
  %90 = zext nneg i32 %89 to i64
  %91 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(4) @nibble_table to ptr), i64 0, i64 %90
  %92 = load i32, ptr %91, align 4, !tbaa !11
  %93 = lshr i32 %86, 4
  %94 = xor i32 %93, %92
  %95 = add nuw nsw i32 %74, 1
  %96 = icmp eq i32 %95, %1
  br i1 %96, label %66, label %73, !llvm.loop !13

97:                                               ; preds = %97, %71
  %98 = phi i32 [ -1, %71 ], [ %118, %97 ]
  %99 = phi ptr [ %64, %71 ], [ %110, %97 ]
  %100 = phi i32 [ 0, %71 ], [ %119, %97 ]
  %101 = getelementptr inbounds i8, ptr %99, i64 1
  %102 = load i8, ptr %99, align 1, !tbaa !8
  %103 = trunc i32 %98 to i8
  %104 = xor i8 %102, %103
  %105 = zext i8 %104 to i64
  %106 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11crc32_tableE10byte_table to ptr), i64 %105
  %107 = load i32, ptr %106, align 4, !tbaa !11
  %108 = lshr i32 %98, 8
  %109 = xor i32 %107, %108
  %110 = getelementptr inbounds i8, ptr %99, i64 2
  %111 = load i8, ptr %101, align 1, !tbaa !8
  %112 = trunc i32 %109 to i8
  %113 = xor i8 %111, %112
  %114 = zext i8 %113 to i64
  %115 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11crc32_tableE10byte_table to ptr), i64 %114
  %116 = load i32, ptr %115, align 4, !tbaa !11
  %117 = lshr i32 %109, 8
  %118 = xor i32 %116, %117
  %119 = add i32 %100, 2
  %120 = icmp eq i32 %119, %72
  br i1 %120, label %121, label %97, !llvm.loop !15

121:                                              ; preds = %97, %66
  %122 = phi i32 [ poison, %66 ], [ %118, %97 ]
  %123 = phi i32 [ -1, %66 ], [ %118, %97 ]
  %124 = phi ptr [ %64, %66 ], [ %110, %97 ]
  %125 = icmp eq i32 %69, 0
  br i1 %125, label %135, label %126

126:                                              ; preds = %121
  %127 = load i8, ptr %124, align 1, !tbaa !8
  %128 = trunc i32 %123 to i8
  %129 = xor i8 %127, %128
  %130 = zext i8 %129 to i64
  %131 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11crc32_tableE10byte_table to ptr), i64 %130
  %132 = load i32, ptr %131, align 4, !tbaa !11
  %133 = lshr i32 %123, 8
  %134 = xor i32 %132, %133
  br label %135

135:                                              ; preds = %121, %126
  %136 = phi i32 [ %122, %121 ], [ %134, %126 ]
  %137 = xor i32 %136, -1
  br label %140

138:                                              ; preds = %60
  %139 = getelementptr inbounds i32, ptr %3, i64 %61
  store i32 0, ptr %139, align 4, !tbaa !11
  br label %140

140:                                              ; preds = %138, %135
  %141 = phi i32 [ %137, %135 ], [ 0, %138 ]
  %142 = getelementptr inbounds i32, ptr %4, i64 %61
  store i32 %141, ptr %142, align 4, !tbaa !11
  br label %143

143:                                              ; preds = %55, %140
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @crc32_table, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = !{!12, !12, i64 0}
!12 = !{!"int", !9, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
!16 = distinct !{!16, !14}
