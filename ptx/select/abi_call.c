/* abi_call.c: the calling convention at a call: declares a parameter for each argument, stores the arguments there,
 * calls, and loads the result. The forms are those that the callee declares, if it is known and declares what the call
 * passes; otherwise the call is indirect, through a register and a prototype that the types of the call give. */
#include "ptx/select/abi.h"

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
    return abi_form(e, t, in->aux, place);
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
    ParamForm result = abi_declared_form(e, s, ATTR_RESULT);
    result.type = c->result.type;
    if (!form_same(&result, &c->result)) return;
    for (uint32_t i = 0; i < n; i++) {
        ParamForm f = abi_declared_form(e, s, ATTR_PARAM0 + i), *mine = &c->arg.at[i];
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
        abi_store_value(e, &f, false, inst_op(e->f, c->v, i), addr_add(base, (int64_t)at));
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
    abi_put_param(e, &e->text.out, f, name);
    put_text(e, ";\n");
    if (f->byval && abi_parts_store(e, value, abi_place(OPD_ARG, i), f->align)) return;
    if (f->byval) {
        Ref source = byval_source(e, value);
        uint32_t declared =
            f->align < 8 ? f->align : 8; /* more than an access needs must be known of the source itself */
        uint32_t align = address_align(e, source, declared);
        abi_copy_bytes(e, abi_place(OPD_ARG, i), addr_use(e, source), f->size, f->align, align);
    } else abi_store_value(e, f, arg_signed(e, c, ATTR_PARAM0 + i), value, abi_place(OPD_ARG, i));
}

/* Passes the address of the variable arguments as the parameter after the fixed ones. */
static void put_varargs(Emit *e, const AbiCall *c, Opd base) {
    put(e, ".param .b64 $s$u", fn_local_name(e, "%param"), c->nfixed);
    put(e, "st.param.b64 $a, $o", abi_place(OPD_ARG, c->nfixed), opd_use(e, base));
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
        abi_put_param(e, &e->text.out, &c->result, "_");
        put_text(e, ") ");
    }
    put_text(e, c->result.none ? "()_ (" : "_ (");
    for (uint32_t i = 0; i < c->arg.n; i++) {
        if (c->arg.at[i].none) continue;
        put_text(e, "$s", separator);
        abi_put_param(e, &e->text.out, &c->arg.at[i], "_");
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
    Opd from = abi_place(OPD_RETVAL, 0);
    if (!c->result.bytes) {
        val_set(e, c->v, 0, abi_load_scalar(e, &c->result, &k.at[0], from));
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
        abi_put_param(e, &e->text.out, &c.result, fn_local_name(e, "%retval0"));
        put_text(e, ";\n");
    }
    put_call(e, &c, callee);
    if (!c.result.none) take_result(e, &c);
    put_text(e, "\t}\n");
    vec_free(&c.arg);
}
