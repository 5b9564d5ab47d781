#include "apps/grade/sandbox/Launch.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <initializer_list>
#include <optional>
#include <system_error>
#include <utility>

#include "apps/grade/sandbox/DynamicUser.h"
#include "apps/grade/sandbox/FileAccess.h"
#include "apps/grade/sandbox/Reaper.h"
#include "apps/grade/sandbox/SystemCallFilter.h"

namespace grading {
namespace {

constexpr rlim_t kOpenFiles = 64;
constexpr rlim_t kStackBytes = 8 << 20;
// The address space includes libraries and the stack. The margin makes the memory bound stop a
// program first, because that names the reason.
constexpr rlim_t kAddressSpaceBeyondMemory = 256 << 20;

// Limits that the kernel enforces. Most apply to single processes; the supervisor bounds their sum.
std::vector<Limit> limitsOf(const Bounds& bounds, Sandbox sandbox) {
  const auto seconds = std::chrono::ceil<std::chrono::seconds>(bounds.cpu).count();
  std::vector<Limit> limits = {
      {RLIMIT_CORE, 1},  // with 0, the kernel would still start a core handler (fs/coredump.c)
      {RLIMIT_CPU, static_cast<rlim_t>(seconds) + 1},
      {RLIMIT_AS, bounds.memoryBytes + kAddressSpaceBeyondMemory},
      {RLIMIT_FSIZE, bounds.fileBytes},
      {RLIMIT_NOFILE, kOpenFiles},
      {RLIMIT_STACK, kStackBytes},
      {RLIMIT_MEMLOCK, 0},
      {RLIMIT_MSGQUEUE, 0},
  };
  if (sandbox == Sandbox::unprivilegedUser) {
    limits.push_back({RLIMIT_NPROC, static_cast<rlim_t>(bounds.processes)});
  }
  return limits;
}

// Gives the sandboxed group access to the folder. Other users get none.
void admit(const Command& command) {
  const char* const folder = command.folder.c_str();
  if (chown(folder, static_cast<uid_t>(-1), sandboxGroup()) != 0 ||
      chmod(folder, command.isFolderWritable ? 0770 : 0750) != 0) {
    throw std::system_error(errno, std::generic_category(), command.folder.string());
  }
}

FileDescriptor filterText(const std::vector<sock_filter>& filter) {
  Channel pipe = makePipe();
  const std::size_t bytes = filter.size() * sizeof(sock_filter);
  if (write(pipe.in.number(), filter.data(), bytes) != static_cast<ssize_t>(bytes)) {
    throw std::system_error(errno, std::generic_category(), "pipe");
  }
  return std::move(pipe.out);
}

std::vector<char*> pointersTo(std::vector<std::string>& texts) {
  std::vector<char*> pointers;
  for (std::string& text : texts) pointers.push_back(text.data());
  pointers.push_back(nullptr);
  return pointers;
}

// Bubblewrap itself remains as the first process in the sandbox.
constexpr int kOwnProcesses = 1;

}  // namespace

Launched launch(const Command& command, Sandbox sandbox) {
  const bool isBubblewrap = sandbox == Sandbox::bubblewrap;
  std::vector<std::string> arguments =
      isBubblewrap ? bubblewrapArguments(command) : command.arguments;
  std::vector<std::string> environment = {"PATH=/usr/local/bin:/usr/bin:/bin", "LC_ALL=C.UTF-8",
                                          "TMPDIR=" + command.folder.string()};

  ReaperOrders orders;
  orders.arguments = pointersTo(arguments);
  orders.environment = pointersTo(environment);
  orders.program = command.arguments[0].c_str();
  if (!isBubblewrap) orders.folder = command.folder.c_str();
  orders.limits = limitsOf(command.bounds, sandbox);

  std::optional<DynamicUser> user;
  if (geteuid() == 0 && sandbox != Sandbox::none) {
    user.emplace();
    orders.user = user->number();
    orders.userLock = user->descriptor();
    orders.group = sandboxGroup();
    admit(command);
  }

  std::vector<sock_filter> filter;
  orders.execKey = randomExecKey();
  // Bubblewrap cannot pass the key on. It needs none, because no other program is visible inside.
  if (sandbox != Sandbox::none) {
    filter = systemCallFilter(command, isBubblewrap ? nullptr : &orders.execKey);
  }
  const sock_fprog program{static_cast<unsigned short>(filter.size()), filter.data()};
  FileDescriptor text;
  FileDescriptor ruleset;
  if (isBubblewrap) {
    orders.passesStatus = true;
    text = filterText(filter);
    orders.filterText = text.number();
  } else if (!filter.empty()) {
    orders.filter = &program;
    ruleset = landlockRuleset(command);
    orders.ruleset = ruleset.number();
  }

  Channel questions = makeSocketPair();
  Channel answers = makeSocketPair();
  Channel output = makePipe();
  Channel status = makePipe();
  Channel starting = makePipe();
  Channel lifeline = makePipe();
  orders.questions = questions.out.number();
  orders.answers = answers.in.number();
  orders.output = output.in.number();
  orders.status = status.in.number();
  orders.starting = starting.in.number();
  orders.lifeline = lifeline.out.number();

  const pid_t reaper = fork();
  if (reaper < 0) throw std::system_error(errno, std::generic_category(), "fork");
  if (reaper == 0) runReaper(orders);
  return {reaper,
          std::move(lifeline.in),
          std::move(questions.in),
          std::move(answers.out),
          std::move(output.out),
          std::move(status.out),
          std::move(starting.out)};
}

std::vector<std::string> bubblewrapArguments(const Command& command) {
  const std::string folder = command.folder.string();
  const std::string fileBytes = std::to_string(command.bounds.fileBytes);
  std::vector<std::string> all = {kBubblewrap};
  const auto add = [&](std::initializer_list<std::string> some) { all.insert(all.end(), some); };

  add({"--unshare-all", "--die-with-parent", "--new-session", "--clearenv"});
  add({"--cap-drop", "ALL", "--hostname", "sandbox"});
  add({"--dev", "/dev", "--size", "4096", "--tmpfs", "/dev/shm", "--remount-ro", "/dev"});
  add({"--size", fileBytes, "--tmpfs", "/tmp"});
  const std::vector<std::string> mounts = mountOptions(command);
  all.insert(all.end(), mounts.begin(), mounts.end());
  add({"--remount-ro", "/", "--chdir", folder});
  add({"--setenv", "PATH", "/usr/local/bin:/usr/bin:/bin", "--setenv", "LC_ALL", "C.UTF-8"});
  add({"--json-status-fd", std::to_string(kStatusSlot)});
  add({"--seccomp", std::to_string(kFilterTextSlot)});
  // The kernel counts processes per user namespace, so the limit has to be set inside.
  add({"--", kStarter, "--nproc=" + std::to_string(command.bounds.processes + kOwnProcesses),
       "--"});
  all.insert(all.end(), command.arguments.begin(), command.arguments.end());
  return all;
}

}  // namespace grading
