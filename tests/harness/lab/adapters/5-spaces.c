/* 5-spaces.c: the passes of lab 5, around the student's functions. See docs/labs/5-spaces/lab.h. */
#include "ir/intrinsic_id.h"
#include "lab.h"
#include "tests/harness/lab/claim.h"

/* The memories, by bit. */
static const struct {
    const char *name;
    uint32_t space, intrinsic;
    SpaceSet set;
} memory[] = {
    {"global", SPACE_GLOBAL, INTRIN_llvm_nvvm_isspacep_global, SET_GLOBAL},
    {"shared", SPACE_SHARED, INTRIN_llvm_nvvm_isspacep_shared, SET_SHARED},
    {"const", SPACE_CONST, INTRIN_llvm_nvvm_isspacep_const, SET_CONST},
    {"local", SPACE_LOCAL, INTRIN_llvm_nvvm_isspacep_local, SET_LOCAL},
};
enum { MEMORIES = 4 };

/* Returns a set as text, in a buffer of its own for each of the last four calls. */
static const char *where_text(Where w) {
    static char buffer[4][64];
    static uint32_t turn;
    char *s = buffer[turn++ % 4];
    strcpy(s, w > IN_ANY ? "no set of memories" : w == IN_ANY ? "any" : "{");
    if (w >= IN_ANY) return s;
    for (uint32_t k = 0; k < MEMORIES; k++)
        if (w >> k & 1) strcat(s, s[1] ? ", " : ""), strcat(s, memory[k].name);
    return strcat(s, "}");
}

/* Returns the name of a space; "generic" for 0. */
static const char *space_text(uint32_t space) {
    for (uint32_t k = 0; k < MEMORIES; k++)
        if (memory[k].space == space) return memory[k].name;
    return space ? "no space of this lab" : "generic";
}

/* ------------------------------------------------------------------------------------------------ check-lattice */

/* Reports whether the join obeys its laws. Prints the first failure. */
static bool join_is_right(void) {
    for (Where a = 0; a <= IN_ANY; a++)
        for (Where b = 0; b <= IN_ANY; b++) {
            Where j = lab_hooks.join(a, b);
            const char *law = j > IN_ANY || (j & a) != a || (j & b) != b ? "which is not above both"
                              : j != (a | b)                             ? "which is not the least above both"
                                                                         : NULL;
            if (!law) continue;
            printf("join of %s and %s is %s, %s\n", where_text(a), where_text(b), where_text(j), law);
            return false;
        }
    return true;
}

/* Reports whether access_space is right for each set. Prints the first mistake. */
static bool access_is_right(void) {
    for (Where w = 0; w <= IN_ANY; w++) {
        uint32_t want = SPACE_GENERIC, got = lab_hooks.access_space(w);
        for (uint32_t k = 0; k < MEMORIES; k++)
            if (w == 1 << k) want = memory[k].space;
        if (got == want) continue;
        printf("access_space of %s is %s, but %s\n", where_text(w), space_text(got),
               want ? "only this memory is possible"
               : w  ? "an access may reach another memory"
                    : "nothing is known");
        return false;
    }
    return true;
}

/* Reports whether v passes operand k on as its result: as it is, moved, cast, or as one of several. A call or load
 * passes none on. */
static bool is_copied(const Module *m, const Fn *f, ValueId v, uint32_t k) {
    switch (inst_at(f, v)->op) {
    case OP_GETELEMENTPTR: return k == 0 && !ref_is_null(m, inst_op(f, v, 0));
    case OP_ADDRSPACECAST:
    case OP_BITCAST:
    case OP_FREEZE: return k == 0;
    case OP_SELECT: return k > 0;
    case OP_PHI: return k % 2 == 0;
    default: return false;
    }
}

/* Prints what transfer answers for operands with these facts, and why that is wrong. */
static void transfer_tell(const Pass *p, const Fn *f, ValueId v, const Where *operand, Where got, const char *why) {
    Out o;
    out_init(&o, NULL);
    Printer *print = printer_new(p->m, &o);
    printer_inst(print, f, v);
    printer_free(print);
    while (o.n && o.buf[o.n - 1] == '\n') o.n--;
    printf("transfer of%.*s\n    pointer operands", (int)o.n, o.buf);
    for (uint32_t k = 0; k < inst_at(f, v)->nopnd; k++) {
        Ref r = inst_op(f, v, k);
        if (!ref_is(r, REF_BLOCK) && type_is_ptr(p->m, ref_type(p->m, f, r))) printf(" %s", where_text(operand[k]));
    }
    printf(" give %s, %s\n", where_text(got), why);
    out_free(&o);
}

/* Reports whether transfer is right for instruction v and 64 combinations of facts of its operands. Prints the first
 * mistake. */
static bool transfer_is_right(const Pass *p, const Fn *f, ValueId v) {
    const Inst *i = inst_at(f, v);
    Where type = where_of_type(p->m, i->type);
    bool right = true;
    Where *operand = mem_alloc((i->nopnd + 1) * sizeof *operand);
    for (uint32_t n = 0; n < 64 && right; n++) {
        bool copies = false;
        Where want = IN_NOTHING;
        for (uint32_t k = 0; k < i->nopnd; k++) {
            Ref r = inst_op(f, v, k);
            bool pointer = !ref_is(r, REF_BLOCK) && type_is_ptr(p->m, ref_type(p->m, f, r));
            operand[k] = pointer ? (Where)((n * (2 * k + 1) + (n >> 4) * k) & IN_ANY) : IN_NOTHING;
            if (!is_copied(p->m, f, v, k)) continue;
            copies = true;
            want |= operand[k];
        }
        if (type != IN_ANY) want = type;
        else if (i->op == OP_ALLOCA) want = IN_LOCAL;
        else if (!copies) want = IN_ANY;
        Where got = lab_hooks.transfer(p, f, v, operand);
        right = got == want;
        if (!right)
            transfer_tell(p, f, v, operand, got,
                          want & ~got ? "but it may point somewhere else" : "although less is possible");
    }
    free(operand);
    return right;
}

/* Checks the lattice, the use of the facts, and transfer for every instruction of the module whose result is a
 * pointer. Prints the score. Changes nothing. */
static bool check_lattice(Pass *p, Fn *none) {
    uint32_t n = 0, right = 0;
    bool join = join_is_right(), access = access_is_right();
    (void)none;
    each_fn(p->m, s, f)
        each_inst(f, b, v)
            if (type_is_ptr(p->m, inst_at(f, v)->type)) n++, right += transfer_is_right(p, f, v);
    printf("score: %.3f\n", (join ? 0.4 : 0) + (access ? 0.2 : 0) + (n && right * 2 >= n ? 0.4 * right / n : 0));
    fflush(stdout);
    return false;
}

/* ------------------------------------------------------------------------------------------------ printing */

/* Returns the facts of all values; free() them. */
static Where *facts_of(Pass *p, Fn *f) {
    Where *where = mem_alloc((f->inst.n + 1) * sizeof *where);
    lab_hooks.spaces(p, f, where);
    return where;
}

/* Returns what the compiler says about a value, as a set of this lab; IN_ANY if it may be in a memory that is none
 * of this lab. */
static Where compiler_says(const Spaces *s, const Fn *f, ValueId v) {
    SpaceSet set = spaces_of(s, f->sym, ref_make(REF_VALUE, v));
    Where w = IN_NOTHING;
    for (uint32_t k = 0; k < MEMORIES; k++)
        if (set & memory[k].set) w |= (Where)(1 << k);
    return set & (SET_PARAM | SET_TENSOR | SET_CLUSTER) ? IN_ANY : w;
}

/* Prints the fact w of value v if it is a pointer; if s is not NULL, only if the compiler says something else. */
static void where_print(const Pass *p, const Fn *f, ValueId v, Where w, const Spaces *s) {
    if (!type_is_ptr(p->m, inst_at(f, v)->type)) return;
    Where theirs = s ? compiler_says(s, f, v) : 0;
    if (s && w == theirs) return;
    Out o;
    out_init(&o, NULL);
    ref_print(p->m, f->sym, ref_make(REF_VALUE, v), &o);
    if (s) printf("%.*s yours %s, the compiler's %s\n", (int)o.n, o.buf, where_text(w), where_text(theirs));
    else printf("%.*s %s\n", (int)o.n, o.buf, where_text(w));
    out_free(&o);
}

/* Prints the facts of f, in program order; if s is not NULL, those that differ from the compiler's. Returns false. */
static bool facts_print(Pass *p, Fn *f, const Spaces *s) {
    Where *where = facts_of(p, f);
    printf("@%s\n", sym_text(p->m, f->sym));
    for (ValueId v = 0; v < f->nparam; v++) where_print(p, f, v, where[v], s);
    each_inst(f, b, v) where_print(p, f, v, where[v], s);
    fflush(stdout);
    free(where);
    return false;
}

static bool print_where(Pass *p, Fn *f) { return facts_print(p, f, NULL); }

static bool compare_where(Pass *p, Fn *f) { return facts_print(p, f, pass_spaces(p, &(SpacesOptions){.sm = p->sm})); }

/* ------------------------------------------------------------------------------------------------ use */

/* Reports whether the machine can do access i in a space: constant memory can only be read, and local memory has no
 * atomics. */
static bool is_possible(const Inst *i, uint32_t space) {
    if (i->op == OP_LOAD) return true;
    return space != SPACE_CONST && (i->op == OP_STORE || space != SPACE_LOCAL);
}

/* Makes the generic accesses whose space is certain name it, if the machine can do them there. */
static bool use_where(Pass *p, Fn *f) {
    Where *where = facts_of(p, f);
    Edit e;
    edit_begin(&e, p->m, f);
    uint32_t n = f->inst.n;
    bool changed = false;
    each_inst(f, b, v) {
        uint32_t k = address_operand(inst_at(f, v));
        Ref address = k == UINT32_MAX ? REF_NULL : inst_op(f, v, k);
        if (!address.x || ref_type(p->m, f, address) != T_PTR || v >= n) continue;
        Where w = ref_is(address, REF_VALUE) ? where[ref_index(address)] : where_of_constant(p->m, address);
        uint32_t space = lab_hooks.access_space(w);
        if (space == SPACE_GENERIC || !is_possible(inst_at(f, v), space)) continue;
        ClaimPlace here = {&e, v, true};
        Ref named = claim_inst(&here, OP_ADDRSPACECAST, type_ptr(p->m, space), &address, 1);
        inst_ops(f, v)[k] = named;
        changed = true;
    }
    free(where);
    return edit_commit(&e) || changed;
}

/* Claims, before access v, that its address is in a memory of the set w. */
static void where_claim(Pass *p, Edit *e, ValueId v, Ref address, Where w) {
    ClaimPlace here = {e, v, true};
    Ref holds = const_int(p->m, T_I1, 0);
    for (uint32_t k = 0; k < MEMORIES; k++) {
        if (!(w >> k & 1)) continue;
        Ref either[] = {holds, claim_ask(&here, memory[k].intrinsic, T_I1, address)};
        holds = claim_inst(&here, OP_OR, T_I1, either, 2);
    }
    Out o;
    out_init(&o, NULL);
    ref_print(p->m, e->f->sym, address, &o);
    out_format(&o, " of @%s points to %s", sym_text(p->m, e->f->sym), w ? where_text(w) : "nothing");
    out_char(&o, '\0');
    claim_that(&here, holds, o.buf);
    out_free(&o);
}

/* Adds a claim before each access through a generic pointer whose fact is not IN_ANY: the pointer is where its fact
 * says. (A pointer that is computed and not used may lie outside of every memory: one element further than the last,
 * for example.) */
static bool claim_where(Pass *p, Fn *f) {
    Where *where = facts_of(p, f);
    Edit e;
    uint32_t n = f->inst.n;
    edit_begin(&e, p->m, f);
    each_inst(f, b, v) {
        uint32_t k = address_operand(inst_at(f, v));
        if (k == UINT32_MAX || p->cfg->rpo_index[b] == UINT32_MAX) continue;
        Ref address = inst_op(f, v, k);
        bool claims = ref_is(address, REF_VALUE) && ref_index(address) < n && ref_type(p->m, f, address) == T_PTR;
        if (claims && where[ref_index(address)] < IN_ANY) where_claim(p, &e, v, address, where[ref_index(address)]);
    }
    free(where);
    return edit_commit(&e);
}

const PassRow lab_rows[] = {
    {"check-lattice", check_lattice, PASS_MODULE, NEED_NOTHING, KEEP_CFG, "", "check join, transfer and access_space"},
    {"print-where", print_where, PASS_FUNCTION, NEED_USES | NEED_CFG, KEEP_CFG, "", "print the facts about pointers"},
    {"compare-where", compare_where, PASS_FUNCTION, NEED_USES | NEED_CFG, KEEP_CFG, "", "compare with the compiler"},
    {"use-where", use_where, PASS_FUNCTION, NEED_USES | NEED_CFG, KEEP_CFG, "", "make accesses name their space"},
    {"claim-where", claim_where, PASS_FUNCTION, NEED_USES | NEED_CFG, KEEP_NOTHING, "",
     "test every fact while it runs"},
    {0},
};
