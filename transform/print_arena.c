/* print<arena>: prints functions as the arrays that the arena keeps (ir/ir.h): the instruction records with the ids of
 * their types, and the operands as tag and index. Changes nothing.
 *
 *    fn @k: 2 parameters, 5 instructions of 24 bytes, 6 operands of 4 bytes, 2 blocks
 *      value  block  op             type, operands
 *          3      1  load           type 7 (float)  value:2 int:4 */
#include "transform/print_arena.h"

/* Prints operand i of v as " tag:index". */
static void operand_print(const Fn *f, ValueId v, uint32_t i, Out *o) {
    static const char *const tag[] = {
        [REF_NONE] = "none", [REF_VALUE] = "value", [REF_BLOCK] = "block",     [REF_CONST] = "const",
        [REF_SYM] = "sym",   [REF_META] = "meta",   [REF_MDVALUE] = "mdvalue", [REF_INT] = "int"};
    Ref r = inst_op(f, v, i);
    out_format(o, " %s:%u", tag[r.x >> 29], ref_index(r));
}

/* Prints the row of v, an instruction of `block`, or a parameter, which has no block. */
static void inst_print(const Module *m, const Fn *f, ValueId v, uint32_t block, bool is_param, Out *o) {
    const Inst *i = inst_at(f, v);
    char where[16] = "-";
    if (!is_param) snprintf(where, sizeof where, "%u", block);
    out_format(o, "  %5u  %5s  %-14s type %u (", v, where, is_param ? "param" : op_info[i->op].name, i->type);
    type_print(m, i->type, o);
    out_str(o, ") ");
    for (uint32_t k = 0; k < i->nopnd; k++) operand_print(f, v, k, o);
    out_char(o, '\n');
}

void print_arena(const Pass *p) {
    Out o;
    out_init(&o, stderr);
    each_fn(p->m, s, f) {
        out_format(&o, "fn @%s: %u parameters, %u instructions of %u bytes, %u operands of %u bytes, %u blocks\n",
                   sym_text(p->m, s), f->nparam, f->inst.n - f->nparam, (unsigned)sizeof(Inst), f->opnd.n,
                   (unsigned)sizeof(Ref), f->layout.n);
        out_str(&o, "  value  block  op             type, operands\n");
        for (ValueId v = 0; v < f->nparam; v++) inst_print(p->m, f, v, 0, true, &o);
        each_inst(f, b, v) inst_print(p->m, f, v, b, false, &o);
    }
    out_flush(&o);
    out_free(&o);
}
