// What Python calls: every kernel, launched as the device would.

extern "C" void run_play_games(int blocks, char* states, int* numbers, int room, i8 n, i8 seed,
                               const i2* options, int limit, int seats, int* results, char* kept, u8* counters) {
    launch(blocks, [=] { play_games(states, numbers, room, n, seed, options, limit, seats, results, kept, counters); });
}
extern "C" void run_refused(int blocks, i8 n, const i1* seats, const i8* moves, const i1* masks, i8* wrong) {
    launch(blocks, [=] { refused(n, seats, moves, masks, wrong); });
}
extern "C" void run_advance(int blocks, char* states, i8 n, i1* seats, const i8* moves, i1* masks, float* rewards,
                            i1* done, i8* begun, i8* dice, i8* any_move, i8 seed, const i2* options, int limit,
                            int players) {
    launch(blocks, [=] {
        advance(states, n, seats, moves, masks, rewards, done, begun, dice, any_move, seed, options, limit, players);
    });
}
extern "C" void run_observe(int blocks, const char* states, i8 n, const i1* seats, const Entry* entries, int size,
                            int players, int cards, i1* observations) {
    launch(blocks, [=] { observe(states, n, seats, entries, size, players, cards, observations); });
}
