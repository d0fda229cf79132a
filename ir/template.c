/* template.c: reads the tokens of the PTX templates of intrinsics; see template.h. */
#include "ir/template.h"

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

uint32_t template_number(const char **s) {
    uint32_t n = 0;
    while (is_digit(**s)) n = n * 10 + (uint32_t)(*(*s)++ - '0');
    return n;
}

bool template_reg(const char **s, TemplateReg *reg) {
    const char *at = *s + 1;
    if (*at != 'p' && *at != 'r') return false;
    reg->cls = *at++ == 'p' ? TEMPLATE_PRED : TEMPLATE_B32;
    if (reg->cls == TEMPLATE_B32 && *at == 'd') reg->cls = TEMPLATE_B64, at++;
    else if (reg->cls == TEMPLATE_B32 && *at == 's') reg->cls = TEMPLATE_B16, at++;
    if (!is_digit(*at)) return false;
    reg->number = template_number(&at);
    reg->element = -1;
    reg->count = 1;
    if (*at == '_' && is_digit(at[1])) at++, reg->element = template_number(&at);
    if (at[0] == '.' && at[1] == '.') {
        at += 2;
        uint32_t first = reg->element >= 0 ? (uint32_t)reg->element : reg->number;
        reg->count = template_number(&at) - first + 1;
    }
    *s = at;
    return true;
}

TemplateChoice template_choice(const char **s) {
    TemplateChoice c;
    ++*s;
    c.arg = template_number(s);
    c.first = *s + 1;
    c.end = strchr(c.first, ')');
    *s = c.end + 1;
    return c;
}

bool template_alternative(const TemplateChoice *c, uint64_t *n, TemplateText *text) {
    const char *at = c->first;
    uint64_t i = 0;
    for (; i < *n; i++) {
        const char *bar = memchr(at, '|', (size_t)(c->end - at));
        if (!bar) break;
        at = bar + 1;
    }
    *text = (TemplateText){.from = at};
    if (*at == '~') {
        text->needs = at + 1;
        text->from = strchr(at + 1, '~') + 1;
    }
    text->end = memchr(text->from, '|', (size_t)(c->end - text->from));
    if (!text->end) text->end = c->end;
    bool found = i == *n;
    *n = i;
    return found;
}
