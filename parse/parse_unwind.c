/* parse_unwind.c: exceptions. Front ends write them for any target, but this target has none, and nothing ever throws.
 * As in LLVM, an `invoke` becomes a call and a branch to its normal label, a `landingpad` a value that is not used, and
 * a `resume` an unreachable. parse_body removes the blocks that only an exception would reach. */
#include "parse/parser.h"

/* invoke ::= 'invoke' ...as a call... 'to' 'label' %block 'unwind' 'label' %block
 * Called after the keyword. *in becomes the call. Returns the first block, in which execution continues. */
static Ref parse_invoke(Parser *p, Inst *in) {
    in->op = OP_CALL;
    parse_call(p, in);
    keyword_expect(p, KW_to);
    keyword_expect(p, KW_label);
    Ref normal = block_use(p);
    keyword_expect(p, KW_unwind);
    keyword_expect(p, KW_label);
    block_use(p);
    parse_inst_tail(p, in, 0);
    return normal;
}

/* Fails, with `what` in the message, unless the function has a personality, a function that handles exceptions. */
static void personality_check(Parser *p, uint32_t src, const char *what) {
    if (!p->m->sym.at[p->body.sym].personality.x)
        fail_at(p, src, "%s needs to be in a function with a personality.", what);
}

/* landingpad ::= 'landingpad' type [ 'cleanup' ] { ( 'catch' | 'filter' ) type value }
 * Called after the keyword. *in becomes a freeze of poison, of the type that is read. Fails in the entry block, in a
 * function without a personality, and if there is no `cleanup` and no clause. */
static void parse_landingpad(Parser *p, Inst *in, uint32_t src) {
    personality_check(p, src, "LandingPadInst");
    if (p->body.layout.n == 1) fail_at(p, src, "EH pad cannot be in entry block.");
    in->op = OP_FREEZE;
    in->type = parse_value_type(p);
    operand_push(p, const_simple(p->m, CONST_POISON, in->type));
    bool clause = keyword_take(p, KW_cleanup);
    while (keyword_take(p, KW_catch) || keyword_take(p, KW_filter)) {
        TypeId t;
        parse_typed(p, &t);
        clause = true;
    }
    if (!clause) fail_at(p, src, "LandingPadInst needs at least one clause or to be a cleanup.");
    parse_inst_tail(p, in, 0);
}

/* resume ::= 'resume' type value
 * Called after the keyword. *in becomes an unreachable; the value is dropped. Fails in a function without a
 * personality. */
static void parse_resume(Parser *p, Inst *in, uint32_t src) {
    TypeId t;
    personality_check(p, src, "ResumeInst");
    in->op = OP_UNREACHABLE;
    parse_typed(p, &t);
    parse_inst_tail(p, in, 0);
}

Ref parse_unwind(Parser *p, Inst *in) {
    uint16_t kw = keyword_at(p)->kw;
    uint32_t src = p->tok.off;
    token_next(p);
    p->unwinds = true;
    if (kw == KW_invoke) return parse_invoke(p, in);
    if (kw == KW_landingpad) parse_landingpad(p, in, src);
    else parse_resume(p, in, src);
    return REF_NULL;
}
