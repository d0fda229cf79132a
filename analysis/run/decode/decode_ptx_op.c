/* decode_ptx_op.c: the table of all PTX instructions that the executor supports, except those that control flow, which
 * ptx/ptx_function.c decodes. To add one, add its row. */
#include "analysis/run/decode/decode_ptx.h"

/* Decode trap and exit. */
static void decode_trap(PtxInst *p) { ptx_append_op(p, trap_op, (DecodedOp){0}); }
static void decode_exit(PtxInst *p) { ptx_append_op(p, exit_op, (DecodedOp){0}); }
/* Decodes an instruction that has no effect in the executor, such as a cache hint, a delay or a debugging aid. */
static void decode_nothing(PtxInst *p) { (void)p; }
/* Decodes fence and membar. They are only counted, because the executor is sequentially consistent. */
static void decode_fence(PtxInst *p) {
    bool device = ptx_has(p, "gpu") || ptx_has(p, "gl") || ptx_has(p, "cluster");
    uint8_t scope = ptx_has(p, "sys") ? FENCE_SYSTEM : device ? FENCE_DEVICE : FENCE_BLOCK;
    ptx_append_op(p, fence_op, (DecodedOp){.sub = scope});
}

/* In alphabetical order, for binary search. */
/* clang-format off */
static const struct { const char *word; void (*decode)(PtxInst *p); } instruction[] = {
    {"abs", ptx_sign}, {"activemask", ptx_activemask}, {"add", ptx_arith}, {"addc", ptx_arith},
    {"alloca", ptx_stack}, {"and", ptx_logic}, {"applypriority", decode_nothing}, {"atom", ptx_atom},
    {"bar", ptx_barrier}, {"barrier", ptx_barrier}, {"bfe", ptx_bits}, {"bfi", ptx_bits}, {"bfind", ptx_bits},
    {"bmsk", ptx_bits}, {"brev", ptx_count_bits}, {"brkpt", decode_nothing},
    {"clusterlaunchcontrol", ptx_launch_control}, {"clz", ptx_count_bits}, {"cnot", ptx_logic},
    {"copysign", ptx_fp_math}, {"cos", ptx_fp_math}, {"cp", ptx_cp}, {"createpolicy", ptx_createpolicy},
        {"cvt", ptx_cvt},
    {"cvta", ptx_cvta},
    {"discard", decode_nothing}, {"div", ptx_arith}, {"dp2a", ptx_dot}, {"dp4a", ptx_dot},
        {"elect", ptx_elect},
    {"ex2", ptx_fp_math}, {"exit", decode_exit}, {"fence", decode_fence}, {"fma", ptx_arith},
        {"fns", ptx_bits},
    {"getctarank", ptx_getctarank}, {"griddepcontrol", decode_nothing}, {"isspacep", ptx_isspacep},
    {"istypep", ptx_texture_query}, {"ld", ptx_ldst}, {"ldmatrix", ptx_ldmatrix}, {"ldu", ptx_ldst},
    {"lg2", ptx_fp_math}, {"lop3", ptx_bits}, {"mad", ptx_arith}, {"mad24", ptx_bits}, {"madc", ptx_arith},
    {"mapa", ptx_mapa}, {"match", ptx_match}, {"max", ptx_minmax}, {"mbarrier", ptx_mbarrier},
    {"membar", decode_fence}, {"min", ptx_minmax}, {"mma", ptx_mma}, {"mov", ptx_mov},
        {"movmatrix", ptx_ldmatrix},
    {"mul", ptx_arith}, {"mul24", ptx_bits}, {"multimem", ptx_multimem}, {"nanosleep", decode_nothing},
    {"neg", ptx_sign}, {"not", ptx_logic},
    {"or", ptx_logic}, {"pmevent", decode_nothing}, {"popc", ptx_count_bits}, {"prefetch", decode_nothing},
    {"prefetchu", decode_nothing}, {"prmt", ptx_prmt}, {"rcp", ptx_fp_arith}, {"red", ptx_atom},
    {"redux", ptx_redux}, {"rem", ptx_arith}, {"rsqrt", ptx_fp_math}, {"sad", ptx_bits}, {"selp", ptx_selp},
    {"set", ptx_set}, {"setmaxnreg", decode_nothing}, {"setp", ptx_setp}, {"shf", ptx_shf},
        {"shfl", ptx_shfl},
    {"shl", ptx_logic}, {"shr", ptx_logic}, {"sin", ptx_fp_math}, {"slct", ptx_slct}, {"sqrt", ptx_fp_arith},
    {"st", ptx_ldst}, {"stackrestore", ptx_stack}, {"stacksave", ptx_stack}, {"stmatrix", ptx_ldmatrix},
    {"sub", ptx_arith}, {"subc", ptx_arith}, {"suld", ptx_surface}, {"suq", ptx_texture_query},
    {"sust", ptx_surface}, {"szext", ptx_bits}, {"tanh", ptx_fp_math}, {"tcgen05", ptx_tcgen05},
        {"tensormap", ptx_tensormap}, {"testp", ptx_testp}, {"tex", ptx_tex},
    {"tld4", ptx_tex}, {"trap", decode_trap}, {"txq", ptx_texture_query},
    {"vabsdiff2", ptx_video}, {"vabsdiff4", ptx_video}, {"vadd2", ptx_video}, {"vadd4", ptx_video},
    {"vavrg2", ptx_video}, {"vavrg4", ptx_video}, {"vmax2", ptx_video}, {"vmax4", ptx_video},
    {"vmin2", ptx_video}, {"vmin4", ptx_video},
    {"vote", ptx_vote},
    {"vset2", ptx_video}, {"vset4", ptx_video}, {"vsub2", ptx_video}, {"vsub4", ptx_video},
    {"wgmma", ptx_wgmma}, {"wmma", ptx_wmma}, {"xor", ptx_logic}
};
/* clang-format on */

/* Reports whether the type of the instruction has at most 64 bits, or 128 if it is one of the instructions that allow
 * that. Sets the type of an instruction without one to b32. */
static bool type_fits(PtxInst *p) {
    if (!p->type.bits) p->type = (PtxType){'b', 32, false, FP_FLOAT};
    static const char *const wide[] = {"mov", "ld", "ldu", "st", "atom", "clusterlaunchcontrol"};
    for (unsigned i = 0; p->type.bits == 128 && i < sizeof wide / sizeof *wide; i++)
        if (strcmp(p->word[0], wide[i]) == 0) return true;
    return p->type.bits <= 64;
}

/* Decodes the instruction that has been read. Returns false, after an error message or without one, if no instruction
 * has this mnemonic, if its form is not allowed, or if its type is too wide. Otherwise returns true, even if its
 * decoder has reported an error. */
static bool decode(PtxInst *p) {
    if (p->nword == 0 || !ptx_form_check(p) || !type_fits(p)) return false;
    uint32_t i = 0, n = sizeof instruction / sizeof *instruction;
    lower_bound(i, n, mid, strcmp(instruction[mid].word, p->word[0]) < 0);
    if (i == n || strcmp(instruction[i].word, p->word[0]) != 0) return false;
    instruction[i].decode(p);
    return true;
}

void ptx_instruction(PtxInst *p) {
    if (!ptx_read_instruction(p) || !decode(p)) ptx_error(p);
}
