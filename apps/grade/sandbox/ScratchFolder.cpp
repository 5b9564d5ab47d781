#include "apps/grade/sandbox/ScratchFolder.h"

#include <signal.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <stdexcept>
#include <string>
#include <system_error>
#include <utility>

#include "apps/grade/sandbox/Sandbox.h"

namespace grading {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const std::string& what) {
  throw std::runtime_error(what + ": " + std::generic_category().message(errno));
}

// A process of root runs programs as another user, which has to reach the folder.
void requireThatAllCanEnter(const fs::path& folder) {
  fs::path above;
  for (const auto& part : folder) {
    above /= part;
    if ((fs::status(above).permissions() & fs::perms::others_exec) == fs::perms::none) {
      throw std::runtime_error(above.string() +
                               " is closed to other users, so sandboxed programs cannot reach it. "
                               "Set TMPDIR to a folder that every user can enter");
    }
  }
}

// Waits until the other end of `life` is closed, and removes the folder. Tries for two seconds,
// because a compiler may still create files in it.
[[noreturn]] void cleanUp(const fs::path& folder, const FileDescriptor& life) {
  setsid();  // so that the terminal does not signal it
  signal(SIGTERM, SIG_IGN);
  dup2(life.number(), 0);
  closefrom(1);
  char none = 0;
  TEMP_FAILURE_RETRY(read(0, &none, 1));
  std::error_code error;
  for (int attempt = 0; attempt < 100 && fs::exists(folder, error); ++attempt) {
    fs::remove_all(folder, error);
    if (error) usleep(20'000);
  }
  _exit(0);
}

}  // namespace

ScratchFolder::ScratchFolder() {
  const fs::path parent = fs::canonical(fs::temp_directory_path());
  if (geteuid() == 0) requireThatAllCanEnter(parent);
  std::string name = parent / "grade-scratch-XXXXXX";
  if (mkdtemp(name.data()) == nullptr) fail("there can be no folder in " + parent.string());
  path_ = name;
  Channel life = makeChannel();
  janitor_ = fork();
  if (janitor_ == 0) cleanUp(path_, life.out);
  if (janitor_ < 0) {
    rmdir(path_.c_str());
    fail("there can be no process that removes " + name);
  }
  life_ = std::move(life.in);
  if (geteuid() == 0 && (chown(path_.c_str(), static_cast<uid_t>(-1), kSandboxUser) != 0 ||
                         chmod(path_.c_str(), 0750) != 0)) {
    fail(name);
  }
}

ScratchFolder::~ScratchFolder() {
  life_.close();
  TEMP_FAILURE_RETRY(waitpid(janitor_, nullptr, 0));
}

}  // namespace grading
