/* dwarf.c: debug information in DWARF 2, which ptxas accepts and cuda-gdb reads. See dwarf.h.
 *
 * One compile unit contains everything: the functions, then the global variables, then the types. A
 * function contains its scopes: lexical blocks and inlined calls, nested as in the source, each with its
 * variables. A scope extends from its first instruction in the text to its last; labels in the text mark
 * where one scope ends and another begins. The variables of a scope without instructions are moved to the
 * scope around it.
 *
 * A variable has a location if it is in memory (the frame of its function, a kernel parameter, a global),
 * or if all debug records of it name the same register.
 *
 * dwarf_unit.c writes the bytes, dwarf_type.c the types. */
#include "ptx/debug/dwarf.h"

#include "ir/hash.h"
#include "ptx/debug/dwarf_unit.h"
#include "ptx/emit/regtext.h"

/* Address classes, DW_AT_address_class, as cuda-gdb numbers them. */
enum { CLASS_REG = 2, CLASS_CONST = 4, CLASS_GLOBAL = 5, CLASS_LOCAL = 6, CLASS_PARAM = 7, CLASS_SHARED = 8 };

/* The location of a variable: byte `offset` of `symbol` (an allocated string) in address class cls, a CLASS_*. cls 0:
 * it has none. CLASS_REG: symbol is NULL, and offset holds the characters of the register's name, the last one in
 * the lowest byte, as cuda-gdb expects it. */
typedef struct DwarfPlace {
    uint8_t cls;
    char *symbol;
    uint64_t offset;
} DwarfPlace;
typedef struct DwarfVariable {
    MdId node; /* DILocalVariable or DIGlobalVariable */
    DwarfPlace at;
    uint32_t next; /* 1 + the next variable of the same scope, 0 = none */
} DwarfVariable;
/* A function (node is its subprogram, inlined is 0), a lexical block in it, or an inlined call; code that was
 * inlined has in `inlined` the location of the call. Links are 1 + an index, 0 = none. */
typedef struct DwarfScope {
    MdId node, inlined;
    uint32_t parent, child, next;
    uint32_t variable, last; /* the first and the last of its variables */
    uint32_t low, high;      /* 1 + the label before its first instruction, after its last */
} DwarfScope;
/* node: its DISubprogram; number: N in the labels $L__func_beginN; scope: 1 + the index of its scope. */
typedef struct DwarfFunction {
    MdId node;
    uint32_t number, scope;
} DwarfFunction;

struct Dwarf {
    MdId unit;
    VEC(DwarfFunction) fn;
    VEC(DwarfVariable) variable;
    VEC(DwarfScope) scope;
    Hash find;              /* finds scopes by function, node and inlined */
    Hash noted;             /* finds variables by the same */
    uint32_t root, current; /* in the current function: its own scope; that of the last instruction */
    uint32_t labels;        /* labels $L__tmpN so far */
    DwarfUnit out;
};

/* ------------------------------------------------------------------------------- variables and functions */

/* Writes the entry of a parameter or variable, with its location if it has one. */
static void variable_put(Emit *e, const DwarfVariable *v) {
    Out *o = &e->dwarf->out.info;
    bool at = v->at.cls, param = dwarf_field_number(e->m, v->node, "arg");
    out_char(o, param ? at ? AB_PARAM_AT : AB_PARAM : at ? AB_VAR_AT : AB_VAR);
    dwarf_name(&e->dwarf->out, v->node);
    dwarf_where(&e->dwarf->out, v->node);
    dwarf_type_ref(&e->dwarf->out, md_field_node(e->m, v->node, "type"));
    if (!at) return;
    out_char(o, (char)v->at.cls);
    size_t length = o->n;
    out_char(o, 0);
    out_char(o, (char)(v->at.symbol ? DW_OP_ADDR : DW_OP_REGX));
    if (v->at.symbol) {
        dwarf_symbol(&e->dwarf->out, 8, v->at.symbol, UINT32_MAX);
        if (v->at.offset) out_char(o, DW_OP_PLUS_UCONST);
    }
    if (v->at.offset) dwarf_uleb(o, v->at.offset);
    o->buf[length] = (char)(o->n - length - 1);
}

/* Returns the result type of a subprogram: the first of its list of types; 0 for void. */
static MdId result_type(const Emit *e, MdId subprogram) {
    MdId type = md_field_node(e->m, subprogram, "type"), list = md_field_node(e->m, type, "types");
    const Md *types = &e->m->md.at[list];
    return list && types->kind == MD_TUPLE && types->n ? e->m->md_op.at[types->first] : 0;
}

/* Writes the entry of a nested scope that has instructions, without its contents. */
static void scope_open(Emit *e, const DwarfScope *s) {
    Dwarf *d = e->dwarf;
    bool inlined = md_is_node(e->m, s->node, "DISubprogram") && md_is_location(e->m, s->inlined);
    out_char(&d->out.info, inlined ? AB_INLINED : AB_BLOCK);
    if (inlined) dwarf_type_ref(&e->dwarf->out, s->node);
    dwarf_symbol(&d->out, 8, "$L__tmp", s->low - 1);
    dwarf_symbol(&d->out, 8, "$L__tmp", s->high - 1);
    if (!inlined) return;
    const uint32_t *call = e->m->md_op.at + e->m->md.at[s->inlined].first;
    MdId file = md_field_node(e->m, call[LOC_SCOPE], "file");
    dwarf_bytes(&d->out.info, line_table_file(d->out.lines, e->m, file), 2);
    dwarf_bytes(&d->out.info, call[LOC_LINE], 4);
}

/* Writes the variables and the nested scopes of scope `root` (1 + its index; nothing for 0), each nested one with its
 * contents and the zero byte that ends them. The caller ends the contents of `root`. */
static void scopes_put(Emit *e, uint32_t root) {
    Dwarf *d = e->dwarf;
    for (uint32_t s = root; s;) {
        for (uint32_t v = d->scope.at[s - 1].variable; v; v = d->variable.at[v - 1].next)
            variable_put(e, &d->variable.at[v - 1]);
        uint32_t next = d->scope.at[s - 1].child;
        while (!next && s != root) {
            out_char(&d->out.info, 0);
            next = d->scope.at[s - 1].next;
            if (!next) s = d->scope.at[s - 1].parent;
        }
        if (next) scope_open(e, &d->scope.at[next - 1]);
        s = next;
    }
}

/* Writes the entry of a function with its scopes and the zero byte that ends them. */
static void function_put(Emit *e, const DwarfFunction *f) {
    Dwarf *d = e->dwarf;
    MdId result = result_type(e, f->node);
    const char *linkage = md_field_text(e->m, f->node, "linkageName");
    bool local = strstr(md_field_text(e->m, f->node, "spFlags"), "DISPFlagLocalToUnit");
    out_char(&d->out.info, result ? AB_FN : AB_FN_VOID);
    dwarf_symbol(&d->out, 8, "$L__func_begin", f->number);
    dwarf_symbol(&d->out, 8, "$L__func_end", f->number);
    out_char(&d->out.info, 1), out_char(&d->out.info, (char)DW_OP_CALL_FRAME);
    dwarf_string(&d->out.info, *linkage ? linkage : md_field_text(e->m, f->node, "name"));
    dwarf_name(&e->dwarf->out, f->node);
    dwarf_where(&e->dwarf->out, f->node);
    out_char(&d->out.info, !local);
    if (result) dwarf_type_ref(&e->dwarf->out, result);
    scopes_put(e, f->scope);
    out_char(&d->out.info, 0);
}

/* Returns the text a, followed by b and the number n unless b is empty. The caller frees it. */
static char *text_make(const char *a, const char *b, uint32_t n) {
    size_t size = strlen(a) + strlen(b) + 16;
    char *s = mem_alloc(size);
    snprintf(s, size, *b ? "%s%s%u" : "%s", a, b, n);
    return s;
}

/* Returns the PTX name of parameter i of the current function; the caller frees it. */
static char *param_text(Emit *e, uint32_t i) {
    const char *mark = fn_local_name(e, "%"), *name = sym_ptx_name(e, e->fn.sym);
    size_t size = strlen(name) + 24;
    char *text = mem_alloc(size);
    snprintf(text, size, "%s%s_param_%u", mark, name, i);
    return text;
}

/* Returns the DWARF address class of a variable in a state space: that of shared or constant memory, and CLASS_GLOBAL
 * for any other space. */
static uint8_t class_of_space(uint32_t space) {
    return space == SPACE_SHARED ? CLASS_SHARED : space == SPACE_CONST ? CLASS_CONST : CLASS_GLOBAL;
}

/* Returns the location of the variable at the address r of a #dbg_declare: in the frame or in a kernel parameter. cls
 * is 0 if it is elsewhere. The caller owns the symbol. */
static DwarfPlace declared_location(Emit *e, Ref r) {
    Opd o = {0};
    if (ref_is(r, REF_VALUE) || ref_is(r, REF_MDVALUE)) {
        ValueId v = ref_index(r);
        if (e->values.first.at[v] && comps_of(e, inst_at(e->f, v)->type).n == 1)
            o = e->values.opd.at[e->values.first.at[v] - 1];
    }
    if (o.imm < 0) return (DwarfPlace){0};
    if (o.kind == OPD_DEPOT)
        return (DwarfPlace){CLASS_LOCAL, text_make("", fn_local_name(e, "%__local_depot"), e->fn.number),
                            (uint64_t)o.imm};
    if (o.kind == OPD_PARAM && e->fn.kernel) return (DwarfPlace){CLASS_PARAM, param_text(e, o.id), (uint64_t)o.imm};
    return (DwarfPlace){0};
}

/* Reports whether a metadata operand is a DIExpression without elements. */
static bool expression_is_empty(const Emit *e, Ref r) {
    const Md *x = ref_is(r, REF_META) ? &e->m->md.at[e->f->md.at[ref_index(r)]] : NULL;
    return x && x->kind == MD_EXPRESSION && x->n == 0;
}

/* Returns the location of the value r of a #dbg_value: a kernel parameter that is not byval, or a register. cls is 0 if
 * it is elsewhere, is a pointer into a specific space other than global, or is in a register whose final name is not
 * known (PtxOptions.renamed) or has more than eight characters. The caller owns the symbol. */
static DwarfPlace value_location(Emit *e, Ref r) {
    static const char *const name[RC_COUNT] = {NULL, "%rs", "%r", "%rd"};
    DwarfPlace p = {0};
    if (!ref_is(r, REF_VALUE) && !ref_is(r, REF_MDVALUE)) return p;
    ValueId v = ref_index(r);
    TypeId type = inst_at(e->f, v)->type;
    uint32_t space = type_is_ptr(e->m, type) ? type_space(e->m, type) : SPACE_GENERIC;
    bool one = comps_of(e, type).n == 1 && (space == SPACE_GENERIC || space == SPACE_GLOBAL);
    if (!one) return p;
    if (v < e->f->nparam && e->fn.kernel && !param_has_attr(e->m, e->m->sym.at[e->fn.sym].attrs, v, "byval"))
        return (DwarfPlace){CLASS_PARAM, param_text(e, v), 0};
    if (e->opt->renamed) return p;
    Opd o = e->values.first.at[v] ? e->values.opd.at[e->values.first.at[v] - 1] : (Opd){0};
    uint32_t number = o.kind == OPD_REG && !o.imm && name[o.cls] ? regtext_reg_number(e, o.id) : 0;
    char text[16];
    if (!number || snprintf(text, sizeof text, "%s%u", name[o.cls], number) > 8) return p;
    p.cls = CLASS_REG;
    for (const char *s = text; *s; s++) p.offset = p.offset << 8 | (uint8_t)*s;
    return p;
}

/* Reports whether two locations are the same. */
static bool location_is_same(const DwarfPlace *a, const DwarfPlace *b) {
    return a->cls == b->cls && a->offset == b->offset && !a->symbol == !b->symbol &&
           (!a->symbol || strcmp(a->symbol, b->symbol) == 0);
}

/* ------------------------------------------------------------------------------------------------- scopes */

enum { NESTED_MAX = 256 }; /* deeper scopes are merged into the function */

/* Returns the scope `node`, or the scope around it if it is a DILexicalBlockFile, which only changes the file. */
static MdId block_of(const Emit *e, MdId node) {
    for (uint32_t n = 0; n < NESTED_MAX && md_is_node(e->m, node, "DILexicalBlockFile"); n++)
        node = md_field_node(e->m, node, "scope");
    return node;
}

/* Returns the key of the scope of a DILocation: its block or subprogram, and the call that it was inlined at. The links
 * are 0. */
static DwarfScope location_scope(const Emit *e, MdId loc) {
    const uint32_t *word = e->m->md_op.at + e->m->md.at[loc].first;
    return (DwarfScope){.node = block_of(e, word[LOC_SCOPE]), .inlined = word[LOC_INLINED_AT]};
}

/* Returns the key of the scope around s, which for an inlined subprogram is that of the call. node is 0 for a function
 * that is not inlined. */
static DwarfScope scope_around(const Emit *e, const DwarfScope *s) {
    bool function = md_is_node(e->m, s->node, "DISubprogram");
    if (function && md_is_location(e->m, s->inlined)) return location_scope(e, s->inlined);
    MdId around = function ? 0 : block_of(e, md_field_node(e->m, s->node, "scope"));
    return (DwarfScope){.node = around, .inlined = s->inlined};
}

/* Hashes the key of a scope or variable, together with the current function. */
static uint32_t scope_hash(const Dwarf *d, MdId node, MdId inlined) {
    return hash_word(hash_word(d->root, node), inlined);
}

/* Returns the number of the scope with this node and call site in the current function; 0 if it has none. */
static uint32_t scope_find(const Dwarf *d, const DwarfScope *s) {
    uint32_t hash = scope_hash(d, s->node, s->inlined), id;
    for (uint32_t i = hash; (id = hash_next(&d->find, hash, &i)) != 0;) {
        const DwarfScope *old = &d->scope.at[id - 1];
        if (id >= d->root && old->node == s->node && old->inlined == s->inlined) return id;
    }
    return 0;
}

/* Adds a scope inside `parent` (0: a function) and returns its number, which is its index plus 1. Does not link it into
 * the list of children, see scopes_link. */
static uint32_t scope_make(Dwarf *d, DwarfScope s, uint32_t parent) {
    s.parent = parent;
    vec_push(&d->scope, s);
    hash_add(&d->find, scope_hash(d, s.node, s.inlined), d->scope.n);
    return d->scope.n;
}

/* Returns 1 + the index of the scope of a location in the current function, which is that of the function itself if the
 * location has none. Creates the scope, and the scopes around it, on first use. Of more than NESTED_MAX new scopes
 * creates only the innermost, the outermost of them in the function itself. */
static uint32_t scope_of(Emit *e, MdId loc) {
    Dwarf *d = e->dwarf;
    DwarfScope chain[NESTED_MAX], s = location_scope(e, loc);
    uint32_t n = 0, found = 0;
    for (; s.node && n < NESTED_MAX && !(found = scope_find(d, &s)); s = scope_around(e, &s)) chain[n++] = s;
    if (!found) found = d->root;
    while (n--) found = scope_make(d, chain[n], found);
    return found;
}

/* Makes a label, which the caller must write, at which the current scope ends, with the scopes around it, and scope
 * `to` begins or continues, with the scopes around it. */
static void scope_change(Dwarf *d, uint32_t to) {
    uint32_t label = ++d->labels;
    for (uint32_t s = d->current; s; s = d->scope.at[s - 1].parent) d->scope.at[s - 1].high = label;
    for (uint32_t s = to; s; s = d->scope.at[s - 1].parent)
        if (!d->scope.at[s - 1].low) d->scope.at[s - 1].low = label;
    d->current = to;
}

void dwarf_scope(Emit *e, MdId loc, Out *o) {
    Dwarf *d = e->dwarf;
    if (!d || !d->root || e->m->md.at[loc].kind != MD_LOCATION) return;
    uint32_t s = scope_of(e, loc);
    if (s == d->current) return;
    scope_change(d, s);
    out_format(o, "$L__tmp%u:\n", d->labels - 1);
}

void dwarf_fn_begin(Emit *e) {
    Dwarf *d = e->dwarf;
    MdId node = d ? sym_dbg(e->m, e->fn.sym) : 0;
    if (d) d->root = d->current = 0;
    if (!node || md_field_node(e->m, node, "unit") != d->unit) return;
    d->root = d->scope.n + 1;
    d->current = scope_make(d, (DwarfScope){.node = node, .low = 1}, 0);
    vec_push(&d->fn, ((DwarfFunction){node, e->fn.number, d->root}));
}

/* Records that a debug record with DILocation loc gives variable `node` the location `at`, and takes ownership of
 * at.symbol. A variable whose records give different locations gets none. A new variable is added to the innermost
 * scope of loc that has instructions. */
static void variable_note(Emit *e, MdId node, MdId loc, DwarfPlace at) {
    Dwarf *d = e->dwarf;
    uint32_t hash = scope_hash(d, node, e->m->md_op.at[e->m->md.at[loc].first + LOC_INLINED_AT]), id;
    for (uint32_t i = hash; (id = hash_next(&d->noted, hash, &i)) != 0;) {
        DwarfVariable *old = &d->variable.at[id - 1];
        if (old->node != node) continue;
        bool same = location_is_same(&old->at, &at);
        free(at.symbol);
        if (!same) free(old->at.symbol), old->at = (DwarfPlace){0};
        return;
    }
    uint32_t s = scope_of(e, loc);
    while (!d->scope.at[s - 1].low) s = d->scope.at[s - 1].parent;
    vec_push(&d->variable, ((DwarfVariable){node, at, 0}));
    hash_add(&d->noted, hash, d->variable.n);
    DwarfScope *scope = &d->scope.at[s - 1];
    if (scope->last) d->variable.at[scope->last - 1].next = d->variable.n;
    else scope->variable = d->variable.n;
    scope->last = d->variable.n;
}

/* Adds the variables of the current function to their scopes, with their locations, from its debug records. A record
 * whose expression is not empty gives no location. */
static void variables_find(Emit *e) {
    Fn *f = e->f;
    each_inst(f, b, v) {
        const Inst *in = inst_at(f, v);
        uint32_t loc = inst_loc(f, v);
        if (!(op_flags(in) & OF_DEBUG) || in->nopnd < 3 || !loc) continue;
        const Md *l = &e->m->md.at[f->md.at[loc - 1]];
        Ref variable = inst_op(f, v, in->nopnd - 2);
        if (l->kind != MD_LOCATION || !ref_is(variable, REF_META)) continue;
        MdId node = f->md.at[ref_index(variable)];
        if (!md_is_node(e->m, node, "DILocalVariable")) continue;
        DwarfPlace at = {0};
        bool plain = expression_is_empty(e, inst_op(f, v, 2));
        if (plain && in->op == OP_DBG_DECLARE) at = declared_location(e, inst_op(f, v, 0));
        if (plain && in->op == OP_DBG_VALUE) at = value_location(e, inst_op(f, v, 0));
        variable_note(e, node, f->md.at[loc - 1], at);
    }
}

/* Links the scopes that have instructions to their parents, in the order of the text. */
static void scopes_link(Dwarf *d) {
    for (uint32_t s = d->scope.n; s > d->root; s--) {
        DwarfScope *scope = &d->scope.at[s - 1], *parent = &d->scope.at[scope->parent - 1];
        if (!scope->low) continue;
        scope->next = parent->child;
        parent->child = s;
    }
}

void dwarf_fn_end(Emit *e) {
    Dwarf *d = e->dwarf;
    if (!d || !d->root) return;
    if (d->current != d->root) {
        scope_change(d, d->root);
        out_format(&e->text.out, "$L__tmp%u:\n", d->labels - 1);
    }
    variables_find(e);
    scopes_link(d);
    out_format(&e->text.out, "$L__func_end%u:\n", e->fn.number);
}

bool dwarf_has_fn(const Emit *e) {
    const Dwarf *d = e->dwarf;
    return d && d->fn.n && d->fn.at[d->fn.n - 1].number == e->fn.number;
}

/* Writes the entries of the global variables that are used and defined and have debug information. The !dbg of a
 * variable is a DIGlobalVariableExpression(var: ...), or the DIGlobalVariable itself. */
static void globals_put(Emit *e) {
    const Module *m = e->m;
    each_sym_written(e, s) {
        if (m->sym.at[s].kind != SYM_VAR || !e->module.sym_used[s] || !m->sym.at[s].defined) continue;
        MdId node = sym_dbg(e->m, s);
        if (md_is_node(m, node, "DIGlobalVariableExpression")) node = md_field_node(m, node, "var");
        if (!md_is_node(m, node, "DIGlobalVariable")) continue;
        DwarfVariable v = {node, {class_of_space(sym_space(e, s)), text_make(sym_ptx_name(e, s), "", 0), 0}, 0};
        variable_put(e, &v);
        free(v.at.symbol);
    }
}

/* ------------------------------------------------------------------------------------------------- module */

void dwarf_begin(Emit *e, LineTable *lines) {
    if (e->opt->line_info_only) return;
    for (uint32_t i = 0, n = md_named_count(e->m, "llvm.dbg.cu"); i < n && !e->dwarf; i++) {
        MdId unit = md_named(e->m, "llvm.dbg.cu", i);
        const char *kind = md_field_text(e->m, unit, "emissionKind");
        bool full = !strcmp(kind, "FullDebug") || !strcmp(kind, "1");
        if (!full || !md_is_node(e->m, unit, "DICompileUnit")) continue;
        e->dwarf = mem_alloc(sizeof *e->dwarf);
        e->dwarf->unit = unit;
        dwarf_unit_begin(&e->dwarf->out, e->m, lines);
    }
}

/* Writes the header and the entry of the compile unit, which has a function, without its contents. */
static void unit_put(Emit *e) {
    Dwarf *d = e->dwarf;
    MdId file = md_field_node(e->m, d->unit, "file");
    dwarf_symbol(&d->out, 4, "", 0); /* the length of the unit; dwarf_unit_put fills it in */
    dwarf_bytes(&d->out.info, 2, 2);
    dwarf_symbol(&d->out, 4, ".debug_abbrev", UINT32_MAX);
    out_char(&d->out.info, 8);
    out_char(&d->out.info, AB_UNIT);
    dwarf_string(&d->out.info, md_field_text(e->m, d->unit, "producer"));
    dwarf_bytes(&d->out.info, 0x21, 2); /* C++14 */
    dwarf_string(&d->out.info, md_field_text(e->m, file, "filename"));
    dwarf_symbol(&d->out, 4, ".debug_line", UINT32_MAX);
    dwarf_string(&d->out.info, md_field_text(e->m, file, "directory"));
    dwarf_symbol(&d->out, 8, "$L__func_begin", d->fn.at[0].number);
    dwarf_symbol(&d->out, 8, "$L__func_end", d->fn.at[d->fn.n - 1].number);
}

void dwarf_put(Emit *e, Out *o) {
    Dwarf *d = e->dwarf;
    if (!d || !d->fn.n) return;
    unit_put(e);
    for (uint32_t i = 0; i < d->fn.n; i++) function_put(e, &d->fn.at[i]);
    globals_put(e);
    dwarf_types_put(&d->out);
    out_char(&d->out.info, 0);
    dwarf_unit_put(&d->out, o);
}

void dwarf_end(Emit *e) {
    Dwarf *d = e->dwarf;
    if (!d) return;
    for (uint32_t i = 0; i < d->variable.n; i++) free(d->variable.at[i].at.symbol);
    vec_free(&d->fn), vec_free(&d->variable), vec_free(&d->scope);
    free(d->find.slot), free(d->noted.slot);
    dwarf_unit_free(&d->out);
    free(d);
}
