/* thread_edges.h: leads edges past blocks, which are copied for them.
 *
 *    a:  br i1 %x, label %m, label %b                a:  br i1 %x, label %m2, label %b
 *    m:  %c = phi i1 [ true, %a ], [ %y, %b ]        m2: %k2 = add i32 %n, 1
 *        %k = add i32 %n, 1                              br label %yes
 *        br i1 %c, label %yes, label %no             m:  %c = phi i1 [ %y, %b ]
 *                                                        ...
 */
#ifndef NVIR_TRANSFORM_SCALAR_THREAD_EDGES_H
#define NVIR_TRANSFORM_SCALAR_THREAD_EDGES_H

#include "transform/pass.h"

/* The number of blocks that an edge may be led past. */
enum { THREAD_PATH_MAX = 8 };

/* Operand number `operand` of the terminator of `from` leads to path[0], from there on to path[n - 1], and that leads
 * to `to`: with these edges the threads that take the edge go that way. The blocks of the path differ from each
 * other. */
typedef struct ThreadedEdge {
    BlockId from, to;
    uint32_t operand, n;
    BlockId path[THREAD_PATH_MAX];
} ThreadedEdge;

/* Leads each of the n edges to a copy of the instructions of its path, and from there to its `to`. The edges differ,
 * are in program order of `from`, and refer to f as it is before the call. The instructions of the paths must not be
 * allocas, nor convergent, nor of a type that mem2reg does not promote. The address of no block of f may be taken. */
void edges_thread(Pass *p, Fn *f, const ThreadedEdge *edge, uint32_t n);

#endif
