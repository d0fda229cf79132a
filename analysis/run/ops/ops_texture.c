/* ops_texture.c: textures and surfaces: a box of texels in a buffer of global memory, without mipmap levels.
 *
 * The channels of a texel are adjacent; rows of texels follow one another, then layers. Linear filtering has
 * weights with 8 bits of fraction, as CUDA specifies. A channel that the texels do not have is undefined.
 */
#include <math.h>

#include "analysis/run/machine/access.h"
#include "analysis/run/ops/ops.h"
#include "analysis/run/ops/texture.h"

#define TEXTURE_BASE UINT64_C(0x00f2000000000000)

uint64_t machine_texture(Machine *k, const RunTexture *t) {
    vec_push(&k->texture, *t);
    return TEXTURE_BASE + 64 * (uint64_t)(k->texture.n - 1);
}

/* Returns the texture with this handle, or with the handle that is stored at this address if it is a multiple of 8 in
 * global memory: that of a texture variable. Returns NULL if there is none. */
static const RunTexture *texture_at(const Machine *k, uint64_t handle) {
    uint64_t off = handle - k->mem.global_base, i;
    if (off % 8 == 0 && off < k->mem.global.size && k->mem.global.size - off >= 8)
        memcpy(&handle, k->mem.global.byte + off, 8);
    i = (handle - TEXTURE_BASE) / 64;
    return handle >= TEXTURE_BASE && handle % 64 == 0 && i < k->texture.n ? &k->texture.at[i] : NULL;
}

/* The execution of one operation. failed: there was an error message. */
typedef struct TextureAccess {
    Exec *e;
    const DecodedOp *c;
    const RunTexture *t;
    uint32_t dims, layer; /* dims: 1 to 3, not counting the layer */
    bool failed;
} TextureAccess;

/* Returns the size of a texel with all its channels, in bytes. */
static uint64_t texel_bytes(const RunTexture *t) { return (uint64_t)t->bytes * t->channels; }

/* Returns the index in the texture of the texel at coordinates p in layer f->layer; a texture of three dimensions has
 * no layers. */
static uint64_t texel_number(const TextureAccess *f, const uint32_t *p) {
    const uint32_t *n = f->t->size;
    uint64_t z = f->dims == 3 ? p[2] : f->dims == 2 ? f->layer : 0, y = f->dims >= 2 ? p[1] : f->layer;
    return (z * n[1] + y) * n[0] + p[0];
}

/* Loads `bytes` bytes, at most 8, at offset `off` of the texture into *s, or stores them from *s. Returns false and
 * sets f->failed after an error message. */
static bool texture_memory(TextureAccess *f, uint64_t off, uint32_t bytes, Slot *s, bool store) {
    if (slot_access(f->e, SPACE_GLOBAL, f->t->address + off, bytes, s, store)) return true;
    f->failed = true;
    return false;
}

/* -------------------------------------------------------------------------------------------- coordinates */

/* Stores in *i the coordinate `at`, in texels, mapped to 0 ... n - 1 by the address mode. Returns false if it is out of
 * range and the mode is TEXTURE_BORDER. */
static bool coordinate(const RunTexture *t, double at, uint32_t n, uint32_t *i) {
    double d = n;
    if (at >= 0 && at < d) {
        *i = (uint32_t)at;
        return true;
    }
    switch (t->mode) {
    case TEXTURE_BORDER: return false;
    case TEXTURE_WRAP: at -= floor(at / d) * d; break;
    case TEXTURE_MIRROR:
        at -= floor(at / (2 * d)) * 2 * d;
        if (at >= d) at = 2 * d - 1 - at;
        break;
    default: break;
    }
    *i = !(at > 0) ? 0 : at >= d ? n - 1 : (uint32_t)at;
    return true;
}

/* Returns one channel of the texel at p as 32 bits: an f32 for float texels, and for normalised integers if as_float;
 * an integer otherwise. p: coordinates in texels, to which the address mode is still applied. Returns 0 beyond the
 * border (TEXTURE_BORDER), and an undefined value for a channel that does not exist or has undefined bits in memory.
 * Returns 0 and sets f->failed after an error message. */
static Slot texel(TextureAccess *f, const double *p, uint32_t channel, bool as_float) {
    const RunTexture *t = f->t;
    uint32_t at[3] = {0, 0, 0};
    Slot s = {0, 0};
    if (channel >= t->channels) return (Slot){0, 0xffffffff};
    for (uint32_t i = 0; i < f->dims; i++)
        if (!coordinate(t, p[i], t->size[i], &at[i])) return s;
    uint64_t off = texel_number(f, at) * texel_bytes(t) + channel * t->bytes;
    if (!texture_memory(f, off, t->bytes, &s, false)) return s;
    if (s.u) return (Slot){0, 0xffffffff};
    if (t->kind == 'f') {
        if (t->bytes == 2) s.v = fp_convert(FP_HALF, FP_FLOAT, RN, s.v);
    } else {
        if (t->kind == 'i') s.v = sign_extend(s.v, t->bytes * 8u) & 0xffffffff;
        if (as_float && t->unit) {
            double most = t->kind == 'i' ? (double)(ONES(t->bytes * 8u) >> 1) : (double)ONES(t->bytes * 8u);
            double v = t->kind == 'i' ? (double)(int32_t)s.v : (double)s.v;
            s.v = f32_bits((float)(v / most < -1 ? -1 : v / most));
        }
    }
    return s;
}

/* Returns one channel at p as an f32, interpolated linearly between the 2, 4 or 8 texels around it. It is undefined if
 * it is undefined in one of those with a weight other than 0. */
static Slot filtered(TextureAccess *f, const double *p, uint32_t channel) {
    double low[3] = {0, 0, 0}, part[3] = {0, 0, 0}, sum = 0;
    for (uint32_t i = 0; i < f->dims; i++) {
        low[i] = floor(p[i] - 0.5);
        part[i] = rint((p[i] - 0.5 - low[i]) * 256) / 256;
    }
    for (uint32_t corner = 0; corner < 1u << f->dims; corner++) {
        double at[3] = {0, 0, 0}, weight = 1;
        for (uint32_t i = 0; i < f->dims; i++) {
            bool high = corner >> i & 1;
            at[i] = low[i] + high;
            weight *= high ? part[i] : 1 - part[i];
        }
        if (weight == 0) continue;
        Slot s = texel(f, at, channel, true);
        if (s.u) return s;
        sum += weight * (double)f32_of(s.v);
    }
    return (Slot){f32_bits((float)sum), 0};
}

/* --------------------------------------------------------------------------------------------- operations */

/* Returns the slot of value i of the operation (TA_VALUE). */
static Slot *value_slot(Exec *e, const DecodedOp *c, uint32_t i) { return &OPERAND_AT(e, c, TA_VALUE + i); }

/* Returns the number (0 to 5) of the face of a cube that the direction p[0], p[1], p[2] hits, and sets p[0] and p[1] to
 * the coordinates in texels of that point on the face (CUDA programming guide, "Cubemap textures"). The coordinate with
 * the largest magnitude selects the face. */
static uint32_t cube_face(const RunTexture *t, double *p) {
    double x = p[0], y = p[1], z = p[2], ax = fabs(x), ay = fabs(y), az = fabs(z), m, u, v;
    uint32_t face;
    if (ax >= ay && ax >= az) face = x < 0, m = ax, u = x < 0 ? z : -z, v = -y;
    else if (ay >= az) face = 2 + (y < 0), m = ay, u = x, v = y < 0 ? -z : z;
    else face = 4 + (z < 0), m = az, u = z < 0 ? -x : x, v = -y;
    p[0] = (m > 0 ? u / m + 1 : 1) / 2 * t->size[0], p[1] = (m > 0 ? v / m + 1 : 1) / 2 * t->size[1];
    return face;
}

/* Returns the channel order of a texture if `order` is set, else its channel type, as txq and suq give it. The numbers
 * are those of OpenCL (PTX ISA, "Channel data type and channel order fields"). */
static uint32_t channel_query(const RunTexture *t, bool order) {
    static const uint16_t orders[] = {0x10b0, 0x10b2, 0x10b4, 0x10b5}; /* R, RG, RGB, RGBA */
    if (order) return orders[t->channels - 1];
    unsigned size = t->bytes == 1 ? 0 : t->bytes == 2 ? 1 : 2;
    if (t->kind == 'f') return t->bytes == 2 ? 0x10dd : 0x10de;
    if (t->unit && size < 2) return (t->kind == 'i' ? 0x10d0 : 0x10d2) + size;
    return (t->kind == 'i' ? 0x10d7 : 0x10da) + size;
}

/* Executes tex and tld4. where: the operands, the layer first if there is one; a layer beyond the end counts as the
 * last one. Returns false after an error message. */
static bool fetch(TextureAccess *f, const Slot *where) {
    const DecodedOp *c = f->c;
    bool as_float = c->width & TEX_FLOAT, array = c->width & TEX_ARRAY, real = c->width & TEX_REAL;
    bool cube = c->width & TEX_CUBE;
    double p[3] = {0, 0, 0};
    uint32_t layers = f->t->size[f->dims == 3 ? 2 : f->dims] / (cube ? 6 : 1), layer = array ? (uint32_t)where[0].v : 0;
    if (cube && layers == 0) {
        report_error(f->e, "a cubemap needs six layers for each cube");
        return false;
    }
    f->layer = array && layer >= layers ? layers - 1 : layer;
    layer = f->layer;
    for (uint32_t i = 0; i < (cube ? 3 : f->dims); i++) {
        uint64_t v = where[i + array].v;
        p[i] = real ? (double)f32_of(v) : (double)(int32_t)v;
        if (real && f->t->normalized && !cube) p[i] *= f->t->size[i];
    }
    if (cube) f->layer = layer * 6 + cube_face(f->t, p);
    f->e->k->count.load[0][RUN_GLOBAL]++;
    if (c->sub == TEX_GATHER) {
        static const uint8_t order[4][2] = {{0, 1}, {1, 1}, {1, 0}, {0, 0}};
        for (uint32_t i = 0; i < 4; i++) {
            double at[3] = {floor(p[0] - 0.5) + order[i][0], floor(p[1] - 0.5) + order[i][1], 0};
            *value_slot(f->e, c, i) = texel(f, at, c->c, as_float);
        }
        return !f->failed;
    }
    bool linear = f->t->linear && as_float && real && (f->t->kind == 'f' || f->t->unit);
    for (uint32_t i = 0; i < c->b && !f->failed; i++) {
        for (uint32_t j = 0; j < 3 && !linear; j++) p[j] = j < f->dims ? floor(p[j]) : 0;
        *value_slot(f->e, c, i) = linear ? filtered(f, p, i) : texel(f, p, i, as_float);
    }
    return !f->failed;
}

/* Executes suld and sust. where: the operands, the layer first if there is one; the first coordinate counts bytes (.b)
 * or texels (.p). A store of texels ignores the values beyond their channels, and makes channels without a value
 * undefined. An access out of bounds is an error (c->a is TEX_TRAP), goes to the nearest texel (TEX_CLAMP), or loads 0
 * and stores nothing (TEX_ZERO). Returns false after an error message. */
static bool surface(TextureAccess *f, const Slot *where, bool store) {
    const DecodedOp *c = f->c;
    bool array = c->width & TEX_ARRAY, formatted = c->sub == TEX_STORE_P, inside = true;
    uint32_t at[3] = {0, 0, 0}, bytes = formatted ? f->t->bytes : c->c / 8, size = bytes * c->b;
    uint32_t count = formatted ? f->t->channels : c->b;
    uint64_t off = 0, texel_size = texel_bytes(f->t);
    if (array) f->layer = (uint32_t)where[0].v, inside = f->layer < f->t->size[f->dims];
    if (!inside) f->layer = f->t->size[f->dims] - 1;
    for (uint32_t i = 0; i < f->dims; i++) {
        int64_t v = (int32_t)where[i + array].v, n = f->t->size[i];
        if (i == 0 && !formatted) {
            if (v % size) {
                report_error(f->e, "misaligned: byte %lld of a surface, accessed by %u bytes", (long long)v, size);
                return false;
            }
            off = v < 0 ? 0 : (uint64_t)v % texel_size, v = v < 0 ? -1 : v / (int64_t)texel_size;
        }
        if (v < 0 || v >= n) inside = false, off = 0, v = v < 0 ? 0 : n - 1;
        at[i] = (uint32_t)v;
    }
    if (!inside && c->a == TEX_TRAP) {
        report_error(f->e, "surface access out of bounds");
        return false;
    }
    bool zero = !inside && c->a == TEX_ZERO;
    off += texel_number(f, at) * texel_size;
    for (uint32_t i = 0; i < count; i++) {
        Slot none = {0, ONES(bytes * 8)}, *s = i < c->b ? value_slot(f->e, c, i) : &none;
        if (zero) {
            if (!store) *s = (Slot){0, 0};
            continue;
        }
        if (!texture_memory(f, off + i * bytes, bytes, s, store)) return false;
    }
    if (store) f->e->k->count.store[0][RUN_GLOBAL]++;
    else f->e->k->count.load[0][RUN_GLOBAL]++;
    return true;
}

Go texture_op(Exec *e, const DecodedOp *c) {
    Slot handle = OPERAND_AT(e, c, TA_HANDLE), where[4];
    TextureAccess f = {.e = e, .c = c, .t = texture_at(e->k, handle.v), .dims = c->width & TEX_DIMS};
    uint64_t u = handle.u;
    for (uint32_t i = 0; i < 4; i++) where[i] = OPERAND_AT(e, c, TA_COORDINATE + i), u |= where[i].u;
    if (c->sub == TEX_IS) {
        bool is = f.t && f.t->surface == (c->c == 1) && c->c != 2;
        *value_slot(e, c, 0) = (Slot){is, handle.u ? 1 : 0};
        return GO_NEXT;
    }
    if (u) {
        report_error(e, "texture or surface operation with an uninitialised operand");
        return GO_STOP;
    }
    if (!f.t) {
        report_error(e, "0x%llx is not a texture or surface handle", (unsigned long long)handle.v);
        return GO_STOP;
    }
    if (c->sub == TEX_QUERY) {
        *value_slot(e, c, 0) = (Slot){c->c < 3 ? f.t->size[c->c] : c->c == 3 ? 1 : channel_query(f.t, c->c == 5), 0};
        return GO_NEXT;
    }
    bool ok = c->sub == TEX_FETCH || c->sub == TEX_GATHER ? fetch(&f, where) : surface(&f, where, c->sub != TEX_LOAD);
    return ok ? GO_NEXT : GO_STOP;
}
