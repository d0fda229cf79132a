/* coalesce.c: merges the registers of phi copies (see phi.c) whose live ranges do not interfere, so that the copies
 * become redundant.
 *
 * If phis left copies, the text is read once (text_flow.c). A register is live from the line that writes it to the
 * lines that read it. The writes of a phi's register are exactly its copies; any other register has one write, its
 * first line, or is taken to be live back to the entry. The two registers of a copy "mov a, b" are merged if neither is
 * written while the other is live, except by a copy from the other, which makes them equal (Chaitin, Register
 * allocation and spilling via graph coloring, 1982). Copies are tried in the order of the text, each on the classes
 * that earlier merges have made.
 *
 * Live ranges are sorted lists of spans of places. Each line has two places: one where it reads and one where it
 * writes. They are computed only for registers of copies, and in the order of the text, so that no sorting is needed;
 * the blocks at whose end a register is live are a bit set, of which only the words between the first and the last such
 * block are read. All work is charged to a budget that is linear in the text; when it is spent, the remaining copies
 * stay. Unless an inline assembly is one instruction, everything that it reads interferes with everything that it
 * writes. */
#include "ptx/emit/coalesce.h"

enum { BUDGET = 64 }; /* steps allowed for each line of the text */

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

/* ------------------------------------------------------------------------------------------------ classes */

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
        if (span[k].from <= w->place && (w->from == UINT32_MAX || coalesce_find(c, w->from) != b_reg)) return true;
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
        to = coalesce_find(c, to), from = coalesce_find(c, from);
        const LiveRange *a = &c->range.at[to], *b = &c->range.at[from];
        if (to == from || range_interferes(c, a, b, from) || range_interferes(c, b, a, to)) continue;
        ranges_merge(c, to, from);
        any = true;
    }
    return any;
}

bool coalesce_copies(Emit *e, Coalesce *c) {
    uint32_t regs = e->regs.cls.n;
    clear_to(&c->phi, regs, 0), clear_to(&c->range, regs, 0);
    for (uint32_t i = 0; i < e->phis.written.n; i++) c->phi.at[e->phis.written.at[i].id] = 1;
    text_flow_read(c, &e->text);
    if (!c->copy.n) return false;
    text_flow_complete(c);
    clear_to(&c->seen, c->block.n, 0), clear_to(&c->last, c->block.n, 0);
    clear_to(&c->since, c->block.n, 0), clear_to(&c->through, c->block.n / 64 + 1, 0);
    c->through_low = UINT32_MAX, c->through_end = 0;
    c->budget = (uint64_t)BUDGET * (c->line.n + 64);
    return copies_merge(c, &e->text.out);
}
