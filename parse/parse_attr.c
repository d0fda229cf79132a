/* parse_attr.c: attributes of functions, results, parameters and variables. Every attribute is kept as
 * written, with its argument. attributes.def says where it is allowed, and what argument it has. */
#include "parse/parser.h"

/* ------------------------------------------------------------------------------ unknown words */

/* Returns the attribute that is most similar to the word in the token; NULL if none is similar. */
static const char *attr_nearest(const Parser *p) {
    Suggestion near = token_suggestion(p);
    for (uint32_t i = 0; i < attr_row_count; i++) suggestion_try(&near, attr_rows[i].word);
    return near.best;
}

/* Fails at a word that is not an attribute; suggests the most similar attribute, if any is similar. */
static void FAILS fail_unknown(Parser *p) {
    const char *s = p->text + p->tok.off, *nearest = attr_nearest(p);
    size_t n = p->tok.end - p->tok.off;
    if (nearest)
        fail_at(p, p->tok.off, "unknown attribute '%.*s'; did you mean '%s'?", (int)(n > 60 ? 60 : n), s, nearest);
    fail_at(p, p->tok.off, "unknown attribute '%.*s'", (int)(n > 60 ? 60 : n), s);
}

/* ------------------------------------------------------------------------------ one attribute */

/* Returns the words, for a message, for the first PLACE_* in a mask. */
static const char *place_name(uint32_t place) {
    return place & PLACE_PARAM      ? "a parameter"
           : place & PLACE_RESULT   ? "a result"
           : place & PLACE_FUNCTION ? "a function"
                                    : "a variable";
}

bool attr_begins(const Parser *p) { return token_is(p, TK_STRING) || (token_is(p, TK_WORD) && keyword_at(p)->attr); }

/* attribute ::= STRING [ '=' STRING ] | WORD [ argument ]
 * Called if attr_begins. Interns the attribute and pushes it on p->attr_stack. Fails at a word that is not allowed at
 * any place in `place`, a mask of PLACE_*. pointee: see parse_argument. */
static void parse_attr(Parser *p, uint32_t place, TypeId pointee) {
    Attr a = {.form = ATTR_WORD};
    if (token_is(p, TK_STRING)) {
        a.form = ATTR_STRING;
        a.key = string_expect(p, "a string");
        if (token_take(p, TK_EQUAL)) {
            a.form = ATTR_STRING_VALUE;
            a.text = string_expect(p, "a string");
        }
    } else {
        const AttrRow *row = &attr_rows[keyword_at(p)->attr - 1];
        if (!(row->places & place))
            fail_at(p, p->tok.off, "attribute '%s' is not allowed on %s", row->word, place_name(place));
        a.key = slice_intern(p, p->tok.off, p->tok.end);
        token_next(p);
        parse_argument(p, &a, (enum AttrSyntax)row->syntax, pointee);
    }
    vec_push(&p->attr_stack, attr_intern(p->m, a));
}

/* Pops the attributes from index `base` of p->attr_stack on, and returns their set; 0 if there are none. */
static AttrSetId take_attrs(Parser *p, uint32_t base) {
    uint32_t n = p->attr_stack.n - base;
    p->attr_stack.n = base;
    return attr_set(p->m, vec_from(&p->attr_stack, base), n);
}

void attr_unknown_check(Parser *p) {
    if (token_is(p, TK_WORD) && p->tok.keyword == 0 && attr_nearest(p)) fail_unknown(p);
}

/* attributes ::= { attribute } */
AttrSetId parse_attrs(Parser *p, uint32_t place, TypeId pointee) {
    uint32_t base = p->attr_stack.n;
    while (attr_begins(p)) parse_attr(p, place, pointee);
    attr_unknown_check(p);
    return p->attr_stack.n == base ? 0 : take_attrs(p, base);
}

/* ------------------------------------------------------------------------------ groups */

/* Takes a token #N and returns its group; the pointer is valid until another group is added. Normally the prescan has
 * defined the group. If not, it is empty and its first use is noted: if it is defined later, names_finish has the
 * module parsed again; otherwise that warns. Fails if N is too large. */
static GroupNote *group_use(Parser *p) {
    if (p->tok.num > p->number_max) fail_at(p, p->tok.off, "number too large");
    GroupNote *g = slot_of(&p->group, (uint32_t)p->tok.num);
    if (!g->defined && !g->use) g->use = p->tok.off + 1;
    token_next(p);
    return g;
}

/* function_attributes ::= { attribute | '#' INT }
 * The attributes of a group become members of the set. `align` of a function is not an attribute; it ends the list. */
AttrSetId parse_function_attrs(Parser *p, uint32_t place) {
    uint32_t base = p->attr_stack.n;
    AttrSetId only = 0;
    uint32_t parts = 0;
    for (;; parts++) {
        if (token_is(p, TK_GROUP)) {
            GroupNote *g = group_use(p);
            only = g->set;
            for (uint32_t i = 0; i < g->n; i++) vec_push(&p->attr_stack, p->group_attr.at[g->first + i]);
        } else if (attr_begins(p) && !keyword_is(p, KW_align)) {
            only = 0;
            parse_attr(p, place, 0);
        } else {
            break;
        }
    }
    attr_unknown_check(p);
    if (parts == 1 && only) {
        p->attr_stack.n = base;
        return only;
    }
    return take_attrs(p, base);
}

AttrSetId attrs_join(Parser *p, AttrSetId a, AttrSetId b) {
    if (!a || !b) return a ? a : b;
    uint32_t base = p->attr_stack.n;
    const AttrSetId both[2] = {a, b};
    for (int i = 0; i < 2; i++)
        for (uint32_t k = 0; k < attr_set_len(p->m, both[i]); k++)
            vec_push(&p->attr_stack, attr_set_at(p->m, both[i], k));
    return take_attrs(p, base);
}

/* Reads a group, from '{' to '}', into *note, which becomes defined. Any word that is not an attribute is an error
 * here, whether it resembles one or not, because nothing else is allowed. */
static void parse_group_body(Parser *p, GroupNote *note) {
    uint32_t base = p->attr_stack.n;
    token_expect(p, TK_LBRACE);
    while (!token_is(p, TK_RBRACE)) {
        if (attr_begins(p)) parse_attr(p, PLACE_FUNCTION | PLACE_VARIABLE, 0);
        else if (token_is(p, TK_WORD)) fail_unknown(p);
        else fail_expected(p, "an attribute or '}'");
    }
    note->first = p->group_attr.n;
    note->n = p->attr_stack.n - base;
    for (uint32_t i = base; i < p->attr_stack.n; i++) vec_push(&p->group_attr, p->attr_stack.at[i]);
    note->set = take_attrs(p, base);
    note->defined = true;
    token_next(p);
}

/* Reports whether the prescan has read, or tried to read, the group at this text offset. */
static bool group_was_read(const Parser *p, uint32_t src) {
    uint32_t low = 0;
    lower_bound(low, p->group_prescanned, mid, p->group_src.at[mid] < src);
    return low < p->group_prescanned && p->group_src.at[low] == src;
}

/* attribute_group ::= 'attributes' '#' INT '=' '{' { attribute } '}'
 * This rule runs twice for a group at a line start: the prescan reads it, and module_read skips it. If the prescan has
 * failed there and so has reported an error, module_read fails without another one. */
void attr_group(Parser *p) {
    uint32_t src = p->tok.off;
    keyword_expect(p, KW_attributes);
    bool numbered = token_is(p, TK_GROUP) && p->tok.num <= p->number_max;
    GroupNote *note = numbered ? slot_of(&p->group, (uint32_t)p->tok.num) : NULL;
    if (group_was_read(p, src)) {
        if (!note || !note->defined) longjmp(*p->recover, 1); /* its errors have been reported already */
        skip_past_brace(p);
        return;
    }
    vec_push(&p->group_src, src);
    if (!token_is(p, TK_GROUP)) fail_expected(p, "an attribute group such as '#0'");
    if (!note) fail_at(p, p->tok.off, "number too large");
    if (note->defined) fail_at(p, src, "attribute group '#%u' is defined twice", (uint32_t)p->tok.num);
    token_next(p);
    token_expect(p, TK_EQUAL);
    parse_group_body(p, note);
}

/* ------------------------------------------------------------------------------ calling conventions */

/* cc ::= WORD | 'cc' INT */
uint16_t parse_cc(Parser *p) {
    if (!class_is(p, KC_CC)) return CC_C;
    uint16_t cc = keyword_at(p)->value;
    bool number = keyword_is(p, KW_cc);
    token_next(p);
    return number ? (uint16_t)number_expect(p, 1023, "calling convention") : cc;
}
