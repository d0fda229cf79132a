; ModuleID = 'packet_parse.cu'
source_filename = "packet_parse.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.Header = type <{ i8, i16, i32, i64 }>
%struct.Answer = type { i32, i32, i64, i8 }
%union.Payload = type { i64 }

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
  br label %125

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
  %76 = load i64, ptr %14, align 8
  %77 = lshr i64 %76, 20
  %78 = and i64 %77, 16777215
  %79 = trunc i64 %78 to i32
  %80 = add nsw i32 %79, 1
  %81 = sext i32 %80 to i64
  %82 = load i64, ptr %14, align 8
  %83 = and i64 %81, 16777215
  %84 = shl i64 %83, 20
  %85 = and i64 %82, -17592184995841
  %86 = or i64 %85, %84
  store i64 %86, ptr %14, align 8
  %87 = load i64, ptr %14, align 8
  %88 = and i64 %87, 1048575
  %89 = load i64, ptr %14, align 8
  %90 = lshr i64 %89, 20
  %91 = and i64 %90, 16777215
  %92 = add nsw i64 %88, %91
  %93 = load i64, ptr %14, align 8
  %94 = ashr i64 %93, 44
  %95 = add nsw i64 %92, %94
  %96 = getelementptr inbounds %struct.Answer, ptr %13, i32 0, i32 2
  store i64 %95, ptr %96, align 8
  store i32 0, ptr %15, align 4
  br label %97

97:                                               ; preds = %117, %50
  %98 = load i32, ptr %15, align 4
  %99 = getelementptr inbounds %struct.Header, ptr %11, i32 0, i32 1
  %100 = load i16, ptr %99, align 1
  %101 = zext i16 %100 to i32
  %102 = srem i32 %101, 16
  %103 = icmp slt i32 %98, %102
  br i1 %103, label %104, label %120

104:                                              ; preds = %97
  %105 = getelementptr inbounds %struct.Answer, ptr %13, i32 0, i32 2
  %106 = load i64, ptr %105, align 8
  %107 = mul nsw i64 %106, 31
  %108 = load ptr, ptr %10, align 8
  %109 = load i32, ptr %15, align 4
  %110 = sext i32 %109 to i64
  %111 = add i64 15, %110
  %112 = getelementptr inbounds i8, ptr %108, i64 %111
  %113 = load i8, ptr %112, align 1
  %114 = zext i8 %113 to i64
  %115 = add nsw i64 %107, %114
  %116 = getelementptr inbounds %struct.Answer, ptr %13, i32 0, i32 2
  store i64 %115, ptr %116, align 8
  br label %117

117:                                              ; preds = %104
  %118 = load i32, ptr %15, align 4
  %119 = add nsw i32 %118, 1
  store i32 %119, ptr %15, align 4
  br label %97, !llvm.loop !10

120:                                              ; preds = %97
  %121 = load ptr, ptr %7, align 8
  %122 = load i32, ptr %9, align 4
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds %struct.Answer, ptr %121, i64 %123
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %124, ptr align 8 %13, i64 24, i1 false)
  br label %125

125:                                              ; preds = %120, %24
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
