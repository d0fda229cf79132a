/* fold_float.c: folds floating-point arithmetic on constants, by the arithmetic of ir/number.h, which the executor uses
 * as well.
 *
 *    fmul float 3.0, 0.5                                  1.5
 *    call float @llvm.nvvm.fma.rn.f(2.0, 3.0, 1.0)        7.0
 *
 * An intrinsic that is one PTX instruction is folded after the words of that instruction ("fma", "rn", "f32"), so that
 * all types and rounding modes need no rows of their own. Approximations (sin.approx, div.full) are not folded, because
 * the result is the hardware's.
 *
 * Nothing is folded that takes or gives a NaN, whose payload differs between targets, or a subnormal number of less
 * than 64 bits, which is 0 where the function flushes them. Folding those by the rules of the host is shorter, and
 * wrong as soon as clang was given -ftz. */
#include "ir/chars.h"
#include "ir/intrinsic_id.h"
#include "ir/number.h"
#include "transform/scalar/fold.h"

enum { ARGS_MAX = 3, WORDS_MAX = 6 };

/* Reports whether a number is the same on all targets: no NaN, and no subnormal number that may be flushed. */
static bool is_plain(enum FpType t, uint64_t bits) {
    return !fp_is_nan(t, bits) && (t == FP_DOUBLE || fp_flush(t, bits) == bits);
}

/* Gets the format and the bits of a constant that is a plain number. Returns false for any other operand. */
static bool number_of(const Module *m, Ref r, enum FpType *t, uint64_t *bits) {
    if (!ref_is(r, REF_CONST) || !fp_type(type_kind(m, const_at(m, r)->type), t)) return false;
    *bits = const_at(m, r)->bits;
    return const_at(m, r)->kind == CONST_FP && is_plain(*t, *bits);
}

/* Returns the constant of type `type`, whose format is t; REF_NULL if the number is not plain. */
static Ref number(Module *m, TypeId type, enum FpType t, uint64_t bits) {
    return is_plain(t, bits) ? const_fp(m, type, bits) : REF_NULL;
}

/* Gets n constants of one format, at least one. Returns false if one is no plain number. */
static bool numbers_of(const Module *m, const Ref *operand, uint32_t n, enum FpType *t, uint64_t *bits) {
    if (!number_of(m, operand[0], t, &bits[0])) return false;
    for (uint32_t k = 1; k < n; k++) {
        enum FpType own;
        if (!number_of(m, operand[k], &own, &bits[k]) || own != *t) return false;
    }
    return true;
}

/* ---------------------------------------------------------------------------------------------- operations */

/* Folds an operation on n numbers, rounded as `r`, and clamped to [0, 1] if `sat`. Like all functions fold_*, returns
 * the result as a constant of `type`; REF_NULL if an operand or the result is no plain number. */
static Ref fold_op(Module *m, TypeId type, const Ref *operand, uint32_t n, enum FpOp op, enum Round r, bool sat) {
    uint64_t x[ARGS_MAX] = {0};
    enum FpType t;
    if (!numbers_of(m, operand, n, &t, x)) return REF_NULL;
    uint64_t result = fp_op(op, t, r, x[0], x[1], x[2]);
    return number(m, type, t, sat && !fp_is_nan(t, result) ? fp_saturate(t, result) : result);
}

/* Folds the conversion of an integer to a number. */
static Ref fold_from_int(Module *m, TypeId type, Ref operand, bool is_signed, enum Round r) {
    uint64_t n;
    enum FpType t;
    if (!ref_int(m, operand, &n) || !fp_type(type_kind(m, type), &t)) return REF_NULL;
    uint32_t bits = (uint32_t)type_bits(m, const_at(m, operand)->type);
    return bits <= 64 ? number(m, type, t, fp_from_int(t, r, &n, 1, is_signed, bits)) : REF_NULL;
}

/* Folds the conversion of a number to an integer of at most 64 bits; REF_NULL if the integer is out of range. */
static Ref fold_to_int(Module *m, TypeId type, Ref operand, bool is_signed, enum Round r) {
    uint64_t x, n;
    enum FpType t;
    bool in_range;
    if (!type_is_int(m, type) || type_bits(m, type) > 64 || !number_of(m, operand, &t, &x)) return REF_NULL;
    fp_to_int(t, r, x, is_signed, (unsigned)type_bits(m, type), &n, &in_range);
    return in_range ? const_int(m, type, n) : REF_NULL;
}

/* Folds the conversion of a number to another format. */
static Ref fold_convert(Module *m, TypeId type, Ref operand, enum Round r) {
    uint64_t x;
    enum FpType from, to;
    if (!number_of(m, operand, &from, &x) || !fp_type(type_kind(m, type), &to)) return REF_NULL;
    return number(m, type, to, fp_convert(from, to, r, x));
}

/* Folds the rounding of a number to an integer of the same format. */
static Ref fold_integral(Module *m, TypeId type, Ref operand, enum Round r) {
    uint64_t x;
    enum FpType t;
    return number_of(m, operand, &t, &x) ? number(m, type, t, fp_integral(t, r, x)) : REF_NULL;
}

/* Folds a change of the sign bit, which is first cleared unless `keep` is 1, and then inverted if `flip` is 1; both are
 * 0 or 1. */
static Ref fold_sign(Module *m, TypeId type, Ref operand, uint64_t keep, uint64_t flip) {
    uint64_t x;
    enum FpType t;
    if (!number_of(m, operand, &t, &x)) return REF_NULL;
    unsigned sign = fp_width(t) - 1;
    return number(m, type, t, (x & ~((keep ^ 1) << sign)) ^ flip << sign);
}

/* Folds the copy of the sign of operand[1] to operand[0]. */
static Ref fold_copysign(Module *m, TypeId type, const Ref *operand) {
    uint64_t x[2];
    enum FpType t;
    if (!numbers_of(m, operand, 2, &t, x)) return REF_NULL;
    return fold_sign(m, type, operand[0], 0, x[1] >> (fp_width(t) - 1));
}

/* Folds the minimum or maximum of two numbers, with -0 < +0. */
static Ref fold_extreme(Module *m, TypeId type, const Ref *operand, bool max) {
    uint64_t x[2];
    enum FpType t;
    if (!numbers_of(m, operand, 2, &t, x)) return REF_NULL;
    return number(m, type, t, fp_extreme(t, max, false, x[0], x[1]));
}

/* Folds the reinterpretation of bits as an integer or a number of the same size. */
static Ref fold_bits(Module *m, TypeId type, Ref operand) {
    uint64_t bits;
    enum FpType t;
    if (ref_int(m, operand, &bits) && fp_type(type_kind(m, type), &t)) return number(m, type, t, bits);
    if (type_is_int(m, type) && number_of(m, operand, &t, &bits)) return const_int(m, type, bits);
    return REF_NULL;
}

/* Folds fcmp with this predicate. */
static Ref fold_compare(Module *m, uint8_t pred, const Ref *operand) {
    uint64_t x[2];
    enum FpType t;
    if (!numbers_of(m, operand, 2, &t, x)) return REF_NULL;
    int order = fp_compare(t, x[0], x[1]);
    return const_int(m, T_I1, fp_holds(pred, order < 0, !order, order > 0));
}

/* ---------------------------------------------------------------------------------------------- intrinsics */

/* A word of a PTX instruction. */
typedef struct FoldWord {
    const char *text;
    size_t len;
} FoldWord;

static bool word_is(FoldWord w, const char *text) { return strlen(text) == w.len && !memcmp(w.text, text, w.len); }

/* Reports whether a word is one of the n of the list, and sets *index to its number from 0, or to n if it is none. */
static bool word_find(FoldWord w, const char *const *list, uint32_t n, uint32_t *index) {
    for (*index = 0; *index < n; ++*index)
        if (word_is(w, list[*index])) return true;
    return false;
}

/* Splits the template of an instruction into its words. Returns their number; 0 if the template is not one instruction
 * whose operands are the result and then the arguments, each once, or has more than WORDS_MAX words. */
static uint32_t words_split(const char *template, FoldWord *word) {
    uint32_t n = 0, operand = 0;
    const char *s = template;
    while (*s && *s != ' ') {
        const char *end = s + strcspn(s, ". ");
        if (n == WORDS_MAX) return 0;
        word[n++] = (FoldWord){s, (size_t)(end - s)};
        s = end + (*end == '.');
    }
    for (; *s && *s != ';'; s++) {
        if (*s != '%') continue;
        while (*s && !char_is_digit(*s)) s++;
        if (*s != (char)('0' + operand++)) return 0;
    }
    return *s == ';' && !s[1] && !strpbrk(template, "{}$&") ? n : 0;
}

/* The words that say how an instruction computes. */
typedef struct FoldForm {
    const struct FoldOp *op;
    enum Round round; /* of a result; RN if none is given */
    bool integral;    /* `round` is one of rni, rzi, rmi, rpi */
    bool sat;
    uint32_t ntype;
    FoldWord type[2];
} FoldForm;

/* How to fold the instructions that begin with `word` and have nargs arguments. which: what `fold` does with them. */
typedef struct FoldOp {
    const char *word;
    uint32_t nargs;
    Ref (*fold)(Module *m, TypeId type, const FoldForm *f, const Ref *operand);
    int which;
} FoldOp;

/* The functions form_* are values of FoldOp.fold: each folds the instruction that `f` describes to a constant of
 * `type`. They return REF_NULL if the result is not known, and all but form_op if it is saturated. which: an enum
 * FpOp. */
static Ref form_op(Module *m, TypeId type, const FoldForm *f, const Ref *operand) {
    return fold_op(m, type, operand, f->op->nargs, (enum FpOp)f->op->which, f->round, f->sat);
}

/* which: 0 clears the sign, 1 flips it. */
static Ref form_sign(Module *m, TypeId type, const FoldForm *f, const Ref *operand) {
    uint64_t flip = (uint64_t)f->op->which;
    return f->sat ? REF_NULL : fold_sign(m, type, operand[0], flip, flip);
}

/* which: 0 is the minimum, 1 the maximum. */
static Ref form_extreme(Module *m, TypeId type, const FoldForm *f, const Ref *operand) {
    return f->sat ? REF_NULL : fold_extreme(m, type, operand, f->op->which);
}

/* Folds a cvt from f->type[1] to f->type[0]. Returns REF_NULL also if f has not two types, or if both are integers. */
static Ref form_cvt(Module *m, TypeId type, const FoldForm *f, const Ref *operand) {
    if (f->ntype != 2 || f->sat) return REF_NULL;
    char to = *f->type[0].text, from = *f->type[1].text;
    bool to_int = to == 's' || to == 'u', from_int = from == 's' || from == 'u';
    if (to_int && from_int) return REF_NULL;
    if (to_int) return fold_to_int(m, type, operand[0], to == 's', f->round);
    if (from_int) return fold_from_int(m, type, operand[0], from == 's', f->round);
    if (!f->integral) return fold_convert(m, type, operand[0], f->round);
    return ref_type_global(m, operand[0]) == type ? fold_integral(m, type, operand[0], f->round) : REF_NULL;
}

/* A reinterpretation of the bits. */
static Ref form_mov(Module *m, TypeId type, const FoldForm *f, const Ref *operand) {
    return f->sat ? REF_NULL : fold_bits(m, type, operand[0]);
}

static const FoldOp fold_ops[] = {
    {"abs", 1, form_sign, 0},    {"add", 2, form_op, FP_ADD},   {"cvt", 1, form_cvt, 0},
    {"div", 2, form_op, FP_DIV}, {"fma", 3, form_op, FP_FMA},   {"max", 2, form_extreme, 1},
    {"min", 2, form_extreme, 0}, {"mov", 1, form_mov, 0},       {"mul", 2, form_op, FP_MUL},
    {"neg", 1, form_sign, 1},    {"sqrt", 1, form_op, FP_SQRT}, {"sub", 2, form_op, FP_SUB},
};

/* Returns the row of the instructions that begin with this word; NULL if there is none. */
static const FoldOp *fold_op_find(FoldWord w) {
    for (uint32_t k = 0; k < sizeof fold_ops / sizeof *fold_ops; k++)
        if (word_is(w, fold_ops[k].word)) return &fold_ops[k];
    return NULL;
}

/* Reads the words of an instruction into *f. Returns false if one of them is unknown, because the operation is then
 * another one, or if none is a type. */
static bool words_read(const FoldWord *word, uint32_t n, FoldForm *f) {
    static const char *const rounding[] = {"rn", "rz", "rm", "rp"}, *const integral[] = {"rni", "rzi", "rmi", "rpi"};
    static const char *const types[] = {"f16", "bf16", "f32", "f64", "s32", "u32", "s64", "u64", "b32", "b64"};
    uint32_t index;
    *f = (FoldForm){.op = n ? fold_op_find(word[0]) : NULL, .round = RN};
    if (!f->op) return false;
    for (uint32_t k = 1; k < n; k++) {
        if (word_find(word[k], rounding, 4, &index)) f->round = (enum Round)index;
        else if (word_find(word[k], integral, 4, &index)) f->round = (enum Round)index, f->integral = true;
        else if (word_is(word[k], "sat")) f->sat = true;
        else if (word_find(word[k], types, sizeof types / sizeof *types, &index) && f->ntype < 2)
            f->type[f->ntype++] = word[k];
        else if (!word_is(word[k], "ftz")) return false;
    }
    return f->ntype > 0;
}

/* Folds an intrinsic that is one PTX instruction, with n arguments. Returns REF_NULL if the template is anything else,
 * or a word of it is unknown. */
static Ref fold_template(Module *m, TypeId type, const char *template, const Ref *operand, uint32_t n) {
    FoldWord word[WORDS_MAX];
    FoldForm f;
    if (!words_read(word, words_split(template, word), &f) || f.op->nargs != n) return REF_NULL;
    return f.op->fold(m, type, &f, operand);
}

/* Folds the call of an intrinsic; the callee is the last operand. Returns REF_NULL for any other call, for a vector,
 * and if the result is not known (fold_inst). */
static Ref fold_call(Module *m, const Inst *i, const Ref *operand) {
    uint32_t n = i->nopnd - 1;
    uint32_t id = ref_is(operand[n], REF_SYM) ? m->sym.at[ref_index(operand[n])].intrinsic : 0;
    if (!id || n > ARGS_MAX || !n || type_kind(m, i->type) == TY_VECTOR) return REF_NULL;
    switch (id) {
    case INTRIN_llvm_ceil: return fold_integral(m, i->type, operand[0], RP);
    case INTRIN_llvm_copysign: return fold_copysign(m, i->type, operand);
    case INTRIN_llvm_fabs: return fold_sign(m, i->type, operand[0], 0, 0);
    case INTRIN_llvm_floor: return fold_integral(m, i->type, operand[0], RM);
    case INTRIN_llvm_fma:
    case INTRIN_llvm_fmuladd: return fold_op(m, i->type, operand, 3, FP_FMA, RN, false);
    case INTRIN_llvm_maximum:
    case INTRIN_llvm_maxnum: return fold_extreme(m, i->type, operand, true);
    case INTRIN_llvm_minimum:
    case INTRIN_llvm_minnum: return fold_extreme(m, i->type, operand, false);
    case INTRIN_llvm_nearbyint:
    case INTRIN_llvm_rint:
    case INTRIN_llvm_roundeven: return fold_integral(m, i->type, operand[0], RN);
    case INTRIN_llvm_round: return fold_integral(m, i->type, operand[0], RNA);
    case INTRIN_llvm_sqrt: return fold_op(m, i->type, operand, 1, FP_SQRT, RN, false);
    case INTRIN_llvm_trunc: return fold_integral(m, i->type, operand[0], RZ);
    default: break;
    }
    const Intrinsic *row = intrinsic_at(id);
    return row->flags & INF_PURE && row->ptx ? fold_template(m, i->type, row->ptx, operand, n) : REF_NULL;
}

Ref fold_float(Module *m, const Inst *i, const Ref *operand) {
    switch ((enum Op)i->op) {
    case OP_CALL: return fold_call(m, i, operand);
    case OP_FADD: return fold_op(m, i->type, operand, 2, FP_ADD, RN, false);
    case OP_FSUB: return fold_op(m, i->type, operand, 2, FP_SUB, RN, false);
    case OP_FMUL: return fold_op(m, i->type, operand, 2, FP_MUL, RN, false);
    case OP_FDIV: return fold_op(m, i->type, operand, 2, FP_DIV, RN, false);
    case OP_FREM: return fold_op(m, i->type, operand, 2, FP_REM, RN, false);
    case OP_FNEG: return fold_sign(m, i->type, operand[0], 1, 1);
    case OP_FCMP: return fold_compare(m, i->sub, operand);
    case OP_FPEXT:
    case OP_FPTRUNC: return fold_convert(m, i->type, operand[0], RN);
    case OP_SITOFP: return fold_from_int(m, i->type, operand[0], true, RN);
    case OP_UITOFP: return fold_from_int(m, i->type, operand[0], false, RN);
    case OP_FPTOSI: return fold_to_int(m, i->type, operand[0], true, RZ);
    case OP_FPTOUI: return fold_to_int(m, i->type, operand[0], false, RZ);
    case OP_BITCAST: return fold_bits(m, i->type, operand[0]);
    default: return REF_NULL;
    }
}
