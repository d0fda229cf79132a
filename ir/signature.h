/* signature.h: the signatures of intrinsics.def, read one argument at a time; the head of the table explains the
 * language. Nothing here fails: the table is ours.
 *
 *    SigArg a;
 *    for (SigReader r = sig_begin(row->signature); sig_next(&r, &a);)
 *        ... a.type, a.imm, a.least ...
 */
#ifndef NVIR_IR_SIGNATURE_H
#define NVIR_IR_SIGNATURE_H

#include "ir/ir.h"

typedef struct SigArg {
    const char *type;          /* "p0", "{f32,f32}", ...: `len` bytes of the signature */
    size_t len;
    bool imm;                  /* must be a constant */
    uint32_t least, most;      /* the numbers that the instruction takes; UINT32_MAX: up to any */
    uint32_t step;             /* it takes multiples of this, numbers and addresses alike; 0: powers of two */
} SigArg;

typedef struct SigReader { const char *at; SigArg arg; uint32_t left; } SigReader;   /* left: how often arg again */

/* The arguments of a signature. "", which says nothing of them, has none. */
SigReader sig_begin(const char *signature);
bool sig_next(SigReader *r, SigArg *a);                     /* false: there are no more, *a is as it was */
/* Argument k, from 0; false: there is none. */
bool sig_arg(const char *signature, uint32_t k, SigArg *a);
/* The result of a signature that is not "". */
SigArg sig_result(const char *signature);

/* Is t the type that a signature spells here? Where older compilers wrote the integer that halves are in, that is
 * right too; so is the block's shared memory for the cluster's. */
bool sig_type_is(const Module *m, const char *type, TypeId t);
static inline bool sig_is_generic(const SigArg *a) { return a->len == 2 && !memcmp(a->type, "p0", 2); }
static inline bool sig_is_limited(const SigArg *a) {
    return a->least > 0 || a->most < UINT32_MAX || a->step != 1;
}

#endif
