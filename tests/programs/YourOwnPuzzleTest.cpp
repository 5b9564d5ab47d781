// The listings of docs/your-own-puzzle.md compile and print the output shown. It shows only the
// additions of a step, so this test assembles its programs as its text describes.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/CaseFile.h"
#include "tests/programs/Shell.h"

namespace {

constexpr const char* kPage = PROJECT_DIR "/docs/your-own-puzzle.md";

// The code blocks of the page in the language `name`, in their order.
std::vector<std::string> blocksIn(const std::string& name) {
  const auto cases = casefile::casesIn(std::ifstream(kPage), "```");
  std::vector<std::string> blocks;
  for (std::size_t i = 0; i < cases.size(); i += 2) {  // the text after a block is a case too
    if (cases[i].title == name) blocks.push_back(casefile::textOf(cases[i].lines));
  }
  return blocks;
}

// Throws std::runtime_error if the text to replace is not there.
std::string replaced(const std::string& text, const std::string& from, const std::string& to) {
  if (text.find(from) == text.npos) throw std::runtime_error("not in the listing: " + from);
  std::string result = text;
  for (std::size_t at = 0; (at = result.find(from, at)) != text.npos; at += to.size()) {
    result.replace(at, from.size(), to);
  }
  return result;
}

// The program with another line "class EightPuzzle ..."; `lines` replaces everything up to it.
std::string withClass(const std::string& program, const std::string& lines) {
  const std::size_t begin = program.find("class EightPuzzle");
  const std::size_t end = program.find('\n', begin) + 1;
  return program.substr(0, begin) + lines + program.substr(end);
}

std::string withMember(const std::string& program, const std::string& member) {
  return replaced(program, "\n private:\n", '\n' + member + "\n private:\n");
}

class YourOwnPuzzleTest : public testing::Test {
 protected:
  YourOwnPuzzleTest() {
    if (code_.size() != 8 || output_.size() != 5) throw std::runtime_error("other blocks");
    programs_.push_back(code_[0]);
    programs_.push_back(withMember(withClass(programs_[0], code_[1]), code_[2]));
    programs_.push_back(replaced(withMember(programs_[1], code_[3]), "BreadthFirst", "BestFirst"));
    const std::string aStar = withMember(withClass(programs_[2], code_[4]), code_[5]);
    programs_.push_back(aStar.substr(0, aStar.find("int main")) + code_[6]);
    const std::string last = programs_.back();
    programs_.push_back(last.substr(0, last.find("int main")) + code_[7]);
  }

  // The output of the program of a step, 1 to 4.
  std::string printedBy(int step) const {
    const Shell shell;
    std::ofstream(shell.path("puzzle.cpp")) << programs_.at(static_cast<std::size_t>(step - 1));
    const ShellResult compiled = shell.run(
        "c++ -std=c++17 -O1 -Wall -Wextra -Werror -I'" PROJECT_DIR "' -o puzzle puzzle.cpp");
    EXPECT_EQ(compiled.status, 0) << compiled.err;
    return shell.run("./puzzle").out;
  }

  std::vector<std::string> code_ = blocksIn("cpp");
  std::vector<std::string> output_ = blocksIn("");
  std::vector<std::string> programs_;
};

TEST_F(YourOwnPuzzleTest, TheFirstStepSolvesThePuzzle) {
  EXPECT_EQ(printedBy(1), output_[0]);
}

TEST_F(YourOwnPuzzleTest, AKeySavesMostNodes) {
  EXPECT_NE(printedBy(2).find(output_[1]), std::string::npos);
}

TEST_F(YourOwnPuzzleTest, AHeuristicValueSavesMostOfTheRest) {
  EXPECT_NE(printedBy(3).find(output_[2]), std::string::npos);
}

TEST_F(YourOwnPuzzleTest, AStarPrintsTheShortestPath) {
  EXPECT_EQ(printedBy(4), output_[3]);
}

TEST_F(YourOwnPuzzleTest, TenLinesHaveTheTableAndThePageOfAnInstalledCopy) {
  const Shell shell;
  std::ofstream(shell.path("puzzle.cpp")) << programs_.at(4);
  std::ofstream(shell.path("CMakeLists.txt")) << blocksIn("cmake").at(0);
  const ShellResult result =
      shell.run("cmake --install '" BUILD_DIR
                "' --prefix \"$PWD/copy\" > log && "
                "cmake -S . -B build -DCMAKE_PREFIX_PATH=\"$PWD/copy\" >> log && "
                "cmake --build build >> log && "
                "build/puzzle --strategies bfs,astar --trace t.jsonl --report page.html");
  EXPECT_EQ(result.status, 0) << result.err << shell.read("log");
  EXPECT_THAT(result.out, testing::StartsWith("breadth-first: 14 moves\n"));
  EXPECT_THAT(result.out, testing::HasSubstr("\nastar           20         56       19"));
  EXPECT_THAT(shell.read("t.jsonl"), testing::HasSubstr("\"decision\":\"up\""));
  EXPECT_THAT(shell.read("page.html"), testing::HasSubstr("</html>"));
}

}  // namespace
