/* md_copy.h: copies the metadata of instructions that are duplicated, by the inliner or with the body of a loop.
 *
 * A location keeps its line and scope (the callee's subprogram stays in use) and gets an inlinedAt location,
 * one distinct node for each copy, so that two copies can be distinguished. A DIAssignID, a loop id, and
 * alias scopes with their domain identify one place, so each copy gets its own. All other nodes are shared. */
#ifndef NVIR_TRANSFORM_MD_COPY_H
#define NVIR_TRANSFORM_MD_COPY_H

#include "ir/ir.h"

enum { JOINED_MAX = 64 };

/* The state of the current copy of a body, or of a part of it. It is used for one copy after another. */
typedef struct MdCopy {
    Module *m;
    Fn *to;
    const Fn *from;
    MdId at;        /* the location of the call, as a distinct node; 0: no locations */
    uint32_t stamp; /* the number of this copy; entries with another stamp are stale */
    VEC(struct {
        uint32_t stamp;
        MdId copy;
    })
    node; /* by MdId */
    /* by 2 * index in from->md, plus 1 for a list of scopes */
    VEC(struct { uint32_t stamp, index; }) slot;
    /* for inline_md.c: a cache of the concatenations of two lists of scopes */
    struct {
        uint32_t stamp, there, list, made;
    } joined[JOINED_MAX];
} MdCopy;

/* Begins a new copy of the body `from`, or of a part of it, into `to`; the two may be the same. `call_location` is the
 * location of the call that the copy replaces, of which a distinct copy is made; 0: locations stay as they are. The
 * caller zeroes the MdCopy and sets `m` before the first copy; mdcopy_free follows the last. */
void mdcopy_begin(MdCopy *c, Fn *to, const Fn *from, MdId call_location);
/* Returns the index in to->md of entry `index` of from->md as the copy needs it: of a copy of the node, which is
 * made at the first request, or of the node itself if all copies share it (see above). */
uint32_t mdcopy_index(MdCopy *c, uint32_t index);
/* Returns the same for an entry that is a list of alias scopes. The list and its scopes are copied, because a scope is
 * valid for one execution of a body, so each copy needs its own. */
uint32_t mdcopy_scopes(MdCopy *c, uint32_t index);
/* Attaches to instruction `to` of c->to copies of the attachments of instruction v of c->from. The debug location is no
 * attachment (inst_loc), so it is not copied. */
void mdcopy_attachments(MdCopy *c, ValueId v, ValueId to);
void mdcopy_free(MdCopy *c);

#endif
