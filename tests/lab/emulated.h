// A graphics card of one warp a block: every thread is a fiber, and waits at barriers until all have come.
// Enough of CUDA to run the kernels where there is none, compiled by the C++ compiler of the machine.

#include <cstring>
#include <functional>
#include <ucontext.h>
#include <vector>

struct Place {
    int x;
};
static Place threadIdx, blockIdx, blockDim{32}, gridDim;
#define __global__
#define __shared__ static
#define __align__(n) alignas(n)
#define __launch_bounds__(...)

static ucontext_t scheduler, fibers[32];
static bool finished[32];
static int running;
static std::function<void()> body;
static unsigned long long exchanged[32];

static void barrier() {
    int own = running;
    swapcontext(&fibers[own], &scheduler);
}

static void fiber() {
    body();
    finished[running] = true;
}

static void launch(int blocks, std::function<void()> kernel) {
    static std::vector<char> stacks(32 << 18);
    body = kernel;
    gridDim.x = blocks;
    for (blockIdx.x = 0; blockIdx.x < blocks; blockIdx.x++) {
        for (int i = 0; i < 32; i++) {
            finished[i] = false;
            getcontext(&fibers[i]);
            fibers[i].uc_stack.ss_sp = &stacks[(size_t)i << 18];
            fibers[i].uc_stack.ss_size = 1 << 18;
            fibers[i].uc_link = &scheduler;
            makecontext(&fibers[i], fiber, 0);
        }
        for (bool left = true; left;) {
            left = false;
            for (running = 0; running < 32; running++) {
                if (finished[running]) continue;
                threadIdx.x = running;
                swapcontext(&scheduler, &fibers[running]);
                left = left || !finished[running];
            }
        }
    }
}

static int lane() { return threadIdx.x; }
static void __syncthreads() { barrier(); }
static void __syncwarp() { barrier(); }
static int __popc(unsigned x) { return __builtin_popcount(x); }
static int __ffs(unsigned x) { return __builtin_ffs((int)x); }

template <class T>
static T among(T value, int from) {
    exchanged[lane()] = (unsigned long long)value;
    barrier();
    T found = (T)exchanged[from < 0 ? lane() : from];
    barrier();
    return found;
}
template <class T>
static T __shfl_sync(unsigned, T value, int from) {
    return among(value, from);
}
template <class T>
static T __shfl_up_sync(unsigned, T value, int by) {
    return among(value, lane() - by);
}
static unsigned __match_any_sync(unsigned, int value) {
    exchanged[lane()] = (unsigned long long)value;
    barrier();
    unsigned same = 0;
    for (int i = 0; i < 32; i++) same |= (unsigned)(exchanged[i] == (unsigned long long)value) << i;
    barrier();
    return same;
}
template <class T, class U>
static T atomicAdd(T* place, U by) {
    T old = *place;
    *place += by;
    return old;
}
template <class T>
static void atomicMin(T* place, T value) {
    if (value < *place) *place = value;
}
