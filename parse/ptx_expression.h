/* ptx_expression.h: integer constant expressions of PTX, such as (3+4)*2 or 1 << WARP_SZ/8.
 *
 *     const char *s = "4*(1+1)", *why;  uint64_t v;
 *     if (!ptx_expression(&s, &v, &why)) ...
 */
#ifndef NVIR_PARSE_PTX_EXPRESSION_H
#define NVIR_PARSE_PTX_EXPRESSION_H

#include <stdbool.h>
#include <stdint.h>

/* Returns the first character at or after s that is no blank and in no comment; the end of the text if a comment is not
 * closed. */
const char *ptx_blank_end(const char *s);
/* Reports whether an expression may start at s: with WARP_SZ, or with any number of '!' and blanks and then a digit,
 * '(', '+', '-' or '~'. Skips no blanks before that. */
bool ptx_expression_starts(const char *s);
/* Reports whether a binary operator or '?' follows at s, perhaps after blanks or comments, so that the text before s is
 * only the first operand. */
bool ptx_operator_follows(const char *s);
/* Evaluates the expression at *s, in a text that ends with NUL. If it is valid, returns true, moves *s to its end, sets
 * *value to its 64 bits (of either sign) and *why to NULL. Otherwise returns false, with *s at the mistake and its
 * description, a constant string, in *why; *value then means nothing. */
bool ptx_expression(const char **s, uint64_t *value, const char **why);

#endif
