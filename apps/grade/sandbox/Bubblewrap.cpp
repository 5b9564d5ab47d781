#include "apps/grade/sandbox/Bubblewrap.h"

#include <initializer_list>

#include "apps/grade/sandbox/Reaper.h"
#include "apps/grade/sandbox/SystemFolders.h"

namespace grading {
namespace {

// Inside, bubblewrap stays as the first process.
constexpr int kOwnProcesses = 1;

}  // namespace

std::vector<std::string> bubblewrapArguments(const Command& command) {
  const std::string folder = command.folder.string();
  const std::string fileBytes = std::to_string(command.bounds.fileBytes);
  std::vector<std::string> all = {kBubblewrap};
  const auto add = [&](std::initializer_list<std::string> some) { all.insert(all.end(), some); };

  add({"--unshare-all", "--die-with-parent", "--new-session", "--clearenv"});
  add({"--cap-drop", "ALL", "--hostname", "sandbox"});
  for (const char* path : kSystemFolders) add({"--ro-bind-try", path, path});
  add({"--dev", "/dev", "--size", "4096", "--tmpfs", "/dev/shm", "--remount-ro", "/dev"});
  add({"--size", fileBytes, "--tmpfs", "/tmp"});
  for (const auto& path : command.readable) add({"--ro-bind", path.string(), path.string()});
  add({command.isFolderWritable ? "--bind" : "--ro-bind", folder, folder});
  add({"--remount-ro", "/", "--chdir", folder});
  add({"--setenv", "PATH", "/usr/local/bin:/usr/bin:/bin", "--setenv", "LC_ALL", "C.UTF-8"});
  add({"--json-status-fd", std::to_string(kStatusSlot)});
  add({"--seccomp", std::to_string(kFilterTextSlot)});
  // Processes are counted for each user namespace, and so the bound has to be set inside.
  add({"--", "/usr/bin/prlimit",
       "--nproc=" + std::to_string(command.bounds.processes + kOwnProcesses), "--"});
  all.insert(all.end(), command.arguments.begin(), command.arguments.end());
  return all;
}

}  // namespace grading
