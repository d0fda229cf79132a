/* loop-idiom: replaces loops that copy or fill a local array by memcpy and memset, and bypasses loops without
 * effects.
 *
 *    loop:  %i = phi i32 [ 0, %entry ], [ %j, %loop ]          entry:  call void @llvm.memcpy(%a, %p, i64 16)
 *           %s = getelementptr i32, ptr %p, i32 %i
 *           %x = load i32, ptr %s
 *           %d = getelementptr i32, ptr %a, i32 %i
 *           store i32 %x, ptr %d
 *           %j = add i32 %i, 1
 *           %c = icmp ult i32 %j, 4
 *           br i1 %c, label %loop, label %done
 *
 * sroa cuts a memcpy or memset of constant length, but gives up at an index. Loops that must not be unrolled (clang -O1
 * marks all without a pragma) lose their index this way. The algorithm is that of LLVM's LoopIdiomRecognize, on the
 * addresses of all iterations instead of their recurrences (analysis/loop_exit.h). An inner loop that becomes a memcpy
 * is a step of the outer one, so a copy of a matrix becomes one memcpy.
 *
 * A store, memcpy or memset of the loop (a step) is replaced if
 *
 *    each iteration executes it, and there is one exit, so that the number of executions is known;
 *    its addresses are the next, or the previous, bytes each time, and so are those of the load that it stores;
 *    one of the two arrays is an alloca without a variable index anywhere else, since nothing else becomes a register;
 *    no other access of the loop, and nothing that synchronises, touches the bytes written, or writes the bytes read;
 *    the bytes read and written are different objects. That each load precedes the stores to the same place would not
 *    be enough: for (i = 1; i < 4; i++) a[i] = a[i - 1] fills the array with a[0], while memcpy or memmove shifts it.
 *
 * Needs nothing. */
#include "analysis/alias.h"
#include "analysis/loop_exit.h"
#include "ir/blocks.h"
#include "transform/loops/loop_rounds.h"
#include "transform/loops/preheader.h"
#include "transform/spaces/respace.h"

/* TRIPS_MAX: the most iterations of a loop that is considered. BYTES_MAX: the most bytes of a copy or fill.
 * ACCESSES_MAX: the most memory accesses in the loop. ROUNDS_MAX: see loop_rounds. WALK_MAX: the most getelementptrs
 * that are followed from the address of a step. */
enum { TRIPS_MAX = 4096, BYTES_MAX = 4096, ACCESSES_MAX = 16, ROUNDS_MAX = 4, WALK_MAX = 16 };
#define NOWHERE UINT32_MAX

/* The contiguous bytes that an access touches in all its executions: `size` bytes each time, `bytes` in all. */
typedef struct Stretch {
    Ref address; /* of the access, a value of the loop */
    uint64_t size, bytes;
    bool down; /* each execution touches the bytes just below those of the one before; otherwise just above */
} Stretch;

typedef struct Idioms {
    Pass *p;
    Module *m;
    Fn *f;
    const Cfg *cfg;
    Loops loops;
    LoopRun run;
    LoopExit *exit; /* by loop: its exit and trip count; `trips` is 0 if the loop is no candidate */
    Alias alias;
    Edit e;
    VEC(uint32_t) lacking; /* loops that need a preheader before a step can be replaced */
    VEC(ValueId) first;    /* pairs: a value of the loop, and its copy for the first iteration */
    bool *covered;         /* by value: it is a getelementptr on the way to the address of a step */
    bool *open;            /* by value: it is an alloca with a variable index that is not `covered`, so it would stay in
                            * memory */
    bool covering;         /* the first of two visits: steps only set `covered`, and nothing is replaced */
    uint64_t copies, fills, empty; /* statistics: memcpys, memsets, and loops that now end in their first iteration */
} Idioms;

/* The instructions of a loop that access memory. */
typedef struct LoopAccesses {
    ValueId at[ACCESSES_MAX];
    uint32_t n;
} LoopAccesses;

/* A store, memcpy or memset of a loop, of which all executions together may be one copy or fill. */
typedef struct LoopStep {
    Ref to, from;  /* from: the source address of a copy; REF_NULL for a fill */
    Ref byte;      /* the byte that a fill stores */
    ValueId load;  /* the load whose result a store stores; NOWHERE for a fill, memcpy or memset */
    uint64_t size; /* in bytes, of one execution */
} LoopStep;

/* ------------------------------------------------------------------------------------------- one address */

/* Finds the bytes that an access of `size` bytes through address x touches in n > 0 executions, and describes them in
 * *out. Returns false if the address is not computable for each iteration (analysis/loop_exit.h), if it does not move
 * by `size` bytes each time in the same direction, or if there are more than BYTES_MAX bytes. */
static bool stretch_find(Idioms *s, uint32_t loop, Ref x, uint64_t size, uint32_t n, Stretch *out) {
    loop_run_begin(&s->run, loop, true);
    if (!size || size > BYTES_MAX / n || !loop_run_needs(&s->run, x) || !loop_run_first(&s->run)) return false;
    int64_t at = (int64_t)loop_run_value(&s->run, x), step = 0;
    for (uint32_t k = 1; k < n; k++) {
        if (!loop_run_next(&s->run)) return false;
        int64_t to = (int64_t)loop_run_value(&s->run, x);
        if (k > 1 && to - at != step) return false;
        step = to - at;
        at = to;
    }
    if (n > 1 && step != (int64_t)size && step != -(int64_t)size) return false;
    *out = (Stretch){x, size, size * n, step < 0};
    return true;
}

/* Returns the object or pointer that the address of the stretch is derived from. */
static Ref stretch_root(const Idioms *s, const Stretch *x) { return alias_origin(&s->alias, x->address).root; }

/* Reports whether r is not a value that is defined in the loop, and so the same in all iterations. */
static bool ref_is_invariant(const Idioms *s, uint32_t loop, Ref r) {
    if (!ref_is(r, REF_VALUE)) return true;
    BlockId b = s->cfg->block_of[ref_index(r)];
    return !loop_has_block(&s->loops, loop, b);
}

/* Returns the value that x has in the first iteration, computed at the end of block b, the preheader: x itself if it is
 * invariant, an entry of a phi, or a copy of x and of what it depends on in the loop. Appends the copies to s->first,
 * and uses those that are already there. loop_run_needs must have accepted x, so that it depends on no other phis than
 * those of the header. */
static Ref first_value(Idioms *s, uint32_t loop, Ref x, BlockId b) {
    if (ref_is_invariant(s, loop, x)) return x;
    ValueId v = ref_index(x);
    for (uint32_t i = 0; i < s->first.n; i += 2)
        if (s->first.at[i] == v) return ref_make(REF_VALUE, s->first.at[i + 1]);
    if (inst_at(s->f, v)->op == OP_PHI) {
        for (uint32_t k = 0; k < inst_at(s->f, v)->nopnd; k += 2)
            if (ref_index(inst_op(s->f, v, k + 1)) == b) return inst_op(s->f, v, k);
    }
    VEC(Ref) op = {0};
    for (uint32_t k = 0; k < inst_at(s->f, v)->nopnd; k++) {
        Ref r = first_value(s, loop, inst_op(s->f, v, k), b);
        vec_push(&op, r);
    }
    ValueId copy = fn_copy_inst(s->f, v);
    memcpy(inst_ops(s->f, copy), op.at, op.n * sizeof *op.at);
    vec_free(&op);
    edit_end(&s->e, b, copy);
    vec_push(&s->first, v);
    vec_push(&s->first, copy);
    return ref_make(REF_VALUE, copy);
}

/* Returns the address of the lowest byte of the stretch, computed at the end of block b, the preheader. */
static Ref stretch_address(Idioms *s, uint32_t loop, const Stretch *x, BlockId b) {
    s->first.n = 0;
    Ref first = first_value(s, loop, x->address, b);
    if (!x->down) return first;
    Ref op[] = {first, const_int(s->m, T_I64, x->size - x->bytes)};
    ValueId v = fn_inst(s->f, OP_GETELEMENTPTR, ref_type(s->m, s->f, first), op, 2);
    inst_at(s->f, v)->aux = T_I8;
    edit_end(&s->e, b, v);
    return ref_make(REF_VALUE, v);
}

/* Reports whether the bytes are in an alloca that may become registers once its copies and fills are replaced: one
 * without other variable indices. Before open_find, every alloca counts as such. */
static bool stretch_is_worth(const Idioms *s, const Stretch *x) {
    Ref root = stretch_root(s, x);
    return ref_is_inst(s->f, root, OP_ALLOCA) && !s->open[ref_index(root)];
}

/* Sets s->covered of the getelementptrs, at most WALK_MAX, that compute the address of the stretch. */
static void stretch_cover(Idioms *s, const Stretch *x) {
    Ref r = x->address;
    for (int steps = 0; steps < WALK_MAX && ref_is(r, REF_VALUE); steps++) {
        if (inst_at(s->f, ref_index(r))->op != OP_GETELEMENTPTR) break;
        s->covered[ref_index(r)] = true;
        r = inst_op(s->f, ref_index(r), 0);
    }
}

/* Sets s->open of each alloca from which an address with a variable index is computed that is not s->covered. Call it
 * after stretch_cover of all steps. */
static void open_find(Idioms *s) {
    each_inst(s->f, b, v) {
        const Inst *i = inst_at(s->f, v);
        int64_t off;
        if (i->op != OP_GETELEMENTPTR || s->covered[v]) continue;
        Ref root = alias_origin(&s->alias, ref_make(REF_VALUE, v)).root;
        if (ref_is(root, REF_VALUE) && !gep_offset(s->m, i->aux, inst_ops(s->f, v) + 1, i->nopnd - 1, &off))
            s->open[ref_index(root)] = true;
    }
}

/* ------------------------------------------------------------------------------------------- the loop */

/* Collects the loads, stores, memcpys and memsets of the loop in *out. Returns false, with *out incomplete, if it has
 * an inner loop, another instruction with an effect, more than ACCESSES_MAX accesses, or an edge out of the loop from
 * another block than x->block. */
static bool accesses_find(const Idioms *s, uint32_t loop, const LoopExit *x, LoopAccesses *out) {
    const Loop *l = &s->loops.loop.at[loop];
    out->n = 0;
    for (uint32_t k = l->first; k < l->first + l->n; k++) {
        BlockId b = s->loops.block[k];
        if (s->loops.of_block[b] != loop) return false;
        for (uint32_t i = s->cfg->succ_first[b]; i < s->cfg->succ_first[b + 1]; i++)
            if (b != x->block && !loop_has_block(&s->loops, loop, s->cfg->succ[i])) return false;
        each_inst_in(s->f, b, v) {
            const Inst *i = inst_at(s->f, v);
            uint32_t row = i->op == OP_CALL ? call_intrinsic(s->m, s->f, v) : 0;
            if (op_flags(i) & (OF_PURE | OF_TERM | OF_DEBUG) || (row && intrinsic_at(row)->flags & INF_PURE)) continue;
            bool known =
                i->op == OP_LOAD || i->op == OP_STORE || (row && intrinsic_at(row)->flags & (INF_COPY | INF_FILL));
            if (!known || out->n == ACCESSES_MAX) return false;
            out->at[out->n++] = v;
        }
    }
    return true;
}

/* Returns how often block b of the loop is executed each time the loop is entered: x->trips times if it precedes the
 * exit test, once less if it follows the test, which may make it 0. Returns 0 also if an iteration may skip b. */
static uint32_t block_count(const Idioms *s, uint32_t loop, const LoopExit *x, BlockId b) {
    BlockId header = s->loops.loop.at[loop].header;
    if (cfg_dominates(s->cfg, b, x->block)) return x->trips;
    if (!cfg_dominates(s->cfg, x->block, b)) return 0;
    for (uint32_t k = s->cfg->pred_first[header]; k < s->cfg->pred_first[header + 1]; k++) {
        BlockId p = s->cfg->pred[k];
        if (loop_has_block(&s->loops, loop, p) && !cfg_dominates(s->cfg, b, p)) return 0;
    }
    return x->trips - 1; /* the last iteration leaves before it */
}

/* Returns the byte, an i8, that memset needs to store r. For a constant integer, floating-point number, null pointer or
 * zeroinitializer, that is the byte all its bytes are equal to. A value that is no constant must be an i8. Returns
 * REF_NULL if there is no such byte. */
static Ref constant_byte(Idioms *s, Ref r) {
    uint64_t bits = 0;
    TypeId t = ref_type(s->m, s->f, r);
    if (!ref_is(r, REF_CONST)) return t == T_I8 ? r : REF_NULL;
    uint64_t size = type_store_size(s->m, t);
    bool zero = ref_is_null(s->m, r) || const_at(s->m, r)->kind == CONST_ZERO;
    if (!zero && const_at(s->m, r)->kind == CONST_FP) bits = const_at(s->m, r)->bits;
    else if (!zero && !ref_int(s->m, r, &bits)) return REF_NULL;
    if (!zero && (size > 8 || type_bits(s->m, t) != 8 * size)) return REF_NULL;
    for (uint64_t i = 1; !zero && i < size; i++)
        if ((bits >> 8 * i & 0xff) != (bits & 0xff)) return REF_NULL;
    return const_int(s->m, T_I8, bits & 0xff);
}

/* Describes store, memcpy or memset v as a step in *out. Returns false if it cannot be one: if it is a load, volatile,
 * atomic, of variable length, or a memset of a varying byte; or if a store has neither an invariant value that consists
 * of equal bytes nor the result of a plain load of the same block. */
static bool step_of(Idioms *s, uint32_t loop, ValueId v, LoopStep *out) {
    const Inst *i = inst_at(s->f, v);
    if (i->op == OP_LOAD) return false;
    Ref a = inst_op(s->f, v, 0), b = inst_op(s->f, v, 1);
    uint64_t is_volatile;
    *out = (LoopStep){.to = a, .load = NOWHERE};
    if (i->op == OP_CALL) {
        bool copy = intrinsic_at(call_intrinsic(s->m, s->f, v))->flags & INF_COPY;
        if (!ref_int(s->m, inst_op(s->f, v, 2), &out->size)) return false;
        if (!ref_int(s->m, inst_op(s->f, v, 3), &is_volatile) || is_volatile) return false;
        if (copy) out->from = b;
        else out->byte = b;
        return copy || ref_is_invariant(s, loop, b);
    }
    if (i->op != OP_STORE || !access_is_plain(i)) return false;
    out->to = b;
    out->size = type_store_size(s->m, ref_type(s->m, s->f, a));
    if (ref_is_invariant(s, loop, a)) {
        out->byte = constant_byte(s, a);
        return out->byte.x != 0;
    }
    out->load = ref_index(a);
    if (inst_at(s->f, out->load)->op != OP_LOAD || !access_is_plain(inst_at(s->f, out->load))) return false;
    out->from = inst_op(s->f, out->load, 0);
    return s->cfg->block_of[out->load] == s->cfg->block_of[v];
}

/* Reports whether access v may have one of the effects in `mask` (MODREF_*) on the object of the stretch, at whatever
 * offset. */
static bool access_touches(const Idioms *s, ValueId v, const Stretch *x, int mask) {
    AliasLocation all = {stretch_root(s, x), SIZE_AROUND, INST_NONE};
    return alias_modref(&s->alias, v, &all) & mask;
}

/* Reports whether step t, of instruction v, can be executed for all iterations at once before the loop: no other access
 * of the loop (y) reads or writes the object that it writes, or writes the object that it reads, and these two cannot
 * overlap. `from` is unused for a fill. */
static bool step_is_alone(const Idioms *s, const LoopAccesses *y, ValueId v, const LoopStep *t, const Stretch *to,
                          const Stretch *from) {
    for (uint32_t i = 0; i < y->n; i++) {
        if (y->at[i] == v) continue;
        if (access_touches(s, y->at[i], to, MODREF_BOTH)) return false;
        if (t->from.x && y->at[i] != t->load && access_touches(s, y->at[i], from, MODREF_MOD)) return false;
    }
    if (!t->from.x) return true;
    AliasLocation p = {stretch_root(s, to), SIZE_AROUND, INST_NONE},
                  q = {stretch_root(s, from), SIZE_AROUND, INST_NONE};
    return alias_query(&s->alias, &p, &q) == ALIAS_NO;
}

/* ------------------------------------------------------------------------------------------- replacing */

/* Returns attributes l with `align` added for argument number `argument`: the alignment of load or store `access`. */
static AttrListId align_add(Idioms *s, AttrListId l, uint32_t argument, ValueId access) {
    return attr_list_align(s->m, l, argument, (uint64_t)1 << inst_align_log(s->m, s->f, access));
}

/* Replaces step t, all executions of v, by one memcpy or memset at the end of the preheader, and deletes v. Writes a
 * remark. */
static void step_replace(Idioms *s, uint32_t loop, ValueId v, const LoopStep *t, const Stretch *to,
                         const Stretch *from) {
    BlockId before = s->loops.loop.at[loop].preheader;
    bool call = inst_at(s->f, v)->op == OP_CALL;
    Ref dest = stretch_address(s, loop, to, before);
    Ref source = t->from.x ? stretch_address(s, loop, from, before) : t->byte;
    TypeId pointer = ref_type(s->m, s->f, dest);
    SymId callee =
        t->from.x ? memcpy_declare(s->m, pointer, ref_type(s->m, s->f, source)) : memset_declare(s->m, pointer);
    Ref arg[] = {dest, source, const_int(s->m, T_I64, to->bytes), const_int(s->m, T_I1, 0), ref_make(REF_SYM, callee)};
    ValueId c = fn_inst(s->f, OP_CALL, T_VOID, arg, sizeof arg / sizeof *arg);
    AttrListId attrs = call ? inst_at(s->f, v)->aux : align_add(s, 0, 0, v);
    if (t->load != NOWHERE) attrs = align_add(s, attrs, 1, t->load);
    inst_at(s->f, c)->aux = attrs;
    inst_at(s->f, c)->call.nfixed = 4;
    inst_copy_origin(s->f, c, v);
    pass_remark(s->p, REMARK_LoopIdiom, s->f, v, t->from.x ? "memcpy" : "memset");
    edit_end(&s->e, before, c);
    edit_delete(&s->e, v);
    if (t->from.x) s->copies++;
    else s->fills++;
}

/* Returns whether access v of the loop is a step that can be replaced. If so, replaces it, unless the loop has no
 * preheader. With s->covering, only sets s->covered of its addresses instead. */
static bool step_visit(Idioms *s, uint32_t loop, const LoopExit *x, const LoopAccesses *y, ValueId v) {
    LoopStep t;
    Stretch to, from = {0};
    uint32_t n = block_count(s, loop, x, s->cfg->block_of[v]);
    if (!n || !step_of(s, loop, v, &t) || !stretch_find(s, loop, t.to, t.size, n, &to)) return false;
    if (t.from.x && (!stretch_find(s, loop, t.from, t.size, n, &from) || from.down != to.down)) return false;
    if (!ref_is_invariant(s, loop, stretch_root(s, &to))) return false;
    if (t.from.x && !ref_is_invariant(s, loop, stretch_root(s, &from))) return false;
    if (!stretch_is_worth(s, &to) && !(t.from.x && stretch_is_worth(s, &from))) return false;
    if (!step_is_alone(s, y, v, &t, &to, &from)) return false;
    if (s->covering) {
        stretch_cover(s, &to);
        if (t.from.x) stretch_cover(s, &from);
    } else if (s->loops.loop.at[loop].preheader != NOWHERE) {
        step_replace(s, loop, v, &t, &to, &from);
    }
    return true;
}

/* Reports whether no value of the loop is used outside of it. */
static bool loop_is_closed(const Idioms *s, const Uses *uses, uint32_t loop) {
    const Loop *l = &s->loops.loop.at[loop];
    for (uint32_t k = l->first; k < l->first + l->n; k++)
        each_inst_in(s->f, s->loops.block[k], v)
            for (uint32_t i = uses->first[v]; i < uses->first[v + 1]; i++)
                if (!loop_has_block(&s->loops, loop, s->cfg->block_of[uses->at[i]])) return false;
    return true;
}

/* Reports whether v is a load that is neither volatile nor atomic, so that it may be dropped. */
static bool access_is_plain_load(const Idioms *s, ValueId v) {
    return inst_at(s->f, v)->op == OP_LOAD && access_is_plain(inst_at(s->f, v));
}

/* Replaces the steps of a candidate loop by memcpys and memsets. Without a preheader, only appends the loop to
 * s->lacking if it has steps. If the loop then has no accesses but plain loads, no value of it is used outside, and it
 * has more than one iteration, makes its exit test leave it in the first one. With s->covering, only sets s->covered of
 * the addresses of steps. Does nothing if the loop is no candidate. */
static void loop_visit(Idioms *s, const Uses *uses, uint32_t loop) {
    LoopExit x = s->exit[loop];
    LoopAccesses y;
    if (!x.trips) return;
    accesses_find(s, loop, &x, &y);
    uint32_t replaced = 0, loads = 0;
    for (uint32_t k = 0; k < y.n; k++) replaced += step_visit(s, loop, &x, &y, y.at[k]);
    if (s->covering) return;
    if (replaced && s->loops.loop.at[loop].preheader == NOWHERE) {
        vec_push(&s->lacking, loop);
        return;
    }
    for (uint32_t k = 0; k < y.n; k++) loads += access_is_plain_load(s, y.at[k]);
    if (x.trips == 1 || loads + replaced < y.n || !loop_is_closed(s, uses, loop)) return;
    term_to_br(s->m, s->f, block_term(s->f, x.block), x.leave);
    inst_attach_remove(s->f, block_term(s->f, x.block), str_of(s->m, "llvm.loop"));
    s->empty++;
}

/* Allocates s->exit and fills it in for the candidates: innermost loops with a trip count of at most TRIPS_MAX that
 * accesses_find accepts. Returns whether there are any. Most functions have none, and then need neither alias
 * information nor uses. */
static bool candidates_find(Idioms *s) {
    bool any = false;
    LoopAccesses y;
    s->exit = mem_alloc(s->loops.loop.n * sizeof *s->exit);
    for (uint32_t i = 0; i < s->loops.loop.n; i++) {
        LoopExit x = loop_exit_find(&s->run, i, TRIPS_MAX);
        if (x.trips && !x.sooner && accesses_find(s, i, &x, &y)) s->exit[i] = x, any = true;
    }
    return any;
}

/* Visits the candidates twice: first to find the allocas with a variable index outside of steps, then to replace the
 * steps whose allocas have none. Creates the preheaders that are missing, for the next round. */
static void candidates_visit(Idioms *s) {
    Fn *f = s->f;
    edit_begin(&s->e, s->m, f);
    alias_build(&s->alias, s->m, f, NULL, s->p->knobs);
    s->covered = mem_alloc(((size_t)f->inst.n + 1) * sizeof *s->covered);
    s->open = mem_alloc(((size_t)f->inst.n + 1) * sizeof *s->open);
    const Uses *uses = fn_uses(f);
    s->covering = true;
    for (uint32_t i = 0; i < s->loops.loop.n; i++) loop_visit(s, uses, i);
    open_find(s);
    s->covering = false;
    for (uint32_t i = 0; i < s->loops.loop.n; i++) loop_visit(s, uses, i);
    free(s->covered);
    free(s->open);
    alias_free(&s->alias);
    edit_commit(&s->e);
    preheaders_make(f, s->cfg, &s->loops, s->lacking.at, s->lacking.n);
    if (s->empty) blocks_prune(s->m, f);
}

/* One round: replaces the steps of the innermost loops. Returns whether something changed; that may only be that a loop
 * got a preheader. */
static bool round_run(Pass *p, Fn *f) {
    Idioms s = {.p = p, .m = p->m, .f = f};
    s.cfg = fn_cfg(f);
    loops_build(&s.loops, s.cfg);
    if (s.loops.loop.n) {
        loop_run_init(&s.run, p->m, f, s.cfg, &s.loops);
        if (candidates_find(&s)) candidates_visit(&s);
        loop_run_free(&s.run);
        free(s.exit);
    }
    bool changed = s.copies + s.fills + s.empty + s.lacking.n > 0;
    pass_stat(p, "copy loops replaced", s.copies);
    pass_stat(p, "fill loops replaced", s.fills);
    pass_stat(p, "empty loops left", s.empty);
    vec_free(&s.first);
    vec_free(&s.lacking);
    loops_free(&s.loops);
    return changed;
}

bool pass_loop_idiom(Pass *p, Fn *f) { return loop_rounds(p, f, round_run, ROUNDS_MAX); }
