/* assembly.h: analyses the memory effects of inline assembly. In the IR it is a call whose callee is a
 * constant of kind CONST_ASM; this is `callee` in the functions below. No function here fails: text that
 * is not understood is assumed to have every effect. */
#ifndef NVIR_ANALYSIS_ASSEMBLY_H
#define NVIR_ANALYSIS_ASSEMBLY_H

#include "analysis/spaces/space.h"

/* Reports whether the assembly may store an address, or an integer that is used as one. Instructions that
 * only compute, synchronise or load do not. */
bool asm_writes(const Module *m, Ref callee);
/* Reports whether each result is one of the arguments, of 64 bits, and the assembly does nothing else. Libraries use
 * such assembly to hide values from the optimiser. */
bool asm_is_move(const Module *m, Ref callee);
/* Reports whether the assembly may call a function. */
bool asm_calls(const Module *m, Ref callee);
/* Reports whether the assembly may order memory beyond the thread block, or wait for another grid. */
bool asm_orders_memory(const Module *m, Ref callee);

/* Reports whether the assembly may depend on which other threads execute it at the same time: a barrier, a shuffle, a
 * vote. clang marks all assembly convergent, because it does not read it. */
bool asm_is_convergent(const Module *m, Ref callee);

/* The operand that the letter of a constraint requires: a register of `bits` bits, 1 for a predicate; a constant; an
 * address. NONE: the letter is unknown, or the operand is tied to an output, whose constraint holds for both. */
enum AsmPlace { ASM_NONE, ASM_REGISTER, ASM_CONSTANT, ASM_ADDRESS };
/* One constraint: `len` characters at `text`. A clobber is not an operand of the template; an output takes
 * an argument of the call only if it is indirect, every input takes one. Of several alternative letters the
 * first is taken. */
typedef struct AsmConstraint {
    const char *text;
    size_t len;
    uint8_t place, bits; /* place: enum AsmPlace; bits: of a register */
    int32_t tied;        /* an input: the operand whose register it shares; -1 if none */
    bool output, clobber, indirect, takes_arg;
} AsmConstraint;

/* Reads the constraint at s; returns the beginning of the next one, or the end of the text. */
const char *asm_constraint_read(const char *s, AsmConstraint *c);
/* A piece of a template: the character c; the operand of this number, whose modifier is dropped because it has
 * no effect; or what "${:name}" stands for. */
enum AsmPieceKind { ASM_PIECE_CHAR, ASM_PIECE_OPERAND, ASM_PIECE_NAME };
typedef struct AsmPiece {
    uint8_t kind;
    char c;
    uint32_t operand;
    const char *name; /* `len` characters, without ":" and braces */
    size_t len;
} AsmPiece;
typedef struct AsmTemplate {
    const char *at; /* read position */
    bool in, skip;  /* inside "$(first$|second$)"; inside an alternative after the first */
} AsmTemplate;
static inline AsmTemplate asm_template(const char *text) { return (AsmTemplate){.at = text}; }
/* Reads the next piece of the text that the target sees: "$$" is a dollar sign, and of the alternatives
 * "$(first$|second$)" only the first belongs to it. Returns false at the end. */
bool asm_piece_next(AsmTemplate *t, AsmPiece *p);

/* A memory access: ld, st, atom or red of [$N] or [$N+offset]. */
typedef struct AsmAccess {
    uint32_t arg; /* the argument of the call that holds the address */
    uint32_t at;  /* offset in the text where the state space is to be inserted */
    int32_t offset;
    uint32_t size;   /* size in bytes */
    SpaceSet spaces; /* the spaces that it can name; {}: it already names one */
    bool reads, writes;
} AsmAccess;

/* How the assembly uses an argument. */
typedef struct AsmArg {
    /* the argument is used by generic accesses only, which can name these spaces; {}: it has other uses */
    SpaceSet spaces;
    bool captured; /* captured: it has a use other than as the address of an access by some instruction */
    bool complete; /* not captured, and all its accesses are in AsmAccesses.access */
} AsmArg;

typedef struct AsmAccesses {
    Ref callee; /* the assembly that was read */
    /* in the order of the text; an access to an argument without `spaces` cannot be changed */
    VEC(AsmAccess) access;
    VEC(AsmArg) arg; /* nothing is known of arguments beyond its end */
} AsmAccesses;

/* Reads the constraints and the template of `callee` into `a`, unless `a` holds those of `callee` already. A zeroed
 * AsmAccesses is empty; free it with asm_accesses_free. Linear in the text. */
void asm_accesses_read(AsmAccesses *a, const Module *m, Ref callee);
/* These return the facts about argument number `arg`, see AsmArg; for an argument without a record, the worst. */
static inline bool asm_captures(const AsmAccesses *a, uint32_t arg) {
    return arg >= a->arg.n || a->arg.at[arg].captured;
}
static inline bool asm_arg_is_complete(const AsmAccesses *a, uint32_t arg) {
    return arg < a->arg.n && a->arg.at[arg].complete;
}
static inline SpaceSet asm_arg_spaces(const AsmAccesses *a, uint32_t arg) {
    return arg < a->arg.n ? a->arg.at[arg].spaces : 0;
}
void asm_accesses_free(AsmAccesses *a);
/* Returns the assembly in which the accesses to argument N name space[N]; an access with space[N] ==
 * SPACE_GENERIC stays the same. */
Ref asm_in_spaces(const AsmAccesses *a, Module *m, const uint32_t *space);

#endif
