/* print_inst.c: prints an instruction as one line; only a switch takes several. The shape of its opcode in ops.def
 * selects the syntax. */
#include "ir/print/print.h"

/* -------------------------------------------------------------------------------- words */

/* Prints ", align 4". align: 1 + log2 of the alignment; 0 = none, prints nothing. */
static void put_align(Out *o, uint32_t align) {
    if (align) {
        put_text(o, ", align ");
        out_u64(o, UINT64_C(1) << (align - 1));
    }
}

/* Prints a synchronisation scope: ` syncscope("block")`. Prints nothing for the default scope. */
static void put_scope(Printer *p, uint32_t scope) {
    if (scope != SCOPE_SYSTEM) {
        put_text(p->o, " syncscope(");
        put_quoted(p->o, p->m, p->m->sync_scope.at[scope]);
        out_char(p->o, ')');
    }
}

/* Prints the scope and the ordering of an atomic access or fence: ` syncscope("block") acquire`. Prints nothing for an
 * access that is not atomic. */
static void put_ordering(Printer *p, const Inst *in) {
    if (in->mem.order != ORD_NONE) {
        put_scope(p, in->mem.scope);
        out_char(p->o, ' ');
        out_str(p->o, ordering_name[in->mem.order]);
    }
}

/* -------------------------------------------------------------------------------- operands */

/* Prints n > 0 operands of the same type: the first with its type, the others without. */
static void put_same_typed(Printer *p, const Ref *op, uint32_t n) {
    put_typed(p, op[0]);
    for (uint32_t i = 1; i < n; i++) {
        put_text(p->o, ", ");
        put_ref(p, op[i]);
    }
}

/* Prints n operands, each with its type, separated by ", ". */
static void put_all_typed(Printer *p, const Ref *op, uint32_t n) {
    for (uint32_t i = 0; i < n; i++) {
        if (i) put_text(p->o, ", ");
        put_typed(p, op[i]);
    }
}

/* Prints the operands of a switch, one case per line. */
static void put_switch(Printer *p, const Inst *in, const Ref *op) {
    put_all_typed(p, op, 2);
    put_text(p->o, " [\n");
    for (uint32_t i = 2; i + 1 < in->nopnd; i += 2) {
        put_text(p->o, "    ");
        put_all_typed(p, op + i, 2);
        out_char(p->o, '\n');
    }
    put_text(p->o, "  ]");
}

/* Prints what follows "alloca ", such as "i32, i32 %n, align 4, addrspace(5)". */
static void put_alloca(Printer *p, const Inst *in, const Ref *op) {
    if (in->flags & IF_INALLOCA) put_text(p->o, "inalloca ");
    if (in->flags & IF_SWIFTERROR) put_text(p->o, "swifterror ");
    put_type(p, in->aux);
    if (in->nopnd) {
        put_text(p->o, ", ");
        put_typed(p, op[0]);
    }
    put_align(p->o, in->mem.align);
    if (type_at(p->m, in->type)->n) {
        put_text(p->o, ", addrspace(");
        out_u64(p->o, type_at(p->m, in->type)->n);
        out_char(p->o, ')');
    }
}

/* Prints what follows "load ", "store ", "cmpxchg " or "atomicrmw ", such as `atomic volatile float, ptr %p
 * syncscope("block") acquire, align 4`. */
static void put_access(Printer *p, const Inst *in, const Ref *op) {
    if ((in->op == OP_LOAD || in->op == OP_STORE) && in->mem.order != ORD_NONE) put_text(p->o, "atomic ");
    if (in->op == OP_CMPXCHG && in->flags & IF_WEAK) put_text(p->o, "weak ");
    if (in->op == OP_ATOMICRMW && in->flags & IF_ELEMENTWISE) put_text(p->o, "elementwise ");
    if (in->flags & IF_VOLATILE) put_text(p->o, "volatile ");
    if (in->op == OP_LOAD) {
        put_type(p, in->type);
        put_text(p->o, ", ");
    }
    if (in->op == OP_ATOMICRMW) {
        out_str(p->o, rmw_name[in->sub]);
        out_char(p->o, ' ');
    }
    put_all_typed(p, op, in->nopnd);
    put_ordering(p, in);
    if (in->op == OP_CMPXCHG) {
        out_char(p->o, ' ');
        out_str(p->o, ordering_name[in->mem.fail]);
    }
    put_align(p->o, in->mem.align);
}

/* Prints what follows "phi ", such as "i32 [ %a, %entry ], [ %b, %then ]". */
static void put_phi(Printer *p, const Inst *in, const Ref *op) {
    put_type(p, in->type);
    for (uint32_t i = 0; i + 1 < in->nopnd; i += 2) {
        out_str(p->o, i ? ", [ " : " [ ");
        put_ref(p, op[i]);
        put_text(p->o, ", ");
        put_ref(p, op[i + 1]);
        put_text(p->o, " ]");
    }
}

/* -------------------------------------------------------------------------------- calls */

void put_cc(Out *o, uint32_t cc) {
    switch (cc) {
    case CC_C: break;
    case CC_FAST: put_text(o, "fastcc "); break;
    case CC_COLD: put_text(o, "coldcc "); break;
    case CC_PTX_KERNEL: put_text(o, "ptx_kernel "); break;
    case CC_PTX_DEVICE: put_text(o, "ptx_device "); break;
    case CC_SPIR_FUNC: put_text(o, "spir_func "); break;
    case CC_SPIR_KERNEL: put_text(o, "spir_kernel "); break;
    default:
        put_text(o, "cc ");
        out_u64(o, cc);
        out_char(o, ' ');
        break;
    }
}

/* Prints the type before the callee: the result type or, for a call with IF_VARARG, the whole function type, such as
 * "i32 (ptr, ...)". */
static void put_callee_type(Printer *p, const Inst *in, const Ref *op) {
    put_type(p, in->type);
    if (!(in->flags & IF_VARARG)) return;
    put_text(p->o, " (");
    for (uint32_t i = 0; i < in->call.nfixed; i++) {
        put_type(p, ref_type(p->m, p->f, op[i]));
        put_text(p->o, ", ");
    }
    put_text(p->o, "...)");
}

/* Prints an argument of a call: its type, its attributes at the call, and its value. */
static void put_argument(Printer *p, Ref r, AttrSetId attrs) {
    put_type(p, ref_type(p->m, p->f, r));
    out_char(p->o, ' ');
    put_attrs(p, attrs, "", " ");
    put_ref(p, r);
}

/* Prints the operand bundles of call v, if it has any: " [ "tag"(i32 %a), ... ]". */
static void put_bundles(Printer *p, ValueId v, const Ref *op) {
    uint32_t n;
    const Bundle *b = call_bundles(p->f, v, &n);
    for (uint32_t i = 0; i < n; i++) {
        out_str(p->o, i ? ", " : " [ ");
        put_quoted(p->o, p->m, b[i].tag);
        out_char(p->o, '(');
        put_all_typed(p, op + b[i].first, b[i].n);
        out_char(p->o, ')');
    }
    if (n) put_text(p->o, " ]");
}

/* Prints a call from "tail" or "call" on, without metadata attachments: "tail call fastcc i32 @f(i32 noundef %a)
 * #0". */
static void put_call(Printer *p, ValueId v, const Inst *in, const Ref *op) {
    static const char *const tail[] = {"", "tail ", "musttail ", "notail "};
    Out *o = p->o;
    uint32_t nargs = call_nargs(p->f, v);
    Ref callee = op[in->nopnd - 1];
    out_str(o, tail[in->sub]);
    put_text(o, "call");
    put_op_flags(o, OP_CALL, in->flags & IF_FAST);
    out_char(o, ' ');
    put_cc(o, in->call.cc);
    put_attrs(p, attr_list_at(p->m, in->aux, ATTR_RESULT), "", " ");
    uint32_t space = ref_space(p->m, p->f, callee);
    if (space) {
        put_text(o, "addrspace(");
        out_u64(o, space);
        put_text(o, ") ");
    }
    put_callee_type(p, in, op);
    out_char(o, ' ');
    put_ref(p, callee);
    out_char(o, '(');
    for (uint32_t i = 0; i < nargs; i++) {
        if (i) put_text(o, ", ");
        put_argument(p, op[i], attr_list_at(p->m, in->aux, ATTR_PARAM0 + i));
    }
    out_char(o, ')');
    if (!p->bare) put_group(p, attr_list_at(p->m, in->aux, ATTR_FUNCTION));
    put_bundles(p, v, op);
}

/* -------------------------------------------------------------------------------- debug records */

/* Prints an operand of a debug record; "!{}" for REF_NONE, which stands for a missing value. */
static void put_record_value(Printer *p, Ref r) {
    if (ref_is(r, REF_NONE)) put_text(p->o, "!{}");
    else if (ref_is(r, REF_META)) put_ref(p, r);
    else put_typed(p, r);
}

/* Prints the line of a debug record: "    #dbg_value(i32 %a, !7, !DIExpression(), !9)". */
static void put_record(Printer *p, ValueId v, const Inst *in, const Ref *op) {
    Out *o = p->o;
    uint32_t rest = in->op == OP_DBG_ASSIGN ? 5 : in->op == OP_DBG_LABEL ? 1 : 2; /* after the values */
    uint32_t nvalue = in->nopnd - rest;
    put_text(o, "    ");
    out_str(o, op_info[in->op].name);
    out_char(o, '(');
    if (in->flags & IF_ARGLIST) {
        put_text(o, "!DIArgList(");
        for (uint32_t i = 0; i < nvalue; i++) {
            if (i) put_text(o, ", ");
            put_typed(p, op[i]);
        }
        put_text(o, "), ");
    }
    for (uint32_t i = in->flags & IF_ARGLIST ? nvalue : 0; i < in->nopnd; i++) {
        put_record_value(p, op[i]);
        put_text(o, ", ");
    }
    if (inst_loc(p->f, v)) put_md(p, p->f->md.at[inst_loc(p->f, v) - 1]);
    else put_text(o, "!{}");
    put_text(o, ")\n");
}

/* -------------------------------------------------------------------------------- instructions */

/* Prints the debug location and the metadata attachments of an instruction, each as ", !kind !5". */
static void put_attachments(Printer *p, ValueId v) {
    const Fn *f = p->f;
    if (inst_loc(f, v)) {
        put_text(p->o, ", !dbg ");
        put_md(p, f->md.at[inst_loc(f, v) - 1]);
    }
    if (v >= f->attached.n) return;
    for (uint32_t a = f->attached.at[v]; a; a = f->attach.at[a - 1].next) {
        put_text(p->o, ", !");
        put_md_name(p->o, p->m, f->attach.at[a - 1].kind);
        out_char(p->o, ' ');
        put_md(p, f->md.at[f->attach.at[a - 1].md]);
    }
}

/* Prints what follows the opcode and its flags: a space, operands and types in the syntax of the shape. Prints nothing
 * for SH_NONE. */
static void put_body(Printer *p, const Inst *in, const Ref *op) {
    Out *o = p->o;
    enum OpShape shape = (enum OpShape)op_info[in->op].shape;
    if (shape == SH_NONE) return;
    out_char(o, ' ');
    switch (shape) {
    case SH_RET:
        if (in->nopnd) put_typed(p, op[0]);
        else put_text(o, "void");
        break;
    case SH_SWITCH: put_switch(p, in, op); break;
    case SH_INDIRECTBR:
        put_typed(p, op[0]);
        put_text(o, ", [");
        put_all_typed(p, op + 1, in->nopnd - 1);
        out_char(o, ']');
        break;
    case SH_CMP:
        out_str(o, in->op == OP_ICMP ? int_pred_name[in->sub] : fp_pred_name[in->sub]);
        out_char(o, ' ');
        put_same_typed(p, op, in->nopnd);
        break;
    case SH_UNARY:
    case SH_BINARY:
    case SH_EXTRACTVAL: put_same_typed(p, op, in->nopnd); break;
    case SH_INSERTVAL:
        put_all_typed(p, op, 2);
        for (uint32_t i = 2; i < in->nopnd; i++) {
            put_text(o, ", ");
            put_ref(p, op[i]);
        }
        break;
    case SH_ALLOCA: put_alloca(p, in, op); break;
    case SH_LOAD:
    case SH_STORE:
    case SH_CMPXCHG:
    case SH_ATOMICRMW: put_access(p, in, op); break;
    case SH_GEP:
        put_type(p, in->aux);
        put_text(o, ", ");
        put_all_typed(p, op, in->nopnd);
        break;
    case SH_CAST:
    case SH_VAARG:
        put_typed(p, op[0]);
        out_str(o, shape == SH_CAST ? " to " : ", ");
        put_type(p, in->type);
        break;
    case SH_PHI: put_phi(p, in, op); break;
    default: put_all_typed(p, op, in->nopnd); break; /* br, select, element and shuffle operations */
    }
}

/* Prints "%r = opcode operands, attachments", or a debug record, with its newline. */
void put_inst(Printer *p, ValueId v) {
    const Inst *in = inst_at(p->f, v);
    const Ref *op = inst_ops(p->f, v);
    Out *o = p->o;
    if (in->op == OP_NOP) return;
    if (op_flags(in) & OF_DEBUG) {
        put_record(p, v, in, op);
        return;
    }
    put_text(o, "  ");
    if (in->type != T_VOID) {
        put_ref(p, ref_make(REF_VALUE, v));
        put_text(o, " = ");
    }
    if (in->op == OP_CALL) {
        put_call(p, v, in, op);
    } else {
        out_str(o, op_info[in->op].name);
        if (in->op == OP_GETELEMENTPTR) put_gep_flags(o, in->flags);
        else put_op_flags(o, (enum Op)in->op, in->flags);
        if (in->op == OP_FENCE) put_ordering(p, in);
        else put_body(p, in, op);
    }
    if (!p->bare) put_attachments(p, v);
    out_char(o, '\n');
}
