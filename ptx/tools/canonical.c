/* canonical.c: renames registers after their definitions and labels after their blocks. See canonical.h.
 *
 * A name depends only on nearby text that does not change when lines are added or removed elsewhere:
 *   a register  %r_add_k3f9: its class, the mnemonic of the instruction that defines it, and four digits of a
 *               hash of that instruction, of those that define its operands, and of those that define theirs;
 *   a label     $L_7qa2: the least hash of an instruction in its block, so that adding an instruction to the
 *               block seldom changes it.
 * The hashes cover constants, symbols and mnemonics, but none of the names that are replaced here. Symbols
 * that would get equal names are numbered in the order of the text. Names that are also used outside of
 * functions are kept. An instruction counts as defining the registers of its first operand even if it only
 * reads them, because that is just as stable. */
#include "ptx/tools/canonical.h"

#include "ir/hash.h"
#include "ptx/tools/names.h"

enum { DEPTH = 2, DIGITS = 4 }; /* levels of operands that a register's hash covers; digits of a hash in a name */

/* A register or label of the current function. */
typedef struct CanonSymbol {
    uint32_t text, next;  /* its name; next: 1 + the next one with the same prefix */
    uint32_t hash, sum;   /* hash of its definitions; sum: as far as computed in the current round */
    uint32_t word, nword; /* the mnemonic of its definition: offset, length up to a dot */
    bool label, kept;     /* kept: its name is not replaced */
    const char *cls;      /* the "r" of %r_... */
    uint32_t at, n;       /* its new name: offset and length in Canon.names */
} CanonSymbol;

typedef struct Canon {
    const PtxText *p;
    const PtxFn *f;
    uint8_t *kind;   /* by text: enum PtxName */
    uint8_t *kept;   /* by text: the name is used outside of functions */
    uint32_t *slot;  /* by text: 1 + its symbol in the current function */
    uint32_t *first; /* by text: 1 + the first symbol named by this prefix and a number */
    VEC(CanonSymbol) symbol;
    VEC(uint32_t) prefix; /* texts whose `first` is set */
    Hash seen;            /* names without their numbers: 1 + index in `base` */
    VEC(struct { uint32_t at, n, count; }) base;
    Out names;           /* the new names of the current function */
    VEC(uint32_t) added; /* by line of the text: how many lines have been added up to it */
    uint32_t more;       /* how many lines have been added so far */
} Canon;

/* ----------------------------------------------------------------------------------------------- symbols */

/* Adds the register or label of that name to the symbols of the function, unless it is there. Ignores other names. */
static void symbol_add(Canon *c, uint32_t text) {
    uint8_t kind = c->kind[text];
    if ((kind != PTX_NAME_REGISTER && kind != PTX_NAME_LABEL) || c->slot[text]) return;
    const char *name = ptx_text_at(c->p, text);
    size_t stem = ptx_name_stem(name, c->p->text.at[text].len);
    uint32_t prefix = stem < c->p->text.at[text].len ? ptx_text_find(c->p, name, stem) : 0;
    CanonSymbol t = {.text = text, .label = kind == PTX_NAME_LABEL, .kept = c->kept[text], .cls = "r"};
    vec_push(&c->symbol, t);
    c->slot[text] = c->symbol.n;
    if (!prefix || t.label) return;
    if (!c->first[prefix]) vec_push(&c->prefix, prefix);
    c->symbol.at[c->symbol.n - 1].next = c->first[prefix];
    c->first[prefix] = c->symbol.n;
}

/* Returns the register or label of the current function that a token names, or NULL. */
static CanonSymbol *symbol_of(const Canon *c, uint32_t token) {
    uint32_t i = c->slot[c->p->token.at[token].text];
    return i ? &c->symbol.at[i - 1] : NULL;
}

/* Collects the symbols in the order of the text, labels at their first mention. Declarations are scanned
 * last, for registers that are declared by name and never used. */
static void symbols_find(Canon *c) {
    for (int declared = 0; declared < 2; declared++)
        for (uint32_t i = c->f->stmt; i < c->f->stmt + c->f->nstmt; i++) {
            const PtxStmt *s = &c->p->stmt.at[i];
            bool reg = ptx_token_is(c->p, s->first, ".reg");
            for (uint32_t k = s->first; k < s->first + s->n && reg == declared; k++)
                if (!reg || !ptx_token_is(c->p, k + 1, "<")) symbol_add(c, c->p->token.at[k].text);
        }
}

/* Returns the class letters of the registers that a .reg directive declares, as nvcc names them: "f" for
 * .f32, "r" for .b32 and any unknown type. */
static const char *class_of(const PtxText *p, const PtxStmt *s) {
    static const struct {
        const char *type, *cls;
    } row[] = {{".pred", "p"}, {".f32", "f"},  {".f64", "fd"}, {".b64", "rd"}, {".u64", "rd"},
               {".s64", "rd"}, {".b16", "rs"}, {".u16", "rs"}, {".s16", "rs"}, {".f16", "h"},
               {".b8", "rc"},  {".u8", "rc"},  {".s8", "rc"},  {".b128", "rq"}};
    for (uint32_t k = s->first + 1; k < s->first + s->n; k++)
        for (size_t i = 0; i < sizeof row / sizeof *row; i++)
            if (ptx_token_is(p, k, row[i].type)) return row[i].cls;
    return "r";
}

/* Calls `each` for every symbol that a .reg directive declares, in the order of the text; of the registers of
 * "%r<20>", only those that the function mentions are symbols. */
static void declared_each(Canon *c, const PtxStmt *s, void (*each)(Canon *, CanonSymbol *, void *), void *context) {
    for (uint32_t k = s->first + 1; k < s->first + s->n; k++) {
        if (c->p->token.at[k].kind != PTK_WORD) continue;
        uint32_t i = c->slot[c->p->token.at[k].text];
        if (ptx_token_is(c->p, k + 1, "<")) i = c->first[c->p->token.at[k].text];
        for (; i; i = ptx_token_is(c->p, k + 1, "<") ? c->symbol.at[i - 1].next : 0)
            each(c, &c->symbol.at[i - 1], context);
    }
}

/* Sets the class letters of register t to `cls`, a string; for declared_each. */
static void class_set(Canon *c, CanonSymbol *t, void *cls) {
    (void)c;
    t->cls = cls;
}

/* Reverses the lists by prefix, which symbol_add builds back to front. */
static void prefixes_turn(Canon *c) {
    for (uint32_t i = 0; i < c->prefix.n; i++) {
        uint32_t turned = 0;
        for (uint32_t k = c->first[c->prefix.at[i]], next; k; k = next) {
            next = c->symbol.at[k - 1].next;
            c->symbol.at[k - 1].next = turned;
            turned = k;
        }
        c->first[c->prefix.at[i]] = turned;
    }
}

/* Reports whether s is a .reg directive that can be replaced by one line per register: one without .v2 and .v4. */
static bool declares(const Canon *c, const PtxStmt *s) {
    if (s->kind != PTX_DIRECTIVE || !ptx_token_is(c->p, s->first, ".reg")) return false;
    for (uint32_t k = s->first + 1; k < s->first + s->n; k++)
        if (ptx_token_is(c->p, k, ".v2") || ptx_token_is(c->p, k, ".v4")) return false;
    return true;
}

/* ------------------------------------------------------------------------------------------------ hashes */

/* Returns hash h continued with word x. These hashes become a part of names, so they have no random key, unlike those
 * of ir/hash.h. Registers whose hashes collide are numbered, which costs no more than finding their name. */
static uint32_t fixed_word(uint32_t h, uint32_t x) {
    h = (h ^ x) * 0x9e3779b1u;
    return h ^ h >> 15;
}

/* Returns a hash of the characters of token i, without a random key. */
static uint32_t token_hash(const Canon *c, uint32_t i) {
    const char *p = ptx_token_at(c->p, i);
    size_t len = c->p->token.at[i].len;
    uint64_t h = len * 0x9e3779b97f4a7c15u, x;
    for (; len >= 8; p += 8, len -= 8) {
        memcpy(&x, p, 8);
        h = (h ^ x) * 0xff51afd7ed558ccdu;
        h ^= h >> 32;
    }
    x = 0;
    memcpy(&x, p, len);
    h = (h ^ x) * 0xc4ceb9fe1a85ec53u;
    return (uint32_t)(h ^ h >> 32);
}

/* Returns the hash of a statement: of its tokens, with each register replaced by its hash so far, and each label by a
 * constant. The n tokens from `skip` on are the destination; there a register counts only as a position. */
static uint32_t stmt_hash(const Canon *c, const PtxStmt *s, uint32_t skip, uint32_t n) {
    uint32_t h = 0;
    for (uint32_t i = s->first; i < s->first + s->n; i++) {
        const CanonSymbol *t = symbol_of(c, i);
        h = fixed_word(h, !t ? token_hash(c, i) : t->label || (i >= skip && i < skip + n) ? 1 : t->hash + 2);
    }
    return h;
}

/* Returns the first operand of a statement, which counts as its destination; NULL if there is none, or if it is an
 * address or a number. */
static const PtxTextOperand *destination(const Canon *c, const PtxStmt *s) {
    const PtxTextOperand *o = s->noperand ? &c->p->operand.at[s->operand] : NULL;
    return o && o->kind != PTX_ADDRESS && o->kind != PTX_NUMBER ? o : NULL;
}

/* Computes the hash of every register from its definitions and the hashes of their operands in the round
 * before. The last round also notes the mnemonics. */
static void round_run(Canon *c, bool last) {
    for (uint32_t i = 0; i < c->symbol.n; i++) c->symbol.at[i].sum = 0;
    for (uint32_t i = c->f->stmt; i < c->f->stmt + c->f->nstmt; i++) {
        const PtxStmt *s = &c->p->stmt.at[i];
        const PtxTextOperand *o = s->kind == PTX_INST ? destination(c, s) : NULL;
        if (!o) continue;
        uint32_t h = stmt_hash(c, s, o->first, o->n);
        for (uint32_t k = o->first; k < o->first + o->n; k++) {
            CanonSymbol *t = symbol_of(c, k);
            if (!t || t->label) continue;
            t->sum += fixed_word(h, k - o->first + 1);
            if (!last || t->nword) continue;
            const char *word = ptx_text_at(c->p, s->name), *dot = memchr(word, '.', c->p->text.at[s->name].len);
            t->word = c->p->text.at[s->name].at;
            t->nword = dot ? (uint32_t)(dot - word) : c->p->text.at[s->name].len;
        }
    }
    for (uint32_t i = 0; i < c->symbol.n; i++)
        if (!c->symbol.at[i].label) c->symbol.at[i].hash = c->symbol.at[i].sum;
}

/* Gives each label the least hash of a statement between it and the next label; .loc directives do not
 * count. */
static void labels_hash(Canon *c) {
    CanonSymbol *label = NULL;
    for (uint32_t i = c->f->stmt; i < c->f->stmt + c->f->nstmt; i++) {
        const PtxStmt *s = &c->p->stmt.at[i];
        if (s->kind == PTX_LABEL) label = symbol_of(c, s->first);
        else if (label && s->kind <= PTX_DIRECTIVE && !ptx_token_is(c->p, s->first, ".loc")) {
            uint32_t h = fixed_word(stmt_hash(c, s, 0, 0), 0);
            if (!label->hash || h < label->hash) label->hash = h;
        }
    }
}

/* ------------------------------------------------------------------------------------------------- names */

/* Returns the counter of a name without its number, which is in c->names: how many symbols have been given that name.
 * Adds it with 0 if the name is new. */
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

/* Reports whether something in the text that keeps its name has this name. */
static bool name_taken(const Canon *c, const char *s, size_t n) {
    uint32_t text = ptx_text_find(c->p, s, n);
    return text && (c->kept[text] || (c->kind[text] != PTX_NAME_REGISTER && c->kind[text] != PTX_NAME_LABEL));
}

/* Appends the new name of a symbol to c->names, without its number: class, mnemonic and hash of a register
 * (%r_add_k3f9; "none" if no instruction defines it), hash of a label ($L_7qa2). */
static void base_put(Canon *c, const CanonSymbol *t) {
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

/* Appends the new name of a symbol to c->names and sets t->at and t->n. The name is numbered if it has been given
 * before or is that of something that keeps its name. A kept symbol gets its old name. */
static void name_make(Canon *c, CanonSymbol *t) {
    Out *o = &c->names;
    if (o->n > UINT32_MAX - 0x1000000) mem_too_large();
    t->at = (uint32_t)o->n;
    if (t->kept) {
        out_bytes(o, ptx_text_at(c->p, t->text), c->p->text.at[t->text].len);
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

/* Finds the symbols of function c->f and gives them new names. */
static void function_open(Canon *c) {
    symbols_find(c);
    prefixes_turn(c);
    for (uint32_t i = c->f->stmt; i < c->f->stmt + c->f->nstmt; i++) {
        const PtxStmt *s = &c->p->stmt.at[i];
        if (declares(c, s)) declared_each(c, s, class_set, (void *)(uintptr_t)class_of(c->p, s));
    }
    for (int depth = 0; depth <= DEPTH; depth++) {
        round_run(c, depth == DEPTH);
        if (!depth) labels_hash(c);
    }
    for (uint32_t i = 0; i < c->symbol.n; i++) name_make(c, &c->symbol.at[i]);
}

/* Prepares the tables for the next function. */
static void function_close(Canon *c) {
    for (uint32_t i = 0; i < c->symbol.n; i++) c->slot[c->symbol.at[i].text] = 0;
    for (uint32_t i = 0; i < c->prefix.n; i++) c->first[c->prefix.at[i]] = 0;
    c->symbol.n = c->prefix.n = c->base.n = 0;
    c->names.n = 0;
    free(c->seen.slot);
    c->seen = (Hash){0};
}

typedef struct CanonDeclaration {
    Out *o;
    const char *head, *indent; /* ".reg .b32", and the blanks in front of it */
    size_t nhead, nindent;
    uint32_t count; /* registers written so far */
} CanonDeclaration;

/* Writes the declaration of one register, without its ';', and before it ends the line of the previous one, if any, and
 * counts the new line in c->more. context: a CanonDeclaration. */
static void declared_put(Canon *c, CanonSymbol *t, void *context) {
    CanonDeclaration *d = context;
    if (d->count++) {
        out_str(d->o, ";\n");
        out_bytes(d->o, d->indent, d->nindent);
        c->more++;
    }
    out_bytes(d->o, d->head, d->nhead);
    out_char(d->o, ' ');
    out_bytes(d->o, c->names.buf + t->at, t->n);
}

/* Writes a declaration such as ".reg .b32 %r<20>" as one line for each register that is used, the last one without its
 * ';' and line end. Returns false, and writes nothing, if it declares no used register; the declaration is then
 * kept. */
static bool declaration_put(Canon *c, const PtxStmt *s, Out *o) {
    const PtxText *p = c->p;
    uint32_t type = s->first;
    while (type + 1 < s->first + s->n && p->token.at[type + 1].kind == PTK_DIRECTIVE) type++;
    const char *head = ptx_token_at(p, s->first), *line = head;
    while (line > p->source->text && (line[-1] == ' ' || line[-1] == '\t')) line--;
    CanonDeclaration d = {.o = o, .head = head, .indent = line, .nindent = (size_t)(head - line)};
    d.nhead = (size_t)(ptx_token_at(p, type) + p->token.at[type].len - head);
    declared_each(c, s, declared_put, &d);
    return d.count;
}

/* Writes the text from offset *at up to the last name in the function that is replaced, with the new names, and moves
 * *at past it. Extends c->added to the last line of the function. */
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
            const CanonSymbol *t = symbol_of(c, k);
            if (!t) continue;
            out_bytes(o, p->source->text + *at, p->token.at[k].at - *at);
            out_bytes(o, c->names.buf + t->at, t->n);
            *at = p->token.at[k].at + p->token.at[k].len;
        }
        while (c->added.n <= last->line) vec_push(&c->added, c->more);
    }
}

/* Marks the names among n tokens as kept: they are not replaced. */
static void kept_mark(Canon *c, uint32_t first, uint32_t n) {
    for (uint32_t i = first; i < first + n; i++) c->kept[c->p->token.at[i].text] = 1;
}

/* Moves the lines of the map by the number of lines added before them. */
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
    vec_free(&c.symbol), vec_free(&c.prefix), vec_free(&c.base), vec_free(&c.added);
    out_free(&c.names);
}
