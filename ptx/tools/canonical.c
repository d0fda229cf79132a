/* canonical.c: renames registers by their definitions and labels by their blocks. See canonical.h.
 *
 * A name is made of what stands in the text and keeps its place when lines come and go around it:
 *   a register  %r_add_k3f9: its class, the instruction that defines it, four digits of a hash of it, of
 *               those that define its operands, and of theirs;
 *   a label     $L_7qa2: the least hash of an instruction of its block, so that another one in the block
 *               seldom changes it.
 * Only constants, symbols and mnemonics go into the hashes, no names that are replaced here. Several
 * things of one name are numbered in the order of the text. Names that the module scope knows stay as they
 * are. What an instruction's first operand names counts as defined by it, be it read or written: that is
 * as stable. */
#include "ptx/tools/canonical.h"

#include "ir/hash.h"
#include "ptx/tools/names.h"

enum { DEPTH = 2, DIGITS = 4 };

typedef struct Thing {
    uint32_t text, next;           /* next: 1 + the next thing of the same prefix */
    uint32_t hash, sum;            /* of its definitions; those of the round at work */
    uint32_t word, nword;          /* the mnemonic that defines it: offset in the text, length up to a dot */
    bool label, kept;
    const char *cls;               /* "r" of %r_... */
    uint32_t at, n;                /* its new name, in names */
} Thing;

typedef struct Canon {
    const PtxText *p;
    const PtxFn *f;
    uint8_t *kind;                 /* by text: enum PtxName */
    uint8_t *kept;                 /* by text: stands outside of functions */
    uint32_t *slot;                /* by text: 1 + its thing in the function at work */
    uint32_t *first;               /* by text: 1 + the first thing that is this prefix and a number */
    VEC(Thing) thing;
    VEC(uint32_t) prefix;          /* texts whose `first` is set */
    Hash seen;                     /* names without their numbers: 1 + index in `base` */
    VEC(struct { uint32_t at, n, count; }) base;
    Out names;
    VEC(uint32_t) added;           /* by line of the text: lines written more than read, up to it */
    uint32_t more;
} Canon;

static const char *text_at(const PtxText *p, uint32_t id) { return p->source->text + p->text.at[id].at; }

/* ------------------------------------------------------------------------------------------------ things */

static void thing_add(Canon *c, uint32_t text) {
    uint8_t kind = c->kind[text];
    if ((kind != PTX_NAME_REGISTER && kind != PTX_NAME_LABEL) || c->slot[text]) return;
    const char *name = text_at(c->p, text);
    size_t stem = ptx_name_stem(name, c->p->text.at[text].len);
    uint32_t prefix = stem < c->p->text.at[text].len ? ptx_text_find(c->p, name, stem) : 0;
    Thing t = {.text = text, .label = kind == PTX_NAME_LABEL, .kept = c->kept[text], .cls = "r"};
    vec_push(&c->thing, t);
    c->slot[text] = c->thing.n;
    if (!prefix || t.label) return;
    if (!c->first[prefix]) vec_push(&c->prefix, prefix);
    c->thing.at[c->thing.n - 1].next = c->first[prefix];
    c->first[prefix] = c->thing.n;
}

static Thing *thing_of(const Canon *c, uint32_t token) {
    uint32_t i = c->slot[c->p->token.at[token].text];
    return i ? &c->thing.at[i - 1] : NULL;
}

/* In the order of the text, labels where they are first named. Declarations come last: what they declare
 * by name and nobody uses. */
static void things_find(Canon *c) {
    for (int declared = 0; declared < 2; declared++)
        for (uint32_t i = c->f->stmt; i < c->f->stmt + c->f->nstmt; i++) {
            const PtxStmt *s = &c->p->stmt.at[i];
            bool reg = s->kind == PTX_DIRECTIVE && ptx_token_is(c->p, s->first, ".reg");
            for (uint32_t k = s->first; k < s->first + s->n && reg == declared; k++)
                if (!reg || !ptx_token_is(c->p, k + 1, "<")) thing_add(c, c->p->token.at[k].text);
        }
}

/* ".f32" to "f" as nvcc names registers. */
static const char *class_of(const PtxText *p, const PtxStmt *s) {
    static const struct { const char *type, *cls; } row[] = {
        {".pred", "p"}, {".f32", "f"}, {".f64", "fd"}, {".b64", "rd"}, {".u64", "rd"}, {".s64", "rd"},
        {".b16", "rs"}, {".u16", "rs"}, {".s16", "rs"}, {".f16", "h"}, {".b8", "rc"}, {".u8", "rc"},
        {".s8", "rc"}, {".b128", "rq"}};
    for (uint32_t k = s->first + 1; k < s->first + s->n; k++)
        for (size_t i = 0; i < sizeof row / sizeof *row; i++)
            if (ptx_token_is(p, k, row[i].type)) return row[i].cls;
    return "r";
}

/* Calls `each` for every thing that a .reg directive declares, in the order of the text. */
static void declared_each(Canon *c, const PtxStmt *s, void (*each)(Canon *, Thing *, void *), void *context) {
    for (uint32_t k = s->first + 1; k < s->first + s->n; k++) {
        if (c->p->token.at[k].kind != PTK_WORD) continue;
        uint32_t i = c->slot[c->p->token.at[k].text];
        if (ptx_token_is(c->p, k + 1, "<")) i = c->first[c->p->token.at[k].text];
        for (; i; i = ptx_token_is(c->p, k + 1, "<") ? c->thing.at[i - 1].next : 0)
            each(c, &c->thing.at[i - 1], context);
    }
}

static void class_set(Canon *c, Thing *t, void *cls) {
    (void)c;
    t->cls = cls;
}

/* The lists by prefix were made back to front. */
static void prefixes_turn(Canon *c) {
    for (uint32_t i = 0; i < c->prefix.n; i++) {
        uint32_t turned = 0;
        for (uint32_t k = c->first[c->prefix.at[i]], next; k; k = next) {
            next = c->thing.at[k - 1].next;
            c->thing.at[k - 1].next = turned;
            turned = k;
        }
        c->first[c->prefix.at[i]] = turned;
    }
}

static bool declares(const Canon *c, const PtxStmt *s) {
    if (s->kind != PTX_DIRECTIVE || !ptx_token_is(c->p, s->first, ".reg")) return false;
    for (uint32_t k = s->first + 1; k < s->first + s->n; k++)
        if (ptx_token_is(c->p, k, ".v2") || ptx_token_is(c->p, k, ".v4")) return false;
    return true;
}

/* ------------------------------------------------------------------------------------------------ hashes */

static uint32_t token_hash(const Canon *c, uint32_t i) {
    return hash_bytes(ptx_token_at(c->p, i), c->p->token.at[i].len);
}

/* Of an instruction or directive: its tokens, and for registers what is known of them so far; from `skip`
 * on, for n tokens, they are destinations and count as a place only. */
static uint32_t stmt_hash(const Canon *c, const PtxStmt *s, uint32_t skip, uint32_t n) {
    uint32_t h = 0;
    for (uint32_t i = s->first; i < s->first + s->n; i++) {
        const Thing *t = thing_of(c, i);
        h = hash_word(h, !t ? token_hash(c, i) : t->label || (i >= skip && i < skip + n) ? 1 : t->hash + 2);
    }
    return h;
}

static const PtxTextOperand *destination(const Canon *c, const PtxStmt *s) {
    const PtxTextOperand *o = s->noperand ? &c->p->operand.at[s->operand] : NULL;
    return o && o->kind != PTX_ADDRESS && o->kind != PTX_NUMBER ? o : NULL;
}

/* Adds to every register what its definitions are, as far as the round before knows their operands. */
static void round_run(Canon *c, bool last) {
    for (uint32_t i = 0; i < c->thing.n; i++) c->thing.at[i].sum = 0;
    for (uint32_t i = c->f->stmt; i < c->f->stmt + c->f->nstmt; i++) {
        const PtxStmt *s = &c->p->stmt.at[i];
        const PtxTextOperand *o = s->kind == PTX_INST ? destination(c, s) : NULL;
        if (!o) continue;
        uint32_t h = stmt_hash(c, s, o->first, o->n);
        for (uint32_t k = o->first; k < o->first + o->n; k++) {
            Thing *t = thing_of(c, k);
            if (!t || t->label) continue;
            t->sum += hash_word(h, k - o->first + 1);
            if (!last || t->nword) continue;
            const char *word = text_at(c->p, s->name), *dot = memchr(word, '.', c->p->text.at[s->name].len);
            t->word = c->p->text.at[s->name].at;
            t->nword = dot ? (uint32_t)(dot - word) : c->p->text.at[s->name].len;
        }
    }
    for (uint32_t i = 0; i < c->thing.n; i++)
        if (!c->thing.at[i].label) c->thing.at[i].hash = c->thing.at[i].sum;
}

/* The least hash of what stands between a label and the next one. Line tables do not count. */
static void labels_hash(Canon *c) {
    Thing *label = NULL;
    for (uint32_t i = c->f->stmt; i < c->f->stmt + c->f->nstmt; i++) {
        const PtxStmt *s = &c->p->stmt.at[i];
        if (s->kind == PTX_LABEL) label = thing_of(c, s->first);
        else if (label && s->kind <= PTX_DIRECTIVE && !ptx_token_is(c->p, s->first, ".loc")) {
            uint32_t h = hash_word(stmt_hash(c, s, 0, 0), 0);
            if (!label->hash || h < label->hash) label->hash = h;
        }
    }
}

/* ------------------------------------------------------------------------------------------------- names */

static uint32_t *base_count(Canon *c, const char *s, size_t n) {
    uint32_t hash = hash_bytes(s, n);
    for (uint32_t i = hash, id; (id = hash_next(&c->seen, hash, &i)) != 0;)
        if (c->base.at[id - 1].n == n && !memcmp(c->names.buf + c->base.at[id - 1].at, s, n))
            return &c->base.at[id - 1].count;
    vec_reserve(&c->base, 1);
    c->base.at[c->base.n].at = (uint32_t)(s - c->names.buf);
    c->base.at[c->base.n].n = (uint32_t)n;
    c->base.at[c->base.n++].count = 0;
    hash_add(&c->seen, hash, c->base.n);
    return &c->base.at[c->base.n - 1].count;
}

/* Is it spelled so in the text by something that keeps its name? */
static bool name_taken(const Canon *c, const char *s, size_t n) {
    uint32_t text = ptx_text_find(c->p, s, n);
    return text && (c->kept[text] || (c->kind[text] != PTX_NAME_REGISTER && c->kind[text] != PTX_NAME_LABEL));
}

static void base_put(Canon *c, const Thing *t) {
    static const char digit[] = "0123456789abcdefghijkmnpqrstvwxz";
    Out *o = &c->names;
    if (t->label) out_str(o, "$L_");
    else {
        out_char(o, '%');
        out_str(o, t->cls);
        out_char(o, '_');
        out_bytes(o, t->nword ? c->p->source->text + t->word : "none", t->nword ? t->nword : 4);
        out_char(o, '_');
    }
    for (int i = 0; i < DIGITS; i++) out_char(o, digit[t->hash >> 5 * i & 31]);
}

static void name_make(Canon *c, Thing *t) {
    Out *o = &c->names;
    if (o->n > UINT32_MAX - 0x1000000) mem_too_large();
    t->at = (uint32_t)o->n;
    if (t->kept) {
        out_bytes(o, text_at(c->p, t->text), c->p->text.at[t->text].len);
    } else {
        base_put(c, t);
        size_t n = o->n - t->at;
        uint32_t *count = base_count(c, o->buf + t->at, n);
        do {
            o->n = t->at + n;
            if (++*count > 1) out_char(o, '_'), out_u64(o, *count);
        } while (name_taken(c, o->buf + t->at, o->n - t->at));
    }
    t->n = (uint32_t)o->n - t->at;
}

/* --------------------------------------------------------------------------------------------------- text */

static void function_open(Canon *c) {
    things_find(c);
    prefixes_turn(c);
    for (uint32_t i = c->f->stmt; i < c->f->stmt + c->f->nstmt; i++) {
        const PtxStmt *s = &c->p->stmt.at[i];
        if (declares(c, s)) declared_each(c, s, class_set, (void *)(uintptr_t)class_of(c->p, s));
    }
    for (int depth = 0; depth <= DEPTH; depth++) {
        round_run(c, depth == DEPTH);
        if (!depth) labels_hash(c);
    }
    for (uint32_t i = 0; i < c->thing.n; i++) name_make(c, &c->thing.at[i]);
}

static void function_close(Canon *c) {
    for (uint32_t i = 0; i < c->thing.n; i++) c->slot[c->thing.at[i].text] = 0;
    for (uint32_t i = 0; i < c->prefix.n; i++) c->first[c->prefix.at[i]] = 0;
    c->thing.n = c->prefix.n = c->base.n = 0;
    c->names.n = 0;
    free(c->seen.slot);
    c->seen = (Hash){0};
}

typedef struct Declaration {
    Out *o;
    const char *head, *indent;     /* ".reg .b32", and the blanks in front of it */
    size_t nhead, nindent;
    uint32_t count;
} Declaration;

static void declared_put(Canon *c, Thing *t, void *context) {
    Declaration *d = context;
    if (d->count++) {
        out_str(d->o, ";\n");
        out_bytes(d->o, d->indent, d->nindent);
        c->more++;
    }
    out_bytes(d->o, d->head, d->nhead);
    out_char(d->o, ' ');
    out_bytes(d->o, c->names.buf + t->at, t->n);
}

/* ".reg .b32 %r<20>" to a line for each register that is used. What declares none stays. Returns whether
 * it did. */
static bool declaration_put(Canon *c, const PtxStmt *s, Out *o) {
    const PtxText *p = c->p;
    uint32_t type = s->first;
    while (type + 1 < s->first + s->n && p->token.at[type + 1].kind == PTK_DIRECTIVE) type++;
    const char *head = ptx_token_at(p, s->first), *line = head;
    while (line > p->source->text && (line[-1] == ' ' || line[-1] == '\t')) line--;
    Declaration d = {.o = o, .head = head, .indent = line, .nindent = (size_t)(head - line)};
    d.nhead = (size_t)(ptx_token_at(p, type) + p->token.at[type].len - head);
    declared_each(c, s, declared_put, &d);
    return d.count;
}

/* The text from *at up to the function's end, with new names. */
static void function_put(Canon *c, Out *o, size_t *at) {
    const PtxText *p = c->p;
    for (uint32_t i = c->f->stmt; i < c->f->stmt + c->f->nstmt; i++) {
        const PtxStmt *s = &p->stmt.at[i];
        const PtxToken *last = &p->token.at[s->first + s->n - 1];
        uint32_t k = s->first, end = s->first + s->n;
        if (declares(c, s)) {
            out_bytes(o, p->source->text + *at, p->token.at[k].at - *at);
            *at = p->token.at[k].at;
            if (declaration_put(c, s, o)) *at = last->at + last->len, k = end;
        }
        for (; k < end; k++) {
            const Thing *t = thing_of(c, k);
            if (!t) continue;
            out_bytes(o, p->source->text + *at, p->token.at[k].at - *at);
            out_bytes(o, c->names.buf + t->at, t->n);
            *at = p->token.at[k].at + p->token.at[k].len;
        }
        while (c->added.n <= last->line) vec_push(&c->added, c->more);
    }
}

static void kept_mark(Canon *c, uint32_t first, uint32_t n) {
    for (uint32_t i = first; i < first + n; i++) c->kept[c->p->token.at[i].text] = 1;
}

static void map_move(const Canon *c, PtxMap *map) {
    for (uint32_t i = 0; i < map->n; i++) {
        uint32_t line = map->at[i].line;
        map->at[i].line += line < c->added.n ? c->added.at[line] : c->more;
    }
}

void ptx_canonical(const PtxText *p, Out *o, PtxMap *map) {
    Canon c = {.p = p};
    size_t at = 0;
    c.kind = ptx_names(p);
    c.kept = mem_alloc(p->text.n);
    c.slot = mem_alloc(p->text.n * sizeof *c.slot);
    c.first = mem_alloc(p->text.n * sizeof *c.first);
    out_init(&c.names, NULL);
    for (uint32_t i = 0; i < p->decl.n; i++) kept_mark(&c, p->decl.at[i].first, p->decl.at[i].n);
    for (uint32_t i = 0; i < p->fn.n; i++) kept_mark(&c, p->fn.at[i].first, p->fn.at[i].n);
    for (uint32_t i = 0; i < p->fn.n; i++) {
        c.f = &p->fn.at[i];
        function_open(&c);
        function_put(&c, o, &at);
        function_close(&c);
    }
    out_bytes(o, p->source->text + at, p->source->size - at);
    if (map) map_move(&c, map);
    free(c.kind), free(c.kept), free(c.slot), free(c.first);
    vec_free(&c.thing), vec_free(&c.prefix), vec_free(&c.base), vec_free(&c.added);
    out_free(&c.names);
}
