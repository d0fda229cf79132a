/* range_stated.c: implements range_stated.h. */
#include "analysis/range_stated.h"

#include "ir/arith.h"
#include "ir/intrinsic_id.h"

bool range_of_attr(const Module *m, AttrSetId set, Range *out) {
    const Attr *a = set ? attr_find(m, set, "range") : NULL;
    if (!a || a->form != ATTR_RAW) return false;
    const char *text = str_get(m, a->text), *comma = strchr(text, ',');
    if (*text != 'i' || !comma) return false;
    int64_t low = strtoll(text + 1 + strspn(text + 1, "0123456789"), NULL, 10), high = strtoll(comma + 1, NULL, 10);
    if (low >= high) return false;
    *out = (Range){low, high - 1};
    return true;
}

bool range_of_metadata(const Module *m, const Fn *f, ValueId v, Range *out) {
    const Attach *a = inst_attach(f, m, v, "range");
    if (!a) return false;
    MdId id = f->md.at[a->md];
    const Md *node = &m->md.at[id];
    Range x;
    if (node->kind != MD_TUPLE || node->n != 2) return false;
    const uint32_t *bound = &m->md_op.at[node->first];
    const Md *low = &m->md.at[bound[0]], *high = &m->md.at[bound[1]];
    if (low->kind != MD_VALUE || high->kind != MD_VALUE) return false;
    if (!ref_sint(m, low->value, &x.low) || !ref_sint(m, high->value, &x.high)) return false;
    if (x.low >= x.high) return false;
    *out = (Range){x.low, x.high - 1};
    return true;
}

bool range_of_register(uint32_t id, Range *out) {
#define REGISTER(name) INTRIN_llvm_nvvm_read_ptx_sreg_##name
    /* clang-format off */
    static const struct { uint32_t id; Range range; } known[] = {
        {REGISTER(tid_x), {0, 1023}},   {REGISTER(tid_y), {0, 1023}},  {REGISTER(tid_z), {0, 63}},
        {REGISTER(ntid_x), {1, 1024}},  {REGISTER(ntid_y), {1, 1024}}, {REGISTER(ntid_z), {1, 64}},
        {REGISTER(laneid), {0, 31}},    {REGISTER(warpsize), {32, 32}},
    };
    /* clang-format on */
#undef REGISTER
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (id == known[i].id) {
            *out = known[i].range;
            return true;
        }
    return false;
}
