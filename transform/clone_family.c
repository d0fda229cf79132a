/* clone_family.c: see clone_family.h. */
#include "transform/clone_family.h"

StrId clone_family(const Module *m, SymId s) {
    const Attr *mark = attr_find(m, attr_list_at(m, m->sym.at[s].attrs, ATTR_FUNCTION), CLONE_ATTRIBUTE);
    return mark && mark->form == ATTR_STRING_VALUE ? mark->text : m->sym.at[s].name;
}
