; ModuleID = 'double_buffer.cu'
source_filename = "double_buffer.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Buffers = type { i32*, i32* }
%struct.uint3 = type { i32, i32, i32 }

@_ZZ13double_bufferE5first = internal addrspace(3) global [128 x i32] undef, align 4
@_ZZ13double_bufferE6second = internal addrspace(3) global [128 x i32] undef, align 4
@_ZZ13double_bufferE7sources = internal addrspace(3) global [2 x i32*] undef, align 8

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z8exchangeP7Buffers(%struct.Buffers* noundef %0) #0 {
  %2 = alloca %struct.Buffers*, align 8
  %3 = alloca i32*, align 8
  store %struct.Buffers* %0, %struct.Buffers** %2, align 8
  %4 = load %struct.Buffers*, %struct.Buffers** %2, align 8
  %5 = getelementptr inbounds %struct.Buffers, %struct.Buffers* %4, i32 0, i32 0
  %6 = load i32*, i32** %5, align 8
  store i32* %6, i32** %3, align 8
  %7 = load %struct.Buffers*, %struct.Buffers** %2, align 8
  %8 = getelementptr inbounds %struct.Buffers, %struct.Buffers* %7, i32 0, i32 1
  %9 = load i32*, i32** %8, align 8
  %10 = load %struct.Buffers*, %struct.Buffers** %2, align 8
  %11 = getelementptr inbounds %struct.Buffers, %struct.Buffers* %10, i32 0, i32 0
  store i32* %9, i32** %11, align 8
  %12 = load i32*, i32** %3, align 8
  %13 = load %struct.Buffers*, %struct.Buffers** %2, align 8
  %14 = getelementptr inbounds %struct.Buffers, %struct.Buffers* %13, i32 0, i32 1
  store i32* %12, i32** %14, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @double_buffer(i32* noundef %0, i32 noundef %1, i32* noundef %2, i32* noundef %3) #1 {
  %5 = alloca %struct.uint3, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.uint3, align 4
  %10 = alloca i32*, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32*, align 8
  %13 = alloca i32*, align 8
  %14 = alloca i32, align 4
  %15 = alloca %struct.uint3, align 4
  %16 = alloca %struct.Buffers, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32*, align 8
  store i32* %0, i32** %10, align 8
  store i32 %1, i32* %11, align 4
  store i32* %2, i32** %12, align 8
  store i32* %3, i32** %13, align 8
  %19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4
  %20 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4
  %21 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z() #4
  store i32 %19, i32* %6, align 4
  store i32 %20, i32* %7, align 4
  store i32 %21, i32* %8, align 4
  %22 = getelementptr inbounds %struct.uint3, %struct.uint3* %5, i32 0, i32 0
  %23 = load i32, i32* %6, align 4
  store i32 %23, i32* %22, align 4
  %24 = getelementptr inbounds %struct.uint3, %struct.uint3* %5, i32 0, i32 1
  %25 = load i32, i32* %7, align 4
  store i32 %25, i32* %24, align 4
  %26 = getelementptr inbounds %struct.uint3, %struct.uint3* %5, i32 0, i32 2
  %27 = load i32, i32* %8, align 4
  store i32 %27, i32* %26, align 4
  %28 = load %struct.uint3, %struct.uint3* %5, align 4
  %29 = getelementptr inbounds %struct.uint3, %struct.uint3* %9, i32 0, i32 0
  %30 = extractvalue %struct.uint3 %28, 0
  store i32 %30, i32* %29, align 4
  %31 = getelementptr inbounds %struct.uint3, %struct.uint3* %9, i32 0, i32 1
  %32 = extractvalue %struct.uint3 %28, 1
  store i32 %32, i32* %31, align 4
  %33 = getelementptr inbounds %struct.uint3, %struct.uint3* %9, i32 0, i32 2
  %34 = extractvalue %struct.uint3 %28, 2
  store i32 %34, i32* %33, align 4
  %35 = load %struct.uint3, %struct.uint3* %9, align 4
  %36 = getelementptr inbounds %struct.uint3, %struct.uint3* %15, i32 0, i32 0
  %37 = extractvalue %struct.uint3 %35, 0
  store i32 %37, i32* %36, align 4
  %38 = getelementptr inbounds %struct.uint3, %struct.uint3* %15, i32 0, i32 1
  %39 = extractvalue %struct.uint3 %35, 1
  store i32 %39, i32* %38, align 4
  %40 = getelementptr inbounds %struct.uint3, %struct.uint3* %15, i32 0, i32 2
  %41 = extractvalue %struct.uint3 %35, 2
  store i32 %41, i32* %40, align 4
  %42 = getelementptr inbounds %struct.uint3, %struct.uint3* %15, i32 0, i32 0
  %43 = load i32, i32* %42, align 4
  store i32 %43, i32* %14, align 4
  %44 = getelementptr inbounds %struct.Buffers, %struct.Buffers* %16, i32 0, i32 0
  store i32* getelementptr inbounds ([128 x i32], [128 x i32]* addrspacecast ([128 x i32] addrspace(3)* @_ZZ13double_bufferE5first to [128 x i32]*), i64 0, i64 0), i32** %44, align 8
  %45 = getelementptr inbounds %struct.Buffers, %struct.Buffers* %16, i32 0, i32 1
  store i32* getelementptr inbounds ([128 x i32], [128 x i32]* addrspacecast ([128 x i32] addrspace(3)* @_ZZ13double_bufferE6second to [128 x i32]*), i64 0, i64 0), i32** %45, align 8
  %46 = load i32*, i32** %10, align 8
  %47 = load i32, i32* %14, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, i32* %46, i64 %48
  %50 = load i32, i32* %49, align 4
  %51 = load i32, i32* %14, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [128 x i32], [128 x i32]* addrspacecast ([128 x i32] addrspace(3)* @_ZZ13double_bufferE5first to [128 x i32]*), i64 0, i64 %52
  store i32 %50, i32* %53, align 4
  call void @llvm.nvvm.barrier0()
  store i32 0, i32* %17, align 4
  br label %54

54:                                               ; preds = %79, %4
  %55 = load i32, i32* %17, align 4
  %56 = load i32, i32* %11, align 4
  %57 = icmp slt i32 %55, %56
  br i1 %57, label %58, label %82

58:                                               ; preds = %54
  %59 = getelementptr inbounds %struct.Buffers, %struct.Buffers* %16, i32 0, i32 0
  %60 = load i32*, i32** %59, align 8
  %61 = load i32, i32* %14, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i32, i32* %60, i64 %62
  %64 = load i32, i32* %63, align 4
  %65 = getelementptr inbounds %struct.Buffers, %struct.Buffers* %16, i32 0, i32 0
  %66 = load i32*, i32** %65, align 8
  %67 = load i32, i32* %14, align 4
  %68 = add nsw i32 %67, 1
  %69 = srem i32 %68, 128
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i32, i32* %66, i64 %70
  %72 = load i32, i32* %71, align 4
  %73 = add nsw i32 %64, %72
  %74 = getelementptr inbounds %struct.Buffers, %struct.Buffers* %16, i32 0, i32 1
  %75 = load i32*, i32** %74, align 8
  %76 = load i32, i32* %14, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i32, i32* %75, i64 %77
  store i32 %73, i32* %78, align 4
  call void @_Z8exchangeP7Buffers(%struct.Buffers* noundef %16) #2
  call void @llvm.nvvm.barrier0()
  br label %79

79:                                               ; preds = %58
  %80 = load i32, i32* %17, align 4
  %81 = add nsw i32 %80, 1
  store i32 %81, i32* %17, align 4
  br label %54, !llvm.loop !5

82:                                               ; preds = %54
  %83 = getelementptr inbounds %struct.Buffers, %struct.Buffers* %16, i32 0, i32 0
  %84 = load i32*, i32** %83, align 8
  %85 = load i32, i32* %14, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i32, i32* %84, i64 %86
  %88 = load i32, i32* %87, align 4
  %89 = load i32*, i32** %10, align 8
  %90 = load i32, i32* %14, align 4
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i32, i32* %89, i64 %91
  store i32 %88, i32* %92, align 4
  %93 = load i32, i32* %14, align 4
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %95, label %99

95:                                               ; preds = %82
  %96 = getelementptr inbounds %struct.Buffers, %struct.Buffers* %16, i32 0, i32 0
  %97 = load i32*, i32** %96, align 8
  store i32* %97, i32** getelementptr inbounds ([2 x i32*], [2 x i32*]* addrspacecast ([2 x i32*] addrspace(3)* @_ZZ13double_bufferE7sources to [2 x i32*]*), i64 0, i64 0), align 8
  %98 = load i32*, i32** %12, align 8
  store i32* %98, i32** getelementptr inbounds ([2 x i32*], [2 x i32*]* addrspacecast ([2 x i32*] addrspace(3)* @_ZZ13double_bufferE7sources to [2 x i32*]*), i64 0, i64 1), align 8
  br label %99

99:                                               ; preds = %95, %82
  call void @llvm.nvvm.barrier0()
  %100 = load i32, i32* %14, align 4
  %101 = and i32 %100, 1
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [2 x i32*], [2 x i32*]* addrspacecast ([2 x i32*] addrspace(3)* @_ZZ13double_bufferE7sources to [2 x i32*]*), i64 0, i64 %102
  %104 = load i32*, i32** %103, align 8
  store i32* %104, i32** %18, align 8
  %105 = load i32*, i32** %18, align 8
  %106 = load i32, i32* %14, align 4
  %107 = mul nsw i32 %106, 5
  %108 = srem i32 %107, 128
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds i32, i32* %105, i64 %109
  %111 = load i32, i32* %110, align 4
  %112 = load i32*, i32** %13, align 8
  %113 = load i32, i32* %14, align 4
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds i32, i32* %112, i64 %114
  store i32 %111, i32* %115, align 4
  ret void
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #2

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx75,+sm_75" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx75,+sm_75" }
attributes #2 = { convergent nounwind }
attributes #3 = { nounwind readnone speculatable }
attributes #4 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (i32*, i32, i32*, i32*)* @double_buffer, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"Debian clang version 14.0.6"}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
