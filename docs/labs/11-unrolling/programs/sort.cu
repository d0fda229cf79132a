// A sorting network: the inner loop begins where the outer one says.
extern "C" __attribute__((global)) void sort(int *data) {
    int a[6];
    int t = __nvvm_read_ptx_sreg_tid_x();
    for (int i = 0; i < 6; i++) a[i] = data[t * 6 + i];
    for (int round = 0; round < 6; round++)
        for (int i = round & 1; i < 5; i += 2)
            if (a[i] > a[i + 1]) {
                int x = a[i];
                a[i] = a[i + 1];
                a[i + 1] = x;
            }
    for (int i = 0; i < 6; i++) data[t * 6 + i] = a[i];
}
