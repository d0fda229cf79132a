/* parser.h: what the files of the parser share. The reader is a recursive descent over one token of
 * lookahead.
 *
 *   lexer.re       text -> Token; finds the shape of a token, knows no word
 *   word.c         the hash of all words (words.def, ops.def, attributes.def)
 *   parse.c        driver, errors and recovery, prescan, end-of-module checks
 *   parse_name.c   symbols, locals, numbers: everything that may be named before it is defined
 *   parse_top.c    module-level entities: variables, functions, aliases, comdats, target
 *   parse_type.c   parse_const.c   parse_attr.c   parse_md.c   parse_body.c   parse_inst.c   parse_call.c
 *
 * An error leaves the rule at once by longjmp to the loop in parse.c: what a rule has allocated lives in
 * the Parser or the Module, so nothing leaks, and no rule has to say what happens then. */
#ifndef NVIR_PARSE_PARSER_H
#define NVIR_PARSE_PARSER_H

#include <setjmp.h>
#include "parse/parse.h"

/* ------------------------------------------------------------------------------ tokens (lexer.re) */

enum TokenKind {
    TK_EOF, TK_ERROR,
    TK_WORD,              /* num: nothing; word: index of a Word, 0 = none we know */
    TK_INT_TYPE,          /* i32; num: the width */
    TK_LOCAL, TK_LOCAL_NUM, TK_GLOBAL, TK_GLOBAL_NUM, TK_COMDAT, TK_COMDAT_NUM, TK_GROUP,
    TK_MD_NAME, TK_MD_NUM, TK_LABEL, TK_LABEL_NUM, TK_SUMMARY,
    TK_STRING, TK_BYTES,  /* "..." and c"..." */
    TK_INT, TK_HEX_INT, TK_FLOAT, TK_HEX_FLOAT,
    TK_ELLIPSIS,
    TK_COMMA, TK_EQUAL, TK_STAR, TK_LPAREN, TK_RPAREN, TK_LBRACKET, TK_RBRACKET, TK_LBRACE, TK_RBRACE,
    TK_LESS, TK_GREATER, TK_BANG, TK_BAR, TK_COLON, TK_COUNT
};

typedef struct Token {
    uint8_t kind;
    uint16_t word;        /* TK_WORD: index into Parser.words.at, 0 = unknown */
    uint32_t off, end;    /* slice of the text */
    uint64_t num;         /* the number in iN %N @N #N !N N: ; saturates at UINT64_MAX */
} Token;

/* ------------------------------------------------------------------------------ words (word.c) */

enum WordClass {
    WC_NONE, WC_OP, WC_LINKAGE, WC_DSO, WC_VIS, WC_DLL, WC_UNNAMED, WC_TLS, WC_SANITIZE, WC_TYPE, WC_NO_TYPE,
    WC_CONST,     WC_CC, WC_FLAG, WC_ORDER, WC_TAIL, WC_UNWIND, WC_NO_OP
};

/* A word's keyword number: opcodes keep their own numbers, the words of words.def follow. */
enum Kw {
    KW_NONE = 0,
    KW_BEFORE_WORDS = OP_COUNT - 1,
#define W(word, class, value) KW_##word,
#include "parse/words.def"
#undef W
    KW_COUNT
};

typedef struct Word {
    const char *text;
    uint8_t len, class;
    uint16_t kw;          /* enum Kw; 0 for a word that is an attribute only */
    uint16_t value;       /* by class; WC_OP: the opcode */
    uint16_t attr;        /* 1 + row of attributes.def */
} Word;

enum { WORD_SLOTS = 1024, WORD_MAX = 512 };
typedef struct WordTable {
    uint16_t slot[WORD_SLOTS];    /* index into at; 0 = free */
    uint32_t n;                   /* at[0] is the unknown word */
    Word at[WORD_MAX];
} WordTable;

void words_build(WordTable *w);
uint32_t word_find(const WordTable *w, const char *s, size_t len);

/* ------------------------------------------------------------------------------ attributes (parse_attr.c) */

enum { PLACE_PARAM = 1, PLACE_RESULT = 2, PLACE_FUNCTION = 4, PLACE_VARIABLE = 8 };
enum AttrSyntax { AS_BARE, AS_INT, AS_ALIGN, AS_TYPE, AS_OLD_TYPE, AS_RAW, AS_MAYBE };
typedef struct AttrRow { const char *word; uint8_t places, syntax; } AttrRow;
extern const AttrRow attr_rows[];
extern const uint32_t attr_row_count;

/* ------------------------------------------------------------------------------ the parser */

enum { NEST_MAX = 256 };          /* levels of types, constants, metadata */

/* What a name means in the function at hand: valid when its stamp is the function's. A Ref of kind
 * REF_NONE with index i + 1 stands for forward[i], and with FORWARD_MD set for that value wrapped as
 * metadata. */
typedef struct { uint32_t stamp; Ref ref; } LocalSlot;
#define FORWARD_MD (1u << 28)
typedef struct { Ref ref; TypeId type; uint32_t src; StrId name; uint32_t number; } Forward;

/* parallel to body.block; use: 1 + offset */
typedef struct { uint32_t use; uint32_t number; bool defined; } BlockNote;
typedef struct { StrId key; uint32_t index, src; } BlockAddrUse;             /* of Module.blockaddr */

typedef struct { uint32_t stamp, index; } BodyMd;  /* by MdId: its index in body.md */

enum SymState { SS_NEW, SS_DECLARED };
/* By SymId. use: 1 + offset, 0 = unused; call: the type by which an intrinsic was called before it had one */
typedef struct { uint8_t state; uint32_t use; TypeId call; } SymNote;
/* by StrId or number of the name */
typedef struct { uint32_t use, src; bool defined; TypeId type; } TypeNote;
typedef struct { MdId id; uint32_t use; bool defined; } MdNote;              /* by number */
/* use: 1 + offset of one before the definition */
typedef struct { uint32_t use; bool defined; uint32_t first, n; AttrSetId set; } GroupNote;

typedef struct Parser {
    Module *m;
    Diag *d;
    ParseOptions options;
    const char *text;
    uint32_t size;
    const unsigned char *cur;     /* where the next token begins */
    Token tok;
    uint32_t prev_end;            /* end of the token before */
    uint32_t depth;
    uint32_t number_max;  /* no number that names something is above this: tables by number stay small */
    jmp_buf *recover;
    WordTable words;
    TypeId pointee;               /* of the type parse_type read last, if it was written T*; else 0 */
    bool datalayout_seen;
    bool retry;                   /* an attribute group or a reserved name calls for the second attempt */
    VEC(char) bytes;              /* one unescaped string */
    char type_text[2][160];
    uint32_t type_text_next;

    /* names of the module */
    VEC(SymId) sym_named;         /* by StrId of the name as written */
    VEC(SymId) sym_numbered;
    uint32_t sym_next;            /* number of the next unnamed symbol */
    VEC(SymNote) sym_note;
    VEC(TypeNote) type_named, type_numbered;
    VEC(MdNote) md_numbered;
    VEC(struct { uint32_t index, use; bool defined; }) comdat_named;         /* by StrId */
    VEC(GroupNote) group;         /* by number */
    VEC(uint32_t) group_attr;
    VEC(uint32_t) group_src;      /* where groups are defined; kept for the second attempt */
    uint32_t group_looked;        /* so many of them, in ascending order, were read ahead of their turn */
    VEC(struct BigType { TypeId type; uint32_t src; }) big_type;
    bool keep_labels;             /* the text has a blockaddress: */
    VEC(uint32_t) label_block;    /* by StrId of a key made from function and block name: 1 + BlockId */
    VEC(uint32_t) blockaddr_named;    /* by such a key: 1 + index into Module.blockaddr */
    VEC(BlockAddrUse) blockaddr;
    StrId kind_dbg;               /* "dbg" */
    StrId dbg_name[4];            /* llvm.dbg.value, .declare, .assign, .label */

    /* scratch stacks: a rule pushes behind what is there and takes its part off again */
    VEC(Ref) ref_stack;
    VEC(TypeId) type_stack;
    VEC(uint32_t) word_stack;
    VEC(uint32_t) attr_stack;
    VEC(AttrSetId) set_stack;

    /* the function at hand; its arrays are reused, and copied in their true size when it ends */
    bool in_body;
    Fn body;
    uint32_t stamp;
    uint32_t number_next;         /* number of the next unnamed value or block */
    bool block_open;
    bool unwinds;                 /* it says what happens when an exception is thrown */
    VEC(LocalSlot) local_named, local_numbered;
    VEC(Forward) forward;
    VEC(BlockNote) block_note;
    VEC(BodyMd) md_slot;           /* by MdId: index in body.md */
} Parser;

/* lexer.re */
void token_next(Parser *p);                                 /* reads the next token into p->tok */

/* parse.c: errors. These do not return. */
#if defined(__GNUC__)
#define FAILS __attribute__((noreturn, cold))
#define FAILS_LIKE_PRINTF(a, b) __attribute__((noreturn, cold, format(printf, a, b)))
#else
#define FAILS
#define FAILS_LIKE_PRINTF(a, b)
#endif
void fail_at(Parser *p, uint32_t src, const char *format, ...) FAILS_LIKE_PRINTF(3, 4);
void fail_expected(Parser *p, const char *what) FAILS;      /* "expected WHAT, found TOKEN" at the token */
void fail_type(Parser *p, uint32_t src, const char *what, TypeId found, TypeId wanted) FAILS;
const char *type_text(Parser *p, TypeId t);                 /* valid until the next but one call */
void fail_nest(Parser *p) FAILS;
static inline void nest_enter(Parser *p) {                  /* fails when nested too deeply */
    if (++p->depth > NEST_MAX)
        fail_nest(p);
}
static inline void nest_leave(Parser *p) { p->depth--; }

static inline bool token_is(const Parser *p, enum TokenKind k) { return p->tok.kind == k; }
/* at[0] when no word */
static inline const Word *word_at(const Parser *p) { return &p->words.at[p->tok.word]; }
static inline bool word_is(const Parser *p, enum Kw kw) { return word_at(p)->kw == (unsigned)kw; }
static inline bool class_is(const Parser *p, enum WordClass c) { return word_at(p)->class == c; }
enum TokenKind token_behind(Parser *p);                     /* the kind of the token behind this one */
static inline bool token_take(Parser *p, enum TokenKind k) {   /* takes it if it is there */
    if (!token_is(p, k))
        return false;
    token_next(p);
    return true;
}
static inline bool word_take(Parser *p, enum Kw kw) {
    if (!word_is(p, kw))
        return false;
    token_next(p);
    return true;
}
void fail_token(Parser *p, enum TokenKind k) FAILS;         /* "expected" that kind */
static inline void token_expect(Parser *p, enum TokenKind k) {     /* takes it or fails */
    if (!token_is(p, k))
        fail_token(p, k);
    token_next(p);
}
void word_expect(Parser *p, enum Kw kw);
bool text_is(const Parser *p, const char *word);            /* the token's text is exactly this */
uint64_t number_expect(Parser *p, uint64_t max, const char *what);      /* a plain integer up to max */
StrId string_expect(Parser *p, const char *what);           /* "..." unescaped */
StrId name_take(Parser *p, uint32_t skip);  /* the name in the token, behind `skip` bytes of prefix */
StrId slice_intern(Parser *p, uint32_t from, uint32_t to);  /* the text as it stands */
StrId slice_unescape(Parser *p, uint32_t from, uint32_t to);

/* parse_name.c */
Ref local_use(Parser *p, TypeId type);                      /* a value named by the token; takes it */
Ref block_use(Parser *p);                                   /* a block named by the token; takes it */
/* name 0: number */
void local_define(Parser *p, StrId name, uint64_t number, uint32_t src, Ref ref, TypeId type);
/* UINT64_MAX: none was written */
uint32_t local_number(Parser *p, uint64_t written, uint32_t src, const char *what);
BlockId block_define(Parser *p, StrId name, uint64_t number, uint32_t src);
TypeId local_type(Parser *p, Ref r);
void symbol_reserve(Parser *p);                             /* the symbol named by the token gets its id */
SymId symbol_of_token(Parser *p);                           /* found or made; takes the token */
Ref symbol_use(Parser *p, TypeId type);
/* checks for repeats */
SymId symbol_define(Parser *p, StrId name, uint64_t number, uint32_t src, uint32_t space);
bool name_is_dbg(const Parser *p, StrId name);
StrId symbol_canonical(Parser *p, StrId name);  /* intrinsic names: in the opaque dialect's spelling */
MdId md_numbered(Parser *p, uint64_t number, uint32_t src);
uint32_t comdat_use(Parser *p, StrId name, uint32_t src);   /* index */
Ref blockaddr_use(Parser *p, TypeId type, SymId fn, uint32_t src);      /* at the block's name */
void names_finish(Parser *p);                               /* reports what was named and never defined */
StrId block_key(Parser *p, SymId fn, StrId name, uint32_t number);
/* Element i of a table that grows with zeros. */
void *slot_grow(void *at, uint32_t *n, uint32_t *cap, uint32_t index, size_t size);
#define slot_of(v, i) \
    ((i) < (v)->n ? (void)0 \
                  : (void)((v)->at = slot_grow((v)->at, &(v)->n, &(v)->cap, (i), sizeof *(v)->at)), \
     &(v)->at[i])

/* foreign.c */
bool source_is_foreign(const Source *s, Diag *d);           /* not LLVM IR as text, and d has been told what it is */
bool source_is_blank(const Source *s);                      /* nothing, or nothing but blank space */

/* parse_top.c */
uint16_t parse_cc(Parser *p);
void skip_braces(Parser *p);                                /* directives on use lists */
void parse_entity(Parser *p);                               /* one entity of the module level */

/* parse_type.c */
TypeId parse_type(Parser *p);                               /* any type, void and functions too */
TypeId parse_value_type(Parser *p);                         /* a type that a value can have */
uint32_t parse_addrspace(Parser *p);                        /* ( N ), behind the word */
void parse_function_space(Parser *p);                       /* the same, which must be 0 */
void type_reserve(Parser *p);  /* at %name: the struct to be defined there gets its id */
void type_definition(Parser *p);                            /* %name = type ... */
void types_finish(Parser *p);

/* parse_const.c, parse_expr.c */
Ref parse_value(Parser *p, TypeId t);                       /* a constant, or inside a body a local value */
Ref parse_const(Parser *p, TypeId t);                       /* a constant */
Ref parse_typed(Parser *p, TypeId *t);                      /* TYPE value */
Ref parse_const_expr(Parser *p, TypeId t);                  /* at an opcode */
void cast_check(Parser *p, uint32_t src, enum Op op, TypeId from, TypeId to);
TypeId gep_type(Parser *p, uint32_t src, TypeId base, TypeId index);
void index_check(Parser *p, uint32_t src, TypeId *cursor, TypeId source, TypeId index_type, Ref index);
void binary_check(Parser *p, uint32_t src, enum Op op, TypeId t);
uint16_t parse_flags(Parser *p, enum Op op);
uint8_t parse_predicate(Parser *p, enum Op op);
/* exact or false */
bool fp_narrow(uint64_t bits, unsigned exponent_bits, unsigned mantissa_bits, uint64_t *out);

/* parse_attr.c */
/* words and strings, as many as there are */
AttrSetId parse_attrs(Parser *p, uint32_t place, TypeId pointee);
AttrSetId parse_function_attrs(Parser *p, uint32_t place);              /* with groups */
void attr_unknown_check(Parser *p);  /* fails at a word that looks like an attribute but is none */
AttrSetId attrs_join(Parser *p, AttrSetId a, AttrSetId b);
void attr_group(Parser *p);                                 /* attributes #N = { ... } */
bool attr_begins(const Parser *p);
uint8_t parse_align(Parser *p);                             /* N or (N), behind the word: 1 + log2 */

/* parse_md.c */
MdId parse_md(Parser *p);                                   /* a node, string or constant */
void md_definition(Parser *p);                              /* !0 = ..., !name = ... */
MdId parse_md_node(Parser *p, MdId into, bool distinct);
Ref parse_md_operand(Parser *p);                            /* behind `metadata`: local values too */
uint32_t body_md(Parser *p, MdId md);                       /* index in the function's metadata table */

/* parse_body.c, parse_inst.c, parse_call.c */
void body_begin(Parser *p);                                 /* before the parameters */
void parse_body(Parser *p, SymId fn);
Ref parse_inst(Parser *p, Inst *in);  /* operands and all; the value it stands for if it makes none */
void parse_call(Parser *p, Inst *in);
void parse_dbg_call(Parser *p, Inst *in);                   /* a call of a debug intrinsic, at its name */
void parse_dbg_record(Parser *p, Inst *in);
Ref parse_unwind(Parser *p, Inst *in);                      /* at `invoke` (where it goes on), `landingpad`, `resume` */
enum { TAIL_WORD_ALIGN = 1, TAIL_WORD_SPACE = 2 };
/* , align N , addrspace(N) , !kind !n; returns the space */
uint32_t parse_inst_tail(Parser *p, Inst *in, uint32_t words);
void inst_tail_drop(Parser *p, bool location);              /* forgets the metadata that tail had */
static inline void operand_push(Parser *p, Ref r) { vec_push(&p->body.opnd, r); }

#endif
