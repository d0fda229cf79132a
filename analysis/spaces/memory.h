/* memory.h: the model of memory: the module, its call summaries, the points-to classes and their cells, built
 * in this order. The constraints of the space analysis (flow.h) are stated on top of it. Each part points to
 * those before it, so the struct must not move. */
#ifndef NVIR_ANALYSIS_SPACES_MEMORY_H
#define NVIR_ANALYSIS_SPACES_MEMORY_H

#include "analysis/spaces/cells.h"

typedef struct MemoryModel {
    Program program;
    CallSummaries summaries;
    PointsTo pt;
    Cells cells;
} MemoryModel;

/* Overwrites *w with the model of the module. `follow`: arguments and results of calls are followed into the callees.
 * The arguments are borrowed until memory_free. */
void memory_build(MemoryModel *w, Module *m, const KernelTable *kernels, const CallGraph *calls, bool follow);
void memory_free(MemoryModel *w);

#endif
