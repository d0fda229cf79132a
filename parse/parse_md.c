/* parse_md.c: metadata. Tuples !{...}, !DILocation and !DIExpression have representations of their own. Any other node
 * !Name(...) is kept as its name and the list of its fields as written. */
#include "parse/parser.h"

/* ------------------------------------------------------------------------------ nodes */

/* tuple ::= '{' [ element { ',' element } ] '}'
 * element ::= 'null' | metadata
 * Pushes the elements on p->word_stack, 0 for null, and returns their number. */
static uint32_t parse_md_elements(Parser *p) {
    uint32_t base = p->word_stack.n;
    token_expect(p, TK_LBRACE);
    if (!token_is(p, TK_RBRACE)) do {
            MdId id = keyword_take(p, KW_null) ? 0 : parse_md(p);
            vec_push(&p->word_stack, id);
        } while (token_take(p, TK_COMMA));
    token_expect(p, TK_RBRACE);
    return p->word_stack.n - base;
}

/* Returns the id of the node to be filled: `into`, or a new one if that is 0. */
static MdId md_into(Parser *p, MdId into) { return into ? into : md_new(p->m); }

/* expression ::= '(' [ word { ',' word } ] ')'
 * word ::= WORD | INT
 * Called after '!DIExpression'. Fills node `into`, or a new one if that is 0, and returns it. Any words are
 * accepted. */
static MdId parse_md_expression(Parser *p, MdId into) {
    uint32_t base = p->word_stack.n;
    token_expect(p, TK_LPAREN);
    if (!token_is(p, TK_RPAREN)) do {
            if (!token_is(p, TK_WORD) && !token_is(p, TK_INT))
                fail_expected(p, "a word such as 'DW_OP_deref' or an integer");
            vec_push(&p->word_stack, slice_intern(p, p->tok.off, p->tok.end));
            token_next(p);
        } while (token_take(p, TK_COMMA));
    token_expect(p, TK_RPAREN);
    uint32_t n = p->word_stack.n - base;
    p->word_stack.n = base;
    MdId id = md_into(p, into);
    md_set_expression(p->m, id, vec_from(&p->word_stack, base), n);
    return id;
}

/* Reports whether the token, a label, is 'NAME:' for this name. */
static bool field_is(const Parser *p, const char *name) {
    size_t n = strlen(name);
    return p->tok.end - p->tok.off == n + 1 && memcmp(p->text + p->tok.off, name, n) == 0;
}

/* location_field ::= 'line:' INT | 'column:' INT | 'scope:' metadata | 'inlinedAt:' metadata
 *                  | 'isImplicitCode:' ( 'true' | 'false' ) | 'atomGroup:' INT | 'atomRank:' INT
 * Sets the word of the field, word[LOC_*], and returns false; a node may be null, which is 0. For the last two fields,
 * which the caller keeps as text, sets nothing and returns true. */
static bool location_field(Parser *p, uint32_t word[LOC_WORDS]) {
    static const char *const name[] = {"line",           "column",    "scope",   "inlinedAt",
                                       "isImplicitCode", "atomGroup", "atomRank"};
    enum { FIELDS = sizeof name / sizeof *name };
    uint32_t i = 0;
    if (!token_is(p, TK_LABEL)) fail_expected(p, "a field such as 'line:'");
    while (i < FIELDS && !field_is(p, name[i])) i++;
    if (i == FIELDS)
        fail_at(p, p->tok.off, "'%.*s' is not a field of DILocation", (int)(p->tok.end - p->tok.off),
                p->text + p->tok.off);
    token_next(p);
    switch (i) {
    case LOC_LINE: word[i] = (uint32_t)number_expect(p, UINT32_MAX, "a number"); return false;
    case LOC_COLUMN: word[i] = (uint32_t)number_expect(p, UINT16_MAX, "a number"); return false;
    case LOC_SCOPE:
    case LOC_INLINED_AT: word[i] = keyword_take(p, KW_null) ? 0 : parse_md(p); return false;
    case LOC_IMPLICIT:
        word[i] = keyword_take(p, KW_true);
        if (!word[i]) keyword_expect(p, KW_false);
        return false;
    default: number_expect(p, UINT64_MAX - 1, "a number"); return true;
    }
}

/* location ::= '(' [ location_field { ',' location_field } ] ')'
 * Called after '!DILocation'. Fills node `into`, or a new one if that is 0, and returns it. Fails if there is no scope.
 * The text from the first to the last of the fields atomGroup and atomRank becomes LOC_REST. */
static MdId parse_md_location(Parser *p, MdId into, bool distinct) {
    uint32_t word[LOC_WORDS] = {0}, src = p->tok.off, rest_from = 0, rest_to = 0;
    token_expect(p, TK_LPAREN);
    if (!token_is(p, TK_RPAREN)) do {
            uint32_t from = p->tok.off;
            if (!location_field(p, word)) continue;
            rest_from = rest_from ? rest_from : from;
            rest_to = p->prev_end;
        } while (token_take(p, TK_COMMA));
    token_expect(p, TK_RPAREN);
    if (!word[LOC_SCOPE]) fail_at(p, src, "a DILocation needs a scope");
    word[LOC_REST] = rest_from ? slice_intern(p, rest_from, rest_to) : 0;
    MdId id = md_into(p, into);
    md_set_location(p->m, id, word, distinct);
    return id;
}

/* The form that the value of a field must have; see md_fields.def. FIELD_ANY: no rule. */
enum FieldForm { FIELD_ANY, FIELD_NODE, FIELD_STRING, FIELD_FLAGS, FIELD_SP_FLAGS };

/* Takes one flag, a word that begins with `prefix`, or a number. Fails at anything else. */
static void flag_take(Parser *p, const char *prefix) {
    size_t n = strlen(prefix);
    bool named = token_is(p, TK_WORD) && p->tok.end - p->tok.off > n && !memcmp(p->text + p->tok.off, prefix, n);
    if (!named && !token_is(p, TK_INT)) fail_expected(p, "a debug info flag");
    token_next(p);
}

/* flags ::= ( WORD | INT ) { '|' ( WORD | INT ) }
 * Returns the text of the flags, joined by " | ". Fails at a WORD that does not begin with `prefix`. */
static StrId parse_field_flags(Parser *p, const char *prefix) {
    uint32_t from = p->tok.off;
    flag_take(p, prefix);
    if (!token_is(p, TK_BAR)) return slice_intern(p, from, p->prev_end);
    p->bytes.n = 0;
    vec_append(&p->bytes, p->text + from, p->prev_end - from);
    while (token_take(p, TK_BAR)) {
        uint32_t off = p->tok.off;
        flag_take(p, prefix);
        vec_append(&p->bytes, " | ", 3);
        vec_append(&p->bytes, p->text + off, p->prev_end - off);
    }
    return str_intern(p->m, p->bytes.at, p->bytes.n);
}

/* Takes the name of a node such as !DIFile, or the label of a field, and returns it without its first `skip` bytes and
 * ':'. Fails at a name with a quote or an escape, because it could not be printed and read back. */
static StrId plain_name_take(Parser *p, uint32_t skip) {
    const char *name = p->text + p->tok.off;
    uint32_t n = p->tok.end - p->tok.off;
    if (memchr(name, '\\', n) || memchr(name, '"', n)) fail_expected(p, "a plain name");
    return name_take(p, skip);
}

/* Returns the form that the value of field `name`, without its ':', must have (md_fields.def); FIELD_ANY if the field
 * is not listed. */
static enum FieldForm field_form(const char *name) {
    static const struct {
        const char *name;
        enum FieldForm form;
    } row[] = {
#define F(name, form) {#name, FIELD_##form},
#include "parse/md_fields.def"
#undef F
    };
    enum { ROWS = sizeof row / sizeof *row };
    uint32_t at = 0;
    lower_bound(at, ROWS, i, strcmp(row[i].name, name) < 0);
    return at < ROWS && strcmp(row[at].name, name) == 0 ? row[at].form : FIELD_ANY;
}

/* Takes a hexadecimal number and returns it in decimal, as LLVM prints it. */
static StrId hex_field_take(Parser *p) {
    char text[24];
    int n = snprintf(text, sizeof text, "%llu", (unsigned long long)number_expect(p, UINT64_MAX - 1, "a number"));
    return str_intern(p->m, text, (uint32_t)n);
}

/* field ::= [ NAME ':' ] ( STRING | 'null' | WORD | INT | flags | metadata )
 * Pushes three words on p->word_stack: the name of the field (0 = none), the form of its value (MDF_*), and the value.
 * Fails if md_fields.def requires another form. */
static void parse_field(Parser *p) {
    StrId name = token_is(p, TK_LABEL) ? plain_name_take(p, 0) : 0;
    enum FieldForm wanted = name ? field_form(str_get(p->m, name)) : FIELD_ANY;
    bool string = token_is(p, TK_STRING), null = keyword_is(p, KW_null);
    bool word = token_is(p, TK_INT) || (token_is(p, TK_WORD) && !class_is(p, KC_TYPE) && !null);
    bool hex = token_is(p, TK_HEX_INT);
    uint32_t form = MDF_WORD, payload = 0;
    if (token_is(p, TK_LBRACE) && name)
        fail_at(p, p->tok.off, "a list of operands in a metadata field is not supported");
    if (wanted == FIELD_STRING && !string) fail_expected(p, "a string");
    if (wanted == FIELD_NODE && (string || word || hex)) fail_expected(p, "a metadata node or null");
    if (string) {
        form = MDF_STRING;
        payload = string_expect(p, "a string");
    } else if (null) {
        form = MDF_NULL;
        token_next(p);
    } else if (word && (wanted == FIELD_FLAGS || wanted == FIELD_SP_FLAGS)) {
        payload = parse_field_flags(p, wanted == FIELD_FLAGS ? "DIFlag" : "DISPFlag");
    } else if (word) {
        payload = slice_intern(p, p->tok.off, p->tok.end);
        token_next(p);
    } else if (hex) {
        payload = hex_field_take(p);
    } else {
        form = MDF_MD;
        payload = parse_md(p);
    }
    vec_push(&p->word_stack, name);
    vec_push(&p->word_stack, form);
    vec_push(&p->word_stack, payload);
}

/* special ::= '!' NAME '(' [ field { ',' field } ] ')' | '!DILocation' location | '!DIExpression' expression
 * Fills node `into`, or a new one if that is 0, and returns it. */
static MdId parse_md_special(Parser *p, MdId into, bool distinct) {
    uint32_t src = p->tok.off;
    bool location = text_is(p, "!DILocation"), expression = text_is(p, "!DIExpression");
    if (text_is(p, "!DIArgList")) fail_at(p, src, "!DIArgList is only allowed as the value of a debug record");
    StrId name = plain_name_take(p, 1);
    if (location) return parse_md_location(p, into, distinct);
    if (expression) return parse_md_expression(p, into);
    uint32_t base = p->word_stack.n;
    token_expect(p, TK_LPAREN);
    if (!token_is(p, TK_RPAREN)) do
            parse_field(p);
        while (token_take(p, TK_COMMA));
    token_expect(p, TK_RPAREN);
    uint32_t n = p->word_stack.n - base;
    p->word_stack.n = base;
    MdId id = md_into(p, into);
    md_set_node(p->m, id, name, vec_from(&p->word_stack, base), n / MD_FIELD_WORDS, distinct);
    return id;
}

/* node ::= '!' tuple | special
 * Fills node `into`, or a new one if that is 0, and returns it. */
static MdId parse_md_node(Parser *p, MdId into, bool distinct) {
    nest_enter(p);
    MdId id;
    if (token_is(p, TK_MD_NAME)) {
        id = parse_md_special(p, into, distinct);
    } else {
        token_expect(p, TK_BANG);
        uint32_t n = parse_md_elements(p);
        p->word_stack.n -= n;
        id = md_into(p, into);
        md_set_tuple(p->m, id, vec_from(&p->word_stack, p->word_stack.n), n, distinct);
    }
    nest_leave(p);
    return id;
}

/* metadata ::= '!' INT | '!' STRING | node | type const
 * Returns its id. A number need not be defined yet. */
MdId parse_md(Parser *p) {
    uint32_t src = p->tok.off;
    if (token_is(p, TK_MD_NUM)) {
        MdId id = md_numbered(p, p->tok.num, src);
        token_next(p);
        return id;
    }
    if (token_is(p, TK_MD_NAME)) return parse_md_node(p, 0, false);
    if (token_is(p, TK_BANG)) {
        if (token_peek(p) != TK_STRING) return parse_md_node(p, 0, false);
        token_next(p);
        return md_string(p->m, string_expect(p, "a string"));
    }
    TypeId t = parse_value_type(p);
    return md_value(p->m, parse_const(p, t));
}

/* ------------------------------------------------------------------------------ in a body */

uint32_t body_md(Parser *p, MdId md) {
    BodyMd *slot = slot_of(&p->md_slot, md);
    if (slot->stamp != p->stamp) {
        *slot = (BodyMd){p->stamp, p->body.md.n};
        vec_push(&p->body.md, md);
    }
    return slot->index;
}

/* md_operand ::= metadata | type value
 * Called after the keyword `metadata`. Returns a REF_META with an index into p->body.md; for a value of the function, a
 * REF_MDVALUE; for one that is not defined yet, its placeholder with FORWARD_MD. */
Ref parse_md_operand(Parser *p) {
    if (token_is(p, TK_MD_NUM) || token_is(p, TK_MD_NAME) || token_is(p, TK_BANG))
        return ref_make(REF_META, body_md(p, parse_md(p)));
    TypeId t;
    Ref r = parse_typed(p, &t);
    if (ref_is(r, REF_VALUE)) return ref_make(REF_MDVALUE, ref_index(r));
    if (ref_is(r, REF_NONE)) return ref_make(REF_NONE, ref_index(r) | FORWARD_MD);
    return ref_make(REF_META, body_md(p, md_value(p->m, r)));
}

/* ------------------------------------------------------------------------------ definitions */

/* named ::= '!' NAME '=' '!' '{' [ element { ',' element } ] '}'
 * element ::= '!' INT | special
 * Adds the elements to the named metadata of the module. */
static void md_named_definition(Parser *p) {
    StrId name = name_take(p, 1);
    token_expect(p, TK_EQUAL);
    token_expect(p, TK_BANG);
    token_expect(p, TK_LBRACE);
    uint32_t n = 0;
    if (!token_is(p, TK_RBRACE)) do {
            if (!token_is(p, TK_MD_NUM) && !token_is(p, TK_MD_NAME)) fail_expected(p, "a metadata node such as '!0'");
            MdId id = parse_md(p);
            vec_push(&p->word_stack, id);
            n++;
        } while (token_take(p, TK_COMMA));
    token_expect(p, TK_RBRACE);
    p->word_stack.n -= n;
    md_named_add(p->m, name, vec_from(&p->word_stack, p->word_stack.n), n);
}

/* md_definition ::= '!' INT '=' [ 'distinct' ] node | named */
void md_definition(Parser *p) {
    if (token_is(p, TK_MD_NAME)) {
        md_named_definition(p);
        return;
    }
    uint32_t src = p->tok.off, number = (uint32_t)p->tok.num;
    MdId id = md_numbered(p, p->tok.num, src);
    MdNote *note = &p->md_numbered.at[number];
    if (note->defined) fail_at(p, src, "metadata '!%u' is defined twice", number);
    note->defined = true;
    token_next(p);
    token_expect(p, TK_EQUAL);
    bool distinct = keyword_take(p, KW_distinct);
    if (!token_is(p, TK_MD_NAME) && !(token_is(p, TK_BANG) && token_peek(p) == TK_LBRACE))
        fail_expected(p, "a metadata node such as '!{...}' or '!DIFile(...)'");
    parse_md_node(p, id, distinct);
}
