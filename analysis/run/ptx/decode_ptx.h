/* decode_ptx.h: one PTX instruction between its text (decode_ptx.c) and its code (decode_ptx_op.c). */
#ifndef NVIR_ANALYSIS_RUN_PTX_DECODE_PTX_H
#define NVIR_ANALYSIS_RUN_PTX_DECODE_PTX_H

#include "analysis/run/decode/builder.h"
#include "analysis/run/ptx/ptx_ops.h"

enum { WORDS_MAX = 20, OPERANDS_MAX = 12, PARTS_MAX = 512 };        /* PARTS: of all operands together */
enum PtxKind { PO_NONE, PO_REG, PO_IMM, PO_ADDRESS, PO_VECTOR, PO_SPECIAL, PO_SINK };

typedef struct PtxOperand {
    uint8_t kind;
    uint32_t slot;                      /* REG, ADDRESS (the base): as in Code; IMM: a constant */
    uint32_t bits;                      /* of a register that is a result; 0 = a register of the text */
    uint32_t width;                     /* of a register, in bits; 0 = not known */
    int64_t offset;                     /* ADDRESS */
    uint64_t imm;                       /* IMM: as it was written */
    uint8_t space;                      /* ADDRESS: where it really lies; 0 = where the instruction says */
    uint8_t sreg;
    /* VECTOR, and coordinates behind an ADDRESS; UINT32_MAX is a sink; partbits as bits */
    uint32_t *part, *partbits, nparts;
    uint32_t partwidth;                 /* as width */
    uint32_t pred;                      /* slot + 1 of what stands behind '|' */
    bool negated;
} PtxOperand;

/* kind: u s b f p */
typedef struct PtxType { char kind; unsigned bits; bool pair; enum FpType fp; } PtxType;

typedef struct Local { char name[40]; uint32_t slot, width; } Local;
typedef struct Ptx {
    Decode *d;
    const char *s;
    const uint32_t *result, *arg;
    const uint32_t *result_bits, *arg_bits, *arg_cells;
    uint32_t nresult, narg;
    VEC(Local) local;
    char word[WORDS_MAX][40];           /* "add" "rn" "f32" */
    unsigned nword;
    PtxOperand op[OPERANDS_MAX];
    unsigned nop;
    uint32_t part[PARTS_MAX], partbits[PARTS_MAX], npart;       /* what vectors consist of */
    PtxType type;                       /* the last type word */
    bool failed;
    /* In a function of PTX: what a name means; false if it means nothing that can be an operand. */
    bool (*name)(struct Ptx *p, const char *s, size_t n, PtxOperand *o);
    void *body;
    /* where .param is: SPACE_PARAM, or of a function that is called SPACE_LOCAL */
    uint8_t param_space;
    uint8_t depth;                      /* of operands within operands */
    bool brackets;                      /* the operand at work is an address */
} Ptx;

/* decode_ptx.c */
/* Decodes the text of a template or of inline assembly, whose operands are slots of a function of IR. */
enum { PTX_OPERANDS = 512 };    /* the most results, and arguments */
bool decode_ptx(Decode *d, const char *text, const uint32_t *results, const TypeId *result_types,
                uint32_t nresult, const uint32_t *args, const TypeId *arg_types, uint32_t narg);
void ptx_error(Ptx *p);                                /* once: this instruction cannot be executed */
bool ptx_has(const Ptx *p, const char *word);          /* is it among the words behind the first? */
bool ptx_type(const Ptx *p, unsigned n, PtxType *t);   /* type word number n from the end: 0 the last one */

bool ptx_operand(Ptx *p, PtxOperand *o);               /* reads the operand at p->s */
/* reads and decodes the instruction at p->s, up to its ';' */
void ptx_instruction(Ptx *p);

/* decode_ptx_op.c */
uint32_t ptx_source(Ptx *p, unsigned i);               /* operand i as a source */
uint32_t ptx_address(Ptx *p, unsigned i);              /* operand i as an address, its offset added */
/* where the result goes; one of the call that is narrower is cut afterwards */
uint32_t ptx_dst(Ptx *p);
uint32_t ptx_part(Ptx *p, const PtxOperand *o, unsigned i);    /* part i of a vector;
    a sink is a place of its own */
/* Does an operand hold 128 bits: a register that does, or two of 64? */
bool ptx_quad(const PtxOperand *o);
bool ptx_code(Ptx *p);                                 /* false if there is no such instruction */
Code *ptx_put(Ptx *p, Code c);
void ptx_out(Ptx *p, Handler fn, Code c);
enum Round ptx_round(const Ptx *p, enum Round otherwise);      /* the one among the words */
uint8_t ptx_mode(const Ptx *p, PtxType t);                     /* of arithmetic, as fp_mode has it */
void ptx_extend(Ptx *p, uint32_t to, uint32_t from, unsigned from_bits, unsigned to_bits, bool sign);

/* The instructions, by file. */
void ptx_cvt(Ptx *p);                                  /* decode_ptx_convert.c */
void ptx_ldst(Ptx *p);                                 /* decode_ptx_memory.c */
void ptx_atom(Ptx *p);
void ptx_multimem(Ptx *p);
void ptx_policy(Ptx *p);
void ptx_cvta(Ptx *p);
void ptx_isspacep(Ptx *p);
void ptx_mapa(Ptx *p);
void ptx_ctarank(Ptx *p);
uint32_t ptx_space(const Ptx *p);                      /* the state space among the words, else generic */
unsigned ptx_log2(unsigned bits);                      /* of the bytes that hold so many bits */
void ptx_setp(Ptx *p);                                 /* decode_ptx_compare.c */
void ptx_set(Ptx *p);
void ptx_selp(Ptx *p);
void ptx_slct(Ptx *p);
void ptx_testp(Ptx *p);
void ptx_bar(Ptx *p);                                  /* decode_ptx_sync.c */
void ptx_shfl(Ptx *p);
void ptx_vote(Ptx *p);
void ptx_match(Ptx *p);
void ptx_elect(Ptx *p);
void ptx_redux(Ptx *p);
void ptx_cp(Ptx *p);                                   /* decode_ptx_async.c */
void ptx_mbarrier(Ptx *p);
void ptx_tensormap(Ptx *p);
void ptx_launch_control(Ptx *p);
void ptx_tex(Ptx *p);                                  /* decode_ptx_texture.c */
void ptx_surface(Ptx *p);
void ptx_texture_query(Ptx *p);
void ptx_mma(Ptx *p);                                  /* decode_ptx_matrix.c */
void ptx_wmma(Ptx *p);
void ptx_wgmma(Ptx *p);
void ptx_rows(Ptx *p);
/* an operation of a whole warp on the operands there are, see matrix.h */
void ptx_together(Ptx *p, uint32_t op, uint32_t shape, uint32_t types, uint32_t flags);
void ptx_tcgen05(Ptx *p);                              /* decode_ptx_tcgen05.c */

#endif
