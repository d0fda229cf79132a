/* objects.h: which objects an address may mean, by unification. After Steensgaard, "Points-to Analysis in
 * Almost Linear Time".
 *
 * An object is an alloca, an internal variable, a shared variable or a heap call; everything else is one
 * object, OUTSIDE. A location is an address: an element of a weighted union-find and a byte offset from
 * it. Whatever may be the same address is unified. Offsets in a class are told apart modulo its modulus: 0
 * at first (exactly), it becomes the greatest common divisor of the strides by which the class is indexed
 * and of the differences of offsets that are unified; so the fields of an array of structs stay apart.
 * Modulus 1 is one cell for all. What the pointers mean that are stored in a class, its content, is a
 * location for each offset at which there is one (field.c). Integers carry no location: an address that
 * becomes an integer is OUTSIDE from then on, and so is a pointer made of one.
 *
 * An index that has bounds (range.h) does not make its class one array: the address has an extent, the
 * bytes behind its location in which it may be too. What is accessed through it touches these and no
 * others. An extent belongs to the one value, and to what is computed from it by constants and by indices
 * with bounds; where the address goes elsewhere (phi, call, memory) it is forgotten, and the class is
 * indexed by its stride as ever.
 *
 * Behind the classes stand the cells: the parts [low, high) of a class that are accessed as a whole. A
 * fact about contents belongs to a cell. Only classes that hold pointers have cells, unless integers are
 * followed too. Where extents reach, offsets count modulo their stride, in this region of the class only. */
#ifndef NVIR_ANALYSIS_SPACES_OBJECTS_H
#define NVIR_ANALYSIS_SPACES_OBJECTS_H

#include "analysis/assembly.h"
#include "analysis/callgraph.h"
#include "analysis/range.h"
#include "ir/hash.h"

enum { OUTSIDE = 1 };                                      /* element 1 */
typedef struct Loc { uint32_t elem; int32_t off; } Loc;    /* elem 0: no object (null, undef, a function) */
/* The address is its location, or whole strides behind it, by `size` bytes at most; size 0: it is the
 * location. */
typedef struct Extent { uint32_t size, stride; } Extent;
#define EXTENT_NONE ((Extent){0, 0})
/* Of an address that is somewhere in the one extent behind one that is somewhere in the other. */
static inline Extent extent_add(Extent a, Extent b) {
    uint32_t x = a.stride, y = b.stride;
    while (y) {
        uint32_t t = x % y;
        x = y, y = t;
    }
    return (Extent){a.size + b.size, x};
}
/* An address with so few places is one or the other of them: each is accessed on its own, so that the elements
 * of a short table stay apart. */
enum { PLACES_FEW = 4 };
static inline bool extent_is_few(Extent e) { return !e.size || (e.stride && e.size / e.stride < PLACES_FEW); }
/* The places of an address that is accessed: one, where there are many. */
static inline uint32_t extent_places(Extent e) { return e.size && extent_is_few(e) ? e.size / e.stride + 1 : 1; }

#define LOC_NONE ((Loc){0, 0})
#define LOC_OUTSIDE ((Loc){OUTSIDE, 0})

enum {
    PLACE_POINTERS = 1,       /* accessed as pointers */
    PLACE_DATA = 2,           /* accessed as something else */
    PLACE_MIXED = 16,         /* the same bytes as both: found by cells.c */
    PLACE_RANGED = 4,         /* memcpy or memset reach it */
    PLACE_LEAKED = 32,        /* copied from or to OUTSIDE: what its pointers mean is there */
    PLACE_ONE = 128,          /* its pointers are not told apart: one field, at offset 0 */
    PLACE_OPEN_FN = 64,       /* a function that others may call too */
    /* a shared variable that code we do not see may name in a launch that it runs in */
    PLACE_EXTERNAL = 8
};
typedef struct Place {
    uint32_t parent;
    int32_t shift;
    uint32_t modulus;
    uint32_t field;           /* 1 + its first field, 0: none */
    uint32_t copy, copy_last; /* 1 + 2 * a copy, + 1 for the source of it: those that begin or end here */
    uint8_t rank, flags;
} Place;

/* What the pointer at an offset of a class means. Pointers that overlap mean the same. */
typedef struct Field {
    uint32_t root;            /* 0: it has become one with another */
    int32_t off;
    uint32_t content, next;   /* next: 1 + the next field of the class, 0: none */
} Field;

/* A part of a class: a cell, or a region, in which offsets count modulo the stride from low on. */
typedef struct Cell {
    uint32_t root;
    int32_t low, high, stride;
    bool partial;             /* a cell that is written in other parts than it is read in */
    bool tagged;              /* one pointer; all numbers that are written there are in its low half */
} Cell;

/* What a type can carry. */
enum TypeClass { CLASS_NONE, CLASS_DATA, CLASS_POINTER, CLASS_MIXED };   /* MIXED: aggregate with a pointer */

/* A part of a value as memory holds it: a pointer, or a run of data. */
typedef struct Leaf { uint64_t off, size; bool pointer; } Leaf;
enum { LEAF_MAX = 16 };

/* Bytes that a function touches behind a parameter, where that is all it does with it (param_effects.c). */
typedef struct Touch { int32_t low, size; bool reads, writes, pointer; Extent extent; } Touch;
/* Of a parameter: its touches, and the address behind it that the function returns, if it does. */
typedef struct Touched { bool known, returned; int32_t by; Extent extent; uint32_t first, n; } Touched;

typedef struct Objects {
    Module *m;
    const KernelTable *kernels;
    const CallGraph *calls;
    bool follow;              /* into callees and back: arguments and results mean what they mean there */
    uint32_t *result;         /* by SymId: element that the result of a function means; 0 = not named yet */
    /* copies made by calls, and arguments that callees view as param_effects.c says, in program order */
    VEC(struct { SymId fn; Ref from; }) byval;
    uint32_t *base;           /* by SymId: node of value 0 of the function; numbered through the module */
    uint32_t *block_base;     /* by SymId: index of block 0 of the function in `reachable` */
    uint32_t nvalue;
    uint8_t *reachable;
    uint8_t *type_class;      /* by TypeId: 1 + class, 0 = not asked yet */
    uint32_t ntype;
    Loc *value;               /* by node */
    /* Fields of aggregates in registers: by node, and by SymId for results, 1 + the first; NULL: there are none.
     * part_of: by field, the node, or nvalue + SymId. */
    uint32_t *part, *part_result;
    VEC(uint32_t) part_of;
    uint32_t *of_sym;         /* by SymId: element, 0 = not named yet */
    VEC(Place) place;
    VEC(Cell) cell;           /* ordered by root and low */
    VEC(Cell) region;         /* the same, of classes with exact offsets */
    VEC(Extent) extent;
    uint32_t *extent_of;      /* by node: 1 + index into extent, 0: none */
    Ranges ranges;            /* of function `ranges_of`, while it is scanned; 0: of none */
    SymId ranges_of;
    Uses users;               /* of function `users_of`, while it is scanned; 0: of none */
    SymId users_of;
    bool fields_joined;       /* pointers and data anywhere in a class make it mixed */
    bool world;               /* no code that we do not see calls, or is called, through pointers: indirect.c */
    bool frozen;              /* the scan is over: classes no longer change */
    bool shares;              /* the code at hand may run in one launch with code that we do not see */
    bool integers;            /* addresses may be carried by integers: everything is followed */
    VEC(struct { Loc a, b; }) pending;
    VEC(struct { Loc place[2]; uint32_t next[2]; uint64_t size; bool own, shared; }) copy;  /* see field.c */
    bool copies_looked;       /* copy.own is known: neither end was OUTSIDE when all was scanned */
    VEC(Field) field;
    Hash fields;              /* by root and offset */
    SymId *closed;            /* by SymId: the function that stands for its class if the address is used, but all
                                 that may call it is seen; else 0. NULL: there are none such */
    VEC(struct { SymId fn, target; ValueId call; }) indirect;     /* target: as in closed; 0: not known */
    uint32_t *indirect_of;    /* by node: 1 + index into indirect; NULL with closed */
    uint32_t *touched_by;     /* by SymId: 1 + the entry in `touched` of parameter 0; 0: nothing is known */
    VEC(Touched) touched;
    VEC(Touch) touch;
    uint8_t *asm_writes;      /* by ConstId of inline assembly: 1 + whether it writes, 0: not asked yet */
    AsmAccesses assembly;     /* of the inline assembly that was looked at last */
    VEC(Touch) asm_touch;     /* of the argument of it that was asked for last */
} Objects;

void objects_build(Objects *o, Module *m, const KernelTable *kernels, const CallGraph *calls, bool follow);
void objects_free(Objects *o);
void cells_build(Objects *o);             /* cells.c: the last step of objects_build */
void parts_number(Objects *o);            /* aggregate_fields.c: an early one */

/* works out what objects_class() remembers */
enum TypeClass type_class_of(Objects *o, TypeId t, uint32_t depth);
static inline enum TypeClass objects_class(Objects *o, TypeId t) {
    bool known = t < o->ntype && o->type_class[t];
    return known ? (enum TypeClass)(o->type_class[t] - 1) : type_class_of(o, t, 0);
}
static inline bool objects_reachable(const Objects *o, SymId s, BlockId b) {
    return o->reachable[o->block_base[s] + b];
}
/* False for what a phi would take from a block that is never entered. */
static inline bool operand_comes(const Objects *o, SymId s, const Fn *f, ValueId v, uint32_t i) {
    return inst_at(f, v)->op != OP_PHI || objects_reachable(o, s, ref_index(inst_op(f, v, i + 1)));
}
/* Does code of the function matter at all? Where calls are followed, what nobody calls does not. */
static inline bool objects_live(const Objects *o, SymId s) {
    return !o->follow || callgraph_live(o->calls, s);
}

/* Where an operand points: its class's root and the offset in it. OUTSIDE where nothing better is known. */
Loc objects_at(Objects *o, SymId s, Ref r);
Extent objects_extent(const Objects *o, SymId s, Ref r);     /* how far behind that it may point */
static inline bool loc_is_outside(Objects *o, Loc l);
Loc objects_find(Objects *o, Loc l);
static inline bool loc_is_outside(Objects *o, Loc l) { return l.elem == objects_find(o, LOC_OUTSIDE).elem; }

/* The parts of a type; 0 if there are too many to tell apart. */
uint32_t type_leaves(Objects *o, TypeId t, Leaf leaf[LEAF_MAX]);

enum { DEPTH_MAX = 256 };     /* nesting of types and constants beyond it is taken as unknown */

/* places.c. Two locations are one from now on; what the pointers in them mean is, too. */
void unify(Objects *o, Loc a, Loc b);
uint32_t place_new(Objects *o, uint8_t flags);
void place_flag(Objects *o, Loc l, uint8_t flags);
void places_join_fields(Objects *o);
void place_fold(Objects *o, uint32_t root, uint64_t by);    /* offsets that differ by `by` are one */
void pending_push(Objects *o, Loc a, Loc b);                /* they are unified by the next unify() */
void place_settle(Objects *o, uint32_t root);               /* its pointers mean OUTSIDE, if that is so */

/* field.c. What the pointer at l means, or those that begin in its extent. */
Loc field_content(Objects *o, Loc l, Extent e);
/* For places.c. The pointers of a class mean one thing from now on; its offsets count anew; b's fields go to
 * a, its origin being `shift` behind that of a. All may leave pairs to be unified. */
void fields_join(Objects *o, uint32_t root);
void fields_fold(Objects *o, uint32_t root);
void fields_merge(Objects *o, uint32_t a, uint32_t b, int64_t shift);
void field_outside(Objects *o);                             /* OUTSIDE means itself */
/* `size` bytes of memory are copied: what pointers mean at both its ends is the same, but not by way of OUTSIDE. */
void copy_note(Objects *o, Loc to, Loc from, uint64_t size);
void copies_merge(Objects *o, uint32_t a, uint32_t b);      /* for places.c, of two classes that become a */
/* Copies that move pointers between two places make them one; true: some did. `all`: so do the others. */
bool copies_settle(Objects *o, bool all);
enum { COPY_ROUNDS = 6, COPY_WORD = 8 };                    /* what is copied apart is so word by word */
uint64_t offsets_gcd(uint64_t a, uint64_t b);

/* offset.c. The offset of a getelementptr: `by` bytes, and whole strides from there if it is not constant
 * (stride 0: it is); `size` bytes at most, if the indices have bounds. Instruction v of f, or a constant
 * expression: f is NULL. */
typedef struct Offset { int64_t by; uint64_t stride; bool bounded; uint64_t size; } Offset;
Offset offset_of(Objects *o, const Fn *f, ValueId v, TypeId t, const Ref *index, uint32_t n);

static inline int32_t loc_add(int32_t off, int32_t by) {               /* what does not fit is beyond all bounds */
    int64_t sum = (int64_t)off + by;
    return sum != (int32_t)sum ? INT32_MIN : (int32_t)sum;
}
/* Place k of an address with few places, the first of which is l. */
static inline Loc loc_place(Objects *o, Loc l, Extent e, uint32_t k) {
    return k ? objects_find(o, (Loc){l.elem, loc_add(l.off, (int32_t)(k * e.stride))}) : l;
}

/* Has the class cells? */
bool objects_tracked(const Objects *o, uint32_t root);
/* The cells that [l, l + size) touches: a slice of Objects.cell; `l` as objects_at() gives it. */
uint32_t objects_cells(const Objects *o, Loc l, uint64_t size, uint32_t *first);
/* The cell in which byte `off` behind l lies; UINT32_MAX if it is in none. */
uint32_t objects_cell(const Objects *o, Loc l, uint64_t off);
/* Does [l, l + size) hold all of a cell that it touches? */
bool cell_is_covered(const Objects *o, const Cell *c, Loc l, uint64_t size);

/* A memory access by instruction: the pointer operand, the type that goes through it. */
typedef struct Access { Ref ptr, stored; TypeId type; bool reads, writes; } Access;
bool access_of(const Module *m, const Fn *f, ValueId v, Access *a);
static inline bool inst_access(const Module *m, const Fn *f, ValueId v, Access *a) {
    return (op_flags(inst_at(f, v)) & (OF_READ | OF_WRITE)) && access_of(m, f, v, a);
}

/* indirect.c: the targets of calls through pointers. */
void indirect_begin(Objects *o);
void indirect_note(Objects *o, SymId s, ValueId v);         /* a call through a pointer */
void indirect_settle(Objects *o);
/* The function that stands for all that call v may run; 0: they are not all known. */
SymId indirect_target(const Objects *o, SymId s, ValueId v);
/* Are all callers seen, those through pointers too? */
static inline bool objects_open(const Objects *o, SymId s) {
    return callgraph_open(o->calls, s) && !(o->closed && o->closed[s]);
}

/* For indirect.c: where an operand and a result point; arguments that leave, or that meet the parameters of a
 * function (true if that joined anything). */
Loc ref_loc(Objects *o, SymId s, Ref r);                    /* its extent is forgotten: see above */
Loc result_loc(Objects *o, SymId s);
void call_escape(Objects *o, SymId s, Fn *f, ValueId v);
bool call_connect(Objects *o, SymId s, const Fn *f, ValueId v, SymId callee);

/* param_effects.c. All that function s does with parameter p, if that is to access what lies at constant offsets;
 * NULL: not known, or something else. */
void touches_build(Objects *o);
bool touches_pointers(const Touch *t, uint32_t n);
const Touch *param_touches(const Objects *o, SymId s, uint32_t p, uint32_t *n);
/* The parameter, of which this is known, behind which lies whatever the function returns; NULL: there is
 * none. */
const Touched *result_view(const Objects *o, SymId s, uint32_t *p);

/* What a call is to the analysis. */
enum CallKind {
    CALL_COPY,        /* memcpy, memmove: from argument 1 to argument 0, `size` bytes */
    CALL_FILL,        /* memset */
    CALL_ROW,         /* any other intrinsic or library function: by its row */
    CALL_SEEN,        /* a function of the module that cannot be replaced */
    CALL_TABLE,       /* any function of a class that `target` stands for */
    CALL_ASM,
    CALL_UNSEEN
};
typedef struct CallInfo {
    enum CallKind kind;
    const Intrinsic *row;
    SymId target;
    bool followed;    /* SEEN: arguments and result are connected with the callee's */
    bool moves;       /* ASM: results are arguments, nothing else happens */
    bool writes;      /* ASM: the template stores, or calls */
    uint64_t size;    /* COPY, FILL: bytes, UINT64_MAX if not constant */
} CallInfo;
CallInfo call_info(const Objects *o, const Fn *f, ValueId v);
/* The same of argument i of a call, of inline assembly too; it holds until the next call that is asked
 * for. */
const Touch *arg_touches(Objects *o, const Fn *f, ValueId v, const CallInfo *c, uint32_t i, uint32_t *n);
/* Is argument i of a call that is SEEN copied for the callee, not handed to it? */
bool arg_is_copied(const Objects *o, SymId callee, uint32_t i);

#endif
