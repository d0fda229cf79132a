/* stmt_group.c: operations of several threads: atomics on shared words, reads of a neighbour's row between
 * barriers, warp operations, shared memory of another block of the cluster.
 */
#include "tests/harness/random/gen_in.h"

/* Reports whether a barrier is allowed here, because all threads of the block are known to reach this point
 * together. */
static bool together(const Gen *g) { return g->uniform && (g->at < 0 || g->fn[g->at].sync); }

/* Performs an atomic operation on a word that all threads share. Each word has one commutative operation,
 * and results are not used, so the order of threads does not matter. */
void do_shared_atomic(Gen *g) {
    static const char *const op[] = {"add", "or", "xor", "umax"};
    uint32_t k = below(g, 4);
    Val x = int_of(g, 32);
    Val a = int_value(32);
    if (g->other) return;
    if (chance(g, 50)) {
        a = define(g, a, "getelementptr [16 x i64], ptr addrspace(3) @acc, i32 0, i32 %u", k);
        if (chance(g, 50)) a = define(g, a, "addrspacecast ptr addrspace(3) %s to ptr", a.s);
        else a.space = SPACE_SHARED;
    } else {
        if (g->at >= 0) return;
        a = define(g, a, "getelementptr [16 x i64], ptr %%acc, i32 0, i32 %u", k);
    }
    define(g, int_value(32), "atomicrmw %s %s %s, i32 %s monotonic", op[k], space_type(a.space), a.s, x.s);
}

/* Reads the row of the neighbour, the thread with number %lt xor 1, between two barriers. */
void do_exchange(Gen *g) {
    if (!together(g)) return;
    uint32_t space = chance(g, 70) ? SPACE_SHARED : SPACE_GLOBAL;
    char name[8];
    Val i = define(g, int_value(32), "xor i32 %%lt, 1"), p = {.kind = V_ROW, .space = (uint8_t)space};
    p = define(g, p, "getelementptr [%u x [8 x i64]], %s %s, i32 0, i32 %s", g->rows, space_type(space),
               object_name(g, space, name), i.s);
    if (chance(g, 40)) p = pointer_generic(g, p);
    Val a = row_field(g, p, 8);
    body_line(g, "call void @llvm.nvvm.barrier0()");
    keep(g, define(g, int_value(64), "load i64, %s %s", space_type(a.space), a.s));
    body_line(g, "call void @llvm.nvvm.barrier0()");
}

/* Exchanges numbers, or the halves of an address, between the threads of a warp. All threads of the warp take part, so
 * it generates nothing where they may have diverged, or if the block has more than one warp. */
void do_warp(Gen *g) {
    static const char *const shuffle[] = {"idx", "up", "down", "bfly"}, *const vote[] = {"all", "any", "uni"},
                             *const redux[] = {"add", "umin", "umax", "and", "or", "xor"};
    if (!together(g) || g->shape.threads > 32) return;
    uint32_t mask = (uint32_t)((UINT64_C(1) << g->shape.threads) - 1), k = below(g, 4);
    Val r = int_value(32), x = int_of(g, 32), c;
    switch (below(g, 6)) {
    case 0: /* threads beyond the last one have no value to contribute */
        keep(g, define(g, r,
                       "call i32 @llvm.nvvm.shfl.sync.%s.i32(i32 %u, i32 %s, i32 "
                       "%u, i32 %u)",
                       shuffle[k], mask, x.s, below(g, g->shape.threads), k == 1 ? 0 : g->shape.threads - 1));
        break;
    case 1:
        c = int_of(g, 1);
        keep(g,
             define(g, int_value(1), "call i1 @llvm.nvvm.vote.%s.sync(i32 %u, i1 %s)", vote[below(g, 3)], mask, c.s));
        break;
    case 2:
        c = int_of(g, 1);
        keep(g, define(g, r, "call i32 @llvm.nvvm.vote.ballot.sync(i32 %u, i1 %s)", mask, c.s));
        break;
    case 3: keep(g, define(g, r, "call i32 @llvm.nvvm.match.any.sync.i32(i32 %u, i32 %s)", mask, x.s)); break;
    case 4:
        if (g->shape.sm < 80) return;
        keep(g, define(g, r, "call i32 @llvm.nvvm.redux.sync.%s(i32 %s, i32 %u)", redux[below(g, 6)], x.s, mask));
        break;
    default: { /* an address is sent to another thread and back, in two halves */
        Val a = value_like(g, (Val){.kind = V_ADDR, .level = 2, .ro = chance(g, 50), .bits = 64}), half[2];
        for (uint32_t i = 0; i < 2; i++) {
            x = define(g, int_value(64), "lshr i64 %s, %u", a.s, i * 32);
            x = define(g, r, "trunc i64 %s to i32", x.s);
            for (uint32_t n = 0; n < 2; n++)
                x = define(g, r,
                           "call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %u, i32 %s, i32 "
                           "1, i32 31)",
                           mask, x.s);
            half[i] = define(g, int_value(64), "zext i32 %s to i64", x.s);
        }
        half[1] = define(g, half[1], "shl i64 %s, 32", half[1].s);
        keep(g, row_from_addr(g, define(g, a, "or i64 %s, %s", half[1].s, half[0].s)));
    }
    }
}

/* Reads the row of the thread with the same number in the other block of the cluster, from the shared memory of that
 * block, between two barriers. Sometimes a select between this row and one of this thread is read instead. */
void do_cluster(Gen *g) {
    if (!together(g) || !g->shape.cluster) return;
    char name[8];
    Val rank = define(g, int_value(32), "xor i32 %%ctaid, 1"), i,
        p = {.kind = V_ROW, .space = SPACE_SHARED, .ro = true}, q;
    i = define(g, int_value(32), "mul i32 %s, %u", rank.s, g->shape.threads);
    i = define(g, int_value(32), "add i32 %s, %%tid", i.s);
    p = define(g, p, "getelementptr [%u x [8 x i64]], ptr addrspace(3) %s, i32 0, i32 %s", g->rows,
               object_name(g, SPACE_SHARED, name), i.s);
    if (chance(g, 50)) {
        p.space = SPACE_CLUSTER;
        p = define(g, p,
                   "call ptr addrspace(7) @llvm.nvvm.mapa.shared.cluster(ptr "
                   "addrspace(3) %s, i32 %s)",
                   p.s, rank.s);
        if (chance(g, 60)) p = pointer_generic(g, p);
    } else {
        p = pointer_generic(g, p);
        p = define(g, p, "call ptr @llvm.nvvm.mapa(ptr %s, i32 %s)", p.s, rank.s);
    }
    if (p.space == 0 && chance(g, 50)) {
        q = pointer_generic(g, row_of(g, (Want){.space = chance(g, 50) ? SPACE_SHARED : SPACE_GLOBAL, .level = 2}));
        Val c = int_of(g, 1);
        p = define(g, p, "select i1 %s, ptr %s, ptr %s", c.s, p.s, q.s);
    }
    if (p.space == 0 && chance(g, 40)) {
        static const char *const ask[] = {"shared.cluster", "shared.cta", "shared", "global"};
        keep(g, define(g, int_value(1), "call i1 @llvm.nvvm.isspacep.%s(ptr %s)", ask[below(g, 4)], p.s));
    }
    Val a = row_field(g, p, 8);
    body_line(g, "call void @llvm.nvvm.barrier.cluster.arrive()");
    body_line(g, "call void @llvm.nvvm.barrier.cluster.wait()");
    keep(g, define(g, int_value(64), "load i64, %s %s", space_type(a.space), a.s));
    body_line(g, "call void @llvm.nvvm.barrier.cluster.arrive()");
    body_line(g, "call void @llvm.nvvm.barrier.cluster.wait()");
}
