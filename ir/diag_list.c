/* diag_list.c: collects messages, and writes them as
 *
 *     [{"kind":"error","message":"...","file":"k.ll","line":5,"column":24,"notes":[...]}]
 *
 * or as a log in SARIF 2.1.0 (OASIS), which code hosts and editors read. A note belongs to the message before it. */
#include "ir/diag_list.h"

#include "ir/chars.h"
#include "ir/json.h"
#include "ir/version.h"

bool diag_list_is_format(const char *word) {
    return !strcmp(word, "text") || !strcmp(word, "json") || !strcmp(word, "sarif");
}

/* Writes the member "uri" of an object: the name of a file, in which every byte that is not an ASCII letter, a digit or
 * one of "/._-~" is replaced by "%" and two hexadecimal digits. */
static void uri_write(const char *file, Out *o) {
    json_key(o, "uri"), out_char(o, '"');
    for (const char *p = file; *p; p++) {
        unsigned char c = (unsigned char)*p;
        bool plain = char_is_alnum(c) || strchr("/._-~", c);
        if (plain) out_char(o, (char)c);
        else out_format(o, "%%%02X", (unsigned)c);
    }
    out_char(o, '"');
}

/* Writes the position of a message as members of an object. If line is 0 only the file is known; if column is 0 the
 * column is not known. */
static void place_write(const DiagList *l, const char *file, uint32_t line, uint32_t column, Out *o) {
    if (l->sarif) {
        json_key(o, "physicalLocation"), out_str(o, "{\"artifactLocation\":{");
        uri_write(file, o);
        out_char(o, '}');
        if (line) json_key(o, "region"), out_char(o, '{');
    } else {
        json_key(o, "file"), json_string(o, file);
    }
    if (line) json_key(o, l->sarif ? "startLine" : "line"), out_u64(o, line);
    if (line && column) json_key(o, l->sarif ? "startColumn" : "column"), out_u64(o, column);
    if (l->sarif) out_str(o, line ? "}}" : "}");
}

/* Writes the text of a message as the member "message" of an object. */
static void message_write(const DiagList *l, const char *message, Out *o) {
    json_key(o, "message");
    if (l->sarif) out_str(o, "{\"text\":");
    json_string(o, message);
    if (l->sarif) out_char(o, '}');
}

/* Moves the last message, with its notes, to l->text. Does nothing if there is none. */
static void last_close(DiagList *l) {
    if (!l->last.n) return;
    json_comma(&l->text);
    out_char(&l->text, '\n');
    out_bytes(&l->text, l->last.buf, l->last.n);
    if (l->notes.n) {
        json_key(&l->text, l->sarif ? "relatedLocations" : "notes"), out_char(&l->text, '[');
        out_bytes(&l->text, l->notes.buf, l->notes.n);
        out_char(&l->text, ']');
    }
    out_char(&l->text, '}');
    l->last.n = l->notes.n = 0;
}

/* Adds a note to the last message. */
static void note_add(DiagList *l, const char *file, uint32_t line, uint32_t column, const char *message) {
    if (l->notes.n) out_char(&l->notes, ',');
    out_char(&l->notes, '{');
    message_write(l, message, &l->notes);
    place_write(l, file, line, column, &l->notes);
    out_char(&l->notes, '}');
}

/* The handler of the Diag: adds a message to the list. A message of kind "note" becomes a note of the last message, or
 * a message if there is none. SARIF has no level for remarks, so there a remark gets the level "note". */
static void message_add(void *user, const char *kind, const char *file, uint32_t line, uint32_t column,
                        const char *message) {
    DiagList *l = user;
    if (!strcmp(kind, "note") && l->last.n) {
        note_add(l, file, line, column, message);
        return;
    }
    last_close(l);
    out_char(&l->last, '{');
    bool remark = !strcmp(kind, "remark");
    json_key(&l->last, l->sarif ? "level" : "kind"), json_string(&l->last, l->sarif && remark ? "note" : kind);
    message_write(l, message, &l->last);
    if (l->sarif) json_key(&l->last, "locations"), out_str(&l->last, "[{");
    place_write(l, file, line, column, &l->last);
    if (l->sarif) out_str(&l->last, "}]");
}

void diag_list_begin(DiagList *l, Diag *d, const char *program, const char *format) {
    *l = (DiagList){.program = program};
    if (!format || !strcmp(format, "text")) return;
    l->used = true;
    l->sarif = !strcmp(format, "sarif");
    out_char(&l->text, '[');
    d->handler = message_add;
    d->user = l;
    d->out = NULL;
}

void diag_list_end(DiagList *l, FILE *out) {
    if (!l->used) return;
    last_close(l);
    Out o;
    out_init(&o, out);
    if (l->sarif) {
        out_str(&o, "{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\",\n"
                    "\"runs\":[{\"tool\":{\"driver\":{\"name\":");
        json_string(&o, l->program);
        out_str(&o, ",\"version\":");
        json_string(&o, version_text());
        out_str(&o, "}},\"columnKind\":\"unicodeCodePoints\",\"results\":");
    }
    out_bytes(&o, l->text.buf, l->text.n);
    out_str(&o, l->sarif ? "\n]}]}\n" : "\n]\n");
    out_flush(&o);
    out_free(&o);
    out_free(&l->text), out_free(&l->notes), out_free(&l->last);
    l->used = false;
}
