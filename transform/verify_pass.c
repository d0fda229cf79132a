/* verify: checks the module against the rules of the language and reports each violation as an error. Changes
 * nothing. */
#include "transform/pass.h"

bool pass_verify(Pass *p, Fn *f) {
    (void)f;
    module_verify(p->m, &(VerifyOptions){.sm = p->sm, .allow_missing_datalayout = true});
    return false;
}
