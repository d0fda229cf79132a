/* plant.c: text that is planted in random programs; see plant.h. */
#include "tests/harness/random/plant.h"

#include "parse/parse.h"

/* Appends one of the alternatives of the choice text[0 .. n), "a|b|c", or a number of the range "3..9". Bytes ">>" must
 * follow the choice. Advances *random. */
static void choice_append(Out *o, const char *text, size_t n, uint64_t *random) {
    uint64_t r = random_next(random) >> 20;
    long low, high;
    if (memchr(text, '.', n) && sscanf(text, "%ld..%ld>>", &low, &high) == 2 && low <= high) {
        out_i64(o, low + (long)(r % (uint64_t)(high - low + 1)));
        return;
    }
    uint64_t ways = 1;
    for (size_t i = 0; i < n; i++) ways += text[i] == '|';
    uint64_t way = r % ways;
    for (size_t i = 0, at = 0; i < n; i++) {
        if (text[i] == '|') at++;
        else if (at == way) out_char(o, text[i]);
    }
}

bool plant_append(Out *o, const char *path, uint64_t seed) {
    Source source;
    Diag d = {.out = stderr, .limit = 5};
    if (!source_read(path, &source, &d)) return false;
    const char *s = source.text, *end = NULL;
    while (*s) {
        bool first = s == source.text || s[-1] == '\n';
        if (first && *s == ';') {
            s += strcspn(s, "\n");
            s += *s == '\n';
        } else if (strncmp(s, "<<", 2) != 0) {
            out_char(o, *s++);
        } else if ((end = strstr(s, ">>")) != NULL) {
            choice_append(o, s + 2, (size_t)(end - s) - 2, &seed);
            s = end + 2;
        } else {
            fprintf(stderr, "random: %s: '<<' without '>>'\n", path);
            break;
        }
    }
    bool whole = !*s;
    source_free(&source);
    return whole;
}

void plant_alone(Out *o, Shape *s) {
    size_t line = 0, n = o->n;
    s->kernels = s->lower = 0;
    char *head = mem_copy(o->buf, n);
    o->n = 0;
    unsigned long long seed = 0;
    sscanf(head, "; program %llu:", &seed);
    out_format(o, "; program %llu: %u blocks of %u threads, 0 kernels, lower-args 0, cluster %u, sm %u\n", seed,
               s->blocks, s->threads, s->cluster, s->sm);
    for (size_t i = 0; i < n; i++) {
        if (head[i] != '\n') continue;
        if (!strncmp(head + line, "target ", 7)) out_bytes(o, head + line, i + 1 - line);
        line = i + 1;
    }
    free(head);
}
