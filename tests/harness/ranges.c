/* ranges: checks the sets of analysis/constant_range.h for all comparisons with all constants of 1 to 4 bits, all sums,
 * differences and pairs of them: which integers they contain. Prints one line for each function and width. */
#include "analysis/constant_range.h"
#include <stdio.h>

enum { BITS_MAX = 4, SETS_MAX = 10 << BITS_MAX };

static uint32_t bits;
static ConstantRange set[SETS_MAX];
static uint32_t sets;

/* Reports whether x is in r. */
static bool contains(ConstantRange r, uint64_t x) {
    return arith_low(x - r.first, bits) <= arith_low(r.last - r.first, bits);
}

/* Fills `set` with what every comparison says. Returns whether each set has the integers for which the comparison
 * holds, and the comparisons without a set hold for all integers or for none. */
static bool sets_find(void) {
    bool right = true;
    sets = 0;
    for (int pred = ICMP_EQ; pred <= ICMP_SLE; pred++)
        for (uint64_t n = 0; n >> bits == 0; n++) {
            uint32_t holds = 0, wrong = 0;
            bool proper = constant_range_of((enum IntPred)pred, n, bits, &set[sets]);
            for (uint64_t x = 0; x >> bits == 0; x++) {
                bool h = arith_compare((enum IntPred)pred, x, n, bits);
                holds += h;
                wrong += proper && h != contains(set[sets], x);
            }
            right = right && !wrong && proper == (holds > 0 && holds < 1u << bits);
            sets += proper;
        }
    return right;
}

static bool complements_are_right(void) {
    for (uint32_t k = 0; k < sets; k++)
        for (uint64_t x = 0; x >> bits == 0; x++)
            if (contains(constant_range_complement(set[k]), x) == contains(set[k], x)) return false;
    return true;
}

static bool sums_are_right(void) {
    for (uint32_t k = 0; k < sets; k++)
        for (uint64_t by = 0; by >> bits == 0; by++)
            for (uint64_t x = 0; x >> bits == 0; x++) {
                ConstantRange sum = constant_range_before_sum(set[k], by);
                ConstantRange difference = constant_range_before_difference(set[k], by);
                if (contains(sum, x) != contains(set[k], x + by)) return false;
                if (contains(difference, x) != contains(set[k], by - x)) return false;
            }
    return true;
}

/* Returns into how many ranges the integers that are in both a and b fall. */
static uint32_t common_ranges(ConstantRange a, ConstantRange b) {
    uint32_t n = 0;
    for (uint64_t x = 0; x >> bits == 0; x++)
        n += contains(a, x) && contains(b, x) && !(contains(a, x - 1) && contains(b, x - 1));
    return n;
}

static bool meets_are_right(void) {
    for (uint32_t i = 0; i < sets; i++)
        for (uint32_t k = 0; k < sets; k++) {
            ConstantRange r;
            bool none, met = constant_range_meet(set[i], set[k], &r, &none);
            if (met != (common_ranges(set[i], set[k]) == 1)) return false;
            if (!met && none != (common_ranges(set[i], set[k]) == 0)) return false;
            for (uint64_t x = 0; x >> bits == 0 && met; x++)
                if (contains(r, x) != (contains(set[i], x) && contains(set[k], x))) return false;
        }
    return true;
}

static bool tests_are_right(void) {
    for (uint32_t k = 0; k < sets; k++)
        for (uint64_t x = 0; x >> bits == 0; x++) {
            uint64_t plus, n;
            enum IntPred pred = constant_range_test(set[k], &plus, &n);
            if (arith_compare(pred, arith_low(x + plus, bits), n, bits) != contains(set[k], x)) return false;
        }
    return true;
}

static void result(const char *what, bool right) { printf("%s ranges/%s-%u\n", right ? "ok" : "FAIL", what, bits); }

int main(void) {
    for (bits = 1; bits <= BITS_MAX; bits++) {
        result("of-comparisons", sets_find());
        result("complements", complements_are_right());
        result("sums", sums_are_right());
        result("meets", meets_are_right());
        result("tests", tests_are_right());
    }
    return 0;
}
