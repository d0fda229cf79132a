/* lab.h of lab 10: the machine, and the two functions that your file defines. Read labs.h for the rest.
 *
 *     const LabSelectHooks lab_hooks = {tile, address};
 *
 * make lab N=10 FILE=my.c builds these passes from them, which you can also run yourself (build/lab/10/nvir-opt
 * -passes=...):
 *
 *     select           replaces instructions by your PTX, as inline assembly: the result can be executed by nvir-run, and
 *                      nvir-ptx makes a kernel of it that ptxas accepts
 *     select,print-ptx prints the PTX that you have selected
 *     select,judge     prints how many instructions each function got, compared with what is enough
 *
 * ------------------------------------------------------------------------------------------------ the machine A
 * virtual register has 32 or 64 bits. An instruction computes one register from registers; the last column says which
 * operands may be an immediate instead, at most one of them: a number from -2^31 to 2^31 - 1, which is sign-extended.
 * An address is a register of 64 bits and an offset from -2^23 to 2^23 - 1.
 *
 *     instruction                          result         operands           immediate
 *     mov.b32, mov.b64                     32, 64         number             any number; only number_register() makes it
 *     add.s32, sub.s32, mul.lo.s32         32             32, 32             the second
 *     and.b32, or.b32, xor.b32             32             32, 32             the second
 *     mad.lo.s32     a * b + c             32             32, 32, 32         the second or third
 *     shl.b32, shr.u32, shr.s32            32             32, 32             the second
 *     neg.s32, not.b32                     32             32
 *     bfe.u32        (a >> b) & (2^c - 1)  32             32, 32, 32         the second AND the third, both
 *     add.s64 ... not.b64                  the same with 64 bits, but the amount of a shift has 32; no bfe
 *     mul.wide.s32, mul.wide.u32           64             32, 32             the second
 *     mad.wide.s32, mad.wide.u32           64             32, 32, 64         the second or third
 *     cvt.s64.s32, cvt.u64.u32             64             32                 sign-extends; zero-extends
 *     cvt.u32.u64                          32             64                 the lower half
 *     ld, st                               for you: the address is yours, the rest is written by the adapter
 *
 * mul.wide.s32 is the product in 64 bits of two numbers that are sign-extended from 32; .u32: zero-extended. */
#ifndef NVIR_LAB_10_H
#define NVIR_LAB_10_H

#include "labs.h"

/* A function whose instructions are being selected. p->m is the module. */
typedef struct Selector {
    Pass *p;
    Fn *f;
    struct SelectorState *state; /* the adapter's */
} Selector;

/* An operand of an instruction of the machine: a register, or a number. A zeroed one is none. */
typedef struct Operand {
    enum { OPERAND_NONE, OPERAND_REGISTER, OPERAND_NUMBER } kind;
    Ref value;      /* of a register: what it holds */
    int64_t number; /* of a number */
} Operand;

/* A place in memory: `offset` bytes after what the register `base` holds. */
typedef struct Address {
    Operand base;
    int64_t offset;
} Address;

/* ------------------------------------------------------------------------------------------------ looking at the tree
 *
 * The instructions that you select for: add, sub, mul, and, or, xor, shl, lshr, ashr of i32 and i64; sext, zext and trunc
 * between these two; getelementptr whose indices are i32 or i64; plain loads and stores of i32, i64, float and double. */

/* Returns whether r is an instruction of yours with this opcode, and a result of this width; then *v is that
 * instruction. */
bool is_op(const Selector *s, Ref r, enum Op op, uint32_t bits, ValueId *v);
/* Returns whether r is a constant number that may be an immediate operand; then *n is that number. */
bool is_immediate(const Selector *s, Ref r, int64_t *n);
/* Returns how often the result of v is used. An instruction whose result is used once may become a part of its user:
 * then no one requests its register, and it costs nothing. If there are other users, they request it, and it is
 * computed. */
uint32_t use_count(const Selector *s, ValueId v);
/* Returns the width of an operand: 32 or 64, also of a pointer. */
uint32_t width(const Selector *s, Ref r);

/* One term of the address that a getelementptr computes: index * size. */
typedef struct Term {
    Ref index;     /* of i32, which is sign-extended to 64 bits, or of i64 */
    uint64_t size; /* bytes */
} Term;
enum { TERMS_MAX = 8 };
/* Decomposes the address that getelementptr v computes into base + constant + the sum of the terms. Returns the number
 * of terms, or UINT32_MAX if they are more than TERMS_MAX or an index has no known element size. */
uint32_t gep_terms(const Selector *s, ValueId v, Ref *base, int64_t *constant, Term term[TERMS_MAX]);

/* ------------------------------------------------------------------------------------------------ writing instructions */

/* Returns the register that holds r. An instruction that computes it is selected after this one; a constant is loaded
 * by mov. */
Operand in_register(Selector *s, Ref r);
/* Returns an immediate operand. */
Operand immediate(int64_t n);
/* Writes an instruction of the machine, and returns its result. Operands that it does not have are `none`. An
 * instruction that the machine does not have is an error that says why: an unknown name, a wrong width, an immediate
 * that does not fit or is in a wrong place. */
Operand ptx(Selector *s, const char *name, Operand a, Operand b, Operand c);
extern const Operand none;
/* Loads a number of any size into a register of 32 or 64 bits. */
Operand number_register(Selector *s, uint32_t bits, int64_t n);

/* ------------------------------------------------------------------------------------------------ what you write
 *
 * The instructions of a function are visited from the last to the first, so that the users of a value come before it. A
 * value that no user has requested with in_register() when its turn comes is part of other instructions, and is left out. */
typedef struct LabSelectHooks {
    /* 1. Writes the instructions that compute the result of v, which is no load or store; returns the register with the result.
     * That of a getelementptr is an address, and has 64 bits. `none`: v stays as it is, and costs as much as two
     * instructions. */
    Operand (*tile)(Selector *s, ValueId v);
    /* 2. Returns an address of the machine for the pointer of a load or store, and writes the instructions that it needs. A base
     * of `none`: the load or store stays as it is. */
    Address (*address)(Selector *s, Ref pointer);
} LabSelectHooks;
extern const LabSelectHooks lab_hooks;

/* The pass `select`, with these functions: what the adapter calls. */
bool select_run(Pass *p, Fn *f, const LabSelectHooks *hooks);

#endif
