/* regtext.c: finishes the text of a function. It lets coalesce.c merge registers, deletes the copies that thereby
 * become redundant, turns the branches around that then jump over a lone jump, and names the registers in the order of
 * their first mention. */
#include "ptx/emit/regtext.h"
#include "ptx/emit/coalesce.h"

/* Marks as deleted the lines of copies whose two registers are now one. */
static void copies_delete(Coalesce *c) {
    for (uint32_t i = 0; i < c->copy.n; i++) {
        const Mention *to = &c->mention[c->copy.at[i]];
        if (coalesce_find(c, to->reg) == coalesce_find(c, to[1].reg))
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
    uint32_t one = coalesce_find(c, reg), cls = e->regs.cls.at[one], number = c->number.at[one];
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

/* Clears the tables of the previous function and makes each register its own class. */
static void finish_begin(Emit *e, Coalesce *c) {
    uint32_t regs = e->regs.cls.n;
    c->mention = e->text.reg.at;
    c->line_of.n = c->line.n = c->block.n = c->edge.n = c->of_label.n = c->copy.n = 0;
    c->span.n = c->write.n = 0;
    clear_to(&c->number, regs, 0), clear_to(&c->parent, regs, 0);
    for (uint32_t r = 0; r < regs; r++) c->parent.at[r] = r;
}

/* Merges the registers of copies, and marks the lines that thereby become redundant. text_write deletes them. */
static void copies_take(Emit *e, Coalesce *c) {
    if (!coalesce_copies(e, c)) return;
    copies_delete(c);
    branches_invert(c, &e->text.out);
}

void regtext_finish(Emit *e, uint32_t *mark, uint32_t n, size_t stride) {
    if (e->text.out.n > UINT32_MAX) mem_too_large();
    if (!e->coalesce) e->coalesce = mem_alloc(sizeof *e->coalesce);
    Coalesce *c = e->coalesce;
    finish_begin(e, c);
    if (e->phis.written.n || n) copies_take(e, c);
    /* no offsets to update, so the text may be a single line */
    else vec_push(&c->line, ((TextLine){0})), text_flow_terminate(c, &e->text);
    text_write(e, c, mark, n, stride);
}

uint32_t regtext_reg_number(Emit *e, uint32_t reg) { return e->coalesce->number.at[coalesce_find(e->coalesce, reg)]; }

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
