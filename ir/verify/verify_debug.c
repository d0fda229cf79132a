/* verify_debug.c: finds the subprogram that a scope or location belongs to. */
#include "ir/verify/verify.h"

/* Returns the node one step further out. For a location, that is the location of the call at which it was inlined, or
 * its scope if it was not inlined; for a scope, the scope around it. Returns 0 for the outermost scope. */
static MdId scope_up(const Module *m, MdId md) {
    const Md *n = &m->md.at[md];
    if (n->kind == MD_LOCATION) {
        MdId at = m->md_op.at[n->first + LOC_INLINED_AT];
        return at ? at : m->md_op.at[n->first + LOC_SCOPE];
    }
    const uint32_t *field = md_field(m, md, "scope");
    return field && field[1] == MDF_MD ? field[2] : 0;
}

/* md_subprogram memoises the result for every node on the way, so all calls together take linear time. Scopes
 * that form a cycle have no subprogram. */
#define SCOPE_UNKNOWN 0
#define SCOPE_NONE UINT32_MAX
#define SCOPE_OPEN (UINT32_MAX - 1)

MdId md_subprogram(Verify *x, MdId md) {
    const Module *m = x->m;
    if (!x->subprogram) x->subprogram = mem_alloc(m->md.n * sizeof *x->subprogram);
    MdId *known = x->subprogram, at = md, found;
    for (; at && known[at] == SCOPE_UNKNOWN && !md_is_node(m, at, "DISubprogram"); at = scope_up(m, at))
        known[at] = SCOPE_OPEN;
    found = at == 0 || known[at] == SCOPE_OPEN ? SCOPE_NONE : known[at] == SCOPE_UNKNOWN ? at : known[at];
    for (at = md; at && known[at] == SCOPE_OPEN; at = scope_up(m, at)) known[at] = found;
    return found == SCOPE_NONE ? 0 : found;
}
