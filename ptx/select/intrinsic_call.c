/* intrinsic_call.c: emits calls of intrinsics, most of them from the PTX template in their row of
 * ir/intrinsics/, whose README.md defines the template language.
 *
 * A template is read once, from left to right, into a buffer. An operand is materialised when it is met,
 * so the moves and conversions that it needs are emitted before the instructions of the template, which
 * are appended at the end. If a template puts a result into a register of another shape than the value has
 * (two halves in one 32-bit register), the register is split after them. */
#include "ir/arith.h"
#include "ir/chars.h"
#include "ir/signature.h"
#include "ir/template.h"
#include "ptx/select/select.h"

/* An operand or the result of a template: its type, and one operand for each component of that type. */
typedef struct TmplVal {
    TypeId type;
    Opd *at;
} TmplVal;

/* Where in the line an operand occurs: alone in brackets (AT_ADDRESS), otherwise in braces or brackets (AT_BRACES), or
 * outside of both. */
enum OperandContext { AT_PLAIN, AT_BRACES, AT_ADDRESS };

/* Components [first, first + n) of the result that the template writes into one register `whole`: several that are
 * packed, or one whose register has another class. */
typedef struct PackedResult {
    Opd whole;
    uint32_t first, n;
} PackedResult;

/* The expansion of a template. scratch: the registers that the template uses in between, by their number in it. */
typedef struct Expansion {
    Emit *e;
    ValueId v;
    const char *text;
    TmplVal result;
    const TmplVal *arg;
    uint32_t narg;
    RegText *lines; /* the text of the expansion */
    bool line_open; /* the current line is not empty */
    char before;    /* the last character of the template that was read */
    uint32_t braces, brackets;
    VEC(struct {
        uint32_t number;
        Opd reg;
    })
    scratch;
    /* components of arguments that are materialised already */
    VEC(struct {
        uint32_t key;
        Opd reg;
    })
    seen;
    VEC(PackedResult) packed;
} Expansion;

/* ----------------------------------------------------------------------------------------------- operands */

/* Sets *first and *n to the range of components of element `elem` (-1: all) of a value of type t; the elements of a
 * scalar are its components. *n is 0 if there is no such element. */
static void element_range(Emit *e, TypeId t, int64_t elem, uint32_t *first, uint32_t *n) {
    Module *m = e->m;
    *first = 0;
    *n = comps_of(e, t).n;
    if (elem < 0) return;
    if (type_kind(m, t) == TY_STRUCT) {
        for (uint32_t i = 0; i < elem && i < type_at(m, t)->nelem; i++) *first += comps_of(e, type_elem(m, t, i)).n;
        *n = elem < type_at(m, t)->nelem ? comps_of(e, type_elem(m, t, (uint64_t)elem)).n : 0;
    } else if (type_kind(m, t) == TY_VECTOR || type_kind(m, t) == TY_ARRAY) {
        *n = comps_of(e, type_elem(m, t, 0)).n;
        *first = (uint32_t)elem * *n;
    } else {
        *first = (uint32_t)elem; /* a word of an i128 */
        *n = 1;
    }
    if (*first + *n > comps_of(e, t).n) *n = 0;
}

/* Packs components into one 32-bit register: two halves or four bytes, the first one lowest. */
static Opd comps_pack(Emit *e, const Opd *c, uint32_t n) {
    if (n == 2 && c[0].cls == RC_B16) {
        Opd d = reg_new(e, RC_B32), low = opd_reg(e, c[0]), high = opd_reg(e, c[1]);
        put(e, "mov.b32 $o, {$o, $o}", d, low, high);
        return d;
    }
    Opd sum = opd_zext(e, c[0], 8, RC_B32);
    for (uint32_t i = 1; i < n; i++) {
        Opd next = reg_new(e, RC_B32), byte = opd_reg(e, opd_zext(e, c[i], 8, RC_B32));
        put(e, "bfi.b32 $o, $o, $o, $u, 8", next, byte, sum, i * 8);
        sum = next;
    }
    return sum;
}

/* Splits a 32-bit register into n components in new 16-bit registers c[0 .. n): two halves or four bytes. */
static void comps_unpack(Emit *e, Opd whole, Opd *c, uint32_t n) {
    if (n == 2) {
        c[0] = reg_new(e, RC_B16), c[1] = reg_new(e, RC_B16);
        put(e, "mov.b32 {$o, $o}, $o", c[0], c[1], whole);
        return;
    }
    for (uint32_t i = 0; i < n; i++) {
        Opd byte = reg_new(e, RC_B32);
        put(e, "bfe.u32 $o, $o, $u, 8", byte, whole, i * 8);
        c[i] = opd_resize(e, byte, RC_B16);
    }
}

/* Reports whether n components of class `have` can be one operand of class cls: one, which is resized, or two or four
 * of 16-bit registers, which are packed into 32 bits. */
static bool shape_fits(uint32_t n, enum RegClass have, enum RegClass cls) {
    return n == 1 || (cls == RC_B32 && have == RC_B16 && (n == 2 || n == 4));
}

/* Reports whether the braces being read enclose the coordinates of a tensor's tile; only there may an
 * operand in braces be a literal. */
static bool takes_coordinates(const Expansion *t) { return t->brackets && t->braces && strstr(t->text, ".tensor."); }

/* Returns element `elem` (-1: all) of argument k (from 0) in one operand of class cls; materialises it if the
 * context demands it. An element that does not fit one operand is an internal error. */
static Opd arg_fetch(Expansion *t, uint32_t k, int64_t elem, enum RegClass cls, enum OperandContext place) {
    Emit *e = t->e;
    uint32_t first, n;
    element_range(e, t->arg[k].type, elem, &first, &n);
    if (n == 0 || !shape_fits(n, t->arg[k].at[first].cls, cls)) {
        bug(e->m, e->f, t->v, "argument %u has a type that the intrinsic does not accept", k + 1);
    }
    Opd raw = t->arg[k].at[first];
    if (n > 1) return comps_pack(e, &t->arg[k].at[first], n);
    if (place == AT_ADDRESS && raw.kind == OPD_NARROW) raw = opd_narrow(raw);
    bool tensor = type_is_ptr(e->m, t->arg[k].type) && type_space(e->m, t->arg[k].type) == SPACE_TENSOR;
    if (place == AT_ADDRESS && raw.imm <= INT32_MAX && raw.imm >= INT32_MIN && !(tensor && raw.cls != cls)) {
        bool named = raw.kind == OPD_SYM || raw.kind == OPD_DEPOT || raw.kind == OPD_PARAM;
        if (raw.kind == OPD_REG || (named && !raw.generic)) return raw;
    }
    uint8_t kind = comps_of(e, t->arg[k].type).at[first].kind;
    bool half = kind == TY_HALF || kind == TY_BFLOAT;
    bool literal = place == AT_PLAIN ? !half && cls != RC_PRED : cls == RC_B32 && takes_coordinates(t);
    raw = literal ? opd_use(e, raw) : opd_reg(e, raw);
    return raw.kind == OPD_IMM || cls == RC_PRED ? raw : opd_resize(e, raw, cls);
}

/* Returns the result of arg_fetch, which is called only once for each argument, element and context. */
static Opd arg_opd(Expansion *t, uint32_t k, int64_t elem, enum RegClass cls, enum OperandContext place) {
    uint32_t key = ((k << 16 | (uint32_t)(elem + 1)) * 4 + place) * 16 + cls;
    for (uint32_t i = 0; i < t->seen.n; i++)
        if (t->seen.at[i].key == key) return t->seen.at[i].reg;
    Opd o = arg_fetch(t, k, elem, cls, place);
    vec_reserve(&t->seen, 1);
    t->seen.at[t->seen.n].key = key;
    t->seen.at[t->seen.n++].reg = o;
    return o;
}

/* Returns the register of class cls into which the template writes element `elem` (-1: all) of the result. If it is
 * not simply the register of one component, records it in t->packed, so that template_emit takes the components from
 * it afterwards. */
static Opd result_opd(Expansion *t, int64_t elem, enum RegClass cls) {
    Emit *e = t->e;
    uint32_t first, n;
    element_range(e, t->result.type, elem, &first, &n);
    if (n == 0) { bug(e->m, e->f, t->v, "the result has a type that the intrinsic does not return"); }
    Opd *at = &t->result.at[first];
    enum RegClass have = comps_of(e, t->result.type).at[first].cls;
    if (n == 1 && have == cls) {
        if (at->kind == OPD_NONE) *at = reg_new(e, cls);
        return *at;
    }
    for (uint32_t i = 0; i < t->packed.n; i++)
        if (t->packed.at[i].first == first) return t->packed.at[i].whole;
    PackedResult packed = {reg_new(e, cls), first, n};
    vec_push(&t->packed, packed);
    return packed.whole;
}

/* Returns the scratch register of this number, creating it at its first use. */
static Opd scratch_opd(Expansion *t, uint32_t number, enum RegClass cls) {
    for (uint32_t i = 0; i < t->scratch.n; i++)
        if (t->scratch.at[i].number == number) return t->scratch.at[i].reg;
    vec_reserve(&t->scratch, 1);
    t->scratch.at[t->scratch.n].number = number;
    return t->scratch.at[t->scratch.n++].reg = reg_new(t->e, cls);
}

/* ------------------------------------------------------------------------------------------------ reading */

/* Writes an operand of the template, whose type is of this kind (TY_*): a constant of TY_FLOAT or TY_DOUBLE as the
 * literal of its bits, and at AT_ADDRESS the offset after the register. */
static void put_operand(Expansion *t, Opd o, uint8_t kind, enum OperandContext place) {
    if (o.kind == OPD_IMM && kind == TY_FLOAT) regtext_put(t->e, t->lines, "$f", o);
    else if (o.kind == OPD_IMM && kind == TY_DOUBLE) regtext_put(t->e, t->lines, "$d", o);
    else regtext_put(t->e, t->lines, "$o", o);
    if (place == AT_ADDRESS && o.kind == OPD_REG && o.imm) regtext_put(t->e, t->lines, "+$i", o.imm);
}

/* Writes one register of the template: number 0 is the result, 1 to narg are the arguments, and numbers above 90 are
 * scratch registers. `elem` is the element of the result or argument, -1: all of it in one register of class cls. */
static void put_one(Expansion *t, enum RegClass cls, uint32_t number, int64_t elem, enum OperandContext place) {
    if (number == 0) {
        put_operand(t, result_opd(t, elem, cls), TY_INT, AT_PLAIN);
    } else if (number > 90) {
        put_operand(t, scratch_opd(t, number, cls), TY_INT, AT_PLAIN);
    } else if (number > t->narg) {
        bug(t->e->m, t->e->f, t->v, "too few arguments");
    } else {
        uint32_t first, n;
        element_range(t->e, t->arg[number - 1].type, elem, &first, &n);
        uint8_t kind = n ? comps_of(t->e, t->arg[number - 1].type).at[first].kind : TY_INT;
        put_operand(t, arg_opd(t, number - 1, elem, cls, place), kind, place);
    }
}

/* Returns the register class that a letter of a template names: p is .pred, s .b16, d .b64, and any other .b32. */
static enum RegClass template_class(char c) {
    return c == 'p' ? RC_PRED : c == 'd' ? RC_B64 : c == 's' ? RC_B16 : RC_B32;
}

/* Writes the operands of an item. `next` is the character after it in the template: an operand alone in brackets is an
 * address, and may be one with an offset. */
static void put_registers(Expansion *t, const TemplateItem *i, char next) {
    enum OperandContext place = t->brackets && next == ']' && t->before == '[' ? AT_ADDRESS
                                : t->braces || t->brackets                     ? AT_BRACES
                                                                               : AT_PLAIN;
    enum RegClass cls = template_class(i->c);
    for (uint32_t n = 0; n < i->count; n++) {
        if (n) out_str(&t->lines->out, ", ");
        if (i->element >= 0) put_one(t, cls, i->number, i->element + n, place);
        else put_one(t, cls, i->number + n, -1, place);
    }
}

/* Returns the value of argument k (from 1); UINT64_MAX if it is not a constant or does not exist. */
static uint64_t arg_choice(Expansion *t, uint32_t k) {
    if (k == 0 || k > t->narg || comps_of(t->e, t->arg[k - 1].type).n != 1) return UINT64_MAX;
    Opd o = t->arg[k - 1].at[0];
    return o.kind == OPD_IMM ? (uint64_t)o.imm : UINT64_MAX;
}

/* Writes the state space of pointer argument k (from 1), such as ".shared", or nothing if it is generic or there is
 * no such argument. */
static void put_space(Expansion *t, uint32_t k) {
    if (k == 0 || k > t->narg) return;
    Opd o = t->arg[k - 1].at[0];
    bool named = (o.kind == OPD_SYM || o.kind == OPD_DEPOT || o.kind == OPD_PARAM) && !o.generic;
    out_str(&t->lines->out, space_suffix(named ? o.space : type_space(t->e->m, t->arg[k - 1].type)));
}

/* Ends the current instruction of the template with ";\n". */
static void line_end(Expansion *t) {
    out_str(&t->lines->out, ";\n");
    t->line_open = false;
}

/* Writes a plain character of the template; ';' ends the instruction. Keeps track of lines and brackets, and drops the
 * blanks between statements. */
static void read_plain(Expansion *t, char c) {
    if (c == ';') {
        line_end(t);
        return;
    }
    if (!t->line_open) {
        if (c == ' ') return;
        out_char(&t->lines->out, '\t');
    }
    bool scope = !t->line_open && (c == '{' || c == '}');
    t->line_open = true;
    if (!scope) {
        t->braces += (c == '{') - (c == '}');
        t->brackets += (c == '[') - (c == ']');
    }
    out_char(&t->lines->out, c);
    if (scope && c == '}') out_char(&t->lines->out, '\n'), t->line_open = false;
}

/* Reports whether the target is missing in a list ("80", "100f 110f", up to a ':'); if so, reports an error that
 * `what` needs a target of the list and .version `version` (times ten). */
static bool target_lacks(Emit *e, ValueId v, const char *list, uint16_t version, const char *what) {
    if (target_listed(e->opt->target, list)) return false;
    Out *o = &e->line.out;
    uint32_t start = o->n;
    size_t n = strcspn(list, ":");
    for (size_t i = 0; i < n; i++) {
        if (i == 0) out_str(o, "sm_");
        if (list[i] == ' ') out_str(o, " or sm_");
        else out_char(o, list[i]);
    }
    bool later = !memchr(list, 'a', n) && !memchr(list, 'f', n);
    emit_error(e, v, "%s needs %.*s%s and PTX %u.%u, but the target is %s", what, (int)(o->n - start), o->buf + start,
               later ? " or later" : "", version / 10, version % 10, e->opt->target->name);
    o->n = start;
    return true;
}

/* Checks the requirement "100a 110a:86" (targets, and .version times ten) of the alternative that argument k (from 1)
 * has chosen. Reports an error if it is not met; raises the .version of the output otherwise. */
static void choice_needs(Expansion *t, uint32_t k, const char *needs) {
    uint16_t version = (uint16_t)strtoul(strchr(needs, ':') + 1, NULL, 10);
    char what[64];
    snprintf(what, sizeof what, "this value of argument %u", k);
    if (!target_lacks(t->e, t->v, needs, version, what)) emit_need(t->e, 0, 0, version, t->v, what);
}

/* Continues with the alternative that the value of the choice's argument selects. Reports an error if that argument
 * is not constant, if it has no alternative, or if the target lacks the alternative. */
static void read_choice(Expansion *t, TemplateReader *r, TemplateItem *i) {
    uint64_t value = arg_choice(t, i->number);
    bool found = template_choose(r, value, i);
    if (value == UINT64_MAX) emit_error(t->e, t->v, "argument %u must be a constant", i->number);
    else if (!found) emit_error(t->e, t->v, "argument %u must be at most %u", i->number, i->last);
    else if (i->needs) choice_needs(t, i->number, i->needs);
}

/* Reports whether a character within a line of a template stands for itself: a-z, 0-9, '.', ',' or a blank. */
static bool is_word(char c) { return (c >= 'a' && c <= 'z') || char_is_digit(c) || c == '.' || c == ',' || c == ' '; }

/* Expands the template s. Runs of plain characters are copied at once. */
static void read_text(Expansion *t, const char *s) {
    TemplateItem i;
    for (TemplateReader r = template_begin(s); template_next(&r, &i); t->before = i.c) {
        if (i.kind == TEMPLATE_REGISTER) put_registers(t, &i, *r.at);
        else if (i.kind == TEMPLATE_CHOICE) read_choice(t, &r, &i);
        else if (i.kind == TEMPLATE_SPACE) put_space(t, i.number);
        else if (i.c == '%') out_char(&t->lines->out, '%');
        else read_plain(t, i.c);
        if (i.kind != TEMPLATE_CHAR || !t->line_open) continue;
        const char *run = r.at;
        while (r.at != r.end && is_word(*r.at)) i.c = *r.at++;
        out_bytes(&t->lines->out, run, (size_t)(r.at - run));
    }
}

/* Expands template `text` for instruction v; fills result.at with what the template defines. */
static void template_emit(Emit *e, ValueId v, const char *text, TmplVal result, const TmplVal *arg, uint32_t narg) {
    Expansion t = {.e = e, .v = v, .text = text, .result = result, .arg = arg, .narg = narg, .lines = &e->line};
    regtext_clear(&e->line);
    read_text(&t, text);
    if (t.line_open) line_end(&t);
    regtext_append(&e->text, t.lines);
    for (uint32_t i = 0; i < t.packed.n; i++) {
        PackedResult *l = &t.packed.at[i];
        Opd *at = &result.at[l->first];
        if (l->n > 1) comps_unpack(e, l->whole, at, l->n);
        else *at = opd_resize(e, l->whole, comps_of(e, result.type).at[l->first].cls);
    }
    vec_free(&t.scratch), vec_free(&t.seen), vec_free(&t.packed);
}

/* -------------------------------------------------------------------------------------------------- calls */

/* Reports whether the template names argument k (from 1) as "&k": the access may then use the specific
 * space of the address. */
static bool space_follows(const char *text, uint32_t k) {
    for (const char *s = strchr(text, '&'); s; s = strchr(s + 1, '&'))
        if (strtoul(s + 1, NULL, 10) == k) return true;
    return false;
}

/* Reports whether the instruction accepts literals as ordinary operands; a few accept them only where a
 * constant is required. */
static bool takes_literals(const char *text) {
    return strncmp(text, "mma", 3) != 0 && strncmp(text, "cvt", 3) != 0 && strncmp(text, "tcgen05", 7) != 0;
}

/* Returns a constant argument zero-extended, because instructions take their constants as unsigned
 * numbers. */
static Opd imm_zext(Emit *e, TypeId type, Opd o) {
    uint32_t bits = type_kind(e->m, type) == TY_INT ? type_bits(e->m, type) : 64;
    return bits < 64 ? opd_imm(RC_B64, (uint64_t)o.imm & arith_ones(bits)) : o;
}

/* Sets `arg` to the address that pointer r has in an access by its space; generic if the instruction cannot
 * name that space: constant memory for a matrix function or an atomic, which memory-space-opt has warned
 * about, or a parameter. */
static void arg_address(Emit *e, const Intrinsic *row, Ref r, TmplVal *arg) {
    Opd a = addr_use(e, r);
    if (!intrinsic_allows_space(row, a.space)) {
        a = opd_reg(e, cast_space(e, comps_of(e, arg->type).at, comps_of(e, T_PTR).at, val_raw(e, r, 0)));
        a.space = SPACE_GENERIC;
        arg->type = T_PTR;
    }
    arg->at[0] = a;
}

/* Fills arg[0 .. narg) with the types and operands of the arguments of call v; `pool` has room for all operands. A
 * pointer that the template accesses by its space becomes an address, and one that the signature declares generic is
 * converted. A constant is zero-extended where the signature demands a constant, and is put into a register if the
 * instruction takes no literals. */
static void args_collect(Emit *e, ValueId v, const Intrinsic *row, TmplVal *arg, uint32_t narg, Opd *pool) {
    bool literals = takes_literals(row->ptx);
    SigReader signature = sig_begin(row->signature, narg);
    SigArg said = {0};
    for (uint32_t k = 0; k < narg; k++) {
        Ref r = inst_op(e->f, v, k);
        bool known = sig_next(&signature, &said);
        arg[k].type = ref_type(e->m, e->f, r);
        arg[k].at = pool;
        uint32_t n = comps_of(e, arg[k].type).n;
        for (uint32_t i = 0; i < n; i++) pool[i] = val_raw(e, r, i);
        bool pointer = n == 1 && type_is_ptr(e->m, arg[k].type);
        if (pointer && space_follows(row->ptx, k + 1)) arg_address(e, row, r, &arg[k]);
        else if (pointer && type_space(e->m, arg[k].type) && known && sig_is_generic(&said))
            pool[0] = cast_space(e, comps_of(e, arg[k].type).at, comps_of(e, T_PTR).at, pool[0]);
        if (n == 1 && pool[0].kind == OPD_IMM)
            pool[0] = known && said.imm ? imm_zext(e, arg[k].type, pool[0]) : literals ? pool[0] : opd_reg(e, pool[0]);
        pool += n;
    }
}

/* Emits intrinsic call v from the template of its row. */
static void template_call(Emit *e, ValueId v, const Intrinsic *row) {
    uint32_t narg = call_nargs(e->f, v), total = 0;
    TypeId type = e->f->inst.at[v].type;
    for (uint32_t k = 0; k < narg; k++) total += comps_of(e, ref_type(e->m, e->f, inst_op(e->f, v, k))).n;
    uint32_t nresult = comps_of(e, type).n;
    TmplVal *arg = mem_alloc((narg + 1) * sizeof *arg);
    Opd *pool = mem_alloc((total + nresult + 1) * sizeof *pool);
    args_collect(e, v, row, arg, narg, pool + nresult);
    template_emit(e, v, row->ptx, (TmplVal){type, pool}, arg, narg);
    for (uint32_t i = 0; i < nresult; i++) val_set(e, v, i, pool[i]);
    free(arg);
    free(pool);
}

/* Checks that the target has the intrinsic, raises the .version to the one it needs, and sets module.texmode if it
 * needs that. Returns false after an error about the target. */
static bool target_check(Emit *e, ValueId v, const Intrinsic *row) {
    if (target_lacks(e, v, row->target, row->version, row->name)) return false;
    emit_need(e, 0, 0, row->version, v, row->name);
    if (row->flags & INF_TEXMODE) e->module.texmode = true;
    return true;
}

void select_intrinsic(Emit *e, ValueId v) {
    const Intrinsic *row = intrinsic_at(call_intrinsic(e->m, e->f, v));
    if (row->flags & INF_NOP || !target_check(e, v, row)) return;
    if (row->ptx) template_call(e, v, row);
    else if (!expand_emit(e, v, row)) emit_error(e, v, "%s has no expansion for this type", row->name);
}
