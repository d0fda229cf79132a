/* coalesce.h: what the files share that finish the text of a function: its lines, basic blocks and registers, as
 * text_flow.c reads them, and the classes of registers that coalesce.c makes. */
#ifndef NVIR_PTX_EMIT_COALESCE_H
#define NVIR_PTX_EMIT_COALESCE_H

#include "ptx/emit.h"

/* A line of the text. at: the offset of its first byte; block: the index of its basic block; flags: LINE_*. */
typedef struct TextLine {
    uint32_t at, block;
    uint8_t flags;
} TextLine;
/* WIDE: an inline assembly that may be several instructions, which counts as one line; INVERTED: a branch whose
 * condition is negated. */
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

/* text_flow.c: reads the text, which ends with a line feed: fills the lines, the basic blocks and the edges between
 * them (except those of falling through), the line of each mention of a register, and the candidate copies. */
void text_flow_read(Coalesce *c, const RegText *text);
/* Adds a line after the last, which is not counted and begins where the text ends. */
void text_flow_terminate(Coalesce *c, const RegText *text);
/* Completes the graph that text_flow_read has begun, and lists the mentions of the registers of candidate copies
 * (first, place). c->range has an entry for each register, which says whether it is one of these. */
void text_flow_complete(Coalesce *c);

/* coalesce.c: reads the text and merges the registers of copies where their live ranges do not interfere. Reports
 * whether any were merged. */
bool coalesce_copies(Emit *e, Coalesce *c);
/* Returns the representative of the class that a register was merged into (union-find with path halving). */
static inline uint32_t coalesce_find(const Coalesce *c, uint32_t reg) {
    while (c->parent.at[reg] != reg) reg = c->parent.at[reg] = c->parent.at[c->parent.at[reg]];
    return reg;
}

#endif
