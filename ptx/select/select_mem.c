/* select_mem.c: load, store, alloca, va_arg.
 * A value is moved component by component; neighbours are moved together (.v2, .v4) where the alignment
 * allows it, and a component that is under-aligned or no power of two bytes long is moved in pieces. i1 is a
 * byte that is 0 or 1. */
#include "ptx/expand/bits.h"
#include "ptx/select/select.h"

enum { ACCESS_MAX = 16 };      /* bytes one instruction moves in every space and on every target */

/* What one access needs to know of its surroundings. */
typedef struct Access {
    Emit *e;
    const char *kind, *cache;    /* ".volatile" or ""; ".cs", ".nc", ".cs.nc" or "" */
    Opd at;
    uint32_t align;
    uint64_t byte; /* of the last element of bits that was loaded: 1 + its offset, and what was there */
    uint32_t bytes;
    Opd word;
} Access;

static uint32_t comp_bytes(const Comp *c) {
    return (c->bits + 7u) / 8;
}

static uint32_t align_at(const Access *a, uint64_t offset) {
    uint64_t low = offset & (0 - offset);
    return low && low < a->align ? (uint32_t)low : a->align;
}

/* Components from i on that go into one access: 8 (of 16 bits), 4, 2 or 1; 0 if component i has to go in
 * pieces. */
static uint32_t group(const Access *a, Comps c, uint32_t i) {
    uint32_t size = comp_bytes(&c.at[i]), align = align_at(a, c.at[i].offset), n = 1;
    if (size & (size - 1) || align < size) return 0;
    while (n < 8 && i + n < c.n && comp_bytes(&c.at[i + n]) == size && !c.at[i + n].packed
           && c.at[i + n].offset == c.at[i].offset + n * size) n++;
    if (n == 8 && size == 2 && c.at[i].bits == 16 && align >= ACCESS_MAX) return 8;
    n = n >= 4 ? 4 : n >= 2 ? 2 : 1;
    while (n > 1 && (n * size > ACCESS_MAX || n * size > align)) n /= 2;
    return n;
}

static const char *piece_suffix(uint32_t bytes) {
    return bytes == 1 ? "b8" : bytes == 2 ? "b16" : bytes == 4 ? "b32" : "b64";
}

static uint32_t piece_bytes(const Access *a, uint64_t offset, uint32_t left) {
    uint32_t n = align_at(a, offset), limit = 8;
    while (limit > left || limit > n) limit /= 2;
    return limit;
}

static Access access_make(Emit *e, Opd address, uint32_t align, bool is_volatile, bool invariant) {
    bool weak = address.space == SPACE_LOCAL || address.space == SPACE_CONST || address.space == SPACE_PARAM;
    bool cached = invariant && !is_volatile && address.space == SPACE_GLOBAL;
    bool streams = address.space == SPACE_GENERIC || address.space == SPACE_GLOBAL;
    bool once = e->streaming && streams && !is_volatile;
    return (Access){.e = e, .kind = is_volatile && !weak ? ".volatile" : "",
                    .cache = once ? cached ? ".cs.nc" : ".cs" : cached ? ".nc" : "",
                    .at = address, .align = align ? align : 1};
}

/* --------------------------------------------------------------------------------------------------- load */

static enum RegClass memory_class(const Comp *c) {
    return c->cls == RC_PRED ? RC_B16 : (enum RegClass)c->cls;
}

static Opd from_memory(Emit *e, const Comp *c, Opd loaded) {
    if (c->cls != RC_PRED) return loaded;
    return cast_scalar(e, OP_TRUNC, &(Comp){.cls = RC_B16, .kind = TY_INT, .bits = 8}, c, loaded);
}

/* Eight elements of 16 bits: four words, each split in two. */
static void load_eight(const Access *a, const Comp *c, Opd *out) {
    Emit *e = a->e;
    Opd at = addr_add(a->at, c->offset), w[4];
    for (uint32_t k = 0; k < 4; k++) w[k] = reg_new(e, RC_B32);
    put(e, "ld$s$s$s.v4.b32 {$o, $o, $o, $o}, $a", a->kind, space_suffix(at.space), a->cache, w[0], w[1],
        w[2], w[3], at);
    for (uint32_t k = 0; k < 8; k++) out[k] = reg_new(e, RC_B16);
    for (uint32_t k = 0; k < 4; k++) put(e, "mov.b32 {$o, $o}, $o", out[2 * k], out[2 * k + 1], w[k]);
}

static void load_group(const Access *a, Comps c, uint32_t i, uint32_t n, Opd *out) {
    Emit *e = a->e;
    if (n == 8) {
        load_eight(a, &c.at[i], out);
        return;
    }
    for (uint32_t k = 0; k < n; k++) out[k] = reg_new(e, memory_class(&c.at[i + k]));
    Opd at = addr_add(a->at, c.at[i].offset);
    const char *space = space_suffix(at.space), *type = comp_suffix(&c.at[i]);
    if (n == 1) put(e, "ld$s$s$s.$s $o, $a", a->kind, space, a->cache, type, out[0], at);
    else if (n == 2) put(e, "ld$s$s$s.v2.$s {$o, $o}, $a", a->kind, space, a->cache, type, out[0], out[1], at);
    else
        put(e, "ld$s$s$s.v4.$s {$o, $o, $o, $o}, $a", a->kind, space, a->cache, type, out[0], out[1], out[2],
            out[3], at);
    for (uint32_t k = 0; k < n; k++) out[k] = from_memory(e, &c.at[i + k], out[k]);
}

static Opd load_pieces(const Access *a, const Comp *c, uint32_t size) {
    Emit *e = a->e;
    enum RegClass cls = memory_class(c);
    Opd sum = {0};
    for (uint32_t done = 0; done < size;) {
        uint32_t n = piece_bytes(a, (uint64_t)c->offset + done, size - done);
        Opd part = reg_new(e, cls);
        put(e, "ld$s$s$s.$s $o, $a", a->kind, space_suffix(a->at.space), a->cache, piece_suffix(n), part,
            addr_add(a->at, (int64_t)c->offset + done));
        if (done) {
            Opd moved = reg_new(e, cls), joined = reg_new(e, cls);
            put(e, "shl.$s $o, $o, $u", rc_b[cls], moved, part, done * 8);
            put(e, "or.$s $o, $o, $o", rc_b[cls], joined, sum, moved);
            part = joined;
        }
        sum = part;
        done += n;
    }
    return sum;
}

/* Element of a vector of bits: shifted out of its byte. */
static Opd load_packed(Access *a, const Comp *c) {
    Emit *e = a->e;
    Comp word = *c;
    uint32_t bytes = (c->shift + c->bits + 7u) / 8;
    word.cls = bytes <= 2 ? RC_B16 : bytes <= 4 ? RC_B32 : RC_B64;
    if (a->byte != c->offset + 1ull || a->bytes < bytes) {
        a->word = load_pieces(a, &word, bytes);
        a->byte = c->offset + 1ull;
        a->bytes = bytes;
    }
    Opd whole = a->word, t = whole;
    word.cls = whole.cls;
    if (c->shift) {
        t = reg_new(e, (enum RegClass)word.cls);
        put(e, "shr.u$s $o, $o, $u", rc_b[word.cls] + 1, t, whole, (uint32_t)c->shift);
    }
    word.bits = (uint8_t)(bytes * 8);
    return cast_scalar(e, OP_TRUNC, &word, c, t);
}

/* Elements that share bytes across words: n of them from component i on. */
static void load_bits(Access *a, Comps c, uint32_t i, uint32_t n, Opd *out) {
    uint32_t words = bits_words(&c.at[i], n), bits = 0;
    Opd *word = mem_alloc(words * sizeof *word);
    for (uint32_t k = 0; k < n; k++) bits += c.at[i + k].bits;
    for (uint32_t k = 0; k < words; k++) {
        Comp part = {.cls = RC_B64, .kind = TY_INT, .bits = 64, .offset = c.at[i].offset + 8 * k};
        word[k] = load_pieces(a, &part, k + 1 < words ? 8 : (bits + 7) / 8 - 8 * k);
    }
    bits_split(a->e, &c.at[i], n, word, out);
    free(word);
}

static void load_comps(Emit *e, Comps c, Opd address, uint32_t align, bool is_volatile, bool invariant,
                       Opd *comps) {
    Access a = access_make(e, address, align, is_volatile, invariant);
    for (uint32_t i = 0; i < c.n;) {
        uint32_t n = c.at[i].packed ? bits_run(c, i) : group(&a, c, i);
        if (n && c.at[i].packed) load_bits(&a, c, i, n, comps + i);
        else if (n) load_group(&a, c, i, n, comps + i);
        else
            comps[i] = c.at[i].packed
                           ? load_packed(&a, &c.at[i])
                           : from_memory(e, &c.at[i], load_pieces(&a, &c.at[i], comp_bytes(&c.at[i])));
        i += n ? n : 1;
    }
}

void mem_load(Emit *e, TypeId t, Opd address, uint32_t align, bool is_volatile, bool invariant, Opd *comps) {
    load_comps(e, comps_of(e, t), address, align, is_volatile, invariant, comps);
}

/* -------------------------------------------------------------------------------------------------- store */

/* Bits that fill up the last byte are zero in memory. */
static Opd to_memory(Emit *e, const Comp *c, Opd o) {
    if (c->cls == RC_PRED) return opd_zext(e, o, 1, RC_B16);
    if (c->bits % 8) return opd_zext(e, o, c->bits, (enum RegClass)c->cls);
    return opd_use(e, o);
}

static void store_eight(const Access *a, const Comp *c, const Opd *in) {
    Emit *e = a->e;
    Opd at = addr_add(a->at, c->offset), w[4];
    for (uint32_t k = 0; k < 4; k++) {
        Opd low = opd_reg(e, in[2 * k]), high = opd_reg(e, in[2 * k + 1]);
        w[k] = reg_new(e, RC_B32);
        put(e, "mov.b32 $o, {$o, $o}", w[k], low, high);
    }
    put(e, "st$s$s$s.v4.b32 $a, {$o, $o, $o, $o}", a->kind, space_suffix(at.space), a->cache, at, w[0], w[1],
        w[2], w[3]);
}

static void store_group(const Access *a, Comps c, uint32_t i, uint32_t n, const Opd *in) {
    Emit *e = a->e;
    if (n == 8) {
        store_eight(a, &c.at[i], in);
        return;
    }
    Opd at = addr_add(a->at, c.at[i].offset), v[4];
    uint8_t kind = c.at[i].kind;
    const char *form = kind == TY_FLOAT ? "$f" : kind == TY_DOUBLE ? "$d" : "$o", *separator = "";
    for (uint32_t k = 0; k < n; k++) v[k] = to_memory(e, &c.at[i + k], in[k]);
    if (n == 1 && v[0].kind == OPD_REG) {
        put(e, "st$s$s$s.$s $a, $o", a->kind, space_suffix(at.space), a->cache, comp_suffix(&c.at[i]), at, v[0]);
        return;
    }
    put_text(e, "\tst$s$s$s$s.$s $a, $s", a->kind, space_suffix(at.space), a->cache,
             n == 4 ? ".v4" : n == 2 ? ".v2" : "", comp_suffix(&c.at[i]), at, n > 1 ? "{" : "");
    for (uint32_t k = 0; k < n; k++, separator = ", ") {
        put_text(e, separator);
        put_text(e, form, v[k]);
    }
    put_text(e, n > 1 ? "};\n" : ";\n");
}

static void store_pieces(const Access *a, const Comp *c, uint32_t size, Opd value) {
    Emit *e = a->e;
    value = opd_reg(e, value);
    for (uint32_t done = 0; done < size;) {
        uint32_t n = piece_bytes(a, (uint64_t)c->offset + done, size - done);
        Opd part = value;
        if (done) {
            part = reg_new(e, (enum RegClass)value.cls);
            put(e, "shr.u$s $o, $o, $u", rc_b[value.cls] + 1, part, value, done * 8);
        }
        put(e, "st$s$s$s.$s $a, $o", a->kind, space_suffix(a->at.space), a->cache, piece_suffix(n),
            addr_add(a->at, (int64_t)c->offset + done), part);
        done += n;
    }
}

/* The elements from i on that share bytes, up to the next byte boundary or 64 bits; returns how many. */
static uint32_t store_packed(const Access *a, Comps c, uint32_t i, const Opd *in) {
    Emit *e = a->e;
    Opd sum = {0};
    uint32_t n = 0, bits = 0;
    while (i + n < c.n && c.at[i + n].packed && bits + c.at[i + n].bits <= 64
           && !(n && bits % 8 == 0 && bits >= 8)) {
        const Comp *k = &c.at[i + n];
        Opd part = opd_zext(e, in[i + n], k->bits, RC_B64);
        if (bits) {
            Opd moved = reg_new(e, RC_B64), joined = reg_new(e, RC_B64);
            put(e, "shl.b64 $o, $o, $u", moved, opd_use(e, part), bits);
            put(e, "or.b64 $o, $o, $o", joined, sum, moved);
            part = joined;
        }
        sum = opd_use(e, part);
        bits += k->bits;
        n++;
    }
    store_pieces(a, &c.at[i], (bits + 7) / 8, sum);
    return n;
}

static void store_bits(const Access *a, Comps c, uint32_t i, uint32_t n, const Opd *in) {
    uint32_t words = bits_words(&c.at[i], n), bits = 0;
    Opd *word = mem_alloc(words * sizeof *word);
    for (uint32_t k = 0; k < n; k++) bits += c.at[i + k].bits;
    bits_join(a->e, &c.at[i], n, in, word);
    for (uint32_t k = 0; k < words; k++) {
        Comp part = {.cls = RC_B64, .kind = TY_INT, .bits = 64, .offset = c.at[i].offset + 8 * k};
        store_pieces(a, &part, k + 1 < words ? 8 : (bits + 7) / 8 - 8 * k, word[k]);
    }
    free(word);
}

static void store_comps(Emit *e, Comps c, Opd address, uint32_t align, bool is_volatile, const Opd *comps) {
    Access a = access_make(e, address, align, is_volatile, false);
    if (address.space == SPACE_CONST) emit_error(e, e->at, "constant memory is read only");
    else if (address.kind == OPD_PARAM)
        emit_error(e, e->at, "kernel parameters are read only; run lower-args first");
    for (uint32_t i = 0; i < c.n;) {
        uint32_t n = c.at[i].packed ? bits_run(c, i) : group(&a, c, i);
        if (n && c.at[i].packed) store_bits(&a, c, i, n, comps + i);
        else if (n) store_group(&a, c, i, n, comps + i);
        else if (c.at[i].packed) n = store_packed(&a, c, i, comps);
        else store_pieces(&a, &c.at[i], comp_bytes(&c.at[i]), to_memory(e, &c.at[i], comps[i]));
        i += n ? n : 1;
    }
}

void mem_store(Emit *e, TypeId t, Opd address, uint32_t align, bool is_volatile, const Opd *comps) {
    store_comps(e, comps_of(e, t), address, align, is_volatile, comps);
}

/* ------------------------------------------------------------------------------------------- instructions */

static uint32_t access_align(Emit *e, const Inst *in, TypeId t) {
    return in->mem.align ? 1u << (in->mem.align - 1 < 31 ? in->mem.align - 1 : 31) : type_align(e->m, t);
}

/* Of a load or store of a T. */
static uint32_t known_align(Emit *e, ValueId v, TypeId t) {
    const Inst *in = inst_at(e->f, v);
    return address_align(e, inst_op(e->f, v, in->op == OP_STORE), access_align(e, in, t));
}

/* Scratch for the components of one value: grows, never shrinks, belongs to the Emit. */
static Opd *scratch(Emit *e, uint32_t n) {
    e->scratch.n = 0;
    vec_reserve(&e->scratch, n + 1);
    return e->scratch.at;
}

/* n scalars of type t one after the other. */
static Comps repeated(Emit *e, TypeId t, uint32_t n, Comp at[4]) {
    for (uint32_t i = 0; i < n; i++) {
        at[i] = comps_of(e, t).at[0];
        at[i].offset = i * comp_bytes(&at[i]);
    }
    return (Comps){at, n};
}

static void load_run(Emit *e, const ValueId *member, uint32_t n) {
    const Inst *in = inst_at(e->f, member[0]);
    Comp c[4];
    Opd value[4];
    bool invariant = inst_attach(e->f, e->m, member[0], "invariant.load") != NULL;
    load_comps(e, repeated(e, in->type, n, c), addr_use(e, inst_op(e->f, member[0], 0)),
               known_align(e, member[0], in->type), false, invariant, value);
    for (uint32_t i = 0; i < n; i++) val_set(e, member[i], 0, value[i]);
}

static void store_run(Emit *e, const ValueId *member, uint32_t n) {
    TypeId t = ref_type(e->m, e->f, inst_op(e->f, member[0], 0));
    Comp c[4];
    Opd value[4];
    for (uint32_t i = 0; i < n; i++) value[i] = val_raw(e, inst_op(e->f, member[i], 0), 0);
    store_comps(e, repeated(e, t, n, c), addr_use(e, inst_op(e->f, member[0], 1)),
                known_align(e, member[0], t), false, value);
}

static void load_plain(Emit *e, ValueId v) {
    const Inst *in = inst_at(e->f, v);
    ValueId member[4];
    uint32_t run = combine_members(e, v, false, member), n = comps_of(e, in->type).n;
    if (run > 1) {
        if (!(e->mark.at[v] & MARK_JOINED)) load_run(e, member, run);
        return;
    }
    bool invariant = inst_attach(e->f, e->m, v, "invariant.load") != NULL;
    Opd *c = scratch(e, n);
    mem_load(e, in->type, addr_use(e, inst_op(e->f, v, 0)), known_align(e, v, in->type),
             in->flags & IF_VOLATILE, invariant, c);
    for (uint32_t i = 0; i < n; i++) val_set(e, v, i, c[i]);
}

static void store_plain(Emit *e, ValueId v) {
    const Inst *in = inst_at(e->f, v);
    ValueId member[4];
    uint32_t run = combine_members(e, v, true, member);
    if (run > 1) {
        if (!(e->mark.at[v] & MARK_JOINED)) store_run(e, member, run);
        return;
    }
    Ref value = inst_op(e->f, v, 0);
    TypeId t = ref_type(e->m, e->f, value);
    uint32_t n = comps_of(e, t).n;
    Opd *c = scratch(e, n);
    for (uint32_t i = 0; i < n; i++) c[i] = val_raw(e, value, i);
    mem_store(e, t, addr_use(e, inst_op(e->f, v, 1)), known_align(e, v, t), in->flags & IF_VOLATILE, c);
}

static void access_select(Emit *e, ValueId v, void (*plain)(Emit *e, ValueId v)) {
    if (inst_at(e->f, v)->mem.order) {
        atomic_emit(e, v);
        return;
    }
    e->streaming = inst_attach(e->f, e->m, v, "nontemporal") != NULL;
    plain(e, v);
    e->streaming = false;
}

void select_load(Emit *e, ValueId v) { access_select(e, v, load_plain); }
void select_store(Emit *e, ValueId v) { access_select(e, v, store_plain); }

void select_alloca(Emit *e, ValueId v) {
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
    if (constant && e->block == 0) {
        if (count && size > (uint64_t)INT32_MAX / count) {
            emit_error(e, v, "more local memory than there can be");
            return;
        }
        Opd o = depot_at(depot_alloc(e, size * count, align));
        o.cls = c->cls;
        o.generic = generic;
        val_set(e, v, 0, o);
        return;
    }
    emit_need(e, 52, 0, 73, v, "an alloca whose size or number is known only at run time");
    Opd bytes = constant ? opd_imm(RC_B64, (size * count + 7) / 8 * 8) : reg_new(e, RC_B64),
        at = reg_new(e, RC_B64);
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

/* The list is a pointer to the next argument in the caller's packed buffer. */
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
