// Shell.h: runs commands as a user types them, in a folder of their own, with the programs of this
// build on the path.

#ifndef TESTS_PROGRAMS_SHELL_H_
#define TESTS_PROGRAMS_SHELL_H_

#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

struct ShellResult {
  int status = -1;  // as the shell sees it: 128 + N after signal N
  std::string out;
  std::string err;
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

  // A file in the folder, for commands to read.
  void write(const std::string& name, const std::string& text) const {
    std::ofstream(folder_ / name, std::ios::binary) << text;
  }

  std::filesystem::path path(const std::string& name) const { return folder_ / name; }

  std::string read(const std::string& name) const {
    std::ostringstream text;
    text << std::ifstream(folder_ / name, std::ios::binary).rdbuf();
    return text.str();
  }

  // Runs it with `input` as standard input.
  ShellResult run(const std::string& command, const std::string& input = "") const {
    write(".in", input);
    write(".command", "PATH='" PROGRAMS_DIR "':\"$PATH\"\n" + command + '\n');
    const std::string in = "cd '" + folder_.string() + "' && bash .command <.in >.out 2>.err";
    const int status = std::system(in.c_str());
    return {WEXITSTATUS(status), read(".out"), read(".err")};
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

#endif
