/* retag_access.c: decides which space an access may name and which operations a space forbids. */
#include "analysis/assembly.h"
#include "ir/chars.h"
#include "ir/hash.h"
#include "transform/spaces/respace.h"
#include "transform/spaces/retag.h"

/* What an access does through one of its pointers. KIND_ROW: the row of the intrinsic (Intrinsic.spaces, .in_space)
 * says in which spaces it is defined. */
enum AccessKind { KIND_LOAD, KIND_STORE, KIND_ATOMIC, KIND_VECTOR_ATOMIC, KIND_WMMA, KIND_ROW, KIND_ASM };

/* The accesses that are an error in a space, and the message. The wording is that of NVIDIA's compiler, including its
 * mistakes, so that logs can be compared. */
/* clang-format off */
static const struct { enum AccessKind kind; uint32_t space; const char *text; } illegal[] = {
    {KIND_ATOMIC,        SPACE_CONST,  "Cannot do atomic operation on const memory"},
    {KIND_ATOMIC,        SPACE_LOCAL,  "Cannot do atomic on local memory"},
    {KIND_WMMA,          SPACE_CONST,  "Cannot do WMMA on constant memory"},
    {KIND_WMMA,          SPACE_LOCAL,  "Cannot do WMMA on local memory"},
    {KIND_VECTOR_ATOMIC, SPACE_SHARED, "Cannot to vector atomic on shared memory"},
    {KIND_VECTOR_ATOMIC, SPACE_LOCAL,  "Cannot to vector atomic on local memory"},
    {KIND_VECTOR_ATOMIC, SPACE_CONST,  "Cannot to vector atomic on const memory"},
    {KIND_STORE,         SPACE_CONST,  "Cannot store to pointer that points to constant memory space"},
};
/* clang-format on */

/* Returns the description of the intrinsic that v calls; NULL if v calls anything else. */
static const Intrinsic *call_row(const Module *m, const Fn *f, ValueId v) {
    uint32_t row = call_intrinsic(m, f, v);
    return row ? intrinsic_at(row) : NULL;
}

/* Returns the number of pointer types in the name of an overloaded intrinsic: ".p0", ".v4p0". */
static uint32_t name_pointers(const char *name) {
    uint32_t n = 0;
    for (const char *s = strchr(name, '.'); s; s = strchr(s + 1, '.')) {
        const char *c = s + 1;
        if (*c == 'v') c += 1 + strspn(c + 1, "0123456789");
        n += *c == 'p' && char_is_digit(c[1]);
    }
    return n;
}

/* Reports whether the intrinsic that v calls has pointer arguments and is overloaded on the spaces of all of them, and
 * perhaps on that of its result. */
static bool call_is_overloaded(const Retag *r, ValueId v) {
    SymId target = call_target(r->m, r->f, v);
    uint32_t pointers = 0;
    for (uint32_t i = 0; i < call_nargs(r->f, v); i++)
        pointers += type_is_ptrs(r->m, ref_type(r->m, r->f, inst_op(r->f, v, i)));
    uint32_t spelled = name_pointers(sym_text(r->m, target));
    bool result = type_is_ptrs(r->m, inst_at(r->f, v)->type);
    return pointers && (spelled == pointers || (result && spelled == pointers + 1));
}

/* Returns the spaces that inline assembly v can name in its accesses through argument i. Returns the empty set if the
 * assembly uses the argument in another way, v is no inline assembly, or the knob asm-memory-space-opt is off. */
static SpaceSet asm_spaces(Retag *r, ValueId v, uint32_t i) {
    Ref callee = call_callee(r->f, v);
    if (!ref_is_asm(r->m, callee) || !r->p->knobs->asm_memory_space_opt || i >= call_nargs(r->f, v)) return 0;
    asm_accesses_read(&r->assembly, r->m, callee);
    return asm_arg_spaces(&r->assembly, i);
}

bool retag_operand_is_address(Retag *r, ValueId v, uint32_t i) {
    const Inst *inst = inst_at(r->f, v);
    switch (inst->op) {
    case OP_LOAD:
    case OP_ATOMICRMW:
    case OP_CMPXCHG: return i == 0;
    case OP_STORE: return i == 1;
    case OP_CALL: break;
    default: return false;
    }
    if (asm_spaces(r, v, i)) return true;
    const Intrinsic *row = call_row(r->m, r->f, v);
    if (!row || !(row->flags & (INF_READ | INF_WRITE)) || (row->flags & (INF_NOP | INF_LIBRARY))) return false;
    if (i >= call_nargs(r->f, v) || !type_is_ptrs(r->m, ref_type(r->m, r->f, inst_op(r->f, v, i)))) return false;
    return call_is_overloaded(r, v) || row->in_space;
}

/* Reports whether an atomic on type t is a vector atomic, one on several elements. The hardware treats two 16-bit
 * halves in one register as one element. */
static bool is_vector_atomic(const Module *m, TypeId t) {
    if (type_kind(m, t) != TY_VECTOR) return false;
    bool packed = type_at(m, t)->n == 2 && type_bits(m, type_scalar(m, t)) == 16;
    return type_at(m, t)->n > 1 && !packed;
}

/* Classifies the access through operand i of v, for which retag_operand_is_address() holds. */
static enum AccessKind access_kind(const Retag *r, ValueId v, uint32_t i) {
    const Inst *inst = inst_at(r->f, v);
    switch (inst->op) {
    case OP_LOAD: return inst->mem.order > ORD_UNORDERED ? KIND_ATOMIC : KIND_LOAD;
    case OP_STORE: return inst->mem.order > ORD_UNORDERED ? KIND_ATOMIC : KIND_STORE;
    case OP_ATOMICRMW: return is_vector_atomic(r->m, inst->type) ? KIND_VECTOR_ATOMIC : KIND_ATOMIC;
    case OP_CMPXCHG: return KIND_ATOMIC;
    default: break;
    }
    if (ref_is_asm(r->m, call_callee(r->f, v))) return KIND_ASM;
    const Intrinsic *row = call_row(r->m, r->f, v);
    if (row->family == INTRIN_FAMILY_WMMA) return KIND_WMMA;
    if (row->family == INTRIN_FAMILY_ATOMIC) return KIND_ATOMIC;
    if (row->flags & INF_COPY) return i == 0 ? KIND_STORE : KIND_LOAD;
    if (row->family == INTRIN_FAMILY_CORE && !(row->flags & INF_READ)) return KIND_STORE; /* memset, masked stores */
    return KIND_ROW;
}

/* Reports whether a later pass may still find out where the pointer of operand i points: another memory-space-opt
 * follows; or ipmsp has not run yet, and the analysis knows nothing of the pointer, because it comes from a caller or
 * a callee. */
static bool awaits_evidence(const Retag *r, ValueId v, uint32_t i) {
    SpaceSet unknown = r->spaces->unknown & SET_SPACES;
    bool known = unknown & ~spaces_of(r->spaces, r->sym, inst_op(r->f, v, i));
    return r->p->resolves_later || (!r->second && !known);
}

/* Returns the spaces in which the access is defined; its pointer cannot point to others without undefined behaviour.
 * row: the intrinsic, for KIND_ROW; w: the spaces of WMMA accesses, WMMA_*. */
static SpaceSet access_allowed(const Retag *r, enum AccessKind kind, const Intrinsic *row, uint32_t w) {
    static const SpaceSet wmma[] = {
        [WMMA_LEGAL] = SET_GLOBAL | SET_SHARED, [WMMA_GLOBAL] = SET_GLOBAL, [WMMA_SHARED] = SET_SHARED};
    const SpaceSet any = SET_SPACES, written = SET_GLOBAL | SET_SHARED | SET_LOCAL | SET_CLUSTER | SET_TENSOR;
    switch (kind) {
    case KIND_STORE:
    case KIND_ATOMIC:
    case KIND_VECTOR_ATOMIC: return written;
    case KIND_WMMA: return r->p->knobs->wmma_memory_space_opt ? wmma[w] : any;
    case KIND_ROW: return row->spaces ? row->spaces : any;
    default: return any;
    }
}

/* Reports whether PTX for the target has a form of the access for the space; if not, the access stays generic. */
static bool has_form(Retag *r, ValueId v, uint32_t i, enum AccessKind kind, const Intrinsic *row, uint32_t space) {
    if (space == SPACE_TENSOR) return false;
    if (kind == KIND_ASM && !(space_set(space) & asm_spaces(r, v, i))) return false;
    if (row && row->in_space) return intrinsic_in_space(row, space) != NULL;
    if (space == SPACE_CLUSTER) return r->p->target->sm >= 90 && kind != KIND_WMMA && kind != KIND_VECTOR_ATOMIC;
    if (space == SPACE_LOCAL || space == SPACE_CONST || space == SPACE_PARAM)
        return kind == KIND_LOAD || kind == KIND_STORE || kind == KIND_ROW || kind == KIND_ASM;
    return kind != KIND_VECTOR_ATOMIC || space == SPACE_GLOBAL;
}

/* Adds the spaces that the pointer may point to as a note to the last message. */
static void set_note(Retag *r, ValueId v, SpaceSet set) {
    Out o;
    out_init(&o, NULL);
    space_print(set & SET_SPACES, &o);
    out_char(&o, 0);
    diag_note(r->m->diag, diag_at_inst(r->m->diag, r->m, r->f, v), "it may point to %s", o.buf);
    out_free(&o);
}

/* Records a warning. Returns whether it is the first with this text at this source location, so that the caller warns
 * once although the location occurs in several clones and passes. Returns true if the location is not known. */
static bool warning_add(Module *m, uint32_t src, const char *text) {
    uint32_t hash = hash_word(hash_bytes(text, strlen(text)), src);
    if (src == SRC_NONE) return true;
    for (uint32_t i = hash, id; (id = hash_next(&m->warned, hash, &i)) != 0;)
        if (id == src + 1) return false;
    hash_add(&m->warned, hash, src + 1);
    return true;
}

/* Warns about the access, unless that was done before. Returns whether it did. */
static bool access_warn(Retag *r, ValueId v, const char *text) {
    if (!warning_add(r->m, inst_src_near(r->m, r->f, v), text)) return false;
    diag_warning(r->m->diag, diag_at_inst(r->m->diag, r->m, r->f, v), "%s", text);
    return true;
}

/* Reports an operation that the space of its pointer does not allow: as an error with -illegal-op=error, else as a
 * warning. Returns whether it wrote a message, because a warning is not repeated. */
static bool illegal_report(Retag *r, ValueId v, const char *text) {
    if (r->p->knobs->illegal_op != ILLEGAL_ERROR) return access_warn(r, v, text);
    diag_error(r->m->diag, diag_at_inst(r->m->diag, r->m, r->f, v), "%s", text);
    return true;
}

void retag_report_tensor_maps(Retag *r, ValueId v) {
    const Intrinsic *row = inst_at(r->f, v)->op == OP_CALL ? call_row(r->m, r->f, v) : NULL;
    if (!row || !(row->flags & INF_TENSOR_MAP)) return;
    for (uint32_t i = 0; i < call_nargs(r->f, v); i++) {
        if (ref_type(r->m, r->f, inst_op(r->f, v, i)) != T_PTR) continue;
        SpaceSet set = spaces_use(r->spaces, r->sym, v, i);
        if (space_is_empty(set) || !space_is_empty(space_meet_set(set, SET_GLOBAL | SET_CONST | SET_PARAM))) continue;
        char text[160];
        snprintf(text, sizeof text, "the tensor map of %s must be in global, const or param memory", row->name);
        if (illegal_report(r, v, text)) set_note(r, v, set);
    }
}

/* Returns what an access is called in a remark: the opcode, such as "load"; for a call, the name of the callee or
 * "inline assembly". */
static const char *access_name(const Retag *r, ValueId v) {
    const Inst *i = inst_at(r->f, v);
    if (i->op != OP_CALL) return op_info[i->op].name;
    SymId callee = call_target(r->m, r->f, v);
    return callee ? sym_text(r->m, callee) : "inline assembly";
}

/* Writes the remark about an access that stays generic, with the sources of the spaces of its pointer, unless a later
 * memory-space-opt will visit the access. */
static void generic_remark(Retag *r, ValueId v, uint32_t i) {
    if (!r->explain || r->p->resolves_later || !pass_remarks(r->p, REMARK_AccessStaysGeneric)) return;
    Out o;
    out_init(&o, NULL);
    explain_sources(r->explain, r->sym, v, i, &o);
    out_char(&o, 0);
    pass_remark(r->p, REMARK_AccessStaysGeneric, r->f, v, access_name(r, v),
                pass_ref_text(r->p, r->f, inst_op(r->f, v, i)), o.buf);
    out_free(&o);
}

/* Writes the remark about an access that gets a space, unless the pointer had a specific type before. */
static void resolved_remark(Retag *r, ValueId v, uint32_t i, uint32_t space, SpaceSet set) {
    if (!pass_remarks(r->p, REMARK_AccessResolved)) return;
    Ref p = inst_op(r->f, v, i);
    bool moved = ref_is(p, REF_VALUE) && ref_index(p) < r->n && r->moves[ref_index(p)];
    if (ref_space(r->m, r->f, p) && !moved) return;
    Out o;
    out_init(&o, NULL);
    space_print(set & SET_SPACES, &o);
    out_char(&o, 0);
    pass_remark(r->p, REMARK_AccessResolved, r->f, v, access_name(r, v), space_name(space),
                pass_ref_text(r->p, r->f, p), o.buf);
    out_free(&o);
}

/* Returns the space of an access with an ambiguous pointer: SPACE_GLOBAL if -ambiguous-space says to assume that, no
 * later pass may find out more and `global` is set (PTX has a form of the access for global memory); else
 * SPACE_GENERIC. If `report`, counts the access as generic and writes the remark or warning about it. */
static uint32_t access_ambiguous(Retag *r, ValueId v, uint32_t i, SpaceSet set, bool global, bool report) {
    bool assume = global && r->p->knobs->ambiguous_space == AMBIGUOUS_GLOBAL && !awaits_evidence(r, v, i);
    bool silent = assume && r->p->knobs->param_always_point_to_global && (set & SET_PARAM);
    if (report) r->stats->generic++;
    if (report && !assume) generic_remark(r, v, i);
    const char *text = assume ? "Cannot tell what pointer points to, assuming global memory space"
                              : "Cannot tell what pointer points to";
    if (report && !silent && (r->warn || (assume && !r->quiet)) && access_warn(r, v, text)) {
        set_note(r, v, set);
        explain_emit_notes(r->explain, r->sym, v, i);
    }
    return assume ? SPACE_GLOBAL : SPACE_GENERIC;
}

/* Writes, if `report`, the error that a WMMA pointer is not in the space required by -wmma-space. Returns the space of
 * the access, always SPACE_GENERIC. */
static uint32_t wmma_contradicts(Retag *r, ValueId v, SpaceSet set, bool report) {
    if (!report) return SPACE_GENERIC;
    bool shared = r->p->knobs->wmma_space == WMMA_SHARED;
    diag_error(r->m->diag, diag_at_inst(r->m->diag, r->m, r->f, v), "WMMA pointer is not in %s memory",
               shared ? "shared" : "global");
    set_note(r, v, set);
    return SPACE_GENERIC;
}

uint32_t retag_access_space(Retag *r, ValueId v, uint32_t i, bool report) {
    SpaceSet set = spaces_use(r->spaces, r->sym, v, i);
    enum AccessKind kind = access_kind(r, v, i);
    const Intrinsic *row = inst_at(r->f, v)->op == OP_CALL ? call_row(r->m, r->f, v) : NULL;
    /* -wmma-space says more than the hardware does, so it waits for the callers, whom it may contradict */
    uint32_t wmma = awaits_evidence(r, v, i) ? WMMA_LEGAL : r->p->knobs->wmma_space;
    SpaceSet meet = space_meet_set(set, access_allowed(r, kind, row, wmma));
    uint32_t space = space_resolve(space_is_empty(meet) ? set : meet);
    if (space_is_empty(set)) return SPACE_GENERIC;
    if (kind == KIND_ROW && space_is_empty(meet)) return SPACE_GENERIC;
    /* An instruction that accepts only shared memory of its own block traps on a peer's address; as a
     * shared address it would access other memory instead. */
    bool peer = space_resolve(set) == SPACE_CLUSTER && space == SPACE_SHARED && !(set & SET_SHARED);
    if (peer && (kind == KIND_ROW || kind == KIND_WMMA)) return SPACE_GENERIC;
    Ref p = inst_op(r->f, v, i);
    bool own = ref_is(p, REF_VALUE) && ref_index(p) < r->n && r->space[ref_index(p)] == SPACE_PARAM;
    own |= ref_space(r->m, r->f, p) == SPACE_PARAM;
    if (space == SPACE_PARAM && !own) space = SPACE_GLOBAL;
    bool nowhere = space_is_empty(space_meet_set(set, access_allowed(r, kind, row, WMMA_LEGAL)));
    for (size_t k = 0; k < sizeof illegal / sizeof *illegal; k++) {
        bool hit = illegal[k].space == space || (nowhere && (set & space_set(illegal[k].space)));
        if (illegal[k].kind != kind || !hit) continue;
        if (report && illegal_report(r, v, illegal[k].text) && space == SPACE_GENERIC) set_note(r, v, set);
        return SPACE_GENERIC;
    }
    if (kind == KIND_WMMA && space_is_empty(meet)) return wmma_contradicts(r, v, set, report);
    if (space == SPACE_GENERIC)
        return access_ambiguous(r, v, i, set, has_form(r, v, i, kind, row, SPACE_GLOBAL), report);
    if (!has_form(r, v, i, kind, row, space)) return SPACE_GENERIC;
    if (report) r->stats->resolved++, resolved_remark(r, v, i, space, set);
    return space;
}

bool retag_access_is_local_atomic(const Retag *r, ValueId v) {
    uint8_t op = inst_at(r->f, v)->op;
    if (op != OP_LOAD && op != OP_STORE && op != OP_ATOMICRMW && op != OP_CMPXCHG) return false;
    uint32_t at = op == OP_STORE;
    enum AccessKind kind = access_kind(r, v, at);
    if (kind != KIND_ATOMIC && kind != KIND_VECTOR_ATOMIC) return false;
    return space_resolve(spaces_use(r->spaces, r->sym, v, at)) == SPACE_LOCAL;
}

int retag_isspacep(const Retag *r, ValueId v) {
    uint32_t space = isspacep_tested_space(r->m, r->f, v);
    if (!space) return -1;
    SpaceSet set = spaces_use(r->spaces, r->sym, v, 0);
    if (space_is_empty(set) || spaces_use_assumed(r->spaces, r->sym, v, 0)) return -1;
    bool null_passes = space == SPACE_GLOBAL;
    bool yes = space_within(null_passes ? set & SET_SPACES : set, space);
    bool no = space_disjoint(set, space) && !(null_passes && space_may_be_null(set));
    return (yes || no) && sigma_may_answer(&r->spaces->sigmas, r->sym, v, yes) ? yes : -1;
}
