/* oracle [-n N] [-seed S] [-print]: checks the answers of the analyses against every execution of small functions.
 *
 * Integers of 4 to 7 bits are enumerated; those of 32 and 64 bits take random values. What is checked, in all
 * executions that are defined, for values that are not poison:
 *    range      each integer is within its bounds, where it is used and at the end of each block
 *    zeros      the bits that are known to be zero are zero
 *    offset     the distance of a getelementptr is one of those that its Offset describes
 *    condition  what a taken edge implies of pointers holds
 *    alias      pointers that do not alias do not overlap; those that must alias are equal
 * Prints one line for each analysis and kind of value: how often it answered, how much the answers allow, and how much
 * occurred. The suite compares these lines with a record, so that an answer that becomes weaker is noticed as well.
 * Exit code 1 if an answer is wrong.
 */
#include "analysis/alias.h"
#include "analysis/spaces/condition.h"
#include "analysis/spaces/offset.h"
#include "analysis/zeros.h"
#include "parse/parse.h"
#include "tests/harness/oracle/oracle.h"

enum { SUM_CAP = 1 << 12, ALIAS_SIZES = 2 };

/* One answer about the integer x, at the terminator of a block or at a use. low, high: what occurred, if `seen`. */
typedef struct RangeAnswer {
    Ref x;
    ValueId at;
    uint32_t bits;
    Range range;
    bool seen;
    int64_t low, high;
} RangeAnswer;
/* One answer about the bits of v that are zero. */
typedef struct ZerosAnswer {
    ValueId v;
    uint64_t zeros, seen; /* seen: bits that were set */
    bool ran;
} ZerosAnswer;
/* One answer about `size` bytes at each of the pointers a and b, at the end of the block. */
typedef struct AliasAnswer {
    ValueId a, b;
    BlockId block;
    uint64_t size[2];
    enum AliasResult result;
} AliasAnswer;

/* The sums of one line of the table. */
typedef struct Tally {
    uint64_t asked, allowed, occurred;
} Tally;
typedef struct Answers {
    Tally range[OP_COUNT], zeros[OP_COUNT], offset, condition, alias;
} Answers;

typedef struct Oracle {
    Module *m;
    const Fn *f;
    Cfg cfg;
    VEC(RangeAnswer) range;
    VEC(ZerosAnswer) zeros;
    VEC(AliasAnswer) alias;
    Offset *offset;                /* by value */
    TestFacts *on_edge, *on_entry; /* by 2 * block + way; by block */
    Step step;
    uint32_t *first; /* by value: the first of its answers in range; they are sorted by `at` */
    char about[128];
    bool wrong;
} Oracle;

/* Returns the name of a value without its %; "?" if it has none. */
static const char *value_name(const Oracle *o, Ref r) {
    if (ref_is(r, REF_VALUE) && inst_name(o->f, ref_index(r))) return str_get(o->m, inst_name(o->f, ref_index(r)));
    return "?";
}

/* Prints a wrong answer of an analysis about x, if it is the first one of this function. */
static void wrong(Oracle *o, const char *analysis, Ref x, const char *format, ...) {
    if (o->wrong) return;
    o->wrong = true;
    va_list ap;
    printf("FAIL oracle/%s: %s: %%%s: ", analysis, o->about, value_name(o, x));
    va_start(ap, format);
    vprintf(format, ap);
    va_end(ap);
    putchar('\n');
}

/* ----------------------------------------------------------------------------------------------- asking */

/* Records the answers of range_at for each integer operand at its use, and for each integer at the end of each block
 * that it dominates. */
static void ask_ranges(Oracle *o) {
    Ranges r;
    ranges_build(&r, o->m, o->f);
    each_inst(o->f, b, v) {
        o->first[v] = o->range.n;
        const Inst *i = inst_at(o->f, v);
        bool end = block_term(o->f, b) == v;
        for (uint32_t k = 0; k < i->nopnd && !end && i->op != OP_PHI; k++) {
            Ref x = inst_op(o->f, v, k);
            if (!ref_is(x, REF_VALUE) || !type_is_int(o->m, ref_type(o->m, o->f, x))) continue;
            vec_push(&o->range,
                     ((RangeAnswer){x, v, type_bits(o->m, ref_type(o->m, o->f, x)), range_at(&r, x, v), false, 0, 0}));
        }
        for (ValueId x = 0; x < o->f->inst.n && end; x++) {
            TypeId t = inst_at(o->f, x)->type;
            bool here = x < o->f->nparam || (o->cfg.pos[x] != UINT32_MAX && cfg_value_dominates(&o->cfg, o->f, x, v));
            if (!type_is_int(o->m, t) || !here) continue;
            Ref ref = ref_make(REF_VALUE, x);
            vec_push(&o->range, ((RangeAnswer){ref, v, type_bits(o->m, t), range_at(&r, ref, v), false, 0, 0}));
        }
    }
    ranges_free(&r);
}

/* Records the known zero bits of each instruction; none for one that is no integer. */
static void ask_zeros(Oracle *o) {
    each_inst(o->f, b, v) {
        ZerosAnswer z = {.v = v};
        if (type_is_int(o->m, inst_at(o->f, v)->type)) z.zeros = zeros_of(o->m, o->f, ref_make(REF_VALUE, v));
        vec_push(&o->zeros, z);
    }
}

/* Records the Offset that the analysis finds for each getelementptr. */
static void ask_offsets(Oracle *o) {
    FnRanges ranges = {0};
    each_inst(o->f, b, v) {
        const Inst *i = inst_at(o->f, v);
        if (i->op == OP_GETELEMENTPTR)
            o->offset[v] = offset_of(o->m, &ranges, o->f, v, i->aux, inst_ops(o->f, v) + 1, i->nopnd - 1);
    }
    offset_ranges_free(&ranges);
}

/* Records what the analysis of conditions says to hold on each edge of a conditional branch, and at the entry of each
 * block. */
static void ask_conditions(Oracle *o) {
    each_block(o->f, b) {
        ValueId t = block_term(o->f, b);
        for (uint32_t k = 0; k < 2 && inst_at(o->f, t)->nopnd == 3; k++)
            o->on_edge[2 * b + k] = condition_on_edge(o->m, o->f, &o->cfg, b, ref_index(inst_op(o->f, t, 1 + k)));
        o->on_entry[b] = condition_on_entry(o->m, o->f, &o->cfg, b);
    }
}

/* Records the answer of the alias analysis for each pair of pointers that one block computes. */
static void ask_alias(Oracle *o) {
    static const uint64_t sizes[ALIAS_SIZES][2] = {{4, 4}, {1, 8}};
    Knobs knobs = knobs_default();
    Alias a;
    alias_build(&a, o->m, o->f, NULL, &knobs);
    each_inst(o->f, b, v)
        each_inst_in(o->f, b, u)
            for (uint32_t k = 0; k < ALIAS_SIZES; k++) {
                bool pointers = type_is_ptr(o->m, inst_at(o->f, v)->type) && type_is_ptr(o->m, inst_at(o->f, u)->type);
                if (!pointers || u >= v) continue;
                AliasLocation p = {ref_make(REF_VALUE, u), sizes[k][0], INST_NONE},
                              q = {ref_make(REF_VALUE, v), sizes[k][1], INST_NONE};
                vec_push(&o->alias, ((AliasAnswer){u, v, b, {p.size, q.size}, alias_query(&a, &p, &q)}));
            }
    alias_free(&a);
}

/* --------------------------------------------------------------------------------------------- comparing */

/* Checks the present word of a->x, and records it. Poison may be anything. */
static void check_range(Oracle *o, RangeAnswer *a) {
    RunWord w = step_operand(&o->step, a->x);
    if (w.poison) return;
    int64_t n = as_signed(w.n, a->bits);
    a->low = a->seen && a->low < n ? a->low : n;
    a->high = a->seen && a->high > n ? a->high : n;
    a->seen = true;
    if (n < a->range.low || n > a->range.high)
        wrong(o, "range", a->x, "%lld at %%%s, not in [%lld, %lld]", (long long)n,
              value_name(o, ref_make(REF_VALUE, a->at)), (long long)a->range.low, (long long)a->range.high);
}

/* Checks the answers at instruction `at`. */
static void check_ranges(Oracle *o, ValueId at) {
    for (uint32_t k = o->first[at]; k < o->range.n && o->range.at[k].at == at; k++) check_range(o, &o->range.at[k]);
}

/* Checks the distance that getelementptr v has just added. */
static void check_offset(Oracle *o, ValueId v) {
    const Offset *x = &o->offset[v];
    RunWord d = step_distance(&o->step, v);
    if (d.poison || o->step.word[v].poison) return;
    uint64_t more = (uint64_t)d.offset - (uint64_t)x->by;
    bool multiple = x->stride ? (int64_t)more % (int64_t)x->stride == 0 : !more;
    if (!multiple || (x->bounded && more > x->size))
        wrong(o, "offset", ref_make(REF_VALUE, v), "%lld is not %lld plus a multiple of %llu, up to %llu",
              (long long)d.offset, (long long)x->by, (unsigned long long)x->stride,
              (unsigned long long)(x->bounded ? x->size : UINT64_MAX));
}

/* Checks, after instruction v, what it used and its result. */
static void after_value(void *to, ValueId v) {
    Oracle *o = to;
    RunWord w = o->step.word[v];
    const Inst *i = inst_at(o->f, v);
    if (i->op != OP_PHI) check_ranges(o, v);
    if (i->op == OP_GETELEMENTPTR) check_offset(o, v);
    ZerosAnswer *z = &o->zeros.at[o->cfg.pos[v]];
    if (w.poison || !type_is_int(o->m, i->type)) return;
    z->seen |= w.n, z->ran = true;
    if (w.n & z->zeros)
        wrong(o, "zeros", ref_make(REF_VALUE, v), "%llx has bits of %llx", (unsigned long long)w.n,
              (unsigned long long)z->zeros);
}

/* Returns the spaces in whose windows the place is, and SET_NULL for null. */
static SpaceSet windows_of(uint8_t place) {
    static const SpaceSet in[PLACE_COUNT] = {[PLACE_GLOBAL] = SET_GLOBAL,
                                             [PLACE_PARAM] = SET_GLOBAL | SET_PARAM,
                                             [PLACE_OWN] = SET_SHARED | SET_CLUSTER,
                                             [PLACE_PEER] = SET_CLUSTER,
                                             [PLACE_CONST] = SET_CONST,
                                             [PLACE_LOCAL] = SET_LOCAL,
                                             [PLACE_NULL] = SET_GLOBAL | SET_NULL};
    return in[place];
}

/* Checks the facts of an edge that is taken, or of the entry of its target. */
static void check_facts(Oracle *o, const TestFacts *facts, BlockId from, BlockId to) {
    for (uint32_t k = 0; k < facts->n; k++) {
        const TestFact *t = &facts->at[k];
        SpaceSet in = windows_of(o->step.word[t->value].place);
        bool kept = t->keep == SET_SPACES || (in & t->keep);
        if (!kept || (in & t->drop))
            wrong(o, "condition", ref_make(REF_VALUE, t->value),
                  "on the edge from block %u to %u: keep %x, drop %x, but it is %x", from, to, t->keep, t->drop, in);
    }
    if (facts->never) wrong(o, "condition", REF_NULL, "the edge from block %u to %u cannot be taken, but is", from, to);
}

/* Checks an answer, if both accesses lie inside of objects that are known. */
static void check_alias(Oracle *o, const AliasAnswer *a) {
    RunWord p = o->step.word[a->a], q = o->step.word[a->b];
    int64_t sp = p.object ? (int64_t)o->step.object_size[p.object] : 0,
            sq = q.object ? (int64_t)o->step.object_size[q.object] : 0;
    bool inside = !p.poison && !q.poison && p.offset >= 0 && p.offset + (int64_t)a->size[0] <= sp && q.offset >= 0 &&
                  q.offset + (int64_t)a->size[1] <= sq;
    if (!inside || a->result == ALIAS_MAY) return;
    bool overlap =
        p.object == q.object && p.offset < q.offset + (int64_t)a->size[1] && q.offset < p.offset + (int64_t)a->size[0];
    bool same = p.object == q.object && p.offset == q.offset;
    if (a->result == ALIAS_NO ? overlap : !same)
        wrong(o, "alias", ref_make(REF_VALUE, a->a), "%s of %%%s, at %lld and %lld",
              a->result == ALIAS_NO ? "independent" : "the same address", value_name(o, ref_make(REF_VALUE, a->b)),
              (long long)p.offset, (long long)q.offset);
}

/* Checks, on an edge before the phis of its target, the answers for the end of block `from` and for the edge. */
static void after_edge(void *to, BlockId from, BlockId block) {
    Oracle *o = to;
    ValueId t = block_term(o->f, from);
    check_ranges(o, t);
    for (uint32_t k = 0; k < o->alias.n; k++)
        if (o->alias.at[k].block == from) check_alias(o, &o->alias.at[k]);
    if (inst_at(o->f, t)->nopnd == 3 && !ref_same(inst_op(o->f, t, 1), inst_op(o->f, t, 2)))
        check_facts(o, &o->on_edge[2 * from + (ref_index(inst_op(o->f, t, 2)) == block)], from, block);
    check_facts(o, &o->on_entry[block], from, block);
}

/* ---------------------------------------------------------------------------------------------- executing */

/* Runs the function once, with the words of the parameters as they are set. seed: Step.seed. */
static void run_once(Oracle *o, uint64_t seed) {
    o->step.seed = seed;
    step_run(&o->step);
}

/* Runs a function of tests with all places of its two pointers and both values of its two conditions. */
static void run_tests(Oracle *o) {
    for (uint32_t k = 0; k < PLACE_COUNT * PLACE_COUNT * 4; k++) {
        uint32_t p = k / 4 % PLACE_COUNT, q = k / 4 / PLACE_COUNT;
        o->step.word[0] = (RunWord){.n = p == PLACE_NULL ? 0 : 1, .place = (uint8_t)p};
        o->step.word[1] = (RunWord){.n = q == PLACE_NULL ? 0 : 1, .place = (uint8_t)q};
        o->step.word[2] = (RunWord){.n = k & 1}, o->step.word[3] = (RunWord){.n = k >> 1 & 1};
        run_once(o, k);
    }
}

/* Runs all pairs of numbers of at most 7 bits, or 500 random pairs of more, without those whose second number is below
 * bound[0], or not below bound[1]. */
static void run_numbers(Oracle *o, uint32_t bits, uint64_t seed, const int64_t bound[2]) {
    enum { FEW = 7, TIMES = 500 };
    uint64_t n = bits <= FEW ? UINT64_C(1) << 2 * bits : TIMES;
    for (uint64_t k = 0; k < n; k++) {
        uint64_t a = k >> bits, b = k;
        if (bits > FEW) {
            uint64_t *each[] = {&a, &b};
            for (int i = 0; i < 2; i++) {
                uint64_t r = random_next(&seed);
                *each[i] = random_next(&seed) >> (r & 63);
                if (r & 64) *each[i] = 0 - *each[i];
                if (!(r & 0x380)) *each[i] = (UINT64_C(1) << (bits - 1)) - (r >> 10 & 1);
            }
        }
        a = low_bits(a, bits), b = low_bits(b, bits);
        if (as_signed(b, bits) < bound[0] || as_signed(b, bits) >= bound[1]) continue;
        o->step.word[0] = (RunWord){.n = a}, o->step.word[1] = (RunWord){.n = b};
        run_once(o, seed + k);
    }
}

/* ----------------------------------------------------------------------------------------------- counting */

/* Returns how many integers are from low to high, both included, where low is at most high; at most SUM_CAP. */
static uint64_t capped(int64_t low, int64_t high) {
    uint64_t n = (uint64_t)high - (uint64_t)low + 1;
    return n && n < SUM_CAP ? n : SUM_CAP;
}

/* Adds an answer: how much it allows, and how much occurred. */
static void tally(Tally *t, uint64_t allowed, uint64_t occurred) {
    t->asked++, t->allowed += allowed, t->occurred += occurred;
}

/* Returns how many bits of n are set. */
static uint32_t ones(uint64_t n) {
    uint32_t k = 0;
    for (; n; n &= n - 1) k++;
    return k;
}

/* Adds the answers about a function, and what occurred, to the table. */
static void count(const Oracle *o, Answers *t) {
    for (uint32_t k = 0; k < o->range.n; k++) {
        const RangeAnswer *a = &o->range.at[k];
        if (a->seen)
            tally(&t->range[inst_at(o->f, ref_index(a->x))->op], capped(a->range.low, a->range.high),
                  capped(a->low, a->high));
    }
    for (uint32_t k = 0; k < o->zeros.n; k++) {
        const ZerosAnswer *z = &o->zeros.at[k];
        if (z->ran) tally(&t->zeros[inst_at(o->f, z->v)->op], ones(~z->zeros), ones(z->seen));
    }
    each_inst(o->f, b, v) {
        const Offset *x = &o->offset[v];
        if (inst_at(o->f, v)->op != OP_GETELEMENTPTR) continue;
        uint64_t size = x->bounded && x->size < SUM_CAP ? x->size : SUM_CAP;
        tally(&t->offset, size, x->stride < 64 ? x->stride : 64);
    }
    each_block(o->f, b) {
        for (uint32_t k = 0; k < 3; k++) {
            const TestFacts *f = k < 2 ? &o->on_edge[2 * b + k] : &o->on_entry[b];
            for (uint32_t i = 0; i < f->n; i++) tally(&t->condition, ones(f->at[i].keep), 8 - ones(f->at[i].drop));
        }
    }
    for (uint32_t k = 0; k < o->alias.n; k++)
        tally(&t->alias, o->alias.at[k].result != ALIAS_NO, o->alias.at[k].result == ALIAS_MUST);
}

/* Prints a line of the table, unless nothing was asked. */
static void print_line(const char *analysis, const char *what, const Tally *t) {
    if (t->asked)
        printf("%-10s %-16s %9llu asked %11llu allowed %11llu occurred\n", analysis, what, (unsigned long long)t->asked,
               (unsigned long long)t->allowed, (unsigned long long)t->occurred);
}

static void print_totals(const Answers *t) {
    for (uint32_t op = 0; op < OP_COUNT; op++) print_line("range", op_info[op].name, &t->range[op]);
    for (uint32_t op = 0; op < OP_COUNT; op++) print_line("zeros", op_info[op].name, &t->zeros[op]);
    print_line("offset", "", &t->offset);
    print_line("condition", "", &t->condition);
    print_line("alias", "", &t->alias);
}

/* -------------------------------------------------------------------------------------------- one function */

/* Makes the tables of a function, and asks the analyses. o->m and o->f are set before. */
static void oracle_fill(Oracle *o) {
    cfg_build(&o->cfg, o->f);
    cfg_dominators(&o->cfg);
    uint32_t values = o->f->inst.n, blocks = o->f->block.n;
    o->first = mem_alloc(values * sizeof *o->first);
    o->offset = mem_alloc(values * sizeof *o->offset);
    o->on_edge = mem_alloc(2 * blocks * sizeof *o->on_edge);
    o->on_entry = mem_alloc(blocks * sizeof *o->on_entry);
    o->step = (Step){.m = o->m, .f = o->f, .value = after_value, .edge = after_edge, .to = o};
    o->step.word = mem_alloc(values * sizeof *o->step.word);
    o->step.object_size = mem_alloc((o->m->sym.n + values) * sizeof(uint64_t));
    each_sym(o->m, s)
        if (o->m->sym.at[s].kind == SYM_VAR) o->step.object_size[s] = type_size(o->m, o->m->sym.at[s].type);
    each_inst(o->f, b, v)
        if (inst_at(o->f, v)->op == OP_ALLOCA)
            o->step.object_size[o->m->sym.n + v] = type_size(o->m, inst_at(o->f, v)->aux);
    ask_ranges(o);
    ask_zeros(o);
    ask_offsets(o);
    ask_conditions(o);
    ask_alias(o);
}

static void oracle_free(Oracle *o) {
    cfg_free(&o->cfg);
    vec_free(&o->range), vec_free(&o->zeros), vec_free(&o->alias);
    free(o->first), free(o->offset), free(o->on_edge), free(o->on_entry), free(o->step.word), free(o->step.object_size);
}

/* Checks one function, and adds its answers to the totals; prints its text if `print`. Returns false after a message
 * if an answer is wrong, or the function is not accepted. */
static bool function_check(uint64_t seed, enum Topic topic, uint32_t bits, bool print, Answers *totals) {
    static const char *const name[TOPIC_COUNT] = {"numbers", "loops", "addresses", "tests"};
    Out text;
    out_init(&text, NULL);
    int64_t bound[2] = {0};
    function_write(&text, seed, topic, bits, bound);
    if (print) fwrite(text.buf, 1, text.n, stdout);
    out_char(&text, 0);
    Diag diag = {.out = stderr, .limit = 20};
    Source source = {.name = "function", .text = text.buf, .size = text.n - 1};
    diag.source = &source;
    Oracle o = {.m = module_parse(&source, &diag, NULL)};
    if (!o.m || !module_verify(o.m, &(VerifyOptions){.sm = 90})) {
        printf("FAIL oracle: the function of -seed %llu is not accepted\n", (unsigned long long)seed);
        module_free(o.m);
        out_free(&text);
        return false;
    }
    each_fn(o.m, s, f) o.f = f;
    snprintf(o.about, sizeof o.about, "%s, %u bits, -seed %llu", name[topic], bits, (unsigned long long)seed);
    oracle_fill(&o);
    if (topic == TOPIC_TESTS) run_tests(&o);
    else run_numbers(&o, bits, seed, bound);
    count(&o, totals);
    bool good = !o.wrong;
    oracle_free(&o);
    module_free(o.m);
    out_free(&text);
    return good;
}

int main(int argc, char **argv) {
    static const uint32_t widths[] = {4, 5, 6, 4, 7, 5, 32, 64, 4, 16};
    uint64_t n = 1000, seed = 1;
    bool print = false;
    static Answers totals;
    uint32_t failed = 0;
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "-print")) print = true;
        else if (!strcmp(argv[i], "-n") && i + 1 < argc) n = strtoull(argv[++i], NULL, 10);
        else if (!strcmp(argv[i], "-seed") && i + 1 < argc) seed = strtoull(argv[++i], NULL, 10);
        else return fputs("oracle [-n N] [-seed S] [-print]\n", stderr), 2;
    }
    for (uint64_t k = seed; k < seed + n && failed < 5; k++)
        failed += !function_check(k, (enum Topic)(k % TOPIC_COUNT),
                                  widths[k / TOPIC_COUNT % (sizeof widths / sizeof *widths)], print, &totals);
    print_totals(&totals);
    return failed ? 1 : 0;
}
