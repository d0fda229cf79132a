/* op.c: the opcode table, and the spellings that parser and printer share. */
#include "ir/ir.h"

const OpInfo op_info[OP_COUNT] = {
#define OP(name, text, shape, result, flags) {text, SH_##shape, RES_##result, flags},
#include "ops.def"
#undef OP
};

const char *const int_pred_name[10] = {"eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"};
const char *const fp_pred_name[16] = {"false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord",
                                      "uno",   "ueq", "ugt", "uge", "ult", "ule", "une", "true"};
const char *const rmw_name[RMW_COUNT] = {
    "xchg", "add",  "sub",  "and",  "nand",     "or",       "xor",       "max",       "min",       "umax",    "umin",
    "fadd", "fsub", "fmax", "fmin", "fmaximum", "fminimum", "uinc_wrap", "udec_wrap", "usub_cond", "usub_sat"};
const char *const ordering_name[7] = {"", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"};
