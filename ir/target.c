/* target.c: the target architectures, and the least PTX version that supports each. */
#include "ir/ir.h"
#include "ir/suggestion.h"

static const Target target_table[] = {
    {"sm_70", 70, 0, 60},      {"sm_72", 72, 0, 61},      {"sm_75", 75, 0, 63},      {"sm_80", 80, 0, 70},
    {"sm_86", 86, 0, 71},      {"sm_87", 87, 0, 74},      {"sm_88", 88, 0, 90},      {"sm_89", 89, 0, 78},
    {"sm_90", 90, 0, 78},      {"sm_90a", 90, 'a', 80},   {"sm_100", 100, 0, 86},    {"sm_100a", 100, 'a', 86},
    {"sm_100f", 100, 'f', 88}, {"sm_101", 101, 0, 86},    {"sm_101a", 101, 'a', 86}, {"sm_101f", 101, 'f', 88},
    {"sm_103", 103, 0, 88},    {"sm_103a", 103, 'a', 88}, {"sm_103f", 103, 'f', 88}, {"sm_110", 110, 0, 90},
    {"sm_110a", 110, 'a', 90}, {"sm_110f", 110, 'f', 90}, {"sm_120", 120, 0, 87},    {"sm_120a", 120, 'a', 87},
    {"sm_120f", 120, 'f', 88}, {"sm_121", 121, 0, 88},    {"sm_121a", 121, 'a', 88}, {"sm_121f", 121, 'f', 88},
};

const Target *target_at(uint32_t i) { return i < sizeof target_table / sizeof *target_table ? &target_table[i] : NULL; }

const Target *target_find(const char *name) {
    for (size_t i = 0; i < sizeof target_table / sizeof *target_table; i++)
        if (strcmp(target_table[i].name, name) == 0) return &target_table[i];
    return NULL;
}

const Target *target_parse(const char *name, char *error, size_t size) {
    const Target *t = target_find(name), *first = target_at(0), *last = first;
    Suggestion near = suggestion_begin(name, "");
    if (t) return t;
    for (uint32_t i = 0; (t = target_at(i)); last = t, i++) suggestion_try(&near, t->name);
    if (near.best && strncmp(name, "sm_", 3) != 0)
        snprintf(error, size, "unknown target '%s'; did you mean '%s'?", name, near.best);
    else snprintf(error, size, "unknown target '%s'; known are %s to %s", name, first->name, last->name);
    return NULL;
}

const Target *module_target_without_default(const Module *m, const char *mcpu) {
    if (mcpu) return target_find(mcpu);
    each_sym(m, s) {
        if (m->sym.at[s].kind != SYM_FUNC) continue;
        const Attr *a = attr_find(m, attr_list_at(m, m->sym.at[s].attrs, ATTR_FUNCTION), "target-cpu");
        if (a && a->form == ATTR_STRING_VALUE) {
            const Target *t = target_find(str_get(m, a->text));
            return t;
        }
    }
    return NULL;
}

const Target *module_target(const Module *m, const char *mcpu) {
    const Target *t = module_target_without_default(m, mcpu);
    return t || mcpu ? t : target_find("sm_75");
}
