// device_malloc: every thread builds a binary search tree of its numbers on the device heap, walks it in
// order, and frees it.
// Launch: any grid and block covering the groups.
// Buffers: in (groups * size ints), out (groups * size ints, written: each group sorted, without repeats,
//          the rest -1), counts (groups ints, written: the number of distinct values).
// Check: exact.

struct Tree {
    Tree *left, *right;
    int value;
};

__device__ bool insert(Tree **at, int value) {
    while (*at != nullptr) {
        if ((*at)->value == value)
            return false;
        at = value < (*at)->value ? &(*at)->left : &(*at)->right;
    }
    Tree *node = (Tree *)malloc(sizeof(Tree));
    if (node == nullptr)
        return false;
    node->left = node->right = nullptr;
    node->value = value;
    *at = node;
    return true;
}

extern "C" __global__ void device_malloc(const int *in, int *out, int *counts, int groups, int size) {
    int g = blockIdx.x * blockDim.x + threadIdx.x;
    if (g >= groups)
        return;
    Tree *root = nullptr;
    int count = 0;
    for (int i = 0; i < size; i++) {
        count += insert(&root, in[g * size + i]);
        out[g * size + i] = -1;
    }
    counts[g] = count;
    // In order, turning the tree into a list of right children on the way.
    int *to = out + g * size;
    while (root != nullptr) {
        Tree *left = root->left;
        if (left != nullptr) {
            root->left = left->right;
            left->right = root;
            root = left;
        } else {
            Tree *right = root->right;
            *to++ = root->value;
            free(root);
            root = right;
        }
    }
}
