/* split-words: splits loads and stores of integers into the parts that the program uses.
 *
 *    %w = load i64, ptr %p, align 8        %low = load i32, ptr %p, align 8
 *    %low = trunc i64 %w to i32            %0 = getelementptr i8, ptr %p, i64 4
 *    %h = lshr i64 %w, 32                  %high = load i32, ptr %0, align 4
 *    %high = trunc i64 %h to i32
 *
 * clang copies small structs as one integer: a float2 as i64, a uchar4 as i32. nvir-ptx loads the parts as one vector
 * (ptx/select/vectorise.c), which needs no instruction to take them apart. The same holds for a store of
 * `or (zext %low), (shl (zext %high), 32)`. (LLVM: SROA's presplitting, and DAGCombiner's ReduceLoadWidth.)
 *
 * The parts must have one width, there must be two or four of them, and all must be used. A load of which one part is
 * used stays, because it may become a part of a vector itself; so does one whose whole is used as well, because it
 * would be loaded twice.
 *
 * It is not enough that each user takes some bits: of `lshr i64 %w, 8` and `trunc` to i32 the result has bits of both
 * halves. Nor may a part have less than its own alignment in memory.
 *
 * Requests the users of values if there is an integer in memory. Keeps the blocks. */
#include "ir/arith.h"
#include "transform/pass.h"

enum { PARTS_MAX = 4, FIELDS_MAX = 16, DEPTH_MAX = 8 };

/* An instruction that takes bits at ... at + bits - 1 of a loaded integer. */
typedef struct WordField {
    ValueId user;
    uint32_t at, bits;
    bool is_signed; /* it extends them with their sign */
} WordField;

typedef struct WordSplitter {
    Module *m;
    Fn *f;
    const Uses *uses; /* NULL before the first load or store of an integer */
    Edit e;
    uint32_t n;
    WordField field[FIELDS_MAX]; /* of the load at hand; of a store: user is the zext that provides the bits */
    uint64_t loads, stores;      /* statistics */
} WordSplitter;

/* Adds a field. Returns false if there are too many. */
static bool field_add(WordSplitter *s, ValueId user, uint32_t at, uint32_t bits, bool is_signed) {
    if (s->n == FIELDS_MAX) return false;
    s->field[s->n++] = (WordField){user, at, bits, is_signed};
    return true;
}

/* Returns the number of parts into which the fields divide an integer of `bits` bits: 2 or 4 if all fields have the
 * same width, which is that of a part, and there is one at least for each part; else 0. */
static uint32_t parts_count(const WordSplitter *s, uint32_t bits) {
    uint32_t width = s->n ? s->field[0].bits : bits, n = width ? bits / width : 0, used = 0;
    if ((n != 2 && n != PARTS_MAX) || n * width != bits || (width != 8 && width != 16 && width != 32)) return 0;
    for (uint32_t k = 0; k < s->n; k++) {
        if (s->field[k].bits != width || s->field[k].at % width || s->field[k].at >= bits) return 0;
        used |= 1u << s->field[k].at / width;
    }
    return used == (1u << n) - 1 ? n : 0;
}

/* Returns the type of part k of access v, an integer of `bits` bits, and sets *address and *align (log2 of bytes) to
 * those of the part. */
static TypeId part_place(WordSplitter *s, ValueId v, uint32_t k, uint32_t bits, Ref *address, uint32_t *align) {
    bool store = inst_at(s->f, v)->op == OP_STORE;
    uint64_t at = k * (uint64_t)bits / 8;
    *align = align_after(inst_align_log(s->m, s->f, v), at);
    *address = edit_offset(&s->e, v, inst_op(s->f, v, store), at);
    return type_int(s->m, bits);
}

/* Creates a copy of access v for a part and inserts it before v. Its operands are op[0 .. n), its type is `type`. */
static Ref part_access(WordSplitter *s, ValueId v, TypeId type, const Ref *op, uint32_t n, uint32_t align) {
    ValueId part = fn_copy_inst(s->f, v);
    fn_set_operands(s->f, part, op, n);
    inst_at(s->f, part)->type = type;
    inst_at(s->f, part)->mem.align = (uint8_t)(align + 1);
    inst_attach_remove(s->f, part, str_intern(s->m, "range", 5)); /* it is about the whole */
    edit_before(&s->e, v, part);
    return ref_make(REF_VALUE, part);
}

/* ---------------------------------------------------------------------------------------------------- loads */

/* Adds the fields that the users of v take; v holds bits `at` to `end` - 1 of the loaded integer in its lowest bits.
 * Returns false if a user takes something else. `shift`: v is a shift, so its users may not be shifts. */
static bool fields_find(WordSplitter *s, ValueId v, uint32_t at, uint32_t end, bool shift) {
    for (uint32_t k = s->uses->first[v]; k < s->uses->first[v + 1]; k++) {
        ValueId user = s->uses->at[k];
        const Inst *i = inst_at(s->f, user);
        uint32_t bits = type_bits(s->m, inst_at(s->f, v)->type);
        uint64_t n;
        if (op_flags(i) & OF_DEBUG) continue;
        if (i->op == OP_TRUNC) {
            bits = type_bits(s->m, i->type);
            if (at + bits > end || !field_add(s, user, at, bits, false)) return false;
            continue;
        }
        if ((i->op != OP_AND && i->op != OP_LSHR && i->op != OP_ASHR) ||
            !ref_same(inst_op(s->f, user, 0), ref_make(REF_VALUE, v)) || !ref_int(s->m, inst_op(s->f, user, 1), &n))
            return false;
        if (i->op == OP_AND) {
            uint32_t width = n ? log2_floor(n) + 1 : 0;
            if (n != arith_ones(width) || at + width > end || !field_add(s, user, at, width, false)) return false;
            continue;
        }
        if (shift || !n || n >= bits) return false;
        uint32_t before = s->n;
        if (fields_find(s, user, at + (uint32_t)n, end, true)) continue;
        s->n = before;
        if (!field_add(s, user, at + (uint32_t)n, bits - (uint32_t)n, i->op == OP_ASHR)) return false;
    }
    return true;
}

/* Replaces load v by loads of its parts if all its users take parts. */
static void load_split(WordSplitter *s, ValueId v) {
    uint32_t bits = type_bits(s->m, inst_at(s->f, v)->type), align;
    s->n = 0;
    if (!fields_find(s, v, 0, bits, false)) return;
    uint32_t n = parts_count(s, bits), width = n ? bits / n : 0;
    if (!n || 8u << inst_align_log(s->m, s->f, v) < width) return;
    Ref part[PARTS_MAX], address;
    for (uint32_t k = 0; k < n; k++) {
        TypeId type = part_place(s, v, k, width, &address, &align);
        part[k] = part_access(s, v, type, &address, 1, align);
    }
    for (uint32_t k = 0; k < s->n; k++) {
        const WordField *x = &s->field[k];
        TypeId type = inst_at(s->f, x->user)->type;
        Ref r = part[x->at / width];
        if (type_bits(s->m, type) > width) r = edit_make(&s->e, x->user, x->is_signed ? OP_SEXT : OP_ZEXT, type, &r, 1);
        edit_replace(&s->e, x->user, r);
        edit_delete(&s->e, x->user);
    }
    s->loads++;
}

/* --------------------------------------------------------------------------------------------------- stores */

/* Reports whether r has one user. */
static bool used_once(const WordSplitter *s, Ref r) {
    return ref_is(r, REF_VALUE) && s->uses->first[ref_index(r) + 1] - s->uses->first[ref_index(r)] == 1;
}

/* Adds the zexts whose union is r, an integer whose lowest bit is bit `at` of what is stored. Returns false if r is
 * computed in another way. Nothing else may use what is in between. */
static bool sources_find(WordSplitter *s, Ref r, uint32_t at, uint32_t depth) {
    if (!ref_is(r, REF_VALUE) || depth == DEPTH_MAX) return false;
    const Inst *i = inst_at(s->f, ref_index(r));
    const Ref *op = inst_ops(s->f, ref_index(r));
    uint64_t n;
    if (i->op == OP_ZEXT) return field_add(s, ref_index(r), at, type_bits(s->m, ref_type(s->m, s->f, op[0])), false);
    if (!used_once(s, r)) return false;
    if (i->op == OP_SHL)
        return ref_int(s->m, op[1], &n) && n < 64 && sources_find(s, op[0], at + (uint32_t)n, depth + 1);
    if (i->op != OP_OR && i->op != OP_XOR && i->op != OP_ADD) return false;
    return sources_find(s, op[0], at, depth + 1) && sources_find(s, op[1], at, depth + 1);
}

/* Replaces store v by stores of parts if its value is put together from them. As the parts fill the integer, none
 * overlaps another one, and their sum is their union. */
static void store_split(WordSplitter *s, ValueId v) {
    uint32_t bits = type_bits(s->m, ref_type(s->m, s->f, inst_op(s->f, v, 0))), align;
    s->n = 0;
    if (!sources_find(s, inst_op(s->f, v, 0), 0, 0)) return;
    uint32_t n = parts_count(s, bits), width = n ? bits / n : 0;
    if (!n || s->n != n || 8u << inst_align_log(s->m, s->f, v) < width) return;
    for (uint32_t at = 0; at < n; at++)
        for (uint32_t k = 0; k < n; k++) {
            if (s->field[k].at != at * width) continue;
            Ref op[2] = {inst_op(s->f, s->field[k].user, 0)};
            part_place(s, v, at, width, &op[1], &align);
            part_access(s, v, T_VOID, op, 2, align);
        }
    edit_delete(&s->e, v);
    s->stores++;
}

bool pass_split_words(Pass *p, Fn *f) {
    WordSplitter s = {.m = p->m, .f = f};
    edit_begin(&s.e, p->m, f);
    each_inst(f, b, v) {
        const Inst *i = inst_at(f, v);
        if (!access_is_plain(i)) continue;
        TypeId type = inst_access_type(p->m, f, v);
        if (!type_is_int(p->m, type) || type_bits(p->m, type) > 64) continue;
        if (!s.uses) s.uses = fn_uses(f);
        if (i->op == OP_LOAD) load_split(&s, v);
        else store_split(&s, v);
    }
    bool changed = edit_commit(&s.e);
    pass_stat(p, "loads split into parts", s.loads);
    pass_stat(p, "stores split into parts", s.stores);
    return changed;
}
