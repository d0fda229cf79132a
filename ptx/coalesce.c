/* coalesce.c: the copies that phis became (phi.c) are taken back where nobody would notice.
 *
 * Works on the text of one function: it alone says where each register is read, whatever selection folded
 * into what. The text is read once: which registers stand in which line, where blocks begin and which
 * follow which. A register is live from what writes it to what reads it. Of those that phis write, the
 * copies are all the writes; any other has one, its first line, or is taken to live all the way back to
 * it. The registers of a copy "mov a, b" become one where neither is written while the other is live, but
 * by a copy of it, which makes them equal; and so on with what they have become, in the order of the text.
 *
 * Ranges are lists of places, two for each line, one where it reads and one where it writes. They are made
 * for the registers of copies only, and all of it has a budget that is linear in the text: what is beyond
 * it keeps its copies. An inline assembly is one line: what it reads and writes meets in it. */
#include "ptx/coalesce.h"

enum { BUDGET = 64 };        /* steps for each line of the text */

typedef struct Word { uint32_t at, reg, line; } Word;          /* a register in the text; reg: see reg_of */
typedef struct Line { uint32_t at, block; uint8_t flags; } Line;
enum { LINE_WIDE = 1, LINE_GONE = 2, LINE_TURNED = 4 };        /* WIDE: an inline assembly */
typedef struct Span { uint32_t from, to; } Span;               /* places, both included */
typedef struct Edge { uint32_t from, label; } Edge;
typedef struct Part { uint32_t first, end; bool falls; } Part; /* lines of a block */
typedef struct Copy { uint32_t to, from; } Copy;               /* words */
typedef struct Write { uint32_t place, from; } Write;         /* from: the register it copies, or none */
typedef struct Range { uint32_t span, n, write, writes; bool copied, made; } Range;

struct Coalesce {
    VEC(Word) word;
    VEC(Line) line;
    VEC(Part) block;
    VEC(Edge) edge;
    VEC(uint32_t) of_label;        /* by printed number: 1 + block */
    VEC(uint32_t) pred_first, pred;
    VEC(Copy) copy;
    VEC(uint8_t) phi;              /* by register: written by copies of phis */
    VEC(uint32_t) first, place;    /* by register: words place[first .. first + 1), of copied ones only */
    VEC(uint32_t) same;            /* by register: another that it is one with, or itself */
    VEC(Range) range;              /* by register */
    VEC(Span) span;
    VEC(Write) write;
    VEC(uint32_t) seen, last;      /* by block: 1 + the register looked at; 1 + the line of its last write */
    VEC(uint32_t) stack;
    VEC(uint32_t) number;          /* by register: its new number */
    uint32_t base[RC_COUNT + 1];   /* by class: its registers are from here on */
    uint64_t budget;
    Out out;
};
typedef struct Coalesce Co;

#define clear_to(v, count, byte) \
    ((v)->n = 0, vec_reserve(v, (count) + 1), memset((v)->at, byte, ((count) + 1) * sizeof *(v)->at), \
     (v)->n = (count))

/* ------------------------------------------------------------------------------------------------ reading */

static const char *const class_name[RC_COUNT] = {"%p", "%rs", "%r", "%rd"};

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

static const char *number_read(const char *s, uint32_t *n) {
    for (*n = 0; is_digit(*s); s++) *n = *n * 10 + (uint32_t)(*s - '0');
    return s;
}

/* "%rd12" at s, one of the function's own: its index among all of them. */
static const char *reg_read(const Co *c, const char *s, uint32_t *reg) {
    int cls = s[1] == 'p' ? RC_PRED : s[1] != 'r' ? -1 : s[2] == 's' ? RC_B16 : s[2] == 'd' ? RC_B64 : RC_B32;
    const char *digits = s + (cls == RC_B16 || cls == RC_B64 ? 3 : 2);
    uint32_t n;
    *reg = UINT32_MAX;
    if (cls < 0 || !is_digit(*digits)) return s + 1;
    s = number_read(digits, &n);
    if (n && n <= c->base[cls + 1] - c->base[cls]) *reg = c->base[cls] + n - 1;
    return s;
}

static void block_open(Co *c) {
    if (c->block.n && c->block.at[c->block.n - 1].first == c->line.n) return;
    vec_push(&c->block, ((Part){c->line.n, c->line.n, true}));
}

static void edge_add(Co *c, const char *label) {
    Edge x = {.from = c->block.n - 1};
    number_read(label + 2, &x.label);
    vec_push(&c->edge, x);
}

/* A line of control flow: "$L1:", "@%p1 bra $L1;", "brx.idx ...", "ret;", "exit;", "\t\t$L1," of a table.
 * Returns whether the next line begins a block. */
static bool flow_read(Co *c, const char *s) {
    if (*s == '$' && !is_digit(s[2])) return false;        /* of debug information: nobody jumps there */
    if (*s == '$') {
        uint32_t label;
        block_open(c);
        number_read(s + 2, &label);
        while (c->of_label.n <= label) vec_push(&c->of_label, 0);
        c->of_label.at[label] = c->block.n;
        return false;
    }
    if (*s++ != '\t') return false;
    bool guarded = *s == '@';
    if (s[0] == '\t' && s[1] == '$') edge_add(c, s + 1);
    if (guarded) while (*s++ != ' ') {}
    if (*s != 'b' && *s != 'r' && *s != 'e') return false;
    bool jumps = !strncmp(s, "bra ", 4) || !strncmp(s, "bra.", 4);
    bool ends = !strncmp(s, "brx.", 4) || !strncmp(s, "ret;", 4) || !strncmp(s, "exit;", 5);
    if (jumps) {
        while (*s != '$' && *s != '\n') s++;
        if (*s == '$') edge_add(c, s);
    }
    if (jumps || ends) c->block.at[c->block.n - 1].falls = guarded;
    return jumps || ends;
}

/* "\tmov.b32 %r2, %r1;": a copy, if the first is a register of a phi. */
static void copy_find(Co *c, const char *s, uint32_t first) {
    if (c->word.n - first == 2 && c->phi.at[c->word.at[first].reg] && !strncmp(s, "\tmov.", 5))
        vec_push(&c->copy, ((Copy){first, first + 1}));
}

/* False where the text has registers of its own making: names could be mistaken. */
static bool text_read(Co *c, const Out *text) {
    const char *s = text->buf, *end = s + text->n, *start = s;
    bool begins = true, within = false;
    while (s < end) {
        const char *stop = memchr(s, '\n', (size_t)(end - s));
        uint32_t first = c->word.n;
        bool closes = within && !strncmp(s, "\t// end inline asm", 18);
        within = !closes && (within || !strncmp(s, "\t// begin inline asm", 20));
        if (begins) block_open(c);
        begins = !within && flow_read(c, s);
        for (const char *p = s; (p = memchr(p, '%', (size_t)(stop - p))) != NULL;) {
            uint32_t reg;
            const char *at = p;
            p = reg_read(c, p, &reg);
            if (reg != UINT32_MAX) vec_push(&c->word, ((Word){(uint32_t)(at - text->buf), reg, c->line.n}));
        }
        if (within && c->word.n > first)
            for (const char *p = s; (p = memchr(p, '.', (size_t)(stop - p))) != NULL; p++)
                if (!strncmp(p, ".reg", 4)) return false;
        if (!within) copy_find(c, s, first);
        s = stop + 1;
        if (within) continue;
        vec_push(&c->line, ((Line){(uint32_t)(start - text->buf), c->block.n - 1, closes ? LINE_WIDE : 0}));
        start = s;
        c->block.at[c->block.n - 1].end = c->line.n;
    }
    vec_push(&c->line, ((Line){(uint32_t)text->n, 0, 0}));
    c->line.n--;                   /* its end, not counted */
    return true;
}

static void preds_make(Co *c) {
    for (uint32_t b = 0; b + 1 < c->block.n; b++)
        if (c->block.at[b].falls) vec_push(&c->edge, ((Edge){b, UINT32_MAX - (b + 1)}));
    clear_to(&c->pred_first, c->block.n + 2, 0);
    for (int pass = 0; pass < 2; pass++) {
        for (uint32_t i = 0; i < c->edge.n; i++) {
            uint32_t label = c->edge.at[i].label, to = UINT32_MAX - label;
            if (label < c->of_label.n && c->of_label.at[label]) to = c->of_label.at[label] - 1;
            if (to >= c->block.n) continue;
            if (!pass) c->pred_first.at[to + 2]++;
            else c->pred.at[c->pred_first.at[to + 1]++] = c->edge.at[i].from;
        }
        if (pass) break;
        for (uint32_t b = 0; b < c->block.n; b++) c->pred_first.at[b + 2] += c->pred_first.at[b + 1];
        clear_to(&c->pred, c->edge.n, 0);
    }
}

/* The words of the registers that copies name. */
static void words_sort(Co *c) {
    uint32_t regs = c->base[RC_COUNT];
    clear_to(&c->first, regs + 2, 0);
    for (uint32_t i = 0; i < c->copy.n; i++) {
        c->range.at[c->word.at[c->copy.at[i].to].reg].copied = true;
        c->range.at[c->word.at[c->copy.at[i].from].reg].copied = true;
    }
    for (uint32_t i = 0; i < c->word.n; i++)
        if (c->range.at[c->word.at[i].reg].copied) c->first.at[c->word.at[i].reg + 2]++;
    for (uint32_t r = 0; r < regs; r++) c->first.at[r + 2] += c->first.at[r + 1];
    clear_to(&c->place, c->first.at[regs + 1], 0);
    for (uint32_t i = 0; i < c->word.n; i++)
        if (c->range.at[c->word.at[i].reg].copied) c->place.at[c->first.at[c->word.at[i].reg + 1]++] = i;
}

/* ------------------------------------------------------------------------------------------------- ranges */

static bool is_write(const Co *c, const Out *text, uint32_t reg, uint32_t k) {
    if (!c->phi.at[reg]) return k == c->first.at[reg];
    const Word *w = &c->word.at[c->place.at[k]];
    if (c->line.at[w->line].flags || (c->place.at[k] && w[-1].line == w->line)) return false;
    return !strncmp(text->buf + c->line.at[w->line].at, "\tmov.", 5);
}

static void span_add(Co *c, uint32_t from, uint32_t to) { vec_push(&c->span, ((Span){from, to})); }

/* The k-th of the sorted words writes; what a phi's register takes over from another is remembered. */
static void write_add(Co *c, uint32_t reg, uint32_t k) {
    const Word *w = &c->word.at[c->place.at[k]];
    bool copies = c->phi.at[reg] && c->place.at[k] + 1 < c->word.n && w[1].line == w->line;
    vec_push(&c->write, ((Write){2 * w->line + 1, copies ? w[1].reg : UINT32_MAX}));
}

/* The register is needed at the beginning of block b: its predecessors have it. */
static void range_back(Co *c, uint32_t reg, uint32_t b) {
    c->stack.n = 0;
    vec_push(&c->stack, b);
    while (c->stack.n) {
        b = vec_pop(&c->stack);
        if (b == 0) vec_push(&c->write, ((Write){0, UINT32_MAX}));
        for (uint32_t i = c->pred_first.at[b]; i < c->pred_first.at[b + 1]; i++) {
            uint32_t p = c->pred.at[i];
            const Part *part = &c->block.at[p];
            bool written = c->seen.at[p] == reg + 1 && c->last.at[p];
            if (c->budget) c->budget--;
            if (c->seen.at[p] == reg + 1 && c->last.at[p] == UINT32_MAX) continue;
            span_add(c, written ? 2 * c->last.at[p] - 1 : 2 * part->first, 2 * part->end - 1);
            c->seen.at[p] = reg + 1;
            c->last.at[p] = UINT32_MAX;
            if (!written) vec_push(&c->stack, p);
        }
    }
}

static int span_order(const void *a, const void *b) {
    const Span *x = a, *y = b;
    return x->from != y->from ? (x->from > y->from) - (x->from < y->from) : (x->to > y->to) - (x->to < y->to);
}

static int write_order(const void *a, const void *b) {
    const Write *x = a, *y = b;
    if (x->place != y->place) return x->place < y->place ? -1 : 1;
    return (x->from > y->from) - (x->from < y->from);
}

/* Sorted, and what touches joined. */
static void range_tidy(Co *c, Range *r) {
    r->writes = c->write.n - r->write;
    if (r->writes) qsort(c->write.at + r->write, r->writes, sizeof *c->write.at, write_order);
    Span *s = c->span.at + r->span;
    uint32_t n = c->span.n - r->span, k = 0;
    qsort(s, n, sizeof *s, span_order);
    for (uint32_t i = 1; i < n; i++) {
        if (s[i].from > s[k].to + 1) s[++k] = s[i];
        else if (s[i].to > s[k].to) s[k].to = s[i].to;
    }
    r->n = n ? k + 1 : 0;
    c->span.n = r->span + r->n;
}

static Range *range_of(Co *c, const Out *text, uint32_t reg) {
    Range *r = &c->range.at[reg];
    if (r->made) return r;
    uint32_t begin = c->first.at[reg], end = c->first.at[reg + 1];
    r->made = true;
    r->span = c->span.n, r->write = c->write.n;
    for (uint32_t k = begin; k < end; k++) {                 /* the last write in each block */
        uint32_t line = c->word.at[c->place.at[k]].line, b = c->line.at[line].block;
        if (c->seen.at[b] != reg + 1) c->seen.at[b] = reg + 1, c->last.at[b] = 0;
        if (is_write(c, text, reg, k)) c->last.at[b] = line + 1;
    }
    uint32_t block = UINT32_MAX, from = 0;      /* from: 1 + since which place of the block it lives */
    for (uint32_t k = begin; k < end; k++) {
        uint32_t line = c->word.at[c->place.at[k]].line, b = c->line.at[line].block;
        bool wide = c->line.at[line].flags;
        if (b != block) block = b, from = 0;
        if (is_write(c, text, reg, k)) {
            from = 2 * line + 2;
            span_add(c, from - 1, from - 1);
            write_add(c, reg, k);
            continue;
        }
        if (!from) {
            range_back(c, reg, b);
            from = 2 * c->block.at[b].first + 1;
        }
        if (from - 1 <= 2 * line + wide) span_add(c, from - 1, 2 * line + wide);
    }
    c->budget -= c->budget < end - begin ? c->budget : end - begin;
    range_tidy(c, &c->range.at[reg]);
    return &c->range.at[reg];
}

static uint32_t reg_find(const Co *c, uint32_t reg) {
    while (c->same.at[reg] != reg) reg = c->same.at[reg] = c->same.at[c->same.at[reg]];
    return reg;
}

/* Is `a` written, other than by a copy of b, where b is live? */
static bool writes_into(Co *c, const Range *a, const Range *b, uint32_t b_reg) {
    const Span *span = c->span.at + b->span;
    uint32_t k = 0, steps = a->writes + b->n;
    c->budget -= c->budget < steps ? c->budget : steps;
    for (uint32_t i = 0; i < a->writes; i++) {
        const Write *w = &c->write.at[a->write + i];
        while (k < b->n && span[k].to < w->place) k++;
        if (k == b->n) return false;
        if (span[k].from <= w->place && (w->from == UINT32_MAX || reg_find(c, w->from) != b_reg)) return true;
    }
    return false;
}

static void ranges_join(Co *c, uint32_t to, uint32_t from) {
    Range a = c->range.at[to], b = c->range.at[from];
    Range *r = &c->range.at[to];
    vec_reserve(&c->span, a.n + b.n), vec_reserve(&c->write, a.writes + b.writes);
    r->span = c->span.n, r->write = c->write.n;
    for (uint32_t i = 0; i < a.n; i++) c->span.at[c->span.n++] = c->span.at[a.span + i];
    for (uint32_t i = 0; i < b.n; i++) c->span.at[c->span.n++] = c->span.at[b.span + i];
    for (uint32_t i = 0; i < a.writes; i++) c->write.at[c->write.n++] = c->write.at[a.write + i];
    for (uint32_t i = 0; i < b.writes; i++) c->write.at[c->write.n++] = c->write.at[b.write + i];
    range_tidy(c, r);
    c->same.at[from] = to;
}

static bool copies_join(Co *c, const Out *text) {
    bool any = false;
    for (uint32_t i = 0; i < c->copy.n && c->budget; i++) {
        uint32_t to = c->word.at[c->copy.at[i].to].reg, from = c->word.at[c->copy.at[i].from].reg;
        range_of(c, text, to), range_of(c, text, from);
        to = reg_find(c, to), from = reg_find(c, from);
        const Range *a = &c->range.at[to], *b = &c->range.at[from];
        if (to == from || writes_into(c, a, b, from) || writes_into(c, b, a, to)) continue;
        ranges_join(c, to, from);
        any = true;
    }
    return any;
}

/* ------------------------------------------------------------------------------------------------ writing */

static void copies_drop(Co *c) {
    for (uint32_t i = 0; i < c->copy.n; i++) {
        const Word *to = &c->word.at[c->copy.at[i].to];
        if (reg_find(c, to->reg) == reg_find(c, to[1].reg)) c->line.at[to->line].flags |= LINE_GONE;
    }
}

/* Where nothing is left between a branch and the jump behind it, "@p bra A; bra.uni B; A:" is "@!p bra B;
 * A:". */
static void branches_turn(Co *c, const Out *text) {
    for (uint32_t b = 0; b + 2 < c->block.n; b++) {
        const Part *from = &c->block.at[b], *jump = &c->block.at[b + 1];
        uint32_t i = jump->first;
        while (i < jump->end && c->line.at[i].flags & LINE_GONE) i++;
        const char *branch = text->buf + c->line.at[from->end - 1].at, *s = text->buf + c->line.at[i].at;
        if (i + 1 != jump->end || strncmp(branch, "\t@", 2) || strncmp(s, "\tbra.uni $", 10)) continue;
        if (strncmp(strchr(branch, ' '), " bra", 4)) continue;
        const char *target = strchr(branch, '$'), *label = text->buf + c->line.at[jump->end].at;
        size_t n = strcspn(target, ";");
        if (strncmp(target, label, n) || label[n] != ':') continue;
        c->line.at[from->end - 1].flags |= LINE_TURNED;
        c->line.at[i].flags |= LINE_GONE;
    }
}

static void reg_put(Emit *e, Co *c, uint32_t reg) {
    uint32_t cls = 0;
    reg = reg_find(c, reg);
    while (reg >= c->base[cls + 1]) cls++;
    if (!c->number.at[reg]) c->number.at[reg] = ++e->printed[cls];
    out_str(&c->out, class_name[cls]);
    out_u64(&c->out, c->number.at[reg]);
}

static void line_put(Emit *e, Co *c, uint32_t i, uint32_t word) {
    const char *s = e->text.buf + c->line.at[i].at, *end = e->text.buf + c->line.at[i + 1].at;
    for (; word < c->word.n && c->word.at[word].line == i; word++) {
        const char *at = e->text.buf + c->word.at[word].at;
        uint32_t old;
        out_bytes(&c->out, s, (size_t)(at - s));
        reg_put(e, c, c->word.at[word].reg);
        s = reg_read(c, at, &old);
    }
    out_bytes(&c->out, s, (size_t)(end - s));
}

/* The jump that follows is gone; what is behind it is the label that the branch names. */
static void turned_put(Emit *e, Co *c, uint32_t i, uint32_t word) {
    bool negated = e->text.buf[c->line.at[i].at + 2] == '!';
    out_str(&c->out, negated ? "\t@" : "\t@!");
    reg_put(e, c, c->word.at[word].reg);
    const char *s = strchr(e->text.buf + c->line.at[i].at, ' ');
    out_bytes(&c->out, s, strcspn(s, "$"));
    while (strncmp(e->text.buf + c->line.at[++i].at, "\tbra.uni $", 10)) {}
    s = strchr(e->text.buf + c->line.at[i].at, '$');
    out_bytes(&c->out, s, strcspn(s, "\n") + 1);
}

static void text_write(Emit *e, Co *c, uint32_t *mark, uint32_t n, size_t stride) {
    uint32_t word = 0;
    memset(e->printed, 0, sizeof e->printed);
    c->out.n = 0;
    for (uint32_t i = 0; i < c->line.n; i++) {
        uint8_t flags = c->line.at[i].flags;
        for (; n && *mark <= c->line.at[i].at; n--) {
            *mark = (uint32_t)c->out.n;
            mark = (uint32_t *)(void *)((char *)mark + stride);
        }
        while (word < c->word.n && c->word.at[word].line < i) word++;
        if (flags & LINE_TURNED) turned_put(e, c, i, word);
        else if (!(flags & LINE_GONE)) line_put(e, c, i, word);
    }
    Out old = e->text;
    e->text = c->out;
    c->out = old;
}

/* --------------------------------------------------------------------------------------------------- all */

static void open(Emit *e, Co *c) {
    for (uint32_t k = 0; k < RC_COUNT; k++) c->base[k + 1] = c->base[k] + e->printed[k];
    uint32_t regs = c->base[RC_COUNT];
    c->word.n = c->line.n = c->block.n = c->edge.n = c->of_label.n = c->copy.n = c->span.n = c->write.n = 0;
    clear_to(&c->phi, regs, 0), clear_to(&c->range, regs, 0), clear_to(&c->number, regs, 0);
    clear_to(&c->same, regs, 0);
    for (uint32_t r = 0; r < regs; r++) c->same.at[r] = r;
    for (uint32_t i = 0; i < e->phi_writes.n; i++) {
        Opd o = e->phi_writes.at[i];
        if (e->regno.at[o.id]) c->phi.at[c->base[o.cls] + e->regno.at[o.id] - 1] = 1;
    }
}

void coalesce(Emit *e, uint32_t *mark, uint32_t n, size_t stride) {
    if (!e->phi_writes.n || e->text.n > UINT32_MAX) return;
    if (!e->coalesce) {
        e->coalesce = mem_alloc(sizeof *e->coalesce);
        out_init(&e->coalesce->out, NULL);
    }
    Co *c = e->coalesce;
    open(e, c);
    if (!text_read(c, &e->text) || !c->copy.n) return;
    preds_make(c);
    words_sort(c);
    clear_to(&c->seen, c->block.n, 0), clear_to(&c->last, c->block.n, 0);
    c->budget = (uint64_t)BUDGET * (c->line.n + 64);
    if (!copies_join(c, &e->text)) return;
    copies_drop(c);
    branches_turn(c, &e->text);
    text_write(e, c, mark, n, stride);
}

void coalesce_free(Emit *e) {
    Co *c = e->coalesce;
    if (!c) return;
    vec_free(&c->word), vec_free(&c->line), vec_free(&c->block), vec_free(&c->edge);
    vec_free(&c->of_label), vec_free(&c->pred_first), vec_free(&c->pred), vec_free(&c->copy);
    vec_free(&c->phi), vec_free(&c->first), vec_free(&c->place), vec_free(&c->same), vec_free(&c->range);
    vec_free(&c->span), vec_free(&c->write);
    vec_free(&c->seen), vec_free(&c->last), vec_free(&c->stack), vec_free(&c->number);
    out_free(&c->out);
    free(c);
    e->coalesce = NULL;
}
