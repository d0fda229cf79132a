/* verify_attach.c: the metadata attached to an instruction. Kinds that nvir does not interpret are only checked to
 * exist. */
#include "ir/verify/verify.h"

/* The numbers from low up to, but not including, high, modulo 2^32. */
typedef struct NumberRange {
    uint32_t low, high;
} NumberRange;

/* Gets the constant i32 in a metadata value; false if it is something else. */
static bool md_i32(const Module *m, MdId md, uint32_t *n) {
    uint64_t value;
    if (!md || m->md.at[md].kind != MD_VALUE) return false;
    Ref r = m->md.at[md].value;
    if (!ref_is(r, REF_CONST) || const_at(m, r)->type != T_I32 || !ref_int(m, r, &value)) return false;
    *n = (uint32_t)value;
    return true;
}

/* Reports whether two ranges overlap or adjoin. */
static bool ranges_touch(NumberRange a, NumberRange b) {
    return b.low - a.low <= a.high - a.low || a.low - b.low <= b.high - b.low;
}

/* Checks !noalias.addrspace: pairs of i32 that are ranges, in ascending order of the signed numbers, none empty,
 * no two of them overlapping or adjoining. */
static bool check_excluded_spaces(Verify *x, const Md *md) {
    const Module *m = x->m;
    NumberRange first = {0, 0}, last = {0, 0};
    if (md->kind != MD_TUPLE || md->n == 0 || md->n % 2)
        return fail(x, "!noalias.addrspace must be a list of ranges, a pair of i32 for each");
    for (uint32_t k = 0; k < md->n; k += 2) {
        NumberRange r;
        if (!md_i32(m, m->md_op.at[md->first + k], &r.low) || !md_i32(m, m->md_op.at[md->first + k + 1], &r.high))
            return fail(x, "!noalias.addrspace must be a list of ranges, a pair of i32 for each");
        if (r.low == r.high) return fail(x, "!noalias.addrspace: the range from %u to %u is empty", r.low, r.high);
        if (k && ((int32_t)r.low < (int32_t)last.low || ranges_touch(last, r) || ranges_touch(first, r)))
            return fail(x, "!noalias.addrspace: its ranges must be in ascending order, with gaps in between");
        if (k == 0) first = r;
        last = r;
    }
    return true;
}

bool check_attachments(Verify *x, ValueId v) {
    const Fn *f = x->f;
    for (uint32_t a = v < f->attached.n ? f->attached.at[v] : 0; a; a = f->attach.at[a - 1].next) {
        uint32_t index = f->attach.at[a - 1].md;
        if (index >= f->md.n) return fail(x, "attached metadata does not exist");
        bool excluded = strcmp(str_get(x->m, f->attach.at[a - 1].kind), "noalias.addrspace") == 0;
        if (excluded && !check_excluded_spaces(x, &x->m->md.at[f->md.at[index]])) return false;
    }
    return true;
}
