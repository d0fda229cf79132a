/* parse_type.c: types. The text may be of the typed dialect of older LLVM, in which a pointer type contains the type to
 * which it points, as i32* does. Here it loses that. Parser.pointee keeps it until the next type is read, because
 * `byval` without a type and bitcasts between pointers need it. */
#include "parse/parser.h"

enum { INT_BITS_MAX = 1 << 23, SPACE_MAX = (1 << 24) - 1 };

/* addrspace ::= 'addrspace' '(' ( INT | '"A"' | '"G"' | '"P"' ) ')'
 * Called after the keyword. Returns the space. The strings name the spaces of allocas, globals and functions
 * (programs), which are 0 here. */
uint32_t parse_addrspace(Parser *p) {
    token_expect(p, TK_LPAREN);
    uint32_t space;
    if (token_is(p, TK_STRING)) {
        if (!text_is(p, "\"A\"") && !text_is(p, "\"G\"") && !text_is(p, "\"P\""))
            fail_expected(p, "an address space: a number, \"A\", \"G\" or \"P\"");
        space = SPACE_GENERIC; /* the data layouts of this target define all three as 0 */
        token_next(p);
    } else {
        space = (uint32_t)number_expect(p, SPACE_MAX, "address space");
    }
    token_expect(p, TK_RPAREN);
    return space;
}

uint32_t parse_function_space(Parser *p) {
    uint32_t src = p->tok.off, space = parse_addrspace(p);
    if (space != SPACE_GENERIC && space != SPACE_INTERNAL_DEVICE)
        fail_at(p, src, "functions are in address space 0, or 25 for device linkage");
    return space;
}

/* ------------------------------------------------------------------------------ named types */

/* Returns the note of a type name, or of a number if the name is 0; a new note is zero. The pointer is valid until
 * another note is added. */
static TypeNote *type_note(Parser *p, StrId name, uint64_t number) {
    if (name) return slot_of(&p->type_named, name);
    return slot_of(&p->type_numbered, (uint32_t)number);
}

/* Takes the name or number of a type. Returns the name; for a number returns 0 and sets *number. */
static StrId type_name(Parser *p, uint64_t *number) {
    if (token_is(p, TK_LOCAL)) return name_take(p, 1);
    *number = p->tok.num;
    if (*number > p->number_max) fail_at(p, p->tok.off, "number too large");
    token_next(p);
    return 0;
}

/* Takes the name or number of a type, and returns the type. If it is not known yet, creates an opaque struct, which its
 * definition completes. */
static TypeId type_named_use(Parser *p) {
    uint32_t src = p->tok.off;
    uint64_t number = 0;
    StrId name = type_name(p, &number);
    TypeNote *note = type_note(p, name, number);
    if (!note->type) note->type = type_named(p->m, name);
    if (!note->use) note->use = src + 1;
    return note->type;
}

void type_reserve(Parser *p) {
    if (!token_is(p, TK_LOCAL) && !token_is(p, TK_LOCAL_NUM)) return;
    uint64_t number = 0;
    StrId name = type_name(p, &number);
    token_expect(p, TK_EQUAL);
    keyword_expect(p, KW_type);
    bool packed = token_take(p, TK_LESS);
    if (!token_is(p, TK_LBRACE) && !(keyword_is(p, KW_opaque) && !packed))
        return; /* an alias of a type that is not a struct */
    TypeNote *note = type_note(p, name, number);
    if (!note->type) note->type = type_named(p->m, name);
}

/* ------------------------------------------------------------------------------ composite types */

/* Reports whether an array or a struct can contain a value of this type. */
static bool type_is_element(const Module *m, TypeId t) {
    switch (type_kind(m, t)) {
    case TY_VOID:
    case TY_LABEL:
    case TY_METADATA:
    case TY_TOKEN:
    case TY_FUNC: return false;
    default: return true;
    }
}

/* Reads the type of an element of an array or struct; fails if it cannot be one. `what` names the aggregate in the
 * message. */
static TypeId parse_element(Parser *p, const char *what) {
    uint32_t src = p->tok.off;
    TypeId t = parse_type(p);
    if (!type_is_element(p->m, t)) fail_at(p, src, "invalid %s element type '%s'", what, type_text(p, t));
    return t;
}

/* struct_body ::= '{' [ type { ',' type } ] '}'
 * Pushes the types of the fields on p->type_stack and returns their number. */
static uint32_t parse_fields(Parser *p) {
    uint32_t base = p->type_stack.n;
    token_expect(p, TK_LBRACE);
    if (!token_is(p, TK_RBRACE)) do {
            TypeId t = parse_element(p, "struct");
            vec_push(&p->type_stack, t);
        } while (token_take(p, TK_COMMA));
    token_expect(p, TK_RBRACE);
    return p->type_stack.n - base;
}

/* struct ::= struct_body
 * Returns a struct type without a name. The caller takes the '<' and '>' of a packed struct. */
static TypeId parse_struct(Parser *p, bool packed) {
    uint32_t n = parse_fields(p);
    p->type_stack.n -= n;
    return type_struct(p->m, vec_from(&p->type_stack, p->type_stack.n), n, packed);
}

/* array ::= '[' INT 'x' type ']'
 * Called after the '['. */
static TypeId parse_array(Parser *p) {
    uint64_t n = number_expect(p, UINT64_MAX - 1, "array length");
    keyword_expect(p, KW_x);
    TypeId elem = parse_element(p, "array");
    token_expect(p, TK_RBRACKET);
    return type_array(p->m, n, elem);
}

/* vector ::= '<' INT 'x' type '>'
 * Called after the '<'. Fails at 0 elements, and unless they are integers, pointers or floating-point numbers.
 * src: the text offset of the '<', for messages. */
static TypeId parse_vector(Parser *p, uint32_t src) {
    if (keyword_is(p, KW_vscale)) fail_at(p, p->tok.off, "scalable vectors do not exist on this target");
    uint64_t n = number_expect(p, UINT32_MAX, "vector length");
    if (n == 0) fail_at(p, src, "a vector must have at least one element");
    keyword_expect(p, KW_x);
    uint32_t elem_src = p->tok.off;
    TypeId elem = parse_type(p);
    enum TypeKind k = type_kind(p->m, elem);
    if (k != TY_INT && k != TY_PTR && !type_is_fp(p->m, elem))
        fail_at(p, elem_src, "invalid vector element type '%s'", type_text(p, elem));
    token_expect(p, TK_GREATER);
    return type_vector(p->m, n, elem);
}

/* function_type ::= type '(' [ type { ',' type } [ ',' '...' ] | '...' ] ')'
 * Called after the '('. result: the type that was read before it, at text offset src. */
static TypeId parse_function_type(Parser *p, TypeId result, uint32_t src) {
    enum TypeKind k = type_kind(p->m, result);
    if (k == TY_LABEL || k == TY_METADATA || k == TY_FUNC)
        fail_at(p, src, "invalid function result type '%s'", type_text(p, result));
    uint32_t base = p->type_stack.n;
    bool vararg = false;
    if (!token_is(p, TK_RPAREN)) do {
            if ((vararg = token_take(p, TK_ELLIPSIS))) break;
            uint32_t at = p->tok.off;
            TypeId t = parse_type(p);
            if (t == T_VOID || type_kind(p->m, t) == TY_FUNC)
                fail_at(p, at, "invalid parameter type '%s'", type_text(p, t));
            vec_push(&p->type_stack, t);
        } while (token_take(p, TK_COMMA));
    token_expect(p, TK_RPAREN);
    uint32_t n = p->type_stack.n - base;
    p->type_stack.n = base;
    return type_func(p->m, result, vec_from(&p->type_stack, base), n, vararg);
}

/* ------------------------------------------------------------------------------ any type */

/* Fails at a token that is not a type. For a word, suggests a type: that with a similar name, if there is one; for the
 * name of a type of C or PTX, its equivalent. */
static void FAILS fail_word(Parser *p) {
    static const struct {
        const char *word, *type;
    } other[] = {{"int", "i32"},   {"unsigned", "i32"}, {"long", "i64"}, {"short", "i16"},
                 {"char", "i8"},   {"bool", "i1"},      {"u32", "i32"},  {"s32", "i32"},
                 {"u64", "i64"},   {"s64", "i64"},      {"u8", "i8"},    {"u16", "i16"},
                 {"f32", "float"}, {"f64", "double"},   {"f16", "half"}, {"bf16", "bfloat"}};
    Suggestion near = token_suggestion(p);
    for (uint32_t k = 1; k < p->keywords.n; k++)
        if (p->keywords.at[k].class == KC_TYPE) suggestion_try(&near, p->keywords.at[k].text);
    for (size_t i = 0; i < sizeof other / sizeof *other; i++)
        if (strlen(other[i].word) == near.len && !strncmp(near.word, other[i].word, near.len))
            near.best = other[i].type;
    fail_near(p, "a type", &near);
}

/* base ::= WORD | 'ptr' [ addrspace ] | iN | %name | struct | '<' struct '>' | array | vector
 * A type without the '*' or '(' that may follow it. */
static TypeId parse_base(Parser *p) {
    uint32_t src = p->tok.off;
    switch (p->tok.kind) {
    case TK_INT_TYPE: {
        uint64_t bits = p->tok.num;
        if (bits == 0 || bits > INT_BITS_MAX)
            fail_at(p, src, "the width of an integer must be from 1 to %d bits", INT_BITS_MAX);
        token_next(p);
        return bits == 32 ? T_I32 : bits == 64 ? T_I64 : bits == 1 ? T_I1 : type_int(p->m, (uint32_t)bits);
    }
    case TK_LOCAL:
    case TK_LOCAL_NUM: return type_named_use(p);
    case TK_LBRACE: return parse_struct(p, false);
    case TK_LBRACKET: token_next(p); return parse_array(p);
    case TK_LESS: {
        token_next(p);
        if (!token_is(p, TK_LBRACE)) return parse_vector(p, src);
        TypeId t = parse_struct(p, true);
        token_expect(p, TK_GREATER);
        return t;
    }
    default: break;
    }
    if (class_is(p, KC_NO_TYPE) || keyword_is(p, KW_target))
        fail_at(p, src, "type '%.*s' does not exist on this target", (int)(p->tok.end - src), p->text + src);
    if (!class_is(p, KC_TYPE)) fail_word(p);
    TypeId t = keyword_at(p)->value;
    token_next(p);
    if (t == T_PTR && keyword_take(p, KW_addrspace)) t = type_ptr(p->m, parse_addrspace(p));
    return t;
}

/* Takes the '*' after type t, and returns the type of a pointer into `space`. Fails if nothing may point to t. opaque:
 * whether t is written 'ptr', which no '*' may follow. src: the text offset of t, for messages. */
static TypeId parse_star(Parser *p, TypeId t, uint32_t space, bool opaque, uint32_t src) {
    enum TypeKind k = type_kind(p->m, t);
    if (k == TY_VOID) fail_at(p, src, "a pointer to void is written i8* or ptr");
    if (opaque) fail_at(p, src, "'ptr' takes no '*'");
    if (k == TY_LABEL || k == TY_METADATA || k == TY_TOKEN)
        fail_at(p, src, "a pointer cannot point to '%s'", type_text(p, t));
    token_expect(p, TK_STAR);
    return type_ptr(p->m, space);
}

/* type ::= base { '*' | addrspace '*' | '(' parameters ')' }
 * Sets p->pointee: T if the type is written T*, else 0. */
TypeId parse_type(Parser *p) {
    uint32_t src = p->tok.off;
    nest_enter(p);
    bool opaque = keyword_is(p, KW_ptr);
    TypeId t = parse_base(p), pointee = 0;
    for (;;) {
        TypeId before = t;
        if (token_is(p, TK_STAR)) t = parse_star(p, t, SPACE_GENERIC, opaque, src);
        else if (keyword_is(p, KW_addrspace) && !opaque)
            token_next(p), t = parse_star(p, t, parse_addrspace(p), opaque, src);
        else if (token_is(p, TK_LPAREN)) token_next(p), t = parse_function_type(p, t, src);
        else break;
        pointee = type_kind(p->m, t) == TY_PTR ? before : 0;
        opaque = false;
    }
    nest_leave(p);
    p->pointee = pointee;
    return t;
}

TypeId parse_value_type(Parser *p) {
    uint32_t src = p->tok.off;
    TypeId t = parse_type(p);
    enum TypeKind k = type_kind(p->m, t);
    if (k == TY_VOID || k == TY_FUNC || k == TY_LABEL)
        fail_at(p, src, "a value cannot have type '%s'", type_text(p, t));
    return t;
}

/* type_definition ::= %name '=' 'type' ( 'opaque' | [ '<' ] struct_body [ '>' ] | type )
 * A struct gets the name, and the body if there is one. The name of any other type becomes an alias of it, which must
 * not have been used. */
void type_definition(Parser *p) {
    uint32_t src = p->tok.off, end = p->tok.end;
    uint64_t number = 0;
    StrId name = type_name(p, &number);
    token_expect(p, TK_EQUAL);
    keyword_expect(p, KW_type);
    TypeNote *note = type_note(p, name, number);
    if (note->defined) fail_at(p, src, "redefinition of type '%.*s'", (int)(end - src), p->text + src);
    note->defined = true;
    note->src = src;
    bool less = token_is(p, TK_LESS), opaque = keyword_take(p, KW_opaque);
    if (opaque || token_is(p, TK_LBRACE) || (less && token_peek(p) == TK_LBRACE)) {
        if (!note->type) note->type = type_named(p->m, name);
        TypeId t = note->type;
        if (opaque) return;
        if (less) token_next(p);
        uint32_t n = parse_fields(p);
        p->type_stack.n -= n;
        if (less) token_expect(p, TK_GREATER);
        type_set_body(p->m, t, vec_from(&p->type_stack, p->type_stack.n), n, less);
        return;
    }
    if (note->type) fail_at(p, note->use ? note->use - 1 : src, "only a struct type can be used before its definition");
    TypeId t = parse_type(p);
    type_note(p, name, number)->type = t;
}

/* ------------------------------------------------------------------------------ the end of the module */

/* Reports a type that is used and not defined. Sets p->retry for a type that the prescan has created and that is
 * neither defined nor used. */
static void note_finish(Parser *p, const TypeNote *note) {
    if (!note->type || note->defined) return;
    if (!note->use) p->retry = true;
    else diag_error(p->d, note->use - 1, "use of undefined type '%s'", type_text(p, note->type));
}

/* A type on the stack of the search, and its element to visit next. */
typedef struct {
    TypeId t;
    uint32_t next;
} Measured;
/* The state of the search. depth, by type: 0 = not visited; 1 = on the stack; after the visit, 2 for a type that
 * contains no other by value, and otherwise 1 more than the greatest depth of its elements. */
typedef struct {
    uint16_t *depth;
    VEC(Measured) stack;
} Measure;

/* Returns the length of a type's list of element types; 0 for types that contain no other type by value. */
static uint32_t elements_of(const Type *t) {
    return t->kind == TY_STRUCT || t->kind == TY_ARRAY || t->kind == TY_VECTOR ? t->nelem : 0;
}

/* Begins the visit of a type: marks it as on the stack and pushes it. */
static void measure_open(Measure *x, TypeId t) {
    x->depth[t] = 1;
    vec_push(&x->stack, ((Measured){t, 0}));
}

/* Ends the visit of the type on top of the stack: pops it, sets its depth from those of its elements, and returns the
 * depth. */
static uint16_t measure_close(const Module *m, Measure *x) {
    TypeId t = vec_pop(&x->stack).t;
    const Type *type = type_at(m, t);
    for (uint32_t i = 0, n = elements_of(type); i < n; i++) {
        uint16_t below = x->depth[m->type_elem.at[type->first + i]];
        if (below > x->depth[t]) x->depth[t] = below;
    }
    return x->depth[t] += 1;
}

/* Reports "type '...' WHAT" at the definition of the type; without a position if it has no name and no number. Returns
 * to the caller, unlike the functions marked FAILS. */
static void measure_report(Parser *p, TypeId t, const char *what) {
    uint32_t src = SRC_NONE;
    for (StrId i = 0; i < p->type_named.n; i++)
        if (p->type_named.at[i].type == t) src = p->type_named.at[i].src;
    for (uint32_t i = 0; i < p->type_numbered.n; i++)
        if (p->type_numbered.at[i].type == t) src = p->type_numbered.at[i].src;
    diag_error(p->d, src, "type '%s' %s", type_text(p, t), what);
}

/* Computes the depth of t, which has not been visited, and of all types in it, by depth-first search. Returns false
 * after reporting that a type contains itself or is nested too deeply. */
static bool type_measure(Parser *p, Measure *x, TypeId t) {
    measure_open(x, t);
    while (x->stack.n) {
        Measured *top = &x->stack.at[x->stack.n - 1];
        const Type *type = type_at(p->m, top->t);
        if (top->next == elements_of(type)) {
            t = top->t;
            if (measure_close(p->m, x) > NEST_MAX + 1) {
                measure_report(p, t, "is nested too deeply: more than 256 levels");
                return false;
            }
            continue;
        }
        TypeId e = p->m->type_elem.at[type->first + top->next++];
        if (x->depth[e] == 1) {
            measure_report(p, e, "contains itself");
            return false;
        }
        if (x->depth[e] == 0) measure_open(x, e);
    }
    return true;
}

/* Checks that no struct contains itself by value, and that types are not nested more than NEST_MAX levels deep, because
 * other code recurses over types. Reports the first fault only. */
static void types_measure(Parser *p) {
    uint32_t n = p->m->type.n;
    Measure x = {.depth = mem_alloc(n * sizeof *x.depth)};
    bool ok = true;
    for (TypeId t = 0; t < n && ok; t++)
        if (x.depth[t] == 0) ok = type_measure(p, &x, t);
    vec_free(&x.stack);
    free(x.depth);
}

void types_finish(Parser *p) {
    for (StrId i = 0; i < p->type_named.n; i++) note_finish(p, &p->type_named.at[i]);
    for (uint32_t i = 0; i < p->type_numbered.n; i++) note_finish(p, &p->type_numbered.at[i]);
    types_measure(p);
}
