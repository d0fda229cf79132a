/* place.c: where values are: variables, elements, fields; and pointers to them. */
#include "tests/harness/programs/program.h"

void row_text(const Var *object, char *to) {
    static const char *const row[] = {"", "[ROW]", "", "[TID]", "", ""};
    text_add(to, "%s%s", object->s, row[object->space]);
}

static const char *const space_macro[] = {"", "AS1 ", "", "AS3 ", "AS4 "};

void pointer_type(CProgram *p, const Var *v, char *to) {
    char name[24];
    if (v->kind == V_FUNCTION_POINTER) text_add(to, "family%u ", p->id);
    else if (v->kind == V_RECORD_POINTER) text_add(to, "%s%s *", space_macro[v->space], record_name(p, v->type, name));
    else if (v->kind == V_RECORD) text_add(to, "%s ", record_name(p, v->type, name));
    else if (v->kind == V_POINTER)
        text_add(to, "%s%s%s *", v->read_only ? "const " : "", space_macro[v->space], scalar_name[v->type]);
    else text_add(to, "%s ", scalar_name[v->type]);
}

/* Sets `found` to a random one of the latest six variables and, unless p->bare, all static objects for which `fits`, an
 * expression over `v`, holds. Leaves `found` as it is if there is none. */
#define CHOOSE(found, v, fits) \
    do { \
        uint32_t seen_ = 0; \
        for (uint32_t i_ = p->vars; i_-- && seen_ < 6;) { \
            const Var *v = &p->var[i_]; \
            if ((fits) && under(p, ++seen_) == 0) (found) = v; \
        } \
        for (uint32_t i_ = 0; i_ < p->objects && !p->bare; i_++) { \
            const Var *v = &p->object[i_]; \
            if ((fits) && under(p, ++seen_) == 0) (found) = v; \
        } \
    } while (0)

bool object_exists(const CProgram *p, uint32_t space, uint32_t type, bool record) {
    for (uint32_t i = 0; i < p->objects; i++) {
        const Var *o = &p->object[i];
        if (o->space == space && o->type == type && o->kind == (record ? V_RECORD : V_ARRAY)) return true;
    }
    return false;
}

/* Returns lvalue e, at times as a volatile access. */
static Expr maybe_volatile(CProgram *p, Expr e, bool write) {
    if (!odds(p, 4) || e.bits || p->bare) return e;
    Expr r = e;
    *r.s = 0;
    text_add(r.s, "(*(%svolatile %s *)&%s)", write ? "" : "const ", scalar_name[e.type], e.s);
    return r;
}

/* ---- fields */

/* A way from a record to one of its fields: `pre`, then, if count is not 0, an index, then `post`. */
typedef struct FieldPath {
    FieldKind kind;
    uint8_t type, bits, count;
    char pre[48], post[48];
} FieldPath;
typedef struct FieldPaths {
    FieldPath at[160];
    uint32_t n;
} FieldPaths;

/* Appends f unless the list is full. */
static void path_push(FieldPaths *to, FieldPath f) {
    if (to->n < sizeof to->at / sizeof *to->at) to->at[to->n++] = f;
}

/* Appends the ways to all fields of a record, also those of records inside it. */
static void paths_of(CProgram *p, uint32_t record, FieldPaths *to) {
    static const struct {
        const char *name;
        uint8_t type, bits, count;
    } members[] = {{".w", U64, 0, 0},   {".h", U32, 0, 2},    {".q", U16, 0, 4},    {".b", U8, 0, 8},
                   {".f.a", U32, 5, 0}, {".f.b", U32, 11, 0}, {".f.c", S32, 16, 0}, {".f.d", S32, 0, 0}};
    if (record == 0) {
        for (uint32_t i = 0; i < sizeof members / sizeof *members; i++) {
            FieldPath f = {.kind = members[i].bits ? FIELD_BITS : FIELD_SCALAR,
                           .type = members[i].type,
                           .bits = members[i].bits,
                           .count = members[i].count};
            snprintf(f.pre, sizeof f.pre, "%s", members[i].name);
            path_push(to, f);
        }
        return;
    }
    const Record *r = &p->record[record];
    for (uint32_t i = 0; i < r->fields; i++) {
        const Field *in = &r->field[i];
        FieldPath f = {.kind = in->kind, .type = in->type, .bits = in->bits, .count = in->count};
        snprintf(f.pre, sizeof f.pre, ".f%u", i);
        if (in->kind == FIELD_ARRAY) f.kind = FIELD_SCALAR;
        path_push(to, f);
        if (in->kind != FIELD_RECORD && in->kind != FIELD_RECORDS) continue;
        FieldPaths inner = {.n = 0};
        paths_of(p, in->type, &inner);
        for (uint32_t k = 0; k < inner.n; k++) {
            FieldPath g = inner.at[k], to_inner = g;
            if (in->kind == FIELD_RECORD) {
                if (snprintf(to_inner.pre, sizeof g.pre, ".f%u%s", i, g.pre) >= (int)sizeof g.pre) continue;
            } else { /* the index is the one of the outer array; inner ones are constant */
                char at[16] = "";
                if (g.count) snprintf(at, sizeof at, "[%u]", k % g.count);
                if (snprintf(to_inner.post, sizeof g.post, "%s%s%s", g.pre, at, g.post) >= (int)sizeof g.post) continue;
                snprintf(to_inner.pre, sizeof to_inner.pre, ".f%u", i);
                to_inner.count = in->count;
            }
            path_push(to, to_inner);
        }
    }
}

/* Chooses a field of a record for which kind and type match; false if there is none. FIELD_SCALAR includes elements and
 * bit-fields. type: of a scalar (-1: any integer), or what is pointed to; irrelevant for a function pointer. */
static bool path_choose(CProgram *p, uint32_t record, FieldKind kind, int type, FieldPath *to) {
    FieldPaths all = {.n = 0};
    uint32_t seen = 0;
    paths_of(p, record, &all);
    for (uint32_t i = 0; i < all.n; i++) {
        const FieldPath *f = &all.at[i];
        bool same = f->kind == kind || (kind == FIELD_SCALAR && f->kind == FIELD_BITS) ||
                    (kind == FIELD_RECORD && f->kind == FIELD_RECORDS);
        if (type < 0) same = same && !scalar_is_float(f->type);
        else if (kind != FIELD_FUNCTION) same = same && f->type == type;
        if (same && under(p, ++seen) == 0) *to = *f;
    }
    return seen > 0;
}

/* Appends the text of a field of the record that `base` names (by_name) or points to. */
static void path_text(CProgram *p, const FieldPath *f, const Pointer *base, bool by_name, char *to) {
    text_add(to, by_name ? "%s%s" : "(%s)->%s", base->s, f->pre + (by_name ? 0 : 1));
    if (f->count) text_add(to, "[%s]", index_expr(p, f->count).s);
    text_add(to, "%s", f->post);
}

/* Finds a record of at most that level and returns its name, or a pointer to it; *by_name: its name. */
static Pointer record_base(CProgram *p, uint32_t record, uint32_t level, bool write, bool *by_name) {
    const Var *v = NULL;
    *by_name = odds(p, 50);
    if (*by_name)
        CHOOSE(v, o, o->kind == V_RECORD && o->type == record && o->level <= level && !(write && o->read_only));
    *by_name = v != NULL;
    if (!v) return record_expr(p, (Demand){.type = (uint8_t)record, .level = (uint8_t)level, .write = write});
    Pointer r = {.own = v->space == LOCAL, .level = v->level, .read_only = v->read_only};
    row_text(v, r.s);
    return r;
}

bool record_place(CProgram *p, FieldKind kind, Demand d, Pointer *to) {
    uint32_t first = under(p, p->records);
    for (uint32_t i = 0; i < p->records; i++) {
        uint32_t record = (first + i) % p->records;
        FieldPath f;
        bool by_name;
        if (!path_choose(p, record, kind, d.type, &f)) continue;
        Pointer base = record_base(p, record, d.level, d.write, &by_name), r = base;
        *r.s = 0;
        path_text(p, &f, &base, by_name, r.s);
        *to = r;
        return true;
    }
    return false;
}

/* Returns a scalar field of one record drawn at random as an lvalue; its text is empty if that record has none. */
static Expr field_place(CProgram *p, bool write, int type) {
    uint32_t record = under(p, p->records);
    FieldPath f;
    bool by_name;
    if (!path_choose(p, record, FIELD_SCALAR, type, &f)) return expr_of(S32, "%s", "");
    Pointer base = record_base(p, record, 2, write, &by_name);
    Expr e = expr_of(f.type, "%s", "");
    path_text(p, &f, &base, by_name, e.s);
    e.bits = f.bits;
    if (f.bits) {
        e.high = ((Wide)1 << (f.bits - (scalar_is_signed(f.type) ? 1 : 0))) - 1;
        e.low = scalar_is_signed(f.type) ? -e.high - 1 : 0;
    }
    return e;
}

/* ---- scalars */

/* Returns a scalar variable as an lvalue; its text is empty if there is none. Type -1: any integer, here and below. */
static Expr variable_place(CProgram *p, bool write, int type) {
    const Var *v = NULL;
    CHOOSE(v, o,
           o->kind == V_SCALAR && !(write && o->fixed) && (type < 0 ? !scalar_is_float(o->type) : o->type == type));
    if (!v) return expr_of(S32, "%s", "");
    Expr e = expr_of(v->type, "%s", v->s);
    if (v->fixed) e.low = v->low, e.high = v->high;
    return e;
}

/* Returns an element of an array as an lvalue; its text is empty if there is none. */
static Expr element_place(CProgram *p, bool write, int type) {
    const Var *v = NULL;
    CHOOSE(v, o,
           o->kind == V_ARRAY && !(write && o->read_only) && (type < 0 ? !scalar_is_float(o->type) : o->type == type));
    if (!v) return expr_of(S32, "%s", "");
    Expr e = expr_of(v->type, "%s", "");
    row_text(v, e.s);
    text_add(e.s, "[%s]", index_expr(p, ELEMENTS).s);
    return e;
}

/* Returns what a pointer points to as an lvalue; its text is empty if the type is not the one drawn from p->pointed. */
static Expr pointed_place(CProgram *p, bool write, int type) {
    uint8_t of = p->pointed[under(p, POINTED)];
    if (type < 0 ? scalar_is_float(of) : of != type) return expr_of(S32, "%s", "");
    static const uint8_t spaces[] = {ANY, ANY, ANY, ANY, GLOBAL, SHARED, CONSTANT};
    uint8_t space = spaces[under(p, write ? 6 : 7)];
    if (space && !object_exists(p, space, of, false)) space = ANY;
    Pointer q = pointer_expr(p, (Demand){.type = of, .space = space, .level = 2, .write = write});
    Expr e = expr_of(of, "(%s)", q.s);
    text_add(e.s, "[%s]", index_expr(p, AHEAD).s);
    return e;
}

Expr place_of(CProgram *p, bool write, int type) {
    Expr e = {0};
    uint32_t kind = p->bare || p->nest > 2 ? 0 : under(p, 10);
    if (kind > 7) e = field_place(p, write, type);
    else if (kind > 5) e = pointed_place(p, write, type);
    else if (kind > 3) e = element_place(p, write, type);
    if (*e.s) return maybe_volatile(p, e, write);
    e = variable_place(p, write, type);
    if (*e.s) return e;
    if (!write) return type < 0 ? expr_of(S32, "%u", under(p, 100)) : expr_of((uint32_t)type, "%u.5f", under(p, 100));
    return p->bare ? e : element_place(p, write, type);
}

Expr place_read(CProgram *p, int type) {
    Expr e = place_of(p, false, type);
    if (!e.bits) return e;
    Expr r = e;
    *r.s = 0;
    text_add(r.s, "(%s)%s", scalar_name[e.type], e.s);
    r.bits = 0;
    return r;
}

/* ---- pointers */

/* Returns the address of an element of array v, with AHEAD elements from it on, as a pointer to space d.space. */
static Pointer array_address(CProgram *p, const Var *v, Demand d) {
    Pointer r = {.level = v->level, .read_only = v->read_only};
    uint32_t k = under(p, ELEMENTS - AHEAD + 1);
    char row[64] = "", at[TEXT] = "";
    row_text(v, row);
    if (odds(p, 50)) text_add(at, "%u", k);
    else text_add(at, "%s", index_expr(p, AHEAD).s);
    const char *macro = space_macro[d.space];
    text_add(r.s, "(%s%s%s *)&%s[%s]", v->read_only ? "const " : "", macro, scalar_name[v->type], row, at);
    return r;
}

/* Passes a generic pointer through integers or bytes, and converts it to `type`. Its value stays. */
static Pointer pointer_through(CProgram *p, Pointer a, const char *type) {
    Pointer r = a;
    *r.s = 0;
    uint32_t k = 8 * (1 + under(p, 100));
    switch (under(p, 4)) {
    case 0: text_add(r.s, "(%s)(u64)(%s)", type, a.s); break;
    case 1: text_add(r.s, "(%s)(((u64)(%s) - %u) + %u)", type, a.s, k, k); break;
    case 2: text_add(r.s, "(%s)(((u64)(%s) ^ %u) ^ %u)", type, a.s, k, k); break;
    default: text_add(r.s, "(%s)((u8 *)(%s) + 8 - 8)", type, a.s);
    }
    return r;
}

/* Returns a or b, as a condition says when the program runs. */
static Pointer select_pointer(CProgram *p, Pointer a, Pointer b) {
    Pointer r = a;
    *r.s = 0;
    p->nest++;
    text_add(r.s, "(%s ? %s : %s)", condition_expr(p).s, a.s, b.s);
    p->nest--;
    if (b.level > r.level) r.level = b.level;
    r.read_only |= b.read_only;
    r.own = a.own && b.own;
    return r;
}

/* Loads a pointer to p->pointed[0] from the table of addresses of global arrays, which the program does not change. */
static Pointer table_pointer(CProgram *p) {
    Pointer r = {.level = 0};
    uint32_t k = under(p, AHEAD);
    text_add(r.s, "&table%u[%s][0][ROW][%u]", p->id, index_expr(p, 4).s, k);
    return r;
}

Pointer pointer_expr(CProgram *p, Demand d) {
    const Var *v = NULL;
    uint32_t kind = p->bare || d.space || p->nest > 1 ? 10 : under(p, 20);
    Pointer r;
    char type[40];
    snprintf(type, sizeof type, "%s%s *", d.write ? "" : "const ", scalar_name[d.type]);
    if (kind < 2) {
        p->nest++;
        Pointer a = pointer_expr(p, d), b = pointer_expr(p, d);
        p->nest--;
        return select_pointer(p, a, b);
    }
    if (kind < 4) return pointer_through(p, pointer_expr(p, d), type);
    if (kind < 6 && d.type == p->pointed[0]) return table_pointer(p);
    if (kind < 9 && record_place(p, FIELD_POINTER, (Demand){.type = d.type, .level = d.level}, &r)) return r;
    if (kind > 9)
        CHOOSE(v, o,
               o->kind == V_POINTER && o->type == d.type && o->level <= d.level && !(d.write && o->read_only) &&
                   (o->space == d.space || (!d.space && odds(p, 50))));
    if (v && !(p->bare && v->level > 0)) {
        r = (Pointer){.level = v->level, .read_only = v->read_only};
        if (v->space && !d.space) text_add(r.s, "(%s%s *)%s", v->read_only ? "const " : "", scalar_name[v->type], v->s);
        else if (v->space == SHARED && odds(p, 30)) text_add(r.s, "NARROW(%s, %s)", scalar_name[v->type], v->s);
        else text_add(r.s, "%s", v->s);
        return r;
    }
    bool bare = p->bare;
    p->bare = false; /* addresses may be taken before the objects are initialised */
    CHOOSE(v, o,
           o->kind == V_ARRAY && o->type == d.type && o->level <= d.level && !(d.write && o->read_only) &&
               (d.space ? o->space == d.space : !(bare && o->space == LOCAL)));
    p->bare = bare;
    if (!v) abort(); /* every type that has pointers has a global array */
    return array_address(p, v, d);
}

Pointer record_expr(CProgram *p, Demand d) {
    const Var *v = NULL;
    uint32_t kind = p->bare || d.space || p->nest > 1 ? 10 : under(p, 20);
    Pointer r = {.level = 0};
    char type[40], name[24];
    snprintf(type, sizeof type, "%s *", record_name(p, d.type, name));
    if (kind < 2) {
        p->nest++;
        Pointer a = record_expr(p, d), b = record_expr(p, d);
        p->nest--;
        return select_pointer(p, a, b);
    }
    if (kind < 4) return pointer_through(p, record_expr(p, d), type);
    p->nest++;
    bool found = kind < 8 && record_place(p, FIELD_RECORD_POINTER, (Demand){.type = d.type, .level = d.level}, &r);
    p->nest--;
    if (found) {
        r.own = false;
        return r;
    }
    if (kind > 8)
        CHOOSE(v, o,
               o->kind == V_RECORD_POINTER && o->type == d.type && o->level <= d.level &&
                   (o->space == d.space || (!d.space && odds(p, 50))));
    if (v && !p->bare) {
        r.level = v->level;
        if (v->space && !d.space) text_add(r.s, "(%s)%s", type, v->s);
        else text_add(r.s, "%s", v->s);
        return r;
    }
    bool bare = p->bare;
    p->bare = false;
    CHOOSE(v, o,
           o->kind == V_RECORD && o->type == d.type && o->level <= d.level && !(d.write && o->read_only) &&
               (d.space ? o->space == d.space : !(bare && o->space == LOCAL)));
    p->bare = bare;
    if (!v) abort(); /* every record has a global object */
    r.level = v->level, r.own = v->space == LOCAL, r.read_only = v->read_only;
    char row[64] = "";
    row_text(v, row);
    text_add(r.s, "(%s%s)&%s", space_macro[d.space], type, row);
    return r;
}

Pointer function_expr(CProgram *p) {
    Pointer r = {.level = 0};
    const Var *v = NULL;
    uint32_t kind = p->bare ? 0 : under(p, 5);
    if (kind == 1) CHOOSE(v, o, o->kind == V_FUNCTION_POINTER);
    if (v) text_add(r.s, "%s", v->s);
    else if (kind == 2) text_add(r.s, "functions%u[%s]", p->id, index_expr(p, 4).s);
    else if (kind == 3 && record_place(p, FIELD_FUNCTION, (Demand){.level = 2}, &r)) return r;
    else if (kind == 4)
        text_add(r.s, "(%s ? f%u_%u : f%u_%u)", condition_expr(p).s, p->id, p->fns - 1, p->id, p->fns - 2);
    else text_add(r.s, "f%u_%u", p->id, p->fns - 1 - under(p, FAMILY));
    return r;
}
