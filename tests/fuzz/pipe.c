/* pipe: the whole way. What keeps the rules goes through the passes of -O2, keeping them after each, and to
 * PTX. */
#include "tests/fuzz/fuzz.h"

#include "analysis/knobs.h"
#include "ptx/ptx.h"
#include "transform/pipeline.h"

static const char *level_passes(const char *level) {
    for (uint32_t i = 0; i < level_count; i++)
        if (!strcmp(level_table[i].level, level)) return level_table[i].passes;
    return "";
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    Text t;
    text_begin(&t, data, size);
    Module *m = text_module(&t);
    if (m) {
        Knobs knobs = knobs_default();
        Pipeline line = {0};
        Stats stats = {0};
        PipelineOptions options = {.mcpu = "sm_90"};
        PtxOptions emit = {.target = target_find("sm_90"), .fmad = true};
        VerifyOptions verify = {.sm = 90, .allow_missing_datalayout = true};
        char error[256];
        Out ptx;
        out_init(&ptx, NULL);
        PROMISE(pipeline_parse(&line, level_passes("O2"), error, sizeof error));
        /* A pass may report an error of the program; else what it leaves must keep the rules. */
        uint32_t before = m->diag->errors;
        bool ok = pipeline_run(&line, &m, &options, &knobs, &stats);
        PROMISE(ok || m->diag->errors > before);
        if (ok) {
            PROMISE(module_verify(m, &verify));
            ptx_emit(m, &emit, &ptx);
        }
        pipeline_free(&line);
        stats_free(&stats);
        out_free(&ptx);
        module_free(m);
    }
    text_end(&t);
    return 0;
}
