// packet_parse: reads packed, unaligned headers with bit fields out of a stream of bytes, and answers with a
// union that is written one way and read another.
// Launch: any grid and block covering n.
// Buffers: stream (bytes), offset (n ints), out (n Answer, written).
// Check: against the same structures on the host (little-endian), exact.

struct __attribute__((packed)) Header {
    unsigned char version : 4;
    unsigned char kind : 3;
    unsigned char urgent : 1;
    unsigned short length;
    unsigned int source;
    unsigned long long stamp;
};

union Payload {
    unsigned long long whole;
    unsigned short part[4];
    struct {
        unsigned long long low : 20;
        unsigned long long middle : 24;
        signed long long high : 20;
    } field;
};

struct Answer {
    unsigned source;
    int fields;
    long long checksum;
    bool urgent;
};

extern "C" __global__ void packet_parse(const unsigned char *stream, const int *offset, Answer *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    const unsigned char *at = stream + offset[i];
    Header header;
    for (unsigned k = 0; k < sizeof(Header); k++)
        ((unsigned char *)&header)[k] = at[k];
    Answer a;
    a.source = header.source;
    a.urgent = header.urgent;
    a.fields = header.version * 100 + header.kind;
    Payload p;
    p.whole = header.stamp;
    p.part[3] ^= 0x8001;
    p.field.middle += 1;
    a.checksum = (long long)p.field.low + p.field.middle + p.field.high;
    for (int k = 0; k < header.length % 16; k++)
        a.checksum = a.checksum * 31 + at[sizeof(Header) + k];
    out[i] = a;
}
