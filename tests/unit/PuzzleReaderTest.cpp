// PuzzleReader: the cases of tests/data/reading/, each a test. PuzzleCases.h describes the files.

#include <gtest/gtest.h>

#include <cctype>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "tests/PuzzleCases.h"

namespace {

struct PuzzleReaderCase : testing::Test {
  explicit PuzzleReaderCase(const puzzlecases::Case& one) : each(one) {}
  void TestBody() override {
    EXPECT_EQ(each.unknown, "") << "an option that is none";
    EXPECT_EQ(puzzlecases::foundIn(each), each.expected) << each.text;
  }
  puzzlecases::Case each;
};

// "A board is read" as ABoardIsRead.
std::string nameOf(const std::string& sentence) {
  std::string name;
  char before = ' ';
  for (const char c : sentence) {
    if (std::isalnum(c)) name += before == ' ' ? static_cast<char>(std::toupper(c)) : c;
    before = c;
  }
  return name;
}

// Registers all cases and returns their number. Those of lines.txt are the suite
// PuzzleReader_lines.
const int kCases = [] {
  int cases = 0;
  for (const auto& entry : std::filesystem::directory_iterator(PROJECT_DIR "/tests/data/reading")) {
    const std::string path = entry.path().string();
    std::ostringstream file;
    file << std::ifstream(path, std::ios::binary).rdbuf();
    const std::string suite = "PuzzleReader_" + entry.path().stem().string();
    for (const puzzlecases::Case& each : puzzlecases::casesIn(file.str())) {
      ++cases;
      testing::RegisterTest(suite.c_str(), nameOf(each.sentence).c_str(), nullptr, nullptr,
                            path.c_str(), each.line,
                            [each]() -> testing::Test* { return new PuzzleReaderCase(each); });
    }
  }
  return cases;
}();

TEST(PuzzleReader, HasManyCases) {
  EXPECT_GT(kCases, 200);
}

}  // namespace
