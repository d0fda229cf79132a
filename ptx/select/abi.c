/* abi.c: how a value is passed to a function and back, in the calling convention that clang and NVIDIA's compiler
 * share:
 *
 *   integers up to 64 bits, pointers, float, double   .param .b32 or .b64 (kernels: .u8 .. .u64, .f32, .f64)
 *   any other type that has a size                     .param .align A .b8 name[SIZE]
 *   byval                                              the bytes of the object; a device function copies them if it does
 *                                                      more than load them at constant offsets
 *   "..."                                              one .b64: the generic address of the packed arguments
 *
 * A type without a size ({}, [0 x T]) is not passed at all. Here are the form of each parameter, the signature, and the
 * copy of one value to or from a parameter; abi_callee.c has the body's side of it, abi_call.c that of a call. */
#include "ptx/select/abi.h"

/* Rounds a width up to the width of a scalar parameter; more than 64 gives 64. */
static uint32_t round_bits(uint32_t bits) { return bits <= 8 ? 8 : bits <= 16 ? 16 : bits <= 32 ? 32 : 64; }

/* Limits an alignment to what ptxas accepts for parameters. */
static uint32_t align_most(uint64_t align) { return align > 128 ? 128 : (uint32_t)align; }

ParamForm abi_form(Emit *e, TypeId t, AttrListId attrs, uint32_t place) {
    Module *m = e->m;
    AttrSetId set = attr_list_at(m, attrs, place);
    ParamForm f = {.type = t};
    if (place >= ATTR_PARAM0) f.byval = param_byval(m, attrs, place - ATTR_PARAM0);
    TypeId whole = f.byval ? f.byval : t;
    enum TypeKind kind = type_kind(m, whole);
    uint32_t bits = layout_scalar_bits(m, whole);
    f.bytes = f.byval || !(kind == TY_PTR || kind == TY_FLOAT || kind == TY_DOUBLE || (kind == TY_INT && bits <= 64));
    f.none = kind == TY_VOID || type_size(m, whole) == 0;
    f.size = type_size(m, whole);
    f.align = type_align(m, whole);
    f.bits = round_bits(bits);
    if (f.byval) f.align = align_most(attr_int(m, set, "align", f.align));
    if (attr_find(m, set, "alignstack")) f.align = align_most(attr_int(m, set, "alignstack", f.align));
    f.align = align_most(f.align);
    return f;
}

/* Raises the alignment of a parameter or result that is passed as bytes to the one that !nvvm.annotations gives for
 * function s. Changes nothing if there is none, or for scalars. */
static void form_apply_annotation(Emit *e, SymId s, uint32_t place, ParamForm *f) {
    const KernelTable *t = &e->module.kernels;
    uint32_t i = 0;
    lower_bound(i, t->align.n, mid,
                t->align.at[mid].fn < s || (t->align.at[mid].fn == s && t->align.at[mid].param + 1 < place));
    if (i < t->align.n && t->align.at[i].fn == s && t->align.at[i].param + 1 == place && f->bytes &&
        t->align.at[i].align > f->align)
        f->align = align_most(t->align.at[i].align);
}

ParamForm abi_declared_form(Emit *e, SymId s, uint32_t place) {
    const Sym *y = &e->m->sym.at[s];
    ParamForm f = abi_form(e, type_elem(e->m, y->type, place - ATTR_RESULT), y->attrs, place);
    form_apply_annotation(e, s, place, &f);
    return f;
}

/* --------------------------------------------------------------------------------------------- signatures */

void abi_put_param(Emit *e, Out *o, const ParamForm *f, const char *name) {
    if (f->bytes) out_put(e, o, ".param .align $u .b8 $s[$i]", f->align, name, (int64_t)f->size);
    else out_put(e, o, ".param .b$u $s", f->bits < 32 ? 32u : f->bits, name);
}

/* Writes the declaration of a parameter of a kernel, with space and alignment if it is a pointer. One to constant
 * memory is a plain number, because ptxas refuses `.ptr .const` in a file that makes any constant address generic. */
static void put_kernel_param(Emit *e, Out *o, const ParamForm *f, AttrSetId set, const char *name) {
    enum TypeKind kind = type_kind(e->m, f->type);
    if (f->bytes) {
        abi_put_param(e, o, f, name);
    } else if (kind == TY_PTR && type_space(e->m, f->type) != SPACE_CONST) {
        uint32_t space = type_space(e->m, f->type);
        bool window = space == SPACE_GLOBAL || space == SPACE_SHARED || space == SPACE_LOCAL;
        const char *suffix = window ? space_suffix(space) : "";
        out_put(e, o, ".param .u$u .ptr $s$s.align $u $s", f->bits, suffix, *suffix ? " " : "",
                (uint32_t)attr_int(e->m, set, "align", 1), name);
    } else {
        out_put(e, o, ".param .$s$u $s", kind == TY_INT || kind == TY_PTR ? "u" : "f", f->bits, name);
    }
}

/* Returns the name of parameter i of function s: NAME_param_N, as text.c writes it for OPD_PARAM. The text is in
 * e->line.out and valid until that buffer is used again. */
static const char *param_name(Emit *e, SymId s, uint32_t i) {
    Out *o = &e->line.out;
    o->n = 0;
    out_str(o, fn_local_name(e, "%"));
    out_str(o, sym_ptx_name(e, s));
    out_str(o, "_param_");
    out_u64(o, i);
    out_char(o, 0);
    return o->buf;
}

void abi_signature(Emit *e, SymId s, Out *o) {
    SymId fn = sym_function(e, s);
    const Sym *y = &e->m->sym.at[fn];
    bool kernel = sym_is_kernel(&e->module.kernels, fn), some = false;
    uint32_t n = type_at(e->m, y->type)->nelem - 1;
    ParamForm result = abi_declared_form(e, fn, ATTR_RESULT);
    out_put(e, o, "$s$s ", sym_ptx_linkage(e, s), kernel ? ".entry" : ".func");
    if (!kernel && !result.none) {
        out_str(o, "(");
        abi_put_param(e, o, &result, fn_local_name(e, "%func_retval0"));
        out_str(o, ") ");
    }
    out_put(e, o, "$s(", sym_ptx_name(e, s));
    for (uint32_t i = 0; i < n; i++) {
        ParamForm f = abi_declared_form(e, fn, ATTR_PARAM0 + i);
        if (f.none) continue;
        out_str(o, some ? ",\n\t" : "\n\t");
        some = true;
        if (kernel) put_kernel_param(e, o, &f, attr_list_at(e->m, y->attrs, ATTR_PARAM0 + i), param_name(e, s, i));
        else abi_put_param(e, o, &f, param_name(e, s, i));
    }
    if (type_at(e->m, y->type)->flags & TYPE_VARARG) {
        out_put(e, o, some ? ",\n\t.param .b64 $s" : "\n\t.param .b64 $s", param_name(e, s, n));
        some = true;
    }
    out_str(o, some ? "\n)" : ")");
    if (!kernel && result.none && sym_has_attr(e->m, fn, "noreturn")) {
        emit_version(e, 64);
        out_str(o, " .noreturn");
    }
}

/* ------------------------------------------------------------------------------------------------- values */

enum { BYVAL_MAX = 1 << 16 };

void abi_copy_bytes(Emit *e, Opd to, Opd from, uint64_t size, uint32_t align, uint32_t from_align) {
    if (size > BYVAL_MAX) {
        emit_error(e, e->here.inst, "an object of %llu bytes is too large to be passed by value",
                   (unsigned long long)size);
        return;
    }
    uint32_t step = align < 8 ? align : 8;
    for (uint64_t at = 0; at < size;) {
        while (step > size - at) step /= 2;
        bool two = size - at >= 2 * step && (from_align >= 2 * step || align >= 2 * step);
        uint32_t n = two ? 2 : 1;
        Comp c[2];
        Opd t[2];
        for (uint32_t k = 0; k < n; k++) {
            c[k] = comps_of(e, type_int(e->m, 8 * step)).at[0];
            c[k].offset = k * step;
        }
        mem_load_comps(e, (Comps){c, n}, addr_add(from, (int64_t)at), from_align, false, false, t);
        mem_store_comps(e, (Comps){c, n}, addr_add(to, (int64_t)at), align, false, t);
        at += n * step;
    }
}

Opd abi_place(enum OpdKind kind, uint32_t id) {
    return (Opd){.kind = (uint8_t)kind, .cls = RC_B64, .space = SPACE_PARAM, .id = id};
}

Opd abi_load_scalar(Emit *e, const ParamForm *f, const Comp *c, Opd from) {
    Opd d = reg_new(e, c->cls == RC_PRED ? RC_B16 : (enum RegClass)c->cls);
    const char *suffix = c->kind == TY_FLOAT ? "f32" : c->kind == TY_DOUBLE ? "f64" : NULL;
    if (suffix) put(e, "ld.param.$s $o, $a", suffix, d, from);
    else put(e, "ld.param.b$u $o, $a", f->bits, d, from);
    if (c->cls != RC_PRED) return d;
    return cast_scalar(e, OP_TRUNC, &(Comp){.cls = RC_B16, .kind = TY_INT, .bits = 8}, c, d);
}

/* Stores a scalar argument or result, in the width of its parameter. A narrower integer is sign-extended if is_signed
 * (it has the attribute signext), and zero-extended otherwise. */
static void store_scalar(Emit *e, const ParamForm *f, const Comp *c, bool is_signed, Opd value, Opd to) {
    if (c->kind == TY_FLOAT) put(e, "st.param.f32 $a, $f", to, opd_use(e, value));
    else if (c->kind == TY_DOUBLE) put(e, "st.param.f64 $a, $d", to, opd_use(e, value));
    else {
        enum RegClass cls = f->bits <= 32 ? RC_B32 : RC_B64;
        if (is_signed) value = opd_sext(e, value, c->bits, cls);
        else value = opd_zext(e, value, c->bits, cls);
        put(e, "st.param.$s $a, $o", rc_b[cls], to, opd_use(e, value));
    }
}

uint32_t abi_fixed_arguments(const Emit *e, ValueId v) {
    const Inst *in = inst_at(e->f, v);
    if (in->op != OP_CALL || call_intrinsic(e->m, e->f, v)) return 0;
    Ref callee = call_callee(e->f, v);
    if (!ref_is(callee, REF_SYM) && !ref_is(callee, REF_VALUE)) return 0;
    return in->flags & IF_VARARG ? in->call.nfixed : call_nargs(e->f, v);
}

bool abi_derive(Emit *e, ByvalPlace from, ValueId user, uint64_t size, ByvalPlaces *todo) {
    const Inst *i = inst_at(e->f, user);
    int64_t by = 0;
    if (i->op == OP_GETELEMENTPTR) {
        if (!type_is_ptr(e->m, i->type)) return false;
        if (!gep_offset(e->m, i->aux, inst_ops(e->f, user) + 1, i->nopnd - 1, &by)) return false;
    } else if (i->op != OP_ADDRSPACECAST && i->op != OP_BITCAST) {
        return false;
    }
    if (by < -(int64_t)from.at || by > (int64_t)(size - from.at)) return false;
    vec_push(todo, ((ByvalPlace){user, from.at + (uint64_t)by}));
    return true;
}

/* Returns the scalar value of an argument. Emits an addrspacecast here if it was folded into the calls that use it. */
static Opd argument_opd(Emit *e, Ref r) {
    bool folded = ref_is_inst(e->f, r, OP_ADDRSPACECAST) && e->plan.mark.at[ref_index(r)] & MARK_FOLDED;
    if (!folded) return val_raw(e, r, 0);
    Ref from = inst_op(e->f, ref_index(r), 0);
    Comps a = comps_of(e, ref_type(e->m, e->f, from)), b = comps_of(e, ref_type(e->m, e->f, r));
    return cast_space(e, &a.at[0], &b.at[0], val_raw(e, from, 0));
}

void abi_store_value(Emit *e, const ParamForm *f, bool is_signed, Ref value, Opd to) {
    Comps c = comps_of(e, f->type);
    if (!f->bytes) {
        store_scalar(e, f, &c.at[0], is_signed, argument_opd(e, value), to);
        return;
    }
    e->values.scratch.n = 0;
    vec_reserve(&e->values.scratch, c.n + 1);
    for (uint32_t k = 0; k < c.n; k++) e->values.scratch.at[k] = val_raw(e, value, k);
    mem_store(e, f->type, to, f->align, false, e->values.scratch.at);
}
