/* abi.c: prints what a program that was compiled with nvir.h relies on: the sizes and places of fields, and the values
 * of constants. suite/api compares it with tests/harness/abi.want. */
#include <stddef.h>
#include <stdio.h>

#include "nvir.h"

#define VALUE(name) printf("%-20s %d\n", #name, (int)(name))
#define FIELD(type, field) \
    printf("%-20s at %zu, %zu bytes\n", #type "." #field, offsetof(type, field), sizeof(((type *)0)->field))

int main(void) {
    VALUE(NVIR_API_VERSION);
    VALUE(NVIR_OK), VALUE(NVIR_ERROR), VALUE(NVIR_USAGE), VALUE(NVIR_MEMORY);
    VALUE(NVIR_NOTE), VALUE(NVIR_REMARK), VALUE(NVIR_WARNING), VALUE(NVIR_SEVERITY_ERROR);
    VALUE(NVIR_GLOBAL), VALUE(NVIR_SHARED), VALUE(NVIR_CONST), VALUE(NVIR_LOCAL);
    VALUE(NVIR_PARAM), VALUE(NVIR_CLUSTER), VALUE(NVIR_OTHER), VALUE(NVIR_NULL);
    VALUE(sizeof(nvir_status)), VALUE(sizeof(nvir_diagnostic));
    FIELD(nvir_diagnostic, severity), FIELD(nvir_diagnostic, file), FIELD(nvir_diagnostic, line);
    FIELD(nvir_diagnostic, column), FIELD(nvir_diagnostic, message);
    return 0;
}
