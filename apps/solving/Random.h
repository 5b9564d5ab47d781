// Random.h: random numbers that depend only on the seed, on every platform. The distributions of
// the standard library do not guarantee that.

#pragma once

#include <cstddef>
#include <cstdint>
#include <numeric>
#include <random>
#include <utility>
#include <vector>

namespace apps {

class Random {
 public:
  explicit Random(std::uint64_t seed) : random_(seed) {}

  // Uniform from 0 to bound - 1. Requires bound > 0.
  std::size_t below(std::size_t bound) {
    const std::uint64_t surplus = (UINT64_MAX - bound + 1) % bound;  // 2^64 modulo the bound
    std::uint64_t number = random_();
    while (number > UINT64_MAX - surplus) number = random_();
    return static_cast<std::size_t>(number % bound);
  }

  // 0 to count - 1 in a random order.
  std::vector<int> shuffled(int count) {
    std::vector<int> numbers(static_cast<std::size_t>(count));
    std::iota(numbers.begin(), numbers.end(), 0);
    for (std::size_t i = numbers.size(); i > 1; --i) std::swap(numbers[i - 1], numbers[below(i)]);
    return numbers;
  }

  // 0 to size * size - 1: groups of `size` in a random order, and the numbers of each as well.
  std::vector<int> shuffledGroups(int size) {
    std::vector<int> numbers;
    for (const int group : shuffled(size)) {
      for (const int number : shuffled(size)) numbers.push_back(group * size + number);
    }
    return numbers;
  }

 private:
  std::mt19937_64 random_;
};

}  // namespace apps
