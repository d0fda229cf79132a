/* abi.c: parameters, results and calls, in the calling convention that clang and NVIDIA's compiler share:
 *
 *   integers up to 64 bits, pointers, float, double   .param .b32 or .b64 (kernels: .u8 .. .u64, .f32, .f64)
 *   any other type that has a size                     .param .align A .b8 name[SIZE]
 *   byval                                              the bytes of the object; a device function copies them if it does
 *                                                      more than load them at constant offsets
 *   "..."                                              one .b64: the generic address of the packed arguments
 *
 * A type without a size ({}, [0 x T]) is not passed at all. */
#include "ptx/select/select.h"
#include "ir/edit.h"

/* How a parameter or result is passed. */
typedef struct ParamForm {
    bool none, bytes;     /* not passed; passed as a byte array */
    TypeId type, byval;   /* type of the value; type of the object if it is a byval pointer, else 0 */
    uint32_t align, bits; /* alignment of a byte array, in bytes; width of a scalar, 8 .. 64 */
    uint64_t size;        /* of the value or the byval object, in bytes */
} ParamForm;

/* Rounds a width up to the width of a scalar parameter; more than 64 gives 64. */
static uint32_t round_bits(uint32_t bits) { return bits <= 8 ? 8 : bits <= 16 ? 16 : bits <= 32 ? 32 : 64; }

/* Limits an alignment to what ptxas accepts for parameters. */
static uint32_t align_most(uint64_t align) { return align > 128 ? 128 : (uint32_t)align; }

/* Returns how a value of type t is passed. `place` is ATTR_RESULT or ATTR_PARAM0 + i and selects the attributes of
 * `attrs` (byval, align, alignstack) that apply. A pointer with byval is described by its object, as bytes. */
static ParamForm param_form(Emit *e, TypeId t, AttrListId attrs, uint32_t place) {
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

/* Returns how the declaration of function s passes a parameter (`place` is ATTR_PARAM0 + i) or its result
 * (ATTR_RESULT), with the alignment of !nvvm.annotations. */
static ParamForm declared_form(Emit *e, SymId s, uint32_t place) {
    const Sym *y = &e->m->sym.at[s];
    ParamForm f = param_form(e, type_elem(e->m, y->type, place - ATTR_RESULT), y->attrs, place);
    form_apply_annotation(e, s, place, &f);
    return f;
}

/* --------------------------------------------------------------------------------------------- signatures */

/* Writes to o the declaration of a parameter or result, of a device function or of a call, without a separator. */
static void put_param(Emit *e, Out *o, const ParamForm *f, const char *name) {
    if (f->bytes) out_put(e, o, ".param .align $u .b8 $s[$i]", f->align, name, (int64_t)f->size);
    else out_put(e, o, ".param .b$u $s", f->bits < 32 ? 32u : f->bits, name);
}

/* Writes the declaration of a parameter of a kernel, with space and alignment if it is a pointer. One to constant
 * memory is a plain number, because ptxas refuses `.ptr .const` in a file that makes any constant address generic. */
static void put_kernel_param(Emit *e, Out *o, const ParamForm *f, AttrSetId set, const char *name) {
    enum TypeKind kind = type_kind(e->m, f->type);
    if (f->bytes) {
        put_param(e, o, f, name);
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
    ParamForm result = declared_form(e, fn, ATTR_RESULT);
    out_put(e, o, "$s$s ", sym_ptx_linkage(e, s), kernel ? ".entry" : ".func");
    if (!kernel && !result.none) {
        out_str(o, "(");
        put_param(e, o, &result, fn_local_name(e, "%func_retval0"));
        out_str(o, ") ");
    }
    out_put(e, o, "$s(", sym_ptx_name(e, s));
    for (uint32_t i = 0; i < n; i++) {
        ParamForm f = declared_form(e, fn, ATTR_PARAM0 + i);
        if (f.none) continue;
        out_str(o, some ? ",\n\t" : "\n\t");
        some = true;
        if (kernel) put_kernel_param(e, o, &f, attr_list_at(e->m, y->attrs, ATTR_PARAM0 + i), param_name(e, s, i));
        else put_param(e, o, &f, param_name(e, s, i));
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

/* ------------------------------------------------------------------------------------------------- copies */

enum { BYVAL_MAX = 1 << 16 };

/* Emits the copy of `size` bytes, in accesses of at most 8 bytes, as wide as `align` permits; two are loaded at once where
 * from_align, the alignment of the source, permits it. Reports an error instead if there are more than BYVAL_MAX bytes. */
static void copy_bytes(Emit *e, Opd to, Opd from, uint64_t size, uint32_t align, uint32_t from_align) {
    if (size > BYVAL_MAX) {
        emit_error(e, e->here.inst, "an object of %llu bytes is too large to be passed by value",
                   (unsigned long long)size);
        return;
    }
    uint32_t step = align < 8 ? align : 8;
    for (uint64_t at = 0; at < size;) {
        while (step > size - at) step /= 2;
        uint32_t n = from_align >= 2 * step && size - at >= 2 * step ? 2 : 1;
        Opd t[2], source = addr_add(from, (int64_t)at);
        for (uint32_t k = 0; k < n; k++) t[k] = reg_new(e, step == 8 ? RC_B64 : step == 4 ? RC_B32 : RC_B16);
        if (n == 1) put(e, "ld$s.b$u $o, $a", space_suffix(from.space), step * 8, t[0], source);
        else put(e, "ld$s.v2.b$u {$o, $o}, $a", space_suffix(from.space), step * 8, t[0], t[1], source);
        for (uint32_t k = 0; k < n; k++, at += step)
            put(e, "st$s.b$u $a, $o", space_suffix(to.space), step * 8, addr_add(to, (int64_t)at), t[k]);
    }
}

/* Returns the address of byte 0 of a parameter, argument or result. */
static Opd param_at(enum OpdKind kind, uint32_t id) {
    return (Opd){.kind = (uint8_t)kind, .cls = RC_B64, .space = SPACE_PARAM, .id = id};
}

/* Loads a scalar from the parameter or result at `from` and returns it in a register. An integer is loaded with the
 * width f->bits; an i1 is loaded as a byte and truncated to a predicate. */
static Opd load_scalar(Emit *e, const ParamForm *f, const Comp *c, Opd from) {
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

/* -------------------------------------------------------------------------------------- the callee's side */

/* A value v that is the address of byte `at` of a byval parameter. */
typedef struct ByvalPlace {
    ValueId v;
    uint64_t at;
} ByvalPlace;

typedef VEC(ByvalPlace) ByvalPlaces;

/* Reports whether `user` is a plain load at the address `from`, or derives an address from it, which is then pushed
 * on *todo. The offset must be constant and within the object of `size` bytes, because PTX reads the parameters of a
 * device function by name, and ptxas checks the bounds. A debug record is permitted if no DWARF is written. */
static bool byval_use(Emit *e, ByvalPlace from, ValueId user, uint64_t size, ByvalPlaces *todo) {
    const Inst *i = inst_at(e->f, user);
    int64_t by = 0;
    if (op_flags(i) & OF_DEBUG) return !e->dwarf; /* a debugger finds the variable in the frame only */
    if (i->op == OP_LOAD) return load_is_plain(i) && type_store_size(e->m, i->type) <= size - from.at;
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

/* Reports whether all uses of byval parameter v, an object of `size` bytes, are plain loads from it at constant
 * offsets, and the object is smaller than 2 GiB. */
static bool byval_is_only_loaded(Emit *e, ValueId v, uint64_t size) {
    const Uses *uses = fn_uses(e->f);
    ByvalPlaces todo = {0};
    bool only = size <= INT32_MAX;
    vec_push(&todo, ((ByvalPlace){v, 0}));
    while (todo.n && only) {
        ByvalPlace from = vec_pop(&todo);
        for (uint32_t u = uses->first[from.v]; u < uses->first[from.v + 1] && only; u++)
            only = byval_use(e, from, uses->at[u], size, &todo);
    }
    vec_free(&todo);
    return only;
}

/* Gives a byval parameter its address: that of the parameter itself in a kernel, which must not modify it, and in a
 * device function that only loads from it; that of a copy in the frame otherwise. */
static void load_byval(Emit *e, uint32_t i, const ParamForm *f) {
    const Comp *c = &comps_of(e, f->type).at[0];
    Opd at = param_at(OPD_PARAM, i);
    bool local = !e->fn.kernel && !byval_is_only_loaded(e, i, f->size);
    if (local) {
        Opd copy = depot_at(depot_alloc(e, f->size, f->align));
        copy_bytes(e, copy, at, f->size, f->align, f->align);
        at = copy;
    }
    at.generic = local ? c->space == SPACE_GENERIC : c->space != SPACE_PARAM;
    at.cls = c->cls;
    val_set(e, i, 0, at);
}

/* bytes of parameters that a kernel may have: up to PTX 8.0, from 8.1 on */
enum { PARAMS_MAX = 4352, PARAMS_LARGE = 32764 };

/* Reports an error if a parameter exceeds 2 GiB, or if the parameters of a kernel are larger
 * than the target permits. */
static void check_size(Emit *e) {
    uint64_t size = 0;
    for (uint32_t i = 0; i < e->f->nparam; i++) {
        ParamForm f = declared_form(e, e->fn.sym, ATTR_PARAM0 + i);
        if (f.size > INT32_MAX) {
            emit_error(e, i, "parameter %u is larger than 2 GiB", i);
            return;
        }
        if (!e->fn.kernel) continue;
        uint32_t align = f.bytes ? f.align : f.bits / 8;
        if (f.none) continue;
        uint64_t before = size;
        size = (size + align - 1) / align * align + (f.bytes ? f.size : f.bits / 8);
        if (size <= PARAMS_MAX) continue;
        if (size > PARAMS_LARGE) {
            emit_error(e, i, "parameter %u ends at byte %llu: kernels have at most %d bytes of parameters", i,
                       (unsigned long long)size, PARAMS_LARGE);
            return;
        }
        if (before <= PARAMS_MAX) emit_need(e, 70, 0, 81, i, "a kernel with more than 4352 bytes of parameters");
    }
}

void abi_params(Emit *e) {
    check_size(e);
    for (uint32_t i = 0; i < e->f->nparam; i++) {
        if (!val_uses(e, i)) continue;
        ParamForm f = declared_form(e, e->fn.sym, ATTR_PARAM0 + i);
        Comps c = comps_of(e, f.type);
        Opd from = param_at(OPD_PARAM, i);
        e->here.inst = i;
        if (f.none) continue;
        if (f.byval) {
            load_byval(e, i, &f);
        } else if (!f.bytes) {
            val_set(e, i, 0, load_scalar(e, &f, &c.at[0], from));
        } else {
            e->values.scratch.n = 0;
            vec_reserve(&e->values.scratch, c.n + 1);
            mem_load(e, f.type, from, f.align, false, false, e->values.scratch.at);
            for (uint32_t k = 0; k < c.n; k++) val_set(e, i, k, e->values.scratch.at[k]);
        }
    }
}

/* Returns the scalar value of an argument. Emits an addrspacecast here if it was folded into the calls that use it. */
static Opd argument_opd(Emit *e, Ref r) {
    bool folded = ref_is_inst(e->f, r, OP_ADDRSPACECAST) && e->plan.mark.at[ref_index(r)] & MARK_FOLDED;
    if (!folded) return val_raw(e, r, 0);
    Ref from = inst_op(e->f, ref_index(r), 0);
    Comps a = comps_of(e, ref_type(e->m, e->f, from)), b = comps_of(e, ref_type(e->m, e->f, r));
    return cast_space(e, &a.at[0], &b.at[0], val_raw(e, from, 0));
}

/* Stores a value in the form f at address `to`: an argument, a result, or a slot of the buffer of variable arguments.
 * is_signed: an integer that the form widens is sign-extended. */
static void store_value(Emit *e, const ParamForm *f, bool is_signed, Ref value, Opd to) {
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

void abi_return(Emit *e, ValueId v) {
    const Inst *in = inst_at(e->f, v);
    if (in->nopnd && !e->fn.kernel) {
        ParamForm f = declared_form(e, e->fn.sym, ATTR_RESULT);
        bool is_signed = attr_find(e->m, attr_list_at(e->m, e->m->sym.at[e->fn.sym].attrs, ATTR_RESULT), "signext");
        if (!f.none) store_value(e, &f, is_signed, inst_op(e->f, v, 0), param_at(OPD_RESULT, 0));
    }
    put(e, "ret");
}

/* -------------------------------------------------------------------------------------- the caller's side */

/* A call being emitted. A direct call uses the callee's own parameter forms. */
typedef struct AbiCall {
    ValueId v;
    SymId direct; /* the callee; 0: an indirect call, through a register and a prototype */
    uint32_t nargs, nfixed;
    bool vararg;
    ParamForm result;
    VEC(ParamForm) arg; /* fixed arguments */
} AbiCall;

/* Reports whether two forms give the same PTX declaration. */
static bool form_same(const ParamForm *a, const ParamForm *b) {
    if (a->none != b->none || a->bytes != b->bytes) return false;
    if (a->none) return true;
    if (a->bytes) return a->size == b->size && a->align == b->align;
    return (a->bits < 32 ? 32 : a->bits) == (b->bits < 32 ? 32 : b->bits);
}

/* Returns the form that the types and attributes of the call itself give an argument or the result; `place` is
 * ATTR_RESULT or ATTR_PARAM0 + i. */
static ParamForm call_form(Emit *e, const AbiCall *c, uint32_t place) {
    const Inst *in = inst_at(e->f, c->v);
    TypeId t = place == ATTR_RESULT ? in->type : ref_type(e->m, e->f, inst_op(e->f, c->v, place - ATTR_PARAM0));
    return param_form(e, t, in->aux, place);
}

/* Sets c->direct and c->result if the callee is known and its declaration passes everything as the call does. Leaves
 * c->direct 0 otherwise: the call is then indirect. In both cases c->arg may get the byval and the alignment of the
 * callee's parameters. Reports an error if the callee is a kernel. */
static void call_direct(Emit *e, AbiCall *c) {
    SymId s = call_target(e->m, e->f, c->v);
    if (!s || e->m->sym.at[s].kind != SYM_FUNC) return;
    if (sym_is_kernel(&e->module.kernels, s)) emit_error(e, c->v, "a kernel cannot be called");
    TypeId fn = e->m->sym.at[s].type;
    uint32_t n = type_at(e->m, fn)->nelem - 1;
    bool vararg = type_at(e->m, fn)->flags & TYPE_VARARG;
    if (n != c->nfixed || vararg != c->vararg) return;
    ParamForm result = declared_form(e, s, ATTR_RESULT);
    result.type = c->result.type;
    if (!form_same(&result, &c->result)) return;
    for (uint32_t i = 0; i < n; i++) {
        ParamForm f = declared_form(e, s, ATTR_PARAM0 + i), *mine = &c->arg.at[i];
        if (f.byval && !mine->byval && type_is_ptr(e->m, mine->type)) mine->byval = f.byval;
        if (mine->byval) mine->bytes = f.bytes, mine->size = f.size, mine->align = f.align;
        if (f.bytes && mine->bytes && f.size == mine->size) mine->align = f.align;
        if (!form_same(&f, mine)) return;
    }
    c->result = result;
    c->direct = s;
}

/* Reports whether the call or, if it is direct, the callee's declaration has signext at `place` (ATTR_PARAM0 + i). */
static bool arg_signed(Emit *e, const AbiCall *c, uint32_t place) {
    if (attr_find(e->m, attr_list_at(e->m, inst_at(e->f, c->v)->aux, place), "signext")) return true;
    return c->direct && attr_find(e->m, attr_list_at(e->m, e->m->sym.at[c->direct].attrs, place), "signext");
}

/* Stores the variadic arguments into a buffer in the frame, each at its natural alignment. Returns the generic address
 * of the buffer, or 0 as an immediate if the arguments have no bytes. */
static Opd pack_varargs(Emit *e, const AbiCall *c) {
    uint64_t size = 0;
    uint32_t align = 8;
    for (uint32_t i = c->nfixed; i < c->nargs; i++) {
        TypeId t = ref_type(e->m, e->f, inst_op(e->f, c->v, i));
        uint32_t a = type_align(e->m, t);
        size = (size + a - 1) / a * a + type_size(e->m, t);
        if (a > align) align = a;
    }
    if (!size) return opd_imm(RC_B64, 0);
    Opd base = depot_at(depot_alloc(e, size, align));
    uint64_t at = 0;
    for (uint32_t i = c->nfixed; i < c->nargs; i++) {
        ParamForm f = {.bytes = true, .type = ref_type(e->m, e->f, inst_op(e->f, c->v, i))};
        uint32_t a = type_align(e->m, f.type);
        at = (at + a - 1) / a * a;
        f.align = a;
        store_value(e, &f, false, inst_op(e->f, c->v, i), addr_add(base, (int64_t)at));
        at += type_size(e->m, f.type);
    }
    base.generic = true;
    return base;
}

/* Returns the pointer to the object that a byval argument r copies: the operand of r if r casts an instruction or
 * parameter to generic, so that the copy uses the specific space; r itself otherwise. */
static Ref byval_source(const Emit *e, Ref r) {
    if (!ref_is(r, REF_VALUE) || inst_at(e->f, ref_index(r))->op != OP_ADDRSPACECAST) return r;
    Ref from = inst_op(e->f, ref_index(r), 0);
    bool resolved = !ref_space(e->m, e->f, r) && ref_is(from, REF_VALUE);
    return resolved ? from : r;
}

/* Declares the parameter of argument i, which must be passed (not `none`), and stores the argument there. */
static void put_argument(Emit *e, const AbiCall *c, uint32_t i) {
    const ParamForm *f = &c->arg.at[i];
    Ref value = inst_op(e->f, c->v, i);
    char name[24];
    snprintf(name, sizeof name, "%s%u", fn_local_name(e, "%param"), i);
    put_text(e, "\t");
    put_param(e, &e->text.out, f, name);
    put_text(e, ";\n");
    if (f->byval) {
        Ref source = byval_source(e, value);
        uint32_t declared =
            f->align < 8 ? f->align : 8; /* more than an access needs must be known of the source itself */
        uint32_t align = address_align(e, source, declared);
        copy_bytes(e, param_at(OPD_ARG, i), addr_use(e, source), f->size, f->align, align);
    } else store_value(e, f, arg_signed(e, c, ATTR_PARAM0 + i), value, param_at(OPD_ARG, i));
}

/* Passes the address of the variable arguments as the parameter after the fixed ones. */
static void put_varargs(Emit *e, const AbiCall *c, Opd base) {
    put(e, ".param .b64 $s$u", fn_local_name(e, "%param"), c->nfixed);
    put(e, "st.param.b64 $a, $o", param_at(OPD_ARG, c->nfixed), opd_use(e, base));
}

uint32_t abi_fixed_arguments(const Emit *e, ValueId v) {
    const Inst *in = inst_at(e->f, v);
    if (in->op != OP_CALL || call_intrinsic(e->m, e->f, v)) return 0;
    Ref callee = call_callee(e->f, v);
    if (!ref_is(callee, REF_SYM) && !ref_is(callee, REF_VALUE)) return 0;
    return in->flags & IF_VARARG ? in->call.nfixed : call_nargs(e->f, v);
}

Ref abi_argument_read(const Emit *e, ValueId v, uint32_t k) {
    Ref r = inst_op(e->f, v, k);
    if (k >= abi_fixed_arguments(e, v) || !param_byval(e->m, inst_at(e->f, v)->aux, k)) return r;
    return byval_source(e, r);
}

/* Writes the .callprototype of an indirect call, labelled prototype_N with N = number. */
static void put_prototype(Emit *e, const AbiCall *c, uint32_t number) {
    const char *separator = "";
    put_text(e, "\t$s$u : .callprototype ", fn_local_name(e, "%prototype_"), number);
    if (!c->result.none) {
        put_text(e, "(");
        put_param(e, &e->text.out, &c->result, "_");
        put_text(e, ") ");
    }
    put_text(e, c->result.none ? "()_ (" : "_ (");
    for (uint32_t i = 0; i < c->arg.n; i++) {
        if (c->arg.at[i].none) continue;
        put_text(e, "$s", separator);
        put_param(e, &e->text.out, &c->arg.at[i], "_");
        separator = ", ";
    }
    if (c->vararg) put_text(e, "$s.param .b64 _", separator);
    put_text(e, ");\n");
}

/* Writes the call instruction, and the prototype of an indirect call before it. callee: the register that an indirect
 * call jumps to. */
static void put_call(Emit *e, const AbiCall *c, Opd callee) {
    uint32_t number = e->fn.prototypes;
    const char *separator = "";
    if (!c->direct) {
        e->fn.prototypes++;
        put_prototype(e, c, number);
    }
    const char *param = fn_local_name(e, "%param");
    put_text(e, "\tcall$s ", c->direct ? ".uni" : "");
    if (!c->result.none) put_text(e, "($s), ", fn_local_name(e, "%retval0"));
    if (c->direct) put_text(e, "$y", c->direct);
    else put_text(e, "$o", callee);
    put_text(e, ", (");
    for (uint32_t i = 0; i < c->arg.n; i++) {
        if (c->arg.at[i].none) continue;
        put_text(e, "$s$s$u", separator, param, i);
        separator = ", ";
    }
    if (c->vararg) put_text(e, "$s$s$u", separator, param, c->nfixed);
    if (c->direct) put_text(e, ");\n");
    else put_text(e, "), $s$u;\n", fn_local_name(e, "%prototype_"), number);
}

/* Loads the result of a call, which must have one, into the components of its instruction. */
static void take_result(Emit *e, const AbiCall *c) {
    Comps k = comps_of(e, c->result.type);
    Opd from = param_at(OPD_RETVAL, 0);
    if (!c->result.bytes) {
        val_set(e, c->v, 0, load_scalar(e, &c->result, &k.at[0], from));
        return;
    }
    e->values.scratch.n = 0;
    vec_reserve(&e->values.scratch, k.n + 1);
    mem_load(e, c->result.type, from, c->result.align, false, false, e->values.scratch.at);
    for (uint32_t i = 0; i < k.n; i++) val_set(e, c->v, i, e->values.scratch.at[i]);
}

void abi_call(Emit *e, ValueId v) {
    const Inst *in = inst_at(e->f, v);
    AbiCall c = {.v = v, .nargs = call_nargs(e->f, v), .vararg = in->flags & IF_VARARG};
    Opd callee = {0}, packed = {0};
    c.nfixed = c.vararg ? in->call.nfixed : c.nargs;
    c.result = call_form(e, &c, ATTR_RESULT);
    for (uint32_t i = 0; i < c.nfixed; i++) vec_push(&c.arg, call_form(e, &c, ATTR_PARAM0 + i));
    call_direct(e, &c);
    if (!c.direct) callee = val_reg(e, call_callee(e->f, v), 0);
    if (c.vararg) packed = pack_varargs(e, &c);
    put_text(e, "\t{\n");
    for (uint32_t i = 0; i < c.arg.n; i++)
        if (!c.arg.at[i].none) put_argument(e, &c, i);
    if (c.vararg) put_varargs(e, &c, packed);
    if (!c.result.none) {
        put_text(e, "\t");
        put_param(e, &e->text.out, &c.result, fn_local_name(e, "%retval0"));
        put_text(e, ";\n");
    }
    put_call(e, &c, callee);
    if (!c.result.none) take_result(e, &c);
    put_text(e, "\t}\n");
    vec_free(&c.arg);
}
