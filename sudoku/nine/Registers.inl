// Registers.inl: registers of the width that Kernel.inl is made for, and what can be done with
// them.

namespace sudoku {
namespace nine {
namespace SUDOKU_KERNEL {

constexpr int kValues = SUDOKU_KERNEL_VALUES;
constexpr int kVectors = (kSize + kValues - 1) / kValues;
constexpr int kUnrolled = kVectors < kSize ? kVectors : 1;  // else it takes long to compile

// The places of kValues values, one behind the other. The last register has room for more values
// than there are; those have no places.
typedef Word Vector __attribute__((vector_size(16 * SUDOKU_KERNEL_VALUES)));

// What depends on the number of values in a register:
//   nextBand        each band moved to where the band before it was
//   nextValue<k>    each value moved to where the k-th before it was
//   firstValue      the first value in the place of each
//   any             whether any bit is set
#if SUDOKU_KERNEL_VALUES == 1
SUDOKU_INLINE Vector nextBand(Vector v) {
  return __builtin_shufflevector(v, v, 1, 2, 0, 3);
}
template <int>
SUDOKU_INLINE Vector nextValue(Vector v) {
  return v;
}
SUDOKU_INLINE Vector firstValue(Vector v) {
  return v;
}
SUDOKU_INLINE bool any(Vector v) {
  typedef std::uint64_t Halves __attribute__((vector_size(16)));
  const Halves halves = reinterpret_cast<Halves>(v);
  return (halves[0] | halves[1]) != 0;
}
#elif SUDOKU_KERNEL_VALUES == 2
SUDOKU_INLINE Vector nextBand(Vector v) {
  return __builtin_shufflevector(v, v, 1, 2, 0, 3, 5, 6, 4, 7);
}
template <int>
SUDOKU_INLINE Vector nextValue(Vector v) {
  return __builtin_shufflevector(v, v, 4, 5, 6, 7, 0, 1, 2, 3);
}
SUDOKU_INLINE Vector firstValue(Vector v) {
  return __builtin_shufflevector(v, v, 0, 1, 2, 3, 0, 1, 2, 3);
}
SUDOKU_INLINE bool any(Vector v) {
  typedef long long Words __attribute__((vector_size(32)));
  const Words words = reinterpret_cast<Words>(v);
  return !__builtin_ia32_ptestz256(words, words);
}
#else
SUDOKU_INLINE Vector nextBand(Vector v) {
  return __builtin_shufflevector(v, v, 1, 2, 0, 3, 5, 6, 4, 7, 9, 10, 8, 11, 13, 14, 12, 15);
}
template <int kBy>
SUDOKU_INLINE Vector nextValue(Vector v) {
  constexpr int k = 4 * kBy;
  return __builtin_shufflevector(v, v, k, k + 1, k + 2, k + 3, k + 4, k + 5, k + 6, k + 7, k + 8,
                                 k + 9, k + 10, k + 11, k + 12, k + 13, k + 14, k + 15);
}
SUDOKU_INLINE Vector firstValue(Vector v) {
  return __builtin_shufflevector(v, v, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3);
}
SUDOKU_INLINE bool any(Vector v) {
  typedef long long Words __attribute__((vector_size(32)));
  typedef Word Half __attribute__((vector_size(32)));
  const Half half = __builtin_shufflevector(v, v, 0, 1, 2, 3, 4, 5, 6, 7) |
                    __builtin_shufflevector(v, v, 8, 9, 10, 11, 12, 13, 14, 15);
  const Words words = reinterpret_cast<Words>(half);
  return !__builtin_ia32_ptestz256(words, words);
}
#endif

// Functions of three bits, for all bits; the newest processors have one instruction for each.
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

SUDOKU_INLINE Vector load(const Squares* first, int many) {
  Vector v{};
  std::memcpy(&v, first, sizeof(Squares) * static_cast<std::size_t>(many));
  return v;
}
SUDOKU_INLINE void store(Squares* first, int many, const Vector& v) {
  std::memcpy(first, &v, sizeof(Squares) * static_cast<std::size_t>(many));
}
SUDOKU_INLINE Squares firstOf(const Vector& v) {
  Squares squares;
  store(&squares, 1, v);
  return squares;
}
constexpr int valuesIn(int vector) {
  return vector < kVectors - 1 ? kValues : kSize - (kVectors - 1) * kValues;
}

}  // namespace SUDOKU_KERNEL
}  // namespace nine
}  // namespace sudoku
