/* nvir-opt: reads NVVM IR, runs passes over it and prints it. */
#include "analysis/dot/dot.h"
#include "analysis/spaces/explain.h"
#include "ir/demangle/demangle.h"
#include "ir/hash.h"
#include "transform/driver.h"

typedef VEC(char *) Names; /* owns its strings */

typedef struct OptDriver {
    Driver d;
    const char *explain, *dot;
} OptDriver;

static const Option own[] = {{"explain", OPTION_VALUE, offsetof(OptDriver, explain), "=%p|@f:%p|all",
                              "explain where the spaces of a pointer of the input come from"},
                             {"dot", OPTION_VALUE, offsetof(OptDriver, dot), "=KIND",
                              "draw the result for graphviz: cfg, dom, loops, defuse, spaces or callgraph"},
                             {NULL, 0, 0, NULL, NULL}};

/* Prints the module, for driver_write. Never fails. */
static bool print(Driver *d, Out *o) {
    module_print(d->m, o);
    return true;
}

/* Offers the names of function s to the search for the most similar name: its symbol, and its C++ name without result,
 * arguments and parameters. Appends the C++ name, if it has one, to `plain`, because `near` may point to it; free
 * `plain` after `near`. */
static void function_names_try(Suggestion *near, const Module *m, SymId s, Names *plain) {
    const char *symbol = sym_text(m, s);
    Demangled d;
    suggestion_try(near, symbol);
    if (!demangle(symbol, strlen(symbol), &d)) return;
    size_t n = d.arguments - d.name;
    char *name = memcpy(mem_alloc(n + 1), d.text + d.name, n);
    vec_push(plain, name);
    suggestion_try(near, name);
    demangled_free(&d);
}

/* Frees the strings and the list. */
static void names_free(Names *names) {
    for (uint32_t i = 0; i < names->n; i++) free(names->at[i]);
    vec_free(names);
}

/* Reports whether `what`, a value of -explain, selects function s: "@f:%p" selects f, "%p" selects every function.
 * colon: explain_colon(what). */
static bool selects(const Module *m, SymId s, const char *what, const char *colon) {
    return !colon || symbol_is_called(sym_text(m, s), what + 1, (size_t)(colon - what) - 1);
}

/* Prints an error about `what`, which explain_module has not found. It either names a value that is not a pointer, or
 * nothing; the message then suggests the most similar function or value. */
static void explain_failed(Driver *d, const char *what) {
    const Module *m = d->m;
    const char *colon = explain_colon(what), *name = colon ? colon + 1 : what;
    bool function = *what == '@', number = false;
    Names plain = {0};
    each_fn(m, s, f) {
        ValueId v;
        if (!selects(m, s, what, colon)) continue;
        if (colon) function = false;
        number |= !function && fn_value_named(m, f, name + (*name == '%'), &v);
    }
    if (function) name = what;
    Suggestion near = suggestion_begin(name + (*name == '@' || *name == '%'), ":");
    each_fn(m, s, f) {
        if (function) function_names_try(&near, m, s, &plain);
        else if (!selects(m, s, what, colon)) continue;
        for (ValueId v = 0; v < f->inst.n && !function; v++)
            if (inst_name(f, v)) suggestion_try(&near, str_get(m, inst_name(f, v)));
    }
    if (number) diag_error(m->diag, SRC_NONE, "-explain: '%s' is not a pointer", what);
    else if (!near.best) diag_error(m->diag, SRC_NONE, "-explain: there is no value '%s'", what);
    else
        diag_error(m->diag, SRC_NONE, "-explain: there is no value '%s'; did you mean '%c%s'?", what,
                   function ? '@' : '%', near.best);
    names_free(&plain);
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

/* Prints an error about a wrong -dot=KIND, with the most similar kind. Returns 2, the exit code. */
static int dot_unknown(const char *kind) {
    Suggestion near = suggestion_begin(kind, "");
    dot_nearest(&near);
    if (near.best) diag_print(stderr, "nvir-opt: error: -dot: no picture '%s'; did you mean '%s'?", kind, near.best);
    else
        diag_print(stderr, "nvir-opt: error: -dot: expected cfg, dom, loops, defuse, spaces or callgraph, not '%s'",
                   kind);
    return 2;
}

/* Prints an error for each name in -filter-print-funcs that no function with a body has. Returns whether the module has
 * no errors. */
static bool functions_exist(const Driver *d) {
    for (const char *p = d->run.show.functions; p && *p; p += *p == ',') {
        size_t n = symbol_list_first(p);
        Suggestion near = suggestion_begin(p, ",");
        Names plain = {0};
        bool found = false;
        each_fn(d->m, s, f) {
            found |= symbol_is_called(sym_text(d->m, s), p, n);
            function_names_try(&near, d->m, s, &plain);
        }
        if (!found && near.best)
            diag_error(d->m->diag, SRC_NONE, "-filter-print-funcs: there is no function '%.*s'; did you mean '%s'?",
                       (int)n, p, near.best);
        else if (!found)
            diag_error(d->m->diag, SRC_NONE, "-filter-print-funcs: there is no function '%.*s'", (int)n, p);
        names_free(&plain);
        p += n;
    }
    return !d->m->diag->errors;
}

/* Draws the module as -dot requests, for driver_write. Returns false after an error message if a function of
 * -filter-print-funcs does not exist. */
static bool draw(Driver *d, Out *o) {
    const OptDriver *p = (const OptDriver *)d;
    if (!functions_exist(d)) return false;
    const Target *named = module_target_without_default(d->m, d->run.mcpu);
    dot_draw(&(DotOptions){p->dot, d->run.show.functions, &d->knobs, named ? named->sm : 0}, d->m, o);
    return true;
}

int main(int argc, char **argv) {
    terminal_buffer();
    mem_large_pages();
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
