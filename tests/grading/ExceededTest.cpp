// The bounds of sandboxed programs. The tests make up the usage, so no verdict depends on the
// machine.

#include "apps/grade/sandbox/Command.h"

#include <gtest/gtest.h>

namespace grading {
namespace {

using namespace std::chrono_literals;
using Kind = Termination::Kind;

// The largest usage within all bounds.
Used allOf(const Bounds& bounds) {
  Used used;
  used.cpu = bounds.cpu;
  used.wall = bounds.wall;
  used.memoryBytes = bounds.memoryBytes;
  used.printedBytes = 1000 * bounds.outputBytes;
  used.fileBytes = bounds.fileBytes;
  return used;
}

TEST(Exceeded, AllOfEachBoundMayBeUsed) {
  EXPECT_EQ(exceeded(Used(), Bounds()), std::nullopt);
  EXPECT_EQ(exceeded(allOf(Bounds()), Bounds()), std::nullopt);
}

TEST(Exceeded, ALittleMoreOfAnyIsTooMuch) {
  const Bounds bounds;
  Used used = allOf(bounds);
  used.cpu += 1ns;
  EXPECT_EQ(exceeded(used, bounds), Kind::cpuLimit);
  used = allOf(bounds);
  used.wall += 1ns;
  EXPECT_EQ(exceeded(used, bounds), Kind::wallLimit);
  used = allOf(bounds);
  ++used.memoryBytes;
  EXPECT_EQ(exceeded(used, bounds), Kind::memoryLimit);
  used = allOf(bounds);
  used.printedBytes += 1000;
  EXPECT_EQ(exceeded(used, bounds), Kind::outputLimit);
  used = allOf(bounds);
  ++used.fileBytes;
  EXPECT_EQ(exceeded(used, bounds), Kind::outputLimit);
}

TEST(Exceeded, AProgramThatIsBusyForTooLongIsNotToldThatItWaited) {
  Used used;
  used.cpu = 11s;
  used.wall = 1h;
  EXPECT_EQ(exceeded(used, Bounds()), Kind::cpuLimit);
}

}  // namespace
}  // namespace grading
