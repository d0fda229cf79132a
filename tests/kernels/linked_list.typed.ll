; ModuleID = 'linked_list.cu'
source_filename = "linked_list.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Node = type { %struct.Node*, i32 }
%struct.uint3 = type { i32, i32, i32 }

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @linked_list(%struct.Node** noundef %0, %struct.Node* noundef %1, i32* noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca %struct.uint3, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.uint3, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca %struct.uint3, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i64*, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca %struct.uint3, align 4
  %22 = alloca %struct.uint3, align 4
  %23 = alloca %struct.uint3, align 4
  %24 = alloca %struct.Node**, align 8
  %25 = alloca %struct.Node*, align 8
  %26 = alloca i32*, align 8
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca %struct.uint3, align 4
  %31 = alloca %struct.uint3, align 4
  %32 = alloca %struct.uint3, align 4
  %33 = alloca %struct.Node*, align 8
  %34 = alloca i64*, align 8
  %35 = alloca i64, align 8
  %36 = alloca i64, align 8
  store %struct.Node** %0, %struct.Node*** %24, align 8
  store %struct.Node* %1, %struct.Node** %25, align 8
  store i32* %2, i32** %26, align 8
  store i32 %3, i32* %27, align 4
  store i32 %4, i32* %28, align 4
  %37 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2
  %38 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2
  %39 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #2
  store i32 %37, i32* %7, align 4
  store i32 %38, i32* %8, align 4
  store i32 %39, i32* %9, align 4
  %40 = getelementptr inbounds %struct.uint3, %struct.uint3* %6, i32 0, i32 0
  %41 = load i32, i32* %7, align 4
  store i32 %41, i32* %40, align 4
  %42 = getelementptr inbounds %struct.uint3, %struct.uint3* %6, i32 0, i32 1
  %43 = load i32, i32* %8, align 4
  store i32 %43, i32* %42, align 4
  %44 = getelementptr inbounds %struct.uint3, %struct.uint3* %6, i32 0, i32 2
  %45 = load i32, i32* %9, align 4
  store i32 %45, i32* %44, align 4
  %46 = load %struct.uint3, %struct.uint3* %6, align 4
  %47 = getelementptr inbounds %struct.uint3, %struct.uint3* %23, i32 0, i32 0
  %48 = extractvalue %struct.uint3 %46, 0
  store i32 %48, i32* %47, align 4
  %49 = getelementptr inbounds %struct.uint3, %struct.uint3* %23, i32 0, i32 1
  %50 = extractvalue %struct.uint3 %46, 1
  store i32 %50, i32* %49, align 4
  %51 = getelementptr inbounds %struct.uint3, %struct.uint3* %23, i32 0, i32 2
  %52 = extractvalue %struct.uint3 %46, 2
  store i32 %52, i32* %51, align 4
  %53 = load %struct.uint3, %struct.uint3* %23, align 4
  %54 = getelementptr inbounds %struct.uint3, %struct.uint3* %30, i32 0, i32 0
  %55 = extractvalue %struct.uint3 %53, 0
  store i32 %55, i32* %54, align 4
  %56 = getelementptr inbounds %struct.uint3, %struct.uint3* %30, i32 0, i32 1
  %57 = extractvalue %struct.uint3 %53, 1
  store i32 %57, i32* %56, align 4
  %58 = getelementptr inbounds %struct.uint3, %struct.uint3* %30, i32 0, i32 2
  %59 = extractvalue %struct.uint3 %53, 2
  store i32 %59, i32* %58, align 4
  %60 = getelementptr inbounds %struct.uint3, %struct.uint3* %30, i32 0, i32 0
  %61 = load i32, i32* %60, align 4
  %62 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2
  %63 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2
  %64 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #2
  store i32 %62, i32* %11, align 4
  store i32 %63, i32* %12, align 4
  store i32 %64, i32* %13, align 4
  %65 = getelementptr inbounds %struct.uint3, %struct.uint3* %10, i32 0, i32 0
  %66 = load i32, i32* %11, align 4
  store i32 %66, i32* %65, align 4
  %67 = getelementptr inbounds %struct.uint3, %struct.uint3* %10, i32 0, i32 1
  %68 = load i32, i32* %12, align 4
  store i32 %68, i32* %67, align 4
  %69 = getelementptr inbounds %struct.uint3, %struct.uint3* %10, i32 0, i32 2
  %70 = load i32, i32* %13, align 4
  store i32 %70, i32* %69, align 4
  %71 = load %struct.uint3, %struct.uint3* %10, align 4
  %72 = getelementptr inbounds %struct.uint3, %struct.uint3* %22, i32 0, i32 0
  %73 = extractvalue %struct.uint3 %71, 0
  store i32 %73, i32* %72, align 4
  %74 = getelementptr inbounds %struct.uint3, %struct.uint3* %22, i32 0, i32 1
  %75 = extractvalue %struct.uint3 %71, 1
  store i32 %75, i32* %74, align 4
  %76 = getelementptr inbounds %struct.uint3, %struct.uint3* %22, i32 0, i32 2
  %77 = extractvalue %struct.uint3 %71, 2
  store i32 %77, i32* %76, align 4
  %78 = load %struct.uint3, %struct.uint3* %22, align 4
  %79 = getelementptr inbounds %struct.uint3, %struct.uint3* %31, i32 0, i32 0
  %80 = extractvalue %struct.uint3 %78, 0
  store i32 %80, i32* %79, align 4
  %81 = getelementptr inbounds %struct.uint3, %struct.uint3* %31, i32 0, i32 1
  %82 = extractvalue %struct.uint3 %78, 1
  store i32 %82, i32* %81, align 4
  %83 = getelementptr inbounds %struct.uint3, %struct.uint3* %31, i32 0, i32 2
  %84 = extractvalue %struct.uint3 %78, 2
  store i32 %84, i32* %83, align 4
  %85 = getelementptr inbounds %struct.uint3, %struct.uint3* %31, i32 0, i32 0
  %86 = load i32, i32* %85, align 4
  %87 = mul i32 %61, %86
  %88 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
  %89 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2
  %90 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2
  store i32 %88, i32* %15, align 4
  store i32 %89, i32* %16, align 4
  store i32 %90, i32* %17, align 4
  %91 = getelementptr inbounds %struct.uint3, %struct.uint3* %14, i32 0, i32 0
  %92 = load i32, i32* %15, align 4
  store i32 %92, i32* %91, align 4
  %93 = getelementptr inbounds %struct.uint3, %struct.uint3* %14, i32 0, i32 1
  %94 = load i32, i32* %16, align 4
  store i32 %94, i32* %93, align 4
  %95 = getelementptr inbounds %struct.uint3, %struct.uint3* %14, i32 0, i32 2
  %96 = load i32, i32* %17, align 4
  store i32 %96, i32* %95, align 4
  %97 = load %struct.uint3, %struct.uint3* %14, align 4
  %98 = getelementptr inbounds %struct.uint3, %struct.uint3* %21, i32 0, i32 0
  %99 = extractvalue %struct.uint3 %97, 0
  store i32 %99, i32* %98, align 4
  %100 = getelementptr inbounds %struct.uint3, %struct.uint3* %21, i32 0, i32 1
  %101 = extractvalue %struct.uint3 %97, 1
  store i32 %101, i32* %100, align 4
  %102 = getelementptr inbounds %struct.uint3, %struct.uint3* %21, i32 0, i32 2
  %103 = extractvalue %struct.uint3 %97, 2
  store i32 %103, i32* %102, align 4
  %104 = load %struct.uint3, %struct.uint3* %21, align 4
  %105 = getelementptr inbounds %struct.uint3, %struct.uint3* %32, i32 0, i32 0
  %106 = extractvalue %struct.uint3 %104, 0
  store i32 %106, i32* %105, align 4
  %107 = getelementptr inbounds %struct.uint3, %struct.uint3* %32, i32 0, i32 1
  %108 = extractvalue %struct.uint3 %104, 1
  store i32 %108, i32* %107, align 4
  %109 = getelementptr inbounds %struct.uint3, %struct.uint3* %32, i32 0, i32 2
  %110 = extractvalue %struct.uint3 %104, 2
  store i32 %110, i32* %109, align 4
  %111 = getelementptr inbounds %struct.uint3, %struct.uint3* %32, i32 0, i32 0
  %112 = load i32, i32* %111, align 4
  %113 = add i32 %87, %112
  store i32 %113, i32* %29, align 4
  %114 = load i32, i32* %29, align 4
  %115 = load i32, i32* %27, align 4
  %116 = icmp sge i32 %114, %115
  br i1 %116, label %117, label %118

117:                                              ; preds = %5
  br label %162

118:                                              ; preds = %5
  %119 = load %struct.Node*, %struct.Node** %25, align 8
  %120 = load i32, i32* %29, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds %struct.Node, %struct.Node* %119, i64 %121
  store %struct.Node* %122, %struct.Node** %33, align 8
  %123 = load i32*, i32** %26, align 8
  %124 = load i32, i32* %29, align 4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds i32, i32* %123, i64 %125
  %127 = load i32, i32* %126, align 4
  %128 = load %struct.Node*, %struct.Node** %33, align 8
  %129 = getelementptr inbounds %struct.Node, %struct.Node* %128, i32 0, i32 1
  store i32 %127, i32* %129, align 8
  %130 = load %struct.Node**, %struct.Node*** %24, align 8
  %131 = load i32*, i32** %26, align 8
  %132 = load i32, i32* %29, align 4
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds i32, i32* %131, i64 %133
  %135 = load i32, i32* %134, align 4
  %136 = load i32, i32* %28, align 4
  %137 = srem i32 %135, %136
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds %struct.Node*, %struct.Node** %130, i64 %138
  %140 = bitcast %struct.Node** %139 to i64*
  store i64* %140, i64** %34, align 8
  %141 = load i64*, i64** %34, align 8
  %142 = load volatile i64, i64* %141, align 8
  store i64 %142, i64* %35, align 8
  br label %143

143:                                              ; preds = %158, %118
  %144 = load i64, i64* %35, align 8
  store i64 %144, i64* %36, align 8
  %145 = load i64, i64* %36, align 8
  %146 = inttoptr i64 %145 to %struct.Node*
  %147 = load %struct.Node*, %struct.Node** %33, align 8
  %148 = getelementptr inbounds %struct.Node, %struct.Node* %147, i32 0, i32 0
  store %struct.Node* %146, %struct.Node** %148, align 8
  call void @llvm.nvvm.membar.gl() #2
  %149 = load i64*, i64** %34, align 8
  %150 = load i64, i64* %36, align 8
  %151 = load %struct.Node*, %struct.Node** %33, align 8
  %152 = ptrtoint %struct.Node* %151 to i64
  store i64* %149, i64** %18, align 8
  store i64 %150, i64* %19, align 8
  store i64 %152, i64* %20, align 8
  %153 = load i64*, i64** %18, align 8
  %154 = load i64, i64* %19, align 8
  %155 = load i64, i64* %20, align 8
  %156 = cmpxchg i64* %153, i64 %154, i64 %155 seq_cst seq_cst, align 8
  %157 = extractvalue { i64, i1 } %156, 0
  store i64 %157, i64* %35, align 8
  br label %158

158:                                              ; preds = %143
  %159 = load i64, i64* %35, align 8
  %160 = load i64, i64* %36, align 8
  %161 = icmp ne i64 %159, %160
  br i1 %161, label %143, label %162, !llvm.loop !6

162:                                              ; preds = %117, %158
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @list_sum(%struct.Node** noundef %0, i32* noundef %1, i32* noundef %2, i32 noundef %3) #0 {
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
  %20 = alloca %struct.Node**, align 8
  %21 = alloca i32*, align 8
  %22 = alloca i32*, align 8
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca %struct.uint3, align 4
  %26 = alloca %struct.uint3, align 4
  %27 = alloca %struct.uint3, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca %struct.Node*, align 8
  store %struct.Node** %0, %struct.Node*** %20, align 8
  store i32* %1, i32** %21, align 8
  store i32* %2, i32** %22, align 8
  store i32 %3, i32* %23, align 4
  %31 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2
  %32 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2
  %33 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #2
  store i32 %31, i32* %6, align 4
  store i32 %32, i32* %7, align 4
  store i32 %33, i32* %8, align 4
  %34 = getelementptr inbounds %struct.uint3, %struct.uint3* %5, i32 0, i32 0
  %35 = load i32, i32* %6, align 4
  store i32 %35, i32* %34, align 4
  %36 = getelementptr inbounds %struct.uint3, %struct.uint3* %5, i32 0, i32 1
  %37 = load i32, i32* %7, align 4
  store i32 %37, i32* %36, align 4
  %38 = getelementptr inbounds %struct.uint3, %struct.uint3* %5, i32 0, i32 2
  %39 = load i32, i32* %8, align 4
  store i32 %39, i32* %38, align 4
  %40 = load %struct.uint3, %struct.uint3* %5, align 4
  %41 = getelementptr inbounds %struct.uint3, %struct.uint3* %19, i32 0, i32 0
  %42 = extractvalue %struct.uint3 %40, 0
  store i32 %42, i32* %41, align 4
  %43 = getelementptr inbounds %struct.uint3, %struct.uint3* %19, i32 0, i32 1
  %44 = extractvalue %struct.uint3 %40, 1
  store i32 %44, i32* %43, align 4
  %45 = getelementptr inbounds %struct.uint3, %struct.uint3* %19, i32 0, i32 2
  %46 = extractvalue %struct.uint3 %40, 2
  store i32 %46, i32* %45, align 4
  %47 = load %struct.uint3, %struct.uint3* %19, align 4
  %48 = getelementptr inbounds %struct.uint3, %struct.uint3* %25, i32 0, i32 0
  %49 = extractvalue %struct.uint3 %47, 0
  store i32 %49, i32* %48, align 4
  %50 = getelementptr inbounds %struct.uint3, %struct.uint3* %25, i32 0, i32 1
  %51 = extractvalue %struct.uint3 %47, 1
  store i32 %51, i32* %50, align 4
  %52 = getelementptr inbounds %struct.uint3, %struct.uint3* %25, i32 0, i32 2
  %53 = extractvalue %struct.uint3 %47, 2
  store i32 %53, i32* %52, align 4
  %54 = getelementptr inbounds %struct.uint3, %struct.uint3* %25, i32 0, i32 0
  %55 = load i32, i32* %54, align 4
  %56 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2
  %57 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2
  %58 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #2
  store i32 %56, i32* %10, align 4
  store i32 %57, i32* %11, align 4
  store i32 %58, i32* %12, align 4
  %59 = getelementptr inbounds %struct.uint3, %struct.uint3* %9, i32 0, i32 0
  %60 = load i32, i32* %10, align 4
  store i32 %60, i32* %59, align 4
  %61 = getelementptr inbounds %struct.uint3, %struct.uint3* %9, i32 0, i32 1
  %62 = load i32, i32* %11, align 4
  store i32 %62, i32* %61, align 4
  %63 = getelementptr inbounds %struct.uint3, %struct.uint3* %9, i32 0, i32 2
  %64 = load i32, i32* %12, align 4
  store i32 %64, i32* %63, align 4
  %65 = load %struct.uint3, %struct.uint3* %9, align 4
  %66 = getelementptr inbounds %struct.uint3, %struct.uint3* %18, i32 0, i32 0
  %67 = extractvalue %struct.uint3 %65, 0
  store i32 %67, i32* %66, align 4
  %68 = getelementptr inbounds %struct.uint3, %struct.uint3* %18, i32 0, i32 1
  %69 = extractvalue %struct.uint3 %65, 1
  store i32 %69, i32* %68, align 4
  %70 = getelementptr inbounds %struct.uint3, %struct.uint3* %18, i32 0, i32 2
  %71 = extractvalue %struct.uint3 %65, 2
  store i32 %71, i32* %70, align 4
  %72 = load %struct.uint3, %struct.uint3* %18, align 4
  %73 = getelementptr inbounds %struct.uint3, %struct.uint3* %26, i32 0, i32 0
  %74 = extractvalue %struct.uint3 %72, 0
  store i32 %74, i32* %73, align 4
  %75 = getelementptr inbounds %struct.uint3, %struct.uint3* %26, i32 0, i32 1
  %76 = extractvalue %struct.uint3 %72, 1
  store i32 %76, i32* %75, align 4
  %77 = getelementptr inbounds %struct.uint3, %struct.uint3* %26, i32 0, i32 2
  %78 = extractvalue %struct.uint3 %72, 2
  store i32 %78, i32* %77, align 4
  %79 = getelementptr inbounds %struct.uint3, %struct.uint3* %26, i32 0, i32 0
  %80 = load i32, i32* %79, align 4
  %81 = mul i32 %55, %80
  %82 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
  %83 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2
  %84 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2
  store i32 %82, i32* %14, align 4
  store i32 %83, i32* %15, align 4
  store i32 %84, i32* %16, align 4
  %85 = getelementptr inbounds %struct.uint3, %struct.uint3* %13, i32 0, i32 0
  %86 = load i32, i32* %14, align 4
  store i32 %86, i32* %85, align 4
  %87 = getelementptr inbounds %struct.uint3, %struct.uint3* %13, i32 0, i32 1
  %88 = load i32, i32* %15, align 4
  store i32 %88, i32* %87, align 4
  %89 = getelementptr inbounds %struct.uint3, %struct.uint3* %13, i32 0, i32 2
  %90 = load i32, i32* %16, align 4
  store i32 %90, i32* %89, align 4
  %91 = load %struct.uint3, %struct.uint3* %13, align 4
  %92 = getelementptr inbounds %struct.uint3, %struct.uint3* %17, i32 0, i32 0
  %93 = extractvalue %struct.uint3 %91, 0
  store i32 %93, i32* %92, align 4
  %94 = getelementptr inbounds %struct.uint3, %struct.uint3* %17, i32 0, i32 1
  %95 = extractvalue %struct.uint3 %91, 1
  store i32 %95, i32* %94, align 4
  %96 = getelementptr inbounds %struct.uint3, %struct.uint3* %17, i32 0, i32 2
  %97 = extractvalue %struct.uint3 %91, 2
  store i32 %97, i32* %96, align 4
  %98 = load %struct.uint3, %struct.uint3* %17, align 4
  %99 = getelementptr inbounds %struct.uint3, %struct.uint3* %27, i32 0, i32 0
  %100 = extractvalue %struct.uint3 %98, 0
  store i32 %100, i32* %99, align 4
  %101 = getelementptr inbounds %struct.uint3, %struct.uint3* %27, i32 0, i32 1
  %102 = extractvalue %struct.uint3 %98, 1
  store i32 %102, i32* %101, align 4
  %103 = getelementptr inbounds %struct.uint3, %struct.uint3* %27, i32 0, i32 2
  %104 = extractvalue %struct.uint3 %98, 2
  store i32 %104, i32* %103, align 4
  %105 = getelementptr inbounds %struct.uint3, %struct.uint3* %27, i32 0, i32 0
  %106 = load i32, i32* %105, align 4
  %107 = add i32 %81, %106
  store i32 %107, i32* %24, align 4
  %108 = load i32, i32* %24, align 4
  %109 = load i32, i32* %23, align 4
  %110 = icmp sge i32 %108, %109
  br i1 %110, label %111, label %112

111:                                              ; preds = %4
  br label %144

112:                                              ; preds = %4
  store i32 0, i32* %28, align 4
  store i32 0, i32* %29, align 4
  %113 = load %struct.Node**, %struct.Node*** %20, align 8
  %114 = load i32, i32* %24, align 4
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds %struct.Node*, %struct.Node** %113, i64 %115
  %117 = load %struct.Node*, %struct.Node** %116, align 8
  store %struct.Node* %117, %struct.Node** %30, align 8
  br label %118

118:                                              ; preds = %129, %112
  %119 = load %struct.Node*, %struct.Node** %30, align 8
  %120 = icmp ne %struct.Node* %119, null
  br i1 %120, label %121, label %133

121:                                              ; preds = %118
  %122 = load %struct.Node*, %struct.Node** %30, align 8
  %123 = getelementptr inbounds %struct.Node, %struct.Node* %122, i32 0, i32 1
  %124 = load i32, i32* %123, align 8
  %125 = load i32, i32* %28, align 4
  %126 = add nsw i32 %125, %124
  store i32 %126, i32* %28, align 4
  %127 = load i32, i32* %29, align 4
  %128 = add nsw i32 %127, 1
  store i32 %128, i32* %29, align 4
  br label %129

129:                                              ; preds = %121
  %130 = load %struct.Node*, %struct.Node** %30, align 8
  %131 = getelementptr inbounds %struct.Node, %struct.Node* %130, i32 0, i32 0
  %132 = load %struct.Node*, %struct.Node** %131, align 8
  store %struct.Node* %132, %struct.Node** %30, align 8
  br label %118, !llvm.loop !8

133:                                              ; preds = %118
  %134 = load i32, i32* %28, align 4
  %135 = load i32*, i32** %21, align 8
  %136 = load i32, i32* %24, align 4
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds i32, i32* %135, i64 %137
  store i32 %134, i32* %138, align 4
  %139 = load i32, i32* %29, align 4
  %140 = load i32*, i32** %22, align 8
  %141 = load i32, i32* %24, align 4
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds i32, i32* %140, i64 %142
  store i32 %139, i32* %143, align 4
  br label %144

144:                                              ; preds = %133, %111
  ret void
}

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #1

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #1

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() #1

; Function Attrs: nounwind
declare void @llvm.nvvm.membar.gl() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx75,+sm_75" }
attributes #1 = { nounwind readnone speculatable }
attributes #2 = { nounwind }

!nvvm.annotations = !{!0, !1}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}

!0 = !{void (%struct.Node**, %struct.Node*, i32*, i32, i32)* @linked_list, !"kernel", i32 1}
!1 = !{void (%struct.Node**, i32*, i32*, i32)* @list_sum, !"kernel", i32 1}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 14.0.6"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
