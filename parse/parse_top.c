/* parse_top.c: entities of the module level: target lines, comdats, variables, functions, aliases. */
#include "parse/parser.h"

/* ------------------------------------------------------------------------------ target */

/* datalayout ::= STRING
 * Sets the data layout of the module. An empty string is an error; if the options allow a missing layout, it counts as
 * that and sets nothing. Fails at a layout that is not valid. */
static void parse_datalayout(Parser *p) {
    static const char smem[] = "p3:32:32:32-";
    static const char types[] =
        "i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f16:16:16-f32:32:32-f64:64:64-"
        "v16:16:16-v32:32:32-n16:32:64";
    uint32_t src = p->tok.off;
    char bad[128];
    StrId text = string_expect(p, "a string");
    if (!text) {
        if (!p->options.allow_missing_datalayout)
            fail_at(p, src,
                    "Empty target data layout, must exist, such as \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"");
        return;
    }
    if (!layout_parse(p->m, str_get(p->m, text), bad, sizeof bad)) {
        diag_error(p->d, src, "Invalid target data layout: '%s'", bad);
        diag_note(p->d, SRC_NONE, "Example valid data layout:");
        diag_note(p->d, SRC_NONE, "32-bit: e-p:32:32:32-%s", types);
        diag_note(p->d, SRC_NONE, "64-bit: e-p:64:64:64-%s%s", smem, types);
        longjmp(*p->recover, 1);
    }
    p->m->datalayout = text;
    p->m->datalayout_src = src;
}

/* Fails because the triple is that of another target. Adds a note on how to compile for this one. */
static void FAILS fail_triple(Parser *p, uint32_t src, StrId triple) {
    diag_error(p->d, src, "target triple '%s' is not for NVIDIA GPUs", str_get(p->m, triple));
    diag_note(p->d, SRC_NONE,
              "clang -x cuda --cuda-device-only -S -emit-llvm FILE.cu writes IR for nvptx64-nvidia-cuda");
    longjmp(*p->recover, 1);
}

/* target ::= 'target' ( 'datalayout' | 'triple' ) '=' STRING
 * A triple must begin with "nvptx". */
static void parse_target(Parser *p) {
    token_next(p);
    if (keyword_take(p, KW_datalayout)) {
        token_expect(p, TK_EQUAL);
        parse_datalayout(p);
        return;
    }
    if (!keyword_take(p, KW_triple)) fail_expected(p, "'datalayout' or 'triple'");
    token_expect(p, TK_EQUAL);
    uint32_t src = p->tok.off;
    StrId text = string_expect(p, "a string");
    if (strncmp(str_get(p->m, text), "nvptx", 5) != 0) fail_triple(p, src, text);
    p->m->triple = text;
}

/* module_asm ::= 'module' 'asm' STRING
 * Appends the string to the assembly of the module. */
static void parse_module_asm(Parser *p) {
    token_next(p);
    keyword_expect(p, KW_asm);
    vec_push(&p->m->module_asm, string_expect(p, "a string"));
}

/* ------------------------------------------------------------------------------ comdats */

/* comdat ::= $name '=' 'comdat' KIND
 * Sets the kind of the comdat, which may have been used already. Fails if it is defined twice. */
static void parse_comdat(Parser *p) {
    uint32_t src = p->tok.off;
    StrId name = name_take(p, 1);
    token_expect(p, TK_EQUAL);
    keyword_expect(p, KW_comdat);
    uint8_t kind = 0;
    while (kind < 5 && !text_is(p, comdat_kind_name[kind])) kind++;
    if (kind == 5) fail_expected(p, "any, exactmatch, largest, nodeduplicate or samesize");
    token_next(p);
    uint32_t index = comdat_use(p, name, src);
    if (p->comdat_named.at[name].defined) fail_at(p, src, "comdat '$%s' is defined twice", str_get(p->m, name));
    p->comdat_named.at[name].defined = true;
    p->m->comdat.at[index].kind = kind;
}

/* comdat_use ::= 'comdat' [ '(' $name ')' ]
 * Called after the keyword, which is at src. own: the name of the symbol, which is also that of the comdat if none is
 * written; 0 = the symbol has no name, so one must be written. Returns 1 + the index in Module.comdat. The comdat may
 * be defined later. */
static uint32_t parse_comdat_use(Parser *p, StrId own, uint32_t src) {
    StrId name = own;
    if (token_take(p, TK_LPAREN)) {
        src = p->tok.off;
        if (!token_is(p, TK_COMDAT) && !token_is(p, TK_COMDAT_NUM)) fail_expected(p, "a name with '$'");
        name = name_take(p, 1);
        token_expect(p, TK_RPAREN);
    }
    if (!name) fail_at(p, src, "an unnamed symbol needs a named comdat");
    return comdat_use(p, name, src) + 1;
}

/* ------------------------------------------------------------------------------ prefixes of symbols */

/* thread_local ::= 'thread_local' [ '(' MODEL ')' ]
 * Called after the keyword. Returns a TLS_*: TLS_GENERAL if no model is written. */
static uint8_t parse_tls(Parser *p) {
    if (!token_take(p, TK_LPAREN)) return TLS_GENERAL;
    if (!class_is(p, KC_TLS)) fail_expected(p, "localdynamic, initialexec or localexec");
    uint8_t tls = (uint8_t)keyword_at(p)->value;
    token_next(p);
    token_expect(p, TK_RPAREN);
    return tls;
}

/* Takes the token, whose keyword is w, a linkage, visibility or similar word, and sets the field of s that it stands
 * for. */
static void prefix_set(Parser *p, Sym *s, const Keyword *w) {
    switch (w->class) {
    case KC_LINKAGE:
        s->linkage = (uint8_t)w->value;
        s->has_extern_keyword = w->kw == KW_external;
        break;
    case KC_DSO: s->dso = (uint8_t)w->value; break;
    case KC_VIS: s->visibility = (uint8_t)w->value; break;
    case KC_DLL: s->dll = (uint8_t)w->value; break;
    default: s->unnamed = (uint8_t)w->value; break;
    }
    token_next(p);
}

/* prefix ::= [ linkage ] [ dso_local ] [ visibility ] [ dllstorage ] [ thread_local ] [ unnamed_addr ]
 * Sets the fields of s. The prefix of a function has neither thread_local, which functions do not have, nor
 * unnamed_addr, which follows its parameters. Fails at words out of this order, and at a visibility or DLL storage
 * class of a private or internal symbol. */
static void parse_prefix(Parser *p, Sym *s, bool function) {
    static const uint8_t order[] = {KC_LINKAGE, KC_DSO, KC_VIS, KC_DLL};
    uint32_t src = p->tok.off;
    for (size_t i = 0; i < sizeof order / sizeof *order; i++)
        if (class_is(p, (enum KeywordClass)order[i])) prefix_set(p, s, keyword_at(p));
    if (!function && keyword_take(p, KW_thread_local)) s->tls = parse_tls(p);
    if (!function && class_is(p, KC_UNNAMED)) prefix_set(p, s, keyword_at(p));
    for (size_t i = 0; i < sizeof order / sizeof *order; i++)
        if (class_is(p, (enum KeywordClass)order[i]))
            fail_at(p, p->tok.off,
                    "'%s' is repeated or too late: the order is linkage, dso_local, visibility, dllimport, %s",
                    keyword_at(p)->text, function ? "calling convention" : "thread_local, unnamed_addr");
    bool local = s->linkage == LINK_PRIVATE || s->linkage == LINK_INTERNAL;
    if (local && s->visibility != VIS_DEFAULT)
        fail_at(p, src, "symbol with local linkage must have default visibility");
    if (local && s->dll) fail_at(p, src, "symbol with local linkage cannot have a DLL storage class");
}

/* attachment ::= '!' kind metadata
 * Attaches the metadata to symbol s. */
static void parse_symbol_md(Parser *p, SymId s) {
    StrId kind = name_take(p, 1);
    sym_md_add(p->m, s, kind, parse_md(p));
}

/* Copies the parsed fields in `from` to symbol s. Keeps its name, source offset, space, metadata and
 * block_address_taken, which its first use, symbol_define or an attachment has set. */
static void symbol_fill(Parser *p, SymId s, const Sym *from) {
    Sym *to = &p->m->sym.at[s];
    StrId name = to->name;
    uint32_t src = to->src, md = to->md, space = to->space;
    bool block_address_taken = to->block_address_taken;
    *to = *from;
    to->name = name;
    to->src = src;
    to->md = md;
    to->space = space;
    to->block_address_taken = block_address_taken;
}

/* ------------------------------------------------------------------------------ variables */

/* Takes no_sanitize_address or a similar keyword and appends it to s->sanitizer, a list separated by blanks, unless it
 * is in the list already. No such keyword is a part of another. */
static void parse_sanitizer(Parser *p, Sym *s) {
    const char *list = str_get(p->m, s->sanitizer), *word = keyword_at(p)->text;
    char text[200]; /* the list of all of them is shorter */
    snprintf(text, sizeof text, "%s%s%s", list, s->sanitizer ? " " : "", word);
    if (!strstr(list, word)) s->sanitizer = str_of(p->m, text);
    token_next(p);
}

/* Takes the string after 'code_model' and returns it. Fails unless it is one of the names that LLVM knows. */
static StrId parse_code_model(Parser *p) {
    static const char *const model[] = {"tiny", "small", "kernel", "medium", "large"};
    uint32_t src = p->tok.off;
    StrId name = string_expect(p, "a code model");
    const char *text = str_get(p->m, name);
    for (size_t i = 0; i < sizeof model / sizeof *model; i++)
        if (!strcmp(text, model[i])) return name;
    fail_at(p, src, "unknown code model '%.60s': it must be tiny, small, kernel, medium or large", text);
}

/* variable_tail ::= { ',' ( 'section' STRING | 'partition' STRING | comdat_use | 'align' INT |
 * 'code_model' STRING | sanitizer | metadata ) } { attribute | '#' INT }
 * Sets the fields of s; attaches metadata to symbol `id` itself. */
static void parse_variable_tail(Parser *p, SymId id, Sym *s) {
    while (token_take(p, TK_COMMA)) {
        uint32_t src = p->tok.off;
        if (token_is(p, TK_MD_NAME)) parse_symbol_md(p, id);
        else if (keyword_take(p, KW_section)) s->section = string_expect(p, "a section name");
        else if (keyword_take(p, KW_partition)) s->partition = string_expect(p, "a partition name");
        else if (keyword_take(p, KW_code_model)) s->code_model = parse_code_model(p);
        else if (keyword_take(p, KW_comdat)) s->comdat = parse_comdat_use(p, p->m->sym.at[id].name, src);
        else if (keyword_take(p, KW_align)) s->align = parse_align(p);
        else if (class_is(p, KC_SANITIZE)) parse_sanitizer(p, s);
        else fail_expected(p, "section, comdat, align or metadata");
    }
    AttrSetId set = parse_function_attrs(p, PLACE_VARIABLE);
    s->attrs = attr_list(p->m, &set, 1);
}

/* variable ::= prefix [ addrspace ] [ 'externally_initialized' ] ( 'global' | 'constant' ) type [ const ]
 *              variable_tail
 * Called after the prefix, whose fields are set in s. Defines the symbol of this name, or number if the name is 0, at
 * text offset src. A variable with the linkage external or extern_weak has no initialiser and is a declaration; any
 * other needs one. */
static void parse_variable(Parser *p, StrId name, uint64_t number, uint32_t src, Sym *s) {
    uint32_t space = keyword_take(p, KW_addrspace) ? parse_addrspace(p) : SPACE_GENERIC;
    s->kind = SYM_VAR;
    s->externally_initialized = keyword_take(p, KW_externally_initialized);
    s->constant = keyword_is(p, KW_constant);
    if (!s->constant && !keyword_is(p, KW_global)) fail_expected(p, "a linkage, 'global' or 'constant'");
    token_next(p);
    uint32_t type_src = p->tok.off;
    s->type = parse_value_type(p);
    if (s->type == T_METADATA || s->type == T_TOKEN)
        fail_at(p, type_src, "a variable cannot have type '%s'", type_text(p, s->type));
    SymId id = symbol_define(p, name, number, src, space);
    s->defined = !s->has_extern_keyword && s->linkage != LINK_EXTERN_WEAK;
    if (s->defined && token_is(p, TK_GLOBAL) && token_peek(p) == TK_EQUAL)
        fail_at(p, src, "a variable needs an initialiser unless it is external");
    if (s->defined) s->init = parse_const(p, s->type);
    parse_variable_tail(p, id, s);
    symbol_fill(p, id, s);
}

/* alias ::= prefix 'alias' type ',' ( type const | expression ) { ',' 'partition' STRING }
 * Called after the keyword; the fields of the prefix are set in s. Defines the symbol as parse_variable does. */
static void parse_alias(Parser *p, StrId name, uint64_t number, uint32_t src, Sym *s) {
    s->kind = SYM_ALIAS;
    s->defined = true;
    s->type = parse_type(p);
    token_expect(p, TK_COMMA);
    uint32_t type_src = p->tok.off;
    Ref untyped = parse_untyped(p);
    TypeId t = untyped.x ? ref_type(p->m, NULL, untyped) : parse_value_type(p);
    if (!type_is_ptr(p->m, t)) fail_at(p, type_src, "the aliasee must be a pointer, found '%s'", type_text(p, t));
    SymId id = symbol_define(p, name, number, src, (uint32_t)type_at(p->m, t)->n);
    s->init = untyped.x ? untyped : parse_const(p, t);
    while (token_take(p, TK_COMMA)) {
        keyword_expect(p, KW_partition);
        s->partition = string_expect(p, "a partition name");
    }
    symbol_fill(p, id, s);
}

/* symbol ::= ( @name | '@' INT ) '=' ( variable | alias )
 * Adds the variable or alias to the module. Fails at an ifunc. */
static void parse_symbol(Parser *p) {
    uint32_t src = p->tok.off;
    uint64_t number = p->tok.num;
    StrId name = 0;
    if (token_is(p, TK_GLOBAL)) name = name_take(p, 1);
    else token_next(p);
    token_expect(p, TK_EQUAL);
    Sym s = {0};
    parse_prefix(p, &s, false);
    if (keyword_is(p, KW_ifunc)) fail_at(p, p->tok.off, "ifunc does not exist on this target");
    if (keyword_take(p, KW_alias)) parse_alias(p, name, number, src, &s);
    else parse_variable(p, name, number, src, &s);
}

/* ------------------------------------------------------------------------------ functions */

/* param ::= type { attribute } [ %name | '%' INT ]
 * Pushes the type on p->type_stack and the set of attributes on p->set_stack. Defines the value of the parameter in
 * p->body at once, for a declaration as well, because that is cheap. */
static void parse_param(Parser *p) {
    uint32_t src = p->tok.off, index = p->body.nparam;
    TypeId t = parse_value_type(p);
    AttrSetId attrs = parse_attrs(p, PLACE_PARAM, p->pointee);
    vec_push(&p->type_stack, t);
    vec_push(&p->set_stack, attrs);
    StrId name = 0;
    uint64_t number = UINT64_MAX;
    if (token_is(p, TK_LOCAL) || token_is(p, TK_LOCAL_NUM)) src = p->tok.off;
    if (token_is(p, TK_LOCAL)) {
        name = name_take(p, 1);
    } else if (token_is(p, TK_LOCAL_NUM)) {
        number = p->tok.num;
        token_next(p);
    }
    vec_push(&p->body.inst, ((Inst){.op = OP_PARAM, .type = t}));
    vec_push(&p->body.src, src);
    p->body.nparam++;
    local_define(p, name, number, src, ref_make(REF_VALUE, index), t);
    if (name) *slot_of(&p->body.name, index) = name;
}

/* params ::= '(' [ param { ',' param } [ ',' '...' ] | '...' ] ')'
 * Pushes the type and the attributes of each parameter, as parse_param does. Returns true if the list ends in '...'. */
static bool parse_params(Parser *p) {
    bool vararg = false;
    token_expect(p, TK_LPAREN);
    if (!token_is(p, TK_RPAREN)) do {
            if ((vararg = token_take(p, TK_ELLIPSIS))) break;
            parse_param(p);
        } while (token_take(p, TK_COMMA));
    token_expect(p, TK_RPAREN);
    return vararg;
}

/* function_const ::= ( 'prefix' | 'prologue' | 'personality' ) type const
 * Called after the keyword. Returns the constant. */
static Ref parse_function_const(Parser *p) {
    TypeId t = parse_value_type(p);
    return parse_const(p, t);
}

/* The clauses after the parameters of a function, in the order that they must have; `align` may be among the
 * attributes too. */
enum Clause {
    CLAUSE_UNNAMED,
    CLAUSE_ADDRSPACE,
    CLAUSE_ATTRIBUTE,
    CLAUSE_SECTION,
    CLAUSE_PARTITION,
    CLAUSE_COMDAT,
    CLAUSE_ALIGN,
    CLAUSE_GC,
    CLAUSE_PREFIX,
    CLAUSE_PROLOGUE,
    CLAUSE_PERSONALITY,
    CLAUSE_NONE
};

/* Returns the clause that begins at the token; CLAUSE_NONE if none does. */
static enum Clause clause_at(const Parser *p) {
    static const struct {
        uint16_t kw;
        uint8_t clause;
    } row[] = {{KW_addrspace, CLAUSE_ADDRSPACE}, {KW_section, CLAUSE_SECTION},   {KW_partition, CLAUSE_PARTITION},
               {KW_comdat, CLAUSE_COMDAT},       {KW_align, CLAUSE_ALIGN},       {KW_gc, CLAUSE_GC},
               {KW_prefix, CLAUSE_PREFIX},       {KW_prologue, CLAUSE_PROLOGUE}, {KW_personality, CLAUSE_PERSONALITY}};
    if (class_is(p, KC_UNNAMED)) return CLAUSE_UNNAMED;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        if (keyword_is(p, (enum Kw)row[i].kw)) return (enum Clause)row[i].clause;
    return token_is(p, TK_GROUP) || attr_begins(p) ? CLAUSE_ATTRIBUTE : CLAUSE_NONE;
}

/* function_tail ::= [ unnamed_addr ] [ addrspace ] { attribute | '#' INT | align } [ 'section' STRING ]
 *                   [ 'partition' STRING ] [ comdat_use ] [ align ] [ 'gc' STRING ] [ 'prefix' C ] [ 'prologue' C ]
 *                   [ 'personality' C ]
 * Sets the fields of s. Returns the set of attributes of the function. Fails at a part that is repeated or out of this
 * order. name: that of the function, for its comdat; 0 = none. */
static AttrSetId parse_function_tail(Parser *p, StrId name, Sym *s) {
    AttrSetId attrs = 0;
    uint32_t next = CLAUSE_UNNAMED; /* earlier clauses would be out of order */
    for (enum Clause c; (c = clause_at(p)) != CLAUSE_NONE;) {
        uint32_t src = p->tok.off;
        if (c == CLAUSE_ALIGN && next <= CLAUSE_ATTRIBUTE) next = CLAUSE_ATTRIBUTE;
        else if (c < next) fail_at(p, src, "'%.*s' is repeated or too late", (int)(p->tok.end - src), p->text + src);
        else next = c == CLAUSE_ATTRIBUTE ? c : c + 1u;
        if (c != CLAUSE_ATTRIBUTE && c != CLAUSE_UNNAMED) token_next(p);
        switch (c) {
        case CLAUSE_UNNAMED: prefix_set(p, s, keyword_at(p)); break;
        case CLAUSE_ADDRSPACE: s->space = parse_function_space(p); break;
        case CLAUSE_SECTION: s->section = string_expect(p, "a section name"); break;
        case CLAUSE_PARTITION: s->partition = string_expect(p, "a partition name"); break;
        case CLAUSE_COMDAT: s->comdat = parse_comdat_use(p, name, src); break;
        case CLAUSE_ALIGN: s->align = parse_align(p); break;
        case CLAUSE_GC: s->gc = string_expect(p, "a name"); break;
        case CLAUSE_PREFIX: s->prefix = parse_function_const(p); break;
        case CLAUSE_PROLOGUE: s->prologue = parse_function_const(p); break;
        case CLAUSE_PERSONALITY: s->personality = parse_function_const(p); break;
        default: attrs = attrs_join(p, attrs, parse_function_attrs(p, PLACE_FUNCTION)); break;
        }
    }
    attr_unknown_check(p);
    return attrs;
}

/* Defines the symbol of a function, copies the fields of s to it and returns it; for a declaration of an intrinsic,
 * also sets Sym.intrinsic. Returns 0, and defines nothing, for the declaration of a debug intrinsic, because its calls
 * become records. Does the same for one whose name is of the typed dialect, if its canonical name has been declared
 * with the same type, because two such names can have one canonical name. body: whether the function has a body. */
static SymId function_define(Parser *p, StrId name, uint64_t number, uint32_t src, const Sym *s, bool body) {
    if (name && !body && name_is_dbg(p, name)) return 0;
    StrId canonical = name ? symbol_canonical(p, name) : 0;
    SymId known = canonical ? sym_find(p->m, canonical) : 0;
    if (known && !body && slot_of(&p->sym_note, known)->state == SS_DECLARED && p->m->sym.at[known].kind == SYM_FUNC &&
        canonical != name && p->m->sym.at[known].type == s->type)
        return 0;
    SymId id = symbol_define(p, name, number, src, s->space);
    symbol_fill(p, id, s);
    if (canonical && !body)
        p->m->sym.at[id].intrinsic = (uint16_t)intrinsic_find(str_get(p->m, canonical), str_len(p->m, canonical));
    return id;
}

/* header ::= prefix [ cc ] { attribute } type @name params function_tail
 * Reads the head of a function and defines its symbol. Returns the symbol; 0 if the declaration is dropped (see
 * function_define). Empties p->body and adds the parameters to it. body: whether a body follows. */
static SymId parse_header(Parser *p, bool body) {
    Sym s = {.kind = SYM_FUNC};
    parse_prefix(p, &s, true);
    s.has_extern_keyword = false;
    s.cc = parse_cc(p);
    uint32_t set_base = p->set_stack.n, type_base = p->type_stack.n;
    vec_push(&p->set_stack, 0);
    vec_push(&p->set_stack, 0);
    AttrSetId result_attrs = parse_attrs(p, PLACE_RESULT, 0);
    p->set_stack.at[set_base + ATTR_RESULT] = result_attrs;
    uint32_t type_src = p->tok.off;
    TypeId result = parse_type(p);
    enum TypeKind k = type_kind(p->m, result);
    if (k == TY_LABEL || k == TY_METADATA || k == TY_FUNC)
        fail_at(p, type_src, "invalid function result type '%s'", type_text(p, result));
    uint32_t src = p->tok.off;
    uint64_t number = p->tok.num;
    StrId name = 0;
    if (token_is(p, TK_GLOBAL)) name = name_take(p, 1);
    else if (token_is(p, TK_GLOBAL_NUM)) token_next(p);
    else fail_expected(p, "a function name with '@'");
    body_begin(p);
    bool vararg = parse_params(p);
    uint32_t n = p->type_stack.n - type_base;
    p->type_stack.n = type_base;
    s.type = type_func(p->m, result, vec_from(&p->type_stack, type_base), n, vararg);
    AttrSetId function_attrs = parse_function_tail(p, name, &s);
    p->set_stack.at[set_base + ATTR_FUNCTION] = function_attrs;
    s.attrs = attr_list(p->m, vec_from(&p->set_stack, set_base), n + 2);
    p->set_stack.n = set_base;
    return function_define(p, name, number, src, &s, body);
}

/* function ::= 'declare' { '!' kind metadata } header | 'define' header { '!' kind metadata } body
 * body: whether the keyword is 'define'. */
static void parse_function(Parser *p, bool body) {
    token_next(p);
    uint32_t md_base = p->word_stack.n;
    while (!body && token_is(p, TK_MD_NAME)) {
        vec_push(&p->word_stack, name_take(p, 1));
        MdId id = parse_md(p);
        vec_push(&p->word_stack, id);
    }
    SymId s = parse_header(p, body);
    for (uint32_t i = md_base; s && i < p->word_stack.n; i += 2)
        sym_md_add(p->m, s, p->word_stack.at[i], p->word_stack.at[i + 1]);
    p->word_stack.n = md_base;
    if (!body) return;
    while (token_is(p, TK_MD_NAME)) parse_symbol_md(p, s);
    parse_body(p, s);
}

/* ------------------------------------------------------------------------------ entities */

/* summary ::= '^' INT '=' NAME ':' ( TOKEN | '(' tokens with matching parentheses ')' )
 * Takes a summary, which is for a linker, and ignores it. */
static void skip_summary(Parser *p) {
    token_next(p);
    token_expect(p, TK_EQUAL);
    if (!token_is(p, TK_LABEL)) fail_expected(p, "a summary entry such as 'module:'");
    token_next(p);
    uint32_t level = 0;
    do {
        if (token_is(p, TK_EOF)) fail_expected(p, "')'");
        level += token_is(p, TK_LPAREN);
        level -= token_is(p, TK_RPAREN) && level;
        token_next(p);
    } while (level);
}

/* Fails at a token that begins no entity; suggests a similar keyword if there is one. */
static void FAILS fail_entity(Parser *p) {
    static const char *const word[] = {"define", "declare", "attributes", "target", "module", "source_filename"};
    Suggestion near = token_suggestion(p);
    for (size_t i = 0; i < sizeof word / sizeof *word; i++) suggestion_try(&near, word[i]);
    fail_near(p, "a definition", &near);
}

/* entity ::= target | source_filename | module_asm | type | comdat | symbol | function | attribute_group
 *          | metadata | summary | uselistorder */
void parse_entity(Parser *p) {
    switch (p->tok.kind) {
    case TK_GLOBAL:
    case TK_GLOBAL_NUM: parse_symbol(p); return;
    case TK_LOCAL:
    case TK_LOCAL_NUM: type_definition(p); return;
    case TK_COMDAT:
    case TK_COMDAT_NUM: parse_comdat(p); return;
    case TK_MD_NAME:
    case TK_MD_NUM: md_definition(p); return;
    case TK_SUMMARY: skip_summary(p); return;
    default: break;
    }
    switch (keyword_at(p)->kw) {
    case KW_define: parse_function(p, true); return;
    case KW_declare: parse_function(p, false); return;
    case KW_attributes: attr_group(p); return;
    case KW_target: parse_target(p); return;
    case KW_module: parse_module_asm(p); return;
    case KW_uselistorder:
    case KW_uselistorder_bb: skip_past_brace(p); return;
    case KW_source_filename:
        token_next(p);
        token_expect(p, TK_EQUAL);
        p->m->source_filename = string_expect(p, "a string");
        return;
    default: fail_entity(p);
    }
}
