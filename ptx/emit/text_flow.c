/* text_flow.c: reads the finished text of a function as coalesce.c needs it: the registers that each line mentions, the
 * basic blocks, the control-flow edges, and the copies "mov a, b" into registers of phis. It works on the text, because
 * only the text says where each register is read, whichever instructions selection has folded. An inline assembly
 * counts as one line. */
#include "ptx/emit/coalesce.h"
#include "ir/chars.h"

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

void text_flow_terminate(Coalesce *c, const RegText *text) {
    vec_push(&c->line, ((TextLine){(uint32_t)text->out.n, 0, 0}));
    c->line.n--;
}

void text_flow_read(Coalesce *c, const RegText *text) {
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
    text_flow_terminate(c, text);
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

void text_flow_complete(Coalesce *c) {
    preds_make(c);
    mentions_sort(c);
}
