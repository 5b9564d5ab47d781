// Counts.inl: how many candidates squares have, worked out for all squares at once.

namespace sudoku {
namespace nine {
namespace SUDOKU_KERNEL {

// The squares that have at least one candidate, and at least two; the same in the place of each
// value.
struct Counts {
  Vector one, two;
};
SUDOKU_INLINE Counts countCandidates(const Vector (&places)[kVectors]) {
  Vector one = places[0], two{};
#pragma GCC unroll kUnrolled
  for (int i = 1; i < kVectors; ++i) {
    two = andOr(one, places[i], two);
    one |= places[i];
  }
  if (kValues > 2) {
    const Vector other = nextValue<2>(one);
    two = andOr(one, other, two | nextValue<2>(two));
    one |= other;
  }
  if (kValues > 1) {
    const Vector other = nextValue<1>(one);
    two = andOr(one, other, two | nextValue<1>(two));
    one |= other;
  }
  return {one, two};
}

// The squares with exactly two candidates, once `two` are those with at least two.
SUDOKU_INLINE Vector squaresWithTwo(const Vector (&places)[kVectors], const Vector& two) {
  Vector three{}, seenTwice{}, seen{};
#pragma GCC unroll kUnrolled
  for (int i = 0; i < kVectors; ++i) {
    three = andOr(seenTwice, places[i], three);
    seenTwice = andOr(seen, places[i], seenTwice);
    seen |= places[i];
  }
  if (kValues > 2) {
    const Vector other = nextValue<2>(seen), otherTwice = nextValue<2>(seenTwice);
    three = anyOf(three, nextValue<2>(three), andOr(seen, otherTwice, seenTwice & other));
    seenTwice = andOr(seen, other, seenTwice | otherTwice);
    seen |= other;
  }
  if (kValues > 1) {
    const Vector other = nextValue<1>(seen), otherTwice = nextValue<1>(seenTwice);
    three = anyOf(three, nextValue<1>(three), andOr(seen, otherTwice, seenTwice & other));
  }
  return two & ~three;
}

}  // namespace SUDOKU_KERNEL
}  // namespace nine
}  // namespace sudoku
