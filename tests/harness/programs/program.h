/* program.h: random C programs with defined behaviour. The same text is compiled for the host and, in two dialects,
 * for the device: CUDA, and C with address spaces. The macros of prelude.h hide the difference. A program is a few
 * types, objects and functions, and one kernel whose phases are separated by barriers. The host runs each phase for
 * one thread after the other.
 *
 * Every static object has one row for each thread, so that no thread sees what another one writes, except in the
 * arrays for exchange: phases with even numbers write their own rows of these, phases with odd numbers read all rows.
 *
 * What keeps the behaviour defined:
 *   integers   each expression carries an interval. A signed operation that could overflow is done unsigned.
 *   floats     each expression carries a bound of its magnitude; variables stay below 2^16, so no result is infinite
 *              and every conversion to an integer is in range.
 *   memory     a pointer to a scalar points to the first of at least four elements; one to a record, to a whole record.
 *              All variables are initialised.
 *   lifetimes  a pointer has a level, see Pointer. It is stored only where it does not outlive its object.
 *   order      an expression has no side effects; calls are statements.
 */
#ifndef NVIR_TESTS_HARNESS_PROGRAMS_PROGRAM_H
#define NVIR_TESTS_HARNESS_PROGRAMS_PROGRAM_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ir/random.h"

__extension__ typedef __int128 Wide; /* holds every value of every scalar type */

enum CScalar { S8, U8, S16, U16, S32, U32, S64, U64, F32, F64, SCALARS };
/* The memory spaces, with the numbers that the dialect with address spaces uses. ANY: a generic pointer. */
enum CSpace { ANY = 0, GLOBAL = 1, SHARED = 3, CONSTANT = 4, LOCAL = 5 };

enum {
    ELEMENTS = 8, /* of each array object */
    AHEAD = 4,    /* valid elements from a pointer to a scalar on */
    MAX_RECORD = 5,
    MAX_FIELD = 7,
    MAX_OBJECT = 24,
    MAX_FUNCTION = 9,
    MAX_PARAM = 6,
    FAMILY = 3,  /* functions of one signature, which are also called through pointers */
    POINTED = 3, /* types of scalars that have pointers */
    TEXT = 4000
};

/* The text of an expression, its type, and the interval (integers) or the bound 2^mag (floats) of its value. */
typedef struct Expr {
    char s[TEXT];
    uint8_t type, bits; /* bits: of a bit-field that is assigned to; else 0 */
    int mag;
    Wide low, high;
} Expr;

/* The text of a pointer. level: the lifetime of its object and of all that can be reached from it. 0: static; 1: it
 * came in through a parameter; 2: it may be a variable of this function. A pointer of level 2 is never returned, and
 * only `own` records, which certainly are variables of this function, hold pointers above level 0. */
typedef struct Pointer {
    char s[TEXT];
    bool own, read_only;
    uint8_t level;
} Pointer;

/* Requirements on a pointer. */
typedef struct Demand {
    uint8_t type, space, level; /* type: of the scalar, or the number of the record */
    bool write;
} Demand;

/* A variable. An array has ELEMENTS elements. fixed: is not assigned to, because it counts iterations. */
typedef enum VarKind { V_SCALAR, V_ARRAY, V_POINTER, V_RECORD, V_RECORD_POINTER, V_FUNCTION_POINTER } VarKind;
typedef struct Var {
    VarKind kind;
    uint8_t type, space, level; /* type: of the scalar, or the number of the record */
    bool read_only, fixed;
    Wide low, high; /* of a fixed scalar */
    char s[24];
} Var;

typedef enum FieldKind {
    FIELD_SCALAR,
    FIELD_ARRAY,
    FIELD_BITS,
    FIELD_RECORD,
    FIELD_RECORDS,
    FIELD_POINTER,
    FIELD_RECORD_POINTER,
    FIELD_FUNCTION
} FieldKind;
typedef struct Field {
    FieldKind kind;
    uint8_t type, count, bits;
} Field;
/* Record 0 is a union, whose members all cover its 8 bytes. The others are structures. */
typedef struct Record {
    Field field[MAX_FIELD];
    uint32_t fields;
} Record;

typedef struct Signature {
    Var param[MAX_PARAM];
    uint32_t params;
    bool returns, recursive, variadic;
    Var result;
    uint64_t cost; /* an estimate of the statements that a call executes */
} Signature;

typedef struct CProgram {
    FILE *out;
    uint64_t rng;
    uint32_t id; /* distinguishes the names of programs in one file */
    Record record[MAX_RECORD];
    uint32_t records;
    uint8_t pointed[POINTED];
    Var object[MAX_OBJECT]; /* static objects; the name of one is completed by row_text() */
    uint32_t objects;
    Signature fn[MAX_FUNCTION];
    uint32_t fns;
    uint32_t phases; /* of the kernel, besides the first and the last one, which set up and hash the objects */
    /* The function or phase being generated. */
    Var var[400]; /* in scope */
    uint32_t vars;
    uint32_t at;                  /* its index; fns in a phase */
    bool phase;                   /* it is a phase */
    bool bare;                    /* static objects are not yet initialised */
    bool exchange;                /* arrays for exchange: this phase reads them, else it writes them */
    bool recursed;                /* it already calls itself */
    bool computed;                /* it already has computed jumps */
    uint32_t indent, depth, next; /* of the text; of statements inside statements; number of the next name */
    uint32_t nest;                /* of indices and conditions in the expression being generated */
    uint32_t loops;               /* how many loops are open in which break and continue are allowed */
    uint64_t cost, times;         /* cost so far, and how often this place is executed */
} CProgram;

/* Returns the next random number of 64 bits. */
static inline uint64_t roll(CProgram *p) { return random_next(&p->rng); }
/* Returns a random number below n, which is not 0. */
static inline uint32_t under(CProgram *p, uint32_t n) { return (uint32_t)(roll(p) >> 33) % n; }
/* Returns a random number of a random magnitude, from 1 to 64 bits. */
static inline uint64_t roll_any(CProgram *p) {
    uint32_t by = under(p, 64);
    return roll(p) >> by;
}
/* Returns true with this probability, in percent. */
static inline bool odds(CProgram *p, uint32_t percent) { return under(p, 100) < percent; }

/* expr.c: numbers. depth: how many operations are nested at most. A number that an expression reads may be of any
 * variable, field or object in scope. */
extern const char *const scalar_name[SCALARS]; /* "s8" ... */
uint32_t scalar_bits(uint32_t type);
bool scalar_is_signed(uint32_t type);
static inline bool scalar_is_float(uint32_t type) { return type >= F32; }
void text_add(char *to, const char *format, ...);            /* appends; `to` has TEXT bytes; aborts if it is full */
Expr expr_of(uint32_t type, const char *format, ...);        /* of any value of the type; a float: below 2^16 */
Expr int_expr(CProgram *p, uint32_t depth);                  /* of any integer type, which the result names */
Expr float_expr(CProgram *p, uint32_t type, uint32_t depth); /* of that type, and any magnitude: see its mag */
/* Of that floating-point type, in the bound of variables; if `type` is an integer type, of any integer type. */
Expr value_expr(CProgram *p, uint32_t type, uint32_t depth);
/* a cast of an integer to an integer type; e itself if it has that type and is no bit-field */
Expr to_type(Expr e, uint32_t type);
Expr index_expr(CProgram *p, uint32_t count); /* in [0, count); count: a power of two */
Expr condition_expr(CProgram *p);             /* an integer, which is true unless it is 0 */

/* place.c: variables, fields and pointers */
/* Returns an lvalue of a scalar type, to be written or read; type -1: any integer. If there is none, returns a constant
 * to read, or an expression without text to write. */
Expr place_of(CProgram *p, bool write, int type);
Expr place_read(CProgram *p, int type); /* the same to read, converted if it is a bit-field */
/* Return a pointer to scalars, or to a record, that meets the demand. An object of that type must exist in d.space. */
Pointer pointer_expr(CProgram *p, Demand d);
Pointer record_expr(CProgram *p, Demand d);
/* Reports whether there is a static array of that scalar type, or a static record of that number, in a space. */
bool object_exists(const CProgram *p, uint32_t space, uint32_t type, bool record);
/* Sets *to to a field of that kind and of d.type, as an lvalue, with the properties of its record; false if no record
 * has one. */
bool record_place(CProgram *p, FieldKind kind, Demand d, Pointer *to);
void pointer_type(CProgram *p, const Var *v, char *to); /* appends the type of v: "AS3 s32 *", "u8 " */
void row_text(const Var *object, char *to);             /* appends its name, and the index of this thread's row */
Pointer function_expr(CProgram *p);                     /* a pointer to a function of the family */

/* record.c: types of records */
void records_make(CProgram *p); /* makes and prints the types, and for each a function that hashes it */
/* Prints an initialiser, with pointers of at most that level. */
void record_initialise(CProgram *p, uint32_t record, uint32_t level);
const char *record_name(CProgram *p, uint32_t record, char to[24]); /* writes "struct R0_1" to `to`, which it returns */

/* stmt.c: statements. control.c: statements with statements inside */
void line(CProgram *p, const char *format, ...);        /* prints a line and adds to p->cost */
void block_open(CProgram *p, const char *format, ...);  /* prints the text and an opening brace; indents what follows */
void block_close(CProgram *p, const char *format, ...); /* ends that; prints a closing brace and the text */
Var *var_new(CProgram *p, VarKind kind, uint32_t type); /* in scope from here on, of level 2; its name is made */
void statements(CProgram *p, uint32_t n);               /* at most n random ones, because some do not fit their place */
void kinds_print(FILE *to);                             /* how often each kind of statement and loop was generated */
/* A function do_X prints one random statement of kind X, or none if it does not fit here. */
void do_branch(CProgram *p);
void do_switch(CProgram *p);
void do_loop(CProgram *p);
void do_leave(CProgram *p);
void loop_kinds_print(FILE *to);

/* call.c */
void do_call(CProgram *p);                             /* of a later function */
void do_pointer_call(CProgram *p);                     /* of some function of the family */
void do_recursion(CProgram *p);                        /* of this function by itself, once in its text */
void do_return(CProgram *p);                           /* a return under a condition */
void return_print(CProgram *p);                        /* the return statement at the end of this function */
void function_head(CProgram *p, uint32_t i, char *to); /* appends the head of function i, up to ")" */

#endif
