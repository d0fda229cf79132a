/* intrinsic.c: the table of intrinsics, and the search for a row by name. */
#include "ir/chars.h"
#include "ir/ir.h"
#include "ir/intrinsic_id.h"

/* The words that rows have in the columns flags and spaces. IN_*: bits of intrinsic_space_bit(). */
/* clang-format off */
enum {
    PURE = INF_PURE, READ = INF_READ, WRITE = INF_WRITE, ARGMEM = INF_ARGMEM, CONVERGENT = INF_CONVERGENT,
    NORETURN = INF_NORETURN, NOP = INF_NOP, SREG = INF_SREG, ASYNC = INF_ASYNC, NOCAPTURE = INF_NOCAPTURE,
    LIBRARY = INF_LIBRARY, TEXMODE = INF_TEXMODE, COPY = INF_COPY, FILL = INF_FILL, LIFETIME = INF_LIFETIME,
    CAST = INF_CAST, UNIFORM = INF_UNIFORM, ACQUIRE = INF_ACQUIRE, LOAD = INF_LOAD,
    TENSOR_MAP = INF_TENSOR_MAP
};
enum {
    IN_ANY = 0, IN_GLOBAL = 0x01, IN_SHARED = 0x02, IN_MATRIX = 0x03, IN_CLUSTER = 0x42, IN_ATOMIC = 0x43,
    IN_WRITABLE = 0x6b
};
/* clang-format on */

/* Indexed by id; row 0 is INTRIN_NONE. The column in_space is optional: "..." stands for version, or version,
 * in_space. */
const Intrinsic intrinsic_table[INTRIN_COUNT] = {
    [INTRIN_NONE] = {.name = ""},
#define INTRIN(id, family, name, signature, ptx, flags, result, spaces, target, ...) \
    [INTRIN_##id] = {name,         signature,   ptx, \
                     target,       flags,       INTRIN_FAMILY_##family, \
                     INR_##result, IN_##spaces, .version = __VA_ARGS__},
#include "intrinsics.inc"
#undef INTRIN
};
_Static_assert(INTRIN_COUNT <= UINT16_MAX, "Sym.intrinsic has 16 bits");

uint32_t intrinsic_space_bit(uint32_t space) {
    static const struct {
        uint8_t space, bit;
    } bits[] = {{SPACE_GLOBAL, 0x01}, {SPACE_SHARED, 0x02}, {SPACE_CONST, 0x04},  {SPACE_LOCAL, 0x08},
                {SPACE_PARAM, 0x10},  {SPACE_TENSOR, 0x20}, {SPACE_CLUSTER, 0x40}};
    for (size_t k = 0; k < sizeof bits / sizeof *bits; k++)
        if (bits[k].space == space) return bits[k].bit;
    return 0;
}

bool intrinsic_allows_space(const Intrinsic *row, uint32_t space) {
    return space == SPACE_GENERIC || !row->spaces || (row->spaces & intrinsic_space_bit(space));
}

/* Compares the name of a row with name[0..len). Returns a number less than, equal to or greater than 0, like strcmp. */
static int row_compare(uint32_t id, const char *name, size_t len) {
    int order = strncmp(intrinsic_table[id].name, name, len);
    return order ? order : intrinsic_table[id].name[len] != 0;
}

/* Returns the id of the row whose name is exactly name[0..len); INTRIN_NONE if there is none. */
static uint32_t row_find(const char *name, size_t len) {
    uint32_t low = 1;
    lower_bound(low, INTRIN_COUNT, mid, row_compare(mid, name, len) < 0);
    return low < INTRIN_COUNT && row_compare(low, name, len) == 0 ? low : INTRIN_NONE;
}

/* Reports whether a component of a name, between two dots, spells a type, as the suffixes of overloaded intrinsics do:
 * i32, f16, p0, p1i8, v4f32, a8i8 (an array), bf16, s_name and sl_i32i8s (structs), isVoid. */
static bool component_is_type(const char *s, size_t len) {
    if (len >= 2 && strchr("ifpva", s[0]) && char_is_digit(s[1])) return true;
    return (len == 4 && memcmp(s, "bf16", 4) == 0) || (len >= 2 && s[0] == 's' && (s[1] == '_' || s[1] == 'l')) ||
           (len == 6 && memcmp(s, "isVoid", 6) == 0);
}

uint32_t intrinsic_find(const char *name, size_t len) {
    for (;;) {
        uint32_t row = row_find(name, len);
        if (row) return row;
        size_t dot = len;
        while (dot > 0 && name[dot - 1] != '.') dot--;
        if (dot == 0 || !component_is_type(name + dot, len - dot)) return INTRIN_NONE;
        len = dot - 1;
    }
}

SymId intrinsic_declare(Module *m, StrId name, TypeId type) {
    SymId s = sym_find(m, name);
    if (s) return s;
    s = sym_new(m, name);
    m->sym.at[s].kind = SYM_FUNC;
    m->sym.at[s].type = type;
    m->sym.at[s].intrinsic = (uint16_t)intrinsic_find(str_get(m, name), str_len(m, name));
    return s;
}

const Intrinsic *intrinsic_in_space(const Intrinsic *row, uint32_t space) {
    const char *star = row->in_space ? strchr(row->in_space, '*') : NULL;
    const char *word = space_name(space);
    char name[128];
    if (!star || !word) return NULL;
    int before = (int)(star - row->in_space);
    int n = snprintf(name, sizeof name, "%.*s%s%s", before, row->in_space, word, star + 1);
    uint32_t found = row_find(name, (size_t)n);
    return found ? intrinsic_at(found) : NULL;
}

/* Reports whether the first word of a list of targets ("80", "90a", "100f") includes target t; see target_listed. The
 * members of a family have numbers that differ only in the last digit: 100 and 103, 120 and 121. */
static bool target_has(const Target *t, const char *word) {
    char *end;
    unsigned long sm = strtoul(word, &end, 10);
    if (*end == 'a') return t->sm == sm && t->feature == 'a';
    if (*end == 'f') return t->sm / 10 == sm / 10 && t->sm >= sm && t->feature != 0;
    return t->sm >= sm;
}

bool target_listed(const Target *t, const char *list) {
    for (const char *word = list; word; word = strpbrk(word, " :")) {
        if (*word == ':') return false;
        if (*word == ' ') word++;
        if (target_has(t, word)) return true;
    }
    return false;
}
