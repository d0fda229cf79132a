/* signature.h: reads the signatures of intrinsics, one argument at a time. ir/intrinsics/README.md defines
 * the language. These functions do not check for errors, because the table is part of the program.
 *
 *    SigArg a;
 *    for (SigReader r = sig_begin(row->signature); sig_next(&r, &a);)
 *        ... a.type, a.imm, a.least ... */
#ifndef NVIR_IR_SIGNATURE_H
#define NVIR_IR_SIGNATURE_H

#include "ir/ir.h"

typedef struct SigArg {
    const char *type; /* "p0", "{f32,f32}", ...; `len` bytes of the signature */
    size_t len;
    bool imm;             /* must be a constant */
    uint32_t least, most; /* the range of a constant; most = UINT32_MAX: no upper limit */
    uint32_t step;        /* a constant or address must be a multiple of this; 0: a power of two */
} SigArg;

typedef struct SigReader {
    const char *at; /* the text of the next argument */
    SigArg arg;     /* the argument read last */
    uint32_t left;  /* how often `arg` is still to be returned, because of its count */
} SigReader;

/* Begins to read the arguments of a signature. The signature "" has none. */
SigReader sig_begin(const char *signature);
bool sig_next(SigReader *r, SigArg *a); /* false if there are no more; *a is unchanged then */
/* Gets argument k, from 0; false if there is none. */
bool sig_arg(const char *signature, uint32_t k, SigArg *a);
/* Returns the result of a signature other than "". */
SigArg sig_result(const char *signature);

/* Reports whether t is the type that a signature spells. It accepts two variants: the integer type that older
 * compilers use for halves, and a pointer to the shared memory of the block for one to that of the
 * cluster. */
bool sig_type_is(const Module *m, const char *type, TypeId t);
static inline bool sig_is_generic(const SigArg *a) { return a->len == 2 && !memcmp(a->type, "p0", 2); }
static inline bool sig_is_limited(const SigArg *a) { return a->least > 0 || a->most < UINT32_MAX || a->step != 1; }

#endif
