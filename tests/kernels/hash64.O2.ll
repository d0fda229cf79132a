; ModuleID = 'hash64.cu'
source_filename = "hash64.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef i64 @_Z9load_tailPKhi(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %23

4:                                                ; preds = %2
  %5 = and i32 %1, 1
  %6 = icmp eq i32 %1, 1
  br i1 %6, label %9, label %7

7:                                                ; preds = %4
  %8 = and i32 %1, 2147483646
  br label %25

9:                                                ; preds = %25, %4
  %10 = phi i64 [ poison, %4 ], [ %45, %25 ]
  %11 = phi i32 [ 0, %4 ], [ %46, %25 ]
  %12 = phi i64 [ 0, %4 ], [ %45, %25 ]
  %13 = icmp eq i32 %5, 0
  br i1 %13, label %23, label %14

14:                                               ; preds = %9
  %15 = zext nneg i32 %11 to i64
  %16 = getelementptr inbounds i8, ptr %0, i64 %15
  %17 = load i8, ptr %16, align 1, !tbaa !8
  %18 = zext i8 %17 to i64
  %19 = shl nsw i32 %11, 3
  %20 = zext nneg i32 %19 to i64
  %21 = shl i64 %18, %20
  %22 = or i64 %21, %12
  br label %23

23:                                               ; preds = %14, %9, %2
  %24 = phi i64 [ 0, %2 ], [ %10, %9 ], [ %22, %14 ]
  ret i64 %24

25:                                               ; preds = %25, %7
  %26 = phi i32 [ 0, %7 ], [ %46, %25 ]
  %27 = phi i64 [ 0, %7 ], [ %45, %25 ]
  %28 = phi i32 [ 0, %7 ], [ %47, %25 ]
  %29 = zext nneg i32 %26 to i64
  %30 = getelementptr inbounds i8, ptr %0, i64 %29
  %31 = load i8, ptr %30, align 1, !tbaa !8
  %32 = zext i8 %31 to i64
  %33 = shl nsw i32 %26, 3
  %34 = zext nneg i32 %33 to i64
  %35 = shl i64 %32, %34
  %36 = or i64 %35, %27
  %37 = or disjoint i32 %26, 1
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds i8, ptr %0, i64 %38
  %40 = load i8, ptr %39, align 1, !tbaa !8
  %41 = zext i8 %40 to i64
  %42 = shl nsw i32 %37, 3
  %43 = zext nneg i32 %42 to i64
  %44 = shl i64 %41, %43
  %45 = or i64 %44, %36
  %46 = add nuw nsw i32 %26, 2
  %47 = add i32 %28, 2
  %48 = icmp eq i32 %47, %8
  br i1 %48, label %9, label %25, !llvm.loop !11
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local void @hash64(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef writeonly %3, ptr nocapture noundef writeonly %4) local_unnamed_addr #1 {
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %2
  br i1 %11, label %12, label %192

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds i32, ptr %1, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !13
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i8, ptr %0, i64 %16
  %18 = getelementptr i8, ptr %14, i64 4
  %19 = load i32, ptr %18, align 4, !tbaa !13
  %20 = sub nsw i32 %19, %15
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %22, label %46

22:                                               ; preds = %12
  %23 = and i32 %20, 3
  %24 = sub i32 %15, %19
  %25 = icmp ugt i32 %24, -4
  br i1 %25, label %28, label %26

26:                                               ; preds = %22
  %27 = and i32 %20, 2147483644
  br label %52

28:                                               ; preds = %52, %22
  %29 = phi i64 [ poison, %22 ], [ %82, %52 ]
  %30 = phi i32 [ 0, %22 ], [ %83, %52 ]
  %31 = phi i64 [ -3750763034362895579, %22 ], [ %82, %52 ]
  %32 = icmp eq i32 %23, 0
  br i1 %32, label %46, label %33

33:                                               ; preds = %28, %33
  %34 = phi i32 [ %43, %33 ], [ %30, %28 ]
  %35 = phi i64 [ %42, %33 ], [ %31, %28 ]
  %36 = phi i32 [ %44, %33 ], [ 0, %28 ]
  %37 = zext nneg i32 %34 to i64
  %38 = getelementptr inbounds i8, ptr %17, i64 %37
  %39 = load i8, ptr %38, align 1, !tbaa !8
  %40 = zext i8 %39 to i64
  %41 = xor i64 %35, %40
  %42 = mul i64 %41, 1099511628211
  %43 = add nuw nsw i32 %34, 1
  %44 = add i32 %36, 1
  %45 = icmp eq i32 %44, %23
  br i1 %45, label %46, label %33, !llvm.loop !15

46:                                               ; preds = %28, %33, %12
  %47 = phi i64 [ -3750763034362895579, %12 ], [ %29, %28 ], [ %42, %33 ]
  %48 = getelementptr inbounds i64, ptr %3, i64 %13
  store i64 %47, ptr %48, align 8, !tbaa !17
  %49 = sext i32 %20 to i64
  %50 = xor i64 %49, -7046029254386353131
  %51 = icmp sgt i32 %20, 7
  br i1 %51, label %86, label %135

52:                                               ; preds = %52, %26
  %53 = phi i32 [ 0, %26 ], [ %83, %52 ]
  %54 = phi i64 [ -3750763034362895579, %26 ], [ %82, %52 ]
  %55 = phi i32 [ 0, %26 ], [ %84, %52 ]
  %56 = zext nneg i32 %53 to i64
  %57 = getelementptr inbounds i8, ptr %17, i64 %56
  %58 = load i8, ptr %57, align 1, !tbaa !8
  %59 = zext i8 %58 to i64
  %60 = xor i64 %54, %59
  %61 = mul i64 %60, 1099511628211
  %62 = or disjoint i32 %53, 1
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds i8, ptr %17, i64 %63
  %65 = load i8, ptr %64, align 1, !tbaa !8
  %66 = zext i8 %65 to i64
  %67 = xor i64 %61, %66
  %68 = mul i64 %67, 1099511628211
  %69 = or disjoint i32 %53, 2
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds i8, ptr %17, i64 %70
  %72 = load i8, ptr %71, align 1, !tbaa !8
  %73 = zext i8 %72 to i64
  %74 = xor i64 %68, %73
  %75 = mul i64 %74, 1099511628211
  %76 = or disjoint i32 %53, 3
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds i8, ptr %17, i64 %77
  %79 = load i8, ptr %78, align 1, !tbaa !8
  %80 = zext i8 %79 to i64
  %81 = xor i64 %75, %80
  %82 = mul i64 %81, 1099511628211
  %83 = add nuw nsw i32 %53, 4
  %84 = add i32 %55, 4
  %85 = icmp eq i32 %84, %27
  br i1 %85, label %28, label %52, !llvm.loop !19

86:                                               ; preds = %46, %86
  %87 = phi i64 [ %131, %86 ], [ %50, %46 ]
  %88 = phi i32 [ %133, %86 ], [ %20, %46 ]
  %89 = phi ptr [ %132, %86 ], [ %17, %46 ]
  %90 = load i8, ptr %89, align 1, !tbaa !8
  %91 = zext i8 %90 to i64
  %92 = getelementptr inbounds i8, ptr %89, i64 1
  %93 = load i8, ptr %92, align 1, !tbaa !8
  %94 = zext i8 %93 to i64
  %95 = shl nuw nsw i64 %94, 8
  %96 = or disjoint i64 %95, %91
  %97 = getelementptr inbounds i8, ptr %89, i64 2
  %98 = load i8, ptr %97, align 1, !tbaa !8
  %99 = zext i8 %98 to i64
  %100 = shl nuw nsw i64 %99, 16
  %101 = or disjoint i64 %100, %96
  %102 = getelementptr inbounds i8, ptr %89, i64 3
  %103 = load i8, ptr %102, align 1, !tbaa !8
  %104 = zext i8 %103 to i64
  %105 = shl nuw nsw i64 %104, 24
  %106 = or disjoint i64 %105, %101
  %107 = getelementptr inbounds i8, ptr %89, i64 4
  %108 = load i8, ptr %107, align 1, !tbaa !8
  %109 = zext i8 %108 to i64
  %110 = shl nuw nsw i64 %109, 32
  %111 = or disjoint i64 %110, %106
  %112 = getelementptr inbounds i8, ptr %89, i64 5
  %113 = load i8, ptr %112, align 1, !tbaa !8
  %114 = zext i8 %113 to i64
  %115 = shl nuw nsw i64 %114, 40
  %116 = or i64 %115, %111
  %117 = getelementptr inbounds i8, ptr %89, i64 6
  %118 = load i8, ptr %117, align 1, !tbaa !8
  %119 = zext i8 %118 to i64
  %120 = shl nuw nsw i64 %119, 48
  %121 = or i64 %120, %116
  %122 = getelementptr inbounds i8, ptr %89, i64 7
  %123 = load i8, ptr %122, align 1, !tbaa !8
  %124 = zext i8 %123 to i64
  %125 = shl nuw i64 %124, 56
  %126 = or i64 %125, %121
  %127 = xor i64 %126, %87
  %128 = mul i64 %127, -2960836687051489901
  %129 = tail call noundef i64 @llvm.nvvm.mulhi.ull(i64 %127, i64 -2960836687051489901)
  %130 = xor i64 %128, %129
  %131 = tail call i64 @llvm.fshl.i64(i64 %130, i64 %130, i64 29)
  %132 = getelementptr inbounds i8, ptr %89, i64 8
  %133 = add nsw i32 %88, -8
  %134 = icmp ugt i32 %88, 15
  br i1 %134, label %86, label %135, !llvm.loop !20

135:                                              ; preds = %86, %46
  %136 = phi ptr [ %17, %46 ], [ %132, %86 ]
  %137 = phi i32 [ %20, %46 ], [ %133, %86 ]
  %138 = phi i64 [ %50, %46 ], [ %131, %86 ]
  %139 = icmp sgt i32 %137, 0
  br i1 %139, label %140, label %183

140:                                              ; preds = %135
  %141 = and i32 %137, 1
  %142 = icmp eq i32 %137, 1
  br i1 %142, label %169, label %143

143:                                              ; preds = %140
  %144 = and i32 %137, 2147483646
  br label %145

145:                                              ; preds = %145, %143
  %146 = phi i32 [ 0, %143 ], [ %166, %145 ]
  %147 = phi i64 [ 0, %143 ], [ %165, %145 ]
  %148 = phi i32 [ 0, %143 ], [ %167, %145 ]
  %149 = zext nneg i32 %146 to i64
  %150 = getelementptr inbounds i8, ptr %136, i64 %149
  %151 = load i8, ptr %150, align 1, !tbaa !8
  %152 = zext i8 %151 to i64
  %153 = shl nsw i32 %146, 3
  %154 = zext nneg i32 %153 to i64
  %155 = shl i64 %152, %154
  %156 = or i64 %155, %147
  %157 = or disjoint i32 %146, 1
  %158 = zext nneg i32 %157 to i64
  %159 = getelementptr inbounds i8, ptr %136, i64 %158
  %160 = load i8, ptr %159, align 1, !tbaa !8
  %161 = zext i8 %160 to i64
  %162 = shl nsw i32 %157, 3
  %163 = zext nneg i32 %162 to i64
  %164 = shl i64 %161, %163
  %165 = or i64 %164, %156
  %166 = add nuw nsw i32 %146, 2
  %167 = add i32 %148, 2
  %168 = icmp eq i32 %167, %144
  br i1 %168, label %169, label %145, !llvm.loop !11

169:                                              ; preds = %145, %140
  %170 = phi i64 [ poison, %140 ], [ %165, %145 ]
  %171 = phi i32 [ 0, %140 ], [ %166, %145 ]
  %172 = phi i64 [ 0, %140 ], [ %165, %145 ]
  %173 = icmp eq i32 %141, 0
  br i1 %173, label %183, label %174

174:                                              ; preds = %169
  %175 = zext nneg i32 %171 to i64
  %176 = getelementptr inbounds i8, ptr %136, i64 %175
  %177 = load i8, ptr %176, align 1, !tbaa !8
  %178 = zext i8 %177 to i64
  %179 = shl nsw i32 %171, 3
  %180 = zext nneg i32 %179 to i64
  %181 = shl i64 %178, %180
  %182 = or i64 %181, %172
  br label %183

183:                                              ; preds = %174, %169, %135
  %184 = phi i64 [ 0, %135 ], [ %170, %169 ], [ %182, %174 ]
  %185 = xor i64 %184, %138
  %186 = mul i64 %185, -6884282663029611473
  %187 = tail call noundef i64 @llvm.nvvm.mulhi.ull(i64 %185, i64 -6884282663029611473)
  %188 = xor i64 %186, %187
  %189 = lshr i64 %188, 32
  %190 = xor i64 %189, %188
  %191 = getelementptr inbounds i64, ptr %4, i64 %13
  store i64 %190, ptr %191, align 8, !tbaa !17
  br label %192

192:                                              ; preds = %5, %183
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.nvvm.mulhi.ull(i64, i64) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @hash64, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !9, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{!18, !18, i64 0}
!18 = !{!"long long", !9, i64 0}
!19 = distinct !{!19, !12}
!20 = distinct !{!20, !12}
