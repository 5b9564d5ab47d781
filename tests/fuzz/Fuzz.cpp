// Fuzz.cpp: the main() of a fuzz target, unless libFuzzer has it. Runs the target on the cases of
// the files that are named, and on random changes of them; of a short case, half the bytes change.

#include "tests/fuzz/Fuzz.h"

#include <fstream>
#include <random>
#include <stdexcept>
#include <vector>

#include "tests/CaseFile.h"

static void run(const std::string& bytes) {
  fuzz::Input input(bytes);
  fuzz::check(input);
}

#ifdef FUZZ_BY_LIBFUZZER

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  run(std::string(reinterpret_cast<const char*>(data), size));
  return 0;
}

#else

// The cases of the files, with their titles.
static std::vector<std::string> casesIn(char** begin, char** end) {
  std::vector<std::string> cases;
  for (char** file = begin; file != end; ++file) {
    for (const casefile::Case& each : casefile::casesIn(std::ifstream(*file))) {
      cases.push_back("=== " + each.title + '\n' + casefile::textOf(each.lines));
    }
  }
  if (cases.empty()) throw std::runtime_error("name a file of cases");
  return cases;
}

int main(int argc, char** argv) {
  const std::vector<std::string> cases = casesIn(argv + 1, argv + argc);
  std::mt19937 random(2);
  for (std::size_t i = 0; i < 11 * cases.size(); ++i) {
    std::string bytes = cases[i % cases.size()];
    const std::size_t begin = bytes.find('\n') + 1, oneIn = 2 + (bytes.size() - begin) / 50;
    for (std::size_t at = begin; i >= cases.size() && at < bytes.size(); ++at) {
      if (random() % oneIn == 0) bytes[at] = static_cast<char>(random());
    }
    std::printf("input %zu\n", i + 1);
    std::fflush(stdout);  // so that the last line names the input that fails
    run(bytes);
  }
}

#endif
