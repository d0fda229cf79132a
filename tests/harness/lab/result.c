/* result.c: the table for the student, and result.json. */
#include "tests/harness/lab/check.h"

#include "ir/json.h"

/* Writes n bytes as a string of JSON. What a compiler prints is UTF-8, but what a student's file prints may be
 * anything. */
static void json_text(FILE *f, const char *s, size_t n) {
    Out o;
    out_init(&o, f);
    json_bytes(&o, s, n);
    out_flush(&o);
    out_free(&o);
}

/* Returns the sum of the points of all lines, or of those that can be had if `max`. */
static double total(const Lab *l, bool max) {
    double n = 0;
    for (uint32_t i = 0; i < l->test.n; i++) n += max ? l->test.at[i].max : l->test.at[i].score;
    return n;
}

/* Writes the members of the result that the scoreboard needs: a "leaderboard", which Gradescope shows as well, and
 * data of our own. */
static void scores_write(FILE *f, const Lab *l) {
    fputs(",\n  \"leaderboard\": [", f);
    for (uint32_t i = 0; i < l->score.n; i++) {
        fprintf(f, "%s\n    {\"name\": ", i ? "," : "");
        json_text(f, l->score.at[i].name, strlen(l->score.at[i].name));
        fprintf(f, ", \"value\": %.1f, \"order\": \"asc\"}", l->score.at[i].value);
    }
    fprintf(f, "\n  ],\n  \"extra_data\": {\"wrong\": %u, \"cost\": {", l->wrong);
    for (uint32_t i = 0; i < l->cost.n; i++) {
        fputs(i ? ", " : "", f);
        json_text(f, l->cost.at[i].name, strlen(l->cost.at[i].name));
        fprintf(f, ": %.2f", l->cost.at[i].value);
    }
    fputs("}}", f);
}

/* https://gradescope-autograders.readthedocs.io, "Specifications". */
void result_write(const Lab *l, double time) {
    FILE *f = fopen(l->result, "w");
    if (!f) {
        fprintf(stderr, "lab: cannot write %s\n", l->result);
        return;
    }
    fprintf(f, "{\n  \"score\": %.1f,\n  \"max_score\": 100.0,\n  \"execution_time\": %.0f,\n  \"output\": ",
            total(l, false), time);
    json_text(f, l->title, strlen(l->title));
    fputs(",\n  \"tests\": [", f);
    for (uint32_t i = 0; i < l->test.n; i++) {
        const LabTest *t = &l->test.at[i];
        fprintf(f, "%s\n    {\"name\": ", i ? "," : "");
        json_text(f, t->name, strlen(t->name));
        bool passed = t->score >= t->max && t->max > 0;
        fprintf(f, ", \"score\": %.2f, \"max_score\": %.2f, \"status\": \"%s\", \"output\": ", t->score, t->max,
                passed ? "passed" : "failed");
        json_text(f, t->output.buf, t->output.n);
        fputc('}', f);
    }
    fputs("\n  ]", f);
    if (l->score.n) scores_write(f, l);
    fputs("\n}\n", f);
    fclose(f);
}

void result_print(Lab *l) {
    double max = l->only ? total(l, true) : 100;
    double part = idle_part(l);
    bool compiled = !(l->test.n && !strcmp(l->test.at[0].name, "it compiles")) || l->test.n > 1;
    printf("%s: %s\n\n", l->title, l->file);
    for (uint32_t i = 0; i < l->test.n; i++) {
        const LabTest *t = &l->test.at[i];
        if (t->max > 0)
            printf("  %-44s %5.1f of %4.1f  %s\n", t->name, t->score, t->max, t->score >= t->max - 0.01 ? "" : "<--");
    }
    for (uint32_t i = 0; i < l->test.n; i++) {
        LabTest *t = &l->test.at[i];
        if ((t->idle_too && t->passed) || !t->output.n || (t->score >= t->max - 0.01 && t->max > 0) ||
            (compiled && t->max == 0))
            continue;
        printf("\n--- %s\n%s", t->name, out_text(&t->output));
    }
    if (part < 1)
        printf(
            "\nWhat changes nothing is sound: the points for soundness, random programs and speed are in proportion to the\n"
            "quality, in full from half of the reference's on. Yours is %.0f %% of it.\n",
            100 * l->quality);
    for (uint32_t i = 0; i < l->score.n; i++)
        printf("%s%s %.1f", i ? ", " : "\nscoreboard: ", l->score.at[i].name, l->score.at[i].value);
    printf("%s\n%.1f of %.0f points%s\n", l->score.n ? "\n" : "", total(l, false), max,
           l->only ? ", the other checks were left out" : "");
}
