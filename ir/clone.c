/* clone.c: copies a function. A body contains no pointers and no module-wide ids of its own values, so its
 * arrays are copied whole. Only the metadata table needs work.
 *
 * Two functions must not share a DISubprogram. Therefore the clone gets a copy of it, and copies of all nodes
 * in its scope: every node from which the subprogram is reachable (lexical blocks, variables, labels,
 * locations, lists of these, loop nodes with locations). The search follows only such local kinds. It never
 * enters types, files, compile units or other subprograms, which are shared. DIAssignIDs connect records with
 * stores of one function, so they are copied as well. */
#include "ir/hash.h"

/* The graph of the metadata nodes of local kinds that a function reaches, and their copies. */
typedef struct Scopes {
    Module *m;
    MdId subprogram;                           /* 0 = the function has none */
    Hash index_of;                             /* from a node to 1 + its index in `node` */
    VEC(MdId) node;                            /* all nodes of local kinds that are reachable */
    VEC(struct { uint32_t user, next; }) edge; /* user: index into node; next: 1 + index into edge, 0 = end */
    VEC(uint32_t) first_user;                  /* parallel to node: its list of users, a number as `next` */
    VEC(MdId) copy;                            /* parallel to node: its copy, 0 = it is shared */
} Scopes;

/* Returns 1 + the index of a node in s->node; 0 if it is not there. */
static uint32_t node_find(const Scopes *s, MdId id) {
    uint32_t hash = hash_word(0, id);
    for (uint32_t i = hash, at; (at = hash_next(&s->index_of, hash, &i)) != 0;)
        if (s->node.at[at - 1] == id) return at;
    return 0;
}

static bool name_is(const Module *m, StrId name, const char *text) { return strcmp(str_get(m, name), text) == 0; }

/* Reports whether a node is of a local kind, so that the search follows its operands: the kinds of nodes that can be in
 * the scope of a function. The only subprogram that counts is that of the function. */
static bool is_local_kind(const Scopes *s, MdId id) {
    static const char *const kind[] = {"DILexicalBlock", "DILexicalBlockFile", "DILocalVariable", "DILabel",
                                       "DIAssignID",     "DIImportedEntity",   "DICommonBlock"};
    const Md *md = &s->m->md.at[id];
    if (md->kind == MD_TUPLE || md->kind == MD_LOCATION || id == s->subprogram) return true;
    if (md->kind == MD_NODE)
        for (size_t i = 0; i < sizeof kind / sizeof *kind; i++)
            if (name_is(s->m, md->name, kind[i])) return true;
    return false;
}

/* Returns 1 + the index of a node in s->node, to which it is added if it is new. Returns 0 if id is 0 or the node is
 * not of a local kind; such a node is never copied. */
static uint32_t node_reach(Scopes *s, MdId id) {
    uint32_t at = id ? node_find(s, id) : 0;
    if (at || id == 0 || !is_local_kind(s, id)) return at;
    vec_push(&s->node, id);
    vec_push(&s->first_user, 0);
    vec_push(&s->copy, 0);
    hash_add(&s->index_of, hash_word(0, id), s->node.n);
    return s->node.n;
}

/* Finds the next operand of md that refers to a node, from operand number *at on. Sets *word to the index of its MdId,
 * which may be 0 (null), in md_op, and *at to the number of the operand after it. Returns false if there are no
 * more. */
static bool operand_next(const Module *m, const Md *md, uint32_t *at, uint32_t *word) {
    for (;;) {
        uint32_t i = (*at)++;
        switch (md->kind) {
        case MD_TUPLE: *word = md->first + i; return i < md->n;
        case MD_LOCATION: *word = md->first + (i == 0 ? LOC_SCOPE : LOC_INLINED_AT); return i < 2;
        case MD_NODE:
            if (i >= md->n) return false;
            *word = md->first + i * MD_FIELD_WORDS + 2;
            if (m->md_op.at[*word - 1] == MDF_MD) return true;
            break;
        default: return false;
        }
    }
}

/* Records the users of every node in s->node. While it loops over them, it adds those of their operands that are of
 * local kinds, so that all reachable nodes are found. */
static void edges_collect(Scopes *s) {
    for (uint32_t i = 0; i < s->node.n; i++) {
        Md md = s->m->md.at[s->node.at[i]];
        uint32_t word;
        for (uint32_t at = 0; operand_next(s->m, &md, &at, &word);) {
            uint32_t target = node_reach(s, s->m->md_op.at[word]);
            if (!target) continue;
            vec_reserve(&s->edge, 1);
            s->edge.at[s->edge.n].user = i;
            s->edge.at[s->edge.n++].next = s->first_user.at[target - 1];
            s->first_user.at[target - 1] = s->edge.n;
        }
    }
}

/* Reports whether a node is copied even if it uses no copied node: the subprogram, and every DIAssignID. */
static bool is_seed(const Scopes *s, MdId id) {
    const Md *md = &s->m->md.at[id];
    return id == s->subprogram || (md->kind == MD_NODE && name_is(s->m, md->name, "DIAssignID"));
}

/* Creates the copy, still without contents, of each seed and of each node that uses a seed, directly or not. */
static void copies_choose(Scopes *s) {
    VEC(uint32_t) todo = {0};
    for (uint32_t i = 0; i < s->node.n; i++)
        if (is_seed(s, s->node.at[i])) {
            s->copy.at[i] = md_new(s->m);
            vec_push(&todo, i);
        }
    for (uint32_t done = 0; done < todo.n; done++)
        for (uint32_t e = s->first_user.at[todo.at[done]]; e; e = s->edge.at[e - 1].next) {
            uint32_t user = s->edge.at[e - 1].user;
            if (s->copy.at[user] == 0) {
                s->copy.at[user] = md_new(s->m);
                vec_push(&todo, user);
            }
        }
    vec_free(&todo);
}

/* Returns the copy of a node, or the node itself if it is shared. */
static MdId md_remap(const Scopes *s, MdId id) {
    uint32_t at = id ? node_find(s, id) : 0;
    return at && s->copy.at[at - 1] ? s->copy.at[at - 1] : id;
}

/* Gives the copies the contents of the originals, with each operand that has a copy replaced by that copy. */
static void copies_fill(Scopes *s) {
    for (uint32_t i = 0; i < s->node.n; i++) {
        if (s->copy.at[i] == 0) continue;
        Md md = s->m->md.at[s->node.at[i]];
        uint32_t nword = md.kind == MD_NODE ? md.n * MD_FIELD_WORDS : md.n, word;
        uint32_t first = s->m->md_op.n;
        vec_append(&s->m->md_op, s->m->md_op.at + md.first, nword);
        md.first = first;
        for (uint32_t at = 0; operand_next(s->m, &md, &at, &word);)
            s->m->md_op.at[word] = md_remap(s, s->m->md_op.at[word]);
        s->m->md.at[s->copy.at[i]] = md;
    }
}

/* Initialises *s and copies the metadata nodes that belong to function sym, which has a body. md_remap then maps a node
 * to its copy. Free *s with scopes_free. */
static void scopes_build(Scopes *s, Module *m, SymId sym) {
    const Fn *f = m->sym.at[sym].fn;
    *s = (Scopes){.m = m, .subprogram = sym_dbg(m, sym)};
    node_reach(s, s->subprogram);
    for (uint32_t i = 0; i < f->md.n; i++) node_reach(s, f->md.at[i]);
    for (uint32_t i = m->sym.at[sym].md; i; i = m->sym_md.at[i - 1].next) node_reach(s, m->sym_md.at[i - 1].md);
    edges_collect(s);
    copies_choose(s);
    copies_fill(s);
}

static void scopes_free(Scopes *s) {
    free(s->index_of.slot);
    vec_free(&s->node);
    vec_free(&s->edge);
    vec_free(&s->first_user);
    vec_free(&s->copy);
}

/* -------------------------------------------------------------------------------- the arrays */

#define copy_array(to, from, table) \
    ((to)->table.at = mem_copy((from)->table.at, (from)->table.n * sizeof *(from)->table.at), \
     (to)->table.n = (to)->table.cap = (from)->table.n)

/* Copies all arrays of a body into `to`, which is empty, but not the caches: the graph, md_slot, `asked`, `ops`. */
static void body_copy(Fn *to, const Fn *from) {
    to->nparam = from->nparam;
    copy_array(to, from, inst);
    copy_array(to, from, opnd);
    copy_array(to, from, block);
    copy_array(to, from, order);
    copy_array(to, from, layout);
    copy_array(to, from, src);
    copy_array(to, from, name);
    copy_array(to, from, loc);
    copy_array(to, from, attached);
    copy_array(to, from, attach);
    copy_array(to, from, bundle);
    copy_array(to, from, md);
}

SymId fn_clone(Module *m, SymId s, StrId new_name) {
    const Fn *from = m->sym.at[s].fn;
    if (!from || m->sym.at[s].block_address_taken) return 0;
    SymId id = sym_new(m, new_name);
    Fn *to = fn_new(m, id);
    Sym copy = m->sym.at[s];
    copy.name = new_name;
    copy.linkage = LINK_INTERNAL;
    copy.visibility = VIS_DEFAULT;
    copy.dll = DLL_NONE;
    copy.dso = DSO_NONE;
    copy.comdat = 0;
    copy.md = 0;
    copy.settled = 0; /* what calls it, and its linkage, are other ones */
    copy.fn = to;
    uint32_t attached = m->sym.at[s].md;
    m->sym.at[id] = copy;
    body_copy(to, from);
    Scopes scopes;
    scopes_build(&scopes, m, s);
    for (uint32_t i = 0; i < to->md.n; i++) to->md.at[i] = md_remap(&scopes, to->md.at[i]);
    for (uint32_t i = attached; i; i = m->sym_md.at[i - 1].next) {
        SymMd one = m->sym_md.at[i - 1];
        sym_md_add(m, id, one.kind, md_remap(&scopes, one.md));
    }
    scopes_free(&scopes);
    return id;
}
