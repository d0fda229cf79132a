/* range_stated.h: the ranges that a program states of its integers, by attributes and metadata, and those of the
 * special registers. */
#ifndef NVIR_ANALYSIS_RANGE_STATED_H
#define NVIR_ANALYSIS_RANGE_STATED_H

#include "analysis/interval.h"

/* Reads the attribute range(i32 0, 1024) of a set, a half-open interval, into *out. Returns false if there is none or
 * it wraps around. */
bool range_of_attr(const Module *m, AttrSetId set, Range *out);
/* Reads the metadata !range !{i32 0, i32 1024} of v, a half-open interval, into *out. Returns false if there is none,
 * it wraps around, or there are several intervals. */
bool range_of_metadata(const Module *m, const Fn *f, ValueId v, Range *out);
/* Sets *out to the range of the special register that intrinsic `id` reads; returns false if it is not known. A thread
 * block has at most 1024 threads, and at most 64 in z. */
bool range_of_register(uint32_t id, Range *out);

#endif
