/* signature.c: reads the signatures of intrinsics, see signature.h. */
#include "ir/signature.h"

/* Reads a decimal number and advances *p; returns `none` if there is no number. */
static uint32_t number_read(const char **p, uint32_t none) {
    char *end;
    unsigned long n = strtoul(*p, &end, 10);
    if (end == *p) return none;
    *p = end;
    return (uint32_t)n;
}

/* Reads "[24..256]", "[32..]" or "[0]"; returns the rest. */
static const char *range_read(const char *p, SigArg *a) {
    p++;
    a->least = a->most = number_read(&p, 0);
    if (*p == '.') {
        p += strlen("..");
        a->most = number_read(&p, UINT32_MAX);
    }
    return p + strlen("]");
}

/* Reads one argument: its type, then limits, '!' and a count. Returns the text after its comma. */
static const char *arg_read(const char *p, SigArg *a, uint32_t *count) {
    *a = (SigArg){.type = p, .most = UINT32_MAX, .step = 1};
    *count = 1;
    for (int depth = 0; *p && (depth > 0 || !strchr("[%*!,()}", *p)); p++) depth += *p == '{' ? 1 : *p == '}' ? -1 : 0;
    a->len = (size_t)(p - a->type);
    if (*p == '[') p = range_read(p, a);
    if (*p == '%') {
        p++;
        a->step = number_read(&p, 0);
        p += *p == '^';
    }
    if (*p == '!') {
        p++;
        a->imm = true;
    }
    if (*p == '*') {
        p++;
        *count = number_read(&p, 1);
    }
    return *p == ',' ? p + 1 : p;
}

SigReader sig_begin(const char *signature) {
    const char *open = strchr(signature, '(');
    return (SigReader){.at = open ? open + 1 : ""};
}

bool sig_next(SigReader *r, SigArg *a) {
    if (r->left == 0) {
        if (*r->at == 0 || *r->at == ')') return false;
        r->at = arg_read(r->at, &r->arg, &r->left);
    }
    r->left--;
    *a = r->arg;
    return true;
}

bool sig_arg(const char *signature, uint32_t k, SigArg *a) {
    SigReader r = sig_begin(signature);
    while (sig_next(&r, a))
        if (k-- == 0) return true;
    return false;
}

SigArg sig_result(const char *signature) {
    SigArg a;
    uint32_t count;
    arg_read(signature, &a, &count);
    return a;
}

/* ------------------------------------------------------------------------------------------------- types */

/* Reports whether a signature begins with a type, not followed by digits. */
static bool starts_with_type(const char *sig, const char *word) {
    size_t n = strlen(word);
    return strncmp(sig, word, n) == 0 && !strchr("0123456789", sig[n] ? sig[n] : ' ');
}

/* Reports whether t is the struct that a signature spells, after its '{'. */
static bool struct_is(const Module *m, const char *sig, TypeId t) {
    const Type *type = &m->type.at[t];
    SigArg a;
    uint32_t n = 0, count;
    if (type->kind != TY_STRUCT) return false;
    while (*sig != '}') {
        sig = arg_read(sig, &a, &count);
        for (uint32_t k = 0; k < count; k++, n++)
            if (n >= type->nelem || !sig_type_is(m, a.type, type_elem(m, t, n))) return false;
    }
    return n == type->nelem;
}

bool sig_type_is(const Module *m, const char *sig, TypeId t) {
    static const struct {
        const char *word;
        TypeId type, old;
    } fixed[] = {{"void", T_VOID, T_VOID},  {"metadata", T_METADATA, T_METADATA},
                 {"f16", T_HALF, T_I16},    {"bf16", T_BFLOAT, T_I16},
                 {"f32", T_FLOAT, T_FLOAT}, {"f64", T_DOUBLE, T_DOUBLE}};
    const Type *type = &m->type.at[t];
    uint64_t n = strtoul(sig + 1, NULL, 10);
    switch (*sig) {
    case 'p': return type->kind == TY_PTR && (type->n == n || (n == SPACE_CLUSTER && type->n == SPACE_SHARED));
    case 'i': return type->kind == TY_INT && type->n == n;
    case '{': return struct_is(m, sig + 1, t);
    case 'v': {
        const char *elem = sig + 1 + strspn(sig + 1, "0123456789");
        if (elem == sig + 1) break;
        bool halves = n == 2 && (starts_with_type(elem, "f16") || starts_with_type(elem, "bf16"));
        if (type->kind != TY_VECTOR) return halves && t == T_I32;
        return type->n == n && sig_type_is(m, elem, type_elem(m, t, 0));
    }
    default: break;
    }
    for (size_t k = 0; k < sizeof fixed / sizeof *fixed; k++)
        if (starts_with_type(sig, fixed[k].word)) return t == fixed[k].type || t == fixed[k].old;
    return false;
}
