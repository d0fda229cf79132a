/* facts_json.h: writes the facts of the space analysis as JSON: see "Facts" in docs/json.md. */
#ifndef NVIR_TRANSFORM_REPORT_FACTS_JSON_H
#define NVIR_TRANSFORM_REPORT_FACTS_JSON_H

#include "analysis/spaces/spaces.h"
#include "transform/report/ir_lines.h"

/* The inputs of the analysis besides the module. */
typedef struct FactsOptions {
    const Knobs *knobs;
    uint32_t sm; /* 0: not known */
    bool why;    /* write the chains of causes too, to `chains` */
} FactsOptions;

/* Analyses the module, the lines of which are `l`. Writes the object of its facts, and the steps of the chains of causes as
 * elements of an array. Marks in `sets` the sets that occur. */
void facts_json(Module *m, const IrLines *l, const FactsOptions *options, Out *facts, Out *chains, bool sets[256]);
/* Writes an object with the spelling of each marked set. */
void facts_json_sets(const bool sets[256], Out *o);

#endif
