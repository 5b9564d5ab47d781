// Scratch folders of killed processes: a later process removes the old ones and no others.

#include "apps/grade/sandbox/ScratchFolder.h"

#include <gtest/gtest.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <string>

#include "tests/programs/Shell.h"

namespace grading {
namespace {

namespace fs = std::filesystem;

class AbandonedScratchFolder : public testing::Test {
 protected:
  AbandonedScratchFolder() {
    shell_.run("chmod 755 . && mkdir tmp && chmod 755 tmp");
    const char* const before = getenv("TMPDIR");
    if (before != nullptr) before_ = before;
    setenv("TMPDIR", shell_.path("tmp").c_str(), 1);
  }
  ~AbandonedScratchFolder() override {
    before_.empty() ? unsetenv("TMPDIR") : setenv("TMPDIR", before_.c_str(), 1);
  }

  // Leaves a scratch folder behind, as a killed process does. A folder in it has no permissions.
  void abandon() const {
    const pid_t child = fork();
    if (child == 0) {
      const ScratchFolder scratch;
      fs::create_directories(scratch.path() / "in" / "it");
      fs::permissions(scratch.path() / "in", fs::perms::none);
      raise(SIGKILL);
    }
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status));
  }
  void age() const { shell_.run("touch -h -d '1 hour ago' tmp/*"); }
  std::string left() const { return shell_.run("ls tmp").out; }

  const Shell shell_;
  std::string before_;
};

TEST_F(AbandonedScratchFolder, IsRemovedOnceItIsOld) {
  abandon();
  ScratchFolder::removeAbandoned();
  EXPECT_NE(left(), "");
  age();
  ScratchFolder::removeAbandoned();
  EXPECT_EQ(left(), "");
}

TEST_F(AbandonedScratchFolder, AFolderInUseStays) {
  const ScratchFolder scratch;
  age();
  ScratchFolder::removeAbandoned();
  EXPECT_TRUE(fs::exists(scratch.path()));
}

TEST_F(AbandonedScratchFolder, LinksFilesAndOtherNamesStay) {
  shell_.run(
      "mkdir target tmp/grade-run-1234567 tmp/grade-run-12345 tmp/grade-abcdef && touch "
      "target/file "
      "tmp/grade-run-abcdef && ln -s ../target tmp/grade-run-AAAAAA");
  age();
  const std::string before = left();
  ScratchFolder::removeAbandoned();
  EXPECT_EQ(left(), before);
  EXPECT_TRUE(fs::exists(shell_.path("target/file")));
}

TEST_F(AbandonedScratchFolder, ThoseOfOthersStay) {
  if (geteuid() != 0) GTEST_SKIP() << "only root can make a folder of another user";
  shell_.run("mkdir tmp/grade-run-AAAAAA && chown 65534 tmp/grade-run-AAAAAA");
  age();
  ScratchFolder::removeAbandoned();
  EXPECT_EQ(left(), "grade-run-AAAAAA\n");
}

}  // namespace
}  // namespace grading
