/* 7-points-to.c: the pass `stress-memory` makes each kernel call, at its beginning, a function @lab.work that moves
 * pointers through memory, and does not change what the kernel computes. It is a random program with these variables:
 *
 *     a, b, shared     objects to point to            a, b: eight bytes on the stack
 *     s, t             two pointers each, to objects (a structure of two fields)
 *     d, e             a pointer to s or t each
 *
 * The pass executes the statements as it makes them, so it knows where each pointer points, and only makes accesses
 * that are defined: a pointer is loaded from a field that has one, and each pointer that is loaded is accessed. */
#include "tests/harness/lab/seam.h"

enum { OBJECT_A, OBJECT_B, OBJECT_SHARED, TARGETS, SLOTS = 2, FIELDS = 2, STATEMENTS = 14 };

typedef struct PointerStress {
    Module *m;
    Fn *f;
    uint64_t random;
    SymId kernel;
    /* The addresses of a, b and shared; of s and t; of d and e; of a variable in global memory. */
    Ref object[TARGETS], slot[SLOTS], deep[SLOTS], outside;
    bool has[SLOTS][FIELDS]; /* the field holds a pointer */
    uint32_t holds[SLOTS];   /* by deep slot: the slot that it points to; SLOTS: none */
} PointerStress;

/* Returns a random number below n. */
static uint32_t choose(PointerStress *s, uint32_t n) {
    s->random ^= s->random << 13, s->random ^= s->random >> 7, s->random ^= s->random << 17;
    return (uint32_t)(s->random >> 33) % n;
}

/* Makes the next instruction of @lab.work, and returns it. Its name is `what` and its number; "": it has none. */
static Ref stress_inst(PointerStress *s, enum Op op, TypeId t, const Ref *operand, uint32_t n, const char *what) {
    ValueId v = fn_inst(s->f, op, t, operand, n);
    char name[64];
    snprintf(name, sizeof name, "%s%u", what, v);
    if (*what) inst_set_name(s->f, v, str_of(s->m, name));
    vec_push(&s->f->order, v);
    return ref_make(REF_VALUE, v);
}

static Ref stress_alloca(PointerStress *s, TypeId t, const char *what) {
    Ref r = stress_inst(s, OP_ALLOCA, T_PTR, NULL, 0, what);
    inst_at(s->f, ref_index(r))->aux = t;
    return r;
}

static Ref stress_load(PointerStress *s, TypeId t, Ref from, const char *what) {
    return stress_inst(s, OP_LOAD, t, &from, 1, what);
}

static void stress_store(PointerStress *s, Ref what, Ref to) {
    stress_inst(s, OP_STORE, T_VOID, (Ref[]){what, to}, 2, "");
}

/* Returns the address of field k of the structure at the address `slot`. */
static Ref field_of(PointerStress *s, Ref slot, uint32_t k) {
    if (!k) return slot;
    Ref r = stress_inst(s, OP_GETELEMENTPTR, T_PTR, (Ref[]){slot, const_int(s->m, T_I64, k)}, 2, "field");
    inst_at(s->f, ref_index(r))->aux = T_PTR;
    return r;
}

/* Returns the name "lab.WHAT.FUNCTION", which is unique in a program. */
static StrId own_name(Module *m, const char *what, SymId fn) {
    char text[300];
    snprintf(text, sizeof text, "lab.%s.%.200s", what, sym_text(m, fn));
    return str_of(m, text);
}

/* Makes an internal function with its parameters, and no blocks yet. */
static Fn *function_make(Module *m, StrId name, TypeId type) {
    SymId s = sym_new(m, name);
    m->sym.at[s].kind = SYM_FUNC;
    m->sym.at[s].linkage = LINK_INTERNAL;
    m->sym.at[s].type = type;
    Fn *f = fn_new(m, s);
    f->nparam = type_at(m, type)->nelem - 1;
    for (uint32_t k = 1; k <= f->nparam; k++)
        vec_push(&f->inst, ((Inst){.op = OP_PARAM, .type = type_elem(m, type, k)}));
    return f;
}

/* Adds a return to the instructions of a function, and makes its only block of them. */
static void function_end(Fn *f) {
    vec_push(&f->order, fn_inst(f, OP_RET, T_VOID, NULL, 0));
    vec_push(&f->block, ((Block){.n = f->order.n}));
    vec_push(&f->layout, 0);
}

/* Returns the variable of eight bytes with this name; makes it if it is not there. */
static Ref variable(Module *m, StrId name, uint32_t space, Ref init) {
    SymId s = sym_find(m, name);
    if (s) return ref_make(REF_SYM, s);
    s = sym_new(m, name);
    Sym *y = &m->sym.at[s];
    y->kind = SYM_VAR, y->linkage = LINK_INTERNAL, y->defined = true;
    y->space = space, y->type = T_I64, y->init = init;
    return ref_make(REF_SYM, s);
}

/* Returns the function @lab.give.KERNEL(ptr %to, ptr %what) { store ptr %what, ptr %to; ret void } of a kernel. Makes
 * it if it is not there. */
static Ref give_function(Module *m, SymId kernel) {
    StrId name = own_name(m, "give", kernel);
    if (sym_find(m, name)) return ref_make(REF_SYM, sym_find(m, name));
    Fn *f = function_make(m, name, type_func(m, T_VOID, (TypeId[]){T_PTR, T_PTR}, 2, false));
    vec_push(&f->order, fn_inst(f, OP_STORE, T_VOID, (Ref[]){ref_make(REF_VALUE, 1), ref_make(REF_VALUE, 0)}, 2));
    function_end(f);
    return ref_make(REF_SYM, f->sym);
}

/* ------------------------------------------------------------------------------------------------ statements */

/* Adds `d = &s`: stores the address of a slot in a deep slot. */
static void put_deep(PointerStress *s) {
    uint32_t d = choose(s, SLOTS), k = choose(s, SLOTS);
    stress_store(s, s->slot[k], s->deep[d]);
    s->holds[d] = k;
}

/* Returns the address of a slot, as its alloca or loaded from a deep slot that points to it. *k is the number of the
 * slot. */
static Ref any_slot(PointerStress *s, uint32_t *k) {
    uint32_t d = choose(s, SLOTS);
    *k = s->holds[d];
    if (*k < SLOTS && choose(s, 3)) return stress_load(s, T_PTR, s->deep[d], "slot");
    *k = choose(s, SLOTS);
    return s->slot[*k];
}

/* Adds `s.field = &object`, of one object or of a select of two. */
static void put_object(PointerStress *s) {
    uint32_t k, field = choose(s, FIELDS);
    Ref slot = any_slot(s, &k), what = s->object[choose(s, TARGETS)];
    if (choose(s, 4) == 0) {
        Ref c = stress_inst(s, OP_ICMP, T_I1, (Ref[]){s->deep[0], const_zero(s->m, T_PTR)}, 2, "false");
        inst_at(s->f, ref_index(c))->sub = ICMP_EQ;
        Ref choice[] = {c, what, s->object[choose(s, TARGETS)]}, swapped[] = {c, choice[2], what};
        what = stress_inst(s, OP_SELECT, T_PTR, choose(s, 2) ? choice : swapped, 3, "either");
    }
    stress_store(s, what, field_of(s, slot, field));
    s->has[k][field] = true;
}

/* Adds an access of *s.field, if the field holds a pointer. */
static void get_object(PointerStress *s) {
    uint32_t k, field = choose(s, FIELDS);
    Ref slot = any_slot(s, &k);
    if (!s->has[k][field]) return;
    stress_load(s, T_I64, stress_load(s, T_PTR, field_of(s, slot, field), "p"), "");
}

/* Adds `give(&s.field, &object)`, which stores the address in the field. The object may also be the variable in global
 * memory. */
static void lend(PointerStress *s) {
    uint32_t k, field = choose(s, FIELDS);
    Ref slot = field_of(s, any_slot(s, &k), field);
    Ref what = choose(s, 2) ? s->outside : s->object[choose(s, TARGETS)];
    Ref call[] = {slot, what, give_function(s->m, s->kernel)};
    inst_at(s->f, ref_index(stress_inst(s, OP_CALL, T_VOID, call, 3, "")))->call.nfixed = 2;
    s->has[k][field] = true;
}

/* Adds `s.field = (pointer)(integer)&object`, and an access through that pointer. */
static void number(PointerStress *s) {
    uint32_t k = choose(s, SLOTS), field = choose(s, FIELDS);
    Ref n = stress_inst(s, OP_PTRTOINT, T_I64, &s->object[choose(s, TARGETS)], 1, "number");
    Ref p = stress_inst(s, OP_INTTOPTR, T_PTR, &n, 1, "made");
    stress_load(s, T_I64, p, "");
    stress_store(s, p, field_of(s, s->slot[k], field));
    s->has[k][field] = true;
}

/* Makes the variables. No field holds a pointer yet. */
static void memory_begin(PointerStress *s) {
    TypeId pair = type_array(s->m, 2, T_PTR);
    s->object[OBJECT_A] = stress_alloca(s, T_I64, "a");
    s->object[OBJECT_B] = stress_alloca(s, T_I64, "b");
    Ref shared =
        variable(s->m, own_name(s->m, "shared", s->kernel), SPACE_SHARED, const_simple(s->m, CONST_UNDEF, T_I64));
    Ref global = variable(s->m, own_name(s->m, "outside", s->kernel), SPACE_GLOBAL, const_zero(s->m, T_I64));
    s->object[OBJECT_SHARED] = stress_inst(s, OP_ADDRSPACECAST, T_PTR, &shared, 1, "shared");
    s->outside = stress_inst(s, OP_ADDRSPACECAST, T_PTR, &global, 1, "outside");
    for (uint32_t k = 0; k < SLOTS; k++) s->slot[k] = stress_alloca(s, pair, k ? "t" : "s");
    for (uint32_t k = 0; k < SLOTS; k++) s->deep[k] = stress_alloca(s, T_PTR, k ? "e" : "d");
    for (uint32_t k = 0; k < SLOTS; k++) s->holds[k] = SLOTS;
}

/* The pass. It does nothing to functions that are no kernels. */
static bool stress_memory(Pass *p, Fn *f) {
    static void (*const statement[])(PointerStress *) = {put_deep,   put_deep,   put_object, put_object, put_object,
                                                         get_object, get_object, lend,       number};
    if (!sym_is_kernel(p->kernels, f->sym)) return false;
    Fn *work = function_make(p->m, own_name(p->m, "work", f->sym), type_func(p->m, T_VOID, NULL, 0, false));
    PointerStress s = {.m = p->m, .f = work, .kernel = f->sym};
    s.random = (f->inst.n + UINT64_C(1)) * UINT64_C(0x9e3779b97f4a7c15) + f->sym;
    uint32_t kinds = 7 + choose(&s, 3); /* 7: nothing gets outside; 8: no numbers */
    memory_begin(&s);
    for (uint32_t i = 0; i < STATEMENTS; i++) statement[choose(&s, kinds)](&s);
    for (uint32_t k = 0; k < SLOTS; k++)
        for (uint32_t field = 0; field < FIELDS; field++)
            if (s.has[k][field])
                stress_load(&s, T_I64, stress_load(&s, T_PTR, field_of(&s, s.slot[k], field), "p"), "");
    function_end(work);
    Edit e;
    Ref callee = ref_make(REF_SYM, work->sym);
    edit_begin(&e, p->m, f);
    edit_front(&e, f->layout.at[0], fn_inst(f, OP_CALL, T_VOID, &callee, 1));
    return edit_commit(&e);
}

const PassRow lab_more_rows[] = {
    {"stress-memory", stress_memory, PASS_FUNCTION, NEED_NOTHING, KEEP_NOTHING, "", "move pointers through memory"},
    {0},
};
