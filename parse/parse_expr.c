/* parse_expr.c: constant expressions, and the type rules they share with instructions. */
#include "parse/parser.h"

/* flags ::= { WORD }      those that may stand behind op */
uint16_t parse_flags(Parser *p, enum Op op) {
    static const struct { uint32_t of; uint16_t flags; } allowed[] = {
        {OF_FMF, IF_FAST}, {OF_WRAP, IF_NUW | IF_NSW}, {OF_EXACT, IF_EXACT}, {OF_DISJOINT, IF_DISJOINT},
        {OF_NNEG, IF_NNEG}, {OF_SAMESIGN, IF_SAMESIGN}
    };
    uint16_t may = op == OP_GETELEMENTPTR ? IF_INBOUNDS | IF_NUSW | IF_NUW : 0, flags = 0;
    if (!class_is(p, WC_FLAG))
        return 0;
    for (size_t i = 0; i < sizeof allowed / sizeof *allowed; i++)
        if (op_info[op].flags & allowed[i].of)
            may |= allowed[i].flags;
    for (; class_is(p, WC_FLAG); token_next(p)) {
        if (word_at(p)->value & ~may)
            fail_at(p, p->tok.off, "'%s' cannot stand behind '%s'", word_at(p)->text, op_info[op].name);
        flags |= word_at(p)->value;
    }
    return flags;
}

/* predicate ::= WORD */
uint8_t parse_predicate(Parser *p, enum Op op) {
    const char *const *name = op == OP_ICMP ? int_pred_name : fp_pred_name;
    for (uint8_t i = 0; i < (op == OP_ICMP ? 10 : 16); i++)
        if (text_is(p, name[i])) {
            token_next(p);
            return i;
        }
    fail_expected(p, op == OP_ICMP ? "a predicate such as 'slt'" : "a predicate such as 'olt'");
}

/* ------------------------------------------------------------------------------ type rules */

void binary_check(Parser *p, uint32_t src, enum Op op, TypeId t) {
    bool fp = op_info[op].flags & OF_FP;
    TypeId scalar = type_scalar(p->m, t);
    if (fp ? !type_is_fp(p->m, scalar) : !type_is_int(p->m, scalar))
        fail_at(p, src, "'%s' needs %s operands, found '%s'", op_info[op].name,
                fp ? "floating point" : "integer", type_text(p, t));
}

/* What a conversion takes and gives, and whether it must make the value narrower (-1) or wider (1). */
static const struct { uint8_t op, from, to; int8_t width; } cast_rule[] = {
    {OP_TRUNC, 'i', 'i', -1}, {OP_ZEXT, 'i', 'i', 1}, {OP_SEXT, 'i', 'i', 1}, {OP_FPTRUNC, 'f', 'f', -1},
    {OP_FPEXT, 'f', 'f', 1}, {OP_FPTOUI, 'f', 'i', 0}, {OP_FPTOSI, 'f', 'i', 0}, {OP_UITOFP, 'i', 'f', 0},
    {OP_SITOFP, 'i', 'f', 0}, {OP_PTRTOINT, 'p', 'i', 0}, {OP_PTRTOADDR, 'p', 'i', 0},
    {OP_INTTOPTR, 'i', 'p', 0}, {OP_ADDRSPACECAST, 'p', 'p', 0}
};

static bool type_is_class(const Module *m, TypeId scalar, char class) {
    return class == 'i'   ? type_is_int(m, scalar)
           : class == 'f' ? type_is_fp(m, scalar)
                          : type_is_ptr(m, scalar);
}

static uint64_t vector_length(const Module *m, TypeId t) {
    return type_kind(m, t) == TY_VECTOR ? type_at(m, t)->n : 0;
}

static bool bitcast_fits(const Module *m, TypeId from, TypeId to) {
    TypeId a = type_scalar(m, from), b = type_scalar(m, to);
    if (type_is_ptr(m, a) || type_is_ptr(m, b))
        return a == b && vector_length(m, from) == vector_length(m, to);
    uint64_t na = vector_length(m, from), nb = vector_length(m, to);
    uint64_t wa = (uint64_t)type_bits(m, a) * (na ? na : 1), wb = (uint64_t)type_bits(m, b) * (nb ? nb : 1);
    return wa && wa == wb;
}

void cast_check(Parser *p, uint32_t src, enum Op op, TypeId from, TypeId to) {
    const Module *m = p->m;
    TypeId a = type_scalar(m, from), b = type_scalar(m, to);
    bool ok = op == OP_BITCAST && bitcast_fits(m, from, to);
    for (size_t i = 0; i < sizeof cast_rule / sizeof *cast_rule; i++)
        if (cast_rule[i].op == op)
            ok = vector_length(m, from) == vector_length(m, to) &&
                 type_is_class(m, a, (char)cast_rule[i].from) && type_is_class(m, b, (char)cast_rule[i].to) &&
                 (cast_rule[i].width >= 0 || type_bits(m, a) > type_bits(m, b)) &&
                 (cast_rule[i].width <= 0 || type_bits(m, a) < type_bits(m, b));
    if (!ok) {
        const char *from_text = type_text(p, from), *to_text = type_text(p, to);
        fail_at(p, src, "invalid '%s' from '%s' to '%s'", op_info[op].name, from_text, to_text);
    }
}

/* The type of a getelementptr: a pointer, or a vector of them as soon as the base or an index is a vector. */
TypeId gep_type(Parser *p, uint32_t src, TypeId base, TypeId index) {
    uint64_t a = vector_length(p->m, base), b = vector_length(p->m, index);
    if (a && b && a != b)
        fail_at(p, src, "vectors of different length in a getelementptr");
    return !a && b ? type_vector(p->m, b, base) : base;
}

/* One step down: *cursor is 0 before the first index, which does not enter the type. */
void index_check(Parser *p, uint32_t src, TypeId *cursor, TypeId source, TypeId index_type, Ref index) {
    Module *m = p->m;
    if (!type_is_int(m, type_scalar(m, index_type)))
        fail_at(p, src, "an index must be an integer, found '%s'", type_text(p, index_type));
    if (*cursor == 0) {
        *cursor = source;
        return;
    }
    switch (type_kind(m, *cursor)) {
    case TY_ARRAY: case TY_VECTOR:
        *cursor = type_elem(m, *cursor, 0);
        return;
    case TY_STRUCT: {
        uint64_t field;
        if (type_kind(m, index_type) == TY_VECTOR)
            index = ref_is(index, REF_CONST) ? const_elem(m, index, 0) : REF_NULL;
        if (!ref_int(m, index, &field))
            fail_at(p, src, "the index of a struct field must be a constant");
        if (field >= type_at(m, *cursor)->nelem)
            fail_at(p, src, "no field %llu in '%s'", (unsigned long long)field, type_text(p, *cursor));
        *cursor = type_elem(m, *cursor, field);
        return;
    }
    default:
        fail_at(p, src, "no index into '%s'", type_text(p, *cursor));
    }
}

/* ------------------------------------------------------------------------------ expressions */

/* Operands are pushed on the stack of Refs; the caller takes them off. */
static TypeId push_typed(Parser *p) {
    TypeId t = parse_value_type(p);
    Ref r = parse_const(p, t);
    vec_push(&p->ref_stack, r);
    return t;
}

/* ',' type const, of a given type */
static void push_same(Parser *p, TypeId t) {
    token_expect(p, TK_COMMA);
    uint32_t src = p->tok.off;
    TypeId found = push_typed(p);
    if (found != t)
        fail_type(p, src, "operand", found, t);
}

/* cast ::= OP flags '(' type const 'to' type ')'
 * clang 19 writes the table of a virtual base as a bitcast between pointers of different spaces, which is none. */
static TypeId expr_cast(Parser *p, enum Op *op, uint32_t src) {
    const Module *m = p->m;
    TypeId from = push_typed(p);
    word_expect(p, KW_to);
    TypeId to = parse_value_type(p);
    if (*op == OP_BITCAST && from != to && type_kind(m, from) == TY_PTR && type_kind(m, to) == TY_PTR) {
        diag_warning(p->d, src, "bitcast between address spaces, read as addrspacecast");
        *op = OP_ADDRSPACECAST;
    }
    cast_check(p, src, *op, from, to);
    return to;
}

static int64_t parse_range_bound(Parser *p) {
    if (!token_is(p, TK_INT) || p->tok.end - p->tok.off > 19)
        fail_expected(p, "an integer");
    int64_t n = strtoll(p->text + p->tok.off, NULL, 10);
    token_next(p);
    return n;
}

/* inrange ::= 'inrange' '(' INT ',' INT ')'      1 + index; the old `inrange` before an index is a hint of
 * the same kind, whose bounds are not written; it is dropped */
static uint32_t parse_inrange(Parser *p) {
    token_expect(p, TK_LPAREN);
    int64_t low = parse_range_bound(p);
    token_expect(p, TK_COMMA);
    int64_t high = parse_range_bound(p);
    token_expect(p, TK_RPAREN);
    for (uint32_t i = p->m->inrange.n > 16 ? p->m->inrange.n - 16 : 0; i < p->m->inrange.n; i++)
        if (p->m->inrange.at[i].low == low && p->m->inrange.at[i].high == high)
            return i + 1;
    vec_push(&p->m->inrange, ((InRange){low, high}));
    return p->m->inrange.n;
}

/* getelementptr ::= 'getelementptr' { flag | inrange } '(' type ',' type const { ',' [ 'inrange' ] type
 * const } ')' behind the '(' */
static TypeId expr_gep(Parser *p, uint32_t *source) {
    *source = parse_value_type(p);
    token_expect(p, TK_COMMA);
    uint32_t src = p->tok.off;
    TypeId t = push_typed(p), cursor = 0;
    if (!type_is_ptr(p->m, type_scalar(p->m, t)))
        fail_at(p, src, "the base of a getelementptr must be a pointer, found '%s'", type_text(p, t));
    while (token_take(p, TK_COMMA)) {
        word_take(p, KW_inrange);
        uint32_t at = p->tok.off;
        TypeId index = push_typed(p);
        index_check(p, at, &cursor, *source, index, vec_pop(&p->ref_stack));
        p->ref_stack.n++;
        t = gep_type(p, at, t, index);
    }
    return t;
}

/* the others ::= OP flags [ predicate ] '(' type const { ',' type const } ')'      behind the '(' */
static TypeId expr_plain(Parser *p, enum Op op, uint32_t src) {
    Module *m = p->m;
    TypeId t = push_typed(p);
    switch (op_info[op].shape) {
    case SH_UNARY: case SH_BINARY:
        binary_check(p, src, op, t);
        if (op_info[op].shape == SH_BINARY)
            push_same(p, t);
        return t;
    case SH_CMP:
        push_same(p, t);
        return type_with_scalar(m, t, T_I1);
    case SH_SELECT: {
        token_expect(p, TK_COMMA);
        TypeId a = push_typed(p);
        push_same(p, a);
        if (t != T_I1 && t != type_with_scalar(m, a, T_I1))
            fail_at(p, src, "the condition of a select must be 'i1', found '%s'", type_text(p, t));
        return a;
    }
    default:
        break;
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
    if (op == OP_INSERTELEMENT)
        push_same(p, elem);
    token_expect(p, TK_COMMA);
    uint32_t at = p->tok.off;
    TypeId index = push_typed(p);
    if (!type_is_int(m, index))
        fail_at(p, at, "an index must be an integer, found '%s'", type_text(p, index));
    return op == OP_INSERTELEMENT ? t : elem;
}

/* Which instructions have a form as a constant. */
static bool op_is_expr(enum Op op) {
    switch (op_info[op].shape) {
    case SH_BINARY: case SH_CAST: case SH_CMP: case SH_SELECT: case SH_GEP: case SH_EXTRACTELT:
    case SH_INSERTELT: case SH_SHUFFLE: return true;
    case SH_UNARY: return op == OP_FNEG;
    default: return false;
    }
}

/* expression ::= cast | getelementptr | the others */
Ref parse_const_expr(Parser *p, TypeId wanted) {
    uint32_t src = p->tok.off, base = p->ref_stack.n, aux = 0, range = 0;
    enum Op op = (enum Op)word_at(p)->value;
    if (!op_is_expr(op))
        fail_expected(p, "a value");
    token_next(p);
    uint16_t flags = parse_flags(p, op);
    if (op == OP_GETELEMENTPTR && word_take(p, KW_inrange))
        range = parse_inrange(p);
    flags |= parse_flags(p, op);
    if (op_info[op].shape == SH_CMP)
        aux = parse_predicate(p, op);
    token_expect(p, TK_LPAREN);
    TypeId t = op_info[op].shape == SH_CAST ? expr_cast(p, &op, src)
             : op == OP_GETELEMENTPTR ? expr_gep(p, &aux) : expr_plain(p, op, src);
    token_expect(p, TK_RPAREN);
    if (t != wanted)
        fail_type(p, src, "constant expression", t, wanted);
    uint32_t n = p->ref_stack.n - base;
    p->ref_stack.n = base;
    return const_expr(p->m, op, flags, t, aux, range, vec_from(&p->ref_stack, base), n);
}
