/* const.c: interned constants. Each constant has one canonical form, so equal constants have equal
 * Refs: an aggregate whose elements are all zero is CONST_ZERO, all undef CONST_UNDEF, all poison CONST_POISON; another
 * array of i8 integers is CONST_BYTES. */
#include "ir/arith.h"
#include "ir/hash.h"

/* Returns the hash of a constant: of its kind, opcode, flags, type, aux and range, and of its n words if n > 0,
 * otherwise of c->bits. */
static uint32_t const_hash(const Const *c, const uint32_t *words, uint32_t n) {
    uint32_t h = hash_word(c->kind | (uint32_t)c->op << 8 | (uint32_t)c->flags << 16, c->type);
    h = hash_word(hash_word(h, c->aux), c->range);
    if (n) return hash_words(h, words, n);
    return hash_word(hash_word(h, (uint32_t)c->bits), (uint32_t)(c->bits >> 32));
}

/* Returns the first word of a constant for which has_words holds: of a wide integer, or of its elements or operands,
 * which are Refs of one word each. */
static const uint32_t *const_words(const Module *m, const Const *c) {
    if (c->kind == CONST_WIDE) return m->const_word.at + c->first;
    return (const uint32_t *)(const void *)(m->const_elem.at + c->first);
}

/* Reports whether the contents of a constant are words of a table of the module: a wide integer, elements or operands.
 * It is then compared by these words, and not by `bits`. */
static bool has_words(const Const *c) { return c->kind == CONST_WIDE || c->kind == CONST_AGG || c->kind == CONST_EXPR; }

/* Reports whether constant `a` of the module equals `b`, which need not be in the module: its n words, if it has any,
 * are passed as `words`, and its fields first and n are then not read. */
static bool const_equal(const Module *m, const Const *a, const Const *b, const uint32_t *words, uint32_t n) {
    if (a->kind != b->kind || a->op != b->op || a->flags != b->flags || a->type != b->type || a->aux != b->aux ||
        a->range != b->range)
        return false;
    if (!has_words(a)) return a->bits == b->bits;
    return a->n == n && (n == 0 || memcmp(const_words(m, a), words, n * sizeof *words) == 0);
}

/* Returns the constant c with these n words (elements, operands or a wide integer; n = 0 for a constant without words),
 * which is added if it is new. The fields first and n of a constant with words are set here; c.bits must be 0. */
static Ref const_intern(Module *m, Const c, const uint32_t *words, uint32_t n) {
    uint32_t hash = const_hash(&c, words, n);
    for (uint32_t i = hash, id; (id = hash_next(&m->intern.constant, hash, &i)) != 0;)
        if (const_equal(m, &m->constant.at[id], &c, words, n)) return ref_make(REF_CONST, id);
    ConstId id = m->constant.n;
    if (id > REF_MAX_INDEX) mem_too_large();
    if (c.kind == CONST_WIDE) {
        c.first = m->const_word.n;
        c.n = n;
        vec_append(&m->const_word, words, n);
    } else if (has_words(&c)) {
        c.first = m->const_elem.n;
        c.n = n;
        vec_append(&m->const_elem, words, n);
    }
    vec_push(&m->constant, c);
    hash_add(&m->intern.constant, hash, id);
    return ref_make(REF_CONST, id);
}

/* Returns the constant of a kind that has no words, which is added if it is new. */
static Ref const_plain(Module *m, enum ConstKind kind, TypeId t, uint64_t bits) {
    return const_intern(m, (Const){.kind = (uint8_t)kind, .type = t, .bits = bits}, NULL, 0);
}

Ref const_wide(Module *m, TypeId t, const uint32_t *words, uint32_t n) {
    uint32_t bits = type_bits(m, t), want = (bits + 31) / 32;
    if (bits <= 64) {
        uint64_t value = (n > 0 ? words[0] : 0) | (uint64_t)(n > 1 ? words[1] : 0) << 32;
        return const_plain(m, CONST_INT, t, arith_low(value, bits));
    }
    uint32_t *exact = mem_alloc(want * sizeof *exact);
    if (n) memcpy(exact, words, (n < want ? n : want) * sizeof *exact);
    if (bits % 32) exact[want - 1] &= (1u << bits % 32) - 1;
    Ref r = const_intern(m, (Const){.kind = CONST_WIDE, .type = t}, exact, want);
    free(exact);
    return r;
}

Ref const_int(Module *m, TypeId t, uint64_t value) {
    uint32_t bits = type_bits(m, t);
    if (bits <= 64) return const_plain(m, CONST_INT, t, arith_low(value, bits));
    uint32_t n = (bits + 31) / 32;
    uint32_t *words = mem_alloc(n * sizeof *words);
    for (uint32_t i = 0; i < n; i++) words[i] = i < 2 ? (uint32_t)(value >> 32 * i) : value >> 63 ? UINT32_MAX : 0;
    Ref r = const_wide(m, t, words, n);
    free(words);
    return r;
}

Ref const_fp(Module *m, TypeId t, uint64_t bits) { return const_plain(m, CONST_FP, t, bits); }

Ref const_zero(Module *m, TypeId t) {
    switch (type_kind(m, t)) {
    case TY_INT: return const_int(m, t, 0);
    case TY_PTR: return const_plain(m, CONST_NULL, t, 0);
    case TY_TOKEN: return const_plain(m, CONST_NONE, t, 0);
    case TY_HALF:
    case TY_BFLOAT:
    case TY_FLOAT:
    case TY_DOUBLE: return const_fp(m, t, 0);
    default: return const_plain(m, CONST_ZERO, t, 0);
    }
}

Ref const_simple(Module *m, enum ConstKind kind, TypeId t) {
    return kind == CONST_ZERO || kind == CONST_NULL ? const_zero(m, t) : const_plain(m, kind, t, 0);
}

Ref const_bytes(Module *m, TypeId t, StrId bytes) {
    const char *s = str_get(m, bytes);
    uint32_t n = str_len(m, bytes), i = 0;
    while (i < n && s[i] == 0) i++;
    if (i == n) return const_plain(m, CONST_ZERO, t, 0);
    return const_plain(m, CONST_BYTES, t, bytes);
}

/* Returns CONST_UNDEF or CONST_POISON if r is that constant, CONST_ZERO if r is zero of any type (but not -0.0), and
 * CONST_AGG for all others. An aggregate whose elements all have the same one of the first three kinds is represented
 * by that kind; of all others the elements are listed. */
static enum ConstKind uniform_kind(const Module *m, Ref r) {
    if (!ref_is(r, REF_CONST)) return CONST_AGG;
    const Const *c = const_at(m, r);
    switch (c->kind) {
    case CONST_UNDEF:
    case CONST_POISON: return (enum ConstKind)c->kind;
    case CONST_NULL:
    case CONST_ZERO: return CONST_ZERO;
    case CONST_INT:
    case CONST_FP: return c->bits == 0 ? CONST_ZERO : CONST_AGG;
    case CONST_WIDE:
        for (uint32_t i = 0; i < c->n; i++)
            if (m->const_word.at[c->first + i]) return CONST_AGG;
        return CONST_ZERO;
    default: return CONST_AGG;
    }
}

/* Reports whether t is an array of i8 and all elements are integer constants, so that CONST_BYTES can represent it. */
static bool all_bytes(const Module *m, TypeId t, const Ref *elem, uint32_t n) {
    if (type_kind(m, t) != TY_ARRAY || type_elem(m, t, 0) != T_I8) return false;
    for (uint32_t i = 0; i < n; i++)
        if (!ref_is(elem[i], REF_CONST) || const_at(m, elem[i])->kind != CONST_INT) return false;
    return true;
}

/* Returns the array of type t with these elements, for which all_bytes holds, as const_bytes does. */
static Ref bytes_from(Module *m, TypeId t, const Ref *elem, uint32_t n) {
    char *s = mem_alloc(n);
    for (uint32_t i = 0; i < n; i++) s[i] = (char)const_at(m, elem[i])->bits;
    StrId str = str_intern(m, s, n);
    free(s);
    return const_bytes(m, t, str);
}

Ref const_agg(Module *m, TypeId t, const Ref *elem, uint32_t n) {
    enum ConstKind kind = n ? uniform_kind(m, elem[0]) : CONST_ZERO;
    for (uint32_t i = 1; i < n && kind != CONST_AGG; i++)
        if (uniform_kind(m, elem[i]) != kind) kind = CONST_AGG;
    if (kind != CONST_AGG) return const_plain(m, kind, t, 0);
    if (all_bytes(m, t, elem, n)) return bytes_from(m, t, elem, n);
    return const_intern(m, (Const){.kind = CONST_AGG, .type = t}, (const uint32_t *)(const void *)elem, n);
}

Ref const_expr(Module *m, enum Op op, uint16_t flags, TypeId t, uint32_t aux, uint32_t range, const Ref *operand,
               uint32_t n) {
    if (op_info[op].flags & OF_CAST && n == 1 && ref_type(m, NULL, operand[0]) == t) return operand[0];
    Const c = {.kind = CONST_EXPR, .op = (uint8_t)op, .flags = flags, .type = t, .aux = aux, .range = range};
    return const_intern(m, c, (const uint32_t *)(const void *)operand, n);
}

Ref const_asm(Module *m, StrId text, StrId constraints, uint16_t flags) {
    Const c = {.kind = CONST_ASM, .flags = flags, .type = T_PTR, .first = text, .n = constraints};
    return const_intern(m, c, NULL, 0);
}

Ref const_other(Module *m, enum ConstKind kind, TypeId t, uint32_t first) { return const_plain(m, kind, t, first); }

void consts_rehash(Module *m, const uint8_t *gone) {
    free(m->intern.constant.slot);
    m->intern.constant = (Hash){0};
    for (ConstId id = 1; id < m->constant.n; id++) {
        Const c = m->constant.at[id];
        if (gone[id]) continue;
        if (has_words(&c)) {
            const uint32_t *words = const_words(m, &c), n = c.n;
            c.bits = 0;
            hash_add(&m->intern.constant, const_hash(&c, words, n), id);
        } else {
            hash_add(&m->intern.constant, const_hash(&c, NULL, 0), id);
        }
    }
}

/* -------------------------------------------------------------------------------- queries */

bool ref_int(const Module *m, Ref r, uint64_t *value) {
    if (!ref_is(r, REF_CONST) || const_at(m, r)->kind != CONST_INT) return false;
    *value = const_at(m, r)->bits;
    return true;
}

bool ref_sint(const Module *m, Ref r, int64_t *value) {
    uint64_t u;
    if (!ref_int(m, r, &u)) return false;
    uint32_t bits = type_bits(m, const_at(m, r)->type);
    uint64_t sign = UINT64_C(1) << (bits - 1);
    *value = (int64_t)((u ^ sign) - sign);
    return true;
}

bool ref_is_null(const Module *m, Ref r) {
    if (!ref_is(r, REF_CONST)) return false;
    const Const *c = const_at(m, r);
    return c->kind == CONST_NULL ||
           ((c->kind == CONST_INT || c->kind == CONST_WIDE) && uniform_kind(m, r) == CONST_ZERO);
}

bool ref_is_undef(const Module *m, Ref r) {
    if (!ref_is(r, REF_CONST)) return false;
    return const_at(m, r)->kind == CONST_UNDEF || const_at(m, r)->kind == CONST_POISON;
}

Ref const_elem(Module *m, Ref r, uint64_t i) {
    if (!ref_is(r, REF_CONST)) return REF_NULL;
    const Const *c = const_at(m, r);
    const Type *t = type_at(m, c->type);
    if ((t->kind != TY_STRUCT && t->kind != TY_ARRAY && t->kind != TY_VECTOR) ||
        i >= (t->kind == TY_STRUCT ? t->nelem : t->n))
        return REF_NULL;
    TypeId e = type_elem(m, c->type, i);
    switch (c->kind) {
    case CONST_ZERO: return const_zero(m, e);
    case CONST_UNDEF:
    case CONST_POISON: return const_simple(m, (enum ConstKind)c->kind, e);
    case CONST_BYTES: return const_int(m, e, (unsigned char)str_get(m, c->str)[i]);
    case CONST_AGG: return m->const_elem.at[c->first + i];
    default: return REF_NULL;
    }
}

/* Returns the number of lanes of a constant; 1 if its type is not a vector. */
static uint64_t lane_count(const Module *m, Ref r) {
    const Type *t = type_at(m, ref_type(m, NULL, r));
    return t->kind == TY_VECTOR ? t->n : 1;
}

/* Returns lane i of a constant shufflevector with operands `op`, whose lanes have type `elem`: poison if its mask
 * element is undef or poison, REF_NULL if the mask element is not an integer constant or const_lane does not know the
 * selected lane. */
static Ref shuffle_lane(Module *m, const Ref op[3], uint64_t i, TypeId elem) {
    Ref from = const_lane(m, op[2], i);
    uint64_t n = lane_count(m, op[0]), k;
    if (from.x && ref_is_undef(m, from)) return const_simple(m, CONST_POISON, elem);
    if (!ref_int(m, from, &k)) return REF_NULL;
    return k < n ? const_lane(m, op[0], k) : const_lane(m, op[1], k - n);
}

Ref const_lane(Module *m, Ref r, uint64_t i) {
    TypeId t = ref_type(m, NULL, r);
    if (type_kind(m, t) != TY_VECTOR) return r;
    Ref elem = const_elem(m, r, i), at;
    const Const c = *const_at(m, r);
    uint64_t index;
    if (elem.x || c.kind != CONST_EXPR || i >= type_at(m, t)->n) return elem;
    VEC(Ref) op = {0};
    for (uint32_t k = 0; k < c.n; k++) vec_push(&op, m->const_elem.at[c.first + k]);
    switch (c.op) {
    case OP_INSERTELEMENT:
        if (ref_int(m, op.at[2], &index)) elem = index == i ? op.at[1] : const_lane(m, op.at[0], i);
        break;
    case OP_SHUFFLEVECTOR: elem = shuffle_lane(m, op.at, i, type_elem(m, t, 0)); break;
    default:
        if (c.op == OP_BITCAST && lane_count(m, op.at[0]) != type_at(m, t)->n) break;
        for (uint32_t k = 0; k < c.n; k++) {
            if (!(at = const_lane(m, op.at[k], i)).x) break;
            op.at[k] = at;
            if (k + 1 == c.n)
                elem = const_expr(m, (enum Op)c.op, c.flags, type_elem(m, t, 0), c.aux, c.range, op.at, c.n);
        }
    }
    vec_free(&op);
    return elem;
}
