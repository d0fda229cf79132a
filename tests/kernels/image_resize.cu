// image_resize: bilinear scaling of an RGBA image in fixed point, and its grey version with weights 77, 150,
// 29.
// Launch: grid (ceil(dw / 16), ceil(dh / 16)), block (16, 16).
// Buffers: src (sh*sw uchar4), dst (dh*dw uchar4, written), grey (dh*dw unsigned chars, written).
// Check: against the same integer arithmetic on the host, exact.

__device__ __forceinline__ int lerp(int a, int b, int f) {
    return a + (((b - a) * f + 128) >> 8);
}

__device__ uchar4 lerp4(uchar4 a, uchar4 b, int f) {
    return make_uchar4(lerp(a.x, b.x, f), lerp(a.y, b.y, f), lerp(a.z, b.z, f), lerp(a.w, b.w, f));
}

extern "C" __global__ void image_resize(const uchar4 *src, int sw, int sh, uchar4 *dst, unsigned char *grey,
                                        int dw, int dh) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= dw || y >= dh)
        return;
    int fx = x * 256 * (sw - 1) / max(dw - 1, 1);
    int fy = y * 256 * (sh - 1) / max(dh - 1, 1);
    int x0 = fx >> 8, y0 = fy >> 8;
    int x1 = min(x0 + 1, sw - 1), y1 = min(y0 + 1, sh - 1);
    uchar4 top = lerp4(src[y0 * sw + x0], src[y0 * sw + x1], fx & 255);
    uchar4 bottom = lerp4(src[y1 * sw + x0], src[y1 * sw + x1], fx & 255);
    uchar4 p = lerp4(top, bottom, fy & 255);
    dst[y * dw + x] = p;
    grey[y * dw + x] = (77 * p.x + 150 * p.y + 29 * p.z) >> 8;
}
