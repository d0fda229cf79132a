// conversions: between integers of all widths, half, float and double, with the four roundings, and bit
// casts.
// Launch: any grid and block covering n.
// Buffers: in (n doubles, finite, absolute value below 2^31), out (n Converted, written).
// Check: against the host's conversions, exact.

#include <cuda_fp16.h>

struct Converted {
    long long near64, down64;
    unsigned long long bits;
    double back, from_long;
    int zero, near, up, down, float_bits;
    unsigned positive;
    float single, up_single, from_uint;
    short near16;
    unsigned short half_bits;
    signed char narrow;
    unsigned char unsigned_narrow;
    bool truth;
};

extern "C" __global__ void conversions(const double *in, Converted *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    double v = in[i];
    Converted c;
    c.near64 = __double2ll_rn(v * 1000.0);
    c.down64 = __double2ll_rd(v * 1000.0);
    c.bits = (unsigned long long)__double_as_longlong(v);
    c.zero = (int)v;
    c.near = __double2int_rn(v);
    c.up = __double2int_ru(v);
    c.down = __float2int_rd((float)v);
    c.positive = (unsigned)fabs(v);
    c.single = (float)v;
    c.up_single = __double2float_ru(v);
    c.float_bits = __float_as_int(c.single);
    c.from_uint = (float)c.positive;
    c.from_long = (double)c.near64;
    __half h = __float2half_rn(c.single);
    c.half_bits = __half_as_ushort(h);
    c.back = (double)__half2float(h) + (double)c.from_uint;
    c.near16 = (short)c.near;
    c.narrow = (signed char)c.near;
    c.unsigned_narrow = (unsigned char)c.near64;
    c.truth = v != 0.0;
    out[i] = c;
}
