/* toolchain.h: finds the programs and headers of others that nvir-cc needs: a clang that compiles for NVIDIA
 * GPUs, and the CUDA toolkit. */
#ifndef NVIR_PTX_DRIVER_TOOLCHAIN_H
#define NVIR_PTX_DRIVER_TOOLCHAIN_H

#include "ptx/tools/process.h"

enum { TOOL_PATH = 1024, TOOL_HEADERS = 2 };

/* Headers that clang includes for every CUDA source, and that not every toolkit has. Empty ones serve as well. */
extern const char *const toolchain_header[TOOL_HEADERS];

typedef struct Toolchain {
    char clang[TOOL_PATH];
    uint32_t clang_version;                  /* the major version */
    char cuda[TOOL_PATH];                    /* the root of the toolkit */
    char ptxas[TOOL_PATH];                   /* of the toolkit; "" if it has none */
    bool has_header[TOOL_HEADERS], has_cccl; /* in the toolkit */
} Toolchain;

/* Finds clang: $NVIR_CLANG alone if it is set, or else the newest of clang-22 to clang-17, or else clang, on PATH. It
 * must be of version 17 or later and know the target nvptx64. Returns false after a message on stderr. */
bool toolchain_find_clang(Toolchain *t);

/* Finds the toolkit, which must have the headers and libdevice. Tries only the first of `given` (NULL: not given),
 * $CUDA_PATH and $CUDA_HOME that is set. If none is, takes the first toolkit among /usr/local/cuda, the newest
 * /usr/local/cuda-*, the folder of nvcc on PATH, /opt/cuda and /usr/lib/cuda. Returns false after a message on
 * stderr. */
bool toolchain_find_cuda(Toolchain *t, const char *given);

/* Returns the newest target that clang of this version can compile for, by its basic name: "sm_90". */
const char *toolchain_newest_target(const Toolchain *t);

#endif
