/* pipeline.c: the table of passes, pipelines from text, and how they are run: print points, checks between
 * passes. */
#include "transform/pipeline.h"

#include "analysis/knobs.h"

const PassRow pass_table[] = {
#define PASS(name, function, scope, needs, keeps, parameters, help) \
    {name, function, PASS_##scope, needs, keeps, parameters, help},
#define PIPELINE(level, passes, knobs)
#include "transform/passes.def"
#undef PASS
#undef PIPELINE
};
const uint32_t pass_count = sizeof pass_table / sizeof *pass_table;

const LevelRow level_table[] = {
#define PASS(name, function, scope, needs, keeps, parameters, help)
#define PIPELINE(level, passes, knobs) {level, passes, knobs},
#include "transform/passes.def"
#undef PASS
#undef PIPELINE
};
const uint32_t level_count = sizeof level_table / sizeof *level_table;

const PassRow *pass_find(const char *name, size_t len) {
    for (uint32_t i = 0; i < pass_count; i++)
        if (!strncmp(pass_table[i].name, name, len) && !pass_table[i].name[len]) return &pass_table[i];
    return NULL;
}

void passes_nearest(Near *near) {
    for (uint32_t i = 0; i < pass_count; i++) near_try(near, pass_table[i].name);
}

/* ---------------------------------------------------------------------- text to pipeline */

/* Finds `word` among the parameters of a row: its group and its position there. */
static bool parameter_find(const char *parameters, const char *word, size_t len, uint32_t *group,
                           uint32_t *position) {
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

/* The parameters between the angle brackets that `text` stands behind; returns what stands behind '>', NULL
 * on error. */
static const char *parameters_parse(PassUse *use, const char *text, char *error, size_t size) {
    for (;;) {
        size_t n = strcspn(text, ";>");
        uint32_t group, position;
        if (!text[n]) {
            snprintf(error, size, "missing '>' behind the parameters of pass '%s'", use->row->name);
            return NULL;
        }
        if (!parameter_find(use->row->parameters, text, n, &group, &position)) {
            snprintf(error, size, "pass '%s' has no parameter '%.*s'; it takes %s", use->row->name, (int)n,
                     text, *use->row->parameters ? use->row->parameters : "none");
            return NULL;
        }
        use->choice[group] = (uint8_t)(position + 1);
        text += n + 1;
        if (text[-1] == '>') return text;
    }
}

bool pipeline_parse(Pipeline *l, const char *text, char *error, size_t size) {
    for (;;) {
        size_t n = strcspn(text, ",<");
        PassUse use = {.row = pass_find(text, n)};
        if (!use.row) {
            Near near = near_begin(text, ",<");
            passes_nearest(&near);
            int used = snprintf(error, size, "unknown pass '%.*s'", (int)n, text);
            if (near.best && (size_t)used < size)
                snprintf(error + used, size - (size_t)used, "; did you mean '%s'?", near.best);
            else if ((size_t)used < size)
                snprintf(error + used, size - (size_t)used, "; --help-passes lists them");
            return false;
        }
        text += n;
        if (*text == '<' && !(text = parameters_parse(&use, text + 1, error, size))) return false;
        vec_push(&l->use, use);
        if (!*text) return true;
        if (*text++ != ',') {
            snprintf(error, size, "expected ',' between passes before '%s'", text - 1);
            return false;
        }
    }
}

void pipeline_free(Pipeline *l) {
    vec_free(&l->use);
}

/* ---------------------------------------------------------------------- what a pass may call */

void pass_stat(Pass *p, const char *what, uint64_t n) {
    if (!n) return;
    Stats *s = p->stats;
    for (uint32_t i = 0; i < s->counter.n; i++)
        if (s->counter.at[i].pass == p->name && !strcmp(s->counter.at[i].what, what)) {
            s->counter.at[i].n += n;
            return;
        }
    vec_reserve(&s->counter, 1);
    s->counter.at[s->counter.n].pass = p->name;
    s->counter.at[s->counter.n].what = what;
    s->counter.at[s->counter.n++].n = n;
}

void pass_remark(Pass *p, bool missed, uint32_t src, const char *format, ...) {
    if (!(missed ? p->remarks_missed : p->remarks)) return;
    char text[1024];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    diag_remark(p->m->diag, src, "%s [-pass-remarks%s=%s]", text, missed ? "-missed" : "", p->name);
}

void pass_shuffle(Pass *p, uint32_t *at, uint32_t n) {
    if (!p->seed) return;
    for (uint32_t i = n; i > 1; i--) {      /* Fisher and Yates, with Marsaglia's xorshift */
        p->seed ^= p->seed << 13, p->seed ^= p->seed >> 7, p->seed ^= p->seed << 17;
        uint32_t j = (uint32_t)(p->seed % i), swap = at[i - 1];
        at[i - 1] = at[j], at[j] = swap;
    }
}

/* ---------------------------------------------------------------------- checks between passes */

#define HASH_START 14695981039346656037u

static uint64_t hash_add(uint64_t h, uint64_t x) {
    return (h ^ x) * 1099511628211u;
}

static uint64_t cfg_hash(const Module *m) {
    uint64_t h = HASH_START;
    each_fn(m, s, f) each_block(f, b) {
        h = hash_add(hash_add(h, s), b);
        each_succ(f, block_term(f, b), t) h = hash_add(h, t);
    }
    return h;
}

static uint64_t text_hash(Module *m) {
    Out o;
    out_init(&o, NULL);
    module_print(m, &o);
    uint64_t h = HASH_START;
    for (size_t i = 0; i < o.n; i++) h = hash_add(h, (unsigned char)o.buf[i]);
    out_free(&o);
    return h;
}

/* What -verify-each compares before and after a pass. */
typedef struct Promise { uint64_t cfg, text; } Promise;

static Promise promise_take(Module *m) {
    return (Promise){cfg_hash(m), text_hash(m)};
}

static void promise_check(Module *m, const PassRow *row, Promise before, bool changed) {
    Promise after = promise_take(m);
    if (!changed && before.text != after.text)
        diag_error(m->diag, SRC_NONE, "pass '%s' changed the module and did not say so", row->name);
    if (row->keeps & KEEP_CFG && before.cfg != after.cfg)
        diag_error(m->diag, SRC_NONE, "pass '%s' changed blocks, which its row says it keeps", row->name);
    module_verify(m, &(VerifyOptions){.allow_missing_datalayout = true});
    if (m->diag->errors) diag_note(m->diag, SRC_NONE, "the module is broken after pass '%s'", row->name);
}

/* ---------------------------------------------------------------------- running */

static bool list_has(const char *list, const char *name) {
    if (!list) return false;
    if (!*list) return true;
    for (const char *p = list;; p++) {
        size_t n = strcspn(p, ",");
        if (strlen(name) == n && !memcmp(p, name, n)) return true;
        p += n;
        if (!*p) return false;
    }
}

static void module_dump(Module *m, const char *when, const char *name) {
    Out o;
    out_init(&o, stderr);
    out_format(&o, "; *** IR %s %s ***\n", when, name);
    module_print(m, &o);
    out_flush(&o);
    out_free(&o);
}

bool pass_apply(Pass *p, PassFunction *run, Fn *f) {
    const PassRow *row = pass_table;
    while (row->run != run) row++;
    const Uses *outer_uses = p->uses;
    const Cfg *outer_cfg = p->cfg;
    Uses uses = {0};
    Cfg cfg = {0};
    if (row->needs & NEED_USES) uses = uses_build(f), p->uses = &uses;
    if (row->needs & NEED_CFG) cfg_build(&cfg, f), p->cfg = &cfg;
    if (row->needs & NEED_DOM) cfg_dominators(&cfg, f);
    bool changed = run(p, f);
    if (row->needs & NEED_USES) uses_free(&uses);
    if (row->needs & NEED_CFG) cfg_free(&cfg);
    p->uses = outer_uses;
    p->cfg = outer_cfg;
    return changed;
}

bool pass_skips(const Pass *p, SymId s) {
    return p->knobs->honor_optnone && sym_has_attr(p->m, s, "optnone");
}

static bool pass_run(Pass *p, const PassRow *row) {
    p->m->diag->phase = row->name;
    if (row->scope == PASS_MODULE) return row->run(p, NULL);
    VEC(SymId) todo = {0};
    each_fn(p->m, s, f)
        if ((row->needs & NEED_EVERY) || !pass_skips(p, f->sym)) vec_push(&todo, s);
    pass_shuffle(p, todo.at, todo.n);
    bool changed = false;
    for (uint32_t i = 0; i < todo.n; i++) changed |= pass_apply(p, row->run, p->m->sym.at[todo.at[i]].fn);
    vec_free(&todo);
    return changed;
}

bool pipeline_run(const Pipeline *l, Module **m, const PipelineOptions *o, const Knobs *knobs, Stats *stats) {
    uint64_t seed = o->stress == STRESS_SHUFFLE ? 0x9e3779b97f4a7c15u : 0;
    KernelTable kernels = {0};
    bool good = true, stale = true;                /* stale: the table is not of the module as it is */
    for (uint32_t i = 0; i < l->use.n && !(*m)->diag->errors; i++) {
        const PassUse *use = &l->use.at[i];
        const char *name = use->row->name;
        if (list_has(o->print_before, name)) module_dump(*m, "before", name);
        if (!(good = stress_apply(o->stress, m))) break;
        Promise before = {0};
        if (o->verify_each) before = promise_take(*m);

        uint64_t start = stats_clock();
        if (stale || o->stress != STRESS_NONE) {
            kernel_table_free(&kernels);
            kernel_table_build(&kernels, *m);
        }
        const Target *named = module_target_named(*m, o->mcpu);
        Pass p = {.m = *m, .target = module_target(*m, o->mcpu), .sm = named ? named->sm : 0, .knobs = knobs,
                  .kernels = &kernels, .name = name, .stats = stats, .seed = seed};
        for (uint32_t k = i + 1; k < l->use.n; k++) p.again |= l->use.at[k].row == use->row;
        if (list_has(o->debug_only, name)) p.trace = stderr;
        p.remarks = list_has(o->remarks, name);
        p.remarks_missed = list_has(o->remarks_missed, name);
        memcpy(p.choice, use->choice, sizeof p.choice);
        bool changed = stale = pass_run(&p, use->row);
        stats_time(stats, name, start);

        if (o->verify_each) promise_check(*m, use->row, before, changed);
        if (list_has(o->print_after, name)) module_dump(*m, "after", name);
        seed = p.seed;
    }
    kernel_table_free(&kernels);
    return good && !(*m)->diag->errors && stress_apply(o->stress, m);
}

bool pass_verify(Pass *p, Fn *f) {
    (void)f;
    module_verify(p->m, &(VerifyOptions){.sm = p->sm, .allow_missing_datalayout = true});
    return false;
}
