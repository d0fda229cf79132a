// machine: an interpreter with its program in constant memory, its stack in local memory.
#include "kernel.h"
enum Op : unsigned char { PUSH, LOAD, ADD, MUL, SWAP, END };
struct Code { Op op; short arg; };
__constant__ Code program[] = {{LOAD, 0}, {PUSH, 3}, {MUL, 0}, {LOAD, 1}, {SWAP, 0}, {ADD, 0}, {LOAD, 2}, {MUL, 0}, {END, 0}};
struct Machine {
    const Code *pc; int *top; const int *memory;
    HELPER void push(int x) { *top++ = x; }
    HELPER int pop() { return *--top; }
    HELPER bool step() {
        Code c = *pc++;
        switch (c.op) {
        case PUSH: push(c.arg); return true;
        case LOAD: push(memory[c.arg]); return true;
        case ADD: push(pop() + pop()); return true;
        case MUL: push(pop() * pop()); return true;
        case SWAP: { int a = pop(), b = pop(); push(a); push(b); return true; }
        default: return false;
        }
    }
};
KERNEL machine(const int *in, int *out, int n) {
    int stack[8], i = blockIdx.x * 64 + threadIdx.x;
    Machine m{program, stack, in + i % (n - 2)};
    while (m.step()) {}
    out[i] = m.pop();
}
