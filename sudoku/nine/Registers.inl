// Registers.inl: a register of 16 lanes of 16 bits, and its operations, for one instruction set:
// one register of 256 bits if SUDOKU_KERNEL_IS_WIDE, or else two of 128: SSE2, NEON, WebAssembly.
//
//   all(n)                         n in every lane
//   isZero(v)                      all bits of each lane that is 0, none of the others
//   equalBytes(v, w)               all bits of each byte that is equal in both, none of the others
//   any(v)                         true if a lane is not 0
//   signs(v)                       the highest bit of each byte: bit i is that of byte i
//   nextInBand, previousInBand     each box gets the lane of the next, or previous, box of its band
//   nextInStack, previousInStack   the same within its stack
//
// Four lanes are a band, so a register has bands 0 to 3. Band 3 is spare; see State.h.
//
//   withLastBand<b>(v, w)          bands 0, 1 and 2 of v, then band b of w
//   lastBandsOf(a, b, c)           band 3 of a, of b, of c, and of c again

namespace sudoku::nine::SUDOKU_KERNEL {

#if SUDOKU_KERNEL_IS_WIDE

typedef std::uint16_t Register __attribute__((vector_size(32)));

SUDOKU_INLINE Register all(unsigned lane) {
  return Register{} + static_cast<std::uint16_t>(lane);
}
SUDOKU_INLINE Register isZero(Register v) {
  return reinterpret_cast<Register>(v == 0);
}
SUDOKU_INLINE bool any(Register v) {
  typedef long long Quads __attribute__((vector_size(32)));
  const Quads quads = reinterpret_cast<Quads>(v);
  return !__builtin_ia32_ptestz256(quads, quads);
}
SUDOKU_INLINE std::uint32_t signs(Register v) {
  typedef char Bytes __attribute__((vector_size(32)));
  return static_cast<std::uint32_t>(__builtin_ia32_pmovmskb256(reinterpret_cast<Bytes>(v)));
}
SUDOKU_INLINE Register equalBytes(Register v, Register w) {
  typedef std::uint8_t Bytes __attribute__((vector_size(32)));
  return reinterpret_cast<Register>(reinterpret_cast<Bytes>(v) == reinterpret_cast<Bytes>(w));
}
SUDOKU_INLINE Register nextInBand(Register v) {
  return __builtin_shufflevector(v, v, 1, 2, 0, 3, 5, 6, 4, 7, 9, 10, 8, 11, 13, 14, 12, 15);
}
SUDOKU_INLINE Register previousInBand(Register v) {
  return __builtin_shufflevector(v, v, 2, 0, 1, 3, 6, 4, 5, 7, 10, 8, 9, 11, 14, 12, 13, 15);
}
// The register of these four bands: 0 to 3 are those of v, 4 to 7 those of w.
template <int kFirst, int kSecond, int kThird, int kFourth>
SUDOKU_INLINE Register bands(Register v, Register w) {
  typedef std::uint64_t Quads __attribute__((vector_size(32)));
  return reinterpret_cast<Register>(__builtin_shufflevector(
      reinterpret_cast<Quads>(v), reinterpret_cast<Quads>(w), kFirst, kSecond, kThird, kFourth));
}
SUDOKU_INLINE Register nextInStack(Register v) {
  return bands<1, 2, 0, 3>(v, v);
}
SUDOKU_INLINE Register previousInStack(Register v) {
  return bands<2, 0, 1, 3>(v, v);
}
template <int kBand>
SUDOKU_INLINE Register withLastBand(Register v, Register w) {
  return bands<0, 1, 2, 4 + kBand>(v, w);
}
SUDOKU_INLINE Register lastBandsOf(Register a, Register b, Register c) {
  // Bands 1 and 3 of two registers in turn, which takes one instruction.
  const Register ab = bands<1, 5, 3, 7>(a, b), cc = bands<1, 5, 3, 7>(c, c);
  return bands<2, 3, 6, 7>(ab, cc);
}

#else

typedef std::uint16_t Half __attribute__((vector_size(16)));
struct Register {
  Half low, high;
};

SUDOKU_INLINE Register operator&(Register a, Register b) {
  return {a.low & b.low, a.high & b.high};
}
SUDOKU_INLINE Register operator|(Register a, Register b) {
  return {a.low | b.low, a.high | b.high};
}
SUDOKU_INLINE Register operator^(Register a, Register b) {
  return {a.low ^ b.low, a.high ^ b.high};
}
SUDOKU_INLINE Register operator+(Register a, Register b) {
  return {a.low + b.low, a.high + b.high};
}
SUDOKU_INLINE Register operator-(Register a, unsigned b) {
  return {a.low - static_cast<std::uint16_t>(b), a.high - static_cast<std::uint16_t>(b)};
}
SUDOKU_INLINE Register operator~(Register v) {
  return {~v.low, ~v.high};
}
SUDOKU_INLINE Register operator<<(Register v, int bits) {
  return {v.low << bits, v.high << bits};
}
SUDOKU_INLINE Register operator>>(Register v, int bits) {
  return {v.low >> bits, v.high >> bits};
}
SUDOKU_INLINE Register all(unsigned lane) {
  const Half half = Half{} + static_cast<std::uint16_t>(lane);
  return {half, half};
}
SUDOKU_INLINE Register isZero(Register v) {
  return {reinterpret_cast<Half>(v.low == 0), reinterpret_cast<Half>(v.high == 0)};
}
SUDOKU_INLINE std::uint32_t signs(Half v) {
#if defined(__SSE2__)
  typedef char Bytes __attribute__((vector_size(16)));
  return static_cast<std::uint32_t>(__builtin_ia32_pmovmskb128(reinterpret_cast<Bytes>(v)));
#elif defined(__wasm_simd128__)
  typedef signed char Bytes __attribute__((vector_size(16)));
  return static_cast<std::uint32_t>(__builtin_wasm_bitmask_i8x16(reinterpret_cast<Bytes>(v)));
#else
  // The bits of eight bytes are shifted together, in the first of them.
  typedef std::uint64_t Quads __attribute__((vector_size(16)));
  Quads bits = (reinterpret_cast<Quads>(v) >> 7) & 0x0101010101010101;
  bits |= bits >> 7;
  bits |= bits >> 14;
  bits |= bits >> 28;
  return static_cast<std::uint32_t>((bits[0] & 0xFF) | (bits[1] & 0xFF) << 8);
#endif
}
SUDOKU_INLINE std::uint32_t signs(Register v) {
  return signs(v.low) | signs(v.high) << 16;
}
SUDOKU_INLINE bool any(Register v) {
#ifdef __SSE2__
  return signs(reinterpret_cast<Half>((v.low | v.high) == 0)) != 0xFFFF;
#else
  typedef std::uint64_t Quads __attribute__((vector_size(16)));
  const Quads quads = reinterpret_cast<Quads>(v.low | v.high);
  return (quads[0] | quads[1]) != 0;
#endif
}
SUDOKU_INLINE Half equalBytes(Half v, Half w) {
  typedef std::uint8_t Bytes __attribute__((vector_size(16)));
  return reinterpret_cast<Half>(reinterpret_cast<Bytes>(v) == reinterpret_cast<Bytes>(w));
}
SUDOKU_INLINE Register equalBytes(Register v, Register w) {
  return {equalBytes(v.low, w.low), equalBytes(v.high, w.high)};
}
SUDOKU_INLINE Half nextInBand(Half v) {
  return __builtin_shufflevector(v, v, 1, 2, 0, 3, 5, 6, 4, 7);
}
SUDOKU_INLINE Half previousInBand(Half v) {
  return __builtin_shufflevector(v, v, 2, 0, 1, 3, 6, 4, 5, 7);
}
SUDOKU_INLINE Register nextInBand(Register v) {
  return {nextInBand(v.low), nextInBand(v.high)};
}
SUDOKU_INLINE Register previousInBand(Register v) {
  return {previousInBand(v.low), previousInBand(v.high)};
}
// The half of these two bands: 0 and 1 are those of v, 2 and 3 those of w.
template <int kFirst, int kSecond>
SUDOKU_INLINE Half bands(Half v, Half w) {
  typedef std::uint64_t Quads __attribute__((vector_size(16)));
  return reinterpret_cast<Half>(__builtin_shufflevector(
      reinterpret_cast<Quads>(v), reinterpret_cast<Quads>(w), kFirst, kSecond));
}
SUDOKU_INLINE Register nextInStack(Register v) {
  return {bands<1, 2>(v.low, v.high), bands<0, 3>(v.low, v.high)};
}
SUDOKU_INLINE Register previousInStack(Register v) {
  return {bands<0, 2>(v.high, v.low), bands<1, 3>(v.low, v.high)};
}
template <int kBand>
SUDOKU_INLINE Register withLastBand(Register v, Register w) {
  return {v.low, bands<0, 2 + kBand % 2>(v.high, kBand < 2 ? w.low : w.high)};
}
SUDOKU_INLINE Register lastBandsOf(Register a, Register b, Register c) {
  return {bands<1, 3>(a.high, b.high), bands<1, 3>(c.high, c.high)};
}

#endif

SUDOKU_INLINE Register lanesFrom(const std::uint16_t* lanes) {
  Register v;
  std::memcpy(&v, lanes, sizeof v);
  return v;
}

// The size of a set, by the instruction for it if the processor has one: BitCount.h looks at the
// options of the compiler only.
SUDOKU_INLINE int count(const Squares& squares) {
#if SUDOKU_KERNEL_IS_WIDE
  return __builtin_popcountll(squares.halves[0]) + __builtin_popcountll(squares.halves[1]);
#else
  return sizeOf(squares);
#endif
}

}  // namespace sudoku::nine::SUDOKU_KERNEL
