/* decode_ptx_form.c: checks the modifiers of an instruction of PTX, its types among them, and the number and widths of
 * its operands.
 *
 * The decoders of the families see a type as a number of bits and a kind, and look for the modifiers that they know,
 * so they would execute bfe.s16, a fma without a rounding, or an addition of registers whose width differs from that
 * of the type. An assembler refuses these instructions, so they are refused here, before decoding, with the reason.
 * The tables follow ptxas; tests/suites/ptx-forms compares them with it. An instruction that is in no table is
 * checked by its own decoder. */
#include "analysis/run/decode/decode_ptx.h"

#define INTEGERS "u16 s16 u32 s32 u64 s64"
#define BITS "b16 b32 b64"
#define LOGIC BITS " pred"
#define HALVES "f16 bf16 f16x2 bf16x2"
#define VIDEO "u32 s32"
#define ANY BITS " " INTEGERS " f32 f64"
#define MEMORY "b8 u8 s8 " ANY " b128"
#define ATOMIC_ADD "u32 s32 u64 f32 f64"
#define ROUND "rn|rz|rm|rp"
#define ROUND_INTEGRAL "rni|rzi|rmi|rpi"
#define ORDERED "eq|ne|lt|le|gt|ge"
#define UNORDERED "|equ|neu|ltu|leu|gtu|geu|num|nan"
#define COMBINED " and|or|xor"
#define SHARED "shared|shared::cta|shared::cluster"
#define SCOPE "cta|cluster|gpu|sys"
#define ORDER "relaxed|acquire|release|acq_rel "
#define L1_HINT "L1::evict_normal|L1::evict_unchanged|L1::evict_first|L1::evict_last|L1::no_allocate"
#define L2_HINT " L2::evict_normal|L2::evict_first|L2::evict_last L2::cache_hint"
#define L2_PREFETCH " L2::64B|L2::128B|L2::256B"
#define LANES " v2|v4|v8"
#define STRONG_LOAD "!" SCOPE " global|" SHARED " " L1_HINT L2_HINT L2_PREFETCH LANES
#define STRONG_STORE "!" SCOPE " global|" SHARED " " L1_HINT L2_HINT LANES
#define ATOM ORDER SCOPE " global|" SHARED " L2::cache_hint"
#define RED "relaxed|release " SCOPE " global|" SHARED " L2::cache_hint"
#define ATOM_LANES " " ORDER SCOPE " global L2::cache_hint"
#define RED_LANES " relaxed|release " SCOPE " global L2::cache_hint"

/* The forms of the instructions, sorted by mnemonic. A row applies to an instruction with the mnemonic `word` that has
 * the modifier `selector`, or to any if `selector` is "". The first row that applies determines the selector; among the
 * rows with that selector, the one whose `types` contain the last type of the instruction is its form. No types: the
 * instruction is not checked. Each letter of `operands` stands for one operand (NULL: they are not checked):
 *   T  a register as wide as the type      W  one twice as wide       w  one of 32 bits
 *   F  one as wide as the type before it   p  a predicate             .  anything
 *   ?  the operands after it may be missing
 *   &  the operands after it are present if and only if .and, .or or .xor is
 * Modifiers are groups that are separated by blanks; the words of a group are separated by '|'. An instruction has at
 * most one word of each group, or exactly one if the group begins with '!', in any order; it has no other modifiers but
 * its types and the selector. NULL: they are not checked. */
/* clang-format off */
static const struct { const char *word, *selector, *operands, *types, *modifiers; } form[] = {
    {"abs", "", "TT", "s16 s32 s64 bf16 bf16x2 f64", ""},
    {"abs", "", "TT", "f16 f16x2 f32", "ftz"},
    {"add", "", "TTT", "u16 s16 u16x2 s16x2", ""},
    {"add", "", "TTT", "u32 u64 s64", "cc"},
    {"add", "", "TTT", "s32", "cc|sat"},
    {"add", "", "TTT", "f16 f16x2", "rn ftz sat"},
    {"add", "", "TTT", "bf16 bf16x2", "rn"},
    {"add", "", "TTT", "f32", ROUND " ftz sat"},
    {"add", "", "TTT", "f64", ROUND},
    {"add", "", "TTT", "f32x2", ROUND " ftz"},
    {"addc", "", "TTT", "u16 s16", ""},
    {"addc", "", "TTT", "u32 u64 s64", "cc"},
    {"addc", "", "TTT", "s32", "cc|sat"},
    {"and", "", "TTT", LOGIC, ""},
    {"atom", "v2", NULL, "f32", "!add" ATOM_LANES},
    {"atom", "v2", NULL, HALVES, "!add|min|max !noftz" ATOM_LANES},
    {"atom", "v4", NULL, "f32", "!add" ATOM_LANES},
    {"atom", "v4", NULL, HALVES, "!add|min|max !noftz" ATOM_LANES},
    {"atom", "v8", NULL, "f16 bf16", "!add|min|max !noftz" ATOM_LANES},
    {"atom", "add", "T.T?.", ATOMIC_ADD, ATOM},
    {"atom", "add", "T.T?.", HALVES, "!noftz " ATOM},
    {"atom", "and", "T.T?.", "b32 b64", ATOM},
    {"atom", "or", "T.T?.", "b32 b64", ATOM},
    {"atom", "xor", "T.T?.", "b32 b64", ATOM},
    {"atom", "cas", "T.TT?.", BITS " b128", ATOM},
    {"atom", "dec", "T.T?.", "u32", ATOM},
    {"atom", "inc", "T.T?.", "u32", ATOM},
    {"atom", "exch", "T.T?.", "b32 b64 b128", ATOM},
    {"atom", "max", "T.T?.", "u32 s32 u64 s64", ATOM},
    {"atom", "min", "T.T?.", "u32 s32 u64 s64", ATOM},
    {"bfe", "", "TTww", "u32 s32 u64 s64", ""},
    {"bfi", "", "TTTww", "b32 b64", ""},
    {"bfind", "", "wT", "u32 s32 u64 s64", "shiftamt"},
    {"bmsk", "", "TTT", "b32", "!wrap|clamp"},
    {"brev", "", "TT", "b32 b64", ""},
    {"clz", "", "wT", "b32 b64", ""},
    {"cnot", "", "TT", BITS, ""},
    {"copysign", "", "TTT", "f32 f64", ""},
    {"cos", "", "TT", "f32", "!approx ftz"},
    {"div", "", "TTT", INTEGERS, ""},
    {"div", "", "TTT", "f32", "!" ROUND "|approx|full ftz"},
    {"div", "", "TTT", "f64", "!" ROUND},
    {"ex2", "", "TT", "f16 f16x2", "!approx"},
    {"ex2", "", "TT", "bf16 bf16x2", "!approx !ftz"},
    {"ex2", "", "TT", "f32", "!approx ftz"},
    {"fma", "", "TTTT", "f16 f16x2", "!rn ftz sat|relu"},
    {"fma", "", "TTTT", "bf16 bf16x2", "!" ROUND " relu"},
    {"fma", "", "TTTT", "f32", "!" ROUND " ftz sat"},
    {"fma", "", "TTTT", "f64", "!" ROUND},
    {"fma", "", "TTTT", "f32x2", "!" ROUND " ftz"},
    {"fns", "", "TTTT", "b32", ""},
    {"ld", "nc", NULL, MEMORY, "!global ca|cg|cs|" L1_HINT L2_HINT L2_PREFETCH LANES},
    {"ld", "mmio", NULL, MEMORY, "!relaxed !sys global"},
    {"ld", "relaxed", NULL, MEMORY, STRONG_LOAD},
    {"ld", "acquire", NULL, MEMORY, STRONG_LOAD},
    {"ld", "volatile", NULL, MEMORY, "global|" SHARED L2_PREFETCH LANES},
    {"ld", "", NULL, MEMORY, "weak unified global|local|const|param|param::entry|param::func|" SHARED " ca|cg|cs|cv|lu|" L1_HINT L2_HINT L2_PREFETCH LANES},
    {"ldu", "", NULL, MEMORY, NULL},
    {"lg2", "", "TT", "f32", "!approx ftz"},
    {"lop3", "", "TTTT.&p", "b32", "and|or|xor"},
    {"mad", "wide", "WTTW", "u16 s16 u32 s32", ""},
    {"mad", "hi", "TTTT", "u16 s16", ""},
    {"mad", "hi", "TTTT", "u32 u64 s64", "cc"},
    {"mad", "hi", "TTTT", "s32", "cc|sat"},
    {"mad", "", "TTTT", "u16 s16", "!lo"},
    {"mad", "", "TTTT", "u32 s32 u64 s64", "!lo cc"},
    {"mad", "", "TTTT", "f32", "!" ROUND " ftz sat"},
    {"mad", "", "TTTT", "f64", "!" ROUND},
    {"mad24", "hi", "TTTT", "u32", ""},
    {"mad24", "hi", "TTTT", "s32", "sat"},
    {"mad24", "", "TTTT", "u32 s32", "!lo"},
    {"madc", "", "TTTT", "u16 s16", "!lo|hi"},
    {"madc", "", "TTTT", "u32 s32 u64 s64", "!lo|hi cc"},
    {"match", "", "wTw", "b32 b64", "!sync !any|all"},
    {"max", "xorsign", "TTT", "f16 f16x2 f32", "!abs ftz NaN"},
    {"max", "xorsign", "TTT", "bf16 bf16x2", "!abs NaN"},
    {"max", "abs", "TTTT", "f32", "ftz NaN"},
    {"max", "", "TTT", "u16 s16 u32 u64 s64 u16x2 f64", ""},
    {"max", "", "TTT", "s32 s16x2", "relu"},
    {"max", "", "TTT", "f16 f16x2", "ftz NaN"},
    {"max", "", "TTT", "bf16 bf16x2", "NaN"},
    {"max", "", "TTT?T", "f32", "ftz NaN"},
    {"min", "xorsign", "TTT", "f16 f16x2 f32", "!abs ftz NaN"},
    {"min", "xorsign", "TTT", "bf16 bf16x2", "!abs NaN"},
    {"min", "abs", "TTTT", "f32", "ftz NaN"},
    {"min", "", "TTT", "u16 s16 u32 u64 s64 u16x2 f64", ""},
    {"min", "", "TTT", "s32 s16x2", "relu"},
    {"min", "", "TTT", "f16 f16x2", "ftz NaN"},
    {"min", "", "TTT", "bf16 bf16x2", "NaN"},
    {"min", "", "TTT?T", "f32", "ftz NaN"},
    {"mov", "", NULL, ANY " b128 pred", ""},
    {"mul", "wide", "WTT", "u16 s16 u32 s32", ""},
    {"mul", "hi", "TTT", INTEGERS, ""},
    {"mul", "", "TTT", INTEGERS, "!lo"},
    {"mul", "", "TTT", "f16 f16x2", "rn ftz sat"},
    {"mul", "", "TTT", "bf16 bf16x2", "rn"},
    {"mul", "", "TTT", "f32", ROUND " ftz sat"},
    {"mul", "", "TTT", "f64", ROUND},
    {"mul", "", "TTT", "f32x2", ROUND " ftz"},
    {"mul24", "", "TTT", "u32 s32", "!lo|hi"},
    {"neg", "", "TT", "s16 s32 s64 bf16 bf16x2 f64", ""},
    {"neg", "", "TT", "f16 f16x2 f32", "ftz"},
    {"not", "", "TT", LOGIC, ""},
    {"or", "", "TTT", LOGIC, ""},
    {"popc", "", "wT", "b32 b64", ""},
    {"prmt", "", "TTTT", "b32", "b4e|f4e|rc8|ecl|ecr|rc16"},
    {"rcp", "approx", "TT", "f32", "ftz"},
    {"rcp", "approx", "TT", "f64", "!ftz"},
    {"rcp", "", "TT", "f32 f64", "!" ROUND " ftz"},
    {"red", "v2", NULL, "f32", "!add" RED_LANES},
    {"red", "v2", NULL, HALVES, "!add|min|max !noftz" RED_LANES},
    {"red", "v4", NULL, "f32", "!add" RED_LANES},
    {"red", "v4", NULL, HALVES, "!add|min|max !noftz" RED_LANES},
    {"red", "v8", NULL, "f16 bf16", "!add|min|max !noftz" RED_LANES},
    {"red", "async", NULL, NULL, NULL},
    {"red", "add", ".T?.", ATOMIC_ADD, RED},
    {"red", "add", ".T?.", HALVES, "!noftz " RED},
    {"red", "and", ".T?.", "b32 b64", RED},
    {"red", "or", ".T?.", "b32 b64", RED},
    {"red", "xor", ".T?.", "b32 b64", RED},
    {"red", "dec", ".T?.", "u32", RED},
    {"red", "inc", ".T?.", "u32", RED},
    {"red", "max", ".T?.", "u32 s32 u64 s64", RED},
    {"red", "min", ".T?.", "u32 s32 u64 s64", RED},
    {"redux", "add", "TTw", "u32 s32", "!sync"},
    {"redux", "and", "TTw", "b32", "!sync"},
    {"redux", "or", "TTw", "b32", "!sync"},
    {"redux", "xor", "TTw", "b32", "!sync"},
    {"redux", "max", "TTw", "u32 s32", "!sync"},
    {"redux", "max", "TTw", "f32", "!sync abs NaN"},
    {"redux", "min", "TTw", "u32 s32", "!sync"},
    {"redux", "min", "TTw", "f32", "!sync abs NaN"},
    {"rem", "", "TTT", INTEGERS, ""},
    {"rsqrt", "", "TT", "f32 f64", "!approx ftz"},
    {"sad", "", "TTTT", INTEGERS, ""},
    {"selp", "", "TTTp", ANY, ""},
    {"setp", "", "pTT&p", BITS, "!eq|ne" COMBINED},
    {"setp", "", "pTT&p", "u16 u32 u64", "!" ORDERED "|lo|ls|hi|hs" COMBINED},
    {"setp", "", "pTT&p", "s16 s32 s64", "!" ORDERED COMBINED},
    {"setp", "", "pTT&p", "f16 f16x2 f32", "!" ORDERED UNORDERED " ftz" COMBINED},
    {"setp", "", "pTT&p", "bf16 bf16x2 f64", "!" ORDERED UNORDERED COMBINED},
    {"shf", "", "TTTT", "b32", "!l|r !wrap|clamp"},
    {"shfl", "", "TTww?w", "b32", "!sync !up|down|bfly|idx"},
    {"shl", "", "TTw", BITS, ""},
    {"shr", "", "TTw", BITS " " INTEGERS, ""},
    {"sin", "", "TT", "f32", "!approx ftz"},
    {"sqrt", "approx", "TT", "f32", "ftz"},
    {"sqrt", "", "TT", "f32", "!" ROUND " ftz"},
    {"sqrt", "", "TT", "f64", "!" ROUND},
    {"st", "async", NULL, NULL, NULL},
    {"st", "bulk", NULL, NULL, NULL},
    {"st", "mmio", NULL, MEMORY, "!relaxed !sys global"},
    {"st", "relaxed", NULL, MEMORY, STRONG_STORE},
    {"st", "release", NULL, MEMORY, STRONG_STORE},
    {"st", "volatile", NULL, MEMORY, "global|" SHARED LANES},
    {"st", "", NULL, MEMORY, "weak global|local|param|param::func|" SHARED " cg|cs|wb|wt|" L1_HINT L2_HINT LANES},
    {"sub", "", "TTT", "u16 s16", ""},
    {"sub", "", "TTT", "u32 u64 s64", "cc"},
    {"sub", "", "TTT", "s32", "cc|sat"},
    {"sub", "", "TTT", "f16 f16x2", "rn ftz sat"},
    {"sub", "", "TTT", "bf16 bf16x2", "rn"},
    {"sub", "", "TTT", "f32", ROUND " ftz sat"},
    {"sub", "", "TTT", "f64", ROUND},
    {"sub", "", "TTT", "f32x2", ROUND " ftz"},
    {"subc", "", "TTT", "u16 s16", ""},
    {"subc", "", "TTT", "u32 u64 s64", "cc"},
    {"subc", "", "TTT", "s32", "cc|sat"},
    {"szext", "", "TTT", "u32 s32", "!wrap|clamp"},
    {"tanh", "", "TT", HALVES " f32", "!approx"},
    {"testp", "", "pT", "f32 f64", "!finite|infinite|number|notanumber|normal|subnormal"},
    {"vabsdiff2", "", "TTTT", VIDEO, "sat|add"},
    {"vabsdiff4", "", "TTTT", VIDEO, "sat|add"},
    {"vadd2", "", "TTTT", VIDEO, "sat|add"},
    {"vadd4", "", "TTTT", VIDEO, "sat|add"},
    {"vavrg2", "", "TTTT", VIDEO, "sat|add"},
    {"vavrg4", "", "TTTT", VIDEO, "sat|add"},
    {"vmax2", "", "TTTT", VIDEO, "sat|add"},
    {"vmax4", "", "TTTT", VIDEO, "sat|add"},
    {"vmin2", "", "TTTT", VIDEO, "sat|add"},
    {"vmin4", "", "TTTT", VIDEO, "sat|add"},
    {"vset2", "", "TTTT", VIDEO, "!" ORDERED "|lo|ls|hi|hs add"},
    {"vset4", "", "TTTT", VIDEO, "!" ORDERED "|lo|ls|hi|hs add"},
    {"vsub2", "", "TTTT", VIDEO, "sat|add"},
    {"vsub4", "", "TTTT", VIDEO, "sat|add"},
    {"xor", "", "TTT", LOGIC, ""}
};
/* clang-format on */
enum { FORMS = sizeof form / sizeof *form };

/* The forms of an instruction that has one of the types `to` before one of the types `from`, and the modifier
 * `selector` unless that is "". The first row that fits counts. `modifiers`, as above, apply to its modifiers. */
typedef struct PtxTypePair {
    const char *to, *from, *selector, *modifiers;
} PtxTypePair;

/* The forms of cvt. The small formats are not in the table, because convert_narrow checks them. */
/* clang-format off */
static const PtxTypePair conversion[] = {
    {"u8 u16 s16 u32 s32 u64 s64", "u8", "", ""}, {"s8 s16 s32 s64", "s8", "", ""}, /* nothing to saturate */
    {"u16 u32 s32 u64 s64", "u16", "", ""}, {"s16 s32 s64", "s16", "", ""}, {"u32 u64 s64", "u32", "", ""},
    {"s32 s64", "s32", "", ""}, {"u64", "u64", "", ""}, {"s64", "s64", "", ""},
    {"u8 s8 " INTEGERS, "u8 s8 " INTEGERS, "", "sat"},
    {"u8 s8 " INTEGERS, "f16 f64", "", "!" ROUND_INTEGRAL " sat"},
    {"u8 s8 " INTEGERS, "f32", "", "!" ROUND_INTEGRAL " ftz sat"},
    {INTEGERS, "bf16", "", "!" ROUND_INTEGRAL},
    {"f16 f64", "u8 s8 " INTEGERS, "", "!" ROUND " sat"},
    {"f32", "u8 s8 f64 " INTEGERS, "", "!" ROUND " ftz sat"},
    {"bf16", "f64 " INTEGERS, "", "!" ROUND},
    {"f16", "f16", "", ROUND_INTEGRAL " sat"}, {"f64", "f64", "", ROUND_INTEGRAL " sat"},
    {"f32", "f32", "", ROUND_INTEGRAL " ftz sat"}, {"bf16", "bf16", "", ROUND_INTEGRAL},
    {"f16", "bf16", "", ROUND}, {"bf16", "f16", "", ROUND}, {"f64", "bf16", "", ROUND},
    {"f32", "bf16", "", ROUND " ftz"},
    {"f16 bf16", "f32", "relu", "!rn|rz satfinite"}, {"f16 bf16", "f32", "satfinite", "!rn|rz"},
    {"f16", "f32", "", "!" ROUND " ftz sat"}, {"bf16", "f32", "", "!" ROUND " ftz"},
    {"f16", "f64", "", "!" ROUND " sat"},
    {"f32", "f16", "", "ftz sat"}, {"f64", "f32", "", "ftz sat"}, {"f64", "f16", "", "sat"}
};
/* clang-format on */
/* The forms of set. */
/* clang-format off */
#define OUTCOME "u32 s32 f32 f16"
static const PtxTypePair comparison[] = {
    {OUTCOME " bf16", BITS, "", "!eq|ne" COMBINED},
    {OUTCOME " bf16", "u16 u32 u64", "", "!" ORDERED "|lo|ls|hi|hs" COMBINED},
    {OUTCOME " bf16", "s16 s32 s64", "", "!" ORDERED COMBINED},
    {OUTCOME, "f32", "", "!" ORDERED UNORDERED " ftz" COMBINED},
    {"bf16", "f32", "", "!" ORDERED UNORDERED COMBINED},
    {OUTCOME " bf16", "f64", "", "!" ORDERED UNORDERED COMBINED},
    {"u16 s16 u32 s32 f16", "f16", "", "!" ORDERED UNORDERED " ftz" COMBINED},
    {"bf16", "f16", "", "!" ORDERED UNORDERED COMBINED},
    {"u16 s16 u32 s32 bf16", "bf16", "", "!" ORDERED UNORDERED COMBINED},
    {"u32 s32 f16x2", "f16x2", "", "!" ORDERED UNORDERED " ftz" COMBINED},
    {"u32 s32 bf16x2", "bf16x2", "", "!" ORDERED UNORDERED COMBINED}
};
/* clang-format on */

/* Reports whether a list contains the word of n characters at `word`. The words of the list are separated by any of the
 * characters in `blanks`. */
static bool list_has(const char *list, const char *blanks, const char *word, size_t n) {
    for (size_t length; list += strspn(list, blanks), (length = strcspn(list, blanks)) > 0; list += length)
        if (length == n && memcmp(list, word, n) == 0) return true;
    return false;
}
bool ptx_words_have(const char *words, const char *word) { return list_has(words, " ", word, strlen(word)); }

/* Returns how many modifiers of the instruction are words of a group, a text of n characters in which '|' separates the
 * words. */
static unsigned group_count(const PtxInst *p, const char *group, size_t n) {
    unsigned count = 0;
    for (size_t length; n; group += length, n -= length) {
        length = strcspn(group, "|") < n ? strcspn(group, "|") : n;
        for (unsigned i = 1; i < p->nword; i++)
            count += strlen(p->word[i]) == length && memcmp(p->word[i], group, length) == 0;
        if (length < n) length++;
    }
    return count;
}

/* Reports the error that the instruction does not have exactly one of the words of a group of n characters if `needed`,
 * or else that it has more than one of them. */
static void refuse_group(PtxInst *p, const char *group, size_t n, bool needed) {
    char words[160] = "";
    for (size_t i = 0, at = 0; i < n && at < sizeof words - 3; i++) {
        if (i == 0) words[at++] = '.';
        words[at++] = group[i] == '|' ? ' ' : group[i];
        if (group[i] == '|') words[at++] = '.';
    }
    bool choice = memchr(group, '|', n) != NULL;
    ptx_refuse(p, "it must have %s%s", !needed ? "at most one of " : choice ? "one of " : "", words);
}

/* Checks the modifiers of the instruction, except its types and `selector`, against the groups in `modifiers`: that it
 * has no other words, at most one word of each group, and exactly one of a group that begins with '!'. Returns false
 * after an error message. */
static bool modifiers_fit(PtxInst *p, const char *modifiers, const char *selector) {
    PtxType t;
    for (unsigned i = 1; i < p->nword; i++) {
        const char *word = p->word[i];
        if (ptx_is_type(word, &t) || strcmp(word, selector) == 0) continue;
        if (list_has(modifiers, " !|", word, strlen(word))) continue;
        ptx_refuse(p, "it cannot have .%s", word);
        return false;
    }
    for (const char *group = modifiers; *group;) {
        bool needed = *group == '!';
        group += needed;
        size_t n = strcspn(group, " ");
        unsigned count = group_count(p, group, n);
        if (count > 1 || (needed && count == 0)) {
            refuse_group(p, group, n, needed);
            return false;
        }
        group += n + (group[n] == ' ');
    }
    return true;
}

/* Checks that the instruction has no cache hints (.L1::..., .L2::...) unless it accesses global or generic memory.
 * Returns false after an error message. */
static bool hints_fit(PtxInst *p) {
    uint32_t space = ptx_space(p);
    for (unsigned i = 1; i < p->nword; i++) {
        bool hint = strncmp(p->word[i], "L1::", 4) == 0 || strncmp(p->word[i], "L2::", 4) == 0;
        if (!hint || space == SPACE_GENERIC || space == SPACE_GLOBAL) continue;
        ptx_refuse(p, "only an access of global memory can have .%s", p->word[i]);
        return false;
    }
    return true;
}

/* Returns the first of n rows that fits the types, in words, and the modifiers of the instruction; NULL if none
 * does. */
static const PtxTypePair *type_pair_of(const PtxInst *p, const PtxTypePair *row, size_t n, const char *to,
                                       const char *from) {
    for (size_t i = 0; i < n; i++)
        if (ptx_words_have(row[i].to, to) && ptx_words_have(row[i].from, from) &&
            (!*row[i].selector || ptx_has(p, row[i].selector)))
            return &row[i];
    return NULL;
}

/* Checks the modifiers of a cvt, and that its types can be converted. A cvt of a small format or a packed pair, and
 * cvt.pack, are left to convert_narrow and ptx_cvt. Returns false after an error message. */
static bool conversion_fits(PtxInst *p) {
    if (p->nword < 3 || ptx_has(p, "pack")) return true;
    const char *to = p->word[p->nword - 2], *from = p->word[p->nword - 1];
    const PtxTypePair *row = type_pair_of(p, conversion, sizeof conversion / sizeof *conversion, to, from);
    if (row) return modifiers_fit(p, row->modifiers, row->selector);
    PtxType t, f;
    if (!ptx_is_type(to, &t) || !ptx_is_type(from, &f) || t.pair || f.pair) return true;
    ptx_refuse(p, "there is no conversion of %s to %s", from, to);
    return false;
}

/* Returns the index in `form` of the first row that applies to the instruction; FORMS if there is none. */
static uint32_t form_of(const PtxInst *p) {
    uint32_t i = 0, n = FORMS;
    lower_bound(i, n, mid, strcmp(form[mid].word, p->word[0]) < 0);
    for (; i < FORMS && strcmp(form[i].word, p->word[0]) == 0; i++)
        if (!*form[i].selector || ptx_has(p, form[i].selector)) return i;
    return FORMS;
}

/* Reports whether there is a row i, and it has the mnemonic and the selector of row `first`. */
static bool form_like(uint32_t first, uint32_t i) {
    return i < FORMS && strcmp(form[i].word, form[first].word) == 0 &&
           strcmp(form[i].selector, form[first].selector) == 0;
}

/* Returns the index of the row for a type among the rows from `first` on with the mnemonic and selector of row `first`.
 * If there is none, or `type` is NULL, reports the types that they have as an error and returns FORMS. */
static uint32_t form_of_type(PtxInst *p, uint32_t first, const char *type) {
    char types[160] = "";
    for (uint32_t i = first; form_like(first, i); i++) {
        if (type && ptx_words_have(form[i].types, type)) return i;
        size_t n = strlen(types);
        snprintf(types + n, sizeof types - n, "%s%s", n ? " " : "", form[i].types);
    }
    ptx_refuse(p, "its type must be one of %s", types);
    return FORMS;
}

/* Returns the width in bits that letter `c` of form.operands demands of a register if the type has `bits` bits; 0 if
 * any width is right. */
static uint32_t width_wanted(const PtxInst *p, char c, uint32_t bits) {
    PtxType before;
    switch (c) {
    case 'F': return ptx_type(p, 1, &before) ? before.bits << before.pair : 0;
    case 'T': return bits;
    case 'W': return 2 * bits;
    case 'w': return 32;
    case 'p': return 1;
    default: return 0;
    }
}

/* Checks the number of the operands, and the widths of those that are registers of known width, against the letters of
 * form.operands, for a type of `bits` bits. Returns false after an error message. */
static bool operands_fit(PtxInst *p, const char *operands, uint32_t bits) {
    unsigned i = 0, least = (unsigned)strcspn(operands, "?&"), most = least;
    for (const char *c = operands; *c && i < p->noperand; c++) {
        if (*c == '?' || *c == '&') continue;
        const PtxOperand *o = &p->op[i++];
        uint32_t wanted = width_wanted(p, *c, bits);
        if (o->kind != PO_REG || !o->width || !wanted || o->width == wanted) continue;
        ptx_refuse(p, "operand %u must have %u bits, not %u", i, (unsigned)wanted, (unsigned)o->width);
        return false;
    }
    if (operands[least]) most = (unsigned)strlen(operands) - 1;
    if (operands[least] == '&') {
        bool combined = ptx_has(p, "and") || ptx_has(p, "or") || ptx_has(p, "xor");
        if (combined) least = most;
        else most = least;
    }
    if (p->noperand >= least && p->noperand <= most) return true;
    ptx_refuse(p, "it must have %u operands, not %u", least, p->noperand);
    return false;
}

/* Checks the types, modifiers and operands of a set. Returns false after an error message. */
static bool comparison_fits(PtxInst *p) {
    PtxType t;
    const char *to = ptx_type_word(p, 1, &t), *from = ptx_type_word(p, 0, &t);
    if (!to) {
        ptx_refuse(p, "it must have the types of its result and of what it compares");
        return false;
    }
    const PtxTypePair *row = type_pair_of(p, comparison, sizeof comparison / sizeof *comparison, to, from);
    if (row) return modifiers_fit(p, row->modifiers, "") && operands_fit(p, "FTT&p", p->type.bits << p->type.pair);
    ptx_refuse(p, "there is no comparison of %s with a result of %s", from, to);
    return false;
}

/* Checks the number of types of an operation on packed halves or bytes, that all are u32 or s32, and that a comparison
 * which is named as an unsigned one is that. Returns false after an error message. */
static bool video_types_fit(PtxInst *p) {
    PtxType t;
    const char *type;
    unsigned n = strncmp(p->word[0], "vset", 4) == 0 ? 2 : 3, i = 0;
    for (; (type = ptx_type_word(p, i, &t)) != NULL; i++) {
        if (ptx_words_have(VIDEO, type)) continue;
        ptx_refuse(p, "its types must be u32 or s32, not %s", type);
        return false;
    }
    bool test = ptx_has(p, "lo") || ptx_has(p, "ls") || ptx_has(p, "hi") || ptx_has(p, "hs");
    if (i != n) ptx_refuse(p, "it must have %u types, not %u", n, i);
    else if (test && p->type.kind == 's') ptx_refuse(p, "only an unsigned comparison can have .lo .ls .hi .hs");
    else return true;
    return false;
}

/* Reports whether all types of the instruction are in a list. */
static bool types_in(const PtxInst *p, const char *types) {
    PtxType t;
    const char *type;
    for (unsigned i = 0; (type = ptx_type_word(p, i, &t)) != NULL; i++)
        if (!ptx_words_have(types, type)) return false;
    return true;
}

bool ptx_form_check(PtxInst *p) {
    PtxType last;
    if (strcmp(p->word[0], "cvt") == 0) return conversion_fits(p);
    if (strcmp(p->word[0], "set") == 0) return comparison_fits(p);
    const char *type = ptx_type_word(p, 0, &last);
    uint32_t i = form_of(p);
    if (i == FORMS || !form[i].types) return true;
    i = form_of_type(p, i, type);
    if (i == FORMS) return false;
    if (p->word[0][0] == 'v' && !video_types_fit(p)) return false;
    if (!types_in(p, form[i].types)) return true; /* add.f32.bf16: the operands have different types */
    if (form[i].modifiers && (!modifiers_fit(p, form[i].modifiers, form[i].selector) || !hints_fit(p))) return false;
    return !form[i].operands || operands_fit(p, form[i].operands, p->type.bits << p->type.pair);
}
