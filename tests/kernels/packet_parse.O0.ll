; ModuleID = 'packet_parse.cu'
source_filename = "packet_parse.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.Header = type <{ i8, i16, i32, i64 }>
%struct.Answer = type { i32, i32, i64, i8 }
%union.Payload = type { i64, [8 x i8] }
%struct.anon = type { i32, i32, i32 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @packet_parse(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca %struct.Header, align 1
  %12 = alloca i32, align 4
  %13 = alloca %struct.Answer, align 8
  %14 = alloca %union.Payload, align 8
  %15 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %16 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %9, align 4
  %21 = load i32, ptr %9, align 4
  %22 = load i32, ptr %8, align 4
  %23 = icmp sge i32 %21, %22
  br i1 %23, label %24, label %25

24:                                               ; preds = %4
  br label %127

25:                                               ; preds = %4
  %26 = load ptr, ptr %5, align 8
  %27 = load ptr, ptr %6, align 8
  %28 = load i32, ptr %9, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i8, ptr %26, i64 %32
  store ptr %33, ptr %10, align 8
  store i32 0, ptr %12, align 4
  br label %34

34:                                               ; preds = %47, %25
  %35 = load i32, ptr %12, align 4
  %36 = zext i32 %35 to i64
  %37 = icmp ult i64 %36, 15
  br i1 %37, label %38, label %50

38:                                               ; preds = %34
  %39 = load ptr, ptr %10, align 8
  %40 = load i32, ptr %12, align 4
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds i8, ptr %39, i64 %41
  %43 = load i8, ptr %42, align 1
  %44 = load i32, ptr %12, align 4
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds i8, ptr %11, i64 %45
  store i8 %43, ptr %46, align 1
  br label %47

47:                                               ; preds = %38
  %48 = load i32, ptr %12, align 4
  %49 = add i32 %48, 1
  store i32 %49, ptr %12, align 4
  br label %34, !llvm.loop !8

50:                                               ; preds = %34
  %51 = getelementptr inbounds %struct.Header, ptr %11, i32 0, i32 2
  %52 = load i32, ptr %51, align 1
  %53 = getelementptr inbounds %struct.Answer, ptr %13, i32 0, i32 0
  store i32 %52, ptr %53, align 8
  %54 = load i8, ptr %11, align 1
  %55 = lshr i8 %54, 7
  %56 = icmp ne i8 %55, 0
  %57 = getelementptr inbounds %struct.Answer, ptr %13, i32 0, i32 3
  %58 = zext i1 %56 to i8
  store i8 %58, ptr %57, align 8
  %59 = load i8, ptr %11, align 1
  %60 = and i8 %59, 15
  %61 = zext i8 %60 to i32
  %62 = mul nsw i32 %61, 100
  %63 = load i8, ptr %11, align 1
  %64 = lshr i8 %63, 4
  %65 = and i8 %64, 7
  %66 = zext i8 %65 to i32
  %67 = add nsw i32 %62, %66
  %68 = getelementptr inbounds %struct.Answer, ptr %13, i32 0, i32 1
  store i32 %67, ptr %68, align 4
  %69 = getelementptr inbounds %struct.Header, ptr %11, i32 0, i32 3
  %70 = load i64, ptr %69, align 1
  store i64 %70, ptr %14, align 8
  %71 = getelementptr inbounds [4 x i16], ptr %14, i64 0, i64 3
  %72 = load i16, ptr %71, align 2
  %73 = zext i16 %72 to i32
  %74 = xor i32 %73, 32769
  %75 = trunc i32 %74 to i16
  store i16 %75, ptr %71, align 2
  %76 = getelementptr inbounds %struct.anon, ptr %14, i32 0, i32 1
  %77 = load i32, ptr %76, align 4
  %78 = and i32 %77, 16777215
  %79 = add nsw i32 %78, 1
  %80 = load i32, ptr %76, align 4
  %81 = and i32 %79, 16777215
  %82 = and i32 %80, -16777216
  %83 = or i32 %82, %81
  store i32 %83, ptr %76, align 4
  %84 = load i32, ptr %14, align 8
  %85 = and i32 %84, 1048575
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds %struct.anon, ptr %14, i32 0, i32 1
  %88 = load i32, ptr %87, align 4
  %89 = and i32 %88, 16777215
  %90 = zext i32 %89 to i64
  %91 = add nsw i64 %86, %90
  %92 = getelementptr inbounds %struct.anon, ptr %14, i32 0, i32 2
  %93 = load i32, ptr %92, align 8
  %94 = shl i32 %93, 12
  %95 = ashr i32 %94, 12
  %96 = sext i32 %95 to i64
  %97 = add nsw i64 %91, %96
  %98 = getelementptr inbounds %struct.Answer, ptr %13, i32 0, i32 2
  store i64 %97, ptr %98, align 8
  store i32 0, ptr %15, align 4
  br label %99

99:                                               ; preds = %119, %50
  %100 = load i32, ptr %15, align 4
  %101 = getelementptr inbounds %struct.Header, ptr %11, i32 0, i32 1
  %102 = load i16, ptr %101, align 1
  %103 = zext i16 %102 to i32
  %104 = srem i32 %103, 16
  %105 = icmp slt i32 %100, %104
  br i1 %105, label %106, label %122

106:                                              ; preds = %99
  %107 = getelementptr inbounds %struct.Answer, ptr %13, i32 0, i32 2
  %108 = load i64, ptr %107, align 8
  %109 = mul nsw i64 %108, 31
  %110 = load ptr, ptr %10, align 8
  %111 = load i32, ptr %15, align 4
  %112 = sext i32 %111 to i64
  %113 = add i64 15, %112
  %114 = getelementptr inbounds i8, ptr %110, i64 %113
  %115 = load i8, ptr %114, align 1
  %116 = zext i8 %115 to i64
  %117 = add nsw i64 %109, %116
  %118 = getelementptr inbounds %struct.Answer, ptr %13, i32 0, i32 2
  store i64 %117, ptr %118, align 8
  br label %119

119:                                              ; preds = %106
  %120 = load i32, ptr %15, align 4
  %121 = add nsw i32 %120, 1
  store i32 %121, ptr %15, align 4
  br label %99, !llvm.loop !10

122:                                              ; preds = %99
  %123 = load ptr, ptr %7, align 8
  %124 = load i32, ptr %9, align 4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds %struct.Answer, ptr %123, i64 %125
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %126, ptr align 8 %13, i64 24, i1 false)
  br label %127

127:                                              ; preds = %122, %24
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @packet_parse, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
