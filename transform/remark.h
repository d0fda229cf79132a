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
 * A remark is one record; standard error, the YAML of LLVM's optimisation records, and JSON are
 * three ways of writing it. */
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

/* A pattern of -pass-remarks is a regular expression (POSIX, extended) that is searched in the name of a pass. "a,b" is
 * short for a|b; "", "all" and "*" match every name. remark_pattern_match reports whether it matches any of the n names
 * `pass`; REMARK_NO_PATTERN: it is no regular expression. */
enum RemarkMatch { REMARK_NO_PATTERN, REMARK_NO_MATCH, REMARK_MATCH };
enum RemarkMatch remark_pattern_match(const char *pattern, const char *const *pass, uint32_t n);
/* Receives each remark that is not an analysis. kind: "passed" or "missed"; src: the position in the text of the
 * module, SRC_NONE if there is none; text: the message, valid during the call. */
typedef void RemarkWatch(void *with, const char *pass, const char *kind, uint32_t src, const char *text);
/* Returns the collector of the remarks of a run, which the caller frees; NULL if no remarks are requested. pattern: for
 * each kind the valid pattern of the passes whose remarks are printed on standard error, or NULL. file: the name of the
 * file for all remarks, or NULL; remarks_text returns JSON if it ends in ".json", else YAML. watch: may be NULL; `with`
 * is its first argument. Keeps neither the patterns nor `file`. */
Remarks *remarks_new(const char *const pattern[REMARK_KINDS], const char *file, RemarkWatch *watch, void *with);
/* Reports whether a remark is printed, recorded for the file, or passed to the watcher. False if r is NULL. */
bool remarks_wanted(const Remarks *r, enum RemarkName name);
/* Makes a remark about instruction v of function `at`, or about the function or variable itself (REMARK_AT_SYMBOL), and
 * writes it to all that want it. args: the values for the text of the row, as for pass_remark. A missed or analysis
 * remark that equals an earlier one at the same position is dropped. */
#define REMARK_AT_SYMBOL UINT32_MAX
void remark_make(Remarks *r, const Module *m, enum RemarkName name, SymId at, ValueId v, va_list args);
/* Returns an operand of f as it is printed; valid until the next call. The values of f are numbered at the first call
 * and when the number of its instructions or blocks has changed; call remarks_forget if f has changed otherwise. */
const char *remarks_ref(Remarks *r, Module *m, const Fn *f, Ref ref);
void remarks_forget(Remarks *r);
/* Completes and returns the text of the file, which stays valid until remarks_free. Without remarks it is an empty
 * array of JSON, or empty. Call it once, after the last remark. */
const Out *remarks_text(Remarks *r);
void remarks_free(Remarks *r); /* NULL is allowed */

#endif
