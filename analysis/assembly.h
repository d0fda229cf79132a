/* assembly.h: analyses the memory effects of inline assembly. In the IR it is a call whose callee is a
 * constant of kind CONST_ASM; this is `callee` in the functions below. No function here fails: an instruction
 * that is not known is assumed to have every effect, except that it calls no function. */
#ifndef NVIR_ANALYSIS_ASSEMBLY_H
#define NVIR_ANALYSIS_ASSEMBLY_H

#include "analysis/spaces/space.h"

/* Reports whether the assembly may write memory in which an address can be stored: by an instruction, or because an
 * output is indirect ("=*l"). Instructions that only compute, load, or synchronise, such as those that write a barrier
 * object (mbarrier), do not. */
bool asm_writes(const Module *m, Ref callee);
/* Reports whether the assembly may read or write memory, order the accesses of threads, or end the thread: by an
 * instruction that does more than compute with registers, by an indirect operand, or because its constraints have the
 * clobber "memory". */
bool asm_touches_memory(const Module *m, Ref callee);
/* Reports whether the assembly consists of one or more statements like "mov.b64 $0, $1;" between operands of 64 bits
 * and nothing else, so that its results are copies of its arguments, and none of them is stored. Libraries use such
 * assembly to hide values from the optimiser. */
bool asm_is_move(const Module *m, Ref callee);
/* Reports whether the assembly may call a function: it has the instruction `call`. */
bool asm_calls(const Module *m, Ref callee);
/* Reports whether the assembly may order memory accesses beyond the thread block or wait for another grid: it has a
 * fence, an acquire or release, a cluster barrier, griddepcontrol, or an instruction that is not known. */
bool asm_orders_memory(const Module *m, Ref callee);

/* Reports whether v depends on which threads execute it together, so that it must not become conditional on anything
 * else: a convergent intrinsic, convergent assembly, or a call of a function, which may contain one. */
bool inst_is_convergent(const Module *m, const Fn *f, ValueId v);

/* The operand that the letter of a constraint requires: a register of `bits` bits, 1 for a predicate; a constant; an
 * address. NONE: the letter is unknown, or the operand is tied to an output, whose constraint holds for both. */
enum AsmPlace { ASM_NONE, ASM_REGISTER, ASM_CONSTANT, ASM_ADDRESS };
/* One constraint: `len` characters at `text`, without the comma. A clobber is not an operand of the template; an output
 * takes an argument of the call only if it is indirect, every input takes one. Of several alternative letters only the
 * first is read. */
typedef struct AsmConstraint {
    const char *text;
    size_t len;
    uint8_t place, bits; /* place: enum AsmPlace; bits: width of the register or address, 0 for a constant */
    int32_t tied;        /* an input: the operand whose register it shares; -1 if none */
    bool output, clobber, indirect, takes_arg;
} AsmConstraint;

/* Overwrites *c with the constraint at s; returns the beginning of the next one, or the end of the text. */
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
/* The state of reading a template with asm_piece_next. */
typedef struct AsmTemplate {
    const char *at; /* read position */
    bool in, skip;  /* inside "$(first$|second$)"; inside an alternative after the first */
} AsmTemplate;
/* Returns the state at the beginning of a template, which is borrowed. */
static inline AsmTemplate asm_template(const char *text) { return (AsmTemplate){.at = text}; }
/* Reads the next piece of the text that the target sees: "$$" is a dollar sign, and of the alternatives
 * "$(first$|second$)" only the first belongs to it. Returns false at the end. */
bool asm_piece_next(AsmTemplate *t, AsmPiece *p);

/* A memory access: ld, st, atom or red of [$N] or [$N+offset], where $N is an argument of the call. */
typedef struct AsmAccess {
    uint32_t arg;    /* the number of the argument that is the address */
    uint32_t at;     /* byte offset in the template at which ".space" can be inserted into the mnemonic */
    int32_t offset;  /* bytes that are added to the argument */
    uint32_t size;   /* size in bytes */
    SpaceSet spaces; /* the state spaces that the instruction could name; {}: none, or it already names one */
    bool reads, writes;
} AsmAccess;

/* How the assembly uses an argument. */
typedef struct AsmArg {
    /* The spaces that all accesses to the argument could name, if generic accesses are its only uses and it is a 64-bit
     * register of its own; {}: it has other uses or none. */
    SpaceSet spaces;
    bool captured; /* it has a use other than as an address in brackets, or no register of its own */
    bool complete; /* not captured, and all instructions that access it are in AsmAccesses.access */
} AsmArg;

/* What asm_accesses_read has found in one inline assembly. */
typedef struct AsmAccesses {
    Ref callee; /* the assembly that was read */
    /* in the order of the text; asm_in_spaces leaves an access as it is if its argument has no `spaces` */
    VEC(AsmAccess) access;
    VEC(AsmArg) arg; /* nothing is known of arguments beyond its end */
} AsmAccesses;

/* Replaces the contents of `a` by the accesses and arguments of `callee`, unless `a` holds those of `callee` already.
 * Leaves `a` empty if there are more than 1000 operands. A zeroed AsmAccesses is empty; free it with asm_accesses_free.
 * Linear in the text. */
void asm_accesses_read(AsmAccesses *a, const Module *m, Ref callee);
/* Returns AsmArg.captured of argument number `arg`; true if `a` has no record of it. */
static inline bool asm_captures(const AsmAccesses *a, uint32_t arg) {
    return arg >= a->arg.n || a->arg.at[arg].captured;
}
/* Returns AsmArg.complete of argument number `arg`; false if `a` has no record of it. */
static inline bool asm_arg_is_complete(const AsmAccesses *a, uint32_t arg) {
    return arg < a->arg.n && a->arg.at[arg].complete;
}
/* Returns AsmArg.spaces of argument number `arg`; {} if `a` has no record of it. */
static inline SpaceSet asm_arg_spaces(const AsmAccesses *a, uint32_t arg) {
    return arg < a->arg.n ? a->arg.at[arg].spaces : 0;
}
void asm_accesses_free(AsmAccesses *a);
/* Returns the assembly that a->callee becomes if each access to argument N names the state space space[N], a SPACE_*.
 * Accesses to N stay as they are if space[N] is SPACE_GENERIC or asm_arg_spaces is {} for N. `space` has an element for
 * each argument that an access uses. */
Ref asm_in_spaces(const AsmAccesses *a, Module *m, const uint32_t *space);

#endif
