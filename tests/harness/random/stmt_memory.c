/* stmt_memory.c: memory that is not accessed in whole words: copies and fills of any length, odd and unaligned
 * accesses, bit-fields, nested aggregates, atomics of 8 and 16 bits.
 */
#include "tests/harness/random/gen_in.h"

/* Performs an atomic operation of 8 to 64 bits on a row of this thread. */
void do_atomic(Gen *g) {
    static const char *const op[] = {"add", "sub", "and", "or", "xor", "max", "umin", "xchg", "umax", "min", "nand"};
    uint32_t r = below(g, 10), bits = r < 4 ? 32 : r < 6 ? 64 : r < 8 ? 16 : 8;
    bool swap = chance(g, 25);
    Val x = int_of(g, bits), a = row_field(g, row_some(g, true), bits / 8), y;
    if (bits < 32) kind(bits == 8 ? KIND_ATOMIC_8 : KIND_ATOMIC_16);
    if (swap && a.space == SPACE_LOCAL) a = pointer_generic(g, a); /* the language requires this */
    const char *t = space_type(a.space);
    if (swap) {
        y = int_of(g, bits);
        Val old = define(g, int_value(bits), "cmpxchg %s %s, i%u %s, i%u %s monotonic monotonic", t, a.s, bits, x.s,
                         bits, y.s);
        keep(g, define(g, int_value(1), "extractvalue { i%u, i1 } %s, 1", bits, old.s));
        keep(g, define(g, int_value(bits), "extractvalue { i%u, i1 } %s, 0", bits, old.s));
    } else {
        const char *how = op[below(g, 11)];
        keep(g, define(g, int_value(bits), "atomicrmw %s %s %s, i%u %s %s", how, t, a.s, bits, x.s,
                       chance(g, 70) ? "monotonic" : "seq_cst"));
    }
}

/* Returns the address `at` bytes after the beginning of a row. Sets *align to the alignment in bytes that is known
 * there, at most 8, or to 1 for variety. */
static Val row_at(Gen *g, Val row, uint32_t at, uint32_t *align) {
    for (*align = 8; at % *align; *align /= 2) {}
    if (chance(g, 30)) *align = 1;
    if (!at) return row;
    return define(g, row, "getelementptr i8, %s %s, i64 %u", space_type(row.space), row.s, at);
}

/* Copies a row, or a part of it, within itself or to another one, or fills it. Rows are equal or do not overlap, so
 * memcpy is correct if both places are the same distance from the beginnings of their rows. */
void do_copy(Gen *g) {
    static const char *const copy[] = {"cpy", "move", "cpy.inline"};
    uint32_t how = below(g, 8), to = chance(g, 50) ? 0 : below(g, 56), from = to, align[2], limit;
    bool fill = how == 0, move = how > 3, dynamic = how != 1 && chance(g, 40), narrow = chance(g, 30);
    Val d = row_some(g, true), s = move && chance(g, 40) ? d : row_some(g, false), x = int_of(g, 8);
    if (move) from = chance(g, 50) ? to : below(g, 56);
    limit = ROW_BYTES - (to > from ? to : from);
    d = row_at(g, d, to, &align[0]);
    char length[48];
    if (dynamic) {
        uint32_t mask = 1;
        while (mask * 2 <= limit) mask *= 2;
        Val n = int_of(g, narrow ? 32 : 64);
        n = define(g, n, "and i%u %s, %u", n.bits, n.s, mask - 1);
        snprintf(length, sizeof length, "%s", n.s);
    } else {
        snprintf(length, sizeof length, "%u", chance(g, 30) ? limit : below(g, limit + 1));
    }
    kind(fill ? KIND_FILL : dynamic ? KIND_COPY_DYNAMIC : how == 1 ? KIND_COPY_INLINE : KIND_COPY_CONSTANT);
    const char *flag = chance(g, 5) ? "true" : "false";
    uint32_t bits = narrow ? 32 : 64;
    if (fill) {
        body_line(g, "call void @llvm.memset%s.p%u.i%u(%s align %u %s, i8 %s, i%u %s, i1 %s)",
                  !dynamic && chance(g, 20) ? ".inline" : "", d.space, bits, space_type(d.space), align[0], d.s, x.s,
                  bits, length, flag);
        return;
    }
    if (from != to) kind(KIND_COPY_OVERLAPS);
    s = row_at(g, s, from, &align[1]);
    body_line(g, "call void @llvm.mem%s.p%u.p%u.i%u(%s align %u %s, %s align %u %s, i%u %s, i1 %s)",
              copy[how == 1 ? 2 : move], d.space, s.space, bits, space_type(d.space), align[0], d.s,
              space_type(s.space), align[1], s.s, bits, length, flag);
}

/* Accesses bytes that are no whole word: of 24 to 56 bits, or unaligned, or as a vector. */
void do_partial(Gen *g) {
    static const struct {
        const char *type;
        uint8_t bits, bytes, align;
    } how[] = {{"i24", 24, 3, 1},      {"i40", 40, 5, 1},       {"i48", 48, 6, 2}, {"i56", 56, 7, 1},
               {"i32", 32, 4, 1},      {"i64", 64, 8, 4},       {"i16", 16, 2, 1}, {"<2 x i16>", 32, 4, 4},
               {"<4 x i8>", 32, 4, 1}, {"<2 x i32>", 64, 8, 8}, {"i64", 64, 8, 1}, {"<3 x i8>", 24, 3, 4},
               {"<8 x i8>", 64, 8, 8}, {"i24", 24, 3, 4}};
    uint32_t k = below(g, sizeof how / sizeof *how), bits = how[k].bits, align;
    bool store = chance(g, 50);
    Val row = row_some(g, store), x, a;
    a = row_at(g, row, below(g, ROW_BYTES / how[k].align - how[k].bytes / how[k].align) * how[k].align, &align);
    const char *t = space_type(a.space), *type = how[k].type;
    bool vector = *type == '<';
    if (store) {
        x = int_of(g, bits);
        if (vector) x = define(g, x, "bitcast i%u %s to %s", bits, x.s, type);
        body_line(g, "store %s %s, %s %s, align %u", type, x.s, t, a.s, how[k].align);
        return;
    }
    x = define(g, int_value(bits), "load %s, %s %s, align %u", type, t, a.s, how[k].align);
    if (vector) x = define(g, x, "bitcast %s %s to i%u", type, x.s, bits);
    keep(g, x);
}

/* Loads an integer of 32 bits and extends it, as its only use, to a factor of 64 bits that has another use. */
void do_wide_product(Gen *g) {
    Val a = row_field(g, row_some(g, false), 4);
    Val x = define(g, int_value(32), "load i32, %s %s", space_type(a.space), a.s);
    Val wide = define(g, int_value(64), "%s i32 %s to i64", chance(g, 50) ? "sext" : "zext", x.s);
    keep(g, define(g, wide, "mul i64 %s, %s", wide.s, chance(g, 50) ? wide.s : "100003"));
    keep(g, define(g, wide, "shl i64 %s, 3", wide.s));
}

/* Reads or writes a bit-field, as compilers of C do: in a word that contains it. */
void do_bit_field(Gen *g) {
    uint32_t bits = word_bits(g), width = 1 + below(g, bits - 1), at = below(g, bits - width + 1);
    uint64_t mask = (UINT64_C(1) << width) - 1, all = bits == 64 ? UINT64_MAX : (UINT64_C(1) << bits) - 1;
    bool store = chance(g, 50);
    Val row = row_some(g, store), a = row_field(g, row, bits / 8), like = int_value(bits), x, w;
    w = define(g, like, "load i%u, %s %s", bits, space_type(a.space), a.s);
    if (!store) {
        if (chance(g, 50)) { /* signed */
            w = define(g, like, "shl i%u %s, %u", bits, w.s, bits - at - width);
            keep(g, define(g, like, "ashr i%u %s, %u", bits, w.s, bits - width));
        } else {
            w = define(g, like, "lshr i%u %s, %u", bits, w.s, at);
            keep(g, define(g, like, "and i%u %s, %llu", bits, w.s, (unsigned long long)mask));
        }
        return;
    }
    x = int_of(g, bits);
    x = define(g, like, "and i%u %s, %llu", bits, x.s, (unsigned long long)mask);
    x = define(g, like, "shl i%u %s, %u", bits, x.s, at);
    w = define(g, like, "and i%u %s, %llu", bits, w.s, (unsigned long long)(all & ~(mask << at)));
    w = define(g, like, "or disjoint i%u %s, %s", bits, w.s, x.s);
    body_line(g, "store i%u %s, %s %s", bits, w.s, space_type(a.space), a.s);
}

/* Accesses a word of a row through nested arrays and structures of the size of a row. The indices are constants or, for
 * arrays, integers: *counter, which is one, or others. */
void nested_access(Gen *g, const Val *counter) {
    uint32_t bytes = chance(g, 50) ? 4 : 8, bits = 8 * bytes;
    char type[200], path[200], text[256];
    bool store = chance(g, 50), whole = chance(g, 40);
    snprintf(type, sizeof type, "i%u", bits);
    path[0] = 0;
    while (bytes < ROW_BYTES) { /* from the inside out */
        char index[48];
        uint32_t how = below(g, 4), n = how == 3 && bytes * 4 <= ROW_BYTES ? 4 : 2, k = below(g, n);
        snprintf(index, sizeof index, "i32 %u", how < 2 ? 2 * k : k);
        if (how < 2) { /* field 2 is not where element 2 of an array would be */
            if (k) snprintf(text, sizeof text, "{ [%u x i8], [%u x i8], %s }", bytes / 2, bytes / 2, type);
            else snprintf(text, sizeof text, "{ %s, [%u x i8] }", type, bytes);
        } else {
            snprintf(text, sizeof text, "[%u x %s]", n, type);
            if (chance(g, 70)) {
                Val i = counter && chance(g, 50) ? *counter : int_of(g, 32);
                i = define(g, i, "and i%u %s, %u", i.bits, i.s, n - 1);
                snprintf(index, sizeof index, "i%u %s", i.bits, i.s);
            }
        }
        memcpy(type, text, sizeof type);
        snprintf(text, sizeof text, ", %s%s", index, path);
        memcpy(path, text, sizeof path);
        bytes *= how < 2 ? 2 : n;
    }
    static const uint8_t objects[] = {SPACE_GLOBAL, SPACE_SHARED, SPACE_CONST};
    char name[8];
    const char *inbounds = chance(g, 50) ? "inbounds " : "";
    Val a = {.kind = V_ROW}, x;
    if (whole) {
        a.space = objects[below(g, store ? 2 : 3)];
        object_name(g, a.space, name);
    } else {
        a = row_some(g, store);
    }
    const char *t = space_type(a.space);
    a = define(g, a, "getelementptr %s%s, %s %s, i32 %s%s", inbounds, type, t, whole ? name : a.s, whole ? "%lt" : "0",
               path);
    if (store) {
        x = int_of(g, bits);
        body_line(g, "store i%u %s, %s %s", bits, x.s, t, a.s);
    } else {
        keep(g, define(g, int_value(bits), "load i%u, %s %s", bits, t, a.s));
    }
}

void do_nested(Gen *g) { nested_access(g, NULL); }
