/* parse_name.c: names. Every entity can be used before its definition. Metadata and blocks, and symbols that the
 * prescan has not reserved, get their ids at the first use. A local value that is not defined yet is represented by a
 * placeholder, which parse_body.c resolves at the end of the function. Tables are indexed by interned name or by
 * number, so a lookup is one load. */
#include "ir/chars.h"
#include "parse/parser.h"

/* Fails if the number of a nameless entity is above p->number_max, which bounds the tables. */
static void number_check(Parser *p, uint64_t number, uint32_t src) {
    if (number > p->number_max) fail_at(p, src, "number too large");
}

/* ------------------------------------------------------------------------------ symbols */

/* Returns the length of the overload suffix of the typed dialect at s, which contains a pointee type, such as "p0i8" or
 * "p1s_struct.nodes". Sets *space to the length of its first part, such as "p0". Returns 0 if s has another form. */
static size_t old_suffix(const char *s, size_t *space) {
    if (s[0] != 'p') /* also at the end of a name that ends with a dot */
        return 0;
    size_t n = 1 + strspn(s + 1, "0123456789");
    if (n == 1 || !strchr("ifvasp", s[n]) || s[n] == '\0') return 0;
    *space = n;
    size_t end = n + strcspn(s + n, ".");
    if (s[n] != 's' || s[n + 1] != '_') return end;
    /* The name of a struct may contain dots; it ends with an 's' before the next suffix. */
    for (size_t i = end; s[i] == '.'; i += 1 + strcspn(s + i + 1, ".")) {
        if (s[i - 1] == 's' && strchr("pifv", s[i + 1]) && char_is_digit(s[i + 2])) return i;
        end = i + 1 + strcspn(s + i + 1, ".");
    }
    return end;
}

StrId symbol_canonical(Parser *p, StrId name) {
    const char *s = str_get(p->m, name);
    if (strncmp(s, "llvm.", 5) != 0) return name;
    size_t space, len = str_len(p->m, name), n = 0;
    char *buf = mem_alloc(len + 1);
    for (size_t i = 0; i < len;) {
        size_t old = s[i] == '.' ? old_suffix(s + i + 1, &space) : 0;
        size_t keep = old ? 1 + space : 1;
        memcpy(buf + n, s + i, keep);
        n += keep;
        i += old ? 1 + old : 1;
    }
    StrId id = n == len ? name : str_intern(p->m, buf, n);
    free(buf);
    return id;
}

/* Returns the symbol of a name as written; adds the symbol, under its canonical name, to the module if it is new. Two
 * spellings with the same canonical name have one symbol. */
static SymId symbol_named(Parser *p, StrId written) {
    SymId s = *slot_of(&p->sym_named, written);
    if (s) return s;
    StrId name = symbol_canonical(p, written);
    s = sym_find(p->m, name);
    if (!s) s = sym_new(p->m, name);
    return *slot_of(&p->sym_named, written) = s;
}

/* Returns the symbol @N; adds it to the module if it is new. Fails at `src` if the number is too large. */
static SymId symbol_numbered(Parser *p, uint64_t number, uint32_t src) {
    number_check(p, number, src);
    SymId *slot = slot_of(&p->sym_numbered, (uint32_t)number);
    if (!*slot) *slot = sym_new(p->m, 0);
    return *slot;
}

bool name_is_dbg(const Parser *p, StrId name) {
    for (int i = 0; i < 4; i++)
        if (name == p->dbg_name[i]) return true;
    return false;
}

void symbol_reserve(Parser *p) {
    uint32_t src = p->tok.off;
    if (token_is(p, TK_GLOBAL_NUM)) {
        if (p->tok.num <= p->number_max) symbol_numbered(p, p->tok.num, src);
    } else if (token_is(p, TK_GLOBAL) && p->tok.end - src > 3) {
        StrId name =
            p->text[src + 1] == '"' ? slice_unescape(p, src + 2, p->tok.end - 1) : slice_intern(p, src + 1, p->tok.end);
        if (!name_is_dbg(p, name)) symbol_named(p, name);
    }
}

/* Takes the token, @name or @N, and returns its symbol; adds that to the module if it is new. Fails at any other
 * token. */
static SymId symbol_of_token(Parser *p) {
    uint32_t src = p->tok.off;
    if (token_is(p, TK_GLOBAL)) return symbol_named(p, name_take(p, 1));
    if (!token_is(p, TK_GLOBAL_NUM)) fail_expected(p, "a name with '@'");
    SymId s = symbol_numbered(p, p->tok.num, src);
    token_next(p);
    return s;
}

Ref symbol_use(Parser *p, TypeId type) {
    uint32_t src = p->tok.off, len = p->tok.end - src;
    if (!type_is_ptr(p->m, type))
        fail_at(p, src, "'%.*s' is a pointer but expected '%s'", (int)len, p->text + src, type_text(p, type));
    uint32_t space = (uint32_t)type_at(p->m, type)->n;
    SymId s = symbol_of_token(p);
    SymNote *note = slot_of(&p->sym_note, s);
    if (note->use == 0) {
        note->use = src + 1;
        if (note->state == SS_NEW) p->m->sym.at[s].space = space;
    }
    if (p->m->sym.at[s].space != space) {
        const char *is = type_text(p, type_ptr(p->m, p->m->sym.at[s].space)), *wanted = type_text(p, type);
        fail_at(p, src, "'%.*s' has type '%s' but expected '%s'", (int)len, p->text + src, is, wanted);
    }
    return ref_make(REF_SYM, s);
}

SymId symbol_define(Parser *p, StrId name, uint64_t number, uint32_t src, uint32_t space) {
    if (!name && number < p->sym_next) fail_at(p, src, "expected a number of %u or greater", p->sym_next);
    SymId s = name ? symbol_named(p, name) : symbol_numbered(p, number, src);
    if (!name) p->sym_next = (uint32_t)number + 1;
    SymNote *note = slot_of(&p->sym_note, s);
    Sym *sym = &p->m->sym.at[s];
    if (note->state == SS_DECLARED) {
        if (name) diag_error(p->d, src, "redefinition of '@%s'", str_get(p->m, name));
        else diag_error(p->d, src, "redefinition of '@%u'", (unsigned)number);
        fail_first(p, sym->src);
    }
    if (note->use && sym->space != space) {
        const char *wanted = type_text(p, type_ptr(p->m, sym->space)), *is = type_text(p, type_ptr(p->m, space));
        if (name)
            fail_at(p, note->use - 1, "'@%s' defined with type '%s' but expected '%s'", str_get(p->m, name), is,
                    wanted);
        fail_at(p, note->use - 1, "'@%u' defined with type '%s' but expected '%s'", (unsigned)number, is, wanted);
    }
    note->state = SS_DECLARED;
    sym->src = src;
    sym->space = space;
    return s;
}

/* ------------------------------------------------------------------------------ local values */

/* Returns the entry of a local name, or of `number` if the name is 0. The entry may be from an earlier function: see
 * its stamp. The address is valid until the table grows. */
static LocalSlot *local_slot(Parser *p, StrId name, uint32_t number) {
    return name ? slot_of(&p->local_named, name) : slot_of(&p->local_numbered, number);
}

/* Takes a local name or number. Returns the name; for a number returns 0 and sets *number. Fails at any other token. */
static StrId local_take(Parser *p, uint32_t *number) {
    if (token_is(p, TK_LOCAL)) return name_take(p, 1);
    if (!token_is(p, TK_LOCAL_NUM)) fail_expected(p, "a name with '%'");
    number_check(p, p->tok.num, p->tok.off);
    *number = (uint32_t)p->tok.num;
    token_next(p);
    return 0;
}

TypeId local_type(Parser *p, Ref r) {
    if (ref_is(r, REF_NONE)) return p->forward.at[ref_index(r) - 1].type;
    return ref_type(p->m, &p->body, r);
}

/* Fails with the message "'%name' WHAT", or "'%number' WHAT" if the name is 0. */
static void FAILS fail_local(Parser *p, uint32_t src, StrId name, uint32_t number, const char *what) {
    if (name) fail_at(p, src, "'%%%s' %s", str_get(p->m, name), what);
    fail_at(p, src, "'%%%u' %s", number, what);
}

/* Fails at the second definition of a local name. first: the text offset of the first definition; 0 = unknown. */
static void FAILS fail_local_twice(Parser *p, uint32_t src, StrId name, uint32_t number, uint32_t first) {
    if (name) diag_error(p->d, src, "redefinition of '%%%s'", str_get(p->m, name));
    else diag_error(p->d, src, "redefinition of '%%%u'", number);
    fail_first(p, first);
}

/* Fails because a local value, used at text offset src, has type `is` where `wanted` is expected. */
static void FAILS fail_local_type(Parser *p, uint32_t src, StrId name, uint32_t number, TypeId is, TypeId wanted) {
    char text[400];
    const char *is_text = type_text(p, is), *wanted_text = type_text(p, wanted);
    snprintf(text, sizeof text, "defined with type '%s' but expected '%s'", is_text, wanted_text);
    fail_local(p, src, name, number, text);
}

Ref local_use(Parser *p, TypeId type) {
    uint32_t src = p->tok.off, number = 0;
    if (!p->in_body) fail_at(p, src, "a local name cannot be used outside a function body");
    StrId name = local_take(p, &number);
    LocalSlot *slot = local_slot(p, name, number);
    if (slot->stamp != p->stamp) {
        vec_push(&p->forward, ((Forward){REF_NULL, type, src, name, number}));
        slot->stamp = p->stamp;
        return slot->ref = ref_make(REF_NONE, p->forward.n);
    }
    if (ref_is(slot->ref, REF_BLOCK)) fail_local(p, src, name, number, "is a block, not a value");
    Ref r = slot->ref;
    TypeId is = local_type(p, r);
    if (is != type) fail_local_type(p, src, name, number, is, type);
    return r;
}

/* Returns the number of an unnamed value or block: the one that is written, or p->number_next if `written` is
 * UINT64_MAX. The number after it becomes p->number_next. Fails if the written number is below p->number_next; `what`
 * begins the message. */
static uint32_t local_number(Parser *p, uint64_t written, uint32_t src, const char *what) {
    if (written == UINT64_MAX) written = p->number_next;
    number_check(p, written, src);
    if (written < p->number_next) fail_at(p, src, "%s expected to be numbered '%%%u' or greater", what, p->number_next);
    p->number_next = (uint32_t)written + 1;
    return (uint32_t)written;
}

void local_define(Parser *p, StrId name, uint64_t number, uint32_t src, Ref ref, TypeId type) {
    uint32_t n = name ? 0 : local_number(p, number, src, "value");
    LocalSlot *slot = local_slot(p, name, n);
    if (slot->stamp != p->stamp) {
        *slot = (LocalSlot){p->stamp, ref};
        return;
    }
    Forward *f = ref_is(slot->ref, REF_NONE) ? &p->forward.at[ref_index(slot->ref) - 1] : NULL;
    if (!f || f->name != name || f->number != n || f->ref.x) {
        Ref first = f ? f->ref : slot->ref;
        uint32_t at = ref_is(first, REF_VALUE)   ? inst_src(&p->body, ref_index(first))
                      : ref_is(first, REF_BLOCK) ? p->body.block.at[ref_index(first)].src
                                                 : 0;
        fail_local_twice(p, src, name, n, at);
    }
    if (f->type != type) fail_local_type(p, f->src, name, n, type, f->type);
    f->ref = ref;
    slot->ref = ref;
}

/* ------------------------------------------------------------------------------ blocks */

/* Returns the block of a name, or of `number` if the name is 0; adds the block to p->body, without defining it, if it
 * is new. Fails at `src` if the name is that of a value. */
static BlockId block_at(Parser *p, StrId name, uint32_t number, uint32_t src) {
    LocalSlot *slot = local_slot(p, name, number);
    if (slot->stamp == p->stamp) {
        if (!ref_is(slot->ref, REF_BLOCK)) fail_local(p, src, name, number, "is a value, not a block");
        return ref_index(slot->ref);
    }
    BlockId b = p->body.block.n;
    vec_push(&p->body.block, ((Block){.name = name}));
    vec_push(&p->block_note, ((BlockNote){.number = number}));
    *slot = (LocalSlot){p->stamp, ref_make(REF_BLOCK, b)};
    return b;
}

Ref block_use(Parser *p) {
    uint32_t src = p->tok.off, number = 0;
    StrId name = local_take(p, &number);
    BlockId b = block_at(p, name, number, src);
    if (p->block_note.at[b].use == 0) p->block_note.at[b].use = src + 1;
    return ref_make(REF_BLOCK, b);
}

BlockId block_define(Parser *p, StrId name, uint64_t number, uint32_t src) {
    uint32_t n = name ? 0 : local_number(p, number, src, "block");
    BlockId b = block_at(p, name, n, src);
    if (p->block_note.at[b].defined) fail_local_twice(p, src, name, n, p->body.block.at[b].src);
    p->block_note.at[b].defined = true;
    p->body.block.at[b].src = src;
    p->body.block.at[b].first = p->body.order.n;
    vec_push(&p->body.layout, b);
    return b;
}

StrId block_key(Parser *p, SymId fn, StrId name, uint32_t number) {
    char key[64];
    int n = snprintf(key, sizeof key, "blockaddress %u %c %u", fn, name ? 'n' : '#', name ? name : number);
    return str_intern(p->m, key, (size_t)n);
}

Ref blockaddr_use(Parser *p, TypeId type, SymId fn, uint32_t src) {
    uint32_t number = 0;
    StrId name = local_take(p, &number), key = block_key(p, fn, name, number);
    uint32_t *index = slot_of(&p->blockaddr_named, key);
    if (!*index) {
        vec_push(&p->m->blockaddr, ((BlockAddr){fn, 0, false}));
        *index = p->m->blockaddr.n;
        vec_push(&p->blockaddr, ((BlockAddrUse){key, *index - 1, src}));
        p->m->sym.at[fn].block_address_taken = true;
    }
    return const_other(p->m, CONST_BLOCKADDR, type, *index - 1);
}

/* ------------------------------------------------------------------------------ metadata, comdats */

MdId md_numbered(Parser *p, uint64_t number, uint32_t src) {
    number_check(p, number, src);
    MdNote *note = slot_of(&p->md_numbered, (uint32_t)number);
    if (!note->id) *note = (MdNote){md_new(p->m), src, false};
    return note->id;
}

uint32_t comdat_use(Parser *p, StrId name, uint32_t src) {
    uint32_t *index = &slot_of(&p->comdat_named, name)->index;
    if (!*index) {
        vec_push(&p->m->comdat, ((Comdat){name, 0}));
        *index = p->m->comdat.n;
        p->comdat_named.at[name].use = src;
    }
    return *index - 1;
}

/* ------------------------------------------------------------------------------ the end of the module */

/* Declares an undeclared symbol with the function type of its first call, and returns true. Does nothing and returns
 * false if it is not an intrinsic that is known, or is not called. */
static bool symbol_declare(Parser *p, SymId s, const SymNote *note) {
    Sym *sym = &p->m->sym.at[s];
    StrId name = note->call ? symbol_canonical(p, sym->name) : 0;
    uint32_t row = name ? intrinsic_find(str_get(p->m, name), str_len(p->m, name)) : 0;
    if (!row) return false;
    sym->kind = SYM_FUNC;
    sym->type = note->call;
    sym->intrinsic = (uint16_t)row;
    sym->src = note->use - 1;
    return true;
}

/* Adds a note to the message about an undefined symbol: the most similar name that is declared; without one, what the
 * user may do, except for names llvm.*. Does nothing if messages are muted. */
static void symbol_hint(Parser *p, StrId name) {
    if (p->d->muted) return;
    const char *text = str_get(p->m, name);
    Suggestion near = suggestion_begin(text, "");
    for (SymId s = 1; s < p->m->sym.n; s++)
        if (p->m->sym.at[s].name && slot_of(&p->sym_note, s)->state == SS_DECLARED)
            suggestion_try(&near, sym_text(p->m, s));
    if (near.best) diag_note(p->d, SRC_NONE, "did you mean '@%s'?", near.best);
    else if (!strncmp(text, "__nv_", 5))
        diag_note(p->d, SRC_NONE,
                  "it is a function of libdevice: declare it, and link libdevice.10.bc of the CUDA toolkit");
    else if (strncmp(text, "llvm.", 5))
        diag_note(p->d, SRC_NONE, "define it in this module, or declare it if another module defines it");
}

/* Reports symbols that are used and neither defined nor declared; declares intrinsics that are called without a
 * declaration. Sets p->retry for a symbol that the prescan reserved and that is neither declared nor used. */
static void symbols_finish(Parser *p) {
    for (SymId s = 1; s < p->m->sym.n; s++) {
        const SymNote *note = slot_of(&p->sym_note, s);
        if (note->state == SS_DECLARED || symbol_declare(p, s, note)) continue;
        StrId name = p->m->sym.at[s].name;
        if (!note->use) p->retry = true; /* the line that looked like a definition to the prescan is not one */
        else {
            int digits = (int)strspn(p->text + note->use, "0123456789");
            if (name) diag_error(p->d, note->use - 1, "use of undefined value '@%s'", str_get(p->m, name));
            else diag_error(p->d, note->use - 1, "use of undefined value '@%.*s'", digits, p->text + note->use);
            if (name) symbol_hint(p, name);
        }
    }
}

/* Finds the blocks of all blockaddress constants, which are all parsed by now; reports those that do not exist. */
static void blockaddrs_finish(Parser *p) {
    for (uint32_t i = 0; i < p->blockaddr.n; i++) {
        BlockAddrUse use = p->blockaddr.at[i];
        uint32_t block = *slot_of(&p->label_block, use.key);
        if (block) {
            p->m->blockaddr.at[use.index].block = block - 1;
            p->m->blockaddr.at[use.index].resolved = true;
        } else if (p->m->sym.at[p->m->blockaddr.at[use.index].fn].fn) {
            diag_error(p->d, use.src, "blockaddress of a block that the function does not have");
        } else {
            diag_error(p->d, use.src, "blockaddress of a function that has no body");
        }
    }
}

void names_finish(Parser *p) {
    symbols_finish(p);
    for (uint32_t n = 0; n < p->md_numbered.n; n++)
        if (p->md_numbered.at[n].id && !p->md_numbered.at[n].defined)
            diag_error(p->d, p->md_numbered.at[n].use, "use of undefined metadata '!%u'", n);
    for (StrId name = 0; name < p->comdat_named.n; name++)
        if (p->comdat_named.at[name].index && !p->comdat_named.at[name].defined)
            diag_error(p->d, p->comdat_named.at[name].use, "use of undefined comdat '$%s'", str_get(p->m, name));
    for (uint32_t n = 0; n < p->group.n; n++)
        if (p->group.at[n].use && p->group.at[n].defined) p->retry = true;
        else if (p->group.at[n].use)
            warn_at(p, p->group.at[n].use - 1, "attribute group '#%u' is not defined; treated as empty", n);
    blockaddrs_finish(p);
}
