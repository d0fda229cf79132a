/* program.c: generates programs of C.
 *
 *     programs [-n N] [-seed S] [-launch FILE] [-kinds]
 *
 * Prints one file with the programs S, S + 1, ..., S + N - 1; compiled for the host it prints what their kernels leave
 * in the buffers out0, out1, ... -launch: writes the launches of the kernels, which print the same. -kinds: prints how
 * often each kind of statement was generated instead.
 */
#include "tests/harness/programs/program.h"

/* Adds a static object with a new name to p->object; the caller prints it. */
static Var *object_new(CProgram *p, VarKind kind, uint32_t type, uint32_t space) {
    Var *v = &p->object[p->objects];
    *v = (Var){.kind = kind, .type = (uint8_t)type, .space = (uint8_t)space, .read_only = space == CONSTANT};
    snprintf(v->s, sizeof v->s, "%c%u_%u", space == GLOBAL ? 'g' : space == SHARED ? 's' : 'c', p->id, p->objects++);
    return v;
}

/* Prints a constant of the type, for an initialiser. */
static void constant_print(CProgram *p, uint32_t type) {
    if (scalar_is_float(type)) fprintf(p->out, "%d.25", (int)under(p, 2000) - 1000);
    else fprintf(p->out, "(%s)%lluull", scalar_name[type], (unsigned long long)roll_any(p));
}

/* Prints "{...}", the initialiser of ELEMENTS elements of scalar type `type`: random constants. */
static void row_print(CProgram *p, uint32_t type) {
    fputc('{', p->out);
    for (uint32_t i = 0; i < ELEMENTS; i++) {
        if (i) fputs(", ", p->out);
        constant_print(p, type);
    }
    fputc('}', p->out);
}

/* Prints the definition of array v, a static object; in global memory, often with an initialiser. */
static void array_print(CProgram *p, const Var *v) {
    const char *type = scalar_name[v->type];
    if (v->space == SHARED) {
        fprintf(p->out, "static IN_SHARED %s %s[THREADS][%u];\n", type, v->s, ELEMENTS);
    } else if (v->space == CONSTANT) {
        fprintf(p->out, "static IN_CONSTANT const %s %s[%u] = ", type, v->s, ELEMENTS);
        row_print(p, v->type);
        fputs(";\n", p->out);
    } else {
        fprintf(p->out, "static IN_GLOBAL %s %s[ROWS][%u]", type, v->s, ELEMENTS);
        if (odds(p, 60)) {
            fputs(" = {", p->out);
            row_print(p, v->type);
            fputs(", ", p->out);
            row_print(p, v->type);
            fputs("}", p->out);
        }
        fputs(";\n", p->out);
    }
}

/* Makes and prints the static objects: arrays and records, tables, the arrays for exchange, the counters. */
static void objects_print(CProgram *p) {
    static const uint8_t spaces[] = {GLOBAL, SHARED, CONSTANT};
    for (uint32_t k = 0; k < POINTED; k++) {
        array_print(p, object_new(p, V_ARRAY, p->pointed[k], GLOBAL));
        for (uint32_t i = 1; i < 3; i++)
            if (odds(p, 55)) array_print(p, object_new(p, V_ARRAY, p->pointed[k], spaces[i]));
    }
    array_print(p, object_new(p, V_ARRAY, p->pointed[0], GLOBAL));
    uint32_t type = under(p, SCALARS);
    array_print(p, object_new(p, V_ARRAY, type, spaces[under(p, 3)]));
    for (uint32_t r = 0; r < p->records; r++)
        for (uint32_t i = 0; i < 2; i++) {
            char name[24];
            if (i && odds(p, 40)) continue;
            Var *v = object_new(p, V_RECORD, r, i ? SHARED : GLOBAL);
            fprintf(p->out, "static IN_%s %s %s[%s];\n", i ? "SHARED" : "GLOBAL", record_name(p, r, name), v->s,
                    i ? "THREADS" : "ROWS");
        }
    fprintf(p->out, "typedef %s (*rows%u)[ROWS][%u];\n", scalar_name[p->pointed[0]], p->id, ELEMENTS);
    fprintf(p->out, "static %s rows%u const table%u[4] = {", odds(p, 50) ? "IN_CONSTANT" : "IN_GLOBAL", p->id, p->id);
    for (uint32_t i = 0; i < 4; i++) {
        const Var *v = NULL;
        while (!v || v->space != GLOBAL || v->kind != V_ARRAY || v->type != p->pointed[0])
            v = &p->object[under(p, p->objects)];
        fprintf(p->out, "%s(rows%u)&%s", i ? ", " : "", p->id, v->s);
    }
    fprintf(p->out, "};\nstatic IN_SHARED u32 near%u[THREADS][4], count%u[4];\n", p->id, p->id);
    fprintf(p->out, "static IN_GLOBAL u32 far%u[ROWS][4], total%u[BLOCKS][4];\n", p->id, p->id);
}

/* ---- functions */

/* Returns a random parameter or result, without a name. A pointer that is a result is generic and not read-only. */
static Var parameter(CProgram *p, bool result) {
    static const uint8_t spaces[] = {ANY, ANY, ANY, GLOBAL, SHARED};
    Var v = {.level = 1};
    switch (under(p, result ? 8 : 12)) {
    case 0: v.kind = V_RECORD_POINTER, v.type = (uint8_t)under(p, p->records); break;
    case 1: v.kind = V_RECORD, v.type = (uint8_t)under(p, p->records), v.space = LOCAL, v.level = 2; break;
    case 2:
    case 8:
    case 9:
    case 10: v.kind = V_POINTER, v.type = p->pointed[under(p, POINTED)]; break;
    case 11: v.kind = V_FUNCTION_POINTER; break;
    default: v.kind = V_SCALAR, v.type = (uint8_t)(odds(p, 20) ? F32 + under(p, 2) : under(p, F32)); break;
    }
    if (!result && (v.kind == V_POINTER || v.kind == V_RECORD_POINTER)) {
        v.space = spaces[under(p, 5)];
        if (v.space && !object_exists(p, v.space, v.type, v.kind == V_RECORD_POINTER)) v.space = ANY;
        v.read_only = v.kind == V_POINTER && odds(p, 25);
    }
    return v;
}

/* Draws the number of functions, p->fns, and their signatures; the last FAMILY functions share one. */
static void signatures_make(CProgram *p) {
    p->fns = FAMILY + under(p, MAX_FUNCTION - FAMILY + 1);
    for (uint32_t i = 0; i < p->fns; i++) {
        Signature *s = &p->fn[i];
        s->returns = true;
        if (i + FAMILY >= p->fns) {
            s->params = 3;
            s->result = (Var){.kind = V_SCALAR, .type = S32};
            s->param[0] = s->result;
            s->param[1] = (Var){.kind = V_POINTER, .type = p->pointed[0], .level = 1};
            s->param[2] = (Var){.kind = V_RECORD_POINTER, .type = 1, .level = 1};
        } else if ((s->variadic = odds(p, 20))) {
            s->result = (Var){.kind = V_SCALAR, .type = (uint8_t)(S32 + under(p, 4))};
        } else {
            s->params = 1 + under(p, MAX_PARAM - 1);
            for (uint32_t k = 0; k < s->params; k++) s->param[k] = parameter(p, false);
            s->returns = odds(p, 85), s->recursive = odds(p, 30);
            if (s->returns) s->result = parameter(p, true);
        }
        for (uint32_t k = 0; k < s->params; k++) snprintf(s->param[k].s, sizeof s->param[k].s, "p%u", k);
    }
}

/* Prints variables, arrays and records that live until the function ends, and brings them into scope. */
static void locals_print(CProgram *p) {
    uint32_t arrays = under(p, 3), records = under(p, 3), scalars = 1 + under(p, 3);
    for (uint32_t i = 0; i < scalars; i++) {
        uint32_t type = odds(p, 20) ? F32 + under(p, 2) : under(p, F32);
        Var v = *var_new(p, V_SCALAR, type);
        p->vars--;
        line(p, "%s %s = %s;", scalar_name[type], v.s, value_expr(p, type, 1).s);
        p->var[p->vars++] = v;
    }
    for (uint32_t i = 0; i < arrays; i++) {
        uint32_t type = odds(p, 75) ? p->pointed[under(p, POINTED)] : under(p, SCALARS);
        Var v = *var_new(p, V_ARRAY, type);
        p->vars--;
        v.space = LOCAL;
        fprintf(p->out, "    %s %s[%u] = ", scalar_name[type], v.s, ELEMENTS);
        if (odds(p, 50)) row_print(p, type);
        else fprintf(p->out, "{(%s)%s}", scalar_name[type], value_expr(p, type, 1).s);
        fputs(";\n", p->out);
        p->var[p->vars++] = v;
    }
    for (uint32_t i = 0; i < records; i++) {
        char name[24];
        uint32_t r = under(p, p->records);
        Var v = *var_new(p, V_RECORD, r);
        p->vars--;
        v.space = LOCAL;
        fprintf(p->out, "    %s %s = ", record_name(p, r, name), v.s);
        record_initialise(p, r, 2);
        fputs(";\n", p->out);
        p->var[p->vars++] = v;
    }
}

/* Prints the head of a variadic function, and reads its arguments into variables in scope. CUDA has none, so there the
 * parameters are fixed. */
static void variadic_begin(CProgram *p, uint32_t i) {
    const char *type = scalar_name[p->fn[i].result.type], *to = scalar_name[p->pointed[0]];
    fprintf(p->out, "#if defined(__CUDA__)\n");
    fprintf(p->out, "static NOINLINE DEVICE %s f%u_%u(s32 n, s32 x, s32 y, s32 z, u64 w, f64 g, %s *q) {\n", type,
            p->id, i, to);
    fprintf(p->out, "    s32 a[8] = {x, y, z};\n#else\n");
    fprintf(p->out, "static NOINLINE DEVICE %s f%u_%u(s32 n, ...) {\n    __builtin_va_list list;\n", type, p->id, i);
    fprintf(p->out, "    s32 a[8] = {0};\n    __builtin_va_start(list, n);\n");
    fprintf(p->out, "    for (s32 i = 0; i < n; i++) a[i] = __builtin_va_arg(list, s32);\n");
    fprintf(p->out, "    u64 w = __builtin_va_arg(list, u64);\n    f64 g = __builtin_va_arg(list, f64);\n");
    fprintf(p->out, "    %s *q = __builtin_va_arg(list, %s *);\n    __builtin_va_end(list);\n#endif\n", to, to);
    p->var[p->vars++] = (Var){.kind = V_ARRAY, .type = S32, .space = LOCAL, .level = 2, .s = "a"};
    p->var[p->vars++] = (Var){.kind = V_SCALAR, .type = U64, .s = "w"};
    p->var[p->vars++] = (Var){.kind = V_SCALAR, .type = F64, .s = "g"};
    p->var[p->vars++] = (Var){.kind = V_POINTER, .type = p->pointed[0], .level = 1, .s = "q"};
}

/* Begins to generate function `at`, or a phase if that is p->fns: resets the state. */
static void body_begin(CProgram *p, uint32_t at) {
    p->at = at, p->vars = 0, p->next = 0, p->indent = 1, p->depth = 0, p->loops = 0, p->nest = 0;
    p->phase = at == p->fns, p->bare = false, p->recursed = p->computed = false;
    p->cost = 0, p->times = 1;
}

/* Prints function i, and estimates the cost of a call. */
static void function_print(CProgram *p, uint32_t i) {
    Signature *s = &p->fn[i];
    char head[TEXT] = "";
    body_begin(p, i);
    if (s->variadic) {
        variadic_begin(p, i);
    } else {
        function_head(p, i, head);
        fputs(odds(p, 80) ? "static " : "", p->out);
        fputs(odds(p, 60) ? "NOINLINE " : "", p->out);
        fprintf(p->out, "DEVICE %s {\n", head);
        for (uint32_t k = 0; k < s->params; k++) p->var[p->vars++] = s->param[k];
        if (s->recursive) p->var[p->vars++] = (Var){.kind = V_SCALAR, .type = S32, .fixed = true, .high = 3, .s = "d"};
    }
    locals_print(p);
    statements(p, 3 + under(p, 9));
    return_print(p);
    fputs("}\n", p->out);
    s->cost = p->recursed ? p->cost * 3 : p->cost;
}

/* ---- the kernel */

/* Prints the head of a phase; the arguments of the kernel are its variables. */
static void phase_begin(CProgram *p, uint32_t number) {
    static const struct {
        const char *name;
        uint8_t type;
    } arguments[] = {{"n", S32}, {"in[ROW]", U64}, {"args->a", S32}, {"args->b", U64}, {"args->c[1]", U16}};
    body_begin(p, p->fns);
    p->exchange = number & 1;
    fprintf(p->out, "static DEVICE void ph%u_%u(AS1 u64 *out, AS1 const u64 *in, s32 n, const struct Args *args) {\n",
            p->id, number);
    for (uint32_t i = 0; i < sizeof arguments / sizeof *arguments; i++) {
        Expr e = expr_of(arguments[i].type, "%s", "");
        Var *v = &p->var[p->vars++];
        *v = (Var){.kind = V_SCALAR, .type = e.type, .fixed = true, .low = e.low, .high = e.high};
        snprintf(v->s, sizeof v->s, "%s", arguments[i].name);
    }
}

/* Prints the first phase, which gives the objects their first values; some global arrays keep their initialisers. */
static void setup_print(CProgram *p) {
    char name[24], row[TEXT];
    phase_begin(p, 0);
    p->bare = true;
    line(p, "if (TID == 0)");
    line(p, "    for (u32 i = 0; i < 4; i++) count%u[i] = i, total%u[BLOCK][i] = i;", p->id, p->id);
    block_open(p, "for (u32 i = 0; i < %u; i++) ", ELEMENTS);
    line(p, "if (i < 4) near%u[TID][i] = i, far%u[ROW][i] = i;", p->id, p->id);
    for (uint32_t i = 0; i < p->objects; i++) {
        const Var *v = &p->object[i];
        if (v->kind != V_ARRAY || v->space == CONSTANT || (v->space == GLOBAL && odds(p, 50))) continue;
        *row = 0;
        row_text(v, row);
        if (scalar_is_float(v->type)) line(p, "%s[i] = i * 1.5f;", row);
        else line(p, "%s[i] = (%s)(i + (u32)%s);", row, scalar_name[v->type], int_expr(p, 1).s);
    }
    block_close(p, "");
    for (uint32_t i = 0; i < p->objects; i++) {
        const Var *v = &p->object[i];
        if (v->kind != V_RECORD) continue;
        fprintf(p->out, "    {\n        %s t = ", record_name(p, v->type, name));
        record_initialise(p, v->type, 0);
        *row = 0;
        row_text(v, row);
        fprintf(p->out, ";\n        %s = t;\n    }\n", row);
    }
    fputs("}\n", p->out);
}

/* Prints the last phase, which hashes all objects. */
static void hash_print(CProgram *p, uint32_t number) {
    phase_begin(p, number);
    line(p, "u64 h = out[ROW];");
    block_open(p, "for (u32 i = 0; i < %u; i++) ", ELEMENTS);
    for (uint32_t i = 0; i < p->objects; i++) {
        char row[TEXT] = "";
        const Var *v = &p->object[i];
        row_text(v, row);
        if (v->kind != V_ARRAY || v->space == CONSTANT) continue;
        if (scalar_is_float(v->type)) line(p, "HASH(h, bits%u(%s[i]));", scalar_bits(v->type), row);
        else line(p, "HASH(h, %s[i]);", row);
    }
    block_close(p, "");
    for (uint32_t i = 0; i < p->objects; i++) {
        char row[TEXT] = "", name[24];
        const Var *v = &p->object[i];
        row_text(v, row);
        if (v->kind == V_RECORD)
            line(p, "h = hash%u_%u(h, (%s *)&%s);", p->id, v->type, record_name(p, v->type, name), row);
    }
    line(p, "for (u32 i = 0; i < 4; i++) HASH(h, near%u[TID][i]), HASH(h, far%u[ROW][i]);", p->id, p->id);
    line(p, "if (TID == 0)");
    line(p, "    for (u32 i = 0; i < 4; i++) HASH(h, count%u[i]), HASH(h, total%u[BLOCK][i]);", p->id, p->id);
    line(p, "out[ROW] = h;");
    fputs("}\n", p->out);
}

/* Prints the phases, and the kernel that executes them in order. */
static void kernel_print(CProgram *p) {
    setup_print(p);
    for (uint32_t k = 1; k <= p->phases; k++) {
        phase_begin(p, k);
        locals_print(p);
        statements(p, 5 + under(p, 14));
        for (uint32_t i = 0; i < 3; i++) line(p, "HASH(out[ROW], %s);", int_expr(p, 1).s);
        fputs("}\n", p->out);
    }
    hash_print(p, p->phases + 1);
    const char *typed = odds(p, 50) ? "AS1 " : "";
    fprintf(p->out, "KERNEL void k%u(%su64 *to, %sconst u64 *from, s32 n, struct Args by_value) {\n", p->id, typed,
            typed);
    fprintf(p->out, "    AS1 u64 *out = (AS1 u64 *)to;\n    AS1 const u64 *in = (AS1 const u64 *)from;\n");
    fprintf(p->out, "    const struct Args *args = &by_value;\n");
    for (uint32_t k = 0; k <= p->phases + 1; k++) fprintf(p->out, "    PHASE(ph%u_%u);\n", p->id, k);
    fprintf(p->out, "}\n");
}

/* Makes and prints one program. The caller has set p->rng, p->id and p->out; the rest of *p is zero. */
static void program_print(CProgram *p) {
    static const uint8_t pointed[] = {S32, U32, U8, S16, U64, U16, S8, S64, F32};
    fprintf(p->out, "\n/* ---- program %llu */\n", (unsigned long long)p->rng);
    roll(p);
    for (uint32_t i = 0; i < POINTED; i++) { /* all different */
        bool seen;
        do {
            p->pointed[i] = pointed[under(p, i ? sizeof pointed : 4)];
            seen = false;
            for (uint32_t k = 0; k < i; k++) seen |= p->pointed[k] == p->pointed[i];
        } while (seen);
    }
    p->phases = 1 + under(p, 4);
    records_make(p);
    objects_print(p);
    signatures_make(p);
    for (uint32_t i = p->fns - FAMILY; i < p->fns; i++) {
        char head[TEXT] = "";
        function_head(p, i, head);
        fprintf(p->out, "static DEVICE %s;\n", head);
    }
    fprintf(p->out, "static IN_CONSTANT family%u const functions%u[4] = {", p->id, p->id);
    for (uint32_t i = 0; i < 4; i++) fprintf(p->out, "%sf%u_%u", i ? ", " : "", p->id, p->fns - 1 - under(p, FAMILY));
    fprintf(p->out, "};\n");
    for (uint32_t i = p->fns; i--;) function_print(p, i);
    kernel_print(p);
}

/* The arguments of the kernels: the same for the host and for nvir-run. */
enum { IN_FIRST = 1000003, IN_STEP = 7770007, N = 5, ARG_A = -77, ARG_B = 123456789 };

/* Prints the main function for the host, which calls the kernels of n programs. */
static void main_print(FILE *out, uint32_t n) {
    fprintf(out, "\n#if !defined(__NVPTX__)\nint main(void) {\n    u64 in[ROWS], out[ROWS];\n");
    fprintf(out, "    struct Args args = {%d, %d, {1, 65535, 3, 4}};\n", ARG_A, ARG_B);
    fprintf(out, "    for (u32 i = 0; i < ROWS; i++) in[i] = %dull + i * %dull;\n", IN_FIRST, IN_STEP);
    for (uint32_t i = 0; i < n; i++) {
        fprintf(out, "    for (u32 i = 0; i < ROWS; i++) out[i] = 0;\n");
        fprintf(out, "    for (BLOCK = 0; BLOCK < BLOCKS; BLOCK++) k%u(out, in, %d, args);\n", i, N);
        fprintf(out, "    printf(\"out%u u64[%%d]\\n\", ROWS);\n", i);
        fprintf(
            out,
            "    for (u32 i = 0; i < ROWS; i++) printf(i ? \" %%llu\" : \"%%llu\", out[i]);\n    printf(\"\\n\");\n");
    }
    fprintf(out, "    return 0;\n}\n#endif\n");
}

/* Prints the launches of the kernels of n programs as a script of nvir-run. */
static void launch_print(FILE *out, uint32_t n) {
    fprintf(out, "-buffer in=u64[8]=iota:%d:%d\n", IN_FIRST, IN_STEP);
    for (uint32_t i = 0; i < n; i++)
        fprintf(out,
                "-buffer out%u=u64[8]=zero\n-kernel k%u -grid 2 -block 4 -arg out%u -arg in -arg i32:%d "
                "-arg {i32:%d,u64:%d,u16:1,u16:65535,u16:3,u16:4}\n-print out%u\n",
                i, i, i, N, ARG_A, ARG_B, i);
}

int main(int argc, char **argv) {
    uint64_t n = 1, seed = 1;
    const char *launch = NULL;
    bool kinds = false;
    for (int i = 1; i < argc; i++) {
        bool more = i + 1 < argc;
        if (!strcmp(argv[i], "-n") && more) n = strtoull(argv[++i], NULL, 0);
        else if (!strcmp(argv[i], "-seed") && more) seed = strtoull(argv[++i], NULL, 0);
        else if (!strcmp(argv[i], "-launch") && more) launch = argv[++i];
        else if (!strcmp(argv[i], "-kinds")) kinds = true;
        else return fprintf(stderr, "usage: programs [-n N] [-seed S] [-launch FILE] [-kinds]\n"), 2;
    }
    FILE *out = kinds ? fopen("/dev/null", "w") : stdout;
    if (!out) return 2;
    fputs("#include \"prelude.h\"\n", out);
    for (uint32_t i = 0; i < n; i++) {
        CProgram *p = calloc(1, sizeof *p);
        if (!p) return 2;
        p->out = out, p->rng = seed + i, p->id = i;
        program_print(p);
        free(p);
    }
    main_print(out, (uint32_t)n);
    if (kinds) kinds_print(stdout);
    if (!launch) return 0;
    FILE *to = fopen(launch, "w");
    if (!to) return fprintf(stderr, "programs: cannot write %s\n", launch), 2;
    launch_print(to, (uint32_t)n);
    return fclose(to) ? 2 : 0;
}
