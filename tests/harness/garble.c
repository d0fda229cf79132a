/* garble.c: makes broken modules, for tests/suites/verifier.
 *
 *     build/garble [-n N] [-seed S] -o FOLDER FILE...
 *
 * Writes FOLDER/1.ll to FOLDER/N.ll, each one of the files (textual IR) with one mutation, such as a token left
 * out, a type changed or an attribute inserted. The first line of each is a comment with the file and the
 * mutation. The same seed and files give the same mutants.
 *
 * A mutation is structured: it works on tokens or whole lines, and inserts words only where the grammar may have
 * them. So most mutants are nearly right, and fail late: in a rule of the verifier rather than in the lexer. */
#include <inttypes.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ir/random.h"

/* ------------------------------------------------------------------------------------------------ tokens */

enum GarbleClass { WORD, TYPE, LOCAL, GLOBAL, METADATA, GROUP, NUMBER, STRING, PUNCTUATION };

typedef struct GarbleToken {
    uint32_t off, end;
    uint32_t line;
    uint8_t class;
} GarbleToken;

/* A module: its text, its tokens, and the lines that hold tokens. */
typedef struct GarbleText {
    const char *name;
    uint64_t hash; /* of the name */
    char *text;
    uint32_t size;
    GarbleToken *token;
    uint32_t ntoken;
    uint32_t *line; /* by line with tokens: its first token; line[nline] is ntoken */
    uint32_t nline;
} GarbleText;

/* Is realloc, but exits if memory runs out. */
static void *allocate(void *old, size_t size) {
    void *p = realloc(old, size);
    if (p) return p;
    fputs("garble: out of memory\n", stderr);
    exit(2);
}

/* Reports whether c may occur in a name, a word or a number. */
static bool is_name(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || (c && strchr("$._-", c));
}
static bool is_digit(char c) { return c >= '0' && c <= '9'; }

/* Reports whether the n bytes at s are `word`. */
static bool text_is(const char *s, size_t n, const char *word) { return strlen(word) == n && memcmp(s, word, n) == 0; }

/* Returns the class of a word: a type, or any other. */
static enum GarbleClass word_class(const char *s, size_t n) {
    static const char *const type[] = {"void", "half", "bfloat", "float", "double", "ptr", "label", "metadata"};
    if (n > 1 && *s == 'i' && strspn(s + 1, "0123456789") >= n - 1) return TYPE;
    for (size_t i = 0; i < sizeof type / sizeof *type; i++)
        if (text_is(s, n, type[i])) return TYPE;
    return WORD;
}

/* Returns the end of the token at s, where the text must not end, and sets *class. */
static const char *token_end(const char *s, enum GarbleClass *class) {
    const char *end = s + 1;
    *class = PUNCTUATION;
    if (*s == '"') {
        *class = STRING;
        end += strcspn(end, "\"");
        return *end ? end + 1 : end;
    }
    if (strchr("%@!#$", *s)) {
        *class = *s == '%' ? LOCAL : *s == '@' ? GLOBAL : *s == '#' ? GROUP : METADATA;
        if (*end == '"') end += 1 + strcspn(end + 1, "\""), end += *end != 0;
        else
            while (is_name(*end)) end++;
        if (end == s + 1) *class = PUNCTUATION;
    } else if (is_name(*s)) {
        while (is_name(*end)) end++;
        *class = is_digit(*s) || (*s == '-' && is_digit(s[1])) ? NUMBER : word_class(s, (size_t)(end - s));
        if (*end == '+' && is_digit(end[1]) && *class == NUMBER) /* the exponent of 1.0e+00 */
            while (is_name(*++end)) continue;
    }
    return end;
}

/* Splits the text into tokens; comments and blanks are between them. */
static void module_scan(GarbleText *m) {
    uint32_t line = 0, held = 0;
    for (const char *s = m->text; *s;) {
        if (*s == ';') {
            s += strcspn(s, "\n");
        } else if (strchr(" \t\r\n", *s)) {
            line += *s++ == '\n';
        } else {
            enum GarbleClass class;
            const char *end = token_end(s, &class);
            if (m->ntoken % 1024 == 0) m->token = allocate(m->token, (m->ntoken + 1024) * sizeof *m->token);
            m->token[m->ntoken++] =
                (GarbleToken){(uint32_t)(s - m->text), (uint32_t)(end - m->text), line, (uint8_t)class};
            s = end;
        }
    }
    m->line = allocate(NULL, (m->ntoken + (size_t)1) * sizeof *m->line);
    for (uint32_t t = 0; t < m->ntoken; t++)
        if (t == 0 || m->token[t].line != held) held = m->token[t].line, m->line[m->nline++] = t;
    m->line[m->nline] = m->ntoken;
}

/* Reads a file whole and splits it into tokens. Returns false, without a message, if that fails, or if it holds less
 * than two tokens. */
static bool module_read(GarbleText *m, const char *name) {
    FILE *f = fopen(name, "rb");
    size_t n = 0, got;
    *m = (GarbleText){.name = name};
    for (const char *c = name; *c; c++) m->hash = (m->hash ^ (unsigned char)*c) * UINT64_C(0x100000001b3); /* FNV-1a */
    if (!f) return false;
    do {
        m->text = allocate(m->text, n + (1 << 16) + 1);
        n += got = fread(m->text + n, 1, 1 << 16, f);
    } while (got);
    fclose(f);
    m->text[n] = 0;
    m->size = (uint32_t)n;
    module_scan(m);
    return m->ntoken > 1;
}

/* -------------------------------------------------------------------------------------------- one mutant */

/* A mutation replaces at most two slices of the text, the first before the second. */
typedef struct Replacement {
    uint32_t from, to;
    char text[512];
} Replacement;
typedef struct Garbled {
    const GarbleText *m;
    uint64_t random;
    Replacement edit[2];
    uint32_t nedit;
} Garbled;

/* Returns a random number below n. */
static uint32_t below(Garbled *x, uint32_t n) { return (uint32_t)(random_next(&x->random) % n); }

/* Records the replacement of text[from, to), which must follow the one recorded before. Returns false if the new text
 * is too long; the mutant must then be discarded. */
static bool replace(Garbled *x, uint32_t from, uint32_t to, const char *format, ...) {
    Replacement *e = &x->edit[x->nedit++];
    va_list args;
    e->from = from;
    e->to = to;
    va_start(args, format);
    int n = vsnprintf(e->text, sizeof e->text, format, args);
    va_end(args);
    return n >= 0 && (size_t)n < sizeof e->text;
}

/* Return where the text of token t begins, which does not end with NUL, and its length; and whether it is `word`. */
static const char *text_of(const Garbled *x, uint32_t t) { return x->m->text + x->m->token[t].off; }
static int length_of(const Garbled *x, uint32_t t) { return (int)(x->m->token[t].end - x->m->token[t].off); }
static bool token_is(const Garbled *x, uint32_t t, const char *word) {
    return text_is(text_of(x, t), (size_t)length_of(x, t), word);
}

/* The following record edits, as replace() does. */

/* Replaces token `to` by the text of token `from`. */
static bool replace_token(Garbled *x, uint32_t to, uint32_t from) {
    return replace(x, x->m->token[to].off, x->m->token[to].end, "%.*s", length_of(x, from), text_of(x, from));
}
/* Insert `word`, between blanks, after or before token t. */
static bool insert_after(Garbled *x, uint32_t t, const char *word) {
    return replace(x, x->m->token[t].end, x->m->token[t].end, " %s ", word);
}
static bool insert_before(Garbled *x, uint32_t t, const char *word) {
    return replace(x, x->m->token[t].off, x->m->token[t].off, " %s ", word);
}

#define PICK(x, table) ((table)[below(x, sizeof(table) / sizeof *(table))])

/* Returns a random token, seldom one in a line of metadata, attributes or the target. */
static uint32_t pick_token(Garbled *x) {
    uint32_t t = below(x, x->m->ntoken);
    for (int tries = 0; tries < 8; tries++) {
        uint32_t low = 0, high = x->m->nline;
        while (high - low > 1) {
            uint32_t mid = low + (high - low) / 2;
            if (x->m->line[mid] <= t) low = mid;
            else high = mid;
        }
        uint32_t first = x->m->line[low];
        bool dull = x->m->token[first].class == METADATA || token_is(x, first, "target") ||
                    token_is(x, first, "source_filename") || token_is(x, first, "attributes");
        if (!dull || below(x, 6) == 0) break;
        t = below(x, x->m->ntoken);
    }
    return t;
}

/* Returns a token of the class, found from a random place on; ntoken if there is none. */
static uint32_t pick_class(Garbled *x, enum GarbleClass class) {
    uint32_t at = pick_token(x), n = x->m->ntoken;
    for (uint32_t k = 0; k < n; k++)
        if (x->m->token[(at + k) % n].class == class) return (at + k) % n;
    return n;
}

/* Returns a line that is a function header (or contains a call, unless `header`), the first from a random one on; nline
 * if there is none. */
static uint32_t pick_function_line(Garbled *x, bool header) {
    uint32_t n = x->m->nline, at = below(x, n);
    for (uint32_t k = 0; k < n; k++) {
        uint32_t l = (at + k) % n, first = x->m->line[l];
        if (token_is(x, first, "define") || token_is(x, first, "declare")) return l;
        for (uint32_t t = first; !header && t < x->m->line[l + 1]; t++)
            if (token_is(x, t, "call")) return l;
    }
    return n;
}

/* Returns an indented line, as those of instructions are, the first from a random one on; nline if there is none. */
static uint32_t pick_body_line(Garbled *x) {
    uint32_t n = x->m->nline, at = below(x, n);
    for (uint32_t k = 0; k < n; k++) {
        uint32_t l = (at + k) % n, t = x->m->line[l];
        if (x->m->token[t].off > 0 && strchr(" \t", x->m->text[x->m->token[t].off - 1])) return l;
    }
    return n;
}

/* Returns the token of the opcode of line l, its first word, or the one after "%x ="; ntoken if that is no word. */
static uint32_t opcode_in(const Garbled *x, uint32_t l) {
    uint32_t t = x->m->line[l], end = x->m->line[l + 1];
    if (t + 2 < end && token_is(x, t + 1, "=")) t += 2;
    return x->m->token[t].class == WORD ? t : x->m->ntoken;
}

/* --------------------------------------------------------------------------------------------- mutations */

/* Each of these records one mutation of x->m at a random place. It returns false if there is no place for it; its edits
 * are then discarded. */

/* A mutation: leaves out a token. */
static bool delete_token(Garbled *x) {
    const GarbleToken *t = &x->m->token[pick_token(x)];
    return replace(x, t->off, t->end, "%s", "");
}

/* A mutation: writes a token twice. */
static bool duplicate_token(Garbled *x) {
    uint32_t t = pick_token(x);
    return replace(x, x->m->token[t].end, x->m->token[t].end, " %.*s", length_of(x, t), text_of(x, t));
}

/* A mutation: exchanges a token and one of the four after it. */
static bool swap_tokens(Garbled *x) {
    uint32_t a = pick_token(x), b = a + 1 + below(x, 4);
    return b < x->m->ntoken && replace_token(x, a, b) && replace_token(x, b, a);
}

/* Replaces a token by another one of its class that the module has. */
static bool change_token(Garbled *x) {
    uint32_t a = pick_token(x), b = pick_class(x, (enum GarbleClass)x->m->token[a].class);
    return x->m->token[a].class != PUNCTUATION && replace_token(x, a, b);
}

/* Replaces a local name by another one. */
static bool change_value(Garbled *x) {
    uint32_t a = pick_class(x, LOCAL), b = pick_class(x, LOCAL);
    return a < x->m->ntoken && replace_token(x, a, b);
}

/* A mutation: replaces a type by one of a list. */
static bool change_type(Garbled *x) {
    /* clang-format off */
    static const char *const type[] = {
        "i1", "i7", "i8", "i16", "i32", "i64", "i128", "i256", "half", "bfloat", "float", "double", "ptr", "void",
        "label", "metadata", "token", "fp128", "<2 x i32>", "<4 x float>", "<2 x ptr>", "[4 x i8]", "[0 x i32]",
        "{ i32, float }", "<{ i8, i64 }>", "{}", "ptr addrspace(1)", "ptr addrspace(3)", "ptr addrspace(4)",
        "ptr addrspace(5)", "[4611686018427387904 x i64]", "<0 x i32>", "<1 x i32>", "x86_fp80", "i32 (i32)",
        "i8*", "%opaque"};
    /* clang-format on */
    uint32_t t = pick_class(x, TYPE);
    return t < x->m->ntoken && replace(x, x->m->token[t].off, x->m->token[t].end, "%s", PICK(x, type));
}

/* A mutation: replaces a number by a constant of a list, mostly by another number. */
static bool change_number(Garbled *x) {
    /* clang-format off */
    static const char *const number[] = {
        "0", "1", "2", "3", "-1", "4", "7", "8", "16", "31", "32", "33", "63", "64", "65", "127", "128", "255",
        "256", "-128", "-129", "32768", "65535", "65536", "2147483647", "2147483648", "-2147483649", "4294967295",
        "4294967296", "9223372036854775807", "9223372036854775808", "18446744073709551615", "18446744073709551616",
        "340282366920938463463374607431768211456", "0.0", "1.5", "0.1", "1e400", "0x7FF0000000000000", "0xH3C00",
        "0xR3F80", "true", "false", "null", "undef", "poison", "zeroinitializer", "none", "u0xFF", "s0x80"};
    /* clang-format on */
    uint32_t t = pick_class(x, NUMBER);
    return t < x->m->ntoken && replace(x, x->m->token[t].off, x->m->token[t].end, "%s", PICK(x, number));
}

/* A mutation: replaces an opcode by one of a list. */
static bool change_operation(Garbled *x) {
    /* clang-format off */
    static const char *const op[] = {
        "add", "sub", "mul", "udiv", "sdiv", "urem", "shl", "lshr", "ashr", "and", "or", "xor", "fadd", "fsub",
        "fmul", "fdiv", "frem", "fneg", "freeze", "trunc", "zext", "sext", "fptrunc", "fpext", "fptoui", "fptosi",
        "uitofp", "sitofp", "ptrtoint", "inttoptr", "bitcast", "addrspacecast", "load", "store", "load atomic",
        "store atomic", "load volatile", "alloca", "getelementptr", "ret", "br", "switch", "unreachable", "resume",
        "select", "phi", "icmp", "fcmp", "icmp eq", "fcmp oeq", "extractvalue", "insertvalue", "extractelement",
        "insertelement", "shufflevector", "call", "invoke", "fence", "cmpxchg", "atomicrmw", "atomicrmw xchg",
        "atomicrmw fadd", "va_arg", "landingpad", "indirectbr", "callbr", "catchpad", "cleanupret",
        "musttail call", "tail call", "notail call"};
    /* clang-format on */
    uint32_t l = pick_body_line(x);
    if (l == x->m->nline) return false;
    uint32_t t = opcode_in(x, l);
    return t < x->m->ntoken && replace(x, x->m->token[t].off, x->m->token[t].end, "%s", PICK(x, op));
}

/* A mutation: replaces a word, such as a predicate or a linkage, by one of a list. */
static bool change_word(Garbled *x) {
    /* clang-format off */
    static const char *const word[] = {
        "eq", "ne", "slt", "ugt", "olt", "une", "ord", "unordered", "monotonic", "acquire", "release", "acq_rel",
        "seq_cst", "syncscope(\"block\")", "xchg", "add", "max", "fadd", "fmin", "uinc_wrap", "inbounds",
        "volatile", "atomic", "weak", "internal", "private", "external", "common", "appending",
        "available_externally", "linkonce_odr", "extern_weak", "hidden", "protected", "dllimport", "dllexport",
        "dso_local", "dso_preemptable", "unnamed_addr", "thread_local", "constant", "global", "alias", "declare",
        "define", "ptx_kernel", "ptx_device", "fastcc", "coldcc", "cc 71", "cc 1024", "swiftcc", "null", "undef",
        "poison", "zeroinitializer", "splat (i32 1)", "true", "align", "x", "to", "label"};
    /* clang-format on */
    uint32_t t = pick_class(x, WORD);
    return t < x->m->ntoken && replace(x, x->m->token[t].off, x->m->token[t].end, "%s", PICK(x, word));
}

/* A mutation: inserts a flag after an opcode. */
static bool insert_flag(Garbled *x) {
    /* clang-format off */
    static const char *const flag[] = {
        "nuw", "nsw", "exact", "fast", "nnan", "contract", "disjoint", "nneg", "inbounds", "nusw", "volatile",
        "atomic", "weak", "inalloca", "swifterror", "nuw nuw", "fast fast", "nsw nuw nsw", "reassoc nnan nnan"};
    /* clang-format on */
    uint32_t l = pick_body_line(x);
    if (l == x->m->nline) return false;
    uint32_t t = opcode_in(x, l);
    if (t == x->m->ntoken) return false;
    if (token_is(x, t, "tail")) t++;
    return insert_after(x, t, PICK(x, flag));
}

/* Attributes, each with its argument. Most are right in one place only. */
/* clang-format off */
static const char *const attribute[] = {
    "align 8", "align 3", "align 8589934592", "align(4)", "alignstack(8)", "alignstack(3)", "allocalign",
    "allocptr", "allockind(\"alloc\")", "allockind(\"nonsense\")", "allocsize(0)", "allocsize(9)", "alwaysinline",
    "builtin", "nobuiltin", "byref(i32)", "byval(i32)", "byval(i32) align 4", "byval", "byval(%opaque)",
    "byval(void)", "sret(i32)", "sret(float)", "inalloca(i32)", "preallocated(i32)", "elementtype(i32)", "cold",
    "hot", "convergent", "dead_on_unwind", "dereferenceable(0)", "dereferenceable(8)",
    "dereferenceable_or_null(0)", "dereferenceable_or_null(16)", "immarg", "initializes((0, 4))",
    "initializes((4, 0))", "initializes((0, 4), (2, 6))", "inlinehint", "inreg", "jumptable", "memory(none)",
    "memory(read)", "memory(argmem: read, argmem: write)", "memory(read, write)",
    "memory(argmem: readwrite, none)", "memory(nothing)", "memory()", "minsize", "mustprogress", "naked", "nest",
    "noalias", "nocapture", "nofree", "nofpclass(nan)", "nofpclass(nan inf)", "nofpclass()", "nofpclass(0)",
    "nofpclass(3)", "nofpclass(5000)", "nofpclass(none)", "noinline", "nonnull", "noreturn", "nosync", "noundef",
    "nounwind", "optnone", "optnone noinline", "optsize", "optdebug", "range(i32 0, 4)", "range(i32 4, 4)",
    "range(i32 0, 0)", "range(i64 0, 4)", "range(i8 0, 300)", "range(float 0, 1)", "range(i32 -5, 5)",
    "range(i32 5)", "readnone", "readonly", "writeonly", "readonly writeonly", "readnone readonly",
    "readnone writeonly", "returned", "returns_twice", "signext", "zeroext", "signext zeroext", "speculatable",
    "ssp", "strictfp", "swiftasync", "swifterror", "swiftself", "uwtable", "uwtable(sync)", "uwtable(never)",
    "vscale_range(1)", "vscale_range(0,0)", "vscale_range(4,2)", "willreturn", "writable",
    "writable dereferenceable(4)", "\"string\"", "\"key\"=\"value\"", "\"target-features\"=\"ptx80\"",
    "\"frame-pointer\"=\"some\"", "\"denormal-fp-math\"=\"x\"", "\"patchable-function-entry\"=\"x\"",
    "\"warn-stack-size\"=\"x\"", "nonsense", "noalias noalias", "align 8 align 4",
    "dereferenceable(4) dereferenceable(8)", "nounwind nounwind", "inreg byval(i32)", "byval(i32) sret(i32)",
    "nest returned", "presplitcoroutine", "sanitize_address", "argmemonly", "norecurse", "null_pointer_is_valid",
    "alwaysinline noinline", "#0", "#99", "noalias inreg nest"};
/* clang-format on */

/* A mutation: inserts an attribute after the type of a parameter or argument, at a result, or at a function or call. */
static bool insert_attribute(Garbled *x) {
    uint32_t l = pick_function_line(x, below(x, 3) == 0), place = below(x, 4), found = x->m->ntoken, seen = 0,
             depth = 0;
    const char *word = PICK(x, attribute);
    if (l == x->m->nline) return false;
    bool begun = false;
    for (uint32_t t = x->m->line[l]; t < x->m->line[l + 1]; t++) {
        begun |= token_is(x, t, "call") || token_is(x, t, "define") || token_is(x, t, "declare");
        depth += token_is(x, t, "(");
        depth -= token_is(x, t, ")") && depth;
        if (place == 0 && begun && x->m->token[t].class == TYPE) return insert_before(x, t, word);
        if (place == 1 && token_is(x, t, ")")) found = t;
        if (place > 1 && depth == 1 && x->m->token[t].class == TYPE && below(x, ++seen) == 0) found = t;
    }
    return found < x->m->ntoken && insert_after(x, found, word);
}

/* A mutation: attaches metadata to an instruction. */
static bool insert_attachment(Garbled *x) {
    /* clang-format off */
    static const char *const attachment[] = {
        ", !range !{i32 0, i32 2}", ", !range !{i32 2, i32 2}", ", !range !{i64 0, i64 2}", ", !range !{}",
        ", !range !{i32 0}", ", !range !{i32 0, i32 2, i32 1, i32 5}", ", !nonnull !{}", ", !nonnull !{i32 1}",
        ", !noundef !{}", ", !noundef !{i32 1}", ", !align !{i64 8}", ", !align !{i64 3}", ", !align !{i32 8}",
        ", !dereferenceable !{i64 8}", ", !dereferenceable !{i32 8}", ", !dereferenceable !{}",
        ", !dereferenceable_or_null !{i64 8}", ", !fpmath !{float 2.5}", ", !fpmath !{float -1.0}",
        ", !fpmath !{i32 1}", ", !prof !{!\"branch_weights\", i32 1}",
        ", !prof !{!\"branch_weights\", i32 1, i32 2}", ", !prof !{}", ", !prof !{i32 1}", ", !tbaa !{}",
        ", !tbaa !{!1, !1, i64 0}", ", !noalias !{}", ", !alias.scope !{i32 1}", ", !invariant.load !{}",
        ", !invariant.group !{}", ", !nontemporal !{i32 1}", ", !unpredictable !{}", ", !callees !{}",
        ", !annotation !{!\"x\"}", ", !annotation !{i32 1}", ", !dbg !{}", ", !dbg !0", ", !llvm.access.group !{}",
        ", !llvm.access.group !{i32 1}", ", !srcloc !{i32 1}", ", !heapallocsite !{}", ", !llvm.loop !{}",
        ", !llvm.mem.parallel_loop_access !{}", ", align 8", ", align 3", ", !99999", ", addrspace(1)",
        ", !memprof !{}", ", !callsite !{}", ", !DIAssignID !{}", ", !kcfi_type !{i32 1}", ", !nosanitize !{}",
        ", !noalias.addrspace !{i32 1, i32 2}", ", !range !{i32 0, i32 0}"};
    /* clang-format on */
    uint32_t l = pick_body_line(x);
    return l < x->m->nline && insert_after(x, x->m->line[l + 1] - 1, PICK(x, attachment));
}

/* Writes line l again at another place: `at` is the line before which it goes. */
static bool copy_line(Garbled *x, uint32_t l, uint32_t at) {
    const GarbleToken *first = &x->m->token[x->m->line[l]], *last = &x->m->token[x->m->line[l + 1] - 1];
    uint32_t to = x->m->token[x->m->line[at]].off;
    return replace(x, to, to, "%.*s\n  ", (int)(last->end - first->off), x->m->text + first->off);
}

/* A mutation: leaves out the tokens of a line. */
static bool delete_line(Garbled *x) {
    uint32_t l = below(x, x->m->nline);
    return replace(x, x->m->token[x->m->line[l]].off, x->m->token[x->m->line[l + 1] - 1].end, "%s", "");
}

/* A mutation: writes a line twice. */
static bool duplicate_line(Garbled *x) {
    uint32_t l = below(x, x->m->nline);
    return copy_line(x, l, l);
}

/* A mutation: copies a line to another place. */
static bool paste_line(Garbled *x) {
    uint32_t l = pick_body_line(x);
    return l < x->m->nline && copy_line(x, l, below(x, x->m->nline));
}

/* A mutation: inserts a line with an instruction, one of a list, most of which break a rule. */
static bool insert_line(Garbled *x) {
    /* clang-format off */
    static const char *const line[] = {
        "resume { ptr, i32 } poison", "ret void", "unreachable", "fence seq_cst", "fence monotonic",
        "br label %nowhere", "%garbled = alloca i32, i64 -1", "%garbled = alloca i32, align 8, addrspace(5)",
        "%garbled = alloca [4611686018427387904 x i64]",
        "call void @llvm.assume(i1 true) [ \"align\"(ptr null, i64 8) ]",
        "call void @llvm.assume(i1 true) [ \"nonsense\"(i32 1) ]", "%garbled = add i8 300, 1",
        "%garbled = add nuw nuw i8 3, 1", "call void asm \"nop\", \"=r\"()", "call void asm \"nop\", \"r\"()",
        "%garbled = call fast i32 asm \"nop\", \"=r\"()", "%garbled = call i32 asm \"nop\", \"=r,r\"(i32 1)",
        "call void asm \"nop\", \"~{memory}\"()", "call void asm \"nop\", \"=&r\"()",
        "call void asm \"nop\", \"zzz!\"()", "%garbled = va_arg ptr null, i32", "%garbled = fneg i32 1",
        "%garbled = freeze void", "%garbled = phi i32", "switch i32 0, label %nowhere []",
        "indirectbr ptr null, []", "store i32 0, ptr null, align 0",
        "%garbled = load i32, ptr null, align 4294967296", "%garbled = load i32, ptr null, align 8589934592",
        "%garbled = load atomic i32, ptr null seq_cst", "%garbled = load atomic i32, ptr null seq_cst, align 4",
        "%garbled = getelementptr {i32, i32}, ptr null, i32 0, i32 2",
        "%garbled = getelementptr i32, ptr null, i128 5",
        "%garbled = shufflevector <2 x i32> poison, <2 x i32> poison, <2 x i32> <i32 0, i32 9>",
        "%garbled = extractelement <2 x i32> poison, i32 9", "%garbled = insertvalue {i32} poison, i64 1, 0",
        "%garbled = select i1 true, i32 1, float 1.0", "%garbled = bitcast i64 0 to ptr",
        "%garbled = trunc i8 0 to i8", "%garbled = atomicrmw add ptr null, i7 1 seq_cst",
        "%garbled = atomicrmw xchg ptr null, i32 1 unordered",
        "%garbled = cmpxchg ptr null, i32 0, i32 1 release acq_rel",
        "%garbled = cmpxchg ptr null, i32 0, i32 1 monotonic seq_cst",
        "%garbled = landingpad { ptr, i32 } cleanup", "call void null()",
        "%garbled = call ptr @llvm.returnaddress(i32 0)", "call void @llvm.donothing()",
        "call void @llvm.trap() nounwind noreturn", "%garbled = call i32 @llvm.ctpop.i32(i32 1)",
        "%garbled = call i32 @llvm.ctpop.i64(i32 1)", "%garbled = call i32 @llvm.ctlz.i32(i32 1, i1 undef)",
        "%garbled = call i1 @llvm.is.fpclass.f32(float 1.0, i32 1024)",
        "%garbled = call float @llvm.sqrt.f32(double 1.0)", "%garbled = fadd float 1, 2.0"};
    /* clang-format on */
    uint32_t l = pick_body_line(x);
    if (l == x->m->nline) return false;
    uint32_t to = x->m->token[x->m->line[l]].off;
    return replace(x, to, to, "%s\n  ", PICK(x, line));
}

/* A mutation: appends an entity of the module level, one of a list. */
static bool append_entity(Garbled *x) {
    /* clang-format off */
    static const char *const entity[] = {
        "@garbled = internal global i32 0, align 3", "@garbled = common global i32 1",
        "@garbled = common constant i32 0", "@garbled = appending global i32 0",
        "@garbled = external global i32, section \"a\"", "@garbled = global void 0",
        "@garbled = extern_weak global i32 0", "@garbled = private hidden global i32 0",
        "@garbled = internal protected global i32 0", "@garbled = dllimport global i32 0",
        "@garbled = internal dllexport global i32 0", "@garbled = thread_local global i32 0",
        "@garbled = global [4611686018427387904 x i64] zeroinitializer",
        "@garbled = external global [4611686018427387904 x i64]", "%garbled = type { %garbled }",
        "%garbled = type [4611686018427387904 x i64]",
        "%garbled = type { i32, [1152921504606846976 x { i64, i64 }] }", "@garbled = global i8 300",
        "@garbled = global i8 -129", "@garbled = global i1 2", "@garbled = global float 1",
        "@garbled = global float 0.1", "@garbled = global i32 0, comdat",
        "@garbled = global i32 0, comdat($nowhere)", "@garbled = available_externally global i32 0, comdat",
        "@garbled = global ptr @nowhere", "@garbled = global ptr getelementptr (i32, ptr null, i32 1)",
        "@garbled = global i32 add (i32 1, i32 2)", "@garbled = global i32 mul (i32 1, i32 2)",
        "@garbled = global ptr blockaddress(@nowhere, %x)", "@garbled = alias i32, ptr @garbled",
        "@garbled = alias i32, ptr null", "@garbled = global <2 x i32> <i32 1>",
        "@garbled = global [2 x i8] c\"abc\"",
        "@llvm.used = appending global [1 x ptr] [ptr null], section \"llvm.metadata\"",
        "@llvm.used = global i32 0", "@llvm.compiler.used = appending global [1 x ptr] [ptr @nowhere]",
        "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] zeroinitializer",
        "@llvm.global_ctors = global i32 0", "@llvm.garbled = global i32 0", "declare void @llvm.garbled()",
        "declare i32 @llvm.ctpop.i32(i64)", "declare void @llvm.trap() alwaysinline",
        "declare void @garbled() alwaysinline noinline", "declare void @garbled() optnone",
        "declare void @garbled(i32, ...) memory(none)", "declare internal void @garbled()",
        "declare void @garbled(i32 %a, i32 %a)", "declare ptx_kernel i32 @garbled()",
        "declare void @garbled(metadata)", "declare token @garbled()", "declare void @garbled(label)",
        "declare void @garbled() personality ptr null", "declare void @garbled() gc \"x\"",
        "declare void @garbled() prefix i32 1", "declare hidden void @garbled()",
        "declare void @garbled() section \"x\"", "define void @garbled() personality ptr null { ret void }",
        "define internal hidden void @garbled() { ret void }", "define void @garbled(...) { ret void }",
        "define ptx_kernel void @garbled(...) { ret void }", "define dllimport void @garbled() { ret void }",
        "define available_externally void @garbled() comdat { ret void }",
        "attributes #99 = { nounwind nonsense }", "attributes #99 = { memory(argmem: read) readonly }",
        "attributes #99 = { align=3 }", "attributes #99 = { dereferenceable=4 }", "!garbled = !{!0}",
        "!garbled = !{i32 1}", "!llvm.module.flags = !{!{}}",
        "!llvm.module.flags = !{!99}\n!99 = !{i32 1, !\"x\", i32 1}",
        "!llvm.module.flags = !{!99}\n!99 = !{i32 9, !\"x\", i32 1}",
        "!llvm.module.flags = !{!99}\n!99 = !{i32 1, i32 2, i32 1}",
        "!llvm.module.flags = !{!99, !99}\n!99 = !{i32 1, !\"x\", i32 1}", "!llvm.ident = !{!99}\n!99 = !{i32 1}",
        "!llvm.dbg.cu = !{!99}\n!99 = !{}", "!99999 = !DILocation()", "!99999 = !DIFile(filename: 1)",
        "!99999 = !DINonsense(x: 1)", "!99999 = !{!99998}", "!99999 = distinct !{!99999}",
        "!99999 = !DIExpression(DW_OP_nonsense)", "!nvvm.annotations = !{!99}\n!99 = !{null, !\"kernel\", i32 1}",
        "$garbled = comdat any", "$garbled = comdat nonsense", "module asm \"x\"", "target triple = \"x86_64\"",
        "target datalayout = \"e\"", "source_filename = 1", "^0 = module: (path: \"\", hash: (0, 0, 0, 0, 0))",
        "uselistorder i32 0, { 1, 0 }", "define linkonce_odr void @garbled() comdat { ret void }",
        "@garbled = internal global i32 0, no_sanitize_address", "@garbled = global i32 0, !dbg !0",
        "@garbled = global i32 0, code_model \"tiny\"", "@garbled = addrspace(3) global i32 0",
        "@garbled = addrspace(9) global i32 0"};
    /* clang-format on */
    return replace(x, x->m->size, x->m->size, "\n%s\n", PICK(x, entity));
}

/* clang-format off */
static const struct { const char *name; bool (*make)(Garbled *x); uint32_t weight; } mutation[] = {
    {"token left out", delete_token, 3},         {"token twice", duplicate_token, 3},
    {"tokens exchanged", swap_tokens, 3},        {"token changed", change_token, 4},
    {"value changed", change_value, 4},          {"type changed", change_type, 8},
    {"number changed", change_number, 8},        {"operation changed", change_operation, 6},
    {"word changed", change_word, 6},            {"flag inserted", insert_flag, 4},
    {"attribute inserted", insert_attribute, 16}, {"attachment inserted", insert_attachment, 6},
    {"line left out", delete_line, 4},           {"line twice", duplicate_line, 3},
    {"line copied", paste_line, 4},               {"line inserted", insert_line, 6},
    {"entity appended", append_entity, 8}};
/* clang-format on */
enum { MUTATIONS = sizeof mutation / sizeof *mutation };

/* Makes one mutant of x->m, in x->edit, by a mutation that has a place there, and returns the name of the mutation. */
static const char *mutate(Garbled *x) {
    uint32_t total = 0, k = 0;
    for (uint32_t i = 0; i < MUTATIONS; i++) total += mutation[i].weight;
    for (;;) {
        uint32_t at = below(x, total);
        for (k = 0; at >= mutation[k].weight; k++) at -= mutation[k].weight;
        x->nedit = 0;
        if (mutation[k].make(x)) return mutation[k].name;
    }
}

/* Writes the mutant, the text with its edits, to FOLDER/NUMBER.ll, after a comment that names the file and `what`, the
 * mutation. Returns false if that fails. */
static bool write_mutant(const Garbled *x, const char *folder, uint32_t number, const char *what) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%" PRIu32 ".ll", folder, number);
    FILE *f = fopen(path, "wb");
    if (!f) return false;
    fprintf(f, "; %s: %s\n", x->m->name, what);
    uint32_t at = 0;
    for (uint32_t e = 0; e < x->nedit; e++) {
        fwrite(x->m->text + at, 1, x->edit[e].from - at, f);
        fputs(x->edit[e].text, f);
        at = x->edit[e].to;
    }
    fputs(x->m->text + at, f);
    return fclose(f) == 0;
}

/* Prints how the program is called, and returns the exit code for a wrong call. */
static int usage(void) {
    fputs("usage: garble [-n N] [-seed S] -o FOLDER FILE...\n", stderr);
    return 2;
}

/* Returns the module to break: the one whose name has the largest hash together with a random number (rendezvous
 * hashing). So a new file takes its share of the mutants and leaves all others as they are, and a test that is added
 * elsewhere does not change what this one draws. */
static GarbleText *module_pick(GarbleText *module, uint32_t nmodule, Garbled *x) {
    GarbleText *best = module;
    uint64_t best_hash = 0;
    uint32_t salt = below(x, UINT32_MAX);
    for (uint32_t k = 0; k < nmodule; k++) {
        uint64_t hash = (module[k].hash ^ salt) * UINT64_C(0xbf58476d1ce4e5b9);
        hash ^= hash >> 29;
        hash *= UINT64_C(0x94d049bb133111eb);
        if (hash > best_hash) best = &module[k], best_hash = hash;
    }
    return best;
}

int main(int argc, char **argv) {
    uint64_t n = 2000, seed = 1;
    const char *folder = NULL;
    int a = 1;
    for (; a + 1 < argc && argv[a][0] == '-'; a += 2) {
        if (!strcmp(argv[a], "-n")) n = strtoull(argv[a + 1], NULL, 10);
        else if (!strcmp(argv[a], "-seed")) seed = strtoull(argv[a + 1], NULL, 10);
        else if (!strcmp(argv[a], "-o")) folder = argv[a + 1];
        else return usage();
    }
    if (!folder || a == argc) return usage();
    uint32_t nmodule = (uint32_t)(argc - a);
    GarbleText *module = allocate(NULL, nmodule * sizeof *module);
    for (uint32_t k = 0; k < nmodule; k++)
        if (!module_read(&module[k], argv[a + (int)k])) {
            fprintf(stderr, "garble: cannot read %s\n", argv[a + (int)k]);
            return 2;
        }
    for (uint32_t k = 1; k <= n; k++) {
        Garbled x = {.random = seed * UINT64_C(1000003) + k};
        x.m = module_pick(module, nmodule, &x);
        const char *what = mutate(&x);
        if (!write_mutant(&x, folder, k, what)) {
            fprintf(stderr, "garble: cannot write to %s\n", folder);
            return 2;
        }
    }
    for (uint32_t k = 0; k < nmodule; k++) free(module[k].text), free(module[k].token), free(module[k].line);
    free(module);
    return 0;
}
