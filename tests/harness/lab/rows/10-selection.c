/* 10-selection.c: the machine of lab 10 (docs/labs/10-selection/lab.h): what the student is given, the pass that calls
 * the student's functions, and the passes that judge the result.
 *
 * Each instruction that the student writes becomes a call of an inline assembly with this one instruction of PTX, in
 * place of the IR. So the tools execute it, count it, and compile it, and no part of the compiler knows of the lab:
 *
 *     %m = mul i32 %x, %y
 *     %r = add i32 %m, 7            %1 = call i32 asm "mad.lo.s32 $0, $1, $2, 7;", "=r,r,r"(i32 %x, i32 %y)
 *
 * lab.h describes the functions that are not static. */
#include "tests/harness/lab/seam.h"

#include "lab.h"

/* ------------------------------------------------------------------------------------------------ the instructions */

/* The form of an operand: its width in bits, and flags. FORM_IMMEDIATE: it may be a number; FORM_NUMBER: it must.
 * FORM_NONE: there is no such operand. */
enum { FORM_NONE = 0, FORM_IMMEDIATE = 1, FORM_NUMBER = 2, FORM_32 = 32, FORM_64 = 64 };

/* An instruction of the machine: its name, the width of its result, and the forms of its operands. */
typedef struct MachineForm {
    const char *name;
    uint8_t result, operand[3];
} MachineForm;

#define FORM_OF_BOTH(op) \
    {#op "32", 32, {32, 32 | FORM_IMMEDIATE}}, { \
        #op "64", 64, { 64, 64 | FORM_IMMEDIATE } \
    }
#define FORM_OF_SHIFT(op) \
    {#op "32", 32, {32, 32 | FORM_IMMEDIATE}}, { \
        #op "64", 64, { 64, 32 | FORM_IMMEDIATE } \
    }
#define FORM_OF_WIDE(sign) \
    {"mul.wide." #sign "32", 64, {32, 32 | FORM_IMMEDIATE}}, { \
        "mad.wide." #sign "32", 64, { 32, 32 | FORM_IMMEDIATE, 64 | FORM_IMMEDIATE } \
    }
static const MachineForm machine[] = {
    FORM_OF_BOTH(add.s),
    FORM_OF_BOTH(sub.s),
    FORM_OF_BOTH(mul.lo.s),
    FORM_OF_BOTH(and.b),
    FORM_OF_BOTH(or.b),
    FORM_OF_BOTH(xor.b),
    FORM_OF_SHIFT(shl.b),
    FORM_OF_SHIFT(shr.u),
    FORM_OF_SHIFT(shr.s),
    FORM_OF_WIDE(s),
    FORM_OF_WIDE(u),
    {"mad.lo.s32", 32, {32, 32 | FORM_IMMEDIATE, 32 | FORM_IMMEDIATE}},
    {"mad.lo.s64", 64, {64, 64 | FORM_IMMEDIATE, 64 | FORM_IMMEDIATE}},
    {"neg.s32", 32, {32}},
    {"neg.s64", 64, {64}},
    {"not.b32", 32, {32}},
    {"not.b64", 64, {64}},
    {"bfe.u32", 32, {32, 32 | FORM_NUMBER, 32 | FORM_NUMBER}},
    {"cvt.s64.s32", 64, {32}},
    {"cvt.u64.u32", 64, {32}},
    {"cvt.u32.u64", 32, {64}},
};

/* ------------------------------------------------------------------------------------------------ the selection */

typedef struct SelectorState {
    Edit e;
    ValueId at;      /* the instruction in whose place instructions are written */
    uint32_t old;    /* the number of values before the selection */
    LabSet needed;   /* the old values that are needed in a register */
    uint32_t *count; /* by old value: its uses */
} SelectorState;

const Operand none = {.kind = OPERAND_NONE};

/* Returns the type of an operand. */
static TypeId type_of(const Selector *s, Ref r) { return ref_type(s->p->m, s->f, r); }

uint32_t width(const Selector *s, Ref r) {
    TypeId t = type_of(s, r);
    return type_is_ptr(s->p->m, t) ? layout_ptr_bits(s->p->m, type_space(s->p->m, t)) : type_bits(s->p->m, t);
}

/* Reports whether t is i32 or i64. */
static bool is_word(TypeId t) { return t == T_I32 || t == T_I64; }

/* Reports whether t is a pointer of 64 bits. */
static bool is_pointer(const Selector *s, TypeId t) {
    return type_is_ptr(s->p->m, t) && layout_ptr_bits(s->p->m, type_space(s->p->m, t)) == 64;
}

/* Reports whether gep_terms can decompose the getelementptr v, and all its variable indices are i32 or i64. */
static bool is_family_gep(const Selector *s, ValueId v) {
    uint32_t variable = 0;
    Ref base;
    int64_t constant;
    Term term[TERMS_MAX];
    if (!is_pointer(s, inst_at(s->f, v)->type)) return false;
    for (uint32_t k = 1; k < inst_at(s->f, v)->nopnd; k++) {
        Ref r = inst_op(s->f, v, k);
        if (ref_is(r, REF_CONST) && ref_sint(s->p->m, r, &constant)) continue;
        if (!is_word(type_of(s, r)) || variable++ == TERMS_MAX) return false;
    }
    return gep_terms(s, v, &base, &constant, term) != UINT32_MAX;
}

/* Reports whether v, a load or store of a value of type t, can be selected: it is plain and aligned, t is i32, i64,
 * float or double, and its address has 64 bits. */
static bool is_family_access(const Selector *s, ValueId v, TypeId t, Ref address) {
    static const uint8_t spaces[] = {SPACE_GENERIC, SPACE_GLOBAL, SPACE_SHARED, SPACE_CONST, SPACE_LOCAL};
    const Inst *i = inst_at(s->f, v);
    uint32_t space = type_space(s->p->m, type_of(s, address));
    if (!access_is_plain(i) || !is_pointer(s, type_of(s, address))) return false;
    if (!is_word(t) && t != T_FLOAT && t != T_DOUBLE) return false;
    if (i->mem.align && (UINT64_C(1) << (i->mem.align - 1)) < type_size(s->p->m, t)) return false;
    for (uint32_t k = 0; k < sizeof spaces; k++)
        if (spaces[k] == space) return true;
    return false;
}

/* Reports whether v is one of the instructions that the lab selects for. */
static bool is_family(const Selector *s, ValueId v) {
    const Inst *i = inst_at(s->f, v);
    switch (i->op) {
    case OP_ADD:
    case OP_SUB:
    case OP_MUL:
    case OP_AND:
    case OP_OR:
    case OP_XOR:
    case OP_SHL:
    case OP_LSHR:
    case OP_ASHR: return is_word(i->type);
    case OP_SEXT:
    case OP_ZEXT: return i->type == T_I64 && type_of(s, inst_op(s->f, v, 0)) == T_I32;
    case OP_TRUNC: return i->type == T_I32 && type_of(s, inst_op(s->f, v, 0)) == T_I64;
    case OP_GETELEMENTPTR: return is_family_gep(s, v);
    case OP_LOAD: return is_family_access(s, v, i->type, inst_op(s->f, v, 0));
    case OP_STORE: return is_family_access(s, v, type_of(s, inst_op(s->f, v, 0)), inst_op(s->f, v, 1));
    default: return false;
    }
}

bool is_op(const Selector *s, Ref r, enum Op op, uint32_t bits, ValueId *v) {
    if (!ref_is(r, REF_VALUE) || ref_index(r) >= s->state->old) return false;
    const Inst *i = inst_at(s->f, ref_index(r));
    if (i->op != op || width(s, r) != bits || !is_family(s, ref_index(r))) return false;
    *v = ref_index(r);
    return true;
}

bool is_immediate(const Selector *s, Ref r, int64_t *n) {
    return is_word(type_of(s, r)) && ref_sint(s->p->m, r, n) && *n >= INT32_MIN && *n <= INT32_MAX;
}

uint32_t use_count(const Selector *s, ValueId v) { return v < s->state->old ? s->state->count[v] : 1; }

uint32_t gep_terms(const Selector *s, ValueId v, Ref *base, int64_t *constant, Term term[TERMS_MAX]) {
    Module *m = s->p->m;
    TypeId t = inst_at(s->f, v)->aux;
    uint32_t n = 0;
    *base = inst_op(s->f, v, 0);
    *constant = 0;
    for (uint32_t k = 1; k < inst_at(s->f, v)->nopnd; k++) {
        Ref r = inst_op(s->f, v, k);
        int64_t i, bytes = 0;
        if (ref_is(r, REF_CONST) && ref_sint(m, r, &i)) {
            if (!gep_step(m, &t, k - 1, i, constant)) return UINT32_MAX;
            continue;
        }
        if (!gep_step(m, &t, k - 1, 1, &bytes) || n == TERMS_MAX) return UINT32_MAX;
        term[n++] = (Term){r, (uint64_t)bytes};
    }
    return n;
}

/* ------------------------------------------------------------------------------------------------ writing */

/* Places a call of an inline assembly before the instruction that is being selected, and returns it. input: its n
 * operands; memory: it accesses memory. */
static ValueId assembly_put(Selector *s, TypeId result, const char *text, const char *constraints, const Ref *input,
                            uint32_t n, bool memory) {
    Module *m = s->p->m;
    Ref op[4];
    for (uint32_t k = 0; k < n; k++) op[k] = input[k];
    op[n] = const_asm(m, str_of(m, text), str_of(m, constraints), memory ? ASM_SIDEEFFECT : 0);
    ValueId v = fn_inst(s->f, OP_CALL, result, op, n + 1);
    inst_at(s->f, v)->call.nfixed = n;
    inst_copy_origin(s->f, v, s->state->at);
    edit_before(&s->state->e, s->state->at, v);
    return v;
}

/* Returns the register that holds r, as an operand. */
static Operand register_of(Ref r) { return (Operand){.kind = OPERAND_REGISTER, .value = r}; }

Operand immediate(int64_t n) { return (Operand){.kind = OPERAND_NUMBER, .number = n}; }

Operand number_register(Selector *s, uint32_t bits, int64_t n) {
    char text[64];
    lab_assert(s->p, s->f, bits == 32 || bits == 64, "%v: number_register: a register has 32 or 64 bits, not %u",
               s->state->at, bits);
    snprintf(text, sizeof text, "mov.b%u $0, %lld;", bits, (long long)(bits == 32 ? (int32_t)(uint32_t)n : n));
    ValueId v = assembly_put(s, bits == 32 ? T_I32 : T_I64, text, bits == 32 ? "=r" : "=l", NULL, 0, false);
    return register_of(ref_make(REF_VALUE, v));
}

Operand in_register(Selector *s, Ref r) {
    int64_t n;
    lab_assert(s->p, s->f, is_word(type_of(s, r)) || is_pointer(s, type_of(s, r)),
               "%v: %r is no number or address of 32 or 64 bits", s->state->at, r);
    if (ref_is(r, REF_CONST) && is_word(type_of(s, r)) && ref_sint(s->p->m, r, &n))
        return number_register(s, width(s, r), n);
    if (ref_is(r, REF_VALUE) && ref_index(r) < s->state->old) set_add(&s->state->needed, ref_index(r));
    return register_of(r);
}

/* Returns the instruction of the machine with this name. Stops with a message if there is none. */
static const MachineForm *form_find(const Selector *s, const char *name) {
    for (uint32_t i = 0; i < sizeof machine / sizeof *machine; i++)
        if (!strcmp(machine[i].name, name)) return &machine[i];
    lab_assert(s->p, s->f, false, "%v: the machine has no instruction '%s'", s->state->at, name);
    return NULL;
}

/* Stops with a message if o is not a valid operand k, from 0, of an instruction. */
static void operand_check(const Selector *s, const MachineForm *f, uint32_t k, Operand o) {
    uint32_t bits = f->operand[k] & (FORM_32 | FORM_64);
    ValueId at = s->state->at;
    lab_assert(s->p, s->f, (o.kind == OPERAND_NONE) == !bits, "%v: %s has %s operand %u", at, f->name,
               bits ? "an" : "no", k + 1);
    if (o.kind == OPERAND_REGISTER)
        lab_assert(s->p, s->f, !(f->operand[k] & FORM_NUMBER), "%v: operand %u of %s must be a number", at, k + 1,
                   f->name);
    if (o.kind == OPERAND_REGISTER)
        lab_assert(s->p, s->f, width(s, o.value) == bits,
                   "%v: operand %u of %s is a register of %u bits, but %r has %u", at, k + 1, f->name, bits, o.value,
                   width(s, o.value));
    if (o.kind != OPERAND_NUMBER) return;
    char number[32];
    snprintf(number, sizeof number, "%lld", (long long)o.number);
    lab_assert(s->p, s->f, f->operand[k] & (FORM_IMMEDIATE | FORM_NUMBER),
               "%v: operand %u of %s must be a register, and is the number %s", at, k + 1, f->name, number);
    lab_assert(s->p, s->f, o.number >= INT32_MIN && o.number <= INT32_MAX,
               "%v: %s: the immediate %s does not fit in 32 bits", at, f->name, number);
}

Operand ptx(Selector *s, const char *name, Operand a, Operand b, Operand c) {
    const MachineForm *f = form_find(s, name);
    Operand operand[] = {a, b, c};
    char text[128], constraints[32];
    Ref input[3];
    uint32_t n = 0, numbers = 0;
    size_t at = (size_t)snprintf(text, sizeof text, "%s $0", name);
    size_t to = (size_t)snprintf(constraints, sizeof constraints, f->result == 32 ? "=r" : "=l");
    for (uint32_t k = 0; k < 3; k++) {
        operand_check(s, f, k, operand[k]);
        if (operand[k].kind == OPERAND_REGISTER) {
            input[n++] = operand[k].value;
            at += (size_t)snprintf(text + at, sizeof text - at, ", $%u", n);
            to += (size_t)snprintf(constraints + to, sizeof constraints - to, f->operand[k] & FORM_64 ? ",l" : ",r");
        } else if (operand[k].kind == OPERAND_NUMBER) {
            at += (size_t)snprintf(text + at, sizeof text - at, ", %lld", (long long)operand[k].number);
            numbers += !(f->operand[k] & FORM_NUMBER);
        }
    }
    lab_assert(s->p, s->f, numbers <= 1, "%v: %s has two immediate operands", s->state->at, name);
    snprintf(text + at, sizeof text - at, ";");
    ValueId v = assembly_put(s, f->result == 32 ? T_I32 : T_I64, text, constraints, input, n, false);
    lab_trace(s->p, s->f, "%v: %s", s->state->at, text);
    return register_of(ref_make(REF_VALUE, v));
}

/* ------------------------------------------------------------------------------------------------ the pass */

/* Stops with a message if the machine has no such address. */
static void address_check(const Selector *s, const Address *a) {
    char number[32];
    snprintf(number, sizeof number, "%lld", (long long)a->offset);
    lab_assert(s->p, s->f, a->base.kind == OPERAND_REGISTER && width(s, a->base.value) == 64,
               "%v: the base of an address must be a register of 64 bits", s->state->at);
    lab_assert(s->p, s->f, a->offset >= -(1 << 23) && a->offset < 1 << 23,
               "%v: the offset %s of an address does not fit in 24 bits", s->state->at, number);
}

/* Selects a load or store by the student's address. Returns false, and does nothing, if the student has none for it. */
static bool access_select(Selector *s, ValueId v, const LabSelectHooks *hooks) {
    bool store = inst_at(s->f, v)->op == OP_STORE;
    Ref pointer = inst_op(s->f, v, store);
    TypeId t = store ? type_of(s, inst_op(s->f, v, 0)) : inst_at(s->f, v)->type;
    Address a = hooks->address(s, pointer);
    if (a.base.kind == OPERAND_NONE) return false;
    address_check(s, &a);
    static const char *const space[] = {"", ".global", "", ".shared", ".const", ".local"};
    const char *kind = t == T_FLOAT ? "f32" : t == T_DOUBLE ? "f64" : t == T_I32 ? "b32" : "b64";
    char letter = t == T_FLOAT ? 'f' : t == T_DOUBLE ? 'd' : t == T_I32 ? 'r' : 'l', text[96], constraints[32];
    const char *in = space[type_space(s->p->m, type_of(s, pointer))];
    if (store) {
        Ref value = inst_op(s->f, v, 0);
        if (is_word(t)) value = in_register(s, value).value;
        else if (ref_is(value, REF_VALUE)) set_add(&s->state->needed, ref_index(value));
        snprintf(text, sizeof text, "st%s.%s [$0+%lld], $1;", in, kind, (long long)a.offset);
        snprintf(constraints, sizeof constraints, "l,%c,~{memory}", letter);
        assembly_put(s, T_VOID, text, constraints, (Ref[]){a.base.value, value}, 2, true);
    } else {
        snprintf(text, sizeof text, "ld%s.%s $0, [$1+%lld];", in, kind, (long long)a.offset);
        snprintf(constraints, sizeof constraints, "=%c,l,~{memory}", letter);
        ValueId made = assembly_put(s, t, text, constraints, &a.base.value, 1, true);
        edit_replace(&s->state->e, v, ref_make(REF_VALUE, made));
    }
    lab_trace(s->p, s->f, "%v: %s", v, text);
    edit_delete(&s->state->e, v);
    return true;
}

/* Returns r with the type t of the value that it replaces, because registers do not distinguish pointers from
 * integers. The type of an inline assembly is changed; another value is cast before the instruction that is being
 * selected. */
static Ref result_typed(Selector *s, Ref r, TypeId t) {
    bool made = ref_is(r, REF_VALUE) && ref_index(r) >= s->state->old;
    TypeId now = type_of(s, r);
    if (now == t) return r;
    if (made && now == T_I64) return inst_at(s->f, ref_index(r))->type = t, r;
    bool from = type_is_ptr(s->p->m, now), to = type_is_ptr(s->p->m, t);
    ValueId cast = fn_inst(s->f, from && to ? OP_ADDRSPACECAST : from ? OP_PTRTOINT : OP_INTTOPTR, t, &r, 1);
    edit_before(&s->state->e, s->state->at, cast);
    return ref_make(REF_VALUE, cast);
}

/* Replaces v by the register that the student's tile returns. Returns false, and does nothing, if that is `none`. */
static bool tile_select(Selector *s, ValueId v, const LabSelectHooks *hooks) {
    Operand r = hooks->tile(s, v);
    uint32_t bits = width(s, ref_make(REF_VALUE, v));
    if (r.kind == OPERAND_NONE) return false;
    lab_assert(s->p, s->f, r.kind == OPERAND_REGISTER && width(s, r.value) == bits,
               "%v: tile() must return a register of %u bits", v, bits);
    lab_assert(s->p, s->f, !ref_same(r.value, ref_make(REF_VALUE, v)), "%v: tile() must compute it, not ask for it", v);
    edit_replace(&s->state->e, v, result_typed(s, r.value, inst_at(s->f, v)->type));
    edit_delete(&s->state->e, v);
    return true;
}

/* Marks the operands of v as values that need a register. */
static void operands_need(Selector *s, ValueId v) {
    for (uint32_t k = 0; k < inst_at(s->f, v)->nopnd; k++) {
        Ref r = inst_op(s->f, v, k);
        if (ref_is(r, REF_VALUE)) set_add(&s->state->needed, ref_index(r));
    }
}

/* Selects instruction v by the student's hooks. If no user needs v in a register, deletes it, because it is a part
 * of other instructions. If the student leaves it as it is, its operands need registers. */
static void visit(Selector *s, ValueId v, const LabSelectHooks *hooks) {
    uint16_t op = inst_at(s->f, v)->op;
    bool access = op == OP_LOAD || op == OP_STORE;
    s->state->at = v;
    if (op != OP_STORE && !set_has(&s->state->needed, v)) {
        edit_delete(&s->state->e, v);
        return;
    }
    if (!(access ? access_select(s, v, hooks) : tile_select(s, v, hooks))) operands_need(s, v);
}

/* Reports whether v is left to the student: one of the family, in a block that can be reached. */
static bool is_visited(const Selector *s, BlockId b, ValueId v) {
    return s->p->cfg->rpo_index[b] != UINT32_MAX && is_family(s, v);
}

bool select_run(Pass *p, Fn *f, const LabSelectHooks *hooks) {
    SelectorState state = {.old = f->inst.n, .needed = set_new(f->inst.n)};
    Selector s = {p, f, &state};
    LabSet family = set_new(f->inst.n);
    state.count = mem_alloc((f->inst.n + 1) * sizeof *state.count);
    edit_begin(&state.e, p->m, f);
    each_inst(f, b, v) {
        if (op_flags(inst_at(f, v)) & OF_DEBUG) continue;
        for (uint32_t k = 0; k < inst_at(f, v)->nopnd; k++)
            if (ref_is(inst_op(f, v, k), REF_VALUE)) state.count[ref_index(inst_op(f, v, k))]++;
        if (is_visited(&s, b, v)) set_add(&family, v);
        else operands_need(&s, v);
    }
    for (uint32_t k = p->cfg->nrpo; k-- > 0;) {
        const Block *block = &f->block.at[p->cfg->rpo[k]];
        for (uint32_t i = block->n; i-- > 0;) {
            ValueId v = f->order.at[block->first + i];
            if (set_has(&family, v)) visit(&s, v, hooks);
        }
    }
    set_free(&state.needed), set_free(&family);
    free(state.count);
    return edit_commit(&state.e);
}

/* ------------------------------------------------------------------------------------------------ the judge */

/* Returns the text of the inline assembly that v calls; NULL if it calls none. */
static const char *assembly_text(const Module *m, const Fn *f, ValueId v) {
    if (inst_at(f, v)->op != OP_CALL || !ref_is_asm(m, call_callee(f, v))) return NULL;
    return str_get(m, const_at(m, call_callee(f, v))->first);
}

/* Writes the inline assembly that v calls, with names in place of $0, $1, ... */
static void assembly_print(const Pass *p, const Fn *f, ValueId v, Out *o) {
    bool result = inst_at(f, v)->type != T_VOID;
    out_str(o, "    ");
    for (const char *c = assembly_text(p->m, f, v); *c; c++) {
        if (*c != '$' || c[1] < '0' || c[1] > '9') {
            out_char(o, *c);
            continue;
        }
        uint32_t k = (uint32_t)(*++c - '0');
        ref_print(p->m, f->sym, result && !k ? ref_make(REF_VALUE, v) : inst_op(f, v, k - result), o);
    }
    out_char(o, '\n');
}

/* Prints the PTX of a function, and which of its instructions are not selected. Changes nothing. */
static bool print_ptx(Pass *p, Fn *f) {
    Selector s = {p, f, NULL};
    Out o;
    out_init(&o, NULL);
    out_format(&o, "@%s\n", sym_text(p->m, f->sym));
    each_inst(f, b, v) {
        if (assembly_text(p->m, f, v)) assembly_print(p, f, v, &o);
        else if (is_family(&s, v)) out_format(&o, "    (%s is not selected)\n", op_info[inst_at(f, v)->op].name);
    }
    fwrite(o.buf, 1, o.n, stdout);
    fflush(stdout);
    out_free(&o);
    return false;
}

/* Prints the cost of a function: 1 for each instruction of PTX, 2 for each one that is not selected. If an attribute
 * "enough"="N" says how many are enough, prints instead whether that is met, or how many are not selected. Changes
 * nothing. */
static bool judge(Pass *p, Fn *f) {
    Selector s = {p, f, NULL};
    uint32_t cost = 0, left = 0;
    each_inst(f, b, v) {
        if (assembly_text(p->m, f, v)) cost++;
        else if (is_family(&s, v)) cost += 2, left++;
    }
    const char *name = sym_text(p->m, f->sym);
    const Attr *a = attr_find(p->m, attr_list_at(p->m, p->m->sym.at[f->sym].attrs, ATTR_FUNCTION), "enough");
    uint32_t enough = a && a->form == ATTR_STRING_VALUE ? (uint32_t)strtoul(str_get(p->m, a->text), NULL, 10) : 0;
    if (left && enough) printf("@%s: %u instructions are not selected\n", name, left);
    else if (enough && cost <= enough) printf("@%s: %u instructions, or less\n", name, enough);
    else if (enough) printf("@%s: %u instructions, but %u are enough\n", name, cost, enough);
    else printf("@%s: cost %u\n", name, cost);
    fflush(stdout);
    return false;
}

/* ------------------------------------------------------------------------------------------------ stress-select
 *
 * The pass `stress-select` makes programs depend on integer arithmetic and addresses, without changing what they compute: at
 * the beginning of a kernel it computes each of a list of expressions twice, once with instructions that the student selects,
 * and once in integers of 160 bits, of which only the lower ones count. The difference, 0, is added to what the entry stores. */

enum { WIDE_BITS = 160 };

typedef struct SelectStress {
    Pass *p;
    Fn *f;
    Edit e;
    TypeId wide; /* i160 */
    Ref zero;    /* all differences or-ed; 0 unless the student's instructions compute something wrong */
    Ref a, b, c; /* numbers that differ from thread to thread: a and b have 32 bits, c has 64 */
} SelectStress;

/* Makes an instruction of one operand, or of two if y is not REF_NULL, at the beginning of the kernel after those
 * that were made before. */
static Ref stress_make(SelectStress *s, enum Op op, TypeId t, Ref x, Ref y) {
    Ref operand[] = {x, y};
    ValueId v = fn_inst(s->f, op, t, operand, y.x ? 2 : 1);
    edit_front(&s->e, 0, v);
    return ref_make(REF_VALUE, v);
}

/* Returns r, sign- or zero-extended to 160 bits. */
static Ref stress_wide(SelectStress *s, Ref r, bool is_signed) {
    return stress_make(s, is_signed ? OP_SEXT : OP_ZEXT, s->wide, r, REF_NULL);
}

/* Makes x op y, whose operands are of type s->wide already, and a truncation of it to type t. Returns the
 * truncation. */
static Ref stress_lower(SelectStress *s, enum Op op, TypeId t, Ref x, Ref y) {
    return stress_make(s, OP_TRUNC, t, stress_make(s, op, s->wide, x, y), REF_NULL);
}

/* Ors to s->zero a number that is 0 if and only if x and want, which have the same type, are equal. */
static void stress_expect(SelectStress *s, Ref x, Ref want) {
    TypeId t = ref_type(s->p->m, s->f, x);
    Ref difference = stress_wide(s, stress_make(s, OP_XOR, t, x, want), false);
    s->zero = stress_make(s, OP_OR, s->wide, s->zero, difference);
}

/* Tests each operation of both widths, with registers and with numbers on either side. */
static void stress_operations(SelectStress *s) {
    static const uint8_t op[] = {OP_ADD, OP_SUB, OP_MUL, OP_AND, OP_OR, OP_XOR};
    static const int64_t number[] = {-1, 0, 12, INT32_MAX, INT64_C(0x123456789a)};
    Module *m = s->p->m;
    for (uint32_t i = 0; i < sizeof op; i++)
        for (uint32_t k = 0; k <= 2 * sizeof number / sizeof *number; k++) {
            TypeId t = k & 1 ? T_I64 : T_I32;
            Ref x = k & 1 ? s->c : s->a, y = k & 1 ? stress_make(s, OP_SEXT, T_I64, s->b, REF_NULL) : s->b;
            if (k) y = const_int(m, t, (uint64_t)number[(k - 1) / 2]);
            for (uint32_t swap = 0; swap < 2; swap++) {
                Ref want = stress_lower(s, (enum Op)op[i], t, stress_wide(s, x, true), stress_wide(s, y, true));
                stress_expect(s, stress_make(s, (enum Op)op[i], t, x, y), want);
                Ref z = x;
                x = y, y = z;
            }
        }
}

/* Adds shifts, by registers and by numbers, and bit-fields to the kernel, each with the comparison of stress_expect. */
static void stress_shifts(SelectStress *s) {
    static const uint8_t op[] = {OP_SHL, OP_LSHR, OP_ASHR};
    Module *m = s->p->m;
    for (uint32_t k = 0; k < 12; k++) {
        TypeId t = k & 1 ? T_I64 : T_I32;
        enum Op o = (enum Op)op[k >> 2];
        Ref x = k & 1 ? s->c : s->a, by = const_int(m, t, 5 + k);
        if (k & 2) by = stress_make(s, OP_AND, t, k & 1 ? s->c : s->b, const_int(m, t, k & 1 ? 63 : 31));
        Ref want = stress_lower(s, o, t, stress_wide(s, x, o == OP_ASHR), stress_wide(s, by, false));
        stress_expect(s, stress_make(s, o, t, x, by), want);
        for (uint32_t mask = 127; o == OP_LSHR && mask; mask = mask == 127 ? 10 : 0) {
            Ref field = stress_make(s, OP_AND, t, stress_make(s, o, t, x, by), const_int(m, t, mask));
            stress_expect(s, field, stress_make(s, OP_AND, t, want, const_int(m, t, mask)));
        }
    }
}

/* Tests sums of products: of one width, of extended factors, and of a product that is extended only after it has
 * wrapped. */
static void stress_products(SelectStress *s) {
    static const uint8_t extension[] = {OP_SEXT, OP_ZEXT};
    Ref product = stress_make(s, OP_MUL, T_I32, s->a, s->b);
    Ref want = stress_lower(s, OP_MUL, T_I32, stress_wide(s, s->a, true), stress_wide(s, s->b, true));
    stress_expect(s, stress_make(s, OP_ADD, T_I32, product, s->a),
                  stress_lower(s, OP_ADD, T_I32, stress_wide(s, want, true), stress_wide(s, s->a, true)));
    product = stress_make(s, OP_MUL, T_I32, s->a, const_int(s->p->m, T_I32, 24));
    want = stress_lower(s, OP_SUB, T_I32, stress_wide(s, s->b, true), stress_wide(s, product, true));
    product = stress_make(s, OP_MUL, T_I32, s->a, const_int(s->p->m, T_I32, 24));
    stress_expect(s, stress_make(s, OP_SUB, T_I32, s->b, product), want);
    for (uint32_t i = 0; i < 2; i++) {
        Ref factor = const_int(s->p->m, T_I64, (uint64_t)-3), wide = stress_wide(s, s->a, !i);
        Ref extended = stress_make(s, (enum Op)extension[i], T_I64, s->a, REF_NULL);
        wide = stress_lower(s, OP_MUL, T_I64, wide, stress_wide(s, factor, true));
        stress_expect(s, stress_make(s, OP_MUL, T_I64, extended, factor), wide);
    }
    for (uint32_t i = 0; i < 2; i++)
        for (uint32_t k = 0; k < 2; k++) {
            Ref x = stress_make(s, (enum Op)extension[i], T_I64, s->a, REF_NULL);
            Ref y = stress_make(s, (enum Op)extension[k], T_I64, s->b, REF_NULL);
            Ref wide = stress_make(s, OP_MUL, s->wide, stress_wide(s, s->a, !i), stress_wide(s, s->b, !k));
            Ref sum = stress_lower(s, OP_ADD, T_I64, wide, stress_wide(s, s->c, true));
            stress_expect(s, stress_make(s, OP_ADD, T_I64, stress_make(s, OP_MUL, T_I64, x, y), s->c), sum);
            product = stress_make(s, OP_MUL, T_I32, s->a, s->b);
            x = stress_make(s, (enum Op)extension[i], T_I64, product, REF_NULL);
            sum = stress_lower(s, OP_ADD, T_I64, stress_wide(s, product, !i), stress_wide(s, s->c, true));
            stress_expect(s, stress_make(s, OP_ADD, T_I64, x, s->c), sum);
        }
}

/* Tests addresses: negative indices, indices that wrap before they are extended, large distances. */
static void stress_addresses(SelectStress *s) {
    static const int64_t constant[] = {1, -3, 1 << 21, INT64_C(1) << 33};
    Module *m = s->p->m;
    Ref base = stress_make(s, OP_INTTOPTR, T_PTR, s->c, REF_NULL);
    for (uint32_t k = 0; k < 16; k++) {
        bool near = k & 1, is_signed = !(k & 2);
        uint64_t step = (uint64_t)constant[k / 4];
        TypeId element = near ? T_I8 : type_array(m, 3, T_I32);
        Ref index = s->a;
        if (near) { /* the end of the numbers of 32 bits */
            index = stress_make(s, OP_OR, T_I32, index, const_int(m, T_I32, 0xfffffff8));
            if (is_signed) index = stress_make(s, OP_AND, T_I32, index, const_int(m, T_I32, INT32_MAX));
            index = stress_make(s, OP_ADD, T_I32, index, const_int(m, T_I32, step));
        }
        Ref wide = stress_wide(s, index, is_signed);
        if (!is_signed) index = stress_make(s, OP_ZEXT, T_I64, index, REF_NULL);
        Ref first = stress_make(s, OP_GETELEMENTPTR, T_PTR, base, index);
        inst_at(s->f, ref_index(first))->aux = element;
        Ref second = stress_make(s, OP_GETELEMENTPTR, T_PTR, first, const_int(m, T_I64, step));
        inst_at(s->f, ref_index(second))->aux = T_I32;
        Ref bytes = stress_make(s, OP_MUL, s->wide, wide, const_int(m, s->wide, near ? 1 : 12));
        bytes = stress_make(s, OP_ADD, s->wide, bytes, stress_wide(s, s->c, true));
        Ref want = stress_lower(s, OP_ADD, T_I64, bytes, const_int(m, s->wide, step * 4));
        stress_expect(s, stress_make(s, OP_PTRTOINT, T_I64, second, REF_NULL), want);
    }
}

/* Adds s->zero to each integer that the entry block stores, so that a wrong result changes what the program prints.
 * n: the number of instructions before the pass. */
static void stress_use(SelectStress *s, uint32_t n) {
    each_inst_in(s->f, 0, v) {
        if (v >= n || inst_at(s->f, v)->op != OP_STORE) continue;
        Ref value = inst_op(s->f, v, 0);
        TypeId t = ref_type(s->p->m, s->f, value);
        if (!type_is_int(s->p->m, t) || type_bits(s->p->m, t) >= WIDE_BITS) continue;
        ValueId zero = fn_inst(s->f, OP_TRUNC, t, &s->zero, 1);
        edit_before(&s->e, v, zero);
        ValueId sum = fn_inst(s->f, OP_ADD, t, (Ref[]){value, ref_make(REF_VALUE, zero)}, 2);
        edit_before(&s->e, v, sum);
        inst_ops(s->f, v)[0] = ref_make(REF_VALUE, sum);
    }
}

/* Returns the number of the thread in its block: a call of an intrinsic, which is declared if it is not there. */
static Ref stress_thread(SelectStress *s) {
    Module *m = s->p->m;
    StrId name = str_of(m, "llvm.nvvm.read.ptx.sreg.tid.x");
    SymId callee = intrinsic_declare(m, name, type_func(m, T_I32, NULL, 0, false));
    return stress_make(s, OP_CALL, T_I32, ref_make(REF_SYM, callee), REF_NULL);
}

/* Adds the tests to a kernel; leaves other functions as they are. */
static bool stress_select(Pass *p, Fn *f) {
    SelectStress s = {.p = p, .f = f, .wide = type_int(p->m, WIDE_BITS)};
    uint32_t n = f->inst.n;
    if (!sym_is_kernel(p->kernels, f->sym)) return false;
    edit_begin(&s.e, p->m, f);
    Ref t = stress_make(&s, OP_ADD, T_I32, stress_thread(&s), const_int(p->m, T_I32, 1));
    s.a = stress_make(&s, OP_MUL, T_I32, t, const_int(p->m, T_I32, 0x9e3779b1));
    s.b = stress_make(&s, OP_XOR, T_I32, s.a, const_int(p->m, T_I32, 0x85ebca6b));
    s.c = stress_make(&s, OP_MUL, T_I64, stress_make(&s, OP_SEXT, T_I64, s.b, REF_NULL),
                      const_int(p->m, T_I64, UINT64_C(0x9e3779b97f4a7c15)));
    s.zero = const_int(p->m, s.wide, 0);
    stress_operations(&s);
    stress_shifts(&s);
    stress_products(&s);
    stress_addresses(&s);
    stress_use(&s, n);
    return edit_commit(&s.e);
}

const PassRow lab_more_rows[] = {
    {"print-ptx", print_ptx, PASS_FUNCTION, NEED_NOTHING, KEEP_CFG, "", "print the PTX that was selected"},
    {"judge", judge, PASS_FUNCTION, NEED_NOTHING, KEEP_CFG, "", "print the number of selected instructions"},
    {"stress-select", stress_select, PASS_FUNCTION, NEED_NOTHING, KEEP_CFG, "",
     "make a program depend on arithmetic and addresses"},
    {0},
};
