// Sandboxed.h: the fixture of the sandbox's tests: programs that run as root starts them, and as an
// ordinary user does.

#ifndef TESTS_GRADING_SANDBOXED_H_
#define TESTS_GRADING_SANDBOXED_H_

#include <gtest/gtest.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <exception>
#include <filesystem>
#include <fstream>
#include <functional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "apps/grade/sandbox/SandboxedProcess.h"
#include "apps/grade/sandbox/ScratchFolder.h"

namespace grading {

constexpr std::chrono::seconds kLongEnough{100};

constexpr uid_t kOrdinaryUser = 4321;

inline void becomeOrdinary() {
  if (geteuid() == 0 && setresuid(kOrdinaryUser, kOrdinaryUser, kOrdinaryUser) != 0) {
    throw std::runtime_error("still root");
  }
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
    std::string name = std::filesystem::temp_directory_path() / "open-XXXXXX";
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder " + name);
    path_ = name;
    std::filesystem::permissions(path_, std::filesystem::perms::all);
    std::ofstream(secret()) << "the solution\n";
  }
  ~OpenFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  OpenFolder(const OpenFolder&) = delete;
  OpenFolder& operator=(const OpenFolder&) = delete;

  std::string path() const { return path_; }
  std::string secret() const { return path_ / "secret.txt"; }

 private:
  std::filesystem::path path_;
};

// A statically linked program in a folder that all may read, as `grade` compiles subjects. say()
// writes to descriptor 4. Throws std::runtime_error if it does not compile.
class Program {
 public:
  explicit Program(const std::string& body) {
    const std::string path = folder_.path() + "/program";
    std::ofstream(path + ".cpp") << kPreamble << body;
    const std::string compile = "c++ -static -w -o " + path + ' ' + path + ".cpp";
    if (std::system(compile.c_str()) != 0) throw std::runtime_error("does not compile:\n" + body);
  }

  Command command(const std::vector<std::string>& arguments = {}) const {
    Command command;
    command.arguments = {folder_.path() + "/program"};
    command.arguments.insert(command.arguments.end(), arguments.begin(), arguments.end());
    command.folder = scratch_.path();
    command.bounds.cpu = kLongEnough;
    command.bounds.memoryBytes = 100 << 20;
    return command;
  }

  std::string folder() const { return folder_.path(); }

 private:
  static constexpr const char* kPreamble = R"(
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>
#define say(...) dprintf(4, __VA_ARGS__)
)";
  OpenFolder folder_;
  ScratchFolder scratch_;
};

// All that a program says, a line each, and how it ended.
inline std::string conversationOf(const Command& command, Sandbox sandbox) {
  SandboxedProcess process(command, sandbox);
  std::string all;
  for (auto reply = process.receive(kLongEnough); reply.kind == Reply::Kind::line;
       reply = process.receive(kLongEnough)) {
    all += reply.line + '\n';
  }
  const auto latest = std::chrono::steady_clock::now() + kLongEnough;
  while (process.isRunning() && std::chrono::steady_clock::now() < latest) usleep(1000);
  return all + process.end().sentence();
}

}  // namespace grading

#endif
