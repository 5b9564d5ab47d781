// Sandboxed.h: what the sandbox's tests share: processes that give up rights, folders that all may
// read, and the hostile program.

#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <functional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "apps/grade/sandbox/Command.h"
#include "tests/programs/Shell.h"

namespace grading {

constexpr std::chrono::seconds kLongEnough{100};

constexpr uid_t kOrdinaryUser = 4321;

inline void becomeOrdinary() {
  if (geteuid() == 0 && setresuid(kOrdinaryUser, kOrdinaryUser, kOrdinaryUser) != 0) {
    throw std::runtime_error("still root");
  }
}

// Tests that run as root starts programs (true), and as an ordinary user does.
class StartedBy : public testing::TestWithParam<bool> {
 protected:
  void SetUp() override {
    if (isRoot() && geteuid() != 0) GTEST_SKIP() << "we are not root";
  }
  static bool isRoot() { return GetParam(); }
};

inline std::string nameOfStarter(const testing::TestParamInfo<bool>& isRoot) {
  return isRoot.param ? "root" : "ordinaryUser";
}

// Runs `inside` in a fork and returns what it prints. So it can give up rights.
inline std::string printedElsewhere(const std::function<void(std::ostream&)>& inside) {
  int ends[2];
  if (pipe(ends) != 0) return "no pipe";
  const pid_t child = fork();
  if (child == 0) {
    std::ostringstream text;
    try {
      inside(text);
    } catch (const std::exception& error) {
      text << "threw " << error.what();
    }
    const std::string all = text.str();
    _exit(write(ends[1], all.data(), all.size()) < 0 ? 1 : 0);
  }
  close(ends[1]);
  std::string all;
  char part[4096];
  for (ssize_t length; (length = read(ends[0], part, sizeof part)) > 0;) {
    all.append(part, static_cast<std::size_t>(length));
  }
  close(ends[0]);
  waitpid(child, nullptr, 0);
  return all;
}

// A folder that every user may read and write.
class OpenFolder {
 public:
  OpenFolder() {
    std::filesystem::permissions(path(), std::filesystem::perms::all);
    shell_.write("secret.txt", "the solution\n");
  }

  std::string path() const { return shell_.path("."); }
  std::string secret() const { return shell_.path("secret.txt"); }

 private:
  Shell shell_;
};

// Starts Hostile.cpp, linked statically as `grade` links subjects. The attack and its arguments
// come first. Throws std::runtime_error if it does not compile.
inline Command hostile(const std::vector<std::string>& arguments) {
  static const OpenFolder folder;
  const std::string program = folder.path() + "/hostile";
  if (!std::filesystem::exists(program)) {
    const std::string compile =
        "c++ -std=c++17 -static -w -o " + program + " '" PROJECT_DIR "/tests/grading/Hostile.cpp'";
    if (std::system(compile.c_str()) != 0) throw std::runtime_error("Hostile.cpp: no program");
  }
  Command command{.arguments = {program},
                  .folder = "/tmp",
                  .bounds = {.cpu = kLongEnough, .memoryBytes = 100 << 20}};
  command.arguments.insert(command.arguments.end(), arguments.begin(), arguments.end());
  return command;
}

}  // namespace grading
