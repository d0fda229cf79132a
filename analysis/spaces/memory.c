/* memory.c: builds the parts of the memory model one after the other. See memory.h. */
#include "analysis/spaces/memory.h"

void memory_build(MemoryModel *w, Module *m, const KernelTable *kernels, const CallGraph *calls, bool follow) {
    program_build(&w->program, m, kernels, calls, follow);
    summary_build(&w->summaries, &w->program);
    points_to_build(&w->pt, &w->program, &w->summaries);
    cells_build(&w->cells, &w->pt);
}

void memory_free(MemoryModel *w) {
    cells_free(&w->cells);
    points_to_free(&w->pt);
    summary_free(&w->summaries);
    program_free(&w->program);
}
