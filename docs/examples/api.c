/* The C interface of nvir: resolves the pointers of a kernel, prints its PTX, and executes it.
 *
 *     cc -o api api.c -lnvir -lm */
#include <nvir.h>
#include <stdio.h>
#include <string.h>

static const char text[] = "target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\n"
                           "target triple = \"nvptx64-nvidia-cuda\"\n"
                           "define ptx_kernel void @twice(ptr %p) {\n"
                           "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
                           "  %q = getelementptr inbounds i32, ptr %p, i32 %t\n"
                           "  %x = load i32, ptr %q\n"
                           "  %y = shl i32 %x, 1\n"
                           "  store i32 %y, ptr %q\n"
                           "  ret void\n"
                           "}\n"
                           "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n";

/* Executes twice<<<1, 4>>> on { 1, 2, 3, 4 }, and prints the result. */
static int execute(nvir_module *m) {
    nvir_device *d;
    int number[4] = {1, 2, 3, 4};
    const unsigned grid[3] = {1, 1, 1}, block[3] = {4, 1, 1};
    uint64_t buffer;
    int good = nvir_device_new(m, &d) == NVIR_OK && nvir_alloc(d, "numbers", sizeof number, &buffer) == NVIR_OK &&
               nvir_copy_to(d, buffer, number, sizeof number) == NVIR_OK;
    const void *argument[1];
    argument[0] = &buffer;
    good = good && nvir_launch(d, "twice", grid, block, 0, argument) == NVIR_OK &&
           nvir_copy_from(d, buffer, number, sizeof number) == NVIR_OK;
    if (good) printf("%d %d %d %d\n", number[0], number[1], number[2], number[3]);
    nvir_device_free(d);
    return good;
}

int main(void) {
    nvir_context *c = nvir_context_new();
    nvir_module *m;
    char *ptx;
    unsigned spaces;
    if (!c) return 1;
    int good =
        nvir_set_option(c, "-mcpu=sm_90") == NVIR_OK && nvir_parse(c, "twice.ll", text, strlen(text), &m) == NVIR_OK;
    if (good && nvir_spaces(m, "twice", "%q", &spaces) == NVIR_OK)
        printf("%%q points to global memory: %s\n",
               (spaces & ~(unsigned)NVIR_NULL) == NVIR_GLOBAL ? "yes" : "not only");
    if (good && nvir_run_passes(m, "O2") == NVIR_OK && nvir_emit_ptx(m, &ptx) == NVIR_OK) {
        printf("%s", strstr(ptx, "ld.global") ? "the PTX has ld.global\n" : ptx);
        nvir_text_free(ptx);
        good = execute(m);
    }
    fputs(nvir_messages(c), stderr);
    nvir_module_free(m);
    nvir_context_free(c);
    return !good;
}
