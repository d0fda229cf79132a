/* demangle.h: C++ names of symbols: "_Z7reversePfi" is "reverse(float*, int)".
 *
 *     Demangled d;
 *     if (demangle("_Z7reversePfi", 13, &d)) printf("%s", d.text), demangled_free(&d);
 *
 * The names are those of the Itanium C++ ABI, which clang and nvcc use for the device, written as c++filt writes them.
 * The cost is linear in the length of the name: a name of n bytes whose text would have more than about 4096 + 64 n
 * characters is refused. */
#ifndef NVIR_IR_DEMANGLE_DEMANGLE_H
#define NVIR_IR_DEMANGLE_DEMANGLE_H

#include <stdbool.h>
#include <stddef.h>

/* The text of a name, which ends with NUL, and where its parts begin:
 *
 *     int (*ns::scale<float>(float*, int)) [3]
 *           ^name    ^arguments         ^end
 *                           ^params           params, end: the end of the text for a variable */
typedef struct Demangled {
    char *text;
    /* arguments: the template arguments at the end of the name; equal to params if there are none. params: the '('
     * before the parameters, as above. */
    size_t name, arguments, params;
    size_t end; /* where the second half of the result type begins; the end of the text if there is none */
} Demangled;

/* Translates the mangled name of n bytes into *out, which demangled_free frees. Returns false, with nothing to free, if
 * it is no mangled name, has a form that is not known, or is refused because of the length of its text. */
bool demangle(const char *mangled, size_t n, Demangled *out);
void demangled_free(Demangled *d);
/* Returns the name with its parameters, but without both halves of the result type. The result is part of d->text,
 * which is cut off at d->end for that. */
const char *demangled_name(Demangled *d);
/* Reports whether a user who writes the n bytes `name` may mean the symbol: they are the symbol itself, or its C++
 * name, which may lack the result, the parameters, the template arguments and the namespaces. Blanks in a C++ name do
 * not count. */
bool symbol_is_called(const char *symbol, const char *name, size_t n);
/* Reports whether symbol_is_called holds for a name of the list "f,g". Commas within (...) and <...> belong to a name.
 * The list "" contains all symbols; NULL is not allowed. */
bool symbol_is_listed(const char *symbol, const char *list);
/* Returns the length of the first name of such a list, without the comma after it. */
size_t symbol_list_first(const char *list);

#endif
