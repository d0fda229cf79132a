/* demangle.h: C++ names of symbols: "_Z7reversePfi" is "reverse(float*, int)".
 *
 *     Demangled d;
 *     if (demangle("_Z7reversePfi", 13, &d)) printf("%s", d.text), demangled_free(&d);
 *
 * The names are those of the Itanium C++ ABI, which clang and nvcc use for the device, written as c++filt writes them.
 * The cost is linear in the length of the name: a name whose text would be out of proportion is refused. */
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
    size_t name, arguments, params; /* arguments: of the last template; equal to params if there are none */
    size_t end; /* where the second half of the result begins; the end of the text if there is none */
} Demangled;

/* Returns false, with nothing to free, if the n bytes are no mangled name, or one of a form that is not known. */
bool demangle(const char *mangled, size_t n, Demangled *out);
void demangled_free(Demangled *d);
/* Returns the text from the name on, without both halves of the result. Cuts d->text off at d->end; d still owns it. */
const char *demangled_name(Demangled *d);
/* Reports whether a person who writes the n bytes `name` may mean the symbol: the symbol itself, or its C++ name, whole
 * or without the result, the parameters, the template arguments or the namespaces. Blanks do not count. */
bool symbol_is_called(const char *symbol, const char *name, size_t n);
/* Reports whether symbol_is_called holds for a name of the list "f,g". Commas within brackets belong to a
 * name. "" lists all symbols. */
bool symbol_is_listed(const char *symbol, const char *list);
/* Returns the length of the first name of such a list, without the comma after it. */
size_t symbol_list_first(const char *list);

#endif
