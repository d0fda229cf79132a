/* print_number.c: assigns numbers to nameless symbols, types, metadata nodes, values and blocks, and determines the
 * order of symbols, types and metadata nodes in the text. To "mention" a type or node is to record that the text uses
 * it: at its first mention it gets its position in the order. */
#include "ir/print/print.h"

/* -------------------------------------------------------------------------------- symbols */

typedef struct {
    uint32_t src;
    SymId sym;
} SymPlace;

/* A comparison for qsort: orders symbols by their position in the text, and those at the same position by id. */
static int place_compare(const void *a, const void *b) {
    const SymPlace *x = a, *y = b;
    if (x->src != y->src) return x->src < y->src ? -1 : 1;
    return x->sym < y->sym ? -1 : 1;
}

/* Sorts the symbols by Sym.src, their position in the input text, because the parser assigns ids at the first use of a
 * name. A clone has the position of its original and a larger id, so it follows the original. */
SymId *sym_text_order(const Module *m) {
    SymId *order = mem_alloc(m->sym.n * sizeof *order);
    bool sorted = true;
    for (SymId s = 1; s < m->sym.n; s++) {
        order[s] = s;
        sorted &= s == 1 || m->sym.at[s - 1].src <= m->sym.at[s].src;
    }
    if (sorted) return order;
    SymPlace *place = mem_alloc(m->sym.n * sizeof *place);
    for (SymId s = 1; s < m->sym.n; s++) place[s] = (SymPlace){m->sym.at[s].src, s};
    qsort(place + 1, m->sym.n - 1, sizeof *place, place_compare);
    for (SymId s = 1; s < m->sym.n; s++) order[s] = place[s].sym;
    free(place);
    return order;
}

void printer_number_symbols(Printer *p) {
    static const uint8_t kind[] = {SYM_VAR, SYM_ALIAS, SYM_IFUNC, SYM_FUNC}; /* the order of the text */
    uint32_t n = 0;
    if (p->sym_number) return;
    p->sym_order = sym_text_order(p->m);
    p->sym_number = mem_alloc(p->m->sym.n * sizeof *p->sym_number);
    for (size_t k = 0; k < sizeof kind; k++)
        each_sym_printed(p, s, kind[k])
            if (p->m->sym.at[s].name == 0) p->sym_number[s] = ++n;
}

/* -------------------------------------------------------------------------------- types */

/* Appends t to p->type_order if it is a named or numbered struct; otherwise those of these structs that t contains. It
 * does not look into the fields of such a struct. Skips types with seen[type], and sets it. The recursion depth is the
 * nesting depth of literal types, which the parser limits. */
static void mention_type(Printer *p, bool *seen, TypeId t) {
    const Type *type = &p->m->type.at[t];
    if (seen[t]) return;
    seen[t] = true;
    if (type->flags & TYPE_NAMED) vec_push(&p->type_order, t);
    else
        for (uint32_t i = 0; i < type->nelem; i++) mention_type(p, seen, p->m->type_elem.at[type->first + i]);
}

void printer_number_types(Printer *p) {
    const Module *m = p->m;
    if (p->type_number) return;
    bool *seen = mem_alloc(m->type.n);
    uint32_t done = 0, n = 0;
    for (uint32_t i = 0; i < m->named_type.n; i++) {
        mention_type(p, seen, m->named_type.at[i]);
        for (; done < p->type_order.n; done++) {
            const Type *t = &m->type.at[p->type_order.at[done]];
            for (uint32_t k = 0; k < t->nelem; k++) mention_type(p, seen, m->type_elem.at[t->first + k]);
        }
    }
    free(seen);
    p->type_number = mem_alloc(m->type.n * sizeof *p->type_number);
    for (uint32_t i = 0; i < p->type_order.n; i++)
        if (m->type.at[p->type_order.at[i]].name == 0) p->type_number[p->type_order.at[i]] = ++n;
}

/* -------------------------------------------------------------------------------- metadata */

/* Reports whether the node is printed as !5, with a definition at the end of the text, and not in place. */
static bool md_is_numbered(const Module *m, MdId id) {
    uint8_t kind = m->md.at[id].kind;
    return kind == MD_TUPLE || kind == MD_LOCATION || kind == MD_NODE;
}

/* Gives a node the next number, if it is of a numbered kind and has no number yet. */
static void mention_md(Printer *p, MdId id) {
    if (p->md_number[id] == 0 && md_is_numbered(p->m, id)) {
        vec_push(&p->md_order, id);
        p->md_number[id] = p->md_order.n;
    }
}

/* Calls mention_md for each operand of a node. */
static void mention_md_parts(Printer *p, MdId id) {
    const Md *md = &p->m->md.at[id];
    const uint32_t *word = vec_from(&p->m->md_op, md->first);
    if (md->kind == MD_TUPLE)
        for (uint32_t i = 0; i < md->n; i++) mention_md(p, word[i]);
    if (md->kind == MD_LOCATION) {
        mention_md(p, word[LOC_SCOPE]);
        mention_md(p, word[LOC_INLINED_AT]);
    }
    if (md->kind == MD_NODE)
        for (uint32_t i = 0; i < md->n; i++)
            if (word[i * MD_FIELD_WORDS + 1] == MDF_MD) mention_md(p, word[i * MD_FIELD_WORDS + 2]);
}

/* Calls mention_md for each metadata attachment of a symbol. */
static void mention_sym_md(Printer *p, SymId s) {
    for (uint32_t i = p->m->sym.at[s].md; i; i = p->m->sym_md.at[i - 1].next) mention_md(p, p->m->sym_md.at[i - 1].md);
}

/* Calls mention_md for the metadata operands, the debug location and the attachments of an instruction, in this
 * order. */
static void mention_inst_md(Printer *p, const Fn *f, ValueId v) {
    const Inst *in = &f->inst.at[v];
    if (in->op == OP_CALL || op_flags(in) & OF_DEBUG)
        for (uint32_t i = 0; i < in->nopnd; i++)
            if (ref_is(inst_op(f, v, i), REF_META)) mention_md(p, f->md.at[ref_index(inst_op(f, v, i))]);
    if (inst_loc(f, v)) mention_md(p, f->md.at[inst_loc(f, v) - 1]);
    if (v < f->attached.n)
        for (uint32_t a = f->attached.at[v]; a; a = f->attach.at[a - 1].next)
            mention_md(p, f->md.at[f->attach.at[a - 1].md]);
}

/* Numbers nodes in the order of the text: first those that variables, functions and named metadata
 * mention, then, node by node, those that the numbered nodes mention. Nodes that nothing mentions get no
 * number and are not printed, as in LLVM; they are left over from deleted code. */
void printer_number_md(Printer *p) {
    const Module *m = p->m;
    if (p->md_number) return;
    printer_number_symbols(p);
    p->md_number = mem_alloc(m->md.n * sizeof *p->md_number);
    each_sym_printed(p, var, SYM_VAR) mention_sym_md(p, var);
    each_sym_printed(p, s, SYM_FUNC) {
        mention_sym_md(p, s);
        const Fn *f = m->sym.at[s].fn;
        if (f && f->md.n)
            each_inst(f, b, v) mention_inst_md(p, f, v);
    }
    for (uint32_t i = 0; i < m->named_md.n; i++)
        for (uint32_t k = 0; k < m->named_md.at[i].n; k++) mention_md(p, m->md_op.at[m->named_md.at[i].first + k]);
    for (uint32_t i = 0; i < p->md_order.n; i++) mention_md_parts(p, p->md_order.at[i]);
}

/* -------------------------------------------------------------------------------- values */

void printer_number_fn(Printer *p, const Fn *f) {
    if (p->f == f) return;
    p->f = f;
    vec_reserve(&p->value_number, f->inst.n);
    vec_reserve(&p->block_number, f->block.n);
    uint32_t n = 0;
    for (ValueId v = 0; v < f->nparam; v++)
        if (!inst_name(f, v)) p->value_number.at[v] = n++;
    each_block(f, b) {
        if (!f->block.at[b].name) p->block_number.at[b] = n++;
        each_inst_in(f, b, v)
            if (f->inst.at[v].type != T_VOID && !inst_name(f, v)) p->value_number.at[v] = n++;
    }
}

/* Stores the numbers of the nameless blocks to which blockaddress constants refer. These can be in any function; to
 * number each function at most once, the constants are first put into a list for each function. The values of p->f are
 * numbered again at the end. */
void printer_number_blockaddrs(Printer *p) {
    const Module *m = p->m;
    const Fn *current = p->f;
    if (p->blockaddr_number) return;
    p->f = NULL; /* ref_print sets it without numbering the values */
    uint32_t *first = mem_alloc(m->sym.n * sizeof *first), *next = mem_alloc(m->blockaddr.n * sizeof *next);
    p->blockaddr_number = mem_alloc(m->blockaddr.n * sizeof *p->blockaddr_number);
    for (uint32_t i = 0; i < m->blockaddr.n; i++) {
        SymId s = m->blockaddr.at[i].fn;
        next[i] = first[s];
        first[s] = i + 1;
    }
    each_fn(m, s, f) {
        if (first[s]) printer_number_fn(p, f);
        for (uint32_t i = first[s]; i; i = next[i - 1])
            if (m->blockaddr.at[i - 1].resolved)
                p->blockaddr_number[i - 1] = p->block_number.at[m->blockaddr.at[i - 1].block];
    }
    free(first);
    free(next);
    p->f = NULL;
    if (current) printer_number_fn(p, current);
}

void printer_end(Printer *p) {
    free(p->type_number);
    vec_free(&p->type_order);
    free(p->sym_number);
    free(p->sym_order);
    free(p->md_number);
    vec_free(&p->md_order);
    free(p->blockaddr_number);
    free(p->group_number);
    vec_free(&p->group);
    vec_free(&p->value_number);
    vec_free(&p->block_number);
}
