/* abi_callee.c: the calling convention in the body of a function: it loads the parameters that are used, and stores the
 * result. A byval parameter of a device function is loaded from in place, by name, if nothing but loads at constant
 * offsets uses it; otherwise its bytes are copied into the frame, because PTX gives them no address. */
#include "ptx/select/abi.h"

/* Reports whether `user` is a plain load at the address `from`, or derives an address from it, which is then pushed
 * on *todo. The offset must be constant and within the object of `size` bytes, because PTX reads the parameters of a
 * device function by name, and ptxas checks the bounds. A debug record is permitted if no DWARF is written. */
static bool byval_use(Emit *e, ByvalPlace from, ValueId user, uint64_t size, ByvalPlaces *todo) {
    const Inst *i = inst_at(e->f, user);
    if (op_flags(i) & OF_DEBUG) return !e->dwarf; /* a debugger finds the variable in the frame only */
    if (i->op == OP_LOAD) return load_is_plain(i) && type_store_size(e->m, i->type) <= size - from.at;
    return abi_derive(e, from, user, size, todo);
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
    Opd at = abi_place(OPD_PARAM, i);
    bool local = !e->fn.kernel && !byval_is_only_loaded(e, i, f->size);
    if (local) {
        Opd copy = depot_at(depot_alloc(e, f->size, f->align));
        abi_copy_bytes(e, copy, at, f->size, f->align, f->align);
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
        ParamForm f = abi_declared_form(e, e->fn.sym, ATTR_PARAM0 + i);
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
        ParamForm f = abi_declared_form(e, e->fn.sym, ATTR_PARAM0 + i);
        Comps c = comps_of(e, f.type);
        Opd from = abi_place(OPD_PARAM, i);
        e->here.inst = i;
        if (f.none) continue;
        if (f.byval) {
            load_byval(e, i, &f);
        } else if (!f.bytes) {
            val_set(e, i, 0, abi_load_scalar(e, &f, &c.at[0], from));
        } else {
            e->values.scratch.n = 0;
            vec_reserve(&e->values.scratch, c.n + 1);
            mem_load(e, f.type, from, f.align, false, false, e->values.scratch.at);
            for (uint32_t k = 0; k < c.n; k++) val_set(e, i, k, e->values.scratch.at[k]);
        }
    }
}

void abi_return(Emit *e, ValueId v) {
    const Inst *in = inst_at(e->f, v);
    if (in->nopnd && !e->fn.kernel) {
        ParamForm f = abi_declared_form(e, e->fn.sym, ATTR_RESULT);
        bool is_signed = attr_find(e->m, attr_list_at(e->m, e->m->sym.at[e->fn.sym].attrs, ATTR_RESULT), "signext");
        if (!f.none) abi_store_value(e, &f, is_signed, inst_op(e->f, v, 0), abi_place(OPD_RESULT, 0));
    }
    put(e, "ret");
}
