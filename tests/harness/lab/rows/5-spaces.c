/* 5-spaces.c: the pass `stress-where` adds accesses through pointers to all memories, without changing what a program
 * computes. It loads, and uses no result, from objects of its own, through
 *
 *     %p = phi ptr [ %a, %entry ], [ %n, %latch ]     in every block with several predecessors; %n is computed in the latch
 *     %s = select i1 %c, ptr %a, ptr %b               both ways round
 *     %l = load ptr, ptr %slot                        where %a was stored
 *     %r = call ptr @lab.same(ptr %a)                 which returns its parameter, after it has loaded from it
 *     %i = inttoptr i64 %number to ptr                the number of %a */
#include "ir/intrinsic_id.h"
#include "tests/harness/lab/seam.h"

enum { OBJECTS = 4 };

typedef struct WhereStress {
    Module *m;
    Fn *f;
    Edit e;
    Ref object[OBJECTS]; /* generic pointers to constant, global, local and shared memory */
    uint32_t turn;       /* the number of the object that is used next */
} WhereStress;

/* Makes an instruction, which is not placed yet. */
static Ref made(WhereStress *s, enum Op op, TypeId t, const Ref *operand, uint32_t n) {
    return ref_make(REF_VALUE, fn_inst(s->f, op, t, operand, n));
}

/* Gives a value the name "lab.WHAT.NUMBER", and returns it. */
static Ref named(WhereStress *s, Ref r, const char *what) {
    char name[64];
    snprintf(name, sizeof name, "lab.%s.%u", what, ref_index(r));
    inst_set_name(s->f, ref_index(r), str_of(s->m, name));
    return r;
}

/* Makes an instruction at the beginning of the entry block, after those that were made there before. */
static Ref in_entry(WhereStress *s, enum Op op, TypeId t, const Ref *operand, uint32_t n) {
    Ref r = made(s, op, t, operand, n);
    edit_front(&s->e, s->f->layout.at[0], ref_index(r));
    return r;
}

/* Returns the name "lab.WHAT.FUNCTION" for what this pass adds to a module. FUNCTION is the first function with a body,
 * so the name is unique in a program. */
static StrId own_name(Module *m, const char *what) {
    Out o;
    out_init(&o, NULL);
    SymId first = 1;
    while (!m->sym.at[first].fn) first++;
    out_format(&o, "lab.%s.%s", what, sym_text(m, first));
    StrId id = str_intern(m, o.buf, o.n);
    out_free(&o);
    return id;
}

/* Returns the variable of this pass in a space: eight bytes that only this pass reads. Makes it if it is not there. */
static Ref variable(Module *m, const char *name, uint32_t space) {
    StrId id = own_name(m, name);
    SymId s = sym_find(m, id);
    if (!s) {
        s = sym_new(m, id);
        Sym *y = &m->sym.at[s];
        y->kind = SYM_VAR, y->linkage = LINK_INTERNAL, y->defined = true;
        y->space = space, y->type = T_I64, y->constant = space == SPACE_CONST;
        Ref init = space == SPACE_SHARED ? const_simple(m, CONST_UNDEF, T_I64) : const_zero(m, T_I64);
        m->sym.at[s].init = init;
    }
    return ref_make(REF_SYM, s);
}

/* Makes the generic pointers to the four objects. */
static void objects_make(WhereStress *s) {
    static const struct {
        const char *name;
        uint32_t space;
    } row[OBJECTS] = {
        {"const", SPACE_CONST}, {"global", SPACE_GLOBAL}, {"local", SPACE_LOCAL}, {"shared", SPACE_SHARED}};
    for (uint32_t k = 0; k < OBJECTS; k++) {
        Ref v = row[k].space == SPACE_LOCAL ? REF_NULL : variable(s->m, row[k].name, row[k].space);
        s->object[k] = in_entry(s, v.x ? OP_ADDRSPACECAST : OP_ALLOCA, T_PTR, &v, v.x != 0);
        if (!v.x) inst_at(s->f, ref_index(s->object[k]))->aux = T_I64;
        named(s, s->object[k], row[k].name);
    }
}

/* Returns the generic pointer to object n modulo the number of objects. */
static Ref object(WhereStress *s, uint32_t n) { return s->object[n % OBJECTS]; }

/* Returns @lab.same(ptr %p) { load i64, ptr %p; ret ptr %p }. Makes it if it is not there. */
static Ref same_function(Module *m) {
    StrId id = own_name(m, "same");
    SymId s = sym_find(m, id);
    if (s) return ref_make(REF_SYM, s);
    s = sym_new(m, id);
    m->sym.at[s].kind = SYM_FUNC;
    m->sym.at[s].linkage = LINK_INTERNAL;
    m->sym.at[s].type = type_func(m, T_PTR, (TypeId[]){T_PTR}, 1, false);
    Fn *f = fn_new(m, s);
    vec_push(&f->inst, ((Inst){.op = OP_PARAM, .type = T_PTR}));
    f->nparam = 1;
    Ref p = ref_make(REF_VALUE, 0);
    ValueId load = fn_inst(f, OP_LOAD, T_I64, &p, 1), back = fn_inst(f, OP_RET, T_VOID, &p, 1);
    vec_push(&f->block, ((Block){.n = 2}));
    vec_push(&f->layout, 0);
    vec_push(&f->order, load), vec_push(&f->order, back);
    return ref_make(REF_SYM, s);
}

/* Adds a load whose result is not used. */
static void load_in_entry(WhereStress *s, Ref address) { in_entry(s, OP_LOAD, T_I64, &address, 1); }

/* Stores the pointer to object k in a variable on the stack, and loads through what it then loads from there. */
static void stress_slot(WhereStress *s, uint32_t k) {
    Ref slot = named(s, in_entry(s, OP_ALLOCA, T_PTR, NULL, 0), "slot");
    inst_at(s->f, ref_index(slot))->aux = T_PTR;
    in_entry(s, OP_STORE, T_VOID, (Ref[]){object(s, k), slot}, 2);
    load_in_entry(s, named(s, in_entry(s, OP_LOAD, T_PTR, &slot, 1), "loaded"));
}

/* Loads through the result of a call that returns the pointer to object k. */
static void stress_call(WhereStress *s, uint32_t k) {
    Ref call = in_entry(s, OP_CALL, T_PTR, (Ref[]){object(s, k), same_function(s->m)}, 2);
    inst_at(s->f, ref_index(call))->call.nfixed = 1;
    load_in_entry(s, named(s, call, "called"));
}

/* Loads through the address of object k that has been an integer. */
static void stress_number(WhereStress *s, uint32_t k) {
    Ref of = object(s, k), number = named(s, in_entry(s, OP_PTRTOINT, T_I64, &of, 1), "number");
    load_in_entry(s, named(s, in_entry(s, OP_INTTOPTR, T_PTR, &number, 1), "made"));
}

/* Loads through two selects of objects k and k + 1, one for each order of the two. */
static void stress_select(WhereStress *s, uint32_t k) {
    Ref of = object(s, k), number = named(s, in_entry(s, OP_PTRTOINT, T_I64, &of, 1), "number");
    Ref c = named(s, in_entry(s, OP_ICMP, T_I1, (Ref[]){number, const_zero(s->m, T_I64)}, 2), "zero");
    inst_at(s->f, ref_index(c))->sub = ICMP_EQ;
    Ref choice[] = {c, of, object(s, k + 1)}, other[] = {c, choice[2], choice[1]};
    load_in_entry(s, named(s, in_entry(s, OP_SELECT, T_PTR, choice, 3), "select"));
    load_in_entry(s, named(s, in_entry(s, OP_SELECT, T_PTR, other, 3), "select"));
}

/* Adds to the entry block one of the four kinds of pointers above, for two objects. */
static void entry_stress(WhereStress *s) {
    static void (*const kind[])(WhereStress *, uint32_t) = {stress_slot, stress_call, stress_number, stress_select};
    for (uint32_t i = 0; i < 2; i++) kind[(s->f->sym + s->f->inst.n) % 4](s, s->f->sym + 3 * i);
}

/* Adds a phi of pointers to a reachable block b with several predecessors, and a load through it. The pointer that
 * comes over a back edge is computed at the end of the latch. */
static void join_stress(WhereStress *s, const Cfg *c, BlockId b) {
    Ref address = named(s, made(s, OP_PHI, T_PTR, NULL, 0), "phi");
    ValueId phi = ref_index(address);
    Ref *from = mem_alloc((s->f->block.n + 1) * sizeof *from);
    each_pred(c, b, q) {
        bool back = c->rpo_index[q] != UINT32_MAX && c->rpo_index[q] >= c->rpo_index[b];
        if (!from[q].x) {
            from[q] = object(s, s->turn++);
            if (back) {
                from[q] = made(s, OP_GETELEMENTPTR, T_PTR, (Ref[]){from[q], const_zero(s->m, T_I64)}, 2);
                inst_at(s->f, ref_index(from[q]))->aux = T_I64;
                edit_end(&s->e, q, ref_index(named(s, from[q], "next")));
            }
        }
        phi_add(s->f, phi, from[q], q);
    }
    free(from);
    edit_front(&s->e, b, phi);
    edit_front(&s->e, b, fn_inst(s->f, OP_LOAD, T_I64, &address, 1));
}

/* The pass. It leaves functions alone whose names begin with "lab.": those are planted, or made by this pass. */
static bool stress_where(Pass *p, Fn *f) {
    WhereStress s = {.m = p->m, .f = f, .turn = f->sym};
    if (!strncmp(sym_text(p->m, f->sym), "lab.", 4)) return false;
    edit_begin(&s.e, p->m, f);
    objects_make(&s);
    entry_stress(&s);
    each_block(f, b) {
        uint32_t preds = p->cfg->pred_first[b + 1] - p->cfg->pred_first[b];
        if (preds > 1 && p->cfg->rpo_index[b] != UINT32_MAX) join_stress(&s, p->cfg, b);
    }
    return edit_commit(&s.e);
}

const PassRow lab_more_rows[] = {
    {"stress-where", stress_where, PASS_FUNCTION, NEED_CFG, KEEP_NOTHING, "",
     "add accesses through pointers to all memories"},
    {0},
};
