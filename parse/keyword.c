/* keyword.c: all keywords of the language in one open-addressing hash table, built when a module is read. */
#include "parse/parser.h"

/* Hashes the first, middle and last letter and the length, which distinguish nearly all keywords; 0 for an empty word.
 * The multipliers were found by trial. */
static uint32_t keyword_hash(const char *s, size_t len) {
    const unsigned char *c = (const unsigned char *)s;
    return len ? c[0] * 113u + c[len / 2] * 123u + c[len - 1] * 77u + (uint32_t)len * 3u : 0;
}

/* Reports whether two words of `len` characters are equal. They are too short for a call of memcmp. */
static bool same(const char *a, const char *b, size_t len) {
    while (len && a[len - 1] == b[len - 1]) len--;
    return len == 0;
}

uint32_t keyword_find(const KeywordTable *w, const char *s, size_t len) {
    for (uint32_t i = keyword_hash(s, len);; i++) {
        uint32_t at = w->slot[i % KEYWORD_SLOTS];
        if (at == 0 || (w->at[at].len == len && same(w->at[at].text, s, len))) return at;
    }
}

/* Returns the record of a word; adds one of class KC_NONE if the word is new. It may exist already, because a word can
 * be a keyword and an attribute. `text` is borrowed. */
static Keyword *keyword_add(KeywordTable *w, const char *text) {
    size_t len = strlen(text);
    uint32_t at = keyword_find(w, text, len);
    if (at) return &w->at[at];
    at = w->n++;
    w->at[at] = (Keyword){.text = text, .len = (uint8_t)len};
    uint32_t i = keyword_hash(text, len);
    while (w->slot[i % KEYWORD_SLOTS]) i++;
    w->slot[i % KEYWORD_SLOTS] = (uint16_t)at;
    return &w->at[at];
}

enum { P = PLACE_PARAM, R = PLACE_RESULT, F = PLACE_FUNCTION, V = PLACE_VARIABLE };

const AttrRow attr_rows[] = {
#define A(word, places, form) {#word, places, AS_##form},
#include "parse/attributes.def"
#undef A
};
const uint32_t attr_row_count = sizeof attr_rows / sizeof *attr_rows;

/* The rows of keywords.def, in the order of enum Kw. */
/* clang-format off */
static const struct { const char *text; uint8_t class; uint16_t value; } rows[] = {
#define W(word, class, value) {#word, KC_##class, value},
#include "parse/keywords.def"
#undef W
};
/* clang-format on */

_Static_assert(OP_COUNT + sizeof rows / sizeof *rows + 110 < KEYWORD_MAX, "all words fit the table");

void keywords_build(KeywordTable *w) {
    memset(w->slot, 0, sizeof w->slot);
    w->n = 1;
    w->at[0] = (Keyword){.text = ""};
    for (uint32_t op = OP_PARAM + 1; op < OP_COUNT; op++) {
        Keyword *word = keyword_add(w, op_info[op].name);
        word->class = KC_OP;
        word->kw = word->value = (uint16_t)op;
    }
    for (uint32_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        Keyword *word = keyword_add(w, rows[i].text);
        word->class = rows[i].class;
        word->value = rows[i].value;
        word->kw = (uint16_t)(KW_BEFORE_KEYWORDS + 1 + i);
    }
    for (uint32_t i = 0; i < attr_row_count; i++) keyword_add(w, attr_rows[i].word)->attr = (uint16_t)(i + 1);
}
