/* hunt.c: hunts for a random program that goes wrong after the student's passes, and shrinks it. */
#include "tests/harness/lab/check.h"

enum { SHRINK_SECONDS = 15, RANDOM_SECONDS = 20 };

/* Runs one random program, or several; returns how the tool ended. */
static LabEnd random_run(Lab *l, Out *out, const char *passes, uint64_t seed, uint32_t n) {
    char command[1024];
    snprintf(command, sizeof command, "%s/random -n %u -seed %llu -ir -passes '%s' -no-reduce -save %s/random.nvir",
             l->tools, n, (unsigned long long)seed, passes, l->tmp);
    return command_run(command, out, RANDOM_SECONDS, 2 * RANDOM_SECONDS);
}

/* Saves the program of a seed, because a tool that crashed has not. */
static void random_save(Lab *l, uint64_t seed) {
    Out none;
    out_init(&none, NULL);
    run(&none, "%s/random -n 1 -seed %llu -print -save %s/random.nvir", l->tools, (unsigned long long)seed, l->tmp);
    out_free(&none);
}

/* Runs programs until one goes wrong, which is then in random.nvir. Returns whether one did; *seed is its seed. */
static bool random_find(Lab *l, const char *passes, uint32_t n, uint64_t *seed, Out *out) {
    enum { CHUNK = 20 };
    double begin = seconds();
    for (uint32_t i = 0; i < n && seconds() - begin < RANDOM_SECONDS; i += CHUNK) {
        out->n = 0;
        if (random_run(l, out, passes, *seed + i, CHUNK).code == 0) continue;
        for (uint32_t k = i; k < i + CHUNK; k++) {
            out->n = 0;
            if (random_run(l, out, passes, *seed + k, 1).code == 0) continue;
            *seed += k;
            random_save(l, *seed);
            return true;
        }
    }
    return false;
}

/* Shrinks the program in random.nvir to small.nvir. Only programs with a defined result are tried, unless the failure
 * needs a program without one. */
static void random_shrink(Lab *l, const char *passes) {
    Out none;
    char command[2048];
    out_init(&none, NULL);
    snprintf(
        command, sizeof command,
        "cd %s && cp random.nvir small.nvir && set -- \"$LAB_TOP/%s/random\" -ir -defined -passes '%s' && "
        "{ \"$@\" random.nvir > /dev/null 2>&1; [ $? != 3 ] || set -- \"$LAB_TOP/%s/random\" -ir -passes '%s'; } && "
        "\"$LAB_TOP/build/reduce\" -o small.nvir random.nvir \"$@\"",
        l->tmp, l->tools, passes, l->tools, passes);
    command_run(command, &none, SHRINK_SECONDS, 2 * SHRINK_SECONDS);
    out_free(&none);
}

/* Prints the program in small.nvir as it is before the student's passes, and what goes wrong. */
static void random_tell(Lab *l, Out *o, const char *prepare, const char *passes, uint64_t seed) {
    char *kept = text_format("%s/wrong.nvir", l->tools);
    LabEnd e = run(
        o, "cd %s && \"$LAB_TOP/%s/nvir-opt\" -passes='%s' small.nvir -o wrong.nvir && cp wrong.nvir \"$LAB_TOP/%s\"",
        l->tmp, l->tools, *prepare ? prepare : "verify", kept);
    const char *shown = strlen(prepare) > 80 ? "the passes before yours" : prepare;
    out_format(o, "program %llu goes wrong. Shrunk%s%s, it is (%s):\n\n", (unsigned long long)seed,
               *prepare ? ", and after " : "", shown, kept);
    run(o, "sed -n '2,$p' %s/wrong.nvir | grep -vE '^(target|declare|source_filename|;|$)' | head -60", l->tmp);
    out_str(o, "\nwhat happens:\n");
    e = run(o, "cd %s && \"$LAB_TOP/%s/random\" -ir -passes '%s' small.nvir 2>&1 | head -30", l->tmp, l->tools, passes);
    end_tell(o, &e);
    out_format(o, "\nthe first step that differs (nvir-opt -passes=%s -debug-only=lab):\n", l->passes);
    e = run(
        o,
        "cd %s && LAB_BRIEF=1 \"$LAB_TOP/%s/nvir-opt\" -passes='%s' -debug-only=lab wrong.nvir -o out.nvir 2>&1 | head -60",
        l->tmp, l->tools, l->passes);
    end_tell(o, &e);
    free(kept);
}

/* random POINTS COUNT PASSES: random programs; PASSES run before the student's, after those of the row `before`, or in
 * place of them if they begin with '='. */
void random_check(Lab *l, const LabRow *row) {
    char *count = text_copy(row->rest), *more = word_end(count);
    uint32_t n = (uint32_t)strtoul(count, NULL, 0);
    LabTest *t = test_new(l, text_format("%u random programs", n), row->points);
    t->idle_too = true;
    Out out;
    out_init(&out, NULL);
    bool instead = *more == '=';
    char *prepare =
        instead ? text_copy(more + 1) : text_format("%s%s%s", l->before, *l->before && *more ? "," : "", more);
    char *passes = text_format("%s%s%s", prepare, *prepare ? "," : "", l->passes);
    uint64_t seed = l->seed;
    if (!random_find(l, passes, n, &seed, &out)) t->score = row->points;
    else {
        l->wrong++;
        random_shrink(l, passes);
        random_tell(l, &t->output, prepare, passes, seed);
    }
    free(passes), free(prepare), free(count);
    out_free(&out);
}
