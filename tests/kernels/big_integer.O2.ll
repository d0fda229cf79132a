; ModuleID = 'big_integer.cu'
source_filename = "big_integer.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Big = type { [4 x i64] }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local noundef range(i32 0, 2) i32 @_Z7big_addRK3BigS1_PS_(ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %1, ptr nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = load i64, ptr %0, align 8, !tbaa !8
  %5 = load i64, ptr %1, align 8, !tbaa !8
  %6 = add i64 %4, %5
  %7 = icmp ult i64 %6, %4
  store i64 %6, ptr %2, align 8, !tbaa !8
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = load i64, ptr %8, align 8, !tbaa !8
  %10 = zext i64 %9 to i128
  %11 = getelementptr inbounds i8, ptr %1, i64 8
  %12 = load i64, ptr %11, align 8, !tbaa !8
  %13 = zext i64 %12 to i128
  %14 = zext i1 %7 to i128
  %15 = add nuw nsw i128 %10, %14
  %16 = add nuw nsw i128 %15, %13
  %17 = trunc i128 %16 to i64
  %18 = getelementptr inbounds i8, ptr %2, i64 8
  store i64 %17, ptr %18, align 8, !tbaa !8
  %19 = lshr i128 %16, 64
  %20 = getelementptr inbounds i8, ptr %0, i64 16
  %21 = load i64, ptr %20, align 8, !tbaa !8
  %22 = zext i64 %21 to i128
  %23 = getelementptr inbounds i8, ptr %1, i64 16
  %24 = load i64, ptr %23, align 8, !tbaa !8
  %25 = zext i64 %24 to i128
  %26 = add nuw nsw i128 %19, %22
  %27 = add nuw nsw i128 %26, %25
  %28 = trunc i128 %27 to i64
  %29 = getelementptr inbounds i8, ptr %2, i64 16
  store i64 %28, ptr %29, align 8, !tbaa !8
  %30 = lshr i128 %27, 64
  %31 = getelementptr inbounds i8, ptr %0, i64 24
  %32 = load i64, ptr %31, align 8, !tbaa !8
  %33 = zext i64 %32 to i128
  %34 = getelementptr inbounds i8, ptr %1, i64 24
  %35 = load i64, ptr %34, align 8, !tbaa !8
  %36 = zext i64 %35 to i128
  %37 = add nuw nsw i128 %30, %33
  %38 = add nuw nsw i128 %37, %36
  %39 = trunc i128 %38 to i64
  %40 = getelementptr inbounds i8, ptr %2, i64 24
  store i64 %39, ptr %40, align 8, !tbaa !8
  %41 = lshr i128 %38, 64
  %42 = trunc nuw nsw i128 %41 to i32
  ret i32 %42
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Big @_Z7big_mulRK3BigS1_(ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %1) local_unnamed_addr #1 {
  %3 = load i64, ptr %0, align 8, !tbaa !8
  %4 = zext i64 %3 to i128
  %5 = load i64, ptr %1, align 8, !tbaa !8
  %6 = zext i64 %5 to i128
  %7 = mul nuw i128 %6, %4
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = getelementptr inbounds i8, ptr %1, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !8
  %12 = zext i64 %11 to i128
  %13 = mul nuw i128 %12, %4
  %14 = add nuw i128 %9, %13
  %15 = lshr i128 %14, 64
  %16 = getelementptr inbounds i8, ptr %1, i64 16
  %17 = load i64, ptr %16, align 8, !tbaa !8
  %18 = zext i64 %17 to i128
  %19 = mul nuw i128 %18, %4
  %20 = add nuw i128 %15, %19
  %21 = lshr i128 %20, 64
  %22 = getelementptr inbounds i8, ptr %1, i64 24
  %23 = load i64, ptr %22, align 8, !tbaa !8
  %24 = zext i64 %23 to i128
  %25 = mul nuw i128 %24, %4
  %26 = add nuw i128 %21, %25
  %27 = getelementptr inbounds i8, ptr %0, i64 8
  %28 = load i64, ptr %27, align 8, !tbaa !8
  %29 = zext i64 %28 to i128
  %30 = mul nuw i128 %6, %29
  %31 = and i128 %14, 18446744073709551615
  %32 = add nuw i128 %31, %30
  %33 = trunc i128 %32 to i64
  %34 = lshr i128 %32, 64
  %35 = mul nuw i128 %12, %29
  %36 = and i128 %20, 18446744073709551615
  %37 = add nuw nsw i128 %36, %34
  %38 = add nuw i128 %37, %35
  %39 = lshr i128 %38, 64
  %40 = mul nuw i128 %18, %29
  %41 = add nuw i128 %26, %39
  %42 = add i128 %41, %40
  %43 = getelementptr inbounds i8, ptr %0, i64 16
  %44 = load i64, ptr %43, align 8, !tbaa !8
  %45 = zext i64 %44 to i128
  %46 = mul nuw i128 %6, %45
  %47 = and i128 %38, 18446744073709551615
  %48 = add nuw i128 %47, %46
  %49 = trunc i128 %48 to i64
  %50 = lshr i128 %48, 64
  %51 = mul nuw i128 %12, %45
  %52 = add i128 %42, %50
  %53 = add i128 %52, %51
  %54 = getelementptr inbounds i8, ptr %0, i64 24
  %55 = load i64, ptr %54, align 8, !tbaa !8
  %56 = zext i64 %55 to i128
  %57 = mul nuw i128 %6, %56
  %58 = add i128 %53, %57
  %59 = trunc i128 %58 to i64
  %60 = insertvalue %struct.Big poison, i64 %8, 0, 0
  %61 = insertvalue %struct.Big %60, i64 %33, 0, 1
  %62 = insertvalue %struct.Big %61, i64 %49, 0, 2
  %63 = insertvalue %struct.Big %62, i64 %59, 0, 3
  ret %struct.Big %63
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef range(i32 0, -1) i32 @_Z7big_modRK3Bigj(ptr nocapture noundef nonnull readonly align 8 dereferenceable(32) %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = zext i32 %1 to i64
  %4 = getelementptr inbounds i8, ptr %0, i64 24
  %5 = load i64, ptr %4, align 8, !tbaa !8
  %6 = lshr i64 %5, 32
  %7 = trunc nuw i64 %6 to i32
  %8 = urem i32 %7, %1
  %9 = zext i32 %8 to i64
  %10 = shl nuw i64 %9, 32
  %11 = and i64 %5, 4294967295
  %12 = or disjoint i64 %10, %11
  %13 = urem i64 %12, %3
  %14 = getelementptr inbounds i8, ptr %0, i64 16
  %15 = load i64, ptr %14, align 8, !tbaa !8
  %16 = tail call i64 @llvm.fshl.i64(i64 %13, i64 %15, i64 32)
  %17 = urem i64 %16, %3
  %18 = shl nuw i64 %17, 32
  %19 = and i64 %15, 4294967295
  %20 = or disjoint i64 %18, %19
  %21 = urem i64 %20, %3
  %22 = getelementptr inbounds i8, ptr %0, i64 8
  %23 = load i64, ptr %22, align 8, !tbaa !8
  %24 = tail call i64 @llvm.fshl.i64(i64 %21, i64 %23, i64 32)
  %25 = urem i64 %24, %3
  %26 = shl nuw i64 %25, 32
  %27 = and i64 %23, 4294967295
  %28 = or disjoint i64 %26, %27
  %29 = urem i64 %28, %3
  %30 = load i64, ptr %0, align 8, !tbaa !8
  %31 = tail call i64 @llvm.fshl.i64(i64 %29, i64 %30, i64 32)
  %32 = urem i64 %31, %3
  %33 = shl nuw i64 %32, 32
  %34 = and i64 %30, 4294967295
  %35 = or disjoint i64 %33, %34
  %36 = urem i64 %35, %3
  %37 = trunc nuw i64 %36 to i32
  ret i32 %37
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @big_integer(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly %2, ptr nocapture noundef writeonly %3, ptr nocapture noundef writeonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef writeonly %6, i32 noundef %7) local_unnamed_addr #2 {
  %9 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = icmp slt i32 %13, %7
  br i1 %14, label %15, label %150

15:                                               ; preds = %8
  %16 = sext i32 %13 to i64
  %17 = getelementptr inbounds %struct.Big, ptr %0, i64 %16
  %18 = getelementptr inbounds %struct.Big, ptr %1, i64 %16
  %19 = load i64, ptr %17, align 8, !tbaa !8
  %20 = load i64, ptr %18, align 8, !tbaa !8
  %21 = add i64 %20, %19
  %22 = icmp ult i64 %21, %19
  %23 = getelementptr inbounds i8, ptr %17, i64 8
  %24 = load i64, ptr %23, align 8, !tbaa !8
  %25 = zext i64 %24 to i128
  %26 = getelementptr inbounds i8, ptr %18, i64 8
  %27 = load i64, ptr %26, align 8, !tbaa !8
  %28 = zext i64 %27 to i128
  %29 = zext i1 %22 to i128
  %30 = add nuw nsw i128 %29, %25
  %31 = add nuw nsw i128 %30, %28
  %32 = trunc i128 %31 to i64
  %33 = lshr i128 %31, 64
  %34 = getelementptr inbounds i8, ptr %17, i64 16
  %35 = load i64, ptr %34, align 8, !tbaa !8
  %36 = zext i64 %35 to i128
  %37 = getelementptr inbounds i8, ptr %18, i64 16
  %38 = load i64, ptr %37, align 8, !tbaa !8
  %39 = zext i64 %38 to i128
  %40 = add nuw nsw i128 %39, %36
  %41 = add nuw nsw i128 %40, %33
  %42 = trunc i128 %41 to i64
  %43 = lshr i128 %41, 64
  %44 = getelementptr inbounds i8, ptr %17, i64 24
  %45 = load i64, ptr %44, align 8, !tbaa !8
  %46 = zext i64 %45 to i128
  %47 = getelementptr inbounds i8, ptr %18, i64 24
  %48 = load i64, ptr %47, align 8, !tbaa !8
  %49 = zext i64 %48 to i128
  %50 = add nuw nsw i128 %49, %46
  %51 = add nuw nsw i128 %50, %43
  %52 = trunc i128 %51 to i64
  %53 = lshr i128 %51, 64
  %54 = trunc nuw nsw i128 %53 to i32
  %55 = getelementptr inbounds i32, ptr %4, i64 %16
  store i32 %54, ptr %55, align 4, !tbaa !12
  %56 = getelementptr inbounds %struct.Big, ptr %2, i64 %16
  store i64 %21, ptr %56, align 8
  %57 = getelementptr inbounds i8, ptr %56, i64 8
  store i64 %32, ptr %57, align 8
  %58 = getelementptr inbounds i8, ptr %56, i64 16
  store i64 %42, ptr %58, align 8
  %59 = getelementptr inbounds i8, ptr %56, i64 24
  store i64 %52, ptr %59, align 8, !tbaa !14
  %60 = load i64, ptr %17, align 8, !tbaa !8
  %61 = zext i64 %60 to i128
  %62 = load i64, ptr %18, align 8, !tbaa !8
  %63 = zext i64 %62 to i128
  %64 = mul nuw i128 %63, %61
  %65 = trunc i128 %64 to i64
  %66 = lshr i128 %64, 64
  %67 = load i64, ptr %26, align 8, !tbaa !8
  %68 = zext i64 %67 to i128
  %69 = mul nuw i128 %68, %61
  %70 = add nuw i128 %66, %69
  %71 = lshr i128 %70, 64
  %72 = load i64, ptr %37, align 8, !tbaa !8
  %73 = zext i64 %72 to i128
  %74 = mul nuw i128 %73, %61
  %75 = add nuw i128 %71, %74
  %76 = lshr i128 %75, 64
  %77 = load i64, ptr %47, align 8, !tbaa !8
  %78 = zext i64 %77 to i128
  %79 = mul nuw i128 %78, %61
  %80 = load i64, ptr %23, align 8, !tbaa !8
  %81 = zext i64 %80 to i128
  %82 = mul nuw i128 %81, %63
  %83 = and i128 %70, 18446744073709551615
  %84 = add nuw i128 %82, %83
  %85 = trunc i128 %84 to i64
  %86 = lshr i128 %84, 64
  %87 = mul nuw i128 %81, %68
  %88 = and i128 %75, 18446744073709551615
  %89 = add nuw i128 %88, %87
  %90 = add nuw i128 %89, %86
  %91 = lshr i128 %90, 64
  %92 = mul nuw i128 %81, %73
  %93 = load i64, ptr %34, align 8, !tbaa !8
  %94 = zext i64 %93 to i128
  %95 = mul nuw i128 %94, %63
  %96 = and i128 %90, 18446744073709551615
  %97 = add nuw i128 %96, %95
  %98 = trunc i128 %97 to i64
  %99 = lshr i128 %97, 64
  %100 = mul nuw i128 %94, %68
  %101 = load i64, ptr %44, align 8, !tbaa !8
  %102 = zext i64 %101 to i128
  %103 = mul nuw i128 %102, %63
  %104 = add i128 %92, %79
  %105 = add i128 %104, %76
  %106 = add i128 %105, %100
  %107 = add i128 %106, %103
  %108 = add i128 %107, %91
  %109 = add i128 %108, %99
  %110 = trunc i128 %109 to i64
  %111 = getelementptr inbounds %struct.Big, ptr %3, i64 %16
  store i64 %65, ptr %111, align 8
  %112 = getelementptr inbounds i8, ptr %111, i64 8
  store i64 %85, ptr %112, align 8
  %113 = getelementptr inbounds i8, ptr %111, i64 16
  store i64 %98, ptr %113, align 8
  %114 = getelementptr inbounds i8, ptr %111, i64 24
  store i64 %110, ptr %114, align 8, !tbaa !14
  %115 = getelementptr inbounds i32, ptr %5, i64 %16
  %116 = load i32, ptr %115, align 4, !tbaa !12
  %117 = zext i32 %116 to i64
  %118 = load i64, ptr %44, align 8, !tbaa !8
  %119 = lshr i64 %118, 32
  %120 = trunc nuw i64 %119 to i32
  %121 = urem i32 %120, %116
  %122 = zext i32 %121 to i64
  %123 = shl nuw i64 %122, 32
  %124 = and i64 %118, 4294967295
  %125 = or disjoint i64 %123, %124
  %126 = urem i64 %125, %117
  %127 = load i64, ptr %34, align 8, !tbaa !8
  %128 = tail call i64 @llvm.fshl.i64(i64 %126, i64 %127, i64 32)
  %129 = urem i64 %128, %117
  %130 = shl nuw i64 %129, 32
  %131 = and i64 %127, 4294967295
  %132 = or disjoint i64 %130, %131
  %133 = urem i64 %132, %117
  %134 = load i64, ptr %23, align 8, !tbaa !8
  %135 = tail call i64 @llvm.fshl.i64(i64 %133, i64 %134, i64 32)
  %136 = urem i64 %135, %117
  %137 = shl nuw i64 %136, 32
  %138 = and i64 %134, 4294967295
  %139 = or disjoint i64 %137, %138
  %140 = urem i64 %139, %117
  %141 = load i64, ptr %17, align 8, !tbaa !8
  %142 = tail call i64 @llvm.fshl.i64(i64 %140, i64 %141, i64 32)
  %143 = urem i64 %142, %117
  %144 = shl nuw i64 %143, 32
  %145 = and i64 %141, 4294967295
  %146 = or disjoint i64 %144, %145
  %147 = urem i64 %146, %117
  %148 = trunc nuw i64 %147 to i32
  %149 = getelementptr inbounds i32, ptr %6, i64 %16
  store i32 %148, ptr %149, align 4, !tbaa !12
  br label %150

150:                                              ; preds = %8, %15
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @big_integer, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{!9, !9, i64 0}
!9 = !{!"long long", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !10, i64 0}
!14 = !{!10, !10, i64 0}
