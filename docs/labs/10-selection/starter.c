/* Lab 10: instruction selection. Fill in the two functions; README.md says how. */
#include "lab.h"

/* Writes the instructions that compute the result of v. */
static Operand tile(Selector *s, ValueId v) {
    /* The simplest tile, for the root of a tree:
     *
     *     if (inst_at(s->f, v)->op == OP_ADD && width(s, inst_op(s->f, v, 0)) == 32)
     *         return ptx(s, "add.s32", in_register(s, inst_op(s->f, v, 0)), in_register(s, inst_op(s->f, v, 1)), none);
     */
    (void)s;
    (void)v;
    return none;
}

/* Returns the address of the machine for the pointer of a load or store. */
static Address address(Selector *s, Ref pointer) {
    /* The simplest one: the register with the pointer, and offset 0. */
    (void)s;
    (void)pointer;
    return (Address){none, 0};
}

const LabSelectHooks lab_hooks = {tile, address};
