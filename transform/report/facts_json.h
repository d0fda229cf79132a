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

/* Analyses the module, whose lines are `l`. Writes to `facts` the object of its facts, and with options->why to
 * `chains` the steps of the chains of causes, as elements of an array; else `chains` may be NULL. Marks in `sets`, by
 * SpaceSet, the sets that occur. */
void facts_json(Module *m, const IrLines *l, const FactsOptions *options, Out *facts, Out *chains, bool sets[256]);
/* Writes an object that maps the number of each marked set to its spelling and its tier. */
void facts_json_sets(const bool sets[256], Out *o);

#endif
