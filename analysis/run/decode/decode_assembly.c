/* decode_assembly.c: decodes calls that are PTX text: inline assembly, and intrinsics with a PTX template. Their
 * operands become the registers %r0 (results) and %r1, %r2, ... (arguments) of a text that decode_ptx.c decodes. */
#include "analysis/assembly.h"
#include "analysis/run/decode/decode_call.h"
#include "analysis/run/decode/decode_ptx.h"
#include "ir/template.h"

/* Lists the PTX operands that a result of type `type` in the slots from dst on consists of: the elements of a struct,
 * or of a vector whose elements have at least 32 bits, else the result itself. Stores their first slots and types in
 * slot[] and types[], which have PTX_OPERANDS entries, and returns their number: 0 for void. Elements beyond
 * PTX_OPERANDS are left out. */
static uint32_t result_parts(Decode *d, TypeId type, uint32_t dst, uint32_t *slot, TypeId *types) {
    Module *m = d->m;
    uint32_t n = 0, at = dst;
    Type y = *type_at(m, type);
    if (y.kind == TY_VOID) return 0;
    bool many = y.kind == TY_STRUCT || (y.kind == TY_VECTOR && type_bits(m, type_scalar(m, type)) >= 32);
    uint64_t count = !many ? 1 : y.kind == TY_STRUCT ? y.nelem : y.n;
    for (uint64_t i = 0; i < count && n < PTX_OPERANDS; i++, n++) {
        types[n] = many ? type_elem(m, type, i) : type;
        slot[n] = at;
        at += type_cells(m, types[n]);
    }
    return n;
}

/* Appends the names of the i->count registers of a template item, separated by commas: "%r1, %r2" or, if the item names
 * elements of a vector, "%r1_0, %r1_1". */
static void put_registers(Out *out, const TemplateItem *i) {
    static const char *const name[] = {['r'] = "%r", ['d'] = "%rd", ['s'] = "%rs", ['p'] = "%p"};
    for (uint32_t n = 0; n < i->count; n++) {
        if (n) out_str(out, ", ");
        out_str(out, name[(uint8_t)i->c]);
        if (i->element < 0) out_format(out, "%u", i->number + n);
        else out_format(out, "%u_%u", i->number, (uint32_t)i->element + n);
    }
}

/* Expands the PTX template of intrinsic `row` for a call, whose constant arguments and pointer types select parts of
 * the template (ir/template.h). Appends to *out the PTX text, with the registers %r0 (result) and %r1, %r2, ...
 * (arguments), and a terminating null. */
static void expand_template(Decode *d, const CallInst *c, const Intrinsic *row, Out *out) {
    TemplateItem i;
    for (TemplateReader r = template_begin(row->ptx); template_next(&r, &i);) {
        switch ((enum TemplateKind)i.kind) {
        case TEMPLATE_CHAR: out_char(out, i.c); break;
        case TEMPLATE_REGISTER: put_registers(out, &i); break;
        case TEMPLATE_CHOICE: template_choose(&r, arg_int(d, c, i.number - 1), &i); break;
        case TEMPLATE_SPACE: {
            uint32_t space = arg_space(d, c, i.number - 1);
            if (space && intrinsic_allows_space(row, space)) out_char(out, '.'), out_str(out, space_name(space));
            break;
        }
        }
    }
    out_char(out, 0);
}

/* The results and the arguments of a call that is PTX text: their first slots and types. */
typedef struct PtxCall {
    uint32_t result[PTX_OPERANDS], arg[PTX_OPERANDS], nresult, narg;
    TypeId result_type[PTX_OPERANDS], arg_type[PTX_OPERANDS];
    uint32_t narrow[PTX_OPERANDS]; /* bits of a result that is narrower than its register; 0: of any other */
} PtxCall;

/* Fills *p with the operands of a call. Returns false after an error message if it has more than PTX_OPERANDS
 * arguments. */
static bool ptx_call_operands(Decode *d, const CallInst *c, PtxCall *p) {
    p->nresult = result_parts(d, c->type, c->dst, p->result, p->result_type), p->narg = c->nargs;
    memset(p->narrow, 0, sizeof p->narrow);
    if (c->nargs > PTX_OPERANDS) {
        decode_error(d, "a call with more than 512 arguments");
        return false;
    }
    for (uint32_t i = 0; i < c->nargs; i++)
        p->arg[i] = arg_slot(d, c, i), p->arg_type[i] = operand_type(d, arg(d, c, i));
    return true;
}

/* Emits the conversion of argument k, an address in a specific space, to a generic address, and makes that the
 * argument. */
static void make_generic(Decode *d, PtxCall *p, uint32_t k) {
    uint32_t generic = temp_slots(d, 1);
    uint64_t base = space_to_generic(d->k, type_space(d->m, p->arg_type[k]), 0);
    emit(d, (DecodedOp){.op = C_CVTA, .width = 64, .dst = generic, .a = p->arg[k], .imm = base});
    p->arg[k] = generic;
    p->arg_type[k] = T_PTR;
}

/* Emits the operations of the PTX text in place of the call with these operands. */
static void ptx_call_text(Decode *d, const PtxCall *p, const char *text) {
    decode_ptx(d, text, p->result, p->result_type, p->nresult, p->arg, p->arg_type, p->narg);
}

void call_template(Decode *d, const CallInst *c, const Intrinsic *i) {
    Out text;
    PtxCall p;
    if (!ptx_call_operands(d, c, &p)) return;
    out_init(&text, NULL);
    for (uint32_t k = 0; k < p.narg; k++)
        if (type_is_ptr(d->m, p.arg_type[k]) && !intrinsic_allows_space(i, type_space(d->m, p.arg_type[k])))
            make_generic(d, &p, k);
    expand_template(d, c, i, &text);
    ptx_call_text(d, &p, text.buf);
    out_free(&text);
}

/* Prepares an argument in `slot`, of type *type, for a register of `bits` bits (0: not known). A scalar of another
 * width gets the integer type of the register: a wider one is truncated to a new slot, which is the result, and a
 * narrower one stays in its slot, where zeros are above it. Otherwise, and for a narrower one if bits > 64, changes
 * nothing and returns `slot`. */
static uint32_t fit_to_register(Decode *d, uint32_t slot, TypeId *type, unsigned bits) {
    ValueShape s = shape_of(d, *type);
    if (!bits || s.n != 1 || s.bits == bits || (s.bits < bits && bits > 64)) return slot;
    *type = type_int(d->m, bits);
    if (s.bits < bits) return slot;
    uint32_t cut = temp_slots(d, 1);
    emit(d, (DecodedOp){.op = C_TRUNC, .width = (uint8_t)bits, .dst = cut, .a = slot});
    return cut;
}

/* Gives result n, if it is a scalar, the integer type of its register of `bits` bits (0: not known), so that the text
 * computes all bits of the register. */
static void result_fit(Decode *d, PtxCall *p, uint32_t n, unsigned bits) {
    ValueShape s = shape_of(d, p->result_type[n]);
    if (!bits || s.n != 1 || s.bits == bits || (s.bits < bits && bits > 64)) return;
    p->result_type[n] = type_int(d->m, bits);
    if (s.bits < bits) p->narrow[n] = s.bits;
}

/* Emits the conversions of the registers to the results that are narrower, as inline_asm.c does: an i1 is true for any
 * bits but 0, and any other result is the low bits. */
static void results_narrow(Decode *d, const PtxCall *p) {
    for (uint32_t n = 0; n < p->nresult; n++) {
        uint32_t slot = p->result[n];
        DecodedOp c = {.op = C_TRUNC, .width = (uint8_t)p->narrow[n], .dst = slot, .a = slot};
        if (c.width == 1) c.op = C_NE, c.width = 64, c.b = constant_int(d, 0);
        if (c.width) emit(d, c);
    }
}

/* Emits the copy of argument `input` to the result with which it shares a register. If the result has more cells than
 * the argument, the rest become 0; if it has fewer, the upper cells of the argument are not copied. */
static void copy_tied(Decode *d, const PtxCall *p, uint32_t result, uint32_t input) {
    uint32_t cells = type_cells(d->m, p->result_type[result]), have = type_cells(d->m, p->arg_type[input]);
    if (have > cells) have = cells;
    emit(d, (DecodedOp){.op = C_MOVES, .dst = p->result[result], .a = p->arg[input], .x = have});
    for (; have < cells; have++)
        emit(d, (DecodedOp){.op = C_MOVE, .dst = p->result[result] + have, .a = constant_int(d, 0)});
}

/* Gives the operands in *p the widths of the registers that the constraint string names ("r" has 32 bits), and emits
 * copies of tied inputs ("0" in "=r,=r,r,0,1") to their results, because the text refers to the result. Returns false
 * after an error message if an output is indirect, or an input is tied to a vector result. */
static bool asm_operands(Decode *d, const CallInst *c, PtxCall *p, const char *constraints) {
    unsigned bits[PTX_OPERANDS];
    bool vector = type_kind(d->m, c->type) == TY_VECTOR; /* its parts are not outputs of their own */
    uint32_t result = 0, input = 0;
    while (*constraints) {
        AsmConstraint k;
        constraints = asm_constraint_read(constraints, &k);
        if (k.output && k.indirect) {
            decode_error(d, "inline assembly with an indirect output");
            return false;
        }
        if (k.output && result < p->nresult) {
            if (!vector) result_fit(d, p, result, k.bits);
            bits[result++] = k.bits;
        }
        if (!k.takes_arg || input == p->narg) continue;
        bool tied = k.tied >= 0 && (uint32_t)k.tied < result;
        if (tied && type_kind(d->m, p->result_type[k.tied]) == TY_VECTOR) {
            decode_error(d, "inline assembly with a tied vector operand");
            return false;
        }
        uint32_t *slot = &p->arg[input];
        *slot = fit_to_register(d, *slot, &p->arg_type[input], tied ? bits[k.tied] : k.bits);
        if (tied) copy_tied(d, p, (uint32_t)k.tied, input);
        input++;
    }
    return true;
}

/* Appends the text of inline assembly, and a terminating null, to *out. $0, $1, ..., which number the results and then
 * the arguments, become registers: "%r0_0", "%r0_1", ... for the results ("%r0" if there is only one), "%r1", "%r2",
 * ... for the arguments. "${:comment}" becomes "//"; the other names ("${:uid}" and "${:private}"), which are parts of
 * labels, become "0". */
static void asm_expand(const PtxCall *p, const char *template, Out *out) {
    AsmPiece x;
    for (AsmTemplate t = asm_template(template); asm_piece_next(&t, &x);) {
        if (x.kind == ASM_PIECE_CHAR) out_char(out, x.c);
        else if (x.kind == ASM_PIECE_NAME) out_str(out, x.len == 7 && !memcmp(x.name, "comment", 7) ? "//" : "0");
        else if (x.operand >= p->nresult) out_format(out, "%%r%u", x.operand - p->nresult + 1);
        else if (p->nresult == 1) out_str(out, "%r0");
        else out_format(out, "%%r0_%u", x.operand);
    }
    out_char(out, 0);
}

/* Makes the results undefined before text with a guard, as decode_ptx does with the registers that are no results. This
 * comes first, because a result that is tied to an argument then gets the value of that. */
static void results_begin(Decode *d, const CallInst *c, const char *text) {
    uint32_t cells = c->type == T_VOID ? 0 : type_cells(d->m, c->type);
    if (!cells || !strchr(text, '@')) return;
    uint32_t poison = operand(d, const_simple(d->m, CONST_POISON, c->type));
    emit(d, (DecodedOp){.op = C_MOVES, .dst = c->dst, .a = poison, .x = cells});
}

void call_asm(Decode *d, const CallInst *c, const Const *a) {
    PtxCall p;
    Out text;
    Const own = *a; /* results_begin may add a constant to the module, which moves the others */
    if (!ptx_call_operands(d, c, &p)) return;
    results_begin(d, c, str_get(d->m, own.first));
    if (type_kind(d->m, c->type) == TY_VECTOR) /* one output, in one register */
        p.nresult = 1, p.result[0] = c->dst, p.result_type[0] = c->type;
    if (!asm_operands(d, c, &p, str_get(d->m, own.n))) return;
    out_init(&text, NULL);
    asm_expand(&p, str_get(d->m, own.first), &text);
    ptx_call_text(d, &p, text.buf);
    results_narrow(d, &p);
    out_free(&text);
}
