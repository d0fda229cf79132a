/* json.h: reads JSON, as result.json is written in it (RFC 8259), into a tree. */
#ifndef NVIR_TESTS_HARNESS_LAB_JSON_H
#define NVIR_TESTS_HARNESS_LAB_JSON_H

#include "ir/ir.h"

enum JsonKind { JSON_NULL, JSON_BOOL, JSON_NUMBER, JSON_TEXT, JSON_LIST, JSON_OBJECT };

typedef struct Json {
    enum JsonKind kind;
    char *key;          /* in an object; else NULL */
    char *text;         /* of a JSON_TEXT, as UTF-8 */
    double number;      /* of a JSON_NUMBER; of a JSON_BOOL: 0 or 1 */
    struct Json *first; /* of a list or an object; the next one is first->next */
    struct Json *next;
} Json;

/* Returns the tree of a text that ends with a NUL; NULL after an error, with its place in `file`, on standard error. */
Json *json_parse(const char *text, const char *file);
void json_free(Json *j); /* NULL is allowed */
/* Returns the member of an object with this key; NULL if there is none, or if `object` is NULL or no object. */
const Json *json_get(const Json *object, const char *key);
/* Returns the number of a member; `missing` if there is no such member, or it is no number. */
double json_number(const Json *object, const char *key, double missing);

#endif
