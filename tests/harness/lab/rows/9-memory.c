/* 9-memory.c: what lab 9 gives to the student (docs/labs/9-memory/lab.h, which describes the functions that are not
 * static), and the pass `stress-memory`. */
#include "tests/harness/lab/seam.h"

#include "ir/intrinsic_id.h"
#include "lab.h"

/* Returns the size of a value of type t in bytes; SIZE_ANY if it is too large for a uint32_t. */
static uint32_t place_size(const Memory *w, TypeId t) {
    uint64_t n = type_store_size(w->p->m, t);
    return n < SIZE_ANY ? (uint32_t)n : SIZE_ANY;
}

bool place_of(const Memory *w, ValueId v, Place *place) {
    const Inst *i = inst_at(w->f, v);
    switch (i->op) {
    case OP_LOAD: *place = (Place){inst_op(w->f, v, 0), place_size(w, i->type)}; return true;
    case OP_STORE: break;
    case OP_ATOMICRMW:
    case OP_CMPXCHG:
        *place = (Place){inst_op(w->f, v, 0), place_size(w, ref_type(w->p->m, w->f, inst_op(w->f, v, 1)))};
        return true;
    default: return false;
    }
    *place = (Place){inst_op(w->f, v, 1), place_size(w, ref_type(w->p->m, w->f, inst_op(w->f, v, 0)))};
    return true;
}

/* Returns the effect that the function attributes of a call, or of its callee, allow; CALL_ANYTHING if they say
 * nothing. */
static CallEffect attributes_effect(const Module *m, AttrListId list) {
    AttrSetId set = attr_list_at(m, list, ATTR_FUNCTION);
    const Attr *memory = attr_find(m, set, "memory");
    const char *text = memory && memory->form == ATTR_RAW ? str_get(m, memory->text) : "";
    if (attr_find(m, set, "readnone") || !strcmp(text, "none")) return CALL_NOTHING;
    return attr_find(m, set, "readonly") || !strcmp(text, "read") ? CALL_READS : CALL_ANYTHING;
}

/* Returns the effect of a call of an intrinsic, from the flags of its row and the arguments. */
static CallEffect intrinsic_effect(const Memory *w, ValueId call, const Intrinsic *row) {
    bool pointer = false;
    uint64_t is_volatile;
    for (uint32_t k = 0; k < call_nargs(w->f, call); k++) {
        Ref r = inst_op(w->f, call, k);
        pointer |= !ref_is(r, REF_META) && !ref_is(r, REF_MDVALUE) && type_is_ptrs(w->p->m, ref_type(w->p->m, w->f, r));
    }
    if (!(row->flags & (INF_READ | INF_WRITE)) || row->flags & INF_NOP) return CALL_NOTHING;
    if (!(row->flags & INF_WRITE)) return CALL_READS;
    if (row->flags & (INF_COPY | INF_FILL))
        return ref_int(w->p->m, inst_op(w->f, call, 3), &is_volatile) && !is_volatile ? CALL_FILLS : CALL_ANYTHING;
    if (pointer || row->flags & INF_LIBRARY) return CALL_ANYTHING;
    return row->flags & INF_ARGMEM ? CALL_NOTHING : CALL_SYNCS; /* votes, shuffles, clocks; barriers */
}

CallEffect call_effect(const Memory *w, ValueId call) {
    const Module *m = w->p->m;
    uint32_t row = call_intrinsic(m, w->f, call);
    SymId target = call_target(m, w->f, call);
    if (row) return intrinsic_effect(w, call, intrinsic_at(row));
    CallEffect here = attributes_effect(m, inst_at(w->f, call)->aux);
    CallEffect there = target ? attributes_effect(m, m->sym.at[target].attrs) : CALL_ANYTHING;
    return here < there ? here : there;
}

Place call_filled(const Memory *w, ValueId call) {
    uint64_t n;
    bool known = ref_int(w->p->m, inst_op(w->f, call, 2), &n) && n < SIZE_ANY;
    return (Place){inst_op(w->f, call, 0), known ? (uint32_t)n : SIZE_ANY};
}

/* Does the work of address_step for a constant address. Returns false if it is no cast or getelementptr. */
static bool constant_step(const Memory *w, Ref r, Ref *base, int64_t *bytes, bool *known) {
    Module *m = w->p->m;
    const Const *c = const_at(m, r);
    if (c->kind != CONST_EXPR) return false;
    bool cast = c->op == OP_BITCAST || c->op == OP_ADDRSPACECAST;
    if (!cast && c->op != OP_GETELEMENTPTR) return false;
    *base = m->const_elem.at[c->first];
    *known = cast || gep_offset(m, c->aux, m->const_elem.at + c->first + 1, c->n - 1, bytes);
    return true;
}

bool address_step(const Memory *w, Ref r, Ref *base, int64_t *bytes, bool *known) {
    *bytes = 0, *known = true;
    if (ref_is(r, REF_CONST)) return constant_step(w, r, base, bytes, known);
    if (!ref_is(r, REF_VALUE)) return false;
    const Inst *i = inst_at(w->f, ref_index(r));
    bool cast = i->op == OP_BITCAST || i->op == OP_ADDRSPACECAST;
    if ((!cast && i->op != OP_GETELEMENTPTR) || !type_is_ptr(w->p->m, i->type)) return false;
    *base = inst_op(w->f, ref_index(r), 0);
    if (!type_is_ptr(w->p->m, ref_type(w->p->m, w->f, *base))) return false;
    *known = cast || gep_offset(w->p->m, i->aux, inst_ops(w->f, ref_index(r)) + 1, i->nopnd - 1, bytes);
    return true;
}

bool is_variable(const Memory *w, Ref r) {
    const Sym *s = ref_is(r, REF_SYM) ? &w->p->m->sym.at[ref_index(r)] : NULL;
    if (!s || s->kind != SYM_VAR) return false;
    bool empty = type_kind(w->p->m, s->type) == TY_ARRAY && type_at(w->p->m, s->type)->n == 0;
    return s->defined || s->space != SPACE_SHARED || !empty;
}

uint32_t variable_space(const Memory *w, Ref variable) {
    uint32_t space = w->p->m->sym.at[ref_index(variable)].space;
    return space ? space_at_run_time(space) : SPACE_GLOBAL;
}

bool variable_is_constant(const Memory *w, Ref variable) { return w->p->m->sym.at[ref_index(variable)].constant; }

/* ------------------------------------------------------------------------------------------------ stress-memory
 *
 * The pass `stress-memory` makes programs depend on what is in memory, without changing what they compute: it adds to each
 * integer that is stored a number that is 0 if all loads return the right values.
 *
 *     kernels    store %t, @tile[%t]; barrier; store %t + 1000, @tile[%t + 1]; barrier; load @tile[%t]
 *                an element by two equal indices, a byte within a word, an atomic operation, an assembly that writes
 *     blocks     each block counts its executions in two variables: one whose loads can be eliminated, one whose cannot */

enum { TILE_WORDS = 64 };

typedef struct MemoryStress {
    Pass *p;
    Fn *f;
    Edit e;
    BlockId block; /* where instructions are placed: at its beginning */
    Ref zero;      /* all differences of this block or-ed: 0 unless a load is wrong */
    Ref counter[2];
} MemoryStress;

/* Makes an instruction at the beginning of s->block, after those that were made there before; so in the following. */
static Ref stress_make(MemoryStress *s, enum Op op, TypeId t, const Ref *operand, uint32_t n) {
    ValueId v = fn_inst(s->f, op, t, operand, n);
    edit_front(&s->e, s->block, v);
    return ref_make(REF_VALUE, v);
}

/* Returns the constant n of 32 bits. */
static Ref stress_number(MemoryStress *s, uint32_t n) { return const_int(s->p->m, T_I32, n); }

/* Makes an instruction of two operands whose result is an i32. */
static Ref stress_two(MemoryStress *s, enum Op op, Ref a, Ref b) { return stress_make(s, op, T_I32, (Ref[]){a, b}, 2); }

static void stress_store(MemoryStress *s, Ref value, Ref address) {
    stress_make(s, OP_STORE, T_VOID, (Ref[]){value, address}, 2);
}

static Ref stress_load(MemoryStress *s, TypeId t, Ref address) { return stress_make(s, OP_LOAD, t, &address, 1); }

/* Makes a variable on the stack, and returns its address. */
static Ref stress_alloca(MemoryStress *s, TypeId t) {
    Ref r = stress_make(s, OP_ALLOCA, T_PTR, NULL, 0);
    inst_at(s->f, ref_index(r))->aux = t;
    return r;
}

/* Makes the address of element i of an array of elements of type t. */
static Ref stress_element(MemoryStress *s, TypeId t, Ref base, Ref i) {
    Ref r = stress_make(s, OP_GETELEMENTPTR, ref_type(s->p->m, s->f, base), (Ref[]){base, i}, 2);
    inst_at(s->f, ref_index(r))->aux = t;
    return r;
}

/* Makes a call of the intrinsic with this name, which has no parameters; declares it if it is not there. */
static Ref stress_call(MemoryStress *s, TypeId result, const char *name) {
    Module *m = s->p->m;
    Ref op = ref_make(REF_SYM, intrinsic_declare(m, str_of(m, name), type_func(m, result, NULL, 0, false)));
    return stress_make(s, OP_CALL, result, &op, 1);
}

/* Ors to s->zero, which may be REF_NULL, a number that is 0 if and only if n and want are equal. */
static void stress_expect(MemoryStress *s, Ref n, Ref want) {
    Ref difference = stress_two(s, OP_XOR, n, want);
    s->zero = s->zero.x ? stress_two(s, OP_OR, s->zero, difference) : difference;
}

/* Returns the array in shared memory, @stress.tile; makes it if it is not there. */
static Ref stress_tile(MemoryStress *s) {
    Module *m = s->p->m;
    StrId name = str_of(m, "stress.tile");
    SymId tile = sym_find(m, name);
    if (!tile) {
        TypeId type = type_array(m, TILE_WORDS, T_I32);
        Ref undef = const_simple(m, CONST_UNDEF, type);
        tile = sym_new(m, name);
        Sym *t = &m->sym.at[tile];
        t->kind = SYM_VAR, t->linkage = LINK_INTERNAL, t->space = SPACE_SHARED, t->defined = true;
        t->type = type, t->init = undef;
    }
    return ref_make(REF_SYM, tile);
}

/* Tests that each thread sees what its neighbour writes to the element that it has written itself, and what an atomic
 * operation does. t: the number of the thread. */
static void stress_threads(MemoryStress *s, Ref t) {
    Ref own = stress_element(s, T_I32, stress_tile(s), t), next = stress_element(s, T_I32, own, stress_number(s, 1));
    stress_store(s, t, own);
    stress_call(s, T_VOID, "llvm.nvvm.barrier0");
    stress_store(s, stress_two(s, OP_ADD, t, stress_number(s, 1000)), next);
    stress_call(s, T_VOID, "llvm.nvvm.barrier0");
    Ref n = stress_load(s, T_I32, own), first = stress_two(s, OP_ICMP, t, stress_number(s, 0));
    inst_at(s->f, ref_index(first))->type = T_I1;
    Ref choice[] = {first, stress_number(s, 0), stress_two(s, OP_ADD, t, stress_number(s, 999))};
    stress_expect(s, n, stress_make(s, OP_SELECT, T_I32, choice, 3));
    stress_store(s, t, own);
    Ref old = stress_two(s, OP_ATOMICRMW, own, stress_number(s, 1));
    Inst *i = inst_at(s->f, ref_index(old));
    i->sub = RMW_ADD, i->mem.order = ORD_MONOTONIC;
    stress_expect(s, stress_load(s, T_I32, own), stress_two(s, OP_ADD, t, stress_number(s, 1)));
}

/* Tests writes to a word by another index that is equal, to a part of it, and by an assembly that gets its address. */
static void stress_words(MemoryStress *s, Ref t) {
    Module *m = s->p->m;
    Ref four = stress_alloca(s, type_array(m, 4, T_I32)), word = stress_alloca(s, T_I32);
    Ref i = stress_two(s, OP_AND, t, stress_number(s, 3));
    Ref j = stress_two(s, OP_AND, stress_two(s, OP_ADD, t, stress_number(s, 8)), stress_number(s, 3));
    Ref a = stress_element(s, T_I32, four, i), b = stress_element(s, T_I32, four, j);
    stress_store(s, stress_number(s, 1), a);
    stress_store(s, t, b);
    stress_expect(s, stress_load(s, T_I32, a), t);
    stress_store(s, stress_number(s, 0x01020304), word);
    stress_store(s, const_int(m, T_I8, 9), stress_element(s, T_I8, word, stress_number(s, 1)));
    stress_expect(s, stress_load(s, T_I32, word), stress_number(s, 0x01020904));
    Ref code = const_asm(m, str_of(m, "st.u32 [$0], $1;"), str_of(m, "l,r,~{memory}"), ASM_SIDEEFFECT);
    Ref write = stress_make(s, OP_CALL, T_VOID, (Ref[]){word, t, code}, 3);
    inst_at(s->f, ref_index(write))->call.nfixed = 2;
    stress_expect(s, stress_load(s, T_I32, word), t);
}

/* Tests that both counters are equal, and increments them. The second is stored as a float and loaded as an integer, so
 * that its loads stay. */
static void stress_count(MemoryStress *s) {
    Ref x = stress_load(s, T_I32, s->counter[0]), y = stress_load(s, T_I32, s->counter[1]);
    stress_expect(s, x, y);
    stress_store(s, stress_two(s, OP_ADD, x, stress_number(s, 1)), s->counter[0]);
    y = stress_two(s, OP_ADD, y, stress_number(s, 1));
    stress_store(s, stress_make(s, OP_BITCAST, T_FLOAT, &y, 1), s->counter[1]);
}

/* Adds s->zero to the integers that block b stores, so that a wrong value changes what the program computes. n: the
 * number of values before the pass; only stores below it count. */
static void stress_use(MemoryStress *s, BlockId b, uint32_t n) {
    Module *m = s->p->m;
    each_inst_in(s->f, b, v) {
        const Inst *i = inst_at(s->f, v);
        if (v >= n || i->op != OP_STORE) continue;
        Ref value = inst_op(s->f, v, 0), zero = s->zero;
        TypeId t = ref_type(m, s->f, value);
        if (!type_is_int(m, t)) continue;
        if (type_bits(m, t) != 32) {
            ValueId cast = fn_inst(s->f, type_bits(m, t) < 32 ? OP_TRUNC : OP_ZEXT, t, &zero, 1);
            edit_before(&s->e, v, cast);
            zero = ref_make(REF_VALUE, cast);
        }
        ValueId sum = fn_inst(s->f, OP_ADD, t, (Ref[]){value, zero}, 2);
        edit_before(&s->e, v, sum);
        inst_ops(s->f, v)[0] = ref_make(REF_VALUE, sum);
    }
}

/* The pass. It adds the counters to all functions, and the other tests to the entries of kernels. */
static bool stress_memory(Pass *p, Fn *f) {
    MemoryStress s = {.p = p, .f = f};
    uint32_t n = f->inst.n;
    edit_begin(&s.e, p->m, f);
    for (uint32_t k = 0; k < 2; k++) {
        s.counter[k] = stress_alloca(&s, T_I32);
        stress_store(&s, stress_number(&s, 0), s.counter[k]);
    }
    each_block(f, b) {
        s.block = b, s.zero = REF_NULL;
        if (b == 0 && sym_is_kernel(p->kernels, f->sym)) {
            Ref t = stress_call(&s, T_I32, "llvm.nvvm.read.ptx.sreg.tid.x");
            stress_threads(&s, t);
            stress_words(&s, t);
        }
        stress_count(&s);
        stress_use(&s, b, n);
    }
    return edit_commit(&s.e);
}

const PassRow lab_more_rows[] = {
    {"stress-memory", stress_memory, PASS_FUNCTION, NEED_NOTHING, KEEP_CFG, "",
     "make a program depend on what is in memory"},
    {0},
};
