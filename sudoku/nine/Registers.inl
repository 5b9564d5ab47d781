// Registers.inl: vector registers of the width that Kernel.inl is compiled for, and their
// operations.

namespace sudoku {
namespace nine {
namespace SUDOKU_KERNEL {

constexpr int kValues = SUDOKU_KERNEL_VALUES;
constexpr int kVectors = (kSize + kValues - 1) / kValues;

// How often loops over the registers are unrolled. Nine registers compile slowly. So do long loops,
// which gain only 3 %; header-only programs must compile fast.
constexpr int kUnrolled = kVectors < kSize ? kVectors : 1;
#ifdef SUDOKU_SEARCH_COMPILED
constexpr int kUnrolledLong = kUnrolled;
#else
constexpr int kUnrolledLong = 1;
#endif

// The places of kValues values, one value after the other. The last register may have room for more
// values than are left; these have no places.
typedef Word Vector __attribute__((vector_size(16 * kValues)));
typedef Word Quad __attribute__((vector_size(16)));

constexpr int valuesIn(int vector) {
  return vector < kVectors - 1 ? kValues : kSize - (kVectors - 1) * kValues;
}

// Loads sets[i] and the following ones that fill the register. That many sets must exist. The
// register is loaded whole because combining partial loads takes longer.
SUDOKU_INLINE Vector setsFrom(const void* sets, int i) {
  Vector v;
  std::memcpy(&v, static_cast<const char*>(sets) + sizeof(Squares) * static_cast<unsigned>(i),
              sizeof v);
  return v;
}
SUDOKU_INLINE void storeSets(Squares* sets, Vector v) {
  std::memcpy(sets, &v, sizeof v);
}
SUDOKU_INLINE Squares squaresOf(Quad quad) {
  Squares squares;
  std::memcpy(&squares, &quad, sizeof squares);
  return squares;
}

// Operations that depend on the number of values in a register:
//   nextBand        rotates the bands: each word gets the band after its own
//   nextValue       rotates the values: each gets the value after its own
//   any             whether any bit is set
//   ordinals        for each word, the index of its value, from 0
//   load, store     the i-th register of a board
//   firstOf         the set of the first value
//   firstValue      copies the set of the first value to all values
#if SUDOKU_KERNEL_VALUES == 1
SUDOKU_INLINE Vector nextBand(Vector v) {
  return __builtin_shufflevector(v, v, 1, 2, 0, 3);
}
SUDOKU_INLINE Vector nextValue(Vector v) {
  return v;
}
SUDOKU_INLINE bool any(Vector v) {
  const Squares squares = squaresOf(v);
  return (squares.halves[0] | squares.halves[1]) != 0;
}
SUDOKU_INLINE Vector ordinals() {
  return Vector{};
}
SUDOKU_INLINE Vector load(const Places& board, int i) {
  return setsFrom(board.of, i);
}
SUDOKU_INLINE void store(Places& board, int i, Vector v) {
  storeSets(board.of + i, v);
}
SUDOKU_INLINE Squares firstOf(Vector v) {
  return squaresOf(v);
}
SUDOKU_INLINE Vector firstValue(Vector v) {
  return v;
}
#else
SUDOKU_INLINE Vector nextBand(Vector v) {
  return __builtin_shufflevector(v, v, 1, 2, 0, 3, 5, 6, 4, 7);
}
SUDOKU_INLINE Vector nextValue(Vector v) {
  return __builtin_shufflevector(v, v, 4, 5, 6, 7, 0, 1, 2, 3);
}
SUDOKU_INLINE bool any(Vector v) {
  typedef long long Words __attribute__((vector_size(32)));
  const Words words = reinterpret_cast<Words>(v);
  return !__builtin_ia32_ptestz256(words, words);
}
SUDOKU_INLINE Vector ordinals() {
  return Vector{0, 0, 0, 0, 1, 1, 1, 1};
}
SUDOKU_INLINE Squares firstOf(Vector v) {
  return squaresOf(__builtin_shufflevector(v, v, 0, 1, 2, 3));
}
SUDOKU_INLINE Vector firstValue(Vector v) {
  return __builtin_shufflevector(v, v, 0, 1, 2, 3, 0, 1, 2, 3);
}
SUDOKU_INLINE Vector load(const Places& board, int i) {
  if (valuesIn(i) == 2) return setsFrom(board.of, 2 * i);
  return __builtin_shufflevector(setsFrom(board.of, 2 * i - 1), Vector{}, 4, 5, 6, 7, 8, 8, 8, 8);
}
SUDOKU_INLINE void store(Places& board, int i, Vector v) {
  if (valuesIn(i) == 2) {
    storeSets(board.of + 2 * i, v);
  } else {
    board.of[2 * i] = firstOf(v);
  }
}
#endif

// Bitwise functions of three operands.
SUDOKU_INLINE Vector anyOf(Vector a, Vector b, Vector c) {
  return a | b | c;
}
SUDOKU_INLINE Vector oneOf(Vector a, Vector b, Vector c) {
  return (a ^ b ^ c) & ~(a & b);
}
SUDOKU_INLINE Vector firstAlone(Vector a, Vector b, Vector c) {
  return a & ~(b | c);
}
SUDOKU_INLINE Vector select(Vector mask, Vector a, Vector b) {
  return (a & mask) | (b & ~mask);
}
SUDOKU_INLINE Vector andOr(Vector a, Vector b, Vector c) {
  return (a & b) | c;
}

SUDOKU_INLINE Vector all(Word word) {
  return Vector{} + word;
}

}  // namespace SUDOKU_KERNEL
}  // namespace nine
}  // namespace sudoku
