"""The parts of a kernel's test: buffers filled as nvir-run fills them, launches, expectations; and the
device's arithmetic. f() rounds to float: products and sums of two floats are so rounded once, as on the device.
"""
import math
import struct

M64 = (1 << 64) - 1
BYTES = {'i8': 'b', 'i16': 'h', 'i32': 'i', 'i64': 'q', 'u8': 'B', 'u16': 'H', 'u32': 'I', 'u64': 'Q',
         'f16': 'e', 'f32': 'f', 'f64': 'd'}


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

    def differs(self, names):
        """Buffers that need not be the same in all forms of the kernel."""
        self.lines.append('# differs: ' + names)

    def contracted(self, name, tolerance):
        """How near a buffer comes where multiplication and addition are fused (tests/suites/ulp)."""
        self.lines.append('# contracted: %s %s' % (name, tolerance))

    def launch(self, kernel, grid, block, args, shared=0):
        dims = lambda d: ','.join(map(str, d)) if isinstance(d, tuple) else str(d)
        self.lines.append('-kernel %s -grid %s -block %s -shared %d' % (kernel, dims(grid), dims(block),
                shared))
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
