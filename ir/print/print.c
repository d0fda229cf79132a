/* print.c: prints a module as text, in the order in which LLVM prints one. */
#include "ir/print/print.h"

/* -------------------------------------------------------------------------------- symbols */

/* Prints the metadata attachments of a symbol, "!kind !5", each between `before` and `after`. */
static void put_sym_md(Printer *p, const Sym *s, const char *before, const char *after) {
    for (uint32_t i = s->md; i; i = p->m->sym_md.at[i - 1].next) {
        out_str(p->o, before);
        out_char(p->o, '!');
        put_md_name(p->o, p->m, p->m->sym_md.at[i - 1].kind);
        out_char(p->o, ' ');
        put_md(p, p->m->sym_md.at[i - 1].md);
        out_str(p->o, after);
    }
}

/* Prints linkage, dso_local or dso_preemptable, visibility and DLL storage class, each followed by a space, and leaves
 * out the defaults; but prints "external" for a variable without an initialiser. */
static void put_sym_words(Printer *p, const Sym *s) {
    static const char *const dso[] = {"", "dso_local ", "dso_preemptable "};
    static const char *const visibility[] = {"", "hidden ", "protected "};
    static const char *const dll[] = {"", "dllimport ", "dllexport "};
    Out *o = p->o;
    if (s->linkage != LINK_EXTERNAL || (s->kind == SYM_VAR && !s->defined)) {
        out_str(o, linkage_name[s->linkage]);
        out_char(o, ' ');
    }
    out_str(o, dso[s->dso]);
    out_str(o, visibility[s->visibility]);
    out_str(o, dll[s->dll]);
}

/* Prints "unnamed_addr " or "local_unnamed_addr " if the symbol has it. */
static void put_unnamed(Out *o, const Sym *s) {
    static const char *const unnamed[] = {"", "local_unnamed_addr ", "unnamed_addr "};
    out_str(o, unnamed[s->unnamed]);
}

/* Prints the thread-local mode of a variable, followed by a space, if it has one. */
static void put_tls(Out *o, const Sym *s) {
    static const char *const tls[] = {"", "thread_local ", "thread_local(localdynamic) ", "thread_local(initialexec) ",
                                      "thread_local(localexec) "};
    out_str(o, tls[s->tls]);
}

/* Prints `before` and the string in quotes, such as ` section "s"`. Prints nothing if text is 0, the empty string. */
static void put_clause(Printer *p, const char *before, StrId text) {
    if (text) {
        out_str(p->o, before);
        put_quoted(p->o, p->m, text);
    }
}

/* Prints `before` and the comdat of a symbol, if it has one. Its name is left out if it is that of the
 * symbol. */
static void put_comdat(Printer *p, const char *before, const Sym *s) {
    if (!s->comdat) return;
    StrId name = p->m->comdat.at[s->comdat - 1].name;
    out_str(p->o, before);
    put_text(p->o, "comdat");
    if (name != s->name) {
        out_char(p->o, '(');
        put_name_of(p, '$', name);
        out_char(p->o, ')');
    }
}

/* Prints `before` and "align N" if the symbol has an alignment. */
static void put_sym_align(Out *o, const char *before, const Sym *s) {
    if (s->align) {
        out_str(o, before);
        put_text(o, "align ");
        out_u64(o, UINT64_C(1) << (s->align - 1));
    }
}

/* Prints the sanitizer keywords of a variable, which `words` has separated by blanks, each after ", ". */
static void put_sanitizer(Out *o, const char *words) {
    while (*words) {
        size_t n = strcspn(words, " ");
        put_text(o, ", ");
        out_bytes(o, words, n);
        words += n + (words[n] == ' ');
    }
}

/* Prints the beginning of a variable or alias: "@x = internal thread_local unnamed_addr ". */
static void put_sym_head(Printer *p, SymId id) {
    const Sym *s = &p->m->sym.at[id];
    put_symbol(p, id);
    put_text(p->o, " = ");
    put_sym_words(p, s);
    put_tls(p->o, s);
    put_unnamed(p->o, s);
}

/* Prints the line of a variable: "@x = internal addrspace(3) global [8 x i32] undef, section "s", align 4, !dbg !5". */
static void put_variable(Printer *p, SymId id) {
    const Sym *s = &p->m->sym.at[id];
    Out *o = p->o;
    put_sym_head(p, id);
    if (s->space) {
        put_text(o, "addrspace(");
        out_u64(o, s->space);
        put_text(o, ") ");
    }
    if (s->externally_initialized) put_text(o, "externally_initialized ");
    out_str(o, s->constant ? "constant " : "global ");
    put_type(p, s->type);
    if (s->defined) {
        out_char(o, ' ');
        put_ref(p, s->init);
    }
    put_clause(p, ", section ", s->section);
    put_clause(p, ", partition ", s->partition);
    put_clause(p, ", code_model ", s->code_model);
    put_sanitizer(o, str_get(p->m, s->sanitizer));
    put_comdat(p, ", ", s);
    put_sym_align(o, ", ", s);
    put_sym_md(p, s, ", ", "");
    put_group(p, attr_list_at(p->m, s->attrs, ATTR_FUNCTION));
    out_char(o, '\n');
}

/* Prints the line of an alias, "@a = internal alias i32, ptr @x", or of an ifunc. */
static void put_alias(Printer *p, SymId id) {
    const Sym *s = &p->m->sym.at[id];
    Out *o = p->o;
    put_sym_head(p, id);
    out_str(o, s->kind == SYM_ALIAS ? "alias " : "ifunc ");
    put_type(p, s->type);
    put_text(o, ", ");
    put_typed(p, s->init);
    put_clause(p, ", partition ", s->partition);
    out_char(o, '\n');
}

/* -------------------------------------------------------------------------------- functions */

/* Prints the types and attributes of the parameters in parentheses; of a definition, also their names. */
static void put_parameters(Printer *p, const Sym *s) {
    const Type *t = type_at(p->m, s->type);
    out_char(p->o, '(');
    for (uint32_t i = 1; i < t->nelem; i++) {
        if (i > 1) put_text(p->o, ", ");
        put_type(p, p->m->type_elem.at[t->first + i]);
        put_attrs(p, attr_list_at(p->m, s->attrs, ATTR_PARAM0 + i - 1), " ", "");
        if (s->fn) {
            out_char(p->o, ' ');
            put_ref(p, ref_make(REF_VALUE, i - 1));
        }
    }
    if (t->flags & TYPE_VARARG) out_str(p->o, t->nelem > 1 ? ", ..." : "...");
    out_char(p->o, ')');
}

/* Prints `before` and a constant with its type, such as " prefix i32 1". Prints nothing if r is REF_NULL. */
static void put_const_clause(Printer *p, const char *before, Ref r) {
    if (!ref_is(r, REF_NONE)) {
        out_str(p->o, before);
        put_typed(p, r);
    }
}

/* Prints the first line of a definition, without the brace and the newline: "define ptx_kernel void @k(ptr %p) #0 !dbg
 * !4"; or the line of a declaration. */
static void put_header(Printer *p, SymId id) {
    static const char *const unnamed[] = {"", " local_unnamed_addr", " unnamed_addr"};
    const Sym *s = &p->m->sym.at[id];
    Out *o = p->o;
    out_str(o, s->fn ? "define " : "declare ");
    if (!s->fn) put_sym_md(p, s, "", " ");
    put_sym_words(p, s);
    put_cc(o, s->cc);
    put_attrs(p, attr_list_at(p->m, s->attrs, ATTR_RESULT), "", " ");
    put_type(p, type_elem(p->m, s->type, 0));
    out_char(o, ' ');
    put_symbol(p, id);
    put_parameters(p, s);
    out_str(o, unnamed[s->unnamed]);
    if (s->space) {
        put_text(o, " addrspace(");
        out_u64(o, s->space);
        out_char(o, ')');
    }
    put_group(p, attr_list_at(p->m, s->attrs, ATTR_FUNCTION));
    put_clause(p, " section ", s->section);
    put_clause(p, " partition ", s->partition);
    put_comdat(p, " ", s);
    put_sym_align(o, " ", s);
    put_clause(p, " gc ", s->gc);
    put_const_clause(p, " prefix ", s->prefix);
    put_const_clause(p, " prologue ", s->prologue);
    put_const_clause(p, " personality ", s->personality);
    if (s->fn) put_sym_md(p, s, " ", "");
}

/* Prints a block of p->f with its label and, if p->notes is set, a comment after each instruction. first: it is the
 * entry block, which has no blank line before it, and no label unless it has a name. */
static void put_block(Printer *p, BlockId b, bool first) {
    StrId name = p->f->block.at[b].name;
    if (!first) out_char(p->o, '\n');
    if (name) put_name(p->o, str_get(p->m, name), str_len(p->m, name));
    else if (!first) out_u64(p->o, p->block_number.at[b]);
    if (name || !first) put_text(p->o, ":\n");
    each_inst_in(p->f, b, v) {
        size_t before = p->o->n;
        put_inst(p, v);
        if (!p->notes || p->o->n == before) continue;
        p->o->n--; /* drop the newline; it is printed after the note */
        p->notes->inst(p->notes->with, p, p->f->sym, v, p->o);
        out_char(p->o, '\n');
    }
}

/* Prints the definition or declaration of a function. p->f is the body while it prints, and NULL on return. */
static void put_function(Printer *p, SymId id) {
    const Fn *f = p->m->sym.at[id].fn;
    p->f = NULL;
    if (f) printer_number_fn(p, f);
    if (f && p->notes) p->notes->function(p->notes->with, p, id, p->o);
    put_header(p, id);
    if (f) {
        put_text(p->o, " {\n");
        each_block(f, b) put_block(p, b, b_i == 0);
        out_char(p->o, '}');
    }
    out_char(p->o, '\n');
    p->f = NULL;
}

/* -------------------------------------------------------------------------------- modules */

/* Prints source_filename, target datalayout and target triple, as far as they are given, and module-level assembly. */
static void put_target(Printer *p) {
    static const char *const word[] = {"source_filename = ", "target datalayout = ", "target triple = "};
    const StrId text[] = {p->m->source_filename, p->m->datalayout, p->m->triple};
    for (int i = 0; i < 3; i++)
        if (text[i] || (i == 1 && p->m->layout.given)) {
            out_str(p->o, word[i]);
            put_quoted(p->o, p->m, text[i]);
            out_char(p->o, '\n');
        }
    if (p->m->module_asm.n) out_char(p->o, '\n');
    for (uint32_t i = 0; i < p->m->module_asm.n; i++) {
        put_text(p->o, "module asm ");
        put_quoted(p->o, p->m, p->m->module_asm.at[i]);
        out_char(p->o, '\n');
    }
}

/* Prints the definitions of comdats, "$c = comdat any", one per line. */
static void put_comdats(Printer *p) {
    for (uint32_t i = 0; i < p->m->comdat.n; i++) {
        put_name_of(p, '$', p->m->comdat.at[i].name);
        put_text(p->o, " = comdat ");
        out_str(p->o, comdat_kind_name[p->m->comdat.at[i].kind]);
        out_char(p->o, '\n');
    }
}

/* Prints named metadata, "!name = !{!1, !2}", one per line. */
static void put_named_md(Printer *p) {
    for (uint32_t i = 0; i < p->m->named_md.n; i++) {
        const NamedMd *node = &p->m->named_md.at[i];
        out_char(p->o, '!');
        put_md_name(p->o, p->m, node->name);
        put_text(p->o, " = !{");
        for (uint32_t k = 0; k < node->n; k++) {
            if (k) put_text(p->o, ", ");
            put_md(p, p->m->md_op.at[node->first + k]);
        }
        put_text(p->o, "}\n");
    }
}

/* Prints a blank line, which separates sections of the text, before a section of n entries; nothing if n is 0. */
static void put_blank_line(Printer *p, uint32_t n) {
    if (n) out_char(p->o, '\n');
}

/* Prints all symbols of one kind with the function `put`. Prints a blank line before the first one; for functions,
 * before each one. */
static void put_symbols(Printer *p, enum SymKind kind, void (*put)(Printer *, SymId)) {
    bool first = true;
    each_sym_printed(p, s, kind) {
        put_blank_line(p, first || kind == SYM_FUNC);
        put(p, s);
        first = false;
    }
}

void module_print(Module *m, Out *o) { module_print_noted(m, NULL, o); }

void module_print_noted(Module *m, const PrintNotes *notes, Out *o) {
    Printer p = {.m = m, .o = o, .notes = notes};
    printer_number_md(&p);
    printer_number_types(&p);
    put_target(&p);
    put_blank_line(&p, p.type_order.n);
    put_type_definitions(&p);
    put_blank_line(&p, m->comdat.n);
    put_comdats(&p);
    put_symbols(&p, SYM_VAR, put_variable);
    put_symbols(&p, SYM_ALIAS, put_alias);
    put_symbols(&p, SYM_IFUNC, put_alias);
    put_symbols(&p, SYM_FUNC, put_function);
    put_blank_line(&p, p.group.n);
    for (uint32_t i = 0; i < p.group.n; i++) put_group_definition(&p, i);
    put_blank_line(&p, m->named_md.n);
    put_named_md(&p);
    put_blank_line(&p, p.md_order.n);
    for (uint32_t i = 0; i < p.md_order.n; i++) put_md_definition(&p, p.md_order.at[i]);
    printer_end(&p);
}

void fn_print(Module *m, SymId s, Out *o) {
    Printer p = {.m = m, .o = o};
    printer_number_md(&p);
    put_function(&p, s);
    printer_end(&p);
}

Printer *printer_new(Module *m, Out *o) {
    Printer *p = mem_alloc(sizeof *p);
    *p = (Printer){.m = m, .o = o, .bare = true};
    return p;
}

void printer_inst(Printer *p, const Fn *f, ValueId v) {
    printer_number_fn(p, f);
    put_inst(p, v);
}

void printer_ref(Printer *p, Ref r) { put_ref(p, r); }

void printer_value(Printer *p, const Fn *f, ValueId v) {
    printer_number_fn(p, f);
    put_ref(p, ref_make(REF_VALUE, v));
}

void printer_free(Printer *p) {
    printer_end(p);
    free(p);
}
