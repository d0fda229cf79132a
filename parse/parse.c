/* parse.c: the driver. Reads the text, finds out in one quick look at line starts which symbols, types and
 * attribute groups it defines, then parses it entity by entity; after an error it goes on at the next line
 * that begins one.
 *
 * Why the first look: symbols and named types get their ids in the order of their definitions, whatever
 * refers to them first, so that what is printed comes back in the same order; and the contents of an
 * attribute group, which stands at the end of a module, are wanted at each `#0` before it. A text that
 * does not put definitions at line starts is legal too: when the first attempt finds that the look has
 * misled it, a second one does without. */
#include <errno.h>
#include <fcntl.h>
#include <unistd.h>
#include "parse/parser.h"

/* ------------------------------------------------------------------------------ sources */

static bool source_fail(Diag *d, const char *path, const char *what) {
    d->errors++;
    if (!d->quiet && d->out)
        fprintf(d->out, "%s: error: %s\n", strcmp(path, "-") == 0 ? "<stdin>" : path, what);
    return false;
}

static bool source_fill(int fd, const char *path, Source *out, Diag *d) {
    size_t cap = 1 << 16, n = 0;
    off_t end = lseek(fd, 0, SEEK_END);
    if (lseek(fd, 0, SEEK_SET) == 0 && end > 0 && end < UINT32_MAX)     /* a folder's end is anywhere */
        cap = (size_t)end + 2;      /* one to notice that there is no more, one for the NUL */
    char *text = mem_alloc(cap);
    for (;;) {
        if (n + 1 == cap) {
            char *more = cap < SIZE_MAX / 2 ? realloc(text, cap *= 2) : NULL;
            if (!more) {
                free(text);
                return source_fail(d, path, "out of memory");
            }
            text = more;
        }
        ssize_t got = read(fd, text + n, cap - n - 1);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0) {
            free(text);
            return source_fail(d, path, strerror(errno));
        }
        if (got == 0)
            break;
        n += (size_t)got;
        if (n >= UINT32_MAX - 16) {
            free(text);
            return source_fail(d, path, "file of 4 GiB or more");
        }
    }
    text[n] = '\0';
    *out = (Source){strcmp(path, "-") == 0 ? "<stdin>" : path, text, n, mem_alloc(sizeof *out->lines)};
    return true;
}

bool source_read(const char *path, Source *out, Diag *d) {
    if (strcmp(path, "-") == 0)
        return source_fill(STDIN_FILENO, path, out, d);
    int fd = open(path, O_RDONLY);
    if (fd < 0)
        return source_fail(d, path, strerror(errno));
    bool ok = source_fill(fd, path, out, d);
    close(fd);
    return ok;
}

void source_free(Source *s) {
    free((char *)s->text);
    if (s->lines)
        free(*s->lines);
    free(s->lines);
    *s = (Source){0};
}

/* ------------------------------------------------------------------------------ errors */

void fail_at(Parser *p, uint32_t src, const char *format, ...) {
    char text[600];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    diag_error(p->d, src, "%s", text);
    longjmp(*p->recover, 1);
}

static const char *const token_text[TK_COUNT] = {
    [TK_EOF] = "end of file", [TK_INT] = "an integer", [TK_STRING] = "a string",
    [TK_GROUP] = "an attribute group", [TK_GLOBAL] = "a name with '@'", [TK_LOCAL] = "a name with '%'",
    [TK_MD_NUM] = "metadata such as '!0'", [TK_COMMA] = "','", [TK_EQUAL] = "'='", [TK_STAR] = "'*'",
    [TK_LPAREN] = "'('", [TK_RPAREN] = "')'", [TK_LBRACKET] = "'['", [TK_RBRACKET] = "']'",
    [TK_LBRACE] = "'{'", [TK_RBRACE] = "'}'", [TK_LESS] = "'<'", [TK_GREATER] = "'>'", [TK_BANG] = "'!'",
    [TK_BAR] = "'|'", [TK_COLON] = "':'"
};

void fail_expected(Parser *p, const char *what) {
    uint32_t n = p->tok.end - p->tok.off;
    if (token_is(p, TK_EOF))
        fail_at(p, p->tok.off, "expected %s, found end of file", what);
    fail_at(p, p->tok.off, "expected %s, found '%.*s%s'", what, (int)(n > 40 ? 40 : n), p->text + p->tok.off,
            n > 40 ? "..." : "");
}

void fail_token(Parser *p, enum TokenKind k) {
    fail_expected(p, token_text[k]);
}

const char *type_text(Parser *p, TypeId t) {
    Out o;
    out_init(&o, NULL);
    type_print(p->m, t, &o);
    char *text = p->type_text[p->type_text_next ^= 1];
    size_t max = sizeof p->type_text[0] - 4, n = o.n < max ? o.n : max;
    if (n)
        memcpy(text, o.buf, n);
    memcpy(text + n, "...", 4);
    if (n == o.n)
        text[n] = '\0';
    out_free(&o);
    return text;
}

void fail_type(Parser *p, uint32_t src, const char *what, TypeId found, TypeId wanted) {
    const char *found_text = type_text(p, found), *wanted_text = type_text(p, wanted);
    fail_at(p, src, "%s has type '%s' but expected '%s'", what, found_text, wanted_text);
}

void fail_nest(Parser *p) {
    fail_at(p, p->tok.off, "nested too deeply: more than %d levels", NEST_MAX);
}

/* ------------------------------------------------------------------------------ tokens */

enum TokenKind token_behind(Parser *p) {
    Token tok = p->tok;
    const unsigned char *cur = p->cur;
    uint32_t prev_end = p->prev_end;
    token_next(p);
    enum TokenKind k = (enum TokenKind)p->tok.kind;
    p->tok = tok;
    p->cur = cur;
    p->prev_end = prev_end;
    return k;
}

void word_expect(Parser *p, enum Kw kw) {
    if (!word_is(p, kw)) {
        char text[64] = "";
        for (uint32_t i = 1; i < p->words.n; i++)
            if (p->words.at[i].kw == (unsigned)kw)
                snprintf(text, sizeof text, "'%s'", p->words.at[i].text);
        fail_expected(p, text);
    }
    token_next(p);
}

bool text_is(const Parser *p, const char *word) {
    size_t n = strlen(word);
    return p->tok.end - p->tok.off == n && memcmp(p->text + p->tok.off, word, n) == 0;
}

uint64_t number_expect(Parser *p, uint64_t max, const char *what) {
    if (!token_is(p, TK_INT) || p->text[p->tok.off] == '-')
        fail_expected(p, what);
    if (p->tok.num > max)
        fail_at(p, p->tok.off, "%s is too large: at most %llu", what, (unsigned long long)max);
    uint64_t n = p->tok.num;
    token_next(p);
    return n;
}

StrId slice_intern(Parser *p, uint32_t from, uint32_t to) {
    return str_intern(p->m, p->text + from, to - from);
}

static int hex_digit(char c) {
    if (c >= '0' && c <= '9')
        return c - '0';
    c |= 'a' ^ 'A';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* "\\" is a backslash, "\41" a byte in hex, any other backslash stands for itself. */
StrId slice_unescape(Parser *p, uint32_t from, uint32_t to) {
    const char *s = p->text + from, *end = p->text + to;
    if (!memchr(s, '\\', (size_t)(end - s)))
        return slice_intern(p, from, to);
    p->bytes.n = 0;
    vec_reserve(&p->bytes, to - from);
    while (s < end) {
        char c = *s++;
        if (c == '\\' && s < end && *s == '\\') {
            s++;
        } else if (c == '\\' && end - s >= 2 && hex_digit(s[0]) >= 0 && hex_digit(s[1]) >= 0) {
            c = (char)(hex_digit(s[0]) << 4 | hex_digit(s[1]));
            s += 2;
        }
        p->bytes.at[p->bytes.n++] = c;
    }
    return str_intern(p->m, p->bytes.at, p->bytes.n);
}

StrId string_expect(Parser *p, const char *what) {
    if (!token_is(p, TK_STRING))
        fail_expected(p, what);
    StrId s = slice_unescape(p, p->tok.off + 1, p->tok.end - 1);
    token_next(p);
    return s;
}

StrId name_take(Parser *p, uint32_t skip) {
    uint32_t from = p->tok.off + skip, to = p->tok.end - (p->tok.kind == TK_LABEL);
    StrId name;
    if (p->text[from] == '"') {
        name = slice_unescape(p, from + 1, to - 1);
        if (memchr(str_get(p->m, name), 0, str_len(p->m, name)))
            fail_at(p, p->tok.off, "a name must not contain a NUL");
        if (name == 0)
            fail_at(p, p->tok.off, "empty name");
    } else {
        name = token_is(p, TK_MD_NAME) ? slice_unescape(p, from, to) : slice_intern(p, from, to);
    }
    token_next(p);
    return name;
}

/* ------------------------------------------------------------------------------ entities */

enum Entity { ENTITY_NONE, ENTITY_SYMBOL, ENTITY_FUNCTION, ENTITY_TYPE, ENTITY_GROUP, ENTITY_OTHER };

/* Behind "@name", "%name", "!name", ... and blanks; s itself if no name is there. */
static const char *name_skip(const char *s) {
    const char *end = s + 1;
    if (*end == '"') {
        end += 1 + strcspn(end + 1, "\"\n");
        if (*end != '"')
            return s;
        end++;
    } else {
        while ((*end >= 'a' && *end <= 'z') || (*end >= 'A' && *end <= 'Z') || (*end >= '0' && *end <= '9') ||
               (*end && strchr("-$._\\", *end)))
            end++;
        if (end == s + 1)
            return s;
    }
    return end + strspn(end, " \t");
}

static bool word_begins(const char *s, const char *word) {
    size_t n = strlen(word);
    return strncmp(s, word, n) == 0 && (s[n] == ' ' || s[n] == '\t');
}

/* What begins at s, the start of a line. */
static enum Entity entity_at(const char *s) {
    static const char *const other[] = {"target", "module", "source_filename", "uselistorder"};
    switch (*s) {
    case '@':
        return *name_skip(s) == '=' ? ENTITY_SYMBOL : ENTITY_NONE;
    case '%': {
        const char *equal = name_skip(s);
        equal += *equal == '=' ? 1 + strspn(equal + 1, " \t") : 0;
        return word_begins(equal, "type") ? ENTITY_TYPE : ENTITY_NONE;
    }
    case '!': case '$': case '^':
        return *name_skip(s) == '=' ? ENTITY_OTHER : ENTITY_NONE;
    case 'd':
        return word_begins(s, "define") || word_begins(s, "declare") ? ENTITY_FUNCTION : ENTITY_NONE;
    case 'a':
        return word_begins(s, "attributes") ? ENTITY_GROUP : ENTITY_NONE;
    case 't': case 'm': case 's': case 'u':
        for (size_t i = 0; i < sizeof other / sizeof *other; i++)
            if (word_begins(s, other[i]))
                return ENTITY_OTHER;
        return ENTITY_NONE;
    default:
        return ENTITY_NONE;
    }
}

/* The start of the line behind s; NULL if that was the last. */
static const char *line_next(const Parser *p, const char *s) {
    s = memchr(s, '\n', (size_t)(p->text + p->size - s));
    return s ? s + 1 : NULL;
}

/* Runs a rule; false if it failed. Every rule runs below one of these. */
static bool rule_try(Parser *p, void (*rule)(Parser *)) {
    jmp_buf here;
    p->recover = &here;
    p->depth = 0;
    p->in_body = false;
    p->ref_stack.n = p->type_stack.n = p->word_stack.n = p->attr_stack.n = p->set_stack.n = 0;
    if (setjmp(here))
        return false;
    rule(p);
    return true;
}

/* Behind the mark of UTF-8 that some editors begin a file with. */
static const char *text_begin(const Parser *p) {
    return p->text + (strncmp(p->text, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0);
}

static bool cursor_set(Parser *p, const char *s) {
    p->cur = (const unsigned char *)s;
    return rule_try(p, token_next);
}

/* ------------------------------------------------------------------------------ the first look */

/* The '@' of a function's name in the line at s; NULL if it is not on that line. */
static const char *function_name(const char *s) {
    bool quoted = false;
    for (; *s && *s != '\n'; s++) {
        if (*s == '"')
            quoted = !quoted;
        else if (*s == '@' && !quoted)
            return name_skip(s) == s ? NULL : s;
    }
    return NULL;
}

static void look_first(Parser *p) {
    for (const char *s = p->text; s; s = line_next(p, s)) {
        enum Entity e = entity_at(s);
        if (e == ENTITY_FUNCTION && (s = function_name(s)) == NULL)
            break;
        if ((e == ENTITY_SYMBOL || e == ENTITY_FUNCTION) && cursor_set(p, s))
            symbol_reserve(p);
        else if (e == ENTITY_TYPE && cursor_set(p, s))
            rule_try(p, type_reserve);
        else if (e == ENTITY_GROUP && cursor_set(p, s))
            rule_try(p, attr_group);
    }
    p->group_looked = p->group_src.n;
}

static int offset_order(const void *a, const void *b) {
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

/* The second attempt knows where the groups are. */
static void look_again(Parser *p, uint32_t *group_src, uint32_t n) {
    if (n)
        qsort(group_src, n, sizeof *group_src, offset_order);
    for (uint32_t i = 0; i < n; i++)
        if (cursor_set(p, p->text + group_src[i]))
            rule_try(p, attr_group);
    p->group_looked = p->group_src.n;
}

/* ------------------------------------------------------------------------------ the module */

/* Goes to the next line that begins an entity, at the token where the error was met or behind it, but
 * behind the start of the entity that failed. */
static bool recover_from(Parser *p, uint32_t failed) {
    if (p->d->limit && p->d->errors > p->d->limit)
        return false;
    uint32_t off = p->tok.off > failed ? p->tok.off : failed;
    const char *s = p->text + off;
    while (s > p->text && s[-1] != '\n')
        s--;
    if (s <= p->text + failed)
        s = line_next(p, p->text + off);
    while (s && (entity_at(s) == ENTITY_NONE || !cursor_set(p, s)))
        s = line_next(p, s);
    return s != NULL;
}

static void module_read(Parser *p) {
    bool ok = cursor_set(p, text_begin(p));
    uint32_t begin = 0;
    for (;;) {
        if (!ok && !recover_from(p, begin))
            return;
        if (token_is(p, TK_EOF))
            return;
        begin = p->tok.off;
        ok = rule_try(p, parse_entity);
    }
}

static void module_finish(Parser *p) {
    types_finish(p);
    names_finish(p);
    if (p->d->errors || p->m->layout.given)
        return;
    if (p->options.allow_missing_datalayout) {
        diag_warning(p->d, SRC_NONE, "no target datalayout; the default for 64-bit NVPTX is used");
    } else if (source_is_blank(&p->m->source)) {
        diag_error(p->d, SRC_NONE, "there is nothing in it; did the command that writes it fail?");
    } else {
        diag_error(p->d, SRC_NONE, "Empty target data layout, must exist");
        diag_note(p->d, SRC_NONE, "-allow-missing-datalayout reads it with the default for 64-bit NVPTX");
    }
}

static void parser_free(Parser *p) {
    vec_free(&p->bytes);
    vec_free(&p->sym_named);
    vec_free(&p->sym_numbered);
    vec_free(&p->sym_note);
    vec_free(&p->type_named);
    vec_free(&p->type_numbered);
    vec_free(&p->md_numbered);
    vec_free(&p->comdat_named);
    vec_free(&p->group);
    vec_free(&p->group_attr);
    vec_free(&p->group_src);
    vec_free(&p->big_type);
    vec_free(&p->label_block);
    vec_free(&p->blockaddr);
    vec_free(&p->blockaddr_named);
    vec_free(&p->ref_stack);
    vec_free(&p->type_stack);
    vec_free(&p->word_stack);
    vec_free(&p->attr_stack);
    vec_free(&p->set_stack);
    vec_free(&p->body.inst);
    vec_free(&p->body.opnd);
    vec_free(&p->body.block);
    vec_free(&p->body.order);
    vec_free(&p->body.layout);
    vec_free(&p->body.src);
    vec_free(&p->body.name);
    vec_free(&p->body.loc);
    vec_free(&p->body.attached);
    vec_free(&p->body.attach);
    vec_free(&p->body.bundle);
    vec_free(&p->body.md);
    vec_free(&p->local_named);
    vec_free(&p->local_numbered);
    vec_free(&p->forward);
    vec_free(&p->block_note);
    vec_free(&p->md_slot);
    free(p);
}

static Parser *parser_new(const Source *source, Diag *d, const ParseOptions *options) {
    Parser *p = mem_alloc(sizeof *p);
    p->m = module_new(d);
    p->m->source = *source;
    p->d = d;
    if (options)
        p->options = *options;
    p->text = source->text;
    p->size = (uint32_t)source->size;
    p->number_max = p->size < REF_MAX_INDEX - (1u << 16) ? p->size + (1u << 16) : REF_MAX_INDEX;
    p->keep_labels = strstr(p->text, "blockaddress") != NULL;
    words_build(&p->words);
    p->kind_dbg = str_of(p->m, "dbg");
    static const char *const name[4] = {"llvm.dbg.value", "llvm.dbg.declare", "llvm.dbg.assign",
                                        "llvm.dbg.label"};
    for (int i = 0; i < 4; i++)
        p->dbg_name[i] = str_of(p->m, name[i]);
    return p;
}

Module *module_parse(const Source *source, Diag *d, const ParseOptions *options) {
    d->source = source;
    if (source->size >= UINT32_MAX - 16) {
        diag_error(d, SRC_NONE, "text of 4 GiB or more");
        return NULL;
    }
    if (source_is_foreign(source, d))
        return NULL;
    uint32_t errors = d->errors;
    Parser *p = parser_new(source, d, options);
    look_first(p);
    module_read(p);
    if (d->errors == errors)
        module_finish(p);
    if (d->errors == errors && p->retry) {
        Parser *first = p;
        module_free(first->m);
        p = parser_new(source, d, options);
        look_again(p, first->group_src.at, first->group_src.n);
        parser_free(first);
        module_read(p);
        if (d->errors == errors)
            module_finish(p);
    }
    Module *m = p->m;
    parser_free(p);
    if (d->errors == errors)
        return m;
    module_free(m);
    return NULL;
}
