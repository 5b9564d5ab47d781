#include "apps/grade/sandbox/ScratchFolder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <fstream>

#include "tests/grading/Sandboxed.h"

namespace grading {
namespace {

namespace fs = std::filesystem;

TEST(ScratchFolderTest, NothingOfItIsLeftEvenIfWeAreKilled) {
  const OpenFolder above;
  printedElsewhere([&](std::ostream&) {
    setenv("TMPDIR", above.path().c_str(), 1);
    const ScratchFolder scratch;
    fs::create_directories(scratch.path() / "in" / "it");
    std::ofstream(above.path() + "/made") << scratch.path().string();
    raise(SIGKILL);
  });
  std::string path;
  std::ifstream(above.path() + "/made") >> path;
  ASSERT_NE(path, "");
  const auto latest = std::chrono::steady_clock::now() + kLongEnough;
  while (fs::exists(path) && std::chrono::steady_clock::now() < latest) usleep(1000);
  EXPECT_FALSE(fs::exists(path));
}

TEST(ScratchFolderTest, AFolderThatOthersCannotEnterIsRefused) {
  if (geteuid() != 0) GTEST_SKIP() << "we are not root";
  EXPECT_THAT(printedElsewhere([&](std::ostream&) {
                const ScratchFolder closed;
                setenv("TMPDIR", closed.path().c_str(), 1);
                const ScratchFolder below;
              }),
              testing::HasSubstr("Set TMPDIR"));
}

}  // namespace
}  // namespace grading
