/* ptx_driver.c: the options of the emitter, and the way from a module to the output. See ptx_driver.h. */
#include "ptx/driver/ptx_driver.h"

#include "analysis/callgraph.h"
#include "ir/chars.h"
#include "ir/intrinsic_id.h"
#include "parse/parse.h"
#include "ptx/tools/canonical.h"
#include "ptx/tools/ptxas.h"

const Option ptx_option_table[] = {
    {"ptx-version", OPTION_VALUE, offsetof(PtxDriver, version), "=N.M",
     "write this .version (default: the least that is needed)"},
    {"fmad", OPTION_VALUE, offsetof(PtxDriver, fmad), "=true|false",
     "fuse multiply and add if both have flag contract (true)"},
    {"no-line-info", OPTION_FLAG, offsetof(PtxDriver, no_line_info), "", "leave out .file and .loc"},
    {"line-info-only", OPTION_FLAG, offsetof(PtxDriver, line_info_only), "",
     "emit line tables instead of full debug information"},
    {"annotate", OPTION_FLAG, offsetof(PtxDriver, annotate), "",
     "append to each line the IR it comes from, as a comment"},
    {"canonical", OPTION_FLAG, offsetof(PtxDriver, canonical), "",
     "give registers and labels canonical names; FILE.ptx too"},
    {"verify", OPTION_FLAG, offsetof(PtxDriver, verify), "",
     "check with ptxas: messages, registers, spills, code size"},
    {"ptxas", OPTION_FILE, offsetof(PtxDriver, ptxas), "=PATH", "the ptxas that -verify runs (the one on PATH)"},
    {"run", OPTION_VALUE, offsetof(PtxDriver, launch), "=LAUNCH",
     "execute the PTX on the CPU: a file of options of nvir-run, or such options in quotes; writes PTX only with -o"},
    {"diff", OPTION_FLAG, offsetof(PtxDriver, diff), " A.ptx B.ptx",
     "compare two PTX files; names and order are ignored"},
    {NULL, 0, 0, NULL, NULL}};

/* Parses a PTX version: "8.6" is 86. Returns 0 if the text is not a version from 6.0 to 9.9. */
static uint16_t version_parse(const char *s) {
    if (s[0] >= '6' && s[0] <= '9' && s[1] == '.' && char_is_digit(s[2]) && !s[3])
        return (uint16_t)((s[0] - '0') * 10 + (s[2] - '0'));
    return 0;
}

/* Reports an error in the command line. format: with one %s, for `value`. Returns the exit code, 2. */
static int usage(const PtxDriver *p, const char *format, const char *value) {
    terminal_mistake(stderr, p->driver.program, p->driver.color);
    diag_print(stderr, format, value);
    return 2;
}

int ptx_driver_check(PtxDriver *p) {
    char error[1];
    if (p->version && !(p->ptx.version = version_parse(p->version)))
        return usage(p, "-ptx-version: expected 6.0 to 9.9, not '%s'", p->version);
    const char *feature = p->driver.features ? strstr(p->driver.features, "+ptx") : NULL;
    if (feature && !p->version) { /* +ptx83 is version 8.3 */
        unsigned long ptx = strtoul(feature + 4, NULL, 10);
        if (ptx < 60 || ptx > 99) return usage(p, "-mattr: expected +ptx60 to +ptx99, not '%s'", feature);
        p->ptx.version = (uint16_t)ptx;
    }
    p->ptx.fmad = true;
    if (p->fmad && !ptx_fmad_parse(p->fmad, &p->ptx.fmad))
        return usage(p, "-fmad: expected true or false, not '%s'", p->fmad);
    p->ptx.no_line_info = p->no_line_info;
    p->ptx.line_info_only = p->line_info_only;
    p->ptx.annotate = p->annotate;
    if (p->launch && !p->driver.output) p->driver.discard = true;
    pipeline_parse(&p->driver.pipeline, PTX_STAGE, error, sizeof error);
    return DRIVER_GO;
}

bool ptx_driver_canonical(const Source *source, Out *o, PtxMap *map) {
    Diag d = {.out = stderr, .source = source, .limit = 20};
    PtxText text;
    if (!ptx_read(&text, source, &d)) return false;
    ptx_canonical(&text, o, map);
    ptx_text_free(&text);
    return true;
}

/* Reports whether f, which has a body, calls an intrinsic that reads the index of its thread (tid) or block (ctaid). */
static bool reads_index(const Module *m, const Fn *f) {
    each_inst(f, b, v) {
        switch (inst_at(f, v)->op == OP_CALL ? call_intrinsic(m, f, v) : INTRIN_NONE) {
        case INTRIN_llvm_nvvm_read_ptx_sreg_tid_x:
        case INTRIN_llvm_nvvm_read_ptx_sreg_tid_y:
        case INTRIN_llvm_nvvm_read_ptx_sreg_tid_z:
        case INTRIN_llvm_nvvm_read_ptx_sreg_ctaid_x:
        case INTRIN_llvm_nvvm_read_ptx_sreg_ctaid_y:
        case INTRIN_llvm_nvvm_read_ptx_sreg_ctaid_z: return true;
        default: break;
        }
    }
    return false;
}

/* Warns that a module has no kernel, if one of its functions looks as if it was meant to be one: other modules may call
 * it, this one does not, it returns nothing and reads the index of its thread or block. Warns about the first such
 * function only, and never if the module was compiled from CUDA source, because clang marks the kernels there. */
static void warn_no_kernel(Driver *d) {
    Module *m = d->m;
    const char *file = str_get(m, m->source_filename);
    size_t n = strlen(file);
    KernelTable kernels;
    kernel_table_build(&kernels, m);
    bool none = kernels.kernel.n == 0 && !(n > 3 && strcmp(file + n - 3, ".cu") == 0);
    kernel_table_free(&kernels);
    if (!none) return;
    bool *called = callgraph_called(m);
    for (SymId s = 1; s < m->sym.n; s++) {
        const Sym *y = &m->sym.at[s];
        if (!y->fn || called[s] || y->linkage != LINK_EXTERNAL || type_elem(m, y->type, 0) != T_VOID) continue;
        if (!reads_index(m, y->fn)) continue;
        diag_warning(&d->diag, y->src,
                     "the module has no kernel; if '@%s' is meant to be one, write 'define ptx_kernel'",
                     str_get(m, y->name));
        break;
    }
    free(called);
}

/* Emits the module to o, in canonical form if that is requested; for driver_write. Also warns of a module without
 * kernels (warn_no_kernel). Returns false after an error message. */
static bool emit(Driver *d, Out *o) {
    PtxDriver *p = (PtxDriver *)d;
    warn_no_kernel(d);
    p->ptx.target = d->target;
    p->ptx.renamed = p->canonical;
    if (!p->canonical) return ptx_emit(d->m, &p->ptx, o);
    Out text;
    out_init(&text, NULL);
    bool good = ptx_emit(d->m, &p->ptx, &text);
    out_char(&text, 0);
    good = good && ptx_driver_canonical(&(Source){.name = "PTX", .text = text.buf, .size = text.n - 1}, o, p->ptx.map);
    out_free(&text);
    return good;
}

bool ptx_driver_write(PtxDriver *p) {
    if (!p->driver.report && !p->launch) return driver_write(&p->driver, emit);
    return ptx_driver_emit(p) && ptx_driver_write_text(p);
}

bool ptx_driver_emit(PtxDriver *p) {
    p->ptx.map = &p->map;
    out_init(&p->text, NULL);
    if (!emit(&p->driver, &p->text)) return false;
    if (!p->driver.report) return true;
    report_ptx(p->driver.report, p->text.buf, p->text.n);
    for (uint32_t i = 0; i < p->map.n; i++)
        report_ptx_line(p->driver.report, p->map.at[i].line, p->map.at[i].src, p->map.at[i].fn);
    return true;
}

int ptx_driver_assemble(PtxDriver *p, FILE *report) {
    const char *program = p->ptxas ? p->ptxas : "ptxas";
    out_init(&p->code, NULL);
    Out rows, *to = p->driver.report ? &rows : NULL;
    out_init(&rows, NULL);
    int code = ptxas_check(p->driver.m, p->driver.target, &p->text, &p->map, program, report, to, &p->code);
    if (to) report_ptxas(p->driver.report, to);
    out_free(&rows);
    return code;
}

/* Appends p->text, the PTX, to o, for driver_write. Returns true. */
static bool text_copy(Driver *d, Out *o) {
    const PtxDriver *p = (const PtxDriver *)d;
    out_bytes(o, p->text.buf, p->text.n);
    return true;
}

/* Appends p->code, the machine code, to o, for driver_write. Returns true. */
static bool code_copy(Driver *d, Out *o) {
    const PtxDriver *p = (const PtxDriver *)d;
    out_bytes(o, p->code.buf, p->code.n);
    return true;
}

bool ptx_driver_write_text(PtxDriver *p) { return driver_write(&p->driver, text_copy); }
bool ptx_driver_write_code(PtxDriver *p) { return driver_write(&p->driver, code_copy); }

int ptx_driver_end(PtxDriver *p, int code) {
    vec_free(&p->map);
    out_free(&p->text), out_free(&p->code);
    return driver_end(&p->driver, code);
}
