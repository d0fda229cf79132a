/* random.h: the generator SplitMix64 of pseudo-random numbers (Steele, Lea and Flood, "Fast splittable pseudorandom
 * number generators", OOPSLA 2014), for the contents of buffers and for the tests. */
#ifndef NVIR_IR_RANDOM_H
#define NVIR_IR_RANDOM_H

#include <stdint.h>

/* Returns a random number of 64 bits and advances the state, which may have any value at first. */
static inline uint64_t random_next(uint64_t *state) {
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

#endif
