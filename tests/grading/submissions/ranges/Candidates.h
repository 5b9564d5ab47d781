#pragma once

#include <bit>
#include <concepts>
#include <cstdint>

// What a cell can still be.
struct Candidates {
    std::uint64_t bits = 0;

    static constexpr Candidates upTo(std::integral auto n) { return {(std::uint64_t{1} << n) - 1}; }
    static constexpr Candidates only(std::integral auto v) { return {std::uint64_t{1} << (v - 1)}; }

    constexpr int size() const { return std::popcount(bits); }
    constexpr int first() const { return std::countr_zero(bits) + 1; }
    constexpr bool has(int v) const { return bits >> (v - 1) & 1; }
    constexpr bool operator==(const Candidates&) const = default;
};
