/* nvir-opt: reads NVVM IR, runs passes over it and prints it. */
#include "analysis/dot/dot.h"
#include "analysis/spaces/explain.h"
#include "ir/hash.h"
#include "transform/driver.h"

typedef struct OptDriver {
    Driver d;
    const char *explain, *dot;
} OptDriver;

static const Option own[] = {{"explain", OPTION_VALUE, offsetof(OptDriver, explain), "=%p|@f:%p|all",
                              "explain where the spaces of a pointer of the input come from"},
                             {"dot", OPTION_VALUE, offsetof(OptDriver, dot), "=KIND",
                              "draw the result for graphviz: cfg, dom, loops, defuse, spaces or callgraph"},
                             {NULL, 0, 0, NULL, NULL}};

static bool print(Driver *d, Out *o) {
    module_print(d->m, o);
    return true;
}

/* Reports whether the name of a function is the text from `name` to `end`. */
static bool is_named(const Module *m, SymId s, const char *name, const char *end) {
    const char *known = str_get(m, m->sym.at[s].name);
    return strlen(known) == (size_t)(end - name) && !memcmp(known, name, (size_t)(end - name));
}

/* Reports that `what` names nothing, with the most similar function or value. */
static void explain_failed(Driver *d, const char *what) {
    const Module *m = d->m;
    const char *colon = strchr(what, ':');
    bool function = *what == '@';
    each_fn(m, s, f)
        if (colon && is_named(m, s, what + 1, colon)) function = false;
    const char *name = colon && !function ? colon + 1 : what;
    Suggestion near = suggestion_begin(name + (*name == '@' || *name == '%'), ":");
    each_fn(m, s, f) {
        if (function) suggestion_try(&near, str_get(m, m->sym.at[s].name));
        for (ValueId v = 0; v < f->inst.n && !function; v++)
            if (inst_name(f, v)) suggestion_try(&near, str_get(m, inst_name(f, v)));
    }
    if (!near.best) diag_error(m->diag, SRC_NONE, "-explain: there is no value '%s'", what);
    else
        diag_error(m->diag, SRC_NONE, "-explain: there is no value '%s'; did you mean '%c%s'?", what,
                   function ? '@' : '%', near.best);
}

/* Explains, for -explain, the spaces of the pointer that `what` names, in the module as it was read. Prints
 * to standard error. Returns false and reports an error if there is no such pointer. */
static bool explain(Driver *d, const char *what) {
    KernelTable kernels;
    Spaces spaces;
    Out o;
    kernel_table_build(&kernels, d->m);
    const Target *named = module_target_without_default(d->m, d->run.mcpu);
    SpacesOptions options = {.follow = true, .sm = named ? named->sm : 0, .explain = true};
    spaces_build(&spaces, d->m, &kernels, &d->knobs, &options);
    out_init(&o, NULL);
    bool found = explain_module(&spaces, what, &o);
    if (o.n) fwrite(o.buf, 1, o.n, stderr);
    out_free(&o);
    if (!found) explain_failed(d, what);
    spaces_free(&spaces);
    kernel_table_free(&kernels);
    return found;
}

/* Reports a wrong -dot=KIND. */
static int dot_unknown(const char *kind) {
    Suggestion near = suggestion_begin(kind, "");
    dot_nearest(&near);
    if (near.best) diag_print(stderr, "nvir-opt: error: -dot: no picture '%s'; did you mean '%s'?", kind, near.best);
    else
        diag_print(stderr, "nvir-opt: error: -dot: expected cfg, dom, loops, defuse, spaces or callgraph, not '%s'",
                   kind);
    return 2;
}

/* Reports an error if the module has no function of a name in -filter-print-funcs. */
static bool functions_exist(const Driver *d) {
    for (const char *p = d->run.show.functions; p && *p; p += *p == ',') {
        size_t n = strcspn(p, ",");
        Suggestion near = suggestion_begin(p, ",");
        bool found = false;
        each_fn(d->m, s, f) {
            found |= is_named(d->m, s, p, p + n);
            suggestion_try(&near, str_get(d->m, d->m->sym.at[s].name));
        }
        if (!found && near.best)
            diag_error(d->m->diag, SRC_NONE, "-filter-print-funcs: there is no function '%.*s'; did you mean '%s'?",
                       (int)n, p, near.best);
        else if (!found)
            diag_error(d->m->diag, SRC_NONE, "-filter-print-funcs: there is no function '%.*s'", (int)n, p);
        p += n;
    }
    return !d->m->diag->errors;
}

static bool draw(Driver *d, Out *o) {
    const OptDriver *p = (const OptDriver *)d;
    if (!functions_exist(d)) return false;
    const Target *named = module_target_without_default(d->m, d->run.mcpu);
    dot_draw(&(DotOptions){p->dot, d->run.show.functions, &d->knobs, named ? named->sm : 0}, d->m, o);
    return true;
}

int main(int argc, char **argv) {
    hash_randomise();
    OptDriver p = {.explain = NULL};
    Driver *d = &p.d;
    int code = driver_begin(d, "nvir-opt", "Runs passes over NVVM IR and prints it.", own, argc, argv);
    if (code == DRIVER_GO && p.dot && !dot_is_kind(p.dot)) code = dot_unknown(p.dot);
    if (code == DRIVER_GO) {
        bool good = driver_read(d) && (!p.explain || explain(d, p.explain));
        code = good && driver_run(d) && driver_write(d, p.dot ? draw : print) ? 0 : 1;
    }
    return driver_end(d, code);
}
