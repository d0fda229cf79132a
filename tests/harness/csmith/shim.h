/* What a program of Csmith needs besides its own text, on the host and on the device: the arithmetic without undefined
 * behaviour of Csmith's safe_math.h, and the checksum of the program's variables. DEV marks variables of the device.
 * The names are those that Csmith's programs use. */
#include <float.h>
#include <limits.h>
#include <stdint.h>

#undef NULL
#define NULL 0
#define memcpy __builtin_memcpy
#define fabs __builtin_fabs
#define fabsf __builtin_fabsf
#define INFINITY __builtin_inff()

#define STATIC static
#define UNDEFINED(x) (__undefined)
#define LOG_INDEX
#define LOG_EXEC
#define FUNC_NAME(x) (safe_##x)
#define DIV0 0
static DEV long __undefined;
#include <csmith/safe_math.h>

/* Csmith calls these of 0, too, where they are undefined. */
static int clz_or_0(unsigned long x) { return x ? __builtin_clzl(x) : 0; }
static int ctz_or_0(unsigned long x) { return x ? __builtin_ctzl(x) : 0; }
#define __builtin_clz(x) clz_or_0((unsigned)(x))
#define __builtin_clzl(x) clz_or_0(x)
#define __builtin_clzll(x) clz_or_0(x)
#define __builtin_ctz(x) ctz_or_0((unsigned)(x))
#define __builtin_ctzl(x) ctz_or_0(x)
#define __builtin_ctzll(x) ctz_or_0(x)
#define __builtin_ia32_crc32qi(crc, byte) ((crc) ^ (unsigned char)(byte))

static DEV uint32_t crc32_tab[256];
static DEV uint32_t crc32_context = 0xFFFFFFFFu;
static DEV uint32_t checksum;

static void crc32_gentab(void) {
    for (uint32_t i = 0; i < 256; i++) {
        uint32_t crc = i;
        for (int j = 0; j < 8; j++) crc = crc & 1 ? (crc >> 1) ^ 0xEDB88320u : crc >> 1;
        crc32_tab[i] = crc;
    }
}

/* Adds the eight bytes of a value to the checksum. */
static void transparent_crc(uint64_t value, const char *, int) {
    for (int i = 0; i < 64; i += 8)
        crc32_context = (crc32_context >> 8) ^ crc32_tab[(crc32_context ^ (uint8_t)(value >> i)) & 0xFF];
}

static void transparent_crc_bytes(char *p, int n, const char *name, int print) {
    for (int i = 0; i < n; i++) transparent_crc(p[i], name, print);
}

#define platform_main_begin()
#define platform_main_end(crc, print) checksum = (crc)
