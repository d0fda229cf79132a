/* dot.c: the kinds of pictures, and the frame around each function. See dot.h. */
#include "analysis/dot/dot.h"

#include "analysis/dot/dot_blocks.h"
#include "analysis/dot/dot_calls.h"
#include "analysis/dot/dot_values.h"

/* The kinds of pictures. `function` draws one function inside its frame, or else `module` draws the whole module;
 * the other is NULL. `after`, if not NULL, then writes what lies outside of the frames. */
static const struct DotKind {
    const char *name;
    void (*function)(Dot *d, SymId s, const Fn *f);
    void (*module)(Dot *d);
    void (*after)(Dot *d);
} dot_kind[] = {{"cfg", dot_cfg, NULL, NULL},
                {"dom", dot_dom, NULL, NULL},
                {"callgraph", NULL, dot_callgraph, NULL},
                {"spaces", dot_pointers, NULL, dot_pointer_edges},
                {"defuse", dot_defuse, NULL, NULL},
                {"loops", dot_loops, NULL, NULL}};
enum { DOT_KINDS = sizeof dot_kind / sizeof *dot_kind };

/* Returns the kind with this name; NULL if there is none. */
static const struct DotKind *kind_find(const char *name) {
    for (int i = 0; i < DOT_KINDS; i++)
        if (!strcmp(dot_kind[i].name, name)) return &dot_kind[i];
    return NULL;
}

bool dot_is_kind(const char *kind) { return kind_find(kind) != NULL; }

void dot_nearest(Suggestion *near) {
    for (int i = 0; i < DOT_KINDS; i++) suggestion_try(near, dot_kind[i].name);
}

/* Writes the frame of function s with its name, and in it what kind->function draws. */
static void function_draw(Dot *d, const struct DotKind *kind, SymId s, const Fn *f) {
    out_format(d->o, "  subgraph cluster_f%u {\n    label=\"", s);
    dot_ref(d, ref_make(REF_SYM, s));
    out_str(d->o, "\";\n");
    printer_value(d->printer, f, 0); /* from now on the printer numbers the values of f */
    d->text.n = 0;
    kind->function(d, s, f);
    out_str(d->o, "  }\n");
}

/* Writes the complete graph: its default attributes, the frame of each function that is drawn or the whole module, what
 * lies outside of the frames, and the closing brace. */
static void graph_draw(Dot *d, const struct DotKind *kind) {
    out_format(d->o, "digraph \"%s\" {\n", kind->name);
    out_str(d->o, "  graph [fontname=\"monospace\"];\n"
                  "  node [fontname=\"monospace\", shape=box, style=filled, fillcolor=white];\n"
                  "  edge [fontname=\"monospace\"];\n");
    if (kind->module) kind->module(d);
    each_fn(d->m, s, f)
        if (kind->function && dot_draws(d, s)) function_draw(d, kind, s, f);
    if (kind->after) kind->after(d);
    out_str(d->o, "}\n");
}

void dot_draw(const DotOptions *options, Module *m, Out *o) {
    const struct DotKind *kind = kind_find(options->kind);
    Dot d = {.options = options, .m = m, .o = o};
    KernelTable kernels;
    Spaces spaces;
    kernel_table_build(&kernels, m);
    d.kernels = &kernels;
    d.named = mem_alloc(m->sym.n * sizeof *d.named);
    out_init(&d.text, NULL);
    d.printer = printer_new(m, &d.text);
    if (kind->function == dot_pointers) {
        SpacesOptions how = {.follow = true, .sm = options->sm};
        spaces_build(&spaces, m, &kernels, options->knobs, &how);
        d.spaces = &spaces;
    }
    graph_draw(&d, kind);
    if (d.spaces) spaces_free(&spaces);
    printer_free(d.printer);
    out_free(&d.text);
    free(d.named);
    kernel_table_free(&kernels);
}
