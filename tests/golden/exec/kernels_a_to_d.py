"""What the kernels a to d compute."""
import itertools
import math
import struct
import zlib

from model import f, fill, h, i32, kernel, M64, split_mix, u32


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
    t.differs('cycles')                       # what a clock said
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
        t.launch('bfs_level', 1, 64, ['row', 'col', 'dist', 'front%d' % level, 'i32:%d' % len(front),
                                      'front%d' % (level + 1),
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
        out += struct.pack('<6i6I2QhBB4x', bin(low).count('1'), bin(x).count('1'), 32 - low.bit_length(),
                           64 - x.bit_length(),
                           (low & -low).bit_length(), (x & -x).bit_length(), reverse(low,
                                   32), u32(low << by | low >> (32 - by)),
                           low ^ low >> 1, int.from_bytes(bytes(pool[k] for k in (7, 6, 1, 0)), 'little'),
                           u32(spread(low & 0xffff) | spread(high & 0xffff) << 1), (low +
                                   high) >> 1, reverse(x, 64),
                           spread(low >> 16) << 32 | spread(low & 0xffff), struct.unpack('<h',
                                   struct.pack('>H', x & 0xffff))[0],
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
    t.launch('black_scholes', 1, 32, ['price', 'strike', 'years', 'call', 'put', 'f32:0.02', 'f32:0.3',
                                      'i32:%d' % n])
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
    code = [inp, push, 1, push, 0, pick, 2, less, branch, 13, jump, 26, 0, pick, 1, mul, push, 3, add, swap,
            push, 1, sub, swap, jump, 3,
            push, 7, div, neg, push, 0x55, xor, 0]
    code[12] = drop
    inputs = t.buf('input', 'i32', 16, 'iota:-4')         # 12 would overflow
    t.raw('code', code)
    t.buf('output', 'i32', 16, 'none')
    t.launch('bytecode_vm', 1, 64, ['code', 'i32:%d' % len(code), 'input', 'output', 'i32:16', 'i32:400'])

    def run(value, fuel=400):
        stack, pc = [0], 0
        while fuel > 0:
            fuel -= 1
            if pc >= len(code) or not 0 <= len(stack) - 1 < 30:
                return -1000000
            op = code[pc]
            pc += 1
            a, b = stack[-1], stack[-2] if len(stack) > 1 else 0
            binary = {add: b + a, sub: b - a, mul: b * a, div: 0 if a == 0 else int(b / a), less: int(b < a),
                      xor: b ^ a}
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


@kernel
def cholesky(t):
    n, count = 8, 3
    below = lambda i, j, m: ((i * 7 + j * 3 + m) % 5 - 2) * 0.5 if j < i else 0.0
    element = lambda i, j, m: 3.0 + (i * 5 + m) % 4 if i == j else below(i, j, m)
    lower = [[[element(i, j, m) for j in range(n)] for i in range(n)] for m in range(count)]
    a = [[sum(l[i][k] * l[j][k] for k in range(n)) for i in range(n) for j in range(n)] for l in lower]
    t.buf('a', 'f64', n * n * count, sum(a, []))
    t.buf('l', 'f64', n * n * count, 'none')
    t.buf('determinant', 'f64', count, 'none')
    t.launch('cholesky', count, 32, ['a', 'l', 'determinant', 'i32:%d' % n])
    t.expect('l', 'f64', [lower[m][i][j] for m in range(count) for i in range(n) for j in range(n)],
             'abs 1e-12')
    t.expect('determinant', 'f64', [math.prod(l[i][i] ** 2 for i in range(n)) for l in lower], 'ulp 64')


@kernel
def conversions(t):
    v = [0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 65504.0, 1e-7, 123456.789, -2147483000.25, 2147483000.75,
         1 / 3, -1 / 3, 65519.9, 1e-30,
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
        bits = struct.unpack('<Q', struct.pack('<d', x))[0]
        back = half(single) + f(positive)
        out += struct.pack('<qqQdd', near64, math.floor(x * 1000.0), bits, back, float(near64))
        out += struct.pack('<5iI', int(x), near, math.ceil(x), math.floor(single),
                           struct.unpack('<i', struct.pack('<f', single))[0], positive)
        out += struct.pack('<fff', single, up32(x), f(positive))
        out += struct.pack('<hH', (near + 32768) % 65536 - 32768,
                           struct.unpack('<H', struct.pack('<e', half(single)))[0])
        out += struct.pack('<bB?', (near + 128) % 256 - 128, near64 % 256, x != 0)
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
    t.expect('edges', 'u8', [min(max(9 * pixel(x, y) - sum(pixel(x + i, y + j) for i in (-1, 0,
            1) for j in (-1, 0, 1)), 0), 255)
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
