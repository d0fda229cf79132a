/* prelude.h: what a generated program needs, for the host, for CUDA and for C with address spaces. */
typedef signed char s8;
typedef unsigned char u8;
typedef short s16;
typedef unsigned short u16;
typedef int s32;
typedef unsigned u32;
typedef long long s64;
typedef unsigned long long u64;
typedef float f32;
typedef double f64;
__extension__ typedef unsigned __int128 u128;
typedef u32 vec4 __attribute__((vector_size(16)));

#define NOINLINE __attribute__((noinline))
#if defined(__CUDA__)
#define DEVICE __attribute__((device))
#define IN_GLOBAL __attribute__((device))
#define IN_SHARED __attribute__((shared))
#define IN_CONSTANT __attribute__((constant))
#define KERNEL extern "C" __attribute__((global))
#elif defined(__NVPTX__)
#define DEVICE
#define IN_GLOBAL AS1
#define IN_SHARED AS3
#define IN_CONSTANT AS4
#define KERNEL __attribute__((nvptx_kernel))
#else
#define DEVICE
#define IN_GLOBAL
#define IN_SHARED
#define IN_CONSTANT
#define KERNEL static
#endif

/* Pointers to one space are declared in C with address spaces only. Elsewhere they are generic. */
#if defined(__NVPTX__) && !defined(__CUDA__)
#define AS1 __attribute__((address_space(1)))
#define AS3 __attribute__((address_space(3)))
#define AS4 __attribute__((address_space(4)))
/* A shared address as a number of 32 bits, and back. */
#define NARROW(type, p) ((AS3 type *)(u64)(u32)(u64)(p))
#else
#define AS1
#define AS3
#define AS4
#define NARROW(type, p) (p)
#endif

enum { THREADS = 4, BLOCKS = 2, ROWS = THREADS * BLOCKS };
/* The kernel's argument by value. */
struct Args {
    s32 a;
    u64 b;
    u16 c[4];
};

#if defined(__NVPTX__)
#define TID ((u32)__nvvm_read_ptx_sreg_tid_x())
#define BLOCK ((u32)__nvvm_read_ptx_sreg_ctaid_x())
/* Executes phase f: the device in this thread, and waits for the block; the host in all threads of the block. */
#define PHASE(f) f(out, in, n, args), __syncthreads()
#else
static u32 TID, BLOCK;
#define PHASE(f) \
    for (TID = 0; TID < THREADS; TID++) f(out, in, n, args)
int printf(const char *, ...);
#endif
#define ROW (BLOCK * THREADS + TID)

/* Return x, or 0.25 if x is not in the bound of variables; the bits of x as a number. */
static DEVICE f32 tame32(f32 x) { return x < 65536.0f && x > -65536.0f ? x : 0.25f; }
static DEVICE f64 tame64(f64 x) { return x < 65536.0 && x > -65536.0 ? x : 0.25; }
static DEVICE u64 bits32(f32 x) {
    u32 to;
    __builtin_memcpy(&to, &x, 4);
    return to;
}
static DEVICE u64 bits64(f64 x) {
    u64 to;
    __builtin_memcpy(&to, &x, 8);
    return to;
}
#define HASH(h, x) ((h) = ((h) ^ (u64)(x)) * 1099511628211ull)
