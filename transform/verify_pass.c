/* verify: checks the module against the rules of the language and reports each violation as an error. Changes
 * nothing. */
#include "transform/pass.h"

/* Verifies the whole module, which may lack a data layout, and reports errors to its Diag. Always returns false, also
 * after errors; the pipeline stops because of their number in Diag. */
bool pass_verify(Pass *p, Fn *f) {
    (void)f;
    module_verify(p->m, &(VerifyOptions){.sm = p->sm, .allow_missing_datalayout = true});
    return false;
}
