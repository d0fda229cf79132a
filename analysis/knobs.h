/* knobs.h: the options ("knobs") of the analysis of memory spaces and of the passes that use it. Each is a row of
 * knobs.def. A program has one Knobs and passes it down. */
#ifndef NVIR_ANALYSIS_KNOBS_H
#define NVIR_ANALYSIS_KNOBS_H

#include "ir/suggestion.h"
#include "ir/ir.h"

/* The values of all knobs: a field for each, 0 or 1 for a FLAG or BOOL, the index of the word for a CHOICE. */
typedef struct Knobs {
#define KNOB(field, name, kind, value, choices, meaning) int32_t field;
#define SYNONYM(field, name)
#include "analysis/knobs.def"
#undef KNOB
#undef SYNONYM
} Knobs;

/* The values of the CHOICE knobs, one list for each knob, in the order of the words in knobs.def. */
enum { AMBIGUOUS_GENERIC, AMBIGUOUS_GLOBAL };
enum { ATOMICS_AUTO, ATOMICS_CUDA, ATOMICS_LLVM };
enum { WMMA_LEGAL, WMMA_GLOBAL, WMMA_SHARED };
enum { ILLEGAL_WARN, ILLEGAL_ERROR };
enum { MERGE_UNIFIED, MERGE_PER_AS, MERGE_NONE };

Knobs knobs_default(void); /* returns the default values */
/* Reports whether the memory-space system is on. */
static inline bool knobs_is_on(const Knobs *k) { return k->enable && !k->disable_pass; }

/* Sets the knob that `arg` names: "-name", "-name=value", or the same with two dashes or none. A knob of kind FLAG or
 * BOOL without a value becomes 1. Returns KNOB_UNKNOWN if no knob or synonym has the name, and KNOB_BAD_VALUE if the
 * value is not one that the knob accepts or is missing; then *k stays the same. */
enum KnobResult { KNOB_SET, KNOB_UNKNOWN, KNOB_BAD_VALUE };
enum KnobResult knob_set(Knobs *k, const char *arg);

/* Sets the knobs of a list, "name=value,name=value", with at most 63 characters for each; "" sets none. The list comes
 * from a table in the code, not from a user: a name or value that is not valid ends the program as a bug. */
void knobs_set_list(Knobs *k, const char *list);

/* Calls suggestion_try with the name of every knob and synonym, without dashes, so that `n` can suggest one for a
 * misspelt name. */
void knobs_nearest(Suggestion *n);

/* Returns a description of the values that the knob accepts, for the message after KNOB_BAD_VALUE, such as "true or
 * false", "an integer" or "warn|error". `arg` has the form of knob_set. Returns "" for an unknown knob. */
const char *knob_values(const char *arg);

/* Prints an entry for each knob: its name, accepted values, default, meaning and synonyms. */
void knobs_help(Out *o);

#endif
