/* facts_json.h: writes the facts of the space analysis as JSON: see "Facts" in docs/json.md. */
#ifndef NVIR_TRANSFORM_REPORT_FACTS_JSON_H
#define NVIR_TRANSFORM_REPORT_FACTS_JSON_H

#include "analysis/spaces/spaces.h"
#include "transform/report/ir_lines.h"

/* The inputs of the analysis besides the module. */
typedef struct FactsOptions {
    const Knobs *knobs;
    uint32_t sm; /* of the target, such as 90; 0: not known */
    bool why;    /* also write why each pointer has its spaces (explain.h), to `chains` */
} FactsOptions;

/* Analyses the module, whose printed lines are `l`, and writes the object of its facts to `facts`. If options->why,
 * writes the steps of the chains of causes to `chains`, as elements of an array without its brackets; otherwise
 * `chains` may be NULL. Sets sets[s] for each SpaceSet s that occurs, and clears none. All Outs are writers into
 * memory. */
void facts_json(Module *m, const IrLines *l, const FactsOptions *options, Out *facts, Out *chains, bool sets[256]);
/* Writes an object that maps the number of each marked set, as a string, to [its spelling, its tier], as print<spaces>
 * prints them. */
void facts_json_sets(const bool sets[256], Out *o);

#endif
