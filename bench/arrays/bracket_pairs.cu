// Brackets: each line of a text is read by one thread, which keeps the open brackets on a stack that tests its bounds, in one
// struct with the cursor and with a pointer to the counts of the block in shared memory. The index of the stack is a field
// beside it.
struct Counts {
  unsigned pairs[3], deepest;
};

class Reader {
  const char *at_, *end_;
  Counts &counts_;
  char open_[24];
  short where_[24];
  int depth_ = 0;
  bool bad_ = false;

  __device__ static int kind(char c) { return c == '(' || c == ')' ? 0 : c == '[' || c == ']' ? 1 : c == '{' || c == '}' ? 2 : -1; }

  __device__ void push(char c, int at) {
    if (depth_ == 24) {
      bad_ = true;
      return;
    }
    open_[depth_] = c;
    where_[depth_++] = (short)at;
    atomicMax(&counts_.deepest, (unsigned)depth_);
  }

  __device__ int pop(char c) {
    if (depth_ == 0 || kind(open_[depth_ - 1]) != kind(c)) {
      bad_ = true;
      return -1;
    }
    atomicAdd(&counts_.pairs[kind(c)], 1u);
    return where_[--depth_];
  }

 public:
  __device__ Reader(const char *text, int n, Counts &counts) : at_(text), end_(text + n), counts_(counts) {}

  // Writes for each closing bracket the place of the opening one, and returns how many brackets stay open, or -1.
  __device__ int run(short *partner) {
    for (int i = 0; at_ < end_ && !bad_; ++i, ++at_) {
      char c = *at_;
      partner[i] = -1;
      if (c == '(' || c == '[' || c == '{') push(c, i);
      else if (kind(c) >= 0) partner[i] = (short)pop(c);
    }
    while (depth_ && !bad_) {
      if (where_[depth_ - 1] < 0) bad_ = true;
      --depth_;
    }
    return bad_ ? -1 : depth_;
  }
};

__global__ void bracket_pairs(const char *text, const int *start, int lines, short *partner, int *open, Counts *total) {
  __shared__ Counts counts;
  if (threadIdx.x < 4) (&counts.pairs[0])[threadIdx.x] = 0;
  __syncthreads();
  int line = blockIdx.x * blockDim.x + threadIdx.x;
  if (line < lines) {
    Reader r(text + start[line], start[line + 1] - start[line], counts);
    open[line] = r.run(partner + start[line]);
  }
  __syncthreads();
  if (threadIdx.x < 3) atomicAdd(&total->pairs[threadIdx.x], counts.pairs[threadIdx.x]);
  if (threadIdx.x == 3) atomicMax(&total->deepest, counts.deepest);
}
