// TwinSquares.inl: finds squares that may belong to a naked pair.

namespace sudoku {
namespace nine {
namespace SUDOKU_KERNEL {

// The squares of `squares` and `fresh` that share a band or a column with another one of `squares`.
SUDOKU_INLINE Vector twins(Vector squares, Vector fresh) {
  const Vector sharesBand = (squares & (squares - 1)) != 0;
  const Vector columns = anyOf(ofMiniColumns(squares)) & kMiniColumns;
  return squares & fresh & (sharesBand | squaresOfMiniColumns(alongColumn(columns).others()));
}

// The squares of `fresh` that may be half of a naked pair: a square in the same band or column has
// the same two candidates. `pairs` is the set of all squares with two candidates.
SUDOKU_INLINE Vector halvesOfPairs(const Vector (&places)[kVectors], Vector pairs, Vector fresh) {
  Vector squares[kVectors];
#pragma GCC unroll kUnrolledLong
  for (int i = 0; i < kVectors; ++i) squares[i] = places[i] & pairs;
  Vector found{};
#pragma GCC unroll kUnrolledLong
  for (int i = 0; i < kVectors; ++i) {
    if (valuesIn(i) > 1) found |= twins(squares[i] & nextValue(squares[i]), fresh);
#pragma GCC unroll kUnrolledLong
    for (int j = i + 1; j < kVectors; ++j) {
      if (valuesIn(j) == 1) {
        found |= twins(squares[i] & firstValue(squares[j]), fresh);
      } else {
        found |= twins(squares[i] & squares[j], fresh);
        found |= twins(squares[i] & nextValue(squares[j]), fresh);
      }
    }
  }
  if (kValues > 1) found |= nextValue(found);
  return found;
}

}  // namespace SUDOKU_KERNEL
}  // namespace nine
}  // namespace sudoku
