/* kernel.h: the properties of kernels and variables that CUDA defines, in a table for each module, and the target
 * architectures. Included by ir.h. */
#ifndef NVIR_IR_KERNEL_H
#define NVIR_IR_KERNEL_H

/* kernel.c: the properties that !nvvm.annotations, calling conventions and "nvvm.*" attributes give a function. The
 * numbers are those of the PTX directives .maxntid, .reqntid, ... */
typedef struct Kernel {
    bool kernel;                                 /* false: only a function with some of the properties below */
    uint32_t maxntid[3], reqntid[3], cluster[3]; /* by dimension x, y, z; [0] = 0: not given */
    uint32_t minctasm, maxnreg, maxclusterrank;  /* 0 = not given */
    bool explicit_cluster, blocks_are_clusters;  /* `cluster` was given; nvvm.blocksareclusters was given */
} Kernel;
enum { HANDLE_NONE, HANDLE_TEXTURE, HANDLE_SURFACE, HANDLE_SAMPLER };
typedef struct KernelTable {
    uint32_t *of_sym; /* by SymId: 1 + index into kernel; 0 = no properties */
    VEC(Kernel) kernel;
    uint8_t *handle;  /* by SymId of a variable: HANDLE_* */
    uint8_t *managed; /* by SymId of a variable: bool */
    VEC(struct {
        SymId fn;
        uint32_t param;
    })
    grid_constant; /* param counts from 0; sorted */
    /* param: 0 = the result, 1 = the first parameter; sorted */
    VEC(struct {
        SymId fn;
        uint32_t param;
        uint32_t align;
    })
    align;
} KernelTable;
/* Collects the properties of all functions and variables of a module. The table describes the symbols that exist now;
 * build a new one after symbols or annotations have changed. Free it with kernel_table_free. */
void kernel_table_build(KernelTable *t, Module *m);
void kernel_table_free(KernelTable *t);
bool sym_is_kernel(const KernelTable *t, SymId s);
/* Reports whether parameter `param` of fn, counted from 0, is a grid constant. Binary search. */
bool param_is_grid_constant(const KernelTable *t, const Module *m, SymId fn, uint32_t param);

/* target.c: the target architectures. */
typedef struct Target {
    const char *name; /* "sm_90a" */
    uint16_t sm;      /* 90 */
    char feature;     /* 0 = plain, 'a' = architecture-specific, 'f' = family */
    uint16_t version; /* the least PTX version times ten: 80 */
} Target;
const Target *target_at(uint32_t i);         /* in ascending order; NULL after the last */
const Target *target_find(const char *name); /* "sm_70" to "sm_121f"; NULL if unknown */
/* Returns the target that a user has named. If it is unknown, writes a message, with a suggestion or the range of known
 * names, to `error` of `size` bytes and returns NULL. */
const Target *target_parse(const char *name, char *error, size_t size);
/* Returns the target: mcpu if not NULL, else that of the first function with a "target-cpu" attribute, else (also if
 * that attribute names an unknown target) sm_75. Returns NULL if mcpu is unknown. */
const Target *module_target(const Module *m, const char *mcpu);
/* Does the same without the default sm_75: returns NULL if neither mcpu nor the module names a known target. */
const Target *module_target_without_default(const Module *m, const char *mcpu);

#endif
