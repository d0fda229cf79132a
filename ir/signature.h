/* signature.h: reads the signatures of intrinsics, one argument at a time, and compares types with them.
 * ir/intrinsics/README.md defines the language. These functions do not check for errors, because the table is
 * part of the program.
 *
 *    SigArg a;
 *    for (SigReader r = sig_begin(row->signature, narg); sig_next(&r, &a);)
 *        ... a.type, a.imm, a.least ... */
#ifndef NVIR_IR_SIGNATURE_H
#define NVIR_IR_SIGNATURE_H

#include "ir/ir.h"

/* What a signature requires of one argument, or the result. */
typedef struct SigArg {
    const char *type; /* "p0", "{f32,f32}", "anyint", ...; `len` bytes of the signature, without a NUL after them */
    size_t len;
    bool imm;             /* must be a constant */
    bool optional;        /* may be missing */
    uint32_t least, most; /* the range of the value, if it is a constant; most = UINT32_MAX: no upper limit */
    uint32_t step;        /* a constant or address must be a multiple of this; 1: any; 0: must be a power of two */
} SigArg;

typedef struct SigReader {
    const char *at; /* the text of the next argument */
    SigArg arg;     /* the argument that was read last */
    uint32_t left;  /* how many more times sig_next returns `arg`, which stands for several equal arguments (i32*3) */
    bool all;       /* sig_next returns the optional argument, too */
} SigReader;

/* Returns a reader of the arguments of a signature, for a call with n arguments. sig_next skips the optional argument,
 * unless the signature has exactly n arguments with it. The signature "" has no arguments. */
SigReader sig_begin(const char *signature, uint32_t n);
/* Sets *a to the next argument. Returns false if there are no more; *a does not change then. */
bool sig_next(SigReader *r, SigArg *a);
/* Sets *a to argument k, counted from 0, for a call with n arguments. Returns false if there is none; *a is not
 * meaningful then. */
bool sig_arg(const char *signature, uint32_t n, uint32_t k, SigArg *a);
/* Returns how many arguments sig_next returns for a call with n arguments; this is n if the number is right. */
uint32_t sig_count(const char *signature, uint32_t n);
/* Returns what a signature other than "" requires of the result. */
SigArg sig_result(const char *signature);

/* Reports whether t is the type that the text `type` of a signature spells, or one of the class that it names, such as
 * "anyint". f is the type of the function, to whose result and parameters "=1" and the like refer; it must have as many
 * parameters as the signature has arguments. Two variants are accepted: integers of the same size for f16, bf16 and
 * vectors of two of them, as older compilers write them, and a pointer to the shared memory of the block where the
 * signature has one to that of the cluster. */
bool sig_type_is(const Module *m, const char *type, TypeId t, TypeId f);
/* Returns a description, for messages, of the types that an argument allows, such as "an integer or a vector of
 * integers"; NULL if the argument has one fixed type. */
const char *sig_words(const SigArg *a);
/* Report whether an argument is a generic pointer, and whether its value is limited by a range or a step. */
static inline bool sig_is_generic(const SigArg *a) { return a->len == 2 && !memcmp(a->type, "p0", 2); }
static inline bool sig_is_limited(const SigArg *a) { return a->least > 0 || a->most < UINT32_MAX || a->step != 1; }

#endif
