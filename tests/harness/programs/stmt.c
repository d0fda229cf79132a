/* stmt.c: simple statements, and the table of all statements. */
#include "tests/harness/programs/program.h"
#include <stdarg.h>

/* Prints the blanks at the beginning of a line. */
static void indent(CProgram *p) { fprintf(p->out, "%*s", (int)(4 * p->indent), ""); }

void line(CProgram *p, const char *format, ...) {
    va_list ap;
    indent(p);
    va_start(ap, format);
    vfprintf(p->out, format, ap);
    va_end(ap);
    fputc('\n', p->out);
    p->cost += p->times;
}

void block_open(CProgram *p, const char *format, ...) {
    va_list ap;
    indent(p);
    va_start(ap, format);
    vfprintf(p->out, format, ap);
    va_end(ap);
    fputs("{\n", p->out);
    p->indent++;
}

void block_close(CProgram *p, const char *format, ...) {
    va_list ap;
    p->indent--;
    indent(p);
    fputs("}", p->out);
    va_start(ap, format);
    vfprintf(p->out, format, ap);
    va_end(ap);
    fputc('\n', p->out);
}

Var *var_new(CProgram *p, VarKind kind, uint32_t type) {
    if (p->vars == sizeof p->var / sizeof *p->var) abort();
    Var *v = &p->var[p->vars++];
    *v = (Var){.kind = kind, .type = (uint8_t)type, .level = 2};
    snprintf(v->s, sizeof v->s, "v%u", p->next++);
    return v;
}

/* Brings a variable into scope. Its declaration has been printed. */
static void var_keep(CProgram *p, const Var *v) { p->var[p->vars++] = *v; }

/* Returns a random type, mostly of integers. */
static uint32_t some_scalar(CProgram *p) { return odds(p, 15) ? F32 + under(p, 2) : under(p, F32); }

/* Declares a number. */
static void do_declare(CProgram *p) {
    uint32_t type = some_scalar(p);
    Var v = *var_new(p, V_SCALAR, type);
    p->vars--;
    line(p, "%s %s = %s;", scalar_name[type], v.s, value_expr(p, type, 2).s);
    var_keep(p, &v);
}

/* Declares a pointer to scalars or to a record, in any space. */
static void do_declare_pointer(CProgram *p) {
    static const uint8_t spaces[] = {ANY, ANY, ANY, ANY, GLOBAL, SHARED, CONSTANT};
    Var v = *var_new(p, odds(p, 65) ? V_POINTER : V_RECORD_POINTER, 0);
    p->vars--;
    bool record = v.kind == V_RECORD_POINTER;
    v.type = (uint8_t)(record ? under(p, p->records) : p->pointed[under(p, POINTED)]);
    v.space = spaces[under(p, 7)];
    if (v.space && !object_exists(p, v.space, v.type, record)) v.space = ANY;
    v.read_only = !record && (v.space == CONSTANT || odds(p, 20));
    Demand d = {.type = v.type, .space = v.space, .level = 2, .write = !v.read_only};
    Pointer q = record ? record_expr(p, d) : pointer_expr(p, d);
    if (odds(p, 50)) v.level = q.level;
    char type[64] = "";
    pointer_type(p, &v, type);
    line(p, "%s%s = %s;", type, v.s, q.s);
    var_keep(p, &v);
}

/* Assigns to a pointer variable. */
static void do_assign_pointer(CProgram *p) {
    uint32_t seen = 0;
    Var v = {.s = ""};
    for (uint32_t i = 0; i < p->vars; i++)
        if ((p->var[i].kind == V_POINTER || p->var[i].kind == V_RECORD_POINTER) && !p->var[i].fixed &&
            under(p, ++seen) == 0)
            v = p->var[i];
    if (!seen) return;
    Demand d = {.type = v.type, .space = v.space, .level = v.level, .write = !v.read_only};
    line(p, "%s = %s;", v.s, (v.kind == V_POINTER ? pointer_expr(p, d) : record_expr(p, d)).s);
}

/* Assigns to a number. */
static void do_assign(CProgram *p) {
    int type = odds(p, 15) ? (int)(F32 + under(p, 2)) : -1;
    Expr to = place_of(p, true, type);
    if (!*to.s) return;
    line(p, "%s = %s;", to.s, value_expr(p, to.type, 3).s);
}

/* Assigns to an integer with an operator, or counts it up or down. The operand of an arithmetic operator is cast to an
 * unsigned type, so the operation is unsigned. */
static void do_assign_by(CProgram *p) {
    static const char *const op[] = {"+=", "-=", "*=", "&=", "|=", "^="};
    Expr to = place_of(p, true, -1);
    if (!*to.s) return;
    uint32_t bits = scalar_bits(to.type);
    if (odds(p, 15) && !to.bits && (bits < 32 || !scalar_is_signed(to.type))) {
        line(p, odds(p, 50) ? "%s++;" : "--%s;", to.s);
        return;
    }
    if (odds(p, 15)) {
        line(p, "%s >>= %u;", to.s, under(p, to.bits ? to.bits : bits));
        return;
    }
    const char *how = op[under(p, 6)];
    uint32_t type = bits <= 32 && odds(p, 80) ? U32 : U64;
    line(p, "%s %s %s;", to.s, how, to_type(int_expr(p, 2), type).s);
}

/* Stores a pointer in a record. */
static void do_store_pointer(CProgram *p) {
    uint32_t kind = under(p, 5);
    Pointer to;
    if (kind == 0) {
        if (record_place(p, FIELD_FUNCTION, (Demand){.level = 2, .write = true}, &to))
            line(p, "%s = %s;", to.s, function_expr(p).s);
        return;
    }
    bool record = kind < 3;
    Demand d = {.level = 2, .write = true};
    d.type = (uint8_t)(record ? 1 + under(p, p->records - 1) : p->pointed[under(p, POINTED)]);
    if (!record_place(p, record ? FIELD_RECORD_POINTER : FIELD_POINTER, d, &to)) return;
    d.level = to.own ? 2 : 0;
    line(p, "%s = %s;", to.s, (record ? record_expr(p, d) : pointer_expr(p, d)).s);
}

/* Copies a record. */
static void do_copy_record(CProgram *p) {
    Demand d = {.type = (uint8_t)under(p, p->records), .level = 2, .write = true};
    Pointer to, from;
    if (odds(p, 40) && record_place(p, FIELD_RECORD, d, &to)) { /* a record inside a record */
        d.level = to.own ? 2 : 0;
        from = record_expr(p, d);
        line(p, "%s = *(%s);", to.s, from.s);
        return;
    }
    to = record_expr(p, d);
    d.level = to.own ? 2 : 0;
    from = record_expr(p, d);
    line(p, "*(%s) = *(%s);", to.s, from.s);
}

/* Copies or fills memory, with a length that is constant or not. */
static void do_memory(CProgram *p) {
    uint8_t type = p->pointed[under(p, POINTED)];
    uint32_t bytes = scalar_bits(type) / 8, kind = under(p, 4);
    Pointer to = pointer_expr(p, (Demand){.type = type, .level = 2, .write = true});
    if (kind == 0 && !scalar_is_float(type)) {
        Expr fill = int_expr(p, 1), n = index_expr(p, 4);
        if (odds(p, 50)) line(p, "__builtin_memset(%s, (s32)%s, %u);", to.s, fill.s, 1 + under(p, 4 * bytes));
        else line(p, "__builtin_memset(%s, (s32)%s, %s * %u);", to.s, fill.s, n.s, 1 + under(p, bytes));
        return;
    }
    /* A float is copied whole, so that it stays in its bound. */
    char n[TEXT] = "";
    uint32_t from_at = under(p, 3), to_at = under(p, 3);
    if (odds(p, 50)) text_add(n, "%u", scalar_is_float(type) ? 2 * bytes : 1 + under(p, 2 * bytes));
    else
        text_add(n, "%u * %s", scalar_is_float(type) ? bytes : 1,
                 index_expr(p, scalar_is_float(type) || bytes == 1 ? 2 : 4).s);
    if (kind == 1) { /* through a buffer of its own, hence with memcpy */
        Pointer from = pointer_expr(p, (Demand){.type = type, .level = 2});
        uint32_t t = p->next++;
        block_open(p, "");
        line(p, "%s t%u[4] = {0};", scalar_name[type], t);
        line(p, "__builtin_memcpy(t%u, %s, %s);", t, from.s, n);
        line(p, "__builtin_memcpy(%s, t%u, %s);", to.s, t, n);
        block_close(p, "");
        return;
    }
    Pointer from = kind == 2 ? to : pointer_expr(p, (Demand){.type = type, .level = 2});
    line(p, "__builtin_memmove((%s) + %u, (%s) + %u, %s);", to.s, to_at, from.s, from_at, n);
}

/* Performs an atomic operation of 8 to 64 bits on memory of this thread. */
static void do_atomic(CProgram *p) {
    static const char *const op[] = {"fetch_add", "fetch_sub",  "fetch_and", "fetch_or",
                                     "fetch_xor", "exchange_n", "add_fetch"};
    uint8_t type = p->pointed[under(p, POINTED)];
    if (scalar_is_float(type)) return;
    Pointer to = pointer_expr(p, (Demand){.type = type, .level = 2, .write = true});
    Expr at = index_expr(p, AHEAD), x = int_expr(p, 1);
    Var v = *var_new(p, V_SCALAR, type);
    p->vars--;
    if (odds(p, 25)) {
        line(p, "%s %s = %s;", scalar_name[type], v.s, x.s);
        line(p, "__atomic_compare_exchange_n((%s) + %s, &%s, (%s)%s, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED);", to.s,
             at.s, v.s, scalar_name[type], int_expr(p, 1).s);
    } else {
        line(p, "%s %s = __atomic_%s((%s) + %s, (%s)%s, %s);", scalar_name[type], v.s, op[under(p, 7)], to.s, at.s,
             scalar_name[type], x.s, "__ATOMIC_RELAXED");
    }
    var_keep(p, &v);
}

/* Adds to a counter that all threads of the block share. Each counter has one commutative operation. */
static void do_counter(CProgram *p) {
    static const char *const op[] = {"add", "or", "xor", "and"};
    uint32_t k = under(p, 4);
    const char *where = odds(p, 50) ? "count%u[%u]" : "total%u[BLOCK][%u]";
    char at[40];
    snprintf(at, sizeof at, where, p->id, k);
    line(p, "__atomic_fetch_%s((u32 *)&%s, (u32)%s, __ATOMIC_RELAXED);", op[k], at, int_expr(p, 2).s);
}

/* Accesses elements relative to a base after or before them. */
static void do_base(CProgram *p) {
    uint8_t type = p->pointed[under(p, POINTED)];
    if (scalar_is_float(type)) return;
    const char *name = scalar_name[type];
    Pointer a = pointer_expr(p, (Demand){.type = type, .level = 2, .write = true});
    uint32_t q = p->next++, bytes = scalar_bits(type) / 8, far = 64 * (1 + under(p, 1000));
    Expr i = index_expr(p, AHEAD);
    block_open(p, "");
    switch (under(p, 4)) {
    case 0:
        line(p, "%s *q%u = (%s) + 4;", name, q, a.s);
        line(p, "q%u[-1 - (s32)%s] ^= (u32)%s;", q, i.s, int_expr(p, 1).s);
        break;
    case 1:
        line(p, "%s *q%u = (%s) + 3;", name, q, a.s);
        line(p, "q%u -= %s;", q, i.s);
        line(p, "*q%u += (u64)%s;", q, int_expr(p, 1).s);
        break;
    case 2: /* a base far outside */
        line(p, "u64 q%u = (u64)(%s) - %uu;", q, a.s, far);
        line(p, "*(%s *)(q%u + (u64)%s * %u + %u) ^= (u32)%s;", name, q, i.s, bytes, far, int_expr(p, 1).s);
        break;
    default: /* an index that wraps around */
        line(p, "u32 i%u = 0xfffffffeu - %u;", q, under(p, 3));
        line(p, "i%u = (i%u + 5 + %s) & 3;", q, q, i.s);
        line(p, "(%s)[i%u] |= (u32)%s;", a.s, q, int_expr(p, 1).s);
    }
    block_close(p, "");
}

/* Stores a pointer in a union and reads it as a number, or the reverse. */
static void do_union_pointer(CProgram *p) {
    uint8_t type = p->pointed[under(p, POINTED)];
    Var v = *var_new(p, V_POINTER, type);
    p->vars--;
    Pointer a = pointer_expr(p, (Demand){.type = type, .level = 2, .write = true});
    uint32_t q = p->next++;
    line(p, "%s *%s;", scalar_name[type], v.s);
    block_open(p, "");
    line(p, "union { u64 w; u32 h[2]; u8 b[8]; %s *p; } q%u;", scalar_name[type], q);
    if (odds(p, 50)) line(p, "q%u.p = %s;", q, a.s);
    else line(p, "q%u.w = (u64)(%s);", q, a.s);
    if (odds(p, 30)) line(p, "q%u.h[1] = q%u.h[1] ^ %uu ^ %uu;", q, q, 77u, 77u);
    else if (odds(p, 30)) line(p, "q%u.b[%u] += 0;", q, under(p, 8));
    if (odds(p, 50)) line(p, "%s = q%u.p;", v.s, q);
    else line(p, "%s = (%s *)q%u.w;", v.s, scalar_name[type], q);
    block_close(p, "");
    v.level = a.level;
    var_keep(p, &v);
}

/* Computes with vectors, and keeps an element of the result. */
static void do_vector(CProgram *p) {
    uint32_t q = p->next++;
    Var v = *var_new(p, V_SCALAR, U32);
    p->vars--;
    line(p, "u32 %s;", v.s);
    block_open(p, "");
    Expr a = int_expr(p, 1), b = int_expr(p, 1), c = int_expr(p, 1), i = index_expr(p, 4), k = index_expr(p, 4);
    line(p, "vec4 q%u = {(u32)%s, (u32)%s, 7u, 99u}, r%u = q%u;", q, a.s, b.s, q, q);
    line(p, "r%u[%s] = (u32)%s;", q, i.s, c.s);
    line(p, "q%u = q%u %c r%u;", q, q, "+-*^&"[under(p, 5)], q);
    line(p, "%s = q%u[%s] ^ r%u[%u];", v.s, q, k.s, q, under(p, 4));
    block_close(p, "");
    var_keep(p, &v);
}

/* Writes or reads the arrays for exchange; see program.h. */
static void do_exchange(CProgram *p) {
    if (!p->phase) return;
    bool shared = odds(p, 60);
    Expr i = index_expr(p, AHEAD);
    if (!p->exchange) {
        line(p, "%s%u[%s][%s] = (u32)%s;", shared ? "near" : "far", p->id, shared ? "TID" : "ROW", i.s,
             int_expr(p, 2).s);
        return;
    }
    Var v = *var_new(p, V_SCALAR, U32);
    p->vars--;
    if (shared) line(p, "u32 %s = near%u[(TID + %u) %% THREADS][%s];", v.s, p->id, under(p, 4), i.s);
    else line(p, "u32 %s = far%u[ROW ^ %u][%s];", v.s, p->id, under(p, 4), i.s);
    var_keep(p, &v);
}

/* In a phase, mixes a value into its result. */
static void do_result(CProgram *p) {
    if (p->phase) line(p, "HASH(out[ROW], %s);", int_expr(p, 2).s);
}

static struct {
    const char *name;
    void (*run)(CProgram *p);
    uint32_t odds, count;
} statement[] = {{"declare", do_declare, 14, 0},
                 {"declare pointer", do_declare_pointer, 9, 0},
                 {"assign", do_assign, 22, 0},
                 {"assign by operator", do_assign_by, 16, 0},
                 {"assign pointer", do_assign_pointer, 5, 0},
                 {"store pointer", do_store_pointer, 7, 0},
                 {"copy record", do_copy_record, 6, 0},
                 {"copy or fill memory", do_memory, 7, 0},
                 {"atomic", do_atomic, 4, 0},
                 {"counter", do_counter, 2, 0},
                 {"base outside", do_base, 4, 0},
                 {"union of pointer and number", do_union_pointer, 2, 0},
                 {"vector", do_vector, 2, 0},
                 {"exchange", do_exchange, 5, 0},
                 {"result", do_result, 3, 0},
                 {"if", do_branch, 9, 0},
                 {"switch", do_switch, 4, 0},
                 {"loop", do_loop, 10, 0},
                 {"break or continue", do_leave, 4, 0},
                 {"return", do_return, 1, 0},
                 {"call", do_call, 12, 0},
                 {"call through a pointer", do_pointer_call, 6, 0},
                 {"recursion", do_recursion, 5, 0}};
enum { STATEMENTS = sizeof statement / sizeof *statement };

void statements(CProgram *p, uint32_t n) {
    uint32_t all = 0;
    for (uint32_t i = 0; i < STATEMENTS; i++) all += statement[i].odds;
    while (n--) {
        uint32_t pick = under(p, all), i = 0;
        while (pick >= statement[i].odds) pick -= statement[i++].odds;
        uint64_t cost = p->cost;
        statement[i].run(p);
        statement[i].count += p->cost != cost;
    }
}

void kinds_print(FILE *to) {
    for (uint32_t i = 0; i < STATEMENTS; i++) fprintf(to, "%8u %s\n", statement[i].count, statement[i].name);
    loop_kinds_print(to);
}
