/* kernel.c: the table of the properties of kernels, with one record for each function that has any, and of variables.
 * They come from !nvvm.annotations (the old form) and from calling conventions and "nvvm.*" attributes (the new form).
 * If both or several annotations give a property of a function, the last annotation wins. The exception is the
 * alignment of a parameter, of which the attribute alignstack is the least value (ptx/select/abi.c). */
#include "ir/chars.h"
#include "ir/ir.h"

/* Returns the record of a function, which is added if it has none. The pointer is valid until the next call. */
static Kernel *kernel_of(KernelTable *t, SymId s) {
    if (t->of_sym[s] == 0) {
        vec_push(&t->kernel, (Kernel){0});
        t->of_sym[s] = t->kernel.n;
    }
    return &t->kernel.at[t->of_sym[s] - 1];
}

/* -------------------------------------------------------------------------------- annotations */

/* Returns the symbol that a metadata node wraps, after looking through casts; 0 if it wraps something else. */
static SymId md_symbol(const Module *m, MdId id) {
    if (m->md.at[id].kind != MD_VALUE) return 0;
    Ref r = m->md.at[id].value;
    while (ref_is(r, REF_CONST) && const_at(m, r)->kind == CONST_EXPR && op_info[const_at(m, r)->op].flags & OF_CAST)
        r = m->const_elem.at[const_at(m, r)->first];
    return ref_is(r, REF_SYM) ? ref_index(r) : 0;
}

/* Returns the low 32 bits of the integer that a metadata node wraps; 0 if it wraps something else. */
static uint32_t md_int(const Module *m, MdId id) {
    uint64_t value = 0;
    if (m->md.at[id].kind == MD_VALUE) ref_int(m, m->md.at[id].value, &value);
    return (uint32_t)value;
}

/* The properties of a kernel that annotations give. FACT_NTID, FACT_REQNTID and FACT_CLUSTER are those of dimension x;
 * plus 1 and 2, they are those of y and z. */
/* clang-format off */
enum Fact { FACT_KERNEL, FACT_NTID, FACT_REQNTID = FACT_NTID + 3, FACT_CLUSTER = FACT_REQNTID + 3,
            FACT_MINCTASM = FACT_CLUSTER + 3, FACT_MAXNREG, FACT_MAXCLUSTERRANK };
static const struct { const char *key; uint8_t fact; } kernel_key[] = {
    {"kernel", FACT_KERNEL},
    {"maxntidx", FACT_NTID}, {"maxntidy", FACT_NTID + 1}, {"maxntidz", FACT_NTID + 2},
    {"reqntidx", FACT_REQNTID}, {"reqntidy", FACT_REQNTID + 1}, {"reqntidz", FACT_REQNTID + 2},
    {"cluster_dim_x", FACT_CLUSTER}, {"cluster_dim_y", FACT_CLUSTER + 1}, {"cluster_dim_z", FACT_CLUSTER + 2},
    {"minctasm", FACT_MINCTASM}, {"maxnreg", FACT_MAXNREG},
    {"maxclusterrank", FACT_MAXCLUSTERRANK}, {"cluster_max_blocks", FACT_MAXCLUSTERRANK},
};
static const struct { const char *key; uint8_t handle; } handle_key[] = {
    {"texture", HANDLE_TEXTURE}, {"surface", HANDLE_SURFACE}, {"sampler", HANDLE_SAMPLER},
};
/* clang-format on */

/* Sets the property `fact` (enum Fact) of a kernel to `value`; for a dimension of the cluster, also sets
 * explicit_cluster. FACT_KERNEL with the value 0 changes nothing, so a kernel stays one if a later annotation says
 * 0. */
static void kernel_fact(Kernel *k, uint8_t fact, uint32_t value) {
    if (fact == FACT_KERNEL) {
        k->kernel |= value != 0;
    } else if (fact < FACT_REQNTID) {
        k->maxntid[fact - FACT_NTID] = value;
    } else if (fact < FACT_CLUSTER) {
        k->reqntid[fact - FACT_REQNTID] = value;
    } else if (fact < FACT_MINCTASM) {
        k->cluster[fact - FACT_CLUSTER] = value;
        k->explicit_cluster = true;
    } else if (fact == FACT_MINCTASM) {
        k->minctasm = value;
    } else if (fact == FACT_MAXNREG) {
        k->maxnreg = value;
    } else {
        k->maxclusterrank = value;
    }
}

/* Records that a parameter, counted from 0, is a grid constant; once more if it is recorded already. */
static void grid_constant_add(KernelTable *t, SymId fn, uint32_t param) {
    vec_reserve(&t->grid_constant, 1);
    t->grid_constant.at[t->grid_constant.n].fn = fn;
    t->grid_constant.at[t->grid_constant.n++].param = param;
}

/* Records the alignment in bytes of the result (param 0) or of a parameter, counted from 1, besides one that is
 * recorded already. */
static void align_add(KernelTable *t, SymId fn, uint32_t param, uint32_t align) {
    vec_reserve(&t->align, 1);
    t->align.at[t->align.n].fn = fn;
    t->align.at[t->align.n].param = param;
    t->align.at[t->align.n].order = t->align.n;
    t->align.at[t->align.n++].align = align;
}

/* Applies one key and value of an annotation of a function. The value of "grid_constant" is a tuple of numbers of
 * parameters, from 1; that of "align" has the alignment in its low 16 bits and the number of the parameter, or 0 for
 * the result, above them; that of the keys of kernel_key is an integer. A value that is no integer counts as 0. Unknown
 * keys have no effect. */
static void annotate_function(KernelTable *t, const Module *m, SymId s, const char *key, MdId value) {
    const Md *list = &m->md.at[value];
    if (strcmp(key, "grid_constant") == 0 && list->kind == MD_TUPLE) {
        for (uint32_t i = 0; i < list->n; i++) {
            uint32_t number = md_int(m, m->md_op.at[list->first + i]); /* counts from 1 */
            if (number) grid_constant_add(t, s, number - 1);
        }
    } else if (strcmp(key, "align") == 0) {
        uint32_t word = md_int(m, value);
        align_add(t, s, word >> 16, word & 0xffff);
    }
    for (size_t i = 0; i < sizeof kernel_key / sizeof *kernel_key; i++)
        if (*key == *kernel_key[i].key && strcmp(key, kernel_key[i].key) == 0)
            kernel_fact(kernel_of(t, s), kernel_key[i].fact, md_int(m, value));
}

/* Applies one key and value of an annotation of a variable. The value 0 and unknown keys have no effect. */
static void annotate_variable(KernelTable *t, const Module *m, SymId s, const char *key, MdId value) {
    if (md_int(m, value) == 0) return;
    if (strcmp(key, "managed") == 0) t->managed[s] = 1;
    for (size_t i = 0; i < sizeof handle_key / sizeof *handle_key; i++)
        if (strcmp(key, handle_key[i].key) == 0) t->handle[s] = handle_key[i].handle;
}

/* Applies all keys and values of an annotation: !{symbol, !"key", value, !"key", value, ...}. Ignores a node of another
 * form. */
static void read_annotation(KernelTable *t, const Module *m, MdId id) {
    const Md *node = &m->md.at[id];
    SymId s = node->kind == MD_TUPLE && node->n ? md_symbol(m, m->md_op.at[node->first]) : 0;
    if (s == 0) return;
    for (uint32_t i = 1; i + 1 < node->n; i += 2) {
        const Md *key = &m->md.at[m->md_op.at[node->first + i]];
        MdId value = m->md_op.at[node->first + i + 1];
        if (key->kind != MD_STRING) continue;
        if (m->sym.at[s].kind == SYM_FUNC) annotate_function(t, m, s, str_get(m, key->str), value);
        else if (m->sym.at[s].kind == SYM_VAR) annotate_variable(t, m, s, str_get(m, key->str), value);
    }
}

/* -------------------------------------------------------------------------------- attributes */

/* Reads "x[,y[,z]]", at most `most` numbers, into to[]: decimal, octal or hexadecimal as in C, each with blanks around
 * it. A number above UINT32_MAX counts as that. Stops at a part between commas that is no number, as is "8 4", where
 * LLVM reports an error. Returns how many were read; leaves the rest of to[] as it is. */
static uint32_t read_numbers(const char *text, uint32_t *to, uint32_t most) {
    uint32_t n = 0;
    while (n < most) {
        char *end;
        while (*text == ' ') text++;
        if (!char_is_digit(*text)) break;
        unsigned long value = strtoul(text, &end, 0);
        while (*end == ' ') end++;
        if (*end && *end != ',') break;
        to[n++] = value > UINT32_MAX ? UINT32_MAX : (uint32_t)value;
        text = end + (*end == ',');
    }
    return n;
}

/* Applies one attribute of a function if its name begins with "nvvm.". The function then gets a record, even if the
 * attribute is unknown and has no effect. */
static void read_function_attr(KernelTable *t, const Module *m, SymId s, const Attr *a) {
    const char *key = str_get(m, a->key);
    if (strncmp(key, "nvvm.", 5) != 0) return;
    const char *value = a->form == ATTR_STRING_VALUE ? str_get(m, a->text) : "";
    Kernel *k = kernel_of(t, s);
    if (strcmp(key, "nvvm.maxntid") == 0) read_numbers(value, k->maxntid, 3);
    else if (strcmp(key, "nvvm.reqntid") == 0) read_numbers(value, k->reqntid, 3);
    else if (strcmp(key, "nvvm.cluster_dim") == 0) k->explicit_cluster = read_numbers(value, k->cluster, 3) > 0;
    else if (strcmp(key, "nvvm.minctasm") == 0) read_numbers(value, &k->minctasm, 1);
    else if (strcmp(key, "nvvm.maxnreg") == 0) read_numbers(value, &k->maxnreg, 1);
    else if (strcmp(key, "nvvm.maxclusterrank") == 0) read_numbers(value, &k->maxclusterrank, 1);
    else if (strcmp(key, "nvvm.blocksareclusters") == 0) k->blocks_are_clusters = true;
}

/* Applies the attributes of the result (place = ATTR_RESULT) or of a parameter (ATTR_PARAM0 + its number): alignstack,
 * which is the new form of the annotation "align", and, of a parameter, "nvvm.grid_constant". */
static void read_place_attrs(KernelTable *t, const Module *m, SymId s, uint32_t place) {
    AttrSetId set = attr_list_at(m, m->sym.at[s].attrs, place);
    uint64_t align = attr_int(m, set, "alignstack", 0);
    if (align && align <= UINT32_MAX) align_add(t, s, place - ATTR_RESULT, (uint32_t)align);
    if (place >= ATTR_PARAM0 && attr_find(m, set, "nvvm.grid_constant")) grid_constant_add(t, s, place - ATTR_PARAM0);
}

/* Applies the calling convention and all attributes of a function. */
static void read_attributes(KernelTable *t, const Module *m, SymId s) {
    const Sym *sym = &m->sym.at[s];
    if (sym->cc == CC_PTX_KERNEL || sym->cc == CC_SPIR_KERNEL) kernel_of(t, s)->kernel = true;
    AttrSetId set = attr_list_at(m, sym->attrs, ATTR_FUNCTION);
    for (uint32_t i = 0; i < attr_set_len(m, set); i++) read_function_attr(t, m, s, attr_at(m, attr_set_at(m, set, i)));
    for (uint32_t place = ATTR_RESULT; place < m->attrs.list.seq.at[sym->attrs].n; place++)
        if (attr_list_at(m, sym->attrs, place)) read_place_attrs(t, m, s, place);
}

/* -------------------------------------------------------------------------------- the table */

/* A comparison for qsort and bsearch: orders the entries of grid_constant and of align by function, then by
 * parameter. */
static int fn_param_compare(const void *a, const void *b) {
    const uint32_t *x = a, *y = b; /* both element types begin with fn, param */
    if (x[0] != y[0]) return x[0] < y[0] ? -1 : 1;
    return x[1] == y[1] ? 0 : x[1] < y[1] ? -1 : 1;
}

/* A comparison for qsort: orders the entries of align by function, by parameter, then as they were added. */
static int align_compare(const void *a, const void *b) {
    const uint32_t *x = a, *y = b; /* fn, param, order */
    int order = fn_param_compare(a, b);
    return order ? order : (x[2] > y[2]) - (x[2] < y[2]);
}

/* Sorts the alignments, and keeps only the last one of each parameter and result. */
static void align_finish(KernelTable *t) {
    uint32_t n = 0;
    vec_sort(&t->align, align_compare);
    for (uint32_t i = 0; i < t->align.n; i++) {
        if (n && fn_param_compare(&t->align.at[n - 1], &t->align.at[i]) == 0) n--;
        t->align.at[n++] = t->align.at[i];
    }
    t->align.n = n;
}

/* Sets the dimensions that are 0, because they were not given, to 1, if any of the three is given. */
static void fill_dimensions(uint32_t dim[3]) {
    if (dim[0] == 0 && (dim[1] || dim[2])) dim[0] = 1;
    for (int i = 1; i < 3; i++)
        if (dim[0] && dim[i] == 0) dim[i] = 1;
}

void kernel_table_build(KernelTable *t, Module *m) {
    *t = (KernelTable){0};
    t->of_sym = mem_alloc(m->sym.n * sizeof *t->of_sym);
    t->handle = mem_alloc(m->sym.n);
    t->managed = mem_alloc(m->sym.n);
    each_sym(m, s)
        if (m->sym.at[s].kind == SYM_FUNC) read_attributes(t, m, s);
    uint32_t n = md_named_count(m, "nvvm.annotations");
    for (uint32_t i = 0; i < n; i++) read_annotation(t, m, md_named(m, "nvvm.annotations", i));
    for (uint32_t i = 0; i < t->kernel.n; i++) {
        fill_dimensions(t->kernel.at[i].maxntid);
        fill_dimensions(t->kernel.at[i].reqntid);
        fill_dimensions(t->kernel.at[i].cluster);
    }
    vec_sort(&t->grid_constant, fn_param_compare);
    align_finish(t);
}

void kernel_table_free(KernelTable *t) {
    free(t->of_sym);
    free(t->handle);
    free(t->managed);
    vec_free(&t->kernel);
    vec_free(&t->grid_constant);
    vec_free(&t->align);
}

bool sym_is_kernel(const KernelTable *t, SymId s) { return t->of_sym[s] && t->kernel.at[t->of_sym[s] - 1].kernel; }

bool param_is_grid_constant(const KernelTable *t, SymId fn, uint32_t param) {
    const uint32_t key[2] = {fn, param};
    return t->grid_constant.n &&
           bsearch(key, t->grid_constant.at, t->grid_constant.n, sizeof *t->grid_constant.at, fn_param_compare);
}
