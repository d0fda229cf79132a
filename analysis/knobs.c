/* knobs.c: reads, suggests and lists the options of knobs.def. */
#include "analysis/knobs.h"

#include <errno.h>
#include <limits.h>

/* FLAG and BOOL accept the same values, but the help writes them as 0|1 and true|false. */
enum KnobKind { KNOB_FLAG, KNOB_BOOL, KNOB_INT, KNOB_CHOICE };

/* One row of knobs.def. */
typedef struct KnobRow {
    const char *name;
    size_t offset; /* of the field in Knobs */
    enum KnobKind kind;
    int32_t value;                 /* the default */
    const char *choices, *meaning; /* the words of a CHOICE knob, "a|b|c"; the text for the help */
} KnobRow;

static const KnobRow knob_row[] = {
#define KNOB(field, name, kind, value, choices, meaning) \
    {name, offsetof(Knobs, field), KNOB_##kind, value, choices, meaning},
#define SYNONYM(field, name)
#include "analysis/knobs.def"
#undef KNOB
#undef SYNONYM
};
enum { KNOB_ROWS = sizeof knob_row / sizeof *knob_row };

/* clang-format off */
static const struct { const char *name; size_t offset; } synonym[] = {
#define KNOB(field, name, kind, value, choices, meaning)
#define SYNONYM(field, name) {name, offsetof(Knobs, field)},
#include "analysis/knobs.def"
#undef KNOB
#undef SYNONYM
};
/* clang-format on */
enum { SYNONYMS = sizeof synonym / sizeof *synonym };

Knobs knobs_default(void) {
    Knobs k = {
#define KNOB(field, name, kind, value, choices, meaning) .field = value,
#define SYNONYM(field, name)
#include "analysis/knobs.def"
#undef KNOB
#undef SYNONYM
    };
    return k;
}

/* Returns arg without the dashes at its beginning, two at most. */
static const char *skip_dashes(const char *arg) {
    if (*arg == '-') arg++;
    if (*arg == '-') arg++;
    return arg;
}

/* Reports whether s[0..len) is `word`, which ends with NUL. */
static bool same_word(const char *word, const char *s, size_t len) {
    return strlen(word) == len && !memcmp(word, s, len);
}

/* Returns the row of the knob whose field has this offset; NULL if there is none. */
static const KnobRow *row_at(size_t offset) {
    for (int i = 0; i < KNOB_ROWS; i++)
        if (knob_row[i].offset == offset) return &knob_row[i];
    return NULL;
}

/* Returns the row of the knob whose name, or one of whose synonyms, is name[0..len), without dashes before it; NULL if
 * there is none. */
static const KnobRow *row_find(const char *name, size_t len) {
    for (int i = 0; i < KNOB_ROWS; i++)
        if (same_word(knob_row[i].name, name, len)) return &knob_row[i];
    for (int i = 0; i < SYNONYMS; i++)
        if (same_word(synonym[i].name, name, len)) return row_at(synonym[i].offset);
    return NULL;
}

/* Sets *value to 1 for "1" and "true" and to 0 for "0" and "false". For anything else returns false and sets *value to
 * 0. */
static bool read_bool(const char *s, int32_t *value) {
    *value = !strcmp(s, "1") || !strcmp(s, "true");
    return *value || !strcmp(s, "0") || !strcmp(s, "false");
}

/* Sets *value to s, a decimal integer. Returns false if s is anything else or does not fit into 32 bits; *value then
 * means nothing. */
static bool read_int(const char *s, int32_t *value) {
    char *end;
    errno = 0;
    long n = strtol(s, &end, 10);
    *value = (int32_t)n;
    return end != s && !*end && !errno && n >= INT32_MIN && n <= INT32_MAX;
}

/* Sets *value to the index of word s in `choices`, a list "a|b|c", from 0. Returns false if the word is not there;
 * *value then means nothing. */
static bool read_choice(const char *choices, const char *s, int32_t *value) {
    for (*value = 0; *choices; (*value)++) {
        size_t len = strcspn(choices, "|");
        if (same_word(s, choices, len)) return true;
        choices += len + (choices[len] == '|');
    }
    return false;
}

enum KnobResult knob_set(Knobs *k, const char *arg) {
    const char *name = skip_dashes(arg);
    size_t len = strcspn(name, "=");
    const KnobRow *row = row_find(name, len);
    if (!row) return KNOB_UNKNOWN;
    const char *text = name[len] ? name + len + 1 : NULL;
    int32_t value = 1;
    bool good = row->kind == KNOB_FLAG || row->kind == KNOB_BOOL ? !text || read_bool(text, &value)
                : row->kind == KNOB_INT                          ? text && read_int(text, &value)
                                                                 : text && read_choice(row->choices, text, &value);
    if (!good) return KNOB_BAD_VALUE;
    memcpy((char *)k + row->offset, &value, sizeof value);
    return KNOB_SET;
}

void knobs_set_list(Knobs *k, const char *list) {
    char knob[64];
    for (size_t n; *list; list += n + (list[n] == ',')) {
        n = strcspn(list, ",");
        snprintf(knob, sizeof knob, "%.*s", (int)n, list);
        if (knob_set(k, knob) != KNOB_SET) bug(NULL, NULL, UINT32_MAX, "no knob: %s", knob);
    }
}

const char *knob_values(const char *arg) {
    const char *name = skip_dashes(arg);
    const KnobRow *row = row_find(name, strcspn(name, "="));
    if (!row) return "";
    return row->kind == KNOB_CHOICE ? row->choices : row->kind == KNOB_INT ? "an integer" : "true or false";
}

void knobs_nearest(Suggestion *n) {
    for (int i = 0; i < KNOB_ROWS; i++) suggestion_try(n, knob_row[i].name);
    for (int i = 0; i < SYNONYMS; i++) suggestion_try(n, synonym[i].name);
}

/* Prints the default value of a knob in the form in which knob_set reads it. */
static void value_print(Out *o, const KnobRow *row) {
    if (row->kind == KNOB_CHOICE) {
        const char *s = row->choices;
        for (int32_t i = 0; i < row->value; i++) s += strcspn(s, "|") + 1;
        out_bytes(o, s, strcspn(s, "|"));
    } else if (row->kind == KNOB_BOOL) {
        out_str(o, row->value ? "true" : "false");
    } else {
        out_i64(o, row->value);
    }
}

void knobs_help(Out *o) {
    static const char *const kind[] = {[KNOB_FLAG] = "0|1", [KNOB_BOOL] = "true|false", [KNOB_INT] = "integer"};
    for (int i = 0; i < KNOB_ROWS; i++) {
        const KnobRow *row = &knob_row[i];
        out_format(o, "  -%s=<%s>  default ", row->name, row->kind == KNOB_CHOICE ? row->choices : kind[row->kind]);
        value_print(o, row);
        out_format(o, "\n        %s", row->meaning);
        for (int s = 0; s < SYNONYMS; s++)
            if (synonym[s].offset == row->offset) out_format(o, "; also -%s", synonym[s].name);
        out_char(o, '\n');
    }
}
