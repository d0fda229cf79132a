#!/usr/bin/env python3
"""reference.py DIR: writes NAME.launch and NAME.expect for every kernel of tests/kernels into DIR.

Each @kernel function, in the files kernels_*.py, is one kernel: it chooses the launch and the inputs, and
computes what must come out, sequentially and in plain arithmetic, from what the head of the .cu file promises.
Tolerances ("ulp N", "abs X") stand where the kernel itself computes approximately.
"""
import os
import sys

sys.dont_write_bytecode = True
import kernels_a_to_d, kernels_e_to_k, kernels_l_to_r, kernels_s_to_w    # they register themselves
from model import KERNELS, Test


def main():
    where = sys.argv[1]
    for name, function in KERNELS.items():
        t = Test()
        function(t)
        with open(os.path.join(where, name + '.launch'), 'w') as out:
            out.write('# Made by tests/golden/exec/reference.py.\n' + '\n'.join(t.lines) + '\n')
        with open(os.path.join(where, name + '.expect'), 'w') as out:
            out.write('\n'.join(t.wants) + '\n')
        if t.out:
            with open(os.path.join(where, name + '.output'), 'w') as out:
                out.write('\n'.join(sorted(t.out)) + '\n')


main()
