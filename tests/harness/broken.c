/* broken FILE [-bug]: breaks each instruction of a module in memory, as no text can and a wrong pass might, and prints
 * what the verifier says: "INSTRUCTION: MESSAGE", and how often. The type of the result, each operand and the number of
 * operands are changed, then the arrays of the body. The module is mended after each check. -bug reports an internal
 * error at the first instruction instead, and aborts. */
#include "parse/parse.h"

typedef struct Said {
    char *line;
    uint32_t times;
} Said;
static VEC(Said) said;
static const char *broken; /* what is broken now */
static uint32_t heard;     /* errors since then; the first is kept */

/* Counts the line in `said`, to which a new one is added. */
static void say(const char *line) {
    for (uint32_t i = 0; i < said.n; i++)
        if (!strcmp(said.at[i].line, line)) {
            said.at[i].times++;
            return;
        }
    vec_push(&said, ((Said){strcpy(mem_alloc(strlen(line) + 1), line), 1}));
}

/* A Diag.handler. Says the first error about what is broken now; counts all errors in `heard`. */
static void hear(void *user, const char *kind, const char *file, uint32_t line, uint32_t column, const char *message) {
    char text[512];
    (void)user, (void)file, (void)line, (void)column;
    if (strcmp(kind, "error") || heard++) return;
    snprintf(text, sizeof text, "%s: %s", broken, message);
    say(text);
}

/* Verifies the module, in which `what` is broken, and says the first message, or that it was accepted. */
static void check(Module *m, const char *what) {
    broken = what, heard = 0;
    m->diag->errors = 0;
    module_verify(m, &(VerifyOptions){.sm = 90});
    if (m->diag->errors) return;
    char text[64];
    snprintf(text, sizeof text, "%s: accepted", what);
    say(text);
}

/* Breaks the type, each operand, the number of operands and the sub-opcode of instruction v, one at a time, checks, and
 * restores them. The parameters of the function serve as wrong types and operands. */
static void break_inst(Module *m, Fn *f, ValueId v) {
    const char *name = op_info[inst_at(f, v)->op].name;
    TypeId type = inst_at(f, v)->type;
    for (ValueId p = 0; p < f->nparam; p++) {
        inst_at(f, v)->type = inst_at(f, p)->type;
        check(m, name);
    }
    inst_at(f, v)->type = type;
    uint32_t n = inst_at(f, v)->nopnd;
    for (uint32_t k = 0; k < n; k++) {
        Ref was = inst_op(f, v, k);
        for (ValueId p = 0; p < f->nparam; p++) {
            inst_ops(f, v)[k] = ref_make(REF_VALUE, p);
            check(m, name);
        }
        const Ref other[] = {REF_NULL,
                             ref_make(REF_VALUE, type == T_VOID ? 0 : v),
                             ref_make(REF_BLOCK, 1),
                             ref_make(REF_SYM, 1),
                             ref_make(REF_INT, 9),
                             ref_make(REF_CONST, 1),
                             ref_make(REF_VALUE, f->inst.n),
                             ref_make(REF_BLOCK, f->block.n),
                             ref_make(REF_CONST, REF_MAX_INDEX)};
        for (uint32_t i = 0; i < sizeof other / sizeof *other; i++) {
            inst_ops(f, v)[k] = other[i];
            check(m, name);
        }
        inst_ops(f, v)[k] = was;
    }
    for (uint32_t k = 0; k < n; k++) {
        inst_at(f, v)->nopnd = k;
        check(m, name);
    }
    inst_at(f, v)->nopnd = n;
    uint8_t sub = inst_at(f, v)->sub;
    for (uint32_t k = 0; k < 24; k += 4) {
        inst_at(f, v)->sub = (uint8_t)(sub + k);
        check(m, name);
    }
    inst_at(f, v)->sub = sub;
}

/* Sets a number of the module to others in turn, checks each, and restores it. */
static void break_number(Module *m, uint32_t *number, const char *what) {
    uint32_t was = *number;
    const uint32_t other[] = {0, was + 1, was - 1, UINT32_MAX, 1 << 20};
    for (uint32_t i = 0; i < sizeof other / sizeof *other; i++) {
        *number = other[i];
        check(m, what);
    }
    *number = was;
}

/* Breaks the arrays of the body, one entry at a time, and restores them. The function must have two blocks, of which
 * the second has two instructions, and a first parameter of type i1. */
static void break_body(Module *m, Fn *f) {
    break_number(m, &f->layout.at[0], "entry block");
    break_number(m, &f->layout.at[1], "second block");
    f->layout.n--;
    check(m, "number of blocks");
    f->layout.n++;
    break_number(m, &f->block.at[1].first, "begin of a block");
    break_number(m, &f->block.at[1].n, "size of a block");
    break_number(m, &f->order.at[f->block.at[1].first], "phi of a block");
    break_number(m, &f->order.at[f->block.at[1].first + 1], "instruction of a block");
    break_number(m, &f->nparam, "number of parameters");
    f->inst.at[0].type = T_I64;
    check(m, "type of a parameter");
    f->inst.at[0].type = T_I1;
}

/* Compares two lines in the order of their text, for qsort. */
static int order(const void *a, const void *b) { return strcmp(((const Said *)a)->line, ((const Said *)b)->line); }

int main(int argc, char **argv) {
    Diag diag = {.out = stderr, .limit = 20};
    Source source;
    if (argc < 2 || !source_read(argv[1], &source, &diag)) return 1;
    diag.source = &source;
    Module *m = module_parse(&source, &diag, &(ParseOptions){0});
    if (!m) return 1;
    if (argc > 2) {
        diag.phase = "the pass 'broken'";
        each_fn(m, s, f) bug(m, f, f->nparam, "nothing is wrong with %d", 1);
    }
    diag.handler = hear;
    each_fn(m, s, f) {
        each_inst(f, b, v) break_inst(m, f, v);
        break_body(m, f);
    }
    qsort(said.at, said.n, sizeof *said.at, order);
    for (uint32_t i = 0; i < said.n; i++) printf("%5u %s\n", said.at[i].times, said.at[i].line);
    return 0;
}
