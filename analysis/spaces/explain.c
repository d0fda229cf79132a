/* explain.c: follows causes from a pointer back to its sources, and prints them. See explain.h. */
#include "analysis/spaces/explain.h"

#include "ir/demangle/demangle.h"

enum { SPACE_BITS = 8, STEPS_OF_ALL = 64 }; /* bits of a SpaceSet; Explain.steps_max where many values are explained */

void explain_begin(Explain *e, const Spaces *s, Out *o) {
    *e = (Explain){.s = s, .o = o, .steps_max = UINT32_MAX};
    if (o) e->printer = printer_new(s->m, o);
    e->head = mem_alloc((s->nnode + 1) * sizeof *e->head);
    e->next = mem_alloc((s->cause.n + 1) * sizeof *e->next);
    for (uint32_t i = 0; i < s->cause.n; i++) {
        e->next[i] = e->head[s->cause.at[i].node];
        e->head[s->cause.at[i].node] = i + 1;
    }
}

void explain_end(Explain *e) {
    if (e->printer) printer_free(e->printer);
    free(e->head);
    free(e->next);
}

/* ------------------------------------------------------------------------------------------- nodes */

/* What a node is about, see SpaceNodes. INTS: int_args or int_results; COPY: a view. */
/* clang-format off */
enum NodeKind { NODE_VALUE, NODE_CELL, NODE_STORED, NODE_LAUNCH, NODE_LASTING, NODE_INTS, NODE_RESULT,
               NODE_SIGMA, NODE_COPY };
/* clang-format on */

/* Returns the node of the aggregate that a field belongs to; other nodes stay as they are. */
static uint32_t node_whole(const Spaces *s, uint32_t node) {
    if (node < s->node.fields) return node;
    uint32_t whole = s->field_whole[node - s->node.fields];
    return whole < s->nvalue ? whole : s->node.result + (whole - s->nvalue);
}

/* Returns the kind of a node; a field counts as its aggregate. */
static enum NodeKind node_kind(const Spaces *s, uint32_t node) {
    const SpaceNodes *n = &s->node;
    node = node_whole(s, node);
    if (node < n->cells) return NODE_VALUE;
    if (node < n->stored) return NODE_CELL;
    if (node < n->launch) return NODE_STORED;
    if (node < n->lasting) return NODE_LAUNCH;
    if (node < n->int_args) return NODE_LASTING;
    if (node < n->result) return NODE_INTS;
    if (node < n->sigma) return NODE_RESULT;
    return node < n->views ? NODE_SIGMA : NODE_COPY;
}

/* Returns the function of a node, which must be a value or a field of one, and sets *v to the value. */
static SymId node_fn(const Explain *e, uint32_t node, ValueId *v) {
    node = node_whole(e->s, node);
    SymId fn = spaces_node_fn(e->s, node);
    *v = node - e->s->base[fn];
    return fn;
}

/* Returns 1 + the index of the latest cause, among the first `before` causes, that added one of the bits of `bit` to
 * the node; 0 if there is none. */
static uint32_t cause_of(const Explain *e, uint32_t node, Fact bit, uint32_t before) {
    for (uint32_t i = e->head[node]; i; i = e->next[i - 1])
        if (i <= before && (e->s->cause.at[i - 1].bits & bit)) return i;
    return 0;
}

/* Returns 1 + the index of the latest cause, among the first `before`, that brought the bit to `node`, the previous
 * node of a chain; 0 if there is none. There the bit may have had another form, which *bit gets: plain data becomes
 * any space when it is read as a pointer, and a test can turn shared::cluster into shared, or global into param. */
static uint32_t cause_before(const Explain *e, uint32_t node, Fact *bit, uint32_t before) {
    const Fact other[] = {*bit, FACT_PLAIN, *bit == SET_SHARED ? SET_CLUSTER : 0, *bit == SET_PARAM ? SET_GLOBAL : 0};
    for (int i = 0; i < 4; i++) {
        uint32_t c = cause_of(e, node, other[i], before);
        if (c) {
            *bit = other[i];
            return c;
        }
    }
    return 0;
}

/* ---------------------------------------------------------------------------------------- printing */

/* Prints "file:line:column: ", the position of v in the source: its debug location if it has one, otherwise its
 * position in the text of the module, or that of its function. Prints nothing if there is none. */
static void position_print(const Spaces *s, const Fn *f, ValueId v, Out *o) {
    const Module *m = s->m;
    const char *file;
    uint32_t line, column, src = inst_src_near(m, f, v);
    if (inst_debug_position(m, f, v, &file, &line, &column)) {
        out_format(o, "%s:%u:%u: ", file, line, column);
        return;
    }
    if (src == SRC_NONE || !m->source.text) return;
    diag_position(&m->source, src, &line, &column);
    out_format(o, "%s:%u:%u: ", m->source.name, line, column);
}

/* Returns the first pointer operand of v that is a constant or a symbol and whose fact has the bit; REF_NULL if there
 * is none. */
static Ref operand_with(const Spaces *s, const Fn *f, ValueId v, Fact bit) {
    for (uint32_t i = 0; i < inst_at(f, v)->nopnd; i++) {
        Ref r = inst_op(f, v, i);
        if ((ref_is(r, REF_CONST) || ref_is(r, REF_SYM)) && type_is_ptr(s->m, ref_type(s->m, f, r)) &&
            (spaces_const_fact(s, r) & bit))
            return r;
    }
    return REF_NULL;
}

/* Prints to `o` why value v is a source of the bit. */
static void source_print(const Explain *e, SymId fn, const Fn *f, ValueId v, Fact bit, Out *o) {
    const Spaces *s = e->s;
    const Inst *i = inst_at(f, v);
    bool reads = i->op == OP_LOAD || i->op == OP_CALL || i->op == OP_INTTOPTR || i->op == OP_ADDRSPACECAST;
    if (reads && type_space(s->m, i->type)) {
        out_str(o, "as its type says");
        return;
    }
    if (bit == FACT_PLAIN) {
        bool address = !space_is_empty((SpaceSet)s->fact[s->base[fn] + v]);
        bool computed = address && i->op != OP_PARAM && i->op != OP_LOAD && i->op != OP_CALL;
        out_str(o, computed ? "an integer that is computed from an address but is none"
                            : "an integer that is not derived from an address");
        return;
    }
    Ref r = operand_with(s, f, v, bit);
    switch (i->op) {
    case OP_PARAM:
        if (space_is_empty((SpaceSet)(s->fact[s->base[fn] + v] & ~bit))) out_str(o, "parameter of @");
        else out_str(o, "passed by callers of @");
        out_str(o, sym_text(s->m, fn));
        return;
    case OP_ALLOCA: out_str(o, "on the stack"); return;
    case OP_LOAD:
    case OP_ATOMICRMW:
    case OP_CMPXCHG:
        out_str(o, (bit == SET_GLOBAL || bit == SET_NULL) && (s->fact[s->base[fn] + v] & FACT_ASSUMED)
                       ? "read from memory that existed before the launch, by assumption"
                       : "read from memory that other code may write");
        return;
    case OP_CALL: out_str(o, "result of the call"); return;
    case OP_INTTOPTR: out_str(o, "converted from an integer"); return;
    default: break;
    }
    if (ref_same(r, REF_NULL)) {
        out_str(o, type_space(s->m, i->type) ? "as its type says" : "nothing more is known");
        return;
    }
    out_str(o, "from ");
    ref_print(s->m, fn, r, o);
}

/* Prints the instruction that defines v, or the name of a parameter, to e->o, without indentation and newline. */
static void value_print(Explain *e, const Fn *f, ValueId v) {
    if (v < f->nparam) {
        printer_value(e->printer, f, v);
        return;
    }
    size_t from = e->o->n;
    printer_inst(e->printer, f, v); /* indented by two blanks, a newline at the end */
    while (e->o->n > from && e->o->buf[e->o->n - 1] == '\n') e->o->n--;
    if (e->o->n - from >= 2) {
        memmove(e->o->buf + from, e->o->buf + from + 2, e->o->n - from - 2);
        e->o->n -= 2;
    }
}

/* Returns the variable whose initialiser `by` (Cause.by) stands for; 0 if `by` is an instruction or CAUSE_NONE. */
static SymId cause_initialiser(const Explain *e, uint32_t by) {
    return by != CAUSE_NONE && by >= e->s->nnode ? by - e->s->nnode : 0;
}

/* Returns the function that a summary node belongs to: one whose results or stores it has, or in whose launches the
 * stores are made; 0 for any other node. */
static SymId summary_fn(const Explain *e, uint32_t node) {
    const Spaces *s = e->s;
    enum NodeKind kind = node_kind(s, node);
    if (kind == NODE_RESULT) return node_whole(s, node) - s->node.result;
    if (kind == NODE_STORED) return node - s->node.stored;
    return kind == NODE_LAUNCH ? node - s->node.launch : 0;
}

/* Prints the meaning of a node that is neither a value nor a sigma. */
static void summary_print(const Explain *e, uint32_t node, Out *o) {
    static const char *const words[] = {[NODE_CELL] = "stored in a variable",
                                        [NODE_STORED] = "stored during a call of @",
                                        [NODE_LAUNCH] = "stored by a launch that runs @",
                                        [NODE_LASTING] = "stored in memory by some launch, or by an initialiser",
                                        [NODE_INTS] = "in an integer that is passed or returned",
                                        [NODE_RESULT] = "returned by @",
                                        [NODE_COPY] = "in memory that an argument points to, or in a copy of it"};
    SymId fn = summary_fn(e, node);
    out_str(o, words[node_kind(e->s, node)]);
    if (fn) out_str(o, sym_text(e->s->m, fn));
}

/* If the node of cause k is a parameter, returns the node of the call that passed the bits to it. Returns CAUSE_NONE if
 * no call did, because the parameter itself is the source, and if the node is no parameter. */
static uint32_t passed_by(const Explain *e, const Cause *k) {
    ValueId v;
    if (k->by == CAUSE_NONE || node_kind(e->s, k->node) != NODE_VALUE) return CAUSE_NONE;
    SymId fn = node_fn(e, k->node, &v);
    return inst_at(e->s->m->sym.at[fn].fn, v)->op == OP_PARAM ? k->by : CAUSE_NONE;
}

/* Fills in *step, which must be zeroed, for cause k at a node that is neither a value nor a sigma: with the variable
 * whose initialiser is the cause, else the instruction through which the bit arrived, else the function that the node
 * is about, if any. Appends to `note`. source: the chain begins here. */
static void summary_step(const Explain *e, const Cause *k, Fact bit, bool source, ExplainStep *step, Out *note) {
    enum NodeKind kind = node_kind(e->s, k->node);
    bool stored = k->from != CAUSE_SOURCE && node_kind(e->s, k->from) == NODE_STORED;
    step->sym = cause_initialiser(e, k->by);
    if (step->sym) {
        step->is_variable = true;
        out_str(note, "by its initialiser");
        return;
    }
    if (k->by != CAUSE_NONE) step->fn = node_fn(e, k->by, &step->v);
    else if (kind == NODE_LASTING && stored) step->sym = summary_fn(e, k->from);
    else step->sym = summary_fn(e, k->node);
    summary_print(e, k->node, note);
    if (source && kind == NODE_CELL && bit == FACT_PLAIN) out_str(note, ", partially overwritten");
    if (source && kind == NODE_LAUNCH) out_str(note, ", which other modules may call");
}

/* Returns the description of cause k, one step of the chain of `bit`, and appends a remark about it to `note` unless
 * nothing need be said. source: the chain begins here. */
static ExplainStep cause_step(const Explain *e, const Cause *k, Fact bit, bool source, Out *note) {
    const Spaces *s = e->s;
    ExplainStep step = {.fn = 0};
    enum NodeKind kind = node_kind(s, k->node);
    uint32_t call = passed_by(e, k);
    if (kind == NODE_SIGMA) {
        const Sigma *g = &s->sigmas.sigma.at[k->node - s->node.sigma];
        step.fn = g->fn, step.v = g->by, step.refined = true;
    } else if (kind == NODE_VALUE) {
        step.fn = node_fn(e, k->node, &step.v);
        if (source && call == CAUSE_NONE) source_print(e, step.fn, s->m->sym.at[step.fn].fn, step.v, bit, note);
    } else {
        summary_step(e, k, bit, source, &step, note);
    }
    if (call != CAUSE_NONE) step.call_fn = node_fn(e, call, &step.call);
    return step;
}

/* Prints "file:line:column: " of a symbol, or nothing if its position is not known. */
static void sym_position_print(const Explain *e, SymId sym) {
    const Module *m = e->s->m;
    uint32_t line, column, src = m->sym.at[sym].src;
    if (src == SRC_NONE || !m->source.text) return;
    diag_position(&m->source, src, &line, &column);
    out_format(e->o, "%s:%u:%u: ", m->source.name, line, column);
}

/* Prints "file:line:column: " if the position is known, the text `before`, and the instruction or parameter v, without
 * a newline. */
static void step_inst_print(Explain *e, SymId fn, ValueId v, const char *before) {
    const Fn *f = e->s->m->sym.at[fn].fn;
    position_print(e->s, f, v, e->o);
    out_str(e->o, before);
    value_print(e, f, v);
}

/* Prints cause k, one step of the chain of `bit`, as an indented line, and the call that passed the bit to it, if
 * any, as a second line. source: the chain begins here. */
static void cause_print(Explain *e, const Cause *k, Fact bit, bool source) {
    Out note;
    out_init(&note, NULL);
    ExplainStep step = cause_step(e, k, bit, source, &note);
    out_str(e->o, "    ");
    if (step.fn) step_inst_print(e, step.fn, step.v, step.refined ? "refined by " : "");
    if (step.sym) sym_position_print(e, step.sym);
    if (step.is_variable) ref_print(e->s->m, 0, ref_make(REF_SYM, step.sym), e->o);
    if (note.n && (step.fn || step.is_variable)) out_str(e->o, "  ; ");
    out_bytes(e->o, note.buf, note.n);
    if (step.call_fn) out_str(e->o, "\n    "), step_inst_print(e, step.call_fn, step.call, "");
    out_char(e->o, '\n');
    out_free(&note);
}

/* ------------------------------------------------------------------------------- chains of causes */

/* Reports whether the node is a value that is read from memory, and did not get the bit from a cell (`from`), that is,
 * got it from memory OUTSIDE. If so, sets *c to 1 + the index of the cause, among the first `before`, by which the bit
 * was stored there, or to 0 if none stored it. Without this the chain would go on to the address, which does not
 * explain the bit. */
static bool read_before(const Explain *e, uint32_t node, uint32_t from, Fact bit, uint32_t before, uint32_t *c) {
    const Spaces *s = e->s;
    if (node_kind(s, node) != NODE_VALUE || (from != CAUSE_SOURCE && node_kind(s, from) == NODE_CELL)) return false;
    ValueId v;
    SymId fn = node_fn(e, node, &v);
    const Inst *i = inst_at(s->m->sym.at[fn].fn, v);
    bool reads =
        i->op == OP_LOAD || i->op == OP_ATOMICRMW || i->op == OP_CMPXCHG || (i->op == OP_CALL && i->type == T_VOID);
    if (!reads) return false;
    *c = cause_of(e, s->node.launch + fn, bit, before);
    if (!*c) *c = cause_of(e, s->node.lasting, bit, before);
    return true;
}

/* Reports whether cause c (1 + its index) is a source of the bit. If not, sets *before to the previous cause of the
 * chain and *older to the form of the bit there; if it is, sets *before to 0. */
static bool is_source(const Explain *e, uint32_t c, Fact bit, uint32_t *before, Fact *older) {
    const Cause *k = &e->s->cause.at[c - 1];
    *older = bit;
    if (!read_before(e, k->node, k->from, bit, c - 1, before))
        *before = k->from == CAUSE_SOURCE ? 0 : cause_before(e, k->from, older, c - 1);
    return !*before;
}

/* Prints the chain of causes of one bit of a node, the newest first, and "..." after e->steps_max steps. */
static void chain_print(Explain *e, uint32_t node, Fact bit) {
    uint32_t c = cause_of(e, node, bit, e->s->cause.n), before;
    for (uint32_t steps = 0; c; steps++) {
        Fact older;
        bool source = is_source(e, c, bit, &before, &older);
        if (steps == e->steps_max) {
            out_str(e->o, "    ...\n");
            return;
        }
        cause_print(e, &e->s->cause.at[c - 1], bit, source);
        c = before, bit = older;
    }
}

bool explain_first(const Explain *e, SymId fn, ValueId v, SpaceSet bit, ExplainAt *at) {
    at->bit = bit;
    at->cause = cause_of(e, e->s->base[fn] + v, bit, e->s->cause.n);
    return at->cause;
}

ExplainStep explain_step(const Explain *e, ExplainAt at, ExplainAt *before, Out *note) {
    bool source = is_source(e, at.cause, at.bit, &before->cause, &before->bit);
    return cause_step(e, &e->s->cause.at[at.cause - 1], at.bit, source, note);
}

/* Prints a set and its name in the lattice of single spaces, such as "{shared} SHARED". */
static void set_print(SpaceSet set, Out *o) {
    space_print(set, o);
    out_format(o, " %s", space_tier(set));
}

/* Reports whether two bits of the node have the same chain of causes, or chains that agree for e->steps_max steps. */
static bool same_chain(const Explain *e, uint32_t node, Fact a, Fact b) {
    uint32_t c = cause_of(e, node, a, e->s->cause.n), d = cause_of(e, node, b, e->s->cause.n);
    for (uint32_t steps = 0; c && c == d && steps < e->steps_max; steps++) {
        Fact older_a, older_b;
        uint32_t before_c, before_d;
        bool source = is_source(e, c, a, &before_c, &older_a);
        if (source != is_source(e, d, b, &before_d, &older_b)) return false;
        if (source) return true;
        c = before_c, d = before_d, a = older_a, b = older_b;
    }
    return c == d;
}

/* Prints sigma k on one line: its block, its set, why it holds, and the position of the instruction that implies it. */
static void sigma_print(const Explain *e, uint32_t k) {
    const Spaces *s = e->s;
    const Sigma *g = &s->sigmas.sigma.at[k];
    const Fn *f = s->m->sym.at[g->fn].fn;
    static const char *const why[] = {"after the test", "after the test", "after the assumption", "after the access",
                                      "by !noalias.addrspace"};
    out_str(e->o, "  ");
    ref_print(s->m, g->fn, ref_make(REF_BLOCK, g->block), e->o);
    out_str(e->o, ": ");
    set_print((SpaceSet)s->fact[s->node.sigma + k], e->o);
    out_format(e->o, ", %s at ", why[g->why]);
    size_t from = e->o->n;
    position_print(s, f, g->by, e->o);
    if (e->o->n >= from + 2) e->o->n -= 2; /* the ": " */
    out_char(e->o, '\n');
}

SpaceSet explain_same(const Explain *e, SymId fn, ValueId v, SpaceSet left) {
    SpaceSet bit = left & (SpaceSet)-left, same = bit;
    for (SpaceSet b = left & (SpaceSet)~bit; b; b &= (SpaceSet)(b - 1))
        if (same_chain(e, e->s->base[fn] + v, bit, b & (SpaceSet)-b)) same |= b & (SpaceSet)-b;
    return same;
}

void explain_value(Explain *e, SymId fn, ValueId v) {
    const Spaces *s = e->s;
    uint32_t node = s->base[fn] + v;
    SpaceSet left = (SpaceSet)s->fact[node];
    ref_print(s->m, 0, ref_make(REF_SYM, fn), e->o);
    out_char(e->o, ' ');
    printer_value(e->printer, s->m->sym.at[fn].fn, v);
    out_str(e->o, ": ");
    set_print(left, e->o);
    out_char(e->o, '\n');
    while (left) {
        SpaceSet bit = left & (SpaceSet)-left, same = explain_same(e, fn, v, left);
        out_str(e->o, "  ");
        space_print(same, e->o);
        out_char(e->o, '\n');
        chain_print(e, node, bit);
        left &= (SpaceSet)~same;
    }
}

/* Prints the sigmas of value v that some use takes. */
static void sigmas_print(const Explain *e, SymId fn, ValueId v) {
    const Sigmas *g = &e->s->sigmas;
    for (uint32_t k = g->first[fn]; k < g->first[fn + 1]; k++)
        if (g->sigma.at[k].value == v && g->sigma.at[k].used) sigma_print(e, k);
}

/* Reports whether two bits whose chains end at the same node have the same source there: the same constant operand, or
 * none. True for a node that is not a value. */
static bool same_operand(const Explain *e, uint32_t node, Fact a, Fact b) {
    if (node_kind(e->s, node) != NODE_VALUE) return true;
    ValueId v;
    const Fn *f = e->s->m->sym.at[node_fn(e, node, &v)].fn;
    return ref_same(operand_with(e->s, f, v, a), operand_with(e->s, f, v, b));
}

/* Emits a note that the spaces of `set` come from this source: at the value itself, or at the instruction `by` that
 * passed them to it or stored them in memory, or at a variable with an initialiser. Emits none for a node other than a
 * value if `by` is CAUSE_NONE. bit: one of the bits, as it is at the source. */
static void note_source(Explain *e, uint32_t node, uint32_t by, SpaceSet set, Fact bit) {
    const Spaces *s = e->s;
    ValueId v;
    bool value = node_kind(s, node) == NODE_VALUE;
    SymId var = value ? 0 : cause_initialiser(e, by);
    if (!value && by == CAUSE_NONE) return;
    Out o;
    out_init(&o, NULL);
    space_print(set, &o);
    SymId in = var ? var : node_fn(e, value ? node : by, &v);
    if (var) {
        out_str(&o, " because of this initialiser");
    } else if (value) {
        out_str(&o, " because of ");
        ref_print(s->m, in, ref_make(REF_VALUE, v), &o);
        out_str(&o, ", ");
    }
    if (var) {
        out_char(&o, 0);
        diag_note(s->m->diag, s->m->sym.at[var].src, "%s", o.buf);
        out_free(&o);
        return;
    }
    if (value && by != CAUSE_NONE) {
        out_str(&o, "passed in here");
        in = node_fn(e, by, &v);
    } else if (value) {
        source_print(e, in, s->m->sym.at[in].fn, v, bit, &o);
    } else {
        out_str(&o, " because of this, ");
        summary_print(e, node, &o);
    }
    out_char(&o, 0);
    uint32_t src = diag_at_inst(s->m->diag, s->m, s->m->sym.at[in].fn, v);
    diag_note(s->m->diag, src, "%s", o.buf);
    out_free(&o);
}

/* A source of spaces of a pointer: the node, and the instruction through which the spaces reached the pointer. */
typedef struct SpaceSource {
    uint32_t node, by;
    SpaceSet set;
    Fact bit; /* the form of one of them at the source */
} SpaceSource;

/* Fills in the sources of the spaces of operand i of v; spaces with the same source share one entry. Returns the number
 * of entries; 0 if the operand is a constant that no sigma refines, or its set has no space. */
static uint32_t sources_find(Explain *e, SymId fn, ValueId v, uint32_t i, SpaceSource source[SPACE_BITS]) {
    const Spaces *s = e->s;
    const Fn *f = s->m->sym.at[fn].fn;
    Ref op = inst_op(f, v, i);
    uint32_t k = sigma_at(&s->sigmas, f, fn, v, i), n = 0;
    if (!k && !ref_is(op, REF_VALUE)) return 0;
    uint32_t node = k ? s->node.sigma + k - 1 : s->base[fn] + ref_index(op);
    for (SpaceSet left = (SpaceSet)s->fact[node] & SET_SPACES; left; left &= (SpaceSet)(left - 1)) {
        Fact bit = left & (Fact)-left, own = bit, older;
        uint32_t c = cause_of(e, node, bit, s->cause.n), before, at = node, by = CAUSE_NONE, j = 0;
        for (; c; c = before, bit = older) {
            at = s->cause.at[c - 1].node;
            by = node_kind(s, at) == NODE_VALUE ? passed_by(e, &s->cause.at[c - 1]) : s->cause.at[c - 1].by;
            if (is_source(e, c, bit, &before, &older)) break;
        }
        while (j < n && !(source[j].node == at && source[j].by == by && same_operand(e, at, source[j].bit, bit))) j++;
        if (j == n) source[n++] = (SpaceSource){at, by, 0, bit};
        source[j].set |= (SpaceSet)own;
    }
    return n;
}

void explain_emit_notes(Explain *e, SymId fn, ValueId v, uint32_t i) {
    SpaceSource source[SPACE_BITS];
    uint32_t n = sources_find(e, fn, v, i, source);
    for (uint32_t j = 0; j < n; j++) note_source(e, source[j].node, source[j].by, source[j].set, source[j].bit);
}

/* Prints the position of a source: " (k.cu:12)" if it has a debug location, else " (line 12)" for its line of the
 * module text, or that of its function if it has none; nothing if neither is known. */
static void source_place_print(const Explain *e, const SpaceSource *x, Out *o) {
    const Spaces *s = e->s;
    const Module *m = s->m;
    bool value = node_kind(s, x->node) == NODE_VALUE;
    SymId var = value ? 0 : cause_initialiser(e, x->by), fn = var;
    ValueId v = 0;
    if (!var && (value || x->by != CAUSE_NONE)) fn = node_fn(e, x->by == CAUSE_NONE ? x->node : x->by, &v);
    if (!fn) return;
    const char *file;
    uint32_t line, column, src = m->sym.at[fn].src;
    const Fn *f = var ? NULL : m->sym.at[fn].fn;
    if (f && inst_debug_position(m, f, v, &file, &line, &column)) {
        out_format(o, " (%s:%u)", file, line);
        return;
    }
    if (f) src = inst_src_near(m, f, v);
    if (src == SRC_NONE || !m->source.text) return;
    diag_position(&m->source, src, &line, &column);
    out_format(o, " (line %u)", line);
}

void explain_sources(Explain *e, SymId fn, ValueId v, uint32_t i, Out *o) {
    SpaceSource source[SPACE_BITS];
    uint32_t n = sources_find(e, fn, v, i, source);
    for (uint32_t j = 0; j < n; j++) {
        if (j) out_str(o, " or ");
        if ((source[j].set & SET_SPACES) == (e->s->unknown & SET_SPACES)) out_str(o, "anything");
        else space_words_print(source[j].set, o);
        source_place_print(e, &source[j], o);
    }
    if (!n) space_words_print(spaces_use(e->s, fn, v, i), o);
}

/* ------------------------------------------------------------------------------------------- -explain */

/* Prints the explanation of value v and, unless `all`, its sigmas. Returns false, and prints nothing, if it is neither
 * a pointer nor a vector of pointers. */
static bool value_explain(Explain *e, SymId fn, ValueId v, bool all) {
    if (!type_is_ptrs(e->s->m, inst_at(e->s->m->sym.at[fn].fn, v)->type)) return false;
    explain_value(e, fn, v);
    if (!all) sigmas_print(e, fn, v);
    return true;
}

/* Prints the explanations of all pointers of a function, without their sigmas. */
static void fn_explain(Explain *e, SymId fn, const Fn *f) {
    for (ValueId p = 0; p < f->nparam; p++) value_explain(e, fn, p, true);
    each_inst(f, b, v) value_explain(e, fn, v, true);
}

const char *explain_colon(const char *what) {
    const char *colon = *what == '@' ? strrchr(what, ':') : NULL;
    return colon && colon[-1] != ':' ? colon : NULL; /* "@a::f" names a function */
}

bool explain_module(const Spaces *s, const char *what, Out *o) {
    bool everything = !strcmp(what, "all"), found = everything;
    const char *colon = explain_colon(what);
    const char *value = colon ? colon + 1 : *what == '@' ? NULL : what;
    size_t len = *what == '@' ? colon ? (size_t)(colon - what) - 1 : strlen(what) - 1 : 0;
    Explain e;
    explain_begin(&e, s, o);
    if (everything || !value) e.steps_max = STEPS_OF_ALL;
    each_fn(s->m, fn, f) {
        if (*what == '@' && !symbol_is_called(sym_text(s->m, fn), what + 1, len)) continue;
        ValueId v;
        if (everything || !value) {
            fn_explain(&e, fn, f);
            found = true;
        } else if (fn_value_named(s->m, f, value + (*value == '%'), &v)) {
            found |= value_explain(&e, fn, v, false);
        }
    }
    explain_end(&e);
    return found;
}
