/* parse_tail.c: the end of an instruction, after its operands: alignment, address space, metadata. */
#include "parse/parser.h"

/* Attaches metadata of a kind to the instruction being read; !dbg becomes its debug location instead. md: index in
 * p->body.md. */
static void attach(Parser *p, StrId kind, uint32_t md) {
    Fn *f = &p->body;
    ValueId v = f->inst.n; /* the instruction being read */
    if (kind == p->kind_dbg) inst_set_loc(f, v, md + 1);
    else inst_attach_add(f, v, kind, md);
}

/* tail ::= { ',' ( 'align' INT | 'addrspace' '(' INT ')' | '!' kind metadata ) }
 * The parts may be in any order. Of a repeated `align`, `addrspace` or kind the last counts, but an alloca must not
 * repeat `align`. */
uint32_t parse_inst_tail(Parser *p, Inst *in, uint32_t allowed) {
    uint32_t space = SPACE_GENERIC;
    while (token_take(p, TK_COMMA)) {
        if (token_is(p, TK_MD_NAME)) {
            StrId kind = name_take(p, 1);
            attach(p, kind, body_md(p, parse_md(p)));
        } else if (allowed & TAIL_ALIGN && keyword_is(p, KW_align)) {
            if (in->mem.align && in->op == OP_ALLOCA) fail_at(p, p->tok.off, "'align' is repeated");
            token_next(p);
            in->mem.align = parse_align(p);
        } else if (allowed & TAIL_SPACE && keyword_take(p, KW_addrspace)) {
            space = parse_addrspace(p);
        } else {
            fail_expected(p, allowed & TAIL_ALIGN ? "'align' or metadata" : "metadata");
        }
    }
    return space;
}

void inst_tail_drop(Parser *p, bool location) {
    Fn *f = &p->body;
    ValueId v = f->inst.n;
    if (f->attached.n > v) {
        f->attach.n = f->attached.at[v] - 1;
        f->attached.n = v;
    }
    if (location && f->loc.n > v) f->loc.n = v;
}
