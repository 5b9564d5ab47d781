// Shell.h: runs shell commands in a temporary folder, with the programs of this build on the path.

#pragma once

#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

struct ShellResult {
  int status = -1;  // as in a shell: 128 + N after signal N
  std::string out, err;
};

class Shell {
 public:
  Shell() {
    std::string name = (std::filesystem::temp_directory_path() / "programs-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder " + name);
    folder_ = name;
  }
  ~Shell() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }
  Shell(const Shell&) = delete;
  Shell& operator=(const Shell&) = delete;

  void write(const std::string& name, const std::string& text) const {
    std::ofstream(folder_ / name, std::ios::binary) << text;
  }

  std::filesystem::path path(const std::string& name) const { return folder_ / name; }

  std::string read(const std::string& name) const {
    std::ostringstream text;
    text << std::ifstream(folder_ / name, std::ios::binary).rdbuf();
    return text.str();
  }

  // Runs the command with `input` as standard input.
  ShellResult run(const std::string& command, const std::string& input = "") const {
    write(".in", input);
    write(".command", "PATH=${PROGRAMS_DIR:-'" PROGRAMS_DIR "'}:\"$PATH\"\n" + command + '\n');
    const std::string in = "cd '" + folder_.string() + "' && bash .command <.in >.out 2>.err";
    const int status = std::system(in.c_str());
    return {WEXITSTATUS(status), read(".out"), read(".err")};
  }

  // Runs a single program and sends it `signals`, one after the other, after it has used a second
  // of processor time. By then it is working, however slow or busy the machine is.
  ShellResult interrupt(const std::string& command, const std::string& signals) const {
    return run("set -m\n" + command + " &\n" + R"(
second=$(getconf CLK_TCK)
used() {
  local fields
  read -r fields <"/proc/$!/stat" || return
  fields=(${fields##*) })  # behind the name; user and system time are the 14th and 15th of all
  echo $((fields[11] + fields[12]))
}
while ticks=$(used 2>/dev/null) && ((ticks < second)); do sleep 0.05; done
)" + "for signal in " +
               signals + "; do kill -s $signal $!; done\nwait $!");
  }

  // The output of a single program on a terminal. The program is ended when the output matches the
  // pattern (`grep -E`).
  std::string showUntil(const std::string& command, const std::string& pattern) const {
    write(".shown", "");
    run("TERM=xterm script -qfc '" + command + "' .shown >/dev/null &\n" + "until grep -aqE '" +
        pattern + "' .shown || ! kill -0 $! 2>/dev/null; do sleep 0.05; done\n" +
        "kill $!; wait $!");
    return read(".shown");
  }

 private:
  std::filesystem::path folder_;
};

inline std::vector<std::string> linesOf(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}
