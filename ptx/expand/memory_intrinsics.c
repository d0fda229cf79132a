/* memory_intrinsics.c: lowers llvm.memcpy, llvm.memmove and llvm.memset.
 *
 * A small constant length is unrolled: all loads, then all stores, so that overlap is harmless. The bytes pass through
 * registers as elements that both sides are aligned for, and the side that is aligned for more moves several of them in
 * one vector access. Any other length becomes a loop over units as wide as the alignment of both sides permits,
 * followed by a loop over the remaining bytes. memmove copies backwards if the destination starts within the source.
 * The loops step registers in place, which is allowed because PTX is not in SSA form. */
#include "ir/arith.h"
#include "ptx/expand/expansions.h"

/* limits: bytes of an unrolled copy; bytes of a unit; elements of one vector access */
enum { UNROLL_MAX = 128, UNIT_MAX = 8, VECTOR_MAX = 4 };

typedef struct CopySide {
    Opd at;            /* the address; within a loop a register of its own, which the loop steps */
    const char *words; /* modifiers and space of the instruction: ".volatile.global" */
    uint32_t align;    /* of the address, in bytes */
} CopySide;

typedef struct BlockCopy {
    Emit *e;
    ValueId v;
    CopySide to, from;
    bool fill;     /* memset: stores `value`; `from` is unused */
    Opd value;     /* the byte, repeated in all bytes of a 64-bit value */
    uint32_t unit; /* bytes of the widest element for which both sides are aligned */
} BlockCopy;

/* ----------------------------------------------------------------------------------------------- operands */

/* Returns the known alignment of a pointer argument in bytes: the greater of that of its attribute and that of the
 * object that it points into, at most ADDRESS_ALIGN_MAX. */
static uint32_t arg_align(Emit *e, ValueId v, uint32_t arg) {
    uint64_t align = attr_int(e->m, attr_list_at(e->m, e->f->inst.at[v].aux, ATTR_PARAM0 + arg), "align", 1);
    return address_align(e, inst_op(e->f, v, arg), align < ADDRESS_ALIGN_MAX ? (uint32_t)align : ADDRESS_ALIGN_MAX);
}

/* Returns the source or destination of a copy: its address and the suffixes of its instructions, but not its alignment.
 * Reports an error if it is written and cannot be. */
static CopySide side_of(Emit *e, Ref r, bool is_volatile, bool written) {
    CopySide s = {.at = written ? addr_written(e, r) : addr_use(e, r), .words = ""};
    uint32_t space = s.at.space;
    if (written && (space == SPACE_CONST || space == SPACE_PARAM))
        emit_error(e, e->here.inst, "the %s space cannot be written", space_name(space));
    switch (space) {
    case SPACE_GENERIC: s.words = is_volatile ? ".volatile" : ""; break;
    case SPACE_GLOBAL: s.words = is_volatile ? ".volatile.global" : ".global"; break;
    case SPACE_SHARED: s.words = is_volatile ? ".volatile.shared" : ".shared"; break;
    case SPACE_CLUSTER: s.words = is_volatile ? ".volatile.shared::cluster" : ".shared::cluster"; break;
    default: s.words = space_suffix(space);
    }
    return s;
}

/* Returns the class of the register that holds `unit` bytes: 1, 2, 4 or 8. */
static enum RegClass unit_class(uint32_t unit) { return unit <= 2 ? RC_B16 : unit == 4 ? RC_B32 : RC_B64; }

/* Repeats the byte argument in all eight bytes of a 64-bit value. */
static Opd byte_repeat(Emit *e, Ref r) {
    const uint64_t ones = 0x0101010101010101;
    Opd o = val_zext(e, r, 0, RC_B32);
    if (o.kind == OPD_IMM) return opd_imm(RC_B64, ones * (uint64_t)o.imm);
    Opd word = reg_new(e, RC_B32), d = reg_new(e, RC_B64);
    put(e, "mul.lo.s32 $o, $o, 16843009", word, o);
    put(e, "mov.b64 $o, {$o, $o}", d, word, word);
    return d;
}

/* Returns the fill value in the class of a unit; the pattern repeats in every byte. */
static Opd value_unit(BlockCopy *m, uint32_t unit) {
    if (m->value.kind != OPD_IMM) return opd_resize(m->e, m->value, unit_class(unit));
    uint64_t mask = arith_ones(unit * 8);
    return opd_imm(unit_class(unit), (uint64_t)m->value.imm & mask);
}

/* ----------------------------------------------------------------------------------------------- accesses */

/* Emits the load of k (1, 2, 4) elements of `unit` bytes from the source into new registers d[0 .. k).
 * Emits nothing for a fill. */
static void elements_load(BlockCopy *m, uint32_t unit, uint32_t k, int64_t offset, Opd *d) {
    if (m->fill) return;
    const char *w = m->from.words, *t = bytes_type(unit);
    Opd at = addr_add(m->from.at, offset);
    for (uint32_t i = 0; i < k; i++) d[i] = reg_new(m->e, unit_class(unit));
    if (k == 1) put(m->e, "ld$s.$s $o, $a", w, t, d[0], at);
    else if (k == 2) put(m->e, "ld$s.v2.$s {$o, $o}, $a", w, t, d[0], d[1], at);
    else put(m->e, "ld$s.v4.$s {$o, $o, $o, $o}, $a", w, t, d[0], d[1], d[2], d[3], at);
}

/* Emits the store of k (1, 2, 4) elements of `unit` bytes: d[0 .. k), or for a fill the fill value. */
static void elements_store(BlockCopy *m, uint32_t unit, uint32_t k, int64_t offset, const Opd *d) {
    const char *w = m->to.words, *t = bytes_type(unit);
    Opd at = addr_add(m->to.at, offset), value[VECTOR_MAX];
    for (uint32_t i = 0; i < k; i++) value[i] = !m->fill ? d[i] : i ? value[0] : value_unit(m, unit);
    if (m->fill && k > 1) value[0] = value[1] = value[2] = value[3] = opd_reg(m->e, value[0]);
    if (k == 1) put(m->e, "st$s.$s $a, $o", w, t, at, value[0]);
    else if (k == 2) put(m->e, "st$s.v2.$s $a, {$o, $o}", w, t, at, value[0], value[1]);
    else put(m->e, "st$s.v4.$s $a, {$o, $o, $o, $o}", w, t, at, value[0], value[1], value[2], value[3]);
}

/* Returns how many of the last n elements of `unit` bytes one access can move: 1, 2 or 4. They begin at a multiple of
 * its size, because longer accesses come first. */
static uint32_t vector_length(const CopySide *s, uint32_t unit, uint64_t n) {
    uint32_t k = VECTOR_MAX;
    while (k > 1 && (k > n || k * unit > s->align)) k /= 2;
    return k;
}

/* Copies or fills n bytes, at most UNROLL_MAX, without a loop, in elements from the widest to the narrowest. */
static void move_unrolled(BlockCopy *m, uint64_t n) {
    Opd value[UNROLL_MAX] = {0};
    for (int stores = 0; stores < 2; stores++) {
        const CopySide *side = stores ? &m->to : &m->from;
        uint64_t at = 0;
        uint32_t count = 0;
        for (uint32_t unit = m->unit; at < n; unit /= 2)
            for (uint32_t k; n - at >= unit; at += k * unit, count += k) {
                k = vector_length(side, unit, (n - at) / unit);
                if (stores) elements_store(m, unit, k, (int64_t)at, value + count);
                else elements_load(m, unit, k, (int64_t)at, value + count);
            }
    }
}

/* -------------------------------------------------------------------------------------------------- loops */

/* Copies an operand into a register of its own, which a loop may step. */
static Opd loop_register(Emit *e, Opd from) {
    Opd d = reg_new(e, (enum RegClass)from.cls);
    d.space = from.space;
    put(e, "mov.$s $o, $o", rc_b[from.cls], d, from);
    return d;
}

/* Copies the address of a side into a register that a loop may step. The name of a variable has a space, the register
 * that opd_reg() loads it into has none. */
static Opd side_register(Emit *e, Opd at) {
    Opd d = loop_register(e, opd_reg(e, at));
    d.space = at.space;
    return d;
}

/* Emits an addition of `by` to a register in place. */
static void step(Emit *e, Opd o, int64_t by) { put(e, "add.$s $o, $o, $i", rc_s[o.cls], o, o, by); }

/* Emits the loop `while (left >= unit) copy one unit`, which steps `left` and the addresses of m in place. The pointers
 * address the unit if the loop runs forwards, and the byte after it if it runs backwards. */
static void move_while(BlockCopy *m, Opd left, uint32_t unit, bool backwards) {
    Emit *e = m->e;
    uint32_t again = label_new(e), done = label_new(e);
    Opd over = reg_new(e, RC_PRED), go = reg_new(e, RC_PRED), value = {0};
    put(e, "setp.lt.$s $o, $o, $u", rc_u[left.cls], over, left, unit);
    put(e, "@$o bra $l", over, done);
    label_here(e, again);
    elements_load(m, unit, 1, backwards ? -(int64_t)unit : 0, &value);
    elements_store(m, unit, 1, backwards ? -(int64_t)unit : 0, &value);
    int64_t by = backwards ? -(int64_t)unit : unit;
    if (!m->fill) step(e, m->from.at, by);
    step(e, m->to.at, by);
    step(e, left, -(int64_t)unit);
    put(e, "setp.ge.$s $o, $o, $u", rc_u[left.cls], go, left, unit);
    put(e, "@$o bra $l", go, again);
    label_here(e, done);
}

/* Emits the loop over whole units and then one over the remaining bytes. */
static void move_forwards(BlockCopy *m, Opd left, uint32_t unit) {
    move_while(m, left, unit, false);
    if (unit > 1) move_while(m, left, 1, false);
}

/* Emits a copy of `left` bytes from the end, in units of one byte whatever the alignment, because the case is rare. */
static void move_backwards(BlockCopy *m, Opd left) {
    Emit *e = m->e;
    put(e, "add.$s $o, $o, $o", rc_s[m->to.at.cls], m->to.at, m->to.at,
        opd_resize(e, left, (enum RegClass)m->to.at.cls));
    put(e, "add.$s $o, $o, $o", rc_s[m->from.at.cls], m->from.at, m->from.at,
        opd_resize(e, left, (enum RegClass)m->from.at.cls));
    move_while(m, left, 1, true);
}

/* Converts an address to a generic one, so that it can be compared with one of another space. */
static Opd generic_address(Emit *e, Opd at) {
    if (at.space == SPACE_GENERIC) return at;
    Opd d = reg_new(e, RC_B64), wide = opd_resize(e, at, RC_B64);
    put(e, "cvta$s.u64 $o, $o", space_suffix(at.space), d, wide);
    return d;
}

/* Reports whether a destination and a source in these spaces may overlap. Two different specific spaces never do,
 * except shared memory and the cluster's shared memory, which contains it; and nothing overlaps a source in a space
 * that cannot be written. */
static bool spaces_overlap(uint32_t to, uint32_t from) {
    if (from == SPACE_CONST || from == SPACE_PARAM) return false;
    if (to == from || to == SPACE_GENERIC || from == SPACE_GENERIC) return true;
    return (to == SPACE_SHARED || to == SPACE_CLUSTER) && (from == SPACE_SHARED || from == SPACE_CLUSTER);
}

/* Emits a copy or fill whose length is not a small constant. If the two sides of a copy may overlap, the direction is
 * chosen at run time. */
static void move_loop(BlockCopy *m, Opd length, bool may_overlap) {
    Emit *e = m->e;
    uint32_t unit = m->unit;
    Opd left = loop_register(e, length);
    m->to.at.generic = m->from.at.generic = false;
    m->to.at = side_register(e, m->to.at);
    if (!m->fill) m->from.at = side_register(e, m->from.at);
    if (!may_overlap || !spaces_overlap(m->to.at.space, m->from.at.space)) {
        move_forwards(m, left, unit);
        return;
    }
    Opd to = m->to.at, from = m->from.at;
    if (to.space != from.space) to = generic_address(e, to), from = generic_address(e, from);
    /* an address of shared memory may be in a register of 32 bits, which is all that differs between two */
    if (to.cls != from.cls) to = opd_resize(e, to, RC_B32), from = opd_resize(e, from, RC_B32);
    Opd distance = reg_new(e, (enum RegClass)to.cls), apart = reg_new(e, RC_PRED);
    uint32_t forwards = label_new(e), done = label_new(e);
    put(e, "sub.$s $o, $o, $o", rc_s[to.cls], distance, to, from);
    put(e, "setp.ge.$s $o, $o, $o", rc_u[to.cls], apart, distance, opd_resize(e, left, (enum RegClass)to.cls));
    put(e, "@$o bra $l", apart, forwards);
    move_backwards(m, left);
    put(e, "bra.uni $l", done);
    label_here(e, forwards);
    move_forwards(m, left, unit);
    label_here(e, done);
}

/* Reports whether an argument of the call is a constant other than 0; false if the call has no such argument. */
static bool arg_is_true(Emit *e, ValueId v, uint32_t arg) {
    uint64_t n;
    return arg < call_nargs(e->f, v) && ref_int(e->m, inst_op(e->f, v, arg), &n) && n;
}

/* Emits a copy or fill: unrolled if the length is a small constant, otherwise as a loop. */
static void block_copy_emit(BlockCopy *m, bool may_overlap) {
    Emit *e = m->e;
    Ref length = inst_op(e->f, m->v, 2);
    uint64_t n;
    if (!ref_int(e->m, length, &n)) move_loop(m, val_zext(e, length, 0, RC_B64), may_overlap);
    else if (n <= UNROLL_MAX) move_unrolled(m, n);
    else move_loop(m, opd_imm(RC_B64, n), may_overlap);
}

/* Returns the alignment argument that memory intrinsics have in old modules (with narg = 5), which applies to both
 * sides and precedes the volatile flag: at most ADDRESS_ALIGN_MAX, and 1 if there is none. */
static uint32_t common_align(Emit *e, ValueId v, uint32_t narg) {
    uint64_t n;
    if (narg != 5 || !ref_int(e->m, inst_op(e->f, v, 3), &n) || n == 0) return 1;
    return n < ADDRESS_ALIGN_MAX ? (uint32_t)n : ADDRESS_ALIGN_MAX;
}

/* Sets the alignments of the two sides to `to` and `from` bytes, and m->unit to the widest unit that both permit. */
static void sides_align(BlockCopy *m, uint32_t to, uint32_t from) {
    m->to.align = to, m->from.align = from;
    m->unit = to < from ? to : from;
    if (m->unit > UNIT_MAX) m->unit = UNIT_MAX;
}

void memcpy_emit(Emit *e, ValueId v, bool may_overlap) {
    uint32_t narg = call_nargs(e->f, v);
    bool is_volatile = arg_is_true(e, v, narg - 1);
    BlockCopy m = {.e = e, .v = v};
    m.to = side_of(e, inst_op(e->f, v, 0), is_volatile, true);
    m.from = side_of(e, inst_op(e->f, v, 1), is_volatile, false);
    uint32_t both = common_align(e, v, narg);
    sides_align(&m, narg == 5 ? both : arg_align(e, v, 0), narg == 5 ? both : arg_align(e, v, 1));
    block_copy_emit(&m, may_overlap);
}

void memset_emit(Emit *e, ValueId v) {
    uint32_t narg = call_nargs(e->f, v);
    BlockCopy m = {.e = e, .v = v, .fill = true};
    m.to = side_of(e, inst_op(e->f, v, 0), arg_is_true(e, v, narg - 1), true);
    m.value = byte_repeat(e, inst_op(e->f, v, 1));
    uint32_t align = narg == 5 ? common_align(e, v, narg) : arg_align(e, v, 0);
    sides_align(&m, align, align);
    block_copy_emit(&m, false);
}
