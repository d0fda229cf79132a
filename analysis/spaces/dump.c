/* dump.c: prints points-to classes, cells and constraints. See dump.h. Linear in what it prints. */
#include "analysis/spaces/dump.h"

typedef struct Dump {
    SpaceSolver *z;
    Out *o;
    Printer *printer;
    uint32_t *number;          /* by element: if it is a root, the number under which its class is printed; else 0 */
    VEC(uint32_t) next_object; /* by object: 1 + the next object of the class, 0: none */
    /* the abstract objects: variable or function `sym`, or, if that is 0, alloca v of fn */
    VEC(struct {
        SymId fn;
        ValueId v;
        SymId sym;
    })
    object;
} Dump;

/* Overwrites *d with the state for one text, in which no class has a number yet; free it with dump_end. */
static void dump_begin(Dump *d, SpaceSolver *z, Out *o) {
    *d = (Dump){.z = z, .o = o, .printer = printer_new(z->s->m, o)};
}

/* Frees what dump_begin and the functions below have allocated. */
static void dump_end(Dump *d) {
    printer_free(d->printer);
    free(d->number);
    vec_free(&d->next_object);
    vec_free(&d->object);
}

/* Prints "@f %p" for value v of function fn. */
static void value_dump(Dump *d, SymId fn, ValueId v) {
    const Module *m = d->z->s->m;
    out_format(d->o, "@%s ", sym_text(m, fn));
    printer_value(d->printer, m->sym.at[fn].fn, v);
}

/* ---------------------------------------------------------------------------------------- points-to */

/* Prints location l, whose element is a root, as "OUTSIDE", "none" or "class 3 + 8": its class and its offset in bytes,
 * which may be 0. Needs classes_number. */
static void location_dump(Dump *d, Location l) {
    if (!l.elem) {
        out_str(d->o, "none");
        return;
    }
    if (unify_is_outside(&d->z->pt->u, l)) {
        out_str(d->o, "OUTSIDE");
        return;
    }
    out_format(d->o, "class %u + %d", d->number[l.elem], l.off);
}

/* Prepends an abstract object, whose element is `elem` (any of its class, not 0), to the list of its class: variable or
 * function `sym`, or, if that is 0, alloca v of fn. `first` as in objects_collect. */
static void object_add(Dump *d, uint32_t *first, uint32_t elem, SymId fn, ValueId v, SymId sym) {
    uint32_t root = unify_find(&d->z->pt->u, (Location){elem, 0}).elem;
    vec_reserve(&d->object, 1);
    d->object.at[d->object.n].fn = fn, d->object.at[d->object.n].v = v;
    d->object.at[d->object.n++].sym = sym;
    vec_push(&d->next_object, first[root]);
    first[root] = d->object.n;
}

/* Collects the abstract objects that have a name in the text: variables, functions and allocas. `first` has a 0 for
 * each element; sets first[root] to 1 + the first object of the class of each root that has one. */
static void objects_collect(Dump *d, uint32_t *first) {
    const SpaceSolver *z = d->z;
    const Module *m = z->s->m;
    each_sym(m, s)
        if (z->pt->sym[s]) object_add(d, first, z->pt->sym[s], 0, 0, s);
    each_fn(m, s, f)
        for (ValueId v = 0; v < f->inst.n; v++)
            if (inst_at(f, v)->op == OP_ALLOCA && z->pt->value[z->program->base[s] + v].elem)
                object_add(d, first, z->pt->value[z->program->base[s] + v].elem, s, v, 0);
}

/* Prints the class of a root: its objects, a list that begins with `object` (1 + its index, 0: none), its modulus if it
 * has one, and what each of its fields points to. */
static void class_dump(Dump *d, uint32_t root, uint32_t object) {
    PointsTo *pt = d->z->pt;
    const PtClass *c = &pt->u.class.at[root];
    const Module *m = d->z->s->m;
    out_format(d->o, "  class %u:", d->number[root]);
    for (; object; object = d->next_object.at[object - 1]) {
        out_char(d->o, ' ');
        if (d->object.at[object - 1].sym) out_format(d->o, "@%s", sym_text(m, d->object.at[object - 1].sym));
        else value_dump(d, d->object.at[object - 1].fn, d->object.at[object - 1].v);
    }
    if (c->modulus) out_format(d->o, "  (offsets modulo %u)", c->modulus);
    out_char(d->o, '\n');
    for (uint32_t i = c->field; i; i = pt->u.field.at[i - 1].next) {
        out_format(d->o, "    the pointer at + %d points to ", pt->u.field.at[i - 1].off);
        location_dump(d, unify_find(&pt->u, (Location){pt->u.field.at[i - 1].content, 0}));
        out_char(d->o, '\n');
    }
}

/* Fills d->number: numbers the classes from 1 in the order of their roots. OUTSIDE gets no number. */
static void classes_number(Dump *d) {
    PointsTo *pt = d->z->pt;
    uint32_t n = 0, outside = unify_find(&pt->u, LOCATION_OUTSIDE).elem;
    d->number = mem_alloc(pt->u.class.n * sizeof *d->number);
    for (uint32_t i = 1; i < pt->u.class.n; i++)
        if (pt->u.class.at[i].parent == i && i != outside) d->number[i] = ++n;
}

void dump_points_to(SpaceSolver *z, Out *o) {
    Dump d;
    dump_begin(&d, z, o);
    classes_number(&d);
    uint32_t *first = mem_alloc(z->pt->u.class.n * sizeof *first);
    objects_collect(&d, first);
    out_str(o, "points-to classes:\n");
    for (uint32_t i = 1; i < z->pt->u.class.n; i++)
        if (d.number[i]) class_dump(&d, i, first[i]);
    out_str(o, "locations of values:\n");
    each_fn(z->s->m, s, f)
        for (ValueId v = 0; v < f->inst.n; v++) {
            if (!z->pt->value[z->program->base[s] + v].elem) continue;
            Ref r = ref_make(REF_VALUE, v);
            Extent e = pt_extent(z->pt, s, r);
            out_str(o, "  ");
            value_dump(&d, s, v);
            out_str(o, ": ");
            location_dump(&d, pt_at(z->pt, s, r));
            if (e.size && !unify_is_outside(&z->pt->u, pt_at(z->pt, s, r)))
                out_format(o, ", and up to %u bytes further in steps of %u", e.size, e.stride);
            out_char(o, '\n');
        }
    free(first);
    dump_end(&d);
}

/* -------------------------------------------------------------------------------------------- cells */

/* Prints a cell as "class 3 [8, 16)" or "OUTSIDE [8, 16)". Needs classes_number. */
static void cell_dump(Dump *d, const PtCell *c) {
    if (c->root == unify_find(&d->z->pt->u, LOCATION_OUTSIDE).elem) out_str(d->o, "OUTSIDE");
    else out_format(d->o, "class %u", d->number[c->root]);
    out_format(d->o, " [%d, %d)", c->low, c->high);
}

void dump_cells(SpaceSolver *z, Out *o) {
    Dump d;
    dump_begin(&d, z, o);
    classes_number(&d);
    out_str(o, "cells:\n");
    for (uint32_t i = 0; i < z->cells->cell.n; i++) {
        const PtCell *c = &z->cells->cell.at[i];
        out_format(o, "  cell %u: ", i);
        cell_dump(&d, c);
        if (c->stride) out_format(o, ", repeated every %d bytes", c->stride);
        if (c->partial) out_str(o, ", partially overwritten");
        out_char(o, '\n');
    }
    dump_end(&d);
}

/* -------------------------------------------------------------------------------------- constraints */

/* Prints the name of a node of the constraint graph: a value, or the kind of node and its number or symbol. */
static void node_dump(Dump *d, uint32_t node) {
    const SpaceSolver *z = d->z;
    const SpaceNodes *n = &z->node;
    const Module *m = z->s->m;
    /* clang-format off */
    const struct { uint32_t first; const char *text; bool of_symbol; } kind[] = {
        {n->fields, "field %u of an aggregate", false}, {n->views, "view %u of an argument", false},
        {n->sigma, "", false}, {n->result, "the result of @%s", true},
        {n->int_results, "addresses in returned integers", false}, {n->int_args, "addresses in integer arguments", false},
        {n->lasting, "pointers that outlive a launch", false}, {n->launch, "what launches that run @%s store OUTSIDE", true},
        {n->stored, "what @%s stores OUTSIDE", true}, {n->cells, "cell %u", false}};
    /* clang-format on */
    if (node < n->cells) {
        SymId fn = spaces_node_fn(z->s, node);
        value_dump(d, fn, node - z->program->base[fn]);
        return;
    }
    for (uint32_t k = 0; k < sizeof kind / sizeof *kind; k++) {
        if (node < kind[k].first) continue;
        uint32_t i = node - kind[k].first;
        if (kind[k].first == n->sigma) {
            const Sigma *g = &z->s->sigmas.sigma.at[i];
            out_format(d->o, "sigma %u of ", i);
            value_dump(d, g->fn, g->value);
            return;
        }
        if (kind[k].of_symbol) out_format(d->o, kind[k].text, sym_text(m, i));
        else out_format(d->o, kind[k].text, i);
        return;
    }
}

void dump_constraints(SpaceSolver *z, Out *o) {
    /* clang-format off */
    static const char *const rule[] = {
        [RULE_JOIN] = "join", [RULE_BITS] = "join, without plain data", [RULE_POINTER] = "read as a pointer",
        [RULE_CONST] = "only what outlives the launch", [RULE_OUTSIDE] = "what OUTSIDE holds",
        [RULE_SIGMA] = "what the test leaves", [RULE_NO_GLOBAL] = "without global"};
    /* clang-format on */
    Dump d;
    dump_begin(&d, z, o);
    out_str(o, "sources:\n");
    for (uint32_t i = 0; i < z->s->nnode; i++) {
        if (!z->s->fact[i]) continue;
        out_str(o, "  ");
        space_print((SpaceSet)z->s->fact[i], o);
        out_format(o, "%s -> ", z->s->fact[i] & FACT_PLAIN ? " and plain data" : "");
        node_dump(&d, i);
        out_char(o, '\n');
    }
    out_str(o, "edges:\n");
    for (uint32_t i = 0; i < z->edge.n; i++) {
        out_str(o, "  ");
        node_dump(&d, z->edge.at[i].from);
        out_str(o, " -> ");
        node_dump(&d, z->edge.at[i].to & ((1u << RULE_SHIFT) - 1));
        out_format(o, "  (%s)\n", rule[z->edge.at[i].to >> RULE_SHIFT]);
    }
    dump_end(&d);
}
