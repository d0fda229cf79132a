/* text.c: writes text; allocates registers and labels; reports errors. The interface is described in
 * ptx/emit.h. */
#include "ptx/emit.h"

const char *const rc_b[RC_COUNT] = {"pred", "b16", "b32", "b64"};
const char *const rc_u[RC_COUNT] = {"pred", "u16", "u32", "u64"};
const char *const rc_s[RC_COUNT] = {"pred", "s16", "s32", "s64"};

/* --------------------------------------------------------------------------------------------------- text */

/* Notes that register `reg` is to be named at the end of text c. */
static inline void put_reg(RegText *c, uint32_t reg) { vec_push(&c->reg, ((Mention){(uint32_t)c->out.n, reg})); }

/* Writes a constant as a signed number of the width of its class. */
static void put_imm(Out *o, enum RegClass cls, int64_t bits) {
    switch (cls) {
    case RC_PRED: out_i64(o, bits & 1); return;
    case RC_B16: out_i64(o, (int16_t)bits); return;
    case RC_B32: out_i64(o, (int32_t)bits); return;
    default: out_i64(o, bits);
    }
}

/* Writes "+N", also for a negative N ("+-8"), or nothing if the offset is 0. */
static void put_offset(Out *o, int64_t imm) {
    if (!imm) return;
    out_char(o, '+');
    out_i64(o, imm);
}

/* Writes an operand, and notes the registers and symbols it uses. Writes nothing for a kind that has no text, which is
 * a bug unless an error has been reported. */
static void put_opd(Emit *e, RegText *c, Opd x) {
    Out *o = &c->out;
    switch (x.kind) {
    case OPD_NOT:
        out_char(o, '!');
        put_reg(c, x.id);
        return;
    case OPD_REG: put_reg(c, x.id); return;
    case OPD_IMM: put_imm(o, x.cls, x.imm); return;
    case OPD_SYM:
        e->module.sym_used[x.id] = 1;
        out_str(o, sym_ptx_name(e, x.id));
        put_offset(o, x.imm);
        return;
    case OPD_DEPOT:
        out_str(o, fn_local_name(e, "%__local_depot"));
        out_u64(o, e->fn.number);
        put_offset(o, x.imm);
        return;
    case OPD_PARAM:
        out_str(o, fn_local_name(e, "%"));
        out_str(o, sym_ptx_name(e, e->fn.sym));
        out_str(o, "_param_");
        out_u64(o, x.id);
        put_offset(o, x.imm);
        return;
    case OPD_ARG:
        out_str(o, fn_local_name(e, "%param"));
        out_u64(o, x.id);
        put_offset(o, x.imm);
        return;
    case OPD_RETVAL:
        out_str(o, fn_local_name(e, "%retval0"));
        put_offset(o, x.imm);
        return;
    case OPD_RESULT:
        out_str(o, fn_local_name(e, "%func_retval0"));
        put_offset(o, x.imm);
        return;
    default: /* after an error the text is discarded, so operands may be undefined */
        if (e->m->diag->errors == e->module.errors)
            bug(e->m, e->f, e->here.inst, "the text names an operand of kind %u", x.kind);
    }
}

/* Writes an operand in brackets as an address. */
static void put_address(Emit *e, RegText *c, Opd x) {
    out_char(&c->out, '[');
    if (x.kind == OPD_REG) put_reg(c, x.id), put_offset(&c->out, x.imm);
    else put_opd(e, c, x);
    out_char(&c->out, ']');
}

/* Writes an operand of type f32 or, if `wide`, f64: an immediate as its bit pattern, 0f3F800000 or 0d3FF0000000000000,
 * any other as put_opd does. */
static void put_float(Emit *e, RegText *c, Opd x, bool wide) {
    if (x.kind != OPD_IMM) {
        put_opd(e, c, x);
        return;
    }
    out_str(&c->out, wide ? "0d" : "0f");
    if (wide) out_hex(&c->out, (uint64_t)x.imm, 16);
    else out_hex(&c->out, (uint32_t)x.imm, 8);
}

/* Expands a format; see put in emit.h. */
static void put_list(Emit *e, RegText *c, const char *s, va_list list) {
    Out *o = &c->out;
    va_list ap;
    va_copy(ap, list);
    for (; *s; s++) {
        /* copied byte by byte, because the runs between operands are too short for memcpy to pay off */
        if (*s != '$') {
            out_char(o, *s);
            continue;
        }
        switch (*++s) {
        case 'o': {
            Opd x = va_arg(ap, Opd);
            if (x.kind == OPD_REG) put_reg(c, x.id);
            else put_opd(e, c, x);
            break;
        }
        case 'f': put_float(e, c, va_arg(ap, Opd), false); break;
        case 'd': put_float(e, c, va_arg(ap, Opd), true); break;
        case 'a': put_address(e, c, va_arg(ap, Opd)); break;
        case 's': out_str(o, va_arg(ap, const char *)); break;
        case 'u': out_u64(o, va_arg(ap, uint32_t)); break;
        case 'i': out_i64(o, va_arg(ap, int64_t)); break;
        case 'x': {
            uint64_t x = va_arg(ap, uint64_t);
            out_str(o, "0x");
            out_hex(o, x, x >> 32 ? 16 : 1);
            break;
        }
        case 'l': {
            uint32_t *number = &e->labels.number.at[va_arg(ap, uint32_t)];
            if (!*number) *number = ++e->labels.printed;
            out_str(o, "$L");
            out_u64(o, *number);
            break;
        }
        case 'y': put_opd(e, c, (Opd){.kind = OPD_SYM, .id = va_arg(ap, uint32_t)}); break;
        case '$': out_char(o, '$'); break;
        default: bug(e->m, e->f, e->here.inst, "unknown conversion $%c in a format of put", *s);
        }
    }
    va_end(ap);
}

void put(Emit *e, const char *format, ...) {
    va_list ap;
    va_start(ap, format);
    out_char(&e->text.out, '\t');
    put_list(e, &e->text, format, ap);
    out_bytes(&e->text.out, ";\n", 2);
    va_end(ap);
}

void put_text(Emit *e, const char *format, ...) {
    va_list ap;
    va_start(ap, format);
    put_list(e, &e->text, format, ap);
    va_end(ap);
}

void regtext_put(Emit *e, RegText *c, const char *format, ...) {
    va_list ap;
    va_start(ap, format);
    put_list(e, c, format, ap);
    va_end(ap);
}

/* Expands the format into a temporary RegText whose mentions are lost, which is why the format must not
 * name registers. */
void out_put(Emit *e, Out *o, const char *format, ...) {
    va_list ap;
    RegText c = {.out = *o};
    va_start(ap, format);
    put_list(e, &c, format, ap);
    va_end(ap);
    *o = c.out;
}

void regtext_append(RegText *to, const RegText *more) {
    vec_reserve(&to->reg, more->reg.n);
    for (uint32_t i = 0; i < more->reg.n; i++) {
        Mention m = more->reg.at[i];
        to->reg.at[to->reg.n++] = (Mention){(uint32_t)to->out.n + m.at, m.reg};
    }
    out_bytes(&to->out, more->out.buf, more->out.n);
}

uint32_t label_new(Emit *e) {
    vec_push(&e->labels.number, 0);
    return e->labels.number.n - 1;
}

void label_here(Emit *e, uint32_t label) { put_text(e, "$l:\n", label); }

/* ----------------------------------------------------------------------------------------------- messages */

void emit_error(Emit *e, ValueId v, const char *format, ...) {
    va_list ap;
    va_start(ap, format);
    char text[400];
    vsnprintf(text, sizeof text, format, ap);
    va_end(ap);
    uint32_t src = e->f ? inst_src_near(e->m, e->f, v) : SRC_NONE; /* f is NULL while a variable is emitted */
    const char *op = e->f ? op_info[e->f->inst.at[v].op].name : "";
    diag_error(e->m->diag, src, "%s%s%s", op, *op ? ": " : "", text);
}

/* Reports whether the target is at least sm_NN, NN = sm, and has the feature (0: none). 'a' requires exactly this
 * target; 'f' accepts every later member of its family (same tens), whether it was requested with suffix f or a. */
static bool target_has(const Target *t, uint16_t sm, char feature) {
    if (feature == 'a') return t->feature == 'a' && t->sm == sm;
    if (feature == 'f') return t->feature && t->sm >= sm && t->sm / 10 == sm / 10;
    return t->sm >= sm;
}

void emit_need(Emit *e, uint16_t sm, char feature, uint16_t version, ValueId v, const char *what) {
    const Target *t = e->opt->target;
    if (!target_has(t, sm, feature)) {
        char suffix[2] = {feature, 0};
        emit_error(e, v, "%s needs sm_%u%s or later and PTX %u.%u, but the target is %s", what, sm, suffix,
                   version / 10, version % 10, t->name);
    }
    emit_version(e, version);
    if (e->opt->version && version > e->opt->version)
        emit_error(e, v, "%s needs PTX %u.%u, but version %u.%u is requested", what, version / 10, version % 10,
                   e->opt->version / 10, e->opt->version % 10);
}

/* ------------------------------------------------------------------------------------ registers and types */

enum RegClass rc_of_bits(uint32_t bits) {
    return bits == 1 ? RC_PRED : bits <= 16 ? RC_B16 : bits <= 32 ? RC_B32 : RC_B64;
}

Opd reg_new(Emit *e, enum RegClass cls) {
    vec_push(&e->regs.cls, (uint8_t)cls);
    return (Opd){.kind = OPD_REG, .cls = (uint8_t)cls, .id = e->regs.cls.n - 1};
}

const char *space_suffix(uint32_t space) {
    switch (space) {
    case SPACE_GLOBAL: return ".global";
    case SPACE_SHARED: return ".shared";
    case SPACE_CONST: return ".const";
    case SPACE_LOCAL: return ".local";
    case SPACE_CLUSTER: return ".shared::cluster";
    case SPACE_PARAM: return ".param";
    default: return "";
    }
}

const char *comp_suffix(const Comp *c) {
    if (c->kind == TY_FLOAT) return "f32";
    if (c->kind == TY_DOUBLE) return "f64";
    return c->bits <= 8 ? "b8" : c->bits <= 16 ? "b16" : c->bits <= 32 ? "b32" : "b64";
}
