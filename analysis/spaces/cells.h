/* cells.h: the parts of each points-to class that are accessed as a unit. They are computed after the points-to phase.
 *
 *     store ptr %p, (%a, 0)      store i32 1, (%a, 8)      store i64 0, (%a, 8)
 *     cells of the class of %a:  [0, 8) and [8, 16)
 *
 * A fact about the contents of memory belongs to a cell. Each access through a pointer gives a range [low,
 * high) of its class; ranges that overlap become one cell. A cell is partial if some write
 * to it does not cover all of it: a read may then return a mixture of two values.
 *
 * An access through a bounded index has an extent (location.h). If it has few candidate locations it gives a
 * range for each. Ranges that overlap such an extent form a region, in which offsets count modulo the
 * greatest common divisor of the strides, so the fields of an array of structs stay apart, provided each
 * range fits into one stride; else the region is one cell. The rest of the class is not affected.
 *
 * Only classes that hold pointers or are copied have cells, unless integers may carry addresses: then all
 * have.
 *
 * Cost: sorting the accesses, O(n log n), a few times. A lookup is a binary search. */
#ifndef NVIR_ANALYSIS_SPACES_CELLS_H
#define NVIR_ANALYSIS_SPACES_CELLS_H

#include "analysis/spaces/points_to.h"

/* A part [low, high) of a class: a cell, or a region, in which offsets count modulo the stride from low on. */
typedef struct PtCell {
    uint32_t root;             /* the class */
    int32_t low, high, stride; /* stride: of a region; 0 for a cell */
    bool partial;              /* of a cell: some write does not cover all of it */
} PtCell;

typedef struct Cells {
    const PointsTo *pt;
    VEC(PtCell) cell;   /* ordered by root and low; they do not overlap */
    VEC(PtCell) region; /* ordered likewise; only in classes whose modulus is 0 */
} Cells;

/* Overwrites *cs with the cells; borrows `pt` until cells_free. Bytes that are accessed both as pointers and as data,
 * and copies of pointers, may join further classes of `pt`; after this function the classes do not change any more.
 * Sets pt->integers if a pointer may be read as data. */
void cells_build(Cells *cs, PointsTo *pt);
void cells_free(Cells *cs);

/* Reports whether class `root`, a representative, can have cells: it is accessed as pointers, copied or filled, or
 * pt->integers. */
bool cells_tracked(const PointsTo *pt, uint32_t root);

/* In the functions below `l` is a location as pt_at() or unify_find() gives it. */

/* Returns the number of cells that [l, l + size) touches, which are adjacent in Cells.cell, and sets *first to the
 * index of the first of them. A size above INT32_MAX reaches to the end of the class. A range that wraps around the
 * modulus or stride counts as all of it. */
uint32_t cells_in(const Cells *cs, Location l, uint64_t size, uint32_t *first);
/* Returns the index of the cell that byte `off` beyond l belongs to; UINT32_MAX if there is none. */
uint32_t cells_find(const Cells *cs, Location l, uint64_t off);
/* Reports whether [l, l + size) contains all of cell c, which it touches. */
bool cells_covered(const Cells *cs, const PtCell *c, Location l, uint64_t size);

#endif
