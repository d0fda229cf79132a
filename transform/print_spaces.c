/* print<spaces>: prints the module with the space set of every pointer, as a bit mask, as a set and as a tier
 * of the two-tier lattice. Prints to standard error and changes nothing.
 *
 *     ; %p: 0x81 {global, null} GLOBAL                          a parameter, above its function
 *       %q = select i1 %c, ptr %s, ptr %p  ; 0x83 {global, shared, null} GENERIC
 *       store float 0.0, ptr %q  ; %q here: 0x02 {shared} SHARED           a use at which a test refines the set
 *
 * first-time analyses each function alone; second-time follows calls. The first parameter selects another output: see
 * print_alias.c, print_arena.c, and enum SpacesDump for the phases of the analysis. */
#include "analysis/knobs.h"
#include "analysis/spaces/spaces.h"
#include "transform/print_alias.h"
#include "transform/print_arena.h"

/* The words of the first parameter in passes.def, counted from 1; those after the arena are phases, in the order of
 * enum SpacesDump. */
enum { PRINT_SPACES = 1, PRINT_ALIAS, PRINT_ARENA };

typedef struct Notes {
    const Module *m;
    const Spaces *s;
} Notes;

/* Prints a set in the three forms, with "(assumed)" if it rests on an assumption. */
static void set_print(SpaceSet set, bool assumed, Out *o) {
    static const char digit[] = "0123456789abcdef";
    out_format(o, "0x%c%c ", digit[set >> 4], digit[set & 15]);
    space_print(set, o);
    out_format(o, " %s%s", space_tier(set), assumed ? " (assumed)" : "");
}

/* Prints the set of each pointer parameter, above its function: the callback PrintNotes.function. */
static void params_note(void *with, Printer *printer, SymId s, Out *o) {
    const Notes *n = with;
    const Fn *f = n->m->sym.at[s].fn;
    for (ValueId p = 0; p < f->nparam; p++) {
        if (!type_is_ptrs(n->m, inst_at(f, p)->type)) continue;
        Ref r = ref_make(REF_VALUE, p);
        out_str(o, "; ");
        printer_ref(printer, r);
        out_str(o, ": ");
        set_print(spaces_of(n->s, s, r), spaces_assumed(n->s, s, r), o);
        out_char(o, '\n');
    }
}

/* Prints the set of the result of v if that is a pointer, and of each operand whose set a test refines, after the
 * instruction: the callback PrintNotes.inst. */
static void inst_note(void *with, Printer *printer, SymId s, ValueId v, Out *o) {
    const Notes *n = with;
    const Fn *f = n->m->sym.at[s].fn;
    const char *separator = "  ; ";
    if (type_is_ptrs(n->m, inst_at(f, v)->type)) {
        Ref r = ref_make(REF_VALUE, v);
        out_str(o, separator);
        set_print(spaces_of(n->s, s, r), spaces_assumed(n->s, s, r), o);
        separator = ", ";
    }
    for (uint32_t i = 0; i < inst_at(f, v)->nopnd; i++) {
        if (!sigma_at(&n->s->sigmas, f, s, v, i)) continue;
        out_str(o, separator);
        printer_ref(printer, inst_op(f, v, i));
        out_str(o, " here: ");
        set_print(spaces_use(n->s, s, v, i), spaces_use_assumed(n->s, s, v, i), o);
        separator = ", ";
    }
}

/* Builds the analysis anew and prints the result of one phase of it to standard error. */
static void phase_print(Pass *p, enum SpacesDump phase) {
    Spaces spaces;
    Out o;
    out_init(&o, stderr);
    SpacesOptions options = {.follow = p->choice[1] == 2, .sm = p->sm, .dump = phase, .dump_to = &o};
    spaces_build(&spaces, p->m, p->kernels, p->knobs, &options);
    out_flush(&o);
    out_free(&o);
    spaces_free(&spaces);
}

/* Prints what the first parameter of the pass selects to standard error. Always returns false. */
bool pass_print_spaces(Pass *p, Fn *unused) {
    (void)unused;
    if (p->choice[0] == PRINT_ALIAS) {
        print_alias(p);
        return false;
    }
    if (p->choice[0] == PRINT_ARENA) {
        print_arena(p);
        return false;
    }
    if (p->choice[0] > PRINT_ARENA) {
        phase_print(p, (enum SpacesDump)(p->choice[0] - PRINT_ARENA));
        return false;
    }
    SpacesOptions options = {.follow = p->choice[1] == 2, .sm = p->sm};
    Notes notes = {p->m, pass_spaces(p, &options)};
    Out text, o;
    out_init(&text, NULL);
    module_print_noted(p->m, &(PrintNotes){&notes, params_note, inst_note}, &text);
    out_init(&o, stderr);
    out_bytes(&o, text.buf, text.n);
    out_flush(&o);
    out_free(&o);
    out_free(&text);
    return false;
}
