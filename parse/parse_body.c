/* parse_body.c: function bodies. Instructions are appended to the scratch arrays of p->body, which are reused for all
 * functions. At the end of a function, placeholders are replaced by the values they refer to, blocks are renumbered in
 * the order of the text, and the arrays are copied at their exact size into the module. */
#include "ir/blocks.h"
#include "parse/parser.h"

void body_begin(Parser *p) {
    Fn *f = &p->body;
    f->nparam = 0;
    f->inst.n = f->opnd.n = f->block.n = f->order.n = f->layout.n = 0;
    f->src.n = f->name.n = f->loc.n = f->attached.n = f->attach.n = f->bundle.n = f->md.n = 0;
    p->forward.n = p->block_note.n = 0;
    p->number_next = 0;
    p->block_open = p->unwinds = false;
    p->stamp++;
}

/* ------------------------------------------------------------------------------ statements */

/* Ends the current block after its terminator: sets its number of instructions, and p->block_open to false. */
static void block_close(Parser *p) {
    Block *b = &p->body.block.at[p->body.layout.at[p->body.layout.n - 1]];
    b->n = p->body.order.n - b->first;
    p->block_open = false;
}

/* Begins the block of this name, or number if the name is 0; UINT64_MAX = it gets the next number. The block may have
 * been used already. Fails if the previous block has no terminator, and where block_define does. src: text offset for
 * messages. */
static void block_open(Parser *p, StrId name, uint64_t number, uint32_t src) {
    if (p->block_open) fail_at(p, src, "a block begins here, but the previous block has no terminator");
    block_define(p, name, number, src);
    p->block_open = true;
}

/* Appends an instruction to the current block. Its operands are those pushed on p->body.opnd since in->opnd. src: its
 * text offset. Ends the program if the function has too many instructions or operands. */
static void inst_append(Parser *p, const Inst *in, uint32_t src) {
    Fn *f = &p->body;
    ValueId v = f->inst.n;
    if (v >= REF_MAX_INDEX / 2 || f->opnd.n >= REF_MAX_INDEX) mem_too_large();
    vec_push(&f->inst, *in);
    f->inst.at[v].nopnd = f->opnd.n - in->opnd;
    vec_push(&f->src, src);
    vec_push(&f->order, v);
}

/* Appends a branch to `block`, after an `invoke` has been appended. The branch gets the debug location of that, and src
 * as its text offset. */
static void branch_append(Parser *p, Ref block, uint32_t src) {
    Fn *f = &p->body;
    Inst in = {.op = OP_BR, .type = T_VOID, .opnd = f->opnd.n};
    operand_push(p, block);
    uint32_t loc = f->loc.n == f->inst.n ? f->loc.at[f->loc.n - 1] : 0;
    if (loc) *slot_of(&f->loc, f->inst.n) = loc;
    inst_append(p, &in, src);
}

/* The result of an instruction as written: '%name =', '%5 =', or nothing. name: 0 = a number, or not written; number:
 * UINT64_MAX = a name, or not written; src: text offset of the token, also if no result is written. */
typedef struct {
    StrId name;
    uint64_t number;
    uint32_t src;
    bool written;
} Result;

/* result ::= ( %name | '%' INT ) '='
 * If there is none, takes nothing and returns a result whose `written` is false. */
static Result parse_result(Parser *p) {
    Result r = {0, UINT64_MAX, p->tok.off, false};
    if (token_is(p, TK_LOCAL)) {
        r.name = name_take(p, 1);
    } else if (token_is(p, TK_LOCAL_NUM)) {
        r.number = p->tok.num;
        token_next(p);
    } else {
        return r;
    }
    r.written = true;
    token_expect(p, TK_EQUAL);
    return r;
}

/* Fails at a token that is not an opcode; suggests the most similar one, if any is similar. */
static void FAILS fail_opcode(Parser *p) {
    Suggestion near = token_suggestion(p);
    for (uint32_t op = OP_PARAM + 1; op < OP_COUNT; op++) suggestion_try(&near, op_info[op].name);
    bool may_end = !p->block_open && p->body.layout.n;
    if (may_end && !near.best) fail_expected(p, "an instruction or '}'");
    fail_near(p, "an instruction", &near);
}

/* instruction ::= [ result ] [ tail ] OPCODE ...
 * Appends the instruction, defines its result, opens a block if there is none, and closes it after a terminator. An
 * invoke is appended as a call and a branch. A bitcast that is not needed is not appended; its result then means its
 * operand. The operands are read in parse_inst.c, parse_call.c and parse_unwind.c. */
static void parse_instruction(Parser *p) {
    Result result = parse_result(p);
    uint32_t src = p->tok.off;
    if (class_is(p, KC_NO_OP)) fail_at(p, src, "'%s' does not exist on this target", keyword_at(p)->text);
    Inst in = {.opnd = p->body.opnd.n};
    if (class_is(p, KC_TAIL)) {
        in.sub = (uint8_t)keyword_at(p)->value;
        token_next(p);
        if (!keyword_is(p, (enum Kw)OP_CALL)) fail_expected(p, "'call'");
    }
    bool unwind = class_is(p, KC_UNWIND);
    if (!class_is(p, KC_OP) && !unwind) fail_opcode(p);
    if (!p->block_open) block_open(p, 0, UINT64_MAX, src);
    Ref same = REF_NULL, normal = REF_NULL;
    if (unwind) {
        normal = parse_unwind(p, &in);
    } else {
        in.op = (uint8_t)keyword_at(p)->value;
        token_next(p);
        if (result.written && op_info[in.op].flags & OF_DEBUG) fail_at(p, result.src, "a debug record has no result");
        same = parse_inst(p, &in);
    }
    ValueId v = p->body.inst.n;
    if (!same.x) inst_append(p, &in, src);
    if (in.type != T_VOID)
        local_define(p, result.name, result.number, result.src, same.x ? same : ref_make(REF_VALUE, v), in.type);
    else if (result.written) fail_at(p, result.src, "'%s' has no result that could be named", op_info[in.op].name);
    if (result.name && !same.x) *slot_of(&p->body.name, v) = result.name;
    if (normal.x) branch_append(p, normal, src);
    if (normal.x || op_info[in.op].flags & OF_TERM) block_close(p);
}

/* label ::= NAME ':' | INT ':'
 * Begins the block. */
static void parse_label(Parser *p) {
    uint32_t src = p->tok.off;
    uint64_t number = p->tok.num;
    if (token_is(p, TK_LABEL_NUM)) {
        token_next(p);
        block_open(p, 0, number, src);
    } else {
        block_open(p, name_take(p, 0), UINT64_MAX, src);
    }
}

/* ------------------------------------------------------------------------------ the end of a function */

/* Returns the value that placeholder forward[index] stands for, never a placeholder. All placeholders must be defined.
 * One can stand for another, because a pointer cast of the typed dialect is replaced by its operand; such chains are
 * followed, and shortened in p->forward. For a cycle returns poison, because it can occur only in unreachable code. */
static Ref forward_value(Parser *p, uint32_t index) {
    uint32_t end = index, steps = 0;
    while (ref_is(p->forward.at[end].ref, REF_NONE) && steps++ <= p->forward.n)
        end = ref_index(p->forward.at[end].ref) - 1;
    Ref r = p->forward.at[end].ref;
    if (ref_is(r, REF_NONE)) r = const_simple(p->m, CONST_POISON, p->forward.at[index].type);
    while (ref_is(p->forward.at[index].ref, REF_NONE)) {
        uint32_t next = ref_index(p->forward.at[index].ref) - 1;
        p->forward.at[index].ref = r;
        index = next;
    }
    return r;
}

/* Adds a note to the message about an undefined value, or block if `block`: the most similar name of one that is
 * defined, if there is one. Does nothing if messages are muted. */
static void local_hint(const Parser *p, StrId name, bool block) {
    if (p->d->muted) return;
    Suggestion near = suggestion_begin(str_get(p->m, name), "");
    for (ValueId v = 0; v < p->body.inst.n && !block; v++)
        if (inst_name(&p->body, v)) suggestion_try(&near, str_get(p->m, inst_name(&p->body, v)));
    for (BlockId b = 0; b < p->body.block.n && block; b++)
        if (p->body.block.at[b].name && p->block_note.at[b].defined)
            suggestion_try(&near, str_get(p->m, p->body.block.at[b].name));
    if (near.best) diag_note(p->d, SRC_NONE, "did you mean '%%%s'?", near.best);
}

/* Reports all values and blocks of the function that are used but not defined, and fails if there are any. */
static void undefined_check(Parser *p) {
    uint32_t errors = p->d->errors;
    for (uint32_t i = 0; i < p->forward.n; i++) {
        const Forward *f = &p->forward.at[i];
        if (f->ref.x) continue;
        if (f->name) {
            diag_error(p->d, f->src, "use of undefined value '%%%s'", str_get(p->m, f->name));
            local_hint(p, f->name, false);
        } else diag_error(p->d, f->src, "use of undefined value '%%%u'", f->number);
    }
    for (BlockId b = 0; b < p->body.block.n; b++) {
        if (p->block_note.at[b].defined) continue;
        StrId name = p->body.block.at[b].name;
        if (name) {
            diag_error(p->d, p->block_note.at[b].use - 1, "use of undefined block '%%%s'", str_get(p->m, name));
            local_hint(p, name, true);
        } else
            diag_error(p->d, p->block_note.at[b].use - 1, "use of undefined block '%%%u'", p->block_note.at[b].number);
    }
    if (p->d->errors > errors) longjmp(*p->recover, 1);
}

/* Replaces, in all operands of the function, placeholders by their values (with FORWARD_MD, by those as metadata), and
 * every block b by new_block[b]. */
static void operands_resolve(Parser *p, const BlockId *new_block) {
    Ref *r = p->body.opnd.at;
    for (uint32_t n = p->body.opnd.n; n--; r++)
        if (ref_is(*r, REF_BLOCK)) {
            *r = ref_make(REF_BLOCK, new_block[ref_index(*r)]);
        } else if (ref_is(*r, REF_NONE)) {
            bool wrapped = ref_index(*r) & FORWARD_MD;
            *r = forward_value(p, (ref_index(*r) & ~FORWARD_MD) - 1);
            if (wrapped && ref_is(*r, REF_VALUE)) *r = ref_make(REF_MDVALUE, ref_index(*r));
            else if (wrapped) *r = ref_make(REF_META, body_md(p, md_value(p->m, *r)));
        }
}

/* Numbers the blocks in the order of the text, so that the layout becomes 0, 1, 2, ..., and then resolves all operands.
 * If the text has blockaddress constants, records the blocks of function fn in p->label_block. */
static void blocks_renumber(Parser *p, SymId fn) {
    Fn *f = &p->body;
    uint32_t n = f->block.n;
    BlockId *new_block = mem_alloc(n * sizeof *new_block);
    Block *ordered = mem_alloc(n * sizeof *ordered);
    for (uint32_t i = 0; i < n; i++) {
        BlockId b = f->layout.at[i];
        new_block[b] = i;
        ordered[i] = f->block.at[b];
        if (p->keep_labels)
            *slot_of(&p->label_block, block_key(p, fn, ordered[i].name, p->block_note.at[b].number)) = i + 1;
        f->layout.at[i] = i;
    }
    memcpy(f->block.at, ordered, n * sizeof *ordered);
    operands_resolve(p, new_block);
    free(ordered);
    free(new_block);
}

enum { LARGE = 1 << 16 };

/* Copies an array at its exact size. An array of LARGE bytes or more is shrunk and moved instead, which empties `from`,
 * so that memory never contains it twice. */
#define COPY_EXACT(to, from) \
    do { \
        size_t bytes = (from)->n * sizeof *(from)->at; \
        (to)->n = (to)->cap = (from)->n; \
        if (bytes < LARGE) { \
            (to)->at = mem_copy((from)->at, bytes); \
        } else { \
            (to)->at = mem_resize((from)->at, bytes); \
            (from)->at = NULL; \
            (from)->n = (from)->cap = 0; \
        } \
    } while (0)

/* Copies the scratch body into the module, as the body of function fn, and returns it. The contents of large scratch
 * arrays are moved. */
static Fn *body_store(Parser *p, SymId fn) {
    Fn *from = &p->body;
    Fn *to = fn_new(p->m, fn);
    to->nparam = from->nparam;
    COPY_EXACT(&to->inst, &from->inst);
    COPY_EXACT(&to->opnd, &from->opnd);
    COPY_EXACT(&to->block, &from->block);
    COPY_EXACT(&to->order, &from->order);
    COPY_EXACT(&to->layout, &from->layout);
    COPY_EXACT(&to->src, &from->src);
    COPY_EXACT(&to->name, &from->name);
    COPY_EXACT(&to->loc, &from->loc);
    COPY_EXACT(&to->attached, &from->attached);
    COPY_EXACT(&to->attach, &from->attach);
    COPY_EXACT(&to->bundle, &from->bundle);
    COPY_EXACT(&to->md, &from->md);
    return to;
}

/* body ::= '{' { label | instruction | uselistorder } '}'
 * If the function has invoke, landingpad or resume, removes the blocks that only an exception would reach. */
void parse_body(Parser *p, SymId fn) {
    uint32_t open = p->tok.off;
    p->in_body = true;
    p->body.sym = fn;
    token_expect(p, TK_LBRACE);
    for (;;) {
        if (token_is(p, TK_LABEL) || token_is(p, TK_LABEL_NUM)) parse_label(p);
        else if (token_is(p, TK_RBRACE)) break;
        else if (keyword_is(p, KW_uselistorder) || keyword_is(p, KW_uselistorder_bb)) skip_past_brace(p);
        else parse_instruction(p);
    }
    if (p->block_open) fail_at(p, p->tok.off, "expected an instruction, found '}': the last block has no terminator");
    if (p->body.block.n == 0) fail_at(p, open, "a function body needs at least one block");
    undefined_check(p);
    blocks_renumber(p, fn);
    Fn *f = body_store(p, fn);
    if (p->unwinds) blocks_prune(p->m, f);
    p->in_body = false;
    token_next(p);
}
