/* parse_inst.c: instructions other than calls. There is one rule per operand shape (enum OpShape). It is called after
 * the opcode, which is in in->op, and sets the other fields of *in except nopnd. An operand is pushed on p->body.opnd
 * when it is read. The rules check only what is needed to build the instruction; the verifier checks the rest.
 *
 * The grammars leave out the end of an instruction, which parse_inst_tail reads: alignment, address space, metadata. */
#include "parse/parser.h"

/* ------------------------------------------------------------------------------ operands */

/* operand ::= type value
 * Pushes the value and returns the type. */
static TypeId operand_typed(Parser *p) {
    TypeId t;
    Ref r = parse_typed(p, &t);
    operand_push(p, r);
    return t;
}

/* operand_same ::= ',' value
 * Pushes the value, whose type is t: the text does not repeat the type of the first operand. */
static void operand_same(Parser *p, TypeId t) {
    token_expect(p, TK_COMMA);
    operand_push(p, parse_value(p, t));
}

/* operand ::= type value
 * Pushes the value. Its type must be a pointer; returns the type. op: for the message. */
static TypeId operand_pointer(Parser *p, enum Op op) {
    uint32_t src = p->tok.off;
    TypeId t = operand_typed(p);
    if (!type_is_ptr(p->m, t)) fail_at(p, src, "'%s' needs a pointer, found '%s'", op_info[op].name, type_text(p, t));
    return t;
}

/* operand_of ::= ',' type value
 * Pushes the value. Its type must be `wanted`; `what` names the operand in the message. */
static void operand_of(Parser *p, TypeId wanted, const char *what) {
    token_expect(p, TK_COMMA);
    uint32_t src = p->tok.off;
    TypeId t = operand_typed(p);
    if (t != wanted) fail_type(p, src, what, t, wanted);
}

/* operand_block ::= 'label' %block
 * Pushes the block. */
static void operand_block(Parser *p) {
    keyword_expect(p, KW_label);
    operand_push(p, block_use(p));
}

/* operand ::= type value
 * Pushes the value. Its type must be a vector; returns the type. op: for the message. */
static TypeId operand_vector(Parser *p, enum Op op) {
    uint32_t src = p->tok.off;
    TypeId t = operand_typed(p);
    if (type_kind(p->m, t) != TY_VECTOR)
        fail_at(p, src, "'%s' needs a vector, found '%s'", op_info[op].name, type_text(p, t));
    return t;
}

/* operand_int ::= ',' type value
 * Pushes the value. Its type must be an integer; `what` names the operand in the message. */
static void operand_int(Parser *p, const char *what) {
    token_expect(p, TK_COMMA);
    uint32_t src = p->tok.off;
    TypeId t = operand_typed(p);
    if (!type_is_int(p->m, t)) fail_at(p, src, "%s must be an integer, found '%s'", what, type_text(p, t));
}

/* ------------------------------------------------------------------------------ terminators */

/* ret ::= 'ret' ( 'void' | type value ) */
static void parse_ret(Parser *p, Inst *in) {
    if (keyword_take(p, KW_void)) {
        parse_inst_tail(p, in, 0);
        return;
    }
    operand_typed(p);
    parse_inst_tail(p, in, 0);
}

/* br ::= 'br' 'label' %block | 'br' 'i1' value ',' 'label' %block ',' 'label' %block
 * Pushes the operands in the order of the text: the condition, if there is one, and the blocks for true and false. */
static void parse_br(Parser *p, Inst *in) {
    if (!keyword_is(p, KW_label)) {
        uint32_t src = p->tok.off;
        TypeId t = operand_typed(p);
        if (t != T_I1) fail_type(p, src, "the condition of a branch", t, T_I1);
        token_expect(p, TK_COMMA);
        operand_block(p);
        token_expect(p, TK_COMMA);
    }
    operand_block(p);
    parse_inst_tail(p, in, 0);
}

/* switch ::= 'switch' type value ',' 'label' %block '[' { type const ',' 'label' %block } ']'
 * Pushes the operands in the order of the text. */
static void parse_switch(Parser *p, Inst *in) {
    uint32_t src = p->tok.off;
    TypeId t = operand_typed(p);
    if (!type_is_int(p->m, t)) fail_at(p, src, "the value of a switch must be an integer, found '%s'", type_text(p, t));
    token_expect(p, TK_COMMA);
    operand_block(p);
    token_expect(p, TK_LBRACKET);
    while (!token_is(p, TK_RBRACKET)) {
        src = p->tok.off;
        TypeId found = parse_value_type(p);
        if (found != t) fail_type(p, src, "the case of a switch", found, t);
        operand_push(p, parse_const(p, t));
        token_expect(p, TK_COMMA);
        operand_block(p);
    }
    token_next(p);
    parse_inst_tail(p, in, 0);
}

/* indirectbr ::= 'indirectbr' ptr value ',' '[' [ 'label' %block { ',' 'label' %block } ] ']' */
static void parse_indirectbr(Parser *p, Inst *in) {
    operand_pointer(p, OP_INDIRECTBR);
    token_expect(p, TK_COMMA);
    token_expect(p, TK_LBRACKET);
    if (!token_is(p, TK_RBRACKET)) do
            operand_block(p);
        while (token_take(p, TK_COMMA));
    token_expect(p, TK_RBRACKET);
    parse_inst_tail(p, in, 0);
}

/* ------------------------------------------------------------------------------ arithmetic */

/* binary ::= OP flags type value ',' value
 * Fails if the type does not suit the opcode. */
static void parse_binary(Parser *p, Inst *in) {
    enum Op op = (enum Op)in->op;
    in->flags = parse_flags(p, op);
    uint32_t src = p->tok.off;
    in->type = operand_typed(p);
    binary_check(p, src, op, in->type);
    operand_same(p, in->type);
    parse_inst_tail(p, in, 0);
}

/* unary ::= ( 'fneg' flags | 'freeze' ) type value
 * Fails if the type does not suit fneg; any type suits freeze. */
static void parse_unary(Parser *p, Inst *in) {
    in->flags = parse_flags(p, (enum Op)in->op);
    uint32_t src = p->tok.off;
    in->type = operand_typed(p);
    if (in->op == OP_FNEG) binary_check(p, src, OP_FNEG, in->type);
    parse_inst_tail(p, in, 0);
}

/* compare ::= ( 'icmp' | 'fcmp' ) flags predicate type value ',' value
 * The predicate becomes in->sub. The result is an i1, or a vector of i1 for operands that are vectors. Fails if the
 * type of the operands does not suit the opcode. */
static void parse_compare(Parser *p, Inst *in) {
    enum Op op = (enum Op)in->op;
    in->flags = parse_flags(p, op);
    in->sub = parse_predicate(p, op);
    uint32_t src = p->tok.off;
    TypeId t = operand_typed(p), scalar = type_scalar(p->m, t);
    if (op == OP_FCMP ? !type_is_fp(p->m, scalar) : !type_is_int(p->m, scalar) && !type_is_ptr(p->m, scalar))
        fail_at(p, src, "'%s' needs %s operands, found '%s'", op_info[op].name,
                op == OP_FCMP ? "floating point" : "integer or pointer", type_text(p, t));
    operand_same(p, t);
    in->type = t == scalar ? T_I1 : type_with_scalar(p->m, t, T_I1);
    parse_inst_tail(p, in, 0);
}

/* cast ::= OP flags type value 'to' type
 * A bitcast between equal types of which the second is written T* is not needed: pops its operand, drops its metadata,
 * and returns the operand. Otherwise returns REF_NULL. */
static Ref parse_cast(Parser *p, Inst *in) {
    enum Op op = (enum Op)in->op;
    in->flags = parse_flags(p, op);
    uint32_t src = p->tok.off;
    TypeId from = operand_typed(p);
    keyword_expect(p, KW_to);
    in->type = parse_value_type(p);
    bool typed = p->pointee != 0;
    cast_check(p, src, op, from, in->type);
    parse_inst_tail(p, in, 0);
    if (op == OP_BITCAST && typed && from == in->type) {
        inst_tail_drop(p, true);
        return vec_pop(&p->body.opnd);
    }
    return REF_NULL;
}

/* select ::= 'select' flags type value ',' type value ',' type value
 * Fails if the condition is neither an i1 nor, for vectors, a vector of as many i1, or if the two values differ in
 * type. */
static void parse_select(Parser *p, Inst *in) {
    in->flags = parse_flags(p, OP_SELECT);
    uint32_t src = p->tok.off;
    TypeId cond = operand_typed(p);
    token_expect(p, TK_COMMA);
    in->type = operand_typed(p);
    if (cond != T_I1 && cond != type_with_scalar(p->m, in->type, T_I1))
        fail_at(p, src, "the condition of a select must be 'i1', found '%s'", type_text(p, cond));
    operand_of(p, in->type, "the third operand of a select");
    fast_math_check(p, src, in);
    parse_inst_tail(p, in, 0);
}

/* phi ::= 'phi' flags type '[' value ',' %block ']' { ',' '[' value ',' %block ']' }
 * Pushes value and block in turn. */
static void parse_phi(Parser *p, Inst *in) {
    in->flags = parse_flags(p, OP_PHI);
    uint32_t src = p->tok.off;
    in->type = parse_value_type(p);
    fast_math_check(p, src, in);
    bool first = true;
    while (token_is(p, TK_LBRACKET) || first) {
        token_expect(p, TK_LBRACKET);
        operand_push(p, parse_value(p, in->type));
        token_expect(p, TK_COMMA);
        operand_push(p, block_use(p));
        token_expect(p, TK_RBRACKET);
        first = false;
        if (!token_is(p, TK_COMMA) || token_peek(p) != TK_LBRACKET) break;
        token_next(p);
    }
    parse_inst_tail(p, in, 0);
}

/* ------------------------------------------------------------------------------ vectors, aggregates */

/* extractelement ::= 'extractelement' vector value ',' type value */
static void parse_extractelement(Parser *p, Inst *in) {
    in->type = type_elem(p->m, operand_vector(p, OP_EXTRACTELEMENT), 0);
    operand_int(p, "the index");
    parse_inst_tail(p, in, 0);
}

/* insertelement ::= 'insertelement' vector value ',' type value ',' type value */
static void parse_insertelement(Parser *p, Inst *in) {
    in->type = operand_vector(p, OP_INSERTELEMENT);
    operand_of(p, type_elem(p->m, in->type, 0), "the element");
    operand_int(p, "the index");
    parse_inst_tail(p, in, 0);
}

/* shufflevector ::= 'shufflevector' vector value ',' vector value ',' vector const
 * The constant, a vector of i32, is the mask, and the third operand. The result has as many elements as the mask. */
static void parse_shufflevector(Parser *p, Inst *in) {
    TypeId t = operand_vector(p, OP_SHUFFLEVECTOR);
    operand_of(p, t, "the second vector");
    token_expect(p, TK_COMMA);
    uint32_t src = p->tok.off;
    TypeId mask = parse_value_type(p);
    if (type_kind(p->m, mask) != TY_VECTOR || type_elem(p->m, mask, 0) != T_I32)
        fail_at(p, src, "the mask of a shufflevector must be a vector of i32, found '%s'", type_text(p, mask));
    operand_push(p, parse_const(p, mask));
    in->type = type_vector(p->m, type_at(p->m, mask)->n, type_elem(p->m, t, 0));
    parse_inst_tail(p, in, 0);
}

/* Reports whether another operand follows: the token is a comma, and no metadata of a tail follows that. */
static bool more_operands(Parser *p) { return token_is(p, TK_COMMA) && token_peek(p) != TK_MD_NAME; }

/* indices ::= ',' INT { ',' INT }
 * Pushes the indices, as REF_INT. Returns the type of the element of t that they select; fails if there is none. */
static TypeId parse_indices(Parser *p, TypeId t) {
    if (!token_is(p, TK_COMMA)) fail_expected(p, "',' and an index");
    while (more_operands(p)) {
        token_next(p);
        uint32_t src = p->tok.off;
        uint64_t i = number_expect(p, REF_MAX_INDEX, "an index");
        if (!type_is_aggregate(p->m, t)) fail_at(p, src, "cannot index into '%s'", type_text(p, t));
        const Type *type = type_at(p->m, t);
        if (i >= (type->kind == TY_STRUCT ? type->nelem : type->n))
            fail_at(p, src, "no element %llu in '%s'", (unsigned long long)i, type_text(p, t));
        operand_push(p, ref_make(REF_INT, (uint32_t)i));
        t = type_elem(p->m, t, i);
    }
    return t;
}

/* extractvalue ::= 'extractvalue' type value indices */
static void parse_extractvalue(Parser *p, Inst *in) {
    in->type = parse_indices(p, operand_typed(p));
    parse_inst_tail(p, in, 0);
}

/* insertvalue ::= 'insertvalue' type value ',' type value indices
 * Fails if the second value does not have the type that the indices select in the first. */
static void parse_insertvalue(Parser *p, Inst *in) {
    in->type = operand_typed(p);
    token_expect(p, TK_COMMA);
    uint32_t src = p->tok.off;
    TypeId element = operand_typed(p), there = parse_indices(p, in->type);
    if (element != there) fail_type(p, src, "the element", element, there);
    parse_inst_tail(p, in, 0);
}

/* ------------------------------------------------------------------------------ memory */

/* alloca ::= 'alloca' [ 'inalloca' ] [ 'swifterror' ] type [ ',' type value ] [ ',' 'align' INT ]
 *            [ ',' addrspace ]
 * The type becomes in->aux; a count, if it is written, is the only operand. The result is a pointer into the space that
 * is written, else a generic one. */
static void parse_alloca(Parser *p, Inst *in) {
    if (keyword_take(p, KW_inalloca)) in->flags |= IF_INALLOCA;
    if (keyword_take(p, KW_swifterror)) in->flags |= IF_SWIFTERROR;
    uint32_t src = p->tok.off;
    in->aux = parse_value_type(p);
    if (in->aux == T_METADATA || in->aux == T_TOKEN)
        fail_at(p, src, "type '%s' cannot be stored in memory", type_text(p, in->aux));
    if (token_is(p, TK_COMMA) && token_peek(p) == TK_INT_TYPE) operand_int(p, "the count of an alloca");
    uint32_t space = parse_inst_tail(p, in, TAIL_ALIGN | TAIL_SPACE);
    in->type = space ? type_ptr(p->m, space) : T_PTR;
}

/* syncscope ::= [ 'syncscope' '(' STRING ')' ]
 * If it is written, sets in->mem.scope to the number of the scope in the module, which must be at most 255. */
static void parse_scope(Parser *p, Inst *in) {
    if (!keyword_take(p, KW_syncscope)) return;
    token_expect(p, TK_LPAREN);
    uint32_t src = p->tok.off, scope = sync_scope_find(p->m, string_expect(p, "the name of a scope"));
    if (scope > 255) fail_at(p, src, "too many synchronisation scopes");
    token_expect(p, TK_RPAREN);
    in->mem.scope = scope & 255;
}

/* ordering ::= 'unordered' | 'monotonic' | 'acquire' | 'release' | 'acq_rel' | 'seq_cst'
 * Returns an ORD_*. */
static unsigned parse_order(Parser *p) {
    if (!class_is(p, KC_ORDER)) fail_expected(p, "an ordering such as 'monotonic' or 'seq_cst'");
    unsigned order = keyword_at(p)->value & 7;
    token_next(p);
    return order;
}

/* volatile ::= [ 'volatile' ]
 * Sets IF_VOLATILE in in->flags if it is written. */
static void parse_volatile(Parser *p, Inst *in) {
    if (keyword_take(p, KW_volatile)) in->flags |= IF_VOLATILE;
}

/* Fails with the message for an atomic load or store without an alignment. It needs one, because unlike a plain one it
 * has no default. */
static void FAILS fail_unaligned(Parser *p, uint32_t src, const Inst *in) {
    fail_at(p, src, "atomic %s must have explicit non-zero alignment", op_info[in->op].name);
}

/* load ::= 'load' [ 'atomic' ] [ 'volatile' ] type ',' ptr value [ syncscope ordering ]
 *          [ ',' 'align' INT ]
 * An ordering and an alignment are required after 'atomic'; without it, an ordering must not be written. */
static void parse_load(Parser *p, Inst *in) {
    uint32_t src = p->tok.off;
    bool atomic = keyword_take(p, KW_atomic);
    parse_volatile(p, in);
    in->type = parse_value_type(p);
    if (token_is(p, TK_LOCAL) || token_is(p, TK_LOCAL_NUM) || token_is(p, TK_GLOBAL))
        fail_expected(p, "',' and a pointer, as in 'load i32, ptr %p'");
    token_expect(p, TK_COMMA);
    operand_pointer(p, OP_LOAD);
    if (atomic) {
        parse_scope(p, in);
        in->mem.order = parse_order(p) & 7;
    }
    parse_inst_tail(p, in, TAIL_ALIGN);
    if (atomic && !in->mem.align) fail_unaligned(p, src, in);
}

/* store ::= 'store' [ 'atomic' ] [ 'volatile' ] type value ',' ptr value [ syncscope ordering ]
 *           [ ',' 'align' INT ]
 * As for a load, 'atomic' requires an ordering and an alignment. */
static void parse_store(Parser *p, Inst *in) {
    uint32_t src = p->tok.off;
    bool atomic = keyword_take(p, KW_atomic);
    parse_volatile(p, in);
    operand_typed(p);
    token_expect(p, TK_COMMA);
    operand_pointer(p, OP_STORE);
    if (atomic) {
        parse_scope(p, in);
        in->mem.order = parse_order(p) & 7;
    }
    parse_inst_tail(p, in, TAIL_ALIGN);
    if (atomic && !in->mem.align) fail_unaligned(p, src, in);
}

/* fence ::= 'fence' syncscope ordering */
static void parse_fence(Parser *p, Inst *in) {
    parse_scope(p, in);
    in->mem.order = parse_order(p) & 7;
    parse_inst_tail(p, in, 0);
}

/* cmpxchg ::= 'cmpxchg' [ 'weak' ] [ 'volatile' ] ptr value ',' type value ',' type value
 *             syncscope ordering ordering
 * The orderings are those for success and for failure. The result is a struct of the old value and an i1. */
static void parse_cmpxchg(Parser *p, Inst *in) {
    if (keyword_take(p, KW_weak)) in->flags |= IF_WEAK;
    parse_volatile(p, in);
    operand_pointer(p, OP_CMPXCHG);
    token_expect(p, TK_COMMA);
    TypeId t = operand_typed(p);
    operand_of(p, t, "the new value");
    parse_scope(p, in);
    in->mem.order = parse_order(p) & 7;
    in->mem.fail = parse_order(p) & 7;
    in->type = type_struct(p->m, (TypeId[]){t, T_I1}, 2, false);
    parse_inst_tail(p, in, TAIL_ALIGN);
}

/* atomicrmw ::= 'atomicrmw' [ 'elementwise' ] [ 'volatile' ] WORD ptr value ',' type value
 *               syncscope ordering
 * The WORD becomes in->sub, an index into rmw_name. The result has the type of the value. */
static void parse_atomicrmw(Parser *p, Inst *in) {
    if (keyword_take(p, KW_elementwise)) in->flags |= IF_ELEMENTWISE;
    parse_volatile(p, in);
    while (in->sub < RMW_COUNT && !text_is(p, rmw_name[in->sub])) in->sub++;
    if (in->sub == RMW_COUNT) fail_expected(p, "an atomic operation such as 'add' or 'xchg'");
    token_next(p);
    operand_pointer(p, OP_ATOMICRMW);
    token_expect(p, TK_COMMA);
    in->type = operand_typed(p);
    parse_scope(p, in);
    in->mem.order = parse_order(p) & 7;
    parse_inst_tail(p, in, TAIL_ALIGN);
}

/* getelementptr ::= 'getelementptr' flags type ',' type value { ',' type value }
 * The first type becomes in->aux. Fails if the base is no pointer or vector of pointers, and at an index that does not
 * suit the type that it indexes. */
static void parse_gep(Parser *p, Inst *in) {
    in->flags = parse_flags(p, OP_GETELEMENTPTR);
    in->aux = parse_value_type(p);
    token_expect(p, TK_COMMA);
    uint32_t src = p->tok.off;
    TypeId t = operand_typed(p), cursor = 0;
    if (!type_is_ptrs(p->m, t))
        fail_at(p, src, "the base of a getelementptr must be a pointer, found '%s'", type_text(p, t));
    while (more_operands(p)) {
        token_next(p);
        src = p->tok.off;
        TypeId index = operand_typed(p);
        index_check(p, src, &cursor, in->aux, index, p->body.opnd.at[p->body.opnd.n - 1]);
        t = gep_result_type(p, src, t, index);
    }
    in->type = t;
    parse_inst_tail(p, in, 0);
}

/* va_arg ::= 'va_arg' ptr value ',' type */
static void parse_vaarg(Parser *p, Inst *in) {
    operand_pointer(p, OP_VA_ARG);
    token_expect(p, TK_COMMA);
    in->type = parse_value_type(p);
    parse_inst_tail(p, in, 0);
}

/* ------------------------------------------------------------------------------ any instruction */

/* nothing ::= OP
 * An instruction without operands. */
static void parse_nothing(Parser *p, Inst *in) { parse_inst_tail(p, in, 0); }

/* The rule of each shape, except SH_CAST. */
static void (*const rule[])(Parser *, Inst *) = {[SH_NONE] = parse_nothing,
                                                 [SH_RET] = parse_ret,
                                                 [SH_BR] = parse_br,
                                                 [SH_SWITCH] = parse_switch,
                                                 [SH_INDIRECTBR] = parse_indirectbr,
                                                 [SH_UNARY] = parse_unary,
                                                 [SH_BINARY] = parse_binary,
                                                 [SH_EXTRACTELT] = parse_extractelement,
                                                 [SH_INSERTELT] = parse_insertelement,
                                                 [SH_SHUFFLE] = parse_shufflevector,
                                                 [SH_EXTRACTVAL] = parse_extractvalue,
                                                 [SH_INSERTVAL] = parse_insertvalue,
                                                 [SH_ALLOCA] = parse_alloca,
                                                 [SH_LOAD] = parse_load,
                                                 [SH_STORE] = parse_store,
                                                 [SH_FENCE] = parse_fence,
                                                 [SH_CMPXCHG] = parse_cmpxchg,
                                                 [SH_ATOMICRMW] = parse_atomicrmw,
                                                 [SH_GEP] = parse_gep,
                                                 [SH_CMP] = parse_compare,
                                                 [SH_PHI] = parse_phi,
                                                 [SH_SELECT] = parse_select,
                                                 [SH_CALL] = parse_call,
                                                 [SH_VAARG] = parse_vaarg,
                                                 [SH_DBG] = parse_dbg_record};

Ref parse_inst(Parser *p, Inst *in) {
    if (op_info[in->op].shape == SH_CAST) return parse_cast(p, in);
    rule[op_info[in->op].shape](p, in);
    return REF_NULL;
}
