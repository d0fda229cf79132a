/* stmt_struct.c: structures: arrays of structs with several pointers, unions, pointers copied in pieces,
 * first-class aggregates.
 */
#include "tests/harness/random/gen_in.h"

/* The array %m of a function, MEMBERS elements of
 *
 *     %mix = { i32, ptr to a row, { i64 or ptr to a row, i64 }, ptr to a row }
 *
 * Its rows live at least as long as the function. The first one is writable; the others may be read-only. */
enum { MEMBERS = 4 };

/* Returns the address of the part of element `index` of %m that the indices `path`, as "i32 2, i32 0", lead to. Only
 * the name of the result has a meaning. */
static Val member(Gen *g, const char *index, const char *path) {
    return define(g, int_value(64), "getelementptr %%mix, ptr %%m, i32 %s, %s", index, path);
}

/* Returns a row that may be stored in %m. It is writable unless `ro`. */
static Val member_row(Gen *g, bool ro) {
    return value_like(g, (Val){.kind = V_ROW, .level = (uint8_t)level_max(g), .ro = ro});
}

void members_begin(Gen *g) {
    static const char *const path[] = {"i32 1", "i32 2, i32 0", "i32 3"};
    for (uint32_t i = 0; i < MEMBERS; i++) {
        char index[12];
        snprintf(index, sizeof index, "%u", i);
        Val a = member(g, index, "i32 0");
        body_line(g, "store i32 %u, ptr %s", below(g, 100), a.s);
        a = member(g, index, "i32 2, i32 1");
        body_line(g, "store i64 %u, ptr %s", below(g, 100), a.s);
        for (uint32_t k = 0; k < 3; k++) {
            Val p = member_row(g, k > 0);
            a = member(g, index, path[k]);
            body_line(g, "store ptr %s, ptr %s", p.s, a.s);
        }
    }
}

/* Returns a random index into %m that is in bounds. */
static Val member_index(Gen *g) {
    Val i = int_of(g, 32);
    return define(g, i, "and i32 %s, %u", i.s, MEMBERS - 1);
}

/* Loads or stores an integer field of element i of %m. */
static void member_number(Gen *g, Val i) {
    uint32_t bits = chance(g, 50) ? 32 : 64;
    Val a = member(g, i.s, bits == 32 ? "i32 0" : "i32 2, i32 1"), x = int_of(g, bits);
    if (chance(g, 50)) keep(g, define(g, int_value(bits), "load i%u, ptr %s", bits, a.s));
    else body_line(g, "store i%u %s, ptr %s", bits, x.s, a.s);
}

/* Loads or stores the union of element i of %m, as a pointer or as an integer. A load may take as one what was
 * stored as the other. */
static void member_union(Gen *g, Val i) {
    Val a = member(g, i.s, "i32 2, i32 0"), row = {.kind = V_ROW, .level = (uint8_t)level_max(g), .ro = true},
        addr = row, x;
    addr.kind = V_ADDR, addr.bits = 64;
    bool integer = chance(g, 50);
    if (chance(g, 50)) {
        keep(g, define(g, integer ? addr : row, "load %s, ptr %s", integer ? "i64" : "ptr", a.s));
        return;
    }
    x = value_like(g, integer ? addr : row);
    body_line(g, "store %s %s, ptr %s", integer ? "i64" : "ptr", x.s, a.s);
}

/* Loads, stores or copies a part of the array %m. */
void do_member(Gen *g) {
    if (!g->members) return;
    static const uint8_t part[][2] = {{0, 40}, {0, 16}, {8, 24}, {16, 16}, {32, 8}, {8, 8}};
    Val i = member_index(g), j, a, row = {.kind = V_ROW, .level = (uint8_t)level_max(g)};
    uint32_t k = below(g, 6);
    row.ro = chance(g, 50);
    switch (below(g, 5)) {
    case 0: member_number(g, i); break;
    case 1: member_union(g, i); break;
    case 2: /* copies elements, or parts of them, as plain data */
        j = member_index(g);
        a = define(g, i, "getelementptr %%mix, ptr %%m, i32 %s", i.s);
        a = define(g, i, "getelementptr i8, ptr %s, i64 %u", a.s, part[k][0]);
        j = define(g, j, "getelementptr %%mix, ptr %%m, i32 %s", j.s);
        j = define(g, j, "getelementptr i8, ptr %s, i64 %u", j.s, part[k][0]);
        body_line(g, "call void @llvm.memmove.p0.p0.i64(ptr align 8 %s, ptr align 8 %s, i64 %u, i1 false)", a.s, j.s,
                  part[k][1]);
        break;
    case 3:
        a = member(g, i.s, row.ro ? "i32 3" : "i32 1");
        keep(g, define(g, row, "load ptr, ptr %s", a.s));
        break;
    default:
        j = member_row(g, row.ro);
        a = member(g, i.s, row.ro ? "i32 3" : "i32 1");
        body_line(g, "store ptr %s, ptr %s", j.s, a.s);
    }
}

/* Returns a writable row in the space that %h points to, as a generic pointer. */
static Val pieces_row(Gen *g) {
    return pointer_generic(g, row_of(g, (Want){.space = g->pieces, .level = 2, .rw = true}));
}

/* Stores a row to %h, which always holds pointers to one space. */
void pieces_begin(Gen *g) {
    Val p = pieces_row(g);
    body_line(g, "store ptr %s, ptr %%h", p.s);
}

/* Overwrites a pointer in memory in two or four pieces: with all pieces of another pointer, or with its
 * pieces in the wrong order. The latter gives an address outside of every object, which may only be tested
 * with isspacep. Accesses are volatile, so that they stay in memory. */
void do_pieces(Gen *g) {
    if (!g->pieces) return;
    uint32_t n = chance(g, 70) ? 2 : 4, bits = 64 / n;
    bool swapped = chance(g, 50);
    Val p = pieces_row(g), x = int_value(64), a;
    if (chance(g, 60)) pieces_begin(g);
    Val whole = define(g, x, "ptrtoint ptr %s to i64", p.s);
    for (uint32_t i = 0; i < n; i++) {
        x = define(g, int_value(64), "lshr i64 %s, %u", whole.s, i * bits);
        x = define(g, int_value(bits), "trunc i64 %s to i%u", x.s, bits);
        a = define(g, x, "getelementptr i8, ptr %%h, i64 %u", (swapped ? n - 1 - i : i) * bits / 8);
        body_line(g, "store volatile i%u %s, ptr %s", bits, x.s, a.s);
    }
    p = define(g, p, "load volatile ptr, ptr %%h");
    if (!swapped) keep(g, p);
    else
        keep(g, define(g, int_value(1), "call i1 @llvm.nvvm.isspacep.%s(ptr %s)",
                       g->pieces == SPACE_SHARED ? "shared" : "local", p.s));
}

/* ---- elements of an array, most of them at constant indices, as in a loop that was unrolled */

/* Returns the address `at` bytes after element i of %sl. */
static Val slot(Gen *g, const char *i, uint32_t at) {
    Val a = define(g, int_value(64), "getelementptr i32, ptr %%sl, i32 %s", i);
    return at ? define(g, a, "getelementptr i8, ptr %s, i64 %u", a.s, at) : a;
}

/* Returns the address of an element of %sl at a random index. */
static Val slot_indexed(Gen *g) {
    Val i = int_of(g, 32);
    i = define(g, i, "and i32 %s, 7", i.s);
    return slot(g, i.s, 0);
}

void slots_begin(Gen *g) {
    body_line(g, "call void @llvm.memset.p0.i64(ptr align 16 %%sl, i8 %u, i64 32, i1 false)", below(g, 8));
    Val x = int_of(g, 32), a = slot_indexed(g);
    body_line(g, "store i32 %s, ptr %s", x.s, a.s);
}

Val slots_hash(Gen *g, Val h) {
    for (uint32_t k = 0; k < 8; k++) {
        Val i = define(g, int_value(32), "add i32 %%lt, %u", k);
        i = define(g, i, "and i32 %s, 7", i.s);
        Val a = slot(g, i.s, 0), x = define(g, i, "load i32, ptr %s", a.s);
        x = define(g, h, "zext i32 %s to i64", x.s);
        h = define(g, h, "mul i64 %s, 31", h.s);
        h = define(g, h, "add i64 %s, %s", h.s, x.s);
    }
    return h;
}

/* Loads, stores or changes an element of %sl, mostly one of the first four, or a half of one, or two. */
void do_slot(Gen *g) {
    if (!g->slots) return;
    uint32_t bits = g->slots < 2 || chance(g, 85) ? 32 : chance(g, 50) ? 16 : 64, k = below(g, chance(g, 80) ? 4 : 7);
    char index[12];
    snprintf(index, sizeof index, "%u", bits == 64 ? k & 6 : k);
    Val a = bits == 32 && chance(g, 6) ? slot_indexed(g) : slot(g, index, bits == 16 && chance(g, 50) ? 2 : 0);
    Val x = int_of(g, bits);
    bool loads = chance(g, 65), stores = !loads || chance(g, 60);
    if (loads) {
        Val old = define(g, int_value(bits), "load i%u, ptr %s", bits, a.s);
        x = stores ? define(g, x, "add i%u %s, %s", bits, old.s, x.s) : old;
        keep(g, x);
    }
    if (stores) body_line(g, "store i%u %s, ptr %s", bits, x.s, a.s);
}

/* ---- aggregates as values, like the captures of a lambda */

Val aggregate_of(Gen *g, Val like) {
    Val row = {.kind = V_ROW, .level = like.level}, addr = row, r = like;
    addr.kind = V_ADDR, addr.bits = 64, addr.ro = true;
    row = value_like(g, row), addr = value_like(g, addr);
    Val at = row_of(g, (Want){.space = SPACE_GLOBAL, .level = 0, .rw = true});
    r = define(g, r, "insertvalue " AGGREGATE " undef, ptr %s, 0", row.s);
    r = define(g, r, "insertvalue " AGGREGATE " %s, i64 %s, 1", r.s, addr.s);
    return define(g, r, "insertvalue " AGGREGATE " %s, ptr addrspace(1) %s, 2", r.s, at.s);
}

/* Extracts a part of an aggregate value, or selects one of two aggregates. */
void do_aggregate(Gen *g) {
    Val a = value_like(g, (Val){.kind = V_AGG, .level = 2}), r = {.kind = V_ROW, .level = a.level};
    keep(g, a);
    switch (below(g, 4)) {
    case 0: keep(g, define(g, r, "extractvalue " AGGREGATE " %s, 0", a.s)); break;
    case 1:
        r.kind = V_ADDR, r.bits = 64, r.ro = true;
        r = define(g, r, "extractvalue " AGGREGATE " %s, 1", a.s);
        keep(g, r);
        keep(g, row_from_addr(g, r));
        break;
    case 2:
        r.space = SPACE_GLOBAL, r.gl = true, r.level = 0;
        keep(g, define(g, r, "extractvalue " AGGREGATE " %s, 2", a.s));
        break;
    default: { /* selects one of two */
        Val b = value_like(g, (Val){.kind = V_AGG, .level = 2}), c = int_of(g, 1);
        a = define(g, value_join(a, b), "select i1 %s, " AGGREGATE " %s, " AGGREGATE " %s", c.s, a.s, b.s);
        keep(g, a);
    }
    }
}
