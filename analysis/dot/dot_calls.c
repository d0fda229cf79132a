/* dot_calls.c: functions with the spaces of their pointer parameters, and who calls whom.
 *
 *     @scale.S(S, -)      the parameters are a pointer to shared memory and a value that is no pointer
 *
 * A kernel has a double border, a declaration a dashed one, and a definition that other modules can call a thick
 * one. */
#include "analysis/dot/dot_calls.h"

/* A call, or all calls, of one function by another. */
typedef struct CallEdge {
    SymId from, to; /* caller and callee; to 0: the callee is not known */
} CallEdge;
typedef VEC(CallEdge) CallEdges;

/* Appends the calls in the functions that are drawn, except calls of intrinsics and inline assembly. Sets d->named for
 * each function that is drawn and for each callee; an unknown callee is symbol 0. */
static void edges_find(Dot *d, CallEdges *edges) {
    each_fn(d->m, s, f) {
        if (!dot_draws(d, s)) continue;
        d->named[s] = true;
        each_inst(f, b, v) {
            if (inst_at(f, v)->op != OP_CALL || ref_is_asm(d->m, call_callee(f, v))) continue;
            CallEdge e = {s, call_target(d->m, f, v)};
            if (d->m->sym.at[e.to].intrinsic) continue;
            d->named[e.to] = true;
            vec_push(edges, e);
        }
    }
}

/* Orders edges by caller, then by callee; 0 for two calls of one function by one caller. For qsort. */
static int edge_order(const void *x, const void *y) {
    const CallEdge *a = x, *b = y;
    if (a->from != b->from) return a->from < b->from ? -1 : 1;
    return a->to < b->to ? -1 : a->to > b->to;
}

/* Writes the node of a function: its name and, for each parameter, the letter of the space in its type, or '-' if it is
 * no pointer. The borders are as described at the top of this file. */
static void function_node(Dot *d, SymId s) {
    const Sym *sym = &d->m->sym.at[s];
    const Type *t = type_at(d->m, sym->type);
    out_str(d->o, "  ");
    dot_fn_id(d, s);
    out_str(d->o, " [label=\"");
    dot_ref(d, ref_make(REF_SYM, s));
    out_char(d->o, '(');
    for (uint32_t i = 1; i < t->nelem; i++) { /* 0 is the result */
        TypeId p = type_scalar(d->m, d->m->type_elem.at[t->first + i]);
        if (i > 1) out_str(d->o, ", ");
        out_char(d->o, type_is_ptr(d->m, p) ? space_letter(type_space(d->m, p)) : '-');
    }
    out_str(d->o, ")\"");
    bool internal = sym->linkage == LINK_INTERNAL || sym->linkage == LINK_PRIVATE;
    if (!sym->fn) out_str(d->o, ", style=dashed");
    else if (!internal) out_str(d->o, ", penwidth=2");
    if (sym_is_kernel(d->kernels, s)) out_str(d->o, ", peripheries=2");
    out_str(d->o, "];\n");
}

void dot_callgraph(Dot *d) {
    CallEdges edges = {0};
    edges_find(d, &edges);
    each_sym(d->m, s)
        if (d->named[s]) function_node(d, s);
    if (d->named[0]) out_str(d->o, "  f0 [label=\"?\", shape=ellipse];\n");
    vec_sort(&edges, edge_order);
    for (uint32_t i = 0, n; i < edges.n; i += n) {
        for (n = 1; i + n < edges.n && !edge_order(&edges.at[i], &edges.at[i + n]); n++) {}
        out_str(d->o, "  ");
        dot_fn_id(d, edges.at[i].from);
        out_str(d->o, " -> ");
        dot_fn_id(d, edges.at[i].to);
        if (n > 1) out_format(d->o, " [label=\"%u calls\"]", n);
        out_str(d->o, ";\n");
    }
    vec_free(&edges);
}
