; ModuleID = 'function_pointers.cu'
source_filename = "function_pointers.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.uint3 = type { i32, i32, i32 }

@table = dso_local addrspace(1) externally_initialized global [4 x i32 (i32, i32)*] [i32 (i32, i32)* @_Z6op_addii, i32 (i32, i32)* @_Z6op_subii, i32 (i32, i32)* @_Z6op_mulii, i32 (i32, i32)* @_Z6op_mixii], align 8
@last = dso_local addrspace(1) externally_initialized global i32 (i32, i32)* @_Z7op_lastii, align 8
@llvm.compiler.used = appending global [2 x i8*] [i8* addrspacecast (i8 addrspace(1)* bitcast ([4 x i32 (i32, i32)*] addrspace(1)* @table to i8 addrspace(1)*) to i8*), i8* addrspacecast (i8 addrspace(1)* bitcast (i32 (i32, i32)* addrspace(1)* @last to i8 addrspace(1)*) to i8*)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z6op_addii(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  store i32 %1, i32* %4, align 4
  %5 = load i32, i32* %3, align 4
  %6 = load i32, i32* %4, align 4
  %7 = add nsw i32 %5, %6
  ret i32 %7
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z6op_subii(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  store i32 %1, i32* %4, align 4
  %5 = load i32, i32* %3, align 4
  %6 = load i32, i32* %4, align 4
  %7 = sub nsw i32 %5, %6
  ret i32 %7
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z6op_mulii(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  store i32 %1, i32* %4, align 4
  %5 = load i32, i32* %3, align 4
  %6 = load i32, i32* %4, align 4
  %7 = mul nsw i32 %5, %6
  ret i32 %7
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z6op_mixii(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  store i32 %1, i32* %4, align 4
  %5 = load i32, i32* %3, align 4
  %6 = shl i32 %5, 1
  %7 = load i32, i32* %4, align 4
  %8 = xor i32 %6, %7
  ret i32 %8
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z7op_lastii(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  store i32 %1, i32* %4, align 4
  %5 = load i32, i32* %3, align 4
  %6 = xor i32 %5, 85
  ret i32 %6
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z5applyPFiiiEii(i32 (i32, i32)* noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca i32 (i32, i32)*, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 (i32, i32)* %0, i32 (i32, i32)** %4, align 8
  store i32 %1, i32* %5, align 4
  store i32 %2, i32* %6, align 4
  %7 = load i32 (i32, i32)*, i32 (i32, i32)** %4, align 8
  %8 = load i32, i32* %5, align 4
  %9 = load i32, i32* %6, align 4
  %10 = call noundef i32 %7(i32 noundef %8, i32 noundef %9) #3
  ret i32 %10
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @function_pointers(i32* noundef %0, i32 noundef %1, i8* noundef %2, i32 noundef %3) #1 {
  %5 = alloca %struct.uint3, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.uint3, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.uint3, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca %struct.uint3, align 4
  %18 = alloca %struct.uint3, align 4
  %19 = alloca %struct.uint3, align 4
  %20 = alloca i32*, align 8
  %21 = alloca i32, align 4
  %22 = alloca i8*, align 8
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca %struct.uint3, align 4
  %26 = alloca %struct.uint3, align 4
  %27 = alloca %struct.uint3, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  store i32* %0, i32** %20, align 8
  store i32 %1, i32* %21, align 4
  store i8* %2, i8** %22, align 8
  store i32 %3, i32* %23, align 4
  %30 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4
  %31 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4
  %32 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #4
  store i32 %30, i32* %6, align 4
  store i32 %31, i32* %7, align 4
  store i32 %32, i32* %8, align 4
  %33 = getelementptr inbounds %struct.uint3, %struct.uint3* %5, i32 0, i32 0
  %34 = load i32, i32* %6, align 4
  store i32 %34, i32* %33, align 4
  %35 = getelementptr inbounds %struct.uint3, %struct.uint3* %5, i32 0, i32 1
  %36 = load i32, i32* %7, align 4
  store i32 %36, i32* %35, align 4
  %37 = getelementptr inbounds %struct.uint3, %struct.uint3* %5, i32 0, i32 2
  %38 = load i32, i32* %8, align 4
  store i32 %38, i32* %37, align 4
  %39 = load %struct.uint3, %struct.uint3* %5, align 4
  %40 = getelementptr inbounds %struct.uint3, %struct.uint3* %19, i32 0, i32 0
  %41 = extractvalue %struct.uint3 %39, 0
  store i32 %41, i32* %40, align 4
  %42 = getelementptr inbounds %struct.uint3, %struct.uint3* %19, i32 0, i32 1
  %43 = extractvalue %struct.uint3 %39, 1
  store i32 %43, i32* %42, align 4
  %44 = getelementptr inbounds %struct.uint3, %struct.uint3* %19, i32 0, i32 2
  %45 = extractvalue %struct.uint3 %39, 2
  store i32 %45, i32* %44, align 4
  %46 = load %struct.uint3, %struct.uint3* %19, align 4
  %47 = getelementptr inbounds %struct.uint3, %struct.uint3* %25, i32 0, i32 0
  %48 = extractvalue %struct.uint3 %46, 0
  store i32 %48, i32* %47, align 4
  %49 = getelementptr inbounds %struct.uint3, %struct.uint3* %25, i32 0, i32 1
  %50 = extractvalue %struct.uint3 %46, 1
  store i32 %50, i32* %49, align 4
  %51 = getelementptr inbounds %struct.uint3, %struct.uint3* %25, i32 0, i32 2
  %52 = extractvalue %struct.uint3 %46, 2
  store i32 %52, i32* %51, align 4
  %53 = getelementptr inbounds %struct.uint3, %struct.uint3* %25, i32 0, i32 0
  %54 = load i32, i32* %53, align 4
  %55 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4
  %56 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4
  %57 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #4
  store i32 %55, i32* %10, align 4
  store i32 %56, i32* %11, align 4
  store i32 %57, i32* %12, align 4
  %58 = getelementptr inbounds %struct.uint3, %struct.uint3* %9, i32 0, i32 0
  %59 = load i32, i32* %10, align 4
  store i32 %59, i32* %58, align 4
  %60 = getelementptr inbounds %struct.uint3, %struct.uint3* %9, i32 0, i32 1
  %61 = load i32, i32* %11, align 4
  store i32 %61, i32* %60, align 4
  %62 = getelementptr inbounds %struct.uint3, %struct.uint3* %9, i32 0, i32 2
  %63 = load i32, i32* %12, align 4
  store i32 %63, i32* %62, align 4
  %64 = load %struct.uint3, %struct.uint3* %9, align 4
  %65 = getelementptr inbounds %struct.uint3, %struct.uint3* %18, i32 0, i32 0
  %66 = extractvalue %struct.uint3 %64, 0
  store i32 %66, i32* %65, align 4
  %67 = getelementptr inbounds %struct.uint3, %struct.uint3* %18, i32 0, i32 1
  %68 = extractvalue %struct.uint3 %64, 1
  store i32 %68, i32* %67, align 4
  %69 = getelementptr inbounds %struct.uint3, %struct.uint3* %18, i32 0, i32 2
  %70 = extractvalue %struct.uint3 %64, 2
  store i32 %70, i32* %69, align 4
  %71 = load %struct.uint3, %struct.uint3* %18, align 4
  %72 = getelementptr inbounds %struct.uint3, %struct.uint3* %26, i32 0, i32 0
  %73 = extractvalue %struct.uint3 %71, 0
  store i32 %73, i32* %72, align 4
  %74 = getelementptr inbounds %struct.uint3, %struct.uint3* %26, i32 0, i32 1
  %75 = extractvalue %struct.uint3 %71, 1
  store i32 %75, i32* %74, align 4
  %76 = getelementptr inbounds %struct.uint3, %struct.uint3* %26, i32 0, i32 2
  %77 = extractvalue %struct.uint3 %71, 2
  store i32 %77, i32* %76, align 4
  %78 = getelementptr inbounds %struct.uint3, %struct.uint3* %26, i32 0, i32 0
  %79 = load i32, i32* %78, align 4
  %80 = mul i32 %54, %79
  %81 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4
  %82 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4
  %83 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z() #4
  store i32 %81, i32* %14, align 4
  store i32 %82, i32* %15, align 4
  store i32 %83, i32* %16, align 4
  %84 = getelementptr inbounds %struct.uint3, %struct.uint3* %13, i32 0, i32 0
  %85 = load i32, i32* %14, align 4
  store i32 %85, i32* %84, align 4
  %86 = getelementptr inbounds %struct.uint3, %struct.uint3* %13, i32 0, i32 1
  %87 = load i32, i32* %15, align 4
  store i32 %87, i32* %86, align 4
  %88 = getelementptr inbounds %struct.uint3, %struct.uint3* %13, i32 0, i32 2
  %89 = load i32, i32* %16, align 4
  store i32 %89, i32* %88, align 4
  %90 = load %struct.uint3, %struct.uint3* %13, align 4
  %91 = getelementptr inbounds %struct.uint3, %struct.uint3* %17, i32 0, i32 0
  %92 = extractvalue %struct.uint3 %90, 0
  store i32 %92, i32* %91, align 4
  %93 = getelementptr inbounds %struct.uint3, %struct.uint3* %17, i32 0, i32 1
  %94 = extractvalue %struct.uint3 %90, 1
  store i32 %94, i32* %93, align 4
  %95 = getelementptr inbounds %struct.uint3, %struct.uint3* %17, i32 0, i32 2
  %96 = extractvalue %struct.uint3 %90, 2
  store i32 %96, i32* %95, align 4
  %97 = load %struct.uint3, %struct.uint3* %17, align 4
  %98 = getelementptr inbounds %struct.uint3, %struct.uint3* %27, i32 0, i32 0
  %99 = extractvalue %struct.uint3 %97, 0
  store i32 %99, i32* %98, align 4
  %100 = getelementptr inbounds %struct.uint3, %struct.uint3* %27, i32 0, i32 1
  %101 = extractvalue %struct.uint3 %97, 1
  store i32 %101, i32* %100, align 4
  %102 = getelementptr inbounds %struct.uint3, %struct.uint3* %27, i32 0, i32 2
  %103 = extractvalue %struct.uint3 %97, 2
  store i32 %103, i32* %102, align 4
  %104 = getelementptr inbounds %struct.uint3, %struct.uint3* %27, i32 0, i32 0
  %105 = load i32, i32* %104, align 4
  %106 = add i32 %80, %105
  store i32 %106, i32* %24, align 4
  %107 = load i32, i32* %24, align 4
  %108 = load i32, i32* %21, align 4
  %109 = icmp sge i32 %107, %108
  br i1 %109, label %110, label %111

110:                                              ; preds = %4
  br label %147

111:                                              ; preds = %4
  %112 = load i32*, i32** %20, align 8
  %113 = load i32, i32* %24, align 4
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds i32, i32* %112, i64 %114
  %116 = load i32, i32* %115, align 4
  store i32 %116, i32* %28, align 4
  store i32 0, i32* %29, align 4
  br label %117

117:                                              ; preds = %136, %111
  %118 = load i32, i32* %29, align 4
  %119 = load i32, i32* %23, align 4
  %120 = icmp slt i32 %118, %119
  br i1 %120, label %121, label %139

121:                                              ; preds = %117
  %122 = load i8*, i8** %22, align 8
  %123 = load i32, i32* %29, align 4
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds i8, i8* %122, i64 %124
  %126 = load i8, i8* %125, align 1
  %127 = zext i8 %126 to i32
  %128 = and i32 %127, 3
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [4 x i32 (i32, i32)*], [4 x i32 (i32, i32)*]* addrspacecast ([4 x i32 (i32, i32)*] addrspace(1)* @table to [4 x i32 (i32, i32)*]*), i64 0, i64 %129
  %131 = load i32 (i32, i32)*, i32 (i32, i32)** %130, align 8
  %132 = load i32, i32* %28, align 4
  %133 = load i32, i32* %29, align 4
  %134 = add nsw i32 %133, 3
  %135 = call noundef i32 @_Z5applyPFiiiEii(i32 (i32, i32)* noundef %131, i32 noundef %132, i32 noundef %134) #3
  store i32 %135, i32* %28, align 4
  br label %136

136:                                              ; preds = %121
  %137 = load i32, i32* %29, align 4
  %138 = add nsw i32 %137, 1
  store i32 %138, i32* %29, align 4
  br label %117, !llvm.loop !5

139:                                              ; preds = %117
  %140 = load i32 (i32, i32)*, i32 (i32, i32)** addrspacecast (i32 (i32, i32)* addrspace(1)* @last to i32 (i32, i32)**), align 8
  %141 = load i32, i32* %28, align 4
  %142 = call noundef i32 %140(i32 noundef %141, i32 noundef 0) #3
  %143 = load i32*, i32** %20, align 8
  %144 = load i32, i32* %24, align 4
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds i32, i32* %143, i64 %145
  store i32 %142, i32* %146, align 4
  br label %147

147:                                              ; preds = %139, %110
  ret void
}

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #2

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #2

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx75,+sm_75" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx75,+sm_75" }
attributes #2 = { nounwind readnone speculatable }
attributes #3 = { convergent nounwind }
attributes #4 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (i32*, i32, i8*, i32)* @function_pointers, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"Debian clang version 14.0.6"}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
