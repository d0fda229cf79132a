/* json.c: reads JSON by recursive descent; see json.h. */
#include "tests/harness/lab/json.h"

enum { DEPTH_MAX = 64 };

typedef struct JsonReader {
    const char *text, *at, *file;
    const char *wrong; /* what is wrong at `at`; NULL: nothing so far */
    uint32_t depth;
} JsonReader;

static void spaces_skip(JsonReader *r) { r->at += strspn(r->at, " \t\r\n"); }

/* Skips spaces, and then the text s. Returns false if something else follows the spaces. */
static bool take(JsonReader *r, const char *s) {
    spaces_skip(r);
    if (strncmp(r->at, s, strlen(s)) != 0) return false;
    r->at += strlen(s);
    return true;
}

/* Records what is wrong, unless something was wrong before. Returns false. */
static bool wrong(JsonReader *r, const char *what) {
    if (!r->wrong) r->wrong = what;
    return false;
}

/* Appends the character c as UTF-8. */
static void utf8_add(Out *o, uint32_t c) {
    if (c < 0x80) {
        out_char(o, (char)c);
        return;
    }
    uint32_t more = c < 0x800 ? 1 : c < 0x10000 ? 2 : 3; /* the bytes after the first, of six bits each */
    out_char(o, (char)(0xff80 >> more | c >> 6 * more));
    while (more--) out_char(o, (char)(0x80 | (c >> 6 * more & 63)));
}

/* Reads \u and its four digits into *c. Returns false if there are fewer digits. */
static bool unit_read(JsonReader *r, uint32_t *c) {
    r->at += 2;
    *c = 0;
    for (int i = 0; i < 4; i++, r->at++) {
        const char *digits = "0123456789abcdef0123456789ABCDEF", *d = *r->at ? strchr(digits, *r->at) : NULL;
        if (!d) return wrong(r, "\\u needs four hexadecimal digits");
        *c = *c * 16 + (uint32_t)((d - digits) % 16);
    }
    return true;
}

/* Reads \u and its four digits, or two of them that are a pair of surrogates, and appends the character. A NUL, and a
 * surrogate that is in no pair, becomes U+FFFD. Returns false if there are fewer digits. */
static bool unicode_read(JsonReader *r, Out *o) {
    uint32_t c, low;
    if (!unit_read(r, &c)) return false;
    if (c >> 10 == 0xd800 >> 10 && !strncmp(r->at, "\\u", 2)) {
        const char *second = r->at;
        if (!unit_read(r, &low)) return false;
        if (low >> 10 == 0xdc00 >> 10) c = 0x10000 + ((c & 1023) << 10 | (low & 1023));
        else r->at = second;
    }
    utf8_add(o, c == 0 || (c >= 0xd800 && c < 0xe000) ? 0xfffd : c);
    return true;
}

/* Reads a text in quotes, to be freed by the caller. Returns NULL if it has a mistake, which is recorded. */
static char *text_read(JsonReader *r) {
    static const char from[] = "\"\\/bfnrt", to[] = "\"\\/\b\f\n\r\t";
    Out o;
    bool ok = true;
    if (!take(r, "\"")) return wrong(r, "expected a text in quotes"), NULL;
    out_init(&o, NULL);
    while (ok && *r->at != '"') {
        const char *escape = *r->at == '\\' && r->at[1] ? strchr(from, r->at[1]) : NULL;
        if (!*r->at || (unsigned char)*r->at < 32) ok = wrong(r, "the text has no closing quote on its line");
        else if (escape) out_char(&o, to[escape - from]), r->at += 2;
        else if (*r->at == '\\' && r->at[1] == 'u') ok = unicode_read(r, &o);
        else if (*r->at == '\\') ok = wrong(r, "unknown escape");
        else out_char(&o, *r->at++);
    }
    out_char(&o, '\0');
    char *text = ok ? mem_copy(o.buf, o.n) : NULL;
    out_free(&o);
    r->at += ok;
    return text;
}

static bool value_read(JsonReader *r, Json *j);

/* Reads the members of j, a list or an object, after its opening bracket, and skips the bracket `end`. Returns false
 * at a mistake, which is recorded. */
static bool members_read(JsonReader *r, Json *j, const char *end) {
    Json **last = &j->first;
    if (++r->depth > DEPTH_MAX) return wrong(r, "too many brackets inside each other");
    if (!take(r, end)) {
        do {
            Json *member = *last = mem_alloc(sizeof *member);
            last = &member->next;
            if (j->kind == JSON_OBJECT) {
                if (!(member->key = text_read(r))) return false;
                if (!take(r, ":")) return wrong(r, "expected ':'");
            }
            if (!value_read(r, member)) return false;
        } while (take(r, ","));
        if (!take(r, end)) return wrong(r, "expected ',' or the end of the list");
    }
    r->depth--;
    return true;
}

/* Skips digits. Returns false if there are none. */
static bool digits_skip(JsonReader *r) {
    size_t n = strspn(r->at, "0123456789");
    r->at += n;
    return n || wrong(r, "expected a digit");
}

/* Reads a number into j. Returns false at a mistake, which is recorded: strtod alone would take 0x1F, 01 and -inf. */
static bool number_read(JsonReader *r, Json *j) {
    j->kind = JSON_NUMBER;
    j->number = strtod(r->at, NULL);
    r->at += *r->at == '-';
    if (*r->at == '0') r->at++;
    else if (!digits_skip(r)) return false;
    if (*r->at == '.' && (r->at++, !digits_skip(r))) return false;
    if (*r->at != 'e' && *r->at != 'E') return true;
    r->at += r->at[1] == '+' || r->at[1] == '-' ? 2 : 1;
    return digits_skip(r);
}

/* Reads a value into j, whose kind is JSON_NULL so far. Returns false at a mistake, which is recorded. */
static bool value_read(JsonReader *r, Json *j) {
    spaces_skip(r);
    if (*r->at == '"') return j->kind = JSON_TEXT, (j->text = text_read(r)) != NULL;
    if (take(r, "{")) return j->kind = JSON_OBJECT, members_read(r, j, "}");
    if (take(r, "[")) return j->kind = JSON_LIST, members_read(r, j, "]");
    if (take(r, "null")) return true;
    if (take(r, "true")) return j->kind = JSON_BOOL, j->number = 1, true;
    if (take(r, "false")) return j->kind = JSON_BOOL, true;
    if (*r->at && strchr("-0123456789", *r->at)) return number_read(r, j);
    return wrong(r, "expected a value");
}

Json *json_parse(const char *text, const char *file) {
    JsonReader r = {.text = text, .at = text, .file = file};
    Json *j = mem_alloc(sizeof *j);
    if (value_read(&r, j)) {
        spaces_skip(&r);
        if (!*r.at) return j;
        wrong(&r, "expected the end of the file");
    }
    unsigned line = 1, column = 1;
    for (const char *s = text; s < r.at; s++) line += *s == '\n', column = *s == '\n' ? 1 : column + 1;
    fprintf(stderr, "%s:%u:%u: error: %s\n", file, line, column, r.wrong);
    json_free(j);
    return NULL;
}

void json_free(Json *j) {
    for (Json *next; j; j = next) {
        next = j->next;
        json_free(j->first);
        free(j->key), free(j->text), free(j);
    }
}

const Json *json_get(const Json *object, const char *key) {
    for (const Json *j = object && object->kind == JSON_OBJECT ? object->first : NULL; j; j = j->next)
        if (!strcmp(j->key, key)) return j;
    return NULL;
}

double json_number(const Json *object, const char *key, double missing) {
    const Json *j = json_get(object, key);
    return j && j->kind == JSON_NUMBER ? j->number : missing;
}
