/* gen.c: generates the module of a random program: objects, functions and kernels. Functions call only later
 * ones, and are generated from the last to the first, because a caller must know the cost of a call.
 */
#include "tests/harness/random/gen_in.h"

static const char declarations[] = "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
                                   "declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\n"
                                   "declare void @llvm.nvvm.barrier0()\n"
                                   "declare i1 @llvm.nvvm.isspacep.global(ptr)\n"
                                   "declare i1 @llvm.nvvm.isspacep.shared(ptr)\n"
                                   "declare i1 @llvm.nvvm.isspacep.local(ptr)\n"
                                   "declare i1 @llvm.nvvm.isspacep.const(ptr)\n"
                                   "declare i1 @llvm.nvvm.isspacep.shared.cta(ptr)\n"
                                   "declare i1 @llvm.nvvm.isspacep.shared.cluster(ptr)\n"
                                   "declare void @llvm.nvvm.barrier.cluster.arrive()\n"
                                   "declare void @llvm.nvvm.barrier.cluster.wait()\n"
                                   "declare ptr @llvm.nvvm.mapa(ptr, i32)\n"
                                   "declare ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3), "
                                   "i32)\n"
                                   "declare i1 @llvm.nvvm.vote.all.sync(i32, i1)\n"
                                   "declare i1 @llvm.nvvm.vote.any.sync(i32, i1)\n"
                                   "declare i1 @llvm.nvvm.vote.uni.sync(i32, i1)\n"
                                   "declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)\n"
                                   "declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32)\n"
                                   "declare i32 @llvm.nvvm.redux.sync.add(i32, i32)\n"
                                   "declare i32 @llvm.nvvm.redux.sync.umin(i32, i32)\n"
                                   "declare i32 @llvm.nvvm.redux.sync.umax(i32, i32)\n"
                                   "declare i32 @llvm.nvvm.redux.sync.and(i32, i32)\n"
                                   "declare i32 @llvm.nvvm.redux.sync.or(i32, i32)\n"
                                   "declare i32 @llvm.nvvm.redux.sync.xor(i32, i32)\n"
                                   "declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)\n"
                                   "declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32)\n"
                                   "declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)\n"
                                   "declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)\n"
                                   "declare void @llvm.va_start.p0(ptr)\n"
                                   "declare void @llvm.va_copy.p0(ptr, ptr)\n"
                                   "declare void @llvm.va_end.p0(ptr)\n"
                                   "declare ptr @llvm.ptrmask.p0.i64(ptr, i64)\n"
                                   "declare float @llvm.fma.f32(float, float, float)\n"
                                   "declare double @llvm.fma.f64(double, double, double)\n";

/* Prints the declarations of all intrinsics that a program can call. */
static void declare_all(Out *to) {
    static const struct {
        const char *name;
        uint8_t args;
    } f[] = {{"ctpop", 1}, {"ctlz", 4}, {"cttz", 4},     {"abs", 4},      {"bswap", 1}, {"bitreverse", 1},
             {"smax", 2},  {"umin", 2}, {"uadd.sat", 2}, {"ssub.sat", 2}, {"fshl", 3},  {"fshr", 3}};
    static const char *const args[] = {"", "i%u", "i%u, i%u", "i%u, i%u, i%u", "i%u, i1"};
    static const uint8_t spaces[] = {0, SPACE_GLOBAL, SPACE_SHARED, SPACE_CONST, SPACE_LOCAL};
    static const char *const copy[] = {"cpy", "move", "cpy.inline"};
    out_str(to, declarations);
    for (uint32_t k = 0; k < sizeof f / sizeof *f; k++)
        for (uint32_t bits = 32; bits <= 64; bits += 32) {
            char list[40];
            snprintf(list, sizeof list, args[f[k].args], bits, bits, bits);
            out_format(to, "declare i%u @llvm.%s.i%u(%s)\n", bits, f[k].name, bits, list);
        }
    for (uint32_t bits = 32; bits <= 64; bits += 32)
        out_format(to, "declare { i%u, i1 } @llvm.umul.with.overflow.i%u(i%u, i%u)\n", bits, bits, bits, bits);
    for (uint32_t d = 0; d < 5; d++) {
        if (spaces[d] == SPACE_CONST) continue;
        for (uint32_t bits = 32; bits <= 64; bits += 32) {
            for (int how = 0; how < 2; how++)
                out_format(to, "declare void @llvm.memset%s.p%u.i%u(%s, i8, i%u, i1)\n", how ? ".inline" : "",
                           spaces[d], bits, space_type(spaces[d]), bits);
            for (uint32_t s = 0; s < 5; s++)
                for (int how = 0; how < 3; how++)
                    out_format(to, "declare void @llvm.mem%s.p%u.p%u.i%u(%s, %s, i%u, i1)\n", copy[how], spaces[d],
                               spaces[s], bits, space_type(spaces[d]), space_type(spaces[s]), bits);
        }
    }
}

/* Appends to o the lines of `all`, which ends with NUL, that declare an intrinsic which the text of o uses. */
static void declare_used(Out *o, const Out *all) {
    VEC(struct {
        const char *at;
        size_t n;
    })
    used = {0};
    out_char(o, '\0');
    for (const char *p = o->buf; (p = strstr(p, "@llvm.")) != NULL; p++) {
        size_t n = strcspn(p, "(") + 1;
        uint32_t i = 0;
        while (i < used.n && (used.at[i].n != n || memcmp(used.at[i].at, p, n))) i++;
        if (i == used.n) {
            vec_reserve(&used, 1);
            used.at[i].at = p, used.at[used.n++].n = n;
        }
    }
    Out some;
    out_init(&some, NULL);
    for (const char *p = all->buf; *p; p += strcspn(p, "\n") + 1) {
        const char *name = strchr(p, '@');
        for (uint32_t i = 0; i < used.n; i++)
            if (!strncmp(name, used.at[i].at, used.at[i].n)) {
                out_bytes(&some, p, strcspn(p, "\n") + 1);
                break;
            }
    }
    o->n--;
    out_bytes(o, some.buf, some.n);
    out_free(&some);
    vec_free(&used);
}

/* Prints the initialiser of an object: random numbers in all rows. */
static void const_rows(Gen *g) {
    out_format(g->o, "[%u x [8 x i64]] [", g->rows);
    for (uint32_t r = 0; r < g->rows; r++) {
        out_str(g->o, r ? ", [8 x i64] [" : "[8 x i64] [");
        for (uint32_t k = 0; k < 8; k++)
            out_format(g->o, "%si64 %llu", k ? ", " : "", (unsigned long long)(random_next(&g->rng) >> below(g, 64)));
        out_str(g->o, "]");
    }
    out_str(g->o, "]");
}

/* Prints the types of boxes and the global variables: rows (@g, @s, @c), boxes (@x), tables of addresses (@t) and the
 * words for atomics (@acc). Decides which of them the other module may name, and prints that module's rows too. */
static void objects(Gen *g) {
    static const char *const linkage[] = {"internal", "dso_local", "internal", "weak_odr"};
    for (uint32_t k = 0; k < g->nglobal; k++) {
        uint32_t which = below(g, 4);
        g->open[k] = which & 1;
        out_format(g->o, "@g%u = %s addrspace(1) global ", k, linkage[which]);
        if (chance(g, 50)) const_rows(g);
        else out_format(g->o, "[%u x [8 x i64]] zeroinitializer", g->rows);
        out_str(g->o, ", align 16\n");
    }
    for (uint32_t k = 0; k < g->nshared; k++)
        out_format(g->o,
                   "@s%u = internal addrspace(3) global [%u x [8 x i64]] undef, "
                   "align 16\n",
                   k, g->rows);
    for (uint32_t k = 0; k < g->nconst; k++) {
        out_format(g->o, "@c%u = internal addrspace(4) constant ", k);
        const_rows(g);
        out_str(g->o, ", align 16\n");
    }
    for (uint32_t v = 0; v < 2; v++) {
        out_format(g->o, "%%box%u = type { ptr, ptr, i64, %s }\n", v, space_type(v ? SPACE_SHARED : SPACE_GLOBAL));
    }
    out_str(g->o, "%mix = type { i32, ptr, { ptr, i64 }, ptr }\n");
    for (uint32_t k = 0; k < g->nbox_own; k++) {
        bool shared = g->box[k].space == SPACE_SHARED;
        g->box[k].open = shared ? g->two && chance(g, 50) : g->box_outside;
        out_format(g->o, "@x%u%u = %s addrspace(%u) global [%u x %%box%u] %s, align 16\n", g->box[k].space,
                   g->box[k].shared, g->box[k].open ? "dso_local" : "internal", g->box[k].space, g->rows,
                   g->box[k].shared, shared ? "undef" : "zeroinitializer");
    }
    out_str(g->o, "@acc = internal addrspace(3) global [16 x i64] undef, align 16\n");
    for (uint32_t v = 0; v < 2 && g->tables; v++) {
        out_format(g->o, "@t%c = internal addrspace(%d) %s [4 x ptr] [", v ? 'c' : 'g', v ? 4 : 1,
                   v || chance(g, 50) ? "constant" : "global");
        for (uint32_t k = 0; k < 4; k++) {
            bool konst = g->table_ro && chance(g, 50);
            out_format(g->o, "%sptr addrspacecast (%s @%c%u to ptr)", k ? ", " : "",
                       space_type(konst ? SPACE_CONST : SPACE_GLOBAL), konst ? 'c' : 'g',
                       below(g, konst ? g->nconst : g->nglobal));
        }
        out_str(g->o, "], align 16\n");
    }
    if (!g->two) return;
    out_format(g->o,
               "@yg0 = internal addrspace(1) global [%u x [8 x i64]] zeroinitializer, align 16\n"
               "@ys0 = internal addrspace(3) global [%u x [8 x i64]] undef, align 16\n"
               "@yc0 = internal addrspace(4) constant ",
               g->rows, g->rows);
    const_rows(g);
    out_str(g->o, ", align 16\n");
}

/* Returns a random type of a parameter or result, as a Val without a name. */
static Val random_type(Gen *g, bool result) {
    static const uint8_t spaces[] = {0, 0, 0, 0, SPACE_GLOBAL, SPACE_SHARED, SPACE_CONST, SPACE_LOCAL},
                         bits[] = {32, 64, 16, 1, 8};
    Val v = {.level = 1};
    uint32_t k;
    switch (below(g, result ? 9 : 10)) {
    case 0:
    case 1: v.kind = V_INT, v.bits = bits[below(g, 5)]; break;
    case 2: v.kind = V_FLOAT, v.bits = chance(g, 70) ? 32 : 64, v.mag = 20; break;
    case 3: v.kind = V_ADDR, v.bits = 64, v.ro = chance(g, 30); break;
    case 8: v.kind = V_AGG; break;
    case 9:
        v.kind = V_BOX, k = below(g, g->nbox_own), v.shared = g->box[k].shared;
        v.space = g->two || chance(g, 60) ? 0 : g->box[k].space, v.outside = true;
        v.byval = !v.space && chance(g, 30);
        break;
    default:
        v.kind = V_ROW, v.space = spaces[below(g, result ? 7 : 8)];
        v.ro = v.space == SPACE_CONST || (v.space == 0 && chance(g, 30));
        v.gl = v.space == SPACE_GLOBAL;
    }
    return v;
}

/* Chooses the signatures of the g->nfn functions at random, and which of them the other module has or may name. */
static void signatures(Gen *g) {
    for (uint32_t i = 0; i < g->nfn; i++) {
        Sig *s = &g->fn[i];
        if (i && chance(g, 25)) {
            *s = g->fn[i - 1];
            s->twin = true;
        } else {
            s->nparam = 1 + below(g, g->size ? 5 : 3);
            for (uint32_t k = 0; k < s->nparam; k++) s->param[k] = random_type(g, false);
            s->has_result = chance(g, 80);
            if (s->has_result) s->result = random_type(g, true);
        }
        s->sync = chance(g, 15);
        s->other = g->two && chance(g, 40), s->open = s->other || (g->two && chance(g, 60));
    }
    if (g->two) g->fn[below(g, g->nfn)].other = true;
    for (uint32_t i = 0; i < g->nfn; i++) g->fn[i].open |= g->fn[i].other;
}

/* Returns a space whose addresses fit 32 bits. */
static uint8_t narrow_space(Gen *g) {
    static const uint8_t short_spaces[] = {SPACE_SHARED, SPACE_SHARED, SPACE_LOCAL};
    return g->pointers == KIND_POINTERS_SHORT ? short_spaces[below(g, 3)] : SPACE_SHARED;
}

/* Resets the state of the function being generated, whose index is in g->at, and prints its first lines: thread numbers
 * and the variables on the stack but for %a. */
static void body_begin(Gen *g) {
    g->val.n = 0;
    g->next = g->nlabel = g->depth = 0;
    g->loop = NULL;
    g->mult = 1, g->cost = 0;
    g->recursed = false;
    g->nrow = 1 + below(g, g->size ? 2 : 1), g->nbox = g->other ? 2 : below(g, g->size ? 3 : 2);
    g->nvar = 1 + below(g, g->size ? MAX_VAR : 2);
    g->uniform = g->at < 0 || g->fn[g->at].sync;
    label_begin(g, 0);
    body_line(g, "%%tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()");
    body_line(g, "%%ctaid = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()");
    body_line(g, "%%base = mul i32 %%ctaid, %u", g->shape.threads);
    body_line(g, "%%lt = add i32 %%base, %%tid");
    for (uint32_t k = 0; k < g->nrow; k++) body_line(g, "%%r%u = alloca [8 x i64], align 16", k);
    for (uint32_t k = 0; k < g->nbox; k++) body_line(g, "%%x%u = alloca %%box%u, align 8", k, k & 1);
    g->members = chance(g, g->size ? 30 : 20);
    g->views = !g->other && chance(g, g->size ? 30 : 20);
    g->pieces = !chance(g, 20) ? 0 : chance(g, 70) ? SPACE_SHARED : SPACE_LOCAL;
    if (g->members) body_line(g, "%%m = alloca [4 x %%mix], align 8");
    if (g->views) body_line(g, "%%q = alloca [4 x ptr], align 8");
    if (g->views) body_line(g, "%%k = alloca [4 x ptr], align 8");
    if (g->pieces) body_line(g, "%%h = alloca ptr, align 8");
    g->narrow = !chance(g, 30) ? 0 : narrow_space(g);
    if (g->narrow) body_line(g, "%%w = alloca i32, align 4");
    g->images = !g->other && chance(g, 20);
    if (g->images) body_line(g, "%%im = alloca [4 x ptr], align 8");
    if (g->slots) body_line(g, "%%sl = alloca [8 x i32], align 16");
}

/* Prints the variables %a, and initialises all variables on the stack. */
static void body_fill(Gen *g) {
    char t[16];
    for (uint32_t k = 0; k < g->nvar; k++) {
        Val v;
        do v = random_type(g, false);
        while (v.kind == V_BOX);
        v.level = (uint8_t)level_max(g);
        if (v.kind == V_FLOAT) v.mag = 12;
        snprintf(v.s, sizeof v.s, "%%a%u", k);
        body_line(g, "%%a%u = alloca %s", k, val_type(v, t));
        g->var[k] = v;
    }
    for (uint32_t k = 0; k < g->nrow; k++) {
        uint32_t n = chance(g, g->size ? 50 : 80) ? 0 : 8;
        if (!n)
            body_line(g,
                      "call void @llvm.memcpy.p0.p4.i64(ptr align 8 %%r%u, ptr "
                      "addrspace(4) align 8 @%sc0, i64 "
                      "64, i1 false)",
                      k, g->other ? "y" : "");
        for (uint32_t i = 0; i < n; i++) {
            Val a = define(g, int_value(32), "getelementptr i64, ptr %%r%u, i32 %u", k, i);
            body_line(g, "store i64 %u, ptr %s", below(g, 1000), a.s);
        }
    }
    for (uint32_t k = 0; k < g->nvar; k++) {
        Val x = value_like(g, g->var[k]);
        body_line(g, "store %s %s, ptr %%a%u", val_type(x, t), x.s, k);
    }
    for (uint32_t k = 0; k < g->nbox; k++) {
        Val b = {.kind = V_BOX, .level = (uint8_t)level_max(g), .shared = k & 1};
        snprintf(b.s, sizeof b.s, "%%x%u", k);
        for (uint32_t i = 0; i < 4; i++) box_store(g, b, i);
    }
    if (g->members) members_begin(g);
    if (g->views) views_begin(g);
    if (g->pieces) pieces_begin(g);
    pointers_begin(g);
    if (g->slots) slots_begin(g);
}

/* Prints function i, and computes its cost. */
static void function_body(Gen *g, uint32_t i) {
    static const char *const linkage[] = {"internal ", "internal ", "internal ", "", "linkonce_odr ", "weak_odr "};
    Sig *s = &g->fn[i];
    char t[16], name[16];
    g->at = (int)i, g->other = s->other;
    const char *link = s->other ? "" : s->open ? (chance(g, 80) ? "" : "weak_odr ") : linkage[below(g, 6)];
    out_format(g->o, "\ndefine %s%s %s(", link, s->has_result ? val_type(s->result, t) : "void", fn_name(g, i, name));
    for (uint32_t k = 0; k < s->nparam; k++) out_format(g->o, "%s %%p%u, ", param_type(s->param[k], t), k);
    out_str(g->o, "i32 %d) {\n");
    body_begin(g);
    for (uint32_t k = 0; k < s->nparam; k++) {
        Val v = s->param[k];
        if (v.byval) v.level = 2, v.outside = v.byval = false;
        snprintf(v.s, sizeof v.s, "%%p%u", k);
        keep(g, v);
    }
    body_fill(g);
    static const uint8_t length[] = {4, 9, 16};
    statements(g, 1 + below(g, length[g->size]));
    if (s->has_result) {
        Val r = value_like(g, s->result);
        body_line(g, "ret %s %s", val_type(r, t), r.s);
    } else {
        body_line(g, "ret void");
    }
    out_str(g->o, "}\n");
    s->cost = g->recursed ? g->cost * 3 : g->cost;
}

/* Emits the tables of functions for indirect calls that choose between two functions. */
static void function_tables(Gen *g) {
    char a[16], b[16];
    for (uint32_t i = 1; i < g->nfn; i++)
        if (g->fn[i].table)
            out_format(g->o, "\n@ft%u = internal addrspace(%u) constant [2 x ptr] [ptr %s, ptr %s]\n", i,
                       g->fn[i].table, fn_name(g, i, a), fn_name(g, i - 1, b));
}

/* A function that hashes a row. The kernels store the hashes of all their rows, so that every change of
 * memory becomes visible. */
static const char hash_body[] = "(ptr %p, i64 %h) {\n"
                                "entry:\n  br label %loop\n"
                                "loop:\n"
                                "  %i = phi i32 [ 0, %entry ], [ %j, %loop ]\n  %x = phi i64 [ %h, %entry "
                                "], [ %y, %loop ]\n"
                                "  %a = getelementptr inbounds i64, ptr %p, i32 %i\n  %v = load i64, ptr "
                                "%a, align 8\n"
                                "  %m = mul i64 %x, 1099511628211\n  %y = xor i64 %m, %v\n"
                                "  %j = add i32 %i, 1\n  %c = icmp ult i32 %j, 8\n  br i1 %c, label %loop, "
                                "label %done\n"
                                "done:\n  ret i64 %y\n}\n";

/* Prints the functions of the other module that initialise its shared memory (@ybegin), store pointers to
 * it in boxes of this module (@yplant), and hash its rows at the end (@yend). */
static void other_functions(Gen *g) {
    out_format(g->o,
               "\ndefine void @ybegin(ptr %%data, i32 %%lt) {\n"
               "  %%s = getelementptr [%u x [8 x i64]], ptr addrspace(3) @ys0, i32 0, i32 %%lt\n"
               "  call void @llvm.memcpy.p3.p0.i64(ptr addrspace(3) align 8 %%s, ptr align 8 %%data, "
               "i64 64, i1 false)\n"
               "  ret void\n}\n",
               g->rows);
    out_format(g->o,
               "\ndefine i64 @yend(i64 %%h, i32 %%lt) {\n"
               "  %%s = getelementptr [%u x [8 x i64]], ptr addrspace(3) @ys0, i32 0, i32 %%lt\n"
               "  %%t = addrspacecast ptr addrspace(3) %%s to ptr\n"
               "  %%x = call i64 @yhash(ptr %%t, i64 %%h)\n"
               "  %%g = getelementptr [%u x [8 x i64]], ptr addrspace(1) @yg0, i32 0, i32 %%lt\n"
               "  %%p = addrspacecast ptr addrspace(1) %%g to ptr\n"
               "  %%y = call i64 @yhash(ptr %%p, i64 %%x)\n"
               "  ret i64 %%y\n}\n",
               g->rows, g->rows);
    out_format(g->o,
               "\ndefine void @yplant(ptr %%box, i32 %%lt) {\n"
               "  %%s = getelementptr [%u x [8 x i64]], ptr addrspace(3) @ys0, i32 0, i32 %%lt\n"
               "  %%t = addrspacecast ptr addrspace(3) %%s to ptr\n"
               "  %%c = getelementptr [%u x [8 x i64]], ptr addrspace(4) @yc0, i32 0, i32 %%lt\n"
               "  %%d = addrspacecast ptr addrspace(4) %%c to ptr\n"
               "  %%b = getelementptr %%box0, ptr %%box, i32 0, i32 1\n"
               "  %%e = getelementptr %%box0, ptr %%box, i32 0, i32 2\n"
               "  store ptr %%t, ptr %%box\n"
               "  store ptr %%d, ptr %%b\n"
               "  store ptr %%t, ptr %%e\n"
               "  ret void\n}\n",
               g->rows, g->rows);
    for (uint32_t k = 0; k < g->nbox_own; k++) {
        uint32_t kind = g->box[k].shared, space = g->box[k].space;
        if (!g->box[k].open) continue;
        out_format(g->o,
                   "\ndefine void @yplant%u(i32 %%lt) {\n"
                   "  %%b = getelementptr [%u x %%box%u], %s @x%u%u, i32 0, i32 %%lt\n"
                   "  %%p = addrspacecast %s %%b to ptr\n"
                   "  call void @yplant(ptr %%p, i32 %%lt)\n"
                   "  ret void\n}\n",
                   k, g->rows, kind, space_type(space), space, kind, space_type(space));
    }
    out_str(g->o, "\ndefine internal i64 @yhash");
    out_str(g->o, hash_body);
}

/* Prints the beginning of a kernel: initialises shared memory, the variables and the boxes, and waits at a
 * barrier. value_ro: the kernel only reads its by-value parameter. */
static void kernel_begin(Gen *g, bool value_ro) {
    Val out = {.kind = V_ROW, .gl = true}, data = out,
        table = {.kind = V_BOX, .outside = true, .gl = !g->wild && !g->two}, bv = {.kind = V_ROW, .ro = value_ro};
    data = define(g, data, "getelementptr [8 x i64], ptr %%data, i32 %%lt");
    keep(g, data);
    if (chance(g, 50)) keep(g, define(g, out, "getelementptr [8 x i64], ptr %%out, i32 %%lt"));
    for (uint32_t k = 0; k < g->nshared; k++) {
        Val p = define(g, out,
                       "getelementptr [%u x [8 x i64]], ptr addrspace(3) @s%u, i32 "
                       "0, i32 %%lt",
                       g->rows, k);
        body_line(g,
                  "call void @llvm.memcpy.p3.p0.i64(ptr addrspace(3) align 8 %s, "
                  "ptr align 8 %s, i64 64, i1 false)",
                  p.s, data.s);
    }
    if (g->two) body_line(g, "call void @ybegin(ptr %s, i32 %%lt)", data.s);
    memcpy(bv.s, "%bv", 4);
    if (g->shape.lower) keep(g, bv);
    Val n = int_value(32);
    memcpy(n.s, "%n", 3);
    keep(g, n);
    body_fill(g);
    if (!g->shape.lower)
        body_line(g, "call void @llvm.memcpy.p0.p0.i64(ptr align 8 %%r0, ptr align "
                     "8 %%bv, i64 64, i1 false)");
    Val boxes[5];
    uint32_t nboxes = 0;
    table = define(g, table, "getelementptr %%box0, ptr %%table, i32 %%lt");
    for (uint32_t k = 0; k < g->nbox_own; k++) boxes[nboxes++] = box_own(g, k);
    if (g->wild) boxes[nboxes++] = table;
    /* All four fields are initialised before any is read. A box of shared pointers that the host can see
     * makes the program wild. */
    for (uint32_t b = 0; b < nboxes; b++)
        for (uint32_t i = 0; i < 4; i++) box_store(g, boxes[b], i);
    keep(g, table);
    uint32_t first = body_label(g), rest = body_label(g);
    Val c = define(g, int_value(1), "icmp eq i32 %%tid, 0");
    body_line(g, "br i1 %s, label %%b%u, label %%b%u", c.s, first, rest);
    label_begin(g, first);
    body_line(g, "call void @llvm.memset.p3.i64(ptr addrspace(3) align 8 @acc, "
                 "i8 0, i64 128, i1 false)");
    body_line(g, "br label %%b%u", rest);
    label_begin(g, rest);
    body_line(g, "call void @llvm.nvvm.barrier0()");
}

/* Prints the end of a kernel: hashes the last values and all rows that the thread owns, and XORs the result into word
 * number % 8 of the thread's row of `out`. */
static void kernel_end(Gen *g, uint32_t number) {
    Val h = int_value(64), p = {.kind = V_ROW}, q;
    body_line(g, "call void @llvm.nvvm.barrier0()");
    h = define(g, h, "zext i32 %%lt to i64");
    static const uint8_t seen[] = {8, 14, 24};
    for (uint32_t k = 0; k < seen[g->size] && k < g->val.n; k++) {
        Val v = g->val.at[g->val.n - 1 - k], x = int_value(64);
        if (v.kind == V_FLOAT)
            v = define(g, int_value(v.bits), "bitcast %s %s to i%u", v.bits == 32 ? "float" : "double", v.s, v.bits);
        if (v.kind != V_INT && v.kind != V_FLOAT) continue;
        if (v.bits < 64) x = define(g, x, "zext i%u %s to i64", v.bits, v.s);
        else x = v;
        h = define(g, h, "mul i64 %s, 31", h.s);
        h = define(g, h, "add i64 %s, %s", h.s, x.s);
    }
    for (uint32_t i = 0; i < 2; i++)
        for (uint32_t k = 0; k < (i ? g->nshared : g->nglobal); k++) {
            p.space = i ? SPACE_SHARED : SPACE_GLOBAL;
            q = define(g, p, "getelementptr [%u x [8 x i64]], %s @%c%u, i32 0, i32 %%lt", g->rows, space_type(p.space),
                       i ? 's' : 'g', k);
            q = pointer_generic(g, q);
            h = define(g, h, "call i64 @hash(ptr %s, i64 %s)", q.s, h.s);
        }
    for (uint32_t k = 0; k < g->nrow; k++) h = define(g, h, "call i64 @hash(ptr %%r%u, i64 %s)", k, h.s);
    if (g->slots) h = slots_hash(g, h);
    h = define(g, h, "call i64 @hash(ptr %%bv, i64 %s)", h.s);
    h = define(g, h,
               "call i64 @hash(ptr addrspacecast (ptr addrspace(3) @acc to ptr), "
               "i64 %s)",
               h.s);
    if (g->two) h = define(g, h, "call i64 @yend(i64 %s, i32 %%lt)", h.s);
    h = bare_call(g, h);
    q = define(g, p, "getelementptr [8 x i64], ptr %%out, i32 %%lt, i32 %u", number & 7);
    Val old = define(g, h, "load i64, ptr %s", q.s);
    h = define(g, h, "xor i64 %s, %s", h.s, old.s);
    body_line(g, "store i64 %s, ptr %s", h.s, q.s);
    body_line(g, "ret void");
}

/* Prints kernel number `number`. */
static void kernel_body(Gen *g, uint32_t number) {
    bool value_ro = chance(g, 60);
    g->at = -1, g->other = false;
    out_format(g->o,
               "\ndefine ptx_kernel void @k%u(ptr %%out, ptr %%data, ptr "
               "%%table, i32 %%n, ptr byval([8 x "
               "i64]) align 16 %%bv, ptr %%acc) {\n",
               number);
    body_begin(g);
    kernel_begin(g, value_ro);
    static const uint8_t length[] = {8, 18, 34};
    statements(g, 2 + below(g, length[g->size]));
    kernel_end(g, number);
    out_str(g->o, "}\n");
}

/* Chooses the shape of a program, and the numbers and kinds of its objects and functions, at random. */
static void program_shape(Gen *g) {
    static const uint8_t threads[3][5] = {{2, 2, 2, 4, 4}, {2, 4, 4, 4, 8}, {2, 4, 4, 8, 34}},
                         fns[] = {3, 5, MAX_FN + 1};
    static const uint8_t sm[] = {75, 75, 80, 90};
    uint32_t p = below(g, 100);
    g->size = p < 75 ? 0 : p < 95 ? 1 : 2;
    g->shape = (Shape){.blocks = chance(g, 70) ? 1 : 2,
                       .threads = threads[g->size][below(g, 5)],
                       .kernels = chance(g, 90) ? 1 : 2,
                       .lower = chance(g, 40),
                       .sm = sm[below(g, 4)]};
    g->shape.cluster = g->shape.blocks == 2 && g->shape.sm >= 90 && chance(g, 80);
    g->rows = g->shape.blocks * g->shape.threads;
    uint32_t two = g->size ? 2 : 1;
    g->nglobal = 1 + below(g, two), g->nshared = 1 + below(g, two), g->nconst = 1 + below(g, two);
    g->nfn = below(g, fns[g->size]);
    g->tables = g->size || chance(g, 25);
    g->nbox_own = (uint8_t)(g->size == 2 ? 4 : g->size ? 2 : 1);
    uint32_t first = below(g, 4);
    for (uint32_t k = 0; k < g->nbox_own; k++) {
        g->box[k].shared = (first + k) & 1;
        g->box[k].space = (first + k) & 2 ? SPACE_SHARED : SPACE_GLOBAL;
    }
    g->box_outside = chance(g, 30);
    g->wild = g->box_outside || chance(g, 40);
    g->table_ro = chance(g, 40);
    g->two = g->nfn && chance(g, 25);
    g->pointers = (uint8_t)(chance(g, 60)   ? KIND_POINTERS_64
                            : chance(g, 50) ? KIND_POINTERS_SHARED
                                            : KIND_POINTERS_SHORT);
    kind(g->pointers);
    g->variadic = g->size || chance(g, 30);
    /* Pointers that the other module leaves in host memory are dangling in the next kernel. */
    if (g->two && !g->wild) g->shape.kernels = 1;
}

Shape program_generate(Out *o, uint64_t seed) {
    Gen g = {.o = o, .rng = seed, .slots = seed % 4 == 2 ? 1 + (seed >> 2 & 1) : 0};
    random_next(&g.rng);
    bare_begin(&g, seed);
    program_shape(&g);
    out_format(o,
               "; program %llu: %u blocks of %u threads, %u kernels, lower-args "
               "%u, cluster %u, sm %u\n",
               (unsigned long long)seed, g.shape.blocks, g.shape.threads, g.shape.kernels, g.shape.lower,
               g.shape.cluster, g.shape.sm);
    static const char *const layout[] = {"", "p3:32:32-", "p3:32:32-p4:32:32-p5:32:32-"};
    out_format(o, "target datalayout = \"e-%si64:64-i128:128-v16:16-v32:32-n16:32:64\"\n",
               layout[g.pointers - KIND_POINTERS_64]);
    out_str(o, "target triple = \"nvptx64-nvidia-cuda\"\n");
    objects(&g);
    out_str(o, "\ndefine internal i64 @hash");
    out_str(o, hash_body);
    view_functions(&g);
    pointer_functions(&g);
    if (g.two) other_functions(&g);
    signatures(&g);
    for (uint32_t i = g.nfn; i--;) function_body(&g, i);
    for (uint32_t k = 0; k < g.shape.kernels; k++) kernel_body(&g, k);
    function_tables(&g);
    tail_functions(&g);
    swap_function(&g);
    bare_function(&g);
    Out all;
    out_init(&all, NULL);
    declare_all(&all);
    out_char(&all, '\0');
    declare_used(o, &all);
    out_free(&all);
    vec_free(&g.val);
    return g.shape;
}
