/* call.c: functions and calls. A function calls only later ones, and itself with a depth that falls. The last ones
 * are the family, which have one signature and are called through pointers too.
 */
#include "tests/harness/programs/program.h"

void function_head(CProgram *p, uint32_t i, char *to) {
    const Signature *s = &p->fn[i];
    char type[TEXT] = "";
    if (s->returns) pointer_type(p, &s->result, type);
    text_add(to, "%sf%u_%u(", s->returns ? type : "void ", p->id, i);
    for (uint32_t k = 0; k < s->params; k++) {
        *type = 0;
        pointer_type(p, &s->param[k], type);
        text_add(to, "%s%s%s", k ? ", " : "", type, s->param[k].s);
    }
    text_add(to, s->recursive ? ", s32 d)" : ")");
}

/* Appends an argument for a parameter to `to`; returns its level, 0 for a number. */
static uint32_t argument(CProgram *p, const Var *param, char *to) {
    Demand d = {.type = param->type, .space = param->space, .level = 2, .write = !param->read_only};
    Pointer a = {.level = 0};
    switch (param->kind) {
    case V_POINTER: a = pointer_expr(p, d); break;
    case V_RECORD_POINTER: a = record_expr(p, d); break;
    case V_FUNCTION_POINTER: a = function_expr(p); break;
    case V_RECORD:
        d.space = ANY;
        a = record_expr(p, d);
        text_add(to, "*(%s)", a.s);
        return a.level;
    default: text_add(to, "%s", value_expr(p, param->type, 1).s); return 0;
    }
    text_add(to, "%s", a.s);
    return a.level;
}

/* Prints the call of function i by the text `target`, and keeps its result in a new variable; a record goes into an
 * existing one instead. depth: the argument for a recursive function's d. */
static void call_print(CProgram *p, uint32_t i, const char *target, const char *depth) {
    const Signature *s = &p->fn[i];
    static char text[TEXT * 8]; /* arguments, each shorter than TEXT */
    char type[TEXT] = "";
    uint32_t level = 0;
    size_t n = 0;
    for (uint32_t k = 0; k < s->params; k++) {
        char one[TEXT] = "";
        uint32_t of = argument(p, &s->param[k], one);
        if (of > level) level = of;
        n += (size_t)snprintf(text + n, sizeof text - n, "%s%s", k ? ", " : "", one);
    }
    if (s->recursive) snprintf(text + n, sizeof text - n, ", %s", depth);
    p->cost += p->times * s->cost;
    if (!s->returns) {
        line(p, "%s(%s);", target, text);
        return;
    }
    Var v = *var_new(p, s->result.kind, s->result.type);
    v.level = (uint8_t)(s->result.kind == V_RECORD ? 2 : level);
    v.space = s->result.kind == V_RECORD ? LOCAL : s->result.space;
    v.read_only = s->result.read_only;
    p->vars--;
    pointer_type(p, &v, type);
    line(p, "%s%s = %s(%s);", type, v.s, target, text);
    if (v.kind == V_RECORD) { /* its address is not taken, because its block may end before the function */
        line(p, "*(%s) = %s;", record_expr(p, (Demand){.type = v.type, .level = 2, .write = true}).s, v.s);
        return;
    }
    p->var[p->vars++] = v;
}

/* Reports whether a call of that cost is not too long here. */
static bool affordable(const CProgram *p, uint64_t cost) {
    return p->times * cost < 4000 && p->cost + p->times * cost < 12000;
}

void do_call(CProgram *p) {
    uint32_t first = p->phase ? 0 : p->at + 1;
    if (first >= p->fns) return;
    uint32_t i = first + under(p, p->fns - first);
    if (!affordable(p, p->fn[i].cost) || p->bare) return;
    char name[24];
    if (p->fn[i].variadic) {
        static char arguments[TEXT * 6];
        Pointer q = pointer_expr(p, (Demand){.type = p->pointed[0], .level = 2, .write = true});
        Expr a = to_type(int_expr(p, 1), S32), b = to_type(int_expr(p, 1), S32), c = to_type(int_expr(p, 1), U64);
        Expr x = value_expr(p, F64, 1);
        snprintf(arguments, sizeof arguments, "3, %s, %s, -7, %s, %s, %s", a.s, b.s, c.s, x.s, q.s);
        Var v = *var_new(p, V_SCALAR, p->fn[i].result.type);
        p->vars--;
        p->cost += p->times * p->fn[i].cost;
        line(p, "%s %s = f%u_%u(%s);", scalar_name[v.type], v.s, p->id, i, arguments);
        p->var[p->vars++] = v;
        return;
    }
    snprintf(name, sizeof name, "f%u_%u", p->id, i);
    call_print(p, i, name, odds(p, 50) ? "1" : "2");
}

void do_pointer_call(CProgram *p) {
    uint64_t cost = 0;
    if ((!p->phase && p->at + FAMILY >= p->fns) || p->bare) return;
    for (uint32_t i = p->fns - FAMILY; i < p->fns; i++)
        if (p->fn[i].cost > cost) cost = p->fn[i].cost;
    if (!affordable(p, cost)) return;
    Pointer f = function_expr(p);
    char target[TEXT + 4];
    if (odds(p, 30)) {
        Var v = *var_new(p, V_FUNCTION_POINTER, 0);
        line(p, "family%u %s = %s;", p->id, v.s, f.s);
        snprintf(target, sizeof target, "%s", v.s);
    } else {
        snprintf(target, sizeof target, "(%s)", f.s);
    }
    call_print(p, p->fns - 1, target, "");
}

void do_recursion(CProgram *p) {
    if (p->phase || p->recursed || p->times > 1 || !p->fn[p->at].recursive) return;
    char name[24];
    p->recursed = true;
    snprintf(name, sizeof name, "f%u_%u", p->id, p->at);
    uint32_t mark = p->vars;
    block_open(p, "if (d > 0) ");
    p->fn[p->at].cost = 0;
    call_print(p, p->at, name, "d - 1");
    for (uint32_t i = mark; i < p->vars; i++) {
        if (p->var[i].kind != V_SCALAR) continue;
        Expr to = place_of(p, true, scalar_is_float(p->var[i].type) ? p->var[i].type : -1);
        if (*to.s) line(p, "%s = %s;", to.s, p->var[i].s);
    }
    p->vars = mark;
    block_close(p, "");
}

void return_print(CProgram *p) {
    const Var *r = &p->fn[p->at].result;
    Demand d = {.type = r->type, .level = 1, .write = true};
    if (!p->fn[p->at].returns) line(p, "return;");
    else if (r->kind == V_POINTER) line(p, "return %s;", pointer_expr(p, d).s);
    else if (r->kind == V_RECORD_POINTER) line(p, "return %s;", record_expr(p, d).s);
    else if (r->kind == V_RECORD) line(p, "return *(%s);", record_expr(p, d).s);
    else line(p, "return %s;", value_expr(p, r->type, 2).s);
}

void do_return(CProgram *p) {
    if (p->bare || p->depth == 0) return;
    block_open(p, "if (%s) ", condition_expr(p).s);
    if (p->phase) line(p, "return;");
    else return_print(p);
    block_close(p, "");
}
