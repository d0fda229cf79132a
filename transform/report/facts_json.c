/* facts_json.c: see facts_json.h. The numbers of nameless values are known only while the printer prints their
 * function. So the module is printed once more, and the callbacks of the printer write the rows; the printed text is
 * discarded. */
#include "transform/report/facts_json.h"

#include "analysis/spaces/explain.h"
#include "analysis/spaces/program.h"
#include "ir/demangle/demangle.h"
#include "ir/json.h"

/* The number of a step of a chain of causes that has been written: 1 + its index in the member `why`. A step is
 * identified by its cause (ExplainAt.cause) and its bit (ExplainAt.bit). */
typedef struct StepNumber {
    Fact bit;
    uint32_t number, next; /* next: 1 + index in FactsWriter.step of another step with the same cause; 0: none */
} StepNumber;

/* What facts_json passes to the callbacks of the printer. */
typedef struct FactsWriter {
    Module *m;
    const IrLines *l;
    Spaces spaces;
    KernelTable kernels;
    bool why;          /* FactsOptions.why: write the chains of causes */
    Explain explain;   /* begun only if `why` */
    uint32_t *line_of; /* by node of the analysis: the first line of the instruction, from 1; 0: it has none */
    uint32_t *header;  /* by SymId: the first line of the function, from 1; 0: it has no body */
    VEC(StepNumber) step;
    uint32_t *step_of; /* by cause: 1 + index in `step` of the first step in its list; 0: none; NULL unless `why` */
    uint32_t steps;    /* the number of steps that have been written to `chains` */
    /* the elements of the arrays of the facts, where the last function may still be open, see `fn`; and those of the
     * member `why` of the report */
    Out functions, values, accesses, *chains;
    bool *sets; /* by SpaceSet: it occurs */
    SymId fn;   /* the function whose object is not yet closed; 0: none */
} FactsWriter;

/* ------------------------------------------------------------------------------------------- chains */

/* Returns the line of value v of function fn, from 1; the first line of the function for a parameter or a value that
 * has no line. */
static uint32_t line_of(const FactsWriter *w, SymId fn, ValueId v) {
    uint32_t line = v < w->m->sym.at[fn].fn->nparam ? 0 : w->line_of[w->spaces.base[fn] + v];
    return line ? line : w->header[fn];
}

/* Returns the number of a step, from 1, if it has been written. Otherwise assigns the next number, which is then in
 * w->steps, and returns 0. */
static uint32_t step_number(FactsWriter *w, ExplainAt at) {
    for (uint32_t k = w->step_of[at.cause]; k; k = w->step.at[k - 1].next)
        if (w->step.at[k - 1].bit == at.bit) return w->step.at[k - 1].number;
    vec_push(&w->step, ((StepNumber){at.bit, ++w->steps, w->step_of[at.cause]}));
    w->step_of[at.cause] = w->step.n;
    return 0;
}

/* Appends to w->chains the rows of a chain from `at` on, which is not the end of a chain (at.cause is not 0), up to its
 * end or to a step that has been written before: [line, note, line of the call, index of the next step or -1]. A line
 * is 0 if there is none. Returns the index of the row of `at`, counted from 0, which may have been written before. */
static uint32_t chain_write(FactsWriter *w, ExplainAt at) {
    uint32_t first = 0;
    Out note;
    out_init(&note, NULL);
    for (bool begun = false; at.cause; begun = true) {
        uint32_t known = step_number(w, at), number = known ? known : w->steps;
        if (!begun) first = number - 1;
        else out_u64(w->chains, number - 1), out_char(w->chains, ']');
        if (known) goto done;
        ExplainAt before;
        note.n = 0;
        ExplainStep step = explain_step(&w->explain, at, &before, &note);
        json_comma(w->chains);
        out_char(w->chains, '[');
        if (step.fn) out_u64(w->chains, line_of(w, step.fn, step.v));
        else out_u64(w->chains, step.sym && !step.is_variable ? w->header[step.sym] : 0);
        out_char(w->chains, ',');
        if (step.refined) out_str(&note, "refined here");
        if (step.is_variable) {
            out_str(&note, ": ");
            ref_print(w->m, 0, ref_make(REF_SYM, step.sym), &note);
        }
        json_bytes(w->chains, note.buf, note.n);
        out_char(w->chains, ',');
        out_u64(w->chains, step.call_fn ? line_of(w, step.call_fn, step.call) : 0);
        out_char(w->chains, ',');
        at = before;
    }
    out_str(w->chains, "-1]");
done:
    out_free(&note);
    return first;
}

/* The number of steps that explain_same follows; chains that are longer count as different. */
enum { STEPS_COMPARED = 64 };

/* Writes [[spaces, first step], ...] to o, for the set of value v of fn: a mask of spaces whose chains are the same,
 * and the index of the first step of the chain. Also appends the steps that have not been written yet to w->chains.
 * Leaves out spaces without a chain. Writes [] unless w->why. */
static void why_write(FactsWriter *w, SymId fn, ValueId v, SpaceSet set, Out *o) {
    out_char(o, '[');
    for (SpaceSet left = w->why ? set : 0, same; left; left &= (SpaceSet)~same) {
        ExplainAt at;
        same = explain_same(&w->explain, fn, v, left);
        if (!explain_first(&w->explain, fn, v, left & (SpaceSet)-left, &at)) continue;
        json_comma(o);
        out_format(o, "[%u,%u]", same, chain_write(w, at));
    }
    out_char(o, ']');
}

/* ------------------------------------------------------------------------------------------- rows */

/* Writes to o, as a string, an operand of the function that is being printed. The printer can only write to `text`,
 * from which the operand is removed again. */
static void operand_write(Printer *printer, Ref r, Out *text, Out *o) {
    size_t from = text->n;
    printer_ref(printer, r);
    json_bytes(o, text->buf + from, text->n - from);
    text->n = from;
}

/* Writes ",set,assumed": the set as a number, and 1 if it rests on an assumption, else 0. Marks the set in w->sets. */
static void set_write(const FactsWriter *w, SpaceSet set, bool assumed, Out *o) {
    w->sets[set] = true;
    out_format(o, ",%u,%u", set, assumed);
}

/* Writes the row of value v of function s, a pointer, to w->values: [line, name, set, assumed, why]. `text` is what the
 * printer writes to. */
static void value_write(FactsWriter *w, Printer *printer, SymId s, ValueId v, Out *text) {
    Ref r = ref_make(REF_VALUE, v);
    SpaceSet set = spaces_of(&w->spaces, s, r);
    Out *o = &w->values;
    json_comma(o);
    out_format(o, "[%u,", line_of(w, s, v));
    operand_write(printer, r, text, o);
    set_write(w, set, spaces_assumed(&w->spaces, s, r), o);
    out_char(o, ',');
    why_write(w, s, v, set, o);
    out_char(o, ']');
}

/* Closes the object of the previous function, opens that of s up to its list of calls, and writes the rows of its
 * pointer parameters: PrintNotes.function. */
static void fn_write(void *with, Printer *printer, SymId s, Out *text) {
    FactsWriter *w = with;
    const Fn *f = w->m->sym.at[s].fn;
    const char *name = sym_text(w->m, s);
    Out *o = &w->functions;
    Demangled d;
    if (w->fn) out_str(o, "]}");
    w->fn = s;
    json_comma(o);
    out_str(o, "\n{\"name\":");
    json_bytes(o, name, str_len(w->m, w->m->sym.at[s].name));
    if (demangle(name, strlen(name), &d)) {
        json_key(o, "demangled");
        json_string(o, demangled_name(&d));
        demangled_free(&d);
    }
    out_format(o, ",\"line\":%u,\"kernel\":%s,\"calls\":[", w->header[s],
               sym_is_kernel(&w->kernels, s) ? "true" : "false");
    for (ValueId p = 0; p < f->nparam; p++)
        if (type_is_ptrs(w->m, inst_at(f, p)->type)) value_write(w, printer, s, p, text);
}

/* Writes call v to the list of calls of function s: [line, name]; the name of an unknown callee is "". Leaves out
 * inline assembly, intrinsics and any other function whose name begins with "llvm.". */
static void call_write(FactsWriter *w, SymId s, const Fn *f, ValueId v) {
    if (ref_is_asm(w->m, call_callee(f, v)) || call_intrinsic(w->m, f, v)) return;
    SymId to = call_target(w->m, f, v);
    const char *name = to ? sym_text(w->m, to) : "";
    if (!strncmp(name, "llvm.", 5)) return;
    json_comma(&w->functions);
    out_format(&w->functions, "[%u,", line_of(w, s, v));
    json_string(&w->functions, name);
    out_char(&w->functions, ']');
}

/* Writes the row of a memory access, instruction v of function s, to w->accesses: [line, kind, pointer, space of its
 * type, set, assumed]. The set is that of the pointer at this use, where tests may have narrowed it. */
static void access_write(FactsWriter *w, Printer *printer, SymId s, const Fn *f, ValueId v, const MemAccess *a,
                         Out *text) {
    uint32_t k = 0;
    while (!ref_same(inst_op(f, v, k), a->ptr)) k++;
    if (inst_at(f, v)->op == OP_STORE) k = 1; /* the stored value may be the same pointer */
    uint32_t space = ref_space(w->m, f, a->ptr);
    Out *o = &w->accesses;
    json_comma(o);
    out_format(o, "[%u,\"%s\",", line_of(w, s, v), a->reads && a->writes ? "atomic" : a->writes ? "store" : "load");
    operand_write(printer, a->ptr, text, o);
    out_str(o, ",\"");
    if (space) space_list_print(space_set(space), o);
    else out_str(o, "generic");
    out_char(o, '"');
    set_write(w, spaces_use(&w->spaces, s, v, k), spaces_use_assumed(&w->spaces, s, v, k), o);
    out_char(o, ']');
}

/* Writes the rows of instruction v, as far as it is a pointer, a call or an access: PrintNotes.inst. */
static void inst_write(void *with, Printer *printer, SymId s, ValueId v, Out *text) {
    FactsWriter *w = with;
    const Fn *f = w->m->sym.at[s].fn;
    MemAccess a;
    if (type_is_ptrs(w->m, inst_at(f, v)->type)) value_write(w, printer, s, v, text);
    if (inst_at(f, v)->op == OP_CALL) call_write(w, s, f, v);
    if (program_access(w->m, f, v, &a)) access_write(w, printer, s, f, v, &a, text);
}

/* ------------------------------------------------------------------------------------------- entry points */

/* Allocates and fills w->line_of and w->header; w->spaces must have been built. */
static void lines_find(FactsWriter *w) {
    w->line_of = mem_alloc(((size_t)w->spaces.nvalue + 1) * sizeof *w->line_of);
    w->header = mem_alloc(w->m->sym.n * sizeof *w->header);
    for (uint32_t i = w->l->n; i-- > 0;) {
        const IrLine *l = &w->l->line.at[i];
        if (l->fn && l->v == IR_HEADER) w->header[l->fn] = i + 1;
        else if (l->fn) w->line_of[w->spaces.base[l->fn] + l->v] = i + 1;
    }
}

/* Writes the member `key` of an object: an array of the elements, which are separated by commas already. */
static void array_put(Out *o, const char *key, const Out *elements) {
    json_key(o, key);
    out_char(o, '[');
    out_bytes(o, elements->buf, elements->n);
    out_str(o, "]");
}

void facts_json(Module *m, const IrLines *l, const FactsOptions *options, Out *facts, Out *chains, bool sets[256]) {
    FactsWriter w = {.m = m, .l = l, .why = options->why, .chains = chains, .sets = sets};
    SpacesOptions how = {.follow = true, .sm = options->sm, .explain = options->why};
    Out text, *parts[] = {&text, &w.functions, &w.values, &w.accesses};
    for (int i = 0; i < 4; i++) out_init(parts[i], NULL);
    kernel_table_build(&w.kernels, m);
    spaces_build(&w.spaces, m, &w.kernels, options->knobs, &how);
    lines_find(&w);
    if (w.why) {
        explain_begin(&w.explain, &w.spaces, NULL);
        w.explain.steps_max = STEPS_COMPARED; /* longer chains count as different */
        w.step_of = mem_alloc(((size_t)w.spaces.cause.n + 1) * sizeof *w.step_of);
    }
    module_print_noted(m, &(PrintNotes){&w, fn_write, inst_write}, &text);
    if (w.fn) out_str(&w.functions, "]}");
    out_char(facts, '{');
    array_put(facts, "functions", &w.functions);
    array_put(facts, "values", &w.values);
    array_put(facts, "accesses", &w.accesses);
    out_char(facts, '}');
    if (w.why) explain_end(&w.explain);
    for (int i = 0; i < 4; i++) out_free(parts[i]);
    vec_free(&w.step);
    free(w.step_of), free(w.line_of), free(w.header);
    spaces_free(&w.spaces);
    kernel_table_free(&w.kernels);
}

void facts_json_sets(const bool sets[256], Out *o) {
    out_char(o, '{');
    for (unsigned set = 0; set < 256; set++) {
        if (!sets[set]) continue;
        Out text;
        out_init(&text, NULL);
        space_print((SpaceSet)set, &text);
        json_comma(o);
        out_format(o, "\"%u\":[", set);
        json_bytes(o, text.buf, text.n);
        out_format(o, ",\"%s\"]", space_tier((SpaceSet)set));
        out_free(&text);
    }
    out_char(o, '}');
}
