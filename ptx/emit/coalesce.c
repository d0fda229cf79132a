/* coalesce.c: finishes the text of a function. It coalesces the registers of phi copies (see phi.c) whose
 * live ranges do not interfere, deletes the copies that thereby become redundant, and names the registers
 * in the order of their first mention.
 *
 * It works on the text, because only the text says where each register is read, whichever instructions selection has
 * folded. If phis left copies, the text is read once: the registers that each line mentions, the basic blocks, and
 * the control-flow edges. A register is live from the line that writes it to the lines that read it. The writes of a
 * phi's register are exactly its copies; any other register has one write, its first line, or is taken to be live
 * back to the entry. The two registers of a copy "mov a, b" are merged if neither is written while the other is live,
 * except by a copy from the other, which makes them equal (Chaitin, Register allocation and spilling via graph
 * coloring, 1982). Copies are tried in the order of the text, each on the classes that earlier merges have made.
 *
 * Live ranges are sorted lists of spans of places. Each line has two places: one where it reads and one where it
 * writes. They are computed only for registers of copies, and in the order of the text, so that no sorting is needed;
 * the blocks at whose end a register is live are a bit set, of which only the words between the first and the last such
 * block are read. All work is charged to a budget that is linear in the text; when it is spent, the remaining copies
 * stay. An inline assembly counts as one line; unless it is one instruction, everything that it reads interferes with
 * everything that it writes. */
#include "ptx/emit/coalesce.h"
#include "ir/chars.h"

enum { BUDGET = 64 }; /* steps allowed for each line of the text */

/* A line of the text. at: the offset of its first byte; block: the index of its basic block; flags: LINE_*. */
typedef struct TextLine {
    uint32_t at, block;
    uint8_t flags;
} TextLine;
/* WIDE: an inline assembly that may be several instructions, which counts as one line; INVERTED: a branch whose condition
 * is negated. */
enum { LINE_WIDE = 1, LINE_DELETED = 2, LINE_INVERTED = 4 };
/* A part of a live range: places, both ends included. Line i reads at place 2 * i and writes at place 2 * i + 1. */
typedef struct LiveSpan {
    uint32_t from, to;
} LiveSpan;
/* A control-flow edge from block `from` to the printed number of a label; UINT32_MAX - b: to block b. */
typedef struct FlowEdge {
    uint32_t from, label;
} FlowEdge;
/* A basic block: lines [first, end). falls: control may reach the next block without a jump. */
typedef struct TextBlock {
    uint32_t first, end;
    bool falls;
} TextBlock;
/* A write of a register. from: the register that it copies, or UINT32_MAX. */
typedef struct RegWrite {
    uint32_t place, from;
} RegWrite;
/* The live range of a register or of a class of merged registers: n entries of Coalesce.span from `span` on, `writes`
 * entries of Coalesce.write from `write` on. copied: the register occurs in a candidate copy; made: range_make has
 * computed the range. */
typedef struct LiveRange {
    uint32_t span, n, write, writes;
    bool copied, made;
} LiveRange;

/* A register name such as "%rd12"; made on first use and kept for later functions. */
typedef struct RegName {
    char text[7];
    uint8_t n;
} RegName;
enum { NAMES = 1000 }; /* names with larger numbers are not kept */

struct Coalesce {
    RegName name[RC_COUNT][NAMES]; /* by class and number */
    const Mention *mention;        /* mentions of registers in the text, in order, */
    VEC(uint32_t) line_of;         /* and the line of each */
    VEC(TextLine) line;
    VEC(TextBlock) block;
    VEC(FlowEdge) edge;
    VEC(uint32_t) of_label;         /* by printed number of a label: 1 + its block */
    VEC(uint32_t) pred_first, pred; /* by block: its predecessors, pred[pred_first .. pred_first + 1) */
    VEC(uint32_t) copy;             /* mention of its destination; the next mention is its source */
    VEC(uint8_t) phi;               /* by register: written by copies of phis */
    /* by register: its mentions, place[first .. first + 1); only registers of copies have them */
    VEC(uint32_t) first, place;
    VEC(uint32_t) parent; /* by register: union-find parent */
    VEC(LiveRange) range; /* by register */
    VEC(LiveSpan) span;   /* of all ranges; those of one range are consecutive and ascend */
    VEC(RegWrite) write;  /* in the same way */
    /* by block: 1 + the register being visited; 1 + the line of its last write in the block */
    VEC(uint32_t) seen, last;
    /* of the register being visited: its spans within blocks, in order; the blocks at whose end it is live, as a bit
     * set, and by block the place from which it is live there */
    VEC(LiveSpan) within;
    VEC(uint64_t) through;
    uint32_t through_low, through_end; /* only through[through_low .. through_end) may have bits */
    VEC(uint32_t) since;
    VEC(uint32_t) stack;  /* of range_extend_back: blocks in which the register is live-in */
    VEC(uint32_t) number; /* by register: the number in its name; 0 = not named yet */
    uint64_t budget;      /* steps that are left */
    Out out;              /* the text being written */
};

/* Makes vector v a table of `count` elements whose bytes are all `byte`, with room for one more. */
#define clear_to(v, count, byte) \
    ((v)->n = 0, vec_reserve(v, (count) + 1), memset((v)->at, byte, ((count) + 1) * sizeof *(v)->at), (v)->n = (count))

/* ------------------------------------------------------------------------------------------------ reading */

/* Returns the decimal number at s. */
static uint32_t number_read(const char *s) {
    uint32_t n = 0;
    for (; char_is_digit(*s); s++) n = n * 10 + (uint32_t)(*s - '0');
    return n;
}

/* Begins a block at the line that is read next, unless one begins there already. */
static void block_open(Coalesce *c) {
    if (c->block.n && c->block.at[c->block.n - 1].first == c->line.n) return;
    vec_push(&c->block, ((TextBlock){c->line.n, c->line.n, true}));
}

/* Adds an edge from the current block to a label of the form "$L12". */
static void edge_add(Coalesce *c, const char *label) {
    vec_push(&c->edge, ((FlowEdge){c->block.n - 1, number_read(label + 2)}));
}

/* Reads a line of control flow: "$L1:", "@%p1 bra $L1;", "brx.idx ...", "ret;", "exit;", "\t\t$L1," of a branch table.
 * Adds its edges and labels to the graph, and sets `falls` of its block; any other line changes nothing. Reports
 * whether the next line begins a block. */
static bool flow_read(Coalesce *c, const char *s) {
    /* a label of debug information, which no branch targets */
    if (*s == '$' && !char_is_digit(s[2])) return false;
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
    if (guarded)
        while (*s++ != ' ') {}
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

/* Adds the line at s to the candidate copies if it is "\tmov.b32 a, b;", or another mov of one register to another,
 * and a is the register of a phi. `first` is the line's first mention. */
static void copy_find(Coalesce *c, const char *s, uint32_t first) {
    if (c->line_of.n - first == 2 && c->phi.at[c->mention[first].reg] && !strncmp(s, "\tmov.", 5))
        vec_push(&c->copy, first);
}

/* Reports whether the line is the comment `what`, such as "\t// begin inline asm"; the test of one
 * byte rules out most lines. */
static bool line_is(const char *s, const char *what) { return s[1] == '/' && !strncmp(s, what, strlen(what)); }

/* Reports whether the inline assembly s[0 .. n), with its comments, is one instruction on a line of its own. */
static bool is_one_instruction(const char *s, size_t n) {
    const char *text = memchr(s, '\n', n), *stop = text ? memchr(text, ';', n - (size_t)(text - s)) : NULL;
    if (!stop) return false;
    text += 1 + strspn(text + 1, " \t");
    return *text != '{' && stop[1] == '\n' && line_is(stop + 2, "\t// end inline asm");
}

/* Terminates the list of lines by a sentinel, which is not counted. */
static void lines_terminate(Coalesce *c, const RegText *text) {
    vec_push(&c->line, ((TextLine){(uint32_t)text->out.n, 0, 0}));
    c->line.n--;
}

/* Reads the text, which ends with a line feed: fills the lines, the basic blocks and the edges between them (except
 * those of falling through), the line of each mention of a register, and the candidate copies. */
static void text_read(Coalesce *c, const RegText *text) {
    const char *s = text->out.buf, *end = s + text->out.n, *start = s;
    bool begins = true, within = false;
    while (s < end) {
        const char *stop = memchr(s, '\n', (size_t)(end - s));
        uint32_t first = c->line_of.n, at = (uint32_t)(stop - text->out.buf);
        bool closes = within && line_is(s, "\t// end inline asm");
        within = !closes && (within || line_is(s, "\t// begin inline asm"));
        if (begins) block_open(c);
        begins = !within && flow_read(c, s);
        while (c->line_of.n < text->reg.n && c->mention[c->line_of.n].at <= at) vec_push(&c->line_of, c->line.n);
        if (!within) copy_find(c, s, first);
        s = stop + 1;
        if (within) continue;
        bool wide = closes && !is_one_instruction(start, (size_t)(s - start));
        TextLine line = {(uint32_t)(start - text->out.buf), c->block.n - 1, wide ? LINE_WIDE : 0};
        vec_push(&c->line, line);
        start = s;
        c->block.at[c->block.n - 1].end = c->line.n;
    }
    lines_terminate(c, text);
}

/* Adds an edge for each block that falls through into the next one, and then builds the predecessor lists of all
 * blocks (pred_first, pred) from the edges, by counting sort. */
static void preds_make(Coalesce *c) {
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

/* Marks the registers of candidate copies (LiveRange.copied) and fills c->first and c->place with their mentions,
 * each register's in the order of the text. */
static void mentions_sort(Coalesce *c) {
    uint32_t regs = c->range.n;
    clear_to(&c->first, regs + 2, 0);
    for (uint32_t i = 0; i < c->copy.n; i++)
        for (uint32_t k = 0; k < 2; k++) c->range.at[c->mention[c->copy.at[i] + k].reg].copied = true;
    for (uint32_t i = 0; i < c->line_of.n; i++)
        if (c->range.at[c->mention[i].reg].copied) c->first.at[c->mention[i].reg + 2]++;
    for (uint32_t r = 0; r < regs; r++) c->first.at[r + 2] += c->first.at[r + 1];
    clear_to(&c->place, c->first.at[regs + 1], 0);
    for (uint32_t i = 0; i < c->line_of.n; i++)
        if (c->range.at[c->mention[i].reg].copied) c->place.at[c->first.at[c->mention[i].reg + 1]++] = i;
}

/* ------------------------------------------------------------------------------------------------- ranges */

/* Reports whether mention c->place[k] writes the register: whether it is the first mention of an ordinary register,
 * or the destination of a copy into a phi's register. */
static bool is_write(const Coalesce *c, const Out *text, uint32_t reg, uint32_t k) {
    if (!c->phi.at[reg]) return k == c->first.at[reg];
    uint32_t word = c->place.at[k], line = c->line_of.at[word];
    if (c->line.at[line].flags || (word && c->line_of.at[word - 1] == line)) return false;
    return !strncmp(text->buf + c->line.at[line].at, "\tmov.", 5);
}

/* Appends the places `from` to `to` to c->within. */
static void span_add(Coalesce *c, uint32_t from, uint32_t to) { vec_push(&c->within, ((LiveSpan){from, to})); }

/* Adds the write at mention c->place[k] to c->write, with its source if it is a copy into a phi's register. */
static void write_add(Coalesce *c, uint32_t reg, uint32_t k) {
    uint32_t word = c->place.at[k], line = c->line_of.at[word];
    bool copies = c->phi.at[reg] && word + 1 < c->line_of.n && c->line_of.at[word + 1] == line;
    vec_push(&c->write, ((RegWrite){2 * line + 1, copies ? c->mention[word + 1].reg : UINT32_MAX}));
}

/* Adds block b to c->through. */
static void through_add(Coalesce *c, uint32_t b) {
    uint32_t w = b / 64;
    c->through.at[w] |= (uint64_t)1 << b % 64;
    if (w < c->through_low) c->through_low = w;
    if (w >= c->through_end) c->through_end = w + 1;
}

/* Extends the live range backwards from the beginning of block b, where the register is live-in, to the writes that
 * reach it: fills c->through and c->since. Adds a write at place 0 if the register is live at the entry. Takes a step
 * for each edge from c->budget, but does not stop at 0. */
static void range_extend_back(Coalesce *c, uint32_t reg, uint32_t b) {
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
            through_add(c, p);
            c->since.at[p] = written ? 2 * c->last.at[p] - 1 : 2 * part->first;
            c->seen.at[p] = reg + 1;
            c->last.at[p] = UINT32_MAX;
            if (!written) vec_push(&c->stack, p);
        }
    }
}

/* Compares two writes for qsort: by place, then by the register that they copy. */
static int write_order(const void *a, const void *b) {
    const RegWrite *x = a, *y = b;
    if (x->place != y->place) return x->place < y->place ? -1 : 1;
    return (x->from > y->from) - (x->from < y->from);
}

/* Sorts the writes. They are usually in order, so that one pass finds nothing to do. */
static void writes_sort(RegWrite *w, uint32_t n) {
    for (uint32_t i = 1; i < n; i++)
        if (write_order(&w[i - 1], &w[i]) > 0) {
            qsort(w, n, sizeof *w, write_order);
            return;
        }
}

/* Adds span s, which begins no earlier than the last span of range r, to the end of that range: extends the last span
 * if s overlaps or continues it. r must be the last range in c->span. */
static void range_append(Coalesce *c, const LiveRange *r, LiveSpan s) {
    LiveSpan *last = c->span.n > r->span ? &c->span.at[c->span.n - 1] : NULL;
    if (!last || s.from > last->to + 1) vec_push(&c->span, s);
    else if (s.to > last->to) last->to = s.to;
}

/* Makes the range r from the spans within blocks (c->within) and from the blocks at whose end the register is live
 * (c->through); both are in the order of the text, and are empty afterwards. */
static void range_collect(Coalesce *c, LiveRange *r) {
    uint32_t k = 0;
    for (uint32_t w = c->through_low; w < c->through_end; w++) {
        uint32_t b = 64 * w;
        for (uint64_t bits = c->through.at[w]; bits; bits >>= 1, b++) {
            if (!(bits & 1)) continue;
            LiveSpan s = {c->since.at[b], 2 * c->block.at[b].end - 1};
            while (k < c->within.n && c->within.at[k].from <= s.from) range_append(c, r, c->within.at[k++]);
            range_append(c, r, s);
        }
        c->through.at[w] = 0;
    }
    while (k < c->within.n) range_append(c, r, c->within.at[k++]);
    c->within.n = 0;
    c->through_low = UINT32_MAX, c->through_end = 0;
    r->n = c->span.n - r->span;
}

/* Computes the live range of a register that occurs in a copy, and charges the budget, unless it has been computed. */
static void range_make(Coalesce *c, const Out *text, uint32_t reg) {
    LiveRange *r = &c->range.at[reg];
    if (r->made) return;
    uint32_t begin = c->first.at[reg], end = c->first.at[reg + 1];
    r->made = true;
    r->span = c->span.n, r->write = c->write.n;
    for (uint32_t k = begin; k < end; k++) { /* find the last write in each block */
        uint32_t line = c->line_of.at[c->place.at[k]], b = c->line.at[line].block;
        if (c->seen.at[b] != reg + 1) c->seen.at[b] = reg + 1, c->last.at[b] = 0;
        if (is_write(c, text, reg, k)) c->last.at[b] = line + 1;
    }
    /* 1 + the place since which it is live in the block; 0 = not yet */
    uint32_t block = UINT32_MAX, from = 0;
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
            range_extend_back(c, reg, b);
            from = 2 * c->block.at[b].first + 1;
        }
        if (from - 1 <= 2 * line + wide) span_add(c, from - 1, 2 * line + wide);
    }
    uint32_t steps = end - begin + (c->through_end ? c->through_end - c->through_low : 0);
    c->budget -= c->budget < steps ? c->budget : steps;
    r->writes = c->write.n - r->write;
    if (r->writes) writes_sort(c->write.at + r->write, r->writes);
    range_collect(c, r);
}

/* Returns the representative of the class that a register was merged into (union-find with path halving). */
static uint32_t reg_find(const Coalesce *c, uint32_t reg) {
    while (c->parent.at[reg] != reg) reg = c->parent.at[reg] = c->parent.at[c->parent.at[reg]];
    return reg;
}

/* Reports whether a register of range `a` is written while range b is live, other than by a copy from a register of
 * b, which makes the two equal. b_reg: the representative of b's class. Two ranges interfere if this holds in either
 * direction. Charges the steps to the budget. */
static bool range_interferes(Coalesce *c, const LiveRange *a, const LiveRange *b, uint32_t b_reg) {
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

/* Merges class `from` into class `to`: its spans, its writes and its union-find tree. Appends the merged lists to
 * c->span and c->write; both inputs are sorted, so the merge is linear. */
static void ranges_merge(Coalesce *c, uint32_t to, uint32_t from) {
    LiveRange a = c->range.at[to], b = c->range.at[from];
    LiveRange *r = &c->range.at[to];
    vec_reserve(&c->span, a.n + b.n), vec_reserve(&c->write, a.writes + b.writes);
    r->span = c->span.n, r->write = c->write.n;
    for (uint32_t i = 0, k = 0; i < a.n || k < b.n;) {
        const LiveSpan *x = &c->span.at[a.span + i], *y = &c->span.at[b.span + k];
        bool first = k == b.n || (i < a.n && x->from <= y->from);
        range_append(c, r, first ? *x : *y);
        if (first) i++;
        else k++;
    }
    r->n = c->span.n - r->span;
    for (uint32_t i = 0, k = 0; i < a.writes || k < b.writes;) {
        const RegWrite *x = &c->write.at[a.write + i], *y = &c->write.at[b.write + k];
        bool first = k == b.writes || (i < a.writes && write_order(x, y) <= 0);
        c->write.at[c->write.n++] = first ? *x : *y;
        if (first) i++;
        else k++;
    }
    r->writes = c->write.n - r->write;
    c->parent.at[from] = to;
}

/* Merges the registers of every copy whose ranges do not interfere, until the budget is spent. Reports whether any were
 * merged. */
static bool copies_merge(Coalesce *c, const Out *text) {
    bool any = false;
    for (uint32_t i = 0; i < c->copy.n && c->budget; i++) {
        uint32_t to = c->mention[c->copy.at[i]].reg, from = c->mention[c->copy.at[i] + 1].reg;
        range_make(c, text, to);
        range_make(c, text, from);
        to = reg_find(c, to), from = reg_find(c, from);
        const LiveRange *a = &c->range.at[to], *b = &c->range.at[from];
        if (to == from || range_interferes(c, a, b, from) || range_interferes(c, b, a, to)) continue;
        ranges_merge(c, to, from);
        any = true;
    }
    return any;
}

/* ------------------------------------------------------------------------------------------------ writing */

/* Marks as deleted the lines of copies whose two registers are now one. */
static void copies_delete(Coalesce *c) {
    for (uint32_t i = 0; i < c->copy.n; i++) {
        const Mention *to = &c->mention[c->copy.at[i]];
        if (reg_find(c, to->reg) == reg_find(c, to[1].reg))
            c->line.at[c->line_of.at[c->copy.at[i]]].flags |= LINE_DELETED;
    }
}

/* Marks a branch as inverted, and the jump after it as deleted, if its fall-through block has become a lone jump: "@p
 * bra A; bra.uni B; A:" becomes "@!p bra B; A:". */
static void branches_invert(Coalesce *c, const Out *text) {
    for (uint32_t b = 0; b + 2 < c->block.n; b++) {
        const TextBlock *from = &c->block.at[b], *jump = &c->block.at[b + 1];
        uint32_t i = jump->first;
        while (i < jump->end && c->line.at[i].flags & LINE_DELETED) i++;
        const char *branch = text->buf + c->line.at[from->end - 1].at, *s = text->buf + c->line.at[i].at;
        if (i + 1 != jump->end || strncmp(branch, "\t@", 2) || strncmp(s, "\tbra.uni $", 10)) continue;
        if (strncmp(strchr(branch, ' '), " bra", 4)) continue;
        const char *target = strchr(branch, '$'), *label = text->buf + c->line.at[jump->end].at;
        size_t n = strcspn(target, ";");
        if (strncmp(target, label, n) || label[n] != ':') continue;
        c->line.at[from->end - 1].flags |= LINE_INVERTED;
        c->line.at[i].flags |= LINE_DELETED;
    }
}

/* Appends the PTX name of a register: "%rd5". */
static void name_put(Out *o, uint32_t cls, uint32_t number) {
    static const char *const class_name[RC_COUNT] = {"%p", "%rs", "%r", "%rd"};
    out_str(o, class_name[cls]);
    out_u64(o, number);
}

/* Writes to c->out the name that a register shares with those it was merged with; numbers it at the first mention of
 * any. */
static void reg_put(Emit *e, Coalesce *c, uint32_t reg) {
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
        /* copying a constant number of bytes is faster; the excess is dropped */
        out_bytes(&c->out, name->text, sizeof name->text);
        c->out.n -= sizeof name->text - name->n;
    }
}

/* Writes line i to c->out with its registers named. `word` is the index of the first mention in the line. Returns that
 * of the first mention after the line. */
static uint32_t line_put(Emit *e, Coalesce *c, uint32_t i, uint32_t word) {
    uint32_t at = c->line.at[i].at, end = c->line.at[i + 1].at;
    for (; word < e->text.reg.n && c->mention[word].at < end; word++) {
        out_bytes(&c->out, e->text.out.buf + at, c->mention[word].at - at);
        reg_put(e, c, c->mention[word].reg);
        at = c->mention[word].at;
    }
    out_bytes(&c->out, e->text.out.buf + at, end - at);
    return word;
}

/* Writes line i, a branch marked LINE_INVERTED, with its condition negated and with the target of the deleted jump
 * after it. `word` is the mention of its predicate. */
static void inverted_put(Emit *e, Coalesce *c, uint32_t i, uint32_t word) {
    const char *text = e->text.out.buf, *s = text + c->line.at[i].at;
    out_str(&c->out, s[2] == '!' ? "\t@" : "\t@!");
    reg_put(e, c, c->mention[word].reg);
    s = strchr(s, ' ');
    out_bytes(&c->out, s, strcspn(s, "$"));
    while (strncmp(text + c->line.at[++i].at, "\tbra.uni $", 10)) {}
    s = strchr(text + c->line.at[i].at, '$');
    out_bytes(&c->out, s, strcspn(s, "\n") + 1);
}

/* Replaces e->text by the final text: registers named, deleted lines left out. Updates the n offsets into the text that
 * lie `stride` bytes apart from *mark on; they must be in ascending order. */
static void text_write(Emit *e, Coalesce *c, uint32_t *mark, uint32_t n, size_t stride) {
    uint32_t word = 0;
    c->out.n = 0;
    for (uint32_t i = 0; i < c->line.n; i++) {
        uint8_t flags = c->line.at[i].flags;
        for (; n && *mark <= c->line.at[i].at; n--) {
            *mark = (uint32_t)c->out.n;
            mark = (uint32_t *)(void *)((char *)mark + stride);
        }
        if (flags & LINE_INVERTED) inverted_put(e, c, i, word);
        else if (!(flags & LINE_DELETED)) word = line_put(e, c, i, word);
        while (word < e->text.reg.n && c->mention[word].at < c->line.at[i + 1].at) word++;
    }
    Out old = e->text.out;
    e->text.out = c->out;
    c->out = old;
    e->text.reg.n = 0;
}

/* --------------------------------------------------------------------------------------------------- all */

/* Clears the tables of the previous function and makes each register its own class. */
static void finish_begin(Emit *e, Coalesce *c) {
    uint32_t regs = e->regs.cls.n;
    c->mention = e->text.reg.at;
    c->line_of.n = c->line.n = c->block.n = c->edge.n = c->of_label.n = c->copy.n = 0;
    c->span.n = c->write.n = 0;
    clear_to(&c->number, regs, 0), clear_to(&c->parent, regs, 0);
    for (uint32_t r = 0; r < regs; r++) c->parent.at[r] = r;
}

/* Reads the text, merges the registers of copies where their live ranges do not interfere, and marks the lines that
 * thereby become redundant. text_write deletes them. */
static void copies_coalesce(Emit *e, Coalesce *c) {
    uint32_t regs = e->regs.cls.n;
    clear_to(&c->phi, regs, 0), clear_to(&c->range, regs, 0);
    for (uint32_t i = 0; i < e->phis.written.n; i++) c->phi.at[e->phis.written.at[i].id] = 1;
    text_read(c, &e->text);
    if (!c->copy.n) return;
    preds_make(c);
    mentions_sort(c);
    clear_to(&c->seen, c->block.n, 0), clear_to(&c->last, c->block.n, 0);
    clear_to(&c->since, c->block.n, 0), clear_to(&c->through, c->block.n / 64 + 1, 0);
    c->through_low = UINT32_MAX, c->through_end = 0;
    c->budget = (uint64_t)BUDGET * (c->line.n + 64);
    if (!copies_merge(c, &e->text.out)) return;
    copies_delete(c);
    branches_invert(c, &e->text.out);
}

void regtext_finish(Emit *e, uint32_t *mark, uint32_t n, size_t stride) {
    if (e->text.out.n > UINT32_MAX) mem_too_large();
    if (!e->coalesce) e->coalesce = mem_alloc(sizeof *e->coalesce);
    Coalesce *c = e->coalesce;
    finish_begin(e, c);
    if (e->phis.written.n || n) copies_coalesce(e, c);
    /* no offsets to update, so the text may be a single line */
    else vec_push(&c->line, ((TextLine){0})), lines_terminate(c, &e->text);
    text_write(e, c, mark, n, stride);
}

uint32_t regtext_reg_number(Emit *e, uint32_t reg) { return e->coalesce->number.at[reg_find(e->coalesce, reg)]; }

void regtext_finish_end(Emit *e) {
    Coalesce *c = e->coalesce;
    if (!c) return;
    vec_free(&c->line_of), vec_free(&c->line), vec_free(&c->block), vec_free(&c->edge);
    vec_free(&c->of_label), vec_free(&c->pred_first), vec_free(&c->pred), vec_free(&c->copy);
    vec_free(&c->phi), vec_free(&c->first), vec_free(&c->place), vec_free(&c->parent), vec_free(&c->range);
    vec_free(&c->span), vec_free(&c->write), vec_free(&c->within), vec_free(&c->through), vec_free(&c->since);
    vec_free(&c->seen), vec_free(&c->last), vec_free(&c->stack), vec_free(&c->number);
    out_free(&c->out);
    free(c);
    e->coalesce = NULL;
}
