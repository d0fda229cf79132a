/* planted.c: the passes that check what has been planted in random programs (docs/labs/HOWTO.md, "Planted functions").
 *
 * A function with an attribute "lab-WHAT"="3" must have three of WHAT when check-planted runs; "<=3": at most three.
 * WHAT is an opcode ("lab-phi"), or one of the table below. A message ends with what the attribute "lab-because" says.
 *
 * The pass `again` runs the student's passes, or the reference in their place, once more on a copy of the module, in
 * which they must change nothing. */
#include "analysis/loops.h"
#include "parse/parse.h"
#include "tests/harness/lab/seam.h"
#include "transform/clone_family.h"
#include "transform/pipeline.h"

void check_fail(const Pass *p, const char *words) {
    Diag *d = p->m->diag;
    bool quiet = d->quiet; /* random programs are quiet about warnings */
    d->quiet = false;
    diag_error(d, SRC_NONE, "%s", words);
    d->quiet = quiet;
}

/* ------------------------------------------------------------------------------------------------ check-planted */

/* Counts the loads, stores and atomic operations through generic pointers if `generic`, else those through others. */
static uint32_t access_count(const Pass *p, const Fn *f, bool generic) {
    uint32_t n = 0;
    each_inst(f, b, v) {
        const Inst *i = inst_at(f, v);
        bool first = i->op == OP_LOAD || i->op == OP_ATOMICRMW || i->op == OP_CMPXCHG;
        if (first || i->op == OP_STORE) n += (ref_type(p->m, f, inst_address(f, v)) == T_PTR) == generic;
    }
    return n;
}

/* Counts the accesses through generic pointers. */
static uint32_t generic_count(const Pass *p, const Fn *f) { return access_count(p, f, true); }

/* Counts the accesses that name a space; 0 unless pointers into shared memory are narrower than generic ones in this
 * module. */
static uint32_t narrow_count(const Pass *p, const Fn *f) {
    bool narrow = layout_ptr_bits(p->m, SPACE_SHARED) < layout_ptr_bits(p->m, SPACE_GENERIC);
    return narrow ? access_count(p, f, false) : 0;
}

/* Counts the volatile loads and stores. */
static uint32_t volatile_count(const Pass *p, const Fn *f) {
    uint32_t n = 0;
    (void)p;
    each_inst(f, b, v) {
        const Inst *i = inst_at(f, v);
        n += (i->op == OP_LOAD || i->op == OP_STORE) && i->flags & IF_VOLATILE;
    }
    return n;
}

/* Counts the loops of the function that p->cfg describes. */
static uint32_t loop_count(const Pass *p, const Fn *f) {
    Loops l;
    (void)f;
    loops_build(&l, p->cfg);
    uint32_t n = l.loop.n;
    loops_free(&l);
    return n;
}

/* Counts the instructions that are no debug records. */
static uint32_t instruction_count(const Pass *p, const Fn *f) {
    uint32_t n = 0;
    (void)p;
    each_inst(f, b, v) n += !(op_flags(inst_at(f, v)) & OF_DEBUG);
    return n;
}

/* Counts the functions of the module, apart from f, that are clones of functions whose names begin with "lab.":
 * those are planted. */
static uint32_t clone_count(const Pass *p, const Fn *f) {
    uint32_t n = 0;
    each_fn(p->m, s, g)
        n += g != f && sym_has_attr(p->m, s, "ip-msp-clone") &&
             !strncmp(str_get(p->m, clone_family(p->m, s)), "lab.", 4);
    return n;
}

/* What is counted, apart from opcodes. */
static const struct {
    const char *what, *name;
    uint32_t (*count)(const Pass *p, const Fn *f);
} measure[] = {
    {"generic", "generic accesses", generic_count},
    {"narrow", "accesses in the 32 bits of shared memory", narrow_count},
    {"volatile", "volatile accesses", volatile_count},
    {"loops", "loops", loop_count},
    {"instructions", "instructions", instruction_count},
    {"clones", "clones", clone_count},
};
enum { MEASURE_COUNT = sizeof measure / sizeof *measure };

/* Sets *n to how many f has of what the word `what` names, and returns that in words. Returns NULL, and sets *n to
 * 0, if the word names nothing. */
static const char *counted(const Pass *p, const Fn *f, const char *what, uint32_t *n) {
    for (uint32_t i = 0; i < MEASURE_COUNT; i++)
        if (!strcmp(measure[i].what, what)) return *n = measure[i].count(p, f), measure[i].name;
    *n = 0;
    for (uint32_t op = 0; op < OP_COUNT; op++) {
        if (!op_info[op].name || strcmp(op_info[op].name, what) != 0) continue;
        each_inst(f, b, v) *n += inst_at(f, v)->op == op;
        return op_info[op].name;
    }
    return NULL;
}

/* Reports that f has n of `name` and not what is wanted, "3" or "<=3", and why: `because`, or nothing if that is "". */
static void planted_tell(const Pass *p, const Fn *f, const char *name, uint32_t n, const char *want,
                         const char *because) {
    char words[512];
    bool most = !strncmp(want, "<=", 2);
    snprintf(words, sizeof words, "after your passes, @%s has %u %s, and should have %s%s%s%s", sym_text(p->m, f->sym),
             n, name, most ? "at most " : "", want + (most ? 2 : 0), *because ? ": " : "", because);
    check_fail(p, words);
}

/* Reports the first attribute of f that does not hold, or names nothing that can be counted. Changes nothing. */
static bool check_planted(Pass *p, Fn *f) {
    const Module *m = p->m;
    AttrSetId set = attr_list_at(m, m->sym.at[f->sym].attrs, ATTR_FUNCTION);
    const Attr *words = attr_find(m, set, "lab-because");
    for (uint32_t i = 0; i < attr_set_len(m, set); i++) {
        const Attr *a = attr_at(m, attr_set_at(m, set, i));
        const char *key = str_get(m, a->key), *want = a->form == ATTR_STRING_VALUE ? str_get(m, a->text) : "";
        uint32_t n;
        if (strncmp(key, "lab-", 4) != 0 || a == words) continue;
        const char *name = counted(p, f, key + 4, &n);
        bool most = !strncmp(want, "<=", 2);
        uint32_t limit = (uint32_t)strtoul(want + 2 * most, NULL, 10);
        if (name && (most ? n <= limit : n == limit)) continue;
        planted_tell(p, f, name ? name : key, n, want, words ? str_get(m, words->text) : "");
        return false;
    }
    return false;
}

/* ------------------------------------------------------------------------------------------------ again */

/* Runs the student's passes over the module of q, whose text is `text`, one after the other, up to the first one that
 * changes it. Returns its name; NULL if none changes it. They run under the watch, but are not compared with the
 * reference again. */
static const char *first_to_change(Pass *q, const Out *text) {
    const PassRow *row = own_passes(); /* begins with those of lab_rows */
    bool compares = lab_compares;
    Out after;
    out_init(&after, NULL);
    lab_compares = false;
    q->name = NULL;
    for (uint32_t i = 0; !q->name && lab_rows[i].name && row[i].name == lab_rows[i].name; i++) {
        q->name = row[i].name;
        after.n = 0;
        row_run(q, &row[i], NULL);
        module_print(q->m, &after);
        if (after.n == text->n && !memcmp(after.buf, text->buf, text->n)) q->name = NULL;
    }
    lab_compares = compares;
    out_free(&after);
    return q->name;
}

/* Reports the first of the student's passes that changes a copy of the module. Changes nothing. A module that cannot be
 * read again is not checked. */
static bool again(Pass *p, Fn *none) {
    Out text;
    Diag d = {.out = stderr, .limit = 5, .quiet = true};
    KernelTable kernels;
    (void)none;
    out_init(&text, NULL);
    module_print(p->m, &text);
    out_char(&text, '\0');
    text.n--;
    Source source = {.name = "lab", .text = text.buf, .size = text.n};
    d.source = &source;
    Module *m = module_parse(&source, &d, &(ParseOptions){.printed = true});
    if (!m) return out_free(&text), false;
    kernel_table_build(&kernels, m);
    Pass q = *p;
    q.m = m, q.kernels = &kernels;
    const char *name = first_to_change(&q, &text);
    p->m->diag->errors += d.errors; /* the check of the bodies prints its messages */
    kernel_table_free(&kernels);
    module_free(m);
    out_free(&text);
    if (!name) return false;
    char words[256];
    snprintf(words, sizeof words,
             "a second run of your pass '%s' changes the program again: the first one has left something to do", name);
    check_fail(p, words);
    return false;
}

const PassRow planted_rows[] = {
    {"check-planted", check_planted, PASS_FUNCTION, NEED_CFG | NEED_AGAIN, KEEP_CFG, "",
     "check what has been planted in a program"},
    {"again", again, PASS_MODULE, NEED_NOTHING | NEED_AGAIN, KEEP_CFG, "", "check that a second run changes nothing"},
    {0},
};
