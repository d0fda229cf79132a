/* dump.h: prints the result of a phase of the space analysis as text, for readers who follow it step by step:
 * print<points-to>, print<cells> and print<constraints>. */
#ifndef NVIR_ANALYSIS_SPACES_DUMP_H
#define NVIR_ANALYSIS_SPACES_DUMP_H

#include "analysis/spaces/flow.h"

/* Prints the points-to classes with their fields, and the location of every value that has one. */
void dump_points_to(SpaceSolver *z, Out *o);
/* Prints the cells of every class. */
void dump_cells(SpaceSolver *z, Out *o);
/* Prints the sources and the edges of the constraint graph. Must be called before flow_solve. */
void dump_constraints(SpaceSolver *z, Out *o);

#endif
