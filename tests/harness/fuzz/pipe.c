/* pipe: the whole compiler. A valid module goes through the passes of -O2, is verified after each, and is
 * emitted as PTX. If the first line is the run line of a test, its options apply: -passes=, -O1, -mcpu=,
 * -stress=, options of nvir-ptx, knobs.
 */
#include "tests/harness/fuzz/fuzz.h"

#include "analysis/knobs.h"
#include "ptx/ptx.h"
#include "transform/pipeline.h"

/* How a module is compiled. */
typedef struct PipeWay {
    char passes[1024], mcpu[16];
    enum Stress stress;
    Knobs knobs;
    PtxOptions ptx;
} PipeWay;

/* Reads one word of the run line. A word that is no option here changes nothing. */
static void way_word(PipeWay *w, const char *word) {
    static const char *const takes[] = {"-passes=", "-mcpu=", "-stress="};
    const char *value = strchr(word, '=');
    if (!strncmp(word, takes[0], strlen(takes[0]))) snprintf(w->passes, sizeof w->passes, "%s", value + 1);
    else if (!strncmp(word, takes[1], strlen(takes[1]))) snprintf(w->mcpu, sizeof w->mcpu, "%s", value + 1);
    else if (!strncmp(word, takes[2], strlen(takes[2]))) stress_find(value + 1, &w->stress);
    else if (word[0] == '-' && level_find(word + 1))
        snprintf(w->passes, sizeof w->passes, "%s", level_find(word + 1)->passes);
    else if (!strcmp(word, "-annotate")) w->ptx.annotate = true;
    else if (!strcmp(word, "-no-line-info")) w->ptx.no_line_info = true;
    else if (!strcmp(word, "-line-info-only")) w->ptx.line_info_only = true;
    else if (!strcmp(word, "-fmad=false")) w->ptx.fmad = false;
    else if (word[0] == '-') knob_set(&w->knobs, word);
}

/* Returns the options of the run line of a test, if the text begins with one; else, and for what it leaves out, -O2 for
 * sm_90. */
static PipeWay way_of(const Source *s) {
    PipeWay w = {.mcpu = "sm_90", .knobs = knobs_default(), .ptx = {.fmad = true}};
    char word[1024];
    snprintf(w.passes, sizeof w.passes, "%s", level_find("O2")->passes);
    if (strncmp(s->text, "; run: ", 7)) return w;
    for (const char *p = s->text; *p && *p != '\n';) {
        size_t n = strcspn(p, " \n"), from = 0, to = 0;
        for (; from < n && to + 1 < sizeof word; from++)
            if (p[from] != '\'' && p[from] != '"') word[to++] = p[from];
        word[to] = 0;
        way_word(&w, word);
        p += n + (p[n] == ' ');
    }
    if (!target_find(w.mcpu)) snprintf(w.mcpu, sizeof w.mcpu, "sm_90");
    return w;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    Text t;
    text_begin(&t, data, size);
    Module *m = text_module(&t);
    if (m) {
        PipeWay way = way_of(&t.source);
        Pipeline line = {0};
        Stats stats = {0};
        PipelineOptions options = {.mcpu = way.mcpu, .stress = way.stress};
        VerifyOptions verify = {.allow_missing_datalayout = true};
        char error[256];
        Out ptx;
        out_init(&ptx, NULL);
        /* A pass may report an error of the program; otherwise the module must stay valid. */
        uint32_t before = m->diag->errors;
        bool known = pipeline_parse(&line, way.passes, error, sizeof error);
        bool ok = known && pipeline_run(&line, &m, &options, &way.knobs, &stats);
        PROMISE(ok || !known || m->diag->errors > before);
        if (ok) {
            PROMISE(module_verify(m, &verify));
            way.ptx.target = target_find(way.mcpu);
            ptx_emit(m, &way.ptx, &ptx);
        }
        pipeline_free(&line);
        stats_free(&stats);
        out_free(&ptx);
        module_free(m);
    }
    text_end(&t);
    return 0;
}
