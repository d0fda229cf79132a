/* shapes.h: modules that are large in one direction, for what must stay linear. */
#ifndef NVIR_BENCH_SHAPES_H
#define NVIR_BENCH_SHAPES_H
#include "ir/ir.h"

typedef struct Shape {
    const char *name, *unit;               /* "call chain", "functions" */
    uint32_t size[3];                      /* that are measured */
    void (*write)(Out *o, uint32_t n);     /* appends the module of size n; the same text on every machine */
} Shape;
extern const Shape shape_table[];
extern const uint32_t shape_count;

#endif
