/* dot_values.c: pictures of def-use edges, and of the pointers with their space sets. See dot_values.h. */
#include "analysis/dot/dot_values.h"

#include "analysis/spaces/program.h"

/* Reports whether an operand is a pointer or a vector of pointers. */
static bool is_pointer(const Dot *d, const Fn *f, Ref r) { return type_is_ptrs(d->m, ref_type(d->m, f, r)); }

/* The space sets that the node of a value shows. */
typedef struct NodeSets {
    bool has_at, has_is; /* whether `at` and `is` are shown */
    SpaceSet at, is;     /* of the address that the instruction accesses; of the value itself, if it is a pointer */
} NodeSets;

/* Writes the node of a value: the letters, the text of the instruction or parameter, and the sets. The first letter
 * selects the fill colour; if `letters` is "", the node stays white. Parameters are ellipses. */
static void value_node(Dot *d, SymId s, const Fn *f, ValueId v, const char *letters, NodeSets sets) {
    out_str(d->o, "    ");
    dot_value_id(d, s, v);
    out_str(d->o, " [label=\"");
    if (*letters) out_format(d->o, "%s ", letters);
    dot_inst(d, f, v);
    if (sets.has_at) out_str(d->o, "\\nat "), space_print(sets.at, d->o);
    if (sets.has_is) out_str(d->o, "\\n"), space_print(sets.is, d->o);
    out_char(d->o, '"');
    if (v < f->nparam) out_str(d->o, ", shape=ellipse");
    if (*letters) out_format(d->o, ", fillcolor=\"%s\"", dot_colour(*letters));
    out_str(d->o, "];\n");
}

/* Writes an edge from value `from` of function s to value `to` of function t. `attributes` is "", or a list such as
 * " [style=dashed]". */
static void value_edge(Dot *d, SymId s, ValueId from, SymId t, ValueId to, const char *attributes) {
    out_str(d->o, "    ");
    dot_value_id(d, s, from);
    out_str(d->o, " -> ");
    dot_value_id(d, t, to);
    out_format(d->o, "%s;\n", attributes);
}

/* Returns the letters of the spaces that v accesses (dot_access_letters). If there are none and v is a pointer, returns
 * the letter of the space in its type; otherwise "". */
static DotLetters typed_letters(const Dot *d, const Fn *f, ValueId v) {
    DotLetters l = dot_access_letters(d->m, f, v);
    if (!*l.at && is_pointer(d, f, ref_make(REF_VALUE, v)))
        l.at[0] = space_letter(type_space(d->m, inst_at(f, v)->type));
    return l;
}

void dot_defuse(Dot *d, SymId s, const Fn *f) {
    for (ValueId v = 0; v < f->nparam; v++) value_node(d, s, f, v, typed_letters(d, f, v).at, (NodeSets){0});
    each_inst(f, b, v)
        if (!(op_flags(inst_at(f, v)) & OF_DEBUG)) value_node(d, s, f, v, typed_letters(d, f, v).at, (NodeSets){0});
    each_inst(f, b, v) {
        if (op_flags(inst_at(f, v)) & OF_DEBUG) continue;
        for (uint32_t i = 0; i < inst_at(f, v)->nopnd; i++)
            if (ref_is(inst_op(f, v, i), REF_VALUE)) value_edge(d, s, ref_index(inst_op(f, v, i)), s, v, "");
    }
}

/* ---------------------------------------------------------------------------------------- spaces */

/* Returns the number of the first operand of v that equals the address that v accesses; UINT32_MAX if v is no access.
 * For `store ptr %p, ptr %p` that is operand 0, the stored one, whose space set is the same. */
static uint32_t address_operand(const Dot *d, const Fn *f, ValueId v) {
    MemAccess a;
    if (!program_access(d->m, f, v, &a)) return UINT32_MAX;
    uint32_t i = 0;
    while (i < inst_at(f, v)->nopnd && !ref_same(inst_op(f, v, i), a.ptr)) i++;
    return i < inst_at(f, v)->nopnd ? i : UINT32_MAX;
}

/* Writes the node of v if it is a pointer or an access; otherwise does nothing. The letter is that of the address of an
 * access, else that of the pointer v: of the space in its type, or, if that is generic, of the one space that covers
 * its set (space_resolve). */
static void pointer_node(Dot *d, SymId s, const Fn *f, ValueId v) {
    uint32_t at = address_operand(d, f, v);
    Ref result = ref_make(REF_VALUE, v), r = at == UINT32_MAX ? result : inst_op(f, v, at);
    if (!is_pointer(d, f, r)) return;
    NodeSets sets = {.has_at = at != UINT32_MAX, .has_is = is_pointer(d, f, result)};
    if (sets.has_at) sets.at = spaces_use(d->spaces, s, v, at);
    if (sets.has_is) sets.is = spaces_of(d->spaces, s, result);
    uint32_t space = ref_space(d->m, f, r);
    if (space == SPACE_GENERIC) space = space_resolve(sets.has_at ? sets.at : sets.is);
    value_node(d, s, f, v, (char[]){space_letter(space), 0}, sets);
}

/* Returns the variable that r points into, if r is its symbol or a constant expression whose chain of first operands
 * ends at it; otherwise 0. */
static SymId variable_of(const Module *m, Ref r) {
    while (ref_is(r, REF_CONST) && const_at(m, r)->kind == CONST_EXPR && const_at(m, r)->n)
        r = m->const_elem.at[const_at(m, r)->first];
    return ref_is(r, REF_SYM) && m->sym.at[ref_index(r)].kind == SYM_VAR ? ref_index(r) : 0;
}

/* Writes an edge to value v of function s from the node of symbol `from`: a variable, or what a function returns. */
static void symbol_edge(Dot *d, SymId from, SymId s, ValueId v) {
    out_str(d->o, "    ");
    dot_fn_id(d, from);
    out_str(d->o, " -> ");
    dot_value_id(d, s, v);
    out_str(d->o, ";\n");
}

/* Writes the edges to v from the pointers and the variables among its operands, if v is a pointer or an access, and
 * sets d->named of these variables. The edge from a pointer operand of an access other than its address, such as a
 * stored pointer, is dotted. */
static void pointer_edges(Dot *d, SymId s, const Fn *f, ValueId v) {
    uint32_t at = address_operand(d, f, v);
    if (at == UINT32_MAX && !is_pointer(d, f, ref_make(REF_VALUE, v))) return;
    for (uint32_t i = 0; i < inst_at(f, v)->nopnd; i++) {
        Ref r = inst_op(f, v, i);
        bool stored = at != UINT32_MAX && i != at;
        if (ref_is(r, REF_VALUE) && is_pointer(d, f, r))
            value_edge(d, s, ref_index(r), s, v, stored ? " [style=dotted]" : "");
        SymId variable = variable_of(d->m, r);
        if (!variable) continue;
        d->named[variable] = true;
        symbol_edge(d, variable, s, v);
    }
}

/* Reports whether function s returns a pointer or a vector of pointers, so that the result has a node (result_node). */
static bool returns_pointer(const Module *m, SymId s) {
    return type_is_ptrs(m, m->type_elem.at[type_at(m, m->sym.at[s].type)->first]);
}

/* Writes the edges of call v: dashed ones from each pointer argument that is a value of s to the parameter, and one
 * from the node of what the callee returns to v, if both are pointers. Does nothing if v is no call, or if its callee
 * is not known, has no body or is not drawn. */
static void call_edges(Dot *d, SymId s, const Fn *f, ValueId v) {
    SymId t = inst_at(f, v)->op == OP_CALL ? call_target(d->m, f, v) : 0;
    const Fn *g = d->m->sym.at[t].fn;
    if (!t || !g || !dot_draws(d, t)) return;
    for (uint32_t i = 0; i < call_nargs(f, v) && i < g->nparam; i++) {
        Ref r = inst_op(f, v, i), to = ref_make(REF_VALUE, i);
        if (ref_is(r, REF_VALUE) && is_pointer(d, f, r) && is_pointer(d, g, to))
            value_edge(d, s, ref_index(r), t, i, " [style=dashed]");
    }
    if (returns_pointer(d->m, t) && is_pointer(d, f, ref_make(REF_VALUE, v))) symbol_edge(d, t, s, v);
}

/* Writes the node for the pointer that function s returns, with the join of the space sets of the operands of all its
 * rets. */
static void result_node(Dot *d, SymId s, const Fn *f) {
    SpaceSet set = 0;
    each_block(f, b) {
        ValueId v = block_term(f, b);
        if (inst_at(f, v)->op == OP_RET) set = space_join(set, spaces_use(d->spaces, s, v, 0));
    }
    char letter = space_letter(space_resolve(set));
    out_str(d->o, "    ");
    dot_fn_id(d, s);
    out_format(d->o, " [label=\"%c returned\\n", letter);
    space_print(set, d->o);
    out_format(d->o, "\", shape=ellipse, fillcolor=\"%s\"];\n", dot_colour(letter));
}

/* Writes the edge from the value that instruction `ret` returns to the node of what the function returns; none for a
 * constant. */
static void result_edge(Dot *d, SymId s, const Fn *f, ValueId ret) {
    Ref r = inst_op(f, ret, 0);
    if (!ref_is(r, REF_VALUE)) return;
    out_str(d->o, "    ");
    dot_value_id(d, s, ref_index(r));
    out_str(d->o, " -> ");
    dot_fn_id(d, s);
    out_str(d->o, ";\n");
}

void dot_pointers(Dot *d, SymId s, const Fn *f) {
    for (ValueId v = 0; v < f->nparam; v++) pointer_node(d, s, f, v);
    each_inst(f, b, v)
        if (!(op_flags(inst_at(f, v)) & OF_DEBUG)) pointer_node(d, s, f, v);
    if (returns_pointer(d->m, s)) result_node(d, s, f);
}

/* Writes the nodes of the variables that edges come from, those in d->named. */
static void variable_nodes(Dot *d) {
    each_sym(d->m, s) {
        if (!d->named[s]) continue;
        char letter = space_letter(d->m->sym.at[s].space);
        out_str(d->o, "    ");
        dot_fn_id(d, s);
        out_format(d->o, " [label=\"%c ", letter);
        dot_ref(d, ref_make(REF_SYM, s));
        out_format(d->o, "\", shape=cylinder, fillcolor=\"%s\"];\n", dot_colour(letter));
    }
}

void dot_pointer_edges(Dot *d) {
    each_fn(d->m, s, f) {
        if (!dot_draws(d, s)) continue;
        each_inst(f, b, v) {
            if (op_flags(inst_at(f, v)) & OF_DEBUG) continue;
            pointer_edges(d, s, f, v);
            call_edges(d, s, f, v);
            if (inst_at(f, v)->op == OP_RET && returns_pointer(d->m, s)) result_edge(d, s, f, v);
        }
    }
    variable_nodes(d);
}
