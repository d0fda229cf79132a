/* 9-memory.c: the passes of lab 9, around the student's functions. See docs/labs/9-memory/lab.h. */
#include "lab.h"

#include "analysis/alias.h"
#include "transform/scalar/aliased.h"

/* ------------------------------------------------------------------------------------------------ the facts */

/* The accesses of a function, and its instructions that may write or order memory. */
typedef struct MemoryFacts {
    Memory w; /* what the student's functions get */
    VEC(ValueId) access;
    VEC(Place) place; /* of each access */
    VEC(ValueId) writer;
} MemoryFacts;

/* Returns what the student's functions get, with the allocas that escape as the student says. The caller frees the set
 * `escaped`. */
static Memory memory_of(Pass *p, Fn *f) {
    Memory w = {p, f, set_new(f->inst.n)};
    LabSet escaped = set_new(f->inst.n);
    each_inst(f, b, v)
        if (inst_at(f, v)->op == OP_ALLOCA && lab_hooks.escapes(&w, v)) set_add(&escaped, v);
    set_free(&w.escaped);
    w.escaped = escaped;
    return w;
}

/* Collects the accesses and writers of f, to be freed by facts_end(). */
static MemoryFacts facts_begin(Pass *p, Fn *f) {
    MemoryFacts t = {.w = memory_of(p, f)};
    Place place;
    each_inst(f, b, v) {
        const Inst *i = inst_at(f, v);
        if (place_of(&t.w, v, &place)) {
            vec_push(&t.access, v);
            vec_push(&t.place, place);
        }
        if (op_flags(i) & OF_WRITE || (i->op == OP_LOAD && !access_is_plain(i))) vec_push(&t.writer, v);
    }
    return t;
}

static void facts_end(MemoryFacts *t) {
    set_free(&t->w.escaped);
    vec_free(&t->access);
    vec_free(&t->place);
    vec_free(&t->writer);
}

/* Returns the student's answer for the places of accesses i and k. Stops with a message if it depends on their
 * order. */
static Overlap overlap_of(const MemoryFacts *t, uint32_t i, uint32_t k) {
    const Memory *w = &t->w;
    Overlap o = lab_hooks.overlap(w, &t->place.at[i], &t->place.at[k]);
    lab_assert(w->p, w->f, o == lab_hooks.overlap(w, &t->place.at[k], &t->place.at[i]),
               "overlap(%r, %r) is another one than overlap(%r, %r)", t->place.at[i].ptr, t->place.at[k].ptr,
               t->place.at[k].ptr, t->place.at[i].ptr);
    return o;
}

/* ------------------------------------------------------------------------------------------------ printing */

/* Writes an instruction as in the text, without spaces around it. text: the buffer of the printer, which is
 * overwritten. */
static void put_inst(Out *o, Printer *print, Out *text, const Fn *f, ValueId v) {
    text->n = 0;
    printer_inst(print, f, v);
    size_t from = 0, to = text->n;
    while (from < to && text->buf[from] == ' ') from++;
    while (to > from && (text->buf[to - 1] == '\n' || text->buf[to - 1] == ' ')) to--;
    out_bytes(o, text->buf + from, to - from);
}

/* The output of a printing pass, and a printer of instructions with its buffer `text`. */
typedef struct FactsPrint {
    Out out, text;
    Printer *inst;
} FactsPrint;

/* Begins the output with the name of the function. */
static void print_begin(FactsPrint *t, Pass *p, const Fn *f) {
    out_init(&t->out, NULL), out_init(&t->text, NULL);
    t->inst = printer_new(p->m, &t->text);
    out_format(&t->out, "@%s\n", sym_text(p->m, f->sym));
}

/* Prints the output to standard output, and frees it. */
static void print_end(FactsPrint *t) {
    fwrite(t->out.buf, 1, t->out.n, stdout);
    fflush(stdout);
    printer_free(t->inst);
    out_free(&t->out), out_free(&t->text);
}

/* Prints the allocas that escape, and the pairs of accesses that are apart or the same. Changes nothing. */
static bool print_overlap(Pass *p, Fn *f) {
    FactsPrint t;
    MemoryFacts m = facts_begin(p, f);
    print_begin(&t, p, f);
    each_in_set(&m.w.escaped, v) {
        out_str(&t.out, "escapes: ");
        put_inst(&t.out, t.inst, &t.text, f, v);
        out_char(&t.out, '\n');
    }
    for (uint32_t i = 0; i < m.access.n; i++)
        for (uint32_t k = i + 1; k < m.access.n; k++) {
            Overlap o = overlap_of(&m, i, k);
            if (o == OVERLAP_MAY) continue;
            put_inst(&t.out, t.inst, &t.text, f, m.access.at[i]);
            out_str(&t.out, o == OVERLAP_NO ? "   APART   " : "   SAME    ");
            put_inst(&t.out, t.inst, &t.text, f, m.access.at[k]);
            out_char(&t.out, '\n');
        }
    print_end(&t);
    facts_end(&m);
    return false;
}

/* Prints, for each plain access, the instructions that clobber its place. Changes nothing. */
static bool print_clobbers(Pass *p, Fn *f) {
    FactsPrint t;
    MemoryFacts m = facts_begin(p, f);
    print_begin(&t, p, f);
    for (uint32_t i = 0; i < m.access.n; i++) {
        if (!access_is_plain(inst_at(f, m.access.at[i]))) continue;
        out_str(&t.out, "the place of  ");
        put_inst(&t.out, t.inst, &t.text, f, m.access.at[i]);
        out_str(&t.out, "  is clobbered by\n");
        for (uint32_t k = 0; k < m.writer.n; k++) {
            if (!lab_hooks.clobbers(&m.w, m.writer.at[k], &m.place.at[i])) continue;
            out_str(&t.out, "    ");
            put_inst(&t.out, t.inst, &t.text, f, m.writer.at[k]);
            out_char(&t.out, '\n');
        }
    }
    print_end(&t);
    facts_end(&m);
    return false;
}

/* ------------------------------------------------------------------------------------------------ checking */

enum { FACTS_MAX = 400 }; /* the accesses of a function that are compared, each with each */

/* Adds an answer about place p of instruction a and place q of instruction b to the log that nvir-run -check-facts
 * compares with what happens. exclusive: no other thread may modify q either. */
static void answer_log(const MemoryFacts *t, enum RecordedKind kind, ValueId a, const Place *p, ValueId b,
                       const Place *q, bool exclusive) {
    AliasLocation x = {p->ptr, p->size == SIZE_ANY ? SIZE_UNKNOWN : p->size, a}, y = {q->ptr, q->size, b};
    vec_push(&t->w.p->m->alias_log->answer, ((RecordedAnswer){t->w.f->sym, (uint8_t)kind, exclusive, x, y}));
}

/* Logs all answers of the student about the accesses of f, which nvir-run then checks in the execution. A place that
 * a barrier does not clobber must keep its contents although other threads run. Does nothing if the module has no
 * log, and logs nothing about a function with more than FACTS_MAX accesses. */
static bool memory_facts(Pass *p, Fn *f) {
    if (!p->m->alias_log) return false;
    MemoryFacts t = facts_begin(p, f);
    for (uint32_t i = 0; i < t.access.n && t.access.n <= FACTS_MAX; i++) {
        const Place *a = &t.place.at[i];
        for (uint32_t k = i + 1; k < t.access.n; k++) {
            Overlap o = overlap_of(&t, i, k);
            if (o != OVERLAP_MAY)
                answer_log(&t, o == OVERLAP_NO ? ANSWER_NO : ANSWER_MUST, t.access.at[i], a, t.access.at[k],
                           &t.place.at[k], false);
        }
        for (uint32_t k = 0; k < t.writer.n; k++) {
            ValueId v = t.writer.at[k];
            bool call = inst_at(f, v)->op == OP_CALL;
            if (lab_hooks.clobbers(&t.w, v, a)) continue;
            answer_log(&t, ANSWER_UNMODIFIED, v, &(Place){.size = 0}, t.access.at[i], a,
                       call && call_effect(&t.w, v) == CALL_SYNCS);
        }
    }
    facts_end(&t);
    return false;
}

/* ------------------------------------------------------------------------------------------------ the pass */

/* Removes what loads promise about their results in metadata, because such a promise need not hold where a result
 * takes the place of another one. Returns whether there was any. */
static bool promises_drop(Pass *p, Fn *f) {
    static const char *const promise[] = {"range", "nonnull", "align", "dereferenceable", "dereferenceable_or_null"};
    bool changed = false;
    each_inst(f, b, v) {
        if (inst_at(f, v)->op != OP_LOAD) continue;
        for (uint32_t k = 0; k < sizeof promise / sizeof *promise; k++)
            changed |= inst_attach(f, p->m, v, promise[k]) != NULL;
        load_promises_drop(p->m, f, v, false);
    }
    return changed;
}

/* Drops the promises of loads, and eliminates loads by the student's function. */
static bool load_elim(Pass *p, Fn *f) {
    bool changed = promises_drop(p, f);
    Memory w = memory_of(p, f);
    changed |= lab_hooks.eliminate(&w);
    set_free(&w.escaped);
    return changed;
}

const PassRow lab_rows[] = {
    {"print-overlap", print_overlap, PASS_FUNCTION, NEED_USES | NEED_CFG, KEEP_CFG, "", "print how accesses overlap"},
    {"print-clobbers", print_clobbers, PASS_FUNCTION, NEED_USES | NEED_CFG, KEEP_CFG, "",
     "print which instructions clobber which places"},
    {"memory-facts", memory_facts, PASS_FUNCTION, NEED_USES | NEED_CFG, KEEP_CFG, "",
     "log the answers of the student for -check-facts"},
    {"load-elim", load_elim, PASS_FUNCTION, NEED_USES | NEED_CFG, KEEP_CFG, "", "remove redundant loads"},
    {0},
};
