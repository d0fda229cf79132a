/* line_diff.h: compares two texts, each given as one number (key) per line, such as a hash of the line. */
#ifndef NVIR_TRANSFORM_REPORT_LINE_DIFF_H
#define NVIR_TRANSFORM_REPORT_LINE_DIFF_H

#include "ir/ir.h"

/* `gone` lines of the old text, from line `old` on, are replaced by `come` lines of the new one, from line
 * `now` on. Lines count from 0; `gone` or `come` may be 0, not both. */
typedef struct LineEdit {
    uint32_t old, gone, now, come;
} LineEdit;
typedef VEC(LineEdit) LineEdits;

/* Appends the edits that turn the na lines `a` into the nb lines `b`, in ascending order. Lines are equal if their keys
 * are. Takes O(n log n) for n = na + nb; the result need not be the shortest. */
void line_diff(const uint64_t *a, uint32_t na, const uint64_t *b, uint32_t nb, LineEdits *edits);

#endif
