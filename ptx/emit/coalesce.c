/* coalesce.c: the text of a function is finished: the copies that phis became (phi.c) are taken back where
 * nobody would notice, and the registers get their names, numbered in the order in which they appear.
 *
 * Works on the text: it alone says where each register is read, whatever selection folded into what. Where
 * phis left copies it is read once: which registers stand in which line, where blocks begin and which follow
 * which. A register is live from what writes it to what reads it. Of those that phis write, the
 * copies are all the writes; any other has one, its first line, or is taken to live all the way back to
 * it. The registers of a copy "mov a, b" become one where neither is written while the other is live, but
 * by a copy of it, which makes them equal; and so on with what they have become, in the order of the text.
 *
 * Ranges are lists of places, two for each line, one where it reads and one where it writes. They are made
 * for the registers of copies only, and all of it has a budget that is linear in the text: what is beyond
 * it keeps its copies. An inline assembly is one line: what it reads and writes meets in it. */
#include "ptx/emit/coalesce.h"

enum { BUDGET = 64 };        /* steps for each line of the text */

typedef struct TextLine { uint32_t at, block; uint8_t flags; } TextLine;
enum { LINE_WIDE = 1, LINE_GONE = 2, LINE_TURNED = 4 };        /* WIDE: an inline assembly */
typedef struct LiveSpan { uint32_t from, to; } LiveSpan;               /* places, both included */
typedef struct FlowEdge { uint32_t from, label; } FlowEdge;
typedef struct TextBlock { uint32_t first, end; bool falls; } TextBlock; /* lines of a block */
typedef struct RegWrite { uint32_t place, from; } RegWrite;         /* from: the register it copies, or none */
typedef struct LiveRange { uint32_t span, n, write, writes; bool copied, made; } LiveRange;

/* "%rd12", made when it is first needed and kept from function to function. */
typedef struct RegName { char text[7]; uint8_t n; } RegName;
enum { NAMES = 1000 };             /* beyond it they are made each time */

struct Coalesce {
    RegName name[RC_COUNT][NAMES];    /* by number */
    const Mention *word;           /* the registers of the text, */
    VEC(uint32_t) line_of;         /* and the lines that they stand in */
    VEC(TextLine) line;
    VEC(TextBlock) block;
    VEC(FlowEdge) edge;
    VEC(uint32_t) of_label;        /* by printed number: 1 + block */
    VEC(uint32_t) pred_first, pred;
    VEC(uint32_t) copy;            /* its first word; the second is the next */
    VEC(uint8_t) phi;              /* by register: written by copies of phis */
    VEC(uint32_t) first, place;    /* by register: words place[first .. first + 1), of copied ones only */
    VEC(uint32_t) same;            /* by register: another that it is one with, or itself */
    VEC(LiveRange) range;              /* by register */
    VEC(LiveSpan) span;
    VEC(RegWrite) write;
    VEC(uint32_t) seen, last;      /* by block: 1 + the register looked at; 1 + the line of its last write */
    VEC(uint32_t) stack;
    VEC(uint32_t) number;          /* by register: what it is named by, 0: nothing yet */
    uint64_t budget;
    Out out;
};
typedef Coalesce Co;

#define clear_to(v, count, byte) \
    ((v)->n = 0, vec_reserve(v, (count) + 1), memset((v)->at, byte, ((count) + 1) * sizeof *(v)->at), \
     (v)->n = (count))

/* ------------------------------------------------------------------------------------------------ reading */

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

static uint32_t number_read(const char *s) {
    uint32_t n = 0;
    for (; is_digit(*s); s++) n = n * 10 + (uint32_t)(*s - '0');
    return n;
}

static void block_open(Co *c) {
    if (c->block.n && c->block.at[c->block.n - 1].first == c->line.n) return;
    vec_push(&c->block, ((TextBlock){c->line.n, c->line.n, true}));
}

static void edge_add(Co *c, const char *label) {
    vec_push(&c->edge, ((FlowEdge){c->block.n - 1, number_read(label + 2)}));
}

/* A line of control flow: "$L1:", "@%p1 bra $L1;", "brx.idx ...", "ret;", "exit;", "\t\t$L1," of a table.
 * Returns whether the next line begins a block. */
static bool flow_read(Co *c, const char *s) {
    if (*s == '$' && !is_digit(s[2])) return false;        /* of debug information: nobody jumps there */
    if (*s == '$') {
        uint32_t label = number_read(s + 2);
        block_open(c);
        vec_reach(&c->of_label, label);
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

/* "\tmov.b32 a, b;": a copy, if the first is a register of a phi. */
static void copy_find(Co *c, const char *s, uint32_t first) {
    if (c->line_of.n - first == 2 && c->phi.at[c->word[first].reg] && !strncmp(s, "\tmov.", 5))
        vec_push(&c->copy, first);
}

static bool line_is(const char *s, const char *what) {
    return s[1] == '/' && !strncmp(s, what, strlen(what));
}

/* Behind the last line one that is not counted, to end it. */
static void line_end(Co *c, const RegText *text) {
    vec_push(&c->line, ((TextLine){(uint32_t)text->out.n, 0, 0}));
    c->line.n--;
}

static void text_read(Co *c, const RegText *text) {
    const char *s = text->out.buf, *end = s + text->out.n, *start = s;
    bool begins = true, within = false;
    while (s < end) {
        const char *stop = memchr(s, '\n', (size_t)(end - s));
        uint32_t first = c->line_of.n, at = (uint32_t)(stop - text->out.buf);
        bool closes = within && line_is(s, "\t// end inline asm");
        within = !closes && (within || line_is(s, "\t// begin inline asm"));
        if (begins) block_open(c);
        begins = !within && flow_read(c, s);
        while (c->line_of.n < text->reg.n && c->word[c->line_of.n].at <= at) vec_push(&c->line_of, c->line.n);
        if (!within) copy_find(c, s, first);
        s = stop + 1;
        if (within) continue;
        TextLine line = {(uint32_t)(start - text->out.buf), c->block.n - 1, closes ? LINE_WIDE : 0};
        vec_push(&c->line, line);
        start = s;
        c->block.at[c->block.n - 1].end = c->line.n;
    }
    line_end(c, text);
}

static void preds_make(Co *c) {
    for (uint32_t b = 0; b + 1 < c->block.n; b++)
        if (c->block.at[b].falls) vec_push(&c->edge, ((FlowEdge){b, UINT32_MAX - (b + 1)}));
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
    uint32_t regs = c->range.n;
    clear_to(&c->first, regs + 2, 0);
    for (uint32_t i = 0; i < c->copy.n; i++)
        for (uint32_t k = 0; k < 2; k++) c->range.at[c->word[c->copy.at[i] + k].reg].copied = true;
    for (uint32_t i = 0; i < c->line_of.n; i++)
        if (c->range.at[c->word[i].reg].copied) c->first.at[c->word[i].reg + 2]++;
    for (uint32_t r = 0; r < regs; r++) c->first.at[r + 2] += c->first.at[r + 1];
    clear_to(&c->place, c->first.at[regs + 1], 0);
    for (uint32_t i = 0; i < c->line_of.n; i++)
        if (c->range.at[c->word[i].reg].copied) c->place.at[c->first.at[c->word[i].reg + 1]++] = i;
}

/* ------------------------------------------------------------------------------------------------- ranges */

static bool is_write(const Co *c, const Out *text, uint32_t reg, uint32_t k) {
    if (!c->phi.at[reg]) return k == c->first.at[reg];
    uint32_t word = c->place.at[k], line = c->line_of.at[word];
    if (c->line.at[line].flags || (word && c->line_of.at[word - 1] == line)) return false;
    return !strncmp(text->buf + c->line.at[line].at, "\tmov.", 5);
}

static void span_add(Co *c, uint32_t from, uint32_t to) { vec_push(&c->span, ((LiveSpan){from, to})); }

/* The k-th of the sorted words writes; what a phi's register takes over from another is remembered. */
static void write_add(Co *c, uint32_t reg, uint32_t k) {
    uint32_t word = c->place.at[k], line = c->line_of.at[word];
    bool copies = c->phi.at[reg] && word + 1 < c->line_of.n && c->line_of.at[word + 1] == line;
    vec_push(&c->write, ((RegWrite){2 * line + 1, copies ? c->word[word + 1].reg : UINT32_MAX}));
}

/* The register is needed at the beginning of block b: its predecessors have it. */
static void range_back(Co *c, uint32_t reg, uint32_t b) {
    c->stack.n = 0;
    vec_push(&c->stack, b);
    while (c->stack.n) {
        b = vec_pop(&c->stack);
        if (b == 0) vec_push(&c->write, ((RegWrite){0, UINT32_MAX}));
        for (uint32_t i = c->pred_first.at[b]; i < c->pred_first.at[b + 1]; i++) {
            uint32_t p = c->pred.at[i];
            const TextBlock *part = &c->block.at[p];
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
    const LiveSpan *x = a, *y = b;
    return x->from != y->from ? (x->from > y->from) - (x->from < y->from) : (x->to > y->to) - (x->to < y->to);
}

static int write_order(const void *a, const void *b) {
    const RegWrite *x = a, *y = b;
    if (x->place != y->place) return x->place < y->place ? -1 : 1;
    return (x->from > y->from) - (x->from < y->from);
}

/* Mostly they come in order. */
static void spans_sort(LiveSpan *s, uint32_t n) {
    for (uint32_t i = 1; i < n; i++)
        if (span_order(&s[i - 1], &s[i]) > 0) {
            qsort(s, n, sizeof *s, span_order);
            return;
        }
}

static void writes_sort(RegWrite *w, uint32_t n) {
    for (uint32_t i = 1; i < n; i++)
        if (write_order(&w[i - 1], &w[i]) > 0) {
            qsort(w, n, sizeof *w, write_order);
            return;
        }
}

/* The last spans and writes are those of r: sorted, and what touches joined. */
static void range_tidy(Co *c, LiveRange *r) {
    LiveSpan *s = c->span.at + r->span;
    uint32_t n = c->span.n - r->span, k = 0;
    r->writes = c->write.n - r->write;
    if (r->writes) writes_sort(c->write.at + r->write, r->writes);
    spans_sort(s, n);
    for (uint32_t i = 1; i < n; i++) {
        if (s[i].from > s[k].to + 1) s[++k] = s[i];
        else if (s[i].to > s[k].to) s[k].to = s[i].to;
    }
    r->n = n ? k + 1 : 0;
    c->span.n = r->span + r->n;
}

static LiveRange *range_of(Co *c, const Out *text, uint32_t reg) {
    LiveRange *r = &c->range.at[reg];
    if (r->made) return r;
    uint32_t begin = c->first.at[reg], end = c->first.at[reg + 1];
    r->made = true;
    r->span = c->span.n, r->write = c->write.n;
    for (uint32_t k = begin; k < end; k++) {                 /* the last write in each block */
        uint32_t line = c->line_of.at[c->place.at[k]], b = c->line.at[line].block;
        if (c->seen.at[b] != reg + 1) c->seen.at[b] = reg + 1, c->last.at[b] = 0;
        if (is_write(c, text, reg, k)) c->last.at[b] = line + 1;
    }
    uint32_t block = UINT32_MAX, from = 0;      /* from: 1 + since which place of the block it lives */
    for (uint32_t k = begin; k < end; k++) {
        uint32_t line = c->line_of.at[c->place.at[k]], b = c->line.at[line].block;
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
static bool writes_into(Co *c, const LiveRange *a, const LiveRange *b, uint32_t b_reg) {
    const LiveSpan *span = c->span.at + b->span;
    uint32_t k = 0, steps = a->writes + b->n;
    c->budget -= c->budget < steps ? c->budget : steps;
    for (uint32_t i = 0; i < a->writes; i++) {
        const RegWrite *w = &c->write.at[a->write + i];
        while (k < b->n && span[k].to < w->place) k++;
        if (k == b->n) return false;
        if (span[k].from <= w->place && (w->from == UINT32_MAX || reg_find(c, w->from) != b_reg)) return true;
    }
    return false;
}

/* Both are in order already, so they are merged. */
static void ranges_join(Co *c, uint32_t to, uint32_t from) {
    LiveRange a = c->range.at[to], b = c->range.at[from];
    LiveRange *r = &c->range.at[to];
    vec_reserve(&c->span, a.n + b.n), vec_reserve(&c->write, a.writes + b.writes);
    r->span = c->span.n, r->write = c->write.n;
    for (uint32_t i = 0, k = 0; i < a.n || k < b.n;) {
        const LiveSpan *x = &c->span.at[a.span + i], *y = &c->span.at[b.span + k];
        bool first = k == b.n || (i < a.n && span_order(x, y) <= 0);
        c->span.at[c->span.n++] = first ? *x : *y;
        if (first) i++;
        else k++;
    }
    for (uint32_t i = 0, k = 0; i < a.writes || k < b.writes;) {
        const RegWrite *x = &c->write.at[a.write + i], *y = &c->write.at[b.write + k];
        bool first = k == b.writes || (i < a.writes && write_order(x, y) <= 0);
        c->write.at[c->write.n++] = first ? *x : *y;
        if (first) i++;
        else k++;
    }
    range_tidy(c, r);
    c->same.at[from] = to;
}

static bool copies_join(Co *c, const Out *text) {
    bool any = false;
    for (uint32_t i = 0; i < c->copy.n && c->budget; i++) {
        uint32_t to = c->word[c->copy.at[i]].reg, from = c->word[c->copy.at[i] + 1].reg;
        range_of(c, text, to), range_of(c, text, from);
        to = reg_find(c, to), from = reg_find(c, from);
        const LiveRange *a = &c->range.at[to], *b = &c->range.at[from];
        if (to == from || writes_into(c, a, b, from) || writes_into(c, b, a, to)) continue;
        ranges_join(c, to, from);
        any = true;
    }
    return any;
}

/* ------------------------------------------------------------------------------------------------ writing */

static void copies_drop(Co *c) {
    for (uint32_t i = 0; i < c->copy.n; i++) {
        const Mention *to = &c->word[c->copy.at[i]];
        if (reg_find(c, to->reg) == reg_find(c, to[1].reg))
            c->line.at[c->line_of.at[c->copy.at[i]]].flags |= LINE_GONE;
    }
}

/* Where nothing is left between a branch and the jump behind it, "@p bra A; bra.uni B; A:" is "@!p bra B;
 * A:". */
static void branches_turn(Co *c, const Out *text) {
    for (uint32_t b = 0; b + 2 < c->block.n; b++) {
        const TextBlock *from = &c->block.at[b], *jump = &c->block.at[b + 1];
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

static void name_put(Out *o, uint32_t cls, uint32_t number) {
    static const char *const class_name[RC_COUNT] = {"%p", "%rs", "%r", "%rd"};
    out_str(o, class_name[cls]);
    out_u64(o, number);
}

static void reg_put(Emit *e, Co *c, uint32_t reg) {
    uint32_t one = reg_find(c, reg), cls = e->regs.cls.at[one], number = c->number.at[one];
    if (!number) number = c->number.at[one] = ++e->regs.printed[cls];
    if (number >= NAMES) {
        name_put(&c->out, cls, number);
        return;
    }
    RegName *name = &c->name[cls][number];
    if (!name->n) {
        size_t before = c->out.n;
        name_put(&c->out, cls, number);
        name->n = (uint8_t)(c->out.n - before);
        memcpy(name->text, c->out.buf + before, name->n);
    } else {
        out_bytes(&c->out, name->text, sizeof name->text);     /* a copy of known size; what is too much goes again */
        c->out.n -= sizeof name->text - name->n;
    }
}

/* Returns the first word behind the line. */
static uint32_t line_put(Emit *e, Co *c, uint32_t i, uint32_t word) {
    uint32_t at = c->line.at[i].at, end = c->line.at[i + 1].at;
    for (; word < e->text.reg.n && c->word[word].at < end; word++) {
        out_bytes(&c->out, e->text.out.buf + at, c->word[word].at - at);
        reg_put(e, c, c->word[word].reg);
        at = c->word[word].at;
    }
    out_bytes(&c->out, e->text.out.buf + at, end - at);
    return word;
}

/* The jump that follows is gone; what is behind it is the label that the branch names. */
static void turned_put(Emit *e, Co *c, uint32_t i, uint32_t word) {
    const char *text = e->text.out.buf, *s = text + c->line.at[i].at;
    out_str(&c->out, s[2] == '!' ? "\t@" : "\t@!");
    reg_put(e, c, c->word[word].reg);
    s = strchr(s, ' ');
    out_bytes(&c->out, s, strcspn(s, "$"));
    while (strncmp(text + c->line.at[++i].at, "\tbra.uni $", 10)) {}
    s = strchr(text + c->line.at[i].at, '$');
    out_bytes(&c->out, s, strcspn(s, "\n") + 1);
}

static void text_write(Emit *e, Co *c, uint32_t *mark, uint32_t n, size_t stride) {
    uint32_t word = 0;
    c->out.n = 0;
    for (uint32_t i = 0; i < c->line.n; i++) {
        uint8_t flags = c->line.at[i].flags;
        for (; n && *mark <= c->line.at[i].at; n--) {
            *mark = (uint32_t)c->out.n;
            mark = (uint32_t *)(void *)((char *)mark + stride);
        }
        if (flags & LINE_TURNED) turned_put(e, c, i, word);
        else if (!(flags & LINE_GONE)) word = line_put(e, c, i, word);
        while (word < e->text.reg.n && c->word[word].at < c->line.at[i + 1].at) word++;
    }
    Out old = e->text.out;
    e->text.out = c->out;
    c->out = old;
    e->text.reg.n = 0;
}

/* --------------------------------------------------------------------------------------------------- all */

static void open(Emit *e, Co *c) {
    uint32_t regs = e->regs.cls.n;
    c->word = e->text.reg.at;
    c->line_of.n = c->line.n = c->block.n = c->edge.n = c->of_label.n = c->copy.n = 0;
    c->span.n = c->write.n = 0;
    clear_to(&c->number, regs, 0), clear_to(&c->same, regs, 0);
    for (uint32_t r = 0; r < regs; r++) c->same.at[r] = r;
}

static void copies_take_back(Emit *e, Co *c) {
    uint32_t regs = e->regs.cls.n;
    clear_to(&c->phi, regs, 0), clear_to(&c->range, regs, 0);
    for (uint32_t i = 0; i < e->phis.written.n; i++) c->phi.at[e->phis.written.at[i].id] = 1;
    text_read(c, &e->text);
    if (!c->copy.n) return;
    preds_make(c);
    words_sort(c);
    clear_to(&c->seen, c->block.n, 0), clear_to(&c->last, c->block.n, 0);
    c->budget = (uint64_t)BUDGET * (c->line.n + 64);
    if (!copies_join(c, &e->text.out)) return;
    copies_drop(c);
    branches_turn(c, &e->text.out);
}

void code_finish(Emit *e, uint32_t *mark, uint32_t n, size_t stride) {
    if (e->text.out.n > UINT32_MAX) mem_too_large();
    if (!e->coalesce) e->coalesce = mem_alloc(sizeof *e->coalesce);
    Co *c = e->coalesce;
    open(e, c);
    if (e->phis.written.n || n) copies_take_back(e, c);
    else vec_push(&c->line, ((TextLine){0})), line_end(c, &e->text);       /* nobody asks for more than one */
    text_write(e, c, mark, n, stride);
}

uint32_t code_reg_number(Emit *e, uint32_t reg) {
    return e->coalesce->number.at[reg_find(e->coalesce, reg)];
}

void code_finish_end(Emit *e) {
    Co *c = e->coalesce;
    if (!c) return;
    vec_free(&c->line_of), vec_free(&c->line), vec_free(&c->block), vec_free(&c->edge);
    vec_free(&c->of_label), vec_free(&c->pred_first), vec_free(&c->pred), vec_free(&c->copy);
    vec_free(&c->phi), vec_free(&c->first), vec_free(&c->place), vec_free(&c->same), vec_free(&c->range);
    vec_free(&c->span), vec_free(&c->write);
    vec_free(&c->seen), vec_free(&c->last), vec_free(&c->stack), vec_free(&c->number);
    out_free(&c->out);
    free(c);
    e->coalesce = NULL;
}
