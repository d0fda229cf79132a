/* symbol.c: PTX names, linkage directives and state spaces of symbols. A symbol keeps its name if that is
 * a PTX identifier; otherwise the name is mangled. */
#include "ir/chars.h"
#include "ptx/emit.h"
#include "ptx/tools/names.h"

/* -------------------------------------------------------------------------------------------------- names */

/* Reports whether the `len` bytes at s, followed by a NUL, are a valid PTX identifier and no reserved name. */
static bool name_is_ptx(const char *s, uint32_t len) {
    if (len == 0 || strcmp(s, "WARP_SZ") == 0) return false;
    if (!char_is_letter(s[0]) && !(len > 1 && (s[0] == '_' || s[0] == '$'))) return false;
    for (uint32_t i = 0; i < len; i++)
        if (!char_is_name(s[i])) return false;
    return true;
}

typedef struct SymbolNames {
    VEC(uint8_t) taken; /* by StrId: the mangled name of some symbol */
    Out text;           /* the name being built */
    uint32_t unnamed;   /* symbols without a name so far */
} SymbolNames;

/* Appends the mangled form of the name: '.' and '@' become "_$_" (as in LLVM), other bytes that no identifier contains
 * "_$xx". The prefix "_$" is added if the result would still not be an identifier. */
static void name_mangle(Out *o, const char *s, uint32_t len) {
    if (len == 0 || !(char_is_letter(s[0]) || s[0] == '.' || s[0] == '@' || s[0] == '_') || len == 1) out_str(o, "_$");
    if (len == 7 && strcmp(s, "WARP_SZ") == 0) out_str(o, "_$");
    for (uint32_t i = 0; i < len; i++) {
        unsigned char c = (unsigned char)s[i];
        if (char_is_name(s[i])) out_char(o, s[i]);
        else if (c == '.' || c == '@') out_str(o, "_$_");
        else out_format(o, "_$%02x", c);
    }
}

/* Sets the name of symbol s in e->module.names to its mangled name, or to __unnamed_N if it has no name. If another
 * symbol of the module has that name, "_$" and a number are appended. */
static void name_make(Emit *e, SymId s, SymbolNames *made) {
    Module *m = e->m;
    Out *o = &made->text;
    o->n = 0;
    if (m->sym.at[s].name) name_mangle(o, sym_text(m, s), str_len(m, m->sym.at[s].name));
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
    e->module.names[s] = mem_copy(o->buf, o->n);
}

/* Reports whether `name`, that of a symbol, looks like the name that the emitter gives to a local object of a
 * function, so that within a function it would name the wrong thing: retval0, func_retval0, param0, prototype_0,
 * __local_depot0, NAME_param_0. */
static bool name_looks_local(const char *name) {
    static const char *const word[] = {"retval", "func_retval", "param", "prototype_", "__local_depot"};
    size_t n = ptx_name_stem(name, strlen(name));
    if (!name[n]) return false;
    for (size_t i = 0; i < sizeof word / sizeof *word; i++)
        if (n == strlen(word[i]) && memcmp(name, word[i], n) == 0) return true;
    return n >= 7 && memcmp(name + n - 7, "_param_", 7) == 0;
}

void names_make(Emit *e) {
    Module *m = e->m;
    SymbolNames made = {0};
    out_init(&made.text, NULL);
    e->module.names = mem_alloc(m->sym.n * sizeof *e->module.names);
    each_sym_written(e, s)
        if (!name_is_ptx(sym_text(m, s), str_len(m, m->sym.at[s].name))) name_make(e, s, &made);
    each_sym_written(e, s) e->module.names_marked |= name_looks_local(sym_ptx_name(e, s));
    vec_free(&made.taken);
    out_free(&made.text);
}

const char *sym_ptx_name(Emit *e, SymId s) { return e->module.names[s] ? e->module.names[s] : sym_text(e->m, s); }

const char *fn_local_name(const Emit *e, const char *marked) { return marked + !e->module.names_marked; }

/* ------------------------------------------------------------------------------------------------ symbols */

bool sym_is_declaration(const Sym *y) { return !y->defined || y->linkage == LINK_AVAILABLE_EXTERNALLY; }

const char *sym_ptx_linkage(Emit *e, SymId s) {
    const Sym *y = &e->m->sym.at[s];
    if (sym_is_declaration(y)) return ".extern ";
    if (y->kind == SYM_FUNC && sym_is_kernel(&e->module.kernels, s)) return ".visible ";
    switch ((enum Linkage)y->linkage) {
    case LINK_PRIVATE:
    case LINK_INTERNAL: return "";
    case LINK_COMMON: return sym_space(e, s) == SPACE_GLOBAL ? ".common " : ".weak ";
    case LINK_WEAK:
    case LINK_WEAK_ODR:
    case LINK_LINKONCE:
    case LINK_LINKONCE_ODR: return ".weak ";
    default: return ".visible ";
    }
}

uint32_t sym_space(Emit *e, SymId s) {
    const Sym *y = &e->m->sym.at[s];
    if (y->kind != SYM_VAR) return SPACE_GENERIC;
    return y->space == SPACE_GENERIC ? SPACE_GLOBAL : space_at_run_time(y->space);
}
