/* Lab 10, a solution: maximal munch. Each function that looks for a tile returns `none` if it does not fit. */
#include "lab.h"

/* ------------------------------------------------------------------------------------------------ operands */

/* Returns an immediate operand if r can be one, else its register. */
static Operand either(Selector *s, Ref r) {
    int64_t n;
    return is_immediate(s, r, &n) ? immediate(n) : in_register(s, r);
}

/* Writes an instruction whose name ends with the width. */
static Operand put_sized(Selector *s, const char *name, uint32_t bits, Operand a, Operand b, Operand c) {
    char text[32];
    snprintf(text, sizeof text, "%s%u", name, bits);
    return ptx(s, text, a, b, c);
}

/* A product: x * y, or x * number. */
typedef struct Product {
    Ref x, y;
    int64_t number;
    bool by_number;
} Product;

/* Takes a multiplication, or a shift by a constant, apart. */
static bool is_product(const Selector *s, Ref r, uint32_t bits, Product *p) {
    ValueId v;
    int64_t n;
    if (is_op(s, r, OP_MUL, bits, &v)) {
        bool first = is_immediate(s, inst_op(s->f, v, 0), &n);
        *p = (Product){.x = inst_op(s->f, v, first), .y = inst_op(s->f, v, !first)};
        p->by_number = is_immediate(s, p->y, &p->number);
        return true;
    }
    if (!is_op(s, r, OP_SHL, bits, &v) || !is_immediate(s, inst_op(s->f, v, 1), &n) || n < 0 || n > 30) return false;
    *p = (Product){.x = inst_op(s->f, v, 0), .number = INT64_C(1) << n, .by_number = true};
    return true;
}

/* Reports whether r is the extension of a number of 32 bits; *narrow is that number. */
static bool is_extension(const Selector *s, Ref r, enum Op op, Ref *narrow) {
    ValueId v;
    if (!is_op(s, r, op, 64, &v)) return false;
    *narrow = inst_op(s->f, v, 0);
    return true;
}

/* Writes mul.wide or mad.wide for a product of 64 bits, if its factors were extended. `plus` is none for mul. */
static Operand put_wide(Selector *s, const Product *p, Operand plus) {
    static const enum Op extension[] = {OP_SEXT, OP_ZEXT};
    for (uint32_t k = 0; k < 2; k++) {
        char name[16];
        Ref x, y;
        Operand b;
        if (!is_extension(s, p->x, extension[k], &x)) continue;
        if (!p->by_number && !is_extension(s, p->y, extension[k], &y)) continue;
        if (p->by_number && k && p->number < 0) continue; /* would be extended with zeros */
        b = p->by_number ? immediate(p->number) : in_register(s, y);
        snprintf(name, sizeof name, "%s.wide.%c32", plus.kind ? "mad" : "mul", "su"[k]);
        return ptx(s, name, in_register(s, x), b, plus);
    }
    return none;
}

/* ------------------------------------------------------------------------------------------------ addresses */

/* An index: `value` of 32 bits that is extended, or of 64; and a number that is added to it. */
typedef struct Index {
    Ref value;
    enum { INDEX_SIGNED, INDEX_UNSIGNED, INDEX_64 } kind;
    int64_t plus;
} Index;

/* Splits a constant off an addition. In 32 bits it must not wrap, because the extension comes after it. */
static void index_split(const Selector *s, Index *i) {
    static const uint16_t flag[] = {IF_NSW, IF_NUW, 0};
    uint32_t bits = i->kind == INDEX_64 ? 64 : 32;
    ValueId v;
    int64_t n;
    if (!is_op(s, i->value, OP_ADD, bits, &v) || !is_immediate(s, inst_op(s->f, v, 1), &n)) return;
    if (flag[i->kind] && !(inst_at(s->f, v)->flags & flag[i->kind])) return;
    if (i->kind == INDEX_UNSIGNED) n = (int64_t)(uint32_t)n;
    i->value = inst_op(s->f, v, 0);
    i->plus += n;
}

static Index index_of(const Selector *s, Ref r) {
    Index i = {r, width(s, r) == 32 ? INDEX_SIGNED : INDEX_64, 0};
    if (i.kind == INDEX_64) {
        index_split(s, &i);
        if (is_extension(s, i.value, OP_SEXT, &i.value)) i.kind = INDEX_SIGNED;
        else if (is_extension(s, i.value, OP_ZEXT, &i.value)) i.kind = INDEX_UNSIGNED;
        else return i;
    }
    index_split(s, &i);
    return i;
}

/* Writes base + value * size. */
static Operand put_term(Selector *s, const Index *i, uint64_t size, Operand base) {
    static const char *const name[] = {"mad.wide.s32", "mad.wide.u32", "mad.lo.s64"};
    if (size > INT32_MAX) {
        Operand x = in_register(s, i->value);
        if (i->kind != INDEX_64) x = ptx(s, i->kind == INDEX_SIGNED ? "cvt.s64.s32" : "cvt.u64.u32", x, none, none);
        return ptx(s, "mad.lo.s64", x, number_register(s, 64, (int64_t)size), base);
    }
    if (i->kind == INDEX_64 && size == 1) return ptx(s, "add.s64", base, in_register(s, i->value), none);
    return ptx(s, name[i->kind], in_register(s, i->value), immediate((int64_t)size), base);
}

static bool fits_offset(int64_t n) { return n >= -(1 << 23) && n < 1 << 23; }

static bool fits_sum(int64_t a, int64_t b) { return fits_offset(a) && fits_offset(b) && fits_offset(a + b); }

/* Returns the address that getelementptr v computes; follows its base as long as only constants are added there. */
static Address gep_address(Selector *s, ValueId v) {
    Address a = {none, 0};
    Term term[TERMS_MAX];
    Ref base, next;
    ValueId u;
    int64_t constant;
    uint32_t n = gep_terms(s, v, &base, &a.offset, term);
    while (is_op(s, base, OP_GETELEMENTPTR, 64, &u)) {
        Term more[TERMS_MAX];
        if (gep_terms(s, u, &next, &constant, more) || !fits_sum(a.offset, constant)) break;
        base = next, a.offset += constant;
    }
    a.base = in_register(s, base);
    for (uint32_t k = 0; k < n; k++) {
        Index i = index_of(s, term[k].index);
        int64_t bytes;
        bool folds = !__builtin_mul_overflow(i.plus, (int64_t)term[k].size, &bytes) && fits_sum(a.offset, bytes);
        if (folds) a.offset += bytes;
        else i = (Index){term[k].index, width(s, term[k].index) == 32 ? INDEX_SIGNED : INDEX_64, 0};
        a.base = put_term(s, &i, term[k].size, a.base);
    }
    if (fits_offset(a.offset)) return a;
    bool fits = a.offset >= INT32_MIN && a.offset <= INT32_MAX;
    return (Address){ptx(s, "add.s64", a.base, fits ? immediate(a.offset) : number_register(s, 64, a.offset), none), 0};
}

/* A getelementptr that has other users and needs more than an addition is computed once, for all of them. */
static Address address(Selector *s, Ref pointer) {
    Term term[TERMS_MAX];
    Ref base;
    int64_t constant;
    ValueId v;
    if (!is_op(s, pointer, OP_GETELEMENTPTR, 64, &v)) return (Address){in_register(s, pointer), 0};
    if (gep_terms(s, v, &base, &constant, term) && use_count(s, v) > 1) return (Address){in_register(s, pointer), 0};
    return gep_address(s, v);
}

/* ------------------------------------------------------------------------------------------------ tiles */

/* x * y + z, in one of the two orders of the sum. */
static Operand tile_mad(Selector *s, Ref product, Ref z, uint32_t bits) {
    Product p;
    int64_t n;
    if (!is_product(s, product, bits, &p) || use_count(s, ref_index(product)) > 1) return none;
    Operand plus = !p.by_number && is_immediate(s, z, &n) ? immediate(n) : in_register(s, z);
    Operand wide = bits == 64 ? put_wide(s, &p, plus) : none;
    if (wide.kind) return wide;
    return put_sized(s, "mad.lo.s", bits, in_register(s, p.x), p.by_number ? immediate(p.number) : in_register(s, p.y),
                     plus);
}

static Operand tile_add(Selector *s, Ref x, Ref y, uint32_t bits) {
    int64_t n;
    Operand r = tile_mad(s, x, y, bits);
    if (!r.kind) r = tile_mad(s, y, x, bits);
    if (r.kind) return r;
    bool swap = is_immediate(s, x, &n);
    return put_sized(s, "add.s", bits, in_register(s, swap ? y : x), either(s, swap ? x : y), none);
}

/* x - y: an immediate can only be the second operand, and 0 - y has an instruction of its own. x - y * number is a
 * sum. */
static Operand tile_sub(Selector *s, Ref x, Ref y, uint32_t bits) {
    int64_t n;
    Product p;
    if (ref_is_null(s->p->m, x)) return put_sized(s, "neg.s", bits, in_register(s, y), none, none);
    if (is_product(s, y, bits, &p) && p.by_number && p.number > INT32_MIN && use_count(s, ref_index(y)) == 1 &&
        !is_immediate(s, x, &n))
        return put_sized(s, "mad.lo.s", bits, in_register(s, p.x), immediate(-p.number), in_register(s, x));
    return put_sized(s, "sub.s", bits, in_register(s, x), either(s, y), none);
}

static Operand tile_product(Selector *s, ValueId v, uint32_t bits) {
    Product p;
    if (!is_product(s, ref_make(REF_VALUE, v), bits, &p)) return none;
    Operand wide = bits == 64 ? put_wide(s, &p, none) : none;
    if (wide.kind || inst_at(s->f, v)->op == OP_SHL) return wide;
    return put_sized(s, "mul.lo.s", bits, in_register(s, p.x), p.by_number ? immediate(p.number) : in_register(s, p.y),
                     none);
}

/* (x >> n) & (2^k - 1) */
static Operand tile_field(Selector *s, Ref x, Ref mask) {
    ValueId v;
    int64_t n, ones;
    if (!is_immediate(s, mask, &ones) || ones <= 0 || (ones & (ones + 1))) return none;
    if (!is_op(s, x, OP_LSHR, 32, &v) || use_count(s, v) > 1) return none;
    if (!is_immediate(s, inst_op(s->f, v, 1), &n) || n < 0 || n > 31) return none;
    uint32_t bits = 0;
    while (ones >> bits) bits++;
    return ptx(s, "bfe.u32", in_register(s, inst_op(s->f, v, 0)), immediate(n), immediate(bits));
}

static Operand tile_logic(Selector *s, enum Op op, Ref x, Ref y, uint32_t bits) {
    int64_t n;
    if (is_immediate(s, x, &n)) {
        Ref swap = x;
        x = y, y = swap;
    }
    Operand field = op == OP_AND && bits == 32 ? tile_field(s, x, y) : none;
    if (field.kind) return field;
    if (op == OP_XOR && is_immediate(s, y, &n) && n == -1)
        return put_sized(s, "not.b", bits, in_register(s, x), none, none);
    return put_sized(s,
                     op == OP_AND  ? "and.b"
                     : op == OP_OR ? "or.b"
                                   : "xor.b",
                     bits, in_register(s, x), either(s, y), none);
}

/* Returns the amount of a shift, which has 32 bits, also where the number has 64. */
static Operand shift_amount(Selector *s, Ref amount) {
    int64_t n;
    Ref narrow;
    if (is_immediate(s, amount, &n)) return immediate(n);
    if (width(s, amount) == 32) return in_register(s, amount);
    bool extended = is_extension(s, amount, OP_SEXT, &narrow) || is_extension(s, amount, OP_ZEXT, &narrow);
    return extended ? in_register(s, narrow) : ptx(s, "cvt.u32.u64", in_register(s, amount), none, none);
}

static Operand tile_shift(Selector *s, enum Op op, Ref x, Ref amount, uint32_t bits) {
    const char *name = op == OP_SHL ? "shl.b" : op == OP_LSHR ? "shr.u" : "shr.s";
    return put_sized(s, name, bits, in_register(s, x), shift_amount(s, amount), none);
}

static Operand tile_gep(Selector *s, ValueId v) {
    Address a = gep_address(s, v);
    return a.offset ? ptx(s, "add.s64", a.base, immediate(a.offset), none) : a.base;
}

static Operand tile(Selector *s, ValueId v) {
    enum Op op = (enum Op)inst_at(s->f, v)->op;
    uint32_t bits = width(s, ref_make(REF_VALUE, v));
    Ref x = inst_op(s->f, v, 0), y = inst_at(s->f, v)->nopnd > 1 ? inst_op(s->f, v, 1) : REF_NULL;
    Operand r = op == OP_MUL || op == OP_SHL ? tile_product(s, v, bits) : none;
    if (r.kind) return r;
    switch (op) {
    case OP_ADD: return tile_add(s, x, y, bits);
    case OP_SUB: return tile_sub(s, x, y, bits);
    case OP_AND:
    case OP_OR:
    case OP_XOR: return tile_logic(s, op, x, y, bits);
    case OP_SHL:
    case OP_LSHR:
    case OP_ASHR: return tile_shift(s, op, x, y, bits);
    case OP_SEXT: return ptx(s, "cvt.s64.s32", in_register(s, x), none, none);
    case OP_ZEXT: return ptx(s, "cvt.u64.u32", in_register(s, x), none, none);
    case OP_TRUNC: return ptx(s, "cvt.u32.u64", in_register(s, x), none, none);
    case OP_GETELEMENTPTR: return tile_gep(s, v);
    default: return none;
    }
}

const LabSelectHooks lab_hooks = {tile, address};
