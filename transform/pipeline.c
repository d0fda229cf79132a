/* pipeline.c: the tables of passes, stages and levels; parses pipelines from text; and runs them, with print
 * points and checks between the passes. */
#include "transform/pipeline.h"

#include "analysis/knobs.h"
#include "ir/chars.h"
#include "ir/word_list.h"

const PassRow pass_table[] = {
#define PASS(name, function, scope, needs, keeps, parameters, help) \
    {name, function, PASS_##scope, needs, keeps, parameters, help},
#define STAGE(name, steps, why)
#define PIPELINE(level, stages, knobs)
#include "transform/passes.def"
#undef PASS
#undef STAGE
#undef PIPELINE
};
const uint32_t pass_count = sizeof pass_table / sizeof *pass_table;
_Static_assert(sizeof pass_table / sizeof *pass_table <= 64, "Sym.settled is a set of 64 passes");

#define PASS(name, function, scope, needs, keeps, parameters, help)

static const StageRow stage_table[] = {
#define STAGE(name, steps, why) {name, steps, why},
#define PIPELINE(level, stages, knobs)
#include "transform/passes.def"
#undef STAGE
#undef PIPELINE
};
static const uint32_t stage_count = sizeof stage_table / sizeof *stage_table;

const LevelRow level_table[] = {
#define STAGE(name, steps, why)
#define PIPELINE(level, stages, knobs) {level, stages, knobs},
#include "transform/passes.def"
#undef STAGE
#undef PIPELINE
};
const uint32_t level_count = sizeof level_table / sizeof *level_table;

#undef PASS

const LevelRow *level_find(const char *name) {
    for (uint32_t i = 0; i < level_count; i++)
        if (!strcmp(level_table[i].level, name)) return &level_table[i];
    return NULL;
}

/* Reports whether `row`, the name of a row, is equal to the first `len` bytes of the text. */
static inline bool name_is(const char *row, const char *text, size_t len) {
    return *row == *text && !strncmp(row, text, len) && !row[len];
}

const PassRow *pass_find(const char *name, size_t len) {
    for (const PassRow *row = own_passes(); row->name; row++)
        if (name_is(row->name, name, len)) return row;
    for (uint32_t i = 0; i < pass_count; i++)
        if (name_is(pass_table[i].name, name, len)) return &pass_table[i];
    return NULL;
}

void passes_print(Out *o) {
    for (uint32_t i = 0; i < pass_count; i++) {
        out_format(o, "  %-20s %s\n", pass_table[i].name, pass_table[i].help);
        if (*pass_table[i].parameters) out_format(o, "  %-20s <%s>\n", "", pass_table[i].parameters);
    }
    out_str(o, "\nlevels: the stages that run, in this order; in -passes, default<O2> stands for those of -O2\n");
    for (uint32_t i = 0; i < level_count; i++)
        out_format(o, "  -%-19s %s\n", level_table[i].level, level_table[i].passes);
    out_str(o, "\nstages: why they run, and the passes that form them; -passes=STAGE runs one\n");
    for (uint32_t i = 0; i < stage_count; i++) {
        out_format(o, "  %-20s %s\n", stage_table[i].name, stage_table[i].why);
        out_format(o, "  %-20s = %s\n", "", stage_table[i].steps);
    }
}

void pass_nearest(Suggestion *near) {
    for (const PassRow *row = own_passes(); row->name; row++) suggestion_try(near, row->name);
    for (uint32_t i = 0; i < pass_count; i++) suggestion_try(near, pass_table[i].name);
}

/* ---------------------------------------------------------------------- parsing */

/* Finds the `len` bytes `word` among the parameters of a row, "a|b;c|d". Sets its group and its position in that group,
 * both counted from 0. Returns false if no parameter is equal to it. */
static bool parameter_find(const char *parameters, const char *word, size_t len, uint32_t *group, uint32_t *position) {
    *group = *position = 0;
    for (const char *p = parameters; *p;) {
        size_t n = strcspn(p, "|;");
        if (n == len && !memcmp(p, word, len)) return true;
        p += n;
        if (*p == ';') ++*group, *position = 0;
        else ++*position;
        p += *p != 0;
    }
    return false;
}

/* Returns the word of group `group`, counted from 0, of the parameters at `position`, counted from 1. The word ends
 * after *len bytes. Both must exist. */
static const char *parameter_word(const char *parameters, uint32_t group, uint32_t position, int *len) {
    const char *p = parameters;
    for (; group; group--) p = strchr(p, ';') + 1;
    for (; position > 1; position--) p = strchr(p, '|') + 1;
    *len = (int)strcspn(p, "|;");
    return p;
}

/* Reports whether a parameter is a number such as <0>, which stands for one word of each group. */
static bool is_number(const char *word) { return char_is_digit(*word); }

/* Reports whether the word of `group` at `position`, counted from 1, may be added to the parameters of `use`: only one
 * word of each group is allowed, and no other word beside a number. Writes a message to `error` and returns false
 * otherwise. */
static bool parameter_fits(const PassUse *use, uint32_t group, uint32_t position, char *error, size_t size) {
    const char *row = use->row->parameters;
    int len, other_len;
    const char *word = parameter_word(row, group, position, &len);
    for (uint32_t g = 0; g < PASS_CHOICES; g++) {
        if (!use->choice[g] || (g == group && use->choice[g] == position)) continue;
        const char *other = parameter_word(row, g, use->choice[g], &other_len);
        if (g != group && !is_number(word) && !is_number(other)) continue;
        snprintf(error, size, "parameters '%.*s' and '%.*s' of pass '%s' contradict each other", other_len, other, len,
                 word, use->row->name);
        return false;
    }
    return true;
}

/* Parses the parameters of a pass into use->choice; `text` begins after the '<'. Returns the text after the '>'; NULL
 * on error, with a message in `error`. */
static const char *parameters_parse(PassUse *use, const char *text, char *error, size_t size) {
    for (;;) {
        size_t n = strcspn(text, ";>");
        uint32_t group, position;
        if (!text[n]) {
            snprintf(error, size, "missing '>' after the parameters of pass '%s'", use->row->name);
            return NULL;
        }
        if (!parameter_find(use->row->parameters, text, n, &group, &position)) {
            snprintf(error, size, "pass '%s' has no parameter '%.*s'; it takes %s", use->row->name, (int)n, text,
                     *use->row->parameters ? use->row->parameters : "none");
            return NULL;
        }
        if (!parameter_fits(use, group, position + 1, error, size)) return NULL;
        use->choice[group] = (uint8_t)(position + 1);
        text += n + 1;
        if (text[-1] == '>') return text;
    }
}

/* Returns the stage with this name; NULL if there is none. */
static const StageRow *stage_find(const char *name, size_t len) {
    for (uint32_t i = 0; i < stage_count; i++)
        if (name_is(stage_table[i].name, name, len)) return &stage_table[i];
    return NULL;
}

/* Writes to `error` the message for an unknown pass, the first n bytes of `text`, with the most similar name of a pass
 * or stage. */
static void pass_unknown(const char *text, size_t n, char *error, size_t size) {
    Suggestion near = suggestion_begin(text, ",<");
    pass_nearest(&near);
    for (uint32_t i = 0; i < stage_count; i++) suggestion_try(&near, stage_table[i].name);
    int len = n < 100 ? (int)n : 100;
    if (near.best) snprintf(error, size, "unknown pass '%.*s'; did you mean '%s'?", len, text, near.best);
    else snprintf(error, size, "unknown pass '%.*s'; --help-passes lists them", len, text);
}

/* Appends the passes of the level that `text`, "O2>...", names: default<O2> is LLVM's name for -O2. Does not set the
 * knobs of the level; only the option -O2 does. Returns the text after the '>'; NULL on error, with a message in
 * `error`. */
static const char *level_parse(Pipeline *l, const char *text, char *error, size_t size) {
    size_t n = strcspn(text, ">,");
    for (uint32_t i = 0; i < level_count && text[n] == '>'; i++)
        if (name_is(level_table[i].level, text, n))
            return pipeline_parse(l, level_table[i].passes, error, size) ? text + n + 1 : NULL;
    snprintf(error, size, "default<%.*s: expected a level such as default<O2>", n < 100 ? (int)n : 100, text);
    return NULL;
}

/* Parses the pass with its parameters, the stage or the level at the beginning of `text`, and appends its passes.
 * Returns the text after it; NULL on error, with a message in `error`. */
static const char *step_parse(Pipeline *l, const char *text, char *error, size_t size) {
    size_t n = strcspn(text, ",<");
    if (!strncmp(text, "default<", 8)) return level_parse(l, text + 8, error, size);
    PassUse use = {.row = pass_find(text, n)};
    const StageRow *stage = use.row ? NULL : stage_find(text, n);
    if (stage) return pipeline_parse(l, stage->steps, error, size) ? text + n : NULL;
    if (!use.row) {
        pass_unknown(text, n, error, size);
        return NULL;
    }
    text += n;
    if (*text == '<' && !(text = parameters_parse(&use, text + 1, error, size))) return NULL;
    vec_push(&l->use, use);
    return text;
}

bool pipeline_parse(Pipeline *l, const char *text, char *error, size_t size) {
    for (;;) {
        if (!(text = step_parse(l, text, error, size))) return false;
        if (!*text) return true;
        if (*text++ != ',') {
            snprintf(error, size, "expected ',' between passes before '%s'", text - 1);
            return false;
        }
    }
}

void pipeline_free(Pipeline *l) { vec_free(&l->use); }

/* ---------------------------------------------------------------------- checks between passes */

#define HASH_START 14695981039346656037u

/* Returns hash h extended by x. */
static uint64_t hash_add(uint64_t h, uint64_t x) { return (h ^ x) * 1099511628211u; }

/* Returns a hash of the blocks of all functions, their order and their edges. */
static uint64_t cfg_hash(const Module *m) {
    uint64_t h = HASH_START;
    each_fn(m, s, f)
        each_block(f, b) {
            h = hash_add(hash_add(h, s), b);
            each_succ(f, block_term(f, b), t) h = hash_add(h, t);
        }
    return h;
}

/* Returns a hash of the printed module. */
static uint64_t text_hash(Module *m) {
    Out o;
    out_init(&o, NULL);
    module_print(m, &o);
    uint64_t h = HASH_START;
    for (size_t i = 0; i < o.n; i++) h = hash_add(h, (unsigned char)o.buf[i]);
    out_free(&o);
    return h;
}

/* The hashes that -verify-each compares before and after a pass. */
typedef struct Promise {
    uint64_t cfg, text;
} Promise;

/* Computes both hashes of the module. */
static Promise promise_take(Module *m) { return (Promise){cfg_hash(m), text_hash(m)}; }

/* Reports an error for each function that keeps something that is not that of its present body: its control flow graph
 * (fn_cfg), the users of its values (fn_uses) or its references (fn_references). `row`: the pass that has just run. */
static void kept_check(Module *m, const PassRow *row) {
    each_fn(m, s, f) {
        const char *stale = NULL;
        Cfg cfg;
        Uses uses;
        References references;
        cfg_build(&cfg, f);
        cfg_dominators(&cfg);
        uses_build(&uses, f);
        references_build(&references, m, f);
        if (f->ops && f->ops != pass_fn_ops(f)) stale = "opcodes";
        else if (f->cfg->kept && !cfg_equal(f->cfg, &cfg, f)) stale = "graph";
        else if (f->uses->kept && f->uses->n == uses.n && !uses_equal(f->uses, &uses)) stale = "users";
        else if (f->references->kept && !references_equal(f->references, &references)) stale = "references";
        if (stale)
            diag_error(m->diag, SRC_NONE, "pass '%s' left a function with the %s of its former body", row->name, stale);
        cfg_free(&cfg);
        uses_free(&uses);
        references_free(&references);
    }
}

/* Reports an error if the pass of `row` changed blocks in spite of KEEP_CFG, changed the module although it returned
 * false as `changed`, left something stale (kept_check), or left an invalid module. before: the hashes from before the
 * pass. KEEP_OTHERS is not checked here. */
static void promise_check(Module *m, const PassRow *row, Promise before, bool changed) {
    Promise after = promise_take(m);
    if (!changed && before.text != after.text)
        diag_error(m->diag, SRC_NONE, "pass '%s' changed the module but reported no change", row->name);
    if (row->keeps & KEEP_CFG && before.cfg != after.cfg)
        diag_error(m->diag, SRC_NONE, "pass '%s' changed blocks, although its row says KEEP_CFG", row->name);
    kept_check(m, row);
    module_verify(m, &(VerifyOptions){.allow_missing_datalayout = true});
    if (m->diag->errors) diag_note(m->diag, SRC_NONE, "the module is broken after pass '%s'", row->name);
}

/* ---------------------------------------------------------------------- running */

/* A run of a pipeline. */
typedef struct PipelineRun {
    const Pipeline *l;
    const PipelineOptions *o;
    const Knobs *knobs;
    const Target *target; /* see Pass.target and Pass.sm */
    uint32_t sm;
    Stats *stats;
    KernelTable kernels;
    bool stale;      /* the kernel table does not describe the present module */
    PassFacts facts; /* empty, or of the present module */
    uint32_t quiet;  /* 1 + the index of the last use that has changed the module; 0: none has */
    uint32_t last;   /* the index of the last memory-space-opt; 0 if there is none */
    uint64_t seed;   /* see Pass.seed */
    uint32_t bisect; /* the runs of passes that -opt-bisect-limit has counted */
    ShownText shown; /* for -print-changed */
} PipelineRun;

/* Counts a run of a pass over the module (on: 0) or over function `on`, prints a line about it on standard error, and
 * reports whether the run is within -opt-bisect-limit. Returns true without a count if the option is absent or the pass
 * only reads the module. A negative limit allows all runs. */
static bool bisect_allows(PipelineRun *r, Module *m, const PassRow *row, SymId on) {
    if (!r->o->bisect || (row->needs & NEED_AGAIN) || row->run == pass_verify) return true;
    long limit = atol(r->o->bisect);
    bool runs = limit < 0 || r->bisect < (unsigned long)limit;
    Out o;
    out_init(&o, stderr);
    out_format(&o, "BISECT: %srunning pass (%u) %s on ", runs ? "" : "NOT ", ++r->bisect, row->name);
    if (on) ref_print(m, 0, ref_make(REF_SYM, on), &o);
    else out_str(&o, "[module]");
    out_char(&o, '\n');
    out_flush(&o);
    out_free(&o);
    return runs;
}

/* Runs one pass over the module, or over each function with a body, apart from those that it must skip (none with
 * NEED_EVERY), is settled for (pass_fn_settled) or that -opt-bisect-limit excludes. Returns whether anything changed.
 * */
static bool pass_run(PipelineRun *r, Pass *p, const PassRow *row) {
    Module *m = p->m;
    m->diag->phase = row->name;
    if (row->scope == PASS_MODULE) return bisect_allows(r, m, row, 0) && row->run(p, NULL);
    VEC(SymId) todo = {0};
    each_fn(m, s, f)
        if (!pass_fn_settled(p, s) && ((row->needs & NEED_EVERY) || !pass_must_skip(p, s))) vec_push(&todo, s);
    pass_shuffle(p, todo.at, todo.n);
    bool changed = false;
    for (uint32_t i = 0; i < todo.n; i++) {
        Fn *f = m->sym.at[todo.at[i]].fn;
        if (!bisect_allows(r, m, row, todo.at[i])) continue;
        changed |= pass_fn_done(p, f, pass_apply_row(p, row, f), true);
    }
    vec_free(&todo);
    return changed;
}

/* Reports whether use i has nothing to do: the same pass with the same parameters has run since the module was changed
 * for the last time, and found nothing. Both uses must lie on the same side of the last memory-space-opt, because a
 * pass may ask whether one follows (Pass.resolves_later). Returns false under -stress and for passes that print. */
static bool use_is_done(const PipelineRun *r, uint32_t i) {
    const PassUse *use = &r->l->use.at[i];
    if ((use->row->needs & NEED_AGAIN) || r->o->stress != STRESS_NONE) return false;
    for (uint32_t k = r->quiet; k < i; k++) {
        const PassUse *x = &r->l->use.at[k];
        bool same = (k < r->last) == (i < r->last);
        if (same && x->row == use->row && !memcmp(x->choice, use->choice, sizeof use->choice)) return true;
    }
    return false;
}

/* Returns the bit of a row in Sym.settled. Returns 0, so that the pass visits every function, if an option makes each
 * visit visible, the pass prints, or the row is one of own_passes. */
static uint64_t settled_bit(const PipelineRun *r, const PassRow *row) {
    bool shown = r->o->stress != STRESS_NONE || r->o->remarks || r->o->bisect || list_has(r->o->debug_only, row->name);
    bool listed = row >= pass_table && row < pass_table + pass_count;
    return shown || !listed || (row->needs & NEED_AGAIN) ? 0 : UINT64_C(1) << (row - pass_table);
}

/* Runs use i over the module. First builds the kernel table again and drops the analyses of the module if they may be
 * out of date. Returns whether anything changed, and notes it for the uses that follow. */
static bool use_run(PipelineRun *r, Module *m, uint32_t i) {
    const PassUse *use = &r->l->use.at[i];
    const char *name = use->row->name;
    if (r->stale) {
        kernel_table_free(&r->kernels);
        kernel_table_build(&r->kernels, m);
        pass_facts_drop(&r->facts);
    }
    Pass p = {.m = m,
              .target = r->target,
              .sm = r->sm,
              .knobs = r->knobs,
              .kernels = &r->kernels,
              .facts = &r->facts,
              .resolves_later = i < r->last,
              .name = name,
              .rows = pass_table,
              .remarks = r->o->remarks,
              .stats = r->stats,
              .seed = r->seed,
              .bit = settled_bit(r, use->row)};
    if (list_has(r->o->debug_only, name)) p.trace = stderr;
    if (p.remarks) remarks_forget(p.remarks);
    memcpy(p.choice, use->choice, sizeof p.choice);
    bool changed = pass_run(r, &p, use->row);
    if (changed && use->row->scope == PASS_MODULE && !(use->row->keeps & KEEP_OTHERS))
        each_fn(m, s, f) m->sym.at[s].settled = 0, fn_changed(f);
    r->stale = changed || r->o->stress != STRESS_NONE;
    if (changed) r->quiet = i + 1;
    r->seed = p.seed;
    return changed;
}

/* Reports to the watcher, which must exist, that use i has changed the module: passes the name of the pass with its
 * parameters, "a<x;y>". */
static void use_watched(const PipelineRun *r, Module *m, uint32_t i) {
    const PassUse *use = &r->l->use.at[i];
    const char *separator = "<";
    Out name;
    out_init(&name, NULL);
    out_str(&name, use->row->name);
    for (uint32_t g = 0; g < PASS_CHOICES; g++) {
        int len = 0;
        if (!use->choice[g]) continue;
        const char *word = parameter_word(use->row->parameters, g, use->choice[g], &len);
        out_format(&name, "%s%.*s", separator, len, word);
        separator = ";";
    }
    out_str(&name, *separator == ';' ? ">" : "");
    out_char(&name, '\0');
    r->o->watch->step(r->o->watch->with, m, name.buf);
    out_free(&name);
}

/* Runs use i unless it has nothing to do (use_is_done). With -verify-each it runs all the same, and an error is
 * reported if it changes something; the promises of the pass are checked as well. Measures the time, calls the watcher,
 * and packs the functions if the module changed. Returns whether it did. */
static bool use_run_if_needed(PipelineRun *r, Module *m, uint32_t i) {
    const PassRow *row = r->l->use.at[i].row;
    bool done = use_is_done(r, i);
    if (done && !r->o->verify_each) return false;
    Promise before = {0};
    if (r->o->verify_each) before = promise_take(m);
    uint64_t start = stats_start(r->stats);
    bool changed = use_run(r, m, i);
    stats_time(r->stats, row->name, start);
    if (r->o->verify_each) promise_check(m, row, before, changed);
    if (changed && r->o->watch) use_watched(r, m, i);
    if (done && changed)
        diag_error(m->diag, SRC_NONE, "pass '%s' changed a module in which it found nothing before", row->name);
    if (changed)
        each_fn(m, s, f)
            if (!m->sym.at[s].settled) fn_pack(m, f); /* no other function has changed */
    return changed;
}

/* Shows on the terminal that use i runs: always, never, or after one second of CPU time, as the options request. */
static void progress_show(const PipelineRun *r, Module *m, uint32_t i) {
    const uint64_t second = 1000000000;
    Diag *d = m->diag;
    if (r->o->progress == PROGRESS_NEVER || !d->out) return;
    if (r->o->progress == PROGRESS_LATE && stats_clock() < second) return;
    terminal_progress(&d->style, d->out, i + 1, r->l->use.n, r->l->use.at[i].row->name);
}

bool pipeline_run(const Pipeline *l, Module **m, const PipelineOptions *o, const Knobs *knobs, Stats *stats) {
    const Target *named = module_target_without_default(*m, o->mcpu);
    PipelineRun r = {.l = l,
                     .o = o,
                     .knobs = knobs,
                     .target = module_target(*m, o->mcpu),
                     .sm = named ? named->sm : 0,
                     .stats = stats,
                     .stale = true,
                     .facts.verify = o->verify_each};
    if (o->stress == STRESS_SHUFFLE) r.seed = 0x9e3779b97f4a7c15u;
    for (uint32_t i = 0; i < l->use.n; i++)
        if (l->use.at[i].row->run == pass_memory_space_opt) r.last = i;
    bool good = true;
    if (o->show.changed) show_start(&r.shown, *m, &o->show);
    for (uint32_t i = 0; i < l->use.n && !(*m)->diag->errors; i++) {
        const char *name = l->use.at[i].row->name;
        if (list_has(o->print_before, name)) show_ir(*m, &o->show, "before ", name);
        if (!(good = stress_apply(o->stress, m))) break;
        progress_show(&r, *m, i);
        bool changed = use_run_if_needed(&r, *m, i);
        if ((*m)->diag->out) terminal_progress_end(&(*m)->diag->style, (*m)->diag->out);
        if (o->show.changed) show_change(&r.shown, *m, &o->show, name, changed);
        if (list_has(o->print_after, name)) show_ir(*m, &o->show, "after ", name);
    }
    show_end(&r.shown);
    kernel_table_free(&r.kernels);
    pass_facts_drop(&r.facts);
    return good && !(*m)->diag->errors && stress_apply(o->stress, m);
}
