/* parser.h: the state and the functions that the files of the parser share. The parser is a recursive
 * descent parser with one token of lookahead. Each file uses only files above it in this list:
 *
 *   keyword.c        the hash table of all keywords (keywords.def, ops.def, attributes.def)
 *   fail.c           errors: report, then leave the rule
 *   lexer.re         text to Token: recognises the shape of a token
 *   token.c          the helpers of the rules: test a token, take it, intern its text
 *   parse_name.c     names that can be used before their definition: symbols, local values, blocks, metadata
 *   parse_type.c     types
 *   parse_number.c   integer and floating-point constants
 *   parse_argument.c the arguments of attributes
 *   parse_attr.c     attributes, attribute groups, calling conventions
 *   parse_op.c       flags, predicates and type rules that instructions share with constant expressions
 *   parse_const.c    constants and constant expressions
 *   parse_md.c       metadata
 *   parse_tail.c     the end of an instruction: alignment, address space, metadata
 *   parse_call.c     calls and debug records     parse_unwind.c   invoke, landingpad, resume
 *   parse_inst.c     all other instructions      parse_body.c     function bodies
 *   parse_top.c      module-level entities: variables, functions, aliases, comdats, target
 *   upgrade.c        old forms that are brought up to date when the module is complete
 *   parse.c          the driver: prescan, recovery after errors, checks at the end of the module
 *
 * An error leaves its rule by longjmp to the loop in parse.c. Whatever a rule allocates belongs to the Parser
 * or to the Module, so nothing leaks and no rule needs code for the case of failure. */
#ifndef NVIR_PARSE_PARSER_H
#define NVIR_PARSE_PARSER_H

#include <setjmp.h>
#include "ir/suggestion.h"
#include "parse/parse.h"

/* ------------------------------------------------------------------------------ tokens (lexer.re) */

/* clang-format off */
enum TokenKind {
    TK_EOF, TK_ERROR,
    TK_WORD,              /* a bare word; keyword: index into KeywordTable.at, 0 = not a keyword */
    TK_INT_TYPE,          /* i32; num: the width */
    TK_LOCAL, TK_LOCAL_NUM, TK_GLOBAL, TK_GLOBAL_NUM, TK_COMDAT, TK_COMDAT_NUM, TK_GROUP,
    TK_MD_NAME, TK_MD_NUM, TK_LABEL, TK_LABEL_NUM, TK_SUMMARY,
    TK_STRING, TK_BYTES,  /* "..." and c"..." */
    TK_INT, TK_HEX_INT, TK_FLOAT, TK_HEX_FLOAT,
    TK_ELLIPSIS,
    TK_COMMA, TK_EQUAL, TK_STAR, TK_LPAREN, TK_RPAREN, TK_LBRACKET, TK_RBRACKET, TK_LBRACE, TK_RBRACE,
    TK_LESS, TK_GREATER, TK_BANG, TK_BAR, TK_COLON, TK_COUNT
};
/* clang-format on */

typedef struct Token {
    uint8_t kind;
    uint16_t keyword;  /* TK_WORD: index into Parser.keywords.at, 0 = not a keyword */
    uint32_t off, end; /* slice of the text */
    uint64_t num;      /* the number in iN %N @N #N !N N: ; saturates at UINT64_MAX */
} Token;

/* ------------------------------------------------------------------------------ keywords (keyword.c) */

/* clang-format off */
enum KeywordClass {
    KC_NONE, KC_OP, KC_LINKAGE, KC_DSO, KC_VIS, KC_DLL, KC_UNNAMED, KC_TLS, KC_SANITIZE, KC_TYPE, KC_NO_TYPE,
    KC_CONST, KC_CC, KC_FLAG, KC_ORDER, KC_TAIL, KC_UNWIND, KC_NO_OP
};
/* clang-format on */

/* The number of a keyword. Opcodes keep their own numbers; the rows of keywords.def follow. */
enum Kw {
    KW_NONE = 0,
    KW_BEFORE_KEYWORDS = OP_COUNT - 1,
#define W(word, class, value) KW_##word,
#include "parse/keywords.def"
#undef W
    KW_COUNT
};

typedef struct Keyword {
    const char *text;
    uint8_t len, class;
    uint16_t kw;    /* enum Kw; 0 for a word that is only an attribute */
    uint16_t value; /* by class; KC_OP: the opcode */
    uint16_t attr;  /* 1 + row of attributes.def; 0 = not an attribute */
} Keyword;

enum { KEYWORD_SLOTS = 1024, KEYWORD_MAX = 512 };
typedef struct KeywordTable {
    uint16_t slot[KEYWORD_SLOTS]; /* index into at; 0 = free */
    uint32_t n;                   /* at[0] is the record of a word that is not a keyword */
    Keyword at[KEYWORD_MAX];
} KeywordTable;

void keywords_build(KeywordTable *w); /* fills the table with all keywords and attributes */
/* Returns the index of a keyword in `at`, or 0. */
uint32_t keyword_find(const KeywordTable *w, const char *s, size_t len);

/* The rows of attributes.def: where an attribute may be written, and what follows it. */
enum { PLACE_PARAM = 1, PLACE_RESULT = 2, PLACE_FUNCTION = 4, PLACE_VARIABLE = 8 };
/* clang-format off */
enum AttrSyntax {
    AS_BARE, AS_BYTES, AS_ALIGN, AS_STACK, AS_TYPE, AS_OLD_TYPE, AS_RANGE, AS_INITIALIZES, AS_FPCLASS, AS_MEMORY,
    AS_CAPTURES, AS_UWTABLE, AS_ALLOCKIND, AS_NUMBERS, AS_ANY, AS_MAYBE
};
/* clang-format on */
typedef struct AttrRow {
    const char *word;
    uint8_t places, syntax;
} AttrRow;
extern const AttrRow attr_rows[];
extern const uint32_t attr_row_count;

/* ------------------------------------------------------------------------------ the parser */

enum { NEST_MAX = 256 };            /* levels of types, constants and metadata */
enum { INT_CONST_BITS_MAX = 4096 }; /* keeps the memory for a constant in proportion to its text */

/* The meaning of a local name in the current function; valid if the stamp is that of the function. A
 * Ref of kind REF_NONE and index i + 1 is a placeholder for forward[i]; with FORWARD_MD set, for that
 * value wrapped as metadata. */
typedef struct {
    uint32_t stamp;
    Ref ref;
} LocalSlot;
#define FORWARD_MD (1u << 28)
/* A local value that is used before its definition. ref: the value once it is defined. */
typedef struct {
    Ref ref;
    TypeId type;
    uint32_t src;
    StrId name;
    uint32_t number;
} Forward;

/* Parallel to body.block. use: 1 + text offset of the first use, 0 = unused; number: of a block without a name. */
typedef struct {
    uint32_t use;
    uint32_t number;
    bool defined;
} BlockNote;
/* A blockaddress constant, whose block is looked up at the end of the module. key: see block_key. */
typedef struct {
    StrId key;
    uint32_t index, src; /* index: into Module.blockaddr */
} BlockAddrUse;

/* By MdId: its index in body.md; valid if the stamp is that of the function. */
typedef struct {
    uint32_t stamp, index;
} BodyMd;

/* SS_DECLARED: a declaration or a definition of the symbol has been parsed. */
enum SymState { SS_NEW, SS_DECLARED };
/* By SymId. use: 1 + text offset of the first use, 0 = unused; call: the function type of the first call of
 * an intrinsic that is not declared yet. */
typedef struct {
    uint8_t state;
    uint32_t use;
    TypeId call;
} SymNote;
/* By StrId, or number, of the name. use: 1 + text offset of the first use, 0 = unused; src: offset of the definition;
 * type: 0 = not known yet. */
typedef struct {
    uint32_t use, src;
    bool defined;
    TypeId type;
} TypeNote;
/* By number. id: 0 = not mentioned yet; use: text offset of the first use or of the definition. */
typedef struct {
    MdId id;
    uint32_t use;
    bool defined;
} MdNote;
/* By number. use: 1 + text offset of a use before the definition, 0 = none; first, n: slice of group_attr; set: the
 * same attributes, interned. */
typedef struct {
    uint32_t use;
    bool defined;
    uint32_t first, n;
    AttrSetId set;
} GroupNote;

typedef struct Parser {
    Module *m;
    Diag *d;
    ParseOptions options;
    const char *text;
    uint32_t size;
    const unsigned char *cur; /* where the next token begins */
    Token tok;                /* the current token */
    uint32_t prev_end;        /* end of the previous token */
    uint32_t depth;           /* levels of nesting: see nest_enter */
    uint32_t number_max;      /* the greatest number a name may have: bounds the tables indexed by number */
    jmp_buf *recover;         /* where an error continues */
    KeywordTable keywords;
    TypeId pointee;  /* T, if parse_type has just read a type written T*; else 0 */
    bool retry;      /* an attribute group or a reserved name requires the second attempt */
    VEC(char) bytes; /* one unescaped string */
    char type_text[2][160];
    uint32_t type_text_next;

    /* names of the module */
    VEC(SymId) sym_named; /* by StrId of the name as written */
    VEC(SymId) sym_numbered;
    uint32_t sym_next; /* number of the next unnamed symbol */
    VEC(SymNote) sym_note;
    VEC(TypeNote) type_named, type_numbered;
    VEC(MdNote) md_numbered;
    VEC(struct {
        uint32_t index, use;
        bool defined;
    })
    comdat_named;         /* by StrId */
    VEC(GroupNote) group; /* by number */
    VEC(uint32_t) group_attr;
    VEC(uint32_t) group_src;       /* text offsets of the definitions of groups; kept for the second attempt */
    uint32_t group_prescanned;     /* the first so many of group_src, which ascend, were read by the prescan */
    bool keep_labels;              /* the text contains a blockaddress, so label_block is filled */
    VEC(uint32_t) label_block;     /* by StrId of a key made from function and block name: 1 + BlockId */
    VEC(uint32_t) blockaddr_named; /* by the same key: 1 + index into Module.blockaddr */
    VEC(BlockAddrUse) blockaddr;
    StrId kind_dbg;    /* "dbg" */
    StrId dbg_name[4]; /* llvm.dbg.value, .declare, .assign, .label */

    /* scratch stacks: a rule pops everything that it has pushed */
    VEC(Ref) ref_stack;
    VEC(TypeId) type_stack;
    VEC(uint32_t) word_stack;
    VEC(uint32_t) attr_stack;
    VEC(AttrSetId) set_stack;

    /* the current function; its arrays are reused, and copied at their exact size when the function ends */
    bool in_body;
    Fn body;
    uint32_t stamp;       /* distinguishes this function from earlier ones in tables that are not cleared */
    uint32_t number_next; /* number of the next unnamed value or block */
    bool block_open;
    bool unwinds; /* the function contains invoke, landingpad or resume */
    VEC(LocalSlot) local_named, local_numbered;
    VEC(Forward) forward;
    VEC(BlockNote) block_note;
    VEC(BodyMd) md_slot; /* by MdId: index in body.md */
} Parser;

/* lexer.re */
void token_next(Parser *p); /* reads the next token into p->tok */

/* fail.c. The functions marked FAILS report an error and leave the rule by longjmp: they do not return. src is a text
 * offset. */
#if defined(__GNUC__)
#define FAILS __attribute__((noreturn, cold))
#define FAILS_LIKE_PRINTF(a, b) __attribute__((noreturn, cold, format(printf, a, b)))
#else
#define FAILS
#define FAILS_LIKE_PRINTF(a, b)
#endif
void fail_at(Parser *p, uint32_t src, const char *format, ...) FAILS_LIKE_PRINTF(3, 4);
void fail_expected(Parser *p, const char *what) FAILS; /* "expected WHAT, found TOKEN", at the token */
/* Fails with the word that was probably meant, if there is one: "expected WHAT such as 'WORD', found TOKEN". */
void fail_near(Parser *p, const char *what, const Suggestion *near) FAILS;
/* Begins a search for the word that is most similar to the text of the token. */
Suggestion token_suggestion(const Parser *p);
/* Leaves the rule after a redefinition has been reported. Adds a note with the first definition, at text offset
 * `first`, unless that is 0. */
void fail_first(Parser *p, uint32_t first) FAILS;
void fail_token(Parser *p, enum TokenKind k) FAILS; /* fail_expected, with the words for a kind of token */
/* "WHAT has type 'FOUND' but expected 'WANTED'" */
void fail_type(Parser *p, uint32_t src, const char *what, TypeId found, TypeId wanted) FAILS;
void fail_nest(Parser *p) FAILS;            /* "nested too deeply" */
const char *type_text(Parser *p, TypeId t); /* for a message; valid until the next call but one */
static inline void nest_enter(Parser *p) {  /* fails above NEST_MAX levels; nest_leave undoes it */
    if (++p->depth > NEST_MAX) fail_nest(p);
}
static inline void nest_leave(Parser *p) { p->depth--; }

/* token.c. A function called NAME_take takes the token if it is the one named and reports whether it was;
 * NAME_expect takes it or fails. */
static inline bool token_is(const Parser *p, enum TokenKind k) { return p->tok.kind == k; }
/* Returns the keyword in the token; at[0] if it contains none. */
static inline const Keyword *keyword_at(const Parser *p) { return &p->keywords.at[p->tok.keyword]; }
static inline bool keyword_is(const Parser *p, enum Kw kw) { return keyword_at(p)->kw == (unsigned)kw; }
static inline bool class_is(const Parser *p, enum KeywordClass c) { return keyword_at(p)->class == c; }
/* Returns the kind of the token after the current one, which stays the current one. Fails if that token is
 * malformed. */
enum TokenKind token_peek(Parser *p);
static inline bool token_take(Parser *p, enum TokenKind k) {
    if (!token_is(p, k)) return false;
    token_next(p);
    return true;
}
static inline bool keyword_take(Parser *p, enum Kw kw) {
    if (!keyword_is(p, kw)) return false;
    token_next(p);
    return true;
}
static inline void token_expect(Parser *p, enum TokenKind k) {
    if (!token_is(p, k)) fail_token(p, k);
    token_next(p);
}
void keyword_expect(Parser *p, enum Kw kw);
bool text_is(const Parser *p, const char *word);                   /* whether the token's text is exactly this */
uint64_t number_expect(Parser *p, uint64_t max, const char *what); /* an integer without sign, up to max */
StrId string_expect(Parser *p, const char *what);                  /* "...", unescaped */
/* Takes a name or label and interns it without its first `skip` bytes (such as '@'), quotes and ':'. Fails at an empty
 * name and at one with a NUL. */
StrId name_take(Parser *p, uint32_t skip);
StrId slice_intern(Parser *p, uint32_t from, uint32_t to);   /* interns the text from one offset to another */
StrId slice_unescape(Parser *p, uint32_t from, uint32_t to); /* does the same after replacing escapes */
void braces_skip(Parser *p);                                 /* takes all tokens up to the next '}', and that */
/* Appends zeroed elements to an array of *n until it has element `index`; returns its new address. */
void *slot_grow(void *at, uint32_t *n, uint32_t *cap, uint32_t index, size_t size);
/* The address of element i of vector v, which grows with zeros when needed. */
#define slot_of(v, i) \
    ((i) < (v)->n ? (void)0 : (void)((v)->at = slot_grow((v)->at, &(v)->n, &(v)->cap, (i), sizeof *(v)->at)), \
     &(v)->at[i])

/* foreign.c */
/* Reports whether the text is not textual LLVM IR, after an error that names its format. */
bool source_is_foreign(const Source *s, Diag *d);
bool source_is_blank(const Source *s); /* whether it contains only white space */

/* parse_name.c. A function called NAME_use takes the token, a use of a name; NAME_define records a
 * definition. A name of 0 means that the entity is numbered. */
Ref local_use(Parser *p, TypeId type); /* fails if the value has another type; a placeholder if it is not defined yet */
Ref block_use(Parser *p);              /* adds the block to the function if it is new */
/* Records that a name means the value `ref` of this type, and resolves its placeholder. Fails at a redefinition, and if
 * a use expects another type. number: of a value without a name; UINT64_MAX = none is written, so it gets the next
 * one. */
void local_define(Parser *p, StrId name, uint64_t number, uint32_t src, Ref ref, TypeId type);
/* Defines a block and appends it to the layout of the function; fails at a redefinition. `number` is that of a block
 * without a name, UINT64_MAX if none is written. */
BlockId block_define(Parser *p, StrId name, uint64_t number, uint32_t src);
TypeId local_type(Parser *p, Ref r); /* of any operand, placeholders included */
/* Creates the symbol that the token names, unless it is a debug intrinsic, so that its id is in the order of the text.
 * Takes no token. */
void symbol_reserve(Parser *p);
/* Adds the symbol if it is new; fails if `type` is not a pointer into the space of the symbol. */
Ref symbol_use(Parser *p, TypeId type);
/* Records the declaration or definition of a symbol, adds the symbol if it is new, and returns it. Fails at a
 * redefinition, and if an earlier use expects another space. */
SymId symbol_define(Parser *p, StrId name, uint64_t number, uint32_t src, uint32_t space);
/* Reports whether the name is that of a debug intrinsic, whose calls become records. */
bool name_is_dbg(const Parser *p, StrId name);
StrId symbol_canonical(Parser *p, StrId name);              /* the name of an intrinsic in the opaque dialect */
MdId md_numbered(Parser *p, uint64_t number, uint32_t src); /* the node !number, which is created if it is new */
/* Returns the index of a comdat in Module.comdat; adds the comdat if it is new. */
uint32_t comdat_use(Parser *p, StrId name, uint32_t src);
/* Takes the token, the name of a block of fn, and returns the blockaddress constant. names_finish finds the block. */
Ref blockaddr_use(Parser *p, TypeId type, SymId fn, uint32_t src);
/* Reports every name that is used and not defined. Sets p->retry if the prescan was wrong. */
void names_finish(Parser *p);
StrId block_key(Parser *p, SymId fn, StrId name, uint32_t number); /* a key for label_block */

/* parse_type.c */
TypeId parse_type(Parser *p);             /* any type, including void and function types */
TypeId parse_value_type(Parser *p);       /* a type that a value can have */
uint32_t parse_addrspace(Parser *p);      /* ( N ), after the keyword */
uint32_t parse_function_space(Parser *p); /* ( N ) of a function: 0 or 25 */
/* At %name = type: creates the struct that is defined there, so that its id is in the order of the text. Does nothing
 * for an alias of another type. */
void type_reserve(Parser *p);
void type_definition(Parser *p); /* %name = type ... */
/* At the end of the module: reports types that are not defined, contain themselves or are nested too deeply. */
void types_finish(Parser *p);

/* parse_argument.c */
uint8_t parse_align(Parser *p); /* N or (N), after the keyword: 1 + log2 */
/* Reads the argument of an attribute, at the token after its word, into `a`, whose key is set. pointee: the T of
 * a parameter of type T*, which byval and similar attributes without a type mean; 0 = none. */
void parse_argument(Parser *p, Attr *a, enum AttrSyntax syntax, TypeId pointee);

/* parse_attr.c */
/* Reads all attributes at the current token, as a set. place: PLACE_*. pointee: the T of a type written
 * T*, for byval and similar attributes without a type; 0 = none. */
AttrSetId parse_attrs(Parser *p, uint32_t place, TypeId pointee);
AttrSetId parse_function_attrs(Parser *p, uint32_t place); /* does the same, and accepts groups #N */
void attr_unknown_check(Parser *p);                        /* fails at a word that resembles an attribute but is none */
AttrSetId attrs_join(Parser *p, AttrSetId a, AttrSetId b); /* the union of two sets */
void attr_group(Parser *p);                                /* attributes #N = { ... }; skips one already read */
bool attr_begins(const Parser *p);                         /* whether the token begins an attribute */
uint16_t parse_cc(Parser *p);                              /* a calling convention; CC_C if there is none */

/* parse_number.c */
/* Read a constant of type t. An integer that does not fit is an error if it must fit, else it loses its high bits
 * after a warning; a floating-point number that t cannot represent is an error. */
Ref parse_int(Parser *p, TypeId t, bool must_fit);
Ref parse_float(Parser *p, TypeId t);

/* parse_op.c. The checks fail at `src`. */
uint16_t parse_flags(Parser *p, enum Op op); /* the IF_* flags of an operation */
/* Checks that an instruction with fast-math flags has a floating-point result, or an aggregate of them. */
void fast_math_check(Parser *p, uint32_t src, const Inst *in);
uint8_t parse_predicate(Parser *p, enum Op op); /* an IntPred if op is icmp, else an FpPred */
/* Checks that an operation on integers, or on floating point, can have operands of type t. */
void binary_check(Parser *p, uint32_t src, enum Op op, TypeId t);
/* Checks that a conversion is between types that it allows. */
void cast_check(Parser *p, uint32_t src, enum Op op, TypeId from, TypeId to);
/* Returns the type of a getelementptr after one more index. base: the type so far, a pointer or a vector of pointers; a
 * vector index makes it a vector. */
TypeId gep_result_type(Parser *p, uint32_t src, TypeId base, TypeId index);
/* Checks one index of a getelementptr, and replaces *cursor, a type, by that of the element that the index selects.
 * *cursor is 0 before the first index, which does not enter the source type. */
void index_check(Parser *p, uint32_t src, TypeId *cursor, TypeId source, TypeId index_type, Ref index);

/* parse_const.c */
Ref parse_value(Parser *p, TypeId t); /* a constant, or inside a body a local value */
Ref parse_const(Parser *p, TypeId t); /* a constant */
/* Parses a constant expression that is written without its type; REF_NULL if there is none here. */
Ref parse_untyped(Parser *p);
Ref parse_typed(Parser *p, TypeId *t); /* TYPE value; sets *t to the type */

/* parse_md.c */
MdId parse_md(Parser *p);             /* a node, string or constant */
void md_definition(Parser *p);        /* !0 = ..., !name = ... */
Ref parse_md_operand(Parser *p);      /* after `metadata`: local values as well */
uint32_t body_md(Parser *p, MdId md); /* the index of md in p->body.md; adds it if it is new */

/* parse_tail.c */
enum { TAIL_ALIGN = 1, TAIL_SPACE = 2 };
/* Reads { , align N | , addrspace(N) | , !kind !n } and records the alignment and the metadata for the instruction
 * being read. Returns the space; SPACE_GENERIC if none is written. allowed: TAIL_*, besides metadata. */
uint32_t parse_inst_tail(Parser *p, Inst *in, uint32_t allowed);
/* Removes the metadata that the tail attached to the instruction being read; location: its !dbg location as well. */
void inst_tail_drop(Parser *p, bool location);

/* parse_call.c, parse_unwind.c, parse_inst.c, parse_body.c. `in` is the instruction being
 * read; its operands are pushed. */
void parse_call(Parser *p, Inst *in);
void parse_dbg_record(Parser *p, Inst *in);
/* Reads invoke, landingpad or resume, with its keyword, and sets p->unwinds. Returns the block in which an invoke
 * continues, else REF_NULL. */
Ref parse_unwind(Parser *p, Inst *in);
/* Reads an instruction after its opcode. Returns the value that replaces it if it makes none, else
 * REF_NULL. */
Ref parse_inst(Parser *p, Inst *in);
void body_begin(Parser *p);           /* empties p->body for a new function; called before its parameters are read */
void parse_body(Parser *p, SymId fn); /* { ... }, and makes it the body of fn */
static inline void operand_push(Parser *p, Ref r) { vec_push(&p->body.opnd, r); }

/* parse_top.c */
void parse_entity(Parser *p); /* one entity of the module level */

/* upgrade.c */
void upgrade_module(Module *m); /* brings old forms of a complete module up to date */

#endif
