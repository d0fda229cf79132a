/* generate.c: generates CUDA-like IR (generate.h). A kernel is a template in which '@' is replaced by the
 * number of the kernel and '#' by a number that differs from kernel to kernel.
 */
#include "bench/generate.h"

static const char head[] =
    "source_filename = \"generated.cu\"\n"
    "target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\n"
    "target triple = \"nvptx64-nvidia-cuda\"\n\n"
    "%struct.dim = type { i32, i32, i32 }\n\n"
    "@weights = internal addrspace(4) externally_initialized global [64 x float] zeroinitializer, align 4\n"
    "@tile = internal addrspace(3) global [256 x float] undef, align 4\n\n"
    "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
    "declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()\n"
    "declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\n"
    "declare void @llvm.nvvm.barrier0()\n\n";

static const char kernel[] =
    "define dso_local void @kernel_@(ptr noundef %0, ptr noundef %1, i32 noundef %2, float noundef %3) #0 {\n"
    "  %5 = alloca ptr, align 8\n"
    "  %6 = alloca ptr, align 8\n"
    "  %7 = alloca i32, align 4\n"
    "  %8 = alloca float, align 4\n"
    "  %9 = alloca i32, align 4\n"
    "  %10 = alloca float, align 4\n"
    "  %11 = alloca i32, align 4\n"
    "  %12 = alloca %struct.dim, align 4\n"
    "  store ptr %0, ptr %5, align 8\n"
    "  store ptr %1, ptr %6, align 8\n"
    "  store i32 %2, ptr %7, align 4\n"
    "  store float %3, ptr %8, align 4\n"
    "  %13 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\n"
    "  %14 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()\n"
    "  %15 = mul i32 %13, %14\n"
    "  %16 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
    "  %17 = add i32 %15, %16\n"
    "  store i32 %17, ptr %9, align 4\n"
    "  %18 = load i32, ptr %9, align 4\n"
    "  %19 = load i32, ptr %7, align 4\n"
    "  %20 = icmp slt i32 %18, %19\n"
    "  br i1 %20, label %21, label %80\n\n"
    "21:                                               ; preds = %4\n"
    "  %22 = getelementptr inbounds %struct.dim, ptr %12, i32 0, i32 1\n"
    "  store i32 #, ptr %22, align 4\n"
    "  %23 = load ptr, ptr %5, align 8\n"
    "  %24 = load i32, ptr %9, align 4\n"
    "  %25 = sext i32 %24 to i64\n"
    "  %26 = getelementptr inbounds float, ptr %23, i64 %25\n"
    "  %27 = load float, ptr %26, align 4\n"
    "  %28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
    "  %29 = and i32 %28, 255\n"
    "  %30 = zext i32 %29 to i64\n"
    "  %31 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 0, "
    "i64 %30\n"
    "  store float %27, ptr %31, align 4\n"
    "  call void @llvm.nvvm.barrier0()\n"
    "  store float 0.000000e+00, ptr %10, align 4\n"
    "  store i32 0, ptr %11, align 4\n"
    "  br label %32\n\n"
    "32:                                               ; preds = %58, %21\n"
    "  %33 = load i32, ptr %11, align 4\n"
    "  %34 = load i32, ptr %22, align 4\n"
    "  %35 = icmp slt i32 %33, %34\n"
    "  br i1 %35, label %36, label %61\n\n"
    "36:                                               ; preds = %32\n"
    "  %37 = load i32, ptr %11, align 4\n"
    "  %38 = add nsw i32 %37, #\n"
    "  %39 = and i32 %38, 255\n"
    "  %40 = sext i32 %39 to i64\n"
    "  %41 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 0, "
    "i64 %40\n"
    "  %42 = load float, ptr %41, align 4\n"
    "  %43 = load i32, ptr %11, align 4\n"
    "  %44 = and i32 %43, 63\n"
    "  %45 = sext i32 %44 to i64\n"
    "  %46 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(4) @weights to ptr), i64 "
    "0, i64 %45\n"
    "  %47 = load float, ptr %46, align 4\n"
    "  %48 = fmul contract float %42, %47\n"
    "  %49 = load float, ptr %10, align 4\n"
    "  %50 = fadd contract float %49, %48\n"
    "  store float %50, ptr %10, align 4\n"
    "  %51 = load float, ptr %10, align 4\n"
    "  %52 = fcmp contract ogt float %51, 1.000000e+03\n"
    "  br i1 %52, label %53, label %58\n\n"
    "53:                                               ; preds = %36\n"
    "  %54 = load float, ptr %10, align 4\n"
    "  %55 = load float, ptr %8, align 4\n"
    "  %56 = fsub contract float %54, %55\n"
    "  %57 = fdiv contract float %56, 2.000000e+00\n"
    "  store float %57, ptr %10, align 4\n"
    "  br label %58\n\n"
    "58:                                               ; preds = %53, %36\n"
    "  %59 = load i32, ptr %11, align 4\n"
    "  %60 = add nsw i32 %59, 1\n"
    "  store i32 %60, ptr %11, align 4\n"
    "  br label %32, !llvm.loop !3\n\n"
    "61:                                               ; preds = %32\n"
    "  %62 = load float, ptr %10, align 4\n"
    "  %63 = load i32, ptr %9, align 4\n"
    "  %64 = xor i32 %63, #\n"
    "  %65 = lshr i32 %64, 3\n"
    "  %66 = sitofp i32 %65 to float\n"
    "  %67 = call contract float @blend(float noundef %62, float noundef %66)\n"
    "  %68 = load ptr, ptr %6, align 8\n"
    "  %69 = load i32, ptr %9, align 4\n"
    "  %70 = sext i32 %69 to i64\n"
    "  %71 = getelementptr inbounds float, ptr %68, i64 %70\n"
    "  store float %67, ptr %71, align 4\n"
    "  %72 = load ptr, ptr %6, align 8\n"
    "  %73 = load i32, ptr %9, align 4\n"
    "  %74 = sext i32 %73 to i64\n"
    "  %75 = getelementptr inbounds float, ptr %72, i64 %74\n"
    "  %76 = load float, ptr %75, align 4\n"
    "  %77 = fptosi float %76 to i32\n"
    "  %78 = select i1 %20, i32 %77, i32 #\n"
    "  %79 = atomicrmw add ptr %71, i32 %78 seq_cst, align 4\n"
    "  br label %80\n\n"
    "80:                                               ; preds = %61, %4\n"
    "  ret void\n"
    "}\n\n";

static const char tail_begin[] =
    "define internal float @blend(float noundef %0, float noundef %1) #0 {\n"
    "  %3 = fmul contract float %0, 2.500000e-01\n"
    "  %4 = fadd contract float %3, %1\n"
    "  ret float %4\n"
    "}\n\n"
    "attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone \"target-cpu\"=\"sm_90\" "
    "}\n\n"
    "!llvm.module.flags = !{!0, !1}\n!nvvmir.version = !{!2}\n!nvvm.annotations = !{";
static const char tail_end[] = "!0 = !{i32 1, !\"wchar_size\", i32 4}\n"
                               "!1 = !{i32 4, !\"nvvm-reflect-ftz\", i32 0}\n"
                               "!2 = !{i32 2, i32 0}\n"
                               "!3 = distinct !{!3, !4}\n"
                               "!4 = !{!\"llvm.loop.mustprogress\"}\n";

/* Returns the number of instructions: the lines, apart from the first one, that begin with two blanks. */
static uint64_t count_instructions(const char *text) {
    uint64_t n = 0;
    for (const char *at = text; (at = strstr(at, "\n  ")); at++) n++;
    return n;
}

/* Appends kernel number `number`, made from the template. */
static void kernel_text(Out *o, uint64_t number) {
    uint64_t vary = number * 2654435761u;
    for (const char *at = kernel; *at; at++) {
        if (*at == '#' && at[1] != '0') { /* "#0" is the attribute group */
            vary = vary * 6364136223846793005u + 1442695040888963407u;
            out_u64(o, 1 + (vary >> 33) % 1000);
        } else if (*at == '@' && at[-1] == '_') { /* any other '@' begins a name */
            out_u64(o, number);
        } else {
            out_char(o, *at);
        }
    }
}

uint64_t generate_module(Out *o, uint64_t instructions) {
    uint64_t each = count_instructions(kernel), kernels = (instructions + each - 1) / each;
    out_str(o, head);
    for (uint64_t k = 0; k < kernels; k++) kernel_text(o, k);
    out_str(o, tail_begin);
    for (uint64_t k = 0; k < kernels; k++) {
        out_str(o, k ? ", !" : "!");
        out_u64(o, 5 + k);
    }
    out_str(o, "}\n");
    out_str(o, tail_end);
    for (uint64_t k = 0; k < kernels; k++)
        out_format(o, "!%llu = !{ptr @kernel_%llu, !\"kernel\", i32 1}\n", (unsigned long long)(5 + k),
                   (unsigned long long)k);
    return kernels * each + 3;
}
