/* template.c: reads the PTX templates of intrinsics, see template.h. */
#include "ir/template.h"
#include "ir/chars.h"

TemplateReader template_begin(const char *text) { return (TemplateReader){.at = text}; }

/* Reads a decimal number and advances *s past it; returns 0 if there is none. */
static uint32_t read_number(const char **s) {
    uint32_t n = 0;
    while (char_is_digit(**s)) n = n * 10 + (uint32_t)(*(*s)++ - '0');
    return n;
}

/* Reads a register such as "%rd12", "%r0_2", "%r4..7" or "%r0_0..3" into *item and advances *s, which points to the
 * '%', past it. Returns false, and changes nothing, for another name, such as %tid.x. */
static bool read_register(const char **s, TemplateItem *item) {
    const char *at = *s + 1;
    char class = *at++;
    if (class != 'r' && class != 'p') return false;
    if (class == 'r' && (*at == 'd' || *at == 's')) class = *at++;
    if (!char_is_digit(*at)) return false;
    item->c = class;
    uint32_t first = item->number = read_number(&at), last;
    item->element = -1;
    if (*at == '_' && char_is_digit(at[1])) at++, item->element = first = read_number(&at);
    last = first;
    if (at[0] == '.' && at[1] == '.') at += 2, last = read_number(&at);
    item->kind = TEMPLATE_REGISTER;
    item->count = last - first + 1;
    *s = at;
    return true;
}

bool template_next(TemplateReader *r, TemplateItem *item) {
    if (r->at == r->end) r->at = r->resume, r->end = r->resume = NULL;
    char c = *r->at;
    if (!c) return false;
    *item = (TemplateItem){.kind = TEMPLATE_CHAR, .c = c};
    if (c == '%' && read_register(&r->at, item)) return true;
    r->at++;
    if ((c != '$' && c != '&') || !char_is_digit(*r->at)) return true;
    item->kind = c == '$' ? TEMPLATE_CHOICE : TEMPLATE_SPACE;
    item->number = read_number(&r->at);
    return true;
}

bool template_choose(TemplateReader *r, uint64_t which, TemplateItem *item) {
    const char *at = r->at + 1, *close = strchr(at, ')'), *chosen = NULL;
    item->last = 0;
    for (const char *p = at;; p++) {
        if (item->last == which && !chosen) chosen = p;
        if (p == close) break;
        if (*p == '|') item->last++;
    }
    r->at = close + 1;
    if (!chosen) return false;
    if (*chosen == '~') item->needs = chosen + 1, chosen = strchr(chosen + 1, '~') + 1;
    r->end = memchr(chosen, '|', (size_t)(close - chosen));
    if (!r->end) r->end = close;
    r->resume = close + 1;
    r->at = chosen;
    return true;
}
