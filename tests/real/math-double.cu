// The mathematics of double.
__global__ void ones(const double *a, double *o) {
    double x = a[threadIdx.x];
    double r[] = {sin(x), cos(x), tan(x), asin(x), acos(x), atan(x), sinh(x), cosh(x), tanh(x), asinh(x), acosh(x), atanh(x),
                  exp(x), exp2(x), exp10(x), expm1(x), log(x), log2(x), log10(x), log1p(x), sqrt(x), rsqrt(x), cbrt(x),
                  rcbrt(x), erf(x), erfc(x), erfinv(x), erfcinv(x), erfcx(x), normcdf(x), normcdfinv(x), tgamma(x),
                  lgamma(x), floor(x), ceil(x), trunc(x), round(x), rint(x), nearbyint(x), fabs(x), sinpi(x), cospi(x),
                  j0(x), j1(x), y0(x), y1(x), cyl_bessel_i0(x), cyl_bessel_i1(x), logb(x), (double)ilogb(x),
                  (double)lrint(x), (double)llround(x), (double)isnan(x), (double)isinf(x), (double)signbit(x)};
    for (int i = 0; i < sizeof r / sizeof *r; i++) o[i] = r[i];
}
__global__ void twos(const double *a, double *o, int n) {
    double x = a[0], y = a[1], z = a[2], s, c;
    int e;
    o[0] = pow(x, y), o[1] = atan2(x, y), o[2] = fmod(x, y), o[3] = remainder(x, y), o[4] = hypot(x, y);
    o[5] = fdim(x, y), o[6] = fmax(x, y), o[7] = fmin(x, y), o[8] = copysign(x, y), o[9] = nextafter(x, y);
    o[10] = ldexp(x, n), o[11] = scalbn(x, n), o[12] = frexp(x, &e), o[13] = e, o[14] = modf(x, &s), o[15] = s;
    sincos(x, &s, &c), o[16] = s + c, sincospi(y, &s, &c), o[17] = s - c, o[18] = fma(x, y, z), o[19] = remquo(x, y, &e);
    o[20] = jn(n, x), o[21] = yn(n, x), o[22] = norm3d(x, y, z), o[23] = rnorm4d(x, y, z, x), o[24] = pow(x, n);
    o[25] = __dadd_rz(x, y), o[26] = __dmul_ru(x, y), o[27] = __fma_rd(x, y, z), o[28] = __drcp_rn(x), o[29] = __dsqrt_rz(x);
    o[30] = __ddiv_rn(x, y), o[31] = __double2int_rn(x), o[32] = __double2ull_ru(y), o[33] = __int2double_rn(n);
    o[34] = __hiloint2double(n, n), o[35] = __double2hiint(x), o[36] = __double2float_ru(x), o[37] = x / y;
    o[38] = __longlong_as_double(n), o[39] = __ll2double_rd(n), o[40] = (double)(unsigned char)x, o[41] = (float)x;
}
