/* check.c: builds a checker, and compares addresses and numbers with their facts. See check.h. */
#include "analysis/run/check/check.h"

#include "ir/number.h"
#include "analysis/spaces/explain.h"

/* Returns the options for computing the sets of `which`. explain: also record where their spaces come from. */
static SpacesOptions spaces_options(const Checker *c, enum CheckedSpaces which, bool explain) {
    return (SpacesOptions){.follow = which == FOLLOW_CALLS, .sm = c->sm, .explain = explain};
}

/* Compares two query results by function, for qsort. */
static int by_function(const void *a, const void *b) {
    const RecordedAnswer *x = a, *y = b;
    return x->fn < y->fn ? -1 : x->fn > y->fn;
}

Checker *checker_new(Module *m, const Knobs *knobs, AliasLog *log) {
    Checker *c = mem_alloc(sizeof *c);
    const Target *named = module_target_without_default(m, NULL);
    c->m = m;
    c->knobs = *knobs;
    c->log = log;
    if (log) vec_sort(&log->answer, by_function);
    c->sm = named ? named->sm : 0;
    c->uniform = mem_alloc(WARP_VALUES * sizeof *c->uniform);
    kernel_table_build(&c->kernels, m);
    for (enum CheckedSpaces which = FOLLOW_NONE; which < FOLLOW_BOTH; which++) {
        SpacesOptions options = spaces_options(c, which, false);
        spaces_build(&c->spaces[which], m, &c->kernels, &c->knobs, &options);
    }
    return c;
}

void checker_free(Checker *c) {
    if (!c) return;
    for (enum CheckedSpaces which = FOLLOW_NONE; which < FOLLOW_BOTH; which++) spaces_free(&c->spaces[which]);
    kernel_table_free(&c->kernels);
    vec_free(&c->warned);
    free(c->uniform);
    free(c);
}

void check_counts_add(CheckCounts *c, const CheckCounts *other) {
    for (int i = 0; i < CHECK_KINDS; i++) c->facts[i] += other->facts[i], c->compared[i] += other->compared[i];
}

void check_counts_print(const CheckCounts *c, Out *o) {
    static const char *const name[CHECK_KINDS] = {"sets", "numbers", "offsets", "uniform values", "answers"};
    const char *separator = "checked facts: ";
    for (int i = 0; i < CHECK_KINDS; i++) {
        if (!c->facts[i]) continue;
        out_format(o, "%s%llu %s compared %llu times", separator, (unsigned long long)c->facts[i], name[i],
                   (unsigned long long)c->compared[i]);
        separator = ", ";
    }
    if (*separator == 'c') out_str(o, "checked facts: none");
    out_char(o, '\n');
}

/* ------------------------------------------------------------------------------------------- messages */

void check_message(Out *o, const Exec *e, const DecodedOp *c, uint64_t now) {
    out_init(o, NULL);
    ref_print(e->k->m, e->fn->sym, ref_make(REF_VALUE, c->x), o);
    out_format(o, " is 0x%llx", (unsigned long long)now);
}

Go check_wrong(Out *o, Exec *e) {
    out_char(o, 0);
    report_error(e, "%s", o->buf);
    out_free(o);
    return GO_STOP;
}

/* ------------------------------------------------------------------------------------------- sets */

SpaceSet check_windows(SpaceSet set) {
    if (set & SET_CLUSTER) set |= SET_SHARED;
    if (set & SET_GLOBAL) set |= SET_PARAM | SET_NULL;
    return set;
}

/* Returns the space in whose window a generic address lies, as a set of one space; SET_NULL for null and the addresses
 * of functions and basic blocks; 0 for an address in no window. */
static SpaceSet address_window(const Exec *e, uint64_t address) {
    const DeviceMemory *mem = &e->k->mem;
    if (address - mem->global_base < mem->global.size) return SET_GLOBAL;
    if (address - mem->shared_base < WINDOW_SIZE) return SET_SHARED;
    if (address - mem->local_base < WINDOW_SIZE) return SET_LOCAL;
    if (address == 0 || address >> 48 == FUNC_BASE >> 48 || address >> 48 == BLOCK_BASE >> 48) return SET_NULL;
    if (address - mem->shared_base < CLUSTER_WINDOW) return SET_CLUSTER;
    if (address - mem->const_base < WINDOW_SIZE) return SET_CONST;
    return address - mem->param_base < WINDOW_SIZE ? SET_PARAM : 0;
}

/* Returns the node of the constraint graph of s whose set check c is about: if c is at a use that a sigma node refines,
 * that node, else the node of the value. */
static uint32_t checked_node(const Exec *e, const DecodedOp *c, const Spaces *s) {
    ValueId at = e->fn->where.at[c - e->fn->code.at];
    uint32_t sigma = c->c ? sigma_at(&s->sigmas, s->m->sym.at[e->fn->sym].fn, e->fn->sym, at, c->c - 1) : 0;
    return sigma ? s->node.sigma + sigma - 1 : s->base[e->fn->sym] + c->x;
}

/* Adds a note, with the set in s, on each operand of instruction v whose present value is an address in `window`. */
static void note_operands(Exec *e, const Spaces *s, ValueId v, SpaceSet window) {
    const Fn *f = s->m->sym.at[e->fn->sym].fn;
    for (uint32_t i = 0; v >= f->nparam && i < inst_at(f, v)->nopnd; i++) {
        Ref r = inst_op(f, v, i);
        if (!ref_is(r, REF_VALUE) || !type_is_ptr(s->m, ref_type(s->m, f, r))) continue;
        const Slot *now = &e->base[0][e->fn->slot[ref_index(r)]];
        if (now->u || address_window(e, now->v) != window) continue;
        Out o;
        out_init(&o, NULL);
        ref_print(s->m, e->fn->sym, r, &o);
        out_format(&o, " is 0x%llx, with the set ", (unsigned long long)now->v);
        space_print(spaces_use(s, e->fn->sym, v, i), &o);
        out_char(&o, 0);
        place_note(e->k, (CodePlace){e->fn, v}, "%s", o.buf);
        out_free(&o);
    }
}

/* Prints where the spaces in the set of the value that c checks come from, unless messages are muted. Computes all sets
 * again, because their causes are recorded only if SpacesOptions.explain is set. */
static void sources_print(const Exec *e, const DecodedOp *c, const Spaces *s) {
    Checker *k = e->k->opt.check;
    SpacesOptions options = spaces_options(k, s == &k->spaces[FOLLOW_CALLS] ? FOLLOW_CALLS : FOLLOW_NONE, true);
    Spaces logged;
    Explain explain;
    Out o;
    if (e->k->diag->muted || e->k->diag->quiet) return;
    out_init(&o, e->k->diag->out);
    spaces_build(&logged, k->m, &k->kernels, &k->knobs, &options);
    explain_begin(&explain, &logged, &o);
    explain_value(&explain, e->fn->sym, c->x);
    explain_end(&explain);
    out_flush(&o);
    out_free(&o);
    spaces_free(&logged);
}

/* Reports whether a warning about this node may be given, because there was none about it yet and fewer than 20
 * altogether. If so, records in k->warned that it has been given. */
static bool warns_first(Checker *k, uint32_t node) {
    enum { WARNINGS = 20 };
    for (uint32_t i = 0; i < k->warned.n; i++)
        if (k->warned.at[i] == node) return false;
    if (k->warned.n == WARNINGS) return false;
    vec_push(&k->warned, node);
    return true;
}

/* Reports that the address that c checks lies in `window`, which its set in s excludes: as an error, and returns
 * GO_STOP; or, if the set rests on an assumption, as a warning, unless warns_first rules that out, and returns
 * GO_NEXT. */
static Go set_wrong(Exec *e, const DecodedOp *c, uint64_t address, SpaceSet window, const Spaces *s) {
    static const char *const assumption[] = {"param-always-point-to-global", "strong-global-assumptions"};
    ValueId at = e->fn->where.at[c - e->fn->code.at];
    uint32_t node = checked_node(e, c, s);
    Fact fact = s->fact[node];
    bool assumed = fact & (FACT_ASSUMED | FACT_PARAM);
    Out o;
    if (assumed && !warns_first(e->k->opt.check, s->base[e->fn->sym] + c->x)) return GO_NEXT;
    check_message(&o, e, c, address);
    out_str(&o, window == SET_NULL ? address ? ", the address of code" : ", null" : ", in ");
    if (window != SET_NULL) space_list_print(window, &o), out_str(&o, " memory");
    out_str(&o, ", but its set is ");
    space_print((SpaceSet)fact, &o);
    if (assumed) {
        out_format(&o, " under the assumption %s", assumption[!!(fact & FACT_ASSUMED)]);
        out_char(&o, 0);
        place_warning(e->k, (CodePlace){e->fn, at}, "%s", o.buf);
        out_free(&o);
        return GO_NEXT;
    }
    if (c->c)
        out_format(&o, " after the %s that dominates this use",
                   op_info[inst_at(s->m->sym.at[e->fn->sym].fn, s->sigmas.sigma.at[node - s->node.sigma].by)->op].name);
    else
        out_format(&o, "; the rule of '%s' lacks a source", op_info[inst_at(s->m->sym.at[e->fn->sym].fn, at)->op].name);
    check_wrong(&o, e);
    if (!c->c) note_operands(e, s, at, window);
    sources_print(e, c, s);
    return GO_STOP;
}

Go check_set_op(Exec *e, const DecodedOp *c) {
    const Slot *a = &OPERAND(e, c->a);
    Checker *k = e->k->opt.check;
    if (a->u) return GO_NEXT;
    k->count.compared[CHECK_SET]++;
    SpaceSet window = address_window(e, a->v);
    if (!(window & (SpaceSet)~c->sub)) return GO_NEXT;
    for (enum CheckedSpaces which = FOLLOW_NONE; which < FOLLOW_BOTH; which++) {
        const Spaces *s = &k->spaces[which];
        bool wrong = window & (SpaceSet)~check_windows((SpaceSet)s->fact[checked_node(e, c, s)]);
        if (wrong && set_wrong(e, c, a->v, window, s) == GO_STOP) return GO_STOP;
    }
    return GO_NEXT;
}

Go check_cast_op(Exec *e, const DecodedOp *c) {
    const Slot *a = &OPERAND(e, c->a);
    if (!a->u && a->v && address_window(e, a->v) & (SpaceSet)~c->sub) OPERAND(e, c->dst).u = ONES(c->width);
    return GO_NEXT;
}

/* ------------------------------------------------------------------------------------------- numbers */

Go check_number_op(Exec *e, const DecodedOp *c) {
    const Slot *a = &OPERAND(e, c->a), *bounds = &OPERAND(e, c->b);
    uint64_t zeros = bounds[1].v & a->v & ~a->u;
    int64_t value = (int64_t)sign_extend(a->v, c->width);
    bool outside = value < (int64_t)bounds->v || value > (int64_t)bounds->u;
    Out o;
    e->k->opt.check->count.compared[CHECK_NUMBER]++;
    if (!zeros && (!outside || a->u)) return GO_NEXT;
    check_message(&o, e, c, a->v);
    if (zeros) out_format(&o, ", but its bits 0x%llx are known to be zero", (unsigned long long)bounds[1].v);
    else
        out_format(&o, " (%lld), but its range%s is [%lld, %lld]", (long long)value, c->c ? " at this use" : "",
                   (long long)bounds->v, (long long)bounds->u);
    return check_wrong(&o, e);
}

Go check_offset_op(Exec *e, const DecodedOp *c) {
    const Slot *from = &OPERAND(e, c->a), *to = &OPERAND(e, c->dst), *offset = &OPERAND(e, c->b);
    if (from->u | to->u) return GO_NEXT;
    uint64_t stride = offset[0].u, distance = sign_extend((to->v - from->v - offset[0].v) & ONES(c->width), c->width);
    Out o;
    e->k->opt.check->count.compared[CHECK_OFFSET]++;
    bool between = stride ? distance % stride : distance != 0, bounded = offset[1].u;
    if (!between && (!bounded || distance <= offset[1].v)) return GO_NEXT;
    check_message(&o, e, c, to->v);
    out_format(&o, ", %lld bytes after its operand, but the offset is %lld", (long long)(to->v - from->v),
               (long long)offset[0].v);
    if (stride) out_format(&o, " plus a multiple of %llu", (unsigned long long)stride);
    if (bounded) out_format(&o, " up to %llu", (unsigned long long)offset[1].v);
    return check_wrong(&o, e);
}
