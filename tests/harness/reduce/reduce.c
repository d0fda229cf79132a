/* reduce [-o OUT] [-v] [-t SECONDS] FILE COMMAND...: makes FILE smaller while COMMAND still fails on it with the same
 * exit code as now (not 0). The name of the file to try is appended to the command, or replaces %s. Example:
 *
 *       build/reduce -o small.nvir big.nvir build/random -passes mem2reg
 *
 * Each kind of change (table `kind`) lists its places in the module. Ranges of places are tried: all of them
 * first, then halves, down to single places. Modules that the verifier rejects are not tried. The kinds are
 * repeated until nothing becomes smaller. The reducer is deterministic: the same input and command give the
 * same result. -t: it ends when the command has taken that much processor time, with what it has by then.
 */
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "ir/blocks.h"
#include "parse/parse.h"

typedef struct Reduce {
    Out best;        /* the smallest text so far, with its NUL */
    Out head;        /* the comment in the first line, which is kept because commands may read it; empty: none */
    const char *out; /* the file that gets the best text */
    char *try;       /* the file in which a smaller text is tried */
    VEC(char *) command;
    int code;             /* the exit code that the command must have */
    uint32_t tried, kept; /* how many texts were */
    long seconds;         /* of processor time for the command; 0: no limit */
    bool verbose;
} Reduce;

/* Changes the places [from, to) of the module to which this kind of change applies, counted in program order; only
 * counts them if from == to. Returns the number of all places. */
typedef uint32_t Change(Module *m, uint32_t from, uint32_t to);

static bool within(uint32_t at, uint32_t from, uint32_t to) { return at >= from && at < to; }

/* ---- the changes */

/* Empties functions: their bodies become a ret of zero. */
static uint32_t empty_functions(Module *m, uint32_t from, uint32_t to) {
    uint32_t at = 0;
    each_fn(m, s, f) {
        if (f->order.n < 2 || !within(at++, from, to)) continue;
        TypeId result = type_elem(m, m->sym.at[s].type, 0);
        Ref value = result == T_VOID ? REF_NULL : const_zero(m, result);
        ValueId ret = fn_inst(f, OP_RET, T_VOID, &value, result != T_VOID);
        Order o;
        order_begin(&o, f);
        order_block(&o, 0);
        order_push(&o, ret);
        order_commit(&o);
    }
    return at;
}

/* Replaces conditional branches and switches by a branch to their first target, or to their last one. */
static uint32_t branches(Module *m, uint32_t from, uint32_t to, bool last) {
    uint32_t at = 0;
    each_fn(m, s, f) {
        bool changed = false;
        each_block(f, b) {
            ValueId t = block_term(f, b);
            const Inst *i = inst_at(f, t);
            if ((i->op != OP_BR || i->nopnd == 1) && i->op != OP_SWITCH) continue;
            if (!within(at++, from, to)) continue;
            BlockId target = 0;
            for (uint32_t k = 0; k < i->nopnd; k++) {
                if (!ref_is(inst_op(f, t, k), REF_BLOCK)) continue;
                target = ref_index(inst_op(f, t, k));
                if (!last) break;
            }
            term_to_br(m, f, t, target);
            changed = true;
        }
        if (changed) blocks_prune(m, f);
    }
    return at;
}

/* These Changes make branches unconditional: to their first target, or to their last one. */
static uint32_t branches_first(Module *m, uint32_t from, uint32_t to) { return branches(m, from, to, false); }
static uint32_t branches_last(Module *m, uint32_t from, uint32_t to) { return branches(m, from, to, true); }

/* Returns a replacement for the removed instruction v: if `operand`, an operand that is a value of its type, or
 * REF_NULL if it has none; else zero. */
static Ref substitute(Module *m, const Fn *f, ValueId v, bool operand) {
    const Inst *i = inst_at(f, v);
    for (uint32_t k = 0; operand && k < i->nopnd; k++) {
        Ref r = inst_op(f, v, k);
        if (ref_is(r, REF_VALUE) && ref_index(r) != v && inst_at(f, ref_index(r))->type == i->type) return r;
    }
    return operand ? REF_NULL : const_zero(m, i->type);
}

/* Removes instructions, but no terminators. Their uses become zero, or, if `operand`, an operand of the same type: then
 * instructions without one, phis and those without a result stay. */
static uint32_t instructions(Module *m, uint32_t from, uint32_t to, bool operand) {
    uint32_t at = 0;
    each_fn(m, s, f) {
        Edit e;
        edit_begin(&e, m, f);
        each_inst(f, b, v) {
            const Inst *i = inst_at(f, v);
            if (op_flags(i) & OF_TERM || i->type == T_TOKEN || (operand && (i->type == T_VOID || i->op == OP_PHI)))
                continue;
            if (!within(at++, from, to)) continue;
            if (i->type != T_VOID) {
                Ref r = substitute(m, f, v, operand);
                if (!r.x) continue;
                edit_replace(&e, v, r);
            }
            edit_delete(&e, v);
        }
        edit_commit(&e);
    }
    return at;
}

/* These Changes remove instructions. to_operands replaces their uses by an operand of the same type, to_zero by
 * zero. */
static uint32_t to_operands(Module *m, uint32_t from, uint32_t to) { return instructions(m, from, to, true); }
static uint32_t to_zero(Module *m, uint32_t from, uint32_t to) { return instructions(m, from, to, false); }

/* Replaces operands that are numbers or pointers by zero. */
static uint32_t operands(Module *m, uint32_t from, uint32_t to) {
    uint32_t at = 0;
    each_fn(m, s, f)
        each_inst(f, b, v) {
            for (uint32_t k = 0; k < inst_at(f, v)->nopnd; k++) {
                Ref r = inst_op(f, v, k);
                if (!ref_is(r, REF_VALUE) && !ref_is(r, REF_CONST) && !ref_is(r, REF_SYM)) continue;
                TypeId t = ref_type(m, f, r);
                if (!type_is_int(m, t) && !type_is_fp(m, t) && !type_is_ptr(m, t)) continue;
                Ref zero = const_zero(m, t);
                if (ref_same(r, zero) || !within(at++, from, to)) continue;
                inst_ops(f, v)[k] = zero;
            }
        }
    return at;
}

/* Removes all debug locations of functions. A place is a function. */
static uint32_t debug_locations(Module *m, uint32_t from, uint32_t to) {
    uint32_t at = 0;
    each_fn(m, s, f)
        if (f->loc.n && within(at++, from, to)) vec_free(&f->loc);
    return at;
}

/* Merges blocks with the only block that jumps to them. A place is a function. */
static uint32_t chains_of_blocks(Module *m, uint32_t from, uint32_t to) {
    uint32_t at = 0;
    each_fn(m, s, f)
        if (f->layout.n > 1 && !m->sym.at[s].block_address_taken && within(at++, from, to)) blocks_merge(f);
    return at;
}

static const struct {
    const char *name;
    Change *run;
} kind[] = {{"functions", empty_functions},          {"branches to the first", branches_first},
            {"branches to the last", branches_last}, {"chains of blocks", chains_of_blocks},
            {"instructions to zero", to_zero},       {"instructions to operands", to_operands},
            {"debug locations", debug_locations},    {"operands", operands}};

/* ---- trying */

/* Writes a text of n bytes to a file, after the comment r->head. Returns false if that fails. */
static bool write_text(const char *path, const Reduce *r, const char *text, size_t n) {
    FILE *f = fopen(path, "wb");
    if (!f) return false;
    bool ok = fwrite(r->head.buf, 1, r->head.n, f) == r->head.n && fwrite(text, 1, n, f) == n;
    return fclose(f) == 0 && ok;
}

/* Runs the command on a file for at most 20 seconds, and drops its output. Returns its exit code, 127 if there is no
 * such program, 128 + N after signal N, or -1 if it cannot be started. */
static int run_command(const Reduce *r, const char *path) {
    pid_t child = fork();
    if (child == 0) {
        VEC(char *) argv = {0};
        bool named = false;
        for (uint32_t i = 0; i < r->command.n; i++) {
            bool here = !strcmp(r->command.at[i], "%s");
            vec_push(&argv, here ? (char *)path : r->command.at[i]);
            named |= here;
        }
        if (!named) vec_push(&argv, (char *)path);
        vec_push(&argv, NULL);
        if (!freopen("/dev/null", "w", stdout) || !freopen("/dev/null", "w", stderr)) _exit(126);
        alarm(20);
        execvp(argv.at[0], argv.at);
        _exit(127);
    }
    int status;
    if (child < 0 || waitpid(child, &status, 0) != child) return -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

/* Parses and verifies a text of n bytes, which a NUL must follow. Returns NULL if it is not valid. *source and *d are
 * set for the module and must live as long. */
static Module *module_of(const char *text, size_t n, Source *source, Diag *d) {
    *source = (Source){.name = "reduce", .text = text, .size = n};
    *d = (Diag){.out = stderr, .source = source, .limit = 3, .quiet = true};
    Module *m = module_parse(source, d, &(ParseOptions){.allow_missing_datalayout = true});
    if (m && !module_verify(m, &(VerifyOptions){.allow_missing_datalayout = true})) {
        module_free(m);
        m = NULL;
    }
    return m;
}

/* Reports whether the commands have taken as much processor time as they may. */
static bool is_over(const Reduce *r) {
    struct rusage u;
    return r->seconds && !getrusage(RUSAGE_CHILDREN, &u) && u.ru_utime.tv_sec + u.ru_stime.tv_sec >= r->seconds;
}

/* Makes `text` the best one, and writes it to the file, if it is a valid module, differs from the best one, and the
 * command still fails on it. Returns whether it did. `text` has other contents afterwards. */
static bool accept(Reduce *r, Out *text) {
    Source source;
    Diag d;
    bool ok = false;
    if (is_over(r)) return false;
    out_char(text, '\0');
    size_t n = text->n - 1;
    if (n != r->best.n - 1 || memcmp(text->buf, r->best.buf, n)) {
        Module *m = module_of(text->buf, n, &source, &d);
        if (m) {
            module_free(m);
            r->tried++;
            ok = write_text(r->try, r, text->buf, n) && run_command(r, r->try) == r->code;
        }
    }
    if (ok) {
        r->kept++;
        Out old = r->best;
        r->best = *text;
        *text = old;
        if (!write_text(r->out, r, r->best.buf, r->best.n - 1)) fprintf(stderr, "reduce: cannot write %s\n", r->out);
    }
    return ok;
}

/* Applies a change to places [from, to) of the best text. Returns whether the result was accepted. */
static bool try_change(Reduce *r, Change *run, uint32_t from, uint32_t to) {
    Source source;
    Diag d;
    Out text;
    bool ok = false;
    if (is_over(r)) return false;
    Module *m = module_of(r->best.buf, r->best.n - 1, &source, &d);
    if (!m) return false;
    run(m, from, to);
    out_init(&text, NULL);
    if (module_verify(m, &(VerifyOptions){.allow_missing_datalayout = true})) {
        module_print(m, &text);
        ok = accept(r, &text);
    }
    out_free(&text);
    module_free(m);
    return ok;
}

/* Returns the number of places in the best text that a change applies to; 0 if the time is over. */
static uint32_t places(Reduce *r, Change *run) {
    Source source;
    Diag d;
    if (is_over(r)) return 0;
    Module *m = module_of(r->best.buf, r->best.n - 1, &source, &d);
    if (!m) return 0;
    uint32_t n = run(m, 0, 0);
    module_free(m);
    return n;
}

/* Tries one kind of change on ranges of places, from all of them down to single ones, and keeps each change that is
 * accepted (try_change). */
static void reduce_kind(Reduce *r, Change *run) {
    for (uint32_t n = places(r, run), size = n; n && size; size /= 2)
        for (uint32_t from = 0; from < n;) {
            if (try_change(r, run, from, from + size < n ? from + size : n)) {
                uint32_t left = places(r, run);
                /* if the number of places is unchanged, they were changed in place */
                if (left >= n) from += size;
                n = left;
            } else {
                from += size;
            }
        }
}

/* Returns the end of the top-level entity at `p`: a variable, declaration, function or metadata. */
static const char *entity_end(const char *p, const char *end) {
    bool body = !strncmp(p, "define", 6);
    while (p < end) {
        const char *line = p;
        while (p < end && *p != '\n') p++;
        if (p < end) p++;
        if (!body || *line == '}') return p;
    }
    return end;
}

/* Appends the best text without its final NUL and its top-level entities [from, to). Returns the number of all entities
 * in the best text, including the omitted ones. */
static uint32_t without_entities(const Out *best, uint32_t from, uint32_t to, Out *text) {
    const char *p = best->buf, *end = best->buf + best->n - 1;
    uint32_t at = 0;
    while (p < end) {
        const char *q = entity_end(p, end);
        if (!within(at++, from, to)) out_bytes(text, p, (size_t)(q - p));
        p = q;
    }
    return at;
}

/* Removes top-level entities: ranges of them, from all down to single ones. */
static void reduce_entities(Reduce *r) {
    Out text;
    out_init(&text, NULL);
    uint32_t n = without_entities(&r->best, 0, 0, &text);
    for (uint32_t size = n; size; size /= 2)
        for (uint32_t from = 0; from < n;) {
            text.n = 0;
            without_entities(&r->best, from, from + size, &text);
            if (accept(r, &text)) {
                text.n = 0;
                n = without_entities(&r->best, 0, 0, &text);
            } else {
                from += size;
            }
        }
    out_free(&text);
}

/* Applies all kinds of changes until the text no longer becomes smaller, or the time is over. The last kind has the
 * most places and takes the least away, so it waits until the others make nothing smaller. */
static void reduce(Reduce *r) {
    const uint32_t kinds = sizeof kind / sizeof *kind;
    for (size_t before = r->best.n + 1; r->best.n < before;) {
        before = r->best.n;
        reduce_entities(r);
        for (uint32_t k = 0; k < kinds && (k < kinds - 1 || r->best.n == before); k++) {
            reduce_kind(r, kind[k].run);
            if (r->verbose)
                fprintf(stderr, "%-26s %u tried, %u kept, %zu bytes\n", kind[k].name, r->tried, r->kept, r->best.n - 1);
        }
    }
}

int main(int argc, char **argv) {
    Reduce r = {.out = "reduced.nvir"};
    const char *file = NULL;
    for (int i = 1; i < argc; i++) {
        if (file) vec_push(&r.command, argv[i]);
        else if (!strcmp(argv[i], "-o") && i + 1 < argc) r.out = argv[++i];
        else if (!strcmp(argv[i], "-v")) r.verbose = true;
        else if (!strcmp(argv[i], "-t") && i + 1 < argc) r.seconds = strtol(argv[++i], NULL, 10);
        else file = argv[i];
    }
    if (!r.command.n) {
        fprintf(stderr, "usage: reduce [-o OUT] [-v] [-t SECONDS] FILE COMMAND...\n");
        return 2;
    }
    Source source;
    Diag d = {.out = stderr, .limit = 5};
    if (!source_read(file, &source, &d)) return 2;
    if (source.text[0] == ';') out_bytes(&r.head, source.text, strcspn(source.text, "\n")), out_char(&r.head, '\n');
    Source parsed;
    Diag quiet;
    Module *m = module_of(source.text, source.size, &parsed, &quiet);
    if (!m) {
        fprintf(stderr, "reduce: %s is not a valid module\n", file);
        return 1;
    }
    out_init(&r.best, NULL);
    module_print(m, &r.best);
    out_char(&r.best, '\0');
    module_free(m);
    source_free(&source);
    size_t size = strlen(r.out) + sizeof ".try";
    snprintf(r.try = mem_alloc(size), size, "%s.try", r.out);
    r.code = write_text(r.try, &r, r.best.buf, r.best.n - 1) ? run_command(&r, r.try) : 0;
    if (r.code == 0 || r.code == 127) {
        fprintf(stderr, "reduce: the command does not fail (exit code %d)\n", r.code);
        remove(r.try);
        return 1;
    }
    size_t before = r.best.n - 1;
    reduce(&r);
    remove(r.try);
    printf("%zu bytes of %zu, exit code %d, %u tried: %s\n", r.best.n - 1, before, r.code, r.tried, r.out);
    out_free(&r.best), out_free(&r.head);
    vec_free(&r.command);
    free(r.try);
    return 0;
}
