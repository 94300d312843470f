// Pools of games: a block keeps as many as its pool holds and sorts them, so that games at one question, and moves of
// one verb, lie side by side. Then the lanes of a warp mostly do the same, and so do the warps beside it, whose code
// stays in the caches of instructions; those are what random play waits for otherwise.

#define WARP 0xFFFFFFFFu
#define KEYS 256
#define ENDED (KEYS - 2)
#define CLOSED (KEYS - 1)

template <int GAMES>
struct Pool {
    unsigned short order[GAMES];
    unsigned short rank[GAMES];
    unsigned char key[GAMES];
    int count[KEYS];
    int next;
};

// Sorts the games of a pool by key. Afterwards count[k] is where those of key k begin.
template <int GAMES, int THREADS>
INLINE void sort(Pool<GAMES>& pool) {
    for (int k = threadIdx.x; k < KEYS; k += THREADS) pool.count[k] = 0;
    if (threadIdx.x == 0) pool.next = 0;
    __syncthreads();
    for (int i = threadIdx.x; i < GAMES; i += THREADS) {
        int key = pool.key[i];
        unsigned same = __match_any_sync(WARP, key);
        int leader = __ffs(same) - 1, first = 0;
        if (lane() == leader) first = atomicAdd(&pool.count[key], __popc(same));
        first = __shfl_sync(WARP, first, leader);
        pool.rank[i] = first + __popc(same & ((1u << lane()) - 1));
    }
    __syncthreads();
    if (threadIdx.x < 32) {
        int own[KEYS / 32], sum = 0;
        for (int k = 0; k < KEYS / 32; k++) {
            own[k] = sum;
            sum += pool.count[threadIdx.x * (KEYS / 32) + k];
        }
        int before = sum;
        for (int d = 1; d < 32; d *= 2) {
            int other = __shfl_up_sync(WARP, before, d);
            if (threadIdx.x >= d) before += other;
        }
        before -= sum;
        for (int k = 0; k < KEYS / 32; k++) pool.count[threadIdx.x * (KEYS / 32) + k] = before + own[k];
    }
    __syncthreads();
    for (int i = threadIdx.x; i < GAMES; i += THREADS) pool.order[pool.count[pool.key[i]] + pool.rank[i]] = i;
    __syncthreads();
}

// The next 32 places in the order of a pool, for one warp.
template <int GAMES>
INLINE int chunk(Pool<GAMES>& pool) {
    int first = 0;
    if (lane() == 0) first = atomicAdd(&pool.next, 32);
    return __shfl_sync(WARP, first, 0);
}

INLINE State record(char* states, i8 i) { return State{states + i * RECORD}; }

APART void clear(State s) {
    for (int off = 0; off < RECORD; off += 8) at<i8>(s, off) = 0;
}

INLINE int question(State s) { return at<i1>(s, PHASE) & 127; }
