#!/usr/bin/env python3
"""reference.py DIR: writes NAME.launch and NAME.expect for every kernel of tests/kernels into DIR.

Each function below is one kernel: it chooses the launch and the inputs, and computes what must come out, sequentially and in
plain arithmetic, from what the head of the .cu file promises. f() rounds to float: products and sums of two floats are so
rounded once, as on the device. Tolerances ("ulp N", "abs X") stand where the kernel itself computes approximately.
"""
import bisect
import itertools
import math
import os
import struct
import sys

M64 = (1 << 64) - 1
BYTES = {'i8': 'b', 'i16': 'h', 'i32': 'i', 'i64': 'q', 'u8': 'B', 'u16': 'H', 'u32': 'I', 'u64': 'Q', 'f16': 'e', 'f32': 'f', 'f64': 'd'}


def f(x):
    """x rounded to float."""
    try:
        return struct.unpack('<f', struct.pack('<f', x))[0]
    except OverflowError:
        return math.copysign(math.inf, x)


def h(x):
    """x rounded to half."""
    return struct.unpack('<e', struct.pack('<e', x))[0]


def i32(x):
    return (x + (1 << 31)) % (1 << 32) - (1 << 31)


def u32(x):
    return x & 0xffffffff


def split_mix(state):
    while True:
        state = (state + 0x9e3779b97f4a7c15) & M64
        z = state
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9 & M64
        z = (z ^ z >> 27) * 0x94d049bb133111eb & M64
        yield z ^ z >> 31


def fill(kind, n, rule):
    """What nvir-run makes of a FILL."""
    word, *numbers = rule.split(':')
    real = kind[0] == 'f'
    if word == 'zero':
        return [0] * n
    if word == 'iota':
        start, step = ([float(x) if real else int(x, 0) for x in numbers] + [0, 1][len(numbers):])
        return [start + i * step for i in range(n)]
    if word == 'rand':
        source = split_mix(int(numbers[0]))
        if real:
            low, high = [float(x) for x in numbers[1:]] or (0.0, 1.0)
            values = [low + (high - low) * ((next(source) >> 11) * 2.0 ** -53) for _ in range(n)]
            return [f(v) if kind == 'f32' else v for v in values]
        bits = struct.calcsize(BYTES[kind]) * 8
        if len(numbers) == 1:
            return [next(source) & ((1 << bits) - 1) for _ in range(n)]
        low, high = int(numbers[1], 0), int(numbers[2], 0)
        return [low + next(source) % (high - low + 1) for _ in range(n)]
    value = float(rule) if real else int(rule, 0)
    return [value] * n


def text(kind, v):
    if v is None:
        return '?'
    if kind[0] == 'f':
        return {'f16': '%.5g', 'f32': '%.9g', 'f64': '%.17g'}[kind] % v
    if kind == 'ptr':
        return v
    bits = struct.calcsize(BYTES[kind]) * 8
    v &= (1 << bits) - 1
    return str(v - (1 << bits) if kind[0] == 'i' and v >> (bits - 1) else v)


class Test:
    def __init__(self):
        self.lines, self.wants, self.out = [], [], None

    def buf(self, name, kind, n, rule='zero'):
        """A buffer filled by a rule or with a list; returns what it holds."""
        if isinstance(rule, str):
            values, spec = (fill(kind, n, rule) if rule != 'none' and kind != 'ptr' else None), rule
        else:
            values, spec = list(rule), '{' + ','.join(text(kind, v) for v in rule) + '}'
            assert len(values) == n
        self.lines.append('-buffer %s=%s[%d]=%s' % (name, kind, n, spec))
        return values

    def raw(self, name, data):
        """A buffer of bytes."""
        return self.buf(name, 'u8', len(data), list(data))

    def expect_raw(self, name, data, size, padding):
        """Structures of `size` bytes; nobody looks at those in `padding`."""
        self.expect(name, 'u8', [None if i % size in padding else v for i, v in enumerate(data)])

    def launch(self, kernel, grid, block, args, shared=0):
        dims = lambda d: ','.join(map(str, d)) if isinstance(d, tuple) else str(d)
        self.lines.append('-kernel %s -grid %s -block %s -shared %d' % (kernel, dims(grid), dims(block), shared))
        self.lines.append('  ' + ' '.join('-arg %s' % a for a in args))

    def expect(self, name, kind, values, tolerance=''):
        values = list(values)
        out = ['%s %s[%d] %s' % (name, kind, len(values), tolerance)]
        for i in range(0, len(values), 8):
            out.append(' '.join(text(kind, v) for v in values[i:i + 8]))
        self.wants.append('\n'.join(line.rstrip() for line in out))


KERNELS = {}


def kernel(function):
    KERNELS[function.__name__] = function
    return function


# ---------------------------------------------------------------------------------------------------------- a

@kernel
def assert_bounds(t):
    data = t.buf('data', 'i32', 40, 'rand:1:-1000:1000')
    index = t.buf('index', 'i32', 100, 'rand:2:0:39')
    t.buf('out', 'i32', 100, 'none')
    t.launch('assert_bounds', 2, 64, ['data', 'i32:40', 'index', 'out', 'i32:100'])
    t.expect('out', 'i32', [2 * data[i] for i in index])


@kernel
def atomic_zoo(t):
    t.buf('word', 'i32', 10, [0, 0, 0x7fffffff, -0x80000000, -1, 0, 0, 0, 100, 0])
    t.buf('wide', 'u64', 3)
    t.buf('real', 'f32', 1)
    t.buf('old', 'i32', 64, 'none')
    t.launch('atomic_zoo', 1, 64, ['word', 'wide', 'real', 'old'])
    t.expect('word', 'i32', [2016, -2016, -63, 63, 0, 63, 0, 64, 11, 14])
    t.expect('wide', 'u64', [2016, 63 << 32, 64])
    t.expect('real', 'f32', [2016])
    t.expect('old', 'i32', range(64), 'sorted')


@kernel
def attention(t):
    queries, keys, d = 40, 50, 16
    q = t.buf('q', 'f32', queries * d, 'rand:1:-1:1')
    k = t.buf('k', 'f32', keys * d, 'rand:2:-1:1')
    v = t.buf('v', 'f32', keys * d, 'rand:3:-1:1')
    t.buf('out', 'f32', queries * d, 'none')
    t.launch('attention', 2, 32, ['q', 'k', 'v', 'out', 'i32:%d' % queries, 'i32:%d' % keys])
    out = []
    for r in range(queries):
        w = [math.exp(sum(q[r * d + i] * k[j * d + i] for i in range(d)) / 4) for j in range(keys)]
        out += [sum(w[j] * v[j * d + i] for j in range(keys)) / sum(w) for i in range(d)]
    t.expect('out', 'f32', out, 'abs 1e-5')


@kernel
def bank_conflict(t):
    a = t.buf('in', 'i32', 1024, 'rand:1:-100000:100000')
    t.buf('sums', 'i32', 96, 'none')
    t.buf('cycles', 'i64', 3, 'none')
    t.launch('bank_conflict', 1, (32, 32), ['in', 'sums', 'cycles'])
    t.expect('sums', 'i32', [sum(a[y * 32 + x] for y in range(32)) for x in range(32)] * 3)


@kernel
def bfs_level(t):
    n, source = 60, split_mix(5)
    edges = [[next(source) % n for _ in range(next(source) % 4)] for _ in range(n)]
    row = list(itertools.accumulate([0] + [len(e) for e in edges]))
    t.buf('row', 'i32', n + 1, row)
    t.buf('col', 'i32', row[-1], sum(edges, []))
    t.buf('dist', 'i32', n, [0] + [-1] * (n - 1))
    t.buf('front0', 'i32', n, [0] * n)
    dist, front = [0] + [-1] * (n - 1), [0]
    for level in range(3):
        t.buf('front%d' % (level + 1), 'i32', n, 'none')
        t.buf('count%d' % (level + 1), 'i32', 1)
        t.launch('bfs_level', 1, 64, ['row', 'col', 'dist', 'front%d' % level, 'i32:%d' % len(front), 'front%d' % (level + 1),
                                      'count%d' % (level + 1), 'i32:%d' % level])
        following = []
        for v in front:
            for w in edges[v]:
                if dist[w] < 0:
                    dist[w] = level + 1
                    following.append(w)
        front = following
        t.expect('count%d' % (level + 1), 'i32', [len(front)])
    t.expect('dist', 'i32', dist)


@kernel
def big_integer(t):
    n, source = 20, split_mix(7)
    a = [[next(source) for _ in range(4)] for _ in range(n)]
    b = [[next(source) for _ in range(4)] for _ in range(n)]
    a[0], b[0] = [M64] * 4, [1, 0, 0, 0]
    m = [next(source) % 0xffffffff + 1 for _ in range(n)]
    for name, v in ('a', a), ('b', b):
        t.buf(name, 'u64', 4 * n, sum(v, []))
    for name in 'sum', 'product':
        t.buf(name, 'u64', 4 * n, 'none')
    t.buf('carry', 'i32', n, 'none')
    t.buf('modulus', 'u32', n, m)
    t.buf('rest', 'u32', n, 'none')
    t.launch('big_integer', 1, 32, ['a', 'b', 'sum', 'product', 'carry', 'modulus', 'rest', 'i32:%d' % n])
    whole = lambda v: sum(x << 64 * i for i, x in enumerate(v))
    limbs = lambda v: [v >> 64 * i & M64 for i in range(4)]
    t.expect('sum', 'u64', sum((limbs(whole(x) + whole(y)) for x, y in zip(a, b)), []))
    t.expect('carry', 'i32', [(whole(x) + whole(y)) >> 256 for x, y in zip(a, b)])
    t.expect('product', 'u64', sum((limbs(whole(x) * whole(y)) for x, y in zip(a, b)), []))
    t.expect('rest', 'u32', [whole(x) % y for x, y in zip(a, m)])


@kernel
def bit_tricks(t):
    n = 20
    v = t.buf('in', 'u64', n, [0, 1, M64, 1 << 63, 0x8000] + [x for x, _ in zip(split_mix(9), range(n - 5))])
    t.buf('out', 'u8', 72 * n)
    t.launch('bit_tricks', 1, 32, ['in', 'out', 'i32:%d' % n])
    spread = lambda x: sum((x >> i & 1) << 2 * i for i in range(16))
    reverse = lambda x, w: int(format(x, '0%db' % w)[::-1], 2)
    out = b''
    for x in v:
        low, high = u32(x), x >> 32
        pool = struct.pack('<II', low, high)
        by = high & 31
        out += struct.pack('<6i6I2QhBB4x', bin(low).count('1'), bin(x).count('1'), 32 - low.bit_length(), 64 - x.bit_length(),
                           (low & -low).bit_length(), (x & -x).bit_length(), reverse(low, 32), u32(low << by | low >> (32 - by)),
                           low ^ low >> 1, int.from_bytes(bytes(pool[k] for k in (7, 6, 1, 0)), 'little'),
                           u32(spread(low & 0xffff) | spread(high & 0xffff) << 1), (low + high) >> 1, reverse(x, 64),
                           spread(low >> 16) << 32 | spread(low & 0xffff), struct.unpack('<h', struct.pack('>H', x & 0xffff))[0],
                           bin(x).count('1') & 1, min((low & 255) + (high & 255), 255))
    t.expect_raw('out', out, 72, range(68, 72))


@kernel
def bitonic_sort(t):
    keys = [u32(i * 2654435761) for i in range(1024)]
    t.buf('keys', 'u32', 1024, 'iota:0:2654435761')
    t.buf('values', 'u32', 1024, 'iota')
    t.launch('bitonic_sort', 2, 256, ['keys', 'values'])
    order = sum((sorted(range(s, s + 512), key=lambda i: keys[i]) for s in (0, 512)), [])
    t.expect('keys', 'u32', [keys[i] for i in order])
    t.expect('values', 'u32', order)


@kernel
def black_scholes(t):
    n, rate, vol = 60, 0.02, 0.3
    s = t.buf('price', 'f32', n, 'rand:1:5:30')
    x = t.buf('strike', 'f32', n, 'rand:2:1:100')
    y = t.buf('years', 'f32', n, 'rand:3:0.25:10')
    t.buf('call', 'f32', n, 'none')
    t.buf('put', 'f32', n, 'none')
    t.launch('black_scholes', 1, 32, ['price', 'strike', 'years', 'call', 'put', 'f32:0.02', 'f32:0.3', 'i32:%d' % n])
    cdf = lambda d: 0.5 * (1 + math.erf(d / math.sqrt(2)))
    call, put = [], []
    for a, b, c in zip(s, x, y):
        d1 = (math.log(a / b) + (rate + 0.5 * vol * vol) * c) / (vol * math.sqrt(c))
        d2, discount = d1 - vol * math.sqrt(c), math.exp(-rate * c)
        call.append(a * cdf(d1) - b * discount * cdf(d2))
        put.append(b * discount * cdf(-d2) - a * cdf(-d1))
    t.expect('call', 'f32', call, 'abs 1e-3')
    t.expect('put', 'f32', put, 'abs 1e-3')


@kernel
def bytecode_vm(t):
    # acc = 1; n = input; while 0 < n: acc = acc * n + 3, n = n - 1; acc / 7
    push, inp, add, sub, mul, div, dup, swap, drop, less, jump, branch, pick, neg, xor = range(1, 16)
    code = [inp, push, 1, push, 0, pick, 2, less, branch, 13, jump, 26, 0, pick, 1, mul, push, 3, add, swap, push, 1, sub, swap, jump, 3,
            push, 7, div, neg, push, 0x55, xor, 0]
    code[12] = drop
    inputs = t.buf('input', 'i32', 40, 'iota:-4')
    t.raw('code', code)
    t.buf('output', 'i32', 40, 'none')
    t.launch('bytecode_vm', 1, 64, ['code', 'i32:%d' % len(code), 'input', 'output', 'i32:40', 'i32:400'])

    def run(value, fuel=400):
        stack, pc = [0], 0
        while fuel > 0:
            fuel -= 1
            if pc >= len(code) or not 0 <= len(stack) - 1 < 30:
                return -1000000
            op = code[pc]
            pc += 1
            a, b = stack[-1], stack[-2] if len(stack) > 1 else 0
            binary = {add: b + a, sub: b - a, mul: b * a, div: 0 if a == 0 else int(b / a), less: int(b < a), xor: b ^ a}
            if op == 0:
                return a
            if op in binary:
                stack[-2:] = [i32(binary[op])]
            elif op == push:
                stack.append(code[pc] - 256 if code[pc] > 127 else code[pc])
                pc += 1
            elif op == inp:
                stack.append(value)
            elif op == dup:
                stack.append(a)
            elif op == swap:
                stack[-2:] = [a, b]
            elif op == drop:
                stack.pop()
            elif op == jump:
                pc = code[pc]
            elif op == branch:
                stack.pop()
                pc = code[pc] if a else pc + 1
            elif op == pick:
                depth = code[pc]
                pc += 1
                stack.append(stack[-1 - depth] if depth < len(stack) else 0)
            elif op == neg:
                stack[-1] = i32(-a)
        return -2000000
    t.expect('output', 'i32', [run(v) for v in inputs])


# ---------------------------------------------------------------------------------------------------------- c, d

@kernel
def cholesky(t):
    n, count = 8, 3
    lower = [[[(3.0 + (i * 5 + m) % 4 if i == j else ((i * 7 + j * 3 + m) % 5 - 2) * 0.5) if j <= i else 0.0 for j in range(n)] for i in range(n)]
             for m in range(count)]
    a = [[sum(l[i][k] * l[j][k] for k in range(n)) for i in range(n) for j in range(n)] for l in lower]
    t.buf('a', 'f64', n * n * count, sum(a, []))
    t.buf('l', 'f64', n * n * count, 'none')
    t.buf('determinant', 'f64', count, 'none')
    t.launch('cholesky', count, 32, ['a', 'l', 'determinant', 'i32:%d' % n])
    t.expect('l', 'f64', [lower[m][i][j] for m in range(count) for i in range(n) for j in range(n)], 'abs 1e-12')
    t.expect('determinant', 'f64', [math.prod(l[i][i] ** 2 for i in range(n)) for l in lower], 'ulp 64')


@kernel
def conversions(t):
    v = [0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 65504.0, 1e-7, 123456.789, -2147483000.25, 2147483000.75, 1 / 3, -1 / 3, 65519.9, 1e-30,
         100000.0, 6.1e-5, -3.7e-6]
    t.buf('in', 'f64', len(v), v)
    t.buf('out', 'u8', 88 * len(v))
    t.launch('conversions', 1, 32, ['in', 'out', 'i32:%d' % len(v)])

    def up32(x):
        r = f(x)
        if r >= x:
            return r
        bits = struct.unpack('<i', struct.pack('<f', r))[0]
        return struct.unpack('<f', struct.pack('<i', bits + (1 if r >= 0 else -1)))[0]

    def half(x):
        return math.copysign(math.inf, x) if abs(x) >= 65520 else h(x)
    out = b''
    for x in v:
        near64 = round(x * 1000.0)
        positive, near = int(abs(x)), round(x)
        single = f(x)
        out += struct.pack('<qqQddiiiiiIfffhHbB?', near64, math.floor(x * 1000.0), struct.unpack('<Q', struct.pack('<d', x))[0],
                           half(single) + f(positive), float(near64), int(x), near, math.ceil(x), math.floor(single),
                           struct.unpack('<i', struct.pack('<f', single))[0], positive, single, up32(x), f(positive),
                           (near + 32768) % 65536 - 32768, struct.unpack('<H', struct.pack('<e', half(single)))[0], (near + 128) % 256 - 128,
                           near64 % 256, x != 0)
        out += b'\0' * (-len(out) % 8)
    t.expect_raw('out', out, 88, range(83, 88))


@kernel
def convolution_constant(t):
    n, w = 300, [1, 2, 4, 8, 16, 8, 4, 2, 1]
    a = t.buf('in', 'f32', n, 'iota:-20:1')
    t.buf('out', 'f32', n, 'none')
    t.launch('convolution_constant', 3, 128, ['in', 'out', 'i32:%d' % n])
    at = lambda i: a[i] if 0 <= i < n else 0
    t.expect('out', 'f32', [sum(w[j] * at(i + j - 4) for j in range(9)) for i in range(n)])
    width, height = 20, 18
    p = t.buf('image', 'u8', width * height, 'rand:4:0:255')
    t.buf('edges', 'u8', width * height, 'none')
    t.launch('convolution_edge', (2, 2), (16, 16), ['image', 'edges', 'i32:%d' % width, 'i32:%d' % height])
    pixel = lambda x, y: p[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)]
    t.expect('edges', 'u8', [min(max(9 * pixel(x, y) - sum(pixel(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1)), 0), 255)
                             for y in range(height) for x in range(width)])
    # The weights as the host would set them.
    t.lines.append('-global weights=f32[9]={0,0,0,0,3,0,0,0,-1}')
    t.buf('shifted', 'f32', n, 'none')
    t.launch('convolution_constant', 3, 128, ['in', 'shifted', 'i32:%d' % n])
    t.expect('shifted', 'f32', [3 * at(i) - at(i + 4) for i in range(n)])


@kernel
def cooperative_tiles(t):
    cols = 37
    a = t.buf('in', 'i32', 16 * cols, 'rand:1:-1000:1000')
    t.buf('rows', 'i32', 16, 'none')
    t.buf('total', 'i32', 1, 'none')
    t.launch('cooperative_tiles', 1, 256, ['in', 'rows', 'total', 'i32:%d' % cols])
    t.expect('rows', 'i32', [sum(a[r * cols:(r + 1) * cols]) for r in range(16)])
    t.expect('total', 'i32', [sum(a)])


@kernel
def crc32_table(t):
    import zlib
    length, n = 19, 40
    a = t.buf('bytes', 'u8', length * n, 'rand:1:0:255')
    t.buf('by_nibble', 'u32', n, 'none')
    t.buf('by_byte', 'u32', n, 'none')
    t.launch('crc32_table', 2, 32, ['bytes', 'i32:%d' % length, 'i32:%d' % n, 'by_nibble', 'by_byte'])
    crc = [zlib.crc32(bytes(a[i * length:(i + 1) * length])) for i in range(n)]
    t.expect('by_nibble', 'u32', crc)
    t.expect('by_byte', 'u32', crc)


@kernel
def device_malloc(t):
    groups, size = 6, 12
    a = t.buf('in', 'i32', groups * size, 'rand:1:0:20')
    t.buf('out', 'i32', groups * size, 'none')
    t.buf('counts', 'i32', groups, 'none')
    t.launch('device_malloc', 1, 32, ['in', 'out', 'counts', 'i32:%d' % groups, 'i32:%d' % size])
    sets = [sorted(set(a[g * size:(g + 1) * size])) for g in range(groups)]
    t.expect('out', 'i32', sum((s + [-1] * (size - len(s)) for s in sets), []))
    t.expect('counts', 'i32', [len(s) for s in sets])


@kernel
def double_atomics(t):
    n, groups = 200, 5
    g = t.buf('group', 'i32', n, 'rand:1:0:4')
    v = [float(x) for x in fill('i32', n, 'rand:2:-500:500')]
    t.buf('value', 'f64', n, v)
    t.buf('sum', 'f64', groups)
    t.buf('top', 'f64', groups)
    t.launch('double_atomics', 4, 64, ['group', 'value', 'i32:%d' % n, 'sum', 'top'])
    t.expect('sum', 'f64', [sum(x for x, y in zip(v, g) if y == i) for i in range(groups)])
    t.expect('top', 'f64', [max(abs(x) for x, y in zip(v, g) if y == i) for i in range(groups)])


@kernel
def double_buffer(t):
    a = t.buf('data', 'i32', 128, 'rand:1:-1000:1000')
    extra = t.buf('extra', 'i32', 128, 'iota:5000')
    t.buf('picked', 'i32', 128, 'none')
    t.launch('double_buffer', 1, 128, ['data', 'i32:5', 'extra', 'picked'])
    for _ in range(5):
        a = [i32(a[i] + a[(i + 1) % 128]) for i in range(128)]
    t.expect('data', 'i32', a)
    t.expect('picked', 'i32', [(extra if i & 1 else a)[i * 5 % 128] for i in range(128)])


@kernel
def dynamic_shared(t):
    n, blocks = 48, 3
    a = t.buf('in', 'i32', n * blocks, 'rand:1:-100000:100000')
    t.buf('out', 'i32', n * blocks, 'none')
    t.buf('stats', 'i64', 2 * blocks, 'none')
    t.launch('dynamic_shared', blocks, n, ['in', 'out', 'stats'], 13 * n)
    out, stats = [], []
    for b in range(blocks):
        s = a[b * n:(b + 1) * n][::-1]
        out += s
        stats += [sum(i * v for i, v in enumerate(s)), sum(v & 1 for v in s)]
    t.expect('out', 'i32', out)
    t.expect('stats', 'i64', stats)


# ---------------------------------------------------------------------------------------------------------- e, f, g

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
    words = ['kitten', 'sitting', '', 'a', 'abc', 'yabd', 'intention', 'execution', 'x' * 31, 'xy' * 15, 'same', 'same']
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
    out, roots = [], [complex(math.cos(2 * math.pi * k / n), -math.sin(2 * math.pi * k / n)) for k in range(n)]
    for b in range(blocks):
        x = [complex(a[2 * (b * n + i)], a[2 * (b * n + i) + 1]) for i in range(n)]
        for k in range(n):
            s = sum(x[i] * roots[i * k % n] for i in range(n))
            out += [s.real, s.imag]
    t.expect('data', 'f32', out, 'abs 1e-4')


@kernel
def floyd_warshall(t):
    n, far, source = 20, 1000000, split_mix(3)
    d = [[0 if x == y else (next(source) % 50 + 1 if next(source) % 5 == 0 else far) for x in range(n)] for y in range(n)]
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


# ---------------------------------------------------------------------------------------------------------- h, i, k

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
    t.launch('image_resize', (2, 2), (16, 16), ['src', 'i32:%d' % sw, 'i32:%d' % sh, 'dst', 'grey', 'i32:%d' % dw, 'i32:%d' % dh])
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
        out += [i % 32, x & y | z, mixed, x >> 8 & 255, ((y << 32 | x) + (z << 32 | z)) >> 32 & 0xffffffff, 7 if x < y else 9]
    t.expect('out', 'u32', out)


@kernel
def int8_gemm(t):
    m, n, k, shift = 32, 16, 72, 6
    a = t.buf('a', 'i8', m * k, 'rand:1:-128:127')
    b = t.buf('b', 'i8', n * k, 'rand:2:-128:127')
    t.buf('wide', 'i32', m * n, 'none')
    t.buf('narrow', 'i8', m * n, 'none')
    t.launch('int8_gemm', (n // 16, m // 16), (16, 16), ['a', 'b', 'wide', 'narrow', 'i32:%d' % n, 'i32:%d' % k, 'i32:%d' % shift])
    wide = [sum(a[r * k + i] * b[c * k + i] for i in range(k)) for r in range(m) for c in range(n)]
    t.expect('wide', 'i32', wide)
    t.expect('narrow', 'i8', [max(-128, min(127, v >> shift)) for v in wide])


def directed(x, y, up):
    """x + y rounded to float, up or down."""
    from fractions import Fraction
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
    from fractions import Fraction
    rows, cols = 6, 25
    a = t.buf('in', 'f32', rows * cols, 'rand:1:-1000:1000')
    t.buf('kahan', 'f32', rows, 'none')
    t.buf('wide', 'f64', rows, 'none')
    t.buf('bounds', 'f32', 2 * rows, 'none')
    t.buf('residue', 'f32', rows, 'none')
    t.launch('kahan_sum', 1, 32, ['in', 'kahan', 'wide', 'bounds', 'residue', 'i32:%d' % rows, 'i32:%d' % cols])
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
    label = [min(range(k), key=lambda j: ((p[2 * i] - c[2 * j]) ** 2 + (p[2 * i + 1] - c[2 * j + 1]) ** 2, j)) for i in range(n)]
    t.expect('label', 'i32', label)
    mine = [[i for i in range(n) if label[i] == j] for j in range(k)]
    t.expect('sums', 'i32', sum(([sum(p[2 * i] for i in m), sum(p[2 * i + 1] for i in m), len(m)] for m in mine), []))


# ---------------------------------------------------------------------------------------------------------- l, m, n

@kernel
def last_block(t):
    n = 1500
    a = t.buf('in', 'i32', n, 'rand:1:-100000:100000')
    t.buf('partial', 'i64', 4, 'none')
    for i in range(2):                                  # the ticket wraps by itself
        t.buf('out%d' % i, 'i64', 1, 'none')
        t.launch('last_block', 4, 128, ['in', 'i32:%d' % n, 'partial', 'out%d' % i])
        t.expect('out%d' % i, 'i64', [sum(a)])


@kernel
def layernorm(t):
    rows, cols, eps = 3, 70, 1e-5
    a = t.buf('in', 'f32', rows * cols, 'rand:1:-10:10')
    gamma = t.buf('gamma', 'f32', cols, 'rand:2:0.5:2')
    beta = t.buf('beta', 'f32', cols, 'rand:3:-1:1')
    t.buf('out', 'f32', rows * cols, 'none')
    t.launch('layernorm', rows, 32, ['in', 'out', 'gamma', 'beta', 'i32:%d' % cols, 'f32:1e-5'])
    out = []
    for r in range(rows):
        x = a[r * cols:(r + 1) * cols]
        mean = sum(x) / cols
        scale = 1 / math.sqrt(sum((v - mean) ** 2 for v in x) / cols + eps)
        out += [(v - mean) * scale * g + b for v, g, b in zip(x, gamma, beta)]
    t.expect('out', 'f32', out, 'abs 1e-5')


@kernel
def linked_list(t):
    n, buckets = 100, 7
    a = t.buf('data', 'i32', n, 'rand:1:0:1000')
    t.buf('heads', 'u64', buckets)
    t.buf('pool', 'u64', 2 * n, 'none')
    t.buf('sums', 'i32', buckets, 'none')
    t.buf('lengths', 'i32', buckets, 'none')
    t.launch('linked_list', 2, 64, ['heads', 'pool', 'data', 'i32:%d' % n, 'i32:%d' % buckets])
    t.launch('list_sum', 1, 32, ['heads', 'sums', 'lengths', 'i32:%d' % buckets])
    t.expect('sums', 'i32', [sum(v for v in a if v % buckets == b) for b in range(buckets)])
    t.expect('lengths', 'i32', [sum(1 for v in a if v % buckets == b) for b in range(buckets)])


@kernel
def mandelbrot(t):
    w, h_, limit, one = 24, 16, 40, 1 << 24
    t.buf('out', 'i32', w * h_, 'none')
    t.launch('mandelbrot', (2, 1), (16, 16), ['out', 'i32:%d' % w, 'i32:%d' % h_, 'i32:%d' % limit])
    out = []
    for py in range(h_):
        for px in range(w):
            cx, cy = 3 * one * px // w - 2 * one, 2 * one * py // h_ - one
            x = y = i = 0
            while i < limit:
                xx, yy = x * x >> 24, y * y >> 24
                if xx + yy > 4 * one:
                    break
                x, y = xx - yy + cx, 2 * (x * y >> 24) + cy
                i += 1
            out.append(i)
    t.expect('out', 'i32', out)


@kernel
def matmul_tiled(t):
    m, n, k = 20, 35, 25
    a = t.buf('a', 'f32', m * k, [(i * 7) % 11 - 5 for i in range(m * k)])
    b = t.buf('b', 'f32', k * n, [(i * 5) % 13 - 6 for i in range(k * n)])
    t.buf('c', 'f32', m * n, 'none')
    t.launch('matmul_tiled', (3, 2), (16, 16), ['a', 'b', 'c', 'i32:%d' % m, 'i32:%d' % n, 'i32:%d' % k])
    t.expect('c', 'f32', [sum(a[i * k + x] * b[x * n + j] for x in range(k)) for i in range(m) for j in range(n)])


def invert(a, n=8):
    from fractions import Fraction
    m = [[Fraction(x) for x in a[i * n:(i + 1) * n]] + [Fraction(i == j) for j in range(n)] for i in range(n)]
    for k in range(n):
        p = max(range(k, n), key=lambda r: abs(m[r][k]))
        if m[p][k] == 0:
            return None
        m[k], m[p] = m[p], m[k]
        m[k] = [x / m[k][k] for x in m[k]]
        for r in range(n):
            if r != k:
                m[r] = [x - m[r][k] * y for x, y in zip(m[r], m[k])]
    return [float(x) for r in m for x in r[n:]]


@kernel
def matrix_inverse(t):
    source = split_mix(11)
    mats = [[float(next(source) % 9) - 4 + (12 if i % 9 == 0 and m else 0) for i in range(64)] for m in range(3)]
    mats.append([float((i // 8 + 1) * (i % 8 + 1)) if i >= 8 else 0.0 for i in range(64)])
    t.buf('in', 'f32', 256, sum(mats, []))
    t.buf('out', 'f32', 256, 'none')
    t.buf('singular', 'i32', 4, 'none')
    t.launch('matrix_inverse', 4, (8, 8), ['in', 'out', 'singular'])
    inverse = [invert(m) for m in mats]
    assert inverse[3] is None and None not in inverse[:3]
    t.expect('singular', 'i32', [0, 0, 0, 1])
    t.expect('out', 'f32', sum(inverse[:3], []), 'abs 1e-4')


@kernel
def merge_path(t):
    a = sorted(fill('i32', 70, 'rand:1:0:200'))
    b = sorted(fill('i32', 45, 'rand:2:50:150'))
    t.buf('a', 'i32', 70, a)
    t.buf('b', 'i32', 45, b)
    t.buf('out', 'i32', 115, 'none')
    t.launch('merge_path', 1, 32, ['a', 'i32:70', 'b', 'i32:45', 'out'])
    t.expect('out', 'i32', sorted(a + b))


@kernel
def monte_carlo_pi(t):
    t.buf('hits', 'u64', 1)
    t.launch('monte_carlo_pi', 2, 64, ['hits', 'i32:20'])
    hits = 0
    for thread in range(128):
        s = u32(thread * 2654435761 + 12345) or 1
        for _ in range(20):
            p = []
            for _ in range(2):
                s ^= u32(s << 13)
                s ^= s >> 17
                s ^= u32(s << 5)
                p.append(s >> 1)
            hits += p[0] * p[0] + p[1] * p[1] < 1 << 62
    t.expect('hits', 'u64', [hits])


@kernel
def nbody(t):
    n, dt = 70, 0.01
    pos = t.buf('pos', 'f32', 4 * n, 'rand:1:-5:5')
    vel = t.buf('vel', 'f32', 4 * n, 'rand:2:-1:1')
    t.buf('new_pos', 'f32', 4 * n, 'none')
    t.buf('new_vel', 'f32', 4 * n, 'none')
    t.launch('nbody', 2, 64, ['pos', 'vel', 'new_pos', 'new_vel', 'i32:%d' % n, 'f32:0.01'])
    new_pos, new_vel = [], []
    for i in range(n):
        me, acc = pos[4 * i:4 * i + 4], [0.0] * 3
        for j in range(n):
            o = pos[4 * j:4 * j + 4]
            d = [o[c] - me[c] for c in range(3)]
            s = o[3] * (sum(x * x for x in d) + 0.01) ** -1.5
            acc = [x + y * s for x, y in zip(acc, d)]
        v = [vel[4 * i + c] + acc[c] * dt for c in range(3)]
        new_vel += v + [vel[4 * i + 3]]
        new_pos += [me[c] + v[c] * dt for c in range(3)] + [me[3]]
    t.expect('new_vel', 'f32', new_vel, 'abs 1e-4')
    t.expect('new_pos', 'f32', new_pos, 'abs 1e-5')


@kernel
def nqueens(t):
    n = 6
    t.buf('solutions', 'u64', 1)
    t.buf('per_start', 'i32', n * n, 'none')
    t.launch('nqueens', 1, 64, ['i32:%d' % n, 'solutions', 'per_start'])
    good = [p for p in itertools.permutations(range(n)) if all(abs(p[i] - p[j]) != j - i for i in range(n) for j in range(i + 1, n))]
    t.expect('solutions', 'u64', [len(good)])
    t.expect('per_start', 'i32', [sum(1 for p in good if (p[0], p[1]) == (s % n, s // n)) for s in range(n * n)])


# ---------------------------------------------------------------------------------------------------------- p, r

@kernel
def packet_parse(t):
    n, source = 12, split_mix(4)
    stream, offset, out = b'\x77', [], b''
    for _ in range(n):
        version, kind, urgent = next(source) % 16, next(source) % 8, next(source) % 2
        length, origin, stamp = next(source) % 65536, next(source) % (1 << 32), next(source)
        tail = bytes(next(source) % 256 for _ in range(length % 16))
        offset.append(len(stream))
        stream += struct.pack('<BHIQ', version | kind << 4 | urgent << 7, length, origin, stamp) + tail
        p = stamp ^ 0x8001 << 48
        middle = ((p >> 20) + 1) % (1 << 24)
        high = (p >> 44 ^ 1 << 19) - (1 << 19)
        check = (p % (1 << 20)) + middle + high
        for c in tail:
            check = check * 31 + c
        out += struct.pack('<IiqB7x', origin, version * 100 + kind, (check + (1 << 63)) % (1 << 64) - (1 << 63), urgent)
    t.raw('stream', stream)
    t.buf('offset', 'i32', n, offset)
    t.buf('out', 'u8', 24 * n)
    t.launch('packet_parse', 1, 32, ['stream', 'offset', 'out', 'i32:%d' % n])
    t.expect_raw('out', out, 24, range(17, 24))


@kernel
def pointer_table(t):
    n = 30
    for name, count in ('lengths', 4), ('sums', 4), ('out', n):
        t.buf(name, 'i32', count, 'none')
    t.launch('pointer_table', 1, 32, ['lengths', 'sums', 'out', 'i32:%d' % n])
    t.expect('lengths', 'i32', [3, 5, 0, 15])
    t.expect('sums', 'i32', [1, 6, 0, 100])
    t.expect('out', 'i32', [100 + i * (5, 7, 40)[i % 3] for i in range(n)])


@kernel
def printf_trace(t):
    a = t.buf('data', 'i32', 20, 'rand:1:-9:9')
    t.buf('counts', 'i32', 20, 'none')
    t.launch('printf_trace', 1, 32, ['data', 'counts', 'i32:20'])
    t.expect('counts', 'i32', [4 if v & 1 else 0 for v in a])
    t.out = ['thread %d: %d squared, %f halved, %s' % (i, v * v, v / 2, 'negative' if v < 0 else 'positive') for i, v in enumerate(a) if v & 1]
    t.out.append('block 0 done, 100%')


@kernel
def producer_consumer(t):
    rounds = 9
    a = t.buf('in', 'i32', 32 * rounds, 'rand:1:-1000:1000')
    t.buf('out', 'i32', rounds, 'none')
    t.launch('producer_consumer', 1, 64, ['in', 'out', 'i32:%d' % rounds])
    t.expect('out', 'i32', [i32(sum(v * v for v in a[32 * r:32 * r + 32])) for r in range(rounds)])


@kernel
def radix_sort(t):
    a = t.buf('data', 'u32', 512, 'rand:1')
    t.launch('radix_sort', 2, 256, ['data'])
    t.expect('data', 'u32', sorted(a[:256]) + sorted(a[256:]))


@kernel
def ray_sphere(t):
    spheres = [(0, 0, 10, 2), (3, 1, 15, 3), (-4, -4, 8, 1.5), (0, 0, -6, 1), (6, -5, 30, 8)]
    rays = []
    for i in range(48):
        d = ((i % 8 - 3.5) * 0.17, (i // 8 - 2.5) * 0.19, 1.0 if i % 5 else -1.0)
        s = math.sqrt(sum(x * x for x in d))
        rays.append([0.1 * (i % 3), 0.05, 0.0] + [f(x / s) for x in d])
    rays = [[f(x) for x in r] for r in rays]
    t.buf('rays', 'f32', 6 * len(rays), sum(rays, []))
    t.buf('spheres', 'f32', 20, [float(x) for s in spheres for x in s])
    t.buf('hits', 'u32', 5 * len(rays), 'none')
    t.launch('ray_sphere', 1, 64, ['rays', 'i32:%d' % len(rays), 'spheres', 'i32:5', 'hits'])
    normals = []
    for r in rays:
        o, d, best = r[:3], r[3:], None
        for k, s in enumerate(spheres):
            to = [s[c] - o[c] for c in range(3)]
            along = sum(x * y for x, y in zip(to, d))
            miss = s[3] ** 2 - sum(x * x for x in to) + along * along
            if miss < 0:
                continue
            dist = along - math.sqrt(miss) if along - math.sqrt(miss) > 0 else along + math.sqrt(miss)
            if dist > 0 and (best is None or dist < best[0]):
                best = (dist, k)
        if best is None:
            normals += [0.0] * 4 + [struct.unpack('<f', struct.pack('<i', -1))[0]]
        else:
            s = spheres[best[1]]
            normals += [(o[c] + d[c] * best[0] - s[c]) / s[3] for c in range(3)]
            normals += [best[0], struct.unpack('<f', struct.pack('<i', best[1]))[0]]
    # The number of the sphere, an integer, is a tiny float here: the distance tells it, too.
    t.expect('hits', 'f32', normals, 'abs 1e-4')


@kernel
def recursion(t):
    length, segments = 20, 7
    a = t.buf('data', 'i32', length * segments, 'rand:1:-50:50')
    t.buf('out', 'i32', 3 * segments, 'none')
    t.launch('recursion', 1, 32, ['data', 'i32:%d' % length, 'i32:%d' % segments, 'out'])
    out, data = [], []

    def quicksort(v, low, high):
        if low >= high:
            return 0
        pivot, i, j = v[(low + high) // 2], low, high
        while i <= j:
            while v[i] < pivot:
                i += 1
            while v[j] > pivot:
                j -= 1
            if i <= j:
                v[i], v[j] = v[j], v[i]
                i, j = i + 1, j - 1
        return 1 + max(quicksort(v, low, j), quicksort(v, i, high))
    for s in range(segments):
        v = a[s * length:(s + 1) * length]
        out += [2 * (s % 5) + 3, int(s % 8 % 2 == 0), quicksort(v, 0, length - 1)]
        data += v
    assert data == sum((sorted(a[s * length:(s + 1) * length]) for s in range(segments)), [])
    t.expect('data', 'i32', data)
    t.expect('out', 'i32', out)


@kernel
def reduce_shuffle(t):
    a = t.buf('in', 'i32', 777, 'rand:1:-1000000000:1000000000')
    t.buf('out', 'i32', 3, [0, 0x7fffffff, -0x80000000])
    t.launch('reduce_shuffle', 3, 96, ['in', 'i32:777', 'out'])
    t.expect('out', 'i32', [i32(sum(a)), min(a), max(a)])


# ---------------------------------------------------------------------------------------------------------- s

@kernel
def saxpy(t):
    x = t.buf('x', 'f32', 200, 'rand:1:-8:8')
    y = t.buf('y', 'f32', 200, 'rand:2:-8:8')
    t.launch('saxpy', 2, 64, ['i32:200', 'f32:2.5', 'x', 'y'])
    t.expect('y', 'f32', [f(f(2.5 * a) + b) for a, b in zip(x, y)])
    z = t.buf('z', 'f32', 200, 'iota:0:1')
    t.launch('saxpy4', 1, 64, ['i32:200', 'f32:-3', 'x', 'z'])
    t.expect('z', 'f32', [f(b + f(-3 * a)) for a, b in zip(x, z)])


@kernel
def scan_block(t):
    a = t.buf('in', 'i32', 1024, 'rand:1:-1000:1000')
    t.buf('out', 'i32', 1024, 'none')
    t.buf('totals', 'i32', 2, 'none')
    t.launch('scan_block', 2, 256, ['in', 'out', 'totals'])
    t.expect('out', 'i32', sum((list(itertools.accumulate([0] + a[s:s + 511])) for s in (0, 512)), []))
    t.expect('totals', 'i32', [sum(a[:512]), sum(a[512:])])


@kernel
def segmented_scan(t):
    a = t.buf('value', 'i32', 512, 'rand:1:-100:100')
    heads = [int(v == 0) for v in fill('i32', 512, 'rand:2:0:12')]
    t.buf('head', 'u8', 512, heads)
    t.buf('out', 'i32', 512, 'none')
    t.launch('segmented_scan', 2, 256, ['value', 'head', 'out'])
    out, s = [], 0
    for i in range(512):
        s = a[i] if heads[i] or i % 256 == 0 else s + a[i]
        out.append(s)
    t.expect('out', 'i32', out)


@kernel
def sha256(t):
    import hashlib
    messages = [b'', b'abc', b'a' * 55, bytes(range(40)), b'The quick brown fox jumps over the lazy dog']
    padded = b''.join(m + b'\x80' + b'\0' * (55 - len(m)) + struct.pack('>Q', 8 * len(m)) for m in messages)
    t.raw('blocks', padded)
    t.buf('digest', 'u32', 8 * len(messages), 'none')
    t.launch('sha256', 1, 32, ['blocks', 'digest', 'i32:%d' % len(messages)])
    t.expect('digest', 'u32', sum((struct.unpack('>8I', hashlib.sha256(m).digest()) for m in messages), ()))


@kernel
def softmax(t):
    rows, cols = 3, 150
    a = t.buf('in', 'f32', rows * cols, 'rand:1:-5:5')
    t.buf('out', 'f32', rows * cols, 'none')
    t.launch('softmax', rows, 128, ['in', 'out', 'i32:%d' % cols])
    out = []
    for r in range(rows):
        e = [math.exp(x) for x in a[r * cols:(r + 1) * cols]]
        out += [x / sum(e) for x in e]
    t.expect('out', 'f32', out, 'ulp 80')


@kernel
def spin_lock(t):
    t.buf('lock', 'i32', 1)
    t.buf('log', 'i32', 6, 'none')
    t.buf('state', 'i32', 2)
    t.launch('spin_lock', 6, 32, ['lock', 'log', 'state'])
    t.expect('state', 'i32', [6, 21])
    t.expect('log', 'i32', range(6), 'sorted')
    t.expect('lock', 'i32', [0])


@kernel
def spmv_csr(t):
    rows, source = 10, split_mix(6)
    cols = [sorted(next(source) % 50 for _ in range(next(source) % 45)) for _ in range(rows)]
    row = list(itertools.accumulate([0] + [len(c) for c in cols]))
    col = sum(cols, [])
    t.buf('row', 'i32', rows + 1, row)
    t.buf('col', 'i32', len(col), col)
    val = t.buf('val', 'f32', len(col), [i % 9 - 4 for i in range(len(col))])
    x = t.buf('x', 'f32', 50, 'iota:-20')
    t.buf('y', 'f32', rows, 'none')
    t.launch('spmv_csr', 3, 128, ['i32:%d' % rows, 'row', 'col', 'val', 'x', 'y'])
    t.expect('y', 'f32', [sum(val[i] * x[col[i]] for i in range(row[r], row[r + 1])) for r in range(rows)])


@kernel
def stencil2d(t):
    w, h_ = 40, 21
    a = t.buf('in', 'f32', w * h_, [4 * ((i * 37) % 101) for i in range(w * h_)])
    t.buf('out', 'f32', w * h_, 'none')
    t.launch('stencil2d', (3, 2), (16, 16), ['in', 'out', 'i32:%d' % w, 'i32:%d' % h_])
    inner = lambda x, y: 0 < x < w - 1 and 0 < y < h_ - 1
    t.expect('out', 'f32', [(a[i - 1] + a[i + 1] + a[i - w] + a[i + w]) / 4 if inner(i % w, i // w) else a[i] for i in range(w * h_)])


@kernel
def stencil3d(t):
    nx, ny, nz = 36, 7, 5
    a = t.buf('in', 'f32', nx * ny * nz, [(i * 37) % 101 for i in range(nx * ny * nz)])
    t.buf('out', 'f32', nx * ny * nz, '-1')
    t.launch('stencil3d', (2, 2), (32, 4), ['in', 'out', 'i32:%d' % nx, 'i32:%d' % ny, 'i32:%d' % nz, 'f32:3', 'f32:2'])
    step = nx * ny
    inner = lambda i: 0 < i % nx < nx - 1 and 0 < i // nx % ny < ny - 1 and 0 < i // step < nz - 1
    t.expect('out', 'f32', [3 * a[i] + 2 * (a[i - 1] + a[i + 1] + a[i - nx] + a[i + nx] + a[i - step] + a[i + step]) if inner(i) else -1
                            for i in range(len(a))])


@kernel
def string_search(t):
    words, pattern = b'abracadabra abba cabana abrasion abr', b'ab?a'
    t.raw('text', words)
    t.raw('pattern', pattern + b'\0')
    t.buf('count', 'i32', 1)
    t.buf('first', 'i32', 1, '0x7fffffff')
    t.launch('string_search', 2, 32, ['text', 'i32:%d' % len(words), 'pattern', 'count', 'first'])
    hits = [i for i in range(len(words) - 3) if all(p in (63, c) for p, c in zip(pattern, words[i:i + 4]))]
    t.expect('count', 'i32', [len(hits)])
    t.expect('first', 'i32', [hits[0]])


@kernel
def struct_by_value(t):
    rows, cols, pitch, coeff, bias = 5, 8, 11, [2, -3, 5, -7, 11], -4
    a = t.buf('data', 'i32', rows * pitch, 'rand:1:-100:100')
    for flip in 0, 1:
        out = 'out%d' % flip
        t.buf(out, 'i32', rows * cols, 'none')
        t.launch('struct_by_value', 1, 64, ['{data,i32:%d,i32:%d,i64:%d}' % (rows, cols, pitch), '{%s,i8:%d}' % (','.join('i16:%d' % c for c in coeff), bias),
                                            '{u8:%d}' % flip, out])
        v = [a[r * pitch + c] * coeff[c % 5] + bias for r in range(rows) for c in range(cols)]
        t.expect(out, 'i32', [-x if flip else x for x in v])


@kernel
def struct_copy(t):
    n, source = 9, split_mix(2)
    records = []
    for r in range(n):
        name = bytes(next(source) % 255 + 1 for _ in range(r * 3)) + b'\0' + bytes(next(source) % 256 for _ in range(24))
        records.append((name[:24], [(next(source) % 5, next(source) % 1000) for _ in range(8)], r * 1.5))
    pack = lambda r: r[0] + b''.join(struct.pack('<hxxi', k, v) for k, v in r[1]) + struct.pack('<d', r[2])
    data = b''.join(pack(r) for r in records)
    t.raw('in', data)
    t.buf('out', 'u8', len(data))
    t.buf('check', 'i32', n, 'none')
    t.launch('struct_copy', 1, n, ['in', 'out', 'check'])
    out, check = b'', []
    for i in range(n):
        name, items, weight = records[(i + 1) % n]
        end = name.index(0) if 0 in name else 24
        out += pack((name[:end] + b'\0' * (24 - end), sorted(items, key=lambda x: x[0]), weight))
        check.append(sum(v for _, v in items))
    t.expect_raw('out', out, 96, [24 + 8 * i + j for i in range(8) for j in (2, 3)])
    t.expect('check', 'i32', check)


# ---------------------------------------------------------------------------------------------------------- t to w

@kernel
def template_kernel(t):
    a = t.buf('in', 'i32', 40, 'rand:1:-2000:2000')
    t.buf('out', 'i32', 40, 'none')
    t.launch('template_kernel', 1, 64, ['in', 'out', 'i32:40'])
    t.expect('out', 'i32', [i32(v ** 3 + 2) for v in a])
    for name, kind, mangled, power in ('int', 'i32', 'IiLi3EE', 3), ('float', 'f32', 'IfLi4EE', 4), ('double', 'f64', 'IdLi5EE', 5), ('char', 'u8', 'IhLi2EE', 2):
        v = t.buf('in_' + name, kind, 20, [i - 10 if kind != 'u8' else i * 13 for i in range(20)])
        t.buf('out_' + name, kind, 20, 'none')
        t.launch('_ZN7numeric9map_power%sEvPKT_PS1_i' % mangled, 1, 32, ['in_' + name, 'out_' + name, 'i32:20'])
        t.expect('out_' + name, kind, [x ** power + (2 if kind == 'f64' else 1) for x in v])


@kernel
def template_lambda(t):
    n, scale, offset, low, high = 150, 7, 13, -300, 400
    a = t.buf('in', 'i32', n, 'rand:1:-100:100')
    t.buf('out', 'i32', n, 'none')
    t.buf('folds', 'i64', 3, 'none')
    t.launch('template_lambda', 1, 64, ['in', 'out', 'i32:%d' % n] + ['i32:%d' % x for x in (scale, offset, low, high)] + ['folds'])
    t.expect('out', 'i32', [min(max(scale * v + offset, low), high) for v in a])
    t.expect('folds', 'i64', [sum(a), max(a), sum(v > offset for v in a)])


@kernel
def transpose(t):
    w, h_ = 50, 35
    a = t.buf('in', 'f32', w * h_, 'iota')
    t.buf('out', 'f32', w * h_, 'none')
    t.launch('transpose', (2, 2), (32, 8), ['out', 'in', 'i32:%d' % w, 'i32:%d' % h_])
    t.expect('out', 'f32', [a[y * w + x] for x in range(w) for y in range(h_)])


@kernel
def tree_search(t):
    n, source = 40, split_mix(8)
    leaves = []
    for _ in range(8):
        x, y = next(source) % 80, next(source) % 80
        leaves.append((x, y, x + 10 + next(source) % 30, y + 10 + next(source) % 30))
    nodes = [None] * 7 + [(b, (0, 0, i, 0)) for i, b in enumerate(leaves)]
    for i in range(6, -1, -1):
        l, r = nodes[2 * i + 1][0], nodes[2 * i + 2][0]
        nodes[i] = ((min(l[0], r[0]), min(l[1], r[1]), max(l[2], r[2]), max(l[3], r[3])), (2 * i + 1, 2 * i + 2, -1, 0))
    t.buf('nodes', 'i32', 8 * len(nodes), [x for b, links in nodes for x in b + links])
    p = t.buf('points', 'i32', 2 * n, 'rand:1:0:110')
    t.buf('count', 'i32', n, 'none')
    t.buf('first', 'i32', n, 'none')
    t.launch('tree_search', 1, 64, ['nodes', 'points', 'count', 'first', 'i32:%d' % n])
    hits = [[k for k, b in enumerate(leaves) if b[0] <= p[2 * i] < b[2] and b[1] <= p[2 * i + 1] < b[3]] for i in range(n)]
    t.expect('count', 'i32', [len(x) for x in hits])
    t.expect('first', 'i32', [x[0] if x else -1 for x in hits])


@kernel
def trig_table(t):
    x = [0.0, 0.5, -1.0, 3.14159, 10.0, -100.25, 1e4, 2e5, -3e7, 1e12, 1e-6, 0.7853981633974483]
    x = t.buf('x', 'f32', len(x), [f(v) for v in x])
    for name, kind in ('sine', 'f32'), ('cosine', 'f32'), ('power', 'f64'), ('logs', 'f32'):
        t.buf(name, kind, len(x), 'none')
    t.launch('trig_table', 1, 32, ['x', 'sine', 'cosine', 'power', 'logs', 'i32:%d' % len(x)])
    t.expect('sine', 'f32', [math.sin(v) for v in x], 'abs 1e-6')
    t.expect('cosine', 'f32', [math.cos(v) for v in x], 'abs 1e-6')
    t.expect('power', 'f64', [abs(v) ** 1.5 for v in x], 'ulp 4')
    t.expect('logs', 'f32', [math.log2(1 + math.exp(-abs(v))) for v in x], 'abs 1e-6')


@kernel
def union_find(t):
    n, m = 60, 45
    e = t.buf('edges', 'i32', 2 * m, 'rand:1:0:59')
    t.buf('parent', 'i32', n, 'iota')
    t.buf('label', 'i32', n, 'none')
    t.launch('union_find', 1, 64, ['parent', 'edges', 'i32:%d' % m])
    t.launch('flatten', 1, 64, ['parent', 'label', 'i32:%d' % n])
    label = list(range(n))
    for _ in range(n):
        for i in range(m):
            low = min(label[e[2 * i]], label[e[2 * i + 1]])
            label[e[2 * i]] = label[e[2 * i + 1]] = low
    t.expect('label', 'i32', label)


@kernel
def vector_math(t):
    n = 20
    a = t.buf('a', 'f32', 3 * n, 'iota:-30')
    b = t.buf('b', 'f32', 3 * n, [(i * 7) % 11 - 5 for i in range(3 * n)])
    p = t.buf('planar', 'f32', 2 * n, [(i * 5) % 9 * 0.25 - 1 for i in range(2 * n)])
    w = t.buf('wide', 'f64', 2 * n, 'iota:-20')
    t.buf('out', 'f32', 4 * n, 'none')
    t.buf('turned', 'f32', 2 * n, 'none')
    t.buf('norm', 'f64', n, 'none')
    t.launch('vector_math', 1, 32, ['a', 'b', 'planar', 'wide', 'out', 'turned', 'norm', 'i32:%d' % n])
    out, turned = [], []
    clamp = lambda v: min(max(v, -1.0), 1.0)
    for i in range(n):
        u, v = a[3 * i:3 * i + 3], b[3 * i:3 * i + 3]
        out += [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0], sum(x * y for x, y in zip(u, v))]
        turned += [clamp(-p[2 * i + 1]), clamp(p[2 * i])]
    t.expect('out', 'f32', [x + 0.0 for x in out])
    t.expect('turned', 'f32', turned)
    t.expect('norm', 'f64', [w[2 * i] ** 2 + w[2 * i + 1] ** 2 for i in range(n)])


@kernel
def virtual_shapes(t):
    n = 24
    kind = t.buf('kind', 'i32', n, 'rand:1:0:2')
    a = t.buf('a', 'i32', n, 'rand:2:1:20')
    b = t.buf('b', 'i32', n, 'rand:3:1:20')
    t.buf('twice', 'i32', n, 'none')
    t.buf('outline', 'i32', n, 'none')
    t.launch('virtual_shapes', 1, 32, ['kind', 'a', 'b', 'twice', 'outline', 'i32:%d' % n])
    t.expect('twice', 'i32', [(2 * x * y, 2 * x * x, x * y)[k] for k, x, y in zip(kind, a, b)])
    t.expect('outline', 'i32', [(2 * (x + y), 4 * x, x + y)[k] for k, x, y in zip(kind, a, b)])


@kernel
def volume_fill(t):
    nx, ny, nz = 11, 6, 5
    boxes = [(1, 1, 0, 5, 4, 3), (3, 2, 1, 9, 6, 4), (0, 0, 4, 2, 2, 5)]
    t.buf('boxes', 'i16', 18, [x for b in boxes for x in b])
    t.buf('cells', 'u8', nx * ny * nz, 'none')
    t.buf('per_slice', 'i32', nz)
    t.launch('volume_fill', (2, 2, 3), (8, 4, 2), ['boxes', 'i32:3', 'cells', 'per_slice', '{u32:%d,u32:%d,u32:%d}' % (nx, ny, nz)])
    owner = lambda p: next((i for i, b in enumerate(boxes) if all(b[c] <= p[c] < b[c + 3] for c in range(3))), 255)
    cells = [owner((x, y, z)) for z in range(nz) for y in range(ny) for x in range(nx)]
    t.expect('cells', 'u8', cells)
    t.expect('per_slice', 'i32', [sum(c != 255 for c in cells[z * nx * ny:(z + 1) * nx * ny]) for z in range(nz)])


@kernel
def warp_compact(t):
    n = 150
    a = t.buf('in', 'i32', n, [3 * i if i < 32 else 3 * i + 1 if i < 64 else (i * 7) % 50 for i in range(n)])
    kept = [v for v in a if v % 3 == 0]
    t.buf('out', 'i32', len(kept), 'none')
    t.buf('count', 'i32', 1)
    t.buf('votes', 'i32', 3)
    t.launch('warp_compact', 2, 96, ['in', 'out', 'i32:%d' % n, 'count', 'votes'])
    padded = a + [1] * (192 - n)
    warps = [[v % 3 == 0 for v in padded[w:w + 32]] for w in range(0, 192, 32)]
    t.expect('count', 'i32', [len(kept)])
    t.expect('votes', 'i32', [sum(all(w) for w in warps), sum(any(w) for w in warps), sum(not any(w) for w in warps)])
    t.expect('out', 'i32', sorted(kept), 'sorted')


def main():
    where = sys.argv[1]
    for name, function in KERNELS.items():
        t = Test()
        function(t)
        with open(os.path.join(where, name + '.launch'), 'w') as out:
            out.write('# Made by tests/exec/reference.py.\n' + '\n'.join(t.lines) + '\n')
        with open(os.path.join(where, name + '.expect'), 'w') as out:
            out.write('\n'.join(t.wants) + '\n')
        if t.out:
            with open(os.path.join(where, name + '.output'), 'w') as out:
                out.write('\n'.join(sorted(t.out)) + '\n')


main()
