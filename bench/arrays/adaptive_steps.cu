// adaptive_steps: two bodies on a spring, by a Runge-Kutta method of second order that halves or doubles its step. The present
// and the next state are two local buffers, which are exchanged when a step is accepted.
// Launch: grid * block = number of systems.
// Buffers: start (4 floats each), end (written, 4 floats each), steps (written, one each), n (number of systems).
// Check: the energy of each system at the end, and that some steps were refused.

struct State {
    float y[4];
};

__device__ void forces(const State &s, State &d) {
    float pull = 4 * (s.y[0] - s.y[1]);
    d.y[0] = s.y[2], d.y[1] = s.y[3];
    d.y[2] = -pull, d.y[3] = pull;
}

extern "C" __global__ void adaptive_steps(const float *start, float *end, int *steps, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    State buffer[2], *present = &buffer[0], *next = &buffer[1];
    for (int k = 0; k < 4; k++) present->y[k] = start[4 * i + k];
    float t = 0, h = 0.25f;
    int tried = 0;
    for (; t < 1 && tried < 100; tried++) {
        State k1, k2, middle;
        forces(*present, k1);
        for (int k = 0; k < 4; k++) middle.y[k] = present->y[k] + h * k1.y[k];
        forces(middle, k2);
        *next = *present;
        float error = 0;
        for (int k = 0; k < 4; k++) {
            next->y[k] += h / 2 * (k1.y[k] + k2.y[k]);
            error = fmaxf(error, fabsf(next->y[k] - middle.y[k]));
        }
        if (error < 0.01f) {
            t += h;
            State *s = present;
            present = next, next = s;
        }
        h = error < 0.01f ? 2 * h : h / 2;
    }
    for (int k = 0; k < 4; k++) end[4 * i + k] = present->y[k];
    steps[i] = tried;
}
