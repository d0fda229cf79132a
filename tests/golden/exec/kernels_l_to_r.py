"""What the kernels l to r compute."""
import itertools
import math
import struct
from fractions import Fraction

from model import f, fill, i32, kernel, split_mix, u32


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
    t.differs('pool heads')                   # who comes first is the schedule's business
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
    t.expect('c', 'f32', [sum(a[i * k + x] * b[x * n +
                                               j] for x in range(k)) for i in range(m) for j in range(n)])


def invert(a, n=8):
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
    mats = [[float(next(source) % 9) - 4 +
             (12 if i % 9 == 0 and m else 0) for i in range(64)] for m in range(3)]
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
    apart = lambda p: all(abs(p[i] - p[j]) != j - i for i in range(n) for j in range(i + 1, n))
    good = [p for p in itertools.permutations(range(n)) if apart(p)]
    t.expect('solutions', 'u64', [len(good)])
    t.expect('per_start', 'i32', [sum(1 for p in good if (p[0], p[1]) == (s % n,
            s // n)) for s in range(n * n)])


@kernel
def packet_parse(t):
    n, source = 12, split_mix(4)
    stream, offset, out = b'\x77', [], b''
    for _ in range(n):
        version, kind, urgent = next(source) % 16, next(source) % 8, next(source) % 2
        length, origin, stamp = next(source) % 65536 & ~8, next(source) % (1 << 32), next(source)
        tail = bytes(next(source) % 256 for _ in range(length % 16))
        offset.append(len(stream))
        stream += struct.pack('<BHIQ', version | kind << 4 | urgent << 7, length, origin, stamp) + tail
        p = stamp ^ 0x8001 << 48
        middle = ((p >> 20) + 1) % (1 << 24)
        high = (p >> 44 ^ 1 << 19) - (1 << 19)
        check = (p % (1 << 20)) + middle + high
        for c in tail:
            check = check * 31 + c
        out += struct.pack('<IiqB7x', origin, version * 100 + kind,
                           (check + (1 << 63)) % (1 << 64) - (1 << 63), urgent)
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
    sign = lambda v: 'negative' if v < 0 else 'positive'
    line = 'thread %d: %d squared, %f halved, %s'
    t.out = [line % (i, v * v, v / 2, sign(v)) for i, v in enumerate(a) if v & 1]
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
    a = t.buf('in', 'i32', 777, 'rand:1:-2000000:2000000')
    t.buf('out', 'i32', 3, [0, 0x7fffffff, -0x80000000])
    t.launch('reduce_shuffle', 3, 96, ['in', 'i32:777', 'out'])
    t.expect('out', 'i32', [i32(sum(a)), min(a), max(a)])
