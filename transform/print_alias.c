/* print<nvvm-aa>: prints, for each function, its memory accesses and the result of the alias query for each pair: '.'
 * no alias, '?' may alias, '=' must alias. Then it prints, for each call and fence, the mod/ref effect on each access:
 * '-' none, 'r' reads, 'w' writes, 'b' both. Prints to standard error and changes nothing.
 *
 *     ; @kernel
 *     ;   0 load 4 %a {global}
 *     ;   1 store 4 %b {shared} .
 *
 * The table stops at 64 accesses, because its size is quadratic; the effects are left out then. */
#include "transform/print_alias.h"

#include "analysis/alias.h"

enum { PLACES_MAX = 64 };

typedef struct AliasMatrix {
    Pass *p;
    Alias *a;
    AliasLocation place[PLACES_MAX]; /* the accesses in program order */
    uint32_t n, more;                /* accesses in `place`, and after them */
} AliasMatrix;

/* Prints row i of the matrix: the access, its space set, and the result of the alias query with each earlier access. */
static void place_print(const AliasMatrix *t, uint32_t i, Out *o) {
    const AliasLocation *p = &t->place[i];
    out_format(o, "; %3u %s %llu ", i, op_info[inst_at(t->a->f, p->inst)->op].name, (unsigned long long)p->size);
    ref_print(t->p->m, t->a->f->sym, p->ptr, o);
    out_char(o, ' ');
    space_print(alias_spaces(t->a, p) & SET_SPACES, o);
    if (i) out_char(o, ' ');
    for (uint32_t k = 0; k < i; k++) out_char(o, ".?="[alias_query(t->a, p, &t->place[k])]);
    out_char(o, '\n');
}

/* Prints the effect of v on each access. Does nothing if v is no call or fence, or there are no accesses. */
static void effect_print(const AliasMatrix *t, ValueId v, Out *o) {
    const Inst *i = inst_at(t->a->f, v);
    if ((i->op != OP_CALL && i->op != OP_FENCE) || !t->n) return;
    out_format(o, ";     %s ", op_info[i->op].name);
    if (i->op == OP_CALL) ref_print(t->p->m, t->a->f->sym, call_callee(t->a->f, v), o);
    if (i->op == OP_CALL) out_char(o, ' ');
    for (uint32_t k = 0; k < t->n; k++) out_char(o, "-rwb"[alias_modref(t->a, v, &t->place[k])]);
    out_char(o, '\n');
}

/* Prints the matrix of one function, and below it the effect of each call and fence, or, if there are more than
 * PLACES_MAX accesses, the number of those left out. */
static void fn_matrix(Pass *p, Alias *a, Out *o) {
    AliasMatrix t = {.p = p, .a = a};
    AliasLocation place;
    each_inst(a->f, b, v) {
        if (!alias_location(a, v, &place)) continue;
        if (t.n == PLACES_MAX) t.more++;
        else t.place[t.n++] = place;
    }
    out_str(o, "; ");
    ref_print(p->m, 0, ref_make(REF_SYM, a->f->sym), o);
    out_char(o, '\n');
    for (uint32_t i = 0; i < t.n; i++) place_print(&t, i, o);
    if (t.more) out_format(o, ";     and %u more\n", t.more);
    else
        each_inst(a->f, b, v) effect_print(&t, v, o);
}

void print_alias(Pass *p) {
    const Knobs *k = p->knobs;
    SpacesOptions options = {.sm = p->sm};
    const Spaces *spaces = knobs_is_on(k) ? pass_spaces(p, &options) : NULL;
    Out o;
    out_init(&o, stderr);
    each_fn(p->m, s, f) {
        Alias a;
        alias_build(&a, p->m, f, spaces, k);
        fn_matrix(p, &a, &o);
        alias_free(&a);
    }
    out_flush(&o);
    out_free(&o);
}
