// trig_table: tables of functions of the mathematical library: sine and cosine with the full range
// reduction, a power in double, and the exponential and logarithm.
// Launch: any grid and block covering n.
// Buffers: x (n floats), sine, cosine (n floats, written), power (n doubles, written), logs (n floats,
//          written).
// Check: against the host's double functions: sine, cosine absolute error at most 1e-6, power = |x|^1.5
//        relative error at most 1e-14, logs = log2(1 + exp(-|x|)) absolute error at most 1e-6.

extern "C" __global__ void trig_table(const float *x, float *sine, float *cosine, double *power, float *logs,
                                      int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float v = x[i];
    sincosf(v, &sine[i], &cosine[i]);
    power[i] = pow(fabs((double)v), 1.5);
    logs[i] = log2f(1.0f + expf(-fabsf(v)));
}
