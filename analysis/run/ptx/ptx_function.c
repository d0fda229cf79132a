/* ptx_function.c: the body of a PTX function as code: names, memory of the frame, labels, branches, and every
 * other instruction by way of decode_ptx.c, which reads the operands, and decode_ptx_op.c, which knows the
 * mnemonics.
 *
 * Names follow the braces: what a scope declares hides what stands outside of it. A name that a range
 * declares (".reg .b32 %r<9>") gets its slot when it is first used. Labels may be used before they are there;
 * where they lead is filled in at the end. */
#include <stdarg.h>

#include "analysis/run/ptx/ptx_body.h"
#include "ir/hash.h"

enum { SCOPES_MAX = 256, GAP = 16 };

/* ---------------------------------------------------------------------------------------------- messages */

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

static bool name_error(PtxBody *b, uint32_t token, const char *what) {
    const PtxToken *t = &b->text->token.at[token];
    return ptx_body_error(b, token, "'%.*s' %s", (int)(t->len < 80 ? t->len : 80),
                          ptx_token_at(b->text, token), what);
}

/* ---------------------------------------------------------------------------------------------- names */

static void bind(PtxBody *b, uint32_t text, PtxBinding x) {
    vec_push(&b->undo, ((PtxUndo){text, b->prog->bound[text]}));
    vec_push(&b->binding, x);
    b->prog->bound[text] = b->binding.n;
}

static uint32_t register_new(PtxBody *b, unsigned bits) {
    uint32_t slot = temp_slots(b->d, bits > 64 ? 2 : 1);
    while (b->frame->width.n <= slot) vec_push(&b->frame->width, 64);
    b->frame->width.at[slot] = (uint8_t)(bits > 64 ? 64 : bits);
    return slot;
}

static const PtxBinding *bound_to(PtxBody *b, uint32_t text) {
    uint32_t i = text ? b->prog->bound[text] : 0;
    return i ? &b->binding.at[i - 1] : NULL;
}

/* "%r7" out of "%r<9>". */
static const PtxBinding *range_member(PtxBody *b, const char *s, size_t n, uint32_t text) {
    size_t digits = n;
    uint64_t number = 0;
    while (digits > 1 && s[digits - 1] >= '0' && s[digits - 1] <= '9') digits--;
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
    PtxBinding x = {.kind = BIND_REGISTER, .bits = r->bits, .slot = register_new(b, r->bits), .range = range,
                    .prefix = prefix, .offset = (uint32_t)number};
    vec_push(&b->binding, x);
    hash_add(&b->member, hash, b->binding.n);
    /* the next time without a search, as long as the range is in sight */
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

/* ---------------------------------------------------------------------------------------------- memory */

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

static uint32_t frame_area(PtxBody *b, const PtxVar *v) {
    PtxArea a = {b->text->token.at[v->name].text, 0, v->size};
    a.offset = ptx_frame_add(b, v->size, v->align);
    vec_push(&b->frame->area, a);
    return a.offset;
}

uint64_t ptx_enter(Exec *e, const FnCode *fn, uint64_t more) {
    Thread *t = e->t;
    const PtxFrame *f = fn->ptx;
    Slot *slot = t->slot.at + t->frame.at[t->frame.n - 1].base;
    uint64_t align = f->align < 16 ? 16 : f->align, from = t->local.size,
        rest = ((uint64_t)f->state.n + 2 * GAP) & ~UINT64_C(15);
    uint64_t size = more ? rest + more : f->state.n;
    uint64_t base = from ? (from + GAP + align - 1) / align * align : 0;
    if (base + size > WINDOW_SIZE) {
        run_error(e, "stack overflow: more than %llu bytes of local memory", (unsigned long long)WINDOW_SIZE);
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
        vec_push(&t->object, ((Object){.off = base + f->area.at[i].offset, .size = f->area.at[i].size,
                                       .fn = fn->sym,
                                       .inst = f->area.at[i].name}));
    return base;
}

/* ---------------------------------------------------------------------------------------- declarations */

static void declare(PtxBody *b, const PtxVar *v) {
    uint32_t text = b->text->token.at[v->name].text;
    if (v->space == SPACE_REG && v->range) {
        bind(b, text, (PtxBinding){.kind = BIND_RANGE, .bits = v->bits, .size = v->size});
    } else if (v->space == SPACE_REG) {
        bind(b, text, (PtxBinding){.kind = BIND_REGISTER, .bits = v->bits, .slot = register_new(b, v->bits)});
    } else if (v->space == SPACE_LOCAL || v->space == SPACE_PARAM) {
        uint32_t at = frame_area(b, v);
        bind(b, text, (PtxBinding){.kind = BIND_FRAME, .offset = at, .size = v->size});
    } else {
        name_error(b, v->name, "cannot be declared here");
    }
}

static SymId inner_variable(const PtxBody *b, uint32_t stmt, SymId behind) {
    const PtxProgram *p = b->prog;
    uint32_t low = 0, high = p->inner.n;
    while (low < high) {
        uint32_t mid = low + (high - low) / 2;
        if (p->inner.at[mid].stmt < stmt || (p->inner.at[mid].stmt == stmt && p->inner.at[mid].sym <= behind))
            low = mid + 1;
        else high = mid;
    }
    return low < p->inner.n && p->inner.at[low].stmt == stmt ? p->inner.at[low].sym : 0;
}

static void declarations(PtxBody *b, uint32_t stmt) {
    static const char *const other[] = {".loc", ".pragma", ".branchtargets", ".callprototype",
                                        ".calltargets"};
    const PtxStmt *s = &b->text->stmt.at[stmt];
    PtxVar v = {0};
    uint32_t i = s->first, error;
    SymId inner = 0;
    for (size_t k = 0; k < sizeof other / sizeof *other; k++)
        if (ptx_token_is(b->text, s->first, other[k])) return;
    if (ptx_token_is(b->text, s->first, ".section")) return;
    while (!b->d->failed && ptx_var_next(b->text, &i, s->first + s->n, &v, &error)) {
        if ((inner = inner_variable(b, stmt, inner)) != 0)
            bind(b, b->text->token.at[v.name].text, (PtxBinding){.kind = BIND_SYMBOL, .sym = inner});
        else declare(b, &v);
    }
    if (error != UINT32_MAX) ptx_body_error(b, error, "expected a declaration");
}

/* A parameter in a register, ".reg .b32 a": it has a place in the frame, too, which is what calls know of. */
static void formal_register(PtxBody *b, const PtxVar *v, bool result) {
    uint32_t bytes = v->bits / 8, text = b->text->token.at[v->name].text, slot = register_new(b, v->bits);
    PtxArea a = {text, ptx_frame_add(b, bytes, bytes), bytes};
    bind(b, text, (PtxBinding){.kind = BIND_REGISTER, .bits = v->bits, .slot = slot});
    if (result) { b->frame->result = a, b->result = slot; return; }
    vec_push(&b->frame->formal, a);
    emit(b->d, (Code){.op = C_LOAD, .width = (uint8_t)v->bits, .dst = slot, .x = ACCESS(SPACE_LOCAL, 0),
                      .imm = a.offset});
}

/* The parameters and the result of the head: of a kernel in the parameter space, else in the frame. */
static void formals(PtxBody *b, uint32_t first, uint32_t end, bool result) {
    PtxVar v = {0};
    uint32_t i = first, error;
    uint64_t at = 0;
    while (!b->d->failed && ptx_var_next(b->text, &i, end, &v, &error)) {
        uint32_t text = b->text->token.at[v.name].text;
        if (v.space == SPACE_REG && !b->fn->entry && !v.range && v.bits >= 8 && v.bits <= 64)
            formal_register(b, &v, result);
        else if (v.space != SPACE_PARAM)
            name_error(b, v.name, "is no parameter that can be passed");
        else if (b->fn->entry) {
            at = (at + v.align - 1) / v.align * v.align;
            bind(b, text, (PtxBinding){.kind = BIND_PARAM, .offset = (uint32_t)at, .size = v.size});
            at += v.size;
        } else {
            PtxArea a = {text, 0, v.size};
            uint32_t slot = 0;
            if (v.unsized) b->frame->variadic = slot = temp_slots(b->d, 1);
            else a.offset = frame_area(b, &v);
            if (result) b->frame->result = a;
            else vec_push(&b->frame->formal, a);
            bind(b, text, (PtxBinding){.kind = BIND_FRAME, .slot = slot, .offset = a.offset, .size = v.size});
        }
        v = (PtxVar){0};
    }
    if (error != UINT32_MAX && !b->d->failed) ptx_body_error(b, error, "expected a parameter");
}

static void head(PtxBody *b) {
    const PtxFn *f = b->fn;
    bool named = false, first = true;
    for (uint32_t i = f->first, end = f->first + f->n; i < end; i++) {
        const PtxToken *t = &b->text->token.at[i];
        named |= t->text == f->name;
        if (t->kind != PTK_PUNCT || *ptx_token_at(b->text, i) != '(') continue;
        uint32_t close = i;
        while (close < end && !ptx_token_is(b->text, close, ")")) close++;
        if (!named || first) formals(b, i + 1, close, !named);
        first &= !named;
        i = close;
    }
}

/* ---------------------------------------------------------------------------------------------- operands */

/* Behind a name that is an address: "+8". */
static int64_t read_offset(Ptx *p) {
    const char *s = p->s;
    char *end;
    while (*s == ' ' || *s == '\t') s++;
    if (*s != '+' && *s != '-') return 0;
    bool minus = *s++ == '-';
    while (*s == ' ' || *s == '\t') s++;
    if (*s == '-') minus = !minus, s++;
    if (*s < '0' || *s > '9') return 0;
    uint64_t v = strtoull(s, &end, 0);
    p->s = end + (*end == 'U');
    return (int64_t)(minus ? 0 - v : v);
}

/* Of a function: it may be called from now on. */
static uint64_t symbol_address(PtxBody *b, SymId s) {
    Machine *k = b->d->k;
    if (k->m->sym.at[s].kind == SYM_VAR) return k->mem.sym_addr[s];
    ptx_reach(k, s);
    return FUNC_BASE + UINT64_C(16) * s;
}

/* What decode_ptx.c asks of a name. */
static bool operand_name(Ptx *p, const char *s, size_t n, PtxOperand *o) {
    PtxBody *b = p->body;
    const PtxBinding *x = ptx_binding(b, s, n);
    uint64_t address = 0;
    if (!x) {
        if (!b->d->failed) diag_error(b->d->k->diag, (uint32_t)(s - b->text->source->text),
                                      "'%.*s' is not declared here",
                                      (int)(n < 80 ? n : 80), s);
        b->d->failed = p->failed = true;
        return false;
    }
    o->kind = PO_REG;
    if (x->kind == BIND_REGISTER) { o->slot = x->slot, o->width = x->bits; return true; }
    PtxBinding y = *x;
    if (y.kind == BIND_RANGE) return false;
    int64_t offset = read_offset(p);
    if (y.kind == BIND_SYMBOL) address = symbol_address(b, y.sym);
    if (y.kind == BIND_PARAM) address = y.offset;
    if (y.kind != BIND_FRAME) { o->slot = konst_int(p->d, address + (uint64_t)offset); return true; }
    o->space = SPACE_LOCAL;
    o->offset = offset + y.offset;
    o->slot = y.slot;
    if (p->brackets) return true;
    o->slot = temp_slots(p->d, 1);
    emit(p->d, (Code){.op = C_GEP, .width = 64, .dst = o->slot, .a = y.slot, .imm = (uint64_t)o->offset});
    o->offset = 0;
    return true;
}

uint32_t ptx_operand_slot(PtxBody *b, uint32_t token) {
    PtxOperand o;
    b->p.s = ptx_token_at(b->text, token);
    b->p.type = (PtxType){0};
    b->p.nop = 0;
    if (!ptx_operand(&b->p, &o)) { name_error(b, token, "is no operand"); return 0; }
    return o.slot;
}

/* ---------------------------------------------------------------------------------------------- labels */

static uint32_t label_hash(uint32_t text, uint32_t scope) { return hash_word(hash_word(7, text), scope); }

static PtxLabel *label_at(PtxBody *b, uint32_t text, uint32_t scope) {
    uint32_t hash = label_hash(text, scope);
    for (uint32_t i = hash, id; (id = hash_next(&b->label_hash, hash, &i)) != 0;)
        if (b->label.at[id - 1].text == text && b->label.at[id - 1].scope == scope)
            return &b->label.at[id - 1];
    return NULL;
}

/* The label that a word means: of the innermost scope around it that has one. */
static const PtxLabel *label_find(PtxBody *b, uint32_t token) {
    uint32_t text = b->text->token.at[token].text;
    for (uint32_t scope = b->scope, depth = 0; depth <= SCOPES_MAX; depth++) {
        PtxLabel *l = label_at(b, text, scope);
        if (l) return l;
        if (!scope) break;
        scope = b->parent.at[scope];
    }
    return NULL;
}

/* All labels before anything is decoded; scopes are numbered in the order of their braces. */
static bool labels_read(PtxBody *b) {
    uint32_t scope = 0, depth = 0, end = b->fn->stmt + b->fn->nstmt;
    vec_push(&b->parent, 0);
    for (uint32_t i = b->fn->stmt; i < end; i++) {
        const PtxStmt *s = &b->text->stmt.at[i];
        if (s->kind == PTX_OPEN) {
            if (++depth > SCOPES_MAX)
                return ptx_body_error(b, s->first, "more than %u braces deep", SCOPES_MAX);
            vec_push(&b->parent, scope);
            scope = b->parent.n - 1;
        } else if (s->kind == PTX_CLOSE) {
            depth -= depth > 0;
            scope = b->parent.at[scope];
        } else if (s->kind == PTX_LABEL) {
            if (label_at(b, s->name, scope)) return name_error(b, s->first, "stands there twice");
            PtxLabel l = {.text = s->name, .scope = scope, .pc = UINT32_MAX, .stmt = i + 1};
            vec_push(&b->label, l);
            hash_add(&b->label_hash, label_hash(s->name, scope), b->label.n);
        }
    }
    b->parent.at[0] = 0;
    return true;
}

/* field: 0 x, 1 b, 2 case pc */
static void fix(PtxBody *b, uint32_t pc, uint8_t field, uint32_t token) {
    const PtxLabel *l = b->text->token.at[token].kind == PTK_WORD ? label_find(b, token) : NULL;
    if (!l) { name_error(b, token, "is no label of this function"); return; }
    vec_push(&b->fix, ((PtxFix){pc, field, (uint32_t)(l - b->label.at)}));
}

static void fix_all(PtxBody *b) {
    FnCode *out = b->d->out;
    for (uint32_t i = 0; i < b->fix.n; i++) {
        PtxFix f = b->fix.at[i];
        uint32_t target = b->label.at[f.label].pc;
        if (f.field == 2) out->cases.at[f.pc].target = target;
        else if (f.field == 1) out->code.at[f.pc].b = target;
        else out->code.at[f.pc].x = target;
    }
}

/* ---------------------------------------------------------------------------------------- statements */

static bool word_is(const PtxBody *b, uint32_t token, const char *word) {
    const char *s = ptx_token_at(b->text, token);
    size_t n = strlen(word), len = b->text->token.at[token].len;
    return len >= n && memcmp(s, word, n) == 0 && (len == n || s[n] == '.');
}

/* Emits the branch over a guarded instruction; the operation whose target is to be set behind it. UINT32_MAX:
 * none. */
static uint32_t guard(PtxBody *b, const PtxStmt *s) {
    if (!s->guard) return UINT32_MAX;
    uint32_t token = s->first + 1 + s->negated, slot = ptx_operand_slot(b, token), pc = b->d->out->code.n;
    emit(b->d, (Code){.op = C_BRANCH, .a = slot, .b = pc + 1, .x = pc + 1});
    return pc;
}

static void guard_end(PtxBody *b, const PtxStmt *s, uint32_t pc) {
    if (pc == UINT32_MAX) return;
    Code *c = &b->d->out->code.at[pc];
    if (s->negated) c->b = b->d->out->code.n;
    else c->x = b->d->out->code.n;
}

static void branch(PtxBody *b, const PtxStmt *s, uint32_t word) {
    uint32_t pc = b->d->out->code.n;
    if (s->guard) pc = guard(b, s);
    else emit(b->d, (Code){.op = C_JUMP});
    if (s->noperand != 1) ptx_body_error(b, word, "expected one label");
    else fix(b, pc, s->guard && !s->negated, b->text->operand.at[s->operand].first);
}

/* brx.idx index, list;  list: .branchtargets A, B, C; */
static void branch_index(PtxBody *b, const PtxStmt *s, uint32_t word) {
    const PtxText *p = b->text;
    const PtxTextOperand *o = p->operand.at + s->operand;
    const PtxLabel *l = s->noperand == 2 ? label_find(b, o[1].first) : NULL;
    const PtxStmt *list = l && l->stmt < b->fn->stmt + b->fn->nstmt ? &p->stmt.at[l->stmt] : NULL;
    if (!list || !ptx_token_is(p, list->first, ".branchtargets")) {
        ptx_body_error(b, word, "expected an index and the label of a .branchtargets");
        return;
    }
    uint32_t a = ptx_operand_slot(b, o[0].first), pc = b->d->out->code.n, first = b->d->out->cases.n;
    emit(b->d, (Code){.op = C_SWITCH, .width = 32, .a = a, .x = pc + 1, .imm = first});
    emit_out(b->d, ptx_no_target_op, (Code){.a = a});
    for (uint32_t i = list->first + 1; i < list->first + list->n; i += 2) {
        uint32_t at = b->d->out->cases.n;
        vec_push(&b->d->out->cases, ((SwitchCase){at - first, 0}));
        fix(b, at, 2, i);
    }
    b->d->out->code.at[pc].b = b->d->out->cases.n - first;
}

static void plain(PtxBody *b, uint32_t word) {
    b->p.s = ptx_token_at(b->text, word);
    ptx_instruction(&b->p);
}

static void instruction(PtxBody *b, const PtxStmt *s) {
    uint32_t word = s->first;
    if (s->guard) word += 2 + s->negated;
    b->d->at = b->text->token.at[word].at;
    if (word_is(b, word, "bra")) { branch(b, s, word); return; }
    uint32_t pc = guard(b, s);
    if (word_is(b, word, "brx")) branch_index(b, s, word);
    else if (word_is(b, word, "call")) ptx_call(b, s);
    else if (word_is(b, word, "ret")) ptx_return(b);
    else plain(b, word);
    guard_end(b, s, pc);
}

static void scope_close(PtxBody *b, uint32_t undo) {
    while (b->undo.n > undo) {
        PtxUndo u = vec_pop(&b->undo);
        b->prog->bound[u.text] = u.was;
    }
}

static void statements(PtxBody *b) {
    uint32_t undo[SCOPES_MAX + 1], depth = 0, opened = 0, end = b->fn->stmt + b->fn->nstmt;
    undo[0] = 0;
    for (uint32_t i = b->fn->stmt; i < end && !b->d->failed; i++) {
        const PtxStmt *s = &b->text->stmt.at[i];
        b->d->at = b->text->token.at[s->first].at;
        switch ((enum PtxStmtKind)s->kind) {
        case PTX_OPEN: undo[++depth] = b->undo.n, b->scope = ++opened; break;
        case PTX_CLOSE:
            if (depth) scope_close(b, undo[depth--]);
            b->scope = b->parent.at[b->scope];
            break;
        case PTX_LABEL: label_at(b, s->name, b->scope)->pc = b->d->out->code.n; break;
        case PTX_DIRECTIVE: declarations(b, i); break;
        case PTX_INST: instruction(b, s); break;
        }
    }
    if (!b->d->failed) ptx_return(b);        /* the brace at the end */
}

bool ptx_decode(Machine *k, FnCode *out) {
    PtxProgram *p = k->ptx;
    Decode decode = {.k = k, .m = k->m, .out = out}, *d = &decode;
    PtxBody b = {.d = d, .prog = p, .text = &p->text, .fn = &p->text.fn.at[p->fn_of[d->out->sym] - 1]};
    b.p = (Ptx){.d = d, .body = &b, .name = operand_name};
    b.p.param_space = b.fn->entry ? SPACE_PARAM : SPACE_LOCAL;
    d->out->ptx = b.frame = mem_alloc(sizeof *b.frame);
    d->at = b.text->token.at[b.fn->first].at;
    temp_slots(d, 1);                        /* slot 0: where the frame's memory is */
    head(&b);
    if (!d->failed && labels_read(&b)) statements(&b);
    if (!d->failed) fix_all(&b);
    scope_close(&b, 0);
    vec_free(&b.binding), vec_free(&b.undo), vec_free(&b.label), vec_free(&b.fix), vec_free(&b.parent);
    free(b.member.slot), free(b.label_hash.slot);
    return !d->failed;
}

void ptx_frame_free(PtxFrame *f) {
    if (!f) return;
    vec_free(&f->state), vec_free(&f->area), vec_free(&f->formal), vec_free(&f->width);
    free(f);
}

/* ---------------------------------------------------------------------------------------- what is reached */

void ptx_reach(Machine *k, SymId s) {
    for (unsigned depth = 0; k->m->sym.at[s].kind == SYM_ALIAS && depth < 256; depth++)
        s = ref_index(k->m->sym.at[s].init);
    if (!k->functions.of[s] && k->ptx->fn_of[s]) vec_push(&k->functions.reached, s);
}

bool ptx_decode_reached(Machine *k) {
    while (k->functions.reached.n) {
        SymId s = vec_pop(&k->functions.reached);
        if (!fn_code(k, s)) { k->functions.reached.n = 0; return false; }
    }
    return true;
}
