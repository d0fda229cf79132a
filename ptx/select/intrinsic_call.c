/* intrin.c: calls of intrinsics, most of them by the PTX template in their row of intrinsics.def.
 *
 * A template is read once, left to right, into a buffer of finished lines. Operands are made real when they
 * are met, so the moves and conversions they need come out before the template's own instructions, which are
 * written when it has been read. What a template puts into a register of another shape than the value has
 * (two halves in one 32-bit register) is taken apart behind them. */
#include "ir/signature.h"
#include "ptx/select/select.h"

/* An operand or the result of a template: its type, and one operand for each component of that type. */
typedef struct TmplVal { TypeId type; Opd *at; } TmplVal;

enum OperandContext { AT_PLAIN, AT_BRACES, AT_ADDRESS };   /* where in the line an operand stands */

typedef struct Late {
    Opd whole;
    uint32_t first, n;
} Late; /* components of the result that share a register */

typedef struct Reading {
    Emit *e;
    ValueId v;
    const char *text;
    TmplVal result;
    const TmplVal *arg;
    uint32_t narg;
    RegText *lines;
    bool line_open;              /* something stands on the line at work */
    uint32_t braces, brackets;
    VEC(struct { uint32_t number; Opd reg; }) scratch;
    VEC(struct { uint32_t key; Opd reg; }) seen;     /* argument components already in a register */
    VEC(Late) late;
} Reading;

/* ----------------------------------------------------------------------------------------------- operands */

/* The components of element `elem` (-1: all) of a value of type t. */
static void element_range(Emit *e, TypeId t, int64_t elem, uint32_t *first, uint32_t *n) {
    Module *m = e->m;
    *first = 0;
    *n = comps_of(e, t).n;
    if (elem < 0) return;
    if (type_kind(m, t) == TY_STRUCT) {
        for (uint32_t i = 0; i < elem && i < type_at(m, t)->nelem; i++)
            *first += comps_of(e, type_elem(m, t, i)).n;
        *n = elem < type_at(m, t)->nelem ? comps_of(e, type_elem(m, t, (uint64_t)elem)).n : 0;
    } else if (type_kind(m, t) == TY_VECTOR || type_kind(m, t) == TY_ARRAY) {
        *n = comps_of(e, type_elem(m, t, 0)).n;
        *first = (uint32_t)elem * *n;
    } else {
        *first = (uint32_t)elem;     /* the words of an i128 */
        *n = 1;
    }
    if (*first + *n > comps_of(e, t).n) *n = 0;
}

/* Several components in one register: two halves, four bytes. The first one lies lowest. */
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

static bool shape_fits(uint32_t n, enum RegClass have, enum RegClass cls) {
    return n == 1 || (cls == RC_B32 && have == RC_B16 && (n == 2 || n == 4));
}

/* Of all operands in braces, numbers may stand for the coordinates of a tensor's tile. */
static bool takes_coordinates(const Reading *t) {
    return t->brackets && t->braces && strstr(t->text, ".tensor.");
}

static Opd arg_fetch(Reading *t, uint32_t k, int64_t elem, enum RegClass cls, enum OperandContext place) {
    Emit *e = t->e;
    uint32_t first, n;
    element_range(e, t->arg[k].type, elem, &first, &n);
    if (n == 0 || !shape_fits(n, t->arg[k].at[first].cls, cls)) {
        emit_error(e, t->v, "argument %u has another type than the intrinsic takes", k + 1);
        return opd_imm(cls, 0);
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

static Opd arg_opd(Reading *t, uint32_t k, int64_t elem, enum RegClass cls, enum OperandContext place) {
    uint32_t key = (k << 16 | (uint32_t)(elem + 1)) * 4 + place;
    for (uint32_t i = 0; i < t->seen.n; i++) if (t->seen.at[i].key == key) return t->seen.at[i].reg;
    Opd o = arg_fetch(t, k, elem, cls, place);
    vec_reserve(&t->seen, 1);
    t->seen.at[t->seen.n].key = key;
    t->seen.at[t->seen.n++].reg = o;
    return o;
}

static Opd result_opd(Reading *t, int64_t elem, enum RegClass cls) {
    Emit *e = t->e;
    uint32_t first, n;
    element_range(e, t->result.type, elem, &first, &n);
    if (n == 0) {
        emit_error(e, t->v, "the result has another type than the intrinsic gives");
        return reg_new(e, cls);
    }
    Opd *at = &t->result.at[first];
    enum RegClass have = comps_of(e, t->result.type).at[first].cls;
    if (n == 1 && have == cls) {
        if (at->kind == OPD_NONE) *at = reg_new(e, cls);
        return *at;
    }
    for (uint32_t i = 0; i < t->late.n; i++) if (t->late.at[i].first == first) return t->late.at[i].whole;
    Late late = {reg_new(e, cls), first, n};
    vec_push(&t->late, late);
    return late.whole;
}

static Opd scratch_opd(Reading *t, uint32_t number, enum RegClass cls) {
    for (uint32_t i = 0; i < t->scratch.n; i++)
        if (t->scratch.at[i].number == number) return t->scratch.at[i].reg;
    vec_reserve(&t->scratch, 1);
    t->scratch.at[t->scratch.n].number = number;
    return t->scratch.at[t->scratch.n++].reg = reg_new(t->e, cls);
}

/* ------------------------------------------------------------------------------------------------ reading */

static bool digit(char c) { return c >= '0' && c <= '9'; }

static uint32_t read_number(const char **s) {
    uint32_t n = 0;
    while (digit(**s)) n = n * 10 + (uint32_t)(*(*s)++ - '0');
    return n;
}

/* "%rd12": its class, and *s behind the letters; RC_COUNT if it is no register of the template language. */
static enum RegClass read_class(const char **s) {
    const char *at = *s + 1;
    enum RegClass cls = *at == 'p' ? RC_PRED : *at == 'r' ? RC_B32 : RC_COUNT;
    if (cls == RC_COUNT) return RC_COUNT;
    at++;
    if (cls == RC_B32 && *at == 'd') cls = RC_B64, at++;
    else if (cls == RC_B32 && *at == 's') cls = RC_B16, at++;
    if (!digit(*at)) return RC_COUNT;
    *s = at;
    return cls;
}

static void put_operand(Reading *t, Opd o, uint8_t kind, enum OperandContext place) {
    if (o.kind == OPD_IMM && kind == TY_FLOAT) code_put(t->e, t->lines, "$f", o);
    else if (o.kind == OPD_IMM && kind == TY_DOUBLE) code_put(t->e, t->lines, "$d", o);
    else code_put(t->e, t->lines, "$o", o);
    if (place == AT_ADDRESS && o.kind == OPD_REG && o.imm) code_put(t->e, t->lines, "+$i", o.imm);
}

/* One register of the template: number 0 the result, from 91 scratch, else an argument. */
static void put_one(Reading *t, enum RegClass cls, uint32_t number, int64_t elem, enum OperandContext place) {
    if (number == 0) {
        put_operand(t, result_opd(t, elem, cls), TY_INT, AT_PLAIN);
    } else if (number > 90) {
        put_operand(t, scratch_opd(t, number, cls), TY_INT, AT_PLAIN);
    } else if (number > t->narg) {
        emit_error(t->e, t->v, "too few arguments");
    } else {
        uint32_t first, n;
        element_range(t->e, t->arg[number - 1].type, elem, &first, &n);
        uint8_t kind = n ? comps_of(t->e, t->arg[number - 1].type).at[first].kind : TY_INT;
        put_operand(t, arg_opd(t, number - 1, elem, cls, place), kind, place);
    }
}

static const char *read_register(Reading *t, const char *s) {
    const char *at = s;
    enum RegClass cls = read_class(&at);
    if (cls == RC_COUNT) {
        out_char(&t->lines->out, *s);
        return s + 1;
    }
    uint32_t number = read_number(&at), last = 0;
    int64_t elem = -1;
    if (*at == '_' && digit(at[1])) at++, elem = read_number(&at);
    bool range = at[0] == '.' && at[1] == '.';
    if (range) at += 2, last = read_number(&at);
    enum OperandContext place = t->brackets && *at == ']' && s[-1] == '[' ? AT_ADDRESS
                       : t->braces || t->brackets                ? AT_BRACES
                                                                 : AT_PLAIN;
    uint32_t count = !range ? 1 : elem >= 0 ? last - (uint32_t)elem + 1 : last - number + 1;
    for (uint32_t i = 0; i < count; i++) {
        if (i) out_str(&t->lines->out, ", ");
        if (elem >= 0) put_one(t, cls, number, elem + i, place);
        else put_one(t, cls, number + i, -1, place);
    }
    return at;
}

static uint64_t arg_choice(Reading *t, uint32_t k) {
    if (k == 0 || k > t->narg || comps_of(t->e, t->arg[k - 1].type).n != 1) return UINT64_MAX;
    Opd o = t->arg[k - 1].at[0];
    return o.kind == OPD_IMM ? (uint64_t)o.imm : UINT64_MAX;
}

static void put_space(Reading *t, uint32_t k) {
    if (k == 0 || k > t->narg) return;
    Opd o = t->arg[k - 1].at[0];
    bool named = (o.kind == OPD_SYM || o.kind == OPD_DEPOT || o.kind == OPD_PARAM) && !o.generic;
    out_str(&t->lines->out, space_suffix(named ? o.space : type_space(t->e->m, t->arg[k - 1].type)));
}

static void line_end(Reading *t) {
    out_str(&t->lines->out, ";\n");
    t->line_open = false;
}

/* Any other character: line structure, brackets, and the blanks between statements left out. */
static void read_plain(Reading *t, char c) {
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

/* Is the target none of a list ("80", "100f 110f", up to a ':')? Reports that it must be, for what. */
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
    emit_error(e, v, "%s needs %.*s%s and PTX %u.%u, the target is %s", what, (int)(o->n - start),
               o->buf + start, later ? " or later" : "", version / 10, version % 10, e->opt->target->name);
    o->n = start;
    return true;
}

/* "~100a 110a:86~" in front of a chosen text: the targets and the .version it needs. Returns the text
 * behind. */
static const char *choice_needs(Reading *t, uint32_t k, const char *s) {
    if (*s != '~') return s;
    const char *colon = strchr(s, ':') + 1, *end = strchr(s + 1, '~');
    uint16_t version = (uint16_t)read_number(&colon);
    char what[64];
    snprintf(what, sizeof what, "this value of argument %u", k);
    if (!target_lacks(t->e, t->v, s + 1, version, what)) emit_need(t->e, 0, 0, version, t->v, what);
    return end + 1;
}

/* "$7(a|b|c)": the text chosen; *s moves behind the parenthesis. No choice within a choice. */
static void read_choice(Reading *t, const char **s, const char **from, const char **end) {
    ++*s;
    uint32_t k = read_number(s);
    uint64_t want = arg_choice(t, k), i = 0;
    const char *at = ++*s, *close = strchr(at, ')');
    *s = close + 1;
    for (; i < want; i++) {
        const char *bar = memchr(at, '|', (size_t)(close - at));
        if (!bar) break;
        at = bar + 1;
    }
    if (i != want) {
        if (want == UINT64_MAX) emit_error(t->e, t->v, "argument %u must be a constant", k);
        else emit_error(t->e, t->v, "argument %u is at most %u here", k, (uint32_t)i);
    }
    *from = choice_needs(t, k, at);
    *end = memchr(*from, '|', (size_t)(close - *from));
    if (!*end) *end = close;
}

/* Characters that are copied and mean nothing to the reader, once a line has begun. */
static bool is_word(char c) { return (c >= 'a' && c <= 'z') || digit(c) || c == '.' || c == ',' || c == ' '; }

static void read_text(Reading *t, const char *s) {
    const char *resume = NULL, *end = s + strlen(s);
    for (;;) {
        if (s == end) {
            if (!resume) break;
            s = resume;
            end = s + strlen(s);
            resume = NULL;
        } else if (*s == '%') {
            s = read_register(t, s);
        } else if (*s == '$') {
            const char *chosen;
            resume = s;
            read_choice(t, &resume, &chosen, &end);
            s = chosen;
        } else if (*s == '&') {
            s++;
            put_space(t, read_number(&s));
        } else {
            read_plain(t, *s++);
            if (!t->line_open) continue;
            const char *run = s;
            while (s < end && is_word(*s)) s++;
            out_bytes(&t->lines->out, run, (size_t)(s - run));
        }
    }
}

static void template_emit(Emit *e, ValueId v, const char *text, TmplVal result, const TmplVal *arg, uint32_t narg) {
    Reading t = {.e = e, .v = v, .text = text, .result = result, .arg = arg, .narg = narg, .lines = &e->line};
    code_clear(&e->line);
    read_text(&t, text);
    if (t.line_open) line_end(&t);
    code_add(&e->text, t.lines);
    for (uint32_t i = 0; i < t.late.n; i++) {
        Late *l = &t.late.at[i];
        Opd *at = &result.at[l->first];
        if (l->n > 1) comps_unpack(e, l->whole, at, l->n);
        else *at = opd_resize(e, l->whole, comps_of(e, result.type).at[l->first].cls);
    }
    vec_free(&t.scratch), vec_free(&t.seen), vec_free(&t.late);
}

/* -------------------------------------------------------------------------------------------------- calls */

/* Is argument k (from 1) named by "&k": may it be accessed in the space where it is known to be? */
static bool space_follows(const char *text, uint32_t k) {
    for (const char *s = strchr(text, '&'); s; s = strchr(s, '&')) {
        s++;
        if (read_number(&s) == k) return true;
    }
    return false;
}

/* Some instructions take no literals but where they must be constants. */
static bool takes_literals(const char *text) {
    return strncmp(text, "mma", 3) != 0 && strncmp(text, "cvt", 3) != 0 && strncmp(text, "tcgen05", 7) != 0;
}

/* The number of a constant argument, as its instruction is given it: none is negative. */
static Opd number_unsigned(Emit *e, TypeId type, Opd o) {
    uint64_t bits = type_kind(e->m, type) == TY_INT ? type_bits(e->m, type) : 64;
    return bits < 64 ? opd_imm(RC_B64, (uint64_t)o.imm & (((uint64_t)1 << bits) - 1)) : o;
}

/* The arguments as remembered; a pointer that the template accesses by its space, as an address. */
static void args_collect(Emit *e, ValueId v, const Intrinsic *row, TmplVal *arg, uint32_t narg, Opd *pool) {
    bool literals = takes_literals(row->ptx);
    SigReader signature = sig_begin(row->signature);
    SigArg said = {0};
    for (uint32_t k = 0; k < narg; k++) {
        Ref r = inst_op(e->f, v, k);
        bool known = sig_next(&signature, &said);
        arg[k].type = ref_type(e->m, e->f, r);
        arg[k].at = pool;
        uint32_t n = comps_of(e, arg[k].type).n;
        for (uint32_t i = 0; i < n; i++) pool[i] = val_raw(e, r, i);
        bool pointer = n == 1 && type_is_ptr(e->m, arg[k].type);
        if (pointer && space_follows(row->ptx, k + 1)) pool[0] = addr_use(e, r);
        else if (pointer && type_space(e->m, arg[k].type) && known && sig_is_generic(&said))
            pool[0] = cast_space(e, comps_of(e, arg[k].type).at, comps_of(e, T_PTR).at, pool[0]);
        if (n == 1 && pool[0].kind == OPD_IMM)
            pool[0] = known && said.imm ? number_unsigned(e, arg[k].type, pool[0])
                      : literals        ? pool[0]
                                        : opd_reg(e, pool[0]);
        pool += n;
    }
}

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

static bool target_check(Emit *e, ValueId v, const Intrinsic *row) {
    if (target_lacks(e, v, row->target, row->version, row->name)) return false;
    emit_need(e, 0, 0, row->version, v, row->name);
    if (row->flags & INF_TEXMODE) e->module.texmode = true;
    return true;
}

void intrin_emit(Emit *e, ValueId v) {
    const Intrinsic *row = intrinsic_at(call_intrinsic(e->m, e->f, v));
    if (row->flags & INF_NOP || !target_check(e, v, row)) return;
    if (row->ptx) template_call(e, v, row);
    else if (!expand_emit(e, v, row)) emit_error(e, v, "%s has no expansion for this type", row->name);
}
