/* word.c: every word of the language in one open-addressed hash, built when a module is read. */
#include "parse/parser.h"

/* First, middle and last letter and the length tell nearly all words apart; the multipliers were tried out. */
static uint32_t word_hash(const char *s, size_t len) {
    const unsigned char *c = (const unsigned char *)s;
    return len ? c[0] * 113u + c[len / 2] * 123u + c[len - 1] * 77u + (uint32_t)len * 3u : 0;
}

/* Words are too short for memcmp to pay. */
static bool same(const char *a, const char *b, size_t len) {
    while (len && a[len - 1] == b[len - 1])
        len--;
    return len == 0;
}

uint32_t word_find(const WordTable *w, const char *s, size_t len) {
    for (uint32_t i = word_hash(s, len);; i++) {
        uint32_t at = w->slot[i % WORD_SLOTS];
        if (at == 0 || (w->at[at].len == len && same(w->at[at].text, s, len)))
            return at;
    }
}

/* The record of a word, made if there is none yet: a keyword may also be an attribute. */
static Word *word_add(WordTable *w, const char *text) {
    size_t len = strlen(text);
    uint32_t at = word_find(w, text, len);
    if (at)
        return &w->at[at];
    at = w->n++;
    w->at[at] = (Word){.text = text, .len = (uint8_t)len};
    uint32_t i = word_hash(text, len);
    while (w->slot[i % WORD_SLOTS])
        i++;
    w->slot[i % WORD_SLOTS] = (uint16_t)at;
    return &w->at[at];
}

static const struct { const char *text; uint8_t class; uint16_t value; } rows[] = {
#define W(word, class, value) {#word, WC_##class, value},
#include "parse/words.def"
#undef W
};

_Static_assert(OP_COUNT + sizeof rows / sizeof *rows + 110 < WORD_MAX, "all words fit the table");

void words_build(WordTable *w) {
    memset(w->slot, 0, sizeof w->slot);
    w->n = 1;
    w->at[0] = (Word){.text = ""};
    for (uint32_t op = OP_PARAM + 1; op < OP_COUNT; op++) {
        Word *word = word_add(w, op_info[op].name);
        word->class = WC_OP;
        word->kw = word->value = (uint16_t)op;
    }
    for (uint32_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        Word *word = word_add(w, rows[i].text);
        word->class = rows[i].class;
        word->value = rows[i].value;
        word->kw = (uint16_t)(KW_BEFORE_WORDS + 1 + i);
    }
    for (uint32_t i = 0; i < attr_row_count; i++)
        word_add(w, attr_rows[i].word)->attr = (uint16_t)(i + 1);
}
