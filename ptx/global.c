/* global.c: emits variables as PTX declarations.
 *
 * An initialiser is flattened into an image: its bytes, and the addresses among them (Reloc). The image is
 * written with the widest element type that its addresses allow: one scalar; an array of the scalars of
 * its type; an array of words, if every address lies at a multiple of the word; or bytes, where an address
 * is split into eight bytes by masks: 0xFF(a), 0xFF00(a), ...
 *
 * PTX requires that a variable be declared before an initialiser names it, so definitions are written in
 * dependency order (depth-first postorder). A cycle is broken by an `.extern` declaration of one of its
 * variables, which must then be `.visible`. */
#include "ptx/module.h"

/* An address in an image: `size` bytes, at most 8, at `offset` are the address of sym, in its generic form if
 * `generic`, plus addend. */
typedef struct Reloc {
    uint64_t offset;
    uint32_t size; /* bytes */
    SymId sym;
    bool generic;
    int64_t addend;
} Reloc;

typedef struct Image {
    uint8_t *bytes; /* NULL: all zero */
    uint64_t size;
    VEC(Reloc) reloc; /* in ascending order of offsets */
} Image;

/* An aggregate constant c at byte `offset` of the image, of which element `next` is to be added next. */
typedef struct InitPart {
    Ref c;
    uint64_t offset, next;
} InitPart;

typedef struct Globals {
    Emit *e;
    VEC(SymId) var;     /* variables to write, in the order in which they were found to be used */
    uint32_t *index;    /* by SymId: 1 + index into var and image */
    VEC(Image) image;   /* by index; empty for declarations */
    VEC(InitPart) part; /* stack of the aggregates that image_build is in, innermost last */
    uint8_t *state;     /* by index: 0 not visited, 1 on the path, 2 ordered */
    uint8_t *forward;   /* by index: needs an .extern declaration first */
    VEC(SymId) order;   /* the variables of `var` in the order in which they are written */
} Globals;

/* ------------------------------------------------------------------------------------------------- images */

/* Reports error `what` at the definition of variable s, after the name of s. */
static void sym_error(Emit *e, SymId s, const char *what) {
    const Sym *y = &e->m->sym.at[s];
    diag_error(e->m->diag, y->src, "variable '%s': %s", sym_ptx_name(e, s), what);
}

/* Merges (by OR) the low `bytes` bytes of a value, at most 8, into the image at `offset`, little-endian. */
static void image_put(Image *im, uint64_t offset, uint64_t bits, uint32_t bytes) {
    if (!bits) return;
    if (!im->bytes) im->bytes = mem_alloc(im->size);
    for (uint32_t i = 0; i < bytes && i < 8; i++) im->bytes[offset + i] |= (uint8_t)(bits >> 8 * i);
}

/* Reports that variable s holds an address of which PTX would have to write a part of a byte. */
static void address_error(Globals *g, SymId s) {
    sym_error(g->e, s, "an address in an integer of other than whole bytes cannot be emitted");
}

/* Writes scalar constant c into the image of variable s; an address becomes a relocation. Reports an error if c cannot
 * be evaluated. */
static void image_scalar(Globals *g, SymId s, Image *im, Ref c, uint64_t offset) {
    Module *m = g->e->m;
    TypeId t = ref_type(m, NULL, c);
    uint32_t size = (uint32_t)type_store_size(m, t);
    if (ref_is(c, REF_CONST) && const_at(m, c)->kind == CONST_WIDE) {
        const Const *k = const_at(m, c);
        for (uint32_t i = 0; i < k->n; i++) {
            uint32_t left = size - 4 * i;
            image_put(im, offset + 4 * i, m->const_word.at[k->first + i], left < 4 ? left : 4);
        }
        return;
    }
    ConstVal v;
    const char *why = NULL;
    if (!const_eval(g->e, c, &v, &why)) {
        sym_error(g->e, s, why);
    } else if (v.sym) {
        Reloc r = {offset, size < 8 ? size : 8, v.sym, v.generic, (int64_t)v.lo};
        if (type_bits(m, t) % 8) address_error(g, s);
        vec_push(&im->reloc, r);
    } else {
        image_put(im, offset, v.lo, size);
        if (size > 8) image_put(im, offset + 8, v.hi, size - 8);
    }
}

/* Returns lane i of vector c of the initialiser of s, or REF_NULL after an error message. */
static Ref vector_lane(Globals *g, SymId s, Ref c, uint64_t i) {
    ConstVal v;
    const char *why = NULL;
    Ref lane = const_lane(g->e->m, c, i);
    if (!lane.x && !const_eval(g->e, c, &v, &why)) sym_error(g->e, s, why);
    return lane;
}

/* Adds vector c of integers of `bits` bits, which is not a multiple of 8: its elements are packed bit by bit. Reports
 * an error at an element that cannot be evaluated, or that is an address. */
static void image_bits(Globals *g, SymId s, Image *im, Ref c, uint32_t bits, uint64_t offset) {
    uint64_t n = type_at(g->e->m, ref_type(g->e->m, NULL, c))->n;
    const char *why = NULL;
    for (uint64_t i = 0; i < n && !why; i++) {
        ConstVal v;
        Ref lane = vector_lane(g, s, c, i);
        if (!lane.x) return;
        if (!const_eval(g->e, lane, &v, &why)) {
            sym_error(g->e, s, why);
            continue;
        }
        if (v.sym) {
            address_error(g, s);
            return;
        }
        for (uint32_t b = 0; b < bits; b++) {
            uint64_t at = i * bits + b;
            image_put(im, offset + at / 8, (v.lo >> b & 1) << at % 8, 1);
        }
    }
}

/* Reports whether the constant needs no bytes in the image, because it is a null or undefined value, or no constant
 * at all (REF_NONE). A literal number 0 is not tested for. */
static bool const_is_zero(const Module *m, Ref c) {
    if (!ref_is(c, REF_CONST)) return ref_is(c, REF_NONE);
    enum ConstKind k = (enum ConstKind)const_at(m, c)->kind;
    return k == CONST_ZERO || k == CONST_UNDEF || k == CONST_POISON || k == CONST_NULL;
}

/* Adds constant c of the initialiser of s to the image at `offset`. An aggregate is pushed on the stack g->part, and
 * image_build visits its elements. */
static void image_const(Globals *g, SymId s, Image *im, Ref c, uint64_t offset) {
    Module *m = g->e->m;
    if (const_is_zero(m, c)) return;
    const Const *k = ref_is(c, REF_CONST) ? const_at(m, c) : NULL;
    if (k && k->kind == CONST_BYTES) {
        const char *from = str_get(m, k->str);
        if (!im->bytes) im->bytes = mem_alloc(im->size);
        memcpy(im->bytes + offset, from, str_len(m, k->str));
    } else if (k && (k->kind == CONST_AGG || type_kind(m, k->type) == TY_VECTOR)) {
        TypeId elem = type_kind(m, k->type) == TY_VECTOR ? type_elem(m, k->type, 0) : T_VOID;
        uint32_t bits = elem && type_is_int(m, elem) ? type_bits(m, elem) : 0;
        if (bits % 8 && bits <= 64) image_bits(g, s, im, c, bits, offset);
        else vec_push(&g->part, ((InitPart){c, offset, 0}));
    } else {
        image_scalar(g, s, im, c, offset);
    }
}

/* Flattens the initialiser of variable s into *im, depth first with an explicit stack. im->size is set, and the rest of
 * *im is zero. Reports an error for each part that has no constant value. */
static void image_build(Globals *g, SymId s, Image *im) {
    Module *m = g->e->m;
    image_const(g, s, im, m->sym.at[s].init, 0);
    while (g->part.n) {
        InitPart *p = &g->part.at[g->part.n - 1];
        const Const *k = const_at(m, p->c);
        TypeId t = k->type;
        bool vector = type_kind(m, t) == TY_VECTOR;
        if (p->next == (vector ? type_at(m, t)->n : k->n)) {
            g->part.n--;
            continue;
        }
        uint32_t i = (uint32_t)p->next++;
        Ref elem = vector ? vector_lane(g, s, p->c, i) : m->const_elem.at[k->first + i];
        if (!elem.x) {
            g->part.n--;
            continue;
        }
        uint64_t at = p->offset;
        if (type_kind(m, t) == TY_STRUCT) at += type_field_offset(m, t, i);
        else if (vector) at += i * type_store_size(m, type_elem(m, t, 0));
        else at += i * type_size(m, type_elem(m, t, 0));
        image_const(g, s, im, elem, at);
    }
}

/* ----------------------------------------------------------------------------------------------- elements */

enum InitForm { FORM_SCALARS, FORM_WORDS, FORM_MASKS };
typedef struct VarShape {
    const char *type; /* ".b32" */
    uint32_t unit;    /* bytes of an element */
    uint64_t count;
    bool scalar;  /* one element, written without brackets */
    bool unsized; /* written as []: an external array without a size */
    enum InitForm form;
} VarShape;

/* Returns the scalar type of the elements of t, an array, vector or scalar of any nesting; T_VOID if they are
 * structs. */
static TypeId type_unit(Module *m, TypeId t) {
    while (type_kind(m, t) == TY_ARRAY || type_kind(m, t) == TY_VECTOR) t = type_elem(m, t, 0);
    return type_kind(m, t) == TY_STRUCT ? T_VOID : t;
}

/* Returns the PTX type, such as ".b32", of an element of `unit` bytes (1, 2, 4 or 8). kind: that of its scalar type
 * in IR; float and double have types of their own. */
static const char *unit_name(uint32_t unit, enum TypeKind kind) {
    if (kind == TY_FLOAT) return ".f32";
    if (kind == TY_DOUBLE) return ".f64";
    return unit == 8 ? ".b64" : unit == 4 ? ".b32" : unit == 2 ? ".b16" : ".b8";
}

/* Reports whether the image can be written as words of `unit` bytes: they divide its size, and every address fills
 * exactly one word. */
static bool relocs_fit(const Image *im, uint32_t unit) {
    if (im->size % unit) return false;
    for (uint32_t i = 0; i < im->reloc.n; i++)
        if (im->reloc.at[i].size != unit || im->reloc.at[i].offset % unit) return false;
    return true;
}

/* Chooses the element type, number of elements and form in which a variable is declared and initialised. Leaves
 * `unsized` false. */
static VarShape shape_of(Emit *e, SymId s, const Image *im) {
    Module *m = e->m;
    TypeId t = m->sym.at[s].type, u = type_unit(m, t);
    uint64_t size = type_size(m, t);
    VarShape h = {".b8", 1, size, false, false, FORM_SCALARS};
    if (im->reloc.n) {
        uint32_t word = im->reloc.at[0].size;
        bool words = (word == 4 || word == 8) && relocs_fit(im, word);
        h.form = words ? FORM_WORDS : FORM_MASKS;
        h.unit = words ? word : 1;
        h.type = !words ? ".u8" : word == 8 ? ".u64" : ".u32";
        h.scalar = words && size == word && u == t;
    } else if (u) {
        uint64_t one = type_size(m, u);
        h.unit = one == 1 || one == 2 || one == 4 || one == 8 ? (uint32_t)one : one % 8 == 0 && one ? 8 : 1;
        h.type = unit_name(h.unit, type_kind(m, u));
        h.scalar = u == t && one == h.unit;
        if (size % h.unit) h.unit = 1, h.type = ".b8";
    }
    h.count = size / h.unit;
    return h;
}

/* Writes an address in an initialiser: "name", "name+8" or "name+-8"; with "generic(name)" if it is generic and not
 * that of a function. */
static void reloc_put(Emit *e, Out *o, const Reloc *r) {
    bool function = e->m->sym.at[r->sym].kind != SYM_VAR;
    bool generic = r->generic && !function;
    if (generic) out_str(o, "generic(");
    out_str(o, sym_ptx_name(e, r->sym));
    if (generic) out_char(o, ')');
    if (r->addend) out_char(o, '+');
    if (r->addend) out_i64(o, r->addend);
}

/* Writes byte number `byte` of an address, 0 being the lowest: 0xFF00(g+4) for 1. */
static void mask_put(Emit *e, Out *o, const Reloc *r, uint64_t byte) {
    out_str(o, "0xFF");
    for (uint64_t i = 0; i < byte; i++) out_str(o, "00");
    out_char(o, '(');
    reloc_put(e, o, r);
    out_char(o, ')');
}

/* Returns the little-endian number in the `unit` bytes at an offset of the image; 0 if the image is all zero. */
static uint64_t image_value(const Image *im, uint64_t offset, uint32_t unit) {
    uint64_t v = 0;
    for (uint32_t i = 0; im->bytes && i < unit; i++) v |= (uint64_t)im->bytes[offset + i] << 8 * i;
    return v;
}

/* Writes an element of an initialiser in decimal, a floating-point one as its bits in hexadecimal. */
static void value_put(Out *o, const VarShape *h, uint64_t v) {
    bool fp = h->type[1] == 'f';
    if (fp) out_str(o, h->unit == 4 ? "0f" : "0d");
    if (fp) out_hex(o, v, (int)h->unit * 2);
    else out_u64(o, v);
}

/* Returns the number of elements to write. Trailing zeros are omitted, because PTX initialises the rest
 * with zeros. */
static uint64_t image_count(const Image *im, const VarShape *h) {
    uint64_t n = im->bytes ? im->size : 0;
    while (n && !im->bytes[n - 1]) n--;
    if (im->reloc.n) {
        const Reloc *last = &im->reloc.at[im->reloc.n - 1];
        if (last->offset + last->size > n) n = last->offset + last->size;
    }
    return (n + h->unit - 1) / h->unit;
}

/* Writes " = " and the initialiser; nothing if it is all zero. */
static void init_put(Emit *e, Out *o, const Image *im, const VarShape *h) {
    uint64_t n = image_count(im, h);
    if (!n) return;
    out_str(o, h->scalar ? " = " : " = {");
    uint32_t next = 0;
    for (uint64_t i = 0; i < n; i++) {
        if (i) out_str(o, ", ");
        uint64_t at = i * h->unit;
        while (next < im->reloc.n && im->reloc.at[next].offset + im->reloc.at[next].size <= at) next++;
        const Reloc *r = next < im->reloc.n && im->reloc.at[next].offset <= at ? &im->reloc.at[next] : NULL;
        if (!r) value_put(o, h, image_value(im, at, h->unit));
        else if (h->form == FORM_WORDS) reloc_put(e, o, r);
        else mask_put(e, o, r, at - r->offset);
    }
    if (!h->scalar) out_char(o, '}');
}

/* ------------------------------------------------------------------------------------------- declarations */

/* Writes the head of a declaration: ".visible .global .align 4 .b32 name[3]". A variable without bytes gets one
 * element, unless h->unsized. */
static void var_head(Emit *e, SymId s, Out *o, const char *linkage, const VarShape *h) {
    Module *m = e->m;
    const Sym *y = &m->sym.at[s];
    out_str(o, linkage);
    out_str(o, space_suffix(sym_space(e, s)));
    if (e->module.kernels.managed[s]) out_str(o, " .attribute(.managed)");
    uint32_t align = y->align ? 1u << (y->align - 1) : type_align(m, y->type);
    if (align < h->unit) align = h->unit;
    out_format(o, " .align %u %s ", align, h->type);
    out_str(o, sym_ptx_name(e, s));
    if (h->unsized) out_str(o, "[]");
    else if (!h->scalar) out_format(o, "[%llu]", (unsigned long long)(h->count ? h->count : 1));
}

/* Writes the definition of a texture, surface or sampler handle. */
static void handle_put(Emit *e, SymId s, Out *o) {
    static const char *const word[] = {"", ".texref", ".surfref", ".samplerref"};
    out_str(o, sym_ptx_linkage(e, s));
    out_format(o, ".global %s %s;\n", word[e->module.kernels.handle[s]], sym_ptx_name(e, s));
}

/* Writes the declaration of variable s if it is external, or else its definition; a texture, surface or sampler by
 * handle_put. A variable that has a forward declaration becomes .visible. */
static void var_define(Globals *g, SymId s, Out *o) {
    Emit *e = g->e;
    uint32_t i = g->index[s] - 1;
    const Sym *y = &e->m->sym.at[s];
    const Image *im = &g->image.at[i];
    if (e->module.kernels.handle[s]) {
        handle_put(e, s, o);
        return;
    }
    VarShape h = shape_of(e, s, im);
    if (h.form == FORM_MASKS) emit_version(e, 71);
    bool declared = sym_is_declaration(y);
    h.unsized = declared && h.count == 0;
    var_head(e, s, o, g->forward[i] ? ".visible " : sym_ptx_linkage(e, s), &h);
    if (!declared) init_put(e, o, im, &h);
    out_str(o, ";\n");
}

/* limits in bytes, of one shared variable and of all constant variables together */
enum { SHARED_MOST = 48 << 10, CONST_MOST = 64 << 10 };

/* Reports an error for each rule of PTX that variable s breaks: its alignment is at most ALIGN_MOST; in shared memory
 * it has at most 48 KiB and no initial value; its initialiser, whose image is im, holds no address of a shared
 * variable. */
static void var_check(Emit *e, SymId s, const Image *im) {
    uint32_t space = sym_space(e, s), align = e->m->sym.at[s].align;
    if (align && (uint64_t)1 << (align - 1) > ALIGN_MOST) sym_error(e, s, "an alignment of more than 2^23");
    if (space == SPACE_SHARED && im->size > SHARED_MOST)
        sym_error(e, s, "more than 48 KiB of shared memory must be dynamic: an external array without a size");
    if (space != SPACE_GLOBAL && space != SPACE_SHARED && space != SPACE_CONST) {
        bug(e->m, NULL, UINT32_MAX, "variable '%s' in space %u", sym_text(e->m, s), space);
    } else if (space == SPACE_SHARED && (im->bytes || im->reloc.n)) {
        sym_error(e, s, "a variable in shared memory cannot have an initial value");
    }
    for (uint32_t i = 0; i < im->reloc.n; i++)
        if (e->m->sym.at[im->reloc.at[i].sym].kind == SYM_VAR && sym_space(e, im->reloc.at[i].sym) == SPACE_SHARED)
            sym_error(e, s, "the address of a shared variable cannot be an initial value");
}

/* ------------------------------------------------------------------------------- which, and in what order */

/* Adds a variable, with an empty image, to the list of those to write, unless it is there already. */
static void var_add(Globals *g, SymId s) {
    if (g->index[s]) return;
    vec_push(&g->var, s);
    g->index[s] = g->var.n;
    Image none = {0};
    vec_push(&g->image, none);
}

/* Builds and checks the images of all variables to be written. Marks each symbol that an initialiser names as used
 * and, if it is a variable, adds it to those to write. Reports an error once the constant variables exceed 64 KiB. */
static void images_build(Globals *g) {
    Emit *e = g->e;
    uint64_t constant = 0;
    for (uint32_t i = 0; i < g->var.n; i++) {
        SymId s = g->var.at[i];
        const Sym *y = &e->m->sym.at[s];
        Image im = {.size = type_size(e->m, y->type)};
        if (!sym_is_declaration(y) && !e->module.kernels.handle[s]) image_build(g, s, &im);
        var_check(e, s, &im);
        if (sym_space(e, s) == SPACE_CONST && !sym_is_declaration(y)) {
            uint64_t before = constant;
            constant += im.size;
            if (before <= CONST_MOST && constant > CONST_MOST)
                sym_error(e, s, "the variables in the constant space exceed 64 KiB");
        }
        for (uint32_t r = 0; r < im.reloc.n; r++) {
            SymId to = im.reloc.at[r].sym;
            e->module.sym_used[to] = 1;
            if (e->m->sym.at[to].kind == SYM_VAR) var_add(g, to);
        }
        g->image.at[i] = im;
    }
}

/* Appends `root`, an index into g->var that has not been visited, and the variables that its initialiser depends on to
 * g->order, each after those that it depends on (depth-first search with an explicit stack). A variable that is reached
 * while it is on the search path is part of a cycle and is marked in g->forward. */
static void order_from(Globals *g, uint32_t root) {
    VEC(struct { uint32_t var, next; }) path = {0};
    g->state[root] = 1;
    vec_reserve(&path, 1);
    path.at[path.n].var = root;
    path.at[path.n++].next = 0;
    while (path.n) {
        uint32_t v = path.at[path.n - 1].var, next = path.at[path.n - 1].next++;
        if (next == g->image.at[v].reloc.n) {
            g->state[v] = 2;
            vec_push(&g->order, g->var.at[v]);
            path.n--;
            continue;
        }
        uint32_t to = g->index[g->image.at[v].reloc.at[next].sym];
        if (!to--) continue;
        if (g->state[to] == 1) g->forward[to] = 1;
        if (g->state[to]) continue;
        g->state[to] = 1;
        vec_reserve(&path, 1);
        path.at[path.n].var = to;
        path.at[path.n++].next = 0;
    }
    vec_free(&path);
}

void globals_emit(Emit *e, Out *o) {
    Module *m = e->m;
    Globals g = {.e = e, .index = mem_alloc(m->sym.n * sizeof(uint32_t))};
    each_sym_written(e, s)
        if (m->sym.at[s].kind == SYM_VAR && e->module.sym_used[s]) var_add(&g, s);
    images_build(&g);
    g.state = mem_alloc(g.var.n + 1);
    g.forward = mem_alloc(g.var.n + 1);
    each_sym_written(e, s)
        if (g.index[s] && !g.state[g.index[s] - 1]) order_from(&g, g.index[s] - 1);
    for (uint32_t i = 0; i < g.var.n; i++) {
        if (!g.forward[i]) continue;
        VarShape h = shape_of(e, g.var.at[i], &g.image.at[i]);
        var_head(e, g.var.at[i], o, ".extern ", &h);
        out_str(o, ";\n");
    }
    for (uint32_t i = 0; i < g.order.n; i++) var_define(&g, g.order.at[i], o);
    for (uint32_t i = 0; i < g.image.n; i++) {
        free(g.image.at[i].bytes);
        vec_free(&g.image.at[i].reloc);
    }
    free(g.index), free(g.state), free(g.forward);
    vec_free(&g.var), vec_free(&g.image), vec_free(&g.part), vec_free(&g.order);
}
