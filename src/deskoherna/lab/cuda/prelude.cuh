// What translated rules stand on: numbers as Python has them, and records as NumPy has them.

typedef signed char i1;
typedef short i2;
typedef int i4;
typedef long long i8;
typedef unsigned long long u8;

#ifdef __CUDACC__
#define CONSTANT static __device__ const
#define INLINE static __device__ __forceinline__
#define APART static __device__ __noinline__
#define INSIDE __device__ __forceinline__
#define ON_DEVICE(place) __builtin_assume(__isGlobal(place))
INLINE int lane() {
    int n;
    asm("mov.u32 %0, %%laneid;" : "=r"(n));
    return n;
}
INLINE void refuse() { __trap(); }
#else
#include <cstdio>
#include <cstdlib>
#define CONSTANT static const
#define INLINE static inline
#define APART static
#define INSIDE inline
#define ON_DEVICE(place)
INLINE void refuse() { abort(); }
#endif

// An index: as it is, or, where it may be below nothing, counted from the end. In checked code it must be one.
#ifdef CHECKED
INLINE int within(i8 index, int size, int line) {
    if (index < 0 || index >= size) {
        fprintf(stderr, "line %d: index %lld of %d\n", line, index, size);
        abort();
    }
    return (int)index;
}
#define IN(index, size) within(index, size, __LINE__)
#else
#define IN(index, size) (index)
#endif
#define AROUND(index, size) IN(around((index), (size)), (size))
INLINE int around(i8 index, int size) { return (int)(index < 0 ? index + size : index); }

// A position: where its record lies.
struct State {
    char* p;
};
template <class T>
INLINE T& at(State s, i8 off) {
    T* place = (T*)(s.p + off);
    ON_DEVICE(place);
    return *place;
}

// What advice writes down: a record of its own in each thread.
struct Notes {
    char* p;
};
template <class T>
INLINE T& at(Notes s, i8 off) {
    return *(T*)(s.p + off);
}

// A field with several entries, or a row of one.
template <class R>
struct Row {
    R record;
    int off;
    template <class T>
    INSIDE T& at(i8 i) const {
        return ::at<T>(record, off + (int)i * (int)sizeof(T));
    }
    INSIDE Row from(i8 bytes) const { return Row{record, off + (int)bytes}; }
};
template <class R>
INLINE Row<R> row(R record, int off) {
    return Row<R>{record, off};
}

// The list of legal moves that rules append to.
struct List {
    i2* p;
    INSIDE i2& operator[](i8 i) const { return p[i]; }
};

// What a function returns that returns several numbers.
template <class... T>
struct Several;
template <class A, class B>
struct Several<A, B> {
    A p0;
    B p1;
};
template <class A, class B, class C>
struct Several<A, B, C> {
    A p0;
    B p1;
    C p2;
};
template <class A, class B, class C, class D>
struct Several<A, B, C, D> {
    A p0;
    B p1;
    C p2;
    D p3;
};

// Divisions round down; by nothing they give nothing, as in the compiled twin.
template <class T>
INLINE T floor_div(T a, T b) {
    if (b == 0) return 0;
    T q = a / b;
    return q - (T)((a % b != 0) && ((a < 0) != (b < 0)));
}
template <class T>
INLINE T floor_mod(T a, T b) {
    if (b == 0) return 0;
    T m = a % b;
    return m + ((m != 0 && ((m < 0) != (b < 0))) ? b : (T)0);
}
template <class T>
INLINE T magnitude(T a) {
    return a < 0 ? -a : a;
}
template <class T>
INLINE T minimum(T a, T b) {
    return b < a ? b : a;
}
template <class T>
INLINE T maximum(T a, T b) {
    return b > a ? b : a;
}
