/* verify_asm.c: calls of inline assembly: the constraints against the result and the arguments. The rules and the
 * messages are those of LLVM's InlineAsm::verify. */
#include "ir/chars.h"
#include "ir/verify/verify.h"

enum ConstraintKind { CONSTRAINT_INPUT, CONSTRAINT_OUTPUT, CONSTRAINT_CLOBBER };
typedef struct Constraint {
    enum ConstraintKind kind;
    bool indirect; /* '*': the operand is the address of the value */
} Constraint;

/* Returns the position after the constraint code at s: {name}, ^xx, or a single character. Returns NULL if the code is
 * incomplete at `end`. */
static const char *code_end(const char *s, const char *end) {
    if (*s == '{') {
        while (s < end && *s != '}') s++;
        return s < end ? s + 1 : NULL;
    }
    if (*s == '^') return end - s >= 3 ? s + 3 : NULL;
    return s + 1;
}

/* Reads the constraint from s up to `end` into *c. outputs: the number of outputs before it; a number ties an input to
 * one of them. Returns false if the constraint is malformed. */
static bool constraint_read(const char *s, const char *end, uint32_t outputs, Constraint *c) {
    *c = (Constraint){CONSTRAINT_INPUT, false};
    if (s < end && *s == '~') {
        c->kind = CONSTRAINT_CLOBBER;
        return s + 1 < end && s[1] == '{' && code_end(s + 1, end) == end;
    }
    if (s < end && *s == '=') c->kind = CONSTRAINT_OUTPUT, s++;
    if (s < end && *s == '*') c->indirect = true, s++;
    bool early = false, commutes = false;
    for (; s < end && (*s == '&' || *s == '%'); s++) {
        bool *mark = *s == '&' ? &early : &commutes;
        if (*mark || (*s == '&' && c->kind != CONSTRAINT_OUTPUT) || (*s == '%' && c->kind != CONSTRAINT_INPUT))
            return false;
        *mark = true;
    }
    if (s == end || *s == '#' || *s == '*') return false;
    while (s < end) {
        if (char_is_digit(*s)) {
            char *after;
            unsigned long tied = strtoul(s, &after, 10);
            if (tied >= outputs || c->kind != CONSTRAINT_INPUT) return false;
            s = after;
        } else if (!(s = code_end(s, end))) {
            return false;
        }
    }
    return true;
}

/* Checks operand k of inline assembly: that of an indirect constraint must be a pointer with an elementtype, and no
 * other operand may have one. */
static bool check_operand_of(Verify *x, const Inst *i, const Ref *arg, uint32_t k, bool indirect) {
    bool typed = attr_find(x->m, attr_list_at(x->m, i->aux, ATTR_PARAM0 + k), "elementtype");
    if (!indirect) return !typed || fail(x, "Elementtype attribute can only be applied for indirect constraints");
    if (!type_is_ptr(x->m, type_of(x, arg[k])))
        return fail(x, "Operand for indirect constraint must have pointer type");
    return typed || fail(x, "Operand for indirect constraint must have elementtype attribute");
}

/* Checks that the result type t fits the number of outputs that are not indirect: void for none, any type but a struct
 * for one, otherwise a struct with as many elements. */
static bool check_outputs(Verify *x, TypeId t, uint32_t outputs) {
    bool struct_result = type_kind(x->m, t) == TY_STRUCT;
    if (outputs == 0) return t == T_VOID || fail(x, "inline asm without outputs must return void");
    if (outputs == 1) return !struct_result || fail(x, "inline asm with one output cannot return struct");
    return (struct_result && type_at(x->m, t)->nelem == outputs) ||
           fail(x, "number of output constraints does not match number of return struct elements");
}

bool check_asm_call(Verify *x, const Inst *i, const Ref *arg, uint32_t n, Ref callee) {
    uint32_t inputs = 0, indirect = 0, outputs = 0, all = 0;
    bool clobbers = false;
    if (i->flags & IF_VARARG) return fail(x, "inline asm cannot be variadic");
    const char *s = str_get(x->m, const_at(x->m, callee)->n);
    while (*s) {
        const char *end = s;
        Constraint c;
        for (bool named = false; *end && (*end != ',' || named); end++) named = *end == '{' || (named && *end != '}');
        if (!constraint_read(s, end, all, &c)) return fail(x, "failed to parse constraints");
        all += c.kind == CONSTRAINT_OUTPUT;
        if (c.kind == CONSTRAINT_OUTPUT && (inputs != indirect || clobbers))
            return fail(x, "output constraint occurs after input, clobber or label constraint");
        if (c.kind == CONSTRAINT_INPUT && clobbers) return fail(x, "input constraint occurs after clobber constraint");
        clobbers |= c.kind == CONSTRAINT_CLOBBER;
        outputs += c.kind == CONSTRAINT_OUTPUT && !c.indirect;
        indirect += c.kind == CONSTRAINT_OUTPUT && c.indirect;
        if (c.kind == CONSTRAINT_INPUT || (c.kind == CONSTRAINT_OUTPUT && c.indirect)) {
            if (inputs < n && !check_operand_of(x, i, arg, inputs, c.indirect)) return false;
            inputs++;
        }
        if (*end == ',' && !end[1]) return fail(x, "failed to parse constraints");
        s = end + (*end == ',');
    }
    if (!check_outputs(x, i->type, outputs)) return false;
    return inputs == n ||
           fail(x, "number of input constraints does not match number of parameters: %u for %u", inputs, n);
}
