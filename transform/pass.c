/* pass.c: the functions that passes call: counters, remarks, shuffled worklists, and other passes. See
 * pass.h. */
#include "transform/pass.h"

#include "analysis/knobs.h"
#include "transform/stats.h"

void pass_stat(Pass *p, const char *what, uint64_t n) { stats_add(p->stats, p->name, what, n); }

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
    for (uint32_t i = n; i > 1; i--) { /* Fisher and Yates, with Marsaglia's xorshift */
        p->seed ^= p->seed << 13, p->seed ^= p->seed >> 7, p->seed ^= p->seed << 17;
        uint32_t j = (uint32_t)(p->seed % i), swap = at[i - 1];
        at[i - 1] = at[j], at[j] = swap;
    }
}

bool pass_must_skip(const Pass *p, SymId s) { return p->knobs->honor_optnone && sym_has_attr(p->m, s, "optnone"); }

bool pass_apply(Pass *p, PassFunction *run, Fn *f) {
    const PassRow *row = p->rows;
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
