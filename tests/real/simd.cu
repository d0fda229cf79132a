// The integer and SIMD functions of the toolkit.
__global__ void simd(unsigned *p, unsigned a, unsigned b) {
    p[0] = __vadd4(a, b), p[1] = __vsub2(a, b), p[2] = __vabsdiffu4(a, b), p[3] = __vmaxs2(a, b), p[4] = __vminu4(a, b), p[5] = __vcmpeq4(a, b), p[6] = __vcmpgts2(a, b), p[7] = __vsadu4(a, b), p[8] = __vavgs2(a, b), p[9] = __vaddss4(a, b);
    p[10] = __vseteq4(a, b), p[11] = __vneg4(a), p[12] = __vabs2(a), p[13] = __vsubus4(a, b), p[14] = __vhaddu4(a, b), p[15] = __byte_perm(a, b, 0x3175), p[16] = __funnelshift_l(a, b, 7), p[17] = __funnelshift_rc(a, b, 40), p[18] = __brev(a), p[19] = __clz(a);
}
__global__ void integers(int *p, long long *l, unsigned *u, unsigned long long *q, int a, int b) {
    p[0] = __mulhi(a, b), p[1] = __mul24(a, b), p[2] = __sad(a, b, 3), p[3] = __hadd(a, b), p[4] = __rhadd(a, b), p[5] = __ffs(a), p[6] = __popc(a), p[7] = __ffsll(l[0]), p[8] = __clzll(l[1]), p[9] = __dp4a(a, b, p[10]), p[11] = __dp2a_lo(a, b, p[12]), u[0] = __umulhi(u[1], u[2]), q[0] = __umul64hi(q[1], q[2]), l[2] = __mul64hi(l[3], l[4]), q[3] = __brevll(q[4]), u[3] = __urhadd(u[4], u[5]), u[6] = __usad(u[7], u[8], u[9]);
    p[13] = min(a, b) + max(a, 3) + abs(b), l[5] = llabs(l[6]) + llmin(l[7], l[8]), u[10] = umin(u[11], u[12]), q[5] = ullmax(q[6], q[7]);
}
__global__ void conversions(int *p, float *f, double *d, long long *l, unsigned *u) {
    p[0] = __float2int_rn(f[0]) + __float2int_rd(f[1]) + __double2int_ru(d[0]) + __float_as_int(f[2]) + __double2hiint(d[1]), l[0] = __float2ll_rz(f[3]) + __double2ll_rn(d[2]) + __double_as_longlong(d[3]), u[0] = __float2uint_ru(f[4]) + __double2uint_rz(d[4]), f[5] = __int2float_rz(p[1]) + __ll2float_rd(l[1]) + __uint2float_ru(u[1]) + __double2float_rd(d[5]) + __int_as_float(p[2]), d[6] = __hiloint2double(p[3], p[4]) + __ll2double_rz(l[2]) + __uint2double_rn(u[2]) + __longlong_as_double(l[3]);
    f[6] = __fadd_rz(f[7], f[8]) + __fmul_ru(f[9], f[10]) + __fmaf_rd(f[11], f[12], f[13]) + __fdiv_rn(f[14], f[15]) + __frcp_ru(f[16]) + __fsqrt_rd(f[17]) + __frsqrt_rn(f[18]) + __saturatef(f[19]) + __fdividef(f[20], f[21]) + __sinf(f[22]) + __expf(f[23]) + __powf(f[24], f[25]), d[7] = __dadd_ru(d[8], d[9]) + __dmul_rd(d[10], d[11]) + __fma_rz(d[12], d[13], d[14]) + __ddiv_ru(d[15], d[16]) + __drcp_rd(d[17]) + __dsqrt_rz(d[18]);
}
