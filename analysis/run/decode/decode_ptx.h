/* decode_ptx.h: decodes one PTX instruction: text -> struct PtxInst -> operations (machine/code.h).
 *
 *   decode_ptx_read.c   words and operands of the instruction
 *   decode_ptx_form.c   the types, modifiers and operands that an instruction has
 *   decode_ptx_emit.c   operands as slots, and the operations that are appended
 *   decode_ptx_*.c      the mnemonics, by family
 *   decode_ptx_op.c     the table of all mnemonics
 *   decode_ptx.c        PTX in LLVM IR: inline assembly and the templates of intrinsics
 * Each file uses those above it only.
 */
#ifndef NVIR_ANALYSIS_RUN_DECODE_DECODE_PTX_H
#define NVIR_ANALYSIS_RUN_DECODE_DECODE_PTX_H

#include "analysis/run/decode/builder.h"
#include "analysis/run/ops/ops_ptx.h"

/* What one instruction can have at most: words, operands, and elements of all its vectors together. */
enum { WORDS_MAX = 20, OPERANDS_MAX = 12, PARTS_MAX = 512 };
/* The kinds of operands: a register, a constant, "[...]", "{...}", a special register such as %tid.x, and "_", which
 * drops a result. */
enum PtxKind { PO_NONE, PO_REG, PO_IMM, PO_ADDRESS, PO_VECTOR, PO_SPECIAL, PO_SINK };

/* An operand of an instruction. The comments of the fields name the kinds that have them. */
typedef struct PtxOperand {
    uint8_t kind;
    uint32_t slot;  /* REG, base of an ADDRESS: as in DecodedOp; IMM: a constant; SINK: a new slot */
    uint32_t bits;  /* REG: its bits if it is a result of a call in LLVM IR; 0 for any other register */
    uint32_t width; /* bits of a register, or of the register that is the base of an ADDRESS; 0 if unknown */
    int64_t offset; /* ADDRESS: bytes that are added to the base */
    uint64_t imm;   /* IMM: the value as written */
    /* ADDRESS: the space of the variable that it names; 0: the space that the instruction names */
    uint8_t space;
    uint8_t sreg; /* SPECIAL: enum Sreg */
    /* VECTOR: the slots of its elements, a new slot for '_', and their `bits`. ADDRESS: the coordinates in it. */
    uint32_t *part, *partbits, nparts;
    uint32_t partwidth; /* `width` of the last element */
    uint32_t second;    /* slot + 1 of the second result, after '|'; 0 if there is none */
    bool negated;       /* a predicate after '!' */
} PtxOperand;

/* A type modifier. kind: its letter, 'u', 's', 'b' or 'f', or 'p' for pred; pair: two packed elements of `bits` bits,
 * as in f16x2; fp: the format if kind is 'f'. bits 0: no type. */
typedef struct PtxType {
    char kind;
    unsigned bits;
    bool pair;
    enum FpType fp;
} PtxType;

/* A register that a text in LLVM IR declares with .reg, or uses without a declaration. */
typedef struct PtxLocal {
    char name[40]; /* longer names are cut */
    uint32_t slot, width;
} PtxLocal;
/* The instruction that is being decoded, and what the instructions of its text have in common. "A template" below is
 * any text in LLVM IR: a template of an intrinsic, or inline assembly. */
typedef struct PtxInst {
    Decode *d;
    const char *s; /* read position */
    /* The results and arguments of a template, by number: their first slots, their bits, and the numbers of their slots
     * before packing. */
    const uint32_t *result, *arg;
    const uint32_t *result_bits, *arg_bits, *arg_cells;
    const uint32_t *arg_parts; /* the first slot of an argument before packing; `arg` has a packed vector in one slot */
    uint32_t nresult, narg;
    VEC(PtxLocal) local;
    char word[WORDS_MAX][40]; /* the mnemonic and its modifiers: "add" "rn" "f32" */
    unsigned nword;
    PtxOperand op[OPERANDS_MAX];
    unsigned noperand;
    uint32_t part[PARTS_MAX], partbits[PARTS_MAX], npart; /* storage of PtxOperand.part and partbits */
    PtxType type;                                         /* the last type among the words */
    bool failed;                                          /* an error has been reported */
    /* In a PTX function: sets *o to the operand that the name of n characters at s stands for. Returns false if there
     * is none. NULL in a template. */
    bool (*resolve)(struct PtxInst *p, const char *s, size_t n, PtxOperand *o);
    /* In a PTX function: reports the error `why` at position s of the text. NULL in a template. */
    void (*blame)(struct PtxInst *p, const char *s, const char *why);
    void *body; /* the PtxBody (ptx/ptx_body.h), for resolve and blame; NULL in a template */
    /* the space of .param variables: SPACE_PARAM in a kernel, SPACE_LOCAL in another PTX function, 0 in a template */
    uint8_t param_space;
    uint8_t depth;   /* nesting of the operand being read */
    bool in_address; /* the operand being read is inside brackets */
} PtxInst;

/* -------------------------------------------------------------------------------------- decode_ptx_read.c */

/* Report that the instruction cannot be executed, and set p->failed; only the first error is printed. ptx_refuse also
 * says why, in a text with the format of printf. */
void ptx_error(PtxInst *p);
void ptx_refuse(PtxInst *p, const char *why, ...);
/* Reports whether `word`, written without its dot, is a modifier of the instruction. */
bool ptx_has(const PtxInst *p, const char *word);
/* Parses a type modifier such as "u32", "bf16x2" or "pred" into *t. Returns false, and changes *t, if the word is
 * none. */
bool ptx_is_type(const char *word, PtxType *t);
/* Sets *t to type modifier number n of the instruction, counted from the end: 0 is the last one. Returns false if it
 * has no such modifier; *t is then unspecified. */
bool ptx_type(const PtxInst *p, unsigned n, PtxType *t);
/* Does the same as ptx_type, but returns the text of the modifier, or NULL if there are fewer. */
const char *ptx_type_word(const PtxInst *p, unsigned n, PtxType *t);
/* A row of a table of modifiers: PtxWord has one value; PtxTypedWord has one for signed types, one for floats, and one
 * (u) for all others. */
typedef struct PtxWord {
    const char *word;
    uint8_t value;
} PtxWord;
typedef struct PtxTypedWord {
    const char *word;
    uint8_t u, s, f;
} PtxTypedWord;
/* Return the value of the first of n rows whose word is a modifier of the instruction; `otherwise` if none is. kind:
 * the PtxType.kind that selects the value of a typed row. */
uint8_t ptx_choose(const PtxInst *p, const PtxWord *row, unsigned n, uint8_t otherwise);
uint8_t ptx_choose_typed(const PtxInst *p, const PtxTypedWord *row, unsigned n, char kind, uint8_t otherwise);
/* Skips blanks and comments. */
void ptx_skip_space(PtxInst *p);
/* Evaluates the integer constant expression at p->s and moves past it. Returns false, with p->failed set, after an
 * error message. */
bool ptx_constant_expression(PtxInst *p, uint64_t *value);
/* Reads the operand at p->s into *o, together with a second result after '|', and moves past it. Returns false, often
 * without an error message, if there is none or it is malformed. */
bool ptx_operand(PtxInst *p, PtxOperand *o);
/* Reads the words and operands of the instruction at p->s into p->word, p->type and p->op, up to but not including the
 * ';' or '}'. Returns false after an error message if an operand is malformed, and without one if there are more than
 * OPERANDS_MAX. */
bool ptx_read_instruction(PtxInst *p);
/* Reads the rest of a .reg directive of a template, up to but not including the ';', and adds its registers to
 * p->local. */
void ptx_declare_registers(PtxInst *p);

/* -------------------------------------------------------------------------------------- decode_ptx_form.c */

/* Reports whether `word` is one of a list of words that are separated by blanks. */
bool ptx_words_have(const char *words, const char *word);
/* Checks the type, the modifiers, and the number and widths of the operands of the instruction that has been read
 * against the tables of forms. Of an instruction with types of several forms, such as add.f32.bf16, checks only the
 * last type. Returns false after an error message; true for an instruction that is in no table. */
bool ptx_form_check(PtxInst *p);

/* -------------------------------------------------------------------------------------- decode_ptx_emit.c */

/* Return the slot (or constant) that holds operand i: ptx_source that of a register or number, ptx_address that of an
 * address with its offset added. They return 0 after an error message if there is no operand i. The value of a special
 * register, of a negated predicate, and of an address with an offset is first computed to a new slot. The sum with a
 * base register of 32 bits wraps around at 32 bits, so a base before the object is valid: compilers fold the constant
 * part of an index whose sum with the variable part is in bounds. */
uint32_t ptx_source(PtxInst *p, unsigned i);
uint32_t ptx_address(PtxInst *p, unsigned i);
/* Returns the slot of operand 0, to which the result is written. Returns a new slot if there is no operand, or if it is
 * a constant, which cannot be written to. */
uint32_t ptx_dst(PtxInst *p);
/* Returns the slot of element i of a vector, or of coordinate i of an address; a new slot for the element "_". i must
 * be less than o->nparts. */
uint32_t ptx_part(PtxInst *p, const PtxOperand *o, unsigned i);
/* Reports whether an operand is a register of 128 bits, which has two adjacent slots, or a vector of two elements. */
bool ptx_is_b128(const PtxOperand *o);
/* ptx_append appends an operation of the interpreter loop, called a core operation here, and returns it, valid until
 * the next one is appended. Reports an error if its width is not 1 to 64 although it is a number of bits. ptx_append_op
 * appends one that handler fn executes out of line. */
DecodedOp *ptx_append(PtxInst *p, DecodedOp c);
void ptx_append_op(PtxInst *p, Handler fn, DecodedOp c);
/* Appends n words to FnCode.args, for the next operation that is appended. Returns the index of the first one. */
uint32_t ptx_args(PtxInst *p, const uint32_t *arg, unsigned n);
/* Appends the move of a special register (enum Sreg) into slot `to`. */
void ptx_append_sreg(PtxInst *p, uint32_t to, uint8_t sreg);
/* Appends the conversion of an integer of from_bits bits in slot `from` to to_bits bits in slot `to`: a truncation, a
 * sign extension if `sign`, or else a zero extension. */
void ptx_extend(PtxInst *p, uint32_t to, uint32_t from, unsigned from_bits, unsigned to_bits, bool sign);
/* ptx_half appends the extraction of one half, of `bits` bits, of a packed pair to a new slot, which it returns.
 * ptx_pack appends the packing of two halves of `bits` bits, at most 32, into slot `to`; slot `high` is overwritten. */
uint32_t ptx_half(PtxInst *p, uint32_t pair, unsigned bits, bool upper);
void ptx_pack(PtxInst *p, uint32_t to, unsigned bits, uint32_t low, uint32_t high);
/* Returns the rounding mode that a modifier such as .rz or .rni names; `otherwise` if there is none. */
enum Round ptx_round(const PtxInst *p, enum Round otherwise);
/* Returns fp_mode of type t with the rounding mode (to nearest if none is named), .ftz and .sat of the instruction.
 * .ftz has no effect on f64. */
uint8_t ptx_fp_mode(const PtxInst *p, PtxType t);
/* Returns the enum RmwOp of the modifier .add, .min, .max, .and, .or, .xor, .inc or .dec for a value of this
 * PtxType.kind; RMW_COUNT if there is no such modifier or no such operation. */
uint8_t ptx_rmw(const PtxInst *p, char kind);
/* ptx_space returns the first state space among the modifiers, ptx_space_word number n of them, counted from 0; both
 * return SPACE_GENERIC if there is none. .param stands for p->param_space if that is set. */
uint32_t ptx_space(const PtxInst *p);
uint32_t ptx_space_word(const PtxInst *p, unsigned n);
/* Returns log2 of the number of bytes, a power of two, that hold `bits` bits. */
unsigned ptx_log2(unsigned bits);

/* --------------------------------------------------------------------------------- the mnemonics, by file */

/* Each appends the operations of the instructions with one mnemonic, or with a few related ones, after
 * ptx_read_instruction has read the words and operands. They report errors by ptx_error or ptx_refuse, which set
 * p->failed. */

void ptx_arith(PtxInst *p); /* decode_ptx_arith.c */
void ptx_fp_arith(PtxInst *p);
void ptx_fp_math(PtxInst *p);
void ptx_minmax(PtxInst *p);
void ptx_sign(PtxInst *p);
void ptx_logic(PtxInst *p);
void ptx_count_bits(PtxInst *p);
void ptx_bits(PtxInst *p);
void ptx_prmt(PtxInst *p);
void ptx_shf(PtxInst *p);
void ptx_dot(PtxInst *p);
void ptx_video(PtxInst *p);
void ptx_cvt(PtxInst *p);  /* decode_ptx_convert.c */
void ptx_ldst(PtxInst *p); /* decode_ptx_memory.c */
void ptx_atom(PtxInst *p);
void ptx_multimem(PtxInst *p);
void ptx_mov(PtxInst *p);
void ptx_createpolicy(PtxInst *p);
void ptx_cvta(PtxInst *p);
void ptx_isspacep(PtxInst *p);
void ptx_mapa(PtxInst *p);
void ptx_getctarank(PtxInst *p);
void ptx_stack(PtxInst *p);
void ptx_setp(PtxInst *p); /* decode_ptx_compare.c */
void ptx_set(PtxInst *p);
void ptx_selp(PtxInst *p);
void ptx_slct(PtxInst *p);
void ptx_testp(PtxInst *p);
void ptx_barrier(PtxInst *p); /* decode_ptx_sync.c */
void ptx_shfl(PtxInst *p);
void ptx_vote(PtxInst *p);
void ptx_match(PtxInst *p);
void ptx_elect(PtxInst *p);
void ptx_redux(PtxInst *p);
void ptx_activemask(PtxInst *p);
void ptx_cp(PtxInst *p); /* decode_ptx_async.c */
void ptx_mbarrier(PtxInst *p);
void ptx_tensormap(PtxInst *p);
void ptx_launch_control(PtxInst *p);
void ptx_tex(PtxInst *p); /* decode_ptx_texture.c */
void ptx_surface(PtxInst *p);
void ptx_texture_query(PtxInst *p);
void ptx_mma(PtxInst *p); /* decode_ptx_matrix.c */
void ptx_wmma(PtxInst *p);
void ptx_wgmma(PtxInst *p);
void ptx_ldmatrix(PtxInst *p);
void ptx_tcgen05(PtxInst *p); /* decode_ptx_tcgen05.c */
/* decode_ptx_matrix.c: appends the matrix operation `op` (enum MatrixOp) of a whole warp on the operands of the
 * instruction; shape, types and flags are the words of that name in enum MatrixArg. Reports an error if the result is a
 * constant. */
void ptx_warp_matrix(PtxInst *p, uint32_t op, uint32_t shape, uint32_t types, uint32_t flags);

/* decode_ptx.c: decodes the PTX text of a call in LLVM IR, an expanded template or inline assembly. results, args: the
 * first slots (or constants) of its operands %r0, %r0_1, ... and %r1, %r2, ..., whose types are given; at most
 * PTX_OPERANDS of either. Returns false after an error message about the text. Decodes no instruction if d->failed was
 * set before. */
enum { PTX_OPERANDS = 512 };
bool decode_ptx(Decode *d, const char *text, const uint32_t *results, const TypeId *result_types, uint32_t nresult,
                const uint32_t *args, const TypeId *arg_types, uint32_t narg);

/* decode_ptx_op.c: reads and decodes the instruction at p->s, without a guard, up to but not including its ';'. Sets
 * p->failed after an error message. */
void ptx_instruction(PtxInst *p);

#endif
