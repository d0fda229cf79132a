// bytecode_vm: every thread runs the same small program on a stack machine with its own input: a loop around
// a switch, with the stack in local memory.
// Launch: any grid and block covering n.
// Buffers: code (length bytes: opcode, and one operand byte after PUSH, JUMP, BRANCH and PICK), input,
//          output (n ints).
// Check: against the same machine on the host, exact. A bad program yields -1000000, one that runs too long
//        -2000000.

enum Opcode { HALT, PUSH, INPUT, ADD, SUB, MUL, DIV, DUP, SWAP, DROP, LESS, JUMP, BRANCH, PICK, NEG, XOR };

extern "C" __global__ void bytecode_vm(const unsigned char *code, int length, const int *input, int *output,
                                       int n, int fuel) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int stack[32];
    int top = 0, pc = 0, result = -2000000;
    stack[0] = 0;

    while (fuel-- > 0) {
        if (pc >= length || top < 0 || top >= 30) {
            result = -1000000;
            break;
        }
        unsigned char op = code[pc++];
        int a = stack[top];
        int b = top > 0 ? stack[top - 1] : 0;
        switch (op) {
        case HALT:
            result = a;
            fuel = 0;
            break;
        case PUSH: stack[++top] = (signed char)code[pc++]; break;
        case INPUT: stack[++top] = input[i]; break;
        case ADD: stack[--top] = b + a; break;
        case SUB: stack[--top] = b - a; break;
        case MUL: stack[--top] = b * a; break;
        case DIV: stack[--top] = a == 0 ? 0 : b / a; break;
        case DUP: stack[++top] = a; break;
        case SWAP:
            stack[top] = b;
            stack[top - 1] = a;
            break;
        case DROP: top--; break;
        case LESS: stack[--top] = b < a; break;
        case JUMP: pc = code[pc]; break;
        case BRANCH:
            top--;
            pc = a != 0 ? code[pc] : pc + 1;
            break;
        case PICK: {
            int depth = code[pc++];
            stack[top + 1] = depth <= top ? stack[top - depth] : 0;
            top++;
            break;
        }
        case NEG: stack[top] = -a; break;
        case XOR: stack[--top] = b ^ a; break;
        default: top = -2; break;
        }
    }
    output[i] = result;
}
