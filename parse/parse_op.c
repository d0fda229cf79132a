/* parse_op.c: the flags, predicates and type rules of operations, which instructions share
 * with constant expressions. */
#include "parse/parser.h"

/* flags ::= { WORD }
 * Fails at a flag that op cannot have. As in LLVM, fast-math flags and those of a getelementptr may be repeated, and
 * others may not. */
uint16_t parse_flags(Parser *p, enum Op op) {
    static const struct {
        uint32_t of;
        uint16_t flags;
    } allowed[] = {{OF_FMF, IF_FAST},          {OF_WRAP, IF_NUW | IF_NSW}, {OF_EXACT, IF_EXACT},
                   {OF_DISJOINT, IF_DISJOINT}, {OF_NNEG, IF_NNEG},         {OF_SAMESIGN, IF_SAMESIGN}};
    uint16_t may = op == OP_GETELEMENTPTR ? IF_INBOUNDS | IF_NUSW | IF_NUW : 0, flags = 0;
    if (!class_is(p, KC_FLAG)) return 0;
    for (size_t i = 0; i < sizeof allowed / sizeof *allowed; i++)
        if (op_info[op].flags & allowed[i].of) may |= allowed[i].flags;
    for (; class_is(p, KC_FLAG); token_next(p)) {
        if (keyword_at(p)->value & ~may)
            fail_at(p, p->tok.off, "'%s' is not allowed after '%s'", keyword_at(p)->text, op_info[op].name);
        if (keyword_at(p)->value & flags & ~IF_FAST && op != OP_GETELEMENTPTR)
            fail_at(p, p->tok.off, "'%s' is repeated", keyword_at(p)->text);
        flags |= keyword_at(p)->value;
    }
    return flags;
}

/* Reports whether a type is a struct of at least one field whose fields all have one type. */
static bool struct_is_homogeneous(const Module *m, TypeId t) {
    uint32_t n = type_kind(m, t) == TY_STRUCT ? type_at(m, t)->nelem : 0;
    for (uint32_t k = 1; k < n; k++)
        if (type_elem(m, t, k) != type_elem(m, t, 0)) return false;
    return n > 0;
}

void fast_math_check(Parser *p, uint32_t src, const Inst *in) {
    const Module *m = p->m;
    TypeId t = in->type;
    if (!(in->flags & IF_FAST)) return;
    if (struct_is_homogeneous(m, t)) t = type_elem(m, t, 0);
    while (type_kind(m, t) == TY_ARRAY) t = type_elem(m, t, 0);
    if (!type_is_fp(m, type_scalar(m, t)))
        fail_at(p, src, "fast-math flags on a %s without a floating-point result, it is '%s'", op_info[in->op].name,
                type_text(p, in->type));
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
        fail_at(p, src, "'%s' needs %s operands, found '%s'", op_info[op].name, fp ? "floating point" : "integer",
                type_text(p, t));
}

/* The classes of the operand and result types of a conversion (see type_is_class), except bitcast. width: the result
 * must be narrower (-1) or wider (1); 0 = any. */
static const struct {
    uint8_t op, from, to;
    int8_t width;
} cast_rule[] = {{OP_TRUNC, 'i', 'i', -1},       {OP_ZEXT, 'i', 'i', 1},      {OP_SEXT, 'i', 'i', 1},
                 {OP_FPTRUNC, 'f', 'f', -1},     {OP_FPEXT, 'f', 'f', 1},     {OP_FPTOUI, 'f', 'i', 0},
                 {OP_FPTOSI, 'f', 'i', 0},       {OP_UITOFP, 'i', 'f', 0},    {OP_SITOFP, 'i', 'f', 0},
                 {OP_PTRTOINT, 'p', 'i', 0},     {OP_PTRTOADDR, 'p', 'i', 0}, {OP_INTTOPTR, 'i', 'p', 0},
                 {OP_ADDRSPACECAST, 'p', 'p', 0}};

/* Reports whether a scalar type is in a class: 'i' integers, 'f' floating point, 'p' pointers. */
static bool type_is_class(const Module *m, TypeId scalar, char class) {
    return class == 'i' ? type_is_int(m, scalar) : class == 'f' ? type_is_fp(m, scalar) : type_is_ptr(m, scalar);
}

/* Returns the number of elements of a vector type; 0 for other types. */
static uint64_t vector_length(const Module *m, TypeId t) { return type_kind(m, t) == TY_VECTOR ? type_at(m, t)->n : 0; }

/* Reports whether a bitcast is valid: between equal pointer types, or between numbers, or vectors of them, with the
 * same total number of bits. */
static bool bitcast_fits(const Module *m, TypeId from, TypeId to) {
    TypeId a = type_scalar(m, from), b = type_scalar(m, to);
    if (type_is_ptr(m, a) || type_is_ptr(m, b)) return a == b && vector_length(m, from) == vector_length(m, to);
    uint64_t na = vector_length(m, from), nb = vector_length(m, to);
    uint64_t wa = (uint64_t)type_bits(m, a) * (na ? na : 1), wb = (uint64_t)type_bits(m, b) * (nb ? nb : 1);
    return wa && wa == wb;
}

void cast_check(Parser *p, uint32_t src, enum Op op, TypeId from, TypeId to) {
    const Module *m = p->m;
    TypeId a = type_scalar(m, from), b = type_scalar(m, to);
    const char *hint = "";
    bool ok = op == OP_BITCAST && bitcast_fits(m, from, to);
    for (size_t i = 0; i < sizeof cast_rule / sizeof *cast_rule; i++)
        if (cast_rule[i].op == op) {
            ok = vector_length(m, from) == vector_length(m, to) && type_is_class(m, a, (char)cast_rule[i].from) &&
                 type_is_class(m, b, (char)cast_rule[i].to);
            if (ok && cast_rule[i].width < 0 && type_bits(m, a) <= type_bits(m, b))
                hint = "; the result must be narrower", ok = false;
            if (ok && cast_rule[i].width > 0 && type_bits(m, a) >= type_bits(m, b))
                hint = "; the result must be wider", ok = false;
        }
    if (!ok) {
        const char *from_text = type_text(p, from), *to_text = type_text(p, to);
        fail_at(p, src, "invalid '%s' from '%s' to '%s'%s", op_info[op].name, from_text, to_text, hint);
    }
}

TypeId gep_result_type(Parser *p, uint32_t src, TypeId base, TypeId index) {
    uint64_t a = vector_length(p->m, base), b = vector_length(p->m, index);
    if (a && b && a != b) fail_at(p, src, "vectors of different length in a getelementptr");
    return !a && b ? type_vector(p->m, b, base) : base;
}

void index_check(Parser *p, uint32_t src, TypeId *cursor, TypeId source, TypeId index_type, Ref index) {
    Module *m = p->m;
    if (!type_is_int(m, type_scalar(m, index_type)))
        fail_at(p, src, "an index must be an integer, found '%s'", type_text(p, index_type));
    if (*cursor == 0) {
        *cursor = source;
        return;
    }
    switch (type_kind(m, *cursor)) {
    case TY_ARRAY:
    case TY_VECTOR: *cursor = type_elem(m, *cursor, 0); return;
    case TY_STRUCT: {
        uint64_t field;
        if (type_kind(m, index_type) == TY_VECTOR)
            index = ref_is(index, REF_CONST) ? const_elem(m, index, 0) : REF_NULL;
        if (!ref_int(m, index, &field)) fail_at(p, src, "the index of a struct field must be a constant");
        if (field >= type_at(m, *cursor)->nelem)
            fail_at(p, src, "no field %llu in '%s'", (unsigned long long)field, type_text(p, *cursor));
        *cursor = type_elem(m, *cursor, field);
        return;
    }
    default: fail_at(p, src, "cannot index into '%s'", type_text(p, *cursor));
    }
}
