/* ptx_body.c: names and memory of a PTX function while it is decoded; its frame when it is entered.
 *
 * Names have block scope: a declaration hides outer ones until its brace closes. A register of a range
 * (".reg .b32 %r<9>") gets its slot at its first use.
 */
#include <stdarg.h>

#include "analysis/run/ptx/ptx_body.h"
#include "ir/chars.h"
#include "ir/hash.h"

enum { GAP = 16 }; /* bytes at least between two pieces of local memory, so that an access beyond one is found */

/* ----------------------------------------------------------------------------------------------- messages */

bool ptx_body_error(PtxBody *b, uint32_t token, const char *format, ...) {
    char text[512];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    if (!b->d->failed) diag_error(b->d->k->diag, b->text->token.at[token].at, "%s", text);
    b->d->failed = true;
    return false;
}

bool ptx_name_error(PtxBody *b, uint32_t token, const char *what) {
    const PtxToken *t = &b->text->token.at[token];
    return ptx_body_error(b, token, "'%.*s' %s", (int)(t->len < 80 ? t->len : 80), ptx_token_at(b->text, token), what);
}

/* -------------------------------------------------------------------------------------------------- names */

void ptx_bind(PtxBody *b, uint32_t text, PtxBinding x) {
    vec_push(&b->undo, ((PtxUndo){text, b->prog->bound[text]}));
    vec_push(&b->binding, x);
    b->prog->bound[text] = b->binding.n;
}

uint32_t ptx_register_new(PtxBody *b, unsigned bits) {
    uint32_t slot = temp_slots(b->d, bits > 64 ? 2 : 1);
    while (b->frame->width.n <= slot) vec_push(&b->frame->width, 64);
    b->frame->width.at[slot] = (uint8_t)(bits > 64 ? 64 : bits);
    return slot;
}

/* Returns the visible binding of the name with index `text` in PtxText.text, or NULL if the function has none for it,
 * as for index 0. The pointer is valid until the next binding is made. */
static const PtxBinding *bound_to(PtxBody *b, uint32_t text) {
    uint32_t i = text ? b->prog->bound[text] : 0;
    return i ? &b->binding.at[i - 1] : NULL;
}

/* Returns the binding of a name s of n bytes such as "%r7" as a register of the visible range "%r<9>", or NULL if no
 * visible range has this register. Makes the register and its binding at its first use. text: the index of the whole
 * name in PtxText.text; 0 if the text does not contain it as one token. */
static const PtxBinding *range_member(PtxBody *b, const char *s, size_t n, uint32_t text) {
    size_t digits = n;
    uint64_t number = 0;
    while (digits > 1 && char_is_digit(s[digits - 1])) digits--;
    if (digits == n || n - digits > 9 || (s[digits] == '0' && n - digits > 1)) return NULL;
    for (size_t i = digits; i < n; i++) number = number * 10 + (uint64_t)(s[i] - '0');
    uint32_t prefix = ptx_text_find(b->text, s, digits);
    const PtxBinding *r = bound_to(b, prefix);
    if (!r || r->kind != BIND_RANGE || number >= r->size) return NULL;
    uint32_t range = b->prog->bound[prefix], hash = hash_word(hash_word(1, range), (uint32_t)number);
    for (uint32_t i = hash, id; (id = hash_next(&b->member, hash, &i)) != 0;) {
        const PtxBinding *x = &b->binding.at[id - 1];
        if (x->range == range && x->offset == number) return x;
    }
    PtxBinding x = {.kind = BIND_REGISTER,
                    .bits = r->bits,
                    .slot = ptx_register_new(b, r->bits),
                    .range = range,
                    .prefix = prefix,
                    .offset = (uint32_t)number};
    vec_push(&b->binding, x);
    hash_add(&b->member, hash, b->binding.n);
    /* bind the name as well, so that the next lookup is direct while the range is visible */
    if (text && !b->prog->bound[text]) {
        vec_push(&b->undo, ((PtxUndo){text, 0}));
        b->prog->bound[text] = b->binding.n;
    }
    return &b->binding.at[b->binding.n - 1];
}

const PtxBinding *ptx_binding(PtxBody *b, const char *s, size_t n) {
    uint32_t text = ptx_text_find(b->text, s, n);
    const PtxBinding *x = bound_to(b, text);
    if (x && x->range && b->prog->bound[x->prefix] != x->range) x = NULL;
    if (!x) x = range_member(b, s, n, text);
    if (x || !text || !b->prog->sym_of[text]) return x;
    vec_push(&b->binding, ((PtxBinding){.kind = BIND_SYMBOL, .sym = b->prog->sym_of[text]}));
    return &b->binding.at[b->binding.n - 1];
}

/* ------------------------------------------------------------------------------------------------- memory */

uint32_t ptx_frame_add(PtxBody *b, uint64_t size, uint32_t align) {
    PtxFrame *f = b->frame;
    uint64_t at = f->state.n ? ((uint64_t)f->state.n + GAP + align - 1) / align * align : 0;
    if (at + size + align > WINDOW_SIZE) {
        decode_error(b->d, "a function that needs more than %llu bytes of local memory",
                     (unsigned long long)WINDOW_SIZE);
        return 0;
    }
    uint32_t more = (uint32_t)(at + size) - f->state.n;
    vec_reserve(&f->state, more);
    if (more) memset(f->state.at + f->state.n, BYTE_HOLE, more);
    f->state.n += more;
    if (size) memset(f->state.at + at, BYTE_LIVE, size);
    if (align > f->align) f->align = align;
    return (uint32_t)at;
}

uint32_t ptx_frame_area(PtxBody *b, const PtxVar *v) {
    PtxArea a = {b->text->token.at[v->name].text, 0, v->size};
    a.offset = ptx_frame_add(b, v->size, v->align);
    vec_push(&b->frame->area, a);
    return a.offset;
}

uint64_t ptx_frame_enter(Exec *e, const FnCode *fn, uint64_t more) {
    Thread *t = e->t;
    const PtxFrame *f = fn->ptx;
    Slot *slot = t->slot.at + t->frame.at[t->frame.n - 1].base;
    uint64_t align = f->align < 16 ? 16 : f->align, from = t->local.size,
             rest = ((uint64_t)f->state.n + 2 * GAP) & ~UINT64_C(15);
    uint64_t size = more ? rest + more : f->state.n;
    uint64_t base = from ? (from + GAP + align - 1) / align * align : 0;
    if (base + size > WINDOW_SIZE) {
        report_error(e, "stack overflow: more than %llu bytes of local memory", (unsigned long long)WINDOW_SIZE);
        return UINT64_MAX;
    }
    for (uint32_t i = 1; i < fn->nslot; i++) slot[i] = (Slot){0, ONES(i < f->width.n ? f->width.at[i] : 64)};
    slot[0] = (Slot){base, 0};
    if (f->variadic) slot[f->variadic] = (Slot){base + rest, 0};
    if (!size) return base;
    arena_reserve(&t->local, base + size);
    memset(t->local.state + from, BYTE_HOLE, base - from);
    if (f->state.n) memcpy(t->local.state + base, f->state.at, f->state.n);
    if (more) {
        memset(t->local.state + base + f->state.n, BYTE_HOLE, rest - f->state.n);
        memset(t->local.state + base + rest, BYTE_LIVE, more);
    }
    memset(t->local.undef + base, 0xff, size);
    memset(t->local.byte + base, 0, size);
    t->local.size = base + size;
    for (uint32_t i = 0; i < f->area.n; i++)
        vec_push(&t->object, ((Object){.off = base + f->area.at[i].offset,
                                       .size = f->area.at[i].size,
                                       .fn = fn->sym,
                                       .inst = f->area.at[i].name}));
    return base;
}

void ptx_frame_free(PtxFrame *f) {
    if (!f) return;
    vec_free(&f->state), vec_free(&f->area), vec_free(&f->formal), vec_free(&f->width);
    free(f);
}

/* ------------------------------------------------------------------------------------ reachable functions */

void ptx_reach(Machine *k, SymId s) {
    for (unsigned depth = 0; k->m->sym.at[s].kind == SYM_ALIAS && depth < ALIAS_SIZE_MAX; depth++)
        s = ref_index(k->m->sym.at[s].init);
    if (!k->functions.of[s] && k->ptx->fn_of[s]) vec_push(&k->functions.reached, s);
}

bool ptx_decode_reached(Machine *k) {
    while (k->functions.reached.n) {
        SymId s = vec_pop(&k->functions.reached);
        if (!fn_code(k, s)) {
            k->functions.reached.n = 0;
            return false;
        }
    }
    return true;
}
