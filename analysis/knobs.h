/* knobs.h: the options of the memory-space system. Their rows are in knobs.def. A program owns one Knobs
 * and passes it down. */
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

/* The values of the CHOICE knobs, in the order of the words in knobs.def. */
enum { AMBIGUOUS_GENERIC, AMBIGUOUS_GLOBAL };
enum { ATOMICS_AUTO, ATOMICS_CUDA, ATOMICS_LLVM };
enum { WMMA_LEGAL, WMMA_GLOBAL, WMMA_SHARED };
enum { ILLEGAL_WARN, ILLEGAL_ERROR };
enum { MERGE_UNIFIED, MERGE_PER_AS, MERGE_NONE };

Knobs knobs_default(void); /* returns the default values */

/* Sets the knob that `arg` names: "-name", "-name=value", or the same with "--". A flag without a value is
 * turned on. Returns KNOB_UNKNOWN if no knob has the name, KNOB_BAD_VALUE if the value does not fit. */
enum KnobResult { KNOB_SET, KNOB_UNKNOWN, KNOB_BAD_VALUE };
enum KnobResult knob_set(Knobs *k, const char *arg);

/* Sets the knobs of a list, "name=value,name=value"; "" sets none. The list comes from a table in the code, not from a
 * user: a name or value that is not valid ends the program as a bug. */
void knobs_set_list(Knobs *k, const char *list);

/* Passes the name of every knob and synonym, without dashes, to suggestion_try(), to find the knob whose
 * name is most similar to a misspelt one. */
void knobs_nearest(Suggestion *n);

/* Returns a description of the values that the knob accepts, for the message after KNOB_BAD_VALUE: "true
 * or false", "an integer", "warn|error". Returns "" for an unknown knob. */
const char *knob_values(const char *arg);

/* Prints one entry per knob: name, default, meaning, synonyms. */
void knobs_help(Out *o);

#endif
