/* hunt.c: hunts for a random program that goes wrong after the student's passes, and shrinks it.
 *
 * The number of programs is fixed, and what they may take is counted in processor time, so that the points depend
 * neither on the machine's load nor on its clock. */
#include "tests/harness/lab/check.h"

#include <unistd.h>

/* The ways of running a program: what goes wrong with one also does with those that follow, which check more. */
enum { EXECUTED, CHECKED, PLANTED, WAYS };
/* Limits in seconds of processor time; programs of one command; lines of a program. */
enum { SHRINK_SECONDS = 15, FIRST_SECONDS = 10, RANDOM_SECONDS = 20, CHUNK = 20, SHOWN_LINES = 60 };

/* What runs: a row `random POINTS COUNT PREPARE CHECKS KNOB`. */
typedef struct Hunt {
    Lab *l;
    char *prepare;     /* the passes that run before the student's */
    bool prepared;     /* they have run: the program that is shrunk is what they left */
    char *way[WAYS];   /* all passes: without checks, with those of the row, and with check-planted as well */
    uint32_t with;     /* the way that is hunted with */
    char *plant;       /* the options that plant the text of the lab, or "" */
    char *knob;        /* an option of the passes, or "" */
    uint32_t programs; /* how many there are */
    uint32_t ran;      /* how many have run, the wrong one included */
    double cpu;        /* the processor time that they took */
    uint64_t seed;     /* of the first program; after hunt_find, of the wrong one */
} Hunt;

/* Returns the option that plants the text of a row of random programs: the file `planted` of the lab's folder, or, of
 * the second such row, `planted-2`. Returns "" if the file is not there; the caller frees it in either case. `row` must
 * be in l->row. */
static char *plant_of(const Lab *l, const LabRow *row) {
    uint32_t n = 0;
    for (const LabRow *r = l->row.at; r <= row; r++) n += !strcmp(r->kind, "random");
    char *text = n > 1 ? text_format("%s/planted-%u", l->folder, n) : text_format("%s/planted", l->folder);
    char *option = access(text, R_OK) == 0 ? text_format("-plant %s", text) : text_copy("");
    free(text);
    return option;
}

/* Returns a hunt with the words of the row, to be ended by hunt_end(). `with`: EXECUTED, CHECKED or PLANTED. */
static Hunt hunt_begin(Lab *l, const LabRow *row, uint32_t with) {
    char *words = text_copy(row->rest), *word[2] = {"", ""}, *knob = "";
    uint32_t n = 0;
    for (char *s = word_end(words), *next; *s; s = next) {
        next = word_end(s);
        if (*s == '-') knob = s;
        else if (n < 2) word[n++] = s;
    }
    bool instead = *word[0] == '=';
    char *prepare =
        instead ? text_copy(word[0] + 1) : text_format("%s%s%s", l->before, *l->before && *word[0] ? "," : "", word[0]);
    Hunt h = {.l = l,
              .prepare = prepare,
              .knob = text_copy(knob),
              .plant = plant_of(l, row),
              .programs = (uint32_t)strtoul(words, NULL, 0),
              .with = with,
              .seed = l->seed};
    h.way[EXECUTED] = text_format("%s%s%s", prepare, *prepare ? "," : "", l->passes);
    h.way[CHECKED] = text_format("%s%s%s", h.way[EXECUTED], *word[1] ? "," : "", word[1]);
    h.way[PLANTED] = text_format("%s%s", h.way[CHECKED], *h.plant ? ",check-planted" : "");
    free(words);
    return h;
}

static void hunt_end(Hunt *h) {
    for (uint32_t k = 0; k < WAYS; k++) free(h->way[k]);
    free(h->prepare), free(h->plant), free(h->knob);
}

/* Runs n random programs, from one seed on, and appends what the tool prints. Returns how it ended. */
static LabEnd hunt_run(Hunt *h, Out *out, uint64_t seed, uint32_t n) {
    char command[2048];
    snprintf(command, sizeof command,
             "%s/random -n %u -seed %llu %s %s -ir -passes '%s' -no-reduce -save %s/random.nvir", h->l->tools, n,
             (unsigned long long)seed, h->plant, h->knob, h->way[h->with], h->l->tmp);
    return command_run(command, out, RANDOM_SECONDS, 10 * RANDOM_SECONDS);
}

/* Runs programs until one goes wrong, all have run, or the time is over; out is what the tool printed last. Returns
 * whether one went wrong; its seed is h->seed then. */
static bool hunt_find(Hunt *h, Out *out) {
    while (h->ran < h->programs && h->cpu < RANDOM_SECONDS) {
        uint32_t left = h->programs - h->ran, n = h->ran < CHUNK ? h->ran + 1 : CHUNK;
        n = n < left ? n : left;
        out->n = 0;
        LabEnd e = hunt_run(h, out, h->seed + h->ran, n);
        h->cpu += e.cpu;
        if (e.code == 0) {
            h->ran += n;
            continue;
        }
        for (uint32_t k = 0; k < n; k++) {
            if (n > 1) {
                out->n = 0;
                e = hunt_run(h, out, h->seed + h->ran, 1);
                h->cpu += e.cpu;
            }
            h->ran++;
            if (e.code == 0) continue;
            h->seed += h->ran - 1;
            return true;
        }
    }
    return false;
}

/* Saves the program of h->seed to random.nvir, because a tool that crashed has not saved it. alone: saves only what is
 * planted in it. */
static void hunt_save(const Hunt *h, bool alone) {
    Out none;
    out_init(&none, NULL);
    run(&none, "%s/random -n 1 -seed %llu %s %s -print -save %s/random.nvir", h->l->tools, (unsigned long long)h->seed,
        h->plant, alone ? "-alone" : "", h->l->tmp);
    out_free(&none);
}

/* Returns the passes of a way, without those before the student's if the program has been prepared. */
static const char *hunt_passes(const Hunt *h, uint32_t with) {
    return h->way[with] + (h->prepared && *h->prepare ? strlen(h->prepare) + 1 : 0);
}

/* Returns the exit code of `random`, with one more option, for a program in the temporary folder: 0 if it does not go
 * wrong, -1 if the tool was stopped. If `reference` is "1", the reference runs in the place of the student's passes. */
static int hunt_code(const Hunt *h, const char *reference, const char *option, const char *passes, const char *name) {
    Out none;
    out_init(&none, NULL);
    LabEnd e = run(&none, "LAB_REFERENCE=%s %s/random %s -ir %s -passes '%s' %s/%s", reference, h->l->tools, h->knob,
                   option, passes, h->l->tmp, name);
    out_free(&none);
    return e.code;
}

/* Reports whether the program in random.nvir goes wrong in the way `with`. */
static bool is_wrong(const Hunt *h, uint32_t with) {
    return hunt_code(h, "", "", hunt_passes(h, with), "random.nvir") != 0;
}

/* Shrinks the program in random.nvir to small.nvir, in at most `limit` seconds. Each smaller program must have a
 * defined result, unless the first one has none, and must not go wrong after the passes of the reference, unless the
 * first one does. Returns the seconds of processor time that it took. */
static double reduce(const Hunt *h, unsigned limit) {
    const Lab *l = h->l;
    const char *passes = hunt_passes(h, h->with);
    bool defined = hunt_code(h, "", "-defined", passes, "random.nvir") != 3;
    bool reference = hunt_code(h, "1", "", passes, "random.nvir") == 0;
    char *path = text_format("%s/try", l->tmp);
    char command[2048];
    Out try, none;
    out_init(&try, NULL), out_init(&none, NULL);
    out_format(&try, "\"$LAB_TOP/%s/random\" %s -ir %s -passes '%s' \"$1\"\ncode=$?\n", l->tools, h->knob,
               defined ? "-defined" : "", passes);
    if (reference)
        out_format(&try,
                   "[ $code = 0 ] || LAB_REFERENCE=1 \"$LAB_TOP/%s/random\" %s -ir -passes '%s' \"$1\" || exit 0\n",
                   l->tools, h->knob, passes);
    out_str(&try, "exit $code\n");
    file_write(path, &try);
    snprintf(command, sizeof command,
             "cd %s && cp random.nvir small.nvir && \"$LAB_TOP/build/reduce\" -t %u -o small.nvir random.nvir sh try",
             l->tmp, limit);
    LabEnd e = command_run(command, &none, limit + 5, 10.0 * limit);
    out_free(&try), out_free(&none), free(path);
    return e.cpu;
}

/* Runs the passes before the student's on small.nvir, and leaves the result, with the line that describes the launch,
 * in random.nvir. Returns, and sets h->prepared to, whether that is a valid program that goes wrong with the same exit
 * code in the student's passes alone. */
static bool hunt_prepare(Hunt *h) {
    const Lab *l = h->l;
    int code = hunt_code(h, "", "", hunt_passes(h, h->with), "small.nvir");
    Out none;
    out_init(&none, NULL);
    LabEnd e = run(&none,
                   "cd %s && \"$LAB_TOP/%s/nvir-opt\" -passes='%s' %s small.nvir -o ready.nvir && "
                   "{ head -n 1 small.nvir && grep -v '^;' ready.nvir; } > random.nvir",
                   l->tmp, l->tools, h->prepare, h->knob);
    out_free(&none);
    h->prepared = true;
    h->prepared = e.code == 0 && hunt_code(h, "", "", "verify", "random.nvir") == 0 &&
                  hunt_code(h, "", "", hunt_passes(h, h->with), "random.nvir") == code;
    return h->prepared;
}

/* Shrinks the wrong program to small.nvir: to what is planted in it, if that goes wrong by itself, and then as far as
 * possible. What the passes before the student's make of it is shrunk as well, because these may add code. Lowers
 * h->with to the first way in which the program goes wrong. If only check-planted finds it, the program is not shrunk
 * further, because the check holds for whole functions only. */
static void hunt_shrink(Hunt *h) {
    const Lab *l = h->l;
    hunt_save(h, *h->plant);
    if (*h->plant && !is_wrong(h, h->with)) hunt_save(h, false);
    while (h->with > EXECUTED && is_wrong(h, h->with - 1)) h->with--;
    if (h->with == PLANTED) {
        Out none;
        out_init(&none, NULL);
        run(&none, "cp %s/random.nvir %s/small.nvir", l->tmp, l->tmp);
        out_free(&none);
        return;
    }
    double took = reduce(h, FIRST_SECONDS);
    if (*h->prepare && took < SHRINK_SECONDS && hunt_prepare(h)) reduce(h, (unsigned)(SHRINK_SECONDS - took) + 1);
}

/* Writes the program in small.nvir as it is before the student's passes, what goes wrong, and the first step that
 * differs from the reference. Keeps the program as wrong.nvir in the folder of the tools. */
static void hunt_tell(const Hunt *h, Out *o) {
    const Lab *l = h->l;
    Out what;
    char *kept = text_format("%s/wrong.nvir", l->tools), name[128] = "";
    out_init(&what, NULL);
    run(o, "cd %s && \"$LAB_TOP/%s/nvir-opt\" -passes='%s' small.nvir -o wrong.nvir && cp wrong.nvir \"$LAB_TOP/%s\"",
        l->tmp, l->tools, *h->prepare && !h->prepared ? h->prepare : "verify", kept);
    LabEnd e = run(&what, "cd %s && \"$LAB_TOP/%s/random\" %s -ir -passes '%s' small.nvir 2>&1 | head -30", l->tmp,
                   l->tools, h->knob, hunt_passes(h, h->with));
    const char *at = h->with == PLANTED ? strstr(out_text(&what), "after your passes, @") : NULL;
    if (at) snprintf(name, sizeof name, "%.*s", (int)strcspn(at + 19, " "), at + 19);
    const char *shown = strlen(h->prepare) > 80 ? "the passes before yours" : h->prepare;
    out_format(o, "program %llu, number %u of %u, goes wrong. %s%s%s, it is (%s):\n\n", (unsigned long long)h->seed,
               h->ran, h->programs, *name ? "The function that does" : "Shrunk", *shown ? ", and after " : "", shown,
               kept);
    run(o,
        "sed -n '%s' %s/wrong.nvir | grep -vE '^(target|declare|source_filename|;|$)' | "
        "sed '%u{s/.*/.../;q;}'",
        *name ? text_format("/^define.*%s(/,/^}/p", name) : "2,$p", l->tmp, SHOWN_LINES + 1);
    out_str(o, "\nwhat happens:\n");
    out_bytes(o, what.buf, what.n);
    out_free(&what);
    end_tell(o, &e);
    out_format(o, "\nthe first step that differs (nvir-opt -passes=%s%s%s -debug-only=lab):\n", l->passes,
               *h->knob ? " " : "", h->knob);
    size_t n = o->n;
    e = run(
        o,
        "cd %s && LAB_BRIEF=1 \"$LAB_TOP/%s/nvir-opt\" -passes='%s' %s -debug-only=lab wrong.nvir -o out.nvir 2>&1 | head -60",
        l->tmp, l->tools, l->passes, h->knob);
    end_tell(o, &e);
    if (o->n == n)
        out_str(
            o,
            access("docs/labs/solutions", R_OK)
                ? "  none is shown: the solution is not here to compare with; see the result above\n"
                : "  none: the reference changes this program in the same way; the expected results of your functions are above\n");
    free(kept);
}

/* Hunts in one way. Returns the share of the points, 0 to 1: that of the programs that have run, or 0, after a message
 * in o, if one goes wrong; with EXECUTED, counts that one in l->wrong. */
static double random_part(Lab *l, const LabRow *row, uint32_t with, Out *o) {
    Hunt h = hunt_begin(l, row, with);
    double part = 0;
    Out out;
    out_init(&out, NULL);
    if (hunt_find(&h, &out)) {
        l->wrong += with == EXECUTED;
        hunt_shrink(&h);
        hunt_tell(&h, o);
    } else {
        part = (double)h.ran / (h.programs ? h.programs : 1);
        if (h.ran < h.programs)
            out_format(
                o,
                "no program went wrong, but only %u of %u have run in %d seconds of processor time: your passes are "
                "slow, and the points are for those that ran\n",
                h.ran, h.programs, RANDOM_SECONDS);
    }
    hunt_end(&h);
    out_free(&out);
    return part;
}

/* random POINTS COUNT PREPARE CHECKS KNOB: random programs. PREPARE: passes that run before the student's, after
 * those of the row `before`, or in place of them if they begin with '='. CHECKS: passes that run after the student's.
 * KNOB: an option of the passes, -NAME=VALUE. Half of the points are for programs that do the same as before; the other
 * half, only if all do, for programs in which CHECKS and check-planted find nothing. */
void random_check(Lab *l, const LabRow *row) {
    LabTest *t = test_new(l, text_format("%d random programs", atoi(row->rest)), row->points);
    t->idle_too = true;
    double executed = random_part(l, row, EXECUTED, &t->output);
    double checked = executed < 1 ? executed : random_part(l, row, PLANTED, &t->output);
    if (executed == 1 && checked == 0)
        out_str(&t->output, "\nAll programs still do the same: that is half of the points.\n");
    t->score = row->points * (executed + checked) / 2;
}

void seeds_measure(Lab *l, uint32_t count) {
    uint32_t found = 0, most = 0;
    double slowest = 0;
    Out out;
    out_init(&out, NULL);
    for (uint32_t i = 1; i <= count; i++) {
        bool is_found = false;
        uint32_t programs = 0;
        double cpu = 0;
        for (uint32_t k = 0; k < l->row.n && !is_found; k++) {
            if (strcmp(l->row.at[k].kind, "random") != 0) continue;
            l->seed = 10000 * (uint64_t)i;
            Hunt h = hunt_begin(l, &l->row.at[k], PLANTED);
            is_found = hunt_find(&h, &out);
            programs += h.ran, cpu += h.cpu;
            hunt_end(&h);
        }
        if (!is_found) continue;
        found++;
        if (programs > most) most = programs;
        if (cpu > slowest) slowest = cpu;
    }
    printf("%u of %u seeds, at most %u programs and %.1f s\n", found, count, most, slowest);
    out_free(&out);
}
