; ModuleID = 'bit_tricks.cu'
source_filename = "bit_tricks.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__cuda_builtin_blockIdx_t = type { i8 }
%struct.__cuda_builtin_blockDim_t = type { i8 }
%struct.__cuda_builtin_threadIdx_t = type { i8 }
%struct.Tricks = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, i16, i8, i8 }

$_Z15__funnelshift_ljjj = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.__cuda_builtin_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z11spread_bitsj(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = and i32 %3, 65535
  store i32 %4, ptr %2, align 4
  %5 = load i32, ptr %2, align 4
  %6 = load i32, ptr %2, align 4
  %7 = shl i32 %6, 8
  %8 = or i32 %5, %7
  %9 = and i32 %8, 16711935
  store i32 %9, ptr %2, align 4
  %10 = load i32, ptr %2, align 4
  %11 = load i32, ptr %2, align 4
  %12 = shl i32 %11, 4
  %13 = or i32 %10, %12
  %14 = and i32 %13, 252645135
  store i32 %14, ptr %2, align 4
  %15 = load i32, ptr %2, align 4
  %16 = load i32, ptr %2, align 4
  %17 = shl i32 %16, 2
  %18 = or i32 %15, %17
  %19 = and i32 %18, 858993459
  store i32 %19, ptr %2, align 4
  %20 = load i32, ptr %2, align 4
  %21 = load i32, ptr %2, align 4
  %22 = shl i32 %21, 1
  %23 = or i32 %20, %22
  %24 = and i32 %23, 1431655765
  ret i32 %24
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @bit_tricks(ptr noundef %0, ptr noundef %1, i32 noundef %2) #1 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i64, align 8
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca %struct.Tricks, align 8
  %26 = alloca i16, align 2
  %27 = alloca i32, align 4
  store ptr %0, ptr %18, align 8
  store ptr %1, ptr %19, align 8
  store i32 %2, ptr %20, align 4
  %28 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %29 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %30 = mul i32 %28, %29
  %31 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %32 = add i32 %30, %31
  store i32 %32, ptr %21, align 4
  %33 = load i32, ptr %21, align 4
  %34 = load i32, ptr %20, align 4
  %35 = icmp sge i32 %33, %34
  br i1 %35, label %36, label %37

36:                                               ; preds = %3
  br label %169

37:                                               ; preds = %3
  %38 = load ptr, ptr %18, align 8
  %39 = load i32, ptr %21, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i64, ptr %38, i64 %40
  %42 = load i64, ptr %41, align 8
  store i64 %42, ptr %22, align 8
  %43 = load i64, ptr %22, align 8
  %44 = trunc i64 %43 to i32
  store i32 %44, ptr %23, align 4
  %45 = load i64, ptr %22, align 8
  %46 = lshr i64 %45, 32
  %47 = trunc i64 %46 to i32
  store i32 %47, ptr %24, align 4
  %48 = load i32, ptr %23, align 4
  store i32 %48, ptr %17, align 4
  %49 = load i32, ptr %17, align 4
  %50 = call noundef i32 @llvm.ctpop.i32(i32 %49)
  %51 = getelementptr inbounds %struct.Tricks, ptr %25, i32 0, i32 0
  store i32 %50, ptr %51, align 8
  %52 = load i64, ptr %22, align 8
  store i64 %52, ptr %15, align 8
  %53 = load i64, ptr %15, align 8
  %54 = call i64 @llvm.ctpop.i64(i64 %53)
  %55 = trunc i64 %54 to i32
  %56 = getelementptr inbounds %struct.Tricks, ptr %25, i32 0, i32 1
  store i32 %55, ptr %56, align 4
  %57 = load i32, ptr %23, align 4
  store i32 %57, ptr %14, align 4
  %58 = load i32, ptr %14, align 4
  %59 = call noundef i32 @llvm.ctlz.i32(i32 %58, i1 false)
  %60 = getelementptr inbounds %struct.Tricks, ptr %25, i32 0, i32 2
  store i32 %59, ptr %60, align 8
  %61 = load i64, ptr %22, align 8
  store i64 %61, ptr %13, align 8
  %62 = load i64, ptr %13, align 8
  %63 = call i64 @llvm.ctlz.i64(i64 %62, i1 false)
  %64 = trunc i64 %63 to i32
  %65 = getelementptr inbounds %struct.Tricks, ptr %25, i32 0, i32 3
  store i32 %64, ptr %65, align 4
  %66 = load i32, ptr %23, align 4
  store i32 %66, ptr %12, align 4
  %67 = load i32, ptr %12, align 4
  %68 = call i32 @llvm.bitreverse.i32(i32 %67)
  %69 = call i32 asm "bfind.shiftamt.u32 $0, $1;", "=r,r"(i32 %68) #4, !srcloc !8
  %70 = add i32 %69, 1
  %71 = getelementptr inbounds %struct.Tricks, ptr %25, i32 0, i32 4
  store i32 %70, ptr %71, align 8
  %72 = load i64, ptr %22, align 8
  store i64 %72, ptr %11, align 8
  %73 = load i64, ptr %11, align 8
  %74 = sub i64 0, %73
  %75 = and i64 %73, %74
  %76 = call i64 @llvm.ctlz.i64(i64 %75, i1 false)
  %77 = trunc i64 %76 to i32
  %78 = sub i32 64, %77
  %79 = getelementptr inbounds %struct.Tricks, ptr %25, i32 0, i32 5
  store i32 %78, ptr %79, align 4
  %80 = load i32, ptr %23, align 4
  store i32 %80, ptr %10, align 4
  %81 = load i32, ptr %10, align 4
  %82 = call noundef i32 @llvm.bitreverse.i32(i32 %81)
  %83 = getelementptr inbounds %struct.Tricks, ptr %25, i32 0, i32 6
  store i32 %82, ptr %83, align 8
  %84 = load i64, ptr %22, align 8
  store i64 %84, ptr %9, align 8
  %85 = load i64, ptr %9, align 8
  %86 = call noundef i64 @llvm.bitreverse.i64(i64 %85)
  %87 = getelementptr inbounds %struct.Tricks, ptr %25, i32 0, i32 12
  store i64 %86, ptr %87, align 8
  %88 = load i32, ptr %23, align 4
  %89 = load i32, ptr %23, align 4
  %90 = load i32, ptr %24, align 4
  %91 = and i32 %90, 31
  %92 = call noundef i32 @_Z15__funnelshift_ljjj(i32 noundef %88, i32 noundef %89, i32 noundef %91) #5
  %93 = getelementptr inbounds %struct.Tricks, ptr %25, i32 0, i32 7
  store i32 %92, ptr %93, align 4
  %94 = load i32, ptr %23, align 4
  %95 = load i32, ptr %23, align 4
  %96 = lshr i32 %95, 1
  %97 = xor i32 %94, %96
  %98 = getelementptr inbounds %struct.Tricks, ptr %25, i32 0, i32 8
  store i32 %97, ptr %98, align 8
  %99 = load i32, ptr %23, align 4
  %100 = load i32, ptr %24, align 4
  store i32 %99, ptr %6, align 4
  store i32 %100, ptr %7, align 4
  store i32 359, ptr %8, align 4
  %101 = load i32, ptr %6, align 4
  %102 = load i32, ptr %7, align 4
  %103 = load i32, ptr %8, align 4
  %104 = and i32 %103, 30583
  %105 = call noundef i32 @llvm.nvvm.prmt(i32 %101, i32 %102, i32 %104)
  %106 = getelementptr inbounds %struct.Tricks, ptr %25, i32 0, i32 9
  store i32 %105, ptr %106, align 4
  %107 = load i32, ptr %23, align 4
  %108 = call noundef i32 @_Z11spread_bitsj(i32 noundef %107) #5
  %109 = load i32, ptr %24, align 4
  %110 = call noundef i32 @_Z11spread_bitsj(i32 noundef %109) #5
  %111 = shl i32 %110, 1
  %112 = or i32 %108, %111
  %113 = getelementptr inbounds %struct.Tricks, ptr %25, i32 0, i32 10
  store i32 %112, ptr %113, align 8
  %114 = load i32, ptr %23, align 4
  %115 = load i32, ptr %24, align 4
  store i32 %114, ptr %4, align 4
  store i32 %115, ptr %5, align 4
  %116 = load i32, ptr %4, align 4
  %117 = load i32, ptr %5, align 4
  %118 = and i32 %116, %117
  %119 = xor i32 %116, %117
  %120 = lshr i32 %119, 1
  %121 = add i32 %118, %120
  %122 = getelementptr inbounds %struct.Tricks, ptr %25, i32 0, i32 11
  store i32 %121, ptr %122, align 4
  %123 = load i32, ptr %23, align 4
  %124 = lshr i32 %123, 16
  %125 = call noundef i32 @_Z11spread_bitsj(i32 noundef %124) #5
  %126 = zext i32 %125 to i64
  %127 = shl i64 %126, 32
  %128 = load i32, ptr %23, align 4
  %129 = call noundef i32 @_Z11spread_bitsj(i32 noundef %128) #5
  %130 = zext i32 %129 to i64
  %131 = or i64 %127, %130
  %132 = getelementptr inbounds %struct.Tricks, ptr %25, i32 0, i32 13
  store i64 %131, ptr %132, align 8
  %133 = load i64, ptr %22, align 8
  %134 = trunc i64 %133 to i16
  store i16 %134, ptr %26, align 2
  %135 = load i16, ptr %26, align 2
  %136 = zext i16 %135 to i32
  %137 = shl i32 %136, 8
  %138 = load i16, ptr %26, align 2
  %139 = zext i16 %138 to i32
  %140 = ashr i32 %139, 8
  %141 = or i32 %137, %140
  %142 = trunc i32 %141 to i16
  %143 = getelementptr inbounds %struct.Tricks, ptr %25, i32 0, i32 14
  store i16 %142, ptr %143, align 8
  %144 = load i64, ptr %22, align 8
  store i64 %144, ptr %16, align 8
  %145 = load i64, ptr %16, align 8
  %146 = call i64 @llvm.ctpop.i64(i64 %145)
  %147 = trunc i64 %146 to i32
  %148 = and i32 %147, 1
  %149 = trunc i32 %148 to i8
  %150 = getelementptr inbounds %struct.Tricks, ptr %25, i32 0, i32 15
  store i8 %149, ptr %150, align 2
  %151 = load i32, ptr %23, align 4
  %152 = and i32 %151, 255
  %153 = load i32, ptr %24, align 4
  %154 = and i32 %153, 255
  %155 = add i32 %152, %154
  store i32 %155, ptr %27, align 4
  %156 = load i32, ptr %27, align 4
  %157 = icmp ugt i32 %156, 255
  br i1 %157, label %158, label %159

158:                                              ; preds = %37
  br label %161

159:                                              ; preds = %37
  %160 = load i32, ptr %27, align 4
  br label %161

161:                                              ; preds = %159, %158
  %162 = phi i32 [ 255, %158 ], [ %160, %159 ]
  %163 = trunc i32 %162 to i8
  %164 = getelementptr inbounds %struct.Tricks, ptr %25, i32 0, i32 16
  store i8 %163, ptr %164, align 1
  %165 = load ptr, ptr %19, align 8
  %166 = load i32, ptr %21, align 4
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds %struct.Tricks, ptr %165, i64 %167
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %168, ptr align 8 %25, i64 72, i1 false)
  br label %169

169:                                              ; preds = %161, %36
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z15__funnelshift_ljjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #0 comdat {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %8 = load i32, ptr %4, align 4
  %9 = load i32, ptr %5, align 4
  %10 = load i32, ptr %6, align 4
  %11 = call i32 asm "shf.l.wrap.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %8, i32 %9, i32 %10) #6, !srcloc !9
  store i32 %11, ptr %7, align 4
  %12 = load i32, ptr %7, align 4
  ret i32 %12
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.prmt(i32, i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bitreverse.i64(i64) #3

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx85,+sm_75" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind memory(none) }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!nvvm.annotations = !{!4}
!llvm.ident = !{!5, !6}
!nvvmir.version = !{!7}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 5]}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{ptr @bit_tricks, !"kernel", i32 1}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!7 = !{i32 2, i32 0}
!8 = !{i32 12369}
!9 = !{i64 5947324}
