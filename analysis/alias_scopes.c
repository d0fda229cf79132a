/* alias_scopes.c: implements alias_scopes.h. */
#include "analysis/alias_scopes.h"

enum { SCOPES_MAX = 64 }; /* longer lists are ignored */

/* Sets *list to the list of alias scopes that instruction v has as metadata `kind`, "alias.scope" or "noalias". Returns
 * false if v is INST_NONE or has no such metadata, or if that is not a list of at most SCOPES_MAX scopes. */
static bool scope_list(const Alias *a, ValueId v, const char *kind, Md *list) {
    if (v == INST_NONE || v >= a->f->attached.n || !a->f->attached.at[v]) return false;
    const Attach *at = inst_attach(a->f, a->m, v, kind);
    if (!at) return false;
    *list = a->m->md.at[a->f->md.at[at->md]];
    return list->kind == MD_TUPLE && list->n <= SCOPES_MAX;
}

/* Returns the domain of an alias scope, the second element of its node; 0 if it has none. */
static MdId scope_domain(const Module *m, MdId scope) {
    const Md *md = &m->md.at[scope];
    return scope && md->kind == MD_TUPLE && md->n >= 2 ? m->md_op.at[md->first + 1] : 0;
}

bool alias_scopes_exclude(const Alias *a, ValueId p, ValueId q) {
    Md own, out;
    if (!scope_list(a, p, "alias.scope", &own) || !scope_list(a, q, "noalias", &out)) return false;
    const MdId *scope = a->m->md_op.at + own.first, *excluded = a->m->md_op.at + out.first;
    uint64_t good = 0, bad = 0;
    for (uint32_t i = 0; i < own.n; i++) {
        bool found = false;
        for (uint32_t k = 0; k < out.n && !found; k++) found = scope[i] == excluded[k];
        if (found) good |= (uint64_t)1 << i;
        else bad |= (uint64_t)1 << i;
    }
    for (uint32_t i = 0; i < own.n; i++) {
        bool whole = good >> i & 1 && scope_domain(a->m, scope[i]);
        for (uint32_t k = 0; k < own.n && whole; k++)
            whole = !(bad >> k & 1) || scope_domain(a->m, scope[k]) != scope_domain(a->m, scope[i]);
        if (whole) return true;
    }
    return false;
}
