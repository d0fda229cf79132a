/* kernel.h: the properties of kernels and variables that CUDA defines, in a table for each module, and the target
 * architectures. Included by ir.h. */
#ifndef NVIR_IR_KERNEL_H
#define NVIR_IR_KERNEL_H

/* kernel.c: the properties that !nvvm.annotations, calling conventions and "nvvm.*" attributes give a function. The
 * numbers are those of the PTX directives .maxntid, .reqntid, .reqnctapercluster, .minnctapersm, .maxnreg and
 * .maxclusterrank. */
typedef struct Kernel {
    bool kernel;                                 /* false: no kernel, but a function with some properties below */
    uint32_t maxntid[3], reqntid[3], cluster[3]; /* by dimension x, y, z; [0] = 0: not given */
    uint32_t minctasm, maxnreg, maxclusterrank;  /* 0 = not given */
    bool explicit_cluster, blocks_are_clusters;  /* `cluster` was given, even as 0; nvvm.blocksareclusters was given */
} Kernel;
enum { HANDLE_NONE, HANDLE_TEXTURE, HANDLE_SURFACE, HANDLE_SAMPLER };
/* The properties of the functions and variables of a module. The two lists are sorted by function, then by
 * parameter. */
typedef struct KernelTable {
    uint32_t *of_sym; /* by SymId of a function: 1 + index into kernel; 0 = no properties */
    VEC(Kernel) kernel;
    uint8_t *handle;  /* by SymId of a variable: HANDLE_* */
    uint8_t *managed; /* by SymId of a variable: 1 if it is in managed memory, else 0 */
    VEC(struct {
        SymId fn;
        uint32_t param;
    })
    grid_constant; /* the parameters that are grid constants; param counts from 0 */
    /* Alignments in bytes, at most one for each parameter and result. param: 0 = the result, 1 = the first parameter.
     * order: how many alignments the module gives before this one. */
    VEC(struct {
        SymId fn;
        uint32_t param, order, align;
    })
    align;
} KernelTable;
/* Fills *t with the properties of all functions and variables of a module. The table does not follow later changes:
 * build a new one after symbols, attributes or annotations have changed. Free it with kernel_table_free. */
void kernel_table_build(KernelTable *t, Module *m);
void kernel_table_free(KernelTable *t);
bool sym_is_kernel(const KernelTable *t, SymId s); /* s: any symbol that existed when the table was built */
/* Reports whether parameter `param` of fn, counted from 0, is a grid constant. Logarithmic time. */
bool param_is_grid_constant(const KernelTable *t, SymId fn, uint32_t param);

/* target.c: the target architectures. */
typedef struct Target {
    const char *name; /* "sm_90a" */
    uint16_t sm;      /* 90 */
    char feature;     /* 0 = plain, 'a' = architecture-specific, 'f' = family */
    uint16_t version; /* the least PTX version times ten: 80 */
} Target;
const Target *target_at(uint32_t i);         /* in ascending order; NULL after the last */
const Target *target_find(const char *name); /* "sm_70" to "sm_121f"; NULL if unknown */
/* Returns the target called `name`. If there is none, writes a message, with a suggestion or the range of known names,
 * to `error`, which has room for `size` bytes, and returns NULL. */
const Target *target_parse(const char *name, char *error, size_t size);
/* Returns the target for which a module is compiled: the one called mcpu, or NULL if that is unknown; if mcpu is NULL,
 * the one in the "target-cpu" attribute of the first function that has this attribute; sm_75 if no function has it or
 * the first one names an unknown target. */
const Target *module_target(const Module *m, const char *mcpu);
/* Returns the same as module_target, but NULL where that returns sm_75 as the default. */
const Target *module_target_without_default(const Module *m, const char *mcpu);

#endif
