/* machine.c: the device: variables, the host side of the memory, parameters. */
#include "analysis/run/machine/machine.h"

uint32_t machine_random(Machine *k, uint32_t n) {
    k->schedule.random ^= k->schedule.random << 13;
    k->schedule.random ^= k->schedule.random >> 7;
    k->schedule.random ^= k->schedule.random << 17;
    return n ? (uint32_t)((k->schedule.random >> 11) % n) : 0;
}

/* Terminates the text of *name and returns it. From now on it belongs to the machine, which frees it. */
static char *object_name(Machine *k, Out *name) {
    out_char(name, 0);
    vec_push(&k->mem.names, name->buf);
    return name->buf;
}

/* Allocates the memory of a variable, with undefined contents, and records its address in mem.sym_addr. A `constant` in
 * global memory can only be read. An extern shared array without a size gets no memory; place_dynamic sets its address.
 *
 * A shared variable of 32 bytes or more that declares an alignment of at least 16 is placed at a multiple of 128. clang
 * accesses parts of the temporary storage of CUB with align 32 although it declares that with align 16, and devices do
 * not care: whether that is an error must not depend on the variables before it. */
static void place_symbol(Machine *k, SymId s) {
    Module *m = k->m;
    DeviceMemory *mem = &k->mem;
    const Sym *y = &m->sym.at[s];
    uint64_t size = type_size(m, y->type), align = y->align ? UINT64_C(1) << (y->align - 1) : type_align(m, y->type);
    Out name;
    out_init(&name, NULL);
    symbol_print(&name, k, s);
    Object o = {.size = size, .name = object_name(k, &name), .var = y->space == SPACE_SHARED ? s : 0};
    if (align < 1) align = 1;
    if (y->space == SPACE_SHARED && align >= 16 && align < 128 && size >= 32) align = 128;
    /* extern shared memory is placed after the other variables, by place_dynamic */
    if (y->space == SPACE_SHARED && !y->defined && size == 0) return;
    if (y->space == SPACE_SHARED) mem->sym_addr[s] = arena_push(&mem->shared, &mem->shared_object, o, align, BYTE_LIVE);
    else if (y->space == SPACE_CONST)
        mem->sym_addr[s] = arena_push(&mem->konst, &mem->const_object, o, align, BYTE_LIVE);
    else
        mem->sym_addr[s] = mem->global_base + arena_push(&mem->global, &mem->global_object, o, align,
                                                         y->constant ? BYTE_CONST : BYTE_LIVE);
}

/* Sets mem.shared_dynamic, where dynamic shared memory begins, after the shared variables and a gap, and sets the
 * address of all extern shared arrays to it. It has the greatest alignment that a shared variable declares, at least
 * 16. */
static void place_dynamic(Machine *k) {
    uint64_t align = 16;
    each_sym(k->m, s) {
        const Sym *y = &k->m->sym.at[s];
        if (y->kind == SYM_VAR && y->space == SPACE_SHARED && y->align && UINT64_C(1) << (y->align - 1) > align)
            align = UINT64_C(1) << (y->align - 1);
    }
    uint64_t at = k->mem.shared.size ? (k->mem.shared.size + 16 + align - 1) / align * align : 0;
    k->mem.shared_dynamic = at;
    each_sym(k->m, s) {
        const Sym *y = &k->m->sym.at[s];
        if (y->kind == SYM_VAR && y->space == SPACE_SHARED && k->mem.sym_addr[s] == UINT64_MAX) k->mem.sym_addr[s] = at;
    }
}

/* Stores the initialiser of a variable. Does nothing if it has none, if that is undef, or if the variable is shared.
 * Returns false after an error message. */
static bool initialise(Machine *k, SymId s) {
    const Sym *y = &k->m->sym.at[s];
    if (!y->defined || y->space == SPACE_SHARED) return true;
    bool konst = y->space == SPACE_CONST;
    Arena *a = konst ? &k->mem.konst : &k->mem.global;
    uint64_t off = k->mem.sym_addr[s] - (konst ? 0 : k->mem.global_base);
    if (ref_is_undef(k->m, y->init)) return true;
    if (constant_store(k, a, off, y->init)) return true;
    diag_error(k->diag, y->src, "the initialiser of @%s cannot be computed", str_get(k->m, y->name));
    return false;
}

Machine *machine_make(Module *m, Diag *d, const RunOptions *options, const FrontEnd *front, const DeviceHooks *device) {
    Machine *k = mem_alloc(sizeof *k);
    k->m = m;
    k->diag = d;
    k->files = source_files_new();
    k->front = front, k->device = device;
    k->opt = *options;
    k->schedule.random = options->seed * UINT64_C(0x9e3779b97f4a7c15);
    uint64_t step[4] = {0};
    for (int i = 0; i < 4 && options->seed; i++) step[i] = machine_random(k, 4096) * WINDOW_SIZE;
    k->mem.param_base = UINT64_C(0x7f1000000000) + step[0];
    k->mem.global_base = UINT64_C(0x7f2000000000);
    k->mem.shared_base = UINT64_C(0x7f4000000000) + step[1];
    k->mem.local_base = UINT64_C(0x7f6000000000) + step[2];
    k->mem.const_base = UINT64_C(0x7f8000000000) + step[3];
    k->mem.global.space = RUN_GLOBAL, k->mem.konst.space = RUN_CONST, k->mem.param.space = RUN_PARAM,
    k->mem.shared.space = RUN_SHARED;
    k->mem.sym_addr = mem_alloc(m->sym.n * sizeof *k->mem.sym_addr);
    k->functions.of = mem_alloc(m->sym.n * sizeof *k->functions.of);
    kernel_table_build(&k->kernels, m);
    if (options->counts) k->profile = profile_new();
    bool ok = true;
    each_sym(m, s) {
        k->mem.sym_addr[s] = UINT64_MAX;
        if (m->sym.at[s].kind == SYM_VAR && type_is_sized(m, m->sym.at[s].type)) place_symbol(k, s);
    }
    place_dynamic(k);
    each_sym(m, s)
        if (m->sym.at[s].kind == SYM_VAR && k->mem.sym_addr[s] != UINT64_MAX) ok &= initialise(k, s);
    arena_reserve(&k->mem.global, k->mem.global.size), arena_reserve(&k->mem.konst, k->mem.konst.size),
        arena_reserve(&k->mem.shared, k->mem.shared.size);
    if (ok) return k;
    machine_free(k);
    return NULL;
}

void machine_free(Machine *k) {
    fn_codes_free(k);
    source_files_free(k->files);
    for (uint32_t i = 0; i < k->mem.names.n; i++) free(k->mem.names.at[i]);
    arena_free(&k->mem.global), arena_free(&k->mem.konst), arena_free(&k->mem.param), arena_free(&k->mem.shared);
    vec_free(&k->mem.global_object), vec_free(&k->mem.const_object), vec_free(&k->mem.shared_object),
        vec_free(&k->mem.param_object);
    vec_free(&k->mem.names);
    kernel_table_free(&k->kernels);
    profile_free(k->profile);
    vec_free(&k->texture);
    free(k->races.shadow), free(k->races.release);
    free(k->mem.sym_addr);
    free(k);
}

bool machine_check(Machine *k) {
    bool ok = true;
    each_sym(k->m, s)
        if (k->front->has_body(k, s)) ok &= fn_code(k, s) != NULL;
    return ok && k->front->decode_reached(k);
}

const RunCounts *machine_counts(const Machine *k) { return &k->count; }

/* Returns an Object for a buffer of the host, with a name "buffer NAME" that the machine frees. */
static Object buffer_object(Machine *k, uint64_t bytes, const char *name) {
    Out text;
    out_init(&text, NULL);
    out_format(&text, "buffer %s", name);
    return (Object){.size = bytes, .name = object_name(k, &text)};
}

uint64_t machine_alloc(Machine *k, uint64_t bytes, const char *name) {
    Object o = buffer_object(k, bytes, name);
    return k->mem.global_base + arena_push(&k->mem.global, &k->mem.global_object, o, 256, BYTE_LIVE);
}

uint64_t machine_alloc_zero(Machine *k, uint64_t bytes, const char *name) {
    Object o = buffer_object(k, bytes, name);
    return k->mem.global_base + arena_push_zero(&k->mem.global, &k->mem.global_object, o, 256, BYTE_LIVE);
}

/* Returns the arena, global or constant, of bytes at a generic address that the host accesses, and sets *off to their
 * offset in it. Returns NULL if they are not inside one object. */
static Arena *host_arena(Machine *k, uint64_t address, uint64_t bytes, uint64_t *off) {
    bool konst = address - k->mem.const_base < WINDOW_SIZE;
    Arena *a = konst ? &k->mem.konst : &k->mem.global;
    const Objects *list = konst ? &k->mem.const_object : &k->mem.global_object;
    *off = address - (konst ? k->mem.const_base : k->mem.global_base);
    Object *o = object_near(list, *off);
    return o && *off - o->off <= o->size && bytes <= o->size - (*off - o->off) ? a : NULL;
}

bool machine_write(Machine *k, uint64_t address, const void *from, uint64_t bytes) {
    uint64_t off;
    Arena *a = host_arena(k, address, bytes, &off);
    if (!a) return false;
    memcpy(a->byte + off, from, bytes);
    arena_define(a, off, bytes);
    return true;
}

bool machine_read(Machine *k, uint64_t address, void *to, void *undefined, uint64_t bytes) {
    uint64_t off;
    Arena *a = host_arena(k, address, bytes, &off);
    if (!a) return false;
    for (uint64_t i = 0; i < bytes; i++) ((uint8_t *)to)[i] = a->byte[off + i] & (uint8_t)~a->undef[off + i];
    memcpy(undefined, a->undef + off, bytes);
    return true;
}

bool machine_symbol(Machine *k, const char *name, uint64_t *address, uint64_t *bytes) {
    StrId id = str_find(k->m, name, strlen(name));
    SymId s = id ? sym_find(k->m, id) : 0;
    if (!s || k->m->sym.at[s].kind != SYM_VAR || k->m->sym.at[s].space == SPACE_SHARED ||
        k->mem.sym_addr[s] == UINT64_MAX)
        return false;
    *address = k->mem.sym_addr[s] + (k->m->sym.at[s].space == SPACE_CONST ? k->mem.const_base : 0);
    *bytes = type_size(k->m, k->m->sym.at[s].type);
    return true;
}

/* ------------------------------------------------------------------------------------------- parameters */

bool machine_param(Machine *k, SymId kernel, uint32_t i, uint64_t *offset, uint64_t *bytes, TypeId *type) {
    Module *m = k->m;
    TypeId fn = m->sym.at[kernel].type;
    uint64_t at = 0;
    for (uint32_t p = 0; p + 1 < type_at(m, fn)->nelem; p++) {
        TypeId t = type_elem(m, fn, p + 1);
        AttrListId attrs = m->sym.at[kernel].attrs;
        TypeId object = param_byval(m, attrs, p);
        uint64_t align = object != T_VOID ? param_byval_align(m, attrs, p) : type_align(m, t);
        if (object != T_VOID) t = object;
        at = (at + align - 1) / align * align;
        *offset = at, *bytes = type_size(m, t), *type = t;
        if (p == i) return true;
        at += *bytes;
    }
    return false;
}

void machine_params_fill(Machine *k) {
    Module *m = k->m;
    uint64_t offset, bytes, end = 0;
    TypeId type;
    k->mem.param.size = 0;
    k->mem.param_object.n = 0;
    for (uint32_t i = 0; machine_param(k, k->launch.kernel, i, &offset, &bytes, &type); i++) {
        arena_reserve(&k->mem.param, offset + bytes);
        memset(k->mem.param.state + end, BYTE_HOLE, offset - end);
        memset(k->mem.param.state + offset, BYTE_LIVE, bytes);
        memset(k->mem.param.undef + offset, 0, bytes);
        memcpy(k->mem.param.byte + offset, k->launch.params + offset, bytes);
        bool byval = !k->ptx && param_has_attr(m, m->sym.at[k->launch.kernel].attrs, i, "byval");
        Object o = {.off = offset,
                    .size = bytes,
                    .name = "a kernel parameter",
                    .writable = byval && !param_is_grid_constant(&k->kernels, k->launch.kernel, i)};
        vec_push(&k->mem.param_object, o);
        k->mem.param.size = end = offset + bytes;
    }
}
