/* verify_attach.c: the metadata attached to an instruction. Kinds that no pass interprets are only checked to exist;
 * docs/ir.md lists them. */
#include "ir/arith.h"
#include "ir/verify/verify.h"

/* Checks the node id, attached to instruction i; kind: the word for the message. */
typedef bool AttachCheck(Verify *x, const Inst *i, const char *kind, MdId id);

/* ------------------------------------------------------------------------------------------------- ranges */

/* The numbers from low up to, but not including, high, modulo 2^bits. */
typedef struct NumberRange {
    uint64_t low, high;
} NumberRange;

/* Reports whether a metadata value is a constant of type t. */
static bool md_has_type(const Module *m, MdId md, TypeId t) {
    return md && m->md.at[md].kind == MD_VALUE && ref_is(m->md.at[md].value, REF_CONST) &&
           const_at(m, m->md.at[md].value)->type == t;
}

/* Gets the integer of type t in a metadata value. Returns false if it is something else, or has more than 64 bits. */
static bool md_integer(const Module *m, MdId md, TypeId t, uint64_t *n) {
    return md_has_type(m, md, t) && ref_int(m, m->md.at[md].value, n);
}

/* Reports whether two ranges of numbers of so many bits overlap or adjoin. */
static bool ranges_touch(NumberRange a, NumberRange b, uint32_t bits) {
    uint64_t all = arith_ones(bits);
    return ((b.low - a.low) & all) <= ((a.high - a.low) & all) || ((a.low - b.low) & all) <= ((b.high - b.low) & all);
}

/* Checks a list of at least one range of integers of type t, a pair of numbers for each: in ascending order of the
 * signed lower limits, none empty, no two of them overlapping or adjoining. If t is wider than 64 bits, checks only the
 * types of the numbers. */
static bool check_ranges(Verify *x, const char *kind, const Md *md, TypeId t) {
    const Module *m = x->m;
    NumberRange first = {0, 0}, last = {0, 0};
    uint32_t bits = type_bits(m, t);
    bool pairs = md->kind == MD_TUPLE && md->n > 0 && md->n % 2 == 0;
    for (uint32_t k = 0; pairs && k < md->n; k++) pairs = md_has_type(m, m->md_op.at[md->first + k], t);
    if (!pairs) return fail(x, "!%s must be a list of ranges, a pair of '%t' for each", kind, t);
    for (uint32_t k = 0; k < md->n && bits <= 64; k += 2) {
        NumberRange r;
        if (!md_integer(m, m->md_op.at[md->first + k], t, &r.low) ||
            !md_integer(m, m->md_op.at[md->first + k + 1], t, &r.high))
            return fail(x, "!%s must be a list of ranges, a pair of '%t' for each", kind, t);
        if (r.low == r.high) return fail(x, "!%s: a range is empty, its upper and lower limits are the same", kind);
        bool touch = k && (ranges_touch(last, r, bits) || ranges_touch(first, r, bits));
        if (touch || (k && arith_signed(r.low, bits) < arith_signed(last.low, bits)))
            return fail(x, "!%s: its ranges must be in ascending order, with gaps in between", kind);
        if (k == 0) first = r;
        last = r;
    }
    return true;
}

/* Checks !noalias.addrspace, a list of ranges of i32. */
static bool check_spaces(Verify *x, const Inst *i, const char *kind, MdId id) {
    (void)i;
    return check_ranges(x, kind, &x->m->md.at[id], T_I32);
}

/* Checks !range, a list of ranges of the result type or its elements. */
static bool check_result_range(Verify *x, const Inst *i, const char *kind, MdId id) {
    TypeId t = type_scalar(x->m, i->type);
    return type_is_int(x->m, t) ? check_ranges(x, kind, &x->m->md.at[id], t)
                                : fail(x, "Range types must match instruction type!");
}

/* ------------------------------------------------------------------------------------- pointers and numbers */

/* Checks a node that must have no operands, such as !nonnull. */
static bool check_empty(Verify *x, const Inst *i, const char *kind, MdId id) {
    const Md *md = &x->m->md.at[id];
    (void)i;
    return (md->kind == MD_TUPLE && md->n == 0) || fail(x, "%s metadata must be empty", kind);
}

/* Checks that the node has one operand, an i64, and sets *n to it. */
static bool check_one_number(Verify *x, const char *kind, const Md *md, uint64_t *n) {
    return (md->kind == MD_TUPLE && md->n == 1 && md_integer(x->m, x->m->md_op.at[md->first], T_I64, n)) ||
           fail(x, "%s metadata value must be an i64!", kind);
}

/* Checks !dereferenceable and !dereferenceable_or_null: any i64. */
static bool check_bytes(Verify *x, const Inst *i, const char *kind, MdId id) {
    uint64_t n;
    (void)i;
    return check_one_number(x, kind, &x->m->md.at[id], &n);
}

/* Checks !align: a power of two, at most 2^32. */
static bool check_alignment(Verify *x, const Inst *i, const char *kind, MdId id) {
    uint64_t n;
    (void)i;
    if (!check_one_number(x, kind, &x->m->md.at[id], &n)) return false;
    if (n == 0 || n & (n - 1)) return fail(x, "align metadata value must be a power of 2!");
    return n <= UINT64_C(1) << 32 || fail(x, "alignment is larger than implementation defined limit");
}

/* Checks !fpmath: on a floating-point result, a float that is positive and finite, the error in units in the last
 * place. */
static bool check_accuracy(Verify *x, const Inst *i, const char *kind, MdId id) {
    const Module *m = x->m;
    const Md *md = &m->md.at[id];
    TypeId t = type_scalar(m, i->type);
    if (!type_is_fp(m, t)) return fail(x, "%s requires a floating point result!", kind);
    if (md->kind != MD_TUPLE || md->n != 1) return fail(x, "%s takes one operand!", kind);
    MdId value = m->md_op.at[md->first];
    Ref r = value && m->md.at[value].kind == MD_VALUE ? m->md.at[value].value : REF_NULL;
    if (!ref_is(r, REF_CONST) || const_at(m, r)->kind != CONST_FP || const_at(m, r)->type != T_FLOAT)
        return fail(x, "invalid %s accuracy!", kind);
    uint64_t bits = const_at(m, r)->bits;
    return (bits > 0 && bits < 0x7f800000) || fail(x, "%s accuracy not a positive number!", kind);
}

/* ------------------------------------------------------------------------------------------- alias scopes */

/* Returns operand k of a tuple; 0 if it is null or does not exist. */
static MdId md_part(const Module *m, MdId id, uint32_t k) {
    const Md *md = &m->md.at[id];
    return md->kind == MD_TUPLE && k < md->n ? m->md_op.at[md->first + k] : 0;
}

/* Checks that id is a node of `least` to `most` operands whose first one is the node itself or a string. what: "scope"
 * or "domain", for the message. */
static bool check_named_node(Verify *x, MdId id, uint32_t least, uint32_t most, const char *what) {
    const Module *m = x->m;
    const Md *md = &m->md.at[id];
    if (!id || md->kind != MD_TUPLE) return fail(x, "%s must be MDNode", what);
    if (md->n < least || md->n > most) return fail(x, "%s must have %u to %u operands", what, least, most);
    MdId name = md_part(m, id, 0);
    return name == id || (name && m->md.at[name].kind == MD_STRING) ||
           fail(x, "first %s operand must be self-referential or string", what);
}

/* Checks a list of scopes, each !{itself or its name, its domain, optionally a string}. Many instructions share a
 * list, which is checked once. */
static bool check_scopes(Verify *x, const Inst *i, const char *kind, MdId id) {
    const Module *m = x->m;
    const Md *md = &m->md.at[id];
    (void)i, (void)kind;
    if (!x->good_scopes) x->good_scopes = mem_alloc(m->md.n);
    if (x->good_scopes[id]) return true;
    if (md->kind != MD_TUPLE) return fail(x, "scope list must consist of MDNodes");
    for (uint32_t k = 0; k < md->n; k++) {
        MdId scope = m->md_op.at[md->first + k];
        if (!scope || m->md.at[scope].kind != MD_TUPLE) return fail(x, "scope list must consist of MDNodes");
        if (!check_named_node(x, scope, 2, 3, "scope")) return false;
        MdId text = md_part(m, scope, 2);
        if (text && m->md.at[text].kind != MD_STRING) return fail(x, "third scope operand must be string (if used)");
        if (!check_named_node(x, md_part(m, scope, 1), 1, 2, "domain")) return false;
    }
    return x->good_scopes[id] = true;
}

/* ---------------------------------------------------------------------------------------------------- kinds */

/* where, on: the instructions that the kind may be attached to, in words for the message and as opcodes. If `where` is
 * NULL, any. */
static const struct AttachRule {
    const char *kind, *where;
    uint8_t on[2];
    bool pointer; /* the result must be a pointer */
    AttachCheck *check;
} attach_rule[] = {
    {"range", "loads, calls and invokes", {OP_LOAD, OP_CALL}, false, check_result_range},
    {"nonnull", "load instructions, use attributes for calls or invokes", {OP_LOAD, 0}, true, check_empty},
    {"align", "load instructions, use attributes for calls or invokes", {OP_LOAD, 0}, true, check_alignment},
    {"dereferenceable",
     "load and inttoptr instructions, use attributes for calls or invokes",
     {OP_LOAD, OP_INTTOPTR},
     true,
     check_bytes},
    {"dereferenceable_or_null",
     "load and inttoptr instructions, use attributes for calls or invokes",
     {OP_LOAD, OP_INTTOPTR},
     true,
     check_bytes},
    {"invariant.group", "loads and stores", {OP_LOAD, OP_STORE}, false, NULL},
    {"alias.scope", NULL, {0}, false, check_scopes},
    {"noalias", NULL, {0}, false, check_scopes},
    {"noalias.addrspace", NULL, {0}, false, check_spaces},
    {"fpmath", NULL, {0}, false, check_accuracy}};

/* Checks that the rule allows its kind on instruction i, and applies the check of the rule to the attached node id. */
static bool check_attached(Verify *x, const Inst *i, const struct AttachRule *rule, MdId id) {
    if (rule->pointer && !type_is_ptr(x->m, i->type)) return fail(x, "%s applies only to pointer types", rule->kind);
    if (rule->where && i->op != rule->on[0] && i->op != rule->on[1])
        return fail(x, "%s metadata is only for %s", rule->kind, rule->where);
    return !rule->check || rule->check(x, i, rule->kind, id);
}

bool check_attachments(Verify *x, ValueId v) {
    const Fn *f = x->f;
    for (uint32_t a = v < f->attached.n ? f->attached.at[v] : 0; a; a = f->attach.at[a - 1].next) {
        uint32_t index = f->attach.at[a - 1].md;
        const char *kind = str_get(x->m, f->attach.at[a - 1].kind);
        if (index >= f->md.n) return broken(x, "attached metadata does not exist");
        for (size_t r = 0; r < sizeof attach_rule / sizeof *attach_rule; r++)
            if (strcmp(kind, attach_rule[r].kind) == 0 &&
                !check_attached(x, inst_at(f, v), &attach_rule[r], f->md.at[index]))
                return false;
    }
    return true;
}
