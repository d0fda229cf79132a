/* relocatable: variadic functions in C, as CUDA has none: the list started, read, copied, passed on. */
struct pair {
    int a;
    double b;
};
typedef __builtin_va_list list;
/* Returns the sum of the next n arguments of l, which are a double, an int, a double and so on. */
static __attribute__((noinline)) double inner(int n, list l) {
    double s = 0;
    for (int i = 0; i < n; i++) s += i % 2 ? __builtin_va_arg(l, int) : __builtin_va_arg(l, double);
    return s;
}
/* Returns twice the sum of its arguments, read from the list and from a copy of it; see inner(). */
double sum(int n, ...) {
    list l, m;
    __builtin_va_start(l, n);
    __builtin_va_copy(m, l);
    double s = inner(n, m) + inner(n, l);
    __builtin_va_end(m), __builtin_va_end(l);
    return s;
}
/* Returns the sum of its arguments. Each letter of `kinds` says what one is: c a char, l a long, p a pointer to an int,
 * s a struct pair, f a double. */
long mixed(const char *kinds, ...) {
    list l;
    long s = 0;
    __builtin_va_start(l, kinds);
    for (; *kinds; kinds++) switch (*kinds) {
        case 'c': s += (char)__builtin_va_arg(l, int); break;
        case 'l': s += __builtin_va_arg(l, long); break;
        case 'p': s += *__builtin_va_arg(l, int *); break;
        case 's': {
            struct pair p = __builtin_va_arg(l, struct pair);
            s += p.a + (long)p.b;
            break;
        }
        case 'f': s += (long)__builtin_va_arg(l, double); break;
        }
    __builtin_va_end(l);
    return s;
}
extern int elsewhere(int, ...);
/* Calls each of the functions above, and one of another module, with arguments of all kinds. */
double use(int *p, struct pair q, float f, short h) {
    return sum(4, 1.5, p[0], (double)f, h) + mixed("clpsf", 'x', 5l, p, q, 2.5) + elsewhere(p[1], q, p, f);
}
__attribute__((nvptx_kernel)) void entry(double *out, int *p) {
    struct pair q = {p[0], 2};
    out[0] = use(p, q, p[1], p[2]);
}
