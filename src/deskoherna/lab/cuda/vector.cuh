// Many games in lock step that never end: a pass plays a move in each, begins anew those that are over, and writes what
// the next seat may do and observes. The same as lab/envs/vector_driver.py, number by number.

#ifndef STEP_GAMES
#define STEP_GAMES 1024
#define STEP_THREADS 256
#endif
enum { GOES_ON, OVER, CUT_SHORT };
#define NOBODY (-1)

// wrong: the first game whose move is not legal, where it is below what stands there.
extern "C" __global__ void refused(i8 n, const i1* seats, const i8* moves, const i1* masks, i8* wrong) {
    i8 i = (i8)blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n || seats[i] == NOBODY) return;
    i8 move = moves[i];
    if (move < 0 || move >= N_MOVES || masks[i * N_MOVES + move] == 0) atomicMin((long long*)wrong, (long long)i);
}

extern "C" __global__ void __launch_bounds__(STEP_THREADS, 4)
advance(char* states, i8 n, i1* seats, const i8* moves, i1* masks, float* rewards, i1* done, i8* begun, i8* dice,
        i8* any_move, i8 seed, const i2* options, int limit, int players) {
    __shared__ Pool<STEP_GAMES> pool;
    i8 base = (i8)blockIdx.x * STEP_GAMES;
    i2 list[N_MOVES + 1];
    List out{list};
    __align__(8) char notes[NOTES];
    for (int i = threadIdx.x; i < STEP_GAMES; i += STEP_THREADS) {
        i8 game = base + i;
        pool.key[i] = game >= n ? CLOSED : seats[game] == NOBODY ? ENDED : VERB_OF[moves[game]];
    }
    __syncthreads();
    sort<STEP_GAMES, STEP_THREADS>(pool);
    int last = pool.count[CLOSED];
    for (int k = chunk(pool); k < last; k = chunk(pool)) {
        if (k + lane() < last) {
            int i = pool.order[k + lane()];
            i8 game = base + i;
            State s = record(states, game);
            i8 bits = 0;
            if (done[game] != GOES_ON) {
                done[game] = GOES_ON;
                for (int seat = 0; seat < players; seat++) rewards[game * players + seat] = 0;
            }
            if (seats[game] != NOBODY) {
                PLAY(s, seats[game], (int)moves[game]);
                bits = ACTORS(s);
                if (bits == 0) {
                    done[game] = OVER;
                    for (int seat = 0; seat < players; seat++)
                        rewards[game * players + seat] = (float)((FINAL_WORTH(s, Notes{notes}, seat) - 500) / 500.0);
                } else if (at<i4>(s, STEPS) >= limit) {
                    done[game] = CUT_SHORT;
                    bits = 0;
                }
            }
            pool.key[i] = bits == 0 ? ENDED : question(s);
        }
        __syncwarp();
    }
    __syncthreads();
    sort<STEP_GAMES, STEP_THREADS>(pool);
    last = pool.count[CLOSED];
    for (int k = chunk(pool); k < last; k = chunk(pool)) {
        if (k + lane() < last) {
            int i = pool.order[k + lane()];
            i8 game = base + i;
            State s = record(states, game);
            if (pool.key[i] == ENDED) {
                clear(s);
                BEGIN(s, MIXED(MIXED(seed, game), begun[game]), options);
                begun[game]++;
            }
            int seat = LOWEST(ACTORS(s));
            seats[game] = seat;
            int found = LEGAL(s, seat, out, 0);
            for (int m = 0; m < found; m++) masks[game * N_MOVES + list[m]] = 1;
            dice[game] = MIXED(dice[game], 0);
            any_move[game] = list[((dice[game] >> 30) * found) >> 32];
        }
        __syncwarp();
    }
}

// An entry of an observation: its kind, the place it counts, and where in the record its number and its guard lie.
struct Entry {
    short kind, point, at, guard;
};
enum { SEAT, PLAIN, TURNED, HALF, WHOLE, SEEN, SEEN_TURNED, BITS, OWNED, COUNT };
#define UNSEEN (-128)
#define LARGEST 127

INLINE int turned(int v, int seat, int seats) { return v >= 0 && v < seats ? (v - seat + seats) % seats : v; }
INLINE int cut(int v) { return v > LARGEST ? LARGEST : v < -LARGEST ? -LARGEST : v; }

// A warp a game, a lane an entry.
extern "C" __global__ void observe(const char* states, i8 n, const i1* seats, const Entry* entries, int size,
                                   int players, int cards, i1* observations) {
    i8 game = ((i8)blockIdx.x * blockDim.x + threadIdx.x) / 32;
    if (game >= n) return;
    const char* s = states + game * RECORD;
    int seat = seats[game];
    for (int k = lane(); k < size; k += 32) {
        Entry e = entries[seat * size + k];
        int v = (signed char)s[e.at], seen = s[e.guard] >> seat & 1;
        switch (e.kind) {
            case SEAT: v = seat; break;
            case TURNED: v = turned(v, seat, players); break;
            case HALF: v = cut(*(const i2*)(s + e.at)); break;
            case WHOLE: v = cut(*(const i4*)(s + e.at)); break;
            case SEEN: v = seen ? v : UNSEEN; break;
            case SEEN_TURNED: v = seen ? turned(v, seat, players) : UNSEEN; break;
            case BITS: {
                int all = (1 << players) - 1, bits = v & all;
                v = seen ? (bits >> seat | bits << (players - seat)) & all : UNSEEN;
                break;
            }
            case OWNED: v = (signed char)s[e.guard] == seat ? v : UNSEEN; break;
            case COUNT:
                v = 0;
                for (int card = 0; card < cards; card++)
                    v += (signed char)s[e.at + card] == e.point && !(s[e.guard + card] >> seat & 1);
                v = v > LARGEST ? LARGEST : v;
                break;
        }
        observations[game * size + k] = (i1)v;
    }
}
