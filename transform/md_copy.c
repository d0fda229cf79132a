/* md_copy.c: implements md_copy.h. */
#include "transform/md_copy.h"

void mdcopy_begin(MdCopy *c, Fn *to, const Fn *from, MdId call_location) {
    c->to = to;
    c->from = from;
    c->at = 0;
    c->stamp++;
    if (!call_location) return;
    uint32_t word[LOC_WORDS];
    memcpy(word, c->m->md_op.at + c->m->md.at[call_location].first, sizeof word);
    c->at = md_new(c->m);
    md_set_location(c->m, c->at, word, true);
}

void mdcopy_free(MdCopy *c) {
    vec_free(&c->node);
    vec_free(&c->slot);
}

/* Returns the copy of node `id` that this copy of the body has made; 0 if there is none yet. */
static MdId node_copy(MdCopy *c, MdId id) {
    vec_reach(&c->node, id);
    return c->node.at[id].stamp == c->stamp ? c->node.at[id].copy : 0;
}

/* Records `copy` as the copy of node `id`. */
static void node_learn(MdCopy *c, MdId id, MdId copy) {
    vec_reach(&c->node, id);
    c->node.at[id].stamp = c->stamp;
    c->node.at[id].copy = copy;
}

/* Creates a copy of location `id` with `at` as its inlinedAt; at 0: it has none. */
static MdId location_at(MdCopy *c, MdId id, MdId at, bool distinct) {
    uint32_t word[LOC_WORDS];
    memcpy(word, c->m->md_op.at + c->m->md.at[id].first, sizeof word);
    word[LOC_INLINED_AT] = at;
    MdId copy = md_new(c->m);
    md_set_location(c->m, copy, word, distinct);
    return copy;
}

/* Returns the copy of `id`, an inlinedAt location or 0: copies the chain of inlinedAt locations that begins there, and
 * appends c->at, the location of the inlined call. Returns c->at if `id` is 0. Each location of a chain is copied
 * once. */
static MdId inlined_at_copy(MdCopy *c, MdId id) {
    VEC(MdId) chain = {0};
    MdId at = 0;
    for (; id && !(at = node_copy(c, id)) && chain.n < c->m->md.n;) {
        vec_push(&chain, id);
        id = c->m->md_op.at[c->m->md.at[id].first + LOC_INLINED_AT];
    }
    if (!at) at = c->at;
    while (chain.n) {
        id = vec_pop(&chain);
        at = location_at(c, id, at, true);
        node_learn(c, id, at);
    }
    vec_free(&chain);
    return at;
}

/* Returns a new copy of a location and of its chain of inlinedAt locations; c->at must not be 0. */
static MdId location_copy(MdCopy *c, MdId id) {
    MdId inlined = c->m->md_op.at[c->m->md.at[id].first + LOC_INLINED_AT];
    return location_at(c, id, inlined_at_copy(c, inlined), c->m->md.at[id].distinct);
}

/* Reports whether the node is a tuple whose first element is the tuple itself. */
static bool tuple_is_self(const Module *m, MdId id) {
    const Md *md = &m->md.at[id];
    return md->kind == MD_TUPLE && md->n && m->md_op.at[md->first] == id;
}

/* Copies a tuple as a distinct node and records the copy. An element that is the tuple itself becomes the copy, and
 * locations in the tuple are copied; without c->at, the copy of a tuple has no locations. */
static MdId tuple_copy(MdCopy *c, MdId id) {
    Md md = c->m->md.at[id];
    VEC(MdId) elem = {0};
    MdId copy = md_new(c->m);
    node_learn(c, id, copy);
    for (uint32_t i = 0; i < md.n; i++) {
        MdId e = c->m->md_op.at[md.first + i];
        bool location = md_is_location(c->m, e);
        if (location && !c->at) continue;
        vec_push(&elem, e == id ? copy : location ? location_copy(c, e) : e);
    }
    md_set_tuple(c->m, copy, elem.at, elem.n, true);
    vec_free(&elem);
    return copy;
}

/* Returns the copy of a node if it identifies one place: a location if c->at is not 0, a DIAssignID, or a tuple that
 * refers to itself, such as a loop id. Returns the node itself otherwise. A location is copied anew each time. */
static MdId plain_copy(MdCopy *c, MdId id) {
    const Md *md = &c->m->md.at[id];
    if (md->kind == MD_LOCATION) return c->at ? location_copy(c, id) : id;
    bool assign = md->kind == MD_NODE && !strcmp(str_get(c->m, md->name), "DIAssignID");
    if (!assign && !tuple_is_self(c->m, id)) return id;
    MdId copy = node_copy(c, id);
    if (copy) return copy;
    if (!assign) return tuple_copy(c, id);
    StrId name = md->name;
    copy = md_new(c->m);
    md_set_node(c->m, copy, name, NULL, 0, true);
    node_learn(c, id, copy);
    return copy;
}

/* Returns the copy of a scope { itself or a string, its domain, ... }, and copies its domain { itself or a string, ...
 * } with it. Each is copied once. Returns `id` itself if it is 0 or no tuple. */
static MdId scope_copy(MdCopy *c, MdId id) {
    MdId copy = id ? node_copy(c, id) : 0;
    if (!id || copy || c->m->md.at[id].kind != MD_TUPLE) return copy ? copy : id;
    copy = tuple_copy(c, id);
    if (c->m->md.at[copy].n < 2) return copy;
    MdId domain = c->m->md_op.at[c->m->md.at[copy].first + 1];
    if (!domain || c->m->md.at[domain].kind != MD_TUPLE || domain == copy) return copy;
    MdId own = node_copy(c, domain);
    if (!own) own = tuple_copy(c, domain);
    c->m->md_op.at[c->m->md.at[copy].first + 1] = own;
    return copy;
}

/* Returns a new list of the copies of the scopes in list `id` (scope_copy). Returns `id` itself if it is no tuple. */
static MdId scopes_copy(MdCopy *c, MdId id) {
    Md md = c->m->md.at[id];
    VEC(MdId) elem = {0};
    if (md.kind != MD_TUPLE) return id;
    for (uint32_t i = 0; i < md.n; i++) vec_push(&elem, scope_copy(c, c->m->md_op.at[md.first + i]));
    MdId copy = md_tuple(c->m, elem.at, elem.n, false);
    vec_free(&elem);
    return copy;
}

/* Returns the index in to->md of the copy of entry `index` of from->md; creates the copy at the first request. scopes:
 * the entry is a list of alias scopes (mdcopy_scopes). */
static uint32_t slot_copy(MdCopy *c, uint32_t index, bool scopes) {
    uint32_t slot = 2 * index + scopes;
    vec_reach(&c->slot, slot);
    if (c->slot.at[slot].stamp == c->stamp) return c->slot.at[slot].index;
    MdId id = c->from->md.at[index];
    uint32_t to = fn_md_index(c->to, scopes ? scopes_copy(c, id) : plain_copy(c, id));
    c->slot.at[slot].stamp = c->stamp;
    c->slot.at[slot].index = to;
    return to;
}

uint32_t mdcopy_index(MdCopy *c, uint32_t index) { return slot_copy(c, index, false); }
uint32_t mdcopy_scopes(MdCopy *c, uint32_t index) { return slot_copy(c, index, true); }

void mdcopy_attachments(MdCopy *c, ValueId v, ValueId to) {
    if (v >= c->from->attached.n) return;
    for (uint32_t a = c->from->attached.at[v]; a; a = c->from->attach.at[a - 1].next) {
        Attach one = c->from->attach.at[a - 1];
        const char *kind = str_get(c->m, one.kind);
        bool scopes = !strcmp(kind, "alias.scope") || !strcmp(kind, "noalias");
        inst_attach_add(c->to, to, one.kind, scopes ? mdcopy_scopes(c, one.md) : mdcopy_index(c, one.md));
    }
}
