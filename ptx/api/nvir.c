/* nvir.c: the C interface. See nvir.h.
 *
 * Every entry that allocates runs inside guarded(), where mem_escape makes the allocator jump back instead of exiting
 * when memory runs out. The public enums of severities, statuses and spaces are translated here, so that the internal
 * ones may change. */
#include "ptx/api/nvir.h"

#include <pthread.h>

#include "analysis/knobs.h"
#include "analysis/run/machine/run.h"
#include "analysis/spaces/spaces.h"
#include "ir/hash.h"
#include "parse/parse.h"
#include "ptx/ptx.h"
#include "transform/pipeline.h"

typedef VEC(char *) ApiOptions;

struct nvir_context {
    Diag diag; /* without a position: for messages about arguments */
    nvir_handler *handler;
    void *user;
    Out messages;         /* those that no handler takes */
    ApiOptions option;    /* the knobs that nvir_set_option has set, as text ("-whole-program"), owned */
    const Target *target; /* NULL: the module's */
    bool fmad;
};

struct nvir_module {
    nvir_context *c;
    Diag diag;
    char *name;
    Module *m;
};

struct nvir_device {
    nvir_module *m;
    Machine *machine;
    KernelTable kernels;
};

/* ---------------------------------------------------------------------------------------- guards and messages */

/* What an entry nvir_NAME does, in NAME_body. The arguments of the entry are passed in a struct. */
typedef nvir_status ApiBody(void *arguments);

/* Calls body(arguments) and returns its status; NVIR_MEMORY if memory runs out in it. What it has allocated and not yet
 * stored is then lost. */
static nvir_status guarded(ApiBody *body, void *arguments) {
    jmp_buf here;
    jmp_buf *before = mem_escape(&here);
    nvir_status status = setjmp(here) ? NVIR_MEMORY : body(arguments);
    mem_escape(before);
    return status;
}

/* Appends a message to those that are kept as text, as the line that nvir_messages describes. kind: "error" ... */
static void message_keep(Out *o, const nvir_diagnostic *d, const char *kind) {
    if (d->line) out_format(o, "%s:%u:%u: %s: %s\n", d->file, d->line, d->column, kind, d->message);
    else out_format(o, "%s: %s: %s\n", d->file, kind, d->message);
}

/* Receives every message, as a Diag.handler: passes it to the user's handler, or keeps it as text. user: the
 * context. */
static void diagnostic(void *user, const char *kind, const char *file, uint32_t line, uint32_t column,
                       const char *message) {
    static const char *const name[] = {"note", "remark", "warning", "error"};
    nvir_context *c = user;
    nvir_diagnostic d = {.file = file, .line = line, .column = column, .message = message};
    while (strcmp(name[d.severity], kind) != 0) d.severity++;
    if (c->handler) c->handler(c->user, &d);
    else message_keep(&c->messages, &d, kind);
}

/* Returns a Diag whose messages go to diagnostic(). */
static Diag diag_new(nvir_context *c) { return (Diag){.handler = diagnostic, .user = c}; }

/* Reports a wrong argument. format: with one %s, for the argument. Returns NVIR_USAGE. */
static nvir_status wrong(nvir_context *c, const char *format, const char *argument) {
    diag_error(&c->diag, SRC_NONE, format, argument);
    return NVIR_USAGE;
}

/* Appends NUL to the buffer and returns its memory, which the caller frees; the buffer must not be used any more. */
static char *text_take(Out *o) {
    out_char(o, 0);
    return o->buf;
}

/* --------------------------------------------------------------------------------------------------- contexts */

unsigned nvir_api_version(void) { return NVIR_API_VERSION; }

/* Makes the context of nvir_context_new; arguments: where to store it (nvir_context **). */
static nvir_status context_new_body(void *arguments) {
    nvir_context **to = arguments;
    *to = mem_alloc(sizeof **to);
    (*to)->fmad = true;
    (*to)->diag = diag_new(*to);
    out_init(&(*to)->messages, NULL);
    return NVIR_OK;
}

/* Draws the key of the hashes, once in a process: see ir/hash.h. */
static pthread_once_t seeded = PTHREAD_ONCE_INIT;

nvir_context *nvir_context_new(void) {
    nvir_context *c = NULL;
    pthread_once(&seeded, hash_randomise);
    return guarded(context_new_body, &c) == NVIR_OK ? c : NULL;
}

void nvir_context_free(nvir_context *c) {
    if (!c) return;
    for (uint32_t i = 0; i < c->option.n; i++) free(c->option.at[i]);
    vec_free(&c->option);
    out_free(&c->messages);
    free(c);
}

void nvir_set_handler(nvir_context *c, nvir_handler *handler, void *user) {
    c->handler = handler;
    c->user = user;
}

/* Terminates the collected messages, an Out, by a NUL that is not part of them, for nvir_messages. */
static nvir_status messages_body(void *arguments) {
    Out *o = arguments;
    out_char(o, 0);
    o->n--; /* the next message begins where the NUL is */
    return NVIR_OK;
}

const char *nvir_messages(nvir_context *c) {
    return guarded(messages_body, &c->messages) == NVIR_OK ? c->messages.buf : "out of memory\n";
}

void nvir_clear_messages(nvir_context *c) { c->messages.n = 0; }

typedef struct ApiOptionCall {
    nvir_context *c;
    const char *option;
} ApiOptionCall;

/* The body of nvir_set_option; arguments: an ApiOptionCall. Sets -mcpu and -fmad in the context. Checks any other
 * option as a knob and appends a copy of it to c->option. */
static nvir_status set_option_body(void *arguments) {
    nvir_context *c = ((ApiOptionCall *)arguments)->c;
    const char *option = ((ApiOptionCall *)arguments)->option, *value = strchr(option, '=');
    const char *name = option + (option[0] == '-') + (option[0] == '-' && option[1] == '-');
    size_t n = value ? (size_t)(value - name) : strlen(name);
    Knobs ignored = knobs_default();
    if (n == 4 && value && !strncmp(name, "mcpu", n)) {
        char error[256];
        const Target *t = target_parse(value + 1, error, sizeof error);
        if (!t) return wrong(c, "%s", error);
        c->target = t;
        return NVIR_OK;
    }
    if (n == 4 && value && !strncmp(name, "fmad", n))
        return ptx_fmad_parse(value + 1, &c->fmad) ? NVIR_OK : wrong(c, "%s: expected true or false", option);
    switch (knob_set(&ignored, option)) {
    case KNOB_UNKNOWN: return wrong(c, "unknown option '%s'", option);
    case KNOB_BAD_VALUE: return wrong(c, "bad value in '%s'", option);
    case KNOB_SET: break;
    }
    vec_push(&c->option, mem_copy(option, strlen(option) + 1));
    return NVIR_OK;
}

nvir_status nvir_set_option(nvir_context *c, const char *option) {
    return guarded(set_option_body, &(ApiOptionCall){c, option});
}

/* Returns the tuning parameters (knobs): the defaults, overridden by those of the optimisation level (NULL: none),
 * and these by those that nvir_set_option has set in the context. */
static Knobs knobs_of(const nvir_context *c, const LevelRow *level) {
    Knobs k = knobs_default();
    if (level) knobs_set_list(&k, level->knobs);
    for (uint32_t i = 0; i < c->option.n; i++) knob_set(&k, c->option.at[i]);
    return k;
}

/* ---------------------------------------------------------------------------------------------------- modules */

typedef struct ApiParseCall {
    nvir_context *c;
    const char *name, *text;
    size_t size;
    nvir_module **to;
} ApiParseCall;

/* The body of nvir_parse; arguments: an ApiParseCall. Stores the module before it is verified, also after an error,
 * so that the caller can free it. */
static nvir_status parse_body(void *arguments) {
    ApiParseCall *a = arguments;
    nvir_module *m = mem_alloc(sizeof *m);
    char *text = mem_alloc(a->size + 1);
    memcpy(text, a->text, a->size);
    m->c = a->c;
    m->name = mem_copy(a->name, strlen(a->name) + 1);
    m->diag = diag_new(a->c);
    Source source = source_of_text(m->name, text, a->size);
    m->diag.source = &source;
    m->m = module_parse(&source, &m->diag, NULL);
    if (m->m) m->diag.source = &m->m->source;
    else source_free(&source);
    *a->to = m;
    Knobs knobs = knobs_of(a->c, NULL);
    if (m->m && (knobs.short_ptr || knobs.smem_32_bit)) layout_set_short_pointers(m->m, knobs.short_ptr);
    const Target *target = m->m ? module_target_without_default(m->m, a->c->target ? a->c->target->name : NULL) : NULL;
    VerifyOptions verify = {.sm = target ? target->sm : 0};
    return m->m && module_verify(m->m, &verify) ? NVIR_OK : NVIR_ERROR;
}

nvir_status nvir_parse(nvir_context *c, const char *name, const char *text, size_t size, nvir_module **module) {
    *module = NULL;
    if (size >= UINT32_MAX - 16) return wrong(c, "%s has 4 GiB or more", name);
    nvir_status status = guarded(parse_body, &(ApiParseCall){c, name, text, size, module});
    if (status == NVIR_ERROR) {
        nvir_module_free(*module);
        *module = NULL;
    }
    return status;
}

void nvir_module_free(nvir_module *m) {
    if (!m) return;
    if (m->m) {
        Source source = m->m->source;
        module_free(m->m);
        source_free(&source);
    }
    free(m->name);
    free(m);
}

typedef struct ApiModuleCall {
    nvir_module *m;
    const char *words; /* nvir_run_passes */
    char **text;       /* nvir_print, nvir_emit_ptx: where to store the text */
} ApiModuleCall;

/* The body of nvir_run_passes; arguments: an ApiModuleCall, whose `words` are a level or a list of passes. */
static nvir_status run_passes_body(void *arguments) {
    ApiModuleCall *a = arguments;
    nvir_context *c = a->m->c;
    const LevelRow *level = level_find(a->words + (*a->words == '-')); /* "O2" or "-O2" */
    Knobs knobs = knobs_of(c, level);
    Pipeline passes = {0};
    Stats stats = {0};
    char error[256];
    PipelineOptions options = {.mcpu = c->target ? c->target->name : NULL};
    bool good = pipeline_parse(&passes, level ? level->passes : a->words, error, sizeof error);
    nvir_status status = good ? NVIR_OK : wrong(c, "%s", error);
    if (good && !pipeline_run(&passes, &a->m->m, &options, &knobs, &stats)) status = NVIR_ERROR;
    pipeline_free(&passes);
    stats_free(&stats);
    return status;
}

nvir_status nvir_run_passes(nvir_module *m, const char *passes) {
    return guarded(run_passes_body, &(ApiModuleCall){m, passes, NULL});
}

/* The body of nvir_print; arguments: an ApiModuleCall. */
static nvir_status print_body(void *arguments) {
    ApiModuleCall *a = arguments;
    Out o;
    out_init(&o, NULL);
    module_print(a->m->m, &o);
    *a->text = text_take(&o);
    return NVIR_OK;
}

nvir_status nvir_print(nvir_module *m, char **text) {
    *text = NULL;
    return guarded(print_body, &(ApiModuleCall){m, NULL, text});
}

/* Returns a copy of the module, made by printing and parsing it, because the emitter consumes what it emits. Returns
 * NULL after a diagnostic. The caller frees the copy and its source. */
static Module *module_copy(nvir_module *m) {
    Out o;
    out_init(&o, NULL);
    module_print(m->m, &o);
    out_char(&o, 0);
    Source source = source_of_text(m->name, o.buf, o.n - 1);
    Module *copy = module_parse(&source, &m->diag, &(ParseOptions){.printed = true});
    if (!copy) source_free(&source);
    return copy;
}

/* The body of nvir_emit_ptx; arguments: an ApiModuleCall. Runs the passes of PTX_STAGE on a copy of the module and
 * emits that. */
static nvir_status emit_ptx_body(void *arguments) {
    ApiModuleCall *a = arguments;
    nvir_context *c = a->m->c;
    Module *copy = module_copy(a->m);
    if (!copy) return NVIR_ERROR;
    Knobs knobs = knobs_of(c, NULL);
    Pipeline passes = {0};
    Stats stats = {0};
    Out o;
    char error[1];
    PipelineOptions run = {.mcpu = c->target ? c->target->name : NULL};
    PtxOptions options = {.target = module_target(copy, run.mcpu), .fmad = c->fmad};
    out_init(&o, NULL);
    pipeline_parse(&passes, PTX_STAGE, error, sizeof error);
    bool good = pipeline_run(&passes, &copy, &run, &knobs, &stats) && ptx_emit(copy, &options, &o);
    if (good) *a->text = text_take(&o);
    else out_free(&o);
    pipeline_free(&passes);
    stats_free(&stats);
    Source source = copy->source;
    module_free(copy);
    source_free(&source);
    return good ? NVIR_OK : NVIR_ERROR;
}

nvir_status nvir_emit_ptx(nvir_module *m, char **text) {
    *text = NULL;
    return guarded(emit_ptx_body, &(ApiModuleCall){m, NULL, text});
}

void nvir_text_free(char *text) { free(text); }

/* ------------------------------------------------------------------------------------------------------ facts */

/* Returns the function with a body that has this name, "k" or "@k"; 0 after a diagnostic if there is none. */
static SymId function_find(nvir_module *m, const char *name) {
    StrId id = str_find(m->m, name + (*name == '@'), strlen(name + (*name == '@')));
    SymId s = id ? sym_find(m->m, id) : 0;
    if (s && m->m->sym.at[s].kind == SYM_FUNC && m->m->sym.at[s].fn) return s;
    wrong(m->c, "no function '%s' with a body", name);
    return 0;
}

typedef struct ApiSpacesCall {
    nvir_module *m;
    const char *function, *value;
    unsigned *spaces;
} ApiSpacesCall;

/* The body of nvir_spaces; arguments: an ApiSpacesCall. Adds bits to *spaces, which the caller has set to 0. */
static nvir_status spaces_body(void *arguments) {
    static const struct {
        SpaceSet from;
        unsigned to;
    } row[] = {{SET_GLOBAL, NVIR_GLOBAL}, {SET_SHARED, NVIR_SHARED}, {SET_CONST, NVIR_CONST},
               {SET_LOCAL, NVIR_LOCAL},   {SET_PARAM, NVIR_PARAM},   {SET_CLUSTER, NVIR_CLUSTER},
               {SET_TENSOR, NVIR_OTHER},  {SET_NULL, NVIR_NULL}};
    ApiSpacesCall *a = arguments;
    Module *m = a->m->m;
    SymId fn = function_find(a->m, a->function);
    ValueId v;
    if (!fn) return NVIR_USAGE;
    if (!fn_value_named(m, m->sym.at[fn].fn, a->value + (*a->value == '%'), &v))
        return wrong(a->m->c, "the function has no value '%s'", a->value);
    if (!type_is_ptrs(m, inst_at(m->sym.at[fn].fn, v)->type)) return wrong(a->m->c, "'%s' is not a pointer", a->value);
    const Target *target = module_target_without_default(m, a->m->c->target ? a->m->c->target->name : NULL);
    SpacesOptions options = {.follow = true, .sm = target ? target->sm : 0};
    Knobs knobs = knobs_of(a->m->c, NULL);
    KernelTable kernels;
    Spaces s;
    kernel_table_build(&kernels, m);
    spaces_build(&s, m, &kernels, &knobs, &options);
    SpaceSet set = spaces_of(&s, fn, ref_make(REF_VALUE, v));
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        if (set & row[i].from) *a->spaces |= row[i].to;
    spaces_free(&s);
    kernel_table_free(&kernels);
    return NVIR_OK;
}

nvir_status nvir_spaces(nvir_module *m, const char *function, const char *value, unsigned *spaces) {
    *spaces = 0;
    return guarded(spaces_body, &(ApiSpacesCall){m, function, value, spaces});
}

/* -------------------------------------------------------------------------------------------------- execution */

typedef struct ApiDeviceCall {
    nvir_module *m;
    nvir_device **to;
} ApiDeviceCall;

/* The body of nvir_device_new; arguments: an ApiDeviceCall. Stores the device also after an error, so that the caller
 * can free it. */
static nvir_status device_new_body(void *arguments) {
    ApiDeviceCall *a = arguments;
    RunOptions options = {.out = stdout};
    nvir_device *d = mem_alloc(sizeof *d);
    d->m = a->m;
    kernel_table_build(&d->kernels, a->m->m);
    d->machine = machine_new(a->m->m, &a->m->diag, &options);
    *a->to = d;
    return d->machine ? NVIR_OK : NVIR_ERROR;
}

nvir_status nvir_device_new(nvir_module *m, nvir_device **device) {
    *device = NULL;
    nvir_status status = guarded(device_new_body, &(ApiDeviceCall){m, device});
    if (status == NVIR_ERROR) {
        nvir_device_free(*device);
        *device = NULL;
    }
    return status;
}

void nvir_device_free(nvir_device *d) {
    if (!d) return;
    if (d->machine) machine_free(d->machine);
    kernel_table_free(&d->kernels);
    free(d);
}

typedef struct ApiMemoryCall {
    nvir_device *d;
    const char *name;         /* nvir_alloc */
    uint64_t bytes, *address; /* nvir_alloc: *address is set; nvir_copy_from: it is where to copy from */
    void *to;                 /* nvir_copy_from */
} ApiMemoryCall;

/* The body of nvir_alloc; arguments: an ApiMemoryCall. */
static nvir_status alloc_body(void *arguments) {
    ApiMemoryCall *a = arguments;
    *a->address = machine_alloc(a->d->machine, a->bytes, a->name);
    return NVIR_OK;
}

nvir_status nvir_alloc(nvir_device *d, const char *name, size_t bytes, uint64_t *address) {
    *address = 0;
    return guarded(alloc_body, &(ApiMemoryCall){.d = d, .name = name, .bytes = bytes, .address = address});
}

nvir_status nvir_copy_to(nvir_device *d, uint64_t address, const void *from, size_t bytes) {
    if (machine_write(d->machine, address, from, bytes)) return NVIR_OK;
    return wrong(d->m->c, "%s: the bytes are not inside one buffer", "nvir_copy_to");
}

/* The body of nvir_copy_from; arguments: an ApiMemoryCall. */
static nvir_status copy_from_body(void *arguments) {
    ApiMemoryCall *a = arguments;
    unsigned char *undefined = mem_alloc(a->bytes);
    bool inside = machine_read(a->d->machine, *a->address, a->to, undefined, a->bytes), defined = true;
    for (uint64_t i = 0; inside && i < a->bytes; i++) defined &= !undefined[i];
    free(undefined);
    if (!inside) return wrong(a->d->m->c, "%s: the bytes are not inside one buffer", "nvir_copy_from");
    return defined ? NVIR_OK : wrong(a->d->m->c, "%s: not all bytes are defined", "nvir_copy_from");
}

nvir_status nvir_copy_from(nvir_device *d, uint64_t address, void *to, size_t bytes) {
    return guarded(copy_from_body, &(ApiMemoryCall){.d = d, .bytes = bytes, .address = &address, .to = to});
}

typedef struct ApiLaunchCall {
    nvir_device *d;
    Launch launch;
    const char *kernel;
    const void *const *argument;
} ApiLaunchCall;

/* The body of nvir_launch; arguments: an ApiLaunchCall. Packs the arguments into the layout of the kernel's
 * parameters. */
static nvir_status launch_body(void *arguments) {
    ApiLaunchCall *a = arguments;
    Machine *k = a->d->machine;
    uint64_t offset, bytes, size = 0;
    TypeId type;
    SymId kernel = a->launch.kernel = function_find(a->d->m, a->kernel);
    if (!kernel) return NVIR_USAGE;
    if (!sym_is_kernel(&a->d->kernels, kernel)) return wrong(a->d->m->c, "'%s' is not a kernel", a->kernel);
    for (uint32_t i = 0; machine_param(k, kernel, i, &offset, &bytes, &type); i++) size = offset + bytes;
    uint8_t *params = mem_alloc(size);
    for (uint32_t i = 0; machine_param(k, kernel, i, &offset, &bytes, &type); i++)
        memcpy(params + offset, a->argument[i], bytes);
    a->launch.params = params;
    bool good = machine_launch(k, &a->launch);
    free(params);
    return good ? NVIR_OK : NVIR_ERROR;
}

nvir_status nvir_launch(nvir_device *d, const char *kernel, const unsigned grid[3], const unsigned block[3],
                        size_t shared_bytes, const void *const *argument) {
    ApiLaunchCall call = {.d = d, .kernel = kernel, .argument = argument, .launch = {.shared = shared_bytes}};
    for (int i = 0; i < 3; i++) call.launch.grid[i] = grid[i], call.launch.block[i] = block[i];
    return guarded(launch_body, &call);
}
