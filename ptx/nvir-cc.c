/* nvir-cc.c: the compiler driver: CUDA source in, PTX, machine code, IR or the result of a run out.
 *
 *     nvir-cc kernel.cu -arch=sm_90 -o kernel.ptx
 *
 * clang compiles the source to IR (toolchain.c finds clang and the CUDA toolkit); passes and emitter then run in this
 * process, with the options of nvir-ptx. With -run, the executor runs the PTX.
 *
 * An option belongs to nvir-cc (own_table), to clang (clang_table), or, if it is in neither table, to nvir-ptx. Options
 * are spelled as in clang or as in nvcc. */
#include "ir/hash.h"
#include "ir/version.h"
#include "parse/parse.h"
#include "ptx/driver/ptx_driver.h"
#include "ptx/driver/toolchain.h"

#include <errno.h>
#include <sys/stat.h>

static const char help[] =
    "usage: nvir-cc [options] FILE.cu\n"
    "Compiles CUDA to PTX: clang to IR, then nvir's passes and emitter. A file of IR (.ll, .nvir) is taken as well.\n\n"
    "  -o FILE                 write to FILE, - is standard output (default: the input's name in this folder)\n"
    "  -S, -ptx                write PTX (default)\n"
    "  -c, -cubin              write machine code, by way of ptxas\n"
    "  -emit-llvm              write the IR after the passes\n"
    "  -arch=sm_NN             target, as for nvcc (default sm_75)\n"
    "  -O0 .. -O3              level of clang and of nvir (default -O3)\n"
    "  -run LAUNCH             execute the PTX on the CPU: a file of options of nvir-run, or such options in quotes,\n"
    "                          '-kernel k -block 64 -arg f32[64]=iota -print 0'; writes no file without -o\n"
    "  -v, -###                print the commands; -### does not run them\n"
    "  --cuda-path=FOLDER      the CUDA toolkit (default: $CUDA_PATH, /usr/local/cuda*, that of nvcc)\n"
    "  -use_fast_math, -lineinfo, -G  as for nvcc\n"
    "  -help, -version         print this text, the version and the commit\n"
    "  -I -D -U -std= -include -isystem -g -f... -W... -Xclang X  passed on to clang ($NVIR_CLANG, else clang-22 to clang-17)\n"
    "  All other options are those of nvir-ptx (nvir-ptx --help, --help-knobs).\n";

enum CcOutput { CC_PTX, CC_CUBIN, CC_IR };

typedef VEC(const char *) CcWords;

typedef struct Cc {
    const char *input, *output, *arch, *cuda_path, *launch;
    char level; /* '0' to '3' */
    enum CcOutput kind;
    bool verbose, dry, help, version;
    CcWords clang, nvir; /* options that are passed on */
    CcWords command;     /* the command of nvir-ptx that does the same */
    char nvir_level[4], nvir_target[64];
    Toolchain tools;
    Scratch scratch; /* the folder of empty headers */
    bool has_scratch;
    PtxDriver ptx; /* ptx.driver is meaningful once has_driver is set */
    bool has_driver;
} Cc;

/* Prints an error about the command line. format: with one %s, for `value`. Returns the exit code, 2. */
static int usage_error(const char *format, const char *value) {
    terminal_mistake(stderr, "nvir-cc", NULL);
    fprintf(stderr, format, value);
    fputc('\n', stderr);
    return 2;
}

/* ---------------------------------------------------------------------------------------------- options */

enum CcForm {
    CC_WORD,     /* -name */
    CC_VALUE,    /* -name V, -name=V */
    CC_ATTACHED, /* -nameV, -name V */
    CC_PREFIX    /* -name and anything after it */
};

/* The options that clang gets as they are, after an exact match of the name, or of its beginning (CC_PREFIX). A name
 * that begins an option of nvir is written out. */
static const struct {
    const char *name;
    uint8_t form;
} clang_table[] = {
    {"I", CC_ATTACHED},      {"D", CC_ATTACHED},    {"U", CC_ATTACHED},         {"isystem", CC_ATTACHED},
    {"iquote", CC_ATTACHED}, {"include", CC_VALUE}, {"idirafter", CC_ATTACHED}, {"Xclang", CC_VALUE},
    {"mllvm", CC_VALUE},     {"std=", CC_PREFIX},   {"nostdinc", CC_PREFIX},    {"nocuda", CC_PREFIX},
    {"pedantic", CC_PREFIX}, {"g", CC_PREFIX},      {"f", CC_PREFIX},           {"W", CC_PREFIX},
    {"w", CC_WORD},
};

/* The options of nvcc that clang spells otherwise, each with up to three words; "" is ignored, because clang does
 * without. */
static const struct {
    const char *name, *clang[3];
} nvcc_table[] = {
    {"use_fast_math", {"-ffast-math", "-fgpu-flush-denormals-to-zero", "-fgpu-approx-transcendentals"}},
    {"lineinfo", {"-gline-tables-only"}},
    {"generate-line-info", {"-gline-tables-only"}},
    {"G", {"-g"}},
    {"device-debug", {"-g"}},
    {"extended-lambda", {""}},
    {"expt-extended-lambda", {""}},
    {"expt-relaxed-constexpr", {""}},
    {"rdc=true", {""}},
    {"rdc=false", {""}},
};

/* If argv[*i] is the option `name`, after one or two hyphens, with a value, in the next argument or after "=", sets
 * *value, to NULL if the value is missing, moves *i to the last argument taken, and returns true. */
static bool value_of(const char *name, int argc, char **argv, int *i, const char **value) {
    const char *arg = argv[*i] + 1 + (argv[*i][1] == '-');
    size_t n = strlen(name);
    if (strncmp(arg, name, n) != 0 || (arg[n] && arg[n] != '=')) return false;
    if (arg[n]) *value = arg + n + 1;
    else *value = *i + 1 < argc ? argv[++*i] : NULL;
    return true;
}

/* Takes an option of nvir-cc itself, with its value, and moves *i to the last argument taken. Returns false if
 * argv[*i] is no such option. Sets *code, after an error message, if the value is missing or the option is not
 * supported. */
static bool own_option(Cc *c, int argc, char **argv, int *i, int *code) {
    const struct {
        const char *name;
        const char **value;
    } valued[] = {{"o", &c->output},  {"arch", &c->arch},           {"gpu-architecture", &c->arch},
                  {"mcpu", &c->arch}, {"cuda-path", &c->cuda_path}, {"run", &c->launch}};
    static const struct {
        const char *name;
        enum CcOutput kind;
    } output[] = {{"S", CC_PTX}, {"ptx", CC_PTX}, {"c", CC_CUBIN}, {"cubin", CC_CUBIN}, {"emit-llvm", CC_IR}};
    const char *given = argv[*i], *name = given + 1 + (given[1] == '-');
    for (size_t k = 0; k < sizeof valued / sizeof *valued; k++)
        if (value_of(valued[k].name, argc, argv, i, valued[k].value)) {
            if (!*valued[k].value) *code = usage_error("option '%s' needs a value", given);
            return true;
        }
    for (size_t k = 0; k < sizeof output / sizeof *output; k++)
        if (!strcmp(name, output[k].name)) return c->kind = output[k].kind, true;
    if (name[0] == 'O' && name[1] >= '0' && name[1] <= '3' && !name[2]) return c->level = name[1], true;
    if (!strncmp(name, "gencode", 7) || !strncmp(name, "generate-code", 13)) {
        *code = usage_error("'%s': nvir-cc compiles for one target; write -arch=sm_NN", given);
        return true;
    }
    if (!strcmp(name, "v")) return c->verbose = true;
    if (!strcmp(name, "###")) return c->dry = true;
    if (!strcmp(name, "help") || !strcmp(name, "h")) return c->help = true;
    if (!strcmp(name, "version")) return c->version = true;
    return false;
}

/* Takes an option for clang, with its value, moves *i to the last argument taken, and adds it to c->clang as clang
 * spells it. A value that is missing is left to clang's own message. Returns false if argv[*i] is no such option. */
static bool clang_option(Cc *c, int argc, char **argv, int *i) {
    const char *arg = argv[*i], *name = arg + 1 + (arg[1] == '-');
    if (!strncmp(name, "fmad", 4) || !strncmp(name, "Wspaces", 7)) return false; /* these are nvir's */
    for (size_t k = 0; k < sizeof nvcc_table / sizeof *nvcc_table; k++) {
        if (strcmp(name, nvcc_table[k].name) != 0) continue;
        for (int w = 0; w < 3 && nvcc_table[k].clang[w]; w++)
            if (*nvcc_table[k].clang[w]) vec_push(&c->clang, nvcc_table[k].clang[w]);
        return true;
    }
    for (size_t k = 0; k < sizeof clang_table / sizeof *clang_table; k++) {
        size_t n = strlen(clang_table[k].name);
        uint8_t form = clang_table[k].form;
        if (strncmp(name, clang_table[k].name, n) != 0) continue;
        if (name[n] && (form == CC_WORD || form == CC_VALUE)) continue;
        vec_push(&c->clang, arg);
        if (!name[n] && (form == CC_VALUE || form == CC_ATTACHED) && *i + 1 < argc) vec_push(&c->clang, argv[++*i]);
        return true;
    }
    return false;
}

/* Reads the command line. Returns DRIVER_GO, or an exit code: after an error message, or after printing help or
 * version. */
static int options_read(Cc *c, int argc, char **argv) {
    int code = DRIVER_GO;
    for (int i = 1; i < argc && code == DRIVER_GO; i++) {
        if (argv[i][0] != '-' || !argv[i][1]) {
            if (c->input) return usage_error("more than one input: '%s'", argv[i]);
            c->input = argv[i];
        } else if (!own_option(c, argc, argv, &i, &code) && !clang_option(c, argc, argv, &i)) {
            vec_push(&c->nvir, argv[i]);
        }
    }
    if (code == DRIVER_GO && c->help) return fputs(help, stdout) < 0;
    if (code == DRIVER_GO && c->version) return printf("nvir-cc %s\n", version_text()) < 0;
    if (code == DRIVER_GO && !c->input) return usage_error("no input file; --help lists the options%s", "");
    if (c->arch && !strncmp(c->arch, "compute_", 8))
        return usage_error("-arch=%s is a virtual target; write -arch=sm_NN", c->arch);
    return code;
}

/* ------------------------------------------------------------------------------------------------ clang */

/* Prints a command as a line on stderr, its words in quotes where a shell needs them. The words end with NULL. */
static void words_print(const char *const *word) {
    for (uint32_t i = 0; word[i]; i++) {
        bool quoted = !*word[i] || word[i][strcspn(word[i], " '\"\\$&()*;<>?`|~")];
        if (quoted) fputc('\'', stderr);
        for (const char *s = word[i]; *s; s++) {
            if (*s == '\'') fputs("'\\''", stderr);
            else fputc(*s, stderr);
        }
        fprintf(stderr, "%s%c", quoted ? "'" : "", word[i + 1] ? ' ' : '\n');
    }
}

/* Reports whether `name` ends in `end` and has at least one character before it. */
static bool name_ends(const char *name, const char *end) {
    size_t n = strlen(name), k = strlen(end);
    return n > k && !strcmp(name + n - k, end);
}

/* Reports whether the input is IR (FILE.ll, FILE.nvir), not CUDA source, judging by its name. */
static bool input_is_ir(const Cc *c) { return name_ends(c->input, ".ll") || name_ends(c->input, ".nvir"); }

/* Returns the target that clang compiles for: the requested one; or, with a warning, the newest that this clang knows,
 * if the requested one is newer. PTX for an older target runs on a newer one. */
static const char *clang_target(const Cc *c) {
    const char *wanted = c->arch ? c->arch : "sm_75", *newest = toolchain_newest_target(&c->tools);
    unsigned long want = strncmp(wanted, "sm_", 3) ? 0 : strtoul(wanted + 3, NULL, 10);
    if (want <= strtoul(newest + 3, NULL, 10)) return wanted;
    fprintf(stderr, "nvir-cc: warning: clang %u does not know %s; it compiles for %s, and __CUDA_ARCH__ is %s0\n",
            c->tools.clang_version, wanted, newest, newest + 3);
    return newest;
}

/* Makes the private folder c->scratch with the headers that clang includes and the toolkit lacks, if there are any.
 * Returns 0, or an exit code after an error message. */
static int headers_make(Cc *c) {
    for (int i = 0; i < TOOL_HEADERS; i++) {
        if (c->tools.has_header[i]) continue;
        if (!c->has_scratch && !scratch_make(&c->scratch)) return perror("nvir-cc: error: cannot create a folder"), 1;
        c->has_scratch = true;
        if (!file_write(scratch_file(&c->scratch, toolchain_header[i]), "", 0))
            return perror("nvir-cc: error: cannot write a header"), 1;
    }
    return 0;
}

/* Reports whether an option (-report, -json) requests a report, which needs line tables to link the IR with lines of
 * the source. */
static bool shows_lines(const Cc *c) {
    for (uint32_t i = 0; i < c->nvir.n; i++) {
        const char *name = c->nvir.at[i] + 1 + (c->nvir.at[i][1] == '-');
        if (!strncmp(name, "report", 6) || !strncmp(name, "json", 4)) return true;
    }
    return false;
}

/* Reports whether clang gets an option that begins with -g. */
static bool has_debug_option(const Cc *c) {
    for (uint32_t i = 0; i < c->clang.n; i++)
        if (!strncmp(c->clang.at[i], "-g", 2)) return true;
    return false;
}

/* Exchanges the operands of redux.sync. Up to clang 19 the header passes (mask, value) to builtins that take
 * (value, mask), so that __reduce_add_sync(~0u, x) would reduce the mask over the lanes that x names. The name within
 * its own expansion is not expanded again. Code that calls a builtin itself sees the exchange, too. */
#define EXCHANGED(name) "-D__nvvm_redux_sync_" name "(a,b)=__nvvm_redux_sync_" name "(b,a)"
static const char *const redux_fixes[] = {EXCHANGED("add"),  EXCHANGED("and"),  EXCHANGED("max"), EXCHANGED("min"),
                                          EXCHANGED("umax"), EXCHANGED("umin"), EXCHANGED("or"),  EXCHANGED("xor")};

/* Reports whether the input is a text that can be read; prints an error if not, because clang's messages about a folder
 * or about machine code do not help. Does not read standard input ("-"), and returns true for it. */
static bool input_check(Cc *c) {
    Diag *d = &c->ptx.driver.diag;
    Source source;
    if (!strcmp(c->input, "-")) return true;
    if (!source_read(c->input, &source, d)) return false;
    d->source = &source;
    if (memchr(source.text, 0, source.size)) diag_error(d, SRC_NONE, "contains zero bytes; CUDA source is text");
    d->source = NULL;
    source_free(&source);
    return !d->errors;
}

/* Finds clang and the CUDA toolkit and compiles the input to IR, which becomes the source of the driver. With -###,
 * only prints the command. Returns DRIVER_GO, or an exit code after an error message. */
static int clang_run(Cc *c) {
    char cuda[TOOL_PATH + 16], cccl[TOOL_PATH + 16], target[64], level[] = {'-', 'O', c->level, 0};
    if (!toolchain_find_clang(&c->tools) || !toolchain_find_cuda(&c->tools, c->cuda_path)) return 1;
    if (!c->dry && !input_check(c)) return 1;
    snprintf(cuda, sizeof cuda, "--cuda-path=%s", c->tools.cuda);
    snprintf(cccl, sizeof cccl, "%s/include/cccl", c->tools.cuda);
    snprintf(target, sizeof target, "--cuda-gpu-arch=%.32s", clang_target(c));
    CcWords argv = {0};
    const char *first[] = {
        c->tools.clang, "-x", "cuda", "--cuda-device-only", target, cuda, "-Wno-unknown-cuda-version", level, "-S",
        "-emit-llvm",   "-o", "-"};
    for (size_t i = 0; i < sizeof first / sizeof *first; i++) vec_push(&argv, first[i]);
    if (c->tools.clang_version <= 19)
        for (size_t i = 0; i < sizeof redux_fixes / sizeof *redux_fixes; i++) vec_push(&argv, redux_fixes[i]);
    if (c->launch || shows_lines(c))
        vec_push(&argv, "-gline-tables-only"); /* messages and reports show lines of the source */
    for (uint32_t i = 0; i < c->clang.n; i++) vec_push(&argv, c->clang.at[i]);
    if (c->tools.has_cccl) vec_push(&argv, "-isystem"), vec_push(&argv, cccl);
    int code = c->dry ? 0 : headers_make(c);
    if (c->has_scratch) vec_push(&argv, "-isystem"), vec_push(&argv, c->scratch.folder);
    vec_push(&argv, c->input);
    vec_push(&argv, (const char *)NULL);
    if (c->verbose || c->dry) words_print(argv.at);
    if (!code && !c->dry) {
        Out text;
        out_init(&text, NULL);
        int status = process_run(argv.at, false, &text);
        if (status < 0) fprintf(stderr, "nvir-cc: error: cannot run '%s': %s\n", c->tools.clang, strerror(errno));
        out_char(&text, 0);
        /* clang has printed its messages */
        if (status) out_free(&text), code = 1;
        else c->ptx.driver.source = source_of_text("IR", text.buf, text.n - 1);
    }
    vec_free(&argv);
    return code ? code : DRIVER_GO;
}

/* --------------------------------------------------------------------------------------- passes and output */

/* Returns the name of the output: the given one, or the input's without its folder and with the ending of the kind of
 * output; "-" (standard output) if the input is "-". The caller frees it. */
static char *output_name(const Cc *c) {
    static const char *const ending[] = {".ptx", ".cubin", ".ll"};
    const char *slash = strrchr(c->input, '/'), *base = slash ? slash + 1 : c->input, *dot = strrchr(base, '.');
    if (c->output) return mem_copy(c->output, strlen(c->output) + 1);
    size_t n = dot && dot > base ? (size_t)(dot - base) : strlen(base);
    char *name = mem_alloc(n + 8);
    snprintf(name, n + 8, "%.*s%s", (int)n, base, strcmp(base, "-") ? ending[c->kind] : "");
    return name;
}

/* Reports whether the two names are those of one file. */
static bool is_same_file(const char *a, const char *b) {
    struct stat x, y;
    return !stat(a, &x) && !stat(b, &y) && x.st_dev == y.st_dev && x.st_ino == y.st_ino;
}

/* Makes, in c->command, the command of nvir-ptx that has the same effect, and begins the driver with it. Leaves line
 * information out of the PTX if only a report needs it. Returns DRIVER_GO, or an exit code. */
static int nvir_begin(Cc *c, const char *output) {
    const char *first[] = {"nvir-ptx", c->nvir_level, "-o", output, c->nvir_target};
    bool has_passes = false;
    snprintf(c->nvir_level, sizeof c->nvir_level, "-O%c", c->level);
    snprintf(c->nvir_target, sizeof c->nvir_target, "-mcpu=%.40s", c->arch ? c->arch : "sm_75");
    CcWords *argv = &c->command;
    for (uint32_t i = 0; i < c->nvir.n; i++) has_passes |= !strncmp(c->nvir.at[i] + 1, "passes", 6);
    for (size_t i = 0; i < sizeof first / sizeof *first; i++)
        if (i != 1 || !has_passes) vec_push(argv, first[i]);
    for (uint32_t i = 0; i < c->nvir.n; i++) vec_push(argv, c->nvir.at[i]);
    vec_push(argv, input_is_ir(c) ? c->input : "-");
    int count = (int)argv->n;
    vec_push(argv, (const char *)NULL);
    c->has_driver = true;
    int code = driver_begin(&c->ptx.driver, "nvir-cc", "", ptx_option_table, count, (char **)argv->at);
    if (code == DRIVER_GO) code = ptx_driver_check(&c->ptx);
    /* lines that only the report wants are left out of the PTX */
    if (shows_lines(c) && !c->launch && !has_debug_option(c)) c->ptx.ptx.no_line_info = true;
    return code;
}

/* Prints the module of d to o, for driver_write. Returns true. */
static bool ir_print(Driver *d, Out *o) { return module_print(d->m, o), true; }

/* Emits PTX, and assembles it for -c or -verify. Writes the PTX or the machine code, except for -run without -o, and
 * then executes the PTX for -run. Returns the exit code. */
static int ptx_make(Cc *c) {
    if (!ptx_driver_emit(&c->ptx)) return 1;
    if (!c->ptx.ptxas && *c->tools.ptxas) c->ptx.ptxas = c->tools.ptxas;
    int code = 0;
    if (c->kind == CC_CUBIN || c->ptx.verify) code = ptx_driver_assemble(&c->ptx, c->ptx.verify ? stderr : NULL);
    if (!code && (c->output || !c->launch))
        code = !(c->kind == CC_CUBIN ? ptx_driver_write_code(&c->ptx) : ptx_driver_write_text(&c->ptx));
    return !code && c->launch ? ptx_driver_execute(&c->ptx, c->launch) : code;
}

/* Compiles the input to the requested kind of output; with -###, only prints the commands. Returns the exit code. */
static int compile(Cc *c, const char *output) {
    int code = nvir_begin(c, output);
    if (code == DRIVER_GO && !input_is_ir(c)) code = clang_run(c);
    if (code != DRIVER_GO) return code;
    if (c->verbose || c->dry) words_print(c->command.at);
    if (c->dry) return 0;
    Driver *d = &c->ptx.driver;
    if (!(input_is_ir(c) ? driver_read(d) : driver_parse(d)) || !driver_run(d)) return 1;
    if (c->kind == CC_IR) return !driver_write(d, ir_print);
    return ptx_make(c);
}

int main(int argc, char **argv) {
    terminal_buffer();
    mem_large_pages();
    hash_randomise();
    Cc c = {.level = '3'};
    int code = options_read(&c, argc, argv);
    if (code == DRIVER_GO) {
        char *output = output_name(&c);
        if (!c.output && strcmp(output, "-") && is_same_file(output, c.input))
            code = usage_error("the output would overwrite the input '%s'; -o names another file", c.input);
        else code = compile(&c, output);
        if (c.has_scratch) scratch_remove(&c.scratch);
        if (c.has_driver) code = ptx_driver_end(&c.ptx, code);
        free(output);
    }
    vec_free(&c.clang), vec_free(&c.nvir), vec_free(&c.command);
    return code;
}
