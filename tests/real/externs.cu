// relocatable: calls of what is defined elsewhere, or declared by clang's headers and defined nowhere.
extern __device__ int elsewhere(int *p, float x);
extern "C" __device__ double plain(double4 v, short s, char c);
extern __device__ int table[]; extern __constant__ float factors[16];
typedef int (*Callback)(int, void *);
__device__ int call(Callback f, int x, void *p) { return f(x, p); }
__global__ void floats(float *p, double *d) { p[0] = nanf(""), p[1] = nanf("1"), d[0] = nan(""); }
__global__ void shorts(unsigned short *p, unsigned short a) { p[1] = atomicCAS(p, a, (unsigned short)5); }
__global__ void away(int *p, double4 v, Callback f) { p[0] = elsewhere(p + 1, factors[p[2]]) + table[p[3]] + (int)plain(v, 3, 'c') + call(f, 3, p); }
