/* remark.h: what passes report about single places of the program.
 *
 *     REMARK("sroa", AllocaSplit, PASSED, "variable {Variable} is split into {Parts#} parts")      a row of remarks.def
 *     pass_remark(p, REMARK_AllocaSplit, f, v, "%a", 2);                                           a pass
 *
 *     k.nvir:7:3: remark: variable %a is split into 2 parts [-pass-remarks=sroa]                   standard error
 *     --- !Passed                                                                                  -remarks=FILE
 *     Pass:            sroa
 *     ...
 *
 * A remark is one record; standard error, the YAML of LLVM's optimisation records, and JSON are three ways of writing it. */
#ifndef NVIR_TRANSFORM_REMARK_H
#define NVIR_TRANSFORM_REMARK_H

#include "ir/ir.h"

enum RemarkKind { REMARK_KIND_PASSED, REMARK_KIND_MISSED, REMARK_KIND_ANALYSIS, REMARK_KINDS };
enum RemarkName {
#define REMARK(pass, name, kind, text) REMARK_##name,
#include "transform/remarks.def"
#undef REMARK
    REMARK_COUNT
};

typedef struct Remarks Remarks;

/* A pattern of -pass-remarks is a regular expression (POSIX, extended) that is searched in the name of a pass. "a,b" is short
 * for a|b; "" and "all" match every name. */
enum RemarkMatch { REMARK_NO_PATTERN, REMARK_NO_MATCH, REMARK_MATCH };
enum RemarkMatch remark_pattern_match(const char *pattern, const char *const *pass, uint32_t n); /* any of n names */
/* Receives each remark; kind: "passed" or "missed"; src: the position in the text of the module. */
typedef void RemarkWatch(void *with, const char *pass, const char *kind, uint32_t src, const char *text);
/* Returns what collects the remarks of a run, or NULL if none are requested: `pattern` holds the valid pattern of each kind
 * that is printed on standard error, or NULL; `file` is the name of the file for all of them, or NULL; `watch` may be
 * NULL. */
Remarks *remarks_new(const char *const pattern[REMARK_KINDS], const char *file, RemarkWatch *watch, void *with);
bool remarks_wanted(const Remarks *r, enum RemarkName name);
/* Makes a remark about instruction v of function `at`, or about the function or variable itself (REMARK_AT_SYMBOL); `args`: the
 * values that the text of the row contains. */
#define REMARK_AT_SYMBOL UINT32_MAX
void remark_make(Remarks *r, const Module *m, enum RemarkName name, SymId at, ValueId v, va_list args);
/* Returns an operand of f as it is printed; valid until the next call. The values of f are numbered once; call
 * remarks_forget if f has changed since the last call and still has as many values. */
const char *remarks_ref(Remarks *r, Module *m, const Fn *f, Ref ref);
void remarks_forget(Remarks *r);
/* Completes and returns the text of the file, which stays valid until remarks_free. */
const Out *remarks_text(Remarks *r);
void remarks_free(Remarks *r); /* NULL is allowed */

#endif
