/* parse_call.c: calls and debug records (#dbg_value and the like). Calls of debug intrinsics such as llvm.dbg.value,
 * which older LLVM writes, become debug records. */
#include "parse/parser.h"

enum { NARG_MAX = (1 << 22) - 1 }; /* Inst.call.nfixed */

/* ------------------------------------------------------------------------------ debug records */

/* record_value ::= [ 'metadata' ] ( type value | metadata
 *                                 | '!DIArgList' '(' [ type value { ',' type value } ] ')' )
 * Pushes the operand. For a list, pushes its values and sets IF_ARGLIST in in->flags. */
static void record_value(Parser *p, Inst *in) {
    keyword_take(p, KW_metadata);
    if (token_is(p, TK_MD_NAME) && text_is(p, "!DIArgList")) {
        in->flags |= IF_ARGLIST;
        token_next(p);
        token_expect(p, TK_LPAREN);
        if (!token_is(p, TK_RPAREN)) do {
                TypeId t;
                Ref r = parse_typed(p, &t);
                operand_push(p, r);
            } while (token_take(p, TK_COMMA));
        token_expect(p, TK_RPAREN);
        return;
    }
    if (token_is(p, TK_MD_NAME) || token_is(p, TK_MD_NUM) || token_is(p, TK_BANG)) {
        operand_push(p, ref_make(REF_META, body_md(p, parse_md(p))));
        return;
    }
    TypeId t;
    Ref r = parse_typed(p, &t);
    operand_push(p, r);
}

/* record_md ::= [ 'metadata' ] metadata
 * Pushes the operand. */
static void record_md(Parser *p) {
    keyword_take(p, KW_metadata);
    if (!token_is(p, TK_MD_NAME) && !token_is(p, TK_MD_NUM) && !token_is(p, TK_BANG)) fail_expected(p, "metadata");
    operand_push(p, ref_make(REF_META, body_md(p, parse_md(p))));
}

/* Reads the operands of the debug record in->op, separated by commas, and pushes them. Which of them are values and
 * which metadata depends on in->op. Drops the offset that LLVM 5 and older write after the value. */
static void record_operands(Parser *p, Inst *in) {
    /* 'v' is a value, 'm' metadata. */
    const char *shape = in->op == OP_DBG_LABEL ? "m" : in->op == OP_DBG_ASSIGN ? "vmmmvm" : "vmm";
    for (const char *s = shape; *s; s++) {
        if (s != shape) token_expect(p, TK_COMMA);
        if (*s == 'v') record_value(p, in);
        else record_md(p);
        /* LLVM 5 and older write an offset, always 0, after the value. It is dropped. */
        if (s == shape && in->op == OP_DBG_VALUE && token_is(p, TK_COMMA) && token_peek(p) == TK_INT_TYPE) {
            token_next(p);
            parse_const(p, parse_value_type(p));
        }
    }
}

/* record ::= '#dbg_value' '(' value ',' metadata ',' metadata ',' location ')' | ...
 * Called after the word. The location becomes the debug location of the record. */
void parse_dbg_record(Parser *p, Inst *in) {
    token_expect(p, TK_LPAREN);
    record_operands(p, in);
    token_expect(p, TK_COMMA);
    if (!token_is(p, TK_MD_NAME) && !token_is(p, TK_MD_NUM)) fail_expected(p, "a location");
    *slot_of(&p->body.loc, p->body.inst.n) = body_md(p, parse_md(p)) + 1;
    token_expect(p, TK_RPAREN);
}

/* dbg_call ::= 'call' 'void' @llvm.dbg.value '(' ... ')' { attribute } [ ',' '!dbg' location ] ...
 * Called at the name. `in` becomes the debug record; the attributes, and metadata other than !dbg, are dropped. */
static void parse_dbg_call(Parser *p, Inst *in) {
    static const uint8_t op[4] = {OP_DBG_VALUE, OP_DBG_DECLARE, OP_DBG_ASSIGN, OP_DBG_LABEL};
    StrId name = name_take(p, 1);
    for (int i = 0; i < 4; i++)
        if (name == p->dbg_name[i]) in->op = op[i];
    in->flags = in->sub = 0;
    in->bits = 0;
    in->type = T_VOID;
    token_expect(p, TK_LPAREN);
    record_operands(p, in);
    token_expect(p, TK_RPAREN);
    parse_function_attrs(p, PLACE_FUNCTION);
    parse_inst_tail(p, in, 0);
    inst_tail_drop(p, false);
}

/* ------------------------------------------------------------------------------ calls */

/* asm ::= 'asm' [ 'sideeffect' ] [ 'alignstack' ] [ 'inteldialect' ] [ 'unwind' ] STRING ',' STRING
 * Called at the keyword. Returns a constant for the template, the constraints and the flags. */
static Ref parse_asm(Parser *p) {
    static const struct {
        uint16_t kw, flag;
    } words[] = {{KW_sideeffect, ASM_SIDEEFFECT},
                 {KW_alignstack, ASM_ALIGNSTACK},
                 {KW_inteldialect, ASM_INTELDIALECT},
                 {KW_unwind, ASM_UNWIND}};
    uint16_t flags = 0;
    token_next(p);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (keyword_take(p, (enum Kw)words[i].kw)) flags |= words[i].flag;
    StrId text = string_expect(p, "a template");
    token_expect(p, TK_COMMA);
    return const_asm(p->m, text, string_expect(p, "constraints"), flags);
}

/* arg ::= 'metadata' md_operand | type { attribute } value
 * Pushes the operand, and the set of its attributes on p->set_stack. check: fail if its type is not `wanted`. */
static void parse_arg(Parser *p, TypeId wanted, bool check) {
    uint32_t src = p->tok.off;
    TypeId t = parse_value_type(p);
    if (check && t != wanted) fail_type(p, src, "argument", t, wanted);
    AttrSetId attrs = parse_attrs(p, PLACE_PARAM, p->pointee);
    vec_push(&p->set_stack, attrs);
    operand_push(p, t == T_METADATA ? parse_md_operand(p) : parse_value(p, t));
}

/* args ::= '(' [ arg { ',' arg } ] ')'
 * Pushes the arguments, and the set of attributes of each on p->set_stack, and returns their number. function: the
 * function type if the call has one, which the number and the types of the arguments must fit; 0 = only the result type
 * is written. */
static uint32_t parse_args(Parser *p, TypeId function) {
    uint32_t src = p->tok.off, n = 0, nparam = function ? type_at(p->m, function)->nelem - 1 : 0;
    bool vararg = !function || type_at(p->m, function)->flags & TYPE_VARARG;
    token_expect(p, TK_LPAREN);
    if (!token_is(p, TK_RPAREN)) do {
            if (token_is(p, TK_ELLIPSIS))
                fail_at(p, p->tok.off, "forwarding '...' to a call is not supported on this target");
            if (n >= nparam && !vararg)
                fail_at(p, p->tok.off, "more arguments than '%s' has parameters", type_text(p, function));
            parse_arg(p, n < nparam ? type_elem(p->m, function, n + 1) : 0, n < nparam);
            n++;
        } while (token_take(p, TK_COMMA));
    if (n < nparam) fail_at(p, src, "fewer arguments than '%s' has parameters", type_text(p, function));
    token_expect(p, TK_RPAREN);
    return n;
}

/* bundles ::= '[' STRING '(' [ type value { ',' type value } ] ')' { ',' ... } ']'
 * Called at the '['. Pushes the operands of the bundles, and adds to p->body.bundle which slice of the call's operands
 * each bundle has. */
static void parse_bundles(Parser *p, const Inst *in) {
    token_next(p);
    do {
        Bundle b = {.call = p->body.inst.n, .tag = string_expect(p, "the name of a bundle")};
        b.first = p->body.opnd.n - in->opnd;
        token_expect(p, TK_LPAREN);
        if (!token_is(p, TK_RPAREN)) do {
                TypeId t = parse_value_type(p);
                operand_push(p, t == T_METADATA ? parse_md_operand(p) : parse_value(p, t));
            } while (token_take(p, TK_COMMA));
        token_expect(p, TK_RPAREN);
        b.n = p->body.opnd.n - in->opnd - b.first;
        vec_push(&p->body.bundle, b);
    } while (token_take(p, TK_COMMA));
    token_expect(p, TK_RBRACKET);
}

/* callee ::= asm | @name | value
 * Returns the callee, which the caller pushes after the arguments. t: its type, a pointer. */
static Ref parse_callee(Parser *p, TypeId t) {
    if (keyword_is(p, KW_asm)) return parse_asm(p);
    if (token_is(p, TK_GLOBAL) || token_is(p, TK_GLOBAL_NUM)) return symbol_use(p, t);
    return parse_value(p, t);
}

/* Reports whether the token names a debug intrinsic, without quotes. */
static bool callee_is_dbg(Parser *p) {
    static const char prefix[] = "@llvm.dbg.";
    return token_is(p, TK_GLOBAL) && strncmp(p->text + p->tok.off, prefix, sizeof prefix - 1) == 0 &&
           name_is_dbg(p, slice_intern(p, p->tok.off + 1, p->tok.end));
}

/* If the callee is a symbol llvm.* that is not declared so far, records the function type of its first call in
 * SymNote.call: an intrinsic needs no declaration, so names_finish may declare it by this type. function: the type as
 * written; 0 = it is made from the result and the `nargs` arguments, which are pushed since in->opnd. */
static void call_declares(Parser *p, const Inst *in, Ref callee, TypeId function, uint32_t nargs) {
    if (!ref_is(callee, REF_SYM)) return;
    SymNote *note = slot_of(&p->sym_note, ref_index(callee));
    StrId name = p->m->sym.at[ref_index(callee)].name;
    if (note->state != SS_NEW || note->call || !name || strncmp(str_get(p->m, name), "llvm.", 5) != 0) return;
    uint32_t base = p->type_stack.n;
    for (uint32_t i = 0; !function && i < nargs; i++)
        vec_push(&p->type_stack, local_type(p, p->body.opnd.at[in->opnd + i]));
    note->call = function ? function : type_func(p->m, in->type, vec_from(&p->type_stack, base), nargs, false);
    p->type_stack.n = base;
}

/* call ::= 'call' flags [ cc ] { attribute } [ addrspace ] ( type | function_type ) callee args
 *          { attribute | '#' INT } [ bundles ] tail
 * Called after the keyword. Pushes the arguments, the operands of bundles, and the callee. */
void parse_call(Parser *p, Inst *in) {
    in->flags = parse_flags(p, OP_CALL);
    in->call.cc = parse_cc(p) & 1023;
    uint32_t base = p->set_stack.n;
    vec_push(&p->set_stack, 0);
    vec_push(&p->set_stack, 0);
    AttrSetId result_attrs = parse_attrs(p, PLACE_RESULT, 0);
    p->set_stack.at[base + ATTR_RESULT] = result_attrs;
    TypeId pointer = keyword_take(p, KW_addrspace) ? type_ptr(p->m, parse_function_space(p)) : T_PTR;
    uint32_t src = p->tok.off;
    TypeId t = parse_type(p), function = type_kind(p->m, t) == TY_FUNC ? t : 0;
    in->type = function ? type_elem(p->m, function, 0) : t;
    enum TypeKind k = type_kind(p->m, in->type);
    if (k == TY_LABEL || k == TY_METADATA || k == TY_FUNC)
        fail_at(p, src, "a call cannot have type '%s'", type_text(p, in->type));
    fast_math_check(p, src, in);
    if (callee_is_dbg(p)) {
        p->set_stack.n = base;
        parse_dbg_call(p, in);
        return;
    }
    Ref callee = parse_callee(p, pointer);
    uint32_t nargs = parse_args(p, function);
    call_declares(p, in, callee, function, nargs);
    AttrSetId function_attrs = parse_function_attrs(p, PLACE_FUNCTION);
    p->set_stack.at[base + ATTR_FUNCTION] = function_attrs;
    in->aux = attr_list(p->m, vec_from(&p->set_stack, base), p->set_stack.n - base);
    p->set_stack.n = base;
    if (token_is(p, TK_LBRACKET)) parse_bundles(p, in);
    operand_push(p, callee);
    if (nargs > NARG_MAX) mem_too_large();
    in->call.nfixed = nargs & NARG_MAX;
    if (function && type_at(p->m, function)->flags & TYPE_VARARG) {
        in->flags |= IF_VARARG;
        in->call.nfixed = (type_at(p->m, function)->nelem - 1) & NARG_MAX;
    }
    parse_inst_tail(p, in, 0);
}
