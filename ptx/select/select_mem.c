/* select_mem.c: selects load, store, alloca and va_arg. Accesses that vectorise.c has combined are emitted
 * as one. */
#include "ptx/select/select.h"

/* ------------------------------------------------------------------------------------------- instructions */

/* Returns the alignment in bytes that `in`, an access of a T or an alloca, states; if none, the alignment of T. */
static uint32_t access_align(Emit *e, const Inst *in, TypeId t) {
    return in->mem.align ? 1u << (in->mem.align - 1 < 31 ? in->mem.align - 1 : 31) : type_align(e->m, t);
}

/* Returns the alignment in bytes of v, a load or store of a T: the stated one, or what is known of the address if
 * that is more. */
static uint32_t known_align(Emit *e, ValueId v, TypeId t) {
    return address_align(e, inst_address(e->f, v), access_align(e, inst_at(e->f, v), t));
}

/* Returns a buffer for n operands, the components of one value. It belongs to e->values and is valid until the
 * next call. */
static Opd *scratch(Emit *e, uint32_t n) {
    e->values.scratch.n = 0;
    vec_reserve(&e->values.scratch, n + 1);
    return e->values.scratch.at;
}

/* Returns the type that a load or store moves. */
static TypeId access_type(const Emit *e, ValueId v) {
    const Inst *in = inst_at(e->f, v);
    return in->op == OP_STORE ? ref_type(e->m, e->f, inst_op(e->f, v, 0)) : in->type;
}

/* Returns the components of the vector access of a run: its n members, scalars of one size, at consecutive offsets; one
 * that is missing is like its neighbour. The result refers to `at`. */
static Comps run_comps(Emit *e, const ValueId *member, uint32_t n, Comp at[4]) {
    for (uint32_t i = 0; i < n; i++) {
        at[i] = comps_of(e, access_type(e, member[member[i] == MEMBER_NONE ? i ^ 1 : i])).at[0];
        at[i].offset = i * comp_bytes(&at[i]);
    }
    return (Comps){at, n};
}

/* Returns the address of a run, given that of its member v: the address of member[0] need not be computed yet. */
static Opd run_address(Emit *e, Opd of_v, ValueId v, const ValueId *member) {
    uint32_t i = 0;
    while (member[i] != v) i++;
    return addr_add(of_v, -(int64_t)(i * type_store_size(e->m, access_type(e, v))));
}

/* Loads the n members of a run by one access in place of v, the first of them, and defines the results of those that
 * exist. */
static void load_run(Emit *e, ValueId v, const ValueId *member, uint32_t n) {
    Comp c[4];
    Opd value[4];
    bool invariant = inst_attach(e->f, e->m, v, "invariant.load") != NULL;
    Comps comps = run_comps(e, member, n, c);
    Opd at = run_address(e, addr_use(e, inst_op(e->f, v, 0)), v, member);
    mem_load_comps(e, comps, at, n * comp_bytes(c), false, invariant, value);
    for (uint32_t i = 0; i < n; i++)
        if (member[i] != MEMBER_NONE) val_set(e, member[i], 0, value[i]);
}

/* Stores the constants of the n members of a run, 8 or more integers, by one access of four wider integers in place of
 * v, the last of them. */
static void store_constants(Emit *e, ValueId v, const ValueId *member, uint32_t n) {
    uint32_t bits = type_bits(e->m, access_type(e, v)), each = n / 4;
    Comp c[4];
    Opd value[4];
    for (uint32_t i = 0; i < 4; i++) {
        uint64_t sum = 0, part = 0;
        for (uint32_t k = each; k-- > 0;) {
            ref_int(e->m, inst_op(e->f, member[i * each + k], 0), &part);
            sum = sum << bits | part;
        }
        c[i] = comps_of(e, type_int(e->m, bits * each)).at[0];
        c[i].offset = i * comp_bytes(&c[i]);
        value[i] = opd_imm((enum RegClass)c[i].cls, (int64_t)sum);
    }
    Opd at = run_address(e, addr_written(e, inst_op(e->f, v, 1)), v, member);
    mem_store_comps(e, (Comps){c, 4}, at, 4 * comp_bytes(c), false, value);
}

/* Stores the n members of a run by one access in place of v, the last of them. */
static void store_run(Emit *e, ValueId v, const ValueId *member, uint32_t n) {
    Comp c[4];
    Opd value[4];
    Comps comps = run_comps(e, member, n, c);
    for (uint32_t i = 0; i < n; i++) value[i] = val_raw(e, inst_op(e->f, member[i], 0), 0);
    Opd at = run_address(e, addr_written(e, inst_op(e->f, v, 1)), v, member);
    mem_store_comps(e, comps, at, n * comp_bytes(c), false, value);
}

/* Reports whether r, an operand of v or of its freeze, is an instruction with opcode `op` in the block of v and has
 * no other use. */
static bool only_v_uses(Emit *e, ValueId v, Ref r, enum Op op) {
    return ref_is(r, REF_VALUE) && inst_at(e->f, ref_index(r))->op == op && val_uses(e, ref_index(r)) == 1 &&
           e->fn.cfg->block_of[ref_index(r)] == e->fn.cfg->block_of[v];
}

/* Returns the load with which zext or sext v can be emitted as one instruction: of 8, 16 or 32 bits, aligned, not
 * atomic, not in a vectorised run, in the block of v, and without other uses, among them those that skip the extension.
 * A freeze between the two is ignored, because a load in PTX has one result. Returns REF_NULL if there is no such
 * load. */
static Ref extended_load(Emit *e, ValueId v) {
    const Inst *in = inst_at(e->f, v);
    if ((in->op != OP_ZEXT && in->op != OP_SEXT) || !val_uses(e, v) || e->plan.mark.at[v] & MARK_FOLDED)
        return REF_NULL;
    Ref r = inst_op(e->f, v, 0);
    TypeId from = ref_type(e->m, e->f, r), to = in->type;
    if (from != T_I8 && from != T_I16 && (from != T_I32 || e->plan.mark.at[v] & MARK_SKIPPED)) return REF_NULL;
    if (to != T_I16 && to != T_I32 && to != T_I64) return REF_NULL;
    if (only_v_uses(e, v, r, OP_FREEZE)) r = inst_op(e->f, ref_index(r), 0);
    if (!only_v_uses(e, v, r, OP_LOAD) || inst_at(e->f, ref_index(r))->mem.order || e->plan.chain.at[ref_index(r)])
        return REF_NULL;
    return known_align(e, ref_index(r), from) >= type_size(e->m, from) ? r : REF_NULL;
}

/* Returns the trunc whose operand store v can store instead of its result, because a store in PTX takes the lowest bits
 * of a wider register: v is not atomic and not in a vectorised run. Returns REF_NULL if there is none. */
static Ref stored_trunc(const Emit *e, ValueId v) {
    const Inst *in = inst_at(e->f, v);
    if (in->op != OP_STORE || in->mem.order || e->plan.chain.at[v]) return REF_NULL;
    Ref r = inst_op(e->f, v, 0);
    if (!ref_is_inst(e->f, r, OP_TRUNC) || e->plan.mark.at[ref_index(r)] & MARK_IDIOM) return REF_NULL;
    TypeId from = ref_type(e->m, e->f, inst_op(e->f, ref_index(r), 0));
    return from == T_I32 || from == T_I64 ? r : REF_NULL;
}

void extension_mark(Emit *e, BlockId b) {
    each_inst_in(e->f, b, v) {
        Ref load = extended_load(e, v), trunc = stored_trunc(e, v);
        if (load.x) e->plan.wider.at[ref_index(load)] = 1 + v;
        if (trunc.x) {
            e->plan.wider.at[v] = 1 + ref_index(trunc);
            e->plan.uses.at[ref_index(trunc)]--;
        }
    }
}

/* Emits load v and the zext or sext of its result as one instruction, which defines `extension`; v itself stays
 * undefined. */
static void load_extended(Emit *e, ValueId v, ValueId extension) {
    const Inst *in = inst_at(e->f, v), *to = inst_at(e->f, extension);
    bool invariant = inst_attach(e->f, e->m, v, "invariant.load") != NULL;
    Opd d = mem_load_extended(e, type_bits(e->m, in->type), to->op == OP_SEXT,
                              (enum RegClass)comps_of(e, to->type).at[0].cls, addr_use(e, inst_op(e->f, v, 0)),
                              in->flags & IF_VOLATILE, invariant);
    val_set(e, extension, 0, d);
}

/* Selects load v, which is not atomic. The first load of a vectorised run emits the whole run, the others
 * nothing. */
static void load_plain(Emit *e, ValueId v) {
    const Inst *in = inst_at(e->f, v);
    ValueId member[RUN_MAX];
    uint32_t run = vectorise_members(e, v, member), n = comps_of(e, in->type).n;
    if (run > 1) {
        if (!(e->plan.mark.at[v] & MARK_JOINED)) load_run(e, v, member, run);
        return;
    }
    if (e->plan.wider.at[v]) {
        load_extended(e, v, e->plan.wider.at[v] - 1);
        return;
    }
    bool invariant = inst_attach(e->f, e->m, v, "invariant.load") != NULL;
    Opd *c = scratch(e, n);
    mem_load(e, in->type, addr_use(e, inst_op(e->f, v, 0)), known_align(e, v, in->type), in->flags & IF_VOLATILE,
             invariant, c);
    for (uint32_t i = 0; i < n; i++) val_set(e, v, i, c[i]);
}

void select_stored(Emit *e, ValueId v, Opd to, uint32_t align) {
    Ref value = inst_op(e->f, v, 0);
    TypeId t = ref_type(e->m, e->f, value);
    uint32_t n = comps_of(e, t).n;
    Opd *c = scratch(e, n);
    if (e->plan.wider.at[v]) c[0] = val_use(e, inst_op(e->f, e->plan.wider.at[v] - 1, 0), 0);
    else
        for (uint32_t i = 0; i < n; i++) c[i] = val_raw(e, value, i);
    mem_store(e, t, to, align, inst_at(e->f, v)->flags & IF_VOLATILE, c);
}

/* Selects store v, which is not atomic. The last store of a vectorised run emits the whole run, the others
 * nothing. */
static void store_plain(Emit *e, ValueId v) {
    ValueId member[RUN_MAX];
    uint32_t run = vectorise_members(e, v, member);
    if (run > 1) {
        if (!(e->plan.mark.at[v] & MARK_JOINED)) (run > 4 ? store_constants : store_run)(e, v, member, run);
        return;
    }
    select_stored(e, v, addr_written(e, inst_op(e->f, v, 1)), known_align(e, v, access_type(e, v)));
}

void select_load(Emit *e, ValueId v) {
    e->here.streaming = inst_attach(e->f, e->m, v, "nontemporal") != NULL;
    load_plain(e, v);
    e->here.streaming = false;
}

void select_store(Emit *e, ValueId v) {
    if (e->plan.passed.at[v]) return;
    e->here.streaming = inst_attach(e->f, e->m, v, "nontemporal") != NULL;
    store_plain(e, v);
    e->here.streaming = false;
}

/* Selects alloca. One of constant size in the entry block is reserved in the frame; any other needs the
 * instruction alloca. Reports an error for too large an alignment or size. */
void select_alloca(Emit *e, ValueId v) {
    if (e->plan.passed.at[v]) return;
    const Inst *in = inst_at(e->f, v);
    TypeId t = in->aux;
    uint64_t count = 1, size = type_size(e->m, t);
    uint32_t align = access_align(e, in, t);
    const Comp *c = &comps_of(e, in->type).at[0];
    bool constant = !in->nopnd || ref_int(e->m, inst_op(e->f, v, 0), &count);
    bool generic = c->space == SPACE_GENERIC;
    if (align > ALIGN_MOST) {
        emit_error(e, v, "an alignment of more than 2^23");
        return;
    }
    if (constant && count && size > (uint64_t)INT32_MAX / count) {
        emit_error(e, v, "an object of more than 2 GiB in local memory");
        return;
    }
    if (constant && e->here.block == 0) {
        Opd o = depot_at(depot_alloc(e, size * count, align));
        o.cls = c->cls;
        o.generic = generic;
        val_set(e, v, 0, o);
        return;
    }
    emit_need(e, 52, 0, 73, v, "an alloca whose size is known only at run time");
    Opd bytes = constant ? opd_imm(RC_B64, (size * count + 7) / 8 * 8) : reg_new(e, RC_B64), at = reg_new(e, RC_B64);
    if (!constant) {
        Opd product = reg_new(e, RC_B64), rounded = reg_new(e, RC_B64);
        put(e, "mul.lo.s64 $o, $o, $i", product, val_zext(e, inst_op(e->f, v, 0), 0, RC_B64), (int64_t)size);
        put(e, "add.s64 $o, $o, 7", rounded, product);
        put(e, "and.b64 $o, $o, -8", bytes, rounded);
    }
    put(e, "alloca.u64 $o, $o, $u", at, opd_reg(e, bytes), align < 8 ? 8 : align);
    if (generic) {
        Opd d = reg_new(e, RC_B64);
        put(e, "cvta.local.u64 $o, $o", d, at);
        at = d;
    }
    val_set(e, v, 0, opd_resize(e, at, (enum RegClass)c->cls));
}

/* Loads the next variadic argument, at the next address that is aligned for its type, and advances the list past
 * it. The list is a pointer into the buffer that the caller has packed (abi_call.c). */
void select_va_arg(Emit *e, ValueId v) {
    const Inst *in = inst_at(e->f, v);
    Opd list = addr_use(e, inst_op(e->f, v, 0)), next = reg_new(e, RC_B64), after = reg_new(e, RC_B64);
    uint32_t align = type_align(e->m, in->type), n = comps_of(e, in->type).n;
    put(e, "ld$s.b64 $o, $a", space_suffix(list.space), next, list);
    if (align > 1) {
        Opd sum = reg_new(e, RC_B64), d = reg_new(e, RC_B64);
        put(e, "add.s64 $o, $o, $u", sum, next, align - 1);
        put(e, "and.b64 $o, $o, $i", d, sum, -(int64_t)align);
        next = d;
    }
    Opd *c = scratch(e, n);
    mem_load(e, in->type, next, align, false, false, c);
    for (uint32_t i = 0; i < n; i++) val_set(e, v, i, c[i]);
    put(e, "add.s64 $o, $o, $i", after, next, (int64_t)type_size(e->m, in->type));
    put(e, "st$s.b64 $a, $o", space_suffix(list.space), list, after);
}
