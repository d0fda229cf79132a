/* space.h: sets of memory spaces: the lattice of the analysis. Only the functions below look at single bits.
 *
 *            GENERIC   two or more bits              {} is BOTTOM: nothing reaches the value
 *        /  /   |  \  \                              one bit: a concrete space
 *    global shared constant local param tensor cluster
 *        \  \   |  /  /                              join is OR, so a fact only grows
 *            BOTTOM    {}
 *
 * The window of a space is the range of generic addresses that stand for its memory. Two windows lie inside others:
 * shared in shared::cluster, param in global. So the functions below compare windows, not bits: an address in
 * {param} is also in the window of global. SET_NULL says that null, or the address of a function or block, may reach
 * the value; these are in no space. */
#ifndef NVIR_ANALYSIS_SPACES_SPACE_H
#define NVIR_ANALYSIS_SPACES_SPACE_H

#include "ir/ir.h"

typedef uint8_t SpaceSet;
/* clang-format off */
enum {
    SET_GLOBAL = 0x01, SET_SHARED = 0x02, SET_CONST = 0x04, SET_LOCAL = 0x08, SET_PARAM = 0x10,
    SET_TENSOR = 0x20, SET_CLUSTER = 0x40, SET_NULL = 0x80, SET_SPACES = 0x7f
};
/* clang-format on */

/* Returns the set of a pointer whose type names the space, without null; {} for the generic space and one that is not
 * known. SPACE_INTERNAL_DEVICE and SPACE_INTERNAL_GLOBAL give {global}. */
SpaceSet space_set(uint32_t space);
/* Returns the set of an unknown pointer: any space that a generic address of the target may be in, or null. It has no
 * param, which lies in the window of global, and no tensor. shared::cluster exists from sm_90 on; sm 0 means that the
 * target is not known, and then the set has it. */
SpaceSet space_unknown(uint32_t sm);

/* Reports whether a mask keeps the bits of a generic address that determine its space. Windows are aligned to 2^24
 * bytes, and no address has a bit above number 47. */
static inline bool space_mask_keeps(uint64_t mask) {
    const uint64_t window = UINT64_C(0xffffff000000);
    return (mask & window) == window;
}

/* Returns the union. */
static inline SpaceSet space_join(SpaceSet a, SpaceSet b) { return a | b; }
/* Reports whether the set has no space. Null does not count. */
static inline bool space_is_empty(SpaceSet a) { return !(a & SET_SPACES); }
/* Reports whether the set has exactly one space. Null does not count. */
static inline bool space_is_single(SpaceSet a) {
    return (a & SET_SPACES) && !((a & SET_SPACES) & ((a & SET_SPACES) - 1));
}
/* Reports whether the set has SET_NULL. */
static inline bool space_may_be_null(SpaceSet a) { return a & SET_NULL; }

/* Returns the part of `a` that can lie in the window of a space of `allowed`. What is left of a wider window is the
 * inner one: {global} that must be in {param} becomes {param}. Null stays. */
SpaceSet space_meet_set(SpaceSet a, SpaceSet allowed);
/* Returns the part of `a` that remains if the address is in none of the spaces of `excluded`, and not null if that has
 * SET_NULL. An address of the global window that is not in global memory is in the param window, and one of the window
 * of shared::cluster that is not in other blocks' memory is in shared; so excluding global adds param, unless that is
 * excluded too, and likewise. */
SpaceSet space_without(SpaceSet a, SpaceSet excluded);
/* Reports whether all addresses of `a` are in the window of a space; false if `a` has no space or may be null. */
bool space_within(SpaceSet a, uint32_t space);
/* Reports whether no address of `a` is in the window of a space; false if `a` has no space. Null is in no window. */
bool space_disjoint(SpaceSet a, uint32_t space);
/* Reports whether some address of `a` may be in the window of a space. */
bool space_may_be(SpaceSet a, uint32_t space);
/* Reports whether no address can be in both sets, by their windows: false for {shared} and {shared::cluster}. Returns
 * true if one of them has no space. Null does not count. */
bool space_sets_disjoint(SpaceSet a, SpaceSet b);

/* Returns the space whose window contains the whole set: its only space, or the wider of two nested ones (global for
 * {global, param}, shared::cluster for {shared, shared::cluster}). Returns SPACE_GENERIC for any other set. Null does
 * not count. */
uint32_t space_resolve(SpaceSet a);

/* Reports whether the set is exactly two of global, shared, constant and local memory, which have no address in common.
 * If so, sets `pair` to these two SPACE_*; else its contents are undefined. Null does not count. */
bool space_is_pair(SpaceSet a, uint32_t pair[2]);

/* Prints "{global, shared}", with null as "null". */
void space_print(SpaceSet a, Out *o);
/* Returns the name of the set in the lattice that only has single spaces: "BOTTOM" for no space, "GLOBAL", "SHARED",
 * ... for one ("CONSTANT" also for param), "GENERIC" for several. Null does not count. */
const char *space_tier(SpaceSet a);
void space_words_print(SpaceSet a, Out *o); /* "global or shared", without null */
/* Returns the letter that stands for a space in pictures: G, S, C, L or P; T for tensor memory, D for shared::cluster
 * (distributed shared memory), ? for generic. */
char space_letter(uint32_t space);
/* Prints "global,shared", the form of the attribute "nvvm.as", which does not mention null; nothing for a set without
 * spaces. */
void space_list_print(SpaceSet a, Out *o);
/* Parses this form into *a. Returns false, with a part of the set in *a, if the text is empty or names something else.
 * */
bool space_list_parse(const char *text, SpaceSet *a);

#endif
