/* ptx_function.c: decodes the body of a PTX function: declarations, parameters, labels, branches. Other
 * instructions are decoded by decode_ptx_op.c.
 *
 * A label may be used before it is defined, so branch targets are filled in at the end.
 */
#include "analysis/run/ptx/ptx_body.h"
#include "ir/hash.h"

enum { SCOPES_MAX = 256 };

/* ------------------------------------------------------------------------------------------- declarations */

/* Binds the name of a register, a range of registers, or a .local or .param variable that is declared inside the
 * function. Adds the memory of a variable to the frame. */
static void declare(PtxBody *b, const PtxVar *v) {
    uint32_t text = b->text->token.at[v->name].text;
    if (v->space == SPACE_REG && v->range) {
        ptx_bind(b, text, (PtxBinding){.kind = BIND_RANGE, .bits = v->bits, .size = v->size});
    } else if (v->space == SPACE_REG) {
        ptx_bind(b, text, (PtxBinding){.kind = BIND_REGISTER, .bits = v->bits, .slot = ptx_register_new(b, v->bits)});
    } else if (v->space == SPACE_LOCAL || v->space == SPACE_PARAM) {
        uint32_t at = ptx_frame_area(b, v);
        ptx_bind(b, text, (PtxBinding){.kind = BIND_FRAME, .offset = at, .size = v->size});
    } else {
        bug(b->d->m, NULL, UINT32_MAX, "a variable in space %u", v->space);
    }
}

/* Returns the variable in global, shared or constant memory that statement number stmt declares next after symbol
 * `previous` (0 for its first one); 0 if there is none. PtxProgram.inner is sorted by statement and symbol. */
static SymId inner_variable(const PtxBody *b, uint32_t stmt, SymId previous) {
    const PtxProgram *p = b->prog;
    uint32_t i = 0;
    lower_bound(i, p->inner.n, mid,
                p->inner.at[mid].stmt < stmt || (p->inner.at[mid].stmt == stmt && p->inner.at[mid].sym <= previous));
    return i < p->inner.n && p->inner.at[i].stmt == stmt ? p->inner.at[i].sym : 0;
}

/* Binds the names that directive number stmt declares. Ignores directives that declare nothing, such as .loc. Reports a
 * syntax error. */
static void declarations(PtxBody *b, uint32_t stmt) {
    static const char *const other[] = {".loc", ".pragma", ".branchtargets", ".callprototype", ".calltargets"};
    const PtxStmt *s = &b->text->stmt.at[stmt];
    PtxVar v = {0};
    uint32_t i = s->first, error;
    SymId inner = 0;
    for (size_t k = 0; k < sizeof other / sizeof *other; k++)
        if (ptx_token_is(b->text, s->first, other[k])) return;
    if (ptx_token_is(b->text, s->first, ".section")) return;
    while (!b->d->failed && ptx_var_next(b->text, &i, s->first + s->n, &v, &error)) {
        if ((inner = inner_variable(b, stmt, inner)) != 0)
            ptx_bind(b, b->text->token.at[v.name].text, (PtxBinding){.kind = BIND_SYMBOL, .sym = inner});
        else declare(b, &v);
    }
    if (error != UINT32_MAX) ptx_body_error(b, error, "expected a declaration");
}

/* Declares a parameter (or a result, if `result`) that is a register, ".reg .b32 a". Memory for it is added to the
 * frame as well, because calls copy bytes; for a parameter, appends the load of the register from there. */
static void declare_formal_register(PtxBody *b, const PtxVar *v, bool result) {
    uint32_t bytes = v->bits / 8, text = b->text->token.at[v->name].text, slot = ptx_register_new(b, v->bits);
    PtxArea a = {text, ptx_frame_add(b, bytes, bytes), bytes};
    ptx_bind(b, text, (PtxBinding){.kind = BIND_REGISTER, .bits = v->bits, .slot = slot});
    if (result) {
        b->frame->result = a, b->result = slot;
        return;
    }
    vec_push(&b->frame->formal, a);
    emit(b->d, (DecodedOp){
                   .op = C_LOAD, .width = (uint8_t)v->bits, .dst = slot, .x = ACCESS(SPACE_LOCAL, 0), .imm = a.offset});
}

/* Declares the parameters, or the result if `result`, that tokens first ... end - 1 of the function's head declare. The
 * parameters of a kernel are in parameter space, those of other functions in the frame. Reports an error for anything
 * that is not a .param, or a register of 8 to 64 bits of a function that is no kernel. */
static void declare_formals(PtxBody *b, uint32_t first, uint32_t end, bool result) {
    PtxVar v = {0};
    uint32_t i = first, error;
    uint64_t at = 0;
    while (!b->d->failed && ptx_var_next(b->text, &i, end, &v, &error)) {
        uint32_t text = b->text->token.at[v.name].text;
        if (v.space == SPACE_REG && !b->fn->entry && !v.range && v.bits >= 8 && v.bits <= 64)
            declare_formal_register(b, &v, result);
        else if (v.space != SPACE_PARAM) ptx_name_error(b, v.name, "is not a valid parameter");
        else if (b->fn->entry) {
            at = (at + v.align - 1) / v.align * v.align;
            ptx_bind(b, text, (PtxBinding){.kind = BIND_PARAM, .offset = (uint32_t)at, .size = v.size});
            at += v.size;
        } else {
            PtxArea a = {text, 0, v.size};
            uint32_t slot = 0;
            if (v.unsized) b->frame->variadic = slot = temp_slots(b->d, 1);
            else a.offset = ptx_frame_area(b, &v);
            if (result) b->frame->result = a;
            else vec_push(&b->frame->formal, a);
            ptx_bind(b, text, (PtxBinding){.kind = BIND_FRAME, .slot = slot, .offset = a.offset, .size = v.size});
        }
        v = (PtxVar){0};
    }
    if (error != UINT32_MAX && !b->d->failed) ptx_body_error(b, error, "expected a parameter");
}

/* Declares the result, from the list in parentheses before the function's name, and the parameters, from the first list
 * after it. */
static void function_head(PtxBody *b) {
    const PtxFn *f = b->fn;
    bool named = false, first = true;
    for (uint32_t i = f->first, end = f->first + f->n; i < end; i++) {
        const PtxToken *t = &b->text->token.at[i];
        named |= t->text == f->name;
        if (t->kind != PTK_PUNCT || *ptx_token_at(b->text, i) != '(') continue;
        uint32_t close = i;
        while (close < end && !ptx_token_is(b->text, close, ")")) close++;
        if (!named || first) declare_formals(b, i + 1, close, !named);
        first &= !named;
        i = close;
    }
}

/* ----------------------------------------------------------------------------------------------- operands */

/* Reads an offset such as "+8" or "-4" after a name that is an address. Returns 0 if there is none, or, with p->failed
 * set, after an error message. */
static int64_t read_offset(PtxInst *p) {
    uint64_t v;
    ptx_skip_space(p);
    if (*p->s != '+' && *p->s != '-') return 0;
    if (*p->s == '+') p->s++;
    return ptx_constant_expression(p, &v) ? (int64_t)v : 0;
}

/* Reports an error at position s of the text, unless the function has one already, and marks the decoding as failed.
 * This is PtxInst.blame. */
static void text_error(PtxInst *p, const char *s, const char *why) {
    PtxBody *b = p->body;
    if (!b->d->failed) diag_error(b->d->k->diag, (uint32_t)(s - b->text->source->text), "%s", why);
    b->d->failed = p->failed = true;
}

/* Returns the address of a variable in its own space, or of a function or alias. Records a function by ptx_reach,
 * because it may be called through its address. */
static uint64_t symbol_address(PtxBody *b, SymId s) {
    Machine *k = b->d->k;
    if (k->m->sym.at[s].kind == SYM_VAR) return k->mem.sym_addr[s];
    ptx_reach(k, s);
    return FUNC_BASE + UINT64_C(16) * s;
}

/* Fills *o with the operand that the name of n bytes at s, and an offset at p->s, stand for: a register, an address
 * that is a constant, or an address in the frame. Inside [...] the latter is left as base and offset; elsewhere
 * operations that compute it to a new slot are appended. Returns false after an error message, and without one if the
 * name is a range of registers. This is PtxInst.resolve. */
static bool operand_name(PtxInst *p, const char *s, size_t n, PtxOperand *o) {
    PtxBody *b = p->body;
    const PtxBinding *x = ptx_binding(b, s, n);
    uint64_t address = 0;
    if (!x) {
        if (!b->d->failed)
            diag_error(b->d->k->diag, (uint32_t)(s - b->text->source->text), "'%.*s' is not declared here",
                       (int)(n < 80 ? n : 80), s);
        b->d->failed = p->failed = true;
        return false;
    }
    o->kind = PO_REG;
    if (x->kind == BIND_REGISTER) {
        o->slot = x->slot, o->width = x->bits;
        return true;
    }
    PtxBinding y = *x;
    if (y.kind == BIND_RANGE) return false;
    int64_t offset = read_offset(p);
    if (p->failed) return false;
    if (y.kind == BIND_SYMBOL) address = symbol_address(b, y.sym);
    if (y.kind == BIND_PARAM) address = y.offset;
    if (y.kind != BIND_FRAME) {
        o->slot = constant_int(p->d, address + (uint64_t)offset);
        return true;
    }
    o->space = SPACE_LOCAL;
    o->offset = offset + y.offset;
    o->slot = y.slot;
    if (p->in_address) return true;
    o->slot = temp_slots(p->d, 1);
    emit(p->d, (DecodedOp){.op = C_GEP, .width = 64, .dst = o->slot, .a = y.slot, .imm = (uint64_t)o->offset});
    o->offset = 0;
    return true;
}

/* Returns the slot of the register or number at a token that is not an operand of an ordinary instruction, such as a
 * guard; 0 after an error message. */
static uint32_t operand_slot(PtxBody *b, uint32_t token) {
    PtxOperand o;
    b->p.s = ptx_token_at(b->text, token);
    b->p.type = (PtxType){0};
    b->p.noperand = 0;
    if (!ptx_operand(&b->p, &o)) {
        ptx_name_error(b, token, "is not a valid operand");
        return 0;
    }
    return o.slot;
}

/* ------------------------------------------------------------------------------------------------- labels */

/* Returns the hash under which PtxBody.label_hash has a label. */
static uint32_t label_hash(uint32_t text, uint32_t scope) { return hash_word(hash_word(7, text), scope); }

/* Returns the label with a name, given by its index in PtxText.text, that is defined directly in a scope; NULL if there
 * is none. */
static PtxLabel *label_at(PtxBody *b, uint32_t text, uint32_t scope) {
    uint32_t hash = label_hash(text, scope);
    for (uint32_t i = hash, id; (id = hash_next(&b->label_hash, hash, &i)) != 0;)
        if (b->label.at[id - 1].text == text && b->label.at[id - 1].scope == scope) return &b->label.at[id - 1];
    return NULL;
}

/* Returns the label that a token names, from the innermost scope around b->scope that defines one; NULL if none
 * does. */
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

/* Collects the labels of the function in b->label, and the scopes, numbered in the order of their opening braces, in
 * b->parent, before any statement is decoded. Returns false after an error message if a label is defined twice in a
 * scope, or if there are more than SCOPES_MAX nested scopes. */
static bool labels_read(PtxBody *b) {
    uint32_t scope = 0, depth = 0, end = b->fn->stmt + b->fn->nstmt;
    vec_push(&b->parent, 0);
    for (uint32_t i = b->fn->stmt; i < end; i++) {
        const PtxStmt *s = &b->text->stmt.at[i];
        if (s->kind == PTX_OPEN) {
            if (++depth > SCOPES_MAX) return ptx_body_error(b, s->first, "more than %u nested braces", SCOPES_MAX);
            vec_push(&b->parent, scope);
            scope = b->parent.n - 1;
        } else if (s->kind == PTX_CLOSE) {
            depth -= depth > 0;
            scope = b->parent.at[scope];
        } else if (s->kind == PTX_LABEL) {
            if (label_at(b, s->name, scope)) return ptx_name_error(b, s->first, "is defined twice");
            PtxLabel l = {.text = s->name, .scope = scope, .pc = UINT32_MAX, .stmt = i + 1};
            vec_push(&b->label, l);
            hash_add(&b->label_hash, label_hash(s->name, scope), b->label.n);
        }
    }
    b->parent.at[0] = 0;
    return true;
}

/* Records in b->fix that the branch given by pc and field (see PtxFix) goes to the label that a token names. Reports an
 * error if there is no such label. */
static void record_branch(PtxBody *b, uint32_t pc, uint8_t field, uint32_t token) {
    const PtxLabel *l = b->text->token.at[token].kind == PTK_WORD ? label_find(b, token) : NULL;
    if (!l) {
        ptx_name_error(b, token, "is not a label of this function");
        return;
    }
    vec_push(&b->fix, ((PtxFix){pc, field, (uint32_t)(l - b->label.at)}));
}

/* Fills in the targets of all recorded branches, when all statements have been decoded and every label has its
 * operation. */
static void patch_branches(PtxBody *b) {
    FnCode *out = b->d->out;
    for (uint32_t i = 0; i < b->fix.n; i++) {
        PtxFix f = b->fix.at[i];
        uint32_t target = b->label.at[f.label].pc;
        if (f.field == 2) out->cases.at[f.pc].target = target;
        else if (f.field == 1) out->code.at[f.pc].b = target;
        else out->code.at[f.pc].x = target;
    }
}

/* --------------------------------------------------------------------------------------------- statements */

/* Reports whether the mnemonic at a token is `word`, with or without modifiers after it. */
static bool word_is(const PtxBody *b, uint32_t token, const char *word) {
    const char *s = ptx_token_at(b->text, token);
    size_t n = strlen(word), len = b->text->token.at[token].len;
    return len >= n && memcmp(s, word, n) == 0 && (len == n || s[n] == '.');
}

/* Appends the conditional branch that a guarded instruction begins with. Both its targets are the next operation, until
 * record_branch or guard_end changes one. Returns the index of the branch, or UINT32_MAX, with nothing appended, if the
 * instruction has no guard. */
static uint32_t guard_begin(PtxBody *b, const PtxStmt *s) {
    if (!s->guard) return UINT32_MAX;
    uint32_t token = s->first + 1 + s->negated, slot = operand_slot(b, token), pc = b->d->out->code.n;
    emit(b->d, (DecodedOp){.op = C_BRANCH, .a = slot, .b = pc + 1, .x = pc + 1});
    return pc;
}

/* Completes the branch pc, which skips a guarded instruction whose operations have been appended: sets its target to
 * the next operation. Does nothing if pc is UINT32_MAX. */
static void guard_end(PtxBody *b, const PtxStmt *s, uint32_t pc) {
    if (pc == UINT32_MAX) return;
    DecodedOp *c = &b->d->out->code.at[pc];
    if (s->negated) c->b = b->d->out->code.n;
    else c->x = b->d->out->code.n;
}

/* Decodes bra: as a conditional branch if it has a guard, else as a jump. word: the token of the mnemonic, for
 * errors. */
static void branch(PtxBody *b, const PtxStmt *s, uint32_t word) {
    uint32_t pc = b->d->out->code.n;
    if (s->guard) pc = guard_begin(b, s);
    else emit(b->d, (DecodedOp){.op = C_JUMP});
    if (s->noperand != 1) ptx_body_error(b, word, "expected one label");
    else record_branch(b, pc, s->guard && !s->negated, b->text->operand.at[s->operand].first);
}

/* Decodes "brx.idx index, list" as a switch; `list` is the label before a directive ".branchtargets A, B, C". An index
 * beyond the list leads to ptx_no_target_op. word: the token of the mnemonic, for errors. */
static void branch_index(PtxBody *b, const PtxStmt *s, uint32_t word) {
    const PtxText *p = b->text;
    const PtxTextOperand *o = p->operand.at + s->operand;
    const PtxLabel *l = s->noperand == 2 ? label_find(b, o[1].first) : NULL;
    const PtxStmt *list = l && l->stmt < b->fn->stmt + b->fn->nstmt ? &p->stmt.at[l->stmt] : NULL;
    if (!list || !ptx_token_is(p, list->first, ".branchtargets")) {
        ptx_body_error(b, word, "expected an index and the label of a .branchtargets");
        return;
    }
    uint32_t a = operand_slot(b, o[0].first), pc = b->d->out->code.n, first = b->d->out->cases.n;
    emit(b->d, (DecodedOp){.op = C_SWITCH, .width = 32, .a = a, .x = pc + 1, .imm = first});
    emit_out(b->d, ptx_no_target_op, (DecodedOp){.a = a});
    for (uint32_t i = list->first + 1; i < list->first + list->n; i += 2) {
        uint32_t at = b->d->out->cases.n;
        vec_push(&b->d->out->cases, ((SwitchCase){at - first, 0}));
        record_branch(b, at, 2, i);
    }
    b->d->out->code.at[pc].b = b->d->out->cases.n - first;
}

/* Decodes an instruction that is not a call, return or branch, without its guard. word: the token of its mnemonic. */
static void ordinary_instruction(PtxBody *b, uint32_t word) {
    b->p.s = ptx_token_at(b->text, word);
    ptx_instruction(&b->p);
}

/* Decodes one instruction, with its guard, and sets b->d->at to the offset of its mnemonic in the text. */
static void instruction(PtxBody *b, const PtxStmt *s) {
    uint32_t word = s->first;
    if (s->guard) word += 2 + s->negated;
    b->d->at = b->text->token.at[word].at;
    if (word_is(b, word, "bra")) {
        branch(b, s, word);
        return;
    }
    uint32_t pc = guard_begin(b, s);
    if (word_is(b, word, "brx")) branch_index(b, s, word);
    else if (word_is(b, word, "call")) ptx_call(b, s);
    else if (word_is(b, word, "ret")) ptx_return(b);
    else ordinary_instruction(b, word);
    guard_end(b, s, pc);
}

/* Restores in PtxProgram.bound the bindings that were visible when b->undo had `undo` entries, and shortens it to
 * these. */
static void scope_close(PtxBody *b, uint32_t undo) {
    while (b->undo.n > undo) {
        PtxUndo u = vec_pop(&b->undo);
        b->prog->bound[u.text] = u.was;
    }
}

/* Decodes the statements of the function in order, up to the first error, and appends a return after the last one.
 * Braces open and close scopes. */
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
    if (!b->d->failed) ptx_return(b); /* a function may end without ret */
}

bool ptx_decode_function(Machine *k, FnCode *out) {
    PtxProgram *p = k->ptx;
    Decode decode = {.k = k, .m = k->m, .out = out}, *d = &decode;
    PtxBody b = {.d = d, .prog = p, .text = &p->text, .fn = &p->text.fn.at[p->fn_of[d->out->sym] - 1]};
    b.p = (PtxInst){.d = d, .body = &b, .resolve = operand_name, .blame = text_error};
    b.p.param_space = b.fn->entry ? SPACE_PARAM : SPACE_LOCAL;
    d->out->ptx = b.frame = mem_alloc(sizeof *b.frame);
    d->at = b.text->token.at[b.fn->first].at;
    temp_slots(d, 1); /* slot 0 holds the address of the frame */
    function_head(&b);
    if (!d->failed && labels_read(&b)) statements(&b);
    if (!d->failed) patch_branches(&b);
    scope_close(&b, 0);
    vec_free(&b.binding), vec_free(&b.undo), vec_free(&b.label), vec_free(&b.fix), vec_free(&b.parent);
    free(b.member.slot), free(b.label_hash.slot);
    return !d->failed;
}
