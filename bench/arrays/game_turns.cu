// game_turns: two players of a duel, of which each turn changes one through a reference, and what they do is a variant.
// Launch: grid * block = number of duels.
// Buffers: life and force (int, two per duel), out (written, three ints per duel), n (number of duels).
// Check: the lives at the end, and the number of turns.

#include <cuda/std/optional>
#include <cuda/std/variant>

struct Player {
    int life, force;
};

struct Attack {
    int force;
};

struct Heal {
    float factor;
};

using Move = cuda::std::variant<Attack, Heal>;

__device__ Move choose(const Player &p, const Player &other) {
    if (p.life * 2 < other.life) return Heal{1.25f};
    return Attack{p.force};
}

__device__ cuda::std::optional<int> winner(const Player &a, const Player &b) {
    if (a.life > 0 && b.life > 0) return {};
    return a.life > 0 ? 0 : 1;
}

extern "C" __global__ void game_turns(const int *life, const int *force, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    Player a = {life[2 * i], force[2 * i]}, b = {life[2 * i + 1], force[2 * i + 1]};
    int turn = 0;
    for (; turn < 40 && !winner(a, b).has_value(); turn++) {
        Player &active = turn & 1 ? b : a, &passive = turn & 1 ? a : b;
        Move move = choose(active, passive);
        if (const Attack *attack = cuda::std::get_if<Attack>(&move)) passive.life -= attack->force;
        if (const Heal *heal = cuda::std::get_if<Heal>(&move)) active.life = active.life * heal->factor + 1;
    }
    out[3 * i] = a.life, out[3 * i + 1] = b.life, out[3 * i + 2] = winner(a, b).value_or(2) + 4 * turn;
}
