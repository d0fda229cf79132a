/* knobs.h: the switches of the memory-space system. The rows are in knobs.def; a program holds one Knobs and
 * hands it down. */
#ifndef NVIR_ANALYSIS_KNOBS_H
#define NVIR_ANALYSIS_KNOBS_H

#include "ir/suggestion.h"
#include "ir/ir.h"

typedef struct Knobs {
#define KNOB(field, name, kind, value, choices, meaning) int32_t field;
#define SYNONYM(field, name)
#include "analysis/knobs.def"
#undef KNOB
#undef SYNONYM
} Knobs;

/* The order of the words in knobs.def. */
enum { AMBIGUOUS_GENERIC, AMBIGUOUS_GLOBAL };
enum { WMMA_LEGAL, WMMA_GLOBAL, WMMA_SHARED };
enum { ILLEGAL_WARN, ILLEGAL_ERROR };
enum { MERGE_UNIFIED, MERGE_PER_AS, MERGE_NONE };

Knobs knobs_default(void);

/* "-name", "-name=value" or the same with "--". A flag without a value means on. */
enum KnobResult { KNOB_SET, KNOB_UNKNOWN, KNOB_BAD_VALUE };
enum KnobResult knob_set(Knobs *k, const char *arg);

/* Tries every knob and synonym, without dashes. */
void knobs_nearest(Near *n);

/* What a knob takes, for the message after KNOB_BAD_VALUE: "true or false", "an integer", "warn|error". */
const char *knob_values(const char *arg);

/* One line per knob: name, default, meaning; synonyms behind. */
void knobs_help(Out *o);

#endif
