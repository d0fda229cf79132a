/* call_summary.c: computes call summaries by following the uses of each parameter. See call_summary.h.
 *
 * A worklist holds pairs of a value and its offset from the parameter. Each use of a value either adds an
 * access, adds another value (getelementptr, cast, call that returns it), or ends the search without a
 * summary. */
#include "analysis/spaces/call_summary.h"
#include "analysis/spaces/offset.h"

enum { PARAM_ACCESSES_MAX = 32 };

/* An address derived from the parameter: its offset from it. */
typedef struct ParamAddress {
    int64_t off;
    Extent extent;
} ParamAddress;

/* The state of summary_build. */
typedef struct SummaryBuilder {
    CallSummaries *c;
    uint8_t *state;   /* by SymId: 0, SUMMARY_OPEN during its callees, SUMMARY_DONE */
    VEC(SymId) stack; /* of summary_build: functions to summarise, callees on top */
    /* addresses derived from the parameter that is analysed, whose uses are not visited yet */
    VEC(struct {
        ValueId v;
        ParamAddress a;
    })
    work;
    ParamAccess found[PARAM_ACCESSES_MAX]; /* the accesses through that parameter so far */
    uint32_t naccess;
    FnRanges ranges;
    bool returns; /* the function returns the parameter plus an offset: `returned` */
    ParamAddress returned;
} SummaryBuilder;
enum { SUMMARY_OPEN = 1, SUMMARY_DONE };

/* Pushes v, which is the address `a`, on t->work. */
static void work_push(SummaryBuilder *t, ValueId v, ParamAddress a) {
    vec_reserve(&t->work, 1);
    t->work.at[t->work.n].v = v;
    t->work.at[t->work.n++].a = a;
}

/* Adds an offset, and an extent of `size` and `stride`, to *a. Returns false if the sum does not fit into 32 bits; then
 * *a is not valid. */
static bool param_address_add(ParamAddress *a, int64_t by, uint64_t size, uint64_t stride) {
    a->off += by;
    size += a->extent.size;
    stride = offsets_gcd(a->extent.stride, stride);
    a->extent = size ? (Extent){(uint32_t)size, (uint32_t)stride} : (Extent){0, 0};
    return a->off == (int32_t)a->off && size <= INT32_MAX && stride <= INT32_MAX;
}

/* Adds one access of `size` bytes to t->found, or merges it with one of the same kind, extent included, to the same
 * bytes. at.off fits into 32 bits. Only reads, writes and pointer of `how` are used. Returns false if the size does not
 * fit into 31 bits or there is no room. */
static bool access_add_one(SummaryBuilder *t, ParamAddress at, uint64_t size, ParamAccess how) {
    if (size > INT32_MAX) return false;
    uint32_t i = 0;
    for (; i < t->naccess; i++) {
        const ParamAccess *x = &t->found[i];
        bool same = x->low == at.off && (uint64_t)x->size == size && x->pointer == how.pointer;
        if (same && x->extent.size == at.extent.size && x->extent.stride == at.extent.stride) break;
    }
    if (i == PARAM_ACCESSES_MAX) return false;
    if (i == t->naccess)
        t->found[t->naccess++] =
            (ParamAccess){.low = (int32_t)at.off, .size = (int32_t)size, .pointer = how.pointer, .extent = at.extent};
    t->found[i].reads |= how.reads;
    t->found[i].writes |= how.writes;
    return true;
}

/* Adds an access to t->found; if its address has few candidate locations, one access for each of them. Returns false
 * if one does not fit into 32 bits or there is no room. */
static bool access_add(SummaryBuilder *t, ParamAddress at, uint64_t size, ParamAccess how) {
    uint32_t n = extent_count(at.extent);
    int64_t step = at.extent.stride;
    bool ok = true;
    if (extent_is_few(at.extent)) at.extent = EXTENT_NONE;
    for (uint32_t k = 0; k < n && ok; k++, at.off += step)
        ok = at.off == (int32_t)at.off && access_add_one(t, at, size, how);
    return ok;
}

/* The accesses are of data, because if the assembly stores an address, memory holds it as a number, as after
 * ptrtoint. */
const ParamAccess *summary_of_asm(CallSummaries *c, const Fn *f, ValueId v, uint32_t i, uint32_t *n) {
    AsmAccesses *a = &c->assembly;
    if (program_class(c->program, inst_at(f, v)->type) >= CLASS_POINTER) return NULL;
    if (program_class(c->program, ref_type(c->m, f, inst_op(f, v, i))) != CLASS_POINTER) return NULL;
    asm_accesses_read(a, c->m, call_callee(f, v));
    if (!asm_arg_is_complete(a, i)) return NULL;
    c->asm_access.n = 0;
    vec_reserve(&c->asm_access, 1);
    for (uint32_t k = 0; k < a->access.n; k++) {
        const AsmAccess *x = &a->access.at[k];
        if (x->arg == i)
            vec_push(
                &c->asm_access,
                ((ParamAccess){.low = x->offset, .size = (int32_t)x->size, .reads = x->reads, .writes = x->writes}));
    }
    *n = c->asm_access.n;
    return c->asm_access.at;
}

/* Adds the n accesses that a callee makes, as offsets from address a. Returns false if `at` is NULL or an
 * access does not fit. */
static bool accesses_add(SummaryBuilder *t, ParamAddress a, const ParamAccess *at, uint32_t n) {
    for (uint32_t k = 0; at && k < n; k++) {
        ParamAddress to = a;
        if (!param_address_add(&to, at[k].low, at[k].extent.size, at[k].extent.stride)) return false;
        if (!access_add(t, to, (uint64_t)at[k].size, at[k])) return false;
    }
    return at != NULL;
}

/* Handles address `a` as argument i of call v: adds the accesses of the summary of that parameter of the callee, or
 * of inline assembly, and pushes the result of the call on t->work if the callee returns the parameter. Returns
 * false if there is no summary (yet), the call is not direct or has another prototype, or the accesses do not fit. */
static bool call_accesses(SummaryBuilder *t, const Fn *f, ValueId v, uint32_t i, ParamAddress a) {
    CallSummaries *c = t->c;
    uint32_t n, p;
    if (ref_is_asm(c->m, call_callee(f, v))) {
        const ParamAccess *at = summary_of_asm(c, f, v, i, &n);
        return accesses_add(t, a, at, at ? n : 0);
    }
    SymId callee = call_target(c->m, f, v);
    if (!callee || !ref_same(call_callee(f, v), ref_make(REF_SYM, callee))) return false;
    if (!c->m->sym.at[callee].fn || t->state[callee] != SUMMARY_DONE) return false;
    if (!call_matches_prototype(c->m, f, v, callee)) return false;
    const ParamAccess *at = summary_of_param(c, callee, i, &n);
    if (!accesses_add(t, a, at, at ? n : 0)) return false;
    const ParamSummary *back = summary_of_result(c, callee, &p);
    if (!back || p != i) return true;
    if (!param_address_add(&a, back->by, back->extent.size, back->extent.stride)) return false;
    work_push(t, v, a);
    return true;
}

/* Handles the use of address `at` as operand i of v: an access is added to t->found, a derived address to t->work, and
 * a return sets t->returned; a comparison and a debug record add nothing. Returns false for any other use, for a second
 * return, and if the accesses or offsets do not fit: then the parameter has no summary. */
static bool use_accesses(SummaryBuilder *t, const Fn *f, ValueId v, uint32_t i, ParamAddress at) {
    CallSummaries *c = t->c;
    const Inst *x = inst_at(f, v);
    MemAccess a;
    if (op_flags(x) & OF_DEBUG || x->op == OP_ICMP) return true;
    switch (x->op) {
    case OP_GETELEMENTPTR: {
        if (i) return false;
        Offset by = offset_of(c->m, &t->ranges, f, v, x->aux, inst_ops(f, v) + 1, x->nopnd - 1);
        if ((by.stride && !by.bounded) || !param_address_add(&at, by.by, by.size, by.stride)) return false;
        break;
    }
    case OP_BITCAST:
    case OP_FREEZE:
    case OP_ADDRSPACECAST: break;
    case OP_LOAD:
    case OP_STORE:
    case OP_ATOMICRMW:
    case OP_CMPXCHG: {
        program_access(c->m, f, v, &a);
        bool pointer = type_is_ptr(c->m, a.type);
        bool known = pointer || program_class(c->program, a.type) == CLASS_DATA;
        if (i != (x->op == OP_STORE) || !known) return false;
        ParamAccess how = {.reads = a.reads, .writes = a.writes, .pointer = pointer};
        return access_add(t, at, type_store_size(c->m, a.type), how);
    }
    case OP_CALL: return i < call_nargs(f, v) && call_accesses(t, f, v, i, at);
    case OP_RET:
        if (t->returns) return false;
        t->returns = true;
        t->returned = at;
        return true;
    default: return false;
    }
    if (program_class(c->program, x->type) != CLASS_POINTER) return false;
    work_push(t, v, at);
    return true;
}

/* Follows all uses of parameter p. Sets t->found and t->naccess to the accesses, and t->returns and t->returned to
 * whether and at what offset the function returns it. Returns false if there is no summary. */
static bool param_analyse(SummaryBuilder *t, const Fn *f, const Uses *u, ValueId p) {
    t->naccess = 0;
    t->work.n = 0;
    t->returns = false;
    work_push(t, p, (ParamAddress){0, {0, 0}});
    while (t->work.n) {
        t->work.n--;
        ValueId v = t->work.at[t->work.n].v;
        ParamAddress at = t->work.at[t->work.n].a;
        for (uint32_t k = u->first[v]; k < u->first[v + 1]; k++) {
            ValueId user = u->at[k];
            for (uint32_t i = 0; i < inst_at(f, user)->nopnd; i++)
                if (ref_same(inst_op(f, user, i), ref_make(REF_VALUE, v)) && !use_accesses(t, f, user, i, at))
                    return false;
        }
    }
    return true;
}

/* Reports whether parameter p is a scalar pointer that is not passed as a copy (byval). */
static bool param_is_analysed(CallSummaries *c, SymId s, const Fn *f, ValueId p) {
    TypeId t = inst_at(f, p)->type;
    return program_class(c->program, t) == CLASS_POINTER && type_is_ptr(c->m, t) &&
           !param_has_attr(c->m, c->m->sym.at[s].attrs, p, "byval");
}

/* Reports whether the function has exactly one return. */
static bool returns_once(const Fn *f) {
    uint32_t n = 0;
    each_inst(f, b, v) n += inst_at(f, v)->op == OP_RET;
    return n == 1;
}

/* Appends the summaries of all parameters of function s to c->param, and sets c->of_fn. Does nothing for a function
 * without pointer parameters, a kernel, a function whose address is taken, that is called with another prototype, or
 * that the linker may replace: these have no summary. A parameter that the function returns has one only if there is no
 * other return. */
static void fn_analyse(SummaryBuilder *t, SymId s, const Fn *f) {
    CallSummaries *c = t->c;
    bool any = false;
    for (ValueId p = 0; p < f->nparam; p++) any |= param_is_analysed(c, s, f, p);
    bool others = c->program->calls->flags[s] & (CG_ADDRESS_TAKEN | CG_KERNEL | CG_PROTOTYPE_MISMATCH);
    if (!any || others || !callgraph_is_exact(c->program->calls, s)) return;
    const Uses *u = fn_uses(f);
    c->of_fn[s] = c->param.n + 1;
    for (ValueId p = 0; p < f->nparam; p++) {
        bool known = param_is_analysed(c, s, f, p) && param_analyse(t, f, u, p);
        known = known && (!t->returns || returns_once(f));
        vec_push(&c->param, ((ParamSummary){known, known && t->returns, (int32_t)t->returned.off, t->returned.extent,
                                            c->access.n, known ? t->naccess : 0}));
        if (known) vec_append(&c->access, t->found, t->naccess);
    }
}

/* Visits callees before callers, with an explicit stack. A call that closes a cycle finds its callee OPEN,
 * and so finds no summary. */
void summary_build(CallSummaries *c, Program *program) {
    *c = (CallSummaries){.m = program->m, .program = program};
    c->asm_writes = mem_alloc(program->m->constant.n);
    if (!program->follow) return;
    SummaryBuilder t = {.c = c, .state = mem_alloc(c->m->sym.n)};
    c->of_fn = mem_alloc(c->m->sym.n * sizeof *c->of_fn);
    each_fn(c->m, s, f) {
        vec_push(&t.stack, s);
        while (t.stack.n) {
            SymId at = t.stack.at[t.stack.n - 1];
            const Fn *g = c->m->sym.at[at].fn;
            if (t.state[at] == SUMMARY_DONE) {
                t.stack.n--;
            } else if (t.state[at] == SUMMARY_OPEN) {
                fn_analyse(&t, at, g);
                t.state[at] = SUMMARY_DONE;
                t.stack.n--;
            } else {
                t.state[at] = SUMMARY_OPEN;
                each_inst(g, b, v) {
                    SymId callee = inst_at(g, v)->op == OP_CALL ? call_target(c->m, g, v) : 0;
                    if (callee && c->m->sym.at[callee].fn && !t.state[callee]) vec_push(&t.stack, callee);
                }
            }
        }
    }
    free(t.state);
    vec_free(&t.stack);
    vec_free(&t.work);
    offset_ranges_free(&t.ranges);
}

void summary_free(CallSummaries *c) {
    free(c->of_fn);
    vec_free(&c->param);
    vec_free(&c->access);
    free(c->asm_writes);
    asm_accesses_free(&c->assembly);
    vec_free(&c->asm_access);
}

const ParamAccess *summary_of_param(const CallSummaries *c, SymId s, uint32_t p, uint32_t *n) {
    if (!c->of_fn || !c->of_fn[s] || p >= c->m->sym.at[s].fn->nparam) return NULL;
    static const ParamAccess nothing;
    const ParamSummary *t = &c->param.at[c->of_fn[s] - 1 + p];
    *n = t->n;
    return !t->known ? NULL : t->n ? c->access.at + t->first : &nothing;
}

const ParamSummary *summary_of_result(const CallSummaries *c, SymId s, uint32_t *p) {
    if (!c->of_fn || !c->of_fn[s]) return NULL;
    for (*p = 0; *p < c->m->sym.at[s].fn->nparam; ++*p) {
        const ParamSummary *t = &c->param.at[c->of_fn[s] - 1 + *p];
        if (t->known && t->returned) return t;
    }
    return NULL;
}

bool summary_has_pointers(const ParamAccess *t, uint32_t n) {
    for (uint32_t i = 0; i < n; i++)
        if (t[i].pointer) return true;
    return false;
}
