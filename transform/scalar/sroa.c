/* sroa: scalar replacement of aggregates: splits allocas into parts that are accessed independently.
 *
 *     %a = alloca { ptr, i32 }              %p = alloca ptr      %n = alloca i32
 *     memcpy(%a, %b, 16)                    %0 = load ptr, %b    store ptr %0, %p     ...
 *     %q = getelementptr %a, 0, 1
 *     %x = load i32, ptr %q                 %x = load i32, ptr %n
 *
 * An alloca can be split if its address does not escape: its uses, through casts and getelementptr, are plain loads and
 * stores, memcpy and memset of constant length, lifetime markers and debug records. Each use accesses a slice of its
 * bytes. Slices of loads and stores that overlap form one part. All that is accessed through a getelementptr with a
 * variable index is one slice, as wide as the bounds of its indices allow (analysis/range.h), and stays an array: of a
 * ring buffer { [16 x i8], i32 } that is indexed by %i & 15, the position becomes a register; and so does the length of
 * a list that tests it before each access, although it is the index (sroa_fields.c). The bounds of the array type must
 * not be used instead: in { [4 x i32], i32 } a program may access the second field by index 4 of the first. A memcpy or
 * memset may be cut anywhere; bytes that nothing else accesses are cut along the fields of the allocated type. A part
 * that is accessed as one scalar is loaded and stored as that scalar, also in place of a memcpy, and mem2reg promotes
 * it; a part that is never read is removed. A part of two, four or eight bytes that is accessed as a whole and in
 * pieces (a double as two i32 for a shuffle, a packet byte by byte) becomes one integer: a piece of it is shifted out
 * or in (as LLVM's SROA does). So does a number of which memcpy accesses some bytes, which are copied singly. A piece
 * that is stored is frozen, and so is the rest, because in memory poison in one does not spread to the other. A part
 * from which pointers are loaded becomes a pointer instead, because their space would be lost, unless only their bits
 * are used, or a store changes some of these. Structs that are loaded and stored as one value are split into fields
 * first (aggregates). These steps repeat until nothing changes.
 *
 * Two allocas that are copied into each other are cut together, at the bounds of both. Linear, except for
 * sorting the slices of each alloca. An alloca with more than 256 parts stays whole.
 *
 * Keeps the blocks. */
#include "transform/scalar/sroa.h"

/* Splits the allocas of one function. Returns whether it changed. */
static bool variables_split(Pass *p, Fn *f) {
    Sroa s = {.p = p, .m = p->m, .f = f, .uses = fn_uses(f)};
    s.var_of = mem_alloc((f->inst.n + 1) * sizeof *s.var_of);
    s.offset = mem_alloc((f->inst.n + 1) * sizeof *s.offset);
    s.root_of = mem_alloc((f->inst.n + 1) * sizeof *s.root_of);
    bool changed = false;
    sroa_plan(&s);
    if (s.var.n) {
        sroa_rewrite(&s);
        changed = edit_commit(&s.e);
    }
    pass_stat(p, "allocas created for parts", s.parts);
    pass_stat(p, "dead parts removed", s.dead);
    free(s.var_of);
    free(s.offset);
    free(s.root_of);
    vec_free(&s.root), vec_free(&s.indexed), vec_free(&s.join);
    vec_free(&s.access), vec_free(&s.fill), vec_free(&s.field);
    vec_free(&s.var), vec_free(&s.part), vec_free(&s.piece);
    vec_free(&s.address), vec_free(&s.copy), vec_free(&s.slice);
    return changed;
}

/* A promoted pointer no longer hides the alloca that it points to, so each level of pointers to pointers
 * takes one round. */
enum { ROUNDS = 16 };

bool pass_sroa(Pass *p, Fn *f) {
    bool changed = false, again = true;
    for (int i = 0; i < ROUNDS && again; i++) {
        again = pass_apply(p, pass_aggregates, f);
        changed |= again;
        if (!pass_fn_has(f, OP_ALLOCA)) break; /* the next round of aggregates would find nothing */
        again |= variables_split(p, f);
        again |= pass_apply(p, pass_mem2reg, f);
        changed |= again;
    }
    return changed;
}
