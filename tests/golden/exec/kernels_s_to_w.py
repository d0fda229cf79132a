"""What the kernels s to w compute."""
import hashlib
import itertools
import math
import struct

from model import f, fill, i32, kernel, split_mix


@kernel
def saxpy(t):
    x = t.buf('x', 'f32', 200, 'rand:1:-8:8')
    y = t.buf('y', 'f32', 200, 'rand:2:-8:8')
    t.launch('saxpy', 2, 64, ['i32:200', 'f32:2.5', 'x', 'y'])
    t.expect('y', 'f32', [f(f(2.5 * a) + b) for a, b in zip(x, y)])
    z = t.buf('z', 'f32', 200, 'iota:0:1')
    t.launch('saxpy4', 1, 64, ['i32:200', 'f32:-3', 'x', 'z'])
    t.expect('z', 'f32', [f(b + f(-3 * a)) for a, b in zip(x, z)])
    t.contracted('y', 'abs 4e-6')             # a unit of the product or of the sum
    t.contracted('z', 'abs 2e-5')


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
    t.expect('out', 'f32', [(a[i - 1] + a[i + 1] + a[i - w] + a[i + w]) / 4 if inner(i % w,
            i // w) else a[i] for i in range(w * h_)])


@kernel
def stencil3d(t):
    nx, ny, nz = 36, 7, 5
    a = t.buf('in', 'f32', nx * ny * nz, [(i * 37) % 101 for i in range(nx * ny * nz)])
    t.buf('out', 'f32', nx * ny * nz, '-1')
    t.launch('stencil3d', (2, 2), (32, 4), ['in', 'out', 'i32:%d' % nx, 'i32:%d' % ny, 'i32:%d' % nz, 'f32:3',
                                            'f32:2'])
    step = nx * ny
    inner = lambda i: 0 < i % nx < nx - 1 and 0 < i // nx % ny < ny - 1 and 0 < i // step < nz - 1
    t.expect('out', 'f32', [3 * a[i] + 2 * (a[i - 1] + a[i + 1] + a[i - nx] + a[i + nx] + a[i - step] +
                                            a[i + step]) if inner(i) else -1
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
        t.launch('struct_by_value', 1, 64, ['{data,i32:%d,i32:%d,i64:%d}' % (rows, cols, pitch),
                                            '{%s,i8:%d}' % (','.join('i16:%d' % c for c in coeff), bias),
                                            '{u8:%d}' % flip, out])
        v = [a[r * pitch + c] * coeff[c % 5] + bias for r in range(rows) for c in range(cols)]
        t.expect(out, 'i32', [-x if flip else x for x in v])


@kernel
def struct_copy(t):
    n, source = 9, split_mix(2)
    records = []
    for r in range(n):
        name = bytes(next(source) % 255 +
                     1 for _ in range(r * 3)) + b'\0' + bytes(next(source) % 256 for _ in range(24))
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


@kernel
def template_kernel(t):
    a = t.buf('in', 'i32', 40, 'rand:1:-1200:1200')
    t.buf('out', 'i32', 40, 'none')
    t.launch('template_kernel', 1, 64, ['in', 'out', 'i32:40'])
    t.expect('out', 'i32', [i32(v ** 3 + 2) for v in a])
    for name, kind, mangled, power in ('int', 'i32', 'IiLi3EE', 3), ('float', 'f32', 'IfLi4EE', 4), ('double',
            'f64', 'IdLi5EE', 5), ('char', 'u8', 'IhLi2EE', 2):
        v = t.buf('in_' + name, kind, 20, [i - 10 if kind != 'u8' else i * 13 for i in range(20)])
        t.buf('out_' + name, kind, 20, 'none')
        t.launch('_ZN7numeric9map_power%sEvPKT_PS1_i' % mangled, 1, 32,
                 ['in_' + name, 'out_' + name, 'i32:20'])
        t.expect('out_' + name, kind, [x ** power + (2 if kind == 'f64' else 1) for x in v])


@kernel
def template_lambda(t):
    n, scale, offset, low, high = 150, 7, 13, -300, 400
    a = t.buf('in', 'i32', n, 'rand:1:-100:100')
    t.buf('out', 'i32', n, 'none')
    t.buf('folds', 'i64', 3, 'none')
    t.launch('template_lambda', 1, 64,
             ['in', 'out', 'i32:%d' % n] + ['i32:%d' % x for x in (scale, offset, low, high)] + ['folds'])
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
        nodes[i] = ((min(l[0], r[0]), min(l[1], r[1]), max(l[2], r[2]), max(l[3], r[3])),
                    (2 * i + 1, 2 * i + 2, -1, 0))
    t.buf('nodes', 'i32', 8 * len(nodes), [x for b, links in nodes for x in b + links])
    p = t.buf('points', 'i32', 2 * n, 'rand:1:0:110')
    t.buf('count', 'i32', n, 'none')
    t.buf('first', 'i32', n, 'none')
    t.launch('tree_search', 1, 64, ['nodes', 'points', 'count', 'first', 'i32:%d' % n])
    hits = [[k for k, b in enumerate(leaves) if b[0] <= p[2 * i] < b[2] and b[1] <= p[2 * i +
            1] < b[3]] for i in range(n)]
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
        out += [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0],
                sum(x * y for x, y in zip(u, v))]
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
    t.launch('volume_fill', (2, 2, 3), (8, 4, 2), ['boxes', 'i32:3', 'cells', 'per_slice',
                                                   '{u32:%d,u32:%d,u32:%d}' % (nx, ny, nz)])
    owner = lambda p: next((i for i, b in enumerate(boxes) if all(b[c] <= p[c] < b[c + 3] for c in range(3))),
                           255)
    cells = [owner((x, y, z)) for z in range(nz) for y in range(ny) for x in range(nx)]
    t.expect('cells', 'u8', cells)
    t.expect('per_slice', 'i32', [sum(c != 255 for c in cells[z * nx * ny:(z +
            1) * nx * ny]) for z in range(nz)])


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
    t.expect('votes', 'i32', [sum(all(w) for w in warps), sum(any(w) for w in warps),
                              sum(not any(w) for w in warps)])
    t.expect('out', 'i32', sorted(kept), 'sorted')
