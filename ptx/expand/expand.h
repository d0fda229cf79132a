/* expand.h: intrinsics of the language that become more than a template; shared by expand.c and
 * the files it names functions of. */
#ifndef NVIR_PTX_EXPAND_EXPAND_H
#define NVIR_PTX_EXPAND_EXPAND_H

#include "ptx/expand/expansions.h"

typedef struct Expand Expand;
typedef Opd ScalarFn(Emit *e, const Expand *x, const Comp *c, Opd *arg);   /* arg[3]: a second result */

/* One row of expand.c's table. */
struct Expand {
    const char *name;
    bool (*all)(Emit *e, ValueId v, const Expand *x);    /* the call as a whole; false: not for this type */
    ScalarFn *one;                                       /* what `all` does with one scalar of each operand */
    int aux;                                             /* which of several that are made alike */
    const char *text;
};

/* Approximate functions; from AX_EXP on only where an approximation is allowed. */
enum {
    AX_SIN,
    AX_COS,
    AX_EX2,
    AX_LG2,
    AX_EXACT = AX_LG2,
    AX_EXP,
    AX_EXP10,
    AX_LOG,
    AX_LOG10,
    AX_TAN,
    AX_POW,
    AX_TANH
};

/* expand_wide.c: intrinsics on integers wider than 64 bits; false: not known for them. The call; a
 * vector.reduce; scmp and ucmp; one lane of fptosi.sat and fptoui.sat. */
bool expand_wide(Emit *e, ValueId v, const char *name);
bool expand_wide_reduce(Emit *e, ValueId v, const char *name);
bool expand_wide_order(Emit *e, ValueId v, bool is_signed);
bool expand_wide_sat(Emit *e, ValueId v, const Comp *from, uint32_t lane, Opd a, bool is_signed);
/* expand_int.c */
ScalarFn expand_binary, expand_int_minmax, expand_int_abs, expand_ctpop, expand_ctlz, expand_cttz,
    expand_bitreverse, expand_bswap, expand_funnel, expand_with_overflow, expand_mul_with_overflow,
    expand_add_sat, expand_shl_sat;
/* expand_lanes.c */
bool expand_masked(Emit *e, ValueId v, const Expand *x);
bool expand_frexp(Emit *e, ValueId v, const Expand *x);
ScalarFn expand_ldexp;
/* expand_float.c */
ScalarFn expand_round, expand_round_away, expand_fabs, expand_copysign, expand_sqrt, expand_fma,
    expand_canonicalize;
ScalarFn expand_approx, expand_minmax;
Opd expand_to_int(Emit *e, const Expand *x, const Comp *from, Opd a, const Comp *to);
Opd expand_to_int_sat(Emit *e, const Expand *x, const Comp *from, Opd a, const Comp *to);
Opd expand_fpclass(Emit *e, const Comp *c, Opd a, uint64_t mask);
Opd expand_powi(Emit *e, const Comp *c, Opd a, Opd n);

#endif
