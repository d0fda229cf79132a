; ModuleID = 'image_resize.cu'
source_filename = "image_resize.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.uchar4 = type { i8, i8, i8, i8 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.uchar4 @_Z5lerp46uchar4S_i(ptr nocapture noundef readonly byval(%struct.uchar4) align 4 %0, ptr nocapture noundef readonly byval(%struct.uchar4) align 4 %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = load i8, ptr %0, align 4, !tbaa !8
  %5 = zext i8 %4 to i32
  %6 = load i8, ptr %1, align 4, !tbaa !8
  %7 = zext i8 %6 to i32
  %8 = sub nsw i32 %7, %5
  %9 = mul nsw i32 %8, %2
  %10 = add nsw i32 %9, 128
  %11 = lshr i32 %10, 8
  %12 = trunc i32 %11 to i8
  %13 = add i8 %4, %12
  %14 = getelementptr inbounds i8, ptr %0, i64 1
  %15 = load i8, ptr %14, align 1, !tbaa !12
  %16 = zext i8 %15 to i32
  %17 = getelementptr inbounds i8, ptr %1, i64 1
  %18 = load i8, ptr %17, align 1, !tbaa !12
  %19 = zext i8 %18 to i32
  %20 = sub nsw i32 %19, %16
  %21 = mul nsw i32 %20, %2
  %22 = add nsw i32 %21, 128
  %23 = lshr i32 %22, 8
  %24 = trunc i32 %23 to i8
  %25 = add i8 %15, %24
  %26 = getelementptr inbounds i8, ptr %0, i64 2
  %27 = load i8, ptr %26, align 2, !tbaa !13
  %28 = zext i8 %27 to i32
  %29 = getelementptr inbounds i8, ptr %1, i64 2
  %30 = load i8, ptr %29, align 2, !tbaa !13
  %31 = zext i8 %30 to i32
  %32 = sub nsw i32 %31, %28
  %33 = mul nsw i32 %32, %2
  %34 = add nsw i32 %33, 128
  %35 = lshr i32 %34, 8
  %36 = trunc i32 %35 to i8
  %37 = add i8 %27, %36
  %38 = getelementptr inbounds i8, ptr %0, i64 3
  %39 = load i8, ptr %38, align 1, !tbaa !14
  %40 = zext i8 %39 to i32
  %41 = getelementptr inbounds i8, ptr %1, i64 3
  %42 = load i8, ptr %41, align 1, !tbaa !14
  %43 = zext i8 %42 to i32
  %44 = sub nsw i32 %43, %40
  %45 = mul nsw i32 %44, %2
  %46 = add nsw i32 %45, 128
  %47 = lshr i32 %46, 8
  %48 = trunc i32 %47 to i8
  %49 = add i8 %39, %48
  %50 = insertvalue %struct.uchar4 poison, i8 %13, 0
  %51 = insertvalue %struct.uchar4 %50, i8 %25, 1
  %52 = insertvalue %struct.uchar4 %51, i8 %37, 2
  %53 = insertvalue %struct.uchar4 %52, i8 %49, 3
  ret %struct.uchar4 %53
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @image_resize(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, ptr nocapture noundef writeonly %3, ptr nocapture noundef writeonly %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #1 {
  %8 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = mul nuw nsw i32 %13, %14
  %16 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = add nuw nsw i32 %15, %16
  %18 = icmp slt i32 %12, %5
  %19 = icmp slt i32 %17, %6
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %182

21:                                               ; preds = %7
  %22 = shl nsw i32 %12, 8
  %23 = add nsw i32 %1, -1
  %24 = mul nsw i32 %22, %23
  %25 = tail call i32 @llvm.smax.i32(i32 %5, i32 2)
  %26 = add nsw i32 %25, -1
  %27 = sdiv i32 %24, %26
  %28 = shl nsw i32 %17, 8
  %29 = add nsw i32 %2, -1
  %30 = mul nsw i32 %28, %29
  %31 = add nsw i32 %6, -1
  %32 = tail call i32 @llvm.umax.i32(i32 %31, i32 1)
  %33 = sdiv i32 %30, %32
  %34 = ashr i32 %27, 8
  %35 = ashr i32 %33, 8
  %36 = add nsw i32 %34, 1
  %37 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 %36, i32 %23)
  %38 = add nsw i32 %35, 1
  %39 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 %38, i32 %29)
  %40 = mul nsw i32 %35, %1
  %41 = add nsw i32 %40, %34
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds %struct.uchar4, ptr %0, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = trunc i32 %44 to i8
  %46 = lshr i32 %44, 8
  %47 = trunc i32 %46 to i8
  %48 = lshr i32 %44, 16
  %49 = trunc i32 %48 to i8
  %50 = lshr i32 %44, 24
  %51 = trunc nuw i32 %50 to i8
  %52 = add nsw i32 %40, %37
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds %struct.uchar4, ptr %0, i64 %53
  %55 = load i32, ptr %54, align 4
  %56 = lshr i32 %55, 8
  %57 = lshr i32 %55, 16
  %58 = lshr i32 %55, 24
  %59 = and i32 %27, 255
  %60 = and i32 %44, 255
  %61 = and i32 %55, 255
  %62 = sub nsw i32 %61, %60
  %63 = mul nsw i32 %62, %59
  %64 = add nsw i32 %63, 128
  %65 = lshr i32 %64, 8
  %66 = trunc i32 %65 to i8
  %67 = add i8 %66, %45
  %68 = and i32 %46, 255
  %69 = and i32 %56, 255
  %70 = sub nsw i32 %69, %68
  %71 = mul nsw i32 %70, %59
  %72 = add nsw i32 %71, 128
  %73 = lshr i32 %72, 8
  %74 = trunc i32 %73 to i8
  %75 = add i8 %74, %47
  %76 = and i32 %48, 255
  %77 = and i32 %57, 255
  %78 = sub nsw i32 %77, %76
  %79 = mul nsw i32 %78, %59
  %80 = add nsw i32 %79, 128
  %81 = lshr i32 %80, 8
  %82 = trunc i32 %81 to i8
  %83 = add i8 %82, %49
  %84 = sub nsw i32 %58, %50
  %85 = mul nsw i32 %84, %59
  %86 = add nsw i32 %85, 128
  %87 = lshr i32 %86, 8
  %88 = trunc i32 %87 to i8
  %89 = add i8 %88, %51
  %90 = mul nsw i32 %39, %1
  %91 = add nsw i32 %90, %34
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds %struct.uchar4, ptr %0, i64 %92
  %94 = load i32, ptr %93, align 4
  %95 = lshr i32 %94, 8
  %96 = lshr i32 %94, 16
  %97 = lshr i32 %94, 24
  %98 = add nsw i32 %90, %37
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds %struct.uchar4, ptr %0, i64 %99
  %101 = load i32, ptr %100, align 4
  %102 = lshr i32 %101, 8
  %103 = lshr i32 %101, 16
  %104 = lshr i32 %101, 24
  %105 = and i32 %94, 255
  %106 = and i32 %101, 255
  %107 = sub nsw i32 %106, %105
  %108 = mul nsw i32 %107, %59
  %109 = add nsw i32 %108, 128
  %110 = lshr i32 %109, 8
  %111 = add i32 %110, %94
  %112 = and i32 %95, 255
  %113 = and i32 %102, 255
  %114 = sub nsw i32 %113, %112
  %115 = mul nsw i32 %114, %59
  %116 = add nsw i32 %115, 128
  %117 = lshr i32 %116, 8
  %118 = add nuw nsw i32 %117, %95
  %119 = and i32 %96, 255
  %120 = and i32 %103, 255
  %121 = sub nsw i32 %120, %119
  %122 = mul nsw i32 %121, %59
  %123 = add nsw i32 %122, 128
  %124 = lshr i32 %123, 8
  %125 = add nuw nsw i32 %124, %96
  %126 = sub nsw i32 %104, %97
  %127 = mul nsw i32 %126, %59
  %128 = add nsw i32 %127, 128
  %129 = lshr i32 %128, 8
  %130 = add nuw nsw i32 %129, %97
  %131 = and i32 %33, 255
  %132 = zext i8 %67 to i32
  %133 = and i32 %111, 255
  %134 = sub nsw i32 %133, %132
  %135 = mul nsw i32 %134, %131
  %136 = add nsw i32 %135, 128
  %137 = lshr i32 %136, 8
  %138 = trunc i32 %137 to i8
  %139 = add i8 %67, %138
  %140 = zext i8 %75 to i32
  %141 = and i32 %118, 255
  %142 = sub nsw i32 %141, %140
  %143 = mul nsw i32 %142, %131
  %144 = add nsw i32 %143, 128
  %145 = lshr i32 %144, 8
  %146 = trunc i32 %145 to i8
  %147 = add i8 %75, %146
  %148 = zext i8 %83 to i32
  %149 = and i32 %125, 255
  %150 = sub nsw i32 %149, %148
  %151 = mul nsw i32 %150, %131
  %152 = add nsw i32 %151, 128
  %153 = lshr i32 %152, 8
  %154 = trunc i32 %153 to i8
  %155 = add i8 %83, %154
  %156 = zext i8 %89 to i32
  %157 = and i32 %130, 255
  %158 = sub nsw i32 %157, %156
  %159 = mul nsw i32 %158, %131
  %160 = add nsw i32 %159, 128
  %161 = lshr i32 %160, 8
  %162 = trunc i32 %161 to i8
  %163 = add i8 %89, %162
  %164 = mul nsw i32 %17, %5
  %165 = add nsw i32 %164, %12
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds %struct.uchar4, ptr %3, i64 %166
  store i8 %139, ptr %167, align 4, !tbaa !15
  %168 = getelementptr inbounds i8, ptr %167, i64 1
  store i8 %147, ptr %168, align 1, !tbaa !15
  %169 = getelementptr inbounds i8, ptr %167, i64 2
  store i8 %155, ptr %169, align 2, !tbaa !15
  %170 = getelementptr inbounds i8, ptr %167, i64 3
  store i8 %163, ptr %170, align 1, !tbaa !15
  %171 = zext i8 %139 to i32
  %172 = mul nuw nsw i32 %171, 77
  %173 = zext i8 %147 to i32
  %174 = mul nuw nsw i32 %173, 150
  %175 = add nuw nsw i32 %174, %172
  %176 = zext i8 %155 to i32
  %177 = mul nuw nsw i32 %176, 29
  %178 = add nuw nsw i32 %175, %177
  %179 = lshr i32 %178, 8
  %180 = trunc nuw i32 %179 to i8
  %181 = getelementptr inbounds i8, ptr %4, i64 %166
  store i8 %180, ptr %181, align 1, !tbaa !15
  br label %182

182:                                              ; preds = %7, %21
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
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
!4 = !{ptr @image_resize, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !10, i64 0}
!9 = !{!"_ZTS6uchar4", !10, i64 0, !10, i64 1, !10, i64 2, !10, i64 3}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!9, !10, i64 1}
!13 = !{!9, !10, i64 2}
!14 = !{!9, !10, i64 3}
!15 = !{!10, !10, i64 0}
