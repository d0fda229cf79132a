/* parse_const.c: values and constants: aggregates, constant expressions, and the keywords for constants. They are in
 * one file because a constant expression contains constants. Unless its comment says otherwise, a rule is called at its
 * first token, takes all its tokens and returns the constant, of type t. */
#include <errno.h>

#include "parse/parser.h"

enum { SPLAT_MAX = 4096 }; /* keeps the memory for a constant in proportion to its text */

/* ------------------------------------------------------------------------------ aggregates */

/* Fails because n elements are written for an aggregate of type t, which has a different number. */
static void FAILS fail_count(Parser *p, uint32_t src, TypeId t, uint64_t n) {
    fail_at(p, src, "%llu elements for type '%s'", (unsigned long long)n, type_text(p, t));
}

/* elements ::= [ type const { ',' type const } ]
 * Called after the opening token. Reads one constant per element of t, and takes the token `close`. Returns the
 * aggregate. src: its text offset. */
static Ref parse_elements(Parser *p, TypeId t, uint32_t src, enum TokenKind close) {
    uint32_t base = p->ref_stack.n;
    const Type *type = type_at(p->m, t);
    uint64_t want = type->kind == TY_STRUCT ? type->nelem : type->n, n = 0;
    if (!token_is(p, close)) do {
            uint32_t elem_src = p->tok.off;
            TypeId found;
            Ref r = parse_typed(p, &found);
            if (ref_is(r, REF_VALUE) || ref_is(r, REF_NONE))
                fail_at(p, elem_src, "a constant cannot contain a local value");
            if (n < want && found != type_elem(p->m, t, n))
                fail_type(p, elem_src, "element", found, type_elem(p->m, t, n));
            vec_push(&p->ref_stack, r);
            n++;
        } while (token_take(p, TK_COMMA));
    token_expect(p, close);
    if (n != want) fail_count(p, src, t, n);
    p->ref_stack.n = base;
    return const_agg(p->m, t, vec_from(&p->ref_stack, base), (uint32_t)n);
}

/* aggregate ::= '[' elements ']' | '{' elements '}' | '<' elements '>' | '<' '{' elements '}' '>'
 * An array, a struct, a vector or a packed struct, as t must be. */
static Ref parse_aggregate(Parser *p, TypeId t) {
    uint32_t src = p->tok.off;
    enum TokenKind open = (enum TokenKind)p->tok.kind;
    enum TypeKind k = type_kind(p->m, t);
    token_next(p);
    bool packed = open == TK_LESS && token_take(p, TK_LBRACE);
    enum TypeKind wanted = open == TK_LBRACKET ? TY_ARRAY : TY_VECTOR;
    if (open == TK_LBRACE || packed) wanted = TY_STRUCT;
    if (k != wanted || (k == TY_STRUCT && packed != ((type_at(p->m, t)->flags & TYPE_PACKED) != 0)))
        fail_at(p, src, "this form of constant cannot have type '%s'", type_text(p, t));
    if (k == TY_STRUCT && type_at(p->m, t)->flags & TYPE_OPAQUE)
        fail_at(p, src, "a constant of opaque type '%s'", type_text(p, t));
    Ref r = parse_elements(p, t, src, k == TY_ARRAY ? TK_RBRACKET : k == TY_STRUCT ? TK_RBRACE : TK_GREATER);
    if (packed) token_expect(p, TK_GREATER);
    return r;
}

/* bytes ::= 'c' STRING
 * Fails unless t is an array of i8 with the length of the string. */
static Ref parse_bytes(Parser *p, TypeId t) {
    uint32_t src = p->tok.off;
    StrId s = slice_unescape(p, src + 2, p->tok.end - 1);
    if (type_kind(p->m, t) != TY_ARRAY || type_elem(p->m, t, 0) != T_I8)
        fail_at(p, src, "a string constant cannot have type '%s'", type_text(p, t));
    if (type_at(p->m, t)->n != str_len(p->m, s))
        fail_at(p, src, "a string of %u bytes for type '%s'", str_len(p->m, s), type_text(p, t));
    token_next(p);
    return const_bytes(p->m, t, s);
}

/* splat ::= 'splat' '(' type const ')'
 * Returns the vector; for an element that is zero, undef or poison, the zeroinitializer, undef or poison of type t.
 * Fails at any other element if the vector has more than SPLAT_MAX elements. */
static Ref parse_splat(Parser *p, TypeId t) {
    uint32_t src = p->tok.off;
    token_next(p);
    if (type_kind(p->m, t) != TY_VECTOR) fail_at(p, src, "splat cannot have type '%s'", type_text(p, t));
    token_expect(p, TK_LPAREN);
    uint32_t elem_src = p->tok.off;
    TypeId found;
    Ref r = parse_typed(p, &found);
    if (found != type_elem(p->m, t, 0)) fail_type(p, elem_src, "element", found, type_elem(p->m, t, 0));
    if (ref_is(r, REF_VALUE) || ref_is(r, REF_NONE)) fail_at(p, elem_src, "a constant cannot contain a local value");
    token_expect(p, TK_RPAREN);
    uint64_t n = type_at(p->m, t)->n;
    if (ref_same(r, const_zero(p->m, found))) return const_zero(p->m, t);
    if (ref_is_undef(p->m, r)) return const_simple(p->m, (enum ConstKind)const_at(p->m, r)->kind, t);
    if (n > SPLAT_MAX) fail_at(p, src, "splat of %llu elements", (unsigned long long)n);
    uint32_t base = p->ref_stack.n;
    for (uint64_t i = 0; i < n; i++) vec_push(&p->ref_stack, r);
    p->ref_stack.n = base;
    return const_agg(p->m, t, vec_from(&p->ref_stack, base), (uint32_t)n);
}

/* ------------------------------------------------------------------------------ expressions */

/* operand ::= type const
 * Pushes the operand on p->ref_stack, from which parse_const_expr pops it, and returns its type. */
static TypeId push_typed(Parser *p) {
    TypeId t = parse_value_type(p);
    Ref r = parse_const(p, t);
    vec_push(&p->ref_stack, r);
    return t;
}

/* push_same ::= ',' operand
 * Pushes the operand, whose type must be t, on p->ref_stack. */
static void push_same(Parser *p, TypeId t) {
    token_expect(p, TK_COMMA);
    uint32_t src = p->tok.off;
    TypeId found = push_typed(p);
    if (found != t) fail_type(p, src, "operand", found, t);
}

/* cast ::= OP flags '(' type const 'to' type ')'
 * Called after the '('; leaves the ')'. Pushes the operand and returns the type after 'to'. A bitcast between pointers
 * into different spaces is invalid, but clang 19 writes one for the table of a virtual base, so *op becomes an
 * addrspacecast, with a warning. */
static TypeId expr_cast(Parser *p, enum Op *op, uint32_t src) {
    const Module *m = p->m;
    TypeId from = push_typed(p);
    keyword_expect(p, KW_to);
    TypeId to = parse_value_type(p);
    if (*op == OP_BITCAST && from != to && type_kind(m, from) == TY_PTR && type_kind(m, to) == TY_PTR) {
        warn_at(p, src, "bitcast between address spaces; treated as addrspacecast");
        *op = OP_ADDRSPACECAST;
    }
    cast_check(p, src, *op, from, to);
    return to;
}

/* bound ::= [ '-' ] DIGITS
 * Returns the number, which must fit in 64 bits with sign. */
static int64_t parse_range_bound(Parser *p) {
    if (!token_is(p, TK_INT)) fail_expected(p, "an integer");
    errno = 0;
    int64_t n = strtoll(p->text + p->tok.off, NULL, 10);
    if (errno == ERANGE) fail_expected(p, "an integer of 64 bits");
    token_next(p);
    return n;
}

/* inrange ::= 'inrange' '(' INT ',' INT ')'
 * Called after the keyword. Returns 1 + the index of the range in Module.inrange. Of the ranges there, only the last 16
 * are searched for an equal one; otherwise the range is added. */
static uint32_t parse_inrange(Parser *p) {
    uint32_t src = p->tok.off;
    token_expect(p, TK_LPAREN);
    int64_t low = parse_range_bound(p);
    token_expect(p, TK_COMMA);
    int64_t high = parse_range_bound(p);
    token_expect(p, TK_RPAREN);
    if (high <= low) fail_at(p, src, "the end of inrange must be larger than its start");
    for (uint32_t i = p->m->inrange.n > 16 ? p->m->inrange.n - 16 : 0; i < p->m->inrange.n; i++)
        if (p->m->inrange.at[i].low == low && p->m->inrange.at[i].high == high) return i + 1;
    vec_push(&p->m->inrange, ((InRange){low, high}));
    return p->m->inrange.n;
}

/* getelementptr ::= 'getelementptr' { flag | inrange } '(' type ',' type const
 *                   { ',' [ 'inrange' ] type const } ')'
 * Called after the '('; leaves the ')'. Pushes the operands and returns the type of the result; *source becomes the
 * source type. The old form of inrange, a word before an index, has no bounds and is dropped. */
static TypeId expr_gep(Parser *p, uint32_t *source) {
    *source = parse_value_type(p);
    token_expect(p, TK_COMMA);
    uint32_t src = p->tok.off;
    TypeId t = push_typed(p), cursor = 0;
    if (!type_is_ptrs(p->m, t))
        fail_at(p, src, "the base of a getelementptr must be a pointer, found '%s'", type_text(p, t));
    while (token_take(p, TK_COMMA)) {
        keyword_take(p, KW_inrange);
        uint32_t at = p->tok.off;
        TypeId index = push_typed(p);
        index_check(p, at, &cursor, *source, index, vec_pop(&p->ref_stack));
        p->ref_stack.n++;
        t = gep_result_type(p, at, t, index);
    }
    return t;
}

/* plain ::= OP flags [ predicate ] '(' type const { ',' type const } ')'
 * Any other expression. Called after the '('; leaves the ')'. Pushes the operands and returns the type of the
 * result. */
static TypeId expr_plain(Parser *p, enum Op op, uint32_t src) {
    Module *m = p->m;
    TypeId t = push_typed(p);
    switch (op_info[op].shape) {
    case SH_UNARY:
    case SH_BINARY:
        binary_check(p, src, op, t);
        if (op_info[op].shape == SH_BINARY) push_same(p, t);
        return t;
    case SH_CMP: push_same(p, t); return type_with_scalar(m, t, T_I1);
    case SH_SELECT: {
        token_expect(p, TK_COMMA);
        TypeId a = push_typed(p);
        push_same(p, a);
        if (t != T_I1 && t != type_with_scalar(m, a, T_I1))
            fail_at(p, src, "the condition of a select must be 'i1', found '%s'", type_text(p, t));
        return a;
    }
    default: break;
    }
    if (type_kind(m, t) != TY_VECTOR)
        fail_at(p, src, "'%s' needs a vector, found '%s'", op_info[op].name, type_text(p, t));
    TypeId elem = type_elem(m, t, 0);
    if (op == OP_SHUFFLEVECTOR) {
        push_same(p, t);
        token_expect(p, TK_COMMA);
        TypeId mask = push_typed(p);
        if (type_kind(m, mask) != TY_VECTOR || type_elem(m, mask, 0) != T_I32)
            fail_at(p, src, "the mask of a shufflevector must be a vector of i32");
        return type_vector(m, type_at(m, mask)->n, elem);
    }
    if (op == OP_INSERTELEMENT) push_same(p, elem);
    token_expect(p, TK_COMMA);
    uint32_t at = p->tok.off;
    TypeId index = push_typed(p);
    if (!type_is_int(m, index)) fail_at(p, at, "an index must be an integer, found '%s'", type_text(p, index));
    return op == OP_INSERTELEMENT ? t : elem;
}

/* Reports whether an operation can be written as a constant expression, in this or an older version of LLVM. */
static bool op_is_expr(enum Op op) {
    switch (op_info[op].shape) {
    case SH_BINARY:
    case SH_CAST:
    case SH_CMP:
    case SH_SELECT:
    case SH_GEP:
    case SH_EXTRACTELT:
    case SH_INSERTELT:
    case SH_SHUFFLE: return true;
    case SH_UNARY: return op == OP_FNEG;
    default: return false;
    }
}

/* expression ::= cast | getelementptr | plain
 * Returns the constant expression. Fails if its type is not `wanted`, unless that is T_VOID, which allows any. */
static Ref parse_const_expr(Parser *p, TypeId wanted) {
    uint32_t src = p->tok.off, base = p->ref_stack.n, aux = 0, range = 0;
    enum Op op = (enum Op)keyword_at(p)->value;
    if (!op_is_expr(op)) fail_expected(p, "a value");
    token_next(p);
    uint16_t flags = parse_flags(p, op);
    if (op == OP_GETELEMENTPTR && keyword_take(p, KW_inrange)) range = parse_inrange(p);
    flags |= parse_flags(p, op);
    if (op_info[op].shape == SH_CMP) aux = parse_predicate(p, op);
    token_expect(p, TK_LPAREN);
    TypeId t = op_info[op].shape == SH_CAST ? expr_cast(p, &op, src)
               : op == OP_GETELEMENTPTR     ? expr_gep(p, &aux)
                                            : expr_plain(p, op, src);
    token_expect(p, TK_RPAREN);
    if (t != wanted && wanted != T_VOID) fail_type(p, src, "constant expression", t, wanted);
    uint32_t n = p->ref_stack.n - base;
    p->ref_stack.n = base;
    return const_expr(p->m, op, flags, t, aux, range, vec_from(&p->ref_stack, base), n);
}

/* ------------------------------------------------------------------------------ keywords */

/* simple ::= null | undef | poison | zeroinitializer | none
 * Fails if t has no such constant. */
static Ref parse_simple(Parser *p, TypeId t) {
    enum ConstKind kind = (enum ConstKind)keyword_at(p)->value;
    enum TypeKind k = type_kind(p->m, t);
    bool ok = k != TY_VOID && k != TY_LABEL && k != TY_METADATA && k != TY_FUNC &&
              (k != TY_TOKEN || kind == CONST_NONE || kind == CONST_UNDEF || kind == CONST_POISON);
    if (kind == CONST_NULL) ok = k == TY_PTR;
    if (kind == CONST_NONE) ok = k == TY_TOKEN;
    if (!ok) fail_at(p, p->tok.off, "'%s' cannot have type '%s'", keyword_at(p)->text, type_text(p, t));
    if (kind == CONST_ZERO && k == TY_INT && type_bits(p->m, t) > INT_CONST_BITS_MAX)
        fail_at(p, p->tok.off, "an integer constant of more than %d bits", INT_CONST_BITS_MAX);
    token_next(p);
    return const_simple(p->m, kind, t);
}

/* blockaddress ::= 'blockaddress' '(' @f ',' %block ')'
 * The block is looked up at the end of the module. */
static Ref parse_blockaddress(Parser *p, TypeId t) {
    token_next(p);
    token_expect(p, TK_LPAREN);
    uint32_t src = p->tok.off;
    if (!type_is_ptr(p->m, t)) fail_at(p, src, "blockaddress cannot have type '%s'", type_text(p, t));
    SymId fn = ref_index(symbol_use(p, T_PTR));
    token_expect(p, TK_COMMA);
    Ref r = blockaddr_use(p, t, fn, p->tok.off);
    token_expect(p, TK_RPAREN);
    return r;
}

/* keyword ::= true | false | simple | splat | blockaddress | dso_local_equivalent @f | no_cfi @f
 *           | expression */
static Ref parse_word(Parser *p, TypeId t) {
    uint32_t src = p->tok.off;
    if (class_is(p, KC_CONST)) return parse_simple(p, t);
    switch (keyword_at(p)->kw) {
    case KW_true:
    case KW_false: {
        bool value = keyword_is(p, KW_true);
        if (t != T_I1) fail_at(p, src, "'%s' cannot have type '%s'", keyword_at(p)->text, type_text(p, t));
        token_next(p);
        return const_int(p->m, t, value);
    }
    case KW_splat: return parse_splat(p, t);
    case KW_blockaddress: return parse_blockaddress(p, t);
    case KW_dso_local_equivalent:
    case KW_no_cfi: {
        enum ConstKind kind = keyword_is(p, KW_no_cfi) ? CONST_NO_CFI : CONST_DSO_LOCAL_EQUIVALENT;
        token_next(p);
        return const_other(p->m, kind, t, ref_index(symbol_use(p, t)));
    }
    case KW_ptrauth: fail_at(p, src, "ptrauth constants do not exist on this target");
    case KW_asm: fail_at(p, src, "inline assembly can only be called");
    default: break;
    }
    if (class_is(p, KC_OP)) return parse_const_expr(p, t);
    fail_expected(p, "a value");
}

/* value ::= local | @global | integer | float | bytes | aggregate | constant word */
Ref parse_value(Parser *p, TypeId t) {
    switch (p->tok.kind) {
    case TK_LOCAL:
    case TK_LOCAL_NUM: return local_use(p, t);
    case TK_GLOBAL:
    case TK_GLOBAL_NUM: return symbol_use(p, t);
    case TK_INT:
    case TK_HEX_INT: return parse_int(p, t, false);
    case TK_FLOAT:
    case TK_HEX_FLOAT: return parse_float(p, t);
    case TK_BYTES: return parse_bytes(p, t);
    case TK_WORD: break;
    case TK_LBRACKET:
    case TK_LBRACE:
    case TK_LESS: {
        nest_enter(p);
        Ref r = parse_aggregate(p, t);
        nest_leave(p);
        return r;
    }
    default: fail_expected(p, "a value");
    }
    if (!class_is(p, KC_OP) && !keyword_is(p, KW_splat)) return parse_word(p, t);
    nest_enter(p);
    Ref r = parse_word(p, t);
    nest_leave(p);
    return r;
}

Ref parse_const(Parser *p, TypeId t) {
    uint32_t src = p->tok.off;
    Ref r = parse_value(p, t);
    if (ref_is(r, REF_VALUE) || ref_is(r, REF_NONE)) fail_at(p, src, "expected a constant, found a local value");
    return r;
}

Ref parse_untyped(Parser *p) {
    if (!class_is(p, KC_OP)) return REF_NULL;
    nest_enter(p);
    Ref r = parse_const_expr(p, T_VOID);
    nest_leave(p);
    return r;
}

/* typed ::= type value */
Ref parse_typed(Parser *p, TypeId *t) {
    *t = parse_value_type(p);
    return parse_value(p, *t);
}
