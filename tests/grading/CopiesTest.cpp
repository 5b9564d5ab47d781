// `grade --all` finds copies among submissions that have nothing in common.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <random>
#include <set>
#include <string>

#include "tests/programs/Shell.h"

namespace {

// A random expression of at least 2^depth tokens.
std::string expression(std::mt19937& random, int depth) {
  if (depth == 0) return random() % 2 == 0 ? "value" : "7";
  const std::string operators[] = {" + ", " * ", " < ", " || ", " & ", " >> ", " == ", " - "};
  const std::string left = expression(random, depth - 1);
  return "(" + left + operators[random() % 8] + expression(random, depth - 1) + ")";
}

// Ten functions, in this or the other order.
std::string program(unsigned seed, bool isReversed = false) {
  std::mt19937 random(seed);
  std::string joined;
  for (int i = 0; i < 10; ++i) {
    const std::string function = "int get() { return " + expression(random, 6) + "; }\n";
    joined = isReversed ? function + joined : joined + function;
  }
  return joined;
}

TEST(CopiesTest, StandFirstAndAreLookedForOnce) {
  const Shell shell;
  if (shell.run("command -v sim_c++").status != 0) GTEST_SKIP() << "there is no similarity-tester";
  for (unsigned i = 1; i <= 18; ++i) {
    shell.run("mkdir -p class/" + std::to_string(i));
    shell.write("class/" + std::to_string(i) + "/Sudoku.h", program(i));
  }
  // All of starter and tim is the course's.
  shell.run("cp -r " PROJECT_DIR "/docs/coursework/starter " PROJECT_DIR
            R"(/tests/grading/submissions/{plain,literal} class; cp -r class/starter class/tim
mkdir class/bob last last/ann
sed -E 's/\b([a-z]+_|value)\b/x/g; s|//.*|// mine|' class/literal/Sudoku.h >class/bob/Sudoku.h)");
  shell.write("last/ann/BestFirstSearch.h", "#include <set>\n" + program(9, true));

  const std::string grade =
      "PATH=$path $(command -v grade) --compiler $(command -v g++) --all class --earlier last "
      "--out out --seed 1 --part a\n";
  const std::string note =
      "similarity-tester is not installed, so copies were not looked for: apt-get install "
      "similarity-tester\n";
  EXPECT_NE(shell.run("path=; " + grade).out.find(note), std::string::npos);
  EXPECT_EQ(shell.run("path=$PATH; " + grade).out.find("similarity"), std::string::npos);
  const std::string written = shell.read("out/copies.json");
  const auto pairs = nlohmann::json::parse(written).at("pairs");
  std::set<std::string> copied;
  for (std::size_t pair = 0; pair < pairs.size(); ++pair) {
    for (const auto& side : pairs[pair]) {
      if (pair < 2) copied.insert(side.at("name"));
      const int share = side.at("share");
      EXPECT_TRUE(pair < 2 ? share >= 90 : share <= 60) << side;
    }
  }
  EXPECT_EQ(copied, (std::set<std::string>{"literal", "bob", "9", "ann (earlier)"}));

  EXPECT_EQ(shell.run("path=; " + grade).out.find("similarity"), std::string::npos);
  EXPECT_EQ(shell.read("out/copies.json"), written);
  shell.write("class/1/More.h", "int more;");
  EXPECT_NE(shell.run("path=; " + grade).out.find(note), std::string::npos);
}

}  // namespace
