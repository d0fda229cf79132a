/* atomic.c: selects atomicrmw, cmpxchg, fence, and loads and stores with an ordering.
 *
 * Orderings become `.relaxed`, `.acquire`, `.release` or `.acq_rel` with the scope; seq_cst adds a
 * `fence.sc` before the operation (the mapping proved correct by Lustig, Sahasrabuddhe and Giroux, ASPLOS
 * 2019; docs/ptx-code.md). An operation with an instruction (the table below) uses it. Any other becomes a
 * loop around compare-and-swap: of the value itself if it has 16 bits or more, of the 32-bit word that
 * contains it if it has 8. Vectors are in atomic_vector.c, 128-bit values in expand/atomic_wide.c. Local
 * memory belongs to one thread, so accesses to it are plain loads and stores. */
#include "ptx/expand/atomic.h"
#include "ptx/select/select.h"

/* ---------------------------------------------------------------------------------------------- orderings */

/* Returns the scope modifier: ".sys" ...; "" for a single thread; NULL, after an error, for an unknown scope. Reports
 * an error if the target has no clusters and the scope is a cluster. */
static const char *scope_text(Emit *e, ValueId v, uint32_t scope) {
    switch (scope) {
    case SCOPE_SYSTEM: return ".sys";
    case SCOPE_SINGLETHREAD: return "";
    case SCOPE_BLOCK: return ".cta";
    case SCOPE_CLUSTER: emit_need(e, 90, 0, 78, v, "synchronisation of a cluster"); return ".cluster";
    case SCOPE_DEVICE: return ".gpu";
    default:
        emit_error(e, v, "synchronisation scope '%s' is not one of block, cluster, device, system",
                   str_get(e->m, e->m->sync_scope.at[scope]));
        return NULL;
    }
}

/* Returns the PTX suffix of a memory ordering: ".relaxed" also for unordered, "" for none. PTX has none for seq_cst; a
 * fence before the acq_rel operation adds what is missing. */
static const char *ordering_text(enum Ordering o) {
    static const char *const text[] = {"", ".relaxed", ".relaxed", ".acquire", ".release", ".acq_rel", ".acq_rel"};
    return text[o];
}

/* Translates an ordering and the scope of v to PTX. For the scope of a single thread, *o is relaxed with scope .cta and
 * no fence. Returns false after an error message. */
static bool mem_order(Emit *e, ValueId v, enum Ordering order, MemOrder *o) {
    const char *scope = scope_text(e, v, e->f->inst.at[v].mem.scope);
    if (!scope) return false;
    bool alone = !*scope; /* a single thread needs no ordering, and the narrowest scope is enough */
    *o = (MemOrder){order == ORD_SEQ_CST && !alone, alone ? ".relaxed" : ordering_text(order), alone ? ".cta" : scope};
    return true;
}

/* Translates the ordering and scope of an atom or red: ".relaxed.gpu" is left out, because it is their default. Returns
 * false after an error. */
static bool atom_order(Emit *e, ValueId v, enum Ordering order, MemOrder *o) {
    if (!mem_order(e, v, order, o)) return false;
    if (!strcmp(o->sem, ".relaxed") && !strcmp(o->scope, ".gpu")) o->sem = o->scope = "";
    return true;
}

/* Emits fence v: fence.sc for seq_cst, fence.acq_rel for all others. Emits nothing for the scope of a single thread. */
static void select_fence(Emit *e, ValueId v) {
    enum Ordering order = (enum Ordering)e->f->inst.at[v].mem.order;
    const char *scope = scope_text(e, v, e->f->inst.at[v].mem.scope);
    if (scope && *scope) put(e, order == ORD_SEQ_CST ? "fence.sc$s" : "fence.acq_rel$s", scope);
}

/* --------------------------------------------------------------------------------------- loads and stores */

/* Reports whether accesses to a space need no ordering, because the space is private to a thread or read-only. */
static bool space_is_plain(uint32_t space) {
    return space == SPACE_LOCAL || space == SPACE_CONST || space == SPACE_PARAM;
}

/* Selects load v with an ordering: ld.relaxed or ld.acquire, after a fence.sc for seq_cst. In memory that no other
 * thread writes it is a plain load. */
static void select_atomic_load(Emit *e, ValueId v) {
    const Inst *i = &e->f->inst.at[v];
    Comps c = comps_of(e, i->type);
    enum Ordering order = (enum Ordering)i->mem.order;
    Opd a = addr_use(e, inst_op(e->f, v, 0));
    bool wide = type_is_wide_atom(e, i->type);
    MemOrder o;
    if (!mem_order(e, v, order, &o)) return;
    if (c.n != 1 && !wide) {
        bug(e->m, e->f, v, "no atomic access has this width");
    } else if (!wide && space_is_plain(a.space)) {
        put(e, "ld$s.$s $o, $a", space_suffix(a.space), comp_suffix(&c.at[0]), val_def(e, v, 0), a);
    } else {
        o.sem = order >= ORD_ACQUIRE && strcmp(o.sem, ".relaxed") != 0 ? ".acquire" : ".relaxed";
        if (wide) {
            wide_atom_load(e, v, a, &o);
            return;
        }
        fence_put(e, &o);
        put(e, "ld$s$s$s.$s $o, $a", o.sem, o.scope, space_suffix(a.space), comp_suffix(&c.at[0]), val_def(e, v, 0), a);
    }
}

/* Returns r as an address that v writes to. Reports an error for memory that cannot be written. */
static Opd atomic_written(Emit *e, ValueId v, Ref r) {
    Opd a = addr_written(e, r);
    if (a.space == SPACE_CONST || a.space == SPACE_PARAM)
        emit_error(e, v, "the %s space cannot be written", space_name(a.space));
    return a;
}

/* Selects store v with an ordering: st.relaxed or st.release, after a fence.sc for seq_cst. In memory that no other
 * thread reads it is a plain store. */
static void select_atomic_store(Emit *e, ValueId v) {
    Ref value = inst_op(e->f, v, 0);
    Comps c = comps_of(e, ref_type(e->m, e->f, value));
    enum Ordering order = (enum Ordering)e->f->inst.at[v].mem.order;
    Opd a = atomic_written(e, v, inst_op(e->f, v, 1)), x = c.n == 1 ? val_reg(e, value, 0) : opd_imm(RC_B32, 0);
    bool wide = type_is_wide_atom(e, ref_type(e->m, e->f, value));
    MemOrder o;
    if (!mem_order(e, v, order, &o)) return;
    if (c.n != 1 && !wide) {
        bug(e->m, e->f, v, "no atomic access has this width");
    } else if (!wide && a.space == SPACE_LOCAL) {
        put(e, "st$s.$s $a, $o", space_suffix(a.space), comp_suffix(&c.at[0]), a, x);
    } else {
        o.sem = order >= ORD_RELEASE && strcmp(o.sem, ".relaxed") != 0 ? ".release" : ".relaxed";
        if (wide) {
            wide_atom_store(e, v, a, &o);
            return;
        }
        fence_put(e, &o);
        put(e, "st$s$s$s.$s $a, $o", o.sem, o.scope, space_suffix(a.space), comp_suffix(&c.at[0]), a, x);
    }
}

/* ------------------------------------------------------------------------------------------- instructions */

typedef struct AtomRow {
    /* enum RmwOp, enum TypeKind, bits of a component, number of components */
    uint8_t op, kind, bits, lanes;
    const char *text;
    bool negate;         /* negate the operand first: a subtraction is an addition */
    uint8_t sm, version; /* the least target and .version; 0: any */
} AtomRow;

#define INT_ROWS(op, text32, text64, negate) \
    {op, TY_INT, 32, 1, text32, negate, 0, 0}, {op, TY_INT, 64, 1, text64, negate, 0, 0}
#define FLOAT_ROWS(op, negate) \
    {op, TY_FLOAT, 32, 1, "add.f32", negate, 0, 0}, {op, TY_DOUBLE, 64, 1, "add.f64", negate, 0, 0}, \
        {op, TY_HALF, 16, 1, "add.noftz.f16", negate, 70, 63}, \
        {op, TY_HALF, 16, 2, "add.noftz.f16x2", negate, 60, 62}, \
        {op, TY_BFLOAT, 16, 1, "add.noftz.bf16", negate, 90, 78}, \
        {op, TY_BFLOAT, 16, 2, "add.noftz.bf16x2", negate, 90, 78}
static const AtomRow atom_table[] = {
    INT_ROWS(RMW_XCHG, "exch.b32", "exch.b64", false),
    {RMW_XCHG, TY_PTR, 64, 1, "exch.b64", false, 0, 0},
    {RMW_XCHG, TY_PTR, 32, 1, "exch.b32", false, 0, 0},
    {RMW_XCHG, TY_FLOAT, 32, 1, "exch.b32", false, 0, 0},
    {RMW_XCHG, TY_DOUBLE, 64, 1, "exch.b64", false, 0, 0},
    INT_ROWS(RMW_ADD, "add.u32", "add.u64", false),
    INT_ROWS(RMW_SUB, "add.u32", "add.u64", true),
    INT_ROWS(RMW_AND, "and.b32", "and.b64", false),
    INT_ROWS(RMW_OR, "or.b32", "or.b64", false),
    INT_ROWS(RMW_XOR, "xor.b32", "xor.b64", false),
    INT_ROWS(RMW_MAX, "max.s32", "max.s64", false),
    INT_ROWS(RMW_MIN, "min.s32", "min.s64", false),
    INT_ROWS(RMW_UMAX, "max.u32", "max.u64", false),
    INT_ROWS(RMW_UMIN, "min.u32", "min.u64", false),
    FLOAT_ROWS(RMW_FADD, false),
    FLOAT_ROWS(RMW_FSUB, true),
    {RMW_UINC_WRAP, TY_INT, 32, 1, "inc.u32", false, 0, 0},
    {RMW_UDEC_WRAP, TY_INT, 32, 1, "dec.u32", false, 0, 0},
};

/* Returns the row of the instruction for an operation on all components c together; NULL if PTX or the target has
 * none. */
static const AtomRow *atom_find(Emit *e, enum RmwOp op, Comps c) {
    for (size_t i = 0; i < sizeof atom_table / sizeof *atom_table; i++) {
        const AtomRow *r = &atom_table[i];
        if (r->op == op && r->kind == c.at[0].kind && r->bits == c.at[0].bits && r->lanes == c.n && emit_has(e, r->sm))
            return r;
    }
    return NULL;
}

/* Returns the operand of the atomic instruction: the value, negated if the row says so, two halves packed
 * into one register. */
static Opd rmw_operand(Emit *e, const AtomRow *row, Comps c, Ref value) {
    Opd x[2] = {0};
    for (uint32_t i = 0; i < c.n; i++) {
        x[i] = val_raw(e, value, i);
        if (!row->negate) continue;
        if (c.at[i].kind == TY_INT) x[i] = int_binary(e, OP_SUB, &c.at[i], opd_imm(c.at[i].cls, 0), opd_use(e, x[i]));
        else x[i] = float_neg(e, &c.at[i], opd_reg(e, x[i]));
    }
    if (c.n == 1) return c.at[0].kind == TY_INT ? opd_use(e, x[0]) : opd_reg(e, x[0]);
    Opd d = reg_new(e, RC_B32), low = opd_reg(e, x[0]), high = opd_reg(e, x[1]);
    put(e, "mov.b32 $o, {$o, $o}", d, low, high);
    return d;
}

/* Emits an atomic instruction and defines the result of v. If the result is unused, the operation is no exchange, and
 * the ordering is relaxed or release, emits a reduction (red) instead, which has no result. */
static void atom_put(Emit *e, ValueId v, const AtomRow *row, Comps c, Opd a, const MemOrder *o) {
    const char *space = space_suffix(a.space);
    Opd x = rmw_operand(e, row, c, inst_op(e->f, v, 1));
    emit_version(e, row->version);
    fence_put(e, o);
    if (!val_uses(e, v) && row->op != RMW_XCHG && strcmp(o->sem, ".acquire") != 0 && strcmp(o->sem, ".acq_rel") != 0) {
        put(e, "red$s$s$s.$s $a, $o", o->sem, o->scope, space, row->text, a, x);
        return;
    }
    Opd d = c.n == 1 ? val_def(e, v, 0) : reg_new(e, RC_B32);
    put(e, "atom$s$s$s.$s $o, $a, $o", o->sem, o->scope, space, row->text, d, a, x);
    if (c.n == 2) {
        Opd low = val_def(e, v, 0), high = val_def(e, v, 1);
        put(e, "mov.b32 {$o, $o}, $o", low, high, d);
    }
}

/* -------------------------------------------------------------------------------------------------- loops */

/* The word that compare-and-swap operates on, and the position of the value in it. */
typedef struct AtomWord {
    Opd address;
    enum RegClass cls; /* class of the word */
    const char *bits;  /* "b32" */
    bool part;         /* the value is a byte, `shift` bits above the lowest */
    Opd shift, mask;
} AtomWord;

/* Returns the word for a loop around compare-and-swap on the value at address a: the value itself, or for a byte the
 * aligned 32-bit word that contains it. Emits the computation of its address, shift and mask. */
static AtomWord atom_word(Emit *e, const Comp *c, Opd a) {
    AtomWord w = {.address = a, .cls = (enum RegClass)c->cls, .bits = rc_b[c->cls], .part = c->bits == 8};
    if (c->bits == 16) emit_version(e, 63);
    if (!w.part) return w;
    uint32_t space = a.space;
    a.generic = false;
    a = opd_reg(e, a);
    Opd low = opd_resize(e, a, RC_B32), in = reg_new(e, RC_B32);
    w.cls = RC_B32, w.bits = "b32";
    w.address = reg_new(e, a.cls), w.shift = reg_new(e, RC_B32), w.mask = reg_new(e, RC_B32);
    put(e, "and.$s $o, $o, -4", rc_b[a.cls], w.address, a);
    put(e, "and.b32 $o, $o, 3", in, low);
    put(e, "shl.b32 $o, $o, 3", w.shift, in);
    put(e, "shl.b32 $o, 255, $o", w.mask, w.shift);
    w.address.space = (uint8_t)space;
    return w;
}

/* Returns the value in word x: the word itself, or the byte at w->shift. */
static Opd word_extract(Emit *e, const AtomWord *w, Opd x, const Comp *c) {
    if (!w->part) return x;
    Opd down = reg_new(e, RC_B32);
    put(e, "shr.u32 $o, $o, $o", down, x, w->shift);
    return opd_resize(e, down, (enum RegClass)c->cls);
}

/* Returns word x with its value replaced by `value`: `value` itself, or x with the byte at w->shift replaced. */
static Opd word_set(Emit *e, const AtomWord *w, Opd x, Opd value) {
    if (!w->part) return opd_reg(e, value);
    Opd up = reg_new(e, RC_B32), rest = reg_new(e, RC_B32), keep = reg_new(e, RC_B32), all = reg_new(e, RC_B32);
    put(e, "shl.b32 $o, $o, $o", up, opd_zext(e, value, 8, RC_B32), w->shift);
    put(e, "not.b32 $o, $o", keep, w->mask);
    put(e, "and.b32 $o, $o, $o", rest, x, keep);
    put(e, "or.b32 $o, $o, $o", all, rest, up);
    return all;
}

/* Emits a load of word w and returns it. The load is relaxed, because a plain one would race with the atomic
 * operations of other threads. */
static Opd word_load(Emit *e, const AtomWord *w, const MemOrder *o) {
    Opd x = reg_new(e, w->cls);
    put(e, "ld.relaxed$s$s.$s $o, $a", *o->scope ? o->scope : ".gpu", space_suffix(w->address.space), w->bits, x,
        w->address);
    return x;
}

/* Emits atomicrmw v as a loop around compare-and-swap and sets its result, the old value. */
static void rmw_loop(Emit *e, ValueId v, const Comp *c, Opd a, const MemOrder *o) {
    enum RmwOp op = (enum RmwOp)e->f->inst.at[v].sub;
    Opd b = opd_reg(e, val_raw(e, inst_op(e->f, v, 1), 0));
    AtomWord w = atom_word(e, c, a);
    fence_put(e, o);
    uint32_t again = label_new(e);
    Opd expect = reg_new(e, w.cls), got = reg_new(e, w.cls), changed = reg_new(e, RC_PRED);
    put(e, "mov.$s $o, $o", w.bits, expect, word_load(e, &w, o));
    label_here(e, again);
    Opd next = word_set(e, &w, expect, rmw_result(e, op, c, word_extract(e, &w, expect, c), b));
    put(e, "atom$s$s$s.cas.$s $o, $a, $o, $o", o->sem, o->scope, space_suffix(w.address.space), w.bits, got, w.address,
        expect, next);
    put(e, "setp.ne.$s $o, $o, $o", w.bits, changed, got, expect);
    put(e, "mov.$s $o, $o", w.bits, expect, got);
    put(e, "@$o bra $l", changed, again);
    val_set(e, v, 0, word_extract(e, &w, got, c));
}

/* Emits atomicrmw v for local memory: a load, which defines v, the operation, and a store. */
static void rmw_plain(Emit *e, ValueId v, const Comp *c, Opd a) {
    Opd old = val_def(e, v, 0), b = opd_reg(e, val_raw(e, inst_op(e->f, v, 1), 0));
    put(e, "ld$s.$s $o, $a", space_suffix(a.space), comp_suffix(c), old, a);
    Opd next = opd_reg(e, rmw_result(e, (enum RmwOp)e->f->inst.at[v].sub, c, old, b));
    put(e, "st$s.$s $a, $o", space_suffix(a.space), comp_suffix(c), a, next);
}

/* Selects atomicrmw v: by plain instructions in local memory, by an atomic instruction if there is one, and otherwise
 * by a loop around compare-and-swap. Reports an error for a type that has no atomic operation. */
static void select_rmw(Emit *e, ValueId v) {
    const Inst *i = &e->f->inst.at[v];
    Comps c = comps_of(e, i->type);
    Opd a = atomic_written(e, v, inst_op(e->f, v, 0));
    MemOrder o;
    if (!atom_order(e, v, (enum Ordering)i->mem.order, &o)) return;
    const AtomRow *row = c.n == 1 || c.n == 2 ? atom_find(e, (enum RmwOp)i->sub, c) : NULL;
    if (type_is_wide_atom(e, i->type)) wide_atom_rmw(e, v, a, &o);
    else if (c.n == 1 && a.space == SPACE_LOCAL) rmw_plain(e, v, &c.at[0], a);
    else if (row && a.space != SPACE_LOCAL) atom_put(e, v, row, c, a, &o);
    else if (c.n == 1) rmw_loop(e, v, &c.at[0], a, &o);
    else if (atomic_vector_fits(c)) select_atomic_vector(e, v, c, a, &o);
    else emit_error(e, v, "%s has no atomic operation on this type", e->opt->target->name);
}

/* --------------------------------------------------------------------------------------- compare and swap */

/* Returns the weakest ordering that is as strong as both the success and the failure ordering. */
static enum Ordering order_join(enum Ordering success, enum Ordering fail) {
    if (success == ORD_RELEASE && fail == ORD_ACQUIRE) return ORD_ACQ_REL;
    return success > fail ? success : fail;
}

/* Emits compare-and-swap of a byte and returns the old byte. Retries the swap as long as it fails only because other
 * bytes of the word have changed. */
static Opd cas_byte(Emit *e, const AtomWord *w, const Comp *c, Opd expect, Opd next, const MemOrder *o) {
    uint32_t again = label_new(e), done = label_new(e);
    Opd word = reg_new(e, RC_B32), got = reg_new(e, RC_B32), same = reg_new(e, RC_PRED), other = reg_new(e, RC_PRED);
    Opd differ = reg_new(e, RC_B32), outside = reg_new(e, RC_B32), keep = reg_new(e, RC_B32);
    put(e, "mov.b32 $o, $o", word, word_load(e, w, o));
    put(e, "not.b32 $o, $o", keep, w->mask);
    label_here(e, again);
    Opd expected = word_set(e, w, word, expect), desired = word_set(e, w, word, next);
    put(e, "atom$s$s$s.cas.b32 $o, $a, $o, $o", o->sem, o->scope, space_suffix(w->address.space), got, w->address,
        expected, desired);
    put(e, "setp.eq.b32 $o, $o, $o", same, got, expected);
    put(e, "@$o bra $l", same, done);
    put(e, "xor.b32 $o, $o, $o", differ, got, expected);
    put(e, "and.b32 $o, $o, $o", outside, differ, keep);
    put(e, "setp.ne.b32 $o, $o, 0", other, outside);
    put(e, "mov.b32 $o, $o", word, got);
    put(e, "@$o bra $l", other, again);
    label_here(e, done);
    return word_extract(e, w, got, c);
}

/* Emits compare-and-swap of local memory as a load, a select and a store, and returns the old value. */
static Opd cas_plain(Emit *e, const Comp *c, Opd a, Opd expect, Opd next) {
    Opd old = reg_new(e, (enum RegClass)c->cls);
    put(e, "ld$s.$s $o, $a", space_suffix(a.space), comp_suffix(c), old, a);
    Opd chosen = opd_select(e, c, int_compare(e, ICMP_EQ, c, old, expect), next, old);
    put(e, "st$s.$s $a, $o", space_suffix(a.space), comp_suffix(c), a, opd_reg(e, chosen));
    return old;
}

/* Selects cmpxchg v, by plain instructions in local memory and by a loop for a byte, and sets both components of its
 * result: the old value, and the predicate that it was the expected one. */
static void select_cmpxchg(Emit *e, ValueId v) {
    const Inst *i = &e->f->inst.at[v];
    Comps c = comps_of(e, ref_type(e->m, e->f, inst_op(e->f, v, 1)));
    Opd a = atomic_written(e, v, inst_op(e->f, v, 0)), old;
    MemOrder o;
    enum Ordering order = order_join((enum Ordering)i->mem.order, (enum Ordering)i->mem.fail);
    if (!atom_order(e, v, order, &o)) return;
    /* the fence before the operation already provides the release */
    if (order == ORD_SEQ_CST && o.fence) o.sem = ".acquire";
    if (type_is_wide_atom(e, ref_type(e->m, e->f, inst_op(e->f, v, 1)))) {
        wide_atom_cmpxchg(e, v, a, &o);
        return;
    }
    if (c.n != 1) { bug(e->m, e->f, v, "no compare-and-swap has this width"); }
    Opd expect = val_reg(e, inst_op(e->f, v, 1), 0), next = val_reg(e, inst_op(e->f, v, 2), 0);
    if (a.space == SPACE_LOCAL) {
        old = cas_plain(e, &c.at[0], a, expect, next);
    } else {
        AtomWord w = atom_word(e, &c.at[0], a);
        fence_put(e, &o);
        if (w.part) {
            old = cas_byte(e, &w, &c.at[0], expect, next, &o);
        } else {
            old = reg_new(e, w.cls);
            put(e, "atom$s$s$s.cas.$s $o, $a, $o, $o", o.sem, o.scope, space_suffix(a.space), w.bits, old, a, expect,
                next);
        }
    }
    val_set(e, v, 0, old);
    val_set(e, v, 1, int_compare(e, ICMP_EQ, &c.at[0], old, expect));
}

void select_atomic(Emit *e, ValueId v) {
    switch (e->f->inst.at[v].op) {
    case OP_LOAD: select_atomic_load(e, v); break;
    case OP_STORE: select_atomic_store(e, v); break;
    case OP_FENCE: select_fence(e, v); break;
    case OP_CMPXCHG: select_cmpxchg(e, v); break;
    case OP_ATOMICRMW: select_rmw(e, v); break;
    default: bug(e->m, e->f, v, "not an atomic operation");
    }
}
