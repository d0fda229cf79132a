/* kernel.h: the properties of kernels, and the target architectures. Included by ir.h. */
#ifndef NVIR_IR_KERNEL_H
#define NVIR_IR_KERNEL_H

/* kernel.c: the properties that annotations, calling conventions and "nvvm.*" attributes give a function. */
typedef struct Kernel {
    bool kernel;
    uint32_t maxntid[3], reqntid[3], cluster[3]; /* [0] = 0: not given */
    uint32_t minctasm, maxnreg, maxclusterrank;  /* 0 = not given */
    bool explicit_cluster, blocks_are_clusters;
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
/* Collects the properties of all functions and variables of a module. */
void kernel_table_build(KernelTable *t, Module *m);
void kernel_table_free(KernelTable *t);
bool sym_is_kernel(const KernelTable *t, SymId s);
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
/* Finds the target that a user has named; if it is unknown, writes the message to `error` and returns NULL. */
const Target *target_parse(const char *name, char *error, size_t size);
/* Returns the target: mcpu if not NULL, else the first "target-cpu" attribute in the module, else sm_75.
 * Returns NULL if mcpu is unknown. */
const Target *module_target(const Module *m, const char *mcpu);
/* Returns the target that mcpu or the module names, without the default sm_75; NULL if neither names one. */
const Target *module_target_without_default(const Module *m, const char *mcpu);

#endif
