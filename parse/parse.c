/* parse.c: the driver. A prescan of the line starts finds the symbols, types and attribute groups that the
 * text defines. Then the text is parsed entity by entity. After an error the parser continues at the next
 * line that begins an entity.
 *
 * There are two reasons for the prescan. Symbols and named types get their ids in the order of their definitions, even
 * if they are used earlier, so that printing preserves the order of the text. And the contents of an
 * attribute group, which is defined at the end of a module, are needed at each earlier `#0`. A text whose
 * definitions are not at line starts is legal as well: if the first attempt finds that the prescan was wrong,
 * a second attempt runs without it. */
#include "ir/chars.h"
#include "parse/parser.h"

/* ------------------------------------------------------------------------------ entities */

enum Entity { ENTITY_NONE, ENTITY_SYMBOL, ENTITY_FUNCTION, ENTITY_TYPE, ENTITY_GROUP, ENTITY_OTHER };

/* Returns the text after "@name", "%name", "!name", ... and blanks; s itself if there is no name. */
static const char *name_skip(const char *s) {
    const char *end = s + 1;
    if (*end == '"') {
        end += 1 + strcspn(end + 1, "\"\n");
        if (*end != '"') return s;
        end++;
    } else {
        while (char_is_alnum(*end) || (*end && strchr("-$._\\", *end))) end++;
        if (end == s + 1) return s;
    }
    return end + strspn(end, " \t");
}

/* Reports whether the text at s begins with a word and a blank. */
static bool word_begins(const char *s, const char *word) {
    size_t n = strlen(word);
    return strncmp(s, word, n) == 0 && (s[n] == ' ' || s[n] == '\t');
}

/* Returns the kind of entity that probably begins at s, the start of a line, judged by its first words; ENTITY_NONE if
 * none does. Metadata, comdats, summaries, target and similar lines are ENTITY_OTHER. */
static enum Entity entity_at(const char *s) {
    static const char *const other[] = {"target", "module", "source_filename", "uselistorder"};
    switch (*s) {
    case '@': return *name_skip(s) == '=' ? ENTITY_SYMBOL : ENTITY_NONE;
    case '%': {
        const char *equal = name_skip(s);
        equal += *equal == '=' ? 1 + strspn(equal + 1, " \t") : 0;
        return word_begins(equal, "type") ? ENTITY_TYPE : ENTITY_NONE;
    }
    case '!':
    case '$':
    case '^': return *name_skip(s) == '=' ? ENTITY_OTHER : ENTITY_NONE;
    case 'd': return word_begins(s, "define") || word_begins(s, "declare") ? ENTITY_FUNCTION : ENTITY_NONE;
    case 'a': return word_begins(s, "attributes") ? ENTITY_GROUP : ENTITY_NONE;
    case 't':
    case 'm':
    case 's':
    case 'u':
        for (size_t i = 0; i < sizeof other / sizeof *other; i++)
            if (word_begins(s, other[i])) return ENTITY_OTHER;
        return ENTITY_NONE;
    default: return ENTITY_NONE;
    }
}

/* Returns the start of the next line; NULL if there is none. */
static const char *line_next(const Parser *p, const char *s) {
    s = memchr(s, '\n', (size_t)(p->text + p->size - s));
    return s ? s + 1 : NULL;
}

/* Runs a rule. Returns false if the rule failed; its error has then been reported, in one case by the prescan (see
 * attr_group). Every rule that can fail is called from here, directly or through other rules. Must not be called from
 * within a rule, because it empties all scratch stacks, resets the depth and in_body, and replaces p->recover. */
static bool rule_try(Parser *p, void (*rule)(Parser *)) {
    jmp_buf here;
    p->recover = &here;
    p->depth = 0;
    p->in_body = false;
    p->ref_stack.n = p->type_stack.n = p->word_stack.n = p->attr_stack.n = p->set_stack.n = 0;
    if (setjmp(here)) return false;
    rule(p);
    return true;
}

/* Returns the beginning of the text, after the byte order mark of UTF-8 that some editors write. */
static const char *text_begin(const Parser *p) { return p->text + (strncmp(p->text, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0); }

/* Moves the lexer to s and reads the next token. Returns false, after an error, if that is malformed. */
static bool cursor_set(Parser *p, const char *s) {
    p->cur = (const unsigned char *)s;
    return rule_try(p, token_next);
}

/* ------------------------------------------------------------------------------ prescan */

/* Returns the address of the first '@' outside of quotes in the line at s, which begins with define or declare: that of
 * the name of the function. NULL if there is none on that line, or no name after it. */
static const char *function_name(const char *s) {
    bool quoted = false;
    for (; *s && *s != '\n'; s++) {
        if (*s == '"') quoted = !quoted;
        else if (*s == '@' && !quoted) return name_skip(s) == s ? NULL : s;
    }
    return NULL;
}

/* Reserves the ids of the symbols and struct types that are defined at line starts, and reads the attribute groups
 * there. Errors in a type or group are reported. Stops at a function whose name is not on the line of its keyword. Sets
 * p->group_prescanned. */
static void prescan(Parser *p) {
    for (const char *s = p->text; s; s = line_next(p, s)) {
        enum Entity e = entity_at(s);
        if (e == ENTITY_FUNCTION && (s = function_name(s)) == NULL) break;
        if ((e == ENTITY_SYMBOL || e == ENTITY_FUNCTION) && cursor_set(p, s)) symbol_reserve(p);
        else if (e == ENTITY_TYPE && cursor_set(p, s)) rule_try(p, type_reserve);
        else if (e == ENTITY_GROUP && cursor_set(p, s)) rule_try(p, attr_group);
    }
    p->group_prescanned = p->group_src.n;
}

/* Orders text offsets for qsort. */
static int offset_order(const void *a, const void *b) {
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

/* Sorts n text offsets. */
static void offsets_sort(uint32_t *at, uint32_t n) {
    if (n) qsort(at, n, sizeof *at, offset_order);
}

/* Takes over the offsets of the warnings of the first attempt, and reads the attribute groups that it has found. Sets
 * p->group_prescanned. The second attempt calls this function instead of `prescan`. */
static void prescan_again(Parser *p, Parser *first) {
    offsets_sort(first->warned.at, first->warned.n);
    for (uint32_t i = 0; i < first->warned.n; i++) vec_push(&p->warned_before, first->warned.at[i]);
    offsets_sort(first->group_src.at, first->group_src.n);
    for (uint32_t i = 0; i < first->group_src.n; i++)
        if (cursor_set(p, p->text + first->group_src.at[i])) rule_try(p, attr_group);
    p->group_prescanned = p->group_src.n;
}

/* ------------------------------------------------------------------------------ the module */

/* After an error, moves the lexer to the next line that begins an entity: not before the line of the token at which the
 * rule failed, and after the start of the entity that failed, at text offset `failed`. Returns false if there is no
 * such line, or if there are more errors than d->limit. */
static bool recover_from(Parser *p, uint32_t failed) {
    if (p->d->limit && p->d->errors > p->d->limit) return false;
    uint32_t off = p->tok.off > failed ? p->tok.off : failed;
    const char *s = p->text + off;
    while (s > p->text && s[-1] != '\n') s--;
    if (s <= p->text + failed) s = line_next(p, p->text + off);
    while (s && (entity_at(s) == ENTITY_NONE || !cursor_set(p, s))) s = line_next(p, s);
    return s != NULL;
}

/* Parses entities from the beginning of the text to its end, and continues after errors. Stops early if there are too
 * many. */
static void module_read(Parser *p) {
    bool ok = cursor_set(p, text_begin(p));
    uint32_t begin = 0;
    for (;;) {
        if (!ok && !recover_from(p, begin)) return;
        if (token_is(p, TK_EOF)) return;
        begin = p->tok.off;
        ok = rule_try(p, parse_entity);
    }
}

/* Checks, after all entities are parsed, that every name is defined, and reports those that are not. Sets p->retry if a
 * second attempt without the prescan is needed. If there is no error, reports an empty text as an error, and a missing
 * data layout of another text as a warning if the options allow that, otherwise as an error; neither if module_print
 * wrote the text. errors: how many p->d had counted before this text. */
static void module_finish(Parser *p, uint32_t errors) {
    types_finish(p);
    names_finish(p);
    if (p->d->errors != errors || p->m->layout.given || p->options.printed) return;
    if (source_is_blank(&p->m->source)) {
        diag_error(p->d, SRC_NONE, "the input is empty; did the command that writes it fail?");
    } else if (p->options.allow_missing_datalayout) {
        warn_at(p, SRC_NONE, "no target datalayout; the default for 64-bit NVPTX is used");
    } else {
        diag_error(p->d, SRC_NONE, "Empty target data layout, must exist");
        diag_note(p->d, SRC_NONE, "-allow-missing-datalayout accepts it and uses the default for 64-bit NVPTX");
        diag_note(p->d, SRC_NONE,
                  "this line gives it: target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"");
    }
}

/* Frees a parser, but not its module. */
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
    vec_free(&p->warned);
    vec_free(&p->warned_before);
    free(p);
}

/* Creates a parser, with an empty module, for a text. options: NULL = all false. */
static Parser *parser_new(const Source *source, Diag *d, const ParseOptions *options) {
    Parser *p = mem_alloc(sizeof *p);
    p->m = module_new(d);
    p->m->source = *source;
    p->d = d;
    if (options) p->options = *options;
    p->text = source->text;
    p->size = (uint32_t)source->size;
    p->number_max = p->size < REF_MAX_INDEX - (1u << 16) ? p->size + (1u << 16) : REF_MAX_INDEX;
    p->keep_labels = strstr(p->text, "blockaddress") != NULL;
    keywords_build(&p->keywords);
    p->kind_dbg = str_of(p->m, "dbg");
    static const char *const name[4] = {"llvm.dbg.value", "llvm.dbg.declare", "llvm.dbg.assign", "llvm.dbg.label"};
    for (int i = 0; i < 4; i++) p->dbg_name[i] = str_of(p->m, name[i]);
    return p;
}

Module *module_parse(const Source *source, Diag *d, const ParseOptions *options) {
    d->source = source;
    if (source_is_foreign(source, d)) return NULL;
    uint32_t errors = d->errors;
    Parser *p = parser_new(source, d, options);
    prescan(p);
    module_read(p);
    if (d->errors == errors) module_finish(p, errors);
    if (d->errors == errors && p->retry) {
        Parser *first = p;
        module_free(first->m);
        p = parser_new(source, d, options);
        prescan_again(p, first);
        parser_free(first);
        module_read(p);
        if (d->errors == errors) module_finish(p, errors);
    }
    Module *m = p->m;
    parser_free(p);
    if (d->errors == errors) {
        upgrade_module(m);
        return m;
    }
    module_free(m);
    return NULL;
}
