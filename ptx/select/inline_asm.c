/* inline_asm.c: emits calls of inline assembly.
 *
 * The operands of `asm "template", "constraints"` are, in the order of the constraints: outputs ('=';
 * results of the call, or with '*' memory locations whose addresses are arguments), then inputs, one
 * argument each. $N in the template is operand N. Clobbers ("~{memory}") are not operands. Every output
 * gets a register of its own; an input tied to it is first copied there. The rest of the template is not
 * interpreted: its braces, labels and names are passed through. */
#include "analysis/assembly.h"
#include "ir/chars.h"
#include "ptx/expand/bitpack.h"
#include "ptx/select/select.h"

enum { PARTS_MAX = 128 }; /* components of an operand: the bits of the widest register */
enum AsmKind { ASM_REG, ASM_QUAD, ASM_CONST, ASM_MEMORY }; /* QUAD: a register of 128 bits */

/* An operand of the statement. reg: what stands for it in the text, see operands_make. */
typedef struct AsmOp {
    uint8_t kind, cls; /* enum AsmKind; enum RegClass of ASM_REG */
    bool output, indirect;
    int32_t tied;         /* input: the output whose register it shares; -1 if none */
    uint32_t arg;         /* argument of an input or an indirect output */
    uint32_t comp, ncomp; /* outputs: first component of the result and number of components */
    Opd reg;
} AsmOp;

typedef struct Asm {
    Emit *e;
    ValueId v;
    VEC(AsmOp) op;
    /* 128-bit operands; they live in registers that are declared in a scope around the text */
    uint32_t quads;
} Asm;

/* -------------------------------------------------------------------------------------------- constraints */

/* Returns the class of the registers of 1, 16, 32 or 64 bits; RC_B64 for any other number. */
static enum RegClass class_of_bits(uint8_t bits) {
    return bits == 1 ? RC_PRED : bits == 16 ? RC_B16 : bits == 32 ? RC_B32 : RC_B64;
}

/* Appends the operand of constraint c to a->op; a clobber adds none. *arg is the next argument of the call, and is
 * advanced if the operand takes it. Returns false, without an error message, if the constraint is not
 * supported or is tied to an operand that is not an earlier output. */
static bool operand_add(Asm *a, const AsmConstraint *c, uint32_t *arg) {
    static const uint8_t kind[] = {[ASM_REGISTER] = ASM_REG, [ASM_CONSTANT] = ASM_CONST, [ASM_ADDRESS] = ASM_MEMORY};
    AsmOp op = {.output = c->output, .indirect = c->indirect, .tied = c->tied};
    if (c->clobber) return true;
    if (c->tied >= 0) {
        uint32_t n = (uint32_t)c->tied;
        if (n >= a->op.n || !a->op.at[n].output) return false;
        op.kind = a->op.at[n].kind;
        op.cls = a->op.at[n].cls;
    } else if (c->place == ASM_NONE) {
        return false;
    } else {
        op.kind = c->bits == 128 ? ASM_QUAD : kind[c->place];
        op.cls = class_of_bits(c->bits);
    }
    if (c->takes_arg) op.arg = (*arg)++;
    vec_push(&a->op, op);
    return true;
}

/* Reads the list of constraints s into a->op. Returns false after an error message for a constraint that is not
 * supported. A wrong number of arguments is an internal error, because the verifier has checked it. */
static bool constraints_read(Asm *a, const char *s) {
    uint32_t arg = 0;
    while (*s) {
        AsmConstraint c;
        s = asm_constraint_read(s, &c);
        if (!operand_add(a, &c, &arg)) {
            emit_error(a->e, a->v, "inline assembly: constraint '%.*s' is not supported", (int)c.len, c.text);
            return false;
        }
    }
    if (arg == call_nargs(a->e->f, a->v)) return true;
    bug(a->e->m, a->e->f, a->v, "inline assembly: %u arguments for %u inputs", call_nargs(a->e->f, a->v), arg);
}

/* ----------------------------------------------------------------------------------------------- operands */

/* Sets `comp` and `ncomp` of the direct outputs: several outputs are the fields of the result, a struct. Returns
 * false after an error if one output has a void result, which LLVM's verifier and ours accept. Any other result that
 * does not fit is an internal error, because the verifier has checked it. */
static bool outputs_match(Asm *a) {
    Emit *e = a->e;
    TypeId t = e->f->inst.at[a->v].type;
    uint32_t direct = 0, comp = 0, i = 0;
    for (uint32_t k = 0; k < a->op.n; k++) direct += a->op.at[k].output && !a->op.at[k].indirect;
    bool fields = direct > 1;
    if (direct == 1 && t == T_VOID) {
        emit_error(e, a->v, "inline assembly: an output needs a result");
        return false;
    }
    bool fits =
        fields ? type_kind(e->m, t) == TY_STRUCT && type_at(e->m, t)->nelem == direct : (direct == 1) == (t != T_VOID);
    for (uint32_t k = 0; k < a->op.n && fits; k++) {
        AsmOp *op = &a->op.at[k];
        if (!op->output || op->indirect) continue;
        op->comp = comp;
        op->ncomp = comps_of(e, fields ? type_elem(e->m, t, i++) : t).n;
        comp += op->ncomp;
    }
    if (!fits) bug(e->m, e->f, a->v, "inline assembly: the result does not fit the outputs");
    return true;
}

/* Returns a new 128-bit register of the statement: `id` is N of its name "%nvir_qN". */
static Opd quad_opd(Asm *a) { return (Opd){.kind = OPD_NONE, .id = a->quads++}; }

/* Reports whether the n components at c are n equal parts that fill a register of `bits` bits. */
static bool fills_register(const Comp *c, uint32_t n, uint32_t bits) {
    for (uint32_t i = 0; i < n; i++)
        if (c[i].bits * n != bits) return false;
    return n > 0 && n <= PARTS_MAX;
}

/* Reports whether one mov packs the n equal components at c, or splits a register into them: there are two or four,
 * each as wide as a register of its class. */
static bool is_moved(const Comp *c, uint32_t n) { return (n == 2 || n == 4) && class_bits(c->cls) == c->bits; }

/* Packs the n components of r, equal parts that fill a register of class cls, into one and returns it. Reports an error
 * for any others; the register then has no value. */
static Opd input_pack(Asm *a, Ref r, uint32_t n, enum RegClass cls) {
    Emit *e = a->e;
    const Comp *c = comps_of(e, ref_type(e->m, e->f, r)).at;
    Opd part[PARTS_MAX], d;
    if (!fills_register(c, n, class_bits(cls))) {
        emit_error(e, a->v, "inline assembly: an input does not fit its register");
        return reg_new(e, cls);
    }
    if (!is_moved(c, n)) {
        for (uint32_t i = 0; i < n; i++) part[i] = val_raw(e, r, i);
        bitpack_join(e, c, n, part, &d);
        return opd_reg(e, opd_resize(e, d, cls));
    }
    for (uint32_t i = 0; i < n; i++) part[i] = val_reg(e, r, i);
    d = reg_new(e, cls);
    if (n == 2) put(e, "mov.$s $o, {$o, $o}", rc_b[cls], d, part[0], part[1]);
    else put(e, "mov.b64 $o, {$o, $o, $o, $o}", d, part[0], part[1], part[2], part[3]);
    return d;
}

/* Returns the operand for input r: an address for ASM_MEMORY, an immediate or a symbol for ASM_CONST, and
 * otherwise a register of op->cls, to which r is truncated or zero-extended; for a tied input it may be an
 * immediate. Reports an error if r does not fit the constraint. */
static Opd input_opd(Asm *a, const AsmOp *op, Ref r) {
    Emit *e = a->e;
    Comps c = comps_of(e, ref_type(e->m, e->f, r));
    if (op->kind == ASM_MEMORY) return addr_use(e, r);
    if (op->kind == ASM_CONST) {
        Opd o = val_raw(e, r, 0);
        if (o.kind != OPD_IMM && o.kind != OPD_SYM)
            emit_error(e, a->v, "inline assembly: an 'n' input must be a constant");
        return o;
    }
    if (c.n == 0) {
        emit_error(e, a->v, "inline assembly: an input has no value");
        return reg_new(e, op->cls);
    }
    if (c.n > 1) return input_pack(a, r, c.n, op->cls);
    if (op->cls == RC_PRED) return val_reg(e, r, 0);
    if (c.at[0].cls > op->cls) return opd_resize(e, val_reg(e, r, 0), op->cls);
    Opd o = val_zext(e, r, 0, op->cls), d;
    if (o.kind != OPD_IMM) return opd_reg(e, o);
    if (op->tied >= 0) return o; /* it is moved anyway */
    uint64_t number = (uint64_t)o.imm;
    if (avail_find(e, AVAIL_CONSTANT, number, op->cls, &d)) return d;
    return avail_add(e, AVAIL_CONSTANT, number, op->cls, opd_reg(e, o));
}

/* Reports whether the n components at c are a scalar of at most 128 bits: one, or 64 bits and the rest. */
static bool is_quad_scalar(const Comp *c, uint32_t n) { return n == 1 || (n == 2 && c[0].bits == 64); }

/* Reports whether the n components at c fill a 128-bit register, or the lower half of one. */
static bool fills_quad(const Comp *c, uint32_t n) { return fills_register(c, n, 128) || fills_register(c, n, 64); }

/* Emits the move of value r into a 128-bit register of the statement. r is a single component of at most 128 bits, or a
 * vector of 64 or 128 bits; the bits of the register above it are 0. Reports an error for any other value, and emits
 * nothing. */
static void quad_load(Asm *a, Opd quad, Ref r) {
    Emit *e = a->e;
    Comps c = comps_of(e, ref_type(e->m, e->f, r));
    Opd part[PARTS_MAX], word[2] = {{0}, opd_imm(RC_B64, 0)};
    if (is_quad_scalar(c.at, c.n)) {
        for (uint32_t i = 0; i < c.n; i++) word[i] = val_zext(e, r, i, RC_B64);
    } else if (c.n && fills_quad(c.at, c.n)) {
        for (uint32_t i = 0; i < c.n; i++) part[i] = val_raw(e, r, i);
        bitpack_join(e, c.at, c.n, part, word);
    } else {
        emit_error(e, a->v, "inline assembly: an input does not fit its register");
        return;
    }
    Opd low = opd_reg(e, word[0]), high = opd_reg(e, word[1]);
    put(e, "mov.b128 %nvir_q$u, {$o, $o}", quad.id, low, high);
}

/* Sets `reg` of all operands: new registers for the outputs, and the values of the inputs, which are moved into
 * the register of the output if they are tied to one. Opens a scope "{" that declares the 128-bit registers,
 * if there are any; select_asm closes it. */
static void operands_make(Asm *a) {
    Emit *e = a->e;
    for (uint32_t k = 0; k < a->op.n; k++) {
        AsmOp *op = &a->op.at[k];
        if (op->tied >= 0) op->reg = a->op.at[op->tied].reg;
        else if (op->kind == ASM_QUAD) op->reg = quad_opd(a);
        else if (op->kind == ASM_REG && op->output) op->reg = reg_new(e, op->cls);
    }
    if (a->quads) {
        emit_need(e, 70, 0, 83, a->v, "a 128-bit register");
        put(e, "{ .reg .b128 %nvir_q<$u>", a->quads);
    }
    for (uint32_t k = 0; k < a->op.n; k++) {
        AsmOp *op = &a->op.at[k];
        if (op->output && op->kind != ASM_MEMORY) continue;
        Ref r = inst_op(e->f, a->v, op->arg);
        if (op->kind == ASM_QUAD) quad_load(a, op->reg, r);
        else if (op->tied < 0) op->reg = input_opd(a, op, r);
        else put(e, "mov.$s $o, $o", rc_b[op->cls], op->reg, input_opd(a, op, r));
    }
}

/* ------------------------------------------------------------------------------------------------ results */

/* Returns the content of output register `reg`, converted to class cls. To a predicate, any bits but 0 are
 * true. */
static Opd output_comp(Emit *e, Opd reg, enum RegClass cls) {
    if (reg.cls == cls) return reg;
    if (cls != RC_PRED && reg.cls != RC_PRED) return opd_resize(e, reg, cls);
    Opd d = reg_new(e, cls);
    if (cls == RC_PRED) put(e, "setp.ne.$s $o, $o, 0", rc_b[reg.cls], d, reg);
    else put(e, "selp.$s $o, 1, 0, $o", rc_b[cls], d, reg);
    return d;
}

/* Emits the split of a 128-bit register into at[0 .. n), the components `c` of a scalar or vector. Returns false, and
 * emits nothing, if they do not fit. */
static bool quad_split(Emit *e, Opd quad, const Comp *c, uint32_t n, Opd *at) {
    bool scalar = is_quad_scalar(c, n);
    if (!scalar && !fills_quad(c, n)) return false;
    Opd word[2] = {reg_new(e, RC_B64), reg_new(e, RC_B64)};
    put(e, "mov.b128 {$o, $o}, %nvir_q$u", word[0], word[1], quad.id);
    if (!scalar) bitpack_split(e, c, n, word, at);
    for (uint32_t i = 0; scalar && i < n; i++) at[i] = output_comp(e, word[i], c[i].cls);
    return true;
}

/* Emits the split of an output register into at[0 .. op->ncomp), the components `c` of a value, of which there are at
 * most PARTS_MAX: the whole register, or equal parts of it. Reports an error if they do not fit; `at` is then
 * unchanged. */
static void output_split(Asm *a, const AsmOp *op, const Comp *c, Opd *at) {
    Emit *e = a->e;
    uint32_t n = op->ncomp;
    bool fits =
        op->kind == ASM_QUAD ? quad_split(e, op->reg, c, n, at) : n == 1 || fills_register(c, n, class_bits(op->cls));
    if (!fits) {
        emit_error(e, a->v, "inline assembly: an output does not fit its register");
    } else if (op->kind == ASM_REG && n == 1) {
        at[0] = output_comp(e, op->reg, c[0].cls);
    } else if (op->kind == ASM_REG && !is_moved(c, n)) {
        Opd word = opd_zext(e, op->reg, class_bits(op->cls), RC_B64);
        bitpack_split(e, c, n, &word, at);
    } else if (op->kind == ASM_REG) {
        for (uint32_t i = 0; i < n; i++) at[i] = reg_new(e, c[i].cls);
        if (n == 2) put(e, "mov.$s {$o, $o}, $o", rc_b[op->cls], at[0], at[1], op->reg);
        else put(e, "mov.b64 {$o, $o, $o, $o}, $o", at[0], at[1], at[2], at[3], op->reg);
    }
}

/* Makes the contents of the output registers the results of the call, and stores those of indirect outputs at their
 * addresses. Memory outputs ("=*m") are skipped, because the text of the statement stores them. Reports an error for a
 * result that does not fit its register, and for an indirect output without an elementtype that is a scalar or a
 * vector. */
static void results_set(Asm *a) {
    Emit *e = a->e;
    TypeId t = e->f->inst.at[a->v].type;
    for (uint32_t k = 0; k < a->op.n; k++) {
        AsmOp *op = &a->op.at[k];
        if (!op->output || op->kind == ASM_MEMORY) continue;
        Opd part[PARTS_MAX] = {0};
        if (!op->indirect) {
            if (op->ncomp > PARTS_MAX) {
                emit_error(e, a->v, "inline assembly: an output does not fit its register");
                continue;
            }
            output_split(a, op, comps_of(e, t).at + op->comp, part);
            for (uint32_t i = 0; i < op->ncomp; i++) val_set(e, a->v, op->comp + i, part[i]);
            continue;
        }
        AttrSetId attrs = attr_list_at(e->m, e->f->inst.at[a->v].aux, ATTR_PARAM0 + op->arg);
        const Attr *elem = attr_find(e->m, attrs, "elementtype");
        bool vector = elem && elem->form == ATTR_TYPE && type_kind(e->m, elem->type) == TY_VECTOR;
        if (!elem || elem->form != ATTR_TYPE || comps_of(e, elem->type).n > (vector ? PARTS_MAX : 2)) {
            emit_error(e, a->v, "inline assembly: an indirect output needs elementtype of a scalar");
            continue;
        }
        op->ncomp = comps_of(e, elem->type).n;
        output_split(a, op, comps_of(e, elem->type).at, part);
        mem_store(e, elem->type, addr_written(e, inst_op(e->f, a->v, op->arg)), type_align(e->m, elem->type), false,
                  part);
    }
}

/* ----------------------------------------------------------------------------------------------- the text */

/* Writes operand $k of the template to c. Reports an error if there is none. */
static void put_operand(Asm *a, uint32_t k, RegText *c) {
    if (k >= a->op.n) {
        emit_error(a->e, a->v, "inline assembly: there is no operand $%u", k);
        return;
    }
    const AsmOp *op = &a->op.at[k];
    if (op->kind == ASM_QUAD) {
        out_format(&c->out, "%%nvir_q%u", op->reg.id);
    } else if (op->kind == ASM_MEMORY) {
        regtext_put(a->e, c, "$a", op->reg);
    } else if (op->kind == ASM_CONST && op->reg.kind == OPD_IMM) {
        TypeId t = ref_type(a->e->m, a->e->f, inst_op(a->e->f, a->v, op->arg));
        const char *form = t == T_FLOAT ? "$f" : t == T_DOUBLE ? "$d" : "$o";
        regtext_put(a->e, c, form, op->reg);
    } else {
        regtext_put(a->e, c, "$o", op->reg);
    }
}

/* Writes the expansion of "${:name}": "uid" is a number that is unique for the statement, "comment" is "//", and
 * "private" is "$L__". Reports an error for any other name. */
static void put_name(Asm *a, const AsmPiece *p, RegText *c) {
    Out *o = &c->out;
    if (p->len == 3 && !memcmp(p->name, "uid", 3)) out_u64(o, a->e->module.asm_count);
    else if (p->len == 7 && !memcmp(p->name, "comment", 7)) out_str(o, "//");
    else if (p->len == 7 && !memcmp(p->name, "private", 7)) out_str(o, "$L__");
    else emit_error(a->e, a->v, "inline assembly: unknown modifier '${:%.*s}'", (int)p->len, p->name);
}

/* Appends the expansion of template s to `code`. */
static void put_template(Asm *a, const char *s, RegText *code) {
    AsmPiece p;
    for (AsmTemplate t = asm_template(s); asm_piece_next(&t, &p);) {
        switch ((enum AsmPieceKind)p.kind) {
        case ASM_PIECE_CHAR: out_char(&code->out, p.c); break;
        case ASM_PIECE_OPERAND: put_operand(a, p.operand, code); break;
        case ASM_PIECE_NAME: put_name(a, &p, code); break;
        }
    }
}

/* Marks as used each symbol whose name is a word of the n bytes at s, so that it is declared. Interns the words. */
static void names_mark(Emit *e, const char *s, size_t n) {
    for (size_t i = 0; i < n;) {
        size_t from = i;
        while (i < n && char_is_name(s[i])) i++;
        SymId sym = i > from && !char_is_digit(s[from]) ? sym_find(e->m, str_intern(e->m, s + from, i - from)) : 0;
        if (sym) e->module.sym_used[sym] = 1;
        if (i == from) i++;
    }
}

/* Returns the last byte of c; 0 if c is empty or ends in a register. */
static char last_byte(const RegText *c) {
    bool reg = c->reg.n && c->reg.at[c->reg.n - 1].at == c->out.n;
    return c->out.n && !reg ? c->out.buf[c->out.n - 1] : 0;
}

/* Writes the expanded template between the comments that mark inline assembly. Removes white space at its end, and
 * adds a ';' unless it is empty or ends in ';', '}' or ':'. Marks the symbols that it names as used. */
static void put_body(Asm *a, const char *template) {
    RegText *c = &a->e->line;
    regtext_clear(c);
    put_template(a, template, c);
    names_mark(a->e, c->out.buf, c->out.n);
    while (last_byte(c) && strchr(" \t\n", last_byte(c))) c->out.n--;
    bool open = c->out.n + c->reg.n && !(last_byte(c) && strchr(";}:", last_byte(c)));
    put_text(a->e, "\t// begin inline asm\n\t");
    regtext_append(&a->e->text, c);
    put_text(a->e, open ? ";\n\t// end inline asm\n" : "\n\t// end inline asm\n");
}

/* Returns the .version that the front end promised the assembly, as "target-features"="+ptx85,+sm_90" gives it, as 10
 * * major + minor, at most 90: the text may use anything of that version. Returns 0 if the function has no such
 * attribute or that names no version. */
static uint16_t promised_version(const Emit *e) {
    const Module *m = e->m;
    const Attr *a = attr_find(m, attr_list_at(m, m->sym.at[e->fn.sym].attrs, ATTR_FUNCTION), "target-features");
    const char *at = a && a->form == ATTR_STRING_VALUE ? strstr(str_get(m, a->text), "+ptx") : NULL;
    if (!at) return 0;
    unsigned long version = strtoul(at + strlen("+ptx"), NULL, 10);
    return version < 90 ? (uint16_t)version : 90; /* the newest version that nvir supports */
}

void select_asm(Emit *e, ValueId v) {
    const Const *k = const_at(e->m, call_callee(e->f, v));
    StrId template = k->first, constraints = k->n;
    Asm a = {.e = e, .v = v};
    emit_version(e, promised_version(e));
    if (constraints_read(&a, str_get(e->m, constraints)) && outputs_match(&a)) {
        operands_make(&a);
        /* a copy, because names_mark interns strings */
        char *text = mem_copy(str_get(e->m, template), str_len(e->m, template) + 1);
        put_body(&a, text);
        free(text);
        results_set(&a);
        if (a.quads) put_text(e, "\t}\n");
        e->module.asm_count++;
    }
    vec_free(&a.op);
}
