"""What the kernels e to k compute."""
import itertools
import math
import struct
from fractions import Fraction

from model import f, i32, kernel, M64, split_mix


@kernel
def early_exit(t):
    start = t.buf('start', 'u64', 50, [0, M64, 27, 1] + [3 * i + 1 for i in range(46)])
    t.buf('steps', 'i32', 50, 'none')
    t.buf('stop', 'i32', 1)
    t.launch('early_exit', 1, 64, ['start', 'steps', 'i32:50', 'i32:90', 'stop'])

    def steps(v, limit=90):
        if v == 0:
            return -1
        n = 0
        while v != 1:
            if v & 1 and v > 0x5555555555555554:
                return -1
            v = 3 * v + 1 if v & 1 else v >> 1
            n += 1
            if n > limit:
                return -1
        return n
    t.expect('steps', 'i32', [steps(v) for v in start])


@kernel
def edit_distance(t):
    words = ['kitten', 'sitting', '', 'a', 'abc', 'yabd', 'intention', 'execution', 'x' * 31, 'xy' * 15,
             'same', 'same']
    pack = lambda ws: b''.join(w.encode().ljust(32, b'\0') for w in ws)
    n = len(words) // 2
    t.raw('a', pack(words[0::2]))
    t.raw('b', pack(words[1::2]))
    t.buf('distance', 'i32', n, 'none')
    t.launch('edit_distance', 1, 32, ['a', 'b', 'distance', 'i32:%d' % n])

    def distance(a, b):
        row = list(range(len(b) + 1))
        for i, x in enumerate(a):
            last, row = row, [i + 1]
            for j, y in enumerate(b):
                row.append(min(last[j] + (x != y), last[j + 1] + 1, row[j] + 1))
        return row[-1]
    t.expect('distance', 'i32', [distance(a, b) for a, b in zip(words[0::2], words[1::2])])


@kernel
def fft_radix2(t):
    n, blocks = 256, 2
    a = t.buf('data', 'f32', 2 * n * blocks, 'rand:1:-1:1')
    w = [f(x) for k in range(128) for x in (math.cos(2 * math.pi * k / n), -math.sin(2 * math.pi * k / n))]
    t.buf('twiddle', 'f32', 256, w)
    t.launch('fft_radix2', blocks, 128, ['data', 'twiddle'])
    out, roots = [], [complex(math.cos(2 * math.pi * k / n),
                              -math.sin(2 * math.pi * k / n)) for k in range(n)]
    for b in range(blocks):
        x = [complex(a[2 * (b * n + i)], a[2 * (b * n + i) + 1]) for i in range(n)]
        for k in range(n):
            s = sum(x[i] * roots[i * k % n] for i in range(n))
            out += [s.real, s.imag]
    t.expect('data', 'f32', out, 'abs 1e-4')


@kernel
def floyd_warshall(t):
    n, far, source = 20, 1000000, split_mix(3)
    d = [[0 if x == y else (next(source) % 50 +
                            1 if next(source) % 5 == 0 else far) for x in range(n)] for y in range(n)]
    t.buf('dist', 'i32', n * n, sum(d, []))
    t.buf('next', 'i8', n * n, 'none')
    t.launch('floyd_warshall', 1, (16, 16), ['dist', 'next', 'i32:%d' % n])
    step = [[x if d[y][x] < far and x != y else -1 for x in range(n)] for y in range(n)]
    for k in range(n):
        for y in range(n):
            for x in range(n):
                if d[y][k] + d[k][x] < d[y][x]:
                    d[y][x] = d[y][k] + d[k][x]
                    step[y][x] = step[y][k]
    t.expect('dist', 'i32', sum(d, []))
    t.expect('next', 'i8', sum(step, []))


@kernel
def function_pointers(t):
    n = 50
    a = t.buf('data', 'i32', n, 'rand:1:-1000:1000')
    program = t.buf('program', 'u8', 7, [0, 2, 3, 1, 3, 2, 0])
    t.launch('function_pointers', 1, 64, ['data', 'i32:%d' % n, 'program', 'i32:7'])
    ops = [lambda a, b: a + b, lambda a, b: a - b, lambda a, b: a * b, lambda a, b: i32(a << 1) ^ b]
    for s, p in enumerate(program):
        a = [i32(ops[p](v, s + 3)) for v in a]
    t.expect('data', 'i32', [v ^ 0x55 for v in a])


@kernel
def game_of_life(t):
    words, rows = 3, 20
    a = t.buf('in', 'u32', words * rows, 'rand:1')
    t.buf('out', 'u32', words * rows, 'none')
    t.launch('game_of_life', (1, 3), (32, 8), ['in', 'out', 'i32:%d' % words, 'i32:%d' % rows])
    cell = lambda x, y: a[y % rows * words + x % (32 * words) // 32] >> x % 32 & 1
    out = []
    for y in range(rows):
        for w in range(words):
            v = 0
            for b in range(32):
                x = 32 * w + b
                near = sum(cell(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1)) - cell(x, y)
                v |= (near == 3 or (near == 2 and cell(x, y))) << b
            out.append(v)
    t.expect('out', 'u32', out)


@kernel
def generic_select(t):
    table = t.buf('table', 'i32', 32, 'rand:1:-1000:1000')
    which = t.buf('which', 'i32', 32, 'rand:2:0:3')
    t.buf('out', 'i32', 32, 'none')
    t.buf('where', 'i32', 32, 'none')
    t.launch('generic_select', 1, 32, ['table', 'which', 'out', 'where'])
    t.expect('out', 'i32', [[406, sum(table[:4]), 42, 4 * i + 6][w] for i, w in enumerate(which)])
    t.expect('where', 'i32', [[1, 2, 4, 8][w] for w in which])


@kernel
def half2_axpy(t):
    n = 100
    x = t.buf('x', 'f16', n, [i % 7 - 3 for i in range(n)])
    y = t.buf('y', 'f16', n, [i % 5 for i in range(n)])
    t.buf('dot', 'f32', 1)
    t.launch('half2_axpy', 2, 32, ['i32:%d' % n, 'f32:3', 'x', 'y', 'dot'])
    out = [3 * a + b for a, b in zip(x, y)]
    t.expect('y', 'f16', out)
    t.expect('dot', 'f32', [sum(a * b for a, b in zip(x, out))])
    v = t.buf('v', 'f16', 40, [(i - 20) * 0.375 for i in range(40)])
    t.buf('relu', 'f16', 40, 'none')
    t.launch('half_relu', 1, 64, ['v', 'relu', 'i32:40'])
    t.expect('relu', 'f16', [max(a, 0.0) for a in v])


@kernel
def hash64(t):
    lengths = [0, 1, 7, 8, 9, 16, 31, 40, 3]
    offset = list(itertools.accumulate([0] + lengths))
    a = t.buf('bytes', 'u8', offset[-1], 'rand:1:0:255')
    t.buf('offset', 'i32', len(offset), offset)
    n = len(lengths)
    t.buf('fnv', 'u64', n, 'none')
    t.buf('fold', 'u64', n, 'none')
    t.launch('hash64', 1, 32, ['bytes', 'offset', 'i32:%d' % n, 'fnv', 'fold'])
    mix = lambda a, b: (a * b ^ a * b >> 64) & M64
    fnv, fold = [], []
    for r in range(n):
        p = bytes(a[offset[r]:offset[r + 1]])
        v = 0xcbf29ce484222325
        for c in p:
            v = (v ^ c) * 0x100000001b3 & M64
        fnv.append(v)
        g = 0x9e3779b97f4a7c15 ^ len(p)
        while len(p) >= 8:
            g = mix(g ^ int.from_bytes(p[:8], 'little'), 0xd6e8feb86659fd93)
            g = (g << 29 | g >> 35) & M64
            p = p[8:]
        g = mix(g ^ int.from_bytes(p, 'little'), 0xa0761d6478bd642f)
        fold.append(g ^ g >> 32)
    t.expect('fnv', 'u64', fnv)
    t.expect('fold', 'u64', fold)


@kernel
def hash_table(t):
    n = 90
    keys = t.buf('keys', 'u32', n, 'rand:1:0:70')
    values = t.buf('values', 'u32', n, 'rand:2:0:100000')
    t.buf('table', 'u64', 128, '0xffffffffffffffff')
    t.launch('hash_table', 2, 64, ['table', 'u32:128', 'keys', 'values', 'i32:%d' % n])
    probe = t.buf('probe', 'u32', 80, 'iota')
    t.buf('found', 'u32', 80, 'none')
    t.launch('hash_lookup', 2, 64, ['table', 'u32:128', 'probe', 'found', 'i32:80'])
    best = {}
    for k, v in zip(keys, values):
        best[k] = max(v, best.get(k, 0))
    t.expect('found', 'u32', [best.get(k, 0xffffffff) for k in probe])


@kernel
def histogram(t):
    a = t.buf('data', 'u8', 700, 'rand:1:0:255')
    t.buf('bins', 'u32', 256)
    t.launch('histogram', 2, 96, ['data', 'i32:700', 'bins'])
    t.expect('bins', 'u32', [a.count(i) for i in range(256)])


@kernel
def image_resize(t):
    sw, sh, dw, dh = 9, 7, 21, 18
    a = t.buf('src', 'u8', 4 * sw * sh, 'rand:1:0:255')
    t.buf('dst', 'u8', 4 * dw * dh, 'none')
    t.buf('grey', 'u8', dw * dh, 'none')
    t.launch('image_resize', (2, 2), (16, 16), ['src', 'i32:%d' % sw, 'i32:%d' % sh, 'dst', 'grey',
                                                'i32:%d' % dw, 'i32:%d' % dh])
    lerp = lambda p, q, w: [(x + (((y - x) * w + 128) >> 8)) & 255 for x, y in zip(p, q)]
    at = lambda x, y: a[4 * (y * sw + x):4 * (y * sw + x) + 4]
    dst, grey = [], []
    for y in range(dh):
        for x in range(dw):
            fx, fy = x * 256 * (sw - 1) // (dw - 1), y * 256 * (sh - 1) // (dh - 1)
            x0, y0 = fx >> 8, fy >> 8
            x1, y1 = min(x0 + 1, sw - 1), min(y0 + 1, sh - 1)
            p = lerp(lerp(at(x0, y0), at(x1, y0), fx & 255), lerp(at(x0, y1), at(x1, y1), fx & 255), fy & 255)
            dst += p
            grey.append((77 * p[0] + 150 * p[1] + 29 * p[2]) >> 8)
    t.expect('dst', 'u8', dst)
    t.expect('grey', 'u8', grey)


@kernel
def inline_asm(t):
    n = 60
    a = t.buf('a', 'u32', n, 'rand:1')
    b = t.buf('b', 'u32', n, 'rand:2')
    c = t.buf('c', 'u32', n, 'rand:3')
    t.buf('out', 'u32', 6 * n, 'none')
    t.launch('inline_asm', 1, 64, ['a', 'b', 'c', 'out', 'i32:%d' % n])
    out = []
    for i, (x, y, z) in enumerate(zip(a, b, c)):
        mixed = x & 255 | (y & 255) << 8 | (x >> 8 & 255) << 16 | (y >> 8 & 255) << 24
        out += [i % 32, x & y | z, mixed, x >> 8 & 255, ((y << 32 | x) + (z << 32 | z)) >> 32 & 0xffffffff,
                7 if x < y else 9]
    t.expect('out', 'u32', out)


@kernel
def int8_gemm(t):
    m, n, k, shift = 32, 16, 72, 6
    a = t.buf('a', 'i8', m * k, 'rand:1:-128:127')
    b = t.buf('b', 'i8', n * k, 'rand:2:-128:127')
    t.buf('wide', 'i32', m * n, 'none')
    t.buf('narrow', 'i8', m * n, 'none')
    t.launch('int8_gemm', (n // 16, m // 16), (16, 16), ['a', 'b', 'wide', 'narrow', 'i32:%d' % n,
                                                         'i32:%d' % k, 'i32:%d' % shift])
    wide = [sum(a[r * k + i] * b[c * k + i] for i in range(k)) for r in range(m) for c in range(n)]
    t.expect('wide', 'i32', wide)
    t.expect('narrow', 'i8', [max(-128, min(127, v >> shift)) for v in wide])


def directed(x, y, up):
    """x + y rounded to float, up or down."""
    r = f(x + y)
    exact = Fraction(x) + Fraction(y)
    if r == exact or (Fraction(r) > exact) == up:
        return r
    bits = struct.unpack('<i', struct.pack('<f', r))[0]
    if r == 0:
        return math.copysign(2.0 ** -149, 1 if up else -1)
    return struct.unpack('<f', struct.pack('<i', bits + (1 if (r > 0) == up else -1)))[0]


@kernel
def kahan_sum(t):
    rows, cols = 6, 25
    a = t.buf('in', 'f32', rows * cols, 'rand:1:-1000:1000')
    t.buf('kahan', 'f32', rows, 'none')
    t.buf('wide', 'f64', rows, 'none')
    t.buf('bounds', 'f32', 2 * rows, 'none')
    t.buf('residue', 'f32', rows, 'none')
    t.launch('kahan_sum', 1, 32, ['in', 'kahan', 'wide', 'bounds', 'residue', 'i32:%d' % rows,
                                  'i32:%d' % cols])
    kahan, wide, bounds, residue = [], [], [], []
    for r in range(rows):
        total = lost = low = high = 0.0
        exact = 0.0
        for x in a[r * cols:(r + 1) * cols]:
            y = f(x - lost)
            s = f(total + y)
            lost = f(f(s - total) - y)
            total = s
            exact += x
            low, high = directed(low, x, False), directed(high, x, True)
        kahan.append(total)
        wide.append(exact)
        bounds += [low, high]
        x = a[r * cols]
        residue.append(float(Fraction(x) * Fraction(x) - Fraction(f(x * x))))
    t.expect('kahan', 'f32', kahan)
    t.expect('wide', 'f64', wide)
    t.expect('bounds', 'f32', bounds)
    t.expect('residue', 'f32', residue)


@kernel
def kmeans_assign(t):
    n, k = 150, 6
    p = t.buf('points', 'i32', 2 * n, 'rand:1:-100:100')
    c = t.buf('centres', 'i32', 2 * k, 'rand:2:-100:100')
    t.buf('label', 'i32', n, 'none')
    t.buf('sums', 'i32', 3 * k)
    t.launch('kmeans_assign', 2, 64, ['points', 'i32:%d' % n, 'centres', 'i32:%d' % k, 'label', 'sums'])
    label = [min(range(k), key=lambda j: ((p[2 * i] - c[2 * j]) ** 2 + (p[2 * i + 1] - c[2 * j + 1]) ** 2,
                                          j)) for i in range(n)]
    t.expect('label', 'i32', label)
    mine = [[i for i in range(n) if label[i] == j] for j in range(k)]
    t.expect('sums', 'i32', sum(([sum(p[2 * i] for i in m), sum(p[2 * i + 1] for i in m),
                                  len(m)] for m in mine), []))
