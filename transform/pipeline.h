/* pipeline.h: a list of passes, made from its text and run over a module. */
#ifndef NVIR_TRANSFORM_PIPELINE_H
#define NVIR_TRANSFORM_PIPELINE_H

#include "ir/suggestion.h"
#include "transform/pass.h"

typedef struct PassUse { const PassRow *row; uint8_t choice[PASS_CHOICES]; } PassUse;
typedef struct Pipeline { VEC(PassUse) use; } Pipeline;

/* Appends what `text` names: "a,b<x;y>,c". False: `error` holds what is wrong with it, without a full
 * stop. */
bool pipeline_parse(Pipeline *l, const char *text, char *error, size_t size);
void pipeline_free(Pipeline *l);
void passes_nearest(Near *near);                            /* tries the name of every pass */
/* The row of a pass, NULL if there is none of that name. */
const PassRow *pass_find(const char *name, size_t len);

/* A level and what stands for it: a row PIPELINE of passes.def. */
typedef struct LevelRow { const char *level, *passes, *knobs; } LevelRow;
extern const LevelRow level_table[];
extern const uint32_t level_count;

struct Stats {
    VEC(struct { const char *pass, *what; uint64_t n; }) counter;
    VEC(struct { const char *name; uint64_t ns; uint32_t runs; }) time;
};
uint64_t stats_clock(void);                                 /* CPU time of the process, ns */
void stats_time(Stats *s, const char *name, uint64_t since);  /* adds the time since then */
void stats_print(const Stats *s, FILE *out);                /* counters, sorted by pass and text */
void stats_print_times(const Stats *s, FILE *out);
void stats_free(Stats *s);

enum Stress { STRESS_NONE, STRESS_CLONE, STRESS_REPARSE, STRESS_SHUFFLE };
bool stress_find(const char *word, enum Stress *stress);
/* Does to the module between two passes what must not show: see stress.c. False if that failed, which is
 * reported. */
bool stress_apply(enum Stress stress, Module **m);

/* Lists of pass names by ','; NULL names none, "" all. */
typedef struct PipelineOptions {
    const char *print_before, *print_after, *debug_only, *remarks, *remarks_missed;
    const char *mcpu;
    bool verify_each;
    enum Stress stress;
} PipelineOptions;

/* Runs the passes over *m, which -stress=reparse replaces together with its source. False once an error has
 * been reported to the module's Diag. */
bool pipeline_run(const Pipeline *l, Module **m, const PipelineOptions *o, const Knobs *knobs, Stats *stats);

#endif
