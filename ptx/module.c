/* module.c: a module as a PTX file: header, prototypes, variables, functions, aliases; names, linkage, kernel
 * directives.
 *
 * Functions are emitted first, into a buffer: that tells which symbols the text names and which .version it
 * needs. Only what is defined or named is then declared in front of them, prototypes before variables, since
 * initialisers may name functions. */
#include "ptx/expand/bounded.h"
#include "ptx/debug/dwarf.h"
#include "ptx/tools/names.h"
#include "ptx/debug/source_map.h"

/* -------------------------------------------------------------------------------------------------- names */

static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
static bool is_name_char(char c) { return is_letter(c) || (c >= '0' && c <= '9') || c == '_' || c == '$'; }

static bool name_is_ptx(const char *s, uint32_t len) {
    if (len == 0 || strcmp(s, "WARP_SZ") == 0) return false;
    if (!is_letter(s[0]) && !(len > 1 && (s[0] == '_' || s[0] == '$'))) return false;
    for (uint32_t i = 0; i < len; i++) if (!is_name_char(s[i])) return false;
    return true;
}

typedef struct Names {
    VEC(uint8_t) taken;      /* by StrId: some symbol's mangled name */
    Out text;                /* the name at work */
    uint32_t unnamed;
} Names;

/* '.' and '@' become "_$_" (as LLVM does), other bytes "_$xx"; what would still be no name gets "_$" in
 * front. */
static void name_mangle(Out *o, const char *s, uint32_t len) {
    if (len == 0 || !(is_letter(s[0]) || s[0] == '.' || s[0] == '@' || s[0] == '_') || len == 1)
        out_str(o, "_$");
    if (len == 7 && strcmp(s, "WARP_SZ") == 0) out_str(o, "_$");
    for (uint32_t i = 0; i < len; i++) {
        unsigned char c = (unsigned char)s[i];
        if (is_name_char(s[i])) out_char(o, s[i]);
        else if (c == '.' || c == '@') out_str(o, "_$_");
        else out_format(o, "_$%02x", c);
    }
}

/* A mangled name that another symbol bears too gets a number behind it. */
static void name_make(Emit *e, SymId s, Names *made) {
    Module *m = e->m;
    Out *o = &made->text;
    o->n = 0;
    if (m->sym.at[s].name) name_mangle(o, str_get(m, m->sym.at[s].name), str_len(m, m->sym.at[s].name));
    else out_format(o, "__unnamed_%u", ++made->unnamed);
    size_t base = o->n;
    for (uint32_t i = 1;; i++) {
        StrId id = str_intern(m, o->buf, o->n);
        while (made->taken.n <= id) vec_push(&made->taken, 0);
        if (!made->taken.at[id] && !sym_find(m, id)) {
            made->taken.at[id] = 1;
            break;
        }
        o->n = base;
        out_format(o, "_$%u", i);
    }
    out_char(o, 0);
    e->names[s] = mem_copy(o->buf, o->n);
}

/* Would this name mean something of the function's own where the text writes it: retval0, func_retval0,
 * param0, prototype_0, __local_depot0, NAME_param_0? */
static bool name_is_own(const char *name) {
    static const char *const word[] = {"retval", "func_retval", "param", "prototype_", "__local_depot"};
    size_t n = ptx_name_stem(name, strlen(name));
    if (!name[n]) return false;
    for (size_t i = 0; i < sizeof word / sizeof *word; i++)
        if (n == strlen(word[i]) && memcmp(name, word[i], n) == 0) return true;
    return n >= 7 && memcmp(name + n - 7, "_param_", 7) == 0;
}

static void names_make(Emit *e) {
    Module *m = e->m;
    Names made = {0};
    out_init(&made.text, NULL);
    e->names = mem_alloc(m->sym.n * sizeof *e->names);
    each_sym_written(e, s) if (!name_is_ptx(str_get(m, m->sym.at[s].name), str_len(m, m->sym.at[s].name)))
        name_make(e, s, &made);
    each_sym_written(e, s) e->names_marked |= name_is_own(ptx_name(e, s));
    vec_free(&made.taken);
    out_free(&made.text);
}

const char *ptx_name(Emit *e, SymId s) {
    return e->names[s] ? e->names[s] : str_get(e->m, e->m->sym.at[s].name);
}

const char *own_name(const Emit *e, const char *marked) { return marked + !e->names_marked; }

/* ------------------------------------------------------------------------------------------------ symbols */

static bool sym_is_declaration(const Sym *y) {
    return !y->defined || y->linkage == LINK_AVAILABLE_EXTERNALLY;
}

const char *ptx_linkage(Emit *e, SymId s) {
    const Sym *y = &e->m->sym.at[s];
    if (sym_is_declaration(y)) return ".extern ";
    if (y->kind == SYM_FUNC && sym_is_kernel(&e->kernels, s)) return ".visible ";
    switch ((enum Linkage)y->linkage) {
    case LINK_PRIVATE: case LINK_INTERNAL: return "";
    case LINK_COMMON: return sym_space(e, s) == SPACE_GLOBAL ? ".common " : ".weak ";
    case LINK_WEAK: case LINK_WEAK_ODR: case LINK_LINKONCE: case LINK_LINKONCE_ODR: return ".weak ";
    default: return ".visible ";
    }
}

SymId sym_resolve(Emit *e, SymId s) {
    Module *m = e->m;
    for (uint32_t depth = 0; m->sym.at[s].kind == SYM_ALIAS && depth < 256; depth++) {
        ConstVal v;
        const char *why;
        Ref to = m->sym.at[s].init;
        if (ref_is(to, REF_SYM)) v = (ConstVal){.sym = ref_index(to)};
        else if (!const_eval(e, to, &v, &why) || !v.sym || v.lo) return s;
        if (m->sym.at[v.sym].kind == SYM_FUNC) return s;
        s = v.sym;
    }
    return s;
}

uint32_t sym_space(Emit *e, SymId s) {
    const Sym *y = &e->m->sym.at[s];
    if (y->kind != SYM_VAR) return SPACE_GENERIC;
    return y->space == SPACE_GENERIC ? SPACE_GLOBAL : space_window(y->space);
}


/* ------------------------------------------------------------------------------------------------ kernels */

static void dims_put(Emit *e, SymId s, Out *o, const char *word, const uint32_t d[3]) {
    uint64_t n = d[0];
    for (int i = 1; i < 3 && n <= INT32_MAX; i++) n *= d[i] ? d[i] : 1;
    if (n > INT32_MAX)      /* what ptxas counts in overflows */
        diag_error(e->m->diag, e->m->sym.at[s].src, "'%s': .%s of %llu or more", ptx_name(e, s), word,
                   (unsigned long long)n);
    else if (d[0]) out_format(o, ".%s %u, %u, %u\n", word, d[0], d[1] ? d[1] : 1, d[2] ? d[2] : 1);
}

void kernel_directives(Emit *e, SymId s, Out *o) {
    if (!e->kernels.of_sym[s]) return;
    const Kernel *k = &e->kernels.kernel.at[e->kernels.of_sym[s] - 1];
    if (!k->kernel) return;
    dims_put(e, s, o, k->reqntid[0] ? "reqntid" : "maxntid", k->reqntid[0] ? k->reqntid : k->maxntid);
    if (k->minctasm) out_format(o, ".minnctapersm %u\n", k->minctasm);
    if (k->maxnreg) out_format(o, ".maxnreg %u\n", k->maxnreg);
    bool cluster = k->cluster[0] || k->explicit_cluster || k->maxclusterrank || k->blocks_are_clusters;
    if (!cluster) return;
    if (!emit_has(e, 90)) {
        diag_warning(e->m->diag, e->m->sym.at[s].src,
                     "%s has no clusters: the cluster size of '%s' is ignored", e->opt->target->name,
                     ptx_name(e, s));
        return;
    }
    emit_version(e, k->blocks_are_clusters ? 90 : 78);
    if (k->blocks_are_clusters) out_str(o, ".blocksareclusters\n");
    if (k->cluster[0] || k->explicit_cluster) out_str(o, ".explicitcluster\n");
    dims_put(e, s, o, "reqnctapercluster", k->cluster);
    if (k->maxclusterrank) out_format(o, ".maxclusterrank %u\n", k->maxclusterrank);
}

/* ----------------------------------------------------------------------------------------------- the file */

/* Arrays in section llvm.metadata are for the compiler: llvm.used, llvm.compiler.used. */
static bool sym_is_metadata(const Module *m, SymId s) {
    const Sym *y = &m->sym.at[s];
    return y->kind == SYM_VAR && (strcmp(str_get(m, y->section), "llvm.metadata") == 0 ||
                                  strncmp(str_get(m, y->name), "llvm.", 5) == 0);
}

static void ctors_check(Emit *e) {
    static const char *const name[] = {"llvm.global_ctors", "llvm.global_dtors"};
    for (int i = 0; i < 2; i++) {
        SymId s = sym_find(e->m, str_of(e->m, name[i]));
        if (s && e->m->sym.at[s].defined && type_at(e->m, e->m->sym.at[s].type)->n)
            diag_error(e->m->diag, e->m->sym.at[s].src,
                       "'%s': a GPU program has no start-up or shut-down code", name[i]);
    }
}

/* What stays although nothing in the module names it: definitions that others may use, and what llvm.used
 * lists. */
static void roots_mark(Emit *e) {
    static const char *const list[] = {"llvm.used", "llvm.compiler.used"};
    Module *m = e->m;
    each_sym(m, s) {
        const Sym *y = &m->sym.at[s];
        bool local = y->linkage == LINK_PRIVATE || y->linkage == LINK_INTERNAL;
        if (y->kind == SYM_VAR && !sym_is_declaration(y) && !local && !sym_is_metadata(m, s))
            e->sym_used[s] = 1;
    }
    for (int i = 0; i < 2; i++) {
        SymId s = sym_find(m, str_of(m, list[i]));
        Ref init = s ? m->sym.at[s].init : REF_NULL;
        if (!ref_is(init, REF_CONST) || const_at(m, init)->kind != CONST_AGG) continue;
        for (uint32_t k = 0; k < const_at(m, init)->n; k++) {
            ConstVal v;
            const char *why;
            if (const_eval(e, m->const_elem.at[const_at(m, init)->first + k], &v, &why) && v.sym)
                e->sym_used[v.sym] = 1;
        }
    }
}

static bool fn_is_library_or_code(const Module *m, SymId s) {
    const Sym *y = &m->sym.at[s];
    return y->kind == SYM_FUNC && (!y->intrinsic || intrinsic_at(y->intrinsic)->flags & INF_LIBRARY);
}

/* ptxas refuses ".target debug" without the sections that it speaks of. */
static void header_put(Emit *e, bool debug, Out *o) {
    uint16_t version = e->opt->version ? e->opt->version : e->version;
    if (version < e->opt->target->version) version = e->opt->target->version;
    out_str(o, "//\n// Generated by nvir\n//\n\n");
    out_format(o, ".version %u.%u\n.target %s%s%s\n.address_size 64\n\n", version / 10u, version % 10u,
               e->opt->target->name, e->texmode ? ", texmode_independent" : "",
               debug ? ", debug" : "");
}

static void prototypes_put(Emit *e, Out *o) {
    Module *m = e->m;
    each_sym_written(e, s) {
        if (!e->sym_used[s] || !fn_is_library_or_code(m, s)) continue;
        abi_signature(e, s, o);
        out_str(o, ";\n");
    }
}

/* Aliases of functions: a prototype above, the alias at the end. The aliasee is a function that is defined
 * here. */
static SymId alias_target(Emit *e, SymId s) {
    Module *m = e->m;
    SymId to = s;
    for (uint32_t depth = 0; m->sym.at[to].kind == SYM_ALIAS; depth++) {
        ConstVal v;
        const char *why;
        if (depth == 256 || !const_eval(e, m->sym.at[to].init, &v, &why) || !v.sym || v.lo) return 0;
        to = v.sym;
    }
    return m->sym.at[to].kind == SYM_FUNC ? to : 0;
}

static void aliases_put(Emit *e, Out *prototypes, Out *o) {
    Module *m = e->m;
    each_sym_written(e, s) {
        const Sym *y = &m->sym.at[s];
        SymId to = y->kind == SYM_ALIAS ? alias_target(e, s) : 0;
        if (!to) continue;
        if (sym_is_kernel(&e->kernels, to)) {
            diag_error(m->diag, y->src, "alias '%s': a kernel cannot have an alias", ptx_name(e, s));
            continue;
        }
        e->sym_used[to] = 1;
        emit_version(e, 63);
        abi_signature(e, s, prototypes);
        out_str(prototypes, ";\n");
        out_format(o, ".alias %s, %s;\n", ptx_name(e, s), ptx_name(e, to));
    }
}

/* The texts of all functions, in blocks of their own. The IR of a function goes when its text is there and
 * leaves its room to the texts behind it: there is never much more than all of the one or of the other. */
typedef struct Text { char *at; size_t n; } Text;
typedef struct Texts { VEC(struct { Text head, body; }) fn; } Texts;

/* Takes what `o` holds: a copy, or the buffer itself where that is large. */
static Text text_take(Out *o) {
    enum { LARGE = 1 << 16 };
    bool large = o->n >= LARGE;
    Text t = {large ? mem_trim(o->buf, o->n) : mem_copy(o->buf, o->n), o->n};
    if (large) out_init(o, NULL);
    o->n = 0;
    return t;
}

static void functions_emit(Emit *e, Texts *t) {
    Out head;
    out_init(&head, NULL);
    e->out = &head;
    each_sym_written(e, s) {
        Fn *f = e->m->sym.at[s].fn;
        if (!f || sym_is_declaration(&e->m->sym.at[s])) continue;
        fn_emit(e, s);
        fn_free(f);
        e->m->sym.at[s].fn = e->f = NULL;
        vec_reserve(&t->fn, 1);
        t->fn.at[t->fn.n].head = text_take(&head);
        t->fn.at[t->fn.n++].body = text_take(&e->text.out);
    }
    e->out = NULL;
    out_free(&head);
}

static void texts_put(Emit *e, const Texts *t, Out *o) {
    for (uint32_t i = 0; i < t->fn.n; i++) {
        if (e->origin) origin_place(e, o, i);
        out_bytes(o, t->fn.at[i].head.at, t->fn.at[i].head.n);
        out_bytes(o, t->fn.at[i].body.at, t->fn.at[i].body.n);
    }
}

static void texts_free(Texts *t) {
    for (uint32_t i = 0; i < t->fn.n; i++) free(t->fn.at[i].head.at), free(t->fn.at[i].body.at);
    vec_free(&t->fn);
}

static void emit_all(Emit *e, Out *o) {
    Module *m = e->m;
    Texts bodies = {0};
    Out aliases, prototypes, variables, debug;
    out_init(&aliases, NULL), out_init(&prototypes, NULL), out_init(&variables, NULL), out_init(&debug, NULL);
    roots_mark(e);
    ctors_check(e);
    functions_emit(e, &bodies);
    globals_emit(e, &variables);
    aliases_put(e, &prototypes, &aliases);
    prototypes_put(e, &prototypes);
    if (m->diag->errors == e->errors) {
        dwarf_put(e, &debug);
        header_put(e, debug.n > 0, o);
        origin_files_put(e, o);
        for (uint32_t i = 0; i < m->module_asm.n; i++) {
            out_bytes(o, str_get(m, m->module_asm.at[i]), str_len(m, m->module_asm.at[i]));
            out_char(o, '\n');
        }
        Out *const declared[] = {&prototypes, &variables};
        for (int i = 0; i < 2; i++) {
            out_bytes(o, declared[i]->buf, declared[i]->n);
            if (declared[i]->n) out_char(o, '\n');
        }
        texts_put(e, &bodies, o);
        out_bytes(o, aliases.buf, aliases.n);
        origin_strings_put(e, o);
        out_bytes(o, debug.buf, debug.n);
    }
    texts_free(&bodies);
    out_free(&aliases), out_free(&prototypes), out_free(&variables), out_free(&debug);
}

static void emit_free(Emit *e) {
    each_sym(e->m, s) free(e->names[s]);
    free(e->names), free(e->sym_used), free(e->sym_order);
    kernel_table_free(&e->kernels);
    for (uint32_t i = 0; i < e->comp_list.n; i++) free((void *)(uintptr_t)e->comp_list.at[i].at);
    vec_free(&e->comp_of), vec_free(&e->comp_list);
    fn_emit_end(e);
    origin_end(e);
    code_free(&e->text), code_free(&e->line);
    free(e);
}

bool ptx_emit(Module *m, const PtxOptions *options, Out *o) {
    Emit *e = mem_alloc(sizeof *e);
    e->m = m;
    e->opt = options;
    e->errors = m->diag->errors;
    kernel_table_build(&e->kernels, m);
    if (bounded_split(m, &e->kernels)) {
        kernel_table_free(&e->kernels);
        kernel_table_build(&e->kernels, m);
    }
    e->sym_used = mem_alloc(m->sym.n);
    e->sym_order = sym_text_order(m);
    names_make(e);
    fn_emit_begin(e);
    origin_begin(e);
    emit_all(e, o);
    bool ok = m->diag->errors == e->errors;
    emit_free(e);
    return ok;
}
