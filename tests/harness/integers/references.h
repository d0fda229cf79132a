/* references.h: the integer operations of IR and PTX that are checked, each with a function in C that computes it. */
#ifndef NVIR_TESTS_INTEGERS_REFERENCES_H
#define NVIR_TESTS_INTEGERS_REFERENCES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

__extension__ typedef unsigned __int128 Word;
__extension__ typedef __int128 SignedWord;

/* Return a number whose lowest w bits, 1 to 128, are ones; the number in the lowest w bits of v, with its sign. */
static inline Word ones(unsigned w) { return ~(Word)0 >> (128 - w); }
static inline SignedWord as_signed(Word v, unsigned w) { return (SignedWord)(v << (128 - w)) >> (128 - w); }

/* Computes the result of w-bit operands x; bits above the width of the result are ignored. Returns false if the result
 * is poison. */
typedef bool (*Reference)(Word *r, const Word *x, unsigned w);

/* Constraints on the operands: a division by them is no error; none of their bits is undefined. */
enum { NO_OVERFLOW = 1, DEFINED = 2 };
enum { OPERANDS = 4 }; /* at most */

/* An operation of IR on %a, %b and %c. */
typedef struct IrRow {
    const char *text; /* N stands for the width */
    Reference c;
    uint8_t n; /* the number of operands */
    /* The mask of the operands to which the executor is exact: if undefined bits are in these only, each result bit
     * that does not depend on them is defined. */
    uint8_t exact;
    uint8_t flags;    /* NO_OVERFLOW, DEFINED */
    uint8_t result;   /* the width of the result; 0: N */
    uint8_t most;     /* the greatest width; 0: 128 */
    uint8_t multiple; /* the width is a multiple of this; 0: any */
} IrRow;

/* An operation of PTX on the registers %a, %b, %c and %e, with result %d. */
typedef struct PtxRow {
    const char *text;
    Reference c;
    uint8_t n, exact;               /* as in IrRow */
    uint8_t result, bits[OPERANDS]; /* the widths of %d and of the operands */
} PtxRow;

extern const IrRow ir_row[];
extern const PtxRow ptx_row[];
extern const size_t ir_rows, ptx_rows;

#endif
