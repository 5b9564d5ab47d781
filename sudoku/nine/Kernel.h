// Kernel.h: the rules of a 9x9 board, compiled for several instruction sets. The best one for this
// processor is chosen at run time. AVX2 and AVX-512 use registers of 256 bits, AVX-512 with fewer
// instructions; the portable one uses 128 bits, and is the only one if SUDOKU_PLAIN is defined.
// Programs that use only the headers must compile fast, so they get AVX-512 only if the compiler's
// options allow it, as with -march=native.

#pragma once

#include <cstdint>
#include <cstring>

#include "sudoku/Candidate.h"
#include "sudoku/nine/Squares.h"
#include "sudoku/nine/State.h"

// Without sudoku/BlankBoard.cpp, the options of the compiler choose the kernels, so all files of a
// program need the same options.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(SUDOKU_PLAIN)
#define SUDOKU_HAS_AVX2_KERNEL
#if defined(SUDOKU_SEARCH_COMPILED) || defined(__AVX512VL__)
#define SUDOKU_HAS_AVX512_KERNEL
#endif
#endif

// Compiles the functions up to SUDOKU_END_TARGET for newer processors.
#define SUDOKU_PRAGMA(text) _Pragma(#text)
#if defined(__clang__)
#define SUDOKU_BEGIN_TARGET(features) \
  SUDOKU_PRAGMA(clang attribute push(__attribute__((target(features))), apply_to = function))
#define SUDOKU_END_TARGET _Pragma("clang attribute pop")
#else
#define SUDOKU_BEGIN_TARGET(features) \
  _Pragma("GCC push_options") SUDOKU_PRAGMA(GCC target(features))
#define SUDOKU_END_TARGET _Pragma("GCC pop_options")
#endif

#define SUDOKU_KERNEL plain
#define SUDOKU_KERNEL_IS_WIDE 0
#include "sudoku/nine/Kernel.inl"

#ifdef SUDOKU_HAS_AVX2_KERNEL
SUDOKU_BEGIN_TARGET("avx2,bmi,bmi2,popcnt")
#define SUDOKU_KERNEL avx2
#define SUDOKU_KERNEL_IS_WIDE 1
#include "sudoku/nine/Kernel.inl"
SUDOKU_END_TARGET
#endif

#ifdef SUDOKU_HAS_AVX512_KERNEL
SUDOKU_BEGIN_TARGET("avx512f,avx512bw,avx512vl,avx2,bmi,bmi2,popcnt")
#define SUDOKU_KERNEL avx512
#define SUDOKU_KERNEL_IS_WIDE 1
#include "sudoku/nine/Kernel.inl"
SUDOKU_END_TARGET
#endif

namespace sudoku::nine {

struct Kernel {
  const char* name;

  // Decides squares, each once at most, and applies the rules until nothing changes. Returns the
  // number of undecided squares, or -1 for a contradiction; `after` is then unspecified. `before`
  // and `after` may be the same board.
  //
  // Naked pairs are found only if one of their squares is not in `before.withTwo`.
  int (*decide)(const State& before, const Candidate* first, const Candidate* last, State& after);

  // See BranchSquare.h. Requires an undecided square.
  int (*mostConstrainingSquare)(const State&);
  bool (*runsHere)();
};

#ifdef SUDOKU_HAS_AVX2_KERNEL
inline bool runsAvx2() {
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
         __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
}
inline bool runsAvx512() {
  return runsAvx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
         __builtin_cpu_supports("avx512vl");
}
#endif

inline constexpr Kernel kKernels[] = {
#ifdef SUDOKU_HAS_AVX512_KERNEL
    {"avx512", avx512::decide, avx512::mostConstrainingSquare, runsAvx512},
#endif
#ifdef SUDOKU_HAS_AVX2_KERNEL
    {"avx2", avx2::decide, avx2::mostConstrainingSquare, runsAvx2},
#endif
    {"plain", plain::decide, plain::mostConstrainingSquare, [] { return true; }},
};

// The fastest kernel that this processor can run.
inline const Kernel& kernel() {
  static const Kernel& best = []() -> const Kernel& {
    const Kernel* each = kKernels;
    while (!each->runsHere()) ++each;
    return *each;
  }();
  return best;
}

}  // namespace sudoku::nine
