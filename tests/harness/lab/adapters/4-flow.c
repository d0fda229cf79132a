/* 4-flow.c: the passes of lab 4, around the student's functions. See docs/labs/4-flow/lab.h. */
#include "lab.h"

/* ------------------------------------------------------------------------------------------------ check-lattice */

/* Returns a set of signs as text: "{-,0}". */
static const char *sign_text(Sign s) {
    static const char *const text[] = {"{}", "{-}", "{0}", "{-,0}", "{+}", "{-,+}", "{0,+}", "{-,0,+}"};
    return s > SIGN_ANY ? "no set of signs" : text[s];
}

/* Returns the set that contains the sign of n. */
static Sign sign_of_number(int64_t n) { return n < 0 ? SIGN_NEG : n ? SIGN_POS : SIGN_ZERO; }

/* Checks the laws of the join, and prints the first failure of each. Returns the number of laws that fail. */
static uint32_t join_check(void) {
    uint32_t failed[4] = {0};
    for (Sign a = 0; a <= SIGN_ANY; a++)
        for (Sign b = 0; b <= SIGN_ANY; b++) {
            Sign j = lab_hooks.join(a, b);
            const char *x = sign_text(a), *y = sign_text(b);
            if (j > SIGN_ANY || (j & a) != a || (j & b) != b) {
                if (!failed[0]++) printf("join of %s and %s is %s, which is not above both\n", x, y, sign_text(j));
            } else if (j != (a | b) && !failed[1]++)
                printf("join of %s and %s is %s: not the least that is above both\n", x, y, sign_text(j));
            if (j != lab_hooks.join(b, a) && !failed[2]++) printf("join of %s and %s depends on their order\n", x, y);
        }
    return (failed[0] > 0) + (failed[1] > 0) + (failed[2] > 0);
}

enum { SMALL_BITS = 5 }; /* the width of the integers that are enumerated */

/* Returns the lowest `bits` bits of n, sign-extended. */
static int64_t small(int64_t n, uint32_t bits) { return (int64_t)((uint64_t)n << (64 - bits)) >> (64 - bits); }

/* Computes the result *r of instruction i for integers of SMALL_BITS bits, of which it uses as many as it has operands.
 * Returns false if the result is undefined or poison, or the opcode is none of this lab. */
static bool small_result(const Inst *i, int64_t a, int64_t b, int64_t c, int64_t *r) {
    int64_t exact, low = -(1 << (SMALL_BITS - 1)), high = (1 << (SMALL_BITS - 1)) - 1, mask = (1 << SMALL_BITS) - 1;
    switch (i->op) {
    case OP_ADD: exact = a + b; break;
    case OP_SUB: exact = a - b; break;
    case OP_MUL: exact = a * b; break;
    case OP_AND: exact = a & b; break;
    case OP_OR: exact = a | b; break;
    case OP_XOR: exact = a ^ b; break;
    case OP_SDIV:
        if (!b || (a == low && b == -1)) return false;
        exact = a / b;
        break;
    case OP_ASHR:
        if (b < 0 || b >= SMALL_BITS) return false;
        exact = a >> b;
        break;
    case OP_SEXT: exact = a; break;
    case OP_ZEXT: return *r = a & mask, true;
    case OP_SELECT: exact = a & 1 ? b : c; break;
    default: return false;
    }
    if (i->flags & IF_NSW && (exact < low || exact > high)) return false;
    *r = small(exact, SMALL_BITS);
    return true;
}

enum { LATTICE_OPERANDS = 3 }; /* the most that an operation of this lab has */

/* The result of the transfer function of one instruction for one vector of signs: the best one, and the student's. */
typedef struct LatticeCase {
    Sign operand[LATTICE_OPERANDS], want, got;
    int64_t example[4]; /* operands, and a result that `got` does not contain */
} LatticeCase;

/* Sets c->want to the best answer for c->operand, by enumeration, and c->example if c->got does not contain it. */
static void case_enumerate(const Inst *i, LatticeCase *c) {
    int64_t low = -(1 << (SMALL_BITS - 1)), high = -low, r;
    bool two = i->nopnd > 1, three = i->nopnd > 2;
    c->want = SIGN_NONE;
    for (int64_t a = low; a < high; a++)
        for (int64_t b = two ? low : 0; b < (two ? high : 1); b++)
            for (int64_t d = three ? low : 0; d < (three ? high : 1); d++) {
                if (!(i->op == OP_SELECT) && !(sign_of_number(a) & c->operand[0])) continue;
                if (two && !(sign_of_number(b) & c->operand[1])) continue;
                if (three && !(sign_of_number(d) & c->operand[2])) continue;
                if (!small_result(i, a, b, d, &r)) continue;
                Sign s = sign_of_number(r);
                if (!(c->got & s)) c->example[0] = a, c->example[1] = b, c->example[2] = d, c->example[3] = r;
                c->want |= s;
            }
}

/* Checks the transfer function of instruction v, which has at most LATTICE_OPERANDS operands, for all vectors of signs
 * of these. Prints the first mistake, a result that is unsound or not monotone, and returns 0. Without a mistake,
 * returns the part of the vectors, 0 to 1, for which the result is exact, and prints it if it is not 1. */
static double transfer_check(const Module *m, const Fn *f, ValueId v) {
    const Inst *i = inst_at(f, v);
    uint32_t cases = 0, exact = 0;
    const char *flag = i->flags & IF_NSW ? " nsw" : "", *name = op_info[i->op].name;
    for (uint32_t k = 0; k < 512; k++) {
        LatticeCase c = {.operand = {k & 7, k >> 3 & 7, k >> 6}};
        if (i->op == OP_SELECT ? c.operand[0] != SIGN_ANY : i->nopnd < 3 && c.operand[2]) continue;
        if (i->nopnd < 2 && c.operand[1]) continue;
        bool none = false;
        for (uint32_t j = 0; j < i->nopnd; j++) none |= !c.operand[j];
        if (none && i->op == OP_SELECT) continue;
        c.got = lab_hooks.transfer(m, f, v, c.operand);
        case_enumerate(i, &c);
        if (c.want & ~c.got) {
            printf("transfer of %s%s: operands %s %s give %s, but %lld and %lld give %lld (in %d bits)\n", name, flag,
                   sign_text(c.operand[0]), i->nopnd > 1 ? sign_text(c.operand[1]) : "", sign_text(c.got),
                   (long long)c.example[0], (long long)c.example[1], (long long)c.example[3], SMALL_BITS);
            return 0;
        }
        for (uint32_t j = 0; j < i->nopnd && i->op != OP_SELECT; j++)
            for (Sign more = 1; more <= SIGN_POS; more <<= 1) {
                LatticeCase d = c;
                d.operand[j] |= more;
                Sign above = lab_hooks.transfer(m, f, v, d.operand);
                if (!(c.got & ~above)) continue;
                printf("transfer of %s%s is not monotone: %s %s give %s, but %s %s give only %s\n", name, flag,
                       sign_text(c.operand[0]), sign_text(c.operand[1]), sign_text(c.got), sign_text(d.operand[0]),
                       sign_text(d.operand[1]), sign_text(above));
                return 0;
            }
        cases++;
        exact += c.got == c.want;
    }
    if (exact < cases) printf("transfer of %s%s: exact for %u of %u vectors of signs\n", name, flag, exact, cases);
    return cases ? (double)exact / cases : 0;
}

/* Checks the lattice and the transfer function of every instruction of the module, apart from terminators and those of
 * more than LATTICE_OPERANDS operands, and prints the score. Changes nothing. */
static bool check_lattice(Pass *p, Fn *none) {
    uint32_t laws = join_check(), n = 0;
    double sum = 0;
    (void)none;
    each_fn(p->m, s, f)
        each_inst(f, b, v) {
            if (op_flags(inst_at(f, v)) & OF_TERM || inst_at(f, v)->nopnd > LATTICE_OPERANDS) continue;
            double part = transfer_check(p->m, f, v);
            sum +=
                part > 0.34 ? (part - 0.34) / 0.66 : 0; /* "may be anything" is exact in about a third of the cases */
            n++;
        }
    printf("score: %.3f\n", laws ? 0 : n ? sum / n : 0);
    fflush(stdout);
    return false;
}

/* ------------------------------------------------------------------------------------------------ signs */

/* Returns the signs of all values; free() them. */
static Sign *signs_of(Pass *p, Fn *f) {
    Sign *sign = mem_alloc(f->inst.n + 1);
    lab_hooks.signs(p, f, sign);
    return sign;
}

/* Prints the signs of the values of f, in program order, without those that have none. Changes nothing. */
static bool print_signs(Pass *p, Fn *f) {
    Sign *sign = signs_of(p, f);
    Out o;
    out_init(&o, NULL);
    for (ValueId v = 0; v < f->nparam; v++)
        if (sign[v]) ref_print(p->m, f->sym, ref_make(REF_VALUE, v), &o), out_format(&o, " %s\n", sign_text(sign[v]));
    each_inst(f, b, v)
        if (sign[v]) ref_print(p->m, f->sym, ref_make(REF_VALUE, v), &o), out_format(&o, " %s\n", sign_text(sign[v]));
    fprintf(stdout, "@%s\n%.*s", sym_text(p->m, f->sym), (int)o.n, o.n ? o.buf : "");
    fflush(stdout);
    out_free(&o);
    free(sign);
    return false;
}

/* Returns the signs of an operand; SIGN_ANY if it is neither a constant nor an integer value. */
static Sign operand_sign(const Pass *p, const Fn *f, const Sign *sign, Ref r) {
    int64_t n;
    if (ref_is(r, REF_VALUE) && type_is_int(p->m, inst_at(f, ref_index(r))->type)) return sign[ref_index(r)];
    return ref_sint(p->m, r, &n) ? sign_of_number(n) : SIGN_ANY;
}

/* Returns the outcomes that a comparison of numbers with these signs may have: 1 false, 2 true, 3 both, 0 if a or b is
 * {}. */
static uint32_t comparison(uint32_t predicate, Sign a, Sign b) {
    uint32_t outcomes = 0;
    for (int x = -1; x <= 1; x++)
        for (int y = -1; y <= 1; y++) {
            if (!(sign_of_number(x) & a) || !(sign_of_number(y) & b)) continue;
            uint32_t less = 2, more = 1; /* of slt */
            if (x == y && x) outcomes |= 3;
            else if (predicate == ICMP_SLT) outcomes |= x < y ? less : more;
            else if (predicate == ICMP_SGE) outcomes |= x >= y ? less : more;
            else if (predicate == ICMP_SGT) outcomes |= x > y ? less : more;
            else if (predicate == ICMP_SLE) outcomes |= x <= y ? less : more;
            else if (predicate == ICMP_EQ) outcomes |= x == y ? less : more;
            else if (predicate == ICMP_NE) outcomes |= x != y ? less : more;
            else outcomes |= 3;
        }
    return outcomes;
}

/* Uses the signs: decides comparisons, replaces values that are 0, and makes signed operations unsigned. */
static bool fold_signs(Pass *p, Fn *f) {
    Sign *sign = signs_of(p, f);
    bool changed = false;
    Edit e;
    edit_begin(&e, p->m, f);
    each_inst(f, b, v) {
        Inst *i = inst_at(f, v);
        Ref with = REF_NULL;
        if (i->op == OP_ICMP && type_is_int(p->m, ref_type(p->m, f, inst_op(f, v, 0)))) {
            uint32_t n = comparison(i->sub, operand_sign(p, f, sign, inst_op(f, v, 0)),
                                    operand_sign(p, f, sign, inst_op(f, v, 1)));
            if (n == 1 || n == 2) with = const_int(p->m, T_I1, n == 2);
        } else if (type_is_int(p->m, i->type) && sign[v] == SIGN_ZERO && op_flags(i) & OF_PURE) {
            with = const_int(p->m, i->type, 0);
        } else if (i->op == OP_SEXT || i->op == OP_ASHR || i->op == OP_SDIV) {
            Sign x = operand_sign(p, f, sign, inst_op(f, v, 0)),
                 y = i->op == OP_SDIV ? operand_sign(p, f, sign, inst_op(f, v, 1)) : SIGN_POS;
            if ((x | y) & SIGN_NEG || !x || !y || !type_is_int(p->m, i->type)) continue;
            i->op = i->op == OP_SEXT ? OP_ZEXT : i->op == OP_ASHR ? OP_LSHR : OP_UDIV;
            changed = true;
        }
        if (!with.x) continue;
        edit_replace(&e, v, with);
        edit_delete(&e, v);
    }
    free(sign);
    return edit_commit(&e) || changed;
}

/* ------------------------------------------------------------------------------------------------ liveness */

/* Reports whether alloca a holds one scalar and is only loaded and stored, in its own type. */
static bool is_variable(const Pass *p, const Fn *f, ValueId a) {
    const Inst *i = inst_at(f, a);
    if (i->op != OP_ALLOCA || i->nopnd || type_is_aggregate(p->m, i->aux) || type_kind(p->m, i->aux) == TY_VECTOR)
        return false;
    each_use(p->uses, a, u) {
        const Inst *x = inst_at(f, u);
        if (op_flags(x) & OF_DEBUG) continue;
        if (x->op == OP_LOAD && x->type == i->aux && !(x->flags & IF_VOLATILE) && !x->mem.order) continue;
        if (x->op != OP_STORE || x->flags & IF_VOLATILE || x->mem.order) return false;
        if (ref_same(inst_op(f, u, 0), ref_make(REF_VALUE, a)) || ref_type(p->m, f, inst_op(f, u, 0)) != i->aux)
            return false;
    }
    return true;
}

/* The input and the result of liveness. */
typedef struct Liveness {
    Variables vars;
    ValueId *alloca_; /* by variable */
    LabSet *in, *out; /* by block */
    uint32_t blocks;
} Liveness;

/* Returns the variables of f and the student's sets of live ones, to be freed by live_free(). */
static Liveness live_of(Pass *p, Fn *f) {
    Liveness l = {.blocks = f->block.n};
    l.vars.of = mem_alloc((f->inst.n + 1) * sizeof *l.vars.of);
    l.alloca_ = mem_alloc((f->inst.n + 1) * sizeof *l.alloca_);
    for (ValueId v = 0; v < f->inst.n; v++) l.vars.of[v] = NO_VARIABLE;
    each_inst(f, b, v) {
        if (!is_variable(p, f, v)) continue;
        each_use(p->uses, v, u) l.vars.of[u] = l.vars.n;
        l.alloca_[l.vars.n++] = v;
    }
    l.in = mem_alloc((l.blocks + 1) * sizeof *l.in);
    l.out = mem_alloc((l.blocks + 1) * sizeof *l.out);
    for (uint32_t b = 0; b < l.blocks; b++) l.in[b] = set_new(l.vars.n), l.out[b] = set_new(l.vars.n);
    lab_hooks.live(p, f, &l.vars, l.in, l.out);
    return l;
}

static void live_free(Liveness *l) {
    for (uint32_t b = 0; b < l->blocks; b++) set_free(&l->in[b]), set_free(&l->out[b]);
    free(l->in), free(l->out), free(l->vars.of), free(l->alloca_);
}

/* Writes " WHAT {%a, %b}": a set of variables. */
static void put_set(Pass *p, const Fn *f, const Liveness *l, const char *what, const LabSet *s, Out *o) {
    out_format(o, " %s {", what);
    const char *comma = "";
    each_in_set(s, x) {
        out_str(o, comma), comma = ", ";
        ref_print(p->m, f->sym, ref_make(REF_VALUE, l->alloca_[x]), o);
    }
    out_str(o, "}");
}

/* Prints the variables that are live at the beginning and at the end of each block. Changes nothing. */
static bool print_live(Pass *p, Fn *f) {
    Liveness l = live_of(p, f);
    Out o;
    out_init(&o, NULL);
    each_block(f, b) {
        ref_print(p->m, f->sym, ref_make(REF_BLOCK, b), &o);
        put_set(p, f, &l, "in", &l.in[b], &o);
        put_set(p, f, &l, "out", &l.out[b], &o);
        out_char(&o, '\n');
    }
    fprintf(stdout, "@%s\n%.*s", sym_text(p->m, f->sym), (int)o.n, o.buf);
    fflush(stdout);
    out_free(&o);
    live_free(&l);
    return false;
}

/* Deletes the stores to variables that are not live after them. */
static bool dead_stores(Pass *p, Fn *f) {
    Liveness l = live_of(p, f);
    Edit e;
    edit_begin(&e, p->m, f);
    each_block(f, b) {
        LabSet *now = &l.out[b];
        const Block *block = &f->block.at[b];
        for (uint32_t k = block->n; k-- > 0;) {
            ValueId v = f->order.at[block->first + k];
            uint32_t x = l.vars.of[v];
            if (x == NO_VARIABLE || op_flags(inst_at(f, v)) & OF_DEBUG) continue;
            if (inst_at(f, v)->op == OP_LOAD) set_add(now, x);
            else if (!set_remove(now, x)) edit_delete(&e, v);
        }
    }
    live_free(&l);
    return edit_commit(&e);
}

const PassRow lab_rows[] = {
    {"check-lattice", check_lattice, PASS_MODULE, NEED_NOTHING, KEEP_CFG, "",
     "check join and transfer on small integers"},
    {"print-signs", print_signs, PASS_FUNCTION, NEED_USES | NEED_CFG, KEEP_CFG, "", "print the signs of values"},
    {"fold-signs", fold_signs, PASS_FUNCTION, NEED_USES | NEED_CFG, KEEP_CFG, "", "use the signs of values"},
    {"print-live", print_live, PASS_FUNCTION, NEED_USES | NEED_CFG, KEEP_CFG, "", "print the live variables"},
    {"dead-stores", dead_stores, PASS_FUNCTION, NEED_USES | NEED_CFG, KEEP_CFG, "", "delete stores that nobody reads"},
    {0},
};
