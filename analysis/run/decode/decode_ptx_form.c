/* decode_ptx_form.c: checks the type modifiers of an instruction of PTX and the widths of its registers.
 *
 * The decoders of the families see a type as a number of bits and a kind, so they would execute bfe.s16, or an addition
 * of registers whose width differs from that of the type. An assembler refuses these instructions, so they are refused
 * here, before decoding, with the reason. The table follows the PTX ISA manual; tests/suites/ptx-forms compares it with
 * ptxas. An instruction that is not in the table is checked by its own decoder. */
#include "analysis/run/decode/decode_ptx.h"

#define INTEGERS "u16 s16 u32 s32 u64 s64"
#define BITS "b16 b32 b64"
#define LOGIC BITS " pred"
#define HALVES "f16 bf16 f16x2 bf16x2"
#define FLOATS HALVES " f32 f64"
#define SIGNED "s16 s32 s64 " FLOATS
#define ARITH INTEGERS " " FLOATS " f32x2"
#define ANY BITS " " INTEGERS " f32 f64"
#define MEMORY "b8 u8 s8 " ANY " b128"
#define ATOMIC_ADD "u32 s32 u64 f32 f64 " HALVES

/* A row holds for instructions with the modifier; "" is any. The first row that holds counts. Operands, in order:
 *   T  a register as wide as the type      W  one twice as wide       w  one of 32 bits
 *   p  a predicate                         .  anything                ?  the operands after it may be missing
 * Operands NULL: not checked. Types NULL: not checked. */
/* clang-format off */
static const struct { const char *word, *modifier, *operands, *types; } form[] = {
    {"abs", "", "TT", SIGNED},
    {"add", "", "TTT", ARITH " u16x2 s16x2"},
    {"addc", "", "TTT", INTEGERS},
    {"and", "", "TTT", LOGIC},
    {"atom", "v2", NULL, NULL}, {"atom", "v4", NULL, NULL}, {"atom", "v8", NULL, NULL},
    {"atom", "add", "T.T?.", ATOMIC_ADD},
    {"atom", "and", "T.T?.", "b32 b64"}, {"atom", "or", "T.T?.", "b32 b64"}, {"atom", "xor", "T.T?.", "b32 b64"},
    {"atom", "cas", "T.TT?.", BITS " b128"},
    {"atom", "dec", "T.T?.", "u32"}, {"atom", "inc", "T.T?.", "u32"},
    {"atom", "exch", "T.T?.", "b32 b64 b128"},
    {"atom", "max", "T.T?.", "u32 s32 u64 s64"}, {"atom", "min", "T.T?.", "u32 s32 u64 s64"},
    {"bfe", "", "TTww", "u32 s32 u64 s64"},
    {"bfi", "", "TTTww", "b32 b64"},
    {"bfind", "", "wT", "u32 s32 u64 s64"},
    {"bmsk", "", "TTT", "b32"},
    {"brev", "", "TT", "b32 b64"},
    {"clz", "", "wT", "b32 b64"},
    {"cnot", "", "TT", BITS},
    {"copysign", "", "TTT", "f32 f64"},
    {"cos", "", "TT", "f32"},
    {"div", "", "TTT", INTEGERS " f32 f64"},
    {"ex2", "", "TT", HALVES " f32"},
    {"fma", "", "TTTT", FLOATS " f32x2"},
    {"fns", "", "TTTT", "b32"},
    {"ld", "", NULL, MEMORY},
    {"ldu", "", NULL, MEMORY},
    {"lg2", "", "TT", "f32"},
    {"lop3", "", "TTTT.?p", "b32"},
    {"mad", "wide", "WTTW", "u16 s16 u32 s32"},
    {"mad", "hi", "TTTT", INTEGERS},
    {"mad", "", "TTTT", INTEGERS " f32 f64"},
    {"mad24", "", "TTTT", "u32 s32"},
    {"madc", "", "TTTT", INTEGERS},
    {"match", "", "wTw", "b32 b64"},
    {"max", "", "TTT?T", INTEGERS " " FLOATS " u16x2 s16x2"},
    {"min", "", "TTT?T", INTEGERS " " FLOATS " u16x2 s16x2"},
    {"mov", "", NULL, ANY " b128 pred"},
    {"mul", "wide", "WTT", "u16 s16 u32 s32"},
    {"mul", "hi", "TTT", INTEGERS},
    {"mul", "", "TTT", ARITH},
    {"mul24", "", "TTT", "u32 s32"},
    {"neg", "", "TT", SIGNED},
    {"not", "", "TT", LOGIC},
    {"or", "", "TTT", LOGIC},
    {"popc", "", "wT", "b32 b64"},
    {"prmt", "", "TTTT", "b32"},
    {"rcp", "", "TT", "f32 f64"},
    {"red", "v2", NULL, NULL}, {"red", "v4", NULL, NULL}, {"red", "v8", NULL, NULL},
    {"red", "async", NULL, NULL},
    {"red", "add", ".T?.", ATOMIC_ADD},
    {"red", "and", ".T?.", "b32 b64"}, {"red", "or", ".T?.", "b32 b64"}, {"red", "xor", ".T?.", "b32 b64"},
    {"red", "dec", ".T?.", "u32"}, {"red", "inc", ".T?.", "u32"},
    {"red", "max", ".T?.", "u32 s32 u64 s64"}, {"red", "min", ".T?.", "u32 s32 u64 s64"},
    {"redux", "add", "TTw", "u32 s32"},
    {"redux", "and", "TTw", "b32"}, {"redux", "or", "TTw", "b32"}, {"redux", "xor", "TTw", "b32"},
    {"redux", "max", "TTw", "u32 s32 f32"}, {"redux", "min", "TTw", "u32 s32 f32"},
    {"rem", "", "TTT", INTEGERS},
    {"rsqrt", "", "TT", "f32 f64"},
    {"sad", "", "TTTT", INTEGERS},
    {"selp", "", "TTTp", ANY},
    {"setp", "hi", "pTT?p", "u16 u32 u64"}, {"setp", "hs", "pTT?p", "u16 u32 u64"},
    {"setp", "lo", "pTT?p", "u16 u32 u64"}, {"setp", "ls", "pTT?p", "u16 u32 u64"},
    {"setp", "eq", "pTT?p", ANY " " HALVES}, {"setp", "ne", "pTT?p", ANY " " HALVES},
    {"setp", "ge", "pTT?p", INTEGERS " " FLOATS}, {"setp", "gt", "pTT?p", INTEGERS " " FLOATS},
    {"setp", "le", "pTT?p", INTEGERS " " FLOATS}, {"setp", "lt", "pTT?p", INTEGERS " " FLOATS},
    {"setp", "equ", "pTT?p", FLOATS}, {"setp", "neu", "pTT?p", FLOATS},
    {"setp", "ltu", "pTT?p", FLOATS}, {"setp", "leu", "pTT?p", FLOATS},
    {"setp", "gtu", "pTT?p", FLOATS}, {"setp", "geu", "pTT?p", FLOATS},
    {"setp", "num", "pTT?p", FLOATS}, {"setp", "nan", "pTT?p", FLOATS},
    {"shf", "", "TTTT", "b32"},
    {"shfl", "", "TTww?w", "b32"},
    {"shl", "", "TTw", BITS},
    {"shr", "", "TTw", BITS " " INTEGERS},
    {"sin", "", "TT", "f32"},
    {"sqrt", "", "TT", "f32 f64"},
    {"st", "async", NULL, NULL}, {"st", "bulk", NULL, NULL},
    {"st", "", NULL, MEMORY},
    {"sub", "", "TTT", ARITH},
    {"subc", "", "TTT", INTEGERS},
    {"szext", "", "TTT", "u32 s32"},
    {"tanh", "", "TT", HALVES " f32"},
    {"testp", "", "pT", "f32 f64"},
    {"xor", "", "TTT", LOGIC}
};
/* clang-format on */
enum { FORMS = sizeof form / sizeof *form };

/* Reports whether a word is in a list of words that are separated by blanks. */
static bool list_has(const char *list, const char *word) {
    size_t n = strlen(word);
    for (const char *at = list; (at = strstr(at, word)); at += n)
        if ((at == list || at[-1] == ' ') && (at[n] == ' ' || !at[n])) return true;
    return false;
}

/* Returns the index of the row of an instruction; FORMS if it has none. */
static uint32_t form_of(const PtxInst *p) {
    uint32_t i = 0, n = FORMS;
    lower_bound(i, n, mid, strcmp(form[mid].word, p->word[0]) < 0);
    for (; i < FORMS && strcmp(form[i].word, p->word[0]) == 0; i++)
        if (!*form[i].modifier || ptx_has(p, form[i].modifier)) return i;
    return FORMS;
}

/* Returns the width that letter `c` of a row wants for a type of `bits` bits; 0 if any is right. */
static uint32_t width_wanted(char c, uint32_t bits) {
    switch (c) {
    case 'T': return bits;
    case 'W': return 2 * bits;
    case 'w': return 32;
    case 'p': return 1;
    default: return 0;
    }
}

/* Checks the number of the operands and the widths of their registers. */
static bool operands_fit(PtxInst *p, const char *operands, uint32_t bits) {
    unsigned i = 0, least = (unsigned)strcspn(operands, "?");
    for (const char *c = operands; *c && i < p->noperand; c++) {
        if (*c == '?') continue;
        const PtxOperand *o = &p->op[i++];
        uint32_t wanted = width_wanted(*c, bits);
        if (o->kind != PO_REG || !o->width || !wanted || o->width == wanted) continue;
        ptx_refuse(p, "operand %u must have %u bits, not %u", i, (unsigned)wanted, (unsigned)o->width);
        return false;
    }
    bool optional = operands[least] == '?';
    if (p->noperand >= least && p->noperand <= strlen(operands) - optional) return true;
    ptx_refuse(p, "it must have %u operands, not %u", least, p->noperand);
    return false;
}

bool ptx_form_check(PtxInst *p) {
    uint32_t i = form_of(p);
    PtxType last, other;
    const char *type = ptx_type_word(p, 0, &last);
    if (i == FORMS || !form[i].types) return true;
    if (!type || !list_has(form[i].types, type)) {
        ptx_refuse(p, "its type must be one of %s", form[i].types);
        return false;
    }
    bool mixed = ptx_type(p, 1, &other); /* add.f32.bf16: the operands have different types */
    return mixed || !form[i].operands || operands_fit(p, form[i].operands, p->type.bits << p->type.pair);
}
