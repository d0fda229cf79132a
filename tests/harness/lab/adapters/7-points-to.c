/* 7-points-to.c: the passes of lab 7, around the student's functions. See docs/labs/7-points-to/lab.h. */
#include "lab.h"
#include "tests/harness/lab/claim.h"
#include "tests/harness/lab/seam.h"

/* ------------------------------------------------------------------------------------------------ objects */

/* A function with its problem, and the answers. */
typedef struct LabPointsTo {
    Pass *p;
    Fn *f;
    PtrProblem q;
    Ref *object;    /* by object: the alloca or symbol; REF_NULL for OUTSIDE */
    uint64_t *size; /* by object, in bytes */
    LabSet *set;    /* by node */
    bool
        of_rules_alone; /* a system of rules that belongs to no function: nodes are %p0, %p1, ... and objects o0, o1, ... */
} LabPointsTo;

/* Sets owner[] of each symbol that operand r names to s; to UINT32_MAX if another function owns it already. s is
 * UINT32_MAX for an operand that is in no function. */
static void owner_mark(const Module *m, Ref r, SymId s, SymId *owner) {
    if (ref_is(r, REF_SYM)) owner[ref_index(r)] = !owner[ref_index(r)] || owner[ref_index(r)] == s ? s : UINT32_MAX;
    if (!ref_is(r, REF_CONST)) return;
    const Const *c = const_at(m, r);
    if (c->kind != CONST_EXPR && c->kind != CONST_AGG) return;
    for (uint32_t i = 0; i < c->n; i++) owner_mark(m, m->const_elem.at[c->first + i], s, owner);
}

/* Marks the symbols that the operands in f name. */
static void owner_mark_fn(const Module *m, const Fn *f, SymId *owner) {
    each_inst(f, b, v)
        for (uint32_t k = 0; k < inst_at(f, v)->nopnd; k++) owner_mark(m, inst_op(f, v, k), f->sym, owner);
}

/* Returns an array, to be freed by the caller, that has f->sym for each symbol that f alone names, and another number
 * for the others. If f names no shared variable, it has f->sym for all that f names: the rest of the module is not
 * looked at. */
static SymId *owners(const Module *m, const Fn *f) {
    SymId *owner = mem_alloc(m->sym.n * sizeof *owner);
    bool shared = false;
    owner_mark_fn(m, f, owner);
    each_sym(m, s) shared |= owner[s] && m->sym.at[s].space == SPACE_SHARED;
    if (!shared) return owner;
    each_sym(m, s) {
        if (m->sym.at[s].init.x) owner_mark(m, m->sym.at[s].init, UINT32_MAX, owner);
        if (m->sym.at[s].fn) owner_mark_fn(m, m->sym.at[s].fn, owner);
    }
    return owner;
}

/* Adds an object: the alloca or symbol r, with a variable of that type; OUTSIDE if r is REF_NULL. */
static void object_add(LabPointsTo *t, Ref r, TypeId type) {
    uint32_t n = t->q.nobject++;
    t->object[n] = r;
    t->size[n] = r.x ? type_size(t->p->m, type) : 0;
    if (ref_is(r, REF_VALUE)) t->q.object_of_value[ref_index(r)] = n;
    else if (ref_is(r, REF_SYM)) t->q.object_of_sym[ref_index(r)] = n;
}

/* Adds the objects of the function: OUTSIDE, the allocas of its entry block that have no count, and the internal shared
 * variables that only it names. */
static void objects_find(LabPointsTo *t) {
    Module *m = t->p->m;
    SymId *owner = owners(m, t->f);
    object_add(t, REF_NULL, T_VOID);
    each_inst_in(t->f, t->f->layout.at[0], v) {
        const Inst *i = inst_at(t->f, v);
        if (i->op == OP_ALLOCA && !i->nopnd) object_add(t, ref_make(REF_VALUE, v), i->aux);
    }
    each_sym(m, s) {
        const Sym *y = &m->sym.at[s];
        bool own = y->kind == SYM_VAR && y->space == SPACE_SHARED && owner[s] == t->f->sym;
        if (own && y->linkage == LINK_INTERNAL && y->defined) object_add(t, ref_make(REF_SYM, s), y->type);
    }
    free(owner);
}

/* Aborts with a message if a rule names a node or object that is not there. */
static void rules_check(const LabPointsTo *t) {
    static const char *const kind[] = {"RULE_ADDRESS", "RULE_COPY", "RULE_LOAD", "RULE_STORE"};
    for (uint32_t i = 0; i < t->q.rule.n; i++) {
        PtrRule r = t->q.rule.at[i];
        bool right =
            r.kind <= RULE_STORE && r.to < t->q.nnode && r.from < (r.kind == RULE_ADDRESS ? t->q.nobject : t->q.nnode);
        if (right) continue;
        fprintf(stderr, "lab: rule %u, %s with `to` %u and `from` %u, names a node or object that is not there\n", i,
                r.kind <= RULE_STORE ? kind[r.kind] : "of no kind", r.to, r.from);
        abort();
    }
}

/* Makes an empty set of objects for each node. */
static void sets_make(LabPointsTo *t) {
    t->set = mem_alloc((t->q.nnode + 1) * sizeof *t->set);
    for (uint32_t n = 0; n < t->q.nnode; n++) t->set[n] = set_new(t->q.nobject);
}

static void sets_free(LabPointsTo *t) {
    for (uint32_t n = 0; n < t->q.nnode; n++) set_free(&t->set[n]);
    free(t->set);
}

/* Returns the problem of a function, with the student's rules, and empty sets, to be freed by points_to_free(). */
static LabPointsTo points_to_make(Pass *p, Fn *f) {
    LabPointsTo t = {.p = p, .f = f, .q = {.nvalue = f->inst.n}};
    uint32_t most = f->inst.n + p->m->sym.n + 1;
    t.object = mem_alloc(most * sizeof *t.object);
    t.size = mem_alloc(most * sizeof *t.size);
    t.q.object_of_value = mem_alloc((f->inst.n + 1) * sizeof(uint32_t));
    t.q.object_of_sym = mem_alloc(p->m->sym.n * sizeof(uint32_t));
    for (ValueId v = 0; v < f->inst.n; v++) t.q.object_of_value[v] = NO_OBJECT;
    objects_find(&t);
    t.q.nnode = t.q.nvalue + 2 * t.q.nobject + 1;
    for (uint32_t o = 0; o < t.q.nobject; o++) rule_add(&t.q, RULE_ADDRESS, t.q.nvalue + t.q.nobject + o, o);
    rule_add(&t.q, RULE_ADDRESS, contents_of(&t.q, OUTSIDE), OUTSIDE);
    lab_hooks.rules(p, f, &t.q);
    rules_check(&t);
    sets_make(&t);
    return t;
}

static void points_to_free(LabPointsTo *t) {
    sets_free(t);
    free(t->object), free(t->size), free(t->q.object_of_value), free(t->q.object_of_sym);
    vec_free(&t->q.rule);
}

/* ------------------------------------------------------------------------------------------------ text */

/* Writes the name of an object; "outside" for OUTSIDE. */
static void put_object(const LabPointsTo *t, uint32_t o, Out *out) {
    if (t->of_rules_alone) out_format(out, "o%u", o);
    else if (o == OUTSIDE) out_str(out, "outside");
    else ref_print(t->p->m, t->f->sym, t->object[o], out);
}

/* Writes node n: the name of a value, "in OBJECT" for the contents of one, "&OBJECT" for its address, or "null". */
static void put_node(const LabPointsTo *t, uint32_t n, Out *out) {
    uint32_t o = n - t->q.nvalue;
    if (n < t->q.nvalue && t->of_rules_alone) out_format(out, "%%p%u", n);
    else if (n < t->q.nvalue) ref_print(t->p->m, t->f->sym, ref_make(REF_VALUE, n), out);
    else if (o < t->q.nobject) out_str(out, "in "), put_object(t, o, out);
    else if (o < 2 * t->q.nobject) out_char(out, '&'), put_object(t, o - t->q.nobject, out);
    else out_str(out, "null");
}

/* Writes a set of objects: "{%a, @s}". */
static void put_set(const LabPointsTo *t, const LabSet *s, Out *out) {
    const char *comma = "";
    out_char(out, '{');
    each_in_set(s, o) out_str(out, comma), put_object(t, o, out), comma = ", ";
    out_char(out, '}');
}

/* Writes a rule as an assignment: "%p = &%a", "%p = %q", "%p = *%q" or "*%p = %q". */
static void put_rule(const LabPointsTo *t, PtrRule r, Out *out) {
    if (r.kind == RULE_STORE) out_char(out, '*');
    put_node(t, r.to, out);
    out_str(out, r.kind == RULE_ADDRESS ? " = &" : r.kind == RULE_LOAD ? " = *" : " = ");
    if (r.kind == RULE_ADDRESS) put_object(t, r.from, out);
    else put_node(t, r.from, out);
}

/* Prints the text to standard output, and frees it. */
static void flush_text(Out *o) {
    printf("%.*s", (int)o->n, o->n ? o->buf : "");
    fflush(stdout);
    out_free(o);
}

/* ------------------------------------------------------------------------------------------------ check-solvers
 *
 * What the rules demand, by brute force: bit sets that grow until nothing changes. For unify, each node also points to
 * a ghost, an object that nobody else has, because Steensgaard gives a class a target before it knows an object in it.
 * A solution without ghosts is the least that is allowed, one with ghosts the largest. */

enum { VALUES = 5, OBJECTS = 4, NODES = VALUES + OBJECTS, RULES = 9, GHOSTS = 2 * NODES, ALL = NODES + GHOSTS };

typedef struct BruteForce {
    const PtrProblem *q;
    uint64_t set[ALL]; /* by node: bit o: it points to object o, or to ghost o - OBJECTS */
    bool changed;
} BruteForce;

/* Adds `with` to the set of node `to`, and sets b->changed if that grows. */
static void grow(BruteForce *b, uint32_t to, uint64_t with) {
    b->changed |= (with & ~b->set[to]) != 0;
    b->set[to] |= with;
}

/* Adds the set of node `from` to that of `to`; if `equal`, also the reverse. */
static void flows(BruteForce *b, uint32_t to, uint32_t from, bool equal) {
    grow(b, to, b->set[from]);
    if (equal) grow(b, from, b->set[to]);
}

/* Returns the node of the contents of object o, or of ghost o - OBJECTS. */
static uint32_t brute_contents(uint32_t o) { return VALUES + o; }

/* Computes the least sets that obey the rules of b->q into b->set. equal: under Steensgaard's reading of them, in which
 * both sides of an assignment point to the same; ghosts: with ghosts. */
static void brute_force(BruteForce *b, bool equal, bool ghosts) {
    memset(b->set, 0, sizeof b->set);
    for (uint32_t n = 0; ghosts && n < NODES; n++) { /* node n -> ghost n -> another ghost of n */
        b->set[n] |= UINT64_C(1) << (OBJECTS + n);
        b->set[brute_contents(OBJECTS + n)] |= UINT64_C(1) << (OBJECTS + NODES + n);
    }
    do {
        b->changed = false;
        for (uint32_t i = 0; i < b->q->rule.n; i++) {
            PtrRule r = b->q->rule.at[i];
            if (r.kind == RULE_ADDRESS) grow(b, r.to, UINT64_C(1) << r.from);
            if (r.kind == RULE_COPY) flows(b, r.to, r.from, equal);
            for (uint32_t o = 0; r.kind > RULE_COPY && o < OBJECTS + GHOSTS; o++) {
                uint64_t bit = UINT64_C(1) << o;
                if (r.kind == RULE_LOAD && b->set[r.from] & bit) flows(b, r.to, brute_contents(o), equal);
                if (r.kind == RULE_STORE && b->set[r.to] & bit) flows(b, brute_contents(o), r.from, equal);
            }
        }
        for (uint32_t x = 0; equal && x < ALL; x++) {
            for (uint32_t y = 0; y < ALL; y++)
                if (b->set[x] & b->set[y]) grow(b, x, b->set[y]);
            uint32_t first = UINT32_MAX; /* objects in one set are one class: so are their contents */
            for (uint32_t o = 0; o < OBJECTS + GHOSTS; o++) {
                if (!(b->set[x] >> o & 1)) continue;
                if (first == UINT32_MAX) first = o;
                else flows(b, brute_contents(first), brute_contents(o), true);
            }
        }
    } while (b->changed);
}

/* Returns a set of objects as bits, without ghosts. */
static uint64_t bits_of(const LabSet *s) { return s->word[0] & ((1 << OBJECTS) - 1); }

/* A wrong answer of a solver for a node. */
typedef struct SolverFault {
    uint32_t node;             /* UINT32_MAX: none */
    uint64_t got, least, most; /* the answer, and what must and may be in it */
} SolverFault;

/* Returns the first wrong answer of the student's solver, unify or include, for the rules of t; its node is UINT32_MAX
 * if there is none. */
static SolverFault solver_fault(LabPointsTo *t, bool unify) {
    BruteForce low = {.q = &t->q}, high = {.q = &t->q};
    brute_force(&low, unify, false);
    brute_force(&high, unify, unify);
    sets_make(t);
    (unify ? lab_hooks.unify : lab_hooks.include)(t->p, &t->q, t->set);
    SolverFault fault = {.node = UINT32_MAX};
    for (uint32_t n = 0; n < NODES && fault.node == UINT32_MAX; n++) {
        uint64_t got = bits_of(&t->set[n]), mask = (1 << OBJECTS) - 1;
        if (low.set[n] & ~got || got & ~high.set[n])
            fault = (SolverFault){n, got, low.set[n] & mask, high.set[n] & mask};
    }
    sets_free(t);
    return fault;
}

/* Makes *t a random system of at most RULES rules, keeping t->p. The same seed gives the same system. */
static void system_make(LabPointsTo *t, uint64_t seed) {
    uint64_t x = seed * UINT64_C(0x9e3779b97f4a7c15) + 1;
    uint32_t n = 4 + (uint32_t)seed % (RULES - 3);
    *t = (LabPointsTo){.p = t->p, .q = {.nobject = OBJECTS, .nnode = NODES, .nvalue = VALUES}, .of_rules_alone = true};
    for (uint32_t i = 0; i < n; i++) {
        uint32_t number[3];
        for (uint32_t k = 0; k < 3; k++) {
            x ^= x << 13, x ^= x >> 7, x ^= x << 17;
            number[k] = (uint32_t)(x >> 33);
        }
        enum RuleKind kind = number[0] % 5 == 4 ? RULE_ADDRESS : (enum RuleKind)(number[0] % 5);
        rule_add(&t->q, kind, number[1] % VALUES, number[2] % (kind == RULE_ADDRESS ? OBJECTS : VALUES));
    }
}

/* Writes a set of objects that is given as bits. */
static void put_bits(const LabPointsTo *t, uint64_t bits, Out *o) {
    LabSet s = {.word = &bits, .n = OBJECTS};
    put_set(t, &s, o);
}

/* Removes the rules without which the solver still goes wrong, and prints those that are left, and its mistake. */
static void system_tell(LabPointsTo *t, bool unify) {
    for (uint32_t i = t->q.rule.n; i-- > 0;) {
        PtrRule r = t->q.rule.at[i], *at = t->q.rule.at;
        uint32_t after = --t->q.rule.n - i;
        memmove(at + i, at + i + 1, after * sizeof *at);
        if (solver_fault(t, unify).node != UINT32_MAX) continue;
        memmove(at + i + 1, at + i, after * sizeof *at);
        at[i] = r;
        t->q.rule.n++;
    }
    SolverFault fault = solver_fault(t, unify);
    Out o;
    out_init(&o, NULL);
    out_format(&o, "%s goes wrong for\n", unify ? "unify" : "include");
    for (uint32_t i = 0; i < t->q.rule.n; i++)
        out_str(&o, "    "), put_rule(t, t->q.rule.at[i], &o), out_char(&o, '\n');
    out_str(&o, "the set of "), put_node(t, fault.node, &o), out_str(&o, " is "), put_bits(t, fault.got, &o);
    if (fault.least & ~fault.got) out_str(&o, ", but must contain "), put_bits(t, fault.least & ~fault.got, &o);
    else out_str(&o, ", but "), put_bits(t, fault.got & ~fault.most, &o), out_str(&o, " should not be there");
    out_char(&o, '\n');
    flush_text(&o);
}

/* Reports whether a solver agrees with brute force for many systems. Prints the first one for which it is wrong, made
 * smaller. */
static bool solver_is_right(Pass *p, bool unify) {
    enum { SYSTEMS = 600 };
    LabPointsTo t = {.p = p};
    for (uint32_t i = 1; i <= SYSTEMS; i++) {
        system_make(&t, i);
        bool right = solver_fault(&t, unify).node == UINT32_MAX;
        if (!right) system_tell(&t, unify);
        vec_free(&t.q.rule);
        if (!right) return false;
    }
    return true;
}

/* Checks both solvers, and prints the score. Changes nothing. */
static bool check_solvers(Pass *p, Fn *none) {
    (void)none;
    printf("score: %.1f\n", (solver_is_right(p, true) ? 0.5 : 0) + (solver_is_right(p, false) ? 0.5 : 0));
    fflush(stdout);
    return false;
}

/* ------------------------------------------------------------------------------------------------ printing */

/* Prints the student's rules of a function. Changes nothing. */
static bool print_rules(Pass *p, Fn *f) {
    LabPointsTo t = points_to_make(p, f);
    Out o;
    out_init(&o, NULL);
    out_format(&o, "@%s\n", sym_text(p->m, f->sym));
    for (uint32_t i = t.q.nobject + 1; i < t.q.rule.n; i++) put_rule(&t, t.q.rule.at[i], &o), out_char(&o, '\n');
    flush_text(&o);
    points_to_free(&t);
    return false;
}

/* Prints the sets of pointers, in program order, and of the contents of objects, as `solve` computes them. Returns
 * false. */
static bool sets_print(Pass *p, Fn *f, void (*solve)(Pass *p, const PtrProblem *q, LabSet *set)) {
    LabPointsTo t = points_to_make(p, f);
    solve(p, &t.q, t.set);
    Out o;
    out_init(&o, NULL);
    out_format(&o, "@%s\n", sym_text(p->m, f->sym));
    each_inst(f, b, v) {
        if (!type_is_ptr(p->m, inst_at(f, v)->type)) continue;
        put_node(&t, v, &o), out_char(&o, ' '), put_set(&t, &t.set[v], &o), out_char(&o, '\n');
    }
    for (uint32_t k = 0; k < t.q.nobject; k++) {
        uint32_t n = contents_of(&t.q, k);
        put_node(&t, n, &o), out_char(&o, ' '), put_set(&t, &t.set[n], &o), out_char(&o, '\n');
    }
    flush_text(&o);
    points_to_free(&t);
    return false;
}

static bool print_unify(Pass *p, Fn *f) { return sets_print(p, f, lab_hooks.unify); }
static bool print_include(Pass *p, Fn *f) { return sets_print(p, f, lab_hooks.include); }

/* Prints how many objects each solver finds for an access on average, and the steps that it takes. Changes nothing. */
static bool compare_solvers(Pass *p, Fn *f) {
    void (*const solve[])(Pass *, const PtrProblem *, LabSet *) = {lab_hooks.unify, lab_hooks.include};
    for (uint32_t k = 0; k < 2; k++) {
        LabPointsTo t = points_to_make(p, f);
        uint64_t began = lab_steps(), n = 0, objects = 0;
        solve[k](p, &t.q, t.set);
        uint64_t steps = lab_steps() - began;
        each_inst(f, b, v) {
            uint32_t operand = address_operand(inst_at(f, v));
            if (operand == UINT32_MAX) continue;
            n++, objects += set_count(&t.set[node_of(p->m, &t.q, inst_op(f, v, operand))]);
        }
        printf("@%s: %s: %u rules, %llu accesses to %.2f objects each, %llu steps\n", sym_text(p->m, f->sym),
               k ? "include" : "unify  ", t.q.rule.n, (unsigned long long)n, n ? (double)objects / (double)n : 0,
               (unsigned long long)steps);
        points_to_free(&t);
    }
    fflush(stdout);
    return false;
}

/* ------------------------------------------------------------------------------------------------ use */

/* Returns the space of all objects in a set; SPACE_GENERIC if the set is empty or contains OUTSIDE, or they are not
 * in one space. */
static uint32_t space_of_set(const LabPointsTo *t, const LabSet *s) {
    uint32_t space = SPACE_GENERIC, n = 0;
    each_in_set(s, o) {
        uint32_t of = o == OUTSIDE ? SPACE_GENERIC : ref_is(t->object[o], REF_VALUE) ? SPACE_LOCAL : SPACE_SHARED;
        if (n++ && of != space) return SPACE_GENERIC;
        space = of;
    }
    return space;
}

/* Reports whether an address is that of an object, or no value, so that no analysis is needed. */
static bool is_object(const LabPointsTo *t, Ref address) {
    return !ref_is(address, REF_VALUE) || t->q.object_of_value[ref_index(address)] != NO_OBJECT;
}

/* Makes generic loads and stores name the space of their objects, if all are in one space. */
static bool use_include(Pass *p, Fn *f) {
    LabPointsTo t = points_to_make(p, f);
    lab_hooks.include(p, &t.q, t.set);
    Edit e;
    edit_begin(&e, p->m, f);
    bool changed = false;
    each_inst(f, b, v) {
        uint32_t k = address_operand(inst_at(f, v));
        if (v >= t.q.nvalue || (inst_at(f, v)->op != OP_LOAD && inst_at(f, v)->op != OP_STORE)) continue;
        Ref address = inst_op(f, v, k);
        if (ref_type(p->m, f, address) != T_PTR || is_object(&t, address)) continue;
        uint32_t space = space_of_set(&t, &t.set[node_of(p->m, &t.q, address)]);
        if (space == SPACE_GENERIC) continue;
        ClaimPlace here = {&e, v, true};
        Ref named = claim_inst(&here, OP_ADDRSPACECAST, type_ptr(p->m, space), &address, 1);
        inst_ops(f, v)[k] = named;
        changed = true;
    }
    points_to_free(&t);
    return edit_commit(&e) || changed;
}

/* Returns the generic address of r as an integer of 64 bits, computed at the place. */
static Ref number_of(const ClaimPlace *c, Ref r) {
    Module *m = c->e->m;
    if (ref_type(m, c->e->f, r) != T_PTR) r = claim_inst(c, OP_ADDRSPACECAST, T_PTR, &r, 1);
    return claim_inst(c, OP_PTRTOINT, T_I64, &r, 1);
}

/* Claims that the address of access v is in one of the objects of the set s; if OUTSIDE is in s, that it is in none
 * of the objects that are not in s. who: the name of the solver, for the words of the claim. */
static void set_claim(const LabPointsTo *t, const Cfg *cfg, Edit *e, ValueId v, Ref address, const LabSet *s,
                      const char *who) {
    Module *m = t->p->m;
    ClaimPlace here = {e, v, true};
    bool outside = set_has(s, OUTSIDE);
    Ref number = number_of(&here, address), holds = const_int(m, T_I1, outside);
    for (uint32_t o = 1; o < t->q.nobject; o++) {
        Ref object = t->object[o];
        if (set_has(s, o) == outside) continue;
        if (ref_is(object, REF_VALUE) && !cfg_value_dominates(cfg, t->f, ref_index(object), v)) continue;
        Ref distance = claim_inst(&here, OP_SUB, T_I64, (Ref[]){number, number_of(&here, object)}, 2);
        Ref in = claim_compare(&here, outside ? ICMP_UGE : ICMP_ULT, distance, const_int(m, T_I64, t->size[o]));
        holds = claim_inst(&here, outside ? OP_AND : OP_OR, T_I1, (Ref[]){holds, in}, 2);
    }
    Out out;
    out_init(&out, NULL);
    out_format(&out, "%s: ", who);
    while (ref_is_inst(t->f, address, OP_ADDRSPACECAST))
        address = inst_op(t->f, ref_index(address), 0); /* use-include has made it */
    ref_print(m, t->f->sym, address, &out);
    out_format(&out, " of @%s points to ", sym_text(m, t->f->sym));
    put_set(t, s, &out);
    out_char(&out, '\0');
    claim_that(&here, holds, out.buf);
    out_free(&out);
}

/* Adds a claim before each access: its address is in an object of its set, for the sets of both solvers. A set with all
 * objects claims nothing. */
static bool claim_sets(Pass *p, Fn *f) {
    LabPointsTo t = points_to_make(p, f), u = points_to_make(p, f);
    lab_hooks.include(p, &t.q, t.set);
    lab_hooks.unify(p, &u.q, u.set);
    Edit e;
    edit_begin(&e, p->m, f);
    each_inst(f, b, v) {
        uint32_t k = address_operand(inst_at(f, v));
        if (k == UINT32_MAX || v >= t.q.nvalue || p->cfg->rpo_index[b] == UINT32_MAX) continue;
        Ref address = inst_op(f, v, k);
        if (is_object(&t, address)) continue;
        const LabSet *in = &t.set[ref_index(address)], *un = &u.set[ref_index(address)];
        if (set_count(in) < t.q.nobject) set_claim(&t, p->cfg, &e, v, address, in, "include");
        if (set_count(un) < t.q.nobject && !set_equal(in, un)) set_claim(&u, p->cfg, &e, v, address, un, "unify");
    }
    points_to_free(&t), points_to_free(&u);
    return edit_commit(&e);
}

const PassRow lab_rows[] = {
    {"check-solvers", check_solvers, PASS_MODULE, NEED_NOTHING, KEEP_CFG, "", "compare both solvers with brute force"},
    {"print-rules", print_rules, PASS_FUNCTION, NEED_NOTHING, KEEP_CFG, "", "print the rules of a function"},
    {"print-unify", print_unify, PASS_FUNCTION, NEED_NOTHING, KEEP_CFG, "", "print Steensgaard's sets"},
    {"print-include", print_include, PASS_FUNCTION, NEED_NOTHING, KEEP_CFG, "", "print Andersen's sets"},
    {"compare-solvers", compare_solvers, PASS_FUNCTION, NEED_NOTHING, KEEP_CFG, "", "precision and steps of both"},
    {"use-include", use_include, PASS_FUNCTION, NEED_NOTHING, KEEP_CFG, "", "make accesses name their space"},
    {"claim-sets", claim_sets, PASS_FUNCTION, NEED_CFG, KEEP_NOTHING, "", "test all sets while it runs"},
    {0},
};
