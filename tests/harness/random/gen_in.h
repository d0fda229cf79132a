/* gen_in.h: the state of the generator, and the functions that value.c, stmt*.c and gen.c share. */
#ifndef NVIR_TESTS_HARNESS_RANDOM_GEN_IN_H
#define NVIR_TESTS_HARNESS_RANDOM_GEN_IN_H

#include "tests/harness/random/gen.h"

/* The kinds of values. V_INT, V_FLOAT: numbers. V_ROW: a pointer to a row. V_BOX: a pointer to a box.
 * V_ADDR: an i64 that is the generic address of a row. V_AGG: an aggregate of a row, the V_ADDR of a row
 * that may be constant, and a row in global memory. */
enum ValKind { V_INT, V_FLOAT, V_ROW, V_BOX, V_ADDR, V_AGG };
#define AGGREGATE "{ ptr, i64, ptr addrspace(1) }"

/* A value of the function being generated. level is the lifetime of the object that a pointer points to: 0
 * lives as long as the kernel; 1 came in through a parameter, so it may be a variable of a caller; 2 may
 * be a variable of this function. A pointer is stored only where it does not outlive its object, and level
 * 2 is never returned. */
typedef struct Val {
    uint8_t kind, space, level;
    uint8_t shared; /* box: the last field is a pointer to shared memory, else to global memory */
    bool ro;        /* row: may be in constant or param memory */
    bool gl;        /* row, address: certainly in global memory; box: so are all its pointers */
    bool outside;   /* box: may be host memory, or visible to the host */
    bool byval;     /* box, as a parameter: the callee has its own copy */
    uint16_t bits;  /* the width of a number or address */
    int16_t mag;    /* float: its magnitude is below 2^mag */
    char s[40];     /* its name or constant in the text: "%v7" */
} Val;

/* A generated function. */
typedef struct Sig {
    Val param[6]; /* s is empty */
    uint32_t nparam;
    Val result;
    bool has_result, sync; /* sync: has barriers, so it is called in uniform control flow only */
    bool twin;             /* same signature as the function before it */
    bool other;            /* defined in the other module, see modules.h */
    bool open;             /* the other module may name it */
    uint8_t table;         /* address space of the table of this function and its twin; 0 if there is none */
    uint64_t cost;         /* an estimate of the instructions that a call executes */
} Sig;

/* Kinds of bases, copies, loops and pointers, counted where they are generated. */
#define GEN_KINDS(KIND) \
    KIND(BASE_BEFORE, "base: before the row") \
    KIND(BASE_BEHIND, "base: behind the row") \
    KIND(BASE_FAR, "base: far away") \
    KIND(BASE_WRAPS, "base: wraps around") \
    KIND(BASE_NUMBER, "base: a number") \
    KIND(COPY_CONSTANT, "copy: constant length") \
    KIND(COPY_DYNAMIC, "copy: dynamic length") \
    KIND(COPY_OVERLAPS, "copy: overlapping") \
    KIND(COPY_INLINE, "copy: inline") \
    KIND(FILL, "fill") \
    KIND(ATOMIC_8, "atomic of 8 bits") \
    KIND(ATOMIC_16, "atomic of 16 bits") \
    KIND(LOOP_ROTATED, "loop: rotated") \
    KIND(LOOP_TOP, "loop: tested at the top") \
    KIND(LOOP_MIDDLE, "loop: left in the middle") \
    KIND(LOOP_ZERO, "loop: zero trips") \
    KIND(LOOP_DATA, "loop: trips from data") \
    KIND(LOOP_UP, "loop: counts up") \
    KIND(LOOP_DOWN, "loop: counts down") \
    KIND(LOOP_STEP, "loop: by a step") \
    KIND(LOOP_NEGATIVE, "loop: from below zero") \
    KIND(LOOP_NESTED, "loop: nested") \
    KIND(LOOP_EARLY, "loop: incremented early, for an index") \
    KIND(LOOP_EXITS, "loop: several exits") \
    KIND(LOOP_CONTINUES, "loop: several back edges") \
    KIND(LOOP_IRREDUCIBLE, "loop: irreducible") \
    KIND(BARE, "functions without parameters") \
    KIND(POINTERS_64, "layout: all pointers of 64 bits") \
    KIND(POINTERS_SHARED, "layout: shared pointers of 32 bits") \
    KIND(POINTERS_SHORT, "layout: shared, constant and local pointers of 32 bits")
enum GenKind {
#define KIND(id, text) KIND_##id,
    GEN_KINDS(KIND)
#undef KIND
        KINDS
};

/* The innermost loop that break and continue leave. */
typedef struct GenLoop {
    uint32_t exit, latch; /* labels; latch 0: continue is not allowed here */
    Val phi[2];           /* continue gives each a value for the next iteration */
    struct {
        uint32_t from;
        Val value[2];
    } continues[4];
    uint32_t ncontinue, nexit;
} GenLoop;

enum { MAX_FN = 6, MAX_VAR = 4 };
typedef struct Gen {
    Out *o;
    uint64_t rng;
    Shape shape;
    uint32_t rows; /* rows of an object: the threads of the grid */
    uint32_t nglobal, nshared, nconst, nfn;
    uint8_t size;     /* 0 to 2; most programs are small, because small ones are quick and find most errors */
    uint8_t nbox_own; /* the kinds of boxes that this program has */
    struct {
        uint8_t space, shared;
        bool open; /* other modules may name it */
    } box[4];
    bool tables;      /* tables of addresses with constant initialisers */
    bool box_outside; /* boxes in global memory are visible to the host */
    bool wild;        /* pointers to spaces other than global may be stored in host memory */
    bool table_ro;    /* some addresses in the tables are constant rows */
    bool two;         /* there are two modules */
    bool variadic;    /* there is the function @variadic */
    uint64_t bare;    /* the state of the random numbers of @bare; 0: there is no such function */
    /* functions have an array %sl (stmt_struct.c), of which they access 1: words; 2: other pieces, too */
    uint8_t slots;
    uint8_t tails;    /* a bit for each function @tailN that is called */
    bool swaps;       /* @swaps is called */
    uint8_t pointers; /* enum GenKind: the widths of pointers */
    bool open[2];     /* @g0, @g1: the other module may name it */
    Sig fn[MAX_FN];
    /* The function being generated. */
    int at;     /* index in fn; -1 in a kernel */
    bool other; /* it belongs to the other module */
    VEC(Val) val;
    Val var[MAX_VAR];          /* variables on the stack: their contents; s: their names */
    bool recursed;             /* the function already calls itself */
    uint32_t nvar, nrow, nbox; /* allocas %a, %r, %b */
    bool members;              /* alloca %m, see stmt_struct.c */
    bool views;                /* allocas %q, %k, see stmt_view.c */
    uint8_t narrow;            /* alloca %w: the space whose address it holds in 32 bits; 0 if there is none */
    bool images;               /* alloca %im, see stmt_pointer.c */
    uint8_t pieces;            /* alloca %h: the space that it points to; 0 if there is none */
    uint32_t next;             /* number of the next value %v */
    uint32_t label, nlabel;    /* the current block, and the number of the last label made */
    uint32_t depth;            /* how many branches and loops are open */
    bool uniform;              /* all threads of the block reach this point together */
    GenLoop *loop;             /* NULL: break and continue are not allowed here */
    uint64_t cost, mult;       /* cost so far, and how often the current block is executed */
} Gen;

/* Return a random number below n, and true with the given probability in percent. */
static inline uint32_t below(Gen *g, uint32_t n) { return (uint32_t)(random_next(&g->rng) >> 33) % n; }
static inline bool chance(Gen *g, uint32_t percent) { return below(g, 100) < percent; }

/* value.c */
void body_line(Gen *g, const char *format, ...);       /* emits one line of a body and adds to g->cost */
Val define(Gen *g, Val like, const char *format, ...); /* "  %v7 = ...": the new value, not yet in g->val */
void keep(Gen *g, Val v);                              /* makes a value available from here on */
const char *space_type(uint32_t space);                /* "ptr addrspace(3)" */
const char *val_type(Val v, char buf[16]);             /* the type of a value, as text */
const char *param_type(Val v, char buf[16]);           /* the same for a parameter, with its attributes */
uint32_t body_label(Gen *g);                           /* makes a new label, to be used and begun later */
void label_begin(Gen *g, uint32_t label);              /* begins the block of a label */
Val int_value(uint32_t bits);                          /* an integer without a name, for `like` of define() */
/* These return an available value, or make one if none fits, and sometimes for variety. A new one is not yet in
 * g->val. */
Val int_of(Gen *g, uint32_t bits);
Val int_any(Gen *g); /* an integer of any width */
Val float_of(Gen *g, uint32_t bits);
/* Constraints on a row: its space (0: a generic pointer), its greatest level, whether it must be writable,
 * and whether it must be in global memory. */
typedef struct Want {
    uint8_t space, level;
    bool rw, gl;
} Want;
bool row_fits(Val v, Want w); /* whether v is a row that meets the constraints */
/* Returns the name of an object that has rows in that space and that this module can name. */
const char *object_name(Gen *g, uint32_t space, char buf[8]);
const char *fn_name(Gen *g, uint32_t i, char buf[16]); /* "@f2" */
/* Returns the row of this thread in an object of `space`, which is not 0: emits a getelementptr, which is a pointer to
 * that space. For local, emits nothing and returns one of the function's allocas, %r0 and so on, a generic pointer of
 * the highest level. */
Val row_object(Gen *g, uint32_t space);
Val row_of(Gen *g, Want w);                      /* an available row that fits, or a new one */
Val row_some(Gen *g, bool rw);                   /* of any space and level */
Val row_field(Gen *g, Val row, uint32_t bytes);  /* address of a random place of that size, aligned to it */
Val pointer_generic(Gen *g, Val v);              /* casts v to a generic pointer, if it is none */
Val addr_of(Gen *g, Val row);                    /* the V_ADDR of a row, sometimes after integer arithmetic */
Val row_from_addr(Gen *g, Val addr);             /* the row as a generic pointer, by inttoptr */
Val box_own(Gen *g, uint32_t k);                 /* the box of this thread in object k of Gen.box */
Val box_some(Gen *g);                            /* any box; a new one is kept */
void box_store(Gen *g, Val box, uint32_t field); /* stores some pointer that the field may hold, if there is one */
Val box_load(Gen *g, Val box, uint32_t field);   /* the row or address in the field, not yet in g->val */
Val value_like(Gen *g, Val like);                /* any value that may replace `like` */
Val value_join(Val a, Val b);                    /* the facts that hold for both values */
uint32_t level_max(const Gen *g);                /* the level of variables of this function: 2, or 0 in a kernel */

/* Counts a base, copy, loop ... of that kind, for kinds_print(). */
void kind(enum GenKind k);

/* stmt.c */
Val phi_seed(Gen *g);                /* a value for a phi, whose other incoming values are made by value_like() */
void statements(Gen *g, uint32_t n); /* generates n random statements, or fewer if some do not fit here */
uint32_t word_bits(Gen *g);          /* a random width: 8, 16, 32 or 64 */

/* stmt_struct.c: structures */
void members_begin(Gen *g);         /* gives all elements of %m their first values */
void pieces_begin(Gen *g);          /* stores a first value to %h */
Val aggregate_of(Gen *g, Val like); /* a new V_AGG of the level of `like` */
void slots_begin(Gen *g);           /* gives %sl its first values */
Val slots_hash(Gen *g, Val h);      /* returns the hash of h and all elements of %sl */
/* A function do_X generates one random statement of kind X, or none if it does not fit here. */
void do_member(Gen *g);
void do_pieces(Gen *g);
void do_aggregate(Gen *g);
void do_slot(Gen *g);

/* stmt_view.c: pointers to variables that hold pointers */
void view_functions(Gen *g); /* emits the functions that the statements call */
void views_begin(Gen *g);    /* gives %q and %k their first values */
void do_view(Gen *g);

/* stmt_memory.c: memory that is not accessed in whole words */
void do_atomic(Gen *g);
void do_copy(Gen *g);
void do_partial(Gen *g);
void do_wide_product(Gen *g);
void do_bit_field(Gen *g);
void do_nested(Gen *g);
void nested_access(Gen *g, const Val *counter); /* the same; *counter is the index of some arrays, unless NULL */

/* stmt_pointer.c: pointers as numbers of 32 bits, in vectors, in images, in variadic calls */
void pointers_begin(Gen *g);    /* gives %w and %im their first values */
void pointer_functions(Gen *g); /* emits @image, and @variadic if the program has it */
void do_narrow(Gen *g);
void do_pointer_vector(Gen *g);
void do_image(Gen *g);
void do_variadic(Gen *g);

/* stmt_loop.c: loops */
void do_loop(Gen *g);
void do_break(Gen *g);
void do_continue(Gen *g);

/* stmt_bound.c: choices between a number and a constant */
void do_bound(Gen *g);
/* stmt_guard.c: branches that follow each other on one condition */
void do_guards(Gen *g);

/* stmt_tail.c: recursion that is a loop */
void tail_functions(Gen *g); /* emits the functions that the statements call */
void do_tail(Gen *g);

/* stmt_swap.c: pointers to local buffers that a loop exchanges */
void swap_function(Gen *g); /* emits the function that the statements call */
void do_swap(Gen *g);

/* stmt_bare.c: a function without parameters */
void bare_begin(Gen *g, uint64_t seed); /* decides whether program `seed` has one: sets g->bare */
void bare_function(Gen *g);             /* emits it, if there is one */
Val bare_call(Gen *g, Val h);           /* calls it, and returns h mixed with its result; h if there is none */

/* stmt_asm.c: inline assembly */
void do_assembly(Gen *g);

/* stmt_group.c: operations of several threads */
void do_shared_atomic(Gen *g);
void do_exchange(Gen *g);
void do_warp(Gen *g);
void do_cluster(Gen *g);

#endif
