// Control flow: switches, gotos, loops, recursion, function pointers, lambdas.
__device__ __noinline__ int dense(int k, int x) {
    switch (k) {
    case 0: return x; case 1: return x * 3; case 2: return x - 7; case 3: x += 2; case 4: return x ^ 5; case 5: return ~x;
    case 6: return x << 2; case 7: return x >> 1; case 9: return x / 3; default: return -1;
    }
}
__device__ __noinline__ int sparse(long long k) {
    switch (k) { case -5: return 1; case 100: return 2; case 1ll << 40: return 3; case 7 ... 12: return 4; }
    return 0;
}
__device__ __noinline__ int letters(char c) {
    switch (c) { case 'a': case 'e': case 'i': return 1; case 'b' ... 'd': return 2; case 'z': return 3; } return 0;
}
__device__ int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
__device__ bool odd(unsigned n);
__device__ __noinline__ bool even(unsigned n) { return n == 0 || odd(n - 1); }
__device__ __noinline__ bool odd(unsigned n) { return n != 0 && even(n - 1); }
typedef float (*Op)(float, int);
__device__ float add(float a, int b) { return a + b; }
__device__ float mul(float a, int b) { return a * b; }
__device__ Op ops[] = {add, mul, add};
template <typename F> __device__ float apply(F f, int n) { float s = 0; for (int i = 0; i < n; i++) s += f(i); return s; }
template <typename F> __global__ void run(F f, float *o, int n) { if (threadIdx.x < n) o[threadIdx.x] = f(threadIdx.x); }
__global__ void flows(int *p, float *f, int n) {
    p[0] = dense(n, p[1]) + sparse(n) + letters((char)n) + fib(n) + even(n);
    f[0] = ops[n % 3](f[1], n);
    Op o = n > 3 ? add : mul;
    f[1] = o(f[2], n);
    f[2] = apply([=](int i) { return f[i] * n; }, n) + apply([&](int i) { return (float)p[i]; }, 3);
}
__global__ void loops(int *p, int n) {
    int i = 0, s = 0;
again:
    for (int j = 0; j < n; j++) { if (p[j] == 3) continue; if (p[j] > 100) goto out; for (int k = j; k--;) if (p[k] < s) break; else s += k; }
    if (++i < n) goto again;
out:
    do { s -= 3; } while (s > 10);
#pragma unroll 4
    for (int j = 0; j < n; j++) p[j] += s;
    while (true) { if (atomicAdd(p, 1) > 10) return; if (n == 7) __trap(); }
}
void start(float *o, int n, float k) { run<<<1, 32>>>([=] __device__(int i) { return i * k; }, o, n); }
