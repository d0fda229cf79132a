/* integers [SEED]: compares the integer operations of the executor with plain C, value by value and bit by bit.
 *
 * Each row is one operation, in IR or in PTX, with a function in C that computes it. A kernel of the operation gets
 * operands of which some bits are undefined: (v & ~m) | (junk & m), where `junk` is uninitialised memory. The result of
 * the executor is compared with the results of C for all values of the undefined bits: a result bit that takes both
 * values must be undefined, the others must be right; where the row demands it, they must also be defined. Operations
 * of IR are checked exhaustively at 3 or 4 bits, each bit 0, 1 or undefined, and with random values at other widths.
 * Prints one line for each row that is right, and for each row and width that is wrong its first wrong case. Exit code
 * 1: something is wrong.
 */
#include "analysis/run/machine/run.h"
#include "ir/random.h"
#include "parse/parse.h"
#include "tests/harness/integers/references.h"

enum { CASES_MAX = 27 * 27 * 27, RANDOM_CASES = 512, UNDEFINED_MAX = 6 };

/* ------------------------------------------------------------------------------------------- execution */

/* One case: operands and masks of their undefined bits; the result and its undefined bits. */
typedef struct ArithCase {
    Word v[OPERANDS], m[OPERANDS], got, undefined;
} ArithCase;
static ArithCase cases[CASES_MAX + 256];
static uint32_t ncase;
static Machine *machine; /* of the text that runs */

/* An operation at certain widths. */
typedef struct Operation {
    const char *name;
    Reference c;
    unsigned n, exact, width, result, bits[OPERANDS];
} Operation;

enum { THREADS = 256 };
/* Makes `machine` for a text of IR or PTX. Returns false after an error message. In any case the caller frees
 * `machine`, *m and *p, as far as they are not NULL. */
static bool machine_open(const Source *source, Diag *d, Module **m, PtxProgram **p) {
    static const RunOptions options = {.no_races = true};
    *m = NULL, *p = NULL, machine = NULL;
    if (source_is_ptx(source)) {
        *p = ptx_program_new(source, d);
        machine = *p ? machine_new_ptx(*p, d, &options) : NULL;
    } else {
        *m = module_parse(source, d, &(ParseOptions){0});
        machine = *m && module_verify(*m, &(VerifyOptions){0}) ? machine_new(*m, d, &options) : NULL;
    }
    return machine != NULL;
}

/* Executes kernel k of the text of an operation on all cases and stores the results in them. Returns false after an
 * error message. */
static bool execute(const Operation *o, const char *text) {
    Source source = {.name = "integers", .text = (char *)text, .size = strlen(text)};
    Diag d = {.out = stdout, .source = &source, .limit = 3};
    Module *m;
    PtxProgram *p;
    uint32_t all = (ncase + THREADS - 1) / THREADS * THREADS;
    bool ok = machine_open(&source, &d, &m, &p);
    if (ok) {
        Module *names = p ? ptx_program_module(p) : m;
        uint64_t bytes = (uint64_t)all * OPERANDS * sizeof(Word), arg[4];
        for (unsigned i = 0; i < 4; i++) arg[i] = machine_alloc(machine, bytes, "operands");
        for (uint32_t i = 0; i < all; i++) {
            if (i >= ncase) cases[i] = cases[0];
            machine_write(machine, arg[0] + i * sizeof cases->v, cases[i].v, sizeof cases->v);
            machine_write(machine, arg[1] + i * sizeof cases->m, cases[i].m, sizeof cases->m);
        }
        SymId kernel = sym_find(names, str_intern(names, "k", 1));
        Launch l = {
            .kernel = kernel, .grid = {all / THREADS, 1, 1}, .block = {THREADS, 1, 1}, .params = (uint8_t *)arg};
        ok = machine_launch(machine, &l);
        for (uint32_t i = 0; i < ncase && ok; i++)
            ok = machine_read(machine, arg[3] + i * sizeof(Word), &cases[i].got, &cases[i].undefined, sizeof(Word));
    }
    if (machine) machine_free(machine);
    if (p) ptx_program_free(p);
    if (m) module_free(m);
    if (!ok) printf("FAIL integers/%.*s, %u bits: not executed\n", (int)strcspn(o->name, "\n"), o->name, o->width);
    return ok;
}

/* ------------------------------------------------------------------------------------------- comparison */

/* Computes the result of a case in C. *both: the bits that take both values, as all do if the result may be poison;
 * *value: the others, in place. */
static void expect(const Operation *o, const ArithCase *x, Word *value, Word *both) {
    Word in[OPERANDS], r = 0, one = 0, zero = 0, all = ones(o->result);
    memcpy(in, x->v, sizeof in);
    for (unsigned i = 0; i < o->n; i++) in[i] &= ~x->m[i];
    for (;;) {
        if (o->c(&r, in, o->width)) one |= r, zero |= ~r;
        else one = zero = ~(Word)0;
        unsigned i = 0; /* the next combination: add 1 to the undefined bits of all operands together */
        while (i < o->n && (in[i] & x->m[i]) == x->m[i]) in[i] &= ~x->m[i], i++;
        if (i == o->n) break;
        in[i] = (in[i] & ~x->m[i]) | (((in[i] | ~x->m[i]) + 1) & x->m[i]);
    }
    *both = one & zero & all, *value = one & all;
}

/* Prints a name and a number in hexadecimal. */
static void put_word(const char *name, Word v) {
    printf(" %s 0x%llx%016llx", name, (unsigned long long)(v >> 64), (unsigned long long)v);
}

/* Compares all cases with C and prints the first that is wrong. Returns whether all are right. */
static bool compare(const Operation *o) {
    unsigned wrong = 0;
    for (uint32_t i = 0; i < ncase; i++) {
        const ArithCase *x = &cases[i];
        Word value, both, got = x->got, u = x->undefined & ones(o->result);
        unsigned touched = 0;
        for (unsigned j = 0; j < o->n; j++) touched |= (x->m[j] != 0) << j;
        expect(o, x, &value, &both);
        bool sound = !(both & ~u) && !((got ^ value) & ~u & ones(o->result)),
             exact = (touched & ~o->exact) || u == both;
        if ((sound && exact) || wrong++) continue;
        printf("FAIL integers/%.*s, %u bits:", (int)strcspn(o->name, "\n"), o->name, o->width);
        for (unsigned j = 0; j < o->n; j++) put_word("operand", x->v[j]), put_word("undefined", x->m[j]);
        put_word("C", value), put_word("undefined", both), put_word("executor", got), put_word("undefined", u);
        puts("");
    }
    return !wrong;
}

/* ------------------------------------------------------------------------------------------- operands */

static uint64_t seed = 1;

/* Returns a number of w bits: anything, or one near zero, near a power of two, or near the greatest. */
static Word random_value(unsigned w) {
    Word v = (Word)random_next(&seed) << 64 | random_next(&seed);
    switch (random_next(&seed) % 6) {
    case 0: return v & ones(w) & (v >> 17) & (v >> 51);
    case 1: return ((Word)random_next(&seed) % 5 - 2) & ones(w);
    case 2: return ((Word)1 << random_next(&seed) % w) + (Word)(random_next(&seed) % 3) - 1;
    case 3: return random_next(&seed) % (2 * w) & ones(w);
    default: return v & ones(w);
    }
}

/* Appends a case with random operands and at most `undefined` undefined bits. no_overflow: the second operand is
 * neither 0 nor -1. */
static void case_random(const Operation *o, unsigned undefined, bool no_overflow) {
    ArithCase *x = &cases[ncase++];
    *x = (ArithCase){0};
    for (unsigned i = 0; i < o->n; i++) x->v[i] = random_value(o->bits[i]) & ones(o->bits[i]);
    for (unsigned i = 0; i < undefined; i++) {
        unsigned j = random_next(&seed) % o->n;
        x->m[j] |= (Word)1 << random_next(&seed) % o->bits[j];
    }
    if (no_overflow && (x->v[1] == 0 || x->v[1] == ones(o->bits[1]))) x->v[1] = 1;
}

/* Appends all cases: each bit of each operand is 0, 1 or, unless `defined`, undefined. no_overflow: as above. */
static void cases_all(const Operation *o, bool defined, bool no_overflow) {
    unsigned digits = 0;
    uint32_t total = 1, base = defined ? 2 : 3;
    for (unsigned i = 0; i < o->n; i++) digits += o->bits[i];
    for (unsigned i = 0; i < digits; i++) total *= base;
    for (uint32_t k = 0; k < total; k++) {
        ArithCase x = {0};
        uint32_t rest = k;
        for (unsigned i = 0; i < o->n; i++)
            for (unsigned b = 0; b < o->bits[i]; b++, rest /= base)
                x.v[i] |= (Word)(rest % base == 1) << b, x.m[i] |= (Word)(rest % base == 2) << b;
        if (no_overflow && (x.v[1] == 0 || x.v[1] == ones(o->bits[1]))) continue;
        cases[ncase++] = x;
    }
}

/* ------------------------------------------------------------------------------------------- the texts */

/* Appends a text with the width for N. */
static void put_width(Out *o, const char *text, unsigned width) {
    for (; *text; text++) {
        if (*text == 'N') out_format(o, "%u", width);
        else out_char(o, *text);
    }
}

/* Appends the declaration of the intrinsic that a text calls, if it calls one: the call without its operands. */
static void put_declaration(Out *o, const char *text, unsigned width) {
    const char *call = strstr(text, "call "), *end = call ? strchr(call, ')') : NULL;
    if (!call) return;
    Out line;
    out_init(&line, NULL);
    for (const char *s = call + 5; s <= end; s++) {
        bool operand = s[0] == ' ' && (s[1] == '%' || !strncmp(s, " false", 6) || !strncmp(s, " true", 5));
        if (operand) s += 1 + strcspn(s + 1, ",)");
        out_char(&line, *s);
    }
    out_char(&line, 0);
    out_str(o, "declare ");
    put_width(o, line.buf, width);
    out_char(o, '\n');
    out_free(&line);
}

/* Checks an operation of IR at one width, with `ncase` new cases. Returns whether it is right; prints what is wrong. */
static bool check_ir(const IrRow *row, unsigned width) {
    static const char operand[] = "abc";
    Operation o = {
        row->text, row->c, row->n, row->exact, width, row->result ? row->result : width, {width, width, width}};
    bool defined = row->flags & DEFINED, valid = row->flags & NO_OVERFLOW;
    ncase = 0;
    if (width * row->n <= 9) cases_all(&o, defined, valid);
    else
        for (unsigned i = 0; i < RANDOM_CASES; i++) case_random(&o, defined ? 0 : i % (UNDEFINED_MAX + 1), valid);
    Out t;
    out_init(&t, NULL);
    out_str(
        &t,
        "target triple = \"nvptx64-nvidia-cuda\"\ntarget datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\n"
        "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\ndeclare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\n");
    put_declaration(&t, row->text, width);
    out_str(&t, "define ptx_kernel void @k(ptr %values, ptr %masks, ptr %junk, ptr %out) {\n"
                "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %n = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\n"
                "  %n1 = mul i32 %n, 256\n  %i = add i32 %n1, %t\n  %i4 = mul i32 %i, 4\n");
    for (unsigned i = 0; i < row->n; i++) {
        char c = operand[i];
        out_format(&t, "  %%%ci = add i32 %%i4, %u\n", c, i);
        static const char *const from[] = {"values", "masks", "junk"};
        for (unsigned k = 0; k < 3; k++)
            out_format(
                &t, "  %%%cp%u = getelementptr i128, ptr %%%s, i32 %%%ci\n  %%%c%u = load i%u, ptr %%%cp%u, align 16\n",
                c, k, from[k], c, c, k, width, c, k);
        out_format(&t,
                   "  %%%cn = xor i%u %%%c1, -1\n  %%%cv = and i%u %%%c0, %%%cn\n  %%%cu = and i%u %%%c2, %%%c1\n"
                   "  %%%c = or i%u %%%cv, %%%cu\n",
                   c, width, c, c, width, c, c, c, width, c, c, c, width, c, c);
    }
    if (strstr(row->text, "%d")) out_format(&t, "  %%d = icmp ne i%u %%c, 0\n", width);
    bool pair = strstr(row->text, "%r") != NULL;
    out_str(&t, pair ? "  %o = " : "  %r = ");
    put_width(&t, row->text, width);
    out_format(&t, "\n  %%q = getelementptr i128, ptr %%out, i32 %%i\n");
    if (o.result < 128) out_format(&t, "  %%w = zext i%u %%r to i128\n", o.result);
    out_format(&t, "  store i128 %s, ptr %%q, align 16\n  ret void\n}\n", o.result < 128 ? "%w" : "%r");
    out_char(&t, 0);
    bool ok = ncase == 0 || (execute(&o, t.buf) && compare(&o));
    out_free(&t);
    return ok;
}

/* Checks an operation of PTX, with `ncase` new cases. Returns whether it is right; prints what is wrong. */
static bool check_ptx(const PtxRow *row) {
    static const char operand[] = "abce";
    Operation o = {row->text, row->c, row->n, row->exact, row->bits[0], row->result, {0}};
    Out t;
    ncase = 0;
    for (unsigned i = 0; i < row->n; i++) o.bits[i] = row->bits[i];
    for (unsigned i = 0; i < 2 * RANDOM_CASES; i++) case_random(&o, i % (UNDEFINED_MAX + 1), false);
    out_init(&t, NULL);
    out_str(&t, ".version 8.0\n.target sm_90\n.address_size 64\n"
                ".visible .entry k(.param .u64 values, .param .u64 masks, .param .u64 junk, .param .u64 out)\n{\n"
                ".reg .b32 %i, %n;\n.reg .b64 %p, %q, %v, %m, %j;\n"
                "mov.u32 %i, %tid.x;\nmov.u32 %n, %ctaid.x;\nmad.lo.u32 %i, %n, 256, %i;\n");
    out_format(&t, ".reg .b%u %%d;\n", row->result);
    for (unsigned i = 0; i < row->n; i++) {
        static const char *const from[] = {"values", "masks", "junk"};
        out_format(&t, ".reg .b%u %%%c;\n", row->bits[i], operand[i]);
        for (unsigned k = 0; k < 3; k++)
            out_format(&t, "ld.param.u64 %%p, [%s];\nmad.wide.u32 %%p, %%i, 64, %%p;\nld.global.b64 %%%c, [%%p+%u];\n",
                       from[k], "vmj"[k], 16 * i);
        out_str(&t, "and.b64 %j, %j, %m;\nnot.b64 %m, %m;\nand.b64 %v, %v, %m;\nor.b64 %v, %v, %j;\n");
        out_format(&t, "cvt.u%u.u64 %%%c, %%v;\n", row->bits[i], operand[i]);
    }
    out_format(&t, "%s;\nld.param.u64 %%q, [out];\nmad.wide.u32 %%q, %%i, 16, %%q;\n", row->text);
    out_format(&t, "st.global.b%u [%%q], %%d;\nret;\n}\n", row->result);
    out_char(&t, 0);
    bool ok = ncase == 0 || (execute(&o, t.buf) && compare(&o));
    out_free(&t);
    return ok;
}

/* Checks an operation of IR at all its widths. Returns whether it is right, and prints that. */
static bool check_widths(const IrRow *row) {
    static const unsigned width[] = {1, 3, 4, 8, 13, 16, 32, 33, 64, 100, 128};
    bool ok = true;
    uint32_t total = 0;
    for (size_t i = 0; i < sizeof width / sizeof *width; i++) {
        if (width[i] > (row->most ? row->most : 128) || (row->multiple && width[i] % row->multiple)) continue;
        ok &= check_ir(row, width[i]);
        total += ncase;
    }
    if (ok) printf("ok integers/%.*s (%u cases)\n", (int)strcspn(row->text, "\n"), row->text, total);
    return ok;
}

int main(int argc, char **argv) {
    bool ok = true;
    if (argc > 1) seed = strtoull(argv[1], NULL, 10) * 2 + 1;
    for (size_t i = 0; i < ir_rows; i++) ok &= check_widths(&ir_row[i]);
    for (size_t i = 0; i < ptx_rows; i++) {
        bool right = check_ptx(&ptx_row[i]);
        if (right) printf("ok integers/%s (%u cases)\n", ptx_row[i].text, ncase);
        ok &= right;
    }
    return !ok;
}
