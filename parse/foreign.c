/* foreign.c: recognises files that are not textual LLVM IR. A user who passes bitcode, PTX or a
 * .cu file learns what the file is and which command converts it to LLVM IR, instead of a message
 * about an unexpected byte 0x42. */
#include "parse/parser.h"

static const char ptx_hint[] = "clang -x cuda --cuda-device-only -S -emit-llvm SOURCE.cu -o - writes LLVM IR; "
                               "cuobjdump -ptx FILE writes PTX, which nvir-run executes";
static const char source_hint[] = "nvir-cc FILE compiles CUDA to PTX; "
                                  "clang -x cuda --cuda-device-only -S -emit-llvm FILE -o - writes LLVM IR";
static const char mlir_hint[] = "mlir-translate --mlir-to-llvmir writes LLVM IR";
static const char dis_hint[] = "llvm-dis FILE -o - writes textual LLVM IR";

/* File types by their first n bytes; what: completes "this is ..."; hint: a note that follows the error. */
/* clang-format off */
static const struct { const char *bytes; uint8_t n; const char *what, *hint; } binary[] = {
    {"BC\xC0\xDE", 4, "LLVM bitcode", dis_hint},
    {"\xDE\xC0\x17\x0B", 4, "LLVM bitcode", dis_hint},
    {"\x7F" "ELF", 4, "an object file", ptx_hint},
    {"!<arch>\n", 8, "an archive of object files", ptx_hint},
    {"\x50\xED\x55\xBA", 4, "a fat binary", ptx_hint},
    {"\x03\x02\x23\x07", 4, "SPIR-V", "llvm-spirv -r FILE -o - writes LLVM bitcode, and llvm-dis text"},
    {"\x1F\x8B", 2, "compressed by gzip", "gunzip FILE restores the text"},
    {"\x28\xB5\x2F\xFD", 4, "compressed by zstd", "unzstd FILE restores the text"},
    {"\xFD" "7zXZ", 5, "compressed by xz", "unxz FILE restores the text"},
    {"BZh", 3, "compressed by bzip2", "bunzip2 FILE restores the text"},
    {"PK\x03\x04", 4, "a zip archive", "unzip FILE restores the files in it"},
    {"\xFF\xFE", 2, "text in UTF-16", "iconv -f UTF-16 -t UTF-8 FILE restores the text"},
    {"\xFE\xFF", 2, "text in UTF-16", "iconv -f UTF-16 -t UTF-8 FILE restores the text"},
};
/* clang-format on */

/* File types by the first word after white space and comments. None of these words, nor those of C, CUDA, Metal and
 * OpenCL in source_word, can begin LLVM IR. */
static const struct {
    const char *word, *what, *hint;
} first[] = {
    {".version", "PTX", "nvir-run executes it"}, {"module {", "MLIR", mlir_hint},
    {"module attributes", "MLIR", mlir_hint},    {"module @", "MLIR", mlir_hint},
    {"builtin.module", "MLIR", mlir_hint},       {"llvm.func", "MLIR", mlir_hint},
};
static const char *const source_word[] = {"#include",   "#define",  "#pragma", "#if",       "__global__",
                                          "__device__", "__kernel", "kernel ", "extern",    "template",
                                          "typedef",    "struct ",  "static ", "namespace", "using ",
                                          "const ",     "void ",    "int ",    "float "};

/* Returns the first character at or after s that is neither white space nor in a comment of C or PTX. Stops at a
 * comment without an end. */
static const char *comments_skip(const char *s) {
    for (;;) {
        s += strspn(s, " \t\r\n");
        if (s[0] == '/' && s[1] == '/') {
            s += strcspn(s, "\n");
        } else if (s[0] == '/' && s[1] == '*') {
            const char *end = strstr(s + 2, "*/");
            if (!end) return s;
            s = end + 2;
        } else {
            return s;
        }
    }
}

/* Reports an error at text offset src that says what the text is, and a note with the hint. Returns true. */
static bool foreign(Diag *d, uint32_t src, const char *what, const char *hint) {
    diag_error(d, src, "this is %s; expected textual LLVM IR", what);
    diag_note(d, SRC_NONE, "%s", hint);
    return true;
}

bool source_is_foreign(const Source *s, Diag *d) {
    for (size_t i = 0; i < sizeof binary / sizeof *binary; i++)
        if (s->size >= binary[i].n && memcmp(s->text, binary[i].bytes, binary[i].n) == 0)
            return foreign(d, SRC_NONE, binary[i].what, binary[i].hint);
    const char *word = comments_skip(s->text);
    uint32_t src = (uint32_t)(word - s->text);
    for (size_t i = 0; i < sizeof first / sizeof *first; i++)
        if (strncmp(word, first[i].word, strlen(first[i].word)) == 0)
            return foreign(d, src, first[i].what, first[i].hint);
    for (size_t i = 0; i < sizeof source_word / sizeof *source_word; i++)
        if (strncmp(word, source_word[i], strlen(source_word[i])) == 0)
            return foreign(d, src, "source code", source_hint);
    return false;
}

bool source_is_blank(const Source *s) { return strspn(s->text, " \t\r\n") == s->size; }
