// viterbi: decodes a convolutional code of rate 1/2 with four states; metrics and survivors are local arrays.
// Launch: grid * block = number of messages.
// Buffers: in (m pairs of soft bits per message), out (m bits per message, written), m (at most 64), n (number of messages).
// Check: the most likely message.

#define STATES 4

extern "C" __global__ void viterbi(const signed char *in, unsigned long long *out, int m, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int metric[STATES];
    unsigned long long path[STATES];
    for (int s = 0; s < STATES; s++) {
        metric[s] = s ? -10000 : 0;
        path[s] = 0;
    }
    for (int t = 0; t < m; t++) {
        int a = in[2 * (m * i + t)], b = in[2 * (m * i + t) + 1], next[STATES];
        unsigned long long way[STATES];
        for (int s = 0; s < STATES; s++) {
            int bit = s & 1, best = -1000000, from = 0;
            for (int p = s >> 1; p < STATES; p += 2) {
                int x = bit ^ (p & 1) ^ (p >> 1), y = bit ^ (p >> 1);
                int value = metric[p] + (x ? a : -a) + (y ? b : -b);
                if (value > best) {
                    best = value;
                    from = p;
                }
            }
            next[s] = best;
            way[s] = path[from] << 1 | bit; // an index of four
        }
        for (int s = 0; s < STATES; s++) {
            metric[s] = next[s];
            path[s] = way[s];
        }
    }
    int best = 0;
    for (int s = 1; s < STATES; s++)
        if (metric[s] > metric[best]) best = s;
    out[i] = path[best];
}
