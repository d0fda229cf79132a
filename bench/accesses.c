/* accesses: counts how many memory accesses of PTX name a state space, for PTX of any compiler.
 *
 *    build/accesses [-list | -functions] FILE.ptx...
 *
 * Prints one line for each file: its name, then pairs of accesses and generic accesses: of ld, ldu, st, atom
 * and red; of wmma.load and wmma.store; of inline assembly, which the programmer wrote; and, last, how many
 * accesses there are to local memory. Accesses to .param are not counted, because they pass arguments. Only
 * functions that kernels reach are counted: from each .entry, all functions and variables that it names, and
 * those that these name. -list prints each generic access, except those of assembly, with its function and
 * line; -functions prints instead of the counts the names of these functions, one in each line.
 */
#include "parse/parse.h"
#include "parse/ptx_read.h"

enum Group { GROUP_PLAIN, GROUP_WMMA, GROUP_ASM, GROUPS };

/* The counts of a file, see above. `all` includes the generic ones; `local` is of all groups. */
typedef struct Counts {
    uint32_t all[GROUPS], generic[GROUPS], local;
} Counts;

/* A node of the reachability graph: a function with its body, or the declaration of a variable. */
typedef struct Node {
    uint32_t name, first, n; /* the text of its name; its tokens */
    const PtxFn *fn;         /* NULL: a variable */
    bool reached;
} Node;

typedef struct Graph {
    const PtxText *p;
    VEC(Node) node;
    VEC(uint32_t) next; /* worklist of reached nodes */
    uint32_t *by_text;  /* by text: 1 + the node of that name */
} Graph;

/* --------------------------------------------------------------------------- reachability from kernels */

/* Adds a node to the graph, unless it has no name (text 0). */
static void node_add(Graph *g, Node x) {
    if (!x.name) return;
    vec_push(&g->node, x);
    g->by_text[x.name] = g->node.n;
}

/* Returns the number of the token after the last one of a function: after its last statement, or after its head if
 * it has none. */
static uint32_t body_end(const PtxText *p, const PtxFn *f) {
    const PtxStmt *last = f->nstmt ? &p->stmt.at[f->stmt + f->nstmt - 1] : NULL;
    return last ? last->first + last->n : f->first + f->n;
}

/* Adds all variables and all functions with a body. */
static void nodes_build(Graph *g) {
    const PtxText *p = g->p;
    for (uint32_t i = 0; i < p->decl.n; i++) {
        const PtxDecl *d = &p->decl.at[i];
        for (uint32_t k = d->first; k < d->first + d->n; k++)
            if (p->token.at[k].kind == PTK_WORD) {
                node_add(g, (Node){.name = p->token.at[k].text, .first = d->first, .n = d->n});
                break;
            }
    }
    for (uint32_t i = 0; i < p->fn.n; i++) {
        const PtxFn *f = &p->fn.at[i];
        uint32_t n = body_end(p, f) - f->first;
        if (f->defined) node_add(g, (Node){.name = f->name, .first = f->first, .n = n, .fn = f});
    }
}

/* Marks a node as reached and puts it on the worklist, unless it was reached before. */
static void node_reach(Graph *g, uint32_t i) {
    if (g->node.at[i].reached) return;
    g->node.at[i].reached = true;
    vec_push(&g->next, i);
}

/* Marks all nodes that kernels reach. */
static void reachable_mark(Graph *g) {
    for (uint32_t i = 0; i < g->node.n; i++)
        if (g->node.at[i].fn && g->node.at[i].fn->entry) node_reach(g, i);
    while (g->next.n) {
        Node x = g->node.at[g->next.at[--g->next.n]];
        for (uint32_t k = x.first; k < x.first + x.n; k++) {
            uint32_t to = g->p->token.at[k].kind == PTK_WORD ? g->by_text[g->p->token.at[k].text] : 0;
            if (to) node_reach(g, to - 1);
        }
    }
}

/* ------------------------------------------------------------------------------------- counting */

/* Reports whether a mnemonic names a state space. */
static bool names_space(const char *s, uint32_t n) {
    static const char *const part[] = {".global", ".shared", ".shared::cta", ".shared::cluster", ".const", ".local"};
    for (size_t i = 0; i < sizeof part / sizeof *part; i++)
        if (ptx_has_part(s, n, part[i])) return true;
    return false;
}

/* Reports whether a mnemonic is a ld, ldu, st, atom or red that is counted: those of parameters and asynchronous
 * ones are not. */
static bool is_access(const char *s, uint32_t n) {
    static const char *const word[] = {"ld", "ldu", "st", "atom", "red"};
    static const char *const other[] = {".param", ".param::entry", ".param::func", ".async", ".bulk"};
    bool access = false;
    for (size_t i = 0; i < sizeof word / sizeof *word; i++) access |= ptx_has_stem(s, n, word[i]);
    for (size_t i = 0; i < sizeof other / sizeof *other; i++) access &= !ptx_has_part(s, n, other[i]);
    return access;
}

/* Returns whether inline assembly is open at `to`, given whether it is open at `from`. Both compilers mark
 * it by comments. */
static bool asm_follow(const char *from, const char *to, bool inside) {
    for (const char *s = from; s < to && (s = memchr(s, '/', (size_t)(to - s))) != NULL; s++) {
        static const char begin[] = "// begin inline asm", end[] = "// end inline asm";
        if ((size_t)(to - s) >= sizeof begin - 1 && !memcmp(s, begin, sizeof begin - 1)) inside = true;
        if ((size_t)(to - s) >= sizeof end - 1 && !memcmp(s, end, sizeof end - 1)) inside = false;
    }
    return inside;
}

/* Adds the accesses of a function to c. If `list`, also prints the generic ones that are not in inline assembly. */
static void function_count(const PtxText *p, const PtxFn *f, Counts *c, bool list) {
    const char *at = p->source->text + p->token.at[f->first].at;
    bool inside = false;
    for (uint32_t i = f->stmt; i < f->stmt + f->nstmt; i++) {
        const PtxStmt *x = &p->stmt.at[i];
        const PtxToken *t = &p->token.at[x->first];
        inside = asm_follow(at, p->source->text + t->at, inside);
        at = p->source->text + t->at;
        const char *s = ptx_text_at(p, x->name);
        uint32_t n = p->text.at[x->name].len;
        bool wmma = ptx_has_stem(s, n, "wmma") && (ptx_has_part(s, n, ".load") || ptx_has_part(s, n, ".store"));
        if (x->kind != PTX_INST || (!wmma && !is_access(s, n))) continue;
        enum Group group = inside ? GROUP_ASM : wmma ? GROUP_WMMA : GROUP_PLAIN;
        bool generic = !names_space(s, n);
        c->all[group]++;
        c->generic[group] += generic;
        c->local += ptx_has_part(s, n, ".local");
        if (list && generic && !inside)
            printf("%s:%u: %.*s in %.*s\n", p->source->name, t->line, (int)n, s, (int)p->text.at[f->name].len,
                   ptx_text_at(p, f->name));
    }
}

/* Prints the counts of a file, over all functions that kernels reach, and before that their generic accesses if
 * `list`; or only the names of these functions if `functions`. */
static void text_print(const PtxText *p, bool list, bool functions) {
    Graph g = {.p = p, .by_text = mem_alloc(p->text.n * sizeof *g.by_text)};
    Counts c = {0};
    nodes_build(&g);
    reachable_mark(&g);
    for (uint32_t i = 0; i < g.node.n; i++) {
        const PtxFn *f = g.node.at[i].fn;
        if (!g.node.at[i].reached || !f) continue;
        if (functions) printf("%.*s\n", (int)p->text.at[f->name].len, ptx_text_at(p, f->name));
        else function_count(p, f, &c, list);
    }
    if (!functions) {
        printf("%s", p->source->name);
        for (int k = 0; k < GROUPS; k++) printf(" %u %u", c.all[k], c.generic[k]);
        printf(" %u\n", c.local);
    }
    vec_free(&g.node), vec_free(&g.next);
    free(g.by_text);
}

/* Exit code 1: a file cannot be read. The others are still counted. */
int main(int argc, char **argv) {
    bool list = argc > 1 && !strcmp(argv[1], "-list"), functions = argc > 1 && !strcmp(argv[1], "-functions");
    bool good = true;
    for (int i = 1 + (list || functions); i < argc; i++) {
        Diag d = {.out = stderr, .limit = 20};
        Source source = {0};
        PtxText p;
        bool read = source_read(argv[i], &source, &d);
        d.source = &source;
        if (read && ptx_read(&p, &source, &d)) {
            text_print(&p, list, functions);
            ptx_text_free(&p);
        } else good = false;
        source_free(&source);
    }
    return !good;
}
