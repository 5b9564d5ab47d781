// Counts.inl: counts the candidates of all squares at once.

namespace sudoku {
namespace nine {
namespace SUDOKU_KERNEL {

// The squares with at least one and with at least two candidates. The set is repeated in the
// position of each value.
struct Counts {
  Vector one, two;
};
SUDOKU_INLINE Counts operator+(const Counts& a, const Counts& b) {
  return {a.one | b.one, andOr(a.one, b.one, a.two | b.two)};
}
SUDOKU_INLINE Counts nextValue(const Counts& counts) {
  return {nextValue(counts.one), nextValue(counts.two)};
}

// Counts, with the squares that have at least three candidates.
struct CountsToThree {
  Vector one, two, three;
};
SUDOKU_INLINE CountsToThree operator+(const CountsToThree& a, const CountsToThree& b) {
  return {a.one | b.one, andOr(a.one, b.one, a.two | b.two),
          anyOf(a.three | b.three, a.one & b.two, a.two & b.one)};
}
SUDOKU_INLINE CountsToThree nextValue(const CountsToThree& counts) {
  return {nextValue(counts.one), nextValue(counts.two), nextValue(counts.three)};
}

// Adds up the counts of the values in a register.
template <class Each>
SUDOKU_INLINE Each overValues(const Each& each) {
  if constexpr (kValues == 1) return each;
  return each + nextValue(each);
}

SUDOKU_INLINE Counts countCandidates(const Vector (&places)[kVectors]) {
  Counts counts{places[0], Vector{}};
#pragma GCC unroll kUnrolled
  for (int i = 1; i < kVectors; ++i) counts = counts + Counts{places[i], Vector{}};
  return overValues(counts);
}

// The squares with exactly two candidates.
SUDOKU_INLINE Vector squaresWithTwo(const Vector (&places)[kVectors]) {
  CountsToThree counts{places[0], Vector{}, Vector{}};
#pragma GCC unroll kUnrolled
  for (int i = 1; i < kVectors; ++i) {
    counts = counts + CountsToThree{places[i], Vector{}, Vector{}};
  }
  counts = overValues(counts);
  return counts.two & ~counts.three;
}

}  // namespace SUDOKU_KERNEL
}  // namespace nine
}  // namespace sudoku
