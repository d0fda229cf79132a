/* space.c: operations on sets of memory spaces. See space.h. */
#include "analysis/spaces/space.h"

/* In the order of the bits. */
/* clang-format off */
static const struct { uint32_t space; SpaceSet bit; const char *name, *tier; char letter; } space_row[] = {
    {SPACE_GLOBAL,  SET_GLOBAL,  "global",          "GLOBAL", 'G'},
    {SPACE_SHARED,  SET_SHARED,  "shared",          "SHARED", 'S'},
    {SPACE_CONST,   SET_CONST,   "constant",        "CONSTANT", 'C'},
    {SPACE_LOCAL,   SET_LOCAL,   "local",           "LOCAL", 'L'},
    {SPACE_PARAM,   SET_PARAM,   "param",           "CONSTANT", 'P'},
    {SPACE_TENSOR,  SET_TENSOR,  "tensor",          "TENSOR", 'T'},
    {SPACE_CLUSTER, SET_CLUSTER, "shared::cluster", "DISTRIBUTED_SHARED", 'D'},
};
/* clang-format on */
enum { SPACE_ROWS = sizeof space_row / sizeof *space_row };

SpaceSet space_set(uint32_t space) {
    if (space == SPACE_INTERNAL_DEVICE || space == SPACE_INTERNAL_GLOBAL) return SET_GLOBAL;
    for (int i = 0; i < SPACE_ROWS; i++)
        if (space_row[i].space == space) return space_row[i].bit;
    return 0;
}

SpaceSet space_unknown(uint32_t sm) {
    return SET_GLOBAL | SET_SHARED | SET_CONST | SET_LOCAL | SET_NULL | (sm == 0 || sm >= 90 ? SET_CLUSTER : 0);
}

/* Returns the bits whose addresses all lie in the window of a space; 0 for the generic space, which has no window. */
static SpaceSet bits_inside(uint32_t space) {
    if (space == SPACE_GLOBAL) return SET_GLOBAL | SET_PARAM;
    if (space == SPACE_CLUSTER) return SET_CLUSTER | SET_SHARED;
    return space_set(space);
}
/* Returns the bits of which some addresses may lie in the window of a space; 0 for the generic space. */
static SpaceSet bits_touching(uint32_t space) {
    if (space == SPACE_SHARED) return SET_SHARED | SET_CLUSTER;
    if (space == SPACE_PARAM) return SET_PARAM | SET_GLOBAL;
    return bits_inside(space);
}

/* Returns the part of `a` that can lie in the window of a space. A wider window is narrowed: {global} becomes {param}
 * in the window of param. Null stays. */
static SpaceSet space_meet(SpaceSet a, uint32_t space) {
    SpaceSet inside = a & bits_inside(space);
    /* Adds the part of a wider window that lies in this one. */
    if (a & bits_touching(space) & ~bits_inside(space)) inside |= space_set(space);
    return inside | (a & SET_NULL);
}

SpaceSet space_meet_set(SpaceSet a, SpaceSet allowed) {
    if (!(a & SET_SPACES & ~allowed)) return a;
    SpaceSet r = a & SET_NULL;
    for (int i = 0; i < SPACE_ROWS; i++)
        if (allowed & space_row[i].bit) r |= space_meet(a, space_row[i].space);
    return r;
}

SpaceSet space_without(SpaceSet a, SpaceSet excluded) {
    SpaceSet left = a & (SpaceSet)~excluded, gone = a & excluded;
    if ((gone & SET_GLOBAL) && !(excluded & SET_PARAM)) left |= SET_PARAM;
    if ((gone & SET_CLUSTER) && !(excluded & SET_SHARED)) left |= SET_SHARED;
    return left;
}

bool space_within(SpaceSet a, uint32_t space) { return !space_is_empty(a) && !(a & ~bits_inside(space)); }

bool space_disjoint(SpaceSet a, uint32_t space) { return !space_is_empty(a) && !space_may_be(a, space); }

bool space_may_be(SpaceSet a, uint32_t space) { return a & bits_touching(space) & SET_SPACES; }

bool space_sets_disjoint(SpaceSet a, SpaceSet b) {
    for (int i = 0; i < SPACE_ROWS; i++)
        if ((b & space_row[i].bit) && space_may_be(a, space_row[i].space)) return false;
    return true;
}

uint32_t space_resolve(SpaceSet a) {
    a &= SET_SPACES;
    if (a == (SET_GLOBAL | SET_PARAM)) return SPACE_GLOBAL;
    if (a == (SET_SHARED | SET_CLUSTER)) return SPACE_CLUSTER;
    return space_is_single(a) ? space_row[__builtin_ctz(a)].space : SPACE_GENERIC;
}

bool space_is_pair(SpaceSet a, uint32_t pair[2]) {
    int n = 0;
    if (a & SET_SPACES & ~(SET_GLOBAL | SET_SHARED | SET_CONST | SET_LOCAL)) return false;
    for (int i = 0; i < SPACE_ROWS; i++)
        if (a & SET_SPACES & space_row[i].bit && n++ < 2) pair[n - 1] = space_row[i].space;
    return n == 2;
}

void space_print(SpaceSet a, Out *o) {
    const char *separator = "";
    out_char(o, '{');
    for (int i = 0; i < SPACE_ROWS; i++)
        if (a & space_row[i].bit) {
            out_format(o, "%s%s", separator, space_row[i].name);
            separator = ", ";
        }
    if (a & SET_NULL) out_format(o, "%snull", separator);
    out_char(o, '}');
}

/* Prints the names of the spaces, without null, with `between` between two. */
static void names_print(SpaceSet a, const char *between, Out *o) {
    const char *separator = "";
    for (int i = 0; i < SPACE_ROWS; i++)
        if (a & space_row[i].bit) {
            out_format(o, "%s%s", separator, space_row[i].name);
            separator = between;
        }
}

void space_words_print(SpaceSet a, Out *o) { names_print(a, " or ", o); }
void space_list_print(SpaceSet a, Out *o) { names_print(a, ",", o); }

bool space_list_parse(const char *text, SpaceSet *a) {
    *a = 0;
    for (;;) {
        size_t n = strcspn(text, ",");
        int i = 0;
        while (i < SPACE_ROWS && (strlen(space_row[i].name) != n || memcmp(space_row[i].name, text, n))) i++;
        if (i == SPACE_ROWS) return false;
        *a |= space_row[i].bit;
        if (!text[n]) return true;
        text += n + 1;
    }
}

const char *space_tier(SpaceSet a) {
    if (space_is_empty(a)) return "BOTTOM";
    for (int i = 0; i < SPACE_ROWS; i++)
        if ((a & SET_SPACES) == space_row[i].bit) return space_row[i].tier;
    return "GENERIC";
}

char space_letter(uint32_t space) {
    uint32_t at = space_at_run_time(space);
    for (int i = 0; i < SPACE_ROWS; i++)
        if (space_row[i].space == at) return space_row[i].letter;
    return '?';
}
