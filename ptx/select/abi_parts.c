/* abi_parts.c: arguments that are passed by value and put together for one call. In
 *
 *     store i32 %x, ptr %a
 *     store i32 %y, ptr %a.4
 *     call void @f(ptr byval(%Pair) %a)
 *
 * the call copies %a. If nothing else reads it, the stores can write the parameter of the call itself, and %a needs no
 * place in local memory.
 *
 * All uses of the variable must be plain stores at constant offsets within the object, the one argument, and markers of
 * its lifetime; and all stores must be in the block of the call and before it. Then each of them is executed before
 * each execution of the call, so the object has their values, later ones over earlier ones, and nothing in the bytes
 * between. A store in another block would not do: in a loop, `if (c) a.x = 1; f(a);` passes the x of an earlier
 * iteration if c is false. Nor would one after the call, because the next iteration passes it. Every use is visited
 * once, so this is linear. */
#include "ptx/select/abi.h"
#include "ir/edit.h"

/* No call of more arguments is looked at, because each of them that is a variable is searched for among all. */
enum { ARGUMENTS_MAX = 256 };

/* One variable whose uses are visited: addresses in it, and what is known of the call; call 0: none found yet. */
typedef struct Parts {
    ValueId call;
    uint64_t size, passed; /* bytes of the variable, and of the parameter */
    ByvalPlaces todo, address;
} Parts;

/* Records `user`, which uses the address `from`, as the call that the variable is passed to. Reports whether it is one,
 * and the only one: `from` is the address of the variable, an argument that call and callee call byval, and fits. */
static bool parts_call(Emit *e, Parts *p, ByvalPlace from, ValueId user) {
    uint32_t n = abi_fixed_arguments(e, user), k = 0;
    if (n > ARGUMENTS_MAX) return false;
    while (k < n && !ref_same(inst_op(e->f, user, k), ref_make(REF_VALUE, from.v))) k++;
    if (p->call || from.at || k == n) return false;
    TypeId object = param_byval(e->m, inst_at(e->f, user)->aux, k);
    const Sym *callee = &e->m->sym.at[call_target(e->m, e->f, user)];
    if (!object || type_size(e->m, object) > p->size) return false;
    if (callee->kind == SYM_FUNC && param_byval(e->m, callee->attrs, k) != object) return false;
    p->call = user;
    p->passed = type_size(e->m, object);
    return true;
}

/* Visits one use of an address in variable `object`. Reports whether it is permitted. */
static bool parts_use(Emit *e, Parts *p, ValueId object, ByvalPlace from, ValueId user) {
    const Inst *in = inst_at(e->f, user);
    uint64_t size;
    if (op_flags(in) & OF_DEBUG) return !e->dwarf; /* a debugger finds the variable in the frame only */
    if (in->op == OP_STORE) {
        if (!access_is_plain(in) || ref_same(inst_op(e->f, user, 0), ref_make(REF_VALUE, from.v))) return false;
        vec_push(&e->plan.part, ((PassedPart){object, user, e->fn.cfg->pos[user], from.at}));
        return true;
    }
    if (in->op != OP_CALL) return abi_derive(e, from, user, p->size, &p->todo);
    return memory_call(e->m, e->f, user, &size) == MEMORY_MARKER || parts_call(e, p, from, user);
}

/* Compares two parts for qsort, by their places in the program. */
static int part_order(const void *a, const void *b) {
    const PassedPart *x = a, *y = b;
    return (x->pos > y->pos) - (x->pos < y->pos);
}

/* Visits all uses of `object` and appends its parts to plan.part. Reports whether they may be stored by the call. */
static bool parts_collect(Emit *e, Parts *p, ValueId object) {
    const Uses *uses = fn_uses(e->f);
    uint32_t first = e->plan.part.n;
    p->call = 0, p->passed = 0, p->todo.n = p->address.n = 0;
    p->size = type_size(e->m, inst_at(e->f, object)->aux);
    if (p->size > INT32_MAX) return false;
    vec_push(&p->todo, ((ByvalPlace){object, 0}));
    while (p->todo.n) {
        ByvalPlace from = vec_pop(&p->todo);
        vec_push(&p->address, from);
        for (uint32_t u = uses->first[from.v]; u < uses->first[from.v + 1]; u++)
            if (!parts_use(e, p, object, from, uses->at[u])) return false;
    }
    if (!p->call || e->plan.part.n == first) return false;
    for (uint32_t i = first; i < e->plan.part.n; i++) {
        const PassedPart *part = &e->plan.part.at[i];
        uint64_t size = type_store_size(e->m, ref_type(e->m, e->f, inst_op(e->f, part->store, 0)));
        if (e->fn.cfg->block_of[part->store] != e->fn.cfg->block_of[p->call]) return false;
        if (part->pos > e->fn.cfg->pos[p->call] || part->at > p->passed || size > p->passed - part->at) return false;
    }
    qsort(e->plan.part.at + first, e->plan.part.n - first, sizeof *e->plan.part.at, part_order);
    return true;
}

void abi_parts_find(Emit *e) {
    Parts p = {0};
    each_inst(e->f, b, v) {
        uint32_t first = e->plan.part.n;
        if (inst_at(e->f, v)->op != OP_ALLOCA) continue;
        if (!parts_collect(e, &p, v)) {
            e->plan.part.n = first;
            continue;
        }
        for (uint32_t i = 0; i < p.address.n; i++) {
            e->plan.passed.at[p.address.at[i].v] = 1 + first;
            e->plan.uses.at[p.address.at[i].v] = 0;
        }
        for (uint32_t i = first; i < e->plan.part.n; i++) e->plan.passed.at[e->plan.part.at[i].store] = 1 + first;
    }
    vec_free(&p.todo), vec_free(&p.address);
}

bool abi_parts_store(Emit *e, Ref object, Opd to, uint32_t align) {
    if (!ref_is(object, REF_VALUE) || ref_index(object) >= e->plan.passed.n || !e->plan.passed.at[ref_index(object)])
        return false;
    uint32_t i = e->plan.passed.at[ref_index(object)] - 1;
    for (ValueId of = e->plan.part.at[i].object; i < e->plan.part.n && e->plan.part.at[i].object == of; i++) {
        const PassedPart *part = &e->plan.part.at[i];
        uint64_t known = part->at & -part->at;
        select_stored(e, part->store, addr_add(to, (int64_t)part->at),
                      known && known < align ? (uint32_t)known : align);
    }
    return true;
}
