/* toolchain.c: finds clang and the CUDA toolkit. See toolchain.h. */
#define _XOPEN_SOURCE 700 /* for realpath */
#include "ptx/driver/toolchain.h"

#include <dirent.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

const char *const toolchain_header[TOOL_HEADERS] = {"texture_fetch_functions.h", "texture_indirect_functions.h"};

enum { CLANG_OLDEST = 17, CLANG_NEWEST = 22 };

/* Reports whether a file or folder can be read. */
static bool is_file(const char *path) { return access(path, R_OK) == 0; }

/* Reports whether a file can be executed; a folder cannot. */
static bool is_program(const char *path) {
    struct stat s;
    return stat(path, &s) == 0 && S_ISREG(s.st_mode) && access(path, X_OK) == 0;
}

/* Stores the path of an executable: the first `name` on PATH, where an empty entry is the current folder; or `name`
 * itself if it has a slash. Returns false if there is none. */
static bool program_find(const char *name, char path[TOOL_PATH]) {
    if (strchr(name, '/')) return snprintf(path, TOOL_PATH, "%s", name) < TOOL_PATH && is_program(path);
    size_t n;
    for (const char *p = getenv("PATH"); p; p = p[n] ? p + n + 1 : NULL) {
        n = strcspn(p, ":");
        int length = snprintf(path, TOOL_PATH, "%.*s/%s", n ? (int)n : 1, n ? p : ".", name);
        if (length < TOOL_PATH && is_program(path)) return true;
    }
    return false;
}

/* ------------------------------------------------------------------------------------------------- clang */

/* Returns what clang prints with one option, in *text, or NULL if it cannot be run. The caller frees *text with
 * out_free in both cases. */
static const char *clang_ask(const Toolchain *t, const char *option, Out *text) {
    const char *argv[] = {t->clang, option, NULL};
    out_init(text, NULL);
    if (process_run(argv, true, text) < 0) return NULL;
    out_char(text, 0);
    return text->buf;
}

/* Sets t->clang_version and checks the version and the targets of t->clang. Returns NULL if it suits, else the reason
 * why not. */
static const char *clang_check(Toolchain *t) {
    static const char word[] = "clang version ";
    Out version, targets;
    const char *wrong = NULL, *text = clang_ask(t, "--version", &version), *number = text ? strstr(text, word) : NULL;
    t->clang_version = number ? (uint32_t)strtoul(number + sizeof word - 1, NULL, 10) : 0;
    if (!text) wrong = "cannot be run";
    else if (!number) wrong = "is not clang";
    else if (t->clang_version < CLANG_OLDEST) wrong = "is older than version 17";
    out_free(&version);
    if (wrong) return wrong;
    text = clang_ask(t, "--print-targets", &targets);
    if (!text || !strstr(text, "nvptx64")) wrong = "was built without the target nvptx64";
    out_free(&targets);
    return wrong;
}

bool toolchain_find_clang(Toolchain *t) {
    const char *named = getenv("NVIR_CLANG"), *wrong = "is not on PATH";
    if (named && *named) {
        if (program_find(named, t->clang) && !(wrong = clang_check(t))) return true;
        fprintf(stderr, "nvir-cc: error: $NVIR_CLANG is '%s', which %s\n", named, wrong);
        return false;
    }
    for (int version = CLANG_NEWEST; version >= CLANG_OLDEST - 1; version--) {
        char name[24] = "clang";
        if (version >= CLANG_OLDEST) snprintf(name, sizeof name, "clang-%d", version);
        if (program_find(name, t->clang) && !clang_check(t)) return true;
    }
    fprintf(stderr,
            "nvir-cc: error: found no clang of version 17 or later that compiles for NVIDIA GPUs (clang-%d to "
            "clang-%d, clang on PATH)\n"
            "nvir-cc: note: install one ('apt-get install clang-19', or https://apt.llvm.org), or name one in "
            "$NVIR_CLANG\n",
            CLANG_NEWEST, CLANG_OLDEST);
    return false;
}

const char *toolchain_newest_target(const Toolchain *t) {
    return t->clang_version >= 21 ? "sm_121" : t->clang_version == 20 ? "sm_120" : "sm_90";
}

/* ----------------------------------------------------------------------------------------------- toolkit */

/* Reports whether the folder is a toolkit with the headers and libdevice. If so, fills in the fields of *t about it. */
static bool cuda_try(Toolchain *t, const char *folder) {
    char path[TOOL_PATH + 64];
    snprintf(path, sizeof path, "%s/include/cuda_runtime.h", folder);
    if (strlen(folder) >= TOOL_PATH - 16 || !is_file(path)) return false;
    snprintf(path, sizeof path, "%s/nvvm/libdevice/libdevice.10.bc", folder);
    if (!is_file(path)) return false;
    snprintf(t->cuda, sizeof t->cuda, "%s", folder);
    snprintf(t->ptxas, sizeof t->ptxas, "%.1000s/bin/ptxas", folder);
    if (!is_program(t->ptxas)) *t->ptxas = 0;
    for (int i = 0; i < TOOL_HEADERS; i++) {
        snprintf(path, sizeof path, "%s/include/%s", folder, toolchain_header[i]);
        t->has_header[i] = is_file(path);
    }
    snprintf(path, sizeof path, "%s/include/cccl", folder);
    t->has_cccl = is_file(path);
    return true;
}

/* Tries /usr/local/cuda-N.M, the newest first. Returns false if none is a toolkit. */
static bool cuda_try_versions(Toolchain *t) {
    static const char parent[] = "/usr/local";
    unsigned below = UINT32_MAX;
    for (;;) {
        DIR *d = opendir(parent);
        unsigned best = 0;
        char folder[64] = "";
        for (struct dirent *e; d && (e = readdir(d)) != NULL;) {
            unsigned major, minor = 0, version;
            if (sscanf(e->d_name, "cuda-%u.%u", &major, &minor) < 1 || major > 999 || minor > 999) continue;
            version = 1000 * major + minor;
            if (version <= best || version >= below) continue;
            best = version;
            snprintf(folder, sizeof folder, "%s/%.40s", parent, e->d_name);
        }
        if (d) closedir(d);
        if (!best) return false;
        if (cuda_try(t, folder)) return true;
        below = best;
    }
}

/* Tries the toolkit that nvcc on PATH belongs to: nvcc is in its folder bin. Returns false if there is none, as
 * cuda_try. */
static bool cuda_try_nvcc(Toolchain *t) {
    char nvcc[TOOL_PATH];
    if (!program_find("nvcc", nvcc)) return false;
    char *real = realpath(nvcc, NULL);
    for (int up = 0; real && up < 2; up++) {
        char *slash = strrchr(real, '/');
        if (slash) *slash = 0;
    }
    bool found = real && cuda_try(t, real);
    free(real);
    return found;
}

bool toolchain_find_cuda(Toolchain *t, const char *given) {
    static const char *const variable[] = {"CUDA_PATH", "CUDA_HOME"};
    static const char needs[] = "include/cuda_runtime.h and nvvm/libdevice/libdevice.10.bc";
    if (given) {
        if (cuda_try(t, given)) return true;
        fprintf(stderr, "nvir-cc: error: --cuda-path is '%s', which lacks %s\n", given, needs);
        return false;
    }
    for (int i = 0; i < 2; i++) {
        const char *value = getenv(variable[i]);
        if (!value || !*value) continue;
        if (cuda_try(t, value)) return true;
        fprintf(stderr, "nvir-cc: error: $%s is '%s', which lacks %s\n", variable[i], value, needs);
        return false;
    }
    if (cuda_try(t, "/usr/local/cuda") || cuda_try_versions(t) || cuda_try_nvcc(t)) return true;
    if (cuda_try(t, "/opt/cuda") || cuda_try(t, "/usr/lib/cuda")) return true;
    fprintf(
        stderr,
        "nvir-cc: error: found no CUDA toolkit (/usr/local/cuda*, nvcc on PATH, /opt/cuda, /usr/lib/cuda)\n"
        "nvir-cc: note: install its headers and libdevice (https://developer.nvidia.com/cuda-downloads), or name its "
        "folder in $CUDA_PATH or --cuda-path\n");
    return false;
}
