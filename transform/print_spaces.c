/* print<spaces>: the set of every pointer of every function, in both notations, on standard error. Changes
 * nothing.
 *
 *    ; @kernel
 *    ; %p: {global, null} GLOBAL
 */
#include "analysis/knobs.h"
#include "analysis/spaces.h"
#include "transform/print_alias.h"

static void value_print(Pass *p, const Spaces *spaces, SymId s, ValueId v, Out *o) {
    Ref r = ref_make(REF_VALUE, v);
    SpaceSet set = spaces_of(spaces, s, r);
    out_str(o, "; ");
    ref_print(p->m, s, r, o);
    out_str(o, ": ");
    space_print(set, o);
    out_format(o, " %s%s\n", space_tier(set), spaces_assumed(spaces, s, r) ? " (assumed)" : "");
}

static bool is_pointer(const Module *m, TypeId t) { return type_is_ptr(m, type_scalar(m, t)); }

bool pass_print_spaces(Pass *p, Fn *unused) {
    (void)unused;
    if (p->choice[0] == 1) {
        print_alias(p);
        return false;
    }
    Spaces spaces;
    SpacesOptions options = {.sm = p->sm};
    spaces_build(&spaces, p->m, p->kernels, p->knobs, &options);
    Out o;
    out_init(&o, stderr);
    each_fn(p->m, s, f) {
        out_str(&o, "; ");
        ref_print(p->m, 0, ref_make(REF_SYM, s), &o);
        out_char(&o, '\n');
        for (ValueId v = 0; v < f->nparam; v++)
            if (is_pointer(p->m, inst_at(f, v)->type)) value_print(p, &spaces, s, v, &o);
        each_inst(f, b, v)
            if (is_pointer(p->m, inst_at(f, v)->type)) value_print(p, &spaces, s, v, &o);
    }
    out_flush(&o);
    out_free(&o);
    spaces_free(&spaces);
    return false;
}
