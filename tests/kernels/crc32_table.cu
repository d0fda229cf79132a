// crc32_table: the CRC-32 of each record; the table of 16 entries (one nibble at a time) is in constant
// memory, a second table of 256 entries is built in shared memory by the block.
// Launch: any grid, any block; one thread per record.
// Buffers: bytes (records * length bytes), by_nibble, by_byte (records unsigned ints, written).
// Check: both against the host's CRC-32 (polynomial 0xedb88320), exact.

__constant__ unsigned nibble_table[16] = {
    0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac, 0x76dc4190, 0x6b6b51f4, 0x4db26158, 0x5005713c,
    0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c, 0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c};

__device__ unsigned crc_nibble(const unsigned char *p, int n) {
    unsigned crc = ~0u;
    for (int i = 0; i < n; i++) {
        crc = nibble_table[(crc ^ p[i]) & 15] ^ crc >> 4;
        crc = nibble_table[(crc ^ p[i] >> 4) & 15] ^ crc >> 4;
    }
    return ~crc;
}

__device__ unsigned crc_byte(const unsigned char *p, int n, const unsigned *table) {
    unsigned crc = ~0u;
    while (n-- > 0)
        crc = table[(crc ^ *p++) & 255] ^ crc >> 8;
    return ~crc;
}

extern "C" __global__ void crc32_table(const unsigned char *bytes, int length, int records,
                                       unsigned *by_nibble, unsigned *by_byte) {
    __shared__ unsigned byte_table[256];
    for (unsigned v = threadIdx.x; v < 256; v += blockDim.x) {
        unsigned c = v;
        for (int k = 0; k < 8; k++)
            c = c & 1 ? 0xedb88320u ^ c >> 1 : c >> 1;
        byte_table[v] = c;
    }
    __syncthreads();
    int r = blockIdx.x * blockDim.x + threadIdx.x;
    if (r >= records)
        return;
    const unsigned char *p = bytes + (size_t)r * length;
    by_nibble[r] = crc_nibble(p, length);
    by_byte[r] = crc_byte(p, length, byte_table);
}
