/* print_operand.c: prints operands: symbols, local values, constants and metadata, and the flags that
 * instructions and constant expressions share. Constants and metadata are in one file because they contain
 * each other: an operand can be a metadata node, and a metadata operand can be a typed constant. */
#include "ir/print/print.h"

void put_symbol(Printer *p, SymId s) {
    if (p->m->sym.at[s].name) {
        put_name_of(p, '@', p->m->sym.at[s].name);
    } else {
        printer_number_symbols(p);
        put_number(p, '@', p->sym_number[s] - 1);
    }
}

/* Prints the name or number of a block of p->f: "%name", "%5". */
static void put_block_label(Printer *p, BlockId b) {
    if (p->f->block.at[b].name) put_name_of(p, '%', p->f->block.at[b].name);
    else put_number(p, '%', p->block_number.at[b]);
}

/* -------------------------------------------------------------------------------- numbers */

/* Prints the number with the 32-bit words w[0] (the least significant) to w[n - 1], n at most 32, in decimal.
 * Overwrites w. */
static void put_wide_decimal(Out *o, uint32_t *w, uint32_t n) {
    uint32_t chunk[64], count = 0; /* nine digits each; 1024 bits have at most 309 digits */
    do {
        uint64_t rest = 0;
        for (uint32_t i = n; i-- > 0;) {
            rest = rest << 32 | w[i];
            w[i] = (uint32_t)(rest / 1000000000);
            rest %= 1000000000;
        }
        chunk[count++] = (uint32_t)rest;
        while (n && w[n - 1] == 0) n--;
    } while (n);
    out_u64(o, chunk[--count]);
    while (count-- > 0)
        for (uint32_t div = 100000000; div; div /= 10) out_char(o, (char)('0' + chunk[count] / div % 10));
}

/* Prints a CONST_WIDE: as a signed decimal number if its type has at most 1024 bits, otherwise in hexadecimal as
 * "u0x...", because the conversion to decimal takes quadratic time. */
static void put_wide(Printer *p, const Const *c) {
    const uint32_t *words = p->m->const_word.at + c->first;
    uint32_t n = c->n, bits = type_bits(p->m, c->type);
    if (bits > 1024) {
        put_text(p->o, "u0x");
        while (n > 1 && words[n - 1] == 0) n--;
        out_hex(p->o, words[n - 1], 1);
        while (--n > 0) out_hex(p->o, words[n - 1], 8);
        return;
    }
    uint32_t w[32];
    memcpy(w, words, n * sizeof *w);
    if (w[n - 1] >> (bits - 1) % 32 & 1) {
        uint64_t carry = 1;
        for (uint32_t i = 0; i < n; i++) {
            carry += (uint32_t)~w[i];
            w[i] = (uint32_t)carry;
            carry >>= 32;
        }
        if (bits % 32) w[n - 1] &= (1u << bits % 32) - 1;
        out_char(p->o, '-');
    }
    put_wide_decimal(p->o, w, n);
}

/* Prints a CONST_INT: "true" or "false" if its type is i1, otherwise a signed decimal number. */
static void put_int(Printer *p, const Const *c) {
    uint32_t bits = type_bits(p->m, c->type);
    uint64_t sign = UINT64_C(1) << (bits - 1);
    if (bits == 1) out_str(p->o, c->bits ? "true" : "false");
    else out_i64(p->o, (int64_t)((c->bits ^ sign) - sign));
}

/* -------------------------------------------------------------------------------- flags */

/* The flags of instructions in the order of printing. An opcode can have `flag` (IF_*) if its OpInfo.flags have the bit
 * `row` (OF_*). */
/* clang-format off */
static const struct { uint32_t row, flag; const char *text; } flag_word[] = {
    {OF_WRAP, IF_NUW, " nuw"}, {OF_WRAP, IF_NSW, " nsw"}, {OF_EXACT, IF_EXACT, " exact"},
    {OF_DISJOINT, IF_DISJOINT, " disjoint"}, {OF_NNEG, IF_NNEG, " nneg"},
    {OF_SAMESIGN, IF_SAMESIGN, " samesign"},
    {OF_FMF, IF_REASSOC, " reassoc"}, {OF_FMF, IF_NNAN, " nnan"}, {OF_FMF, IF_NINF, " ninf"},
    {OF_FMF, IF_NSZ, " nsz"}, {OF_FMF, IF_ARCP, " arcp"}, {OF_FMF, IF_CONTRACT, " contract"},
    {OF_FMF, IF_AFN, " afn"},
};
/* clang-format on */

void put_op_flags(Out *o, enum Op op, uint32_t flags) {
    if (flags == 0) return;
    uint32_t row = op_info[op].flags;
    if (row & OF_FMF && (flags & IF_FAST) == IF_FAST) {
        put_text(o, " fast");
        return;
    }
    for (size_t i = 0; i < sizeof flag_word / sizeof *flag_word; i++)
        if (row & flag_word[i].row && flags & flag_word[i].flag) out_str(o, flag_word[i].text);
}

void put_gep_flags(Out *o, uint32_t flags) {
    if (flags & IF_INBOUNDS) /* implies nusw */
        put_text(o, " inbounds");
    else if (flags & IF_NUSW) put_text(o, " nusw");
    if (flags & IF_NUW) put_text(o, " nuw");
}

/* -------------------------------------------------------------------------------- constants */

/* Prints the elements of a CONST_AGG or the operands of a CONST_EXPR, each with its type, separated by ", ". */
static void put_elements(Printer *p, const Const *c) {
    for (uint32_t i = 0; i < c->n; i++) {
        if (i) put_text(p->o, ", ");
        put_typed(p, p->m->const_elem.at[c->first + i]);
    }
}

/* Prints a CONST_AGG: a struct "{ i32 1, ptr null }" or "<{ ... }>", an array "[...]" or a vector "<...>". */
static void put_aggregate(Printer *p, const Const *c) {
    const Type *t = type_at(p->m, c->type);
    bool is_struct = t->kind == TY_STRUCT, packed = t->flags & TYPE_PACKED;
    out_str(p->o, is_struct ? packed ? "<{ " : "{ " : t->kind == TY_ARRAY ? "[" : "<");
    put_elements(p, c);
    out_str(p->o, is_struct ? packed ? " }>" : " }" : t->kind == TY_ARRAY ? "]" : ">");
}

/* Prints a constant expression: "getelementptr inbounds ([4 x i32], ptr @a, i32 0, i32 1)". */
static void put_expression(Printer *p, const Const *c) {
    Out *o = p->o;
    enum OpShape shape = (enum OpShape)op_info[c->op].shape;
    out_str(o, op_info[c->op].name);
    if (shape == SH_GEP) put_gep_flags(o, c->flags);
    else put_op_flags(o, (enum Op)c->op, c->flags);
    if (c->range) {
        put_text(o, " inrange(");
        out_i64(o, p->m->inrange.at[c->range - 1].low);
        put_text(o, ", ");
        out_i64(o, p->m->inrange.at[c->range - 1].high);
        out_char(o, ')');
    }
    if (shape == SH_CMP) {
        out_char(o, ' ');
        out_str(o, c->op == OP_ICMP ? int_pred_name[c->aux] : fp_pred_name[c->aux]);
    }
    put_text(o, " (");
    if (shape == SH_GEP) {
        put_type(p, c->aux);
        put_text(o, ", ");
    }
    put_elements(p, c);
    if (shape == SH_CAST) {
        put_text(o, " to ");
        put_type(p, c->type);
    }
    out_char(o, ')');
}

/* Prints "blockaddress(@f, %block)". Numbers the blocks if that one has no name. */
static void put_blockaddr(Printer *p, const Const *c) {
    const BlockAddr *b = &p->m->blockaddr.at[c->first];
    put_text(p->o, "blockaddress(");
    put_symbol(p, b->fn);
    put_text(p->o, ", ");
    StrId name = p->m->sym.at[b->fn].fn->block.at[b->block].name;
    if (name) {
        put_name_of(p, '%', name);
    } else {
        printer_number_blockaddrs(p);
        put_number(p, '%', p->blockaddr_number[c->first]);
    }
    out_char(p->o, ')');
}

/* Prints inline assembly: `asm sideeffect "template", "constraints"`. */
static void put_asm(Printer *p, const Const *c) {
    Out *o = p->o;
    put_text(o, "asm ");
    if (c->flags & ASM_SIDEEFFECT) put_text(o, "sideeffect ");
    if (c->flags & ASM_ALIGNSTACK) put_text(o, "alignstack ");
    if (c->flags & ASM_INTELDIALECT) put_text(o, "inteldialect ");
    if (c->flags & ASM_UNWIND) put_text(o, "unwind ");
    put_quoted(o, p->m, c->first);
    put_text(o, ", ");
    put_quoted(o, p->m, c->n);
}

/* Prints a constant of any kind, without its type. */
static void put_const(Printer *p, const Const *c) {
    Out *o = p->o;
    switch (c->kind) {
    case CONST_INT: put_int(p, c); break;
    case CONST_WIDE: put_wide(p, c); break;
    case CONST_FP: put_fp(o, type_kind(p->m, c->type), c->bits); break;
    case CONST_NULL: put_text(o, "null"); break;
    case CONST_UNDEF: put_text(o, "undef"); break;
    case CONST_POISON: put_text(o, "poison"); break;
    case CONST_ZERO: put_text(o, "zeroinitializer"); break;
    case CONST_NONE: put_text(o, "none"); break;
    case CONST_BYTES:
        out_char(o, 'c');
        put_quoted(o, p->m, c->str);
        break;
    case CONST_AGG: put_aggregate(p, c); break;
    case CONST_EXPR: put_expression(p, c); break;
    case CONST_BLOCKADDR: put_blockaddr(p, c); break;
    case CONST_ASM: put_asm(p, c); break;
    case CONST_DSO_LOCAL_EQUIVALENT:
        put_text(o, "dso_local_equivalent ");
        put_symbol(p, c->first);
        break;
    case CONST_NO_CFI:
        put_text(o, "no_cfi ");
        put_symbol(p, c->first);
        break;
    }
}

/* -------------------------------------------------------------------------------- metadata */

/* Prints a DIExpression: "!DIExpression(DW_OP_deref)". */
static void put_debug_expression(Printer *p, const Md *md) {
    put_text(p->o, "!DIExpression(");
    for (uint32_t i = 0; i < md->n; i++) {
        if (i) put_text(p->o, ", ");
        out_str(p->o, str_get(p->m, p->m->md_op.at[md->first + i]));
    }
    out_char(p->o, ')');
}

void put_md(Printer *p, MdId id) {
    const Md *md = &p->m->md.at[id];
    if (id == 0) {
        put_text(p->o, "null");
    } else if (md->kind == MD_STRING) {
        out_char(p->o, '!');
        put_quoted(p->o, p->m, md->str);
    } else if (md->kind == MD_VALUE) {
        put_typed(p, md->value);
    } else if (md->kind == MD_EXPRESSION) {
        put_debug_expression(p, md);
    } else {
        printer_number_md(p);
        out_char(p->o, '!');
        out_u64(p->o, p->md_number[id] - 1);
    }
}

/* -------------------------------------------------------------------------------- operands */

void put_ref(Printer *p, Ref r) {
    uint32_t i = ref_index(r);
    switch (ref_kind(r)) {
    case REF_NONE: break;
    case REF_VALUE:
        if (inst_name(p->f, i)) put_name_of(p, '%', inst_name(p->f, i));
        else put_number(p, '%', p->value_number.at[i]);
        break;
    case REF_BLOCK: put_block_label(p, i); break;
    case REF_CONST: put_const(p, const_at(p->m, r)); break;
    case REF_SYM: put_symbol(p, i); break;
    case REF_META: put_md(p, p->f->md.at[i]); break;
    case REF_MDVALUE: put_typed(p, ref_make(REF_VALUE, i)); break;
    case REF_INT: out_u64(p->o, i); break;
    }
}

void put_typed(Printer *p, Ref r) {
    put_type(p, ref_type(p->m, p->f, r));
    out_char(p->o, ' ');
    put_ref(p, r);
}

/* Numbers only the entities whose numbers this operand needs. */
void ref_print(Module *m, SymId fn, Ref r, Out *o) {
    Printer p = {.m = m, .o = o};
    const Fn *f = fn ? m->sym.at[fn].fn : NULL;
    uint32_t i = ref_index(r);
    bool local = ref_is(r, REF_VALUE) || ref_is(r, REF_MDVALUE);
    if (f && ((local && !inst_name(f, i)) || (ref_is(r, REF_BLOCK) && !f->block.at[i].name))) printer_number_fn(&p, f);
    p.f = f;
    if (ref_is(r, REF_CONST) || ref_is(r, REF_BLOCK)) put_typed(&p, r);
    else put_ref(&p, r);
    printer_end(&p);
}
