/* gen_in.h: the state of the generator, and the functions that value.c, stmt*.c and gen.c share. */
#ifndef NVIR_TESTS_HARNESS_RANDOM_GEN_IN_H
#define NVIR_TESTS_HARNESS_RANDOM_GEN_IN_H

#include "tests/harness/random/gen.h"

/* ADDR: an i64 that is the generic address of a row. AGG: an aggregate of a row, the ADDR of a row that
 * may be constant, and a row in global memory */
enum ValKind { V_INT, V_FLOAT, V_ROW, V_BOX, V_ADDR, V_AGG };
#define AGGREGATE "{ ptr, i64, ptr addrspace(1) }"

/* level: 0 lives as long as the kernel; 1 is a parameter, so it may be a variable of a caller; 2 may be a
 * variable of this function. A pointer is stored only where it does not outlive its object, and level 2 is
 * never returned. */
typedef struct Val {
    uint8_t kind, space, level;
    uint8_t shared; /* box: the last field is a pointer to shared memory, else to global memory */
    bool ro;        /* row: may be in constant or param memory */
    bool gl;        /* row, address: certainly in global memory; box: so are all its pointers */
    bool outside;   /* box: may be host memory, or visible to the host */
    bool byval;     /* box, as a parameter: the callee has its own copy */
    uint16_t bits;  /* of INT and FLOAT */
    int16_t mag;    /* float: below 2^mag */
    char s[40];
} Val;

typedef struct Sig {
    Val param[6]; /* s is empty */
    uint32_t nparam;
    Val result;
    bool has_result, sync; /* sync: has barriers, so it is called in uniform control flow only */
    bool twin;             /* same signature as the function before it */
    bool other;            /* defined in the other module, see modules.h */
    bool open;             /* the other module may name it */
    uint8_t table;         /* address space of the table of this function and its twin; 0 if there is none */
    uint64_t cost;
} Sig;

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
    bool open[2];     /* @g0, @g1: the other module may name it */
    Sig fn[MAX_FN];
    /* The function being generated. */
    int at;     /* index in fn; -1 in a kernel */
    bool other; /* it belongs to the other module */
    VEC(Val) val;
    Val var[MAX_VAR]; /* variables on the stack: their contents; s: their names */
    bool recursed;
    uint32_t nvar, nrow, nbox; /* allocas %a, %r, %b */
    bool members;              /* alloca %m, see stmt_struct.c */
    bool views;                /* allocas %q, %k, see stmt_view.c */
    uint8_t pieces;            /* alloca %h: the space that it points to; 0 if there is none */
    uint32_t next, label, nlabel;
    uint32_t depth;
    bool uniform;
    uint32_t exit_label; /* of the innermost loop; 0: break is not allowed here */
    uint64_t cost, mult;
} Gen;

static inline uint32_t below(Gen *g, uint32_t n) { return (uint32_t)(random_next(&g->rng) >> 33) % n; }
static inline bool chance(Gen *g, uint32_t percent) { return below(g, 100) < percent; }

/* value.c */
void body_line(Gen *g, const char *format, ...);       /* one line of a body */
Val define(Gen *g, Val like, const char *format, ...); /* "  %v7 = ...": the new value, not yet in g->val */
void keep(Gen *g, Val v);                              /* makes a value available from here on */
const char *space_type(uint32_t space);                /* "ptr addrspace(3)" */
const char *val_type(Val v, char buf[16]);
const char *param_type(Val v, char buf[16]); /* with its attributes */
uint32_t body_label(Gen *g);
void label_begin(Gen *g, uint32_t label);
Val int_value(uint32_t bits);
Val int_of(Gen *g, uint32_t bits);
Val int_any(Gen *g);
Val float_of(Gen *g, uint32_t bits);
/* Constraints on a row or a box; one is made if none fits. */
typedef struct Want {
    uint8_t space, level;
    bool rw, gl;
} Want;
bool row_fits(Val v, Want w);
/* Returns the name of an object with rows in that space that this module may name. */
const char *object_name(Gen *g, uint32_t space, char buf[8]);
const char *fn_name(Gen *g, uint32_t i, char buf[16]); /* "@f2" */
Val row_object(Gen *g, uint32_t space);
Val row_of(Gen *g, Want w);
Val row_some(Gen *g, bool rw);                  /* of any space and level */
Val row_field(Gen *g, Val row, uint32_t bytes); /* address of a random place of that size, aligned to it */
Val row_generic(Gen *g, Val row);
Val addr_of(Gen *g, Val row);
Val row_from_addr(Gen *g, Val addr);
Val box_own(Gen *g, uint32_t k);
Val box_some(Gen *g);
Val box_generic(Gen *g, Val box);
void box_store(Gen *g, Val box, uint32_t field);
Val box_load(Gen *g, Val box, uint32_t field);
Val value_like(Gen *g, Val like); /* any value that may replace `like` */
Val value_join(Val a, Val b);     /* joins what is known of two values */
uint32_t level_max(const Gen *g); /* the level of variables of this function */

/* stmt.c */
void statements(Gen *g, uint32_t n);
uint32_t word_bits(Gen *g); /* 8 to 64 */

/* stmt_struct.c: structures */
void members_begin(Gen *g); /* gives all elements of %m their first values */
void pieces_begin(Gen *g);  /* and %h */
Val aggregate_of(Gen *g, Val like);
void do_member(Gen *g);
void do_pieces(Gen *g);
void do_aggregate(Gen *g);

/* stmt_view.c: pointers to variables that hold pointers */
void view_functions(Gen *g); /* of the module */
void views_begin(Gen *g);
void do_view(Gen *g);

/* stmt_asm.c: inline assembly */
void do_assembly(Gen *g);

/* stmt_group.c: operations of several threads */
void do_shared_atomic(Gen *g);
void do_exchange(Gen *g);
void do_warp(Gen *g);
void do_cluster(Gen *g);

#endif
