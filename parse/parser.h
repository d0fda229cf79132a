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
 *   upgrade.c        replaces old forms of the language when the module is complete
 *   foreign.c        recognises texts that are not LLVM IR
 *   parse.c          the driver: prescan, recovery after errors, checks at the end of the module
 *
 * A rule is a function that parses one construct of the grammar. An error leaves its rule, and the rules that called
 * it, by longjmp to rule_try in parse.c. Whatever a rule allocates belongs to the Parser or to the Module, so nothing
 * leaks and no rule needs code for the case of failure. */
#ifndef NVIR_PARSE_PARSER_H
#define NVIR_PARSE_PARSER_H

#include <setjmp.h>
#include "ir/suggestion.h"
#include "parse/parse.h"

/* ------------------------------------------------------------------------------ tokens (lexer.re) */

/* clang-format off */
enum TokenKind {
    TK_EOF, TK_ERROR,
    TK_WORD,              /* a word such as define or #dbg_value; see Token.keyword */
    TK_INT_TYPE,          /* i32; num: the width */
    /* in this order: %x %1 @x @1 $x $1 #1 !x !1 x: 1: ^1; num: the number, of those that have one */
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
    uint16_t keyword;  /* TK_WORD: index into Parser.keywords.at, 0 = neither a keyword nor an attribute */
    uint32_t off, end; /* slice of the text */
    uint64_t num;      /* the number in iN %N @N $N #N !N ^N N: N; UINT64_MAX if too large; see LOCAL_NUMBER */
} Token;

/* ------------------------------------------------------------------------------ keywords (keyword.c) */

/* What a keyword stands for. KC_NONE: only itself, or an attribute; KC_DLL: dllimport, dllexport; KC_SANITIZE: a
 * sanitizer keyword of a variable; KC_NO_TYPE, KC_NO_OP: a type or an instruction that this target does not have;
 * KC_CC: a calling convention; KC_ORDER: an atomic ordering; KC_TAIL: tail, musttail, notail; KC_UNWIND: invoke,
 * landingpad, resume. */
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
    uint16_t value; /* its meaning depends on the class, such as LINK_*; KC_OP: the opcode */
    uint16_t attr;  /* 1 + row of attributes.def; 0 = not an attribute */
} Keyword;

enum { KEYWORD_SLOTS = 1024, KEYWORD_MAX = 512 };
typedef struct KeywordTable {
    uint16_t slot[KEYWORD_SLOTS]; /* index into at; 0 = free */
    uint32_t n;                   /* at[0] is the record of a word that is not a keyword */
    Keyword at[KEYWORD_MAX];
} KeywordTable;

void keywords_build(KeywordTable *w); /* fills the table with all keywords and attributes */
/* Returns the index in w->at of the keyword or attribute s[0..len); 0 if the word is neither. */
uint32_t keyword_find(const KeywordTable *w, const char *s, size_t len);

/* The rows of attributes.def: where an attribute may be written (a mask of PLACE_*), and the form of its argument,
 * which attributes.def explains. PLACE_FUNCTION includes calls. */
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

/* The value or block that a local name means in the current function. Valid only if `stamp` equals Parser.stamp;
 * otherwise the name has not occurred in this function. A Ref of kind REF_NONE and index i + 1 is a placeholder for
 * Parser.forward[i]; an operand with FORWARD_MD in that index is a placeholder for the value wrapped as metadata. */
typedef struct {
    uint32_t stamp;
    Ref ref;
} LocalSlot;
#define FORWARD_MD (1u << 28)
/* A local value that is used before its definition. ref: the value, or another placeholder that it equals, once it is
 * defined; REF_NULL before. type, src: the type that the first use expects, and its text offset. number: of a value
 * whose name is 0. */
typedef struct {
    Ref ref;
    TypeId type;
    uint32_t src;
    StrId name;
    uint32_t number;
} Forward;

/* Parallel to body.block. use: 1 + text offset of the first use, 0 = unused; number: of a block without a name;
 * defined: the block has begun. */
typedef struct {
    uint32_t use;
    uint32_t number;
    bool defined;
} BlockNote;
/* The first blockaddress constant of a block, which is looked up at the end of the module. key: see block_key; src: the
 * text offset of the name of the block. */
typedef struct {
    StrId key;
    uint32_t index, src; /* index: into Module.blockaddr */
} BlockAddrUse;

/* By MdId: its index in body.md. Valid only if `stamp` equals Parser.stamp; otherwise it is not in body.md. */
typedef struct {
    uint32_t stamp, index;
} BodyMd;

/* SS_DECLARED: a declaration or a definition of the symbol has been parsed. */
enum SymState { SS_NEW, SS_DECLARED };
/* By SymId. use: 1 + text offset of the first use, 0 = unused; call: the function type of the first call of a symbol
 * llvm.* that is not declared yet, 0 = none. */
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
/* By number of a metadata node. id: 0 = not mentioned yet; use: text offset of the first mention, a use or the
 * definition. */
typedef struct {
    MdId id;
    uint32_t use;
    bool defined;
} MdNote;
/* By number of an attribute group. use: 1 + text offset of the first use before the definition, 0 = none; first, n: its
 * attributes, as a slice of Parser.group_attr; set: the same attributes, interned. */
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
    uint32_t prev_end;        /* text offset of the end of the previous token */
    uint32_t depth;           /* levels of nesting: see nest_enter */
    uint32_t number_max;      /* the greatest number a name may have: bounds the tables indexed by number */
    jmp_buf *recover;         /* where an error continues */
    KeywordTable keywords;
    TypeId pointee; /* T, if parse_type has just read a type written T*; else 0 */
    bool retry;     /* the prescan was wrong about a group or a name: parse the text again without it */
    VEC(uint32_t) warned, warned_before; /* text offsets of the warnings of this attempt; of the first, sorted */
    VEC(char) bytes;                     /* scratch: one unescaped string */
    char type_text[2][160];              /* the results of type_text, in turn */
    uint32_t type_text_next;

    /* names of the module */
    VEC(SymId) sym_named; /* by StrId of the name as written; 0 = not mentioned yet, as in sym_numbered */
    VEC(SymId) sym_numbered;
    uint32_t sym_next; /* the least number that the next unnamed symbol may have */
    VEC(SymNote) sym_note;
    VEC(TypeNote) type_named, type_numbered;
    VEC(MdNote) md_numbered;
    VEC(struct {
        uint32_t index, use;
        bool defined;
    })
    comdat_named;         /* by StrId; index: 1 + index in Module.comdat, 0 = none yet; use: of the first mention */
    VEC(GroupNote) group; /* by number */
    VEC(uint32_t) group_attr;
    VEC(uint32_t) group_src;       /* text offsets of the definitions of groups; kept for the second attempt */
    uint32_t group_prescanned;     /* the first so many of group_src, which ascend, were read by the prescan */
    bool keep_labels;              /* the text contains a blockaddress, so label_block is filled */
    VEC(uint32_t) label_block;     /* by block_key: 1 + BlockId, 0 = no such block so far */
    VEC(uint32_t) blockaddr_named; /* by the same key: 1 + index into Module.blockaddr */
    VEC(BlockAddrUse) blockaddr;
    StrId kind_dbg;    /* "dbg" */
    StrId dbg_name[4]; /* llvm.dbg.value, .declare, .assign, .label */

    /* scratch stacks: a rule pops what it has pushed, except for what its comment says; rule_try empties them */
    VEC(Ref) ref_stack;
    VEC(TypeId) type_stack;
    VEC(uint32_t) word_stack;
    VEC(uint32_t) attr_stack;
    VEC(AttrSetId) set_stack;

    /* the current function; its arrays are reused, and copied at their exact size when the function ends */
    bool in_body; /* the text between the braces of a function is being read, so local names have a meaning */
    Fn body;
    uint32_t stamp;       /* distinguishes this function from earlier ones in tables that are not cleared */
    uint32_t number_next; /* the least number that the next unnamed value or block may have */
    bool block_open;      /* the last block has no terminator yet */
    bool unwinds;         /* the function contains invoke, landingpad or resume */
    VEC(LocalSlot) local_named, local_numbered;
    VEC(Forward) forward;
    VEC(BlockNote) block_note;
    VEC(BodyMd) md_slot; /* by MdId: index in body.md */
} Parser;

/* lexer.re */
void token_next(Parser *p); /* reads the next token into p->tok, TK_EOF at the end; fails if it is malformed */

/* fail.c. The functions marked FAILS report an error and leave the rule by longjmp: they do not return. src is a text
 * offset. */
#if defined(__GNUC__)
#define FAILS __attribute__((noreturn, cold))
#define FAILS_LIKE_PRINTF(a, b) __attribute__((noreturn, cold, format(printf, a, b)))
#define WARNS_LIKE_PRINTF(a, b) __attribute__((cold, format(printf, a, b)))
#else
#define FAILS
#define FAILS_LIKE_PRINTF(a, b)
#define WARNS_LIKE_PRINTF(a, b)
#endif
void fail_at(Parser *p, uint32_t src, const char *format, ...) FAILS_LIKE_PRINTF(3, 4);
void fail_expected(Parser *p, const char *what) FAILS; /* "expected WHAT, found TOKEN", at the token */
/* If the token is a word that resembles near->best, fails with "expected WHAT such as 'BEST', found TOKEN"; otherwise
 * like fail_expected. */
void fail_near(Parser *p, const char *what, const Suggestion *near) FAILS;
/* Reports a warning and returns. Does nothing in the second attempt if the first one has warned at this offset. */
void warn_at(Parser *p, uint32_t src, const char *format, ...) WARNS_LIKE_PRINTF(3, 4);
/* Begins a search for the word most similar to the text of the token; the caller passes known words to
 * suggestion_try. */
Suggestion token_suggestion(const Parser *p);
/* Leaves the rule after the caller has reported a redefinition. First adds a note that points to the first definition,
 * at text offset `first`; no note if that is 0, which means that it is not known. */
void fail_first(Parser *p, uint32_t first) FAILS;
void fail_token(Parser *p, enum TokenKind k) FAILS; /* "expected ',', found TOKEN"; k: a kind in token_text of fail.c */
/* "WHAT has type 'FOUND' but expected 'WANTED'" */
void fail_type(Parser *p, uint32_t src, const char *what, TypeId found, TypeId wanted) FAILS;
void fail_nest(Parser *p) FAILS; /* "nested too deeply" */
/* Returns the text of a type for a message, cut after 156 bytes. Valid until the next call but one. */
const char *type_text(Parser *p, TypeId t);
/* Enters one more level of nested types, constants or metadata, which nest_leave leaves; fails above NEST_MAX
 * levels. */
static inline void nest_enter(Parser *p) {
    if (++p->depth > NEST_MAX) fail_nest(p);
}
/* Leaves the level that the last nest_enter entered. */
static inline void nest_leave(Parser *p) { p->depth--; }

/* token.c. To take a token is to read the next one into p->tok. A function NAME_expect takes the token or fails. */
/* Reports whether the token is of this kind. */
static inline bool token_is(const Parser *p, enum TokenKind k) { return p->tok.kind == k; }
/* Returns the keyword or attribute in the token; if there is none, keywords.at[0], whose numbers are all 0. */
static inline const Keyword *keyword_at(const Parser *p) { return &p->keywords.at[p->tok.keyword]; }
/* Reports whether the token is this keyword. */
static inline bool keyword_is(const Parser *p, enum Kw kw) { return keyword_at(p)->kw == (unsigned)kw; }
/* Reports whether the token is a keyword of this class, which is not KC_NONE. */
static inline bool class_is(const Parser *p, enum KeywordClass c) { return keyword_at(p)->class == c; }
/* Returns the kind of the token after the current one, which stays the current one. Fails if that token is
 * malformed. */
enum TokenKind token_peek(Parser *p);
/* If the token is of kind k, takes it and returns true; else returns false. */
static inline bool token_take(Parser *p, enum TokenKind k) {
    if (!token_is(p, k)) return false;
    token_next(p);
    return true;
}
/* If the token is this keyword, takes it and returns true; else returns false. */
static inline bool keyword_take(Parser *p, enum Kw kw) {
    if (!keyword_is(p, kw)) return false;
    token_next(p);
    return true;
}
/* Takes the token; fails unless it is of kind k, one in token_text of fail.c. */
static inline void token_expect(Parser *p, enum TokenKind k) {
    if (!token_is(p, k)) fail_token(p, k);
    token_next(p);
}
void keyword_expect(Parser *p, enum Kw kw);      /* takes the token; fails unless it is this keyword */
bool text_is(const Parser *p, const char *word); /* whether the token's text is exactly this */
/* Takes an integer without sign, decimal or u0x..., and returns it. Fails if it is greater than max, which is less than
 * UINT64_MAX because the lexer makes that of all larger numbers. `what` begins or completes the message. */
uint64_t number_expect(Parser *p, uint64_t max, const char *what);
StrId string_expect(Parser *p, const char *what); /* "...", without the quotes, unescaped */
/* Takes a name or label and interns it without its first `skip` bytes (such as '@'), quotes and ':'. Fails at a quoted
 * name that is empty or contains a NUL. */
StrId name_take(Parser *p, uint32_t skip);
StrId slice_intern(Parser *p, uint32_t from, uint32_t to);   /* interns the text from one offset to another */
StrId slice_unescape(Parser *p, uint32_t from, uint32_t to); /* does the same after replacing escapes */
/* Takes all tokens up to and including the next '}'; fails at the end of the text. */
void skip_past_brace(Parser *p);
/* Appends zeroed elements of `size` bytes to an array of *n, until it has element `index`, which it does not have yet.
 * Returns the new address of the array. */
void *slot_grow(void *at, uint32_t *n, uint32_t *cap, uint32_t index, size_t size);
/* The address of element i of vector v, which grows with zeros when needed. Evaluates v and i more than once. */
#define slot_of(v, i) \
    ((i) < (v)->n ? (void)0 : (void)((v)->at = slot_grow((v)->at, &(v)->n, &(v)->cap, (i), sizeof *(v)->at)), \
     &(v)->at[i])

/* foreign.c */
/* Reports whether the text is recognised as something other than textual LLVM IR, such as bitcode, PTX or C. If so,
 * also reports an error that names the format, and a note on how to obtain LLVM IR. */
bool source_is_foreign(const Source *s, Diag *d);
bool source_is_blank(const Source *s); /* whether it contains only white space */

/* parse_name.c. local_use, block_use, symbol_use and blockaddr_use take the token, a use of a name; NAME_define records
 * a definition whose name has been taken. A name of 0 means that the entity is numbered. src is the text offset of the
 * name, for messages. */
/* Returns the value that the token names, or a placeholder if it is not defined yet. Fails if it has another type, if
 * it is a block, and outside of a function body. */
Ref local_use(Parser *p, TypeId type);
/* Returns the block that the token names as an operand; adds it to the function if it is new. Fails if the name is that
 * of a value. */
Ref block_use(Parser *p);
/* Records that a name means the value `ref` of this type, and resolves its placeholder. Fails at a redefinition, and if
 * a use expects another type. number: of a value without a name; UINT64_MAX = none is written, so it gets the next
 * one. */
void local_define(Parser *p, StrId name, uint64_t number, uint32_t src, Ref ref, TypeId type);
/* Begins a block: appends it to the layout of the function, adds it if it is new, and returns it. Fails at a
 * redefinition. `number` is that of a block without a name; UINT64_MAX = none is written, so it gets the next one. */
BlockId block_define(Parser *p, StrId name, uint64_t number, uint32_t src);
TypeId local_type(Parser *p, Ref r); /* of any operand, placeholders included */
/* Creates the symbol that the token names, so that its id is in the order of the text. Does nothing for a debug
 * intrinsic, for an unquoted name of one or two bytes, and for a number that is too large. Takes no token and does not
 * fail. */
void symbol_reserve(Parser *p);
/* Returns the symbol that the token names as an operand; adds it to the module if it is new. Fails if `type` is not a
 * pointer into the space of the symbol; the first use of a symbol that is not defined yet determines its space. */
Ref symbol_use(Parser *p, TypeId type);
/* Records the declaration or definition of a symbol in `space`, adds the symbol if it is new, and returns it. Fails at
 * a second declaration or definition, if an earlier use expects another space, and if the number of a nameless symbol
 * is not greater than all before it. */
SymId symbol_define(Parser *p, StrId name, uint64_t number, uint32_t src, uint32_t space);
/* Reports whether the name is that of a debug intrinsic, whose calls become records. */
bool name_is_dbg(const Parser *p, StrId name);
/* Returns the name of an intrinsic in the opaque dialect, llvm.memcpy.p0.p0.i64 for llvm.memcpy.p0i8.p0i8.i64; any
 * other name unchanged. */
StrId symbol_canonical(Parser *p, StrId name);
/* Returns the node !number, which is created if it is new. Fails if the number is too large. */
MdId md_numbered(Parser *p, uint64_t number, uint32_t src);
/* Returns the index of a comdat in Module.comdat; adds the comdat if it is new. */
uint32_t comdat_use(Parser *p, StrId name, uint32_t src);
/* Takes the token, the name of a block of fn, and returns the blockaddress constant. Marks fn as having its block
 * addresses taken. names_finish finds the block. */
Ref blockaddr_use(Parser *p, TypeId type, SymId fn, uint32_t src);
/* At the end of the module: reports every symbol, metadata node, comdat and blockaddress that is used and not defined.
 * Declares intrinsics that are only called. Warns of undefined attribute groups. Sets p->retry if the prescan was
 * wrong. */
void names_finish(Parser *p);
/* Returns a key for label_block and blockaddr_named: the StrId of a text made from the function and the block's name,
 * or its number if the name is 0. */
StrId block_key(Parser *p, SymId fn, StrId name, uint32_t number);

/* parse_type.c */
TypeId parse_type(Parser *p);             /* any type, including void and function types */
TypeId parse_value_type(Parser *p);       /* a type other than void, label and function types; fails at these */
uint32_t parse_addrspace(Parser *p);      /* ( N ), after the keyword; returns the space */
uint32_t parse_function_space(Parser *p); /* does the same for a function; fails unless the space is 0 or 25 */
/* At `%name = type`: creates the struct type that is defined there, without its body, so that its id is in the order of
 * the text. Creates nothing for another type, because a name of that is only an alias. Takes the tokens before the
 * type. Does nothing at a token other than a name, and fails if `= type` does not follow the name. */
void type_reserve(Parser *p);
void type_definition(Parser *p); /* %name = type ... */
/* At the end of the module: reports all types that are used and not defined, and the first one that contains itself or
 * is nested too deeply. Sets p->retry for a type that the prescan created and that is neither defined nor used. */
void types_finish(Parser *p);

/* parse_argument.c */
uint8_t parse_align(Parser *p); /* N or (N), after the keyword: 1 + log2 */
/* Reads the argument of an attribute, at the token after its word, into *a, whose key is set. If the attribute has no
 * argument, takes nothing and leaves *a as it is. pointee: the T of a parameter of type T*, which byval and similar
 * attributes without a type mean; 0 = none. */
void parse_argument(Parser *p, Attr *a, enum AttrSyntax syntax, TypeId pointee);

/* parse_attr.c */
/* Reads all attributes from the current token on and returns their set; 0 if there are none. Fails at one that is not
 * allowed at `place`, a mask of PLACE_*, and at a word that resembles an attribute. pointee: see parse_argument. */
AttrSetId parse_attrs(Parser *p, uint32_t place, TypeId pointee);
/* Reads attributes like parse_attrs without a pointee, but ends at `align`, and also accepts groups #N. The attributes
 * of a group are added whether `place` allows them or not. */
AttrSetId parse_function_attrs(Parser *p, uint32_t place);
void attr_unknown_check(Parser *p);                        /* fails at a word that resembles an attribute but is none */
AttrSetId attrs_join(Parser *p, AttrSetId a, AttrSetId b); /* a, followed by what only b has */
void attr_group(Parser *p);                                /* attributes #N = { ... }; skips one already read */
bool attr_begins(const Parser *p);                         /* whether the token begins an attribute */
uint16_t parse_cc(Parser *p);                              /* a calling convention; CC_C if there is none */

/* parse_number.c */
/* These take a number and return the constant of type t. An integer that does not fit in t is an error if must_fit;
 * otherwise it loses its high bits, with a warning. A floating-point number that t cannot represent exactly is an
 * error. */
Ref parse_int(Parser *p, TypeId t, bool must_fit);
Ref parse_float(Parser *p, TypeId t);

/* parse_op.c. The checks fail with a message at text offset `src`. */
/* Takes the flags at the token, such as nuw or fast, and returns their IF_*; 0 if there are none. Fails at a flag that
 * op cannot have. */
uint16_t parse_flags(Parser *p, enum Op op);
/* Checks that an instruction with fast-math flags has a result of floating point, or a vector or array of it, or a
 * struct whose fields all have one such type. */
void fast_math_check(Parser *p, uint32_t src, const Inst *in);
uint8_t parse_predicate(Parser *p, enum Op op); /* an IntPred if op is icmp, else an FpPred */
/* Checks that t is a floating-point type if op works on floating point, otherwise an integer type, or a vector of
 * those. */
void binary_check(Parser *p, uint32_t src, enum Op op, TypeId t);
/* Checks that conversion op may convert a value of type `from` to type `to`. */
void cast_check(Parser *p, uint32_t src, enum Op op, TypeId from, TypeId to);
/* Returns the result type of a getelementptr after one more index, of type `index`. base: the result type so far, a
 * pointer or a vector of pointers. A vector index makes it a vector; vectors of different lengths are an error. */
TypeId gep_result_type(Parser *p, uint32_t src, TypeId base, TypeId index);
/* Checks one index of a getelementptr, and replaces *cursor, the type that the indices so far select, by that of the
 * element that this one selects. *cursor is 0 before the first index, which steps over whole values of type `source`
 * and therefore makes it `source`. Fails at an index that is no integer or selects nothing. Of a vector index of a
 * struct, looks only at lane 0. */
void index_check(Parser *p, uint32_t src, TypeId *cursor, TypeId source, TypeId index_type, Ref index);

/* parse_const.c */
/* Takes a value of type t and returns it: a constant, or inside a body a local value or its placeholder. */
Ref parse_value(Parser *p, TypeId t);
Ref parse_const(Parser *p, TypeId t); /* does the same, but fails at a local value */
/* Parses a constant expression that is written without its type. If the token is no opcode, returns REF_NULL and takes
 * nothing. */
Ref parse_untyped(Parser *p);
Ref parse_typed(Parser *p, TypeId *t); /* TYPE value; sets *t to the type and returns the value */

/* parse_md.c */
MdId parse_md(Parser *p);             /* a node, string or typed constant */
void md_definition(Parser *p);        /* !0 = ..., !name = ... */
Ref parse_md_operand(Parser *p);      /* an operand after `metadata`: like parse_md, or a local value */
uint32_t body_md(Parser *p, MdId md); /* the index of md in p->body.md; adds it if it is new */

/* parse_tail.c */
enum { TAIL_ALIGN = 1, TAIL_SPACE = 2 };
/* Reads { , align N | , addrspace(N) | , !kind !n }. Sets in->mem.align, and attaches the metadata to the instruction
 * being read. Returns the space; SPACE_GENERIC if none is written. allowed: a mask of TAIL_* for what may be written
 * besides metadata. */
uint32_t parse_inst_tail(Parser *p, Inst *in, uint32_t allowed);
/* Removes the metadata that parse_inst_tail attached to the instruction being read; if `location`, its !dbg location as
 * well. */
void inst_tail_drop(Parser *p, bool location);

/* parse_call.c, parse_unwind.c, parse_inst.c, parse_body.c. `in` is the instruction being read, which the caller
 * appends to the body; its operands are pushed on p->body.opnd. */
void parse_call(Parser *p, Inst *in);       /* after `call` or `invoke`; may make *in a debug record */
void parse_dbg_record(Parser *p, Inst *in); /* after `#dbg_value` or a similar word */
/* Reads invoke, landingpad or resume, with its keyword, and makes *in its equivalent without exceptions. Sets
 * p->unwinds. Returns the block in which an invoke continues, for the others REF_NULL. */
Ref parse_unwind(Parser *p, Inst *in);
/* Reads an instruction after its opcode, in->op. Returns REF_NULL; but for a pointer bitcast of the typed dialect,
 * which is not needed, returns its operand, and the caller uses that in place of an instruction. */
Ref parse_inst(Parser *p, Inst *in);
void body_begin(Parser *p); /* empties p->body for a new function; called before its parameters are read */
/* Reads { ... }, after the parameters, which are in p->body already, and makes it the body of fn in the module. Fails
 * if a value or block is used and not defined. */
void parse_body(Parser *p, SymId fn);
/* Appends an operand of the instruction that is being read. */
static inline void operand_push(Parser *p, Ref r) { vec_push(&p->body.opnd, r); }

/* parse_top.c */
void parse_entity(Parser *p); /* one entity of the module level, such as a function; fails if none begins here */

/* upgrade.c */
void upgrade_module(Module *m); /* replaces the old form of llvm.nvvm.mapa.shared.cluster in a complete module */

#endif
