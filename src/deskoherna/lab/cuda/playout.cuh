// Whole random games: whoever has finished one in a pool deals the next.

#ifndef PLAY_GAMES
#define PLAY_GAMES 4096
#define PLAY_THREADS 1024
#endif
#define PATIENCE 32  // games of a pool that have to have ended before new ones are dealt

// Plays games 0..n-1, at most `room` of a block at a time; game i has seed + i. results[i * (1 + seats) ...]: steps, then the standing of each seat.
// kept: room for the final records, or nothing. counters: the next game, the steps of all.
extern "C" __global__ void __launch_bounds__(PLAY_THREADS, 1)
play_games(char* states, int* numbers, int room, i8 n, i8 seed, const i2* options, int limit, int seats, int* results,
           char* kept, u8* counters) {
    __shared__ Pool<PLAY_GAMES> pool;
    __shared__ short chosen[PLAY_GAMES];
    __shared__ unsigned char mover[PLAY_GAMES];
    states += (i8)blockIdx.x * PLAY_GAMES * RECORD;
    numbers += blockIdx.x * PLAY_GAMES;
    i2 moves[N_MOVES + 1];
    List out{moves};
    u8 total = 0;
    for (int i = threadIdx.x; i < PLAY_GAMES; i += PLAY_THREADS) {
        numbers[i] = -1;
        pool.key[i] = i < room ? ENDED : CLOSED;
    }
    __syncthreads();
    while (true) {
        sort<PLAY_GAMES, PLAY_THREADS>(pool);
        int ended = pool.count[ENDED], closed = pool.count[CLOSED];
        if (closed == 0) break;
        int last = closed - ended >= PATIENCE || ended == 0 ? closed : ended;
        for (int k = chunk(pool); k < last; k = chunk(pool)) {
            if (k + lane() < last) {
                int i = pool.order[k + lane()];
                State s = record(states, i);
                int seat = mover[i], move = -1;
                bool goes_on = pool.key[i] < ENDED;
                if (!goes_on) {
                    i8 game = numbers[i];
                    if (game >= 0) {
                        bool over = ACTORS(s) == 0;
                        int* result = results + game * (1 + seats);
                        result[0] = at<i4>(s, STEPS);
                        for (int k = 0; k < seats; k++) result[1 + k] = over ? STANDING(s, k) : 0;
                        total += at<i4>(s, STEPS);
                        if (kept)
                            for (int off = 0; off < RECORD; off += 8)
                                *(i8*)(kept + game * RECORD + off) = at<i8>(s, off);
                    }
                    game = (i8)atomicAdd(counters, 1ull);
                    numbers[i] = (int)game;
                    if (game < n) {
                        clear(s);
                        BEGIN(s, seed + game, options);
                        i8 bits = ACTORS(s);
                        goes_on = bits != 0;
                        if (goes_on) mover[i] = seat = LOWEST(bits);
                        pool.key[i] = ENDED;
                    } else {
                        pool.key[i] = CLOSED;
                    }
                }
                if (goes_on) {
                    move = RANDOM_MOVE(s, seat, out);
                    chosen[i] = move;
                    pool.key[i] = VERB_OF[move];
                }
            }
            __syncwarp();
        }
        __syncthreads();
        sort<PLAY_GAMES, PLAY_THREADS>(pool);
        last = pool.count[ENDED];
        for (int k = chunk(pool); k < last; k = chunk(pool)) {
            if (k + lane() < last) {
                int i = pool.order[k + lane()];
                State s = record(states, i);
                PLAY(s, mover[i], chosen[i]);
                i8 bits = ACTORS(s);
                bool over = bits == 0 || at<i4>(s, STEPS) >= limit;
                if (!over) mover[i] = LOWEST(bits);
                pool.key[i] = over ? ENDED : question(s);
            }
            __syncwarp();
        }
        __syncthreads();
    }
    atomicAdd(counters + 1, total);
}
