/* gpu.h: the structures of libcuda's cuLaunchKernelEx, shared by gpu.c and gpu-fake.c. */
#ifndef NVIR_TESTS_HARNESS_GPU_H
#define NVIR_TESTS_HARNESS_GPU_H

enum { CLUSTER_DIMENSION = 4 }; /* the id of the attribute with the shape of a cluster */
typedef struct LaunchAttribute {
    int id;
    char pad[4];
    unsigned value[16]; /* of CLUSTER_DIMENSION: x, y and z */
} LaunchAttribute;
typedef struct LaunchConfig {
    unsigned grid[3], block[3], shared;
    void *stream;
    LaunchAttribute *attribute;
    unsigned attributes; /* how many there are */
} LaunchConfig;

#endif
