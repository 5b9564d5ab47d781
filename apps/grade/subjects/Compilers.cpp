#include "apps/grade/subjects/Compilers.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>
#include <stdexcept>
#include <system_error>

#include "apps/grade/sandbox/Landlock.h"
#include "apps/grade/sandbox/SandboxedProcess.h"
#include "apps/grade/sandbox/ScratchFolder.h"
#include "apps/grade/subjects/CompilerMessages.h"

namespace grading {
namespace {

namespace fs = std::filesystem;

// The memory bound for compiling one program.
constexpr std::uint64_t kCompilerMemory = 2048ULL << 20;

bool isInSystemFolder(const fs::path& file) {
  return std::any_of(
      std::begin(kSystemFolders), std::end(kSystemFolders),
      [&](const std::string& each) { return file.string().starts_with(each + '/'); });
}

// True for the folders of an installation, such as "bin" and "lib". Exposing their whole parent
// would expose the home folder for a compiler in ~/bin.
bool isOfCompilers(const std::string& name) {
  const bool isTarget = name.find("-linux") != std::string::npos;  // x86_64-pc-linux-gnu
  return isTarget || name == "bin" || name == "include" || name == "libexec" || name == "share" ||
         name == "lib" || name == "lib64";
}

// The folders of the compiler's installation. None if it is in the system's folders, which are
// always readable.
std::vector<fs::path> installationOf(const fs::path& compiler) {
  std::vector<fs::path> folders;
  const fs::path file = fs::canonical(compiler);
  if (isInSystemFolder(file) || file.parent_path().filename() != "bin") return folders;
  for (const auto& each : fs::directory_iterator(file.parent_path().parent_path())) {
    const fs::path& path = each.path();
    if (each.is_directory() && isOfCompilers(path.filename().string())) folders.push_back(path);
  }
  return folders;
}

// This program, which contains the tests, and the headers, which solve the coursework, wherever
// they are installed. If a dynamic loader was called to run the program, /proc/self/exe is the
// loader, so its invocation name counts too.
std::vector<fs::path> hiddenFromStudents() {
  std::vector<fs::path> files;
  const auto hide = [&](const fs::path& path) {
    std::error_code error;
    const fs::path file = fs::canonical(path, error);
    if (!error) files.push_back(file);
  };
  hide("/proc/self/exe");
  if (fs::path(program_invocation_name).has_parent_path()) hide(program_invocation_name);
  std::vector<fs::path> prefixes = {"/usr", "/usr/local"};
  for (const fs::path& each : files) prefixes.push_back(each.parent_path().parent_path());
  for (const fs::path& prefix : prefixes) {
    for (const char* const name : {"bin/grade", "include/sudoku-search", "share/sudoku-search"}) {
      hide(prefix / name);
    }
  }
  return files;
}

}  // namespace

std::string compilerNamed(const std::string& name) {
  const auto isProgram = [](const fs::path& file) { return ::access(file.c_str(), X_OK) == 0; };
  if (name.find('/') != std::string::npos) {
    if (isProgram(name)) return fs::absolute(name).string();
  } else {
    const char* const path = std::getenv("PATH");
    std::istringstream folders(path == nullptr ? "/usr/bin:/bin" : path);
    for (std::string folder; std::getline(folders, folder, ':');) {
      if (!folder.empty() && isProgram(fs::path(folder) / name)) return fs::path(folder) / name;
    }
  }
  throw std::runtime_error(
      fmt::format("there is no compiler {}. On Debian or Ubuntu: apt-get install g++", name));
}

Command compilerCommand(const std::string& compiler, const fs::path& folder) {
  // Links to folders may not resolve in the sandbox. The file name is kept, because some compilers
  // choose the language by it.
  const fs::path file(compiler);
  Command command;
  command.arguments = {fs::canonical(file.parent_path()) / file.filename()};
  command.folder = folder;
  command.readable = installationOf(file);
  static const std::vector<fs::path> hidden = hiddenFromStudents();
  command.hidden = hidden;
  command.bounds.memoryBytes = kCompilerMemory;
  return command;
}

std::string compilerFault(const std::string& compiler, Sandbox sandbox) {
  const ScratchFolder scratch;
  std::ofstream(scratch.path() / "program.cpp") << "int main() {}\n";
  Command command = compilerCommand(compiler, scratch.path());
  for (const char* const each : {"-x", "c++", "program.cpp", "-o", "program"}) {
    command.arguments.emplace_back(each);
  }
  if (sandbox != Sandbox::none) command.arguments.emplace_back(kStatic);
  const Termination ending = run(command, sandbox);
  const bool isExited = ending.kind == Termination::Kind::exited;
  if (isExited && ending.code == 0) return "";
  const std::string printed = firstError(ending.output, {});
  return isExited && !printed.empty() ? printed : ending.sentence();
}

}  // namespace grading
