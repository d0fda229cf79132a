/* access.c: loads and stores values of any type. A value is moved component by component. Adjacent
 * components form one vector access (.v2, .v4) if the alignment permits. A component that is
 * under-aligned, or whose size is not a power of two, is moved in pieces. An i1 is a byte in memory, 0 or
 * 1. */
#include "ptx/expand/bitpack.h"
#include "ptx/expand/expansions.h"

/* A memory access: its modifiers, its address and alignment, and the bytes of packed elements that it loaded last. */
typedef struct EmittedAccess {
    Emit *e;
    const char *kind, *cache; /* ".volatile" or ""; ".cs", ".nc", ".cs.nc" or "" */
    Opd at;
    uint32_t align;
    uint64_t byte;  /* 1 + offset of the packed element that was loaded last; 0 = none */
    uint32_t bytes; /* number of those bytes */
    Opd word;       /* the register that holds them */
} EmittedAccess;

/* Returns the alignment of the byte at `offset` of the access. */
static uint32_t align_at(const EmittedAccess *a, uint64_t offset) {
    uint64_t low = offset & (0 - offset);
    return low && low < a->align ? (uint32_t)low : a->align;
}

/* Returns how many components from i on fit one access: 8 (of 16 bits), 4, 2 or 1; 0 if component i must
 * be moved in pieces. */
static uint32_t group_size(const EmittedAccess *a, Comps c, uint32_t i) {
    uint32_t size = comp_bytes(&c.at[i]), align = align_at(a, c.at[i].offset), n = 1;
    if (size & (size - 1) || align < size) return 0;
    while (n < 8 && i + n < c.n && comp_bytes(&c.at[i + n]) == size && !c.at[i + n].packed &&
           c.at[i + n].offset == c.at[i].offset + n * size)
        n++;
    if (n == 8 && size == 2 && c.at[i].bits == 16 && align >= ADDRESS_ALIGN_MAX) return 8;
    n = n >= 4 ? 4 : n >= 2 ? 2 : 1;
    while (n > 1 && (n * size > ADDRESS_ALIGN_MAX || n * size > align)) n /= 2;
    return n;
}

/* Returns how many of the `left` bytes at `offset` one piece moves: a power of two that the alignment
 * permits. */
static uint32_t piece_bytes(const EmittedAccess *a, uint64_t offset, uint32_t left) {
    uint32_t n = align_at(a, offset), limit = 8;
    while (limit > left || limit > n) limit /= 2;
    return limit;
}

/* Returns the description of an access, with those of its modifiers that the space of the address permits: volatile,
 * nontemporal (e->here.streaming), read-only cache (.nc; needs `invariant`). A volatile access gets no other. Emits
 * nothing. align 0 counts as 1. */
static EmittedAccess access_begin(Emit *e, Opd address, uint32_t align, bool is_volatile, bool invariant) {
    bool weak = address.space == SPACE_LOCAL || address.space == SPACE_CONST || address.space == SPACE_PARAM;
    bool cached = invariant && !is_volatile && address.space == SPACE_GLOBAL;
    bool streams = address.space == SPACE_GENERIC || address.space == SPACE_GLOBAL;
    bool once = e->here.streaming && streams && !is_volatile;
    return (EmittedAccess){.e = e,
                           .kind = is_volatile && !weak ? ".volatile" : "",
                           .cache = once     ? cached ? ".cs.nc" : ".cs"
                                    : cached ? ".nc"
                                             : "",
                           .at = address,
                           .align = align ? align : 1};
}

/* --------------------------------------------------------------------------------------------------- load */

/* Returns the component that determines the PTX type of an access of n components: the first one, as an integer if
 * their kinds differ. */
static Comp group_comp(const Comp *c, uint32_t n) {
    Comp first = *c;
    for (uint32_t k = 1; k < n; k++)
        if (c[k].kind != c->kind) first.kind = TY_INT;
    return first;
}

/* Returns the class of the register that c is loaded into: .b16 for an i1, else its own. */
static enum RegClass memory_class(const Comp *c) { return c->cls == RC_PRED ? RC_B16 : (enum RegClass)c->cls; }

/* Converts a component from its form in memory: an i1 from its byte. */
static Opd from_memory(Emit *e, const Comp *c, Opd loaded) {
    if (c->cls != RC_PRED) return loaded;
    return cast_scalar(e, OP_TRUNC, &(Comp){.cls = RC_B16, .kind = TY_INT, .bits = 8}, c, loaded);
}

/* Loads eight 16-bit components as four 32-bit words and splits each into two. */
static void load_eight(const EmittedAccess *a, const Comp *c, Opd *out) {
    Emit *e = a->e;
    Opd at = addr_add(a->at, c->offset), w[4];
    for (uint32_t k = 0; k < 4; k++) w[k] = reg_new(e, RC_B32);
    put(e, "ld$s$s$s.v4.b32 {$o, $o, $o, $o}, $a", a->kind, space_suffix(at.space), a->cache, w[0], w[1], w[2], w[3],
        at);
    for (uint32_t k = 0; k < 8; k++) out[k] = reg_new(e, RC_B16);
    for (uint32_t k = 0; k < 4; k++) put(e, "mov.b32 {$o, $o}, $o", out[2 * k], out[2 * k + 1], w[k]);
}

/* Emits one load of n neighbouring components, from component i on, into out[0 .. n); n: a result of group_size. */
static void load_group(const EmittedAccess *a, Comps c, uint32_t i, uint32_t n, Opd *out) {
    Emit *e = a->e;
    if (n == 8) {
        load_eight(a, &c.at[i], out);
        return;
    }
    Comp first = group_comp(&c.at[i], n);
    for (uint32_t k = 0; k < n; k++) out[k] = reg_new(e, memory_class(&c.at[i + k]));
    Opd at = addr_add(a->at, c.at[i].offset);
    const char *space = space_suffix(at.space), *type = comp_suffix(&first);
    if (n == 1) put(e, "ld$s$s$s.$s $o, $a", a->kind, space, a->cache, type, out[0], at);
    else if (n == 2) put(e, "ld$s$s$s.v2.$s {$o, $o}, $a", a->kind, space, a->cache, type, out[0], out[1], at);
    else
        put(e, "ld$s$s$s.v4.$s {$o, $o, $o, $o}, $a", a->kind, space, a->cache, type, out[0], out[1], out[2], out[3],
            at);
    for (uint32_t k = 0; k < n; k++) {
        out[k].byte = comp_bytes(&c.at[i + k]) == 1; /* ld.b8 extends the byte to the register */
        out[k] = from_memory(e, &c.at[i + k], out[k]);
    }
}

/* Loads the `size` bytes of component c piece by piece and returns them joined in one register, the first piece
 * lowest. */
static Opd load_pieces(const EmittedAccess *a, const Comp *c, uint32_t size) {
    Emit *e = a->e;
    enum RegClass cls = memory_class(c);
    Opd sum = {0};
    for (uint32_t done = 0; done < size;) {
        uint32_t n = piece_bytes(a, (uint64_t)c->offset + done, size - done);
        Opd part = reg_new(e, cls);
        put(e, "ld$s$s$s.$s $o, $a", a->kind, space_suffix(a->at.space), a->cache, bytes_type(n), part,
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

/* Loads one element of a packed vector, by shifting it out of its bytes. Keeps the bytes in a->word, because the next
 * element may share them, and reuses those of the previous element if they suffice. */
static Opd load_packed(EmittedAccess *a, const Comp *c) {
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

/* Loads n packed components from i on as 64-bit words and splits these into out[0 .. n); n: a result of bitpack_run. */
static void load_bits(EmittedAccess *a, Comps c, uint32_t i, uint32_t n, Opd *out) {
    uint32_t words = bitpack_words(&c.at[i], n), bits = 0;
    Opd *word = mem_alloc(words * sizeof *word);
    for (uint32_t k = 0; k < n; k++) bits += c.at[i + k].bits;
    for (uint32_t k = 0; k < words; k++) {
        Comp part = {.cls = RC_B64, .kind = TY_INT, .bits = 64, .offset = c.at[i].offset + 8 * k};
        word[k] = load_pieces(a, &part, k + 1 < words ? 8 : (bits + 7) / 8 - 8 * k);
    }
    bitpack_split(a->e, &c.at[i], n, word, out);
    free(word);
}

void mem_load_comps(Emit *e, Comps c, Opd address, uint32_t align, bool is_volatile, bool invariant, Opd *comps) {
    EmittedAccess a = access_begin(e, address, align, is_volatile, invariant);
    for (uint32_t i = 0; i < c.n;) {
        uint32_t n = c.at[i].packed ? bitpack_run(c, i) : group_size(&a, c, i);
        if (n && c.at[i].packed) load_bits(&a, c, i, n, comps + i);
        else if (n) load_group(&a, c, i, n, comps + i);
        else
            comps[i] = c.at[i].packed ? load_packed(&a, &c.at[i])
                                      : from_memory(e, &c.at[i], load_pieces(&a, &c.at[i], comp_bytes(&c.at[i])));
        i += n ? n : 1;
    }
}

Opd mem_load_extended(Emit *e, uint32_t bits, bool is_signed, enum RegClass cls, Opd address, bool is_volatile,
                      bool invariant) {
    EmittedAccess a = access_begin(e, address, bits / 8, is_volatile, invariant);
    Opd d = reg_new(e, cls);
    put(e, "ld$s$s$s.$s$u $o, $a", a.kind, space_suffix(address.space), a.cache, is_signed ? "s" : "u", bits, d,
        address);
    return d;
}

void mem_load(Emit *e, TypeId t, Opd address, uint32_t align, bool is_volatile, bool invariant, Opd *comps) {
    mem_load_comps(e, comps_of(e, t), address, align, is_volatile, invariant, comps);
}

/* -------------------------------------------------------------------------------------------------- store */

/* Converts a component to its form in memory, where the bits that pad its last byte are zero. */
static Opd to_memory(Emit *e, const Comp *c, Opd o) {
    if (c->cls == RC_PRED) return opd_zext(e, o, 1, RC_B16);
    if (c->bits % 8) return opd_zext(e, o, c->bits, (enum RegClass)c->cls);
    return opd_use(e, o);
}

/* Emits one store of eight 16-bit components, packed into four words. */
static void store_eight(const EmittedAccess *a, const Comp *c, const Opd *in) {
    Emit *e = a->e;
    Opd at = addr_add(a->at, c->offset), w[4];
    for (uint32_t k = 0; k < 4; k++) {
        Opd low = opd_reg(e, in[2 * k]), high = opd_reg(e, in[2 * k + 1]);
        w[k] = reg_new(e, RC_B32);
        put(e, "mov.b32 $o, {$o, $o}", w[k], low, high);
    }
    put(e, "st$s$s$s.v4.b32 $a, {$o, $o, $o, $o}", a->kind, space_suffix(at.space), a->cache, at, w[0], w[1], w[2],
        w[3]);
}

/* Emits one store of n neighbouring components, from component i on: in[0 .. n); n: a result of group_size. */
static void store_group(const EmittedAccess *a, Comps c, uint32_t i, uint32_t n, const Opd *in) {
    Emit *e = a->e;
    if (n == 8) {
        store_eight(a, &c.at[i], in);
        return;
    }
    Opd at = addr_add(a->at, c.at[i].offset), v[4];
    Comp first = group_comp(&c.at[i], n);
    const char *form = first.kind == TY_FLOAT ? "$f" : first.kind == TY_DOUBLE ? "$d" : "$o", *separator = "";
    for (uint32_t k = 0; k < n; k++) v[k] = to_memory(e, &c.at[i + k], in[k]);
    if (n == 1 && v[0].kind == OPD_REG) {
        put(e, "st$s$s$s.$s $a, $o", a->kind, space_suffix(at.space), a->cache, comp_suffix(&first), at, v[0]);
        return;
    }
    put_text(e, "\tst$s$s$s$s.$s $a, $s", a->kind, space_suffix(at.space), a->cache,
             n == 4   ? ".v4"
             : n == 2 ? ".v2"
                      : "",
             comp_suffix(&first), at, n > 1 ? "{" : "");
    for (uint32_t k = 0; k < n; k++, separator = ", ") {
        put_text(e, separator);
        put_text(e, form, v[k]);
    }
    put_text(e, n > 1 ? "};\n" : ";\n");
}

/* Stores the low `size` bytes of a value piece by piece. */
static void store_pieces(const EmittedAccess *a, const Comp *c, uint32_t size, Opd value) {
    Emit *e = a->e;
    value = opd_reg(e, value);
    for (uint32_t done = 0; done < size;) {
        uint32_t n = piece_bytes(a, (uint64_t)c->offset + done, size - done);
        Opd part = value;
        if (done) {
            part = reg_new(e, (enum RegClass)value.cls);
            put(e, "shr.u$s $o, $o, $u", rc_b[value.cls] + 1, part, value, done * 8);
        }
        put(e, "st$s$s$s.$s $a, $o", a->kind, space_suffix(a->at.space), a->cache, bytes_type(n),
            addr_add(a->at, (int64_t)c->offset + done), part);
        done += n;
    }
}

/* Stores the packed elements from i on, up to the next byte boundary or 64 bits; `in` has the operands of all of c,
 * from component 0 on. Returns how many it has stored. */
static uint32_t store_packed(const EmittedAccess *a, Comps c, uint32_t i, const Opd *in) {
    Emit *e = a->e;
    Opd sum = {0};
    uint32_t n = 0, bits = 0;
    while (i + n < c.n && c.at[i + n].packed && bits + c.at[i + n].bits <= 64 && !(n && bits % 8 == 0 && bits >= 8)) {
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

/* Stores n packed components from i on, in[0 .. n), by way of 64-bit words; n: a result of bitpack_run. */
static void store_bits(const EmittedAccess *a, Comps c, uint32_t i, uint32_t n, const Opd *in) {
    uint32_t words = bitpack_words(&c.at[i], n), bits = 0;
    Opd *word = mem_alloc(words * sizeof *word);
    for (uint32_t k = 0; k < n; k++) bits += c.at[i + k].bits;
    bitpack_join(a->e, &c.at[i], n, in, word);
    for (uint32_t k = 0; k < words; k++) {
        Comp part = {.cls = RC_B64, .kind = TY_INT, .bits = 64, .offset = c.at[i].offset + 8 * k};
        store_pieces(a, &part, k + 1 < words ? 8 : (bits + 7) / 8 - 8 * k, word[k]);
    }
    free(word);
}

void mem_store_comps(Emit *e, Comps c, Opd address, uint32_t align, bool is_volatile, const Opd *comps) {
    EmittedAccess a = access_begin(e, address, align, is_volatile, false);
    if (address.space == SPACE_CONST) emit_error(e, e->here.inst, "constant memory is read only");
    else if (address.kind == OPD_PARAM)
        emit_error(e, e->here.inst, "kernel parameters are read only; run lower-args first");
    for (uint32_t i = 0; i < c.n;) {
        uint32_t n = c.at[i].packed ? bitpack_run(c, i) : group_size(&a, c, i);
        if (n && c.at[i].packed) store_bits(&a, c, i, n, comps + i);
        else if (n) store_group(&a, c, i, n, comps + i);
        else if (c.at[i].packed) n = store_packed(&a, c, i, comps);
        else store_pieces(&a, &c.at[i], comp_bytes(&c.at[i]), to_memory(e, &c.at[i], comps[i]));
        i += n ? n : 1;
    }
}

void mem_store(Emit *e, TypeId t, Opd address, uint32_t align, bool is_volatile, const Opd *comps) {
    mem_store_comps(e, comps_of(e, t), address, align, is_volatile, comps);
}
