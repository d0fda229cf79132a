/* decode_ptx_read.c: reads the words and operands of one PTX instruction.
 *
 * The first word is the mnemonic, the others are modifiers. Modifiers that change no value (scopes, cache
 * hints) are read and ignored.
 */
#include "analysis/run/decode/decode_ptx.h"

#include <stdarg.h>

#include "ir/chars.h"
#include "parse/ptx_expression.h"

/* Reports that the instruction, which the message quotes without its operands, cannot be executed, with the reason
 * `why` unless that is NULL, and sets p->failed. Does nothing if p->failed is set already. */
static void report(PtxInst *p, const char *why) {
    Out text;
    if (p->failed) return;
    out_init(&text, NULL);
    for (unsigned i = 0; i < p->nword; i++) out_format(&text, i ? ".%s" : "%s", p->word[i]);
    out_char(&text, 0);
    if (why) decode_error(p->d, "the PTX instruction %s: %s", text.buf, why);
    else decode_error(p->d, "the PTX instruction %s", text.buf);
    out_free(&text);
    p->failed = true;
}

void ptx_error(PtxInst *p) { report(p, NULL); }

void ptx_refuse(PtxInst *p, const char *why, ...) {
    char text[200];
    va_list args;
    va_start(args, why);
    vsnprintf(text, sizeof text, why, args);
    va_end(args);
    report(p, text);
}

bool ptx_has(const PtxInst *p, const char *word) {
    for (unsigned i = 1; i < p->nword; i++)
        if (strcmp(p->word[i], word) == 0) return true;
    return false;
}

uint8_t ptx_choose(const PtxInst *p, const PtxWord *row, unsigned n, uint8_t otherwise) {
    for (unsigned i = 0; i < n; i++)
        if (ptx_has(p, row[i].word)) return row[i].value;
    return otherwise;
}

uint8_t ptx_choose_typed(const PtxInst *p, const PtxTypedWord *row, unsigned n, char kind, uint8_t otherwise) {
    for (unsigned i = 0; i < n; i++)
        if (ptx_has(p, row[i].word)) return kind == 'f' ? row[i].f : kind == 's' ? row[i].s : row[i].u;
    return otherwise;
}

bool ptx_is_type(const char *w, PtxType *t) {
    char *end;
    *t = (PtxType){0};
    if (strcmp(w, "pred") == 0) {
        *t = (PtxType){'p', 1, false, FP_FLOAT};
        return true;
    }
    bool brain = strncmp(w, "bf", 2) == 0;
    if (!strchr("usbf", *w) || !*w) return false;
    t->kind = brain ? 'f' : *w;
    t->bits = (unsigned)strtoul(w + 1 + brain, &end, 10);
    t->pair = strcmp(end, "x2") == 0;
    if ((*end && !t->pair) || (t->bits != 8 && t->bits != 16 && t->bits != 32 && t->bits != 64 && t->bits != 128))
        return false;
    if (t->kind == 'f' && (t->bits == 8 || t->bits == 128)) return false;
    t->fp = brain ? FP_BFLOAT : t->bits == 16 ? FP_HALF : t->bits == 32 ? FP_FLOAT : FP_DOUBLE;
    return true;
}

const char *ptx_type_word(const PtxInst *p, unsigned n, PtxType *t) {
    for (unsigned i = p->nword; i-- > 1;)
        if (ptx_is_type(p->word[i], t) && n-- == 0) return p->word[i];
    return NULL;
}

bool ptx_type(const PtxInst *p, unsigned n, PtxType *t) { return ptx_type_word(p, n, t) != NULL; }

/* ------------------------------------------------------------------------------------------------ reading */

void ptx_skip_space(PtxInst *p) { p->s = ptx_blank_end(p->s); }

/* Returns the length of the name of a register, variable or modifier at s; 0 if there is none. */
static size_t name_length(const char *s) {
    size_t n = 0;
    while (char_is_name(s[n]) || s[n] == '%') n++;
    return n;
}

/* Returns the register of a template with the name of n characters, the one that was declared last if there are
 * several; NULL if there is none. n must be a local_length. */
static const PtxLocal *local_find(const PtxInst *p, const char *name, size_t n) {
    for (uint32_t i = p->local.n; i-- > 0;)
        if (strlen(p->local.at[i].name) == n && memcmp(p->local.at[i].name, name, n) == 0) return &p->local.at[i];
    return NULL;
}

/* Returns how many characters of a name of n characters PtxLocal.name stores: a longer name is cut. */
static size_t local_length(size_t n) { return n < sizeof((PtxLocal *)0)->name ? n : sizeof((PtxLocal *)0)->name - 1; }

/* Adds a register of `width` bits (0: not known) with the name of n characters to those of a template, and allocates
 * its slot, or two if width is more than 64. Returns it; the pointer is valid until the next call. */
static const PtxLocal *local_new(PtxInst *p, const char *name, size_t n, uint32_t width) {
    PtxLocal l = {{0}, temp_slots(p->d, width > 64 ? 2 : 1), width};
    memcpy(l.name, name, local_length(n));
    vec_push(&p->local, l);
    return &p->local.at[p->local.n - 1];
}

/* Makes operand o, an argument of a template whose slot is a constant (OPERAND_CONST), a PO_IMM with the value of that
 * constant. Leaves it as it is if the constant has undefined bits. */
static void constant_operand(const PtxInst *p, PtxOperand *o) {
    Slot s = p->d->out->konst.at[o->slot & ~OPERAND_CONST];
    if (s.u == 0) o->kind = PO_IMM, o->imm = s.v;
}

/* Sets *o to the register that the name of n characters at s means in a template: "%r0" is the result, "%r0_2" the
 * third of several, "%rd1" the first argument, and "%r1_2" the third element of it. Any other number names a
 * temporary register of the template, which is made at its first use. Returns false if the text is not '%', letters
 * such as "rd", and a number. */
static bool template_register(PtxInst *p, const char *s, size_t n, PtxOperand *o) {
    size_t i = 1;
    unsigned long which, part = 0;
    bool of_vector = false;
    char *end;
    while (i < n && strchr("rdsqpfh", s[i])) i++;
    if (s[0] != '%' || i == 1 || i == n || !char_is_digit(s[i])) return false;
    which = strtoul(s + i, &end, 10);
    if (*end == '_' && end < s + n) part = strtoul(end + 1, &end, 10), of_vector = true;
    if (end != s + n) return false;
    if (which == 0 && part < p->nresult) {
        o->slot = p->result[part], o->bits = o->width = p->result_bits[part];
        return true;
    }
    if (which >= 1 && which <= p->narg && part < p->arg_cells[which - 1]) {
        bool unpacked = of_vector && p->arg[which - 1] != p->arg_parts[which - 1];
        o->slot = (unpacked ? p->arg_parts : p->arg)[which - 1] + (uint32_t)part;
        o->width = p->arg_bits[which - 1] / (unpacked ? p->arg_cells[which - 1] : 1);
        if (o->slot & OPERAND_CONST) constant_operand(p, o);
        return true;
    }
    const PtxLocal *l = local_find(p, s, local_length(n));
    o->slot = l ? l->slot : local_new(p, s, n, 0)->slot;
    return true;
}

/* Sets *id to the enum Sreg of the special register that the n characters at s name. A register whose value does not
 * matter, such as %envreg3, becomes SREG_ZERO. Returns false for any other name. */
static bool special_register(const char *s, size_t n, uint8_t *id) {
    for (unsigned i = 0; i < SREG_COUNT; i++)
        if (sreg_name[i][1] == s[1] && strncmp(sreg_name[i], s, n) == 0 && !sreg_name[i][n]) {
            *id = (uint8_t)i;
            return true;
        }
    *id = SREG_ZERO;
    return strncmp(s, "%envreg", 7) == 0 || strncmp(s, "%reserved_smem", 14) == 0 || strncmp(s, "%pm", 3) == 0 ||
           strncmp(s, "%aggr_smem", 10) == 0 || strncmp(s, "%current_graph", 14) == 0 ||
           (n > 2 && memcmp(s + n - 2, ".w", 2) == 0);
}

/* Reads the name of a register, in a PTX function also that of a variable or function, into *o, and moves past it. The
 * name of a special register may contain a dot. Returns false if there is no name or it is unknown. */
static bool read_register(PtxInst *p, PtxOperand *o) {
    size_t n = name_length(p->s), dotted = n;
    const char *s = p->s;
    if (n == 0) return false;
    if (s[n] == '.') dotted = n + 1 + name_length(s + n + 1);
    if ((*s == '%' || *s == 'W') &&
        (special_register(s, dotted, &o->sreg) || (dotted != n && special_register(s, dotted = n, &o->sreg)))) {
        p->s += dotted;
        o->kind = PO_SPECIAL;
        return true;
    }
    p->s += n;
    if (p->resolve) return p->resolve(p, s, n, o);
    if (template_register(p, s, n, o)) return true;
    const PtxLocal *l = local_find(p, s, local_length(n));
    if (l) o->slot = l->slot, o->width = l->width;
    return l != NULL;
}

/* Reads the number at p->s and moves past it. *v becomes the value of an integer, the bits of a float that are written
 * out (0f..., 0d...), or a decimal float converted to 32 bits if the instruction has a type of 32 bits, else to 64. For
 * an f64 instruction 0f... is converted to 64 bits. Returns false if there is no number. */
static bool read_immediate(PtxInst *p, uint64_t *v) {
    char *end;
    bool minus = *p->s == '-';
    const char *s = p->s + minus;
    if (!char_is_digit(*s)) return false;
    if (!minus && s[0] == '0' && (s[1] == 'f' || s[1] == 'F' || s[1] == 'd' || s[1] == 'D')) {
        *v = strtoull(s + 2, &end, 16);
        if ((s[1] == 'f' || s[1] == 'F') && p->type.kind == 'f' && p->type.bits == 64) *v = f64_bits(f32_of(*v));
    } else {
        bool binary = s[0] == '0' && (s[1] == 'b' || s[1] == 'B') && char_is_digit(s[2]);
        *v = strtoull(s + (binary ? 2 : 0), &end, binary ? 2 : 0);
        if (*end == '.' || *end == 'e') {
            double x = strtod(p->s, &end);
            *v = p->type.bits == 32 ? f32_bits((float)x) : f64_bits(x);
        } else if (minus) {
            *v = 0 - *v;
        }
        if (*end == 'U') end++;
    }
    p->s = end;
    return true;
}

bool ptx_constant_expression(PtxInst *p, uint64_t *value) {
    const char *why;
    if (ptx_expression(&p->s, value, &why)) return true;
    if (!p->blame) ptx_refuse(p, "%s", why);
    else if (!p->failed) p->blame(p, p->s, why);
    p->failed = true;
    return false;
}

/* Reads a number, or a constant expression of integers, and moves past it. Returns false if there is none, or, with
 * p->failed set, after an error message. */
static bool read_constant(PtxInst *p, uint64_t *v) {
    const char *start = p->s;
    if (read_immediate(p, v) && !ptx_operator_follows(p->s)) return true;
    p->s = start;
    return ptx_expression_starts(start) && ptx_constant_expression(p, v);
}

static bool read_operand(PtxInst *p, PtxOperand *o);

/* Reads an operand inside another one. Returns false as read_operand does, and without an error message if operands are
 * nested more than four deep. */
static bool read_inner(PtxInst *p, PtxOperand *o) {
    if (p->depth == 4) return false;
    p->depth++;
    bool read = read_operand(p, o);
    p->depth--;
    return read;
}

/* Reads "[base]", "[base+offset]" or "[handle, {coordinates}]" from the opening bracket up to the closing one, which
 * the caller must read. A register between handle and coordinates is a sampler and is ignored. Returns false if the
 * text is malformed. */
static bool read_address(PtxInst *p, PtxOperand *o) {
    uint64_t v;
    p->s++;
    p->in_address = true;
    bool read = read_inner(p, o);
    p->in_address = false;
    if (o->kind != PO_REG) o->width = 0;
    o->kind = PO_ADDRESS;
    ptx_skip_space(p);
    while (read && *p->s == ',') { /* a sampler, which is ignored, or coordinates */
        PtxOperand more;
        p->s++;
        read = read_inner(p, &more);
        o->nparts = more.kind == PO_VECTOR ? more.nparts : 0;
        o->part = more.part, o->partbits = more.partbits;
        ptx_skip_space(p);
    }
    if (!read || (*p->s != '+' && *p->s != '-')) return read;
    if (*p->s == '+') p->s++;
    if (!ptx_constant_expression(p, &v)) return false;
    o->offset += (int64_t)v;
    ptx_skip_space(p);
    return true;
}

/* Reads "{a, b, ...}" from the opening brace up to the closing one, which the caller must read. Returns false if it is
 * malformed, if it contains another vector, or if p->part is full. */
static bool read_vector(PtxInst *p, PtxOperand *o) {
    o->kind = PO_VECTOR;
    o->part = p->part + p->npart, o->partbits = p->partbits + p->npart;
    do {
        PtxOperand part;
        p->s++;
        if (p->npart == PARTS_MAX || !read_inner(p, &part) || part.kind == PO_VECTOR) return false;
        p->partbits[p->npart] = part.bits;
        o->partwidth = part.width;
        p->part[p->npart++] = part.slot;
        o->nparts++;
        ptx_skip_space(p);
    } while (*p->s == ',');
    return true;
}

/* Reads the operand at p->s, and a second result after '|', into *o, with the results of ptx_operand. */
static bool read_operand(PtxInst *p, PtxOperand *o) {
    uint64_t v;
    *o = (PtxOperand){.kind = PO_REG};
    ptx_skip_space(p);
    if (*p->s == '!' && !ptx_expression_starts(p->s)) {
        o->negated = true;
        p->s++;
    }
    if (*p->s == '_' && name_length(p->s) == 1) {
        o->kind = PO_SINK;
        o->slot = temp_slots(p->d, 1);
        p->s++;
    } else if (*p->s == '[') {
        if (!read_address(p, o) || *p->s++ != ']') return false;
    } else if (*p->s == '{') {
        if (!read_vector(p, o) || *p->s++ != '}') return false;
    } else if (read_constant(p, &v)) {
        unsigned bits_of = p->type.bits << p->type.pair;
        o->kind = PO_IMM;
        o->imm = v;
        o->slot = constant_int(p->d, bits_of && bits_of < 64 && bits_of > 1 ? v & ONES(bits_of) : v);
    } else if (p->failed || !read_register(p, o)) return false;
    ptx_skip_space(p);
    if (*p->s == '|') {
        PtxOperand second;
        p->s++;
        if (!read_inner(p, &second)) return false;
        o->second = second.slot + 1;
    }
    return true;
}

bool ptx_operand(PtxInst *p, PtxOperand *o) { return read_operand(p, o); }

/* Reads the mnemonic and its modifiers into p->word and p->nword, and sets p->type to the last type among them; bits is
 * 0 if there is none. Stops before a word that is too long, or after WORDS_MAX words. */
static void read_words(PtxInst *p) {
    p->nword = 0;
    do {
        size_t n = 0;
        if (*p->s == '.') p->s++;
        while (p->s[n] && (name_length(p->s + n) || (p->s[n] == ':' && p->s[n + 1] == ':') ||
                           (n && p->s[n] == ':' && p->s[n - 1] == ':')))
            n++;
        if (n == 0 || n >= sizeof p->word[0] || p->nword == WORDS_MAX) break;
        memcpy(p->word[p->nword], p->s, n);
        p->word[p->nword++][n] = 0;
        p->s += n;
    } while (*p->s == '.');
    p->type = (PtxType){0};
    ptx_type(p, 0, &p->type);
}

/* The statement is such as ".reg .f16 low, high;". Of the types only .b128 matters, because its registers have two
 * slots; the width of the others counts as unknown. */
void ptx_declare_registers(PtxInst *p) {
    uint32_t width = 0;
    while (*p->s && *p->s != ';') {
        ptx_skip_space(p);
        size_t n = name_length(p->s + (*p->s == '.'));
        if (*p->s == '.' && n == 4 && memcmp(p->s, ".b128", 5) == 0) width = 128;
        if (*p->s == '.') {
            p->s += 1 + n;
            continue;
        }
        if (n == 0) {
            if (*p->s && *p->s != ';') p->s++;
            continue;
        }
        local_new(p, p->s, n, width);
        p->s += n;
    }
}

bool ptx_read_instruction(PtxInst *p) {
    read_words(p);
    p->noperand = p->npart = 0;
    ptx_skip_space(p);
    while (!p->failed && *p->s && *p->s != ';' && *p->s != '}') {
        if (p->noperand == OPERANDS_MAX) return false;
        if (!read_operand(p, &p->op[p->noperand++])) {
            ptx_refuse(p, "operand %u must be a register, a number, an address or a list of these", p->noperand);
            return false;
        }
        ptx_skip_space(p);
        if (*p->s == ',') p->s++;
        ptx_skip_space(p);
    }
    return true;
}
