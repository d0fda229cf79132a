/* pipeline.h: a list of passes: built from text, and run over a module. */
#ifndef NVIR_TRANSFORM_PIPELINE_H
#define NVIR_TRANSFORM_PIPELINE_H

#include "ir/suggestion.h"
#include "transform/pass.h"
#include "transform/show_ir.h"
#include "transform/stats.h"
#include "transform/stress.h"

/* The rows of passes.def. */
extern const PassRow pass_table[];
extern const uint32_t pass_count;

/* A named list of passes that runs at one point of a level, and the reason why it runs there: a row STAGE. */
typedef struct StageRow {
    const char *name, *steps, *why;
} StageRow;

/* An optimisation level: a row PIPELINE. `passes` lists its stages, in the form that pipeline_parse takes;
 * `knobs` lists the knobs that the level sets, "name=value,...". */
typedef struct LevelRow {
    const char *level, *passes, *knobs;
} LevelRow;
extern const LevelRow level_table[];
extern const uint32_t level_count;

/* Returns the level of that name, such as "O2"; NULL if there is none. */
const LevelRow *level_find(const char *name);

/* Returns the rows of the passes that a program adds, ended by a row whose name is NULL. pass_find searches them before
 * pass_table, so a row with the name of a pass replaces that pass, also in the levels. The function in own_passes.c
 * returns no rows. A program with passes of its own defines this function itself, and the linker then leaves out that
 * of the library (docs/labs). */
const PassRow *own_passes(void);

/* Returns the row of the pass whose name is the `len` bytes at `name`, first from own_passes and then from pass_table;
 * NULL if there is none. */
const PassRow *pass_find(const char *name, size_t len);

/* Offers the name of every pass to the search for the most similar name. */
void pass_nearest(Suggestion *near);

/* Prints the passes of pass_table with their parameters, the levels and the stages: the text of -help-passes. Those of
 * own_passes are not listed. */
void passes_print(Out *o);

/* A pass with its parameters: see Pass.choice. */
typedef struct PassUse {
    const PassRow *row;
    uint8_t choice[PASS_CHOICES];
} PassUse;
typedef struct Pipeline {
    VEC(PassUse) use;
} Pipeline;

/* Appends the passes that `text` names: "a,b<x;y>,c". The name of a stage is short for its passes, and default<O2> for
 * those of a level. Returns false if the text is empty, is not well formed or names an unknown pass. Then `error`, of
 * `size` bytes, holds the message, without a full stop, and the passes before the error stay appended. */
bool pipeline_parse(Pipeline *l, const char *text, char *error, size_t size);

void pipeline_free(Pipeline *l);

/* When a line on the terminal names the pass that runs: after a second, so that short runs stay quiet. */
enum Progress { PROGRESS_NEVER, PROGRESS_LATE, PROGRESS_ALWAYS };

/* The options of a run. A list holds names of passes separated by ','; NULL names none, "" all. */
typedef struct PipelineOptions {
    const char *print_before, *print_after, *debug_only; /* lists */
    Remarks *remarks;                                    /* NULL: none */
    ShowOptions show;
    const char *bisect; /* -opt-bisect-limit: a number, or NULL */
    const char *mcpu;   /* -mcpu; NULL: the target of the module */
    bool verify_each;
    enum Stress stress;
    enum Progress progress;
    const PassWatch *watch; /* NULL: there is none */
} PipelineOptions;

/* Runs the passes over *m, which -stress=reparse replaces together with its source. Returns false if an error has been
 * reported to the module's Diag; the remaining passes have not run then, and *m is NULL if -stress=reparse could not
 * read the module back. */
bool pipeline_run(const Pipeline *l, Module **m, const PipelineOptions *o, const Knobs *knobs, Stats *stats);

#endif
