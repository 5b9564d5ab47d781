// Sandboxed.h: the fixture that compiles a small program and runs it in each sandbox.

#ifndef TESTS_GRADING_SANDBOXED_H_
#define TESTS_GRADING_SANDBOXED_H_

#include <gtest/gtest.h>

#include <chrono>
#include <fstream>
#include <ostream>
#include <stdexcept>
#include <string>
#include <vector>

#include "apps/grade/sandbox/AvailableSandbox.h"
#include "apps/grade/sandbox/SandboxedProcess.h"
#include "apps/grade/sandbox/ScratchFolder.h"

namespace grading {

// GoogleTest prints these values with PrintTo.
inline void PrintTo(Termination::Kind kind, std::ostream* out) {
  Termination ending;
  ending.kind = kind;
  *out << ending.sentence();
}

inline void PrintTo(Sandbox sandbox, std::ostream* out) {
  *out << nameOf(sandbox);
}

constexpr std::chrono::seconds kLongEnough{100};

// The first lines of each program. say() writes to file descriptor 4, which the test reads.
inline const std::string kPreamble = R"(
#include <cerrno>
#include <csignal>
#include <ctime>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dirent.h>
#include <fcntl.h>
#include <initializer_list>
#include <pthread.h>
#include <sched.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>
#define say(...) dprintf(4, __VA_ARGS__)
)";

// Bounds that stop a misbehaving program soon, and no other program even on a slow or busy
// machine.
inline Bounds tightBounds() {
  Bounds bounds;
  bounds.cpu = kLongEnough;
  bounds.wall = std::chrono::seconds(60);
  bounds.memoryBytes = 100 << 20;
  bounds.processes = 8;
  bounds.fileBytes = 4 << 20;
  bounds.outputBytes = 1000;
  return bounds;
}

class Sandboxed : public testing::TestWithParam<Sandbox> {
 protected:
  void SetUp() override {
    const std::string why = whyNot(GetParam());
    if (!why.empty()) GTEST_SKIP() << why;
  }

  // Compiles the program, in the sandbox, too. Returns the command that runs it under
  // tightBounds(). Throws std::runtime_error if it does not compile.
  Command compiled(const std::string& body, const std::vector<std::string>& arguments = {}) const {
    std::ofstream(scratch_.path() / "program.cpp") << kPreamble << body;
    Command compiler;
    compiler.arguments = {"/usr/bin/c++", "-o", "program", "program.cpp", "-pthread"};
    compiler.folder = scratch_.path();
    compiler.isFolderWritable = true;
    compiler.bounds.wall = kLongEnough;
    const Termination ending = run(compiler, GetParam());
    if (ending.kind != Termination::Kind::exited || ending.code != 0) {
      throw std::runtime_error(ending.sentence() + '\n' + ending.output);
    }
    Command command;
    command.arguments = {scratch_.path() / "program"};
    command.arguments.insert(command.arguments.end(), arguments.begin(), arguments.end());
    command.folder = scratch_.path();
    command.bounds = tightBounds();
    return command;
  }

  // All lines that a program writes with say(), and its end.
  struct Heard {
    std::vector<std::string> lines;
    Termination ending;
  };
  Heard heard(const Command& command) const {
    SandboxedProcess process(command, GetParam());
    Heard all;
    for (auto reply = process.receive(kLongEnough); reply.kind == Reply::Kind::line;
         reply = process.receive(kLongEnough)) {
      all.lines.push_back(reply.line);
    }
    all.ending = process.wait();
    return all;
  }
  Heard heard(const std::string& body, const std::vector<std::string>& arguments = {}) const {
    return heard(compiled(body, arguments));
  }

  // Runs the program with a limit of one second of processor time.
  Heard heardForOneSecond(const std::string& body) const {
    Command command = compiled(body);
    command.bounds.cpu = std::chrono::seconds(1);
    return heard(command);
  }

  // Runs the program with another limit on elapsed time.
  Heard heardWithin(std::chrono::milliseconds wall, const std::string& body) const {
    Command command = compiled(body);
    command.bounds.wall = wall;
    return heard(command);
  }

  const std::filesystem::path& folder() const { return scratch_.path(); }

 private:
  ScratchFolder scratch_;
};

inline const Sandbox kEverySandbox[] = {Sandbox::bubblewrap, Sandbox::unprivilegedUser,
                                        Sandbox::none};

inline std::string sandboxName(const testing::TestParamInfo<Sandbox>& info) {
  return std::string(nameOf(info.param));
}

}  // namespace grading

#endif
