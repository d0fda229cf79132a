/* shapes.h: modules that are large in one dimension, to measure what must scale linearly. */
#ifndef NVIR_BENCH_SHAPES_H
#define NVIR_BENCH_SHAPES_H
#include "ir/ir.h"

typedef struct BenchShape {
    const char *name, *unit; /* "call chain", "functions" */
    uint32_t size[3];        /* the sizes to measure */
    /* appends the module of size n; the text does not depend on the machine */
    void (*write)(Out *o, uint32_t n);
} BenchShape;
extern const BenchShape shape_table[];
extern const uint32_t shape_count;

#endif
