/* ptx_program.c: module scope of PTX: functions, variables with initialisers, kernels.
 *
 * The text becomes a Module of symbols without bodies. A body remains text until its function is reached.
 */
#include "analysis/run/ptx/ptx.h"
#include "parse/ptx_expression.h"

enum { PROGRAM_LIMIT = 1 << 28 }; /* bytes of all variables together */

/* ------------------------------------------------------------------------------------------------- tokens */

/* Returns the PTK_ kind of token i. */
static uint32_t token_kind(const PtxText *p, uint32_t i) { return p->token.at[i].kind; }

/* Reports whether token i is the punctuation mark c. */
static bool token_is(const PtxText *p, uint32_t i, char c) {
    return token_kind(p, i) == PTK_PUNCT && *ptx_token_at(p, i) == c;
}

/* Returns the offset of token i in the text. */
static uint32_t token_src(const PtxText *p, uint32_t i) { return p->token.at[i].at; }

/* Stores in *value the bit pattern, as a float of `bits` (32 or 64) bits, of a number such as "0f3F800000", "0d..." or
 * "1.5". Returns false, without a message, if the token as a whole is no number. */
static bool float_literal(const PtxText *p, uint32_t token, unsigned bits, uint64_t *value) {
    const char *s = ptx_token_at(p, token);
    uint32_t n = p->token.at[token].len;
    if (n == 10 && s[0] == '0' && (s[1] == 'f' || s[1] == 'F')) {
        *value = strtoull(s + 2, NULL, 16);
        if (bits == 64) *value = f64_bits(f32_of(*value));
        return true;
    }
    if (n == 18 && s[0] == '0' && (s[1] == 'd' || s[1] == 'D')) {
        *value = strtoull(s + 2, NULL, 16);
        if (bits == 32) *value = f32_bits((float)f64_of(*value));
        return true;
    }
    char *end;
    double d = strtod(s, &end);
    *value = bits == 32 ? f32_bits((float)d) : f64_bits(d);
    return end == s + n;
}

/* ------------------------------------------------------------------------------------------- declarations */

/* The directives that name the space of a variable. */
static const struct {
    const char *word;
    uint32_t space;
} space_word[] = {{".global", SPACE_GLOBAL}, {".shared", SPACE_SHARED}, {".const", SPACE_CONST},
                  {".local", SPACE_LOCAL},   {".param", SPACE_PARAM},   {".reg", SPACE_REG},
                  {".tex", SPACE_GLOBAL}};

/* Returns the number of bits of the type that a word of n characters names (".b32", ".f16x2", ".pred", ".texref"), both
 * elements of a packed pair together; 0 if the word is no type. */
static uint32_t type_word_bits(const char *s, uint32_t n) {
    static const struct {
        const char *word;
        uint32_t bits;
    } row[] = {{".pred", 1}, {".texref", 64}, {".samplerref", 64}, {".surfref", 64}, {".b128", 128}};
    static const char *const number[] = {"8", "16", "32", "64"};
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        if (strlen(row[i].word) == n && !memcmp(row[i].word, s, n)) return row[i].bits;
    uint32_t at = n > 2 && s[1] == 'b' && s[2] == 'f' ? 3 : 2;
    if (n <= at || !strchr("busf", s[1])) return 0;
    bool pair = n > at + 2 && !memcmp(s + n - 2, "x2", 2);
    for (uint32_t i = 0; i < 4; i++)
        if (n - at - (pair ? 2 : 0) == strlen(number[i]) && !memcmp(s + at, number[i], strlen(number[i])))
            return (8u << i) * (pair ? 2 : 1);
    return 0;
}

/* Reads the directives from token *i on, before the name of a declaration, into *v, and moves *i past them. The number
 * of elements of a vector (.v2, .v4) goes to v->size. Ignores directives that it does not know. Returns false, without
 * a message, at an invalid .align. */
static bool var_words(const PtxText *p, uint32_t *i, uint32_t end, PtxVar *v) {
    uint64_t number;
    bool pointer = false; /* what follows .ptr describes the memory that is pointed to */
    for (; *i < end && token_kind(p, *i) == PTK_DIRECTIVE; ++*i) {
        const char *s = ptx_token_at(p, *i);
        uint32_t n = p->token.at[*i].len, bits = type_word_bits(s, n);
        if (bits) v->bits = bits, v->kind = s[1];
        else if (ptx_token_is(p, *i, ".align")) {
            if (*i + 1 == end || !ptx_number(p, *i + 1, &number) || !number || number > 1 << 20 ||
                (number & (number - 1)))
                return false;
            if (!pointer) v->align = (uint32_t)number;
            ++*i;
        } else if (ptx_token_is(p, *i, ".v2") || ptx_token_is(p, *i, ".v4")) v->size = (uint64_t)(s[2] - '0');
        else if (ptx_token_is(p, *i, ".ptr")) pointer = true;
        else if (ptx_token_is(p, *i, ".extern")) v->external = true;
        else if (ptx_token_is(p, *i, ".attribute")) {
            while (*i + 1 < end && !token_is(p, *i, ')')) ++*i;
        } else if (!pointer) {
            for (size_t k = 0; k < sizeof space_word / sizeof *space_word; k++)
                if (ptx_token_is(p, *i, space_word[k].word)) v->space = space_word[k].space;
        }
    }
    return true;
}

/* Reads dimensions such as "[4][8]" or "[]" from token *i on, moves *i past them, and multiplies *n by them. "[]" sets
 * v->unsized; it and the dimensions after it do not count. Returns false, without a message, after a syntax error or if
 * the product exceeds 1 << 40. */
static bool var_dimensions(const PtxText *p, uint32_t *i, uint32_t end, PtxVar *v, uint64_t *n) {
    while (*i + 1 < end && token_is(p, *i, '[')) {
        uint64_t length = 0;
        if (token_is(p, *i + 1, ']')) v->unsized = true, ++*i;
        else if (*i + 2 < end && ptx_number(p, *i + 1, &length) && token_is(p, *i + 2, ']')) *i += 2;
        else return false;
        ++*i;
        if (length && *n > (UINT64_C(1) << 40) / length) return false;
        *n *= v->unsized ? 1 : length;
    }
    return true;
}

/* Sets v->init and v->ninit to the tokens of an initialiser such as "= {1, {2, 3}}", without the '='. *i is the token
 * '=' and moves to the comma after the initialiser, or to `end`. Returns the number of values in it. */
static uint64_t var_initialiser(const PtxText *p, uint32_t *i, uint32_t end, PtxVar *v) {
    uint64_t count = 1;
    uint32_t depth = 0, round = 0;
    v->init = ++*i;
    for (; *i < end; ++*i) {
        if (token_is(p, *i, '{')) depth++;
        else if (token_is(p, *i, '}')) depth -= depth > 0;
        else if (token_is(p, *i, '(')) round++;
        else if (token_is(p, *i, ')')) round -= round > 0;
        else if (token_is(p, *i, ',') && !depth && !round) break;
        else if (token_is(p, *i, ',')) count += !round;
    }
    v->ninit = *i - v->init;
    return count;
}

bool ptx_var_next(const PtxText *p, uint32_t *i, uint32_t end, PtxVar *v, uint32_t *error) {
    uint64_t elements, number;
    *error = UINT32_MAX;
    if (*i >= end) return false;
    *error = *i;
    /* while the directives are read, size is the elements of a vector */
    if (!v->name) v->size = 1;
    elements = v->name ? 1 : 0;
    if (!elements) {
        if (!var_words(p, i, end, v)) return false;
        elements = v->size;
    }
    v->unsized = v->range = false;
    v->init = v->ninit = 0;
    *error = *i < end ? *i : end - 1;
    if (*i >= end || token_kind(p, *i) != PTK_WORD || !v->bits) return false;
    v->name = (*i)++;
    if (*i + 2 < end && token_is(p, *i, '<') && ptx_number(p, *i + 1, &number) && token_is(p, *i + 2, '>')) {
        v->range = true;
        v->size = number;
        *i += 3;
    } else {
        if (!var_dimensions(p, i, end, v, &elements)) return false;
        v->size = v->unsized ? 0 : elements * ((v->bits + 7) / 8);
    }
    if (!v->align) v->align = v->bits >= 8 ? v->bits / 8 : 1;
    if (*i < end && token_is(p, *i, '=')) {
        uint64_t count = var_initialiser(p, i, end, v);
        if (v->unsized) v->size = elements * count * ((v->bits + 7) / 8), v->unsized = false;
    }
    *error = *i < end ? *i : end - 1;
    if (*i < end && !token_is(p, *i, ',')) return false;
    ++*i;
    *error = UINT32_MAX;
    return true;
}

/* ------------------------------------------------------------------------------------------------ symbols */

/* Returns the text of a token as a string of the module. */
static StrId token_name(PtxProgram *p, uint32_t token) {
    return str_intern(p->m, ptx_token_at(&p->text, token), p->text.token.at[token].len);
}

/* Reports an error at a token. Returns false. */
static bool program_error(PtxProgram *p, uint32_t token, const char *what) {
    diag_error(p->diag, token_src(&p->text, token), "%s", what);
    return false;
}

/* Returns 1 + log2 of an alignment in bytes, rounded up, which is how Sym.align stores it. */
static uint8_t align_log2(uint32_t align) {
    uint8_t l = 1;
    while (l < 32 && UINT32_C(1) << (l - 1) < align) l++;
    return l;
}

/* Makes a symbol `name` for a variable, with an array of bytes as its type, and appends it to p->variable. It counts as
 * defined unless it is .extern or an unsized shared array. Returns the symbol. */
static SymId variable_new(PtxProgram *p, const PtxVar *v, StrId name) {
    SymId s = sym_new(p->m, name);
    TypeId type = type_array(p->m, v->size, T_I8);
    Ref none = const_simple(p->m, CONST_UNDEF, type);
    Sym *y = &p->m->sym.at[s];
    y->kind = SYM_VAR, y->space = v->space, y->type = type, y->align = align_log2(v->align);
    y->src = token_src(&p->text, v->name);
    y->defined = !v->external && !(v->space == SPACE_SHARED && v->unsized);
    y->init = none;
    vec_reserve(&p->variable, 1);
    p->variable.at[p->variable.n].sym = s;
    p->variable.at[p->variable.n++].var = *v;
    return s;
}

/* Reports whether variables in this space are variables of the module; those in other spaces belong to a function. */
static bool in_memory(uint32_t space) { return space == SPACE_GLOBAL || space == SPACE_SHARED || space == SPACE_CONST; }

/* Makes the symbols of the variables that the n tokens of a directive from `first` on declare. stmt: the number of the
 * statement if it is inside a function, whose variables are appended to p->inner; UINT32_MAX at module scope. There a
 * definition replaces an earlier declaration, and an .extern declaration of a known name is ignored. A variable whose
 * name is taken by another symbol gets a fresh one. Returns false after an error message. */
static bool variables_read(PtxProgram *p, uint32_t first, uint32_t n, uint32_t stmt) {
    PtxVar v = {0};
    uint32_t i = first, error;
    while (ptx_var_next(&p->text, &i, first + n, &v, &error)) {
        uint32_t text = p->text.token.at[v.name].text;
        StrId name = token_name(p, v.name);
        SymId s = stmt == UINT32_MAX ? p->sym_of[text] : 0;
        if (!in_memory(v.space)) bug(p->m, NULL, UINT32_MAX, "a variable in space %u", v.space);
        if (v.size > PROGRAM_LIMIT) return program_error(p, v.name, "a variable of more than 256 MiB");
        if (s && v.external) continue;
        if (s && p->m->sym.at[s].defined) return program_error(p, v.name, "the name is defined twice");
        if (s) sym_rename(p->m, s, sym_fresh_name(p->m, ".declared"));
        else if (sym_find(p->m, name)) name = sym_fresh_name(p->m, str_get(p->m, name));
        s = variable_new(p, &v, name);
        if (stmt == UINT32_MAX) p->sym_of[text] = s;
        else {
            vec_reserve(&p->inner, 1);
            p->inner.at[p->inner.n].stmt = stmt;
            p->inner.at[p->inner.n++].sym = s;
        }
    }
    return error == UINT32_MAX || program_error(p, error, "expected the type and the name of a variable");
}

/* Reports whether the directive of n tokens from `first` on declares a variable in global, shared or constant memory;
 * .tex counts as global. */
static bool has_space(const PtxText *p, uint32_t first, uint32_t n) {
    for (uint32_t i = first; i < first + n && token_kind(p, i) == PTK_DIRECTIVE; i++) {
        for (size_t k = 0; k < sizeof space_word / sizeof *space_word; k++)
            if (ptx_token_is(p, i, space_word[k].word) && in_memory(space_word[k].space)) return true;
        if (ptx_token_is(p, i, ".align")) i++;
    }
    return false;
}

/* Reads the n tokens of ".alias name, aliasee": makes the symbol of the function `name`, which has no body, an alias of
 * the other one, or of what that is an alias of. Both must be declared before. Returns false after an error message. */
static bool alias_read(PtxProgram *p, uint32_t first, uint32_t n) {
    SymId from = n > 1 ? p->sym_of[p->text.token.at[first + 1].text] : 0;
    SymId to = n > 3 ? p->sym_of[p->text.token.at[first + 3].text] : 0;
    Sym *sym = p->m->sym.at;
    while (to && sym[to].kind == SYM_ALIAS) to = ref_index(sym[to].init);
    if (!from || !to || from == to || sym[from].kind != SYM_FUNC || sym[to].kind != SYM_FUNC)
        return program_error(p, first, "expected the names of two functions");
    if (sym[from].defined) return program_error(p, first + 1, "the function is defined twice");
    sym[from].kind = SYM_ALIAS;
    sym[from].init = ref_make(REF_SYM, to);
    return true;
}

/* Reads a directive of module scope that is not a function: adds its variables, or the file that .file names. Ignores
 * all others, among them .alias, which alias_read reads. Returns false after an error message, as for an .address_size
 * other than 64. */
static bool declaration_read(PtxProgram *p, PtxDecl d) {
    uint64_t number;
    if (ptx_token_is(&p->text, d.first, ".address_size")) {
        if (d.n < 2 || !ptx_number(&p->text, d.first + 1, &number) || number != 64)
            return program_error(p, d.first, "the only .address_size that is supported is 64");
    } else if (ptx_token_is(&p->text, d.first, ".file") && d.n > 2 && ptx_number(&p->text, d.first + 1, &number)) {
        ptx_file_add(p, (uint32_t)number, d.first + 2);
    } else if (has_space(&p->text, d.first, d.n)) {
        return variables_read(p, d.first, d.n, UINT32_MAX);
    }
    return true;
}

/* ---------------------------------------------------------------------------------------------- functions */

/* Adds an attribute to function s or to one of its parameters. place: ATTR_FUNCTION, or ATTR_PARAM0 + number. */
static void attribute(PtxProgram *p, SymId s, uint32_t place, Attr a) {
    AttrListId list = attr_list_add(p->m, p->m->sym.at[s].attrs, place, a);
    p->m->sym.at[s].attrs = list;
}

/* Returns the IR type of a parameter: float or double for a scalar .f32 or .f64, an integer for a scalar .u or .s type,
 * and an array of bytes for all others, such as .b32. */
static TypeId param_type(PtxProgram *p, const PtxVar *v) {
    bool scalar = v->size == v->bits / 8;
    if (scalar && v->kind == 'f' && v->bits >= 32) return v->bits == 32 ? T_FLOAT : T_DOUBLE;
    if (scalar && (v->kind == 'u' || v->kind == 's')) return type_int(p->m, v->bits);
    return type_array(p->m, v->size, T_I8);
}

/* Sets the function type of kernel s, whose parameters are declared by tokens first ... end - 1: each becomes a pointer
 * with the attributes byval (of param_type) and align. Returns false after an error message. */
static bool kernel_params(PtxProgram *p, SymId s, uint32_t first, uint32_t end) {
    PtxVar v = {0};
    uint32_t i = first, error, n = 0;
    VEC(TypeId) type = {0};
    while (ptx_var_next(&p->text, &i, end, &v, &error)) {
        if (v.space != SPACE_PARAM || v.size > 32764) {
            error = v.name;
            break;
        }
        TypeId of = param_type(p, &v);
        vec_push(&type, T_PTR);
        attribute(p, s, ATTR_PARAM0 + n, (Attr){.key = str_of(p->m, "byval"), .form = ATTR_TYPE, .type = of});
        attribute(p, s, ATTR_PARAM0 + n++, (Attr){.key = str_of(p->m, "align"), .form = ATTR_INT, .n = v.align});
        v = (PtxVar){0};
    }
    TypeId fn = type_func(p->m, T_VOID, type.at, type.n, false);
    p->m->sym.at[s].type = fn;
    vec_free(&type);
    return error == UINT32_MAX || program_error(p, error, "expected the parameter of a kernel");
}

/* Reads the head of function number `index` in PtxText.fn and makes its symbol, unless an earlier declaration did. A
 * kernel also gets its parameters, and the attribute nvvm.cluster_dim with the value of .reqnctapercluster. Returns
 * false after an error message, as for a second definition of the name. */
static bool function_read(PtxProgram *p, uint32_t index) {
    const PtxFn *f = &p->text.fn.at[index];
    uint32_t end = f->first + f->n, at = f->first, open = 0, close;
    while (at < end && p->text.token.at[at].text != f->name) at++;
    SymId s = p->sym_of[f->name];
    if (s && p->m->sym.at[s].kind != SYM_FUNC) return program_error(p, at, "the name is defined twice");
    if (s && f->defined && p->m->sym.at[s].defined) return program_error(p, at, "the function is defined twice");
    if (!s) {
        s = p->sym_of[f->name] = sym_new(p->m, token_name(p, at));
        p->m->sym.at[s].kind = SYM_FUNC;
        p->m->sym.at[s].type = type_func(p->m, T_VOID, NULL, 0, false);
    }
    if (f->defined || p->m->sym.at[s].src == SRC_NONE) p->m->sym.at[s].src = token_src(&p->text, at);
    p->m->sym.at[s].defined |= f->defined;
    if (!f->entry) return true;
    p->m->sym.at[s].cc = CC_PTX_KERNEL;
    for (close = at; close < end && !token_is(&p->text, close, ')'); close++)
        if (!open && token_is(&p->text, close, '(')) open = close + 1;
    if (open && !kernel_params(p, s, open, close)) return false;
    for (uint32_t i = at; i + 1 < end; i++) {
        if (!ptx_token_is(&p->text, i, ".reqnctapercluster")) continue;
        const char *text = ptx_token_at(&p->text, i + 1);
        uint32_t last = i + 1;
        while (last + 2 < end && token_is(&p->text, last + 1, ',')) last += 2;
        StrId value =
            str_intern(p->m, text, (size_t)(ptx_token_at(&p->text, last) - text) + p->text.token.at[last].len);
        attribute(p, s, ATTR_FUNCTION,
                  (Attr){.key = str_of(p->m, "nvvm.cluster_dim"), .form = ATTR_STRING_VALUE, .text = value});
    }
    return true;
}

/* Makes the symbols of the variables in global, shared or constant memory that are declared inside function f. Returns
 * false after an error message. */
static bool statements_read(PtxProgram *p, const PtxFn *f) {
    for (uint32_t i = f->stmt; i < f->stmt + f->nstmt; i++) {
        const PtxStmt *s = &p->text.stmt.at[i];
        if (s->kind == PTX_DIRECTIVE && has_space(&p->text, s->first, s->n) && !variables_read(p, s->first, s->n, i))
            return false;
    }
    return true;
}

/* Checks the total size of the variables in each space, each counted with its alignment and the 16 bytes between two
 * variables: at most PROGRAM_LIMIT bytes of global memory, and WINDOW_SIZE of any other. Returns false after an error
 * message, at the first variable that does not fit. */
static bool total_fits(PtxProgram *p) {
    uint64_t total[8] = {0};
    for (uint32_t i = 0; i < p->variable.n; i++) {
        const PtxVar *v = &p->variable.at[i].var;
        uint64_t limit = v->space == SPACE_GLOBAL ? PROGRAM_LIMIT : WINDOW_SIZE;
        total[v->space] += v->size + v->align + 16;
        if (total[v->space] > limit) return program_error(p, v->name, "the variables need too much memory");
    }
    return true;
}

/* Makes the symbols of all functions, variables and aliases of the text, also of the variables that are declared inside
 * functions, and sets p->fn_of. Functions come first, because initialisers and aliases may name them. Returns false
 * after an error message, also if the variables need too much memory (total_fits). */
static bool program_read(PtxProgram *p) {
    bool ok = true;
    for (uint32_t i = 0; ok && i < p->text.fn.n; i++) ok = function_read(p, i);
    for (uint32_t i = 0; ok && i < p->text.decl.n; i++) ok = declaration_read(p, p->text.decl.at[i]);
    for (uint32_t i = 0; ok && i < p->text.decl.n; i++)
        if (ptx_token_is(&p->text, p->text.decl.at[i].first, ".alias"))
            ok = alias_read(p, p->text.decl.at[i].first, p->text.decl.at[i].n);
    for (uint32_t i = 0; ok && i < p->text.fn.n; i++) ok = statements_read(p, &p->text.fn.at[i]);
    if (!ok || !total_fits(p)) return false;
    p->fn_of = mem_alloc(p->m->sym.n * sizeof *p->fn_of);
    for (uint32_t i = 0; i < p->text.fn.n; i++)
        if (p->text.fn.at[i].defined) p->fn_of[p->sym_of[p->text.fn.at[i].name]] = i + 1;
    return true;
}

PtxProgram *ptx_program_new(const Source *source, Diag *d) {
    PtxProgram *p = mem_alloc(sizeof *p);
    p->diag = d;
    if (!ptx_read(&p->text, source, d)) {
        free(p);
        return NULL;
    }
    p->m = module_new(d);
    p->m->source = *source;
    p->sym_of = mem_alloc(p->text.text.n * sizeof *p->sym_of);
    p->bound = mem_alloc(p->text.text.n * sizeof *p->bound);
    ptx_lines_read(p);
    if (program_read(p)) return p;
    ptx_program_free(p);
    return NULL;
}

void ptx_program_free(PtxProgram *p) {
    ptx_text_free(&p->text);
    module_free(p->m);
    vec_free(&p->variable), vec_free(&p->inner);
    ptx_lines_free(p);
    free(p->sym_of), free(p->fn_of), free(p->bound);
    free(p);
}

Module *ptx_program_module(PtxProgram *p) { return p->m; }

bool source_is_ptx(const Source *s) {
    const char *t = s->text, *end = t + s->size;
    for (;;) {
        while (t < end && strchr(" \t\r\n", *t) && *t) t++;
        if (end - t >= 8 && memcmp(t, ".version", 8) == 0) return true;
        if (end - t < 2 || t[0] != '/' || (t[1] != '/' && t[1] != '*')) return false;
        bool line = t[1] == '/';
        for (t += 2; t < end && !(line ? *t == '\n' : t[-1] == '*' && *t == '/'); t++) {}
        t += t < end;
    }
}

/* ------------------------------------------------------------------------------------------- initialisers */

/* Stores in *value the address of the variable or function that a token names; an alias stands for its function. The
 * address of a variable is that in its own space or, if `generic`, the generic one. Returns false, without a message,
 * if the name is not a symbol of module scope with an address. */
static bool symbol_value(const Machine *k, uint32_t token, bool generic, uint64_t *value) {
    const PtxProgram *p = k->ptx;
    SymId s = p->sym_of[p->text.token.at[token].text];
    if (!s) return false;
    const Sym *y = &k->m->sym.at[s];
    for (unsigned depth = 0; y->kind == SYM_ALIAS && depth < ALIAS_SIZE_MAX; depth++)
        y = &k->m->sym.at[s = ref_index(y->init)];
    if (y->kind == SYM_FUNC) *value = FUNC_BASE + UINT64_C(16) * s;
    else if (y->kind != SYM_VAR || k->mem.sym_addr[s] == UINT64_MAX) return false;
    else *value = generic ? space_to_generic(k, y->space, k->mem.sym_addr[s]) : k->mem.sym_addr[s];
    return true;
}

/* Evaluates the integer expression that begins at token *i into *value, and moves *i past it. Returns false after an
 * error message. */
static bool integer_expression(PtxProgram *p, uint32_t *i, uint64_t *value) {
    const char *s = ptx_token_at(&p->text, *i), *why;
    bool good = ptx_expression(&s, value, &why);
    uint32_t end = (uint32_t)(s - p->text.source->text);
    while (token_kind(&p->text, *i) != PTK_END && token_src(&p->text, *i) < end) ++*i;
    /* "5%2" is one token, of which only "5" is an expression */
    if (good && token_src(&p->text, *i - 1) + p->text.token.at[*i - 1].len != end)
        good = false, why = "expected an operator";
    if (!good) diag_error(p->diag, end, "%s", why);
    return good;
}

/* Reports whether token i is a number in the format of a float. Returns false if an operator follows it, because then
 * integer_expression has to report the float as an error. */
static bool is_float(const PtxText *p, uint32_t i) {
    const char *s = ptx_token_at(p, i);
    uint32_t n = p->token.at[i].len;
    if (token_kind(p, i) != PTK_NUMBER || ptx_operator_follows(s + n)) return false;
    bool prefix = n > 1 && s[0] == '0' && strchr("xXbB", s[1]), exponent = memchr(s, 'e', n) || memchr(s, 'E', n);
    return !prefix && (memchr(s, '.', n) || exponent || (n > 1 && strchr("fFdD", s[1])));
}

/* Evaluates the constant of an initialiser at token *i into *value, and moves *i past it: a float of `bits` bits, an
 * integer expression, or the address of a symbol or of generic(symbol), perhaps with an offset. "0xff00(constant)"
 * stands for the bits of the constant that the mask selects, shifted right so that the lowest one is bit 0. Returns
 * false after an error message. */
static bool ptx_constant(const Machine *k, uint32_t *i, unsigned bits, uint64_t *value) {
    PtxProgram *pr = k->ptx;
    const PtxText *p = &pr->text;
    uint64_t mask = 0, offset = 0;
    uint32_t first = *i;
    if (token_kind(p, *i) == PTK_NUMBER && token_is(p, *i + 1, '(') && ptx_number(p, *i, &mask) && mask) *i += 2;
    bool minus = token_is(p, *i, '-'), sign = minus || token_is(p, *i, '+'), good = true;
    if (is_float(p, *i + sign)) {
        *i += sign;
        good = float_literal(p, (*i)++, bits, value);
        if (minus) *value ^= UINT64_C(1) << (bits - 1);
    } else if (ptx_expression_starts(ptx_token_at(p, *i))) {
        if (!integer_expression(pr, i, value)) return false;
    } else {
        bool generic = ptx_token_is(p, *i, "generic") && token_is(p, *i + 1, '(');
        *i += generic ? 2 : 0;
        good = token_kind(p, *i) == PTK_WORD && symbol_value(k, (*i)++, generic, value) &&
               (!generic || token_is(p, (*i)++, ')'));
        if (good && (token_is(p, *i, '+') || token_is(p, *i, '-'))) {
            *i += token_is(p, *i, '+');
            if (!integer_expression(pr, i, &offset)) return false;
            *value += offset;
        }
    }
    if (!good || (mask && !token_is(p, (*i)++, ')'))) return program_error(pr, first, "invalid initialiser");
    for (*value &= mask ? mask : UINT64_MAX; mask && !(mask & 1); mask >>= 1) *value >>= 1;
    return true;
}

/* Makes all bytes of variable s, in global or constant memory, defined, and stores its initialiser. Bytes without an
 * initial value stay zero. Returns false after an error message, as for more values than the variable has room for. */
static bool variable_fill(Machine *k, SymId s, const PtxVar *v) {
    PtxProgram *p = k->ptx;
    bool konst = v->space == SPACE_CONST;
    Arena *a = konst ? &k->mem.konst : &k->mem.global;
    uint64_t off = k->mem.sym_addr[s] - (konst ? 0 : k->mem.global_base), at = 0, step = v->bits / 8, value;
    memset(a->undef + off, 0, v->size);
    for (uint32_t i = v->init, end = v->init + v->ninit; i < end;) {
        if (token_kind(&p->text, i) == PTK_PUNCT && strchr("{},", *ptx_token_at(&p->text, i))) {
            i++;
            continue;
        }
        uint32_t token = i;
        if (step > 8 || at + step > v->size) return program_error(p, token, "invalid initialiser");
        if (!ptx_constant(k, &i, v->bits, &value)) return false;
        memcpy(a->byte + off + at, &value, step);
        at += step;
    }
    return true;
}

bool ptx_variables_fill(Machine *k) {
    PtxProgram *p = k->ptx;
    bool ok = true;
    for (uint32_t i = 0; ok && i < p->variable.n; i++) {
        const PtxVar *v = &p->variable.at[i].var;
        if (p->m->sym.at[p->variable.at[i].sym].defined && v->space != SPACE_SHARED)
            ok = variable_fill(k, p->variable.at[i].sym, v);
    }
    return ok;
}
